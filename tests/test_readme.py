"""README is true: its example runs as it stands."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).resolve().parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_python_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[0]
    names: dict[str, object] = {}
    exec(compile(example, "README.md", "exec"), names)  # noqa: S102
    printed = capsys.readouterr().out
    assert re.match(r"\[[12], [12]\]", printed)
    assert "forest" in printed.lower()


def test_the_guides_that_readme_names_are_there() -> None:
    folder = Path(__file__).resolve().parent.parent
    for path in re.findall(r"\]\(([^)]+)\)", README):
        assert (folder / path).is_file(), path
