"""Battle sheet: what each of two sides adds up, item by item, and who has more.

A sheet is a vector with the same items for both sides: those of the attacker, then those of the defender. Rules,
pictures and the log read the same sheet, so nobody is told another make-up of a total than it was reckoned by.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import vec

ATTACKER: Final = 0
DEFENDER: Final = 1
NEITHER: Final = -1


def item(sheet: vec[i64], side: i64, number: i64) -> i64:
    """Return what one item brings a side."""
    return sheet[side * (len(sheet) // 2) + number]


def add(sheet: vec[i64], side: i64, number: i64, amount: i64) -> None:
    """Add to an item of a side, in place."""
    sheet[side * (len(sheet) // 2) + number] += amount


def total(sheet: vec[i64], side: i64) -> i64:
    """Return what a side has in all."""
    items = len(sheet) // 2
    found: i64 = 0
    for at in range(side * items, (side + 1) * items):
        found += sheet[at]
    return found


def ahead(sheet: vec[i64]) -> i64:
    """Return the side that has more, or NEITHER in a tie; whom a tie favours is the game's own rule."""
    difference = total(sheet, ATTACKER) - total(sheet, DEFENDER)
    return ATTACKER if difference > 0 else DEFENDER if difference < 0 else NEITHER


def trumps(kind: i64, other: i64, kinds: i64) -> bool:
    """Return whether a kind trumps another in a circle of kinds in which each trumps the next.

    Kinds from `kinds` on stand outside the circle: they trump none and nothing trumps them.
    """
    return kind < kinds and other < kinds and (kind + 1) % kinds == other
