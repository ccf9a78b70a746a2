"""Sections 5 and 15: piles, the cards that return to them, and what is random."""

from itertools import permutations

import pytest
from epocha_fixtures.playing import do

from epocha.engine.pile import new_pile, size
from epocha.engine.state import vec_of
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import USE_EVENT

from .build import (
    CITY_IDS,
    P1,
    P2,
    P3,
    ROOM,
    announce,
    cities,
    city_pile,
    empty_event_pile,
    event_pile,
    hand,
    position,
    use,
)


@pytest.mark.rule("ME-5.1")
def test_a_used_event_goes_under_the_event_pile() -> None:
    table = position({}, {P1: "games_navy attack"})
    use(table, "games navy")
    assert event_pile(table)[-1] == "games_navy"


@pytest.mark.rule("ME-5.2", "ME-8.14")
def test_reactions_lie_under_the_event_in_the_order_used() -> None:
    table = position({P1: "rome"}, {P1: "barbarians protection_great", P2: "trade", P3: "protection_small"})
    announce(table, "barbarians")
    do(table, "protect great", "no reaction", "protect small")
    assert event_pile(table)[-3:] == ["barbarians", "protection_great", "protection_small"]
    assert hand(table, P1) == hand(table, P3) == []


@pytest.mark.rule("ME-5.3")
def test_a_lost_city_goes_under_the_city_pile() -> None:
    table = position({P1: "tyre rome"}, {P1: "victory"})
    use(table, "victory", "offer rome")
    assert city_pile(table)[-1] == "rome"


@pytest.mark.rule("ME-5.4", "ME-5.5", "ME-15.4")
def test_cards_returned_by_one_step_are_shuffled_together() -> None:
    """P2 and P3 are short: three cities and three events return, each kind as one batch of both players."""
    city_orders, event_orders = set(), set()
    for seed in range(60):
        table = position(
            {P2: "rome", P3: "pella ostia"}, {P1: "crisis_building_culture", P2: "trade flood", P3: "curse"}, seed=seed
        )
        use(table, "crisis building culture")
        city_orders.add(tuple(city_pile(table)[-3:]))
        event_orders.add(tuple(event_pile(table)[-4:-1]))
    assert city_orders == set(permutations(["rome", "pella", "ostia"]))
    assert event_orders == set(permutations(["trade", "flood", "curse"]))


@pytest.mark.rule("ME-5.6", "ME-15.5")
def test_piles_keep_their_order_when_cards_return() -> None:
    table = position({P2: "utica", P3: "gades"}, {P1: "commander_carthage"})
    before, events_before = city_pile(table), event_pile(table)
    use(table, "commander carthage")
    assert city_pile(table)[: len(before)] == before
    assert event_pile(table)[: len(events_before)] == events_before


@pytest.mark.rule("ME-15.5")
def test_nothing_else_is_random() -> None:
    """Draws, swaps and transfers leave the generator alone."""
    table = position(
        {P1: "rome athens giza sparta", P2: "ostia corinth"},
        {P1: "trade attack festival_great games_navy charisma unification"},
    )
    drawn = table.dice_cup().drawn
    for name, choices in (
        ("trade", ("offer sparta", "take ostia")),
        ("attack", ("take corinth",)),
        ("festival great", ()),
        ("games navy", ()),
        ("charisma", ()),
    ):
        table.clear_frames()
        table.push(USE_EVENT, P1)
        table.allowance = 1
        table.advance()
        use(table, name, *choices)
    assert table.dice_cup().drawn == drawn


@pytest.mark.rule("ME-5.7")
def test_draws_beyond_the_pile_are_lost() -> None:
    table = position({P1: "rome athens alesia", P2: "memphis"}, {P1: "festival_small"})
    keep(table, 2)
    use(table, "festival small")
    assert len(cities(table, P1)) == 3 + 2
    assert cities(table, P2) == {"memphis"}
    table = position({P1: "tyre"}, {P1: "victory"})
    empty_event_pile(table)
    use(table, "victory")
    assert hand(table, P1) == []


def keep(table: Table, number: int) -> None:
    """Leave only the top cards in the city pile."""
    rest = city_pile(table)[:number]
    table.city_pile = new_pile(vec_of([CITY_IDS.index(city) for city in rest]), ROOM)


@pytest.mark.rule("ME-5.8")
def test_players_draw_in_turn_order_from_the_actor() -> None:
    table = position(
        {P1: "rome athens", P2: "memphis", P3: "alesia"},
        {P2: "festival_small"},
        city_top="utica gades tyre pella cirta",
        turn=P2,
    )
    use(table, "festival small")
    assert cities(table, P2) - {"memphis"} == {"utica"}
    assert cities(table, P3) - {"alesia"} == {"gades"}
    assert cities(table, P1) - {"rome", "athens"} == {"tyre", "pella"}


@pytest.mark.rule("ME-5.9")
def test_how_many_everybody_draws_is_fixed_before_anybody_draws() -> None:
    """P1 draws a capital and a neutral city, which bring nothing more; P2's completed empire takes nothing away."""
    table = position(
        {P1: "rome", P2: "athens sparta corinth ephesus olympia"},
        {P1: "festival_great"},
        city_top="alesia tyre rhodes ostia",
    )
    use(table, "festival great")
    assert cities(table, P1) == {"rome", "alesia", "tyre"}
    assert cities(table, P2) == {"ostia"}


@pytest.mark.rule("ME-5.10")
def test_the_card_in_use_is_neither_in_hand_nor_in_the_pile() -> None:
    table = position({P1: "rome"}, {P1: "barbarians", P2: "protection_small trade", P3: "trade"})
    before = size(table.event_pile)
    announce(table, "barbarians")
    do(table, "protect small")
    assert hand(table, P1) == []
    assert hand(table, P2) == ["trade"]
    assert size(table.event_pile) == before
    assert (table.used, len(table.reactions)) != (-1, 0)
