"""Opening long tables that are not in memory: from snapshots where they fit, from the log where they do not."""

import asyncio
import gc
import logging
import sqlite3
from dataclasses import replace

import httpx
import pytest
from loops import run

from epocha.engine import text
from epocha.engine.match import MARK_EVERY, Match
from epocha.server.load import keep_long_table
from epocha.server.settings import Rate, Settings
from epocha.server.store.sqlite import FILE
from epocha.server.table import life
from epocha.server.table.input import Act, NewTable, SeatPlan
from epocha.server.web.answers import PAGES
from epocha.server.web.app import create_app, create_site
from epocha.server.web.security import COOKIE
from epocha.server.web.warming import make_ready

ACTIONS = 300


class Opened:
    """A server that has been started anew, and what it says of a table."""

    def __init__(self, folder, monkeypatch):
        self.folder = folder
        self.played = []
        apply = Match.apply

        def noted(match, player, answer):
            self.played.append(answer)
            return apply(match, player, answer)

        monkeypatch.setattr(Match, "apply", noted)

    async def look(self, table, paths):
        site = create_site(Settings(self.folder, rates={}))
        self.played.clear()
        answers = []
        transport = httpx.ASGITransport(create_app(site))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            for path in paths:
                answer = await client.get(f"/api/tables/{table}{path}")
                assert answer.status_code == 200
                answers.append({name: value for name, value in answer.json().items() if name != "once"})
        state = (await site.tables.get(table)).match.state.digest()
        while site.tables._tasks:
            await asyncio.wait(site.tables._tasks)
            await asyncio.sleep(0)  # what is done leaves the set only when the loop goes on
        await site.tables.close()
        return [*answers, state]

    def snapshots(self):
        with sqlite3.connect(self.folder / FILE) as db:
            return db.execute("SELECT ply, digest, data FROM snapshots ORDER BY ply").fetchall()

    def spoil(self, how):
        with sqlite3.connect(self.folder / FILE) as db:
            assert db.execute(how).rowcount > 0


LOOKS = ("", "/replay?ply=100", "/replay?ply=200")


@pytest.fixture
def opened(tmp_path, monkeypatch):
    return Opened(tmp_path, monkeypatch), keep_long_table(tmp_path, ACTIONS, "anna").header.id


def test_a_long_table_opens_from_snapshots_and_is_the_same(opened):
    server, table = opened
    first = run(server.look(table, LOOKS))
    assert len(server.played) == ACTIONS, "there was none yet"
    kept = server.snapshots()
    assert [row[0] for row in kept] == list(range(MARK_EVERY, ACTIONS, MARK_EVERY))
    assert run(server.look(table, LOOKS)) == first
    assert len(server.played) == ACTIONS % MARK_EVERY
    assert server.snapshots() == kept


@pytest.mark.parametrize(
    "how",
    [
        "UPDATE snapshots SET data = substr(data, 1, 50) WHERE ply = 128",
        "UPDATE snapshots SET ply = 129 WHERE ply = 128",
        "DELETE FROM snapshots WHERE ply = 128",
        "UPDATE snapshots SET digest = 'no' || substr(digest, 3) WHERE ply = 256",
        "UPDATE snapshots SET ply = 100000 WHERE ply = 256",
    ],
)
def test_snapshots_that_do_not_fit_are_thrown_away_and_made_anew(opened, caplog, how):
    server, table = opened
    first = run(server.look(table, LOOKS))
    kept = server.snapshots()
    server.spoil(how)
    with caplog.at_level(logging.WARNING):
        assert run(server.look(table, LOOKS)) == first
    assert len(server.played) == ACTIONS
    assert [table in record.message and "played again" in record.message for record in caplog.records] == [True]
    assert server.snapshots() == kept


def test_taking_back_takes_snapshots_along(opened):
    server, table = opened
    run(server.look(table, LOOKS))

    async def cut() -> None:
        site = create_site(Settings(server.folder, rates={}))
        opened = await site.tables.get(table)
        site.store.change(life._taken_back(opened, 150, 2.0))
        await site.tables.close()

    run(cut())
    assert [row[0] for row in server.snapshots()] == [64, 128]
    run(server.look(table, ("",)))
    assert len(server.played) == 150 - 128


def test_snapshots_are_written_while_a_table_is_played(tmp_path):
    async def play() -> None:
        site = create_site(Settings(tmp_path, rates={}))
        plan = NewTable(game="stone_age", seats=[SeatPlan(kind="me")] * 2)
        header = await site.tables.create(plan, "anna", "Anna")
        table = await site.tables.get(header.id)
        while len(table.moves) < 2 * MARK_EVERY + 9:
            seat = table.match.state.current_players[0]
            text = table.match.game.action_to_text(table.match.state, table.match.state.legal_actions(seat)[-1])
            act = Act(decision=table.decision_id(seat), action=text)
            await site.tables.change(header.id, lambda t, seat=seat, act=act: life.act(t, [seat], act, 2.0))
        while site.tables._tasks:
            await asyncio.wait(site.tables._tasks)
            await asyncio.sleep(0)  # what is done leaves the set only when the loop goes on
        kept = site.store.load(header.id).snapshots
        assert [snapshot.ply for snapshot in kept] == [MARK_EVERY, 2 * MARK_EVERY]
        assert kept == table.match.snapshots()
        await site.tables.close()

    run(play())


def test_snapshots_of_a_table_that_was_taken_back_meanwhile_are_not_kept(opened):
    server, table = opened
    run(server.look(table, ("",)))
    site = create_site(Settings(server.folder, rates={}))
    stored = site.store.load(table)
    site.store.keep_snapshots(replace(stored.header, generation=7), [], 0)
    assert len(server.snapshots()) == len(stored.snapshots)
    site.store.close()


def test_asking_whether_there_are_events_costs_as_much_as_listening(opened):
    server, table = opened

    async def ask() -> None:
        site = create_site(Settings(server.folder, rates={"look": Rate(ACTIONS / 50 + 0.5, 0.001)}, tables_in_memory=0))
        transport = httpx.ASGITransport(create_app(site))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            heads = [await client.head(f"/api/tables/{table}/events") for _ in range(3)]
        assert [head.status_code for head in heads] == [200, 429, 429]
        await site.tables.close()

    run(ask())


def test_once_it_is_warm_a_site_reads_and_makes_nothing_for_its_first_page(tmp_path, monkeypatch):
    table = keep_long_table(tmp_path, 120, "anna", "mesta", 2).header.id

    async def look():
        site = create_site(Settings(tmp_path, rates={}))
        app = create_app(site)
        make_ready(app._app._app)
        gc.unfreeze()
        fluent = text._bundle.cache_info().misses
        for what in ("get_source", "load"):
            monkeypatch.setattr(PAGES.loader, what, lambda *given: pytest.fail(f"a template is read: {given[1]}"))
        monkeypatch.setattr("fastapi.routing.get_dependant", lambda **_: pytest.fail("a route is made"), raising=False)
        headers = {"cookie": f"{COOKIE}={site.keys.cookie_of('anna')}"}
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test", headers=headers) as client:
            for path in ("", "?seat=0&lang=sk", "/replay?ply=60"):
                assert (await client.get(f"/tables/{table}{path}")).status_code == 200
        assert text._bundle.cache_info().misses == fluent
        await site.tables.close()

    run(look())
