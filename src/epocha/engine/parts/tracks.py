"""Tracks: spaces in rows, with milestones, and the markers of the seats on them."""

from collections.abc import Mapping, Sequence

from epocha.engine.parts.pieces import LEAST, seat_mark, text_box
from epocha.engine.svg import NOTHING, Svg, group, icon, join, label, rect, title


def track(
    name: str,
    spaces: int,
    markers: Sequence[tuple[int, int]],
    words: Sequence[str],
    x: float = 0,
    y: float = 0,
    size: float = 40,
    in_row: int = 0,
    milestones: Mapping[int, str] | None = None,
    sections: Sequence[tuple[int, str]] = (),
    head: float = 0,
    numbered: bool = True,
) -> Svg:
    """Return a track from a point: spaces from 0, row by row, and markers that move along it.

    Args:
        name: what the ids of the markers begin with. spaces: the highest space.
        markers: seats and where they stand, in the order in which they lie on each other.
        words: what each marker says, in the same order.
        size: of a space. in_row: spaces in a row; 0 for all.
        milestones: symbols by space.
        sections: the first space of each, and what stands in front of its row, such as its price; rows begin there.
        head: room in front of the rows for it.
        numbered: whether spaces show their numbers; a small track cannot be read, and shows how far everybody is.
    """
    starts = [first for first, _ in sections] or list(range(0, spaces + 1, in_row or spaces + 1))
    spots: list[tuple[float, float]] = []
    for space in range(spaces + 1):
        row = max(i for i, first in enumerate(starts) if first <= space or i == 0)
        spots.append((x + head + (space - starts[row]) * (size + 2), y + row * (size + 6)))
    drawn = [_space(space, milestones or {}, spots[space], size, numbered) for space in range(spaces + 1)]
    heads = [text_box(text, x, y + i * (size + 6), head - 6, size, LEAST + 3) for i, (_, text) in enumerate(sections)]
    return group(*drawn, *heads, *_markers(name, markers, words, spots, size))


def _space(space: int, milestones: Mapping[int, str], at: tuple[float, float], size: float, numbered: bool) -> Svg:
    symbol = milestones.get(space, "")
    return group(
        rect(0, 0, size, size, "f-sky edge bold" if symbol else "f-paper-2 edge", 5),
        icon(symbol, size * 0.77, size * 0.26, size * 0.44) if symbol else NOTHING,
        label(str(space), 3, LEAST + 4, LEAST + 3, "t-soft", anchor="start") if numbered else NOTHING,
        at=at,
    )


def _markers(
    name: str,
    markers: Sequence[tuple[int, int]],
    words: Sequence[str],
    spots: Sequence[tuple[float, float]],
    size: float,
) -> list[Svg]:
    """Return the markers, those on one space beside each other."""
    out: list[Svg] = []
    for number, (seat, space) in enumerate(markers):
        there = [other for other, at in markers if at == space]
        crowd = len(there) > 2
        in_row = -(-len(there) // 2) if crowd else len(there)
        row, column = divmod(there.index(seat), in_row)
        x = spots[space][0] + size * (
            (0.6 if crowd else 0.5) + (column - (in_row - 1) / 2) * (0.32 if in_row > 2 else 0.42)
        )
        y = spots[space][1] + size * ((0.5 + 0.33 * row) if crowd else 0.68)
        mark = join([title(words[number]), seat_mark(seat, size * (0.13 if crowd else 0.2))])
        out.append(group(mark, at=(x, y), id=f"{name}-{seat}", class_="moves"))
    return out
