"""README and the guides are true: their examples run, what they name is there, what they count is right."""

import inspect
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

import epocha
from epocha import State, Step
from epocha.engine.course import Aside
from epocha.engine.position import position_of

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
REFERENCE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
AUTHORS = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
BOT_AUTHORS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
GUIDES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def run_example(text: str) -> None:
    """Run the first example in Python of a document."""
    example = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    names: dict[str, object] = {}
    exec(compile(example, "example", "exec"), names)  # noqa: S102


def test_the_example_in_readme_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    run_example(README)
    printed = capsys.readouterr().out
    assert re.match(r"\[[12], [12]\]", printed)
    assert "forest" in printed.lower()


def test_the_example_of_records_runs() -> None:
    run_example(REFERENCE)


def test_the_position_of_the_reference_is_one() -> None:
    match = epocha.Match(epocha.load_game("stone_age"), players=2, seed=7)
    match.apply(0, "place forest 3")
    (told,) = re.findall(r"```\n(position .*?)```", REFERENCE, re.DOTALL)
    assert set(told.splitlines()) <= set(position_of(match.state).splitlines())


def test_the_bot_of_the_guide_plays_and_its_package_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bot, match, view = re.findall(r"```python\n(.*?)```", BOT_AUTHORS, re.DOTALL)
    (tmp_path / "cautious_bot.py").write_text(bot, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for example in (match, view):
        exec(compile(example, "example", "exec"), {})  # noqa: S102
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].endswith(" []")
    assert printed[1].endswith(" place")
    package = tomllib.loads(re.findall(r"```toml\n(.*?)```", BOT_AUTHORS, re.DOTALL)[0])
    assert package["project"]["entry-points"]["epocha.bots"] == {"cautious": "cautious_bot:Cautious"}
    assert package["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"] == ["cautious_bot.py"]
    assert {"name", "version"} <= set(package["project"])
    assert package["build-system"]["build-backend"] == "hatchling.build"


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert epocha.__version__ == project["version"]


def test_what_starts_with_the_package_starts_no_processes() -> None:
    """Whoever only plays need not wait for what matches need."""
    show = "import sys, epocha; print('multiprocessing' in sys.modules, epocha.play_matches.__name__)"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "play_matches"]


def test_readme_counts_players_and_rules_of_every_game() -> None:
    rows = re.findall(r"^\| .* \| `(\w+)` \| (\d)-(\d).*? \| (\d+) numbered rules", README, re.MULTILINE)
    told = {name: tuple(map(int, numbers)) for name, *numbers in rows}
    assert set(told) == {name for name in epocha.game_names() if epocha.load_game(name).package.startswith("epocha.")}
    for name, numbers in told.items():
        game = epocha.load_game(name)
        rules = [rule for rule in game.rules().values() if not rule.is_row]
        assert numbers == (game.min_players, game.max_players, len(rules))


def test_readme_counts_the_worked_examples() -> None:
    source = "".join([file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "games").rglob("test_*.py")])
    marks = re.findall(r"mark\.example\(([^)]*)\)", source)
    examples = {example for mark in marks for example in re.findall(r'"([A-Z]{2}-EX-\d+[A-Z]?)"', mark)}
    assert f"all {len(examples)} worked examples" in " ".join(README.split())


def test_the_reference_names_all_that_the_package_gives() -> None:
    documented = re.findall(r"^\.\. auto\w+:: epocha\.(\w+)$", REFERENCE, re.MULTILINE)
    assert sorted(documented) == sorted(epocha.__all__)


def test_the_reference_is_built_from_the_source() -> None:
    """Compiled modules do not tell the types of their functions."""
    show = "import runpy; runpy.run_path('docs/conf.py'); import epocha.engine.state as state; print(state.__file__)"
    done = subprocess.run([sys.executable, "-c", show], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("state.py")


@pytest.mark.parametrize("name", ["stone_age", "mesta"])
def test_the_files_that_the_authors_guide_lists_are_in_every_game(name: str) -> None:
    folder = Path(str(files(epocha.load_game(name).package)))
    rows = re.findall(r"^\| (`.*?) \| ", AUTHORS.partition("\n## ")[0], re.MULTILINE)
    wanted = [file for row in rows for file in re.findall(r"`([\w./*]+)`", row.replace("LANG", "cs"))]
    assert len(wanted) > 20
    for file in wanted:
        assert list(folder.glob(file)) or file == "steps.py", file


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.name)
def test_what_a_guide_points_to_is_there(guide: Path) -> None:
    text = guide.read_text(encoding="utf-8")
    for path in re.findall(r"\]\((?!https?:)([^)#]+)\)", text):
        assert (guide.parent / path).is_file(), path
    for path in re.findall(r"`((?:src|tests|docs|tools)/[\w/.]+)`", text):
        assert (ROOT / path).exists(), path
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for target in re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE):
        assert target in targets, target


# --- names and examples in the guides of authors ---


def dedented(text: str) -> str:
    """Return the lines of a text that are not blank, without their indentation."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def test_the_examples_of_the_game_authors_guide_are_quoted_from_the_fixtures_or_run() -> None:
    files = [*ROOT.glob("tests/fixtures/epocha_fixtures/*/*.py"), *ROOT.glob("tests/games/*/test_*.py")]
    sources = [dedented(file.read_text(encoding="utf-8")) for file in files]
    examples = re.findall(r"```python\n(.*?)```", AUTHORS, re.DOTALL)
    assert len(examples) > 5
    for example in examples:
        if not any(dedented(example) in source for source in sources):
            exec(compile(example, "example", "exec"), {})  # noqa: S102


def test_what_the_game_authors_guide_says_is_called_as_it_says() -> None:
    kinds = [Step, Aside, State, epocha.Game]
    calls = re.findall(r"`(\w+)\(([a-z_]+(?:, [a-z_]+)*|)\)`", AUTHORS)
    assert len(calls) > 20
    for name, parameters in calls:
        takes = [list(inspect.signature(getattr(kind, name)).parameters) for kind in kinds if hasattr(kind, name)]
        said = parameters.split(", ") if parameters else []
        usual = (["self"], ["setup", "chance"]) if name == "__init__" else (["self"],)
        assert any(found[1 : len(said) + 1] == said for found in takes) or said in usual, f"{name}({parameters})"


def test_the_map_of_the_house_names_what_exists() -> None:
    names = re.findall(r"`((?:engine|games|bots|arena|server|cli)(?:\.\w+)+)`", ARCHITECTURE)
    assert len(set(names)) > 60
    for name in names:
        assert exists(name), name
    for function, script in re.findall(r"`(\w+)`\s+in\s+`(\w+\.js)`", ARCHITECTURE):
        source = (ROOT / "src/epocha/server/static" / script).read_text(encoding="utf-8")
        assert f"function {function}(" in source, f"{function} in {script}"


def exists(name: str) -> bool:
    """Return whether a dotted name inside the package is that of a module, or of something in one."""
    parts = ["epocha", *name.split(".")]
    for end in range(len(parts), 1, -1):
        try:
            found: object = import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def test_the_map_of_the_house_shows_every_module_of_engine_and_server() -> None:
    source = ROOT / "src" / "epocha"
    for package in ("engine", "server"):
        for file in sorted((source / package).rglob("*.py")):
            name = ".".join(file.relative_to(source).with_suffix("").parts)
            if file.stem != "__init__" and name not in UNMAPPED:
                assert f"`{name}`" in ARCHITECTURE, name


UNMAPPED = ("engine.summary", "server.errors", "server.failures", "server.load", "server.show.names")
"""Modules too small for a map."""
