"""Which rules are proven is read from the marks of the tests, wherever they may stand."""

from pathlib import Path

import pytest
from epocha_fixtures.pebbles.game import Pebbles

from epocha import load_game
from epocha.engine import proof as proofs
from epocha.engine.proof import NoTests, folder_of_tests, proof_of

SOURCE = """
import pytest

pytestmark = pytest.mark.rule("PB-1.1")

@pytest.mark.rule("PB-1.2", "SA-4.8")
def test_turns(): ...

@pytest.mark.parametrize("card", [pytest.param(1, marks=pytest.mark.rule("PB-1.4")), 2])
def test_cards(card): ...

@pytest.mark.rule("PB-1.5")
def helper(): ...

@pytest.mark.rule("PB-1.6")
class TestEnd:
    pytestmark = [pytest.mark.slow, pytest.mark.rule("PB-2.1")]

    @pytest.mark.rule("PB-9.9")
    async def test_end(self): ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "games").mkdir(parents=True)
    (folder / "games" / "test_pebbles.py").write_text(SOURCE)
    return folder


def test_marks_count_wherever_they_stand(tests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    excuses = {"PB-2.2": "no dice here", "PB-1.2": "needless", "PB-7.7": "no such rule"}
    monkeypatch.setattr(proofs, "_excuses", lambda game: excuses)
    proof = proof_of(load_game("pebbles"), tests)
    module = "tests/games/test_pebbles.py"
    end = f"{module}::TestEnd::test_end"
    assert proof.proven == {
        "PB-1.1": [f"{module}::test_turns", f"{module}::test_cards", end],
        "PB-1.2": [f"{module}::test_turns"],
        "PB-1.4": [f"{module}::test_cards"],
        "PB-1.6": [end],
        "PB-2.1": [end],
    }
    assert proof.excused == {"PB-2.2": "no dice here"}
    assert proof.missing == ["PB-1.3", "PB-1.5"]
    assert proof.unknown == {"PB-9.9": [end], "PB-7.7": ["excused.toml"]}
    assert not proof.is_complete


def test_excuses_are_read_from_the_folder_of_the_game() -> None:
    game = load_game("stone_age")
    proof = proof_of(game)
    assert proof.excused
    assert all(reason and game.rules()[rule] for rule, reason in proof.excused.items())
    assert not set(proof.excused) & set(proof.proven)


def test_the_tests_of_a_working_copy_are_found_and_those_beside_an_environment_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert folder_of_tests(Pebbles()) == Path(__file__).parents[1]
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").touch()
    installed = tmp_path / ".venv" / "lib" / "site-packages" / "pebbles"
    monkeypatch.setattr(proofs, "files", lambda package: installed)
    with pytest.raises(NoTests, match="pebbles is installed without its tests"):
        folder_of_tests(Pebbles())
