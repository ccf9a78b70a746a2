"""The turns of the game and their phases (CF-5, CF-6.1, CF-11.1)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.fields import Field, number
from epocha.engine.state import NOBODY
from epocha.games.civilization_2010.cities import gain_trade, trade_icons
from epocha.games.civilization_2010.components import CITIES, NONE, PEOPLE
from epocha.games.civilization_2010.effects import (
    AT_START_OF_TURN,
    CITY_PHASE,
    MOVE_PHASE,
    RESEARCH_PHASE,
    START_PHASE,
    TRADE_PHASE,
)
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps.common import (
    INTERRUPTS,
    MANAGEMENT,
    MOVEMENT,
    RESEARCH,
    START_OF_TURN,
    TRADE,
    Work,
)
from epocha.games.civilization_2010.steps.gains import fire

BETWEEN_TURNS: Final = 5
"""The phase before the first, and after the last one of a turn."""


class Round(Work):
    """The frame under all others: one phase after the other, and in ordered ones one player after the other."""

    PHASE: Final = 0
    TURNS: Final = 1  # players who have had, or have, their own turn of the phase
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("phase", most=BETWEEN_TURNS), number("turns", most=4))

    def work(self, table: Table) -> None:
        phase = table.get(Round.PHASE)
        turns = table.get(Round.TURNS)
        if phase == BETWEEN_TURNS:
            begin_turn(table)
            table.put(Round.PHASE, START_PHASE)
            table.put(Round.TURNS, 0)
        elif turns == table.players:
            table.put(Round.PHASE, phase + 1)
            table.put(Round.TURNS, 0)
        elif phase in (TRADE_PHASE, RESEARCH_PHASE):
            table.put(Round.TURNS, table.players)
            if phase == TRADE_PHASE:
                gather(table)
                table.push(TRADE, NOBODY)
            else:
                table.push(RESEARCH, NOBODY)
        else:
            table.put(Round.TURNS, turns + 1)
            begin_own_turn(table, phase, (table.first + turns) % table.players)


def begin_turn(t: Table) -> None:
    """The first player token passes on, except in the first turn (CF-6.1); what holds for a turn ends."""
    t.round += 1
    if t.round > 1:
        t.first = (t.first + 1) % t.players
    t.governed = 0
    for p in range(t.players):
        t.direct[p] = t.unlocked_now[p]
        t.unlocked_now[p] = 0
        t.used[p] = 0
        t.moved[p] = 0
        t.fresh[p] = 0
        t.locked[p] = NONE
        t.actions_more[p] = 0
        t.did[p] = 0
    for city in range(t.players * CITIES):
        t.acted[city] = 0
        t.extra[city] = 0
    for person in range(t.players * PEOPLE):
        t.fresh_people[person] = 0


def begin_own_turn(t: Table, phase: i64, player: i64) -> None:
    """Let a player's own turn of a phase begin; in the first phase with what comes by itself (CF-6.3)."""
    if phase == START_PHASE:
        t.push(START_OF_TURN, player)
        fire(t, player, AT_START_OF_TURN)
    elif phase == CITY_PHASE:
        t.push(MANAGEMENT, player)
    elif phase == MOVE_PHASE:
        t.push(MOVEMENT, player)
        t.push(INTERRUPTS, player)


def gather(t: Table) -> None:
    """Everybody adds the trade icons of all own cities to the dial (CF-11.1)."""
    for p in range(t.players):
        gain_trade(t, p, trade_icons(t, p))
        t.offers_made[p] = 0
    t.gone = 0
