"""Income, line by line, in both rule sets (CE-14 to CE-16)."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, listed
from epocha.engine.vec import append, vec
from epocha.engine.vectors import zeros
from epocha.games.civilization_2002.components import (
    HAPPINESS,
    HAPPY_BY_ITSELF,
    HAPPY_VALUE,
    METROPOLIS,
    MINIMUM,
    MONOPOLY,
    NONE,
    NUMBERS,
    PRODUCTIVITY,
    RESOURCES,
    SURPLUS,
    UNHAPPY_VALUE,
    WONDER_GOLD,
    WONDER_HAPPINESS,
    WONDER_PRODUCTIVITY,
    WONDERS,
)
from epocha.games.civilization_2002.layout import MOST_ROLL, Layout
from epocha.games.civilization_2002.settlements import holder_of_card, is_fertile, resource_of
from epocha.games.civilization_2002.technologies import has_wonder

# the lines of an income
OF_SETTLEMENTS: Final = 0
OF_SURPLUS: Final = 1
OF_VARIETY: Final = 2
OF_MONOPOLIES: Final = 3
OF_WONDERS: Final = 4
UP_TO_MINIMUM: Final = 5
LINES_OF_INCOME: Final = 6

SURPLUS_GOLD: Final[i64] = NUMBERS.surplus_advanced
VARIETY_GOLD: Final[i64] = NUMBERS.variety_advanced
FREE_HAPPINESS: Final = 1
"""Settlements that a player may make happy without any improvement (CE-15.4)."""


def surplus_resource(t: Layout) -> i64:
    """Return of which resource there is a surplus by the roll of this round (CE-14.5), or NONE before it."""
    return SURPLUS[t.era * (MOST_ROLL + 1) + t.surplus] if t.surplus else NONE


def cards_held(t: Layout, player: i64) -> vec[i64]:
    """Return how many cards of each resource a player holds, borrowed ones among them (CE-14.9)."""
    out = zeros(RESOURCES)
    owners = t.settlement_of
    for land in range(t.world.land_count):
        if owners[land] != NONE and holder_of_card(t, land) == player:
            resource = resource_of(t, land)
            if resource != NONE:
                out[resource] += 1
    return out


def income_of(t: Layout, player: i64) -> vec[i64]:
    """Return the income of a player line by line, by the roll of this round (CE-14.1, CE-16.1)."""
    out = zeros(LINES_OF_INCOME)
    held = cards_held(t, player)
    resource = surplus_resource(t)
    has_surplus = resource != NONE and held[resource] > 0
    kinds: i64 = 0
    for one in range(RESOURCES):
        kinds += 1 if held[one] else 0
        out[OF_MONOPOLIES] += MONOPOLY[min(held[one], len(MONOPOLY) - 1)]
    if t.agreed.advanced:
        out[OF_SETTLEMENTS] = city_production(t, player)
        out[OF_SURPLUS] = SURPLUS_GOLD if has_surplus else 0
        out[OF_VARIETY] = VARIETY_GOLD * kinds
        for wonder in range(WONDERS):
            if WONDER_GOLD[wonder] and has_wonder(t, player, wonder):
                out[OF_WONDERS] += WONDER_GOLD[wonder]
    else:
        out[OF_SETTLEMENTS] = settlement_production(t, player)
        out[OF_SURPLUS] = out[OF_SETTLEMENTS] if has_surplus else 0
        out[OF_VARIETY] = kinds * count(t.technologies[player])
    out[UP_TO_MINIMUM] = max(0, MINIMUM - total(out))
    return out


def total(lines: vec[i64]) -> i64:
    """Return the sum of the lines of an income."""
    found: i64 = 0
    for line in lines:
        found += line
    return found


def settlement_production(t: Layout, player: i64) -> i64:
    """Return what a player's settlements produce in the basic rules (CE-14.2, CE-14.3)."""
    found: i64 = 0
    for land in range(t.world.land_count):
        if t.settlement_of[land] == player:
            found += t.settlement_size[land] + (1 if is_fertile(t, land) else 0)
    return found


# --- city cards, in the advanced rules ---


def happiness_of(t: Layout, player: i64) -> i64:
    """Return how many settlements a player can make happy (CE-15.4, CE-15.5)."""
    found: i64 = FREE_HAPPINESS
    for improvement in listed(t.improvements[player]):
        found += HAPPINESS[improvement]
    for wonder in listed(t.wonders[player]):
        if WONDER_HAPPINESS[wonder] and has_wonder(t, player, wonder):
            found += WONDER_HAPPINESS[wonder]
    return found


def productivity_of(t: Layout, player: i64) -> i64:
    """Return how many settlements a player can make productive (CE-15.6)."""
    found: i64 = 0
    for improvement in listed(t.improvements[player]):
        found += PRODUCTIVITY[improvement]
    for wonder in listed(t.wonders[player]):
        if WONDER_PRODUCTIVITY[wonder] and has_wonder(t, player, wonder):
            found += WONDER_PRODUCTIVITY[wonder]
    return found


def produces_for(t: Layout, land: i64) -> i64:
    """Return for whom the city card of a land produces (CE-16.2, CE-24.7)."""
    return t.settlement_of[land] if t.agreed.owner_produces else holder_of_card(t, land)


def city_production(t: Layout, player: i64) -> i64:
    """Return the most that a player's city cards can produce (CE-15.9, CE-16.2).

    To be happy brings every card equally much, and twice that if it is productive. So for each number of productive
    cards among those that are happy by themselves, the largest are to be productive, and productive ones happy first.
    """
    happy = vec[i64](capacity=8)  # values of cards that are happy by themselves, the largest first
    moody = vec[i64](capacity=8)
    fertile: i64 = 0
    sum_of_all: i64 = 0
    owners = t.settlement_of
    for land in range(t.world.land_count):
        if owners[land] != NONE and produces_for(t, land) == player:
            resource = resource_of(t, land)
            at = (resource + 1) * (METROPOLIS + 1) + t.settlement_size[land]
            by_itself = resource != NONE and HAPPY_BY_ITSELF[resource] != 0
            value = HAPPY_VALUE[at] if by_itself else UNHAPPY_VALUE[at]
            if is_fertile(t, land):
                fertile += 1
                sum_of_all += 2 * value
            else:
                sum_of_all += value
                if by_itself:
                    happy = with_value(happy, value)
                else:
                    moody = with_value(moody, value)
    return sum_of_all + most_gained(happy, moody, fertile, happiness_of(t, player), productivity_of(t, player))


def with_value(values: vec[i64], value: i64) -> vec[i64]:
    """Return some values, the largest first, with one more."""
    out = vec[i64](capacity=len(values) + 1)
    waits = True
    for other in values:
        if waits and value > other:
            out = append(out, value)
            waits = False
        out = append(out, other)
    return append(out, value) if waits else out


def most_gained(happy: vec[i64], moody: vec[i64], fertile: i64, faces: i64, wheels: i64) -> i64:
    """Return the most that happiness and productivity add to the values of cards.

    Args:
        happy: values of those that are happy by themselves, the largest first. moody: of the others likewise.
        fertile: how many more there are that are productive by themselves, and are not happy.
        faces, wheels: how many cards can be made happy, and productive.
    """
    best: i64 = 0
    for k in range(min(wheels, len(moody)) + 1):
        gained: i64 = 0
        for at in range(k):
            gained += moody[at]
        for at in range(min(wheels - k, len(happy))):
            gained += happy[at]
        doubly = min(faces, k + fertile)
        singly = min(faces - doubly, len(moody) - k)
        best = max(best, gained + HAPPY_GAIN * (2 * doubly + singly))
    return best


HAPPY_GAIN: Final[i64] = HAPPY_VALUE[1] - UNHAPPY_VALUE[1]
"""How much more a happy card produces, whatever it is."""
