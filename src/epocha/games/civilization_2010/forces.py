"""What a battle is fought with: hands, strength, bonus and totals (CF-25.2 to CF-25.8, CF-25.17, CF-26.1 to CF-26.3).

The sides of a battle are those of `engine.battle`. Barbarians defend a village: another player plays their cards, but
nothing that player has counts for them (CF-23.8, CF-23.9).
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.battle import ATTACKER, DEFENDER, add, total
from epocha.engine.bits import single
from epocha.engine.grid import AROUND
from epocha.engine.vec import vec
from epocha.engine.vectors import zeros
from epocha.games.civilization_2010.cities import given
from epocha.games.civilization_2010.clash import FIRST, SECOND, TOGETHER
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import (
    BARBARIAN_RANK,
    BASE_BATTLE_HAND,
    BONUS_CAPITAL,
    BONUS_CITY,
    CAPITAL,
    CARD_STRENGTH,
    CARDS_OF_UNIT,
    CITIES,
    COMBAT,
    FIRST_PERSON,
    HAND_IN_CITY,
    HAND_PER_ARMY,
    NONE,
    RANKS,
    TRUMPS,
    UNIT_CARDS,
    VILLAGE,
    WALLS_BONUS,
)
from epocha.games.civilization_2010.effects import BATTLE_HAND, COINS_PER_HAND, COMBAT_BONUS, UNIT_STRENGTH
from epocha.games.civilization_2010.ground import armies_on, centre_at, is_blockaded
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.piles import drawn
from epocha.games.civilization_2010.techs import perk, rank

# --- the battle at hand ---


def is_wild(t: Layout, side: i64) -> bool:
    """Return whether a side are barbarians."""
    return side == DEFENDER and t.site[t.battle_at] == VILLAGE


def city_fought_for(t: Layout) -> i64:
    """Return the city that is attacked, as seat * CITIES + city, or NONE."""
    return centre_at(t, t.battle_at)


def side_of(t: Layout, player: i64) -> i64:
    """Return the side that a player leads, or NONE."""
    for side in (ATTACKER, DEFENDER):
        if t.commander[side] == player:
            return side
    return NONE


# --- the battle force ---


def battle_hand(t: Layout, side: i64) -> i64:
    """Return how many cards a side draws (CF-25.3, CF-25.4)."""
    player = t.commander[side]
    hand = BASE_BATTLE_HAND + perk(t, player, BATTLE_HAND)
    if perk(t, player, COINS_PER_HAND):
        hand += coins(t, player) // perk(t, player, COINS_PER_HAND)
    if side == DEFENDER and city_fought_for(t) != NONE:
        return hand + HAND_IN_CITY
    return hand + HAND_PER_ARMY * (armies_on(t, player, t.battle_at) - 1)


def draw_force(t: Layout, side: i64) -> None:
    """Draw the battle force of a player from the standing forces; the rest takes no part (CF-25.2)."""
    player = t.commander[side]
    first = player * UNIT_CARDS
    for _ in range(min(battle_hand(t, side), t.forces_held[player])):
        card = drawn(t.forces, first, first + UNIT_CARDS, t.dice_cup()) - first
        t.forces_held[player] -= 1
        add_to_force(t, side, card)
    t.disclosures += 1


def add_to_force(t: Layout, side: i64, card: i64) -> None:
    """Add a unit card to the force of a side."""
    t.force[side * UNIT_CARDS + card] += 1
    t.force_held[side] += 1


# --- strength ---


def strength_of(t: Layout, side: i64, card: i64) -> i64:
    """Return the strength of a unit of a side (CF-25.5), for blows and toughness alike (CF-25.24)."""
    if is_wild(t, side):
        return CARD_STRENGTH[card * RANKS + BARBARIAN_RANK - 1]
    player = t.commander[side]
    level = rank(t, player, card // CARDS_OF_UNIT)
    return CARD_STRENGTH[card * RANKS + level - 1] + perk(t, player, UNIT_STRENGTH)


def when_it_strikes(card: i64, foe: i64) -> i64:
    """Return when a unit strikes that meets another: FIRST if it trumps it, SECOND if it is trumped (CF-25.17)."""
    unit = card // CARDS_OF_UNIT
    other = foe // CARDS_OF_UNIT
    return FIRST if TRUMPS[unit] == other else SECOND if TRUMPS[other] == unit else TOGETHER


def strength_in_play(t: Layout, side: i64) -> i64:
    """Return what the units of a side that are alive are worth."""
    found: i64 = 0
    for front in range(len(t.front)):
        if t.front[front] != NONE and t.front_side[front] == side:
            found += strength_of(t, side, t.front[front])
    return found


# --- combat bonus ---

OF_BUILDINGS: Final = 0
OF_PEOPLE: Final = 1
OF_CITY: Final = 2
OF_WALLS: Final = 3
OF_GOVERNMENT: Final = 4
BONUS_ITEMS: Final = 5
"""What a bonus is made of: Barracks and Academies, great generals, the city that is defended, its walls (CF-25.7).

The last is of governments that a table has of its own.
"""


def bonus_sheet(t: Layout) -> vec[i64]:
    """Return the combat bonus of both sides, item by item, as `engine.battle` reckons with it."""
    sheet = zeros(2 * BONUS_ITEMS)
    for side in (ATTACKER, DEFENDER):
        if not is_wild(t, side):
            _add_symbols(t, sheet, side)
    city = city_fought_for(t)
    if city != NONE:
        add(sheet, DEFENDER, OF_CITY, BONUS_CAPITAL if city % CITIES == CAPITAL else BONUS_CITY)
        if t.walled[city // CITIES] & single(city % CITIES):
            add(sheet, DEFENDER, OF_WALLS, WALLS_BONUS)
    return sheet


def _add_symbols(t: Layout, sheet: vec[i64], side: i64) -> None:
    """Add the combat symbols around a player's cities, but for those on blockaded squares (CF-10.6)."""
    player = t.commander[side]
    for city in range(player * CITIES, (player + 1) * CITIES):
        if t.city_at[city] != NONE:
            for k in range(AROUND):
                square = t.plan.grid.around(t.city_at[city], k)
                marker = t.marker[square]
                if marker != NONE and not is_blockaded(t, player, square):
                    item = OF_BUILDINGS if marker < FIRST_PERSON else OF_PEOPLE
                    add(sheet, side, item, given(t, square, COMBAT))
    add(sheet, side, OF_GOVERNMENT, perk(t, player, COMBAT_BONUS))


def winning_side(t: Layout) -> i64:
    """Return the side with the higher total; the defender wins ties (CF-25.8, CF-26.2, CF-26.3)."""
    sheet = bonus_sheet(t)
    attack = strength_in_play(t, ATTACKER) + total(sheet, ATTACKER)
    defence = strength_in_play(t, DEFENDER) + total(sheet, DEFENDER)
    return ATTACKER if attack > defence else DEFENDER
