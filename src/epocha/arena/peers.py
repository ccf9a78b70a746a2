"""How fast other projects play at random, measured as they offer it, in a process of their own.

Run as a program it measures one of them and prints JSON: `python -m epocha.arena.peers catanatron 0.5`. They come with
the extra `epocha[bench]`; one that is not installed is reported as missing. Time is the processor's,
so that another program does not count.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

Play = Callable[[int], tuple[int, float]]
"""Plays one game from a seed; returns the number of decisions, and the seconds from the first to the last."""


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


def main(name: str, seconds: str) -> None:
    """Measure a peer and print its figure as JSON, or that it is missing."""
    try:
        play = PEERS[name]()
    except ImportError as missing:
        sys.stdout.write(json.dumps({"missing": str(missing)}))
        return
    play(0)
    sys.stdout.write(json.dumps({"decisions_per_s": rate(play, float(seconds))}))


if __name__ == "__main__":
    main(*sys.argv[1:])
