"""Soundness: the frames of a position given by hand, as a game's checks of them read it."""

from typing import NamedTuple

from epocha.engine.frames import NOBODY
from epocha.engine.state import State


class Frame(NamedTuple):
    """A frame: the name of its step, its player, its numbers by name, the step and the player below, who is asked."""

    step: str
    player: int
    numbers: dict[str, int]
    below: str
    player_below: int
    asked: int


def frames_of(t: State) -> list[Frame]:
    """Return the frames from the top."""
    found: list[Frame] = []
    at = int(t.top)
    while at != NOBODY:
        step, below = t.course[int(t.step_of(at))], int(t.under(at))
        numbers = {name: int(t.read(at, i)) for i, name in enumerate(step.numbers)}
        name = "" if below == NOBODY else t.course[int(t.step_of(below))].name
        owner = NOBODY if below == NOBODY else int(t.player_of(below))
        found.append(Frame(step.name, int(t.player_of(at)), numbers, name, owner, int(t.asked_in(at))))
        at = below
    return found
