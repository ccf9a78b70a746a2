"""Laws that hold at every decision of every game."""

from collections.abc import Iterator

import pytest
from epocha_fixtures.playing import asked, step
from hypothesis import given, settings
from hypothesis import strategies as st

from epocha import Chance
from epocha.games.stone_age.components import (
    CARDS,
    GATHER,
    GATHERERS,
    GROUP,
    PLACES,
    RINGS,
    TILES,
    TILES_PER_STACK,
    VILLAGE_PLACES,
)
from epocha.games.stone_age.state import NONE, SECRET, Table

from .build import position, stock, tools, used

games = given(players=st.integers(2, 4), seed=st.integers(0, 10**6))
few = settings(max_examples=12, deadline=None)


def play(players: int, seed: int) -> Iterator[Table]:
    """Play a random game in which buying is preferred to declining, so that cards and tiles move; yield each position
    and the end."""
    t = position(players, start=seed % players, seed=seed)
    chance = Chance.from_seed(seed)
    while not t.is_terminal:
        yield t
        actions = t.legal_actions(asked(t))
        t.apply_action(asked(t), actions[chance.below(len(actions) - (len(actions) > 2))])
    yield t


@pytest.mark.rule("SA-1.9", "SA-1.10", "SA-5.3", "SA-4.2", "SA-9.10")
@few
@games
def test_figures_are_conserved(players: int, seed: int) -> None:
    workers = [5] * players
    for t in play(players, seed):
        for p in range(players):
            placed = sum(int(t.placed[q * players + p]) for q in range(PLACES))
            assert t.idle[p] >= 0
            assert t.idle[p] + placed == t.workers[p] <= 10
            assert workers[p] <= t.workers[p] <= workers[p] + 1
        workers = [int(n) for n in t.workers]
        for q in range(PLACES):
            assert t.taken[q] == sum(int(t.placed[q * players + p]) for p in range(players))


@pytest.mark.rule("SA-4.8", "SA-4.16", "SA-13.3", "SA-13.5", "SA-13.6", "SA-13.7")
@few
@games
def test_no_place_is_overcrowded(players: int, seed: int) -> None:
    for t in play(players, seed):
        for q in range(PLACES):
            people = sum(t.placed[q * players + p] > 0 for p in range(players))
            assert RINGS[q] == 0 or t.taken[q] <= RINGS[q]
            assert GROUP[q] != GATHER or people <= GATHERERS[players]
        assert sum(t.taken[q] > 0 for q in range(3)) <= VILLAGE_PLACES[players]


@pytest.mark.rule("SA-1.18", "SA-7.3", "SA-15.1", "SA-11.5")
@few
@games
def test_cards_are_conserved_and_come_in_the_order_of_the_first_shuffle(players: int, seed: int) -> None:
    order = [int(c) for c in position(players, start=seed % players, seed=seed).deck]
    for t in play(players, seed):
        deck = [int(c) for c in list(t.deck)[t.dealt :]]
        assert deck == order[t.dealt :]
        owned = [c for c in range(CARDS) if t.owner[c] != NONE]
        assert sorted([*deck, *owned, *(int(c) for c in t.spaces if c != NONE)]) == list(range(CARDS))
        secret = [int(t.owner[c]) for c in owned if t.mark[c] == SECRET]
        assert [secret.count(p) for p in range(players)] == list(t.secrets)
        assert all(t.mark[c] == 0 for c in range(CARDS) if c not in owned)


@pytest.mark.rule("SA-1.17", "SA-2.7", "SA-8.8", "SA-15.1")
@few
@games
def test_tiles_are_conserved_and_stacks_go_down_in_order(players: int, seed: int) -> None:
    first = [int(i) for i in position(players, start=seed % players, seed=seed).tiles]
    box = set(range(TILES)) - set(first)
    assert len(box) == TILES - TILES_PER_STACK * players
    for t in play(players, seed):
        for stack in range(players):
            for at in range(TILES_PER_STACK):
                here = stack * TILES_PER_STACK + at
                in_stack = at < t.left[stack]
                assert t.tiles[here] == (first[here] if in_stack else NONE)
                assert (t.tile_owner[first[here]] == NONE) == in_stack
        assert all(t.tile_owner[tile] == NONE for tile in box)
        assert (t.ending == 1) == (0 in list(t.left))


@pytest.mark.rule("SA-6.3", "SA-6.19", "SA-6.20", "SA-6.11")
@few
@games
def test_tools_climb_the_ladder_and_marks_last_a_round(players: int, seed: int) -> None:
    before = [(1, (0, 0, 0), (0, 0, 0))] * players
    for t in play(players, seed):
        for p in range(players):
            now = (int(t.round), tools(t, p), used(t, p))
            last = before[p]
            assert sorted(now[1], reverse=True) == list(now[1])
            assert max(now[1]) - min(now[1]) <= 1
            assert max(now[1]) <= 4
            assert all(tool or not mark for tool, mark in zip(now[1], now[2], strict=True))
            assert all(new >= old for new, old in zip(now[1], last[1], strict=True))
            if now[0] == last[0]:
                assert all(new >= old for new, old in zip(now[2], last[2], strict=True))
            before[p] = now


@pytest.mark.rule("SA-5.12", "SA-9.8", "SA-8.12", "SA-7.2")
@few
@games
def test_stocks_never_run_below_zero_nor_grain_above_ten(players: int, seed: int) -> None:
    for t in play(players, seed):
        for p in range(players):
            assert min(stock(t, p)) >= 0
            assert t.food[p] >= 0
            assert 0 <= t.grain[p] <= 10
        open_dice = sum(t.market)
        assert open_dice == 0 or (step(t) in ("pick-die", "redeem") and open_dice <= players)
