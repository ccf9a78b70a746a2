"""Drafts in a frame below the top: kept, secret, and shortened when their question is asked again."""

from typing import Any, ClassVar

import pytest
from epocha_fixtures.positions import LONGEST, positions
from epocha_fixtures.positions import Table as Setting
from epocha_fixtures.stalls import COURSE, LEAVE, NO, OVER, SALT, SILK, STALL, Floor, Market, Stalls

from epocha import Chance, Match
from epocha.engine.course import FLOOR, Course
from epocha.engine.setup import Setup
from epocha.engine.state import NOBODY, SPECTATOR, vec_of


def opened() -> Match:
    """Return a match in which seats 0 and 2 are making drafts on the stall."""
    match = Match(Market(), 3)
    for seat, pick in ((0, "silk"), (2, "salt"), (2, "silk"), (2, "salt")):
        match.apply(seat, pick)
    return match


def test_a_draft_is_kept_while_somebody_is_asked_something_else() -> None:
    match = opened()
    asked = match.state.decision(2)
    match.apply(1, "ask 1")
    assert match.state.current_players == (0,)
    assert match.drafts() == {}, "nothing is drafted for the question at hand"
    assert match.kept_drafts() == [(0, 0, "silk"), (2, 0, "salt, silk, salt")]
    match.apply(0, "no")
    assert match.drafts() == {0: "silk", 2: "salt, silk, salt"}
    assert match.kept_drafts() == []
    assert match.state.decision(2) == asked, "the page of who drafts is not stale"


def test_what_has_become_impossible_is_dropped_when_the_question_is_put_again() -> None:
    match = opened()
    match.apply(1, "ask 1")
    match.apply(0, "yes")
    assert match.drafts() == {2: "salt"}


def test_nobody_else_sees_a_draft_that_lies_below() -> None:
    match, quiet = opened(), Match(Market(), 3)
    for each in (match, quiet):
        each.apply(1, "ask 1")
    for viewer in (None, 1):
        assert match.state.view(viewer) == quiet.state.view(viewer)
        assert match.state.view(viewer).to_bytes() == quiet.state.view(viewer).to_bytes()
    assert match.state.digest() == quiet.state.digest()
    assert match.state.view(0) != quiet.state.view(0)
    assert len(match.state.view(2).drafts) == 3


def test_it_survives_storing_and_undo_drops_it() -> None:
    match = opened()
    match.apply(1, "ask 1")
    again = match.game.from_bytes(match.state.to_bytes())
    assert again == match.state
    again.apply_action(0, NO)
    assert [int(pick) for pick in again.draft(2)] == [SALT, SILK, SALT]
    assert len(match.state_at(1).drafts) == 0
    match.cut(0)
    assert (match.drafts(), match.kept_drafts()) == ({}, [])


def test_it_can_be_put_back_from_its_text() -> None:
    match = opened()
    match.apply(1, "ask 1")
    kept = match.kept_drafts()
    stored = match.state.to_bytes()
    match.state.drop_answers()
    assert match.kept_drafts() == []
    for seat, frame, text in kept:
        match.keep_draft(seat, frame, text)
    assert match.state.to_bytes() == stored
    for seat, frame in ((2, 5), (2, int(match.state.top)), (9, 0)):
        with pytest.raises(ValueError, match="no draft"):
            match.keep_draft(seat, frame, "silk")


def test_floors_above_floors_have_drafts_and_questions_of_their_own() -> None:
    match = opened()
    below = match.state.decision(2)
    match.apply(1, "open")
    above = match.state.decision(2)
    assert above.id != below.id
    assert above.picks == ()
    match.apply(2, "silk")
    assert match.drafts() == {2: "silk"}
    match.apply(2, "send")
    asked = match.state.decision(0).id
    match.apply(1, "leave")
    assert match.state.decision(2).step == "stall"
    assert match.drafts() == {0: "silk", 2: "salt, silk, salt"}
    match.state.withdraw(0)
    assert match.state.decision(0).id != asked, "an answer to the booth is no answer to the stall"


def test_a_floor_that_is_taken_away_takes_its_drafts_along() -> None:
    match = opened()
    match.apply(1, "ask 1")
    match.state.clear_frames()
    match.state.push(STALL, NOBODY)
    match.state.advance()
    assert match.drafts() == {}


class Endless(Floor):
    """A floor that nobody can leave."""

    def legal(self, table: Stalls, player: int) -> Any:
        return vec_of([action for action in super().legal(table, player) if action < LEAVE])


class Chat(Market):
    course: ClassVar[Course] = Course({STALL: Endless("stall", "X-1", mode=FLOOR, draft=True), 1: COURSE.steps[OVER]})

    def set_up(self, setup: Setup, chance: Chance) -> Stalls:
        table = super().set_up(setup, chance)
        table.left = vec_of([9, 0])
        return table


def test_a_random_game_without_an_end_is_cut_off() -> None:
    *before, last = positions(Setting(Chat(), 3, {}), 1, every=1000)
    assert len(before) == LONGEST // 1000
    assert last.is_terminal
    assert last.ranking() == []
    assert last.view(None).viewer == SPECTATOR
