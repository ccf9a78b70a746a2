"""The command `epocha`: serve | play | replay | position | verify | rules | map | match | bench."""

import io
import sys

from epocha.engine.game import BadTable, BadVersion
from epocha.engine.options import BadOption
from epocha.engine.position import BadPosition
from epocha.engine.proof import NoTests
from epocha.engine.record import BadRecord
from epocha.engine.registry import Unknown


class Refused(ValueError):
    """The command cannot do what is asked; the message says why and what to do."""


REFUSALS = (Refused, Unknown, BadTable, BadOption, BadVersion, BadRecord, BadPosition, NoTests, OSError)


def main() -> None:
    """Run the command; what it cannot do it says in one sentence on the error stream, and leaves with 2."""
    from epocha.cli.commands import app  # the modules of a command are loaded when it is run

    for stream in (sys.stdin, sys.stdout):  # a terminal that has not all letters gets a mark in the place of those
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except REFUSALS as problem:
        print(f"epocha: {_sentence(problem)}", file=sys.stderr)  # noqa: T201
        sys.exit(2)


def _sentence(problem: Exception) -> str:
    """Return what a refusal says, without the numbers of the operating system."""
    if isinstance(problem, OSError) and problem.strerror:
        return f"{problem.filename}: {problem.strerror}" if problem.filename else problem.strerror
    return str(problem)
