"""Set-up: civilizations, the map and the market, what each player gets and places (CF-2 to CF-4)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.course import Step
from epocha.engine.fields import Field, index, number
from epocha.engine.grid import AROUND
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.atlas import CENTRAL_CELLS, HOME_TILE
from epocha.games.civilization_2010.building import bars_figure, bars_marker, in_order
from epocha.games.civilization_2010.cities import gain_trade, trade_icons
from epocha.games.civilization_2010.components import (
    ARTILLERY,
    CAPITAL,
    CITIES,
    CIVILIZATIONS,
    FIGURES,
    FIRST_PERSON,
    FIRST_SCOUT,
    FIRST_WONDER,
    INFANTRY,
    LAND,
    MARKET_RESOURCES,
    MOUNTED,
    NONE,
    START_ARMIES,
    START_GOVERNMENT,
    START_PEOPLE,
    START_TECH,
    START_UNITS,
    START_WALLS,
    START_WONDERS,
    UNITS,
    WHITE_ARMY,
)
from epocha.games.civilization_2010.ground import lay_tile
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.markers import put_marker
from epocha.games.civilization_2010.piles import draw_person, draw_wonder, member, recruit, refill_row
from epocha.games.civilization_2010.state import KIND_BITS, PAYLOAD, PICK, PLACE, Table
from epocha.games.civilization_2010.steps.common import (
    PLACE_CAPITAL,
    START_FIGURE,
    START_TOKEN,
    Going,
    Play,
)

ANCIENT: Final = 0
"""The age of the wonder with which a civilization may start."""


def free_civilizations(t: Layout) -> i64:
    """Return the set of civilizations that nobody has (CF-2.1)."""
    free = t.agreed.civilizations
    for p in range(t.players):
        if t.civilization[p] != NONE:
            free &= ~single(t.civilization[p])
    return free


def draw_civilizations(t: Layout) -> None:
    """Let everybody draw a civilization (CF-2.1)."""
    for p in range(t.players):
        free = free_civilizations(t)
        t.civilization[p] = member(free, t.dice_cup().below(count(free)))


class PickCivilization(Step[Table]):
    """CF-2.1, where players choose."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        free = free_civilizations(table)
        for civilization in range(CIVILIZATIONS):
            if free & single(civilization):
                out = append(out, PICK << KIND_BITS | civilization)
        return out

    def apply(self, table: Table, player: i64, action: i64) -> None:
        table.civilization[player] = action & PAYLOAD
        table.pop()


class LayOut(Step[Table]):
    """The common part: unit cards, market, home tiles (CF-2.3 to CF-2.12, CF-3.1); then everybody places (CF-4.17)."""

    def run(self, table: Table) -> None:
        table.pop()
        for wonder in range(table.agreed.wonders):
            table.wonders_left |= single(wonder)
        for resource in range(MARKET_RESOURCES):
            table.market[resource] = table.players
        for k in range(table.players):  # the last one is asked last, and so lies lowest
            p = (table.first + table.players - 1 - k) % table.players
            table.push(PLACE_CAPITAL, p, equip(table, p))
        refill_row(table)


def equip(t: Table, p: i64) -> i64:
    """Give a player what follows from the civilization alone; return the marker that it starts with, or NONE."""
    civilization = t.civilization[p]
    for unit in (INFANTRY, ARTILLERY, MOUNTED):
        recruit(t, p, unit)
    for unit in range(UNITS):
        for _ in range(START_UNITS[civilization * UNITS + unit]):
            recruit(t, p, unit)
    t.techs[p] = single(START_TECH[civilization])
    t.government[p] = START_GOVERNMENT[civilization]
    lay_tile(t, t.plan.home[p], HOME_TILE[civilization], t.plan.home_turns[p])
    if START_PEOPLE[civilization]:
        return FIRST_PERSON + draw_person(t)
    if START_WONDERS[civilization] and t.wonders_left:
        return FIRST_WONDER + draw_wonder(t, ANCIENT)
    return NONE


class PlaceCapital(Play):
    """CF-4.1, CF-4.2, CF-4.11."""

    MARKER: Final = 0  # what is placed next
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("marker", of="marker"),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        squares = vec[i64](capacity=4)
        for i in range(len(CENTRAL_CELLS)):
            squares = append(squares, table.plan.grid.square_of(table.plan.home[player], CENTRAL_CELLS[i]))
        return placings(in_order(squares))

    def act(self, table: Table, player: i64, action: i64) -> None:
        marker = table.get(PlaceCapital.MARKER)
        table.city_at[player * CITIES + CAPITAL] = action & PAYLOAD
        if START_WALLS[table.civilization[player]]:
            table.walled[player] |= single(CAPITAL)
        if marker == NONE:
            table.replace(START_FIGURE, player)
        else:
            table.replace(START_TOKEN, player, marker)


class StartToken(Play):
    """A great person or wonder is placed before figures and before icons are counted (CF-4.10, CF-4.12, CF-4.16)."""

    MARKER: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("marker", of="marker", none=False),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for square in around_capital(table, player):
            if bars_marker(table, player, square, LAND, self.rule) is None:
                out = append(out, square)
        return placings(out)

    def act(self, table: Table, player: i64, action: i64) -> None:
        put_marker(table, player, action & PAYLOAD, table.get(StartToken.MARKER))
        table.replace(START_FIGURE, player)


class StartFigure(Going):
    """An army, a scout, and of one civilization the white army (CF-4.4, CF-4.15); then the dial is set (CF-4.8)."""

    PLACED: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("placed", most=2),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        is_scout = start_figure(table.get(StartFigure.PLACED)) >= FIRST_SCOUT
        out = vec[i64](capacity=8)
        for square in around_capital(table, player):
            if bars_figure(table, player, square, is_scout) is None:
                out = append(out, square)
        return placings(out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        square = action & PAYLOAD
        if action >> KIND_BITS != PLACE or square not in around_capital(table, player):
            return "CF-4.4"
        return bars_figure(table, player, square, False) or "CF-4.4"

    def act(self, table: Table, player: i64, action: i64) -> None:
        placed = table.get(StartFigure.PLACED)
        table.figure_at[player * FIGURES + start_figure(placed)] = action & PAYLOAD
        if placed < 1 + START_ARMIES[table.civilization[player]]:
            table.put(StartFigure.PLACED, placed + 1)
            return
        gain_trade(table, player, trade_icons(table, player))
        table.pop()


def start_figure(placed: i64) -> i64:
    """Return which figure is placed when so many have been."""
    return 0 if placed == 0 else FIRST_SCOUT if placed == 1 else WHITE_ARMY


def around_capital(t: Layout, player: i64) -> vec[i64]:
    """Return the squares around a capital, ascending."""
    out = vec[i64](capacity=8)
    for k in range(AROUND):
        out = append(out, t.plan.grid.around(t.city_at[player * CITIES + CAPITAL], k))
    return in_order(out)


def placings(squares: vec[i64]) -> vec[i64]:
    """Return the actions that place something on one of these squares."""
    out = vec[i64](capacity=len(squares))
    for i in range(len(squares)):
        out = append(out, PLACE << KIND_BITS | squares[i])
    return out
