"""Chapters 18, 20 and 31: gift events that pay for resource abilities, and what becomes of a cancelled payment."""

import pytest

from epocha.engine.course import WINDOW
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.effect_tables import PURSES, SHEET

from .build import (
    P1,
    P2,
    P3,
    Table,
    building,
    do,
    holding,
    know,
    management,
    meadow,
    open_to,
    options,
    refused,
    says,
    square,
    start_of_turn,
    step,
    token,
    town,
    used,
)

SILK = c.RESOURCE.number("silk")


def payer(events: str, techs: str = "monarchy", players: int = 2) -> Table:
    """Return P1's City Management, who knows technologies and holds events; P2, Germany, has five unit cards."""
    return management(know(holding(meadow(players), events), techs))


@pytest.mark.rule("CF-18.7", "CF-20.5")
def test_a_gift_is_a_token_of_a_kind_that_it_names() -> None:
    table = payer("generous_gift")
    assert refused(table, "play generous gift") == "CF-18.5"
    do(table, "use monarchy", "option 2", "choose 2")
    assert options(table) == ["pay generous gift"]
    do(table, "pay generous gift")
    assert table.forces_held[P2] == 4
    assert used(table, "monarchy")
    assert table.event_discard[c.EVENT.number("generous_gift")] == 1
    assert refused(payer("generous_gift", "currency"), "use currency") == "CF-20.5"  # no incense
    assert refused(payer("generous_gift", "atomic_theory"), "use atomic theory") == "CF-20.5"  # nor uranium
    assert "use atomic theory" in options(payer("princely_gift", "atomic_theory"))


@pytest.mark.rule("CF-18.7", "CF-20.9", "CF-31.1")
def test_a_gift_from_afar_gives_another_player_a_coin() -> None:
    table = payer("gift_from_afar", "pottery", players=3)
    assert refused(table, "use pottery") == "CF-20.5"
    do(management(token(table, "hut_incense")), "use pottery", "pay hut incense", "pay gift from afar")
    assert options(table) == ["choose 2", "choose 3"]
    do(table, "choose 3")
    assert [int(table.coins_on[seat * int(PURSES) + SHEET]) for seat in range(3)] == [0, 0, 1]
    assert (used(table, "pottery"), step(table)) == (True, "management")


@pytest.mark.rule("CF-31.11")
def test_a_cancelled_gift_leaves_the_cost_open() -> None:
    table = payer("generous_gift")
    table.resources[SILK] = 1
    table.market[SILK] -= 1
    holding(table, "jousting_tourney", P2)
    do(management(table), "use monarchy", "option 2", "choose 2", "pay generous gift")
    assert table.asks(WINDOW)
    says(table, P2, "play jousting tourney")
    assert step(table) == "payment"
    assert options(table) == ["pass", "pay silk"]
    do(table, "pay silk")
    assert (table.forces_held[P2], table.resources[SILK]) == (4, 0)


@pytest.mark.rule("CF-31.11", "CF-20.7", "CF-34.3")
def test_an_ability_whose_gift_is_cancelled_is_taken_back() -> None:
    table = token(payer("generous_gift", "gunpowder"), "hut_silk")
    holding(table, "jousting_tourney", P2)
    building(town(table, "e13", P2), "temple", "e12", P2)
    do(management(table), "use gunpowder", "option 2", "aim at e12", "pay hut silk", "pay generous gift")
    assert table.spent[c.TOKEN.number("hut_silk")] == 1
    says(table, P2, "play jousting tourney")
    assert options(table) == ["pass"]  # nothing is left that could pay, and nobody sees it
    assert refused(table, "pay hut silk") == "CF-20.5"
    do(table, "pass")
    assert table.spent[c.TOKEN.number("hut_silk")] == 0
    assert table.tokens_held[P1 * c.SITES + c.HUT] == 1
    assert not used(table, "gunpowder")
    assert table.marker[square("e12")] != c.NONE
    table.resources[SILK] = 1
    do(management(table), "use gunpowder", "option 2", "aim at e12", "pay silk", "pay hut silk")
    assert table.marker[square("e12")] == c.NONE


@pytest.mark.rule("CF-31.11", "CF-31.4", "CF-18.7")
def test_a_cancel_can_be_paid_with_a_gift_and_that_be_cancelled() -> None:
    table = start_of_turn(holding(meadow(3), "citizens_revolting_i jousting_tourney"))
    know(holding(table, "princely_gift", P3), "civil_service", P3)
    do(table, "play citizens revolting i", "choose 2")
    says(table, P3, "use civil service", "pay princely gift")
    assert open_to(table, P1) == ["pass", "play jousting tourney"]
    says(table, P1, "play jousting tourney")
    assert (step(table), options(table)) == ("payment", ["pass"])
    says(table, P3, "pass")
    assert table.government[P2] == c.ANARCHY  # nobody is left who could cancel


@pytest.mark.rule("CF-34.8", "CF-18.7")
def test_whoever_holds_events_may_have_a_gift() -> None:
    table = know(holding(holding(meadow(), "despot_day"), "drought", P2), "mass_media", P2)
    table.resources[c.RESOURCE.number("incense")] = 1
    know(table, "currency")
    do(management(table), "use currency", "pay incense")
    assert table.asks(WINDOW)
    assert open_to(table, P2) == ["pass"]


@pytest.mark.rule("CF-18.3", "CF-34.8")
def test_whoever_holds_events_of_one_kind_is_asked_like_others() -> None:
    """A discard made by itself would tell that the events that are kept are of the same kind."""
    table = start_of_turn(holding(meadow(), "generous_gift generous_gift generous_gift"))
    do(table, "govern anarchy")
    assert (step(table), options(table)) == ("discard-events", ["discard generous gift"])
    do(table, "discard generous gift")
    assert step(table) == "start-of-turn"
