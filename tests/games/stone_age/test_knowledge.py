"""Section 14: who knows what. What is hidden from a seat changes nothing of what it gets."""

import pytest
from epocha_fixtures.pictures import drawn as drawn_of
from epocha_fixtures.playing import asked, do, options
from hypothesis import given, settings
from hypothesis import strategies as st

from epocha import Chance
from epocha.engine.state import UNKNOWN, State, vec_of
from epocha.games.stone_age.components import CARD_IDS, CARDS, TILES, TILES_PER_STACK
from epocha.games.stone_age.state import NONE, SECRET, Table

from .build import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    acting,
    card,
    cards_in_deck,
    give,
    lay,
    own,
    owned,
    placing,
    position,
    rig,
    spaces,
    top_of_deck,
)

SEATS = [RED, BLUE, GREEN, None]
CARD_WORDS = [name.removeprefix("civ_").replace("_", " ") for name in CARD_IDS]


def shuffled(items: list[int], seed: int) -> list[int]:
    order = vec_of(items)
    Chance.from_seed(seed).shuffle(order)
    return [int(item) for item in order]


def midgame(seed: int, plies: int, players: int = 3) -> Table:
    """Return a random position in which every seat has drawn a card secretly."""
    t = position(players, seed=seed)
    top_of_deck(t, *(CARD_WORDS[c] for c in shuffled(cards_in_deck(t), seed)[:players]))
    for p in range(players):
        t.draw_secretly(p, 1)
    t.refresh()
    chance = Chance.from_seed(seed)
    for _ in range(plies):
        actions = t.legal_actions(asked(t))
        choice = actions[chance.below(len(actions))]
        then = t.clone()
        then.apply_action(asked(t), choice)
        if then.is_terminal:
            break
        t = then
    return t


def reshuffled(t: Table, seat: int | None, seed: int) -> Table:
    """Return the same table but for all that a seat does not know: deck, others' secret cards, tiles below, chance."""
    other = t.clone()
    secrets = [c for c in range(CARDS) if t.mark[c] == SECRET and t.owner[c] != seat]
    owners = [int(t.owner[c]) for c in secrets]
    cards = shuffled(secrets + cards_in_deck(t), seed)
    for c in secrets:
        other.owner[c] = NONE
        other.mark[c] = 0
    for c, owner in zip(cards, owners, strict=False):
        other.owner[c] = owner
        other.mark[c] = SECRET
    for at, c in enumerate(cards[len(owners) :]):
        other.deck[t.dealt + at] = c
    below = [s * TILES_PER_STACK + i for s in range(len(t.left)) for i in range(t.left[s] - 1)]
    known = {int(tile) for tile in t.tiles} | {tile for tile in range(TILES) if t.tile_owner[tile] != NONE}
    tiles = shuffled([int(t.tiles[at]) for at in below] + [i for i in range(TILES) if i not in known], seed)
    for at, tile in zip(below, tiles, strict=False):
        other.tiles[at] = tile
    other.chance = Chance.from_seed(seed)
    return other


def everything_told(view: State, seat: int | None) -> list[object]:
    """Return all that a view tells: bytes, pictures, texts, options and refusals."""
    told: list[object] = [view.to_bytes(), view.digest(), drawn_of(GAME, view, "board", "en"), GAME.diagram(view)]
    told += [GAME.document(view, "en")]
    for p in range(int(view.players)):
        told += [drawn_of(GAME, view, f"seat-{p}", "en"), GAME.stock(view, p), GAME.breakdown(view, p, "en")]
    if seat is not None:
        told += [GAME.refusal(view, seat, GAME.notation.text(a)) for a in GAME.notation.actions]
        if seat in view.current_players:
            told += [view.decision(seat), GAME.prompt(view, seat, "en"), GAME.hint(view, seat, "en")]
            told += [GAME.describe(view, action, "en") for action in view.legal_actions(seat)]
            told += [GAME.report(view, seat, action, "en") for action in view.legal_actions(seat)]
    return told


@pytest.mark.rule("SA-14.2", "SA-14.5", "SA-2.7", "SA-RND-1", "SA-RND-2")
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 250), seat=st.sampled_from(SEATS))
def test_what_is_hidden_from_a_seat_changes_nothing_it_gets(seed: int, plies: int, seat: int | None) -> None:
    t = midgame(seed, plies)
    other = reshuffled(t, seat, seed + 1)
    assert other != t
    assert everything_told(other.view(seat), seat) == everything_told(t.view(seat), seat)


@pytest.mark.rule("SA-14.5", "SA-14.7", "SA-7.17")
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 250), seat=st.sampled_from(SEATS))
def test_a_completed_view_holds_every_card_and_tile_once(seed: int, plies: int, seat: int | None) -> None:
    t = midgame(seed, plies)
    view = t.view(seat)
    full = view.determinize(Chance.from_seed(seed))
    assert isinstance(full, Table)
    assert full.view(seat) == view
    held = [c for c in range(CARDS) if full.owner[c] != NONE]
    assert sorted([*cards_in_deck(full), *held, *(int(c) for c in full.spaces if c != NONE)]) == list(range(CARDS))
    for p in range(3):
        assert sum(full.mark[c] == SECRET and full.owner[c] == p for c in range(CARDS)) == t.secrets[p] >= 1
    if seat is not None:
        mine = [c for c in range(CARDS) if t.mark[c] == SECRET and t.owner[c] == seat]
        assert all(full.mark[c] == SECRET and full.owner[c] == seat for c in mine)
    lying = [int(tile) for tile in full.tiles if tile != NONE]
    bought = [tile for tile in range(TILES) if full.tile_owner[tile] != NONE]
    assert len({*lying, *bought}) == len(lying) + len(bought) == 21


@pytest.mark.rule("SA-14.7", "SA-14.2")
def test_completions_spread_over_all_that_is_unseen() -> None:
    """Over many completions of one view every unseen card is somebody's secret and every unseen tile comes up."""
    t = midgame(5, 60)
    view = t.view(RED)
    assert isinstance(view, Table)
    unseen = {int(c) for c in view.unseen_cards()}
    secret, under = set(), set()
    for seed in range(400):
        full = view.determinize(Chance.from_seed(seed))
        assert isinstance(full, Table)
        secret |= {c for c in range(CARDS) if full.mark[c] == SECRET and full.owner[c] == BLUE}
        under.add(int(full.tiles[0]))
    assert secret == unseen
    assert under == {int(tile) for tile in view.unseen_tiles()}


@pytest.mark.rule("SA-14.2")
@pytest.mark.parametrize("seat", SEATS)
def test_nobody_sees_the_deck_nor_the_tiles_below(seat: int | None) -> None:
    t = position(3)
    view = t.view(seat)
    assert isinstance(view, Table)
    assert set(cards_in_deck(view)) == {UNKNOWN}
    assert [tile for tile in list(view.tiles) if tile != UNKNOWN] == [t.top_tile(stack) for stack in range(3)]
    assert view.chance is None


@pytest.mark.rule("SA-14.1")
@pytest.mark.parametrize("seat", SEATS)
def test_everything_else_on_the_table_is_open(seat: int | None) -> None:
    t = midgame(11, 150)
    view = t.view(seat)
    public = "round start ending score grain food workers idle secrets stock tools used placed taken spaces left dealt "
    for name in (public + "tile_owner dice market").split():
        assert getattr(view, name) == getattr(t, name)
    open_cards = [c for c in range(CARDS) if t.mark[c] != SECRET]
    assert [(view.owner[c], view.mark[c]) for c in open_cards] == [(t.owner[c], t.mark[c]) for c in open_cards]


@pytest.mark.rule("SA-14.3", "SA-14.4")
def test_the_number_of_cards_is_public_and_purchases_are_on_record() -> None:
    t = position()
    own(t, RED, "music points3 a", "time market")
    own(t, RED, "art tool", secret=True)
    for seat in (BLUE, None):
        view = t.view(seat)
        assert isinstance(view, Table)
        assert owned(view, RED) == ["time market", "music points3 a"]
        assert len(owned(view, RED)) + view.secrets[RED] == 3


@pytest.mark.rule("SA-14.5")
def test_only_the_owner_sees_what_he_drew() -> None:
    t = position()
    lay(t, "writing extra card")
    top_of_deck(t, "art tool")
    give(t, RED, wood=1)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    drawn = card("art tool")
    for seat in (BLUE, GREEN, YELLOW, None):
        assert t.view(seat).owner[drawn] == NONE
        assert t.view(seat).mark[drawn] == 0
        assert t.view(seat).secrets[RED] == 1
    assert t.view(RED).owner[drawn] == RED
    other = reshuffled(t, BLUE, 3)
    assert other.view(BLUE) == t.view(BLUE)


@pytest.mark.rule("SA-14.1", "SA-RND-4", "SA-RND-6")
def test_dice_are_seen_by_all() -> None:
    t = position()
    lay(t, "time market")
    give(t, RED, wood=1)
    rig(t, 3, 1, 4, 1)
    acting(t, {RED: {"card 1": 1}})
    do(t, "pay wood")
    for seat in (RED, BLUE, None):
        assert list(t.view(seat).dice) == [3, 1, 4, 1]
        assert list(t.view(seat).market) == [0, 2, 0, 1, 1, 0, 0]


@pytest.mark.rule("SA-14.1", "SA-14.2")
def test_every_disclosure_is_counted() -> None:
    """Whatever somebody did not know before raises the count that undo goes by; nothing else does."""
    t = position(2)
    for text in ("place field", "place card 1", "place hunting grounds 2", "place tool maker"):
        before = t.disclosures
        do(t, text)
        assert t.disclosures == before
    t = position(2)
    lay(t, "writing extra card")
    give(t, RED, wood=1, clay=1)
    acting(t, {RED: {"card 1": 1, "field": 1, "forest": 1}})
    before = t.disclosures
    do(t, "go field")
    assert t.disclosures == before
    do(t, "go card 1")
    assert t.disclosures == before
    do(t, "pay wood")
    assert t.disclosures == before + 2, "the card drawn, and the dice of the forest, the only place left"


@pytest.mark.rule("SA-14.2")
def test_no_option_depends_on_the_deck() -> None:
    t = placing(position())
    told = options(t)
    assert options(reshuffled(t, None, 9)) == told
    assert spaces(reshuffled(t, None, 9)) == spaces(t)
