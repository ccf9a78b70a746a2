"""Text that fits, things that lie somewhere, and stacks of pieces."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from epocha.engine.svg import (
    NOTHING,
    Svg,
    group,
    hit,
    join,
    kept,
    label,
    number,
    path,
    player_mark,
    rect,
    shape,
    tag,
    text_width,
    title,
    wrapped,
)

LEAST: Final = 12.0
"""The smallest size of text."""
LEADING: Final = 1.15
"""From line to line, in sizes of the font."""
BASE: Final = 0.36
"""From the middle of a line to its base line, in sizes of the font."""


class Piece(NamedTuple):
    """Something that lies on a picture.

    Attributes:
        name: its id, which it keeps wherever it lies.
        drawing: from its upper left corner.
        width, height: of what can be pressed.
        words: what it is, on hover and read aloud.
        actions: beginnings of the texts of the actions that it offers, with a bar between; "" if it never offers any.
    """

    name: str
    drawing: Svg
    width: float
    height: float
    words: str = ""
    actions: str = ""


def lay(piece: Piece, x: float, y: float) -> Svg:
    """Return a piece with its upper left corner at a point; it moves there from where it was."""
    words = title(piece.words) if piece.words and not piece.actions else NOTHING
    place = (
        hit(f"place-{piece.name}", piece.words, piece.actions, rect(0, 0, piece.width, piece.height, r=6))
        if piece.actions
        else NOTHING
    )
    return group(words, piece.drawing, place, at=(x, y), id=piece.name, class_="moves")


def fitted(text: str, width: float, height: float, size: float, least: float = LEAST) -> tuple[float, list[str]] | None:
    """Return the largest size up to `size` at which a text fits into a box, and its lines; None if it does not."""
    while size >= least:
        lines = wrapped(text, width, size)
        if len(lines) * LEADING * size <= height and all(text_width(line, size) <= width for line in lines):
            return size, lines
        size -= 0.5
    return None


@kept
def text_box(
    texts: str | tuple[str, ...],
    x: float,
    y: float,
    width: float,
    height: float,
    size: float,
    class_: str = "",
    least: float = LEAST,
    optional: bool = False,
) -> Svg:
    """Return a text in the middle of a box, in as many lines as it needs, whole and never smaller than `least`.

    Args:
        texts: what it says, or several ways to say it from long to short: the first that fits is taken.
        x, y: the upper left corner of the box. width, height: of the box. size: of the font where there is room.
        class_: classes beside `t`.
        optional: whether nothing is drawn if nothing fits. Otherwise the letters of the last text are set closer.
    """
    ways = (texts,) if isinstance(texts, str) else texts
    found = next((fit for way in ways if (fit := fitted(way, width, height, size, least))), None)
    if found is None:
        if optional:
            return NOTHING
        found = least, split(ways[-1], max(1, int(height / (LEADING * least))))
    size, lines = found
    top = y + height / 2 - (len(lines) - 1) * LEADING * size / 2 + BASE * size
    return join(
        [_line(line, x + width / 2, top + i * LEADING * size, size, class_, width) for i, line in enumerate(lines)]
    )


def _line(text: str, x: float, y: float, size: float, class_: str, width: float) -> Svg:
    if text_width(text, size) <= width + 0.01:
        return label(text, x, y, size, class_)
    return label(text, x, y, size, class_, textLength=float(width), lengthAdjust="spacingAndGlyphs")


def split(text: str, most: int) -> list[str]:
    """Return the words of a text in at most so many lines, of about equal length."""
    words = text.split()
    lines: list[str] = []
    for left in range(min(most, len(words)), 0, -1):
        room = sum(len(word) + 1 for word in words) / left
        line = words.pop(0)
        while words and len(words) >= left and len(f"{line} {words[0]}") <= room + 2:
            line += f" {words.pop(0)}"
        lines.append(line)
    if words:
        lines[-1] = " ".join([lines[-1], *words])
    return lines


# --- stacks of pieces of seats ---


def plate(seat: int, text: str, width: float = 34, height: float = 24) -> Svg:
    """Return a plate in a seat's colour with its shape and a number, from its upper left corner."""
    return group(
        rect(1, 1.5, width, height, "cast", 6),
        rect(0, 0, width, height, "f-player edge", 6),
        path(shape(seat, height * 0.27), "f-bone edge", transform=f"translate({height * 0.45:g} {height / 2:g})"),
        rect(height * 0.85, 3, width - height * 0.85 - 3, height - 6, "f-bone", 4),
        text_box(text, height * 0.85, 0, width - height * 0.85 - 3, height, height * 0.62, "t-edge t-bold", least=11),
        class_=f"p{seat}",
    )


def stack(counts: Sequence[tuple[int, int]], words: str) -> Svg:
    """Return who has how many pieces in one spot, in a plate around the origin: up to three in a row.

    Args:
        counts: seats and their numbers, in the order in which they are shown. words: what they say.
    """
    columns = 1 if len(counts) == 1 else 2 if len(counts) in (2, 4) else 3
    rows = -(-len(counts) // columns)
    cells = [
        group(plate(seat, str(count)), at=(38 * (i % columns) - 19 * columns + 2, 28 * (i // columns) - 14 * rows + 2))
        for i, (seat, count) in enumerate(counts)
    ]
    return group(title(words), *cells)


def legend(names: Sequence[tuple[str, Svg]], x: float, y: float, size: float = 15) -> Svg:
    """Return marks with their names, one beside the other from a point on: the middle of the first mark."""
    drawn: list[Svg] = []
    for name, mark in names:
        drawn += [group(mark, at=(x, y)), label(name, x + size, y + BASE * size, size, anchor="start")]
        x += 2.6 * size + text_width(name, size)
    return join(drawn)


def seat_mark(seat: int, radius: float = 7) -> Svg:
    """Return a seat's shape in its colour around the origin, with a rim that parts it from any ground."""
    return group(path(shape(seat, radius + 2.5), "f-bone"), player_mark(seat, radius))


def name_line(name: str, x: float, y: float, size: float, room: float, class_: str = "t-bold") -> Svg:
    """Return the name of a player in one line from a point on its base line, cut off where its room ends.

    What a player is called is put in after a picture is drawn, so that its length is not known here.
    """
    text = label(name, 0, size, size, class_, anchor="start")
    return tag("svg", text, x=number(x), y=number(y - size), width=number(room), height=number(1.4 * size))


def swatch(series: int) -> Svg:
    """Return the colour of a series around the origin."""
    return rect(-6, -6, 12, 12, f"s{series % SERIES} f-series edge", 2)


SERIES: Final = 8
"""Colours of things that are no seats: classes `s0` to `s7`."""
