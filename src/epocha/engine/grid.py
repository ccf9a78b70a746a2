"""Square grid: a map of squares, laid of square tiles that can be turned. An immutable value, built once for a match.

Squares are numbered row by row from the north-west, places in a tile likewise. What lies on a square, a game finds by
the printed square of the tile that covers it:

    slot = grid.slot[square]
    terrain = TERRAIN[tile_in[slot] * grid.cells + grid.printed(grid.cell[square], turns_of[slot])]
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.links import Links
from epocha.engine.vec import append, vec
from epocha.engine.vectors import filled, vec_of

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
"""Directions; a quarter turn clockwise adds 1."""
DIRECTIONS: Final = 4
AROUND: Final = 8
"""A square has up to 8 around it, clockwise from the north."""
OFF: Final = -1
"""No square: the edge of the map, and what no tile covers."""

_EAST: Final[list[int]] = [0, 1, 1, 1, 0, -1, -1, -1]
_SOUTH: Final[list[int]] = [-1, -1, 0, 1, 1, 1, 0, -1]


class GridError(ValueError):
    """Tiles do not make a map; the message says which and why."""


class Grid:
    """Squares of a map.

    Attributes:
        width, height: of the whole, in squares. squares: their product; not all of them need be covered.
        side: of a tile, in squares; cells: squares of a tile. slots: places for tiles.
        slot: which slot covers each square, or OFF. cell: which square of its slot it is, or OFF.
        corner: the north-west square of each slot.
        beside: the 8 squares around each square, clockwise from the north, or OFF; see `around`.
        steps: from each square to those beside it, for distances round obstacles.
    """

    def __init__(self, width: i64, height: i64, side: i64, corners: list[tuple[int, int]]) -> None:
        """Lay a map.

        Args:
            width, height: in squares. side: of the tiles; 1 for a map without tiles.
            corners: column and row of the north-west square of each slot.

        Raises:
            GridError: a slot leaves the map, or two cover a square.
        """
        self.width: i64 = width
        self.height: i64 = height
        self.squares: i64 = width * height
        self.side: i64 = side
        self.cells: i64 = side * side
        self.slots: i64 = len(corners)
        self.slot: vec[i64] = filled(self.squares, OFF)
        self.cell: vec[i64] = filled(self.squares, OFF)
        self.corner: vec[i64] = vec[i64](capacity=len(corners))
        for number, (column, row) in enumerate(corners):
            self._cover(number, column, row)
        self._column: vec[i64] = vec_of([square % int(width) for square in range(int(self.squares))])
        self._row: vec[i64] = vec_of([square // int(width) for square in range(int(self.squares))])
        self.beside: vec[i64] = vec[i64](capacity=self.squares * AROUND)
        for square in range(self.squares):
            for k in range(AROUND):
                self.beside = append(self.beside, self._next(square, k))
        self.steps: Links = Links([self._beside(square) for square in range(self.squares)])

    def _cover(self, slot: i64, column: i64, row: i64) -> None:
        if not (0 <= column <= self.width - self.side and 0 <= row <= self.height - self.side):
            raise GridError(f"slot {slot + 1} at {column}, {row} leaves the map of {self.width} by {self.height}")
        self.corner = append(self.corner, row * self.width + column)
        for cell in range(self.cells):
            square = (row + cell // self.side) * self.width + column + cell % self.side
            if self.slot[square] != OFF:
                raise GridError(f"slots {self.slot[square] + 1} and {slot + 1} both cover {self.name(square)}")
            self.slot[square] = slot
            self.cell[square] = cell

    def _next(self, square: i64, k: i64) -> i64:
        """Return the square in one of eight directions, or OFF; also from a square that is not covered."""
        column = square % self.width + _EAST[k]
        row = square // self.width + _SOUTH[k]
        if not (0 <= column < self.width and 0 <= row < self.height) or self.slot[square] == OFF:
            return OFF
        other = row * self.width + column
        return other if self.slot[other] != OFF else OFF

    def _beside(self, square: i64) -> list[int]:
        return [int(other) for k in range(0, AROUND, 2) if (other := self._next(square, k)) != OFF]

    # --- neighbours and distances ---

    def step(self, square: i64, direction: i64) -> i64:
        """Return the square beside one in a direction, or OFF."""
        return self.beside[square * AROUND + 2 * direction]

    def around(self, square: i64, k: i64) -> i64:
        """Return the k-th of the 8 squares around one, clockwise from the north, or OFF."""
        return self.beside[square * AROUND + k]

    def is_inner(self, square: i64) -> bool:
        """Return whether all 8 squares around one are on the map."""
        for k in range(AROUND):
            if self.beside[square * AROUND + k] == OFF:
                return False
        return self.slot[square] != OFF

    def distance(self, square: i64, other: i64) -> i64:
        """Return the fewest steps along rows and columns, as if nothing stood in between."""
        east = self._column[square] - self._column[other]
        south = self._row[square] - self._row[other]
        return (east if east > 0 else -east) + (south if south > 0 else -south)

    def apart(self, square: i64, other: i64) -> i64:
        """Return the distance that counts a diagonal as 1: 0 for the square itself, 1 for the 8 around it."""
        east = self._column[square] - self._column[other]
        south = self._row[square] - self._row[other]
        east = east if east > 0 else -east
        south = south if south > 0 else -south
        return east if east > south else south  # compiled, `max` of four makes objects of them

    # --- tiles ---

    def square_of(self, slot: i64, cell: i64) -> i64:
        """Return the square where a place of a slot lies."""
        return self.corner[slot] + cell // self.side * self.width + cell % self.side

    def printed(self, cell: i64, turns: i64) -> i64:
        """Return which printed square of a tile lies on a place when it is turned clockwise so many quarters."""
        row = cell // self.side
        column = cell % self.side
        for _ in range(turns % DIRECTIONS):
            row, column = self.side - 1 - column, row
        return row * self.side + column

    # --- names ---

    def name(self, square: i64) -> str:
        """Return the name of a square: its column as letters and its row as a number, such as C4."""
        column = int(square % self.width)
        letters = chr(ord("A") + column % 26)
        if column >= 26:
            letters = chr(ord("A") + column // 26 - 1) + letters
        return f"{letters}{square // self.width + 1}"


def turns_between(printed: i64, wanted: i64) -> i64:
    """Return how many quarters clockwise bring what is printed in one direction to another."""
    return (wanted - printed) % DIRECTIONS
