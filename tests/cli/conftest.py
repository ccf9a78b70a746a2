"""Commands are run in this process, with lines to read and what they print caught."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from epocha import Chance, Match, load_game
from epocha.cli import main
from epocha.engine.record import record_of


class Done(NamedTuple):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run `epocha ARGUMENTS` in an empty folder with some lines typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["epocha", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
        return Done(code, *capsys.readouterr())

    return run


def played(name: str, players: int = 2, seed: int = 5, most: int = 10_000) -> Match:
    """Return a match of random actions, at most so many."""
    match = Match(load_game(name), players, seed)
    chance = Chance.from_seed(seed)
    while not match.state.is_terminal and len(match.moves) < most:
        player = match.state.current_players[0]
        actions = match.state.legal_actions(player)
        match.apply(player, match.game.action_to_text(match.state, actions[chance.below(len(actions))]))
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game of Pebbles."""
    file = tmp_path / "game.txt"
    file.write_text(record_of(played("pebbles"), ["Anna", "greedy"], comments={1: ["a good start"]}).to_text())
    return file
