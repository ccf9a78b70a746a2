"""Compress: answers are sent compressed, but for what must not be compressed together.

Whoever can put text into a page and watch how long the page gets, learns whether that text stands elsewhere in it (an
attack called BREACH): what repeats is short. So secrets, the form token and the secret links of seats, are sent as they
are between the compressed pieces and are never part of what is searched for repetitions. Chat is compressed by itself:
what others write tells them nothing about the cards that the rest of the page shows.
"""

import asyncio
import re
import zlib
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEVEL: Final = 6
SMALLEST: Final = 1000
"""Bytes; what is shorter is sent as it is."""
LARGEST: Final = 1 << 23
"""Bytes; what is longer is not kept in memory to be compressed."""
IN_THREAD: Final = 1 << 16
"""Bytes beyond which compressing, 1 ms for this much, is not done in the event loop."""

TYPES: Final = ("text/html", "text/css", "text/javascript", "text/plain", "application/json", "image/svg+xml")

SECRETS: Final = (re.compile(rb"/(?:join|seat)/[\w.-]+"), re.compile(rb'"[0-9a-f]{64}(?![0-9a-f])'))
"""Links of seats, and all that looks like a form token. Each begins with one letter, so that looking for it is fast."""
CHAT: Final = (
    re.compile(rb'<ol class=\\?"chat\\?".*?</ol>', re.DOTALL),
    re.compile(rb'"chat":\[\{.*?\}\],"can_chat"', re.DOTALL),
)
"""As it stands in pages, those within JSON included, and in JSON; in its lines `<` and `"` are written otherwise."""

_HEAD: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_LAST_BLOCK: Final = b"\x03\x00"


def squeeze(body: bytes) -> bytes:
    """Return a body in the gzip format, in pieces that know nothing of each other."""
    pieces = [_HEAD]
    done = 0
    for start, end, level in _apart(body):
        if start >= done:  # what looks like a secret within the chat is chat
            pieces += [_deflated(body[done:start], LEVEL), _deflated(body[start:end], level)]
            done = end
    pieces.append(_deflated(body[done:], LEVEL))
    size = len(body) & 0xFFFFFFFF
    return b"".join([*pieces, _LAST_BLOCK, zlib.crc32(body).to_bytes(4, "little"), size.to_bytes(4, "little")])


def _apart(body: bytes) -> list[tuple[int, int, int]]:
    """Return what is not compressed with the rest, in order: where it begins and ends, and how it is compressed."""
    kinds = [(kind, 0) for kind in SECRETS] + [(kind, LEVEL) for kind in CHAT]
    return sorted([(*found.span(), level) for kind, level in kinds for found in kind.finditer(body)])


def _deflated(piece: bytes, level: int) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(piece) + packer.flush(zlib.Z_FULL_FLUSH)


class Compressed:
    """Around an application: compresses its answers for those who can read that.

    Event streams, and whatever else does not say how long it will be, pass as they are.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or not _takes_gzip(Headers(scope=scope)):
            await self._app(scope, receive, send)
            return
        start: Message | None = None
        body = bytearray()

        async def gathered(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _worth(message):
                start = message
            elif start is None:
                await send(message)
            else:
                body.extend(message.get("body", b""))
                if not message.get("more_body"):
                    await _send_squeezed(start, bytes(body), send)

        await self._app(scope, receive, gathered)


async def _send_squeezed(start: Message, body: bytes, send: Send) -> None:
    short = await asyncio.to_thread(squeeze, body) if len(body) > IN_THREAD else squeeze(body)
    headers = MutableHeaders(scope=start)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(short))
    headers.add_vary_header("accept-encoding")
    if etag := headers.get("etag"):
        headers["etag"] = f"W/{etag.removeprefix('W/')}"
    await send(start)
    await send({"type": "http.response.body", "body": short})


def _takes_gzip(headers: Headers) -> bool:
    for wish in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = wish.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _worth(start: Message) -> bool:
    headers = Headers(raw=start["headers"])
    length = headers.get("content-length", "")
    return (
        start["status"] not in (204, 206, 304)
        and "content-encoding" not in headers
        and headers.get("content-type", "").startswith(TYPES)
        and length.isdecimal()
        and SMALLEST <= int(length) <= LARGEST
    )
