"""Section 22: prices and change; an exhaustive search says what the automatic payment must be."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from epocha.games.through_the_ages.effects import FOOD, RESOURCES
from epocha.games.through_the_ages.stores import bank_after, gain, pay

from .build import P1, P2, Table, civ, do, food, hand, options, position, refused, resources, tokens

MINES = ["bronze", "iron", "coal", "oil"]
WORTH = [1, 2, 3, 5]


def mines(table: Table) -> tuple[int, ...]:
    return tuple(tokens(table, name) for name in MINES)


def can_become(have: tuple[int, ...], kept: tuple[int, ...], techs: tuple[bool, ...]) -> bool:
    """Return whether tokens can be returned, moved down or broken so that these are left (TA-22.2 to TA-22.5).

    The worthiest token wanted that is not there is made by breaking the least worthy one that is worth more.
    """
    pieces = sorted([w for w, n in zip(WORTH, have, strict=True) for _ in range(n)])
    for worth, count, known in reversed(list(zip(WORTH, kept, techs, strict=True))):
        for _ in range(count):
            if worth in pieces:
                pieces.remove(worth)
                continue
            larger = [piece for piece in pieces if piece > worth]
            if not larger or not known:
                return False
            pieces.remove(larger[0])
            pieces = sorted([*pieces, larger[0] - worth])
    return True


@pytest.mark.rule("TA-22.2", "TA-22.3", "TA-22.4", "TA-22.5", "TA-22.6", "TA-22.16")
@settings(max_examples=60, deadline=None)
@given(
    have=st.tuples(*[st.integers(0, 3)] * 4),
    techs=st.tuples(st.booleans(), st.booleans(), st.booleans()),
    blue=st.integers(0, 4),
    cost=st.integers(1, 9),
)
def test_the_automatic_payment_leaves_the_fewest_and_worthiest_tokens(
    have: tuple[int, ...], techs: tuple[bool, ...], blue: int, cost: int
) -> None:
    known = (True, *[bool(n) or tech for n, tech in zip(have[1:], techs, strict=True)])
    total = sum(w * n for w, n in zip(WORTH, have, strict=True))
    if total < cost:
        return
    table = civ(position(), stored=dict(zip(MINES, have, strict=True)), blue=blue)
    table.techs[P1] &= ~sum(1 << (4 + level) for level in range(4))
    table.techs[P1] |= sum(1 << (4 + level) for level in range(4) if known[level])
    table.blue[P1] = blue
    ways = [
        kept
        for kept in product(range(14), range(7), range(5), range(4))
        if sum(kept) <= sum(have) + blue and can_become(have, kept, known)
    ]
    worth = {kept: sum(w * n for w, n in zip(WORTH, kept, strict=True)) for kept in ways}
    left = max(value for value in worth.values() if value <= total - cost)
    best = min((kept for kept in ways if worth[kept] == left), key=lambda kept: (sum(kept), [-n for n in kept[::-1]]))
    expected_bank = bank_after(table, P1, RESOURCES, cost)
    pay(table, P1, RESOURCES, cost)
    assert mines(table) == best
    assert table.blue[P1] == blue + sum(have) - sum(best) == expected_bank


@pytest.mark.rule("TA-22.3")
@pytest.mark.example("TA-EX-21")
def test_a_token_moves_down() -> None:
    table = civ(position(), on={"bronze": 2, "iron": 3}, stored={"iron": 2})
    do(table, "upgrade bronze to iron")
    assert (mines(table), resources(table)) == ((1, 0, 0, 0), 1)


@pytest.mark.rule("TA-22.4")
@pytest.mark.example("TA-EX-24")
def test_change_from_coal() -> None:
    for known, left in (("iron", (0, 1, 0, 0)), ("", (2, 0, 0, 0))):
        table = civ(position(), stored={"coal": 1}, techs=known)
        pay(table, P1, RESOURCES, 1)
        assert mines(table) == left


@pytest.mark.rule("TA-22.7", "TA-6.4")
def test_gains_are_placed_worthiest_first_as_far_as_the_bank_reaches() -> None:
    table = civ(position(), techs="iron oil")
    gain(table, P1, RESOURCES, 8)
    assert mines(table) == (1, 1, 0, 1)
    table = civ(position(), techs="iron", blue=2)
    gain(table, P1, RESOURCES, 9)
    assert (mines(table), table.blue[P1]) == ((0, 2, 0, 0), 0)
    gain(table, P1, FOOD, 3)
    assert food(table) == 0


@pytest.mark.rule("TA-0.12", "TA-0.13")
def test_food_and_resources_are_not_the_same() -> None:
    table = civ(position(), stored={"agriculture": 9})
    assert refused(table, "build bronze") == "TA-15.3"
    table = civ(position(), stored={"bronze": 9})
    assert refused(table, "increase population") == "TA-14.1"


@pytest.mark.rule("TA-22.12", "TA-22.13", "TA-22.14")
@pytest.mark.example("TA-EX-26")
@pytest.mark.parametrize(
    ("tech", "costs"),
    [("", (3, 6, 8, 10)), ("masonry", (3, 5, 7, 9)), ("architecture", (3, 5, 6, 8)), ("engineering", (3, 5, 6, 7))],
)
def test_construction_saves_by_the_level_of_the_building(tech: str, costs: tuple[int, ...]) -> None:
    labs = ["philosophy", "alchemy", "scientific_method", "computers"]

    def paid(text: str, **more: object) -> int:
        table = civ(position(), stored={"bronze": 12}, techs=" ".join(labs), special=tech, **more)  # type: ignore[arg-type]
        do(table, text)
        return 12 - resources(table)

    assert tuple(paid(f"build {lab.replace('_', ' ')}") for lab in labs) == costs
    assert paid("upgrade philosophy to alchemy") == costs[1] - costs[0]
    assert paid("upgrade philosophy to computers") == costs[3] - costs[0]
    assert paid("build bronze") == 2
    assert paid("build warriors") == 2


@pytest.mark.rule("TA-22.11", "TA-22.15", "TA-43.52", "TA-43.30")
def test_discounts_add_up_for_new_buildings_and_units() -> None:
    table = hand(civ(position(), leader="js_bach", special="masonry", stored={"bronze": 9}), "ideal_building_site_i")
    civ(table, techs="drama opera")
    do(table, "play ideal building site i", "build drama")
    assert resources(table) == 9 - (5 - 1 - 1 - 2)
    do(table, "upgrade drama to opera")
    assert resources(table) == 8 - 4
    table = civ(position(), leader="winston_churchill", stored={"bronze": 9}, unused=2)
    civ(table, P2, war="holy_war", war_on=P1)
    do(table, "build warriors")
    assert resources(table) == 9
    do(civ(table, techs="swordsmen"), "upgrade warriors to swordsmen")
    assert resources(table) == 8


@pytest.mark.rule("TA-43.53")
def test_rivals_of_bill_gates_pay_more_for_labs_and_libraries() -> None:
    table = civ(
        civ(position(3), P2, leader="bill_gates"), stored={"bronze": 16}, techs="alchemy printing_press", unused=3
    )
    do(table, "build philosophy", "upgrade philosophy to alchemy")
    assert resources(table) == 16 - 4 - 4
    do(table, "build printing press", "build agriculture")
    assert resources(table) == 8 - 5 - 2


@pytest.mark.rule("TA-43.44", "TA-43.61")
def test_trade_routes_exchange_one_good_once_a_turn() -> None:
    table = civ(position(3), pact="trade_routes_agreement", pact_with=P2, stored={"agriculture": 2, "bronze": 1})
    assert refused(table, "build bronze") == "TA-15.3"
    do(table, "exchange", "build bronze")
    assert (food(table), resources(table)) == (1, 0)
    assert refused(table, "exchange") == "TA-43.44"
    other = civ(position(3, turn_of=P2), P1, pact="trade_routes_agreement", pact_with=P2)
    civ(other, P2, stored={"bronze": 2, "agriculture": 1})
    do(other, "exchange", "increase population")
    assert (food(other, P2), resources(other, P2)) == (0, 1)
    assert "exchange" not in options(other)


@pytest.mark.rule("TA-43.26", "TA-43.44")
def test_what_recruiting_costs_is_not_exchanged_for_its_other_price() -> None:
    """1 food and 1 resource for P2, who has announced to pay 1 resource in place of 1 food."""
    table = civ(position(3, turn_of=P2), P1, pact="trade_routes_agreement", pact_with=P2)
    civ(table, P2, leader="frederick_barbarossa", stored={"agriculture": 1, "bronze": 1}, unused=0)
    scarce = civ(table.clone(), P2, stored={"agriculture": 0, "bronze": 1})
    do(table, "exchange", "recruit warriors")
    assert (food(table, P2), resources(table, P2)) == (0, 0)
    do(scarce, "exchange")
    assert refused(scarce, "recruit warriors", P2) == "TA-43.26"
    plenty = civ(scarce, P2, stored={"bronze": 2})
    do(plenty, "recruit warriors")
    assert (food(plenty, P2), resources(plenty, P2)) == (0, 0)
