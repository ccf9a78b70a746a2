"""Cautions: what somebody may regret of an open action, told before it is done.

A game says them, by what the seat sees; whoever plays is asked once more before such an action is done, and may switch
off each kind of caution for themselves.
"""

from typing import NamedTuple


class Caution(NamedTuple):
    """Something that an action brings and that may be a mistake.

    Attributes:
        kind: one of the game's `caution_kinds`, by which it is switched off.
        words: what happens, in a sentence.
    """

    kind: str
    words: str
