"""What lies on the table of Through the Ages: the fields, what they mean, and how they are copied.

What a player has is indexed by seat. A set is an integer with one bit per member (`engine/bits.py`). Cards go by the
numbers of `components.py`.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count
from epocha.engine.chance import Chance
from epocha.engine.fields import ALL, MANY, OTHERS, SEAT, SOME, Field, bag, flag, index, number, subset
from epocha.engine.setup import Setup
from epocha.engine.state import State, filled, vec_of, zeros
from epocha.engine.vec import vec
from epocha.games.through_the_ages.components import (
    AGES,
    AGGRESSION,
    CARDS,
    DESPOTISM,
    EVENT,
    FIRST,
    LINES,
    NONE,
    SITES,
    SPACES,
    STORES,
    TERRITORIES,
    UNITS,
    WONDERS,
)
from epocha.games.through_the_ages.effects import PERKS
from epocha.games.through_the_ages.terms import Terms

CIVIL_SLOTS: Final = 16
MILITARY_SLOTS: Final = 40
"""More cards than a hand can ever have; its cards stand in ascending order, then NONE."""
MOST_BLUE: Final = 48
"""More blue tokens than a player can ever have, wherever they lie."""
MOST_GOODS: Final = 255
"""More food and resources than anybody has with these tokens."""
FIRST_EVENT: Final[i64] = int(FIRST[EVENT])
EVENT_CARDS: Final[i64] = int(FIRST[AGGRESSION]) - FIRST_EVENT
"""Events and territories follow each other in the numbering."""

UNARMED: Final = 0
ARMED: Final = 1
USED: Final = 2
"""Whether the exchange of a pact (TA-43.44) is to be used in the next payment, or was used this turn."""
EMPTY: Final[vec[i64]] = vec_of([])


class Nations(State):
    """What each player has; the fields are declared and explained with those of a `Layout`."""

    def __init__(self, setup: Setup, chance: Chance | None) -> None:
        super().__init__(setup, chance)
        self.culture = EMPTY
        self.science = EMPTY
        self.yellow = EMPTY
        self.blue = EMPTY
        self.unused = EMPTY
        self.techs = EMPTY
        self.workers = EMPTY
        self.tokens = EMPTY
        self.government = EMPTY
        self.special = EMPTY
        self.leader = EMPTY
        self.leaders_taken = EMPTY
        self.tactics = EMPTY
        self.wonder = EMPTY
        self.stages = EMPTY
        self.wonders = EMPTY
        self.face_down = EMPTY
        self.colonies = EMPTY
        self.pact = EMPTY
        self.pact_with = EMPTY
        self.pact_side = EMPTY
        self.war = EMPTY
        self.war_on = EMPTY
        self.civil_hand = EMPTY
        self.military_hand = EMPTY
        self.civil_count = EMPTY
        self.military_count = EMPTY
        self.civil_backs = EMPTY
        self.military_backs = EMPTY
        self.lost_actions = EMPTY
        self.no_politics = EMPTY
        self.resigned = EMPTY
        self.marker = EMPTY
        self.has_colonized = EMPTY
        self.sacrifice = EMPTY
        self.strength = EMPTY
        self.culture_rate = EMPTY
        self.science_rate = EMPTY
        self.happy = EMPTY
        self.civil_total = EMPTY
        self.military_total = EMPTY
        self.urban_limit = EMPTY
        self.civil_limit = EMPTY
        self.military_limit = EMPTY
        self.perks = EMPTY

    def clear_nations(self) -> None:
        """Let nobody have anything."""
        n = self.players
        self.culture = zeros(n)
        self.science = zeros(n)
        self.yellow = zeros(n)
        self.blue = zeros(n)
        self.unused = zeros(n)
        self.techs = zeros(n)
        self.workers = zeros(n * SITES)
        self.tokens = zeros(n * STORES)
        self.government = filled(n, DESPOTISM)
        self.special = filled(n * LINES, NONE)
        self.leader = filled(n, NONE)
        self.leaders_taken = zeros(n)
        self.tactics = filled(n, NONE)
        self.wonder = filled(n, NONE)
        self.stages = zeros(n)
        self.wonders = zeros(n)
        self.face_down = zeros(n)
        self.colonies = zeros(n)
        self.pact = filled(n, NONE)
        self.pact_with = filled(n, NONE)
        self.pact_side = zeros(n)
        self.war = filled(n, NONE)
        self.war_on = filled(n, NONE)
        self.civil_hand = filled(n * CIVIL_SLOTS, NONE)
        self.military_hand = filled(n * MILITARY_SLOTS, NONE)
        self.civil_count = zeros(n)
        self.military_count = zeros(n)
        self.civil_backs = zeros(n * AGES)
        self.military_backs = zeros(n * AGES)
        self.lost_actions = zeros(n)
        self.no_politics = zeros(n)
        self.resigned = zeros(n)
        self.marker = filled(n, NONE)
        self.has_colonized = zeros(n)
        self.sacrifice = zeros(n * UNITS)
        self.clear_ratings()

    def clear_ratings(self) -> None:
        """Make room for what `ratings.py` derives."""
        n = self.players
        self.strength = zeros(n)
        self.culture_rate = zeros(n)
        self.science_rate = zeros(n)
        self.happy = zeros(n)
        self.civil_total = zeros(n)
        self.military_total = zeros(n)
        self.urban_limit = zeros(n)
        self.civil_limit = zeros(n)
        self.military_limit = zeros(n)
        self.perks = zeros(n * PERKS)

    def copy_nations_to(self, t: "Nations") -> None:
        """Copy what players have."""
        t.culture = self.culture[:]
        t.science = self.science[:]
        t.yellow = self.yellow[:]
        t.blue = self.blue[:]
        t.unused = self.unused[:]
        t.techs = self.techs[:]
        t.workers = self.workers[:]
        t.tokens = self.tokens[:]
        t.government = self.government[:]
        t.special = self.special[:]
        t.leader = self.leader[:]
        t.leaders_taken = self.leaders_taken[:]
        t.tactics = self.tactics[:]
        t.wonder = self.wonder[:]
        t.stages = self.stages[:]
        t.wonders = self.wonders[:]
        t.face_down = self.face_down[:]
        t.colonies = self.colonies[:]
        t.pact = self.pact[:]
        t.pact_with = self.pact_with[:]
        t.pact_side = self.pact_side[:]
        t.war = self.war[:]
        t.war_on = self.war_on[:]
        t.civil_hand = self.civil_hand[:]
        t.military_hand = self.military_hand[:]
        t.civil_count = self.civil_count[:]
        t.military_count = self.military_count[:]
        t.civil_backs = self.civil_backs[:]
        t.military_backs = self.military_backs[:]
        t.lost_actions = self.lost_actions[:]
        t.no_politics = self.no_politics[:]
        t.resigned = self.resigned[:]
        t.marker = self.marker[:]
        t.has_colonized = self.has_colonized[:]
        t.sacrifice = self.sacrifice[:]

    def copy_ratings_to(self, t: "Nations") -> None:
        """Copy what is derived."""
        t.strength = self.strength[:]
        t.culture_rate = self.culture_rate[:]
        t.science_rate = self.science_rate[:]
        t.happy = self.happy[:]
        t.civil_total = self.civil_total[:]
        t.military_total = self.military_total[:]
        t.urban_limit = self.urban_limit[:]
        t.civil_limit = self.civil_limit[:]
        t.military_limit = self.military_limit[:]
        t.perks = self.perks[:]


class Layout(Nations):
    """The table of a game of Through the Ages.

    Attributes:
        terms: mode and variants; from the setup, never changed.
        round: from 1. turn: the active seat. first: the seat that begins every round. age: the current one.
        last_round: the round after which the game ends, 0 as long as it is not known.
        row: the card on each space. civil_deck, military_deck: of the current age, the top card last.
        discards: military cards of the current age; discards_by: who laid each face down, or NONE if it was open.
        current_events: the top card last; current_ages: their backs. future_events, future_ages: likewise, in the
            order in which they were prepared, by future_by. prepared_by: who prepared an event that is in a pile.
        past_events: resolved. laid_out: age III events to be scored at the end; turned_up: how many of them are open.
        gone: cards that left the game for all to see; away: those that left it unseen.
        shown: the event, territory or aggression that is being resolved, or NONE.

        culture, science: points. yellow, blue: tokens in the banks. unused: workers.
        techs: sites in play. workers: on each site. tokens: blue ones on each farm, mine and laboratory.
        government; special: the card of each line; leader; tactics. leaders_taken: set of ages.
        wonder: under construction, with so many stages. wonders: completed; face_down: those turned down.
        colonies. pact: in front of its offerer, with pact_with; pact_side: 0 if the offerer is party A.
        war, war_on: declared and not yet fought.
        civil_hand, military_hand: see the slots above; civil_count, military_count: how many; civil_backs,
            military_backs: by age.
        lost_actions: civil actions lost in the next action phase. no_politics: the next political action is forfeited.
        resigned: 1 for the first who resigned, and so on. marker: who holds a player's marker (TA-42.3).
        has_colonized: the leader's option was used. sacrifice: units sent, while a fight or a landing is resolved.

        civil_spent, military_spent: tokens spent this turn. military_extra: further actions this turn only.
        fund, leader_fund: resources for units this turn. settled: the once-a-turn increase was used.
        by_hand: the set of seats that choose tokens by hand until their next action phase.
        exchange: see UNARMED. keeps_cards: excess cards are not discarded this turn. fresh: action cards taken in it.

        strength, culture_rate, science_rate, happy, civil_total, military_total, urban_limit, civil_limit,
        military_limit, perks: derived by `ratings.py`.
    """

    KINDS: ClassVar[Mapping[str, int]] = {
        "card": int(CARDS),
        "site": int(SITES),
        "store": int(STORES),
        "unit": int(UNITS),
        "line": int(LINES),
        "wonder": int(WONDERS),
        "territory": int(TERRITORIES),
        "event": int(EVENT_CARDS),
        "age": int(AGES),
        "space": int(SPACES),
        "civil slot": CIVIL_SLOTS,
        "military slot": MILITARY_SLOTS,
        "perk": PERKS,
    }
    FIELDS: ClassVar[tuple[Field, ...]] = (
        number("round"),
        index("turn", of=SEAT, none=False),
        index("first", of=SEAT, none=False),
        index("age", of="age", none=False),
        number("last_round"),
        index("row", "space", of="card"),
        index("civil_deck", MANY, of="card", secret=ALL),
        index("military_deck", MANY, of="card", secret=ALL),
        index("discards", MANY, of="card", secret=SOME),
        index("discards_by", MANY, of=SEAT),
        index("current_events", MANY, of="card", secret=ALL),
        index("current_ages", MANY, of="age", none=False),
        index("future_events", MANY, of="card", secret=SOME),
        index("future_ages", MANY, of="age", none=False),
        index("future_by", MANY, of=SEAT),
        index("prepared_by", "event", of=SEAT, secret=SOME),
        index("past_events", MANY, of="card"),
        index("laid_out", MANY, of="card", secret=SOME),
        number("turned_up", most=5),
        bag("gone", "card"),
        bag("away", "card", secret=ALL),
        index("shown", of="card"),
        number("culture", SEAT),
        number("science", SEAT),
        number("yellow", SEAT, most=99),
        number("blue", SEAT, most=99),
        number("unused", SEAT, most=99),
        subset("techs", SEAT, of="site"),
        number("workers", SEAT, "site", most=99),
        number("tokens", SEAT, "store", most=99),
        index("government", SEAT, of="card", none=False),
        index("special", SEAT, "line", of="card"),
        index("leader", SEAT, of="card"),
        subset("leaders_taken", SEAT, of="age"),
        index("tactics", SEAT, of="card"),
        index("wonder", SEAT, of="card"),
        number("stages", SEAT, most=5),
        subset("wonders", SEAT, of="wonder"),
        subset("face_down", SEAT, of="wonder"),
        subset("colonies", SEAT, of="territory"),
        index("pact", SEAT, of="card"),
        index("pact_with", SEAT, of=SEAT),
        flag("pact_side", SEAT),
        index("war", SEAT, of="card"),
        index("war_on", SEAT, of=SEAT),
        index("civil_hand", SEAT, "civil slot", of="card", secret=SOME),
        index("military_hand", SEAT, "military slot", of="card", secret=OTHERS),
        number("civil_count", SEAT, most=CIVIL_SLOTS),
        number("military_count", SEAT, most=MILITARY_SLOTS),
        bag("civil_backs", SEAT, "age"),
        bag("military_backs", SEAT, "age"),
        number("lost_actions", SEAT),
        flag("no_politics", SEAT),
        number("resigned", SEAT, most=4),
        index("marker", SEAT, of=SEAT),
        flag("has_colonized", SEAT),
        number("sacrifice", SEAT, "unit", most=99),
        number("civil_spent"),
        number("military_spent"),
        number("military_extra"),
        number("fund"),
        number("leader_fund"),
        flag("settled"),
        number("exchange", most=USED),
        flag("keeps_cards"),
        subset("by_hand", of=SEAT),
        index("fresh", MANY, of="card"),
        number("strength", SEAT, derived=True),
        number("culture_rate", SEAT, derived=True),
        number("science_rate", SEAT, derived=True),
        number("happy", SEAT, derived=True),
        number("civil_total", SEAT, derived=True),
        number("military_total", SEAT, derived=True),
        number("urban_limit", SEAT, derived=True),
        number("civil_limit", SEAT, derived=True),
        number("military_limit", SEAT, derived=True),
        number("perks", SEAT, "perk", least=-99, derived=True),
    )

    def __init__(self, setup: Setup, chance: Chance | None) -> None:
        super().__init__(setup, chance)
        terms = setup.tables
        if not isinstance(terms, Terms):
            raise TypeError("the setup is of another game")
        self.terms = terms
        self.round: i64 = 1
        self.turn: i64 = 0
        self.first: i64 = 0
        self.age: i64 = 0
        self.last_round: i64 = 0
        self.turned_up: i64 = 0
        self.shown: i64 = NONE
        self.civil_spent: i64 = 0
        self.military_spent: i64 = 0
        self.military_extra: i64 = 0
        self.fund: i64 = 0
        self.leader_fund: i64 = 0
        self.settled: i64 = 0
        self.exchange: i64 = UNARMED
        self.keeps_cards: i64 = 0
        self.by_hand: i64 = 0
        self.row = EMPTY
        self.civil_deck = EMPTY
        self.military_deck = EMPTY
        self.discards = EMPTY
        self.discards_by = EMPTY
        self.current_events = EMPTY
        self.current_ages = EMPTY
        self.future_events = EMPTY
        self.future_ages = EMPTY
        self.future_by = EMPTY
        self.prepared_by = EMPTY
        self.past_events = EMPTY
        self.laid_out = EMPTY
        self.gone = EMPTY
        self.away = EMPTY
        self.fresh = EMPTY

    def clear(self) -> None:
        """Make every list as long as it is, with nothing in it: an empty table."""
        self.row = filled(SPACES, NONE)
        self.civil_deck = zeros(0)
        self.military_deck = zeros(0)
        self.discards = zeros(0)
        self.discards_by = zeros(0)
        self.current_events = zeros(0)
        self.current_ages = zeros(0)
        self.future_events = zeros(0)
        self.future_ages = zeros(0)
        self.future_by = zeros(0)
        self.prepared_by = filled(EVENT_CARDS, NONE)
        self.past_events = zeros(0)
        self.laid_out = zeros(0)
        self.gone = zeros(CARDS)
        self.away = zeros(CARDS)
        self.fresh = zeros(0)
        self.clear_nations()

    def copy_fields_to(self, t: "Layout") -> None:
        """Copy all fields into a copy that `clone` is making."""
        t.round = self.round
        t.turn = self.turn
        t.first = self.first
        t.age = self.age
        t.last_round = self.last_round
        t.turned_up = self.turned_up
        t.shown = self.shown
        t.civil_spent = self.civil_spent
        t.military_spent = self.military_spent
        t.military_extra = self.military_extra
        t.fund = self.fund
        t.leader_fund = self.leader_fund
        t.settled = self.settled
        t.exchange = self.exchange
        t.keeps_cards = self.keeps_cards
        t.by_hand = self.by_hand
        t.row = self.row[:]
        t.civil_deck = self.civil_deck[:]
        t.military_deck = self.military_deck[:]
        t.discards = self.discards[:]
        t.discards_by = self.discards_by[:]
        t.current_events = self.current_events[:]
        t.current_ages = self.current_ages[:]
        t.future_events = self.future_events[:]
        t.future_ages = self.future_ages[:]
        t.future_by = self.future_by[:]
        t.prepared_by = self.prepared_by[:]
        t.past_events = self.past_events[:]
        t.laid_out = self.laid_out[:]
        t.gone = self.gone[:]
        t.away = self.away[:]
        t.fresh = self.fresh[:]
        self.copy_nations_to(t)
        self.copy_ratings_to(t)

    # --- small questions about the table ---

    def perk(self, player: i64, number: i64) -> i64:
        """Return a perk of a player's cards in play."""
        return self.perks[player * PERKS + number]

    def is_out(self, player: i64) -> bool:
        """Return whether a player has resigned."""
        return self.out >> player & 1 != 0

    def seats_left(self) -> i64:
        """Return how many players are still in the game (TA-11.12, TA-41.9)."""
        return self.players - count(self.out) if self.out else self.players

    def next_seat(self, player: i64) -> i64:
        """Return the next seat clockwise that is in the game (TA-3.7)."""
        p = player + 1 if player + 1 < self.players else 0
        while self.out >> p & 1:
            p = p + 1 if p + 1 < self.players else 0
        return p

    def turn_number(self) -> i64:
        return self.round * self.players + self.turn

    def round_number(self) -> i64:
        return self.round
