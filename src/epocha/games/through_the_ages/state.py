"""The table as the engine sees it, and the actions as numbers."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.vec import vec
from epocha.games.through_the_ages.knowledge import complete_view, hide_from
from epocha.games.through_the_ages.layout import Layout
from epocha.games.through_the_ages.ratings import rate_all
from epocha.games.through_the_ages.soundness import fault_of
from epocha.games.through_the_ages.terms import FULL

# why the game is over (`over`)
SCORED_END: Final[i64] = 1
LAST_ONE_END: Final[i64] = 2

# --- actions: kind << KIND_BITS | payload; `notation.py` gives them their text ---
KIND_BITS: Final = 12
PAYLOAD: Final = 4095
END: Final = 0
TAKE: Final = 1  # payload: space
GROW: Final = 2  # increase population
BUILD: Final = 3  # site
UPGRADE: Final = 4  # site << 6 | better site
RAZE: Final = 5  # site: destroy a building, disband a unit
STAGES: Final = 6  # number of wonder stages
PLAY: Final = 7  # card: leader, technology, action card, tactics
REVOLT: Final = 8  # government
RECRUIT: Final = 9  # site: increase population and build a unit at once
SETTLE: Final = 10  # increase population by a card's option
EXCHANGE: Final = 11  # use a pact in the next payment
DRAW: Final = 12
PREPARE: Final = 13  # event or territory
ATTACK: Final = 14  # aggression << 2 | target
DECLARE: Final = 15  # war << 2 | target
OFFER: Final = 16  # pact << 3 | other party << 1 | own side
CANCEL: Final = 17  # seat that the pact lies in front of
COLONIZE: Final = 18  # territory
PASS: Final = 19
RESIGN: Final = 20
STAY: Final = 21
ACCEPT: Final = 22
REFUSE: Final = 23
BID: Final = 24  # number; 0 to pass
SEND: Final = 25  # site of a unit
SPEND: Final = 26  # bonus card
DISCARD: Final = 27  # military card
LOSE: Final = 28  # site whose worker is lost
DESTROY: Final = 29  # site of a building
SPLIT: Final = 30  # how much of it is food
CHOOSE: Final = 31  # card: colony, wonder or special technology
PEOPLE: Final = 32  # how many workers are taken
BUILD_IT: Final = 33
LEAVE_OUT: Final = 34  # site that produces one token less
DONE: Final = 35
BY_HAND: Final = 36
RETURN_TOKEN: Final = 37  # farm or mine from which a token is paid
LAY_TOKEN: Final = 38  # farm or mine on which one is laid

SEAT_MASK: Final = 3


class Table(Layout):
    """The table of a game of Through the Ages; its fields are those of a `Layout`."""

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

    def restored(self) -> None:
        self.clear_ratings()
        rate_all(self)

    def unsound(self) -> str:
        return fault_of(self)

    def standing(self, player: i64) -> list[int]:
        """Whoever resigned is below all others, the earlier the lower (TA-41.10); then culture (TA-40.10, TA-40.11)."""
        if self.resigned[player]:
            return [int(self.resigned[player]), 0]
        return [int(self.players) + 1, int(self.culture[player])]

    def points(self, player: i64) -> i64:
        """Return the culture points of a player."""
        return self.culture[player]

    # --- action tokens (TA-8) ---

    def civil_left(self) -> i64:
        """Return the unspent civil actions of the active player."""
        return max(0, self.civil_total[self.turn] - self.civil_spent)

    def military_left(self) -> i64:
        """Return the unspent military actions of the active player."""
        return max(0, self.military_total[self.turn] + self.military_extra - self.military_spent)

    def is_last_round(self) -> bool:
        """Return whether this is the last round of the full game, with its limits (TA-40.4)."""
        return self.last_round > 0 and self.round >= self.last_round and self.terms.mode == FULL


def picked(draft: vec[i64], action: i64) -> i64:
    """Return how often a draft has a pick."""
    found: i64 = 0
    for i in range(len(draft)):
        if draft[i] == action:
            found += 1
    return found
