"""Chapters 10 and 12: armies that are built where an enemy stands."""

import pytest

from epocha.games.civilization_2010 import components as c

from .build import P2, Table, army, do, know, management, meadow, options, square, step


def besieged(*squares: str) -> Table:
    """Return P1's City Management; its town at E8 has Engineering and production, and armies of P2 around it."""
    table = know(meadow(), "engineering")
    for which, at in enumerate(squares):
        army(table, at, P2, which)
    table.extra[1] = 20
    return management(table)


@pytest.mark.rule("CF-10.5", "CF-10.9", "CF-12.10")
def test_the_second_army_waits_for_the_battle_of_the_first() -> None:
    table = besieged("e7", "e9")
    do(table, "city 2", "split", "build army", "at e7", "build army", "at e9")
    battles: list[int] = []
    while step(table) != "management":
        if step(table) == "battle-turn" and int(table.battle_at) not in battles:
            battles.append(int(table.battle_at))
        do(table, options(table)[-1])
    assert battles == [square("e7"), square("e9")]
    held = sum(table.forces) + sum(table.deck) + sum(table.returned)
    assert held == sum(c.UNIT_TOTAL), "no unit card is lost"
