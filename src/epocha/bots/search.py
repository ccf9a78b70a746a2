"""A bot that searches the tree of what may follow."""

from collections.abc import Sequence
from time import perf_counter
from typing import ClassVar

from epocha.bots.protocol import Bot, Clock
from epocha.bots.search_core import search_for
from epocha.engine.refusal import Decision
from epocha.engine.state import State

SECONDS = {"quick": 0.3, "normal": 1.0, "strong": 3.0}
SLICE = 16
"""Lines of play between two looks at the clock at most."""
UNBOUNDED = 1 << 40


class SearchBot(Bot):
    """Lets answers race in lines of play, as `search_core` tells; an iteration of its clock is one line."""

    strengths: ClassVar[tuple[str, ...]] = tuple(SECONDS)

    def longest(self) -> float:
        return SECONDS[self.strength or "normal"]

    def choose(self, view: State, decision: Decision, legal: Sequence[int], clock: Clock) -> int:
        if len(legal) == 1:
            return legal[0]
        started = perf_counter()
        search = search_for(view, decision.player, view.setup.game.evaluator().for_search(), self.chance(view))
        seconds = clock.seconds
        if seconds is None and clock.iterations is None:
            seconds = self.longest()
        done = 0
        while not search.decided(left := lines_left(done, clock.iterations, perf_counter() - started, seconds)):
            part = min(left, lines_at_once(done, perf_counter() - started, seconds))
            search.run(part)
            done += part
        return search.best()


def lines_left(done: int, most: int | None, elapsed: float, seconds: float | None) -> int:
    """Return how many lines of play there will be time for; the time is judged by what the lines so far have taken."""
    left = max(0, most - done) if most is not None else UNBOUNDED
    if seconds is None:
        return left
    if elapsed >= seconds:
        return 0
    return min(left, SLICE + int(done * (seconds - elapsed) / elapsed)) if done else left


def lines_at_once(done: int, elapsed: float, seconds: float | None) -> int:
    """Return how many lines to play before the next look at the clock: few where a line takes long, or time is up."""
    if seconds is None:
        return SLICE
    return max(1, min(SLICE, done, int(done * (seconds - elapsed) / elapsed))) if done else 1
