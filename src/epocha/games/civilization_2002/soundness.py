"""What a position given by hand must keep so that the rules and pictures can rely on it, though every number is right.

No play breaks any of it. Each check says what is wrong, or nothing.
"""

from collections.abc import Callable
from typing import Final

from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.layout import DOWN, GONE, Layout
from epocha.games.civilization_2002.soundness_phases import wrong_phases
from epocha.games.civilization_2002.soundness_war import wrong_war


def fault_of(t: Layout) -> str:
    """Return what is wrong with a full position, "" if nothing."""
    for check in _CHECKS:
        if fault := check(t):
            return fault
    return ""


def _wrong_tokens(t: Layout) -> str:
    """Every token is where it is told to be, and there are as many as in the box."""
    pool = [int(count) for count in t.agreed.tokens]
    for token in range(int(c.TOKENS)):
        pool[token] -= int(t.spent[token]) + int(t.spare[token])
    for land in range(t.world.land_count):
        if (t.token_lies[land] == GONE) != (t.token[land] == c.NONE):
            return f"the token of {t.world.regions.names[land]} both is there and is not"
        if t.token[land] != c.NONE:
            pool[t.token[land]] -= 1
        if t.token_lies[land] == DOWN and t.settlement_of[land] != c.NONE and t.round:
            return f"the token under the settlement of {t.world.regions.names[land]} lies face down"
    for token, left in enumerate(pool):
        if left:
            return f"of the token {c.TOKEN.ids[token]} there are {-left:+} beyond those in the box"
    return ""


def _wrong_settlements(t: Layout) -> str:
    """A settlement has an owner and a size, and is no larger than its ground allows."""
    for land in range(t.world.land_count):
        size, owner = t.settlement_size[land], t.settlement_of[land]
        if (size == 0) != (owner == c.NONE):
            return f"the settlement of {t.world.regions.names[land]} needs a size and an owner"
        if t.token_lies[land] != GONE and t.round and size > c.LARGEST[t.token[land]]:
            return f"the settlement of {t.world.regions.names[land]} is too large for its ground"
        if t.card_with[land] != c.NONE and (owner == c.NONE or t.token_lies[land] == GONE):
            return f"there is no card of {t.world.regions.names[land]} that could be lent"
    return ""


def _wrong_cards(t: Layout) -> str:
    """Every technology and wonder is there once."""
    technologies, wonders = t.aside, t.wonders[0] & 0
    for p in range(t.players):
        if technologies & t.technologies[p] or wonders & t.wonders[p]:
            return f"seat {p + 1} has a card that is somebody else's"
        technologies |= t.technologies[p]
        wonders |= t.wonders[p]
    return ""


def _wrong_pieces(t: Layout) -> str:
    """Pieces are told as a whole, and stand where such pieces can."""
    lists = [t.piece_owner, t.piece_figure, t.piece_at, t.piece_aboard, t.piece_spent]
    if len({len(one) for one in lists}) > 1:
        return "each piece needs an owner, a kind, a region, a fleet and what it has spent"
    for piece in range(len(t.piece_at)):
        kind, region, fleet = t.piece_figure[piece], t.piece_at[piece], t.piece_aboard[piece]
        if (kind == c.NONE) != (region == c.NONE):
            return f"piece {piece + 1} needs a kind and a region"
        if kind == c.NONE:
            continue
        if t.piece_owner[piece] == c.NEUTRAL and (c.FIGURE_CLASS[kind] != c.CAVALRY or t.world.is_sea(region)):
            return f"piece {piece + 1} is neutral but no cavalry on land"
        if fault := _wrong_passage(t, piece, kind, region, fleet):
            return fault
    return ""


def _wrong_passage(t: Layout, piece: int, kind: int, region: int, fleet: int) -> str:
    """Armies and settlers are at sea aboard a fleet of their own only, and nothing else is aboard one."""
    travels = c.FIGURE_CLASS[kind] not in (c.FLEET, c.AIRCRAFT)
    if fleet == c.NONE:
        return f"piece {piece + 1} is at sea without a fleet" if travels and t.world.is_sea(region) else ""
    if not travels or not 0 <= fleet < len(t.piece_at) or t.piece_figure[fleet] == c.NONE:
        return f"piece {piece + 1} is aboard of what does not carry it"
    if c.FIGURE_CLASS[t.piece_figure[fleet]] != c.FLEET or t.piece_owner[fleet] != t.piece_owner[piece]:
        return f"piece {piece + 1} is aboard of what does not carry it"
    if t.piece_at[fleet] != region or not t.world.is_sea(region):
        return f"piece {piece + 1} is not where its fleet is"
    if sum([int(other == fleet) for other in t.piece_aboard]) > c.CAPACITY:
        return f"piece {fleet + 1} carries more than {c.CAPACITY}"
    return ""


_CHECKS: Final[tuple[Callable[[Layout], str], ...]] = (
    _wrong_tokens,
    _wrong_settlements,
    _wrong_cards,
    _wrong_pieces,
    wrong_war,
    wrong_phases,
)
