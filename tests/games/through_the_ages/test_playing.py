"""Sections 18 to 21: leaders, technologies, governments, action cards."""

import pytest

from epocha.games.through_the_ages.components import NONE

from .build import P1, P2, P3, card, civ, do, food, hand, options, position, refused, resources, step, workers

# --- leaders ---


@pytest.mark.rule("TA-18.1", "TA-18.2", "TA-18.3", "TA-18.4", "TA-18.5")
def test_a_leader_replaces_the_old_one() -> None:
    table = hand(civ(position(), leader="julius_caesar"), "moses")
    assert table.strength[P1] == 2
    do(table, "play moses")
    assert (table.leader[P1], table.strength[P1], table.civil_left()) == (card("moses"), 1, 3)
    assert table.gone[card("julius_caesar")] == 1
    assert refused(table, "play moses") == "TA-8.9"


@pytest.mark.rule("TA-18.7", "TA-8.6", "TA-43.20")
@pytest.mark.example("TA-EX-14")
def test_replacing_hammurabi() -> None:
    table = hand(civ(position(), leader="hammurabi"), "joan_of_arc")
    assert (table.civil_total[P1], table.military_total[P1]) == (5, 1)
    table.civil_spent = 4
    do(table, "play joan of arc")
    assert (table.civil_total[P1], table.civil_spent, table.civil_left()) == (4, 4, 0)
    assert (table.military_total[P1], table.military_left()) == (2, 2)


@pytest.mark.rule("TA-8.1", "TA-8.5")
def test_tokens_that_come_are_unspent() -> None:
    table = hand(position(), "hammurabi")
    table.civil_spent = 3
    do(table, "play hammurabi")
    assert (table.civil_left(), table.military_left()) == (1, 1)


# --- technologies ---


@pytest.mark.rule("TA-19.1", "TA-19.2", "TA-19.3", "TA-19.4", "TA-19.6", "TA-19.11")
def test_a_technology_costs_an_action_and_science() -> None:
    table = hand(civ(position(), science=14), "oil iron alchemy")
    do(table, "play oil", "play iron")
    assert (table.science[P1], table.civil_left()) == (0, 2)
    assert refused(table, "play alchemy") == "TA-19.2"
    assert workers(table, "bronze") == 2
    assert workers(table, "oil") == 0


@pytest.mark.rule("TA-19.5")
def test_a_new_type_begins_a_column() -> None:
    table = civ(hand(civ(position(), science=9), "drama"), stored={"bronze": 5})
    do(table, "play drama", "build drama")
    assert table.culture_rate[P1] == 2


@pytest.mark.rule("TA-19.7", "TA-19.8", "TA-19.9", "TA-19.10")
@pytest.mark.example("TA-EX-25")
def test_special_technologies_replace_each_other() -> None:
    table = hand(civ(position(), science=30, special="code_of_laws"), "justice_system civil_service warfare")
    civil, blue = table.civil_total[P1], table.blue[P1]
    do(table, "play justice system")
    assert (table.civil_total[P1], table.blue[P1]) == (civil, blue + 3)
    assert table.gone[card("code_of_laws")] == 1
    do(table, "play warfare")
    assert table.strength[P1] == 2
    do(table, "play civil service")
    assert (table.civil_total[P1], table.blue[P1]) == (civil + 1, blue + 3)
    table = hand(civ(position(), science=30, special="justice_system"), "code_of_laws")
    assert refused(table, "play code of laws") == "TA-19.10"


# --- government ---


@pytest.mark.rule("TA-20.1", "TA-20.2", "TA-20.3", "TA-20.4", "TA-20.11")
@pytest.mark.example("TA-EX-16")
def test_a_revolution() -> None:
    table = hand(civ(position(), leader="hammurabi", science=3), "monarchy")
    do(table, "revolt monarchy")
    assert (table.science[P1], table.civil_total[P1], table.civil_left()) == (0, 6, 0)
    assert (table.military_total[P1], table.military_left()) == (2, 2)
    assert table.urban_limit[P1] == 3


@pytest.mark.rule("TA-20.2", "TA-20.7", "TA-20.6", "TA-20.15")
def test_a_revolution_needs_all_civil_actions() -> None:
    table = hand(civ(position(), science=9, stored={"bronze": 3}), "monarchy moses")
    do(table, "build warriors")
    assert "revolt monarchy" in options(table)
    do(table, "play moses")
    assert refused(table, "revolt monarchy") == "TA-20.2"
    table = hand(civ(position(), science=9, stored={"bronze": 3}), "monarchy")
    do(table, "build warriors", "revolt monarchy")
    assert (table.military_total[P1], table.military_left()) == (3, 2)
    assert refused(hand(civ(position(), science=2), "monarchy"), "revolt monarchy") == "TA-20.3"


@pytest.mark.rule("TA-20.5")
def test_spent_military_actions_stay_spent() -> None:
    table = hand(civ(position(), science=9, government="monarchy"), "republic")
    table.military_spent = 3
    do(table, "revolt republic")
    assert (table.military_total[P1], table.military_left()) == (2, 0)


@pytest.mark.rule("TA-20.9", "TA-20.10", "TA-20.12")
def test_a_peaceful_change() -> None:
    table = hand(civ(position(), science=9), "theocracy moses")
    do(table, "play moses", "play theocracy")
    assert (table.science[P1], table.civil_left(), table.military_left()) == (2, 2, 3)
    assert (table.happy[P1], table.culture_rate[P1]) == (2, 1)
    assert refused(hand(civ(position(), science=6), "theocracy"), "play theocracy") == "TA-20.9"


@pytest.mark.rule("TA-20.8", "TA-21.8")
def test_breakthrough_as_the_only_civil_action_may_be_a_revolution() -> None:
    table = hand(civ(position(), science=3), "breakthrough_i monarchy")
    do(table, "play breakthrough i")
    assert (table.government[P1], table.civil_left(), table.science[P1]) == (card("monarchy"), 0, 2)
    table = hand(civ(position(), science=3), "breakthrough_i monarchy")
    table.civil_spent = 1
    assert refused(civ(table), "play breakthrough i") == "TA-21.5"


@pytest.mark.rule("TA-43.3", "TA-43.58")
def test_robespierre_pays_with_military_actions() -> None:
    table = hand(civ(position(), leader="maximilien_robespierre", science=9), "monarchy breakthrough_i moses")
    do(table, "play moses")
    table = hand(civ(position(), leader="maximilien_robespierre", science=9), "monarchy breakthrough_i")
    table.civil_spent = 2
    do(table, "play breakthrough i")
    assert step(table) == "perform"
    do(table, "revolt monarchy")
    assert (table.civil_spent, table.military_left(), table.military_total[P1]) == (3, 0, 4)
    table = hand(civ(position(), leader="maximilien_robespierre", science=9), "monarchy")
    table.military_spent = 1
    assert refused(civ(table), "revolt monarchy") == "TA-43.3"


@pytest.mark.rule("TA-43.4", "TA-43.5")
def test_newton_regains_an_action() -> None:
    table = hand(civ(position(), leader="isaac_newton", science=30), "iron monarchy breakthrough_i alchemy")
    do(table, "play iron")
    assert table.civil_left() == 4
    do(table, "play breakthrough i", "play alchemy")
    assert table.civil_left() == 4
    do(table, "revolt monarchy")
    assert table.civil_left() == 1
    table.civil_spent = table.civil_total[P1]
    assert refused(hand(table, "coal"), "play coal") == "TA-19.1"


@pytest.mark.rule("TA-43.4", "TA-20.10")
def test_newton_spends_nothing_on_a_government_with_fewer_actions() -> None:
    """Had the action been spent and given back, the tokens that are gone would have taken it with them."""
    table = civ(position(), leader="isaac_newton", science=30, government="republic")
    total = table.civil_total[P1]
    table.civil_spent = total - 1
    do(hand(table, "constitutional_monarchy"), "play constitutional monarchy")
    assert table.civil_total[P1] == total - 1
    assert table.civil_left() == 0


# --- action cards ---


@pytest.mark.rule("TA-21.1", "TA-21.3", "TA-21.4", "TA-21.5", "TA-21.8")
def test_frugality_needs_the_full_price_first() -> None:
    table = hand(civ(position(), stored={"agriculture": 1}), "frugality_i")
    assert refused(table, "play frugality i") == "TA-21.5"
    civ(table, stored={"agriculture": 2})
    do(table, "play frugality i")
    assert (table.unused[P1], food(table), table.civil_left()) == (2, 2, 3)
    assert table.gone[card("frugality_i")] == 1


@pytest.mark.rule("TA-21.7", "TA-21.9", "TA-21.10", "TA-22.8")
def test_discounts_of_action_cards() -> None:
    table = civ(hand(position(), "rich_land_iii"), stored={"bronze": 1})
    do(table, "play rich land iii")
    assert options(table) == ["build agriculture", "build bronze"]
    do(table, "build bronze")
    assert resources(table) == 1
    table = civ(hand(position(), "ideal_building_site_i"), stored={"bronze": 1}, techs="alchemy")
    do(table, "play ideal building site i")
    assert step(table) == "perform"
    assert options(table) == ["build philosophy", "build religion"]
    table = civ(hand(position(), "efficient_upgrade_i"), techs="iron alchemy", stored={"bronze": 1}, unused=0)
    do(table, "play efficient upgrade i", "upgrade bronze to iron")
    assert (workers(table, "iron"), resources(table)) == (1, 0)


@pytest.mark.rule("TA-21.11", "TA-21.12", "TA-22.9", "TA-22.10", "TA-43.16")
def test_pools_pay_for_units_of_this_turn() -> None:
    table = hand(civ(position(), leader="homer", unused=4, stored={"bronze": 2}), "patriotism_i patriotism_a")
    table.leader_fund = 1  # as at the start of the turn
    do(table, "play patriotism i", "play patriotism a")
    assert (table.fund, table.leader_fund, table.military_left()) == (3, 1, 4)
    do(table, "build warriors", "build warriors", "build warriors")
    assert (table.fund, table.leader_fund, resources(table)) == (0, 0, 0)
    do(table, "end")
    assert (table.fund, table.military_extra) == (0, 0)


@pytest.mark.rule("TA-43.67")
def test_strictly_stronger_rivals_count() -> None:
    table = hand(civ(position(3), P2, on={"warriors": 3}), "wave_of_nationalism endowment_for_the_arts")
    do(table, "play wave of nationalism")
    assert table.fund == 3
    civ(civ(table, P2, culture=1), P3, culture=4)
    do(table, "play endowment for the arts")
    assert table.culture[P1] == 6


@pytest.mark.rule("TA-8.9")
def test_only_cards_in_hand_can_be_played() -> None:
    assert refused(position(), "play iron") == "TA-8.9"
    assert position().leader[P1] == NONE
