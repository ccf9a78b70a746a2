"""What each seat has, for all to see: points, gold, what production will bring line by line, settlements, pieces."""

from collections.abc import Callable
from typing import Final, NamedTuple

from epocha.engine.bits import count
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import NOTHING, Svg, circle, group, icon, join, label, player_mark, rect, tag, title
from epocha.games.civilization_2002.components import NONE, RESOURCE, SETTLER, SIZE
from epocha.games.civilization_2002.emblems import settlement
from epocha.games.civilization_2002.forces import total_of
from epocha.games.civilization_2002.forecast import ROLLS, CityCard, Forecast, city_cards, forecast
from epocha.games.civilization_2002.names import TEXTS, region_name
from epocha.games.civilization_2002.scoring import score_of
from epocha.games.civilization_2002.settlements import lands_of, size_of_all
from epocha.games.civilization_2002.state import Table

MIDDLE: Final = (600.0, 178.0)
SLIM: Final = (414.0, 108.0)
"""In a slim column."""
LOW: Final = (236.0, 102.0)
BADGE: Final = (132.0, 82.0)
FEW: Final = 4
"""So many players at most have room for strips instead of badges."""
ALONE: Final = 2
"""With so many players each has one rival."""
STRIP: Final = (690.0, 102.0)
"""Of the only rival, who has the whole row."""
TALL: Final = (360.0, 480.0)
CHIP: Final = (72.0, 56.0)
SIGNS: Final = {"settlements": "settlements", "variety": "any-good", "monopolies": "monopoly", "wonders": "wonders"}


class Number(NamedTuple):
    """Something of a seat in number.

    Attributes:
        symbol: beside it. text: itself. words: what it is. stock: its name in the stock of the seat, or "".
    """

    symbol: str
    text: str
    words: str
    stock: str = ""


class Sheet(NamedTuple):
    """All that the sheets of a seat are drawn from."""

    seat: int
    is_first: bool
    is_out: bool
    numbers: tuple[Number, ...]
    forecast: Forecast
    cards: tuple[CityCard, ...]


def seat_picture(t: Table, seat: int, lang: str) -> Picture:
    """Return the sheet of a seat."""
    sheet = sheet_of(t, seat, lang)
    forms: dict[Form, Callable[[], Drawing]] = {
        "middle": lambda: drawing(t, sheet, MIDDLE, middle, lang),
        "narrow": lambda: drawing(t, sheet, SLIM, slim, lang),
        "tall": lambda: drawing(t, sheet, TALL, tall, lang),
        "low": lambda: drawing(t, sheet, LOW, low, lang),
    }
    if t.players > FEW:
        forms["badge"] = lambda: drawing(t, sheet, BADGE, badge, lang)
    if t.players == ALONE:
        forms["low"] = lambda: drawing(t, sheet, STRIP, strip, lang)
    return Picture(f"seat-{seat}", "seat", TEXTS.say(lang, "see-seat", seat=seat + 1), forms, seat=seat)


def sheet_of(t: Table, seat: int, lang: str) -> Sheet:
    """Return what the sheets of a seat show."""
    coming = forecast(t, seat)
    return Sheet(
        seat, bool(t.first == seat), bool(t.out >> seat & 1), numbers(t, seat, coming, lang), coming,
        tuple(city_cards(t, seat)),
    )  # fmt: skip


def numbers(t: Table, seat: int, coming: Forecast, lang: str) -> tuple[Number, ...]:
    """Return the numbers of a seat."""

    def said(name: str, n: int) -> str:
        return TEXTS.say(lang, f"see-count-{name}", n=n)

    points, lands = int(score_of(t, seat)), len(lands_of(t, seat))
    armies = sum([int(t.piece_owner[n] == seat and figure != SETTLER) for n, figure in enumerate(t.piece_figure)])
    techs, wonders = int(count(t.technologies[seat])), int(count(t.wonders[seat]))
    settlers, gold, sizes = int(total_of(t, seat, SETTLER)), int(t.gold[seat]), int(size_of_all(t, seat))
    return (
        Number("points", str(points), said("points", points)),
        Number("coin", str(gold), said("gold", gold), "gold"),
        Number("income", f"+{coming.least}", said("income", coming.least)),
        Number("settlements", f"{lands}/{sizes}" if sizes > lands else str(lands),
               TEXTS.say(lang, "see-count-settlements", n=lands, size=sizes), "settlements"),
        Number("armies", str(armies), said("armies", armies)),
        Number("technologies", str(techs), said("technologies", techs), "technologies"),
        Number("wonders", str(wonders), said("wonders", wonders), "wonders"),
        Number("figure-settler", str(settlers), said("settlers", settlers)),
    )  # fmt: skip


def drawing(
    t: Table, sheet: Sheet, size: tuple[float, float], draw: Callable[[Table, Sheet, str], Svg], lang: str
) -> Drawing:
    """Return a sheet in one layer."""
    cards = tuple([tuple(card) for card in sheet.cards])
    counted = tuple([tuple(one) for one in sheet.numbers])
    shown = (sheet.seat, sheet.is_first, sheet.is_out, counted, tuple(sheet.forecast), cards)
    return Drawing(*size, [Layer("sheet", shown, lambda: draw(t, sheet, lang))])


# --- parts ---


def panel(sheet: Sheet, width: float, height: float) -> Svg:
    """Return the board of a sheet with the colour of its seat."""
    back = join([rect(1, 1, width - 2, height - 2, "shelf", 10), rect(1, 1, 7, height - 2, "f-player", 3)])
    return group(back, class_="sheet-back")


def whose(sheet: Sheet, x: float, y: float, radius: float) -> Svg:
    """Return the mark of a seat; with a crown if it begins this round."""
    crown = icon("royalty-crown", x + radius * 0.75, y - radius * 0.75, radius * 1.1) if sheet.is_first else NOTHING
    return group(player_mark(sheet.seat, radius, x, y), crown, class_="faded" if sheet.is_out else None)


def number(sheet: Sheet, one: Number, x: float, y: float, size: float, room: float = 0) -> Svg:
    """Return a number with its symbol, whose middle is at a point; `room` is how wide the number may be."""
    return group(
        title(one.words), icon(one.symbol, x, y, size * 1.3),
        label(one.text, x + size * 0.85, y + size * 0.36, size, "t-bold", room, "start"),
        data_symbol=one.stock or None, data_seat=sheet.seat if one.stock else None,
    )  # fmt: skip


def lines_of(sheet: Sheet, x: float, y: float, width: float, size: float, lang: str, height: float = 1000) -> list[Svg]:
    """Return what production will bring, line by line, from the middle of the first line on, in so much height."""
    coming = sheet.forecast
    rows = [(SIGNS[name], TEXTS.say(lang, f"see-line-{name}"), str(gold)) for name, gold in coming.lines]
    surplus = TEXTS.say(lang, "see-line-surplus", percent=round(100 * coming.chance / ROLLS))
    rows.append(("surplus", surplus, f"+{coming.most - coming.least}" if coming.chance else "–"))
    sum_of = sum([gold for _, gold in coming.lines])
    words = TEXTS.say(lang, "see-line-sum" if coming.least == sum_of else "see-line-minimum")
    rows.append(("income", words, str(coming.least)))
    step = min(size * 1.72, height / len(rows))
    return [
        group(
            rect(x - size * 0.8, y + step * i - step / 2, width + size * 0.8, step, "sum-line", 5)
            if i == len(rows) - 1 else NOTHING,
            icon(symbol, x, y + step * i, size * 1.25),
            label(words, x + size, y + step * i + size * 0.36, size, "", width - size * 3.85, "start"),
            label(gold, x + width - 5, y + step * i + size * 0.36, size * 1.06, "t-bold", anchor="end"),
        )
        for i, (symbol, words, gold) in enumerate(rows)
    ]  # fmt: skip


def cards_in_rows(t: Table, sheet: Sheet, room: tuple[float, float, float, float], lang: str, scale: float = 1) -> Svg:
    """Return the city cards in a room of the sheet: its upper left corner, width and height."""
    x, y, width, height = room
    step, down = CHIP[0] + 3, CHIP[1] + 3
    columns = max(1, int((width / scale + 3) // step))
    most = columns * max(1, int((height / scale + 3) // down))
    shown = sheet.cards if len(sheet.cards) <= most else sheet.cards[: most - 1]
    out = [
        group(chip(t, card, sheet.seat, lang), at=(i % columns * step, i // columns * down))
        for i, card in enumerate(shown)
    ]
    if len(shown) < len(sheet.cards):
        at = ((most - 1) % columns * step + CHIP[0] / 2, (most - 1) // columns * down + 34)
        out.append(label(f"+{len(sheet.cards) - len(shown)}", *at, 20, "t-bold"))
    return tag("g", *out, transform=f"translate({x:g} {y:g}) scale({scale:g})")


def chip(t: Table, card: CityCard, seat: int, lang: str) -> Svg:
    """Return a city card: its settlement, its good, how it produces, and what."""
    width, height = CHIP
    name = region_name(t.world, card.land, lang)
    faces = {"happy": "yes" if card.is_happy else "no", "productive": "yes" if card.is_productive else "no"}
    size = SIZE[card.size - 1].name.say(lang)
    words = TEXTS.say(lang, "see-city-card", name=name, size=size, n=card.gold, **faces)
    mood = icon("happy" if card.is_happy else "unhappy", 62, 12, 15) if t.agreed.advanced else NOTHING
    good = NOTHING
    if card.resource != NONE:
        good = join([circle(33, 38, 11, "disc"), icon(f"resource-{RESOURCE.ids[card.resource]}", 33, 38, 17)])
    return group(
        title(words),
        rect(0.5, 0.5, width - 1, height - 1, "lent-card" if card.seat != seat else "own-card", 7),
        icon(settlement(card.size, card.seat), 20, 23, 36),
        good,
        mood,
        icon("productive", 46, 12, 15) if card.is_productive else NOTHING,
        label(str(card.gold), width - 7, height - 9, 21, "t-bold", anchor="end"),
        data_thing=f"region-{t.world.regions.names[card.land]}", data_now=words,
    )  # fmt: skip


# --- forms ---


def middle(t: Table, sheet: Sheet, lang: str) -> Svg:
    """Return one's own sheet: what the seat has, its income line by line, its city cards."""
    points, gold, income, settlements, armies, techs, wonders, settlers = sheet.numbers
    return group(
        panel(sheet, *MIDDLE),
        whose(sheet, 32, 30, 16),
        number(sheet, points, 75, 30, 22, 34),
        number(sheet, gold, 34, 86, 33, 72),
        number(sheet, income, 34, 144, 25, 72),
        *[number(sheet, one, 143, 21 + 34 * i, 18.5, 46)
          for i, one in enumerate((settlements, armies, settlers, techs, wonders))],
        *lines_of(sheet, 221, 21, 181, 17, lang, 170),
        cards_in_rows(t, sheet, (406, 8, 192, 170), lang, 0.86),
    )  # fmt: skip


def tall(t: Table, sheet: Sheet, lang: str) -> Svg:
    """Return the sheet for a phone held upright."""
    points, gold, income, *others = sheet.numbers
    return group(
        panel(sheet, *TALL),
        whose(sheet, 32, 30, 15),
        number(sheet, gold, 74, 30, 26), number(sheet, income, 178, 30, 24), number(sheet, points, 278, 30, 24),
        *[number(sheet, one, x, 70, 18, 60) for x, one in zip((30, 122, 182, 242, 302), others, strict=True)],
        *lines_of(sheet, 34, 108, 300, 17, lang),
        cards_in_rows(t, sheet, (20, 296, 330, 178), lang),
    )  # fmt: skip


def low(t: Table, sheet: Sheet, lang: str) -> Svg:
    """Return a strip that can be read two abreast on a phone: all numbers of a seat in three rows."""
    return group(panel(sheet, *LOW), low_numbers(sheet))


def low_numbers(sheet: Sheet) -> Svg:
    """Return the mark and all numbers of a seat in three rows."""
    points, gold, income, settlements, armies, techs, wonders, settlers = sheet.numbers
    cells = (None, points, techs, gold, income, wonders, settlements, armies, settlers)
    return group(
        whose(sheet, 28, 21, 11),
        *[
            number(sheet, one, (24, 108, 180)[i % 3], 21 + 30 * (i // 3), 17.4, (0, 42, 32)[i % 3])
            for i, one in enumerate(cells)
            if one
        ],
    )


def strip(t: Table, sheet: Sheet, lang: str) -> Svg:
    """Return a strip for the whole width of a screen: the low one, with the income line by line and the city cards."""
    return group(
        panel(sheet, *STRIP),
        low_numbers(sheet),
        *lines_of(sheet, 246, 12, 178, 11.2, lang, STRIP[1] - 8),
        cards_in_rows(t, sheet, (436, 4, 250, 96), lang, 0.82),
    )


def slim(t: Table, sheet: Sheet, lang: str) -> Svg:
    """Return one's own sheet in a slim column: all numbers, and the income line by line."""
    return group(panel(sheet, *SLIM), low_numbers(sheet), *lines_of(sheet, 246, 13, 162, 14.4, lang, SLIM[1] - 8))


def badge(t: Table, sheet: Sheet, lang: str) -> Svg:
    """Return a small box where many share a row: points, technologies, gold, income, settlements and armies."""
    points, gold, income, settlements, armies, techs, *_ = sheet.numbers
    places = (
        (points, 50, 17, 25), (techs, 98, 17, 20), (gold, 20, 42, 31), (income, 78, 42, 39),
        (settlements, 19, 66, 49), (armies, 100, 66, 18),
    )  # fmt: skip
    return group(
        panel(sheet, *BADGE),
        whose(sheet, 23, 18, 10),
        *[number(sheet, one, x, y, 15.5, room) for one, x, y, room in places],
    )
