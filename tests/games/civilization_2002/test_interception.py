"""Who enters a region may be met there (CE-9.15 to CE-9.22)."""

import re

import pytest

from .field import (
    GAME,
    P1,
    P2,
    P3,
    Table,
    asked,
    dice,
    do,
    fleet,
    march,
    moving,
    neutral,
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


def at_steppe(*enemies: tuple[int, str, int]) -> Table:
    """Return the turn of P1 with armies and settlers in Gobi, and enemies in Steppe."""
    table = world(players=4)
    unit(table, P1, "swordsman", "gobi", 2)
    unit(table, P1, "settler", "gobi", 2)
    for seat, figure, count in enemies:
        unit(table, seat, figure, "steppe", count)
    return moving(table)


@pytest.mark.rule("CE-9.17", "CE-27.2")
def test_everybody_with_armies_there_is_asked_at_once_in_play_order() -> None:
    table = at_steppe((3, "swordsman", 1), (1, "knight", 1), (2, "settler", 1))
    march(table, "gobi", "settler", "steppe")
    assert (step(table), asked(table)) == ("intercept", 1)
    assert refused(table, "intercept", P1) == "CE-9.17"
    do(table, "done")
    assert (step(table), asked(table)) == ("intercept", 3)
    do(table, "done")
    assert (step(table), asked(table)) == ("move", P1)
    march(table, "steppe", "settler moved 1", "persia")


@pytest.mark.rule("CE-9.17", "CE-9.18")
def test_who_let_pass_is_not_asked_again() -> None:
    """And declares no battle on the mover in that region in this turn."""
    table = at_steppe((P2, "swordsman", 1))
    march(table, "gobi", "settler", "steppe")
    do(table, "done")
    march(table, "gobi", "swordsman", "steppe")
    assert (step(table), asked(table)) == ("move", P1)
    do(table, "done")
    assert (step(table), asked(table)) == ("declare", P1)


@pytest.mark.rule("CE-9.17", "CE-9.15", "CE-3.7")
def test_aircraft_and_settlers_intercept_nobody_and_aircraft_are_not_met() -> None:
    table = world(era="modern")
    settled(table, P1, "himalaya")
    settled(table, P2, "steppe", 4)
    unit(table, P1, "jet", "gobi")
    unit(table, P1, "tank", "gobi")
    unit(table, P2, "tank", "himalaya")
    unit(table, P2, "jet", "steppe")
    unit(table, P2, "settler", "steppe")
    moving(table)
    march(table, "gobi", "tank", "steppe")
    assert step(table) == "move"
    march(table, "gobi", "jet", "himalaya")
    assert step(table) == "move"


@pytest.mark.rule("CE-9.19")
def test_who_is_intercepted_stops_and_so_do_all_who_follow() -> None:
    """But for aircraft."""
    table = world(era="modern")
    settled(table, P1, "persia")
    unit(table, P1, "settler", "gobi", 2)
    unit(table, P1, "jet", "gobi")
    unit(table, P2, "tank", "steppe")
    moving(table)
    march(table, "gobi", "settler", "steppe")
    do(table, "intercept")
    march(table, "gobi", "settler", "steppe")
    march(table, "gobi", "jet", "steppe")
    assert options(do(table.clone(), "from steppe")) == ["jet moved 1"]
    march(table, "steppe", "jet moved 1", "persia")


@pytest.mark.rule("CE-9.19")
def test_who_was_there_before_may_leave() -> None:
    table = at_steppe((P2, "swordsman", 1), (P1, "settler", 1))
    march(table, "gobi", "swordsman", "steppe")
    do(table, "intercept")
    march(table, "steppe", "settler", "persia")
    assert units(table, P1, "persia") == ["settler"]


@pytest.mark.rule("CE-9.20")
def test_the_strongest_of_several_interceptors_leads() -> None:
    table = at_steppe((1, "swordsman", 1), (2, "knight", 2), (3, "knight", 3))
    march(table, "gobi", "swordsman", "steppe")
    do(table, "intercept", "intercept", "done")
    assert list(table.battle_foe) == [P3]
    assert list(table.battle_helpers) == [1 << P2]


@pytest.mark.rule("CE-9.20", "CE-26.5")
@pytest.mark.parametrize(("rolls", "leader"), [(((2, 3), (2, 9)), P3), (((2, 9), (2, 3)), P2)])
def test_tied_interceptors_roll_for_the_lead(rolls: tuple[tuple[int, int], ...], leader: int) -> None:
    table = at_steppe((P2, "knight", 2), (P3, "swordsman", 2))
    march(table, "gobi", "swordsman", "steppe")
    dice(do(table, "intercept"), *rolls)
    do(table, "intercept")
    assert list(table.battle_foe) == [leader]


@pytest.mark.rule("CE-26.5", "CE-9.20")
def test_tied_rolls_are_rolled_again() -> None:
    table = at_steppe((P2, "knight", 2), (P3, "swordsman", 2))
    march(table, "gobi", "swordsman", "steppe")
    dice(do(table, "intercept"), (2, 7), (2, 7), (2, 4), (2, 5))
    do(table, "intercept")
    assert list(table.battle_foe) == [P3]


@pytest.mark.rule("CE-9.17", "CE-9.21")
def test_fleets_are_met_at_sea_and_who_lands_on_land() -> None:
    """Going aboard is not entering the sea region."""
    table = world()
    unit(table, P1, "settler", "anatolia")
    fleet(table, P1, "galley", "black_sea", "settler")
    fleet(table, P2, "galley", "black_sea")
    unit(table, P3, "swordsman", "hellas")
    moving(table)
    march(table, "anatolia", "settler", "board fleet 1 in black sea")
    assert step(table) == "move"
    march(table, "black sea", "settler of fleet 1", "hellas")
    assert (step(table), asked(table)) == ("intercept", P3)
    table = world()
    fleet(table, P1, "galley", "east_mediterranean")
    fleet(table, P2, "galley", "black_sea")
    march(moving(table), "east mediterranean", "fleet 1", "black sea")
    assert (step(table), asked(table)) == ("intercept", P2)


@pytest.mark.rule("CE-9.22", "CE-4.18")
def test_neutral_cavalry_stops_whoever_enters() -> None:
    """Aircraft fly over it; who stood there before may leave."""
    table = world(era="modern")
    settled(table, P1, "steppe")
    neutral(table, "tank", "steppe")
    unit(table, P1, "settler", "gobi")
    unit(table, P1, "settler", "steppe")
    unit(table, P1, "jet", "gobi")
    unit(table, P1, "tank", "gobi")
    moving(table)
    march(table, "gobi", "settler", "steppe")
    march(table, "gobi", "jet", "steppe")
    assert options(do(table.clone(), "from steppe")) == ["jet moved 1", "settler"]
    march(table, "gobi", "tank", "steppe")
    assert list(table.battle_at) == [read("steppe")]
    do(table, "done")
    assert step(table) == "choose"


@pytest.mark.rule("CE-9.22")
def test_an_undefended_region_stops_nobody() -> None:
    table = at_steppe()
    march(table, "gobi", "settler", "steppe")
    march(table, "steppe", "settler moved 1", "persia")
    march(table, "gobi", "swordsman", "steppe")
    assert not over(table)


def test_who_may_declare_a_battle_reads_how_likely_they_keep_the_field() -> None:
    """At an interception, where battles are declared, and where a battle is joined."""

    def said(table: Table, verb: str) -> list[int]:
        seat = int(asked(table))
        view = table.view(seat)
        texts = [GAME.describe(view, action, "en") for action in view.legal_actions(seat)]
        return [int(found[1]) for text in texts if verb in text and (found := re.search(r"about (\d+)\s%", text))]

    chances = []
    for enemies in (1, 4):
        table = at_steppe((P2, "swordsman", enemies))
        march(table, "gobi", "swordsman", "steppe")
        chances += said(table, "Declare battle")
        do(table, "done")
        do(table, "done")
        chances += said(table, "Attack")
    intercepting, attacking, more, fewer = chances
    assert intercepting < more, "the more of the own side, the likelier"
    assert attacking > fewer, "and the fewer of the others"
    assert 40 <= attacking <= 50, "one against one is about even, and ties keep who was there"
