"""Section 9: feeding, and section 10: the round change."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.games.stone_age.accounts import breakdown
from epocha.games.stone_age.outcome import went_hungry
from epocha.games.stone_age.outlook import Outlook, hungry
from epocha.games.stone_age.state import CARD_END, Table

from .build import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    acting,
    cards_in_deck,
    changing,
    feeding,
    give,
    lay,
    own,
    position,
    shorten_deck,
    spaces,
    span,
    stock,
    used,
)

# --- feeding ---


def starved(before: Table, t: Table, lang: str) -> dict[int, str]:
    """Return who went hungry between a view of green's and now, and what is said of it."""
    return went_hungry(before, t.view(GREEN), lang)


@pytest.mark.rule("SA-9.1", "SA-5.4", "SA-17.2")
def test_feeding_starts_when_all_figures_are_back() -> None:
    t = position(2)
    give(t, RED, food=0, wood=5)
    acting(t, {RED: {"field": 1}, BLUE: {"field": 1, "tool maker": 1}})
    assert t.food[RED] == 0, "red has acted and waits"
    do(t, "go field")
    assert (step(t), asked(t)) == ("cover-shortage", RED)
    assert list(t.idle) == list(t.workers)


@pytest.mark.rule("SA-9.2", "SA-9.3", "SA-9.4", "SA-13.10")
@pytest.mark.parametrize(
    ("workers", "grain", "food", "after"), [(5, 0, 12, 7), (5, 5, 0, 0), (5, 7, 0, 2), (10, 3, 7, 0), (6, 10, 0, 4)]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_has_enough_pays_without_a_question(workers: int, grain: int, food: int, after: int, players: int) -> None:
    t = position(players)
    give(t, RED, workers=workers, grain=grain, food=food, wood=5)
    own(t, RED, "healing any2")
    feeding(t)
    assert step(t) == "place"
    assert t.food[RED] == after
    assert (t.score[RED], stock(t, RED), t.grain[RED]) == (0, (5, 0, 0, 0), grain)


@pytest.mark.rule("SA-9.3")
def test_workers_that_found_no_place_eat_too() -> None:
    t = position(2)
    give(t, RED, workers=8, food=20)
    acting(t, {RED: {"tool maker": 1}})
    do(t, "go river")
    assert t.food[RED] == 12


@pytest.mark.rule("SA-9.5", "SA-9.6", "SA-9.7", "SA-D7")
def test_a_shortage_is_covered_with_resources_of_free_choice() -> None:
    t = position()
    give(t, RED, food=2, wood=1, clay=2, gold=1)
    feeding(t)
    assert (asked(t), step(t)) == (RED, "cover-shortage")
    assert t.food[RED] == 0
    assert span(t, RED) == (1, 3)
    assert options(t) == ["pay wood", "pay clay", "pay gold", "starve"]
    do(t, "pay clay")
    assert refused(t, "starve") == "SA-9.7"
    assert refused(t, "done") == "SA-9.6"
    do(t, "pay wood", "pay clay")
    assert stock(t, RED) == (0, 0, 0, 1)
    assert t.score[RED] == 0
    assert t.food[RED] == 0


@pytest.mark.rule("SA-9.7", "SA-9.8")
@pytest.mark.parametrize(("food", "shortage"), [(4, 1), (0, 5)])
def test_hunger_costs_ten_points_whatever_the_shortage_and_no_resources(food: int, shortage: int) -> None:
    t = position()
    give(t, RED, food=food, wood=5, score=30)
    feeding(t)
    assert t.decision(RED).most == shortage
    do(t, "starve")
    assert t.score[RED] == 20
    assert stock(t, RED) == (5, 0, 0, 0)
    assert t.food[RED] == 0


@pytest.mark.rule("SA-9.8", "SA-9.7", "SA-17.3")
def test_who_cannot_cover_starves_without_a_question_and_keeps_all() -> None:
    t = position()
    give(t, RED, food=1, wood=3, score=30)
    feeding(t)
    assert step(t) == "place"
    assert (t.score[RED], t.food[RED], stock(t, RED)) == (20, 0, (3, 0, 0, 0))


@pytest.mark.rule("SA-17.3")
def test_hunger_without_a_question_is_announced_with_its_reason_and_once() -> None:
    t = position(3)
    give(t, RED, food=2, wood=1)
    give(t, BLUE, food=4, wood=9)
    give(t, GREEN, food=0)
    before = t.view(GREEN)
    feeding(t)
    assert (asked(t), step(t)) == (BLUE, "cover-shortage")
    assert starved(before, t, "en") == {
        RED: "goes hungry: lacks 3 food and has too few resources to replace it; loses 10 points"
    }
    assert starved(before, t, "cs") == {RED: "hladoví: chybějí 3 jídla a suroviny na náhradu nestačí; ztrácí 10 bodů"}
    assert starved(before, t, "sk") == {RED: "hladuje: chýbajú 3 jedlá a suroviny na náhradu nestačia; stráca 10 bodov"}
    before = t.view(GREEN)
    do(t, "starve")
    assert starved(before, t, "en") == {
        GREEN: "goes hungry: lacks 5 food and has too few resources to replace it; loses 10 points"
    }, "nobody is announced twice, and who chose to starve has said so"
    before = t.view(GREEN)
    for _ in range(3):
        do(t, options(t)[0])
        assert starved(before, t, "en") == {}
    do(feeding(t), "starve")
    assert [*starved(before, t, "en")] == [RED, GREEN], "again in the next round"


@pytest.mark.rule("SA-9.9", "SA-1.23")
def test_hunger_takes_the_score_below_zero() -> None:
    t = position()
    give(t, RED, food=0, score=4)
    feeding(t)
    assert t.score[RED] == -6


@pytest.mark.rule("SA-9.10")
def test_no_figure_is_lost_through_hunger() -> None:
    t = position()
    give(t, RED, food=0, workers=8)
    feeding(t)
    assert t.workers[RED] == t.idle[RED] == 8


@pytest.mark.rule("SA-9.11", "SA-16.3", "SA-3.3")
def test_players_feed_clockwise_from_the_start_player_and_alone() -> None:
    t = position(4, start=GREEN)
    for p in range(4):
        give(t, p, food=4, wood=2)
    feeding(t)
    seats = []
    for answer in ("pay wood", "starve", "starve", "pay wood"):
        seats.append(asked(t))
        assert refused(t, "starve", (asked(t) + 1) % 4) == "SA-9.11"
        do(t, answer)
    assert seats == [GREEN, YELLOW, RED, BLUE]
    assert [int(score) for score in t.score] == [-10, 0, 0, -10]


@pytest.mark.rule("SA-9.2", "SA-17.3")
def test_all_take_grain_before_anybody_pays() -> None:
    """Whoever is asked sees what the others have: those before paid already, those after hold their grain too."""
    t = position(4, start=GREEN)
    give(t, GREEN, food=9, grain=1)
    give(t, YELLOW, food=1, grain=2, wood=3)
    give(t, RED, food=4, grain=3)
    give(t, BLUE, food=0, grain=4, clay=9)
    feeding(t)
    assert (asked(t), step(t)) == (YELLOW, "cover-shortage")
    assert [int(t.food[p]) for p in (GREEN, YELLOW, RED, BLUE)] == [5, 0, 7, 4]
    assert breakdown(t, RED, "en")["food"] == [("Food in store", 7), ("The tribe will eat", -5)]
    grain, eaten = ("Grain will bring", 1), ("The tribe will eat", -5)
    assert breakdown(t, GREEN, "en")["food"] == [("Food in store", 5), grain, eaten], "of the next round"
    do(t, "starve")
    assert (asked(t), step(t)) == (BLUE, "cover-shortage")
    assert [int(t.food[p]) for p in (GREEN, YELLOW, RED, BLUE)] == [5, 0, 2, 0]
    do(t, "pay clay")
    assert [int(t.food[p]) for p in (GREEN, YELLOW, RED, BLUE)] == [5, 0, 2, 0], "grain comes once"


@pytest.mark.rule("SA-9.2")
def test_bots_count_the_grain_of_a_feeding_once() -> None:
    """While yellow decides, red still has to pay, with grain in store; that must be worth what it was before."""
    t = position(4, start=GREEN)
    give(t, YELLOW, food=1, wood=4)
    give(t, RED, food=4, grain=3)
    before = Outlook(t, RED, 3.0)
    feeding(t)
    assert asked(t) == YELLOW
    now = Outlook(t, RED, 3.0)
    assert (now.food, now.feeding(hungry(t, RED))) == (before.food, before.feeding(hunger=True))


@pytest.mark.rule("SA-9.12", "SA-7.24", "SA-17.3", "SA-D7")
def test_the_unused_card_counts_as_two_resources_against_a_shortage() -> None:
    t = position()
    give(t, RED, food=1, wood=1, clay=1)
    own(t, RED, "healing any2")
    feeding(t)
    assert options(t) == ["starve", "redeem healing any2"]
    assert refused(t, "pay wood") == "SA-9.7"
    do(t, "redeem healing any2", "take gold", "take gold")
    assert options(t) == ["pay wood", "pay clay", "pay gold", "starve"], "redeeming binds to nothing"
    do(t, "pay gold", "pay gold", "pay wood")
    assert stock(t, RED) == (0, 0, 0, 0)
    assert t.score[RED] == 0


@pytest.mark.rule("SA-17.3")
def test_a_card_that_is_not_enough_brings_no_question() -> None:
    t = position()
    give(t, RED, food=0, wood=2)
    own(t, RED, "healing any2")
    feeding(t)
    assert step(t) == "place"
    assert t.score[RED] == -10
    assert t.redeemer(RED) >= 0, "the card is kept"


# --- round change ---


@pytest.mark.rule("SA-10.1", "SA-10.2")
@pytest.mark.parametrize("bought", [(), (1,), (4,), (1, 2), (2, 4), (1, 3, 4), (1, 2, 3, 4)])
def test_cards_slide_right_and_free_spaces_fill_from_the_lowest(bought: tuple[int, ...]) -> None:
    t = position()
    lay(t, "time grain", "art tool", "music points3 a", "music points3 b")
    kept = [words for space, words in enumerate(spaces(t), 1) if space not in bought]
    lay(t, *("" if space in bought else words for space, words in enumerate(spaces(t), 1)))
    coming = cards_in_deck(t)[: len(bought)]
    changing(t)
    assert spaces(t)[: len(kept)] == kept
    assert list(t.spaces)[len(kept) :] == coming
    assert len(cards_in_deck(t)) == 32


@pytest.mark.rule("SA-10.3", "SA-11.1")
@pytest.mark.parametrize(("free", "deck"), [(1, 0), (2, 1), (2, 0), (4, 3)])
def test_too_few_cards_end_the_game(free: int, deck: int) -> None:
    t = position()
    lay(t, *[""] * free)
    shorten_deck(t, deck)
    changing(t)
    assert t.is_terminal
    assert t.over == CARD_END
    assert len(cards_in_deck(t)) == deck, "no card is dealt"
    assert spaces(t)[4 - free :] == [""] * free
    assert t.round == 1


@pytest.mark.rule("SA-10.4", "SA-10.3")
@pytest.mark.parametrize(("free", "deck"), [(0, 0), (1, 1), (2, 2), (4, 4)])
def test_exactly_enough_cards_go_on(free: int, deck: int) -> None:
    t = position()
    lay(t, *[""] * free)
    shorten_deck(t, deck)
    changing(t)
    assert t.round == 2
    assert "" not in spaces(t)
    assert cards_in_deck(t) == []


@pytest.mark.rule("SA-10.5", "SA-3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_figure_moves_clockwise(players: int) -> None:
    t = position(players, start=1)
    for n in range(2, 2 * players):
        changing(t)
        assert t.start == asked(t) == n % players
        assert t.round == n


@pytest.mark.rule("SA-10.6", "SA-6.9")
def test_all_used_tools_turn_back() -> None:
    t = position()
    for p in range(4):
        give(t, p, tools=(1, 1, 1), used=(1, 0, 1))
    changing(t)
    assert [used(t, p) for p in range(4)] == [(0, 0, 0)] * 4


@pytest.mark.rule("SA-10.6", "SA-7.20")
def test_used_cards_do_not_turn_back() -> None:
    t = position()
    own(t, RED, "tool crafter1 onetime4", "healing any2", used=True)
    for _ in range(4):
        changing(t)
    assert asked(t) == RED
    assert options(t, "redeem") == []
    acting(t, {RED: {"forest": 1}})
    assert asked(t) == YELLOW, "red has no tool for his roll"


@pytest.mark.rule("SA-10.7")
def test_tiles_stay_through_the_round_change() -> None:
    t = position()
    before = (list(t.tiles), list(t.left))
    changing(t)
    assert (list(t.tiles), list(t.left)) == before
