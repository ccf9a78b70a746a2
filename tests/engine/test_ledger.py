"""The ledger, proved with a fixture game whose stock is one number."""

from epocha import Chance, State, load_game
from epocha.engine.ledger import Change, changes

ODDS = load_game("odds")


def after(state: State, *choices: int) -> State:
    """Return a copy of a state in which every seat has made its choice."""
    played = state.clone()
    for seat, number in enumerate(choices):
        played.apply_action(seat, number)
    return played


def test_each_seat_has_what_changed_and_the_new_total() -> None:
    start = ODDS.new_initial_state(3)
    once = after(start, 2, 2, 3)
    assert changes(ODDS, start, once) == [{}, {}, {"score": Change(delta=3, total=3)}]
    twice = after(once, 1, 2, 3)
    assert changes(ODDS, once, twice) == [{"score": (1, 1)}, {"score": (2, 2)}, {"score": (3, 6)}]
    assert changes(ODDS, twice, once)[2] == {"score": (-3, 3)}


def test_nothing_changed_is_an_empty_ledger() -> None:
    start = ODDS.new_initial_state(2)
    assert changes(ODDS, start, start) == [{}, {}]


def test_views_give_what_the_full_states_give_for_open_amounts() -> None:
    game = load_game("stone_age")
    state = game.new_initial_state(3, seed=4)
    chance = Chance.from_seed(4)
    seen = 0
    while not state.is_terminal:
        before = state.clone()
        player = state.current_players[0]
        actions = state.legal_actions(player)
        state.apply_action(player, actions[chance.below(len(actions))])
        ledger = changes(game, before, state)
        assert changes(game, before.view(None), state.view(None)) == ledger
        for seat, changed in enumerate(ledger):
            old, new = game.stock(before, seat), game.stock(state, seat)
            assert list(changed) == [symbol for symbol in new if new[symbol] != old[symbol]]
            seen += len(changed)
    assert seen > 100
