"""Standing answers: a seat lets pass for the rest of a turn or round, and nobody else can tell."""

import pickle
from typing import Any

import pytest

from epocha import Match
from epocha.engine.record import record_of, transcript_of
from epocha.engine.standing import ROUND, TURN, LetPass

POSITION = """
position bazaar 1
players 3
frame raid p1
round 1
gone p1,p2,p3
goods p1.silk=5 p1.spice=5
goods p2.silk=5 p2.spice=5
goods p3.silk=5 p3.spice=5
inside p1=pearl p2=glass p3=glass
owner p1=p1 p2=p2 p3=p3
hand p1.gossip=2
hand p2.ward=1 p2.gossip=1
hand p3.gossip=2
held p1=2 p2=2 p3=2
"""
RAID = "raid 2"


def raided(seat: int = -1, until: str = TURN, always: bool = False) -> Match:
    """Return a match with the first raid announced, before which a seat has left an answer."""
    match = Match.from_position(POSITION)
    if seat >= 0:
        match.let_pass(seat, until, always)
    match.apply(0, RAID)
    return match


def test_who_can_only_decline_is_answered_for_and_who_holds_something_is_asked() -> None:
    assert raided(2).standing_answer(2) == "let pass"
    assert raided(1).standing_answer(1) is None, "they could ward"
    assert raided(1, always=True).standing_answer(1) == "let pass"
    assert raided().standing_answer(2) is None


def test_it_answers_windows_only_and_only_for_who_is_asked() -> None:
    match = Match.from_position(POSITION)
    match.let_pass(0, ROUND, always=True)
    assert match.standing_answer(0) is None, "it is their own turn"
    match.apply(0, RAID)
    assert match.standing_answer(0) is None, "who raids is not asked"
    match.let_pass(2, ROUND)
    match.apply(2, "let pass")
    assert match.standing_answer(2) is None, "they have answered"


@pytest.mark.parametrize(("until", "left"), [(TURN, False), (ROUND, True)])
def test_it_ends_with_the_turn_or_with_the_round(until: str, left: bool) -> None:
    match = raided(2, until, always=True)
    match.apply(2, str(match.standing_answer(2)))
    match.apply(1, "ward")
    for seat in (0, 2):
        match.apply(seat, "let pass")
    assert match.state.current_players == (1,)
    match.apply(1, "raid 1")
    assert (match.standing_answer(2) is not None) == left
    for seat in (0, 2):
        match.apply(seat, "let pass")
    for seat in (0, 1):
        match.apply(seat, "ready")
    match.apply(2, "rest")
    assert match.standing_answers == {}, "the round is over"


def test_it_shows_in_nothing_that_is_shown_or_written() -> None:
    quiet, standing = raided(), raided(2, ROUND, always=True)
    for match in (quiet, standing):
        match.apply(2, str(standing.standing_answer(2)) if match is standing else "let pass")
    assert standing.state.to_bytes() == quiet.state.to_bytes()
    for viewer in (None, 0, 1, 2):
        assert standing.state.view(viewer).to_bytes() == quiet.state.view(viewer).to_bytes()
        assert transcript_of(standing, viewer) == transcript_of(quiet, viewer)
    assert record_of(standing) == record_of(quiet)
    assert repr(standing) == repr(quiet)


def test_it_is_taken_back_with_its_turn_and_goes_into_copies() -> None:
    match = raided(2)
    again: Any = pickle.loads(pickle.dumps(match))  # noqa: S301
    assert again.standing_answer(2) == "let pass"
    again.standing_answers.clear()
    assert match.standing_answer(2) == "let pass"
    later = Match.from_position(POSITION)
    later.apply(0, "rest")
    later.let_pass(2, TURN)
    later.cut(0)
    later.apply(0, "rest")
    assert later.standing_answers == {}


def test_it_is_stored_as_text() -> None:
    for left in (LetPass(TURN, 7), LetPass(ROUND, 12, always=True)):
        assert LetPass.from_text(left.to_text()) == left
    for text in ("", "turn", "turn x", "game 7", "turn 7 never", "turn 7 always again"):
        with pytest.raises(ValueError, match="a standing answer is"):
            LetPass.from_text(text)
