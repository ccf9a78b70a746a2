"""Games that begin from a position: recorded, replayed, verified, and never taken for normal ones."""

import pickle
import re
from dataclasses import replace

import pytest

from epocha import Match, load_game
from epocha.engine.deal import Deal
from epocha.engine.position import BadPosition, read_position
from epocha.engine.record import BadRecord, Record, record_of, replay, transcript_of, verify

SECRET = bytes(range(32))
POSITION = """
position bazaar 1
players 2
option rounds=1
ply 7
frame raid p2
round 1
raids_done 1
goods p1.silk=2 p1.spice=1 ; what is left
goods p2.silk=1
inside p1=pearl p2=glass
owner p1=p1 p2=p2
knowers p1=p1 p2=p2
hand p1.gossip=2
hand p2.gossip=1
held p1=2 p2=1
"""


def set_up_match(deal: Deal | None = None) -> Match:
    match = Match.from_position(POSITION, seed=5, deal=deal)
    match.apply(1, "rest")
    return match


@pytest.mark.parametrize("deal", [None, Deal(SECRET, "a-table_1")], ids=["seed", "deal"])
def test_a_match_from_a_position_is_recorded_replayed_and_verified(deal: Deal | None) -> None:
    match = set_up_match(deal)
    assert match.state.is_terminal
    assert match.state.ply == len(match.moves) == 1
    record = record_of(match)
    text = record.to_text()
    assert "\n[PositionResult " in text
    assert "\n[Result " not in text
    again = Record.from_text(text)
    assert again == record
    assert replay(again).state == match.state
    report = verify(again)
    assert report.ok
    assert "they are played from the position in its header" in report.proved
    assert [problem.severity.value for problem in report.problems] == ["note"]
    assert replace(again, position="").header_check() != again.check


def test_a_deal_is_bound_to_the_position_it_is_made_for() -> None:
    deal = Deal(SECRET, "a-table_1")
    usual = Match(load_game("bazaar"), 2, options={"rounds": 1}, deal=deal)
    assert set_up_match(deal).commitment != usual.commitment
    assert set_up_match(deal).key != usual.key


def test_the_result_of_a_normal_game_and_of_one_from_a_position_are_not_mixed_up() -> None:
    text = record_of(set_up_match()).to_text()
    with pytest.raises(BadRecord, match="Result is called PositionResult in a game that begins from a position"):
        Record.from_text(text.replace("[PositionResult", "[Result"))
    with pytest.raises(BadRecord, match="PositionResult is called Result"):
        Record.from_text(re.sub(r"\[Position .*\]\n", "", text))


def test_a_transcript_shows_the_position_as_its_reader_knew_it() -> None:
    for viewer in (None, 1):
        text = transcript_of(set_up_match(), viewer).to_text()
        assert "inside p1=?" in text
        assert "p1.ward=?" in text
        assert "p1=pearl" not in text


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("nonsense", "begins with `position GAME VERSION`"),
        (POSITION.replace("option rounds=1\n", ""), "not of bazaar 1 2 rounds=1"),
        (POSITION.replace("players 2", "players 2\nviewer p1"), "from a full position"),
        (POSITION.replace("frame raid p2", "frame game-over -\nover 1"), "the game is not over"),
    ],
)
def test_a_record_whose_position_is_none_is_refused(position: str, problem: str) -> None:
    record = replace(record_of(set_up_match()), position=position)
    assert any(problem in str(found) for found in verify(record).problems)
    with pytest.raises(BadPosition, match=problem):
        Match(load_game("bazaar"), 2, 5, {"rounds": 1}, position=position)


def test_a_match_from_a_position_is_undone_and_copied_like_any_other() -> None:
    match = Match.from_position(POSITION, seed=5)
    before = match.state.digest()
    match.apply(1, "rest")
    match.cut(0)
    assert match.state.digest() == before
    assert pickle.loads(pickle.dumps(match)).state == match.state  # noqa: S301
    assert match.state_at(0) == match.initial_state()


def test_what_is_hidden_must_fit_together_for_a_match() -> None:
    text = "position ruins 1\nplayers 2\nframe turn p1\nround 1\ndeck 1 2\ntokens p1.guide@camp:p1 p1.guide@camp:p1\n"
    assert not read_position(text).is_view
    with pytest.raises(BadPosition, match="what is hidden in it does not fit together"):
        Match.from_position(text)
