"""Where the figures of a player are drawn to: fields of pull over the map, one for scouts and one for armies.

A field has for every square what the best goal is worth, less what the way there costs. So whoever always goes where it
is higher comes to the best goal near, whatever lies in between. Numbers are tenths of a point of trade.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.grid import AROUND, DIRECTIONS, OFF
from epocha.engine.vec import vec
from epocha.engine.vectors import filled
from epocha.games.civilization_2010.campaign import Campaign, armies_within, has_a_chance
from epocha.games.civilization_2010.cities import cities_of
from epocha.games.civilization_2010.components import (
    CAPITAL,
    CITIES,
    FIGURES,
    FIRST_SCOUT,
    HUT,
    NONE,
    VILLAGE,
    WATER,
)
from epocha.games.civilization_2010.effects import CROSS, END, HUT_SCOUTS, PEACEFUL, WATER_MODE
from epocha.games.civilization_2010.ground import armies_on, centre_at, enemy_on, is_open, terrain_at
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.odds import chance_at
from epocha.games.civilization_2010.outlook import square_worth
from epocha.games.civilization_2010.techs import most_cities, perk, speed, stacking_limit

SHUT: Final = -1000000
"""The pull of a square that may not be entered."""
STEP_COST: Final = 8
SWEEPS: Final = 3
"""How often the map is gone over, each time forth and back; ways with more turns than that are not seen."""
SITE_SHARE: Final = 5
"""Tenths of what a city would bring that draw a scout to its site."""
APART: Final = 3
EXPLORE: Final = 70
HUT_PULL: Final = 90
VILLAGE_PULL: Final = 130
SCOUT_PULL: Final = 100
ARMY_PULL: Final = 110
CITY_PULL: Final = 400
CAPITAL_PULL: Final = 2500
RALLY_PULL: Final = 220
GUARD_PULL: Final = 20
FAIR: Final = 0.72
"""The chance from which on one fights for what is not a city."""
BOLD: Final = 0.4
"""The chance from which on one attacks a capital, which ends the game."""
GATHER_SHARE: Final = 6.0
"""Tenths of what a square gives that draw a scout there to gather it."""


def scout_field(t: Layout, p: i64, left: float) -> vec[i64]:
    """Return the pull on a player's scouts."""
    size = len(t.marker)
    goods = filled(size, 0)
    for square in range(size):
        if is_open(t, square):
            goods[square] = i64(10.0 * square_worth(t, square, left))
    field = filled(size, SHUT)
    wants_city = cities_of(t, p) < most_cities(t, p)
    for square in range(size):
        if may_stand(t, p, square, False):
            pull: i64 = 0
            if not is_own_outskirts(t, p, square):
                pull = i64(0.1 * GATHER_SHARE * float(goods[square]))
            if is_edge(t, square):
                pull = max(pull, EXPLORE)
            if wants_city and is_site(t, p, square):
                pull = max(pull, site_pull(t, square, goods))
            field[square] = pull
    return flow(t, p, field)


def army_field(t: Layout, p: i64, left: float) -> vec[i64]:
    """Return the pull on a player's armies."""
    size = len(t.marker)
    field = filled(size, SHUT)
    group = largest_stack(t, p)
    for square in range(size):
        if may_stand(t, p, square, True):
            field[square] = army_pull(t, p, square, group)
    rally(t, p, field, group)
    return flow(t, p, field)


def army_pull(t: Layout, p: i64, square: i64, group: i64) -> i64:
    """Return what draws armies to a square itself, in groups as large as there are."""
    city = centre_at(t, square)
    if city != NONE:
        return city_pull(t, p, square, city, group)
    enemy = enemy_on(t, p, square)
    if enemy != NONE:
        if perk(t, p, PEACEFUL):
            return SHUT
        if armies_on(t, enemy, square) == 0:
            return SCOUT_PULL
        chance = chance_at(t, p, group, square)
        return i64(chance * float(ARMY_PULL)) if chance >= FAIR else SHUT
    if t.site[square] == HUT:
        return HUT_PULL
    if t.site[square] == VILLAGE:
        chance = chance_at(t, p, group, square)
        return i64(chance * float(VILLAGE_PULL)) if chance >= FAIR else SHUT
    if is_edge(t, square):
        return EXPLORE
    home = t.city_at[p * CITIES + CAPITAL]
    return GUARD_PULL if home != NONE and t.plan.grid.apart(home, square) == 1 else 0


def city_pull(t: Layout, p: i64, square: i64, city: i64, group: i64) -> i64:
    """Return what draws armies to the centre of a city."""
    if city // CITIES == p:
        return 0
    if perk(t, p, PEACEFUL):
        return SHUT
    chance = chance_at(t, p, group, square)
    if city % CITIES == CAPITAL:
        return i64(chance * float(CAPITAL_PULL)) if chance >= BOLD else SHUT
    return i64(chance * float(CITY_PULL)) if chance >= FAIR else SHUT


def rally(t: Layout, p: i64, field: vec[i64], group: i64) -> None:
    """Draw armies together where they meet, if a full stack could conquer a capital."""
    if perk(t, p, PEACEFUL) or not has_a_chance(t, p, stacking_limit(t, p)):
        return
    campaign = Campaign(t, p)
    if campaign.armies > group and campaign.meeting != NONE:
        field[campaign.meeting] = max(field[campaign.meeting], RALLY_PULL)


def largest_stack(t: Layout, p: i64) -> i64:
    """Return how many armies of a player stand together at most."""
    found: i64 = 1
    for figure in range(p * FIGURES, p * FIGURES + FIRST_SCOUT):
        square = t.figure_at[figure]
        if square != NONE:
            found = max(found, armies_on(t, p, square))
    return found


# --- squares ---


def may_stand(t: Layout, p: i64, square: i64, armed: bool) -> bool:
    """Return whether figures of a player could come to a square; armies may meet somebody there."""
    if not is_open(t, square):
        return False
    if terrain_at(t, square) == WATER and perk(t, p, WATER_MODE) < CROSS:
        return False
    if armed:
        return True
    if t.site[square] != NONE:
        return t.site[square] == HUT and perk(t, p, HUT_SCOUTS) > 0
    city = centre_at(t, square)
    return enemy_on(t, p, square) == NONE and (city == NONE or city // CITIES == p)


def is_own_outskirts(t: Layout, p: i64, square: i64) -> bool:
    """Return whether a square is in or around an own city."""
    for city in range(p * CITIES, (p + 1) * CITIES):
        if t.city_at[city] != NONE and t.plan.grid.apart(t.city_at[city], square) < 2:
            return True
    return False


def is_edge(t: Layout, square: i64) -> bool:
    """Return whether a face-down tile lies beside a square."""
    for heading in range(DIRECTIONS):
        beyond = t.plan.grid.step(square, heading)
        if beyond != OFF and not is_open(t, beyond):
            return True
    return False


def is_site(t: Layout, p: i64, square: i64) -> bool:
    """Return whether a city could be founded on a square, figures of others apart (CF-7.3 to CF-7.7)."""
    if not t.plan.grid.is_inner(square) or terrain_at(t, square) == WATER:
        return False
    for city in range(t.players * CITIES):
        if t.city_at[city] != NONE and t.plan.grid.apart(t.city_at[city], square) < APART:
            return False
    for k in range(AROUND):
        other = t.plan.grid.around(square, k)
        if not is_open(t, other) or t.site[other] != NONE or enemy_on(t, p, other) != NONE:
            return False
    return True


def site_pull(t: Layout, square: i64, goods: vec[i64]) -> i64:
    """Return what draws a scout to the site of a city."""
    found: i64 = 60
    for k in range(AROUND):
        found += goods[t.plan.grid.around(square, k)]
    return found * SITE_SHARE // 10


def flow(t: Layout, p: i64, field: vec[i64]) -> vec[i64]:
    """Spread the pull of every square to those from which it can be reached."""
    size = len(field)
    stops = perk(t, p, WATER_MODE) >= END
    for _ in range(SWEEPS):
        changed = False
        for square in range(size):
            if field[square] != SHUT and drawn_on(t, field, square):
                changed = True
        for at in range(size):
            if field[size - 1 - at] != SHUT and drawn_on(t, field, size - 1 - at):
                changed = True
        if not changed:
            break
    if not stops:
        for square in range(size):
            if field[square] != SHUT and terrain_at(t, square) == WATER:
                field[square] -= STEP_COST
    return field


def drawn_on(t: Layout, field: vec[i64], square: i64) -> bool:
    """Let a square be drawn to what is beside it; return whether that changed anything."""
    best = field[square]
    for heading in range(DIRECTIONS):
        beyond = t.plan.grid.step(square, heading)
        if beyond != OFF and field[beyond] - STEP_COST > best:
            best = field[beyond] - STEP_COST
    if best == field[square]:
        return False
    field[square] = best
    return True


def is_exposed(t: Layout, p: i64, square: i64) -> bool:
    """Return whether armies of others could soon kill a scout on a square, as the crow flies; armies guard it."""
    city = centre_at(t, square)
    if armies_on(t, p, square) or (city != NONE and city // CITIES == p):
        return False
    for q in range(t.players):
        if q != p and perk(t, q, PEACEFUL) == 0 and armies_within(t, q, square, speed(t, q)):
            return True
    return False


def set_of_armies(t: Layout, p: i64, square: i64) -> i64:
    """Return the set of a player's armies on a square that have not moved."""
    found: i64 = 0
    for figure in range(FIRST_SCOUT):
        if t.figure_at[p * FIGURES + figure] == square and t.moved[p] & single(figure) == 0:
            found |= single(figure)
    return found
