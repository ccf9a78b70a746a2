"""Soundness: the frames of a position given by hand, as a game's checks of them read it."""

from typing import NamedTuple

from epocha.engine.frames import BELOW, HEAD, NOBODY, PLAYER, STEP
from epocha.engine.state import State


class Frame(NamedTuple):
    """A frame: the name of its step, its player, its numbers by name, and the step and the player below."""

    step: str
    player: int
    numbers: dict[str, int]
    below: str
    player_below: int


def frames_of(t: State) -> list[Frame]:
    """Return the frames from the top."""
    found: list[Frame] = []
    at = int(t.top)
    while at != NOBODY:
        step, below = t.course[int(t.stack[at + STEP])], int(t.stack[at + BELOW])
        numbers = {name: int(t.stack[at + HEAD + i]) for i, name in enumerate(step.numbers)}
        name = "" if below == NOBODY else t.course[int(t.stack[below + STEP])].name
        owner = NOBODY if below == NOBODY else int(t.stack[below + PLAYER])
        found.append(Frame(step.name, int(t.stack[at + PLAYER]), numbers, name, owner))
        at = below
    return found
