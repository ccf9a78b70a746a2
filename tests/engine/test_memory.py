"""Nothing that is done over and over in a long-lived process leaks, in every game.

What may leak is a vector that interpreted code hands to compiled code (see `tools/compiler.py`), so this needs the
compiled engine; interpreted, the vectors are lists and nothing is handed over.
"""

import gc
import itertools
from collections.abc import Callable
from pathlib import Path
from resource import getpagesize

import pytest

from epocha import Chance, State, game_names, load_game
from epocha.engine.state import random_playout, vec_of
from epocha.engine.vec import engine_is_compiled

CALLS = 100_000
LEAST = 2 << 20
"""Bytes by which memory may grow in so many calls: 21 a call, where a leaked vector takes more than 40."""
LARGE = 5
"""What games with more state than the smallest do is repeated so many times less often, and may take as much less."""

STATM = Path("/proc/self/statm")

pytestmark = [
    pytest.mark.skipif(not engine_is_compiled(), reason="only compiled code takes vectors over"),
    pytest.mark.skipif(not STATM.exists(), reason="memory is measured as Linux tells it"),
]


def resident() -> int:
    """Return how many bytes of memory this process holds."""
    return int(STATM.read_text(encoding="ascii").split()[1]) * getpagesize()


def grown(work: Callable[[], object], calls: int = CALLS) -> int:
    """Return by how many bytes this process has grown after so many calls."""
    for _ in range(calls // 20):
        work()
    gc.collect()
    before = resident()
    for _ in range(calls):
        work()
    gc.collect()
    return resident() - before


@pytest.fixture(params=game_names())
def start(request: pytest.FixtureRequest) -> State:
    return load_game(request.param).new_initial_state(seed=1)


def test_storing_and_setting_up_keep_nothing(start: State) -> None:
    game = start.setup.game
    data, seeds = start.to_bytes(), itertools.count()
    less = 1 if game.name == "pebbles" else LARGE
    assert grown(lambda: game.from_bytes(data), CALLS // less) < LEAST // less
    assert grown(lambda: game.new_initial_state(seed=next(seeds)), CALLS // 5 // less) < LEAST // less


def test_shuffling_from_python_keeps_nothing() -> None:
    chance = Chance.from_seed(1)
    assert grown(lambda: chance.shuffle(vec_of([1, 2, 3, 4, 5, 6]))) < LEAST


def test_vectors_read_and_written_from_python_keep_nothing(start: State) -> None:
    def rewrite() -> None:
        start.stack = start.stack[:]
        start.open = start.open[:]

    assert grown(rewrite) < LEAST


def test_what_a_bot_does_keeps_nothing(start: State) -> None:
    game, chance = start.setup.game, Chance.from_seed(1)
    player, evaluator = start.current_players[0], game.evaluator()
    view = start.view(player)

    def think() -> None:
        state = view.determinize(chance)
        evaluator.study(state)
        evaluator.playout_choice(state, player, state.choices(player), chance)

    assert grown(think, CALLS // 4) < LEAST
    assert grown(lambda: random_playout(start.clone(), chance), CALLS // 500) < LEAST
