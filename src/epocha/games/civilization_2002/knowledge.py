"""Who knows what lies under civ tokens (CE-25.1, CE-25.2): what a view hides, and how it is completed by guessing."""

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.state import UNKNOWN
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.components import IS_EVENT, IS_TERRAIN, TOKENS
from epocha.games.civilization_2002.layout import DOWN, GONE, Layout


def knows_token(t: Layout, viewer: i64, land: i64) -> bool:
    """Return whether a seat, or a spectator, knows the token of a land; that there is none, everybody does."""
    if t.token_lies[land] != DOWN or t.agreed.open_tokens:
        return True
    return viewer >= 0 and t.token_seen[land] >> viewer & 1 != 0


def hide_from(t: Layout, viewer: i64) -> None:
    """Hide the tokens that a viewer has not looked at."""
    for land in range(t.world.land_count):
        if not knows_token(t, viewer, land):
            t.token[land] = UNKNOWN


def complete_view(t: Layout, chance: Chance) -> None:
    """Deal the tokens that this view has not seen to where they lie face down; the rest is in the box."""
    pool = unseen_tokens(t)
    looked_at = vec[i64](capacity=8)
    others = vec[i64](capacity=t.world.land_count)
    for land in range(t.world.land_count):
        if t.token_lies[land] == DOWN and t.token[land] == UNKNOWN:
            if t.token_seen[land]:
                looked_at = append(looked_at, land)
            else:
                others = append(others, land)
    for land in looked_at:
        t.token[land] = deal(pool, chance, True)
    for land in others:
        t.token[land] = deal(pool, chance, False)
    t.spare = pool


def unseen_tokens(t: Layout) -> vec[i64]:
    """Return how many tokens of each kind a view has not seen."""
    pool = t.agreed.tokens[:]
    for token in range(TOKENS):
        pool[token] -= t.spent[token]
    for land in range(t.world.land_count):
        if t.token_lies[land] != GONE and t.token[land] != UNKNOWN:
            pool[t.token[land]] -= 1
    return pool


def deal(pool: vec[i64], chance: Chance, stays_down: bool) -> i64:
    """Take a token from a pool, each equally likely; one that stays down after a look is no event and no terrain."""
    left: i64 = 0
    for token in range(TOKENS):
        if not stays_down or stays_hidden(token):
            left += pool[token]
    place = chance.below(left)
    for token in range(TOKENS):
        if not stays_down or stays_hidden(token):
            place -= pool[token]
            if place < 0:
                pool[token] -= 1
                return token
    raise ValueError("there are more tokens on the map than in the box")


def stays_hidden(token: i64) -> bool:
    """Return whether a token stays face down when somebody has looked at it (CE-10.5)."""
    return IS_EVENT[token] == 0 and IS_TERRAIN[token] == 0
