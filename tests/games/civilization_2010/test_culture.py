"""Chapters 17 to 19: the arts, the culture track, culture events over the limit, great people."""

import pytest

from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.atlas import PRINTED_ICONS, print_under
from epocha.games.civilization_2010.cities import culture_from_arts, icons_for, production_of
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.piles import draw_event
from epocha.games.civilization_2010.steps.common import culture_hand_limit
from epocha.games.civilization_2010.steps.gains import gain_person

from .build import (
    P1,
    P2,
    building,
    city,
    do,
    know,
    management,
    options,
    person,
    refused,
    scout,
    square,
    start_of_turn,
    step,
    wonder,
)

# --- arts and the culture track (CF-17) ---


@pytest.mark.rule("CF-17.1")
@pytest.mark.example("CF-EX-22")
def test_the_arts() -> None:
    table = building(city(), "temple", "e7")
    do(table, "city 2", "arts")
    assert table.culture[P1] == 3
    table = city()
    assert culture_from_arts(table, P1, 1) == 1
    scout(table, "c5")
    table.covered[square("c5")] = c.NONE
    table.sends[0] = 1
    slot, cell = table.plan.grid.slot[square("c5")], table.plan.grid.cell[square("c5")]
    for tile in range(14):
        for turns in range(4):
            at = print_under(tile, turns, cell)
            if list(PRINTED_ICONS[at * 5 : at * 5 + 5]) == [0, 2, 1, 0, 0]:  # a natural wonder in a forest
                table.tile[slot], table.turns[slot] = tile, turns
    table.restored()
    table.extra[1] = 5
    assert (culture_from_arts(table, P1, 1), production_of(table, P1, 1)) == (2, 7)


@pytest.mark.rule("CF-17.2", "CF-17.3", "CF-17.7", "CF-11.4")
def test_what_spaces_of_the_track_cost() -> None:
    costs = [(int(c.SPACE_CULTURE[n]), int(c.SPACE_TRADE[n])) for n in (1, 7, 8, 14, 15, 21)]
    assert costs == [(3, 0), (3, 0), (5, 3), (5, 3), (7, 6), (7, 6)]
    table = city(trade=2)
    assert refused(table, "advance") == "CF-17.3"
    table.culture[P1] = 6
    do(management(table), "advance", "advance")
    assert (table.track[P1], table.culture[P1], sum(table.hand_held[:3])) == (2, 0, 2)
    table.culture[P1], table.track[P1] = 5, 7
    assert refused(management(table), "advance") == "CF-17.3"  # trade is missing
    table.trade[P1] = 3
    do(management(table), "advance")
    assert (table.trade[P1], table.hand_held[1]) == (0, 1)
    assert refused(start_of_turn(table), "advance") == "CF-6.2"


@pytest.mark.rule("CF-17.4", "CF-17.5", "CF-19.1", "CF-30.1")
def test_rewards_of_the_track() -> None:
    people = [space for space in range(1, 22) if c.SPACE_PERSON[space]]
    assert people == [3, 7, 12, 18]
    decks = {deck: [n for n in range(1, 22) if c.SPACE_DECK[n] == deck] for deck in range(3)}
    assert decks == {0: [1, 2, 4, 5, 6], 1: [8, 9, 10, 11, 13, 14], 2: [15, 16, 17, 19, 20]}
    table = city(trade=20)
    table.culture[P1], table.track[P1], table.track[P2] = 3, 2, 3
    do(management(table), "advance")
    assert step(table) == "place-person"
    do(table, "keep")
    assert sum(table.reserve) == 1
    table.culture[P1], table.track[P1] = 7, 20
    do(management(table), "advance")
    assert table.is_terminal
    assert (table.over, table.winners) == (1, 1)


# --- culture events over the limit (CF-18) ---


@pytest.mark.rule("CF-18.1", "CF-18.2", "CF-18.4", "CF-34.8")
def test_events_over_the_limit_are_discarded_at_once() -> None:
    table = city()
    table.culture[P1] = 12
    do(management(table), "advance", "advance")
    table.track[P1] = 3
    do(management(table), "advance")
    assert step(table) == "discard-events"
    seen = table.view(P2)
    assert list(seen.hand_held[:3]) == [3, 0, 0]
    assert seen.hand[0] == -1
    do(table, options(table)[0])
    assert (sum(table.hand_held[:3]), sum(table.event_discard)) == (2, 1)
    assert step(table) == "management"


@pytest.mark.rule("CF-18.1", "CF-28.6", "CF-28.19")
def test_the_limit_of_culture_events() -> None:
    table = know(city(), "pottery civil_service theology")
    assert culture_hand_limit(table, P1) == 5
    wonder(table, "cristo_redentor", "e7")
    assert culture_hand_limit(table, P1) == 9
    table.coins_on[0] = 8  # and one each of Civil Service and Computers
    assert culture_hand_limit(know(table, "computers"), P1) == 11


@pytest.mark.rule("CF-18.3")
def test_the_limit_may_drop() -> None:
    table = wonder(city(10), "cristo_redentor", "e7")
    for event in range(3):
        table.hand[event] += 1
        table.event_deck[event] -= 1
    table.hand_held[0] = 3
    do(management(table), "city 2", "build stonehenge", "at e7")
    assert step(table) == "discard-events"


@pytest.mark.rule("CF-18.8")
def test_discards_make_a_new_deck_and_without_them_nothing_is_drawn() -> None:
    table = city()
    for event in range(int(c.FIRST_EVENT[1])):
        table.event_discard[event], table.event_deck[event] = 0, 0
    table.event_discard[2] = 1
    draw_event(table, P1, 0)
    assert (table.hand[2], table.event_discard[2]) == (1, 0)
    draw_event(table, P1, 0)
    assert sum(table.hand_held[:3]) == 1


# --- great people (CF-19) ---


@pytest.mark.rule("CF-19.2", "CF-19.3", "CF-19.5", "CF-19.8", "CF-15.11")
def test_a_great_person_is_placed_or_kept() -> None:
    table = person(city(terrain="water"), "artist", "e9")
    gain_person(table, P1)
    table.advance()
    assert refused(table, "place e7") == "CF-19.3"
    do(table, "place e9")
    assert table.reserve[c.PERSON.number("artist")] == 1  # replaced


@pytest.mark.rule("CF-19.4", "CF-19.7", "CF-19.9")
def test_reserved_great_people_come_in_a_later_turn() -> None:
    table = city()
    table.reserve[c.PERSON.number("builder")] = 1
    assert coins(table, P1) == 0
    do(start_of_turn(table), "send for builder", "place e7")
    assert coins(table, P1) == 1
    table.reserve[c.PERSON.number("artist")] = table.fresh_people[c.PERSON.number("artist")] = 1
    assert refused(start_of_turn(table), "send for artist") == "CF-19.4"


@pytest.mark.rule("CF-19.6", "CF-29.8")
def test_what_great_people_give() -> None:
    given = {one.id: dict(zip(c.ICON_IDS, one.icons, strict=True)) for one in c.PERSON}
    assert {name: {icon: n for icon, n in icons.items() if n} for name, icons in given.items()} == {
        "artist": {"culture": 2, "trade": 1}, "builder": {"production": 2, "coin": 1}, "general": {"combat": 4},
        "humanitarian": {"culture": 1, "trade": 1, "production": 1, "coin": 1},
        "industrialist": {"culture": 2, "coin": 1}, "scientist": {"trade": 2, "production": 1},
    }  # fmt: skip
    table = person(city(terrain="forest"), "industrialist", "e7")
    assert (coins(table, P1), icons_for(table, P1, 1, c.PRODUCTION)) == (1, 0)
    building(table, "temple", "e7")
    assert coins(table, P1) == 0


@pytest.mark.rule("CF-19.1")
def test_an_empty_pool_gives_nobody() -> None:
    table = city()
    for kind in range(int(c.PEOPLE)):
        table.people_left[kind] = 0
    gain_person(table, P1)
    assert step(table) == "management"
