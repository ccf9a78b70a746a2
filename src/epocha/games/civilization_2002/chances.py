"""Chances of battles before they are fought, from what everybody sees.

The formula is fitted to simulated battles (see `strategy.md` of the specification, section 3).
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.components import FIGURE_CLASS, FIGURES, FLEET
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.technologies import bonus_of, dice_of

ERA_AHEAD: Final = 2.7
"""By how much a unit that rolls one die more counts more."""
PLUS: Final = 0.35
"""How much a plus of one adds for each die that it is added to."""
HOME: Final = 1.5
"""By how much the owner of a settlement counts more in it; in open land it is OPEN."""
OPEN: Final = 1.05
STEEP: Final = 0.6


def chance_of(balance: float) -> float:
    """Return the chance to win that a balance gives, from 0 to 1: hopeless battles are nearly never won."""
    steep = balance * (1.0 + balance * balance)
    return 0.5 + 0.5 * steep / sqrt(1.0 + steep * steep)


def weights(t: Layout) -> vec[float]:
    """Return how much each fighting figure counts in a battle; a unit of one die counts 1."""
    out = vec[float](capacity=FIGURES)
    for figure in range(FIGURES):
        dice = dice_of(t, figure) if FIGURE_CLASS[figure] <= FLEET else 1
        weight = 1.0 + PLUS * float(bonus_of(t, figure)) / float(max(1, dice))
        for _ in range(1, dice):
            weight *= ERA_AHEAD
        out = append(out, weight)
    return out


def win_chance(attack: float, defence: float, defenders: i64, home: bool) -> float:
    """Return the chance of units that weigh so much against others, of which there are so many."""
    if attack <= 0.0:
        return 0.0
    if defenders == 0 or defence <= 0.0:
        return 1.0
    number = float(defenders)
    attackers = attack * number / defence  # in units like those of the defender
    return chance_of(STEEP * (attackers - (HOME if home else OPEN) * number) / sqrt(number))
