"""Rounds and turns: beginning, resigning, replenishing, wars to be fought, the end of the turn (TA-9, TA-41)."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.ages import replenish
from epocha.games.through_the_ages.components import FIRST_ROUND_ACTIONS, FIRST_TERRITORY, LINES, NONE, TERRITORIES
from epocha.games.through_the_ages.effects import TURN_FUND
from epocha.games.through_the_ages.layout import UNARMED
from epocha.games.through_the_ages.piles import (
    drop_civil,
    drop_military,
    hand_kinds,
    leave_openly,
    military_kinds,
    reveal,
    throw_away,
)
from epocha.games.through_the_ages.scoring import score_at_the_end
from epocha.games.through_the_ages.state import KIND_BITS, LAST_ONE_END, RESIGN, SCORED_END, STAY, Table
from epocha.games.through_the_ages.steps.attacks import begin_fight
from epocha.games.through_the_ages.steps.common import (
    ACTIONS,
    BEGIN_TURN,
    POLITICS,
    REPLENISH,
    RESIGNING,
    TURN_EVENT,
    WARS,
    end_game,
    enter_actions,
)
from epocha.games.through_the_ages.steps.events import begin_event
from epocha.games.through_the_ages.tableau import drop_leader, drop_wonder, end_pact
from epocha.games.through_the_ages.terms import TUTORIAL

FIRST_TUTORIAL_EVENT: Final = 3
"""The round from which the tutorial resolves events (TA-37.2)."""


class BeginTurn(Step[Table]):
    """All action tokens are available (TA-8.3); in the first round there are few, and only for taking cards (TA-10)."""

    def run(self, table: Table) -> None:
        p = table.turn
        table.civil_spent = 0
        table.military_spent = 0
        table.military_extra = 0
        table.fund = 0
        table.leader_fund = table.perk(p, TURN_FUND)
        table.settled = 0
        table.exchange = UNARMED
        table.keeps_cards = 0
        table.fresh = vec[i64](capacity=4)
        if table.round == 1:
            place = (p - table.first) % table.players
            table.civil_spent = table.civil_total[p] - FIRST_ROUND_ACTIONS[place]
            table.military_spent = table.military_total[p]
            table.replace(ACTIONS, p)
        else:
            table.replace(RESIGNING if table.terms.resigning else REPLENISH, p)


class Resigning(Step[Table]):
    """DP-RESIGN (TA-41.1, TA-41.3)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=2), RESIGN << KIND_BITS)
        return append(out, STAY << KIND_BITS)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == STAY:
            table.replace(REPLENISH, player)
            return
        resign(table, player)
        if table.seats_left() == 1:
            end_game(table, LAST_ONE_END)
        elif player == table.first:
            table.first = table.next_seat(player)
            table.turn = table.first
            table.replace(BEGIN_TURN, table.turn)
        else:
            next_turn(table)


def resign(t: Table, p: i64) -> None:
    """TA-41.2, TA-41.6, TA-41.7: the civilization's pacts, cards and hands leave the game; what it prepared stays."""
    t.out |= 1 << p
    t.resigned[p] = t.players - t.seats_left()
    for q in range(t.players):
        if t.pact[q] != NONE and (q == p or t.pact_with[q] == p):
            end_pact(t, q)
        if t.war[q] != NONE and (q == p or t.war_on[q] == p):
            throw_away(t, t.war[q], NONE)  # TA-32.16, TA-32.17
            t.war[q] = NONE
            t.war_on[q] = NONE
        if t.marker[q] == p:
            t.marker[q] = NONE
    kinds = hand_kinds(t, p)
    for i in range(len(kinds)):
        while _first_of(t, p) == kinds[i]:
            drop_civil(t, p, kinds[i])
            leave_openly(t, kinds[i])
    while t.military_count[p]:
        card = military_kinds(t, p)[0]
        drop_military(t, p, card)
        throw_away(t, card, p)
    _clear_tableau(t, p)


def _first_of(t: Table, p: i64) -> i64:
    """Return the first card of a civil hand, or NONE."""
    return hand_kinds(t, p)[0] if t.civil_count[p] else NONE


def _clear_tableau(t: Table, p: i64) -> None:
    """Take away what lasts or could be taken by others."""
    if t.leader[p] != NONE:
        drop_leader(t, p)
    if t.wonder[p] != NONE:
        drop_wonder(t, p)
    if t.tactics[p] != NONE:
        throw_away(t, t.tactics[p], NONE)
        t.tactics[p] = NONE
    for line in range(LINES):
        if t.special[p * LINES + line] != NONE:
            leave_openly(t, t.special[p * LINES + line])
            t.special[p * LINES + line] = NONE
    for territory in range(TERRITORIES):
        if t.colonies[p] >> territory & 1:
            leave_openly(t, FIRST_TERRITORY + territory)
    t.colonies[p] = 0
    t.restored()


class Replenish(Step[Table]):
    """TA-9.4, TA-9.5: the card row, and with it possibly a new age."""

    def run(self, table: Table) -> None:
        replenish(table)
        table.replace(WARS, table.turn)


class Wars(Step[Table]):
    """The war that the active player declared in the last round is fought (TA-32.3); then politics, or an event."""

    def run(self, table: Table) -> None:
        p = table.turn
        if table.war[p] != NONE:
            card = table.war[p]
            target = table.war_on[p]
            table.war[p] = NONE
            table.war_on[p] = NONE
            begin_fight(table, p, target, card)
        else:
            table.replace(TURN_EVENT if table.terms.mode == TUTORIAL else POLITICS, p)


class TurnEvent(Step[Table]):
    """TA-37.2, TA-37.3: in the tutorial an event for everybody, before the starting player's actions."""

    def run(self, table: Table) -> None:
        p = table.turn
        enter_actions(table, p)
        if p == table.first and table.round >= FIRST_TUTORIAL_EVENT and len(table.current_events):
            reveal(table)
            begin_event(table)


class EndTurn(Step[Table]):
    """The turn passes on; after the last one of a round the game may end (TA-9.2, TA-47.2, TA-47.3)."""

    def run(self, table: Table) -> None:
        next_turn(table)


def next_turn(t: Table) -> None:
    """Let the next player begin, or end the game."""
    following = t.next_seat(t.turn)
    if following == t.first:
        if t.last_round and t.round >= t.last_round:
            score_at_the_end(t)
            end_game(t, SCORED_END)
            return
        t.round += 1
    t.turn = following
    t.replace(BEGIN_TURN, following)
