"""A city by itself: its squares with what each gives, and what it can build, for how much and where.

It has no tab of its own; the city on the map, when it is not to be chosen, brings it to the front.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from epocha.engine.parts.panels import below, whole
from epocha.engine.parts.pieces import Piece, lay
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import Svg, group, icon, kept, label, rect
from epocha.games.civilization_2010.building import bars_having, budget_of, cost_of, needs_square, squares_to_build
from epocha.games.civilization_2010.cards import row_of
from epocha.games.civilization_2010.cities import production_of
from epocha.games.civilization_2010.city_sheet import WIDTH, Sheets
from epocha.games.civilization_2010.components import BUILDING, CITIES, NONE, UNIT, WONDER
from epocha.games.civilization_2010.emblems import figure
from epocha.games.civilization_2010.gist import Part
from epocha.games.civilization_2010.names import TEXTS, square_name
from epocha.games.civilization_2010.place_words import item_name
from epocha.games.civilization_2010.places import VERBS as SQUARE_VERBS
from epocha.games.civilization_2010.seats import head
from epocha.games.civilization_2010.state import ARMY_ITEM, FIRST_UNIT_ITEM, FIRST_WONDER_ITEM, ITEMS, Table

WARE: Final = (208.0, 50.0)
GAP: Final = 4
NAMED: Final = 4
"""So many squares are named; of more there is only room for their number."""


class Ware(NamedTuple):
    """Something that a city may have.

    Attributes:
        item: what. symbol, thing: of it. price: in production. is_payable: with all the trade there is. squares: where.
    """

    item: int
    symbol: str
    thing: str
    price: int
    is_payable: bool
    squares: tuple[int, ...]


def towns(t: Table, sheets: Sheets, lang: str) -> list[Picture]:
    """Return each city on the map by itself."""
    return [town(t, sheets, n // CITIES, n % CITIES, lang) for n, at in enumerate(t.city_at) if at != NONE]


def picture_name(seat: int, city: int) -> str:
    """Return the name of the picture of a city."""
    return f"city-{seat}-{city}"


def town(t: Table, sheets: Sheets, seat: int, city: int, lang: str) -> Picture:
    """Return a city by itself."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: drawing(t, sheets, seat, city, True, lang),
        "tall": lambda: drawing(t, sheets, seat, city, False, lang),
    }
    words = TEXTS.say(lang, "see-city", city=city + 1, seat=seat + 1)
    return Picture(picture_name(seat, city), "row", words, forms, verbs=SQUARE_VERBS, tabbed=False)


def drawing(t: Table, sheets: Sheets, seat: int, city: int, is_wide: bool, lang: str) -> Drawing:
    """Return the sheet of a city below the head of its seat, and what it can build."""
    name = picture_name(seat, city)
    sheet = below([("head", head(t, seat, WIDTH, lang)), ("sheet", sheets.drawing(seat, city, name))], gap=6)
    at = (WIDTH + 8, 0.0) if is_wide else (0.0, sheet[-1].bottom + 8)
    return whole([*sheet, *below([("shop", shop(t, seat, city, lang))], *at)])


def wares(t: Table, seat: int, city: int) -> list[Ware]:
    """Return what a city may build, what it can pay first; what cannot stand anywhere is left out."""
    budget = int(budget_of(t, seat, city))
    found: list[Ware] = []
    for item in range(int(ITEMS)):
        if bars_having(t, seat, city, item) is not None:
            continue
        squares = tuple([int(one) for one in squares_to_build(t, seat, city, item)]) if needs_square(item) else ()
        if squares or not needs_square(item):
            price = int(cost_of(t, seat, item))
            found.append(Ware(item, *signs_of(item, seat), price, price <= budget, squares))
    return sorted(found, key=lambda ware: not ware.is_payable)


def signs_of(item: int, seat: int) -> tuple[str, str]:
    """Return the symbol of an item, and its name for close-ups."""
    if item < FIRST_WONDER_ITEM:
        return (f"building-{BUILDING[item].id}",) * 2
    if item < FIRST_UNIT_ITEM:
        return (f"wonder-{WONDER[item - int(FIRST_WONDER_ITEM)].id}",) * 2
    if item < ARMY_ITEM:
        return (f"unit-{UNIT.ids[item - int(FIRST_UNIT_ITEM)]}",) * 2
    name = "army" if item == ARMY_ITEM else "scout"
    return figure(name, seat), f"figure-{name}"


def shop(t: Table, seat: int, city: int, lang: str) -> Drawing:
    """Return what a city may build in two columns, each with its price and the squares for it."""
    found = wares(t, seat, city)
    production, trade = int(production_of(t, seat, city)), int(t.trade[seat])
    heading = TEXTS.say(lang, "see-can-build", n=production, trade=trade)

    def draw() -> Svg:
        out = [label(heading, 4, 24, 17, "t-bold", 2 * WARE[0], "start")]
        for i, ware in enumerate(found):
            at = (i % 2 * (WARE[0] + GAP), 36 + i // 2 * (WARE[1] + GAP))
            out.append(group(ware_art(ware, f"shop-{seat}-{city}-{i}", lang), at=at, data_thing=ware.thing))
        return group(*out)

    shown = (tuple([tuple(ware) for ware in found]), production, trade)
    size = (2 * WARE[0] + GAP, 36 + -(-len(found) // 2) * (WARE[1] + GAP))
    return Drawing(*size, [Layer("shop", shown, draw)])


@kept
def ware_art(ware: Ware, name: str, lang: str) -> Svg:
    """Return a thing that can be built; muted if it cannot be paid."""
    width, height = WARE
    words = item_name(ware.item, lang)
    named = " ".join([square_name(square) for square in ware.squares])
    where = named if len(ware.squares) <= NAMED else TEXTS.say(lang, "see-squares", n=len(ware.squares))
    art = group(
        rect(0.5, 0.5, width - 1, height - 1, "shelf", 8),
        group(icon(ware.symbol, 24, height / 2, 38), class_="emblem"),
        label(words, 48, 20, 15, "t-bold", width - 54, "start"),
        row_of((Part("production", str(ware.price)),), 68, 36, 15),
        label(where, 98, 41.5, 14, "t-soft", width - 104, "start"),
        class_=None if ware.is_payable else "locked",
    )
    return lay(Piece(name, art, width, height, f"{words}: {named}" if named else words), 0, 0)
