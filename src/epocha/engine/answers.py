"""Answers: what a seat says, as one pick or as several, carried out, and the lines of the log that it writes.

This module is on the path of every move: no language or colour here.
"""

from typing import Any, Final

from epocha.engine.course import WINDOW, Step
from epocha.engine.frames import STEP
from epocha.engine.notation import Notation, NotUnderstood
from epocha.engine.state import State

MORE_THAN_ONE: Final = "this is more than one answer; only the picks of one stand together, with commas between them"


def carry_out(state: State, player: int, picks: tuple[int, ...]) -> list[tuple[int, tuple[int, ...], str, bool]]:
    """Carry out one pick, or several of a draft; return the lines that they write.

    A text holds one answer. Were more judged with it, whoever sends something illegal behind their answer would hear
    what that brings, and nothing would have happened.

    Returns:
        Of each line the seat, its picks, their text, and whether it answered a reaction window.

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
        return []
    notation: Notation = state.setup.notation
    if step.plain:
        return [(player, picks, notation.line(picks), False)]
    reaction = step.mode == WINDOW
    return [(seat, line, notation.line(line), reaction) for seat, line in state.lines()]
