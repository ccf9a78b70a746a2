"""Sections 20 and 25: abilities in battle, and what they cost."""

import pytest

from epocha.games.civilization_2010 import components as c

from .field import P1, P2, Table, asked, battle, do, field, figures, know, options, refused, step

IRON = c.RESOURCE.ids.index("iron")


def clash(attackers: str, defenders: str, techs: str, iron: int = 0, hut: str = "") -> Table:
    """Return a battle on c6 in which the attacker knows technologies and has iron, or a hut token."""
    table = know(figures(figures(field(), P2, armies="c6"), P1, armies="c6"), P1, *techs.split())
    table.resources[P1 * c.RESOURCES + IRON] = iron
    if hut:
        token = c.TOKEN.ids.index(hut)
        table.tokens[P1 * c.TOKENS + token] += 1
        table.tokens_held[P1 * c.SITES + c.TOKEN_SITE[token]] += 1
        table.pool[token] -= 1
    return battle(table, "c6", attackers, defenders)


def lying(table: Table) -> list[str]:
    """Return the units in play, by front, with their wounds."""
    return [
        "-" if card == c.NONE else f"{c.UNIT_CARD_IDS[int(card)]} {wounds}"
        for card, wounds in zip(table.front, table.wounds, strict=True)
    ]


@pytest.mark.rule("CF-25.21", "CF-20.5", "CF-20.6")
@pytest.mark.example("CF-EX-44")
def test_iron_makes_the_blow_of_the_unit_that_is_played_stronger() -> None:
    table = clash("infantry_1 infantry_1 infantry_1", "aircraft_5 infantry_2", "metalworking", iron=1)
    do(table, "play aircraft 5", "use metalworking", "pay iron", "play infantry 1", "against 1")
    assert lying(table) == ["aircraft_5 4"]
    assert table.resources[P1 * c.RESOURCES + IRON] == 0
    assert table.market[IRON] == 1, "a market token goes back"
    do(table, "play infantry 2", "play infantry 1", "against 1")
    assert lying(table) == ["-", "infantry_2 0"], "the wound of one blow more kills it; the bonus was for one only"


@pytest.mark.rule("CF-25.21")
def test_the_stronger_blow_is_lost_on_a_new_front() -> None:
    table = clash("infantry_1 infantry_1 infantry_1", "aircraft_5 infantry_1", "metalworking", iron=1)
    do(table, "play aircraft 5", "use metalworking", "pay iron", "play infantry 1", "new front")
    do(table, "play infantry 1", "new front", "play infantry 1", "against 1")
    assert lying(table)[0] == "aircraft_5 1"


@pytest.mark.rule("CF-20.4", "CF-20.6", "CF-D28")
def test_a_hut_token_pays_and_leaves_the_game() -> None:
    table = clash("infantry_1", "aircraft_5 aircraft_5", "metalworking", hut="hut_iron")
    do(table, "play aircraft 5")
    assert "use metalworking" in options(table)
    do(table, "use metalworking")
    assert options(table) == ["pay hut iron"]
    assert list(table.view(P2).draft(P1)) == [], "what pays is picked in secret"
    do(table, "pay hut iron")
    assert table.spent[c.TOKEN.ids.index("hut_iron")] == 1
    assert sum(table.tokens_held) == 0
    assert table.unsound() == ""


@pytest.mark.rule("CF-20.5", "CF-20.7")
def test_without_iron_or_a_second_time_no_ability() -> None:
    table = clash("infantry_1 infantry_1", "aircraft_5 aircraft_5", "metalworking", hut="hut_silk")
    do(table, "play aircraft 5")
    assert refused(table, "use metalworking") == "CF-20.5"
    table = clash("infantry_1 infantry_1", "aircraft_5 aircraft_5", "metalworking", iron=2)
    do(table, "play aircraft 5", "use metalworking", "pay iron")
    assert refused(table, "use metalworking") == "CF-20.7"


@pytest.mark.rule("CF-25.22", "CF-25.10", "CF-25.20")
def test_mathematics_spreads_wounds_over_enemy_units() -> None:
    table = clash("infantry_1 infantry_1", "infantry_2 infantry_3", "mathematics", iron=1)
    assert asked(table) == P2
    do(table, "play infantry 2", "play infantry 1", "new front")
    assert options(table) == ["pass", "use mathematics"], "after the unit too"
    do(table, "use mathematics", "pay iron", "wound 1", "wound 1")
    assert lying(table) == ["-", "infantry_1 0"], "it dies at once, and does not strike back"
    assert step(table) == "battle-turn"
    assert asked(table) == P2, "no enemy unit is left to wound"


@pytest.mark.rule("CF-25.22")
def test_fewer_wounds_than_possible_may_be_dealt() -> None:
    table = clash("infantry_1 infantry_1", "infantry_2 infantry_3", "ballistics", iron=1)
    do(table, "play infantry 2", "use ballistics", "pay iron", "wound 1", "pass")
    assert lying(table) == ["infantry_2 1"]


@pytest.mark.rule("CF-25.23")
def test_animal_husbandry_heals_three_wounds_once_a_battle_for_nothing() -> None:
    table = clash("aircraft_7 aircraft_6 aircraft_7", "infantry_3 infantry_2 infantry_1", "animal_husbandry")
    do(table, "play infantry 3", "play aircraft 7", "against 1")
    assert lying(table) == ["aircraft_7 3"]
    assert options(table) == ["pass", "use animal husbandry"]
    do(table, "use animal husbandry")
    assert lying(table) == ["aircraft_7 0"]
    do(table, "play infantry 2", "against 1", "play aircraft 6")
    assert lying(table) == ["aircraft_7 2", "aircraft_6 0"]
    assert asked(table) == P2, "it was used in this battle"


@pytest.mark.rule("CF-25.23", "CF-D21")
def test_of_more_wounds_those_that_heal_are_chosen() -> None:
    table = clash("aircraft_7 aircraft_6 aircraft_7", "infantry_3 infantry_2 infantry_1", "animal_husbandry")
    do(table, "play infantry 3", "play aircraft 7", "against 1", "pass")
    do(table, "play infantry 2", "new front", "play aircraft 6", "against 2")
    assert lying(table) == ["aircraft_7 3", "aircraft_6 2"]
    do(table, "use animal husbandry", "heal 2")
    assert options(table) == ["heal 1", "heal 2"]
    do(table, "heal 1", "heal 1")
    assert lying(table) == ["aircraft_7 1", "aircraft_6 1"]


@pytest.mark.rule("CF-25.23")
def test_biology_heals_all() -> None:
    table = clash("aircraft_7 aircraft_6", "infantry_3 infantry_2", "biology")
    do(table, "play infantry 3", "play aircraft 7", "against 1", "pass", "play infantry 2", "against 1", "use biology")
    assert lying(table) == ["aircraft_7 0"]


@pytest.mark.rule("CF-23.9", "CF-31.9")
def test_who_leads_barbarians_uses_nothing_for_them() -> None:
    table = know(figures(field(), P1, armies="c7"), P2, "metalworking", "biology")
    table.resources[P2 * c.RESOURCES + IRON] = 1
    do(table, "move c7", "go east")
    assert asked(table) == P2
    assert options(table, "use") == []
    assert refused(table, "use metalworking") == "CF-23.9"


@pytest.mark.rule("CF-34.3", "CF-25.10")
def test_whether_a_player_is_asked_after_the_unit_tells_nothing_of_hidden_tokens() -> None:
    """With a face-down token the player is asked, iron or not; without any token, not."""
    for hut, is_asked in (("hut_silk", True), ("hut_iron", True), ("", False)):
        table = clash("infantry_1 infantry_1", "infantry_2 infantry_3", "mathematics", hut=hut)
        do(table, "play infantry 2", "play infantry 1", "new front")
        assert (asked(table) == P1) == is_asked
