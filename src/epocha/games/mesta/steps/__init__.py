"""The course of play of Města, in the order of the rulebook (sections 4, 7, 8 and 16).

    draw a city -> draw an event -> use an event -> end of the turn
                                    |
                                    name target, empire, side, mode, cities -> consent -> reactions
                                    -> picks by owners -> late picks of the actor -> effect -> cards under the pile

What differs from event to event stands in `events.py`.

A step that depends on a hand must not show what is in it. Whether a player is asked follows from public facts alone,
and they are asked even if there is a single answer (ME-17.3): such a step is not `forced`.
"""

from typing import Final

from epocha.engine.course import END, TABLE, WINDOW, Course, Step
from epocha.games.mesta.nesting import EventBelow, PicksBelow
from epocha.games.mesta.state import (
    AGAINST,
    EVENT_BELOW,
    GIVE_UP,
    KIND_BITS,
    NAME_EMPIRE,
    NAME_MODE,
    NAME_SIDE,
    NO_REACTION,
    OFFER,
    PICKS_BELOW,
    TAKE,
)
from epocha.games.mesta.steps.answers import Consent, React
from epocha.games.mesta.steps.common import (
    CONSENT,
    DRAW_CITY,
    DRAW_EVENT,
    END_TURN,
    EXCHANGE_EVENTS,
    GAME_OVER,
    GIVE_CITIES,
    GIVE_EVENTS,
    NAME_FIRST,
    NAMING,
    PICKS,
    REACT,
    TAKE_CITIES,
    TAKE_EFFECT,
    USE_EVENT,
)
from epocha.games.mesta.steps.effect import TakeEffect
from epocha.games.mesta.steps.naming import (
    NameEmpire,
    NameMode,
    NameOwnCity,
    NameSide,
    NameTarget,
    NameTheirCity,
    Naming,
)
from epocha.games.mesta.steps.picks import ExchangeEvents, GiveEvents, PickCities, Picks
from epocha.games.mesta.steps.turn import DrawCity, DrawEvent, EndTurn, UseEvent

__all__ = ["COURSE", "DRAW_CITY"]

COURSE: Final = Course(
    {
        DRAW_CITY: DrawCity("draw-city", "ME-4.3", mode=TABLE),
        DRAW_EVENT: DrawEvent("draw-event", "ME-4.5", mode=TABLE),
        USE_EVENT: UseEvent("use-event", "ME-4.7", turn_rule="ME-7.1", forced=False),
        END_TURN: EndTurn("end-turn", "ME-4.11", mode=TABLE),
        NAMING: Naming("naming", "ME-7.4", mode=TABLE),
        NAME_FIRST: NameTarget("name-target", "ME-7.4", AGAINST),
        NAME_FIRST + 1: NameEmpire("name-empire", "ME-9.10", NAME_EMPIRE),
        NAME_FIRST + 2: NameSide("name-side", "ME-9.34", NAME_SIDE),
        NAME_FIRST + 3: NameMode("name-mode", "ME-9.64", NAME_MODE),
        NAME_FIRST + 4: NameOwnCity("name-own-city", "ME-7.4", OFFER),
        NAME_FIRST + 5: NameTheirCity("name-their-city", "ME-7.4", TAKE),
        CONSENT: Consent("consent", "ME-9.30"),
        REACT: React("react", "ME-8.12", turn_rule="ME-8.11", mode=WINDOW, decline=NO_REACTION << KIND_BITS),
        PICKS: Picks("picks", "ME-7.10", mode=TABLE),
        GIVE_CITIES: PickCities("give-cities", "ME-7.5", GIVE_UP),
        TAKE_CITIES: PickCities("take-cities", "ME-9.54", TAKE),
        GIVE_EVENTS: GiveEvents("give-events", "ME-7.5", turn_rule="ME-7.10", forced=False),
        EXCHANGE_EVENTS: ExchangeEvents("exchange-events", "ME-9.65", turn_rule="ME-7.10", forced=False),
        TAKE_EFFECT: TakeEffect("take-effect", "ME-7.10", mode=TABLE),
        GAME_OVER: Step("game-over", "ME-11.1", mode=END),
        EVENT_BELOW: EventBelow("event-below", "ME-7.10", mode=TABLE),
        PICKS_BELOW: PicksBelow("picks-below", "ME-7.10", mode=TABLE),
    }
)
"""The steps by number; a frame names its step by it."""
