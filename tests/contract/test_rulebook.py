"""The numbered rules of every game: steps cite them, refusals quote them, translations say the same."""

import re
from collections import Counter
from importlib.resources import files

import pytest
from epocha_fixtures.refusals import sentences_of

from epocha import Game, IllegalAction
from epocha.engine.course import END, TABLE
from epocha.engine.text import LANGUAGES

REFERENCE = re.compile(r"\b[A-Z]{1,3}-(?:[A-Z]+-?)?\d+(?:\.\d+)?[a-z]?\b")


def book(game: Game, lang: str) -> str:
    """Return a game's rules as they are written in a language."""
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    return files(game.package).joinpath(name).read_text(encoding="utf-8")


def headings(game: Game, lang: str) -> list[tuple[str, str]]:
    """Return the headings of a book: level and, for sections, the number."""
    return re.findall(r"^(#+) (\d*)", book(game, lang), re.MULTILINE)


def rest(game: Game, lang: str) -> list[tuple[list[str], list[str], int]]:
    """Return of each line that is no rule of its own: its references, its sources and the number of its cells."""
    lines = [line for line in book(game, lang).splitlines() if not line.startswith((f"- {game.prefix}-", "#"))]
    return [(REFERENCE.findall(line), re.findall(r"\[[^\[\]]*\]", line), line.count("|")) for line in lines]


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def test_steps_cite_rules_of_the_book(game: Game) -> None:
    rules = game.rules()
    for step in game.new_initial_state().course:
        assert step.rule in rules
        assert step.turn_rule in rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_the_rule_and_says_why_in_the_language_of_the_reader(game: Game, lang: str) -> None:
    state = game.new_initial_state(game.max_players)
    player = state.current_players[0]
    state.apply_action(player, state.legal_actions(player)[0])
    forbidden = next(action for action in game.notation.actions if state.forbids(player, action))
    refusal = game.refusal(state.view(player), player, game.action_to_text(state, forbidden), lang)
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(player, forbidden)
    assert refusal is not None
    assert refusal.rule == refused.value.rule
    assert refusal.message == game.refused(state.view(player), player, forbidden, refusal.rule, lang)


def test_every_step_has_a_sentence_for_what_it_refuses(game: Game) -> None:
    steps = [step for step in game.new_initial_state().course if step.mode not in (TABLE, END)]
    cited = {rule for step in steps for rule in (step.rule, step.turn_rule)}
    over = {step.turn_rule for step in game.new_initial_state().course if step.mode == END}
    assert cited | over <= sentences_of(game) or not sentences_of(game), "until it has one, a game quotes its rules"


def test_what_a_rule_announces_is_told_with_it(game: Game) -> None:
    """Players read *Module matrix:*, *The complete list:*, and nothing below."""
    for lang in LANGUAGES:
        assert [rule.id for rule in game.rules(lang).values() if rule.text.rstrip().endswith(":")] == []


# --- translations ---


def test_a_translation_has_the_same_rules_in_the_same_order(translation: tuple[Game, str]) -> None:
    game, lang = translation
    english, translated = game.rules("en"), game.rules(lang)
    assert list(translated) == list(english)
    assert headings(game, lang) == headings(game, "en")
    for rule in english:
        assert translated[rule].text != english[rule].text, rule
        assert translated[rule].source == english[rule].source, rule
        assert translated[rule].section != english[rule].section, rule


def test_a_translation_has_the_same_references_and_loses_no_number(translation: tuple[Game, str]) -> None:
    game, lang = translation
    translated = game.rules(lang)
    for rule in game.rules("en").values():
        text = translated[rule.id].text
        assert REFERENCE.findall(text) == REFERENCE.findall(rule.text), rule.id
        assert numbers(text) >= numbers(rule.text), rule.id


def test_a_translation_has_the_same_lists_and_tables(translation: tuple[Game, str]) -> None:
    game, lang = translation
    assert rest(game, lang) == rest(game, "en")
