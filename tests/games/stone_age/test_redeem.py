"""The free action of SA-7.23 and SA-7.24, and the automatic decisions that must leave it open (16, SA-18.1)."""

from collections.abc import Callable

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.games.stone_age.components import RESOURCE_IDS
from epocha.games.stone_age.state import Table

from .build import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    acting,
    feeding,
    give,
    lay,
    multisets,
    own,
    placing,
    position,
    rig,
    show,
    span,
    stock,
    top_of_deck,
)

REDEEM = "redeem healing any2"


def with_card(**has: int) -> Table:
    t = position()
    own(t, RED, "healing any2")
    give(t, RED, **has)
    return t


def at_placing() -> Table:
    return placing(with_card())


def at_choosing() -> Table:
    return acting(with_card(), {RED: {"field": 1, "hut": 2}})


def at_tools() -> Table:
    t = with_card()
    t.tools[0] = 1
    return do(acting(t, {RED: {"forest": 2, "field": 1}}), "go forest")


def at_card() -> Table:
    return do(acting(with_card(wood=2, clay=2), {RED: {"card 2": 1, "field": 1}}), "go card 2")


def within_card() -> Table:
    return do(at_card(), "pay wood")


def at_building(words: str = "any4 kinds2", **has: int) -> Table:
    t = with_card(**(has or {"wood": 3, "clay": 3}))
    show(t, words)
    return do(acting(t, {RED: {"building 1": 1, "field": 1}}), "go building 1")


def at_fixed() -> Table:
    return at_building("wood2 clay1")


def within_building() -> Table:
    return do(at_building(), "pay wood")


def at_market(*faces: int, buyer: int = RED) -> Table:
    t = position(start=buyer)
    lay(t, "time market")
    own(t, RED, "healing any2")
    give(t, buyer, wood=1)
    rig(t, *(faces or (1, 2, 3, 4)))
    acting(t, {buyer: {"card 1": 1}})
    return do(t, "pay wood")


def at_others_market() -> Table:
    return do(at_market(buyer=GREEN), "take die 1", "take die 2")


def at_shortage() -> Table:
    return feeding(with_card(food=3, wood=3, clay=2))


def within_shortage() -> Table:
    return do(at_shortage(), "pay wood")


DECISIONS: dict[str, Callable[[], Table]] = {
    "place": at_placing,
    "choose-place": at_choosing,
    "use-tools": at_tools,
    "buy-card": at_card,
    "buy-card after a payment": within_card,
    "buy-building": at_building,
    "buy-building of fixed cost": at_fixed,
    "buy-building after a payment": within_building,
    "pick-die": at_market,
    "pick-die in another's turn": at_others_market,
    "cover-shortage": at_shortage,
    "cover-shortage after a payment": within_shortage,
}


@pytest.mark.rule("SA-7.24", "SA-16.4", "SA-16.5", "SA-7.23", "SA-D8")
@pytest.mark.parametrize("where", DECISIONS)
def test_redeeming_is_open_in_every_own_decision_which_is_put_again(where: str) -> None:
    t = DECISIONS[where]()
    assert asked(t) == RED
    assert t.decision(RED).step == where.split(" ")[0]
    before, had = options(t), stock(t, RED)
    assert REDEEM in before
    frame = [int(n) for n in list(t.stack)[: t.depth]]
    do(t, REDEEM)
    assert t.decision(RED)[2:4] == ("redeem", "SA-7.23")
    assert span(t, RED) == (2, 2)
    assert options(t) == [f"take {resource}" for resource in RESOURCE_IDS]
    do(t, "take gold", "take wood")
    assert stock(t, RED) == (had[0] + 1, had[1], had[2], had[3] + 1)
    assert asked(t) == RED
    assert [int(n) for n in list(t.stack)[: t.depth]] == frame, "nothing else has changed"
    gained = {"pay wood", "pay gold"} if before[0].startswith("pay") else set()
    if where == "buy-building of fixed cost":
        gained = set()
    now = set(options(t))
    assert set(before) - {REDEEM} <= now
    assert now <= set(before) - {REDEEM} | gained
    assert refused(t, REDEEM) == "SA-7.24", "once in the game"


@pytest.mark.rule("SA-D8", "SA-7.23")
def test_all_ten_pairs_can_be_taken() -> None:
    reached = set()
    for first in RESOURCE_IDS:
        for second in RESOURCE_IDS:
            t = do(at_placing(), REDEEM, f"take {first}", f"take {second}")
            reached.add(stock(t, RED))
    assert reached == multisets((2, 2, 2, 2), 2)
    assert len(reached) == 10


@pytest.mark.rule("SA-7.23")
def test_redeeming_cannot_be_split_over_two_moments() -> None:
    t = do(at_placing(), REDEEM, "take wood")
    for text in ("place forest 1", "done", REDEEM):
        assert refused(t, text) == "SA-7.23"
    assert refused(t, "take wood", BLUE) == "SA-7.24"


@pytest.mark.rule("SA-7.24")
def test_redeeming_takes_no_turn() -> None:
    t = do(at_placing(), REDEEM, "take wood", "take wood")
    assert (asked(t), step(t)) == (RED, "place")


@pytest.mark.rule("SA-7.24")
def test_only_the_owner_of_an_unused_card_redeems() -> None:
    t = position()
    assert refused(t, REDEEM) == "SA-7.24"
    own(t, BLUE, "healing any2")
    placing(t)
    assert refused(t, REDEEM) == "SA-7.24"
    assert REDEEM not in options(t)
    t = at_placing()
    assert refused(t, REDEEM, BLUE) == "SA-4.1"


@pytest.mark.rule("SA-7.17", "SA-7.24")
def test_a_secretly_drawn_card_is_not_redeemed() -> None:
    t = position()
    own(t, RED, "healing any2", secret=True)
    placing(t)
    assert refused(t, REDEEM) == "SA-7.24"


@pytest.mark.rule("SA-7.24", "SA-7.6")
def test_the_card_does_not_pay_for_itself_but_for_the_next_one() -> None:
    t = position()
    lay(t, "healing any2", "time grain")
    give(t, RED, wood=1)
    acting(t, {RED: {"card 1": 1, "card 2": 1}})
    do(t, "go card 1")
    assert options(t) == ["pay wood", "decline"]
    assert refused(t, REDEEM) == "SA-7.24"
    do(t, "pay wood")
    assert options(t) == ["decline", REDEEM]
    do(t, REDEEM, "take stone", "take clay", "pay clay")
    assert t.grain[RED] == 1
    assert stock(t, RED) == (0, 0, 0, 0)


@pytest.mark.rule("SA-7.24", "SA-16.5", "SA-7.32")
def test_redeeming_in_anothers_market_changes_nothing_of_the_market() -> None:
    t = at_others_market()
    assert (asked(t), options(t)) == (RED, ["take die 3", "take die 4", REDEEM])
    do(t, REDEEM, "take stone", "take stone", "take die 3")
    assert stock(t, RED) == (0, 0, 3, 0)
    assert stock(t, BLUE) == (0, 0, 0, 1)


# --- automatic decisions ---


def last_die() -> Table:
    return do(at_market(buyer=BLUE), "take die 1", "take die 2", "take die 3")


def only_place() -> Table:
    return acting(with_card(), {RED: {"field": 1}})


def last_placement() -> Table:
    """Red has one figure left, and one space is free for it; yellow has some for the hunting grounds."""
    t = with_card()
    ones = {f"card {n}": 1 for n in (1, 2, 3, 4)} | {f"building {n}": 1 for n in (1, 2, 3)}
    full = {"forest": 7, "clay pit": 7, "quarry": 7, "river": 7, "tool maker": 1, "hut": 2, "field": 1}
    give(t, BLUE, workers=50)
    give(t, RED, workers=2)
    return placing(t, {BLUE: ones | full, RED: {"hunting grounds": 1}})


def no_tools() -> Table:
    return acting(with_card(), {RED: {"forest": 1}})


def dear_card() -> Table:
    return acting(with_card(wood=1), {RED: {"card 3": 1}})


def dear_building() -> Table:
    return at_building("any5 kinds4", wood=1)


def only_payment() -> Table:
    return do(acting(with_card(wood=2), {RED: {"card 2": 1}}), "pay wood")


def end_of_open_tile() -> Table:
    return do(at_building("open a", wood=1), "pay wood")


def shortage_beyond_resources() -> Table:
    return feeding(with_card(food=3, wood=1))


def last_cover() -> Table:
    return do(feeding(with_card(food=3, wood=2)), "pay wood")


ASKED: dict[str, tuple[Callable[[], Table], str]] = {
    "a card too dear": (dear_card, "decline"),
    "a building too dear": (dear_building, "decline"),
    "the only payment": (only_payment, "pay wood"),
    "the end of an open tile": (end_of_open_tile, "done"),
    "a shortage beyond the resources": (shortage_beyond_resources, "starve"),
    "the last cover": (last_cover, "pay wood"),
}


@pytest.mark.rule("SA-18.1", "SA-7.24")
@pytest.mark.parametrize("case", ASKED)
def test_at_a_card_a_building_or_a_shortage_the_owner_is_asked_before_the_one_option_is_taken(case: str) -> None:
    t = ASKED[case][0]()
    assert asked(t) == RED
    assert options(t) == [ASKED[case][1], REDEEM]


@pytest.mark.rule("SA-18.1")
@pytest.mark.parametrize("case", [case for case in ASKED if case != "a shortage beyond the resources"])
def test_without_the_card_it_is_automatic(case: str) -> None:
    """The card is used up (its resources put back) just before, and the one option left is carried out by itself."""
    t = ASKED[case][0]()
    before = t.decision(RED)
    for c in range(36):
        if t.mark[c] and t.owner[c] == RED:
            t.mark[c] = 0
    t.advance()
    assert t.is_terminal or (asked(t), step(t)) != (before.player, before.step)


@pytest.mark.rule("SA-18.1")
@pytest.mark.parametrize(
    ("automatic", "where"),
    [(last_die, "pick-die"), (only_place, "choose-place"), (no_tools, "use-tools"), (last_placement, "place")],
)
def test_elsewhere_the_one_option_is_taken_without_asking_to_redeem(automatic: Callable[[], Table], where: str) -> None:
    """Nobody without a tool is asked to add some, nobody with one place where to go."""
    t = automatic()
    assert (asked(t), step(t)) != (RED, where)
    assert t.redeemer(RED) >= 0, "the card is kept"


@pytest.mark.rule("SA-18.1")
def test_after_the_last_tool_nobody_is_asked_for_more() -> None:
    t = at_tools()
    assert options(t) == ["use tool 1", "done", REDEEM]
    do(t, "use tool 1")
    assert asked(t) != RED


@pytest.mark.rule("SA-16.1", "SA-16.2", "SA-16.4")
def test_nothing_else_is_done_in_anothers_turn() -> None:
    """With a full hand of everything, the others are asked nothing while red places and acts."""
    t = position()
    own(t, BLUE, "healing any2", "tool crafter1 onetime4")
    give(t, BLUE, wood=9, tools=(4, 4, 4))
    acting(t, {RED: {"forest": 1, "field": 1}, BLUE: {"quarry": 1}})
    for text in (REDEEM, "use tool 1", "use tool crafter1 onetime4", "pay wood", "take wood", "go quarry"):
        assert refused(t, text, BLUE) == "SA-5.1"
    with pytest.raises(ValueError, match="nothing to decide"):
        t.decision(BLUE)


@pytest.mark.rule("SA-16.5")
def test_a_drawn_redeem_card_in_the_deck_is_not_known() -> None:
    """The card lying on top of the deck helps nobody."""
    t = position()
    top_of_deck(t, "healing any2")
    placing(t, turn=YELLOW)
    assert REDEEM not in options(t)
