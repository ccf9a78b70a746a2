"""Scoring: single effects that give culture, and the end of the game (TA-37.8, TA-38.4, TA-40.6)."""

from typing import Final

from mypy_extensions import i64

from epocha.games.through_the_ages.components import FARM, MINE, MOST_FACES
from epocha.games.through_the_ages.effect_tables import EFFECTS
from epocha.games.through_the_ages.effects import SCORE, SCORE_RANK, Effect
from epocha.games.through_the_ages.piles import turn_up_events_left
from epocha.games.through_the_ages.ranking import ranked
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.tableau import score
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.values import amount_of, made, technologies

POINTS_PER_FACE: Final[i64] = 2
POINTS_PER_STRENGTH: Final[i64] = 2
POINTS_PER_TECHNOLOGY: Final[i64] = 2
COUNTED_LEVEL: Final[i64] = 1
"""The numbers of the tutorial's formula (TA-37.8)."""


def points_of(t: Table, p: i64, effect: Effect, active: i64) -> i64:
    """Return what one effect of a card scores for a player."""
    if effect.verb == SCORE_RANK:
        order = ranked(t, effect.number, active)
        points = effect.ranks[t.seats_left()]
        for place in range(len(order)):
            if order[place] == p:
                return points[place]
        return 0
    points_now = amount_of(t, p, effect.value)
    return min(points_now, effect.most) if effect.most else points_now


def score_effect(t: Table, p: i64, effect: Effect, active: i64) -> None:
    """Let a player score by one effect of a card."""
    score(t, p, points_of(t, p, effect, active))


def card_points(t: Table, p: i64, card: i64) -> i64:
    """Return what a scoring card gives a player at the end; ties go as if the first player were active (TA-29.6)."""
    points: i64 = 0
    effects = EFFECTS[card]
    for effect in effects:
        if effect.verb == SCORE or effect.verb == SCORE_RANK:
            points += points_of(t, p, effect, t.first)
    return points


def tutorial_points(t: Table, p: i64) -> i64:
    """Return what a civilization scores at the end of the tutorial (TA-37.8 to TA-37.10)."""
    points: i64 = 0
    for part in tutorial_parts(t, p).values():
        points += part
    return points


def tutorial_parts(t: Table, p: i64) -> dict[str, int]:
    """Return the parts of that score by name."""
    return {
        "technologies": POINTS_PER_TECHNOLOGY * technologies(t, p, COUNTED_LEVEL),
        "strength": POINTS_PER_STRENGTH * t.strength[p],
        "faces": POINTS_PER_FACE * min(t.happy[p], MOST_FACES),
        "production": made(t, p, FARM) + made(t, p, MINE) + t.science_rate[p],
    }


def score_at_the_end(t: Table) -> None:
    """Final scoring: a formula, or the cards laid out and the age III events left in the piles (TA-40.6 to TA-40.9)."""
    t.disclosures += 1
    if t.terms.mode == TUTORIAL:
        for p in range(t.players):
            score(t, p, tutorial_points(t, p))
        return
    left = turn_up_events_left(t)
    for p in range(t.players):
        if not t.is_out(p):
            points: i64 = 0
            for i in range(len(t.laid_out)):
                points += card_points(t, p, t.laid_out[i])
            for i in range(len(left)):
                points += card_points(t, p, left[i])
            score(t, p, points)  # at once, since their order does not matter (TA-40.9)
