"""The shapes of a player's large board: how wide it is, and where its parts lie."""

from typing import Final, NamedTuple


class Shape(NamedTuple):
    """Where the parts of a large board lie.

    Attributes:
        width: of the board.
        shield: how large the shield is, as a part of its usual size.
        fields: the upper left corner of the first discipline. field: how high each is. in_row: how many are in a row.
        bound: left edge and middle of the row with what binds the player, their completed empires and their wonders.
        hand: the upper edge of the hand, below which the sets lie.
        held: cards of a hand in a row. rows: how many rows of whole cards; of more cards there are the names only.
        larger: how much larger the cards of a hand are at most, where their row has the room.
        whole: with more rows of sets than that, cities are drawn low.
        gaps: with more rows of low sets than that, there are names only, and no gaps for the cities that are missing.
    """

    width: float
    shield: float
    fields: tuple[float, float]
    field: float
    in_row: int
    bound: tuple[float, float]
    hand: float
    held: int
    rows: int
    larger: float
    whole: int
    gaps: int

    @property
    def room(self) -> float:
        """Width of a row of sets."""
        return self.width - 2 * LEFT


LEFT: Final = 18
"""Left edge of sets and hand; as much is free on the right."""
MIDDLE: Final = Shape(
    width=760,
    shield=1,
    fields=(138, 14),
    field=46,
    in_row=8,
    bound=(140, 93),
    hand=122,
    held=8,
    rows=1,
    larger=1.3,
    whole=3,
    gaps=6,
)
TALL: Final = Shape(
    width=476,
    shield=1,
    fields=(138, 14),
    field=46,
    in_row=4,
    bound=(24, 140),
    hand=170,
    held=4,
    rows=3,
    larger=1.3,
    whole=3,
    gaps=9,
)
NARROW: Final = Shape(
    width=500,
    shield=0.68,
    fields=(96, 14),
    field=34,
    in_row=8,
    bound=(98, 67),
    hand=90,
    held=5,
    rows=1,
    larger=1,
    whole=2,
    gaps=4,
)
"""For a column of a third of a tablet: as low as can be, with letters that can be read."""
