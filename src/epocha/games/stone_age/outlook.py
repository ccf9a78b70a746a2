"""What a player of Stone Age may expect to have, and what it is worth: the eyes of this game's bots.

Everything is counted in points of the final score. One pip of a die is worth about one point: three pips are a wood,
which a building turns into three points. From there the rest follows: what a figure earns in a round, what a food
saves, what a tool adds; and all that lasts is worth so much times the rounds still to come.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.state import NOBODY, zeros
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
    HUNTING_GROUNDS,
    HUT,
    MARKET,
    OPEN,
    PLACE_GAIN,
    PRICE,
    REDEEM,
    RESOURCES,
    RINGS,
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
from epocha.games.stone_age.steps import (
    BUY_BUILDING,
    BUY_CARD,
    FEED,
    PLACE_FIGURES,
    BuyBuilding,
    BuyCard,
    owes_food,
)
from epocha.games.stone_age.steps.placing import closed

# --- what things are worth, in points ---
FIGURE_TURN: Final = 2.6
"""What a figure earns in a later round: 3.5 pips less what rounding and buildings take, and more on good places."""
LOOKING_ON: Final = 0.94
"""The share of what unplaced figures could gather now that is left when the others have placed theirs too."""
FOOD_LATER: Final = 1.3
"""A food that is needed in a later round: a hunter brings 1.75, and often there are better ways."""
FOOD_NOW: Final = 2.6
"""A food that is missing in the coming feeding: a resource must replace it."""
PIP: Final = 0.7
"""A pip that a tool adds in a later round."""
ROUNDED: Final = 0.93
"""The share of a tool's pip that is not lost in rounding."""
USED: Final = 0.75
"""The share of a resource's value that is left after the figure which the building takes is paid for."""
USES: Final = 4.0
"""Resources that a player can spend in a round; what is owned beyond that for all rounds to come is left over."""
PLENTY: Final = 5.0
"""Pieces of one kind that can be used well; buildings ask for several kinds."""
SURPLUS: Final = 0.5
"""The share of its use that is left to a piece beyond these."""
SECRET_CARD: Final = 6.0
"""A card drawn for its lower half only."""
MARKET_DIE: Final = 3.0
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
CARDS_PER_ROUND: Final = 2.0
CARDS_PER_PLAYER: Final = 0.25
"""Cards bought in a round: so many, and so many more for each player."""
TILES_PER_ROUND: Final = 0.3
"""Tiles bought from one stack in a round."""
NEW_GRAIN: Final = 0.3
NEW_BUILDINGS: Final = 0.35
NEW_WORKERS: Final = 0.15
NEW_TOOLS: Final = 0.35
NEW_SYMBOLS: Final = 0.25
"""What a player gains of these in a round, on average."""


class Outlook:
    """What one player may expect to have when their figures on the board have acted, and what that is worth.

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
        if owes_food(t, p):
            self.food -= self.grain  # it has come already, and is counted where feeding is
        self.points = float(t.score[p])
        self.buildings = float(t.building_count(p))
        self.price = vec[float](capacity=8)
        self.stock = vec[float](capacity=8)
        share = min(1.0, rounds)
        for r in range(RESOURCES):
            self.price = append(self.price, price_of(r, share))
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

    def pip_worth(self, what: i64, hunger: bool) -> float:
        """Return what a pip that a tool adds to a roll is worth: part of it is lost in rounding."""
        if what != FOOD:
            return ROUNDED * self.worth_of(what, 1.0) / float(DIVISOR[what])
        without = self.feeding(hunger)
        self.food += 1.0
        saved = without - self.feeding(hunger)
        self.food -= 1.0
        return ROUNDED * saved / float(DIVISOR[what])

    # --- payments ---

    def spend_cheapest(self, count: i64) -> bool:
        """Take away so many resources, the cheapest first; return False if there are too few."""
        if self.pieces_of(ALL_KINDS) < float(count) - 0.5:
            return False
        rest = float(count)
        for r in range(RESOURCES):
            paid = min(rest, self.stock[r])
            self.stock[r] -= paid
            rest -= paid
        return True

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
        """Return what the resources are worth: a point each if left over, and more as far as they can be used."""
        worth = 0.0
        useful = USES * max(1.0, self.rounds)
        for r in range(RESOURCES - 1, -1, -1):
            have = self.stock[r]
            used = min(useful, have)
            useful -= used
            worth += have + (self.price[r] - 1.0) * (used if used <= PLENTY else PLENTY + SURPLUS * (used - PLENTY))
        return worth

    def worth_of(self, what: i64, amount: float) -> float:
        """Return what so many more resources of a kind would be worth."""
        before = self.stock_worth()
        self.stock[what] += amount
        after = self.stock_worth()
        self.stock[what] -= amount
        return after - before

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


def price_of(resource: i64, share: float) -> float:
    """Return what a resource is worth: a point if left over, more by the `share`, 0 to 1, in which it can be used."""
    return 1.0 + share * (USED * float(VALUE[resource]) - 1.0)


def rolled(dice: float, divisor: i64) -> float:
    """Return how much a roll of so many dice brings on average: 3.5 a die, less what division rounds off."""
    return max(0.3 * dice, 3.5 * dice - 0.5 * float(divisor - 1)) / float(divisor)


# --- how long the game will last ---


def is_last_round(t: Table) -> bool:
    """Return whether this round is sure to be the last: a stack has run out, or too few cards are left (section 11)."""
    if t.ending or t.over:
        return True
    missing: i64 = 0
    for space in range(CARD_SPACES):
        if t.spaces[space] == NONE:
            missing += 1
    return len(t.deck) - t.dealt < missing


def rounds_after(t: Table) -> float:
    """Return how many rounds will probably follow the one being played.

    What figures stand on counts as bought; while figures are still to be placed, as much more as is usual.
    """
    if is_last_round(t):
        return 0.0
    idle: i64 = 0
    workers: i64 = 0
    for p in range(t.players):
        idle += t.idle[p]
        workers += t.workers[p]
    placing = t.frame_of(PLACE_FIGURES) != NOBODY
    to_come = float(idle) / float(workers) if placing else 0.0
    going = 0.0
    for space in range(CARD_SPACES):
        if t.spaces[space] == NONE or t.taken[FIRST_CARD_SPACE + space]:
            going += 1.0
    usual = CARDS_PER_ROUND + CARDS_PER_PLAYER * float(t.players)
    left = float(len(t.deck) - t.dealt)
    if left < going:
        return 0.0
    rounds = (left - going - max(0.0, usual - going) * to_come) / usual + 1.0
    for stack in range(len(t.left)):
        tiles = float(t.left[stack]) - (1.0 if t.taken[FIRST_BUILDING_SPACE + stack] else TILES_PER_ROUND * to_come)
        rounds = min(rounds, tiles / TILES_PER_ROUND)
    return max(0.0, rounds)


# --- what figures on the board will bring ---


def hungry(t: Table, p: i64) -> bool:
    """Return whether a player is still to be fed this round."""
    return t.frame_of(FEED) == NOBODY or owes_food(t, p)


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
    pip = PIP * min(1.0, o.rounds) if t.idle[p] > 0 and t.frame_of(PLACE_FIGURES) != NOBODY else 0.0
    for place in range(FIRST_CARD_SPACE):
        figures = placed[place * n + p]
        what = PLACE_GAIN[place]
        if figures and what >= 0:
            pip = max(pip, o.pip_worth(what, hungry(t, p)))
            o.gain(what, rolled(float(figures), DIVISOR[what]))
    for slot in range(TOOL_SLOTS):
        if t.used[p * TOOL_SLOTS + slot] == 0:
            o.points += pip * float(t.tools[p * TOOL_SLOTS + slot])


def idle_worth(t: Table, p: i64, o: Outlook) -> float:
    """Return what a player's unplaced figures will earn where nothing special is left: together, and the rest hunts."""
    idle = t.idle[p]
    if idle == 0:
        return 0.0
    hunting = closed(t, p, HUNTING_GROUNDS) is None
    hunger = hungry(t, p)
    without = o.feeding(hunger)
    food = o.food
    best = 0.0
    for place in range(HUNTING_GROUNDS, FIRST_CARD_SPACE):
        what = PLACE_GAIN[place]
        if closed(t, p, place) is not None:
            continue
        gatherers: i64 = 0
        worth = 0.0
        if what != FOOD:
            gatherers = min(idle, RINGS[place] - t.taken[place])
            worth = o.worth_of(what, rolled(float(gatherers), DIVISOR[what]))
        if hunting and gatherers < idle:
            o.food = food + rolled(float(idle - gatherers), DIVISOR[FOOD])
            worth += without - o.feeding(hunger)
            o.food = food
        best = max(best, worth)
    return LOOKING_ON * best


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


def expect_card(t: Table, o: Outlook, space: i64, card: i64) -> None:
    """Buy a card in an outlook, if that pays or has begun."""
    frame = t.frame_of(BUY_CARD)
    paid: i64 = 0
    if frame != NOBODY and t.read(frame, BuyCard.SPACE) == space:
        paid = t.read(frame, BuyCard.PAID)
    worth = o.lower_half(card) + o.upper_half(card)
    kept = o.stock[:]
    before = o.stock_worth()
    spent = o.spend_cheapest(PRICE[space] - paid)
    if not spent or (before - o.stock_worth() > worth and paid == 0):
        o.stock = kept
    else:
        o.points += worth


def expect_building(t: Table, o: Outlook, stack: i64, tile: i64) -> None:
    """Buy a tile in an outlook, if that pays or has begun."""
    frame = t.frame_of(BUY_BUILDING)
    paid: i64 = 0
    kinds: i64 = 0
    points = 0.0
    if frame != NOBODY and t.read(frame, BuyBuilding.STACK) == stack:
        paid = t.read(frame, BuyBuilding.PAID)
        kinds = t.read(frame, BuyBuilding.KINDS)
        points = float(t.read(frame, BuyBuilding.VALUE))
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
