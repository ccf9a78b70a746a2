"""How bots of Civilization negotiate: they propose little, and accept what brings them as much as the other."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bundles import NO_LINE
from epocha.engine.vec import vec
from epocha.games.civilization_2010.appeal import item_worth, token_worth
from epocha.games.civilization_2010.components import RESOURCES
from epocha.games.civilization_2010.deed_habits import follows, named_next
from epocha.games.civilization_2010.goods import FIRST_RESOURCE, ONE_TRADE
from epocha.games.civilization_2010.layout import LINES, Layout
from epocha.games.civilization_2010.state import (
    ACCEPT,
    GIVE,
    KIND_BITS,
    LEAVE,
    OFFER,
    PAYLOAD,
    REFUSE,
    SEND,
    TAKE,
    Table,
)
from epocha.games.civilization_2010.steps.deeds import is_deed

FAIR_SHARE: Final = 0.75
"""What one gains by a deal must be so much of what the other gains; against a single rival, all of it."""
SALE: Final = 4
"""What a resource that is of no use to its owner costs, in points of trade."""
MOST_PROPOSED: Final = 3
"""Offers that bots think of in a Trade phase."""
CROWD: Final = 2


def gain_of(t: Layout, p: i64, offer: i64) -> float:
    """Return what an offer brings a seat that makes or is made it."""
    maker = offer // t.slots
    gain = 0.0
    for at in range(LINES):
        line = t.line(offer, at)
        if line == NO_LINE:
            break
        is_taken = line & 1 == 1
        value = item_worth(t, p, line >> 1)
        gain += value if is_taken == (p == maker) else -value
    return gain


def is_acceptable(t: Layout, p: i64, offer: i64) -> bool:
    """Return whether an offer brings its receiver something, and not much more to its maker."""
    gain = gain_of(t, p, offer)
    share = 1.0 if t.players == CROWD else FAIR_SHARE
    return gain > 0.0 and gain >= share * gain_of(t, offer // t.slots, offer)


def deal_pick(t: Table, p: i64, choices: vec[i64]) -> i64:
    """Return what is done on the floor without much thought: offers are answered, and none made."""
    draft = t.draft(p)
    if len(draft):
        if is_deed(draft[0] >> KIND_BITS):
            return named_next(t, p, draft, choices)
        return choices[len(choices) - 1]
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS == ACCEPT and is_acceptable(t, p, t.offer_of(p, choices[i] & PAYLOAD)):
            return choices[i]
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS == REFUSE:
            return choices[i]
    return LEAVE << KIND_BITS


def offers_worth_making(t: Layout, p: i64) -> list[list[int]]:
    """Return the offers by which both gain: a resource for another one, or then for trade; always in the same order."""
    found: list[list[int]] = []
    for q in range(t.players):
        if q == p:
            continue
        for mine in range(RESOURCES):
            if t.resources[p * RESOURCES + mine] == 0:
                continue
            gain = token_worth(t, q, mine) - token_worth(t, p, mine)
            if gain <= 0.0:
                continue
            start = [int(OFFER << KIND_BITS | q), int(GIVE << KIND_BITS | (FIRST_RESOURCE + mine))]
            theirs = wanted_of(t, p, q, mine)
            if theirs >= 0:
                found.append([*start, int(TAKE << KIND_BITS | (FIRST_RESOURCE + theirs)), int(SEND << KIND_BITS)])
            elif t.trade[q] >= SALE:
                price = [int(TAKE << KIND_BITS | ONE_TRADE) for _ in range(SALE)]
                found.append([*start, *price, int(SEND << KIND_BITS)])
    found.sort(key=len)
    return found


def wanted_of(t: Layout, p: i64, q: i64, mine: i64) -> i64:
    """Return a resource of another player that is worth more to this one, or -1."""
    for theirs in range(RESOURCES):
        if theirs != mine and t.resources[q * RESOURCES + theirs]:
            if token_worth(t, p, theirs) > token_worth(t, q, theirs):
                return theirs
    return -1


def proposed(t: Table, p: i64, draft: vec[i64]) -> list[list[int]]:
    """Return what is still to be picked of the offer to make next; if one has been begun, of that.

    The table does not tell what was refused, but how many offers were made in this phase. So each is the next in order,
    and nobody is offered again what they have just refused.
    """
    offers = offers_worth_making(t, p)
    made = t.offers_made[p]
    if made >= min(MOST_PROPOSED, len(offers)):
        return []
    picks = vec[i64](offers[made])
    return [offers[made][len(draft) :]] if follows(picks, draft) else []
