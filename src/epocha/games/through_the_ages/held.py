"""What whoever looks holds, as far as the view knows it, and which actions each card in hand may be meant for."""

from typing import Final

from epocha.games.through_the_ages.components import (
    AGGRESSION,
    BONUS,
    CATEGORY,
    CIVIL_CARDS,
    EVENT,
    GOVERNMENT,
    NONE,
    PACT,
    TACTICS,
    TERRITORY,
    WAR,
)
from epocha.games.through_the_ages.layout import CIVIL_SLOTS, MILITARY_SLOTS
from epocha.games.through_the_ages.names import TEXTS
from epocha.games.through_the_ages.notation import word
from epocha.games.through_the_ages.refusals import refusal_places
from epocha.games.through_the_ages.state import ATTACK, DECLARE, KIND_BITS, OFFER, PLAY, PREPARE, REVOLT, Table
from epocha.games.through_the_ages.steps import common as c

VERBS: Final = (
    "play", "revolt", "prepare", "colonize", "attack", "declare", "offer", "spend", "discard",
)  # fmt: skip
"""What the actions of cards in hand begin with."""
_MEANT: Final = {
    EVENT: ("prepare",), TERRITORY: ("prepare", "colonize"), AGGRESSION: ("attack",), WAR: ("declare",),
    PACT: ("offer",), TACTICS: ("play",), BONUS: ("spend",),
}  # fmt: skip
_PHASES: Final = {
    c.ACTIONS: (*range(EVENT), TACTICS), c.POLITICS: (EVENT, TERRITORY, AGGRESSION, WAR, PACT),
}  # fmt: skip
"""Which kinds of cards are used in a phase."""


def civil_cards(t: Table) -> list[int]:
    """Return the civil cards in one's own hand, each copy by itself; none for those without a seat."""
    if t.viewer < 0:
        return []
    first = int(t.viewer) * CIVIL_SLOTS
    return [int(card) for card in t.civil_hand[first : first + t.civil_count[t.viewer]]]


def military_cards(t: Table) -> list[int]:
    """Return the military cards in one's own hand, each copy by itself; none for those without a seat."""
    if t.viewer < 0:
        return []
    first = int(t.viewer) * MILITARY_SLOTS
    return [int(card) for card in t.military_hand[first : first + t.military_count[t.viewer]]]


def copies_held(t: Table, card: int) -> int:
    """Return how many of a card are in one's own hand."""
    if card == NONE or t.viewer < 0:
        return 0
    return (civil_cards(t) if card < CIVIL_CARDS else military_cards(t)).count(card)


def verbs_of(card: int) -> tuple[str, ...]:
    """Return the verbs of what a card in hand may be used for, what it is there for first."""
    if card >= CIVIL_CARDS:
        return (*_MEANT[int(CATEGORY[card])], "discard")
    return ("play", "revolt") if CATEGORY[card] == GOVERNMENT else ("play",)


def meant_for(card: int) -> str:
    """Return what the texts of a card's actions begin with, with a bar between."""
    return "|".join([f"{verb} {word(card)}" for verb in verbs_of(card)])


# --- why a card cannot be used now ---


def why_not(t: Table, card: int, lang: str) -> tuple[str, str]:
    """Return the rule that keeps a card in one's own hand from being used in this phase, and its sentence.

    Both are empty if the card can be used, if it is not for this phase, and while others decide.
    """
    p, step = int(t.viewer), int(t.step_number())
    if p not in t.current_players or step not in _PHASES or int(CATEGORY[card]) not in _PHASES[step]:
        return "", ""
    tried = attempts(t, p, card)
    rules = [t.forbids(p, action) for action in tried]
    if not tried or None in rules or t.round == 1:
        return "", ""
    rule = str(rules[0])
    message = f"refusal-{rule.replace('.', '-')}"
    return rule, TEXTS.say(lang, message, **refusal_places(t, p, tried[0], lang))


def attempts(t: Table, p: int, card: int) -> list[int]:
    """Return the actions that use a card for what it is there for: on anybody whom it could be meant for."""
    others = [q for q in range(int(t.players)) if q != p and not t.is_out(q)]
    kind = int(CATEGORY[card])
    if kind in (AGGRESSION, WAR):
        verb = ATTACK if kind == AGGRESSION else DECLARE
        return [verb << KIND_BITS | card << 2 | q for q in others]
    if kind == PACT:
        return [OFFER << KIND_BITS | card << 3 | q << 1 for q in others]
    if kind in (EVENT, TERRITORY):
        return [PREPARE << KIND_BITS | card]
    both = [PLAY << KIND_BITS | card, REVOLT << KIND_BITS | card]
    return both if kind == GOVERNMENT else both[:1]
