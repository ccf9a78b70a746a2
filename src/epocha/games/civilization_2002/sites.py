"""Where settlements could be founded, and what settlers are worth on their way there."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.arrival import has_battle
from epocha.games.civilization_2002.atlas import MOST_REGIONS
from epocha.games.civilization_2002.components import (
    FERTILE,
    LARGEST,
    METROPOLIS,
    MINIMUM,
    NEUTRAL,
    NONE,
    SETTLER,
    TOKEN_RESOURCE,
    VILLAGE,
)
from epocha.games.civilization_2002.estimates import LAND, OPENS, POOR, RESOURCE_SHARE, ROOM, UNDER_WAY
from epocha.games.civilization_2002.forces import armies_at
from epocha.games.civilization_2002.fronts import Front
from epocha.games.civilization_2002.knowledge import knows_token
from epocha.games.civilization_2002.layout import GONE, UP, Layout
from epocha.games.civilization_2002.outlook import TIME, expected_income
from epocha.games.civilization_2002.production import cards_held
from epocha.games.civilization_2002.settlements import bars_founding
from epocha.games.civilization_2002.voyages import Voyages

STEP: Final = 0.07
"""The share of a site that a settler loses for each step that it is away."""
FARTHEST: Final = 9
SOON: Final = 4.0
"""Rounds before the end from which on it counts for less, so that no settler waits until it is too late."""
MOST_OPENED: Final = 9.0
"""Points of sites overseas beyond which nobody plans."""
OVERSEAS: Final = 4
"""Steps by land within which a site is in reach without a fleet."""
SAILS: Final = 5
"""Steps that a fleet goes for a site."""
IDLE: Final = 0.1
"""What a settler is worth without a free site."""
THREATENED: Final = 0.5
"""The share of a site that is left where an enemy army is near."""
THIRD: Final = 12.0
"""Gold a round that a third card of a resource brings more, for it makes a monopoly."""
BESIDES: Final = 3.0
"""Gold a round of a resource for itself in the advanced rules."""


class Sites:
    """What every land would be worth to a player as a site.

    Attributes:
        worth: of each land, 0 where nothing can be founded. share: the part of it that a settler there is worth.
        taken: set of those to which settlers are on their way.
    """

    def __init__(self, t: Layout, p: i64, f: Front, each: float, left: float) -> None:
        """Judge all lands; `each` is what a gold piece a round is worth until the end, in so many rounds."""
        self.share = UNDER_WAY * min(1.0, left / SOON)
        promise = min(TIME, left) / TIME
        held = cards_held(t, p)
        if expected_income(t, p) < float(MINIMUM):
            each *= POOR
        out = vec[float](capacity=t.world.land_count)
        for land in range(t.world.land_count):
            free = bars_founding(t, land) is None and not is_held(t, p, f, land)
            out = append(out, site_worth(t, p, land, held, each, promise) if free else 0.0)
        for land in range(t.world.land_count):
            if out[land] > 0.0 and is_beside_enemy(t, p, f, land):
                out[land] *= THREATENED
        self.worth = out
        self.taken: i64 = 0

    def best(self, t: Layout, ways: vec[i64]) -> i64:
        """Return the site that promises most to a settler, given how far it is from each land; or NONE."""
        found: i64 = NONE
        most = 0.0
        owners = t.settlement_of
        worth = self.worth
        for site in range(t.world.land_count):
            if worth[site] > most and owners[site] == NONE and self.taken & single(site) == 0:
                far = ways[site]
                if 0 <= far <= FARTHEST:
                    promise = worth[site] * (1.0 - STEP * float(far))
                    if promise > most:
                        most = promise
                        found = site
        return found


def is_held(t: Layout, p: i64, f: Front, land: i64) -> bool:
    """Return whether others have armies or settlers on a land."""
    for q in range(t.players):
        if q != p and (f.number[q * MOST_REGIONS + land] or f.settlers[q * MOST_REGIONS + land]):
            return True
    return False


def is_beside_enemy(t: Layout, p: i64, f: Front, land: i64) -> bool:
    """Return whether others have armies beside a land, and the player has none there."""
    if f.number[p * MOST_REGIONS + land]:
        return False
    for q in range(t.players):
        if q != p and t.out >> q & 1 == 0 and f.near(t, q, land) > 0.0:
            return True
    return False


def site_worth(t: Layout, p: i64, land: i64, held: vec[i64], each: float, promise: float) -> float:
    """Return what a new settlement on a land is worth to a player, by what they know.

    That is no more than what it will count once it is there, or settlers would stand on their site and wait.

    Args:
        each: what a gold piece a round is worth. promise: the share that counts of what comes with time.
    """
    known = knows_token(t, p, land)
    size = VILLAGE
    largest: i64 = METROPOLIS
    resource: i64 = NONE
    share = 0.0
    if not known:
        share = RESOURCE_SHARE
    elif t.token_lies[land] != GONE:
        token = t.token[land]
        resource = TOKEN_RESOURCE[token]
        share = 1.0 if resource != NONE else 0.0
        if t.token_lies[land] == UP:
            largest = LARGEST[token]
            size += 1 if token == FERTILE else 0
    gold = 0.0 if t.agreed.advanced else float(size)
    if share > 0.0:
        gold += share * card_gold(t, p, resource, held)
    return float(size) + promise * (LAND + ROOM * float(largest - size)) + each * gold


def card_gold(t: Layout, p: i64, resource: i64, held: vec[i64]) -> float:
    """Return the gold a round that a further card of a resource brings; NONE is one that is not known."""
    new = BESIDES if t.agreed.advanced else float(count(t.technologies[p]))
    plain = BESIDES if t.agreed.advanced else 0.0
    if resource == NONE:
        kinds: i64 = 0
        for one in range(len(held)):
            kinds += 1 if held[one] else 0
        return plain + new * float(len(held) - kinds) / float(len(held)) + 1.0
    if held[resource] == 0:
        return plain + new
    return plain + (THIRD if held[resource] >= 2 else 1.0)


def steps_to(t: Layout, start: i64, land: i64, v: Voyages) -> i64:
    """Return how many steps it is from a region to a land: on foot, and by sea if there is a fleet."""
    return v.ways(t, start)[land] if v.any or v.barred else t.world.by_land.distance(start, land)


def ways_from(t: Layout, start: i64, v: Voyages) -> vec[i64]:
    """Return how many steps it is from a region to each land: on foot, and by sea if there is a fleet."""
    if v.any or v.barred:
        return v.ways(t, start)
    out = vec[i64](capacity=t.world.land_count)
    by_land = t.world.by_land
    for land in range(t.world.land_count):
        out = append(out, by_land.distance(start, land))
    return out


def settlers_worth(t: Layout, p: i64, sites: Sites, v: Voyages) -> float:
    """Return what a player's settlers are worth where they are; each has a site of its own, who stands on it first."""
    found = 0.0
    standing = standing_on(t, p, sites)
    sites.taken = standing
    for piece in range(len(t.piece_at)):
        if t.piece_figure[piece] == SETTLER and t.piece_owner[piece] == p:
            region = t.piece_at[piece]
            if has_battle(t, region, NEUTRAL) and armies_at(t, p, region) == 0:
                continue  # it will be destroyed (CE-11.30)
            if not t.world.is_sea(region) and standing & single(region):
                standing &= ~single(region)
                found += sites.share * sites.worth[region]
            else:
                found += on_the_way(t, region, sites, v)
    return found


def standing_on(t: Layout, p: i64, sites: Sites) -> i64:
    """Return the set of sites on which a player's settlers stand."""
    found: i64 = 0
    for piece in range(len(t.piece_at)):
        if t.piece_figure[piece] == SETTLER and t.piece_owner[piece] == p:
            region = t.piece_at[piece]
            if not t.world.is_sea(region) and sites.worth[region] > 0.0 and t.settlement_of[region] == NONE:
                found |= single(region)
    return found


def on_the_way(t: Layout, start: i64, sites: Sites, v: Voyages) -> float:
    """Return what a settler in a region is worth, and let it take the site to which it goes."""
    ways = ways_from(t, start, v)
    site = sites.best(t, ways)
    if site == NONE:
        return IDLE
    sites.taken |= single(site)
    return sites.share * sites.worth[site] * (1.0 - STEP * float(ways[site]))


# --- overseas ---


def fleets_worth(t: Layout, p: i64, sites: Sites, v: Voyages) -> float:
    """Return what it is worth to have a fleet: it opens sites, and the more so the fewer there are by land."""
    if not v.any:
        return 0.0
    near: i64 = 0
    opened = 0.0
    for land in range(t.world.land_count):
        if sites.worth[land] > 0.0 and t.settlement_of[land] == NONE:
            if is_near(t, p, land):
                near += 1
            elif is_in_sail(t, land, v):
                opened += sites.worth[land]
    return OPENS * min(MOST_OPENED, opened) / (1.0 + 0.5 * float(near))


def is_near(t: Layout, p: i64, land: i64) -> bool:
    """Return whether settlers of a player could come to a land on foot."""
    for home in range(t.world.land_count):
        if t.settlement_of[home] == p and 0 <= t.world.by_land.distance(home, land) <= OVERSEAS:
            return True
    return False


def is_in_sail(t: Layout, land: i64, v: Voyages) -> bool:
    """Return whether a fleet could soon be beside a land."""
    coasts = t.world.coasts
    for at in range(coasts.first[land], coasts.first[land + 1]):
        if 0 <= v.wait[coasts.to[at]] <= SAILS:
            return True
    return False
