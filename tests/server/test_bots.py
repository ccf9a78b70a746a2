"""Bots that fail never block a table, and the site goes on without a trace of them."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

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

class Cheater(Bot):
    def choose(self, view, decision, legal, clock):
        return 123456

class Spy(Bot):
    def choose(self, view, decision, legal, clock):
        assert view.is_view and view.viewer == decision.player and view.chance is None
        return legal[-1]
"""
NAMES = ("Crasher", "Dier", "Sleeper", "Cheater", "Spy")


@pytest.fixture(scope="module")
def rogues(tmp_path_factory, launch):
    """A server where somebody has installed strange bots."""
    folder = tmp_path_factory.mktemp("rogues")
    (folder / "rogues.py").write_text(BOTS)
    info = folder / "rogues-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: rogues\nVersion: 1.0\n")
    lines = [f"{name.lower()} = rogues:{name}" for name in NAMES]
    lines += ["broken = rogues_that_are_missing:Bot"]
    (info / "entry_points.txt").write_text("[epocha.bots]\n" + "\n".join(lines) + "\n")
    return launch(path=str(folder), bot_limit=1.5)


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
    code = "import sys, epocha.server.workers; sys.exit('fastapi' in sys.modules or 'uvicorn' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ)
