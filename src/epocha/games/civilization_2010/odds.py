"""Chances of battles before they are fought, from what everybody sees: numbers of cards, ranks, bonuses.

The formula is fitted to simulated battles (see `strategy.md` of the specification, section 2).
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.grid import AROUND
from epocha.games.civilization_2010.components import (
    ARTILLERY,
    BASE_BATTLE_HAND,
    BONUS_CAPITAL,
    BONUS_CITY,
    CAPITAL,
    CITIES,
    COMBAT,
    HAND_IN_CITY,
    HAND_PER_ARMY,
    ICONS,
    INFANTRY,
    MARKER_ICON,
    MOUNTED,
    NONE,
    WALLS_BONUS,
)
from epocha.games.civilization_2010.effects import BATTLE_HAND, COMBAT_BONUS, UNIT_STRENGTH
from epocha.games.civilization_2010.ground import armies_on, centre_at, enemy_on
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.techs import perk, rank

CARD_POWER: Final = 0.56
"""What a point of strength that one side has more adds to the balance of a battle."""
BONUS_POWER: Final = 0.47
BARBARIAN_CARDS: Final = 3.0
WILD_STRENGTH: Final = 2.0
"""The mean strength of a barbarian card."""


def chance_of(balance: float) -> float:
    """Return the chance to win that a balance gives, from 0 to 1."""
    return 0.5 + 0.5 * balance / sqrt(4.0 + balance * balance)


def mean_strength(t: Layout, player: i64) -> float:
    """Return the mean strength of a unit card of a player, by the ranks that all see."""
    ranks = rank(t, player, INFANTRY) + rank(t, player, ARTILLERY) + rank(t, player, MOUNTED)
    return 1.0 + float(ranks) / 3.0 + float(perk(t, player, UNIT_STRENGTH))


def cards_of(t: Layout, player: i64, armies: i64) -> float:
    """Return how many cards a player would draw with so many armies on a square."""
    hand = BASE_BATTLE_HAND + HAND_PER_ARMY * (armies - 1) + perk(t, player, BATTLE_HAND)
    return float(min(hand, t.forces_held[player]))


def power_of_army(t: Layout, player: i64, armies: i64) -> float:
    """Return the power of so many armies on one square."""
    return CARD_POWER * cards_of(t, player, armies) * mean_strength(t, player)


def combat_of(t: Layout, p: i64) -> i64:
    """Return the combat symbols around a player's cities and on their cards, blockades apart."""
    found = perk(t, p, COMBAT_BONUS)
    for city in range(p * CITIES, (p + 1) * CITIES):
        centre = t.city_at[city]
        if centre != NONE:
            for k in range(AROUND):
                marker = t.marker[t.plan.grid.around(centre, k)]
                if marker != NONE:
                    found += MARKER_ICON[marker * ICONS + COMBAT]
    return found


def power_of_city(t: Layout, owner: i64, city: i64) -> float:
    """Return the power of those who defend a city, with all their combat symbols."""
    hand = BASE_BATTLE_HAND + HAND_IN_CITY + perk(t, owner, BATTLE_HAND)
    bonus = BONUS_CAPITAL if city == CAPITAL else BONUS_CITY
    if t.walled[owner] & single(city):
        bonus += WALLS_BONUS
    cards = float(min(hand, t.forces_held[owner]))
    return CARD_POWER * cards * mean_strength(t, owner) + BONUS_POWER * float(bonus + combat_of(t, owner))


def chance_at(t: Layout, player: i64, armies: i64, square: i64) -> float:
    """Return the chance of so many armies that attack what is on a square: a city, an army, a village."""
    power = power_of_army(t, player, armies) + BONUS_POWER * float(combat_of(t, player))
    city = centre_at(t, square)
    if city != NONE:
        return chance_of(power - power_of_city(t, city // CITIES, city % CITIES))
    enemy = enemy_on(t, player, square)
    if enemy == NONE:
        return chance_of(power - CARD_POWER * BARBARIAN_CARDS * WILD_STRENGTH)
    defenders = armies_on(t, enemy, square)
    if defenders == 0:
        return 1.0
    return chance_of(power - power_of_army(t, enemy, defenders) - BONUS_POWER * float(combat_of(t, enemy)))
