"""Settlers look at civ tokens on their way (CE-10)."""

import pytest

from epocha.games.civilization_2002.layout import DOWN, UP

from .field import (
    P1,
    P2,
    Table,
    do,
    fleet,
    march,
    moving,
    options,
    over,
    read,
    refused,
    step,
    token,
    unit,
    units,
    world,
)


def at_steppe(kind: str, **chosen: object) -> Table:
    """Return the turn of P1 with a settler in Gobi and a token in Steppe."""
    table = token(world(**chosen), kind, "steppe")
    unit(table, P1, "settler", "gobi")
    return table


@pytest.mark.rule("CE-10.1", "CE-10.3", "CE-10.4", "CE-10.5")
def test_a_settler_looks_where_its_way_ends() -> None:
    """It may go on instead; having looked, it stays, and others still move."""
    table = at_steppe("resource_wine")
    unit(table, P1, "swordsman", "gobi")
    unit(table, P2, "swordsman", "steppe", 2)
    moving(table)
    march(table, "gobi", "settler", "steppe")
    do(table, "done")  # P2 does not intercept
    assert options(do(table.clone(), "from steppe", "settler moved 1"))[-1] == "explore"
    march(table, "steppe", "settler moved 1", "explore")
    assert step(table) == "token"
    do(table, "keep")
    assert options(table) == ["done", "from gobi"]
    assert table.token_lies[read("steppe")] == DOWN


@pytest.mark.rule("CE-10.5", "CE-25.1")
def test_only_who_looked_knows() -> None:
    table = at_steppe("resource_wine")
    moving(table)
    march(table, "gobi", "settler", "steppe")
    march(table, "steppe", "settler moved 1", "explore")
    do(table, "keep")
    land = read("steppe")
    assert table.view(P1).token[land] == table.token[land]
    assert table.view(P2).token[land] == table.view(None).token[land] == -1
    assert table.view(P2).token_seen[land] == 1 << P1


@pytest.mark.rule("CE-10.2")
def test_a_settler_that_has_not_moved_may_look() -> None:
    table = token(at_steppe("treasure"), "treasure", "gobi")
    moving(table)
    march(table, "gobi", "settler", "explore")
    assert table.gold[P1] == 10
    assert over(table)


@pytest.mark.rule("CE-10.6")
@pytest.mark.parametrize("kind", ["desert", "mountains", "jungle_forest"])
def test_terrain_is_turned_up_at_once(kind: str) -> None:
    table = at_steppe(kind)
    moving(table)
    march(table, "gobi", "settler", "steppe")
    march(table, "steppe", "settler moved 1", "explore")
    assert table.token_lies[read("steppe")] == UP
    assert table.view(P2).token[read("steppe")] == table.token[read("steppe")]


@pytest.mark.rule("CE-10.6")
def test_an_event_strikes_during_the_turn() -> None:
    """A plague takes the settler with it, and the turn goes on."""
    table = at_steppe("plague")
    unit(table, P1, "knight", "java")
    unit(table, P1, "swordsman", "gobi")
    moving(table)
    march(table, "gobi", "settler", "steppe")
    march(table, "steppe", "settler moved 1", "explore")
    assert units(table, P1, "steppe") == []
    assert options(table) == ["done", "from gobi"]


@pytest.mark.rule("CE-10.7")
def test_nobody_looks_twice() -> None:
    table = at_steppe("no_effect")
    table.token_seen[read("steppe")] = 1 << P1
    moving(table)
    march(table, "gobi", "settler", "steppe")
    do(table, "from steppe", "settler moved 1")
    assert refused(table, "explore") == "CE-10.7"


@pytest.mark.rule("CE-10.8", "CE-9.19")
def test_a_settler_that_is_stopped_may_still_look() -> None:
    table = at_steppe("treasure")
    unit(table, P2, "swordsman", "steppe")
    moving(table)
    march(table, "gobi", "settler", "steppe")
    do(table, "intercept")
    assert options(do(table, "from steppe", "settler moved 2")) == ["explore"]
    do(table, "explore")
    assert table.gold[P1] == 10


@pytest.mark.rule("CE-3.6", "CE-10.1")
def test_only_settlers_on_land_look() -> None:
    table = at_steppe("treasure")
    unit(table, P1, "swordsman", "steppe")
    token(table, "treasure", "anatolia")
    fleet(table, P1, "galley", "black_sea", "settler")
    moving(table)
    do(table, "from steppe", "swordsman")
    assert refused(table, "explore") == "CE-3.6"
    do(table, "to persia", "from black sea", "settler of fleet 1")
    assert refused(table, "explore") == "CE-10.1"


@pytest.mark.rule("CE-10.1")
def test_there_must_be_a_token_that_lies_face_down() -> None:
    table = token(at_steppe("treasure"), "mountains", "gobi", UP)
    moving(table)
    do(table, "from gobi", "settler")
    assert refused(table, "explore") == "CE-10.1"


@pytest.mark.rule("CE-5.15")
def test_open_tokens_are_explored_for_events_only() -> None:
    table = token(at_steppe("treasure", open_tokens=True), "resource_wine", "gobi")
    moving(table)
    do(table, "from gobi", "settler")
    assert refused(table, "explore") == "CE-5.15"
    march(do(table, "to steppe"), "steppe", "settler moved 1", "explore")
    assert table.gold[P1] == 10
