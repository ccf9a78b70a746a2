"""Attacks that independent auditors made on the site, repeated within bounds and on this machine alone."""

import dataclasses
import re
import sqlite3
import threading
import time

import httpx
import pytest

from epocha.server.store.sqlite import SqliteStore
from epocha.server.table import life
from epocha.server.table.input import NewTable, SeatPlan

LISTS = {
    "a name with 25,000 dots": "a." * 24_990 + "a = 1",
    "many keys under a long name": "[" + "a." * 10_000 + "a]\n" + "".join(f"x{n} = 1\n" for n in range(2_800)),
    "a quoted name with 12,000 dots": '"a".' * 12_000 + "a = 1",
}


# --- texts ---


@pytest.mark.parametrize("name", LISTS)
def test_a_text_made_to_be_slow_is_refused_and_holds_nobody_up(launch, person_at, name):
    running = launch()
    anna, jan = person_at(running), person_at(running)
    plan = {"game": "mesta", "seats": [{"kind": "me"}] * 2, "options": {"cities_file": LISTS[name]}}
    answers: list[httpx.Response] = []
    attack = threading.Thread(target=lambda: answers.append(anna.http.post("/api/tables", json=plan)))
    attack.start()
    slowest = 0.0
    while attack.is_alive():
        started = time.monotonic()
        jan.get("/api/session")
        slowest = max(slowest, time.monotonic() - started)
    assert answers[0].json()["code"] == "error-bad-option"
    assert "levels" in answers[0].json()["detail"]
    assert slowest < 2, "it took 6 seconds and more"
    fields = {"players": "2", "seat0": "me", "seat1": "me", "option_cities_file": LISTS[name]}
    started = time.monotonic()
    assert anna.form("/games/mesta/new", **fields).status_code == 422
    assert time.monotonic() - started < 3, "it took 6 seconds and more, and holds the first words of the game too"


# --- what a table tells before it begins ---


@pytest.mark.parametrize(
    "question", ["why?seat=0&action=go+hut", "why?seat=0&action=place+forest+1", "record", "record?seat=0", "replay"]
)
def test_a_table_that_has_not_begun_answers_nothing_of_its_game(person, question):
    anna, jan = person(), person()
    table = anna.create("me", "open", game="stone_age")
    answer = anna.http.get(f"/api/tables/{table}/{question}")
    assert (answer.status_code, answer.json()["code"]) == (409, "error-not-running")
    jan.do(table, "join", name="Jan")
    assert anna.http.get(f"/api/tables/{table}/{question}").status_code in (200, 422)


# --- tables that cannot be resumed ---

DAMAGE = {
    "UPDATE tables SET game = 'chess' WHERE id = ?": ("game", "Chess", "is not installed"),
    "UPDATE tables SET rules_version = 99 WHERE id = ?": ("version", "Pebbles", "version of the rules"),
    "UPDATE moves SET text = 'take everything' WHERE table_id = ?": ("log", "Pebbles", "log of its game"),
    """UPDATE tables SET options = '{"double": "maybe"}' WHERE id = ?""": ("log", "Pebbles", "log of its game"),
    "UPDATE moves SET seat = 7 WHERE table_id = ?": ("log", "Pebbles", "log of its game"),
}


def test_a_table_that_cannot_be_resumed_is_set_aside_and_the_rest_goes_on(launch, person_at):
    running = launch(bot_pause=3)
    anna = person_at(running)
    sound, *damaged = (anna.create("me", "random") for _ in range(1 + len(DAMAGE)))
    for table in (sound, *damaged):
        anna.play(table)
    running.kill()
    with sqlite3.connect(running.data / "epocha.db") as db:
        for table, change in zip(damaged, DAMAGE, strict=True):
            db.execute(change, (table,))
        before = db.execute("SELECT * FROM tables ORDER BY id").fetchall()
    running.start()
    titles = {card["id"]: card["game_title"] for card in anna.get("/api/home")["mine"]}
    for table, (_, title, words) in zip(damaged, DAMAGE.values(), strict=True):
        refusal = anna.get(f"/api/tables/{table}", 503)
        assert (refusal["code"], titles[table]) == ("error-set-aside", title)
        assert words in refusal["message"]
        pages = {lang: anna.page(f"/tables/{table}?lang={lang}", 503) for lang in ("en", "cs", "sk")}
        for lang, word in (("en", "set aside"), ("cs", "odložený"), ("sk", "odložený")):
            assert word in pages[lang]
        assert anna.do(table, "chat", 503, text="Hello?")["code"] == "error-set-aside"
    assert anna.wait(sound, lambda view: view["decision"])["log"][1]["by"] == "bot"
    with sqlite3.connect(running.data / "epocha.db") as db:
        after = {row[0]: row for row in db.execute("SELECT * FROM tables")}
    assert [row for row in before if row[0] in damaged] == [after[row[0]] for row in before if row[0] in damaged]
    log = running.stop()
    for table in damaged:
        assert len(re.findall(f"table {table} is set aside: .", log)) == 1
    assert sound not in log


MANY = 2500


def stocked(folder) -> list[str]:
    """Fill a data folder with tables of Stone Age where a bot must decide; return their ids."""
    plan = NewTable(
        game="stone_age",
        seats=[SeatPlan(kind="me"), SeatPlan(kind="bot", bot="greedy")],
        options={"start_player": 2},
    )
    stored = life.create(plan, "browser", "Anna", 1.0)
    store = SqliteStore(folder)
    store._db.execute("PRAGMA synchronous = OFF")
    for number in range(MANY):
        header = dataclasses.replace(stored.header, id=f"table{number}", changed=float(number))
        store.create(dataclasses.replace(stored, header=header))
    store.close()
    return [f"table{number}" for number in range(MANY)]


def test_a_server_with_many_bots_to_move_answers_at_once_and_resumes_what_is_opened(launch, person_at, tmp_path):
    started = time.monotonic()
    launch().kill()
    empty = time.monotonic() - started
    tables = stocked(tmp_path)
    started = time.monotonic()
    running = launch(data=tmp_path)
    begun = time.monotonic()
    assert begun - started < empty + 2, "to rebuild them all takes 8 seconds"
    jan = person_at(running)
    with sqlite3.connect(tmp_path / "epocha.db") as db:

        def moved() -> int:
            return db.execute("SELECT COUNT(*) FROM moves").fetchone()[0]

        assert moved() < MANY / 2
        view = jan.wait(tables[0], lambda view: view["plies"], seconds=5)
        assert (view["log"][0]["by"], time.monotonic() - begun < 5) == ("bot", True)
        asked = []
        while moved() < 200:
            started = time.monotonic()
            jan.get("/api/home")
            asked.append(time.monotonic() - started)
        assert sorted(asked)[len(asked) // 2] < 0.5
    running.kill()  # it would go on for minutes


# --- too many tables ---


def test_tables_of_one_person_that_are_not_over_are_limited(launch, person_at):
    running = launch(tables_per_person=3)
    anna, jan = person_at(running), person_at(running)
    tables = [anna.create("me", "open"), anna.create("me", "random", once="x"), anna.create("random", "random")]
    anna.wait(tables[2], lambda view: view["status"] == "finished")
    tables.append(anna.create("me", "me"))
    plan = {"game": "pebbles", "seats": [{"kind": "me"}] * 2}
    refusal = anna.post("/api/tables", plan, 429)
    assert (refusal["code"], "3 tables" in refusal["message"]) == ("error-many-tables", True)
    assert "3 nedohrané stoly" in anna.http.post("/api/tables?lang=cs", json=plan).json()["message"]
    assert anna.create("me", "random", once="x") == tables[1], "which was made before"
    jan.create("me", "me")
    anna.do(tables[0], "leave")
    anna.create("me", "me")
    anna.post("/api/tables", plan, 429)
    with sqlite3.connect(running.data / "epocha.db") as db:
        db.execute("UPDATE tables SET changed = changed - 86500 WHERE id = ?", (tables[3],))
    anna.create("me", "me")
