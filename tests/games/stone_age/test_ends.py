"""Section 11 and the structure of the game: both ends and their timing, the cut-off, and the course (3, 16, 17)."""

import pytest
from epocha_fixtures.playing import asked, do, options, step

from epocha import Chance
from epocha.engine.state import CUT_OFF
from epocha.games.stone_age.components import PLACES
from epocha.games.stone_age.state import BUILDING_END, CARD_END, Table

from .build import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    acting,
    card,
    cards_in_deck,
    give,
    lay,
    own,
    position,
    rig,
    shorten,
    shorten_deck,
    show,
    spaces,
)

COUNTS = [2, 3, 4]


def last_tile(players: int = 3, start: int = RED) -> Table:
    """Return a table where the start player stands on the last tile of stack 1 and everybody has places to resolve."""
    t = position(players, start=start)
    show(t, "open a")
    shorten(t, 1, 1)
    give(t, start, wood=1)
    others = {p: {"hunting grounds": 1, "forest": 1} for p in range(players) if p != start}
    return acting(t, {start: {"building 1": 1, "clay pit": 1}} | others)


# --- building end ---


@pytest.mark.rule("SA-11.2", "SA-11.3", "SA-3.2", "SA-8.9", "SA-17.4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_building_end_plays_the_round_out_and_feeds(players: int) -> None:
    t = last_tile(players)
    before = spaces(t)
    do(t, "go building 1", "pay wood")
    assert not t.is_terminal
    for p in range(1, players):
        give(t, p, food=5)
        assert (asked(t), step(t)) == (p, "choose-place"), "everybody plays phase 2 to its end"
        do(t, "go hunting grounds")
    assert t.is_terminal
    assert GAME.end(t) == "buildings"
    assert t.over == BUILDING_END
    assert t.food[RED] == 12 - 5, "and feeds"
    assert all(t.food[p] < 5 for p in range(1, players))
    assert (t.round, t.start, spaces(t)) == (1, RED, before), "no round change"
    assert len(t.ranking()) == players
    assert t.current_players == ()


@pytest.mark.rule("SA-11.2", "SA-9.7")
def test_the_building_end_asks_for_feeding_first() -> None:
    t = last_tile(2)
    give(t, BLUE, food=0, clay=9)
    do(t, "go building 1", "pay wood", "go forest")
    assert (asked(t), step(t)) == (BLUE, "cover-shortage")
    do(t, "starve")
    assert t.is_terminal
    assert t.score[BLUE] == -10 + sum(int(n) for n in list(t.stock)[4:])


@pytest.mark.rule("SA-11.3", "SA-11.2")
def test_the_last_player_can_trigger_the_building_end_too() -> None:
    t = position(2)
    show(t, "open a")
    shorten(t, 1, 1)
    give(t, BLUE, wood=1)
    acting(t, {RED: {"field": 1}, BLUE: {"building 1": 1}})
    do(t, "pay wood")
    assert t.over == BUILDING_END
    assert t.grain[RED] == 1


@pytest.mark.rule("SA-11.4")
def test_if_both_ends_hold_the_building_end_applies() -> None:
    t = position(2)
    lay(t, "time grain")
    show(t, "open a")
    shorten(t, 1, 1)
    shorten_deck(t, 0)
    give(t, RED, wood=2)
    acting(t, {RED: {"building 1": 1, "card 1": 1}})
    do(t, "go card 1", "pay wood", "pay wood", "go river")
    assert GAME.end(t) == "buildings"
    assert spaces(t)[0] == "", "the cards do not even slide"


@pytest.mark.rule("SA-19.6", "SA-8.7", "SA-8.9")
def test_a_declined_last_tile_ends_nothing() -> None:
    t = last_tile(2)
    do(t, "go building 1", "decline", "go hunting grounds")
    assert (t.ending, t.round, t.is_terminal) == (0, 2, False)


# --- card end ---


@pytest.mark.rule("SA-11.1", "SA-10.3", "SA-3.2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_card_end_comes_at_the_round_change_after_feeding(players: int) -> None:
    t = position(players)
    lay(t, "time grain")
    shorten_deck(t, 0)
    give(t, RED, wood=1)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    assert not t.is_terminal
    give(t, players - 1, food=9)
    do(t, "go river")
    assert GAME.end(t) == "cards"
    assert t.over == CARD_END
    assert t.food[players - 1] == 9 + int(t.dice[0]) // 2 - 5
    assert t.score[RED] == 1
    assert len(t.ranking()) == players


@pytest.mark.rule("SA-7.17", "SA-11.1")
def test_the_extra_card_brings_the_card_end_closer() -> None:
    t = position(2)
    lay(t, "writing extra card")
    shorten_deck(t, 1)
    give(t, RED, wood=1)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood", "go river")
    assert GAME.end(t) == "cards"
    assert t.secrets[RED] == 1


@pytest.mark.rule("SA-11.5", "SA-14.1")
def test_anybody_can_count_the_deck_and_the_stacks() -> None:
    t = position()
    shorten_deck(t, 7)
    shorten(t, 2, 3)
    for seat in (RED, YELLOW, None):
        view = t.view(seat)
        assert isinstance(view, Table)
        assert len(cards_in_deck(view)) == 7
        assert list(view.left) == [7, 3, 7, 7]


# --- no other end ---


@pytest.mark.rule("SA-11.6")
def test_a_game_in_which_nobody_buys_goes_on() -> None:
    """Everybody hunts with all figures for 300 rounds."""
    t = position(2)
    while t.round <= 300:
        do(t, options(t, "place hunting")[-1] if step(t) == "place" else options(t)[-1])
    assert not t.is_terminal


@pytest.mark.rule("SA-11.6")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("rounds", [1, 4])
def test_a_cut_off_is_no_result(players: int, rounds: int) -> None:
    t = position(players, max_rounds=rounds)
    while not t.is_terminal:
        do(t, options(t, "place hunting")[-1] if step(t) == "place" else options(t)[-1])
    assert t.over == CUT_OFF
    assert GAME.end(t) == "cut-off"
    assert t.round == rounds
    assert t.ranking() == []
    assert t.returns() == [0.0] * players
    assert t.current_players == ()


@pytest.mark.rule("SA-11.6", "SA-11.1", "SA-11.2")
def test_a_real_end_in_the_last_round_is_a_result() -> None:
    t = position(2, max_rounds=1)
    lay(t, "")
    shorten_deck(t, 0)
    acting(t, {RED: {"forest": 1}})
    do(t, "go river")
    assert GAME.end(t) == "cards"
    t = position(2, max_rounds=1)
    show(t, "open a")
    shorten(t, 1, 1)
    give(t, RED, wood=1)
    acting(t, {RED: {"building 1": 1}})
    do(t, "pay wood", "go river")
    assert GAME.end(t) == "buildings"


@pytest.mark.rule("SA-14.5", "SA-14.6", "SA-11.6")
def test_a_cut_off_shows_no_secret_card() -> None:
    """A cut-off is not final scoring: nothing is disclosed by it."""
    t = position(2, max_rounds=1)
    own(t, BLUE, "art tool", secret=True)
    acting(t, {RED: {"forest": 1}})
    do(t, "go river")
    assert t.over == CUT_OFF
    assert t.view(RED).owner[card("art tool")] == -1
    assert t.view(BLUE).owner[card("art tool")] == BLUE


# --- the course of a game ---

PHASES = {
    "place": 1,
    "choose-place": 2,
    "use-tools": 2,
    "buy-card": 2,
    "pick-die": 2,
    "buy-building": 2,
    "cover-shortage": 3,
}


@pytest.mark.rule("SA-3.1", "SA-3.2", "SA-3.3", "SA-5.1", "SA-5.4", "SA-16.1", "SA-16.2", "SA-17.1", "SA-17.2")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_keep_to_the_course(players: int, seed: int) -> None:
    """Rounds of three phases in order; in phase 2 one player after the other, only market dice in others' turns."""
    t = position(players, seed=seed, start=seed % players)
    chance = Chance.from_seed(seed)
    before = (1, 1)
    acted: list[int] = []
    while not t.is_terminal:
        name = step(t)
        if name != "redeem":
            now = (int(t.round), PHASES[name])
            assert before <= now
            if now[1] == 1 and before[1] != 1:
                assert now[0] == before[0] + 1
                assert asked(t) == t.start == (seed + now[0] - 1) % players
            if now[1] == 1:
                acted = []
            if now[1] == 2 and name != "pick-die":
                if asked(t) not in acted:
                    acted.append(asked(t))
                assert asked(t) == acted[-1], "nobody acts again after another has begun"
                clockwise = [(p - t.start) % players for p in acted]
                assert clockwise == sorted(clockwise)
            if now[1] == 3:
                assert sum(t.taken) == 0
            before = now
        actions = t.legal_actions(asked(t))
        t.apply_action(asked(t), actions[chance.below(len(actions))])
    assert t.over in (CARD_END, BUILDING_END)
    assert sum(t.placed) == 0


@pytest.mark.rule("SA-17.5")
def test_the_state_keeps_what_the_rules_need() -> None:
    """In the middle of a market, stored and restored, the game goes on as it would have."""
    t = position(3)
    lay(t, "time market")
    give(t, RED, wood=1)
    rig(t, 1, 2, 3)
    acting(t, {RED: {"card 1": 1, "field": 1, "river": 1}, BLUE: {"forest": 1, "hunting grounds": 1}})
    do(t, "go card 1", "pay wood", "take die 2")
    again = GAME.from_bytes(t.to_bytes())
    assert isinstance(again, Table)
    chance = Chance.from_seed(1)
    while not t.is_terminal:
        assert options(t) == options(again)
        actions = t.legal_actions(asked(t))
        choice = actions[chance.below(len(actions))]
        t.apply_action(asked(t), choice)
        again.apply_action(asked(again), choice)
    assert t == again
    assert len(t.placed) == PLACES * 3
