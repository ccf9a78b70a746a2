"""Outcome: what the log tells of a stage of play besides the action itself, and the chapter that it stands in."""

from typing import Final, NamedTuple

FOUGHT: Final = "battle"
"""The kind of how a battle ended, which stands with the question for as long as its spoils are taken."""


class Outcome(NamedTuple):
    """What a stage of play brought a seat beyond the action itself, as the log tells it.

    Attributes:
        sentence: to follow the name of the seat.
        kind: "roll", "draw", "effect", "feeding", "scoring", "round", FOUGHT or another word; empty for that of
            the stage.
        symbols: whose changes in the seat's stock it accounts for.
        places: texts of actions whose places in the pictures it speaks of.
    """

    sentence: str
    kind: str = ""
    symbols: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class Chapter(NamedTuple):
    """Under what a line of the log stands.

    Attributes:
        round: number of the round from 1, or 0.
        turn: the seat whose turn it is, or -1.
        heading: of the chapter, in which players are called by `engine.text.call_players`; empty for none.
    """

    round: int = 0
    turn: int = -1
    heading: str = ""
