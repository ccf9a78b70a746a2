"""Ratings of several bots, and how they are shown."""

import io
import json
from xml.etree import ElementTree

import pytest
from own_bots import Cheat, First
from rich.console import Console

from epocha.arena.league import page_of, picture_of, round_robin_table
from epocha.arena.match import BadMatch, Entrant, MatchResult
from epocha.arena.ratings import DRAWS, elo, rated, round_robin, strengths


def test_two_bots_differ_by_the_odds() -> None:
    """Ten wins to one are 400 points; the made-up draw counts for each side a half."""
    found = elo(strengths([[0, 99.5], [9.5, 0]]))
    assert found[0] - found[1] == pytest.approx(400, abs=0.1)
    assert sum(found) == pytest.approx(0, abs=1e-6)
    assert DRAWS == 1


def test_strengths_come_back_from_their_own_odds() -> None:
    true = [4.0, 2.0, 1.0, 0.25]
    wins = [[1e6 * a / (a + b) if a is not b else 0.0 for b in true] for a in true]
    found = strengths(wins)
    assert [strength / found[2] for strength in found] == pytest.approx(true, rel=1e-3)


def test_intervals_come_from_shuffles() -> None:
    """As many wins in as many games say less if a shuffle always decides both of its games."""

    def spread(shuffles: list[tuple[float, int]]) -> float:
        match = MatchResult("odds", 2, {}, 0, games=2 * len(shuffles))
        lost = [(games - wins, games) for wins, games in shuffles]
        match.entrants = [Entrant("a", shuffles=shuffles), Entrant("b", shuffles=lost)]
        rating = rated(["a", "b"], [match]).ratings[0]
        assert rating.low <= rating.elo <= rating.high
        return rating.high - rating.low

    assert spread([(2.0, 2), (0.0, 2)] * 20) > 1.2 * spread([(2.0, 2), (1.0, 2), (1.0, 2), (0.0, 2)] * 10)
    assert spread([(1.0, 2)] * 40) == 0


def test_a_round_robin_is_played_and_shown() -> None:
    told: list[tuple[int, int]] = []
    result = round_robin(
        "pebbles", ["random", Cheat, First], 4, players=4, progress=lambda done, games: told.append((done, games))
    )
    assert told[-1] == (12, 12)
    assert [rating.games for rating in result.ratings] == [8, 8, 8]
    assert min(result.ratings, key=lambda rating: rating.elo).name == "Cheat"
    assert sum(map(sum, result.wins)) == pytest.approx(12)
    assert json.loads(json.dumps(result.to_json()))["ratings"][1]["share"] == 0
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(round_robin_table(result))
    text = console.export_text()
    assert "Cheat failed" in text
    assert "100 │" in text
    assert "…" not in text
    picture = ElementTree.fromstring(picture_of(result))  # noqa: S314
    assert len(picture.findall(".//{*}circle")) == 3
    assert page_of(result).count("<svg") == 4
    with pytest.raises(BadMatch, match="at least two bots"):
        round_robin("pebbles", ["random"], 4)
