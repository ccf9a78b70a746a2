"""The square grid: neighbours, distances, the edge, and tiles that are turned."""

import pytest

from epocha.engine.grid import EAST, NORTH, OFF, SOUTH, WEST, Grid, GridError, turns_between
from epocha.engine.vectors import vec_of

PYRAMID = [(6, 0), (4, 4), (8, 4), (2, 8), (6, 8), (10, 8), (0, 12), (4, 12), (8, 12), (12, 12)]
"""Ten tiles of 4 by 4 in four stepped rows."""


@pytest.fixture(scope="module")
def grid() -> Grid:
    return Grid(16, 16, 4, PYRAMID)


def square(grid: Grid, name: str) -> int:
    return next(one for one in range(int(grid.squares)) if grid.name(one) == name)


def test_squares_that_no_tile_covers_are_the_edge(grid: Grid) -> None:
    assert grid.slot[square(grid, "A1")] == OFF
    assert grid.slot[square(grid, "G1")] == 0
    assert grid.step(square(grid, "G2"), WEST) == OFF
    assert grid.step(square(grid, "G4"), SOUTH) == square(grid, "G5")
    assert grid.step(square(grid, "A1"), EAST) == OFF
    assert not grid.is_inner(square(grid, "H1"))
    assert grid.is_inner(square(grid, "H2"))
    assert not grid.is_inner(square(grid, "E8"))


def test_neighbours_go_clockwise_from_the_north(grid: Grid) -> None:
    around = [grid.name(grid.around(square(grid, "H3"), k)) for k in range(8)]
    assert around == ["H2", "I2", "I3", "I4", "H4", "G4", "G3", "G2"]
    assert grid.name(grid.step(square(grid, "H3"), NORTH)) == "H2"


def test_distances_count_steps_or_diagonals(grid: Grid) -> None:
    a, b = square(grid, "G1"), square(grid, "J3")
    assert (grid.distance(a, b), grid.apart(a, b)) == (5, 3)
    assert grid.steps.distance(square(grid, "G1"), square(grid, "E5")) == 6
    assert grid.steps.distance(square(grid, "A13"), square(grid, "C9")) == 6


def test_a_way_round_obstacles_is_longer_or_not_there() -> None:
    grid = Grid(3, 3, 1, [(column, row) for row in range(3) for column in range(3)])
    wall = vec_of([0, 1, 0, 0, 1, 0, 0, 0, 0])
    assert [int(n) for n in grid.steps.spread(vec_of([0]), 9, wall)] == [0, -1, 6, 1, -1, 5, 2, 3, 4]
    assert [int(n) for n in grid.steps.spread(vec_of([0]), 2, wall)] == [0, -1, -1, 1, -1, -1, 2, -1, -1]
    assert [int(n) for n in grid.steps.path(0, 2, wall)] == [3, 6, 7, 8, 5, 2]
    assert list(grid.steps.path(0, 2, vec_of([0, 1, 0, 0, 1, 0, 0, 1, 0]))) == []
    assert [int(n) for n in grid.steps.path(0, 2, vec_of([]))] == [1, 2]


def test_a_quarter_turn_brings_the_left_column_to_the_top(grid: Grid) -> None:
    """As printed: new[row][column] = old[3 - column][row]."""
    for turns, top in enumerate([[0, 1, 2, 3], [12, 8, 4, 0], [15, 14, 13, 12], [3, 7, 11, 15]]):
        assert [int(grid.printed(cell, turns)) for cell in range(4)] == top
    for cell in range(16):
        row, column = divmod(cell, 4)
        assert grid.printed(cell, 1) == (3 - column) * 4 + row
        assert grid.printed(cell, 4) == cell


def test_an_arrow_printed_in_the_south_is_turned_to_who_comes(grid: Grid) -> None:
    assert [int(turns_between(SOUTH, side)) for side in (SOUTH, WEST, NORTH, EAST)] == [0, 1, 2, 3]
    # the printed square in the middle of the south edge comes to lie on the west edge
    west = [cell for cell in range(16) if int(grid.printed(cell, turns_between(SOUTH, WEST))) in (13, 14)]
    assert west == [4, 8]


def test_every_covered_square_is_found_again_by_slot_and_cell(grid: Grid) -> None:
    covered = [one for one in range(256) if grid.slot[one] != OFF]
    assert len(covered) == 160
    assert all(grid.square_of(grid.slot[one], grid.cell[one]) == one for one in covered)


@pytest.mark.parametrize(
    ("corners", "message"),
    [
        ([(0, 0), (3, 2)], "slots 1 and 2 both cover D3"),
        ([(0, 0), (5, 0)], "slot 2 at 5, 0 leaves the map of 8 by 8"),
        ([(0, -1)], "slot 1 at 0, -1 leaves the map"),
    ],
)
def test_tiles_that_make_no_map_are_named(corners: list[tuple[int, int]], message: str) -> None:
    with pytest.raises(GridError, match=message):
        Grid(8, 8, 4, corners)
