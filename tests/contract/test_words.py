"""What every game says: complete, in all languages, and the log the same for all."""

import pytest
from epocha_fixtures.positions import Table, spread
from epocha_fixtures.words import check, messages

from epocha import Chance, Game, State
from epocha.engine.chart import source_name
from epocha.engine.diagram import WIDTH
from epocha.engine.game import EVERYBODY
from epocha.engine.ledger import stages
from epocha.engine.text import LANGUAGES


@pytest.fixture(scope="module")
def sample(told_table: Table) -> list[State]:
    """Return positions of a random game, its end included."""
    return spread(told_table)


def test_every_question_hint_and_action_has_a_sentence_in_all_languages(told_table: Table, sample: list[State]) -> None:
    game = told_table.game
    for state in sample[::3]:
        for player in state.current_players:
            view = state.view(player)
            check({lang: game.prompt(view, player, lang) for lang in LANGUAGES})
            if game.hint(view, player, "en"):
                check({lang: game.hint(view, player, lang) for lang in LANGUAGES})
            for action in view.legal_actions(player):
                check({lang: game.describe(view, action, lang) for lang in LANGUAGES})
                check({lang: game.report(view, player, action, lang) for lang in LANGUAGES})


def test_the_log_says_the_same_whoever_looks(told_table: Table, sample: list[State]) -> None:
    game = told_table.game
    for state in sample[::2]:
        views = [state.view(seat) for seat in (None, *range(told_table.players))]
        for player in state.current_players:
            for action in state.legal_actions(player):
                told = {game.report(view, player, action, "en") for view in views}
                assert len(told) == 1 or game.readers(state, player, [action]) != EVERYBODY, told


def test_numbers_of_a_seat_are_told_alike_to_all(told_table: Table, sample: list[State]) -> None:
    game = told_table.game
    symbols = list(game.stock(sample[0], 0))
    for state in sample[::3]:
        for viewer in (None, *range(told_table.players)):
            view = state.view(viewer)
            for seat in range(told_table.players):
                assert list(game.stock(view, seat)) == symbols
                assert set(game.breakdown(view, seat, "en")) <= set(symbols)


def test_points_by_source_add_up_and_every_source_has_a_name(told_table: Table, sample: list[State]) -> None:
    game = told_table.game
    sources = list(game.sources(sample[0], 0))
    check({lang: ", ".join(source_name(game, source, lang) for source in sources) for lang in LANGUAGES})
    assert set(game.earned_in) <= set(game.course.number)
    assert not game.earned_in or {"points", *game.earned_in.values()} <= set(sources)
    for state in [*sample[::3], sample[-1]]:
        for seat in range(told_table.players):
            assert list(game.sources(state, seat)) == sources
            if game.has_goals:
                assert all(0 <= part <= 100 for part in game.sources(state, seat).values())
            elif state.is_terminal and told_table.players > 1:
                assert sum(game.sources(state, seat).values()) == state.points(seat)


def test_the_table_as_plain_text_fits_a_terminal_in_all_languages(told_table: Table, sample: list[State]) -> None:
    names = ["Maxmilián Nejdelší z Dlouhých"] * told_table.players
    for state in sample[::2]:
        for viewer in (None, 0):
            texts = {lang: told_table.game.diagram(state.view(viewer), lang, names) for lang in LANGUAGES}
            assert max([len(line) for text in texts.values() for line in text.splitlines()]) <= WIDTH
            check({lang: " ".join(text.split()) for lang, text in texts.items()})
        assert str(state) == told_table.game.diagram(state, "en")


def test_what_happens_by_itself_has_a_sentence_in_all_languages(told_table: Table, sample: list[State]) -> None:
    game, chance = told_table.game, Chance.from_seed(7)
    for state in sample[:-1:2]:
        player = state.current_players[0]
        actions = state.legal_actions(player)
        for stage in stages(state, player, [actions[chance.below(len(actions))]]):
            for viewer in (None, player):
                before, after = stage.before.view(viewer), stage.after.view(viewer)
                for seat in range(told_table.players):
                    told = {
                        lang: [one.sentence for one in game.outcome(before, after, seat, lang)] for lang in LANGUAGES
                    }
                    assert len({len(sentences) for sentences in told.values()}) == 1
                    for number in range(len(told["en"])):
                        check({lang: sentences[number] for lang, sentences in told.items()})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_options_ends_and_symbols_have_names(game: Game, lang: str) -> None:
    named = ["title", "about", "end-cut-off", *(f"end-{end}" for end in game.ends)]
    for option in game.options:
        named += [f"option-{option.name}", f"option-{option.name}-help"]
        named += [f"option-{option.name}-{word}" for word in option.choices]
    named += [f"preset-{preset.name}" for preset in game.presets]
    named += [f"symbol-{symbol}" for symbol in game.stock(game.new_initial_state(), 0)]
    assert all(game.texts.say(lang, name) for name in named)


def test_every_preset_can_be_played_by_every_number_of_players(game: Game) -> None:
    for preset in game.presets:
        for players in range(game.min_players, game.max_players + 1):
            assert game.new_initial_state(players, options=preset.options).current_players


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_languages_have_the_same_messages(game: Game, lang: str) -> None:
    assert list(messages(game, lang)) == list(messages(game, "en"))
