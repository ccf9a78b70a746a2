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
    missing_city,
    told_of,
    whereabouts,
    whose,
)
from epocha.games.mesta.shapes import LEFT, Shape
from epocha.games.mesta.state import Table
from epocha.games.mesta.words import TEXTS, name_of

SIX: Final = int(EMPIRE_SIZE)
GAP: Final = 10
"""Between sets."""
STEP: Final = CITY[0] + 3
"""From a city to the next."""
NARROW: Final = 15
"""The least width of the gap for a missing city."""
WIDEST: Final = 60.0
"""The greatest width of such a gap."""


class Cards(NamedTuple):
    """The cities of one empire, or the neutral ones, on a player's table, and where the set is drawn.

    Attributes:
        in_row: cities in a row of the set.
        low: whether its cities are drawn low.
    """

    empire: int
    own: list[int]
    x: float
    y: float
    width: float
    in_row: int
    low: bool

    @property
    def pitch(self) -> float:
        """From a row of cities to the next."""
        return row_of(self.low)

    @property
    def height(self) -> float:
        """What the set takes of the board, with the space below it."""
        return rows_of(len(self.own), self.in_row) * self.pitch


def row_of(low: bool) -> float:
    """Return the height of a row of cities with the space below it."""
    return (LOW_CITY if low else CITY)[1] + 8


def head_of(low: bool) -> float:
    """Return the width of the emblem before a set, with the number of cities below or beside it."""
    return 62 if low else 44


def rows_of(cities: int, in_row: int) -> int:
    """Return how many rows so many cities take."""
    return -(-cities // in_row)


def laid_out(t: Table, p: int, shape: Shape, top: float) -> list[Cards]:
    """Return the sets with at least one city on the table, fullest first, as many in a row as it takes, from `top`."""
    own = {e: [int(c) for c in listed(t.cities[p] & t.atlas.of_empire[e])] for e in range(int(EMPIRES) + 1)}
    numbers = {empire: len(cities) for empire, cities in own.items() if cities}
    rows = in_rows(numbers, shape, low=False)
    low = len(rows) > shape.whole
    if low:
        rows = in_rows(numbers, shape, low)
    found: list[Cards] = []
    for row in rows:
        least = [least_width(numbers[e], shape, low) for e in row]
        spare = shape.room - GAP * (len(row) - 1) - sum(least)
        wider = min(WIDEST, spare / max(1, sum([SIX - numbers[e] for e in row])))
        x = float(LEFT)
        for empire, width in zip(row, least, strict=True):
            width += wider * (SIX - numbers[empire])
            found.append(Cards(empire, own[empire], x, top, width, shape.cities, low))
            x += width + GAP
        top += max([one.height for one in found[-len(row) :]])
    return found


def in_rows(numbers: dict[int, int], shape: Shape, low: bool) -> list[list[int]]:
    """Return the empires row by row; each stands in the first row that has room for its cities."""
    rows: list[list[int]] = []
    for empire in sorted(numbers, key=lambda e: (-numbers[e], e)):
        for row in rows:
            widths = [least_width(numbers[e], shape, low) for e in [*row, empire]]
            if sum(widths) + GAP * len(row) <= shape.room:
                row.append(empire)
                break
        else:
            rows.append([empire])
    return rows


def least_width(cities: int, shape: Shape, low: bool) -> float:
    """Return how wide a set of so many cities is with narrow gaps."""
    if cities > shape.cities:
        return shape.room
    return min(shape.room, head_of(low) + STEP * cities + NARROW * (SIX - cities))


def set_layer(t: Table, p: int, one: Cards, lang: str) -> Layer:
    """Return the layer of a set; it tells where those of its cities lie that the player has not got."""
    where = [(whose(t, int(city)), is_finished(t, int(city))) for city in listed(t.atlas.of_empire[one.empire])]
    lies = (one.x, one.y, one.width, one.low)
    return Layer(f"set-{one.empire}", (*key(one.own, where), *lies), lambda: city_set(t, p, one, lang))


def city_set(t: Table, p: int, one: Cards, lang: str) -> Svg:
    """Return a set: the emblem with how many of six, its cities, and gaps for those that others or the pile have."""
    missing = [int(c) for c in listed(t.atlas.of_empire[one.empire]) if int(c) not in one.own]
    start = head_of(one.low) - 4
    drawn = [set_head(p, one, lang)]
    places: list[Svg] = []
    for i, city in enumerate(one.own):
        x, y = start + STEP * (i % one.in_row), one.pitch * (i // one.in_row)
        card = low_city_card(t, city, lang) if one.low else city_card(t, city, lang)
        drawn.append(group(card, at=(x, y), id=f"city-{t.atlas.cities[city].id}", class_="moves"))
        places.append(city_place(t, p, city, lang, x, y, one.pitch))
    y = one.height - one.pitch
    gaps = start + STEP * ((len(one.own) - 1) % one.in_row + 1)
    step = (one.width - 2 - gaps) / max(1, len(missing))
    for i, city in enumerate(missing):
        gap = missing_city(t, city, lang, step - 2, one.pitch - 8)
        drawn.append(group(gap, at=(gaps + step * i, y), **told_of(t, city, lang)))
    return group(*drawn, group(*places, class_="places"), at=(one.x, one.y))


def set_head(p: int, one: Cards, lang: str) -> Svg:
    """Return the ground of a set and its emblem with the number of cities."""
    words = TEXTS.say(lang, "set-of", empire=name_of("empire", one.empire, lang), own=len(one.own), size=SIX)
    whole = f"{len(one.own)}" if one.empire == NEUTRAL else f"{len(one.own)}/{SIX}"
    sign = emblem(one.empire, 12, 14, 24) if one.low else emblem(one.empire, 18, 18, 34)
    # what glows around the first city takes six units before it
    number = label(whole, 38, 20, 17.5, "t-bold", 26) if one.low else label(whole, 18, 51, 17, "t-bold")
    bench = rect(-4, -4, one.width + 4, one.height - 3, "bench", 10)
    thing = f"empire-{EMPIRE_IDS[one.empire]}"
    head = group(title(words), sign, number, data_symbol="cities", data_seat=p, data_thing=thing, data_now=words)
    return group(bench, head)


def city_place(t: Table, p: int, city: int, lang: str, x: float, y: float, pitch: float) -> Svg:
    """Return a place over a city card: its owner offers it or gives it up, others take it."""
    name = t.atlas.cities[city].id
    verbs = ("offer", "give up") if t.viewer == p else ("take",)
    actions = "|".join([f"{verb} {word(name)}" for verb in verbs])
    shape = rect(x - 1, y - 4, CITY[0] + 2, pitch - 2, r=9)
    return hit(f"place-card-{name}", whereabouts(t, city, lang), actions, shape, **told_of(t, city, lang))


def no_cities(lang: str, shape: Shape, top: float) -> Svg:
    """Return what stands where the sets would: that there are none."""
    bench = rect(LEFT - 4, top - 4, shape.room + 4, row_of(low=False) - 3, "bench", 10)
    return group(bench, label(TEXTS.say(lang, "no-cities"), shape.width / 2, top + 31, 18, "t-soft"))
