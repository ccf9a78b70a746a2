"""What a position given by hand must keep so that the rules and pictures can rely on it, though every number is right.

No play breaks any of it. Each check says what is wrong, or nothing.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.goods import NUMBERED_BY_PAIRS
from epocha.games.civilization_2010.ground import outskirts_of
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.piles import held
from epocha.games.civilization_2010.soundness_frames import wrong_frames
from epocha.games.civilization_2010.war import SIDES


def fault_of(t: Layout) -> str:
    """Return what is wrong with a full position, "" if nothing."""
    for check in _CHECKS:
        if fault := check(t):
            return fault
    return ""


def _wrong_civilizations(t: Layout) -> str:
    """Everybody has another civilization."""
    for p in range(int(t.players)):
        mine = t.civilization[p]
        if mine != c.NONE and sum([int(other == mine) for other in t.civilization]) > 1:
            return f"two players have {c.CIVILIZATION.ids[mine]}"
    return ""


def _wrong_cities(t: Layout) -> str:
    """Around every city lie eight squares of face-up tiles, and no other city is near (CF-7.4, CF-7.7)."""
    grid = t.plan.grid
    centres = [int(square) for square in t.city_at if square != c.NONE]
    for square in centres:
        if not grid.is_inner(square):
            return f"the city at {grid.name(square)} is at the edge"
        for k in range(8):
            if t.tile[grid.slot[grid.around(square, k)]] == c.NONE:
                return f"the city at {grid.name(square)} is beside a tile that lies face down"
        if any(other != square and grid.apart(square, other) < 3 for other in centres):
            return f"the city at {grid.name(square)} is too near to another"
    return ""


def _wrong_markers(t: Layout) -> str:
    """Markers lie around cities, and wonders where they are told to be."""
    for square in range(len(t.marker)):
        marker = t.marker[square]
        if marker != c.NONE and outskirts_of(t, square) == c.NONE:
            return f"{c.MARKER_IDS[marker]} lies outside of all outskirts"
        if c.FIRST_WONDER <= marker < c.FIRST_PERSON and t.wonder_at[marker - c.FIRST_WONDER] != square:
            return f"{c.MARKER_IDS[marker]} is told to be elsewhere"
    for wonder in range(int(c.WONDERS)):
        if (t.wonder_at[wonder] == c.NONE) != (t.wonder_of[wonder] == c.NONE):
            return f"{c.WONDER.ids[wonder]} needs a square and an owner"
        if t.wonder_at[wonder] != c.NONE:
            owner = outskirts_of(t, t.wonder_at[wonder]) // c.CITIES
            if t.marker[t.wonder_at[wonder]] != c.FIRST_WONDER + wonder or owner != t.wonder_of[wonder]:
                return f"{c.WONDER.ids[wonder]} is not where its owner has it"
    return ""


def _wrong_hands(t: Layout) -> str:
    """What is public of hidden hands and decks agrees with them."""
    for p in range(int(t.players)):
        for deck in range(int(c.DECKS)):
            base = p * c.EVENTS
            if (
                held(t.hand, base + c.FIRST_EVENT[deck], base + c.FIRST_EVENT[deck + 1])
                != t.hand_held[p * c.DECKS + deck]
            ):
                return f"seat {p + 1} holds another number of events of deck {c.DECK_IDS[deck]} than is told"
        for site in range(int(c.SITES)):
            base = p * c.TOKENS
            if (
                held(t.tokens, base + c.FIRST_TOKEN[site], base + c.FIRST_TOKEN[site + 1])
                != t.tokens_held[p * c.SITES + site]
            ):
                return f"seat {p + 1} has another number of {c.SITE_IDS[site]} tokens than is told"
        if held(t.forces, p * c.UNIT_CARDS, (p + 1) * c.UNIT_CARDS) != t.forces_held[p]:
            return f"seat {p + 1} has another number of unit cards than is told"
    for unit in range(int(c.UNITS)):
        if held(t.deck, unit * c.CARDS_OF_UNIT, (unit + 1) * c.CARDS_OF_UNIT) != t.deck_held[unit]:
            return f"the deck of {c.UNIT.ids[unit]} has another number of cards than is told"
    return ""


def _wrong_copies(t: Layout) -> str:
    """There is as much of everything as in the box."""
    fronts = [card for card in t.front if card != c.NONE]
    in_play = vec_of([fronts.count(card) for card in range(int(c.UNIT_CARDS))])
    kinds: list[tuple[str, vec[i64], list[vec[i64]]]] = [
        ("event", t.agreed.events, [t.event_deck, t.event_discard, t.hand]),
        ("token", t.agreed.tokens, [t.pool, t.spent, t.tokens]),
        ("unit card", t.agreed.cards, [t.deck, t.returned, t.forces, t.force, t.killed, in_play]),
    ]
    for name, copies, bags in kinds:
        for thing in range(len(copies)):
            there = sum([int(bag[at]) for bag in bags for at in range(thing, len(bag), len(copies))])
            if there != copies[thing]:
                return f"there are {there} of {name} {thing + 1}, not {copies[thing]}"
    for stack in range(int(c.STACKS)):
        built = sum([int(c.NONE < marker < c.BUILDINGS and c.STACK[marker] == stack) for marker in t.marker])
        if t.stacks[stack] + built != c.STACK_SIZE[stack]:
            return f"there are {t.stacks[stack] + built} tokens of {c.STACK_IDS[stack]}, not {c.STACK_SIZE[stack]}"
    return ""


def _wrong_battle(t: Layout) -> str:
    """A battle has two leaders, or there is none and nothing of one; fronts are told as a whole."""
    leaders = sum([leader != c.NONE for leader in t.commander])
    if leaders not in (0, SIDES) or (leaders == SIDES) != (t.battle_at != c.NONE):
        return "a battle needs two leaders and a square"
    if leaders == 0 and sum([*t.force, *t.force_held, *t.killed]) + len(t.front):
        return "there are unit cards in a battle that nobody fights"
    if not len(t.front) == len(t.front_side) == len(t.wounds):
        return "each front needs a unit, a side and wounds"
    for side in range(SIDES):
        if held(t.force, side * c.UNIT_CARDS, (side + 1) * c.UNIT_CARDS) != t.force_held[side]:
            return "a side of the battle has another number of unit cards than is told"
    return ""


def _wrong_offers(t: Layout) -> str:
    """What one player offers another has a number of its own."""
    numbers: set[tuple[int, int, int]] = set()
    for offer, to in enumerate(t.offered_to):
        one = (offer // int(t.slots), int(to), int(t.numbered[offer]))
        if to >= 0 and t.setup.version >= NUMBERED_BY_PAIRS and one in numbers:
            return f"two offers of seat {one[0] + 1} to seat {one[1] + 1} have one number"
        numbers.add(one)
    return ""


_CHECKS: Final[tuple[Callable[[Layout], str], ...]] = (
    _wrong_civilizations,
    _wrong_cities,
    _wrong_markers,
    _wrong_hands,
    _wrong_copies,
    _wrong_battle,
    _wrong_offers,
    wrong_frames,
)
