"""What lies on the table of the Boardgame: the fields, what they mean, and how they are copied.

What a player has is indexed by seat, what lies on a land region by its number. A set is an integer with one bit for
each member (`engine/bits.py`). Things go by the numbers of `components.py`, regions by those of `atlas.py`.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bundles import offer_fields
from epocha.engine.chance import Chance
from epocha.engine.fields import ALL, MANY, SEAT, SOME, Field, bag, flag, index, number, subset
from epocha.engine.setup import Setup
from epocha.engine.vec import vec
from epocha.engine.vectors import NOTHING, filled, zeros
from epocha.games.civilization_2002.atlas import MOST_LANDS, MOST_REGIONS
from epocha.games.civilization_2002.components import (
    ERAS,
    IMPROVEMENTS,
    METROPOLIS,
    MILESTONES,
    MOST_PLAYERS,
    NONE,
    PIECE_KINDS,
    RESOURCES,
    TECHNOLOGIES,
    TOKENS,
    WONDERS,
)
from epocha.games.civilization_2002.forces import Forces, piece_fields

OPEN_OFFERS: Final = 1
LINES: Final = 16
"""The most items in an offer."""

# where the token of a region is (`token_lies`)
GONE: Final = 0
DOWN: Final = 1
UP: Final = 2

NO_ENDING: Final = 0
MOST_ROLL: Final = 12


class Layout(Forces):
    """The table of a game of the Boardgame.

    Attributes:
        round: from 1; 0 during set-up. first: the start player of the round. era: from 0.
        rolled: what each player has rolled last with two dice during set-up. surplus: the roll for the resource of
            which there is a surplus, 0 before the first. die: the last roll that might have ended the game (CE-23.4).
        ending: by what the end of the game has been triggered (see `scoring.py`), or NO_ENDING
            (CE-22.1, CE-23.10).
        era_ends: whether the end of the era has been brought about, in the basic rules (CE-17.3).

        token: the kind of the civ token on each land, NONE for none; token_lies: whether it is GONE, lies DOWN and so
            has taken no effect, or UP. token_seen: set of seats that have looked at it. spare: tokens left in the box
            at set-up; spent: those that have left the game.
        settlement_of: whose settlement is on each land; settlement_size: its size, 0 for none. card_with: who has
            borrowed the city card of a land, NONE if its owner has it.
        before: the size that each settlement had before this purchase phase, 0 if it is new. placed: how many pieces
            were bought for each land in it. enlarged, founded: sets of lands where that was done in it.
        starts: lands on which players have started, in the order in which they were chosen.

        gold, technologies, wonders, improvements: of each player. aside: set of technologies that nobody owns any more
            (CE-21.3). obsolete: set of improvements. named_in: set of eras in which somebody has had the right to
            name an obsolete one (CE-8.22). milestones: set of those declared. bombed: whether the Manhattan Project has
            been used.
    """

    KINDS: ClassVar[Mapping[str, int]] = {
        "land": MOST_LANDS,
        "region": MOST_REGIONS,
        "figure": int(PIECE_KINDS),
        "token": int(TOKENS),
        "resource": int(RESOURCES),
        "technology": int(TECHNOLOGIES),
        "wonder": int(WONDERS),
        "improvement": int(IMPROVEMENTS),
        "milestone": int(MILESTONES),
        "era": int(ERAS),
        "side": 2,
        "slot": OPEN_OFFERS,
        "line": LINES,
    }
    FIELDS: ClassVar[tuple[Field, ...]] = (
        number("round"),
        index("first", of=SEAT, none=False),
        index("era", of="era", none=False),
        number("rolled", SEAT, most=MOST_ROLL),
        number("surplus", most=MOST_ROLL),
        number("die", most=6),
        number("ending", most=9),
        flag("era_ends"),
        index("token", "land", of="token", secret=SOME),
        number("token_lies", "land", most=UP),
        subset("token_seen", "land", of=SEAT),
        bag("spare", "token", secret=ALL),
        bag("spent", "token"),
        index("settlement_of", "land", of=SEAT),
        number("settlement_size", "land", most=METROPOLIS),
        index("card_with", "land", of=SEAT),
        number("before", "land", most=METROPOLIS),
        number("placed", "land"),
        subset("enlarged", of="land"),
        subset("founded", of="land"),
        index("starts", MANY, of="land", none=False),
        number("gold", SEAT),
        subset("technologies", SEAT, of="technology"),
        subset("wonders", SEAT, of="wonder"),
        subset("improvements", SEAT, of="improvement"),
        subset("aside", of="technology"),
        subset("obsolete", of="improvement"),
        subset("named_in", of="era"),
        subset("milestones", of="milestone"),
        flag("bombed"),
        *piece_fields(),
        *offer_fields(),
    )

    def __init__(self, setup: Setup, chance: Chance | None) -> None:
        super().__init__(setup, chance, OPEN_OFFERS, LINES)
        self.round: i64 = 0
        self.first: i64 = 0
        self.era: i64 = 0
        self.rolled = NOTHING
        self.surplus: i64 = 0
        self.die: i64 = 0
        self.ending: i64 = NO_ENDING
        self.era_ends: i64 = 0
        self.token = NOTHING
        self.token_lies = NOTHING
        self.token_seen = NOTHING
        self.spare = NOTHING
        self.spent = NOTHING
        self.settlement_of = NOTHING
        self.settlement_size = NOTHING
        self.card_with = NOTHING
        self.before = NOTHING
        self.placed = NOTHING
        self.enlarged: i64 = 0
        self.founded: i64 = 0
        self.starts = NOTHING
        self.gold = NOTHING
        self.technologies = NOTHING
        self.wonders = NOTHING
        self.improvements = NOTHING
        self.aside: i64 = 0
        self.obsolete: i64 = 0
        self.named_in: i64 = 0
        self.milestones: i64 = 0
        self.bombed: i64 = 0

    def clear(self) -> None:
        """Give all lists their length, of a table on which nothing lies; a copy takes them from its original."""
        n = self.players
        self.rolled = zeros(n)
        self.token = filled(MOST_LANDS, NONE)
        self.token_lies = zeros(MOST_LANDS)
        self.token_seen = zeros(MOST_LANDS)
        self.spare = zeros(TOKENS)
        self.spent = zeros(TOKENS)
        self.settlement_of = filled(MOST_LANDS, NONE)
        self.settlement_size = zeros(MOST_LANDS)
        self.card_with = filled(MOST_LANDS, NONE)
        self.before = zeros(MOST_LANDS)
        self.placed = zeros(MOST_LANDS)
        self.starts = vec[i64](capacity=2 * MOST_PLAYERS)
        self.gold = zeros(n)
        self.technologies = zeros(n)
        self.wonders = zeros(n)
        self.improvements = zeros(n)
        self.clear_forces()
        self.clear_offers()

    def copy_fields_to(self, t: "Layout") -> None:
        """Copy all fields into a copy that `clone` is making."""
        t.round = self.round
        t.first = self.first
        t.era = self.era
        t.rolled = self.rolled[:]
        t.surplus = self.surplus
        t.die = self.die
        t.ending = self.ending
        t.era_ends = self.era_ends
        t.token = self.token[:]
        t.token_lies = self.token_lies[:]
        t.token_seen = self.token_seen[:]
        t.spare = self.spare[:]
        t.spent = self.spent[:]
        t.settlement_of = self.settlement_of[:]
        t.settlement_size = self.settlement_size[:]
        t.card_with = self.card_with[:]
        t.before = self.before[:]
        t.placed = self.placed[:]
        t.enlarged = self.enlarged
        t.founded = self.founded
        t.starts = self.starts[:]
        t.gold = self.gold[:]
        t.technologies = self.technologies[:]
        t.wonders = self.wonders[:]
        t.improvements = self.improvements[:]
        t.aside = self.aside
        t.obsolete = self.obsolete
        t.named_in = self.named_in
        t.milestones = self.milestones
        t.bombed = self.bombed
        self.copy_forces_to(t)
        self.copy_offers_to(t)
