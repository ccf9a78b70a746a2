"""Section 4: the turn; and the parts of section 16 that describe it."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.engine.pile import size
from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT
from epocha.games.mesta.steps.common import END_TURN

from .build import P1, P2, P3, begin, cities, city_pile, empty_city_pile, empty_event_pile, event_pile, hand, position


@pytest.mark.rule("ME-3.4", "ME-4.1", "ME-16.6")
def test_players_take_turns_clockwise_and_rounds_follow_each_other() -> None:
    table = position({}, {P1: "trade", P2: "trade", P3: "trade"})
    seen = []
    for _ in range(7):
        seen.append((int(table.round), asked(table)))
        do(table, "pass")
    assert seen == [(1, P1), (1, P2), (1, P3), (2, P1), (2, P2), (2, P3), (3, P1)]


@pytest.mark.rule("ME-3.5", "ME-16.6")
def test_the_first_player_stays_first() -> None:
    table = position({}, {P1: "trade", P2: "trade", P3: "trade"}, turn=P2)
    table.first = P2
    for expected in [(1, P2), (1, P3), (1, P1), (2, P2)]:
        assert (table.round, asked(table)) == expected
        do(table, "pass")


@pytest.mark.rule("ME-4.2", "ME-4.3", "ME-4.5", "ME-16.1", "ME-16.2", "ME-16.3", "ME-16.4")
def test_a_turn_draws_a_city_and_an_event_and_then_may_use_one() -> None:
    table = position({}, {}, city_top="rome ostia", event_top="trade flood")
    table.allowance, table.refused = 0, 0b110
    begin(table, P2)
    assert cities(table, P2) == {"rome"}
    assert hand(table, P2) == ["trade"]
    assert city_pile(table)[0] == "ostia"
    assert event_pile(table)[0] == "flood"
    assert (table.allowance, table.refused) == (1, 0)
    assert (asked(table), step(table)) == (P2, "use-event")


@pytest.mark.rule("ME-4.3", "ME-4.5", "ME-4.12")
def test_an_empty_pile_gives_nothing_until_cards_return() -> None:
    table = position({P1: "tyre"}, {P1: "victory trade", P2: "trade", P3: "trade"})
    empty_city_pile(table)
    empty_event_pile(table)
    do(table, "use victory")
    assert len(hand(table, P1)) == 1
    do(table, "pass")
    assert cities(table, P2) == {"tyre"}
    assert "victory" in hand(table, P2)
    assert size(table.city_pile) == size(table.event_pile) == 0
    do(table, "pass")
    assert cities(table, P3) == set()
    assert hand(table, P3) == ["trade"]


@pytest.mark.rule("ME-4.4", "ME-4.6", "ME-10.7", "ME-16.2", "ME-16.3")
@pytest.mark.parametrize(("skip", "new_cities", "new_events"), [(SKIP_CITY, 0, 1), (SKIP_EVENT, 1, 0), (3, 0, 0)])
def test_pending_skips_leave_draws_out_once(skip: int, new_cities: int, new_events: int) -> None:
    table = position({}, {P2: "trade"})
    table.skips[P2] = skip
    begin(table, P2)
    assert (len(cities(table, P2)), len(hand(table, P2))) == (new_cities, 1 + new_events)
    assert table.skips[P2] == 0


@pytest.mark.rule("ME-4.7", "ME-4.11")
def test_using_none_is_allowed_and_ends_the_turn() -> None:
    table = position({P1: "rome"}, {P1: "festival_small attack", P2: "trade"})
    assert options(table)[0] == "pass"
    do(table, "pass")
    assert asked(table) == P2
    assert hand(table, P1) == ["festival_small", "attack"]


@pytest.mark.rule("ME-4.7", "ME-7.1")
def test_only_events_in_hand_and_only_in_the_own_turn() -> None:
    table = position({P1: "rome"}, {P1: "festival_small", P2: "festival_great"})
    assert refused(table, "use festival great") == "ME-4.7"
    assert refused(table, "use festival great", P2) == "ME-7.1"
    assert refused(table, "against 2") == "ME-4.7"


@pytest.mark.rule("ME-4.8", "ME-4.11", "ME-16.4")
def test_one_event_a_turn() -> None:
    table = position({}, {P1: "games_navy games_army", P2: "trade"})
    do(table, "use games navy")
    assert asked(table) == P2
    assert hand(table, P1) == ["games_army"]


@pytest.mark.rule("ME-4.8", "ME-9.50", "ME-9.52")
def test_victory_and_loss_of_influence_raise_the_allowance() -> None:
    table = position({P1: "tyre"}, {P1: "victory loss_of_influence games_navy games_army", P2: "trade"})
    do(table, "use loss of influence")
    assert table.allowance == 1
    do(table, "use victory")
    assert table.allowance == 1
    do(table, "use games army")
    assert asked(table) == P2


@pytest.mark.rule("ME-4.9")
def test_unspent_allowance_is_lost() -> None:
    table = position({P1: "tyre"}, {P1: "victory games_navy games_army", P2: "trade", P3: "trade"})
    do(table, "use victory", "pass", "pass", "pass")
    assert asked(table) == P1
    assert table.allowance == 1


@pytest.mark.rule("ME-4.10")
def test_an_event_drawn_this_turn_may_be_used() -> None:
    table = position({}, {P2: ""}, event_top="games_navy")
    begin(table, P2)
    assert options(table) == ["pass", "use games navy"]


@pytest.mark.rule("ME-4.11", "ME-10.3", "ME-16.4")
def test_a_silenced_player_has_no_events_step() -> None:
    table = position({}, {P2: "games_navy", P3: "trade"})
    table.silence[P2] = 2
    begin(table, P2)
    assert asked(table) == P3
    assert table.silence[P2] == 1


@pytest.mark.rule("ME-4.11", "ME-17.3")
def test_a_player_with_nothing_usable_is_asked_all_the_same() -> None:
    table = position({}, {P1: "attack protection"})
    assert (asked(table), options(table)) == (P1, ["pass"])


@pytest.mark.rule("ME-17.3")
def test_an_empty_hand_is_public_so_its_owner_is_not_asked() -> None:
    table = position({}, {P3: "trade"})
    empty_event_pile(table)
    begin(table, P2)
    assert asked(table) == P3


@pytest.mark.rule("ME-4.13")
def test_there_is_no_hand_limit() -> None:
    everything = "attack attack attack trade trade curse curse revolt education flood plague charisma games_navy"
    table = position({}, {P1: everything})
    begin(table, P1)
    assert len(hand(table, P1)) == 14


@pytest.mark.rule("ME-4.14", "ME-12.5")
def test_nothing_changes_owner_but_by_events() -> None:
    """There is no action that gives a card away; those that name cards are open only while an event asks for them."""
    table = position({P1: "rome", P3: "athens"}, {P1: "attack", P3: "trade"}, players=4, teams="2v2")
    for text in ("offer rome", "give up rome", "put away attack", "take athens", "accept"):
        assert refused(table, text) == "ME-4.7"


@pytest.mark.rule("ME-4.15")
def test_nobody_is_eliminated() -> None:
    table = position({P1: "rome"}, {P1: "trade"})
    begin(table, P2)
    assert asked(table) == P2
    assert len(cities(table, P2)) == 1


@pytest.mark.rule("ME-16.6")
def test_a_silence_runs_down_at_the_end_of_the_own_turn() -> None:
    table = position({}, {P1: "trade", P2: "trade", P3: "trade"})
    table.silence[P1] = 2
    table.silence[P3] = 1
    table.clear_frames()
    table.push(END_TURN, -1)
    table.advance()
    assert [int(n) for n in table.silence] == [1, 0, 1]


@pytest.mark.rule("ME-16.5")
def test_the_course_of_an_event_with_everything() -> None:
    """Naming, reactions, picks by the owner, the effect, and the cards under the pile."""
    table = position({P1: "rome", P2: "giza tyre"}, {P1: "trade revolt", P2: "protection", P3: "curse"})
    do(table, "use revolt")
    assert step(table) == "react"
    do(table, "no reaction")
    assert (step(table), asked(table)) == ("give-cities", P2)
    do(table, "give up tyre")
    assert cities(table, P1) == {"rome", "tyre"}
    assert event_pile(table)[-1] == "revolt"
    assert table.used == -1
    assert asked(table) == P2  # the next turn


@pytest.mark.rule("ME-16.7", "ME-4.3")
def test_a_draw_that_ends_the_game_ends_it_at_once() -> None:
    everything = "rome greece carthage egypt persia celts jews"
    table = position({P2: "tarquinia veii caere clusium populonia"}, {}, {P1: everything}, city_top="volsinii")
    before = hand(table, P2)
    begin(table, P2)
    assert table.is_terminal
    assert hand(table, P2) == before  # no event was drawn
    assert table.current_players == ()


@pytest.mark.rule("ME-4.14")
def test_cities_on_tables_stay_where_they_are() -> None:
    table = position({P1: "rome", P2: "athens"}, {P1: "trade"})
    do(table, "pass")
    assert "rome" in cities(table, P1)
    assert "athens" in cities(table, P2)
