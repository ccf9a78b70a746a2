"""The wheel holds everything: installed into an empty environment, it plays, shows its rules and serves its pages.

Both wheels do: the pure one, and the compiled one that `EPOCHA_COMPILE=1` asks for.
"""

import os
import platform
import re
import subprocess
import sys
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

PLAY = """
import random, sys
from epocha import Match, load_game
assert "site-packages" in sys.modules["epocha"].__file__, "the installed package, not a working copy"
game = load_game("stone_age")
match = Match(game, players=3, seed=1)
dice = random.Random(1)
while not match.state.is_terminal:
    player = match.state.current_players[0]
    view = match.state.view(player)
    for lang in ("en", "cs", "sk"):
        assert game.prompt(view, player, lang)
    match.apply(player, game.action_to_text(view, dice.choice(view.legal_actions(player))))
assert game.document(match.state.view(None), "sk").startswith("<svg")
print(game.end(match.state), len(match.moves))
"""


def elsewhere(**settings: str) -> dict[str, str]:
    """Return this process's environment with some more settings, and without a path to the working copy."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | settings


def run(*command: object, cwd: Path, **settings: str) -> str:
    """Run a command, with some more settings in its environment, and return what it prints."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=elsewhere(**settings), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def build(folder: Path, compiled: str) -> Path:
    """Build the wheel as anybody does who has a C compiler and nothing else, though in a hurry, and return it.

    In CI the compiled one begins from what has just been compiled of the same sources, which EPOCHA_SCRATCH names.
    """
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT]
    run(*command, cwd=folder, EPOCHA_COMPILE=compiled, MYPYC_OPT_LEVEL="0")
    return next(folder.glob("epocha-*.whl"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"), compiled="0")


def test_the_pure_wheel_plays_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    plays_and_serves(wheel, tmp_path, "engine not compiled")
    the_guides_bot_is_well_typed(tmp_path)


def test_the_compiled_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    before = sorted((ROOT / "src").rglob("*.so"))
    wheel = build(tmp_path, compiled="1")
    assert sorted((ROOT / "src").rglob("*.so")) == before, "a build leaves the working copy as it is"
    assert wheel.name.endswith("_" + platform.machine() + ".whl")
    plays_and_serves(wheel, tmp_path, "engine compiled")


def plays_and_serves(wheel: Path, tmp_path: Path, engine: str) -> None:
    """Install a wheel into an empty environment and try what it gives."""
    venv.create(tmp_path / "env")
    python = tmp_path / "env" / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile", wheel, cwd=tmp_path)
    end, moves = run(python, "-c", PLAY, cwd=tmp_path).split()
    assert end in ("cards", "buildings")
    assert int(moves) > 50
    version = run(tmp_path / "env" / "bin" / "epocha", "--version", cwd=tmp_path)
    assert version.startswith("epocha 0.")
    assert engine in version
    assert "SA-4.8" in run(tmp_path / "env" / "bin" / "epocha", "rules", "stone_age", "4", cwd=tmp_path)
    the_site_answers(tmp_path / "env" / "bin" / "epocha", tmp_path)


def the_guides_bot_is_well_typed(folder: Path) -> None:
    """Check the bot of the guide as its author would, against the installed package."""
    guide = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (folder / "cautious.py").write_text(re.findall(r"```python\n(.*?)```", guide, re.DOTALL)[0], encoding="utf-8")
    python = folder / "env" / "bin" / "python"
    run(sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "cautious.py", cwd=folder)


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:  # noqa: S310
        return str(answer.read().decode())


def the_site_answers(epocha: Path, folder: Path) -> None:
    """Serve from the installed package and look at its pages and static files."""
    command = [str(epocha), "serve", "--data", str(folder / "data"), "--no-open"]
    with subprocess.Popen(command, cwd=folder, env=elsewhere(), stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stderr is not None
            address = next(found for line in server.stderr if (found := re.search(r"http://[^ ]+/", line))).group()
            pages = [get(address + path) for path in ("", "games/stone_age/rules")]
            assert "Stone Age" in pages[0]
            assert "SA-4.8" in pages[1]
            for static in re.findall(r"/(static/[^\"]+)", pages[0]):
                assert get(address + static)
        finally:
            server.terminate()


def test_the_wheel_holds_pages_words_rules_and_data_of_every_game(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    source = ROOT / "src"
    for kept in ("*.html", "*.css", "*.js", "*.ftl", "*.md", "*.toml", "*.py"):
        for path in (source / "epocha").rglob(kept):
            assert path.relative_to(source).as_posix() in names
    assert not [name for name in names if name.endswith((".so", ".pyc")) or "tests" in name]
