"""The shapes of a player's large board: how large it is, and where its parts lie."""

from typing import Final, NamedTuple


class Shape(NamedTuple):
    """Where the parts of a large board lie.

    Attributes:
        width, height: of the board. lower: its height where the cards lie face down, so that nothing can be added up.
        shield: how large the shield is, as a part of its usual size. start: the middle of the start player figure.
        tools: the upper left corner of the first tool slot. slot: the width and height of each.
        workers: the upper left corner of the figures at home.
        goods_top: the upper edge of the fields of goods. goods_in_row: how many of them. goods_high: how high they are.
        cards_top: the upper edge of the row of cards. cards_room: how far it reaches.
        tiles: the upper left corner of the building tiles. tiles_room: how far they reach.
        sums_top: the upper edge of what the cards come to. sums_in_row: how many of these sums.
    """

    width: float
    height: float
    lower: float
    shield: float
    start: tuple[float, float]
    tools: tuple[float, float]
    slot: float
    workers: tuple[float, float]
    goods_top: float
    goods_in_row: int
    goods_high: float
    cards_top: float
    cards_room: float
    tiles: tuple[float, float]
    tiles_room: float
    sums_top: float
    sums_in_row: int

    @property
    def room(self) -> float:
        """What is as wide as the board has this width."""
        return self.width - 2 * LEFT

    def goods_box(self, i: int) -> tuple[float, float, float, float]:
        """Return the field of a kind of goods: left, top, width, height."""
        column, row = i % self.goods_in_row, i // self.goods_in_row
        step = (self.room + 5.6) / self.goods_in_row
        return LEFT + step * column, self.goods_top + (self.goods_high + 6) * row, step - 5.6, self.goods_high

    @property
    def has_heaps(self) -> bool:
        """Whether goods lie in heaps; a lower field shows one piece beside the number."""
        return self.goods_high >= 100

    @property
    def has_terms(self) -> bool:
        """Whether there is room for what the sums are made of."""
        return self.sum_box(0)[2] >= 120

    def deferred_corner(self, i: int, count: int) -> tuple[float, float]:
        """Return the upper left corner of a face-up card waiting to be used."""
        return LEFT + self.cards_room + 6 - 56 * (count - i), self.cards_top

    def sum_box(self, i: int) -> tuple[float, float, float, float]:
        """Return the field of what cards come to: left, top, width, height."""
        column, row = i % self.sums_in_row, i // self.sums_in_row
        step = (self.room + 3.5) / self.sums_in_row
        return LEFT + step * column, self.sums_top + 40 * row, step - 3.5, 36


LEFT: Final = 18
"""Left edge of what stands at the left; as much is free on the right."""
MIDDLE: Final = Shape(
    width=760,
    height=370,
    lower=324,
    shield=1,
    start=(140, 92),
    tools=(166, 22),
    slot=66,
    workers=(392, 22),
    goods_top=126,
    goods_in_row=6,
    goods_high=100,
    cards_top=236,
    cards_room=500,
    tiles=(546, 235),
    tiles_room=192,
    sums_top=319,
    sums_in_row=5,
)
TALL: Final = Shape(
    width=476,
    height=694,
    lower=606,
    shield=1,
    start=(140, 92),
    tools=(166, 22),
    slot=66,
    workers=(18, 118),
    goods_top=196,
    goods_in_row=3,
    goods_high=100,
    cards_top=414,
    cards_room=434,
    tiles=(24, 508),
    tiles_room=428,
    sums_top=602,
    sums_in_row=3,
)
NARROW: Final = Shape(
    width=500,
    height=260,
    lower=220,
    shield=0.62,
    start=(88, 65),
    tools=(104, 18),
    slot=46,
    workers=(262, 18),
    goods_top=81,
    goods_in_row=6,
    goods_high=46,
    cards_top=134,
    cards_room=286,
    tiles=(318, 132),
    tiles_room=160,
    sums_top=213,
    sums_in_row=5,
)
"""For a column of a third of a tablet: as low as the others are there, with letters that can be read."""
