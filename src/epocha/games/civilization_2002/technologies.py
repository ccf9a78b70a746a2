"""Technologies and what follows from them: what figures are, what can be learned, and what cards still work."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.games.civilization_2002.components import (
    BASIC_DICE,
    BASIC_SUPPORT,
    BATTLESHIP,
    CARRIER,
    CATAPULT,
    ERAS,
    FIGURE_ERA,
    GREAT_WALL,
    JET,
    MEDIEVAL,
    MODERN,
    NONE,
    PREREQUISITES,
    TECHNOLOGIES,
    TECHNOLOGY_COST,
    TECHNOLOGY_ERA,
    UNIT_BONUS,
    UNIT_DICE,
    UNIT_ERA,
    UNIT_SUPPORT,
    UNIT_TECHNOLOGY,
    UNITS_OF_FIGURE,
    WONDER_DEFENCE,
    WONDER_DISCOUNT,
    WONDER_ERA,
    WONDERS,
)
from epocha.games.civilization_2002.layout import Layout

SETTLEMENT_BONUS: Final = 1

# --- who knows what ---


def obtained(t: Layout) -> i64:
    """Return the set of technologies that anybody has ever obtained: owned ones and those set aside (CE-21.3)."""
    found = t.aside
    for p in range(t.players):
        found |= t.technologies[p]
    return found


def is_obtained(t: Layout, technology: i64) -> bool:
    """Return whether anybody has ever obtained a technology."""
    return obtained(t) & single(technology) != 0


def owner_of(t: Layout, technology: i64) -> i64:
    """Return who owns a technology, or NONE."""
    for p in range(t.players):
        if t.technologies[p] & single(technology):
            return p
    return NONE


# --- what figures are ---


def is_enabled(t: Layout, figure: i64) -> bool:
    """Return whether anybody has obtained a technology of a figure, in the advanced rules (CE-8.8)."""
    known = obtained(t)
    for unit in UNITS_OF_FIGURE[figure]:
        if known & single(UNIT_TECHNOLOGY[unit]):
            return True
    return False


def unit_of(t: Layout, figure: i64) -> i64:
    """Return the unit type that a figure is in the advanced rules: the best one enabled, else the first.

    So modernisation (CE-3.14, CE-3.15) needs nothing to be done.
    """
    known = obtained(t)
    units = UNITS_OF_FIGURE[figure]
    best = units[0]
    for unit in units:
        if known & single(UNIT_TECHNOLOGY[unit]):
            best = unit
    return best


def era_of(t: Layout, figure: i64) -> i64:
    """Return the era of a figure; only the catapult changes it (CE-3.12, CE-3.15)."""
    if figure == CATAPULT:
        if t.agreed.advanced:
            return UNIT_ERA[unit_of(t, figure)]
        return min(t.era, MEDIEVAL)
    return FIGURE_ERA[figure]


def dice_of(t: Layout, figure: i64) -> i64:
    """Return how many dice a fighting figure rolls (CE-11.13, CE-11.14)."""
    if t.agreed.advanced:
        return UNIT_DICE[unit_of(t, figure)]
    return BASIC_DICE[figure * ERAS + era_of(t, figure)]


def bonus_of(t: Layout, figure: i64) -> i64:
    """Return what is added to the dice of a figure (CE-11.23)."""
    return UNIT_BONUS[unit_of(t, figure)] if t.agreed.advanced else 0


def support_dice_of(t: Layout) -> i64:
    """Return how many dice an aircraft adds (CE-11.13, CE-11.14)."""
    if t.agreed.advanced:
        return UNIT_SUPPORT[unit_of(t, JET)]
    return BASIC_SUPPORT[JET * ERAS + MODERN]


def are_carriers(t: Layout) -> bool:
    """Return whether battleships have become carriers (CE-3.16)."""
    return t.agreed.advanced and unit_of(t, BATTLESHIP) == CARRIER


def settlement_bonus_of(t: Layout, owner: i64) -> i64:
    """Return what the owner of a settlement adds in battles there (CE-11.20 to CE-11.22)."""
    return WONDER_DEFENCE[GREAT_WALL] if has_wonder(t, owner, GREAT_WALL) else SETTLEMENT_BONUS


# --- learning, in the advanced rules ---


def bars_learning(t: Layout, technology: i64) -> str | None:
    """Return the rule that keeps everybody from obtaining a technology now, if one does."""
    known = obtained(t)
    if known & single(technology):
        return "CE-18.1"
    if PREREQUISITES[technology] & ~known:
        return "CE-8.25"
    return None


def price_to_learn(t: Layout, player: i64, technology: i64) -> i64:
    """Return what a technology costs a player (CE-8.26, CE-20.11)."""
    era = TECHNOLOGY_ERA[technology]
    price = TECHNOLOGY_COST[technology]
    if era < t.era:
        return (price + 1) // 2
    for wonder in range(WONDERS):
        if WONDER_DISCOUNT[wonder] and WONDER_ERA[wonder] == era and has_wonder(t, player, wonder):
            price -= WONDER_DISCOUNT[wonder]
    return price


def learnable(t: Layout) -> i64:
    """Return the set of technologies that anybody could obtain now (CE-8.25)."""
    known = obtained(t)
    found: i64 = 0
    for technology in range(TECHNOLOGIES):
        if known & single(technology) == 0 and PREREQUISITES[technology] & ~known == 0:
            found |= single(technology)
    return found


# --- wonders ---


def has_wonder(t: Layout, player: i64, wonder: i64) -> bool:
    """Return whether a player has a wonder that works: in the advanced rules, in its era or before (CE-20.3)."""
    if not t.agreed.advanced or t.wonders[player] & single(wonder) == 0:
        return False
    return WONDER_ERA[wonder] >= t.era


def owner_of_wonder(t: Layout, wonder: i64) -> i64:
    """Return who has a wonder, or NONE."""
    for p in range(t.players):
        if t.wonders[p] & single(wonder):
            return p
    return NONE
