"""The log is the truth: undo and positions follow from it."""

import pytest

from epocha import BadOption, BadTable, Chance, IllegalAction, Match, NotUnderstood, load_game
from epocha.engine.match import Undo
from epocha.engine.registry import Unknown

STONE_AGE = load_game("stone_age")


def stone_age(**options: object) -> Match:
    return Match(STONE_AGE, 2, seed=3, options={"start_player": 1} | options)  # type: ignore[arg-type]


def test_undo_is_free_while_nobody_else_has_acted() -> None:
    match = stone_age()
    before = match.state.digest()
    match.apply(0, "place forest 2")
    assert match.undo_to(0) == (Undo.FREE, 0)
    match.cut(0)
    assert match.state.digest() == before


def test_undo_needs_consent_once_another_has_acted() -> None:
    match = stone_age()
    match.apply(0, "place forest 2")
    match.apply(1, "place field")
    assert match.undo_to(0) == (Undo.CONSENT, 0)
    assert match.undo_to(1) == (Undo.FREE, 1)


def test_undo_across_a_disclosure_is_impossible() -> None:
    match = stone_age()
    for player, text in ((0, "place forest 5"), (1, "place hunting grounds 5")):
        match.apply(player, text)  # the last placement rolls the dice of the forest: one place, nothing to choose
    assert match.undo_to(1) == (Undo.DISCLOSED, 1)


def test_there_is_nothing_to_undo_at_the_start() -> None:
    assert stone_age().undo_to(0) == (Undo.NOTHING, 0)


def test_a_refused_action_is_not_logged() -> None:
    match = stone_age()
    digest = match.state.digest()
    with pytest.raises(IllegalAction):
        match.apply(0, "place forest 8")
    with pytest.raises(NotUnderstood, match="place forest"):
        match.apply(0, "plase forest")
    assert match.moves == []
    assert match.state.digest() == digest


def test_only_positions_of_the_match_can_be_looked_at() -> None:
    match = stone_age()
    match.apply(0, "place forest 1")
    assert match.state_at(0) == match.initial_state()
    assert match.state_at(1) == match.state
    with pytest.raises(ValueError, match="no position 2"):
        match.state_at(2)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"start": 1}, "no option start; options are: start_player, max_rounds"),
        ({"start_player": 5}, "from 0 to 4"),
        ({"start_player": "first"}, "whole number"),
        ({"start_player": 3}, "a seat from 1 to 2"),
    ],
)
def test_bad_options_are_refused_with_what_would_do(options: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        STONE_AGE.new_initial_state(2, options=options)


def test_bad_numbers_of_players_are_refused() -> None:
    with pytest.raises(BadTable, match="2 to 4 players, not 5"):
        STONE_AGE.new_initial_state(5)


def test_unknown_games_are_refused_with_those_there_are() -> None:
    with pytest.raises(Unknown, match=r"no game 'ludo'; there are:.*stone_age"):
        load_game("ludo")


def test_a_transcript_has_what_a_seat_may_read() -> None:
    match = Match(load_game("mesta"), 2, seed=1)
    chance = Chance.from_seed(2)
    while not any(move.text.startswith("put away") for move in match.moves):
        seat = match.state.current_players[0]
        actions = match.state.legal_actions(seat)
        match.apply(seat, actions[chance.below(len(actions))])
    last = match.moves[-1]
    assert match.transcript(last.player) == match.moves
    for viewer in (None, 1 - last.player):
        seen = match.transcript(viewer)[-1]
        assert (seen.player, seen.action, seen.text) == (last.player, -1, "?")
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        match.transcript(3)
