"""The numbers of the steps, and what several of them do."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.state import NOBODY
from epocha.engine.vec import vec
from epocha.games.mesta.components import NONE
from epocha.games.mesta.nesting import lay_by
from epocha.games.mesta.state import Table

# --- steps ---
DRAW_CITY: Final = 0
DRAW_EVENT: Final = 1
USE_EVENT: Final = 2
END_TURN: Final = 3
NAMING: Final = 4
NAME_FIRST: Final = 5  # the steps that name a parameter follow each other in the order of the parameters
CONSENT: Final = 11
REACT: Final = 12
PICKS: Final = 13
GIVE_CITIES: Final = 14
TAKE_CITIES: Final = 15
GIVE_EVENTS: Final = 16
EXCHANGE_EVENTS: Final = 17
TAKE_EFFECT: Final = 18
GAME_OVER: Final = 19  # EVENT_BELOW and PICKS_BELOW follow (`state.py`)


def follow(t: Table, step: i64) -> None:
    """Put a step of the table in the place of one that may have ended the game; then its end follows (ME-16.7)."""
    if t.over:
        t.pop()
        end_game(t)
    else:
        t.replace(step, NOBODY)


def end_game(t: Table) -> None:
    """Nothing more happens (ME-7.12, ME-16.7)."""
    t.disclosures += 1
    t.push(GAME_OVER, NOBODY)


def next_seat(t: Table, p: i64) -> i64:
    """Return the seat that follows clockwise (ME-3.4)."""
    return p + 1 if p + 1 < t.players else 0


def begin_event(t: Table, event: i64) -> None:
    """Take an event into use: neither in hand nor in the pile until it is resolved (ME-5.10); one in use waits."""
    if t.used != NONE:
        lay_by(t)
    t.used = event
    t.shown = vec[i64](capacity=8)
    t.push(NAMING, t.turn)


def begin_disaster(t: Table) -> None:
    """ME-13.4, ME-13.5: in the solo game, resolve the first disaster that was drawn, if any waits."""
    if len(t.waiting) and t.over == 0:
        event = t.waiting[0]
        t.waiting = t.waiting[1:]
        begin_event(t, event)
