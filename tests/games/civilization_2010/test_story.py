"""How a finished game is told: by how near everybody came to the victories, as there are no points."""

import pytest
from finished import recorded

from epocha.engine.chart import story_of
from epocha.games.civilization_2010.components import COINS_TO_WIN, LAST_SPACE
from epocha.games.civilization_2010.seats import goals, numbers
from epocha.games.civilization_2010.state import MILITARY_END
from epocha.games.civilization_2010.story import result, score, sources

from .build import P1, P2, army, capital, meadow


@pytest.mark.rule("CF-30.1", "CF-30.3")
def test_each_victory_is_reached_in_hundredths() -> None:
    table = meadow()
    table.track[P1] = int(LAST_SPACE) // 3
    table.coins_on[0] = int(COINS_TO_WIN) // 3
    assert sources(table, P1) == {"culture": 33, "technology": 6, "economy": 33, "military": 0}
    assert result(table, P1, "en") == "33 %"
    table.coins_on[0] = 2 * int(COINS_TO_WIN)
    assert sources(table, P1)["economy"] == 100, "more than enough is no more than all"


@pytest.mark.rule("CF-30.4")
def test_only_the_conqueror_has_reached_conquest() -> None:
    table = meadow()
    table.over, table.winners = MILITARY_END, 1 << P2
    assert [sources(table, seat)["military"] for seat in (P1, P2)] == [0, 100]
    assert [result(table, seat, "cs") for seat in (P1, P2)] == ["6 %", "vítězství"]
    assert score(True, "sk") == "víťazstvo"


@pytest.mark.rule("CF-30.4")
def test_the_sheet_tells_of_conquest_after_the_end_what_the_result_tells() -> None:
    """Beside a result of 0 % the bar of an army near a capital was half full."""
    table = army(capital(capital(meadow(2), "b2"), "b14", P2), "b10")
    assert 0.5 < {goal.name: goal.share for goal in goals(table, P1, "en")}["military"] < 1, "in play the way there"
    table.over, table.winners = MILITARY_END, 1 << P2
    for seat in (P1, P2):
        shares = {goal.name: goal.share for goal in goals(table, seat, "en")}
        assert 100 * shares["military"] == sources(table, seat)["military"]


def test_the_culture_track_and_culture_have_symbols_of_their_own() -> None:
    """Both had the mask: a strip read mask 7/21, mask 3."""
    table = meadow()
    shown = [goal.symbol for goal in goals(table, P1, "en")] + [symbol for _, symbol, _ in numbers(table, P1)]
    assert len(set(shown)) == len(shown)


def test_a_story_follows_the_nearest_victory() -> None:
    told = story_of(recorded("civilization_2010/military-2"))
    last = told.readings[-1]
    assert sorted(last.total(seat) for seat in (P1, P2))[-1] == 100
    assert last.total(P1) == max(last.points[P1].values())
