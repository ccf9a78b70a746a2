"""Pauses: when an answer that the server gives, for a bot or in a person's name, becomes known.

Where a question is put to a seat only so that nobody can tell what it holds (`Decision.forced` is false), the time of
the answer must tell nothing either. So the moment at which it becomes known depends neither on the hand, nor on the
answer, nor on how long it took to find. A bot thinks for less than the shortest pause. If a busy machine has found
nothing by then, the answer waits for the end of another pause.

An answer of several picks takes one pause, before its first: nobody else sees the picks, and their number is a secret.
"""

import asyncio
from random import SystemRandom
from typing import Final, TypeVar

from epocha.engine.refusal import Decision
from epocha.server.settings import Settings

RANDOM: Final = SystemRandom()
SLACK: Final = 0.5
"""Seconds beyond its thinking that a bot is given to say what it found."""

T = TypeVar("T")


class Pauses:
    """The pauses of one server.

    Args:
        settings: how long they are; a pause of nothing, for tests, hides nothing.
    """

    def __init__(self, settings: Settings) -> None:
        self._turn = settings.bot_pause
        self._least, self._most = settings.reaction_pause

    def thought(self, asked: Decision) -> float | None:
        """Return how many seconds a bot may think about a question, None for as many as its strength says."""
        return self._least / 2 or None if asked.reaction else None

    def draw(self, asked: Decision, longest: float) -> float:
        """Return how long a pick takes; in a reaction window a person's time, mostly short and sometimes long.

        Args:
            asked: the question.
            longest: seconds that whoever answers may think.
        """
        if asked.picks:
            return 0.0
        if asked.reaction:
            return RANDOM.triangular(self._least, self._most, self._least + (self._most - self._least) / 4)
        return self._turn if asked.forced or not longest else max(self._turn, longest + SLACK)

    async def reveal(self, thought: "asyncio.Future[T]", asked: Decision, longest: float) -> T:
        """Return what was thought, when it may become known."""
        while True:
            pause = self.draw(asked, longest)
            await asyncio.sleep(pause)
            if asked.forced or not pause or thought.done():
                return await thought
