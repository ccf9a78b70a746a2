"""`epocha match` and `epocha bench`: how strong the bots and how fast the games are, with a bar meanwhile."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import typer
from rich.console import Console

from epocha.arena.bench import bench_table, run_bench
from epocha.arena.league import page_of, picture_of, round_robin_table
from epocha.arena.match import BadMatch, MatchResult, play_matches
from epocha.arena.ratings import RoundRobin, round_robin
from epocha.arena.report import match_table, progress_bar
from epocha.bots import Clock
from epocha.cli import Refused
from epocha.cli.seats import reach_own_bots
from epocha.cli.words import time_of
from epocha.engine.numbers import whole_number

MOST_STEPS = 1_000_000_000
"""The most steps of thought that a clock takes."""
TABLE_WIDTH = 130
"""Characters that a line of the widest table takes."""


def play_match(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None,
    options: Mapping[str, object],
    seed: int,
    clock: Clock,
    processes: int,
    until: float | None,
    each_pair: bool,
    picture: Path | None,
    as_json: bool,
) -> None:
    """Play a match, or one for every pair, and print the result; Refused if it cannot be played as asked.

    Args:
        game, players, options, seed, processes: see `epocha.arena.match.play_matches`.
        bots: each may end in a clock of its own, such as "@0.5s" or "@400".
        games: how many to play, in a round robin for each pair.
        clock: for the choices of bots without a clock of their own.
        until: percent of wins of the first bot; stop when it is known to win more or fewer.
        each_pair: play a round robin.
        picture: where to draw the result: as SVG, or as a page if the file ends in .html.
        as_json: print JSON and not a table.
    """
    reach_own_bots()
    names, clocks = zip(*[with_clock(bot, clock) for bot in bots], strict=True)
    if each_pair and until is not None:
        raise Refused("--until is for the first bot of a match; a round robin has none")
    with progress_bar(bar_console(), f"{game}: {' '.join(bots)}") as progress:
        asked = (game, names, games, players, options, seed, clocks, processes, progress)
        try:
            result: MatchResult | RoundRobin = (
                round_robin(*asked) if each_pair else play_matches(*asked, None if until is None else until / 100)
            )
        except BadMatch as problem:
            raise Refused(str(problem)) from None
    if picture is not None:
        drawn = page_of(result) if picture.suffix == ".html" else picture_of(result)
        picture.write_text(drawn, encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(result.to_json(), indent=2))
    else:
        table = match_table(result) if isinstance(result, MatchResult) else round_robin_table(result)
        table_console().print(table)


def with_clock(bot: str, usual: Clock) -> tuple[str, Clock]:
    """Return the name and the clock of a bot written as NAME, NAME@0.5s (seconds) or NAME@400 (steps of thought)."""
    name, at, limit = bot.partition("@")
    if not at:
        return name, usual
    seconds = time_of(limit[:-1]) if limit.endswith("s") else None
    steps = whole_number(limit, 1, MOST_STEPS)
    if seconds is not None or steps is not None:
        return name, Clock(seconds, steps)
    raise Refused(f"a bot's clock is written {name}@0.5s for seconds or {name}@400 for steps, not {bot!r}")


def measure(games: Sequence[str], quick: bool, as_json: bool) -> None:
    """Measure the speed of games, of all if none is named, and print it as a table or as JSON."""
    with progress_bar(bar_console(), "bench") as progress:
        found = run_bench(games, quick, progress)
    if as_json:
        typer.echo(json.dumps(found.to_json(), indent=2))
    else:
        table_console().print(bench_table(found))


def table_console() -> Console:
    """Return where a table is printed: a file or a pipe, which has no width of its own, gets all figures whole."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else TABLE_WIDTH)


def bar_console() -> Console:
    """Return where a bar is drawn: on the error stream, if somebody looks."""
    return Console(stderr=True, quiet=not sys.stderr.isatty())
