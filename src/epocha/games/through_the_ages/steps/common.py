"""The numbers of the steps, and what several of them do."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.state import NOBODY
from epocha.games.through_the_ages.state import Table

BEGIN_TURN: Final = 0
RESIGNING: Final = 1
REPLENISH: Final = 2
WARS: Final = 3
TURN_EVENT: Final = 4
POLITICS: Final = 5
DISCARD_EXCESS: Final = 6
ACTIONS: Final = 7
PERFORM: Final = 8
UPKEEP: Final = 9
SOFTEN: Final = 10
UPKEEP_END: Final = 11
END_TURN: Final = 12
CARRY_OUT: Final = 13
BIDDING: Final = 14
LANDING: Final = 15
SACRIFICE: Final = 16
DEFEND: Final = 17
FIGHT: Final = 18
AFTER_FIGHT: Final = 19
PACT_REPLY: Final = 20
LOSE_WORKER: Final = 21
DESTROY_BUILDINGS: Final = 22
SPLIT_GOODS: Final = 23
CHOOSE_CARD: Final = 24
TAKE_TECHNOLOGY: Final = 25
BUILD_OR_NOT: Final = 26
SETTLERS: Final = 27
TAKE_FROM_ROW: Final = 28
PAYMENT: Final = 29
EVENT_MINES: Final = 30
GAME_OVER: Final = 31


def enter_actions(t: Table, p: i64) -> None:
    """Begin the action phase; what a rebellion costs counts as spent (TA-43.33). Tokens move by themselves again."""
    t.by_hand &= ~(1 << p)
    if t.lost_actions[p]:
        t.civil_spent = min(t.civil_total[p], t.civil_spent + t.lost_actions[p])
        t.lost_actions[p] = 0
    t.replace(ACTIONS, p)


def end_game(t: Table, why: i64) -> None:
    """The game is over."""
    t.over = why
    t.disclosures += 1
    t.clear_frames()
    t.push(GAME_OVER, NOBODY)
