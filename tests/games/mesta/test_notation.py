"""The texts of actions."""

import pytest

from .build import GAME, position


def test_exactly_the_actions_that_have_a_text_are_actions() -> None:
    table = position()
    actions = [action for action in range(-5, 20 << 8) if table.is_action(action)]
    assert actions == GAME.notation.actions
    assert len(actions) == 1 + 53 + 6 + 8 + 2 + 2 + 54 + 54 + 3 + 3 + 54 + 53 + 1


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
