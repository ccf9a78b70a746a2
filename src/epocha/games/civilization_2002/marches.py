"""Movement: where settlers and armies go, by habit and as whole answers worth a thought."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.chances import win_chance
from epocha.games.civilization_2002.components import FLEET, NONE, SETTLER
from epocha.games.civilization_2002.forces import aircraft_at, armies_at, class_of
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.moves import EXPLORE, FLEET_BITS, FROM, TO
from epocha.games.civilization_2002.plan import Plan
from epocha.games.civilization_2002.sites import Sites, standing_on, steps_to, ways_from
from epocha.games.civilization_2002.state import KIND_BITS, PASS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.movement import (
    deeds_of,
    no_look,
    pick_of,
    picked_piece,
    pieces_to_move,
    regions_to_act_in,
    ships_for,
)
from epocha.games.civilization_2002.travel import goals, kinds_of_fleets, points_left
from epocha.games.civilization_2002.voyages import Voyages

BOLD: Final = 0.6
"""The chance from which on one goes where an enemy stands."""
BETTER: Final = 1.1
"""How much stronger the pull must be elsewhere."""
STEP_ON: Final = 0.03
"""How much a site must be better for each step on the way to it."""


def next_move(t: Table, p: i64, choices: vec[i64], plan: Plan) -> i64:
    """Return the next pick of a movement turn: of the move that promises most, or to let pass."""
    draft = t.draft(p)
    picks = best_move(t, p, plan, draft)
    if len(picks) > len(draft):
        return picks[len(draft)]
    return choices[len(choices) - 1] if len(draft) else PASS << KIND_BITS


def best_move(t: Table, p: i64, plan: Plan, draft: vec[i64]) -> vec[i64]:
    """Return the picks of a settler's move, else of a fleet's or an army's; empty if all stay where they are.

    Of a draft that has been begun, only moves of pieces in its region count.
    """
    only: i64 = draft[0] & PAYLOAD if len(draft) else NONE
    standing = standing_on(t, p, plan.sites_of(t, p))
    for turn in range(2):
        for piece in range(len(t.piece_at)):
            if t.piece_owner[piece] != p or t.piece_figure[piece] == NONE:
                continue
            region = t.piece_at[piece]
            if only != NONE and region != only:
                continue
            deed = deed_of(t, p, piece, plan, standing, turn)
            if deed != NONE:
                picks = append(vec[i64](capacity=3), FROM << KIND_BITS | region)
                picks = append(append(picks, pick_of(t, piece, kinds_of_fleets(t, p, region))), deed)
                if len(draft) < 2 or picks[1] == draft[1]:
                    return picks
    return vec[i64](capacity=0)


def deed_of(t: Table, p: i64, piece: i64, plan: Plan, standing: i64, turn: i64) -> i64:
    """Return what a piece does in the turn of settlers, which is first, or of the others; or NONE."""
    if t.piece_figure[piece] == SETTLER:
        return settler_deed(t, p, piece, plan, standing) if turn == 0 else NONE
    if turn == 0 or points_left(t, piece) <= 0:
        return NONE
    if class_of(t, piece) == FLEET:
        return fleet_deed(t, p, piece, plan)
    is_army = class_of(t, piece) < FLEET and not t.world.is_sea(t.piece_at[piece])
    return army_deed(t, p, piece, plan) if is_army else NONE


# --- settlers ---


def settler_deed(t: Table, p: i64, piece: i64, plan: Plan, standing: i64) -> i64:
    """Return what a settler does: a step towards its site, or a look at the token there; or NONE."""
    region = t.piece_at[piece]
    v = plan.voyages_of(t, p)
    if points_left(t, piece) > 0:
        site = site_for(t, region, plan.sites_of(t, p), standing, ways_from(t, region, v))
        if site != NONE and site != region:
            step = step_towards(t, p, piece, site, v)
            if step != NONE:
                return step
    return EXPLORE << KIND_BITS if no_look(t, p, piece) is None else NONE


def fleet_deed(t: Table, p: i64, piece: i64, plan: Plan) -> i64:
    """Return the step of a fleet that carries a settler towards its site, or NONE."""
    for other in range(len(t.piece_aboard)):
        if t.piece_aboard[other] == piece and t.piece_figure[other] == SETTLER:
            v = plan.voyages_of(t, p)
            sites = plan.sites_of(t, p)
            sites.taken = standing_on(t, p, sites)
            site = sites.best(t, ways_from(t, t.piece_at[piece], v))
            return NONE if site == NONE else step_towards(t, p, piece, site, v)
    return NONE


def site_for(t: Layout, region: i64, sites: Sites, standing: i64, ways: vec[i64]) -> i64:
    """Return the site for a settler in a region: where it stands, unless another is better; or NONE."""
    sites.taken = standing
    here = sites.worth[region] if not t.world.is_sea(region) and t.settlement_of[region] == NONE else 0.0
    site = sites.best(t, ways)
    if site == NONE or t.settlement_of[site] != NONE:
        return region if here > 0.0 else NONE
    return site if sites.worth[site] > here * (1.0 + STEP_ON * float(ways[site])) else region


def step_towards(t: Table, p: i64, piece: i64, site: i64, v: Voyages) -> i64:
    """Return the step or the embarking that brings a piece nearer to a site, round enemies; or NONE."""
    nearest = steps_to(t, t.piece_at[piece], site, v)
    best: i64 = NONE
    for deed in ships_for(t, p, piece, goals_as_deeds(t, piece)):
        region = deed & PAYLOAD if deed >> KIND_BITS == TO else (deed & PAYLOAD) >> FLEET_BITS
        far = steps_to(t, region, site, v)
        if 0 <= far < nearest and (t.world.is_sea(region) or not is_hostile(t, p, region)):
            nearest = far
            best = deed
    return best


def goals_as_deeds(t: Layout, piece: i64) -> vec[i64]:
    """Return the picks for the steps of a piece."""
    out = vec[i64](capacity=8)
    for region in goals(t, piece):
        out = append(out, TO << KIND_BITS | region)
    return out


def is_hostile(t: Layout, p: i64, land: i64) -> bool:
    """Return whether others have armies on a land."""
    for piece in range(len(t.piece_at)):
        if t.piece_at[piece] == land and t.piece_owner[piece] != p and class_of(t, piece) < FLEET:
            return True
    return False


# --- armies ---


def army_deed(t: Table, p: i64, piece: i64, plan: Plan) -> i64:
    """Return the step of an army to where the pull is strongest, if it can be spared; or NONE."""
    field = plan.field_of(t, p)
    land = t.piece_at[piece]
    most = BETTER * field[land] + 0.01
    best: i64 = NONE
    for region in goals(t, piece):
        if not t.world.is_sea(region) and field[region] > most and may_enter(t, p, piece, region, plan):
            most = field[region]
            best = region
    if best == NONE or (is_last_guard(t, p, land, plan) and not is_prey(t, p, best)):
        return NONE
    return TO << KIND_BITS | best


def may_enter(t: Layout, p: i64, piece: i64, land: i64, plan: Plan) -> bool:
    """Return whether those who stand with an army, or are ahead of it, are enough for whoever is on a land."""
    defence = 0.0
    defenders: i64 = 0
    attack = 0.0
    here = t.piece_at[piece]
    for other in range(len(t.piece_at)):
        figure = t.piece_figure[other]
        if figure == NONE or figure == SETTLER or class_of(t, other) >= FLEET:
            continue
        if t.piece_owner[other] == p:
            attack += plan.weight[figure] if t.piece_at[other] == here or t.piece_at[other] == land else 0.0
        elif t.piece_at[other] == land:
            defence += plan.weight[figure]
            defenders += 1
    return win_chance(attack, defence, defenders, t.settlement_of[land] != NONE) >= BOLD


def is_prey(t: Layout, p: i64, land: i64) -> bool:
    """Return whether a land has an enemy settlement that nobody defends."""
    owner = t.settlement_of[land]
    return owner != NONE and owner != p and armies_at(t, owner, land) == 0 and aircraft_at(t, owner, land) == 0


def is_last_guard(t: Layout, p: i64, land: i64, plan: Plan) -> bool:
    """Return whether a land has an own settlement in reach of an enemy, and only one army."""
    if t.settlement_of[land] != p or armies_at(t, p, land) > 1:
        return False
    for q in range(t.players):
        if q != p and plan.front.near(t, q, land) > 0.0:
            return True
    return False


# --- whole answers ---


def moves_proposed(t: Table, p: i64, draft: vec[i64]) -> list[list[int]]:
    """Return all moves of a piece, or how one goes on that has been begun; alike pieces are moved once."""
    found: list[list[int]] = []
    active = regions_to_act_in(t, p)
    for region in range(t.world.count):
        if active[region] == 0 or (len(draft) and draft[0] & PAYLOAD != region):
            continue
        for pick in pieces_to_move(t, p, region):
            if len(draft) > 1 and draft[1] != pick:
                continue
            piece = picked_piece(t, p, region, pick)
            for deed in deeds_of(t, p, piece):
                whole = [int(FROM << KIND_BITS | region), int(pick), int(deed)]
                found.append(whole[len(draft) :])
    return found


def attacks_planned(t: Table, p: i64, weight: vec[float], draft: vec[i64]) -> list[list[list[int]]]:
    """Return the attacks on each land of another: with one army, with two, and so on to all that are a step away.

    The strongest go first; what has been begun goes before them.
    """
    found: list[list[list[int]]] = []
    begun = [int(pick) for pick in draft]
    for land in range(t.world.land_count):
        if not is_others(t, p, land):
            continue
        course: list[list[int]] = []
        for _, region, pick in sorted(armies_beside(t, p, land, weight)):
            course.append([FROM << KIND_BITS | region, pick, TO << KIND_BITS | land])
        for n in range(1, len(course) + 1):
            whole = going_on(course[:n], begun)
            if len(whole):
                found.append(whole)
    return found


def is_others(t: Layout, p: i64, land: i64) -> bool:
    """Return whether another player has a settlement or pieces on a land."""
    if t.settlement_of[land] != NONE and t.settlement_of[land] != p:
        return True
    for piece in range(len(t.piece_at)):
        if t.piece_at[piece] == land and t.piece_figure[piece] != NONE and 0 <= t.piece_owner[piece] != p:
            return True
    return False


def armies_beside(t: Table, p: i64, land: i64, weight: vec[float]) -> list[tuple[float, int, int]]:
    """Return the armies that could step onto a land: their weight, negative, their region and the pick for them."""
    found: list[tuple[float, int, int]] = []
    for piece in range(len(t.piece_at)):
        figure = t.piece_figure[piece]
        if t.piece_owner[piece] != p or figure == NONE or figure == SETTLER or class_of(t, piece) >= FLEET:
            continue
        if points_left(t, piece) > 0 and land in goals(t, piece):
            region = t.piece_at[piece]
            found.append((-weight[figure], int(region), int(pick_of(t, piece, kinds_of_fleets(t, p, region)))))
    return found


def going_on(course: list[list[int]], begun: list[int]) -> list[list[int]]:
    """Return a course that goes on from a draft, with what is left of the move begun; empty if that is not of it."""
    if len(begun) == 0:
        return course
    for n in range(len(course)):
        if course[n][: len(begun)] == begun:
            return [course[n][len(begun) :], *course[:n], *course[n + 1 :]]
    return []
