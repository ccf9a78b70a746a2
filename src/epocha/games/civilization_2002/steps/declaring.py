"""What a player may do at any own decision point: declare a milestone, end the game, drop the bomb (CE-29.5)."""

from mypy_extensions import i64

from epocha.engine.bits import listed, single
from epocha.engine.course import Aside
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.components import APOLLO, MANHATTAN, MILESTONES, NONE, UNITED_NATIONS
from epocha.games.civilization_2002.elimination import eliminate
from epocha.games.civilization_2002.forces import remove_piece
from epocha.games.civilization_2002.layout import NO_ENDING
from epocha.games.civilization_2002.milestones import bars_claim, wonders_to_claim
from epocha.games.civilization_2002.scoring import DIPLOMATIC_END, MILITARY_END, trigger
from epocha.games.civilization_2002.settlements import lose_settlement, settlements_of
from epocha.games.civilization_2002.state import BOMB, CLAIM, END_GAME, KIND_BITS, PAYLOAD, WONDER_CARD, Table
from epocha.games.civilization_2002.steps.common import PICK_WONDER, Play, actions
from epocha.games.civilization_2002.technologies import has_wonder


class Declaring(Aside[Table]):
    """CE-19.9, CE-20.6 to CE-20.8."""

    def offer(self, table: Table, player: i64, choices: vec[i64]) -> vec[i64]:
        if table.agreed.advanced:
            return add_deeds(table, player, choices)
        for milestone in range(MILESTONES):
            if bars_claim(table, player, milestone) is None:
                choices = append(choices, CLAIM << KIND_BITS | milestone)
        return choices

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        if kind == CLAIM:
            return bars_claim(table, player, action & PAYLOAD) or "CE-19.2"
        if kind == END_GAME:
            return bars_ending(table, player, action & PAYLOAD) or "CE-20.7"
        return bars_bomb(table, player, action & PAYLOAD) or "CE-20.6"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        kind = action >> KIND_BITS
        thing = action & PAYLOAD
        if kind == CLAIM:
            table.milestones |= single(thing)
            table.push(PICK_WONDER, player)
        elif kind == END_GAME:
            trigger(table, DIPLOMATIC_END if thing == UNITED_NATIONS else MILITARY_END)
        else:
            drop_bomb(table, player, thing)


def has_asides(t: Table, player: i64) -> bool:
    """Return whether anything of this is open to a player."""
    return len(t.asides[0].offer(t, player, vec[i64](capacity=1))) > 0


def add_deeds(t: Table, player: i64, choices: vec[i64]) -> vec[i64]:
    """Add what wonders let their holder do."""
    for wonder in (UNITED_NATIONS, APOLLO):
        if bars_ending(t, player, wonder) is None:
            choices = append(choices, END_GAME << KIND_BITS | wonder)
    if has_wonder(t, player, MANHATTAN):
        for region in range(t.world.count):
            if bars_bomb(t, player, region) is None:
                choices = append(choices, BOMB << KIND_BITS | region)
    return choices


def bars_ending(t: Table, player: i64, wonder: i64) -> str | None:
    """Return the rule by which a player cannot end the game by a wonder, if there is one."""
    if not has_wonder(t, player, wonder):
        return "CE-20.7" if wonder == UNITED_NATIONS else "CE-20.8"
    return "CE-23.10" if t.ending != NO_ENDING else None


def bars_bomb(t: Table, player: i64, region: i64) -> str | None:
    """Return the rule by which a player cannot bomb a region, if there is one."""
    if t.bombed or not has_wonder(t, player, MANHATTAN):
        return "CE-20.6"
    if not t.world.is_sea(region) and t.settlement_of[region] == player and settlements_of(t, player) == 1:
        return "CE-20.6"
    return None


def drop_bomb(t: Table, player: i64, region: i64) -> None:
    """CE-20.6: nothing is left in the region but a face-up token."""
    t.bombed = 1
    for piece in range(len(t.piece_at)):
        if t.piece_at[piece] == region:
            remove_piece(t, piece)
    if not t.world.is_sea(region) and t.settlement_of[region] != NONE:
        victim = t.settlement_of[region]
        lose_settlement(t, region)
        if settlements_of(t, victim) == 0:
            eliminate(t, victim, player)


class PickWonder(Play):
    """CE-19.11: who declares a milestone takes any wonder card of the era."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        return actions(WONDER_CARD, listed(wonders_to_claim(table)))

    def apply(self, table: Table, player: i64, action: i64) -> None:
        table.wonders[player] |= single(action & PAYLOAD)
        table.pop()
