"""A pile of cards that is drawn from at both ends and takes cards at its bottom, in one vector of fixed length.

The vector holds the place of the top card, the number of cards, and then the cards in a ring; places without a card
are NO_CARD. The two numbers tell nothing but how often cards have come and gone, so a view may keep them.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.engine.vectors import filled

NO_CARD: Final = -1
_TOP: Final = 0
_SIZE: Final = 1
_CARDS: Final = 2


def new_pile(cards: vec[i64], room: i64 = 0) -> vec[i64]:
    """Return a pile of cards, the first on top, that can hold `room` cards, or as many as these if they are more."""
    room = max(room, len(cards))
    pile = filled(room + _CARDS, NO_CARD)
    pile[_TOP] = 0
    pile[_SIZE] = len(cards)
    for depth in range(len(cards)):
        pile[depth + _CARDS] = cards[depth]
    return pile


def size(pile: vec[i64]) -> i64:
    """Return how many cards a pile has."""
    return pile[_SIZE]


def _place(pile: vec[i64], depth: i64) -> i64:
    """Return where in the vector the card lies that has `depth` cards above it."""
    at = pile[_TOP] + depth + _CARDS
    return at if at < len(pile) else at - len(pile) + _CARDS


def card(pile: vec[i64], depth: i64) -> i64:
    """Return the card that has `depth` cards above it."""
    return pile[_place(pile, depth)]


def put(pile: vec[i64], depth: i64, value: i64) -> None:
    """Put another card in the place of the one that has `depth` cards above it."""
    pile[_place(pile, depth)] = value


def take_top(pile: vec[i64]) -> i64:
    """Take the top card off; the pile must have one."""
    top = pile[_TOP]
    at = top + _CARDS
    found = pile[at]
    pile[at] = NO_CARD
    pile[_TOP] = top + 1 if at + 1 < len(pile) else 0
    pile[_SIZE] -= 1
    return found


def take_bottom(pile: vec[i64]) -> i64:
    """Take the lowest card out; the pile must have one."""
    pile[_SIZE] -= 1
    at = _place(pile, pile[_SIZE])
    found = pile[at]
    pile[at] = NO_CARD
    return found


def put_under(pile: vec[i64], value: i64) -> None:
    """Put a card under the pile."""
    pile[_place(pile, pile[_SIZE])] = value
    pile[_SIZE] += 1


def in_order(pile: vec[i64]) -> list[int]:
    """Return the cards of a pile from the top."""
    return [int(card(pile, depth)) for depth in range(pile[_SIZE])]


def hide(pile: vec[i64]) -> None:
    """Take out what the cards are."""
    for depth in range(pile[_SIZE]):
        put(pile, depth, NO_CARD)
