"""What a player of Stone Age may expect to have, and what it is worth: the eyes of this game's bots.

Everything is counted in points of the final score. One pip of a die is worth about one point: three pips are a wood,
which a building turns into three points. From there the rest follows: what a figure earns in a round, what a food
saves, what a tool adds; and all that lasts is worth so much times the rounds still to come.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.state import FRAME, PLAYER, STEP, A, B, C, D, zeros
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import (
    ADVANCE_GRAIN,
    AMOUNT,
    CARD_SPACES,
    CARDS,
    CRAFT,
    CRAFTS,
    CRAFTSMEN,
    DIVISOR,
    DRAW_CARD,
    FIELD,
    FIGURES_MAX,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    FIXED,
    FOOD,
    GAIN_FOOD,
    GAIN_POINTS,
    GAIN_RESOURCE,
    GAIN_TOOL,
    GRAIN_MAX,
    HUNGER_PENALTY,
    HUT,
    MARKET,
    OPEN,
    PLACE_GAIN,
    PRICE,
    REDEEM,
    RESOURCES,
    ROLL_GATHER,
    SYMBOL,
    SYMBOLS,
    TILE_COST,
    TILE_FEWEST,
    TILE_KIND,
    TILE_KINDS,
    TILE_MOST,
    TILE_POINTS,
    TOOL_MAKER,
    TOOL_MAX,
    TOOL_SLOTS,
    TOP,
    TOP_RESOURCE,
    VALUE,
)
from epocha.games.stone_age.state import NONE, READY, Table
from epocha.games.stone_age.steps import BUY_BUILDING, BUY_CARD, FEED, PLACE_FIGURES, REDEEM_TWO, USE_TOOLS

# --- what things are worth, in points ---
FIGURE_TURN: Final = 2.6
"""What a figure earns in a later round: 3.5 pips less what rounding and buildings take, and more on good places."""
IDLE_FIGURE: Final = 2.5
"""What a figure that is still to be placed earns where nothing special is left."""
FOOD_LATER: Final = 1.3
"""A food that is needed in a later round: a hunter brings 1.75, and often there are better ways."""
FOOD_NOW: Final = 2.6
"""A food that is missing in the coming feeding: a resource must replace it."""
PIP: Final = 0.7
"""A pip that a tool adds: part of it is lost in rounding."""
USED: Final = 0.75
"""The share of a resource's value that is left after the figure which the building takes is paid for."""
SECRET_CARD: Final = 6.0
"""A card drawn for its lower half only."""
MARKET_DIE: Final = 4.0
"""A die of the dice market, less what the others get from it."""

ALMOST_ONE: Final = 0.7
"""An expected amount that counts as one piece."""
ALL_KINDS: Final[i64] = (1 << RESOURCES) - 1

MOST_TOOLS: Final = float(TOOL_SLOTS * TOOL_MAX)
MOST_GRAIN: Final = float(GRAIN_MAX)
MOST_WORKERS: Final = float(FIGURES_MAX)
HUNGER: Final = 1.3 * float(HUNGER_PENALTY)
"""Going hungry: judged dearer than the points it costs, for it looks better to those who play along."""

# --- how fast a game goes ---
CARDS_PER_ROUND: Final = 1.6
CARDS_PER_PLAYER: Final = 0.3
"""Cards bought in a round: so many, and so many more for each player."""
TILES_PER_ROUND: Final = 0.7
"""Tiles bought from one stack in a round."""
NEW_GRAIN: Final = 0.3
NEW_BUILDINGS: Final = 0.7
NEW_WORKERS: Final = 0.15
NEW_TOOLS: Final = 0.35
NEW_SYMBOLS: Final = 0.25
"""What a player gains of these in a round, on average."""


class Outlook:
    """What one player may expect to have when his figures on the board have acted, and what that is worth.

    Attributes:
        rounds: rounds to come after this one.
        price: worth of one resource, by kind.
        stock: expected resources, by kind. food, grain, workers, tools: expected amounts of these.
        symbols, craftsmen: cards owned per symbol; figures shown per craft.
        buildings: tiles owned. points: points so far, and what is promised.
    """

    def __init__(self, t: Table, p: i64, rounds: float) -> None:
        self.rounds = rounds
        self.food = float(t.food[p])
        self.grain = float(t.grain[p])
        self.workers = float(t.workers[p])
        self.tools = float(t.tool_total(p))
        self.points = float(t.score[p])
        self.buildings = float(t.building_count(p))
        self.price = vec[float](capacity=8)
        self.stock = vec[float](capacity=8)
        share = min(1.0, rounds)
        for r in range(RESOURCES):
            self.price = append(self.price, 1.0 + share * (USED * float(VALUE[r]) - 1.0))
            self.stock = append(self.stock, float(t.stock[p * RESOURCES + r]))
        self.symbols = zeros(SYMBOLS)
        self.craftsmen = vec[float](capacity=8)
        for _ in range(CRAFTS):
            self.craftsmen = append(self.craftsmen, 0.0)
        for card in range(CARDS):
            if t.owner[card] == p:
                if SYMBOL[card] >= 0:
                    self.symbols[SYMBOL[card]] += 1
                else:
                    self.craftsmen[CRAFT[card]] += float(CRAFTSMEN[card])
                if t.mark[card] == READY:
                    self.points += float(AMOUNT[card]) * (PIP if TOP[card] != REDEEM else self.price[RESOURCES - 1])

    # --- expected gains ---

    def gain(self, what: i64, amount: float) -> None:
        """Add resources or food."""
        if what == FOOD:
            self.food += amount
        else:
            self.stock[what] += amount

    def at_the_end(self, craft: i64) -> float:
        """Return what a craft will probably multiply at the end of the game (SA-12.5 to SA-12.8)."""
        if craft == 0:
            return min(MOST_GRAIN, self.grain + NEW_GRAIN * self.rounds)
        if craft == 1:
            return self.buildings + NEW_BUILDINGS * self.rounds
        if craft == 2:
            return min(MOST_WORKERS, self.workers + NEW_WORKERS * self.rounds)
        return min(MOST_TOOLS, self.tools + NEW_TOOLS * self.rounds)

    def lower_half(self, card: i64) -> float:
        """Return what one more card adds to the final scoring, with the cards that may still join it."""
        if SYMBOL[card] < 0:
            return float(CRAFTSMEN[card]) * self.at_the_end(CRAFT[card])
        copies = self.symbols[SYMBOL[card]]
        size: i64 = 0
        for symbol in range(SYMBOLS):
            if self.symbols[symbol] > copies:
                size += 1
        return 2.0 * float(size) + 1.0 + NEW_SYMBOLS * self.rounds

    def upper_half(self, card: i64) -> float:
        """Return what the effect of a card is worth."""
        top = TOP[card]
        amount = float(AMOUNT[card])
        if top == MARKET:
            return MARKET_DIE
        if top == GAIN_FOOD:
            return amount * FOOD_LATER
        if top == GAIN_RESOURCE:
            return amount * self.price[TOP_RESOURCE[card]]
        if top == ROLL_GATHER:
            return rolled(amount, DIVISOR[TOP_RESOURCE[card]]) * self.price[TOP_RESOURCE[card]]
        if top == GAIN_POINTS:
            return amount
        if top == GAIN_TOOL:
            return amount * self.tool_worth()
        if top == ADVANCE_GRAIN:
            return amount * self.grain_worth()
        if top == DRAW_CARD:
            return amount * SECRET_CARD
        return amount * (self.price[RESOURCES - 1] if top == REDEEM else PIP)

    def tool_worth(self) -> float:
        """Return what one more tool is worth (SA-6.15 to SA-6.20)."""
        if self.tools >= MOST_TOOLS:
            return 0.0
        return PIP * self.rounds + self.craftsmen[3]

    def grain_worth(self) -> float:
        """Return what one more step of grain is worth."""
        if self.grain >= MOST_GRAIN:
            return 0.0
        fed = FOOD_LATER * self.rounds if self.grain < self.workers else 0.0
        return fed + self.craftsmen[0]

    def worker_worth(self) -> float:
        """Return what one more worker is worth."""
        if self.workers >= MOST_WORKERS:
            return 0.0
        return (FIGURE_TURN - FOOD_LATER) * self.rounds + self.craftsmen[2]

    # --- payments ---

    def spend_cheapest(self, count: i64) -> float:
        """Take away so many resources, the cheapest first; return their worth, or -1 if there are too few."""
        if self.pieces_of(ALL_KINDS) < float(count) - 0.5:
            return -1.0
        worth = 0.0
        rest = float(count)
        for r in range(RESOURCES):
            paid = min(rest, self.stock[r])
            self.stock[r] -= paid
            rest -= paid
            worth += paid * self.price[r]
        return worth

    def spend_dearest(self, kinds: i64, count: i64) -> float:
        """Take away up to so many resources of some kinds, a bit for each, the dearest first; return their value."""
        points = 0.0
        rest = float(count)
        for r in range(RESOURCES - 1, -1, -1):
            if kinds >> r & 1:
                paid = min(rest, self.stock[r])
                self.stock[r] -= paid
                rest -= paid
                points += paid * float(VALUE[r])
        return points

    def pieces_of(self, kinds: i64) -> float:
        """Return how many resources of some kinds there will be, a bit for each."""
        total = 0.0
        for r in range(RESOURCES):
            if kinds >> r & 1:
                total += self.stock[r]
        return total

    def stock_worth(self) -> float:
        """Return what the resources are worth."""
        worth = 0.0
        for r in range(RESOURCES):
            worth += self.stock[r] * self.price[r]
        return worth

    # --- the sum ---

    def total(self, hunger: bool) -> float:
        """Return what it all is worth; `hunger`: whether this round's feeding is still to come."""
        worth = self.points + self.stock_worth()
        for copies in range(1, 3):
            size: i64 = 0
            for symbol in range(SYMBOLS):
                if self.symbols[symbol] >= copies:
                    size += 1
            worth += float(size) * (float(size) + NEW_SYMBOLS * self.rounds)
        for craft in range(CRAFTS):
            worth += self.craftsmen[craft] * self.at_the_end(craft)
        worth += self.rounds * (FIGURE_TURN * self.workers + PIP * self.tools)
        return worth - self.feeding(hunger)

    def feeding(self, hunger: bool) -> float:
        """Return what it will cost to feed the people to the end of the game (section 9)."""
        food = self.food
        cost = 0.0
        eaten = self.workers - self.grain
        if hunger:
            food -= eaten
            if food < 0.0:
                cost = min(HUNGER, -food * FOOD_NOW)
                food = 0.0
        if eaten > 0.0:
            lack = max(0.0, eaten * self.rounds - food)
            cost += min(HUNGER * self.rounds, lack * FOOD_LATER)
        return cost


def rolled(dice: float, divisor: i64) -> float:
    """Return how much a roll of so many dice brings on average: 3.5 a die, less what division rounds off."""
    return max(0.3 * dice, 3.5 * dice - 0.5 * float(divisor - 1)) / float(divisor)


# --- what figures on the board will bring ---


def hungry(t: Table, p: i64) -> bool:
    """Return whether a player is still to be fed this round."""
    if t.stack[STEP] != FEED:
        return True
    return (p - t.start + t.players) % t.players >= t.stack[A]


def expect_gains(t: Table, p: i64, o: Outlook) -> None:
    """Add to an outlook what the village, the hunt and the gathering will bring to a player's placed figures."""
    placed = t.placed
    n = t.players
    if placed[TOOL_MAKER * n + p]:
        o.tools = min(MOST_TOOLS, o.tools + 1.0)
    if placed[HUT * n + p]:
        o.workers = min(MOST_WORKERS, o.workers + 1.0)
    if placed[FIELD * n + p]:
        o.grain = min(MOST_GRAIN, o.grain + 1.0)
    rolling: i64 = NONE
    rolls = t.idle[p] > 0 and t.stack[STEP] == PLACE_FIGURES
    top = t.depth - FRAME
    if t.stack[top + STEP] == REDEEM_TWO:
        top -= FRAME
    if t.stack[top + STEP] == USE_TOOLS and t.stack[top + PLAYER] == p:
        rolling = t.stack[top + C]
        what = t.stack[top + A]
        o.gain(what, float(t.stack[top + B] // DIVISOR[what]))
        rolls = True
    for place in range(FIRST_CARD_SPACE):
        figures = placed[place * n + p]
        if figures and place != rolling and PLACE_GAIN[place] >= 0:
            rolls = True
            o.gain(PLACE_GAIN[place], rolled(float(figures), DIVISOR[PLACE_GAIN[place]]))
    if rolls:
        for slot in range(TOOL_SLOTS):
            if t.used[p * TOOL_SLOTS + slot] == 0:
                o.points += PIP * float(t.tools[p * TOOL_SLOTS + slot])


def expect_purchases(t: Table, p: i64, o: Outlook) -> None:
    """Add to an outlook what a player's figures on cards and buildings will buy: open buildings take what is left."""
    for stack in range(len(t.left)):
        tile = t.top_tile(stack)
        if tile != NONE and t.placed[(FIRST_BUILDING_SPACE + stack) * t.players + p] and TILE_KIND[tile] != OPEN:
            expect_building(t, o, stack, tile)
    for space in range(CARD_SPACES):
        card = t.spaces[space]
        if card != NONE and t.placed[(FIRST_CARD_SPACE + space) * t.players + p]:
            expect_card(t, o, space, card)
    for stack in range(len(t.left)):
        tile = t.top_tile(stack)
        if tile != NONE and t.placed[(FIRST_BUILDING_SPACE + stack) * t.players + p] and TILE_KIND[tile] == OPEN:
            expect_building(t, o, stack, tile)


def paying(t: Table, step: i64, what: i64) -> i64:
    """Return where the frame begins in which a player pays for space or stack `what`, or NONE if he does not yet."""
    top = t.depth - FRAME
    if t.stack[top + STEP] == REDEEM_TWO:
        top -= FRAME
    return top if t.stack[top + STEP] == step and t.stack[top + A] == what else NONE


def expect_card(t: Table, o: Outlook, space: i64, card: i64) -> None:
    """Buy a card in an outlook, if that pays or has begun."""
    frame = paying(t, BUY_CARD, space)
    paid = 0 if frame == NONE else t.stack[frame + B]
    worth = o.lower_half(card) + o.upper_half(card)
    kept = o.stock[:]
    cost = o.spend_cheapest(PRICE[space] - paid)
    if cost < 0.0 or (cost > worth and paid == 0):
        o.stock = kept
    else:
        o.points += worth


def expect_building(t: Table, o: Outlook, stack: i64, tile: i64) -> None:
    """Buy a tile in an outlook, if that pays or has begun."""
    frame = paying(t, BUY_BUILDING, stack)
    paid: i64 = 0
    kinds: i64 = 0
    points = 0.0
    if frame != NONE:
        paid = t.stack[frame + B]
        kinds = t.stack[frame + C]
        points = float(t.stack[frame + D])
    kept = o.stock[:]
    before = o.stock_worth()
    more = pay_for_tile(o, tile, paid, kinds)
    if more < 0.0 or (paid == 0 and more + o.craftsmen[1] < before - o.stock_worth()):
        o.stock = kept
    else:
        o.points += points + more
        o.buildings += 1.0


def pay_for_tile(o: Outlook, tile: i64, paid: i64, kinds: i64) -> float:
    """Take the rest of a tile's price out of the stock; return the points that it gives, or -1 if it is too dear.

    Args:
        o: the outlook of the player.
        tile: the building tile.
        paid: resources paid already; kinds: a bit for each of their kinds.
    """
    if TILE_KIND[tile] == FIXED:
        missing = 0.0
        for r in range(RESOURCES):
            cost = float(TILE_COST[tile * RESOURCES + r])
            missing += max(0.0, cost - o.stock[r])
            o.stock[r] = max(0.0, o.stock[r] - cost)
        return float(TILE_POINTS[tile]) * (1.0 - missing) if missing < 1.0 else -1.0
    rest = TILE_MOST[tile] - paid
    if TILE_KIND[tile] == OPEN:
        points = o.spend_dearest(ALL_KINDS, rest)
        return points if points > 0.0 or paid >= TILE_FEWEST[tile] else -1.0
    free = TILE_KINDS[tile]
    for r in range(RESOURCES):
        free -= kinds >> r & 1
    points = 0.0
    while free > 0:  # one of each further kind, of what there is most
        most: i64 = NONE
        for r in range(RESOURCES):
            if kinds >> r & 1 == 0 and (most == NONE or o.stock[r] > o.stock[most]):
                most = r
        if most == NONE or o.stock[most] < ALMOST_ONE:
            return -1.0
        o.stock[most] = max(0.0, o.stock[most] - 1.0)
        points += float(VALUE[most])
        kinds |= 1 << most
        rest -= 1
        free -= 1
    if o.pieces_of(kinds) < float(rest) - 0.5:
        return -1.0
    return points + o.spend_dearest(kinds, rest)
