"""What goods, actions and what lasts are worth in culture points at the end, by the upkeeps still to come.

A good is worth what the last purchase brings: early an engine, late a building or the stage of a wonder, and nothing
after the last upkeep. What comes every turn is worth the sum of the prices at which it can still be spent.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.estimates import WEIGHTS

MOST_TURNS: Final = 40
"""The most upkeeps that prices are worked out for."""


def _prices(hundredths: tuple[int, int, int]) -> vec[float]:
    """Return a price by whole upkeeps to come: it falls with them, and fast where little can be bought any more."""
    ripe, base, slope = [0.01 * number for number in hundredths]
    out = vec[float](capacity=MOST_TURNS + 2)
    for turns in range(MOST_TURNS + 2):
        out = append(out, min(1.0, turns / ripe) * (base + slope * min(turns, 24)))
    return out


def _sums(prices: vec[float], since: int) -> vec[float]:
    """Return the sums of the prices before a number of upkeeps, or up to it if `since` is 1."""
    out = vec[float](capacity=MOST_TURNS + 2)
    total = 0.0
    for turns in range(MOST_TURNS + 2):
        if since == 1 and turns > 0:
            total += prices[turns]
        out = append(out, total)
        if since == 0:
            total += prices[turns]
    return out


RESOURCE: Final[vec[float]] = _prices(WEIGHTS.resource)
SCIENCE: Final[vec[float]] = _prices(WEIGHTS.science)
CIVIL_ACTION: Final[vec[float]] = _prices(WEIGHTS.civil_action)
MILITARY_ACTION: Final[vec[float]] = _prices(WEIGHTS.military_action)
RESOURCE_INCOME: Final[vec[float]] = _sums(RESOURCE, 0)
SCIENCE_INCOME: Final[vec[float]] = _sums(SCIENCE, 0)
"""One more resource, or science point, at every upkeep: it can be spent from the next turn on."""
CIVIL_ACTIONS: Final[vec[float]] = _sums(CIVIL_ACTION, 1)
MILITARY_ACTIONS: Final[vec[float]] = _sums(MILITARY_ACTION, 1)
"""One more action in every turn to come, that of the next upkeep included."""


def at(table: vec[float], turns: float) -> float:
    """Return a number of a table for upkeeps that need not be whole."""
    if turns <= 0.0:
        return table[0]
    if turns >= 40.0:
        return table[MOST_TURNS]
    whole = i64(turns)
    return table[whole] + (turns - float(whole)) * (table[whole + 1] - table[whole])
