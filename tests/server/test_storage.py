"""What was acknowledged is never lost, and data that cannot be used is refused with what to do."""

import asyncio
import os
import random
import sqlite3
import stat
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

import httpx
import pytest

from epocha.server.errors import Problem
from epocha.server.main import PortTaken, bind, serve
from epocha.server.settings import Settings
from epocha.server.show.drawn import LOG_SHOWN
from epocha.server.store.kept import Conflict, StoreProblem
from epocha.server.store.sqlite import SqliteStore
from epocha.server.table import life
from epocha.server.table.input import Act, NewTable, SeatPlan
from epocha.server.web.app import create_app, create_site

KILLS = int(os.environ.get("EPOCHA_KILLS", "5"))
"""How often the server is killed; an audit asks for 100."""
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run asynchronous work in a thread of its own: in this one the browser tests may have a loop running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Player(threading.Thread):
    """Plays against bots as fast as the server answers, and notes what the server acknowledged or showed."""

    def __init__(self, anna, table: str) -> None:
        super().__init__(daemon=True)
        self.anna = anna
        self.table = table
        self.acknowledged: list[tuple[str, str]] = []
        self.shown: dict[int, str] = {}
        self.playing = threading.Event()
        self.rng = random.Random()  # noqa: S311

    def run(self) -> None:
        try:
            while True:
                view = self.anna.http.get(f"/api/tables/{self.table}").json()
                self.shown |= {line["ply"]: line["text"] for line in view["log"]}
                if view["decision"]:
                    decision, action = view["decision"]["id"], self.rng.choice(view["actions"])["text"]
                    body = {"decision": decision, "action": action}
                    answer = self.anna.http.post(f"/api/tables/{self.table}/act", json=body)
                    assert answer.json()["code"] == "done"
                    self.acknowledged.append((decision, action))
                    self.playing.set()
        except httpx.TransportError:
            return


def test_killed_again_and_again_nothing_acknowledged_is_lost(launch, person_at):
    """The slowest test of the server: `kill -9` in the middle of bots' and people's moves."""
    running = launch()
    anna = person_at(running)
    seats = ("me", "random", "greedy", "random")
    table = anna.create(*seats, game="stone_age")
    acknowledged = shown = 0
    for _ in range(KILLS):
        player = Player(anna, table)
        player.start()
        assert player.playing.wait(60)
        time.sleep(player.rng.uniform(0, 0.3))
        running.kill()
        player.join()
        with sqlite3.connect(running.data / "epocha.db") as db:
            rows = db.execute("SELECT decision, text FROM moves WHERE table_id = ? ORDER BY ply", (table,)).fetchall()
        assert [row for row in rows if row in player.acknowledged] == player.acknowledged
        assert [rows[ply - 1][1] for ply in player.shown] == list(player.shown.values())
        acknowledged += len(player.acknowledged)
        shown = max(shown, len(player.shown))
        running.start()
        if len(rows) > 150 or anna.table(table)["status"] != "running":
            table = anna.create(*seats, game="stone_age")
    assert acknowledged >= KILLS
    assert shown > KILLS
    view = anna.wait(table, lambda view: view["decision"] or view["status"] != "running")
    assert len(view["log"]) == min(view["plies"], LOG_SHOWN)


def test_commits_are_flushed_to_the_disk(tmp_path):
    store = SqliteStore(tmp_path)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_data_is_for_its_owner_only(tmp_path):
    folder = tmp_path / "new" / "data"
    create_site(Settings(folder))
    for path in (folder / "epocha.db", folder / "cookie.key"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def plan() -> NewTable:
    return NewTable(game="pebbles", seats=[SeatPlan(kind="me"), SeatPlan(kind="me")])


def test_what_is_stored_is_what_is_loaded(tmp_path):
    store = SqliteStore(tmp_path)
    stored = life.create(plan(), "anna", "Anna", 1.0)
    store.create(stored)
    store.close()
    assert SqliteStore(tmp_path).load(stored.header.id) == stored


def test_two_servers_on_one_database_do_not_overwrite_each_other(tmp_path):
    one, two = SqliteStore(tmp_path), SqliteStore(tmp_path)
    stored = life.create(plan(), "anna", "Anna", 1.0)
    one.create(stored)
    tables = [life.Table(store.load(stored.header.id)) for store in (one, two)]
    acts = [life.act(table, [0], Act(decision="0.0.0", action="draw"), 2.0) for table in tables]
    one.change(acts[0])
    with pytest.raises(Conflict):
        two.change(acts[1])
    assert len(two.load(stored.header.id).moves) == 1


def test_server_that_was_overtaken_reads_the_table_again(tmp_path):
    async def overtaken() -> None:
        site, other = create_site(Settings(tmp_path)), SqliteStore(tmp_path)
        header = await site.tables.create(plan(), "anna", "Anna")
        table = await site.tables.get(header.id)
        other.change(life.act(table, [0], Act(decision="0.0.0", action="draw"), 2.0))
        with pytest.raises(Problem, match="error-stale"):
            await site.tables.change(header.id, lambda t: life.act(t, [0], Act(decision="0.0.0", action="draw"), 2.0))
        assert len((await site.tables.get(header.id)).moves) == 1
        await site.tables.close()

    run(overtaken())


def test_taken_back_moves_stay_in_the_history(tmp_path):
    store = SqliteStore(tmp_path)
    stored = life.create(plan(), "anna", "Anna", 1.0)
    store.create(stored)
    table = life.Table(stored)
    change = life.act(table, [0], Act(decision="0.0.0", action="draw"), 2.0)
    store.change(change)
    table.take(change)
    store.change(life._taken_back(table, 0, 3.0))
    assert store.load(stored.header.id).moves == []
    with sqlite3.connect(tmp_path / "epocha.db") as db:
        assert db.execute("SELECT generation, ply, text FROM undone").fetchall() == [(1, 0, "draw")]


def test_tables_are_forgotten_and_rebuilt(tmp_path):
    async def many() -> None:
        site = create_site(replace(Settings(tmp_path), tables_in_memory=3))
        headers = [await site.tables.create(plan(), "anna", "Anna") for _ in range(10)]
        assert len(site.tables._live) <= 4
        for header in headers:
            assert (await site.tables.get(header.id)).header == header
        await site.tables.close()

    run(many())


# --- refusals ---


def said(capsys) -> str:
    return " ".join(capsys.readouterr().err.split())


def test_database_of_a_newer_version_is_refused(tmp_path, capsys):
    SqliteStore(tmp_path).close()
    with sqlite3.connect(tmp_path / "epocha.db") as db:
        db.execute("PRAGMA user_version = 99")
    assert serve(data=tmp_path) == 1
    words = said(capsys)
    assert "newer version" in words
    assert "--data" in words


def test_file_that_is_no_database_is_refused(tmp_path, capsys):
    (tmp_path / "epocha.db").write_text("a shopping list, long enough to be read as a header of a database " * 20)
    assert serve(data=tmp_path) == 1
    assert "cannot be used" in said(capsys)


def test_folder_that_cannot_be_written_to_is_refused(tmp_path, capsys, monkeypatch):
    (tmp_path / "file").write_text("")
    assert serve(data=tmp_path / "file" / "data") == 1
    assert "--data" in said(capsys)
    monkeypatch.setattr("os.access", lambda *_: False)
    assert serve(data=tmp_path) == 1
    assert "not writable" in said(capsys)


def test_damaged_key_is_refused(tmp_path):
    (tmp_path / "cookie.key").write_bytes(b"short")
    with pytest.raises(StoreProblem, match="damaged"):
        create_site(Settings(tmp_path))


def test_taken_port_is_refused_with_a_free_one(tmp_path, capsys):
    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert serve(port=port, data=tmp_path) == 1
        words = said(capsys)
        assert f"port {port} is taken" in words
        free = int(words.rsplit("--port ", 1)[1])
        bind("127.0.0.1", free).close()


def test_without_a_wish_the_next_free_port_is_taken(monkeypatch):
    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        monkeypatch.setattr("epocha.server.main.PORT", port)
        with bind("127.0.0.1", None) as second:
            assert port < second.getsockname()[1] <= port + 50
        monkeypatch.setattr("epocha.server.main.PORTS_TRIED", 1)
        with pytest.raises(PortTaken, match="--port"):
            bind("127.0.0.1", None)


def test_server_says_where_it_is_and_stops_when_told(launch):
    running = launch()
    words = running.stop()
    assert running.address in words
    assert running.process.returncode == 0
    assert "Traceback" not in words


def test_crash_is_answered_without_a_trace(tmp_path, monkeypatch):
    site = create_site(Settings(tmp_path))

    async def broken(*_):
        raise RuntimeError("the secret words")

    monkeypatch.setattr(site, "home", broken)

    async def ask(path: str) -> httpx.Response:
        transport = httpx.ASGITransport(create_app(site), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.get(path)

    for path in ("/", "/api/home"):
        answer = run(ask(path))
        assert answer.status_code == 500
        assert "content-security-policy" in answer.headers
        assert "secret words" not in answer.text
        assert "Traceback" not in answer.text
        assert "error-internal" in answer.text or "went wrong" in answer.text
