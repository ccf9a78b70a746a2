"""Section 25: battles, from the forces that are drawn to the last unit that is played."""

import pytest

from epocha.engine.battle import item, total
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.forces import (
    OF_BUILDINGS,
    OF_CITY,
    OF_PEOPLE,
    OF_WALLS,
    battle_hand,
    bonus_sheet,
    strength_in_play,
    winning_side,
)

from .field import (
    ATTACKER,
    DEFENDER,
    P1,
    P2,
    Table,
    asked,
    at,
    battle,
    city,
    do,
    field,
    figures,
    forces,
    govern,
    know,
    marker,
    options,
    refused,
    step,
)


def clash(attackers: str, defenders: str, **more: str) -> Table:
    """Return a battle on c6: one army of P1 attacks one of P2, both with few cards."""
    table = figures(figures(field(), P2, armies="c6"), P1, armies="c6")
    for seat, techs in ((P1, more.get("knows", "")), (P2, more.get("knows2", ""))):
        know(table, seat, *techs.split())
    return battle(table, "c6", attackers, defenders)


def lying(table: Table) -> list[str]:
    """Return the units in play, by front, with their wounds."""
    found = []
    for card, side, wounds in zip(table.front, table.front_side, table.wounds, strict=True):
        found.append("-" if card == c.NONE else f"{'ad'[int(side)]} {c.UNIT_CARD_IDS[int(card)]} {wounds}")
    return found


# --- forces ---


@pytest.mark.rule("CF-25.2", "CF-25.3", "CF-34.6")
def test_a_force_is_drawn_from_the_standing_forces_and_hidden() -> None:
    table = clash("infantry_1 infantry_2 infantry_3 mounted_2 artillery_2", "infantry_2 infantry_2")
    assert len(forces(table, ATTACKER)) == 3
    assert table.forces_held[P1] == 2
    assert forces(table, DEFENDER) == ["infantry_2"] * 2, "fewer if there are no more"
    view = table.view(P2)
    assert set(view.force[: c.UNIT_CARDS]) == {-1}
    assert list(view.force[c.UNIT_CARDS :]) == list(table.force[c.UNIT_CARDS :])
    assert list(view.force_held) == [3, 2]
    assert set(table.view(None).force) == {-1}


@pytest.mark.rule("CF-25.6")
def test_oracle_opens_the_hand_of_the_opponent() -> None:
    table = figures(figures(field(), P2, armies="c6"), P1, armies="c6")
    marker(table, "g3", "oracle")
    battle(table, "c6", "infantry_1", "infantry_2")
    assert list(table.view(P1).force) == list(table.force)
    assert set(table.view(P2).force[: c.UNIT_CARDS]) == {-1}
    table.figure_at[P2 * c.FIGURES + 1] = at("g3")
    assert set(table.view(P1).force[c.UNIT_CARDS :]) == {-1}, "not while it is blockaded (CF-10.3)"


@pytest.mark.rule("CF-25.3", "CF-8.15", "CF-28.19")
def test_battle_hands() -> None:
    table = figures(figures(field(), P2, armies="c6"), P1, armies="c6")
    battle(table, "c6", "infantry_1", "infantry_1")
    assert battle_hand(table, ATTACKER) == 3
    figures(table, P1, armies="c6 c6", scouts="c6")
    assert battle_hand(table, ATTACKER) == 3 + 2 * 2
    govern(table, P1, "fundamentalism")
    assert battle_hand(table, ATTACKER) == 3 + 2 * 2 + 1
    know(table, P1, "computers")
    table.coins_on[P1 * len(table.coins_on) // 2] = 9
    assert battle_hand(table, ATTACKER) == 3 + 2 * 2 + 1 + 2, "one more for every five of ten coins"


@pytest.mark.rule("CF-25.4", "CF-25.3")
def test_a_city_is_defended_without_figures() -> None:
    table = battle(figures(field(), P1, armies="b15"), "b15", "infantry_2", "infantry_2 " * 8)
    assert table.force_held[DEFENDER] == 6
    assert asked(table) == P2, "the defender begins"


# --- bonus ---


@pytest.mark.rule("CF-25.7", "CF-25.28", "CF-15.17")
def test_what_a_combat_bonus_is_made_of() -> None:
    table = city(field(), P1, "g6")
    for square, what in (("f1", "barracks"), ("f3", "general"), ("f7", "academy"), ("h3", "artist")):
        marker(table, square, what)
    marker(table, "a14", "barracks")
    figures(table, P1, armies="b15")
    table.walled[P2] = 1
    battle(table, "b15", "infantry_2", "infantry_2")
    sheet = bonus_sheet(table)
    assert [item(sheet, ATTACKER, n) for n in range(4)] == [2 + 4, 4, 0, 0]
    assert [item(sheet, DEFENDER, n) for n in (OF_BUILDINGS, OF_PEOPLE, OF_CITY, OF_WALLS)] == [2, 0, 12, 4]
    table.battle_at = at("g6")
    table.commander[ATTACKER], table.commander[DEFENDER] = P2, P1
    assert item(bonus_sheet(table), DEFENDER, OF_CITY) == 6, "a city that is no capital"


@pytest.mark.rule("CF-10.6")
def test_symbols_on_blockaded_squares_do_not_count() -> None:
    table = marker(marker(field(), "f1", "barracks"), "f3", "general")
    figures(figures(table, P2, scouts="f1", armies="c6"), P1, armies="c6")
    battle(table, "c6", "infantry_2", "infantry_2")
    assert total(bonus_sheet(table), ATTACKER) == 4


@pytest.mark.rule("CF-25.8", "CF-26.2", "CF-26.3")
@pytest.mark.example("CF-EX-34")
def test_the_difference_of_bonuses_decides_with_the_units_and_ties_go_to_the_defender() -> None:
    table = clash("infantry_2", "infantry_2")
    assert winning_side(table) == DEFENDER
    do(table, "play infantry 2", "play infantry 2", "new front")
    assert step(table) != "battle-turn"
    table = marker(marker(field(), "f1", "barracks"), "a14", "academy")
    figures(figures(table, P2, armies="c6"), P1, armies="c6")
    battle(table, "c6", "infantry_2 infantry_2 infantry_2", "infantry_2 infantry_3")
    do(table, "play infantry 2", "play infantry 2", "new front", "play infantry 3", "new front")
    assert (strength_in_play(table, ATTACKER), strength_in_play(table, DEFENDER)) == (2, 5)
    do(table, "play infantry 2", "new front")
    assert (strength_in_play(table, ATTACKER) + 2, strength_in_play(table, DEFENDER) + 4) == (6, 9)
    assert winning_side(table) == DEFENDER


# --- turns ---


@pytest.mark.rule("CF-25.9", "CF-25.11")
def test_the_defender_begins_and_who_has_cards_left_plays_alone() -> None:
    table = clash("mounted_1 mounted_1 mounted_1", "infantry_1")
    assert asked(table) == P2
    do(table, "play infantry 1")
    for _ in range(3):
        assert asked(table) == P1
        do(table, "play mounted 1", "new front")
    assert step(table) != "battle-turn"


@pytest.mark.rule("CF-25.9", "CF-15.17")
def test_with_walls_the_attacker_begins() -> None:
    table = figures(field(), P1, armies="b15")
    table.walled[P2] = 1
    battle(table, "b15", "infantry_2", "infantry_2")
    assert asked(table) == P1


@pytest.mark.rule("CF-25.25")
def test_combustion_breaches_walls_before_the_battle() -> None:
    table = know(figures(field(), P1, armies="b15"), P1, "combustion")
    table.walled[P2] = 1
    battle(table, "b15", "infantry_2", "infantry_2")
    assert table.walled[P2] == 0
    assert asked(table) == P2
    assert item(bonus_sheet(table), DEFENDER, OF_WALLS) == 0


@pytest.mark.rule("CF-25.10")
def test_one_of_the_own_cards_must_be_played() -> None:
    table = clash("infantry_1", "infantry_1 mounted_3")
    assert options(table) == ["play infantry 1", "play mounted 3"]
    assert refused(table, "play artillery 1") == "CF-25.10"
    assert refused(table, "pass") == "CF-25.10"


@pytest.mark.rule("CF-25.26", "CF-26.3")
def test_without_cards_the_defender_wins_the_tie() -> None:
    table = clash("", "")
    assert table.commander[ATTACKER] == c.NONE
    assert step(table) != "battle-turn"
    assert [int(n) for n in table.figure_at[P1 * c.FIGURES : P1 * c.FIGURES + 1]] == [c.NONE]
    assert table.figure_at[P2 * c.FIGURES] == at("c6")


# --- fronts ---


@pytest.mark.rule("CF-25.12", "CF-25.13")
@pytest.mark.example("CF-EX-35")
def test_a_new_front_brings_no_attack() -> None:
    table = clash("mounted_2 infantry_1", "mounted_3 infantry_1")
    do(table, "play mounted 3", "play mounted 2", "new front")
    assert lying(table) == ["d mounted_3 0", "a mounted_2 0"]


@pytest.mark.rule("CF-25.12", "CF-25.14")
def test_a_card_is_played_against_enemy_units_only() -> None:
    table = clash("mounted_2 infantry_1", "mounted_3 mounted_3")
    do(table, "play mounted 3", "play mounted 2", "new front", "play mounted 3")
    assert options(table) == ["new front", "against 2"]
    assert refused(table, "against 1") == "CF-25.14"


@pytest.mark.rule("CF-25.15", "CF-25.16", "CF-25.27")
@pytest.mark.example("CF-EX-36")
def test_an_attack_and_the_wounds_that_stay() -> None:
    table = clash("infantry_3 infantry_1", "infantry_2 infantry_1")
    do(table, "play infantry 2", "play infantry 3", "against 1")
    assert lying(table) == ["a infantry_3 2"]
    assert sum(table.killed[c.UNIT_CARDS :]) == 1
    do(table, "play infantry 1", "against 1")
    assert lying(table) == ["-"], "one wound more kills it, and it strikes back with all its strength"
    assert sum(table.killed) == 3
    do(table, "play infantry 1")
    assert step(table) != "battle-turn"


@pytest.mark.rule("CF-25.17")
@pytest.mark.example("CF-EX-38")
def test_infantry_kills_mounted_units_before_they_strike() -> None:
    table = clash("infantry_3 infantry_1", "mounted_3 infantry_1")
    do(table, "play mounted 3", "play infantry 3", "against 1")
    assert lying(table) == ["a infantry_3 0"]


@pytest.mark.rule("CF-25.17", "CF-25.18")
def test_the_circle_of_trumps() -> None:
    table = clash("artillery_1 mounted_2 infantry_1", "infantry_1 artillery_2 aircraft_5")
    do(table, "play infantry 1", "play artillery 1", "against 1")
    assert lying(table) == ["a artillery_1 0"], "artillery over infantry"
    do(table, "play artillery 2", "new front", "play mounted 2", "against 2")
    assert lying(table) == ["a artillery_1 0", "a mounted_2 0"], "mounted over artillery"
    do(table, "play aircraft 5", "against 2")
    assert lying(table) == ["a artillery_1 0", "d aircraft_5 2"], "nothing trumps aircraft, nor they anything"


@pytest.mark.rule("CF-25.17")
def test_who_attacks_what_trumps_it_is_struck_first() -> None:
    table = clash("mounted_3 infantry_1", "infantry_3 infantry_1")
    do(table, "play infantry 3", "play mounted 3", "against 1")
    assert lying(table) == ["d infantry_3 0"]


@pytest.mark.rule("CF-25.5")
@pytest.mark.example("CF-EX-39")
def test_units_fight_with_the_rank_of_their_owner() -> None:
    table = clash("mounted_2 infantry_1", "infantry_3 infantry_1", knows="chivalry")
    do(table, "play infantry 3", "play mounted 2", "new front")
    assert strength_in_play(table, ATTACKER) == 3
    assert strength_in_play(table, DEFENDER) == 3


@pytest.mark.rule("CF-25.24")
def test_himeji_makes_units_stronger_and_tougher() -> None:
    table = figures(figures(field(), P2, armies="c6"), P1, armies="c6")
    marker(table, "g3", "himeji_samurai_castle")
    battle(table, "c6", "infantry_2 infantry_1", "infantry_2 infantry_2")
    do(table, "play infantry 2", "play infantry 2", "against 1")
    assert lying(table) == ["a infantry_2 2"], "2 wounds do not kill a strength of 3"
    assert strength_in_play(table, ATTACKER) == 3
