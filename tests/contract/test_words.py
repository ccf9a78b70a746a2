"""What every game says: complete, in all languages, and the log the same for all."""

import pytest
from epocha_fixtures.positions import Table, spread
from epocha_fixtures.words import check, messages

from epocha import Game, State
from epocha.engine.diagram import WIDTH
from epocha.engine.text import LANGUAGES


@pytest.fixture(scope="module")
def sample(table: Table) -> list[State]:
    """Return positions of a random game, its end included."""
    return spread(table, seed=7)


def test_every_question_hint_and_action_has_a_sentence_in_all_languages(table: Table, sample: list[State]) -> None:
    game = table.game
    for state in sample[::3]:
        for player in state.current_players:
            view = state.view(player)
            check({lang: game.prompt(view, player, lang) for lang in LANGUAGES})
            if game.hint(view, player, "en"):
                check({lang: game.hint(view, player, lang) for lang in LANGUAGES})
            for action in view.legal_actions(player):
                check({lang: game.describe(view, action, lang) for lang in LANGUAGES})
                check({lang: game.report(view, player, action, lang) for lang in LANGUAGES})


def test_the_log_says_the_same_whoever_looks(table: Table, sample: list[State]) -> None:
    game = table.game
    for state in sample[::2]:
        views = [state.view(seat) for seat in (None, *range(table.players))]
        for player in state.current_players:
            for action in state.legal_actions(player):
                told = {game.report(view, player, action, "en") for view in views}
                assert len(told) == 1 or game.is_secret(action), told


def test_numbers_of_a_seat_are_told_alike_to_all(table: Table, sample: list[State]) -> None:
    game = table.game
    symbols = list(game.stock(sample[0], 0))
    for state in sample[::3]:
        for viewer in (None, *range(table.players)):
            view = state.view(viewer)
            for seat in range(table.players):
                assert list(game.stock(view, seat)) == symbols
                assert set(game.breakdown(view, seat, "en")) <= set(symbols)


def test_the_table_as_plain_text_fits_a_terminal(table: Table, sample: list[State]) -> None:
    for state in sample:
        lines = table.game.diagram(state.view(None)).splitlines()
        assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_options_ends_and_symbols_have_names(game: Game, lang: str) -> None:
    named = ["title", "about", "end-cut-off", *(f"end-{end}" for end in game.ends)]
    for option in game.options:
        named += [f"option-{option.name}", f"option-{option.name}-help"]
        named += [f"option-{option.name}-{word}" for word in option.choices]
    named += [f"symbol-{symbol}" for symbol in game.stock(game.new_initial_state(), 0)]
    assert all(game.texts.say(lang, name) for name in named)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_languages_have_the_same_messages(game: Game, lang: str) -> None:
    assert list(messages(game, lang)) == list(messages(game, "en"))
