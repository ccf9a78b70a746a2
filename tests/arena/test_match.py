"""Matches: rotation, repeatability, intervals, and what is shown of them."""

import json
from xml.etree import ElementTree

import pytest
from rich.console import Console

import epocha
from epocha.arena.match import BadMatch, Task, numbered, play_matches, play_one, schedule, wilson
from epocha.arena.report import match_picture, match_table, progress_bar
from epocha.bots import Clock


def test_every_shuffle_is_played_in_every_rotation() -> None:
    result = play_matches("pebbles", ["random", "random", "random"], 1)
    tasks = list(schedule(result, ["a", "b", "c"], 6, Clock()))
    assert [task.seed for task in tasks] == [0, 0, 0, 1, 1, 1]
    assert [task.bots for task in tasks[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert all(task.bots == tuple("abc"[entrant] for entrant in task.entrants) for task in tasks)
    assert len({task.bot_seed for task in tasks}) == 6


def test_fewer_bots_than_seats_take_turns() -> None:
    result = play_matches("odds", ["greedy", "random"], 4, players=4)
    assert [entrant.games for entrant in result.entrants] == [8, 8]
    assert sum(entrant.wins for entrant in result.entrants) == pytest.approx(4)


def test_processes_do_not_change_the_games() -> None:
    one = play_matches("stone_age", ["random", "random"], 4, seed=3)
    two = play_matches("stone_age", ["random", "random"], 4, seed=3, processes=2)
    for a, b in zip(one.entrants, two.entrants, strict=True):
        assert (a.wins, a.score, a.decisions) == (b.wins, b.score, b.decisions)
    assert one.length == two.length


def test_a_cut_off_is_won_by_nobody() -> None:
    result = play_matches("stone_age", ["random", "random"], 2, options={"max_rounds": 1})
    assert result.cut_offs == 2
    assert [entrant.wins for entrant in result.entrants] == [0, 0]


def test_a_tie_is_shared() -> None:
    """In Odds everybody who chooses the same number scores nothing, so many games are tied."""
    played = [play_one(Task("odds", ("random",) * 3, (0, 1, 2), {}, seed, seed, Clock())) for seed in range(30)]
    assert all(sum(game.shares) == pytest.approx(1) for game in played)
    assert any(0 < share < 1 for game in played for share in game.shares)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadMatch, match="at least one game"):
        play_matches("odds", ["random"], 0)
    with pytest.raises(BadMatch, match="one to 2 bots"):
        play_matches("odds", ["random"] * 3, 1, players=2)
    with pytest.raises(epocha.BadTable):
        play_matches("stone_age", ["random"], 1, players=5)
    with pytest.raises(epocha.BadOption):
        play_matches("stone_age", ["random"], 1, options={"speed": 3})
    with pytest.raises(epocha.Unknown):
        play_matches("stone_age", ["random", "clever"], 1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1), (150, 200, 0.6856, 0.8049)],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_names_are_told_apart() -> None:
    assert numbered(["greedy", "random", "greedy"]) == ["greedy #1", "random", "greedy #2"]


def test_result_is_shown() -> None:
    told: list[tuple[int, int]] = []
    result = play_matches("odds", ["greedy", "random"], 3, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert json.loads(json.dumps(result.to_json()))["entrants"][0]["name"] == "greedy"
    console = Console(width=80, record=True)
    console.print(match_table(result))
    text = console.export_text()
    assert "greedy" in text
    assert "…" not in text
    picture = ElementTree.fromstring(match_picture(result))  # noqa: S314
    assert len(picture.findall(".//{*}circle")) == 2
    with progress_bar(Console(quiet=True), "playing") as tell:
        tell(1, 3)
