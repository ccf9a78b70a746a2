"""What both sides of a battle would have if it ended now (CF-26.2)."""

from epocha.engine.battle import total
from epocha.games.civilization_2010.forces import bonus_sheet, strength_in_play
from epocha.games.civilization_2010.state import Table


def battle_total(t: Table, side: int) -> int:
    """Return the strength of a side's units in play and its combat bonus."""
    return int(strength_in_play(t, side) + total(bonus_sheet(t), side))
