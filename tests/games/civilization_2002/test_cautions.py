"""Cautions: what letting pass would leave undone is told before it is done, and nothing is told that is not so."""

import pytest

from epocha.engine.text import LANGUAGES

from .build import GAME, P1, Table, desk, know, purchase, put, settle


def told(table: Table, text: str = "done") -> list[str]:
    view = table.view(P1)
    return [one.kind for one in GAME.cautions(view, P1, GAME.text_to_action(view, text), "en")]


def home(rules: str = "basic") -> Table:
    """Return a table with a village of the first seat and a settler in it."""
    table = settle(desk(rules=rules), "pampas")
    put(table, "settler", "pampas")
    return table


def test_who_has_nothing_left_to_do_finishes_without_a_word() -> None:
    assert told(purchase(home())) == []


def test_a_settler_that_could_found_is_told_of() -> None:
    table = home()
    put(table, "settler", "patagonia")
    assert told(purchase(table)) == ["settler"]
    assert told(purchase(table), "found patagonia") == []


def test_a_milestone_that_could_be_declared_is_told_of_in_the_basic_rules_only() -> None:
    both = ("masonry", "mysticism")
    assert told(purchase(know(home(), *both))) == ["milestone"]
    assert told(purchase(know(home("advanced"), *both))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_kind_has_words_for_its_switch(lang: str) -> None:
    table = know(home(), "masonry", "mysticism")
    put(table, "settler", "patagonia")
    view = purchase(table).view(P1)
    found = GAME.cautions(view, P1, GAME.text_to_action(view, "done"), lang)
    assert [one.kind for one in found] == list(GAME.caution_kinds(lang))
    assert all(one.words for one in found)
