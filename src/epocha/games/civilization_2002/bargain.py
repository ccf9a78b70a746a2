"""What a deal changes for the two who make it: gold, what the next production brings, and points, before and after."""

from typing import Final, NamedTuple

from epocha.engine.parts.pieces import seat_mark
from epocha.engine.svg import Svg, group, icon, label, rect, title
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002.forecast import ROLLS, Forecast, forecast
from epocha.games.civilization_2002.goods import hand_over
from epocha.games.civilization_2002.names import TEXTS
from epocha.games.civilization_2002.places import draft_of
from epocha.games.civilization_2002.scoring import score_of
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps.trade import given_so_far

HEIGHT: Final = 44.0
SYMBOLS: Final = ("coin", "income", "surplus", "points")


class Bill(NamedTuple):
    """What a deal changes for a seat, each before and after it.

    Attributes:
        gold, income, points: as they are. surplus: of how many rolls in `ROLLS` a surplus of a good held comes.
    """

    seat: int
    gold: tuple[int, int]
    income: tuple[int, int]
    surplus: tuple[int, int]
    points: tuple[int, int]


def after_draft(t: Table, seat: int, other: int) -> Table:
    """Return the table as it would be if the offer were accepted that a seat is composing."""
    draft = vec_of(draft_of(t, seat))
    after = t.clone()
    for giver, taker, kind in ((seat, other, m.GIVE), (other, seat, m.TAKE)):
        for item in given_so_far(t, giver, kind, draft):
            hand_over(after, giver, taker, item)
    return after


def after_offer(t: Table, offer: int) -> Table:
    """Return the table as it would be if an open offer were accepted."""
    after = t.clone()
    after.carry_out(offer)
    return after


def bill(before: Table, after: Table, seat: int) -> Bill:
    """Return what a deal changes for a seat."""
    coming: tuple[Forecast, Forecast] = (forecast(before, seat), forecast(after, seat))
    return Bill(
        seat,
        (int(before.gold[seat]), int(after.gold[seat])),
        (coming[0].least, coming[1].least),
        (coming[0].chance, coming[1].chance),
        (int(score_of(before, seat)), int(score_of(after, seat))),
    )


def change(value: tuple[int, int]) -> str:
    """Return a number before and after, or alone if it stays."""
    was, then = value
    return f"{was} → {then}" if was != then else str(was)


def bill_line(one: Bill, width: float, lang: str) -> Svg:
    """Return a bill as a line: what changes with both numbers, what stays with one."""
    values = (one.gold, one.income, one.surplus, one.points)
    said = dict(zip(("gold", "income", "surplus", "points"), map(change, values), strict=True))
    step = (width - 44) / len(values)
    drawn: list[Svg] = [
        title(TEXTS.say(lang, "see-bill", seat=one.seat + 1, of=ROLLS, **said)),
        rect(0, 2, width, HEIGHT - 4, "shelf", 8),
        group(seat_mark(one.seat, 11), at=(24, HEIGHT / 2)),
    ]
    for i, (symbol, (was, then), text) in enumerate(zip(SYMBOLS, values, said.values(), strict=True)):
        look = "t-bold bill-more" if then > was else "t-bold bill-less" if then < was else "t-soft"
        x = 56 + step * i
        drawn += [icon(symbol, x, HEIGHT / 2, 24), label(text, x + 16, HEIGHT / 2 + 6.5, 17, look, step - 36, "start")]
    return group(*drawn)
