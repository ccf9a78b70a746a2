"""SQLite store: one file, write-ahead log, every commit flushed to the disk before it returns."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from epocha.server.store import (
    Change,
    Conflict,
    Header,
    Listed,
    Said,
    Seat,
    Stored,
    StoredMove,
    StoreProblem,
    UndoAsk,
)

VERSION: Final = 1
"""Of the schema; grows with every change of it."""

FILE: Final = "epocha.db"

SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, players INTEGER NOT NULL,
    title TEXT NOT NULL, options TEXT NOT NULL, commitment TEXT NOT NULL, host TEXT NOT NULL, public INTEGER NOT NULL,
    created REAL NOT NULL, changed REAL NOT NULL, status TEXT NOT NULL, revision INTEGER NOT NULL,
    generation INTEGER NOT NULL, plies INTEGER NOT NULL, to_move TEXT NOT NULL, ranking TEXT NOT NULL,
    undo TEXT NOT NULL, rematch TEXT NOT NULL, once TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX tables_once ON tables (host, once) WHERE once <> '';
CREATE INDEX tables_status ON tables (status, changed);
CREATE TABLE secrets (table_id TEXT PRIMARY KEY REFERENCES tables, key BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL, origin TEXT NOT NULL,
    owner TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL, strength TEXT NOT NULL, token TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_owner ON seats (owner) WHERE owner <> '';
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
CREATE TABLE seen (
    table_id TEXT NOT NULL REFERENCES tables, browser TEXT NOT NULL, ply INTEGER NOT NULL,
    PRIMARY KEY (table_id, browser)
) WITHOUT ROWID;
CREATE TABLE browsers (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
"""

HEADER: Final = (
    "id", "game", "rules_version", "players", "title", "options", "commitment", "host", "public", "created",
    "changed", "status", "revision", "generation", "plies", "to_move", "ranking", "undo", "rematch", "once",
)  # fmt: skip
MOVE: Final = ("ply", "seat", "text", "decision", "by", "at")
SAID: Final = ("number", "seat", "browser", "name", "text", "at", "once")
SEAT: Final = ("seat", "kind", "origin", "owner", "name", "bot", "strength", "token")


class SqliteStore:
    """Keeps tables in a folder; calls must not overlap (the server makes them from one thread).

    Args:
        folder: made if it does not exist; only its owner can read it.

    Raises:
        StoreProblem: the folder cannot be written to, or the database is from a newer version or damaged.
    """

    def __init__(self, folder: Path) -> None:
        prepare_folder(folder)
        path = folder / FILE
        try:
            path.touch(mode=0o600)
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            self._prepare_schema(path)
        except (sqlite3.Error, OSError) as problem:
            raise StoreProblem(f"the database {path} cannot be used: {problem}") from None

    def _prepare_schema(self, path: Path) -> None:
        found = int(self._db.execute("PRAGMA user_version").fetchone()[0])
        if found > VERSION:
            raise StoreProblem(
                f"the database {path} is from a newer version of Epocha (schema {found}, this one knows {VERSION}); "
                "install that version again, or choose another folder with --data"
            )
        if found == 0:
            self._db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield self._db
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    # --- tables ---

    def create(self, table: Stored) -> Header:
        """Keep a new table; return its header, or that of the one which its host made with the same word before."""
        header = table.header
        with self._transaction() as db:
            if header.once:
                query = f"SELECT {', '.join(HEADER)} FROM tables WHERE host = ? AND once = ?"  # noqa: S608
                if found := db.execute(query, (header.host, header.once)).fetchone():
                    return _header(found)
            _insert(db, "tables", HEADER, _header_row(header))
            _insert(db, "secrets", ("table_id", "key"), (header.id, table.key))
            for seat in table.seats:
                _insert(db, "seats", ("table_id", *SEAT), (header.id, *_seat_row(seat)))
        return header

    def load(self, table_id: str) -> Stored | None:
        """Return a table, or None if there is none of that id."""
        ask = self._db.execute
        found = ask(f"SELECT {', '.join(HEADER)} FROM tables WHERE id = ?", (table_id,)).fetchone()  # noqa: S608
        if found is None:
            return None
        key = ask("SELECT key FROM secrets WHERE table_id = ?", (table_id,)).fetchone()[0]
        moves = ask("SELECT ply, seat, text, decision, by, at FROM moves WHERE table_id = ? ORDER BY ply", (table_id,))
        chat = ask(
            "SELECT number, seat, browser, name, text, at, once FROM chat WHERE table_id = ? ORDER BY number",
            (table_id,),
        )
        return Stored(
            _header(found),
            key,
            self._seats(table_id),
            [StoredMove(*row) for row in moves],
            [Said(*row) for row in chat],
        )

    def _seats(self, table_id: str) -> list[Seat]:
        query = f"SELECT {', '.join(SEAT)} FROM seats WHERE table_id = ? ORDER BY seat"  # noqa: S608
        return [Seat(*row) for row in self._db.execute(query, (table_id,))]

    def change(self, change: Change) -> None:
        """Keep a change; Conflict if the table has not the revision that the change was made for."""
        header = change.header
        with self._transaction() as db:
            columns = ", ".join(f"{name} = ?" for name in HEADER)
            done = db.execute(
                f"UPDATE tables SET {columns} WHERE id = ? AND revision = ?",  # noqa: S608
                (*_header_row(header), header.id, header.revision - 1),
            )
            if done.rowcount != 1:
                raise Conflict(header.id)
            for seat in change.seats:
                columns = ", ".join(f"{name} = ?" for name in SEAT)
                db.execute(
                    f"UPDATE seats SET {columns} WHERE table_id = ? AND seat = ?",  # noqa: S608
                    (*_seat_row(seat), header.id, seat.index),
                )
            if change.cut is not None:
                _cut(db, header, change.cut)
            if move := change.move:
                _insert(db, "moves", ("table_id", *MOVE), (header.id, *vars(move).values()))
            if said := change.said:
                _insert(db, "chat", ("table_id", *SAID), (header.id, *vars(said).values()))

    # --- lists ---

    def tables_of(self, browser: str, limit: int) -> list[Listed]:
        """Return the tables where a browser has a seat, latest change first."""
        where = "id IN (SELECT table_id FROM seats WHERE owner = ?)"
        return self._list(where, "changed", limit, browser)

    def open_tables(self, limit: int) -> list[Listed]:
        """Return the tables where anyone may take a seat, newest first."""
        where = "status = 'waiting' AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'open')"
        return self._list(where, "created", limit)

    def finished_tables(self, limit: int) -> list[Listed]:
        """Return the finished tables that were open to anyone, latest first."""
        return self._list("status = 'finished' AND public = 1", "changed", limit)

    def _list(self, where: str, order: str, limit: int, *values: object) -> list[Listed]:
        query = f"SELECT {', '.join(HEADER)} FROM tables WHERE {where} ORDER BY {order} DESC LIMIT ?"  # noqa: S608
        rows = self._db.execute(query, (*values, limit)).fetchall()
        return [Listed(_header(row), self._seats(row[0])) for row in rows]

    def bots_to_move(self) -> list[str]:
        """Return the ids of running tables where a bot must decide."""
        query = (
            "SELECT DISTINCT t.id FROM tables t, json_each(t.to_move) turn JOIN seats s ON s.table_id = t.id "
            "AND s.seat = turn.value WHERE t.status = 'running' AND s.kind = 'bot'"
        )
        return [row[0] for row in self._db.execute(query)]

    # --- people ---

    def name_of(self, browser: str) -> str:
        """Return the name that a person last used, or an empty text."""
        found = self._db.execute("SELECT name FROM browsers WHERE id = ?", (browser,)).fetchone()
        return found[0] if found else ""

    def set_name(self, browser: str, name: str) -> None:
        """Remember the name of a person."""
        self._db.execute("INSERT OR REPLACE INTO browsers (id, name) VALUES (?, ?)", (browser, name))

    def seen(self, table_id: str, browser: str) -> int | None:
        """Return up to which ply a browser had seen a table, or None."""
        query = "SELECT ply FROM seen WHERE table_id = ? AND browser = ?"
        found = self._db.execute(query, (table_id, browser)).fetchone()
        return found[0] if found else None

    def set_seen(self, table_id: str, browser: str, ply: int) -> None:
        """Remember up to which ply a browser has seen a table."""
        self._db.execute(
            "INSERT OR REPLACE INTO seen (table_id, browser, ply) VALUES (?, ?, ?)", (table_id, browser, ply)
        )

    def close(self) -> None:
        """Let go of the data."""
        self._db.close()


def prepare_folder(folder: Path) -> None:
    """Make the data folder if there is none; StoreProblem if nothing can be written there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK | os.X_OK)
    except OSError as problem:
        raise StoreProblem(f"the data folder {folder} cannot be made ({problem}); choose another with --data") from None
    if not writable:
        raise StoreProblem(f"the data folder {folder} is not writable; change its rights or choose another with --data")


def _cut(db: sqlite3.Connection, header: Header, left: int) -> None:
    """Move what is taken back out of the log, into the history."""
    db.execute(
        "INSERT INTO undone SELECT table_id, ?, ply, seat, text, decision, by, at FROM moves "
        "WHERE table_id = ? AND ply >= ?",
        (header.generation, header.id, left),
    )
    db.execute("DELETE FROM moves WHERE table_id = ? AND ply >= ?", (header.id, left))


def _insert(db: sqlite3.Connection, table: str, names: tuple[str, ...], values: tuple[object, ...]) -> None:
    places = ", ".join("?" * len(values))
    db.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})", values)  # noqa: S608


def _header_row(header: Header) -> tuple[object, ...]:
    row: dict[str, Any] = dict(vars(header))
    ask = header.undo
    row["undo"] = json.dumps([ask.seat, ask.ply, ask.agreed]) if ask else ""
    for name in ("options", "to_move", "ranking"):
        row[name] = json.dumps(row[name])
    row["public"] = int(header.public)
    return tuple(row[name] for name in HEADER)


def _header(values: tuple[Any, ...]) -> Header:
    row = dict(zip(HEADER, values, strict=True))
    row["options"] = json.loads(row["options"])
    row["to_move"] = tuple(json.loads(row["to_move"]))
    row["ranking"] = tuple(json.loads(row["ranking"]))
    row["public"] = bool(row["public"])
    if row["undo"]:
        seat, ply, agreed = json.loads(row["undo"])
        row["undo"] = UndoAsk(seat, ply, tuple(agreed))
    else:
        row["undo"] = None
    return Header(**row)


def _seat_row(seat: Seat) -> tuple[object, ...]:
    return tuple(vars(seat).values())
