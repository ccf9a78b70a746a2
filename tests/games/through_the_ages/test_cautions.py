"""Cautions: what ending a turn would bring is told before it ends, and nothing is told that is not so."""

from collections.abc import Callable

import pytest

from epocha.engine.text import LANGUAGES

from .build import GAME, P1, Table, civ, military, options, position, row


def told(table: Table, text: str = "end") -> dict[str, str]:
    view = table.view(P1)
    return {one.kind: one.words for one in GAME.cautions(view, P1, GAME.text_to_action(view, text), "en")}


def calm(**chosen: object) -> Table:
    """Return a turn with nothing left to be done, and no trouble ahead."""
    table = civ(row(position(**chosen), ""), unused=0, happy=0, stored={"agriculture": 2})
    table.civil_spent = int(table.civil_total[P1])
    table.refresh()
    return table


CASES: dict[str, tuple[Callable[[], Table], str]] = {
    "uprising": (lambda: civ(calm(), yellow=8), "If it stays so, there is an uprising"),
    "hunger": (lambda: civ(calm(), yellow=4, stored={"agriculture": 0}, unused=9), "food will be missing"),
    "corruption": (lambda: civ(calm(), stored={"bronze": 9}), "corruption will take"),
    "full-hand": (lambda: military(calm(), "rats rats crusades"), "will be too many"),
    "soldiers": (lambda: civ(calm(), government="monarchy", special="warfare"), "three cards at most"),
}


def test_a_turn_without_trouble_ends_without_a_word() -> None:
    assert told(calm()) == {}


@pytest.mark.parametrize("kind", CASES)
def test_each_trouble_is_told_where_it_would_come(kind: str) -> None:
    make, words = CASES[kind]
    assert words in told(make())[kind]


def test_in_an_uprising_nothing_else_goes_wrong() -> None:
    assert set(told(civ(calm(), yellow=4, stored={"agriculture": 0, "bronze": 9}))) == {"uprising"}


def test_unused_civil_actions_are_told_while_there_is_something_to_do_with_them() -> None:
    table = civ(row(position(), "alexander_the_great"), unused=0)
    assert told(table)["actions"] == "You have 4 civil actions left, and what is not used is lost."
    assert "actions" not in told(civ(row(position(), ""), unused=0))


def test_only_the_end_of_a_turn_is_warned_of() -> None:
    table = civ(row(position(), "alexander_the_great"), yellow=8)
    assert {text for text in options(table) if told(table, text)} == {"end"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_has_words_for_its_switch(lang: str) -> None:
    kinds = GAME.caution_kinds(lang)
    assert set(kinds) == {*CASES, "actions"}
    assert len(set(kinds.values())) == len(kinds)
