"""Live: one event stream per open page, saying that something changed and never what.

A page that hears a revision it does not show asks for its own view. So a listener that slept, lost the network or met a
restarted server needs nothing repeated: the first event of every stream says where the table stands.
"""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

from epocha.server.errors import Problem

PAUSE: Final = 0.05
"""Seconds that changes of no consequence, such as who is online, are gathered before they are sent."""

RETRY: Final = b"retry: 1000\n"
BEAT: Final = b": beat\n\n"


@dataclass(frozen=True)
class LiveEvent:
    """How a table stands, as its event stream tells it: that something changed, never what.

    Attributes:
        online: seats whose person has a page open; thinking: seats of bots at work; watching: number of spectators.
    """

    revision: int
    plies: int
    chat: int
    online: list[int]
    thinking: list[int]
    watching: int


class Channel:
    """The listeners of one table. All of them share the bytes of the last event; a slow one just skips some."""

    def __init__(self) -> None:
        self.event = b""
        self.listeners = 0
        self.timer: asyncio.TimerHandle | None = None
        self._changed = asyncio.Event()

    def send(self, event: bytes) -> None:
        """Give an event to everybody who listens."""
        if event != self.event:
            self.event = event
            self._changed.set()
            self._changed = asyncio.Event()

    async def wait(self, seconds: float) -> bool:
        """Wait for the next event; return whether there was one in that time."""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        return True


class Hub:
    """All channels of this process.

    Args:
        describe: makes the event of a table, by its id; None if it is not in memory.
        heartbeat: seconds between signs of life.
        per_address: how many streams one network address may hold; most: how many there may be.
    """

    def __init__(
        self, describe: Callable[[str], LiveEvent | None], heartbeat: float, per_address: int, most: int
    ) -> None:
        self._describe = describe
        self._heartbeat = heartbeat
        self._per_address = per_address
        self._most = most
        self._channels: dict[str, Channel] = {}
        self._addresses: Counter[str] = Counter()
        self._closed = False

    def listeners(self, table_id: str) -> int:
        """Return how many streams of a table are open."""
        channel = self._channels.get(table_id)
        return channel.listeners if channel else 0

    def publish(self, table_id: str) -> None:
        """Tell the listeners of a table at once that it changed."""
        if channel := self._channels.get(table_id):
            if channel.timer:
                channel.timer.cancel()
                channel.timer = None
            channel.send(self._event(table_id))

    def publish_soon(self, table_id: str) -> None:
        """Tell them after a moment, together with what else happens until then."""
        channel = self._channels.get(table_id)
        if channel and not channel.timer:
            channel.timer = asyncio.get_running_loop().call_later(PAUSE, self.publish, table_id)

    def _event(self, table_id: str) -> bytes:
        event = self._describe(table_id)
        return event_bytes(event) if event else BEAT

    def admit(self, address: str) -> None:
        """Raise Problem if a network address holds too many streams already, or all addresses together do."""
        if self._addresses[address] >= self._per_address or self._addresses.total() >= self._most:
            raise Problem("error-too-many", seconds=60)

    async def stream(self, table_id: str, address: str) -> AsyncIterator[bytes]:
        """Yield the events of a table: how it stands now, then every change, and signs of life in between."""
        channel = self._channels.setdefault(table_id, Channel())
        channel.listeners += 1
        self._addresses[address] += 1
        try:
            yield RETRY + self._event(table_id)
            while not self._closed:
                yield channel.event if await channel.wait(self._heartbeat) else BEAT
        finally:
            channel.listeners -= 1
            self._addresses[address] -= 1
            if self._addresses[address] == 0:
                del self._addresses[address]
            if channel.listeners == 0:
                if channel.timer:
                    channel.timer.cancel()
                self._channels.pop(table_id, None)

    def close(self) -> None:
        """End all streams."""
        self._closed = True
        for channel in self._channels.values():
            channel.send(BEAT)


def event_bytes(event: LiveEvent) -> bytes:
    """Return an event in the format of an event stream; its id is the table's revision."""
    return f"id: {event.revision}\ndata: {json.dumps(vars(event), separators=(',', ':'))}\n\n".encode()
