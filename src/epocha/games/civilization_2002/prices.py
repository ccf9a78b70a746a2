"""What can be bought and what it costs (CE-7, CE-8), and who is paid for it."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.components import (
    AIRCRAFT,
    ENLARGE_BASIC,
    ERAS,
    FIGURE_CLASS,
    FIGURES,
    IMPROVEMENT_ERA,
    IMPROVEMENT_PRICE,
    IMPROVEMENT_TECHNOLOGY,
    IMPROVEMENTS,
    NONE,
    NUMBERS,
    OF_ERA,
    PRICES_ADVANCED,
    PRICES_BASIC,
    ROYALTY,
    SETTLER,
    SETTLERS,
    UNIT_TECHNOLOGY,
)
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.technologies import era_of, is_enabled, is_obtained, obtained, owner_of, unit_of

FIRST_PRICE: Final[i64] = NUMBERS.technology_first
MORE_PRICE: Final[i64] = NUMBERS.technology_more
ENLARGE_ADVANCED: Final[i64] = NUMBERS.enlarge_advanced
SELLS_FOR: Final[i64] = NUMBERS.sells_for_one_in


# --- units ---


def is_for_sale(t: Layout, figure: i64) -> bool:
    """Return whether a figure can be bought now (CE-7.2, CE-8.8 to CE-8.10)."""
    if figure == SETTLER:
        return True
    if t.agreed.advanced:
        return is_enabled(t, figure)
    return era_of(t, figure) == t.era


def figures_for_sale(t: Layout, most: i64) -> vec[i64]:
    """Return the fighting figures up to a class that can be bought now, ascending."""
    out = vec[i64](capacity=FIGURES)
    for figure in range(FIGURES):
        if FIGURE_CLASS[figure] <= most and is_for_sale(t, figure):
            out = append(out, figure)
    return out


def price_of(t: Layout, figure: i64) -> i64:
    """Return what a figure costs: by the current era, in the advanced rules by its own (CE-7.3, CE-8.2, CE-8.3)."""
    kind = FIGURE_CLASS[figure]
    if t.agreed.advanced:
        return PRICES_ADVANCED[kind * ERAS + (t.era if kind == SETTLERS else era_of(t, figure))]
    return PRICES_BASIC[kind * ERAS + t.era]


def selling_price(t: Layout, figure: i64) -> i64:
    """Return what the bank pays for a figure (CE-8.23)."""
    return price_of(t, figure) // SELLS_FOR


def bars_selling(t: Layout, figure: i64) -> str | None:
    """Return the rule by which a kind of figures cannot be sold, if there is one (CE-8.24)."""
    if not t.agreed.advanced:
        return "CE-7.1"
    if figure >= FIGURES or FIGURE_CLASS[figure] == AIRCRAFT or era_of(t, figure) >= t.era:
        return "CE-8.24"
    return None


# --- royalties ---


def paid_for(t: Layout, figure: i64) -> i64:
    """Return who receives a royalty for a figure, whoever buys it; or NONE (CE-8.11, CE-8.13)."""
    if not t.agreed.advanced or figure == SETTLER:
        return NONE
    return owner_of(t, UNIT_TECHNOLOGY[unit_of(t, figure)])


def pay(t: Layout, player: i64, price: i64, royal: i64, era: i64) -> None:
    """Let a player pay, a part of it to the owner of the technology if that is somebody else (CE-8.11 to CE-8.14)."""
    t.gold[player] -= price
    if royal not in (NONE, player):
        t.gold[royal] += ROYALTY[era]


# --- the rest ---


def price_to_enlarge(t: Layout, land: i64) -> i64:
    """Return what it costs to enlarge the settlement of a land (CE-7.11, CE-8.5)."""
    return ENLARGE_ADVANCED if t.agreed.advanced else ENLARGE_BASIC[t.settlement_size[land]]


def price_of_improvement(improvement: i64) -> i64:
    """Return what an improvement costs (CE-8.7)."""
    return IMPROVEMENT_PRICE[IMPROVEMENT_ERA[improvement]]


def bars_improvement(t: Layout, player: i64, improvement: i64) -> str | None:
    """Return the rule by which a player cannot have an improvement, if there is one, money aside."""
    if t.obsolete & single(improvement):
        return "CE-8.22"
    if not is_obtained(t, IMPROVEMENT_TECHNOLOGY[improvement]):
        return "CE-8.8"
    if t.improvements[player] & single(improvement):
        return "CE-8.20"
    return None


def may_be_outdated(t: Layout) -> i64:
    """Return the set of improvements that can be named as obsolete: discovered, and of an earlier era (CE-8.22)."""
    known = obtained(t)
    found: i64 = 0
    for improvement in range(IMPROVEMENTS):
        if IMPROVEMENT_ERA[improvement] < t.era and known & single(IMPROVEMENT_TECHNOLOGY[improvement]):
            found |= single(improvement)
    return found & ~t.obsolete


def next_card(t: Layout) -> i64:
    """Return a technology of the current era that nobody has, or NONE: in the basic rules all are alike (CE-7.17)."""
    left = OF_ERA[t.era] & ~obtained(t)
    technology: i64 = 0
    while left:
        if left & 1:
            return technology
        left >>= 1
        technology += 1
    return NONE


def price_of_card(t: Layout, player: i64) -> i64:
    """Return what a technology costs a player in the basic rules (CE-7.15)."""
    return FIRST_PRICE + MORE_PRICE * count(t.technologies[player])
