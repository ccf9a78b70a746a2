"""Where the regions of a map lie in a drawing if its file does not say: near each other if they are few steps apart.

The distances in the drawing are brought as near as can be to the steps between regions, each a little at a time
(stress majorization), so the result is the same everywhere.
"""

from math import cos, hypot, pi, sin
from typing import Final

from epocha.engine.regions import Regions
from epocha.games.civilization_2002.atlas import AIR_WAY

PASSES: Final = 40
MARGIN: Final = 0.08
"""Share of the frame that is left free on each side."""
MOST_STRETCHED: Final = 2
APART: Final = 0.1
"""How far regions are from each other at least, if there is room, as a share of the shorter side."""

Place = tuple[float, float]


def places_of(regions: Regions, width: int, height: int) -> list[tuple[int, int]]:
    """Return a place in a frame for each region."""
    count = int(regions.count)
    far = [[int(regions.distance(AIR_WAY, a, b)) for b in range(count)] for a in range(count)]
    order = sorted(range(count), key=lambda region: (far[0][region], region))
    turns = {region: 2 * pi * place / count for place, region in enumerate(order)}
    spread = max(far[0]) or 1
    places = [(cos(turns[region]) * spread, sin(turns[region]) * spread) for region in range(count)]
    for _ in range(PASSES):
        for region in range(count):
            places[region] = _better(places, far[region], region)
    return _fitted(places, width, height)


def _better(places: list[Place], far: list[int], region: int) -> Place:
    """Return where a region lies better, the others being where they are: each pulls it to its own distance."""
    x, y = places[region]
    sum_x = sum_y = weights = 0.0
    for other, (other_x, other_y) in enumerate(places):
        if other != region:
            apart = hypot(x - other_x, y - other_y) or 0.01
            weight = 1 / far[other] ** 2
            sum_x += weight * (other_x + far[other] * (x - other_x) / apart)
            sum_y += weight * (other_y + far[other] * (y - other_y) / apart)
            weights += weight
    return (sum_x / weights, sum_y / weights) if weights else (x, y)


def _fitted(places: list[Place], width: int, height: int) -> list[tuple[int, int]]:
    """Return places stretched to a frame, one way at most so many times as much as the other."""
    columns, sizes = list(zip(*places, strict=True)), (width, height)
    scales = [
        size * (1 - 2 * MARGIN) / ((max(values) - min(values)) or 0.01)
        for values, size in zip(columns, sizes, strict=True)
    ]
    most = MOST_STRETCHED * min(scales)
    x, y = [
        [size / 2 + (value - (max(values) + min(values)) / 2) * min(scale, most) for value in values]
        for values, size, scale in zip(columns, sizes, scales, strict=True)
    ]
    return _parted(list(zip(x, y, strict=True)), width, height)


def _parted(places: list[Place], width: int, height: int) -> list[tuple[int, int]]:
    """Return places of which none is too near another; they push each other apart, within the frame."""
    least = APART * min(width, height)
    for _ in range(PASSES):
        for region, (x, y) in enumerate(places):
            for other in range(region):
                dx, dy = x - places[other][0], y - places[other][1]
                far = hypot(dx, dy) or 0.01
                if far < least:
                    push = (least - far) / 2 / far
                    x, y = x + dx * push, y + dy * push
                    places[other] = (places[other][0] - dx * push, places[other][1] - dy * push)
            places[region] = (x, y)
        places = [(_within(x, width), _within(y, height)) for x, y in places]
    return [(round(x), round(y)) for x, y in places]


def _within(value: float, size: int) -> float:
    return min(max(value, size * MARGIN), size * (1 - MARGIN))
