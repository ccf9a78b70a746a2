"""Hints: what is said to a beginner follows from the own view, and is not said where it would be wrong."""

from collections.abc import Callable

import pytest

from .build import GAME, P1, P2, Table, civ, hand, military, politics, position, row, turn


def hint(table: Table, seat: int = P1) -> str:
    return GAME.hint(table.view(seat), seat, "en")


def bare(in_age: int = 1, **chosen: object) -> Table:
    """Return a table whose row is empty, where nobody waits for work."""
    table = row(position(in_age=in_age, **chosen), "")
    return civ(civ(table, P1, unused=0, happy=0), P2, unused=0)


def late(table: Table, cards: int) -> Table:
    """Leave so many cards in the civil deck."""
    table.civil_deck = table.civil_deck[:cards]
    return table


def declared(table: Table, strength: int) -> Table:
    """Let a rival have declared war, with so many warriors."""
    return civ(table, P2, on={"warriors": strength}, war="holy_war", war_on=P1)


TROUBLES: dict[str, tuple[Callable[[], Table], Callable[[], Table]]] = {
    "will be too many": (
        lambda: military(bare(), "rats rats crusades"),
        lambda: military(bare(), ""),
    ),
    "three cards at most": (
        lambda: civ(bare(), government="monarchy", special="warfare"),
        lambda: bare(),
    ),
    "corruption will take": (
        lambda: civ(bare(), stored={"bronze": 9}),
        lambda: civ(bare(), stored={"bronze": 4}),
    ),
    "stronger by 2": (
        lambda: declared(bare(), 3),
        lambda: declared(bare(), 1),
    ),
    "may end within two rounds. Then two yellow tokens leave your bank": (
        lambda: late(bare(), 12),
        lambda: late(bare(), 20),
    ),
    "may end within two rounds: play or forget cards of the age before it": (
        lambda: late(bare(mode="advanced"), 11),
        lambda: late(bare(mode="tutorial"), 11),
    ),
    "Count smiles": (
        lambda: civ(bare(), yellow=17, stored={"agriculture": 2}),
        lambda: civ(bare(), yellow=17, stored={"agriculture": 2}, wonders="hanging_gardens"),
    ),
    "cannot feed one more worker: missing food 1": (
        lambda: civ(bare(mode="tutorial"), yellow=13, stored={"agriculture": 3}, on={"agriculture": 1}),
        lambda: civ(bare(mode="tutorial"), yellow=13, stored={"agriculture": 3}, on={"agriculture": 2}),
    ),
    "You score 0 culture a turn, the best rival 2": (
        lambda: civ(bare(in_age=2), P2, on={"religion": 2}),
        lambda: civ(bare(in_age=1), P2, on={"religion": 2}),
    ),
    "pay for a revolution with “Monarchy”": (
        lambda: hand(civ(bare(), science=3), "monarchy"),
        lambda: hand(civ(bare(), science=2), "monarchy"),
    ),
    "“Iron” waits for science: 4 more": (
        lambda: hand(civ(bare(), science=1), "iron"),
        lambda: hand(civ(bare(), science=3), "iron"),
    ),
    "“Moses” costs one action": (
        lambda: row(bare(), "moses"),
        lambda: row(civ(bare(), leader="homer"), "moses"),
    ),
    "its stages cost 8 resources": (
        lambda: row(civ(bare(), on={"bronze": 2}), "michelangelo - st_peters_basilica"),
        lambda: row(civ(bare(), on={"bronze": 2}, stored={"bronze": 2}), "michelangelo - st_peters_basilica"),
    ),
    "an attack would cost you sacrifices": (
        lambda: politics(military(bare(), "enslave")),
        lambda: politics(military(civ(bare(), on={"warriors": 2}), "enslave")),
    ),
}
"""What is said, in which position, and a position like it in which it is not."""


@pytest.mark.parametrize("words", TROUBLES)
def test_a_hint_is_given_when_it_is_due_and_not_otherwise(words: str) -> None:
    due, otherwise = TROUBLES[words]
    assert words in hint(due())
    assert words not in hint(otherwise())


def test_in_the_last_round_only_culture_counts() -> None:
    table = bare()
    assert "last round" not in hint(table)
    table.last_round = table.round
    assert "last round" in hint(table)


def test_a_revolution_is_not_advised_once_an_action_is_spent() -> None:
    table = hand(civ(bare(), science=3), "monarchy")
    table.civil_spent = 1
    assert "revolution" not in hint(table)


def test_no_hint_looks_into_the_hand_of_a_rival() -> None:
    """Whose turn it is hears of the own cards only."""
    told = hint(turn(military(hand(bare(), "iron", P2), "enslave rats", P2), P1))
    assert told == hint(bare())
