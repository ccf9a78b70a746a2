"""What lies on the table of a game of Města.

Per-player quantities are vectors indexed by seat. A set of seats or of cities is an integer with one bit per member
(`engine/bits.py`); the cards of a hand are counted by event.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count, everything_below, listed
from epocha.engine.chance import Chance
from epocha.engine.pile import new_pile, put, size
from epocha.engine.state import UNKNOWN, State, Step, vec_of, zeros
from epocha.engine.vec import append, vec
from epocha.games.mesta.atlas import Atlas
from epocha.games.mesta.city_list import atlas_of
from epocha.games.mesta.components import (
    EMPIRE_POINTS,
    EVENTS,
    NONE,
    WONDERS_BONUS,
)

# why the game is over (`over`; ME-11.8)
COMPLETE_END: Final[i64] = 1
STALL_END: Final[i64] = 2
CAP_END: Final[i64] = 3

# --- actions: kind << KIND_BITS | payload; `notation.py` gives them their text ---
KIND_BITS: Final = 8
PAYLOAD: Final = 255
PASS: Final = 0
USE: Final = 1  # payload: event
AGAINST: Final = 2  # seat
NAME_EMPIRE: Final = 3  # empire
NAME_SIDE: Final = 4  # side
NAME_MODE: Final = 5  # mode
OFFER: Final = 6  # own city
TAKE: Final = 7  # city of another player
ACCEPT: Final = 8
REFUSE: Final = 9
NO_REACTION: Final = 10
PROTECT: Final = 11  # which protection
GIVE_UP: Final = 12  # own city
PUT_AWAY: Final = 13  # event in hand
DONE: Final = 14

# what a player skips in his next turn (`skips`, ME-10.1)
SKIP_CITY: Final[i64] = 1
SKIP_EVENT: Final[i64] = 2


class Table(State):
    """The table of a game of Města (ME-16).

    Attributes:
        atlas: what the rules ask about the list of cities; rebuilt from `city_list`, never changed.
        in_play: set of cities of this game. copies: copies of each event in this game.
        teams: number of teams, 0 without; team t has the seats p with p % teams == t (ME-12.2).
        wonders_goal, unrest_to_pile, stall_rounds, max_rounds: options. disasters: set of event kinds (ME-13.3).
        round: from 1. first: the seat that begins every round. turn: the seat to move.
        allowance: events that the seat to move may still use. refused: set of seats that refused it (ME-9.32).
        moved: whether any card moved in this round. still: whole rounds in a row without movement (ME-11.6).
        wonders_holder: seat that earned the wonders bonus, or NONE.
        city_pile, event_pile: see `engine/pile.py`.
        cities, finished: per player, set of cities on the table and in the finished pile.
        hand: copies of event e in the hand of player p at [p * EVENTS + e]; hand_size: cards in each hand.
        skips: per player, SKIP_ flags for his next turn. silence: turns to the end of which he may use no event.
        used: the event being used, or NONE; target, empire, side, mode, own_city, their_city: what was named for it.
        affected: seats that it would take from or restrict (ME-8.9). shielded: those of them that protected themselves.
        reactions: protections used against it, in order.
        given, lost: per player, cities picked to go to the actor and under the pile.
        aside: events picked to go under the pile, in order; aside_of: whose they were.
        shown: cards shown last (ME-14.7), as indices into `hand`, one for each card; until the next event is used.
        waiting: disasters drawn and not yet resolved, in order (ME-13.5).
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "city_list", "in_play", "copies", "teams", "wonders_goal", "unrest_to_pile", "stall_rounds", "max_rounds",
        "disasters", "round", "first", "turn", "allowance", "refused", "moved", "still", "wonders_holder",
        "city_pile", "event_pile", "cities", "finished", "hand", "hand_size", "skips", "silence",
        "used", "target", "empire", "side", "mode", "own_city", "their_city", "affected", "shielded", "reactions",
        "given", "lost", "aside", "aside_of", "shown", "waiting",
    )  # fmt: skip

    def __init__(self, players: i64, course: list[Step[Any]], chance: Chance | None, atlas: Atlas) -> None:
        super().__init__(players, course, chance)
        self.atlas = atlas
        self.city_list = EMPTY
        self.in_play: i64 = 0
        self.copies = EMPTY
        self.teams: i64 = 0
        self.wonders_goal: i64 = 0
        self.unrest_to_pile: i64 = 0
        self.stall_rounds: i64 = 0
        self.max_rounds: i64 = 0
        self.disasters: i64 = 0
        self.round: i64 = 1
        self.first: i64 = 0
        self.turn: i64 = 0
        self.allowance: i64 = 0
        self.refused: i64 = 0
        self.moved: i64 = 0
        self.still: i64 = 0
        self.wonders_holder: i64 = NONE
        self.city_pile = EMPTY
        self.event_pile = EMPTY
        self.cities = EMPTY
        self.finished = EMPTY
        self.hand = EMPTY
        self.hand_size = EMPTY
        self.skips = EMPTY
        self.silence = EMPTY
        self.used: i64 = NONE
        self.target: i64 = NONE
        self.empire: i64 = NONE
        self.side: i64 = NONE
        self.mode: i64 = NONE
        self.own_city: i64 = NONE
        self.their_city: i64 = NONE
        self.affected: i64 = 0
        self.shielded: i64 = 0
        self.reactions = EMPTY
        self.given = EMPTY
        self.lost = EMPTY
        self.aside = EMPTY
        self.aside_of = EMPTY
        self.shown = EMPTY
        self.waiting = EMPTY

    def clone(self) -> "Table":
        chance = self.chance
        t = Table(self.players, self.course, None if chance is None else chance.clone(), self.atlas)
        self.copy_base_to(t)
        t.city_list = self.city_list  # these two never change, so they can be shared
        t.copies = self.copies
        t.in_play = self.in_play
        t.teams = self.teams
        t.wonders_goal = self.wonders_goal
        t.unrest_to_pile = self.unrest_to_pile
        t.stall_rounds = self.stall_rounds
        t.max_rounds = self.max_rounds
        t.disasters = self.disasters
        t.round = self.round
        t.first = self.first
        t.turn = self.turn
        t.allowance = self.allowance
        t.refused = self.refused
        t.moved = self.moved
        t.still = self.still
        t.wonders_holder = self.wonders_holder
        t.city_pile = self.city_pile[:]
        t.event_pile = self.event_pile[:]
        t.cities = self.cities[:]
        t.finished = self.finished[:]
        t.hand = self.hand[:]
        t.hand_size = self.hand_size[:]
        t.skips = self.skips[:]
        t.silence = self.silence[:]
        self.copy_event_to(t)
        return t

    def copy_event_to(self, t: "Table") -> None:
        """Copy what belongs to the event being used into a copy that `clone` is making."""
        t.used = self.used
        t.target = self.target
        t.empire = self.empire
        t.side = self.side
        t.mode = self.mode
        t.own_city = self.own_city
        t.their_city = self.their_city
        t.affected = self.affected
        t.shielded = self.shielded
        t.reactions = self.reactions[:]
        t.given = self.given[:]
        t.lost = self.lost[:]
        t.aside = self.aside[:]
        t.aside_of = self.aside_of[:]
        t.shown = self.shown[:]
        t.waiting = self.waiting[:]

    # --- score (sections 11 to 13) ---

    def completed(self, player: i64) -> i64:
        """Return how many empires a player has completed; each has one capital (ME-1.4)."""
        return count(self.finished[player] & self.atlas.capitals)

    def score(self, player: i64) -> i64:
        """Return a player's own points: completed empires, and the bonus if he earned it (ME-11.2)."""
        bonus = WONDERS_BONUS if self.wonders_holder == player else 0
        return self.completed(player) * EMPIRE_POINTS + bonus

    def team_score(self, player: i64) -> i64:
        """Return the points of a player's team, or his own without teams (ME-12.3, ME-12.7)."""
        if self.teams == 0:
            return self.score(player)
        total: i64 = 0
        for p in range(player % self.teams, self.players, self.teams):
            total += self.score(p)
        return total

    def standing(self, player: i64) -> list[int]:
        """Return the team's points (ME-11.4, ME-12.11); alone, the turns taken, the fewer the better (ME-13.1)."""
        return [int(-self.round if self.players == 1 else self.team_score(player))]

    def returns(self) -> list[float]:
        """Return each seat's utility; alone it is 1 if all empires were completed and -1 if not (ME-13.8)."""
        if self.players == 1 and self.over:
            return [1.0 if self.over == COMPLETE_END else -1.0]
        return super().returns()

    def restored(self) -> None:
        """Open the atlas of the list of cities that was stored."""
        if len(self.city_list):
            self.atlas = atlas_of(bytes([int(letter) for letter in self.city_list]).decode())

    def turn_number(self) -> i64:
        """Return the number of the turn: every player has one in every round (ME-4.1)."""
        return self.round * self.players + self.turn

    # --- who knows what (section 14) ---

    def knows_hand(self, viewer: i64, player: i64) -> bool:
        """Return whether a viewer sees a hand: its owner does, and in a team game his partners (ME-14.2, ME-12.6)."""
        if viewer == player:
            return True
        return self.teams > 0 and viewer >= 0 and viewer % self.teams == player % self.teams

    def hide(self, viewer: i64) -> None:
        """Hide both piles, the hands of others, and what they are putting away (ME-14.2, ME-14.3, ME-14.6)."""
        for depth in range(size(self.city_pile)):
            put(self.city_pile, depth, UNKNOWN)
        for depth in range(size(self.event_pile)):
            put(self.event_pile, depth, UNKNOWN)
        for p in range(self.players):
            if not self.knows_hand(viewer, p):
                for at in range(p * EVENTS, (p + 1) * EVENTS):
                    self.hand[at] = UNKNOWN
        for i in range(len(self.aside)):
            if not self.knows_hand(viewer, self.aside_of[i]):
                self.aside[i] = UNKNOWN

    def complete(self, chance: Chance) -> None:
        """Deal the cards that this view has not seen to where hidden ones lie; cards just shown stay where they are."""
        cities = listed(self.in_play & ~self.laid_out())
        chance.shuffle(cities)
        for depth in range(size(self.city_pile)):
            put(self.city_pile, depth, cities[depth])
        missing = self.hand_size[:]
        for p in range(self.players):
            if self.hand[p * EVENTS] != UNKNOWN:
                missing[p] = 0
                continue
            for at in range(p * EVENTS, (p + 1) * EVENTS):
                self.hand[at] = 0
            for i in range(len(self.shown)):
                if self.shown[i] // EVENTS == p:
                    self.hand[self.shown[i]] += 1
                    missing[p] -= 1
        unseen = self.unseen_events()
        chance.shuffle(unseen)
        dealt: i64 = 0
        for p in range(self.players):
            for _ in range(missing[p]):
                self.hand[p * EVENTS + unseen[dealt]] += 1
                dealt += 1
        for i in range(len(self.aside)):
            if self.aside[i] == UNKNOWN:
                self.aside[i] = unseen[dealt]
                dealt += 1
        for depth in range(size(self.event_pile)):
            put(self.event_pile, depth, unseen[dealt])
            dealt += 1

    def laid_out(self) -> i64:
        """Return the set of cities that lie on tables and in finished piles, for all to see."""
        seen: i64 = 0
        for p in range(self.players):
            seen |= self.cities[p] | self.finished[p]
        return seen

    def unseen_events(self) -> vec[i64]:
        """Return the events that lie neither in a hand nor openly on the table, as far as is known."""
        left = self.copies[:]
        for at in range(len(self.hand)):
            left[at % EVENTS] -= self.hand[at]
        for group in (self.reactions, self.aside, self.waiting):
            for i in range(len(group)):
                if group[i] != UNKNOWN:
                    left[group[i]] -= 1
        if self.used != NONE:
            left[self.used] -= 1
        out = vec[i64](capacity=80)
        for event in range(EVENTS):
            for _ in range(left[event]):
                out = append(out, event)
        return out

    # --- small questions about the table ---

    def everyone(self) -> i64:
        """Return the set of all seats."""
        return everything_below(self.players)

    def others(self) -> i64:
        """Return the set of all seats but the one to move, partners included (ME-7.7, ME-12.8)."""
        return self.everyone() & ~(1 << self.turn)

    def holders(self, cities: i64) -> i64:
        """Return the set of seats with at least one of these cities on the table."""
        found: i64 = 0
        for p in range(self.players):
            if self.cities[p] & cities:
                found |= 1 << p
        return found

    def holds(self, player: i64, event: i64) -> bool:
        """Return whether a player has an event in hand; in a view, only of a hand that it shows."""
        return self.hand[player * EVENTS + event] > 0

    def city_count(self, player: i64) -> i64:
        """Return how many cities a player has on the table; finished ones count for nothing (ME-6.4)."""
        return count(self.cities[player])

    def has_capital(self, player: i64) -> bool:
        """Return whether a player has a capital on the table (ME-7.3)."""
        return self.cities[player] & self.atlas.capitals != 0


EMPTY: Final[vec[i64]] = vec_of([])


def lay_out(t: Table) -> None:
    """Shuffle both piles; nobody starts with anything (ME-3.1 to ME-3.3).

    Args:
        t: an empty table with its chance, its cities in play and the copies of events.
    """
    n = t.players
    cities = listed(t.in_play)
    events = vec[i64](capacity=80)
    for event in range(EVENTS):
        for _ in range(t.copies[event]):
            events = append(events, event)
    chance = t.dice_cup()
    chance.shuffle(cities)
    chance.shuffle(events)
    t.city_pile = new_pile(cities)
    t.event_pile = new_pile(events)
    t.cities = zeros(n)
    t.finished = zeros(n)
    t.hand = zeros(n * EVENTS)
    t.hand_size = zeros(n)
    t.skips = zeros(n)
    t.silence = zeros(n)
    t.given = zeros(n)
    t.lost = zeros(n)
    t.reactions = vec_of([])
    t.aside = vec_of([])
    t.aside_of = vec_of([])
    t.shown = vec_of([])
    t.waiting = vec_of([])
