"""What purchases and gifts promise a player, less what they cost; in points."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, listed, single
from epocha.games.civilization_2002.atlas import MOST_REGIONS
from epocha.games.civilization_2002.components import (
    ENLARGES_TO,
    FERTILE,
    FIGURE_CLASS,
    FLEET,
    GIVES_FIGURES,
    GIVES_IMPROVEMENT,
    GIVES_WONDERS,
    HAPPINESS,
    IMPROVEMENT_ERA,
    IMPROVEMENT_TECHNOLOGY,
    IMPROVEMENTS,
    MILESTONE_AMOUNT,
    MILESTONE_ERA,
    MILESTONE_KIND,
    MILESTONES,
    NONE,
    OWN_TECHNOLOGIES,
    RESOURCES,
    ROYALTY,
    SEMINAL,
    SETTLER,
    UNIT_ERA,
    UNIT_TECHNOLOGY,
    UNITS,
    WONDER_ERA,
    WONDER_GOLD,
    WONDER_SETTLERS,
)
from epocha.games.civilization_2002.estimates import LEAD, ROOM, UNIT_SHARE
from epocha.games.civilization_2002.fronts import Front, stake_in
from epocha.games.civilization_2002.layout import UP, Layout
from epocha.games.civilization_2002.milestones import amount_of
from epocha.games.civilization_2002.outlook import MANY_UNITS
from epocha.games.civilization_2002.plan import Plan
from epocha.games.civilization_2002.prices import price_of
from epocha.games.civilization_2002.production import cards_held
from epocha.games.civilization_2002.scoring import (
    SEMINAL_POINTS,
    TECHNOLOGY_POINTS,
    WONDER_POINTS,
    WONDER_POINTS_BASIC,
)
from epocha.games.civilization_2002.settlements import is_resource_card, settlements_of
from epocha.games.civilization_2002.sites import STEP, settlers_worth, ways_from
from epocha.games.civilization_2002.state import Table

PER_SIZE_BASIC: Final = 1.3
PER_SIZE_ADVANCED: Final = 1.0
ON_RESOURCE: Final = 1.0
"""Gold a round that a size brings; more on a resource in the advanced rules."""
PER_FACE: Final = 2.0
PER_WHEEL: Final = 3.0
"""Gold a round of happiness and productivity, while there are settlements for it."""
UNIT_GIFT: Final = 0.5
SETTLER_GIFT: Final = 1.0
GROWTH_GIFT: Final = 1.2
ROYALTIES: Final = 0.5
"""Royalties that a technology brings from each other player, for each thing that it lets them buy."""
MOST_SETTLERS: Final = 3
EAGER: Final = 0.9
"""The share of its site that a new settler is worth."""


# --- growth ---


def growth(t: Layout, land: i64, plan: Plan) -> float:
    """Return what it is worth that a settlement grows."""
    gold = PER_SIZE_BASIC
    if t.agreed.advanced:
        gold = PER_SIZE_ADVANCED + (ON_RESOURCE if is_resource_card(t, land) else 0.0)
        if t.token_lies[land] == UP and t.token[land] == FERTILE:
            gold *= 2.0
    return 1.0 - ROOM + plan.each * gold


# --- cards ---


def card_worth(t: Layout, p: i64, plan: Plan) -> float:
    """Return what a technology of the basic rules is worth: all of an era are alike."""
    held = cards_held(t, p)
    kinds: i64 = 0
    for resource in range(RESOURCES):
        kinds += 1 if held[resource] else 0
    found = float(TECHNOLOGY_POINTS) + plan.each * float(kinds)
    for milestone in range(MILESTONES):
        if (
            MILESTONE_KIND[milestone] == OWN_TECHNOLOGIES
            and MILESTONE_ERA[milestone] == t.era
            and t.milestones & single(milestone) == 0
            and amount_of(t, p, milestone) + 1 >= MILESTONE_AMOUNT[milestone]
        ):
            found += 0.9 * float(WONDER_POINTS_BASIC)
    return found


def technology_worth(t: Layout, p: i64, technology: i64, plan: Plan) -> float:
    """Return what a technology of the advanced rules brings its owner."""
    found = LEAD + (float(SEMINAL_POINTS) if SEMINAL & single(technology) else 0.0)
    for wonder in listed(GIVES_WONDERS[technology]):
        found += float(WONDER_POINTS)
        if WONDER_ERA[wonder] >= t.era:
            found += SETTLER_GIFT * float(WONDER_SETTLERS[wonder]) + plan.each * float(WONDER_GOLD[wonder])
    found += UNIT_GIFT * float(GIVES_FIGURES[technology])
    if GIVES_IMPROVEMENT[technology] != NONE:
        found += improvement_worth(t, p, GIVES_IMPROVEMENT[technology], plan)
    if ENLARGES_TO[technology]:
        found += GROWTH_GIFT
    others = float(t.players - count(t.out) - 1)
    for improvement in range(IMPROVEMENTS):
        if IMPROVEMENT_TECHNOLOGY[improvement] == technology:
            found += ROYALTIES * others * plan.rate * float(ROYALTY[IMPROVEMENT_ERA[improvement]])
    for unit in range(UNITS):
        if UNIT_TECHNOLOGY[unit] == technology and UNIT_ERA[unit] >= t.era:
            found += ROYALTIES * others * plan.rate * float(ROYALTY[UNIT_ERA[unit]])
    return found


def improvement_worth(t: Layout, p: i64, improvement: i64, plan: Plan) -> float:
    """Return what an improvement brings until the end."""
    if count(t.improvements[p]) >= 2 * settlements_of(t, p):
        return 0.0
    return plan.each * (PER_FACE if HAPPINESS[improvement] else PER_WHEEL)


# --- pieces ---


def settler_worth(t: Table, p: i64, land: i64, plan: Plan) -> float:
    """Return what a new settler on a land is worth, given those that are on their way."""
    sites = plan.sites_of(t, p)
    if count(sites.taken) >= MOST_SETTLERS:
        return 0.0
    ways = ways_from(t, land, plan.voyages_of(t, p))
    site = sites.best(t, ways)
    if site == NONE or t.settlement_of[site] != NONE:
        return 0.0
    return EAGER * sites.worth[site] * (1.0 - STEP * float(ways[site]))


def send_settlers(t: Table, p: i64, plan: Plan) -> None:
    """Let the settlers that a player has take their sites, before more are weighed."""
    settlers_worth(t, p, plan.sites_of(t, p), plan.voyages_of(t, p))


def has_few(t: Table, p: i64, front: Front) -> bool:
    """Return whether a player has a use for more armies, whatever happens."""
    found: i64 = 0
    for region in range(t.world.count):
        found += front.number[p * MOST_REGIONS + region]
    return found < MANY_UNITS + settlements_of(t, p)


def guard_worth(t: Table, p: i64, figure: i64, land: i64, plan: Plan, front: Front) -> float:
    """Return what an army more is worth in a settlement: the danger that it takes away."""
    found = UNIT_SHARE * plan.rate * float(price_of(t, figure)) if has_few(t, p, front) else 0.0
    if FIGURE_CLASS[figure] >= FLEET:
        return found
    at = p * MOST_REGIONS + land
    risk = front.risk(t, land, p)
    if risk <= 0.0:
        return found
    front.power[at] += plan.weight[figure]
    front.number[at] += 1
    less = risk - front.risk(t, land, p)
    front.power[at] -= plan.weight[figure]
    front.number[at] -= 1
    return found + less * stake_in(t, land, plan.each)


def best_place(t: Table, p: i64, figure: i64, plan: Plan) -> i64:
    """Return one's own settlement where a free piece is worth most."""
    front = Front(t, plan.weight)
    best: i64 = NONE
    most = -1.0
    for land in range(t.world.land_count):
        if t.settlement_of[land] == p:
            if figure == SETTLER:
                appeal = settler_worth(t, p, land, plan)
            else:
                appeal = guard_worth(t, p, figure, land, plan, front) + 0.1 * plan.field_of(t, p)[land]
            if appeal > most:
                most = appeal
                best = land
    return best
