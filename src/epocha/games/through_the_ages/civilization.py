"""A civilization as it lies before its seat: eleven columns in a fixed order, so that place means kind, and all else.

What a mode leaves out is not drawn (TA-2.3). Everything here is public, so all viewers see the same; only what the
places offer depends on who looks, and the hands of others lie below it if the table plays with open ones.
"""

from collections.abc import Callable
from math import ceil
from typing import Final

from epocha.engine.parts.pieces import LEAST, split
from epocha.engine.picture import Drawing, Form, Key, Layer, Picture
from epocha.engine.svg import NOTHING, Svg, group, join, label, rect, text_width
from epocha.games.through_the_ages import belongings, narrow_civilization
from epocha.games.through_the_ages.banks import BLUE, HEIGHT, NEEDS, PEOPLE, YELLOW, bank_layers
from epocha.games.through_the_ages.bindings import VERBS, offered_at_site
from epocha.games.through_the_ages.components import (
    AIR_FORCE,
    CARD_IDS,
    CATEGORY_IDS,
    FARM,
    INFANTRY,
    LAB,
    LINES,
    NONE,
    THEATER,
)
from epocha.games.through_the_ages.names import TEXTS, heading
from epocha.games.through_the_ages.open_hands import open_hand
from epocha.games.through_the_ages.sites import column, is_played_with, site_words
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.tiles import TILE, Standing, placed, tile
from epocha.games.through_the_ages.values import buildings_of

WIDTH: Final = 1040
NARROW: Final = 780
"""Of all columns in a row, as wide as they may be and as narrow as they can be."""
MIDDLE: Final = 556
HALVED: Final = 77.3
"""From column to column where they stand in two rows."""
LEFT: Final = 126
"""Left edge of the columns; before them stand leader, government and special technologies."""
TOP: Final = 30
STEP: Final = 66
"""From card to card in a column."""
ABREAST: Final = 70
"""A column that is no wider has its name above the number of its buildings."""
UNITS_APART: Final = 6
"""What the units stand farther apart from the buildings."""
COLUMNS: Final = range(FARM, AIR_FORCE + 1)


def civilization(t: Table, p: int, lang: str) -> Picture:
    """Return the picture of a civilization."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: in_a_row(t, p, lang, WIDTH, PEOPLE, int(LINES)),
        "narrow": lambda: in_a_row(t, p, lang, NARROW, PEOPLE - 36, max(1, special_of(t, p))),
        "middle": lambda: middle(t, p, lang),
        "tall": lambda: narrow_civilization.tall(t, p, lang),
        "low": lambda: narrow_civilization.low(t, p, lang),
        "line": lambda: narrow_civilization.line(t, p, lang),
        "badge": lambda: narrow_civilization.badge(t, p, lang),
    }
    return Picture(f"civ-{p}", "seat", TEXTS.say(lang, "civilization-of", seat=p + 1), forms, p, VERBS)


# --- wide and narrow: one row of columns ---


def special_of(t: Table, p: int) -> int:
    """Return how many special technologies a seat has."""
    return sum([card != NONE for card in t.special[p * LINES : (p + 1) * LINES]])


def in_a_row(t: Table, p: int, lang: str, width: float, people: float, lines: int) -> Drawing:
    """Return the civilization in one row of columns; the more levels a kind has, the higher it is.

    Args:
        width: of all. people: the width of the box for unused workers. lines: for special technologies.
    """
    beside = belongings.height_of_rulers(lines) + 8 - TOP - 66  # what the columns must be as high as, and works below
    cards = max(ceil(beside / STEP), *[len(column(t, p, kind)) for kind in COLUMNS])
    below = TOP + STEP * cards + 2
    y = below + 66
    in_hand, more = open_hand(t, p, lang, 8, below + 116, width - 14, 6, LEAST)
    height = below + 118 + more
    first = 8 + people + 6
    banks = [(8.0, y), (first, y), (first + YELLOW + 14, y), (width - 8.0 - BLUE, y)]
    step = (width - LEFT - UNITS_APART - 6) / len(COLUMNS)
    return Drawing(width, height, [
        Layer("ground", height, lambda: ground(width, height)),
        *[column_layer(t, p, kind, lang, column_at(kind, step), TOP, cards, step - 2) for kind in played(t)],
        *belongings.rulers(t, p, lang, 8, 8, lines=lines),
        *belongings.works(t, p, lang, LEFT, below, width - 8 - LEFT),
        *bank_layers(t, p, lang, banks, width=people),
        *in_hand,
    ])  # fmt: skip


def ground(width: float, height: float) -> Svg:
    """Return the board that all else lies on."""
    return group(rect(1, 1, width - 2, height - 2, "f-earth edge", 10), rect(4, 4, width - 8, height - 8, "f-paper", 8))


def played(t: Table) -> list[int]:
    """Return the kinds of columns that the mode has (TA-2.3)."""
    return [kind for kind in COLUMNS if is_played_with(t, kind)]


def column_at(kind: int, step: float) -> float:
    """Return the left edge of a column; the units stand apart."""
    return LEFT + step * kind + (UNITS_APART if kind >= INFANTRY else 0)


def column_layer(t: Table, p: int, kind: int, lang: str, x: float, y: float, cards: int, width: float) -> Layer:
    """Return a column: its head, and its cards standing from the bottom up by level (TA-19.4)."""
    standing = tuple(column(t, p, kind))
    limit = int(t.urban_limit[p]) if LAB <= kind <= THEATER else 0
    built = int(buildings_of(t, p, kind))
    offers = tuple([offered_at_site(t, p, one.card) for one in standing])

    def draw() -> Svg:
        bottom = y + STEP * cards
        lying = [
            standing_card(p, one, lang, offer, x, bottom - STEP * (level + 1), width)
            for level, (one, offer) in enumerate(zip(standing, offers, strict=True))
        ]
        empty = [] if lying else [rect(x + 1, bottom - STEP + 1, width - 2, TILE[1] - 2, "absent", 6)]
        return group(head(kind, built, limit, lang, x, y, width), *empty, *lying)

    of: Key = (standing, limit, built, offers, x, y, cards)
    return Layer(CATEGORY_IDS[kind], of, draw)


def head(kind: int, built: int, limit: int, lang: str, x: float, y: float, width: float) -> Svg:
    """Return the head of a column: what kind it is, and of urban buildings how many of those allowed there are.

    A long name goes on where that number would stand.
    """
    name = heading(TEXTS.say(lang, "kind-head", kind=CATEGORY_IDS[kind]))
    full = "t-danger t-bold" if built >= limit else "t-soft"
    beside = width > ABREAST
    low = y - (7 if beside else 4)
    of_limit = label(f"{built}/{limit}", x + width - 2, low, LEAST, full, anchor="end") if limit else NOTHING
    room = width - (28 if limit and beside else 4)
    if not (limit or beside) and text_width(name, LEAST) > room:
        lines = split(name, 2)
        return join(
            [label(line, x + 2, y - 17 + 13 * i, LEAST, "t-bold", room, "start") for i, line in enumerate(lines)]
        )
    return join([label(name, x + 2, low if beside else y - 17, LEAST, "t-bold", room, "start"), of_limit])


def standing_card(p: int, one: Standing, lang: str, offers: str, x: float, y: float, width: float) -> Svg:
    """Return a card where it stands."""
    face, high = tile(one, lang, width), TILE[1]
    return placed(f"civ-{p}-{CARD_IDS[one.card]}", face, site_words(one, lang), offers, x, y, width, high, one.card)


# --- middle: the civil columns above, the units below them beside the rulers ---


def middle(t: Table, p: int, lang: str) -> Drawing:
    """Return the civilization in two rows of columns."""
    civil = max([len(column(t, p, kind)) for kind in COLUMNS if kind < INFANTRY])
    units = max([len(column(t, p, kind)) for kind in COLUMNS if kind >= INFANTRY])
    second = TOP + STEP * civil + 24
    below = second + max(STEP * units, belongings.ACROSS) + 2
    rows = {kind: (TOP, civil) if kind < INFANTRY else (second, units) for kind in COLUMNS}
    at = {kind: 8 + HALVED * (kind % INFANTRY) for kind in COLUMNS}
    scale = 1.2
    first, last = below + 66, below + 66 + HEIGHT * scale + 6
    banks = [(8.0, first), (14 + PEOPLE * scale, first), (8.0, last), (14 + NEEDS * scale, last)]
    in_hand, more = open_hand(t, p, lang, 8, last + HEIGHT * scale + 5, MIDDLE - 14, 3, LEAST)
    height = last + HEIGHT * scale + 8 + more
    return Drawing(MIDDLE, height, [
        Layer("ground", height, lambda: ground(MIDDLE, height)),
        *[column_layer(t, p, kind, lang, at[kind], *rows[kind], HALVED - 1.3) for kind in played(t)],
        *belongings.rulers(t, p, lang, 8 + HALVED * 4 + 2, second - 18, across=True),
        *belongings.works(t, p, lang, 8, below, MIDDLE - 16),
        *bank_layers(t, p, lang, banks, scale),
        *in_hand,
    ])  # fmt: skip
