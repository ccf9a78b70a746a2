"""A civilization as it lies before its seat: eleven columns in a fixed order, so that place means kind, and all else.

What a mode leaves out is not drawn (TA-2.3). Everything here is public, so all viewers see the same; only what the
places offer depends on who looks, and the hands of others lie below it if the table plays with open ones.
"""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import LEAST, split
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import NOTHING, Svg, group, join, label, path, rect, text_width
from epocha.games.through_the_ages import belongings, narrow_civilization
from epocha.games.through_the_ages.banks import BLUE, HEIGHT, NEEDS, PEOPLE, YELLOW, bank_layers
from epocha.games.through_the_ages.bindings import VERBS, offered_at_site
from epocha.games.through_the_ages.components import (
    AIR_FORCE,
    CARD_IDS,
    CATEGORY_IDS,
    FARM,
    FIRST,
    INFANTRY,
    LAB,
    LINES,
    NONE,
    THEATER,
)
from epocha.games.through_the_ages.emblems import emblem as emblem_of
from epocha.games.through_the_ages.names import TEXTS, heading
from epocha.games.through_the_ages.open_hands import open_hand
from epocha.games.through_the_ages.scenes import band_of
from epocha.games.through_the_ages.sites import column, is_played_with, site_words
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.tiles import TILE, Standing, lacking, limit_sign, placed, tile
from epocha.games.through_the_ages.values import buildings_of

WIDTH: Final = 1040
NARROW: Final = 780
"""Of all columns in a row, as wide as they may be and as narrow as they can be."""
MIDDLE: Final = 556
HALVED: Final = 77.3
"""From column to column where they stand in two rows."""
LEFT: Final = 126
"""Left edge of the columns; before them stand leader, government and special technologies."""
TOP: Final = 32
STEP: Final = 66
"""From card to card in a column."""
ABREAST: Final = 70
"""A column that is no wider has its name above the number of its buildings."""
READABLE: Final = 0.74
"""How narrow letters of such a name may become beside that number."""
BESIDE: Final = 31
"""What that number and the margins take of the width."""
UNITS_APART: Final = 6
"""What the units stand farther apart from the buildings."""
MERIDIANS: Final = (-0.84, -0.63, -0.42, -0.21, 0.0, 0.21, 0.42, 0.63, 0.84)
"""How far lines of the map on the board lie from its middle, as parts of half its width."""
HEAD: Final = 28
"""Height of the head of a column."""
EMPTY: Final = 34.0
"""Size of the emblem in a column that has no card."""
AMPLE: Final = 370
"""How high the civilization is at least in a window that has some height to spare."""
ROOMY: Final = (284, 326)
"""How high it is at least on a tablet held flat, if there are cards to fill that: above two low lines of cards in hand,
and above one."""
IN_ONE_LINE: Final = 15
IN_SLIM_LINE: Final = 9
"""How many cards of both hands lie in one line below it, and on such a tablet."""
LARGER: Final = 1.2
"""How much larger banks are drawn in such a window."""
HIGHEST: Final = 116.0
"""From card to card in a column at most; a higher card would be larger than one in the row."""
COLUMNS: Final = range(FARM, AIR_FORCE + 1)


class Lane(NamedTuple):
    """What a column lies on: from under its head it is so high."""

    kind: int
    x: float
    y: float
    width: float
    body: float


def civilization(t: Table, p: int, lang: str) -> Picture:
    """Return the picture of a civilization."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "ample": lambda: in_a_row(t, p, lang, WIDTH, PEOPLE, int(LINES), ample(t, p)),
        "wide": lambda: in_a_row(t, p, lang, WIDTH, PEOPLE, int(LINES)),
        "roomy": lambda: in_a_row(t, p, lang, NARROW, PEOPLE - 36, max(1, special_of(t, p)), roomy(t, p), 1),
        "narrow": lambda: in_a_row(t, p, lang, NARROW, PEOPLE - 36, max(1, special_of(t, p))),
        "middle": lambda: middle(t, p, lang),
        "tall": lambda: narrow_civilization.tall(t, p, lang),
        "flat": lambda: narrow_civilization.flat(t, p, lang),
        "low": lambda: narrow_civilization.low(t, p, lang),
        "line": lambda: narrow_civilization.line(t, p, lang),
        "badge": lambda: narrow_civilization.badge(t, p, lang),
    }
    return Picture(f"civ-{p}", "seat", TEXTS.say(lang, "civilization-of", seat=p + 1), forms, p, VERBS)


# --- wide and narrow: one row of columns ---


def special_of(t: Table, p: int) -> int:
    """Return how many special technologies a seat has."""
    return sum([card != NONE for card in t.special[p * LINES : (p + 1) * LINES]])


def ample(t: Table, p: int) -> float:
    """Return how high the civilization is at least where there is height to spare: a full hand needs that height."""
    return AMPLE if t.civil_count[p] + t.military_count[p] <= IN_ONE_LINE else 0


def roomy(t: Table, p: int) -> float:
    """Return how high it is at least on a tablet held flat: what the cards in hand leave, if its own can fill it."""
    levels = max([len(column(t, p, kind)) for kind in COLUMNS])
    in_line = t.civil_count[p] + t.military_count[p] <= IN_SLIM_LINE
    return min(ROOMY[in_line], HIGHEST * levels + TOP + 2 + 66 + 6 + HEIGHT + 2)


def in_a_row(
    t: Table, p: int, lang: str, width: float, people: float, lines: int, least: float = 0, larger: float = LARGER
) -> Drawing:
    """Return the civilization in one row of columns; the more levels a kind has, the higher it is.

    Args:
        width: of all. people: the width of the box for unused workers. lines: for special technologies.
        least: how high it is at least, unless the hands of others lie below; cards are as high as that lets them be.
        larger: how much larger banks are then.
    """
    beside = belongings.height_of_rulers(lines) + 8 - TOP - 66  # what the columns must be as high as, and works below
    levels = max([len(column(t, p, kind)) for kind in COLUMNS])
    scale = larger if least else 1
    rest = 66 + 6 + (HEIGHT + 2) * scale
    body = max(STEP * max(ceil(beside / STEP), levels), least - TOP - 2 - rest)
    step = min(HIGHEST, body / levels)
    below = TOP + body + 2
    y = below + 66
    in_hand, more = open_hand(t, p, lang, 8, below + rest - 2, width - 14, 6, LEAST)
    height = below + rest + more
    first = 8 + people * scale + 6
    banks = [(8.0, y), (first, y), (first + YELLOW * scale + 14, y), (width - 8.0 - BLUE * scale, y)]
    lanes = in_columns(t, width, TOP, body)
    return Drawing(width, height, [
        ground(width, height, lanes),
        *[column_layer(t, p, lane, lang, step) for lane in lanes],
        *belongings.rulers(t, p, lang, 8, 8, lines=lines, more=body - beside),
        *belongings.works(t, p, lang, LEFT, below, width - 8 - LEFT),
        *bank_layers(t, p, lang, banks, scale, people),
        *in_hand,
    ])  # fmt: skip


def ground(width: float, height: float, lanes: Sequence[Lane] = ()) -> Layer:
    """Return the board that all else lies on: a mat with the lines of an old map, and on it the lanes of columns."""

    def draw() -> Svg:
        return group(
            rect(1, 1, width - 2, height - 2, "f-earth edge", 10),
            rect(4, 4, width - 8, height - 8, "mat", 8),
            path(graticule(width, height), "l-map"),
            *lanes_drawn(lanes),
        )

    return Layer("ground", (height, tuple(lanes)), draw)


def lanes_drawn(lanes: Sequence[Lane]) -> list[Svg]:
    """Return what columns lie on: the colour of their cards, full behind the heads and faint below them."""
    below: dict[str, str] = {}
    heads: dict[str, str] = {}
    for kind, x, y, width, body in lanes:
        band, top, bottom, right = band_of(first_of(kind)), y - HEAD, y + body - 1, x + width
        foot = f"M{x:g} {y - 2:g}V{bottom - 6:g}q0 6 6 6H{right - 6:g}q6 0 6 -6V{y - 2:g}z"
        below[band] = below.get(band, "") + foot
        head = f"M{x:g} {y - 2:g}V{top + 6:g}q0 -6 6 -6H{right - 6:g}q6 0 6 6V{y - 2:g}z"
        heads[band] = heads.get(band, "") + head
    drawn = [path(shape, band.replace("b-", "lane-")) for band, shape in below.items()]
    return [*drawn, *[path(shape, band) for band, shape in heads.items()]]


def graticule(width: float, height: float) -> str:
    """Return the lines of a map of the world, as wide and as high as a board."""
    middle, bottom = width / 2, height - 5
    bent = [(middle + part * width * 0.5, middle + part * width * 0.64) for part in MERIDIANS]
    meridians = [f"M{top:.0f} 5Q{out:.0f} {height / 2:.0f} {top:.0f} {bottom:.0f}" for top, out in bent]
    parallels = [f"M5 {height * part:.0f}H{width - 5:.0f}" for part in (0.25, 0.5, 0.75)]
    return "".join([*meridians, *parallels])


def played(t: Table) -> list[int]:
    """Return the kinds of columns that the mode has (TA-2.3)."""
    return [kind for kind in COLUMNS if is_played_with(t, kind)]


def in_columns(t: Table, width: float, y: float, body: float) -> list[Lane]:
    """Return the lanes of all columns side by side, as wide as the mode lets them be; the units stand apart."""
    kinds = played(t)
    step = (width - LEFT - UNITS_APART - 6) / len(kinds)
    at = [LEFT + step * i + (UNITS_APART if kind >= INFANTRY else 0) for i, kind in enumerate(kinds)]
    return [Lane(kind, x, y, step - 2, body) for kind, x in zip(kinds, at, strict=True)]


def column_layer(t: Table, p: int, lane: Lane, lang: str, step: float) -> Layer:
    """Return a column: its head, and its cards standing from the bottom up by level (TA-19.4), so far apart."""
    kind, x, y, width, body = lane
    standing = tuple(column(t, p, kind))
    limit = int(t.urban_limit[p]) if LAB <= kind <= THEATER else 0
    built = int(buildings_of(t, p, kind))
    offers = tuple([offered_at_site(t, p, one.card) for one in standing])

    def draw() -> Svg:
        bottom = y + body
        lying = [
            standing_card(p, one, lang, offer, x, bottom - step * (level + 1), width, step - STEP + TILE[1])
            for level, (one, offer) in enumerate(zip(standing, offers, strict=True))
        ]
        empty = [] if lying else [lacking(emblem_of(first_of(kind)), x + width / 2, bottom - step / 2, EMPTY)]
        return group(head(kind, built, limit, lang, x, y, width), *empty, *lying)

    return Layer(CATEGORY_IDS[kind], (standing, limit, built, offers, lane, step), draw)


def head(kind: int, built: int, limit: int, lang: str, x: float, y: float, width: float) -> Svg:
    """Return the head of a column: what kind it is, and of urban buildings how many of those allowed there are.

    A long name goes on where that number would stand.
    """
    name = heading(TEXTS.say(lang, "kind-head", kind=CATEGORY_IDS[kind]))
    beside = width > ABREAST and (not limit or text_width(name, LEAST) * READABLE <= width - BESIDE)
    low = y - (9 if beside else 3.5)
    of_limit = limit_sign(built, limit, x + width - 3, low) if limit else NOTHING
    room = width - (BESIDE if limit and beside else 8)
    ink = "t-bone t-bold"
    if not (limit or beside) and text_width(name, LEAST) > room:
        lines = split(name, 2)
        return join([label(line, x + 4, y - 17.5 + 12 * i, LEAST, ink, room, "start") for i, line in enumerate(lines)])
    return join([label(name, x + 4, low if beside else y - 17.5, LEAST, ink, room, "start"), of_limit])


def first_of(kind: int) -> int:
    """Return the first card of a kind, whose emblem stands for all of them."""
    return int(FIRST[kind])


def standing_card(
    p: int, one: Standing, lang: str, offers: str, x: float, y: float, width: float, high: float = TILE[1]
) -> Svg:
    """Return a card where it stands, so high."""
    face = tile(one, lang, width, high)
    return placed(f"civ-{p}-{CARD_IDS[one.card]}", face, site_words(one, lang), offers, x, y, width, high, one.card)


# --- middle: the civil columns above, the units below them beside the rulers ---


def middle(t: Table, p: int, lang: str) -> Drawing:
    """Return the civilization in two rows of columns."""
    civil = max([len(column(t, p, kind)) for kind in COLUMNS if kind < INFANTRY])
    units = max([len(column(t, p, kind)) for kind in COLUMNS if kind >= INFANTRY])
    second = TOP + STEP * civil + HEAD + 2
    below = second + max(STEP * units, belongings.ACROSS) + 2
    rows = {kind: (TOP, STEP * civil) if kind < INFANTRY else (second, STEP * units) for kind in COLUMNS}
    lanes = [
        Lane(kind, 8 + HALVED * (kind % INFANTRY), rows[kind][0], HALVED - 1.3, rows[kind][1]) for kind in played(t)
    ]
    scale = 1.2
    first, last = below + 66, below + 66 + HEIGHT * scale + 6
    banks = [(8.0, first), (14 + PEOPLE * scale, first), (8.0, last), (14 + NEEDS * scale, last)]
    in_hand, more = open_hand(t, p, lang, 8, last + HEIGHT * scale + 5, MIDDLE - 14, 3, LEAST)
    height = last + HEIGHT * scale + 8 + more
    return Drawing(MIDDLE, height, [
        ground(MIDDLE, height, lanes),
        *[column_layer(t, p, lane, lang, STEP) for lane in lanes],
        *belongings.rulers(t, p, lang, 8 + HALVED * 4 + 2, second - 18, across=True),
        *belongings.works(t, p, lang, 8, below, MIDDLE - 16),
        *bank_layers(t, p, lang, banks, scale),
        *in_hand,
    ])  # fmt: skip
