"""The Start of Turn phase: cities are founded, governments changed, scouts sent to gather (CF-6 to CF-9)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.fields import Field, index
from epocha.engine.grid import AROUND, OFF
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.building import bars_figure, in_order, person_squares
from epocha.games.civilization_2010.cities import cities_of, harvestable, has_city, scout_square
from epocha.games.civilization_2010.components import (
    CITIES,
    FIGURES,
    FIRST_SCOUT,
    GOVERNMENTS,
    NONE,
    PEOPLE,
    RESOURCES,
    SCOUTS,
    WATER,
)
from epocha.games.civilization_2010.effect_tables import FIRST_GOVERNMENT_CARD
from epocha.games.civilization_2010.effects import (
    ARMIES_FOUND,
    AT_GLORY,
    AT_START_OF_TURN,
    OWN_TURN,
    START_HARVEST,
    START_PHASE,
)
from epocha.games.civilization_2010.governments import bars_government, set_government
from epocha.games.civilization_2010.ground import enemy_on, figures_on, is_open, retire, terrain_at
from epocha.games.civilization_2010.layout import DID_HARVEST_AT_START, Layout
from epocha.games.civilization_2010.state import (
    ASSIGN,
    FOUND,
    GOVERN,
    HARVEST,
    KIND_BITS,
    NO_CITY,
    PASS,
    PAYLOAD,
    PLACE,
    SEND_FOR,
    Table,
)
from epocha.games.civilization_2010.steps.common import PLACE_PERSON, RELOCATE, Going
from epocha.games.civilization_2010.steps.costs import do_deed
from epocha.games.civilization_2010.steps.deeds import (
    add_deeds,
    bars_deed,
    deed_picks,
    is_deed,
    is_named,
    source_of,
)
from epocha.games.civilization_2010.steps.gains import fire, take_resource
from epocha.games.civilization_2010.techs import most_cities, perk, stacking_limit

BETWEEN_CITIES: Final = 3
"""How far apart city centres must be, diagonals counting as 1 (CF-7.7)."""
LEAVES_WHAT_IT_SENT: Final = 3
"""The rules version from which a scout that makes room for a city gathers for none; before, it went on elsewhere."""


# --- founding cities (CF-7) ---


def founder(n: i64) -> i64:
    """Return the figure that founds: first the scouts are counted, then the armies."""
    return FIRST_SCOUT + n if n < SCOUTS else n - SCOUTS


def bars_founding(t: Layout, player: i64, n: i64) -> str | None:
    """Return the rule that keeps a player from founding a city where a figure stands, if one does."""
    if n >= FIGURES or (n >= SCOUTS and perk(t, player, ARMIES_FOUND) == 0):
        return "CF-7.2"
    square = t.figure_at[player * FIGURES + founder(n)]
    if square == NONE:
        return "CF-7.2"
    if cities_of(t, player) >= most_cities(t, player):
        return "CF-7.1"
    if terrain_at(t, square) == WATER:
        return "CF-7.3"
    for k in range(AROUND):
        rule = bars_near_city(t, player, t.plan.grid.around(square, k))
        if rule is not None:
            return rule
    for city in range(t.players * CITIES):
        if t.city_at[city] != NONE and t.plan.grid.apart(t.city_at[city], square) < BETWEEN_CITIES:
            return "CF-7.7"
    return None if room_around(t, player, square) >= count(figures_on(t, player, square)) - 1 else "CF-7.14"


def bars_near_city(t: Layout, player: i64, square: i64) -> str | None:
    """Return the rule that keeps a square from being in the outskirts of a new city."""
    if square == OFF or not is_open(t, square):
        return "CF-7.4"
    if t.site[square] != NONE:
        return "CF-7.5"
    return "CF-7.6" if enemy_on(t, player, square) != NONE else None


def room_around(t: Layout, player: i64, centre: i64) -> i64:
    """Return how many figures of a player could come to stand around a square (CF-7.9)."""
    found: i64 = 0
    for k in range(AROUND):
        square = t.plan.grid.around(centre, k)
        if bars_figure(t, player, square, False) is None:
            found += stacking_limit(t, player) - count(figures_on(t, player, square))
    return found


def found_city(t: Table, player: i64, n: i64) -> None:
    """CF-7.8 to CF-7.11: a figure makes way for a city; others are moved off its centre."""
    square = t.figure_at[player * FIGURES + founder(n)]
    retire(t, player, single(founder(n)))
    city: i64 = 0
    while has_city(t, player, city):
        city += 1
    t.city_at[player * CITIES + city] = square
    if figures_on(t, player, square):
        t.push(RELOCATE, player, square)
    fire(t, player, AT_GLORY)


class Relocate(Going):
    """CF-7.9: one figure after the other leaves the centre of the new city; scouts send nothing any more (CF-9.3)."""

    CENTRE: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("centre", of="square", none=False),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        squares = vec[i64](capacity=AROUND)
        if figures_on(table, player, table.get(Relocate.CENTRE)):
            for k in range(AROUND):
                square = table.plan.grid.around(table.get(Relocate.CENTRE), k)
                if bars_figure(table, player, square, False) is None:
                    squares = append(squares, square)
        squares = in_order(squares)
        out = vec[i64](capacity=AROUND)
        for i in range(len(squares)):
            out = append(out, PLACE << KIND_BITS | squares[i])
        return out

    def act(self, table: Table, player: i64, action: i64) -> None:
        for figure in range(FIGURES):
            if table.figure_at[player * FIGURES + figure] == table.get(Relocate.CENTRE):
                table.figure_at[player * FIGURES + figure] = action & PAYLOAD
                if figure >= FIRST_SCOUT and table.setup.version >= LEAVES_WHAT_IT_SENT:
                    table.sends[player * SCOUTS + figure - FIRST_SCOUT] = NONE
                return


# --- scouts that gather (CF-9) ---


def bars_assigning(t: Layout, player: i64, scout: i64, city: i64) -> str | None:
    """Return the rule that keeps a scout from being sent to gather for a city, or for none."""
    if scout_square(t, player, scout) == NONE:
        return "CF-9.1"
    if city != NO_CITY and (city >= CITIES or not has_city(t, player, city)):
        return "CF-9.1"
    if t.fresh[player] & single(FIRST_SCOUT + scout):
        return "CF-9.2"
    now = t.sends[player * SCOUTS + scout]
    return "CF-9.7" if city == (NO_CITY if now == NONE else now) else None


# --- the phase ---


class StartOfTurn(Going):
    """CF-6.2: one thing after the other, until the player passes (CF-6.4)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        if len(draft):
            return deed_picks(table, player, draft)
        out = append(vec[i64](capacity=16), PASS << KIND_BITS)
        for n in range(FIGURES):
            if bars_founding(table, player, n) is None:
                out = append(out, FOUND << KIND_BITS | n)
        for government in range(GOVERNMENTS):
            if bars_government(table, player, government) is None:
                out = append(out, GOVERN << KIND_BITS | government)
        for scout in range(SCOUTS):
            for city in range(NO_CITY + 1):
                if bars_assigning(table, player, scout, city) is None:
                    out = append(out, ASSIGN << KIND_BITS | scout << 2 | city)
        for person in range(PEOPLE):
            if bars_sending_for(table, player, person) is None:
                out = append(out, SEND_FOR << KIND_BITS | person)
        for resource in range(RESOURCES):
            if bars_early_harvest(table, player, resource) is None:
                out = append(out, HARVEST << KIND_BITS | resource)
        return add_deeds(table, player, START_PHASE, OWN_TURN, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        thing = action & PAYLOAD
        rule: str | None = None
        if len(table.draft(player)):
            return "CF-18.18"
        if kind == FOUND:
            rule = bars_founding(table, player, thing)
        elif kind == GOVERN:
            rule = bars_government(table, player, thing)
        elif kind == ASSIGN:
            rule = bars_assigning(table, player, thing >> 2, thing & 3)
        elif kind == SEND_FOR:
            rule = bars_sending_for(table, player, thing)
        elif kind == HARVEST:
            rule = bars_early_harvest(table, player, thing)
        elif is_deed(kind):
            rule = bars_deed(table, player, source_of(action), START_PHASE, OWN_TURN)
        return rule or self.rule

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        draft = table.draft(player)
        return not is_deed(draft[0] >> KIND_BITS) or is_named(table, player, draft)

    def act_on(self, table: Table, player: i64, picks: vec[i64]) -> None:
        kind = picks[0] >> KIND_BITS
        thing = picks[0] & PAYLOAD
        if kind == PASS:
            table.pop()
        elif kind == FOUND:
            found_city(table, player, thing)
        elif kind == GOVERN:
            table.governed |= single(player)
            set_government(table, player, thing)
            fire(table, player, AT_START_OF_TURN, FIRST_GOVERNMENT_CARD + thing)
        elif kind == ASSIGN:
            table.sends[player * SCOUTS + (thing >> 2)] = NONE if thing & 3 == NO_CITY else thing & 3
        elif kind == SEND_FOR:
            table.reserve[player * PEOPLE + thing] -= 1
            table.push(PLACE_PERSON, player, thing)
        elif kind == HARVEST:
            table.did[player] |= DID_HARVEST_AT_START
            take_resource(table, player, thing)
        else:
            do_deed(table, player, picks)


def bars_early_harvest(t: Layout, player: i64, resource: i64) -> str | None:
    """Return the rule that keeps a player from harvesting before City Management, as some governments let (CF-12.1)."""
    if perk(t, player, START_HARVEST) == 0 or t.did[player] & DID_HARVEST_AT_START:
        return "CF-12.1"
    for city in range(CITIES):
        if has_city(t, player, city) and harvestable(t, player, city) & single(resource):
            return None
    return "CF-20.1"


def bars_sending_for(t: Layout, player: i64, person: i64) -> str | None:
    """Return the rule that keeps a player from placing a great person from the reserve (CF-19.4)."""
    at = player * PEOPLE + person
    if t.reserve[at] <= t.fresh_people[at]:
        return "CF-19.4"
    return None if len(person_squares(t, player)) else "CF-19.3"
