"""Shelves: cards of the game as rows in columns by era: who has them, what they cost, what they are good for."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import seat_mark
from epocha.engine.picture import Drawing, Layer
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, kept, label, rect, text_width
from epocha.games.civilization_2002.components import ERA, ERAS
from epocha.games.civilization_2002.names import name_of

ROW: Final = 35.0
HEAD: Final = 34.0
GAP: Final = 8.0
NAME: Final = 16.5
DETAIL: Final = 15.7
NARROWEST: Final = 0.84
"""How narrow the letters of a detail may become, as a part of their usual width, before it is cut short."""
SIGN: Final = 18.0
OPEN: Final = "row-open"
KNOWN: Final = "row-known"
CLOSED: Final = "row-closed"
PAST: Final = "row-past"
"""Classes of rows: what can be had now, what somebody has, what nobody can have yet, what does nothing any more."""


class Row(NamedTuple):
    """A card on a shelf.

    Attributes:
        name: of its place. thing: that it shows. symbol: beside its name, "" for none. words: its name.
        detail: a line under it. signs: symbols in that line. price: "" if it has none. seats: who has it.
        state: one of OPEN, KNOWN, CLOSED, PAST. actions: that it offers. told: what is read aloud.
    """

    name: str
    thing: str
    symbol: str
    words: str
    detail: str
    signs: tuple[str, ...]
    price: str
    seats: tuple[int, ...]
    state: str
    actions: str
    told: str


class Lie(NamedTuple):
    """How shelves lie: how wide a column is, and which eras stand below each other in each."""

    width: float
    columns: tuple[tuple[int, ...], ...]


WIDE: Final = Lie(242, ((0,), (1,), (2,), (3,)))
TALL: Final = Lie(218, ((0, 1), (2, 3)))


def shelves(name: str, rows: Sequence[Sequence[Row]], lie: Lie, lang: str, era: int) -> Drawing:
    """Return shelves as a drawing, each era a layer of its own.

    Args:
        name: what the layers begin with. rows: those of each era. era: that the game is in, which is marked.
    """
    layers: list[Layer] = []
    lowest = 0.0
    for at, eras in enumerate(lie.columns):
        x, y = GAP + at * (lie.width + GAP), GAP
        for one in eras:
            if rows[one]:
                layers.append(era_layer(name, one, rows[one], lie.width, one == era, lang, (x, y)))
                y += HEAD + len(rows[one]) * ROW + GAP
        lowest = max(lowest, y)
    return Drawing(GAP + len(lie.columns) * (lie.width + GAP), lowest, layers)


def era_layer(
    name: str, era: int, rows: Sequence[Row], width: float, is_now: bool, lang: str, at: tuple[float, float]
) -> Layer:
    """Return the shelf of an era."""

    def draw() -> Svg:
        head = group(
            rect(0, 0, width, HEAD - 4, "era-now" if is_now else "era-head", 7),
            label(name_of("era", ERA.ids[era], lang), width / 2, 21, 18, "t-bone t-bold", width - 10),
            data_thing=f"era-{ERA.ids[era]}",
        )
        return group(head, *[row(one, HEAD + i * ROW, width) for i, one in enumerate(rows)])

    return Layer(f"{name}-{ERA.ids[era]}", (tuple([tuple(one) for one in rows]), is_now, width), draw, at=at)


@kept
def row(one: Row, y: float, width: float) -> Svg:
    """Return a card as a row at a height."""
    height = ROW - 3
    left = 36.0 if one.symbol else 8.0
    marks = [group(seat_mark(seat, 8), at=(width - 14 - 19 * i, 10)) for i, seat in enumerate(reversed(one.seats))]
    taken = 19.0 * len(marks)
    price = NOTHING
    if one.price:
        price = join([
            icon("coin", width - 11, height - 9, 15),
            label(one.price, width - 21, height - 3.5, NAME, "t-bold", anchor="end"),
        ])  # fmt: skip
    room = width - left - 8
    detail_room = room - (46 if one.price else 0)
    signs = [icon(sign, left + SIGN / 2 + (SIGN + 4) * i, height - 9, SIGN) for i, sign in enumerate(one.signs)]
    shift = (SIGN + 4) * len(signs)
    art = group(
        rect(0, 0, width, height, one.state, 6),
        rect(0, 0, width, height, f"p{one.seats[0]} tint", 6) if one.state == KNOWN and one.seats else NOTHING,
        icon(one.symbol, 18, height / 2, 28) if one.symbol else NOTHING,
        label(one.words, left, 13 if one.detail or signs else 21.5, NAME, "t-bold", room - taken, "start"),
        rect(left - 3, height - 18, shift + 1, SIGN - 3, "sign-back", 5) if signs else NOTHING,
        *signs,
        label(cut(one.detail, detail_room - shift), left + shift, height - 4, DETAIL, "t-soft", detail_room - shift,
              "start") if one.detail else NOTHING,
        price,
        *marks,
    )  # fmt: skip
    spot = rect(0, 0, width, height, r=6)
    if one.actions:
        place = hit(f"place-{one.name}", one.told, one.actions, spot, data_thing=one.thing, data_now=one.told)
        # what glows lies below the card, whose letters reach up to its edge
        return group(place, group(art, class_="on-map"), at=(0, y), class_="row-place")
    return group(art, at=(0, y), data_thing=one.thing, data_now=one.told)


def cut(text: str, room: float) -> str:
    """Return a detail cut short so that its letters need not become too narrow."""
    while len(text) > 1 and NARROWEST * text_width(text, DETAIL) > room:
        text = text[:-2].rstrip(" ,") + "…"
    return text


def by_era(count: int, eras: Sequence[int]) -> list[list[int]]:
    """Return the numbers of so many cards by era."""
    return [[n for n in range(count) if int(eras[n]) == era] for era in range(int(ERAS))]
