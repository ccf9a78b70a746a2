"""The course of play of Města, in the order of the rulebook (sections 4, 7, 8 and 16).

    draw a city -> draw an event -> use an event -> end of the turn
                                    |
                                    name target, empire, side, mode, cities -> consent -> reactions
                                    -> picks by owners -> late picks of the actor -> effect -> cards under the pile

What differs from event to event stands in `events.py`. A step that depends on a hand must not show what is in it:
whether a player is asked follows from public facts alone, and such a step is put to him even with a single answer
(ME-17.3), so it is not `forced`.
"""

from typing import Any, Final

from epocha.engine.state import Step
from epocha.games.mesta.state import AGAINST, GIVE_UP, NAME_EMPIRE, NAME_MODE, NAME_SIDE, OFFER, TAKE
from epocha.games.mesta.steps.answers import Consent, React
from epocha.games.mesta.steps.common import DRAW_CITY
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

COURSE: Final[list[Step[Any]]] = [
    DrawCity("draw-city", "ME-4.3", asks=False),
    DrawEvent("draw-event", "ME-4.5", asks=False),
    UseEvent("use-event", "ME-4.7", turn_rule="ME-7.1", forced=False),
    EndTurn("end-turn", "ME-4.11", asks=False),
    Naming("naming", "ME-7.4", asks=False),
    NameTarget("name-target", "ME-7.4", AGAINST),
    NameEmpire("name-empire", "ME-9.10", NAME_EMPIRE),
    NameSide("name-side", "ME-9.34", NAME_SIDE),
    NameMode("name-mode", "ME-9.64", NAME_MODE),
    NameOwnCity("name-own-city", "ME-7.4", OFFER),
    NameTheirCity("name-their-city", "ME-7.4", TAKE),
    Consent("consent", "ME-9.30"),
    React("react", "ME-8.12", turn_rule="ME-8.11", reaction=True),
    Picks("picks", "ME-7.10", asks=False),
    PickCities("give-cities", "ME-7.5", GIVE_UP),
    PickCities("take-cities", "ME-9.54", TAKE),
    GiveEvents("give-events", "ME-7.5", turn_rule="ME-7.10", forced=False),
    ExchangeEvents("exchange-events", "ME-9.65", turn_rule="ME-7.10", forced=False),
    TakeEffect("take-effect", "ME-7.10", asks=False),
    Step("game-over", "ME-11.1", asks=False, ends=True),
]
"""The steps by number; a frame names its step by its place in this list."""
