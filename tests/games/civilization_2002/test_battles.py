"""Declaring battles, their order, joining, and what becomes of those that cannot take place (CE-11)."""

import re

import pytest

from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.forces import remove_piece

from .field import (
    GAME,
    P1,
    P2,
    P3,
    P4,
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


def swords(table: Table, region: str, *seats: int) -> Table:
    """Put a swordsman of each of some seats into a region."""
    for seat in seats:
        unit(table, seat, "swordsman", region)
    return table


def win(table: Table, region: str, winner: int, loser: int) -> Table:
    """Fight a round of two swordsmen that P1 attacks with, with a certain winner."""
    assert step(table) == "choose", region
    low, high = (1, 1), (1, 6)
    foe = next(seat for seat in table.current_players if seat != P1)
    table.apply_action(P1, GAME.text_to_action(table, "use swordsman of 1"))
    dice(table, *((high, low) if winner == P1 else (low, high)))
    table.apply_action(foe, GAME.text_to_action(table, f"use swordsman of {foe + 1}"))
    assert "swordsman" not in units(table, loser, region)
    return table


@pytest.mark.rule("CE-11.1")
def test_on_whom_a_battle_can_be_declared() -> None:
    """Where one has an army against armies and aircraft, at sea with a fleet against fleets and aircraft."""
    table = world(era="modern", players=4)
    swords(table, "orinoco", P1, P2)
    settled(table, P3, "orinoco")
    unit(table, P3, "jet", "orinoco")
    unit(table, P4, "settler", "orinoco")
    settled(table, P2, "gobi")
    unit(table, P1, "settler", "gobi")
    unit(table, P2, "swordsman", "gobi")
    fleet(table, P1, "galley", "coral_sea", "swordsman")
    fleet(table, P2, "galley", "coral_sea")
    unit(table, P4, "jet", "coral_sea")
    do(moving(table), "done")
    wars = ["attack 2 in orinoco", "attack 3 in orinoco", "attack 2 in coral sea", "attack 4 in coral sea"]
    assert options(table) == ["done", *wars]
    assert refused(table, "attack 4 in orinoco") == "CE-11.1"
    assert refused(table, "attack 2 in gobi") == "CE-11.1"
    assert refused(table, "attack 1 in orinoco") == "CE-11.1"
    assert refused(table, "attack neutral in orinoco") == "CE-11.32"


@pytest.mark.rule("CE-11.1", "CE-3.5")
def test_fleets_and_armies_do_not_attack_each_other() -> None:
    table = world()
    settled(table, P2, "anatolia")
    fleet(table, P1, "galley", "anatolia")
    unit(table, P2, "swordsman", "anatolia")
    fleet(table, P1, "galley", "black_sea", "swordsman")
    do(moving(table), "done")
    assert over(table)


@pytest.mark.rule("CE-11.2")
def test_one_battle_for_each_opponent_in_a_region() -> None:
    table = swords(world(), "orinoco", P1, P2)
    do(moving(table), "done", "attack 2 in orinoco")
    assert step(table) == "choose"
    table = swords(swords(world(), "orinoco", P1, P2, P3), "gobi", P1, P2)
    do(moving(table), "done", "attack 2 in orinoco")
    assert refused(table, "attack 2 in orinoco") == "CE-11.2"
    assert options(table) == ["done", "attack 3 in orinoco", "attack 2 in gobi"]


@pytest.mark.rule("CE-11.2", "CE-11.3")
def test_an_intercepted_battle_is_that_battle_and_the_mover_attacks() -> None:
    table = swords(swords(world(), "steppe", P2), "gobi", P1)
    march(moving(table), "gobi", "swordsman", "steppe")
    do(table, "intercept")
    assert step(table) == "choose"
    frame = table.frame_of(int(GAME.course.number["battle"]))
    assert table.player_of(frame) == P1


@pytest.mark.rule("CE-11.4")
def test_the_active_player_orders_the_battles() -> None:
    """But intercepted battles of a region come before those that they declare there."""
    table = swords(swords(world(), "steppe", P2, P3), "gobi", P1, P2)
    unit(table, P1, "swordsman", "gobi", 2)
    march(moving(table), "gobi", "swordsman", "steppe")
    do(table, "intercept", "done", "done")  # P2 intercepts, P3 does not
    do(table, "attack 2 in gobi", "attack 3 in steppe")
    assert options(table) == ["fight 2 in steppe", "fight 2 in gobi"]
    assert refused(table, "fight 3 in steppe") == "CE-11.4"
    do(table, "fight 2 in steppe", "done")  # P3 does not join
    win(table, "steppe", P1, P2)
    assert options(table) == ["fight 3 in steppe", "fight 2 in gobi"]
    assert asked(table) == P1


@pytest.mark.rule("CE-11.5", "CE-27.3")
@pytest.mark.parametrize(("intercepted", "order"), [(False, [1, 2]), (True, [3, 1])])
def test_others_are_asked_to_join_from_the_declaring_player_on(intercepted: bool, order: list[int]) -> None:
    """In play order after P1, who attacks P4, or after P3, who has intercepted P1."""
    table = swords(world(players=4), "steppe", 1, 2, 3)
    if intercepted:
        swords(table, "gobi", P1)
        march(moving(table), "gobi", "swordsman", "steppe")
        do(table, "done", "intercept", "done", "done")
    else:
        do(moving(swords(table, "steppe", P1)), "done", "attack 4 in steppe", "done")
    seats: list[int] = []
    while step(table) == "join":
        seats.append(asked(table))
        assert options(table) == ["done", "join the attacker", "join the defender"]
        do(table, "done")
    assert seats == order


@pytest.mark.rule("CE-11.5", "CE-11.6", "CE-11.28")
def test_who_joins_puts_all_units_under_the_leader() -> None:
    """Survivors stay where they are and whose they are."""
    table = swords(world(era="modern", players=4), "orinoco", P1, P2)
    settled(table, P3, "orinoco")
    unit(table, P3, "tank", "orinoco")
    unit(table, P3, "jet", "orinoco", 2)
    unit(table, P4, "settler", "orinoco")
    do(moving(table), "done", "attack 2 in orinoco", "done")
    assert (step(table), asked(table)) == ("join", P3)
    help_of = [GAME.describe(table.view(P3), action, "en") for action in table.legal_actions(P3)]
    chances = [int(found) for found in re.findall(r"together you keep the field about (\d+)\s%", " ".join(help_of))]
    assert len(chances) == 2
    assert min(chances) > 60, "a tank beside either sword makes that side the likelier"
    do(table, "join the attacker")
    assert table.current_players == (P1, P2)
    own = [GAME.action_to_text(table, one) for one in table.legal_actions(P1)]
    assert own == ["use swordsman of 1", "use tank of 3"]
    for text in ("use tank of 3", "with an aircraft of 3"):
        table.apply_action(P1, GAME.text_to_action(table, text))
    table.apply_action(P2, GAME.text_to_action(table, "use swordsman of 2"))
    dice(table, (5, 20), (1, 3))
    table.apply_action(P1, GAME.text_to_action(table, "roll"))
    assert units(table, P3, "orinoco") == ["tank", "jet", "jet"]
    assert units(table, P2, "orinoco") == []


@pytest.mark.rule("CE-9.20", "CE-11.6")
def test_other_interceptors_are_on_the_side_of_the_defence() -> None:
    """They are not asked to join, and their units fight."""
    table = swords(swords(world(), "steppe", P2, P3), "gobi", P1)
    unit(table, P3, "knight", "steppe")
    march(moving(table), "gobi", "swordsman", "steppe")
    do(table, "intercept", "intercept", "done")
    assert table.current_players == (P1, P3)
    theirs = [GAME.action_to_text(table, one) for one in table.legal_actions(P3)]
    assert theirs == ["use swordsman of 2", "use swordsman of 3", "use knight of 3"]


@pytest.mark.rule("CE-11.31", "CE-12.8")
def test_settlers_that_are_intercepted_alone_are_destroyed() -> None:
    table = swords(world(), "steppe", P2)
    unit(table, P1, "settler", "gobi")
    unit(table, P1, "settler", "steppe")
    march(moving(table), "gobi", "settler", "steppe")
    do(table, "intercept", "done")
    assert over(table)
    assert units(table, P1, "steppe") == []


@pytest.mark.rule("CE-11.31")
def test_settlers_with_an_army_are_fought_for() -> None:
    table = swords(swords(world(), "steppe", P2), "gobi", P1)
    unit(table, P1, "settler", "gobi")
    march(moving(table), "gobi", "settler", "steppe")
    do(table, "intercept")
    march(table, "gobi", "swordsman", "steppe")
    win(table, "steppe", P1, P2)
    assert units(table, P1, "steppe") == ["swordsman", "settler"]


@pytest.mark.rule("CE-11.33")
@pytest.mark.parametrize("victim", [P1, P2])
def test_a_battle_without_one_of_its_sides_lapses(victim: int) -> None:
    """As after a plague that a settler has found later in the turn."""
    table = swords(swords(world(), "steppe", P2), "gobi", P1)
    unit(table, P1, "settler", "gobi")
    march(moving(table), "gobi", "swordsman", "steppe")
    do(table, "intercept")
    for piece in range(len(table.piece_at)):
        if table.piece_at[piece] == read("steppe") and table.piece_owner[piece] == victim:
            remove_piece(table, piece)
    do(table, "done")
    assert step(table) == "game-over"
    assert list(table.battle_at) == []


@pytest.mark.rule("CE-11.33")
def test_a_battle_lapses_that_an_earlier_one_has_decided() -> None:
    """P1's only army falls in the first of two battles."""
    table = swords(world(), "orinoco", P1, P2, P3)
    do(moving(table), "done", "attack 2 in orinoco", "attack 3 in orinoco", "fight 2 in orinoco", "done")
    win(table, "orinoco", P2, P1)
    assert over(table)
    assert units(table, P3, "orinoco") == ["swordsman"]


@pytest.mark.rule("CE-11.33", "CE-11.32")
def test_an_attack_on_neutral_cavalry_lapses_when_the_army_has_fallen() -> None:
    """A settler that stood there before is no reason to ask for it: nothing happens to them."""
    table = swords(swords(world(), "orinoco", P1, P2), "gobi", P1, P3)
    unit(table, P1, "settler", "orinoco")
    neutral(table, "horseman", "orinoco")
    do(moving(table), "done", "attack 2 in orinoco", "attack neutral in orinoco", "attack 3 in gobi")
    win(do(table, "fight 2 in orinoco"), "orinoco", P2, P1)
    assert (step(table), units(table, P1, "orinoco")) == ("choose", ["settler"])


@pytest.mark.rule("CE-11.26", "CE-11.1")
def test_aircraft_alone_are_lost_without_a_roll() -> None:
    table = swords(world(era="modern"), "orinoco", P1)
    settled(table, P2, "orinoco")
    unit(table, P2, "jet", "orinoco", 2)
    do(moving(table), "done", "attack 2 in orinoco")
    assert step(table) == "captures"
    assert units(table, P2, "orinoco") == []
    assert len(table.sheet) == 0


@pytest.mark.rule("CE-9.23", "CE-11.1")
def test_movement_is_over_before_the_first_battle() -> None:
    table = swords(swords(world(), "steppe", P2), "gobi", P1)
    unit(table, P1, "swordsman", "java")
    unit(table, P1, "settler", "gobi")
    march(moving(table), "gobi", "swordsman", "steppe")
    do(table, "intercept")
    assert step(table) == "move"
    do(table, "done")
    assert step(table) == "choose"


@pytest.mark.rule("CE-4.18")
def test_neutral_cavalry_is_left_alone_unless_attacked() -> None:
    """Who stood there when it appeared is not attacked."""
    table = swords(world(), "orinoco", P1)
    neutral(table, "horseman", "orinoco")
    do(moving(table), "done")
    assert options(table) == ["done", "attack neutral in orinoco"]
    assert over(do(table, "done"))
    assert int(c.NEUTRAL) in list(table.piece_owner)


@pytest.mark.rule("CE-11.33")
def test_nobody_is_asked_to_join_a_battle_that_has_lapsed() -> None:
    """P3 has helped P2 and lost everything, so P1's battle with P3 is none any more."""
    table = swords(world(players=4), "orinoco", P1, P2, P3, P4)
    do(moving(table), "done", "attack 2 in orinoco", "attack 3 in orinoco", "done", "fight 2 in orinoco")
    do(table, "join the defender", "done")
    for foe in (P3, P2):
        table.apply_action(P1, GAME.text_to_action(table, "use swordsman of 1"))
        dice(table, (1, 6), (1, 1))
        table.apply_action(P2, GAME.text_to_action(table, f"use swordsman of {foe + 1}"))
    assert over(table)
    assert units(table, P4, "orinoco") == ["swordsman"]
