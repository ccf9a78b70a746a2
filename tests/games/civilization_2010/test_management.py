"""Chapters 12 to 16 and 20: what cities build, and harvests."""

import pytest

from epocha import IllegalAction
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.atlas import PRINTED_RESOURCE, print_under
from epocha.games.civilization_2010.building import cost_of
from epocha.games.civilization_2010.cities import icons_for, production_of
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.effect_tables import FIRST_WONDER_CARD, PURSE_CARD, PURSES
from epocha.games.civilization_2010.state import FIRST_UNIT_ITEM
from epocha.games.civilization_2010.steps.learning import acquire

from .build import (
    GAME,
    P1,
    P2,
    Table,
    army,
    beside,
    building,
    city,
    cover,
    do,
    know,
    management,
    options,
    refused,
    square,
    used,
    wonder,
)


def items(table: Table, city: str = "city 2") -> list[str]:
    """Return what a city can build."""
    do(table, city)
    found = [text.removeprefix("build ") for text in options(table, "build ")]
    table.withdraw(P1)
    return found


# --- building in general (CF-12) ---


@pytest.mark.rule("CF-12.1", "CF-12.2", "CF-12.3", "CF-12.5", "CF-12.6", "CF-12.14")
def test_every_city_acts_once() -> None:
    table = city(5)
    assert refused(table, "city 3") == "CF-12.1"
    do(table, "city 2", "build infantry")
    assert refused(table, "city 2") == "CF-12.1"
    assert items(table, "city 1") == []  # production of another city is of no use
    do(table, "city 1", "arts", "pass")
    assert table.acted[0] == table.acted[1] == 1


@pytest.mark.rule("CF-12.9")
def test_an_order_that_is_refused_in_the_middle_or_is_more_than_one_leaves_the_turn_as_it_was() -> None:
    table = city(5, trade=10)
    before, open_to = table.to_bytes(), options(table)
    order = [GAME.text_to_action(table, text) for text in ("city 2", "build scout", "at e7")]
    with pytest.raises(IllegalAction):
        table.apply_draft(P1, [*order[:2], order[0]])
    assert (table.to_bytes(), options(table)) == (before, open_to)
    assert not table.apply_draft(P1, [*order, order[0]])
    assert (table.to_bytes(), options(table)) == (before, open_to)
    assert table.apply_draft(P1, order)
    assert table.to_bytes() == do(city(5, trade=10), "city 2", "build scout", "at e7").to_bytes()


@pytest.mark.rule("CF-12.5", "CF-12.7", "CF-13.1", "CF-14.1", "CF-14.2")
@pytest.mark.example("CF-EX-10")
def test_five_production() -> None:
    table = city(5)
    assert items(table) == ["library", "infantry", "artillery", "mounted", "army"]
    do(table, "city 2")
    assert refused(table, "build scout") == "CF-12.5"
    assert refused(table, "build aircraft") == "CF-14.1"
    table.withdraw(P1)
    assert "scout" in items(city(5, trade=3))
    assert "granary" in items(know(city(5), "pottery"))


@pytest.mark.rule("CF-12.7", "CF-12.8", "CF-12.9")
def test_rushing_takes_no_more_trade_than_is_needed() -> None:
    table = city(5, trade=10)
    do(table, "city 2", "build scout", "at e7")
    assert table.trade[P1] == 7
    table = city(4, trade=10)
    do(table, "city 2", "build army", "at e7")
    assert table.trade[P1] == 10


@pytest.mark.rule("CF-12.7", "CF-12.8", "CF-32.1")
def test_america_rushes_twice_as_fast() -> None:
    table = city(3, trade=6, civs="america china")
    do(table, "city 2", "build scout", "at e7")  # 3 are missing: two steps give 4
    assert table.trade[P1] == 0


@pytest.mark.rule("CF-12.10", "CF-15.12")
def test_engineering_buys_two_items_from_one_total() -> None:
    table = know(city(9, trade=3), "engineering philosophy currency")
    do(table, "city 2", "split", "build infantry")
    assert "build army" in options(table)
    assert "build mounted" in options(table)  # 10, with one step of rushing
    assert refused(table, "build temple") == "CF-12.1"
    do(table, "build army", "at e7")
    assert (table.trade[P1], table.forces_held[P1], table.figure_at[0]) == (3, 4, square("e7"))
    do(table, "city 1")
    assert "split" not in options(table)  # once per turn
    table = know(city(20), "engineering philosophy currency")
    do(table, "city 2", "split", "build temple", "at e7")
    do(table, "build market")
    assert options(table) == ["at e7"]  # one unique building to a city, so it would take the other's place
    table.withdraw(P1, 4)
    do(table, "pass")
    assert table.marker[square("e7")] == c.BUILDING.number("temple")


@pytest.mark.rule("CF-12.4", "CF-28.18")
def test_military_science_adds_production_for_coins() -> None:
    table = know(city(), "military_science")
    table.coins_on[0] = 7
    assert production_of(table, P1, 1) == 2


@pytest.mark.rule("CF-12.11", "CF-28.21")
def test_atomic_theory_gives_every_city_another_action() -> None:
    table = know(city(), "atomic_theory")
    table.tokens[c.TOKEN.number("village_uranium")] = table.tokens_held[c.VILLAGE] = 1
    table.pool[c.TOKEN.number("village_uranium")] -= 1
    do(management(table), "city 2", "arts", "use atomic theory", "pay village uranium", "city 2", "arts")
    assert refused(table, "city 2") == "CF-12.1"
    assert table.spent[c.TOKEN.number("village_uranium")] == 1


@pytest.mark.rule("CF-12.13", "CF-13.6")
def test_without_a_square_nothing_is_built() -> None:
    table = city(10)
    for at in beside(table, city=1):
        cover(table, **{at: "water"})
    do(table, "city 2")
    assert refused(table, "build army") == "CF-13.6"
    table.withdraw(P1)
    do(know(table, "writing"), "city 2")
    assert refused(table, "build library") == "CF-12.13"


# --- figures and units (CF-13, CF-14) ---


@pytest.mark.rule("CF-13.1", "CF-13.2", "CF-13.3", "CF-13.4")
def test_figures_are_placed_around_the_city() -> None:
    table = army(army(city(4, terrain="water"), "e9"), "e9", which=1)
    do(table, "city 2", "build army")
    assert refused(table, "at e8") == "CF-13.2"
    assert refused(table, "at e7") == "CF-13.3"
    assert refused(table, "at e9") == "CF-13.4"
    table.withdraw(P1)
    do(know(table, "sailing"), "city 2", "build army", "at e7")
    assert table.figure_at[2] == square("e7")


@pytest.mark.rule("CF-13.1", "CF-1.11", "CF-32.11")
def test_figures_are_limited() -> None:
    table = city(10)
    for which in range(6):
        army(table, ("a8", "b8", "c8", "a9", "b9", "c9")[which], which=which)
    do(table, "city 2")
    assert refused(table, "build army") == "CF-13.1"
    table.withdraw(P1)
    table.civilization[P1] = c.CIVILIZATION.number("russia")
    assert "army" in items(table)


@pytest.mark.rule("CF-14.2", "CF-28.4")
@pytest.mark.example("CF-EX-11")
def test_prices_of_units_by_rank() -> None:
    table = city()
    prices = []
    for tech in ("", "democracy", "gunpowder", "replaceable_parts"):
        prices.append(int(cost_of(know(table, tech), P1, FIRST_UNIT_ITEM + c.INFANTRY)))
    assert prices == [5, 7, 9, 11]
    assert cost_of(table, P1, FIRST_UNIT_ITEM + c.AIRCRAFT) == 12


@pytest.mark.rule("CF-14.3", "CF-14.5", "CF-14.6")
def test_a_unit_is_drawn_and_an_empty_deck_is_shuffled_anew() -> None:
    table = city(5)
    first = c.MOUNTED * c.CARDS_OF_UNIT
    for card in range(first, first + c.CARDS_OF_UNIT):
        table.deck[card] = 0
    table.deck_held[c.MOUNTED] = 0
    do(table, "city 2")
    assert refused(table, "build mounted") == "CF-14.6"
    table.withdraw(P1)
    table.returned[first] = 2
    do(management(table), "city 2", "build mounted")
    assert (table.deck_held[c.MOUNTED], table.deck[first], table.returned[first]) == (1, 1, 0)
    assert table.forces_held[P1] == 4


# --- buildings (CF-15) ---


@pytest.mark.rule("CF-15.1", "CF-15.2", "CF-28.1")
@pytest.mark.parametrize(
    ("name", "tech", "cost", "terrains"),
    [
        ("harbor", "navigation", 7, "water"),
        ("trading_post", "code_of_laws", 7, "desert"),
        ("workshop", "construction", 7, "mountain"),
        ("iron_mine", "railroad", 10, "mountain"),
        ("library", "writing", 5, "grassland"),
        ("university", "printing_press", 8, "grassland"),
        ("granary", "pottery", 5, "grassland"),
        ("aqueduct", "engineering", 8, "grassland"),
        ("market", "currency", 7, "grassland forest mountain desert"),
        ("bank", "banking", 10, "grassland forest mountain desert"),
        ("temple", "philosophy", 7, "grassland forest mountain desert"),
        ("cathedral", "theology", 10, "grassland forest mountain desert"),
        ("barracks", "metalworking", 7, "grassland forest mountain desert"),
        ("academy", "military_science", 10, "grassland forest mountain desert"),
    ],
)
def test_where_buildings_stand(name: str, tech: str, cost: int, terrains: str) -> None:
    word = name.replace("_", " ")
    table = city(cost - 1, civs="rome germany")
    table.techs[P1] = 0
    table.government[P1] = c.GOVERNMENT.number("despotism")
    at = dict(zip(c.TERRAIN_IDS, ("e7", "f7", "f8", "f9", "e9"), strict=True))
    cover(table, **{where: terrain for terrain, where in at.items()})
    table.extra[1] = 0
    table.extra[1] = cost - 1 - int(production_of(table, P1, 1))
    do(management(know(table, tech)), "city 2")
    assert refused(table, f"build {word}") == "CF-12.5"
    table.withdraw(P1)
    table.extra[1] += 1
    do(management(table), "city 2", f"build {word}")
    allowed = set(options(table))
    assert {terrain for terrain, where in at.items() if f"at {where}" in allowed} == set(terrains.split())
    refusals = {refused(table, f"at {where}") for where in at.values() if f"at {where}" not in allowed}
    assert refusals <= {"CF-15.2"}
    table.withdraw(P1)
    table.techs[P1] = 0
    do(management(table), "city 2")
    assert refused(table, f"build {word}") == "CF-15.1"


@pytest.mark.rule("CF-15.1", "CF-15.10", "CF-15.15", "CF-1.11")
def test_building_tokens_are_limited_and_come_back() -> None:
    table = know(city(5), "writing")
    table.stacks[c.STACK_IDS.index("library")] = 0
    do(management(table), "city 2")
    assert refused(table, "build library") == "CF-12.13"
    table.withdraw(P1)
    table.stacks[c.STACK_IDS.index("library")] = 1
    building(table, "library", "e7")
    do(management(table), "city 2", "build library")
    assert options(table) == ["at e7"]  # the old one comes back first
    do(table, "at e7")
    assert table.stacks[c.STACK_IDS.index("library")] == 0


@pytest.mark.rule("CF-15.3", "CF-15.7", "CF-3.10")
@pytest.mark.example("CF-EX-12")
def test_a_temple_in_a_forest() -> None:
    table = city(7, terrain="forest")
    assert icons_for(table, P1, 1, c.PRODUCTION) == 2
    building(table, "temple", "e7")
    assert [int(icons_for(table, P1, 1, icon)) for icon in (c.PRODUCTION, c.CULTURE)] == [0, 2]


@pytest.mark.rule("CF-15.4")
def test_own_figures_do_not_matter() -> None:
    table = army(know(city(5), "writing"), "e7")
    do(management(table), "city 2", "build library")
    assert "at e7" in options(table)


@pytest.mark.rule("CF-15.5", "CF-15.6", "CF-15.9", "CF-15.12")
def test_one_unique_building_to_a_city() -> None:
    table = building(know(city(7), "philosophy writing currency"), "market", "e7")
    do(management(table), "city 2", "build temple")
    assert options(table) == ["at e7"]
    assert refused(table, "at e9") == "CF-15.6"
    do(table, "at e7")
    assert table.stacks[c.STACK_IDS.index("market")] == 5
    table = building(building(know(city(5), "writing"), "library", "e7"), "library", "e9")
    assert "library" in items(table)


@pytest.mark.rule("CF-15.13", "CF-15.14")
@pytest.mark.example("CF-EX-15")
def test_engineering_turns_granaries_into_aqueducts() -> None:
    table = know(city(8), "pottery")
    building(table, "granary", "e7")
    building(table, "granary", "e9")
    acquire(table, P1, c.TECHNOLOGY.number("engineering"))
    aqueduct = c.BUILDING.number("aqueduct")
    assert table.marker[square("e7")] == table.marker[square("e9")] == aqueduct
    do(management(table), "city 2")
    assert refused(table, "build granary") == "CF-15.13"
    assert "build aqueduct" in options(table)
    table.withdraw(P1)
    table.techs[P1] &= ~(1 << c.TECHNOLOGY.number("pottery"))
    assert "aqueduct" in items(management(table))


@pytest.mark.rule("CF-15.16")
def test_walls_are_built_once_in_the_centre() -> None:
    table = city(7)
    do(table, "city 2")
    assert refused(table, "build city walls") == "CF-15.16"
    table.withdraw(P1)
    do(management(know(table, "masonry")), "city 2", "build city walls")
    assert table.walled[P1] >> 1 & 1
    table.acted[1] = 0
    do(management(table), "city 2")
    assert refused(table, "build city walls") == "CF-15.16"


# --- wonders (CF-16) ---


@pytest.mark.rule("CF-16.1", "CF-16.3", "CF-16.4", "CF-16.5", "CF-16.6", "CF-16.9")
def test_a_wonder_is_built_and_its_slot_refilled() -> None:
    table = city(10, terrain="water")
    do(table, "city 2")
    assert refused(table, "build louvre") == "CF-16.1"
    do(table, "build stonehenge")
    assert refused(table, "at e7") == "CF-16.9"
    assert refused(table, "at e10") == "CF-16.4"
    do(table, "at e9")
    stonehenge = c.WONDER.number("stonehenge")
    assert (table.wonder_at[stonehenge], table.wonder_of[stonehenge]) == (square("e9"), P1)
    assert sorted(int(c.WONDER_AGE[one]) for one in table.row) == [0, 0, 0, 1]
    assert icons_for(table, P1, 1, c.CULTURE) == 1


@pytest.mark.rule("CF-16.2")
@pytest.mark.example("CF-EX-14")
def test_a_technology_makes_a_wonder_cheaper() -> None:
    table = city(10)
    do(table, "city 2")
    assert refused(table, "build colossus") == "CF-12.5"
    table.withdraw(P1)
    assert "colossus" in items(know(table, "metalworking"))


@pytest.mark.rule("CF-16.8", "CF-16.10", "CF-15.9", "CF-15.10", "CF-15.12", "CF-16.13")
def test_one_wonder_to_a_city_and_a_replaced_one_leaves_the_game() -> None:
    table = wonder(city(25, terrain="forest"), "panama_canal", "e7")
    building(table, "temple", "e9")
    purse = next(n for n in range(int(PURSES)) if PURSE_CARD[n] >= FIRST_WONDER_CARD)
    table.coins_on[purse] = 3
    assert (coins(table, P1), icons_for(table, P1, 1, c.PRODUCTION)) == (3, 0)
    table.obsolete = 1 << c.WONDER.number("panama_canal")
    assert coins(table, P1) == 3
    do(management(table), "city 2", "build stonehenge")
    assert options(table) == ["at e7"]
    assert refused(table, "at e9") == "CF-16.10"
    do(table, "at e7")
    assert coins(table, P1) == 0
    assert table.wonder_of[c.WONDER.number("panama_canal")] == c.NONE


@pytest.mark.rule("CF-32.8")
def test_rome_advances_for_a_wonder() -> None:
    table = city(10, civs="rome china")
    do(table, "city 2", "build stonehenge", "at e7")
    assert table.track[P1] == 1


@pytest.mark.rule("CF-16.15")
def test_angkor_wat_harvests_twice() -> None:
    table = wonder(city(), "angkor_wat", "e7")
    do(management(_with_resources(table)), "city 2")
    assert options(table, "harvest") == ["harvest silk", "harvest silk and silk"]  # both from one square
    do(table, "harvest silk and silk")
    assert (table.resources[c.RESOURCE.number("silk")], table.market[c.RESOURCE.number("silk")]) == (2, 0)
    assert used(table, "angkor_wat")


def _with_resources(table: Table) -> Table:
    """Let the square E9 be what is printed: a resource."""
    slot, cell = table.plan.grid.slot[square("e9")], table.plan.grid.cell[square("e9")]
    for tile in range(20):
        for turns in range(4):
            if PRINTED_RESOURCE[print_under(tile, turns, cell)] == c.RESOURCE.number("silk"):
                table.tile[slot], table.turns[slot] = tile, turns
                table.restored()
                table.covered[square("e9")] = c.NONE
                return table
    raise AssertionError("no tile has silk there")


# --- harvests (CF-20) ---


@pytest.mark.rule("CF-20.1", "CF-20.2", "CF-20.3", "CF-20.10")
@pytest.mark.example("CF-EX-17")
def test_a_harvest_takes_one_token_from_the_market() -> None:
    table = _with_resources(city())
    do(management(table), "city 2")
    assert options(table, "harvest") == ["harvest silk"]
    assert refused(table, "harvest iron") == "CF-20.1"
    do(table, "harvest silk")
    silk = c.RESOURCE.number("silk")
    assert (table.resources[silk], table.market[silk]) == (1, 1)
    table.market[silk] = table.acted[1] = 0
    do(management(table), "city 2")
    assert refused(table, "harvest silk") == "CF-20.1"
    table.withdraw(P1)
    table.market[silk] = 1
    do(management(army(table, "e9", P2)), "city 2")
    assert refused(table, "harvest silk") == "CF-20.1"  # blockaded


# --- Egypt (CF-32.5) ---


@pytest.mark.rule("CF-32.5")
def test_egypt_builds_one_building_for_free() -> None:
    table = management(know(city(civs="egypt china", terrain="mountain"), "masonry"))
    do(table, "city 2")
    assert {"free workshop", "free city walls"} <= set(options(table))
    assert refused(table, "free library") == "CF-15.1"
    do(table, "free workshop", "at e7")
    assert table.marker[square("e7")] == c.BUILDING.number("workshop")
    do(table, "city 1")
    assert not options(table, "free")
