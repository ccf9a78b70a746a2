"""What the Boardgame calls things: names of cards, pieces and regions, amounts and lists as parts of sentences.

Names stand in the component and map files; what these do not name has a message `KIND-KEY`. A piece as the object of
a sentence has a message that gets its id, as languages decline it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from epocha.engine.catalogue import Records
from epocha.engine.phrases import listed
from epocha.engine.text import Texts
from epocha.games.civilization_2002.atlas import THE_WORLD, World
from epocha.games.civilization_2002.components import (
    BASIC_UNIT,
    ERA,
    FIGURE,
    FIGURES,
    IMPROVEMENT,
    MILESTONE,
    PACKAGE,
    RESOURCE,
    SIZE,
    TECHNOLOGY,
    TOKEN,
    UNIT,
    WONDER,
)
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.technologies import unit_of

TEXTS: Final = Texts(PACKAGE)
TABLES: Final[Mapping[str, Records[Any]]] = {
    "era": ERA, "resource": RESOURCE, "token": TOKEN, "size": SIZE, "figure": FIGURE, "unit": UNIT,
    "basic-unit": BASIC_UNIT, "technology": TECHNOLOGY, "wonder": WONDER, "improvement": IMPROVEMENT,
}  # fmt: skip
"""The things that a file names, by kind."""


def name_of(kind: str, key: str, lang: str) -> str:
    """Return the name of a thing, as a heading or label says it.

    Args:
        kind: one of `TABLES`, "region", "milestone", "class" or "phase". key: its id.
    """
    if kind == "region":
        return region_name(THE_WORLD, THE_WORLD.number(key), lang)
    if kind == "milestone":
        return milestone_name(MILESTONE.number(key), lang)
    if kind in TABLES:
        table = TABLES[kind]
        return str(table[table.number(key)].name.say(lang))
    return TEXTS.say(lang, f"{kind}-{key}")


# --- regions ---


def region_name(world: World, region: int, lang: str) -> str:
    """Return the name of a region by its number."""
    record = world.seas[region - len(world.lands)] if lies_at_sea(world, region) else world.lands[region]
    return record.name.say(lang)


def lies_at_sea(world: World, region: int) -> bool:
    """Return whether a region is sea."""
    return region >= len(world.lands)


def place(t: Layout, region: int, lang: str) -> str:
    """Return a region as part of a sentence: "the North Sea"; in Czech and Slovak it follows a word for region."""
    name = region_name(t.world, region, lang)
    return TEXTS.say(lang, "place", name=name, sea="yes" if lies_at_sea(t.world, region) else "no")


# --- cards ---


def quoted(names: Sequence[str], lang: str) -> str:
    """Return names as people list them, in quotation marks."""
    return listed([TEXTS.say(lang, "quoted", name=name) for name in names], lang)


def era_within(era: int, lang: str) -> str:
    """Return the name of an era as it stands within a sentence."""
    name = ERA[era].name.say(lang)
    return name[:1].lower() + name[1:]


def technology_name(technology: int, lang: str) -> str:
    return TECHNOLOGY[technology].name.say(lang)


def wonder_name(wonder: int, lang: str) -> str:
    return WONDER[wonder].name.say(lang)


def improvement_name(improvement: int, lang: str) -> str:
    return IMPROVEMENT[improvement].name.say(lang)


def token_name(token: int, lang: str) -> str:
    return TOKEN[token].name.say(lang)


def token_within(token: int, lang: str) -> str:
    """Return the name of a token as it stands within a sentence."""
    return token_name(token, lang).lower()


def resource_name(resource: int, lang: str) -> str:
    """Return the name of a resource as it stands within a sentence."""
    return RESOURCE[resource].name.say(lang).lower()


def milestone_name(milestone: int, lang: str) -> str:
    """Return what a milestone asks for: "6 villages"."""
    one = MILESTONE[milestone]
    size = SIZE.ids[one.size - 1] if one.size else ""
    return TEXTS.say(lang, f"milestone-{one.kind}", n=one.amount, era=ERA.ids[one.era], size=size)


# --- pieces ---


def piece_id(t: Layout, figure: int) -> str:
    """Return the id of what a figure is now: in the advanced rules of the best type, else of the figure."""
    if figure >= FIGURES or not t.agreed.advanced:
        return FIGURE.ids[figure]
    return UNIT.ids[unit_of(t, figure)]


def piece_name(t: Layout, figure: int, lang: str) -> str:
    """Return what a figure is called now, as it stands within a sentence."""
    if figure >= FIGURES or not t.agreed.advanced:
        return FIGURE[figure].name.say(lang).lower()
    name = UNIT[unit_of(t, figure)].name.say(lang)
    return name[:1].lower() + name[1:]


def a_piece(t: Layout, figure: int, lang: str) -> str:
    """Return a piece as the object of a sentence: "a knight"."""
    return TEXTS.say(lang, "a-piece", what=piece_id(t, figure))


def pieces(t: Layout, figures: Sequence[int], lang: str) -> str:
    """Return pieces as people list them: "2× knight and settler"."""
    return counted([piece_name(t, figure, lang) for figure in sorted(figures)], lang)


# --- parts of sentences ---


def gold(n: int, lang: str) -> str:
    """Return an amount of gold as the object of a sentence."""
    return TEXTS.say(lang, "gold", n=int(n))


def counted(names: Sequence[str], lang: str) -> str:
    """Return names as people list them, those that are there several times with their number."""
    found = dict.fromkeys(names)
    return listed([one if names.count(one) == 1 else f"{names.count(one)}× {one}" for one in found], lang)


def heading(words: str) -> str:
    """Return words as they begin a sentence."""
    return words[:1].upper() + words[1:]
