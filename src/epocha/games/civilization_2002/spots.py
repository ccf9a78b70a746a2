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
COVERS: Final = 1.6
"""How much it counts that a cell covers a name."""
PHASES: Final = ((0.0, 0.0), (0.5, 0.0), (0.0, 0.5), (0.5, 0.5))


@cache
def spots(world: World, region: int, count: int, cell: float, letters: float) -> tuple[Point, ...]:
    """Return the middles of so many cells of a size on a region, from the upper left to the lower right.

    Args:
        letters: size of the font of the names, which they keep off.
    """
    anchor = chart_of(world).shapes[region].anchor
    if count <= 1:
        return (anchor,)[:count]
    best: tuple[Point, ...] = ()
    least = inf
    for phase in PHASES:
        costs = _cheapest(world, region, count, cell, phase, letters)
        total = sum([cost for cost, _ in costs])
        if total < least:
            least, best = total, tuple([at for _, at in costs])
    return tuple(sorted(best, key=lambda at: (at[1], at[0])))


def _cheapest(
    world: World, region: int, count: int, cell: float, phase: Point, letters: float
) -> list[tuple[float, Point]]:
    """Return the cells of a grid that least speaks against: far from the middle, over the name, near a border.

    How near a border is takes long to tell, so cells are looked at only while the rest of it can make one of them.
    """
    found: list[tuple[float, Point]] = []
    for far, covers, at in _grid(world, region, cell, phase, letters):
        if len(found) == count and far + covers > found[-1][0]:
            break
        lacks = max(0.0, cell / 2 - clearance(world, region, *at))
        found.append((far + SHY * lacks * cell + covers, at))
        found = sorted(found)[:count]
    return found


def _grid(world: World, region: int, cell: float, phase: Point, letters: float) -> list[tuple[float, float, Point]]:
    """Return the cells of a grid with how far from the middle of a region each is, and how much of its name it covers.

    They are in the order of the sum of both.
    """
    shape = chart_of(world).shapes[region]
    x, y = shape.anchor
    names = boxes_near(world, region, letters, cell)
    found: list[tuple[float, float, Point]] = []
    for column in range(-REACH, REACH + 1):
        for row in range(-REACH, REACH + 1):
            dx, dy = (column + phase[0]) * cell, (row + phase[1]) * cell
            here = Box(x + dx - cell / 2, y + dy - cell / 2, x + dx + cell / 2, y + dy + cell / 2)
            covers = COVERS * sum([here.over(name) for name in names])
            found.append((dx * dx + 1.2 * dy * dy, covers, (x + dx, y + dy)))
    return sorted(found, key=lambda one: one[0] + one[1])


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
