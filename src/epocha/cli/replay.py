"""`epocha replay`: step through a recorded game in the terminal, or draw its positions."""

from pathlib import Path

from rich.progress import track

from epocha.cli.screen import Screen
from epocha.cli.seats import PERSON
from epocha.cli.story import show_events, told_of
from epocha.cli.verify import read_bytes
from epocha.cli.words import refused
from epocha.engine.numbers import whole_number
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
            raise refused(lang, "refused-seat", file=str(file), count=self.record.players, seat=seat)
        self.match = replay(self.record)
        self.viewer = None if seat is None else seat - 1
        self.screen = Screen(lang)
        self.names = [self.name(player) for player in range(self.record.players)]
        self.states = self.all_states()

    def all_states(self) -> list[State]:
        """Return the full state of every position, from the first to the last."""
        state = self.match.initial_state()
        states = [state.clone()]
        for move in self.match.moves:
            for pick in move.picks:
                state.play(move.player, pick)
            states.append(state.clone())
        return states

    def run(self) -> None:
        """Show position after position: all of them in a pipe, as asked for at a terminal."""
        if not self.screen.is_live:
            for ply in range(len(self.states)):
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
        wanted = whole_number(line)
        if wanted is None:
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
            before, lang = self.states[ply - 1], self.screen.lang
            told, _ = told_of(self.match, before, ply - 1, self.viewer, lang, self.names)
            show_events(self.screen, self.match.game, told, self.names)
        for comment in self.record.all_comments().get(ply, ()):
            self.screen.line(f"; {comment}", "italic")
        self.screen.line()
        self.screen.picture(self.match.game.diagram(view, self.screen.lang, self.names))
        self.screen.line()

    def view_at(self, ply: int) -> State:
        """Return the view after so many actions; Refused if there are not so many."""
        if ply >= len(self.states):
            raise refused(self.screen.lang, "refused-position", count=len(self.match.moves), ply=ply)
        return self.states[ply].view(self.viewer)

    def name(self, player: int) -> str:
        """Return the name of a seat; a person in the terminal stands as `you` or `you:NAME` in a record."""
        seat = self.record.seats[player] if self.record.seats else ""
        kind, _, name = seat.partition(":")
        return (name if kind == PERSON else seat) or self.screen.text("player", number=player + 1)

    def draw(self, folder: Path, ply: int | None) -> None:
        """Draw one position, or all, as SVG files `ply-NUMBER.svg`."""
        plies = range(len(self.states)) if ply is None else range(ply, ply + 1)
        folder.mkdir(parents=True, exist_ok=True)
        digits = len(str(len(self.match.moves)))
        words = self.screen.text("drawing")
        for number in track(plies, words, console=self.screen.console, transient=True, disable=not self.screen.is_live):
            view = self.view_at(number)
            picture = self.match.game.document(view, self.screen.lang)
            (folder / f"ply-{number:0{digits}}.svg").write_text(picture, encoding="utf-8")
        self.screen.say("drawn", count=len(plies), folder=str(folder))
