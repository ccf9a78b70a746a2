"""The trade phase: turns, offers and answers, what may be traded, ranges, Magellan's Voyage (CE-13)."""

import pytest

from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.ranges import in_range
from epocha.games.civilization_2002.settlements import holder_of_card

from .field import (
    P1,
    P2,
    P3,
    Table,
    asked,
    do,
    fleet,
    learned,
    options,
    over,
    read,
    refused,
    settled,
    step,
    trading,
    unit,
    units,
    wonder,
    world,
)


def market(rules: str = "basic", **chosen: object) -> Table:
    """Return a world in which three players have two settlements each, side by side, and gold."""
    table = world(rules, **chosen)
    for seat, (first, second) in enumerate([("gobi", "steppe"), ("himalaya", "yunnan"), ("siberia", "lena")]):
        settled(table, seat, first, 1, ("wine", "gems", "iron")[seat])
        settled(table, seat, second)
        table.gold[seat] = 30
    return trading(table)


def deal(table: Table, offer: str, *items: str) -> Table:
    """Let who is asked make an offer that is accepted."""
    return do(table, offer, *items, "send", "accept")


def settle(table: Table, *places: tuple[int, str]) -> Table:
    """Put villages on the map."""
    for seat, land in places:
        settled(table, seat, land)
    return table


# --- procedure ---


@pytest.mark.rule("CE-13.1", "CE-13.16", "CE-27.4", "CE-25.5")
def test_offers_are_made_on_ones_turn_to_one_other_player_each() -> None:
    """Everybody sees an offer; only whom it is made to answers it."""
    table = market()
    assert (step(table), asked(table)) == ("trade-turn", P1)
    assert refused(table, "offer 1", P2) == "CE-13.16"
    do(table, "offer 2", "give 5 gold", "take card of himalaya", "send")
    assert (step(table), asked(table)) == ("answer", P2)
    assert list(table.view(P3).terms) == list(table.terms)
    assert refused(table, "accept", P3) == "CE-13.16"
    assert options(table) == ["accept", "decline", "counter"]
    do(table, "decline")
    assert asked(table) == P1
    assert table.gold[P1] == 30


@pytest.mark.rule("CE-13.16", "CE-24.4")
@pytest.mark.parametrize("offers", [3, 1])
def test_so_many_offers_in_a_turn(offers: int) -> None:
    table = market(offers_per_trade_turn=offers)
    for _ in range(offers):
        assert asked(table) == P1
        do(table, "offer 2", "give 1 gold", "send", "decline")
    assert asked(table) == P2


@pytest.mark.rule("CE-13.16")
def test_one_counter_offer() -> None:
    """The first player accepts or declines it, and it goes both ways."""
    table = do(market(), "offer 2", "give 5 gold", "take card of himalaya", "send")
    do(table, "counter", "give card of himalaya", "take 20 gold", "send")
    assert (step(table), asked(table)) == ("answer", P1)
    assert options(table) == ["accept", "decline"]
    assert refused(table, "counter") == "CE-13.16"
    do(table, "accept")
    assert (step(table), asked(table)) == ("trade-turn", P1)
    assert (table.gold[P1], table.gold[P2]) == (10, 50)
    assert holder_of_card(table, read("himalaya")) == P1


@pytest.mark.rule("CE-13.17", "CE-24.4")
def test_a_circuit_without_a_deal_ends_the_phase() -> None:
    table = market()
    seats = []
    while not over(table):
        seats.append(asked(table))
        do(table, "done")
    assert seats == [P1, P2, P3]
    table = market()
    do(table, "done")
    deal(table, "offer 3", "give 1 gold")
    seats = []
    while not over(table):
        seats.append(asked(table))
        do(table, "done")
    assert seats == [P2, P3, P1, P2, P3]


@pytest.mark.rule("CE-13.17")
def test_the_phase_ends_after_two_circuits() -> None:
    table = market()
    turns = 0
    while not over(table):
        turns += 1
        deal(table, f"offer {(asked(table) + 1) % 3 + 1}", "give 1 gold")
        do(table, "done")
    assert turns == 6


@pytest.mark.rule("CE-6.3")
def test_trade_turns_begin_with_the_start_player() -> None:
    table = world()
    table.gold[P1] = 5
    table.first = P3
    assert asked(trading(table)) == P3


@pytest.mark.rule("CE-21.6")
def test_the_eliminated_trade_with_nobody() -> None:
    table = market()
    table.out = 1 << P2
    table.refresh()
    assert refused(table, "offer 2") == "CE-13.16"
    do(table, "done")
    assert asked(table) == P3


# --- what may be traded ---


@pytest.mark.rule("CE-13.5", "CE-13.6", "CE-1.8")
def test_a_deal_may_hold_anything_on_either_side() -> None:
    """And need not be balanced."""
    table = world()
    learned(wonder(settle(table, (P1, "gobi"), (P2, "java")), P2, "colossus"), P2, "masonry")
    unit(table, P1, "settler", "tasmania")
    unit(table, P1, "swordsman", "gobi", 2)
    table.gold[P1] = 26
    trading(table)
    items = ["give 20 gold", "give 5 gold", "give settlement of gobi", "give settler in tasmania"]
    items += ["give swordsman in gobi", "give swordsman in gobi", "take technology masonry", "take wonder colossus"]
    deal(table, "offer 2", *items)
    assert (table.gold[P1], table.gold[P2]) == (1, 25)
    assert table.settlement_of[read("gobi")] == P2
    assert (units(table, P2, "tasmania"), units(table, P2, "gobi")) == (["settler"], ["swordsman"] * 2)
    assert table.technologies[P1] == 1 << c.TECHNOLOGY.number("masonry")
    assert table.wonders[P1] == 1 << c.WONDER.number("colossus")


@pytest.mark.rule("CE-1.8", "CE-13.6")
def test_nobody_gives_what_is_not_there() -> None:
    table = world()
    table.gold[P1] = 7
    unit(table, P1, "swordsman", "gobi")
    trading(table)
    do(table, "offer 2")
    assert options(table) == ["give 1 gold", "give 5 gold", "give swordsman in gobi"]
    assert refused(table, "send") == "CE-13.16"
    do(table, "give 5 gold", "give swordsman in gobi")
    assert options(table) == ["give 1 gold", "send"]
    do(table, "give 1 gold", "give 1 gold")
    assert options(table) == ["send"]
    assert refused(table, "give 1 gold") == "CE-1.8"
    assert refused(table, "give technology masonry") == "CE-13.5"


@pytest.mark.rule("CE-13.4", "CE-14.9")
def test_resource_cards_change_their_holder_only() -> None:
    table = deal(market(), "offer 2", "give card of gobi", "take card of himalaya")
    assert [holder_of_card(table, read(name)) for name in ("gobi", "himalaya")] == [P2, P1]
    assert [table.settlement_of[read(name)] for name in ("gobi", "himalaya")] == [P1, P2]
    assert refused(do(table, "offer 2"), "give card of steppe") == "CE-13.5"  # it is blank


@pytest.mark.rule("CE-13.18")
def test_a_borrowed_card_may_be_passed_on_or_back() -> None:
    table = deal(market(), "offer 2", "give card of gobi")
    do(table, "done")
    deal(table, "offer 3", "give card of gobi")
    assert holder_of_card(table, read("gobi")) == P3
    do(table, "done")
    deal(table, "offer 1", "give card of gobi")
    assert table.card_with[read("gobi")] == c.NONE


@pytest.mark.rule("CE-13.7")
def test_a_fleet_is_traded_with_all_aboard() -> None:
    """Carried pieces are not traded by themselves, and everything stays where it is."""
    table = world()
    fleet(table, P1, "galley", "coral_sea", "settler", "swordsman")
    fleet(table, P1, "galley", "coral_sea", "settler")
    trading(table)
    do(table, "offer 2")
    assert options(table) == ["give fleet 1 in coral sea", "give fleet 2 in coral sea"]
    do(table, "give fleet 1 in coral sea", "send", "accept")
    assert units(table, P2, "coral_sea") == ["swordsman", "galley", "settler"]
    assert units(table, P1, "coral_sea") == ["galley", "settler"]


@pytest.mark.rule("CE-13.8")
def test_a_settlement_goes_with_its_card_and_not_while_that_is_lent() -> None:
    table = market()
    do(table, "offer 2", "give card of gobi")
    assert refused(table, "give settlement of gobi") == "CE-13.8"
    assert refused(table, "give card of gobi") == "CE-13.6"
    do(table, "send", "accept", "offer 3")
    assert refused(table, "give settlement of gobi") == "CE-13.8"
    assert "give settlement of gobi" not in options(table)
    assert "give settlement of steppe" in options(table)
    do(table, "give settlement of steppe", "send", "accept", "done")
    deal(table, "offer 1", "give settlement of himalaya")
    land = read("himalaya")
    assert (table.settlement_of[land], table.settlement_size[land], holder_of_card(table, land)) == (P1, 1, P1)


@pytest.mark.rule("CE-13.9")
def test_nothing_is_gained_at_once_by_trade() -> None:
    """Feudalism brings no free men-at-arms, Masonry no wonder; what lasts is the new owner's."""
    table = market("advanced")
    learned(wonder(table, P2, "great_wall"), P2, "feudalism", "masonry")
    deal(table, "offer 2", "take technology feudalism", "take technology masonry", "take wonder great wall")
    assert table.wonders[P1] == 1 << c.WONDER.number("great_wall")
    assert len(table.piece_at) == 0
    assert asked(table) == P1


@pytest.mark.rule("CE-13.10")
def test_the_last_settlement_stays_in_the_advanced_rules() -> None:
    table = market("advanced")
    do(table, "offer 2", "give settlement of gobi")
    assert "give settlement of steppe" not in options(table)
    assert refused(table, "give settlement of steppe") == "CE-13.10"
    table = market("basic")
    do(table, "offer 2", "give settlement of gobi")
    assert "give settlement of steppe" in options(table)


@pytest.mark.rule("CE-13.11")
def test_improvements_stay_when_a_card_is_lent() -> None:
    table = market("advanced")
    table.improvements[P1] = 1
    deal(table, "offer 2", "give card of gobi")
    assert (table.improvements[P1], table.improvements[P2]) == (1, 0)


@pytest.mark.rule("CE-13.20")
def test_a_third_technology_by_trade_ends_the_era_of_the_basic_rules() -> None:
    table = learned(learned(market(), P1, "masonry", "the_wheel"), P2, "mathematics")
    deal(table, "offer 2", "take technology mathematics")
    assert table.era_ends == 1


# --- ranges ---


@pytest.mark.rule("CE-13.2")
def test_in_the_basic_rules_all_trade_with_all() -> None:
    assert in_range(settle(world(), (P1, "yukon"), (P2, "tasmania")), P1, P2)


@pytest.mark.rule("CE-13.3")
def test_out_of_range_no_offer_is_made() -> None:
    table = settle(world("advanced"), (P1, "yukon"), (P2, "tasmania"), (P3, "hudson"))
    table.gold[P1] = 5
    trading(table)
    assert options(table) == ["done", "offer 3"]
    assert refused(table, "offer 2") == "CE-13.3"


@pytest.mark.example("CE-EX-21")
@pytest.mark.rule("CE-13.12", "CE-13.13", "CE-13.14")
@pytest.mark.parametrize(
    ("technology", "other", "reached"),
    [
        ("", "mississippi", True),  # beside Colorado
        ("", "appalachia", False),  # two steps on land
        ("", "orinoco", False),  # one sea region
        ("trade_mapmaking", "orinoco", True),
        ("trade_mapmaking", "appalachia", False),
        ("trade_mapmaking", "inca", False),  # two sea regions
        ("astronomy", "inca", True),
        ("astronomy", "tasmania", False),  # three sea regions
        ("navigation", "tasmania", True),
        ("navigation", "madagascar", False),
        ("navigation", "appalachia", False),
        ("steam_power", "appalachia", True),
        ("flight", "madagascar", True),
    ],
)
def test_the_table_of_trade_ranges(technology: str, other: str, reached: bool) -> None:
    """From Colorado; what anybody has obtained counts for all."""
    table = settle(world("advanced"), (P1, "colorado"), (P2, other))
    if technology:
        learned(table, P3, technology)
    assert in_range(table, P1, P2) == in_range(table, P2, P1) == reached


@pytest.mark.rule("CE-13.12")
def test_steam_power_reaches_four_lands() -> None:
    """From Italia to Gobi there are four steps, to Yunnan five; by sea they are far."""
    table = learned(settle(world("advanced"), (P1, "gobi"), (P2, "italia")), P3, "steam_power")
    assert in_range(table, P1, P2)
    table = learned(settle(world("advanced"), (P1, "yunnan"), (P2, "italia")), P3, "steam_power")
    assert not in_range(table, P1, P2)


@pytest.mark.example("CE-EX-21")
@pytest.mark.rule("CE-13.15")
def test_land_and_sea_steps_do_not_add_up() -> None:
    """Hudson is one land from Dakota, and that none from the sea: no way of one land and one sea region."""
    table = learned(settle(world("advanced"), (P1, "dakota"), (P2, "britannia")), P3, "trade_mapmaking")
    assert not in_range(table, P1, P2)


@pytest.mark.rule("CE-24.6")
def test_ranges_by_own_technologies() -> None:
    table = settle(world("advanced", trade_range_scope="own"), (P1, "colorado"), (P2, "orinoco"))
    assert not in_range(learned(table, P3, "trade_mapmaking"), P1, P2)
    assert in_range(learned(table, P2, "trade_mapmaking"), P1, P2)


# --- Magellan's Voyage ---


@pytest.mark.rule("CE-13.19")
def test_magellan_imposes_an_exchange_of_cards_once() -> None:
    table = wonder(market("advanced"), P1, "magellans_voyage")
    table.refresh()
    assert [text for text in options(table) if text.startswith("swap")] == ["swap gobi"]
    do(table, "swap gobi")
    assert options(table) == ["for siberia", "for himalaya"]
    do(table, "for himalaya")
    assert [holder_of_card(table, read(name)) for name in ("gobi", "himalaya")] == [P2, P1]
    assert refused(table, "swap himalaya") == "CE-13.19"


@pytest.mark.rule("CE-13.19")
@pytest.mark.parametrize(("era", "open_to_p1"), [("industrial", True), ("modern", False)])
def test_magellan_sails_until_the_end_of_the_industrial_era(era: str, open_to_p1: bool) -> None:
    table = wonder(market("advanced", era=era), P1, "magellans_voyage")
    table.refresh()
    assert ("swap gobi" in options(table)) == open_to_p1


@pytest.mark.rule("CE-13.19", "CE-13.3")
def test_magellan_reaches_as_far_as_trade() -> None:
    table = world("advanced")
    for seat, land in ((P1, "gobi"), (P2, "himalaya"), (P3, "java")):
        settled(table, seat, land, 1, "wine")
    wonder(table, P1, "magellans_voyage")
    trading(table)
    do(table, "swap gobi")
    assert options(table) == ["for himalaya"]
