"""The cards of Civilization, drawn from what their records say; each from its upper left corner.

All have a band with their name above, in the colour of their kind, an emblem on a field, and rows of symbols for what
they do (`gist.py`). Cards that stand have the rows below their emblem; those that lie beside it, and what is paid for
below.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from epocha.engine.parts.cards import card_back
from epocha.engine.parts.pieces import LEAST, text_box
from epocha.engine.svg import NOTHING, Svg, circle, group, icon, join, kept, label, path, rect, tag, text_width
from epocha.games.civilization_2010 import gist
from epocha.games.civilization_2010.components import (
    CARD_STRENGTH,
    CARDS_OF_UNIT,
    CULTURE,
    DECK_IDS,
    EVENT,
    EVENT_DECK,
    GOVERNMENT,
    ICON_IDS,
    LEVEL,
    RANKS,
    TECHNOLOGY,
    TRUMPS,
    UNIT,
    WONDER,
    WONDER_AGE,
)
from epocha.games.civilization_2010.emblems import EVENT_SIGNS
from epocha.games.civilization_2010.gist import NUMERALS, Part, Row

TECH: Final = (77, 130)
"""A technology that can be learned; ten of these stand in a row."""
WIDE_CARD: Final = (124.0, 76.0)
"""Governments and wonders where they lie alone."""
EVENT_SIZE: Final = (78, 108)
UNIT_SIZE: Final = (64, 92)
BAND: Final = 31
"""Height of the band with the name, which has room for two lines."""
SIZE: Final = LEAST + 1
HELD: Final = LEAST + 2
"""The size of the letters on cards of the hand, which upright tablets show smaller than wide windows."""
ROWS: Final = (SIZE + 4, SIZE + 3, SIZE + 2, SIZE + 1)
"""Sizes of rows below an emblem that are tried before the least, so that they are as large as there is room."""
INSET: Final = 0.9
"""How much of their room large rows fill at most: they need not reach to the edges."""
ROOM_FOR_EMBLEM: Final = 44.0
LAID: Final = LEAST + 11
"""The size of the letters that tell the coins on a card without others."""
TOLD_APART: Final = 32.0
"""So large an emblem is told from others at any size of the picture."""
STEP: Final = 1.36
"""From one row of amounts to the next, in sizes of their font."""


class Face(NamedTuple):
    """What stands on a card.

    Attributes:
        name: on its band. band: class of the band. symbol: of the sprite. rows: what it does.
        corner: its level, age or deck. price: what it costs. laid: coins on it, such as "2/4". tired: whether used up.
    """

    name: str
    band: str
    symbol: str
    rows: tuple[Row, ...] = ()
    corner: str = ""
    price: Row = ()
    laid: str = ""
    tired: bool = False


# --- amounts ---


def part_width(part: Part, size: float) -> float:
    """Return how wide a part of a row is."""
    return (1.3 * size if part.symbol else 0.0) + (text_width(part.text, size) * 0.92 if part.text else 0.0)


def row_width(row: Row, size: float) -> float:
    """Return how wide a row is, with its gaps."""
    return sum([part_width(part, size) for part in row]) + 0.2 * size * (len(row) - 1)


def row_of(row: Row, x: float, y: float, size: float, room: float = 0) -> Svg:
    """Return a row of amounts around a point, smaller where it is wider than its room."""
    width = row_width(row, size)
    if room and width > room:
        size *= room / width
    left = x - row_width(row, size) / 2
    drawn: list[Svg] = []
    for part in row:
        wide = part_width(part, size)
        if part.symbol:
            drawn.append(icon(part.symbol, left + 0.62 * size, y, 1.28 * size))
        if part.text:
            drawn.append(label(part.text, left + (1.3 * size if part.symbol else 0), y + 0.36 * size, size, "t-bold",
                               anchor="start"))  # fmt: skip
        left += wide + 0.2 * size
    return join(drawn)


def broken(rows: Sequence[Row], width: float, size: float) -> list[Row]:
    """Return rows as lines that are no wider than a box, unless a single amount is."""
    lines: list[Row] = []
    for row in rows:
        lines.append(())
        for part in row:
            if lines[-1] and row_width((*lines[-1], part), size) > width:
                lines.append(())
            lines[-1] = (*lines[-1], part)
    return lines


def rows_of(rows: Sequence[Row], x: float, top: float, width: float, height: float, size: float = SIZE) -> Svg:
    """Return rows of amounts in the middle of a box whose upper side has its middle at a point."""
    lines = broken(rows, width, size)
    step = min(STEP * size, height / max(1, len(lines)))
    first = top + height / 2 - step * (len(lines) - 1) / 2
    return join([row_of(row, x, first + step * i, min(size, step * 0.82), width) for i, row in enumerate(lines)])


# --- faces ---


@kept
def drawn(face: Face, width: float, height: float, size: float = SIZE) -> Svg:
    """Return a card, face up.

    Args:
        size: of the letters of its name and level.
    """
    ribbon = path(f"M1 {height - 22:g}L{width - 1:g} {BAND + 12}V{BAND + 24}L1 {height - 10:g}z", "ribbon")
    return group(
        rect(0.5, 0.5, width - 1, height - 1, "card-body edge", 7),
        path(f"M1 {BAND}V8Q1 1 8 1H{width - 8:g}Q{width - 1:g} 1 {width - 1:g} 8V{BAND}z", face.band),
        text_box(face.name, 4, 1, width - 8, BAND - 1, size, "t-bone t-bold", least=size),
        _lying(face, width, height) if width > height else _upright(face, width, height, size),
        ribbon if face.tired else NOTHING,
    )


def scaled(art: Svg, scale: float) -> Svg:
    """Return a card larger or smaller, its letters with it."""
    return tag("g", art, transform=f"scale({scale:.4f})")


def _emblem(face: Face, x: float, y: float, side: float) -> Svg:
    """Return the emblem of a card on its field, around a point."""
    art = icon(face.symbol, x, y, side - 4)
    return group(
        rect(x - side / 2, y - side / 2, side, side, "field", 6),
        group(art, class_="faded") if face.tired else art,
        class_="emblem",
    )


def _lying(face: Face, width: float, height: float) -> Svg:
    """Return the emblem with rows beside it, and at the foot the level, what is paid for, and the price."""
    paid = [row for row in face.rows if gist.LEADS_TO in row]
    beside = [row for row in face.rows if gist.LEADS_TO not in row]
    if face.laid:
        beside.append((Part("coin", face.laid),))
    below = STEP * SIZE * len(paid) + 2 if paid else 18.0 if face.price else 0.0
    side = max(24.0, min(width * 0.4, height - BAND - (below if paid else 0) - 6))
    left, level = side + 5, text_width(face.corner, SIZE) if face.corner else 0.0
    is_under = height - BAND - side >= SIZE + 6
    price = (
        row_of(face.price, width - 4 - row_width(face.price, SIZE) / 2, height - 10, SIZE) if face.price else NOTHING
    )
    return join([
        _emblem(face, 3 + side / 2, BAND + 3 + side / 2, side),
        rows_of(beside, (left + width) / 2, BAND + 1, width - left - 3, height - BAND - 3 - below),
        label(face.corner, 4 if is_under else left + 2, height - 6, SIZE, "t-bold", anchor="start"),
        rows_of(paid, (level + width + 4) / 2, height - below, width - level - 8, below),
        price,
    ])  # fmt: skip


def rows_size(rows: Sequence[Row], width: float, room: float) -> float:
    """Return how large rows can be in no more lines than the smallest make, none of them wider than a box."""
    lines = len(broken(rows, width, SIZE))
    for size in ROWS:
        large = broken(rows, width * INSET, size)
        widest = max([row_width(row, size) for row in large], default=0.0)
        if widest <= width * INSET and len(large) <= lines and STEP * size * lines + 2 <= room:
            return size
    return SIZE


def _upright(face: Face, width: float, height: float, size: float) -> Svg:
    """Return the emblem, its level beside it, and the rows below."""
    body = height - BAND
    told = [row for row in face.rows if row != (Part(face.symbol),)]
    large = rows_size(told, width - 6, body - 6 - ROOM_FOR_EMBLEM)
    below = min(body - 32, STEP * large * len(broken(told, width - 6, large)) + 2) if told else 4
    side = min(width - 32, body - below - 6)
    top = BAND + 3 if told else BAND + (body - side) / 2
    return join([
        _emblem(face, width / 2, top + side / 2, side),
        label(face.corner, 4, BAND + size + 1, size, "t-bold", anchor="start") if face.corner else NOTHING,
        label(face.laid, width - 4, BAND + size + 1, size, "t-halo t-bold", anchor="end") if face.laid else NOTHING,
        rows_of(told, width / 2, top + side + 1, width - 6, height - top - side - 3, large),
    ])  # fmt: skip


def tech_face(tech: int, lang: str, laid: str = "", tired: bool = False) -> Face:
    """Return a technology, with the coins on it, and whether it has been used this turn."""
    record, level = TECHNOLOGY[tech], int(LEVEL[tech])
    return Face(
        record.names.say(lang), f"b-{level}", f"tech-{record.id}", gist.of_tech(tech), NUMERALS[level], (), laid, tired
    )


def government_face(government: int, lang: str) -> Face:
    """Return a government."""
    record = GOVERNMENT[government]
    return Face(record.names.say(lang), "b-government", f"government-{record.id}", gist.of_government(government))


def wonder_face(wonder: int, lang: str, price: int, tired: bool = False) -> Face:
    """Return a wonder with its price for whoever looks at it.

    Args:
        tired: whether it is obsolete.
    """
    record = WONDER[wonder]
    gives = (Part(ICON_IDS[CULTURE], str(record.culture)),)
    costs = (Part("production", str(price)),) if price else ()
    return Face(record.names.say(lang), f"b-age-{WONDER_AGE[wonder]}", f"wonder-{record.id}",
                (gives, *gist.of_wonder(wonder)), NUMERALS[WONDER_AGE[wonder] + 1], costs, "", tired)  # fmt: skip


def event_face(event: int, lang: str) -> Face:
    """Return a culture event."""
    record, deck = EVENT[event], int(EVENT_DECK[event])
    return Face(record.names.say(lang), f"b-deck-{deck}", EVENT_SIGNS[record.id], gist.of_event(event), DECK_IDS[deck])


def event_back(deck: int, width: float, height: float) -> Svg:
    """Return the back of a culture event, which tells its deck."""
    return card_back(width, height, f"b-deck-{deck}", f"level-{deck + 1}", DECK_IDS[deck])


@kept
def chip(face: Face, width: float, height: float) -> Svg:
    """Return a card as small as can be told from others: its emblem, and beside it the coins on it.

    Of how many coins is left out where the emblem would be too small for it.
    """
    laid = face.laid
    if laid and width - text_width(laid, LAID) - 9 < min(height - 8, TOLD_APART):
        laid = laid.partition("/")[0]
    room = text_width(laid, LAID)
    side = min(height - 8, width - room - 9) if laid else min(height, width) - 8
    x = (width - room - 2) / 2 if laid else width / 2
    return group(
        rect(0.5, 0.5, width - 1, height - 1, f"{face.band} edge", 7),
        rect(x - side / 2, (height - side) / 2, side, side, "field", 6),
        group(icon(face.symbol, x, height / 2, side - 2), class_="faded" if face.tired else None),
        label(laid, x + side / 2 + 2 + room / 2, height / 2 + 0.36 * LAID, LAID, "t-bone t-bold") if laid else NOTHING,
        path(f"M1 {height - 14:g}L{width - 1:g} 6V16L1 {height - 4:g}z", "ribbon") if face.tired else NOTHING,
    )


# --- units ---


@kept
def unit_card(card: int, rank: int, lang: str, width: float = UNIT_SIZE[0], height: float = UNIT_SIZE[1]) -> Svg:
    """Return a unit card with its four sides, the one of a rank (from 1) above: its strength and its name."""
    kind = card // CARDS_OF_UNIT
    record = UNIT[kind]
    names = {"cs": record.rank_names_cs, "sk": record.rank_names_sk}.get(lang, record.rank_names_en)
    low, right = height - BAND, width - 1
    bottom = (
        f"V{height - 8:g}Q{right:g} {height - 1:g} {width - 8:g} {height - 1:g}H8Q1 {height - 1:g} 1 {height - 8:g}z"
    )
    is_low = height < UNIT_SIZE[1]
    field = low - 36
    emblem = [
        rect(width / 2 - 17, 22, 34, field, "field", 5),
        icon(f"unit-{record.id}", width / 2, 22 + field / 2, min(31.0, field - 2)),
        *_other_sides(card, rank, width, 22 + field / 2, low - 8),
    ]  # fmt: skip
    return group(
        rect(0.5, 0.5, width - 1, height - 1, "card-body edge", 7),
        path(f"M1 {low:g}H{right:g}{bottom}", f"b-unit-{kind}"),
        text_box(names[min(rank, len(names)) - 1], 3, low, width - 6, BAND - 1, HELD, "t-bone t-bold", least=HELD),
        *([icon(f"unit-{record.id}", width / 2 + 1, low - 17, 30)] if is_low else emblem),
        circle(13, 12, 10.5, "f-gold edge"),
        label(str(CARD_STRENGTH[card * RANKS + rank - 1]), 13, 17.5, 15, "t-edge t-bold"),
        icon(f"unit-{UNIT.ids[TRUMPS[kind]]}", width - 11, 11, 16, "faded") if TRUMPS[kind] >= 0 else NOTHING,
    )


@kept
def unit_chip(card: int, rank: int, width: float, height: float) -> Svg:
    """Return a unit card as small as can be told from others: its kind, and its strength at its rank (from 1)."""
    kind = card // CARDS_OF_UNIT
    side = width - 10
    return group(
        rect(0.5, 0.5, width - 1, height - 1, f"b-unit-{kind} edge", 7),
        rect(5, (height - side) / 2, side, side, "field", 6),
        icon(f"unit-{UNIT.ids[kind]}", width / 2, height / 2, side - 3),
        circle(13, 12, 11, "f-gold edge"),
        label(str(CARD_STRENGTH[card * RANKS + rank - 1]), 13, 17.5, 15, "t-edge t-bold"),
    )


def _other_sides(card: int, rank: int, width: float, middle: float, low: float) -> list[Svg]:
    """Return the strengths of the other ranks as they lie on the card when it is turned: right, below, left."""
    drawn: list[Svg] = []
    for i, (x, y, turn) in enumerate(((width - 8, middle, 90), (width / 2, low, 180), (8, middle, 270)), 1):
        strength = str(CARD_STRENGTH[card * RANKS + (rank - 1 + i) % RANKS])
        text = label(strength, 0, 5, HELD, "t-soft t-bold")
        drawn.append(tag("g", text, transform=f"translate({x:g} {y:g}) rotate({turn})"))
    return drawn


def unit_back(kind: int, width: float = UNIT_SIZE[0], height: float = UNIT_SIZE[1]) -> Svg:
    """Return the back of a unit card, which tells its type."""
    return card_back(width, height, f"b-unit-{kind}", f"unit-{UNIT.ids[kind]}")
