"""Blue tokens: producing, paying with change, gaining and losing food and resources (TA-6, TA-22, TA-24)."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.state import zeros
from epocha.engine.vec import vec
from epocha.games.through_the_ages.components import (
    AGE,
    CONSUMPTION,
    CORRUPTION,
    FAMINE_LOSS,
    NONE,
    SITES,
    STORES,
    WORTH,
)
from epocha.games.through_the_ages.effects import (
    FOOD,
    LAB_STOCK,
    MINE_EXTRA,
    PAY_WITH_FOOD,
    PAY_WITH_RESOURCES,
    RESOURCES,
)
from epocha.games.through_the_ages.layout import ARMED, USED, Layout
from epocha.games.through_the_ages.values import LAB_SITE, MINE_SITE, best_mine

STEPS: Final[i64] = LAB_SITE - MINE_SITE
"""How many levels farms, mines and laboratories have; in the plans of payments the lowest is 0."""


def _by_level() -> vec[i64]:
    """Return the mines and laboratories that may produce resources, the highest level first, then the worthiest."""
    sites = [site for site in range(int(MINE_SITE), int(STORES)) if WORTH[site]]
    return vec[i64](sorted(sites, key=lambda site: (-AGE[site], -WORTH[site])))


_RESOURCE_SITES: Final[vec[i64]] = _by_level()


def stock(t: Layout, p: i64, good: i64) -> i64:
    """Return the food or resources that a player has (TA-22.1)."""
    first = 0 if good == FOOD else MINE_SITE
    last = MINE_SITE if good == FOOD else STORES
    tokens = t.tokens
    base = p * STORES
    found: i64 = 0
    for at in range(base + first, base + last):
        if tokens[at]:
            found += tokens[at] * WORTH[at - base]
    return found


# --- paying (TA-22.2 to TA-22.6) ---


def plan_of(t: Layout, p: i64, good: i64, amount: i64) -> vec[i64]:
    """Return how many tokens of each worth are left after paying, by level: the automatic payment (TA-22.16).

    The fewest tokens stay on the cards, and of those the worthiest. A token may be broken into lower ones, never
    merged. If the blue bank has none for the change, as little as possible is paid too much. The amount must be there.
    """
    first = 0 if good == FOOD else MINE_SITE
    have = t.tokens[p * STORES + first : p * STORES + first + STEPS]
    before: i64 = 0
    for level in range(STEPS):
        if good == RESOURCES:
            have[level] += _lab_tokens(t, p, level)
        before += have[level]
    left = stock(t, p, good) - amount
    while True:
        plan = _kept(t, p, first, have, left)
        after: i64 = 0
        for level in range(STEPS):
            after += plan[level]
        if after <= before + t.blue[p]:
            return plan
        left -= 1


def _lab_tokens(t: Layout, p: i64, level: i64) -> i64:
    """Return the tokens on the laboratory that are worth the same as those on the mine of a level (TA-43.7)."""
    return t.tokens[p * STORES + LAB_SITE + level + 1] if LAB_SITE + level + 1 < STORES else 0


def _kept(t: Layout, p: i64, first: i64, have: vec[i64], value: i64) -> vec[i64]:
    """Return the tokens by level that hold a value: the worthiest that are there or can be made by breaking others."""
    plan = zeros(STEPS)
    top = STEPS - 1
    plan[3] = min(have[top], value // WORTH[first + 3])
    broken = have[3] - plan[3]  # each can become a 3 and a 2, or two 2s and a 1
    value -= plan[3] * WORTH[first + 3]
    more = broken if t.techs[p] >> (first + 2) & 1 else 0
    plan[2] = min(have[2] + more, value // WORTH[first + 2])
    made = max(0, plan[2] - have[2])
    value -= plan[2] * WORTH[first + 2]
    more = (broken - made) * 2 + made + max(0, have[2] - plan[2]) if t.techs[p] >> (first + 1) & 1 else 0
    plan[1] = min(have[1] + more, value // WORTH[first + 1])
    plan[0] = value - plan[1] * WORTH[first + 1]
    return plan


def kept_on_card(tokens: i64, on_card: i64, on_lab: i64) -> i64:
    """Return how many tokens of a level lie on its farm or mine, the others on a laboratory, which loses them first.

    Args:
        on_card, on_lab: how many lay there before.
    """
    return tokens - on_lab if tokens > on_card + on_lab else min(tokens, on_card)


def pay(t: Layout, p: i64, good: i64, amount: i64) -> None:
    """Pay an amount that is there, by the automatic payment."""
    if amount <= 0:
        return
    plan = plan_of(t, p, good, amount)
    base = p * STORES + (0 if good == FOOD else MINE_SITE)
    for level in range(STEPS):
        on_lab = _lab_tokens(t, p, level) if good == RESOURCES else 0
        on_card = t.tokens[base + level]
        kept = kept_on_card(plan[level], on_card, on_lab)
        t.blue[p] += on_card - kept
        t.tokens[base + level] = kept
        if on_lab:
            t.blue[p] += on_lab - plan[level] + kept
            t.tokens[p * STORES + LAB_SITE + level + 1] = plan[level] - kept


def bank_after(t: Layout, p: i64, good: i64, amount: i64) -> i64:
    """Return how many blue tokens the bank will have after paying (TA-17.4)."""
    if amount <= 0:
        return t.blue[p]
    plan = plan_of(t, p, good, amount)
    first = 0 if good == FOOD else MINE_SITE
    found = t.blue[p]
    for level in range(STEPS):
        on_lab = _lab_tokens(t, p, level) if good == RESOURCES else 0
        found += t.tokens[p * STORES + first + level] + on_lab - plan[level]
    return found


def exchanges(t: Layout, p: i64, good: i64, keep: i64 = 0) -> bool:
    """Return whether a pact lets the active player now pay one of the other good for one of this (TA-43.44).

    Args:
        keep: how much of the other good is needed for a price of its own.
    """
    if t.exchange != ARMED or p != t.turn:
        return False
    if good == RESOURCES:
        return t.perk(p, PAY_WITH_FOOD) > 0 and stock(t, p, FOOD) > keep
    return t.perk(p, PAY_WITH_RESOURCES) > 0 and stock(t, p, RESOURCES) > keep


def can_pay(t: Layout, p: i64, good: i64, amount: i64, keep: i64 = 0) -> bool:
    """Return whether a player can pay a price, while so much of the other good is kept."""
    return amount <= 0 or purse(t, p, good, keep) >= amount


def purse(t: Layout, p: i64, good: i64, keep: i64 = 0) -> i64:
    """Return the highest price that a player can pay: what is there, and one that a pact exchanges."""
    there = stock(t, p, good)
    return there + 1 if exchanges(t, p, good, keep) else there


def pay_price(t: Layout, p: i64, good: i64, amount: i64, keep: i64 = 0) -> None:
    """Pay a price, or consumption as far as it can be paid: what a pact exchanges is taken first (TA-43.61)."""
    if amount > 0 and exchanges(t, p, good, keep):
        pay(t, p, FOOD if good == RESOURCES else RESOURCES, 1)
        t.exchange = USED
        amount -= 1
    pay(t, p, good, amount)


def lose(t: Layout, p: i64, good: i64, amount: i64) -> i64:
    """Lose food or resources, at most what is there; return how much was lost (TA-36.14)."""
    if amount == 0:
        return 0
    lost = min(amount, stock(t, p, good))
    pay(t, p, good, lost)
    return lost


def gain(t: Layout, p: i64, good: i64, amount: i64) -> None:
    """Gain food or resources: the worthiest tokens first, as far as the blue bank reaches (TA-22.7)."""
    first = 0 if good == FOOD else MINE_SITE
    for level in range(STEPS - 1, -1, -1):
        site = first + level
        if t.techs[p] >> site & 1:
            placed = min(t.blue[p], amount // WORTH[site])
            t.tokens[p * STORES + site] += placed
            t.blue[p] -= placed
            amount -= placed * WORTH[site]


# --- production (TA-24.3 to TA-24.8) ---


def _produce_on(t: Layout, p: i64, site: i64, count: i64) -> None:
    """Put tokens on a card, as far as the blue bank reaches."""
    if count:
        placed = min(t.blue[p], count)
        t.tokens[p * STORES + site] += placed
        t.blue[p] -= placed


def produce_food(t: Layout, p: i64) -> None:
    """TA-24.3, TA-24.7: the highest level first."""
    for site in range(STEPS - 1, -1, -1):
        _produce_on(t, p, site, t.workers[p * SITES + site])


def _tokens_of(t: Layout, p: i64, site: i64) -> i64:
    """Return how many tokens a mine, or a laboratory if a leader lets it, would put out."""
    workers = t.workers[p * SITES + site]
    if workers == 0:
        return 0
    if site >= LAB_SITE:
        return workers * t.perk(p, LAB_STOCK)
    extra = t.perk(p, MINE_EXTRA)
    return workers + extra if extra and site == best_mine(t, p) else workers


def produce_resources(t: Layout, p: i64, labs: bool, left_out: i64 = NONE) -> None:
    """TA-24.6, TA-24.7: the highest level first; laboratories too, unless an event produces.

    Args:
        left_out: the site that gets one token less; no other gets it instead (TA-25.6).
    """
    kept: i64 = 0 if left_out == NONE else 1
    t.blue[p] -= kept
    for i in range(len(_RESOURCE_SITES)):
        site = _RESOURCE_SITES[i]
        if site < LAB_SITE or labs:
            _produce_on(t, p, site, _tokens_of(t, p, site) - (kept if site == left_out else 0))
    t.blue[p] += kept


def made_on(t: Layout, p: i64, site: i64) -> i64:
    """Return how many tokens a full production puts on a mine or laboratory, as far as the bank reaches."""
    left = t.blue[p]
    for i in range(len(_RESOURCE_SITES)):
        made = min(left, _tokens_of(t, p, _RESOURCE_SITES[i]))
        if _RESOURCE_SITES[i] == site:
            return made
        left -= made
    return 0


def resource_tokens(t: Layout, p: i64) -> i64:
    """Return how many tokens a full production of resources would put on cards, if the bank reaches."""
    found: i64 = 0
    for i in range(len(_RESOURCE_SITES)):
        found += _tokens_of(t, p, _RESOURCE_SITES[i])
    return found


def consume(t: Layout, p: i64) -> None:
    """TA-24.4, TA-24.5: pay food for the population; every food that is missing costs culture."""
    need = CONSUMPTION[t.yellow[p]]
    there = stock(t, p, FOOD) + (1 if need and exchanges(t, p, FOOD) else 0)
    pay_price(t, p, FOOD, min(need, there))
    if need > there:
        t.culture[p] = max(0, t.culture[p] - FAMINE_LOSS * (need - there))


def corrupt(t: Layout, p: i64) -> None:
    """TA-25.1 to TA-25.5: paid once, with resources, as far as there are any."""
    lose(t, p, RESOURCES, CORRUPTION[t.blue[p]])
