"""Fronts of a battle: units that lie alone, attacks on them, wounds and death (CF-25.12 to CF-25.19)."""

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.clash import dealt, taken
from epocha.games.civilization_2010.components import NONE, UNIT_CARDS
from epocha.games.civilization_2010.forces import strength_of, when_it_strikes
from epocha.games.civilization_2010.layout import Layout


def has_unit(t: Layout, side: i64) -> bool:
    """Return whether a side has a unit in play."""
    for front in range(len(t.front)):
        if t.front[front] != NONE and t.front_side[front] == side:
            return True
    return False


def fronts_of(t: Layout, side: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    """Add an action of a kind for each front on which a unit of a side stands alone."""
    for front in range(len(t.front)):
        if t.front[front] != NONE and t.front_side[front] == side:
            out = append(out, kind | front)
    return out


def is_wounded(t: Layout, side: i64) -> bool:
    """Return whether a side has a wounded unit in play."""
    for front in range(len(t.front)):
        if t.wounds[front] and t.front_side[front] == side:
            return True
    return False


def wounded_of(t: Layout, side: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    """Add an action of a kind for each front with a wounded unit of a side."""
    for front in range(len(t.front)):
        if t.wounds[front] and t.front_side[front] == side:
            out = append(out, kind | front)
    return out


def open_front(t: Layout, side: i64, card: i64) -> None:
    """Lay a unit alone on a front of its own (CF-25.13)."""
    t.front = append(t.front, card)
    t.front_side = append(t.front_side, side)
    t.wounds = append(t.wounds, 0)


def attack(t: Layout, side: i64, card: i64, front: i64, more: i64) -> None:
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


def wound(t: Layout, front: i64, wounds: i64) -> None:
    """Deal wounds to the unit on a front; those that reach its strength kill it (CF-25.15, CF-25.22)."""
    side = t.front_side[front]
    t.wounds[front] += wounds
    if t.wounds[front] >= strength_of(t, side, t.front[front]):
        kill(t, side, t.front[front])
        t.front[front] = NONE
        t.wounds[front] = 0


def kill(t: Layout, side: i64, card: i64) -> None:
    """Lay a killed unit aside; it goes under its deck when the battle is over (CF-25.19, CF-32.4)."""
    t.killed[side * UNIT_CARDS + card] += 1
