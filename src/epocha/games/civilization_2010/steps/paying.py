"""What resource abilities cost: which tokens pay (CF-20.5, CF-20.6, CF-20.9, CF-D28).

A player picks the tokens in the same draft as the use of the ability, `use metalworking, pay hut iron`. So nobody sees
from a question how many ways of paying there are, which would tell of face-down tokens.
"""

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.components import (
    NONE,
    RESOURCES,
    SITES,
    TOKEN_RESOURCE,
    TOKENS,
)
from epocha.games.civilization_2010.effect_tables import ABILITY
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.piles import spend_token
from epocha.games.civilization_2010.state import KIND_BITS, PAY_RESOURCE, PAY_TOKEN, PAYLOAD


def symbols(number: i64) -> i64:
    """Return how many tokens an ability costs."""
    return len(ABILITY[number].resources) + ABILITY[number].any_resources


def wanted(number: i64, paid: i64) -> i64:
    """Return the resource that the next token must be, or NONE if any will do."""
    resources = ABILITY[number].resources
    return resources[paid] if paid < len(resources) else NONE


def times_picked(picks: vec[i64], first: i64, what: i64) -> i64:
    """Return how often something is in a list, from number `first` on."""
    found: i64 = 0
    for at in range(first, len(picks)):
        if picks[at] == what:
            found += 1
    return found


def is_covered(number: i64, picks: vec[i64], first: i64) -> bool:
    """Return whether picks, from number `first` on, pay for an ability."""
    return len(picks) - first >= symbols(number)


def payments(t: Layout, player: i64, number: i64, picks: vec[i64], first: i64, out: vec[i64]) -> vec[i64]:
    """Add the tokens that could pay next, after those picked from number `first` on."""
    want = wanted(number, len(picks) - first)
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
    return out


def can_pay(t: Layout, player: i64, number: i64) -> bool:
    """Return whether a player has the tokens for an ability; only the owner may be told."""
    resources = ABILITY[number].resources
    found: i64 = 0
    for resource in range(RESOURCES):
        tokens = tokens_of(t, player, resource)
        if tokens < times_picked(resources, 0, resource):
            return False
        found += tokens
    return found >= symbols(number)


def tokens_of(t: Layout, player: i64, resource: i64) -> i64:
    """Return how many tokens of a resource a player has, face up or down."""
    found = t.resources[player * RESOURCES + resource]
    for token in range(TOKENS):
        if TOKEN_RESOURCE[token] == resource:
            found += t.tokens[player * TOKENS + token]
    return found


def may_pay(t: Layout, player: i64, number: i64) -> bool:
    """Return whether a player could pay for an ability for all that others know."""
    missing = symbols(number)
    for site in range(SITES):
        missing -= t.tokens_held[player * SITES + site]
    resources = ABILITY[number].resources
    for resource in range(RESOURCES):
        if ABILITY[number].any_resources or resource in resources:
            missing -= t.resources[player * RESOURCES + resource]
    return missing <= 0


def spend(t: Layout, player: i64, picks: vec[i64], first: i64) -> None:
    """Spend what is picked from number `first` on: market tokens go back, others leave the game (CF-20.6)."""
    for at in range(first, len(picks)):
        thing = picks[at] & PAYLOAD
        if picks[at] >> KIND_BITS == PAY_TOKEN:
            spend_token(t, player, thing)
        else:
            t.resources[player * RESOURCES + thing] -= 1
            t.market[thing] += 1
