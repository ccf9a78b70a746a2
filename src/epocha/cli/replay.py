"""`epocha replay`: step through a recorded game in the terminal, or draw its positions."""

from pathlib import Path

from rich.progress import track

from epocha.cli import Refused
from epocha.cli.screen import Screen
from epocha.cli.story import Event, story
from epocha.cli.verify import read_bytes
from epocha.engine.record import Record, replay
from epocha.engine.state import State


class Replay:
    """A record being looked at.

    Args:
        file: the record.
        seat: number of the seat whose view is shown, from 1; None for a spectator's.
        lang: language.

    Raises:
        BadRecord: the file is no record that can be replayed.
        Refused: there is no such seat.
    """

    def __init__(self, file: Path, seat: int | None, lang: str) -> None:
        self.record = Record.from_bytes(read_bytes(file))
        if seat is not None and seat > self.record.players:
            raise Refused(f"{file} has seats 1 to {self.record.players}, not {seat}")
        self.match = replay(self.record)
        self.viewer = None if seat is None else seat - 1
        self.screen = Screen(lang)
        self.views = self.all_views()
        self.events: list[Event] = list(story(self.match, self.viewer, 0, lang, self.record.seats))

    def all_views(self) -> list[State]:
        """Return the view of every position, from the first to the last."""
        state = self.match.initial_state()
        views = [state.view(self.viewer)]
        for move in self.match.moves:
            state.play(move.player, move.action)
            views.append(state.view(self.viewer))
        return views

    def run(self) -> None:
        """Show position after position: all of them in a pipe, as asked for at a terminal."""
        if not self.screen.is_live:
            for ply in range(len(self.views)):
                self.show(ply)
            return
        ply = 0
        self.show(ply)
        while True:
            self.screen.say("replay-keys", "dim")
            try:
                line = self.screen.read().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if line in ("q", "quit"):
                return
            ply = self.next_ply(ply, line)

    def next_ply(self, ply: int, line: str) -> int:
        """Show the position that a line asks for, and return its number."""
        last = len(self.match.moves)
        if line.isascii() and line.isdecimal() and len(line) < 9:
            wanted = int(line)
        else:
            wanted = {"": ply + 1, "n": ply + 1, "b": ply - 1}.get(line, -1)
        if not 0 <= wanted <= last:
            self.screen.say("replay-input", count=last)
            return ply
        self.show(wanted)
        return wanted

    def show(self, ply: int) -> None:
        """Show a position, the action that led to it and the comments on it."""
        view = self.view_at(ply)
        self.screen.heading(self.screen.text("position", ply=ply, count=len(self.match.moves)))
        if ply:
            event = self.events[ply - 1]
            what = event.what or self.screen.text("unseen")
            self.screen.rows([(str(ply), self.name(event.player), what)])
        for comment in self.record.all_comments().get(ply, ()):
            self.screen.line(f"; {comment}", "italic")
        self.screen.line()
        self.screen.picture(self.match.game.diagram(view))
        self.screen.line()

    def view_at(self, ply: int) -> State:
        """Return the view after so many actions; Refused if there are not so many."""
        if ply >= len(self.views):
            raise Refused(f"this game has {len(self.match.moves)} actions, there is no position {ply}")
        return self.views[ply]

    def name(self, player: int) -> str:
        """Return the name of a seat."""
        names = self.record.seats
        return names[player] if names and names[player] else self.screen.text("player", number=player + 1)

    def draw(self, folder: Path, ply: int | None) -> None:
        """Draw one position, or all, as SVG files `ply-NUMBER.svg`."""
        plies = range(len(self.views)) if ply is None else range(ply, ply + 1)
        folder.mkdir(parents=True, exist_ok=True)
        digits = len(str(len(self.match.moves)))
        words = self.screen.text("drawing")
        for number in track(plies, words, console=self.screen.console, transient=True, disable=not self.screen.is_live):
            view = self.view_at(number)
            picture = self.match.game.picture(view, self.screen.lang)
            (folder / f"ply-{number:0{digits}}.svg").write_text(picture, encoding="utf-8")
        self.screen.say("drawn", count=len(plies), folder=str(folder))
