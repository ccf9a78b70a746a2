"""Positions given by hand that contradict themselves are refused with words."""

from collections.abc import Callable

import pytest

from epocha.engine.position import BadPosition, position_of, read_position

from .build import P1, P2, Table, card, civ, dealt, hand, military, position, row


def broken(table: Table, name: str, at: int, value: int) -> Table:
    """Return a table with one number of a field changed."""
    getattr(table, name)[at] = value
    return table


CASES: list[tuple[str, Callable[[], Table]]] = [
    ("stand on iron, which is not in play", lambda: broken(position(), "workers", card("iron"), 1)),
    ("stand on iron, which is not in play", lambda: broken(position(), "tokens", card("iron"), 1)),
    ("iron cannot be a leader", lambda: broken(position(), "leader", P1, card("iron"))),
    ("moses cannot be a government", lambda: broken(position(), "government", P2, card("moses"))),
    ("warfare is of another line", lambda: broken(position(), "special", 0, card("warfare"))),
    ("3 stages are built", lambda: civ(position(), wonder="hanging_gardens", stages=3)),
    ("a wonder is face down", lambda: broken(position(), "face_down", P1, 1)),
    ("a war needs a card and another player", lambda: broken(position(), "war", P1, card("holy_war"))),
    ("nobody has a war with themselves", lambda: civ(position(), war="holy_war", war_on=P1)),
    ("the civil hand does not hold 2 cards", lambda: broken(hand(position(), "iron"), "civil_count", P1, 2)),
    ("other ages than its backs say", lambda: broken(hand(position(), "iron"), "civil_backs", 1, 0)),
    ("the military hand holds other cards", lambda: broken(military(position(), "bonus_i"), "military_hand", 0, 3)),
    ("there are more of moses than the game has", lambda: civ(civ(position(), P1, leader="moses"), P2, leader="moses")),
    ("`resigned` and `out` contradict each other", lambda: broken(position(), "resigned", P2, 1)),
    ("holy_war is no civil card", lambda: broken(position(), "row", 0, card("holy_war"))),
]


@pytest.mark.parametrize(("words", "made"), CASES, ids=[words for words, _ in CASES])
def test_contradictions_are_refused(words: str, made: Callable[[], Table]) -> None:
    with pytest.raises(BadPosition, match=words):
        read_position(position_of(made()))


def test_what_can_be_is_accepted() -> None:
    table = military(
        hand(civ(row(position(), ""), wonder="hanging_gardens", stages=2, leader="moses"), "iron"), "bonus_i"
    )
    assert read_position(position_of(dealt(table))).unsound() == ""
