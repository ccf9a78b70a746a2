"""Fair: whose bot thinks next. Tables with people come first; among the rest everybody gets the same time."""

import asyncio
import time
from dataclasses import dataclass
from typing import Final

KEPT: Final = 1000
"""So many owners and tables are remembered before those that have nothing to make up for are forgotten."""


@dataclass(frozen=True)
class Asker:
    """On whose behalf a bot thinks.

    Attributes:
        rank: 0 goes before 1, and 1 before 2.
        owner: the browser that created the table; table: its id.
    """

    rank: int
    owner: str
    table: str


class Place:
    """A place at work, taken by an asker until it is given back."""

    def __init__(self, queue: "Queue", asker: Asker) -> None:
        self._queue = queue
        self._asker = asker
        self._begun = time.monotonic()
        self._held = True

    def give_back(self) -> None:
        """Let the next one have it; the second time does nothing."""
        if self._held:
            self._held = False
            self._queue.count(self._asker, time.monotonic() - self._begun)
            self._queue.free()


class Queue:
    """Gives a few places to askers: by rank, then to the owner, then to the table, that has had the least time so far.

    Whoever comes late has no claim to the time in which they asked for nothing: they start where the others are.

    Args:
        places: how many there are.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[asyncio.Future[None], Asker] = {}
        self._spent: dict[tuple[str, str], float] = {}
        self._now: dict[str, float] = {}

    async def take(self, asker: Asker) -> Place:
        """Wait for a place and take it."""
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            self._waiting[turn] = asker
            try:
                await turn
            except asyncio.CancelledError:
                self._waiting.pop(turn, None)
                if not turn.cancelled():  # the place had just been given
                    self.free()
                raise
        for level, key in self._keys(asker):
            self._now[level] = self._of(level, key)
        return Place(self, asker)

    def count(self, asker: Asker, seconds: float) -> None:
        """Note for how long an asker had a place."""
        for level, key in self._keys(asker):
            self._spent[level, key] = self._of(level, key) + seconds
        if len(self._spent) > KEPT:
            self._spent = {key: spent for key, spent in self._spent.items() if spent > self._now[key[0]]}
            self._now = {
                level: now for level, now in self._now.items() if level in {"", *(key[0] for key in self._spent)}
            }

    def free(self) -> None:
        """Give a place that has become free to whoever is next."""
        waiting = [turn for turn in self._waiting if not turn.cancelled()]
        if not waiting:
            self._free += 1
            return
        turn = min(waiting, key=lambda turn: self._claim(self._waiting[turn]))
        del self._waiting[turn]
        turn.set_result(None)

    def _claim(self, asker: Asker) -> tuple[float, ...]:
        """Return what the asker with the least of goes first; of equals, the one that has waited for longest."""
        return asker.rank, *(self._of(level, key) for level, key in self._keys(asker))

    def _keys(self, asker: Asker) -> tuple[tuple[str, str], tuple[str, str]]:
        """Return the owner among all owners, and the table among those of its owner."""
        return ("", asker.owner), (asker.owner, asker.table)

    def _of(self, level: str, key: str) -> float:
        return max(self._now.get(level, 0.0), self._spent.get((level, key), 0.0))
