"""Hints for a first game: what a choice means and what a sensible player looks at."""

from typing import Any, Final

from epocha.engine.bits import count, listed
from epocha.engine.caution import Hint
from epocha.games.mesta.components import (
    COMMANDER,
    EMPIRE_IDS,
    EMPIRE_SIZE,
    EMPIRES,
    EVENT_EMPIRE,
    EVENTS,
    KIND,
    KIND_IDS,
    NONE,
    UNIFICATION,
    WONDERS,
)
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.events.all_players import Festival, Games
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import (
    CONSENT,
    EXCHANGE_EVENTS,
    GIVE_CITIES,
    GIVE_EVENTS,
    NAME_FIRST,
    REACT,
    TAKE_CITIES,
    USE_EVENT,
)
from epocha.games.mesta.steps.picks import PickCities, pickable
from epocha.games.mesta.words import NAME_STEPS, TEXTS, cities_of, city_name, event_name

NEAR: Final = 4
"""From so many cities on an empire is worth looking after: Unification takes all the others."""
AT_ONCE: Final = 2
"""How many pieces of advice are given at once."""

Advice = tuple[str, dict[str, Any]]
"""The name of a message without `hint-`, and its places."""


def hints(t: Table, player: int, lang: str) -> list[Hint]:
    """Return one or two pieces of advice for the decision that `player` has to make in their own view."""
    step = t.step_number()
    if step == USE_EVENT:
        advice = using(t, player, lang)
    elif step in range(NAME_FIRST, CONSENT):
        advice = naming(t, player, lang)
    elif step == REACT:
        advice = reacting(t, player, lang)
    elif step in (GIVE_CITIES, TAKE_CITIES):
        advice = picking(t, player, lang)
    else:
        by_step = {CONSENT: "consent", GIVE_EVENTS: "give-events", EXCHANGE_EVENTS: "exchange-events"}
        advice = [(by_step[int(step)], {})]
    return [Hint(name, TEXTS.say(lang, f"hint-{name}", **places)) for name, places in advice[:AT_ONCE]]


def using(t: Table, player: int, lang: str) -> list[Advice]:
    """Return advice on using an event now, the most pressing first."""
    held = [event for event in range(int(EVENTS)) if t.holds(player, event)]
    kinds = {KIND_IDS[KIND[event]] for event in held}
    if len(t.choices(player)) == 1:
        return [("use-nothing", {})]
    usable = [event for event in held if EVENT[event].closed(t) is None]
    advice = [one for event in usable for one in in_time(t, player, event, lang)]
    empire = strongest(t, t.cities[player])
    if any(KIND[event] == COMMANDER and EVENT_EMPIRE[event] == empire for event in usable):
        advice.append(("keep-commander", {"empire": EMPIRE_IDS[empire]}))
    advice += missing(t, player, lang) + rivals(t, player)
    if kinds & {"victory", "loss_of_influence"}:
        advice.append(("use-extra", {}))
    if "commander" in kinds:
        advice.append(("use-commander", {}))
    if "protection" in kinds:
        advice.append(("use-protection", {}))
    return [*advice, ("use-wait", {})]


def in_time(t: Table, player: int, event: int, lang: str) -> list[Advice]:
    """Return whether this is the time for an event whose gain depends on who leads now."""
    rule = EVENT[event]
    places = {"event": event_name(event, lang)}
    if KIND[event] == UNIFICATION:
        return [("use-unification", places)]
    if isinstance(rule, Games):
        points = [int(t.atlas.points(t.cities[seat], rule.discipline)) for seat in range(int(t.players))]
    elif isinstance(rule, Festival) and rule.per_capital:
        points = [int(count(t.cities[seat] & t.atlas.capitals)) for seat in range(int(t.players))]
    else:
        return []
    best = max([points[seat] for seat in range(int(t.players)) if seat != player], default=0)
    kind = KIND_IDS[KIND[event]]
    if points[player] > best:
        return [(f"use-{kind}", places)]
    return [("keep-games", places)] if points[player] < best and isinstance(rule, Games) else []


def rivals(t: Table, player: int) -> list[Advice]:
    """Return who is near to completing an empire."""
    advice: list[Advice] = []
    for seat in range(int(t.players)):
        empire = strongest(t, t.cities[seat])
        if seat != player and empire != NONE:
            n = count(t.cities[seat] & t.atlas.of_empire[empire])
            advice.append(("rival-near", {"seat": seat + 1, "empire": EMPIRE_IDS[empire], "n": n}))
    return advice


def missing(t: Table, player: int, lang: str) -> list[Advice]:
    """Return what a player lacks of the empire that they are nearest to completing, and of the wonders if near."""
    own = t.cities[player]
    advice: list[Advice] = []
    empire = strongest(t, own)
    if empire != NONE:
        whole = t.atlas.of_empire[empire]
        places = {"empire": EMPIRE_IDS[empire], "n": count(own & whole), "whole": EMPIRE_SIZE}
        advice.append(("missing", places | {"where": whereabouts(t, whole & ~own, lang)}))
    wonders = (own | t.finished[player]) & t.atlas.wonders
    if t.wonders_goal and t.wonders_holder == NONE and NEAR < count(wonders) < WONDERS:
        places = {"n": count(wonders), "whole": WONDERS}
        advice.append(("missing-wonders", places | {"where": whereabouts(t, t.atlas.wonders & ~wonders, lang)}))
    return advice


def strongest(t: Table, cities: int) -> int:
    """Return the empire with most of these cities, if they are enough to look after; NONE otherwise."""
    counts = [count(cities & t.atlas.of_empire[empire]) for empire in range(int(EMPIRES))]
    return counts.index(max(counts)) if max(counts) >= NEAR else int(NONE)


def whereabouts(t: Table, cities: int, lang: str) -> str:
    """Return where cities are: on whose table, in whose finished pile, or in the city pile."""
    parts: list[str] = []
    for city in listed(cities):
        places = {"city": city_name(t, city, lang), "seat": 0, "zone": "pile"}
        for seat in range(int(t.players)):
            if t.cities[seat] >> city & 1:
                places |= {"seat": seat + 1, "zone": "table"}
            elif t.finished[seat] >> city & 1:
                places |= {"seat": seat + 1, "zone": "finished"}
        parts.append(TEXTS.say(lang, "whereabouts", **places))
    return ", ".join(parts)


def naming(t: Table, player: int, lang: str) -> list[Advice]:
    """Return advice on naming a target, an empire, a side, a mode or a city."""
    name = NAME_STEPS[t.step_number() - NAME_FIRST]
    if name == "target":
        return [("target", {"kind": KIND_IDS[KIND[t.used]]})]
    if name == "side" and t.unrest_to_pile:
        return [("side-to-pile", {})]
    return [(name, {}), *missing(t, player, lang)] if name == "their-city" else [(name, {})]


def reacting(t: Table, player: int, lang: str) -> list[Advice]:
    """Return advice on spending a protection."""
    if len(t.choices(player)) == 1:
        return [("react-nothing", {})]
    rule = EVENT[t.used]
    struck = 0
    for part in range(int(rule.parts)):
        struck |= rule.pool(t, player, part)
    empire = strongest(t, t.cities[player])
    precious = struck & t.atlas.of_empire[empire] if empire != NONE else 0
    advice: list[Advice] = [("react-precious", {"cities": cities_of(t, precious, lang)})] if precious else []
    if struck and all(alone(t, player, city) for city in listed(struck)):
        advice.append(("react-bear", {"cities": cities_of(t, struck, lang)}))
    return [*advice, ("react-spend", {})]


def alone(t: Table, player: int, city: int) -> bool:
    """Return whether a city of a player is the only one of its empire on their table."""
    return count(t.cities[player] & t.atlas.of_empire[t.atlas.cities[city].empire]) == 1


def picking(t: Table, player: int, lang: str) -> list[Advice]:
    """Return advice on which cities to give up, or to take from another player."""
    if t.step_number() == TAKE_CITIES:
        return [("take-city", {})]
    to_actor = EVENT[t.used].to_actor(t, t.get(PickCities.PART)) and t.get(PickCities.OWNER) == player
    empire = strongest(t, t.cities[t.turn]) if to_actor else int(NONE)
    advice: list[Advice] = [("give-cities", {})]
    awaited = pickable(t) & t.atlas.of_empire[empire] if empire != NONE else 0
    if awaited and awaited != pickable(t):  # there is something to hold back, and something else to give
        places = {"seat": t.turn + 1, "empire": EMPIRE_IDS[empire]}
        advice.append(("give-watch", places | {"n": count(t.cities[t.turn] & t.atlas.of_empire[empire])}))
    return advice
