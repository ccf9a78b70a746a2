"""What things are worth to a player of Města: the eyes of this game's bots.

Everything is counted in points of the final score. Points come from whole empires and from the seven wonders, so a city
is worth what it adds to the chance of either. Capitals, strong disciplines and events in hand are worth the cities that
they can be expected to bring.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.vec import append, vec
from epocha.games.mesta.components import (
    DISCIPLINES,
    EMPIRE_POINTS,
    EMPIRE_SIZE,
    EMPIRES,
    EVENTS,
    KIND,
    KIND_IDS,
    NEUTRAL,
    NONE,
    PROTECTION_CARDS,
    UNIFICATION_CARD,
    WONDERS_BONUS,
)
from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT, Table

# --- cities ---
NEARNESS: Final = vec[float]([0.0, 0.07, 0.15, 0.25, 0.37, 0.48, 1.0])
"""What so many cities of one empire are worth, of the point that all of them are."""
UNIFIABLE: Final[i64] = EMPIRE_SIZE - 2
"""Cities of one empire from which on Unification brings in those of the others (ME-9.9)."""
UNITING: Final = 0.3
"""The share of what is missing that a Unification in hand is worth, where nothing missing lies in the pile."""
CAPITAL: Final = 0.08
"""A capital, on top of being a city of its empire: for attacks, trades, festivals and games."""
ANY_CAPITAL: Final = 0.06
"""To have a capital at all, without which there are no attacks and trades, on top of what each is worth."""
ANY_CITY: Final = 0.01
"""Any city: it may be given up in the place of a better one."""
NEUTRAL_CITY: Final = 0.03
"""A neutral city, on top: for festivals."""
LEAD: Final = 0.01
"""To be strongest in a discipline, for its Games."""
WONDER_WORTH: Final = vec[float]([0.0, 0.08, 0.17, 0.28, 0.45, 0.8, 1.4, float(WONDERS_BONUS)])
"""What so many wonder cities are worth to a player who may still get all."""

# --- the end ---
OUTLOOK: Final = vec[float]([0.0, 0.1, 0.28, 0.42, 0.54, 0.64, 0.72, 0.79, 0.85])
"""What everything but points counts with so many empires open: the nearer the end, the less time to make use of it."""
WONDERS_TIME: Final[i64] = 3
"""As many empires the wonders goal counts for while somebody may reach it."""

# --- events ---
CARD: Final = 0.1
"""An event that one does not know yet."""
HELD: Final = {
    "commander": 0.09,
    "festival": 0.08,
    "unification": 0.11,
    "charisma": 0.01,
    "wrath": 0.08,
    "games": 0.08,
    "plague": 0.02,
    "friendly_exchange": 0.08,
    "unrest": 0.18,
    "loss_of_influence": 0.08,
    "attack": 0.13,
    "victory": 0.3,
    "wonders_influence": 0.28,
    "revolt": 0.15,
    "trade": 0.1,
    "crisis": 0.08,
    "education": 0.25,
    "barbarians": 0.07,
    "calm": 0.13,
    "uncovering": 0.17,
    "curse": 0.18,
    "espionage": 0.14,
    "flood": 0.14,
}
"""What an event in hand is worth by kind."""
SHIELDS: Final = (0.2, 0.2, 0.34)
"""What each protection held in reserve is worth, from the weakest on."""
HANDY: Final = 12.0
"""Cards in hand that find their use."""
SPARE: Final = 0.05
"""What each further card counts, for only one event is used in a turn (ME-4.8)."""

# --- restrictions ---
MISSED_CITY: Final = 0.12
MISSED_EVENT: Final = 0.1
SILENT_TURN: Final = 0.1
"""A turn without events: neither used nor answered."""


def _held_worth() -> vec[float]:
    """Return what each event in hand is worth."""
    worth = [HELD.get(KIND_IDS[KIND[event]], 0.0) for event in range(int(EVENTS))]
    for protection, shield in enumerate(SHIELDS):
        worth[PROTECTION_CARDS[protection]] = shield
    return vec[float](worth)


HELD_WORTH: Final = _held_worth()
BY_WORTH: Final = vec[i64](sorted(range(int(EVENTS)), key=lambda event: (-HELD_WORTH[event], event)))
"""The events, those that are worth most in hand first."""


def wonders_open(t: Table, p: i64) -> bool:
    """Return whether a player may still earn the bonus: nobody has, or has finished one of the cities (ME-6.11)."""
    if t.wonders_goal == 0 or t.wonders_holder != NONE:
        return False
    for q in range(t.players):
        if q != p and t.finished[q] & t.atlas.wonders:
            return False
    return True


def open_empires(t: Table) -> i64:
    """Return how many empires nobody has completed; each has one capital (ME-1.4)."""
    capitals = t.in_play & t.atlas.capitals
    for p in range(t.players):
        capitals &= ~t.finished[p]
    return count(capitals)


def anybodys_wonders(t: Table) -> bool:
    """Return whether somebody may still earn the wonders bonus."""
    for p in range(t.players):
        if wonders_open(t, p):
            return True
    return False


def time_left(t: Table) -> float:
    """Return what everything but points counts, from 0 to 1: it brings points only while there is time (ME-11.3).

    In a decided game that is as little as at the very end, so that those who cannot win any more do not hold it up.
    """
    if is_decided(t):
        return OUTLOOK[1]
    return OUTLOOK[still_open(t)]


def still_open(t: Table) -> i64:
    """Return how many empires are open, and as many more as the wonders goal counts for, up to the last outlook."""
    left = open_empires(t)
    if anybodys_wonders(t):
        left += WONDERS_TIME
    return min(left, len(OUTLOOK) - 1)


def is_decided(t: Table) -> bool:
    """Return whether a side leads by more than all points that can still be had."""
    return decided_for(t) != NONE


def decided_for(t: Table) -> i64:
    """Return the side that leads by more than all points that can still be had, or NONE; alone there is none."""
    if t.players == 1:
        return NONE
    best: i64 = 0
    first: i64 = -1
    second: i64 = -1
    sides = t.teams if t.teams else t.players
    for side in range(sides):
        points = t.team_score(side)
        second = max(second, min(points, first))
        if points > first:
            first = points
            best = side
    bonus = WONDERS_BONUS if anybodys_wonders(t) else 0
    return best if first - second > open_empires(t) * EMPIRE_POINTS + bonus else NONE


def city_worth(t: Table, p: i64, city: i64) -> float:
    """Return what a city is worth to a player: what they would lose with it, or win by it."""
    one = single(city)
    empire = t.atlas.empire_of(city)
    worth = ANY_CITY
    if empire == NEUTRAL:
        worth += NEUTRAL_CITY
    else:
        others = count(t.cities[p] & t.atlas.of_empire[empire] & ~one)
        worth += NEARNESS[others + 1] - NEARNESS[others]
    if one & t.atlas.capitals:
        worth += CAPITAL
        if t.cities[p] & t.atlas.capitals & ~one == 0:
            worth += ANY_CAPITAL
    if one & t.atlas.wonders and wonders_open(t, p):
        wonders = count((t.cities[p] | t.finished[p]) & t.atlas.wonders & ~one)
        worth += WONDER_WORTH[wonders + 1] - WONDER_WORTH[wonders]
    return worth


def table_worth(t: Table, p: i64) -> float:
    """Return what the cities on a player's table are worth to them."""
    cities = t.cities[p]
    unite = t.holds(p, UNIFICATION_CARD)
    laid_out = t.laid_out()
    worth = ANY_CITY * float(count(cities)) + NEUTRAL_CITY * float(count(cities & t.atlas.neutral))
    worth += CAPITAL * float(count(cities & t.atlas.capitals))
    if cities & t.atlas.capitals:
        worth += ANY_CAPITAL
    for empire in range(EMPIRES):
        whole = t.atlas.of_empire[empire]
        held = count(cities & whole)
        worth += NEARNESS[held]
        if unite and held >= UNIFIABLE and whole & ~laid_out == 0:
            worth += UNITING * (1.0 - NEARNESS[held])
    if wonders_open(t, p):
        worth += WONDER_WORTH[count((cities | t.finished[p]) & t.atlas.wonders)]
    return worth


def hand_worth(t: Table, p: i64) -> float:
    """Return what the events in a player's hand are worth, to be used later or to be held against others'.

    The best find their use. The rest add little, but take nothing away: nobody uses an event only to be rid of it.
    """
    worth = 0.0
    room = HANDY
    for i in range(EVENTS):
        event = BY_WORTH[i]
        copies = float(t.hand[p * EVENTS + event])
        handy = min(room, copies)
        worth += HELD_WORTH[event] * (handy + SPARE * (copies - handy))
        room -= handy
    return worth


def restrictions(t: Table, p: i64) -> float:
    """Return what the restrictions in force cost a player (section 10)."""
    cost = SILENT_TURN * float(t.silence[p])
    if t.skips[p] & SKIP_CITY:
        cost += MISSED_CITY
    if t.skips[p] & SKIP_EVENT:
        cost += MISSED_EVENT
    return cost


def strengths(t: Table) -> vec[float]:
    """Return for each seat what its being strongest in disciplines is worth."""
    worth = vec[float](capacity=8)
    for _ in range(t.players):
        worth = append(worth, 0.0)
    for discipline in range(DISCIPLINES):
        most: i64 = 1
        for p in range(t.players):
            most = max(most, t.atlas.points(t.cities[p], discipline))
        for p in range(t.players):
            if t.atlas.points(t.cities[p], discipline) == most:
                worth[p] += LEAD
    return worth
