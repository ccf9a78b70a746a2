"""What reaction windows and secret actions must keep, so that nobody learns by them what a player holds."""

from collections import defaultdict

from epocha_fixtures.positions import Table

from epocha import Chance, Game, State
from epocha.engine.match import Match, Undo

GUESSES = 3


def asked(state: State) -> list[tuple[int, str]]:
    """Return which seats stand before a reaction window, and its name."""
    decisions = [state.decision(player) for player in state.current_players]
    return [(decision.player, decision.step) for decision in decisions if decision.reaction]


def random_match(table: Table, seed: int) -> tuple[Match, Chance]:
    return Match(table.game, table.players, seed, table.options), Chance.from_seed(seed)


def any_action(state: State, player: int, chance: Chance) -> int:
    legal = state.legal_actions(player)
    return legal[chance.below(len(legal))]


def test_a_window_is_put_even_to_those_who_can_only_decline(table: Table) -> None:
    declines = defaultdict(set)
    match, chance = random_match(table, seed=1)
    while not match.state.is_terminal:
        player = match.state.current_players[0]
        decision, legal = match.state.decision(player), match.state.legal_actions(player)
        if decision.reaction:
            assert not decision.forced
            declines[decision.step].add(legal[0])
        match.apply(player, table.game.action_to_text(match.state, any_action(match.state, player, chance)))
    assert [len(first) for first in declines.values()] == [1] * len(declines)


def test_who_is_asked_follows_from_what_the_actor_knows(table: Table) -> None:
    match, chance = random_match(table, seed=2)
    while not match.state.is_terminal:
        before = match.state.clone()
        player = before.current_players[0]
        action = any_action(before, player, chance)
        match.apply(player, table.game.action_to_text(before, action))
        if not asked(match.state) or match.state.disclosures != before.disclosures:
            continue
        for guess in range(GUESSES):
            other = before.view(player).determinize(Chance.from_seed(guess))
            other.play(player, action)
            assert asked(other) == asked(match.state)


def test_an_answer_is_never_taken_back_nor_what_it_answers(game: Game) -> None:
    match, chance = random_match(Table(game, game.max_players, {}), seed=3)
    while not match.state.is_terminal:
        player = match.state.current_players[0]
        decision, before = match.state.decision(player), len(match.moves)
        actor = match.moves[-1].player if match.moves else player
        match.apply(player, game.action_to_text(match.state, any_action(match.state, player, chance)))
        if decision.reaction:
            assert match.undo_to(player) == (Undo.DISCLOSED, before)
            assert match.undo_to(actor)[0] is Undo.DISCLOSED


def test_what_is_done_unseen_is_reported_alike_whatever_it_is(table: Table) -> None:
    match, chance = random_match(table, seed=4)
    while not match.state.is_terminal:
        player = match.state.current_players[0]
        unseen = [action for action in match.state.legal_actions(player) if table.game.is_secret(action)]
        for viewer in (None, *range(table.players)) if unseen else ():
            view, told = match.state.view(viewer), defaultdict(set)
            for action in unseen:
                after = match.state.clone()
                after.play(player, action)
                told[after.view(viewer).digest()].add(table.game.report(view, player, action, "en"))
            assert all(len(reports) == 1 for reports in told.values()), told
        match.apply(player, table.game.action_to_text(match.state, any_action(match.state, player, chance)))
