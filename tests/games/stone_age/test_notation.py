"""The texts of actions."""

import pytest

from .build import GAME, position


@pytest.mark.parametrize(
    "text",
    [
        "place forest 3", "place hunting grounds 10", "place hut", "place tool maker", "place field", "place card 4",
        "place building 1", "go river", "use tool 2", "use tool crafter1 onetime4", "redeem healing any2", "pay clay",
        "take gold", "take die 5", "buy", "decline", "starve", "done",
    ],
)  # fmt: skip
def test_actions_read_as_the_rules_speak(text: str) -> None:
    table = position()
    assert GAME.action_to_text(table, GAME.text_to_action(table, text)) == text


@pytest.mark.parametrize(("full", "text"), [("place hut 2", "place hut"), ("place card 1 1", "place card 1")])
def test_a_number_that_the_rules_give_is_understood_but_not_written(full: str, text: str) -> None:
    table = position()
    assert GAME.action_to_text(table, GAME.text_to_action(table, full)) == text
    assert GAME.action_to_text(table, GAME.text_to_action(table, "place hut 1")) == "place hut 1"
