"""How a finished game is told: by how near everybody came to the victories, as there are no points."""

import pytest
from finished import recorded

from epocha.engine.chart import story_of
from epocha.games.civilization_2010.components import COINS_TO_WIN, LAST_SPACE
from epocha.games.civilization_2010.state import MILITARY_END
from epocha.games.civilization_2010.story import result, score, sources

from .build import P1, P2, meadow


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


def test_a_story_follows_the_nearest_victory() -> None:
    told = story_of(recorded("civilization_2010/military-2"))
    last = told.readings[-1]
    assert sorted(last.total(seat) for seat in (P1, P2))[-1] == 100
    assert last.total(P1) == max(last.points[P1].values())
