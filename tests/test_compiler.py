"""The compiler of the hot modules: groups of their own that work together, and only what changed is compiled again.

Proven on a house of three small modules, since compiling the games takes a minute.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("setuptools", reason="compiling needs the extra `fast`")

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "epocha" / "games"

STATE = '''"""What games share."""
from typing import Final

FACTOR: Final = 2


class State:
    """What lies on the table."""

    def __init__(self) -> None:
        self.ply: int = 5

    def worth(self) -> int:
        return self.ply * FACTOR

    def told(self) -> int:
        return self.worth() * FACTOR
'''
GAME = '''"""A game."""
from epocha.engine.state import FACTOR, State


class Table(State):
    """The table of a game."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: int = 7

    def worth(self) -> int:
        return self.ply + self.pieces * FACTOR
'''
LATE = '''"""A class with a number that is there late: mypyc forgets that from one run to the next."""
from mypy_extensions import i64


class Late:
    """What is counted."""

    def __init__(self) -> None:
        self.begin()
        self.number: i64 = 7

    def begin(self) -> None:
        pass
'''
ASK = """
from epocha.games.{0} import state
from epocha.games.{0}.state import Table
assert not state.__file__.endswith(".py")
assert "The table of a game" in Table.__doc__
print(Table().told())
"""


def write(folder: Path, path: str, text: str) -> None:
    file = folder / "epocha" / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def compile_house(folder: Path, anew: bool = False, fails: bool = False) -> set[str]:
    """Bring the house up to date; return which libraries were built now. The C compiler need not try hard."""
    before = {made.name: made.stat().st_mtime_ns for made in folder.glob("*.so")}
    command = [sys.executable, ROOT / "tools" / "compiler.py", folder.with_name("scratch")]
    environment = os.environ | {"MYPYC_OPT_LEVEL": "0"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    assert ("all is read anew" in done.stdout) == anew, done.stdout
    libraries = {made.name: made.stat().st_mtime_ns for made in folder.glob("*.so")}
    return {name.split("__")[0] for name, built in libraries.items() if before.get(name) != built}


def told(folder: Path, game: str) -> int:
    """Return what the compiled table of a game says."""
    done = subprocess.run([sys.executable, "-c", ASK.format(game)], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def house_in(folder: Path) -> Path:
    """Write an engine of two modules and two games of one."""
    for package in ("", "engine/", "games/", "games/red/", "games/blue/"):
        write(folder, package + "__init__.py", "")
    write(folder, "engine/state.py", STATE)
    write(folder, "engine/extra.py", "ONE = 1\n")
    write(folder, "engine/compiled.txt", "state.py\nextra.py\n")
    for game in ("red", "blue"):
        write(folder, f"games/{game}/state.py", GAME)
        write(folder, f"games/{game}/compiled.txt", "state.py\n")
    return folder


def test_a_change_compiles_its_own_group_and_what_depends_on_it(tmp_path: Path) -> None:
    house = house_in(tmp_path / "src")
    assert compile_house(house) == {"epocha_engine", "epocha_red", "epocha_blue"}
    assert told(house, "red") == told(house, "blue") == (5 + 7 * 2) * 2
    assert compile_house(house) == set(), "nothing changed"

    write(house, "games/red/state.py", GAME.replace("= 7", "= 8"))
    assert compile_house(house) == {"epocha_red"}
    assert (told(house, "red"), told(house, "blue")) == ((5 + 8 * 2) * 2, (5 + 7 * 2) * 2)

    wider = STATE.replace("        self.ply:", "        self.over: int = 1\n        self.ply:")
    write(house, "engine/state.py", wider.replace("FACTOR: Final = 2", "FACTOR: Final = 3"))
    assert compile_house(house) == {"epocha_engine", "epocha_red", "epocha_blue"}
    assert (told(house, "red"), told(house, "blue")) == ((5 + 8 * 3) * 3, (5 + 7 * 3) * 3)

    write(house, "engine/compiled.txt", "state.py\n")
    compile_house(house)
    assert not list(house.glob("epocha/engine/extra*.so")), "it would hide the source"


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a house with a game that leans on what mypyc forgets, and on a module of the engine that is not hot."""
    house = house_in(tmp_path_factory.mktemp("late") / "src")
    write(house, "engine/extra.py", LATE)
    write(house, "engine/words.py", "def size() -> int:\n    return 1\n")
    use = "FACTOR, State\nfrom epocha.engine.extra import Late\nfrom epocha.engine.words import size"
    red = GAME.replace("FACTOR, State", use).replace("int = 7", "int = int(Late().number) * size()")
    write(house, "games/red/state.py", red)
    compile_house(house)
    return house


def test_a_change_in_a_game_has_nothing_read_but_the_game_and_the_engine(late: Path) -> None:
    read = late.with_name("scratch") / "read"
    blue = {file: file.stat().st_mtime_ns for file in read.rglob("games/blue/state.*")}
    assert blue
    red = (late / "epocha/games/red/state.py").read_text(encoding="utf-8")
    write(late, "games/red/state.py", red + "wrong\n")
    assert compile_house(late, fails=True) == set()
    write(late, "games/red/state.py", red.replace("Late().number", "Late().number + 1"))
    assert compile_house(late) == {"epocha_red"}
    assert told(late, "red") == (5 + 8 * 2) * 2
    assert {file: file.stat().st_mtime_ns for file in read.rglob("games/blue/state.*")} == blue


def test_where_the_compiler_cannot_go_on_from_its_last_run_all_is_read_anew(late: Path) -> None:
    before = told(late, "red")
    write(late, "engine/words.py", "def size(least: int = 2) -> int:\n    return least\n")
    compile_house(late, anew=True)
    assert told(late, "red") - 5 * 2 == 2 * (before - 5 * 2)


@pytest.mark.parametrize("folder", sorted(file.parent for file in GAMES.glob("*/rules.md")), ids=lambda one: one.name)
def test_a_games_folder_names_its_hot_modules(folder: Path) -> None:
    listed = (folder / "compiled.txt").read_text(encoding="utf-8").split()
    assert {"components.py", "state.py", "steps/__init__.py"} <= set(listed)
    assert all((folder / file).is_file() for file in listed)
