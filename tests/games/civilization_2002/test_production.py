"""Production of both rule sets, city cards, happiness and productivity (CE-14 to CE-16)."""

from itertools import combinations

import pytest

from epocha.engine.vectors import vec_of
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.atlas import MOST_LANDS
from epocha.games.civilization_2002.production import (
    HAPPY_GAIN,
    OF_MONOPOLIES,
    OF_SETTLEMENTS,
    OF_SURPLUS,
    OF_VARIETY,
    OF_WONDERS,
    UP_TO_MINIMUM,
    cards_held,
    city_production,
    income_of,
    most_gained,
    surplus_resource,
    total,
)
from epocha.games.civilization_2002.settlements import take_settlement
from epocha.games.civilization_2002.state import Table

from .build import (
    BOTH,
    P1,
    P2,
    P3,
    at,
    desk,
    do,
    era,
    give,
    gold,
    improved,
    know,
    production,
    purchase,
    put,
    settle,
    token,
    with_dice,
)


def card(table: Table, land: str, kind: str, seat: int = P1, large: int = 1) -> Table:
    """Let a seat have a settlement on a resource, on fertile ground, or with kind "" on nothing."""
    if kind:
        token(table, land, kind, up=True)
    return settle(table, land, seat, large)


def lend(table: Table, land: str, seat: int) -> Table:
    """Lend the card of a land to a seat."""
    table.card_with[at(land)] = seat
    return table


def example(rules: str) -> Table:
    """Return the three players of the examples of production, in the medieval era."""
    table = era(desk(3, rules), "medieval")
    for land in ("gaul", "iberia", "italia"):
        card(table, land, "wine")
    for land, kind, large in (("egypt", "wine", 1), ("nubia", "spices", 2), ("sahara", "fertile", 2)):
        card(table, land, kind, P2, large)
    for land, kind in (("gobi", ""), ("lena", "oil")):
        card(table, land, kind, P3, 2)
    return table


@pytest.mark.example("CE-EX-7")
@pytest.mark.rule("CE-14.1", "CE-14.2", "CE-14.3", "CE-14.4", "CE-14.6", "CE-14.7", "CE-14.8", "CE-14.10", "CE-26.6")
def test_example_of_basic_production() -> None:
    table = example("basic")
    know(table, "masonry", "alphabet_writing")
    know(table, "the_wheel", "bronze_working", "mysticism", "currency", seat=P2)
    know(table, "mathematics", "iron_working", "construction", "horseback_riding", seat=P3)
    production(with_dice(table, 5, 3))
    assert table.surplus == 8
    lines = [list(income_of(table, seat)) for seat in (P1, P2, P3)]
    assert [line[OF_SETTLEMENTS] + line[OF_SURPLUS] for line in lines] == [3, 12, 4]
    assert [line[OF_VARIETY] for line in lines] == [2, 8, 4]
    assert [line[OF_MONOPOLIES] for line in lines] == [20, 0, 0]
    assert [line[UP_TO_MINIMUM] for line in lines] == [0, 0, 2]
    assert list(table.gold) == [25, 20, 10]


@pytest.mark.example("CE-EX-14", "CE-EX-15")
@pytest.mark.rule("CE-16.1", "CE-16.2", "CE-16.3", "CE-16.5", "CE-16.6", "CE-15.4", "CE-15.5", "CE-15.6", "CE-15.8")
def test_examples_of_advanced_production() -> None:
    table = example("advanced")
    improved(table, "granary")
    improved(table, "courthouse", seat=P2)
    improved(table, "library", seat=P3)
    know(table, "banking", seat=P3)  # so that it is the medieval era
    assert [city_production(table, seat) for seat in (P1, P2, P3)] == [16, 16, 13]
    production(with_dice(table, 5, 3))
    lines = [list(income_of(table, seat)) for seat in (P1, P2, P3)]
    assert [line[OF_SURPLUS] for line in lines] == [0, 15, 0]
    assert [line[OF_VARIETY] for line in lines] == [3, 6, 3]
    assert [line[OF_MONOPOLIES] for line in lines] == [20, 0, 0]
    assert list(table.gold) == [39, 37, 16]


@pytest.mark.rule("CE-14.2", "CE-14.3")
def test_a_metropolis_on_fertile_ground_produces_five_in_the_basic_rules() -> None:
    table = desk()
    for land, large in (("gaul", 1), ("iberia", 2), ("italia", 3), ("hellas", 4)):
        settle(table, land, large=large)
    assert income_of(table, P1)[OF_SETTLEMENTS] == 10
    assert income_of(card(desk(), "gaul", "fertile", large=4), P1)[OF_SETTLEMENTS] == 5


@pytest.mark.rule("CE-14.5")
def test_the_table_of_surplus() -> None:
    rows = {
        "ancient": ["wine", "horses", "iron", "gems", "spices"],
        "medieval": ["wine", "horses", "spices", "iron", "gems"],
        "industrial": ["oil", "gems", "coal", "iron", "horses"],
        "modern": ["coal", "rare_metals", "oil", "oil", "iron"],
    }
    for name, row in rows.items():
        table = era(desk(), name)
        assert surplus_resource(table) == c.NONE
        for rolls, resource in zip(((2, 3), (4, 5), (6, 7, 8), (9, 10), (11, 12)), row, strict=True):
            for roll in rolls:
                table.surplus = roll
                assert c.RESOURCE.ids[surplus_resource(table)] == resource


@pytest.mark.rule("CE-14.6", "CE-16.3")
def test_surplus_counts_once_however_many_cards() -> None:
    for rules, brings in (("basic", 2), ("advanced", 15)):
        table = card(card(desk(2, rules), "gaul", "wine"), "iberia", "wine")
        table.surplus = 2
        assert income_of(table, P1)[OF_SURPLUS] == brings


@BOTH
@pytest.mark.rule("CE-14.8", "CE-16.6")
def test_monopolies(rules: str) -> None:
    table = desk(2, rules)
    for land, brings in (("gaul", 0), ("iberia", 0), ("italia", 20), ("hellas", 40), ("atlas", 80)):
        card(table, land, "gems")
        assert income_of(table, P1)[OF_MONOPOLIES] == brings
    for land in ("gobi", "lena", "siberia"):
        card(table, land, "coal")
    assert income_of(table, P1)[OF_MONOPOLIES] == 100


@BOTH
@pytest.mark.rule("CE-14.9", "CE-16.4", "CE-16.8", "CE-13.4")
def test_borrowed_cards_count_for_who_holds_them(rules: str) -> None:
    table = lend(card(card(desk(2, rules), "gaul", "wine"), "iberia", "iron", P2), "gaul", P2)
    table.surplus = 2
    wine, iron = c.RESOURCE.number("wine"), c.RESOURCE.number("iron")
    assert [list(cards_held(table, seat))[wine] for seat in (P1, P2)] == [0, 1]
    assert [list(cards_held(table, seat))[iron] for seat in (P1, P2)] == [0, 1]
    assert (income_of(table, P1)[OF_SURPLUS] > 0, income_of(table, P2)[OF_SURPLUS] > 0) == (False, True)


@BOTH
@pytest.mark.rule("CE-14.10", "CE-14.11", "CE-14.12", "CE-16.8")
def test_at_least_ten_gold_comes_in_old_gold_is_kept_and_lent_cards_return(rules: str) -> None:
    table = gold(lend(card(desk(2, rules), "gaul", "wine"), "gaul", P2), 33)
    production(table)
    assert table.gold[P1] == 43
    assert list(table.card_with) == [c.NONE] * MOST_LANDS


@pytest.mark.rule("CE-15.2")
def test_values_of_city_cards() -> None:
    for one in c.CITY_CARD:
        assert one.happy_black == tuple(2 * value for value in one.happy_red)
        assert one.unhappy_black == tuple(2 * value for value in one.unhappy_red)
    for kind, row in (("wine", [4, 6, 8, 10]), ("oil", [2, 4, 6, 8]), ("", [0, 1, 2, 3])):
        for large in (1, 2, 3, 4):
            table = card(desk(2, "advanced"), "gaul", kind, large=large)
            happy = row[large - 1] + (0 if kind == "wine" else 2)
            assert city_production(table, P1) == happy  # one is happy without any improvement
            assert city_production(improved(table, "granary"), P1) == 2 * happy
            rest = card(table, "iberia", "gems", large=4)  # takes the granary, and is happy by itself
            assert city_production(rest, P1) == 20 + happy
            more = card(rest, "italia", "", P1, 4)
            assert city_production(more, P1) == 20 + happy + 3 + (2 if kind == "wine" else 0)


@pytest.mark.example("CE-EX-9")
@pytest.mark.rule("CE-15.3", "CE-15.4", "CE-15.5")
def test_example_of_happiness() -> None:
    table = card(card(card(desk(2, "advanced"), "gaul", "wine"), "iberia", "oil"), "italia", "")
    assert city_production(table, P1) == 4 + 4 + 0
    assert city_production(improved(table, "temple"), P1) == 4 + 4 + 2


@pytest.mark.rule("CE-15.5", "CE-15.6", "CE-20.3", "CE-20.5")
def test_improvements_and_wonders_show_faces_and_wheels() -> None:
    def produced(*cards: str, wonder: str = "", now: str = "modern") -> int:
        table = era(desk(2, "advanced"), now)
        for land in ("gaul", "iberia", "italia", "hellas"):
            card(table, land, "oil")
        improved(table, *cards)
        return int(city_production(give(table, wonder) if wonder else table, P1))

    assert produced() == 4 + 2 + 2 + 2
    for one in c.IMPROVEMENT:
        gain = 2 * one.points if one.kind == "happiness" else (4, 6)[one.points - 1]
        assert produced(one.id) == 10 + gain, one.id
    for wonder, now, gain in (
        ("bachs_cathedral", "medieval", 2),
        ("sistine_chapel", "medieval", 2),
        ("shakespeares_theatre", "industrial", 2),
        ("cure_for_cancer", "modern", 4),
        ("universal_suffrage", "modern", 2),
        ("transcontinental_railroad", "industrial", 4),
        ("hoover_dam", "modern", 4),
        ("bachs_cathedral", "ancient", 2),
        ("bachs_cathedral", "industrial", 0),
        ("transcontinental_railroad", "modern", 0),
    ):
        assert produced(wonder=wonder, now=now) == 10 + gain, wonder


@pytest.mark.rule("CE-15.7", "CE-15.8")
def test_a_settlement_uses_one_of_each_at_most_and_fertile_ground_none() -> None:
    table = improved(card(desk(2, "advanced"), "gaul", "oil"), "granary", "library", "temple", "courthouse")
    assert city_production(table, P1) == 8
    table = improved(card(desk(2, "advanced"), "gaul", "fertile", large=2), "granary")
    assert city_production(table, P1) == 6  # happy, and twice as much by its own card only
    assert city_production(card(table, "iberia", "oil"), P1) == 2 * 1 + 2 * 4


def best_by_trial(happy: list[int], moody: list[int], fertile: int, faces: int, wheels: int) -> int:
    """Return what `most_gained` says, found by trying everything."""
    cards = [(value, 0, 1) for value in happy] + [(value, 2, 1) for value in moody] + [(0, 2, 2)] * fertile
    best = 0
    for productive in combinations(range(len(happy) + len(moody)), min(wheels, len(happy) + len(moody))):
        for joyful in combinations(range(len(happy), len(cards)), min(faces, len(moody) + fertile)):
            gained = 0
            for number, (value, gain, times) in enumerate(cards):
                factor = times + (number in productive)
                gained += value * (factor - times) + (gain * factor if number in joyful else 0)
            best = max(best, gained)
    return best


@pytest.mark.rule("CE-15.9")
def test_the_assignment_is_the_best_there_is() -> None:
    assert HAPPY_GAIN == 2
    for happy, moody, fertile, faces, wheels in (
        ([4], [4, 2], 0, 1, 1),
        ([8, 4], [6, 6, 3, 1], 0, 2, 3),
        ([4, 4], [2, 1, 0], 1, 1, 2),
        ([10], [8, 3], 2, 3, 1),
        ([], [8, 6, 4, 2], 1, 2, 5),
        ([6, 6], [], 1, 4, 1),
        ([6], [5, 5], 0, 0, 2),
    ):
        found = most_gained(vec_of(happy), vec_of(moody), fertile, faces, wheels)
        assert found == best_by_trial(happy, moody, fertile, faces, wheels)


@pytest.mark.rule("CE-15.10")
def test_technologies_alone_make_nobody_happy_or_productive() -> None:
    table = card(card(era(desk(2, "advanced"), "modern"), "gaul", "oil"), "iberia", "oil")
    before = city_production(table, P1)
    assert city_production(know(table, *c.TECHNOLOGY.ids), P1) == before


@pytest.mark.rule("CE-15.1", "CE-16.2", "CE-24.7")
def test_a_lent_city_card_produces_for_its_holder_or_as_the_table_likes_for_its_owner() -> None:
    for chosen, made in (("holder", [0, 10]), ("owner", [8, 2])):
        table = desk(2, "advanced", swapped_city_production=chosen)
        card(card(table, "gaul", "wine", large=3), "iberia", "", P2)
        lend(table, "gaul", P2)
        assert [city_production(table, seat) for seat in (P1, P2)] == made
        assert [total(cards_held(table, seat)) for seat in (P1, P2)] == [0, 1]


@pytest.mark.rule("CE-15.11", "CE-12.6")
def test_improvements_stay_with_who_loses_a_settlement() -> None:
    table = improved(card(card(desk(2, "advanced"), "gaul", "oil", large=2), "iberia", "oil"), "granary")
    assert city_production(table, P1) == 12 + 2
    take_settlement(table, at("gaul"), P2)
    assert table.improvements[P1] == 1
    assert [city_production(table, seat) for seat in (P1, P2)] == [8, 6]


@pytest.mark.rule("CE-16.7", "CE-20.3", "CE-20.4", "CE-18.8")
def test_wonders_bring_gold_until_their_era_ends() -> None:
    for wonder, by_era in (
        ("colossus", [5, 0, 0, 0]),
        ("great_lighthouse", [5, 0, 0, 0]),
        ("smiths_trading_company", [10, 10, 10, 0]),
    ):
        found = []
        for name in c.ERA.ids:
            table = give(era(settle(desk(2, "advanced"), "gaul"), name), wonder)
            found.append(int(income_of(table, P1)[OF_WONDERS]))
        assert found == by_era, wonder
    table = give(settle(desk(2, "advanced"), "gaul"), "colossus")
    assert total(income_of(table, P1)) == 10  # the gold of wonders is part of the least there is


@pytest.mark.rule("CE-6.1", "CE-6.2", "CE-24.3")
def test_production_comes_last_unless_purchases_do() -> None:
    for order, steps in (("purchase_first", "purchase"), ("purchase_last", "purchase")):
        table = gold(settle(settle(desk(phase_order=order), "gaul"), "iberia", P2), 50)
        gold(table, 50, P2)
        put(table, "swordsman", "gaul")
        production(table)
        assert table.course[int(table.step_number())].name == steps
        assert table.round == (3 if order == "purchase_first" else 2)
    table = do(purchase(gold(settle(settle(desk(phase_order="purchase_last"), "gaul"), "iberia", P2), 50)), "done")
    assert table.round == 3
