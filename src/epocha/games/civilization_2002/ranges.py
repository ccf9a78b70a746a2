"""Trade range: who may trade with whom in the advanced rules (CE-13.12 to CE-13.15)."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.links import UNREACHED
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.components import (
    RANGE_LAND,
    RANGE_SEA,
    START_RANGE_LAND,
    START_RANGE_SEA,
    TECHNOLOGIES,
)
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.technologies import obtained

UNLIMITED: Final = -1


def settled_by(t: Layout, player: i64) -> vec[i64]:
    """Return the regions where a player has a settlement."""
    out = vec[i64](capacity=8)
    for land in range(t.world.land_count):
        if t.settlement_of[land] == player:
            out = append(out, land)
    return out


def common_techs(t: Layout, player: i64, other: i64) -> i64:
    """Return the set of the technologies that count for two players: all obtained ones, or by option their own."""
    return t.technologies[player] | t.technologies[other] if t.agreed.own_range else obtained(t)


def best_range(techs: i64, ranges: vec[i64], start: i64) -> i64:
    """Return the greatest range among technologies, UNLIMITED if one lifts all limits."""
    best = start
    for technology in range(TECHNOLOGIES):
        if techs >> technology & 1:
            if ranges[technology] == UNLIMITED:
                return UNLIMITED
            best = max(best, ranges[technology])
    return best


def is_within(far: i64, limit: i64) -> bool:
    """Return whether a distance that may be UNREACHED is at most a limit."""
    return far != UNREACHED and far <= limit


def coasts_of(t: Layout, lands: vec[i64]) -> vec[i64]:
    """Return the sea regions beside some land regions, some perhaps twice."""
    out = vec[i64](capacity=16)
    links = t.world.coasts
    for i in range(len(lands)):
        for at in range(links.first[lands[i]], links.first[lands[i] + 1]):
            out = append(out, links.to[at])
    return out


def in_range(t: Layout, player: i64, other: i64) -> bool:
    """Return whether two players may trade (CE-13.3), by land or by sea, never by both together (CE-13.15)."""
    if not t.agreed.advanced:
        return True
    techs = common_techs(t, player, other)
    by_land = best_range(techs, RANGE_LAND, START_RANGE_LAND)
    by_sea = best_range(techs, RANGE_SEA, START_RANGE_SEA)
    if by_land == UNLIMITED or by_sea == UNLIMITED:
        return True
    own = settled_by(t, player)
    theirs = settled_by(t, other)
    nothing = vec[i64](capacity=0)
    far = t.world.by_land.spread(own, by_land, nothing)
    for i in range(len(theirs)):
        if is_within(far[theirs[i]], by_land):
            return True
    if by_sea == 0:
        return False
    seas = t.world.by_sea.spread(coasts_of(t, own), by_sea - 1, nothing)
    beyond = coasts_of(t, theirs)
    for i in range(len(beyond)):
        if is_within(seas[beyond[i]], by_sea - 1):
            return True
    return False
