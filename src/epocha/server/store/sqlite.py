"""SQLite store: one file, write-ahead log, every commit flushed to the disk before it returns."""

import json
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from epocha.engine.snapshot import Snapshot
from epocha.server.store.folder import check_log, check_pages, prepare_folder
from epocha.server.store.kept import (
    CHAT_KEPT,
    Change,
    Conflict,
    Draft,
    Header,
    Listed,
    Said,
    Seat,
    Stored,
    StoredMove,
    StoreProblem,
    TooMany,
    UndoAsk,
    Unstored,
)

VERSION: Final = 3
"""Of the schema; grows with every change of it."""

FILE: Final = "epocha.db"
DAY: Final = 86_400.0

SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, players INTEGER NOT NULL,
    title TEXT NOT NULL, options TEXT NOT NULL, commitment TEXT NOT NULL, host TEXT NOT NULL, public INTEGER NOT NULL,
    created REAL NOT NULL, changed REAL NOT NULL, status TEXT NOT NULL, revision INTEGER NOT NULL,
    generation INTEGER NOT NULL, plies INTEGER NOT NULL, to_move TEXT NOT NULL,
    done TEXT NOT NULL DEFAULT '[]', ranking TEXT NOT NULL,
    points TEXT NOT NULL DEFAULT '[]', undo TEXT NOT NULL, rematch TEXT NOT NULL, once TEXT NOT NULL,
    from_position INTEGER NOT NULL, guided INTEGER NOT NULL, drafted TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX tables_once ON tables (host, once) WHERE once <> '';
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY REFERENCES tables, secret BLOB NOT NULL, position TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL, origin TEXT NOT NULL,
    owner TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL, strength TEXT NOT NULL, token TEXT NOT NULL,
    contribution TEXT NOT NULL, awaited INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables, ply INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
    decision TEXT NOT NULL, by TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, ply)
) WITHOUT ROWID;
CREATE TABLE undone (
    table_id TEXT NOT NULL REFERENCES tables, generation INTEGER NOT NULL, ply INTEGER NOT NULL, seat INTEGER NOT NULL,
    text TEXT NOT NULL, decision TEXT NOT NULL, by TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, generation, ply)
) WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER, browser TEXT NOT NULL,
    name TEXT NOT NULL, text TEXT NOT NULL, at REAL NOT NULL, once TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, frame INTEGER NOT NULL, text TEXT NOT NULL,
    given INTEGER NOT NULL, decision TEXT NOT NULL, by TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, seat, frame)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables, ply INTEGER NOT NULL, digest TEXT NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (table_id, ply)
);
CREATE TABLE seen (
    table_id TEXT NOT NULL REFERENCES tables, browser TEXT NOT NULL, ply INTEGER NOT NULL,
    PRIMARY KEY (table_id, browser)
) WITHOUT ROWID;
CREATE TABLE browsers (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
"""

INDEXES: Final = """
DROP INDEX IF EXISTS seats_owner;
DROP INDEX IF EXISTS tables_status;
CREATE INDEX IF NOT EXISTS tables_running ON tables (id) WHERE status = 'running';
CREATE INDEX IF NOT EXISTS seats_shelf ON seats (owner, shelf, table_id) WHERE owner <> '';
CREATE INDEX IF NOT EXISTS tables_host ON tables (host, changed) WHERE status IN ('waiting', 'running');
CREATE INDEX IF NOT EXISTS tables_open ON tables (created, id) WHERE status = 'waiting' AND public = 1;
CREATE INDEX IF NOT EXISTS tables_finished ON tables (changed, id) WHERE status = 'finished' AND public = 1;
"""
"""What makes lists fast; it follows from the data, so it is made at any start that does not find it.

A seat's shelf says where its table stands in the lists of its owner: NULL while the table waits or runs, then the time
of its end; -1 if it was abandoned.
"""

WAIT_MS: Final = 5000
WAIT_AGAIN_MS: Final = 100
"""How long a change waits for another program that holds the database; the next ones, if it was in vain, less."""

HEADER: Final = (
    "id", "game", "rules_version", "players", "title", "options", "commitment", "host", "public", "created",
    "changed", "status", "revision", "generation", "plies", "to_move", "done", "ranking", "points", "undo", "rematch",
    "once", "from_position", "guided", "drafted",
)  # fmt: skip
MOVE: Final = ("ply", "seat", "text", "decision", "by", "at")
DRAFT: Final = ("seat", "frame", "text", "given", "decision", "by", "at")
SNAPSHOT: Final = ("ply", "digest", "data")
SAID: Final = ("number", "seat", "browser", "name", "text", "at", "once")
SEAT: Final = ("seat", "kind", "origin", "owner", "name", "bot", "strength", "token", "contribution", "awaited")


class SqliteStore:
    """Keeps tables in a folder; changes must not overlap (the server makes them from one thread), reading may.

    Reading has a connection of its own: it goes on while a change waits for the disk or for another program.

    Args:
        folder: made if it does not exist; only its owner can read it.

    Raises:
        StoreProblem: the folder cannot be written to, or the database is from a newer version, damaged or not whole.
    """

    def __init__(self, folder: Path) -> None:
        prepare_folder(folder)
        path = folder / FILE
        try:
            check_log(path)
            path.touch(mode=0o600)
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=WAIT_MS / 1000)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            check_pages(self._db, path)
            self._prepare_schema(path)
            self._reader = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._reader.execute("PRAGMA query_only = ON")
        except (sqlite3.Error, OSError) as problem:
            raise StoreProblem(f"the database {path} cannot be used: {problem}") from None
        self._reading = threading.Lock()

    def _prepare_schema(self, path: Path) -> None:
        found = int(self._db.execute("PRAGMA user_version").fetchone()[0])
        if found > VERSION:
            raise StoreProblem(
                f"the database {path} is from a newer version of Epocha (schema {found}, this one knows {VERSION}); "
                "install that version again, or choose another folder with --data"
            )
        if 0 < found < VERSION:
            raise StoreProblem(
                f"the database {path} is from an early version of Epocha (schema {found}) whose games cannot be proved "
                "as today's are; choose another folder with --data"
            )
        if found == 0:
            self._db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
        with self._transaction() as db:
            if not any(row[1] == "points" for row in db.execute("PRAGMA table_info(tables)")):
                db.execute("ALTER TABLE tables ADD COLUMN points TEXT NOT NULL DEFAULT '[]'")
            if not any(row[1] == "done" for row in db.execute("PRAGMA table_info(tables)")):
                db.execute("ALTER TABLE tables ADD COLUMN done TEXT NOT NULL DEFAULT '[]'")
            if not any(row[1] == "shelf" for row in db.execute("PRAGMA table_info(seats)")):
                db.execute("ALTER TABLE seats ADD COLUMN shelf REAL")
                for status in ("finished", "abandoned"):
                    db.execute(_SHELVE + "WHERE table_id IN (SELECT id FROM tables WHERE status = ?)", (status,))  # noqa: S608
            for index in INDEXES.strip().splitlines():
                db.execute(index)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """Change the database, whole or not at all; Unstored if that cannot be done now."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as problem:
            self._db.execute(f"PRAGMA busy_timeout = {WAIT_AGAIN_MS}")  # those who queue behind need not wait as long
            raise Unstored(str(problem)) from problem
        try:
            yield self._db
            self._db.execute("COMMIT")
        except BaseException as problem:
            with suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            if isinstance(problem, sqlite3.OperationalError):
                raise Unstored(str(problem)) from problem
            raise
        self._db.execute(f"PRAGMA busy_timeout = {WAIT_MS}")

    @contextmanager
    def _snapshot(self) -> Iterator[sqlite3.Connection]:
        """Read the database as it is at one moment."""
        with self._reading:
            self._reader.execute("BEGIN")
            try:
                yield self._reader
            finally:
                self._reader.execute("ROLLBACK")

    # --- tables ---

    def create(self, table: Stored, most: int | None = None) -> Header:
        """Keep a new table; return its header, or that of the one which its host made with the same word before.

        TooMany if the host has `most` tables that are not over and where something happened within the last day.
        """
        header = table.header
        with self._transaction() as db:
            if header.once:
                query = f"SELECT {', '.join(HEADER)} FROM tables WHERE host = ? AND once = ?"  # noqa: S608
                if found := db.execute(query, (header.host, header.once)).fetchone():
                    return _header(found)
            if most is not None and _unfinished(db, header.host, header.created - DAY) >= most:
                raise TooMany(header.host)
            _insert(db, "tables", HEADER, _header_row(header))
            _insert(db, "secrets", ("table_id", "secret", "position"), (header.id, table.secret, table.position))
            for seat in table.seats:
                _insert(db, "seats", ("table_id", *SEAT), (header.id, *_seat_row(seat)))
        return header

    def load(self, table_id: str) -> Stored | None:
        """Return a table, or None if there is none of that id."""
        with self._snapshot() as db:
            found = db.execute(f"SELECT {', '.join(HEADER)} FROM tables WHERE id = ?", (table_id,)).fetchone()  # noqa: S608
            if found is None:
                return None
            query = "SELECT secret, position FROM secrets WHERE table_id = ?"
            secret, position = db.execute(query, (table_id,)).fetchone()
            moves = _rows_of(db, "moves", MOVE, "ply", table_id)
            chat = _rows_of(db, "chat", SAID, "number DESC", table_id, CHAT_KEPT)
            return Stored(
                _header(found),
                secret,
                _seats(db, table_id),
                list(map(StoredMove._make, moves)),
                [Said(*row) for row in reversed(chat)],
                [_draft(row) for row in _rows_of(db, "drafts", DRAFT, "seat, frame", table_id)],
                [Snapshot(*row) for row in _rows_of(db, "snapshots", SNAPSHOT, "ply", table_id)],
                position,
            )

    def change(self, change: Change) -> None:
        """Keep a change; Conflict if the table has not the revision that the change was made for."""
        header = change.header
        revision = header.revision - (change.private is None)
        with self._transaction() as db:
            if change.drafts is not None:
                db.execute("DELETE FROM drafts WHERE table_id = ?", (header.id,))
                for draft in change.drafts:
                    _insert(db, "drafts", ("table_id", *DRAFT), (header.id, *vars(draft).values()))
            before = db.execute("SELECT status FROM tables WHERE id = ?", (header.id,)).fetchone()
            columns = ", ".join(f"{name} = ?" for name in HEADER)
            done = db.execute(
                f"UPDATE tables SET {columns} WHERE id = ? AND revision = ? AND drafted = ?",  # noqa: S608
                (*_header_row(header), header.id, revision, json.dumps(change.drafted_before)),
            )
            if done.rowcount != 1:
                raise Conflict(header.id)
            for seat in change.seats:
                columns = ", ".join(f"{name} = ?" for name in SEAT)
                db.execute(
                    f"UPDATE seats SET {columns} WHERE table_id = ? AND seat = ?",  # noqa: S608
                    (*_seat_row(seat), header.id, seat.index),
                )
            if header.status != before[0]:
                db.execute(_SHELVE + "WHERE table_id = ?", (header.id,))
            if change.cut is not None:
                _cut(db, header, change.cut)
            for move in change.moves:
                _insert(db, "moves", ("table_id", *MOVE), (header.id, *move))
            if said := change.said:
                _insert(db, "chat", ("table_id", *SAID), (header.id, *vars(said).values()))

    def keep_snapshots(self, header: Header, snapshots: Sequence[Snapshot], after: int) -> None:
        """Keep snapshots of a table in place of all that are of more than `after` actions.

        Nothing is kept if the table was taken back meanwhile, which its header tells.
        """
        with self._transaction() as db:
            at = db.execute("SELECT generation FROM tables WHERE id = ?", (header.id,)).fetchone()
            if at == (header.generation,):
                db.execute("DELETE FROM snapshots WHERE table_id = ? AND ply > ?", (header.id, after))
                for snapshot in snapshots:
                    _insert(db, "snapshots", ("table_id", *SNAPSHOT), (header.id, *vars(snapshot).values()))

    # --- lists ---

    def running_of(self, browser: str, limit: int) -> list[Listed]:
        """Return the waiting and running tables where a browser has a seat, latest first."""
        mine = f"SELECT table_id {_OWN} IS NULL"
        return self._list(f"WHERE id IN ({mine}) ORDER BY changed DESC LIMIT ?", browser, limit)

    def finished_of(self, browser: str, limit: int, skip: int = 0) -> list[Listed]:
        """Return the finished tables where a browser has a seat, latest first; see `Store`."""
        over = f"SELECT DISTINCT shelf, table_id {_OWN} > 0 ORDER BY shelf DESC, table_id DESC LIMIT ? OFFSET ?"
        return self._list(f"JOIN ({over}) ON table_id = id ORDER BY shelf DESC, table_id DESC", browser, limit, skip)

    def count_finished_of(self, browser: str) -> int:
        """Return how many tables `finished_of` knows of a browser."""
        with self._snapshot() as db:
            found = db.execute(f"SELECT COUNT(DISTINCT table_id) {_OWN} > 0", (browser,))
            return int(found.fetchone()[0])

    def open_tables(self, limit: int) -> list[Listed]:
        """Return the tables where anyone may take a seat, newest first."""
        free = "EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'open')"
        return self._list(
            f"INDEXED BY tables_open WHERE status = 'waiting' AND public = 1 AND {free} ORDER BY created DESC LIMIT ?",
            limit,
        )

    def finished_tables(self, limit: int) -> list[Listed]:
        """Return the finished tables that were open to anyone, latest first."""
        where = "INDEXED BY tables_finished WHERE status = 'finished' AND public = 1 ORDER BY changed DESC LIMIT ?"
        return self._list(where, limit)

    def _list(self, rest: str, *values: object) -> list[Listed]:
        with self._snapshot() as db:
            rows = db.execute(f"SELECT {', '.join(HEADER)} FROM tables {rest}", values).fetchall()  # noqa: S608
            return [Listed(_header(row), _seats(db, row[0]), _answered(db, row[0])) for row in rows]

    def bots_to_move(self) -> list[str]:
        """Return the ids of running tables with people where a bot must decide, those first that were changed last."""
        query = (
            "SELECT t.id FROM tables t WHERE t.status = 'running' AND json_valid(t.to_move) AND EXISTS "
            "(SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'human') AND EXISTS "
            "(SELECT 1 FROM json_each(t.to_move) turn JOIN seats s ON s.table_id = t.id AND s.seat = turn.value "
            "AND s.kind = 'bot') ORDER BY t.changed DESC"
        )
        with self._snapshot() as db:
            return [row[0] for row in db.execute(query)]

    # --- people ---

    def name_of(self, browser: str) -> str:
        """Return the name that a person last used, or an empty text."""
        with self._snapshot() as db:
            found = db.execute("SELECT name FROM browsers WHERE id = ?", (browser,)).fetchone()
        return found[0] if found else ""

    def set_name(self, browser: str, name: str) -> None:
        """Remember the name of a person."""
        with self._transaction() as db:
            db.execute("INSERT OR REPLACE INTO browsers (id, name) VALUES (?, ?)", (browser, name))

    def seen(self, table_id: str, browser: str) -> int | None:
        """Return up to which ply a browser had seen a table, or None."""
        query = "SELECT ply FROM seen WHERE table_id = ? AND browser = ?"
        with self._snapshot() as db:
            found = db.execute(query, (table_id, browser)).fetchone()
        return found[0] if found else None

    def set_seen(self, table_id: str, browser: str, ply: int) -> None:
        """Remember up to which ply a browser has seen a table."""
        with self._transaction() as db:
            db.execute(
                "INSERT OR REPLACE INTO seen (table_id, browser, ply) VALUES (?, ?, ?)", (table_id, browser, ply)
            )

    def close(self) -> None:
        """Let go of the data."""
        with self._reading:
            self._reader.close()
        self._db.close()


_OWN: Final = "FROM seats WHERE owner = ? AND owner <> '' AND shelf"
"""The seats of a person where their shelf is as is said after it; the second condition lets SQLite use the index."""

_SHELVE: Final = """UPDATE seats SET shelf = (
    SELECT CASE status WHEN 'finished' THEN changed WHEN 'abandoned' THEN -1 END FROM tables WHERE id = seats.table_id
) """


def _rows_of(
    db: sqlite3.Connection, table: str, names: tuple[str, ...], order: str, table_id: str, most: int = -1
) -> list[tuple[Any, ...]]:
    query = f"SELECT {', '.join(names)} FROM {table} WHERE table_id = ? ORDER BY {order} LIMIT ?"  # noqa: S608
    return db.execute(query, (table_id, most)).fetchall()


def _seats(db: sqlite3.Connection, table_id: str) -> list[Seat]:
    return [Seat(*(*row[:-1], bool(row[-1]))) for row in _rows_of(db, "seats", SEAT, "seat", table_id)]


def _draft(row: tuple[Any, ...]) -> Draft:
    return replace(Draft(*row), given=bool(row[DRAFT.index("given")]))


def _answered(db: sqlite3.Connection, table_id: str) -> frozenset[int]:
    found = db.execute("SELECT seat FROM drafts WHERE table_id = ? AND given", (table_id,))
    return frozenset([seat for (seat,) in found])


def _unfinished(db: sqlite3.Connection, host: str, since: float) -> int:
    query = "SELECT COUNT(*) FROM tables WHERE host = ? AND status IN ('waiting', 'running') AND changed > ?"
    return int(db.execute(query, (host, since)).fetchone()[0])


def _cut(db: sqlite3.Connection, header: Header, left: int) -> None:
    """Move what is taken back out of the log, into the history."""
    db.execute(
        "INSERT INTO undone SELECT table_id, ?, ply, seat, text, decision, by, at FROM moves "
        "WHERE table_id = ? AND ply >= ?",
        (header.generation, header.id, left),
    )
    db.execute("DELETE FROM moves WHERE table_id = ? AND ply >= ?", (header.id, left))
    db.execute("DELETE FROM snapshots WHERE table_id = ? AND ply > ?", (header.id, left))


def _insert(db: sqlite3.Connection, table: str, names: tuple[str, ...], values: tuple[object, ...]) -> None:
    places = ", ".join("?" * len(values))
    db.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})", values)  # noqa: S608


def _header_row(header: Header) -> tuple[object, ...]:
    row: dict[str, Any] = dict(vars(header))
    ask = header.undo
    row["undo"] = json.dumps([ask.seat, ask.ply, ask.agreed]) if ask else ""
    for name in ("options", "to_move", "done", "ranking", "points", "drafted"):
        row[name] = json.dumps(row[name])
    for name in ("public", "from_position", "guided"):
        row[name] = int(row[name])
    return tuple(row[name] for name in HEADER)


def _header(values: tuple[Any, ...]) -> Header:
    row = dict(zip(HEADER, values, strict=True))
    row["options"] = json.loads(row["options"])
    for name in ("to_move", "done", "ranking", "points", "drafted"):
        row[name] = tuple(json.loads(row[name]))
    for name in ("public", "from_position", "guided"):
        row[name] = bool(row[name])
    if row["undo"]:
        seat, ply, agreed = json.loads(row["undo"])
        row["undo"] = UndoAsk(seat, ply, tuple(agreed))
    else:
        row["undo"] = None
    return Header(**row)


def _seat_row(seat: Seat) -> tuple[object, ...]:
    return tuple(vars(seat).values())
