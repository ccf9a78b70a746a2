"""A city as its own picture: its squares with what each gives, and what they come to."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from epocha.engine.grid import OFF
from epocha.engine.picture import Drawing, Layer, key
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, kept, label, path, rect, tag, title
from epocha.games.civilization_2010.cities import (
    culture_from_arts,
    given,
    icons_for,
    production_of,
    scout_square,
    squares_for,
    target_of,
)
from epocha.games.civilization_2010.components import (
    CITIES,
    COIN,
    COMBAT,
    CULTURE,
    FIGURES,
    ICON_IDS,
    ICONS,
    NONE,
    PRODUCTION,
    SCOUTS,
    TRADE,
)
from epocha.games.civilization_2010.gist import Part
from epocha.games.civilization_2010.ground import centre_at, enemy_on, figures_on, is_open
from epocha.games.civilization_2010.names import CITY_IDS, TEXTS, heading, square_name
from epocha.games.civilization_2010.pieces import city_token, figure_symbol, marker_token, site_token
from epocha.games.civilization_2010.places import actions_at
from epocha.games.civilization_2010.scenery import SQUARE, disaster, square_ground
from epocha.games.civilization_2010.see import lying_at, seen_at
from epocha.games.civilization_2010.state import Table

CELL: Final = 80
SCALE: Final = CELL / SQUARE
FOOT: Final = 24
"""Below each square, for what it gives."""
STEP: Final = (CELL + 4, CELL + FOOT + 2)
AT: Final = (6, 6)
SIDE: Final = AT[0] + 3 * STEP[0] + 8
"""Where the totals begin."""
WIDTH: Final = SIDE + 2 * CELL + 8
HEIGHT: Final = AT[1] + 3 * STEP[1] + 2
PLACES: Final = (7, 0, 1, 6, NONE, 2, 5, 4, 3)
"""The squares around a city, row by row."""
SIGN: Final = 21.0
"""Size of the icons below squares."""
SUMMED: Final = (TRADE, PRODUCTION, CULTURE, COIN, COMBAT)
"""What a city adds up."""
City = tuple[int, int, bool, int]
"""A city: its seat, its number, whether it has walls, and the civilization of its seat."""
Seen = tuple[int, str, tuple[int, ...], tuple[int, ...]]
"""A square, what is seen on it in words, how many icons of each kind it gives, and the figures of each seat on it."""


class Sheets:
    """The sheets of the cities of a view: several pictures show the same city, which is looked at and drawn once."""

    def __init__(self, t: Table, lang: str) -> None:
        self._of = cache(lambda seat, city: sheet_of(t, seat, city, lang))

    def drawing(self, seat: int, city: int, name: str) -> Drawing:
        """Return the sheet of a city that is on the map, with its layers from below.

        Args:
            name: of the panel, which makes the ids of its places its own.
        """
        below, places_of = self._of(seat, city)
        return Drawing(WIDTH, HEIGHT, [*below, places_of(name)])


def sheet_of(t: Table, seat: int, city: int, lang: str) -> tuple[list[Layer], Callable[[str], Layer]]:
    """Return the layers of a city's sheet that are the same wherever it stands, and what makes its places there."""
    squares = sheet_squares(t, seat, city)
    seen = tuple([(square, seen_at(t, square, lang), gives(t, square), who(t, square)) for square in squares])
    offers = tuple([actions_at(t, square) if square != OFF else "" for square in squares])
    counted = tuple(sorted([int(square) for square in squares_for(t, seat, city)]))
    given_by = {square: icons for square, _, icons, _ in seen if square in counted}
    totals = tuple([
        (part.symbol, part.text, made_of(given_by, kind, int(part.text), lang))
        for kind, part in zip(SUMMED, sums(t, seat, city), strict=True)
    ])  # fmt: skip
    whose = (square_name(squares[4]), heading(TEXTS.say(lang, "row-city", city=CITY_IDS[city])))
    below = [
        Layer("squares", (seen, counted, key(t.walled)), cache(lambda: group(*[
            square_on_sheet(t, seat, one, i, i == 4 or one[0] in counted) for i, one in enumerate(seen)
        ]))),
        Layer("totals", (whose, totals), cache(lambda: totals_of(whose, totals))),
    ]  # fmt: skip
    return below, lambda name: Layer("places", (seen, offers), lambda: places(t, seen, offers, name), tells=False)


def sheet_squares(t: Table, seat: int, city: int) -> list[int]:
    """Return the nine squares of a city row by row, then those elsewhere from which scouts send it something."""
    centre = int(t.city_at[seat * CITIES + city])
    around = [centre if k == NONE else int(t.plan.grid.around(centre, k)) for k in PLACES]
    scouts = [int(scout_square(t, seat, n)) for n in range(SCOUTS) if target_of(t, seat, n) == city]
    return around + [square for square in dict.fromkeys(scouts) if square != NONE and square not in around]


def who(t: Table, square: int) -> tuple[int, ...]:
    """Return the figures of each seat on a square, as sets."""
    return tuple([int(figures_on(t, seat, square)) for seat in range(int(t.players))])


def gives(t: Table, square: int) -> tuple[int, ...]:
    """Return how many icons of each kind a square gives."""
    if square == OFF or not is_open(t, square):
        return (0,) * int(ICONS)
    return tuple([int(given(t, square, kind)) for kind in range(int(ICONS))])


def spot(i: int) -> tuple[float, float]:
    """Return where a square stands on the sheet: the nine in their places, those of scouts below the totals."""
    if i < 9:
        return AT[0] + i % 3 * STEP[0], AT[1] + i // 3 * STEP[1]
    return SIDE + (i - 9) * (CELL + 2), AT[1] + 2 * STEP[1]


def square_on_sheet(t: Table, seat: int, seen: Seen, i: int, counts: bool) -> Svg:
    """Return a square with what it gives below; hatched if enemies stand there, pale if it counts elsewhere."""
    square, _, icons, figures = seen
    if square == OFF or not is_open(t, square):
        return rect(*spot(i), CELL, CELL, "spot", 6)
    cut_off = enemy_on(t, seat, square) != NONE
    return _open_square(square, lying_at(t, square), city_at(t, square), figures, icons, i, cut_off, counts)


def city_at(t: Table, square: int) -> City | None:
    """Return the city whose centre a square is, or None."""
    city = int(centre_at(t, square))
    if city == NONE:
        return None
    owner, number = divmod(city, CITIES)
    return owner, number, bool(t.walled[owner] >> number & 1), int(t.civilization[owner])


@kept
def _open_square(
    square: int,
    lying: tuple[int, int, int, int],
    city: City | None,
    figures: tuple[int, ...],
    icons: tuple[int, ...],
    i: int,
    cut_off: bool,
    counts: bool,
) -> Svg:
    """Return an open square with what it gives below, drawn from what lies and stands there."""
    x, y = spot(i)
    names = [ICON_IDS[kind] for kind, n in enumerate(icons) for _ in range(n)]
    foot = signs(names, x + CELL / 2, y + CELL + FOOT / 2)
    return join([
        tag("g", _ground_of(square, lying, city, figures), _hatch() if cut_off else NOTHING,
              transform=f"translate({x:g} {y:g}) scale({SCALE:.3f})"),
        foot if counts else group(foot, class_="faded"),
    ])  # fmt: skip


def signs(names: list[str], x: float, y: float) -> Svg:
    """Return icons side by side around a point, as many as there are; closer where there are many."""
    step = min(SIGN, (CELL - SIGN) / max(1, len(names) - 1))
    left = x - step * (len(names) - 1) / 2
    return join([icon(name, left + step * i, y, SIGN) for i, name in enumerate(names)])


def _ground_of(square: int, lying: tuple[int, int, int, int], city: City | None, figures: tuple[int, ...]) -> Svg:
    """Return a square as on the map: its ground, what lies there, and who stands there."""
    at, terrain, marker, site = lying
    drawn = [square_ground(at)]
    if terrain != NONE:
        drawn.append(disaster(terrain, square))
    if marker != NONE:
        drawn.append(marker_token(marker))
    if site != NONE:
        drawn.append(site_token(site))
    if city:
        drawn.append(city_token(*city))
    for seat, here in enumerate(figures):
        standing = [one for one in range(FIGURES) if here >> one & 1]
        drawn += [icon(figure_symbol(seat, one), 20 + 14 * n, 36, 28) for n, one in enumerate(standing)]
    return join(drawn)


def _hatch() -> Svg:
    lines = "".join([f"M6 {a}L{a} 6M{a} 54L54 {a}" for a in (18, 30, 42, 54)])
    return path(lines, "hatch")


def sums(t: Table, seat: int, city: int) -> list[Part]:
    """Return what a city comes to: trade, production, culture of the arts, coins, and its defence."""
    return [
        Part(ICON_IDS[TRADE], str(icons_for(t, seat, city, TRADE))),
        Part(ICON_IDS[PRODUCTION], str(production_of(t, seat, city))),
        Part(ICON_IDS[CULTURE], str(culture_from_arts(t, seat, city))),
        Part(ICON_IDS[COIN], str(icons_for(t, seat, city, COIN))),
        Part(ICON_IDS[COMBAT], str(icons_for(t, seat, city, COMBAT))),
    ]


def totals_of(whose: tuple[str, str], shown: tuple[tuple[str, str, str], ...]) -> Svg:
    """Return below where the city is its sums, from their symbols, numbers and words."""
    rows = [
        group(title(words), icon(symbol, 24, 0, 31), label(text, 52, 10, 27, "t-bold", anchor="start"),
              at=(SIDE + 8, AT[1] + 59 + 33 * i))
        for i, (symbol, text, words) in enumerate(shown)
    ]  # fmt: skip
    where, name = whose
    called = group(
        title(f"{name}: {where}"), icon("town", 24, 0, 31), label(where, 52, 10, 27, "t-bold", anchor="start"),
        at=(SIDE + 8, AT[1] + 20),
    )  # fmt: skip
    line = path(f"M{SIDE + 10:g} {AT[1] + 40:g}H{SIDE + 2 * CELL - 8:g}", "hair")
    return group(rect(SIDE, AT[1], 2 * CELL + 2, 208, "shelf", 10), called, line, *rows)


def made_of(given_by: Mapping[int, tuple[int, ...]], kind: int, total: int, lang: str) -> str:
    """Return what a sum of a city is, and which squares and cards it comes from."""
    squares = [(square, given_by[square][kind]) for square in sorted(given_by)]
    parts = [f"{square_name(square)} {n}" for square, n in squares if n]
    rest = total - sum([n for _, n in squares])
    if rest:
        parts.append(TEXTS.say(lang, "see-sum-rest", n=rest))
    words = TEXTS.say(lang, "see-sum", what=ICON_IDS[kind], n=total)
    return f"{words}: {', '.join(parts)}" if parts else words


def places(t: Table, seen: Sequence[Seen], offers: Sequence[str], panel: str) -> Svg:
    """Return a place on each square, for what is built there or aimed at."""
    out: list[Svg] = []
    for i, ((square, words, _, _), actions) in enumerate(zip(seen, offers, strict=True)):
        if square != OFF and is_open(t, square):
            name = square_name(square)
            x, y = spot(i)
            shape = rect(x + 2, y + 2, CELL - 4, CELL - 4, r=6)
            out.append(hit(f"place-{panel}-{name}-{i}", f"{name}: {words}", actions, shape))
    return group(*out)
