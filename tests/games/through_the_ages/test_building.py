"""Sections 14 to 17: population, buildings, units, wonders."""

import pytest

from epocha.games.through_the_ages.components import FIRST_WONDER, NONE

from .build import (
    P1,
    P2,
    Table,
    card,
    civ,
    do,
    food,
    hand,
    options,
    position,
    refused,
    resources,
    row,
    tokens,
    workers,
)


def rich(table: Table, seat: int = P1, **more: object) -> Table:
    """Give a seat 12 resources and 12 food, and three idle workers."""
    table.unused[seat] = 3
    return civ(table, seat, stored={"coal": 4, "selective_breeding": 4}, **more)  # type: ignore[arg-type]


# --- population ---


@pytest.mark.rule("TA-14.1", "TA-14.3", "TA-14.4")
@pytest.mark.example("TA-EX-7")
def test_the_first_increase_of_population() -> None:
    table = civ(position(), stored={"agriculture": 2, "bronze": 2})
    do(table, "increase population")
    assert (table.yellow[P1], table.unused[P1], food(table), table.blue[P1], table.civil_left()) == (17, 2, 0, 16, 3)
    assert refused(table, "increase population") == "TA-14.1"
    civ(table, stored={"agriculture": 5})
    do(table, "increase population", "increase population")
    assert (table.yellow[P1], food(table)) == (15, 0)  # 2 food, then 3


@pytest.mark.rule("TA-14.2")
def test_an_empty_yellow_bank_gives_nobody() -> None:
    assert refused(rich(civ(position(), yellow=0)), "increase population") == "TA-14.2"


# --- buildings ---


@pytest.mark.rule("TA-15.1", "TA-15.6", "TA-22.1", "TA-0.14")
def test_building_a_mine_that_produces_in_the_same_turn() -> None:
    table = civ(position(), stored={"bronze": 2})
    do(table, "build bronze")
    assert (workers(table, "bronze"), table.unused[P1], resources(table), table.civil_left()) == (3, 0, 0, 3)
    do(table, "end")
    assert tokens(table, "bronze") == 3


@pytest.mark.rule("TA-15.3")
def test_building_needs_a_worker_and_resources() -> None:
    assert refused(civ(position(), stored={"bronze": 1}), "build bronze") == "TA-15.3"
    assert refused(civ(position(), stored={"bronze": 9}, unused=0), "build bronze") == "TA-15.3"
    assert refused(civ(position(), stored={"bronze": 9}), "build iron") == "TA-15.5"


@pytest.mark.rule("TA-15.7")
@pytest.mark.example("TA-EX-10")
def test_a_new_temple() -> None:
    table = do(civ(position(), stored={"bronze": 3}), "build religion")
    assert (table.culture_rate[P1], table.happy[P1]) == (1, 1)


@pytest.mark.rule("TA-15.2", "TA-15.4", "TA-15.5", "TA-15.11")
@pytest.mark.example("TA-EX-11")
def test_the_urban_limit() -> None:
    table = rich(position(), on={"philosophy": 2}, techs="alchemy drama")
    assert refused(table, "build philosophy") == refused(table, "build alchemy") == "TA-15.2"
    do(table, "upgrade philosophy to alchemy", "build drama", "build bronze", "build bronze")
    assert workers(table, "bronze") == 4


@pytest.mark.rule("TA-15.13")
def test_a_lower_limit_keeps_what_stands() -> None:
    table = rich(position(), on={"philosophy": 3}, government="monarchy")
    civ(table, government="despotism")
    assert workers(table, "philosophy") == 3
    assert refused(table, "build philosophy") == "TA-15.2"


@pytest.mark.rule("TA-15.8", "TA-15.14")
def test_destroying_a_building_gives_the_worker_back_and_nothing_else() -> None:
    table = do(position(), "destroy philosophy")
    assert (workers(table, "philosophy"), table.unused[P1], resources(table), table.civil_left()) == (0, 2, 0, 3)


@pytest.mark.rule("TA-15.9", "TA-15.10", "TA-15.12", "TA-22.14")
@pytest.mark.example("TA-EX-19")
def test_iron_in_two_ways() -> None:
    for texts, left in (
        (("upgrade bronze to iron", "upgrade bronze to iron", "build bronze"), 1),
        (("upgrade bronze to iron", "build iron"), 2),
    ):
        table = civ(position(), on={"bronze": 4}, stored={"bronze": 8}, techs="iron")
        do(table, *texts)
        assert (workers(table, "bronze"), workers(table, "iron"), resources(table)) == (3, 2, 0)
        assert table.civil_left() == left
    table = rich(position(), techs="oil iron")
    do(table, "upgrade bronze to oil")
    assert resources(table) == 3
    assert refused(table, "upgrade bronze to oil") == "TA-15.9"
    assert refused(civ(position(), on={"iron": 1}), "upgrade iron to coal") == "TA-15.9"


# --- units ---


@pytest.mark.rule("TA-16.1", "TA-16.2", "TA-16.3", "TA-16.5", "TA-8.10")
def test_units_are_built_and_disbanded_with_military_actions() -> None:
    table = rich(position())
    do(table, "build warriors")
    assert (table.strength[P1], table.military_left(), table.civil_left()) == (2, 1, 4)
    do(table, "disband warriors")
    assert (table.strength[P1], table.military_left(), table.unused[P1]) == (1, 0, 3)
    assert refused(table, "build warriors") == "TA-16.1"
    assert refused(table, "disband warriors") == "TA-16.3"


@pytest.mark.rule("TA-16.4", "TA-16.6")
def test_units_are_upgraded_within_their_type() -> None:
    table = rich(position(), techs="riflemen knights")
    assert refused(table, "build swordsmen") == "TA-16.6"
    do(table, "upgrade warriors to riflemen")
    assert (table.strength[P1], resources(table), table.military_left()) == (3, 9, 1)
    assert not [text for text in options(table, "upgrade") if "knights" in text]


# --- wonders ---


@pytest.mark.rule("TA-17.1", "TA-17.2", "TA-17.3", "TA-17.6", "TA-17.7", "TA-17.8", "TA-43.19", "TA-8.5")
def test_a_wonder_by_stages() -> None:
    table = rich(position(), wonder="pyramids")
    before = table.blue[P1] + sum(table.tokens[:12])
    do(table, "stages 1")
    assert (table.stages[P1], resources(table)) == (1, 9)
    assert table.blue[P1] + sum(table.tokens[:12]) == before - 1
    do(table, "stages 1", "stages 1")
    assert (table.wonder[P1], resources(table), table.stages[P1]) == (NONE, 6, 0)
    assert table.wonders[P1] == 1 << (card("pyramids") - int(FIRST_WONDER))
    assert table.blue[P1] + sum(table.tokens[:12]) == before
    assert table.civil_left() == 2  # three spent of five
    assert refused(table, "stages 1") == "TA-17.2"


@pytest.mark.rule("TA-17.4", "TA-17.5")
def test_the_marker_may_be_a_token_just_paid() -> None:
    table = civ(position(), wonder="taj_mahal", stored={"bronze": 2}, blue=0)
    do(table, "stages 1")
    assert (table.stages[P1], table.blue[P1]) == (1, 1)
    table = civ(position(), wonder="taj_mahal", stored={"oil": 1}, techs="iron", blue=0)
    civ(table, techs="coal")
    assert table.blue[P1] == 0
    assert refused(table, "stages 1") == "TA-17.5"  # the token on oil moves down to coal, and none is free


@pytest.mark.rule("TA-17.9")
@pytest.mark.parametrize(("tech", "most"), [("", 1), ("masonry", 2), ("architecture", 3), ("engineering", 4)])
def test_construction_builds_several_stages_at_once(tech: str, most: int) -> None:
    table = rich(position(), wonder="ocean_liner_service", special=tech)
    assert options(table, "stages") == [f"stages {n}" for n in range(1, most + 1)]
    if most < 4:
        assert refused(table, f"stages {most + 1}") == "TA-17.9"
    do(table, f"stages {most}")
    assert (table.stages[P1], resources(table), table.civil_left()) == (most, 12 - [3, 5, 7, 9][most - 1], 3)


@pytest.mark.rule("TA-17.10", "TA-39.2", "TA-43.14")
def test_age_three_wonders_score_once() -> None:
    table = rich(position(), on={"movies": 1, "multimedia": 2}, wonder="hollywood", stages=2)
    do(table, "stages 1")
    assert table.culture[P1] == 2 * 9
    rate = table.culture_rate[P1]
    civ(table, on={"multimedia": 0})
    assert (table.culture[P1], table.culture_rate[P1]) == (18, rate - 6)


@pytest.mark.rule("TA-17.11")
def test_wonders_are_not_limited() -> None:
    table = rich(position(), wonder="colossus", stages=1)
    civ(table, wonders="pyramids hanging_gardens library_of_alexandria great_wall taj_mahal")
    do(table, "stages 1")
    assert int(table.wonders[P1]).bit_count() == 6


@pytest.mark.rule("TA-21.6")
@pytest.mark.example("TA-EX-12")
def test_engineering_genius_builds_one_stage() -> None:
    table = hand(civ(position(), wonder="colossus", stored={"bronze": 2}, special="masonry"), "engineering_genius_a")
    do(table, "play engineering genius a")
    assert (table.stages[P1], resources(table), table.civil_left()) == (1, 1, 3)
    do(row(table, "- - - - - engineering_genius_a"), "take 6")
    assert table.civil_left() == 1
    assert refused(table, "play engineering genius a") == "TA-21.2"


@pytest.mark.rule("TA-16.4")
def test_the_last_unit_card_of_a_type_can_be_upgraded_to() -> None:
    """Rockets have a number above 31, where the compiler shifts a literal 1 otherwise than the interpreter."""
    table = civ(position(), techs="cannon rockets", on={"cannon": 1}, stored={"bronze": 9})
    do(table, "upgrade cannon to rockets")
    assert workers(table, "rockets") == 1


def test_nothing_of_this_is_open_to_others() -> None:
    assert refused(position(), "build bronze", P2) == "TA-9.4"
