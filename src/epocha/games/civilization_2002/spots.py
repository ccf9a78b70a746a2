"""Where things stand on a region of the map: in cells of a grid that lie well inside its outline, near its middle."""

from functools import cache
from math import hypot, inf
from typing import Final

from epocha.engine.parts.maps import Box
from epocha.games.civilization_2002.atlas import World
from epocha.games.civilization_2002.lettering import boxes_near
from epocha.games.civilization_2002.map_shapes import Point, chart_of

Side = tuple[float, float, float, float, float, float, float]
REACH: Final = 3
"""Cells looked at on each side of the middle."""
SHY: Final = 3.0
"""How much it counts that a cell comes too near to a border, against its distance from the middle."""
COVERS: Final = 9.0
"""How much it counts that a cell covers a name."""
SPREAD: Final = 0.58
"""How far from its middle a thing reaches, in cells."""
QUARTERS: Final = (0.0, 0.25, -0.25, 0.5)
PHASES: Final = tuple([(across, down) for down in QUARTERS for across in QUARTERS])
"""How far the grid is moved, in cells, so that it finds what is free."""


@cache
def spots(world: World, region: int, count: int, cell: float, letters: float) -> tuple[Point, ...]:
    """Return the middles of so many cells of a size on a region, from the upper left to the lower right.

    Args:
        letters: size of the font of the names, which they keep off.
    """
    return arranged(world, region, count, cell, boxes_near(world, region, letters, cell)) if count else ()


def covered(at: Point, cell: float) -> Box:
    """Return what a thing in the middle of a cell covers: it is larger than the cell, as those of one region touch."""
    (x, y), half = at, SPREAD * cell
    return Box(x - half, y - half, x + half, y + half)


def arranged(world: World, region: int, count: int, cell: float, names: tuple[Box, ...]) -> tuple[Point, ...]:
    """Return the middles of so many cells of a size on a region that keep off names."""
    best: tuple[Point, ...] = ()
    least = inf
    for phase in PHASES:
        costs = _cheapest(world, region, count, cell, phase, names)
        total = sum([cost for cost, _ in costs])
        if total < least:
            least, best = total, tuple([at for _, at in costs])
    return tuple(sorted(best, key=lambda at: (at[1], at[0])))


def _cheapest(
    world: World, region: int, count: int, cell: float, phase: Point, names: tuple[Box, ...]
) -> list[tuple[float, Point]]:
    """Return the cells of a grid that least speaks against: far from the middle, over the name, near a border.

    What a cell covers, and how near a border it is, take long to tell, so cells are looked at only while the rest can
    make one of them.
    """
    x, y = chart_of(world).shapes[region].anchor
    half = cell / 2
    found: list[tuple[float, Point]] = []
    for far, dx, dy in _grid(cell, phase):
        most = found[-1][0] if len(found) == count else inf
        if far > most:
            break
        at = (x + dx, y + dy)
        here = covered(at, cell)
        covers = COVERS * sum([here.over(name) for name in names])
        if far + covers > most:
            continue
        lacks = max(0.0, half - clearance(world, region, *at))
        found.append((far + SHY * lacks * cell + covers, at))
        found = sorted(found)[:count]
    return found


@cache
def _grid(cell: float, phase: Point) -> tuple[tuple[float, float, float], ...]:
    """Return the cells of a grid round a middle, the nearest first: how far that counts, and where from there."""
    steps = range(-REACH, REACH + 1)
    places = [((column + phase[0]) * cell, (row + phase[1]) * cell) for column in steps for row in steps]
    return tuple(sorted([(dx * dx + 1.2 * dy * dy, dx, dy) for dx, dy in places]))


@cache
def clearance(world: World, region: int, x: float, y: float) -> float:
    """Return how far inside the outline of a region a point lies; below 0 outside."""
    inside = False
    near = inf
    for ax, ay, bx, by, dx, dy, square in _sides(world, region):
        if (ay > y) != (by > y) and x < dx * (y - ay) / dy + ax:
            inside = not inside
        along = ((x - ax) * dx + (y - ay) * dy) / square
        if along <= 0.0:
            away = hypot(ax - x, ay - y)
        elif along >= 1.0:
            away = hypot(bx - x, by - y)
        else:
            away = hypot(ax + along * dx - x, ay + along * dy - y)
        if away < near:
            near = away
    return near if inside else -near


@cache
def _sides(world: World, region: int) -> tuple[Side, ...]:
    """Return the sides of the outline of a region: from where to where, by how much, and the square of that."""
    sides: list[Side] = []
    for ring in chart_of(world).shapes[region].rings:
        for (ax, ay), (bx, by) in zip((ring[-1], *ring), ring, strict=False):
            dx, dy = bx - ax, by - ay
            sides.append((ax, ay, bx, by, dx, dy, (dx * dx + dy * dy) or 1.0))
    return tuple(sides)
