"""What Through the Ages calls things: names of cards, kinds and ages, amounts and lists as parts of sentences."""

from collections.abc import Sequence
from typing import Final

from epocha.engine.phrases import listed
from epocha.engine.text import Texts
from epocha.games.through_the_ages import records as rec
from epocha.games.through_the_ages.components import AGE, AGE_IDS, CARD_RECORDS, CATEGORY, CATEGORY_IDS
from epocha.games.through_the_ages.effect_records import URBAN

TEXTS: Final = Texts("epocha.games.through_the_ages")
UNITS: Final = ("infantry", "cavalry", "artillery", "air_force")
_NAMES: Final = [record.name.en for record in CARD_RECORDS]


def card_name(card: int, lang: str) -> str:
    """Return a card's name."""
    return CARD_RECORDS[card].name.say(lang)


def card_label(card: int, lang: str) -> str:
    """Return a card's name, with its age if cards of several ages have that name."""
    name = card_name(card, lang)
    if _NAMES.count(_NAMES[card]) == 1:
        return name
    return TEXTS.say(lang, "card-of-age", card=name, age=AGE_IDS[AGE[card]])


def kind_name(card: int, lang: str) -> str:
    """Return what kind of card it is; of a special technology, of which line."""
    record = CARD_RECORDS[card]
    if isinstance(record, rec.CivilCard) and record.line:
        return TEXTS.say(lang, "line", line=record.line)
    return TEXTS.say(lang, "kind", kind=CATEGORY_IDS[CATEGORY[card]])


def age_name(age: int, lang: str) -> str:
    """Return the name of an age."""
    return TEXTS.say(lang, "age", age=AGE_IDS[age])


def heading(words: str) -> str:
    """Return words as they begin a sentence."""
    return words[:1].upper() + words[1:]


# --- parts of sentences ---


def amount(what: str, n: int, lang: str) -> str:
    """Return an amount as the object of a sentence: "2 resources"."""
    return TEXTS.say(lang, "amount", what=what, n=n)


def each(what: str, lang: str, card: str = "", n: int = 0) -> str:
    """Return what something is counted for: "each colony"."""
    return TEXTS.say(lang, "each", what=what, card=card, n=n)


def for_each(what: str, n: int, counted: str, lang: str) -> str:
    """Return an amount for each of what is counted: "2 culture for each colony"."""
    return TEXTS.say(lang, "amount-each", amount=amount(what, n, lang), each=counted)


def gathered(kinds: Sequence[str]) -> list[str]:
    """Return kinds of buildings and units, all units and all urban buildings being one kind each."""
    found: list[str] = []
    for kind in kinds:
        whole = ("unit", UNITS) if kind in UNITS else ("urban", URBAN)
        name = whole[0] if set(whole[1]) <= set(kinds) else kind
        if name not in found:
            found.append(name)
    return found


def plural_of(kinds: Sequence[str], lang: str) -> str:
    """Return kinds of buildings and units in the plural: "labs and libraries"."""
    return listed([TEXTS.say(lang, "plural-of", what=kind) for kind in gathered(kinds)], lang)


def each_of(kinds: Sequence[str], lang: str) -> str:
    """Return "each lab and each library"."""
    return listed([each(kind, lang) for kind in gathered(kinds)], lang)
