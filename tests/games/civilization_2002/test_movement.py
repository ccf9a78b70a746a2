"""Movement on land, at sea and in the air, with cargo and bases (CE-3, CE-9)."""

import pytest

from epocha.games.civilization_2002.components import FIGURE, FIGURE_MOVES
from epocha.games.civilization_2002.forces import remove_piece
from epocha.games.civilization_2002.travel import no_landing

from .field import (
    P1,
    P2,
    Table,
    asked,
    do,
    fleet,
    learned,
    march,
    moving,
    number_of,
    options,
    over,
    read,
    refused,
    settled,
    step,
    unit,
    units,
    world,
)


def goals(table: Table, origin: str, piece: str) -> list[str]:
    """Return what a piece may do, without doing it."""
    copy = do(table.clone(), f"from {origin}", piece)
    return options(copy)


@pytest.mark.rule("CE-3.3")
def test_movement_points() -> None:
    """One for armies and galleys, two for settlers and sailing ships, three for battleships and aircraft."""
    points = {name: int(FIGURE_MOVES[number]) for number, name in enumerate(FIGURE.ids)}
    assert {points[name] for name in ("swordsman", "knight", "cannon", "tank", "galley")} == {1}
    assert {points[name] for name in ("settler", "caravel", "frigate")} == {2}
    assert {points[name] for name in ("battleship", "jet")} == {3}


@pytest.mark.rule("CE-9.1", "CE-9.23")
def test_pieces_move_one_by_one_and_in_any_order() -> None:
    """A settler takes a step, an army another, the settler its second; battles come when the movement is over."""
    table = world()
    unit(table, P1, "settler", "gobi")
    unit(table, P1, "swordsman", "steppe")
    unit(table, P2, "swordsman", "persia")
    moving(table)
    assert options(table) == ["done", "from steppe", "from gobi"]
    march(table, "gobi", "settler", "steppe")
    march(table, "steppe", "swordsman", "persia")
    do(table, "done")  # P2 lets it pass
    assert step(table) == "move"
    march(table, "steppe", "settler moved 1", "himalaya")
    assert step(table) == "declare"


@pytest.mark.rule("CE-9.1")
def test_nobody_has_to_move() -> None:
    table = world()
    unit(table, P1, "swordsman", "gobi")
    assert over(do(moving(table), "done"))
    assert units(table, P1, "gobi") == ["swordsman"]


@pytest.mark.rule("CE-9.2", "CE-9.11")
def test_steps_of_armies() -> None:
    """To adjacent land regions, once; over water they need a fleet."""
    table = world()
    unit(table, P1, "knight", "mekong")
    unit(table, P1, "settler", "gobi")
    moving(table)
    assert goals(table, "mekong", "knight") == ["to yunnan", "to himalaya"]
    do(table, "from mekong", "knight")
    assert refused(table, "to gobi") == "CE-9.2"
    assert refused(table, "to south china sea") == "CE-9.11"
    do(table, "to yunnan")
    assert refused(table, "from yunnan") == "CE-9.1"


@pytest.mark.rule("CE-3.2", "CE-9.16", "CE-2.10")
def test_opponents_do_not_bar_the_way_and_settlements_stay() -> None:
    table = world(players=4)
    unit(table, P1, "settler", "gobi")
    settled(table, P2, "steppe")
    for seat in (1, 2, 3):
        unit(table, seat, "settler", "steppe", 5)
    moving(table)
    march(table, "gobi", "settler", "steppe")
    assert options(do(table, "from steppe"))[0] == "settler moved 1"
    do(table, "settler moved 1", "to persia")
    assert table.settlement_of[read("steppe")] == P2


def transport() -> Table:
    """Return the position of CE-EX-4, the caravel beside the East Indian Ocean."""
    table = world(era="medieval")
    unit(table, P1, "settler", "mekong", 2)
    unit(table, P1, "catapult", "mekong")
    fleet(table, P1, "caravel", "bay_of_bengal")
    moving(table)
    march(table, "bay of bengal", "fleet 1", "east indian ocean")
    for piece in ("catapult", "settler", "settler"):
        march(table, "mekong", piece, "board fleet 1 in east indian ocean")
    return table


@pytest.mark.example("CE-EX-4")
@pytest.mark.rule("CE-9.2", "CE-9.3", "CE-9.4", "CE-9.6", "CE-9.9", "CE-9.11")
def test_transport_by_sea() -> None:
    """A caravel fetches a catapult and two settlers, and puts them ashore before and after its second step."""
    table = transport()
    assert units(table, P1, "east_indian_ocean") == ["catapult", "caravel", "settler", "settler"]
    march(table, "east indian ocean", "settler moved 1 of fleet 1", "tanami")
    march(table, "east indian ocean", "fleet 1", "coral sea")
    assert units(table, P1, "coral_sea") == ["catapult", "caravel", "settler"]
    march(table, "coral sea", "settler moved 1 of fleet 1", "tasmania")
    assert units(table, P1, "tasmania") == ["settler"]
    assert over(table)


@pytest.mark.example("CE-EX-4")
@pytest.mark.rule("CE-9.7", "CE-9.8", "CE-3.8")
def test_what_the_example_of_transport_forbids() -> None:
    """The catapult stays aboard, a fourth piece finds no room, a caravel takes two steps."""
    table = transport()
    unit(table, P1, "settler", "mekong")
    table.refresh()
    assert "to tasmania" in goals(table, "east indian ocean", "settler moved 1 of fleet 1")
    do(table, "from mekong", "settler")
    assert refused(table, "board fleet 1 in east indian ocean") == "CE-3.8"
    table = transport()
    do(table, "from east indian ocean")
    assert refused(table, "catapult moved 1 of fleet 1") == "CE-9.2"
    do(table, "fleet 1", "to coral sea", "from coral sea")
    assert refused(table, "fleet 1") == "CE-9.2"


@pytest.mark.example("CE-EX-4")
def test_a_settler_from_himalaya_stays_aboard() -> None:
    """It has spent both its points on the way to Mekong and aboard."""
    table = world()
    unit(table, P1, "settler", "himalaya")
    fleet(table, P1, "galley", "east_indian_ocean")
    moving(table)
    march(table, "himalaya", "settler", "mekong")
    march(table, "mekong", "settler moved 1", "board fleet 1 in east indian ocean")
    assert options(do(table, "from east indian ocean")) == ["fleet 1"]


@pytest.mark.rule("CE-9.7", "CE-9.8")
def test_armies_land_from_a_fleet_that_has_not_moved() -> None:
    """One that was aboard before this turn may land, but not once its fleet has moved."""
    table = world()
    fleet(table, P1, "caravel", "black_sea", "swordsman", "settler")
    fleet(table, P1, "galley", "red_sea", "knight")
    moving(table)
    march(table, "red sea", "knight of fleet 1", "egypt")
    march(table, "black sea", "fleet 1", "east mediterranean")
    assert options(do(table, "from east mediterranean")) == ["fleet 1", "settler of fleet 1"]
    table = world()
    fleet(table, P1, "caravel", "black_sea", "swordsman")
    moving(table)
    assert goals(table, "black sea", "swordsman of fleet 1") == ["to hellas", "to sarmatia", "to anatolia"]


@pytest.mark.rule("CE-9.8")
def test_a_refusal_names_the_fleet_that_has_moved() -> None:
    table = world()
    ship = fleet(table, P1, "caravel", "black_sea", "swordsman", "settler")
    moving(table)
    march(table, "black sea", "fleet 1", "east mediterranean")
    army = next(piece for piece in range(3) if table.piece_aboard[piece] == ship)
    assert no_landing(table, army, read("hellas")) == "CE-9.8"


@pytest.mark.rule("CE-3.8", "CE-3.9", "CE-9.5", "CE-9.25")
def test_who_takes_whom_aboard() -> None:
    """Own fleets at sea take armies and settlers, never aircraft; nobody changes ship or boards in port."""
    table = world(era="modern")
    fleet(table, P1, "caravel", "black_sea", "settler")
    fleet(table, P1, "galley", "black_sea")
    fleet(table, P1, "galley", "anatolia")
    fleet(table, P2, "galley", "east_mediterranean")
    for kind in ("tank", "jet"):
        unit(table, P1, kind, "anatolia")
    settled(table, P1, "anatolia")
    moving(table)
    boarding = [goal for goal in goals(table, "anatolia", "tank") if goal.startswith("board")]
    assert boarding == ["board fleet 1 in black sea", "board fleet 2 in black sea"]
    assert not [goal for goal in goals(table, "anatolia", "jet") if goal.startswith("board")]
    do(table, "from anatolia", "tank")
    assert refused(table, "board fleet 1 in east mediterranean") == "CE-9.5"
    do(table, "board fleet 2 in black sea", "from black sea", "settler of fleet 1")
    assert refused(table, "board fleet 2 in black sea") == "CE-9.25"
    assert refused(table, "to east mediterranean") == "CE-9.25"


@pytest.mark.rule("CE-3.8")
def test_a_fleet_may_carry_more_than_three_one_after_the_other() -> None:
    table = world()
    fleet(table, P1, "galley", "black_sea", "swordsman", "swordsman", "swordsman")
    unit(table, P1, "settler", "anatolia")
    moving(table)
    do(table, "from anatolia", "settler")
    assert refused(table, "board fleet 1 in black sea") == "CE-3.8"
    do(table, "to persia")
    march(table, "black sea", "swordsman of fleet 1", "hellas")
    march(table, "persia", "settler moved 1", "anatolia")
    table = world()
    fleet(table, P1, "galley", "black_sea", "swordsman", "swordsman", "swordsman")
    unit(table, P1, "settler", "anatolia")
    moving(table)
    march(table, "black sea", "swordsman of fleet 1", "hellas")
    march(table, "anatolia", "settler", "board fleet 1 in black sea")
    assert units(table, P1, "black_sea") == ["swordsman", "swordsman", "galley", "settler"]


@pytest.mark.rule("CE-9.10", "CE-7.6")
def test_fleets_leave_a_port_for_the_sea_and_never_go_back() -> None:
    table = world()
    settled(table, P1, "nippon")
    fleet(table, P1, "caravel", "nippon")
    moving(table)
    seas = ["to north pacific e", "to mid pacific e", "to yellow sea", "to sea of okhotsk"]
    assert goals(table, "nippon", "fleet 1") == seas
    do(table, "from nippon", "fleet 1")
    assert refused(table, "to coral sea") == "CE-7.6"
    do(table, "to yellow sea", "from yellow sea", "fleet 1")
    assert refused(table, "to nippon") == "CE-9.10"


@pytest.mark.rule("CE-2.6", "CE-2.7", "CE-9.2")
def test_a_fleet_goes_round_the_world() -> None:
    """From one edge of the board to the other is a step like any other."""
    table = world(era="medieval")
    fleet(table, P1, "caravel", "north_pacific_w")
    moving(table)
    march(table, "north pacific w", "fleet 1", "north pacific e")
    march(table, "north pacific e", "fleet 1", "mid pacific e")
    assert units(table, P1, "mid_pacific_e") == ["caravel"]
    assert over(table)


@pytest.mark.rule("CE-9.2", "CE-9.12")
def test_aircraft_fly_over_land_and_sea() -> None:
    table = world(era="modern")
    settled(table, P1, "tanami")
    settled(table, P1, "nippon")
    unit(table, P1, "jet", "tanami")
    moving(table)
    march(table, "tanami", "jet", "coral sea")
    do(table, "from coral sea", "jet moved 1")
    assert refused(table, "to nippon") == "CE-9.12"
    do(table, "to mid pacific e")
    march(table, "mid pacific e", "jet moved 2", "nippon")
    assert over(table)
    assert units(table, P1, "nippon") == ["jet"]


@pytest.mark.rule("CE-9.13", "CE-9.24")
def test_where_aircraft_may_end_their_movement_in_the_basic_rules() -> None:
    """With an own settlement, army or battleship; anywhere else they are lost, and finishing is always possible."""
    table = world(era="modern")
    settled(table, P1, "tanami")
    unit(table, P1, "tank", "murray")
    fleet(table, P1, "battleship", "coral_sea")
    fleet(table, P1, "frigate", "mid_pacific_e")
    for region in ("tanami", "murray", "coral_sea", "mid_pacific_e", "java"):
        unit(table, P1, "jet", region, 3)
    do(moving(table), "done")
    kept = {region: units(table, P1, region).count("jet") for region in ("tanami", "murray", "coral_sea")}
    assert kept == {"tanami": 3, "murray": 3, "coral_sea": 3}
    assert units(table, P1, "mid_pacific_e") == ["frigate"]
    assert units(table, P1, "java") == []


@pytest.mark.rule("CE-3.10", "CE-3.16", "CE-9.14", "CE-9.24")
def test_where_aircraft_may_end_their_movement_in_the_advanced_rules() -> None:
    """At sea on carriers only, two on each; a battleship is one once Advanced Flight has been obtained."""
    kept: list[list[str]] = []
    for technologies in (("flight",), ("flight", "advanced_flight")):
        table = learned(world("advanced", "modern"), P2, *technologies)
        settled(table, P1, "tanami")
        fleet(table, P1, "battleship", "coral_sea", "settler", "tank", "tank")
        unit(table, P1, "jet", "coral_sea", 4)
        do(moving(table), "done")
        kept.append(units(table, P1, "coral_sea"))
    assert kept == [["tank", "tank", "battleship", "settler"], ["tank", "tank", "battleship", "jet", "jet", "settler"]]


@pytest.mark.rule("CE-9.13", "CE-9.14")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_settlers_and_ships_in_port_are_no_base(rules: str) -> None:
    table = world(rules, "modern")
    settled(table, P1, "gobi")
    settled(table, P2, "java")
    unit(table, P1, "settler", "java")
    unit(table, P1, "jet", "java")
    do(moving(table), "done")
    assert units(table, P1, "java") == ["settler"]


@pytest.mark.rule("CE-6.3")
def test_one_after_the_other() -> None:
    """Who is not on turn moves nothing."""
    table = world()
    unit(table, P1, "swordsman", "gobi")
    unit(table, P2, "swordsman", "java")
    moving(table)
    assert asked(table) == P1
    assert refused(table, "from java", P2) == "CE-6.3"


@pytest.mark.rule("CE-3.9", "CE-11.27")
def test_what_a_lost_fleet_carries_is_lost_with_it() -> None:
    table = world()
    ship = fleet(table, P1, "caravel", "black_sea", "settler", "swordsman")
    fleet(table, P1, "caravel", "black_sea", "settler")
    remove_piece(table, ship)
    assert number_of(table) == 2
    assert units(table, P1, "black_sea") == ["caravel", "settler"]


def test_freed_numbers_are_used_again() -> None:
    table = world()
    first = unit(table, P1, "settler", "gobi")
    unit(table, P1, "swordsman", "gobi")
    remove_piece(table, first)
    assert unit(table, P2, "tank", "java") == first
    assert len(table.piece_at) == 2


def test_like_pieces_are_named_once() -> None:
    """Ten swordsmen are one choice; a loaded fleet and an empty one are two."""
    table = world()
    unit(table, P1, "swordsman", "anatolia", 10)
    fleet(table, P1, "galley", "black_sea", "settler")
    fleet(table, P1, "galley", "black_sea")
    fleet(table, P1, "galley", "black_sea")
    moving(table)
    assert options(do(table.clone(), "from anatolia")) == ["swordsman"]
    assert options(do(table, "from black sea")) == ["fleet 1", "fleet 2", "settler of fleet 1"]
