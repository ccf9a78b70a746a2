"""The wheel holds everything: installed into an empty environment, it plays, shows its rules and serves its pages."""

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

PLAY = """
import sys
from epocha import Match, load_game
assert "site-packages" in sys.modules["epocha"].__file__, "the installed package, not a working copy"
game = load_game("stone_age")
match = Match(game, players=3, seed=1)
while not match.state.is_terminal:
    player = match.state.current_players[0]
    view = match.state.view(player)
    for lang in ("en", "cs", "sk"):
        assert game.prompt(view, player, lang)
    match.apply(player, game.action_to_text(view, view.legal_actions(player)[-1]))
assert game.board(match.state.view(None), "sk").startswith("<svg")
print(game.end(match.state), len(match.moves))
"""

PAGES = """
from fastapi.testclient import TestClient
from epocha.server.app import create_app
import sys, tempfile
with tempfile.TemporaryDirectory() as data, TestClient(create_app(data)) as client:
    page = client.get("/")
    assert page.status_code == 200 and "Stone Age" in page.text
    assert client.get("/static/theme.css").status_code == 200
    assert client.get("/games/stone_age/rules").status_code == 200
"""


def run(*command: object, cwd: Path) -> str:
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT, cwd=folder)
    return next(folder.glob("epocha-*.whl"))


def test_the_wheel_plays_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "env", with_pip=True)
    python = tmp_path / "env" / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", wheel, cwd=tmp_path)
    end, moves = run(python, "-c", PLAY, cwd=tmp_path).split()
    assert end in ("cards", "buildings")
    assert int(moves) > 50
    assert run(tmp_path / "env" / "bin" / "epocha", "--version", cwd=tmp_path).startswith("epocha 0.")
    assert "SA-4.8" in run(tmp_path / "env" / "bin" / "epocha", "rules", "stone_age", "4", cwd=tmp_path)


def test_the_wheel_holds_pages_words_rules_and_data_of_every_game(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    source = ROOT / "src"
    for kept in ("*.html", "*.css", "*.js", "*.ftl", "*.md", "*.toml", "*.py"):
        for path in (source / "epocha").rglob(kept):
            assert path.relative_to(source).as_posix() in names
    assert not [name for name in names if name.endswith((".so", ".pyc")) or "tests" in name]
