"""The City Management phase: what cities do, the culture track, what is paid for otherwise (CF-12 to CF-17, CF-20.1).

An action of a city is a draft, since it is declared with all its choices: `city 1, build library, at F6`. It is put on
the table as a `CityAction`, which may be cancelled before it takes place.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.fields import Field, flag, index, number
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.building import (
    bars_item,
    bars_square,
    budget_of,
    cost_of,
    lay_down,
    needs_square,
    rush_price,
    squares_to_build,
)
from epocha.games.civilization_2010.cities import culture_from_arts, harvestable, has_city, production_of
from epocha.games.civilization_2010.components import (
    BUILDINGS,
    CAPITAL,
    CARDS_OF_UNIT,
    CITIES,
    LAST_SPACE,
    NONE,
    RESOURCES,
    SPACE_CULTURE,
    SPACE_TRADE,
)
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY
from epocha.games.civilization_2010.effects import (
    ACTION,
    AT_GLORY,
    CAPITAL_IDLE,
    CAPITAL_MORE,
    CITY_PHASE,
    OWN_TURN,
)
from epocha.games.civilization_2010.effects import (
    BUILD_FREE as FREE_ITEM,
)
from epocha.games.civilization_2010.effects import (
    CITY_ACTION as CANCEL_ACTION,
)
from epocha.games.civilization_2010.effects import (
    HARVEST as HARVESTS,
)
from epocha.games.civilization_2010.effects import (
    SPLIT as SPLITS,
)
from epocha.games.civilization_2010.layout import DID_ARTS, DID_BUILD, DID_HARVEST, Layout
from epocha.games.civilization_2010.piles import recruit, refill_row
from epocha.games.civilization_2010.state import (
    ADVANCE,
    ARMY_ITEM,
    ARTS,
    AT,
    BUILD,
    BUILD_FREE,
    CITY,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    HARVEST,
    HARVEST_BOTH,
    ITEMS,
    KIND_BITS,
    PASS,
    PAYLOAD,
    SPLIT,
    Table,
)
from epocha.games.civilization_2010.steps.arrival import arrive
from epocha.games.civilization_2010.steps.common import CITY_ACTION, Cancellable, Going
from epocha.games.civilization_2010.steps.costs import do_deed, open_window
from epocha.games.civilization_2010.steps.deeds import (
    add_deeds,
    bars_deed,
    deed_picks,
    is_deed,
    is_named,
    source_of,
)
from epocha.games.civilization_2010.steps.gains import advance, fire, is_unused, take_resource
from epocha.games.civilization_2010.techs import perk

# --- what is open ---


def action_ability(t: Layout, player: i64, verb: i64) -> i64:
    """Return the unused ability by which a city does something out of the common, or NONE."""
    for number_ in range(ABILITIES):
        ability = ABILITY[number_]
        if ability.kind == ACTION and ability.phase == CITY_PHASE and ability.effects[0].verb == verb:
            if is_unused(t, player, number_):
                return number_
    return NONE


def more_for_capital(t: Layout, player: i64, city: i64) -> i64:
    """Return how many more actions the capital has, as some governments let it, each of another kind."""
    return perk(t, player, CAPITAL_MORE) if city == CAPITAL else 0


def closed_kinds(t: Layout, player: i64, city: i64) -> i64:
    """Return the set of kinds of actions that a city may not take any more: in a last one of another kind."""
    extra = t.acted[player * CITIES + city] > t.actions_more[player]
    return t.did[player] if extra and more_for_capital(t, player, city) else 0


def bars_acting(t: Layout, player: i64, city: i64) -> str | None:
    """Return the rule that keeps a city from acting, if one does (CF-8.7, CF-12.1, CF-12.11)."""
    if city >= CITIES or not has_city(t, player, city):
        return "CF-12.1"
    if t.acted[player * CITIES + city] > t.actions_more[player] + more_for_capital(t, player, city):
        return "CF-12.1"
    return "CF-8.7" if city == CAPITAL and perk(t, player, CAPITAL_IDLE) else None


def bars_advancing(t: Layout, player: i64) -> str | None:
    """Return the rule that keeps a player from paying for the next space of the culture track (CF-17.3)."""
    space = t.track[player] + 1
    if space > LAST_SPACE or t.culture[player] < SPACE_CULTURE[space] or t.trade[player] < SPACE_TRADE[space]:
        return "CF-17.3"
    return None


# --- drafts: the parts of an action ---


class Order:
    """An action of a city, read from the picks of a draft.

    Attributes:
        city. split: whether two items are bought. free: whether the item is free. items, squares: of each, or NONE.
        parts: how many items are named. needs: whether a square is still missing for the last one.
    """

    def __init__(self, picks: vec[i64]) -> None:
        self.city: i64 = picks[0] & PAYLOAD
        self.split = False
        self.free = False
        self.item: i64 = NONE
        self.square: i64 = NONE
        self.second: i64 = NONE
        self.second_square: i64 = NONE
        self.needs = False
        for at in range(1, len(picks)):
            self._read(picks[at] >> KIND_BITS, picks[at] & PAYLOAD)

    def _read(self, kind: i64, thing: i64) -> None:
        if kind == SPLIT:
            self.split = True
        elif kind == AT:
            self.needs = False
            if self.second == NONE:
                self.square = thing
            else:
                self.second_square = thing
        elif kind in (BUILD, BUILD_FREE):
            self.free = kind == BUILD_FREE
            self.needs = needs_square(thing)
            if self.item == NONE:
                self.item = thing
            else:
                self.second = thing


def after_first(t: Table, player: i64, order: Order) -> Table:
    """Return the table as it stands for the second item of a split: with the first laid down (CF-12.10)."""
    after = t.clone()
    lay_down(after, player, order.city, order.item, order.square)
    if FIRST_UNIT_ITEM <= order.item < ARMY_ITEM:
        take_unit_off(after, order.item - FIRST_UNIT_ITEM)
    return after


def take_unit_off(t: Layout, unit: i64) -> None:
    """Count one card of a type less, whichever it will be."""
    if t.deck_held[unit]:
        t.deck_held[unit] -= 1
        return
    for card in range(unit * CARDS_OF_UNIT, (unit + 1) * CARDS_OF_UNIT):
        if t.returned[card]:
            t.returned[card] -= 1
            return


class Management(Going):
    """CF-12.1 to CF-12.3, until the player passes (CF-12.12)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        if len(draft) == 0:
            return self.openings(table, player)
        if is_deed(draft[0] >> KIND_BITS):
            return deed_picks(table, player, draft)
        order = Order(draft)
        if order.needs:
            return self.squares(table, player, order)
        if order.item != NONE:
            return self.second_items(table, player, order)
        if order.split:
            return self.builds(table, player, order.city, budget_of(table, player, order.city), vec[i64](capacity=32))
        return self.actions(table, player, order.city)

    def openings(self, table: Table, player: i64) -> vec[i64]:
        """What may be done next."""
        out = append(vec[i64](capacity=16), PASS << KIND_BITS)
        for city in range(CITIES):
            if bars_acting(table, player, city) is None and self.can_act(table, player, city):
                out = append(out, CITY << KIND_BITS | city)
        if bars_advancing(table, player) is None:
            out = append(out, ADVANCE << KIND_BITS)
        return add_deeds(table, player, CITY_PHASE, OWN_TURN, out)

    def can_act(self, table: Table, player: i64, city: i64) -> bool:
        """Return whether there is an action left for a city; a last one of another kind may be none."""
        return closed_kinds(table, player, city) & DID_ARTS == 0 or len(self.actions(table, player, city)) > 0

    def actions(self, table: Table, player: i64, city: i64) -> vec[i64]:
        """What a city may do."""
        closed = closed_kinds(table, player, city)
        out = vec[i64](capacity=48)
        if closed & DID_ARTS == 0:
            out = append(out, ARTS << KIND_BITS)
        resources = harvestable(table, player, city) if closed & DID_HARVEST == 0 else 0
        for resource in range(RESOURCES):
            if resources & single(resource):
                out = append(out, HARVEST << KIND_BITS | resource)
        if action_ability(table, player, HARVESTS) != NONE:
            out = both_harvests(table, resources, out)
        if closed & DID_BUILD:
            return out
        budget = budget_of(table, player, city)
        builds = self.builds(table, player, city, budget, vec[i64](capacity=32))
        if len(builds) and action_ability(table, player, SPLITS) != NONE:
            out = append(out, SPLIT << KIND_BITS)
        for i in range(len(builds)):
            out = append(out, builds[i])
        if action_ability(table, player, FREE_ITEM) != NONE:
            for item in range(BUILDINGS + 1):
                if bars_item(table, player, city, item, NONE) is None:
                    out = append(out, BUILD_FREE << KIND_BITS | item)
        return out

    def builds(self, table: Table, player: i64, city: i64, budget: i64, out: vec[i64]) -> vec[i64]:
        """Add what a city can pay for."""
        for item in range(ITEMS):
            if bars_item(table, player, city, item, budget) is None:
                out = append(out, BUILD << KIND_BITS | item)
        return out

    def squares(self, table: Table, player: i64, order: Order) -> vec[i64]:
        """Where the item named last may come."""
        seen = table if order.second == NONE else after_first(table, player, order)
        item = order.item if order.second == NONE else order.second
        squares = squares_to_build(seen, player, order.city, item)
        out = vec[i64](capacity=8)
        for i in range(len(squares)):
            out = append(out, AT << KIND_BITS | squares[i])
        return out

    def second_items(self, table: Table, player: i64, order: Order) -> vec[i64]:
        """What may be bought besides; or nothing."""
        left = budget_of(table, player, order.city) - cost_of(table, player, order.item)
        out = append(vec[i64](capacity=32), PASS << KIND_BITS)
        return self.builds(after_first(table, player, order), player, order.city, left, out)

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        draft = table.draft(player)
        if is_deed(draft[0] >> KIND_BITS):
            return is_named(table, player, draft)
        order = Order(draft)
        kind = action >> KIND_BITS
        if kind in (BUILD, BUILD_FREE):
            return not order.needs and (not order.split or order.second != NONE)
        if kind == AT:
            return not order.split or order.second != NONE
        return kind not in (CITY, SPLIT)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        thing = action & PAYLOAD
        draft = table.draft(player)
        if len(draft) == 0:
            if kind == CITY:
                return bars_acting(table, player, thing) or "CF-12.1"
            if kind == ADVANCE:
                return "CF-17.3"
            if is_deed(kind):
                return bars_deed(table, player, source_of(action), CITY_PHASE, OWN_TURN) or self.rule
            return self.rule
        if is_deed(draft[0] >> KIND_BITS):
            return "CF-18.18"
        order = Order(draft)
        if kind in (BUILD, BUILD_FREE) and order.item == NONE and thing < ITEMS:
            budget = NONE if kind == BUILD_FREE else budget_of(table, player, order.city)
            return bars_item(table, player, order.city, thing, budget) or "CF-32.5"
        if kind == AT and order.needs and order.second == NONE:
            return bars_square(table, player, order.city, order.item, thing) or self.rule
        return {HARVEST: "CF-20.1", HARVEST_BOTH: "CF-16.15", SPLIT: "CF-12.10"}.get(int(kind), self.rule)

    def act_on(self, table: Table, player: i64, picks: vec[i64]) -> None:
        kind = picks[0] >> KIND_BITS
        if kind == PASS:
            table.pop()
        elif kind == ADVANCE:
            table.culture[player] -= SPACE_CULTURE[table.track[player] + 1]
            table.trade[player] -= SPACE_TRADE[table.track[player] + 1]
            advance(table, player)
        elif is_deed(kind):
            do_deed(table, player, picks)
        else:
            declare(table, player, picks)


def both_harvests(t: Layout, resources: i64, out: vec[i64]) -> vec[i64]:
    """Add the harvests of two tokens at once; both may be of one kind if the market has two (CF-16.15)."""
    for one in range(RESOURCES):
        for other in range(one, RESOURCES):
            if resources & single(one) and resources & single(other) and (one != other or t.market[one] > 1):
                out = append(out, HARVEST_BOTH << KIND_BITS | one << 3 | other)
    return out


# --- actions of cities ---


class CityAction(Cancellable):
    """A declared action of a city is carried out, unless it was cancelled (CF-31.6)."""

    CITY: Final = 1
    KIND: Final = 2
    THING: Final = 3  # item or resource
    SQUARE: Final = 4
    SECOND: Final = 5
    SECOND_SQUARE: Final = 6
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        flag("cancelled"),
        index("city", of="city", none=False),
        number("kind", most=99),
        number("thing", least=NONE, most=99),
        index("square", of="square"),
        number("second", least=NONE, most=99),
        index("second_square", of="square"),
    )

    def work(self, table: Table) -> None:
        player = table.player()
        cancelled = table.get(CityAction.CANCELLED)
        city = table.get(CityAction.CITY)
        kind = table.get(CityAction.KIND)
        thing = table.get(CityAction.THING)
        square = table.get(CityAction.SQUARE)
        second = table.get(CityAction.SECOND)
        second_square = table.get(CityAction.SECOND_SQUARE)
        table.pop()
        if cancelled:
            return
        if kind == ARTS:
            table.culture[player] += culture_from_arts(table, player, city)
        elif kind in (HARVEST, HARVEST_BOTH):
            take_resource(table, player, thing)
            if kind == HARVEST_BOTH:
                take_resource(table, player, second)
        else:
            if kind == BUILD:
                pay_rush(table, player, city, thing, second)
            if second != NONE:  # it waits for the battle of an army on a blockaded square (CF-10.9)
                table.push(CITY_ACTION, player, 0, city, BUILD_FREE, second, second_square, NONE)
            build(table, player, city, thing, square)
            if thing == ARMY_ITEM:
                arrive(table, player, square)


def declare(t: Table, player: i64, picks: vec[i64]) -> None:
    """Put an action of a city on the table: it is used up, whatever becomes of it."""
    order = Order(picks)
    kind = picks[1] >> KIND_BITS
    thing = picks[1] & PAYLOAD
    second = order.second
    if kind == SPLIT:
        kind = BUILD
        if second != NONE:
            t.used[player] |= single(action_ability(t, player, SPLITS))
    elif kind == BUILD_FREE:
        t.used[player] |= single(action_ability(t, player, FREE_ITEM))
    elif kind == HARVEST_BOTH:
        t.used[player] |= single(action_ability(t, player, HARVESTS))
        second = thing & 7
        thing >>= 3
    t.acted[player * CITIES + order.city] += 1
    if order.city == CAPITAL:
        t.did[player] |= DID_ARTS if kind == ARTS else DID_BUILD if kind in (BUILD, BUILD_FREE) else DID_HARVEST
    t.push(CITY_ACTION, player, 0, order.city, kind, thing if order.item == NONE else order.item, order.square, second)
    t.put(CityAction.SECOND_SQUARE, order.second_square)
    open_window(t, player, CANCEL_ACTION)


def pay_rush(t: Table, player: i64, city: i64, item: i64, second: i64) -> None:
    """Pay the trade for what production lacks; with two items, for both together (CF-12.8, CF-12.10)."""
    cost = cost_of(t, player, item) + (cost_of(t, player, second) if second != NONE else 0)
    t.trade[player] -= rush_price(t, player, cost - production_of(t, player, city))


def build(t: Table, player: i64, city: i64, item: i64, square: i64) -> None:
    """Let a city have what it builds."""
    lay_down(t, player, city, item, square)
    if FIRST_UNIT_ITEM <= item < ARMY_ITEM:
        recruit(t, player, item - FIRST_UNIT_ITEM)
    elif FIRST_WONDER_ITEM <= item < FIRST_UNIT_ITEM:
        refill_row(t)
        fire(t, player, AT_GLORY)
