"""Battles: declaring, their order, who joins (CE-11.1 to CE-11.6, CE-11.30 to CE-11.33).

DECLARATION -> BATTLES -> [JOINING ...] -> BATTLE -> BATTLES ...
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.fields import SEAT, Field, subset
from epocha.engine.vec import append, vec
from epocha.engine.vectors import NOTHING, put_in
from epocha.games.civilization_2002.arrival import DECLARED_BY_FOE, DECLARED_BY_MOVER, add_battle, has_battle
from epocha.games.civilization_2002.components import NEUTRAL, NONE
from epocha.games.civilization_2002.forces import (
    aircraft_at,
    fighters_at,
    neutral_at,
    regions_of_fighters,
    rest,
    settlers_at,
)
from epocha.games.civilization_2002.losses import has_caught_settlers, lose_caught_settlers, lose_settlers
from epocha.games.civilization_2002.moves import (
    ATTACK,
    FIGHT,
    JOIN_ATTACK,
    JOIN_DEFENCE,
    SEAT_BITS,
    THE_NEUTRAL,
)
from epocha.games.civilization_2002.state import KIND_BITS, PASS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.common import Going, Play
from epocha.games.civilization_2002.steps.fighting import Battle
from epocha.games.civilization_2002.steps.order import BATTLE, JOINING

SEAT_MASK: Final = 7


def code(region: i64, foe: i64) -> i64:
    """Return the payload that names an opponent in a region."""
    return region << SEAT_BITS | (THE_NEUTRAL if foe == NEUTRAL else foe)


def foe_in(payload: i64) -> i64:
    """Return the opponent that a payload names."""
    return NEUTRAL if payload & SEAT_MASK == THE_NEUTRAL else payload & SEAT_MASK


def units_at(t: Table, owner: i64, region: i64) -> i64:
    """Return how many units somebody has that can fight or support in a region."""
    return fighters_at(t, owner, region) + aircraft_at(t, owner, region)


class Declaration(Going):
    """D-DECLARE: the player who has moved declares battles, one after the other."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=8), PASS << KIND_BITS)
        for region in regions_of_fighters(table, player):
            for foe in range(table.players):
                if no_attack(table, player, region, foe) is None:
                    out = append(out, ATTACK << KIND_BITS | code(region, foe))
            if no_attack(table, player, region, NEUTRAL) is None:
                out = append(out, ATTACK << KIND_BITS | code(region, NEUTRAL))
        return out if len(out) > 1 else NOTHING

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != ATTACK:
            return "CE-11.1"
        payload = action & PAYLOAD
        return no_attack(table, player, payload >> SEAT_BITS, foe_in(payload)) or "CE-11.1"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == PASS:
            table.pop()
            return
        payload = action & PAYLOAD
        add_battle(table, payload >> SEAT_BITS, foe_in(payload), DECLARED_BY_MOVER, 0)


def no_attack(t: Table, player: i64, region: i64, foe: i64) -> str | None:
    """Return the rule that keeps a player from declaring a battle; None if none does."""
    if fighters_at(t, player, region) == 0:
        return "CE-11.1"
    if has_battle(t, region, foe):
        return "CE-11.2"
    if foe == NEUTRAL:
        return "CE-11.32" if t.world.is_sea(region) or neutral_at(t, region) == NONE else None
    return "CE-11.1" if foe == player or t.out >> foe & 1 or units_at(t, foe, region) == 0 else None


# --- one after the other ---


class Battles(Play):
    """D-BATTLE-ORDER: which battle is fought next; those that cannot take place any more lapse."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for battle in range(len(table.battle_at)):
            if no_fight(table, player, battle) is None:
                out = put_in(out, FIGHT << KIND_BITS | code(table.battle_at[battle], table.battle_foe[battle]))
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        battle = battle_of(table, action & PAYLOAD) if action >> KIND_BITS == FIGHT else NONE
        return "CE-11.4" if battle == NONE else no_fight(table, player, battle) or "CE-11.4"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        battle = battle_of(table, action & PAYLOAD)
        region = table.battle_at[battle]
        foe = table.battle_foe[battle]
        own = table.battle_own[battle]
        helpers = table.battle_helpers[battle]
        strike_off(table, battle)
        table.clear_clash()
        if foe == NEUTRAL and fighters_at(table, player, region) == 0:
            lose_caught_settlers(table, player, region)
        elif own == DECLARED_BY_FOE and foe != NEUTRAL and units_at(table, player, region) == 0:
            lose_settlers(table, player, region)
        else:
            table.push(BATTLE, player, region, foe, own, single(player), side_of(foe) | helpers)
            ask_to_join(table, player if own or foe == NEUTRAL else foe)

    def skip(self, table: Table, player: i64) -> None:
        table.pop()
        table.clear_battles()
        rest(table, player)


def side_of(foe: i64) -> i64:
    """Return the set of seats that an opponent is: none for a neutral unit."""
    return 0 if foe == NEUTRAL else single(foe)


def battle_of(t: Table, payload: i64) -> i64:
    """Return the declared battle that a payload names, or NONE."""
    for battle in range(len(t.battle_at)):
        if code(t.battle_at[battle], t.battle_foe[battle]) == payload:
            return battle
    return NONE


def no_fight(t: Table, player: i64, battle: i64) -> str | None:
    """Return the rule that keeps a declared battle from being fought now; None if none does."""
    if has_lapsed(t, player, battle):
        return "CE-11.33"
    if t.battle_own[battle] == DECLARED_BY_MOVER:
        for other in range(len(t.battle_at)):
            if (
                t.battle_at[other] == t.battle_at[battle]
                and t.battle_own[other] == DECLARED_BY_FOE
                and not has_lapsed(t, player, other)
            ):
                return "CE-11.4"
    return None


def has_lapsed(t: Table, player: i64, battle: i64) -> bool:
    """Return whether a battle cannot take place any more (CE-11.33)."""
    region = t.battle_at[battle]
    foe = t.battle_foe[battle]
    if foe == NEUTRAL:
        is_met = fighters_at(t, player, region) > 0 or has_caught_settlers(t, player, region)
        return neutral_at(t, region) == NONE or not is_met
    if t.out >> foe & 1:
        return True
    declarer = player if t.battle_own[battle] else foe
    other = foe if t.battle_own[battle] else player
    return fighters_at(t, declarer, region) == 0 or units_or_settlers(t, other, region) == 0


def units_or_settlers(t: Table, owner: i64, region: i64) -> i64:
    """Return how many pieces somebody has in a region that a battle could concern."""
    return units_at(t, owner, region) + settlers_at(t, owner, region)


def strike_off(t: Table, battle: i64) -> None:
    """Take a battle off the list of those that are declared."""
    at = t.battle_at
    foe = t.battle_foe
    own = t.battle_own
    helpers = t.battle_helpers
    t.clear_battles()
    for other in range(len(at)):
        if other != battle:
            add_battle(t, at[other], foe[other], own[other], helpers[other])


# --- joining ---


class Joining(Play):
    """D-JOIN: others with units in the region help one side or stay out; the battle is the frame below."""

    LEFT: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (subset("left", of=SEAT),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(append(vec[i64](capacity=3), PASS << KIND_BITS), JOIN_ATTACK << KIND_BITS)
        if table.read(table.frame_of(BATTLE), Battle.FOE) == NEUTRAL:
            return out
        return append(out, JOIN_DEFENCE << KIND_BITS)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "CE-11.30" if action >> KIND_BITS == JOIN_DEFENCE else "CE-11.5"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        battle = table.frame_of(BATTLE)
        kind = action >> KIND_BITS
        if kind != PASS:
            side = Battle.ATTACKERS if kind == JOIN_ATTACK else Battle.DEFENDERS
            table.write(battle, side, table.read(battle, side) | single(player))
        self.skip(table, player)

    def skip(self, table: Table, player: i64) -> None:
        left = table.get(Joining.LEFT)
        table.pop()
        ask_next(table, player, left)


def ask_to_join(t: Table, declarer: i64) -> None:
    """CE-11.5: ask everybody else with units in the region, in play order from the declaring player."""
    region = t.get(Battle.REGION)
    taken = t.get(Battle.ATTACKERS) | t.get(Battle.DEFENDERS) | t.out
    left: i64 = 0
    for seat in range(t.players):
        if taken >> seat & 1 == 0 and units_at(t, seat, region):
            left |= single(seat)
    ask_next(t, declarer, left)


def ask_next(t: Table, after: i64, left: i64) -> None:
    """Ask the next of some seats that follows another one, if there is one."""
    for k in range(1, t.players + 1):
        seat = (after + k) % t.players
        if left >> seat & 1:
            t.push(JOINING, seat, left & ~single(seat))
            return
