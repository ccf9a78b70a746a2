"""What can be looked at closely in the Boardgame: cards, tokens, pieces, settlements, regions, what numbers count."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from epocha.engine.catalogue import Records
from epocha.engine.phrases import listed
from epocha.engine.thing import Thing
from epocha.games.civilization_2002 import card_words as say
from epocha.games.civilization_2002.atlas import World
from epocha.games.civilization_2002.components import (
    ERA,
    FIGURE,
    IMPROVEMENT,
    MILESTONE,
    NUMBERS,
    RESOURCE,
    SIZE,
    TECHNOLOGY,
    TOKEN,
    UNIT,
    WONDER,
)
from epocha.games.civilization_2002.names import TEXTS, heading, lies_at_sea, name_of, region_name
from epocha.games.civilization_2002.state import Table

Teller = Callable[[int, bool, str], str]


class Kind(NamedTuple):
    """A kind of things: their records, what is said of them, and the rules about them in either rule set."""

    records: Records[Any]
    text: Teller
    basic: tuple[str, ...]
    advanced: tuple[str, ...]


KINDS: Final[Mapping[str, Kind]] = {
    "technology": Kind(TECHNOLOGY, say.technology_text, ("CE-17.1", "CE-17.2", "CE-7.15"), ("CE-18.2", "CE-8.25")),
    "wonder": Kind(WONDER, say.wonder_text, ("CE-19.1", "CE-19.2"), ("CE-20.1", "CE-20.3")),
    "improvement": Kind(IMPROVEMENT, say.improvement_text, (), ("CE-15.5", "CE-15.6", "CE-8.20")),
    "unit": Kind(UNIT, say.unit_text, ("CE-11.13", "CE-11.17"), ("CE-11.14", "CE-11.17", "CE-3.14")),
    "figure": Kind(FIGURE, say.figure_text, ("CE-3.3", "CE-11.13", "CE-11.17"), ("CE-3.3", "CE-11.14", "CE-11.17")),
    "token": Kind(TOKEN, say.token_text, ("CE-4.1", "CE-4.6"), ("CE-4.1", "CE-4.6")),
    "resource": Kind(RESOURCE, say.resource_text, ("CE-14.5", "CE-14.8"), ("CE-16.3", "CE-16.5", "CE-14.8")),
    "size": Kind(SIZE, say.size_text, ("CE-3.1", "CE-7.11"), ("CE-3.1", "CE-8.6", "CE-15.2")),
    "milestone": Kind(MILESTONE, say.milestone_text, ("CE-19.2", "CE-19.11"), ("CE-20.1",)),
    "era": Kind(ERA, say.era_text, ("CE-17.3", "CE-17.4"), ("CE-18.5", "CE-18.6")),
}  # fmt: skip
SIGNS: Final[Mapping[str, tuple[str, ...]]] = {
    "symbol-gold": ("CE-1.8",), "symbol-settlements": ("CE-3.1",), "symbol-technologies": ("CE-18.2", "CE-17.2"),
    "symbol-wonders": ("CE-20.1", "CE-19.2"), "token-unseen": ("CE-4.3", "CE-10.1"), "neutral": ("CE-4.18", "CE-11.30"),
    "happiness": ("CE-15.3", "CE-15.4"), "productivity": ("CE-15.6", "CE-15.8"), "start-player": ("CE-1.6", "CE-6.4"),
}  # fmt: skip
"""What has a name and a text of its own, and the rules about it."""


def thing(t: Table, name: str, lang: str) -> Thing | None:
    """Return what is to be said of the thing of a name such as `technology-masonry`; None if there is none."""
    advanced = bool(t.agreed.advanced)
    if name in SIGNS:
        return sign(name, advanced, lang)
    kind, _, which = name.partition("-")
    if kind == "region":
        return region(t.world, which, lang)
    if kind not in KINDS or which not in KINDS[kind].records.ids:
        return None
    one = KINDS[kind]
    text = one.text(one.records.number(which), advanced, lang)
    return Thing(heading(name_of(kind, which, lang)), text, one.advanced if advanced else one.basic)


def sign(name: str, advanced: bool, lang: str) -> Thing:
    """Return what has a name and a text of its own."""
    built = NUMBERS.wonder_points_advanced if advanced else NUMBERS.wonder_points_basic
    places = {"rules": "advanced" if advanced else "basic", "learned": NUMBERS.technology_points_basic, "built": built}
    return Thing(TEXTS.say(lang, f"thing-{name}"), TEXTS.say(lang, f"thing-{name}-text", **places), SIGNS[name])


def region(world: World, which: str, lang: str) -> Thing | None:
    """Return a region of the map, and what it borders on."""
    if which not in world.regions.names:
        return None
    number = world.number(which)
    at_sea = lies_at_sea(world, number)
    if at_sea:
        sea = world.seas[number - len(world.lands)]
        near, beside = sea.sea_adjacent, sea.land_adjacent
    else:
        near, beside = world.lands[number].land_adjacent, world.lands[number].sea_adjacent
    names = [listed([region_name(world, world.number(one), lang) for one in part], lang) for part in (near, beside)]
    message = "thing-sea" if at_sea else "thing-land"
    text = TEXTS.say(lang, message, near=names[0], beside=names[1], n=len(near), coast=len(beside))
    rules = ("CE-2.4", "CE-2.6") if at_sea else ("CE-2.3", "CE-2.4")
    return Thing(region_name(world, number, lang), text, rules)
