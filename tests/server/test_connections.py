"""Connections that only hold the server up: it lets them go, and everybody else in."""

import asyncio
import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from epocha.server.web.connections import Joined
from epocha.server.web.security import network_address

PARTS = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: x\r\n",
    "half a body": b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Content-Length: 100\r\n\r\ngame=",
    "half a body of the API": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{",
}
GET = b"GET /api/session HTTP/1.1\r\nHost: x\r\n\r\n"


def connected(stack: ExitStack, port: int, address: str = "127.0.0.1") -> socket.socket:
    """Open a connection from an address of this machine; those from 127.0.0.1 count as a proxy's."""
    client = stack.enter_context(socket.socket())
    client.bind((address, 0))
    client.settimeout(10)
    client.connect(("127.0.0.1", port))
    return client


def ended(client: socket.socket, seconds: float) -> bool:
    """Return whether the server ends a connection within some time."""
    deadline = time.monotonic() + seconds
    try:
        while (left := deadline - time.monotonic()) > 0:
            client.settimeout(left)
            if not client.recv(1 << 16):
                return True
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return False


def logged(running) -> str:
    running.log.seek(0)
    return running.log.read().decode()


@pytest.mark.parametrize("part", PARTS)
def test_connections_that_send_nothing_more_shut_nobody_out(launch, part):
    running = launch(files=480)
    with ExitStack() as stack:
        for _ in range(600):
            with suppress(ConnectionError):
                connected(stack, running.port).sendall(PARTS[part])
        for _ in range(10):
            started = time.monotonic()
            assert httpx.get(f"{running.address}/api/session", timeout=5).status_code == 200
            assert time.monotonic() - started < 2
    assert len(logged(running)) < 1000


@pytest.fixture(scope="module")
def impatient(launch):
    """Return a server that soon ends what is sent too slowly."""
    return launch(head_seconds=0.8, body_seconds=0.8)


@pytest.mark.parametrize("part", PARTS)
def test_connections_that_send_too_slowly_are_ended(impatient, part):
    running = impatient
    with ExitStack() as stack:
        silent, dripping = (connected(stack, running.port) for _ in range(2))
        silent.sendall(PARTS[part])
        for letter in PARTS[part] or b"GET /":
            with suppress(ConnectionError):
                dripping.sendall(bytes([letter]))
            time.sleep(2.4 / (len(PARTS[part]) or 5))
        assert ended(silent, 2)
        assert ended(dripping, 2)
    assert "Traceback" not in logged(running)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="reads the list of open files")
def test_who_does_not_read_the_answer_is_given_up(launch):
    running = launch(reading_seconds=0.8)
    files = Path(f"/proc/{running.process.pid}/fd")
    time.sleep(0.5)
    before = len(list(files.iterdir()))
    with ExitStack() as stack:
        client = stack.enter_context(socket.socket())
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(("127.0.0.1", running.port))
        client.sendall(b"GET /static/table.css HTTP/1.1\r\nHost: x\r\n\r\n" * 3000)
        time.sleep(0.2)
        assert len(list(files.iterdir())) > before
        deadline = time.monotonic() + 30
        while len(list(files.iterdir())) > before:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_streams_and_ordinary_requests_know_no_such_limits(launch, person_at):
    running = launch(head_seconds=0.5, body_seconds=0.5, reading_seconds=0.5, heartbeat=0.3)
    anna = person_at(running)
    table = anna.create("me", "me")
    with anna.http.stream("GET", f"/tables/{table}/events") as stream:
        lines = stream.iter_lines()
        started = time.monotonic()
        while time.monotonic() - started < 2:
            next(lines)
            anna.table(table)


def test_one_address_has_no_more_than_its_share(launch, person_at):
    running = launch(connections_per_address=4)
    anna = person_at(running)
    table = anna.create("me", "me")
    with ExitStack() as stack:
        idle = [connected(stack, running.port, "127.0.0.2") for _ in range(12)]
        assert [ended(client, 0.3) for client in idle] == [True] * 8 + [False] * 4
        streams = [connected(stack, running.port, "127.0.0.2") for _ in range(4)]
        for stream in streams:
            stream.sendall(f"GET /tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            assert b"200 OK" in stream.recv(1000)
        refused = connected(stack, running.port, "127.0.0.2")
        said = refused.recv(2000).decode()
        assert " 503 " in said
        assert all(word in said for word in ("Too many connections", "příliš mnoho", "priveľa"))
        for address in ("127.0.0.3", "127.0.0.1"):
            other = connected(stack, running.port, address)
            other.sendall(GET)
            assert b"200 OK" in other.recv(1000)
        streams[0].close()
        time.sleep(0.3)
        again = connected(stack, running.port, "127.0.0.2")
        again.sendall(GET)
        assert b"200 OK" in again.recv(1000)


def test_streams_leave_room_for_pages(launch, person_at):
    running = launch(connections=8)
    anna = person_at(running)
    table = anna.create("me", "me")
    with ExitStack() as stack:
        answers = []
        for _ in range(8):
            stream = connected(stack, running.port)
            stream.sendall(f"GET /tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            answers.append(b"200 OK" in stream.recv(1000))
        assert answers == [True] * 6 + [False] * 2
        anna.table(table)


def test_addresses_are_counted_by_what_one_person_may_have():
    assert network_address("192.0.2.7") == network_address("::ffff:192.0.2.7") != network_address("::ffff:192.0.2.8")
    assert network_address("2001:db8::1") == network_address("2001:db8::2") != network_address("2001:db8:0:1::1")


def test_accept_errors_are_told_once(launch):
    """Where files run out all the same, because others use them: the server waits and says so once."""
    running = launch(files=60)
    with ExitStack() as stack:
        for _ in range(200):
            with suppress(OSError):
                connected(stack, running.port)
        time.sleep(3)
    assert logged(running).count("connections cannot be accepted") == 1
    assert len(logged(running)) < 1000
    assert httpx.get(f"{running.address}/api/session", timeout=20).status_code == 200


class Noted:
    """A transport that notes what is sent through it."""

    def __init__(self):
        self.done = []

    def write(self, data):
        self.done.append(data)

    def close(self):
        self.done.append("closed")

    def is_closing(self):
        return "closed" in self.done


def test_the_head_and_the_body_of_an_answer_are_sent_together():
    async def answered():
        noted = Noted()
        joined = Joined(noted, asyncio.get_running_loop())
        joined.write(b"head ")
        joined.write(b"body")
        joined.write(b"")
        await asyncio.sleep(0)
        joined.write(b"more")
        await asyncio.sleep(0)
        joined.write(b"last")
        joined.close()
        await asyncio.sleep(0)
        assert joined.is_closing()
        return noted.done

    assert asyncio.run(answered()) == [b"head body", b"more", b"last", "closed"]
