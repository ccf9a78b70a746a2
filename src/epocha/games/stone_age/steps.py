"""The course of play of Stone Age, in the order of the rulebook.

    place figures -> choose a place (use tools | buy a card (pick a market die) | buy a building) -> feed -> new round

Every check that closes something returns the id of the rule that does, and the lists of legal actions are made by the
same checks.
"""

from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.state import CUT_OFF, NOBODY, PLAYER, A, B, C, D, Step
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import (
    ADVANCE_GRAIN,
    AMOUNT,
    BUILDING,
    CARD,
    CARD_SPACES,
    DIE_FACES,
    DIVISOR,
    DRAW_CARD,
    FEWEST,
    FIELD,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    FIXED,
    FOOD,
    FOOD_PER_FIGURE,
    GAIN_FOOD,
    GAIN_POINTS,
    GAIN_TOOL,
    GATHER,
    GATHERERS,
    GROUP,
    HUNGER_PENALTY,
    HUNT,
    HUT,
    MARKET,
    MARKET_DICE,
    MOST,
    ONE_TIME_TOOLS,
    OPEN,
    PLACE_GAIN,
    PLACES,
    PRICE,
    READY_TOPS,
    RESOURCES,
    REWARD,
    REWARD_AMOUNT,
    REWARD_RESOURCE,
    RINGS,
    ROLL_GATHER,
    STACKS,
    TILE_COST,
    TILE_FEWEST,
    TILE_KIND,
    TILE_KINDS,
    TILE_MOST,
    TILE_POINTS,
    TILES_PER_STACK,
    TOOL_MAKER,
    TOOL_SLOTS,
    TOP,
    TOP_RESOURCE,
    VALUE,
    VILLAGE,
    VILLAGE_PLACES,
    VILLAGE_SIZE,
)
from epocha.games.stone_age.scoring import score_all
from epocha.games.stone_age.state import (
    BUILDING_END,
    BUY,
    CARD_END,
    DECLINE,
    DONE,
    FIGURE_BITS,
    FIGURES,
    GO,
    KIND_BITS,
    NONE,
    PAY,
    PAYLOAD,
    PLACE,
    READY,
    REDEEM_CARD,
    STARVE,
    TAKE,
    TAKE_DIE,
    USE_CARD,
    USE_TOOL,
    Table,
)

# --- steps ---
PLACE_FIGURES: Final = 0
CHOOSE_PLACE: Final = 1
USE_TOOLS: Final = 2
BUY_CARD: Final = 3
LAY_CARD: Final = 4
PICK_DIE: Final = 5
BUY_BUILDING: Final = 6
FEED: Final = 7
COVER_SHORTAGE: Final = 8
REDEEM_TWO: Final = 9
NEW_ROUND: Final = 10
FINAL_SCORING: Final = 11
GAME_OVER: Final = 12


def next_seat(t: Table, p: i64) -> i64:
    """Return the seat clockwise of `p` (SA-2.15)."""
    return p + 1 if p + 1 < t.players else 0


def redeeming(t: Table, p: i64, out: vec[i64]) -> vec[i64]:
    """Add the free action of SA-7.24 to the choices of any own decision."""
    card = t.redeemer(p)
    return out if card == NONE else append(out, REDEEM_CARD << KIND_BITS | card)


def redeem(t: Table, p: i64, action: i64) -> bool:
    """Begin to redeem "any 2 resources" if that is the action; the interrupted decision is put again (SA-16.5)."""
    if action >> KIND_BITS != REDEEM_CARD:
        return False
    card = action & PAYLOAD
    t.mark[card] = 0
    t.push(REDEEM_TWO, p, AMOUNT[card])
    return True


def misplaced(action: i64, rule: str) -> str:
    """Return the rule for an action of another step: SA-7.24 for redeeming without the card, else the step's."""
    return "SA-7.24" if action >> KIND_BITS == REDEEM_CARD else rule


# --- phase 1: placing figures (section 4) ---


def closed(t: Table, p: i64, place: i64) -> str | None:
    """Return the rule that closes a place to a player with unplaced figures, if one does (SA-4.8 to SA-4.22)."""
    group = GROUP[place]
    taken = t.taken[place]
    if group == GATHER or group == HUNT:
        if taken == 0:
            return None
        if t.placed[place * t.players + p]:
            return "SA-4.9"
        if group == HUNT:
            return None
        return "SA-4.16" if taken == RINGS[place] else crowded(t, place)
    if group == CARD:
        return "SA-4.17" if taken or t.spaces[place - FIRST_CARD_SPACE] == NONE else None
    if group == BUILDING:
        stack = place - FIRST_BUILDING_SPACE
        if stack >= STACKS[t.players]:
            return "SA-13.2"
        if taken:
            return "SA-4.18"
        return "SA-4.22" if t.left[stack] == 0 else None
    if taken:
        return "SA-4.12" if place == TOOL_MAKER else "SA-4.13" if place == HUT else "SA-4.14"
    if t.idle[p] < FEWEST[place]:
        return "SA-4.21"
    limit = VILLAGE_PLACES[t.players]
    return "SA-13.3" if limit < VILLAGE_SIZE and villagers(t) >= limit else None


def crowded(t: Table, place: i64) -> str | None:
    """Return the rule that keeps a further player out of a gathering area (SA-13.5, SA-13.6)."""
    others: i64 = 0
    for q in range(t.players):
        if t.placed[place * t.players + q]:
            others += 1
    if others < GATHERERS[t.players]:
        return None
    return "SA-13.6" if t.players == 2 else "SA-13.5"


def villagers(t: Table) -> i64:
    """Return how many of the village places are occupied (SA-13.3)."""
    taken = t.taken
    return min(1, taken[TOOL_MAKER]) + min(1, taken[HUT]) + min(1, taken[FIELD])


def most_figures(t: Table, p: i64, place: i64) -> i64:
    """Return how many figures a player can put on an open place: unplaced ones, free rings (SA-4.8, SA-4.15)."""
    most = min(MOST[place], t.idle[p])
    return most if RINGS[place] == 0 else min(most, RINGS[place] - t.taken[place])


class PlaceFigures(Step[Table]):
    """SA-D1. Frame: A = players in a row who could not place."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        if table.idle[player] == 0:
            return out
        taken = table.taken
        for place in range(PLACES):
            full = taken[place] and taken[place] == RINGS[place]
            if not full and closed(table, player, place) is None:
                first = place << FIGURE_BITS | FEWEST[place]
                out = append(out, first)
                if MOST[place] > FEWEST[place]:
                    for more in range(first + 1, first + most_figures(table, player, place)):
                        out = append(out, more)
        if len(out) == 0:
            return out
        return redeeming(table, player, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != PLACE:
            return misplaced(action, "SA-4.3")
        place = (action & PAYLOAD) >> FIGURE_BITS
        why = closed(table, player, place)
        if why is not None:
            return why
        if (action & FIGURES) > table.idle[player] or (action & FIGURES) == 0:
            return "SA-4.2"
        by_place = ["SA-4.12", "SA-4.13", "SA-4.14"]
        by_group = ["", "SA-4.15", "SA-4.16", "SA-4.17", "SA-4.18"]
        return by_place[place] if GROUP[place] == VILLAGE else by_group[GROUP[place]]

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if redeem(table, player, action):
            return
        place = (action & PAYLOAD) >> FIGURE_BITS
        figures = action & FIGURES
        table.placed[place * table.players + player] += figures
        table.taken[place] += figures
        table.idle[player] -= figures
        table.put(A, 0)
        table.put(PLAYER, next_seat(table, player))

    def skip(self, table: Table, player: i64) -> None:
        """SA-4.4, SA-4.5, SA-4.7: skip a player who cannot place; end the phase when nobody can."""
        skipped = table.get(A) + 1
        if skipped < table.players:
            table.put(A, skipped)
            table.put(PLAYER, next_seat(table, player))
        else:
            table.pop()
            table.push(CHOOSE_PLACE, table.start)


# --- phase 2: actions (section 5) ---


class ChoosePlace(Step[Table]):
    """SA-D2. The active player resolves his places in an order of his choice (SA-5.2)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for place in range(PLACES):
            if table.placed[place * table.players + player]:
                out = append(out, GO << KIND_BITS | place)
        if len(out) == 0:
            return out
        return redeeming(table, player, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return misplaced(action, "SA-5.2" if action >> KIND_BITS == GO else "SA-5.4")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if redeem(table, player, action):
            return
        place = action & PAYLOAD
        group = GROUP[place]
        if group == CARD:
            table.push(BUY_CARD, player, place - FIRST_CARD_SPACE)
        elif group == BUILDING:
            table.push(BUY_BUILDING, player, place - FIRST_BUILDING_SPACE)
        elif group == VILLAGE:
            visit_village(table, player, place)
        else:
            total = table.roll(table.placed[place * table.players + player])
            table.push(USE_TOOLS, player, PLACE_GAIN[place], total, place)

    def skip(self, table: Table, player: i64) -> None:
        """SA-5.1: the next player clockwise acts; after the last one comes feeding (SA-9.1)."""
        table.pop()
        following = next_seat(table, player)
        if following != table.start:
            table.push(CHOOSE_PLACE, following)
        else:
            table.push(FEED, NOBODY)


def visit_village(t: Table, p: i64, place: i64) -> None:
    """SA-5.7 to SA-5.12: carry out the tool maker, the hut or the field."""
    if place == TOOL_MAKER:
        t.gain_tool(p)
    elif place == HUT:
        t.gain_worker(p)
    elif place == FIELD:
        t.advance_grain(p, 1)
    take_back(t, p, place)


def take_back(t: Table, p: i64, place: i64) -> None:
    """SA-5.3: the figures return from a resolved place to the player's board."""
    figures = t.placed[place * t.players + p]
    t.placed[place * t.players + p] = 0
    t.taken[place] -= figures
    t.idle[p] += figures


# --- tools (section 6) ---


class UseTools(Step[Table]):
    """SA-D3. Frame: A = what is gained, B = total so far, C = the place, or NONE for a card's roll (SA-7.14)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for slot in range(TOOL_SLOTS):
            at = player * TOOL_SLOTS + slot
            if table.tools[at] and table.used[at] == 0:
                out = append(out, USE_TOOL << KIND_BITS | slot)
        for i in range(len(ONE_TIME_TOOLS)):
            card = ONE_TIME_TOOLS[i]
            if table.mark[card] == READY and table.owner[card] == player:
                out = append(out, USE_CARD << KIND_BITS | card)
        out = append(out, DONE << KIND_BITS)
        return redeeming(table, player, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        if kind == USE_TOOL:
            at = player * TOOL_SLOTS + (action & PAYLOAD)
            return "SA-6.3" if (action & PAYLOAD) < TOOL_SLOTS and table.used[at] else "SA-6.15"
        return "SA-6.12" if kind == USE_CARD else misplaced(action, "SA-6.7")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if redeem(table, player, action):
            return
        kind = action >> KIND_BITS
        if kind == USE_TOOL:
            at = player * TOOL_SLOTS + (action & PAYLOAD)
            table.used[at] = 1
            table.put(B, table.get(B) + table.tools[at])
        elif kind == USE_CARD:
            table.mark[action & PAYLOAD] = 0
            table.put(B, table.get(B) + AMOUNT[action & PAYLOAD])
        else:
            what = table.get(A)
            table.gain(player, what, table.get(B) // DIVISOR[what])
            place = table.get(C)
            table.pop()
            if place != NONE:
                take_back(table, player, place)

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        """SA-18.3: one tool after the other, then done."""
        return (1, sum([action >> KIND_BITS != REDEEM_CARD for action in self.legal(table, player)]))


# --- civilization cards (section 7) ---


def payable(t: Table, p: i64, out: vec[i64]) -> vec[i64]:
    """Add a payment of one resource of each kind that the player has."""
    for r in range(RESOURCES):
        if t.stock[p * RESOURCES + r]:
            out = append(out, PAY << KIND_BITS | r)
    return out


def pay(t: Table, p: i64, resource: i64) -> None:
    """Return one resource to the supply."""
    t.stock[p * RESOURCES + resource] -= 1


class BuyCard(Step[Table]):
    """SA-D4, as a chain of single payments. Frame: A = the space, B = resources paid so far."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if table.get(B) or table.stock_total(player) >= PRICE[table.get(A)]:
            out = payable(table, player, out)
        if table.get(B) == 0:
            out = append(out, DECLINE << KIND_BITS)
        return redeeming(table, player, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        poor = table.get(B) == 0 and table.stock_total(player) < PRICE[table.get(A)]
        return misplaced(action, "SA-7.4" if poor and action >> KIND_BITS == PAY else "SA-7.2")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if redeem(table, player, action):
            return
        space = table.get(A)
        if action >> KIND_BITS == DECLINE:
            table.pop()
            take_back(table, player, FIRST_CARD_SPACE + space)
            return
        pay(table, player, action & PAYLOAD)
        paid = table.get(B) + 1
        table.put(B, paid)
        if paid == PRICE[space]:
            card = table.spaces[space]
            table.spaces[space] = NONE
            table.take_card(player, card)
            table.pop()
            table.push(LAY_CARD, player, space)
            carry_out(table, player, card)

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        open_price = int(PRICE[table.get(A)] - table.get(B))
        return (open_price if table.get(B) else 1, open_price)


def carry_out(t: Table, p: i64, card: i64) -> None:
    """Carry out the upper half of a bought card (SA-7.10 to SA-7.18, SA-7.26); deferred ones just lie there."""
    top = TOP[card]
    if top == MARKET:
        roll_market(t, p)
    elif top == ROLL_GATHER:
        t.push(USE_TOOLS, p, TOP_RESOURCE[card], t.roll(AMOUNT[card]), NONE)
    elif top == DRAW_CARD:
        t.draw_secretly(p, AMOUNT[card])
    elif top == GAIN_FOOD:
        t.gain(p, FOOD, AMOUNT[card])
    elif top == GAIN_POINTS:
        t.score[p] += AMOUNT[card]
    elif not READY_TOPS[top]:
        receive(t, p, top, TOP_RESOURCE[card], AMOUNT[card])


class LayCard(Step[Table]):
    """SA-7.5, SA-7.32: after its effect the card is laid down and the figure returns. Frame: A = the space."""

    def run(self, table: Table) -> None:
        space = table.get(A)
        player = table.get(PLAYER)
        table.pop()
        take_back(table, player, FIRST_CARD_SPACE + space)


# --- dice market (SA-7.26 to SA-7.32) ---


def roll_market(t: Table, buyer: i64) -> None:
    """SA-7.26: roll one die per player; the buyer chooses first."""
    t.roll(MARKET_DICE[t.players])
    for i in range(len(t.dice)):
        t.market[t.dice[i]] += 1
    t.push(PICK_DIE, buyer, len(t.dice))


class PickDie(Step[Table]):
    """SA-D6. Frame: A = dice left, all of them counted in `market`."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for face in range(1, DIE_FACES + 1):
            if table.market[face]:
                out = append(out, TAKE_DIE << KIND_BITS | face)
        return redeeming(table, player, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return misplaced(action, "SA-7.27" if action >> KIND_BITS in (USE_TOOL, USE_CARD) else "SA-7.28")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if redeem(table, player, action):
            return
        face = action & PAYLOAD
        table.market[face] -= 1
        left = table.get(A) - 1
        if left:
            table.put(A, left)
            table.put(PLAYER, next_seat(table, player))
        else:
            table.pop()
        receive(table, player, REWARD[face], REWARD_RESOURCE[face], REWARD_AMOUNT[face])


def receive(t: Table, p: i64, what: i64, resource: i64, amount: i64) -> None:
    """Give a player a reward of the dice market, or the same from a card (SA-7.11, SA-7.13, SA-7.16, SA-7.29)."""
    if what == GAIN_TOOL:
        for _ in range(amount):
            t.gain_tool(p)
    elif what == ADVANCE_GRAIN:
        t.advance_grain(p, amount)
    else:
        t.gain(p, resource, amount)


# --- buildings (section 8) ---


class BuyBuilding(Step[Table]):
    """SA-D5. Frame: A = the stack, B = resources paid so far, C = kinds paid (a bit each), D = their value."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        tile = table.top_tile(table.get(A))
        if TILE_KIND[tile] == FIXED:
            if affords(table, player, tile):
                out = append(out, BUY << KIND_BITS)
        else:
            if TILE_KIND[tile] == OPEN and table.get(B) >= TILE_FEWEST[tile]:
                out = append(out, DONE << KIND_BITS)
            for r in range(RESOURCES):
                if table.stock[player * RESOURCES + r] and unpayable(table, player, tile, r) is None:
                    out = append(out, PAY << KIND_BITS | r)
        if table.get(B) == 0:
            out = append(out, DECLINE << KIND_BITS)
        return redeeming(table, player, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        tile = table.top_tile(table.get(A))
        if kind == PAY and TILE_KIND[tile] != FIXED:
            have = table.stock[player * RESOURCES + (action & PAYLOAD)]
            return (unpayable(table, player, tile, action & PAYLOAD) if have else None) or "SA-8.12"
        if kind == DECLINE or (kind == BUY and TILE_KIND[tile] == FIXED):
            return "SA-8.12"
        by_kind = ["SA-8.2", "SA-8.3", "SA-8.4"]
        return misplaced(action, by_kind[TILE_KIND[tile]])

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if redeem(table, player, action):
            return
        kind = action >> KIND_BITS
        stack = table.get(A)
        tile = table.top_tile(stack)
        if kind == DECLINE:
            table.pop()
            take_back(table, player, FIRST_BUILDING_SPACE + stack)
        elif kind == BUY:
            for r in range(RESOURCES):
                table.stock[player * RESOURCES + r] -= TILE_COST[tile * RESOURCES + r]
            build(table, player, stack, TILE_POINTS[tile])
        elif kind == DONE:
            build(table, player, stack, table.get(D))
        else:
            resource = action & PAYLOAD
            pay(table, player, resource)
            table.put(B, table.get(B) + 1)
            table.put(C, table.get(C) | 1 << resource)
            table.put(D, table.get(D) + VALUE[resource])
            if table.get(B) == TILE_MOST[tile]:
                build(table, player, stack, table.get(D))

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        tile = table.top_tile(table.get(A))
        if TILE_KIND[tile] == FIXED:
            return (1, 1)
        paid = table.get(B)
        return (int(max(1, TILE_FEWEST[tile] - paid)) if paid else 1, int(TILE_MOST[tile] - paid))


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
    kinds = t.get(C) | 1 << resource
    rest = TILE_MOST[tile] - t.get(B) - 1
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


# --- phase 3: feeding (section 9) ---


class Feed(Step[Table]):
    """SA-17.3: every player takes grain and pays food, from the start player on. Frame: A = players fed so far."""

    def run(self, table: Table) -> None:
        fed = table.get(A)
        if fed == table.players:
            table.pop()
            table.push(FINAL_SCORING if table.ending else NEW_ROUND, NOBODY, BUILDING_END)
            return
        table.put(A, fed + 1)
        p = (table.start + fed) % table.players
        food = table.food[p] + table.grain[p] - table.workers[p] * FOOD_PER_FIGURE
        table.food[p] = max(0, food)
        if food < 0:
            coverable = table.stock_total(p)
            card = table.redeemer(p)
            if card != NONE:
                coverable += AMOUNT[card]
            if coverable >= -food:
                table.push(COVER_SHORTAGE, p, -food)
            else:
                table.score[p] -= HUNGER_PENALTY


class CoverShortage(Step[Table]):
    """SA-D7, as a chain of single payments. Frame: A = shortage still open, B = whether anything was paid."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if table.stock_total(player) >= table.get(A):
            out = payable(table, player, out)
        if table.get(B) == 0:
            out = append(out, STARVE << KIND_BITS)
        return redeeming(table, player, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return misplaced(action, "SA-9.7" if action >> KIND_BITS in (PAY, STARVE) else "SA-9.6")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if redeem(table, player, action):
            return
        if action >> KIND_BITS == STARVE:
            table.pop()
            table.score[player] -= HUNGER_PENALTY
            return
        pay(table, player, action & PAYLOAD)
        table.put(A, table.get(A) - 1)
        table.put(B, 1)
        if table.get(A) == 0:
            table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        shortage = int(table.get(A))
        return (shortage if table.get(B) else 1, shortage)


# --- the free action (SA-7.24) ---


class RedeemTwo(Step[Table]):
    """SA-D8, as a chain of single choices. Frame: A = resources still to take."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for r in range(RESOURCES):
            out = append(out, TAKE << KIND_BITS | r)
        return out

    def apply(self, table: Table, player: i64, action: i64) -> None:
        table.gain(player, action & PAYLOAD, 1)
        left = table.get(A) - 1
        table.put(A, left)
        if left == 0:
            table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (int(table.get(A)), int(table.get(A)))


# --- round change and end (sections 10 to 12) ---


class NewRound(Step[Table]):
    """Section 10: slide and refill the cards, or end the game; pass the start player figure; turn the tools back."""

    def run(self, table: Table) -> None:
        table.pop()
        if table.round > 0 and not refill(table):
            table.push(FINAL_SCORING, NOBODY, CARD_END)
            return
        if table.round > 0 and table.round == table.max_rounds:
            table.over = CUT_OFF
            table.push(GAME_OVER, NOBODY)
            return
        if table.round > 0:
            table.start = next_seat(table, table.start)
        table.round += 1
        for i in range(len(table.used)):
            table.used[i] = 0
        table.push(PLACE_FIGURES, table.start)


def refill(t: Table) -> bool:
    """SA-10.1 to SA-10.4: slide the cards to the right and fill up; False, and nothing dealt, if the deck is short."""
    at: i64 = 0
    for space in range(CARD_SPACES):
        card = t.spaces[space]
        t.spaces[space] = NONE
        if card != NONE:
            t.spaces[at] = card
            at += 1
    if len(t.deck) - t.dealt < CARD_SPACES - at:
        return False
    for space in range(at, CARD_SPACES):
        t.spaces[space] = t.deal()
    return True


class FinalScoring(Step[Table]):
    """SA-17.4: redeem automatically, score, end. Frame: A = why the game ends."""

    def run(self, table: Table) -> None:
        reason = table.get(A)
        score_all(table)
        table.over = reason
        table.disclosures += 1
        table.pop()
        table.push(GAME_OVER, NOBODY)


COURSE: Final[list[Step[Any]]] = [
    PlaceFigures("place", "SA-4.2", turn_rule="SA-4.1"),
    ChoosePlace("choose-place", "SA-5.2", turn_rule="SA-5.1"),
    UseTools("use-tools", "SA-6.8", turn_rule="SA-5.1"),
    BuyCard("buy-card", "SA-7.2", turn_rule="SA-5.1"),
    LayCard("lay-card", "SA-7.5", asks=False),
    PickDie("pick-die", "SA-7.28"),
    BuyBuilding("buy-building", "SA-8.1", turn_rule="SA-5.1"),
    Feed("feed", "SA-9.1", asks=False),
    CoverShortage("cover-shortage", "SA-9.6", turn_rule="SA-9.11"),
    RedeemTwo("redeem", "SA-7.23", turn_rule="SA-7.24"),
    NewRound("new-round", "SA-3.2", asks=False),
    FinalScoring("final-scoring", "SA-12.1", asks=False),
    Step("game-over", "SA-3.2", asks=False, ends=True),
]
"""The steps by number; a frame names its step by its place in this list."""
