"""States, steps and frames, proven by the fixture games."""

from typing import Any

import pytest
from epocha_fixtures.pebbles.steps import GAME_OVER, TURN, Turn

from epocha import Chance, IllegalAction, State, load_game
from epocha.engine.course import Step
from epocha.engine.state import CUT_OFF, NOBODY

PEBBLES = load_game("pebbles")
ODDS = load_game("odds")


def odds(players: int = 3) -> Any:
    return ODDS.new_initial_state(players, seed=1)


def do(state: State, player: int, text: str) -> None:
    state.apply_action(player, ODDS.text_to_action(state, text))


# --- simultaneous, sealed choices ---


def test_a_simultaneous_decision_is_open_to_all_at_once() -> None:
    state = odds()
    assert state.current_players == (0, 1, 2)
    assert {state.decision(p).id for p in range(3)} == {0}
    do(state, 1, "choose 2")
    assert state.current_players == (0, 2)
    assert state.decision(0).id == 0, "another's sealed choice does not make an open decision stale"


def test_nobody_sees_a_sealed_choice_of_others() -> None:
    views = []
    for number in (1, 2, 3):
        state = odds()
        do(state, 1, f"choose {number}")
        views.append((state.view(0), state.view(None), state.view(1)))
        assert state.disclosures == 0
    assert len({view.to_bytes() for view, _, _ in views}) == 1
    assert len({view.to_bytes() for _, view, _ in views}) == 1
    assert len({view.to_bytes() for _, _, view in views}) == 3


def test_the_last_choice_opens_all_of_them() -> None:
    state = odds()
    for player, text in ((2, "choose 3"), (0, "choose 3"), (1, "choose 2")):
        do(state, player, text)
    assert list(state.opened) == [3, 2, 3]
    assert list(state.score) == [0, 2, 0]
    assert state.disclosures == 1
    assert state.current_players == (0, 1, 2)


def test_a_view_with_sealed_choices_is_completed_by_legal_ones() -> None:
    state = odds()
    do(state, 1, "choose 2")
    found = set()
    for seed in range(40):
        full = state.view(0).determinize(Chance.from_seed(seed))
        found.add(int(full.draft(1)[0]))
        do(full, 0, "choose 1")
        do(full, 2, "choose 1")
        assert full.current_players == (0, 1, 2)
    assert found == {1, 2, 3}


# --- results ---


def finished(scores: list[int], over: int = 1) -> State:
    state = odds(len(scores))
    for player, score in enumerate(scores):
        state.score[player] = score
    state.over = over
    return state


@pytest.mark.parametrize(
    ("scores", "places", "returns"),
    [
        ([5, 9], [2, 1], [-1.0, 1.0]),
        ([5, 5], [1, 1], [0.0, 0.0]),
        ([5, 9, 7], [3, 1, 2], [-1.0, 1.0, 0.0]),
        ([9, 9, 7], [1, 1, 3], [0.5, 0.5, -1.0]),
        ([1, 2, 2, 3], [4, 2, 2, 1], [-1.0, 0.0, 0.0, 1.0]),
    ],
)
def test_places_are_shared_and_returns_add_up_to_nothing(
    scores: list[int], places: list[int], returns: list[float]
) -> None:
    state = finished(scores)
    assert state.ranking() == places
    assert state.returns() == pytest.approx(returns)


def test_a_game_cut_off_has_no_result() -> None:
    state = finished([5, 9], over=CUT_OFF)
    assert state.is_terminal
    assert state.ranking() == []
    assert state.returns() == [0.0, 0.0]


# --- views ---


def test_hidden_cards_are_in_no_view_but_their_owners() -> None:
    state: Any = PEBBLES.new_initial_state(2, seed=5)
    mine = [card for card in range(12) if state.owner[card] == 0]
    theirs = [card for card in range(12) if state.owner[card] == 1]
    view: Any = state.view(0)
    assert [card for card in range(12) if view.owner[card] == 0] == mine
    assert all(view.owner[card] == -1 for card in theirs)
    assert set(view.deck) == {-1} | set(state.deck[state.left :])
    assert list(view.held) == [2, 2]


def test_a_view_is_not_played_on_nor_viewed_again() -> None:
    view = PEBBLES.new_initial_state(2).view(0)
    with pytest.raises(ValueError, match="determinize it first"):
        view.apply_action(0, 0)
    with pytest.raises(ValueError, match="full state only"):
        view.view(0)
    with pytest.raises(ValueError, match="no chance"):
        view.dice_cup()


def test_there_are_no_other_seats() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        PEBBLES.new_initial_state(2).view(2)


def test_who_is_not_asked_is_refused_by_the_rule_of_turns() -> None:
    state = PEBBLES.new_initial_state(2)
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(1, 0)
    assert refused.value.rule == "PB-1.2"
    with pytest.raises(ValueError, match="nothing to decide"):
        state.decision(1)


# --- frames ---


def test_frames_nest_and_leave_no_trace() -> None:
    state = PEBBLES.new_initial_state(2)
    digest = state.digest()
    for depth in range(12):
        state.push(TURN, depth % 2, depth)
    assert (state.player(), state.get(Turn.IDLE)) == (1, 11)
    state.put(Turn.IDLE, 99)
    assert state.get(Turn.IDLE) == 99
    state.pop()
    frame = state.frame_of(TURN)
    assert (state.player_of(frame), state.read(frame, Turn.IDLE)) == (0, 10)
    state.write(frame, Turn.IDLE, 98)
    assert state.get(Turn.IDLE) == 98
    assert state.frame_of(GAME_OVER) == NOBODY
    state.push(TURN, 0)
    assert state.get(Turn.IDLE) == 0, "a new frame begins with zeros"
    for _ in range(12):
        state.pop()
    assert state.digest() == digest, "what a popped frame held is not part of the state"


def test_a_step_that_is_not_written_says_so() -> None:
    step: Step[Any] = Step("unwritten", "XX-1.1")
    state = PEBBLES.new_initial_state(2)
    for call in (
        lambda: step.legal(state, 0),
        lambda: step.apply(state, 0, 0),
        lambda: step.skip(state, 0),
        lambda: step.run(state),
        lambda: step.completes(state, 0, 0),
        lambda: step.commit(state, 0, state.open),
        lambda: step.seats(state),
        lambda: step.unseal(state),
        lambda: step.passed(state),
    ):
        with pytest.raises(NotImplementedError):
            call()


@pytest.mark.parametrize("data", [b"", b"2", b"2;0;0", b"x;y", b"9;" + b"0;" * 20, "2;ř".encode()])
def test_foreign_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a stored state of pebbles"):
        PEBBLES.from_bytes(data)
