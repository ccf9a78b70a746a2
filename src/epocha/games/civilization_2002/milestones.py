"""Milestones of the basic rules: who fulfils which (CE-19)."""

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.games.civilization_2002.components import (
    FIGURE_CLASS,
    FIGURES,
    FLEET,
    MILESTONE_AMOUNT,
    MILESTONE_ERA,
    MILESTONE_KIND,
    MILESTONE_SIZE,
    OF_ERA,
    OWN_ARMIES,
    OWN_FLEETS,
    OWN_SETTLEMENTS,
    OWN_TECHNOLOGIES,
    WONDER_ERA,
    WONDERS,
)
from epocha.games.civilization_2002.forces import total_of
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.settlements import settlements_of_size
from epocha.games.civilization_2002.technologies import era_of


def bars_claim(t: Layout, player: i64, milestone: i64) -> str | None:
    """Return the rule by which a player cannot declare a milestone, if there is one."""
    if t.agreed.advanced:
        return "CE-20.1"
    if MILESTONE_ERA[milestone] != t.era or t.milestones & single(milestone):
        return "CE-19.7"
    return None if amount_of(t, player, milestone) >= MILESTONE_AMOUNT[milestone] else "CE-19.2"


def amount_of(t: Layout, player: i64, milestone: i64) -> i64:
    """Return how much a player has of what a milestone asks for (CE-19.11)."""
    kind = MILESTONE_KIND[milestone]
    era = MILESTONE_ERA[milestone]
    if kind == OWN_SETTLEMENTS:
        return settlements_of_size(t, player, MILESTONE_SIZE[milestone])
    if kind == OWN_TECHNOLOGIES:
        return count(t.technologies[player] & OF_ERA[era])
    if kind == OWN_ARMIES or kind == OWN_FLEETS:
        found: i64 = 0
        for figure in range(FIGURES):
            is_fleet = FIGURE_CLASS[figure] == FLEET
            fits = is_fleet if kind == OWN_FLEETS else FIGURE_CLASS[figure] < FLEET
            if fits and era_of(t, figure) == era:
                found += total_of(t, player, figure)
        return found
    return t.gold[player]


def wonders_to_claim(t: Layout) -> i64:
    """Return the set of wonder cards of the current era that nobody has taken."""
    found: i64 = 0
    for wonder in range(WONDERS):
        if WONDER_ERA[wonder] == t.era:
            found |= single(wonder)
    for p in range(t.players):
        found &= ~t.wonders[p]
    return found
