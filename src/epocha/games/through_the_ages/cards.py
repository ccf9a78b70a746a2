"""The cards of Through the Ages, drawn from what their records say; each around its upper left corner.

Civil cards have round corners and their name above, military ones cut corners, a dark frame and their name below. In
the middle is the emblem, on the left the age, on the right what the card costs, at the foot what it gives.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from epocha.engine.svg import NOTHING, Svg, group, icon, join, label, path, rect, text_width
from epocha.games.through_the_ages.components import (
    AGE,
    AGE_IDS,
    CIVIL_CARDS,
)
from epocha.games.through_the_ages.emblems import emblem
from epocha.games.through_the_ages.gist import Part, given, prices, stages
from epocha.games.through_the_ages.name_lines import in_two, name_lines, name_on, too_wide
from epocha.games.through_the_ages.scenes import CORNER, band_of, scene
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
LEAST_STEP: Final = 0.9
"""From one price to the next below it at least, in sizes of the text."""
GAP: Final = 0.45
TIGHT: Final = 0.12
"""Between two amounts, in sizes of the text; and where there is no room for that."""
SPARED: Final = 0.94
"""How wide amounts are in a line, as a part of what `text_width` says of their numbers."""
MARK: Final = 9.5
"""Half as wide as a mark on a card."""
ROWS: Final = 3
"""How many lines a tile has room for, and the foot of a card beside its emblem."""


def on_band(card: int) -> str:
    """Return the class of what is written on the band of a card."""
    return "t-print" if band_of(card) == "b-action" else "t-bold t-bone"


# --- cards standing upright ---


@lru_cache(maxsize=2048)
def face(card: int, lang: str, width: float = CARD[0], height: float = CARD[1], size: float = SIZE) -> Svg:
    """Return a card, face up."""
    civil = card < CIVIL_CARDS
    high = 2.16 * size + 5
    """Height of the band."""
    top = high if civil else 1.0
    foot, gap = foot_of(card, width, height, size)
    pitch = _pitch(len(foot), height - high, size)
    below = pitch * len(foot)
    return group(
        _frame(card, width, height, high),
        name_on(card, lang, 4.4, 0 if civil else height - high, width - 8.8, high, size, on_band(card)),
        _middle(card, width, top, height - high - below, size),
        *[_amounts(line, width / 2, top + height - high - below + pitch * (i + 0.43), size, gap)
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
    costs = [*prices(card), *[Part(str(n), "" if i else "resources") for i, n in enumerate(stages(card))]]
    is_line = height < 1.35 * size
    """Whether age and prices stand side by side, as on a low card whose foot has two lines."""
    first = 0.5 * height / size if is_line else 0.8 if height > (1.35 * len(costs) - 0.25) * size else 0.6
    step = min(1.35 * size, (height - (first + 0.3) * size) / max(1, len(costs) - 1))
    if stages(card) and not is_line and step < LEAST_STEP * size:  # as on a tile
        costs, step = [Part(str(sum(stages(card))), "resources")], 0.0
    ends = [width - 5 - sum([_part_width(one, size) + 3 for one in costs[i + 1 :]]) for i in range(len(costs))]
    side, middle, down = _spot(costs, width, height, size, first * size, step)
    is_civil = card < CIVIL_CARDS
    return join([
        scene(card, 1, top, width - 2, height, 0 if is_civil else CORNER - 1),
        icon(emblem(card), middle, top + down, side) if side >= LEAST_ART else NOTHING,
        label(AGE_IDS[AGE[card]], COLUMN * size / SIZE / 2 + 1, top + min(1.3 * size, height / 2 + 0.42 * size),
              size + 2, "t-print"),
        *[_price(part, ends[i] if is_line else width - 5, top + first * size + (0 if is_line else step * i), size)
          for i, part in enumerate(costs)],
    ])  # fmt: skip


def _spot(
    costs: Sequence[Part], width: float, height: float, size: float, first: float, step: float
) -> tuple[float, float, float]:
    """Return how large the emblem of a card is, and where: wherever it is largest, off the age and the prices.

    Args:
        first, step: the middle of the first price, and from one to the next.
    """
    column, below_age = COLUMN * size / SIZE + 1, 1.65 * size
    ends = [width - 6 - SPARED * _part_width(one, size) for one in costs]
    found: list[tuple[float, float, float]] = []
    for beside in range(len(costs) + 1):  # from so many prices on they stand beside it, the others above it
        low = first + step * (beside - 1) + 0.6 * size if beside else 2.0
        right = min([width - 3, *ends[beside:]])
        for left, high in ((column, low), (3.0, max(low, below_age))):  # beside the age or below it
            side = min(right - left, height - high - 2)
            found.append((side, (left + right) / 2, (high + height) / 2))
    return max(found, key=lambda one: one[0])


def _price(part: Part, right: float, y: float, size: float, class_: str = "t-print") -> Svg:
    """Return a price that ends at a point, of a class for what it is written on."""
    if not part.symbol:
        return label(part.text, right, y + 0.36 * size, size, class_, anchor="end")
    return amount(part.symbol, part.text, right - amount_width(part.text, size), y, size, class_)


def _pitch(lines: int, height: float, size: float) -> float:
    """Return how far the lines at the foot are apart: on a low card they leave a line for the age."""
    return min((1.3 if lines >= ROWS else 1.45) * size, (height - 1.2 * size) / max(1, lines))


def foot_of(card: int, width: float, height: float, size: float) -> tuple[list[list[Part]], float]:
    """Return what stands at the foot of a card, in lines, and the gap between amounts: little where room is scarce.

    Where that spares a line, amounts that are added have no plus.
    """
    room, whole = width - 11, given(card)
    ways = [(parts, gap) for parts in (whole, _bare(whole)) for gap in (GAP, TIGHT)]
    ways = [*sorted(ways, key=lambda way: -way[1]), (_shared(whole), GAP), (_shared(whole), TIGHT)]
    found = [(_in_lines(parts, room, size, gap), gap) for parts, gap in ways]
    enough = 2 if len(whole) > 2 and height >= HELD[1] else 1
    return min(found, key=lambda way: max(enough, len(way[0])))


def _bare(parts: Sequence[Part]) -> list[Part]:
    """Return amounts without a plus."""
    return [Part(part.text.removeprefix("+"), part.symbol) for part in parts]


def mark_on(card: int, width: float, height: float, size: float, low: float, least: float = 0.0) -> tuple[float, float]:
    """Return where a mark lies on nothing that is written on a card: below the age, on the emblem, else in the corner.

    Args:
        low, least: how low it lies below the age, at most and at least.
    """
    high = 2.16 * size + 5
    top = high if card < CIVIL_CARDS else 1.0
    lines = len(foot_of(card, width, height, size)[0])
    bottom = top + height - high - lines * _pitch(lines, height - high, size)
    y = min(low, bottom - MARK - 1)
    if y >= max(least, top + 1.35 * size + MARK):
        return 12.0, y
    if bottom - top < 1.35 * size:  # there is no emblem, and least is written in the corner
        return width - MARK + 1.5, height - MARK + 2.5
    return width / 2 - (0 if least else 0.35 * size), (top + bottom) / 2  # off a seal on its left


def _in_lines(parts: Sequence[Part], room: float, size: float, gap: float) -> list[list[Part]]:
    lines: list[list[Part]] = []
    for part in parts:
        if lines and line_width([*lines[-1], part], size, gap) <= room:
            lines[-1].append(part)
        else:
            lines.append([part])
    return lines


def line_width(parts: Sequence[Part], size: float, gap: float = GAP) -> float:
    """Return how wide a line of amounts is."""
    return sum([_part_width(part, size) for part in parts]) + gap * size * (len(parts) - 1)


def _part_width(part: Part, size: float) -> float:
    return amount_width(part.text, size) if part.symbol else text_width(part.text, size)


def _amounts(parts: Sequence[Part], x: float, y: float, size: float, gap: float = GAP) -> Svg:
    """Return amounts side by side, their middle at a point."""
    left = x - line_width(parts, size, gap) / 2
    drawn: list[Svg] = []
    for part in parts:
        if part.symbol:
            drawn.append(amount(part.symbol, part.text, left, y, size))
        else:
            drawn.append(label(part.text, left, y + 0.36 * size, size, "t-bold", anchor="start"))
        left += _part_width(part, size) + gap * size
    return join(drawn)


# --- cards lying on their side ---


@lru_cache(maxsize=2048)
def tile(card: int, lang: str, width: float = TILE[0], height: float = TILE[1], size: float = SIZE + 2) -> Svg:
    """Return a card as a tile: a band with the age, the emblem, the name, and what it costs and gives.

    Of a wonder it says what all stages cost together. All of what it gives is there, in a third line if need be.
    """
    strip = 1.55 * size
    plan = _plan(card, lang, width - strip, height, size)
    left = strip + plan.art + _clear(plan.art)
    pitch, rows = size * 1.08, len(plan.names) + len(plan.below)
    if rows == ROWS:
        pitch = (height - 4) / ROWS
    middles = [height / 2 + pitch * (i - (rows - 1) / 2) for i in range(rows)]
    art = [
        scene(card, strip, 1, plan.art + 4, height - 2),
        icon(emblem(card), strip + 2 + plan.art / 2, height / 2, plan.art),
    ]
    is_aligned = rows == ROWS or any(room > plan.room for _, room in plan.below)
    apart = pitch if is_aligned else min(1.3 * size, (height - 4) / max(1, len(plan.beside)))
    first = middles[0] if is_aligned else height / 2 - apart * (len(plan.beside) - 1) / 2
    return group(
        rect(0.5, 0.5, width - 1, height - 1, "f-paper-2 edge", 7),
        path(f"M{strip:g} 1H8Q1 1 1 8V{height - 8:g}Q1 {height - 1:g} 8 {height - 1:g}H{strip:g}z", band_of(card)),
        label(AGE_IDS[AGE[card]], strip / 2, 0.3 * height + 0.36 * size, size, on_band(card)),
        *(art if plan.art else []),
        *[label(line, left + plan.room / 2, middles[i] + 0.36 * size, size, "t-bold", plan.room)
          for i, line in enumerate(plan.names)],
        *[_amounts(line, left + room / 2, middles[len(plan.names) + i], size, plan.gap)
          for i, (line, room) in enumerate(plan.below)],
        *[_price(part, width - 5, first + apart * i, size, "t-bold") for i, part in enumerate(plan.beside)],
    )  # fmt: skip


class Plan(NamedTuple):
    """What stands where on a tile.

    Attributes:
        art: how large the emblem is, 0 if it has no room. room: how wide the name may be. names: its lines.
        below: the lines of what the card gives, each with its room. gap: between the amounts in it, see `GAP`.
        beside: what stands on the right: what the card costs; what it gives, if it costs nothing and the name is long.
    """

    art: float
    room: float
    names: Sequence[str]
    below: Sequence[tuple[list[Part], float]]
    gap: float
    beside: Sequence[Part]


def _plan(card: int, lang: str, width: float, height: float, size: float) -> Plan:
    """Return how a tile that is so wide without its band says all that its card gives: the first way that has room."""
    art, effect = min(height - 10, max(ART, width + 1.55 * size - LETTERS * size)), given(card)
    costs = (Part(str(sum(stages(card))), "resources"),) if stages(card) else prices(card)
    found = _lines_of(card, lang, width, size, art, GAP, costs, 2)
    if found and len(found.names) + len(found.below) < ROWS:
        return found
    if effect and not costs and len(effect) <= ROWS:
        beside = _lines_of(card, lang, width, size, art, GAP, effect, 2)
        if beside:
            return beside
    ways = ((art, GAP, False), (ART, GAP, False), (ART, TIGHT, False), (ART, GAP, True), (ART, TIGHT, True))
    for squeezed in (False, True):
        for smaller, gap, shared in (*ways, (0.0, TIGHT, False)):
            found = _lines_of(card, lang, width, size, smaller, gap, costs, ROWS, shared, squeezed)
            if found:
                return found
    room = width - art - _clear(art) - 5
    return Plan(art, room, name_lines(card, lang, room, size, 1)[:2], [], GAP, [])


def _clear(art: float) -> int:
    """Return how far behind an emblem, whose ground reaches four beyond it, the name on a tile begins; or the band."""
    return 7 if art else 3


def _shared(parts: Sequence[Part]) -> list[Part]:
    """Return amounts of which those that are alike and stand side by side have one number, behind the last symbol."""
    after = [part.text for part in parts[1:]]
    return [Part("" if after[i : i + 1] == [part.text] else part.text, part.symbol) for i, part in enumerate(parts)]


def _lines_of(
    card: int,
    lang: str,
    width: float,
    size: float,
    art: float,
    gap: float,
    beside: Sequence[Part],
    most: int,
    shared: bool = False,
    squeezed: bool = False,
) -> Plan | None:
    """Return a plan with so many lines at most; None if the name or what the card gives has no room then.

    Args:
        art, gap, beside: see `Plan`. shared: whether amounts that are alike share a number.
        squeezed: whether the name may have narrower letters than usual.
    """
    whole = width - art - _clear(art) - 5
    room = whole - (max([_part_width(part, size) for part in beside]) + (4 if most < ROWS else 2.5) if beside else 0)
    names = in_two(name_lines(card, lang, room, size), size)
    rest = [] if beside is given(card) else _shared(given(card)) if shared else list(given(card))
    if line_width(rest, size, gap) > (whole if most == ROWS and len(names) >= len(beside) else room):
        rest = _bare(rest)
    below: list[tuple[list[Part], float]] = []
    while rest and len(names) + len(below) < most:
        # three lines have the prices beside the first ones, fewer lines have them in their middle
        is_whole = most == ROWS and len(names) + len(below) >= len(beside)
        wide = whole if is_whole else room
        line = [rest.pop(0)]
        while rest and line_width([*line, rest[0]], size, gap) <= wide:
            line.append(rest.pop(0))
        below.append((line, wide))
    is_over = any(line_width(line, size, gap) > wide for line, wide in below)
    if rest or is_over or len(names) + len(below) > most or (not squeezed and too_wide(names, room, size)):
        return None
    return Plan(art, room, names, below, gap, beside)


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
