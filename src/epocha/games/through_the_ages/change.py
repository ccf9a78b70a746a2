"""All ways to pay or to gain food and resources with blue tokens (TA-22.2 to TA-22.7), for those who choose by hand.

The tokens on the farms, or on the mines, are written as one number, a byte for each level with the lowest first; a
token on a laboratory counts as one on the mine of the same worth (TA-43.7). Nobody waits for this unless they asked to
choose for themselves.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.games.through_the_ages.components import STORES, WORTH
from epocha.games.through_the_ages.effects import FOOD, RESOURCES
from epocha.games.through_the_ages.values import LAB_SITE, MINE_SITE

LEVELS: Final = 4
BITS: Final = 8
WORTHS: Final = tuple(int(WORTH[level]) for level in range(LEVELS))
"""What a token is worth by level: the same on farms and on mines."""
KEPT_WAYS: Final = 256


def first_site(good: i64) -> i64:
    """Return the lowest farm or mine."""
    return 0 if good == FOOD else MINE_SITE


def packed(tokens: vec[i64], good: i64, with_labs: bool) -> i64:
    """Return a player's tokens on the farms or on the mines as one number, those on laboratories too if they count."""
    first = first_site(good)
    found: i64 = 0
    for level in range(LEVELS):
        here = tokens[first + level]
        if with_labs and good == RESOURCES and LAB_SITE + level + 1 < STORES:
            here += tokens[LAB_SITE + level + 1]
        found |= here << BITS * level
    return found


def count(tokens: int, level: int) -> int:
    """Return how many tokens lie on a level."""
    return tokens >> BITS * level & (1 << BITS) - 1


def number(tokens: int) -> int:
    """Return how many tokens there are."""
    return sum([count(tokens, level) for level in range(LEVELS)])


def worth(tokens: int) -> int:
    """Return what tokens are worth together."""
    return sum([count(tokens, level) * WORTHS[level] for level in range(LEVELS)])


def levels_of(tokens: int) -> tuple[int, ...]:
    """Return the levels on which tokens lie."""
    return tuple(level for level in range(LEVELS) if count(tokens, level))


def made_up(below: int, most: int) -> list[int]:
    """Return all tokens of levels below one, none included, that are worth so much at most."""
    if below == 0:
        return [0]
    level = below - 1
    found = []
    for n in range(most // WORTHS[level] + 1):
        found += [n << BITS * level | rest for rest in made_up(level, most - n * WORTHS[level])]
    return found


CHANGE: Final = [
    [(WORTHS[level] - worth(one), one) for one in made_up(level, WORTHS[level] - 1)] for level in range(LEVELS)
]
"""What a token of each level may be given for: what that pays, and the change that is laid on lower cards."""


@lru_cache(maxsize=KEPT_WAYS)
def payments(had: int, due: int, most: int, known: int) -> list[int]:
    """Return all that may be left of tokens after exactly so much was paid.

    A token returns to the bank, or moves to a lower card, or is changed for several on lower ones; each that is touched
    pays something, and nothing ever moves upwards.

    Args:
        most: how many tokens may be left: those that there were, and the blue bank.
        known: the set of levels that are in play, where change can be laid.
    """
    reached = {(had, due): True}
    for level in range(LEVELS - 1, -1, -1):
        open_now = list(reached)
        for _ in range(count(had, level)):
            further = []
            for left, owed in open_now:
                for pays, given in CHANGE[level]:
                    state = left - (1 << BITS * level) + given, owed - pays
                    if pays <= owed and state not in reached and all(known >> at & 1 for at in levels_of(given)):
                        reached[state] = True
                        further.append(state)
            open_now = further
    return [left for left, owed in reached if owed == 0 and number(left) <= most]


def gains(had: int, gained: int, most: int, known: int) -> list[int]:
    """Return all that tokens may become by a gain of exactly so much, with so many tokens at most (TA-22.7)."""
    found = [had + more for more in made_up(LEVELS, gained) if worth(more) == gained]
    return [
        after
        for after in found
        if number(after) <= most and all(known >> level & 1 for level in levels_of(after - had))
    ]


def ways(had: int, left: int, blue: int, known: int) -> list[int]:
    """Return all that tokens may have become instead of what they became by themselves, that included.

    Args:
        blue: tokens that the bank can spare besides, after it happened by itself.
    """
    due = worth(had) - worth(left)
    most = number(left) + blue
    return payments(had, due, most, known) if due >= 0 else gains(had, -due, most, known)


def moved(had: int, after: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how many tokens of each level are returned, and how many are laid there."""
    more = [count(after, level) - count(had, level) for level in range(LEVELS)]
    return tuple([max(0, -one) for one in more]), tuple([max(0, one) for one in more])
