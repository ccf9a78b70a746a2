"""Numbers: how a whole number from outside is read, in records, options, stored states, requests and the terminal.

`int` alone takes more than people and programs mean by a number (digits of other alphabets, underscores, blanks, a
plus sign), and raises an error of its own for very long ones.
"""

import re
from typing import Final

MOST_DIGITS: Final = 1000
"""Longer numbers are none; the longest in use are seeds."""
LEAST_INT64: Final = -(2**63)
MOST_INT64: Final = 2**63 - 1

_WHOLE: Final = re.compile(rf"-?[0-9]{{1,{MOST_DIGITS}}}")
_WHOLES: Final = re.compile(r"-?[0-9]{1,19}(,-?[0-9]{1,19})*")


def whole_number(text: str, least: int | None = None, most: int | None = None) -> int | None:
    """Return the whole number that a text says in the digits 0 to 9, or None if it says none in that range."""
    if not _WHOLE.fullmatch(text):
        return None
    number = int(text)
    if (least is not None and number < least) or (most is not None and number > most):
        return None
    return number


def whole_numbers(text: str) -> list[int] | None:
    """Return the numbers of 64 bits that a text says with commas between them, or None if it says anything else."""
    if not text:
        return []
    if not _WHOLES.fullmatch(text):
        return None
    numbers = [int(item) for item in text.split(",")]
    return numbers if min(numbers) >= LEAST_INT64 and max(numbers) <= MOST_INT64 else None
