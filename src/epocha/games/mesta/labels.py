"""Where the names of cities stand on the map of Města: beside their cities, over as little else as can be."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from epocha.engine.parts.maps import Box

PASSES: Final = 4
"""How often each name looks for a better place, as the others have moved."""
CITY_REACH: Final = 19
"""How far a city on the map reaches to each side."""
MARKED: Final = 27
"""How far the mark of its owner reaches to the right, and upwards."""


class Name(NamedTuple):
    """The name of a city.

    Attributes:
        x, y: the middle of the city.
        width, size: of the name, and of its font.
        down: how far its base line is below the middle of the city where there is room.
    """

    x: float
    y: float
    width: float
    size: float
    down: float


def spots(name: Name) -> list[tuple[float, float, float]]:
    """Return where a name may stand: the middle of its base line, and how much worse that is than right below."""
    right, left = MARKED + 3 + name.width / 2, CITY_REACH + 4 + name.width / 2
    above = -MARKED - 3
    sideways = name.width / 2 - 10
    around = (
        (0, name.down, 0),
        (0, above, 60), (right, 7, 50), (-left, 7, 50),
        (sideways, name.down - 2, 70), (-sideways, name.down - 2, 70),
        (sideways, above, 90), (-sideways, above, 90),
        (0.5 * sideways, name.down, 40), (-0.5 * sideways, name.down, 40),
    )  # fmt: skip
    return [(name.x + dx, name.y + dy, worse) for dx, dy, worse in around]


def box_of(name: Name, x: float, y: float) -> Box:
    """Return what a name covers if the middle of its base line is at a point."""
    return Box(x - name.width / 2 - 2, y - 0.8 * name.size, x + name.width / 2 + 2, y + 0.24 * name.size)


def around_of(name: Name) -> Box:
    """Return a part of the map that holds all boxes of a name, wherever it may stand."""
    wide, high = name.width + 2 * MARKED, 4 * CITY_REACH
    return Box(name.x - wide, name.y - high, name.x + wide, name.y + high)


@lru_cache(maxsize=64)
def spread(
    names: tuple[tuple[int, Name], ...], taken: tuple[Box, ...], ground: Box
) -> Mapping[int, tuple[float, float]]:
    """Return where each name stands: the middle of its base line.

    It is kept, because it takes as long as all other drawing, and follows from the cities in play and the language.

    Args:
        names: with their numbers.
        taken: what else is on the map, which they shall not cover.
        ground: the map, which they shall not leave.
    """
    reach = CITY_REACH
    cities = [Box(n.x - reach, n.y - reach, n.x + reach, n.y + reach) for _, n in names]
    fixed = [*taken, *cities, *[Box(n.x + 4, n.y - MARKED, n.x + MARKED, n.y - 1) for _, n in names]]
    boxes = {number: box_of(name, name.x, name.y + name.down) for number, name in names}
    found: dict[int, tuple[float, float]] = {}
    for _ in range(PASSES):
        for number, name in names:
            around = around_of(name)
            near = [box for box in fixed if around.over(box)]
            others = [box for other, box in boxes.items() if other != number and around.over(box)]

            def cost(
                spot: tuple[float, float, float],
                name: Name = name, near: list[Box] = near, others: list[Box] = others,
            ) -> float:  # fmt: skip
                box = box_of(name, spot[0], spot[1])
                covered = sum([box.over(one) for one in near]) + 2 * sum([box.over(one) for one in others])
                return spot[2] + covered + 4 * box.outside(ground)

            x, y, _worse = min(spots(name), key=cost)
            found[number], boxes[number] = (x, y), box_of(name, x, y)
    return found
