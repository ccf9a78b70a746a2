"""Where forces stand against each other: what is in danger, and what could be taken."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.atlas import MOST_REGIONS
from epocha.games.civilization_2002.chances import win_chance
from epocha.games.civilization_2002.components import AIRCRAFT, FIGURE_CLASS, FLEET, NONE, SETTLER
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.settlements import settlements_of

ATTACKED: Final = 0.5
"""How likely somebody attacks who could."""
IN_PLACE: Final = 0.8
"""The share that an attack is worth of units that stand in a settlement."""
BESIDE: Final = 0.1
"""The same beside it."""
YIELD: Final = 1.2
"""Gold a round that a size of a settlement brings."""
LAST_ONE: Final = 8.0
"""What it is worth more not to lose the last settlement in the advanced rules."""
STRAY: Final = 0.3
"""What a settler that an enemy can destroy loses, in points."""
ALONE: Final = 2
WARS: Final = vec[float]([1.0, 1.0, 1.0, 0.7, 0.55, 0.5, 0.45])
"""The share that a loss of another counts for the winner, by number of players."""


class Front:
    """Who is where, in weights of battle.

    Attributes:
        weight: of each figure. power: of each seat's armies in each region, those aboard among them:
            [seat * MOST_REGIONS + region]. number: how many they are. settlers: how many settlers.
    """

    def __init__(self, t: Layout, weight: vec[float]) -> None:
        self.weight = weight
        power = vec[float](capacity=t.players * MOST_REGIONS)
        number = vec[i64](capacity=t.players * MOST_REGIONS)
        settlers = vec[i64](capacity=t.players * MOST_REGIONS)
        for _ in range(t.players * MOST_REGIONS):
            power = append(power, 0.0)
            number = append(number, 0)
            settlers = append(settlers, 0)
        for piece in range(len(t.piece_at)):
            figure = t.piece_figure[piece]
            owner = t.piece_owner[piece]
            if figure == NONE or owner < 0:
                continue
            at = owner * MOST_REGIONS + t.piece_at[piece]
            if figure == SETTLER:
                settlers[at] += 1
            elif FIGURE_CLASS[figure] < FLEET:
                power[at] += weight[figure]
                number[at] += 1
            elif FIGURE_CLASS[figure] == AIRCRAFT:
                power[at] += weight[figure]
        self.power = power
        self.number = number
        self.settlers = settlers

    def near(self, t: Layout, p: i64, land: i64) -> float:
        """Return the weight of a seat's armies that could be on a land with one step, or are there."""
        power = self.power
        first = p * MOST_REGIONS
        found = power[first + land]
        by_land = t.world.by_land
        to = by_land.to
        for at in range(by_land.first[land], by_land.first[land + 1]):
            found += power[first + to[at]]
        coasts = t.world.coasts
        to = coasts.to
        for at in range(coasts.first[land], coasts.first[land + 1]):
            found += power[first + to[at]]
        return found

    def risk(self, t: Layout, land: i64, owner: i64) -> float:
        """Return how likely a settlement falls to the one who threatens it most."""
        worst = 0.0
        for q in range(t.players):
            if q != owner and t.out >> q & 1 == 0:
                force = self.near(t, q, land)
                if force > 0.0:
                    worst = max(worst, self.chance(t, q, land, owner, force))
        return ATTACKED * worst

    def chance(self, t: Layout, p: i64, land: i64, owner: i64, force: float) -> float:
        """Return the chance of a force of a seat against what a settlement's owner has there."""
        at = owner * MOST_REGIONS + land
        return win_chance(force, self.power[at], self.number[at], True)


def stake(t: Layout, land: i64, each: float) -> float:
    """Return what a settlement is worth, given what a gold piece a round is worth until the end."""
    size = float(t.settlement_size[land])
    return size + 0.5 + each * YIELD * size


def wars_worth(t: Layout, p: i64, f: Front, each: float) -> float:
    """Return what a player stands to win and to lose with the forces where they are."""
    found = 0.0
    share = WARS[t.players]
    last = t.agreed.advanced and settlements_of(t, p) == 1
    owners = t.settlement_of
    for land in range(t.world.land_count):
        owner = owners[land]
        if owner == p:
            found -= f.risk(t, land, p) * (stake(t, land, each) + (LAST_ONE if last else 0.0))
        elif owner != NONE and f.power[p * MOST_REGIONS + land] > 0.0:
            found += IN_PLACE * f.chance(t, p, land, owner, f.power[p * MOST_REGIONS + land]) * stake(t, land, each)
        elif owner != NONE:
            force = f.near(t, p, land)
            if force > 0.0:
                found += BESIDE * share * f.chance(t, p, land, owner, force) * stake(t, land, each)
    return found


# --- where armies are drawn to ---


def army_field(t: Layout, p: i64, f: Front, each: float) -> vec[float]:
    """Return the pull on a player's armies on every land: what could be taken or must be guarded near it."""
    field = vec[float](capacity=t.world.land_count)
    for _ in range(t.world.land_count):
        field = append(field, 0.0)
    for land in range(t.world.land_count):
        owner = t.settlement_of[land]
        pull = 0.0
        if owner == p:
            pull = GUARD * f.risk(t, land, p) * stake(t, land, each)
        elif owner != NONE:
            pull = f.chance(t, p, land, owner, force_around(t, p, f, land)) * stake(t, land, each)
        if pull > 0.05:
            for other in range(t.world.land_count):
                far = t.world.by_land.distance(other, land)
                if 0 <= far < len(FADES):
                    field[other] = max(field[other], pull * FADES[far])
    return field


GUARD: Final = 1.5
FADES: Final = vec[float]([1.0, 0.7, 0.5, 0.36, 0.26, 0.19, 0.14, 0.1])
"""How much of a pull is left at a distance."""
REACH: Final = vec[float]([1.0, 1.0, 0.5, 0.25])
"""How much forces at a distance count for an attack."""


def force_around(t: Layout, p: i64, f: Front, land: i64) -> float:
    """Return the weight of a seat's armies within a few steps of a land."""
    found = 0.0
    for other in range(t.world.land_count):
        force = f.power[p * MOST_REGIONS + other]
        if force > 0.0:
            far = t.world.by_land.distance(other, land)
            if 0 <= far < len(REACH):
                found += REACH[far] * force
    return found
