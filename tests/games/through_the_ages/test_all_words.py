"""Random games of every mode, variant and number of players: nothing lacks a sentence in any language."""

from collections.abc import Mapping

import pytest
from epocha_fixtures.words import check, messages

from epocha import Chance
from epocha.engine.diagram import WIDTH
from epocha.engine.ledger import stages
from epocha.engine.text import LANGUAGES

from .build import GAME, Table
from .games import VARIANTS, fits, random_game

SAMPLE = 6
"""Positions looked at closely in each game."""
LONG = ["Maxmilián Nejdelší z Dlouhých"] * 4


def tell(table: Table, chance: Chance) -> None:
    """Check all that is said in a position, and of one action drawn by lot, to everybody."""
    player = table.current_players[0]
    view = table.view(player)
    actions = view.legal_actions(player)
    check({lang: GAME.prompt(view, player, lang) for lang in LANGUAGES})
    check({lang: GAME.hint(view, player, lang) for lang in LANGUAGES})
    for action in actions:
        check({lang: GAME.describe(view, action, lang) for lang in LANGUAGES})
        check({lang: GAME.report(view, player, action, lang) for lang in LANGUAGES})
    for stage in stages(table, player, [actions[chance.below(len(actions))]]):
        for viewer in (None, player):
            before, after = stage.before.view(viewer), stage.after.view(viewer)
            for seat in range(int(table.players)):
                told = {lang: [one.sentence for one in GAME.outcome(before, after, seat, lang)] for lang in LANGUAGES}
                for number in range(len(told["en"])):
                    check({lang: sentences[number] for lang, sentences in told.items()})


def show(table: Table) -> None:
    """Check the table as plain text, for a player and for a spectator."""
    for viewer in (None, int(table.turn)):
        texts = {lang: GAME.diagram(table.view(viewer), lang, LONG) for lang in LANGUAGES}
        assert max([len(line) for text in texts.values() for line in text.splitlines()]) <= WIDTH
        check({lang: " ".join(text.split()) for lang, text in texts.items()})


@pytest.mark.parametrize(
    ("players", "chosen"),
    [(players, dict(one)) for one in VARIANTS for players in (2, 3, 4) if fits(players, dict(one))],
)
def test_every_position_has_its_sentences(players: int, chosen: Mapping[str, object]) -> None:
    chance = Chance.from_seed(players)
    games = [table.clone() for table in random_game(players, 20 + players, dict(chosen))]
    for table in games[:: max(1, len(games) // SAMPLE)]:
        if not table.is_terminal:
            tell(table, chance)
    show(games[len(games) // 2])
    show(games[-1])


@pytest.mark.parametrize("lang", ["cs", "sk"])
def test_languages_have_the_same_messages(lang: str) -> None:
    assert list(messages(GAME, lang)) == list(messages(GAME, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_ends_and_symbols_have_names(lang: str) -> None:
    named = ["title", "about", "end-cut-off", *[f"end-{end}" for end in GAME.ends]]
    named += [f"preset-{preset.name}" for preset in GAME.presets]
    for option in GAME.options:
        named += [f"option-{option.name}", f"option-{option.name}-help"]
        named += [f"option-{option.name}-{word}" for word in option.choices]
    named += [f"symbol-{symbol}" for symbol in GAME.stock(GAME.new_initial_state(), 0)]
    assert all(GAME.texts.say(lang, name) for name in named)
