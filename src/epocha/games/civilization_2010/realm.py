"""What stands together on a picture: a city with the market at its doors, all pyramids, the whole of a seat."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from epocha.engine.parts.offers import tick
from epocha.engine.parts.panels import Panel, below, enlarged, whole
from epocha.engine.parts.pieces import Piece, lay, name_line, seat_mark, text_box
from epocha.engine.picture import Drawing, Form, Layer, Picture, key
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, label, rect
from epocha.games.civilization_2010.building import cost_of
from epocha.games.civilization_2010.cards import row_of, scaled
from epocha.games.civilization_2010.cities import culture_from_arts, has_city, icons_for, production_of
from epocha.games.civilization_2010.city_sheet import HEIGHT, WIDTH, Sheets
from epocha.games.civilization_2010.components import CITIES, NONE, TRADE
from epocha.games.civilization_2010.culture import culture_track
from epocha.games.civilization_2010.desk import on_mat
from epocha.games.civilization_2010.emblems import figure
from epocha.games.civilization_2010.gist import Part
from epocha.games.civilization_2010.market import VERBS as MARKET_VERBS
from epocha.games.civilization_2010.market import Lie, market
from epocha.games.civilization_2010.names import TEXTS, square_name
from epocha.games.civilization_2010.pieces import city_token
from epocha.games.civilization_2010.place_words import item_name
from epocha.games.civilization_2010.places import VERBS as SQUARE_VERBS
from epocha.games.civilization_2010.places import actions_at, asked
from epocha.games.civilization_2010.pyramid import BARE, Look, filling, lines_of, pyramid
from epocha.games.civilization_2010.seats import head
from epocha.games.civilization_2010.state import ARMY_ITEM, CITY, KIND_BITS, PAYLOAD, SCOUT_ITEM, WALLS_ITEM, Table
from epocha.games.civilization_2010.town import picture_name

WIDE_MARKET: Final = Lie(484, 15)
TALL_MARKET: Final = Lie(WIDTH, 15)
FLAT_MARKET: Final = Lie(WIDTH + 122, 15)
TILE: Final = (108, 92)
LOW_TILE: Final = (120, 80)
"""Beside the sheet of a city on a phone held flat, which is as high as four of them."""
GAP: Final = 8
MOST_IN_DOCK: Final = 2
"""So many cities leave room for the pyramid beside the map, and stand below each other on the whole of a seat."""
ROOM: Final = 528.0
OWN_ROOM: Final = 496.0
FEW_LINES: Final = 4
"""The height that there is for pyramids, and for one of few lines below its head, which is as wide as it can be so."""
OWN_HEIGHT: Final = 118.0
OWN_LARGEST: Final = (124.0, 160.0)
"""Height of technologies on a phone, and width and height at most of those that say all that they do."""
OWN_LETTERS: Final = 92.0
"""On wider ones letters are larger too, if they are higher than `OWN_HEIGHT`."""
MOST_LARGER: Final = 1.3
PHONE: Final = 372.0
"""How wide pyramids are on a phone, where their letters can be read at this width."""
RIVALS_HEIGHT: Final = 60.0
RIVALS_LEAST: Final = 32.0
"""Heights of technologies in them."""
NAME: Final = 34
"""Height of the name above a pyramid beside the map."""
BEFORE_CITIES: Final = (170.0, 190.0)
"""Width and height of technologies, at most, as long as nothing else stands beside the map."""
LARGER: Final = 2.2
"""Below the cities beside a map they are so many times as large where there is room, and say all that they do."""
BELOW_MAP: Final = 210.0
MOST_BELOW_MAP: Final = 246.0
"""Height of what stands below the map of two players, which so fills a window; of three cities, which fill its width.
"""
SMALLEST_BELOW_MAP: Final = (32.0, RIVALS_LEAST)
LARGEST_BELOW_MAP: Final = (112.0, 190.0)
"""Width and height of technologies there, at least and at most: small ones are known by their emblems."""
RIVALS_WIDTH: Final = 61.0
"""Width of those of others: with wider ones letters would be too low to read in a window of 1024 px."""
OWN_SPAN: Final = Look(84, 0).room
SPAN_OF_TWO: Final = Look(72, 0).room
"""How wide a row of one's own may be, and one of either of two players, who stand side by side."""


TOWN_HEIGHT: Final = 62.0
"""Height of a city in the row of all."""
CHOSEN: Final = 0.88
"""How large the sheet of a city is on a phone held flat while one is to be chosen: what lies below it peeps out."""


class Town(NamedTuple):
    """A city in the row of all: what it gives, whether it has acted, and whether it is the one shown above."""

    city: int
    square: int
    walled: bool
    has_acted: bool
    production: int
    trade: int
    is_shown: bool


def cities_of(t: Table, seat: int) -> list[int]:
    """Return the cities of a seat that are on the map."""
    return [city for city in range(CITIES) if has_city(t, seat, city)]


# --- a city with the market ---


def workshop(t: Table, sheets: Sheets, lang: str) -> Picture:
    """Return the city that acts, with all that can be bought and what culture brings."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: wide_workshop(t, sheets, lang),
        "tall": lambda: tall_workshop(t, sheets, lang),
        "flat": lambda: flat_workshop(t, sheets, lang),
    }
    verbs = (*MARKET_VERBS, *SQUARE_VERBS, "arts", "advance")
    return Picture("market", "row", TEXTS.say(lang, "see-workshop"), forms, verbs=verbs)


def acting_city(t: Table, seat: int) -> int:
    """Return the city that a seat is giving orders to, else the first that has not acted, else the first, or NONE."""
    draft = t.draft(seat)
    if len(draft) and draft[0] >> KIND_BITS == CITY:
        return int(draft[0] & PAYLOAD)
    cities = cities_of(t, seat)
    idle = [city for city in cities if not t.acted[seat * CITIES + city]]
    return next(iter([*idle, *cities]), NONE)


def city_panels(t: Table, sheets: Sheets, lang: str) -> list[tuple[str, Drawing]]:
    """Return the sheet of the city that acts, and what it can do but buy; nothing before there is a city."""
    seat = asked(t)
    city = acting_city(t, seat) if seat != NONE else NONE
    if city == NONE:
        return []
    panels = [("city", sheets.drawing(seat, city, "at-work")), ("deeds", deeds(t, seat, city, lang))]
    return panels + ([("cities", city_row(t, seat, city, lang))] if len(cities_of(t, seat)) > 1 else [])


def city_row(t: Table, seat: int, shown: int, lang: str, column: float = 0) -> Drawing:
    """Return all cities of a seat with what they give, and which of them has acted and which is shown.

    Args:
        column: how wide they are where they stand below each other.
    """
    found = [town_of(t, seat, city, city == shown) for city in cities_of(t, seat)]
    offers = tuple([actions_at(t, one.square) for one in found])
    people = int(t.civilization[seat])
    width = column or (WIDTH - 8) / max(3, len(found))
    step = min(TOWN_HEIGHT + GAP, CHOSEN * HEIGHT / len(found))

    def draw() -> Svg:
        art = [town_art(one, seat, people, width, offers[i], lang) for i, one in enumerate(found)]
        return group(*[group(one, at=(0, i * step) if column else (4 + i * width, 0)) for i, one in enumerate(art)])

    size: tuple[float, float] = (width, len(found) * step) if column else (WIDTH, TOWN_HEIGHT + 2)
    return Drawing(*size, [Layer("row", (tuple(found), offers, people, column), draw)])


def town_of(t: Table, seat: int, city: int, is_shown: bool) -> Town:
    """Return what the row of all cities says of one."""
    number = seat * CITIES + city
    return Town(
        city, int(t.city_at[number]), bool(t.walled[seat] >> city & 1), bool(t.acted[number]),
        int(production_of(t, seat, city)), int(icons_for(t, seat, city, TRADE)), is_shown,
    )  # fmt: skip


def town_art(one: Town, seat: int, people: int, width: float, offers: str, lang: str) -> Svg:
    """Return a city in the row of all, a place that gives it orders or brings it to the front."""
    square = square_name(one.square)
    words = TEXTS.say(lang, "see-city", city=one.city + 1, seat=seat + 1)
    given = (Part("production", str(one.production)), Part("trade", str(one.trade)))
    spot = rect(4, 4, width - 12, TOWN_HEIGHT - 8, r=8)
    return group(
        rect(0, 0, width - 4, TOWN_HEIGHT, "shelf", 8),
        rect(1, 1, width - 6, TOWN_HEIGHT - 2, "f-none edge bold", 8) if one.is_shown else NOTHING,
        group(
            group(scaled(city_token(seat, one.city, one.walled, people), 0.7), at=(6, 10)),
            label(square, 54, 26, 18, "t-bold", width - 86, "start"),
            row_of(given, (48 + width - 14) / 2, 44, 16, width - 64),
            class_="faded" if one.has_acted else None,
        ),
        group(scaled(tick(), 0.7), at=(width - 38, -3)) if one.has_acted else NOTHING,
        hit(f"place-towns-{one.city}", f"{words}, {square}", offers, spot, data_front=picture_name(seat, one.city)),
    )


def wide_workshop(t: Table, sheets: Sheets, lang: str) -> Drawing:
    """Return the city beside the market, and below the city what its owner knows, where there is room."""
    shown = city_panels(t, sheets, lang)
    wares = [("market", market(t, WIDE_MARKET, lang)), ("culture", culture_track(t, WIDE_MARKET.width, lang))]
    right = below(wares, WIDTH + GAP if shown else 0, gap=GAP)
    left = below(shown, gap=GAP)
    if left:
        techs = techs_below(t, asked(t), right[-1].bottom - left[-1].bottom - 2 * GAP, lang)
        left += below(techs, 0, left[-1].bottom + GAP)
    return on_mat(whole([*left, *right]), edge=0)


def techs_below(t: Table, seat: int, high: float, lang: str) -> list[tuple[str, Drawing]]:
    """Return the pyramid of a seat to be looked at, if a height has room for it."""
    look = filling(t, (seat,), BARE.room, high, (BARE.width, OWN_HEIGHT), SMALLEST_BELOW_MAP)._replace(offers=False)
    techs = pyramid(t, seat, "known", look, lang)
    return [("techs", techs)] if techs.height <= high else []


def is_shopping(t: Table, seat: int) -> bool:
    """Return whether a seat has chosen a city, and nothing yet for it to do: then what it may do lies first."""
    if seat == NONE:
        return False
    draft = t.draft(seat)
    return len(draft) == 1 and bool(draft[0] >> KIND_BITS == CITY)


def tall_workshop(t: Table, sheets: Sheets, lang: str) -> Drawing:
    """Return them for a phone held upright, first what is asked: which city, what it does, or where."""
    shops = is_shopping(t, asked(t))
    panels = dict(city_panels(t, sheets, lang))
    panels["market"] = market(t, TALL_MARKET, lang, wonders_last=shops)
    panels["culture"] = culture_track(t, TALL_MARKET.width, lang)
    first = (
        ("deeds", "market", "culture", "city", "cities") if shops else ("cities", "city", "deeds", "market", "culture")
    )
    return whole(below([(name, panels[name]) for name in first if name in panels], y=2, gap=GAP))


def flat_workshop(t: Table, sheets: Sheets, lang: str) -> Drawing:
    """Return them for a phone held flat: a whole city, the others beside it and the market below.

    While one of the cities is to be chosen they stand where else is what it can do, so that nothing lies out of sight;
    while it is asked what a city does, the market stands in place of its sheet.
    """
    cities = dict(city_panels(t, sheets, lang))
    track = ("culture", culture_track(t, FLAT_MARKET.width, lang))
    panels = [("market", market(t, FLAT_MARKET, lang)), track]
    if not cities:
        return whole(below(panels, gap=GAP))
    seat = asked(t)
    city = acting_city(t, seat)
    if is_shopping(t, seat):
        wares = market(t, TALL_MARKET, lang, wonders_last=True)
        acts = Panel("deeds", deeds(t, seat, city, lang, is_column=True), WIDTH + 2, 4)
        last = below([("city", cities["city"]), track], 0, wares.height + GAP, gap=GAP)
        return whole([Panel("market", wares, 0, 0), acts, *last])
    if "cities" in cities and not len(t.draft(seat)):
        sheet = enlarged(cities["city"], CHOSEN)
        row = city_row(t, seat, city, lang, FLAT_MARKET.width - sheet.width - 4)
        more = [("deeds", deeds(t, seat, city, lang))]
        shown = [Panel("city", sheet, 0, 0), Panel("cities", row, sheet.width + 4, 4)]
    else:
        sheet = cities["city"]
        more = [("cities", cities["cities"])] if "cities" in cities else []
        shown = [Panel("city", sheet, 0, 0), Panel("deeds", deeds(t, seat, city, lang, is_column=True), WIDTH + 2, 4)]
    return whole([*shown, *below([*more, *panels], 0, sheet.height + GAP, gap=GAP)])


def deeds(t: Table, seat: int, city: int, lang: str, is_column: bool = False) -> Drawing:
    """Return what a city can have that lies in no pile: figures, walls, the arts; below each other if wanted."""
    items = [(int(ARMY_ITEM), figure("army", seat)), (int(SCOUT_ITEM), figure("scout", seat))]
    items.append((int(WALLS_ITEM), "building-city_walls"))
    prices = [int(cost_of(t, seat, item)) for item, _ in items]
    arts = int(culture_from_arts(t, seat, city))

    def draw() -> Svg:
        out: list[Svg] = []
        for i, (item, symbol) in enumerate(items):
            name = ("army", "scout", "city walls")[i]
            words, thing = item_name(item, lang), ("figure-army", "figure-scout", "building-city_walls")[i]
            actions = f"build {name}|free {name}" if item == WALLS_ITEM else f"build {name}"
            out.append(deed(symbol, words, actions, Part("production", str(prices[i])), i, thing, is_column))
        words = TEXTS.say(lang, "see-arts", n=arts)
        out.append(deed("culture", words, "arts", Part("culture", f"+{arts}"), len(items), "deed-arts", is_column))
        return group(*out)

    size = (LOW_TILE[0], 4 * LOW_TILE[1]) if is_column else (WIDTH, TILE[1] + 2)
    return Drawing(*size, [Layer("deeds", key(prices, arts, seat, is_column), draw)])


def deed(symbol: str, words: str, actions: str, price: Part, i: int, thing: str, is_column: bool) -> Svg:
    """Return something that a city can do, with its price or gain."""
    width, height = LOW_TILE if is_column else TILE
    art = join([
        rect(0, 0, width - 4, height - 4, "shelf", 8),
        icon(symbol, 25, 28, 42),
        row_of((price,), width - 32, 28, 17, 52),
        text_box(words, 3, 50, width - 10, height - 54, 15, "t-bold", least=15),
    ])  # fmt: skip
    piece = Piece(f"deed-{i}", art, width - 4, height - 4, words, actions)
    at = (0, i * height) if is_column else (4 + i * (WIDTH - 8) / 4, 0)
    return group(lay(piece, *at), data_thing=thing)


# --- technologies of all ---


def pyramids(t: Table, lang: str) -> Picture:
    """Return the technologies of all seats, one's own first."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: all_pyramids(t, is_wide=True, lang=lang),
        "tall": lambda: all_pyramids(t, is_wide=False, lang=lang),
    }
    return Picture("pyramids", "tracks", TEXTS.say(lang, "see-pyramids"), forms, verbs=("use",))


def all_pyramids(t: Table, is_wide: bool, lang: str) -> Drawing:
    """Return one's own pyramid with all that its cards say, and those of the others beside it or below as emblems."""
    me = max(0, asked(t))
    others = [(me + i) % int(t.players) for i in range(1, int(t.players))]
    look, larger = own_look(t, (me, *others), is_wide)
    own = below(with_head(t, me, look, lang, larger), gap=0)
    is_alike = is_wide and len(others) == 1
    theirs = (look, larger) if is_alike else (rivals_look(t, others), 1.0)
    pairs = [pair for seat in others for pair in with_head(t, seat, theirs[0], lang, theirs[1])]
    x, y = (max([one.right for one in own]) + 2 * GAP, 0.0) if is_wide else (0.0, own[-1].bottom + GAP)
    return whole([*own, *below(pairs, x, y, gap=2)])


def with_head(t: Table, seat: int, look: Look, lang: str, larger: float = 1.0) -> list[tuple[str, Drawing]]:
    """Return a pyramid, so many times as large, below its head."""
    techs = enlarged(pyramid(t, seat, f"known-{seat}", look, lang), larger)
    return [(f"head-{seat}", head(t, seat, techs.width, lang)), (f"known-{seat}", techs)]


def own_look(t: Table, seats: Sequence[int], is_wide: bool) -> tuple[Look, float]:
    """Return how one's own technologies are drawn, and how many times as large: they fill the room that there is.

    They are no wider than a phone on one. Those of two players are alike elsewhere.

    Args:
        seats: all, one's own first.
    """
    if not is_wide:
        longest = max([len(line) for line in lines_of(t, seats[0])])
        return Look(min(84.0, (PHONE - 6) / longest - 5), OWN_HEIGHT, named=True, span=PHONE), 1.0
    alike, span = (seats, SPAN_OF_TWO) if len(seats) == 2 else (seats[:1], OWN_SPAN)
    lines = max([len(lines_of(t, seat)) for seat in alike])
    look = filling(t, alike, span, OWN_ROOM if lines <= FEW_LINES else ROOM, OWN_LARGEST)
    larger = min(MOST_LARGER, max(1.0, min(look.width / OWN_LETTERS, look.height / OWN_HEIGHT)))
    return Look(look.width / larger, look.height / larger, named=True, span=span / larger), larger


def rivals_look(t: Table, others: Sequence[int]) -> Look:
    """Return how those of others are drawn: smaller where there are many."""
    rows = sum([len(lines_of(t, seat)) for seat in others])
    return Look(RIVALS_WIDTH, max(RIVALS_LEAST, min(RIVALS_HEIGHT, (ROOM - 48 * len(others)) / rows - 5)))


# --- a seat ---


def dock(t: Table, sheets: Sheets, seat: int, land: Panel, lang: str) -> list[Panel]:
    """Return what stands beside the map: the cities of a seat, below them where there is room its pyramid, and the
    culture track.

    The map of two players is wide, and has below it the cities and the pyramids of both in a row.
    """
    x = land.right + 12
    cities = cities_of(t, seat)
    panels = [(f"city-{city}", sheets.drawing(seat, city, f"dock-{city}")) for city in cities]
    if t.players == 2:
        return row_of_two(t, seat, land, panels, lang)
    if not cities:
        return below(feet_of(t, seat, filling(t, (seat,), BARE.room, ROOM, BEFORE_CITIES), lang), x, gap=GAP)
    if len(cities) <= MOST_IN_DOCK:
        high = land.bottom - sum([city.height for _, city in panels])
        techs, track = dock_techs(t, seat, high, lang), culture_track(t, WIDTH, lang, "dock-culture")
        panels += [("techs", techs), *([("culture", track)] if techs.height + track.height <= high else [])]
    return below(panels, x, gap=0)


def dock_techs(t: Table, seat: int, high: float, lang: str) -> Drawing:
    """Return the pyramid of a seat to stand below its cities, as large as there is height for it.

    A low one has large cards that say all that they do.
    """
    if len(lines_of(t, seat)) * LARGER * OWN_HEIGHT <= high:
        look = filling(t, (seat,), BARE.room / LARGER, high / LARGER, OWN_LARGEST)._replace(named=True)
        return enlarged(pyramid(t, seat, "dock", look, lang), LARGER)
    return pyramid(t, seat, "dock", filling(t, (seat,), BARE.room, high, (BARE.width, OWN_HEIGHT)), lang)


def row_of_two(t: Table, seat: int, land: Panel, cities: list[tuple[str, Drawing]], lang: str) -> list[Panel]:
    """Return below the map the cities of a seat, and where these leave room the pyramids of both players."""
    y, count = land.bottom + GAP, len(cities)
    is_full = count > MOST_IN_DOCK
    larger = (MOST_BELOW_MAP if is_full else BELOW_MAP) / HEIGHT
    if is_full:
        larger = min(larger, ((land.right - (count - 1) * GAP) / count) / WIDTH)
    step = larger * WIDTH + GAP
    row = [Panel(name, enlarged(city, larger), n * step, y) for n, (name, city) in enumerate(cities)]
    if is_full:
        return row
    span = (land.right - count * step - GAP) / 2
    high = BELOW_MAP - NAME - GAP
    look = filling(t, (seat, 1 - seat), span, high, LARGEST_BELOW_MAP, SMALLEST_BELOW_MAP)
    look = look._replace(named=look.width >= OWN_LETTERS and look.height >= OWN_HEIGHT)
    for n, one in enumerate((seat, 1 - seat)):
        row += below(feet_of(t, one, look, lang), count * step + n * (span + GAP), y, gap=0)
    return row


def feet_of(t: Table, seat: int, look: Look, lang: str, larger: float = 1.0) -> list[tuple[str, Drawing]]:
    """Return the pyramid of a seat, so many times as large, to stand beside the map below the name of whose it is."""
    techs = enlarged(pyramid(t, seat, f"dock-{seat}", look, lang), larger)
    return [(f"whose-{seat}", whose(seat, techs.width, lang)), (f"techs-{seat}", techs)]


def whose(seat: int, width: float, lang: str) -> Drawing:
    """Return the mark and the name of a seat, to stand above what it has."""
    name = TEXTS.say(lang, "see-seat", seat=seat + 1)
    return Drawing(width, NAME, [
        Layer("name", (seat, width), lambda: join([
            group(seat_mark(seat, 11), at=(18, 17)), name_line(name, 38, 25, 23, width - 42),
        ])),
    ])  # fmt: skip


def realm(t: Table, sheets: Sheets, seat: int, sheet: Drawing, lang: str) -> Drawing:
    """Return all that lies before a seat: its sheet, technologies and cities."""
    techs = pyramid(t, seat, f"realm-{seat}", BARE, lang)
    left = below([("sheet", sheet), ("techs", techs)], gap=GAP)
    cities = [(f"city-{city}", sheets.drawing(seat, city, f"realm-{seat}-{city}")) for city in cities_of(t, seat)]
    beside = below(cities[:MOST_IN_DOCK], max(sheet.width, techs.width) + GAP)
    return whole([*left, *beside, *below(cities[MOST_IN_DOCK:], 0, left[-1].bottom + GAP)])
