"""What Civilization calls things: names of cards, tokens and squares, amounts and lists as parts of sentences.

Names stand in the component file. Where a language declines a word, the message gets its id and says it in its case.
"""

from collections.abc import Sequence
from typing import Final

from epocha.engine.phrases import listed
from epocha.engine.text import Texts
from epocha.games.civilization_2010.atlas import SQUARES, plan_of
from epocha.games.civilization_2010.components import (
    BUILDING,
    CARDS_OF_UNIT,
    CIVILIZATION,
    EVENT,
    FIRST_PERSON,
    FIRST_SCOUT,
    FIRST_WONDER,
    GOVERNMENT,
    NONE,
    PERSON,
    RESOURCE,
    SITE_IDS,
    TECHNOLOGY,
    TOKEN_RESOURCE,
    TOKEN_SITE,
    UNIT,
    WONDER,
)
from epocha.games.civilization_2010.effect_tables import (
    FIRST_CIVILIZATION_CARD,
    FIRST_GOVERNMENT_CARD,
    FIRST_WONDER_CARD,
)

TEXTS: Final = Texts("epocha.games.civilization_2010")
CITY_IDS: Final = ("capital", "II", "III")
LEVEL_IDS: Final = ("", "I", "II", "III", "IV", "V")
SQUARE_NAMES: Final = [plan_of(2).grid.name(square).upper() for square in range(SQUARES)]
WHOLE_DECK: Final = 3


def square_name(square: int) -> str:
    """Return what a square is called; "" for none."""
    return SQUARE_NAMES[square] if square != NONE else ""


def card_name(card: int, lang: str) -> str:
    """Return the name of a technology, government, wonder or civilization, by its number among all cards."""
    if card < FIRST_GOVERNMENT_CARD:
        return TECHNOLOGY[card].names.say(lang)
    if card < FIRST_WONDER_CARD:
        return GOVERNMENT[card - int(FIRST_GOVERNMENT_CARD)].names.say(lang)
    if card < FIRST_CIVILIZATION_CARD:
        return WONDER[card - int(FIRST_WONDER_CARD)].names.say(lang)
    return CIVILIZATION[card - int(FIRST_CIVILIZATION_CARD)].names.say(lang)


def tech_name(tech: int, lang: str) -> str:
    return TECHNOLOGY[tech].names.say(lang)


def wonder_name(wonder: int, lang: str) -> str:
    return WONDER[wonder].names.say(lang)


def event_name(event: int, lang: str) -> str:
    return EVENT[event].names.say(lang)


def resource_name(resource: int, lang: str) -> str:
    """Return the name of a resource as it stands within a sentence."""
    return RESOURCE[resource].names.say(lang).lower()


def government_name(government: int, lang: str) -> str:
    return GOVERNMENT[government].names.say(lang)


def token_name(token: int, lang: str) -> str:
    """Return what a hut or village token is for whoever looks at it."""
    resource = int(TOKEN_RESOURCE[token])
    reward = TEXTS.say(lang, "reward-person") if resource == NONE else resource_name(resource, lang)
    return TEXTS.say(lang, "token", site=SITE_IDS[TOKEN_SITE[token]], reward=reward)


def site_token(site: int, lang: str) -> str:
    """Return what a hut or village token is for everybody else."""
    return TEXTS.say(lang, "token-unseen", site=SITE_IDS[site])


def marker_name(marker: int, lang: str) -> str:
    """Return the name of a building, wonder or great person."""
    if marker < FIRST_WONDER:
        return BUILDING[marker].names.say(lang)
    if marker < FIRST_PERSON:
        return wonder_name(marker - int(FIRST_WONDER), lang)
    return PERSON[marker - int(FIRST_PERSON)].names.say(lang)


def a_marker(marker: int, lang: str) -> str:
    """Return a building, wonder or great person as the object of a sentence."""
    if marker < FIRST_WONDER:
        return TEXTS.say(lang, "a-building", what=BUILDING[marker].id)
    if marker < FIRST_PERSON:
        return TEXTS.say(lang, "a-wonder", name=wonder_name(marker - int(FIRST_WONDER), lang))
    return TEXTS.say(lang, "a-person", what=PERSON[marker - int(FIRST_PERSON)].id)


def unit_name(card: int, rank: int, lang: str) -> str:
    """Return what a unit card is called at a rank."""
    record = UNIT[card // CARDS_OF_UNIT]
    names = {"cs": record.rank_names_cs, "sk": record.rank_names_sk}.get(lang, record.rank_names_en)
    return names[min(rank, len(names)) - 1]


def a_city(city: int, lang: str) -> str:
    """Return an own city as the object of a sentence."""
    return TEXTS.say(lang, "a-city", city=CITY_IDS[city])


# --- parts of sentences ---


def amount(what: str, n: int, lang: str) -> str:
    """Return an amount as the object of a sentence: "2 coins"."""
    return TEXTS.say(lang, "amount", what=what, n=int(n))


def amounts(counts: dict[str, int], lang: str) -> list[str]:
    """Return amounts of several things, those that are 0 left out."""
    return [amount(what, n, lang) for what, n in counts.items() if n]


def figures(group: int, lang: str) -> list[str]:
    """Return how many armies and scouts are in a set of figures."""
    armies = (int(group) & ((1 << FIRST_SCOUT) - 1)).bit_count()
    return amounts({"army": armies, "scout": (int(group) >> FIRST_SCOUT).bit_count()}, lang)


def either(parts: Sequence[str], lang: str) -> str:
    """Return parts as people list what there is to choose from: "a, b or c"."""
    if len(parts) < 2:
        return "".join(parts)
    return TEXTS.say(lang, "either", first=", ".join(parts[:-1]), last=parts[-1])


def counted(names: Sequence[str], lang: str) -> str:
    """Return names as people list them, those that are there several times with their number."""
    found = dict.fromkeys(names)
    return listed([one if names.count(one) == 1 else f"{names.count(one)}× {one}" for one in found], lang)


def heading(words: str) -> str:
    """Return words as they begin a sentence."""
    return words[:1].upper() + words[1:]
