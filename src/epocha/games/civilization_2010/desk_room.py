"""How the trade desk may lie in the rooms that it is drawn for."""

from typing import Final, NamedTuple


class Lie(NamedTuple):
    """How the desk lies: how wide it is, and how wide its column of open offers and its composer are.

    Attributes:
        in_turn: whether the goods have the whole desk, but not before somebody is chosen: a phone has no room for all.
    """

    width: float
    offers: float
    composer: float
    in_turn: bool = False

    @property
    def is_wide(self) -> bool:
        return self.offers + self.composer <= self.width


WIDE: Final = Lie(760, 372, 378)
CLOSE: Final = Lie(620, 290, 320)
"""For few goods and offers, which are larger so: the room in a wide window is not twice as wide as high."""
LOOK: Final = 1.35
"""How many times as wide as high that room is."""
ROWS: Final = Lie(540, 540, 540, in_turn=True)
"""For whom to make an offer in a wide window, below each other."""
TALL: Final = Lie(450, 450, 450, in_turn=True)
SLIM: Final = Lie(380, 380, 380, in_turn=True)
"""For few goods, which are larger so on a phone held upright."""
UPRIGHT: Final = 0.8
"""How many times as wide as high the room there is at least."""
FLAT: Final = Lie(600, 290, 300, in_turn=True)
CALM: Final = Lie(530, 210, 310, in_turn=True)
"""For whom to make an offer on a phone held flat as long as no offer is open, which is said above what ends trading."""
