"""Copies and pickles of what a game gives: equal to the original, independent of it, the same in both builds."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from epocha_fixtures.positions import Table, positions, spread

from epocha import Chance, Game, IllegalAction, Match, NotUnderstood, State, load_game
from epocha.engine.match import MARK_EVERY


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301


COPIERS = [copy.copy, copy.deepcopy, pickled]
Copier = Callable[[Any], Any]
Sample = Callable[[Game], list[State]]


def first_action(state: State) -> tuple[int, int]:
    player = state.current_players[0]
    return player, state.legal_actions(player)[0]


def play_on(match: Match, plies: int, choice: int) -> None:
    """Play until there are so many actions, always the same one of those that are legal."""
    while len(match.moves) < plies:
        player = match.state.current_players[0]
        match.apply(player, match.game.action_to_text(match.state, match.state.legal_actions(player)[choice]))


@pytest.fixture(scope="module")
def sample() -> Sample:
    """Return what gives positions of a random game with as many players as it takes, its end included."""
    return cache(lambda game: spread(Table(game, game.max_players, {}))[::-6])


@pytest.mark.parametrize("copier", COPIERS)
def test_a_copy_of_a_state_or_view_is_equal_and_leaves_the_original_alone(
    game: Game, sample: Sample, copier: Copier
) -> None:
    for state in sample(game):
        views = [state.view(seat) for seat in (None, *range(int(state.players)))]
        for thing in (state, *views):
            again = copier(thing)
            assert type(again) is type(thing)
            assert again == thing
            assert hash(again) == hash(thing)
            assert again.to_bytes() == thing.to_bytes()
        if not state.is_terminal:
            before, again = state.digest(), copier(state)
            again.apply_action(*first_action(state))
            assert state.digest() == before
            expected = state.clone()
            expected.apply_action(*first_action(state))
            assert again == expected


@pytest.mark.parametrize("copier", COPIERS)
def test_a_copy_of_a_match_goes_its_own_way(game: Game, copier: Copier) -> None:
    match = Match(game, game.max_players, seed=4)
    for _ in range(5):
        player, action = first_action(match.state)
        match.apply(player, game.action_to_text(match.state, action))
    again, digest = copier(match), match.state.digest()
    assert again == match
    lines, drafts = len(match.moves), match.drafts()
    player, action = first_action(match.state)
    again.apply(player, game.action_to_text(match.state, action))
    assert (len(match.moves), match.state.digest(), match.drafts()) == (lines, digest, drafts)
    again.cut(lines)
    again.state.drop_answers()
    match.state.drop_answers()
    assert again == match
    assert again.undo_to(player) == match.undo_to(player)


@pytest.mark.parametrize("copier", COPIERS)
def test_a_copy_of_a_long_match_keeps_its_positions_to_itself(copier: Copier) -> None:
    match = Match(load_game("stone_age"), 2, seed=4)
    play_on(match, 2 * MARK_EVERY + 3, 0)
    digests = [match.state_at(ply).digest() for ply in range(len(match.moves) + 1)]
    again = copier(match)
    again.initial_state = lambda: pytest.fail("played again from the beginning")
    assert again.state_at(MARK_EVERY + 1).digest() == digests[MARK_EVERY + 1]
    again.cut(MARK_EVERY + 1)
    play_on(again, 2 * MARK_EVERY + 3, -1)
    assert again.state_at(2 * MARK_EVERY).digest() != digests[2 * MARK_EVERY]
    assert [match.state_at(ply).digest() for ply in range(len(match.moves) + 1)] == digests


@pytest.mark.parametrize("copier", COPIERS)
def test_a_copy_of_an_evaluator_judges_alike(game: Game, copier: Copier) -> None:
    evaluator, state = game.evaluator(), game.new_initial_state(seed=2)
    evaluator.study(state)
    again = copier(evaluator)
    assert type(again) is type(evaluator)
    again.study(state)  # what was studied does not go with it
    assert again.prospects(state) == evaluator.prospects(state)
    player = state.current_players[0]
    choices = [e.playout_choice(state, player, state.choices(player), Chance.from_seed(1)) for e in (again, evaluator)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("chance", [Chance.from_seed(1), Chance.from_key(bytes(range(32)))], ids=["seed", "key"])
def test_a_copy_of_a_generator_draws_the_same_and_apart(chance: Chance, copier: Copier) -> None:
    chance.word()
    again, text = copier(chance), chance.to_text()
    assert again == chance
    words = [again.word() for _ in range(20)]
    assert chance.to_text() == text != again.to_text()
    assert [chance.word() for _ in range(20)] == words


def test_a_game_and_a_refusal_can_be_pickled(game: Game) -> None:
    assert pickled(game) == game
    refused = pickled(IllegalAction("SA-1.1", 2, 7))
    assert (refused.rule, refused.player, refused.action) == ("SA-1.1", 2, 7)
    state = game.new_initial_state()
    text = game.action_to_text(state, game.notation.actions[0])
    with pytest.raises(NotUnderstood, match=f"is not an action of this game; did you mean .*{text}") as mistyped:
        game.text_to_action(state, f"{text}x")
    assert str(pickled(mistyped.value)) == str(mistyped.value)


def test_equal_states_and_only_they_have_equal_keys(game: Game) -> None:
    keys: dict[bytes, bytes] = {}
    for state in positions(Table(game, game.min_players, {}), seed=10, every=3):
        for thing in (state, state.view(None), state.view(0)):
            assert keys.setdefault(thing.key(), thing.to_bytes()) == thing.to_bytes()
    assert len(set(keys.values())) == len(keys)


def test_what_is_open_cannot_be_changed_from_outside(game: Game, sample: Sample) -> None:
    for state in sample(game)[1:]:
        player, action = first_action(state)
        expected = state.legal_actions(player)
        for other in (state.view(player), state.clone(), state.view(player).determinize(Chance.from_seed(1))):
            for actions in (state.choices(player), other.choices(player), other.open):
                for i in range(len(actions)):
                    actions[i] = -7
            assert state.legal_actions(player) == expected
        assert state.view(player).legal_actions(player) == expected
        assert state.forbids(player, action) is None


ELSEWHERE = """
import pickle, sys
things, evaluator = pickle.load(sys.stdin.buffer)
assert things == pickle.loads(pickle.dumps(things))
sys.stdout.buffer.write(pickle.dumps((things, evaluator, evaluator.prospects(things[0]))))
"""


@pytest.mark.parametrize("pure", ["", "1"], ids=["as it is", "interpreted"])
def test_pickles_pass_between_compiled_and_interpreted_processes(game: Game, pure: str) -> None:
    """Where there are compiled modules, one of the two processes is compiled and the other is not."""
    state = game.new_initial_state(seed=3)
    evaluator = game.evaluator()
    evaluator.study(state)
    player = state.current_players[0]
    things = [state, state.view(player), Chance.from_seed(1), Match(game, game.min_players, seed=3), game]
    environment = os.environ | {"EPOCHA_PURE": pure, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps((things, evaluator)),
        env=environment,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    again, judge, prospects = pickle.loads(done.stdout)  # noqa: S301
    assert again == things
    assert prospects == evaluator.prospects(state) == judge.prospects(state)
