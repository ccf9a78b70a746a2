"""Chapters 5 to 10: turns, founding cities, governments, scouts that gather, blockades."""

import pytest
from epocha_fixtures.frames import put_frame

from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.cities import culture_from_arts, icons_for, production_of, trade_icons
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.effects import RESEARCH_OFF
from epocha.games.civilization_2010.game import Civilization
from epocha.games.civilization_2010.markers import destroy_city
from epocha.games.civilization_2010.steps.common import ROUND
from epocha.games.civilization_2010.steps.learning import acquire
from epocha.games.civilization_2010.steps.rounds import BETWEEN_TURNS, begin_turn
from epocha.games.civilization_2010.techs import available_governments, perk

from . import build
from .build import (
    P1,
    P2,
    P3,
    Table,
    army,
    asked,
    beside,
    building,
    cover,
    do,
    flat,
    holding,
    know,
    management,
    options,
    person,
    position,
    refused,
    scout,
    square,
    start_of_turn,
    step,
    town,
    wonder,
)


def plain(players: int = 2, civs: str = "", **chosen: object) -> Table:
    """Return a grassland, with capitals far apart and P1's scout alone in the middle, at E8."""
    table = flat(position(players, civs, **chosen))
    for at in range(len(table.marker)):
        table.marker[at] = c.NONE
    army(table, "-")
    army(table, "-", P2)
    scout(table, "-", P2)
    return scout(table, "e8")


# --- turns (CF-5, CF-6) ---


@pytest.mark.rule("CF-5.1", "CF-5.2", "CF-5.4", "CF-5.5", "CF-6.1", "CF-6.4", "CF-12.12", "CF-36.1")
def test_phases_follow_each_other_and_the_first_player_token_passes_on() -> None:
    table = position(3, "china germany rome")
    seen: list[tuple[int, str, int]] = []
    numbers = []
    while table.round < 3:
        if step(table) in ("start-of-turn", "management", "movement"):
            seen.append((int(table.round), step(table), asked(table)))
            numbers.append(int(table.turn_number()))
        seat = table.current_players[0]
        passing = "done" if step(table) == "trade" else "pass"
        table.apply_action(seat, table.setup.game.text_to_action(table, passing))
    order = {1: [P1, P2, P3], 2: [P2, P3, P1]}
    assert seen == [
        (turn, phase, seat) for turn in (1, 2) for phase in ("start-of-turn", "management", "movement")
        for seat in order[turn]
    ]  # fmt: skip
    assert refused(table, "pass", P1) == "CF-5.2"
    assert numbers == sorted(set(numbers))  # what is declined for a turn is asked again in the next one


@pytest.mark.rule("CF-6.2", "CF-6.3")
def test_gains_of_the_start_of_turn_come_by_themselves_once() -> None:
    table = plain(2, "china germany")
    wonder(table, "stonehenge", beside(table)[0])
    wonder(table, "colossus", beside(table, P2)[0], P2)
    army(table, beside(table, P2)[0])  # the colossus is blockaded
    table.clear_frames()
    table.round = 0
    put_frame(table, ROUND, phase=BETWEEN_TURNS)
    trade = int(table.trade[P2])
    table.advance()
    assert table.culture[P1] == 1
    do(table, "pass")
    assert table.trade[P2] == trade
    assert table.culture[P1] == 1


# --- founding cities (CF-7) ---


@pytest.mark.rule("CF-7.1", "CF-7.2", "CF-7.8", "CF-7.11", "CF-7.12")
def test_a_scout_becomes_a_city() -> None:
    table = start_of_turn(plain(2, "china germany"))
    assert refused(table, "found 2") == "CF-7.2"
    do(table, "found 1")
    assert table.city_at[1] == square("e8")
    assert table.walled[P1] == 1  # the capital's only
    assert table.figure_at[c.FIRST_SCOUT] == c.NONE
    assert refused(scout(table, "f12"), "found 1") == "CF-7.1"  # two cities without Irrigation
    assert "found 1" in options(know(table, "irrigation"))
    management(table)
    assert "city 2" in options(table)


@pytest.mark.rule("CF-7.3")
@pytest.mark.example("CF-EX-6A")
def test_no_city_on_water() -> None:
    assert refused(start_of_turn(cover(plain(), e8="water")), "found 1") == "CF-7.3"


@pytest.mark.rule("CF-7.5")
@pytest.mark.example("CF-EX-6B")
def test_no_city_beside_a_village_or_hut() -> None:
    table = plain()
    for site in (c.HUT, c.VILLAGE):
        table.site[square("d7")] = site
        assert refused(start_of_turn(table), "found 1") == "CF-7.5"
    table.site[square("d7")] = c.NONE
    assert "found 1" in options(start_of_turn(table))


@pytest.mark.rule("CF-7.4", "CF-3.7")
@pytest.mark.example("CF-EX-6C")
def test_no_city_beside_what_is_face_down_or_no_part_of_the_map() -> None:
    table = plain()
    table.tile[table.plan.grid.slot[square("d8")]] = c.NONE
    table.restored()
    assert refused(start_of_turn(table), "found 1") == "CF-7.4"
    assert refused(start_of_turn(scout(plain(), "h8")), "found 1") == "CF-7.4"


@pytest.mark.rule("CF-7.6")
@pytest.mark.example("CF-EX-6D")
def test_no_city_beside_enemies() -> None:
    table = army(plain(), "f9", P2)
    assert refused(start_of_turn(table), "found 1") == "CF-7.6"
    table = army(scout(army(table, "-", P2), "f9", P2), "d8", P1)
    assert refused(start_of_turn(table), "found 1") == "CF-7.6"  # a scout is an enemy too
    assert "found 1" in options(start_of_turn(scout(table, "-", P2)))


@pytest.mark.rule("CF-7.7", "CF-0.6")
@pytest.mark.example("CF-EX-6E")
def test_cities_are_three_squares_apart() -> None:
    table = town(plain(), "g10", P2)
    assert refused(start_of_turn(table), "found 1") == "CF-7.7"
    assert "found 1" in options(start_of_turn(town(table, "g11", P2)))


@pytest.mark.rule("CF-7.9", "CF-7.14")
@pytest.mark.example("CF-EX-6F")
def test_figures_leave_the_centre_of_a_new_city() -> None:
    table = start_of_turn(cover(army(plain(), "e8"), d7="water"))
    do(table, "found 1")
    assert step(table) == "relocate"
    assert refused(table, "place d7") == "CF-7.9"
    do(table, "place f9")
    assert table.figure_at[0] == square("f9")
    assert step(table) == "start-of-turn"
    table = army(plain(), "e8")
    for name in ("d7", "e7", "f7", "d8", "f8", "d9", "e9", "f9"):
        cover(table, **{name: "water"})
    assert refused(start_of_turn(table), "found 1") == "CF-7.14"


@pytest.mark.rule("CF-7.10")
def test_the_centre_of_a_city_gives_nothing() -> None:
    table = cover(plain(), e8="desert")
    do(start_of_turn(table), "found 1")
    assert trade_icons(table, P1) == 0


@pytest.mark.rule("CF-7.9", "CF-7.10")
def test_the_centre_gives_nothing_to_a_scout_that_has_yet_to_leave_it() -> None:
    """A second scout stood with the founder and gathers for the capital."""
    table = start_of_turn(scout(cover(plain(), e8="desert"), "e8", P1, 1))
    table.sends[P1 * c.SCOUTS + 1] = 0
    assert trade_icons(table, P1) == 1
    do(table, "found 1")
    assert step(table) == "relocate"
    assert trade_icons(table, P1) == 0


@pytest.mark.rule("CF-7.13", "CF-32.8", "CF-32.9")
def test_rome_advances_for_a_city_but_not_for_its_capital() -> None:
    table = start_of_turn(plain(2, "rome china"))
    assert table.track[P1] == 0
    do(table, "found 1")
    assert (table.track[P1], sum(table.hand_held[:3])) == (1, 1)


# --- governments (CF-8) ---


@pytest.mark.rule("CF-8.1", "CF-8.2", "CF-8.5", "CF-8.8", "CF-28.2")
def test_a_government_is_changed_by_way_of_anarchy() -> None:
    table = start_of_turn(know(plain(2, "china germany"), "monarchy"))
    assert refused(table, "govern despotism") == "CF-8.1"
    assert refused(table, "govern republic") == "CF-8.2"
    assert refused(table, "govern monarchy") == "CF-8.5"
    do(table, "govern anarchy")
    assert refused(table, "govern monarchy") == "CF-8.8"
    assert c.GOVERNMENT.ids[table.government[P1]] == "anarchy"


@pytest.mark.rule("CF-8.6")
def test_anarchy_is_left_in_a_later_turn() -> None:
    table = start_of_turn(know(plain(2, "china germany"), "monarchy"))
    do(table, "govern anarchy")
    table.governed = 0
    assert refused(start_of_turn(table), "govern monarchy") == "CF-8.6"
    table.round += 1
    do(start_of_turn(table), "govern monarchy")
    assert c.GOVERNMENT.ids[table.government[P1]] == "monarchy"


@pytest.mark.rule("CF-8.3", "CF-8.6", "CF-18.17")
def test_an_anarchy_of_this_turn_is_not_left_directly_for_a_new_government() -> None:
    table = plain(2, "china germany")
    acquire(table, P2, c.TECHNOLOGY.number("code_of_laws"))
    begin_turn(table)
    do(start_of_turn(holding(table, "citizens_revolting_i")), "play citizens revolting i", "choose 2")
    assert refused(start_of_turn(table, P2), "govern republic") == "CF-8.6"


@pytest.mark.rule("CF-8.3", "CF-8.4")
def test_a_new_government_may_be_adopted_in_the_next_start_of_turn_only() -> None:
    table = plain(2, "china germany")
    acquire(table, P1, c.TECHNOLOGY.number("code_of_laws"))
    assert refused(start_of_turn(table), "govern republic") == "CF-8.5"  # learned in this phase
    begin_turn(table)
    assert "govern republic" in options(start_of_turn(table))
    begin_turn(table)
    assert refused(start_of_turn(table), "govern republic") == "CF-8.5"


@pytest.mark.rule("CF-8.7")
def test_in_anarchy_the_capital_is_idle() -> None:
    table = town(plain(), "e8")
    table.government[P1] = c.ANARCHY
    assert refused(management(table), "city 1") == "CF-8.7"
    assert "city 2" in options(table)


@pytest.mark.rule("CF-8.9", "CF-8.10", "CF-8.14", "CF-8.15")
def test_what_governments_give() -> None:
    table = plain(2, "china germany")
    near = beside(table)
    building(table, "temple", near[0])
    building(table, "library", near[1])
    before = coins(table, P1), culture_from_arts(table, P1, 0), production_of(table, P1, 0), trade_icons(table, P1)
    given = {}
    for number, name in enumerate(c.GOVERNMENT.ids):
        table.government[P1] = number
        now = coins(table, P1), culture_from_arts(table, P1, 0), production_of(table, P1, 0), trade_icons(table, P1)
        given[name] = tuple(int(a - b) for a, b in zip(now, before, strict=True))
    nothing = (0, 0, 0, 0)
    assert given == {
        "anarchy": nothing, "despotism": nothing, "republic": nothing, "monarchy": (0, 2, 0, 0),
        "feudalism": (1, 0, 0, 0), "democracy": nothing, "communism": (0, -2, 2, 0), "fundamentalism": (0, 0, 0, -1),
    }  # fmt: skip
    assert available_governments(table, P1) == c.OPEN_GOVERNMENTS


@pytest.mark.rule("CF-8.15", "CF-6.3")
def test_democracy_pays_at_once_and_once() -> None:
    table = plain(2, "china germany")
    table.direct[P1] = 1 << c.GOVERNMENT.number("democracy")
    before = int(table.trade[P1])
    do(start_of_turn(know(table, "democracy")), "govern democracy")
    assert table.trade[P1] == before + 2


# --- scouts that gather (CF-9) ---


@pytest.mark.rule("CF-9.1", "CF-9.2", "CF-9.3", "CF-9.7")
def test_a_scout_sends_what_its_square_gives() -> None:
    table = start_of_turn(cover(plain(2, "china germany"), e8="forest"))
    assert production_of(table, P1, 0) == 0
    assert refused(table, "scout 1 for 2") == "CF-9.1"
    assert refused(table, "scout 2 for 1") == "CF-9.1"
    do(table, "scout 1 for 1")
    assert production_of(table, P1, 0) == 2
    assert refused(table, "scout 1 for 1") == "CF-9.7"
    do(table, "scout 1 off")
    assert production_of(table, P1, 0) == 0
    table.fresh[P1] |= 1 << c.FIRST_SCOUT
    table.refresh()
    assert refused(table, "scout 1 for 1") == "CF-9.2"


@pytest.mark.rule("CF-9.3", "CF-7.9", "CF-9.7")
def test_a_scout_that_makes_room_for_a_city_sends_nothing_any_more() -> None:
    """A second scout stood with the founder, and gathered there; where it comes to stand it must be assigned anew."""
    table = with_two_scouts()
    do(table, "place f9")
    assert table.sends[P1 * c.SCOUTS + 1] == c.NONE
    assert production_of(table, P1, 0) == 0
    assert refused(table, "scout 2 off") == "CF-9.7"
    do(table, "scout 2 for 1")
    assert production_of(table, P1, 0) == 2


def test_in_the_second_rules_version_a_scout_that_makes_room_sends_what_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(build, "GAME", Civilization(2))
    table = do(with_two_scouts(), "place f9")
    assert production_of(table, P1, 0) == 2


def with_two_scouts() -> Table:
    """Return a table where one of two scouts has founded a city; the other, which gathers, must leave its centre."""
    table = start_of_turn(scout(cover(plain(2, "china germany"), e8="forest", f9="forest"), "e8", P1, 1))
    return do(table, "scout 2 for 1", "found 1")


@pytest.mark.rule("CF-9.4", "CF-9.6")
def test_a_square_counts_for_one_city() -> None:
    table = cover(plain(2, "china germany"), e8="forest")
    scout(town(table, "d9"), "e8", which=1)
    assert [int(production_of(table, P1, city)) for city in (0, 1)] == [0, 2]
    do(start_of_turn(table), "scout 1 for 1", "scout 2 for 1")
    assert [int(production_of(table, P1, city)) for city in (0, 1)] == [2, 0]


@pytest.mark.rule("CF-9.5", "CF-10.1", "CF-10.2", "CF-29.9")
def test_a_scout_takes_what_lies_around_an_enemy_city() -> None:
    table = plain(2, "china germany")
    town(table, "e8", P2)
    scout(table, "e9")
    building(table, "market", "e9", P2)
    person(table, "humanitarian", "d9", P2)
    assert icons_for(table, P2, 1, c.TRADE) == 1  # of the humanitarian
    do(start_of_turn(table), "scout 1 for 1")
    assert [int(icons_for(table, P1, 0, icon)) for icon in (c.TRADE, c.PRODUCTION, c.CULTURE)] == [1, 1, 1]
    wonder(table, "stonehenge", "e9", P2)
    assert [int(icons_for(table, P1, 0, icon)) for icon in (c.TRADE, c.CULTURE)] == [0, 1]


@pytest.mark.rule("CF-9.8", "CF-29.2", "CF-10.7")
def test_a_coin_is_whose_scout_stands_there() -> None:
    table = plain(2, "china germany")
    town(table, "e8", P2)
    scout(table, "-")
    building(table, "bank", "e9", P2)
    assert [int(coins(table, seat)) for seat in (P1, P2)] == [0, 1]
    scout(table, "e9")
    assert [int(coins(table, seat)) for seat in (P1, P2)] == [1, 0]
    army(scout(table, "-"), "e9")
    assert [int(coins(table, seat)) for seat in (P1, P2)] == [0, 0]
    army(table, "-")
    assert [int(coins(table, seat)) for seat in (P1, P2)] == [0, 1]


@pytest.mark.rule("CF-9.9")
def test_nothing_is_sent_to_a_city_that_is_destroyed() -> None:
    table = town(plain(), "e11")
    do(start_of_turn(table), "scout 1 for 2")
    destroy_city(table, P1, 1)
    assert table.sends[0] == c.NONE


# --- blockades (CF-10) ---


@pytest.mark.rule("CF-10.3")
def test_a_blockaded_wonder_does_not_work() -> None:
    table = plain()
    wonder_at = beside(table)[0]
    wonder(table, "porcelain_tower", wonder_at)
    assert perk(table, P1, RESEARCH_OFF) == 5
    assert icons_for(table, P1, 0, c.CULTURE) == 2
    army(table, wonder_at, P2)
    assert perk(table, P1, RESEARCH_OFF) == 0
    assert icons_for(table, P1, 0, c.CULTURE) == 0


@pytest.mark.rule("CF-10.4", "CF-13.5", "CF-19.3")
def test_nothing_but_armies_is_placed_on_a_blockaded_square() -> None:
    table = know(town(plain(2, "china germany"), "e8"), "philosophy writing")
    scout(table, "-")
    table.extra[1] = 40
    army(table, "e9", P2)
    for item in ("temple", "library", "scout", c.WONDER.ids[table.row[0]].replace("_", " ")):
        do(management(table), "city 2", f"build {item}")
        assert "at e7" in options(table)
        assert refused(table, "at e9") == ("CF-13.5" if item == "scout" else "CF-10.4")
    do(management(table), "city 2", "build army", "at e9")
    assert step(table) in ("battle-turn", "muster")


@pytest.mark.rule("CF-10.5", "CF-10.9", "CF-25.1")
def test_an_army_built_on_a_blockade_fights_at_once() -> None:
    table = town(plain(2, "china germany"), "e8")
    scout(table, "e9", P2)
    scout(table, "-")
    table.extra[1] = 4
    table.trade[P2] = 5
    do(management(table), "city 2", "build army", "at e9")
    assert table.figure_at[c.FIGURES + c.FIRST_SCOUT] == c.NONE  # a lone scout dies
    assert step(table) == "loot"
    do(table, "take 3 trade")
    assert step(table) == "management"


@pytest.mark.rule("CF-10.8", "CF-15.16")
def test_walls_are_built_during_a_blockade() -> None:
    table = know(town(plain(), "e8"), "masonry")
    table.extra[1] = 7
    for n, at in enumerate(("e7", "e9", "d8", "f8")):
        army(table, at, P2, n)
    do(management(scout(table, "-")), "city 2", "build city walls")
    assert table.walled[P1] >> 1 & 1
