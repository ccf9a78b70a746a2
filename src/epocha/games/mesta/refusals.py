"""What the sentences that refuse something speak of: the places of the messages `refusal-RULE`."""

from typing import Any, Final

from epocha.games.mesta.components import EVENT_IDS, KIND, KIND_IDS, NONE, PROTECTION_CARDS, SIDE_IDS, condition
from epocha.games.mesta.state import (
    ACCEPT,
    AGAINST,
    DONE,
    GIVE_UP,
    KIND_BITS,
    NAME_EMPIRE,
    NAME_MODE,
    NAME_SIDE,
    NO_REACTION,
    OFFER,
    PASS,
    PAYLOAD,
    PROTECT,
    PUT_AWAY,
    REFUSE,
    TAKE,
    USE,
    Table,
)
from epocha.games.mesta.steps.common import GIVE_CITIES, GIVE_EVENTS, TAKE_CITIES
from epocha.games.mesta.steps.picks import PickCities
from epocha.games.mesta.words import city_name, event_name

KIND_WORDS: Final[dict[int, str]] = {
    PASS: "pass",
    USE: "use",
    AGAINST: "against",
    NAME_EMPIRE: "empire",
    NAME_SIDE: "side",
    NAME_MODE: "mode",
    OFFER: "offer",
    TAKE: "take",
    ACCEPT: "answer",
    REFUSE: "answer",
    NO_REACTION: "react",
    PROTECT: "protect",
    GIVE_UP: "give",
    PUT_AWAY: "put",
    DONE: "done",
}
"""What is tried, in the words of the messages."""
ONE_EMPIRE: Final = condition(EVENT_IDS.index("unification"), "cities_same_empire")
ANY_CITIES: Final = condition(EVENT_IDS.index("charisma"), "cities")


def refusal_places(t: Table, player: int, action: int, lang: str) -> dict[str, Any]:
    """Return the places of the messages `refusal-RULE` for a forbidden action; all, whatever the rule."""
    kind, what = action >> KIND_BITS, action & PAYLOAD
    asked = t.current_players
    event = what if kind in (USE, PUT_AWAY) else t.used
    return {
        "turn": "own" if player in asked or not asked else "other",
        "seat": asked[0] + 1 if asked else 0,
        "kind": KIND_WORDS[kind],
        "target": what + 1 if kind == AGAINST else t.target + 1,
        "event": event_name(event, lang) if event != NONE else "",
        "use": KIND_IDS[KIND[event]] if event != NONE else "",
        "held": "yes" if kind in (USE, PUT_AWAY) and t.holds(player, what) else "no",
        "card": event_name(PROTECTION_CARDS[what], lang) if kind == PROTECT else "",
        "protects": "yes" if kind == PROTECT and t.holds(player, PROTECTION_CARDS[what]) else "no",
        "side": SIDE_IDS[t.side] if t.side != NONE else "",
        "same": ONE_EMPIRE,
        "cities": ANY_CITIES,
        **_city(t, player, kind, what, lang),
    }


def _city(t: Table, player: int, kind: int, what: int, lang: str) -> dict[str, Any]:
    """Return what the messages say of a city, and of what is being picked."""
    named = kind in (OFFER, TAKE, GIVE_UP)
    step = t.step_number()
    return {
        "city": city_name(t, what, lang) if named else "",
        "own": "yes" if named and t.cities[player] >> what & 1 else "no",
        "picked": "yes" if named and (t.given[player] | t.lost[player]) >> what & 1 else "no",
        "owner": t.get(PickCities.OWNER) + 1 if step in (GIVE_CITIES, TAKE_CITIES) else 0,
        "part": t.get(PickCities.PART) if step == GIVE_CITIES else 0,
        "picks": "events" if step == GIVE_EVENTS else "cities",
    }
