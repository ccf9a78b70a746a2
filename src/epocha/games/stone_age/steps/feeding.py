"""Phase 3: feeding (section 9)."""

from mypy_extensions import i64

from epocha.engine.state import NOBODY, A, B, Step
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import AMOUNT, FOOD_PER_FIGURE, HUNGER_PENALTY
from epocha.games.stone_age.state import BUILDING_END, KIND_BITS, NONE, PAY, PAYLOAD, STARVE, Table
from epocha.games.stone_age.steps.common import (
    COVER_SHORTAGE,
    FINAL_SCORING,
    NEW_ROUND,
    misplaced,
    pay,
    payable,
    redeem,
    redeeming,
)


class Feed(Step[Table]):
    """SA-17.3: every player takes grain and pays food, from the start player on. Frame: A = players fed so far."""

    def run(self, table: Table) -> None:
        fed = table.get(A)
        if fed == table.players:
            table.pop()
            table.push(FINAL_SCORING if table.ending else NEW_ROUND, NOBODY, BUILDING_END)
            return
        table.put(A, fed + 1)
        p = (table.start + fed) % table.players
        food = table.food[p] + table.grain[p] - table.workers[p] * FOOD_PER_FIGURE
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


class CoverShortage(Step[Table]):
    """SA-D7, as a chain of single payments. Frame: A = shortage still open, B = whether anything was paid."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if table.stock_total(player) >= table.get(A):
            out = payable(table, player, out)
        if table.get(B) == 0:
            out = append(out, STARVE << KIND_BITS)
        return redeeming(table, player, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return misplaced(action, "SA-9.7" if action >> KIND_BITS in (PAY, STARVE) else "SA-9.6")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if redeem(table, player, action):
            return
        if action >> KIND_BITS == STARVE:
            table.pop()
            table.score[player] -= HUNGER_PENALTY
            return
        pay(table, player, action & PAYLOAD)
        table.put(A, table.get(A) - 1)
        table.put(B, 1)
        if table.get(A) == 0:
            table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        shortage = int(table.get(A))
        return (shortage if table.get(B) else 1, shortage)
