"""Section 8: buildings."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused

from epocha.engine.state import UNKNOWN
from epocha.games.stone_age.components import TILE_COST, TILE_IDS, TILE_POINTS
from epocha.games.stone_age.scoring import terms
from epocha.games.stone_age.state import NONE, Table

from .build import BLUE, RED, YELLOW, acting, buildings, give, own, placing, position, shorten, show, stock, tile

FIXED = [words.removeprefix("bld_").replace("_", " ") for words in TILE_IDS[:17]]


def building(words: str, players: int = 4, **has: int) -> Table:
    """Return red's decision about a tile on stack 1; red has a second figure to resolve later."""
    t = position(players)
    show(t, words)
    give(t, RED, **has)
    acting(t, {RED: {"building 1": 1, "field": 1, "hunting grounds": 1}})
    return do(t, "go building 1")


@pytest.mark.rule("SA-8.1", "SA-8.2", "SA-8.11")
@pytest.mark.parametrize("words", FIXED)
def test_fixed_tiles_take_their_cost_and_score_their_points(words: str) -> None:
    cost = list(TILE_COST)[4 * tile(words) : 4 * tile(words) + 4]
    t = building(words, wood=2, clay=2, stone=2, gold=2)
    assert options(t) == ["buy", "decline"]
    assert refused(t, "pay wood") == refused(t, "done") == "SA-8.2"
    do(t, "buy")
    assert stock(t, RED) == tuple(2 - n for n in cost)
    assert list(t.score) == [TILE_POINTS[tile(words)], 0, 0, 0]
    assert t.tile_owner[tile(words)] == RED
    assert t.idle[RED] == 3
    assert asked(t) == RED


@pytest.mark.rule("SA-8.12", "SA-8.7", "SA-18.1")
@pytest.mark.parametrize("words", FIXED)
def test_a_fixed_tile_one_piece_short_can_only_be_declined(words: str) -> None:
    cost = list(TILE_COST)[4 * tile(words) : 4 * tile(words) + 4]
    for short in [r for r in range(4) if cost[r]]:
        has = dict.fromkeys(("wood", "clay", "stone", "gold"), 9)
        has[list(has)[short]] = cost[short] - 1
        t = building(words, **has)
        assert options(t) == ["go field", "go hunting grounds"], "declined by itself, nothing substituted"
        assert t.idle[RED] == 3
        assert t.top_tile(0) == tile(words)


@pytest.mark.rule("SA-8.12")
def test_buying_what_cannot_be_paid_is_refused() -> None:
    t = position()
    show(t, "stone2 gold1")
    give(t, RED, stone=1, gold=9)
    own(t, RED, "healing any2")
    acting(t, {RED: {"building 1": 1}})
    assert options(t) == ["decline", "redeem healing any2"]
    assert refused(t, "buy") == "SA-8.12"
    do(t, "redeem healing any2", "take stone", "take wood", "buy")
    assert stock(t, RED) == (1, 0, 0, 8)
    assert t.score[RED] == 16


@pytest.mark.rule("SA-8.3", "SA-8.5", "SA-8.12")
@pytest.mark.parametrize(
    ("words", "paid", "points"),
    [
        ("any4 kinds1", ["gold"] * 4, 24),
        ("any4 kinds2", ["wood", "gold", "gold", "gold"], 21),
        ("any4 kinds3", ["wood", "clay", "stone", "stone"], 17),
        ("any4 kinds4", ["wood", "clay", "stone", "gold"], 18),
        ("any5 kinds1", ["stone"] * 5, 25),
        ("any5 kinds2", ["wood", "wood", "wood", "clay", "clay"], 17),
        ("any5 kinds3", ["gold", "clay", "stone", "clay", "gold"], 25),
        ("any5 kinds4", ["wood", "clay", "stone", "gold", "gold"], 24),
    ],
)
def test_variable_tiles_take_the_exact_number_of_kinds(words: str, paid: list[str], points: int) -> None:
    t = building(words, wood=9, clay=9, stone=9, gold=9)
    assert refused(t, "buy") == refused(t, "done") == "SA-8.3"
    for n, resource in enumerate(paid):
        if options(t, "go"):
            break
        assert t.decision(RED).most == len(paid) - n
        do(t, f"pay {resource}")
    assert t.score[RED] == points
    assert buildings(t, RED) == 1
    assert sum(stock(t, RED)) == 36 - len(paid)


@pytest.mark.rule("SA-8.3", "SA-8.12")
def test_a_kind_too_many_and_a_kind_too_few_are_refused() -> None:
    t = building("any4 kinds2", wood=3, clay=3, stone=3)
    do(t, "pay wood", "pay clay")
    assert refused(t, "pay stone") == "SA-8.3"
    assert refused(t, "decline") == "SA-8.12"
    t = building("any4 kinds3", wood=9, clay=3, stone=3)
    do(t, "pay wood", "pay wood")
    assert options(t) == ["pay clay", "pay stone"], "a third wood would leave room for one kind only"
    assert refused(t, "pay wood") == "SA-8.3"


@pytest.mark.rule("SA-8.12")
def test_a_payment_that_would_lead_nowhere_is_refused() -> None:
    """4 of one kind with 4 wood and 3 clay: a clay would leave the tile unpaid."""
    t = building("any4 kinds1", wood=4, clay=3)
    assert options(t) == ["pay wood", "decline"]
    assert refused(t, "pay clay") == "SA-8.12"
    assert refused(t, "pay gold") == "SA-8.12"
    do(t, "pay wood")
    assert stock(t, RED) == (0, 3, 0, 0), "the rest follows by itself"


@pytest.mark.rule("SA-8.12", "SA-8.7")
@pytest.mark.parametrize(
    ("words", "has"),
    [
        ("any4 kinds1", {"wood": 3, "clay": 3, "stone": 3, "gold": 3}),
        ("any4 kinds2", {"wood": 9}),
        ("any4 kinds4", {"wood": 9, "clay": 9, "stone": 9}),
        ("any5 kinds2", {"wood": 2, "clay": 2, "stone": 2}),
        ("any5 kinds4", {"wood": 1, "clay": 1, "stone": 1, "gold": 1}),
        ("open a", {"food": 30}),
    ],
)
def test_a_tile_that_cannot_be_paid_is_declined_by_itself(words: str, has: dict[str, int]) -> None:
    t = building(words, **has)
    assert options(t) == ["go field", "go hunting grounds"]
    assert buildings(t, RED) == 0


@pytest.mark.rule("SA-8.4", "SA-8.5")
def test_open_tiles_take_one_to_seven_resources() -> None:
    for count in range(1, 8):
        t = building("open b", wood=4, gold=4)
        assert refused(t, "done") == refused(t, "buy") == "SA-8.4"
        do(t, *(["pay wood", "pay gold"] * 4)[:count])
        if count < 7:
            assert refused(t, "decline") == "SA-8.12"
            do(t, "done")
        assert t.score[RED] == (count + 1) // 2 * 3 + count // 2 * 6
        assert sum(stock(t, RED)) == 8 - count


@pytest.mark.rule("SA-8.6", "SA-12.10")
def test_points_of_buildings_are_not_scored_again() -> None:
    t = building("stone2 gold1", stone=2, gold=1)
    do(t, "buy")
    assert t.score[RED] == 16
    assert sum(terms(t, RED)) == 0


@pytest.mark.rule("SA-8.7")
def test_declining_a_building_is_final_and_the_tile_stays() -> None:
    t = building("open a", wood=3)
    do(t, "decline")
    assert t.top_tile(0) == tile("open a")
    assert stock(t, RED) == (3, 0, 0, 0)
    assert refused(t, "go building 1") == "SA-5.2"
    assert t.ending == 0


@pytest.mark.rule("SA-8.8", "SA-8.11", "SA-14.1")
def test_the_next_tile_is_turned_up_at_once_for_all_and_used_from_the_next_round() -> None:
    t = building("open a", wood=1, clay=1)
    under = t.tiles[5]
    assert t.view(BLUE).tiles[5] == UNKNOWN
    disclosed = t.disclosures
    do(t, "pay wood", "done")
    assert t.left[0] == 6
    assert t.top_tile(0) == t.view(BLUE).top_tile(0) == t.view(None).top_tile(0) == under
    assert t.disclosures == disclosed + 1
    assert refused(t, "go building 1") == "SA-5.2"


@pytest.mark.rule("SA-8.9", "SA-8.11", "SA-11.2")
def test_the_last_tile_of_a_stack_triggers_the_end() -> None:
    t = position()
    show(t, "open a")
    shorten(t, 1, 1)
    give(t, RED, wood=1)
    acting(t, {RED: {"building 1": 1, "field": 1, "forest": 1}})
    do(t, "go building 1", "pay wood")
    assert t.ending == 1
    assert t.left[0] == 0
    assert t.top_tile(0) == NONE
    assert not t.is_terminal
    assert options(t) == ["go field", "go forest"]


@pytest.mark.rule("SA-8.1")
def test_only_the_player_on_the_space_buys() -> None:
    t = position()
    show(t, "open a")
    for p in range(4):
        give(t, p, wood=5)
    acting(t, {RED: {"building 1": 1}, BLUE: {"building 2": 1, "field": 1}})
    assert asked(t) == RED
    for p in (BLUE, YELLOW):
        assert refused(t, "pay wood", p) == "SA-5.1"


@pytest.mark.rule("SA-8.10", "SA-7.2")
def test_food_is_no_resource() -> None:
    t = building("open a", wood=1, food=40)
    assert options(t) == ["pay wood", "decline"]
    do(t, "pay wood")
    assert t.score[RED] == 3
    assert t.food[RED] == 40


@pytest.mark.rule("SA-10.7")
def test_an_unbought_tile_lies_there_in_the_next_round() -> None:
    t = position(2)
    tops = [t.top_tile(stack) for stack in (0, 1)]
    acting(t, {RED: {"building 1": 1}})
    do(t, "go river")
    assert t.round == 2
    assert [t.top_tile(stack) for stack in (0, 1)] == tops
    placing(t, turn=RED)
    assert "place building 1" in options(t)
