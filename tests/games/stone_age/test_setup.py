"""Section 2: the table before the first placement."""

import pytest
from epocha_fixtures.playing import asked, step

from epocha import BadOption
from epocha.engine.state import UNKNOWN
from epocha.games.stone_age.components import CARD_IDS, TILES_PER_STACK
from epocha.games.stone_age.state import NONE

from .build import GAME, RED, YELLOW, cards_in_deck, changing, position

COUNTS = [2, 3, 4]


@pytest.mark.rule("SA-2.3", "SA-2.4", "SA-RND-1", "SA-15.1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_deck_is_shuffled_and_four_cards_are_dealt_from_space_1_on(players: int) -> None:
    orders = set()
    for seed in range(20):
        t = position(players, seed=seed)
        assert len(cards_in_deck(t)) == 32
        assert sorted([*cards_in_deck(t), *t.spaces]) == list(range(36))
        orders.add((*t.spaces, *cards_in_deck(t)))
    assert len(orders) == 20


@pytest.mark.rule("SA-2.4")
def test_the_first_card_goes_to_space_1() -> None:
    """The deck is dealt from its front; before the deal the four cards lay there in the order of the spaces."""
    t = position()
    assert t.dealt == 4
    assert list(t.deck)[:4] == [NONE] * 4
    following = cards_in_deck(t)[:4]
    for space in range(4):
        t.spaces[space] = NONE
    changing(t)
    assert list(t.spaces) == following


@pytest.mark.rule("SA-RND-1", "SA-2.3")
def test_every_card_comes_to_every_place() -> None:
    first = {int(position(seed=seed).spaces[0]) for seed in range(400)}
    last = {cards_in_deck(position(seed=seed))[-1] for seed in range(400)}
    assert first == last == set(range(len(CARD_IDS)))


@pytest.mark.rule("SA-2.5", "SA-13.8")
@pytest.mark.parametrize("players", COUNTS)
def test_four_card_spaces_are_used(players: int) -> None:
    assert NONE not in list(position(players).spaces)
    assert len(position(players).spaces) == 4


@pytest.mark.rule("SA-2.6", "SA-2.7", "SA-2.8", "SA-13.1", "SA-13.2", "SA-RND-2")
@pytest.mark.parametrize("players", COUNTS)
def test_as_many_stacks_of_seven_tiles_as_players(players: int) -> None:
    tops = set()
    for seed in range(20):
        t = position(players, seed=seed)
        assert list(t.left) == [TILES_PER_STACK] * players
        assert len(set(t.tiles)) == len(t.tiles) == 7 * players
        shown = list(t.view(None).tiles)
        assert [tile for tile in shown if tile != UNKNOWN] == [t.top_tile(stack) for stack in range(players)]
        tops.add(int(t.top_tile(0)))
    assert len(tops) > 10


@pytest.mark.rule("SA-2.9", "SA-2.10", "SA-2.11", "SA-2.12", "SA-6.15")
@pytest.mark.parametrize("players", COUNTS)
def test_players_start_with_five_workers_and_twelve_food_and_nothing_else(players: int) -> None:
    t = position(players)
    for amount, field in ((0, t.score), (0, t.grain), (12, t.food), (5, t.workers), (5, t.idle), (0, t.secrets)):
        assert list(field) == [amount] * players
    assert set(t.stock) == set(t.tools) == set(t.used) == {0}
    assert set(t.owner) == set(t.tile_owner) == {NONE}


@pytest.mark.rule("SA-2.14", "SA-RND-3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_start_player_is_drawn(players: int) -> None:
    drawn = [asked(GAME.new_initial_state(players, seed)) for seed in range(60 * players)]
    assert all(35 <= drawn.count(p) <= 85 for p in range(players))


@pytest.mark.rule("SA-2.14", "SA-3.3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_table_can_set_the_start_player(players: int) -> None:
    for p in range(players):
        t = position(players, start=p)
        assert t.start == asked(t) == p
        assert step(t) == "place"
    with pytest.raises(BadOption):
        position(players, start=players)


@pytest.mark.rule("SA-2.14")
def test_setting_the_start_player_changes_no_shuffle() -> None:
    one, other = position(start=RED, seed=5), position(start=YELLOW, seed=5)
    assert list(one.deck) == list(other.deck)
    assert list(one.tiles) == list(other.tiles)
