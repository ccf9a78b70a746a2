"""A bot that plays any open action, each equally likely."""

from collections.abc import Sequence

from epocha.bots.protocol import Bot, Clock
from epocha.engine.refusal import Decision
from epocha.engine.state import State


class RandomBot(Bot):
    """Plays uniformly at random."""

    def choose(self, view: State, decision: Decision, legal: Sequence[int], clock: Clock) -> int:
        return legal[self.chance(view).below(len(legal))]
