"""Where the squares of the map are drawn: the part of the grid that the tiles of a layout cover, and its frame.

The map of two players is twice as high as wide. On what is wider than high it is drawn lying on its side, as from the
right end of the table, with everything on it upright: so its squares are larger by a third.
"""

import string
from functools import cache
from typing import Final, NamedTuple

from epocha.engine.grid import DIRECTIONS, OFF
from epocha.engine.svg import NOTHING, Svg, group, label, rect
from epocha.games.civilization_2010.atlas import CELLS, Plan
from epocha.games.civilization_2010.components import NONE
from epocha.games.civilization_2010.scenery import SQUARE

FRAME: Final = 30
"""How wide the frame with the names of columns and rows is."""
RIM: Final = 4
"""What is left of it where the names lie on the map."""
EDGE: Final = 12
"""How wide the frame is on the other sides."""
SIZE: Final = 24
"""Of the names of columns and rows."""
PLATE: Final = (26.0, 20.0)
"""The plates of names that lie on the map."""


class Chart(NamedTuple):
    """The map of a layout as it is drawn.

    Attributes:
        plan: of the layout. left, top, columns, rows: the part of the grid that is covered. frame: beside the squares.
        lies: whether it is drawn on its side, with rows from left to right and columns from the foot up.
    """

    plan: Plan
    left: int
    top: int
    columns: int
    rows: int
    frame: int
    lies: bool

    @property
    def edge(self) -> int:
        """How wide the frame is below and on the right."""
        return EDGE if self.frame == FRAME else RIM

    @property
    def width(self) -> float:
        return (self.rows if self.lies else self.columns) * SQUARE + self.frame + self.edge

    @property
    def height(self) -> float:
        return (self.columns if self.lies else self.rows) * SQUARE + self.frame + self.edge

    def corner(self, square: int) -> tuple[float, float]:
        """Return the upper left corner of a square."""
        row, column = divmod(square, int(self.plan.grid.width))
        across, down = column - self.left, row - self.top
        if self.lies:
            across, down = down, self.columns - 1 - across
        return across * SQUARE + self.frame, down * SQUARE + self.frame

    def middle(self, square: int) -> tuple[float, float]:
        """Return the middle of a square."""
        x, y = self.corner(square)
        return x + SQUARE / 2, y + SQUARE / 2

    def tile_corner(self, slot: int) -> tuple[float, float]:
        """Return the upper left corner of a slot."""
        corners = [self.corner(square) for square in self.squares_of(slot)]
        return min([x for x, _ in corners]), min([y for _, y in corners])

    def turned(self, turns: int) -> int:
        """Return how far a tile is drawn turned clockwise by quarters that lies turned so far."""
        return (turns + 3 * self.lies) % DIRECTIONS

    def squares_of(self, slot: int) -> list[int]:
        """Return the squares of a slot, row by row."""
        return [int(self.plan.grid.square_of(slot, cell)) for cell in range(CELLS)]

    def around(self, square: int) -> list[int]:
        """Return the squares around one that are on the map."""
        found = [int(self.plan.grid.around(square, k)) for k in range(8)]
        return [other for other in found if other != NONE]


@cache
def chart_of(plan: Plan, framed: bool, may_lie: bool) -> Chart:
    """Return how the map of a layout is drawn, with the names of its columns and rows on a frame or on the map.

    Args:
        may_lie: whether a map that is higher than wide is drawn on its side.
    """
    grid = plan.grid
    covered = [square for square in range(int(grid.squares)) if grid.slot[square] != OFF]
    rows = [square // int(grid.width) for square in covered]
    columns = [square % int(grid.width) for square in covered]
    left, top = min(columns), min(rows)
    wide, high = max(columns) - left + 1, max(rows) - top + 1
    return Chart(plan, left, top, wide, high, FRAME if framed else RIM, may_lie and high > wide)


def table_edge(chart: Chart) -> Svg:
    """Return the wooden frame in which the map lies, with a groove around the squares."""
    if chart.frame != FRAME:
        return NOTHING
    groove = 3.0
    wide, high = chart.width - chart.frame - chart.edge, chart.height - chart.frame - chart.edge
    return group(
        rect(1, 1, chart.width - 2, chart.height - 2, "table-edge", 9),
        rect(chart.frame - groove, chart.frame - groove, wide + 2 * groove, high + 2 * groove, "l-table-edge", 3),
    )


def frame_names(chart: Chart) -> Svg:
    """Return the names of columns and rows: on the frame, or where there is none at the edges of the outer squares.

    There they are rulers, which a page keeps at the edges of what it shows of the map.
    """
    grid, width = chart.plan.grid, int(chart.plan.grid.width)
    letters = [grid.name(chart.left + n).rstrip(string.digits) for n in range(chart.columns)]
    numbers = [
        grid.name((chart.top + n) * width + chart.left).lstrip(string.ascii_uppercase) for n in range(chart.rows)
    ]
    above, beside = (numbers, letters[::-1]) if chart.lies else (letters, numbers)
    if chart.frame == FRAME:
        return group(
            *[on_frame(name, FRAME + (n + 0.5) * SQUARE, FRAME - 7) for n, name in enumerate(above)],
            *[on_frame(name, 15, FRAME + n * SQUARE + 37) for n, name in enumerate(beside)],
            class_="names",
        )
    wide, high = PLATE
    across = [on_plate(name, RIM + (n + 0.5) * SQUARE - wide / 2, RIM) for n, name in enumerate(above)]
    down = [on_plate(name, RIM, RIM + (n + 0.5) * SQUARE - high / 2) for n, name in enumerate(beside)]
    return group(group(*across, data_ruler="across"), group(*down, data_ruler="down"), class_="names")


def on_frame(name: str, x: float, y: float) -> Svg:
    """Return the name of a column or row on the wood of the frame."""
    return label(name, x, y, SIZE, "t-table-edge", FRAME - 4)


def on_plate(name: str, x: float, y: float) -> Svg:
    """Return the name of a column or row on a plate that lies on the map, from its upper left corner."""
    wide, high = PLATE
    return group(
        rect(0, 0, wide, high, "ruler", 5), label(name, wide / 2, 16, SIZE * 0.75, "t-bold", wide - 2), at=(x, y)
    )
