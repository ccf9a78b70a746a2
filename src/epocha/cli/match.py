"""`epocha match`: bots against bots, with a bar while they play."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import typer
from rich.console import Console

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
    console = Console(stderr=True, quiet=not sys.stderr.isatty())
    with progress_bar(console, f"{game}: {' '.join(bots)}") as progress:
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
