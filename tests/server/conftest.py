"""Servers as processes of their own, and people with browsers of their own, over real HTTP."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from ports import free_port

FIXTURES = Path(__file__).parent.parent / "fixtures"
SERVE = """
import json, resource, sys
from pathlib import Path
from epocha.server.main import serve
from epocha.server.settings import Rate, Settings
from epocha.server.web import warming
warming.WARM_AFTER = 3600  # never: it reads the words of all games, and there are many servers
given = json.loads(sys.argv[1])
given["data"] = Path(given["data"])
given["rates"] = {what: Rate(*rate) for what, rate in given["rates"].items()}
files = given.pop("files", None)
if files:
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
sys.exit(serve("127.0.0.1", int(sys.argv[2]), settings=Settings(**given)))
"""


class Running:
    """A server in a process of its own; it can be killed and started again on the same data and port."""

    def __init__(self, data: Path, path: str = "", **settings: Any) -> None:
        self.data = data
        self.settings = {"data": str(data), "workers": 1, "bot_pause": 0, "rates": {}, **settings}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.path = os.pathsep.join(filter(None, [path, str(FIXTURES), os.environ.get("PYTHONPATH", "")]))
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, json.dumps(self.settings), str(self.port)]
        environment = os.environ | {"PYTHONPATH": self.path}
        self.log = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(command, env=environment, stderr=self.log)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(self._ended())
            with suppress(httpx.TransportError):
                httpx.get(f"{self.address}/api/session", timeout=30)
                return
            time.sleep(0.01)
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        self.process.kill()
        self._ended()

    def stop(self) -> str:
        """Stop it politely; return what it said."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> str:
        self.process.wait(timeout=20)
        self.log.seek(0)
        return self.log.read().decode()


class Person:
    """A browser: its cookies, its token, and short ways to do things at a table."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=30)
        self.seen: list[str] = []
        self.http.event_hooks["response"].append(self._note)
        session = self.get("/api/session")
        self.http.headers["X-CSRF"] = session["csrf"]

    def _note(self, response: httpx.Response) -> None:
        if "event-stream" not in response.headers.get("content-type", ""):
            response.read()
            self.seen.append(response.text + str(response.headers))

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        answer = self.http.post(path, json=body, **more)
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, *seats: str, game: str = "pebbles", **more: Any) -> str:
        """Make a table; a seat is "me", "friend", "open", or a bot's name."""
        plan = [{"kind": s} if s in ("me", "friend", "open") else {"kind": "bot", "bot": s} for s in seats]
        return str(self.post("/api/tables", {"game": game, "seats": plan, **more}, 201)["table"])

    def table(self, table_id: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table_id}", **query)

    def do(self, table_id: str, verb: str, status: int = 200, /, **body: Any) -> Any:
        return self.post(f"/api/tables/{table_id}/{verb}", body, status)

    def play(self, table_id: str, choose: Callable[[list[str]], str] | None = None, **query: Any) -> Any:
        """Answer the decision at hand; return the table as it was before."""
        view = self.table(table_id, **query)
        texts = [action["text"] for action in view["actions"]]
        self.do(table_id, "act", decision=view["decision"]["id"], action=choose(texts) if choose else texts[0])
        return view

    def wait(self, table_id: str, ready: Callable[[Any], bool], seconds: float = 20) -> Any:
        """Return the table as soon as it is as wanted."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            view = self.table(table_id)
            if ready(view):
                return view
            time.sleep(0.02)
        raise AssertionError(f"table {table_id} never got there: {view}")

    def finish(self, table_id: str, choose: Callable[[list[str]], str] | None = None) -> Any:
        """Play to the end against bots; return the table then."""
        while True:
            view = self.wait(table_id, lambda v: v["status"] != "running" or v["decision"])
            if view["status"] != "running":
                return view
            texts = [action["text"] for action in view["actions"]]
            self.do(table_id, "act", decision=view["decision"]["id"], action=choose(texts) if choose else texts[0])

    def page(self, path: str, status: int = 200) -> str:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return str(answer.text)

    def form(self, path: str, csrf: str | None = None, **fields: str) -> httpx.Response:
        """Send a form as a page without scripts does."""
        token = self.http.headers["X-CSRF"] if csrf is None else csrf
        bare = httpx.Client(base_url=self.http.base_url, cookies=self.http.cookies)
        return bare.post(path, data={**fields, "csrf": token})


@pytest.fixture(scope="module")
def launch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Running]]:
    """Start servers that end with the tests of a file."""
    started: list[Running] = []

    def start(data: Path | None = None, path: str = "", **settings: Any) -> Running:
        started.append(Running(data or tmp_path_factory.mktemp("data"), path, **settings))
        return started[-1]

    yield start
    for server in started:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do no harm to it; without limits and pauses."""
    running = Running(tmp_path_factory.mktemp("data"))
    yield running
    running.kill()


@pytest.fixture
def person(server: Running) -> Callable[[], Person]:
    """Make people who come to the server, each with a browser of their own."""
    return lambda: Person(server.address)


@pytest.fixture(scope="session")
def person_at() -> Callable[[Running], Person]:
    """Make people who come to a server of the test's own."""
    return lambda running: Person(running.address)


@pytest.fixture(scope="session")
def words_of_html() -> Callable[[str], str]:
    """Take the tags out of a page."""
    return lambda page: re.sub(r"<[^>]*>", " ", page)
