"""Connections: how many there may be and how long they may keep the server waiting, so that nobody shuts others out.

uvicorn has a limit and a timeout of its own, but they do not help: past `limit_concurrency` it refuses everybody, and
`timeout_keep_alive` stands for the time between two requests only. So its protocol is watched over here.
"""

import asyncio
import errno
import logging
import time
from collections import Counter
from typing import Any, ClassVar, Final, cast

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from epocha.engine.text import LANGUAGES
from epocha.server.settings import Settings
from epocha.server.show.names import TEXTS
from epocha.server.web.security import network_address

log = logging.getLogger(__name__)

BACKLOG: Final = 256
"""Connections that are accepted at one go; so many files may be open beyond the limit for a moment."""

RESERVE: Final = BACKLOG + 128
"""Files that the rest of the server may need: accepted connections, database, workers, pages."""

FEWEST: Final = 32
"""Connections that are allowed at least."""

SILENCE: Final = 60.0
"""Seconds between two complaints that connections cannot be accepted."""


def refusal() -> bytes:
    """Return the answer to who is not let in: in all languages, for their request, which names theirs, is not read."""
    said = "\n\n".join(TEXTS.say(lang, "connections-full") for lang in LANGUAGES).encode()
    return (
        b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n"
        b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n\r\n%b" % (len(said), said)
    )


def allowed(wanted: int) -> int:
    """Return how many connections this process can bear, having asked the system for as many as are wanted."""
    try:
        import resource  # of POSIX systems only
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    needed = wanted + RESERVE
    if soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        except (ValueError, OSError):
            soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return min(wanted, max(FEWEST, soft - RESERVE))


class Connections:
    """All connections of a server. Where there is no room, the one goes that has kept it waiting for longest.

    Waiting means that its client has not sent the whole of a request, or does not take the answer. Connections that are
    being answered, event streams among them, never go; if there are no others, a new one is refused.

    Args:
        settings: limits and timeouts.
        proxies: addresses for which uvicorn takes the client's from a header; they have no limit of their own.
    """

    def __init__(self, settings: Settings, proxies: list[str] | str) -> None:
        self.settings = settings
        self.refusal = refusal()
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
        self._address: dict[Watched, str] = {}
        self._of: Counter[str] = Counter()
        self._waiting: dict[Watched, None] = {}

    def admit(self, connection: "Watched", host: str) -> bool:
        """Return whether there is room for a connection, and if so count it."""
        address = "" if host.removeprefix("::ffff:") in self._proxies else network_address(host)
        if address and self._of[address] >= self.settings.connections_per_address and not self._drop_one(address):
            return False
        if len(self._address) >= self.settings.connections and not self._drop_one(None):
            return False
        self._address[connection] = address
        self._of[address] += 1
        return True

    def forget(self, connection: "Watched") -> None:
        """Make room: a connection has ended, or is about to."""
        self._waiting.pop(connection, None)
        address = self._address.pop(connection, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def note(self, connection: "Watched", waiting: bool) -> None:
        """Note that the server waits for a connection's client from now on, or no longer."""
        self._waiting.pop(connection, None)
        if waiting and connection in self._address:
            self._waiting[connection] = None

    def _drop_one(self, address: str | None) -> bool:
        """Drop the connection that has kept the server waiting for longest, of an address if one is given."""
        for connection in self._waiting:
            if address is None or self._address[connection] == address:
                connection.drop()
                return True
        return False


class Joined:
    """A transport that sends together what is written in one step of the event loop: an answer's head and its body.

    Sent apart they would wake the browser twice. All but writing is left to the transport itself.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._written: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send something, together with what else is written until the step ends."""
        if not self._written:
            self._loop.call_soon(self._send)
        self._written.append(data)

    def close(self) -> None:
        """End the connection when all that was written has been sent."""
        self._send()
        self._transport.close()

    def _send(self) -> None:
        written, self._written = b"".join(self._written), []
        if written:
            self._transport.write(written)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Watched(H11Protocol):
    """A connection with timeouts for the head and the body of a request, and for a client that does not read."""

    guard: ClassVar[Connections]
    """Of the server; set by `protocol_of`."""

    _timer: asyncio.TimerHandle | None = None
    _awaited: tuple[str, object] = ("", None)
    _refused = False
    _full = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, or refuse the client if there is no room."""
        peer = transport.get_extra_info("peername")
        if not self.guard.admit(self, str(peer[0]) if peer else ""):
            self._refused = True
            transport.write(self.guard.refusal)
            transport.close()
            return
        super().connection_made(cast(asyncio.Transport, Joined(transport, self.loop)))
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        if self._refused:
            return
        self._stop()
        self.guard.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what the client sends."""
        if not self._refused:
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        """Wait for the client to read."""
        super().pause_writing()
        self._full = True
        self._watch()

    def resume_writing(self) -> None:
        """Go on writing."""
        super().resume_writing()
        self._full = False
        self._watch()

    def drop(self) -> None:
        """End the connection at once."""
        self._stop()
        self.guard.forget(self)
        self.transport.abort()

    def _watch(self) -> None:
        """Start or stop the clock by what is awaited of the client now; each wait has one clock, however much comes."""
        awaited = ("", None) if self.transport.is_closing() else (self._wait(), self.cycle)
        if awaited == self._awaited:
            return
        self._stop()
        self._awaited = awaited
        seconds = {
            "head": self.guard.settings.head_seconds,
            "body": self.guard.settings.body_seconds,
            "reading": self.guard.settings.reading_seconds,
        }.get(awaited[0])
        self.guard.note(self, seconds is not None)
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self.drop)

    def _wait(self) -> str:
        """Return what is awaited of the client, "" if nothing is."""
        if self._full:
            return "reading"
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        return "head" if self.cycle is None or self.cycle.response_complete else ""

    def _stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


def protocol_of(connections: Connections) -> type[Watched]:
    """Return the protocol of a server's connections."""
    return type("WatchedHere", (Watched,), {"guard": connections})


async def _nothing(*_: object) -> None:
    """Stand in for an application where only its proxies matter."""


class Complaints:
    """Handles what goes wrong in the event loop: that connections cannot be accepted is told once a minute, counted."""

    def __init__(self) -> None:
        self._told = float("-inf")
        self._count = 0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Tell it, or count it."""
        problem = context.get("exception")
        if not isinstance(problem, OSError) or problem.errno not in _NO_ROOM:
            loop.default_exception_handler(context)
            return
        self._count += 1
        if time.monotonic() - self._told >= SILENCE:
            log.error("connections cannot be accepted, %s times since this was last said: %s", self._count, problem)
            self._told = time.monotonic()
            self._count = 0


_NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
