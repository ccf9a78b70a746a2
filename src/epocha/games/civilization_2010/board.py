"""The map of Civilization as a view knows it.

Layers from below: the tiles, disasters, the outskirts of cities, markers, huts and villages, cities, threads from
scouts to the cities that they gather for, the way of a walking group, figures. The places lie above; their
`data-actions` say which actions they stand for. Names lie on top, so that nothing that glows covers them. Each tile and
its places are layers of their own, so that a turn redraws little. Figures keep their ids wherever they go, so the page
can move them.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from epocha.engine.parts.maps import STRIPES
from epocha.engine.parts.panels import Panel, whole
from epocha.engine.parts.pieces import LEAST
from epocha.engine.picture import Drawing, Form, Layer, Picture, key
from epocha.engine.svg import NOTHING, Svg, circle, group, hit, icon, join, kept, label, path, player_mark, rect
from epocha.games.civilization_2010.city_sheet import Sheets
from epocha.games.civilization_2010.components import CITIES, FIGURES, FIRST_SCOUT, NONE, SCOUTS, TERRAIN_IDS
from epocha.games.civilization_2010.ground import centre_at, enemy_on, is_open, terrain_at
from epocha.games.civilization_2010.map_frame import Chart, chart_of, frame_names, table_edge
from epocha.games.civilization_2010.names import TEXTS, square_name
from epocha.games.civilization_2010.pieces import city_token, figure_symbol, marker_token, site_token
from epocha.games.civilization_2010.places import VERBS, actions_at, asked, walker
from epocha.games.civilization_2010.realm import dock
from epocha.games.civilization_2010.scenery import SQUARE, disaster, tile_ground, unknown_ground
from epocha.games.civilization_2010.see import seen_at
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.town import picture_name

FIGURE: Final = 34
LARGE_FIGURE: Final = 42
"""Sizes of figures, on a wide screen and on a phone."""
FOOT: Final = 46.0
"""How far down on a square figures stand: above the signs of what it gives."""


def board(t: Table, sheets: Sheets, lang: str) -> Picture:
    """Return the map as this view knows it."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: with_dock(t, sheets, lang),
        "tall": lambda: drawing(t, lang, chart_of(t.plan, framed=False, may_lie=False), LARGE_FIGURE),
        "flat": lambda: drawing(t, lang, chart_of(t.plan, framed=False, may_lie=True), LARGE_FIGURE),
    }
    return Picture("map", "board", TEXTS.say(lang, "see-map"), forms, verbs=(*VERBS, "use"))


def map_alone(t: Table, lang: str) -> Drawing:
    """Return the map on its frame, to stand beside something else."""
    return drawing(t, lang, chart_of(t.plan, framed=True, may_lie=True), FIGURE)


def with_dock(t: Table, sheets: Sheets, lang: str) -> Drawing:
    """Return the map, and beside it, or below where it is wide, the cities of whoever looks."""
    land = Panel("", map_alone(t, lang), 0, 0)
    seat = asked(t)
    return whole([land, *dock(t, sheets, seat, land, lang)] if seat != NONE else [land])


def drawing(t: Table, lang: str, chart: Chart, size: int) -> Drawing:
    """Return the map, with its layers from below."""
    slots = range(int(chart.plan.grid.slots))
    there = who_stands(t)
    towns = (key(t.city_at), key(t.walled), key(t.civilization))
    return Drawing(chart.width, chart.height, [
        Layer("edge", (chart.width, chart.height), lambda: table_edge(chart), tells=False),
        *[tile_layer(t, chart, slot) for slot in slots],
        Layer("disasters", key(t.covered), lambda: on_squares(chart, t.covered, disaster)),
        Layer("outskirts", key(t.city_at, blockaded(t, chart)), lambda: outskirts(t, chart)),
        Layer("markers", key(t.marker), lambda: on_squares(chart, t.marker, lambda what, _: marker_token(what))),
        Layer("sites", key(t.site), lambda: on_squares(chart, t.site, lambda what, _: site_token(what))),
        Layer("cities", towns, lambda: cities(t, chart)),
        Layer("threads", key(t.sends, t.figure_at, t.city_at), lambda: threads(t, chart), tells=False),
        Layer("way", key(way(t)), lambda: way_line(t, chart), tells=False),
        Layer("figures", key(t.figure_at), lambda: figures(t, chart, size)),
        *[places_layer(t, chart, slot, there, lang) for slot in slots],
        Layer("names", (), lambda: frame_names(chart)),
    ])  # fmt: skip


# --- the ground and what lies on it ---


def tile_layer(t: Table, chart: Chart, slot: int) -> Layer:
    """Return what is printed in a slot; it is drawn at its own corner."""
    tile, turns = int(t.tile[slot]), chart.turned(int(t.turns[slot]))
    at = chart.tile_corner(slot)
    return Layer(
        f"tile-{slot}", (tile, turns), lambda: unknown_ground() if tile == NONE else tile_ground(tile, turns), at=at
    )


def on_squares(chart: Chart, things: Iterable[int], draw: Callable[[int, int], Svg]) -> Svg:
    """Return what lies on squares, drawn from what it is and where."""
    return group(*[
        group(draw(int(what), square), at=chart.corner(square)) for square, what in enumerate(things) if what != NONE
    ])  # fmt: skip


# --- cities ---


def standing(t: Table) -> list[tuple[int, int, int]]:
    """Return the cities on the map: seat, number and square."""
    return [(n // CITIES, n % CITIES, int(at)) for n, at in enumerate(t.city_at) if at != NONE]


def blockaded(t: Table, chart: Chart) -> list[int]:
    """Return the squares of outskirts that their city may not use, for enemies stand there (CF-10.1)."""
    return [
        square
        for seat, _, centre in standing(t)
        for square in chart.around(centre)
        if is_open(t, square) and enemy_on(t, seat, square) != NONE
    ]


def outskirts(t: Table, chart: Chart) -> Svg:
    """Return the borders of outskirts in the colours and dashes of their seats, hatched where they are cut off."""
    drawn: list[Svg] = []
    for seat, _, centre in standing(t):
        x, y = chart.corner(centre)
        box = (x - SQUARE + 3, y - SQUARE + 3, 3 * SQUARE - 6, 3 * SQUARE - 6)
        dashes = STRIPES[seat % len(STRIPES)]
        drawn.append(group(
            rect(*box, "tint-soft", 12),
            rect(*box, "border-under", 12),
            rect(*box, "border", 12, stroke_dasharray=None if dashes == "none" else dashes),
            class_=f"p{seat}",
        ))  # fmt: skip
    for square in blockaded(t, chart):
        x, y = chart.corner(square)
        lines = "".join([f"M{x + 6:g} {y + a:g}L{x + a:g} {y + 6:g}M{x + a:g} {y + 54:g}L{x + 54:g} {y + a:g}"
                         for a in (18, 30, 42, 54)])  # fmt: skip
        drawn.append(path(lines, "hatch"))
    return group(*drawn)


def cities(t: Table, chart: Chart) -> Svg:
    """Return the cities."""
    return group(*[
        group(
            city_token(seat, city, bool(t.walled[seat] >> city & 1), int(t.civilization[seat])),
            at=chart.corner(square), id=f"city-{seat}-{city}",
        )
        for seat, city, square in standing(t)
    ])  # fmt: skip


# --- figures ---


def figures(t: Table, chart: Chart, size: int) -> Svg:
    """Return the figures where they stand; what stands on one square is spread, and counted if it is much."""
    drawn: list[Svg] = []
    counts: list[Svg] = []
    there: dict[tuple[int, int], list[int]] = {}
    for n, square in enumerate(t.figure_at):
        if square != NONE:
            there.setdefault((n // FIGURES, int(square)), []).append(n % FIGURES)
    for seat in range(int(t.players)):
        for (owner, square), group_of in there.items():
            if owner == seat:
                drawn += _spread(chart, seat, square, group_of, size)
                if len(group_of) > 2:
                    counts.append(_count(chart, seat, square, len(group_of)))
    return group(*drawn, *counts)


def _spread(chart: Chart, seat: int, square: int, which: Sequence[int], size: int) -> list[Svg]:
    """Return the figures of a seat on a square side by side, closer where there are many."""
    x, _ = chart.middle(square)
    y = chart.corner(square)[1] + FOOT - size / 2
    step = min(20.0, (SQUARE - size + 6) / max(1, len(which) - 1))
    left = x - step * (len(which) - 1) / 2
    return [
        group(icon(figure_symbol(seat, one), 0, 0, size), at=(left + step * i, y), id=f"figure-{seat}-{one}",
              class_="moves")
        for i, one in enumerate(which)
    ]  # fmt: skip


def _count(chart: Chart, seat: int, square: int, number: int) -> Svg:
    """Return how many figures stand on a square, on its upper right corner."""
    x, y = chart.corner(square)
    return group(
        circle(x + 48, y + 12, 13, "f-bone rim-seat"), label(str(number), x + 48, y + 20, LEAST + 11, "t-edge t-bold"),
        class_=f"p{seat}",
    )  # fmt: skip


def threads(t: Table, chart: Chart) -> Svg:
    """Return lines from scouts to the cities that they gather for (CF-9.1)."""
    drawn: list[Svg] = []
    for n, city in enumerate(t.sends):
        seat = n // SCOUTS
        figure = int(t.figure_at[seat * FIGURES + FIRST_SCOUT + n % SCOUTS])
        centre = int(t.city_at[seat * CITIES + city]) if city != NONE else NONE
        if figure != NONE and centre != NONE:
            (x, y), (to_x, to_y) = chart.middle(figure), chart.middle(centre)
            bend = f"M{x:g} {y:g}Q{(x + to_x) / 2:g} {min(y, to_y) - 20:g} {to_x:g} {to_y:g}"
            drawn.append(group(path(bend, "thread-under"), path(bend, "thread"), class_=f"p{seat}"))
    return group(*drawn)


def way(t: Table) -> list[int]:
    """Return the squares on which a group has walked so far, if one is walking."""
    return [int(square) for square in t.trail] if walker(t) != NONE else []


def way_line(t: Table, chart: Chart) -> Svg:
    """Return the way of the walking group."""
    squares = way(t)
    if len(squares) < 2:
        return NOTHING
    spots = [chart.middle(square) for square in squares]
    line = "M" + "L".join([f"{x:g} {y:g}" for x, y in spots])
    start = player_mark(walker(t), 7, *spots[0])
    return group(path(line, "thread-under"), path(line, "thread"), start, class_=f"p{walker(t)}")


# --- places ---


def who_stands(t: Table) -> dict[int, list[int]]:
    """Return what stands on squares: cities with their walls, and behind them figures, as numbers."""
    there: dict[int, list[int]] = {}
    for n, square in enumerate(t.city_at):
        if square != NONE:
            there.setdefault(int(square), []).append(2 * n + int(t.walled[n // CITIES] >> n % CITIES & 1))
    for n, square in enumerate(t.figure_at):
        if square != NONE:
            there.setdefault(int(square), []).append(2 * int(t.players) * CITIES + n)
    return there


def places_layer(t: Table, chart: Chart, slot: int, there: dict[int, list[int]], lang: str) -> Layer:
    """Return the places on the squares of a tile."""
    squares = chart.squares_of(slot)
    head = way(t)[-1:]
    shown = key(
        t.tile[slot], t.turns[slot], asked(t),
        [int(t.site[square]) for square in squares],
        [int(t.marker[square]) for square in squares],
        [int(t.covered[square]) for square in squares],
        [tuple(there.get(square, ())) for square in squares],
        [at for at in head if any(t.plan.grid.distance(square, at) <= 1 for square in squares)],
    )  # fmt: skip

    offers = tuple([actions_at(t, square) for square in squares])

    def draw() -> Svg:
        return join([place(t, chart, one, offers[i], lang) for i, one in enumerate(squares)])

    return Layer(f"places-{slot}", (shown, offers), draw, tells=False)


def front_at(t: Table, square: int) -> str | None:
    """Return the name of the picture of the city on a square, which a click brings to the front."""
    city = int(centre_at(t, square))
    return picture_name(city // CITIES, city % CITIES) if city != NONE else None


def place(t: Table, chart: Chart, square: int, actions: str, lang: str) -> Svg:
    """Return the place on a square."""
    ground = TERRAIN_IDS[int(terrain_at(t, square))] if is_open(t, square) else "unknown"
    return _place(square, chart.corner(square), seen_at(t, square, lang), ground, actions, front_at(t, square))


@kept
def _place(square: int, at: tuple[float, float], seen: str, ground: str, actions: str, front: str | None) -> Svg:
    """Return a place on a square from what is seen there, its terrain, and what a click brings to the front."""
    name = square_name(square)
    shape = rect(at[0] + 3, at[1] + 3, SQUARE - 6, SQUARE - 6, r=8)
    words = f"{name}: {seen}"
    return hit(f"place-{name}", words, actions, shape, data_thing=f"terrain-{ground}", data_now=words, data_front=front)
