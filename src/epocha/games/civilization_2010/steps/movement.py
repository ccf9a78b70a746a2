"""The Movement phase: figures and groups walk, discover, and meet what is there (CF-21 to CF-24, CF-32.12).

MOVEMENT -> WALK, step by step -> [battle or what else is met] -> MOVEMENT
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.fields import Field, number, subset
from epocha.engine.grid import DIRECTIONS
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.atlas import turns_towards
from epocha.games.civilization_2010.components import FIGURES, FIRST_SCOUT, NONE, SCOUTS
from epocha.games.civilization_2010.effects import INTERRUPT, MOVE_PHASE
from epocha.games.civilization_2010.ground import figures_on, lay_tile
from epocha.games.civilization_2010.piles import draw_tile
from epocha.games.civilization_2010.state import (
    DISCOVER,
    GROUP,
    HALT,
    KIND_BITS,
    MOVE,
    PASS,
    PAYLOAD,
    SACRIFICE,
    STEP,
    Table,
)
from epocha.games.civilization_2010.steps.arrival import stop
from epocha.games.civilization_2010.steps.common import INTERRUPTS, SACRIFICED, STEPPED, WALK, Going, Work
from epocha.games.civilization_2010.steps.costs import do_deed
from epocha.games.civilization_2010.steps.deeds import bars_deed, deed_picks, is_deed, is_named, source_of
from epocha.games.civilization_2010.steps.interrupts import (
    bars_own_deed,
    interrupting_deeds,
    may_act,
    may_interrupt,
    own_deeds,
)
from epocha.games.civilization_2010.steps.sacrifice import no_sacrifice
from epocha.games.civilization_2010.techs import speed
from epocha.games.civilization_2010.travel import (
    can_end,
    ends_journey,
    is_locked,
    no_discovery,
    no_step,
    no_stop,
    square_of_group,
)

SCOUT_BITS: Final = 2


class Movement(Going):
    """CF-D15: which figures move next: a square, and if several groups of its figures could, which of them."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        draft = table.draft(player)
        if len(draft) and is_deed(draft[0] >> KIND_BITS):
            return deed_picks(table, player, draft)
        if len(draft):
            return groups(table, player, draft[0] & PAYLOAD, out)
        squares = starts(table, player)
        if len(squares) == 0 and not may_act(table, player):
            return out
        out = own_deeds(table, player, append(out, PASS << KIND_BITS))
        for i in range(len(squares)):
            out = append(out, MOVE << KIND_BITS | squares[i])
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if is_deed(action >> KIND_BITS):
            return bars_own_deed(table, player, action) or self.rule
        if action >> KIND_BITS == MOVE and figures_on(table, player, action & PAYLOAD):
            return "CF-21.4"
        return "CF-21.5" if action >> KIND_BITS == GROUP else self.rule

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        draft = table.draft(player)
        if is_deed(draft[0] >> KIND_BITS):
            return is_named(table, player, draft)
        return action >> KIND_BITS != MOVE or count(unmoved_on(table, player, action & PAYLOAD)) == 1

    def act_on(self, table: Table, player: i64, picks: vec[i64]) -> None:
        if picks[0] >> KIND_BITS == PASS:
            table.pop()
            return
        if is_deed(picks[0] >> KIND_BITS):
            do_deed(table, player, picks)
            return
        square = picks[0] & PAYLOAD
        group = unmoved_on(table, player, square)
        if len(picks) > 1:
            group = chosen(group, picks[1] & PAYLOAD)
        table.moved[player] |= group
        table.trail = append(vec[i64](capacity=8), square)
        table.push(WALK, player, group, speed(table, player))


def unmoved_on(t: Table, player: i64, square: i64) -> i64:
    """Return the set of a player's figures on a square that have not moved (CF-21.1, CF-21.5)."""
    return figures_on(t, player, square) & ~t.moved[player]


def starts(t: Table, player: i64) -> vec[i64]:
    """Return the squares with figures that have not moved, ascending."""
    found = vec[i64](capacity=8)
    for figure in range(FIGURES):
        square = t.figure_at[player * FIGURES + figure]
        if square != NONE and t.moved[player] & single(figure) == 0:
            at = len(found)
            while at > 0 and found[at - 1] > square:
                at -= 1
            if at == 0 or found[at - 1] != square:
                found = append(found, square)
                for k in range(len(found) - 1, at, -1):
                    found[k] = found[k - 1]
                found[at] = square
    return found


def groups(t: Table, player: i64, square: i64, out: vec[i64]) -> vec[i64]:
    """Add the groups that the figures on a square could form (CF-21.5, CF-21.6); armies are alike."""
    here = unmoved_on(t, player, square)
    armies = count(here & ~(~0 << FIRST_SCOUT))
    scouts = here >> FIRST_SCOUT
    for number_of_armies in range(armies + 1):
        for set_of_scouts in range(1 << SCOUT_BITS):
            if set_of_scouts & ~scouts == 0 and number_of_armies + set_of_scouts:
                out = append(out, GROUP << KIND_BITS | number_of_armies << SCOUT_BITS | set_of_scouts)
    return out


def chosen(here: i64, payload: i64) -> i64:
    """Return the figures of a group: the first armies of those that are here, and certain scouts."""
    group = (payload & ((1 << SCOUT_BITS) - 1)) << FIRST_SCOUT
    left = here
    for _ in range(payload >> SCOUT_BITS):
        group |= left & -left
        left &= left - 1
    return group


class Walk(Going):
    """CF-21: a group takes its steps one by one, discovers tiles, and stops."""

    FIGURES: Final = 0
    LEFT: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (subset("figures", of="figure"), number("left", most=9))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        if len(draft):
            return deed_picks(table, player, draft)
        group = table.get(Walk.FIGURES)
        left = table.get(Walk.LEFT)
        square = square_of_group(table, player, group)
        out = interrupting_deeds(table, player, vec[i64](capacity=16))
        for heading in range(DIRECTIONS):
            if no_step(table, player, group, square, heading, left) is None:
                out = append(out, STEP << KIND_BITS | heading)
        for heading in range(DIRECTIONS):
            if no_discovery(table, player, group, square, heading, left) is None:
                out = append(out, DISCOVER << KIND_BITS | heading)
        if no_stop(table, player, group, square) is None:
            out = append(out, HALT << KIND_BITS)
        for heading in range(DIRECTIONS):
            if no_sacrifice(table, player, group, square, heading, left) is None:
                out = append(out, SACRIFICE << KIND_BITS | heading)
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        group = table.get(Walk.FIGURES)
        left = table.get(Walk.LEFT)
        square = square_of_group(table, player, group)
        heading = action & PAYLOAD
        kind = action >> KIND_BITS
        rule: str | None = None
        if is_deed(kind):
            return bars_deed(table, player, source_of(action), MOVE_PHASE, INTERRUPT) or "CF-20.8"
        if kind == STEP:
            rule = no_step(table, player, group, square, heading, left)
        elif kind == DISCOVER:
            rule = no_discovery(table, player, group, square, heading, left)
        elif kind == HALT:
            rule = no_stop(table, player, group, square)
        elif kind == SACRIFICE:
            rule = no_sacrifice(table, player, group, square, heading, left)
        return rule or "CF-21.4"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        draft = table.draft(player)
        return not is_deed(draft[0] >> KIND_BITS) or is_named(table, player, draft)

    def act_on(self, table: Table, player: i64, picks: vec[i64]) -> None:
        group = table.get(Walk.FIGURES)
        square = square_of_group(table, player, group)
        kind = picks[0] >> KIND_BITS
        heading = picks[0] & PAYLOAD
        if kind == HALT:
            table.pop()
            stop(table, player, square)
            return
        if is_deed(kind):
            table.push(STEPPED, player)
            do_deed(table, player, picks)
            return
        table.put(Walk.LEFT, table.get(Walk.LEFT) - 1)
        beyond = table.plan.grid.step(square, heading)
        if kind == DISCOVER:
            discover(table, beyond, heading)
        else:
            go(table, player, group, beyond)
        if kind == SACRIFICE:
            table.push(SACRIFICED, player, beyond)
        else:
            table.push(STEPPED, player)
        table.push(INTERRUPTS, player)


def go(t: Table, player: i64, group: i64, square: i64) -> None:
    """Set figures on a square beside theirs; scouts send nothing more from where they were (CF-9.3)."""
    for figure in range(FIGURES):
        if group & single(figure):
            t.figure_at[player * FIGURES + figure] = square
            if figure >= FIRST_SCOUT:
                t.sends[player * SCOUTS + figure - FIRST_SCOUT] = NONE
    t.trail = append(t.trail, square)


class Stepped(Work):
    """What follows a step: a group that is caught or diminished stops, others meet what is there (CF-31.10)."""

    def work(self, table: Table) -> None:
        player = table.player()
        table.pop()
        group = still_there(table, player)
        if group == 0:
            table.pop()
            return
        table.put(Walk.FIGURES, group)
        square = square_of_group(table, player, group)
        left = table.get(Walk.LEFT)
        if is_locked(table, square) or not can_end(table, player, group, square, left):
            square = turn_back(table, player, group)
        elif not ends_journey(table, player, square) and (left > 0 or may_interrupt(table, player)):
            return
        table.pop()
        stop(table, player, square)


def still_there(t: Table, player: i64) -> i64:
    """Return the figures of the walking group that are where it is: none of them was killed or led away."""
    return t.get(Walk.FIGURES) & figures_on(t, player, t.trail[len(t.trail) - 1])


def turn_back(t: Table, player: i64, group: i64) -> i64:
    """Let a group stop where it is or, where it may not, on the last square of its trail where it may (CF-28.16)."""
    at = len(t.trail) - 1
    while at > 0 and no_stop(t, player, group, t.trail[at]) is not None:
        at -= 1
    if at < len(t.trail) - 1:
        go(t, player, group, t.trail[at])
    return t.trail[at]


def discover(t: Table, square: i64, heading: i64) -> None:
    """Turn up the tile that has a square, with its arrow pointing away from who looks at it (CF-22.3, CF-22.4)."""
    lay_tile(t, t.plan.grid.slot[square], draw_tile(t), turns_towards(heading))
