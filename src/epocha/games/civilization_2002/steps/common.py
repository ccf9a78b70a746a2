"""What all steps share: their numbers, and those that ask one thing of one player."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from epocha.engine.course import Step
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.state import KIND_BITS, PASS, Table

GAME_OVER: Final = 0
ROUND: Final = GAME_OVER + 1
CLOSING: Final = ROUND + 1
START_ROLL: Final = CLOSING + 1
REVEALS: Final = START_ROLL + 1
DEAL: Final = REVEALS + 1
PLACE_START: Final = DEAL + 1
PURCHASE: Final = PLACE_START + 1
FOUNDING: Final = PURCHASE + 1
NAME_OBSOLETE: Final = FOUNDING + 1
PLACE_FREE: Final = NAME_OBSOLETE + 1
ENLARGE_FREE: Final = PLACE_FREE + 1
FREE_TECHNOLOGY: Final = ENLARGE_FREE + 1
NEUTRAL_ARMY: Final = FREE_TECHNOLOGY + 1
TOKEN: Final = NEUTRAL_ARMY + 1
END_ROLL: Final = TOKEN + 1
PICK_WONDER: Final = END_ROLL + 1
PRODUCTION: Final = PICK_WONDER + 1
MOVEMENT: Final = PRODUCTION + 1
TRADE: Final = MOVEMENT + 1
"""The steps of wars and deals have the numbers from here on; see `order.py`."""

UNTIL_DONE: Final = 9999
"""More questions than a step puts to a player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Step[Table]):
    """A step in which a player answers; where nothing is open, or the player is out of the game, it is over."""

    def skip(self, table: Table, player: i64) -> None:
        table.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Going(Play):
    """A step that puts one question after the other to its player; how many, nobody can tell before."""

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (1, UNTIL_DONE)


def actions(kind: i64, things: vec[i64]) -> vec[i64]:
    """Return the actions of a kind for some things, in their order."""
    out = vec[i64](capacity=len(things))
    for thing in things:
        out = append(out, kind << KIND_BITS | thing)
    return out


def or_pass(choices: vec[i64]) -> vec[i64]:
    """Return some actions, with letting pass before them."""
    out = append(vec[i64](capacity=len(choices) + 1), PASS << KIND_BITS)
    for action in choices:
        out = append(out, action)
    return out


def finish(t: Table, why: i64) -> None:
    """The game is over."""
    t.over = why
    t.disclosures += 1
    t.clear_frames()
    t.push(GAME_OVER, NOBODY)


def two_dice(t: Table) -> i64:
    """Roll two dice."""
    t.disclosures += 1
    return 2 + t.dice_cup().below(6) + t.dice_cup().below(6)
