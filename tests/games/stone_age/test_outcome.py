"""What a player is told that the table did by itself: dice, feeding and hunger, secret cards, rounds and the end."""

import pytest
from epocha_fixtures.playing import do, logged, told

from epocha.engine.ledger import Event
from epocha.engine.text import call_players
from epocha.games.stone_age.state import Table

from .build import BLUE, RED, acting, give, lay, own, position, rig, show, top_of_deck


def last_place(t: Table) -> Table:
    """Let red's only place be carried out, and two of blue's be left: the second follows the first, then feeding."""
    return acting(t, {RED: {"tool maker": 1}, BLUE: {"hut": 2, "field": 1}})


@pytest.mark.rule("SA-1.11")
def test_a_roll_without_a_question_shows_its_dice_to_all() -> None:
    t = acting(position(2), {RED: {"forest": 2, "field": 1}})
    rig(t, 3, 4)
    for viewer in (None, RED, BLUE):
        assert told(t, "go forest", viewer)[0] == (RED, "the dice show 3, 4: total 7")
    assert told(t, "go forest", BLUE, "cs")[0] == (RED, "na kostkách padlo 3, 4: součet 7")


@pytest.mark.rule("SA-7.26")
@pytest.mark.parametrize("word", ["time market", "shaman2 dice wood"])
def test_the_dice_of_the_market_and_of_a_card_are_shown(word: str) -> None:
    t = position(2)
    give(t, RED, wood=2, clay=1)
    lay(t, word)
    do(acting(t, {RED: {"card 1": 1, "field": 1}}), "go card 1")
    rig(t, 5, 1)
    assert told(t, "pay wood", BLUE)[1:] == [(RED, "the dice show 5, 1: total 6")]


@pytest.mark.rule("SA-7.17", "SA-14.5")
def test_a_secret_card_is_told_to_its_owner_alone() -> None:
    t = position(2)
    give(t, RED, wood=2, clay=1)
    lay(t, "writing extra card")
    top_of_deck(t, "pottery food7")
    do(acting(t, {RED: {"card 1": 1, "field": 1}}), "go card 1")
    assert told(t, "pay wood", RED)[1:] == [
        (RED, "draws a card secretly, “Food / Pottery”: only its lower half counts")
    ]
    for viewer in (None, BLUE):
        assert told(t, "pay wood", viewer)[1:] == [(RED, "draws a card secretly")]


@pytest.mark.rule("SA-9.2", "SA-9.3")
@pytest.mark.parametrize(
    ("food", "grain", "sentence"),
    [
        (8, 0, "feeds 5 figures: 5 food"),
        (8, 2, "feeds 5 figures: 5 food; the grain track brings 2"),
        (0, 7, "feeds 5 figures: 5 food; the grain track brings 7"),
    ],
)
def test_feeding_tells_what_was_eaten_and_what_grain_brought(food: int, grain: int, sentence: str) -> None:
    t = position(2)
    give(t, RED, food=food, grain=grain)
    assert (RED, sentence) in told(last_place(t), "go hut", BLUE)


@pytest.mark.rule("SA-9.7", "SA-9.8", "SA-17.3")
def test_hunger_without_a_question_is_told_with_its_reason() -> None:
    t = position(2)
    give(t, RED, food=1, wood=3)
    starved = dict(told(last_place(t), "go hut", BLUE))[RED]
    assert starved == ("goes hungry: lacks 4 food and has too few resources to replace it; loses 10 points")


@pytest.mark.rule("SA-9.6")
def test_a_shortage_that_can_be_covered_is_told_before_it_is_asked() -> None:
    t = position(2)
    give(t, RED, food=1, wood=9)
    assert (RED, "has too little food for 5 figures") in told(last_place(t), "go hut", BLUE)


@pytest.mark.rule("SA-10.5", "SA-12.1")
def test_rounds_and_the_end_are_told() -> None:
    t = position(2)
    t.round = 1
    give(t, RED, food=20, wood=3)
    own(t, RED, "pottery food7")
    last_place(t)
    assert (BLUE, "starts round 2") in told(t, "go hut", RED)
    t.ending = 1
    assert (RED, "final scoring: 4 points") in told(t, "go hut")


# --- lines of their own under their cause ---


def lines(t: Table, text: str) -> list[tuple[str, int, str, dict[str, int]]]:
    """Return the log of an action: of each line its kind, seat, sentence and by how much amounts changed."""
    return [(one.kind, one.player, one.sentence, deltas(one)) for one in logged(t, text, BLUE)]


def deltas(event: Event) -> dict[str, int]:
    return {symbol: change.delta for symbol, change in event.changes.items()}


def test_the_points_of_a_building_stand_under_the_last_payment_and_not_beside_it() -> None:
    t = position(2)
    show(t, "any4 kinds2")
    give(t, RED, wood=3, clay=3)
    do(acting(t, {RED: {"building 1": 1, "field": 1}}), "go building 1", "pay wood", "pay wood")
    first, last, built = lines(t, "pay wood")[:3]
    assert first == ("action", RED, "pays 1 wood", {"wood": -1})
    assert last == ("forced", RED, "pays 1 clay", {"clay": -1})
    assert built == ("scoring", RED, "builds: 13 points", {"score": 13, "buildings": 1})


def test_what_a_card_brings_stands_under_what_was_paid() -> None:
    t = position(2)
    give(t, RED, wood=2, clay=1)
    lay(t, "pottery food7")
    do(acting(t, {RED: {"card 1": 1, "field": 1}}), "go card 1")
    paid, taken = lines(t, "pay wood")[:2]
    assert paid == ("action", RED, "pays 1 wood", {"wood": -1})
    assert (taken[0], taken[3]) == ("effect", {"food": 7, "cards": 1})
    assert [one.places for one in logged(t, "pay wood")][:2] == [("pay wood",), ("go card 1",)]


def test_feeding_and_scoring_are_lines_of_those_whom_they_befall_under_headings_of_their_own() -> None:
    t = position(2)
    give(t, RED, food=1, wood=3)
    give(t, BLUE, food=9)
    t.ending = 1
    found = logged(last_place(t), "go hut")
    told = [(one.kind, one.player) for one in found]
    assert told == [
        ("action", BLUE), ("forced", BLUE), ("feeding", RED), ("feeding", BLUE), ("scoring", RED), ("scoring", BLUE),
    ]  # fmt: skip
    fed, scored = found[2:4], found[4:]
    assert [deltas(one) for one in fed] == [{"score": -10, "food": -1}, {"food": -5}]
    assert [deltas(one) for one in scored] == [{"score": 3}, {}]
    headings = [call_players(one.chapter.heading).partition(": ") for one in found]
    assert list(dict.fromkeys(what or where for where, _, what in headings)) == [
        "actions of player 2", "feeding", "Final scoring",
    ]  # fmt: skip
