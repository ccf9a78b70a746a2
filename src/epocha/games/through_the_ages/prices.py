"""What actions cost the active player, and which rule forbids them (TA-13 to TA-22)."""

from mypy_extensions import i64

from epocha.engine.bits import count
from epocha.games.through_the_ages.components import (
    AGE,
    CATEGORY,
    COST,
    FIRST_WONDER,
    GOVERNMENT,
    INCREASE_COST,
    LEADER,
    LINE,
    LINES,
    NONE,
    REVOLUTION_COST,
    SCIENCE_COST,
    SITES,
    SPACE_COST,
    SPECIAL,
    STAGE_COST,
    STAGE_COUNT,
    STAGES,
    UNIT_SITE,
    WONDER,
)
from epocha.games.through_the_ages.effect_tables import PARTNER_PAYS, SURCHARGED
from epocha.games.through_the_ages.effects import (
    BUILD_OFF,
    FOOD,
    FOOD_OFF,
    LEVEL_OFF,
    PERKS,
    RESOURCES,
    RIVALS_PAY,
    STAGES_MORE,
    TAKE_OFF,
    TECH_OFF,
    WAR_BUILD_OFF,
)
from epocha.games.through_the_ages.piles import civil_held
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.stores import bank_after, can_pay, exchanges
from epocha.games.through_the_ages.values import LAB_SITE, buildings_of

# --- taking cards (TA-13) ---


def take_cost(t: Table, p: i64, space: i64) -> i64:
    """Return the civil actions for taking a card from the row (TA-13.1, TA-13.10, TA-43.24)."""
    cost = SPACE_COST[space]
    if t.row[space] != NONE and CATEGORY[t.row[space]] == WONDER:
        cost = max(0, cost + count(t.wonders[p]) - t.perk(p, TAKE_OFF))
    return cost


def untakable(t: Table, p: i64, space: i64, budget: i64) -> str | None:
    """Return the rule that keeps a player from taking a card for so many civil actions, if one does."""
    card = t.row[space]
    if card == NONE:
        return "TA-13.2"
    kind = CATEGORY[card]
    if kind == WONDER:
        if t.wonder[p] != NONE:
            return "TA-13.9"
        if take_cost(t, p, space) > budget:
            return "TA-13.10" if SPACE_COST[space] <= budget else "TA-13.1"
        return None
    if t.civil_count[p] >= t.civil_limit[p]:
        return "TA-13.5"
    if kind == LEADER and t.leaders_taken[p] >> AGE[card] & 1:
        return "TA-13.8"
    if kind <= SPECIAL and (is_in_play(t, p, card) or civil_held(t, p, card)):
        return "TA-13.12"
    return "TA-13.1" if SPACE_COST[space] > budget else None


def is_in_play(t: Table, p: i64, card: i64) -> bool:
    """Return whether a player has this technology in play; a covered government is not (TA-20.14)."""
    if card < SITES:
        return t.techs[p] >> card & 1 != 0
    if CATEGORY[card] == GOVERNMENT:
        return t.government[p] == card
    return t.special[p * LINES + LINE[card]] == card


# --- people (TA-14) ---


def growth_price(t: Table, p: i64, off: i64) -> i64:
    """Return the food for increasing population (TA-5.3, TA-43.25)."""
    return max(0, INCREASE_COST[t.yellow[p]] - t.perk(p, FOOD_OFF) - off)


def ungrowable(t: Table, p: i64, off: i64) -> str | None:
    """Return the rule that forbids increasing population, the action aside."""
    if t.yellow[p] == 0:
        return "TA-14.2"
    return None if can_pay(t, p, FOOD, growth_price(t, p, off)) else "TA-14.1"


# --- buildings and units (TA-15, TA-16) ---


def is_urban(site: i64) -> bool:
    """Return whether a site is an urban building (TA-0.8)."""
    return LAB_SITE <= site < UNIT_SITE


def is_unit(site: i64) -> bool:
    """Return whether a site is a military unit (TA-0.9)."""
    return site >= UNIT_SITE


def base_cost(t: Table, p: i64, site: i64) -> i64:
    """Return the printed cost less what construction technologies save (TA-22.12, TA-22.13)."""
    if LAB_SITE <= site < UNIT_SITE:
        return max(0, COST[site] - t.perks[p * PERKS + LEVEL_OFF + AGE[site]])
    return COST[site]


def surcharge(t: Table, p: i64, site: i64) -> i64:
    """Return what rivals' leaders make a building dearer by (TA-43.53)."""
    perks = t.perks
    at = RIVALS_PAY + CATEGORY[site]
    found: i64 = 0
    for q in range(t.players):
        if q != p:
            found += perks[q * PERKS + at]
    return found


def build_price(t: Table, p: i64, site: i64, off: i64) -> i64:
    """Return the resources for a new building or unit, before what pools pay (TA-22.8, TA-22.15)."""
    perks = t.perks
    own = p * PERKS
    kind = CATEGORY[site]
    price = base_cost(t, p, site) - perks[own + BUILD_OFF + kind] - off
    if site >= UNIT_SITE and perks[own + WAR_BUILD_OFF] and is_threatened(t, p):
        price -= perks[own + WAR_BUILD_OFF]
    if price < 0:
        price = 0
    return price + surcharge(t, p, site) if SURCHARGED >> kind & 1 else price


def upgrade_price(t: Table, p: i64, old: i64, new: i64, off: i64) -> i64:
    """Return the resources for an upgrade, before what pools pay (TA-15.9, TA-22.14, TA-43.52)."""
    return max(0, base_cost(t, p, new) - base_cost(t, p, old) - off) + surcharge(t, p, new)


def is_threatened(t: Table, p: i64) -> bool:
    """Return whether a war against a player is pending (TA-43.30)."""
    for q in range(t.players):
        if t.war[q] != NONE and t.war_on[q] == p:
            return True
    return False


def after_pools(t: Table, site: i64, price: i64) -> i64:
    """Return what is left to pay after the pools for units (TA-22.9)."""
    return max(0, price - t.fund - t.leader_fund) if site >= UNIT_SITE else price


def is_affordable(t: Table, p: i64, site: i64, off: i64, money: i64) -> bool:
    """Return whether so many resources, and what pools pay, are enough for a building or unit."""
    price = build_price(t, p, site, off)
    return price <= money or after_pools(t, site, price) <= money


def is_full(t: Table, p: i64, site: i64) -> bool:
    """Return whether a player has as many urban buildings of a type as the government allows (TA-15.2)."""
    return LAB_SITE <= site < UNIT_SITE and buildings_of(t, p, CATEGORY[site]) >= t.urban_limit[p]


def unbuildable(t: Table, p: i64, site: i64, off: i64, money: i64) -> str | None:
    """Return the rule that forbids building on a site for so many resources, the action aside."""
    if t.techs[p] >> site & 1 == 0:
        return "TA-16.6" if is_unit(site) else "TA-15.5"
    if t.unused[p] == 0:
        return "TA-16.1" if is_unit(site) else "TA-15.3"
    if is_full(t, p, site):
        return "TA-15.2"
    if not is_affordable(t, p, site, off, money):
        return "TA-16.1" if is_unit(site) else "TA-15.3"
    return None


def unupgradable(t: Table, p: i64, old: i64, new: i64, off: i64, money: i64) -> str | None:
    """Return the rule that forbids an upgrade for so many resources, the action aside."""
    if CATEGORY[old] != CATEGORY[new] or t.workers[p * SITES + old] == 0 or t.techs[p] >> new & 1 == 0:
        return "TA-16.4" if is_unit(old) else "TA-15.9"
    if AGE[new] <= AGE[old]:
        return "TA-15.12"
    if after_pools(t, old, upgrade_price(t, p, old, new, off)) > money:
        return "TA-16.4" if is_unit(old) else "TA-15.9"
    return None


# --- wonders (TA-17) ---


def stages_price(t: Table, p: i64, number: i64, off: i64) -> i64:
    """Return the resources for the next stages of a wonder (TA-17.9)."""
    first = (t.wonder[p] - FIRST_WONDER) * STAGES + t.stages[p]
    price: i64 = 0
    for stage in range(first, first + number):
        price += STAGE_COST[stage]
    return max(0, price - off)


def unstageable(t: Table, p: i64, number: i64, off: i64, most: i64, money: i64) -> str | None:
    """Return the rule that forbids building so many stages for so many resources with one action, the action aside."""
    if t.wonder[p] == NONE:
        return "TA-17.2"
    left = STAGE_COUNT[t.wonder[p] - FIRST_WONDER] - t.stages[p]
    if number > most:
        return "TA-17.9"
    if number > left:
        return "TA-17.1"
    price = stages_price(t, p, number, off)
    if price > money:
        return "TA-17.2"
    markers = number - 1 if number == left else number
    return "TA-17.5" if markers > _bank_left(t, p, price) else None


def _bank_left(t: Table, p: i64, price: i64) -> i64:
    """Return how many blue tokens there will be for markers after a price was paid (TA-17.4)."""
    if price and exchanges(t, p, RESOURCES):
        return bank_after(t, p, RESOURCES, price - 1) - t.blue[p] + bank_after(t, p, FOOD, 1)
    return bank_after(t, p, RESOURCES, price)


def most_stages(t: Table, p: i64) -> i64:
    """Return how many stages one civil action builds (TA-17.9)."""
    return 1 + t.perk(p, STAGES_MORE)


# --- technologies (TA-19, TA-20) ---


def science_price(t: Table, p: i64, card: i64, revolution: bool) -> i64:
    """Return the science for playing a technology (TA-19.1, TA-20.1, TA-43.30, TA-43.68)."""
    cost = REVOLUTION_COST[card] if revolution else SCIENCE_COST[card]
    return max(0, cost - t.perks[p * PERKS + TECH_OFF + CATEGORY[card]])


def unplayable_technology(t: Table, p: i64, card: i64, revolution: bool) -> str | None:
    """Return the rule that keeps a technology in hand from being played, the action aside."""
    if CATEGORY[card] == SPECIAL:
        old = t.special[p * LINES + LINE[card]]
        if old != NONE and AGE[old] >= AGE[card]:
            return "TA-19.10"
    if partner_without_science(t, p):
        return "TA-43.15"
    if science_price(t, p, card, revolution) > t.science[p]:
        return "TA-20.3" if revolution else "TA-20.9" if CATEGORY[card] == GOVERNMENT else "TA-19.2"
    return None


def partner_without_science(t: Table, p: i64) -> bool:
    """Return whether a partner who would have to pay for a technology has no science (TA-43.15)."""
    pact = t.pact
    for q in range(t.players):
        if pact[q] != NONE and PARTNER_PAYS[pact[q]]:
            if q == p and t.science[t.pact_with[q]] < PARTNER_PAYS[t.pact[q]]:
                return True
            if t.pact_with[q] == p and t.science[q] < PARTNER_PAYS[t.pact[q]]:
                return True
    return False
