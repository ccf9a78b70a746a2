"""Where the squares of the map are drawn: the part of the grid that the tiles of a layout cover, and its frame."""

import string
from functools import cache
from typing import Final, NamedTuple

from epocha.engine.grid import OFF
from epocha.engine.svg import Svg, group, label
from epocha.games.civilization_2010.atlas import CELLS, Plan
from epocha.games.civilization_2010.components import NONE
from epocha.games.civilization_2010.scenery import SQUARE

FRAME: Final = 30
"""How wide the frame with the names of columns and rows is."""
RIM: Final = 4
"""What is left of it where the names lie on the map."""
SIZE: Final = 24
"""Of the names of columns and rows."""


class Chart(NamedTuple):
    """The map of a layout as it is drawn.

    Attributes:
        plan: of the layout. left, top, columns, rows: the part of the grid that is covered. frame: beside the squares.
    """

    plan: Plan
    left: int
    top: int
    columns: int
    rows: int
    frame: int

    @property
    def width(self) -> float:
        return self.columns * SQUARE + self.frame + RIM

    @property
    def height(self) -> float:
        return self.rows * SQUARE + self.frame + RIM

    def corner(self, square: int) -> tuple[float, float]:
        """Return the upper left corner of a square."""
        row, column = divmod(square, int(self.plan.grid.width))
        return (column - self.left) * SQUARE + self.frame, (row - self.top) * SQUARE + self.frame

    def middle(self, square: int) -> tuple[float, float]:
        """Return the middle of a square."""
        x, y = self.corner(square)
        return x + SQUARE / 2, y + SQUARE / 2

    def squares_of(self, slot: int) -> list[int]:
        """Return the squares of a slot, row by row."""
        return [int(self.plan.grid.square_of(slot, cell)) for cell in range(CELLS)]

    def around(self, square: int) -> list[int]:
        """Return the squares around one that are on the map."""
        found = [int(self.plan.grid.around(square, k)) for k in range(8)]
        return [other for other in found if other != NONE]


@cache
def chart_of(plan: Plan, framed: bool) -> Chart:
    """Return how the map of a layout is drawn, with the names of its columns and rows on a frame or on the map."""
    grid = plan.grid
    covered = [square for square in range(int(grid.squares)) if grid.slot[square] != OFF]
    rows = [square // int(grid.width) for square in covered]
    columns = [square % int(grid.width) for square in covered]
    left, top = min(columns), min(rows)
    return Chart(plan, left, top, max(columns) - left + 1, max(rows) - top + 1, FRAME if framed else RIM)


def frame_names(chart: Chart) -> Svg:
    """Return the names of columns and rows: on the frame, or where there is none in corners of the outer squares."""
    framed = chart.frame == FRAME
    size, class_ = (SIZE, "t-soft") if framed else (SIZE * 0.75, "t-halo t-soft")
    grid, width = chart.plan.grid, int(chart.plan.grid.width)
    drawn: list[Svg] = []
    for column in range(chart.columns):
        x, y = (0.5, -8) if framed else (0.84, 14)
        name = grid.name(chart.left + column).rstrip(string.digits)
        drawn.append(label(name, chart.frame + (column + x) * SQUARE, chart.frame + y, size, class_))
    for row in range(chart.rows):
        x, y = (15, 37) if framed else (chart.frame + 10, 14)
        name = grid.name((chart.top + row) * width + chart.left).lstrip(string.ascii_uppercase)
        drawn.append(label(name, x, chart.frame + row * SQUARE + y, size, class_, FRAME - 4))
    return group(*drawn, class_="names")
