"""What is told of a battle before it is fought, and of a unit before it is played."""

from typing import cast

import pytest

from epocha.engine.text import call_players
from epocha.games.civilization_2010.game import Civilization

from .build import P1, P2, Table
from .field import do, field, figures, units
from .test_battle import clash

GAME = Civilization()


def told(table: Table, seat: int, text: str) -> list[str]:
    """Return what is told of an action to a seat, by its view."""
    view = cast(Table, table.view(seat))
    return list(GAME.ahead(view, seat, GAME.text_to_action(view, text), "en"))


@pytest.mark.rule("CF-25.15", "CF-25.17")
def test_a_unit_that_is_pointed_at_tells_how_the_battle_would_stand() -> None:
    table = clash("infantry_1 infantry_3 mounted_1", "infantry_2 infantry_1")
    do(table, "play infantry 2")
    assert told(table, P1, "play infantry 3") == [
        "Against Spearman on front 1: both strike at once, deals 3, takes 2; kills it and survives. "
        "Then you would have 3, the other side 0.",
        "On a new front: then you would have 3, the other side 2.",
    ]
    do(table, "play infantry 3", "against 1")
    assert [int(one) for one in table.front_side] == [0]


@pytest.mark.rule("CF-25.3", "CF-26.2", "CF-34.6")
def test_a_step_into_a_battle_tells_what_both_sides_draw() -> None:
    table = figures(figures(field(), P2, armies="c6"), P1, armies="c7")
    units(units(table, P1, "infantry_3 infantry_3 infantry_3 mounted_3"), P2, "infantry_1 infantry_1")
    do(table, "move c7")
    assert told(table, P1, "go west") == []
    assert told(table, P1, "go east")[0].startswith(
        "Defender: barbarians. You draw 3 of your 4 unit cards, they draw 3"
    )
    lines = told(table, P1, "go north")
    assert call_players(lines[0], ["Ada", "Bob"]) == "Defender: Bob. You draw 3 of your 4 unit cards, they draw 2."
    assert lines[1].startswith("A card of yours is worth 3 on average")
    assert lines[-1] == "By these numbers you are ahead."
