"""Where forces stand against each other: what is in danger, and what could be taken."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.atlas import MOST_REGIONS
from epocha.games.civilization_2002.chances import win_chance
from epocha.games.civilization_2002.components import AIRCRAFT, FIGURE_CLASS, FLEET, NONE, SETTLER
from epocha.games.civilization_2002.estimates import ARMY_ADVANCED, ARMY_BASIC, BEYOND, CAPTOR, LATER, YIELD, Leaning
from epocha.games.civilization_2002.layout import NO_ENDING, Layout
from epocha.games.civilization_2002.settlements import settlements_of
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps.order import CAPTURES, MOVE
from epocha.games.civilization_2002.steps.rounds import (
    BETWEEN_ROUNDS,
    MOVEMENT_PHASE,
    PURCHASE_PHASE,
    Round,
    phase_at,
)

ATTACKED: Final = 0.9
"""How likely somebody attacks who would certainly win; who may lose often lets it be."""
IN_PLACE: Final = 0.9
"""The share that an attack is worth of units that stand in a settlement while their movement turn is open."""
ONE_ARMY: Final = 1.0
"""The weight of an army: what is less will survive a battle by that chance only."""
HELD: Final = 0.7
"""How much a threat counts to a settlement that is about to be taken."""
LAST_ONE: Final = 8.0
"""What it is worth more not to lose the last settlement in the advanced rules."""
STRAY: Final = 0.7
"""What a settler loses, in points, that an enemy can destroy."""
WARS: Final = vec[float]([1.0, 1.0, 1.0, 0.7, 0.55, 0.5, 0.45])
"""The share that a loss of another counts for the winner, by number of players."""


def attack(chance: float) -> float:
    """Return how likely it is that somebody attacks, and wins, who would win with a chance."""
    return ATTACKED * chance * chance


class Front:
    """Who is where, in weights of battle.

    Attributes:
        weight: of each figure. phase: of the round. turn: the number of the turn in it, from 1.
        moved: whose pieces have moved and only fight now, or NONE.
        power: of each seat's armies in each region, those aboard among them: [seat * MOST_REGIONS + region].
        number: how many they are. settlers: how many settlers. forces: the power of each seat in all regions.
    """

    def __init__(self, t: Table, weight: vec[float]) -> None:
        self.weight = weight
        self.phase = phase_of(t)
        self.turn: i64 = t.read(0, Round.TURNS) if self.phase != BETWEEN_ROUNDS else 0
        self.moved = who_has_moved(t)
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
        self.fight(t)
        forces = vec[float](capacity=t.players)
        for p in range(t.players):
            total = 0.0
            for region in range(p * MOST_REGIONS, p * MOST_REGIONS + t.world.count):
                total += self.power[region]
            forces = append(forces, total)
        self.forces = forces

    def fight(self, t: Table) -> None:
        """Let forces that are about to fight count by their chance to be there afterwards."""
        turn = t.frame_of(CAPTURES)
        if turn == NOBODY:
            return
        mover = t.player_of(turn)
        for battle in range(len(t.battle_at)):
            region = t.battle_at[battle]
            foe = t.battle_foe[battle]
            if foe < 0:
                continue
            at, against = mover * MOST_REGIONS + region, foe * MOST_REGIONS + region
            home = region < t.world.land_count and t.settlement_of[region] == foe
            chance = win_chance(self.power[at], self.power[against], self.number[against], home)
            self.power[at] *= chance
            self.power[against] *= 1.0 - chance

    def share(self, p: i64) -> float:
        """Return the share of a seat in its own forces and the strongest other's: with few, less than the whole."""
        most = 0.0
        for q in range(len(self.forces)):
            if q != p:
                most = max(most, self.forces[q])
        return self.forces[p] / (self.forces[p] + most + 1.0)

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
        q = self.worst_foe(t, land, owner)
        return 0.0 if q == NONE else self.threat(t, q, land, owner)

    def worst_foe(self, t: Layout, land: i64, owner: i64) -> i64:
        """Return who threatens a settlement most, or NONE."""
        worst = 0.0
        found: i64 = NONE
        for q in range(t.players):
            if q != owner and t.out >> q & 1 == 0:
                threat = self.threat(t, q, land, owner)
                if threat > worst:
                    worst = threat
                    found = q
        return found

    def threat(self, t: Layout, q: i64, land: i64, owner: i64) -> float:
        """Return how likely a settlement falls to one who could reach it with a step."""
        force = self.near(t, q, land)
        if force <= 0.0:
            return 0.0
        return self.haste(t, q, owner) * self.fall(t, q, land, owner, force)

    def haste(self, t: Layout, q: i64, owner: i64) -> float:
        """Return how much a threat of one seat to another counts: less if guards can be bought before."""
        if t.round == 0:
            return 1.0
        if self.phase == PURCHASE_PHASE:
            waits = self.turn <= t.players and self.place_of(t, owner) >= self.turn
        else:
            waits = self.phase != MOVEMENT_PHASE or self.turn > t.players or self.place_of(t, q) + 1 < self.turn
            waits = waits or q == self.moved
        return LATER if waits else 1.0

    def place_of(self, t: Layout, p: i64) -> i64:
        """Return the place of a seat in the order of play, from 0."""
        return (p - t.first + t.players) % t.players

    def stay(self, t: Layout, p: i64, land: i64) -> float:
        """Return how likely a settlement stays a player's own that their armies on its land are about to take."""
        worst = 0.0
        for q in range(t.players):
            if q != p and t.out >> q & 1 == 0:
                force = self.near(t, q, land) - self.power[q * MOST_REGIONS + land]
                if force > 0.01:
                    worst = max(worst, self.haste(t, q, p) * self.fall(t, q, land, p, force))
        return 1.0 - HELD * worst

    def fall(self, t: Layout, q: i64, land: i64, owner: i64, force: float) -> float:
        """Return how likely a settlement falls to a force; what is less than an army may not be there."""
        whole = max(ONE_ARMY, force)
        return force / whole * attack(self.chance(t, q, land, owner, whole))

    def chance(self, t: Layout, p: i64, land: i64, owner: i64, force: float) -> float:
        """Return the chance of a force of a seat against what a settlement's owner has there."""
        at = owner * MOST_REGIONS + land
        return win_chance(force, self.power[at], self.number[at], True)


def who_has_moved(t: Table) -> i64:
    """Return whose movement turn has come to the battles, or NONE."""
    turn = t.frame_of(CAPTURES)
    return NONE if turn == NOBODY or t.frame_of(MOVE) != NOBODY else t.player_of(turn)


def phase_of(t: Table) -> i64:
    """Return the phase of a table, BETWEEN_ROUNDS if there is none."""
    place: i64 = BETWEEN_ROUNDS if t.over else t.read(0, Round.PLACE)
    return place if place == BETWEEN_ROUNDS else phase_at(t, place)


def stake(t: Layout, land: i64, each: float) -> float:
    """Return what a settlement is worth, given what a gold piece a round is worth until the end."""
    size = float(t.settlement_size[land])
    return size + 0.5 + each * YIELD * size


def stake_in(t: Layout, land: i64, each: float) -> float:
    """Return what it is worth to take a settlement from its owner, or to keep it: more if it is their last."""
    last = t.agreed.advanced and settlements_of(t, t.settlement_of[land]) == 1
    return stake(t, land, each) + (LAST_ONE if last else 0.0)


def wars_worth(t: Table, p: i64, f: Front, each: float, leaning: Leaning) -> float:
    """Return what a player stands to win and to lose with the forces where they are, as a bot leans."""
    if is_peace(t, f):
        return 0.0
    found = 0.0
    first = p * MOST_REGIONS
    moves = is_moving(t, p)
    held = leaning.stake * each
    owners = t.settlement_of
    losses = [Raid() for _ in range(t.players)]
    gains = Raid()
    for land in range(t.world.land_count):
        owner = owners[land]
        if f.settlers[first + land] and f.number[first + land] == 0 and is_stray(t, p, f, land):
            found -= STRAY * float(f.settlers[first + land])
        if owner == p:
            q = f.worst_foe(t, land, p)
            if q != NONE:
                losses[q].add(f.threat(t, q, land, p) * stake_in(t, land, held))
        elif owner != NONE and moves and f.power[first + land] > 0.0:
            chance = f.chance(t, p, land, owner, f.power[first + land])
            found += leaning.attack * IN_PLACE * chance * f.stay(t, p, land) * stake_in(t, land, held)
        elif owner != NONE:
            gains.add(f.threat(t, p, land, owner) * stake_in(t, land, held))
    found += leaning.army * (ARMY_ADVANCED if t.agreed.advanced else ARMY_BASIC) * each * f.share(p)
    for q in range(t.players):
        if losses[q].total > 0.0:
            found -= losses[q].shared(raiders(t, q, f, p))
    if gains.total > 0.0:
        found += leaning.captor * CAPTOR * WARS[t.players] * gains.shared(raiders(t, p, f, NONE))
    return found


class Raid:
    """What the armies of one seat threaten: more than they can do at once.

    Attributes:
        total, most: what is at stake in all places together, and in the worst.
    """

    def __init__(self) -> None:
        self.total = 0.0
        self.most = 0.0

    def add(self, stake: float) -> None:
        """Add a place."""
        self.total += stake
        self.most = max(self.most, stake)

    def shared(self, armies: i64) -> float:
        """Return what so many armies may take of it."""
        full = min(self.total, self.most * float(max(1, armies)))
        return full + BEYOND * (self.total - full)


def raiders(t: Layout, q: i64, f: Front, p: i64) -> i64:
    """Return how many armies of a seat are a step from settlements of another, or of any if that is NONE."""
    found: i64 = 0
    around = t.world.by_air
    for region in range(t.world.count):
        number = f.number[q * MOST_REGIONS + region]
        if number == 0:
            continue
        for at in range(around.first[region], around.first[region + 1]):
            land = around.to[at]
            if land < t.world.land_count and is_target(t, q, p, land):
                found += number
                break
        else:
            if region < t.world.land_count and is_target(t, q, p, region):
                found += number
    return found


def is_target(t: Layout, q: i64, p: i64, land: i64) -> bool:
    """Return whether a land has a settlement of a seat, or of any other than the attacker's own."""
    owner = t.settlement_of[land]
    return owner != NONE and owner != q and (p == NONE or owner == p)


def is_peace(t: Table, f: Front) -> bool:
    """Return whether the game ends before anybody moves again."""
    return t.ending != NO_ENDING and (
        f.phase > MOVEMENT_PHASE or (f.phase == PURCHASE_PHASE and not t.agreed.purchase_last)
    )


def is_moving(t: Table, p: i64) -> bool:
    """Return whether a player's movement turn is open, so that they can still fight and capture."""
    turn = t.frame_of(CAPTURES)
    return turn != NOBODY and t.player_of(turn) == p


def is_stray(t: Layout, p: i64, f: Front, land: i64) -> bool:
    """Return whether an army of another could come where settlers stand, before their owner can do anything."""
    for q in range(t.players):
        if q != p and t.out >> q & 1 == 0 and f.haste(t, q, p) == 1.0 and f.near(t, q, land) > 0.0:
            return True
    return False


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
