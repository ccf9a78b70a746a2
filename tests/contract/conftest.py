"""The contract suite runs over every registered game, at every number of players, under every option."""

import pytest
from epocha_fixtures.positions import tables

from epocha import game_names, load_game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [load_game(name) for name in game_names()], ids=lambda game: game.name)
