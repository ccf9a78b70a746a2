"""README and the guides are true: their examples run, what they name is there, what they count is right."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import epocha

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
REFERENCE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
AUTHORS = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
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
    examples = {example for mark in marks for example in re.findall(r'"([A-Z]{2}-EX-\d+)"', mark)}
    assert f"all {len(examples)} worked examples" in " ".join(README.split())


def test_the_reference_names_all_that_the_package_gives() -> None:
    documented = re.findall(r"^\.\. auto\w+:: epocha\.(\w+)$", REFERENCE, re.MULTILINE)
    assert sorted(documented) == sorted(epocha.__all__)


@pytest.mark.parametrize("name", ["stone_age", "mesta"])
def test_the_files_that_the_authors_guide_lists_are_in_every_game(name: str) -> None:
    folder = Path(str(files(epocha.load_game(name).package)))
    rows = re.findall(r"^\| (`.*?) \| ", AUTHORS, re.MULTILINE)
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
