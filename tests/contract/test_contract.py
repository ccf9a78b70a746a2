"""What every game must keep, whoever wrote it. A new game passes these without writing a test."""

import json
import os
import subprocess
import sys

import pytest
from epocha_fixtures.positions import Table, positions, spread

from epocha import Chance, Game, IllegalAction, Match, State, load_game
from epocha.engine.match import Undo


def seats(state: State) -> list[int | None]:
    return [None, *range(int(state.players))]


def test_random_games_end_and_always_offer_an_action(table: Table) -> None:
    for seed in range(3):
        for state in positions(table, seed):
            assert state.is_terminal == (state.current_players == ())
            for player in state.current_players:
                actions = state.legal_actions(player)
                assert actions == sorted(set(actions))
    places = state.ranking()
    assert not places or min(places) == 1
    assert len(state.returns()) == table.players


def test_unlisted_actions_are_refused_with_a_rule_and_change_nothing(table: Table) -> None:
    rules = table.game.rules()
    for state in spread(table, seed=1)[::4]:
        digest = state.digest()
        for player in range(table.players):
            listed = set(state.legal_actions(player)) if player in state.current_players else set()
            for action in [*table.game.notation.actions[::7], -1, 10**9]:
                if action in listed:
                    continue
                rule = state.forbids(player, action)
                assert rule in rules, f"{table.game.name} cites {rule} for action {action}"
                with pytest.raises(IllegalAction) as refused:
                    state.apply_action(player, action)
                assert refused.value.rule == rule
        assert state.digest() == digest


def test_listed_actions_apply_to_copies_and_leave_the_original_alone(table: Table) -> None:
    for state in spread(table, seed=2):
        digest = state.digest()
        for player in state.current_players:
            for action in state.legal_actions(player):
                copy = state.clone()
                assert copy == state
                copy.apply_action(player, action)
                assert copy.digest() != digest
        assert state.digest() == digest


def test_states_and_views_survive_storing(table: Table) -> None:
    for state in spread(table, seed=3):
        for stored in [state, *(state.view(seat) for seat in seats(state))]:
            again = table.game.from_bytes(stored.to_bytes())
            assert again == stored
            for player in stored.current_players:
                if stored.viewer in (-2, player):
                    assert again.legal_actions(player) == stored.legal_actions(player)


def test_a_view_tells_its_own_seat_what_is_open_and_nobody_elses(table: Table) -> None:
    for state in spread(table, seed=4):
        for seat in seats(state):
            view = state.view(seat)
            assert view.chance is None
            for player in state.current_players:
                if player == seat:
                    assert view.legal_actions(player) == state.legal_actions(player)
                else:
                    with pytest.raises(ValueError, match="does not tell"):
                        view.legal_actions(player)
                    assert list(view.choices(player)) == []


def test_a_determinized_view_looks_the_same_from_its_seat(table: Table) -> None:
    """Whatever differs between the two full states is hidden from the seat, so it must see, be told and be refused
    the same."""
    game = table.game
    for state in spread(table, seed=5):
        for seat in seats(state):
            view = state.view(seat)
            for seed in range(2):
                other = view.determinize(Chance.from_seed(seed))
                assert not other.is_view
                assert other.view(seat) == view
                if seat in state.current_players:
                    assert other.legal_actions(seat) == view.legal_actions(seat)
            if seat is not None:
                assert everything_told(game, other.view(seat), seat) == everything_told(game, view, seat)


def everything_told(game: Game, view: State, seat: int) -> list[object]:
    """Return all that a view tells its seat."""
    told: list[object] = [game.board(view, "en"), game.player_board(view, seat, "en"), game.diagram(view)]
    told += [(game.stock(view, p), game.breakdown(view, p, "en")) for p in range(int(view.players))]
    told += [game.refusal(view, seat, game.action_to_text(view, a)) for a in game.notation.actions[::31]]
    if seat in view.current_players:
        told += [view.decision(seat), game.prompt(view, seat, "en"), game.hint(view, seat, "en")]
        told += [game.describe(view, action, "en") for action in view.legal_actions(seat)]
    return told


def test_undo_restores_the_digest(table: Table) -> None:
    match = Match(table.game, table.players, seed=6, options=table.options)
    digests = [match.state.digest()]
    for _ in range(40):
        if match.state.is_terminal:
            break
        player = match.state.current_players[-1]
        actions = match.state.legal_actions(player)
        match.apply(player, table.game.action_to_text(match.state, actions[len(digests) % len(actions)]))
        digests.append(match.state.digest())
        undo, ply = match.undo_to(player)
        assert undo is not Undo.NOTHING
        assert ply == len(match.moves) - 1
        assert match.state_at(ply).digest() == digests[ply]
    while match.moves:
        match.cut(len(match.moves) - 1)
        assert match.state.digest() == digests[len(match.moves)]


def test_every_action_has_a_text_that_reads_back(game: Game) -> None:
    state = game.new_initial_state()
    for action in game.notation.actions:
        text = game.action_to_text(state, action)
        assert game.text_to_action(state, f"  {text.upper()} ") == action


PLAY_ELSEWHERE = """
import json, sys
from epocha import Chance, load_game
found = {}
for name, players, options in json.loads(sys.argv[1]):
    state = load_game(name).new_initial_state(players, 11, options)
    chance = Chance.from_seed(12)
    while not state.is_terminal:
        player = state.current_players[0]
        actions = state.legal_actions(player)
        state.apply_action(player, actions[chance.below(len(actions))])
    found[f"{name} {players} {options}"] = state.digest()
print(json.dumps(found))
"""


def play_elsewhere(tables: list[Table], hash_seed: str, pure: str) -> dict[str, str]:
    """Play one game at each table in a fresh process; return the digests of the last states."""
    wanted = json.dumps([(table.game.name, table.players, table.options) for table in tables])
    environment = os.environ | {
        "PYTHONHASHSEED": hash_seed,
        "EPOCHA_PURE": pure,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    done = subprocess.run(
        [sys.executable, "-c", PLAY_ELSEWHERE, wanted], env=environment, capture_output=True, text=True, check=True
    )
    return dict(json.loads(done.stdout))


def test_the_same_seed_gives_the_same_game_everywhere(all_tables: list[Table]) -> None:
    """Fresh processes, other hash seeds, and, where there are compiled modules, compiled against interpreted."""
    assert play_elsewhere(all_tables, "1", pure="") == play_elsewhere(all_tables, "2", pure="1")


def test_a_game_is_found_by_its_name(game: Game) -> None:
    assert load_game(game.name) is game
