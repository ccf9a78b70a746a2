"""How a battle ends: what both sides lose and get back, and what the winner gains (CF-26, CF-32.4)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.battle import ATTACKER, DEFENDER
from epocha.engine.bits import count, single
from epocha.engine.fields import Field, flag, index
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.components import (
    CAPITAL,
    CITIES,
    KILLED_PER_ARMY,
    NONE,
    TOKEN_RESOURCE,
    UNIT_CARDS,
    VILLAGE,
)
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY
from epocha.games.civilization_2010.effects import AFTER_BATTLE, AT_EXPLORING, AT_GLORY, AT_WON_BATTLE
from epocha.games.civilization_2010.forces import city_fought_for, is_wild, winning_side
from epocha.games.civilization_2010.ground import figures_on, retire
from epocha.games.civilization_2010.markers import destroy_city
from epocha.games.civilization_2010.piles import draw_token, held, join, keep_token, return_unit
from epocha.games.civilization_2010.state import KIND_BITS, MILITARY_END, PASS, PAYLOAD, SAVE, Table
from epocha.games.civilization_2010.steps.common import (
    AFTERMATH,
    GAINS,
    LOOT,
    LOOT_BY_POINTS,
    SAVE_UNIT,
    Play,
    Work,
    end_game,
)
from epocha.games.civilization_2010.steps.gains import fire, gain_person
from epocha.games.civilization_2010.techs import in_force
from epocha.games.civilization_2010.travel import ARMIES_OF


def end_battle(t: Table) -> None:
    """Compare the totals, and let both sides lose what they lose; the rest follows when it is settled (CF-26.19)."""
    winner = winning_side(t)
    city = city_fought_for(t)
    if winner == ATTACKER and city != NONE and city % CITIES == CAPITAL:
        end_game(t, MILITARY_END, single(t.commander[ATTACKER]))
        return
    fallen: i64 = 0
    if not is_wild(t, 1 - winner):
        loser = t.commander[1 - winner]
        fallen = figures_on(t, loser, t.battle_at)
        retire(t, loser, fallen)
    if not is_wild(t, winner):
        lose_armies(t, winner)
    t.replace(AFTERMATH, t.commander[ATTACKER], winner)
    t.put(Aftermath.FIGURES, 1 if fallen else 0)
    for side in (ATTACKER, DEFENDER):
        if not is_wild(t, side) and saves_units(t, t.commander[side]):
            t.push(SAVE_UNIT, t.commander[side], side)


def lose_armies(t: Table, winner: i64) -> None:
    """Let the winner lose an army for every two own units killed, but never the last one (CF-26.5)."""
    player = t.commander[winner]
    killed = held(t.killed, winner * UNIT_CARDS, (winner + 1) * UNIT_CARDS)
    left = figures_on(t, player, t.battle_at) & ARMIES_OF
    for _ in range(min(killed // KILLED_PER_ARMY, count(left) - 1)):
        retire(t, player, left & -left)
        left &= left - 1


def saves_units(t: Table, player: i64) -> bool:
    """Return whether a player has the ability to save a unit after a battle (CF-32.3)."""
    for ability in range(ABILITIES):
        if ABILITY[ability].trigger == AFTER_BATTLE and in_force(t, player, ABILITY[ability].card):
            return True
    return False


class SaveUnit(Play):
    """CF-D23, CF-32.4: one own unit killed in the battle may return to the standing forces."""

    SIDE: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("side", of="side", none=False),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        first = table.get(SaveUnit.SIDE) * UNIT_CARDS
        for card in range(UNIT_CARDS):
            if table.killed[first + card]:
                if len(out) == 0:
                    out = append(out, PASS << KIND_BITS)
                out = append(out, SAVE << KIND_BITS | card)
        return out

    def act(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == SAVE:
            card = action & PAYLOAD
            table.killed[table.get(SaveUnit.SIDE) * UNIT_CARDS + card] -= 1
            join(table, player, card)
        table.pop()


class Aftermath(Work):
    """CF-26.4, CF-26.9, CF-23.11: cards go back, a conquered city falls; then loot, or what lay in a village."""

    WINNER: Final = 0
    FIGURES: Final = 1  # whether the loser had figures on the square
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("winner", of="side", none=False), flag("figures"))

    def work(self, table: Table) -> None:
        winner = table.get(Aftermath.WINNER)
        loot_figures = table.get(Aftermath.FIGURES) != 0
        square = table.battle_at
        city = city_fought_for(table)
        wild = is_wild(table, DEFENDER)
        first = table.commander[winner]
        second = table.commander[1 - winner]
        take_cards_back(table)
        table.clear_battle()
        table.pop()
        if wild:
            if winner == ATTACKER:
                win_village(table, first, square)
            return
        conquered = city != NONE and winner == ATTACKER
        table.push(GAINS, first, 1 if conquered else 0)
        if conquered:
            destroy_city(table, second, city % CITIES)
        if conquered or loot_figures:
            push_loot(table, first, second, conquered)


def push_loot(t: Table, winner: i64, loser: i64, city: bool) -> None:
    """Let the winner choose loot for a city or for figures, one way or the other (CF-26.8, CF-26.11, CF-26.18)."""
    if t.agreed.faq_loot:
        t.push(LOOT_BY_POINTS, winner, loser, 2 if city else 1)
    else:
        t.push(LOOT, winner, loser, 1 if city else 0)


def take_cards_back(t: Table) -> None:
    """Surviving units return to the standing forces, all other cards under their decks (CF-23.13, CF-26.4)."""
    for front in range(len(t.front)):
        card = t.front[front]
        side = t.front_side[front]
        if card != NONE:
            if is_wild(t, side):
                return_unit(t, card)
            else:
                join(t, t.commander[side], card)
    for at in range(len(t.killed)):
        for _ in range(t.killed[at]):
            return_unit(t, at % UNIT_CARDS)


def win_village(t: Table, player: i64, square: i64) -> None:
    """Take the token of a village, a resource or a great person (CF-23.11)."""
    t.site[square] = NONE
    t.push(GAINS, player, 0, 1)
    token = draw_token(t, VILLAGE)
    if TOKEN_RESOURCE[token] == NONE:
        t.spent[token] += 1
        gain_person(t, player)
    else:
        keep_token(t, player, token)


class Gains(Work):
    """CF-26.19, last: what cards give for a battle that was won, a city or a village that was taken."""

    CITY: Final = 0
    VILLAGE: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (flag("city"), flag("village"))

    def work(self, table: Table) -> None:
        player = table.player()
        city = table.get(Gains.CITY) != 0
        village = table.get(Gains.VILLAGE) != 0
        table.pop()
        fire(table, player, AT_WON_BATTLE)
        if village:
            fire(table, player, AT_EXPLORING)
        if city or village:
            fire(table, player, AT_GLORY)
