"""What resource abilities cost: which tokens pay (CF-20.5, CF-20.6, CF-20.9, CF-D28), and gift events (CF-18.7).

A player picks what pays in the same draft as the use of the ability, `use metalworking, pay hut iron`. So nobody sees
from a question how many ways of paying there are, which would tell of face-down tokens and of events in hand.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.vec import append, vec
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2010.aims import aimed_effect, aims
from epocha.games.civilization_2010.components import (
    DECKS,
    EVENT_DECK,
    EVENTS,
    NONE,
    RESOURCES,
    SITES,
    TOKEN_RESOURCE,
    TOKENS,
)
from epocha.games.civilization_2010.effect_tables import ABILITY, EVENT_ABILITY
from epocha.games.civilization_2010.effects import AS_RESOURCE
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.piles import spend_token, unspend_token
from epocha.games.civilization_2010.state import KIND_BITS, PAY_EVENT, PAY_RESOURCE, PAY_TOKEN, PAYLOAD

MOST_SYMBOLS: Final = 3
"""Tokens that an ability costs at most."""

GIFT: Final[vec[i64]] = vec[i64](
    [int(one.effects[0].among) if one.effects[0].verb == AS_RESOURCE else 0 for one in EVENT_ABILITY]
)
"""The set of resources of which a culture event can pay one; none of most events."""


def _gifts_for(resources: int) -> vec[i64]:
    return vec_of([event for event in range(int(EVENTS)) if int(GIFT[event]) & resources])


GIFTS_FOR: Final[list[vec[i64]]] = [
    _gifts_for((1 << int(RESOURCES)) - 1),
    *[_gifts_for(1 << resource) for resource in range(int(RESOURCES))],
]
"""The culture events that can stand for any resource, and then for each."""


def _gifts_in(deck: int) -> int:
    """Return the set of resources of which some culture event of a deck can pay one."""
    found = 0
    for event in range(int(EVENTS)):
        if EVENT_DECK[event] == deck:
            found |= int(GIFT[event])
    return found


GIFTS_IN: Final[vec[i64]] = vec[i64]([_gifts_in(deck) for deck in range(int(DECKS))])
"""For each deck the set of resources of which its gifts can pay one."""


def symbols(number: i64) -> i64:
    """Return how many tokens an ability costs."""
    return len(ABILITY[number].resources) + ABILITY[number].any_resources


def wanted(number: i64) -> i64:
    """Return the resource that an ability costs, or NONE if any will do."""
    return ABILITY[number].resources[0] if len(ABILITY[number].resources) else NONE


def gifts_for(want: i64) -> vec[i64]:
    """Return the culture events that can stand for a resource, or with NONE for any."""
    return GIFTS_FOR[want + 1]


def is_payment(pick: i64) -> bool:
    """Return whether a pick pays one symbol."""
    return pick >> KIND_BITS in (PAY_RESOURCE, PAY_TOKEN, PAY_EVENT)


def times_picked(picks: vec[i64], first: i64, what: i64) -> i64:
    """Return how often something is in a list, from number `first` on."""
    found: i64 = 0
    for at in range(first, len(picks)):
        if picks[at] == what:
            found += 1
    return found


def paid(picks: vec[i64], first: i64) -> i64:
    """Return how many symbols picks pay, from number `first` on."""
    found: i64 = 0
    for at in range(first, len(picks)):
        if is_payment(picks[at]):
            found += 1
    return found


def waits_for_aim(picks: vec[i64], first: i64) -> bool:
    """Return whether the last of the picks from number `first` on is a gift that needs a target."""
    last = len(picks) - 1
    return (
        last >= first
        and picks[last] >> KIND_BITS == PAY_EVENT
        and aimed_effect(EVENT_ABILITY[picks[last] & PAYLOAD]) != NONE
    )


def payments(t: Layout, player: i64, number: i64, picks: vec[i64], first: i64, due: i64, out: vec[i64]) -> vec[i64]:
    """Add what could be picked next, after the picks from number `first` on, to pay so many symbols of an ability."""
    if waits_for_aim(picks, first):
        gift = EVENT_ABILITY[picks[len(picks) - 1] & PAYLOAD]
        return aims(t, player, gift, gift.effects[aimed_effect(gift)], vec[i64](capacity=1))
    if paid(picks, first) >= due:
        return out
    want = wanted(number)
    for resource in range(RESOURCES):
        action = PAY_RESOURCE << KIND_BITS | resource
        if want in (NONE, resource):
            if t.resources[player * RESOURCES + resource] > times_picked(picks, first, action):
                out = append(out, action)
    for token in range(TOKENS):
        action = PAY_TOKEN << KIND_BITS | token
        if want in (NONE, TOKEN_RESOURCE[token]):
            if t.tokens[player * TOKENS + token] > times_picked(picks, first, action):
                out = append(out, action)
    gifts = gifts_for(want)
    for at in range(len(gifts)):
        event = gifts[at]
        action = PAY_EVENT << KIND_BITS | event
        if t.hand[player * EVENTS + event] > times_picked(picks, first, action):
            out = append(out, action)
    return out


def can_pay(t: Layout, player: i64, number: i64, due: i64) -> bool:
    """Return whether a player has what pays so many symbols of an ability; only the owner may be told."""
    want = wanted(number)
    for resource in range(RESOURCES):
        if want in (NONE, resource):
            due -= t.resources[player * RESOURCES + resource]
    for token in range(TOKENS):
        if want in (NONE, TOKEN_RESOURCE[token]):
            due -= t.tokens[player * TOKENS + token]
    if due <= 0:
        return True
    gifts = gifts_for(want)
    for at in range(len(gifts)):
        due -= t.hand[player * EVENTS + gifts[at]]
    return due <= 0


def may_pay(t: Layout, player: i64, number: i64) -> bool:
    """Return whether a player could pay for an ability for all that others know."""
    missing = symbols(number)
    want = wanted(number)
    for site in range(SITES):
        missing -= t.tokens_held[player * SITES + site]
    for resource in range(RESOURCES):
        if want in (NONE, resource):
            missing -= t.resources[player * RESOURCES + resource]
    for deck in range(DECKS):
        if GIFTS_IN[deck] if want == NONE else GIFTS_IN[deck] & single(want):
            missing -= t.hand_held[player * DECKS + deck]
    return missing <= 0


def spend(t: Layout, player: i64, pick: i64) -> None:
    """Spend a token: those of the market go back there, others leave the game (CF-20.6)."""
    if pick >> KIND_BITS == PAY_TOKEN:
        spend_token(t, player, pick & PAYLOAD)
    else:
        t.resources[player * RESOURCES + (pick & PAYLOAD)] -= 1
        t.market[pick & PAYLOAD] += 1


def unspend(t: Layout, player: i64, pick: i64) -> None:
    """Give a token back to whoever takes an ability back (CF-31.11)."""
    if pick >> KIND_BITS == PAY_TOKEN:
        unspend_token(t, player, pick & PAYLOAD)
    else:
        t.resources[player * RESOURCES + (pick & PAYLOAD)] += 1
        t.market[pick & PAYLOAD] -= 1
