"""Laws of asking, on random games: whatever is picked, withdrawn and committed, by whom and in whatever order."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import pytest
from epocha_fixtures.answering import do, said, seen_by_others

from epocha import Chance, Game, Match, State, load_game
from epocha.engine.course import FLOOR, SEALED, TURN, WINDOW
from epocha.engine.ledger import stages
from epocha.engine.notation import NotUnderstood
from epocha.engine.record import record_of, replay, verify

BAZAAR = load_game("bazaar")
GAMES = [("bazaar", 2), ("bazaar", 4), ("odds", 3), ("mesta", 3), ("mesta", 6)]
SEEDS = range(3)
LONGEST = 300


def options_of(game: Game, seed: int) -> dict[str, Any]:
    """Return options that make the game one with windows of either kind."""
    words = {option.name for option in game.options}
    return {"windows": ("secret", "quick")[seed % 2]} if "windows" in words else {}


def market() -> Match:
    """Return a match of three that stands at its first market."""
    match = Match(BAZAAR, 3, seed=3)
    for seat in range(3):
        match.apply(seat, "go nowhere")
    return match


def start(name: str, players: int, seed: int) -> Match:
    game = load_game(name)
    return Match(game, players, seed=seed, options=options_of(game, seed))


def one_of(items: Sequence[Any], chance: Chance) -> Any:
    return items[chance.below(len(items))]


def withdrawable(state: State) -> list[int]:
    return [p for p in range(int(state.players)) if state.is_asked(p) and len(state.draft(p))]


def steps_of(match: Match, seed: int) -> Iterator[tuple[str, int, int]]:
    """Play on at random, withdrawals among the picks; yield each step before it is taken: its kind, seat and number."""
    chance = Chance.from_seed(seed + 7)
    for _ in range(LONGEST):
        state = match.state
        if state.is_terminal:
            return
        drafted = withdrawable(state)
        if drafted and chance.below(5) == 0:
            seat = one_of(drafted, chance)
            left = chance.below(len(state.draft(seat)))
            yield "withdraw", seat, left
            match.state.withdraw(seat, left)
        else:
            seat = one_of(state.current_players, chance)
            action = one_of(state.legal_actions(seat), chance)
            yield "pick", seat, int(action)
            match.apply(seat, int(action))


def questions(state: State, but: int) -> list[Any]:
    return [state.decision(seat) for seat in state.current_players if seat != but]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_has_not_taken_effect_shows_in_nothing_of_others(name: str, players: int, seed: int) -> None:
    match = start(name, players, seed)
    was: tuple[Any, ...] | None = None
    quiet = 0
    for _, seat, _ in steps_of(match, seed):
        if was is not None:
            who, ply, mode, before, asked, digest = was
            state = match.state
            if state.ply == ply and state.asks(mode):
                quiet += 1
                answered = mode == SEALED  # there everybody sees whose answer is in
                if not (answered and before != seen_by_others(state, who)):
                    assert seen_by_others(state, who) == before
                assert questions(state, who) == asked
                assert state.digest() == digest
        state = match.state
        mode = next(mode for mode in (TURN, SEALED, FLOOR, WINDOW) if state.asks(mode))
        was = (seat, state.ply, mode, seen_by_others(state, seat), questions(state, seat), state.digest())
    assert quiet > 0 or name == "odds" or match.options.get("windows") == "quick"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_match_with_withdrawals_replays_and_is_verified(name: str, players: int, seed: int) -> None:
    match = start(name, players, seed)
    for _ in steps_of(match, seed):
        pass
    match.state.drop_answers()
    text = record_of(match)
    assert said(replay(text)) == said(match)
    assert replay(text).state.digest() == match.state.digest()
    assert verify(text).ok


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_storing_in_the_middle_of_drafts_keeps_everything(name: str, players: int, seed: int) -> None:
    match = start(name, players, seed)
    for _ in steps_of(match, seed):
        state = match.state
        again = match.game.from_bytes(state.to_bytes())
        assert again == state
        assert again.to_bytes() == state.to_bytes()
        for seat in state.current_players:
            assert again.decision(seat) == state.decision(seat)
            assert again.legal_actions(seat) == state.legal_actions(seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_clones_share_nothing_that_changes(name: str, players: int, seed: int) -> None:
    match = start(name, players, seed)
    kept: list[tuple[State, bytes, Any]] = []
    for kind, seat, number in steps_of(match, seed):
        state = match.state
        kept.append((state.clone(), state.to_bytes(), state.lines()))
        copy = state.clone()
        before = state.to_bytes()
        if kind == "pick":
            copy.apply_action(seat, number)
        else:
            copy.withdraw(seat, number)
        assert state.to_bytes() == before
    for clone, data, lines in kept:
        assert clone.to_bytes() == data
        assert clone.lines() == lines


# --- order of answers ------------------------------------------------------------------------------------------------


def answers_for(state: State, seat: int, seed: int) -> list[int]:
    """Return the picks of one whole answer that a seat gives to this question, whoever has answered before."""
    chance = Chance.from_seed(seed * 1009 + int(state.ply) * 31 + seat)
    trial = state.clone()
    trial.drop_answers()
    found: list[int] = []
    while seat in trial.current_players and trial.ply == state.ply:
        action = int(one_of(trial.legal_actions(seat), chance))
        found.append(action)
        trial.apply_action(seat, action)
    return found


def played(name: str, players: int, seed: int, order: str) -> Match:
    """Play a game in which each seat's answers are fixed and only the order of sealed and window answers differs.

    Args:
        order: "rules": one after the other; "backwards"; "mixed": picks of all seats interleaved, with answers that are
            taken back and given again.
    """
    match = start(name, players, seed)
    chance = Chance.from_seed(seed + 99)
    for _ in range(LONGEST):
        state = match.state
        if state.is_terminal:
            break
        if not (state.asks(SEALED) or state.asks(WINDOW)):
            seat = state.to_move()
            for pick in answers_for(state, seat, seed):
                match.apply(seat, pick)
            continue
        ply = state.ply
        left = {seat: answers_for(state, seat, seed) for seat in state.current_players}
        whole = {seat: list(picks) for seat, picks in left.items()}
        first = int(state.to_move())
        seats = sorted(left, key=lambda seat: (seat - first) % players)
        while match.state.ply == ply and not match.state.is_terminal:
            open_ = [seat for seat in seats if left[seat]]
            drafted = withdrawable(match.state)
            if order == "mixed" and drafted and chance.below(4) == 0:
                seat = one_of(drafted, chance)
                match.state.withdraw(seat)
                left[seat] = list(whole[seat])
                continue
            seat = {"rules": open_[0], "backwards": open_[-1], "mixed": one_of(open_, chance)}[order]
            match.apply(seat, left[seat].pop(0))
    return match


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_order_of_answers_in_windows_and_sealed_questions_changes_nothing(
    name: str, players: int, seed: int
) -> None:
    one = played(name, players, seed, "rules")
    for order in ("backwards", "mixed"):
        other = played(name, players, seed, order)
        assert said(other) == said(one)
        assert other.state == one.state


# --- floors ----------------------------------------------------------------------------------------------------------


def test_a_pick_that_another_answer_makes_impossible_is_dropped() -> None:
    match = market()
    do(match, 0, "offer 2", "give silk")
    do(match, 2, "offer 2", "give silk", "send")
    asked = match.state.decision(2)
    do(match, 1, "leave")
    assert match.drafts() == {}, "nobody may offer anything to who has left (BZ-3.6)"
    assert "offer 2" not in [BAZAAR.action_to_text(match.state, a) for a in match.state.legal_actions(0)]
    assert match.state.decision(2).id == asked.id


def test_a_draft_is_shortened_to_what_is_still_possible() -> None:
    match = market()
    do(match, 1, "offer 3, give silk, give silk, send")
    do(match, 0, "offer 2", "take silk", "take silk")
    do(match, 2, "accept 2")
    assert match.drafts() == {0: "offer 2"}
    do(match, 0, "give silk", "send")
    table: Any = match.state
    assert table.offered_to[0] == 1


def test_stages_of_an_answer_end_where_it_does_while_others_have_drafts() -> None:
    match = market()
    do(match, 1, "offer 3", "give silk")
    do(match, 2, "offer 1")
    picks = BAZAAR.text_to_picks(match.state, "leave")
    found = stages(match.state, 0, picks)
    match.apply(0, "leave")
    assert found[-1].after == match.state
    assert found[-1].after.current_players == (1, 2)


# --- a match ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer", ["offer 2, give silk, send, send", "leave, leave", "offer 2, take silk, send, ready"]
)
def test_a_second_answer_behind_a_whole_one_is_refused_and_changes_nothing(answer: str) -> None:
    match = market()
    do(match, 1, "offer 3", "give silk")
    before = match.state.to_bytes()
    with pytest.raises(NotUnderstood):
        match.apply(0, answer)
    assert match.state.to_bytes() == before
    assert len(match.moves) == 3


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_positions_and_cuts_with_drafts_pending(name: str, players: int, seed: int) -> None:
    match = start(name, players, seed)
    for number, _ in zip(count(), steps_of(match, seed), strict=False):
        if number % 9 == 0:
            before = match.state.to_bytes()
            at = match.state_at(len(match.moves))
            assert match.state.to_bytes() == before
            assert at == replay(record_of(match)).state
    texts = said(match)
    chance = Chance.from_seed(seed)
    for _ in range(6):
        left = chance.below(len(match.moves) + 1)
        match.cut(left)
        assert len(match.moves) <= left
        assert match.state.ply == len(match.moves)
        assert match.drafts() == {}
        assert said(match) == texts[: len(match.moves)]
        again = Match(match.game, players, seed=seed, options=match.options)
        for move in match.moves:
            again.apply(move.player, move.text)
        assert again.state == match.state
        for _, _ in zip(range(5), steps_of(match, seed + left), strict=False):
            pass
        texts = said(match)


def test_different_drafts_are_different_questions() -> None:
    """Picks that differ in their low bits too, as `pay 40` for space 5 and `pay 9` for space 6 might."""
    match = market()
    ids = set()
    for first in range(40):
        for second in range(40):
            state = match.state.clone()
            state.add_pick(0, 1 << 8 | first)
            state.add_pick(0, 2 << 8 | second)
            ids.add(int(state.question(0)))
    assert len(ids) == 1600
