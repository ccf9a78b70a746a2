"""Rows of choices: told apart by a number, or lone."""

from epocha.server.choices import rows
from epocha.server.model import ActionView


def actions(**sentences: str) -> list[ActionView]:
    return [ActionView(text=text.replace("_", " "), sentence=sentence) for text, sentence in sentences.items()]


def test_actions_told_apart_by_a_number_become_one_row() -> None:
    (row,) = rows(actions(put_wood_1="Put 1 figure in the wood", put_wood_2="Put 2 figures in the wood"))
    assert row.label == "Put … in the wood"
    assert [(word, action.text) for word, action in row.actions] == [("1", "put wood 1"), ("2", "put wood 2")]


def test_actions_that_say_more_than_a_number_stay_alone() -> None:
    found = rows(actions(take_die_1="Take the 1: one wood", take_die_6="Take the 6: a step up with the grain"))
    assert [row.label for row in found] == ["Take the 1: one wood", "Take the 6: a step up with the grain"]


def test_another_number_than_that_of_the_action_makes_no_row() -> None:
    found = rows(actions(against_2="Greedy 1: loses a card", against_3="Greedy 2: loses a card"))
    assert [row.label for row in found] == ["Greedy 1: loses a card", "Greedy 2: loses a card"]
    (row,) = rows(actions(against_2="Player 2: loses a card", against_3="Player 3: loses a card"))
    assert row.label == "Player … loses a card"


def test_rows_stand_where_their_first_action_stood() -> None:
    found = rows(actions(wait="Wait", put_1="Put 1 coin", stop="Stop", put_2="Put 2 coins"))
    assert [row.label for row in found] == ["Wait", "Put …", "Stop"]


def test_sentences_that_are_the_beginning_of_others() -> None:
    found = rows(actions(pay_1="Pay 1", pay_2="Pay 2 and pay"))
    assert sum(len(row.actions) for row in found) == 2
