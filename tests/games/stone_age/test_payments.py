"""Compound choices as chains of single ones: what can be reached is exactly what brute force finds (section 18)."""

from collections.abc import Iterable
from itertools import combinations

import pytest
from epocha_fixtures.playing import asked, do, options, step
from epocha_fixtures.positions import is_looked_at_elsewhere
from hypothesis import given, settings
from hypothesis import strategies as st

from epocha.games.stone_age.components import ONE_TIME_TOOLS, VALUE
from epocha.games.stone_age.state import READY, Table

from .build import (
    GAME,
    RED,
    RESOURCE_IDS,
    acting,
    feeding,
    give,
    multisets,
    own,
    position,
    rig,
    show,
    span,
    stock,
    tools,
    used,
)

Amounts = tuple[int, ...]
STOCKS = st.tuples(*[st.integers(0, 4)] * 4)
PAIRS = multisets((2, 2, 2, 2), 2)
VARIABLE = [(count, kinds) for count in (4, 5) for kinds in (1, 2, 3, 4)]
quick = settings(max_examples=15 if is_looked_at_elsewhere(GAME) else 40, deadline=None)


def minus(one: Amounts, other: Amounts) -> Amounts:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def plus(one: Amounts, other: Amounts) -> Amounts:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def outcomes(t: Table, steps: Iterable[str]) -> list[Table]:
    """Play all ways through red's decisions of these steps; return a table for each different outcome."""
    found: dict[str, Table] = {}
    seen = {t.digest()}
    waiting = [t]
    while waiting:
        here = waiting.pop()
        if not here.is_terminal and asked(here) == RED and step(here) in steps:
            for action in here.legal_actions(RED):
                then = here.clone()
                then.apply_action(RED, action)
                then.ply = then.asked = 0
                if then.digest() not in seen:
                    seen.add(then.digest())
                    waiting.append(then)
        else:
            found[here.digest()] = here
    return list(found.values())


def having(amounts: Amounts, redeemer: bool) -> Table:
    t = position()
    give(t, RED, **dict(zip(RESOURCE_IDS, amounts, strict=True)))
    if redeemer:
        own(t, RED, "healing any2")
    return t


def buying(t: Table, place: str) -> Table:
    """Stop at the decision, if there is one; another place keeps red's turn from ending."""
    return do(acting(t, {RED: {place: 1, "field": 1, "hut": 2}}), f"go {place}")


def value(amounts: Amounts) -> int:
    return sum(amount * worth for amount, worth in zip(amounts, VALUE, strict=True))


def left_over(had: Amounts, redeemer: bool, payments: set[Amounts]) -> set[tuple[Amounts, Amounts]]:
    """Return all (payment, stock left) that the rules allow: the card redeemed or not, then any payment in stock."""
    stocks = {had} | ({plus(had, pair) for pair in PAIRS} if redeemer else set())
    return {(paid, minus(s, paid)) for s in stocks for paid in payments if min(minus(s, paid)) >= 0}


@pytest.mark.rule("SA-D5", "SA-8.3", "SA-8.4", "SA-8.12", "SA-18.2")
@quick
@given(had=STOCKS, redeemer=st.booleans(), which=st.sampled_from([*VARIABLE, (0, 0)]))
def test_a_tile_can_be_paid_in_all_ways_and_no_others(had: Amounts, redeemer: bool, which: tuple[int, int]) -> None:
    count, kinds = which
    t = having(had, redeemer)
    show(t, f"any{count} kinds{kinds}" if count else "open a")
    buying(t, "building 1")
    plenty = (7, 7, 7, 7)
    sizes = [count] if count else range(1, 8)
    payments = {paid for size in sizes for paid in multisets(plenty, size)}
    if count:
        payments = {paid for paid in payments if sum(n > 0 for n in paid) == kinds}
    expected = {(value(paid), left) for paid, left in left_over(had, redeemer, payments | {(0, 0, 0, 0)})}
    ends = outcomes(t, ["buy-building", "redeem"])
    assert {(int(end.score[RED]), stock(end, RED)) for end in ends} == expected
    assert all(end.building_count(RED) == int(end.score[RED] > 0) for end in ends)


@pytest.mark.rule("SA-D4", "SA-7.2", "SA-7.4", "SA-18.2")
@quick
@given(had=STOCKS, redeemer=st.booleans(), price=st.integers(1, 4))
def test_a_card_can_be_paid_in_all_ways_and_no_others(had: Amounts, redeemer: bool, price: int) -> None:
    t = having(had, redeemer)
    here = f"card {price}"
    t.spaces[price - 1] = 4  # pottery, 7 food: nothing that changes the stock
    buying(t, here)
    payments = multisets((4, 4, 4, 4), price) | {(0, 0, 0, 0)}
    expected = {(sum(paid) > 0, left) for paid, left in left_over(had, redeemer, payments)}
    ends = outcomes(t, ["buy-card", "redeem"])
    assert {(end.owner[4] == RED, stock(end, RED)) for end in ends} == expected
    assert all(end.food[RED] == 12 + 7 * (end.owner[4] == RED) for end in ends)


@pytest.mark.rule("SA-D7", "SA-9.5", "SA-9.6", "SA-9.7", "SA-9.8", "SA-9.12")
@quick
@given(had=STOCKS, redeemer=st.booleans(), workers=st.integers(5, 10), food=st.integers(0, 9))
def test_a_shortage_can_be_covered_in_all_ways_and_no_others(
    had: Amounts, redeemer: bool, workers: int, food: int
) -> None:
    t = having(had, redeemer)
    give(t, RED, workers=workers, food=food)
    feeding(t)
    shortage = max(0, workers - food)
    ends = {(int(end.score[RED]), stock(end, RED)) for end in outcomes(t, ["cover-shortage", "redeem"])}
    if shortage == 0:
        assert ends == {(0, had)}
        return
    asked = sum(had) + 2 * redeemer >= shortage
    covered = {(0, left) for _, left in left_over(had, redeemer, multisets((10, 10, 10, 10), shortage))}
    starved = {(-10, left) for _, left in left_over(had, redeemer and asked, {(0, 0, 0, 0)})}
    assert ends == covered | starved


@pytest.mark.rule("SA-D3", "SA-6.5", "SA-6.8", "SA-18.3")
@quick
@given(
    steps=st.integers(0, 12),
    marks=st.tuples(*[st.integers(0, 1)] * 3),
    cards=st.sets(st.sampled_from(["tool crafter1 onetime4", "tool crafter1 onetime3", "tool crafter2 onetime2"])),
)
def test_every_subset_of_tools_can_be_used_and_no_other(steps: int, marks: Amounts, cards: set[str]) -> None:
    t = position()
    for _ in range(steps):
        t.gain_tool(RED)
    slots = tools(t, RED)
    marks = tuple(mark * (slot > 0) for mark, slot in zip(marks, slots, strict=True))
    give(t, RED, used=marks)  # type: ignore[arg-type]
    own(t, RED, *sorted(cards))
    rig(t, 2, 5)
    acting(t, {RED: {"clay pit": 2, "field": 1, "hut": 2}})
    do(t, "go clay pit")
    usable: list[tuple[str, int, int]] = [("slot", s, slots[s]) for s in range(3) if slots[s] and not marks[s]]
    usable += [("card", int(c), int(worth)) for c, worth in zip(ONE_TIME_TOOLS, (4, 3, 2), strict=True) if t.mark[c]]
    expected = set()
    for size in range(len(usable) + 1):
        for chosen in combinations(usable, size):
            after = list(marks)
            for kind, which, _ in chosen:
                if kind == "slot":
                    after[which] = 1
            kept = frozenset(which for kind, which, _ in set(usable) - set(chosen) if kind == "card")
            expected.add((tuple(after), kept, (7 + sum(worth for _, _, worth in chosen)) // 4))
    ends = outcomes(t, ["use-tools"])
    reached = {
        (used(end, RED), frozenset(int(c) for c in ONE_TIME_TOOLS if end.mark[c] == READY), stock(end, RED)[1])
        for end in ends
    }
    assert reached == expected
    assert len(reached) == 2 ** len(usable)


# --- the numbers of SA-18.2 ---


@pytest.mark.rule("SA-18.2")
@pytest.mark.parametrize(("words", "ways"), [("open a", 329), ("any5 kinds2", 24)])
def test_the_largest_sets_of_payments_for_tiles(words: str, ways: int) -> None:
    t = having((9, 9, 9, 9), redeemer=False)
    show(t, words)
    assert len(outcomes(buying(t, "building 1"), ["buy-building"])) == ways + 1


@pytest.mark.rule("SA-18.2")
def test_the_largest_sets_of_other_choices() -> None:
    t = having((9, 9, 9, 9), redeemer=False)
    t.spaces[3] = 4
    assert len(outcomes(buying(t, "card 4"), ["buy-card"])) == 35 + 1
    t = having((10, 10, 10, 10), redeemer=False)
    give(t, RED, workers=10, food=0)
    assert len(outcomes(feeding(t), ["cover-shortage"])) == 286 + 1
    t = position()
    give(t, RED, tools=(1, 1, 1))
    own(t, RED, "tool crafter1 onetime4", "tool crafter1 onetime3", "tool crafter2 onetime2")
    acting(t, {RED: {"forest": 1, "field": 1, "hut": 2}})
    do(t, "go forest")
    assert span(t, RED) == (1, 6)
    assert len(outcomes(t, ["use-tools"])) == 2**6


@pytest.mark.rule("SA-18.2", "SA-D1")
def test_the_largest_set_of_placements() -> None:
    t = position()
    give(t, RED, workers=10)
    t.refresh()
    assert len(options(t)) == 10 + 4 * 7 + 3 + 4 + 4 == 49
