"""What every bot must keep, on every installed game, and how strong ours are."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence

import pytest

import epocha
from epocha.arena.match import play_matches
from epocha.arena.referee import Task, play_one
from epocha.bots import BadChoice, Bot, Clock, ask, bot_class, bot_names, make_bot
from epocha.bots.search_core import Search, looks_best
from epocha.engine.refusal import Decision
from epocha.engine.state import State

GAMES = ("stone_age", "pebbles", "odds")
BOTS = ("random", "greedy", "search")
FEW = Clock(iterations=8)


def positions(game: str, players: int, seed: int, every: int = 1) -> Iterator[State]:
    """Yield full states of a random game."""
    state = epocha.load_game(game).new_initial_state(players, seed)
    bot = make_bot("random", seed)
    while not state.is_terminal:
        if state.ply % every == 0:
            yield state.clone()
        seat = state.current_players[0]
        state.play(seat, ask(bot, state.view(seat)))


def test_bots_are_found() -> None:
    assert set(BOTS) <= set(bot_names())
    with pytest.raises(epocha.Unknown, match="greedy, random, search"):
        make_bot("clever")
    with pytest.raises(epocha.Unknown, match="quick, normal, strong"):
        make_bot("search:weak")
    with pytest.raises(epocha.Unknown, match="one strength"):
        make_bot("random:quick")
    assert make_bot("search:quick").strength == "quick"
    assert bot_class("search").strengths == ("quick", "normal", "strong")


def test_every_state_knows_its_game() -> None:
    for name in GAMES:
        state = epocha.load_game(name).new_initial_state()
        assert state.setup.game is state.view(0).setup.game is epocha.load_game(name)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_choices_are_legal_and_repeatable(game: str, bot: str) -> None:
    rules = epocha.load_game(game)
    for state in positions(game, rules.max_players, seed=3, every=97 if game == "stone_age" else 2):
        for seat in state.current_players:
            before = state.digest()
            view = state.view(seat)
            shown = view.digest()
            choice = ask(make_bot(bot, 5), view, FEW)
            assert choice in state.legal_actions(seat)
            assert choice == ask(make_bot(bot, 5), rules.from_bytes(view.to_bytes()), FEW)
            assert (state.digest(), view.digest()) == (before, shown)


@pytest.mark.parametrize("bot", BOTS)
def test_choices_depend_on_the_view_only(bot: str) -> None:
    for state in positions("pebbles", 3, seed=1):
        seat = state.current_players[0]
        other = state.view(seat).determinize(epocha.Chance.from_seed(99))
        assert ask(make_bot(bot, 5), state.view(seat), FEW) == ask(make_bot(bot, 5), other.view(seat), FEW)


def test_seeds_matter() -> None:
    state = epocha.load_game("stone_age").new_initial_state(2, 1)
    view = state.view(state.current_players[0])
    assert len({ask(make_bot("random", seed), view) for seed in range(20)}) > 5


PROBE = """
import json, sys, epocha
from epocha.bots import Clock, ask, make_bot
game = epocha.load_game("stone_age")
view = game.from_bytes(bytes.fromhex(sys.stdin.read()))
print(json.dumps([ask(make_bot(name, 7), view, Clock(iterations=40)) for name in ("random", "greedy", "search")]))
"""


def test_same_choices_in_another_process_and_interpreted() -> None:
    """Equal seeds give equal choices whatever the hash seed, compiled or not."""
    state = list(positions("stone_age", 2, seed=4, every=5))[8]
    view = state.view(state.current_players[0])
    here = [ask(make_bot(name, 7), view, Clock(iterations=40)) for name in BOTS]
    for extra in ({"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2", "EPOCHA_PURE": "1"}):
        done = subprocess.run(
            [sys.executable, "-c", PROBE],
            input=view.to_bytes().hex(),
            env=os.environ | extra,
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(done.stdout) == here


class Watcher(Bot):
    """Notes what it is given."""

    def __init__(self, seed: int = 0, strength: str = "") -> None:
        super().__init__(seed, strength)
        self.views: list[State] = []

    def choose(self, view: State, decision: Decision, legal: Sequence[int], clock: Clock) -> int:
        self.views.append(view)
        assert decision.player == view.viewer
        assert list(legal) == view.legal_actions(decision.player)
        return legal[0]


def test_a_bot_gets_views_of_its_seat() -> None:
    bots = (Watcher(), Watcher())
    assert play_one(Task("pebbles", bots, (0, 1), {}, 1, 1, (Clock(), Clock()))).failure is None
    for seat, bot in enumerate(bots):
        assert bot.views
        assert all(view.viewer == seat and view.is_view and view.chance is None for view in bot.views)


def test_thinking_starts_from_views_only() -> None:
    """All lines of play start from `determinize`, which refuses a full state."""
    state = epocha.load_game("pebbles").new_initial_state(2, 1)
    seat = state.current_players[0]
    for name in ("greedy", "search"):
        with pytest.raises(ValueError, match="nothing to determinize"):
            make_bot(name).choose(state, state.decision(seat), state.legal_actions(seat), FEW)


class Cheat(Bot):
    """Chooses what is not open to it."""

    def choose(self, view: State, decision: Decision, legal: Sequence[int], clock: Clock) -> int:
        return -1


def test_a_bad_choice_is_refused() -> None:
    state = epocha.load_game("odds").new_initial_state(2)
    with pytest.raises(BadChoice, match="Cheat chose -1"):
        ask(Cheat(), state.view(0))


def test_clock_is_kept() -> None:
    from time import perf_counter

    state = epocha.load_game("stone_age").new_initial_state(2, 1)
    view = state.view(state.current_players[0])
    started = perf_counter()
    ask(make_bot("search"), view, Clock(seconds=0.05))
    assert perf_counter() - started < 1.0
    started = perf_counter()
    ask(make_bot("search"), view, Clock(seconds=30.0, iterations=3))
    assert perf_counter() - started < 5.0


def test_greedy_beats_random() -> None:
    result = play_matches("stone_age", ["greedy", "random"], 4, seed=2)
    assert result.entrants[0].wins == 4
    assert result.entrants[0].score > 100


def test_greedy_feeds_its_people_and_buys() -> None:
    """What a person who watches it expects: it does not go hungry at the start, and owns cards and buildings."""
    state = epocha.load_game("stone_age").new_initial_state(2, 11)
    bot = make_bot("greedy", 1)
    while not state.is_terminal and state.round < 6:
        seat = state.current_players[0]
        state.play(seat, ask(bot, state.view(seat)))
    for seat in range(2):
        assert state.score[seat] > -10
        assert sum(owner == seat for owner in state.owner) >= 2
        assert state.workers[seat] + state.grain[seat] + state.tool_total(seat) > 7


@pytest.mark.parametrize(
    ("game", "ahead", "apart", "chosen"),
    [
        ("stone_age", 0.1, 0.3, 0),
        ("stone_age", 0.1, 0.01, 1),
        ("stone_age", 0.004, 0.0, 0),
        ("pebbles", 0.1, 0.3, 1),
        ("pebbles", 0.004, 0.3, 0),
    ],
)
def test_search_does_what_looks_best_unless_lines_tell(game: str, ahead: float, apart: float, chosen: int) -> None:
    """Whether a lead in the lines of play counts depends on how far they spread, and a trifle never counts.

    In a game without an evaluation of its own what looks best is the point at hand, so there the lines count more.
    """
    state = epocha.load_game(game).new_initial_state(2, 1)
    seat = state.current_players[0]
    view = state.view(seat)
    search = Search(view, seat, view.setup.game.evaluator(), epocha.Chance.from_seed(1))
    order = list(search.racing)
    search.rounds = 25
    for candidate in order:
        mean = 0.5 + ahead if candidate is order[1] else 0.5 if candidate is order[0] else 0.0
        candidate.tree.visits = 25
        candidate.tree.total = 25 * mean
        candidate.judged = mean
        candidate.apart = [25 * (ahead * ahead + apart)] * len(order)
    assert search.best() == order[chosen].answer[0]


def test_what_looks_best_in_a_line_does_not_follow_from_luck_that_is_still_to_come() -> None:
    disclosing = 0
    for state in positions("stone_age", 2, seed=5, every=7):
        seat = state.current_players[0]
        found = set()
        for seed in range(6):
            state.chance = epocha.Chance.from_seed(seed)
            evaluator = state.setup.game.evaluator()
            found.add(tuple(looks_best(state, seat, evaluator, epocha.Chance.from_seed(1))))
            after = state.clone()
            after.play(seat, next(iter(found))[0])
            disclosing += after.disclosures != state.disclosures
        assert len(found) == 1
    assert disclosing


def raced(ahead: float, apart: float, rounds: int = 25) -> Search:
    """Return a search in which the second of two answers leads by so much, with lines that spread so far."""
    state = epocha.load_game("stone_age").new_initial_state(2, 1)
    seat = state.current_players[0]
    view = state.view(seat)
    search = Search(view, seat, view.setup.game.evaluator(), epocha.Chance.from_seed(1))
    search.racing = search.racing[:2]
    search.rounds = rounds
    for candidate, mean in zip(search.racing, (0.5, 0.5 + ahead), strict=True):
        candidate.tree.visits = rounds
        candidate.tree.total = rounds * mean
        candidate.judged = mean
        candidate.apart = [rounds * (ahead * ahead + apart * apart)] * len(candidate.apart)
    return search


@pytest.mark.parametrize(
    ("ahead", "apart", "left", "decided"),
    [
        (0.2, 0.1, 5000, True),  # too far ahead
        (-0.2, 0.1, 5000, True),
        (0.03, 0.1, 5000, False),  # nobody knows
        (-0.01, 0.1, 5000, False),
        (-0.01, 0.1, 4, True),  # too little time to catch up
        (0.0, 0.004, 5000, True),  # a trifle either way
    ],
)
def test_search_stops_when_the_best_cannot_be_overtaken(ahead: float, apart: float, left: int, decided: bool) -> None:
    assert raced(ahead, apart).decided(left) == decided
    assert not raced(ahead, apart, rounds=4).decided(left), "too few lines to tell"


def test_search_stops_when_all_that_are_left_begin_alike() -> None:
    """Only the first pick is given; the rest of the answer is asked for anew."""
    search = raced(0.03, 0.1)
    search.racing[1].answer = [search.racing[0].answer[0], 1]
    assert search.decided(5000)


def test_search_does_not_think_where_there_is_one_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = epocha.load_game("stone_age").new_initial_state(2, 1)
    seat = state.current_players[0]
    monkeypatch.setattr("epocha.bots.search.search_for", None)
    only = state.legal_actions(seat)[:1]
    assert make_bot("search").choose(state.view(seat), state.decision(seat), only, FEW) == only[0]


def test_search_looks_far_enough_at_pebbles() -> None:
    """A game without an evaluation of its own: drawing cards brings no points, but those who draw win."""
    result = play_matches("pebbles", ["search", "random"], 40, clock=Clock(iterations=100), seed=1)
    assert result.entrants[0].share > 0.6
