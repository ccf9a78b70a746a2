"""`epocha match` and `epocha bench`: how strong the bots and how fast the games are, with a bar meanwhile."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import typer
from rich.console import Console

from epocha.arena.bench import bench_table, run_bench
from epocha.arena.match import BadMatch, play_matches
from epocha.arena.report import match_picture, match_table, progress_bar
from epocha.bots import Clock
from epocha.cli import Refused


def play_match(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None,
    options: Mapping[str, object],
    seed: int,
    clock: tuple[float | None, int | None],
    processes: int,
    picture: Path | None,
    as_json: bool,
) -> None:
    """Play a match and print the result; Refused if it cannot be played as asked.

    Args:
        game, bots, players, options, seed, processes: see `epocha.arena.match.play_matches`.
        games: how many to play.
        clock: seconds and steps of thought for each choice.
        picture: where to draw the result.
        as_json: print JSON and not a table.
    """
    with progress_bar(bar_console(), f"{game}: {' '.join(bots)}") as progress:
        try:
            result = play_matches(game, bots, games, players, options, seed, Clock(*clock), processes, progress)
        except BadMatch as problem:
            raise Refused(str(problem)) from None
    if picture is not None:
        picture.write_text(match_picture(result), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(result.to_json(), indent=2))
    else:
        Console(highlight=False).print(match_table(result))


def measure(games: Sequence[str], quick: bool, as_json: bool) -> None:
    """Measure the speed of games, of all if none is named, and print it as a table or as JSON."""
    with progress_bar(bar_console(), "bench") as progress:
        found = run_bench(games, quick, progress)
    if as_json:
        typer.echo(json.dumps(found.to_json(), indent=2))
    else:
        Console(highlight=False).print(bench_table(found))


def bar_console() -> Console:
    """Return where a bar is drawn: on the error stream, if somebody looks."""
    return Console(stderr=True, quiet=not sys.stderr.isatty())
