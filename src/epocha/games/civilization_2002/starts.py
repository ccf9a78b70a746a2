"""What speaks for a region as a start (see `strategy.md` of the specification, section 3)."""

from typing import Final

from mypy_extensions import i64

from epocha.games.civilization_2002.components import NONE
from epocha.games.civilization_2002.layout import Layout

START_NEAR: Final = 1.0
START_FAR: Final = 0.5
START_COAST: Final = 0.5
START_ENEMY: Final = -1.5
START_BESIDE: Final = -5.0
START_ISLAND: Final = -3.0
START_OWN: Final = 1.0
"""What speaks for a start: free neighbours, free regions two steps away, a coast, enemies two steps away and beside it,
no neighbour, and the other own start two to four steps away."""
STARTS_SHARE: Final = 0.5
"""What this is worth in points."""


def start_worth(t: Layout, p: i64, land: i64) -> float:
    """Return what speaks for a start region."""
    by_land = t.world.by_land
    found = START_COAST if t.world.is_coastal(land) else 0.0
    if by_land.count(land) == 0:
        found += START_ISLAND
    for other in range(t.world.land_count):
        far = by_land.distance(land, other)
        if far < 1 or far > 4:
            continue
        owner = t.settlement_of[other]
        if owner == NONE:
            found += START_NEAR if far == 1 else START_FAR if far == 2 else 0.0
        elif owner != p:
            found += START_BESIDE if far == 1 else START_ENEMY if far == 2 else 0.0
        elif far > 1:
            found += START_OWN
    return found


def starts_worth(t: Layout, p: i64) -> float:
    """Return what the regions where a player has started are worth in points."""
    found = 0.0
    for land in range(t.world.land_count):
        if t.settlement_of[land] == p:
            found += start_worth(t, p, land)
    return STARTS_SHARE * found
