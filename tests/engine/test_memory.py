"""Nothing that is done over and over in a long-lived process leaks, in every game.

What may leak is a vector that interpreted code hands to compiled code (see `tools/compiler.py`), so this needs the
compiled engine; interpreted, the vectors are lists and nothing is handed over.
"""

import ctypes
import gc
import itertools
import sys
from collections.abc import Callable

import pytest

from epocha import Chance, State, game_names, load_game
from epocha.engine.state import random_playout, vec_of
from epocha.engine.vec import engine_is_compiled

CALLS = 1_000
"""Enough for what leaks once a call to stand out from what comes and goes."""
ROUNDS = 10
LARGE = 512
"""Python takes blocks up to so many bytes from its own stores, of which it counts the blocks in use, and larger ones
from the C library, which counts bytes."""


class InUse(ctypes.Structure):
    """What glibc tells of its memory."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "hblkhd",
            "usmblks",
            "fsmblks",
            "uordblks",
            "fordblks",
            "top",
        )
    ]


def told_by_glibc() -> Callable[[], InUse] | None:
    """Return the function by which glibc tells of its memory, None where another library does its work."""
    if not sys.platform.startswith("linux") or not hasattr(library := ctypes.CDLL(None), "mallinfo2"):
        return None
    library.mallinfo2.restype = InUse
    ask: Callable[[], InUse] = library.mallinfo2
    return ask


glibc = told_by_glibc()
pytestmark = [
    pytest.mark.skipif(not engine_is_compiled(), reason="only compiled code takes vectors over"),
    pytest.mark.skipif(glibc is None, reason="memory is measured as glibc tells it"),
]


def in_use() -> tuple[int, int]:
    """Return how many small blocks Python has in use, and how many bytes of larger ones."""
    gc.collect()
    assert glibc
    told = glibc()
    return sys.getallocatedblocks(), told.uordblks + told.hblkhd


def grows(work: Callable[[], object], calls: int) -> bool:
    """Return whether every other call, or more, leaves something behind."""
    blocks, size = in_use()
    for _ in range(calls):
        work()
    blocks_then, size_then = in_use()
    return blocks_then - blocks > calls // 2 or size_then - size > calls // 2 * LARGE


def leaks(work: Callable[[], object], calls: int = CALLS) -> bool:
    """Return whether something goes on growing: caches are full after a round or a few."""
    return all(grows(work, calls) for _ in range(ROUNDS))


@pytest.fixture(params=game_names())
def start(request: pytest.FixtureRequest) -> State:
    return load_game(request.param).new_initial_state(seed=1)


def test_what_is_kept_is_seen() -> None:
    kept: list[object] = []
    for size in (1, LARGE + 1):
        assert leaks(lambda size=size: kept.append(bytes(size)))
    assert not leaks(lambda: bytes(2 * LARGE))


def test_storing_and_setting_up_keep_nothing(start: State) -> None:
    game = start.setup.game
    data, seeds = start.to_bytes(), itertools.count()
    assert not leaks(lambda: game.from_bytes(data))
    assert not leaks(lambda: game.new_initial_state(seed=next(seeds)), CALLS // 5)


def test_shuffling_from_python_keeps_nothing() -> None:
    chance = Chance.from_seed(1)
    assert not leaks(lambda: chance.shuffle(vec_of([1, 2, 3, 4, 5, 6])))


def test_vectors_read_and_written_from_python_keep_nothing(start: State) -> None:
    def rewrite() -> None:
        start.stack = start.stack[:]
        start.open = start.open[:]

    assert not leaks(rewrite)


def test_what_a_bot_does_keeps_nothing(start: State) -> None:
    game, chance = start.setup.game, Chance.from_seed(1)
    player, evaluator = start.current_players[0], game.evaluator()
    view = start.view(player)

    def think() -> None:
        state = view.determinize(chance)
        evaluator.study(state)
        evaluator.playout_choice(state, player, state.choices(player), chance)

    assert not leaks(think, CALLS // 10)
    assert not leaks(lambda: random_playout(start.clone(), chance), CALLS // 20)
