"""How bots of Civilization name an ability or a culture event in full: its aim, and what pays for it."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.appeal import NEVER, tech_appeal, token_worth
from epocha.games.civilization_2010.cities import production_of
from epocha.games.civilization_2010.components import (
    CAPITAL,
    CITIES,
    FIRST_PERSON,
    NONE,
    TOKEN_RESOURCE,
)
from epocha.games.civilization_2010.effects import (
    DISASTER,
    LOCK_SQUARE,
    MOVE_STACK,
    SAIL_AWAY,
)
from epocha.games.civilization_2010.ground import centre_at, enemy_on, figures_on, outskirts_of
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.outlook import Outlook, marker_worth
from epocha.games.civilization_2010.state import (
    AIM_AT,
    AIM_CITY,
    AIM_DECK,
    AIM_SEAT,
    AIM_SQUARE,
    AIM_WONDER,
    CITY,
    KIND_BITS,
    LEARN,
    OPTION,
    PASS,
    PAY_EVENT,
    PAY_RESOURCE,
    PAY_TOKEN,
    PAYLOAD,
    SCOUT_ITEM,
    owner_hit,
)
from epocha.games.civilization_2010.steps.deeds import ability_of, deed_picks, source_of

MOST_NAMED: Final = 8
"""Picks of a deed, with all that pays for it."""
ENOUGH: Final = 0.0
"""The appeal of an aim from which on a deed is thought of."""


def deed_draft(t: Layout, p: i64, begun: vec[i64]) -> vec[i64]:
    """Return a deed that has been begun, named in full; empty if there is nothing worth an aim."""
    nothing = vec[i64](capacity=1)
    if is_left_alone(ability_of(source_of(begun[0])).effects[0].verb):
        return nothing
    picks = begun[:]
    for _ in range(MOST_NAMED):
        choices = deed_picks(t, p, picks)
        if len(choices) == 0:
            return picks
        best = best_aim(t, p, choices)
        if aim_appeal(t, p, best) < ENOUGH:
            return nothing
        picks = append(picks, best)
    return nothing


def is_left_alone(verb: i64) -> bool:
    """Return whether an effect is one whose use asks for more thought than a bot gives it."""
    return verb in (MOVE_STACK, LOCK_SQUARE, DISASTER, SAIL_AWAY)


def best_aim(t: Layout, p: i64, choices: vec[i64]) -> i64:
    """Return the aim, or what pays, that promises most."""
    best = choices[0]
    most = NEVER * 2.0
    for i in range(len(choices)):
        appeal = aim_appeal(t, p, choices[i])
        if appeal > most:
            most = appeal
            best = choices[i]
    return best


def aim_appeal(t: Layout, p: i64, pick: i64) -> float:
    """Return what an aim promises, or how little is missed what pays."""
    kind = pick >> KIND_BITS
    what = pick & PAYLOAD
    if kind == AIM_SQUARE:
        return square_appeal(t, p, what)
    if kind == AIM_SEAT:
        return 100.0 / (1.0 + Outlook(t, what).turns)
    if kind == AIM_CITY:
        return -1.0 if what // CITIES == p else 5.0
    if kind == AIM_WONDER:
        return -1.0 if t.wonder_of[what] == p else 5.0 if t.wonder_of[what] != NONE else 0.5
    if kind == CITY:
        unused = t.acted[p * CITIES + what] == 0
        return (10.0 if unused else 0.0) + float(production_of(t, p, what))
    if kind == LEARN:
        return tech_appeal(t, p, what, 6.0)
    if kind == PAY_RESOURCE:
        return 10.0 - token_worth(t, p, what)
    if kind == PAY_TOKEN:
        return 9.0 - token_worth(t, p, max(0, TOKEN_RESOURCE[what]))
    if kind == PAY_EVENT:
        return 1.0
    if kind == AIM_AT and owner_hit(what) == p:
        return -1.0
    if kind in (AIM_AT, AIM_DECK, OPTION):
        return 1.0 + 0.1 * float(what) if kind == AIM_DECK else 1.0
    return 0.5 if kind == PASS or what == SCOUT_ITEM else 1.0


def square_appeal(t: Layout, p: i64, square: i64) -> float:
    """Return what it promises to do harm on a square: never to oneself."""
    enemy = enemy_on(t, p, square)
    city = max(centre_at(t, square), outskirts_of(t, square))
    if enemy == NONE and (figures_on(t, p, square) or (city != NONE and city // CITIES == p)):
        return -1.0
    appeal = 3.0 if enemy != NONE else 0.0
    home = t.city_at[p * CITIES + CAPITAL]
    if enemy != NONE and home != NONE:
        appeal += 4.0 / (1.0 + float(t.plan.grid.distance(home, square)))
    if t.marker[square] != NONE:
        appeal += marker_worth(t.marker[square], 5.0) + (2.0 if t.marker[square] >= FIRST_PERSON else 0.0)
    return appeal


def named_next(t: Layout, p: i64, draft: vec[i64], choices: vec[i64]) -> i64:
    """Return the next pick of a deed that is being named."""
    picks = deed_draft(t, p, draft)
    if len(picks) > len(draft) and picks[len(draft)] in choices:
        return picks[len(draft)]
    return best_aim(t, p, choices)


def follows(picks: vec[i64], draft: vec[i64]) -> bool:
    """Return whether a draft is the beginning of some picks."""
    if len(picks) <= len(draft):
        return False
    for at in range(len(draft)):
        if picks[at] != draft[at]:
            return False
    return True
