"""Final scoring and winner (section 12)."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.state import zeros
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import (
    AMOUNT,
    CARDS,
    CRAFT,
    CRAFTS,
    CRAFTSMEN,
    LEFTOVER_POINTS,
    MULTIPLIED_BY,
    SYMBOL,
    SYMBOLS,
)
from epocha.games.stone_age.state import NONE, Table

GREEN_SETS: Final = 0
LEFTOVERS: Final[i64] = 1 + CRAFTS
TERMS: Final[i64] = 2 + CRAFTS
"""Terms of the final scoring: green sets, one per craft in the order of the data, leftover resources."""


def terms(t: Table, p: i64) -> vec[i64]:
    """Return what each term of the final scoring is worth to a player as the table lies (SA-12.2 to SA-12.10)."""
    out = vec[i64](capacity=8)
    out = append(out, green_sets(t, p))
    craftsmen = craftsmen_owned(t, p)
    for craft in range(CRAFTS):
        out = append(out, craftsmen[craft] * quantity(t, p, MULTIPLIED_BY[craft]))
    return append(out, t.stock_total(p) * LEFTOVER_POINTS)


def green_sets(t: Table, p: i64) -> i64:
    """SA-12.3, SA-12.4: d different symbols and p symbols owned twice score d * d + p * p; so on for more copies."""
    owned = zeros(SYMBOLS)
    for card in range(CARDS):
        if t.owner[card] == p and SYMBOL[card] >= 0:
            owned[SYMBOL[card]] += 1
    points: i64 = 0
    copies: i64 = 1
    while True:
        size: i64 = 0
        for symbol in range(SYMBOLS):
            if owned[symbol] >= copies:
                size += 1
        if size == 0:
            return points
        points += size * size
        copies += 1


def craftsmen_owned(t: Table, p: i64) -> vec[i64]:
    """Return how many craftsman figures of each craft a player's cards show (SA-1.21)."""
    out = zeros(CRAFTS)
    for card in range(CARDS):
        if t.owner[card] == p and CRAFT[card] >= 0:
            out[CRAFT[card]] += CRAFTSMEN[card]
    return out


def quantity(t: Table, p: i64, which: i64) -> i64:
    """Return what a craft multiplies: grain, buildings, workers or tools (SA-12.5 to SA-12.8)."""
    if which == 0:
        return t.grain[p]
    if which == 1:
        return t.building_count(p)
    return t.workers[p] if which == 2 else t.tool_total(p)


def score_all(t: Table) -> None:
    """SA-12.1, SA-7.25: redeem what is unused, then add every player's terms to their score."""
    for p in range(t.players):
        card = t.redeemer(p)
        while card != NONE:
            t.mark[card] = 0
            t.gain(p, 0, AMOUNT[card])
            card = t.redeemer(p)
        points = terms(t, p)
        for i in range(len(points)):
            t.score[p] += points[i]
