"""What a beginner overlooks in a position: hints tell of it, and cautions before it is too late.

All of it follows from a view, so it tells nobody what they may not know.
"""

from typing import Final

from epocha.engine.bits import count, listed
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2002.agreed import LONG, SHORT
from epocha.games.civilization_2002.chances import weights, win_chance
from epocha.games.civilization_2002.components import (
    APOLLO,
    FLEET,
    GIVES_WONDERS,
    INDUSTRIAL,
    MEDIEVAL,
    MILESTONE_AMOUNT,
    MILESTONE_ERA,
    MILESTONE_KIND,
    MILESTONE_SIZE,
    MILESTONES,
    MINIMUM,
    MODERN,
    NONE,
    OF_ERA,
    OWN_SETTLEMENTS,
    SEMINAL,
    TECHNOLOGY_ERA,
    TOKEN_RESOURCE,
    UNITED_NATIONS,
    VILLAGE,
)
from epocha.games.civilization_2002.forces import aircraft_at, armies_at, class_of
from epocha.games.civilization_2002.forecast import forecast
from epocha.games.civilization_2002.layout import DOWN, NO_ENDING
from epocha.games.civilization_2002.marches import is_prey
from epocha.games.civilization_2002.scoring import (
    DIPLOMATIC_END,
    MILITARY_END,
    SEMINAL_POINTS,
    SPACE_END,
    TECHNOLOGY_POINTS,
    WONDER_POINTS,
    trigger,
)
from epocha.games.civilization_2002.settlements import bars_founding, lands_of, settlements_of_size
from epocha.games.civilization_2002.state import LEARN, LEARN_ONE, Table
from epocha.games.civilization_2002.steps.gaining import OF_AN_ERA
from epocha.games.civilization_2002.technologies import has_wonder, obtained
from epocha.games.civilization_2002.travel import points_left

SETTLING: Final = range(2, 6)
"""Rounds in which land comes before size."""
EVEN: Final = 0.5
"""The chance below which a battle is warned of."""
REACH: Final = 2
"""Steps to land that is free to be settled: as many as a settler takes in a turn."""


# --- land ---


def neighbours(t: Table, land: int) -> list[int]:
    """Return the lands one step away."""
    by_land = t.world.by_land
    return [int(by_land.to[at]) for at in range(int(by_land.first[land]), int(by_land.first[land + 1]))]


def room_around(t: Table, land: int) -> int:
    """Return how many of the lands beside one have no settlement."""
    return len([other for other in neighbours(t, land) if t.settlement_of[other] == NONE])


def most_room(t: Table) -> int:
    """Return how many free lands lie beside that free land which has the most of them."""
    free = [land for land in range(int(t.world.land_count)) if t.settlement_of[land] == NONE]
    return max([room_around(t, land) for land in free], default=0)


def has_free_land(t: Table, p: int) -> bool:
    """Return whether a settler of a seat would find a place for a settlement near one that it has."""
    far = t.world.by_land.spread(lands_of(t, p), REACH, vec_of([]))
    lands = range(int(t.world.land_count))
    return any(far[land] > 0 and bars_founding(t, land) is None for land in lands)


def lives_on_least(t: Table, p: int) -> bool:
    """Return whether what a seat has brings less than everybody gets anyway (CE-14.10), surplus apart."""
    return sum([gold for _, gold in forecast(t, p).lines]) < MINIMUM


# --- war ---


def open_lands(t: Table, p: int) -> list[int]:
    """Return the lands of settlements of a seat that nothing defends, to which an enemy army has one step."""
    bare = [int(land) for land in lands_of(t, p) if not armies_at(t, p, land) and not aircraft_at(t, p, land)]
    return [land for land in bare if foes_beside(t, p, land)]


def foes_beside(t: Table, p: int, land: int) -> bool:
    """Return whether an army of another seat stands beside a land."""
    others = [seat for seat in range(int(t.players)) if seat != p]
    return any(armies_at(t, seat, other) for other in neighbours(t, land) for seat in others)


def spared_beside(t: Table, p: int, land: int) -> bool:
    """Return whether an army of a seat beside a land can step there, without leaving another settlement open."""
    return any(
        land in neighbours(t, origin)
        and (t.settlement_of[origin] != p or armies_at(t, p, origin) > 1 or not foes_beside(t, p, origin))
        for origin in marching(t, p)
    )


def lone_settlers(t: Table, p: int, settlers: list[int]) -> list[int]:
    """Return those of some lands with settlers of a seat where they stand beside an enemy army without an own one."""
    return [land for land in settlers if not armies_at(t, p, land) and foes_beside(t, p, land)]


def prey(t: Table, p: int) -> list[int]:
    """Return the lands of enemy settlements that nobody defends, to which an army of a seat can take a step."""
    found = [land for origin in marching(t, p) for land in neighbours(t, origin) if is_prey(t, p, land)]
    return sorted(dict.fromkeys(found))


def marching(t: Table, p: int) -> list[int]:
    """Return where a seat has armies ashore that can still take a step, each land once."""
    ours = [piece for piece in range(len(t.piece_at)) if t.piece_owner[piece] == p and is_army(t, piece)]
    return list(dict.fromkeys([int(t.piece_at[piece]) for piece in ours if points_left(t, piece) > 0]))


def is_army(t: Table, piece: int) -> bool:
    """Return whether a piece is an army on the ground."""
    return bool(t.piece_figure[piece] != NONE and class_of(t, piece) < FLEET and t.piece_aboard[piece] == NONE)


def odds_at_home(t: Table, p: int, land: int, far: int) -> float:
    """Return the chance of a seat in a battle against the owner of a settlement; 1 if there is none of an enemy.

    Args:
        far: from how many steps away armies of the seat still come.
    """
    foe = int(t.settlement_of[land])
    if foe in (NONE, p):
        return 1.0
    near = neighbours(t, land) if far else []
    weight = weights(t)
    ours = theirs = 0.0
    for piece in [n for n in range(len(t.piece_at)) if is_army(t, n)]:
        here = t.piece_at[piece] == land
        comes = here or (t.piece_at[piece] in near and points_left(t, piece) > 0)
        ours += weight[t.piece_figure[piece]] if comes and t.piece_owner[piece] == p else 0.0
        theirs += weight[t.piece_figure[piece]] if here and t.piece_owner[piece] == foe else 0.0
    return float(win_chance(ours, theirs, armies_at(t, foe, land), True))


# --- goods, cards, milestones ---


def known_good(t: Table, resource: int) -> int:
    """Return a land whose token is known to be a resource that nobody has a settlement on, or NONE."""
    for land in range(int(t.world.land_count)):
        token = int(t.token[land])
        if t.token_lies[land] == DOWN and token >= 0 and TOKEN_RESOURCE[token] == resource:
            if t.settlement_of[land] == NONE:
                return land
    return int(NONE)


def great_cards(technologies: list[int]) -> list[int]:
    """Return those of some technologies that bring a wonder, or points at the end."""
    return [one for one in technologies if GIVES_WONDERS[one] or SEMINAL >> one & 1]


def villages_wanted(t: Table, p: int) -> int:
    """Return for how many villages a seat may soon declare a milestone, having all of them or all but one; or 0.

    It must be of this era, and nobody may have declared it yet (CE-19.7, CE-19.11).
    """
    mine = int(settlements_of_size(t, p, VILLAGE))
    for milestone in [] if t.agreed.advanced else range(int(MILESTONES)):
        asks = MILESTONE_KIND[milestone] == OWN_SETTLEMENTS and MILESTONE_SIZE[milestone] == VILLAGE
        if asks and MILESTONE_ERA[milestone] == t.era and not t.milestones >> milestone & 1:
            wanted = int(MILESTONE_AMOUNT[milestone])
            return wanted if wanted - 1 <= mine <= wanted else 0
    return 0


# --- the end ---


def is_last(t: Table) -> bool:
    """Return whether the game ends with this round."""
    return bool(t.ending != NO_ENDING or 0 < t.agreed.max_rounds <= t.round)


def may_end(t: Table) -> bool:
    """Return whether the game may end before anybody buys again: by one technology more, a die or a wonder."""
    seats = range(int(t.players))
    if is_last(t):
        return True
    if not t.agreed.advanced:
        return t.era == MODERN and any(count(t.technologies[p] & OF_ERA[MODERN]) >= OF_AN_ERA - 1 for p in seats)
    if any(has_wonder(t, p, wonder) for p in seats for wonder in (UNITED_NATIONS, APOLLO)):
        return True
    return t.agreed.length != LONG and count(obtained(t) & OF_ERA[era_of_die(t)]) > 0


def era_of_die(t: Table) -> int:
    """Return the era whose technologies may end the game by a die (CE-23.1, CE-23.2)."""
    return MEDIEVAL if t.agreed.length == SHORT else INDUSTRIAL


def brings_end(t: Table, p: int, kind: int, thing: int) -> bool:
    """Return whether what a seat may learn now ends the game, or lets a die do so."""
    if kind == LEARN_ONE:
        return t.era == MODERN and int(count(t.technologies[p] & OF_ERA[MODERN])) == OF_AN_ERA - 1
    return kind == LEARN and t.agreed.length != LONG and int(TECHNOLOGY_ERA[thing]) == era_of_die(t)


def ended(t: Table, wonder: int) -> Table:
    """Return the table after its end has been brought about by the United Nations, Apollo, or else by the ship."""
    by = {int(UNITED_NATIONS): DIPLOMATIC_END, int(APOLLO): MILITARY_END}
    after = t.clone()
    trigger(after, by.get(wonder, SPACE_END))
    return after


def ahead_of(t: Table, p: int, more: int) -> int:
    """Return who has most points of those that have more than a seat with so many more than now; or NONE."""
    ahead = [seat for seat in range(int(t.players)) if seat != p and t.points(seat) > t.points(p) + more]
    return max(ahead, key=t.points, default=int(NONE))


def points_of_card(t: Table, technology: int) -> int:
    """Return what a technology counts at the end, with the wonders that come with it."""
    if not t.agreed.advanced:
        return int(TECHNOLOGY_POINTS)
    great = int(SEMINAL_POINTS) if SEMINAL >> technology & 1 else 0
    return great + int(WONDER_POINTS) * len(listed(GIVES_WONDERS[technology]))
