"""What a position given by hand must keep so that the rules and pictures can rely on it, though every number is right.

No play breaks any of it. Each check says what is wrong, or nothing.
"""

from collections.abc import Callable
from typing import Final

from epocha.engine.vec import vec
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.layout import Layout


def fault_of(t: Layout) -> str:
    """Return what is wrong with a full position, "" if nothing."""
    for check in _CHECKS:
        if fault := check(t):
            return fault
    return ""


def _sum(bag: "vec[c.i64]", first: int, width: int) -> int:
    return sum([int(bag[at]) for at in range(first, first + width)])


def _wrong_counts(t: Layout) -> str:
    """What is public of hidden hands agrees with them."""
    for p in range(int(t.players)):
        for deck in range(int(c.DECKS)):
            first, last = int(c.FIRST_EVENT[deck]), int(c.FIRST_EVENT[deck + 1])
            if _sum(t.hand, p * int(c.EVENTS) + first, last - first) != t.hand_held[p * c.DECKS + deck]:
                return f"seat {p + 1} holds another number of events of deck {c.DECK_IDS[deck]} than is told"
        for site in range(int(c.SITES)):
            first, last = int(c.FIRST_TOKEN[site]), int(c.FIRST_TOKEN[site + 1])
            if _sum(t.tokens, p * int(c.TOKENS) + first, last - first) != t.tokens_held[p * c.SITES + site]:
                return f"seat {p + 1} has another number of {c.SITE_IDS[site]} tokens than is told"
        if _sum(t.forces, p * int(c.UNIT_CARDS), int(c.UNIT_CARDS)) != t.forces_held[p]:
            return f"seat {p + 1} has another number of unit cards than is told"
    for unit in range(int(c.UNITS)):
        if _sum(t.deck, unit * c.CARDS_OF_UNIT, c.CARDS_OF_UNIT) != t.deck_held[unit]:
            return f"the deck of {c.UNIT.ids[unit]} has another number of cards than is told"
    return ""


def _wrong_copies(t: Layout) -> str:
    """There is as much of everything as in the box."""
    kinds: list[tuple[str, list[int], list[vec[c.i64]], list[int]]] = [
        ("event", [int(n) for n in c.EVENT_COUNT], [t.event_deck, t.event_discard, t.hand], []),
        ("token", [int(n) for n in c.TOKEN_COUNT], [t.pool, t.spent, t.tokens], []),
    ]
    for name, copies, bags, _ in kinds:
        for thing in range(len(copies)):
            there = sum([int(bag[at]) for bag in bags for at in range(thing, len(bag), len(copies))])
            if there != copies[thing]:
                return f"there are {there} of {name} {thing + 1}, not {copies[thing]}"
    return ""


_CHECKS: Final[tuple[Callable[[Layout], str], ...]] = (_wrong_counts, _wrong_copies)
