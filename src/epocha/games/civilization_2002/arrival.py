"""What a unit meets that enters a region: those who may intercept it, and neutral cavalry (CE-9.17 to CE-9.22)."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, listed, single
from epocha.engine.chance import Chance
from epocha.engine.vec import append
from epocha.games.civilization_2002.clash import rolled
from epocha.games.civilization_2002.components import AIRCRAFT, NEUTRAL, NONE, SETTLERS
from epocha.games.civilization_2002.forces import CAUGHT, Forces, class_of, fighters_at, is_of, neutral_at
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.travel import halt

DECLARED_BY_FOE: Final = 0
DECLARED_BY_MOVER: Final = 1


def add_battle(t: Forces, region: i64, foe: i64, own: i64, helpers: i64) -> None:
    """Note a battle that has been declared."""
    t.battle_at = append(t.battle_at, region)
    t.battle_foe = append(t.battle_foe, foe)
    t.battle_own = append(t.battle_own, own)
    t.battle_helpers = append(t.battle_helpers, helpers)


def has_battle(t: Forces, region: i64, foe: i64) -> bool:
    """Return whether a battle with somebody is declared in a region (CE-11.2)."""
    for battle in range(len(t.battle_at)):
        if t.battle_at[battle] == region and t.battle_foe[battle] == foe:
            return True
    return False


def is_intercepted(t: Forces, region: i64) -> bool:
    """Return whether others have declared a battle where the moving player entered (CE-9.19)."""
    for battle in range(len(t.battle_at)):
        if (
            t.battle_at[battle] == region
            and t.battle_own[battle] == DECLARED_BY_FOE
            and t.battle_foe[battle] != NEUTRAL
        ):
            return True
    return False


def has_visited(t: Forces, region: i64) -> bool:
    """Return whether a unit of the moving player has entered a region in this turn."""
    for at in range(len(t.visited)):
        if t.visited[at] == region:
            return True
    return False


def who_could_intercept(t: Layout, player: i64, region: i64) -> i64:
    """Return the set of the other seats with armies on the land, or fleets on the sea, of a region (CE-9.17)."""
    found: i64 = 0
    for other in range(t.players):
        if other != player and t.out >> other & 1 == 0 and fighters_at(t, other, region):
            found |= single(other)
    return found


def enter(t: Layout, player: i64, piece: i64) -> i64:
    """Let a piece that has taken a step meet what is there; return the set of those who are asked for a battle.

    Aircraft meet nobody (CE-9.15).
    """
    if class_of(t, piece) == AIRCRAFT:
        return 0
    region = t.piece_at[piece]
    if not t.world.is_sea(region) and neutral_at(t, region) != NONE:
        t.piece_spent[piece] = CAUGHT
        if not has_battle(t, region, NEUTRAL):
            add_battle(t, region, NEUTRAL, DECLARED_BY_FOE, 0)
    if is_intercepted(t, region):
        halt(t, piece)
    if has_visited(t, region):
        return 0
    t.visited = append(t.visited, region)
    return who_could_intercept(t, player, region)


def military_at(t: Forces, owner: i64, region: i64) -> i64:
    """Return how many military units somebody has in a region, those aboard fleets among them (CE-1.10)."""
    found: i64 = 0
    for piece in range(len(t.piece_at)):
        if is_of(t, piece, owner, region) and class_of(t, piece) != SETTLERS:
            found += 1
    return found


def strongest(t: Forces, seats: i64, region: i64) -> i64:
    """Return the set of those seats that have the most military units in a region."""
    found: i64 = 0
    most: i64 = 0
    members = listed(seats)
    for i in range(len(members)):
        here = military_at(t, members[i], region)
        if here > most:
            most = here
            found = 0
        if here == most:
            found |= single(members[i])
    return found


def highest_roll(seats: i64, chance: Chance) -> i64:
    """Return the seat that rolls the most with two dice; the tied roll again (CE-26.5)."""
    while count(seats) > 1:
        best: i64 = 0
        members = listed(seats)
        for i in range(len(members)):
            result = rolled(2, chance)
            if result > best:
                best = result
                seats = 0
            if result == best:
                seats |= single(members[i])
    return listed(seats)[0]
