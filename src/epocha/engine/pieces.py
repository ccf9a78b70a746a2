"""Pieces on a map: each has a number that it keeps while it moves, so that it can travel on the page.

One vector holds four numbers for each piece: whose it is, what kind it is, where it is, and the set of seats that know
its kind (see `deck.EVERYBODY`). A piece that is off the map is NOWHERE and keeps its number.

The number of a piece tells nothing but that it is the same one as before: hidden pieces get their numbers by lot
(`add_mixed`), and when their owner mixes them where nobody can follow, kinds are dealt anew to the numbers (`mix`).
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.deck import is_known, known_to, together
from epocha.engine.vec import append, vec

NOWHERE: Final = -1
UNKNOWN_KIND: Final = -1
EACH: Final = 4
"""Numbers for each piece."""
_OWNER: Final = 0
_KIND: Final = 1
_PLACE: Final = 2
_KNOWERS: Final = 3


def number_of(pieces: vec[i64]) -> i64:
    """Return how many pieces there are."""
    return len(pieces) // EACH


def owner(pieces: vec[i64], piece: i64) -> i64:
    """Return the seat that a piece belongs to, or -1."""
    return pieces[piece * EACH + _OWNER]


def kind(pieces: vec[i64], piece: i64) -> i64:
    """Return what kind a piece is, or UNKNOWN_KIND in a view that does not know."""
    return pieces[piece * EACH + _KIND]


def place(pieces: vec[i64], piece: i64) -> i64:
    """Return where a piece is, or NOWHERE."""
    return pieces[piece * EACH + _PLACE]


def knowers(pieces: vec[i64], piece: i64) -> i64:
    """Return the set of seats that know what kind a piece is, or EVERYBODY."""
    return pieces[piece * EACH + _KNOWERS]


def found_at(pieces: vec[i64], where: i64) -> vec[i64]:
    """Return the pieces at a place, by number."""
    out = vec[i64](capacity=8)
    for piece in range(number_of(pieces)):
        if pieces[piece * EACH + _PLACE] == where:
            out = append(out, piece)
    return out


# --- coming, moving, being seen ---


def add(pieces: vec[i64], whose: i64, what: i64, where: i64, seats: i64) -> vec[i64]:
    """Return the pieces with one more, which has the next number; `seats` know its kind."""
    pieces = append(pieces, whose)
    pieces = append(pieces, what)
    pieces = append(pieces, where)
    return append(pieces, seats)


def add_mixed(pieces: vec[i64], whose: i64, kinds: vec[i64], where: i64, seats: i64, chance: Chance) -> vec[i64]:
    """Return the pieces with one more of each of these kinds, numbered by lot; `seats` know which is which."""
    what = kinds[:]
    chance.shuffle(what)
    for i in range(len(what)):
        pieces = add(pieces, whose, what[i], where, seats)
    return pieces


def move(pieces: vec[i64], piece: i64, where: i64) -> None:
    """Move a piece, or take it off the map with NOWHERE."""
    pieces[piece * EACH + _PLACE] = where


def give(pieces: vec[i64], piece: i64, whose: i64) -> None:
    """Give a piece to another owner."""
    pieces[piece * EACH + _OWNER] = whose


def tell(pieces: vec[i64], piece: i64, seats: i64) -> None:
    """Note that these seats, or EVERYBODY, have seen what kind a piece is."""
    at = piece * EACH + _KNOWERS
    pieces[at] = together(pieces[at], seats)


def mix(pieces: vec[i64], which: vec[i64], seats: i64, chance: Chance) -> None:
    """Mix pieces, so that only `seats`, who may look at them afterwards, know which is which."""
    kinds = vec[i64](capacity=8)
    for i in range(len(which)):
        kinds = append(kinds, kind(pieces, which[i]))
    chance.shuffle(kinds)
    for i in range(len(which)):
        pieces[which[i] * EACH + _KIND] = kinds[i]
        pieces[which[i] * EACH + _KNOWERS] = seats


def turn_into(pieces: vec[i64], piece: i64, what: i64) -> None:
    """Make a piece of another kind: what `complete` does with one of UNKNOWN_KIND."""
    pieces[piece * EACH + _KIND] = what


# --- views ---


def hide(pieces: vec[i64], viewer: i64) -> None:
    """Take out the kinds that a seat, or with -1 a spectator, does not know, and what others know."""
    for piece in range(number_of(pieces)):
        known = knowers(pieces, piece)
        if is_known(known, viewer):
            pieces[piece * EACH + _KNOWERS] = known_to(known, viewer)
        else:
            pieces[piece * EACH + _KIND] = UNKNOWN_KIND
            pieces[piece * EACH + _KNOWERS] = 0
