"""Sections 21 and 22: figures and groups walk over the map and discover it."""

import pytest

from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.atlas import TILE_RECORDS
from epocha.games.civilization_2010.ground import retire, terrain_at
from epocha.games.civilization_2010.steps.common import STEPPED
from epocha.games.civilization_2010.steps.movement import Walk, go

from .field import P1, P2, Table, at, do, field, figures, govern, know, marker, move, name, options, refused, step


def where(table: Table, seat: int = P1) -> dict[str, str]:
    """Return where the figures of a seat stand."""
    words = [*[f"army{n + 1}" for n in range(6)], "white", "scout1", "scout2"]
    places = table.figure_at[seat * c.FIGURES : (seat + 1) * c.FIGURES]
    return {word: name(int(square)) for word, square in zip(words, places, strict=True) if square != c.NONE}


# --- figures and groups ---


@pytest.mark.rule("CF-21.1", "CF-21.4", "CF-21.15")
def test_a_figure_walks_once_and_no_further_than_its_speed() -> None:
    table = figures(field(), P1, armies="c6 c10")
    do(table, "move c6", "go south", "go west")
    assert step(table) == "movement", "after two steps it stops"
    assert where(table) == {"army1": "b7", "army2": "c10"}
    assert options(table, "move") == ["move c10"]
    assert refused(table, "move b7") == "CF-21.4"
    do(table, "move c10", "go south", "stop")
    assert step(table) != "movement", "everybody has moved"


@pytest.mark.rule("CF-21.3", "CF-21.14", "CF-3.6")
def test_steps_are_along_rows_and_columns_on_open_squares() -> None:
    table = figures(field(), P1, armies="a6 e7 h7")
    do(table, "move a6")
    assert options(table, "go") == ["go east", "go south"]
    assert refused(table, "go west") == "CF-21.14"
    do(table, "stop", "move h7", "go south")
    assert refused(table, "go south") == "CF-3.6", "what lies face down cannot be entered"


@pytest.mark.rule("CF-21.2")
@pytest.mark.parametrize(
    ("tech", "steps"),
    [("pottery", 2), ("horseback riding", 3), ("sailing", 4), ("steam power", 5), ("flight", 6)],
)
def test_technologies_make_figures_faster(tech: str, steps: int) -> None:
    table = know(field(), P1, tech.replace(" ", "_"), "horseback_riding" if steps > 2 else "pottery")
    figures(table, P1, armies="b7")
    do(table, "move b7")
    there_and_back = ["go east", "go west"]
    for taken in range(steps):
        assert step(table) == "walk", taken
        do(table, there_and_back[taken % 2])
    assert step(table) != "walk"


@pytest.mark.rule("CF-21.5", "CF-21.6", "CF-21.7")
def test_figures_of_a_square_move_in_groups_or_one_by_one() -> None:
    table = figures(know(field(), P1, "masonry"), P1, armies="c6 c6", scouts="c6")
    do(table, "move c6")
    assert options(table) == ["with scout1", "with 1", "with 1 scout1", "with 2", "with 2 scout1"]
    do(table, "with 1 scout1", "go east", "stop")
    assert where(table) == {"army1": "d6", "army2": "c6", "scout1": "d6"}
    assert options(table, "move") == ["move c6"]
    do(table, "move c6", "go east", "stop")
    assert where(table) == {"army1": "d6", "army2": "d6", "scout1": "d6"}
    assert step(table) != "movement", "a figure that has moved joins no group"


@pytest.mark.rule("CF-21.7", "CF-21.8", "CF-21.17", "CF-32.10")
@pytest.mark.parametrize(
    ("tech", "limit"),
    [("pottery", 2), ("masonry", 3), ("printing_press", 4), ("biology", 5), ("replaceable_parts", 6)],
)
def test_stacking_is_looked_at_where_figures_stop(tech: str, limit: int) -> None:
    table = figures(know(field(), P1, tech), P1, armies="c6 " + "b7 " * (limit if limit < 6 else 5))
    if limit == 6:
        figures(table, P1, scouts="b7")
    do(table, "move c6", "go south")
    assert refused(table, "go west") == "CF-21.8", "with its last step it would have to stop there"
    know(table, P1, "horseback_riding")
    move(table, P1)
    table.figure_at[0] = at("c6")
    move(table, P1)
    do(table, "move c6", "go south", "go west")
    assert refused(table, "stop") == "CF-21.8", "it may only pass through"
    table.civilization[P1] = c.CIVILIZATION.number("russia")
    table.refresh()
    assert refused(table, "stop") is None, "Russia: one more"


@pytest.mark.rule("CF-21.18")
def test_a_turn_ends_when_its_player_passes() -> None:
    table = figures(figures(field(), P2, armies="d14"), P1, armies="c6 c10")
    do(table, "move c6", "stop", "pass")
    assert step(table) != "movement"


@pytest.mark.rule("CF-21.19")
def test_figures_placed_in_the_same_turn_may_move() -> None:
    table = figures(field(), P1, armies="c6")
    table.fresh[P1] = 1
    assert options(table, "move") == ["move c6"]


@pytest.mark.rule("CF-9.3")
def test_a_scout_that_leaves_its_square_sends_nothing_more() -> None:
    table = figures(field(), P1, scouts="c10 c11")
    table.sends[P1 * c.SCOUTS] = table.sends[P1 * c.SCOUTS + 1] = 0
    do(table, "move c10", "stop", "move c11", "go south", "stop")
    assert [int(city) for city in table.sends[: c.SCOUTS]] == [0, c.NONE]


# --- water ---


@pytest.mark.rule("CF-21.9")
def test_water_bars_the_way() -> None:
    table = figures(field(), P1, armies="c6", scouts="c7")
    do(table, "move c6")
    assert refused(table, "go north") == "CF-21.9"
    do(table, "stop", "move c7")
    assert refused(table, "go south") == "CF-21.9"


@pytest.mark.rule("CF-21.10")
def test_with_navigation_figures_cross_water_but_end_on_land() -> None:
    table = figures(know(field(), P1, "navigation"), P1, armies="c6 c7")
    do(table, "move c6", "go north")
    assert options(table) == ["go north", "go south"], "east and west there is no more step to land, and no stopping"
    assert refused(table, "go east") == "CF-21.10"
    assert refused(table, "stop") == "CF-21.10"
    do(table, "go north")
    assert where(table)["army1"] == "c4"


@pytest.mark.rule("CF-21.10")
def test_with_navigation_nobody_starts_what_could_only_end_in_water() -> None:
    table = figures(know(field(), P1, "navigation"), P1, armies="c7")
    do(table, "move c7", "go north")
    assert refused(table, "go north") == "CF-21.10"


@pytest.mark.rule("CF-21.11")
@pytest.mark.parametrize("tech", ["sailing", "steam_power", "flight"])
def test_later_technologies_make_water_no_matter(tech: str) -> None:
    table = figures(know(field(), P1, tech), P1, armies="c6")
    do(table, "move c6", "go north", "stop")
    assert where(table) == {"army1": "c5"}


# --- cities and flight ---


@pytest.mark.rule("CF-21.12")
def test_the_own_centre_is_passed_but_not_stopped_in() -> None:
    table = figures(field(), P1, armies="g3")
    do(table, "move g3", "go north")
    assert refused(table, "stop") == "CF-21.12"
    do(table, "go west")
    assert where(table) == {"army1": "f2"}
    table = figures(figures(field(), P1, armies="g1 f2 f2"), P2)
    do(table, "move g1", "go south")
    assert refused(table, "go west") == "CF-21.8", "and nobody goes where no end would be left"


@pytest.mark.rule("CF-21.13")
def test_outskirts_of_enemy_cities_are_open() -> None:
    table = figures(field(), P1, armies="a12", scouts="c12")
    do(table, "move a12", "go south", "go south", "move c12", "go south", "go south")
    assert where(table) == {"army1": "a14", "scout1": "c14"}


@pytest.mark.rule("CF-21.16")
def test_who_flies_passes_all_and_meets_only_what_is_below_at_the_end() -> None:
    """Over a hut, a village, enemies and an enemy city."""
    table = figures(know(field(), P1, "flight"), P1, armies="c10", scouts="b10")
    figures(table, P2, armies="c11 a13")
    do(table, "move c10", "go east", "go west", "go south")
    assert step(table) == "walk", "neither the hut on d10 nor the enemy on c11 ends the way"
    assert table.site[at("d10")] == c.HUT
    do(table, "go south", "stop", "move b10")
    for heading in ("south", "west", "south", "south", "south"):
        do(table, f"go {heading}")
    assert where(table)["scout1"] == "a14", "a scout flies over a village and an enemy too"
    do(table, "go east")
    assert where(table)["scout1"] == "b14"
    table = figures(know(field(), P1, "flight"), P1, scouts="c10 a12")
    do(table, "move c10", "go east")
    assert refused(table, "stop") == "CF-23.1", "and stops only where it may enter"
    do(table, "go west", "stop", "move a12", "go south", "go south", "go south")
    do(table, "go east")
    assert refused(table, "stop") == "CF-24.1"


# --- discoveries (CF-22) ---


@pytest.mark.rule("CF-22.1", "CF-22.2", "CF-22.4", "CF-3.5", "CF-22.7")
def test_a_figure_beside_a_face_down_tile_turns_it_up_and_walks_on() -> None:
    table = figures(field(), P1, scouts="h7")
    lying = {int(tile) for tile in table.tile if tile != c.NONE}
    do(table, "move h7")
    assert refused(table, "discover south") == "CF-22.1", "it is not beside it"
    do(table, "go south", "discover south")
    assert where(table) == {"scout1": "h8"}
    assert step(table) != "walk", "both points are spent"
    tile = int(table.tile[5])
    assert TILE_RECORDS[tile].kind == "neutral"
    assert tile not in lying
    assert table.turns[5] == 2, "it looks south, so the arrow points south"
    laid = sum(table.site[square] != c.NONE for square in range(256) if table.plan.grid.slot[square] == 5)
    assert laid == sum(feature.kind in ("hut", "village") for feature in TILE_RECORDS[tile].features)


@pytest.mark.rule("CF-22.1", "CF-22.3")
def test_discoverers_look_in_their_direction() -> None:
    table = figures(know(field(), P1, "horseback_riding"), P1, armies="d11")
    do(table, "move d11", "discover east")
    assert table.turns[5] == 1
    assert step(table) == "walk"
    assert refused(table, "discover east") == "CF-22.1", "it is face up now"


@pytest.mark.rule("CF-22.6")
def test_a_discoverer_in_water_keeps_a_way_to_land() -> None:
    table = figures(know(field(), P1, "navigation"), P1, armies="d10")
    do(table, "move d10", "go north")
    assert terrain_at(table, at("d9")) == c.WATER
    assert refused(table, "discover east") == "CF-22.6", "then no point would be left to leave the water"
    know(table, P1, "horseback_riding")
    table = move(table, P1)
    table.figure_at[0] = at("d10")
    table.site[at("d10")] = c.NONE
    table = move(table, P1)
    do(table, "move d10", "go north", "discover east")
    assert step(table) == "walk"


@pytest.mark.rule("CF-22.5")
def test_there_are_tokens_for_all_places() -> None:
    """So none stays empty."""
    places = [feature.kind for tile in TILE_RECORDS for feature in tile.features]
    tokens = {"hut": 0, "village": 0}
    for token in c.TOKEN:
        tokens[token.kind] += token.count
    assert places.count("hut") <= tokens["hut"]
    assert places.count("village") <= tokens["village"]


# --- what may not be entered (CF-23, CF-24) ---


@pytest.mark.rule("CF-23.1", "CF-8.11", "CF-8.13")
def test_scouts_alone_enter_no_hut_and_no_village() -> None:
    table = figures(field(), P1, scouts="a6 c7")
    do(table, "move a6")
    assert refused(table, "go east") == "CF-23.1"
    do(table, "stop", "move c7")
    assert refused(table, "go east") == "CF-23.1"
    table = govern(figures(field(), P1, scouts="a6 c7"), P1, "republic")
    do(table, "move c7")
    assert refused(table, "go east") == "CF-23.1", "Republic: huts only"
    do(table, "stop", "move a6", "go east")
    assert table.tokens_held[P1 * c.SITES + c.HUT] == 1


@pytest.mark.rule("CF-23.2", "CF-23.3", "CF-23.4", "CF-23.16", "CF-20.4")
def test_a_group_with_an_army_explores_a_hut_and_stops() -> None:
    table = figures(field(), P1, armies="a6", scouts="a6")
    do(table, "move a6", "with 1 scout1", "go east")
    assert step(table) != "walk", "with a step left"
    assert where(table) == {"army1": "b6", "scout1": "b6"}
    assert table.site[at("b6")] == c.NONE
    held = [int(n) for n in table.tokens[: c.TOKENS]]
    assert sum(held) == 1
    assert c.TOKEN[held.index(1)].kind == "hut"
    assert sum(table.pool) == 29
    assert all(table.view(P2).tokens[token] == -1 for token in range(int(c.TOKENS)))
    assert [int(n) for n in table.view(P1).tokens[: c.TOKENS]] == held


@pytest.mark.rule("CF-23.5", "CF-32.2")
def test_china_gains_culture_for_huts() -> None:
    table = figures(field(), P1, armies="a6")
    table.civilization[P1] = c.CIVILIZATION.number("china")
    do(table, "move a6", "go east")
    assert table.culture[P1] == 3


@pytest.mark.rule("CF-24.1")
def test_scouts_alone_enter_no_enemy_square_and_no_enemy_centre() -> None:
    table = figures(field(), P1, scouts="c10 a14")
    figures(table, P2, scouts="c11")
    do(table, "move c10")
    assert refused(table, "go south") == "CF-24.1"
    do(table, "stop", "move a14", "go south")
    assert refused(table, "go east") == "CF-24.1"


@pytest.mark.rule("CF-24.3", "CF-24.2", "CF-26.8")
def test_an_army_kills_lone_scouts_and_takes_loot() -> None:
    table = figures(field(), P1, armies="c10")
    figures(table, P2, scouts="c11 c11")
    table.trade[P2] = 2
    do(table, "move c10", "go south")
    assert where(table, P2) == {}
    assert step(table) == "loot"
    assert options(table) == ["take 1 trade", "take 2 trade"]
    do(table, "take 2 trade")
    assert (table.trade[P1], table.trade[P2]) == (2, 0)


@pytest.mark.rule("CF-24.3", "CF-28.9")
def test_killing_lone_scouts_is_a_won_battle() -> None:
    table = figures(know(field(), P1, "code_of_laws"), P1, armies="c10")
    figures(table, P2, scouts="c11")
    do(table, "move c10", "go south")
    assert sum(table.coins_on) == 1


@pytest.mark.rule("CF-8.12")
def test_under_democracy_armies_attack_no_player() -> None:
    table = govern(figures(field(), P1, armies="c10 a14 a10"), P1, "democracy")
    figures(table, P2, scouts="c11")
    do(table, "move c10")
    assert refused(table, "go south") == "CF-8.12"
    do(table, "stop", "move a14", "go south")
    assert refused(table, "go east") == "CF-8.12"
    do(table, "stop", "move a10", "go south")
    assert step(table) == "battle-turn", "villages may be attacked"


# --- buildings (CF-28.20) ---


@pytest.mark.rule("CF-28.20")
def test_combustion_razes_a_building_on_which_an_army_stops_once_a_turn() -> None:
    table = marker(marker(field(), "a14", "temple"), "c14", "market")
    figures(know(table, P1, "combustion"), P1, armies="a12 c12", scouts="a12")
    do(table, "move a12", "with scout1", "go south", "go south")
    assert step(table) == "movement", "a scout razes nothing"
    do(table, "move c12", "go south", "go south")
    assert options(table) == ["pass", "raze"]
    temples = table.stacks[c.STACK_IDS.index("market")]
    do(table, "raze")
    assert table.marker[at("c14")] == c.NONE
    assert table.stacks[c.STACK_IDS.index("market")] == temples + 1
    do(table, "move a12", "go south", "go south")
    assert step(table) != "razing", "once a turn"
    assert table.marker[at("a14")] != c.NONE


@pytest.mark.rule("CF-28.20")
def test_own_buildings_are_not_razed() -> None:
    table = figures(know(marker(field(), "f1", "temple"), P1, "combustion"), P1, armies="f3")
    do(table, "move f3", "go north", "go north")
    assert step(table) != "razing"


# --- what happens between two steps (CF-28.16, CF-31.10) ---


def step_and(table: Table, square: str, locked: bool = False, killed: tuple[int, ...] = ()) -> Table:
    """Let the walking group of P1 step onto a square, and P2 close it, or kill figures, before anything follows."""
    go(table, P1, int(table.get(Walk.FIGURES)), at(square))
    table.put(Walk.LEFT, table.get(Walk.LEFT) - 1)
    if locked:
        table.locked[P2] = at(square)
    for figure in killed:
        retire(table, P1, 1 << figure)
    table.push(STEPPED, P1)
    table.advance()
    return table


@pytest.mark.rule("CF-28.16")
def test_nobody_leaves_a_closed_square() -> None:
    table = figures(field(), P1, armies="d11 c11")
    table.locked[P2] = at("d11")
    do(table, "move d11")
    assert options(table) == ["discover east", "stop"]
    assert refused(table, "go north") == "CF-28.16"
    do(table, "stop", "move c11", "go east")
    assert step(table) == "start-of-turn", "and whoever enters it stays there"
    assert set(table.locked) == {c.NONE}, "until the turn is over"


@pytest.mark.rule("CF-28.16")
def test_a_group_that_is_caught_stops_where_it_may() -> None:
    table = figures(know(field(), P1, "horseback_riding"), P1, armies="c7 a16")
    do(table, "move c7")
    step_and(table, "c6", locked=True)
    assert step(table) == "movement"
    assert where(table)["army1"] == "c6"
    table = figures(know(field(), P1, "navigation", "horseback_riding"), P1, armies="c7 a16")
    do(table, "move c7", "go north")
    step_and(table, "c5", locked=True)
    assert step(table) == "movement"
    assert where(table)["army1"] == "c6", "out of the water it goes back"


@pytest.mark.rule("CF-31.10")
def test_scouts_whose_army_is_killed_go_back_from_where_they_may_not_be_alone() -> None:
    table = figures(field(), P1, armies="a6 a16", scouts="a6")
    do(table, "move a6", "with 1 scout1")
    step_and(table, "b6", killed=(0,))
    assert where(table) == {"army2": "a16", "scout1": "a6"}
    assert table.site[at("b6")] == c.HUT
    assert (step(table), options(table)) == ("movement", ["pass", "move a16"])


@pytest.mark.rule("CF-31.10")
def test_a_group_that_is_killed_walks_no_further() -> None:
    table = figures(field(), P1, armies="a6 a16")
    do(table, "move a6")
    step_and(table, "a7", killed=(0,))
    assert (step(table), options(table)) == ("movement", ["pass", "move a16"])


# --- Russia (CF-32.12) ---


def spies(armies: str = "", scouts: str = "", *techs: str) -> Table:
    """Return the map with Russia in the place of Rome, and P2 that knows technologies."""
    table = know(field(), P2, *techs)
    table.civilization[P1] = c.CIVILIZATION.number("russia")
    return figures(table, P1, armies, scouts)


@pytest.mark.rule("CF-32.12", "CF-D26")
def test_russia_sacrifices_a_figure_in_an_enemy_city_for_a_technology() -> None:
    table = spies("a15", "b14 b16", "writing", "masonry", "mathematics")
    do(table, "move b14", "sacrifice south")
    assert where(table) == {"army1": "a15", "scout2": "b16"}
    assert (step(table), options(table)) == ("lesson", ["pass", "learn masonry", "learn writing"])
    assert refused(table, "learn mathematics") == "CF-27.3"
    do(table, "learn writing")
    assert table.techs[P1] >> c.TECHNOLOGY.number("writing") & 1
    assert table.over == 0
    do(table, "move a15")
    assert refused(table, "sacrifice east") == "CF-32.12", "once a turn"


@pytest.mark.rule("CF-32.12")
def test_only_a_figure_alone_is_sacrificed_and_for_something() -> None:
    table = spies("a15 a15", "", "writing")
    assert refused(table, "use russia") == "CF-32.12", "it is a step of a figure, not a deed"
    do(table, "move a15", "with 2")
    assert refused(table, "sacrifice east") == "CF-32.12"
    table = spies("a15")
    table.techs[P2] = table.techs[P1]
    do(table, "move a15")
    assert refused(table, "sacrifice east") == "CF-32.12", "nothing can be learned"
    table = spies("a15", "", "writing")
    table.civilization[P1] = c.CIVILIZATION.number("rome")
    do(table, "move a15")
    assert refused(table, "sacrifice east") == "CF-32.12"


@pytest.mark.rule("CF-32.12", "CF-8.12")
def test_a_sacrifice_is_no_attack() -> None:
    table = govern(spies("a15 a15", "", "writing"), P1, "democracy")
    do(table, "move a15", "with 1", "sacrifice east")
    assert table.battle_at == c.NONE
    assert options(table) == ["pass", "learn writing"]
    do(table, "pass")
    assert not table.techs[P1] >> c.TECHNOLOGY.number("writing") & 1, "nobody has to learn"
