"""What a civilization has, as amounts by symbol, and what each of these numbers is made of."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from epocha.engine.game import Lines
from epocha.engine.vec import vec
from epocha.games.through_the_ages.components import (
    CARDS,
    CULTURE,
    FIRST_WONDER,
    HAPPY,
    NONE,
    SCIENCE,
    SITES,
    STORES,
    STRENGTH,
    WONDERS,
    WORTH,
)
from epocha.games.through_the_ages.effect_tables import FIRST_PACT, LASTING
from epocha.games.through_the_ages.effects import (
    CULTURE_RATING,
    FACES_MORE,
    FOOD,
    HAPPY_RATING,
    RESOURCES,
    SCIENCE_RATING,
    STRENGTH_RATING,
)
from epocha.games.through_the_ages.names import TEXTS, card_label
from epocha.games.through_the_ages.ratings import FACE_DOWN_CULTURE, in_play
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.stores import stock as goods
from epocha.games.through_the_ages.values import MINE_SITE, amount_of, army_bonus

RATED: Final = {
    "strength": (STRENGTH_RATING, STRENGTH), "culture-rate": (CULTURE_RATING, CULTURE),
    "science-rate": (SCIENCE_RATING, SCIENCE), "happy": (HAPPY_RATING, HAPPY),
}  # fmt: skip
"""The ratings that follow from cards and workers: their number, and what a worker on each site gives."""
RATES: Final = ("culture-rate", "science-rate")
"""What a turn adds to the number before each of them."""


def stock(t: Table, p: int) -> dict[str, int]:
    """Return what a seat has by symbol; of hands the number of cards is public (TA-44.1)."""
    return {
        "culture": int(t.culture[p]),
        "culture-rate": int(t.culture_rate[p]),
        "science": int(t.science[p]),
        "science-rate": int(t.science_rate[p]),
        "strength": int(t.strength[p]),
        "happy": int(t.happy[p]),
        "food": int(goods(t, p, FOOD)),
        "resources": int(goods(t, p, RESOURCES)),
        "workers": int(t.unused[p]),
        "civil-cards": int(t.civil_count[p]),
        "military-cards": int(t.military_count[p]),
    }


def breakdown(t: Table, p: int, lang: str) -> dict[str, Lines]:
    """Return what the numbers of a seat are made of, by symbol."""
    rated = {symbol: _rating_lines(t, p, number, each, lang) for symbol, (number, each) in RATED.items()}
    stored = {"food": range(int(MINE_SITE)), "resources": range(int(MINE_SITE), int(STORES))}
    return rated | {symbol: _store_lines(t, p, sites, lang) for symbol, sites in stored.items()}


def _rating_lines(t: Table, p: int, number: int, each: vec[i64], lang: str) -> Lines:
    """Return what a rating is made of: workers, armies, and what cards in play add."""
    found: Lines = []
    for site in range(int(SITES)):
        workers = int(t.workers[p * SITES + site])
        if workers and each[site]:
            found.append(
                (TEXTS.say(lang, "part-workers", n=workers, card=card_label(site, lang)), workers * each[site])
            )
    if number == STRENGTH_RATING and t.tactics[p] != NONE:
        found.append((card_label(t.tactics[p], lang), int(army_bonus(t, p, False))))
    if number == CULTURE_RATING:
        for wonder in range(int(WONDERS)):
            if t.face_down[p] >> wonder & 1:
                found.append((card_label(int(FIRST_WONDER) + wonder, lang), int(FACE_DOWN_CULTURE)))
    found += _added(t, p, number, lang)
    if number == HAPPY_RATING and t.perk(p, FACES_MORE):
        happy = sum([n for _, n in found if n > 0])
        found.append((TEXTS.say(lang, "part-doubled"), happy * int(t.perk(p, FACES_MORE))))
    return [(name, int(n)) for name, n in found if n]


def _added(t: Table, p: int, number: int, lang: str) -> Lines:
    """Return what the cards in play that last add to a rating."""
    cards = in_play(t, p)
    found: Lines = []
    for i in range(0, len(cards), 2):
        card = cards[i] if cards[i] < CARDS else cards[i] - CARDS + FIRST_PACT
        added = sum(
            [int(amount_of(t, p, one.value, cards[i + 1])) for one in LASTING[cards[i]].adds if one.to == number]
        )
        found.append((card_label(card, lang), added))
    return found


def _store_lines(t: Table, p: int, sites: Sequence[int], lang: str) -> Lines:
    """Return on which cards food or resources are stored."""
    stored = [(site, int(t.tokens[p * STORES + site] * WORTH[site])) for site in sites]
    return [(card_label(site, lang), n) for site, n in stored if n]
