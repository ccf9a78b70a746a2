"""Whatever bots weigh up is open to them: nothing judges an answer again before it is played on in thought."""

from collections.abc import Iterator, Sequence

import pytest
from epocha_fixtures.positions import chance_of

from epocha import Game, State
from epocha.engine.evaluation import Evaluator

DECISIONS = 1_000
"""Of a game, picks counted singly: to the end of most games of two, and far into those of more."""
SEED = 1
WHIM = 4
"""One of so many picks is made at random, so that games come where habit alone would not take them."""


def played_by_habit(game: Game, players: int) -> Iterator[tuple[State, int]]:
    """Play a game as bots do without much thought, and yield its states with the seat that decides."""
    state, chance, evaluator = game.new_initial_state(players, SEED), chance_of(SEED), game.evaluator()
    for _ in range(DECISIONS):
        if state.is_terminal:
            return
        seat = int(state.to_move())
        yield state, seat
        choices = state.choices(seat)
        if chance.below(WHIM):
            evaluator.study(state)
            state.play(seat, evaluator.playout_choice(state, seat, choices, chance))
        else:
            state.play(seat, choices[chance.below(len(choices))])


def is_open(view: State, seat: int, answer: Sequence[int]) -> bool:
    """Return whether a seat may make the picks of an answer one after the other, all for the same question."""
    tried = view.clone()
    for number, pick in enumerate(answer):
        if number:
            tried.play(seat, answer[number - 1])
        if tried.ply != view.ply or pick not in tried.legal_actions(seat):
            return False
    return True


def test_what_bots_weigh_up_is_legal(game: Game) -> None:
    evaluator = game.evaluator()
    if type(evaluator).proposals is Evaluator.proposals:
        pytest.skip("bots of this game try all picks one by one: there is nothing to prove")
    proposed = 0
    for players in range(game.min_players, game.max_players + 1):
        for state, seat in played_by_habit(game, players):
            view = state.view(seat)
            for answer in evaluator.proposals(view, seat) or ():
                assert is_open(view, seat, answer), [game.action_to_text(view, pick) for pick in answer]
                proposed += 1
    assert proposed
