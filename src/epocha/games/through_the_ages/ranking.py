"""Who is strongest and weakest, who has most and least (TA-29)."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.layout import Layout
from epocha.games.through_the_ages.values import rating

POINTS: Final = 9
"""Beside the ratings of `effects.py`: culture points, as what players are ranked by."""


def ranked(t: Layout, by: i64, active: i64) -> vec[i64]:
    """Return the seats in the game from the strongest to the weakest, or by another rating or culture points.

    Of tied players the active one ranks highest, then the others in the order of their next turns (TA-29.2 to TA-29.4).
    """
    out = vec[i64](capacity=8)
    for k in range(t.players):
        p = (active + k) % t.players
        if not t.is_out(p):
            at = len(out)
            out = append(out, p)
            while at > 0 and worth_of(t, out[at - 1], by) < worth_of(t, p, by):
                out[at] = out[at - 1]
                at -= 1
            out[at] = p
    return out


def worth_of(t: Layout, p: i64, by: i64) -> i64:
    """Return what a player is ranked by."""
    return t.culture[p] if by == POINTS else rating(t, p, by)
