"""What a position given by hand must keep so that the rules, words and pictures can rely on it.

No play breaks any of it, though every number is within its bounds. Each check says what is wrong, or nothing.
"""

from typing import Final

from epocha.engine.bits import listed
from epocha.engine.frames import NOBODY
from epocha.engine.pile import in_order
from epocha.engine.soundness import Frame, frames_of
from epocha.games.mesta.components import EVENT_IDS, EVENTS, NONE, PARAM, PARAMS, PROTECTION_CARDS
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.state import Table

NAMES: Final = ("target", "empire", "side", "mode", "own_city", "their_city")
"""The fields of what an event asks its player to name, in the order of the parameters."""
NAME_STEPS: Final = tuple([f"name-{name.replace('_', '-')}" for name in NAMES])
TURN: Final = ("draw-city", "draw-event", "use-event", "end-turn", "game-over")
WAITING: Final = ("event-below", "picks-below")
GIVING: Final = ("give-cities", "take-cities", "give-events")
ON: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(TURN, ("",)),
    **dict.fromkeys(("naming", "consent", "react", "picks", "take-effect"), ("use-event", *WAITING)),
    **dict.fromkeys(NAME_STEPS, ("naming",)),
    **dict.fromkeys(GIVING, ("picks", *GIVING)),
    "exchange-events": ("take-effect",),
}
"""On which steps others are put."""
NOBODYS: Final = ("react", "picks", "take-effect", "draw-city", "draw-event", "end-turn", "game-over")


def fault_of(t: Table) -> str:
    """Return what is wrong with a full position, "" if nothing."""
    return _wrong_cards(t) or _wrong_frames(t)


def _wrong_cards(t: Table) -> str:
    """Every city lies in one place, hands are as large as is told, and what lies on the table is of somebody."""
    seen: set[int] = set()
    piled = in_order(t.city_pile)
    held = [city for p in range(int(t.players)) for city in (*listed(t.cities[p]), *listed(t.finished[p]))]
    for city in (*piled, *held):
        if not t.in_play >> city & 1:
            return f"{t.atlas.cities[city].id} is not in this game"
        if city in seen:
            return f"{t.atlas.cities[city].id} lies in two places"
        seen.add(city)
    for p in range(int(t.players)):
        events = sum([int(n) for n in t.hand[p * EVENTS : (p + 1) * EVENTS]])
        if events != t.hand_size[p]:
            return f"seat {p + 1} holds {events} events, and {t.hand_size[p]} are told"
        if not t.over and (t.given[p] | t.lost[p]) & ~t.cities[p]:
            return f"seat {p + 1} gives up cities that it has not"
    if len(t.aside) != len(t.aside_of):
        return "whose the events are that are set aside is not told"
    if any(event not in PROTECTION_CARDS for event in t.reactions):
        return "reactions are events that protect"
    if any(not t.hand[held] for held in t.shown):
        return "an event is shown that nobody holds"
    return ""


def _wrong_frames(t: Table) -> str:
    """The stack could have come about with the event in use."""
    if t.over:
        return ""
    frames = frames_of(t)
    for one in frames:
        if fault := _wrong_frame(t, one):
            return f"frame {one.step}: {fault}"
    within = frames[0].step not in TURN
    if within and t.used == NONE:
        return f"frame {frames[0].step}: no event is in use"
    if not within and t.used != NONE:
        return f"{EVENT_IDS[t.used]} is in use, and no frame says what comes of it"
    waits = any(one.step in WAITING for one in frames)
    return _wrong_event(t, frames) if within and not waits else ""


def _wrong_frame(t: Table, one: Frame) -> str:
    if one.step in ON and one.below not in ON[one.step]:
        return f"it cannot stand on {one.below or 'nothing'}"
    if (one.player == NOBODY) != (one.step in NOBODYS):
        return "it needs a player" if one.player == NOBODY else "it is nobody's"
    if one.step == "use-event" and one.player != t.turn:
        return "it is another seat's turn"
    if one.step in GIVING and not one.numbers["left"]:
        return "nothing is left to be picked"
    return ""


def _wrong_event(t: Table, frames: list[Frame]) -> str:
    """What was named of the event in use agrees with how far it has come."""
    top, asks = frames[0], [int(PARAM[t.used * PARAMS + i]) for i in range(int(PARAMS))]
    asks = [one for one in asks if one != NONE]
    naming = next((one for one in frames if one.step == "naming"), None)
    if naming is not None:
        named = naming.numbers["named"]
        if top.step not in NAME_STEPS or not 0 < named <= len(asks) or NAME_STEPS[asks[named - 1]] != top.step:
            return f"frame {top.step}: {EVENT_IDS[t.used]} does not ask for that"
        asks = asks[: named - 1]
    return _wrong_names(t, asks) or _wrong_question(t, top)


def _wrong_names(t: Table, asks: list[int]) -> str:
    event = EVENT_IDS[t.used]
    for one in asks:
        name, value = NAMES[one], int(getattr(t, NAMES[one]))
        if value == NONE and not (name == "target" and t.mode != NONE):  # Education in one of its modes names nobody
            return f"{event} needs `{name}`"
        if name == "target" and value == t.turn:
            return f"{event} aims at whoever uses it"
    if t.own_city != NONE and not t.cities[t.turn] >> t.own_city & 1:
        return f"{t.atlas.cities[t.own_city].id} is not of whoever uses {event}"
    if t.their_city != NONE and (t.target == NONE or not t.cities[t.target] >> t.their_city & 1):
        return f"{t.atlas.cities[t.their_city].id} is not of the target of {event}"
    return ""


def _wrong_question(t: Table, top: Frame) -> str:
    """Whoever is asked for something is concerned, and has it."""
    event = EVENT[t.used]
    if top.step == "consent" and top.player != t.target:
        return "frame consent: another seat is to be asked"
    if top.step == "react":
        concerned = int(t.affected & event.affected(t) & ~t.shielded)
        if top.asked & ~concerned:
            return "frame react: somebody is asked who is not concerned"
    if top.step in GIVING:
        owner = top.numbers.get("owner", top.player)
        if not (t.affected & ~t.shielded) >> owner & 1:
            return f"frame {top.step}: seat {owner + 1} is not concerned"
        if "part" in top.numbers and top.numbers["part"] >= event.parts:
            return f"frame {top.step}: {EVENT_IDS[t.used]} has no such part"
        if top.player != (t.turn if top.step == "take-cities" else owner):
            return f"frame {top.step}: it is another seat's to pick"
    if top.step == "exchange-events" and (top.player != t.turn or not event.exchange_limit(t)):
        return "frame exchange-events: nothing is exchanged"
    return ""
