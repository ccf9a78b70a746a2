"""Every numbered rule of Ruins, each proven by a test that names it."""

from typing import Any

import pytest
from epocha_fixtures.playing import do, refused

from epocha import BadTable, Chance, load_game
from epocha.engine.deck import EVERYBODY, card, knowers, size
from epocha.engine.pieces import kind, number_of, owner, place
from epocha.engine.pieces import knowers as knowers_of
from epocha.engine.position import position_of, read_position

GAME = load_game("ruins")
START = """
position ruins 1
players 2
frame turn p1
round 2
deck 11 22 33 80:p2
finds p1=5,70 p2=63,64
tokens p1.guide@hall:p1 p1.porter@camp:p1 p1.porter@camp:p1 p2.guide@gate:p2 p2.porter@gate:p2 p2.porter@shrine:all
"""


def start(text: str = START) -> Any:
    return read_position(text)


def finds(table: Any, player: int) -> set[str]:
    rows = [row.split()[1:] for row in position_of(table).splitlines() if row.startswith("finds ")]
    return {
        find for row in rows for word in row for find in word.split("=")[1].split(",") if word[1] == str(player + 1)
    }


def deck(table: Any, viewer: int | None = None) -> str:
    seen = table if viewer is None else table.view(viewer)
    return next(row for row in position_of(seen).splitlines() if row.startswith("deck "))


@pytest.mark.rule("RN-1.1")
@pytest.mark.rule("RN-1.2")
@pytest.mark.rule("RN-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_begins_with_80_finds_and_three_hidden_tokens_each(players: int) -> None:
    table: Any = GAME.new_initial_state(players, seed=4)
    assert sorted(int(card(table.deck, depth)) for depth in range(size(table.deck))) == list(range(80))
    assert number_of(table.tokens) == 3 * players
    for player in range(players):
        own = [token for token in range(3 * players) if owner(table.tokens, token) == player]
        assert sorted(int(kind(table.tokens, token)) for token in own) == [0, 1, 1]
        assert {int(place(table.tokens, token)) for token in own} == {0}
        assert {int(knowers_of(table.tokens, token)) for token in own} == {1 << player}
        other = table.view((player + 1) % players)
        assert {int(kind(other.tokens, token)) for token in own} == {-1}
    for wrong in (1, 5):
        with pytest.raises(BadTable):
            GAME.new_initial_state(wrong)


@pytest.mark.rule("RN-2.1")
def test_turns_go_round_and_rest_is_always_possible() -> None:
    table: Any = GAME.new_initial_state(3, seed=4)
    assert refused(table, "rest", 1) == "RN-2.1"
    for seat in (0, 1, 2, 0):
        assert table.current_players == (seat,)
        do(table, "rest")
    assert table.round == 2


@pytest.mark.rule("RN-2.2")
def test_digging_takes_the_top_find_and_scraping_the_lowest() -> None:
    table = start()
    do(table, "dig", "scrape")
    assert finds(table, 0) == {"5", "11", "70"}
    assert finds(table, 1) == {"63", "64", "80"}
    assert list(table.worth) == [86, 207]
    assert table.disclosures > 0
    do(table, "dig", "dig")
    assert refused(table, "dig") == refused(table, "scrape") == "RN-2.2"


@pytest.mark.rule("RN-2.3")
@pytest.mark.parametrize(("order", "expected"), [("keep", "deck 11:p1 22:p1"), ("swap", "deck 22:p1 11:p1")])
def test_whoever_peeks_knows_both_finds_and_the_others_not_even_their_order(order: str, expected: str) -> None:
    table = start()
    assert refused(table, "keep") == "RN-2.3"
    do(table, "peek")
    assert deck(table, 0) == "deck 11:p1 22:p1 ? ?"
    assert deck(table, 1) == "deck ? ? ? 80:p2"
    do(table, order)
    assert deck(table).startswith(expected)
    assert deck(table, 1) == "deck ? ? ? 80:p2"
    for seed in range(5):
        full: Any = table.view(0).determinize(Chance.from_seed(seed))
        assert deck(full).startswith(expected), "what is known is kept"
    do(table, "dig")
    assert deck(table, 0).startswith(expected.replace("deck 11:p1 ", "deck ").replace("deck 22:p1 ", "deck "))


@pytest.mark.rule("RN-2.4")
def test_a_stirred_deck_is_known_to_nobody() -> None:
    table = start()
    do(table, "stir")
    assert [int(knowers(table.deck, depth)) for depth in range(4)] == [0] * 4
    do(table, "dig", "dig", "dig")
    assert refused(table, "stir") == refused(table, "peek") == "RN-2.4"


@pytest.mark.rule("RN-2.5")
def test_a_find_is_buried_under_the_deck_for_all_to_see() -> None:
    table = start()
    assert refused(table, "bury 63") == "RN-2.5"
    do(table, "bury 70")
    assert finds(table, 0) == {"5"}
    assert deck(table) == "deck 11 22 33 80:p2 70:all"
    for viewer in (None, 0, 1):
        assert card(table.view(viewer).deck, 4) == 69
    assert knowers(table.deck, 4) == EVERYBODY
    assert list(table.worth) == [5, 127]


@pytest.mark.rule("RN-2.6")
def test_a_token_keeps_its_number_and_is_turned_up_on_the_shrine() -> None:
    table = start()
    assert refused(table, "walk 4") == "RN-2.6"
    assert kind(table.view(1).tokens, 0) == -1
    do(table, "walk 1")
    assert place(table.tokens, 0) == 4
    assert kind(table.view(1).tokens, 0) == kind(table.view(None).tokens, 0) == 0
    do(table, "rest")
    assert refused(table, "walk 1") == "RN-2.6"


@pytest.mark.rule("RN-2.7")
def test_regrouped_tokens_are_told_apart_by_their_owner_alone() -> None:
    found = set()
    for seed in range(30):
        table: Any = read_position(START.replace("frame turn p1", "frame turn p2"), seed)
        assert refused(table, "regroup hall") == "RN-2.7"
        do(table, "regroup gate")
        found.add(tuple(int(kind(table.tokens, token)) for token in (3, 4)))
        assert [int(kind(table.view(0).tokens, token)) for token in (3, 4)] == [-1, -1]
        assert sorted(int(kind(table.view(1).tokens, token)) for token in (3, 4)) == [0, 1]
    assert found == {(0, 1), (1, 0)}


@pytest.mark.rule("RN-3.1")
def test_after_the_last_round_all_tokens_are_turned_up() -> None:
    table = start(START.replace("players 2", "players 2\noption rounds=2").replace("frame turn p1", "frame turn p2"))
    do(table, "rest")
    assert table.is_terminal
    assert GAME.end(table) == "last-round"
    assert -1 not in [int(kind(table.view(None).tokens, token)) for token in range(6)]


@pytest.mark.rule("RN-3.2")
def test_finds_and_guides_on_the_shrine_count_and_the_sum_breaks_ties() -> None:
    table = start()
    assert [table.standing(player) for player in (0, 1)] == [[2, 75], [2, 127]]
    do(table, "walk 1")
    assert table.standing(0) == [12, 75]
