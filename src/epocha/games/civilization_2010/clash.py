"""One unit against another: who strikes first, and what wounds it deals (CF-25.15 to CF-25.18, CF-25.21)."""

from typing import Final

from mypy_extensions import i64

TOGETHER: Final = 0
FIRST: Final = 1
SECOND: Final = -1
"""When the unit just played strikes: it trumps the other, or is trumped by it, or neither."""


def dealt(hits: i64, toughness: i64, foe_strength: i64, when: i64) -> i64:
    """Return the wounds that the unit just played deals: none if the other strikes first and kills it.

    Args:
        hits: what it would deal, its strength and what is added to this blow. toughness: the wounds that kill it.
        foe_strength: of the other unit. when: FIRST, TOGETHER or SECOND.
    """
    return 0 if when == SECOND and foe_strength >= toughness else hits


def taken(hits: i64, foe_strength: i64, foe_left: i64, when: i64) -> i64:
    """Return the wounds that the unit just played takes: none if it strikes first and kills the other.

    Args:
        hits, foe_strength, when: as for `dealt`. foe_left: how many more wounds kill the other unit.
    """
    return 0 if when == FIRST and hits >= foe_left else foe_strength
