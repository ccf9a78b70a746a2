"""What can be looked at closely in Města: cities, events, empires, disciplines, piles, and what numbers count."""

from typing import Final

from epocha.engine.bits import listed
from epocha.engine.svg import Svg, icon
from epocha.engine.thing import Thing, drawn
from epocha.games.mesta.components import (
    DATA,
    DISCIPLINE_IDS,
    EMPIRE_IDS,
    EMPIRE_POINTS,
    EMPIRE_SIZE,
    EVENT_IDS,
    KIND,
    KIND_IDS,
    NEUTRAL,
    NONE,
    PROTECTION_CARDS,
    SIDE_IDS,
    WONDERS_BONUS,
)
from epocha.games.mesta.pieces import CITY, EVENT, city_back, city_face, emblem, event_back, event_face
from epocha.games.mesta.state import Table
from epocha.games.mesta.words import TEXTS, city_label, enumerated, event_name, event_text, name_of, names_of

LARGE: Final = 96
"""Side of a symbol that stands alone."""
EVENT_RULES: Final = {
    "commander": "ME-9.1", "festival": "ME-9.5", "unification": "ME-9.9", "charisma": "ME-9.14", "wrath": "ME-9.17",
    "games": "ME-9.21", "plague": "ME-9.24", "friendly_exchange": "ME-9.29", "unrest": "ME-9.34",
    "attack": "ME-9.41", "trade": "ME-9.45", "victory": "ME-9.48", "loss_of_influence": "ME-9.51",
    "wonders_influence": "ME-9.56", "revolt": "ME-9.60", "education": "ME-9.64", "barbarians": "ME-9.69",
    "crisis": "ME-9.73", "calm": "ME-9.78", "uncovering": "ME-9.80", "curse": "ME-9.81", "espionage": "ME-9.84",
    "flood": "ME-9.86", "protection": "ME-8.1",
}  # fmt: skip
"""The first rule about the events of a kind."""
NUMBERS: Final = {
    "score": ("ME-6.6", "ME-6.7"), "empires": ("ME-6.1",), "cities": ("ME-3.6",), "capitals": ("ME-1.4", "ME-1.7"),
    "wonders": ("ME-6.7",), "neutral": ("ME-6.5",), "events": ("ME-4.7", "ME-14.1"),
}  # fmt: skip
OTHERS: Final = {
    "city-pile": ("ME-4.3", "ME-5.3"), "event-pile": ("ME-4.5", "ME-5.1"), "first": ("ME-3.5",), "skip": ("ME-10.1",),
    "silence": ("ME-10.3",), "allowance": ("ME-4.8",),
}  # fmt: skip


def thing(t: Table, name: str, lang: str) -> Thing | None:
    """Return what is to be said of the thing of a name such as `city-athens`; None if there is none."""
    if name in OTHERS:
        art = {"city-pile": drawn(72, 100, city_back(72, 100)), "event-pile": drawn(72, 100, event_back(72, 100))}
        symbols = {"first": "first", "skip": "ban", "silence": "event-calm", "allowance": "event-use"}
        picture = art[name] if name in art else large(symbols[name])
        words, text = TEXTS.say(lang, f"thing-{name}"), TEXTS.say(lang, f"thing-{name}-text")
        return Thing(words, text, OTHERS[name], picture=picture)
    kind, _, which = name.partition("-")
    if kind == "city":
        ids = [city.id for city in t.atlas.cities]
        return city_thing(t, ids.index(which), lang) if which in ids else None
    if kind == "event" and which in EVENT_IDS:
        return event_thing(t, EVENT_IDS.index(which), lang)
    if kind == "empire" and which in EMPIRE_IDS:
        return empire_thing(t, EMPIRE_IDS.index(which), lang)
    if kind == "discipline" and which in DISCIPLINE_IDS:
        name = name_of("discipline", DISCIPLINE_IDS.index(which), lang)
        return Thing(name, TEXTS.say(lang, "thing-discipline-text"), ("ME-1.5", "ME-9.21"), picture=large(which))
    if kind == "side" and which in SIDE_IDS:
        return side_thing(t, SIDE_IDS.index(which), lang)
    return number_thing(which, lang) if kind == "symbol" and which in NUMBERS else None


def large(symbol: str) -> Svg:
    """Return a symbol as a picture of its own."""
    return drawn(LARGE, LARGE, icon(symbol, LARGE / 2, LARGE / 2, LARGE))


def number_thing(which: str, lang: str) -> Thing:
    """Return what a number of a seat counts."""
    text = TEXTS.say(lang, f"thing-{which}-text", points=int(EMPIRE_POINTS), bonus=int(WONDERS_BONUS))
    return Thing(TEXTS.say(lang, f"symbol-{which}"), text, NUMBERS[which], picture=large(which))


def city_thing(t: Table, city: int, lang: str) -> Thing:
    """Return a city: what it is strong in, and whether it carries a wonder."""
    record = t.atlas.cities[city]
    words = {"main": name_of("discipline", record.main, lang)}
    if not record.capital:
        words["secondary"] = name_of("discipline", record.secondary, lang)
    texts = [TEXTS.say(lang, "thing-capital" if record.capital else "thing-ordinary", **words)]
    rules = ["ME-1.7" if record.capital else "ME-1.8"]
    if record.wonder:
        texts.append(TEXTS.say(lang, "thing-wonder"))
        rules.append("ME-1.10")
    if record.empire == NEUTRAL:
        texts.append(TEXTS.say(lang, "thing-neutral-text"))
        rules.append("ME-6.5")
    picture = drawn(*CITY, city_face(t, city, lang))
    return Thing(city_label(t, city, lang), " ".join(texts), tuple(rules), picture=picture)


def event_thing(t: Table, event: int, lang: str) -> Thing:
    """Return an event: what it does, and what protects against it."""
    to_pile = bool(t.unrest_to_pile)
    text = event_text(event, lang, to_pile)
    able = [card for card in map(int, PROTECTION_CARDS) if EVENT_IDS[card] in DATA["event"][event]["blocked_by"]]
    if able:
        text += " " + TEXTS.say(lang, "thing-blocked", by=enumerated([event_name(card, lang) for card in able], lang))
    rule = EVENT_RULES[KIND_IDS[KIND[event]]]
    return Thing(event_name(event, lang), text, (rule,), picture=drawn(*EVENT, event_face(event, lang, to_pile)))


def empire_thing(t: Table, empire: int, lang: str) -> Thing:
    """Return an empire, or the neutral cities: which cities belong to it, and what it brings."""
    picture = drawn(LARGE, LARGE, emblem(empire, LARGE / 2, LARGE / 2, LARGE - 4))
    cities = names_of(t, int(t.atlas.of_empire[empire]), lang)
    if empire == NEUTRAL:
        text = f"{TEXTS.say(lang, 'thing-neutral-text')} {TEXTS.say(lang, 'thing-its-cities', cities=cities)}"
        return Thing(name_of("empire", empire, lang), text, ("ME-6.5",), picture=picture)
    places = {"whole": int(EMPIRE_SIZE), "points": int(EMPIRE_POINTS), "cities": cities}
    text = f"{TEXTS.say(lang, 'thing-empire-text', **places)} {TEXTS.say(lang, 'thing-its-cities', cities=cities)}"
    return Thing(name_of("empire", empire, lang), text, ("ME-6.1", "ME-6.6"), picture=picture)


def side_thing(t: Table, side: int, lang: str) -> Thing:
    """Return west or east, with the empires on that side."""
    own = [e for e in range(len(EMPIRE_IDS)) if e not in (NEUTRAL, NONE) and is_of_side(t, e, side)]
    names = enumerated([name_of("empire", e, lang) for e in own], lang)
    text = TEXTS.say(lang, "thing-side-text", empires=names)
    return Thing(TEXTS.say(lang, f"side-{SIDE_IDS[side]}"), text, ("ME-1.11",))


def is_of_side(t: Table, empire: int, side: int) -> bool:
    """Return whether an empire lies on a side."""
    return bool(list(listed(t.atlas.of_side[side] & t.atlas.of_empire[empire])))
