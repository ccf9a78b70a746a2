"""What chance gave in a game of the Boardgame: the dice of battles, and the surpluses of production."""

from typing import Final

from epocha.engine.battle import ATTACKER, DEFENDER, item
from epocha.engine.lot import Lot
from epocha.games.civilization_2002.clash import DICE, DIE, dice_for
from epocha.games.civilization_2002.forecast import ROLLS, chance_of_surplus
from epocha.games.civilization_2002.production import cards_held, surplus_resource
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps import common as c
from epocha.games.civilization_2002.steps import order
from epocha.games.civilization_2002.steps.fighting import backing_of, leader

AVERAGE: Final = (DIE + 1) / 2
"""Of a die."""


def luck(before: Table, after: Table, player: int) -> list[Lot]:
    """Return what the dice gave a seat: what it threw in battle, and whether there was a surplus of what it held."""
    step = before.step_number()
    if step == c.PRODUCTION:
        return [surplus(before, after, player)] if not before.out >> player & 1 else []
    if step in (order.CHOICE, order.OPEN_CHOICE):
        return battle_dice(before, after, player)
    return []


def surplus(before: Table, after: Table, player: int) -> Lot:
    """Return whether a seat held the resource that was rolled, compared with how likely that was (CE-14.5)."""
    good = surplus_resource(after)
    got = good >= 0 and cards_held(before, player)[good] > 0
    return Lot("surplus", 1, int(got), chance_of_surplus(before, player) / ROLLS)


def battle_dice(before: Table, after: Table, player: int) -> list[Lot]:
    """Return what the dice showed of the unit that a seat sent as the leader of a side (CE-11.15)."""
    if after.disclosures == before.disclosures or not len(after.sheet) or max(after.clash_unit) >= 0:
        return []
    battle = before.frame_of(order.BATTLE)
    for side in (ATTACKER, DEFENDER):
        if leader(before, battle, side) == player:
            times = int(dice_for(before, after.clash_figure[side], backing_of(after, side)))
            return [Lot("dice", times, int(item(after.sheet, side, DICE)), AVERAGE * times)]
    return []
