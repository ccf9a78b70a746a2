"""How a combat round between two units is likely to end, and a whole battle before it is fought."""

from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from epocha.engine.battle import ATTACKER, DEFENDER, total
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2002.chances import weights, win_chance
from epocha.games.civilization_2002.clash import DIE, dice_for, fixed_sheet
from epocha.games.civilization_2002.components import FLEET, NONE
from epocha.games.civilization_2002.forces import class_of
from epocha.games.civilization_2002.state import Table


class Odds(NamedTuple):
    """How likely the first of two sides wins, and ties, in parts of 100."""

    wins: int
    ties: int


@cache
def sums(dice: int) -> tuple[float, ...]:
    """Return how likely each sum of so many dice is."""
    if dice <= 0:
        return (1.0,)
    fewer = sums(dice - 1)
    found = [0.0] * (len(fewer) + DIE)
    for total_of, share in enumerate(fewer):
        for eyes in range(1, DIE + 1):
            found[total_of + eyes] += share / DIE
    return tuple(found)


@cache
def odds(dice: int, more: int, other_dice: int, other_more: int) -> Odds:
    """Return how likely so many dice with what is added win against others."""
    wins = ties = 0.0
    for mine, share in enumerate(sums(dice)):
        for theirs, other_share in enumerate(sums(other_dice)):
            ahead = mine + more - theirs - other_more
            wins += share * other_share if ahead > 0 else 0.0
            ties += share * other_share if ahead == 0 else 0.0
    return Odds(round(100 * wins), round(100 * ties))


def odds_of(t: Table, region: int, leaders: list[int], seats: list[int], figures: list[int], aircraft: int) -> Odds:
    """Return how likely the first of two units wins, supported by some aircraft, given both sides."""
    sheet = fixed_sheet(t, region, vec_of(leaders), vec_of(seats), vec_of(figures))
    return odds(
        int(dice_for(t, figures[0], aircraft)), int(total(sheet, ATTACKER)),
        int(dice_for(t, figures[1], 0)), int(total(sheet, DEFENDER)),
    )  # fmt: skip


def keeps_field(t: Table, region: int, ours: Collection[int], theirs: Collection[int]) -> int:
    """Return about how likely some owners keep a region in a battle against others, in parts of 100.

    All units that fight there count: armies on land, fleets at sea. `theirs` is the side that is attacked; where the
    settlement there is of one of `ours`, they have its advantage.
    """
    is_sea = bool(t.world.is_sea(region))
    weight = weights(t)
    here = [n for n, at in enumerate(t.piece_at) if at == region and t.piece_figure[n] != NONE]
    fighting = [n for n in here if (class_of(t, n) == FLEET if is_sea else class_of(t, n) < FLEET)]
    sides = [
        [float(weight[t.piece_figure[n]]) for n in fighting if t.piece_owner[n] in side] for side in (ours, theirs)
    ]
    owner = NONE if is_sea else int(t.settlement_of[region])
    if owner in ours:
        return 100 - round(100 * win_chance(sum(sides[1]), sum(sides[0]), len(sides[0]), True))
    return round(100 * win_chance(sum(sides[0]), sum(sides[1]), len(sides[1]), owner != NONE and owner in theirs))
