"""Section 6: completed empires and the wonders goal."""

import pytest
from epocha_fixtures.playing import do, options, refused

from epocha.games.mesta.components import NONE
from epocha.games.mesta.scoring import settle
from epocha.games.mesta.state import COMPLETE_END

from .build import ATLAS, P1, P2, P3, begin, cities, city_set, empire_set, position, stack_cities, use

FIVE_ROMANS = "rome ostia tusculum lavinium fidenae"
SIX_WONDERS = "giza alexandria babylon halicarnassus ephesus olympia"


@pytest.mark.rule("ME-6.1", "ME-6.2", "ME-6.6", "ME-11.2")
def test_the_sixth_city_completes_the_empire_at_once() -> None:
    table = position({P1: FIVE_ROMANS + " tyre"}, {}, city_top="ardea")
    begin(table, P1)
    assert cities(table, P1) == {"tyre"}
    assert table.finished[P1] == empire_set("rome")
    assert (table.completed(P1), table.score(P1)) == (1, 1)


@pytest.mark.rule("ME-6.2")
def test_one_swap_may_complete_two_empires() -> None:
    table = position(
        {P1: "rome ostia tusculum lavinium fidenae rhodes", P2: "athens sparta corinth ephesus olympia ardea"},
        {P1: "trade"},
    )
    use(table, "trade", "offer rhodes", "take ardea")
    assert (table.finished[P1], table.finished[P2]) == (empire_set("rome"), empire_set("greece"))


@pytest.mark.rule("ME-6.2", "ME-7.14")
def test_cities_transferred_in_one_step_arrive_together() -> None:
    """Influence over the Wonders brings the last Egyptian and Persian city at once."""
    table = position(
        {
            P1: "memphis giza thebes_egypt elephantine coptos persepolis babylon susa ecbatana sardis",
            P2: "alexandria",
            P3: "halicarnassus",
        },
        {P1: "wonders_influence"},
    )
    use(table, "wonders influence")
    assert table.finished[P1] == empire_set("egypt persia")
    assert cities(table, P1) == set()


@pytest.mark.rule("ME-6.3")
def test_finished_cities_cannot_be_touched() -> None:
    table = position({P1: "rome"}, {P1: "attack trade wrath_greece commander_greece plague flood"}, {P2: "greece"})
    for text in ("use attack", "use trade", "use wrath greece"):
        assert refused(table, text) in ("ME-9.43", "ME-9.46", "ME-9.17")
    for name in ("commander greece", "plague", "flood"):
        begin(table, P1, 2)
        use(table, name)
        assert table.finished[P2] == empire_set("greece")


@pytest.mark.rule("ME-6.4")
def test_finished_cities_count_for_nothing() -> None:
    held = "charisma unification wonders_influence victory festival_great games_army attack"
    table = position({P1: "pella"}, {P1: held}, {P1: "rome greece"})
    assert options(table) == ["pass", "use festival great", "use games army", "use victory"]
    use(table, "games army")
    assert len(cities(table, P1)) == 1 + 2  # pella leads with 2 points
    begin(table, P1, 2)
    table.cities[P1] = 0
    use(table, "festival great")
    assert cities(table, P1) == set()


@pytest.mark.rule("ME-6.5", "ME-9.12")
def test_neutral_cities_are_never_completed() -> None:
    table = position({P1: "pella syracuse tyre cirta massalia"}, {P1: "unification"}, city_top="petra")
    assert refused(table, "use unification") == "ME-9.9"
    begin(table, P1)
    assert len(cities(table, P1)) == 6
    assert table.finished[P1] == 0


@pytest.mark.rule("ME-6.7", "ME-6.8")
def test_seven_wonders_on_the_table_bring_5_points_at_once() -> None:
    table = position({P2: SIX_WONDERS}, {}, city_top="rhodes")
    assert table.wonders_holder == NONE
    begin(table, P2)
    assert table.wonders_holder == P2
    assert table.score(P2) == 5


@pytest.mark.rule("ME-6.7", "ME-6.10")
def test_wonders_at_different_times_or_with_different_players_bring_nothing() -> None:
    table = position({P1: "giza rhodes", P2: "alexandria babylon halicarnassus ephesus"}, {}, city_top="olympia")
    begin(table, P2)
    assert table.wonders_holder == NONE
    table = position({P2: SIX_WONDERS}, {P2: "victory"}, turn=P2, city_top="veii rhodes")
    use(table, "victory", "offer giza")
    stack_cities(table, "rhodes")
    begin(table, P2)
    assert "rhodes" in cities(table, P2)
    assert table.wonders_holder == NONE


@pytest.mark.rule("ME-6.8", "ME-6.12")
def test_the_wonders_goal_is_checked_after_empires_have_moved() -> None:
    """The city that completes Greece is the seventh wonder: it counts in the finished pile."""
    table = position({P1: "athens sparta corinth ephesus olympia giza alexandria babylon halicarnassus"}, {})
    stack_cities(table, "rhodes")
    begin(table, P1)
    assert table.finished[P1] == empire_set("greece")
    assert table.wonders_holder == P1


@pytest.mark.rule("ME-6.9")
def test_the_bonus_is_awarded_once() -> None:
    table = position({P1: SIX_WONDERS}, {}, city_top="rhodes")
    table.wonders_holder = P3
    begin(table, P1)
    assert table.wonders_holder == P3
    assert (table.score(P1), table.score(P3)) == (0, 5)


@pytest.mark.rule("ME-6.10", "ME-2.10")
def test_without_the_goal_nobody_earns_it() -> None:
    table = position({P1: SIX_WONDERS}, {}, city_top="rhodes", wonders_goal=False)
    begin(table, P1)
    assert table.wonders_holder == NONE


@pytest.mark.rule("ME-6.11")
def test_the_goal_is_out_of_reach_once_another_has_completed_a_wonder_empire() -> None:
    """No action follows: the wonders in another's finished pile cannot come to the table any more."""
    table = position(
        {P1: "rome giza alexandria babylon halicarnassus"}, {P1: "wonders_influence commander_rome"}, {P2: "greece"}
    )
    use(table, "wonders influence")
    assert table.wonders_holder == NONE
    assert table.finished[P2] == empire_set("greece")


@pytest.mark.rule("ME-6.12")
def test_the_step_that_ends_the_game_can_still_earn_the_bonus() -> None:
    table = position(
        {P1: "athens sparta corinth ephesus olympia"},
        {},
        {P1: "egypt persia", P2: "rome carthage celts jews etruscans"},
        city_top="rhodes",
    )
    begin(table, P1)
    assert table.over == COMPLETE_END
    assert table.wonders_holder == P1
    assert table.score(P1) == 3 + 5


@pytest.mark.rule("ME-6.2", "ME-6.12")
def test_two_players_complete_in_the_step_that_ends_the_game() -> None:
    table = position({}, {}, {P3: "greece carthage persia celts jews etruscans"})
    table.cities[P1], table.cities[P2] = ATLAS.of_empire[0], ATLAS.of_empire[3]
    settle(table, city_set("ostia giza"))
    assert (table.finished[P1], table.finished[P2]) == (empire_set("rome"), empire_set("egypt"))
    assert table.over == COMPLETE_END


def test_an_empire_completed_in_a_friendly_exchange_leaves_before_the_draws() -> None:
    table = position({P1: FIVE_ROMANS + " tyre", P2: "ardea"}, {P1: "friendly_exchange"}, city_top="veii caere")
    do(table, "use friendly exchange", "offer tyre", "accept")
    assert cities(table, P1) >= {"veii"}
    assert table.finished[P1] == empire_set("rome")
    assert cities(table, P2) >= {"tyre", "caere"}
