"""What can be looked at closely in Through the Ages: cards, piles, hands, and what the numbers of a seat count."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from epocha.engine.rulebook import rulebook
from epocha.engine.svg import Svg, icon, join, symbol_svg
from epocha.engine.thing import Ruling, Thing, drawn
from epocha.games.through_the_ages.card_words import card_text, says_its_kind
from epocha.games.through_the_ages.cards import CARD, LARGE, back, face
from epocha.games.through_the_ages.components import (
    CARD_IDS,
    CATEGORY,
    CATEGORY_IDS,
    PACKAGE,
)
from epocha.games.through_the_ages.emblems import family
from epocha.games.through_the_ages.gist import given, stages
from epocha.games.through_the_ages.names import TEXTS, card_name, heading, kind_name
from epocha.games.through_the_ages.state import Table

SIDE: Final = 96
"""Of a symbol that stands alone."""
TEXT: Final = 14
"""Size of the text on a card that is looked at closely."""
UNBROKEN: Final = "\u00a0"
"""A space at which no line is broken."""
_URBAN: Final = ("TA-15.2", "TA-19.1")
KIND_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "farm": ("TA-15.1", "TA-19.1"), "mine": ("TA-15.1", "TA-19.1"), "lab": _URBAN, "temple": _URBAN, "arena": _URBAN,
    "library": _URBAN, "theater": _URBAN, "infantry": ("TA-16.1", "TA-19.1"), "cavalry": ("TA-16.1", "TA-19.1"),
    "artillery": ("TA-16.1", "TA-19.1"), "air_force": ("TA-16.1", "TA-19.1"), "government": ("TA-20.1", "TA-20.9"),
    "special": ("TA-19.7", "TA-19.8"), "leader": ("TA-18.1", "TA-18.3"), "wonder": ("TA-17.1", "TA-17.6"),
    "action": ("TA-21.1", "TA-21.2"), "event": ("TA-28.1", "TA-28.3"), "territory": ("TA-30.1", "TA-30.11"),
    "aggression": ("TA-31.1", "TA-31.10"), "war": ("TA-32.1", "TA-32.7"), "pact": ("TA-33.1", "TA-33.5"),
    "tactics": ("TA-34.1", "TA-34.5"), "bonus": ("TA-30.11", "TA-31.7"),
}  # fmt: skip
"""The rules about each kind of cards."""
CLARIFIED: Final[Mapping[str, list[str]]] = tomllib.loads(
    files(PACKAGE).joinpath("clarifications.toml").read_text(encoding="utf-8")
)["clarified"]
"""The rules about single cards."""
RULED: Final[Mapping[str, list[str]]] = tomllib.loads(
    files(PACKAGE).joinpath("rulings.toml").read_text(encoding="utf-8")
)["said"]
"""The rulings about single cards."""
NUMBERS: Final = {
    "culture": "TA-7.1", "culture-rate": "TA-7.9", "science": "TA-7.2", "science-rate": "TA-7.10",
    "strength": "TA-35.1", "happy": "TA-7.12", "food": "TA-22.1", "resources": "TA-22.1", "workers": "TA-0.3",
    "civil-cards": "TA-13.5", "military-cards": "TA-26.6",
}  # fmt: skip
"""The rule about each number of a seat."""
PILES: Final = {
    "civil-deck": ("civil", "TA-11.6"), "military-deck": ("military", "TA-26.3"),
    "current-events": ("event", "TA-28.3"), "future-events": ("event", "TA-28.1"),
    "past-events": ("event", "TA-28.8"), "laid-out": ("event", "TA-42.12"),
}  # fmt: skip
"""The deck whose back a pile shows, and the rule about it."""
HANDS: Final = {"civil-hand": ("civil-cards", "TA-13.5"), "military-hand": ("military-cards", "TA-26.6")}


def thing(t: Table, name: str, lang: str) -> Thing | None:
    """Return what is to be said of the thing of a name such as `card-iron`; None if there is none."""
    kind, _, which = name.partition("-")
    if kind == "card" and which in CARD_IDS:
        return card_thing(CARD_IDS.index(which), lang)
    if kind == "symbol" and which in NUMBERS:
        text = TEXTS.say(lang, f"thing-{which}-text")
        return Thing(TEXTS.say(lang, f"symbol-{which}"), text, (NUMBERS[which],), picture=large(which))
    if name in PILES:
        deck, rule = PILES[name]
        picture = drawn(*CARD, back(deck, min(int(t.age), int(t.terms.last_age)), *CARD))
        return Thing(TEXTS.say(lang, f"thing-{name}"), TEXTS.say(lang, f"thing-{name}-text"), (rule,), picture=picture)
    if name in HANDS:
        symbol, rule = HANDS[name]
        words, text = TEXTS.say(lang, f"thing-{name}"), TEXTS.say(lang, f"thing-{name}-text")
        return Thing(words, text, (rule,), picture=large(symbol))
    return None


def large(symbol: str) -> Svg:
    """Return a symbol as a picture of its own."""
    return drawn(SIDE, SIDE, icon(symbol, SIDE / 2, SIDE / 2, SIDE))


def card_thing(card: int, lang: str) -> Thing:
    """Return a card: what kind it is, what it does, what the rules say of it alone, and its face."""
    about = CLARIFIED.get(family(card), [])
    texts = [card_text(card, lang)]
    if not says_its_kind(card):
        texts.insert(0, f"{heading(kind_name(card, lang))}.")
    if about:
        texts.append(rulebook(PACKAGE, lang)[about[0]].text)
    rules = (*about, *KIND_RULES[CATEGORY_IDS[CATEGORY[card]]])
    picture = drawn(*LARGE, face(card, lang, *LARGE, TEXT))
    return Thing(card_name(card, lang), " ".join(texts), rules, effect(card), picture, rulings_on(family(card), lang))


def rulings_on(cards: str, lang: str) -> tuple[Ruling, ...]:
    """Return how a family of cards is read where the rulebook leaves something open."""
    return tuple([Ruling(ruling, reading(ruling, cards, lang)) for ruling in RULED.get(cards, [])])


def reading(ruling: str, cards: str, lang: str) -> str:
    """Return what a ruling says of a family of cards; most say the same of all that they speak of."""
    general = f"ruling-{number_of(ruling)}"
    own = f"{general}-{cards.replace('_', '-')}"
    return TEXTS.say(lang, own if TEXTS.has(lang, own) else general)


def number_of(ruling: str) -> int:
    """Return the number of a ruling."""
    return int(ruling.rpartition("-")[2])


def rulings(lang: str) -> list[Ruling]:
    """Return all that the rulings say of cards, each once."""
    said: dict[str, dict[str, None]] = {}
    for cards, ids in RULED.items():
        for ruling in ids:
            said.setdefault(ruling, {})[reading(ruling, cards, lang)] = None
    return [Ruling(ruling, " ".join(said[ruling])) for ruling in sorted(said, key=number_of)]


def effect(card: int) -> Svg:
    """Return what a card gives to stand in a line of text: before each amount its symbol, as on the card."""
    parts: list[str] = []
    for part in given(card):
        parts += [symbol_svg(part.symbol), f" {part.text} "] if part.symbol else [f" {part.text} "]
    if built := stages(card):
        parts = [symbol_svg("resources"), f" {'+'.join(map(str, built))}{UNBROKEN}→ ", *parts]
    return join(tuple(parts))
