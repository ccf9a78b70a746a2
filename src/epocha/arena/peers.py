"""How fast other projects play at random, measured as they offer it, in a process of their own.

Run as a program it measures one of them and prints JSON: `python -m epocha.arena.peers catanatron 0.5`; with `again`
behind it, once more for every line that it is given. They come with the extra `epocha[bench]`; one that is not
installed is reported as missing. Time is the processor's, so that another program does not count.
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from math import nan
from time import process_time
from typing import Any, Final, Self

Play = Callable[[int], tuple[int, float]]
"""Plays one game from a seed; returns the number of decisions, and the seconds from the first to the last."""
YARDSTICK: Final = "catanatron"
"""The peer that our figures are quoted as multiples of."""


def catanatron() -> Play:
    """Catanatron: Settlers of Catan in pure Python, four players, by its own loop."""
    package: Any = import_module("catanatron")

    def play(seed: int) -> tuple[int, float]:
        game = package.Game([package.RandomPlayer(color) for color in package.Color], seed=seed)
        started = process_time()
        game.play()
        return len(game.state.actions), process_time() - started

    return play


def python_chess() -> Play:
    """python-chess: legal moves, one of them, push."""
    chess: Any = import_module("chess")

    def play(seed: int) -> tuple[int, float]:
        draw = random.Random(seed).random  # noqa: S311
        board = chess.Board()
        decisions = 0
        started = process_time()
        while not board.is_game_over() and decisions < 300:
            legal = list(board.legal_moves)
            board.push(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions, process_time() - started

    return play


def open_spiel(name: str) -> Play:
    """OpenSpiel: one of its games from Python; dice are drawn, but only decisions of players count."""
    pyspiel: Any = import_module("pyspiel")
    if name.startswith("python_"):
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = pyspiel.load_game(name)

    def play(seed: int) -> tuple[int, float]:
        draw = random.Random(seed).random  # noqa: S311
        state = game.new_initial_state()
        decisions = 0
        started = process_time()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                decisions += 1
        return decisions, process_time() - started

    return play


PEERS: dict[str, Callable[[], Play]] = {
    "catanatron": catanatron,
    "python_chess": python_chess,
    "open_spiel_backgammon": lambda: open_spiel("backgammon"),
    "open_spiel_block_dominoes": lambda: open_spiel("python_block_dominoes"),
}


def rate(play: Play, seconds: float) -> float:
    """Return decisions per second over whole games."""
    decisions, elapsed, games = 0, 0.0, 0
    while elapsed < seconds:
        more, took = play(games)
        decisions, elapsed, games = decisions + more, elapsed + took, games + 1
    return decisions / elapsed


class Yardstick:
    """The yardstick in a process of its own, measured anew beside each figure that is to be a multiple of it.

    A machine that others use is now fast, now slow: what was measured in different minutes cannot be compared.

    Args:
        seconds: how long it plays each time.
    """

    def __init__(self, seconds: float) -> None:
        command = [sys.executable, "-m", "epocha.arena.peers", YARDSTICK, str(seconds), "again"]
        self._process = subprocess.Popen(  # noqa: S603
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self._process.communicate()

    def rate(self) -> float:
        """Return its decisions per second at this moment, NaN if it is not installed."""
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        if pipe_in is None or pipe_out is None or self._process.poll() is not None:
            return nan
        try:
            pipe_in.write("again\n")
            pipe_in.flush()
        except BrokenPipeError:
            return nan
        outcome: dict[str, Any] = json.loads(pipe_out.readline() or "{}")
        return float(outcome.get("decisions_per_s", nan))


def main(name: str, seconds: str, again: str = "") -> None:
    """Measure a peer and print its figure as JSON, or that it is missing."""
    try:
        play = PEERS[name]()
    except ImportError as missing:
        sys.stdout.write(json.dumps({"missing": str(missing)}))
        return
    play(0)
    for _ in sys.stdin if again else [""]:
        sys.stdout.write(json.dumps({"decisions_per_s": rate(play, float(seconds))}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
