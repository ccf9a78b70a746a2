"""Section 7 without the dice market: buying civilization cards and what their upper halves bring."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.games.stone_age.state import READY, SECRET, Table

from .build import (
    BLUE,
    RED,
    YELLOW,
    acting,
    card,
    cards_in_deck,
    changing,
    give,
    lay,
    multisets,
    own,
    owned,
    position,
    rig,
    shorten_deck,
    spaces,
    span,
    stock,
    tools,
    top_of_deck,
    used,
)

# --- buying ---


@pytest.mark.rule("SA-7.1", "SA-7.2", "SA-7.5", "SA-13.8", "SA-13.10")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_space_sets_the_price(space: int, players: int) -> None:
    t = position(players)
    lay(t, *["pottery food7", "weaving food1", "weaving food3", "healing food5"])
    bought = spaces(t)[space - 1]
    give(t, RED, clay=6, gold=1)
    acting(t, {RED: {f"card {space}": 1}})
    assert span(t, RED) == (1, space)
    do(t, *["pay clay"] * space)
    assert stock(t, RED) == (0, 6 - space, 0, 1)
    assert owned(t, RED) == [bought]
    assert spaces(t)[space - 1] == ""
    assert t.idle[RED] == 5
    assert asked(t) == players - 1


@pytest.mark.rule("SA-7.2", "SA-D4")
def test_any_kinds_pay_exactly_the_price_and_food_never() -> None:
    t = position()
    give(t, RED, wood=1, gold=1, stone=2, food=50)
    acting(t, {RED: {"card 3": 1}})
    assert options(t) == ["pay wood", "pay stone", "pay gold", "decline"]
    assert refused(t, "pay clay") == "SA-7.2"
    do(t, "pay gold")
    assert options(t) == ["pay wood", "pay stone"]
    for text in ("decline", "done", "buy", "pay gold"):
        assert refused(t, text) == "SA-7.2"
    do(t, "pay wood")
    assert stock(t, RED) == (0, 0, 1, 0), "the last payment was the only one possible"
    assert t.food[RED] >= 50


@pytest.mark.rule("SA-7.3", "SA-7.5", "SA-10.1")
def test_cards_stay_where_they_are_until_the_round_change() -> None:
    t = position(2)
    lay(t, "weaving food1", "weaving food3", "healing food5", "pottery food7")
    give(t, RED, wood=9, clay=1)
    acting(t, {RED: {"card 1": 1, "card 3": 1, "field": 1}})
    do(t, "go card 1", "pay wood")
    assert spaces(t) == ["", "weaving food3", "healing food5", "pottery food7"]
    do(t, "go card 3", *["pay wood"] * 3)
    assert spaces(t) == ["", "weaving food3", "", "pottery food7"]
    assert asked(t) == BLUE
    do(t, "go river")
    assert spaces(t)[:2] == ["weaving food3", "pottery food7"]


@pytest.mark.rule("SA-7.4")
def test_declining_is_final_and_the_card_stays() -> None:
    t = position()
    give(t, RED, wood=9)
    acting(t, {RED: {"card 2": 1, "field": 1, "forest": 1}})
    kept = spaces(t)[1]
    do(t, "go card 2", "decline")
    assert spaces(t)[1] == kept
    assert t.idle[RED] == 3
    assert stock(t, RED)[0] == 9
    assert options(t) == ["go field", "go forest"]
    assert refused(t, "go card 2") == "SA-5.2"


@pytest.mark.rule("SA-7.4", "SA-18.1")
def test_a_player_who_cannot_pay_takes_the_figure_back_without_being_asked() -> None:
    t = position()
    give(t, RED, wood=1, clay=1)
    acting(t, {RED: {"card 3": 1, "field": 1, "hut": 2}})
    do(t, "go card 3")
    assert step(t) == "choose-place"
    assert t.idle[RED] == 2
    assert stock(t, RED) == (1, 1, 0, 0)


@pytest.mark.rule("SA-7.4", "SA-7.24")
def test_who_could_redeem_is_asked_but_cannot_pay_yet() -> None:
    t = position()
    give(t, RED, wood=1)
    own(t, RED, "healing any2")
    acting(t, {RED: {"card 3": 1}})
    assert options(t) == ["decline", "redeem healing any2"]
    assert refused(t, "pay wood") == "SA-7.4"


@pytest.mark.rule("SA-7.6", "SA-7.5")
def test_gains_of_a_card_do_not_pay_for_it() -> None:
    t = position()
    lay(t, "time grain", "transport stone2")
    give(t, RED, wood=1)
    acting(t, {RED: {"card 2": 1}})
    assert asked(t) == YELLOW
    assert stock(t, RED) == (1, 0, 0, 0)
    assert owned(t, RED) == []


@pytest.mark.rule("SA-7.7", "SA-14.3")
def test_a_player_sees_all_his_own_cards() -> None:
    t = position()
    own(t, RED, "music points3 a", "time market")
    own(t, RED, "art tool", secret=True)
    mine = t.view(RED)
    assert owned(mine, RED) == ["time market", "art tool", "music points3 a"]


# --- upper halves ---


def buy(words: str, **has: int) -> Table:
    """Let red buy a card from space 1 for a wood; return the table after it."""
    t = position()
    lay(t, words)
    give(t, RED, wood=1, **has)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    return t


@pytest.mark.rule("SA-7.10")
@pytest.mark.parametrize(
    ("words", "food"),
    [
        ("weaving food1", 1),
        ("hut builder2 food2", 2),
        ("weaving food3", 3),
        ("farmer2 food3", 3),
        ("hut builder1 food4", 4),
        ("healing food5", 5),
        ("pottery food7", 7),
    ],
)
def test_food_cards(words: str, food: int) -> None:
    t = buy(words)
    assert t.food[RED] == 12 + food
    assert stock(t, RED) == (0, 0, 0, 0)


@pytest.mark.rule("SA-7.11")
@pytest.mark.parametrize(
    ("words", "gain"),
    [
        ("transport stone2", (0, 0, 2, 0)),
        ("farmer1 stone1", (0, 0, 1, 0)),
        ("shaman1 stone1", (0, 0, 1, 0)),
        ("shaman1 gold1", (0, 0, 0, 1)),
        ("shaman2 clay1", (0, 1, 0, 0)),
    ],
)
def test_resource_cards(words: str, gain: tuple[int, ...]) -> None:
    t = buy(words)
    assert stock(t, RED) == gain
    assert t.food[RED] == 12


@pytest.mark.rule("SA-7.12")
@pytest.mark.parametrize("words", ["music points3 a", "music points3 b", "hut builder3 points3"])
def test_point_cards(words: str) -> None:
    assert list(buy(words).score) == [3, 0, 0, 0]


@pytest.mark.rule("SA-7.13", "SA-7.9", "SA-7.33")
@pytest.mark.parametrize(("before", "after"), [((0, 0, 0), (1, 0, 0)), ((4, 4, 4), (4, 4, 4))])
def test_the_tool_card(before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    t = position()
    lay(t, "art tool")
    give(t, RED, wood=1, tools=before)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    assert tools(t, RED) == after
    assert owned(t, RED) == ["art tool"]
    changing(t)
    assert tools(t, RED) == after, "the upper half works once"


@pytest.mark.rule("SA-7.14", "SA-7.15", "SA-RND-5", "SA-17.6")
@pytest.mark.parametrize(
    ("words", "gain"),
    [
        ("shaman2 dice wood", (3, 0, 0, 0)),
        ("shaman1 dice stone", (0, 0, 2, 0)),
        ("art dice gold", (0, 0, 0, 1)),
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_gathering_cards_roll_two_dice_whoever_stands_in_the_area(
    words: str, gain: tuple[int, ...], players: int
) -> None:
    """Dice 4 and 5 and a tool of 1: 10. Blue fills all areas, which with two players would close them to red."""
    t = position(players)
    lay(t, words)
    give(t, RED, wood=1, tools=(1, 0, 0))
    give(t, BLUE, workers=10)
    rig(t, 4, 5)
    acting(t, {RED: {"card 1": 1}, BLUE: {"forest": 2, "quarry": 2, "river": 2}})
    do(t, "pay wood")
    assert (asked(t), step(t)) == (RED, "use-tools")
    assert list(t.dice) == [4, 5]
    assert t.taken[8] == 1, "the figure stands on the card space until the effect is carried out"
    do(t, "use tool 1")
    assert stock(t, RED) == gain
    assert used(t, RED) == (1, 0, 0)
    assert t.idle[RED] == 5
    assert asked(t) == BLUE


@pytest.mark.rule("SA-17.6", "SA-7.33")
def test_after_a_gathering_card_the_same_player_goes_on() -> None:
    t = position()
    lay(t, "art dice gold")
    give(t, RED, wood=1, tools=(1, 0, 0))
    acting(t, {RED: {"card 1": 1, "field": 1, "forest": 1}})
    do(t, "go card 1", "pay wood")
    assert options(t) == ["use tool 1", "done"], "the effect cannot be declined"
    do(t, "done")
    assert options(t) == ["go field", "go forest"]


@pytest.mark.rule("SA-7.16", "SA-5.12", "SA-7.33")
@pytest.mark.parametrize("words", ["time grain", "farmer1 grain"])
@pytest.mark.parametrize(("before", "after"), [(3, 4), (10, 10)])
def test_grain_cards(words: str, before: int, after: int) -> None:
    t = buy(words, grain=before)
    assert t.grain[RED] == after
    assert owned(t, RED) == [words]


@pytest.mark.rule("SA-7.17", "SA-14.5")
@pytest.mark.parametrize(
    "drawn", ["music points3 a", "art tool", "time market", "healing any2", "tool crafter1 onetime4", "pottery food7"]
)
def test_the_extra_card_is_drawn_secretly_and_its_upper_half_ignored(drawn: str) -> None:
    t = position()
    lay(t, "writing extra card")
    top_of_deck(t, drawn)
    give(t, RED, wood=1)
    rest = cards_in_deck(t)[1:]
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    assert asked(t) == YELLOW
    assert set(owned(t, RED)) == {"writing extra card", drawn}
    assert t.mark[card(drawn)] == SECRET
    assert cards_in_deck(t) == rest
    assert (t.score[RED], t.food[RED], stock(t, RED), tools(t, RED)) == (0, 12, (0, 0, 0, 0), (0, 0, 0))
    assert t.redeemer(RED) == -1
    for seat in (BLUE, YELLOW, None):
        assert owned(t.view(seat), RED) == ["writing extra card"]


@pytest.mark.rule("SA-7.18")
def test_the_extra_card_from_an_empty_deck() -> None:
    t = position()
    lay(t, "writing extra card")
    shorten_deck(t, 0)
    give(t, RED, wood=1)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    assert owned(t, RED) == ["writing extra card"]
    assert t.secrets[RED] == 0


# --- deferred cards ---


@pytest.mark.rule("SA-7.19", "SA-7.9", "SA-14.1")
@pytest.mark.parametrize(
    "words", ["tool crafter1 onetime4", "tool crafter1 onetime3", "tool crafter2 onetime2", "healing any2"]
)
def test_deferred_cards_lie_face_up_until_used(words: str) -> None:
    t = buy(words)
    assert stock(t, RED) == (0, 0, 0, 0)
    assert t.view(BLUE).mark[card(words)] == t.mark[card(words)] == READY
    acting(t, {RED: {"forest": 1, "field": 1}})
    do(
        t,
        *(
            ["redeem healing any2", "take wood", "take gold"]
            if words == "healing any2"
            else ["go forest", f"use {words}"]
        ),
    )
    assert t.view(BLUE).mark[card(words)] == t.mark[card(words)] == 0
    assert owned(t, RED) == [words]


@pytest.mark.rule("SA-7.20", "SA-7.21")
@pytest.mark.parametrize(
    ("words", "value"), [("tool crafter1 onetime4", 4), ("tool crafter1 onetime3", 3), ("tool crafter2 onetime2", 2)]
)
def test_one_time_tools_have_their_values(words: str, value: int) -> None:
    t = position()
    give(t, RED, food=0)
    own(t, RED, words)
    rig(t, 6)
    acting(t, {RED: {"hunting grounds": 1}})
    do(t, f"use {words}")
    assert t.food[RED] == (6 + value) // 2


@pytest.mark.rule("SA-7.21", "SA-6.10")
def test_a_one_time_tool_can_be_used_in_the_turn_it_was_taken() -> None:
    t = position()
    lay(t, "tool crafter1 onetime4")
    give(t, RED, wood=1)
    rig(t, 1)
    acting(t, {RED: {"card 1": 1, "quarry": 1}})
    do(t, "go card 1", "pay wood", "use tool crafter1 onetime4")
    assert stock(t, RED) == (0, 0, 1, 0)


@pytest.mark.rule("SA-7.21", "SA-7.14")
def test_a_one_time_tool_works_on_the_roll_of_a_card() -> None:
    t = position()
    lay(t, "art dice gold")
    own(t, RED, "tool crafter1 onetime4")
    give(t, RED, wood=1)
    rig(t, 1, 1)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood", "use tool crafter1 onetime4")
    assert stock(t, RED) == (0, 0, 0, 1)


@pytest.mark.rule("SA-7.2")
def test_the_ways_to_pay_are_counted_right() -> None:
    """The brute force that other tests compare with: 35 ways to pay a card of price 4 out of plenty (SA-18.2)."""
    assert len(multisets((4, 4, 4, 4), 4)) == 35
    assert multisets((1, 0, 2, 0), 2) == {(1, 0, 1, 0), (0, 0, 2, 0)}
