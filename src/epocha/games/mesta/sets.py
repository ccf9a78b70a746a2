"""The cities of a player on their large board, in sets by empire; low ones where there are many."""

from typing import Final, NamedTuple

from epocha.engine.bits import listed
from epocha.engine.picture import Layer, key
from epocha.engine.svg import Svg, group, hit, label, rect, title
from epocha.games.mesta.components import EMPIRE_IDS, EMPIRE_SIZE, EMPIRES, NEUTRAL
from epocha.games.mesta.notation import word
from epocha.games.mesta.pieces import (
    CITY,
    LOW_CITY,
    city_card,
    emblem,
    is_finished,
    low_city_card,
    low_width,
    missing_city,
    told_of,
    whereabouts,
    whose,
)
from epocha.games.mesta.shapes import LEFT, Shape
from epocha.games.mesta.state import Table
from epocha.games.mesta.words import TEXTS, city_name, name_of

SIX: Final = int(EMPIRE_SIZE)
GAP: Final = 10
"""Between sets."""
APART: Final = 3
"""Between the cities of a set."""
NARROW: Final = 15
"""The least width of the gap for a missing city."""
WIDEST: Final = 60.0
"""How much wider such a gap may be."""


class Cards(NamedTuple):
    """The cities of one empire, or the neutral ones, on a player's table, and where the set is drawn.

    Attributes:
        spots: the left edge of each city in the set, its row and its width.
        gaps: the left edge and the row of the gaps for the missing cities.
        gap: the least width of each, or 0 where there is no room for them, nor for more of a city than its name.
        x, y, width: of the set.
        low: whether its cities are drawn low.
    """

    empire: int
    own: list[int]
    spots: list[tuple[float, int, float]]
    gaps: tuple[float, int]
    gap: float
    x: float
    y: float
    width: float
    low: bool

    @property
    def missing(self) -> int:
        """How many gaps there are."""
        return SIX - len(self.own) if self.gap else 0

    @property
    def pitch(self) -> float:
        """From a row of cities to the next."""
        return row_of(self.low)

    @property
    def height(self) -> float:
        """What the set takes of the board, with the space below it."""
        rows = [row for _x, row, _width in self.spots]
        return (max([*rows, self.gaps[1] if self.missing else 0]) + 1) * self.pitch


def row_of(low: bool) -> float:
    """Return the height of a row of cities with the space below it."""
    return (LOW_CITY if low else CITY)[1] + 8


def head_of(low: bool) -> float:
    """Return the width of the emblem before a set, with the number of cities below or beside it."""
    return 62 if low else 44


def laid_out(t: Table, p: int, shape: Shape, top: float, lang: str) -> list[Cards]:
    """Return the sets with at least one city on the table, fullest first, as many in a row as it takes, from `top`."""
    own = {e: [int(c) for c in listed(t.cities[p] & t.atlas.of_empire[e])] for e in range(int(EMPIRES) + 1)}
    fullest = sorted([e for e in own if own[e]], key=lambda e: (-len(own[e]), e))

    def rows(low: bool, gap: float) -> list[list[Cards]]:
        return in_rows([gathered(t, e, own[e], shape, low, gap, lang) for e in fullest], shape)

    found = rows(low=False, gap=NARROW)
    if len(found) > shape.whole:
        found = rows(low=True, gap=NARROW)
        if len(found) > shape.gaps:
            found = rows(low=True, gap=0)
    return [one for y, row in zip(row_tops(found, top), found, strict=True) for one in spread(row, shape, y)]


def gathered(t: Table, empire: int, own: list[int], shape: Shape, low: bool, gap: float, lang: str) -> Cards:
    """Return a set as narrow as it can be: its cities beside each other, in as many rows as the board has room for."""
    start = head_of(low) - 4
    x, row, widest = start, 0, 0.0
    spots: list[tuple[float, int, float]] = []
    for city in own:
        width = low_width(city_name(t, city, lang), plain=not gap) if low else CITY[0]
        if x + width > shape.room and x > start:
            x, row = start, row + 1
        spots.append((x, row, width))
        x += width + APART
        widest = max(widest, x)
    gaps = (SIX - len(own)) * gap
    if x + gaps > shape.room:
        x, row = start, row + 1
    return Cards(empire, own, spots, (x, row), gap, 0, 0, max(widest, x + gaps) + 1, low)


def in_rows(sets: list[Cards], shape: Shape) -> list[list[Cards]]:
    """Return the sets row by row; each stands in the first row that has room for it."""
    rows: list[list[Cards]] = []
    for one in sets:
        for row in rows:
            if sum([other.width for other in row]) + one.width + GAP * len(row) <= shape.room:
                row.append(one)
                break
        else:
            rows.append([one])
    return rows


def row_tops(rows: list[list[Cards]], top: float) -> list[float]:
    """Return the upper edges of rows of sets below each other."""
    heights = [max([one.height for one in row]) for row in rows]
    return [top + sum(heights[:i]) for i in range(len(rows))]


def spread(row: list[Cards], shape: Shape, y: float) -> list[Cards]:
    """Return the sets of a row where they are drawn; what it has room for beside them makes their gaps wider."""
    spare = shape.room - GAP * (len(row) - 1) - sum([one.width for one in row])
    wider = max(0.0, min(WIDEST, spare / max(1, sum([one.missing for one in row]))))
    found: list[Cards] = []
    x = float(LEFT)
    for one in row:
        width = one.width + wider * one.missing
        found.append(one._replace(x=x, y=y, width=width))
        x += width + GAP
    return found


def set_layer(t: Table, p: int, one: Cards, lang: str) -> Layer:
    """Return the layer of a set; it tells where those of its cities lie that the player has not got."""
    where = [(whose(t, int(city)), is_finished(t, int(city))) for city in listed(t.atlas.of_empire[one.empire])]
    lies = (one.x, one.y, one.width, one.low, one.gap, tuple(one.spots))
    return Layer(f"set-{one.empire}", (*key(one.own, where), *lies), lambda: city_set(t, p, one, lang))


def city_set(t: Table, p: int, one: Cards, lang: str) -> Svg:
    """Return a set: the emblem with how many of six, its cities, and gaps for those that others or the pile have."""
    drawn = [set_head(p, one, lang)]
    places: list[Svg] = []
    for city, (x, row, width) in zip(one.own, one.spots, strict=True):
        y = one.pitch * row
        card = low_city_card(t, city, lang, width, plain=not one.gap) if one.low else city_card(t, city, lang)
        drawn.append(group(card, at=(x, y), id=f"city-{t.atlas.cities[city].id}", class_="moves"))
        places.append(city_place(t, p, city, lang, (x, y, width, one.pitch)))
    missing = [int(c) for c in listed(t.atlas.of_empire[one.empire]) if int(c) not in one.own] if one.gap else []
    left, row = one.gaps
    step = (one.width - 2 - left) / max(1, len(missing))
    for i, city in enumerate(missing):
        gap = missing_city(t, city, lang, step - 2, one.pitch - 8)
        drawn.append(group(gap, at=(left + step * i, one.pitch * row), **told_of(t, city, lang)))
    return group(*drawn, group(*places, class_="places"), at=(one.x, one.y))


def set_head(p: int, one: Cards, lang: str) -> Svg:
    """Return the ground of a set and its emblem with the number of cities."""
    words = TEXTS.say(lang, "set-of", empire=name_of("empire", one.empire, lang), own=len(one.own), size=SIX)
    whole = f"{len(one.own)}" if one.empire == NEUTRAL else f"{len(one.own)}/{SIX}"
    sign = emblem(one.empire, 12, 16, 24) if one.low else emblem(one.empire, 18, 18, 34)
    # what glows around the first city takes six units before it
    number = label(whole, 38, 22, 17.5, "t-bold", 26) if one.low else label(whole, 18, 51, 17.5, "t-bold", 36)
    bench = rect(-4, -4, one.width + 4, one.height - 3, "bench", 10)
    thing = f"empire-{EMPIRE_IDS[one.empire]}"
    head = group(title(words), sign, number, data_symbol="cities", data_seat=p, data_thing=thing, data_now=words)
    return group(bench, head)


def city_place(t: Table, p: int, city: int, lang: str, card: tuple[float, float, float, float]) -> Svg:
    """Return a place over a city card: its owner offers it or gives it up, others take it.

    Args:
        card: its left and upper edge and its width, and from its row to the next.
    """
    x, y, width, pitch = card
    name = t.atlas.cities[city].id
    verbs = ("offer", "give up") if t.viewer == p else ("take",)
    actions = "|".join([f"{verb} {word(name)}" for verb in verbs])
    shape = rect(x - 1, y - 4, width + 2, pitch - 2, r=9)
    return hit(f"place-card-{name}", whereabouts(t, city, lang), actions, shape, **told_of(t, city, lang))


def no_cities(lang: str, shape: Shape, top: float) -> Svg:
    """Return what stands where the sets would: that there are none."""
    bench = rect(LEFT - 4, top - 4, shape.room + 4, row_of(low=False) - 3, "bench", 10)
    return group(bench, label(TEXTS.say(lang, "no-cities"), shape.width / 2, top + 31, 18, "t-soft"))
