"""How a game of Stone Age went: what the points came from, and what the dice gave."""

from typing import Final

from epocha.engine.lot import Lot
from epocha.engine.state import CUT_OFF
from epocha.games.stone_age.scoring import terms
from epocha.games.stone_age.state import Table
from epocha.games.stone_age.steps import BUY_CARD, CHOOSE_PLACE, USE_TOOLS

EARNED_IN: Final = {
    "buy-building": "buildings",
    "buy-card": "cards",
    "feed": "hunger",
    "cover-shortage": "hunger",
}
"""What brings points during play, by the step in which it does."""

FINAL: Final = ("sets", "farmers", "hut-builders", "shamans", "tool-makers", "leftovers")
"""The terms of the final scoring, in their order."""

AVERAGE: Final = 3.5
"""Of a die."""


def sources(t: Table, player: int) -> dict[str, int]:
    """Return the points of a seat by source, with what the final scoring would add now (section 12)."""
    added = [0 if t.over == CUT_OFF else int(points) for points in terms(t, player)]
    score = int(t.score[player]) - (sum(added) if t.over else 0)
    played = {"buildings": 0, "cards": 0}
    return played | dict(zip(FINAL, added, strict=True)) | {"hunger": 0, "points": score}


def luck(before: Table, after: Table, player: int) -> list[Lot]:
    """Return what the dice showed that a seat threw for goods (SA-6.1, SA-7.14).

    Those of the market serve everybody.
    """
    threw = before.step_number() in (CHOOSE_PLACE, BUY_CARD) and after.step_number() == USE_TOOLS
    if not threw or before.player() != player:
        return []
    times = len(after.dice)
    return [Lot("dice", times, int(sum(after.dice)), AVERAGE * float(times))]
