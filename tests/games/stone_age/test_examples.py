"""The worked examples printed in the rulebook, SA-EX-1 to SA-EX-33 (the numbering has gaps), with its numbers."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused

from epocha.games.stone_age.scoring import green_sets, terms
from epocha.games.stone_age.state import Table

from .build import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    acting,
    buildings,
    changing,
    give,
    lay,
    on_board,
    own,
    own_tiles,
    owned,
    placing,
    position,
    rig,
    shorten,
    show,
    spaces,
    stock,
    tools,
    top_of_deck,
    used,
)

SIX_HUT_BUILDERS = ["hut builder3 points3", "hut builder2 food2", "hut builder1 food4"]


def nobody_may(t: Table, text: str) -> bool:
    """Return whether an action is closed to everybody who may come to the turn."""
    return all(text not in options(placing(t, turn=p)) for p in range(int(t.players)))


@pytest.mark.example("SA-EX-1")
@pytest.mark.rule("SA-4.12")
def test_tool_maker_full() -> None:
    t = position()
    assert refused(t, "place tool maker 2") == "SA-4.12"
    do(t, "place tool maker")
    assert nobody_may(t, "place tool maker")


@pytest.mark.example("SA-EX-2")
@pytest.mark.rule("SA-4.13")
def test_hut_full() -> None:
    t = position()
    assert refused(t, "place hut 1") == "SA-4.13"
    do(t, "place hut")
    assert nobody_may(t, "place hut")


@pytest.mark.example("SA-EX-3")
@pytest.mark.rule("SA-4.14")
def test_field_full() -> None:
    t = do(position(), "place field")
    assert nobody_may(t, "place field")


@pytest.mark.example("SA-EX-5")
@pytest.mark.rule("SA-4.16")
def test_forest_full() -> None:
    t = position()
    give(t, BLUE, workers=6)
    do(t, "place forest 2")
    assert refused(t, "place forest 6") == "SA-4.16"
    do(t, "place forest 5")
    for p in (GREEN, YELLOW):
        placing(t, turn=p)
        assert refused(t, "place forest 1") == "SA-4.16"


@pytest.mark.example("SA-EX-6", "SA-EX-7")
@pytest.mark.rule("SA-4.17", "SA-4.18", "SA-4.19")
@pytest.mark.parametrize("kind", ["card", "building"])
def test_one_space(kind: str) -> None:
    t = do(position(), f"place {kind} 3")
    for p in (BLUE, GREEN, YELLOW, RED):
        placing(t, turn=p)
        assert options(t, f"place {kind}") == [f"place {kind} {n}" for n in (1, 2, 4)]


@pytest.mark.example("SA-EX-8")
@pytest.mark.rule("SA-4.1", "SA-4.4")
def test_one_turn_each() -> None:
    t = do(position(), "place card 1", "place hunting grounds 5", "place hut", "place building 1")
    assert [int(n) for n in t.idle] == [4, 0, 3, 4]
    assert asked(t) == RED
    do(t, "place field")
    assert asked(t) == GREEN


@pytest.mark.example("SA-EX-9")
@pytest.mark.rule("SA-5.7", "SA-6.16")
def test_first_tool() -> None:
    t = position()
    assert tools(t, RED) == (0, 0, 0)
    acting(t, {RED: {"tool maker": 1}})
    assert tools(t, RED) == (1, 0, 0)
    assert t.idle[RED] == 5


@pytest.mark.example("SA-EX-10")
@pytest.mark.rule("SA-5.8")
def test_hut() -> None:
    t = acting(position(), {RED: {"hut": 2}})
    assert t.workers[RED] == t.idle[RED] == 6
    assert on_board(t, RED) == 0
    assert 10 - t.workers[RED] == 4


@pytest.mark.example("SA-EX-12")
@pytest.mark.rule("SA-5.18")
def test_forest_10() -> None:
    t = position()
    rig(t, 4, 4, 2)
    acting(t, {RED: {"forest": 3}})
    assert stock(t, RED) == (3, 0, 0, 0)


@pytest.mark.example("SA-EX-14")
@pytest.mark.rule("SA-6.5")
def test_hunting_with_tools() -> None:
    t = position()
    give(t, RED, tools=(2, 1, 1), used=(0, 0, 1), food=0)
    rig(t, 3, 2)
    acting(t, {RED: {"hunting grounds": 2}})
    do(t, "use tool 2", "use tool 1")
    assert t.food[RED] == 4
    assert used(t, RED) == (1, 1, 1)


@pytest.mark.example("SA-EX-16")
@pytest.mark.rule("SA-7.5", "SA-7.16")
def test_buying_a_grain_card() -> None:
    t = position()
    lay(t, "art tool", "time grain")
    give(t, RED, grain=4, wood=1, clay=1)
    acting(t, {RED: {"card 2": 1}})
    do(t, "pay wood")
    assert t.grain[RED] == 5
    assert owned(t, RED) == ["time grain"]
    assert t.idle[RED] == 5
    assert spaces(t)[1] == ""


@pytest.mark.example("SA-EX-18")
@pytest.mark.rule("SA-10.1", "SA-10.2")
def test_refill() -> None:
    t = position()
    a, d, x, y = "time grain", "art tool", "music points3 a", "music points3 b"
    lay(t, a, "", "", d)
    top_of_deck(t, x, y)
    changing(t)
    assert spaces(t) == [a, d, x, y]


@pytest.mark.example("SA-EX-19")
@pytest.mark.rule("SA-12.4")
def test_green_cards() -> None:
    t = position()
    own(t, RED, "pottery food7", "pottery market", "art tool", "time grain", "music points3 a", "weaving food1")
    assert green_sets(t, RED) == 26


@pytest.mark.example("SA-EX-21")
@pytest.mark.rule("SA-12.6")
def test_hut_builders() -> None:
    t = position()
    own(t, RED, *SIX_HUT_BUILDERS)
    own_tiles(t, RED, 6)
    assert sum(terms(t, RED)) == 36


@pytest.mark.example("SA-EX-22")
@pytest.mark.rule("SA-12.8")
def test_tool_makers() -> None:
    t = position()
    own(t, RED, "tool crafter2 market a", "tool crafter1 onetime4")
    give(t, RED, tools=(1, 1, 1))
    assert sum(terms(t, RED)) == 9


@pytest.mark.example("SA-EX-23")
@pytest.mark.rule("SA-12.7")
def test_shamans() -> None:
    t = position()
    own(t, RED, "shaman2 clay1", "shaman1 gold1")
    give(t, RED, workers=6)
    assert sum(terms(t, RED)) == 18


@pytest.mark.example("SA-EX-24")
@pytest.mark.rule("SA-13.5")
def test_three_players_forest() -> None:
    t = do(position(3), "place forest 2", "place forest 2")
    assert 7 - t.taken[4] == 3
    assert asked(t) == GREEN
    assert refused(t, "place forest 1") == "SA-13.5"


@pytest.mark.example("SA-EX-25")
@pytest.mark.rule("SA-13.6")
def test_two_players_quarry() -> None:
    t = do(position(2), "place quarry 1")
    assert refused(t, "place quarry 1") == "SA-13.6"


@pytest.mark.example("SA-EX-26")
@pytest.mark.rule("SA-8.2")
def test_fixed_building_10() -> None:
    t = position()
    show(t, "wood2 clay1")
    give(t, RED, wood=2, clay=1)
    acting(t, {RED: {"building 1": 1}})
    do(t, "buy")
    assert t.score[RED] == 10
    assert stock(t, RED) == (0, 0, 0, 0)


@pytest.mark.example("SA-EX-28")
@pytest.mark.rule("SA-8.4")
def test_open_tile() -> None:
    for count in range(1, 8):
        t = position()
        show(t, "open c")
        give(t, RED, wood=8, gold=8)
        acting(t, {RED: {"building 1": 1}})
        assert refused(t, "done") == "SA-8.4"
        do(t, "pay gold", *["pay wood"] * (count - 1))
        if count < 7:
            do(t, "done")
        assert buildings(t, RED) == 1
        assert sum(stock(t, RED)) == 16 - count, "an eighth is never taken"


@pytest.mark.example("SA-EX-29")
@pytest.mark.rule("SA-7.26", "SA-7.27", "SA-7.28", "SA-7.29", "SA-7.30", "SA-7.31", "SA-7.32")
def test_dice_market() -> None:
    t = position()
    lay(t, "writing market")
    give(t, RED, wood=1)
    rig(t, 2, 2, 5, 6)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood", "take die 5", "take die 6")
    assert tools(t, RED) == (1, 0, 0)
    assert t.grain[BLUE] == 1
    assert stock(t, GREEN) == stock(t, YELLOW) == (0, 1, 0, 0)
    assert owned(t, RED) == ["writing market"]


@pytest.mark.example("SA-EX-30")
@pytest.mark.rule("SA-7.10")
def test_food_card() -> None:
    t = position()
    lay(t, "hut builder1 food4")
    give(t, RED, wood=1)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    assert t.food[RED] == 12 + 4


@pytest.mark.example("SA-EX-32")
@pytest.mark.rule("SA-5.2", "SA-6.10", "SA-19.5")
def test_order_of_actions() -> None:
    for first, stones in (("go card 1", 3), ("go quarry", 2)):
        t = position()
        lay(t, "tool crafter1 onetime3")
        give(t, RED, wood=1)
        rig(t, 6, 6)
        acting(t, {RED: {"card 1": 1, "quarry": 2}})
        do(t, first, "pay wood", *(["use tool crafter1 onetime3"] if first == "go card 1" else []))
        assert stock(t, RED) == (0, 0, stones, 0)


@pytest.mark.example("SA-EX-33")
@pytest.mark.rule("SA-8.7", "SA-8.9", "SA-19.6")
def test_blocking_tile() -> None:
    t = position()
    shorten(t, 1, 1)
    show(t, "open a")
    give(t, RED, wood=3)
    acting(t, {RED: {"building 1": 1}})
    do(t, "decline")
    assert t.left[0] == 1
    assert t.ending == 0
