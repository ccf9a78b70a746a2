"""The texts of actions."""

import pytest

from .build import GAME, position


@pytest.mark.parametrize(
    "text",
    [
        "pass", "use attack", "against 2", "name celts", "side west", "mode deprive", "offer leptis magna",
        "take giza", "accept", "refuse", "no reaction", "protect normal", "protect small", "protect great",
        "give up thebes egypt", "put away crisis slavery banking", "done",
    ],
)  # fmt: skip
def test_actions_read_as_the_rules_speak(text: str) -> None:
    table = position()
    assert GAME.action_to_text(table, GAME.text_to_action(table, text)) == text
