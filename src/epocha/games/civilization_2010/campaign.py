"""Conquest: what an army that goes for a city would meet, when enough of them could be there, and what one's own fears.

All of it goes by what everybody sees: numbers of cards, ranks, bonuses, and where figures stand, as the crow flies.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.engine.vectors import put_in
from epocha.games.civilization_2010.components import (
    BASE_BATTLE_HAND,
    CAPITAL,
    CITIES,
    FIGURES,
    FIRST_SCOUT,
    HAND_PER_ARMY,
    NONE,
)
from epocha.games.civilization_2010.effects import BATTLE_HAND, PEACEFUL
from epocha.games.civilization_2010.estimates import CAPITAL_LOST, CITY_LOST
from epocha.games.civilization_2010.ground import armies_on
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.odds import (
    BONUS_POWER,
    CARD_POWER,
    chance_of,
    combat_of,
    mean_strength,
    power_of_city,
)
from epocha.games.civilization_2010.techs import perk, speed, stacking_limit

FAR: Final = 99.0
SURE: Final = 1.0
"""The balance of a battle with which one goes for a capital."""
HOPEFUL: Final = 0.3
"""The chance of a full stack from which on armies gather for an attack."""
REARMING: Final = 1.0
"""Turns in which the balance of a battle gets better by 1: a unit, half a rank, a combat symbol."""
MUSTERING: Final = 0.7
"""Turns that an army costs that is not there yet."""
LATER: Final = 0.5
"""The share of a danger that is one turn further away."""
TOLERATED: Final = 0.05
"""The chance of an attack that nobody fears."""


class Host:
    """What a player could attack with.

    Attributes:
        player. limit: figures that may stand together. cards: unit cards. hand: of one army. bonus: combat symbols.
        strength: what a card adds to the balance of a battle.
    """

    def __init__(self, t: Layout, player: i64) -> None:
        self.player = player
        self.limit = stacking_limit(t, player)
        self.cards = t.forces_held[player]
        self.hand = BASE_BATTLE_HAND + perk(t, player, BATTLE_HAND)
        self.strength = CARD_POWER * mean_strength(t, player)
        self.bonus = BONUS_POWER * float(combat_of(t, player))

    def power(self, armies: i64) -> float:
        """Return the power of so many armies together, with combat symbols."""
        return self.strength * float(min(self.hand + HAND_PER_ARMY * (armies - 1), self.cards)) + self.bonus


def has_a_chance(t: Layout, p: i64, armies: i64) -> bool:
    """Return whether so many armies could conquer some capital."""
    power = Host(t, p).power(armies)
    for q in range(t.players):
        if q != p and t.city_at[q * CITIES + CAPITAL] != NONE:
            if chance_of(power - power_of_city(t, q, CAPITAL)) >= HOPEFUL:
                return True
    return False


# --- sieges ---


class Campaign:
    """The conquest of a capital that could be done soonest: who meets where, and goes on together.

    Only what stands on one square attacks together. So every army that is needed brings the day nearer by coming to the
    others, and all of them by coming nearer to the capital.

    Attributes:
        turns: in which it could be done. meeting: the square where armies meet, NONE if nothing can be conquered.
        armies: how many it takes.
    """

    def __init__(self, t: Layout, p: i64) -> None:
        self.turns = FAR
        self.meeting: i64 = NONE
        self.armies: i64 = 0
        if perk(t, p, PEACEFUL) == 0:
            self._look_for(t, p)
            self.turns = max(1.0, self.turns)

    def _look_for(self, t: Layout, p: i64) -> None:
        """Weigh all capitals and meeting places against each other."""
        host = Host(t, p)
        pace = 1.0 / float(speed(t, p))
        home = t.city_at[p * CITIES + CAPITAL]
        for q in range(t.players):
            goal = t.city_at[q * CITIES + CAPITAL]
            if q == p or goal == NONE:
                continue
            needed = power_of_city(t, q, CAPITAL) + SURE
            last: i64 = NONE
            for figure in range(p * FIGURES, p * FIGURES + FIRST_SCOUT):
                square = t.figure_at[figure]
                if square != NONE and square != last:
                    self._meet(t, host, square, goal, needed, pace)
                    last = square
            if last == NONE and home != NONE:
                self._meet(t, host, home, goal, needed, pace)

    def _meet(self, t: Layout, host: Host, meeting: i64, goal: i64, needed: float, pace: float) -> None:
        """Weigh a meeting place: those that are not built yet come from home, or would be there already."""
        grid = t.plan.grid
        p = host.player
        home = t.city_at[p * CITIES + CAPITAL]
        march = pace * float(max(0, grid.distance(meeting, goal) - 1))
        ways = ways_to(t, p, meeting)
        from_home = float(grid.distance(home, meeting)) if home != NONE else 0.0
        together = 0.0
        for n in range(host.limit):
            together += float(ways[n]) if n < len(ways) else from_home
            turns = march + pace * together / float(n + 1) + REARMING * max(0.0, needed - host.power(n + 1))
            turns += MUSTERING * float(max(0, n + 1 - len(ways)))
            if turns < self.turns:
                self.turns = turns
                self.meeting = meeting
                self.armies = n + 1


def ways_to(t: Layout, p: i64, square: i64) -> vec[i64]:
    """Return how many steps each army of a player is away from a square, the nearest first."""
    out = vec[i64](capacity=FIRST_SCOUT)
    for figure in range(p * FIGURES, p * FIGURES + FIRST_SCOUT):
        if t.figure_at[figure] != NONE:
            out = put_in(out, t.plan.grid.distance(t.figure_at[figure], square))
    return out


# --- danger ---


def danger(t: Layout, p: i64) -> float:
    """Return what the armies near a player's cities threaten to cost: all that could come together before one."""
    most = 0.0
    for q in range(t.players):
        if q == p or perk(t, q, PEACEFUL):
            continue
        reach = speed(t, q)
        for city in range(CITIES):
            centre = t.city_at[p * CITIES + city]
            if centre == NONE:
                continue
            later = armies_within(t, q, centre, 2 * reach)
            if later:
                price = CAPITAL_LOST if city == CAPITAL else CITY_LOST
                most = max(most, price * threat(t, p, q, city, later))
    return most


def threat(t: Layout, p: i64, q: i64, city: i64, later: i64) -> float:
    """Return how likely a city is to fall to the largest stack near, or, less so, to all who can come together."""
    host = Host(t, q)
    defence = power_of_city(t, p, city)
    soon = stack_within(t, q, t.city_at[p * CITIES + city], speed(t, q))
    most = 0.0
    if soon:
        most = chance_of(host.power(min(host.limit, soon)) - defence) - TOLERATED
    if later > soon:
        most = max(most, LATER * (chance_of(host.power(min(host.limit, later)) - defence) - TOLERATED))
    return max(0.0, most)


def stack_within(t: Layout, p: i64, square: i64, reach: i64) -> i64:
    """Return how many of a player's armies stand together at most so near a square."""
    found: i64 = 0
    for figure in range(p * FIGURES, p * FIGURES + FIRST_SCOUT):
        here = t.figure_at[figure]
        if here != NONE and t.plan.grid.distance(here, square) <= reach:
            found = max(found, armies_on(t, p, here))
    return found


def armies_within(t: Layout, p: i64, square: i64, reach: i64) -> i64:
    """Return how many of a player's armies stand so near a square, as the crow flies."""
    found: i64 = 0
    for figure in range(p * FIGURES, p * FIGURES + FIRST_SCOUT):
        if t.figure_at[figure] != NONE and t.plan.grid.distance(t.figure_at[figure], square) <= reach:
            found += 1
    return found
