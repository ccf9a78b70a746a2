"""The ledger, proved with a fixture game whose stock is one number."""

import random
from itertools import pairwise
from typing import Any, ClassVar, Final

import pytest

from epocha import Chance, Game, Match, State, load_game
from epocha.engine import fields
from epocha.engine.course import TABLE, Step
from epocha.engine.fields import Field
from epocha.engine.ledger import Change, Event, aims, compared, events, goes_on_for_ever, stages, stocks

ODDS = load_game("odds")


def changes(game: Game, before: State, after: State) -> list[dict[str, Change]]:
    """Return what changed between two states or views."""
    return compared(stocks(game, before), stocks(game, after))


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


@pytest.mark.parametrize(
    ("name", "players"), [("odds", 3), ("pebbles", 2), ("bazaar", 4), ("stone_age", 3), ("mesta", 3), ("mesta", 1)]
)
def test_the_stages_of_an_action_follow_each_other_and_end_where_it_ends(name: str, players: int) -> None:
    state = load_game(name).new_initial_state(players, seed=4)
    chance = Chance.from_seed(4)
    most = 0
    for _ in range(600):
        if state.is_terminal:
            break
        player = state.current_players[0]
        actions = state.legal_actions(player)
        action = actions[chance.below(len(actions))]
        before, found = state.digest(), stages(state, player, [action])
        assert state.digest() == before == found[0].before.digest()
        state.apply_action(player, action)
        assert found[-1].after == state
        assert (found[0].player, found[0].picks) == (player, (action,))
        assert all(earlier.after == later.before for earlier, later in pairwise(found))
        most = max(most, len(found))
    assert most > 1 or name in ("odds", "pebbles", "bazaar")


def test_every_position_of_an_answer_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("stone_age")
    state = game.new_initial_state(2, seed=4)
    looked: list[int] = []
    stock = type(game).stock

    def noted(self: Game, position: State, seat: int) -> dict[str, int]:
        looked.append(seat)
        return stock(self, position, seat)

    monkeypatch.setattr(type(game), "stock", noted)
    for _ in range(30):
        player, action = state.current_players[0], state.legal_actions(state.current_players[0])[-1]
        found = stages(state, player, [action])
        looked.clear()
        _, state = events(game, state, player, [action], None, "en")
        assert looked == [0, 1] * (len(found) + 1)


def test_a_forced_roll_is_a_stage_with_its_player_and_action() -> None:
    """In Stone Age a roll without tools asks nothing: the dice and the gain are there, each in its stage."""
    game = load_game("stone_age")
    state = game.new_initial_state(2, seed=1, options={"start_player": 1})
    for player, text in ((0, "place forest 5"), (1, "place hunting grounds 5")):
        (rolled, *_) = stages(state, player, [game.text_to_action(state, text)])
        assert rolled.player == player
        found = stages(state, player, [game.text_to_action(state, text)])
        state.apply_action(player, game.text_to_action(state, text))
    told = [(stage.player, game.picks_to_text(stage.before, stage.picks)) for stage in found if stage.player >= 0]
    assert told == [
        (1, "place hunting grounds 5"), (0, "go forest"), (0, "done"), (1, "go hunting grounds"), (1, "done"),
    ]  # fmt: skip


class Spin(Step[Any]):
    """The table goes round and round, as often as its frame says."""

    LEFT: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (fields.number("left", most=99),)

    def run(self, table: Any) -> None:
        table.put(Spin.LEFT, table.get(Spin.LEFT) - 1)
        if table.get(Spin.LEFT) == 0:
            table.pop()


def test_a_table_that_goes_on_for_ever_is_found_out() -> None:
    for left, endless in ((3, False), (19, False), (20, True), (0, True)):
        state = load_game("pebbles").new_initial_state(2)
        expected = state.digest()
        state.course = [*state.course, Spin("spin", "X-1", mode=TABLE)]
        state.push(len(state.course) - 1, 0, left)
        assert goes_on_for_ever(state, 20) == endless
        assert endless or (state.digest(), state.current_players) == (expected, (0,))


# --- who it was aimed at, and what it sounds like ---


def told_in(match: Match, most: int) -> list[tuple[int, list[Event]]]:
    """Return who acted and what a spectator is told, for random actions of a match."""
    rng = random.Random(3)  # noqa: S311
    found = []
    while len(found) < most and not match.state.is_terminal:
        player = match.state.current_players[0]
        action = rng.choice(match.state.legal_actions(player))
        if match.state.decision(player).most == 1 and not match.state.decision(player).reaction:
            found.append((player, events(match.game, match.state, player, (action,), None, "en")[0]))
        match.apply(player, match.game.action_to_text(match.state, action))
    return found


def test_who_uses_an_event_against_another_aims_at_them_and_nobody_else() -> None:
    told = told_in(Match(load_game("mesta"), 3, seed=2), 400)
    aimed = 0
    for player, found in told:
        spoken = {seat for event in found for seat in range(3) if f"player {seat + 1}" in event.sentence.lower()}
        at = aims(found, player)
        assert player not in at
        if found[0].sentence.startswith("uses") and "against" in found[0].sentence:
            assert at
            assert spoken - {player} <= set(at)
            aimed += 1
        if not spoken and {event.player for event in found} == {player}:
            assert at == ()
    assert aimed > 3


def test_what_happens_sounds_like_what_it_is() -> None:
    cues: dict[str, set[str]] = {}
    for _, found in told_in(Match(load_game("stone_age"), 3, seed=2), 400):
        for event in found:
            cues.setdefault(event.kind, set()).add(event.cue)
    assert cues["roll"] == {"dice"}
    assert cues["feeding"] == {"coins"}
    assert {"place", "cards"} <= cues["action"]
    assert cues["round"] == {""}
