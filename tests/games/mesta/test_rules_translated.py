"""The translated rules say the same as the English ones: same ids, sources, rule references, numbers and tables."""

import re
from importlib.resources import files

import pytest

from .build import GAME, P1, P2, position

TRANSLATIONS = ["cs", "sk"]
REFERENCE = re.compile(r"(?:ME|DP)-\d+(?:\.\d+)?")


def book(lang: str) -> str:
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    return files("epocha.games.mesta").joinpath(name).read_text(encoding="utf-8")


def headings(lang: str) -> list[tuple[str, str]]:
    """Return the headings of a book: level and, for sections, the number."""
    return re.findall(r"^(#+) (\d*)", book(lang), re.MULTILINE)


def rest(lang: str) -> list[tuple[list[str], list[str], int]]:
    """Return of each line that is no rule of its own: its references, its sources and the number of its cells."""
    lines = [line for line in book(lang).splitlines() if not line.startswith(("- ME-", "#"))]
    return [(REFERENCE.findall(line), re.findall(r"\[[^\[\]]*\]", line), line.count("|")) for line in lines]


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_has_the_same_rules_in_the_same_order(lang: str) -> None:
    english, translated = GAME.rules("en"), GAME.rules(lang)
    assert len(english) == 259
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
        numbers = [sorted(re.findall(r"\d+", one[rule].text)) for one in (english, translated)]
        assert numbers[0] == numbers[1], rule


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_has_the_same_lists_and_tables(lang: str) -> None:
    assert rest(lang) == rest("en")


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_refusals_cite_the_translated_rule(lang: str) -> None:
    t = position({P1: "ostia", P2: "athens"}, {P1: "attack"})
    refusal = GAME.refusal(t.view(P1), P1, "use attack", lang)
    assert refusal is not None
    assert refusal.rule == "ME-9.41"
    assert refusal.message == GAME.rules(lang)["ME-9.41"].text
    assert refusal.message != GAME.rules("en")["ME-9.41"].text
