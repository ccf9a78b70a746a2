"""Section 30: the auction of a territory, the force that is sent, and what colonies give."""

import pytest

from epocha.games.through_the_ages.components import FIRST_TERRITORY, NONE
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.colonies import greatest_force

from .build import (
    P1,
    P2,
    P3,
    asked,
    card,
    civ,
    do,
    events,
    food,
    military,
    options,
    politics,
    position,
    refused,
    resources,
    step,
)


def auction(table: Table, territory: str = "fertile_territory_i", cards: str = "") -> Table:
    """Let a territory come up in P1's turn; P1 keeps these cards."""
    events(table, f"{territory} no_event")
    military(table, f"rats {cards}".strip())
    return do(politics(table), "prepare rats")


@pytest.mark.rule("TA-30.1", "TA-30.2", "TA-30.3", "TA-30.4", "TA-30.5", "TA-30.9", "TA-30.16")
def test_the_auction() -> None:
    table = civ(civ(position(3), P1, on={"warriors": 2}), P2, on={"warriors": 4})
    auction(table)
    assert (asked(table), options(table)) == (P1, ["no bid", "bid 1", "bid 2"])
    do(table, "bid 1")
    assert (asked(table), options(table)[:2]) == (P2, ["no bid", "bid 2"])
    assert refused(table, "bid 1") == "TA-30.3"
    do(table, "bid 2")
    assert options(table) == ["no bid"]  # P3 has a single unit
    do(table, "no bid")
    assert asked(table) == P1
    do(table, "no bid")
    assert (asked(table), step(table)) == (P2, "landing")
    assert table.workers[24] == 2


@pytest.mark.rule("TA-30.6", "TA-30.7")
def test_the_last_one_may_still_bid() -> None:
    table = auction(position(2))
    do(table, "no bid")
    assert (asked(table), options(table)) == (P2, ["no bid", "bid 1"])
    passed = table.clone()
    do(table, "bid 1")
    assert step(table) == "landing"
    do(passed, "no bid")
    assert (step(passed), passed.shown) == ("actions", NONE)
    assert card("fertile_territory_i") in passed.past_events


@pytest.mark.rule("TA-30.8", "TA-30.12")
def test_a_player_without_a_unit_cannot_bid() -> None:
    table = civ(civ(position(2), P1, on={"warriors": 0}), P2, on={"warriors": 0})
    auction(table, cards="bonus_i")
    assert step(table) == "actions"
    table = auction(civ(position(2), P1, special="cartography"), cards="bonus_i bonus_i")
    assert greatest_force(table, P1) == 1 + 2 + 1 + 1
    assert options(table)[-1] == "bid 5"
    assert refused(table, "bid 6") == "TA-30.8"


@pytest.mark.rule("TA-30.10", "TA-30.11", "TA-30.13", "TA-30.14", "TA-30.15", "TA-30.17", "TA-30.27")
@pytest.mark.example("TA-EX-36")
def test_inhabited_territory() -> None:
    table = civ(position(2, in_age=2), P1, on={"warriors": 1, "swordsmen": 1}, special="cartography")
    auction(table, "inhabited_territory_i", "bonus_ii")
    do(table, "bid 4", "no bid")
    do(table, "send warriors")
    assert refused(table, "done") == "TA-30.10"
    table.drop_picks(P1, 0)
    do(civ(table), "spend bonus ii")
    assert refused(table, "done") == "TA-30.12"
    do(table, "send warriors", "done")
    assert (step(table), options(table)) == ("settlers", ["people 0", "people 1"])
    do(table, "people 1")
    assert (table.yellow[P1], table.unused[P1]) == (18 + 1 + 2 - 1, 2)
    assert list(table.discards) == [card("bonus_ii")]
    assert table.colonies[P1] == 1 << (card("inhabited_territory_i") - int(FIRST_TERRITORY))


@pytest.mark.rule("TA-30.25", "TA-35.5")
def test_bonuses_of_the_nation_do_not_add_to_the_force() -> None:
    table = civ(
        position(2), P1, on={"warriors": 3}, leader="alexander_the_great", special="warfare", wonders="colossus"
    )
    assert greatest_force(table, P1) == 3 + 1


@pytest.mark.rule("TA-30.28")
def test_james_cook_adds_to_each_bonus_card() -> None:
    table = civ(position(2, in_age=2), P1, leader="james_cook")
    military(table, "bonus_i bonus_ii")
    assert greatest_force(table, P1) == 1 + 2 + 3


@pytest.mark.rule("TA-30.18", "TA-30.19", "TA-30.24", "TA-5.6", "TA-6.5")
@pytest.mark.parametrize(
    ("territory", "yellow", "blue", "strength", "happy", "gained"),
    [
        ("developed_territory_i", 1, 1, 0, 0, {"science": 3}),
        ("fertile_territory_i", 3, 0, 0, 0, {"food": 3}),
        ("historic_territory_i", 0, 0, 0, 1, {"culture": 6}),
        ("strategic_territory_i", 0, 0, 2, 0, {"cards": 3}),
        ("wealthy_territory_i", 0, 2, 0, 0, {"resources": 5}),
        ("developed_territory_ii", 2, 2, 0, 0, {"science": 5}),
        ("fertile_territory_ii", 4, 0, 0, 0, {"food": 5}),
        ("historic_territory_ii", 0, 0, 0, 2, {"culture": 11}),
        ("strategic_territory_ii", 0, 0, 4, 0, {"cards": 5}),
        ("wealthy_territory_ii", 0, 3, 0, 0, {"resources": 8}),
    ],
)
def test_what_territories_give(
    territory: str, yellow: int, blue: int, strength: int, happy: int, gained: dict[str, int]
) -> None:
    table = civ(position(2, in_age=2), P1, on={"warriors": 2}, culture=4, techs="irrigation iron")
    auction(table, territory)
    do(table, "bid 1", "no bid", "send warriors", "done")
    assert table.yellow[P1] == 18 + 1 + yellow
    stored = sum(table.tokens[:12])
    assert table.blue[P1] + stored == 18 + blue
    assert (table.strength[P1], table.happy[P1]) == (1 + strength, happy)
    assert {
        "science": table.science[P1], "food": food(table), "resources": resources(table),
        "culture": table.culture[P1] - 5, "cards": table.military_count[P1],
    } == {"science": 0, "food": 0, "resources": 0, "culture": 0, "cards": 0} | gained  # fmt: skip


def test_inhabited_territory_of_age_two() -> None:
    table = auction(position(2, in_age=2), "inhabited_territory_ii")
    do(table, "bid 1", "no bid", "send warriors", "done", "people 2")
    assert (table.yellow[P1], table.unused[P1]) == (18 + 1 + 3 - 2, 3)


@pytest.mark.rule("TA-30.23")
def test_colonising_in_the_last_round() -> None:
    table = position(2, in_age=4)
    table.last_round = 5
    auction(table)
    do(table, "bid 1", "no bid", "send warriors", "done")
    assert table.yellow[P1] == 22


@pytest.mark.rule("TA-43.1", "TA-43.2")
def test_columbus() -> None:
    table = military(civ(position(2), leader="christopher_columbus"), "historic_territory_i wealthy_territory_i")
    do(politics(table), "colonize historic territory i")
    assert (table.culture[P1], table.happy[P1], table.strength[P1]) == (6, 1, 1)
    assert (step(table), table.leader[P1]) == ("actions", card("christopher_columbus"))
    assert refused(politics(table), "colonize wealthy territory i") == "TA-43.1"


@pytest.mark.rule("TA-30.2")
def test_resigned_players_do_not_bid() -> None:
    table = position(3)
    table.out = 1 << P2
    auction(table)
    do(table, "bid 1")
    assert asked(table) == P3
    assert P2 not in table.current_players
