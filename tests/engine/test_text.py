"""How texts call players."""

import pytest

from epocha.engine.text import MARK, call_players


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ([], "Take Rome from player 2 for seat 10; player 1 agrees."),
        (["", "Anna"], "Take Rome from Anna for seat 10; player 1 agrees."),
        ([f"{MARK}player 2{MARK}", *"abcdefghi"], f"Take Rome from a for i; {MARK}player 2{MARK} agrees."),
    ],
)
def test_names_take_the_place_of_numbers(names: list[str], expected: str) -> None:
    text = f"Take Rome from {MARK}player 2{MARK} for {MARK}seat 10{MARK}; {MARK}player 1{MARK} agrees."
    assert call_players(text, names) == expected


def test_what_is_marked_by_nobody_stays() -> None:
    for text in ("player 2", f"one {MARK} two", f"{MARK}nobody{MARK}"):
        assert call_players(text, ["Anna", "Jan"]) == text
