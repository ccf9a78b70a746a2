"""What pieces are, era by era and with each technology; aircraft at the end of a round (CE-1, CE-3, CE-6.5)."""

import pytest

from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.arrival import military_at
from epocha.games.civilization_2002.bases import destroy_unbased
from epocha.games.civilization_2002.clash import rolled, superiority
from epocha.games.civilization_2002.forces import armies_at
from epocha.games.civilization_2002.technologies import bonus_of, dice_of, era_of, unit_of

from .field import GAME, P1, P2, Table, fleet, learned, read, settled, unit, units, world


def unit_name(table: Table, figure: str) -> str:
    """Return what a figure is in the advanced rules."""
    return str(c.UNIT.ids[int(unit_of(table, c.FIGURE.number(figure)))])


@pytest.mark.rule("CE-1.10")
def test_what_counts_as_army_and_as_military_unit() -> None:
    table = world(era="modern")
    for figure in ("musketeer", "tank", "cannon", "jet", "settler"):
        unit(table, P1, figure, "nippon")
    fleet(table, P1, "galley", "nippon")
    assert armies_at(table, P1, read("nippon")) == 3
    assert military_at(table, P1, read("nippon")) == 5


@pytest.mark.rule("CE-1.12", "CE-26.4")
def test_dice_show_one_to_six() -> None:
    chance = world().dice_cup()
    assert {int(rolled(1, chance)) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("CE-1.7")
def test_figures_never_run_out() -> None:
    table = world()
    unit(table, P1, "swordsman", "gobi", 500)
    assert armies_at(table, P1, read("gobi")) == 500


@pytest.mark.rule("CE-1.1", "CE-1.2", "CE-1.3", "CE-1.5", "CE-1.13")
@pytest.mark.parametrize("players", range(2, 7))
def test_what_a_game_begins_with(players: int) -> None:
    """Two to six players, basic or advanced, of three lengths, in the ancient era; nobody differs from the others."""
    for rules in ("basic", "advanced"):
        for length in ("short", "medium", "long"):
            table = GAME.new_initial_state(players, 1, {"rules": rules, "length": length})
            assert table.era == c.ANCIENT
            assert len({*map(int, table.gold)}) == 1
            assert table.agreed.advanced == (rules == "advanced")
    assert (GAME.min_players, GAME.max_players) == (2, 6)


@pytest.mark.rule("CE-1.4")
def test_four_eras() -> None:
    assert c.ERA.ids == ("ancient", "medieval", "industrial", "modern")
    table = world(era="modern")
    assert superiority(table, c.FIGURE.number("tank"), c.FIGURE.number("musketeer")) == 4


@pytest.mark.rule("CE-1.11")
def test_everybody_stands_alone() -> None:
    table = GAME.new_initial_state(6, 1, {})
    assert [table.lead_seat(seat) for seat in range(6)] == list(range(6))


@pytest.mark.rule("CE-3.11")
def test_units_of_the_basic_rules() -> None:
    """One of each class in each era, and aircraft in the last."""
    found = {(int(c.FIGURE_CLASS[one.figure]), one.era) for one in c.BASIC_UNIT}
    assert found == {(kind, era) for kind in range(4) for era in range(4)} | {(c.AIRCRAFT, c.MODERN)}
    assert len(c.BASIC_UNIT) == 17


@pytest.mark.rule("CE-3.12", "CE-3.17")
def test_catapults_of_the_basic_rules_become_medieval() -> None:
    """No other unit changes."""
    table = world()
    dice: dict[str, list[int]] = {}
    for era in range(4):
        table.era = era
        for figure in ("catapult", "swordsman", "horseman", "galley", "knight"):
            dice.setdefault(figure, []).append(int(dice_of(table, c.FIGURE.number(figure))))
    assert dice.pop("catapult") == [1, 2, 2, 2]
    assert dice == {"swordsman": [1] * 4, "horseman": [1] * 4, "galley": [1] * 4, "knight": [2] * 4}


@pytest.mark.example("CE-EX-12")
@pytest.mark.rule("CE-3.14", "CE-3.15", "CE-3.13")
def test_modernisation() -> None:
    """Whoever obtains a technology, all units of its figure are modernised; across eras only the catapult is."""
    table = learned(world("advanced"), P2, "bronze_working", "iron_working", "the_wheel", "mathematics")
    assert [unit_name(table, figure) for figure in ("swordsman", "horseman", "catapult")] == [
        "swordsman",
        "chariot",
        "catapult",
    ]
    learned(table, 2, "horseback_riding")
    assert unit_name(table, "horseman") == "horseman"
    learned(table, P1, "feudalism")
    assert unit_name(table, "swordsman") == "swordsman"
    assert era_of(table, c.FIGURE.number("catapult")) == c.ANCIENT
    learned(table, P2, "engineering")
    assert unit_name(table, "catapult") == "trebuchet"
    assert era_of(table, c.FIGURE.number("catapult")) == c.MEDIEVAL


@pytest.mark.rule("CE-3.13", "CE-3.17")
def test_strength_follows_the_table() -> None:
    table = learned(world("advanced", "modern"), P1, "gunpowder_weapons", "steam_power", "combustion")
    strength = {
        figure: (int(dice_of(table, c.FIGURE.number(figure))), int(bonus_of(table, c.FIGURE.number(figure))))
        for figure in ("swordsman", "musketeer", "battleship")
    }
    assert strength == {"swordsman": (1, 0), "musketeer": (3, 2), "battleship": (4, 1)}
    learned(table, P2, "advanced_flight")
    assert (dice_of(table, c.BATTLESHIP), bonus_of(table, c.BATTLESHIP)) == (4, 0)


@pytest.mark.rule("CE-6.5")
@pytest.mark.parametrize(
    ("rules", "technologies", "at_sea"),
    [("basic", (), 3), ("advanced", ("flight",), 0), ("advanced", ("flight", "advanced_flight"), 2)],
)
def test_aircraft_without_a_base_are_lost_at_the_end_of_the_round(
    rules: str, technologies: tuple[str, ...], at_sea: int
) -> None:
    """Armies alone keep none."""
    table = learned(world(rules, "modern"), P2, *technologies)
    settled(table, P1, "gobi")
    unit(table, P1, "tank", "java")
    fleet(table, P1, "battleship", "coral_sea")
    for region in ("gobi", "java", "coral_sea", "black_sea"):
        unit(table, P1, "jet", region, 3)
    destroy_unbased(table)
    left = [units(table, P1, region).count("jet") for region in ("gobi", "java", "coral_sea", "black_sea")]
    assert left == [3, 0, at_sea, 0]
