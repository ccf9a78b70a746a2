"""Positions as text: whatever is written down is read back, for every game."""

import pytest
from epocha_fixtures.positions import Table, spread

from epocha import State
from epocha.engine.position import position_of, read_position


def as_text_says(state: State) -> State:
    """Return a state without what a position does not hold: chance, and answers that have not taken effect."""
    state = state.clone()
    for player in range(int(state.players)):
        if len(state.draft(player)):
            state.withdraw(player)
    state.chance = None
    return state


@pytest.fixture(scope="module")
def sample(table: Table) -> list[State]:
    """Return positions of a random game, its end included."""
    return spread(table)


def test_positions_are_written_and_read_back(sample: list[State]) -> None:
    for state in sample[::3]:
        again = read_position(position_of(state))
        wanted = as_text_says(state)
        again.chance = None
        assert again.digest() == wanted.digest()
        assert again.current_players == wanted.current_players
        for player in wanted.current_players:
            assert again.legal_actions(player) == wanted.legal_actions(player)


def test_views_are_written_without_what_they_do_not_know(table: Table, sample: list[State]) -> None:
    for state in sample[::8]:
        for seat in (None, table.players - 1):
            view = as_text_says(state).view(seat)
            again = read_position(position_of(view))
            assert again.digest() == view.digest()
            assert position_of(again) == position_of(view)
