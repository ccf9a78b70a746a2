"""The album of Civilization: every copy of a card is somewhere, and what others hold counts as unseen."""

from typing import cast

import pytest

from epocha.engine.album import UNSEEN
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.album import SORTS, album, whereabouts

from .build import P1, P2, Table, building, holding, know, meadow, position, town

OWN_COPIES = ("civ", "tech", "government", "building")
"""Kinds of which each player has copies, or which lie in stacks of two sides."""


def where(table: Table, seat: int) -> dict[str, dict[str, int]]:
    return {name: dict(spots) for name, spots in whereabouts(cast(Table, table.view(seat)), "en").found.items()}


def test_every_copy_of_a_card_is_somewhere() -> None:
    found = where(position(4), P1)
    copies = {leaf.thing: leaf.copies for leaf in album("en").leaves}
    assert set(found) == set(copies)
    for name, spots in found.items():
        if name.partition("-")[0] not in OWN_COPIES:
            assert sum(spots.values()) == copies[name], name


@pytest.mark.rule("CF-34.8")
def test_what_another_holds_counts_as_unseen() -> None:
    table = holding(position(2), "sabotage")
    copies = int(c.EVENT[c.EVENT.number("sabotage")].count)
    assert where(table, P1)["event-sabotage"] == {"hand": 1} | ({"to-come": copies - 1} if copies > 1 else {})
    others = where(table, P2)["event-sabotage"]
    assert others == {"to-come": copies}
    assert set(others) <= set(UNSEEN)


def test_what_lies_open_is_where_it_lies() -> None:
    table = building(know(town(meadow(2), "c7"), "pottery"), "granary", "c8")
    found = where(table, P2)
    assert found["building-granary"]["play"] == 1
    assert found["tech-pottery"]["play"] >= 1
    row = [c.WONDER.ids[int(wonder)] for wonder in table.row if wonder != c.NONE]
    assert all(found[f"wonder-{name}"] == {"market": 1} for name in row)
    assert set(SORTS) == {name.partition("-")[0] for name in found}
