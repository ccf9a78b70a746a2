"""Battles: forces are drawn, fronts opened and attacked, until both sides have played their cards (CF-25).

    BATTLE -> [MUSTER: a short deck of barbarians] -> BATTLE_TURN, BATTLE_TURN, ... -> AFTERMATH (see aftermath.py)

BATTLE lies under the turns of both sides and passes from one to the other.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.battle import ATTACKER, DEFENDER
from epocha.engine.bits import single
from epocha.engine.fields import Field, flag, index, number
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.clash import dealt, taken
from epocha.games.civilization_2010.components import BARBARIANS, CITIES, NONE, UNIT_CARDS, UNITS
from epocha.games.civilization_2010.effects import BREACHING
from epocha.games.civilization_2010.forces import (
    add_to_force,
    city_fought_for,
    draw_force,
    is_wild,
    strength_of,
    when_it_strikes,
)
from epocha.games.civilization_2010.ground import enemy_on
from epocha.games.civilization_2010.piles import draw_unit, units_left
from epocha.games.civilization_2010.state import (
    AGAINST,
    KIND_BITS,
    MUSTER_FROM,
    NEW_FRONT,
    PASS,
    PAYLOAD,
    PLAY_UNIT,
    Table,
)
from epocha.games.civilization_2010.steps.aftermath import end_battle
from epocha.games.civilization_2010.steps.common import BATTLE, BATTLE_TURN, MUSTER, Play, Work
from epocha.games.civilization_2010.techs import perk

# --- the beginning (CF-25.1 to CF-25.7) ---


def begin_battle(t: Table, attacker: i64, square: i64) -> None:
    """Let a player attack the village, the figures or the city on a square; the figures stand there already."""
    t.clear_battle()
    t.battle_at = square
    city = city_fought_for(t)
    t.commander[ATTACKER] = attacker
    defender = city // CITIES if city != NONE else enemy_on(t, attacker, square)
    t.commander[DEFENDER] = defender if defender != NONE else (attacker + 1) % t.players
    if city != NONE and perk(t, attacker, BREACHING):
        t.walled[defender] &= ~single(city % CITIES)
    draw_force(t, ATTACKER)
    walls = city != NONE and t.walled[defender] & single(city % CITIES) != 0
    t.push(BATTLE, attacker, ATTACKER if walls else DEFENDER)
    if is_wild(t, DEFENDER):
        muster(t)
    else:
        draw_force(t, DEFENDER)


def muster(t: Table) -> None:
    """Draw the cards of barbarians; for a deck that is short, their player names another one (CF-23.7)."""
    missing: i64 = 0
    for unit in range(UNITS):
        for _ in range(BARBARIANS[unit]):
            card = draw_unit(t, unit)
            if card == NONE:
                missing += 1
            else:
                add_to_force(t, DEFENDER, card)
    if missing:
        t.push(MUSTER, t.commander[DEFENDER], missing)


class Muster(Play):
    """CF-D18: from which deck a missing card of the barbarians comes; if all are empty, there are fewer."""

    MISSING: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("missing", most=3),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for unit in range(UNITS):
            if BARBARIANS[unit] and units_left(table, unit):
                out = append(out, MUSTER_FROM << KIND_BITS | unit)
        return out

    def act(self, table: Table, player: i64, action: i64) -> None:
        add_to_force(table, DEFENDER, draw_unit(table, action & PAYLOAD))
        table.put(Muster.MISSING, table.get(Muster.MISSING) - 1)
        if table.get(Muster.MISSING) == 0:
            table.pop()


# --- turns of a battle (CF-25.9 to CF-25.11) ---


class Battle(Work):
    """CF-25.9, CF-25.11: sides take turns as long as they have cards."""

    NEXT: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("next", of="side", none=False),)

    def work(self, table: Table) -> None:
        side = table.get(Battle.NEXT)
        if table.force_held[side] == 0:
            side = 1 - side
        if table.force_held[side] == 0:
            end_battle(table)
            return
        table.put(Battle.NEXT, 1 - side)
        table.push(BATTLE_TURN, table.commander[side], side)


class BattleTurn(Play):
    """CF-25.10: abilities, one unit card, abilities. Its picks are a draft: a card, and what it is played against."""

    SIDE: Final = 0
    PLAYED: Final = 1  # whether the unit has been played
    MORE: Final = 2  # wounds that the next unit deals besides, as it is played (CF-25.21)
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        index("side", of="side", none=False),
        flag("played"),
        number("more", most=9),
    )

    def legal(self, table: Table, player: i64) -> vec[i64]:
        side = table.get(BattleTurn.SIDE)
        out = vec[i64](capacity=16)
        if len(table.draft(player)):
            out = append(out, NEW_FRONT << KIND_BITS)
            return fronts_of(table, 1 - side, AGAINST << KIND_BITS, out)
        if table.get(BattleTurn.PLAYED):
            return append(out, PASS << KIND_BITS)
        for card in range(UNIT_CARDS):
            if table.force[side * UNIT_CARDS + card]:
                out = append(out, PLAY_UNIT << KIND_BITS | card)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "CF-25.14" if action >> KIND_BITS == AGAINST else "CF-25.10"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        """With no enemy unit in play there is nothing to choose but a new front."""
        return action >> KIND_BITS != PLAY_UNIT or not has_unit(table, 1 - table.get(BattleTurn.SIDE))

    def act_on(self, table: Table, player: i64, picks: vec[i64]) -> None:
        side = table.get(BattleTurn.SIDE)
        more = table.get(BattleTurn.MORE)
        card = picks[0] & PAYLOAD
        table.pop()
        table.force[side * UNIT_CARDS + card] -= 1
        table.force_held[side] -= 1
        table.disclosures += 1
        if len(picks) > 1 and picks[1] >> KIND_BITS == AGAINST:
            attack(table, side, card, picks[1] & PAYLOAD, more)
        else:
            open_front(table, side, card)


# --- fronts (CF-25.12 to CF-25.19) ---


def has_unit(t: Table, side: i64) -> bool:
    """Return whether a side has a unit in play."""
    for front in range(len(t.front)):
        if t.front[front] != NONE and t.front_side[front] == side:
            return True
    return False


def fronts_of(t: Table, side: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    """Add an action of a kind for each front on which a unit of a side stands alone."""
    for front in range(len(t.front)):
        if t.front[front] != NONE and t.front_side[front] == side:
            out = append(out, kind | front)
    return out


def open_front(t: Table, side: i64, card: i64) -> None:
    """Lay a unit alone on a front of its own (CF-25.13)."""
    t.front = append(t.front, card)
    t.front_side = append(t.front_side, side)
    t.wounds = append(t.wounds, 0)


def attack(t: Table, side: i64, card: i64, front: i64, more: i64) -> None:
    """Play a unit against the enemy's on a front: who survives holds it (CF-25.15 to CF-25.17, CF-25.27)."""
    foe = t.front[front]
    own = strength_of(t, side, card)
    theirs = strength_of(t, 1 - side, foe)
    when = when_it_strikes(card, foe)
    suffered = taken(own + more, theirs, theirs - t.wounds[front], when)
    wound(t, front, dealt(own + more, own, theirs, when))
    if suffered >= own:
        kill(t, side, card)
    else:
        t.front[front] = card
        t.front_side[front] = side
        t.wounds[front] = suffered


def wound(t: Table, front: i64, wounds: i64) -> None:
    """Deal wounds to the unit on a front; those that reach its strength kill it (CF-25.15, CF-25.22)."""
    side = t.front_side[front]
    t.wounds[front] += wounds
    if t.wounds[front] >= strength_of(t, side, t.front[front]):
        kill(t, side, t.front[front])
        t.front[front] = NONE
        t.wounds[front] = 0


def kill(t: Table, side: i64, card: i64) -> None:
    """Lay a killed unit aside; it goes under its deck when the battle is over (CF-25.19, CF-32.4)."""
    t.killed[side * UNIT_CARDS + card] += 1
