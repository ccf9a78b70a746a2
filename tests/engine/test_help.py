"""What `help` and `repr` say, compiled or not."""

import pydoc

import pytest

import epocha
from epocha import Chance, Match, load_game, record_of
from epocha.bots.greedy import GreedyBot
from epocha.bots.protocol import Bot, Clock
from epocha.bots.search import SearchBot
from epocha.engine.deal import Deal

STONE_AGE = load_game("stone_age")


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (epocha.State, "What lies on the table of one game"),
        (epocha.State, "Return all that a seat, or with None a spectator, may know"),
        (epocha.Step, "One thing that players are asked"),
        (epocha.Chance, "A stream of uniform integers"),
        (epocha.Chance, "Return the fast generator for any integer seed."),
        (epocha.Evaluator, "Judges positions of one game"),
        (epocha.Decision, "What one seat is being asked."),
        (epocha.IllegalAction, "An action that the rules forbid"),
        (epocha.Game, "One rulebook, as of one rules version"),
        (epocha.Match, "One game being played"),
        (epocha.Record, "A match as a text file"),
        (Bot, "A player that is a program."),
        (Clock, "How long a bot may think about one choice"),
        (type(STONE_AGE.new_initial_state()), "The table of a game of Stone Age"),
        (type(STONE_AGE.evaluator()), "Judges positions of Stone Age."),
    ],
)
def test_help_says_what_a_class_is_and_does(kind: type, said: str) -> None:
    assert said in pydoc.render_doc(kind, renderer=pydoc.plaintext)


def test_everything_public_says_what_it_is() -> None:
    for name in epocha.__all__:
        thing = getattr(epocha, name)
        doc = thing.__doc__ or ""
        assert doc, name
        assert not doc.startswith(f"{name}("), f"{name} has no docstring but what dataclasses make up"


def test_states_and_views_say_whose_they_are_and_who_is_to_do_what() -> None:
    state = STONE_AGE.new_initial_state(players=4, seed=1, options={"start_player": 3})
    assert repr(state) == "<stone_age state, 4 players, ply 0, seat 2 to place>"
    assert repr(state.view(1)) == "<stone_age view of seat 1, 4 players, ply 0, seat 2 to place>"
    assert repr(state.view(None)) == "<stone_age view of a spectator, 4 players, ply 0, seat 2 to place>"
    assert repr(STONE_AGE.blank(STONE_AGE.setup(2))) == "<stone_age state, 2 players, ply 0, not set up>"
    assert repr(load_game("odds").new_initial_state(3, seed=1)).endswith("seats 0, 1, 2 to choose>")


def test_the_end_says_why() -> None:
    state = STONE_AGE.new_initial_state(2, seed=1, options={"max_rounds": 1})
    while not state.is_terminal:
        player = state.current_players[0]
        state.apply_action(player, state.legal_actions(player)[0])
    assert repr(state) == f"<stone_age state, 2 players, ply {state.ply}, over: cut-off>"


def test_matches_and_records_say_how_far_they_are_and_keep_secrets() -> None:
    secret = bytes(range(32))
    match = Match(STONE_AGE, 2, deal=Deal(secret, "T"), options={"start_player": 1})
    assert repr(match) == "<stone_age match, 2 players, 0 actions, seat 0 to place>"
    match.apply(0, "place forest 5")
    assert repr(match) == "<stone_age match, 2 players, 1 action, seat 1 to place>"
    assert repr(record_of(match)) == "<stone_age record, 2 players, 1 action, not over>"
    assert "keyed" in repr(match.state.chance)
    for thing in (match, match.state, match.state.chance):
        for hidden in (secret, match.key):
            assert hidden.hex() not in repr(thing)
            assert repr(hidden) not in repr(thing)


def test_the_rest_is_short() -> None:
    chance = Chance.from_seed(1)
    chance.word()
    assert repr(chance) == "<chance, seeded, word 1 is next>"
    assert repr(STONE_AGE) == "<stone_age, 2009/2019, rules version 1>"
    assert repr(STONE_AGE.evaluator()) == "<StoneAgeEvaluator, scale 25, horizon 30>"
    assert repr(GreedyBot(seed=3)) == "<GreedyBot, seed 3>"
    assert repr(SearchBot(5, "quick")) == "<SearchBot quick, seed 5>"
    assert repr(STONE_AGE.new_initial_state().course[0]).startswith("<step ")
