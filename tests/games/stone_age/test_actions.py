"""Section 5, phase 2, and section 6, tools."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.games.stone_age.components import PLACE_IDS

from .build import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    acting,
    changing,
    feeding,
    give,
    lay,
    on_board,
    own,
    owned,
    position,
    rig,
    stock,
    tools,
    used,
)

AREAS = [("forest", 3), ("clay pit", 4), ("quarry", 5), ("river", 6)]

# --- general ---


@pytest.mark.rule("SA-5.1", "SA-3.3", "SA-17.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_act_one_after_the_other_from_the_start_player(players: int) -> None:
    t = position(players, start=1)
    acting(t, {p: {"hunting grounds": 1, "forest": 1} for p in range(players)})
    for n in range(players):
        seat = (1 + n) % players
        assert (asked(t), step(t)) == (seat, "choose-place")
        assert refused(t, "go forest", (seat + 1) % players) == "SA-5.1"
        do(t, "go forest")
    assert t.round == 2


@pytest.mark.rule("SA-5.2", "SA-D2")
def test_the_active_player_chooses_the_order_step_by_step() -> None:
    t = acting(position(), {RED: {"forest": 1, "field": 1, "hut": 2, "card 1": 1}})
    assert options(t) == ["go hut", "go field", "go forest", "go card 1"]
    do(t, "go forest")
    assert options(t) == ["go hut", "go field", "go card 1"]
    do(t, "go field")
    assert options(t) == ["go hut", "go card 1"]


@pytest.mark.rule("SA-5.2", "SA-5.3")
def test_only_own_places_are_resolved_and_each_once() -> None:
    t = acting(position(), {RED: {"forest": 2, "field": 1, "quarry": 1}, BLUE: {"hut": 2, "forest": 1}})
    assert refused(t, "go hut") == "SA-5.2"
    do(t, "go forest")
    assert len(t.dice) == 2, "only the figures of the player"
    assert t.placed[4 * PLACE_IDS.index("forest") + BLUE] == 1
    assert refused(t, "go forest") == "SA-5.2"
    assert t.idle[RED] == 3, "both figures are back"


@pytest.mark.rule("SA-5.4")
def test_every_place_is_resolved_before_the_turn_ends() -> None:
    t = acting(position(), {RED: {"forest": 1, "field": 1}, BLUE: {"hut": 2, "river": 1}, YELLOW: {"quarry": 1}})
    for text in ("done", "decline", "place forest 1"):
        assert refused(t, text) == "SA-5.4"
    do(t, "go field")
    assert t.idle[RED] == 5, "the last place is resolved by itself"
    assert asked(t) == BLUE
    do(t, "go hut")
    assert t.round == 2
    assert list(t.idle) == list(t.workers)
    assert sum(t.taken) == sum(t.placed) == 0


@pytest.mark.rule("SA-5.5")
@pytest.mark.parametrize("place", ["tool maker", "hut", "field", "hunting grounds", "forest"])
def test_gains_of_places_cannot_be_declined(place: str) -> None:
    t = acting(position(), {RED: {place: 2, "quarry": 1, "card 1": 1}})
    before = [int(n) for n in (*t.tools, *t.grain, *t.workers, *t.food, *t.dice)]
    do(t, f"go {place}")
    assert [int(n) for n in (*t.tools, *t.grain, *t.workers, *t.food, *t.dice)] != before
    assert step(t) == "choose-place"


@pytest.mark.rule("SA-5.5")
def test_cards_and_buildings_can_be_declined() -> None:
    t = position()
    give(t, RED, wood=9, clay=9, stone=9, gold=9)
    acting(t, {RED: {"card 1": 1, "building 1": 1}})
    do(t, "go card 1", "decline", "decline")
    assert stock(t, RED) == (9, 9, 9, 9)
    assert t.idle[RED] == 5


@pytest.mark.rule("SA-5.6", "SA-5.8", "SA-5.10")
def test_a_new_worker_does_not_act_this_round_but_eats() -> None:
    t = acting(position(2), {RED: {"hut": 2, "forest": 1}})
    do(t, "go hut")
    assert t.workers[RED] == 6
    assert on_board(t, RED) == 0
    assert t.idle[RED] == 6
    assert asked(t) == BLUE
    give(t, RED, food=9)
    do(t, "go river")
    assert t.food[RED] == 9 - 6


@pytest.mark.rule("SA-5.7", "SA-6.16")
def test_the_tool_maker_gives_a_tool() -> None:
    t = acting(position(), {RED: {"tool maker": 1}})
    assert tools(t, RED) == (1, 0, 0)


@pytest.mark.rule("SA-5.9", "SA-1.10")
def test_the_hut_without_reserve_has_no_effect() -> None:
    t = position()
    give(t, RED, workers=10)
    acting(t, {RED: {"hut": 2}})
    assert t.workers[RED] == t.idle[RED] == 10


@pytest.mark.rule("SA-5.11", "SA-5.12")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (9, 10), (10, 10)])
def test_the_field_moves_the_grain_marker_up_to_10(before: int, after: int) -> None:
    t = position()
    give(t, RED, grain=before)
    acting(t, {RED: {"field": 1}})
    assert t.grain[RED] == after


# --- rolls ---


@pytest.mark.rule("SA-5.13", "SA-5.15", "SA-RND-4")
def test_hunting_brings_half_the_total() -> None:
    t = position()
    rig(t, 6, 4, 1)
    acting(t, {RED: {"hunting grounds": 3}})
    assert list(t.dice) == [6, 4, 1]
    assert t.food[RED] == 12 + 5


@pytest.mark.rule("SA-5.16", "SA-5.13")
@pytest.mark.parametrize("hunters", [1, 7, 8, 10])
def test_every_hunter_rolls_a_die(hunters: int) -> None:
    t = position()
    give(t, RED, workers=10)
    acting(t, {RED: {"hunting grounds": hunters}})
    assert len(t.dice) == hunters
    assert t.food[RED] == 12 + sum(t.dice) // 2


@pytest.mark.rule("SA-5.17", "SA-5.18", "SA-5.19", "SA-5.20", "SA-5.21", "SA-1.16")
@pytest.mark.parametrize(("area", "divisor"), AREAS)
@pytest.mark.parametrize("faces", [(2,), (3,), (6,), (5, 6), (6, 6), (1, 1, 2), (6, 6, 5), (6, 6, 6, 6)])
def test_gathering_brings_the_total_divided_rounded_down(area: str, divisor: int, faces: tuple[int, ...]) -> None:
    t = position()
    rig(t, *faces)
    acting(t, {RED: {area: len(faces)}})
    gains = [0, 0, 0, 0]
    gains[divisor - 3] = sum(faces) // divisor
    assert list(t.dice) == list(faces)
    assert stock(t, RED) == tuple(gains)


@pytest.mark.rule("SA-5.22")
def test_nothing_may_come_of_a_roll_and_tools_stay_used() -> None:
    t = position()
    give(t, RED, tools=(1, 0, 0))
    rig(t, 3)
    acting(t, {RED: {"river": 1}})
    do(t, "use tool 1")
    assert stock(t, RED) == (0, 0, 0, 0)
    assert used(t, RED) == (1, 0, 0)


@pytest.mark.rule("SA-5.14", "SA-5.17", "SA-6.7")
@pytest.mark.parametrize("area", ["hunting grounds", "forest", "clay pit", "quarry", "river"])
def test_tools_are_decided_after_the_dice_are_seen(area: str) -> None:
    t = position()
    give(t, RED, tools=(2, 1, 1))
    acting(t, {RED: {area: 2}})
    assert step(t) == "use-tools"
    assert list(t.view(BLUE).dice) == list(t.dice) != []
    assert options(t) == ["use tool 1", "use tool 2", "use tool 3", "done"]
    assert refused(t, "go field") == "SA-6.7"


# --- using tools ---


@pytest.mark.rule("SA-6.1", "SA-6.4", "SA-6.5", "SA-6.8")
@pytest.mark.parametrize(
    ("chosen", "food"),
    [((), 3), ((1,), 4), ((2,), 4), ((3,), 4), ((1, 2), 5), ((1, 3), 5), ((2, 3), 5), ((1, 2, 3), 6)],
)
def test_any_set_of_tools_adds_its_whole_value(chosen: tuple[int, ...], food: int) -> None:
    """Dice 6, slots of 2, 2 and 3: every subset, also one that is of no use."""
    t = position()
    give(t, RED, tools=(2, 2, 3), food=0)
    rig(t, 2, 4)
    acting(t, {RED: {"hunting grounds": 2}})
    do(t, *(f"use tool {slot}" for slot in chosen))
    if len(chosen) < 3:
        do(t, "done")
    assert t.food[RED] == (6 + sum((2, 2, 3)[slot - 1] for slot in chosen)) // 2 == food
    assert used(t, RED) == tuple(int(slot in chosen) for slot in (1, 2, 3))


@pytest.mark.rule("SA-6.3", "SA-6.4", "SA-6.9")
def test_a_tool_works_once_in_a_round() -> None:
    t = position(2)
    give(t, RED, tools=(2, 1, 0))
    acting(t, {RED: {"forest": 1, "quarry": 1}})
    do(t, "go forest", "use tool 1")
    assert options(t) == ["use tool 2", "done"]
    assert refused(t, "use tool 1") == "SA-6.3"
    do(t, "done")
    assert options(t) == ["use tool 2", "done"], "the quarry's roll, by itself as the last place"
    assert refused(t, "use tool 1") == "SA-6.3"
    do(t, "done", "go river")
    assert t.round == 2
    assert used(t, RED) == (0, 0, 0)


@pytest.mark.rule("SA-6.3", "SA-6.15")
def test_an_empty_slot_is_no_tool() -> None:
    t = position()
    give(t, RED, tools=(1, 0, 0))
    acting(t, {RED: {"forest": 1}})
    assert refused(t, "use tool 2") == "SA-6.15"


@pytest.mark.rule("SA-6.6")
def test_tools_alone_bring_nothing() -> None:
    """Without a roll there is no moment to use them: not in placement, not in choosing a place, not in paying."""
    t = position()
    give(t, RED, tools=(4, 4, 4), wood=1)
    assert options(t, "use") == []
    acting(t, {RED: {"tool maker": 1, "card 1": 1}})
    assert options(t, "use") == []
    assert refused(t, "use tool 1") == "SA-6.6"
    do(t, "go card 1")
    assert options(t, "use") == []


@pytest.mark.rule("SA-6.10", "SA-6.11")
def test_a_new_tool_can_be_used_at_once() -> None:
    t = acting(position(), {RED: {"tool maker": 1, "forest": 1}})
    do(t, "go tool maker")
    assert step(t) == "use-tools"
    assert options(t) == ["use tool 1", "done"]


@pytest.mark.rule("SA-6.11")
def test_raising_a_slot_does_not_refresh_it() -> None:
    """1/1/1 with slot 1 used: the fourth tool raises slot 1, which stays used; an unused slot counts with the new
    value."""
    for marks, open_tools in (((1, 0, 0), ["use tool 2", "use tool 3"]), ((0, 1, 1), ["use tool 1"])):
        t = position()
        give(t, RED, tools=(1, 1, 1), used=marks, wood=0)
        rig(t, 4)
        acting(t, {RED: {"tool maker": 1, "forest": 1}})
        do(t, "go tool maker")
        assert tools(t, RED) == (2, 1, 1)
        assert options(t, "use") == open_tools
        assert used(t, RED) == marks
    do(t, "use tool 1")
    assert stock(t, RED)[0] == (4 + 2) // 3


@pytest.mark.rule("SA-6.9", "SA-10.6")
def test_tools_turn_back_at_the_round_change_not_before() -> None:
    t = position()
    give(t, RED, tools=(1, 1, 1), used=(1, 1, 0), food=0, wood=5)
    feeding(t)
    assert step(t) == "cover-shortage"
    assert used(t, RED) == (1, 1, 0)
    do(t, "starve")
    assert used(t, RED) == (0, 0, 0)


@pytest.mark.rule("SA-6.12", "SA-7.20", "SA-7.21", "SA-18.3", "SA-D3")
def test_one_time_tools_are_added_like_tools_and_once() -> None:
    t = position(2)
    give(t, RED, tools=(1, 0, 0))
    own(t, RED, "tool crafter1 onetime4", "tool crafter2 onetime2")
    rig(t, 1)
    acting(t, {RED: {"forest": 1, "quarry": 1}})
    do(t, "go forest")
    assert options(t) == ["use tool 1", "use tool crafter1 onetime4", "use tool crafter2 onetime2", "done"]
    do(t, "use tool crafter1 onetime4", "use tool crafter2 onetime2", "use tool 1")
    assert stock(t, RED) == ((1 + 4 + 2 + 1) // 3, 0, 0, 0)
    assert asked(t) == BLUE, "no tool is left for the quarry"
    assert set(owned(t, RED)) == {"tool crafter1 onetime4", "tool crafter2 onetime2"}


@pytest.mark.rule("SA-6.12", "SA-7.20")
def test_a_used_one_time_tool_never_comes_back() -> None:
    t = position(2, start=BLUE)
    give(t, RED, tools=(1, 0, 0))
    own(t, RED, "tool crafter1 onetime4", used=True)
    changing(t)
    assert t.start == RED
    acting(t, {RED: {"forest": 1}})
    assert options(t) == ["use tool 1", "done"]
    assert refused(t, "use tool crafter1 onetime4") == "SA-6.12"


@pytest.mark.rule("SA-6.12")
def test_others_one_time_tools_are_out_of_reach() -> None:
    t = position()
    give(t, RED, tools=(1, 0, 0))
    own(t, BLUE, "tool crafter1 onetime3")
    acting(t, {RED: {"forest": 1}})
    assert options(t) == ["use tool 1", "done"]
    assert refused(t, "use tool crafter1 onetime3") == "SA-6.12"


@pytest.mark.rule("SA-18.3", "SA-6.5")
def test_tools_of_equal_value_stay_apart() -> None:
    t = position()
    give(t, RED, tools=(2, 2, 2))
    own(t, RED, "tool crafter2 onetime2")
    acting(t, {RED: {"forest": 1}})
    assert len(options(t, "use")) == 4


# --- gaining tools ---


@pytest.mark.rule("SA-6.15", "SA-6.16", "SA-6.17", "SA-6.18", "SA-6.19", "SA-6.20", "SA-6.21", "SA-2.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((0, 0, 0), (1, 0, 0)),
        ((1, 0, 0), (1, 1, 0)),
        ((1, 1, 0), (1, 1, 1)),
        ((1, 1, 1), (2, 1, 1)),
        ((2, 2, 1), (2, 2, 2)),
        ((2, 2, 2), (3, 2, 2)),
        ((3, 3, 3), (4, 3, 3)),
        ((4, 4, 3), (4, 4, 4)),
        ((4, 4, 4), (4, 4, 4)),
    ],
)
@pytest.mark.parametrize("source", ["tool maker", "card", "market"])
def test_every_source_climbs_the_same_ladder(
    before: tuple[int, int, int], after: tuple[int, int, int], source: str
) -> None:
    t = position()
    lay(t, "art tool" if source == "card" else "time market")
    give(t, RED, tools=before, wood=1)
    rig(t, 5, 1, 1, 1)
    acting(t, {RED: {"tool maker" if source == "tool maker" else "card 1": 1}})
    if source != "tool maker":
        do(t, "pay wood")
    if source == "market":
        do(t, "take die 5")
    assert tools(t, RED) == after
    assert asked(t) in (RED, BLUE, GREEN, YELLOW)
    assert options(t, "take tool") == [], "there is no choice of the slot"
