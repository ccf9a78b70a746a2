"""What others may do while a player moves: the window R4 (CF-31.1, CF-31.3, CF-31.10, CF-D16).

It opens before the first move of a turn and after each step or discovery. Who could respond for all that others know is
asked: whoever has culture events, or an ability for it and tokens that could pay.
"""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.course import Step
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.components import EVENTS
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY
from epocha.games.civilization_2010.effects import INTERRUPT as AS_INTERRUPT
from epocha.games.civilization_2010.effects import MOVE_PHASE, OWN_TURN
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.piles import events_held
from epocha.games.civilization_2010.state import KIND_BITS, PASS, Table
from epocha.games.civilization_2010.steps.common import UNTIL_DONE, settle
from epocha.games.civilization_2010.steps.costs import do_deed
from epocha.games.civilization_2010.steps.deeds import (
    ability_of,
    action_of,
    add_deeds,
    bars_deed,
    deed_picks,
    is_deed,
    is_named,
    source_of,
)
from epocha.games.civilization_2010.steps.gains import is_unused
from epocha.games.civilization_2010.steps.paying import may_pay


def may_interrupt(t: Layout, player: i64) -> bool:
    """Return whether a player could interrupt a movement now, for all that others know."""
    return events_held(t, player) > 0 or may_use(t, player, AS_INTERRUPT)


def may_act(t: Layout, player: i64) -> bool:
    """Return whether a player could do more than move in one's own turn of the phase, for all that others know."""
    return may_interrupt(t, player) or may_use(t, player, OWN_TURN)


def may_use(t: Layout, player: i64, use: i64) -> bool:
    """Return whether a player has an ability for the Movement phase, and tokens that could pay for it."""
    for ability in range(ABILITIES):
        if ABILITY[ability].phase == MOVE_PHASE and ABILITY[ability].use == use and len(ABILITY[ability].resources):
            if is_unused(t, player, ability) and may_pay(t, player, ability):
                return True
    return False


def own_deeds(t: Layout, player: i64, out: vec[i64]) -> vec[i64]:
    """Add what the mover can use and play between the moves of figures."""
    for source in range(ABILITIES + EVENTS):
        if ability_of(source).phase == MOVE_PHASE and bars_own_deed(t, player, action_of(source)) is None:
            out = append(out, action_of(source))
    return out


def interrupting_deeds(t: Layout, player: i64, out: vec[i64]) -> vec[i64]:
    """Add what a player can use and play during the movement of a figure."""
    return add_deeds(t, player, MOVE_PHASE, AS_INTERRUPT, out)


def bars_own_deed(t: Layout, player: i64, action: i64) -> str | None:
    """Return the rule that keeps the mover from an ability or event between moves, if one does."""
    source = source_of(action)
    use = OWN_TURN if ability_of(source).use == OWN_TURN else AS_INTERRUPT
    return bars_deed(t, player, source, MOVE_PHASE, use)


class Interrupt(Step[Table]):
    """CF-D16: everybody but the mover, the frame's player, may respond or let pass; after a response once more."""

    def seats(self, table: Table) -> i64:
        found: i64 = 0
        for p in range(table.players):
            if p != table.player() and may_interrupt(table, p):
                found |= single(p)
        return found

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        if len(draft):
            return deed_picks(table, player, draft)
        return interrupting_deeds(table, player, append(vec[i64](capacity=4), PASS << KIND_BITS))

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if not is_deed(action >> KIND_BITS):
            return self.rule
        return bars_deed(table, player, source_of(action), MOVE_PHASE, AS_INTERRUPT) or self.rule

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (1, UNTIL_DONE)

    def begins(self, table: Table) -> i64:
        return (table.player() + 1) % table.players

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        draft = table.draft(player)
        return not is_deed(draft[0] >> KIND_BITS) or is_named(table, player, draft)

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        do_deed(table, player, picks)
        settle(table, player)

    def passed(self, table: Table) -> None:
        table.pop()
