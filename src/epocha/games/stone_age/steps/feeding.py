"""Phase 3: feeding (section 9)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import Field, flag, number
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import AMOUNT, FOOD_PER_FIGURE, HUNGER_PENALTY
from epocha.games.stone_age.state import (
    ALL_HUNGER_BITS,
    BUILDING_END,
    HUNGER_BITS,
    KIND_BITS,
    NONE,
    PAY,
    PAYLOAD,
    STARVE,
    Table,
)
from epocha.games.stone_age.steps.common import (
    COVER_SHORTAGE,
    FEED,
    FINAL_SCORING,
    NEW_ROUND,
    fewest_payments,
    misplaced,
    pay,
    payable,
)


class Feed(Step[Table]):
    """SA-17.3: all take grain, then they pay food in turn, from the start player on."""

    FED: Final = 0  # players so far
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("fed", most=4),)

    def run(self, table: Table) -> None:
        fed = table.get(Feed.FED)
        if fed == table.players:
            table.pop()
            table.push(FINAL_SCORING if table.ending else NEW_ROUND, NOBODY, BUILDING_END)
            return
        if fed == 0:
            table.hunger = table.round << ALL_HUNGER_BITS
            for p in range(table.players):
                table.food[p] += table.grain[p]
        table.put(Feed.FED, fed + 1)
        p = (table.start + fed) % table.players
        food = table.food[p] - table.workers[p] * FOOD_PER_FIGURE
        table.food[p] = max(0, food)
        if food < 0:
            coverable = table.stock_total(p)
            card = table.redeemer(p)
            if card != NONE:
                coverable += AMOUNT[card]
            if coverable >= -food:
                table.push(COVER_SHORTAGE, p, -food)
            else:
                table.score[p] -= HUNGER_PENALTY
                table.hunger |= -food << HUNGER_BITS * p


def owes_food(t: Table, p: i64) -> bool:
    """Return whether a player has taken grain in the feeding under way, and has still to pay food."""
    frame = t.frame_of(FEED)
    return frame != NOBODY and (p - t.start + t.players) % t.players >= t.read(frame, Feed.FED)


class CoverShortage(Step[Table]):
    """SA-D7, as a chain of single payments."""

    OPEN: Final = 0  # food still missing
    PAID: Final = 1  # whether anything was
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("open", most=99), flag("paid"))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if table.stock_total(player) >= table.get(CoverShortage.OPEN):
            out = payable(table, player, out)
        if table.get(CoverShortage.PAID) == 0:
            out = append(out, STARVE << KIND_BITS)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return misplaced(action, "SA-9.7" if action >> KIND_BITS in (PAY, STARVE) else "SA-9.6")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == STARVE:
            table.pop()
            table.score[player] -= HUNGER_PENALTY
            return
        pay(table, player, action & PAYLOAD)
        table.put(CoverShortage.OPEN, table.get(CoverShortage.OPEN) - 1)
        table.put(CoverShortage.PAID, 1)
        if table.get(CoverShortage.OPEN) == 0:
            table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        due = table.get(CoverShortage.OPEN)
        return (fewest_payments(table, player, due) if table.get(CoverShortage.PAID) else 1, int(due))
