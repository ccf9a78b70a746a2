"""The rows of a trade desk before there is a deal: who holds what, and with whom one may trade."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import fitted, name_line, seat_mark, text_box
from epocha.engine.svg import Svg, circle, group, icon, join, label, rect, row_hit, tag
from epocha.games.civilization_2002.components import NONE, RESOURCE
from epocha.games.civilization_2002.names import TEXTS
from epocha.games.civilization_2002.notation import words
from epocha.games.civilization_2002.settlements import holder_of_card, is_resource_card, resource_of
from epocha.games.civilization_2002.state import Table

HELD: Final = 46.0
LARGEST: Final = 1.7
"""How many times as large rows are at most."""
APART_UPRIGHT: Final = 2.6
APART: Final = 0.6
"""How much higher than usual rows are at most where few of them leave room: on a phone held upright, which they fill,
and elsewhere for each of them, since two would be giants."""
OF_GOOD: Final = 70.0
WIDEST: Final = 92.0
"""How wide the column of a good is before it is enlarged, beside what stands before and after the goods; and at most,
where there is room."""
BEFORE_GOODS: Final = 134.0
AFTER_GOODS: Final = 42.0
NAME: Final = 110.0
"""The room for the name of a seat before its gold; where there is none, its name stands above it."""
ROOMY: Final = 54.0
"""How wide the place of a good is at least whose number has room beside its symbol."""
HEAD: Final = 40.0
LETTERS: Final = (15.8, 16.6)
"""How high the names of goods above their columns are, and their letters on a wide desk and on a phone, where smaller
ones would make it show a part of the desk."""
EDGE: Final = 2.0
"""How far the names of two columns stay off the line between them."""


class Held(NamedTuple):
    """What a seat holds that trade is mostly about: its gold, and of each good that it holds how many cards.

    Attributes:
        goods: number, count, and the two actions by which an offer for one begins, "" if there can be none.
        trades: whether it is one whom an offer might be made to. is_open: whether one can be made now.
    """

    seat: int
    gold: int
    goods: tuple[tuple[int, int, str, str], ...]
    trades: bool
    is_open: bool


class Rows(NamedTuple):
    """How the rows of what everybody holds lie.

    Attributes:
        larger: how many times as large. step: from row to row before that. name: the room for names before gold.
        goods: those that anybody holds. column: how wide that of each is. letters: size of their names above the rows.
    """

    larger: float
    step: float
    name: float
    goods: tuple[int, ...] = ()
    column: float = 0.0
    letters: float = 0.0

    @property
    def head(self) -> float:
        """Return how high the names above the rows are."""
        return HEAD if self.goods else 0.0

    @property
    def left(self) -> float:
        """Return where the columns begin."""
        return BEFORE_GOODS + self.name

    def height(self, count: int) -> float:
        """Return how high so many rows and what stands above them are."""
        return self.larger * (self.head + self.step * count)


def all_held(t: Table, seat: int, open_now: Sequence[str], offers: bool) -> list[Held]:
    """Return what everybody holds: first the one who looks, if that is a player who is asked.

    Args:
        offers: whether that player may make offers.
    """
    seats = sorted(range(int(t.players)), key=lambda one: (one != seat, one))
    return [held_by(t, one, open_now, offers and one != seat != NONE) for one in seats]


def held_by(t: Table, seat: int, open_now: Sequence[str], trades: bool) -> Held:
    """Return what a seat holds."""
    lands: dict[int, list[int]] = {}
    for land in range(t.world.land_count):
        if is_resource_card(t, land) and holder_of_card(t, land) == seat:
            lands.setdefault(int(resource_of(t, land)), []).append(land)
    offer = f"offer {seat + 1}"
    begins = offer if offer in open_now else ""
    found = [
        (resource, len(there), begins, f"take card of {words(t.world.regions.names[there[0]])}" if begins else "")
        for resource, there in sorted(lands.items())
    ]
    return Held(seat, int(t.gold[seat]), tuple(found), trades, bool(begins))


def kinds_in(held: Sequence[Held]) -> tuple[int, ...]:
    """Return the goods that anybody holds."""
    return tuple(sorted({good for one in held for good, *_ in one.goods}))


def bare_width(held: Sequence[Held]) -> float:
    """Return how wide rows are at least, with names above the rest."""
    return BEFORE_GOODS + OF_GOOD * len(kinds_in(held)) + AFTER_GOODS


def rows_of(held: Sequence[Held], width: float, room: float, is_wide: bool) -> Rows:
    """Return how what everybody holds lies: as large as there is room, with names beside the rest if they fit.

    Args:
        width: of the rows. room: how high they may be together.
        is_wide: whether the desk is, which is never too small: names stand beside the rest, and it may grow higher.
    """
    if not held:
        return Rows(1.0, HELD, 0.0)
    goods, bare = kinds_in(held), bare_width(held)
    name = NAME if is_wide or bare + NAME <= width else 0.0
    head = HEAD if goods else 0.0
    larger = max(1.0, min(LARGEST, room / (head + HELD * len(held)), width / (bare + name)))
    apart = min(APART * len(held) if is_wide else APART_UPRIGHT, (room / larger - head) / (HELD * len(held)))
    column = min(WIDEST, (width / larger - BEFORE_GOODS - name - AFTER_GOODS) / max(1, len(goods)))
    return Rows(larger, HELD * max(1.0, apart), name, goods, column, LETTERS[not is_wide] / larger)


def holdings(held: Sequence[Held], width: float, rows: Rows, lang: str) -> Svg:
    """Return what everybody holds, a row for each seat: an offer begins by a row, or by a good in it."""
    larger = rows.larger
    drawn = [
        group(
            row_of(one, width / larger, rows, lang),
            at=(0, rows.head + rows.step * i),
            class_="half" if one.trades > one.is_open else None,
        )
        for i, one in enumerate(held)
    ]
    return tag("g", heads(rows, lang), *drawn, transform=f"scale({larger:.3g})" if larger != 1.0 else None)


def heads(rows: Rows, lang: str) -> Svg:
    """Return what the goods are called, each above its column; where they are long, every other one stands lower."""
    names = [RESOURCE[good].name.say(lang) for good in rows.goods]
    size, width = rows.letters, rows.column - 2 * EDGE
    together = all(fitted(name, width, HEAD, size, size) for name in names)
    high, more = (HEAD, 0.0) if together else (HEAD / 2, rows.column / 2)
    return group(*[
        text_box(name, rows.left + rows.column * n + EDGE - more, 0 if together else HEAD / 2 * (n % 2),
                 width + 2 * more, high, size, "t-soft", least=size)
        for n, name in enumerate(names)
    ])  # fmt: skip


def row_of(one: Held, width: float, rows: Rows, lang: str) -> Svg:
    """Return the row of a seat."""
    high, middle = rows.step - 6, rows.step / 2
    back = rect(0, 3, width, high, "desk-row" if one.trades else "shelf", 8)
    name = TEXTS.say(lang, "see-seat", seat=one.seat + 1)
    up, down, size, left = (6.0, 7.0, 20, 72 + rows.name) if rows.name else (-3.0, 17.0, 17, 56.0)
    drawn: list[Svg] = [
        back,
        group(seat_mark(one.seat, 11), at=(24, middle)),
        name_line(name, 44, middle + up, 16, (rows.name or BEFORE_GOODS - 50), "t-bold"),
        icon("coin", left, middle + (0 if rows.name else down - 6), 26 if rows.name else 18),
        label(str(one.gold), left + (18 if rows.name else 13), middle + down, size, "t-bold", anchor="start"),
    ]
    if one.trades:
        said = TEXTS.say(lang, "see-partner", seat=one.seat + 1)
        spot = rect(0, 3, width, high, r=8)
        drawn += [
            icon("swap", width - 24, middle, 26),
            row_hit(f"place-partner-{one.seat}", said, f"offer {one.seat + 1}", spot, data_now=told_of(one, lang)),
        ]
    chip = (rows.column - 6, high - 12)
    drawn += [
        group(held_good(one.seat, good, chip, lang), at=(rows.left + 3 + rows.column * rows.goods.index(good[0]), 9))
        for good in one.goods
    ]
    return join(drawn)


def told_of(one: Held, lang: str) -> str:
    """Return what a seat holds in words."""
    goods = [f"{RESOURCE[resource].name.say(lang)} {count}" for resource, count, *_ in one.goods]
    return TEXTS.say(lang, "see-holds", seat=one.seat + 1, gold=one.gold, cards=len(goods), goods=", ".join(goods))


def held_good(seat: int, good: tuple[int, int, str, str], size: tuple[float, float], lang: str) -> Svg:
    """Return a good that a seat holds, with how many cards of it: beside its symbol, or below where that is higher."""
    resource, count, offer, then = good
    name, (width, height) = RESOURCE.ids[resource], size
    upright = width < ROOMY or height > 0.9 * width
    large = min(0.94 * width, height - 22, 44.0) if upright else min(width - 26, height - 4, 38.0)
    x, y = (width / 2, height / 2 - 9) if upright else (width / 2 - 10, height / 2)
    at = (width / 2, height / 2 + large / 2 + 8) if upright else (x + large / 2 + 11, height / 2 + 6.5)
    art = join([
        circle(x, y, large / 2, "disc"),  # by night coal and horses are as dark as what they would lie on
        icon(f"resource-{name}", x, y, 0.72 * large),
        label(str(count), *at, 18, "t-bold"),
    ])  # fmt: skip
    said = TEXTS.say(lang, "see-ask-for", what=RESOURCE[resource].name.say(lang), seat=seat + 1)
    if not offer:
        return group(art, data_thing=f"resource-{name}")
    spot = rect(0, 0, width, height, r=8)
    place = row_hit(f"place-held-{seat}-{name}", said, offer, spot, data_then=then, data_thing=f"resource-{name}")
    return group(rect(0, 0, width, height, "own-card", 8), art, place)
