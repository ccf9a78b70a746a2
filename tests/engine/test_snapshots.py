"""Snapshots: a match set up from them is the same as one that was played, and whatever does not fit is refused."""

import random
from dataclasses import replace

import pytest

from epocha.engine.deal import Deal
from epocha.engine.match import MARK_EVERY, Match
from epocha.engine.registry import load_game
from epocha.engine.snapshot import BadSnapshot, Snapshot

DEAL = Deal(b"k" * 32, "T")


def new_match(game: str, players: int) -> Match:
    options = {"rounds": 9} if game == "bazaar" else {}
    return Match(load_game(game), players, options=options, deal=DEAL)


def played(game: str, players: int, actions: int) -> Match:
    rng, match = random.Random(4), new_match(game, players)  # noqa: S311
    while len(match.moves) < actions and not match.state.is_terminal:
        player = rng.choice(match.state.current_players)
        match.apply(player, rng.choice(match.state.legal_actions(player)))
    match.state.drop_answers()
    return match


def log_of(match: Match) -> list[tuple[int, str]]:
    return [(move.player, move.text) for move in match.moves]


@pytest.mark.parametrize(("game", "players"), [("stone_age", 3), ("mesta", 4), ("through_the_ages", 3), ("bazaar", 3)])
def test_a_match_from_snapshots_is_the_match_that_was_played(game: str, players: int) -> None:
    match = played(game, players, 400)
    snapshots = match.snapshots()
    assert [snapshot.ply for snapshot in snapshots] == sorted(match._marks)
    again = new_match(game, players)
    again.resume(snapshots, log_of(match))
    assert len(again.moves) == again.state.ply == match.last_mark()
    assert len(match.moves) - len(again.moves) < 2 * MARK_EVERY
    assert again.state.digest() == match.state_at(match.last_mark()).digest()
    for move in match.moves[len(again.moves) :]:
        again.apply(move.player, move.text)
    assert again == match, "moves, readers, disclosures and the state"
    for ply in (1, 63, 64, 65, len(match.moves) * 2 // 3, len(match.moves) - 1):
        assert again.state_at(ply) == match.state_at(ply)
    for seat in range(players):
        assert again.undo_to(seat) == match.undo_to(seat)
        assert again.transcript(seat) == match.transcript(seat)


def test_positions_at_earlier_plies_need_not_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("mesta", 4, 400)
    again = new_match("mesta", 4)
    again.resume(match.snapshots(), log_of(match))
    monkeypatch.setattr(again, "initial_state", lambda: pytest.fail("played again from the beginning"))
    assert again.state_at(200) == match.state_at(200)


def test_only_new_snapshots_are_made() -> None:
    match = played("stone_age", 3, 300)
    every = match.snapshots()
    assert len(every) == 4
    assert match.snapshots(every[1].ply) == every[2:]
    again = new_match("stone_age", 3)
    again.resume(every, log_of(match))
    assert again.snapshots() == every


def spoiled(snapshots: list[Snapshot]) -> list[list[Snapshot]]:
    """Return snapshots of which something is not as it was."""
    first, second, *rest = snapshots
    return [
        [second, *rest],
        [first, first, *rest],
        [first, replace(second, ply=second.ply - 1), *rest],
        [first, replace(second, data=first.data), *rest],
        [first, replace(second, data=second.data[:-9]), *rest],
        [replace(first, digest=second.digest), second, *rest],
    ]


def test_snapshots_that_do_not_fit_are_refused_and_change_nothing() -> None:
    match = played("stone_age", 3, 300)
    log = log_of(match)
    kept = match.snapshots()
    again = new_match("stone_age", 3)
    start = again.state.digest()
    for snapshots in spoiled(kept):
        with pytest.raises(BadSnapshot):
            again.resume(snapshots, log)
    others = [(new_match("stone_age", 4), log), (Match(load_game("stone_age"), 3, seed=1), log)]
    others += [(again, log[:-60]), (again, [*log[:9], (0, "other"), *log[10:]])]
    for other, its in others:
        with pytest.raises(BadSnapshot):
            other.resume(kept, its)
    assert (again.moves, again.state.digest()) == ([], start)


def test_a_snapshot_of_another_way_to_store_states_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("stone_age", 3, 100)
    kept = match.snapshots()
    fields = type(match.state).FIELDS
    monkeypatch.setattr(type(match.state), "FIELDS", (fields[1], fields[0], *fields[2:]))
    with pytest.raises(BadSnapshot):
        new_match("stone_age", 3).resume(kept, log_of(match))
