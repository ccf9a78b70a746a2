"""Section 7: the dice market, SA-7.26 to SA-7.32."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.games.stone_age.state import Table

from .build import BLUE, GREEN, RED, YELLOW, acting, give, lay, own, owned, position, rig, stock, tools

MARKETS = [
    "transport market",
    "time market",
    "pottery market",
    "writing market",
    "hut builder1 market",
    "hut builder2 market",
    "farmer1 market",
    "farmer2 market",
    "tool crafter2 market a",
    "tool crafter2 market b",
]


def market(*faces: int, buyer: int = RED, words: str = "time market", **has: int) -> Table:
    """Let somebody buy a dice market whose dice are known; stop at the first choice of a die."""
    t = position(len(faces), start=buyer)
    lay(t, words)
    give(t, buyer, wood=1, **has)
    rig(t, *faces)
    acting(t, {buyer: {"card 1": 1, "field": 1, "quarry": 1}})
    return do(t, "go card 1", "pay wood")


@pytest.mark.rule("SA-7.26", "SA-13.9", "SA-RND-6")
@pytest.mark.parametrize("faces", [(1, 2), (3, 4, 5), (6, 1, 6, 2)])
@pytest.mark.parametrize("words", MARKETS)
def test_the_buyer_rolls_a_die_per_player(faces: tuple[int, ...], words: str) -> None:
    t = market(*faces, words=words)
    assert list(t.dice) == list(faces)
    assert (asked(t), step(t)) == (RED, "pick-die")


@pytest.mark.rule("SA-7.27", "SA-6.2")
def test_no_tools_on_the_market() -> None:
    t = position()
    lay(t, "time market")
    give(t, RED, wood=1, tools=(4, 4, 4))
    own(t, RED, "tool crafter1 onetime4")
    rig(t, 1, 2, 3, 4)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    assert options(t) == [f"take die {face}" for face in (1, 2, 3, 4)]
    assert refused(t, "use tool 1") == "SA-7.27"
    assert refused(t, "use tool crafter1 onetime4") == "SA-7.27"
    assert refused(t, "take die 5") == "SA-7.28"


@pytest.mark.rule("SA-7.28", "SA-16.1", "SA-D6", "SA-17.6")
@pytest.mark.parametrize("buyer", [RED, BLUE, GREEN])
def test_everybody_takes_one_die_clockwise_from_the_buyer(buyer: int) -> None:
    t = market(1, 2, 3, 3, buyer=buyer)
    seats = [asked(t)]
    assert options(t) == ["take die 1", "take die 2", "take die 3"], "every face once"
    assert refused(t, "take die 1", (buyer + 1) % 4) == "SA-7.28"
    do(t, "take die 3")
    seats.append(asked(t))
    assert options(t) == ["take die 1", "take die 2", "take die 3"]
    assert stock(t, buyer)[2] == 1, "the reward comes before the next player chooses"
    do(t, "take die 1")
    seats.append(asked(t))
    assert options(t) == ["take die 2", "take die 3"]
    do(t, "take die 3")
    assert seats == [(buyer + n) % 4 for n in range(3)]
    assert stock(t, (buyer + 3) % 4) == (0, 1, 0, 0), "the last die is taken without a question"
    assert (asked(t), step(t)) == (buyer, "choose-place")


@pytest.mark.rule("SA-7.29")
@pytest.mark.parametrize(
    ("face", "gains"),
    [
        (1, ((1, 0, 0, 0), 0, 0)),
        (2, ((0, 1, 0, 0), 0, 0)),
        (3, ((0, 0, 1, 0), 0, 0)),
        (4, ((0, 0, 0, 1), 0, 0)),
        (5, ((0, 0, 0, 0), 1, 0)),
        (6, ((0, 0, 0, 0), 0, 1)),
    ],
)
@pytest.mark.parametrize("chooser", [RED, BLUE])
def test_every_face_has_its_reward(face: int, gains: tuple[tuple[int, ...], int, int], chooser: int) -> None:
    other = face % 6 + 1
    t = market(face, other)
    food = int(t.food[chooser])
    do(t, f"take die {face if chooser == RED else other}")
    assert (stock(t, chooser), t.tool_total(chooser), t.grain[chooser]) == gains
    assert t.food[chooser] == food
    assert sum(t.market) == 0


@pytest.mark.rule("SA-7.30")
def test_a_useless_die_must_be_taken() -> None:
    t = market(5, 6, 6, grain=10)
    give(t, BLUE, tools=(4, 4, 4))
    do(t, "take die 6")
    assert t.grain[RED] == 10
    assert options(t) == ["take die 5", "take die 6"]
    assert refused(t, "decline") == refused(t, "done") == "SA-7.28"
    do(t, "take die 5")
    assert tools(t, BLUE) == (4, 4, 4)
    assert t.grain[GREEN] == 1


@pytest.mark.rule("SA-7.31", "SA-6.10")
@pytest.mark.parametrize("chooser", [RED, BLUE])
def test_a_tool_from_the_market_works_in_rolls_still_to_come(chooser: int) -> None:
    t = position(2)
    lay(t, "time market")
    give(t, RED, wood=1)
    rig(t, 5, 1, 2)
    acting(t, {RED: {"card 1": 1, "forest": 1}, BLUE: {"hunting grounds": 1}})
    do(t, "go card 1", "pay wood", f"take die {5 if chooser == RED else 1}")
    assert (asked(t), step(t)) == (chooser, "use-tools")
    assert options(t) == ["use tool 1", "done"]


@pytest.mark.rule("SA-7.32", "SA-7.5")
def test_after_the_market_the_buyer_lays_the_card_down_and_goes_on() -> None:
    t = market(1, 2, 3)
    assert t.idle[RED] == 2
    assert t.taken[8] == 1
    do(t, "take die 1", "take die 3")
    assert owned(t, RED) == ["time market"]
    assert (asked(t), options(t)) == (RED, ["go field", "go quarry"])
    assert t.idle[RED] == 3
    assert t.taken[8] == 0


@pytest.mark.rule("SA-7.28", "SA-18.1")
def test_equal_dice_leave_no_choice() -> None:
    t = market(4, 4, 4, 4)
    assert [stock(t, p)[3] for p in range(4)] == [1, 1, 1, 1]
    assert (asked(t), step(t)) == (RED, "choose-place")


@pytest.mark.rule("SA-7.29", "SA-7.28")
def test_others_take_their_die_though_all_their_figures_are_back() -> None:
    """Yellow starts and has acted; blue buys a market later, and yellow still takes a die."""
    t = position(4, start=YELLOW)
    lay(t, "time market")
    give(t, BLUE, wood=1)
    rig(t, 1, 2, 3, 4)
    acting(t, {BLUE: {"card 1": 1}})
    do(t, "pay wood", "take die 1", "take die 2")
    assert asked(t) == YELLOW
    do(t, "take die 3")
    assert stock(t, YELLOW) == (0, 0, 1, 0)
    assert stock(t, RED) == (0, 0, 0, 1)
