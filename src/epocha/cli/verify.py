"""`epocha verify`: say of each file whether it is a true record, and if not, what is wrong and where."""

from collections.abc import Sequence
from pathlib import Path

import typer

from epocha.engine.record import MOST_BYTES, Report, verify_bytes


def verify_files(files: Sequence[Path]) -> bool:
    """Print what is found in each file; return whether nothing is wrong with any."""
    reports = [(file, _report(file)) for file in files]
    for file, report in reports:
        for problem in report.problems:
            typer.echo(f"{file}: {problem}")
        if report.ok:
            typer.echo(f"{file}: {_merit(report)}")
    return all(report.ok for _, report in reports)


def read_bytes(file: Path) -> bytes:
    """Return the bytes of a file, of a huge one only as many as show that it is too big for a record."""
    with file.open("rb") as stream:
        return stream.read(MOST_BYTES + 1)


def _report(file: Path) -> Report:
    return verify_bytes(read_bytes(file))


def _merit(report: Report) -> str:
    """Return what is proved by a record with which nothing is wrong."""
    record = report.record
    assert record is not None  # noqa: S101
    actions = "1 action" if len(record.lines) == 1 else f"{len(record.lines)} actions"
    if record.view:
        return f"a transcript of {actions}; nothing in it is wrong, and nothing can be proved"
    shuffles = ", its shuffles as committed to" if record.commitment and record.key else ""
    return f"proved: {actions} by rules version {record.rules} of {record.game}{shuffles}"
