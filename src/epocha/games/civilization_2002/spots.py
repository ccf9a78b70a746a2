"""Where things stand on a region of the map: in cells of a grid that lie well inside its outline, near its middle."""

from functools import cache
from math import hypot, inf
from typing import Final

from epocha.games.civilization_2002.atlas import World
from epocha.games.civilization_2002.lettering import Box, boxes_near
from epocha.games.civilization_2002.map_shapes import Point, chart_of

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
        costs = sorted(_costs(world, region, cell, phase, letters))[:count]
        total = sum([cost for cost, _ in costs])
        if total < least:
            least, best = total, tuple([at for _, at in costs])
    return tuple(sorted(best, key=lambda at: (at[1], at[0])))


@cache
def _costs(world: World, region: int, cell: float, phase: Point, letters: float) -> tuple[tuple[float, Point], ...]:
    """Return the cells of a grid, with what speaks against each: that it is far from the middle, or near a border."""
    shape = chart_of(world).shapes[region]
    x, y = shape.anchor
    names = boxes_near(world, region, letters, cell)
    found: list[tuple[float, Point]] = []
    for column in range(-REACH, REACH + 1):
        for row in range(-REACH, REACH + 1):
            dx, dy = (column + phase[0]) * cell, (row + phase[1]) * cell
            lacks = max(0.0, cell / 2 - clearance(shape.rings, x + dx, y + dy))
            here = Box(x + dx - cell / 2, y + dy - cell / 2, x + dx + cell / 2, y + dy + cell / 2)
            covers = COVERS * sum([here.covers(name) for name in names])
            found.append((dx * dx + 1.2 * dy * dy + SHY * lacks * cell + covers, (x + dx, y + dy)))
    return tuple(found)


def clearance(rings: tuple[tuple[Point, ...], ...], x: float, y: float) -> float:
    """Return how far inside the outline of a region a point lies; below 0 outside."""
    inside = False
    near = inf
    for ring in rings:
        ax, ay = ring[-1]
        for bx, by in ring:
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
            dx, dy = bx - ax, by - ay
            along = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / ((dx * dx + dy * dy) or 1.0)))
            near = min(near, hypot(ax + along * dx - x, ay + along * dy - y))
            ax, ay = bx, by
    return near if inside else -near
