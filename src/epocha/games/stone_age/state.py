"""What lies on the table of a game of Stone Age.

Per-player quantities are vectors indexed by seat; tables of two dimensions are flat, their index given beside them.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.fields import MANY, SEAT, SOME, Field, bag, flag, index, number
from epocha.engine.setup import Setup
from epocha.engine.state import CUT_OFF, UNKNOWN, State, filled, vec_of, zeros
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import (
    CARD_SPACES,
    CARDS,
    FIGURES_MAX,
    FOOD,
    GRAIN_MAX,
    PLACES,
    READY_TOPS,
    REDEEMERS,
    RESOURCES,
    STACKS,
    START_FIGURES,
    START_FOOD,
    START_GRAIN,
    START_SCORE,
    TILES,
    TILES_PER_STACK,
    TOOL_MAX,
    TOOL_SLOTS,
    TOP,
)

NONE: Final[i64] = -1
"""No card on a space, no owner of a card or tile."""

# why the game is over (`over`)
CARD_END: Final[i64] = 1
BUILDING_END: Final[i64] = 2

MANY_POINTS: Final = 100_000

# --- actions: kind << KIND_BITS | payload; `notation.py` gives them their text ---
KIND_BITS: Final = 8
PAYLOAD: Final = 255
PLACE: Final = 0  # payload: place << FIGURE_BITS | figures
GO: Final = 1  # place
USE_TOOL: Final = 2  # slot
USE_CARD: Final = 3  # card
DONE: Final = 4
PAY: Final = 5  # resource
BUY: Final = 6
DECLINE: Final = 7
TAKE_DIE: Final = 8  # face
STARVE: Final = 9
REDEEM_CARD: Final = 10  # card
TAKE: Final = 11  # resource
FIGURE_BITS: Final = 4
FIGURES: Final = 15

# what the owner of a card may still do with it (`mark`)
READY: Final[i64] = 1
SECRET: Final[i64] = 2

HUNGER_BITS: Final = 4
ALL_HUNGER_BITS: Final = 16
"""Bits of `hunger` for all players together."""


class Table(State):
    """The table of a game of Stone Age (SA-17.5).

    Attributes:
        score, grain, food: per player (SA-1.3).
        workers: per player, owned (SA-1.10); idle: those not yet placed this round.
        stock: resource r of player p at [p * RESOURCES + r].
        tools, used: value of slot s of player p at [p * TOOL_SLOTS + s], and whether it is turned (SA-6.9).
        placed: figures of player p on place q at [q * players + p]; taken: all figures on place q.
        owner: player who has a card, or NONE; mark: READY: an unused deferred card, SECRET: one drawn (SA-7.17).
        secrets: per player, number of cards drawn secretly.
        deck: cards in the order they will be dealt, from `dealt` on; dealt entries are NONE.
        spaces: card on each card space, or NONE; space 1 (rightmost, price 1) is at [0].
        tiles: stack s, tile i from the bottom, at [s * TILES_PER_STACK + i]; gone tiles are NONE.
        left: per stack, tiles left; the uppermost is face up.
        tile_owner: player who bought a tile, or NONE.
        dice: the last roll; market: dice left on the dice market, counted per face at [face].
        round, start: number of the round from 1, and its start player; ending: whether a stack has run out (SA-8.9).
        max_rounds: option; 0 or the round after which program play is cut off (R-33).
        hunger: shortages of the last feeding that nobody was asked about, HUNGER_BITS for each player from the lowest
            on; above them the number of its round.
    """

    __slots__ = (
        "dealt", "deck", "dice", "ending", "food", "grain", "hunger", "idle", "left", "mark", "market",
        "max_rounds", "owner", "placed", "round", "score", "secrets", "spaces", "start", "stock", "taken",
        "tile_owner", "tiles", "tools", "used", "workers",
    )  # fmt: skip

    KINDS: ClassVar[Mapping[str, int]] = {
        "resource": int(RESOURCES),
        "slot": int(TOOL_SLOTS),
        "place": int(PLACES),
        "card": int(CARDS),
        "space": int(CARD_SPACES),
        "tile": int(TILES),
        "face": 7,
    }
    FIELDS: ClassVar[tuple[Field, ...]] = (
        number("round"),
        index("start", of=SEAT, none=False),
        flag("ending"),
        number("max_rounds", most=1000),
        number("dealt", most=int(CARDS)),
        number("hunger", most=1 << 62),
        number("score", SEAT, least=-MANY_POINTS, most=MANY_POINTS),
        number("grain", SEAT, most=int(GRAIN_MAX)),
        number("food", SEAT),
        number("workers", SEAT, most=int(FIGURES_MAX)),
        number("idle", SEAT, most=int(FIGURES_MAX)),
        number("secrets", SEAT, most=int(CARDS)),
        bag("stock", SEAT, "resource"),
        number("tools", SEAT, "slot", most=int(TOOL_MAX)),
        flag("used", SEAT, "slot"),
        number("placed", "place", SEAT, most=int(FIGURES_MAX)),
        number("taken", "place", most=40),
        index("owner", "card", of=SEAT, secret=SOME),
        number("mark", "card", most=int(SECRET), secret=SOME),
        index("deck", MANY, of="card", secret=SOME),
        index("spaces", "space", of="card"),
        index("tiles", MANY, of="tile", secret=SOME),
        number("left", MANY, most=int(TILES_PER_STACK)),
        index("tile_owner", "tile", of=SEAT),
        number("dice", MANY, most=6),
        number("market", "face", most=7),
    )

    def __init__(self, setup: Setup, chance: Chance | None) -> None:
        super().__init__(setup, chance)
        self.round: i64 = 0
        self.start: i64 = 0
        self.ending: i64 = 0
        self.max_rounds: i64 = 0
        self.dealt: i64 = 0
        self.hunger: i64 = 0
        self.score = EMPTY
        self.grain = EMPTY
        self.food = EMPTY
        self.workers = EMPTY
        self.idle = EMPTY
        self.secrets = EMPTY
        self.stock = EMPTY
        self.tools = EMPTY
        self.used = EMPTY
        self.placed = EMPTY
        self.taken = EMPTY
        self.owner = EMPTY
        self.mark = EMPTY
        self.deck = EMPTY
        self.spaces = EMPTY
        self.tiles = EMPTY
        self.left = EMPTY
        self.tile_owner = EMPTY
        self.dice = EMPTY
        self.market = EMPTY

    def clone(self) -> "Table":
        chance = self.chance
        t = Table(self.setup, None if chance is None else chance.clone())
        self.copy_base_to(t)
        t.round = self.round
        t.start = self.start
        t.ending = self.ending
        t.max_rounds = self.max_rounds
        t.dealt = self.dealt
        t.hunger = self.hunger
        t.score = self.score[:]
        t.grain = self.grain[:]
        t.food = self.food[:]
        t.workers = self.workers[:]
        t.idle = self.idle[:]
        t.secrets = self.secrets[:]
        t.stock = self.stock[:]
        t.tools = self.tools[:]
        t.used = self.used[:]
        t.placed = self.placed[:]
        t.taken = self.taken[:]
        t.owner = self.owner[:]
        t.mark = self.mark[:]
        t.deck = self.deck[:]
        t.spaces = self.spaces[:]
        t.tiles = self.tiles[:]
        t.left = self.left[:]
        t.tile_owner = self.tile_owner[:]
        t.dice = self.dice[:]
        t.market = self.market[:]
        return t

    def standing(self, player: i64) -> list[int]:
        """Return points, then grain level + tool value + workers, which break ties (SA-12.11, SA-12.12)."""
        tie_break = self.grain[player] + self.tool_total(player) + self.workers[player]
        return [int(self.score[player]), int(tie_break)]

    def round_number(self) -> i64:
        """Return the number of the round (SA-3.1)."""
        return self.round

    # --- who knows what (section 14) ---

    def hide(self, viewer: i64) -> None:
        """Hide the deck, the tiles below the tops, and others' secretly drawn cards (SA-14.2, SA-14.5).

        All owned cards are shown at final scoring (SA-14.6), which a game that is cut off does not reach.
        """
        for i in range(self.dealt, len(self.deck)):
            self.deck[i] = UNKNOWN
        for stack in range(len(self.left)):
            for i in range(self.left[stack] - 1):
                self.tiles[stack * TILES_PER_STACK + i] = UNKNOWN
        if self.over == 0 or self.over == CUT_OFF:
            for card in range(CARDS):
                if self.mark[card] == SECRET and self.owner[card] != viewer:
                    self.owner[card] = NONE
                    self.mark[card] = 0

    def complete(self, chance: Chance) -> None:
        """Deal the cards and tiles that this view has not seen to where hidden ones lie (SA-14.7)."""
        unseen = self.unseen_cards()
        chance.shuffle(unseen)
        at: i64 = 0
        held = zeros(self.players)
        for card in range(CARDS):
            if self.mark[card] == SECRET:
                held[self.owner[card]] += 1
        for p in range(self.players):
            for _ in range(self.secrets[p] - held[p]):
                self.owner[unseen[at]] = p
                self.mark[unseen[at]] = SECRET
                at += 1
        for i in range(self.dealt, len(self.deck)):
            self.deck[i] = unseen[at]
            at += 1
        tiles = self.unseen_tiles()
        chance.shuffle(tiles)
        at = 0
        for stack in range(len(self.left)):
            for i in range(self.left[stack] - 1):
                self.tiles[stack * TILES_PER_STACK + i] = tiles[at]
                at += 1

    def unsound(self) -> str:
        """Pictures give each figure a number and a place; a list that is too short has no card, tile or die to show."""
        for p in range(self.players):
            figures: i64 = self.idle[p]
            for place in range(PLACES):
                figures += self.placed[place * self.players + p]
            if figures != self.workers[p] or figures < START_FIGURES:
                return f"seat {p + 1} has {self.workers[p]} figures, of which {figures} stand anywhere"
        for place in range(PLACES):
            taken: i64 = 0
            for p in range(self.players):
                taken += self.placed[place * self.players + p]
            if taken != self.taken[place]:
                return f"{self.taken[place]} figures are counted on a place where {taken} stand"
        stacks = STACKS[self.players]
        if len(self.left) != stacks or len(self.tiles) != stacks * TILES_PER_STACK:
            return f"there are {stacks} stacks of {TILES_PER_STACK} tiles"
        if len(self.deck) != CARDS:
            return f"deck has {CARDS} cards, those already dealt among them"
        if len(self.dice) > FIGURES_MAX:
            return f"there are at most {FIGURES_MAX} dice"
        return ""

    def unseen_cards(self) -> vec[i64]:
        """Return the cards that are neither owned, as far as is known, nor on a space, by number."""
        seen = zeros(CARDS)
        for card in range(CARDS):
            if self.owner[card] != NONE:
                seen[card] = 1
        for space in range(len(self.spaces)):
            if self.spaces[space] != NONE:
                seen[self.spaces[space]] = 1
        return _zero_positions(seen)

    def unseen_tiles(self) -> vec[i64]:
        """Return the tiles that are neither owned nor face up, by number; some may be in the box."""
        seen = zeros(TILES)
        for tile in range(TILES):
            if self.tile_owner[tile] != NONE:
                seen[tile] = 1
        for stack in range(len(self.left)):
            if self.left[stack] > 0:
                seen[self.top_tile(stack)] = 1
        return _zero_positions(seen)

    # --- small questions about the table ---

    def top_tile(self, stack: i64) -> i64:
        """Return the face-up tile of a stack, or NONE if the stack has run out (SA-2.8)."""
        count = self.left[stack]
        return NONE if count == 0 else self.tiles[stack * TILES_PER_STACK + count - 1]

    def stock_total(self, p: i64) -> i64:
        """Return how many resources a player has."""
        total: i64 = 0
        for r in range(RESOURCES):
            total += self.stock[p * RESOURCES + r]
        return total

    def tool_total(self, p: i64) -> i64:
        """Return the total value of a player's three slots (SA-12.8); one-time tools do not count (SA-7.22)."""
        total: i64 = 0
        for s in range(TOOL_SLOTS):
            total += self.tools[p * TOOL_SLOTS + s]
        return total

    def building_count(self, p: i64) -> i64:
        """Return how many building tiles a player owns; there is no limit (SA-1.13)."""
        count: i64 = 0
        for tile in range(TILES):
            if self.tile_owner[tile] == p:
                count += 1
        return count

    def redeemer(self, p: i64) -> i64:
        """Return a card of "any 2 resources" that the player has not used yet (SA-7.23), or NONE."""
        for card in REDEEMERS:
            if self.mark[card] == READY and self.owner[card] == p:
                return card
        return NONE

    def unfed(self, p: i64) -> i64:
        """Return the shortage that a player could not cover in the last feeding, 0 if there was none."""
        return self.hunger >> HUNGER_BITS * p & 15

    # --- gains that several places, cards and dice share ---

    def gain(self, p: i64, what: i64, amount: i64) -> None:
        """Give a player resources or food from the unlimited supply (SA-1.6, SA-1.7)."""
        if what == FOOD:
            self.food[p] += amount
        else:
            self.stock[p * RESOURCES + what] += amount

    def gain_tool(self, p: i64) -> None:
        """Raise by one the leftmost slot among those of lowest value (SA-6.16 to SA-6.21); nothing at 4/4/4."""
        base = p * TOOL_SLOTS
        lowest = base
        for s in range(base + 1, base + TOOL_SLOTS):
            if self.tools[s] < self.tools[lowest]:
                lowest = s
        if self.tools[lowest] < TOOL_MAX:
            self.tools[lowest] += 1

    def gain_worker(self, p: i64) -> None:
        """Take a worker from the reserve, if one is left (SA-5.8, SA-5.9)."""
        if self.workers[p] < FIGURES_MAX:
            self.workers[p] += 1
            self.idle[p] += 1

    def advance_grain(self, p: i64, steps: i64) -> None:
        """Move a player's grain marker up, never above the top (SA-5.11, SA-5.12)."""
        self.grain[p] = min(GRAIN_MAX, self.grain[p] + steps)

    def take_card(self, p: i64, card: i64) -> None:
        """Give a player a card from a space; a deferred one lies face up until used (SA-7.19)."""
        self.owner[card] = p
        self.mark[card] = READY if READY_TOPS[TOP[card]] else 0

    def draw_secretly(self, p: i64, count: i64) -> None:
        """Draw the top cards of the deck face down for their lower halves only (SA-7.17, SA-7.18)."""
        for _ in range(count):
            if self.dealt < len(self.deck):
                card = self.deal()
                self.owner[card] = p
                self.mark[card] = SECRET
                self.secrets[p] += 1

    def deal(self) -> i64:
        """Take the top card off the deck; whoever gets to see it, something is disclosed."""
        card = self.deck[self.dealt]
        self.deck[self.dealt] = NONE
        self.dealt += 1
        self.disclosures += 1
        return card

    def roll(self, count: i64) -> i64:
        """Roll dice for all to see (SA-1.11); return their total."""
        chance = self.dice_cup()
        dice = vec[i64](capacity=count)
        total: i64 = 0
        for _ in range(count):
            die = chance.below(6) + 1
            dice = append(dice, die)
            total += die
        self.dice = dice
        self.disclosures += 1
        return total


EMPTY: Final[vec[i64]] = vec_of([])


def _zero_positions(flags: vec[i64]) -> vec[i64]:
    found = vec[i64](capacity=len(flags))
    for i in range(len(flags)):
        if flags[i] == 0:
            found = append(found, i)
    return found


def lay_out(t: Table, start_player: i64) -> None:
    """Set the game up (section 2); the first round is still to begin.

    Args:
        t: an empty table with its chance.
        start_player: a seat, or NONE to draw one (SA-2.14).
    """
    chance = t.dice_cup()
    n = t.players
    t.score = filled(n, START_SCORE)
    t.grain = filled(n, START_GRAIN)
    t.food = filled(n, START_FOOD)
    t.workers = filled(n, START_FIGURES)
    t.idle = filled(n, START_FIGURES)
    t.secrets = zeros(n)
    t.stock = zeros(n * RESOURCES)
    t.tools = zeros(n * TOOL_SLOTS)
    t.used = zeros(n * TOOL_SLOTS)
    t.placed = zeros(PLACES * n)
    t.taken = zeros(PLACES)
    t.owner = filled(CARDS, NONE)
    t.mark = zeros(CARDS)
    t.spaces = filled(CARD_SPACES, NONE)
    t.tile_owner = filled(TILES, NONE)
    t.market = zeros(7)
    t.deck = vec_of(list(range(int(CARDS))))
    chance.shuffle(t.deck)
    for space in range(CARD_SPACES):
        t.spaces[space] = t.deal()
    tiles = vec_of(list(range(int(TILES))))
    chance.shuffle(tiles)
    t.tiles = tiles[: STACKS[n] * TILES_PER_STACK]
    t.left = filled(STACKS[n], TILES_PER_STACK)
    t.start = chance.below(n) if start_player == NONE else start_player
