"""Combat rounds: sealed choices, dice, what is added to them, what is lost (CE-11.7 to CE-11.34)."""

import pytest

from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.clash import dice_for, superiority

from .field import (
    GAME,
    P1,
    P2,
    P3,
    Table,
    dice,
    do,
    fleet,
    fought,
    learned,
    moving,
    neutral,
    number_of,
    options,
    over,
    read,
    refused,
    settled,
    step,
    token,
    unit,
    units,
    wonder,
    world,
)


def attack(table: Table, foe: str = "2", region: str = "orinoco") -> Table:
    """Let P1 declare a battle and nothing else."""
    moving(table)
    while step(table) == "move":
        do(table, "done")
    do(table, f"attack {foe} in {region}")
    if step(table) == "declare":
        do(table, "done")
    return table


def pick(table: Table, seat: int, *texts: str) -> Table:
    """Let a leader choose for a combat round; a choice without aircraft to add is complete by itself."""
    for text in texts:
        table.apply_action(seat, GAME.text_to_action(table, text))
    return table


def choices(table: Table, seat: int) -> list[str]:
    """Return what a leader may choose."""
    return [GAME.action_to_text(table, action) for action in table.legal_actions(seat)]


def orinoco(rules: str, with_metropolis: bool) -> Table:
    """Return the battle of CE-EX-5 and CE-EX-13: P1 attacks P2."""
    table = world(rules, "modern")
    basic = rules == "basic"
    unit(table, P1, "tank", "orinoco", 2)
    unit(table, P1, "howitzer" if basic else "cannon", "orinoco")
    unit(table, P1, "jet", "orinoco")
    for figure in ("musketeer", "tank", "cannon"):
        unit(table, P2, figure, "orinoco")
    unit(table, P2, "settler", "orinoco", 3)
    settled(table, P2, "yukon")
    if with_metropolis:
        settled(table, P2, "orinoco", 4)
    if not basic:
        learned(table, P3, "flight", "advanced_flight", "metallurgy", "mass_production", "gunpowder_weapons")
    return attack(table)


def three_rounds(table: Table, *rolls: tuple[tuple[int, int], tuple[int, int]]) -> list[list[int]]:
    """Play the three rounds of the example with certain dice; return the totals."""
    found: list[list[int]] = []
    aircraft = ("with an aircraft of 1", "roll")
    for own, others, (first, second) in zip(
        (("use tank of 1", *aircraft), ("use tank of 1",), ("use tank of 1",)),
        ("use cannon of 2", "use tank of 2", "use musketeer of 2"),
        rolls,
        strict=False,
    ):
        pick(table, P1, *own)
        dice(table, first, second)
        pick(table, P2, others)
        found.append(fought(table))
    return found


@pytest.mark.example("CE-EX-5")
@pytest.mark.rule("CE-11.13", "CE-11.15", "CE-11.16", "CE-11.17", "CE-11.25")
def test_the_land_battle_of_the_basic_rules_as_printed() -> None:
    """Without the bonus of the settlement, which the example leaves out (CE-R-11)."""
    table = orinoco("basic", with_metropolis=False)
    totals = three_rounds(table, ((5, 20), (3, 16)), ((4, 17), (4, 12)), ((4, 13), (3, 12)))
    assert totals == [[20, 20], [17, 12], [17, 12]]
    assert units(table, P1, "orinoco") == ["tank", "howitzer"]
    assert units(table, P2, "orinoco") == ["settler"] * 3
    assert options(table) == ["done", "destroy settlers of 2 in orinoco"]


@pytest.mark.example("CE-EX-5")
@pytest.mark.rule("CE-11.20")
def test_the_land_battle_of_the_basic_rules_with_the_settlement() -> None:
    """In the first round 20 against 21: tank and jet are lost, the cannon survives."""
    table = orinoco("basic", with_metropolis=True)
    assert three_rounds(table, ((5, 20), (3, 16))) == [[20, 21]]
    assert units(table, P1, "orinoco") == ["tank", "howitzer"]
    assert units(table, P2, "orinoco") == ["musketeer", "cannon", "tank", *["settler"] * 3]


@pytest.mark.example("CE-EX-13", "CE-EX-5")
@pytest.mark.rule("CE-11.14", "CE-11.21", "CE-11.23", "CE-12.2", "CE-12.3")
def test_the_land_battle_of_the_advanced_rules() -> None:
    """A monoplane adds two dice; the metropolis falls with all settlers."""
    table = orinoco("advanced", with_metropolis=True)
    totals = three_rounds(table, ((6, 20), (3, 14)), ((4, 17), (4, 12)), ((4, 13), (3, 12)))
    assert totals == [[20, 20], [17, 13], [17, 13]]
    assert units(table, P1, "orinoco") == ["cannon", "tank"]
    do(table, "capture orinoco")
    assert units(table, P2, "orinoco") == []
    assert (table.settlement_of[read("orinoco")], table.settlement_size[read("orinoco")]) == (P1, 4)


@pytest.mark.example("CE-EX-6")
@pytest.mark.rule("CE-11.8", "CE-11.27", "CE-3.5")
@pytest.mark.parametrize(("rules", "plus"), [("basic", 0), ("advanced", 1)])
def test_the_sea_battle(rules: str, plus: int) -> None:
    """Two battleships against a frigate and a loaded caravel; in the advanced rules they add one."""
    table = world(rules, "modern")
    fleet(table, P1, "battleship", "coral_sea")
    fleet(table, P1, "battleship", "coral_sea")
    fleet(table, P2, "frigate", "coral_sea")
    fleet(table, P2, "caravel", "coral_sea", "howitzer", "machine_gunner")
    attack(table, region="coral sea")
    pick(table, P1, "use fleet 1 of 1")
    dice(table, (4, 7), (3, 6))
    pick(table, P2, "use fleet 1 of 2")
    assert fought(table) == [7 + plus, 6]
    pick(table, P1, "use fleet 1 of 1")
    dice(table, (4, 16), (2, 12))
    pick(table, P2, "use fleet 1 of 2")
    assert fought(table) == [16 + plus, 12]
    assert number_of(table) == 2
    assert over(table)


@pytest.mark.rule("CE-11.10", "CE-25.3", "CE-27.1", "CE-29.3")
def test_choices_are_secret_until_both_are_made() -> None:
    """Nobody sees what is chosen; like units of one owner are one option."""
    table = world()
    unit(table, P1, "swordsman", "orinoco", 3)
    unit(table, P1, "knight", "orinoco")
    unit(table, P2, "catapult", "orinoco")
    attack(table)
    assert table.current_players == (P1, P2)
    assert [GAME.action_to_text(table, one) for one in table.legal_actions(P1)] == [
        "use swordsman of 1",
        "use knight of 1",
    ]
    views = [table.view(P2), table.view(P3), table.view(None)]
    pick(table, P1, "use knight of 1")
    assert table.current_players == (P2,)
    digests = [view.clash_figure for view in views]
    assert [table.view(seat).clash_figure for seat in (P2, P3, None)] == digests
    assert [len(table.view(seat).draft(P1)) for seat in (P2, P3, None)] == [0, 0, 0]
    pick(table, P2, "use catapult of 2")
    assert list(table.clash_figure) == [c.FIGURE.number("knight"), c.FIGURE.number("catapult")]


@pytest.mark.rule("CE-29.4")
def test_a_choice_of_one_unit_is_asked_all_the_same() -> None:
    table = world()
    unit(table, P1, "swordsman", "orinoco")
    unit(table, P2, "swordsman", "orinoco")
    assert step(attack(table)) == "choose"


@pytest.mark.rule("CE-11.13")
def test_dice_of_the_basic_rules() -> None:
    """The number of the unit's era, and one for each aircraft."""
    table = world(era="modern")
    rolled = [int(dice_for(table, c.FIGURE.number(name), 2)) for name in ("swordsman", "caravel", "cannon", "tank")]
    assert rolled == [3, 4, 5, 6]


@pytest.mark.rule("CE-11.14", "CE-11.23", "CE-3.13")
@pytest.mark.parametrize(
    ("technologies", "dice_of_two"),
    [((), 2), (("advanced_flight",), 4), (("rocketry",), 6), (("super_conductor",), 8)],
)
def test_dice_of_aircraft_in_the_advanced_rules(technologies: tuple[str, ...], dice_of_two: int) -> None:
    table = learned(world("advanced", "modern"), P2, "flight", *technologies)
    assert dice_for(table, c.FIGURE.number("tank"), 2) == 4 + dice_of_two


@pytest.mark.rule("CE-11.17", "CE-11.18")
@pytest.mark.parametrize("era", range(4))
def test_superiority_goes_round_and_adds_the_number_of_the_era(era: int) -> None:
    table = world(era="modern")
    table.era = era
    names = ("musketeer", "cannon", "dragoon", "frigate")
    better = {
        (own, other)
        for own in names
        for other in names
        if superiority(table, c.FIGURE.number(own), c.FIGURE.number(other)) == era + 1
    }
    assert better == {("dragoon", "musketeer"), ("musketeer", "cannon"), ("cannon", "dragoon")}


@pytest.mark.rule("CE-11.19")
def test_technologies_help_in_the_basic_rules() -> None:
    """One for every two of the leader's, at sea too."""
    table = learned(world(), P1, "masonry", "bronze_working", "iron_working", "the_wheel", "mathematics")
    learned(table, P2, "feudalism")
    fleet(table, P1, "galley", "coral_sea")
    fleet(table, P2, "galley", "coral_sea")
    attack(table, region="coral sea")
    pick(table, P1, "use fleet 1 of 1")
    pick(dice(table, (1, 1), (1, 2)), P2, "use fleet 1 of 2")
    assert fought(table) == [3, 2]


@pytest.mark.rule("CE-11.24")
def test_technologies_do_not_help_in_the_advanced_rules() -> None:
    table = learned(world("advanced"), P1, "masonry", "pottery_specialization", "alphabet_writing", "the_wheel")
    unit(table, P1, "swordsman", "orinoco")
    unit(table, P2, "swordsman", "orinoco")
    pick(attack(table), P1, "use swordsman of 1")
    pick(dice(table, (1, 4), (1, 3)), P2, "use swordsman of 2")
    assert fought(table) == [4, 3]


@pytest.mark.rule("CE-11.20", "CE-11.21")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize(("owner", "bonus"), [(P1, [1, 0]), (P2, [0, 1]), (P3, [0, 0])])
def test_the_owner_of_the_settlement_is_helped_on_either_side(rules: str, owner: int, bonus: list[int]) -> None:
    table = settled(world(rules), owner, "orinoco")
    unit(table, P1, "swordsman", "orinoco")
    unit(table, P2, "swordsman", "orinoco")
    pick(attack(table), P1, "use swordsman of 1")
    pick(dice(table, (1, 3), (1, 3)), P2, "use swordsman of 2")
    assert fought(table) == [3 + bonus[0], 3 + bonus[1]]


@pytest.mark.rule("CE-11.20", "CE-11.21", "CE-11.6")
def test_the_settlement_helps_those_whom_its_owner_has_joined() -> None:
    table = settled(world(), P3, "orinoco")
    for seat in (P1, P2, P3):
        unit(table, seat, "swordsman", "orinoco")
    do(attack(table), "join the defender")
    pick(table, P1, "use swordsman of 1")
    pick(dice(table, (1, 3), (1, 3)), P2, "use swordsman of 2")
    assert fought(table) == [3, 4]


@pytest.mark.rule("CE-11.22")
@pytest.mark.parametrize(("era", "bonus"), [("ancient", 2), ("medieval", 1)])
def test_the_great_wall(era: str, bonus: int) -> None:
    table = wonder(settled(world("advanced", era), P2, "orinoco"), P2, "great_wall")
    unit(table, P1, "swordsman", "orinoco")
    unit(table, P2, "swordsman", "orinoco")
    pick(attack(table), P1, "use swordsman of 1")
    pick(dice(table, (1, 3), (1, 3)), P2, "use swordsman of 2")
    assert fought(table) == [3, 3 + bonus]


@pytest.mark.rule("CE-11.29")
@pytest.mark.parametrize("holder", [P1, P2])
def test_the_oracle_sees_the_choice_of_the_opponent(holder: int) -> None:
    table = wonder(world("advanced"), holder, "oracle")
    for seat in (P1, P2):
        unit(table, seat, "swordsman", "orinoco")
        unit(table, seat, "catapult", "orinoco")
    attack(table)
    assert (step(table), table.current_players) == ("choose-openly", (1 - holder,))
    pick(table, 1 - holder, f"use catapult of {2 - holder}")
    assert table.current_players == (holder,)
    side = 0 if holder == P2 else 1
    assert table.view(holder).clash_figure[side] == c.FIGURE.number("catapult")
    pick(table, holder, f"use swordsman of {holder + 1}")
    assert len(table.sheet) > 0


@pytest.mark.rule("CE-11.29")
def test_the_oracle_of_a_later_era_sees_nothing() -> None:
    table = wonder(world("advanced", "medieval"), P1, "oracle")
    unit(table, P1, "swordsman", "orinoco")
    unit(table, P2, "swordsman", "orinoco")
    assert step(attack(table)) == "choose"


@pytest.mark.rule("CE-11.11", "CE-11.12")
def test_aircraft_support_but_do_not_fight() -> None:
    """On land any army, at sea battleships only."""
    table = world(era="modern")
    settled(table, P1, "orinoco")
    unit(table, P1, "swordsman", "orinoco")
    unit(table, P1, "jet", "orinoco", 2)
    unit(table, P2, "tank", "orinoco")
    attack(table)
    assert refused(table, "with an aircraft of 1", P1) == "CE-11.12"
    pick(table, P1, "use swordsman of 1", "with an aircraft of 1", "with an aircraft of 1")
    assert refused(table, "with an aircraft of 1", P1) == "CE-11.11"
    table = world(era="modern")
    fleet(table, P1, "frigate", "coral_sea")
    fleet(table, P1, "battleship", "coral_sea")
    unit(table, P1, "jet", "coral_sea")
    fleet(table, P2, "galley", "coral_sea")
    attack(table, region="coral sea")
    assert table.current_players == (P1, P2)
    pick(table.clone(), P1, "use fleet 2 of 1", "with an aircraft of 1")
    pick(table, P1, "use fleet 1 of 1")  # the frigate: complete at once
    assert table.current_players == (P2,)


@pytest.mark.rule("CE-11.15", "CE-11.26")
def test_supporting_aircraft_fall_with_their_unit_and_the_last_ones_without_a_roll() -> None:
    table = world(era="modern")
    settled(table, P2, "orinoco")
    unit(table, P1, "tank", "orinoco")
    unit(table, P2, "tank", "orinoco", 2)
    unit(table, P2, "jet", "orinoco", 3)
    attack(table)
    pick(table, P1, "use tank of 1")
    pick(table, P2, "use tank of 2", "with an aircraft of 2", "with an aircraft of 2")
    dice(table, (4, 24), (6, 10))
    pick(table, P2, "roll")
    assert units(table, P2, "orinoco") == ["tank", "jet"]
    pick(table, P1, "use tank of 1")
    pick(table, P2, "use tank of 2")
    dice(table, (4, 20), (4, 10))
    pick(table, P2, "roll")
    assert units(table, P2, "orinoco") == []
    assert units(table, P1, "orinoco") == ["tank"]


@pytest.mark.rule("CE-11.9", "CE-11.25")
def test_a_battle_goes_on_until_a_side_is_beaten() -> None:
    """Nothing else is open to the leaders meanwhile."""
    table = world()
    unit(table, P1, "swordsman", "orinoco", 2)
    unit(table, P2, "swordsman", "orinoco", 2)
    attack(table)
    for _ in range(2):
        assert choices(table, P1) == ["use swordsman of 1"]
        pick(table, P1, "use swordsman of 1")
        pick(dice(table, (1, 4), (1, 3)), P2, "use swordsman of 2")
    assert over(table)
    assert units(table, P1, "orinoco") == ["swordsman"] * 2


@pytest.mark.rule("CE-11.16")
def test_in_a_tie_both_fall() -> None:
    table = world()
    unit(table, P1, "swordsman", "orinoco")
    unit(table, P2, "swordsman", "orinoco")
    pick(attack(table), P1, "use swordsman of 1")
    pick(dice(table, (1, 4), (1, 4)), P2, "use swordsman of 2")
    assert number_of(table) == 0


@pytest.mark.rule("CE-11.7", "CE-11.8", "CE-3.4")
def test_who_fights_where() -> None:
    """On land armies, not fleets in port nor settlers; at sea fleets, not what they carry."""
    table = world()
    settled(table, P1, "orinoco")
    unit(table, P1, "swordsman", "orinoco")
    unit(table, P1, "settler", "orinoco")
    fleet(table, P1, "galley", "orinoco")
    unit(table, P2, "knight", "orinoco")
    assert choices(attack(table), P1) == ["use swordsman of 1"]
    assert refused(table, "use fleet 1 of 1", P1) == "CE-11.7"
    table = world()
    fleet(table, P1, "galley", "coral_sea", "swordsman", "settler")
    fleet(table, P2, "galley", "coral_sea", "knight")
    assert choices(attack(table, region="coral sea"), P1) == ["use fleet 1 of 1"]
    assert refused(table, "use swordsman of 1", P1) == "CE-11.8"


@pytest.mark.rule("CE-11.27", "CE-11.34")
def test_aircraft_of_a_lost_battleship_need_another_one() -> None:
    """In the basic rules any number may stay on one that is left."""
    for ships, left in ((1, 0), (2, 4)):
        table = world(era="modern")
        for _ in range(ships):
            fleet(table, P2, "battleship", "coral_sea")
        unit(table, P2, "jet", "coral_sea", 4)
        fleet(table, P1, "battleship", "coral_sea")
        fleet(table, P1, "battleship", "coral_sea")
        attack(table, region="coral sea")
        pick(table, P1, "use fleet 1 of 1")
        pick(table, P2, "use fleet 1 of 2")
        pick(dice(table, (4, 20), (4, 10)), P2, "roll")
        if ships == 2:
            pick(table, P2, "use fleet 1 of 2")
            pick(table, P1, "use fleet 1 of 1")
            pick(dice(table, (4, 10), (4, 20)), P2, "roll")
            pick(table, P2, "use fleet 1 of 2")
            pick(table, P1, "use fleet 1 of 1")
            pick(dice(table, (4, 10), (4, 20)), P2, "roll")
        assert units(table, P2, "coral_sea").count("jet") == left


@pytest.mark.rule("CE-11.34", "CE-3.10")
def test_carriers_that_are_left_keep_two_aircraft_each() -> None:
    table = learned(world("advanced", "modern"), P3, "flight", "advanced_flight", "combustion")
    settled(table, P1, "tanami")
    for _ in range(2):
        fleet(table, P2, "battleship", "coral_sea")
    unit(table, P2, "jet", "coral_sea", 4)
    fleet(table, P1, "battleship", "coral_sea")
    attack(table, region="coral sea")
    pick(table, P1, "use fleet 1 of 1")
    pick(table, P2, "use fleet 1 of 2")
    pick(dice(table, (4, 12), (4, 12)), P2, "roll")
    assert units(table, P2, "coral_sea") == ["battleship", "jet", "jet"]


# --- neutral cavalry ---


@pytest.mark.rule("CE-11.30", "CE-11.32", "CE-4.18")
def test_neutral_cavalry_fights_alone() -> None:
    """With dice and superiority, without bonus of technologies or settlements."""
    table = learned(world(), P1, "masonry", "bronze_working")
    settled(table, P1, "orinoco")
    unit(table, P1, "swordsman", "orinoco")
    neutral(table, "horseman", "orinoco")
    attack(table, "neutral")
    assert table.current_players == (P1,)
    pick(dice(table, (1, 3), (1, 4)), P1, "use swordsman of 1")
    assert fought(table) == [3 + 1 + 1, 4 + 1]
    assert number_of(table) == 0


@pytest.mark.rule("CE-11.30")
@pytest.mark.parametrize("with_army", [True, False])
def test_settlers_that_meet_neutral_cavalry_need_an_army(with_army: bool) -> None:
    """Those that stood there before are safe."""
    table = world()
    unit(table, P1, "settler", "orinoco")
    unit(table, P1, "settler", "inca")
    if with_army:
        unit(table, P1, "catapult", "inca")
    neutral(table, "horseman", "orinoco")
    moving(table)
    do(table, "from inca", "settler", "to orinoco")
    if with_army:
        do(table, "from inca", "catapult", "to orinoco")
    do(table, "done")
    if with_army:
        pick(dice(table, (1, 5), (1, 1)), P1, "use catapult of 1")
    assert units(table, P1, "orinoco").count("settler") == (2 if with_army else 1)


@pytest.mark.rule("CE-11.30")
def test_settlers_fall_with_their_army() -> None:
    table = world()
    unit(table, P1, "settler", "inca")
    unit(table, P1, "swordsman", "inca")
    neutral(table, "horseman", "orinoco")
    moving(table)
    do(table, "from inca", "settler", "to orinoco", "from inca", "swordsman", "to orinoco")
    do(table, *["done"] * (step(table) == "move"))
    pick(dice(table, (1, 1), (1, 6)), P1, "use swordsman of 1")
    assert units(table, P1, "orinoco") == []


@pytest.mark.rule("CE-11.30")
def test_others_may_join_against_neutral_cavalry_only() -> None:
    table = world()
    unit(table, P1, "swordsman", "orinoco")
    unit(table, P2, "knight", "orinoco")
    neutral(table, "horseman", "orinoco")
    attack(table, "neutral")
    assert options(table) == ["done", "join the attacker"]
    assert refused(table, "join the defender") == "CE-11.30"
    do(table, "join the attacker")
    assert options(table) == ["use swordsman of 1", "use knight of 2"]


@pytest.mark.rule("CE-4.34")
def test_neutral_cavalry_keeps_the_dice_of_its_era_in_the_basic_rules() -> None:
    table = world(era="modern")
    unit(table, P1, "machine_gunner", "orinoco")
    neutral(table, "knight", "orinoco")
    attack(table, "neutral")
    pick(dice(table, (4, 20), (2, 9)), P1, "use machine gunner of 1")
    assert fought(table) == [20, 9 + 4]


def test_a_token_of_terrain_changes_nothing_in_battle() -> None:
    table = token(world(), "mountains", "orinoco", 2)
    unit(table, P1, "swordsman", "orinoco")
    unit(table, P2, "swordsman", "orinoco")
    pick(attack(table), P1, "use swordsman of 1")
    pick(dice(table, (1, 4), (1, 3)), P2, "use swordsman of 2")
    assert fought(table) == [4, 3]
