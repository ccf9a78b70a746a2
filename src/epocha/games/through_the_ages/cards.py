"""The cards of Through the Ages, drawn from what their records say; each around its upper left corner.

Civil cards have round corners and their name above, military ones cut corners, a dark frame and their name below. In
the middle is the emblem, on the left the age, on the right what the card costs, at the foot what it gives.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from epocha.engine.svg import NOTHING, Svg, group, icon, join, label, path, rect, text_width, wrapped
from epocha.games.through_the_ages.components import (
    AGE,
    AGE_IDS,
    CIVIL_CARDS,
)
from epocha.games.through_the_ages.emblems import emblem, family
from epocha.games.through_the_ages.gist import Part, given, prices, stages
from epocha.games.through_the_ages.names import TEXTS, card_name
from epocha.games.through_the_ages.tiles import band_of
from epocha.games.through_the_ages.tokens import amount, amount_width

CARD: Final = (84, 112)
HELD: Final = (76, 108)
"""A card in the row, and one in a hand."""
LARGE: Final = (120, 164)
"""A card that is looked at closely."""
TILE: Final = (178, 48)
"""A card where there is little room: lying on its side."""
ART: Final = 24
LEAST_ART: Final = 8.0
"""A smaller emblem could not be made out, and is left out where the foot of a card takes its room."""
LETTERS: Final = 9.4
"""The emblem of a slim tile is smaller, down to `ART`, so that beside it there is room for so many letters."""
SIZE: Final = 12
"""The smallest text on a card; on a tile, which is shown on phones, two more."""
COLUMN: Final = 22
"""Width of the columns left and right of an emblem, in which age and price stand."""
GAP: Final = 0.45
"""Between two amounts, in sizes of the text."""
SQUEEZED: Final = 0.78
"""How narrow the letters of a name may become, as a part of what `text_width` says, which says rather too much."""


def on_band(card: int) -> str:
    """Return the class of what is written on the band of a card."""
    return "t-bold t-edge" if band_of(card) == "b-action" else "t-bold t-bone"


# --- names ---


def name_lines(card: int, lang: str, room: float, size: float, most: int = 2) -> list[str]:
    """Return the name of a card in lines that fit, its short form if the whole does not."""
    lines = _lines(card_name(card, lang), room, size)
    if len(lines) > most or _too_wide(lines, room, size):
        message = f"short-{family(card).replace('_', '-')}"
        if TEXTS.has(lang, message):
            lines = _lines(TEXTS.say(lang, message), room, size)
    return lines


def _lines(name: str, room: float, size: float) -> list[str]:
    """Return a name in lines; with the words spread so that no line is much longer than another."""
    lines = wrapped(name, room / SQUEEZED, size)
    if len(lines) != 2:
        return lines
    words = name.split()
    ways = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(ways, key=lambda way: max(text_width(line, size) for line in way)))


def _too_wide(lines: Sequence[str], room: float, size: float) -> bool:
    return any(text_width(line, size) * SQUEEZED > room + 0.01 for line in lines)


def name_on(card: int, lang: str, x: float, y: float, room: float, height: float, size: float, class_: str) -> Svg:
    """Return the name of a card in a box, from its upper left corner, in the middle of it."""
    lines = name_lines(card, lang, room, size)
    top = y + height / 2 + size * (0.36 - 0.54 * (len(lines) - 1))
    return join([label(line, x + room / 2, top + 1.08 * size * i, size, class_, room) for i, line in enumerate(lines)])


# --- cards standing upright ---


@lru_cache(maxsize=2048)
def face(card: int, lang: str, width: float = CARD[0], height: float = CARD[1], size: float = SIZE) -> Svg:
    """Return a card, face up."""
    civil = card < CIVIL_CARDS
    high = 2.16 * size + 5
    """Height of the band."""
    top = high if civil else 1.0
    foot = feet(card, width - 6, size)
    below = size * 1.45 * len(foot)
    return group(
        _frame(card, width, height, high),
        name_on(card, lang, 4, 0 if civil else height - high, width - 8, high, size, on_band(card)),
        _middle(card, width, top, height - high - below, size),
        *[_amounts(line, width / 2, top + height - high - below + size * (1.45 * i + 0.62), size)
          for i, line in enumerate(foot)],
    )  # fmt: skip


def _frame(card: int, width: float, height: float, high: float) -> Svg:
    """Return the frame of a card with its band."""
    if card < CIVIL_CARDS:
        return join([
            rect(0.5, 0.5, width - 1, height - 1, "f-paper-2 edge", 8),
            path(f"M1 {high:g}V8Q1 1 8 1H{width - 8:g}Q{width - 1:g} 1 {width - 1:g} 8V{high:g}z", band_of(card)),
        ])  # fmt: skip
    top = f"{height - high:g}"
    return join([
        path(f"M7 1H{width - 7:g}L{width - 1:g} 7V{height - 7:g}L{width - 7:g} {height - 1:g}H7L1 {height - 7:g}V7z",
             "f-paper-2 dark-frame"),
        path(f"M2 {top}H{width - 2:g}V{height - 7.5:g}L{width - 7.5:g} {height - 2:g}H7.5L2 {height - 7.5:g}z",
             band_of(card)),
    ])  # fmt: skip


def _middle(card: int, width: float, top: float, height: float, size: float) -> Svg:
    """Return age, emblem and prices of a card between its band and its foot."""
    column = COLUMN * size / SIZE
    costs = [*prices(card), *[Part(str(n), "" if i else "resources") for i, n in enumerate(stages(card))]]
    side = min(width - (2 * column + 3 if costs else column + 8), height - 6)
    middle = width / 2 - 0.35 * size if costs else max(width / 2, column + 2 + side / 2)
    step = min(1.35 * size, (height - 1.1 * size) / max(1, len(costs) - 1))
    art = [
        rect(middle - side / 2 - 1, top + (height - side) / 2 - 1, side + 2, side + 2, "field", 6),
        icon(emblem(card), middle, top + height / 2, side - 2),
    ]  # fmt: skip
    return join([
        *(art if side >= LEAST_ART else []),
        label(AGE_IDS[AGE[card]], column / 2 + 1, top + size * 1.3, size + 2, "t-bold"),
        *[_price(part, width - 5, top + 0.8 * size + step * i, size) for i, part in enumerate(costs)],
    ])  # fmt: skip


def _price(part: Part, right: float, y: float, size: float) -> Svg:
    """Return a price that ends at a point."""
    if not part.symbol:
        return label(part.text, right, y + 0.36 * size, size, "t-bold", anchor="end")
    return amount(part.symbol, part.text, right - amount_width(part.text, size), y, size)


def feet(card: int, room: float, size: float) -> list[list[Part]]:
    """Return what stands at the foot of a card, in lines: what it gives."""
    lines: list[list[Part]] = []
    line: list[Part] = []
    for part in given(card):
        if line and _width([*line, part], size) > room:
            lines.append(line)
            line = []
        line.append(part)
    return [*lines, line] if line else lines


def _width(parts: Sequence[Part], size: float) -> float:
    return sum([_part_width(part, size) for part in parts]) + GAP * size * (len(parts) - 1)


def _part_width(part: Part, size: float) -> float:
    return amount_width(part.text, size) if part.symbol else text_width(part.text, size)


def _amounts(parts: Sequence[Part], x: float, y: float, size: float) -> Svg:
    """Return amounts side by side, their middle at a point."""
    left = x - _width(parts, size) / 2
    drawn: list[Svg] = []
    for part in parts:
        if part.symbol:
            drawn.append(amount(part.symbol, part.text, left, y, size))
        else:
            drawn.append(label(part.text, left, y + 0.36 * size, size, "t-bold", anchor="start"))
        left += _part_width(part, size) + GAP * size
    return join(drawn)


# --- cards lying on their side ---


@lru_cache(maxsize=2048)
def tile(card: int, lang: str, width: float = TILE[0], height: float = TILE[1], size: float = SIZE + 2) -> Svg:
    """Return a card as a tile: a band with the age, the emblem, the name, and what it costs and gives.

    Of a wonder it says what all stages cost together.
    """
    strip, art = 1.55 * size, min(height - 10, max(ART, width - LETTERS * size))
    left = strip + art + 5
    costs = (Part(str(sum(stages(card))), "resources"),) if stages(card) else prices(card)
    right = max([_part_width(part, size) for part in costs], default=0.0)
    room = width - left - right - 4
    lines = name_lines(card, lang, room, size)
    gives = list(given(card)) if len(lines) == 1 else []
    while gives and _width(gives, size) > room:
        gives = [*gives[:-2], Part("…", "")] if len(gives) > 1 else []
    middle = height / 2 - (size * 0.6 if gives else 0)
    return group(
        rect(0.5, 0.5, width - 1, height - 1, "f-paper-2 edge", 7),
        path(f"M{strip:g} 1H8Q1 1 1 8V{height - 8:g}Q1 {height - 1:g} 8 {height - 1:g}H{strip:g}z", band_of(card)),
        label(AGE_IDS[AGE[card]], strip / 2, 0.3 * height + 0.36 * size, size, on_band(card)),
        rect(strip + 2, 4, art + 3, height - 8, "field", 6),
        icon(emblem(card), strip + 3 + art / 2, height / 2, art),
        name_on(card, lang, left, middle - size, room, 2 * size, size, "t-bold"),
        _amounts(gives, left + room / 2, height / 2 + size * 0.75, size) if gives else NOTHING,
        *[_price(part, width - 5, height / 2 + size * 1.3 * (i - (len(costs) - 1) / 2), size)
          for i, part in enumerate(costs)],
    )  # fmt: skip


# --- backs ---


def back(deck: str, age: int, width: float, height: float) -> Svg:
    """Return the back of a card: of which deck it is, and of which age.

    Args:
        deck: civil, military or event.
    """
    fill = {"civil": "f-wood", "military": "f-night", "event": "b-event"}[deck]
    size = min(0.8 * height, 0.54 * width)
    return group(
        rect(0.5, 0.5, width - 1, height - 1, f"{fill} edge", min(width, height) * 0.14),
        label(AGE_IDS[age], width / 2, height / 2 + 0.36 * size, size, "t-bold t-bone", width * 0.74),
    )
