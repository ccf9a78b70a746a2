"""What every game must keep, whoever wrote it. A new game passes these without writing a test."""

import itertools
import json
import os
import subprocess
import sys

import pytest
from epocha_fixtures.positions import Table, closely, looked_at, seeds, spread, tables

from epocha import Chance, Game, IllegalAction, Match, State, load_game
from epocha.engine.fields import Field
from epocha.engine.frames import Frames
from epocha.engine.match import Undo
from epocha.engine.state import NOBODY, vec_of


def seats(state: State) -> list[int | None]:
    return [None, *range(int(state.players))]


def test_random_games_end_and_always_offer_an_action_and_keep_their_frames_in_order(table: Table) -> None:
    for seed in seeds(table):
        for state in looked_at(table, seed):
            assert state.is_terminal == (state.current_players == ())
            for player in state.current_players:
                actions = state.legal_actions(player)
                assert actions == sorted(set(actions))
                assert actions == state.clone().legal_actions(player), "nothing is kept that holds no more"
            assert faults_of_frames(state) == []
    places = state.ranking()
    assert not places or min(places) == 1
    assert len(state.returns()) == table.players


def faults_of_frames(state: State) -> list[str]:
    """Return what is wrong with the numbers of a state's frames, which must keep within what their steps declare."""
    faults: list[str] = []
    at = int(state.top)
    while at != NOBODY:
        step = state.course[int(state.step_of(at))]
        for place, field in enumerate(step.NUMBERS):
            number = int(state.read(at, place))
            if fault := field.fault([number], int(state.players), state.KINDS):
                faults.append(f"{step.name}: {fault}")
        at = int(state.under(at))
    return faults


def test_a_game_that_is_cut_off_is_over_and_has_no_result(table: Table) -> None:
    for state in spread(table)[:-1:4]:
        state.cut_off()
        assert state.is_terminal
        assert state.current_players == ()
        assert (state.ranking(), state.returns()) == ([], [0.0] * table.players)
        assert table.game.end(state) == "cut-off"
        assert table.game.from_bytes(state.to_bytes()) == state


def test_unlisted_actions_are_refused_with_a_rule_and_change_nothing(table: Table) -> None:
    rules = table.game.rules()
    for state in spread(table)[::4]:
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
    for state in closely(table):
        digest = state.digest()
        for player in state.current_players:
            for action in state.legal_actions(player):
                copy = state.clone()
                assert copy == state
                copy.apply_action(player, action)
                assert copy != state
        assert state.digest() == digest


def test_fields_are_declared_and_hide_nothing_of_the_engine(table: Table) -> None:
    """All that a game adds to a state is declared, or shared by all copies; nothing has a name of the engine's own."""
    state = table.start(0)
    own = {field.name for field in state.FIELDS}
    engines = {name for kind in (State, Frames) for name in dir(kind)} | ENGINES_OWN
    assert not own & engines
    added = set(attributes(state)) - engines - own
    for name in added:
        assert getattr(state.clone(), name) is getattr(state, name), f"{name} is neither declared nor shared"


def attributes(state: State) -> list[str]:
    """Return the attributes of a state, compiled or not."""
    listed = [getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ())) for kind in type(state).__mro__]
    return [name for name in {*itertools.chain(*listed), *getattr(state, "__dict__", {})} if not name.startswith("__")]


ENGINES_OWN = {
    "answers", "asides", "asked", "chance", "course", "depth", "disclosures", "drafts", "entered", "halting", "listed",
    "listed_for", "open", "out", "over", "players", "ply", "setup", "since", "stack", "top", "viewer",
}  # fmt: skip


@pytest.fixture(scope="module")
def sample(table: Table) -> list[State]:
    """Return positions of a random game, its end included."""
    return spread(table)


def test_fields_keep_within_what_they_declare(table: Table, sample: list[State]) -> None:
    for state in sample:
        for seen in (state, state.view(None), state.view(0)):
            for field in seen.FIELDS:
                assert field.fault(value_of(seen, field), table.players, seen.KINDS) == ""


def value_of(state: State, field: Field) -> list[int]:
    """Return the numbers of a field, of one that is a single number that one."""
    value = getattr(state, field.name)
    return [int(number) for number in value] if field.is_list else [int(value)]


def test_a_copy_has_every_field_and_shares_none_that_changes(table: Table, sample: list[State]) -> None:
    state = sample[len(sample) // 2].clone()
    for field in state.FIELDS:
        if field.is_list:
            changed = [*value_of(state, field)[:-1], 7] if value_of(state, field) else [7]
            setattr(state, field.name, vec_of(changed))
        else:
            setattr(state, field.name, value_of(state, field)[0] + 1)
    copy = state.clone()
    for field in state.FIELDS:
        assert value_of(copy, field) == value_of(state, field), f"clone does not copy {field.name}"
    for played in sample:
        copy, kept = played.clone(), played.to_bytes()
        for player in copy.current_players[:1]:
            copy.play(player, copy.legal_actions(player)[-1])
        assert played.to_bytes() == kept


def test_what_is_no_secret_is_the_same_in_every_view(table: Table, sample: list[State]) -> None:
    for state in sample[::5]:
        for viewer in seats(state):
            view = state.view(viewer)
            for field in state.FIELDS:
                if not field.secret:
                    assert value_of(view, field) == value_of(state, field), field.name


def test_derived_fields_are_what_the_others_say_after_every_action(table: Table) -> None:
    """They are kept while the game is played, and worked out anew from the rest, slowly, by `restored`.

    The full state and one of the views, by turns, wherever a game is looked at.
    """
    derived = [field for field in table.start(0).FIELDS if field.derived]
    viewers = itertools.cycle([None, *range(table.players)])
    for state in itertools.chain.from_iterable(looked_at(table, seed) for seed in seeds(table) if derived):
        for known in (state, state.view(next(viewers))):
            again = worked_out(table.game, known, derived)
            for field in derived:
                assert value_of(known, field) == value_of(again, field), field.name


def worked_out(game: Game, state: State, derived: list[Field]) -> State:
    """Return a copy of a state in which the derived fields were as in an empty one and are worked out anew."""
    copy, blank = state.clone(), game.blank(state.setup)
    for field in derived:
        value = value_of(blank, field)
        setattr(copy, field.name, vec_of(value) if field.is_list else value[0])
    copy.restored()
    return copy


def test_states_and_views_survive_storing(table: Table) -> None:
    for state in closely(table):
        for stored in [state, *(state.view(seat) for seat in seats(state))]:
            again = table.game.from_bytes(stored.to_bytes())
            assert again == stored
            for player in stored.current_players:
                if stored.viewer in (-2, player):
                    assert again.legal_actions(player) == stored.legal_actions(player)


def test_a_view_tells_its_own_seat_what_is_open_and_nobody_elses(table: Table) -> None:
    for state in closely(table):
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
    the same. What a seat is told follows from its view, so one seat of every third position shows it."""
    game = table.game
    for number, state in enumerate(closely(table)):
        for seat in seats(state):
            view = state.view(seat)
            for seed in range(2):
                other = view.determinize(Chance.from_seed(seed))
                assert not other.is_view
                assert other.view(seat) == view
                if seat in state.current_players:
                    assert other.legal_actions(seat) == view.legal_actions(seat)
            if number % 3 == 0 and seat == number // 3 % table.players:
                assert everything_told(game, other.view(seat), seat) == everything_told(game, view, seat)


def everything_told(game: Game, view: State, seat: int) -> list[object]:
    """Return all that a view tells its seat."""
    told: list[object] = [game.document(view), game.front(view, seat, game.pictures(view, "en")), game.diagram(view)]
    told += [(game.stock(view, p), game.breakdown(view, p, "en")) for p in range(int(view.players))]
    told += [game.refusal(view, seat, game.action_to_text(view, a)) for a in game.notation.actions[::31]]
    if seat in view.current_players:
        told += [view.decision(seat), game.prompt(view, seat, "en"), game.hint(view, seat, "en")]
        told += [game.describe(view, action, "en") for action in view.legal_actions(seat)]
    return told


def test_undo_restores_the_digest(table: Table) -> None:
    match = Match(table.game, table.players, seed=6, options=table.options)
    digests = {0: match.state.digest()}
    for turn in range(60):
        if match.state.is_terminal:
            break
        player = match.state.current_players[-1]
        actions = match.state.legal_actions(player)
        written = match.apply(player, actions[turn % len(actions)])
        if not match.drafts():
            digests[len(match.moves)] = match.state.digest()
        if len(written) == 1:
            undo, ply = match.undo_to(player)
            assert undo is not Undo.NOTHING
            assert ply == len(match.moves) - 1
    assert len(digests) > 1
    for ply in sorted(digests, reverse=True):
        assert match.state_at(ply).digest() == digests[ply]
        match.cut(ply)
        assert match.state.digest() == digests[ply]
        assert len(match.moves) == ply


def test_every_action_has_a_text_that_reads_back(game: Game) -> None:
    state = game.new_initial_state()
    for action in game.notation.actions:
        text = game.action_to_text(state, action)
        assert game.text_to_action(state, f"  {text.upper()} ") == action


PLAY_ELSEWHERE = """
import json, sys
from epocha import load_game
from epocha_fixtures.positions import spread, tables
found = [spread(table)[-1].digest() for table in tables([load_game(sys.argv[1])])]
print(json.dumps(found))
"""


def test_the_same_seed_gives_the_same_game_everywhere(game: Game) -> None:
    """In a fresh process with other hash seeds, and, where there are compiled modules, interpreted."""
    environment = os.environ | {"PYTHONHASHSEED": "2", "EPOCHA_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY_ELSEWHERE, game.name], env=environment, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == [spread(table)[-1].digest() for table in tables([game])]


def test_a_game_is_found_by_its_name(game: Game) -> None:
    assert load_game(game.name) is game
