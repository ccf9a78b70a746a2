"""The terminal: what is printed and asked. It works without colour, in a pipe, and in 80 columns."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from epocha.cli.words import TEXTS

CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal together with what was scrolled out of it."""


class Screen:
    """Prints to a person and reads what they type.

    Args:
        lang: language of its messages.
        console: where to print; by default the standard output.
    """

    def __init__(self, lang: str, console: Console | None = None) -> None:
        self.lang = lang
        self.console = console or Console(highlight=False, soft_wrap=False)

    @property
    def is_live(self) -> bool:
        """Whether a person sits at a terminal, and not a pipe."""
        return self.console.is_terminal and self.console.is_interactive

    def text(self, message: str, **places: object) -> str:
        """Return a message of the terminal."""
        return TEXTS.say(self.lang, message, **places)

    def say(self, message: str, style: str = "", **places: object) -> None:
        """Print a message of the terminal."""
        self.line(self.text(message, **places), style)

    def line(self, words: str = "", style: str = "") -> None:
        """Print words as they are."""
        self.console.print(Text(words, style))

    def picture(self, diagram: str) -> None:
        """Print a drawing in characters, its lines cut at the edge."""
        self.console.print(Text(diagram), no_wrap=True, overflow="ellipsis")

    def heading(self, words: str) -> None:
        """Print a line across with words in it."""
        self.console.print(Rule(Text(words, "bold"), characters="─" if self.console.encoding == "utf-8" else "-"))

    def rows(self, rows: Iterable[Sequence[str]], head: Sequence[str] = (), right: Sequence[int] = ()) -> None:
        """Print rows in columns; those numbered in `right` stand at the right edge of theirs."""
        table = Table(box=None, show_header=bool(head), pad_edge=False, header_style="bold")
        kept = [list(row) for row in rows]
        for number in range(max(map(len, [head, *kept]), default=0)):
            justify = "right" if number in right else "left"
            table.add_column(head[number] if number < len(head) else "", justify=justify)  # type: ignore[arg-type]
        for row in kept:
            table.add_row(*[Text(cell) for cell in row])
        self.console.print(table)

    def read(self) -> str:
        """Return the line that the person types; EOFError if there is none any more."""
        line = self.console.input("> ").strip()
        if not self.is_live:
            self.line(line)
        return line

    def waiting(self, words: str) -> AbstractContextManager[object]:
        """Show that something takes its time; nothing in a pipe."""
        return self.console.status(Text(words)) if self.is_live else nullcontext()

    def clear(self) -> None:
        """Take everything off the screen, so that the next player does not see what was there."""
        if self.is_live:
            self.console.file.write(CLEAR_ALL)
            self.console.file.flush()
