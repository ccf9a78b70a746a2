"""What things are worth to a player of Města: the eyes of this game's bots.

Everything is counted in points of the final score. Points come from whole empires and from the seven wonders, so a city
is worth as much as it brings its holder nearer to either; the rest (capitals, strong disciplines, events in hand) is
worth what cities it can be expected to bring.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.vec import append, vec
from epocha.games.mesta.components import (
    DISCIPLINES,
    EMPIRE_SIZE,
    EMPIRES,
    EVENTS,
    KIND,
    KIND_IDS,
    NEUTRAL,
    NONE,
    PROTECTION_CARDS,
    UNIFICATION_CARD,
    WONDERS,
    WONDERS_BONUS,
)
from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT, Table

# --- cities ---
NEARNESS: Final = vec[float]([0.0, 0.03, 0.08, 0.15, 0.25, 0.4, 1.0])
"""What so many cities of one empire are worth, of the point that all of them are."""
UNIFIABLE: Final[i64] = EMPIRE_SIZE - 2
"""Cities of one empire from which on Unification brings in those of the others (ME-9.9)."""
UNITING: Final = 0.6
"""The share of what is missing that a Unification in hand is worth, where nothing missing lies in the pile."""
CAPITAL: Final = 0.1
"""A capital, on top of being a city of its empire: for attacks, trades, festivals and games."""
ANY_CITY: Final = 0.01
"""Any city: it may be given up in the place of a better one."""
NEUTRAL_CITY: Final = 0.03
"""A neutral city, on top: for festivals."""
LEAD: Final = 0.01
"""To be strongest in a discipline, for its Games."""

# --- events ---
CARD: Final = 0.04
"""Any event in hand."""
HELD: Final = {
    "unification": 0.12,
    "attack": 0.14,
    "trade": 0.16,
    "revolt": 0.1,
    "wrath": 0.06,
    "unrest": 0.1,
    "games": 0.06,
    "festival": 0.06,
    "wonders_influence": 0.25,
    "uncovering": 0.06,
    "victory": 0.06,
}
"""What an event in hand is worth by kind, where it is worth more than any event."""
SHIELDS: Final = (0.12, 0.16, 0.3)
"""What each protection held in reserve is worth, from the weakest on."""

# --- restrictions ---
MISSED_CITY: Final = 0.06
MISSED_EVENT: Final = 0.03
SILENT_TURN: Final = 0.08
"""A turn without events: neither used nor answered."""


def _held_worth() -> vec[float]:
    """Return what each event in hand is worth."""
    worth = [HELD.get(KIND_IDS[KIND[event]], CARD) for event in range(int(EVENTS))]
    for protection, shield in enumerate(SHIELDS):
        worth[PROTECTION_CARDS[protection]] = shield
    return vec[float](worth)


HELD_WORTH: Final = _held_worth()


def wonder_worth(wonders: i64) -> float:
    """Return what so many wonder cities are worth to a player who may still get all: the last ones most of all."""
    bonus = float(WONDERS_BONUS)
    share = float(wonders) / float(WONDERS)
    return bonus * share * share * share


def wonders_open(t: Table, p: i64) -> bool:
    """Return whether a player may still earn the bonus: nobody has, or has finished one of the cities (ME-6.11)."""
    if t.wonders_goal == 0 or t.wonders_holder != NONE:
        return False
    for q in range(t.players):
        if q != p and t.finished[q] & t.atlas.wonders:
            return False
    return True


def city_worth(t: Table, p: i64, city: i64) -> float:
    """Return what a city is worth to a player: what he would lose with it, or win by it."""
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
    if one & t.atlas.wonders and wonders_open(t, p):
        wonders = count((t.cities[p] | t.finished[p]) & t.atlas.wonders & ~one)
        worth += wonder_worth(wonders + 1) - wonder_worth(wonders)
    return worth


def table_worth(t: Table, p: i64) -> float:
    """Return what the cities on a player's table are worth to him."""
    cities = t.cities[p]
    unite = t.holds(p, UNIFICATION_CARD)
    laid_out = t.laid_out()
    worth = ANY_CITY * float(count(cities)) + NEUTRAL_CITY * float(count(cities & t.atlas.neutral))
    worth += CAPITAL * float(count(cities & t.atlas.capitals))
    for empire in range(EMPIRES):
        whole = t.atlas.of_empire[empire]
        held = count(cities & whole)
        worth += NEARNESS[held]
        if unite and held >= UNIFIABLE and whole & ~laid_out == 0:
            worth += UNITING * (1.0 - NEARNESS[held])
    if wonders_open(t, p):
        worth += wonder_worth(count((cities | t.finished[p]) & t.atlas.wonders))
    return worth


def hand_worth(t: Table, p: i64) -> float:
    """Return what the events in a player's hand are worth, to be used later or to be held against others'."""
    worth = 0.0
    for event in range(EVENTS):
        copies = t.hand[p * EVENTS + event]
        if copies:
            worth += HELD_WORTH[event] * float(copies)
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
