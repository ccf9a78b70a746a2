"""Whole recorded games: every one is proved under the rules version that it names."""

import tomllib
from pathlib import Path

import pytest
from epocha_fixtures.positions import is_looked_at_elsewhere

from epocha import Chance, Game, load_game
from epocha.engine.record import Record, replay, verify_bytes
from epocha.engine.state import random_playout

RECORDS = Path(__file__).parent / "records"
FILES = sorted(RECORDS.glob("*/*.epocha"))
GAMES = sorted({path.parent.name for path in FILES})

NEVER = {"mesta": {("stall", 1)}}
"""Ends that cannot come with a number of players: somebody alone draws cities until every empire is complete."""


def ends(game: Game) -> list[str]:
    """Return the names of a game's ends, a cut-off among them if it has one."""
    if "max_rounds" not in {option.name for option in game.options}:
        return list(game.ends)
    state = game.new_initial_state(options={"max_rounds": 1})
    random_playout(state, Chance.from_seed(1))
    return [*game.ends, "cut-off"] if game.end(state) == "cut-off" else list(game.ends)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_is_played_again_move_for_move(path: Path) -> None:
    """Every line is held against its check, which takes five times as long as to play it. So where a game runs
    interpreted whose records CI verifies compiled as well, it is played to the end and its digest, which is of all
    fields; what began from a secret is verified all the same."""
    record = Record.from_bytes(path.read_bytes())
    assert record.game == path.parent.name
    if record.secret or not is_looked_at_elsewhere(load_game(record.game)):
        report = verify_bytes(path.read_bytes())
        assert [str(problem) for problem in report.problems] == []
        assert report.record == record
    match = replay(record)
    assert match.state.is_terminal
    assert match.state.digest() == record.digest


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_reads_and_writes_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert Record.from_text(text).to_text() == text


@pytest.mark.parametrize("name", GAMES)
def test_every_end_is_recorded_with_every_number_of_players(name: str) -> None:
    game = load_game(name)
    records = [Record.from_bytes(path.read_bytes()) for path in FILES if path.parent.name == name]
    recorded = {(record.end, record.players) for record in records}
    counts = range(game.min_players, game.max_players + 1)
    wanted = {(end, players) for end in ends(game) for players in counts} - NEVER.get(name, set())
    assert recorded >= wanted
    assert any(record.secret for record in records), "one with chance that was committed to"


def test_the_plan_lists_exactly_the_records() -> None:
    plan = tomllib.loads((RECORDS / "plan.toml").read_text(encoding="utf-8"))
    assert sorted(plan) == [path.relative_to(RECORDS).as_posix() for path in FILES]
