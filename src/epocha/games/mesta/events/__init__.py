"""The events one by one (section 9): a class per kind, an object per record of `components.toml`.

An event answers what the course of play (`steps.py`) asks in the order of ME-7.10:

    closed -> (targets, while the actor names their choices) -> affected -> (reactions) -> pool, due and to_actor for
    each part, events_due, exchange_limit (while picks are made) -> effect

An event takes cities in parts: part 0 first, then part 1. The `pool` of a part are the cities of a seat that qualify,
`due` says how many of them it gives, `to_actor` whether they go to the actor or under the city pile. Where more qualify
than are due, a player picks them; the base class's effect then moves what was picked. Events are shared by all games
and keep nothing; all of a game stands in its table. The actor is the seat to move.
"""

from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.games.mesta.components import DATA
from epocha.games.mesta.events.actor_alone import Charisma, Protection, Uncovering, Victory
from epocha.games.mesta.events.all_others import LossOfInfluence, Unification, Unrest, WondersInfluence
from epocha.games.mesta.events.all_players import Barbarians, Commander, Crisis, Festival, Flood, Games, Plague
from epocha.games.mesta.events.base import Event
from epocha.games.mesta.events.one_other import (
    Attack,
    Calm,
    Curse,
    Education,
    Espionage,
    FriendlyExchange,
    OneTarget,
    Revolt,
    Trade,
    Wrath,
)

__all__ = ["CLASSES", "EVENT", "NEEDS_OTHER"]

CLASSES: Final[dict[str, Any]] = {
    "commander": Commander,
    "festival": Festival,
    "unification": Unification,
    "charisma": Charisma,
    "wrath": Wrath,
    "games": Games,
    "plague": Plague,
    "friendly_exchange": FriendlyExchange,
    "unrest": Unrest,
    "loss_of_influence": LossOfInfluence,
    "protection": Protection,
    "attack": Attack,
    "victory": Victory,
    "wonders_influence": WondersInfluence,
    "revolt": Revolt,
    "trade": Trade,
    "crisis": Crisis,
    "education": Education,
    "barbarians": Barbarians,
    "calm": Calm,
    "uncovering": Uncovering,
    "curse": Curse,
    "espionage": Espionage,
    "flood": Flood,
}
"""The class of each kind of event."""

EVENT: Final[list[Event]] = [CLASSES[record["kind"]](number) for number, record in enumerate(DATA["event"])]
"""The events by record."""

NEEDS_OTHER: Final[vec[i64]] = vec[i64]([int(isinstance(event, OneTarget)) for event in EVENT])
"""Whether an event can be used on another player only, by record."""
