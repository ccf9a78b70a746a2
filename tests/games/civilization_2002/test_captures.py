"""What falls to the victor, and who is out of the game (CE-12, CE-21)."""

import pytest

from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.elimination import eliminate
from epocha.games.civilization_2002.settlements import holder_of_card, resource_of

from .field import (
    P1,
    P2,
    P3,
    Table,
    do,
    fleet,
    learned,
    moving,
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


def siege(rules: str = "basic", **chosen: object) -> Table:
    """Return the position after the battles of P1, who has an army beside P2's town in Anatolia."""
    table = settled(settled(world(rules, **chosen), P2, "anatolia", 2, "wine"), P2, "java")
    unit(table, P1, "swordsman", "anatolia")
    return table


def after_battles(table: Table) -> Table:
    """Begin P1's turn and let it come to the captures."""
    moving(table)
    while step(table) in ("move", "declare"):
        do(table, "done")
    return table


@pytest.mark.rule("CE-12.1", "CE-12.2", "CE-12.5")
def test_an_undefended_settlement_is_captured_at_its_size() -> None:
    table = after_battles(siege())
    assert options(table) == ["done", "capture anatolia"]
    do(table, "capture anatolia")
    land = read("anatolia")
    assert (table.settlement_of[land], table.settlement_size[land]) == (P1, 2)
    assert (holder_of_card(table, land), resource_of(table, land)) == (P1, c.RESOURCE.number("wine"))
    assert over(table)


@pytest.mark.rule("CE-12.7")
def test_capturing_is_optional() -> None:
    table = do(after_battles(siege()), "done")
    assert over(table)
    assert table.settlement_of[read("anatolia")] == P2


@pytest.mark.rule("CE-12.1")
@pytest.mark.parametrize("defence", ["swordsman", "jet"])
def test_armies_and_aircraft_of_the_owner_defend(defence: str) -> None:
    table = siege(era="modern")
    unit(table, P2, defence, "anatolia")
    assert over(after_battles(table))


@pytest.mark.rule("CE-12.1")
def test_others_do_not_defend_a_settlement() -> None:
    table = siege()
    unit(table, P3, "swordsman", "anatolia")
    unit(table, P2, "settler", "anatolia")
    assert "capture anatolia" in options(after_battles(table))


@pytest.mark.rule("CE-12.3", "CE-12.4")
def test_settlers_and_ships_in_port_fall_with_the_settlement() -> None:
    table = siege()
    unit(table, P2, "settler", "anatolia", 2)
    fleet(table, P2, "galley", "anatolia")
    fleet(table, P2, "galley", "black_sea", "settler")
    unit(table, P3, "settler", "anatolia")
    do(after_battles(table), "capture anatolia")
    assert units(table, P2, "anatolia") == []
    assert units(table, P2, "black_sea") == ["galley", "settler"]
    assert units(table, P3, "anatolia") == ["settler"]


@pytest.mark.rule("CE-12.6")
def test_improvements_stay_and_fertile_ground_goes_along() -> None:
    table = token(siege("advanced"), "fertile", "anatolia", 2)
    table.improvements[P2] = 1
    do(after_battles(table), "capture anatolia")
    assert (table.improvements[P1], table.improvements[P2]) == (0, 1)
    assert table.token[read("anatolia")] == c.FERTILE
    assert holder_of_card(table, read("anatolia")) == P1


@pytest.mark.rule("CE-12.8")
def test_settlers_without_defence_may_be_destroyed() -> None:
    table = world()
    unit(table, P1, "swordsman", "gobi")
    unit(table, P2, "settler", "gobi", 2)
    unit(table, P3, "settler", "gobi")
    unit(table, P3, "knight", "gobi")
    after_battles(table)
    assert options(table) == ["done", "destroy settlers of 2 in gobi"]
    assert refused(table, "destroy settlers of 3 in gobi") == "CE-12.8"
    do(table, "destroy settlers of 2 in gobi")
    assert units(table, P2, "gobi") == []


@pytest.mark.rule("CE-3.7", "CE-12.9")
def test_settlers_fleets_and_aircraft_capture_nothing() -> None:
    table = siege(era="modern")
    settled(table, P2, "gobi")
    settled(table, P2, "steppe")
    settled(table, P1, "java")
    unit(table, P1, "settler", "gobi")
    unit(table, P1, "jet", "steppe")
    fleet(table, P1, "battleship", "coral_sea")
    settled(table, P2, "tanami")
    unit(table, P2, "settler", "steppe")
    table.push(int(table.setup.course.number["captures"]), P1)
    table.advance()
    assert refused(table, "capture gobi") == "CE-3.7"
    assert refused(table, "capture steppe") == "CE-12.9"
    assert refused(table, "destroy settlers of 2 in steppe") == "CE-12.9"
    assert refused(table, "capture tanami") == "CE-12.1"


@pytest.mark.rule("CE-12.10")
def test_captures_come_in_any_order() -> None:
    table = siege()
    unit(table, P1, "knight", "gobi")
    settled(table, P2, "gobi")
    unit(table, P2, "settler", "gobi")
    after_battles(table)
    assert options(table) == ["done", "capture anatolia", "capture gobi", "destroy settlers of 2 in gobi"]
    do(table, "destroy settlers of 2 in gobi")
    assert options(table) == ["done", "capture anatolia", "capture gobi"]
    do(table, "capture gobi", "capture anatolia")
    assert over(table)


# --- elimination ---


def last_stand() -> Table:
    """Return a siege of P2's last settlement in the advanced rules."""
    table = siege("advanced")
    table.settlement_of[read("java")] = P3
    learned(table, P2, "masonry", "mathematics")
    wonder(table, P2, "colossus")
    table.gold[P1], table.gold[P2] = 5, 30
    table.improvements[P2] = 3
    fleet(table, P2, "galley", "coral_sea", "settler", "catapult")
    settled(table, P3, "gobi", 1, "gems")
    table.card_with[read("gobi")] = P2
    return after_battles(table)


@pytest.mark.rule("CE-21.1", "CE-21.2", "CE-21.3", "CE-21.4")
def test_who_loses_the_last_settlement_is_out_of_the_game() -> None:
    table = do(last_stand(), "capture anatolia")
    assert table.out == 1 << P2
    assert list(table.gold) == [35, 0, 0]
    assert table.wonders[P1] == 1 << c.WONDER.number("colossus")
    assert table.aside == 1 << c.TECHNOLOGY.number("masonry") | 1 << c.TECHNOLOGY.number("mathematics")
    assert (table.technologies[P2], table.improvements[P2], table.wonders[P2]) == (0, 0, 0)
    assert P2 not in list(table.piece_owner)
    assert holder_of_card(table, read("gobi")) == P3


@pytest.mark.rule("CE-21.5")
def test_nobody_is_out_of_a_game_of_the_basic_rules() -> None:
    table = siege()
    table.settlement_of[read("java")] = P3
    do(after_battles(table), "capture anatolia")
    assert table.out == 0


@pytest.mark.rule("CE-21.6", "CE-11.33")
def test_the_eliminated_decide_and_fight_no_more() -> None:
    """A battle that P2 has declared lapses, and P2 has no turn."""
    table = world("advanced")
    unit(table, P1, "swordsman", "gobi")
    unit(table, P1, "settler", "gobi")
    unit(table, P2, "swordsman", "steppe")
    moving(table)
    do(table, "from gobi", "swordsman", "to steppe", "intercept")
    eliminate(table, P2, P3)
    do(table, "done")
    assert over(table)
    moving(table, P2)
    assert over(table)
