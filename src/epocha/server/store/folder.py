"""Folder: the data folder of a server: it can be written to, no other server uses it, nothing in it is missing.

What is found wrong is refused with what to do, before anything in the folder is changed.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, Self

from epocha.server.store.kept import StoreProblem

LOCK_FILE: Final = "server.lock"

if os.name == "nt":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def prepare_folder(folder: Path) -> None:
    """Make the data folder if there is none; StoreProblem if nothing can be written there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK | os.X_OK)
    except OSError as problem:
        raise StoreProblem(f"the data folder {folder} cannot be made ({problem}); choose another with --data") from None
    if not writable:
        raise StoreProblem(f"the data folder {folder} is not writable; change its rights or choose another with --data")


class Hold:
    """The one server of a data folder; as long as it lives, no other gets the folder.

    The system lets go of the lock when the process ends, however that happens, so nothing is left to be cleaned up.

    Args:
        folder: made if it does not exist.

    Raises:
        StoreProblem: another server uses the folder, or it cannot be written to.
    """

    def __init__(self, folder: Path) -> None:
        prepare_folder(folder)
        path = folder / LOCK_FILE
        try:
            self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)
        except OSError as problem:
            raise StoreProblem(f"the lock file {path} cannot be used: {problem}") from None
        try:
            _take(self._file)
        except OSError:
            by = _holder(self._file)
            self._file.close()
            raise StoreProblem(
                f"the data folder {folder} is in use by another server{by}; two servers would not hear of each other's "
                "changes: stop that one, or choose another folder with --data"
            ) from None
        self._file.truncate()
        self._file.write(b"\n%d\n" % os.getpid())  # the first byte is what Windows locks

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Let another server have the folder."""
        self._file.close()


def _holder(file: IO[bytes]) -> str:
    with suppress(OSError, ValueError):
        file.seek(1)
        return f" (process {int(file.read(20))})"
    return ""


def check_log(path: Path) -> None:
    """Raise StoreProblem if a database is missing or empty, but what was written to it last is still there.

    SQLite would throw that away without a word.
    """
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size and not (path.exists() and path.stat().st_size):
        raise StoreProblem(
            f"the database {path} is empty or missing, but its log {log.name} is not: the two belong together. Put the "
            f"database back beside it (from where it was moved, or a backup); or, to begin anew, move {log.name} away"
        )


def check_pages(db: sqlite3.Connection, path: Path) -> None:
    """Raise StoreProblem if pages of a database are damaged; takes about 3 seconds for 1 GB."""
    try:
        found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as problem:
        found = str(problem)
    if found != "ok":
        what = " ".join(found.split())
        raise StoreProblem(
            f"the database {path} is damaged ({what}); nothing was changed. Put a backup in its place, or save what "
            f"can be read (sqlite3 {path.name} .recover | sqlite3 saved.db) and put that there; move the old "
            f"{path.name}-wal away"
        )
