"""Who loses the last settlement in the advanced rules is out of the game (CE-21)."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.games.civilization_2002.components import NONE
from epocha.games.civilization_2002.forces import remove_all
from epocha.games.civilization_2002.layout import Layout


def eliminate(t: Layout, victim: i64, by: i64) -> None:
    """Take a player out of the game at once (CE-21.1), who caused it inheriting gold and wonders (CE-21.2)."""
    t.out |= single(victim)
    t.gold[by] += t.gold[victim]
    t.gold[victim] = 0
    t.wonders[by] |= t.wonders[victim]
    t.wonders[victim] = 0
    t.aside |= t.technologies[victim]
    t.technologies[victim] = 0
    t.improvements[victim] = 0
    remove_all(t, victim)
    for land in range(t.world.land_count):
        if t.card_with[land] == victim:
            t.card_with[land] = NONE
