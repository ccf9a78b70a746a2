"""Every numbered rule of Odds, each proven by a test that names it."""

from typing import Any

import pytest
from epocha_fixtures.playing import refused

from epocha import BadTable, load_game

GAME = load_game("odds")


def choose(table: Any, *numbers: int) -> None:
    """Let every seat choose, the last one first: the order does not matter."""
    for player, number in reversed(list(enumerate(numbers))):
        table.apply_action(player, GAME.text_to_action(table, f"choose {number}"))


@pytest.mark.rule("OD-1.1")
@pytest.mark.parametrize("players", range(1, 7))
def test_one_to_six_players_play_three_rounds(players: int) -> None:
    table: Any = GAME.new_initial_state(players)
    rounds = 0
    while not table.is_terminal:
        choose(table, *[1] * players)
        rounds += 1
    assert rounds == 3
    for wrong in (0, 7):
        with pytest.raises(BadTable):
            GAME.new_initial_state(wrong)


@pytest.mark.rule("OD-1.2")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    views = []
    for number in (1, 2, 3):
        table = GAME.new_initial_state(3)
        assert table.current_players == (0, 1, 2)
        assert all(table.legal_actions(player) == [1, 2, 3] for player in range(3))
        table.apply_action(1, number)
        assert table.current_players == (0, 2)
        views.append(table.view(0))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("OD-1.3")
def test_a_sealed_choice_is_not_changed() -> None:
    table = GAME.new_initial_state(2)
    table.apply_action(0, 1)
    assert refused(table, "choose 2", 0) == "OD-1.3"


@pytest.mark.rule("OD-1.4")
@pytest.mark.parametrize(
    ("numbers", "scores"),
    [((3, 2, 3), [0, 2, 0]), ((1, 2, 3), [1, 2, 3]), ((2, 2, 2), [0, 0, 0]), ((1, 1, 3), [0, 0, 3])],
)
def test_opened_numbers_that_nobody_shares_score(numbers: tuple[int, ...], scores: list[int]) -> None:
    table: Any = GAME.new_initial_state(3)
    choose(table, *numbers)
    assert tuple(table.opened) == numbers
    assert list(table.score) == scores


@pytest.mark.rule("OD-2.1")
def test_most_points_win_and_equal_points_share_the_place() -> None:
    table = GAME.new_initial_state(3)
    for _ in range(2):
        choose(table, 3, 3, 1)
        assert table.ranking() == []
    choose(table, 2, 1, 1)
    assert table.ranking() == [1, 3, 1]
    assert GAME.end(table) == "last-round"
