"""What reaction windows and secret actions must keep, so that nobody learns by them what a player holds."""

from collections import Counter, defaultdict
from copy import copy

import pytest
from epocha_fixtures.positions import Table, goes_on, is_looked_at_elsewhere

from epocha import Chance, Game, State
from epocha.engine.game import EVERYBODY
from epocha.engine.match import Match, Undo
from epocha.engine.notation import NotUnderstood
from epocha.engine.refusal import IllegalAction

GUESSES = 3
"""What a seat cannot see is guessed so often at each action; once where CI makes the same guesses compiled as well."""
CLOSELY = 25
TEXTS = 1500


def asked(state: State) -> list[tuple[int, str]]:
    """Return which seats stand before a reaction window, and its name."""
    decisions = [state.decision(player) for player in state.current_players]
    return [(decision.player, decision.step) for decision in decisions if decision.reaction]


def random_match(table: Table, seed: int) -> tuple[Match, Chance]:
    return Match(table.game, table.players, seed, table.options), Chance.from_seed(seed)


def needs_windows(game: Game) -> None:
    if not game.course.has_windows:
        pytest.skip(f"{game.name} has no reaction windows")


def any_action(state: State, player: int, chance: Chance) -> int:
    legal = state.legal_actions(player)
    return legal[chance.below(len(legal))]


def test_a_window_is_put_even_to_those_who_can_only_decline(table: Table) -> None:
    needs_windows(table.game)
    declines = defaultdict(set)
    match, chance = random_match(table, seed=1)
    while goes_on(match.state, match.state.ply):
        player = match.state.current_players[0]
        decision, legal = match.state.decision(player), match.state.legal_actions(player)
        if decision.reaction and not decision.picks:
            assert not decision.forced
            declines[decision.step].add(legal[0])
        match.apply(player, any_action(match.state, player, chance))
    assert [len(first) for first in declines.values()] == [1] * len(declines)


def test_who_is_asked_follows_from_what_the_actor_knows(table: Table) -> None:
    needs_windows(table.game)
    if table.options.get("windows") == "quick":
        pytest.skip("a quick table tells who can respond, and says so")
    match, chance = random_match(table, seed=2)
    while goes_on(match.state, match.state.ply):
        before = match.state.clone()
        player = before.current_players[0]
        action = any_action(before, player, chance)
        match.apply(player, action)
        if not asked(match.state) or asked(before) or match.state.disclosures != before.disclosures:
            continue
        for guess in range(1 if is_looked_at_elsewhere(table.game) else GUESSES):
            other = before.view(player).determinize(Chance.from_seed(guess))
            other.play(player, action)
            assert asked(other) == asked(match.state)


def test_an_answer_is_never_taken_back_nor_what_it_answers(game: Game) -> None:
    needs_windows(game)
    match, chance = random_match(Table(game, game.max_players, {}), seed=3)
    actor = 0
    while goes_on(match.state, match.state.ply):
        player = match.state.current_players[0]
        decision = match.state.decision(player)
        written = match.apply(player, any_action(match.state, player, chance))
        if not decision.reaction:
            actor = player
        elif written:
            assert match.undo_to(written[-1].player) == (Undo.DISCLOSED, len(match.moves) - 1)
            assert match.undo_to(actor)[0] in (Undo.DISCLOSED, Undo.NOTHING)


def came_of(match: Match, player: int, text: str) -> str:
    """Return what a player is told who sends a text; nothing happens."""
    try:
        match.judge(player, text)
    except (IllegalAction, NotUnderstood) as refused:
        return f"{type(refused).__name__} {getattr(refused, 'rule', '')}"
    return "done"


def test_what_is_refused_tells_nothing_of_what_it_would_have_brought(game: Game) -> None:
    """A refusal changes nothing: one that dice or hidden cards decide would let everybody look at these in advance."""
    match, chance = random_match(Table(game, game.max_players, {}), seed=5)
    told = 0
    while goes_on(match.state, match.state.ply) and told < TEXTS:
        state = match.state
        player = state.current_players[0]
        action = any_action(state, player, chance)
        guessed = copy(match)
        guessed.state = state.view(player).determinize(Chance.from_seed(told))
        after = state.clone()
        after.play(player, action)
        every = game.notation.actions
        follow = [every[chance.below(len(every))] for _ in range(3)]
        follow += after.legal_actions(player)[:4] if player in after.current_players else []
        for second in follow if len(match.moves) % 2 == 0 else ():
            text = f"{game.action_to_text(state, action)}, {game.notation.text(second)}"
            assert came_of(match, player, text) == came_of(guessed, player, text), text
            told += 1
        match.apply(player, action)


def test_what_is_done_unseen_is_reported_alike_whatever_it_is(table: Table) -> None:
    """Looked at closely a number of times at each step, with every answer that somebody must not read."""
    game = table.game
    match, chance = random_match(table, seed=4)
    looked: Counter[str] = Counter()
    while goes_on(match.state, match.state.ply) and game.has_secrets:
        player = match.state.current_players[0]
        readers = {a: game.readers(match.state, player, [a]) for a in match.state.legal_actions(player)}
        unseen = {action: match.state.clone() for action, who in readers.items() if who != EVERYBODY}
        step = match.state.decision(player).step
        if unseen and looked[step] < CLOSELY:
            looked[step] += 1
            for action, after in unseen.items():
                after.play(player, action)
            for viewer in (None, *range(table.players)):
                view, told = match.state.view(viewer), defaultdict(set)
                for action, after in unseen.items():
                    if not may_read(readers[action], viewer):
                        told[after.view(viewer).digest()].add(game.report(view, player, action, "en"))
                assert all(len(reports) == 1 for reports in told.values()), told
        match.apply(player, any_action(match.state, player, chance))


def may_read(readers: int, viewer: int | None) -> bool:
    return readers == EVERYBODY or (viewer is not None and readers >> viewer & 1 == 1)
