"""What can be looked at closely in Civilization: cards, tokens, figures, ways to win, and what numbers count."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from epocha.engine.catalogue import Records
from epocha.engine.svg import Svg, icon
from epocha.engine.thing import Thing, drawn
from epocha.games.civilization_2010 import card_words as say
from epocha.games.civilization_2010.atlas import TERRAIN_ICONS
from epocha.games.civilization_2010.card_words import icons_text
from epocha.games.civilization_2010.cards import (
    EVENT_SIZE,
    TECH,
    event_back,
    event_face,
    government_face,
    tech_face,
    unit_back,
    wonder_face,
)
from epocha.games.civilization_2010.cards import drawn as card
from epocha.games.civilization_2010.components import (
    BUILDING,
    CIVILIZATION,
    DECK_IDS,
    EVENT,
    GOVERNMENT,
    ICONS,
    PERSON,
    RESOURCE,
    TECHNOLOGY,
    TERRAIN_IDS,
    UNIT,
    WONDER,
    WONDER_COST,
)
from epocha.games.civilization_2010.emblems import figure
from epocha.games.civilization_2010.names import TEXTS, heading
from epocha.games.civilization_2010.pieces import marker_token
from epocha.games.civilization_2010.scenery import SQUARE

LARGE: Final = 96
"""Side of a symbol that stands alone."""
Teller = Callable[[int, str], str]
Painter = Callable[[int, str], Svg]


def large(symbol: str) -> Svg:
    """Return a symbol as a picture of its own."""
    return drawn(LARGE, LARGE, icon(symbol, LARGE / 2, LARGE / 2, LARGE))


def _named(kind: str, ids: Sequence[str]) -> Painter:
    """Return what draws the emblem of a kind of things."""
    return lambda which, lang: large(f"{kind}-{ids[which]}")


def _resource_text(which: int, lang: str) -> str:
    return TEXTS.say(lang, "thing-resource")


def _building(which: int, lang: str) -> Svg:
    if BUILDING[which].combat_when_defending:
        return large("building-city_walls")
    return drawn(SQUARE, SQUARE, marker_token(which))


def _wonder(which: int, lang: str) -> Svg:
    return drawn(124, 84, card(wonder_face(which, lang, int(WONDER_COST[which])), 124, 84))


class Kind(NamedTuple):
    """A kind of cards or tokens: their records, what they say, the rules about them, and how they look."""

    records: Records[Any]
    text: Teller
    rules: tuple[str, ...]
    picture: Painter


KINDS: Final[Mapping[str, Kind]] = {
    "tech": Kind(TECHNOLOGY, say.technology_text, ("CF-27.2", "CF-27.3"),
             lambda which, lang: drawn(*TECH, card(tech_face(which, lang), *TECH))),
    "government": Kind(GOVERNMENT, say.government_text, ("CF-8.1", "CF-8.2"),
                   lambda which, lang: drawn(124, 70, card(government_face(which, lang), 124, 70))),
    "civ": Kind(CIVILIZATION, say.civilization_text, ("CF-2.1",), _named("civ", CIVILIZATION.ids)),
    "wonder": Kind(WONDER, say.wonder_text, ("CF-16.1",), _wonder),
    "building": Kind(BUILDING, say.building_text, ("CF-15.1",), _building),
    "person": Kind(PERSON, say.person_text, ("CF-19.1",), _named("person", PERSON.ids)),
    "unit": Kind(UNIT, say.unit_text, ("CF-14.1", "CF-25.5", "CF-25.17"),
             lambda which, lang: drawn(64, 92, unit_back(which))),
    "event": Kind(EVENT, say.event_text, ("CF-18.1",),
              lambda which, lang: drawn(*EVENT_SIZE, card(event_face(which, lang), *EVENT_SIZE))),
    "resource": Kind(RESOURCE, _resource_text, ("CF-20.1",), _named("resource", RESOURCE.ids)),
}  # fmt: skip
SIGNS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "goal-culture": ("space", ("CF-30.1", "CF-17.3")), "goal-technology": ("research", ("CF-30.2", "CF-27.3")),
    "goal-economy": ("coin", ("CF-30.3", "CF-29.1")), "goal-military": ("combat", ("CF-30.4",)),
    "count-trade": ("trade", ("CF-11.1", "CF-11.2")), "count-culture": ("culture", ("CF-17.1", "CF-17.3")),
    "count-cities": ("town", ("CF-7.1",)), "count-resources": ("any-resource", ("CF-20.1",)),
    "count-huts": ("hut", ("CF-23.1",)), "count-villages": ("village", ("CF-23.1",)),
    "count-events": ("culture-hand", ("CF-18.1",)), "count-units": ("unit-hand", ("CF-14.1",)),
    "deed-arts": ("culture", ("CF-17.1",)),
}  # fmt: skip
"""What has a symbol and a sentence of its own: the symbol, and the rules about it."""
SYMBOLS: Final = {
    "trade": "count-trade", "culture": "count-culture", "coins": "goal-economy", "space": "goal-culture",
    "technologies": "goal-technology", "cities": "count-cities", "units": "count-units", "events": "count-events",
}  # fmt: skip
"""What the numbers of a seat count, by the name that they have in its stock."""


def thing(name: str, lang: str) -> Thing | None:
    """Return what is to be said of the thing of a name such as `tech-writing`; None if there is none."""
    kind, _, which = name.partition("-")
    if kind == "symbol":
        return sign(SYMBOLS[which], lang) if which in SYMBOLS else None
    if kind == "deck" and which in ("1", "2", "3"):
        deck = int(which) - 1
        words, picture = (
            TEXTS.say(lang, "see-deck", deck=DECK_IDS[deck]),
            drawn(*EVENT_SIZE, event_back(deck, *EVENT_SIZE)),
        )
        return Thing(words, TEXTS.say(lang, "thing-deck"), ("CF-18.1",), picture=picture)
    if kind == "terrain" and which in (*TERRAIN_IDS, "unknown"):
        return ground(which, lang)
    if kind == "figure" and which in ("army", "scout"):
        words = TEXTS.say(lang, "thing-figure", what=which)
        return Thing(words, say.figure_text(which, lang), ("CF-13.1",), picture=large(figure(which, 0)))
    if name in SIGNS:
        return sign(name, lang)
    if kind not in KINDS:
        return None
    one = KINDS[kind]
    if which not in one.records.ids:
        return None
    number = one.records.number(which)
    name = one.records[number].names.say(lang)
    return Thing(name, one.text(number, lang), one.rules, picture=one.picture(number, lang))


def ground(which: str, lang: str) -> Thing:
    """Return a terrain, or the face-down tiles."""
    if which == "unknown":
        return Thing(heading(TEXTS.say(lang, "see-unknown")), TEXTS.say(lang, "thing-unknown"), ("CF-22.1", "CF-22.3"))
    terrain = TERRAIN_IDS.index(which)
    printed = [int(n) for n in TERRAIN_ICONS[terrain * ICONS : (terrain + 1) * ICONS]]
    icons = icons_text(printed, lang)
    text = TEXTS.say(lang, "thing-terrain", icons=icons) if icons else TEXTS.say(lang, "thing-terrain-bare")
    return Thing(heading(TEXTS.say(lang, "see-terrain", terrain=which)), text, ("CF-3.10",))


def sign(name: str, lang: str) -> Thing:
    """Return what stands behind a way to win or a number of a seat."""
    symbol, rules = SIGNS[name]
    return Thing(TEXTS.say(lang, f"thing-{name}"), TEXTS.say(lang, f"thing-{name}-text"), rules, picture=large(symbol))
