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
from epocha.games.civilization_2010.components import BARBARIANS, CITIES, NONE, UNIT_CARDS, UNITS
from epocha.games.civilization_2010.effects import BREACHING
from epocha.games.civilization_2010.forces import add_to_force, city_fought_for, draw_force, is_wild
from epocha.games.civilization_2010.fronts import attack, fronts_of, has_unit, open_front
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
    USE,
    Table,
)
from epocha.games.civilization_2010.steps.aftermath import end_battle
from epocha.games.civilization_2010.steps.battle_abilities import (
    abilities_open,
    bars_ability,
    may_use_any,
    use_in_battle,
)
from epocha.games.civilization_2010.steps.common import BATTLE, BATTLE_TURN, MUSTER, Going, Work
from epocha.games.civilization_2010.steps.deeds import deed_picks, is_named
from epocha.games.civilization_2010.steps.paying import is_payment
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


class Muster(Going):
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


class BattleTurn(Going):
    """CF-25.10: abilities, one unit card, abilities. A draft is a card and what it is played against, or a deed."""

    SIDE: Final = 0
    PLAYED: Final = 1  # whether the unit has been played
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("side", of="side", none=False), flag("played"))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        side = table.get(BattleTurn.SIDE)
        draft = table.draft(player)
        if len(draft) == 0:
            return self.openings(table, player, side, table.get(BattleTurn.PLAYED) != 0)
        if draft[0] >> KIND_BITS == USE:
            return deed_picks(table, player, draft)
        out = append(vec[i64](capacity=16), NEW_FRONT << KIND_BITS)
        return fronts_of(table, 1 - side, AGAINST << KIND_BITS, out)

    def openings(self, table: Table, player: i64, side: i64, played: bool) -> vec[i64]:
        """Return what a player may begin with; after the unit something only if others must reckon with a choice."""
        out = vec[i64](capacity=16)
        if played:
            if not may_use_any(table, player, side, True):
                return out
            out = append(out, PASS << KIND_BITS)
        abilities = abilities_open(table, player, side, played)
        for i in range(len(abilities)):
            out = append(out, USE << KIND_BITS | abilities[i])
        if not played:
            for card in range(UNIT_CARDS):
                if table.force[side * UNIT_CARDS + card]:
                    out = append(out, PLAY_UNIT << KIND_BITS | card)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        if kind == USE:
            played = table.get(BattleTurn.PLAYED) != 0
            return bars_ability(table, player, table.get(BattleTurn.SIDE), action & PAYLOAD, played) or "CF-20.5"
        return "CF-25.14" if kind == AGAINST else "CF-20.5" if is_payment(action) else "CF-25.10"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        """With no enemy unit in play there is nothing to choose but a new front."""
        draft = table.draft(player)
        if draft[0] >> KIND_BITS == USE:
            return is_named(table, player, draft)
        return action >> KIND_BITS != PLAY_UNIT or not has_unit(table, 1 - table.get(BattleTurn.SIDE))

    def act_on(self, table: Table, player: i64, picks: vec[i64]) -> None:
        side = table.get(BattleTurn.SIDE)
        kind = picks[0] >> KIND_BITS
        if kind == PASS:
            table.pop()
        elif kind == USE:
            use_in_battle(table, player, side, picks)
        else:
            self.play_unit(table, side, picks)

    def play_unit(self, table: Table, side: i64, picks: vec[i64]) -> None:
        """Going a card, to a front of its own or against a unit."""
        card = picks[0] & PAYLOAD
        more = table.blow
        table.blow = 0
        table.put(BattleTurn.PLAYED, 1)
        table.force[side * UNIT_CARDS + card] -= 1
        table.force_held[side] -= 1
        table.disclosures += 1
        if len(picks) > 1 and picks[1] >> KIND_BITS == AGAINST:
            attack(table, side, card, picks[1] & PAYLOAD, more)
        else:
            open_front(table, side, card)
