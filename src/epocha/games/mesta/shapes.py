"""The shapes of a player's large board: how wide it is, and where its parts lie."""

from typing import Final, NamedTuple


class Shape(NamedTuple):
    """Where the parts of a large board lie.

    Attributes:
        width: of the board.
        in_row: disciplines in a row.
        bound: left edge and middle of the row with what binds the player, their completed empires and their wonders.
        hand: the upper edge of the hand, below which the sets lie.
        held: cards of a hand in a row, where they lie over each other as in a fan; more are in further rows.
        cities: cities of a set in a row.
        whole: with more rows of sets than that, cities are drawn low.
    """

    width: float
    in_row: int
    bound: tuple[float, float]
    hand: float
    held: int
    cities: int
    whole: int

    @property
    def room(self) -> float:
        """Width of a row of sets."""
        return self.width - 2 * LEFT


LEFT: Final = 18
"""Left edge of sets and hand; as much is free on the right."""
MIDDLE: Final = Shape(width=760, in_row=8, bound=(140, 93), hand=122, held=11, cities=6, whole=3)
TALL: Final = Shape(width=476, in_row=4, bound=(24, 140), hand=170, held=6, cities=3, whole=3)
