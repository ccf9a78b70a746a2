"""How a combat round between two units is likely to end."""

from functools import cache
from typing import NamedTuple

from epocha.engine.battle import ATTACKER, DEFENDER, total
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2002.clash import DIE, dice_for, fixed_sheet
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
