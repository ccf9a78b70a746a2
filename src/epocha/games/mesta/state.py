"""What lies on the table of a game of Města.

Per-player quantities are vectors indexed by seat. A set of seats or of cities is an integer with one bit per member
(`engine/bits.py`); the cards of a hand are counted by event.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count, everything_below, listed
from epocha.engine.chance import Chance
from epocha.engine.fields import MANY, OTHERS, SEAT, SOME, Field, bag, flag, index, number, pile, subset
from epocha.engine.pile import new_pile, put, size
from epocha.engine.setup import Setup
from epocha.engine.state import CUT_OFF, NOBODY, UNKNOWN, State, vec_of, zeros
from epocha.engine.vec import append, vec
from epocha.games.mesta.agreed import Agreed
from epocha.games.mesta.atlas import Atlas
from epocha.games.mesta.components import (
    EMPIRE_POINTS,
    EMPIRES,
    EVENT_CARDS,
    EVENTS,
    KIND_IDS,
    MAX_PLAYERS,
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

# steps whose frames hold an event that waits for one inside it (`nesting.py`); the event is the first number
EVENT_BELOW: Final = 20
WAITING: Final = 0  # which number of its frame is the event that waits
PICKS_BELOW: Final = 21

# what a player skips in their next turn (`skips`, ME-10.1)
SKIP_CITY: Final[i64] = 1
SKIP_EVENT: Final[i64] = 2


NAMED: Final[tuple[Field, ...]] = (
    index("target", of=SEAT),
    index("empire", of="empire"),
    index("side", of="side"),
    index("mode", of="mode"),
    index("own_city", of="city"),
    index("their_city", of="city"),
    subset("affected", of=SEAT),
    subset("shielded", of=SEAT),
)
"""What is named for an event, and who is concerned."""


class Table(State):
    """The table of a game of Města (ME-16).

    Attributes:
        atlas: what the rules ask about the list of cities; from the setup, never changed.
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
        skips: per player, SKIP_ flags for their next turn. silence: turns to the end of which they may use no event.
        used: the event in use, or NONE; target, empire, side, mode, own_city, their_city: what was named for it.
            If one began inside another, it is the last that began; the others wait in frames (`nesting.py`).
        affected: seats that it would take from or restrict (ME-8.9). shielded: those of them that protected themselves.
        reactions: protections used against it, in order, after those against events that wait.
        given, lost: per player, cities picked to go to the actor and under the pile.
        aside: events picked to go under the pile, in order; aside_of: whose they were.
        shown: cards shown last (ME-14.7), as indices into `hand`, one for each card; until the next event is used.
        waiting: disasters drawn and not yet resolved, in order (ME-13.5).
    """

    __slots__ = (
        "affected", "allowance", "aside", "aside_of", "atlas", "cities", "city_pile", "copies", "disasters",
        "empire", "event_pile", "finished", "first", "given", "hand", "hand_size", "in_play", "lost", "max_rounds",
        "mode", "moved", "own_city", "reactions", "refused", "round", "shielded", "shown", "side", "silence",
        "skips", "stall_rounds", "still", "target", "teams", "their_city", "turn", "unrest_to_pile", "used",
        "waiting", "wonders_goal", "wonders_holder",
    )  # fmt: skip

    KINDS: ClassVar[Mapping[str, int]] = {
        "city": 62,
        "event": int(EVENTS),
        "kind": len(KIND_IDS),
        "empire": int(EMPIRES),
        "side": 2,
        "mode": 2,
        "held": int(EVENTS) * MAX_PLAYERS,
    }
    FIELDS: ClassVar[tuple[Field, ...]] = (
        subset("in_play", of="city"),
        bag("copies", "event", most=EVENT_CARDS),
        number("teams", most=3),
        flag("wonders_goal"),
        flag("unrest_to_pile"),
        number("stall_rounds", most=99),
        number("max_rounds", most=100_000),
        subset("disasters", of="kind"),
        number("round"),
        index("first", of=SEAT, none=False),
        index("turn", of=SEAT, none=False),
        number("allowance", most=EVENT_CARDS),
        subset("refused", of=SEAT),
        flag("moved"),
        number("still"),
        index("wonders_holder", of=SEAT),
        pile("city_pile", of="city", most=62),
        pile("event_pile", of="event", most=EVENT_CARDS),
        subset("cities", SEAT, of="city"),
        subset("finished", SEAT, of="city"),
        bag("hand", SEAT, "event", most=EVENT_CARDS, secret=OTHERS),
        number("hand_size", SEAT, most=EVENT_CARDS),
        number("skips", SEAT, most=int(SKIP_CITY | SKIP_EVENT)),
        number("silence", SEAT, most=9),
        index("used", of="event"),
        *NAMED,
        index("reactions", MANY, of="event"),
        subset("given", SEAT, of="city"),
        subset("lost", SEAT, of="city"),
        index("aside", MANY, of="event", secret=SOME),
        index("aside_of", MANY, of=SEAT),
        index("shown", MANY, of="held"),
        index("waiting", MANY, of="event"),
    )

    def __init__(self, setup: Setup, chance: Chance | None) -> None:
        super().__init__(setup, chance)
        agreed: Agreed = setup.tables
        self.atlas: Atlas = agreed.atlas
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
        t = Table(self.setup, None if chance is None else chance.clone())
        self.copy_base_to(t)
        t.copies = self.copies  # never changes, so it can be shared
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
        """Return a player's own points: completed empires, and the bonus if they earned it (ME-11.2)."""
        bonus = WONDERS_BONUS if self.wonders_holder == player else 0
        return self.completed(player) * EMPIRE_POINTS + bonus

    def team_score(self, player: i64) -> i64:
        """Return the points of a player's team, or their own without teams (ME-12.3, ME-12.7)."""
        if self.teams == 0:
            return self.score(player)
        total: i64 = 0
        for p in range(player % self.teams, self.players, self.teams):
            total += self.score(p)
        return total

    def unsound(self) -> str:
        from epocha.games.mesta.soundness import fault_of  # it asks the events, which are written on top of this

        return fault_of(self)

    def standing(self, player: i64) -> list[int]:
        """Return the team's points (ME-11.4, ME-12.11); alone, the turns taken, the fewer the better (ME-13.1)."""
        return [int(-self.round if self.players == 1 else self.team_score(player))]

    def points(self, player: i64) -> i64:
        """Return the team's points; alone, the number of turns taken (ME-13.1)."""
        return self.round if self.players == 1 else self.team_score(player)

    def lead_seat(self, player: i64) -> i64:
        """Return the lowest seat of the player's team (ME-12.11)."""
        return player % self.teams if self.teams else player

    def ranking(self) -> list[int]:
        """Return the places of players or teams; alone, whoever has not completed all empires has none (ME-13.8)."""
        if self.players == 1 and self.over != COMPLETE_END:
            return []
        return super().ranking()

    def returns(self) -> list[float]:
        """Return each seat's utility; alone it is 1 if all empires were completed and -1 if not (ME-13.8)."""
        if self.players == 1 and self.over not in (0, CUT_OFF):
            return [1.0 if self.over == COMPLETE_END else -1.0]
        return super().returns()

    def turn_number(self) -> i64:
        """Return the number of the turn: every player has one in every round (ME-4.1)."""
        return self.round * self.players + self.turn

    def round_number(self) -> i64:
        """Return the number of the round (ME-4.1)."""
        return self.round

    # --- who knows what (section 14) ---

    def knows(self, viewer: i64, player: i64) -> bool:
        """Return whether a viewer sees a hand: its owner does, and in a team game their partners (ME-14.2, ME-12.6)."""
        if viewer == player:
            return True
        return self.teams > 0 and viewer >= 0 and viewer % self.teams == player % self.teams

    def hide(self, viewer: i64) -> None:
        """Hide what others are putting away, as their hands are (ME-14.2, ME-14.3, ME-14.6)."""
        for i in range(len(self.aside)):
            if not self.knows(viewer, self.aside_of[i]):
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
        waits = self.frame_of(EVENT_BELOW)
        while waits != NOBODY:
            left[self.read(waits, WAITING)] -= 1
            waits = self.frame_below(waits, EVENT_BELOW)
        out = vec[i64](capacity=80)
        for event in range(EVENTS):
            for _ in range(left[event]):
                out = append(out, event)
        return out

    # --- the event in use ---

    def forget_named(self) -> None:
        """Forget the event in use, and all that was named and picked for it."""
        self.used = NONE
        self.target = NONE
        self.empire = NONE
        self.side = NONE
        self.mode = NONE
        self.own_city = NONE
        self.their_city = NONE
        self.affected = 0
        self.shielded = 0
        for p in range(self.players):
            self.given[p] = 0
            self.lost[p] = 0

    # --- small questions about the table ---

    def everyone(self) -> i64:
        """Return the set of all seats."""
        return everything_below(self.players)

    def others(self) -> i64:
        """Return the set of all seats but the one to move, partners included (ME-7.7, ME-12.8)."""
        return ((1 << self.players) - 1) & ~(1 << self.turn)

    def holders(self, cities: i64) -> i64:
        """Return the set of seats with at least one of these cities on the table."""
        found: i64 = 0
        seat: i64 = 1
        for own in self.cities:
            if own & cities:
                found |= seat
            seat <<= 1
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
        t: an empty table with its chance.
    """
    n = t.players
    agreed: Agreed = t.setup.tables
    cities = agreed.cities[:]
    events = agreed.events[:]
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
