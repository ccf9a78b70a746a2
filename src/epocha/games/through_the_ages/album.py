"""All cards of Through the Ages to leaf through, and where a view knows each copy to be (TA-44)."""

from collections.abc import Iterable, Iterator
from typing import Final

from epocha.engine.album import Album, Leaf, Trait, Whereabouts
from epocha.engine.bits import listed as members
from epocha.engine.state import UNKNOWN
from epocha.games.through_the_ages.cards import CARD, face
from epocha.games.through_the_ages.components import (
    AGE,
    AGE_IDS,
    CARD_IDS,
    CARD_RECORDS,
    CARDS,
    CATEGORY,
    CATEGORY_IDS,
    CIVIL_CARDS,
    FIRST_TERRITORY,
    FIRST_WONDER,
    LINES,
    NONE,
    SITES,
    STARTING_CARDS,
    TERRITORY,
)
from epocha.games.through_the_ages.knowledge import unseen_cards
from epocha.games.through_the_ages.layout import CIVIL_SLOTS, EVENT_CARDS, FIRST_EVENT, MILITARY_SLOTS
from epocha.games.through_the_ages.names import TEXTS, age_name, card_label, card_name, heading
from epocha.games.through_the_ages.piles_drawn import heaps
from epocha.games.through_the_ages.state import Table

DECKS: Final = ("civil", "military")
"""The backs that cards have."""
LAST_AGE: Final = 3
"""The last age that cards are of."""
SPOTS: Final = ("row", "play", "hand", "piles", "gone", "to-come", "hidden")


def album(lang: str) -> Album:
    """Return all cards by age, and in each age as they are numbered."""
    ages = tuple([(AGE_IDS[age], age_name(age, lang).partition(" (")[0]) for age in range(LAST_AGE + 1)])
    kinds = tuple([(kind, heading(TEXTS.say(lang, "kind", kind=kind))) for kind in CATEGORY_IDS])
    decks = tuple([(deck, TEXTS.say(lang, f"album-deck-{deck}")) for deck in DECKS])
    traits = tuple(
        [Trait(name, TEXTS.say(lang, f"album-{name}"), values)
         for name, values in (("age", ages), ("kind", kinds), ("deck", decks))]
    )  # fmt: skip
    cards = sorted(range(int(CARDS)), key=lambda card: int(AGE[card]))
    return Album(traits, [leaf(card, lang) for card in cards], CARD)


def leaf(card: int, lang: str) -> Leaf:
    """Return a card of the album."""
    traits = (AGE_IDS[AGE[card]], CATEGORY_IDS[CATEGORY[card]], DECKS[int(card >= CIVIL_CARDS)])
    copies = CARD_RECORDS[card].copies.p4
    return Leaf(thing_of(card), card_name(card, lang), face(card, lang), traits, copies, copies_in_words(card, lang))


def thing_of(card: int) -> str:
    """Return the name of a card as a thing."""
    return f"card-{CARD_IDS[card]}"


def copies_in_words(card: int, lang: str) -> str:
    """Return how many copies of a card there are with each number of players."""
    if card in STARTING_CARDS:
        return TEXTS.say(lang, "album-starting")
    of = CARD_RECORDS[card].copies
    if of.p2 == of.p3 == of.p4:
        return TEXTS.say(lang, "album-copies", n=of.p2)
    return TEXTS.say(lang, "album-copies-by-players", two=of.p2, three=of.p3, four=of.p4)


# --- where they are ---


def whereabouts(t: Table, lang: str) -> Whereabouts:
    """Return where a view knows the cards to be, and what all know of the piles."""
    found: dict[str, dict[str, int]] = {thing_of(card): {} for card in range(int(CARDS))}
    for spot, cards in seen(t):
        for card in cards:
            if card != UNKNOWN:
                here = found[thing_of(int(card))]
                here[spot] = here.get(spot, 0) + 1
    unseen = unseen_cards(t)
    for card in range(int(CARDS)):
        if t.gone[card]:
            here = found[thing_of(card)]
            here["gone"] = here.get("gone", 0) + int(t.gone[card])
        if unseen[card] > 0:
            found[thing_of(card)]["to-come" if may_come(t, card) else "hidden"] = int(unseen[card])
    told = [one.now for one in heaps(t, lang)]
    return Whereabouts(SPOTS, found, (*told, *discards(t, lang)))


def may_come(t: Table, card: int) -> bool:
    """Return whether some deck may still hold a card that is not seen."""
    if AGE[card] == t.age and card < CIVIL_CARDS:
        return len(t.civil_deck) > 0
    return bool(AGE[card] >= t.age)


def seen(t: Table) -> Iterator[tuple[str, Iterable[int]]]:
    """Yield the cards that a view sees, by spot; among them UNKNOWN, where it sees a back or nothing."""
    yield "row", t.row
    yield "hand", [*t.civil_hand[: t.players * CIVIL_SLOTS], *t.military_hand[: t.players * MILITARY_SLOTS]]
    yield "piles", [*t.future_events, *t.laid_out, *own_events(t)]
    yield "gone", [*t.past_events, *t.discards]
    for p in range(int(t.players)):
        yield "play", in_play(t, p)
    colonies = [card for p in range(int(t.players)) for card in colonies_of(t, p)]
    if t.shown != NONE and not (CATEGORY[t.shown] == TERRITORY and t.shown in colonies):
        yield "play", [int(t.shown)]


def own_events(t: Table) -> list[int]:
    """Return the events that the viewer prepared and that are in the current pile, wherever in it they lie."""
    later = [int(card) for card in t.future_events]
    mine = [int(FIRST_EVENT) + i for i in range(int(EVENT_CARDS)) if t.prepared_by[i] != NONE]
    return [card for card in mine if card not in later]


def in_play(t: Table, p: int) -> list[int]:
    """Return the cards that lie before a player."""
    single = [t.government[p], t.leader[p], t.wonder[p], t.tactics[p], t.pact[p], t.war[p]]
    return [
        *[site for site in range(int(SITES)) if t.techs[p] >> site & 1],
        *[int(card) for card in (*single, *t.special[p * LINES : (p + 1) * LINES]) if card != NONE],
        *[int(FIRST_WONDER) + int(wonder) for wonder in members(t.wonders[p])],
        *colonies_of(t, p),
    ]


def colonies_of(t: Table, p: int) -> list[int]:
    """Return the territories that a player has."""
    return [int(FIRST_TERRITORY) + int(one) for one in members(t.colonies[p])]


def discards(t: Table, lang: str) -> list[str]:
    """Return what all know of the military discards: how many there are, and which of them lie open (TA-44.7)."""
    if not len(t.discards):
        return []
    known = [card_label(card, lang) for card in t.discards if card != UNKNOWN]
    return [TEXTS.say(lang, "album-discards", n=len(t.discards), known=len(known), cards=", ".join(known))]
