"""Cards: their frame and back, and how they lie: in fans, piles, rows with prices, and tableaus of columns."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import LEAST, Piece, lay, text_box
from epocha.engine.svg import NOTHING, Svg, circle, group, icon, join, kept, label, path, rect, tag, use

PLATE: Final = 0.22
"""The part of a card's height that its name stands in."""
RIM: Final = 4.0
"""How much of a card's colour is seen around what stands on it."""


class Face(NamedTuple):
    """What stands on a card.

    Attributes:
        name: on its plate. short: a shorter name, for small cards.
        band: class of the colour of its frame, such as "f-food".
        symbol: of the sprite, in the middle; or art: a drawing of 24 by 24 in its place.
        text: what it does; left out where it does not fit, so `words` of the piece should say it too.
        corner: its age or level, on the left under the name. price: on a coin on the right.
        footer: a line at the bottom, such as what it brings, also where the text does not fit.
        barred: a mark for why it cannot be had now, of one or two letters or a symbol's sign; drawn on a small seal.
    """

    name: str
    band: str
    symbol: str = ""
    art: Svg = NOTHING
    short: str = ""
    text: str = ""
    corner: str = ""
    price: str = ""
    footer: str = ""
    barred: str = ""


@kept
def card(face: Face, width: float, height: float) -> Svg:
    """Return a card, face up, from its upper left corner: a frame in its colour, its name on a plate, what it does."""
    r = min(width, height) * 0.08
    top = RIM + max(height * PLATE, LEAST * 1.4)
    foot = LEAST * 1.4 if face.footer else 0.0
    middle = height - RIM - top - foot
    words = text_box(
        face.text, 7, top + middle * 0.44, width - 14, middle * 0.56 - 2, LEAST + 2, "t-soft", optional=True
    )
    art = min(width * 0.5, middle * (0.42 if words else 0.8))
    across, down = width / 2 - art / 2, top + middle * (0.24 if words else 0.5) - art / 2
    return group(
        rect(2, 3, width, height, "cast", r),
        rect(0, 0, width, height, f"{face.band} edge", r),
        path(f"M0 {top:g}V{r:g}Q0 0 {r:g} 0H{width - r:g}Q{width:g} 0 {width:g} {r:g}V{top / 2:g}z", "lit"),
        rect(RIM, RIM, width - 2 * RIM, top - RIM - 1, "f-bone", r / 2),
        rect(RIM, top, width - 2 * RIM, height - RIM - top, "f-paper-2", r / 2),
        text_box(
            (face.name, face.short) if face.short else face.name,
            RIM + 1, RIM, width - 2 * RIM - 2, top - RIM - 1, LEAST + 3, "t-edge t-bold",
        ),
        face.art and tag("g", face.art, transform=f"translate({across:g} {down:g}) scale({art / 24:.3f})"),
        use(face.symbol, across, down, art) if face.symbol else NOTHING,
        label(face.corner, RIM + 4, top + LEAST + 1, LEAST + 1, "t-bold", anchor="start") if face.corner else NOTHING,
        coin(face.price, width - RIM - LEAST, top + LEAST * 0.95) if face.price else NOTHING,
        words,
        text_box(face.footer, 7, height - RIM - foot, width - 14, foot, LEAST + 2, "t-bold") if foot else NOTHING,
        seal(face.barred, width - 14, height - 14) if face.barred else NOTHING,
    )  # fmt: skip


def coin(price: str, x: float, y: float) -> Svg:
    """Return a price on a coin around a point."""
    return join(
        [circle(x, y, LEAST * 0.85, "f-gold edge"), text_box(price, x - 9, y - 9, 18, 18, LEAST + 1, "t-edge t-bold")]
    )


def seal(mark: str, x: float, y: float) -> Svg:
    """Return the mark that bars a card around a point."""
    return join(
        [circle(x, y, 10, "f-paper edge-danger"), text_box(mark, x - 9, y - 9, 18, 18, LEAST, "t-danger t-bold")]
    )


def card_back(width: float, height: float, band: str, symbol: str = "", corner: str = "") -> Svg:
    """Return the back of a card: its colour, a symbol, and what the back tells, such as an age."""
    r = min(width, height) * 0.08
    return group(
        rect(2, 3, width, height, "cast", r),
        rect(0, 0, width, height, f"{band} edge", r),
        rect(5, 5, width - 10, height - 10, "f-none l-bone", r * 0.7),
        icon(symbol, width / 2, height / 2, min(width, height) * 0.5) if symbol else NOTHING,
        text_box(corner, 8, 8, width - 16, LEAST * 1.8, LEAST + 6, "t-bone t-bold") if corner else NOTHING,
    )


# --- how cards lie ---


def places_in_fan(count: int, room: float, width: float, gap: float, shown: float) -> tuple[int, float]:
    """Return into how many rows cards go, and from one to the next in a row how far.

    Args:
        count: of cards. room: how wide the fan may be. width: of a card. gap: between cards that have room.
        shown: how much of a card must be seen that others lie upon.
    """
    rows = 1
    while rows < count:
        in_row = -(-count // rows)
        if in_row == 1 or (room - width) / (in_row - 1) >= shown:
            break
        rows += 1
    in_row = -(-count // rows)
    return rows, min(width + gap, (room - width) / (in_row - 1)) if in_row > 1 else width + gap


def fan(cards: Sequence[Piece], x: float, y: float, room: float, gap: float = 8, shown: float = 56) -> Svg:
    """Return cards side by side from a point; where there is too little room they overlap, or lie in several rows.

    All are as large as the first. The cards of a row lie upon those to their left.
    """
    if not cards:
        return NOTHING
    rows, step = places_in_fan(len(cards), room, cards[0].width, gap, shown)
    in_row = -(-len(cards) // rows)
    height = cards[0].height + gap
    return group(*[lay(one, x + step * (i % in_row), y + height * (i // in_row)) for i, one in enumerate(cards)])


def pile(back: Svg, count: int, width: float, height: float, most: int = 6) -> Svg:
    """Return a pile from the upper left corner of its lowest card, with its number below; an outline if it is empty.

    Args:
        back: what is seen on top. count: of cards. width, height: of a card. most: the cards that make it look full.
    """
    number = label(str(count), width / 2, height + LEAST * 1.5, LEAST + 4, "t-bold")
    if not count:
        return group(rect(0, 0, width, height, "f-none hair", 6, stroke_dasharray="5 5"), number)
    layers = min(most, -(-count // 4))
    return group(*[group(back, at=(-1.5 * i, -2.5 * i)) for i in range(layers)], number)


class Zone(NamedTuple):
    """Spaces of a row that lie together: how many, and what stands under them, such as a price."""

    spaces: int
    text: str


def strip(
    cards: Sequence[Piece | None],
    zones: Sequence[Zone],
    x: float,
    y: float,
    width: float,
    height: float,
    gap: float = 6,
    leaving: int = 0,
    leaving_text: str = "",
) -> Svg:
    """Return a market row from a point on: spaces in zones that stand apart, each with its price under a bracket.

    Args:
        cards: what lies in each space; None if nothing. zones: as many spaces in all.
        width, height: of a card.
        leaving: how many of the first spaces are emptied next; leaving_text: what says so above them.
    """
    drawn: list[Svg] = []
    if leaving:
        end = x + leaving * (width + gap) - gap
        drawn.append(path(f"M{x:g} {y - 6:g}v-5H{end:g}v5", "l-danger"))
        above = LEAST * 1.6
        drawn.append(text_box(leaving_text, x, y - 11 - above, max(end - x, 2 * width), above, LEAST + 1, "t-danger"))
    space = 0
    for zone in zones:
        start = x
        for _ in range(zone.spaces):
            one = cards[space]
            drawn.append(rect(x, y, width, height, "f-none hair", 6, stroke_dasharray="5 5"))
            if one is not None:
                drawn.append(lay(one, x, y))
            space += 1
            x += width + gap
        end = x - gap
        drawn.append(path(f"M{start:g} {y + height + 6:g}v5H{end:g}v-5", "l-ink"))
        drawn.append(text_box(zone.text, start, y + height + 12, end - start, LEAST * 1.6, LEAST + 3, "t-bold"))
        x += 2.5 * gap
    return group(*drawn)


class Column(NamedTuple):
    """A column of a tableau.

    Attributes:
        title: what is in it. cards: from the bottom up. limit: such as "1/3", "" if there is none.
        full: whether the limit is reached.
    """

    title: str
    cards: Sequence[Piece]
    limit: str = ""
    full: bool = False


def tableau(
    columns: Sequence[Column], x: float, y: float, width: float, height: float, rows: int, gap: float = 8
) -> Svg:
    """Return columns of cards from a point: heads on top, cards standing from the bottom, so that place means kind.

    Args:
        columns: in their fixed order; one without cards is a faint outline.
        width, height: of a card. rows: cards that the highest column has room for; with more they overlap.
    """
    head = LEAST * 2.6
    drawn: list[Svg] = []
    for number, column in enumerate(columns):
        left = x + number * (width + gap)
        drawn.append(text_box(column.title, left, y, width, LEAST * 1.4, LEAST + 1, "t-bold"))
        if column.limit:
            state = "t-danger t-bold" if column.full else "t-soft"
            drawn.append(text_box(column.limit, left, y + LEAST * 1.3, width, LEAST * 1.3, LEAST, state))
        bottom = y + head + rows * (height + gap) - gap
        if not column.cards:
            drawn.append(rect(left, bottom - height, width, height, "f-none hair faded", 6, stroke_dasharray="5 5"))
        step = height + gap
        if len(column.cards) > rows:
            step = (rows * (height + gap) - gap - height) / (len(column.cards) - 1)
        # the upper ones are drawn first, so that the name of each that lies below stays to be seen
        levels = list(enumerate(column.cards))
        drawn += [lay(one, left, bottom - height - level * step) for level, one in reversed(levels)]
    return group(*drawn)
