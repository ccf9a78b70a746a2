"""The cards of a civilization that workers stand on, by column, and what is said of each."""

from epocha.games.through_the_ages.components import AGE, FIRST, SITES, STORES
from epocha.games.through_the_ages.names import TEXTS, card_label, heading, kind_name
from epocha.games.through_the_ages.prices import build_price
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.tiles import Standing


def column(t: Table, p: int, kind: int) -> list[Standing]:
    """Return the cards of a kind that a seat has in play, the lowest level first (TA-19.4)."""
    return [
        Standing(
            site,
            int(t.workers[p * SITES + site]),
            int(t.tokens[p * STORES + site]) if site < STORES else 0,
            int(build_price(t, p, site, 0)),
        )
        for site in range(int(FIRST[kind]), int(FIRST[kind + 1]))
        if t.techs[p] >> site & 1
    ]


def is_played_with(t: Table, kind: int) -> bool:
    """Return whether the mode of this table has cards of a kind at all (TA-2.3)."""
    return bool(AGE[FIRST[kind]] <= t.terms.last_age)


def site_words(one: Standing, lang: str) -> str:
    """Return how a card is doing, as a sentence."""
    name = f"{card_label(one.card, lang)} ({kind_name(one.card, lang)})"
    return heading(TEXTS.say(lang, "site-now", card=name, workers=one.workers, stored=one.stored, price=one.price))
