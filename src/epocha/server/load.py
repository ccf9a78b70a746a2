"""Load: what one server bears, measured over real HTTP; `python -m epocha.server.load` prints it."""

import asyncio
import json
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from html import unescape
from http.client import HTTPConnection
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

from epocha.arena.bench_server import cpu_ms
from epocha.server.main import bind, serve
from epocha.server.settings import Settings
from epocha.server.show.parts import HAVE_HEADER
from epocha.server.store.kept import Change, Stored, StoredMove
from epocha.server.store.sqlite import SqliteStore
from epocha.server.table import life
from epocha.server.table.input import NewTable, SeatPlan
from epocha.server.table.table import Table
from epocha.server.web.security import COOKIE, HEALTH_PATH, Keys

LOOKS = 30
"""How often the whole page is fetched."""

LONG = 3000
STARTS = 3
"""Actions of a long table; how often a server is started to show it."""

CALM = 1.5
"""Seconds of hardly any work after which a server that has just begun has read its words."""

DECISION, ACTION = (re.compile(f'name="{name}" value="([^"]*)"') for name in ("decision", "action"))
PART = re.compile('data-part="([^"]+)"')


@dataclass(frozen=True)
class Load:
    """What was measured.

    Attributes:
        listeners: event streams open on the one table, all of which heard of every action.
        actions_per_s: of one person who plays as fast as the server answers.
        act_ms: median time of an action, stored durably and answered with what became of the page.
        look_ms: median time of the whole changing part of the table's page.
        kb_per_listener: memory of the server for each stream; None where the platform does not tell.
        open_long_ms: time until the page of a table of 3,000 actions has come, the first that is asked of a server
            once it has read its words; open_replay_ms: until its page after 1,500 of them has, which is asked for next.
    """

    listeners: int
    actions_per_s: float
    act_ms: float
    look_ms: float
    kb_per_listener: float | None
    open_long_ms: float = 0.0
    open_replay_ms: float = 0.0


def measure(listeners: int = 100, actions: int = 300, game: str = "stone_age", players: int = 4) -> Load:
    """Play on one table of a server of its own while `listeners` streams listen."""
    with tempfile.TemporaryDirectory() as folder, _server(Path(folder)) as (port, pid):
        load = asyncio.run(_measure(port, pid, listeners, actions, game, players))
    open_long, open_replay = measure_opening(game, players)
    return replace(load, open_long_ms=open_long, open_replay_ms=open_replay)


def measure_opening(game: str, players: int) -> tuple[float, float]:
    """Return the medians of how long a server takes to show a long table, and its middle, just after its start."""
    found: tuple[list[float], list[float]] = ([], [])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        table = keep_long_table(folder, LONG, "anna", game, players, with_snapshots=True).header.id
        headers = {"cookie": f"{COOKIE}={Keys(folder).cookie_of('anna')}"}
        for _ in range(STARTS):
            with _server(folder, HEALTH_PATH) as (port, pid):
                _settle(pid)
                for times, path in zip(found, ("?seat=0", f"/replay?seat=0&ply={LONG // 2}"), strict=True):
                    begun = time.perf_counter()
                    _request(port, "GET", f"/tables/{table}{path}", headers)
                    times.append(1000 * (time.perf_counter() - begun))
    return median(found[0]), median(found[1])


def _settle(pid: int) -> None:
    """Wait until a server that has just begun has nothing more to do."""
    time.sleep(CALM)
    before, now = -1.0, cpu_ms(pid) or 0.0
    while now - before > 20 * CALM:
        time.sleep(CALM)
        before, now = now, cpu_ms(pid) or 0.0


def keep_long_table(
    folder: Path,
    actions: int,
    browser: str,
    game: str = "stone_age",
    players: int = 4,
    with_snapshots: bool = False,
) -> Stored:
    """Keep a table of so many actions in a folder, all its seats one browser's, and return it.

    Everybody always takes the last action that is open, so that games go on for long.
    """
    seats = [SeatPlan(kind="me")] * players
    table = Table(life.create(NewTable(game=game, seats=seats, options={}), browser, browser, 1.0))
    stored = Stored(table.header, table.secret, table.seats)
    match = table.match
    while len(stored.moves) < actions and not match.state.is_terminal:
        seat = match.state.current_players[0]
        decision = table.decision_id(seat)
        for move in match.apply(seat, match.state.legal_actions(seat)[-1]):
            stored.moves.append(StoredMove(len(stored.moves), move.player, move.text, decision, "human", 1.0))
    store = SqliteStore(folder)
    store.create(stored)
    to_move = match.state.current_players
    stored.header = replace(stored.header, revision=2, plies=len(stored.moves), to_move=to_move)
    store.change(Change(stored.header, moves=tuple(stored.moves)))
    if with_snapshots:
        store.keep_snapshots(stored.header, match.snapshots(), 0)
    store.close()
    return stored


@contextmanager
def _server(folder: Path, path: str = "/api/session") -> Iterator[tuple[int, int]]:
    with bind("127.0.0.1", 0) as probe:
        port = int(probe.getsockname()[1])
    process = get_context("spawn").Process(target=_serve, args=(port, folder))
    process.start()
    try:
        for _ in range(500):
            try:
                _request(port, "GET", path)
                break
            except OSError:
                time.sleep(0.02)
        yield port, process.pid or 0
    finally:
        process.terminate()
        process.join()


def _serve(port: int, folder: Path) -> None:
    sys.stderr = open(folder / "log", "w")  # noqa: SIM115
    settings = Settings(folder, workers=1, connections=15_000, streams_per_address=10_000, rates={})
    serve("127.0.0.1", port, settings=settings)


def _request(port: int, method: str, path: str, headers: dict[str, str] | None = None, body: Any = None) -> Any:
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    given = {"content-type": "application/json", **(headers or {})}
    connection.request(method, path, json.dumps(body) if body is not None else None, given)
    answer = connection.getresponse()
    text = answer.read().decode()
    cookie = (answer.headers.get("set-cookie") or "").partition(";")[0]
    connection.close()
    return (json.loads(text) if text.startswith("{") else text), cookie


async def _measure(port: int, pid: int, listeners: int, actions: int, game: str, players: int) -> Load:
    session, cookie = _request(port, "GET", "/api/session")
    headers = {"cookie": cookie, "x-csrf": session["csrf"]}
    plan = {"game": game, "seats": [{"kind": "me"}] * players}
    table = _request(port, "POST", "/api/tables", headers, plan)[0]["table"]
    before = _memory_kb(pid)
    heard = [0] * listeners
    streams = [asyncio.create_task(_listen(port, table, heard, n)) for n in range(listeners)]
    while not all(heard):
        await asyncio.sleep(0.05)
    memory = (_memory_kb(pid) - before) / listeners if before and listeners else None
    revisions, acts, looks, seconds = await asyncio.to_thread(_play, port, headers, table, actions)
    deadline = time.monotonic() + 10
    while min(heard, default=revisions) < revisions and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    if min(heard, default=revisions) < revisions:
        raise RuntimeError("some listener did not hear of the last action")
    for stream in streams:
        stream.cancel()
    return Load(listeners, len(acts) / seconds, 1000 * median(acts), 1000 * median(looks), memory)


def _play(port: int, headers: dict[str, str], table: str, actions: int) -> tuple[int, list[float], list[float], float]:
    """Play as fast as the server answers; return the last revision, the times of acts and looks, and the whole time."""
    acts: list[float] = []
    looks: list[float] = []
    revision = 0
    for _ in range(LOOKS):
        begun = time.perf_counter()
        page = _request(port, "GET", f"/tables/{table}/live", headers)[0]
        looks.append(time.perf_counter() - begun)
    started = time.perf_counter()
    while len(acts) < actions and (choices := ACTION.findall(page)):
        have = {HAVE_HEADER: " ".join(PART.findall(page))}
        answer = {"decision": DECISION.findall(page)[0], "action": unescape(choices[len(acts) % len(choices)])}
        begun = time.perf_counter()
        outcome = _request(port, "POST", f"/api/tables/{table}/act", headers | have, answer)[0]
        acts.append(time.perf_counter() - begun)
        revision, page = outcome["revision"], outcome["page"]
    return revision, acts, looks, time.perf_counter() - started


async def _listen(port: int, table: str, heard: list[int], number: int) -> None:
    """Note the latest revision that a stream tells of."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /tables/{table}/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"id: "):
                heard[number] = int(line[4:])
    finally:
        writer.close()


def _memory_kb(pid: int) -> float:
    """Return the resident memory of a process, 0 where the platform does not tell."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return float(line.split()[1])


if __name__ == "__main__":
    print(json.dumps(asdict(measure())))  # noqa: T201
