"""The table as the engine sees it, and the actions as numbers."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.vec import vec
from epocha.games.civilization_2010.components import BUILDINGS, NONE, UNITS, WONDERS
from epocha.games.civilization_2010.goods import (
    give_number,
    hand_over,
    is_backed,
    next_number,
    number_of,
    offer_of,
    stock_of,
)
from epocha.games.civilization_2010.ground import coins_of_markers, printed
from epocha.games.civilization_2010.knowledge import complete_view, hide_from
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.soundness import fault_of

# why the game is over (`over`)
CULTURE_END: Final[i64] = 1
TECHNOLOGY_END: Final[i64] = 2
ECONOMY_END: Final[i64] = 3
MILITARY_END: Final[i64] = 4
TUTORIAL_END: Final[i64] = 5
ENDS: Final = ("culture", "technology", "economy", "military", "tutorial")

# --- actions: kind << KIND_BITS | payload; `notation.py` gives them their text ---
KIND_BITS: Final = 12
PAYLOAD: Final = 4095
PASS: Final = 0
PICK: Final = 1  # civilization
PLACE: Final = 2  # square
KEEP: Final = 3  # a great person stays in reserve
FOUND: Final = 4  # scout
GOVERN: Final = 5  # government
ASSIGN: Final = 6  # scout << 2 | city, or NO_CITY
SEND_FOR: Final = 7  # great person: place one from the reserve
CITY: Final = 8  # city
ARTS: Final = 9
HARVEST: Final = 10  # resource
HARVEST_BOTH: Final = 11  # resource << 3 | resource
SPLIT: Final = 12
BUILD: Final = 13  # item
BUILD_FREE: Final = 14  # item
AT: Final = 15  # square
ADVANCE: Final = 16
DISCARD: Final = 17  # culture event
RESEARCH: Final = 18  # technology
LEARN: Final = 19  # technology
USE: Final = 20  # ability
PLAY: Final = 21  # culture event
AIM_SEAT: Final = 22
AIM_SQUARE: Final = 23
AIM_WONDER: Final = 24
AIM_DECK: Final = 25
AIM_CITY: Final = 26  # seat * CITIES + city
AIM_AT: Final = 27  # ONE_ARMY, ONE_SCOUT or GREAT_PERSON; or a figure of a seat that is named, see `hit_of`
OPTION: Final = 28  # of an effect that lets choose
AIM_COLUMN: Final = 29  # column of squares

# negotiating; items are those of `goods.py`
OFFER: Final = 30  # seat
GIVE: Final = 31  # item
TAKE: Final = 32  # item
SEND: Final = 33
ACCEPT: Final = 34  # offer
REFUSE: Final = 35  # offer
WITHDRAW: Final = 36  # offer of one's own
LEAVE: Final = 37

# moving and fighting
MOVE: Final = 40  # square
GROUP: Final = 41  # number of armies << 2 | set of scouts
STEP: Final = 42  # direction
DISCOVER: Final = 43  # direction
HALT: Final = 44
SACRIFICE: Final = 45  # direction
RAZE: Final = 46
MUSTER_FROM: Final = 47  # type of unit
PLAY_UNIT: Final = 48  # unit card
NEW_FRONT: Final = 49
AGAINST: Final = 50  # front
WOUND: Final = 51  # front
HEAL: Final = 52  # front
SAVE: Final = 53  # unit card
TAKE_TRADE: Final = 54  # amount
TAKE_CULTURE: Final = 55  # amount
TAKE_RESOURCE: Final = 56  # resource
TAKE_TOKEN: Final = 57  # sort of token, hut or village
TAKE_EVENT: Final = 58  # deck, or ANY_DECK
BREAK_COIN: Final = 59  # purse
TAKE_COIN: Final = 60  # purse
PAY_RESOURCE: Final = 61  # resource
PAY_TOKEN: Final = 62  # token
PAY_EVENT: Final = 63  # culture event

NO_CITY: Final = 3
ONE_ARMY: Final = 0
ONE_SCOUT: Final = 1
GREAT_PERSON: Final = 2
OF_SEAT: Final = 3
VICTIMS: Final = 2
ANY_DECK: Final = 3

# --- items that a city builds: buildings and walls, wonders, units, figures ---
WALLS_ITEM: Final[i64] = int(BUILDINGS)
FIRST_WONDER_ITEM: Final[i64] = int(BUILDINGS) + 1
FIRST_UNIT_ITEM: Final[i64] = int(BUILDINGS) + 1 + int(WONDERS)
ARMY_ITEM: Final[i64] = int(BUILDINGS) + 1 + int(WONDERS) + int(UNITS)
SCOUT_ITEM: Final[i64] = int(ARMY_ITEM) + 1
ITEMS: Final[i64] = int(ARMY_ITEM) + 2
"""City walls have the number that they have among the buildings."""


TURNS_OF_PHASE: Final = 8
TURNS_OF_ROUND: Final = 64
"""More than there are, for numbering them."""


def hit_of(seat: i64, kind: i64) -> i64:
    """Return what AIM_AT says of ONE_ARMY or ONE_SCOUT of a seat that is named, as figures of several stand there."""
    return OF_SEAT + seat * VICTIMS + kind


def owner_hit(what: i64) -> i64:
    """Return the seat that AIM_AT names, or NONE."""
    return (what - OF_SEAT) // VICTIMS if what >= OF_SEAT else NONE


def kind_hit(what: i64) -> i64:
    """Return what AIM_AT is at: ONE_ARMY, ONE_SCOUT or GREAT_PERSON."""
    return (what - OF_SEAT) % VICTIMS if what >= OF_SEAT else what


class Table(Layout):
    """The table of a game of Civilization; its fields are those of a `Layout`."""

    def clone(self) -> "Table":
        chance = self.chance
        t = Table(self.setup, None if chance is None else chance.clone())
        self.copy_base_to(t)
        self.copy_fields_to(t)
        return t

    def hide(self, viewer: i64) -> None:
        hide_from(self, viewer)

    def complete(self, chance: Chance) -> None:
        complete_view(self, chance)

    def holds(self, player: i64, item: i64, count: i64) -> bool:
        return stock_of(self, player, item) >= count

    def hand_over(self, giver: i64, taker: i64, item: i64) -> None:
        hand_over(self, giver, taker, item)

    def is_covered(self, offer: i64) -> bool:
        return is_backed(self, offer)

    def put_offer(self, offer: i64, to: i64, lines: vec[i64]) -> None:
        number = next_number(self, offer // self.slots, to)
        super().put_offer(offer, to, lines)
        give_number(self, offer, number)

    def clear_offer(self, offer: i64) -> None:
        super().clear_offer(offer)
        self.numbered[offer] = 0

    def number_of(self, offer: i64) -> i64:
        return number_of(self, offer)

    def offer_of(self, player: i64, called: i64) -> i64:
        return offer_of(self, player, called)

    def restored(self) -> None:
        self.prints = printed(self)
        self.coins_laid = coins_of_markers(self)

    def unsound(self) -> str:
        return fault_of(self)

    def standing(self, player: i64) -> list[int]:
        """CF-30.5: winners are before all others, and nobody else is ranked."""
        return [int(self.winners >> player & 1)]

    def turn_number(self) -> i64:
        """Return another number in every player's own turn of a phase; the frame under all others is that of the turns.

        Its first two numbers are the phase, and how many players have had their turn in it.
        """
        if self.over:
            return self.round * TURNS_OF_ROUND
        return self.round * TURNS_OF_ROUND + self.read(0, 0) * TURNS_OF_PHASE + self.read(0, 1)

    def round_number(self) -> i64:
        return self.round
