"""What a seat answers leaves the questions of others as they were, and what it drafts shows in nothing of theirs."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from epocha_fixtures.answering import seen_by_others
from epocha_fixtures.positions import Table, chance_of

from epocha import State
from epocha.engine.course import FLOOR, SEALED

DECISIONS = 600
"""Of a random game, picks counted singly: as far as several seats have been asked a few times in every game."""


class Pick(NamedTuple):
    """A pick of a seat, with the states before and after it."""

    before: State
    seat: int
    action: int
    after: State

    @property
    def is_kept_back(self) -> bool:
        """Whether the pick is kept in a draft: nothing has taken effect, and the answer is not whole."""
        draft = list(self.after.draft(self.seat))
        return bool(draft and self.before.ply == self.after.ply and self.seat in self.after.current_players)

    def others(self) -> list[int]:
        """Return the other seats that were asked, and are asked the same by the same frame."""
        if (self.before.top, self.before.step_number()) != (self.after.top, self.after.step_number()):
            return []
        asked = set(self.before.current_players) & set(self.after.current_players) - {self.seat}
        return [seat for seat in sorted(asked) if list(self.before.draft(seat)) == list(self.after.draft(seat))]


@pytest.fixture(scope="module")
def picks(table: Table) -> list[Pick]:
    """Return the picks of a random game in questions to several seats, and those that are kept back."""
    steps = table.game.course.steps
    if not any(step.draft or step.mode in (SEALED, FLOOR) for step in steps):
        pytest.skip("the game asks nothing of several seats at once and takes no drafts: there is nothing to prove")
    return [pick for pick in played(table) if pick.is_kept_back or pick.before.asks(SEALED) or pick.before.asks(FLOOR)]


def played(table: Table) -> Iterator[Pick]:
    state, chance = table.start(1), chance_of(1)
    for _ in range(DECISIONS):
        if state.is_terminal:
            return
        players = state.current_players
        seat = players[chance.below(len(players))]
        legal = state.legal_actions(seat)
        before, action = state.clone(), legal[chance.below(len(legal))]
        state.apply_action(seat, action)
        yield Pick(before, seat, action, state.clone())


def test_on_floors_and_in_sealed_questions_others_make_nobodys_request_stale(picks: list[Pick]) -> None:
    for pick in picks:
        for other in pick.others():
            assert pick.after.decision(other).id == pick.before.decision(other).id


def test_a_draft_shows_in_no_byte_of_others(picks: list[Pick]) -> None:
    for pick in picks:
        if pick.is_kept_back:
            assert seen_by_others(pick.after, pick.seat) == seen_by_others(pick.before, pick.seat)
            assert pick.after.digest() == pick.before.digest()


def test_a_sealed_answer_is_taken_back_by_its_seat_as_long_as_others_are_awaited(picks: list[Pick]) -> None:
    for before, seat, action, after in picks:
        if before.asks(SEALED) and before.ply == after.ply and not list(before.draft(seat)):
            again = after.clone()
            again.withdraw(seat)
            assert again.legal_actions(seat) == before.legal_actions(seat)
            again.apply_action(seat, action)
            assert again == after


def test_what_a_draft_leaves_open_is_what_a_fresh_list_has(picks: list[Pick]) -> None:
    for seat, after in [(pick.seat, pick.after) for pick in picks if pick.is_kept_back]:
        fresh, whole = after.clone(), after.clone()
        fresh.refresh()
        whole.withdraw(seat)
        whole.apply_draft(seat, list(after.draft(seat)))
        assert after.legal_actions(seat) == whole.legal_actions(seat) == fresh.legal_actions(seat)


def test_a_sealed_answer_shows_in_no_picture_of_others_while_one_is_awaited(picks: list[Pick]) -> None:
    for before, seat, _, after in [pick for pick in picks if pick.before.asks(SEALED)]:
        if before.ply == after.ply:
            game = before.setup.game
            for viewer in (None, *range(int(before.players))):
                if viewer != seat:
                    marks = [
                        {one.name: one.mark() for one in game.pictures(state.view(viewer), "en")}
                        for state in (before, after)
                    ]
                    assert marks[0] == marks[1], f"seat {viewer} sees that seat {seat} has answered"
