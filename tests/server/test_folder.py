"""The data folder: one server at a time, whole and undamaged data, reading while nothing can be written."""

import os
import shutil
import sqlite3
import time

import pytest

from epocha.server.main import serve
from epocha.server.store.folder import Hold
from epocha.server.store.kept import StoreProblem, Unstored
from epocha.server.store.sqlite import SqliteStore
from epocha.server.table import life
from epocha.server.table.input import NewTable, SeatPlan


def stored(number: int = 0, seats: tuple[str, ...] = ("me", "open")) -> life.Stored:
    return life.create(NewTable(game="pebbles", seats=[SeatPlan(kind=kind) for kind in seats]), "anna", "", number)


def test_second_server_on_a_data_folder_is_refused_with_the_first_ones_process(launch, capsys):
    running = launch()
    assert serve(data=running.data, port=running.port + 1) == 1
    words = " ".join(capsys.readouterr().err.split())
    assert f"in use by another server (process {running.process.pid})" in words
    assert "--data" in words
    running.kill()
    with Hold(running.data):  # what is killed leaves nothing behind
        pass


def test_folder_is_free_again_when_its_server_has_ended(tmp_path):
    with Hold(tmp_path), pytest.raises(StoreProblem, match=f"process {os.getpid()}"):
        Hold(tmp_path)
    with Hold(tmp_path):
        pass


# --- what is missing or damaged ---


def test_log_without_its_database_is_refused_and_kept(tmp_path):
    store = SqliteStore(tmp_path / "one")
    store.create(stored())
    (tmp_path / "two").mkdir()
    shutil.copy(tmp_path / "one" / "epocha.db-wal", tmp_path / "two")
    for damage in (lambda: None, (tmp_path / "two" / "epocha.db").touch):
        damage()
        with pytest.raises(StoreProblem, match=r"epocha\.db-wal.*backup"):
            SqliteStore(tmp_path / "two")
        assert (tmp_path / "two" / "epocha.db-wal").stat().st_size > 0
    shutil.copy(tmp_path / "one" / "epocha.db", tmp_path / "two")
    assert len(SqliteStore(tmp_path / "two").open_tables(9)) == 1


@pytest.mark.parametrize("page", [2, 8])
def test_damaged_pages_are_refused_at_the_start_with_what_to_do(tmp_path, page):
    store = SqliteStore(tmp_path)
    for number in range(60):
        store.create(stored(number))
    store.close()
    path = tmp_path / "epocha.db"
    data = bytearray(path.read_bytes())
    data[4096 * page : 4096 * page + 4096] = b"\x5a" * 4096
    path.write_bytes(data)
    with pytest.raises(StoreProblem, match=r"is damaged.*\.recover"):
        SqliteStore(tmp_path)
    assert path.read_bytes() == data


# --- while another program holds the database ---


def test_locked_database_is_read_and_changes_are_refused(launch, person_at):
    running = launch()
    anna = person_at(running)
    table = anna.create("me", "me")
    holder = sqlite3.connect(running.data / "epocha.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    view = anna.table(table)
    act = {"decision": view["decision"]["id"], "action": view["actions"][0]["text"]}
    waited = []
    for _ in range(3):
        begun = time.monotonic()
        answer = anna.do(table, "act", 503, **act)
        waited.append(time.monotonic() - begun)
        assert answer["code"] == "error-busy"
    assert max(waited[1:]) < 1 < waited[0] < 8  # whoever comes after one who waited in vain waits little
    begun = time.monotonic()
    for path in (f"/tables/{table}", "/api/session", "/health"):
        assert anna.http.get(path).status_code == 200
    assert anna.table(table)["plies"] == 0
    assert time.monotonic() - begun < 4
    holder.execute("ROLLBACK")
    assert anna.do(table, "act", **act)["code"] == "done"
    assert "Traceback" not in running.stop()


def test_reading_does_not_wait_for_a_change_that_waits(tmp_path):
    store = SqliteStore(tmp_path)
    header = store.create(stored())
    holder = sqlite3.connect(tmp_path / "epocha.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    assert store.load(header.id).header == header
    with pytest.raises(Unstored, match="locked"):
        store.set_name("anna", "Anna")
    holder.execute("ROLLBACK")
    store.set_name("anna", "Anna")
    assert store.name_of("anna") == "Anna"


# --- lists of many tables ---


def test_lists_never_read_more_than_they_show(tmp_path):
    """A plan of a query that scans or sorts all tables takes half a second at 181,000 of them."""
    store = SqliteStore(tmp_path)
    plans = []
    store._reader.set_trace_callback(lambda query: plans.append(query) if query.startswith("SELECT") else None)
    for ask in (store.open_tables, store.finished_tables):
        ask(50)
    store.running_of("anna", 50)
    store.finished_of("anna", 50, 50)
    store.count_finished_of("anna")
    asked = [query for query in plans if " FROM tables" in query or "COUNT" in query]
    store._reader.set_trace_callback(None)
    assert len(asked) == 5
    for query in asked:
        steps = [row[3] for row in store._db.execute(f"EXPLAIN QUERY PLAN {query}")]
        kept = [step for step in steps if step.startswith(("SCAN", "SEARCH")) and "(subquery" not in step]
        assert all("INDEX" in step or "PRIMARY KEY" in step for step in kept), steps
        if "owner" not in query:  # those of one person are few enough to be sorted
            assert not any("TEMP B-TREE" in step for step in steps), steps


def test_lists_show_what_goes_on_and_the_latest_that_are_over(tmp_path):
    store = SqliteStore(tmp_path)
    headers = [store.create(stored(number)) for number in range(6)]
    for number, status in enumerate(["running", "finished", "finished", "abandoned", "finished"]):
        header = headers[number]
        changed = life.replace(header, status=status, revision=2, changed=10.0 - number)
        store.change(life.Change(changed))
    mine = [*store.running_of("anna", 2), *store.finished_of("anna", 2), *store.finished_of("anna", 2, 2)]
    found = [(listed.header.status, listed.header.changed) for listed in mine]
    assert found == [("running", 10), ("waiting", 5), ("finished", 9), ("finished", 8), ("finished", 6)]
    assert store.count_finished_of("anna") == 3
    assert [listed.header.created for listed in store.open_tables(9)] == [5]
    assert [listed.header.changed for listed in store.finished_tables(2)] == [9, 8]
    back = life.replace(headers[3], status="running", revision=3, changed=11.0)
    store.change(life.Change(back))
    assert store.running_of("anna", 2)[0].header.changed == 11


def test_lists_of_a_database_without_their_indexes_are_the_same(tmp_path):
    store = SqliteStore(tmp_path)
    headers = [store.create(stored(number)) for number in range(4)]
    for header, status in zip(headers, ("finished", "abandoned", "running"), strict=False):
        store.change(life.Change(life.replace(header, status=status, revision=2)))
    lists = [store.running_of("anna", 9), store.finished_of("anna", 9), store.open_tables(9), store.finished_tables(9)]
    for index in ("seats_shelf", "tables_open", "tables_finished", "tables_running"):
        store._db.execute(f"DROP INDEX {index}")
    store._db.execute("ALTER TABLE seats DROP COLUMN shelf")
    store._db.execute("ALTER TABLE tables DROP COLUMN done")
    store.close()
    store = SqliteStore(tmp_path)
    again = [store.running_of("anna", 9), store.finished_of("anna", 9), store.open_tables(9), store.finished_tables(9)]
    assert again == lists
