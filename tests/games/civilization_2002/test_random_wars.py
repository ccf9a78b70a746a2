"""Random movement turns in a crowded world: whatever is done, cargo, bases and battles are as they must be after it."""

import pytest

from epocha.engine.chance import Chance
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.atlas import REGION_IDS, THE_WORLD
from epocha.games.civilization_2002.bases import room_at_sea
from epocha.games.civilization_2002.forces import aircraft_at, cargo_of
from epocha.games.civilization_2002.state import Table

from .field import fleet, learned, moving, neutral, number_of, over, read, settled, unit, world

CROWDED: tuple[str, ...] = ("nippon", "mekong", "java", "huang_he", "yellow_sea", "coral_sea", "south_china_sea")


def crowd(rules: str, players: int, dice: Chance) -> Table:
    """Return a modern world in which everybody stands on the shores of the China Sea."""
    table = learned(world(rules, "modern", players), 0, "flight", "advanced_flight", "combustion", "mass_production")
    for seat in range(players):
        settled(table, seat, REGION_IDS[dice.below(THE_WORLD.land_count)], 1 + int(dice.below(4)))
        for _ in range(15):
            region, figure = CROWDED[dice.below(len(CROWDED))], c.FIGURE.ids[dice.below(17)]
            kind = c.FIGURE_CLASS[c.FIGURE.number(figure)]
            if kind == c.AIRCRAFT or (kind == c.FLEET) == THE_WORLD.is_sea(read(region)):
                unit(table, seat, figure, region)
            elif THE_WORLD.is_sea(read(region)):
                fleet(table, seat, "battleship", region, figure)
    neutral(table, "knight", "huang_he")
    return table


def faults(table: Table, seat: int) -> list[str]:
    """Return what is wrong after a movement turn of a seat."""
    found: list[str] = []
    for piece, region in enumerate(table.piece_at):
        kind = c.NONE if region == c.NONE else c.FIGURE_CLASS[table.piece_figure[piece]]
        if kind == c.FLEET and cargo_of(table, piece) > c.CAPACITY:
            found.append("a fleet carries too much")
        if kind == c.AIRCRAFT and table.piece_owner[piece] == seat and THE_WORLD.is_sea(region):
            if aircraft_at(table, seat, region) > room_at_sea(table, seat, region):
                found.append("aircraft are at sea without a base")
    if any(table.piece_spent) or len(table.battle_at) or any(one != c.NONE for one in table.clash_unit):
        found.append("something of the turn is left")
    return found


@pytest.mark.rule("CE-3.10", "CE-9.13", "CE-9.14", "CE-11.34")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(6))
def test_random_wars(rules: str, seed: int) -> None:
    dice = Chance.from_seed(seed)
    players = 2 + seed % 5
    table = crowd(rules, players, dice)
    for turn in range(2 * players):
        seat = turn % players
        pieces = number_of(table)
        moving(table, seat)
        while not over(table):
            asked = table.current_players[dice.below(len(table.current_players))]
            choices = table.legal_actions(asked)
            table.apply_action(asked, choices[dice.below(len(choices))])
        assert faults(table, seat) == []
        assert number_of(table) <= pieces
