"""Ratings: strength, culture and science per turn, happiness, actions, limits and perks of a civilization (TA-7).

This is the one place where they are worked out. They are kept in derived fields; whoever changes what lies in play
calls `settle` for the seat. A test compares them with a slow and obvious recomputation after every action of random
games.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import listed
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    CARDS,
    CIVIL_ACTIONS,
    CULTURE,
    FIRST_TERRITORY,
    FIRST_WONDER,
    HAPPY,
    LINES,
    MILITARY_ACTIONS,
    MOST_CULTURE_RATE,
    MOST_FACES,
    MOST_STRENGTH,
    NONE,
    SCIENCE,
    SITES,
    STRENGTH,
    TERRITORIES,
    UNIT_SITE,
    URBAN_LIMIT,
    VARIANTS,
    WONDERS,
)
from epocha.games.through_the_ages.effect_tables import EFFECTS, FIRST_PACT, LASTING
from epocha.games.through_the_ages.effects import (
    CIVIL_HAND_MORE,
    CIVIL_MORE,
    CULTURE_RATING,
    FACES_MORE,
    HAPPY_RATING,
    MILITARY_HAND_MORE,
    MILITARY_MORE,
    PERKS,
    SCIENCE_RATING,
    STRENGTH_RATING,
    TURN_DOWN,
    TURN_FUND,
    Lasting,
)
from epocha.games.through_the_ages.layout import Layout
from epocha.games.through_the_ages.values import amount_of, army_bonus

FACE_DOWN_CULTURE: Final[i64] = next(
    int(effect.number) for effects in EFFECTS for effect in effects if effect.verb == TURN_DOWN
)
"""What a wonder that was turned down still gives each turn (TA-43.35)."""
EASIER_LIMIT: Final[i64] = next(variant.urban_limit_extra for variant in VARIANTS if variant.id == "easier")


def in_play(t: Layout, p: i64) -> vec[i64]:
    """Return the cards of a player that last, as pairs: where in LASTING, and the other party of a pact."""
    out = append(append(vec[i64](capacity=48), t.government[p]), NONE)
    for line in range(LINES):
        if t.special[p * LINES + line] != NONE:
            out = append(append(out, t.special[p * LINES + line]), NONE)
    if t.leader[p] != NONE:
        out = append(append(out, t.leader[p]), NONE)
    wonders = t.wonders[p] & ~t.face_down[p]
    if wonders:
        for wonder in range(WONDERS):
            if wonders >> wonder & 1:
                out = append(append(out, FIRST_WONDER + wonder), NONE)
    colonies = t.colonies[p]
    if colonies:
        for territory in range(TERRITORIES):
            if colonies >> territory & 1:
                out = append(append(out, FIRST_TERRITORY + territory), NONE)
    for q in range(t.players):
        if t.pact[q] != NONE and (q == p or t.pact_with[q] == p):
            side_a = (t.pact_side[q] == 0) == (q == p)
            at = t.pact[q] if side_a else CARDS + t.pact[q] - FIRST_PACT
            out = append(append(out, at), t.pact_with[q] if q == p else q)
    return out


def rate(t: Layout, p: i64) -> None:
    """Work out everything that is derived for a seat."""
    cards = in_play(t, p)
    base = p * PERKS
    perks = t.perks
    for at in range(base, base + PERKS):
        perks[at] = 0
    for i in range(0, len(cards), 2):
        pairs = LASTING[cards[i]].perks
        for k in range(0, len(pairs), 2):
            perks[base + pairs[k]] += pairs[k + 1]
    government = t.government[p]
    t.civil_total[p] = CIVIL_ACTIONS[government] + perks[base + CIVIL_MORE]
    t.military_total[p] = MILITARY_ACTIONS[government] + perks[base + MILITARY_MORE]
    t.urban_limit[p] = URBAN_LIMIT[government] + (EASIER_LIMIT if t.terms.easier else 0)
    t.civil_limit[p] = t.civil_total[p] + perks[base + CIVIL_HAND_MORE]
    counted = t.civil_total[p] if t.terms.civil_reading else t.military_total[p]
    t.military_limit[p] = counted + perks[base + MILITARY_HAND_MORE]
    _rate_workers(t, p, cards)


def settle_workers(t: Layout, p: i64) -> None:
    """Work out anew what follows from where a seat's workers stand: nothing but its own ratings."""
    _rate_workers(t, p, in_play(t, p))


def _rate_workers(t: Layout, p: i64, cards: vec[i64]) -> None:
    """Work out the four ratings that follow from workers and cards (TA-7.9 to TA-7.13, TA-35.1)."""
    base = p * SITES
    workers = t.workers
    strength: i64 = army_bonus(t, p, False)
    culture: i64 = 0
    science: i64 = 0
    faces: i64 = 0
    unhappy: i64 = 0
    for site in listed(t.techs[p]):
        n = workers[base + site]
        if n:
            strength += n * STRENGTH[site]
            culture += n * CULTURE[site]
            science += n * SCIENCE[site]
            faces += n * HAPPY[site]
    down = t.face_down[p]
    while down:
        down &= down - 1
        culture += FACE_DOWN_CULTURE
    for i in range(0, len(cards), 2):
        lasting: Lasting = LASTING[cards[i]]
        for one in lasting.adds:
            amount = amount_of(t, p, one.value, cards[i + 1])
            if one.to == STRENGTH_RATING:
                strength += amount
            elif one.to == CULTURE_RATING:
                culture += amount
            elif one.to == SCIENCE_RATING:
                science += amount
            elif one.to == HAPPY_RATING:
                if amount > 0:
                    faces += amount
                else:
                    unhappy -= amount
    faces = faces * (1 + t.perk(p, FACES_MORE)) - unhappy
    t.strength[p] = max(0, min(strength, MOST_STRENGTH))
    t.culture_rate[p] = max(0, min(culture, MOST_CULTURE_RATE))
    t.science_rate[p] = max(0, min(science, t.terms.most_science_rate or science))
    t.happy[p] = max(0, min(faces, MOST_FACES))


def rate_all(t: Layout) -> None:
    """Work out everything that is derived."""
    for p in range(t.players):
        rate(t, p)


def settle(t: Layout, p: i64) -> None:
    """Work out anew what follows from a seat's cards and workers, also for the partners of its pacts.

    If action tokens are lost in one's own turn, spent ones are handed back first (TA-8.6); those that come are unspent.
    """
    civil = t.civil_total[p]
    military = t.military_total[p]
    fund = t.perk(p, TURN_FUND)
    rate(t, p)
    for q in range(t.players):
        if t.pact[q] != NONE:
            if q == p:
                rate(t, t.pact_with[q])
            elif t.pact_with[q] == p:
                rate(t, q)
    if p == t.turn:
        if t.civil_total[p] < civil:
            t.civil_spent = max(0, t.civil_spent - civil + t.civil_total[p])
        if t.military_total[p] < military:
            t.military_spent = max(0, t.military_spent - military + t.military_total[p])
        if t.perk(p, TURN_FUND) != fund:
            t.leader_fund = t.perk(p, TURN_FUND)


def unit_strength(t: Layout, p: i64, site: i64) -> i64:
    """Return the strength of one unit, as it counts when it is sacrificed (TA-35.2, TA-43.18)."""
    found = STRENGTH[site]
    if t.leader[p] != NONE and site >= UNIT_SITE:
        for one in LASTING[t.leader[p]].adds:
            if one.in_unit and one.value.sites >> site & 1:
                found += 1
    return found
