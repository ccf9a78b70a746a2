"""Main: start the server on this machine, or say clearly why it cannot be started."""

import asyncio
import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from types import FrameType

import uvicorn
from rich.console import Console

from epocha.server.failures import set_up_log
from epocha.server.settings import Settings
from epocha.server.store.folder import Hold
from epocha.server.store.kept import StoreProblem
from epocha.server.web.app import create_app, create_site
from epocha.server.web.connections import BACKLOG, Complaints, Connections, allowed, protocol_of
from epocha.server.web.site import Site

HOST = "127.0.0.1"
PORT = 8000
PORTS_TRIED = 50
SHUTDOWN_SECONDS = 3


class PortTaken(Exception):
    """The port that was asked for is in use; the message says which is free."""


def default_data_folder() -> Path:
    """Return the folder for this user's data, as the platform has it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "epocha"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "epocha"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "epocha"


def serve(
    host: str = HOST,
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> int:
    """Serve the site until it is stopped; return the exit status of the process.

    Args:
        host: address to listen on; "0.0.0.0" for all.
        port: if None, 8000 or the next free one.
        data: folder of the database; made if it is missing.
        open_browser: show the first page in this machine's browser.
        settings: all else; `data` of these settings counts if given.
    """
    say = Console(stderr=True, highlight=False, soft_wrap=True)
    repeated = set_up_log()
    settings = settings or Settings(data=data or default_data_folder())
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(Hold(settings.data))
            site = create_site(replace(settings, connections=allowed(settings.connections)))
            listener = bind(host, port)
        except (StoreProblem, PortTaken, OSError) as problem:
            say.print(f"Epocha cannot start: {problem}", style="bold red", markup=False)
            return 1
        _run(site, listener, host, port, open_browser, say)
    for line in repeated.left_out():
        say.print(line, markup=False)
    return 0


def _run(site: Site, listener: socket.socket, host: str, port: int | None, open_browser: bool, say: Console) -> None:
    """Say where the site is, and serve it until it is stopped."""
    taken = listener.getsockname()[1]
    if port is None and taken != PORT:
        say.print(f"Port {PORT} is taken, so this is port {taken}.")
    address = f"http://{shown_host(host)}:{taken}/"
    say.print(f"Epocha is at {address}  (stop it with Ctrl+C; tables are kept in {site.settings.data})")
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    with contextlib.suppress(KeyboardInterrupt):
        Server(site).run(sockets=[listener])


class Server(uvicorn.Server):
    """The web server of one site, with limits for connections; told to stop, it first ends the event streams."""

    def __init__(self, site: Site) -> None:
        config = uvicorn.Config(
            create_app(site),
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(site.settings.trusted_proxies),
            forwarded_allow_ips=site.settings.trusted_proxies,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            backlog=BACKLOG,
        )
        config.http = protocol_of(Connections(site.settings, config.forwarded_allow_ips))
        super().__init__(config)
        self._site = site

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        asyncio.get_running_loop().set_exception_handler(Complaints())
        await super().startup(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop on a signal, at once on a second one; the process then ends by itself and not by the signal."""
        self._site.tables.hub.close()
        self.force_exit = self.should_exit
        self.should_exit = True


def bind(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on a port, or if that is None on the first free one from 8000 on.

    Raises:
        PortTaken: the port asked for is in use, or none is free.
        OSError: this machine has no such address.
    """
    if port is not None:
        if listener := _listener(host, port):
            return listener
        free = next((number for number in _ports(port + 1) if _is_free(host, number)), None)
        hint = f"; {free} is free: --port {free}" if free else ""
        raise PortTaken(f"port {port} is taken or not allowed{hint}")
    for number in _ports(PORT):
        if listener := _listener(host, number):
            return listener
    raise PortTaken(f"no port from {PORT} to {PORT + PORTS_TRIED} is free; choose one with --port")


def _ports(first: int) -> range:
    return range(first, min(first + PORTS_TRIED, 65536))


def _listener(host: str, port: int) -> socket.socket | None:
    """Return a listening socket, or None if the port is taken or only for the system."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(1024)
    except OSError as problem:
        listener.close()
        if isinstance(problem, PermissionError) or problem.errno in _TAKEN:
            return None
        raise
    return listener


_TAKEN = {errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE)}


def _is_free(host: str, port: int) -> bool:
    listener = _listener(host, port)
    if listener:
        listener.close()
    return listener is not None


def shown_host(host: str) -> str:
    """Return what a browser on this machine calls the address that the server listens on."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104
        return "localhost"
    return f"[{host}]" if ":" in host else host
