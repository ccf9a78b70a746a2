from importlib.resources import files

import pytest
from epocha_fixtures.positions import Table, is_proven_elsewhere, tables

from epocha import Game, game_names, load_game
from epocha.engine.text import LANGUAGES


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="check this game only, not all that are installed")


def checked(config: pytest.Config) -> list[Game]:
    """Return the games that the contract is held against."""
    one = config.getoption("--game", default=None)
    return [load_game(name) for name in ([one] if one else game_names())]


def drawn(config: pytest.Config) -> list[Game]:
    """Return those of the games that have pictures."""
    return [game for game in checked(config) if type(game).pictures is not Game.pictures]


def ruled(config: pytest.Config) -> list[Table]:
    """Return the tables whose rules are looked at: all of a game that is asked for, else those not proven elsewhere."""
    every = tables(checked(config))
    return every if config.getoption("--game", default=None) else [one for one in every if not is_proven_elsewhere(one)]


def is_translated(game: Game, lang: str) -> bool:
    """Return whether a game's rules are there in a language other than English."""
    return files(game.package).joinpath(f"rules.{lang}.md").is_file()


def name(game: Game) -> str:
    return game.name


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", ruled(metafunc.config), ids=str, scope="module")
    if "told_table" in metafunc.fixturenames:  # whose words are looked at, which are the same compiled or not
        metafunc.parametrize("told_table", tables(checked(metafunc.config)), ids=str, scope="module")
    if "drawn_table" in metafunc.fixturenames:
        metafunc.parametrize("drawn_table", tables(drawn(metafunc.config)), ids=str, scope="module")
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", checked(metafunc.config), ids=name)
    if "drawn_game" in metafunc.fixturenames:
        metafunc.parametrize("drawn_game", drawn(metafunc.config), ids=name)
    if "translation" in metafunc.fixturenames:
        found = [(game, lang) for game in checked(metafunc.config) for lang in LANGUAGES if is_translated(game, lang)]
        metafunc.parametrize("translation", found, ids=lambda one: f"{one[0].name}-{one[1]}")
