"""Sections 15, 18, 24 and 28: events and abilities that move figures and change squares."""

import pytest

from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.aims import distances
from epocha.games.civilization_2010.ground import icon_at, is_open, terrain_at

from .build import in_columns
from .field import (
    P1,
    P2,
    Table,
    at,
    begin,
    city,
    do,
    field,
    figures,
    finish,
    give,
    know,
    manage,
    marker,
    options,
    refused,
    step,
    units,
)  # fmt: skip


def aims(table: Table, deed: str) -> list[str]:
    """Return what a deed may be aimed at, by the names of squares."""
    do(table, deed)
    found = [text.split()[-1] for text in options(table, "aim at")]
    table.withdraw(P1)
    return found


def where(table: Table, seat: int, figure: int = 0) -> int:
    """Return where a figure stands."""
    return int(table.figure_at[seat * c.FIGURES + figure])


# --- moving figures ---


@pytest.mark.rule("CF-18.11")
def test_enemy_figures_are_led_away_by_land() -> None:
    table = give(field(), P1, "disoriented")
    table = manage(figures(figures(table, P1, armies="c10"), P2, armies="c7 c7", scouts="b12"))
    do(table, "play disoriented", "aim at c7")
    reached = [text.split()[-1] for text in options(table)]
    assert "b7" in reached
    assert "c6" in reached
    assert "d7" not in reached, "a village"
    assert "c8" not in reached, "water"
    assert "c9" not in reached, "two squares away, but across water"
    do(table, "aim at b7")
    assert where(table, P2) == where(table, P2, 1) == at("b7")
    assert where(table, P1) == at("c10")


@pytest.mark.rule("CF-18.11")
def test_nobody_is_led_onto_too_many_figures_or_others() -> None:
    table = give(field(), P1, "lost")
    table = manage(figures(figures(table, P1, armies="b11"), P2, armies="c11 c11 c12"))
    do(table, "play lost", "aim at c11")
    reached = [text.split()[-1] for text in options(table)]
    assert "b11" not in reached
    assert "c12" not in reached, "three would stand there"
    assert "d11" in reached


@pytest.mark.rule("CF-28.17", "CF-20.7")
def test_steam_power_takes_figures_to_any_water_and_they_move_no_more() -> None:
    table = know(figures(field(), P1, armies="c10 c10 a16", scouts="c11 h3"), P1, "steam_power", "masonry")
    figures(table, P2, armies="a8")
    table.resources[P1 * c.RESOURCES + c.RESOURCE.ids.index("silk")] = 1
    manage(table)
    do(table, "use steam power", "aim at c10")
    reached = [text.split()[-1] for text in options(table)]
    assert "h3" in reached, "however far"
    assert "a8" not in reached, "enemies"
    assert all(terrain_at(table, at(square)) == c.WATER for square in reached)
    do(table, "aim at h3", "pay silk")
    assert where(table, P1) == where(table, P1, 1) == at("h3")
    assert table.moved[P1] == 3, "who was there before may move"


# --- squares ---


@pytest.mark.rule("CF-18.14", "CF-15.3")
def test_disasters_cover_what_is_printed() -> None:
    table = give(give(begin(figures(field(), P2, armies="b7")), P1, "drought"), P1, "deforestation")
    forest = {square for square in range(256) if is_open(table, square) and terrain_at(table, square) == c.FOREST}
    do(table, "play deforestation")
    assert {at(name) for name in in_columns(table)} == forest - {at("b15")}, "not under a city"
    do(table, "column b", "aim at b7")
    assert terrain_at(table, at("b7")) == c.GRASSLAND
    assert [int(icon_at(table, at("b7"), icon)) for icon in range(5)] == [0] * 5
    assert where(table, P2) == at("b7"), "figures stay"
    do(table, "play drought")
    open_to_drought = in_columns(table)
    assert "a1" in open_to_drought, "a desert too, whose icons and resource are covered"
    assert "b1" not in open_to_drought, "mountains"
    assert "g2" not in open_to_drought, "a city"
    assert len(options(table)) <= 16
    do(table, "column b", "aim at b7")
    assert icon_at(table, at("b7"), c.TRADE) == 1
    assert table.disasters_left == 10


@pytest.mark.rule("CF-18.16", "CF-0.5", "CF-15.18")
def test_sabotage_reaches_four_squares_over_open_ground() -> None:
    table = give(field(), P1, "sabotage")
    table.walled[P2] = 1
    for square, what in (("a14", "temple"), ("c16", "market"), ("b14", "artist"), ("f1", "barracks")):
        marker(table, square, what)
    table = begin(figures(table, P1, scouts="c12"))
    assert aims(table, "play sabotage") == ["f1", "a14", "b15", "c16"], "own ones too, and walls"
    assert distances(table, P1, 4)[at("c16")] == 4
    do(table, "play sabotage", "aim at b15")
    assert table.walled[P2] == 0
    assert table.marker[at("a14")] != c.NONE


@pytest.mark.rule("CF-18.16", "CF-18.18")
def test_a_disaster_strikes_up_to_two_buildings_of_others() -> None:
    table = give(begin(marker(field(), "f1", "barracks")), P1, "disaster")
    assert refused(table, "play disaster") == "CF-18.18", "there is none of another player"
    for square, what in (("a14", "temple"), ("c16", "market")):
        marker(table, square, what)
    do(table, "play disaster", "aim at a14")
    assert options(table) == ["pass", "aim at c16"]
    finish(do(table, "aim at c16"))
    assert [int(table.marker[at(square)]) for square in ("a14", "c16")] == [c.NONE] * 2
    assert table.marker[at("f1")] != c.NONE


@pytest.mark.rule("CF-28.15", "CF-15.15")
def test_gunpowder_destroys_any_building() -> None:
    table = know(marker(field(), "c16", "market"), P1, "gunpowder")
    table.resources[P1 * c.RESOURCES] = 2
    markets = table.stacks[c.STACK_IDS.index("market")]
    manage(table)
    do(table, next(text for text in options(table, "use gunpowder")))
    finish(table)
    assert table.marker[at("c16")] == c.NONE
    assert table.stacks[c.STACK_IDS.index("market")] == markets + 1


@pytest.mark.rule("CF-15.8")
def test_a_harbor_does_not_make_land() -> None:
    table = marker(city(field(), P1, "b7"), "b8", "harbor")
    figures(table, P1, armies="c7")
    do(table, "move c7", "go west")
    assert refused(table, "go south") == "CF-21.9"


# --- attacks ---


@pytest.mark.rule("CF-24.7")
def test_anybody_may_be_attacked_at_any_time() -> None:
    table = figures(figures(field(), P2, armies="c11"), P1, armies="c10")
    table.round = 1
    do(table, "move c10")
    assert refused(table, "go south") is None


@pytest.mark.rule("CF-26.19", "CF-30.4")
def test_a_conquered_capital_ends_the_game_before_anything_else() -> None:
    table = know(figures(field(), P1, armies="a15"), P1, "code_of_laws")
    units(table, P1, "aircraft_7 aircraft_7 aircraft_6")
    do(table, "move a15", "go east")
    while step(table) == "battle-turn":
        do(table, options(table)[0])
    assert table.over
    assert sum(table.coins_on) == 0
    assert table.track[P1] == 0


@pytest.mark.rule("CF-26.19")
def test_loot_is_taken_before_the_gains_of_winning() -> None:
    table = know(figures(figures(field(), P2, scouts="c11"), P1, armies="c10"), P1, "code_of_laws")
    table.trade[P2] = 9
    do(table, "move c10", "go south")
    assert step(table) == "loot"
    assert sum(table.coins_on) == 0
    do(table, "take 3 trade")
    assert sum(table.coins_on) == 1
