"""Lines along which shapes of the map meet, each drawn once: two dashed ones would fill each other's gaps."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

Corner = tuple[int, int]
Edge = tuple[Corner, Corner]
Line = list[Corner]


def edges(ring: Sequence[Corner]) -> list[Edge]:
    """Return the edges of a closed ring, each from its lesser corner to the greater one."""
    return [(min(a, b), max(a, b)) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]


def shared(rings: Iterable[Sequence[Corner]]) -> list[Edge]:
    """Return the edges that two rings have."""
    return [edge for edge, times in _counted(rings).items() if times > 1]


def alone(rings: Iterable[Sequence[Corner]]) -> list[Edge]:
    """Return the edges that one ring has."""
    return [edge for edge, times in _counted(rings).items() if times == 1]


def _counted(rings: Iterable[Sequence[Corner]]) -> Counter[Edge]:
    return Counter([edge for ring in rings for edge in edges(ring)])


def chained(found: Sequence[Edge]) -> list[Line]:
    """Return edges put together to lines, which end where one ends or several meet, and begin at their lesser end.

    So two lines of one form that lie at different places have their dashes alike. A ring begins anywhere.
    """
    ends: dict[Corner, list[Corner]] = {}
    for a, b in sorted(found):
        ends.setdefault(a, []).append(b)
        ends.setdefault(b, []).append(a)
    left = set(found)
    ordered = [*sorted([corner for corner in ends if len(ends[corner]) != 2]), *ends]
    return [list(_walk(start, ends, left)) for start in ordered for _ in ends[start] if _free(start, ends, left)]


def _free(corner: Corner, ends: dict[Corner, list[Corner]], left: set[Edge]) -> Corner | None:
    """Return a corner to which an edge leads that no line has yet."""
    return next((to for to in ends[corner] if (min(corner, to), max(corner, to)) in left), None)


def _walk(start: Corner, ends: dict[Corner, list[Corner]], left: set[Edge]) -> Iterator[Corner]:
    """Follow edges that no line has yet, and take them."""
    corner: Corner | None = start
    while corner is not None:
        yield corner
        to = _free(corner, ends, left) if corner == start or len(ends[corner]) == 2 else None
        if to is not None:
            left.remove((min(corner, to), max(corner, to)))
        corner = to
