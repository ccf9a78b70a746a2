"""A movement turn: pieces step by step, settlers look at tokens, others intercept (CE-9, CE-10).

MOVEMENT -> MOVE [-> INTERCEPTION] ... -> DECLARATION -> BATTLES -> CAPTURES
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count, listed, single
from epocha.engine.course import Step
from epocha.engine.fields import SEAT, Field, index, number, subset
from epocha.engine.vec import append, vec
from epocha.engine.vectors import NOTHING, put_in, zeros
from epocha.games.civilization_2002.arrival import (
    DECLARED_BY_FOE,
    add_battle,
    enter,
    highest_roll,
    strongest,
)
from epocha.games.civilization_2002.bases import check_bases
from epocha.games.civilization_2002.components import FLEET, NONE, SETTLER
from epocha.games.civilization_2002.forces import class_of, is_of, settle
from epocha.games.civilization_2002.lists import is_in
from epocha.games.civilization_2002.moves import (
    BOARD,
    CARGO,
    CARGO_BITS,
    EXPLORE,
    FLEET_BITS,
    FLEET_OF,
    FROM,
    INTERCEPT,
    SPENT_BITS,
    TO,
    UNIT,
)
from epocha.games.civilization_2002.state import KIND_BITS, PASS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.common import Going, Play
from epocha.games.civilization_2002.steps.declaring import has_asides
from epocha.games.civilization_2002.steps.order import BATTLES, CAPTURES, DECLARATION, INTERCEPTION, MOVE
from epocha.games.civilization_2002.steps.tokens import bars_exploring, explore
from epocha.games.civilization_2002.travel import (
    board,
    fleets_alike,
    go,
    goals,
    halt,
    kinds_of_fleets,
    no_boarding,
    no_step,
    piece_like,
    points_left,
)

SPENT: Final = 7
"""The bits of the movement points spent."""


class Movement(Step[Table]):
    """CE-6.3: one player moves, then fights."""

    def run(self, table: Table) -> None:
        player = table.player()
        table.pop()
        table.visited = vec[i64](capacity=8)
        table.clear_clash()
        table.push(CAPTURES, player)
        table.push(BATTLES, player)
        table.push(DECLARATION, player)
        table.push(MOVE, player)


# --- naming a piece ---


def picked_piece(t: Table, player: i64, region: i64, pick: i64) -> i64:
    """Return the piece of a region that a pick names, or NONE."""
    kind = pick >> KIND_BITS
    payload = pick & PAYLOAD
    if kind == UNIT:
        return piece_like(t, player, region, NONE, payload >> SPENT_BITS, payload & SPENT)
    fleets = kinds_of_fleets(t, player, region)
    at = payload if kind == FLEET_OF else payload >> CARGO_BITS
    if at >= len(fleets):
        return NONE
    if kind == FLEET_OF:
        return fleets[at]
    like = payload & ((1 << CARGO_BITS) - 1)
    return piece_like(t, player, region, fleets[at], like >> SPENT_BITS, like & SPENT)


def pick_of(t: Table, piece: i64, fleets: vec[i64]) -> i64:
    """Return the pick that names a piece, given the kinds of fleets where it is; NONE if it has no name."""
    like = t.piece_figure[piece] << SPENT_BITS | t.piece_spent[piece]
    is_fleet = class_of(t, piece) == FLEET
    fleet = piece if is_fleet else t.piece_aboard[piece]
    if fleet == NONE:
        return UNIT << KIND_BITS | like
    for k in range(len(fleets)):
        if fleets_alike(t, fleets[k], fleet):
            return FLEET_OF << KIND_BITS | k if is_fleet else CARGO << KIND_BITS | k << CARGO_BITS | like
    return NONE


def pieces_to_move(t: Table, player: i64, region: i64) -> vec[i64]:
    """Return the picks for the pieces in a region that could do something, ascending."""
    out = vec[i64](capacity=8)
    fleets = kinds_of_fleets(t, player, region)
    for piece in range(len(t.piece_at)):
        if is_of(t, piece, player, region):
            pick = pick_of(t, piece, fleets)
            if pick != NONE and not is_in(out, pick) and can_act(t, player, piece):
                out = put_in(out, pick)
    return out


def can_act(t: Table, player: i64, piece: i64) -> bool:
    """Return whether a piece could take a step, go aboard or look at a token."""
    if points_left(t, piece) > 0 and (len(goals(t, piece)) or len(ships_for(t, player, piece, NOTHING))):
        return True
    return no_look(t, player, piece) is None


def ships_for(t: Table, player: i64, piece: i64, out: vec[i64]) -> vec[i64]:
    """Add a pick for each sort of fleets that a piece could board (CE-9.3)."""
    region = t.piece_at[piece]
    if t.world.is_sea(region) or (class_of(t, piece) >= FLEET and t.piece_figure[piece] != SETTLER):
        return out
    out = out[:]
    coasts = t.world.coasts
    for at in range(coasts.first[region], coasts.first[region + 1]):
        sea = coasts.to[at]
        fleets = kinds_of_fleets(t, player, sea)
        for k in range(len(fleets)):
            if no_boarding(t, piece, fleets[k]) is None:
                out = append(out, BOARD << KIND_BITS | sea << FLEET_BITS | k)
    return out


def no_look(t: Table, player: i64, piece: i64) -> str | None:
    """Return the rule that keeps a piece from looking at the token where it is (CE-3.6, CE-10.1)."""
    if t.piece_figure[piece] != SETTLER:
        return "CE-3.6"
    return "CE-10.1" if t.world.is_sea(t.piece_at[piece]) else bars_exploring(t, player, t.piece_at[piece])


def deeds_of(t: Table, player: i64, piece: i64) -> vec[i64]:
    """Return what a piece could do, ascending."""
    out = vec[i64](capacity=16)
    regions = goals(t, piece)
    for i in range(len(regions)):
        out = append(out, TO << KIND_BITS | regions[i])
    out = ships_for(t, player, piece, out)
    return append(out, EXPLORE << KIND_BITS) if no_look(t, player, piece) is None else out


class Move(Going):
    """D-MOVE: a region, one of the pieces there, and its step; or nothing more."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        if len(draft) == 1:
            return pieces_to_move(table, player, draft[0] & PAYLOAD)
        if len(draft) == 2:
            return deeds_of(table, player, picked_piece(table, player, draft[0] & PAYLOAD, draft[1]))
        out = append(vec[i64](capacity=16), PASS << KIND_BITS)
        active = regions_to_act_in(table, player)
        for region in range(table.world.count):
            if active[region]:
                out = append(out, FROM << KIND_BITS | region)
        return out if len(out) > 1 or has_asides(table, player) else NOTHING

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        draft = table.draft(player)
        kind = action >> KIND_BITS
        if len(draft) < 2:
            return "CE-9.2" if kind in (UNIT, FLEET_OF, CARGO) else "CE-9.1"
        piece = picked_piece(table, player, draft[0] & PAYLOAD, draft[1])
        if kind == TO:
            return no_step(table, piece, action & PAYLOAD) or "CE-9.2"
        if kind == EXPLORE:
            return no_look(table, player, piece) or "CE-10.1"
        if kind == BOARD:
            return self.forbids_boarding(table, player, piece, action & PAYLOAD)
        return "CE-9.1"

    def forbids_boarding(self, table: Table, player: i64, piece: i64, payload: i64) -> str:
        """Return the rule against boarding a fleet; of another player, or of nobody, there is none to board."""
        fleets = kinds_of_fleets(table, player, payload >> FLEET_BITS)
        at = payload & ((1 << FLEET_BITS) - 1)
        return "CE-9.5" if at >= len(fleets) else no_boarding(table, piece, fleets[at]) or "CE-9.3"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        return action >> KIND_BITS == PASS or len(table.draft(player)) > 2

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        if picks[0] >> KIND_BITS == PASS:
            self.skip(table, player)
            return
        piece = picked_piece(table, player, picks[0] & PAYLOAD, picks[1])
        kind = picks[2] >> KIND_BITS
        payload = picks[2] & PAYLOAD
        if kind == EXPLORE:
            halt(table, piece)
            explore(table, player, table.piece_at[piece])
        elif kind == BOARD:
            board(
                table, piece, kinds_of_fleets(table, player, payload >> FLEET_BITS)[payload & ((1 << FLEET_BITS) - 1)]
            )
        else:
            go(table, piece, payload)
            asked = enter(table, player, piece)
            if asked:
                ask_to_intercept(table, player, piece, asked)

    def skip(self, table: Table, player: i64) -> None:
        """CE-9.24: the movement can always be finished; aircraft without a base are lost."""
        table.pop()
        check_bases(table, player, True)
        settle(table, player)


def regions_to_act_in(t: Table, player: i64) -> vec[i64]:
    """Return for each region 1 if a player has a piece there that could do something, and else 0."""
    out = zeros(t.world.count)
    for piece in range(len(t.piece_at)):
        if (
            t.piece_owner[piece] == player
            and t.piece_figure[piece] != NONE
            and out[t.piece_at[piece]] == 0
            and can_act(t, player, piece)
        ):
            out[t.piece_at[piece]] = 1
    return out


# --- interception ---


def ask_to_intercept(t: Table, mover: i64, piece: i64, seats: i64) -> None:
    """CE-9.17: ask each of those seats at once, in play order after the mover."""
    seat = next_of(t, mover, seats)
    t.push(INTERCEPTION, seat, t.piece_at[piece], piece, seats & ~single(seat), 0, mover)


def next_of(t: Table, after: i64, seats: i64) -> i64:
    """Return the first seat of a set that follows a seat in play order."""
    seat = (after + 1) % t.players
    while seats >> seat & 1 == 0:
        seat = (seat + 1) % t.players
    return seat


class Interception(Play):
    """D-INTERCEPT: to declare a battle on who has entered, or to let pass."""

    REGION: Final = 0
    PIECE: Final = 1
    LEFT: Final = 2
    DECLARED: Final = 3
    MOVER: Final = 4
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        index("region", of="region", none=False),
        number("piece"),
        subset("left", of=SEAT),
        subset("declared", of=SEAT),
        index("mover", of=SEAT, none=False),
    )

    def legal(self, table: Table, player: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), PASS << KIND_BITS), INTERCEPT << KIND_BITS)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == INTERCEPT:
            table.put(Interception.DECLARED, table.get(Interception.DECLARED) | single(player))
        self.skip(table, player)

    def skip(self, table: Table, player: i64) -> None:
        left = table.get(Interception.LEFT)
        if left:
            seat = next_of(table, player, left)
            table.put(Interception.LEFT, left & ~single(seat))
            table.pass_to(seat)
            return
        region = table.get(Interception.REGION)
        piece = table.get(Interception.PIECE)
        declared = table.get(Interception.DECLARED)
        table.pop()
        if declared:
            leader = leader_of(table, declared, region)
            add_battle(table, region, leader, DECLARED_BY_FOE, declared & ~single(leader))
            halt(table, piece)


def leader_of(t: Table, seats: i64, region: i64) -> i64:
    """CE-9.20: who has most units leads; tied ones roll for it."""
    best = strongest(t, seats, region)
    if count(best) > 1:
        t.disclosures += 1
        return highest_roll(best, t.dice_cup())
    return listed(best)[0]
