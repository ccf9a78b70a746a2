"""The translated rules say the same as the English ones: same ids, sources, rule references and numbers."""

import re
from importlib.resources import files

import pytest

from epocha import load_game

GAME = load_game("stone_age")
TRANSLATIONS = ["cs", "sk"]
REFERENCE = re.compile(r"SA-(?:\d+\.\d+|RND-\d|D\d)")
OPEN_BUILDINGS = {"SA-8.4", "SA-18.2", "SA-D5"}
"""Rules whose translations call open buildings "for 1 to 7 resources", and so have more numbers."""


def headings(lang: str) -> list[tuple[str, str]]:
    """Return the headings of a book: level and, for sections, the number."""
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    text = files("epocha.games.stone_age").joinpath(name).read_text(encoding="utf-8")
    return re.findall(r"^(#+) (\d*)", text, re.MULTILINE)


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_has_the_same_rules_in_the_same_order(lang: str) -> None:
    english, translated = GAME.rules("en"), GAME.rules(lang)
    assert list(translated) == list(english)
    assert headings(lang) == headings("en")
    for rule in english:
        assert translated[rule].text != english[rule].text, rule
        assert translated[rule].source == english[rule].source, rule
        assert translated[rule].section != english[rule].section, rule


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_has_the_same_numbers_and_references(lang: str) -> None:
    english, translated = GAME.rules("en"), GAME.rules(lang)
    for rule in english:
        assert REFERENCE.findall(translated[rule].text) == REFERENCE.findall(english[rule].text), rule
        if rule not in OPEN_BUILDINGS:
            numbers = [sorted(re.findall(r"\d+", book[rule].text)) for book in (english, translated)]
            assert numbers[0] == numbers[1], rule


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_refusals_cite_the_translated_rule(lang: str) -> None:
    state = GAME.new_initial_state(2, seed=1)
    player = state.current_players[0]
    refusal = GAME.refusal(state.view(player), player, "done", lang)
    assert refusal is not None
    assert refusal.message == GAME.rules(lang)[refusal.rule].text
    assert refusal.message != GAME.rules("en")[refusal.rule].text
