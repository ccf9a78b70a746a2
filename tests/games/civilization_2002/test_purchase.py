"""The purchase phase of both rule sets (CE-7, CE-8)."""

import pytest

from epocha.games.civilization_2002 import components as c

from .build import (
    BOTH,
    P1,
    P2,
    P3,
    aboard,
    asked,
    at,
    desk,
    do,
    era,
    give,
    gold,
    improved,
    know,
    names,
    options,
    pieces,
    purchase,
    put,
    refused,
    settle,
    size,
    step,
    token,
)

ANCIENT_NEEDS = ("bronze_working", "the_wheel", "masonry", "alphabet_writing", "pottery_specialization")


def kinds(table: object) -> set[str]:
    """Return the kinds of pieces that can be bought."""
    return {text.split()[1] for text in options(table, "buy")}  # type: ignore[arg-type]


@pytest.mark.rule("CE-7.1", "CE-1.8", "CE-6.3", "CE-29.1")
def test_purchases_are_made_one_by_one_and_paid_at_once_as_long_as_money_lasts() -> None:
    table = purchase(gold(gold(settle(settle(desk(), "gaul"), "iberia", P2), 12), 50, P2))
    assert refused(table, "buy swordsman iberia", P2) == "CE-6.3"
    do(table, "buy swordsman gaul")
    assert (table.gold[P1], pieces(table, "swordsman", "gaul"), asked(table)) == (7, 1, P1)
    assert refused(table, "buy galley gaul") == "CE-1.8"
    assert refused(table, "learn") == "CE-1.8"
    do(table, "buy settler gaul")
    assert (table.gold[P1], asked(table)) == (2, P2)  # who can buy nothing more is not asked any more
    do(table, "done")
    assert step(table) != "purchase"


@pytest.mark.rule("CE-7.2", "CE-3.11")
def test_only_units_of_the_current_era_can_be_bought() -> None:
    bought = {
        "ancient": {"swordsman", "horseman", "catapult", "galley", "settler"},
        "medieval": {"man", "knight", "catapult", "caravel", "settler"},
        "industrial": {"musketeer", "dragoon", "cannon", "frigate", "settler"},
        "modern": {"machine", "tank", "howitzer", "battleship", "jet", "settler"},
    }
    for name, expected in bought.items():
        table = purchase(gold(settle(era(desk(), name), "gaul"), 500))
        assert kinds(table) == expected
    assert refused(table, "buy swordsman gaul") == "CE-7.2"


@pytest.mark.rule("CE-7.3")
def test_prices_of_the_basic_rules_go_by_the_current_era() -> None:
    rows = {
        "ancient": {"swordsman": 5, "horseman": 5, "catapult": 5, "galley": 10, "settler": 5},
        "medieval": {"man at arms": 10, "knight": 10, "catapult": 10, "caravel": 20, "settler": 10},
        "industrial": {"musketeer": 15, "dragoon": 15, "cannon": 15, "frigate": 30, "settler": 15},
        "modern": {"machine gunner": 20, "tank": 20, "howitzer": 20, "battleship": 40, "jet": 40, "settler": 20},
    }
    for name, prices in rows.items():
        for what, price in prices.items():
            table = purchase(gold(settle(era(desk(), name), "gaul"), 100))
            do(table, f"buy {what} gaul")
            assert table.gold[P1] == 100 - price, what


@pytest.mark.rule("CE-7.4")
def test_pieces_are_placed_without_limit_where_a_settlement_was_before() -> None:
    table = gold(settle(desk(), "gaul"), 200)
    put(table, "settler", "iberia")
    settle(table, "italia", P2)
    purchase(table)
    for _ in range(6):
        do(table, "buy horseman gaul")
    do(table, "found iberia")
    assert refused(table, "buy horseman iberia") == "CE-7.4"
    assert refused(table, "buy horseman italia") == "CE-7.4"
    assert refused(table, "buy horseman germania") == "CE-7.4"


@BOTH
@pytest.mark.rule("CE-7.5", "CE-2.4")
def test_fleets_are_bought_on_a_coast_only(rules: str) -> None:
    table = gold(settle(settle(desk(2, rules), "gaul"), "dakota"), 200)
    know(table, "trade_mapmaking", seat=P2)
    purchase(table)
    assert refused(table, "buy galley dakota") == "CE-7.5"
    do(table, "buy galley gaul")
    assert pieces(table, "galley", "gaul") == 1


@BOTH
@pytest.mark.rule("CE-7.7", "CE-8.4", "CE-3.6")
def test_a_settler_becomes_a_village_without_payment(rules: str) -> None:
    table = settle(desk(2, rules), "dakota")
    put(table, "settler", "gaul")
    put(table, "swordsman", "iberia")
    galley = put(table, "galley", "mid_atlantic")
    aboard(table, galley, "settler")
    purchase(table)
    assert refused(table, "found iberia") == "CE-7.7"
    assert options(table, "found") == ["found gaul"]
    do(table, "found gaul")
    assert (size(table, "gaul"), table.settlement_of[at("gaul")], table.gold[P1]) == (1, P1, 0)
    assert pieces(table, "settler", "gaul") == 0


@BOTH
@pytest.mark.rule("CE-2.9", "CE-4.20", "CE-4.25", "CE-7.8")
def test_nobody_settles_where_a_settlement_a_desert_or_neutral_cavalry_is(rules: str) -> None:
    table = gold(settle(settle(desk(2, rules), "gaul", P2), "dakota"), 50)
    for land in ("gaul", "egypt", "persia"):
        put(table, "settler", land)
    token(table, "egypt", "desert", up=True)
    put(table, "horseman", "persia", seat=c.NEUTRAL)
    purchase(table)
    assert refused(table, "found gaul") == "CE-2.9"
    assert refused(table, "found egypt") == "CE-4.25"
    assert refused(table, "found persia") == "CE-4.20"


@BOTH
@pytest.mark.rule("CE-7.10")
def test_units_of_others_do_not_keep_anybody_from_settling(rules: str) -> None:
    table = desk(2, rules)
    put(table, "settler", "gaul")
    put(table, "horseman", "gaul", P2, 3)
    do(purchase(table), "found gaul")
    assert size(table, "gaul") == 1


@BOTH
@pytest.mark.rule("CE-7.9")
def test_a_token_is_turned_before_the_village_stands(rules: str) -> None:
    table = desk(2, rules)
    for land, kind in (("gaul", "desert"), ("egypt", "treasure"), ("persia", "plague"), ("funa", "wine")):
        put(token(table, land, kind) and table, "settler", land)
    settle(table, "iberia", P2)
    purchase(table)
    do(table, "found gaul")
    assert (size(table, "gaul"), pieces(table, "settler", "gaul")) == (0, 1)
    assert refused(table, "found gaul") == "CE-4.25"
    do(table, "found persia")
    assert (size(table, "persia"), pieces(table, "settler", "persia")) == (0, 0)
    do(table, "found egypt")
    assert (size(table, "egypt"), table.gold[P1]) == (1, 10)
    do(table, "found funa")
    assert (size(table, "funa"), table.token_lies[at("funa")]) == (1, 2)


@pytest.mark.rule("CE-7.11")
def test_enlarging_costs_more_for_larger_settlements() -> None:
    for before, price in ((1, 5), (2, 10), (3, 20)):
        table = purchase(gold(settle(desk(), "gaul", large=before), 30))
        do(table, "enlarge gaul")
        assert (size(table, "gaul"), table.gold[P1]) == (before + 1, 30 - price)
        table = gold(settle(desk(), "gaul", large=before), price - 1)
        put(table, "settler", "iberia")
        assert refused(purchase(table), "enlarge gaul") == "CE-1.8"


@BOTH
@pytest.mark.rule("CE-7.12", "CE-7.13", "CE-3.1")
def test_a_settlement_grows_once_a_phase_and_not_in_the_phase_it_was_founded(rules: str) -> None:
    table = gold(settle(settle(settle(desk(2, rules), "gaul"), "persia", large=4), "egypt", P2), 100)
    know(table, "construction", "chemistry", "medicine")
    put(table, "settler", "funa")
    purchase(table)
    do(table, "enlarge gaul", "found funa")
    assert refused(table, "enlarge gaul") == "CE-7.12"
    assert refused(table, "enlarge funa") == "CE-7.13"
    assert refused(table, "enlarge persia") == "CE-3.1"
    assert refused(table, "enlarge egypt") == ("CE-8.5" if rules == "advanced" else "CE-7.11")


@BOTH
@pytest.mark.rule("CE-7.14", "CE-4.26", "CE-4.27")
def test_terrain_limits_growth(rules: str) -> None:
    table = gold(settle(settle(settle(desk(2, rules), "gaul"), "persia", large=2), "funa"), 100)
    know(table, "construction", "chemistry")
    token(table, "gaul", "mountains", up=True)
    token(table, "persia", "jungle_forest", up=True)
    token(table, "funa", "jungle_forest", up=True)
    purchase(table)
    assert refused(table, "enlarge gaul") == "CE-4.26"
    assert refused(table, "enlarge persia") == "CE-4.27"
    do(table, "enlarge funa")
    assert size(table, "funa") == 2


@pytest.mark.rule("CE-7.15", "CE-7.16", "CE-7.17", "CE-17.1")
def test_a_technology_of_the_basic_rules_costs_ten_more_than_the_one_before() -> None:
    table = purchase(gold(settle(desk(), "gaul"), 205))
    for number, left in ((1, 195), (2, 175), (3, 145), (4, 105), (5, 55)):
        do(table, "learn")
        assert (bin(table.technologies[P1]).count("1"), table.gold[P1]) == (number, left)
    assert refused(table, "learn") == "CE-1.8"
    know(era(table, "modern"), *[card.id for card in c.TECHNOLOGY if card.era == 3], seat=P2)
    gold(table, 900)
    assert refused(purchase(table), "learn") == "CE-7.15"


# --- advanced ---


def advanced(*technologies: str, money: int = 300, seat: int = P2, players: int = 2) -> object:
    """Return a desk of the advanced rules where a seat knows something, and P1 has a metropolis in Gaul."""
    table = gold(settle(desk(players, "advanced"), "gaul", large=4), money)
    return know(table, *technologies, seat=seat)


@pytest.mark.rule("CE-8.1")
def test_everything_can_be_bought_in_one_turn_in_any_order() -> None:
    table = advanced("bronze_working", "pottery_specialization", "fusion")
    era(table, "medieval")
    put(table, "swordsman", "persia")
    put(table, "settler", "iberia")
    settle(table, "funa")
    know(table, "construction")
    purchase(table)
    do(table, "learn masonry")
    do(table, "buy swordsman gaul", "found iberia", "sell swordsman persia", "build granary", "done", "enlarge funa")
    gold(table, 500)
    purchase(table)
    do(table, "buy ship")
    assert names("wonder", table.wonders[P1]) == ["hanging_gardens", "alpha_centauri_colony_ship"]


@pytest.mark.rule("CE-8.2", "CE-8.3", "CE-8.7")
def test_prices_of_the_advanced_rules_go_by_the_things_own_era() -> None:
    table = advanced(*c.TECHNOLOGY.ids, money=5000, seat=P1)
    era(table, "modern")
    units = {
        "swordsman": 10, "horseman": 10, "galley": 20, "man at arms": 15, "knight": 15, "catapult": 15, "caravel": 30,
        "musketeer": 20, "dragoon": 20, "cannon": 20, "frigate": 40, "machine gunner": 25, "tank": 25, "howitzer": 25,
        "battleship": 50, "jet": 50, "settler": 10,
    }  # fmt: skip
    for what, price in units.items():
        before = int(gold(purchase(table), 100).gold[P1])
        do(purchase(table), f"buy {what} gaul")
        assert before - table.gold[P1] == price, what
    for card in c.IMPROVEMENT:
        gold(table, 100)
        table.named_in = 15
        do(purchase(table), f"build {card.id.replace('_', ' ')}")
        assert 100 - table.gold[P1] == (10, 15, 20, 25)[card.era]
    for name in ("ancient", "modern"):
        era(gold(table, 100), name)
        do(purchase(table), "buy settler gaul")
        assert table.gold[P1] == 90


@pytest.mark.rule("CE-8.5", "CE-8.6", "CE-8.15")
def test_enlarging_costs_twenty_and_needs_a_technology_of_anybody() -> None:
    for before, technology in ((1, "construction"), (2, "chemistry"), (3, "medicine")):
        table = gold(settle(desk(2, "advanced"), "gaul", large=before), 50)
        purchase(table)
        assert refused(table, "enlarge gaul") == "CE-8.6"
        know(table, technology, seat=P2)
        do(purchase(table), "enlarge gaul")
        assert (size(table, "gaul"), table.gold[P1], table.gold[P2]) == (before + 1, 30, 0)
        do(table, "buy settler gaul", "learn alphabet writing")
        assert table.gold[P2] == 0


@pytest.mark.rule("CE-8.8", "CE-18.3")
def test_what_anybody_has_obtained_all_may_buy_even_if_it_is_set_aside() -> None:
    table = purchase(advanced())
    assert kinds(table) == {"settler"}
    assert refused(table, "buy swordsman gaul") == "CE-8.8"
    assert refused(table, "build granary") == "CE-8.8"
    for seat in (P1, P2):
        table = purchase(advanced("bronze_working", "pottery_specialization", seat=seat))
        do(table, "buy swordsman gaul", "build granary")
    table = advanced()
    table.aside = 1 << c.TECHNOLOGY.number("bronze_working") | 1 << c.TECHNOLOGY.number("pottery_specialization")
    do(purchase(table), "buy swordsman gaul", "build granary")


@pytest.mark.rule("CE-8.9", "CE-8.10", "CE-3.17")
def test_units_of_past_eras_can_be_bought_but_no_catapults_after_engineering() -> None:
    table = era(advanced("bronze_working", "iron_working", "mathematics", "feudalism"), "medieval")
    purchase(table)
    assert kinds(table) == {"swordsman", "catapult", "man", "settler"}
    do(table, "buy catapult gaul")
    assert table.gold[P1] == 290
    know(table, "engineering", seat=P2)
    do(purchase(table), "buy catapult gaul")  # the figure is a trebuchet now
    assert table.gold[P1] == 275


@pytest.mark.rule("CE-8.11", "CE-8.12", "CE-8.13", "CE-8.14")
def test_royalties_are_a_part_of_the_price_and_received_at_once() -> None:
    technologies = ("bronze_working", "feudalism", "metallurgy", "electricity", "pottery_specialization", "computers")
    table = era(advanced(*technologies), "modern")
    table.named_in = 15
    purchase(table)
    paid = received = 0
    for what, price, royalty in (
        ("buy swordsman gaul", 10, 5),
        ("buy man at arms gaul", 15, 5),
        ("buy cannon gaul", 20, 10),
        ("buy machine gunner gaul", 25, 10),
        ("build granary", 10, 5),
        ("build internet", 25, 10),
    ):
        do(table, what)
        paid += price
        received += royalty
        assert (table.gold[P1], table.gold[P2]) == (300 - paid, received), what
    do(purchase(settle(table, "persia", P2), P2), "buy swordsman persia")
    assert table.gold[P2] == received - 10
    table.aside = table.technologies[P2]
    table.technologies[P2] = 0
    do(purchase(gold(table, 100)), "buy swordsman gaul")
    assert (table.gold[P1], table.gold[P2]) == (90, received - 10)


@pytest.mark.rule("CE-8.16", "CE-8.17", "CE-8.18")
def test_a_settlement_takes_as_many_new_pieces_as_its_size_was() -> None:
    table = advanced("bronze_working", "trade_mapmaking", "construction")
    settle(table, "iberia", large=2)
    put(table, "settler", "italia")
    purchase(table)
    do(table, "buy swordsman iberia", "buy settler iberia")
    assert refused(table, "buy swordsman iberia") == "CE-8.16"
    assert refused(table, "buy galley iberia") == "CE-8.17"
    do(table, "found italia")
    assert refused(table, "buy settler italia") == "CE-8.18"
    table = advanced("bronze_working", "construction")
    settle(table, "iberia")
    purchase(table)
    do(table, "enlarge iberia", "buy settler iberia")
    assert refused(table, "buy settler iberia") == "CE-8.16"
    do(table, "done")
    assert sum(table.placed) == 0 or asked(table) == P2


@pytest.mark.rule("CE-8.19", "CE-18.2")
def test_free_pieces_are_placed_at_once_and_do_not_count() -> None:
    table = settle(settle(desk(2, "advanced"), "gaul"), "dakota")
    gold(know(table, "bronze_working", seat=P2), 300)
    purchase(table)
    do(table, "buy settler gaul", "learn the wheel")
    assert step(table) == "place-free"
    assert options(table) == ["place gaul", "place dakota"][::-1]
    do(table, "place gaul")
    assert pieces(table, "horseman", "gaul") == 1
    assert (step(table), asked(table)) == ("purchase", P1)


@pytest.mark.rule("CE-8.19", "CE-20.2")
def test_a_free_fleet_is_lost_where_there_is_no_coast() -> None:
    needs = ("education", "engineering")
    table = gold(settle(desk(2, "advanced"), "dakota"), 300)
    era(know(table, *needs, seat=P2), "medieval")
    do(purchase(table), "learn astronomy")
    assert names("wonder", table.wonders[P1]) == ["copernicus_observatory"]
    assert len(table.piece_at) == 0 or max(table.piece_figure) < 0
    table = gold(settle(settle(desk(2, "advanced"), "dakota"), "gaul"), 300)
    era(know(table, *needs, seat=P2), "medieval")
    do(purchase(table), "learn astronomy")
    assert pieces(table, "caravel", "gaul") == 1


@pytest.mark.rule("CE-8.20")
def test_nobody_has_an_improvement_twice() -> None:
    table = purchase(advanced("pottery_specialization"))
    do(table, "build granary")
    assert refused(table, "build granary") == "CE-8.20"
    table = gold(settle(desk(2, "advanced"), "gaul"), 300)
    improved(table, "granary")
    do(purchase(table), "learn pottery specialization")
    assert names("improvement", table.improvements[P1]) == ["granary"]


@pytest.mark.rule("CE-8.22", "CE-27.7")
def test_the_first_improvement_bought_in_an_era_may_make_an_older_one_obsolete() -> None:
    table = era(advanced("pottery_specialization", "banking", "code_of_laws"), "medieval")
    improved(table, "granary", seat=P2)
    purchase(table)
    do(table, "build courthouse")
    assert (step(table), asked(table)) == ("name-obsolete", P1)
    assert options(table) == ["done", "outdate granary", "outdate courthouse"]
    assert refused(table, "outdate bank") == "CE-8.22"
    do(table, "outdate granary")
    assert names("improvement", table.improvements[P1]) == ["courthouse"]
    assert table.improvements[P2] == 0
    assert refused(table, "build granary") == "CE-8.22"
    do(table, "build bank")
    assert step(table) == "purchase"  # one naming in an era
    gold(know(settle(table, "persia", P3 - 1), "the_wheel"), 500)
    do(purchase(era(table, "industrial")), "done")
    table = era(advanced("pottery_specialization", "banking"), "medieval")
    do(purchase(table), "build bank", "done", "build granary")
    assert step(table) == "purchase"  # who lets it pass has had it
    table = purchase(advanced("pottery_specialization"))
    do(table, "build granary")
    assert step(table) == "purchase"  # not in the ancient era


@pytest.mark.rule("CE-8.22")
def test_a_free_improvement_is_no_purchase_and_none_of_an_obsolete_kind_is_granted() -> None:
    table = era(advanced("pottery_specialization"), "medieval")
    know(table, "alphabet_writing", seat=P2)
    do(purchase(table), "learn code of laws")
    assert names("improvement", table.improvements[P1]) == ["courthouse"]
    assert step(table) == "purchase"
    table = era(advanced("pottery_specialization", "alphabet_writing"), "medieval")
    table.obsolete = 1 << c.IMPROVEMENT.number("courthouse")
    do(purchase(table), "learn code of laws")
    assert table.improvements[P1] == 0


@pytest.mark.rule("CE-8.23", "CE-8.24")
def test_old_units_are_sold_for_a_fifth_of_their_price() -> None:
    for now, what, price in (
        ("modern", "swordsman", 2),
        ("modern", "knight", 3),
        ("modern", "cannon", 4),
        ("modern", "galley", 4),
        ("modern", "caravel", 6),
        ("modern", "frigate", 8),
    ):
        table = era(advanced(money=100), now)
        put(table, what, "gaul")
        do(purchase(table), f"sell {what.replace('_', ' ')} gaul")
        assert (table.gold[P1], pieces(table, what, "gaul")) == (100 + price, 0)
    table = era(advanced(), "medieval")
    put(table, "galley", "gaul", P2)
    galley = put(table, "galley", "mid_atlantic")
    aboard(table, galley, "swordsman")
    for what in ("knight", "settler", "jet"):
        put(table, what, "gaul")
    purchase(table)
    assert refused(table, "sell knight gaul") == "CE-8.24"
    assert refused(table, "sell jet gaul") == "CE-8.24"
    assert refused(table, "sell galley mid atlantic") == "CE-8.23"  # it is loaded
    assert options(table, "sell") == ["sell swordsman mid atlantic"]  # what it carries can be sold
    assert refused(table, "sell galley gaul") == "CE-8.23"  # it is another's
    assert pieces(do(table, "sell swordsman mid atlantic"), "swordsman", "mid_atlantic") == 0
    assert options(table, "sell") == ["sell galley mid atlantic"]
    assert refused(purchase(era(put_and(desk(), "swordsman"), "modern")), "sell swordsman gaul") in ("CE-7.1", "CE-6.3")


def put_and(table: object, what: str) -> object:
    """Put a piece into Gaul; return the table."""
    put(settle(gold(table, 100), "gaul"), what, "gaul")  # type: ignore[arg-type]
    return table


@pytest.mark.rule("CE-8.25", "CE-8.27", "CE-18.1")
def test_a_technology_needs_what_anybody_knows_and_nobody_has_it_twice() -> None:
    table = purchase(advanced("the_wheel", seat=P2))
    assert refused(table, "learn the wheel") == "CE-18.1"
    assert refused(table, "learn engineering") == "CE-8.25"
    table.aside = 1 << c.TECHNOLOGY.number("construction")
    purchase(table)
    assert refused(table, "learn construction") == "CE-18.1"  # set aside
    do(table, "learn engineering")  # a later era
    assert names("technology", table.technologies[P1]) == ["engineering"]


@pytest.mark.rule("CE-8.26", "CE-18.7", "CE-20.11")
def test_technologies_of_past_eras_cost_half_and_wonders_lower_prices_in_their_era() -> None:
    for name, price in (("ancient", 15), ("medieval", 8), ("modern", 8)):
        table = era(advanced(), name)
        do(purchase(table), "learn alphabet writing")
        assert table.gold[P1] == 300 - price
    discounts = (
        ("great_library", "ancient", "mathematics", 35),
        ("leonardos_workshop", "medieval", "banking", 40),
        ("leonardos_workshop", "ancient", "banking", 40),
        ("leonardos_workshop", "industrial", "banking", 25),
        ("newtons_university", "industrial", "nationalism", 65),
        ("edisons_lab", "modern", "electronics", 50),
        ("great_library", "ancient", "banking", 50),
    )
    for wonder, now, technology, price in discounts:
        needs = [c.TECHNOLOGY.ids[n] for n in c.TECHNOLOGY[c.TECHNOLOGY.number(technology)].prereq]
        table = era(give(advanced(*needs), wonder), now)
        do(purchase(table), f"learn {technology.replace('_', ' ')}")
        assert table.gold[P1] == 300 - price, (wonder, now)


@pytest.mark.rule("CE-8.28", "CE-8.21")
def test_any_number_of_technologies_with_benefits_at_once() -> None:
    table = purchase(advanced("pottery_specialization"))
    do(table, "learn bronze working", "buy swordsman gaul", "learn iron working", "buy swordsman gaul")
    assert pieces(table, "swordsman", "gaul") == 3  # one was free
    do(table, "learn alphabet writing")
    do(table, "learn philosophy literature", "build library")
    assert names("wonder", table.wonders[P1]) == ["colossus", "great_library"]
    assert options(table, "sell") == []  # nor is an improvement ever


@pytest.mark.rule("CE-8.29", "CE-20.1", "CE-20.2")
def test_free_units_of_a_class_are_the_best_enabled_ones() -> None:
    from epocha.games.civilization_2002.technologies import unit_of

    table = purchase(advanced())
    do(table, "learn ceremonial burial")
    assert pieces(table, "horseman", "gaul") == 2
    assert c.UNIT.ids[unit_of(table, c.FIGURE.number("horseman"))] == "chariot"
    know(table, "the_wheel", "horseback_riding", seat=P2)
    assert c.UNIT.ids[unit_of(table, c.FIGURE.number("horseman"))] == "horseman"


@pytest.mark.example("CE-EX-16")
@pytest.mark.rule("CE-8.11", "CE-8.14")
def test_example_of_royalties() -> None:
    table = era(advanced("chivalry", seat=P1, players=3), "medieval")
    know(table, "feudalism", seat=P2)
    know(table, "mathematics", seat=P3)
    for land in ("iberia", "germania"):
        settle(table, land, large=4)
    purchase(table)
    do(table, *["buy man at arms gaul"] * 2, *["buy knight iberia"] * 3, "buy catapult gaul")
    assert list(table.gold) == [300 - 85, 10, 5]
