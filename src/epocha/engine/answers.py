"""Answers: what a seat says, as one pick or as several, carried out, and the lines of the log that it writes.

This module is on the path of every move: no language or colour here.
"""

from typing import Any, Final, NamedTuple

from epocha.engine.course import WINDOW, Step
from epocha.engine.frames import STEP
from epocha.engine.game import EVERYBODY
from epocha.engine.notation import Notation, NotUnderstood
from epocha.engine.state import State

MORE_THAN_ONE: Final = "this is more than one answer; only the picks of one stand together, with commas between them"


class Move(NamedTuple):
    """One line of the log.

    Attributes:
        player: who answered.
        picks: what they picked; one pick unless the answer was a draft.
        text: the same as text.
        reaction: whether it answered a reaction window.
        readers: set of seats that may know the picks while the game runs, or EVERYBODY.
    """

    player: int
    picks: tuple[int, ...]
    text: str
    reaction: bool = False
    readers: int = EVERYBODY

    @property
    def action(self) -> int:
        """The first pick, which is all of it unless the line is a draft."""
        return self.picks[0]

    def is_read_by(self, viewer: int | None) -> bool:
        """Return whether a seat, or with None a spectator, may know the picks while the game runs."""
        if self.readers == EVERYBODY or viewer == self.player:
            return True
        return viewer is not None and self.readers >> viewer & 1 == 1


def carry_out(state: State, player: int, picks: tuple[int, ...]) -> tuple[Move, ...]:
    """Carry out one pick, or several of a draft; return the lines that they write.

    A text holds one answer. Were more judged with it, whoever sends something illegal behind their answer would hear
    what that brings, and nothing would have happened.

    Raises:
        NotUnderstood: they are more than one answer; nothing has changed.
        IllegalAction: naming the rule that forbids one of them; nothing has changed.
    """
    step: Step[Any] = state.course[state.stack[state.top + STEP]]
    ply = state.ply
    if len(picks) == 1:
        state.apply_action(player, picks[0])
    elif not state.apply_draft(player, list(picks)):
        raise NotUnderstood(MORE_THAN_ONE)
    if state.ply == ply:
        return ()
    setup = state.setup
    notation: Notation = setup.notation
    if step.plain:
        return (Move(player, picks, notation.text(picks[0]), False, setup.game.readers(state, player, picks)),)
    reaction = step.mode == WINDOW
    return tuple([
        Move(seat, line, notation.line(line), reaction, setup.game.readers(state, seat, line))
        for seat, line in state.lines()
    ])  # fmt: skip
