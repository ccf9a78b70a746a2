"""What the steps share: their numbers, the free action of SA-7.24, payments, and figures that come back."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Aside, Step
from epocha.engine.fields import Field, number
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import AMOUNT, RESOURCES
from epocha.games.stone_age.state import (
    KIND_BITS,
    NONE,
    PAY,
    PAYLOAD,
    REDEEM_CARD,
    TAKE,
    USE_CARD,
    USE_TOOL,
    Table,
)

PLACE_FIGURES: Final = 0
CHOOSE_PLACE: Final = 1
USE_TOOLS: Final = 2
BUY_CARD: Final = 3
LAY_CARD: Final = 4
PICK_DIE: Final = 5
BUY_BUILDING: Final = 6
FEED: Final = 7
COVER_SHORTAGE: Final = 8
REDEEM_TWO: Final = 9
NEW_ROUND: Final = 10
FINAL_SCORING: Final = 11
GAME_OVER: Final = 12


def next_seat(t: Table, p: i64) -> i64:
    """Return the seat clockwise of `p` (SA-2.15)."""
    return p + 1 if p + 1 < t.players else 0


class Redeem(Aside[Table]):
    """SA-7.24: "any 2 resources" may be redeemed inside any own decision, which is put again afterwards (SA-16.5).

    At a card, a building or a shortage it may open other choices, so it is offered there in any case; elsewhere only
    to whoever has a choice anyway (SA-18.1).
    """

    def offer(self, table: Table, player: i64, choices: vec[i64]) -> vec[i64]:
        card = table.redeemer(player)
        if card == NONE:
            return choices
        step = table.step_number()
        if step == BUY_CARD or step == BUY_BUILDING or step == COVER_SHORTAGE or len(choices) > 1:
            return append(choices, REDEEM_CARD << KIND_BITS | card)
        return choices

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "SA-7.24"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        card = action & PAYLOAD
        table.mark[card] = 0
        table.push(REDEEM_TWO, player, AMOUNT[card])


REDEEM: Final = Redeem(REDEEM_CARD << KIND_BITS, REDEEM_CARD << KIND_BITS | PAYLOAD)


def misplaced(action: i64, rule: str) -> str:
    """Return the rule for an action of another step: SA-6.6 for tools without a roll, else the step's."""
    return "SA-6.6" if action >> KIND_BITS in (USE_TOOL, USE_CARD) else rule


class RedeemTwo(Step[Table]):
    """SA-D8, as a chain of single choices."""

    LEFT: Final = 0  # resources still to take
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("left", most=9),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for r in range(RESOURCES):
            out = append(out, TAKE << KIND_BITS | r)
        return out

    def apply(self, table: Table, player: i64, action: i64) -> None:
        table.gain(player, action & PAYLOAD, 1)
        left = table.get(RedeemTwo.LEFT) - 1
        table.put(RedeemTwo.LEFT, left)
        if left == 0:
            table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (int(table.get(RedeemTwo.LEFT)), int(table.get(RedeemTwo.LEFT)))


def take_back(t: Table, p: i64, place: i64) -> None:
    """SA-5.3: the figures return from a resolved place to the player's board."""
    figures = t.placed[place * t.players + p]
    t.placed[place * t.players + p] = 0
    t.taken[place] -= figures
    t.idle[p] += figures


def payable(t: Table, p: i64, out: vec[i64]) -> vec[i64]:
    """Add a payment of one resource of each kind that the player has."""
    for r in range(RESOURCES):
        if t.stock[p * RESOURCES + r]:
            out = append(out, PAY << KIND_BITS | r)
    return out


def fewest_payments(t: Table, p: i64, due: i64) -> int:
    """Return how many of the payments that are due a player is asked for at least.

    Once a single kind is left, the rest is paid without asking. Redeeming makes the questions no fewer.
    """
    largest: i64 = 0
    for r in range(RESOURCES):
        largest = max(largest, t.stock[p * RESOURCES + r])
    return int(max(1, min(due, t.stock_total(p) - largest)))


def pay(t: Table, p: i64, resource: i64) -> None:
    """Return one resource to the supply."""
    t.stock[p * RESOURCES + resource] -= 1
