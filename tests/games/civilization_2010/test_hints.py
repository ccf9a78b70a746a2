"""What a beginner is told at a decision: the word that the moment asks for, and nothing that is not so."""

import pytest

from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.effects import MOVE_PHASE, TRADE_PHASE
from epocha.games.civilization_2010.hints import hints
from epocha.games.civilization_2010.steps.common import MOVEMENT, TRADE

from .build import (
    P1,
    P2,
    Table,
    army,
    capital,
    cover,
    do,
    flat,
    know,
    management,
    phase,
    position,
    research,
    scout,
    square,
    start_of_turn,
    town,
)


def told(table: Table) -> str:
    """Return what P1 is told in English."""
    return " ".join(one.words for one in hints(table.view(P1), P1, "en"))


def moving(**sites: int) -> Table:
    """Return P1's movement on grassland, its army and scout on E8, with huts and villages on some squares."""
    table = scout(army(capital(flat(position()), "g3"), "e8"), "e8")
    for name, site in sites.items():
        table.site[square(name)] = site
    table.refresh()
    return phase(table, MOVE_PHASE, MOVEMENT, P1)


def test_a_hut_within_reach_is_pointed_at() -> None:
    assert "hut on E10" in told(moving(e10=c.HUT))
    assert "hut on" not in told(moving(e11=c.HUT))


@pytest.mark.parametrize(("cards", "word"), [(3, "3 cards against three"), (1, "one card against three")])
def test_a_village_is_warned_of_while_there_are_few_cards(cards: int, word: str) -> None:
    table = moving(e9=c.VILLAGE)
    table.round = 5
    table.forces_held[P1] = cards
    assert word in told(table)
    table.forces_held[P1] = 5
    assert "against three" not in told(table)


def test_a_scout_is_sent_to_a_rich_site_that_it_reaches() -> None:
    table = moving()
    for name in ("d9", "e9", "f9"):
        table.covered[square(name)] = c.TERRAIN_IDS.index("forest")
    table.refresh()
    assert "good place" not in told(table)  # it stands on a site already
    table = scout(table, "e6")
    assert told(table).startswith("E8 is a good place")
    assert "good place" not in told(town(table, "b8"))


def test_research_is_called_for_before_trade_is_lost() -> None:
    table = flat(position())
    table.trade[P1] = 28 - 1
    table.covered[square("g4")] = c.TERRAIN_IDS.index("desert")
    table = research(capital(table, "g3"))
    assert told(table).startswith("1 trade will be lost")
    table.trade[P1] = 26
    assert "will be lost" not in told(table)


def test_a_third_city_is_thought_of_early() -> None:
    table = know(town(flat(position()), "e8"), "writing pottery currency masonry")
    table.trade[P1], table.round = 11, 4
    assert "third city" in told(research(table))
    table.round = 9
    assert "third city" not in told(research(table))


def test_what_no_ability_uses_may_be_offered() -> None:
    table = flat(position())
    table.resources[P1 * int(c.RESOURCES) + c.RESOURCE.number("wheat")] = 1
    table = phase(table, TRADE_PHASE, TRADE, -1)
    assert "uses your wheat" in told(table)
    assert "uses your wheat" not in told(know(table, "animal_husbandry"))


def test_a_capital_that_an_army_reaches_is_to_be_guarded() -> None:
    table = army(capital(flat(position()), "g3"), "g5", P2)
    assert "six units" in told(management(table))
    table.forces_held[P1] = 6
    assert "six units" not in told(management(table))
    assert "six units" not in told(management(army(table, "g6", P2)))


def test_no_city_is_called_idle_that_cannot_act() -> None:
    table = management(capital(flat(position()), "g3"))
    assert "No city should idle" in told(table)
    table.government[P1] = c.GOVERNMENT.number("anarchy")
    table.refresh()
    assert told(table) == ""


def test_in_turn_eight_the_nearest_victory_is_named() -> None:
    table = flat(position())
    table.track[P1], table.round = 18, 8
    assert "Culture victory" in told(start_of_turn(table))
    table.round = 9
    assert "Culture victory" not in told(start_of_turn(table))


def test_a_better_rank_is_thought_of_while_several_kinds_have_the_first() -> None:
    table = know(town(flat(position()), "e8"), "writing pottery currency masonry")
    table.trade[P1], table.round = 11, 9
    assert "first rank" in told(research(table))
    assert "Democracy" in told(research(table))
    table.trade[P1] = 10  # none of them can be paid for
    assert "first rank" not in told(research(table))
    table.trade[P1], table.round = 11, 3
    assert "first rank" not in told(research(table))
    table.round = 9
    assert "first rank" not in told(research(know(table, "chivalry democracy")))


def test_what_a_building_would_hide_is_told_when_its_square_is_chosen() -> None:
    forests = dict.fromkeys(("f2", "g2", "h2", "f3"), "forest")
    table = know(cover(capital(flat(position()), "g3"), **forests), "currency writing")
    assert told(do(management(table.clone()), "city 1")) == ""
    assert "F2 (2 production)" in told(do(management(table.clone()), "city 1", "build market"))
    assert told(do(management(table.clone()), "city 1", "build library")) == ""
