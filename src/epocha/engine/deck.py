"""A deck that remembers who knows what: which seat knows which card at which place.

Like a pile (see `pile`) it is one vector of fixed length: the place of the top card, the number of cards, and then for
each place, in a ring, the card and the set of seats that know it lies there. A card that is seen going in, or looked at
and put back, is known; a shuffle makes the deck forget. Views show each seat the cards that it knows where they lie,
and not what others know. What is known of a card without its place, "one of the top three", is not kept.

EVERYBODY stands for all seats and for spectators.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.chance import Chance
from epocha.engine.vec import append, vec

NO_CARD: Final = -1
EVERYBODY: Final[i64] = 2305843009213693952  # 1 << 61, written out for the compiler
_TOP: Final = 0
_SIZE: Final = 1
_PLACES: Final = 2
_EACH: Final = 2


def new_deck(cards: vec[i64], room: i64 = 0) -> vec[i64]:
    """Return a deck of cards that nobody knows, the first on top; it can hold `room`, or these if they are more."""
    room = max(room, len(cards))
    deck = vec[i64](capacity=room * _EACH + _PLACES)
    deck = append(deck, 0)
    deck = append(deck, len(cards))
    for i in range(room):
        deck = append(deck, cards[i] if i < len(cards) else NO_CARD)
        deck = append(deck, 0)
    return deck


def size(deck: vec[i64]) -> i64:
    """Return how many cards a deck has."""
    return deck[_SIZE]


def _place(deck: vec[i64], depth: i64) -> i64:
    """Return where in the vector the card lies that has `depth` cards above it."""
    at = deck[_TOP] + depth * _EACH + _PLACES
    return at if at < len(deck) else at - len(deck) + _PLACES


def card(deck: vec[i64], depth: i64) -> i64:
    """Return the card that has `depth` cards above it."""
    return deck[_place(deck, depth)]


def knowers(deck: vec[i64], depth: i64) -> i64:
    """Return the set of seats that know the card which has `depth` cards above it, or EVERYBODY."""
    return deck[_place(deck, depth) + 1]


def is_known(known: i64, viewer: i64) -> bool:
    """Return whether a set of knowers holds a seat, or with -1 spectators."""
    return known & EVERYBODY != 0 or (viewer >= 0 and known >> viewer & 1 != 0)


def known_to(known: i64, viewer: i64) -> i64:
    """Return what the view of a seat, or with -1 of spectators, keeps of a set of knowers that holds it."""
    return EVERYBODY if known & EVERYBODY else known & single(viewer)


def together(known: i64, seats: i64) -> i64:
    """Return a set of knowers with more seats; EVERYBODY holds them all."""
    return EVERYBODY if (known | seats) & EVERYBODY else known | seats


# --- what is known ---


def tell(deck: vec[i64], depth: i64, seats: i64) -> None:
    """Note that these seats have seen the card which has `depth` cards above it."""
    at = _place(deck, depth) + 1
    deck[at] = together(deck[at], seats)


def put(deck: vec[i64], depth: i64, value: i64, seats: i64) -> None:
    """Put a card in the place of the one that has `depth` cards above it; only these seats know."""
    at = _place(deck, depth)
    deck[at] = value
    deck[at + 1] = seats


def shuffle(deck: vec[i64], number: i64, chance: Chance) -> None:
    """Shuffle the top cards, so many or as many as there are; nobody knows them any more."""
    number = min(number, deck[_SIZE])
    cards = vec[i64](capacity=number)
    for depth in range(number):
        cards = append(cards, card(deck, depth))
    chance.shuffle(cards)
    for depth in range(number):
        put(deck, depth, cards[depth], 0)


# --- cards that come and go ---


def take_top(deck: vec[i64]) -> i64:
    """Take the top card off; the deck must have one."""
    found = card(deck, 0)
    put(deck, 0, NO_CARD, 0)
    deck[_TOP] = _place(deck, 1) - _PLACES
    deck[_SIZE] -= 1
    return found


def take_bottom(deck: vec[i64]) -> i64:
    """Take the lowest card out; the deck must have one."""
    last = deck[_SIZE] - 1
    found = card(deck, last)
    put(deck, last, NO_CARD, 0)
    deck[_SIZE] = last
    return found


def put_on_top(deck: vec[i64], value: i64, seats: i64 = 0) -> None:
    """Put a card on top; these seats have seen it going there. The deck must have room."""
    top = deck[_TOP]
    deck[_TOP] = top - _EACH if top else len(deck) - _PLACES - _EACH
    deck[_SIZE] += 1
    put(deck, 0, value, seats)


def put_under(deck: vec[i64], value: i64, seats: i64 = 0) -> None:
    """Put a card under the deck; these seats have seen it going there. The deck must have room."""
    deck[_SIZE] += 1
    put(deck, deck[_SIZE] - 1, value, seats)


# --- views ---


def hide(deck: vec[i64], viewer: i64) -> None:
    """Take out all that a seat, or with -1 a spectator, does not know, and what others know."""
    for depth in range(deck[_SIZE]):
        known = knowers(deck, depth)
        if is_known(known, viewer):
            deck[_place(deck, depth) + 1] = known_to(known, viewer)
        else:
            put(deck, depth, NO_CARD, 0)


def known_cards(deck: vec[i64]) -> vec[i64]:
    """Return the cards that a view knows, from the top; of a full deck all cards."""
    out = vec[i64](capacity=deck[_SIZE])
    for depth in range(deck[_SIZE]):
        if card(deck, depth) != NO_CARD:
            out = append(out, card(deck, depth))
    return out


def fill(deck: vec[i64], unseen: vec[i64], first: i64) -> i64:
    """Put cards, from number `first` of a list on, where a view knows none; return the number after the last."""
    for depth in range(deck[_SIZE]):
        if card(deck, depth) == NO_CARD:
            put(deck, depth, unseen[first], 0)
            first += 1
    return first
