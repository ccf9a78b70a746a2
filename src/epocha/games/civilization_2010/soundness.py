"""What a position given by hand must keep so that the rules and pictures can rely on it, though every number is right.

No play breaks any of it. Each check says what is wrong, or nothing.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.war import SIDES


def fault_of(t: Layout) -> str:
    """Return what is wrong with a full position, "" if nothing."""
    for check in _CHECKS:
        if fault := check(t):
            return fault
    return ""


def _sum(bag: vec[i64], first: int, width: int) -> int:
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
    fronts = [card for card in t.front if card != c.NONE]
    in_play = vec_of([fronts.count(card) for card in range(int(c.UNIT_CARDS))])
    kinds: list[tuple[str, list[int], list[vec[i64]]]] = [
        ("event", [int(n) for n in c.EVENT_COUNT], [t.event_deck, t.event_discard, t.hand]),
        ("token", [int(n) for n in c.TOKEN_COUNT], [t.pool, t.spent, t.tokens]),
        ("unit card", [int(n) for n in c.CARD_COPIES], [t.deck, t.returned, t.forces, t.force, t.killed, in_play]),
    ]
    for name, copies, bags in kinds:
        for thing in range(len(copies)):
            there = sum([int(bag[at]) for bag in bags for at in range(thing, len(bag), len(copies))])
            if there != copies[thing]:
                return f"there are {there} of {name} {thing + 1}, not {copies[thing]}"
    return ""


def _wrong_battle(t: Layout) -> str:
    """A battle has two leaders, or there is none and nothing of one; fronts are told as a whole."""
    leaders = sum([leader != c.NONE for leader in t.commander])
    if leaders not in (0, SIDES) or (leaders == SIDES) != (t.battle_at != c.NONE):
        return "a battle needs two leaders and a square"
    if leaders == 0 and sum(t.force) + sum(t.force_held) + sum(t.killed) + len(t.front):
        return "there are unit cards in a battle that nobody fights"
    if not len(t.front) == len(t.front_side) == len(t.wounds):
        return "each front needs a unit, a side and wounds"
    for side in range(SIDES):
        if _sum(t.force, side * int(c.UNIT_CARDS), int(c.UNIT_CARDS)) != t.force_held[side]:
            return "a side of the battle has another number of unit cards than is told"
    return ""


_CHECKS: Final[tuple[Callable[[Layout], str], ...]] = (_wrong_counts, _wrong_copies, _wrong_battle)
