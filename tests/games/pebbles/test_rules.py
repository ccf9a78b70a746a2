"""Every numbered rule of Pebbles, each proven by a test that names it."""

from typing import Any

import pytest
from epocha_fixtures.playing import do, options, refused

from epocha import BadTable, load_game

GAME = load_game("pebbles")


def start(players: int = 2, **options: object) -> Any:
    return GAME.new_initial_state(players, seed=5, options=options)


def hand(table: Any, player: int) -> list[int]:
    """Return the values of the cards that a player holds."""
    return [card + 1 for card in range(12) if table.owner[card] == player]


@pytest.mark.rule("PB-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_cards_are_dealt_to_each_of_two_to_four_players(players: int) -> None:
    table = start(players)
    hands = [hand(table, player) for player in range(players)]
    assert [len(held) for held in hands] == [2] * players
    dealt = [value for held in hands for value in held]
    assert sorted([*dealt, *(card + 1 for card in list(table.deck)[: table.left])]) == list(range(1, 13))
    for wrong in (1, 5):
        with pytest.raises(BadTable):
            GAME.new_initial_state(wrong)


@pytest.mark.rule("PB-1.2")
def test_turns_go_round_from_seat_0() -> None:
    table = start(3)
    seats = []
    for _ in range(6):
        seats.append(table.current_players)
        assert refused(table, "draw", (seats[-1][0] + 1) % 3) == "PB-1.2"
        do(table, "draw")
    assert seats == [(0,), (1,), (2,)] * 2


@pytest.mark.rule("PB-1.3")
def test_a_turn_is_drawing_or_playing_one_card() -> None:
    table = start()
    assert options(table) == ["draw", *[f"play {value}" for value in hand(table, 0)]]


@pytest.mark.rule("PB-1.4")
def test_a_drawn_card_is_seen_by_nobody_else() -> None:
    table = start()
    top = int(table.deck[table.left - 1])
    do(table, "draw")
    assert [int(table.view(seat).owner[top]) for seat in (0, 1, None)] == [0, -1, -1]
    assert table.disclosures > 0, "so drawing cannot be undone"


@pytest.mark.rule("PB-1.4")
def test_nobody_draws_from_an_empty_deck() -> None:
    table = start()
    for _ in range(8):
        do(table, "draw")
    assert table.left == 0
    assert refused(table, "draw") == "PB-1.4"


@pytest.mark.rule("PB-1.5")
def test_only_held_cards_are_played_and_score_with_the_die() -> None:
    table = start()
    own, other = hand(table, 0)[0], hand(table, 1)[0]
    assert refused(table, f"play {other}") == "PB-1.5"
    do(table, f"play {own}")
    assert 1 <= table.die <= 6
    assert list(table.score) == [own + table.die, 0]
    assert own not in hand(table, 0)


@pytest.mark.rule("PB-1.6", "PB-2.1")
def test_who_has_nothing_left_is_skipped_and_then_the_game_ends() -> None:
    table = start()
    for _ in range(8):
        do(table, "draw")
    table.owner[hand(table, 1)[0] - 1] = -2  # one card less for seat 1
    table.held[1] -= 1
    seats = []
    while not table.is_terminal:
        seats.append(table.current_players[0])
        do(table, f"play {hand(table, seats[-1])[0]}")
    assert seats == [0, 1] * 5 + [0]
    assert GAME.end(table) == "all-done"
    best = max(table.score)
    assert table.ranking() == [1 if points == best else 2 for points in table.score]


@pytest.mark.rule("PB-2.1")
def test_equal_points_share_the_place() -> None:
    table = start()
    table.score[0] = table.score[1] = 20
    table.over = 1
    assert table.ranking() == [1, 1]


@pytest.mark.rule("PB-2.2")
@pytest.mark.parametrize("double", [False, True])
def test_the_option_doubles_sixes_only(double: bool) -> None:
    seen = set()
    for seed in range(40):
        table: Any = GAME.new_initial_state(2, seed=seed, options={"double": double})
        card = hand(table, 0)[0]
        do(table, f"play {card}")
        assert table.score[0] == (card + table.die) * (2 if double and table.die == 6 else 1)
        seen.add(int(table.die))
    assert seen == {1, 2, 3, 4, 5, 6}
