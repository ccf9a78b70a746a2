"""The table as the engine sees it, and the actions as numbers."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.games.civilization_2002.goods import hand_over, has_item, is_backed
from epocha.games.civilization_2002.knowledge import complete_view, hide_from
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.scoring import CONQUEST_END, score_of
from epocha.games.civilization_2002.soundness import fault_of

# --- actions: kind << KIND_BITS | payload; `notation.py` gives them their text ---
KIND_BITS: Final = 16
PAYLOAD: Final = 65535
PASS: Final = 0
PLACE: Final = 1  # land
TAKE: Final = 2  # technology that is free
BUY: Final = 3  # figure * MOST_LANDS + land
FOUND: Final = 4  # land
ENLARGE: Final = 5  # land
IMPROVE: Final = 6  # improvement
LEARN: Final = 7  # technology
LEARN_ONE: Final = 8  # a technology of the basic rules, where they are all alike
SELL: Final = 9  # figure * MOST_REGIONS + region
BUY_SHIP: Final = 10
OUTDATE: Final = 11  # improvement
ARMY: Final = 12  # figure
KEEP: Final = 13
TURN_UP: Final = 14
REMOVE: Final = 15
WONDER_CARD: Final = 16  # wonder

# asides, above all other actions
CLAIM: Final = 100  # milestone
END_GAME: Final = 101  # wonder by which
BOMB: Final = 102  # region
LAST_ASIDE: Final = 103


class Table(Layout):
    """The table of a game of the Boardgame; its fields are those of a `Layout`."""

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
        return has_item(self, player, item)

    def hand_over(self, giver: i64, taker: i64, item: i64) -> None:
        hand_over(self, giver, taker, item)

    def is_covered(self, offer: i64) -> bool:
        return is_backed(self, offer)

    def unsound(self) -> str:
        return fault_of(self)

    def standing(self, player: i64) -> list[int]:
        """CE-22.4, CE-23.14: points; ties share the victory. A conqueror wins without counting (CE-23.5)."""
        if self.over == CONQUEST_END:
            return [int(self.out >> player & 1 == 0)]
        return [int(score_of(self, player))]

    def points(self, player: i64) -> int:
        return int(score_of(self, player))

    def round_number(self) -> i64:
        return self.round
