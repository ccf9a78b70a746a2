"""`epocha verify`: say of each file whether it is a true record, what of it is proved, what is wrong and where."""

from collections.abc import Sequence
from pathlib import Path

import typer

from epocha.cli.words import TEXTS
from epocha.engine.record import MOST_BYTES, Problem, Report, verify_bytes
from epocha.engine.told import say


def verify_files(files: Sequence[Path], lang: str) -> bool:
    """Print what is found in each file; return whether nothing is wrong with any, and nothing missing."""
    reports = [(file, _report(file)) for file in files]
    for file, report in reports:
        for line in _lines(report, lang):
            typer.echo(f"{file}: {line}")
    return all(report.ok for _, report in reports)


def read_bytes(file: Path) -> bytes:
    """Return the bytes of a file, of a huge one only as many as show that it is too big for a record."""
    with file.open("rb") as stream:
        return stream.read(MOST_BYTES + 1)


def _report(file: Path) -> Report:
    return verify_bytes(read_bytes(file))


def _lines(report: Report, lang: str) -> list[str]:
    """Return what is to be said of a file: what is wrong or missing, what is proved, and the verdict."""
    found = [_found(problem, lang) for problem in report.problems]
    found += [TEXTS.say(lang, "verify-checked", what=say(sentence, lang)) for sentence in report.proved]
    record = report.record
    if record is None or report.is_wrong:
        return found
    if not report.ok:
        return [*found, TEXTS.say(lang, "verify-incomplete")]
    if not record.view and not record.secret:
        found.append(TEXTS.say(lang, "verify-seed"))
    shuffles = "committed" if record.secret else "seeded"
    places = {"count": len(record.lines), "rules": record.rules, "game": record.game, "shuffles": shuffles}
    return [*found, TEXTS.say(lang, "verify-transcript" if record.view else "verify-proved", **places)]


def _found(problem: Problem, lang: str) -> str:
    """Return how bad a problem is, where it is, and what is wrong."""
    return TEXTS.say(lang, f"verify-{problem.severity.value}", line=problem.line, problem=say(problem.message, lang))
