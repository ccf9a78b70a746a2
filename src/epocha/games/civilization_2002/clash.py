"""What two units in a combat round add up, line by line (CE-11.13 to CE-11.24).

The sheet is one of `engine.battle`: dice, superiority, settlement, the unit's plus, technologies, for either side.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.battle import ATTACKER, DEFENDER, add, trumps
from epocha.engine.bits import count
from epocha.engine.chance import Chance
from epocha.engine.vec import vec
from epocha.engine.vectors import zeros
from epocha.games.civilization_2002.components import FIGURE_CLASS, FLEET, NEUTRAL, NONE
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.technologies import bonus_of, dice_of, settlement_bonus_of, support_dice_of

DICE: Final = 0
SUPERIORITY: Final = 1
SETTLEMENT: Final = 2
PLUS: Final = 3
TECHNOLOGY: Final = 4
ITEMS: Final = 5
DIE: Final = 6


def rolled(dice: i64, chance: Chance) -> i64:
    """Return the sum of so many dice (CE-1.12)."""
    found: i64 = 0
    for _ in range(dice):
        found += chance.below(DIE) + 1
    return found


def dice_for(t: Layout, figure: i64, aircraft: i64) -> i64:
    """Return how many dice a unit rolls with so many aircraft (CE-11.13, CE-11.14)."""
    return dice_of(t, figure) + aircraft * support_dice_of(t)


def superiority(t: Layout, figure: i64, other: i64) -> i64:
    """Return what a unit adds against another: the number of the current era, or nothing (CE-11.17, CE-11.18)."""
    return t.era + 1 if trumps(FIGURE_CLASS[figure], FIGURE_CLASS[other], FLEET) else 0


def home_bonus(t: Layout, region: i64, seats: i64) -> i64:
    """Return what each unit of a side adds, given the seats that fight on it, for the settlement there (CE-11.20)."""
    if region >= len(t.settlement_of):
        return 0
    owner = t.settlement_of[region]
    return settlement_bonus_of(t, owner) if owner != NONE and seats >> owner & 1 else 0


def learning(t: Layout, leader: i64) -> i64:
    """Return what a leader's technologies add in the basic rules (CE-11.19, CE-11.24)."""
    return 0 if t.agreed.advanced or leader == NEUTRAL else count(t.technologies[leader]) // 2


def fixed_sheet(t: Layout, region: i64, leaders: vec[i64], seats: vec[i64], figures: vec[i64]) -> vec[i64]:
    """Return the sheet of two units before the dice.

    Args:
        leaders: of each side, NEUTRAL for a neutral unit. seats: sets of those who fight on each side.
        figures: the units picked.
    """
    sheet = zeros(2 * ITEMS)
    for side in range(2):
        add(sheet, side, SUPERIORITY, superiority(t, figures[side], figures[1 - side]))
        add(sheet, side, SETTLEMENT, home_bonus(t, region, seats[side]))
        add(sheet, side, PLUS, bonus_of(t, figures[side]))
        add(sheet, side, TECHNOLOGY, learning(t, leaders[side]))
    return sheet


def roll(t: Layout, sheet: vec[i64], figures: vec[i64], aircraft: vec[i64]) -> None:
    """Add the dice of both sides to a sheet, the attacker's first (CE-26.4)."""
    for side in (ATTACKER, DEFENDER):
        add(sheet, side, DICE, rolled(dice_for(t, figures[side], aircraft[side]), t.dice_cup()))
