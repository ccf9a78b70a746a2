"""Tokens chosen by hand: payments, losses and gains in one dialogue, for whoever asked for it (TA-22.16, TA-R-88)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from epocha.games.through_the_ages import change
from epocha.games.through_the_ages.effects import RESOURCES
from epocha.games.through_the_ages.game import ThroughTheAges
from epocha.games.through_the_ages.steps.common import UPKEEP
from epocha.games.through_the_ages.stores import plan_of

from .build import (
    P1,
    P2,
    Table,
    begin,
    civ,
    do,
    events,
    food,
    hand,
    military,
    options,
    politics,
    position,
    refused,
    resources,
    step,
    tokens,
)
from .oracle.goods import ways_to_gain, ways_to_pay

WORTH = (1, 2, 3, 5)
MINES = ["bronze", "iron", "coal", "oil"]


def mines(table: Table, seat: int = P1) -> list[int]:
    return [tokens(table, name, seat) for name in MINES]


def packed(levels: tuple[int, ...]) -> int:
    return int.from_bytes(bytes(levels), "little")


def pieces(levels: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted([worth for worth, n in zip(WORTH, levels, strict=True) for _ in range(n)], reverse=True))


def unpacked(found: list[int]) -> set[tuple[int, ...]]:
    return {pieces(tuple(one.to_bytes(4, "little"))) for one in found}


LEVELS = st.tuples(*[st.integers(0, 2)] * 4)


@pytest.mark.rule("TA-22.2", "TA-22.3", "TA-22.4", "TA-22.5", "TA-22.16")
@settings(max_examples=50, deadline=None)
@given(have=LEVELS, known=st.integers(0, 7), blue=st.integers(0, 3), cost=st.integers(1, 6))
def test_all_ways_to_pay_are_found_and_the_automatic_one_is_among_them(
    have: tuple[int, ...], known: int, blue: int, cost: int
) -> None:
    levels = 1 | known << 1 | sum(1 << level for level in range(4) if have[level])
    coins = tuple(WORTH[level] for level in (3, 2, 1, 0) if levels >> level & 1)
    found = change.payments(packed(have), cost, sum(have) + blue, levels)
    assert len(found) == len(set(found))
    assert unpacked(found) == ways_to_pay(pieces(have), coins, sum(have) + blue, cost)
    if sum(pieces(have)) >= cost and found:
        table = civ(position(), stored=dict(zip(MINES, have, strict=True)))
        table.techs[P1] = table.techs[P1] & ~(15 << 4) | levels << 4
        table.blue[P1] = blue
        assert packed(tuple(int(n) for n in plan_of(table, P1, RESOURCES, cost))) in found


@pytest.mark.rule("TA-22.7")
@settings(max_examples=40, deadline=None)
@given(have=LEVELS, known=st.integers(0, 7), blue=st.integers(0, 6), amount=st.integers(1, 8))
def test_all_ways_to_place_a_gain_are_found(have: tuple[int, ...], known: int, blue: int, amount: int) -> None:
    levels = 1 | known << 1
    coins = tuple(WORTH[level] for level in (3, 2, 1, 0) if levels >> level & 1)
    found = change.gains(packed(have), amount, sum(have) + blue, levels)
    assert unpacked(found) == ways_to_gain(pieces(have), coins, sum(have) + blue, amount)


@pytest.mark.rule("TA-25.5", "TA-22.16")
@pytest.mark.example("TA-EX-31")
def test_corruption_may_be_paid_with_one_iron_token_as_well() -> None:
    def ended(*answers: str) -> Table:
        table = civ(position(), on={"agriculture": 0, "bronze": 0}, stored={"bronze": 2, "iron": 1}, blue=8)
        return do(table, "by-hand", "end", *answers)

    asked = ended()
    assert (step(asked), asked.player()) == ("payment", P1)
    for answers, left, bank in (
        (("done",), [0, 1, 0, 0], 10),
        (("return bronze", "return bronze", "done"), [0, 1, 0, 0], 10),
        (("return iron", "done"), [2, 0, 0, 0], 9),
    ):
        table = ended(*answers)
        assert (mines(table), table.blue[P1]) == (left, bank)
        assert table.turn == P2  # paid once: however full the bank is now, nothing more is due
    assert refused(ended("return iron"), "return bronze") == "TA-22.2"


@pytest.mark.rule("TA-22.16")
def test_by_default_nobody_is_asked_and_by_hand_only_where_there_is_a_choice() -> None:
    def builder() -> Table:
        return civ(position(), stored={"iron": 2, "bronze": 1}, unused=2)

    assert step(do(builder(), "build warriors")) == "actions"
    table = do(builder(), "by-hand", "build warriors")
    assert (step(table), mines(table)) == ("payment", [1, 1, 0, 0])  # the best change is made already
    assert mines(do(table, "return iron", "done")) == [1, 1, 0, 0]
    other = do(
        builder(), "by-hand", "build warriors", "return iron", "return iron", "lay on bronze", "lay on bronze", "done"
    )
    assert (mines(other), resources(other)) == ([3, 0, 0, 0], 3)
    only = civ(position(), stored={"iron": 0, "bronze": 5}, unused=1)
    assert step(do(only, "by-hand", "build warriors")) == "actions"
    assert "by-hand" not in options(only)
    assert refused(only, "by-hand") == "TA-22.16"
    assert "by-hand" not in options(civ(position(), stored={"bronze": 5}))


@pytest.mark.rule("TA-22.16", "TA-47.1")
def test_tokens_move_by_themselves_again_from_the_next_own_actions_on() -> None:
    table = begin(military(do(civ(position(), techs="iron"), "by-hand"), "rats"), P1)
    assert (step(table), int(table.by_hand)) == ("politics", 1 << P1)
    do(table, "pass")
    assert (step(table), int(table.by_hand)) == ("actions", 0)
    assert "by-hand" in options(table)


@pytest.mark.rule("TA-22.4", "TA-22.5", "TA-22.6")
def test_change_comes_from_the_bank_and_never_goes_upwards() -> None:
    table = civ(position(), stored={"coal": 1, "bronze": 3}, techs="iron", unused=1)
    do(table, "by-hand", "build warriors")
    assert mines(table) == [1, 0, 1, 0]
    assert refused(table, "lay on coal") == "TA-22.5"
    do(table, "return coal", "lay on bronze")
    assert refused(table, "return bronze") == "TA-22.2"
    do(table, "done")
    assert mines(table) == [4, 0, 0, 0]
    poor = civ(position(), stored={"coal": 2}, techs="iron", unused=1)
    poor.blue[P1] = 0
    do(poor, "by-hand", "build warriors", "return coal", "return coal")
    assert options(poor) == ["lay on iron"]  # each moved down pays 1; there is no token for other change


@pytest.mark.rule("TA-17.4", "TA-22.4")
def test_the_markers_of_a_wonder_are_not_spent_as_change() -> None:
    table = civ(position(), stored={"iron": 2}, wonder="pyramids")
    table.blue[P1] = 0
    do(table, "by-hand", "stages 1")
    assert step(table) == "actions"  # two tokens moved down would leave none for the marker
    rich = civ(position(), stored={"iron": 3}, wonder="pyramids")
    rich.blue[P1] = 5
    assert step(do(rich, "by-hand", "stages 1")) == "payment"


@pytest.mark.rule("TA-22.7")
def test_a_gain_is_laid_where_its_player_wants_it() -> None:
    table = hand(civ(position(), stored={"iron": 0, "bronze": 0}), "mineral_deposits_i")
    before = int(table.blue[P1])
    do(table, "by-hand", "play mineral deposits i")
    assert mines(table) == [0, 1, 0, 0]
    do(table, "lay on bronze", "lay on bronze")
    assert refused(table, "lay on iron") == "TA-22.7"
    do(table, "done")
    assert (mines(table), int(table.blue[P1])) == ([2, 0, 0, 0], before - 2)


@pytest.mark.rule("TA-36.14", "TA-46.2")
def test_whoever_loses_goods_outside_the_own_turn_chooses_the_tokens() -> None:
    table = civ(civ(position(), P1, on={"riflemen": 2}), P2, stored={"agriculture": 2, "bronze": 2, "iron": 1})
    table.by_hand = 1 << P2
    do(politics(military(table, "plunder_i")), "attack plunder i on 2", "done", "done", "food 1")
    assert (step(table), table.player(), mines(table, P2)) == ("payment", P2, [0, 1, 0, 0])
    do(table, "return iron", "done")
    assert (mines(table, P2), food(table, P2), resources(table, P1)) == ([2, 0, 0, 0], 1, 2)


@pytest.mark.rule("TA-24.1", "TA-25.1")
def test_corruption_is_reckoned_after_food_was_paid_by_hand() -> None:
    def ended(*answers: str) -> Table:
        table = civ(
            position(),
            on={"agriculture": 0, "bronze": 0},
            stored={"agriculture": 1, "irrigation": 1, "bronze": 4},
            yellow=16,
            blue=8,
        )
        return do(table, "by-hand", "end", *answers)

    table = ended()
    assert (step(table), food(table)) == ("payment", 2)
    kept = ended("done")
    assert (kept.blue[P1], resources(kept)) == (9, 4)
    changed = ended("return irrigation", "lay on agriculture", "done")
    assert resources(changed) == 2


@pytest.mark.rule("TA-26.2", "TA-22.16")
def test_cards_are_drawn_after_corruption_was_paid() -> None:
    table = civ(position(), on={"agriculture": 0, "bronze": 0}, stored={"bronze": 2, "iron": 1}, blue=8)
    do(table, "by-hand", "end")
    assert table.military_count[P1] == 0
    do(table, "done")
    assert table.military_count[P1] == 2


@pytest.mark.rule("TA-43.37", "TA-43.38")
def test_in_an_event_mines_work_after_food_was_paid() -> None:
    table = civ(position(), stored={"agriculture": 1, "irrigation": 1, "bronze": 4}, on={"bronze": 2}, yellow=12)
    events(military(table, "rats"), "economic_progress no_event")
    table.by_hand = 1 << P1
    do(politics(table), "prepare rats")
    assert (step(table), mines(table)[0]) == ("payment", 4)
    do(table, "done")
    assert mines(table)[0] > 4


def test_one_dialogue_offers_all_ways_and_proposes_the_best() -> None:
    table = civ(position(), stored={"oil": 1, "coal": 2, "bronze": 3}, techs="iron", unused=1)
    do(table, "by-hand", "build warriors")
    game = ThroughTheAges()
    view = table.view(P1)
    payment = game.payment(view, P1, "en")
    assert payment is not None
    assert len(payment.ways) > 5
    assert [one.pick for one in payment.portions if one.worth < 0] == ["lay on bronze", "lay on iron", "lay on coal"]
    assert {one.words for one in payment.portions if one.pick.endswith("coal")} == {
        "token from “Coal”, worth 3",
        "change: token onto “Coal”, worth 3",
    }
    ends = set()
    for way in payment.ways:
        trial = table.clone()
        for pick in game.text_to_picks(trial, payment.text(way)):
            trial.apply_action(P1, pick)
        assert step(trial) == "actions"
        assert payment.worth(way) == 2
        ends.add(tuple(mines(trial)))
    assert len(ends) == len(payment.ways)
    left_alone = do(table.clone(), "done")
    trial = do(table.clone(), *payment.text(payment.cheapest()).split(", "))
    assert mines(trial) == mines(left_alone)
    assert game.payment(table.view(P2), P2, "en") is None or table.player() == P1


def test_others_do_not_see_tokens_being_chosen() -> None:
    table = civ(position(), stored={"iron": 2, "bronze": 1}, unused=1)
    do(table, "by-hand", "build warriors")
    before = table.view(P2).digest()
    do(table, "return iron")
    assert table.view(P2).digest() == before
    assert table.step_number() != UPKEEP
