"""Emblems: small drawings on a square of 24 units, written in data files as lists of paths.

Each path is a paint and a line, such as `gold M2 3H9z`, in which `O12,9,4` is a disc around a point; `@name` lays
another emblem under it.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from epocha.engine.svg import Svg, join, number, path, use

SIDE: Final = 24
_DISC: Final = re.compile(r"O([\d.-]+),([\d.-]+),([\d.]+)")


def outline(line: str) -> str:
    """Return the path of a line in which discs are written short."""
    return _DISC.sub(lambda found: disc(*[float(value) for value in found.groups()]), line)


def disc(x: float, y: float, r: float) -> str:
    """Return the path of a disc around a point."""
    arc = f"a{number(r)} {number(r)} 0 1 1 0"
    return f"M{number(x)} {number(y - r)}{arc} {number(2 * r)}{arc} {number(-2 * r)}z"


def emblem(lines: Sequence[str], paints: Mapping[str, str], called: str = "") -> Svg:
    """Return an emblem from its lines.

    Args:
        paints: the classes of each paint. called: what the symbols of the emblems are called before their names.
    """
    parts: list[Svg] = []
    for line in lines:
        paint, _, d = line.partition(" ")
        under = paint.startswith("@")
        parts.append(use(called + paint[1:], 0, 0, SIDE) if under else path(outline(d), paints[paint]))
    return join(parts)
