"""Bots that fail never block a table, and the site goes on without a trace of them."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from loops import run

from epocha.server.table.fair import Asker, Queue

BOTS = """
import os, time
from epocha.bots import Bot

class Crasher(Bot):
    def choose(self, view, decision, legal, clock):
        raise RuntimeError("I have a bad day")

class Dier(Bot):
    def choose(self, view, decision, legal, clock):
        os._exit(9)

class Sleeper(Bot):
    def choose(self, view, decision, legal, clock):
        time.sleep(1000)

class Slow(Bot):
    def choose(self, view, decision, legal, clock):
        time.sleep(0.3)
        return legal[0]

class Cheater(Bot):
    def choose(self, view, decision, legal, clock):
        return 123456

class Spy(Bot):
    def choose(self, view, decision, legal, clock):
        assert view.is_view and view.viewer == decision.player and view.chance is None
        return legal[-1]
"""
NAMES = ("Crasher", "Dier", "Sleeper", "Slow", "Cheater", "Spy")


@pytest.fixture(scope="module")
def strange(tmp_path_factory):
    """Install strange bots in a folder; return it."""
    folder = tmp_path_factory.mktemp("rogues")
    (folder / "rogues.py").write_text(BOTS)
    info = folder / "rogues-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: rogues\nVersion: 1.0\n")
    lines = [f"{name.lower()} = rogues:{name}" for name in NAMES]
    lines += ["broken = rogues_that_are_missing:Bot"]
    (info / "entry_points.txt").write_text("[epocha.bots]\n" + "\n".join(lines) + "\n")
    return str(folder)


@pytest.fixture(scope="module")
def rogues(strange, launch):
    """A server where somebody has installed strange bots."""
    return launch(path=strange, bot_limit=1.5)


@pytest.mark.parametrize("bot", ["crasher", "dier", "sleeper", "cheater"])
def test_failing_bot_is_answered_for_at_random(rogues, person_at, bot):
    anna = person_at(rogues)
    table = anna.create("me", bot)
    anna.play(table)
    view = anna.wait(table, lambda view: view["decision"], seconds=30)
    assert [(line["seat"], line["by"]) for line in view["log"]] == [(0, "human"), (1, "chance")]


def test_bot_gets_the_view_of_its_seat_and_nothing_else(rogues, person_at):
    anna = person_at(rogues)
    table = anna.create("me", "spy", game="stone_age", options={"start_player": 2})
    assert anna.wait(table, lambda view: view["decision"])["log"][0]["by"] == "bot"


def test_one_bot_that_hangs_holds_nobody_else_up_for_long(rogues, person_at):
    anna, jan = person_at(rogues), person_at(rogues)
    stuck = anna.create("me", "sleeper")
    anna.play(stuck)
    table = jan.create("me", "random")
    jan.play(table)
    view = jan.wait(table, lambda view: view["decision"], seconds=20)
    assert view["log"][1]["by"] == "bot"


def test_bots_that_hang_cost_their_own_tables_only(strange, launch, person_at):
    running = launch(path=strange, bot_limit=30)
    anna, jan = person_at(running), person_at(running)
    for _ in range(4):
        anna.play(anna.create("me", "sleeper"))
    table = jan.create("me", "random", "random")
    started = time.monotonic()
    jan.play(table)
    view = jan.wait(table, lambda view: view["decision"], seconds=20)
    assert [line["by"] for line in view["log"]] == ["human", "bot", "bot"]
    assert time.monotonic() - started < 20
    running.kill()


def test_one_persons_many_tables_do_not_keep_others_waiting(strange, launch, person_at):
    running = launch(path=strange)
    anna, jan = person_at(running), person_at(running)
    many = [anna.create("me", "slow") for _ in range(12)]
    table = jan.create("me", "slow")
    anna.play(many[0])
    anna.wait(many[0], lambda view: view["decision"])  # a worker is there
    for each in many[1:]:
        anna.play(each)
    assert others_before(jan, table, running) <= 4, "11 bots asked before his"


def test_tables_with_people_go_before_tables_of_bots_alone(strange, launch, person_at):
    running = launch(path=strange)
    anna, jan = person_at(running), person_at(running)
    table = jan.create("me", "slow")
    anna.wait(anna.create("slow", "slow"), lambda view: view["plies"])  # a worker is there
    for _ in range(12):
        jan.create("slow", "slow")  # their own: what they had would tell against them
    assert others_before(jan, table, running) <= 4, "12 bots asked before it"


def others_before(someone, table: str, running) -> int:
    """Play, and return how many actions were taken at other tables until the bot had answered."""
    someone.play(table)
    with sqlite3.connect(running.data / "epocha.db") as db:

        def count() -> int:
            return db.execute("SELECT COUNT(*) FROM moves WHERE table_id <> ?", (table,)).fetchone()[0]

        before = count()
        someone.wait(table, lambda view: view["decision"])
        return count() - before


def test_bots_alone_pause_while_nobody_looks(launch, person_at):
    running = launch(watched_for=0.7)
    anna = person_at(running)
    table = anna.create("random", "random", game="stone_age")

    def plies() -> int:
        with sqlite3.connect(running.data / "epocha.db") as db:
            return db.execute("SELECT plies FROM tables WHERE id = ?", (table,)).fetchone()[0]

    anna.wait(table, lambda view: view["plies"] > 5)
    time.sleep(1.5)
    paused = plies()
    time.sleep(1.5)
    assert plies() == paused
    running.kill()
    running.start()
    time.sleep(1.5)
    assert plies() == paused
    with anna.http.stream("GET", f"/tables/{table}/events"):
        deadline = time.monotonic() + 10
        while plies() < paused + 20:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        time.sleep(1.5)
        assert plies() > paused + 20


# --- the queue ---


def order(*asked: tuple[int, str, str], before: tuple[tuple[str, float], ...] = ()) -> list[str]:
    """Return the tables in the order in which they get the one place, each for a second."""

    async def ask_all() -> list[str]:
        queue, served = Queue(1), []
        for owner, seconds in before:
            queue.count(Asker(0, owner, "earlier"), seconds)
        first = await queue.take(Asker(0, "nobody", "first"))

        async def wait(asker: Asker) -> None:
            place = await queue.take(asker)
            served.append(asker.table)
            queue.count(asker, 1.0)
            place.give_back()

        waiting = [asyncio.create_task(wait(Asker(*each))) for each in asked]
        await asyncio.sleep(0)
        first.give_back()
        await asyncio.gather(*waiting)
        return served

    return run(ask_all())


def test_whose_bot_thinks_next():
    assert order((2, "a", "bots"), (1, "a", "people"), (0, "a", "watched")) == ["watched", "people", "bots"]
    assert order((0, "a", "a1"), (0, "a", "a2"), (0, "a", "a3"), (0, "b", "b1")) == ["a1", "b1", "a2", "a3"]
    assert order((0, "a", "a1"), (0, "a", "a1"), (0, "a", "a1"), (0, "a", "a2"))[:2] == ["a1", "a2"]
    assert order((0, "a", "a1"), (0, "b", "b1"), before=(("a", 5.0),)) == ["b1", "a1"]


def test_whoever_gives_up_waiting_loses_no_place():
    async def give_up() -> bool:
        queue = Queue(1)
        first = await queue.take(Asker(0, "a", "first"))
        waiting = [asyncio.create_task(queue.take(Asker(0, "a", str(n)))) for n in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        first.give_back()  # to the second, which is cancelled at the same moment
        waiting[1].cancel()
        place = await asyncio.wait_for(waiting[2], 5)
        place.give_back()
        place.give_back()
        return bool(await asyncio.wait_for(queue.take(Asker(0, "b", "last")), 5))

    assert run(give_up())


def test_bot_that_cannot_be_loaded_is_left_out(rogues, person_at):
    anna = person_at(rogues)
    bots = {bot["name"] for bot in anna.get("/api/home")["bots"]}
    assert "spy" in bots
    assert "broken" not in bots
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "broken"}]}
    assert anna.post("/api/tables", body, 422)["code"] == "error-no-bot"


def test_thinking_is_shown_and_the_page_answers_meanwhile(rogues, person_at):
    anna = person_at(rogues)
    table = anna.create("me", "sleeper")
    anna.play(table)
    started = time.monotonic()
    view = anna.wait(table, lambda view: view["seats"][1]["thinking"])
    assert time.monotonic() - started < 1
    assert view["waiting_for"]["seats"] == [1]


def test_bots_take_their_time(launch, person_at):
    running = launch(bot_pause=0.6)
    anna = person_at(running)
    table = anna.create("me", "random")
    anna.play(table)
    started = time.monotonic()
    anna.wait(table, lambda view: view["decision"])
    assert 0.4 < time.monotonic() - started < 3


def test_who_came_to_play_waits_for_no_pause_before_their_first_move(launch, person_at):
    anna = person_at(launch(bot_pause=3600))
    table = anna.create("random", "random", "random", "me", game="stone_age", options={"start_player": 1})
    view = anna.wait(table, lambda view: view["decision"])
    assert [line["seat"] for line in view["log"]] == [0, 1, 2]
    anna.play(table)
    view = anna.wait(table, lambda view: view["seats"][0]["thinking"], seconds=60)
    assert view["plies"] == 4, "from then on they pause"


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="reads the list of processes")
@pytest.mark.parametrize("end", ["kill", "stop"])
def test_workers_end_with_their_server(launch, person_at, end):
    running = launch()
    anna = person_at(running)
    anna.play(anna.create("me", "random"))
    workers = children(running.process.pid)
    assert workers
    getattr(running, end)()
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline and any(map(alive, workers)):
        time.sleep(0.05)
    assert not any(map(alive, workers))


def children(pid: int) -> list[int]:
    """Return the processes that a process has started, by Linux's list."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_worker_needs_nothing_of_the_server():
    """A worker can be started where the server's packages are not even installed."""
    code = "import sys, epocha.server.table.workers; sys.exit('fastapi' in sys.modules or 'uvicorn' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ)
