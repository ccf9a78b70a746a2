"""How far pieces reach with the movement points that they have: their own moves, and others' before the next own ones.

This is for people who look at the map; what a single step may be is told by `travel.py`.
"""

from collections.abc import Iterable

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.engine.vectors import zeros
from epocha.games.civilization_2002.components import AIRCRAFT, FLEET, NEUTRAL, NONE, SETTLER
from epocha.games.civilization_2002.forces import class_of, has_room
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.travel import points_left

FREE = vec[i64](capacity=0)


def reached(t: Table, piece: int) -> set[int]:
    """Return the regions to which a piece can go by itself or aboard, with the points left, and where it is."""
    points, here = int(points_left(t, piece)), int(t.piece_at[piece])
    what = class_of(t, piece)
    if what == AIRCRAFT:
        return _within(t.world.by_air.spread(vec[i64]([here]), points, FREE))
    if what == FLEET:
        return {here, *voyage(t, piece)}
    if t.piece_aboard[piece] != NONE:
        return {here, *_landed(t, piece, int(t.piece_aboard[piece]), points)}
    far = walk(t, here, points)
    found = set(far)
    for land, steps in far.items():
        for fleet in _ships_beside(t, int(t.piece_owner[piece]), land):
            if steps < points:
                found |= {int(t.piece_at[fleet]), *_landed(t, piece, fleet, points - steps - 1)}
    return found


def walk(t: Table, start: int, points: int) -> dict[int, int]:
    """Return how many steps by land lead to each region in reach; neutral cavalry stops who comes there (CE-9.22)."""
    stops = zeros(t.world.count)
    for piece, owner in enumerate(t.piece_owner):
        if owner == NEUTRAL and t.piece_figure[piece] != NONE:
            stops[t.piece_at[piece]] = 1
    far = {start: 0}
    for steps in range(1, points + 1):
        for land in [land for land, at in far.items() if at == steps - 1 and (not stops[land] or land == start)]:
            for other in _beside(t, land):
                if not t.world.is_sea(other):
                    far.setdefault(other, steps)
    return far


def voyage(t: Table, fleet: int) -> dict[int, int]:
    """Return how many steps a fleet needs to each sea region in reach, from a port the first out to sea (CE-9.10)."""
    points, here = int(points_left(t, fleet)), int(t.piece_at[fleet])
    if t.world.is_sea(here):
        starts, steps = [here], 0
    else:
        starts, steps = [sea for sea in _beside(t, here) if t.world.is_sea(sea)], 1
    if points < steps or not starts:
        return {}
    far = t.world.by_sea.spread(vec[i64](starts), points - steps, FREE)
    return {sea: int(far[sea]) + steps for sea in range(t.world.count) if far[sea] >= 0}


def _landed(t: Table, piece: int, fleet: int, points: int) -> set[int]:
    """Return where a piece can go ashore from a fleet with so many points; armies only before it sails (CE-9.8)."""
    here = int(t.piece_at[fleet])
    seas: Iterable[int] = voyage(t, fleet) if t.piece_figure[piece] == SETTLER else ()
    if t.piece_figure[piece] != SETTLER and t.piece_spent[fleet] == 0 and t.world.is_sea(here):
        seas = (here,)
    found: set[int] = set()
    for sea in seas if points > 0 else ():
        for land in _beside(t, sea):
            if not t.world.is_sea(land):
                found |= set(walk(t, land, points - 1))
    return found


def _ships_beside(t: Table, owner: int, land: int) -> list[int]:
    """Return the fleets of somebody that a piece on a land could board."""
    seas = [sea for sea in _beside(t, land) if t.world.is_sea(sea)]
    return [
        piece
        for piece, at in enumerate(t.piece_at)
        if at in seas and t.piece_owner[piece] == owner and t.piece_figure[piece] != NONE
        and class_of(t, piece) == FLEET and has_room(t, piece)
    ]  # fmt: skip


def _beside(t: Table, region: int) -> list[int]:
    """Return all neighbours of a region, by land or by sea."""
    links = t.world.by_air
    return [int(links.to[at]) for at in range(links.first[region], links.first[region + 1])]


def _within(far: vec[i64]) -> set[int]:
    return {region for region, steps in enumerate(far) if steps >= 0}
