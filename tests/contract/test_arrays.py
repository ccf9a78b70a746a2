"""What learning needs of every game: actions as places in an array, and a bound of its length where there is one."""

import hashlib

import pytest
from epocha_fixtures.positions import LONGEST, Table

from epocha import BadTable, Chance, Game, load_game, random_playout

ACTIONS = {
    ("stone_age", 1): (201, "2ace0f7dfd998ba3"),
    ("mesta", 1): (294, "2bbca62c4fdb3100"),
}
"""By game and rules version: how many actions there are, and a hash of their texts in the order of their numbers."""


def test_actions_are_numbered_without_gaps_and_back(game: Game) -> None:
    actions = game.notation.actions
    assert game.num_distinct_actions == len(actions)
    assert [game.action_index(action) for action in actions] == list(range(len(actions)))
    assert [game.indexed_action(index) for index in range(len(actions))] == actions
    for nowhere in (-1, len(actions)):
        with pytest.raises(ValueError, match="numbered from 0 to"):
            game.indexed_action(nowhere)
    with pytest.raises(ValueError, match="there is no action -7"):
        game.action_index(-7)


@pytest.mark.parametrize(("name", "version"), ACTIONS)
def test_numbers_of_actions_do_not_change_within_a_rules_version(name: str, version: int) -> None:
    """If this fails, what others have learned is lost: a new rules version is needed."""
    game = load_game(name).at_version(version)
    texts = "\n".join([game.notation.text(game.indexed_action(index)) for index in range(game.num_distinct_actions)])
    assert (game.num_distinct_actions, hashlib.blake2b(texts.encode(), digest_size=8).hexdigest()) == ACTIONS[
        name, version
    ]


def test_whatever_is_legal_has_a_number(table: Table) -> None:
    state = table.start(3)
    chance = Chance.from_seed(3)
    while not state.is_terminal and state.ply < 100:
        seat = state.current_players[0]
        legal = state.legal_actions(seat)
        numbers = [table.game.action_index(action) for action in legal]
        assert numbers == sorted(numbers)
        assert [table.game.indexed_action(number) for number in numbers] == legal
        state.play(seat, legal[chance.below(len(legal))])


def test_no_game_is_longer_than_its_bound(table: Table) -> None:
    bound = table.game.max_game_length(table.players, table.options)
    if bound is not None:
        for seed in range(3):
            assert random_playout(table.start(seed), Chance.from_seed(seed), LONGEST) <= bound


def test_stone_age_is_bounded_by_its_option_only() -> None:
    """R-33: if nobody buys anything it never ends."""
    game = load_game("stone_age")
    assert game.max_game_length() is None
    bounds = [game.max_game_length(players, {"max_rounds": 4}) for players in (2, 4)]
    assert bounds[1] == 2 * bounds[0] > 500  # type: ignore[operator]
    for seed in range(4):
        state = game.new_initial_state(2, seed, {"max_rounds": 4})
        while not state.is_terminal:
            seat = state.current_players[0]
            state.play(seat, min(state.legal_actions(seat)))  # one figure at a time
        assert state.ply <= bounds[0]  # type: ignore[operator]
    with pytest.raises(BadTable):
        game.max_game_length(5)
