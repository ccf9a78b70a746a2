"""What one's own seat can buy: each kind of pieces with its dice and price, and who is paid for it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import Piece, lay, seat_mark
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import NOTHING, Svg, group, icon, join, label, rect
from epocha.games.civilization_2002.components import (
    AIRCRAFT,
    FIGURE,
    FIGURES,
    NONE,
    SETTLER,
    SHIP,
    SHIP_PRICE,
    SHIP_TECHNOLOGY,
    UNIT,
    WONDER,
)
from epocha.games.civilization_2002.names import TEXTS, heading, piece_id, piece_name, wonder_name
from epocha.games.civilization_2002.notation import words
from epocha.games.civilization_2002.prices import (
    bars_selling,
    figures_for_sale,
    next_card,
    paid_for,
    price_of,
    price_of_card,
    selling_price,
)
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.technologies import bonus_of, dice_of, is_obtained, owner_of_wonder

CARD: Final = (112.0, 70.0)
SLIM: Final = (64.0, 88.0)
"""In a slim column: what stands beside the figure stands below it there, so that six have room in a row."""
IN_ROW: Final = 6
GAP: Final = 7.0
VERBS: Final = ("buy", "learn", "sell")


Size = tuple[float, float]


class Ware(NamedTuple):
    """Something that can be bought.

    Attributes:
        name: of its piece. thing: that it is. symbol: of it. dice: "3+1", "" for what does not fight.
        price: in gold. seat: who gets a part of the price, or NONE. enough: whether there is gold enough.
        actions: that buy or sell it. words: what it is and costs.
    """

    name: str
    thing: str
    symbol: str
    dice: str
    price: int
    seat: int
    enough: bool
    actions: str
    words: str


def shop(t: Table, lang: str) -> list[Picture]:
    """Return what the seat to whom a view belongs can buy; nothing in the views of others."""
    seat = int(t.viewer)
    if not 0 <= seat < t.players:
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "middle": lambda: drawing(t, seat, IN_ROW, CARD, lang),
        "narrow": lambda: drawing(t, seat, IN_ROW, SLIM, lang),
        "tall": lambda: drawing(t, seat, 3, CARD, lang),
    }
    return [Picture(f"hand-{seat}", "hand", TEXTS.say(lang, "see-shop"), forms, seat=seat, verbs=VERBS)]


def drawing(t: Table, seat: int, columns: int, card: Size, lang: str) -> Drawing:
    """Return what can be bought as cards of a size in columns."""
    found = wares(t, seat, lang)
    rows = -(-len(found) // columns)
    width, height = columns * (card[0] + GAP) + GAP, rows * (card[1] + GAP) + GAP
    shown = (card, *[tuple(one) for one in found])
    return Drawing(width, height, [Layer("wares", shown, lambda: cards(found, columns, card))])


def wares(t: Table, seat: int, lang: str) -> list[Ware]:
    """Return what a seat can buy: pieces, and what else is for sale to everybody."""
    figures = [int(figure) for figure in figures_for_sale(t, AIRCRAFT)]
    found = [piece_ware(t, seat, figure, lang) for figure in [*figures, int(SETTLER)]]
    if not t.agreed.advanced and next_card(t) != NONE:
        price = int(price_of_card(t, seat))
        told = TEXTS.say(lang, "see-buy-technology", n=price)
        found.append(other_ware(t, seat, "symbol-technologies", "technologies", price, "learn", told))
    if t.agreed.advanced and is_obtained(t, SHIP_TECHNOLOGY) and owner_of_wonder(t, SHIP) == NONE:
        ship, price = f"wonder-{WONDER.ids[SHIP]}", int(SHIP_PRICE)
        told = TEXTS.say(lang, "see-ware", what=wonder_name(int(SHIP), lang), n=price)
        found.append(other_ware(t, seat, ship, ship, price, "buy ship", told))
    return found


def other_ware(t: Table, seat: int, thing: str, symbol: str, price: int, action: str, told: str) -> Ware:
    """Return something for sale that is no piece."""
    return Ware(symbol, thing, symbol, "", price, int(NONE), price <= t.gold[seat], action, told)


def piece_ware(t: Table, seat: int, figure: int, lang: str) -> Ware:
    """Return a kind of pieces; of the outdated it is said too what the bank pays for one."""
    name, price, royal = FIGURE.ids[figure], int(price_of(t, figure)), int(paid_for(t, figure))
    dice = ""
    if figure < FIGURES:
        plus = int(bonus_of(t, figure))
        dice = f"{int(dice_of(t, figure))}{f'+{plus}' if plus else ''}"
    now = piece_id(t, figure)
    thing = f"unit-{now}" if now in UNIT.ids and t.agreed.advanced else f"figure-{name}"
    told = [TEXTS.say(lang, "see-ware", what=heading(piece_name(t, figure, lang)), n=price)]
    if royal not in (NONE, seat):
        told.append(TEXTS.say(lang, "see-royalty", seat=royal + 1))
    if bars_selling(t, figure) is None:
        told.append(TEXTS.say(lang, "see-sells", n=int(selling_price(t, figure))))
    text = words(name)
    return Ware(
        name, thing, f"figure-{name}", dice, price, royal if royal != seat else int(NONE), price <= t.gold[seat],
        f"buy {text}|sell {text}" if figure < FIGURES else f"buy {text}", " ".join(told),
    )  # fmt: skip


def cards(found: list[Ware], columns: int, card: Size) -> Svg:
    """Return the cards in rows."""
    out: list[Svg] = []
    for i, one in enumerate(found):
        at = (GAP + i % columns * (card[0] + GAP), GAP + i // columns * (card[1] + GAP))
        piece = Piece(f"ware-{one.name}", face(one, card), *card, one.words, one.actions)
        out.append(group(lay(piece, *at), data_thing=one.thing, data_now=one.words))
    return group(*out)


def face(one: Ware, card: Size) -> Svg:
    """Return the card of something that can be bought; it is pale for who has too little gold."""
    width, height = card
    is_slim = card == SLIM
    (x, y), left, (first, second) = ((32, 22), 16, (51, 74)) if is_slim else ((28, 35), 60, (20, 50))
    mark = (width - 11, 11) if is_slim else (14, height - 13)
    if is_slim and not one.dice:
        y, second = 28, 66
    dice = NOTHING
    if one.dice:
        number = label(one.dice, left + 12, first + 6.5, 18.5, "t-bold", width - left - 14, "start")
        dice = join([icon("die", left, first, 19), number])
    return join([
        rect(0.5, 0.5, width - 1, height - 1, "own-card" if one.enough else "ware-closed", 8),
        group(icon(one.symbol, x, y, 38 if is_slim else 46)),
        dice,
        icon("coin", left, second, 19),
        label(str(one.price), left + 12, second + 7, 20.5, "t-bold", width - left - 14, "start"),
        group(seat_mark(one.seat, 7), at=mark) if one.seat != NONE else NOTHING,
    ])  # fmt: skip
