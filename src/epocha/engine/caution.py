"""Hints and cautions: what a game advises in a decision, and what somebody may regret of an open action.

A game says both, by what the seat sees. Whoever plays is asked once more before an action with a caution is done. Each
kind of hint and of caution can be switched off by them, for themselves.
"""

from typing import NamedTuple


class Hint(NamedTuple):
    """A piece of advice for the decision at hand.

    Attributes:
        kind: the same in any position that it is given in, and in any language; by it the hint is switched off.
        words: one or two sentences. The same words mean that nothing has changed that the hint speaks of.
    """

    kind: str
    words: str


class Caution(NamedTuple):
    """Something that an action brings and that may be a mistake.

    Attributes:
        kind: one of the game's `caution_kinds`, by which it is switched off.
        words: what happens, in a sentence.
    """

    kind: str
    words: str
