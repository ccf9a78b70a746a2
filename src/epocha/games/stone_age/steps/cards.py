"""Civilization cards and the dice market (section 7)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import Field, index, number
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import (
    ADVANCE_GRAIN,
    AMOUNT,
    DIE_FACES,
    DRAW_CARD,
    FIRST_CARD_SPACE,
    FOOD,
    GAIN_FOOD,
    GAIN_POINTS,
    GAIN_TOOL,
    MARKET,
    MARKET_DICE,
    PRICE,
    READY_TOPS,
    REWARD,
    REWARD_AMOUNT,
    REWARD_RESOURCE,
    ROLL_GATHER,
    TOP,
    TOP_RESOURCE,
)
from epocha.games.stone_age.state import DECLINE, KIND_BITS, NONE, PAY, PAYLOAD, TAKE_DIE, USE_CARD, USE_TOOL, Table
from epocha.games.stone_age.steps.common import (
    LAY_CARD,
    PICK_DIE,
    USE_TOOLS,
    fewest_payments,
    misplaced,
    next_seat,
    pay,
    payable,
    take_back,
)


class BuyCard(Step[Table]):
    """SA-D4, as a chain of single payments."""

    SPACE: Final = 0
    PAID: Final = 1  # resources so far
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("space", of="space", none=False), number("paid", most=9))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if table.get(BuyCard.PAID) or table.stock_total(player) >= PRICE[table.get(BuyCard.SPACE)]:
            out = payable(table, player, out)
        if table.get(BuyCard.PAID) == 0:
            out = append(out, DECLINE << KIND_BITS)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        poor = table.get(BuyCard.PAID) == 0 and table.stock_total(player) < PRICE[table.get(BuyCard.SPACE)]
        return misplaced(action, "SA-7.4" if poor and action >> KIND_BITS == PAY else "SA-7.2")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        space = table.get(BuyCard.SPACE)
        if action >> KIND_BITS == DECLINE:
            table.pop()
            take_back(table, player, FIRST_CARD_SPACE + space)
            return
        pay(table, player, action & PAYLOAD)
        paid = table.get(BuyCard.PAID) + 1
        table.put(BuyCard.PAID, paid)
        if paid == PRICE[space]:
            card = table.spaces[space]
            table.spaces[space] = NONE
            table.take_card(player, card)
            table.pop()
            table.push(LAY_CARD, player, space)
            carry_out(table, player, card)

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        due = PRICE[table.get(BuyCard.SPACE)] - table.get(BuyCard.PAID)
        return (fewest_payments(table, player, due) if table.get(BuyCard.PAID) else 1, int(due))


def carry_out(t: Table, p: i64, card: i64) -> None:
    """Carry out the upper half of a bought card (SA-7.10 to SA-7.18, SA-7.26); deferred ones just lie there."""
    top = TOP[card]
    if top == MARKET:
        roll_market(t, p)
    elif top == ROLL_GATHER:
        t.push(USE_TOOLS, p, TOP_RESOURCE[card], t.roll(AMOUNT[card]), NONE)
    elif top == DRAW_CARD:
        t.draw_secretly(p, AMOUNT[card])
    elif top == GAIN_FOOD:
        t.gain(p, FOOD, AMOUNT[card])
    elif top == GAIN_POINTS:
        t.score[p] += AMOUNT[card]
    elif not READY_TOPS[top]:
        receive(t, p, top, TOP_RESOURCE[card], AMOUNT[card])


class LayCard(Step[Table]):
    """SA-7.5, SA-7.32: after its effect the card is laid down and the figure returns."""

    SPACE: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("space", of="space", none=False),)

    def run(self, table: Table) -> None:
        space = table.get(LayCard.SPACE)
        player = table.player()
        table.pop()
        take_back(table, player, FIRST_CARD_SPACE + space)


# --- dice market (SA-7.26 to SA-7.32) ---


def roll_market(t: Table, buyer: i64) -> None:
    """SA-7.26: roll one die per player; the buyer chooses first."""
    t.roll(MARKET_DICE[t.players])
    for i in range(len(t.dice)):
        t.market[t.dice[i]] += 1
    t.push(PICK_DIE, buyer, len(t.dice))


class PickDie(Step[Table]):
    """SA-D6."""

    LEFT: Final = 0  # dice, all of them counted in `market`
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("left", most=9),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for face in range(1, DIE_FACES + 1):
            if table.market[face]:
                out = append(out, TAKE_DIE << KIND_BITS | face)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "SA-7.27" if action >> KIND_BITS in (USE_TOOL, USE_CARD) else misplaced(action, "SA-7.28")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        face = action & PAYLOAD
        table.market[face] -= 1
        left = table.get(PickDie.LEFT) - 1
        if left:
            table.put(PickDie.LEFT, left)
            table.pass_to(next_seat(table, player))
        else:
            table.pop()
        receive(table, player, REWARD[face], REWARD_RESOURCE[face], REWARD_AMOUNT[face])


def receive(t: Table, p: i64, what: i64, resource: i64, amount: i64) -> None:
    """Give a player a reward of the dice market, or the same from a card (SA-7.11, SA-7.13, SA-7.16, SA-7.29)."""
    if what == GAIN_TOOL:
        for _ in range(amount):
            t.gain_tool(p)
    elif what == ADVANCE_GRAIN:
        t.advance_grain(p, amount)
    else:
        t.gain(p, resource, amount)
