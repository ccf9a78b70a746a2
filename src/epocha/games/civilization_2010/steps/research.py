"""The Research phase: sealed choices, opened together (CF-27, CF-30.6)."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.course import Step
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import TECHNOLOGIES
from epocha.games.civilization_2010.state import KIND_BITS, PASS, PAYLOAD, RESEARCH, Table
from epocha.games.civilization_2010.steps.common import NO_END, end_game, settle, victory_of
from epocha.games.civilization_2010.steps.learning import acquire
from epocha.games.civilization_2010.techs import bars_research


class Research(Step[Table]):
    """CF-27.1: who can research something is asked."""

    def seats(self, table: Table) -> i64:
        found: i64 = 0
        for p in range(table.players):
            if len(self.legal(table, p)) > 1:
                found |= single(p)
        return found

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=16), PASS << KIND_BITS)
        for tech in range(TECHNOLOGIES):
            if bars_research(table, player, tech) is None:
                out = append(out, RESEARCH << KIND_BITS | tech)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != RESEARCH:
            return self.rule
        return bars_research(table, player, action & PAYLOAD) or self.rule

    def unseal(self, table: Table) -> None:
        """CF-27.5 to CF-27.10: trade is kept by the coins owned before, then all that is learned takes effect."""
        table.pop()
        for p in range(table.players):
            if researched(table, p) >= 0:
                table.trade[p] = min(table.trade[p], coins(table, p))
        for p in range(table.players):
            if researched(table, p) >= 0:
                acquire(table, p, researched(table, p))
        look_for_winners(table)


def researched(t: Table, player: i64) -> i64:
    """Return the technology that a seat has chosen, or -1."""
    answer = t.answer(player)
    return answer[0] & PAYLOAD if len(answer) and answer[0] >> KIND_BITS == RESEARCH else -1


def look_for_winners(t: Table) -> None:
    """All victories of the reveal count, and are shared (CF-30.6); the end is named after the first one clockwise."""
    why = NO_END
    winners: i64 = 0
    for k in range(t.players):
        player = (t.first + t.players - 1 - k) % t.players
        if victory_of(t, player):
            why = victory_of(t, player)
            winners |= single(player)
    if winners:
        end_game(t, why, winners)
    else:
        settle(t, t.first)
