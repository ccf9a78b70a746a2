"""Buildings (section 8)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import Field, number, subset
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import (
    AMOUNT,
    FIRST_BUILDING_SPACE,
    FIXED,
    OPEN,
    RESOURCES,
    TILE_COST,
    TILE_FEWEST,
    TILE_KIND,
    TILE_KINDS,
    TILE_MOST,
    TILE_POINTS,
    TILES_PER_STACK,
    VALUE,
)
from epocha.games.stone_age.state import BUY, DECLINE, DONE, KIND_BITS, NONE, PAY, PAYLOAD, Table
from epocha.games.stone_age.steps.common import misplaced, pay, take_back


class BuyBuilding(Step[Table]):
    """SA-D5."""

    STACK: Final = 0
    PAID: Final = 1  # resources so far
    KINDS: Final = 2  # paid, a bit each
    VALUE: Final = 3  # of what is paid
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        number("stack", most=9),
        number("paid", most=9),
        subset("kinds", of="resource"),
        number("value", most=99),
    )

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        tile = table.top_tile(table.get(BuyBuilding.STACK))
        if TILE_KIND[tile] == FIXED:
            if affords(table, player, tile):
                out = append(out, BUY << KIND_BITS)
        else:
            if TILE_KIND[tile] == OPEN and table.get(BuyBuilding.PAID) >= TILE_FEWEST[tile]:
                out = append(out, DONE << KIND_BITS)
            for r in range(RESOURCES):
                if table.stock[player * RESOURCES + r] and unpayable(table, player, tile, r) is None:
                    out = append(out, PAY << KIND_BITS | r)
        if table.get(BuyBuilding.PAID) == 0:
            out = append(out, DECLINE << KIND_BITS)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        tile = table.top_tile(table.get(BuyBuilding.STACK))
        if kind == PAY and TILE_KIND[tile] != FIXED:
            have = table.stock[player * RESOURCES + (action & PAYLOAD)]
            return (unpayable(table, player, tile, action & PAYLOAD) if have else None) or "SA-8.12"
        if kind == DECLINE or (kind == BUY and TILE_KIND[tile] == FIXED):
            return "SA-8.12"
        by_kind = ["SA-8.2", "SA-8.3", "SA-8.4"]
        return misplaced(action, by_kind[TILE_KIND[tile]])

    def apply(self, table: Table, player: i64, action: i64) -> None:
        kind = action >> KIND_BITS
        stack = table.get(BuyBuilding.STACK)
        tile = table.top_tile(stack)
        if kind == DECLINE:
            table.pop()
            take_back(table, player, FIRST_BUILDING_SPACE + stack)
        elif kind == BUY:
            for r in range(RESOURCES):
                table.stock[player * RESOURCES + r] -= TILE_COST[tile * RESOURCES + r]
            build(table, player, stack, TILE_POINTS[tile])
        elif kind == DONE:
            build(table, player, stack, table.get(BuyBuilding.VALUE))
        else:
            resource = action & PAYLOAD
            pay(table, player, resource)
            table.put(BuyBuilding.PAID, table.get(BuyBuilding.PAID) + 1)
            table.put(BuyBuilding.KINDS, table.get(BuyBuilding.KINDS) | 1 << resource)
            table.put(BuyBuilding.VALUE, table.get(BuyBuilding.VALUE) + VALUE[resource])
            if table.get(BuyBuilding.PAID) == TILE_MOST[tile]:
                build(table, player, stack, table.get(BuyBuilding.VALUE))

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        tile = table.top_tile(table.get(BuyBuilding.STACK))
        if TILE_KIND[tile] == FIXED:
            return (1, 1)
        due = TILE_MOST[tile] - table.get(BuyBuilding.PAID)
        if TILE_KIND[tile] == OPEN:
            card = table.redeemer(player)
            due = min(due, table.stock_total(player) + (0 if card == NONE else AMOUNT[card]))
        return (1, int(max(1, due)))


def affords(t: Table, p: i64, tile: i64) -> bool:
    """SA-8.2: whether a player has the printed resources of a fixed tile."""
    for r in range(RESOURCES):
        if t.stock[p * RESOURCES + r] < TILE_COST[tile * RESOURCES + r]:
            return False
    return True


def unpayable(t: Table, p: i64, tile: i64, resource: i64) -> str | None:
    """Return the rule that keeps a resource the player has from being the next payment, if one does.

    A payment must leave the whole purchase possible (SA-8.12): after it, `open_kinds` further kinds are still to be
    paid, and the rest of the number must come from kinds already paid and the best of the others.
    """
    if TILE_KIND[tile] == OPEN:
        return None
    kinds = t.get(BuyBuilding.KINDS) | 1 << resource
    rest = TILE_MOST[tile] - t.get(BuyBuilding.PAID) - 1
    open_kinds = TILE_KINDS[tile]
    for r in range(RESOURCES):
        if kinds >> r & 1:
            open_kinds -= 1
    if open_kinds < 0:
        return "SA-8.3"
    within: i64 = -1
    best = vec[i64](capacity=8)
    for r in range(RESOURCES):
        have = t.stock[p * RESOURCES + r]
        if kinds >> r & 1:
            within += have
        elif have:
            best = append(best, have)
    if len(best) < open_kinds or rest < open_kinds:
        return "SA-8.3"
    for _ in range(open_kinds):
        within += take_largest(best)
    return "SA-8.12" if within < rest else None


def take_largest(items: vec[i64]) -> i64:
    """Return the largest item and set it to zero."""
    at: i64 = 0
    for i in range(len(items)):
        if items[i] > items[at]:
            at = i
    largest = items[at]
    items[at] = 0
    return largest


def build(t: Table, p: i64, stack: i64, points: i64) -> None:
    """SA-8.11: take the paid tile, score, turn up the next tile or trigger the end, take the figure back."""
    t.pop()
    at = t.left[stack] - 1
    tile = t.top_tile(stack)
    t.tile_owner[tile] = p
    t.tiles[stack * TILES_PER_STACK + at] = NONE
    t.left[stack] = at
    t.score[p] += points
    if at == 0:
        t.ending = 1
    else:
        t.disclosures += 1
    take_back(t, p, FIRST_BUILDING_SPACE + stack)
