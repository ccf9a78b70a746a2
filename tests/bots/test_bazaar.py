"""Bots where several are asked at once: offers on a floor, sealed bundles, windows and drafts, in the game Bazaar."""

from typing import Any

import pytest
from epocha_fixtures.bazaar.state import CARDS, GLASS, GOODS, PEARL, WARD
from epocha_fixtures.bazaar.steps import FIGHT, MARKET, RAIDS
from epocha_fixtures.frames import put_frame

from epocha import Bot, Clock, Match, load_game
from epocha.arena.referee import Task, play_one
from epocha.bots import ask, make_bot

GAME = load_game("bazaar")
BOTS = ("random", "greedy", "search")
FEW = Clock(iterations=24)


def market(goods: tuple[int, ...], pearls: tuple[int, ...], gone: int = 0) -> tuple[Match, Any]:
    """Return a match at the market where seats have so much silk each, and some have a pearl in their chest."""
    match = Match(GAME, len(goods), seed=4)
    table: Any = match.state
    table.clear_frames()
    for seat in range(len(goods)):
        table.goods[seat * GOODS] = goods[seat]
        table.goods[seat * GOODS + 1] = 0
        table.inside[seat] = PEARL if seat in pearls else GLASS
    table.gone = gone
    put_frame(table, MARKET)
    table.advance()
    return match, table


def answer(match: Match, seat: int, bot: Bot, clock: Clock = FEW) -> str:
    """Let a bot make all picks of one answer, each from the view of its seat; return it as text."""
    picks = []
    while True:
        picks.append(ask(bot, match.state.view(seat), clock))
        if match.apply(seat, picks[-1]) or seat not in match.state.current_players:
            return GAME.picks_to_text(match.state, picks)  # type: ignore[arg-type]


def story(names: tuple[str, ...], seed: int) -> list[str]:
    """Return the lines of a game between bots, asked in turn."""
    match = Match(GAME, len(names), seed=seed)
    bots = [make_bot(name, seed) for name in names]
    told = []
    while not match.state.is_terminal:
        seat = int(match.state.to_move())
        told.append(answer(match, seat, bots[seat]))
        assert len(told) < 400
    return told


@pytest.mark.parametrize("names", [("random",) * 4, ("greedy",) * 6, ("search",) * 3, ("search", "greedy"), BOTS])
def test_games_of_bots_end(names: tuple[str, ...]) -> None:
    for seed in range(3):
        told = story(names, seed)
        offers = [line for line in told if line.startswith("offer")]
        assert all(line.endswith("send") for line in offers)
        if "random" not in names:
            assert len(offers) <= len(names)


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_sale_that_pleases_both_is_offered_and_made(name: str) -> None:
    """Seat 0 may lose its pearl with its only silk; seat 1 has much silk and no pearl; seat 2 is far ahead."""
    match, table = market((1, 6, 9), pearls=(0, 2))
    bots = [make_bot(name, seat) for seat in range(3)]
    assert table.to_move() == 0
    told = answer(match, 0, bots[0])
    assert told.startswith("offer 2, give pearl, take silk")
    assert table.to_move() == 1
    assert answer(match, 1, bots[1]) == "accept 1"
    assert table.owner[0] == 1
    assert table.open_goods(0) >= 3
    rest = [answer(match, int(table.to_move()), bots[int(table.to_move())]) for _ in range(3)]
    assert rest == ["leave", "leave", "leave"]


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_nobody_offers_where_nobody_gains(name: str) -> None:
    match, table = market((4, 4, 4), pearls=(0,))
    assert [answer(match, seat, make_bot(name, seat)) for seat in range(3)] == ["leave"] * 3
    assert table.step_number() == RAIDS


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bad_offer_is_refused(name: str) -> None:
    match, _ = market((4, 4, 4), pearls=(0,))
    match.apply(0, "offer 2, take silk, send")
    assert answer(match, 1, make_bot(name, 1)) in ("refuse 1", "leave")


def test_who_has_offered_waits_for_an_answer() -> None:
    """Asked again at once, a bot could only withdraw or leave; people at the table need time too."""
    match, table = market((1, 6, 9), pearls=(0, 2))
    assert [table.is_due(seat) for seat in range(3)] == [True, True, True]
    match.apply(0, "offer 2, give pearl, take silk, send")
    assert [table.is_due(seat) for seat in range(3)] == [False, True, True]
    match.apply(2, "leave")
    assert [table.is_due(seat) for seat in range(2)] == [False, True]
    match.apply(1, "refuse 1")
    assert [table.is_due(seat) for seat in range(2)] == [True, False]


def test_a_draft_that_was_begun_is_gone_on_with() -> None:
    """A bot remembers nothing between its picks: the whole offer follows from the view at each of them."""
    match, table = market((1, 6, 9), pearls=(0, 2))
    picks = []
    while table.offered_to[0] < 0:
        view = GAME.from_bytes(table.view(0).to_bytes())
        picks.append(ask(make_bot("greedy", 0), view))
        match.apply(0, picks[-1])
        assert not table.view(1).draft(0)
    assert GAME.picks_to_text(table, picks).startswith("offer 2, give pearl, take silk")


@pytest.mark.parametrize("name", BOTS)
def test_a_bundle_is_sealed_in_time(name: str) -> None:
    match, table = market((3, 3, 3), pearls=(0,), gone=0b111)
    table.clear_frames()
    put_frame(table, RAIDS, 0, raided=1)
    put_frame(table, FIGHT, 0, target=1)
    table.advance()
    assert answer(match, 0, make_bot(name, 1)).endswith("ready")
    assert answer(match, 1, make_bot(name, 2)).endswith("ready")
    assert table.step_number() == RAIDS


def test_greedy_wards_off_a_raid_on_itself() -> None:
    """Seat 1 would lose its pearl with its silk; seat 2 has a ward too and no reason to use it."""
    match, table = market((3, 1, 3), pearls=(1,), gone=0b111)
    for seat in range(3):
        for card in range(CARDS):
            table.hand[seat * CARDS + card] = int(card == WARD)
        table.held[seat] = 1
    match.apply(0, "raid 2")

    def wards(seat: int) -> int:
        bots = [make_bot("greedy", seed) for seed in range(8)]
        return sum(GAME.action_to_text(table, ask(bot, table.view(seat))) == "ward" for bot in bots)

    assert wards(1) >= 5  # of 8, for a fight may turn out well in the few samples of one
    assert wards(2) == 0


def test_no_time_is_overrun() -> None:
    """The referee drops what comes too late; each pick of a draft has the time of a choice."""
    clock = Clock(seconds=0.5)
    bots = tuple(make_bot(name, 3) for name in ("search", "greedy", "random"))
    played = play_one(Task("bazaar", bots, (0, 1, 2), {"rounds": 1}, 0, 5, (clock,) * 3))
    assert played.failure is None
    assert sum(played.dropped) == 0
