"""A bot that searches the tree of what may follow."""

from collections.abc import Sequence
from time import perf_counter
from typing import ClassVar

from epocha.bots.protocol import Bot, Clock
from epocha.bots.search_core import Search
from epocha.engine.refusal import Decision
from epocha.engine.registry import game_of
from epocha.engine.state import State

SECONDS = {"quick": 0.3, "normal": 1.0, "strong": 3.0}
SLICE = 16
"""Lines of play between two looks at the clock."""


class SearchBot(Bot):
    """Information-set Monte Carlo tree search; an iteration of its clock is one line of play."""

    strengths: ClassVar[tuple[str, ...]] = tuple(SECONDS)

    def choose(self, view: State, decision: Decision, legal: Sequence[int], clock: Clock) -> int:
        started = perf_counter()
        search = Search(view, decision.player, game_of(view).evaluator(), self.chance(view))
        if clock.iterations is not None and clock.seconds is None:
            search.run(clock.iterations)
            return search.best()
        seconds = SECONDS[self.strength or "normal"] if clock.seconds is None else clock.seconds
        left = clock.iterations
        while perf_counter() - started < seconds and left != 0:
            lines = SLICE if left is None else min(SLICE, left)
            search.run(lines)
            left = None if left is None else left - lines
        return search.best()
