"""Amounts that follow from the table: what cards count, what farms and mines make, what armies add."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    AGE,
    AIR_FORCE,
    ARMY,
    ARTILLERY,
    CATEGORY,
    CAVALRY,
    CULTURE,
    FACES_REQUIRED,
    FARM,
    FIRST,
    FIRST_WONDER,
    GOVERNMENT,
    HAPPY,
    LAB,
    LINES,
    MINE,
    NEEDS_ARTILLERY,
    NEEDS_CAVALRY,
    NEEDS_INFANTRY,
    NONE,
    OLD_ARMY,
    SITES,
    SPECIAL,
    UNIT_SITE,
    WONDERS,
    WORTH,
)
from epocha.games.through_the_ages.effect_tables import LASTING
from epocha.games.through_the_ages.effects import (
    ADVANTAGE,
    BEST_ARMY,
    BEST_CULTURE,
    BEST_LEVEL,
    CARD_LEVELS,
    CIVIL_RATING,
    COLONIES,
    CONSTANT,
    CONTENT_ABOVE,
    CULTURE_RATING,
    DISCARDED_LEVEL,
    DISCONTENT,
    FACES,
    FACES_MORE,
    FOOD_MADE,
    HALF_COST_DOWN,
    HALF_COST_UP,
    HALF_DISCONTENT,
    HAPPY_RATING,
    LEVELS,
    MILITARY_RATING,
    MINE_EXTRA,
    NO_TACTICS,
    PAIRS,
    POPULATION_LOST,
    RATING_OF,
    RESOURCES_MADE,
    RICHER_RIVALS,
    SCIENCE_RATING,
    STRONGER_RIVALS,
    TECHNOLOGIES,
    WONDER_POINTS,
    WONDERS_OF_OTHER,
    WORKERS,
    Value,
)
from epocha.games.through_the_ages.layout import Layout
from epocha.games.through_the_ages.terms import ADVANCED

CAVALRY_SITE: Final[i64] = int(FIRST[CAVALRY])
ARTILLERY_SITE: Final[i64] = int(FIRST[ARTILLERY])
AIR_SITE: Final[i64] = int(FIRST[AIR_FORCE])
MINE_SITE: Final[i64] = int(FIRST[MINE])
LAB_SITE: Final[i64] = int(FIRST[LAB])


def _wonder_faces() -> vec[i64]:
    """Return the happy faces printed on each wonder; unhappy ones are not among them."""
    out = vec[i64](capacity=WONDERS)
    for wonder in range(int(WONDERS)):
        adds = LASTING[FIRST_WONDER + wonder].adds
        faces = [int(one.value.number) for one in adds if one.to == HAPPY_RATING and one.value.kind == CONSTANT]
        out = append(out, max(0, sum(faces)))
    return out


WONDER_FACES: Final[vec[i64]] = _wonder_faces()


def amount_of(t: Layout, p: i64, v: Value, other: i64 = NONE, advantage: i64 = 0, noted: i64 = 0) -> i64:
    """Return an amount for a player, multiplied as the card says.

    Args:
        other: the other party of a pact. advantage: of the winner of a war.
        noted: what the card did so far: population lost, cost of what was destroyed, or the level discarded.
    """
    kind = v.kind
    if kind == CONSTANT:
        return v.number * v.times(t.seats_left())
    if kind == WORKERS or kind == LEVELS or kind == PAIRS or kind == BEST_LEVEL or kind == BEST_CULTURE:
        found = _of_workers(t, p, v)
    elif kind == FACES:
        found = faces_on(t, p, v.sites, v.cap != 0)
    elif kind == RATING_OF:
        found = rating(t, p, v.number)
    elif kind == ADVANTAGE:
        found = v.number + advantage // v.cap
    elif kind == POPULATION_LOST or kind == DISCARDED_LEVEL:
        found = noted
    elif kind == HALF_COST_UP:
        found = (noted + 1) // 2
    elif kind == HALF_COST_DOWN:
        found = noted // 2
    else:
        found = _of_table(t, p, v, other)
    return found * v.times(t.seats_left())


def _of_workers(t: Layout, p: i64, v: Value) -> i64:
    """Return an amount that follows from the workers on some sites."""
    if v.kind == PAIRS:
        return min(workers_on(t, p, v.sites), workers_on(t, p, v.others))
    if v.kind == WORKERS:
        found = workers_on(t, p, v.sites)
        return min(found, v.cap) if v.cap else found
    base = p * SITES
    workers = t.workers
    total: i64 = 0
    best: i64 = 0
    for site in range(SITES):
        if v.sites >> site & 1 and workers[base + site]:
            total += workers[base + site] * AGE[site]
            best = max(best, CULTURE[site] if v.kind == BEST_CULTURE else AGE[site])
    return total if v.kind == LEVELS else best


def _of_table(t: Layout, p: i64, v: Value, other: i64) -> i64:
    """Return an amount that follows from cards, tokens or other players."""
    kind = v.kind
    if kind == COLONIES:
        return count(t.colonies[p])
    if kind == WONDERS_OF_OTHER:
        return count(t.wonders[other])
    if kind == DISCONTENT:
        return discontent(t, p)
    if kind == HALF_DISCONTENT:
        return (discontent(t, p) + 1) // 2
    if kind == CONTENT_ABOVE:
        return max(0, population(t, p) - discontent(t, p) - v.number)
    if kind == TECHNOLOGIES:
        return technologies(t, p, v.cap if t.terms.mode == ADVANCED else v.number)
    if kind == STRONGER_RIVALS or kind == RICHER_RIVALS:
        return _rivals_ahead(t, p, kind == STRONGER_RIVALS)
    if kind == CARD_LEVELS:
        return card_levels(t, p, v.others)
    if kind == WONDER_POINTS:
        return _wonder_points(t, p, v)
    if kind == BEST_ARMY:
        return army_bonus(t, p, True)
    if kind == FOOD_MADE:
        return made(t, p, FARM)
    if kind == RESOURCES_MADE:
        return made(t, p, MINE)
    raise ValueError(f"no amount is of kind {kind}")


def rating(t: Layout, p: i64, number: i64) -> i64:
    """Return one of a player's ratings."""
    if number == CULTURE_RATING:
        return t.culture_rate[p]
    if number == SCIENCE_RATING:
        return t.science_rate[p]
    if number == HAPPY_RATING:
        return t.happy[p]
    if number == CIVIL_RATING:
        return t.civil_total[p]
    return t.military_total[p] if number == MILITARY_RATING else t.strength[p]


def workers_on(t: Layout, p: i64, sites: i64) -> i64:
    """Return how many workers a player has on some sites."""
    base = p * SITES
    workers = t.workers
    found: i64 = 0
    for site in range(SITES):
        if sites >> site & 1:
            found += workers[base + site]
    return found


def population(t: Layout, p: i64) -> i64:
    """Return all workers of a player (TA-0.4)."""
    found = t.unused[p]
    for at in range(p * SITES, (p + 1) * SITES):
        found += t.workers[at]
    return found


def buildings_of(t: Layout, p: i64, category: i64) -> i64:
    """Return how many buildings of a type a player has, all levels together (TA-15.2)."""
    workers = t.workers
    base = p * SITES
    found: i64 = 0
    for at in range(base + FIRST[category], base + FIRST[category + 1]):
        found += workers[at]
    return found


def discontent(t: Layout, p: i64) -> i64:
    """Return how many workers are discontent (TA-23.1, TA-23.2); none in the tutorial (TA-23.10)."""
    if t.terms.last_age == 1:
        return 0
    return max(0, FACES_REQUIRED[t.yellow[p]] - t.happy[p])


def faces_on(t: Layout, p: i64, sites: i64, wonders: bool) -> i64:
    """Return the happy faces on some sites, and on wonders, with a doubling; no unhappy ones (TA-43.57)."""
    base = p * SITES
    found: i64 = 0
    for site in range(SITES):
        if sites >> site & 1:
            found += t.workers[base + site] * HAPPY[site]
    if wonders:
        open_ones = t.wonders[p] & ~t.face_down[p]
        for wonder in range(WONDERS):
            if open_ones >> wonder & 1:
                found += WONDER_FACES[wonder]
    return found * (1 + t.perk(p, FACES_MORE))


def technologies(t: Layout, p: i64, level: i64) -> i64:
    """Return how many technology cards of a level a player has in play (TA-0.11, TA-20.13, TA-20.14)."""
    found: i64 = 1 if AGE[t.government[p]] == level else 0
    for site in range(SITES):
        if t.techs[p] >> site & 1 and AGE[site] == level:
            found += 1
    for line in range(LINES):
        card = t.special[p * LINES + line]
        if card != NONE and AGE[card] == level:
            found += 1
    return found


def card_levels(t: Layout, p: i64, categories: i64) -> i64:
    """Return the sum of the levels of the technology cards in play of some categories (TA-43.12)."""
    found: i64 = AGE[t.government[p]] if categories >> GOVERNMENT & 1 else 0
    for site in range(SITES):
        if t.techs[p] >> site & 1 and categories >> CATEGORY[site] & 1:
            found += AGE[site]
    if categories >> SPECIAL & 1:
        for line in range(LINES):
            if t.special[p * LINES + line] != NONE:
                found += AGE[t.special[p * LINES + line]]
    return found


def _rivals_ahead(t: Layout, p: i64, by_strength: bool) -> i64:
    """Return how many rivals are strictly stronger, or have strictly more culture points (TA-43.67)."""
    found: i64 = 0
    for q in range(t.players):
        if not t.is_out(q):
            ahead = t.strength[q] > t.strength[p] if by_strength else t.culture[q] > t.culture[p]
            if ahead:
                found += 1
    return found


def _wonder_points(t: Layout, p: i64, v: Value) -> i64:
    """Return points for each completed wonder by its age; those turned down count too (TA-43.35)."""
    found: i64 = 0
    for wonder in range(WONDERS):
        if t.wonders[p] >> wonder & 1:
            found += v.points[AGE[FIRST_WONDER + wonder]]
    return found


# --- production ---


def best_mine(t: Layout, p: i64) -> i64:
    """Return the mine of the highest level that has a worker, or NONE (TA-43.11)."""
    best: i64 = NONE
    for site in range(MINE_SITE, LAB_SITE):
        if t.workers[p * SITES + site]:
            best = site
    return best


def made(t: Layout, p: i64, category: i64) -> i64:
    """Return the food of the farms or the resources of the mines per turn, gross (TA-37.9, TA-43.54)."""
    found: i64 = 0
    for site in range(FIRST[category], FIRST[category + 1]):
        found += t.workers[p * SITES + site] * WORTH[site]
    if category == MINE and t.perk(p, MINE_EXTRA):
        best = best_mine(t, p)
        if best != NONE:
            found += WORTH[best] * t.perk(p, MINE_EXTRA)
    return found


# --- armies (TA-34) ---


def army_bonus(t: Layout, p: i64, only_best: bool) -> i64:
    """Return what tactics add to a player's strength, or what their best army alone adds (TA-43.6)."""
    if t.tactics[p] == NONE:
        return 0
    return bonus_of(t, p, t.workers[p * SITES + UNIT_SITE : (p + 1) * SITES], only_best)


def bonus_of(t: Layout, p: i64, units: vec[i64], only_best: bool) -> i64:
    """Return what the armies among some units add under a player's tactics (TA-34.3 to TA-34.13).

    As many armies as possible are formed, as few of them obsolete as possible, and air forces join the best ones first:
    nothing can add more.
    """
    tactics = t.tactics[p]
    if tactics == NONE or t.perk(p, NO_TACTICS):
        return 0
    armies: i64 = 99
    fresh: i64 = 99
    for kind in range(3):
        needs = needs_of(tactics, kind)
        if needs:
            have: i64 = 0
            new: i64 = 0
            first = UNIT_SITE if kind == 0 else CAVALRY_SITE if kind == 1 else ARTILLERY_SITE
            last = CAVALRY_SITE if kind == 0 else ARTILLERY_SITE if kind == 1 else AIR_SITE
            for site in range(first, last):
                have += units[site - UNIT_SITE]
                if AGE[site] + 1 >= AGE[tactics]:
                    new += units[site - UNIT_SITE]
            armies = min(armies, have // needs)
            fresh = min(fresh, new // needs)
            if armies == 0:
                return 0
    old = armies - fresh
    air = units[AIR_SITE - UNIT_SITE]
    if only_best:
        best = ARMY[tactics] if fresh else OLD_ARMY[tactics] if old else 0
        return best * 2 if air else best
    bonus = fresh * ARMY[tactics] + old * OLD_ARMY[tactics]
    bonus += min(air, fresh) * ARMY[tactics]
    return bonus + min(max(air - fresh, 0), old) * OLD_ARMY[tactics]


def needs_of(tactics: i64, kind: i64) -> i64:
    """Return how many infantry, cavalry or artillery units an army has under a tactics card."""
    if kind == 0:
        return NEEDS_INFANTRY[tactics]
    return NEEDS_CAVALRY[tactics] if kind == 1 else NEEDS_ARTILLERY[tactics]
