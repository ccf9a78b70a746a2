"""Ways over sea: how far settlers are from lands to which a fleet can carry them, and what a fleet opens up."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.vec import append, vec
from epocha.engine.vectors import filled
from epocha.games.civilization_2002.components import FIGURE_CLASS, FIGURE_MOVES, FLEET, NEUTRAL, NONE
from epocha.games.civilization_2002.forces import armies_at, has_room
from epocha.games.civilization_2002.layout import Layout

FARTHEST: Final = 9
"""Steps beyond which nobody looks."""
SLOW: Final = 2
"""Steps of a settler in which a fleet of one movement point sails on; a faster one takes one."""
UNREACHED: Final = -1


class Voyages:
    """Where a player's fleets are, for settlers.

    Attributes:
        any: whether there is a fleet. pace: steps of a settler in which the fastest of them sails on.
        wait: for each region of sea, the steps until a fleet with room can be there, or UNREACHED.
        barred: set of lands where neutral cavalry stops whoever enters, and none of the player's armies is.
    """

    def __init__(self, t: Layout, p: i64) -> None:
        self.any = False
        self.pace: i64 = SLOW
        starts = vec[i64](capacity=4)
        for piece in range(len(t.piece_at)):
            figure = t.piece_figure[piece]
            if t.piece_owner[piece] != p or figure == NONE or FIGURE_CLASS[figure] != FLEET:
                continue
            self.any = True
            if FIGURE_MOVES[figure] > 1:
                self.pace = 1
            if has_room(t, piece):
                starts = append(starts, t.piece_at[piece])
        self.wait: vec[i64] = sailing(t, starts, self.pace) if self.any else filled(t.world.count, UNREACHED)
        self.barred = lands_barred(t, p)

    def ways(self, t: Layout, start: i64) -> vec[i64]:
        """Return for each region how many steps a settler is from it, by land and sea, or UNREACHED."""
        return spread(t, start, self.wait, self.pace, self.barred)


def lands_barred(t: Layout, p: i64) -> i64:
    """Return the set of lands with neutral cavalry and without an army of a player (CE-11.30)."""
    found: i64 = 0
    for piece in range(len(t.piece_at)):
        free = t.piece_owner[piece] == NEUTRAL and t.piece_figure[piece] != NONE
        if free and armies_at(t, p, t.piece_at[piece]) == 0:
            found |= single(t.piece_at[piece])
    return found


def sailing(t: Layout, starts: vec[i64], pace: i64) -> vec[i64]:
    """Return for each region of sea how many steps of a settler the nearest of some fleets is away, or UNREACHED."""
    out = filled(t.world.count, UNREACHED)
    for start in starts:
        if t.world.is_sea(start):
            out[start] = 0
        else:
            coasts = t.world.coasts
            for at in range(coasts.first[start], coasts.first[start + 1]):
                if out[coasts.to[at]] != 0:
                    out[coasts.to[at]] = pace
    by_sea = t.world.by_sea
    for steps in range(FARTHEST):
        for sea in range(t.world.land_count, t.world.count):
            if out[sea] == steps:
                for at in range(by_sea.first[sea], by_sea.first[sea + 1]):
                    other = by_sea.to[at]
                    if out[other] < 0 or out[other] > steps + pace:
                        out[other] = steps + pace
    return out


def spread(t: Layout, start: i64, wait: vec[i64], pace: i64, barred: i64) -> vec[i64]:
    """Return for each region how many steps a settler is from it: on foot, aboard, and by sea; or UNREACHED.

    Args:
        start: where it is; at sea it is aboard. wait: of each sea until a fleet can be there. pace: of the fleets.
        barred: set of lands into which it does not go.
    """
    world = t.world
    out = filled(world.count, UNREACHED)
    out[start] = 0
    to = world.by_air.to
    first = world.by_air.first
    lands = world.land_count
    for steps in range(FARTHEST):
        for region in range(world.count):
            if out[region] != steps:
                continue
            for at in range(first[region], first[region + 1]):
                other = to[at]
                far = steps + 1
                if other < lands and barred & single(other):
                    continue
                if other >= lands:
                    if region >= lands:
                        far = steps + pace
                    elif wait[other] < 0:
                        continue
                    else:
                        far += wait[other]
                if out[other] < 0 or out[other] > far:
                    out[other] = far
    return out
