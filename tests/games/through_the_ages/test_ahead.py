"""What the end of a turn will bring after a choice is told before it is made, by what its player sees."""

import pytest

from epocha.games.through_the_ages.accounts import stock
from epocha.games.through_the_ages.state import END, KIND_BITS

from .build import GAME, P1, P2, Table, civ, do, end_turn, position
from .games import VARIANTS, fits, random_game


def told(table: Table, text: str) -> list[str]:
    view = table.view(P1)
    return list(GAME.ahead(view, P1, GAME.text_to_action(view, text), "en"))


def test_a_choice_tells_the_actions_left_and_what_the_turn_ends_with() -> None:
    table = civ(position(), stored={"bronze": 6, "agriculture": 2}, unused=2)
    lines = told(table, "build bronze")
    assert lines[0] == "After it you have 3 civil actions and 2 military actions left. At the end of the turn:"
    ended = end_turn(do(table.clone(), "build bronze"))
    for symbol in ("culture", "science", "food", "resources"):
        assert any(line.endswith(f"= {stock(ended, P1)[symbol]}") for line in lines), (symbol, lines)
    assert told(table, "end") == []
    assert GAME.ahead(table.view(P2), P2, END << KIND_BITS, "en") == ()


def test_a_choice_that_leads_to_an_uprising_says_so() -> None:
    table = civ(position(), stored={"bronze": 6}, unused=1, yellow=16)
    assert "Uprising" in told(table, "build bronze")[1]
    assert "Uprising" not in " ".join(told(table, "build religion"))


@pytest.mark.parametrize("number", range(0, len(VARIANTS), 2))
def test_every_choice_can_be_looked_ahead_by_the_view_alone_and_nothing_is_done_by_it(number: int) -> None:
    players = 3 if fits(3, VARIANTS[number]) else 2
    for ply, table in enumerate(random_game(players, number, VARIANTS[number])):
        if ply % 9 or table.is_terminal:
            continue
        player = table.current_players[0]
        view = table.view(player)
        before = view.digest()
        for action in view.legal_actions(player):
            GAME.ahead(view, player, action, "cs")
        assert view.digest() == before
