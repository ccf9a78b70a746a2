"""Security: who a browser is, which requests may change anything, what a page may load, how much anybody may ask."""

import hashlib
import hmac
import os
import secrets
import time
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from epocha.engine.numbers import whole_number
from epocha.server.errors import Problem
from epocha.server.settings import Rate
from epocha.server.store.kept import StoreProblem

COOKIE: Final = "epocha"
COOKIE_SECONDS: Final = 400 * 24 * 3600
KEY_FILE: Final = "cookie.key"
CSRF_HEADER: Final = "x-csrf"
HEALTH_PATH: Final = "/health"

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; media-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Keys:
    """The secret of this site, from which cookies and form tokens follow.

    Args:
        folder: where it is kept, readable by its owner only; made when it is missing.
    """

    def __init__(self, folder: Path) -> None:
        secret = _secret(folder / KEY_FILE)
        self._signer = Signer(secret, salt="epocha.browser", digest_method=hashlib.sha256)
        self._csrf = hmac.digest(secret, b"epocha.csrf", "sha256")

    def browser_of(self, cookie: str | None) -> str | None:
        """Return the browser that a cookie was given to, or None if this site gave no such cookie."""
        try:
            return self._signer.unsign(cookie).decode() if cookie else None
        except (BadSignature, UnicodeDecodeError):
            return None

    def cookie_of(self, browser: str) -> str:
        """Return the signed cookie of a browser."""
        return self._signer.sign(browser).decode()

    def csrf(self, browser: str) -> str:
        """Return the token that forms of a browser carry; another site cannot know it."""
        return hmac.new(self._csrf, browser.encode(), "sha256").hexdigest()

    def check_csrf(self, browser: str, token: str) -> None:
        """Raise Problem if a request does not carry its browser's token."""
        if not hmac.compare_digest(self.csrf(browser).encode(), token.encode()):
            raise Problem("error-cross-site")


def _secret(path: Path) -> bytes:
    try:
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_bytes(32))
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError:
            pass
        secret = path.read_bytes()
    except OSError as problem:
        raise StoreProblem(f"the key file {path} cannot be used: {problem}") from None
    if len(secret) != 32:
        raise StoreProblem(f"the key file {path} is damaged; remove it, and everybody will have to sit down anew")
    return secret


def check_origin(headers: Mapping[str, str]) -> None:
    """Raise Problem if a browser says that a changing request was made by another site."""
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise Problem("error-cross-site")
    origin = headers.get("origin")
    if origin is not None and host_of(origin) != headers.get("host"):
        raise Problem("error-cross-site")


def host_of(address: str) -> str | None:
    """Return the host and port of an address, "" if it names none, None if it is no address."""
    try:
        return urlsplit(address).netloc
    except ValueError:  # brackets that are no address of IPv6
        return None


class Limits:
    """Token buckets by what is done and by network address.

    Whoever has a token left may spend more than they have, and then waits until that is made good: so nothing is too
    dear for anybody, and nobody gets much of what is dear.

    Args:
        rates: limits; what has none is not limited.
    """

    KEPT: Final = 10_000

    def __init__(self, rates: Mapping[str, Rate]) -> None:
        self._rates = rates
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, what: str, address: str, cost: float = 1) -> None:
        """Take as many tokens as something costs; Problem, saying how long to wait, if there is none."""
        rate = self._rates.get(what)
        if rate is None:
            return
        now = time.monotonic()
        left, at = self._buckets.get((what, address), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        if left < 1:
            raise Problem("error-too-many", seconds=int((1 - left) / rate.per_second) + 1)
        self._buckets[what, address] = (left - cost, now)
        if len(self._buckets) > self.KEPT:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again, and if more than half are left, the oldest."""
        rates = self._rates
        for key, (left, at) in list(self._buckets.items()):
            if left + (now - at) * rates[key[0]].per_second >= rates[key[0]].burst:
                del self._buckets[key]
        for key in list(self._buckets)[: max(0, len(self._buckets) - self.KEPT // 2)]:
            del self._buckets[key]


ADDRESS_LENGTH: Final = 64
"""Letters kept of an address that is none, as a proxy may pass it on."""


def network_address(host: str | None) -> str:
    """Return what a client is counted by: its address, or for IPv6 the network of 64 bits that one person may have."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return (host or "")[:ADDRESS_LENGTH]
    if isinstance(address, IPv6Address) and address.ipv4_mapped:  # on a socket that listens for both kinds
        return str(address.ipv4_mapped)
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


class Shield:
    """Around the whole site: who the browser is, the headers of every response, the bound of every request's body.

    It notes in the request's state `browser`, `too_large` if the body was cut off, and `head` if only the headers are
    wanted. Who finds `renew` in it afterwards gets the cookie anew, which lasts from then on; `crashed` says that an
    error has been logged and answered.

    Args:
        app: what it protects.
        keys: tell and make cookies.
        body_bytes: largest body.
    """

    def __init__(self, app: ASGIApp, keys: Keys, body_bytes: int) -> None:
        self._app = app
        self._keys = keys
        self._most = body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        browser = self._keys.browser_of(connection.cookies.get(COOKIE))
        fresh = browser is None
        state = scope.setdefault("state", {})
        state["browser"] = browser = browser or secrets.token_urlsafe(16)
        state["head"] = scope["method"] == "HEAD"
        if state["head"]:  # answered like GET; the web server leaves the body out
            scope = {**scope, "method": "GET"}
        fixed = scope["path"].startswith("/static/")

        async def shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "max-age=60" if fixed else "no-store")
                if not fixed and (fresh or state.get("renew")) and scope["path"] != HEALTH_PATH:
                    headers.append("set-cookie", self._cookie(browser, scope["scheme"] == "https"))
            await send(message)

        try:
            await self._app(scope, self._bounded(receive, connection, state), shielded)
        except Exception:
            if not state.get("crashed"):
                raise

    def _cookie(self, browser: str, secure: bool) -> str:
        ends = "; Secure" if secure else ""
        value = self._keys.cookie_of(browser)
        return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{ends}"

    def _bounded(self, receive: Receive, connection: HTTPConnection, state: dict[str, Any]) -> Receive:
        """Return what reads a body up to the bound, and beyond it nothing."""
        said = connection.headers.get("content-length", "0")
        state["too_large"] = whole_number(said, 0, self._most) is None
        taken = 0

        async def bounded() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if message["type"] == "http.request" and (state["too_large"] or taken > self._most):
                state["too_large"] = True
                return {"type": "http.request", "body": b"", "more_body": False}
            return message

        return bounded
