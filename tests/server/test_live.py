"""Event streams: they say that something changed, never what, and catch up by themselves."""

import json
import signal
import socket
import threading
import time
from contextlib import contextmanager, suppress

import httpx


class Listener:
    """An open stream; collects its events in the background."""

    def __init__(self, someone, table: str, **headers: str) -> None:
        self.events: list[dict] = []
        self.ids: list[int] = []
        self.lines: list[str] = []
        self.started = threading.Event()
        self._client = httpx.Client(base_url=someone.http.base_url, cookies=someone.http.cookies, timeout=30)
        self._table = table
        self._headers = headers
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        assert self.started.wait(5)

    def _listen(self) -> None:
        try:
            with self._client.stream("GET", f"/tables/{self._table}/events", headers=self._headers) as stream:
                self._socket = stream.extensions["network_stream"].get_extra_info("socket")
                assert stream.headers["content-type"].startswith("text/event-stream")
                for line in stream.iter_lines():
                    self.lines.append(line)
                    if line.startswith("id: "):
                        self.ids.append(int(line[4:]))
                    if line.startswith("data: "):
                        self.events.append(json.loads(line[6:]))
                        self.started.set()
        except (httpx.TransportError, OSError):
            return

    def wait(self, ready, seconds: float = 10) -> dict:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.events and ready(self.events[-1]):
                return self.events[-1]
            time.sleep(0.01)
        raise AssertionError(f"no such event: {self.events}")

    def ended(self) -> bool:
        self._thread.join(5)
        return not self._thread.is_alive()

    def close(self) -> None:
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        assert self.ended()
        self._client.close()


@contextmanager
def listening(someone, table, **headers):
    listener = Listener(someone, table, **headers)
    try:
        yield listener
    finally:
        listener.close()


def test_first_event_says_where_the_table_stands(person):
    anna = person()
    table = anna.create("me", "me")
    anna.play(table)
    view = anna.table(table)
    with listening(person(), table) as listener:
        event = listener.events[0]
        assert (event["revision"], event["plies"], event["chat"]) == (view["revision"], 1, 0)
        assert listener.ids == [view["revision"]]
        assert listener.lines[0].startswith("retry: ")


def test_every_change_is_told_to_all_and_never_what_it_was(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", game="stone_age", options={"start_player": 1})
    with listening(anna, table) as hers, listening(jan, table) as his:
        jan.do(table, "join", name="Jan")
        view = anna.play(table)
        anna.do(table, "chat", text="Hello")
        anna.do(table, "undo", what="ask", token=anna.table(table)["undo"]["token"])
        revision = anna.table(table)["revision"]
        assert revision == view["revision"] + 3
        for listener in (hers, his):
            event = listener.wait(lambda event: event["revision"] == revision)
            assert (event["plies"], event["chat"]) == (0, 1)
            assert set(event) == {"revision", "plies", "chat", "online", "thinking", "watching"}
            assert listener.ids == sorted(listener.ids)


def test_who_is_online_is_told(person):
    anna, jan, eva = person(), person(), person()
    table = anna.create("me", "open")
    jan.do(table, "join", name="Jan")
    with listening(anna, table) as hers:
        hers.wait(lambda event: event["online"] == [0])
        with listening(jan, table), listening(eva, table):
            event = hers.wait(lambda event: event["online"] == [0, 1] and event["watching"] == 1)
            assert anna.table(table)["spectators"] == 1
        event = hers.wait(lambda event: event["online"] == [0])
        assert event["watching"] == 0


def test_thinking_bots_are_told(launch, person_at):
    running = launch(bot_pause=0.5)
    anna = person_at(running)
    table = anna.create("me", "random")
    with listening(anna, table) as listener:
        anna.play(table)
        listener.wait(lambda event: event["thinking"] == [1])
        listener.wait(lambda event: event["thinking"] == [] and event["plies"] == 2)


def test_stream_beats_while_nothing_happens(launch, person_at):
    running = launch(heartbeat=0.1)
    anna = person_at(running)
    table = anna.create("me", "me")
    with listening(anna, table) as listener:
        time.sleep(0.6)
        assert listener.lines.count(": beat") >= 3


def test_stream_resumes_after_a_restart(launch, person_at):
    running = launch()
    anna = person_at(running)
    table = anna.create("me", "me")
    with listening(anna, table) as listener:
        anna.play(table)
        seen = listener.wait(lambda event: event["plies"] == 1)["revision"]
        running.kill()
        assert listener.ended()
    running.start()
    anna.play(table)
    with listening(anna, table, **{"last-event-id": str(seen)}) as listener:
        assert listener.events[0]["plies"] == 2
        assert listener.ids[0] > seen


def test_stopping_server_ends_its_streams_at_once(launch, person_at):
    running = launch()
    anna = person_at(running)
    table = anna.create("me", "me")
    with listening(anna, table) as listener:
        started = time.monotonic()
        running.process.send_signal(signal.SIGTERM)
        assert listener.ended()
        assert time.monotonic() - started < 3
    assert running.process.wait(20) == 0


def test_what_was_missed_while_away_is_counted_from_the_closing_of_the_page(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", game="stone_age", options={"start_player": 1})
    jan.do(table, "join", name="Jan")
    with listening(jan, table) as his:
        anna.play(table)
        his.wait(lambda event: event["plies"] == 1)
        assert jan.table(table)["since"] == 1
        jan.play(table)
    anna.wait(table, lambda view: not view["seats"][1]["online"])
    anna.play(table)
    assert jan.table(table)["since"] == 2
    assert jan.table(table)["since"] == 3


def test_there_are_no_events_of_no_table(person):
    assert person().get("/api/tables/nothing/events", 404)["code"] == "error-no-table"
