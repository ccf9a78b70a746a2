"""The album of the Boardgame: every token is somewhere, and what a seat has not looked at is hidden."""

import pytest

from epocha.engine.album import UNSEEN
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.album import album, whereabouts

from .build import P1, P2, Table, at, desk, game, improved, know, token


def where(table: Table, seat: int) -> dict[str, dict[str, int]]:
    view = table.view(seat)
    assert isinstance(view, Table)
    return {name: dict(spots) for name, spots in whereabouts(view, "en").found.items()}


def test_every_token_is_somewhere() -> None:
    found = where(game(6), P1)
    copies = {leaf.thing: leaf.copies for leaf in album("en").leaves if leaf.traits[0] == "token"}
    assert {name: sum(found[name].values()) for name in copies} == copies


@pytest.mark.rule("CE-25.1")
def test_only_who_has_looked_at_a_token_is_told_where_it_lies() -> None:
    table = token(desk(), "egypt", "plague")
    before = where(table, P2)
    table.token_seen[at("egypt")] = 1 << P1
    assert where(table, P1)["token-plague"]["known"] == 1
    assert where(table, P2) == before
    assert set(before["token-plague"]) <= {*UNSEEN, "gone"}


def test_what_is_owned_is_in_play_and_what_is_obsolete_is_gone() -> None:
    table = improved(know(desk(3, "advanced"), "pottery_specialization"), "granary")
    assert where(table, P2)["improvement-granary"] == {"play": 1, "to-come": 2}
    assert where(table, P2)["technology-pottery_specialization"] == {"play": 1}
    table.obsolete |= 1 << c.IMPROVEMENT.number("granary")
    table.improvements[P1] = 0
    assert where(table, P2)["improvement-granary"] == {"gone": 3}
    assert "improvement-granary" not in where(desk(3), P1)
