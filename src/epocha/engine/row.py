"""A market row: cards lie in spaces, the dearer the later they came, and move up as earlier ones go.

The row is a field of the state: a vector with the card in each space, or NO_CARD. It is changed in place.
"""

from mypy_extensions import i64

from epocha.engine.pile import NO_CARD
from epocha.engine.vec import append, vec


def price_list(zones: list[tuple[int, int]]) -> vec[i64]:
    """Return the price of each space from zones, each so many spaces of one price: (5, 1), (4, 2), (4, 3)."""
    out = vec[i64](capacity=16)
    for spaces, price in zones:
        for _ in range(spaces):
            out = append(out, price)
    return out


def clear_first(row: vec[i64], spaces: i64) -> vec[i64]:
    """Take away what lies in the first spaces; return those cards."""
    out = vec[i64](capacity=spaces)
    for space in range(spaces):
        if row[space] != NO_CARD:
            out = append(out, row[space])
            row[space] = NO_CARD
    return out


def take(row: vec[i64], space: i64) -> i64:
    """Take the card out of a space, which stays empty until the row slides."""
    card = row[space]
    row[space] = NO_CARD
    return card


def slide(row: vec[i64]) -> i64:
    """Move all cards to the front in their order; return the first empty space, or how many there are if none is.

    New cards are dealt from that space on.
    """
    free: i64 = 0
    for space in range(len(row)):
        card = row[space]
        if card != NO_CARD:
            row[space] = NO_CARD
            row[free] = card
            free += 1
    return free
