"""What a city may build, for how much, and where (CF-12 to CF-16, CF-19.3)."""

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.grid import AROUND
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.cities import has_city, production_of
from epocha.games.civilization_2010.components import (
    AIRCRAFT,
    ARMY_COST,
    BETTER_SIDE,
    BUILDING_COST,
    BUILDING_TECH,
    BUILDING_TERRAIN,
    BUILDING_UNIQUE,
    BUILDINGS,
    CITIES,
    CITY_WALLS,
    FIGURES,
    FIRST_PERSON,
    FIRST_SCOUT,
    FIRST_WONDER,
    LAND,
    NONE,
    RANKS,
    RUSH_PRODUCTION,
    RUSH_TRADE,
    SCOUT_COST,
    STACK,
    START_ARMIES,
    UNIT_COST,
    WATER,
    WHITE_ARMY,
    WONDER_COST,
    WONDER_DISCOUNT_COST,
    WONDER_DISCOUNT_TECH,
    WONDER_SLOTS,
)
from epocha.games.civilization_2010.effects import END, PEACEFUL, RANK, RUSH_MORE, WALLS, WATER_MODE
from epocha.games.civilization_2010.ground import figures_on, is_blockaded, terrain_at
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.markers import put_marker
from epocha.games.civilization_2010.piles import units_left
from epocha.games.civilization_2010.state import (
    ARMY_ITEM,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    SCOUT_ITEM,
    WALLS_ITEM,
)
from epocha.games.civilization_2010.techs import knows, perk, rank, stacking_limit

# --- prices ---


def cost_of(t: Layout, player: i64, item: i64) -> i64:
    """Return the production that an item costs (CF-13.1, CF-14.2, CF-16.2)."""
    if item < FIRST_WONDER_ITEM:
        return BUILDING_COST[item]
    if item < FIRST_UNIT_ITEM:
        wonder = item - FIRST_WONDER_ITEM
        discount = WONDER_DISCOUNT_TECH[wonder]
        if discount != NONE and knows(t, player, discount):
            return WONDER_DISCOUNT_COST[wonder]
        return WONDER_COST[wonder]
    if item < ARMY_ITEM:
        unit = item - FIRST_UNIT_ITEM
        return UNIT_COST[unit * RANKS + rank(t, player, unit) - 1]
    return ARMY_COST if item == ARMY_ITEM else SCOUT_COST


def rush_price(t: Layout, player: i64, missing: i64) -> i64:
    """Return the trade that buys missing production, in steps, no more of them than are needed (CF-12.7, CF-12.8)."""
    if missing <= 0:
        return 0
    each = RUSH_PRODUCTION + perk(t, player, RUSH_MORE)
    return (missing + each - 1) // each * RUSH_TRADE


# --- what is to be had ---


def free_figure(t: Layout, player: i64, is_scout: bool) -> i64:
    """Return the first unbuilt army or scout of a player, or NONE; the white army is one player's only (CF-1.3)."""
    for figure in range(FIRST_SCOUT if is_scout else 0, FIGURES if is_scout else FIRST_SCOUT):
        if t.figure_at[player * FIGURES + figure] == NONE:
            if figure != WHITE_ARMY or START_ARMIES[t.civilization[player]]:
                return figure
    return NONE


def bars_having(t: Layout, player: i64, city: i64, item: i64) -> str | None:
    """Return the rule by which an item is not to be had at all, price and place aside."""
    if item < FIRST_WONDER_ITEM:
        return _bars_building(t, player, city, item)
    if item < FIRST_UNIT_ITEM:
        for slot in range(WONDER_SLOTS):
            if t.row[slot] == item - FIRST_WONDER_ITEM:
                return None
        return "CF-16.1"
    if item < ARMY_ITEM:
        unit = item - FIRST_UNIT_ITEM
        if unit == AIRCRAFT and perk(t, player, RANK + AIRCRAFT) == 0:
            return "CF-14.1"
        return None if units_left(t, unit) else "CF-14.6"
    return None if free_figure(t, player, item == SCOUT_ITEM) != NONE else "CF-13.1"


def _bars_building(t: Layout, player: i64, city: i64, building: i64) -> str | None:
    if building == CITY_WALLS:
        return "CF-15.16" if perk(t, player, WALLS) == 0 or t.walled[player] & single(city) else None
    if not knows(t, player, BUILDING_TECH[building]):
        return "CF-15.1"
    better = BETTER_SIDE[building]
    return "CF-15.13" if better != NONE and knows(t, player, BUILDING_TECH[better]) else None


# --- where ---


def bars_marker(t: Layout, player: i64, square: i64, terrains: i64, elsewhere: str) -> str | None:
    """Return the rule that keeps a marker from a square of an own city's outskirts.

    Args:
        terrains: set of those allowed. elsewhere: the rule that says so.
    """
    if terrains & single(terrain_at(t, square)) == 0:
        return elsewhere
    return "CF-10.4" if is_blockaded(t, player, square) else None


def bars_figure(t: Layout, player: i64, square: i64, is_scout: bool) -> str | None:
    """Return the rule that keeps a new figure from a square of an own city's outskirts."""
    if terrain_at(t, square) == WATER and perk(t, player, WATER_MODE) != END:
        return "CF-13.3"
    if count(figures_on(t, player, square)) >= stacking_limit(t, player):
        return "CF-13.4"
    if is_blockaded(t, player, square):
        if is_scout:
            return "CF-13.5"
        if perk(t, player, PEACEFUL):
            return "CF-8.12"
    return None


def bars_square(t: Layout, player: i64, city: i64, item: i64, square: i64) -> str | None:
    """Return the rule that keeps a city from building an item on a square."""
    if t.plan.grid.apart(t.city_at[player * CITIES + city], square) != 1:
        return "CF-13.2" if item >= ARMY_ITEM else "CF-16.4" if item >= FIRST_WONDER_ITEM else "CF-15.2"
    return _bars_beside(t, player, t.city_at[player * CITIES + city], item, square)


def _bars_beside(t: Layout, player: i64, centre: i64, item: i64, square: i64) -> str | None:
    """Return the rule that keeps an item from a square of a city's outskirts."""
    if item >= ARMY_ITEM:
        return bars_figure(t, player, square, item == SCOUT_ITEM)
    if item >= FIRST_WONDER_ITEM:
        rule = bars_marker(t, player, square, LAND, "CF-16.9")
        return rule or ("CF-16.10" if _has_beside(t, centre, square, FIRST_WONDER, FIRST_PERSON) else None)
    replaced = t.marker[square]
    if t.stacks[STACK[item]] == 0:
        if replaced == NONE or replaced >= BUILDINGS or STACK[replaced] != STACK[item]:
            return "CF-15.1"
    rule = bars_marker(t, player, square, BUILDING_TERRAIN[item], "CF-15.2")
    if rule is None and BUILDING_UNIQUE[item] and _has_unique_beside(t, centre, square):
        return "CF-15.6"
    return rule


def _has_beside(t: Layout, centre: i64, square: i64, first: i64, last: i64) -> bool:
    """Return whether a city's outskirts have a marker from `first` up to before `last`, one square aside (CF-15.12)."""
    for k in range(AROUND):
        other = t.plan.grid.around(centre, k)
        if other != square and first <= t.marker[other] < last:
            return True
    return False


def _has_unique_beside(t: Layout, centre: i64, square: i64) -> bool:
    for k in range(AROUND):
        other = t.plan.grid.around(centre, k)
        marker = t.marker[other]
        if other != square and marker != NONE and marker < BUILDINGS and BUILDING_UNIQUE[marker]:
            return True
    return False


def needs_square(item: i64) -> bool:
    """Return whether an item is placed on a square of the outskirts; walls and unit cards are not."""
    return item != WALLS_ITEM and not FIRST_UNIT_ITEM <= item < ARMY_ITEM


def squares_to_build(t: Layout, player: i64, city: i64, item: i64) -> vec[i64]:
    """Return the squares on which a city may build an item, ascending."""
    out = vec[i64](capacity=AROUND)
    centre = t.city_at[player * CITIES + city]
    for k in (7, 0, 1, 6, 2, 5, 4, 3):  # row by row
        square = t.plan.grid.around(centre, k)
        if _bars_beside(t, player, centre, item, square) is None:
            out = append(out, square)
    return out


def _has_square(t: Layout, player: i64, city: i64, item: i64) -> bool:
    """Return whether there is a square on which a city may build an item."""
    centre = t.city_at[player * CITIES + city]
    for k in range(AROUND):
        if _bars_beside(t, player, centre, item, t.plan.grid.around(centre, k)) is None:
            return True
    return False


def bars_item(t: Layout, player: i64, city: i64, item: i64, budget: i64) -> str | None:
    """Return the rule that keeps a city from building an item.

    Args:
        budget: its production, and what rushing can add; NONE if the item is free.
    """
    rule = bars_having(t, player, city, item)
    if rule is not None:
        return rule
    if budget != NONE and cost_of(t, player, item) > budget:
        return "CF-12.5"
    if needs_square(item) and not _has_square(t, player, city, item):
        return "CF-13.6" if item >= ARMY_ITEM else "CF-12.13"
    return None


def budget_of(t: Layout, player: i64, city: i64) -> i64:
    """Return how much a city can pay with all the trade of its player."""
    rushes = t.trade[player] // RUSH_TRADE
    return production_of(t, player, city) + rushes * (RUSH_PRODUCTION + perk(t, player, RUSH_MORE))


def lay_down(t: Layout, player: i64, city: i64, item: i64, square: i64) -> None:
    """Put what a city builds where it belongs, as far as everybody can foresee it: nothing is drawn."""
    if item == WALLS_ITEM:
        t.walled[player] |= single(city)
    elif item < FIRST_WONDER_ITEM:
        put_marker(t, player, square, item)
    elif item < FIRST_UNIT_ITEM:
        wonder = item - FIRST_WONDER_ITEM
        put_marker(t, player, square, FIRST_WONDER + wonder)
        for slot in range(WONDER_SLOTS):
            if t.row[slot] == wonder:
                t.row[slot] = NONE
    elif item >= ARMY_ITEM:
        figure = free_figure(t, player, item == SCOUT_ITEM)
        t.figure_at[player * FIGURES + figure] = square
        t.fresh[player] |= single(figure)


# --- great people (CF-19.3) ---


def person_squares(t: Layout, player: i64) -> vec[i64]:
    """Return the squares on which a player may place a great person."""
    out = vec[i64](capacity=32)
    for city in range(CITIES):
        if has_city(t, player, city):
            for k in range(AROUND):
                square = t.plan.grid.around(t.city_at[player * CITIES + city], k)
                if bars_marker(t, player, square, LAND, "CF-19.3") is None:
                    out = append(out, square)
    return in_order(out)


def in_order(squares: vec[i64]) -> vec[i64]:
    """Return squares ascending."""
    out = squares[:]
    for at in range(1, len(out)):
        square = out[at]
        before = at - 1
        while before >= 0 and out[before] > square:
            out[before + 1] = out[before]
            before -= 1
        out[before + 1] = square
    return out
