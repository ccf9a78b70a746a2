"""The rounds of the game and their phases: who acts when, eras, and the end (CE-6, CE-17.4, CE-18.5, CE-23.5)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.course import Step
from epocha.engine.fields import Field, number
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.engine.vectors import NOTHING
from epocha.games.civilization_2002.bases import destroy_unbased
from epocha.games.civilization_2002.components import MODERN, MOST_PLAYERS, NONE, OF_ERA
from epocha.games.civilization_2002.layout import NO_ENDING
from epocha.games.civilization_2002.production import income_of, total
from epocha.games.civilization_2002.scoring import CONQUEST_END, ROUNDS_END
from epocha.games.civilization_2002.state import KIND_BITS, PASS, Table
from epocha.games.civilization_2002.steps.common import (
    CLOSING,
    MOVEMENT,
    PRODUCTION,
    PURCHASE,
    TRADE,
    Play,
    finish,
    two_dice,
)
from epocha.games.civilization_2002.steps.declaring import has_asides
from epocha.games.civilization_2002.technologies import obtained

PHASES: Final = 4
PURCHASE_PHASE: Final = 0
MOVEMENT_PHASE: Final = 1
TRADE_PHASE: Final = 2
PRODUCTION_PHASE: Final = 3
BETWEEN_ROUNDS: Final = PHASES
"""The place after the last phase of a round, and before the first of the next."""


class Round(Step[Table]):
    """The frame under all others: one phase after the other, in them one player after the other (CE-6.1, CE-6.3)."""

    PLACE: Final = 0  # of the phase in the round
    TURNS: Final = 1  # players who have had their turn; one more once the end of the phase has been announced
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("place", most=PHASES), number("turns", most=MOST_PLAYERS + 1))

    def run(self, table: Table) -> None:
        place = table.get(Round.PLACE)
        turns = table.get(Round.TURNS)
        if place == BETWEEN_ROUNDS:
            if table.round:
                end_round(table)
            if table.over == 0:
                table.put(Round.PLACE, first_phase(table))
                table.put(Round.TURNS, 0)
                table.round += 1
            return
        phase = phase_at(table, place)
        if turns == 0:
            begin_phase(table, phase)
        if turns > table.players:
            end_phase(table, phase)
            if table.over == 0:
                table.put(Round.PLACE, place + 1)
                table.put(Round.TURNS, 0)
        elif turns == table.players:
            table.put(Round.TURNS, turns + 1)
            for k in range(table.players):
                table.push(CLOSING, (table.first + table.players - 1 - k) % table.players)
        elif phase in (TRADE_PHASE, PRODUCTION_PHASE):
            table.put(Round.TURNS, table.players)
            table.push(TRADE if phase == TRADE_PHASE else PRODUCTION, NOBODY)
        else:
            table.put(Round.TURNS, turns + 1)
            table.push(PURCHASE if phase == PURCHASE_PHASE else MOVEMENT, (table.first + turns) % table.players)


def phase_at(t: Table, place: i64) -> i64:
    """Return the phase at a place of the round (CE-6.1, CE-24.3)."""
    return (place + 1) % PHASES if t.agreed.purchase_last else place


def first_phase(t: Table) -> i64:
    """Return the place where the round that is to begin starts: the first has no purchases first (CE-6.2)."""
    return 1 if t.round == 0 and not t.agreed.purchase_last else 0


def begin_phase(t: Table, phase: i64) -> None:
    """Begin the next era of the basic rules (CE-17.4); note what everybody has before purchases (CE-7.4, CE-8.16)."""
    if t.era_ends:
        t.era += 1
        t.era_ends = 0
    if phase == PURCHASE_PHASE:
        for land in range(t.world.land_count):
            t.before[land] = t.settlement_size[land]


def end_phase(t: Table, phase: i64) -> None:
    """After the last question of a phase: forget the purchases; the end of the game (CE-22.2, CE-23.9)."""
    if phase == PURCHASE_PHASE:
        t.enlarged = 0
        t.founded = 0
        for land in range(t.world.land_count):
            t.before[land] = 0
            t.placed[land] = 0
    if phase == PURCHASE_PHASE and t.ending != NO_ENDING and not t.agreed.purchase_last:
        finish(t, t.ending)


def end_round(t: Table) -> None:
    """CE-6.5, CE-23.5, CE-18.5, CE-23.9, CE-6.4, in this order."""
    destroy_unbased(t)
    if t.agreed.advanced:
        if count(t.out) == t.players - 1:
            finish(t, CONQUEST_END)
            return
        t.era = latest_era(t)
    if t.ending != NO_ENDING:
        finish(t, t.ending)
    elif 0 < t.agreed.max_rounds <= t.round:
        finish(t, ROUNDS_END)
    else:
        t.first = (t.first + 1) % t.players
        while t.out & single(t.first):
            t.first = (t.first + 1) % t.players


def latest_era(t: Table) -> i64:
    """Return the era of the most advanced technology ever obtained (CE-18.6)."""
    known = obtained(t)
    era: i64 = MODERN
    while era and known & OF_ERA[era] == 0:
        era -= 1
    return era


class Closing(Play):
    """CE-19.9, CE-27.8: at the end of a phase everybody may declare what is an aside in other decisions."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        return append(vec[i64](capacity=4), PASS << KIND_BITS) if has_asides(table, player) else NOTHING

    def apply(self, table: Table, player: i64, action: i64) -> None:
        table.pop()


class Production(Step[Table]):
    """CE-14.4, CE-16.3: a roll for all, everybody's income, and lent cards return (CE-14.12)."""

    def run(self, table: Table) -> None:
        table.pop()
        table.surplus = two_dice(table)
        for p in range(table.players):
            if table.out & single(p) == 0:
                table.gold[p] += total(income_of(table, p))
        for land in range(table.world.land_count):
            table.card_with[land] = NONE
