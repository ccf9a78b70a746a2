"""What every answer keeps to: nothing stored by looking, no secret in logs or told by lengths, the cookie, HEAD."""

import gzip
import json
import logging
import sqlite3
import time
import zlib

import httpx
import pytest

from epocha.server.failures import COUNTED_FOR, Repeated
from epocha.server.settings import Settings
from epocha.server.table import life, seating
from epocha.server.web.app import create_app, create_site
from epocha.server.web.compress import LEVEL, squeeze

LOOKS = ["/", "/health", "/games/stone_age/rules", "/tables/TABLE", "/tables/TABLE/live", "/tables/TABLE/replay",
         "/tables/TABLE/record", "/api/session", "/api/home", "/api/tables/TABLE", "/static/site.css"]  # fmt: skip


def transport(site) -> httpx.ASGITransport:
    return httpx.ASGITransport(create_app(site), raise_app_exceptions=False)


# --- looking ---


def test_looking_stores_nothing(launch, person_at):
    running = launch()
    anna, jan = person_at(running), person_at(running)
    table = anna.create("me", "open", "friend")
    jan.do(table, "join", name="Jan")
    watcher = sqlite3.connect(running.data / "epocha.db")

    def version() -> int:
        return watcher.execute("PRAGMA data_version").fetchone()[0]

    before = version()
    links = [link["address"] for link in anna.table(table)["links"]["invites"]]
    for someone in (anna, jan, person_at(running)):
        for path in (*LOOKS, *links):
            someone.http.get(path.replace("TABLE", table))
        with someone.http.stream("GET", f"/tables/{table}/events") as stream:
            next(stream.iter_lines())
    time.sleep(0.3)  # the end of a stream used to be stored a moment later
    assert version() == before
    jan.do(table, "seen", ply=0)
    assert version() > before


def test_what_a_page_told_to_have_shown_is_known_after_a_restart(launch, person_at):
    running = launch()
    anna, jan = person_at(running), person_at(running)
    table = anna.create("me", "open", game="stone_age", options={"start_player": 1})
    jan.do(table, "join", name="Jan")
    for _ in range(2):
        anna.play(table)
        jan.play(table)
    anna.play(table)
    running.kill()
    running.start()
    assert jan.table(table)["since"] == 4  # who acted has seen what they acted upon
    assert anna.do(table, "seen", ply=3)["code"] == "done"
    assert person_at(running).do(table, "seen", 403, ply=3)["code"] == "error-not-your-seat"
    jan.do(table, "seen", ply=10**6)
    running.kill()
    running.start()
    assert (jan.table(table)["since"], anna.table(table)["since"]) == (5, 5)


@pytest.mark.parametrize("path", LOOKS)
def test_head_is_answered_like_get_without_the_body(person, path):
    anna = person()
    path = path.replace("TABLE", anna.create("me", "me"))
    got, head = anna.http.get(path), anna.http.head(path)
    assert (head.status_code, head.content) == (got.status_code, b"") == (200, b"")
    changing = {"date", "content-length"}  # the length of compressed pages differs by words made for each
    assert {name: value for name, value in head.headers.items() if name not in changing} == {
        name: value for name, value in got.headers.items() if name not in changing
    }
    assert "content-length" in head.headers


def test_head_of_an_event_stream_ends(person):
    anna = person()
    table = anna.create("me", "me")
    answer = anna.http.head(f"/tables/{table}/events")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/event-stream; charset=utf-8")
    assert anna.http.head("/tables/nothing/events").status_code == 404


def test_health_is_told_without_a_cookie_or_a_limit(launch):
    running = launch(rates={"look": (1, 0.01)})
    for _ in range(5):
        answer = httpx.get(f"{running.address}/health")
        assert (answer.status_code, answer.text) == (200, "ok\n")
        assert "set-cookie" not in answer.headers


def test_cookie_lasts_from_its_last_use(person):
    anna = person()
    table = anna.create("me", "me")
    own = anna.http.cookies["epocha"]
    for path in ("/", f"/tables/{table}", "/api/session"):
        said = anna.http.get(path).headers["set-cookie"]
        assert said.startswith(f"epocha={own};")
        assert "Max-Age=34560000" in said
    for path in (f"/tables/{table}/live", f"/api/tables/{table}", "/static/site.css"):
        assert "set-cookie" not in anna.http.get(path).headers


# --- lengths ---


def test_answers_are_compressed_for_who_can_read_that(person):
    anna = person()
    path = f"/tables/{anna.create('me', 'me', game='stone_age')}/replay"
    short, plain = (anna.http.get(path, headers={"accept-encoding": code}) for code in ("gzip, br", "br, gzip;q=0"))
    assert short.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert short.text == plain.text
    assert int(short.headers["content-length"]) < len(plain.content) / 4
    assert "accept-encoding" in short.headers["vary"].lower()
    with anna.http.stream("GET", path.replace("/replay", "/events")) as stream:
        assert "content-encoding" not in stream.headers
        next(stream.iter_lines())


def test_squeezed_body_is_gzip():
    for body in (b"", b"x" * 10, b'<a href="/seat/abc.def">' * 1000, b"f" * 64, bytes(range(256)) * 300):
        assert gzip.decompress(squeeze(body)) == body


@pytest.mark.parametrize("whole", [True, False])
def test_length_of_an_answer_does_not_tell_whether_a_guess_is_right(person, whole):
    """Text put into a page that stands elsewhere in it too makes a plainly compressed page shorter."""
    anna = person()
    table = anna.create("me", "friend", game="stone_age")
    page = anna.page(f"/tables/{table}")
    links = anna.table(table)["links"]
    plainly = 0
    for secret in (anna.http.headers["X-CSRF"], links["invites"][0]["address"], links["moves"][0]["address"]):
        assert secret in page
        start, end = secret[:-14], secret[-14:]
        guesses = [secret, start + end[::-1]] if whole else [end, end[::-1]]
        pages = [page.replace("</main>", f"<p>{guess}</p></main>").encode() for guess in guesses]
        right, wrong = (len(squeeze(guessed)) for guessed in pages)
        assert abs(right - wrong) <= 2, "no more than the bits of any two texts differ"
        right, wrong = (len(zlib.compress(guessed, LEVEL)) for guessed in pages)
        plainly += wrong - right
    assert plainly > 6, "a plain compression would tell"


def test_chat_is_not_compressed_together_with_what_the_page_shows(person):
    anna = person()
    table = anna.create("me", "me", game="stone_age")
    word = anna.table(table)["decision"]["hints"][0]["words"][:-1]
    anna.do(table, "chat", text=word)
    for path in (f"/tables/{table}", f"/tables/{table}/live", f"/api/tables/{table}"):
        body = anna.http.get(path).content
        twisted = word[::-1].encode()
        assert body.count(word.encode()) >= 2
        other = twisted.join(body.rsplit(word.encode(), 1)) if "api" not in path else body.replace(
            json.dumps(word).encode(), json.dumps(word[::-1]).encode())  # fmt: skip
        assert abs(len(squeeze(body)) - len(squeeze(other))) < 10


# --- logs and referrers ---


def test_secret_links_are_in_no_log(tmp_path, monkeypatch, caplog):
    site = create_site(Settings(tmp_path))

    async def broken(*_):
        raise RuntimeError("broken")

    monkeypatch.setattr(site, "link", broken)

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport(site), base_url="http://test") as client:
            return await client.get("/seat/abc.secret-of-a-seat")

    from tests.server.test_storage import run

    assert run(ask()).status_code == 500
    assert "/seat/{token}" in caplog.text
    assert "secret-of-a-seat" not in caplog.text


def test_whoever_leaves_the_page_of_a_secret_link_does_not_take_it_along(person):
    anna = person()
    link = anna.table(anna.create("me", "friend"))["links"]["invites"][0]["address"]
    answer = anna.http.get(link)
    assert answer.headers["referrer-policy"] == "strict-origin"
    assert f'name="back" value="{link}"' in answer.text
    assert anna.form("/language", lang="cs", back=link).headers["location"] == link
    for elsewhere in ("//elsewhere.example/x", "/seat//elsewhere.example", "https://elsewhere.example", "/join/../x"):
        assert anna.form("/language", lang="cs", back=elsewhere).headers["location"] == "/"


def test_what_fails_again_and_again_is_logged_once_and_counted(monkeypatch):
    now = 1000.0
    monkeypatch.setattr("epocha.server.failures.time.monotonic", lambda: now)
    repeated = Repeated()
    written = []
    log = logging.Logger("test")
    handler = logging.Handler()
    handler.emit = lambda record: written.append(record.getMessage())
    handler.addFilter(repeated)
    log.addHandler(handler)
    for number in range(1000):
        try:
            raise OSError("no space left")
        except OSError:
            log.exception("table %s failed", number)
    log.warning("another")
    log.error("table %s is set aside", 1)
    log.error("table %s is set aside", 2)
    assert written == ["table 0 failed", "another", "table 1 is set aside", "table 2 is set aside"]
    assert repeated.left_out() == ["test: table %s failed (999 times more)"]
    now += COUNTED_FOR
    log.warning("another")
    log.warning("another")
    assert written[4:] == ["another (1 times since this was last written)"]
    for number in range(5000):
        log.warning(f"new {number}")
    assert len(repeated._known) <= 200


# --- words of requests ---


def test_word_of_a_client_is_never_the_sites_own(person):
    """The host of a table made one in advance, with the word that its rematch would be asked for by."""
    anna = person()
    table = anna.create("me", "random")
    anna.do(table, "act", 200, decision=anna.table(table)["decision"]["id"], action="draw")
    trap = anna.create("me", "me", title="trap", once=f"rematch {table}")
    assert anna.create("me", "me", title="other", once=f"rematch {table}") == trap
    anna.finish(table)
    assert anna.do(table, "rematch")["table"] != trap


def test_notes_of_who_looks_are_kept_of_owners_only(tmp_path):
    plan = life.NewTable(game="pebbles", seats=[life.SeatPlan(kind="me"), life.SeatPlan(kind="friend")])
    table = life.Table(life.create(plan, "anna", "", 1.0))
    for number in range(1000):
        change = seating.take_link(table, table.seats[1].token, f"browser {number}", "", "", 2.0)
        table.take(change)
        table.presence.hear(f"browser {number}")
        table.presence.seen[f"browser {number}"] = 1
    assert len(table.presence.heard) <= 2
    assert len(table.presence.seen) <= 2
