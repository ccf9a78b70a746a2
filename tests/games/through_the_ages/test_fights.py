"""Sections 31, 32, 34 to 36: tactics, aggressions, wars, sacrifices, gains and losses."""

import pytest

from epocha.games.through_the_ages.components import NONE
from epocha.games.through_the_ages.ratings import unit_strength
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.attacks import Fight
from epocha.games.through_the_ages.values import army_bonus

from .build import (
    P1,
    P2,
    P3,
    asked,
    card,
    civ,
    do,
    food,
    military,
    options,
    politics,
    position,
    refused,
    resources,
    step,
    turn,
    wars,
    workers,
)


def attack(table: Table, name: str, target: int = P2, more: str = "") -> Table:
    """Let P1 play an aggression; both sides are asked what they send."""
    military(table, f"{name} {more}".strip())
    politics(table)
    return do(table, f"attack {name.replace('_', ' ')} on {target + 1}")


def plainly(table: Table, name: str) -> Table:
    """Let P1 attack P2 with nobody sending anything."""
    attack(table, name)
    while step(table) in ("sacrifice", "defend"):
        do(table, "done")
    return table


def strong(table: Table, **more: object) -> Table:
    return civ(table, P1, on={"riflemen": 5}, government="communism", **more)  # type: ignore[arg-type]


# --- tactics ---


@pytest.mark.rule("TA-34.1", "TA-34.2", "TA-34.5", "TA-34.15")
@pytest.mark.example("TA-EX-42")
def test_medieval_army() -> None:
    table = military(civ(position(), on={"warriors": 1, "knights": 1}, tactics="legion"), "medieval_army")
    assert table.strength[P1] == 3
    do(turn(table, P1), "play medieval army")
    assert (table.strength[P1], table.military_left(), table.tactics[P1]) == (5, 1, card("medieval_army"))
    assert list(table.discards) == [card("legion")]
    assert table.military_count[P1] == 0


@pytest.mark.rule("TA-34.3", "TA-34.4", "TA-34.6", "TA-34.7", "TA-34.8", "TA-34.9", "TA-34.10")
@pytest.mark.example("TA-EX-43")
def test_an_obsolete_army() -> None:
    table = civ(position(in_age=2), on={"swordsmen": 3, "warriors": 1, "cannon": 2}, tactics="defensive_army")
    assert table.strength[P1] == 22
    old = civ(position(in_age=3), on={"knights": 2, "cannon": 2}, tactics="mobile_artillery")
    assert army_bonus(old, P1, False) == 10


@pytest.mark.rule("TA-34.11", "TA-34.12", "TA-34.13", "TA-7.4")
@pytest.mark.example("TA-EX-44")
@pytest.mark.parametrize(("flying", "strength"), [(1, 47), (2, 57), (3, 60)])
def test_air_forces(flying: int, strength: int) -> None:
    on = {"warriors": 0, "modern_infantry": 1, "swordsmen": 1, "cannon": 4, "air_forces": flying}
    assert civ(position(in_age=3), on=on, tactics="entrenchments").strength[P1] == strength


@pytest.mark.rule("TA-34.14")
def test_tactics_outlive_their_age() -> None:
    from epocha.games.through_the_ages.ages import end_age

    table = civ(position(in_age=2), tactics="legion")
    end_age(table, True)
    assert table.tactics[P1] == card("legion")


# --- aggressions ---


@pytest.mark.rule("TA-31.1", "TA-31.2", "TA-31.3", "TA-31.5", "TA-31.4")
def test_what_may_be_attacked() -> None:
    table = politics(military(position(3), "raid_i plunder_i enslave annex spy armed_intervention"))
    assert options(table, "attack") == [
        "attack enslave on 2",
        "attack enslave on 3",
        "attack raid i on 2",
        "attack raid i on 3",
    ]
    assert refused(table, "attack raid i on 1") == "TA-31.5"
    for name in ("plunder i", "annex", "spy", "armed intervention"):
        assert refused(table, f"attack {name} on 2") == "TA-31.4"
    table.military_spent = 1
    assert refused(civ(table), "attack enslave on 2") == "TA-31.2"
    table.out = 1 << P3
    assert refused(civ(table), "attack raid i on 3") == "TA-31.5"


@pytest.mark.rule(
    "TA-31.6", "TA-31.7", "TA-31.8", "TA-31.10", "TA-31.12", "TA-31.13", "TA-31.14", "TA-36.6", "TA-35.7", "TA-35.8"
)
@pytest.mark.example("TA-EX-38")
@pytest.mark.parametrize(
    ("sent", "holds"),
    [
        (["done"], False),
        (["spend bonus ii", "done"], False),
        (["spend bonus ii", "send knights", "done"], False),
        (["spend bonus ii", "send knights", "send knights", "done"], True),
    ],
)
def test_spy(sent: list[str], holds: bool) -> None:
    table = position(in_age=2)
    civ(table, P1, on={"warriors": 0, "riflemen": 4, "modern_infantry": 0}, special="navigation")
    civ(table, P2, on={"warriors": 0, "knights": 3, "riflemen": 1}, special="warfare", science=3)
    assert (table.strength[P1], table.strength[P2]) == (14, 10)
    military(table, "bonus_ii", P2)
    attack(table, "spy")
    assert (asked(table), table.military_left()) == (P1, 1)
    do(table, "send riflemen", "done")
    assert asked(table) == P2
    do(table, *sent)
    assert list(table.science[:2]) == ([0, 3] if holds else [3, 0])
    assert workers(table, "riflemen") == 3
    assert table.yellow[P1] == 19
    lost = sent.count("send knights")
    assert (workers(table, "knights", P2), table.yellow[P2]) == (3 - lost, 18 + lost)
    assert table.strength[P1] == 11


@pytest.mark.rule("TA-31.11", "TA-27.5")
def test_a_failed_aggression_has_no_effect() -> None:
    table = civ(position(in_age=2), P2, science=5)
    plainly(table, "spy")
    assert (table.science[P2], step(table)) == (5, "actions")
    assert list(table.discards) == [card("spy")]


@pytest.mark.rule("TA-31.9", "TA-35.2", "TA-35.4", "TA-35.5")
def test_sacrificed_armies_count_once_more() -> None:
    table = civ(position(in_age=2), P1, on={"warriors": 4}, tactics="legion", leader="alexander_the_great")
    civ(table, P2, on={"warriors": 12}, science=5)
    assert (table.strength[P1], table.strength[P2]) == (4 + 2 + 4, 12)
    attack(table, "spy")
    do(table, "send warriors", "send warriors", "done", "done")
    assert table.science[P1] == 0  # 10 + 2 against 12
    table = civ(position(in_age=2), P1, on={"warriors": 4}, tactics="legion", leader="alexander_the_great")
    civ(table, P2, on={"warriors": 12}, science=5)
    attack(table, "spy")
    do(table, "send warriors", "send warriors", "send warriors", "done", "done")
    assert table.science[P1] == 5  # 10 + 3 + 2 against 12


@pytest.mark.rule("TA-35.3")
def test_obsolescence_is_judged_among_those_sent() -> None:
    table = civ(position(in_age=2), P1, on={"warriors": 2, "riflemen": 2, "cannon": 2}, tactics="defensive_army")
    civ(table, P2, on={"warriors": 40}, science=1)
    before = int(table.strength[P1])
    assert before == 2 + 6 + 6 + 6 + 3
    attack(table, "spy")
    do(table, "send warriors", "send warriors", "send cannon", "done")
    fight = table.frame_of(table.setup.course.number["fight"])
    assert table.read(fight, Fight.ATTACK) == 2 + 3 + 3


@pytest.mark.rule("TA-35.6", "TA-43.18")
def test_genghis_khan_strengthens_cavalry_when_sacrificed_too() -> None:
    table = civ(position(), P1, on={"knights": 3}, leader="genghis_khan", tactics="heavy_cavalry")
    assert (table.strength[P1], table.culture_rate[P1]) == (1 + 3 * 3, 3)
    assert unit_strength(table, P1, card("knights")) == 3
    assert unit_strength(table, P1, card("warriors")) == 1


@pytest.mark.rule("TA-31.15")
def test_units_sent_cannot_be_the_population_lost() -> None:
    table = strong(position())
    civ(table, P2, on={"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 2}, unused=0)
    attack(table, "enslave")
    do(table, "done", "send warriors", "done")
    assert workers(table, "warriors", P2) == 0
    assert resources(table, P1) == 3


@pytest.mark.rule("TA-31.16", "TA-32.12", "TA-40.4")
def test_no_sacrifice_and_no_war_in_the_last_round() -> None:
    table = civ(strong(position(2, in_age=4)), P2, culture=9)
    table.last_round = 5
    military(military(table, "bonus_iii", P2), "armed_intervention war_over_culture_iii rats")
    events_before = len(table.current_events)
    politics(table)
    assert refused(table, "declare war over culture iii on 2") == "TA-32.12"
    assert "prepare rats" in options(table)
    do(table, "attack armed intervention on 2")
    assert (asked(table), step(table), options(table)) == (P2, "defend", ["spend bonus iii", "done"])
    assert refused(table, "send warriors") == "TA-31.16"
    do(table, "done")
    assert (list(table.culture), events_before) == ([7, 2], len(table.current_events))


@pytest.mark.rule("TA-31.17", "TA-31.18")
def test_only_the_defender_uses_bonus_cards() -> None:
    table = attack(strong(position()), "raid_i", more="bonus_i")
    assert not options(table, "spend")
    assert refused(table, "spend bonus i") == "TA-31.17"
    military(table, "bonus_i bonus_ii", P2)
    do(table, "done")
    assert "done" in options(table)


@pytest.mark.rule("TA-31.20", "TA-43.31", "TA-31.19")
def test_assassinate_and_sabotage_cost_and_score_by_level() -> None:
    for name, has in (("assassinate", {"leader": "james_cook"}), ("sabotage", {"wonder": "kremlin"})):
        table = civ(strong(position(2, in_age=2)), P2, **has)  # type: ignore[arg-type]
        plainly(table, name)
        assert (table.culture[P1], table.military_left(), table.leader[P2], table.wonder[P2]) == (6, 3, NONE, NONE)
    table = civ(strong(position(2, in_age=1)), P2, leader="moses", wonder="colossus", stages=1, blue=17)
    plainly(table, "sabotage")
    assert (table.culture[P1], table.military_left(), table.blue[P2]) == (0, 5, 18)


@pytest.mark.rule("TA-36.8", "TA-36.13", "TA-36.1", "TA-43.51", "TA-22.13")
@pytest.mark.example("TA-EX-40")
def test_raids() -> None:
    def raided(name: str, *picks: str) -> int:
        table = civ(strong(position(in_age=3)), P2, on={"philosophy": 2, "alchemy": 1, "bread_and_circuses": 3})
        plainly(table, name)
        if picks[0] == "look":
            assert options(table) == ["raze philosophy", "raze alchemy", "raze bread and circuses"]
            do(table, "raze philosophy")
            assert options(table) == ["raze philosophy", "done"]
            assert refused(table, "raze alchemy") == "TA-36.8"
            do(table, "done")
        else:
            do(table, *picks)
        return resources(table, P1)

    assert raided("raid_i", "raze philosophy") == 2
    assert raided("raid_i", "raze alchemy") == 3
    assert raided("raid_ii", "raze philosophy", "raze philosophy") == 3
    assert raided("raid_ii", "look") == 1
    assert raided("raid_iii", "raze bread and circuses", "raze bread and circuses", "raze bread and circuses") == 6


@pytest.mark.rule("TA-36.5", "TA-36.9", "TA-36.12", "TA-36.6", "TA-36.7")
@pytest.mark.parametrize(("name", "amount"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 8)])
def test_plunder(name: str, amount: int) -> None:
    table = civ(strong(position(in_age=3)), P2, stored={"agriculture": 2, "bronze": 9})
    plainly(table, name)
    assert options(table) == ["food 0", "food 1", "food 2"]
    do(table, "food 2")
    assert (food(table, P2), resources(table, P2)) == (0, 9 - amount + 2)
    assert (food(table, P1), resources(table, P1)) == (2, amount - 2)
    poor = civ(strong(position(in_age=3)), P2, stored={"bronze": 1})
    plainly(poor, name)
    assert (resources(poor, P1), resources(poor, P2)) == (1, 0)


def test_enslave() -> None:
    table = civ(strong(position()), P2, unused=0)
    plainly(table, "enslave")
    assert asked(table) == P2
    do(table, "lose philosophy")
    assert (workers(table, "philosophy", P2), table.yellow[P2], resources(table, P1)) == (0, 19, 3)


@pytest.mark.rule("TA-43.50")
def test_annex() -> None:
    table = civ(strong(position(in_age=2)), P2, colonies="fertile_territory_i strategic_territory_i", yellow=21)
    plainly(table, "annex")
    do(table, "choose fertile territory i")
    assert (table.yellow[P1], table.yellow[P2], food(table, P1)) == (21, 18, 0)


@pytest.mark.rule("TA-43.60")
def test_armed_intervention() -> None:
    table = plainly(civ(strong(position(in_age=3)), P2, culture=2), "armed_intervention")
    assert list(table.culture) == [7, 0]


@pytest.mark.rule("TA-43.28", "TA-43.29")
def test_gandhi_and_joan_of_arc() -> None:
    table = politics(military(civ(position(), leader="mahatma_gandhi"), "raid_i"))
    assert refused(table, "attack raid i on 2") == "TA-43.28"
    table = civ(position(), P2, leader="mahatma_gandhi")
    attack(table, "raid_i")
    assert table.military_left() == 0
    table = attack(civ(position(), P2, leader="joan_of_arc"), "raid_i")
    assert table.culture[P2] == 5
    table = civ(civ(position(in_age=2), P2, leader="joan_of_arc"), P1, government="monarchy")
    do(politics(military(table, "war_over_culture_ii")), "declare war over culture ii on 2")
    assert table.culture[P2] == 5
    table = civ(civ(position(in_age=2), P2, leader="mahatma_gandhi"), P1, government="monarchy")
    assert refused(politics(military(table, "war_over_culture_ii")), "declare war over culture ii on 2") == "TA-32.1"


@pytest.mark.rule("TA-43.71", "TA-43.30")
def test_churchill_doubles_defence_cards() -> None:
    table = civ(civ(position(in_age=3), P1, on={"warriors": 12}), P2, leader="winston_churchill", science=3)
    military(table, "bonus_iii", P2)
    attack(table, "spy")
    do(table, "done", "spend bonus iii", "done")
    assert table.science[P2] == 3  # 1 + 12 against 12


# --- wars ---


def declared(table: Table, name: str, seat: int = P1, target: int = P2) -> Table:
    """Let a seat have declared a war, which is fought now."""
    civ(table, seat, war=name, war_on=target)
    return wars(table, seat)


@pytest.mark.rule("TA-32.1", "TA-32.2", "TA-32.3", "TA-32.4", "TA-32.11")
def test_a_war_is_fought_in_the_next_turn() -> None:
    table = politics(military(civ(position(in_age=2), P1, government="monarchy"), "war_over_culture_ii"))
    do(table, "declare war over culture ii on 2")
    assert (table.war[P1], table.war_on[P1], table.military_left()) == (card("war_over_culture_ii"), P2, 0)
    do(table, "end")
    do(table, "end")
    assert (asked(table), step(table)) == (P1, "sacrifice")
    do(table, "done", "done")
    assert table.war[P1] == NONE
    assert list(table.discards) == [card("war_over_culture_ii")]
    cheap = politics(military(position(in_age=2), "war_over_culture_ii"))
    assert refused(cheap, "declare war over culture ii on 2") == "TA-32.1"


@pytest.mark.rule("TA-32.5", "TA-32.6", "TA-32.7", "TA-32.8", "TA-32.9", "TA-32.10")
def test_war_over_culture() -> None:
    table = civ(civ(position(in_age=2), P1, on={"warriors": 3}, culture=5), P2, on={"warriors": 5}, culture=5)
    military(table, "bonus_ii", P2)
    declared(table, "war_over_culture_ii")
    assert options(table) == ["send warriors", "done"]
    do(table, "done")
    assert (asked(table), options(table)) == (P2, ["send warriors", "done"])
    do(table, "done")
    assert list(table.culture) == [3, 7]
    table = civ(civ(position(in_age=2), P1, on={"warriors": 9}), P2, culture=4)
    assert list(do(declared(table, "war_over_culture_ii"), "done", "done").culture) == [4, 0]
    table = civ(position(in_age=2), P2, culture=4)
    assert list(do(declared(table, "war_over_culture_ii"), "done", "done").culture) == [0, 4]


@pytest.mark.rule("TA-32.13")
def test_a_war_is_fought_in_the_last_round_without_sacrifice() -> None:
    table = civ(civ(position(in_age=4), P1, on={"warriors": 3}), P2, culture=9)
    table.last_round = 5
    declared(table, "war_over_culture_iii")
    assert (list(table.culture), step(table)) == ([2, 7], "actions")


@pytest.mark.rule("TA-32.14")
def test_several_wars_at_once() -> None:
    table = civ(civ(position(3, in_age=2), P1, war="war_over_culture_ii", war_on=P3), P2, government="monarchy")
    politics(military(table, "war_over_resources", P2), P2)
    do(table, "declare war over resources on 3")
    assert [table.war_on[p] for p in (P1, P2)] == [P3, P3]


@pytest.mark.rule("TA-36.9", "TA-43.48")
def test_war_over_resources() -> None:
    table = civ(civ(position(in_age=2), P1, on={"warriors": 5}), P2, stored={"agriculture": 3, "bronze": 2})
    do(declared(table, "war_over_resources"), "done", "done")
    assert options(table) == ["food 2", "food 3"]
    do(table, "food 2")
    assert (food(table), resources(table), food(table, P2)) == (2, 2, 1)


@pytest.mark.rule("TA-36.11", "TA-43.48")
def test_war_over_territory() -> None:
    table = civ(civ(position(in_age=2), P1, on={"warriors": 8}), P2, yellow=12)
    do(declared(table, "war_over_territory"), "done", "done")
    assert list(table.yellow[:2]) == [18 + 3, 9]


@pytest.mark.rule("TA-36.10", "TA-43.49", "TA-43.70")
def test_war_over_technology() -> None:
    table = civ(
        civ(position(in_age=2), P1, on={"warriors": 13}), P2, special="justice_system warfare masonry", science=9
    )
    civ(table, P2, blue=2)
    table.special[P1 * 4 + 1] = card("strategy")
    civ(table, P1, on={"warriors": 11})
    ahead = int(table.strength[P1] - table.strength[P2])
    assert ahead == 12
    do(declared(table, "war_over_technology"), "done", "done")
    assert options(table, "choose") == ["choose warfare", "choose masonry", "choose justice system"]
    do(table, "choose justice system")
    assert options(table) == ["choose warfare", "choose masonry", "done"]
    do(table, "choose warfare")
    assert (table.special[P1 * 4], table.special[P1 * 4 + 1]) == (card("justice_system"), card("strategy"))
    assert (table.blue[P1], table.blue[P2]) == (21, 0)
    assert list(table.science[:2]) == [1, 8]
    assert table.gone[card("warfare")] == 1


@pytest.mark.rule("TA-43.48", "TA-36.2")
def test_holy_war() -> None:
    table = civ(civ(position(in_age=3), P1, on={"warriors": 8}), P2, unused=1)
    do(declared(table, "holy_war"), "done", "done")
    assert (asked(table), table.unused[P2]) == (P2, 0)
    do(table, "lose bronze")
    assert (table.yellow[P2], table.culture[P1]) == (20, 6)


@pytest.mark.rule("TA-15.14")
def test_a_destroyed_building_returns_its_worker() -> None:
    table = plainly(strong(position()), "raid_i")
    do(table, "raze philosophy")
    assert table.unused[P2] == 2
