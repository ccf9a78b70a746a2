"""Settlements and their city cards: who has them, how they come, grow and go (CE-2.9, CE-3.1, CE-4.4, CE-15.1)."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.components import (
    DESERT,
    FERTILE,
    LARGEST,
    METROPOLIS,
    NONE,
    SIZE_TECHNOLOGY,
    TOKEN_RESOURCE,
    TOWN,
    VILLAGE,
)
from epocha.games.civilization_2002.forces import neutral_at
from epocha.games.civilization_2002.layout import GONE, UP, Layout
from epocha.games.civilization_2002.technologies import is_obtained

# --- who has what ---


def settlements_of(t: Layout, player: i64) -> i64:
    """Return how many settlements a player has."""
    found: i64 = 0
    for land in range(t.world.land_count):
        if t.settlement_of[land] == player:
            found += 1
    return found


def settlements_of_size(t: Layout, player: i64, size: i64) -> i64:
    """Return how many settlements of exactly a size a player has (CE-19.11)."""
    found: i64 = 0
    for land in range(t.world.land_count):
        if t.settlement_of[land] == player and t.settlement_size[land] == size:
            found += 1
    return found


def size_of_all(t: Layout, player: i64) -> i64:
    """Return the sum of the sizes of a player's settlements."""
    found: i64 = 0
    for land in range(t.world.land_count):
        if t.settlement_of[land] == player:
            found += t.settlement_size[land]
    return found


def lands_of(t: Layout, player: i64) -> vec[i64]:
    """Return the lands where a player has a settlement, ascending."""
    out = vec[i64](capacity=8)
    for land in range(t.world.land_count):
        if t.settlement_of[land] == player:
            out = append(out, land)
    return out


def fewest_settlements(t: Layout) -> i64:
    """Return the only player with the fewest settlements, or NONE in a tie; the eliminated do not count (CE-4.13)."""
    fewest = t.world.land_count
    found: i64 = NONE
    for p in range(t.players):
        if t.out & single(p) == 0:
            mine = settlements_of(t, p)
            if mine == fewest:
                found = NONE
            elif mine < fewest:
                fewest = mine
                found = p
    return found


# --- city cards ---


def resource_of(t: Layout, land: i64) -> i64:
    """Return the resource of the city card of a land, or NONE for a blank one or no settlement (CE-4.5, CE-15.1)."""
    if t.settlement_of[land] == NONE or t.token_lies[land] != UP:
        return NONE
    return TOKEN_RESOURCE[t.token[land]]


def is_resource_card(t: Layout, land: i64) -> bool:
    """Return whether the city card of a land is one of a resource, so that it can be lent (CE-13.4)."""
    return resource_of(t, land) != NONE


def holder_of_card(t: Layout, land: i64) -> i64:
    """Return who holds the city card of a land at the moment, or NONE (CE-13.4)."""
    return t.card_with[land] if t.card_with[land] != NONE else t.settlement_of[land]


def is_fertile(t: Layout, land: i64) -> bool:
    """Return whether a land has been found to be fertile."""
    return t.token_lies[land] == UP and t.token[land] == FERTILE


# --- founding and growing ---


def bars_founding(t: Layout, land: i64) -> str | None:
    """Return the rule that keeps everybody from founding a settlement on a land, if one does (CE-7.8)."""
    if t.settlement_of[land] != NONE:
        return "CE-2.9"
    if t.token_lies[land] == UP and t.token[land] == DESERT:
        return "CE-4.25"
    if neutral_at(t, land) != NONE:
        return "CE-4.20"
    return None


def put_settlement(t: Layout, player: i64, land: i64) -> None:
    """Put a village on a land, on fertile ground a town (CE-4.28); its token has been turned before."""
    t.settlement_of[land] = player
    t.settlement_size[land] = TOWN if is_fertile(t, land) else VILLAGE
    t.before[land] = 0
    t.placed[land] = 0


def show_token(t: Layout, land: i64) -> None:
    """Turn the token of a land face up."""
    t.token_lies[land] = UP
    t.disclosures += 1


def remove_token(t: Layout, land: i64) -> None:
    """Take the token of a land out of the game (CE-4.7); everybody sees which it was."""
    t.spent[t.token[land]] += 1
    t.token[land] = NONE
    t.token_lies[land] = GONE
    t.disclosures += 1


def bars_size(t: Layout, land: i64) -> str | None:
    """Return the rule by which the settlement of a land cannot become larger, if there is one (CE-7.14)."""
    size = t.settlement_size[land] + 1
    if size > METROPOLIS:
        return "CE-3.1"
    if t.token_lies[land] == UP and size > LARGEST[t.token[land]]:
        return "CE-4.26" if LARGEST[t.token[land]] == VILLAGE else "CE-4.27"
    return None


def bars_enlarging(t: Layout, land: i64) -> str | None:
    """Return the rule by which nobody may pay to make the settlement of a land larger, if there is one."""
    rule = bars_size(t, land)
    if rule is not None:
        return rule
    if t.agreed.advanced and not is_obtained(t, SIZE_TECHNOLOGY[t.settlement_size[land] + 1]):
        return "CE-8.6"
    return None


# --- losing and taking ---


def lose_settlement(t: Layout, land: i64) -> None:
    """Take the settlement of a land off the map, and its card to the supply; its token stays."""
    t.settlement_of[land] = NONE
    t.settlement_size[land] = 0
    t.card_with[land] = NONE
    t.before[land] = 0
    t.placed[land] = 0
    t.enlarged &= ~single(land)
    t.founded &= ~single(land)


def take_settlement(t: Layout, land: i64, captor: i64) -> None:
    """Let a settlement have another owner, with its size, card and fertile ground (CE-12.2, CE-12.5, CE-12.6)."""
    t.settlement_of[land] = captor
