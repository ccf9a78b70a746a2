"""What can change hands in a deal, as items, and whether a seat may give it away (CE-13.4 to CE-13.10).

What is picked names a piece by what it is, as in `travel.py`; what is written into an offer is its number, so that two
picks of one kind are two pieces.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import listed, single
from epocha.engine.bundles import NO_LINE, TAKEN
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.atlas import MOST_LANDS, MOST_REGIONS
from epocha.games.civilization_2002.components import FLEET, NONE, PIECE_KINDS, TECHNOLOGIES, WONDERS
from epocha.games.civilization_2002.forces import class_of, is_of
from epocha.games.civilization_2002.layout import LINES, Layout
from epocha.games.civilization_2002.lists import is_in, put_in
from epocha.games.civilization_2002.settlements import (
    holder_of_card,
    is_resource_card,
    lands_of,
    settlements_of,
    take_settlement,
)
from epocha.games.civilization_2002.travel import MOST_FLEETS, fleets_alike, kinds_of_fleets

COINS: Final[vec[i64]] = vec[i64]([1, 5, 20, 100])
"""Gold changes hands in these amounts."""
FIRST_CARD: Final = 4
FIRST_SETTLEMENT: Final[i64] = FIRST_CARD + MOST_LANDS
FIRST_TECHNOLOGY: Final[i64] = FIRST_CARD + 2 * MOST_LANDS
FIRST_WONDER: Final[i64] = FIRST_CARD + 2 * MOST_LANDS + int(TECHNOLOGIES)
FIRST_PIECE: Final[i64] = FIRST_CARD + 2 * MOST_LANDS + int(TECHNOLOGIES) + int(WONDERS)
"""Pick: + region * PIECE_KINDS + figure. In an offer: + the number of the piece."""
FIRST_FLEET: Final[i64] = int(FIRST_PIECE) + MOST_REGIONS * int(PIECE_KINDS)
"""Pick: + region * MOST_FLEETS + kind of fleets."""
ITEMS: Final[i64] = int(FIRST_FLEET) + MOST_REGIONS * MOST_FLEETS


# --- what a seat has ---


def has_item(t: Layout, player: i64, item: i64) -> bool:
    """Return whether a seat has an item of an offer and may give it away, whatever else it gives."""
    if item < FIRST_CARD:
        return t.gold[player] >= COINS[item]
    if item < FIRST_SETTLEMENT:
        land = item - FIRST_CARD
        return is_resource_card(t, land) and holder_of_card(t, land) == player
    if item < FIRST_TECHNOLOGY:
        land = item - FIRST_SETTLEMENT
        return t.settlement_of[land] == player and t.card_with[land] == NONE
    if item < FIRST_WONDER:
        return t.technologies[player] & single(item - FIRST_TECHNOLOGY) != 0
    if item < FIRST_PIECE:
        return t.wonders[player] & single(item - FIRST_WONDER) != 0
    piece = item - FIRST_PIECE
    return (
        piece < len(t.piece_owner)
        and t.piece_figure[piece] != NONE
        and t.piece_owner[piece] == player
        and t.piece_aboard[piece] == NONE
    )


def has_anything(t: Layout, player: i64) -> bool:
    """Return whether there is anything that a seat could give in a deal."""
    if t.gold[player] or t.technologies[player] or t.wonders[player]:
        return True
    for item in range(FIRST_CARD, FIRST_TECHNOLOGY):
        if has_item(t, player, item) and no_gift(t, player, item, vec[i64](capacity=0)) is None:
            return True
    for piece in range(len(t.piece_owner)):
        if has_item(t, player, FIRST_PIECE + piece):
            return True
    return False


def no_gift(t: Layout, player: i64, item: i64, others: vec[i64]) -> str | None:
    """Return the rule against giving an item besides others, of an offer too; None if there is none.

    Gold is added up, a settlement leaves its card with it, and in the advanced rules the last one stays (CE-13.10).
    """
    gold: i64 = 0
    settlements: i64 = 0
    for at in range(len(others)):
        other = others[at]
        if other == item and item >= FIRST_CARD:
            return "CE-13.6"
        if other < FIRST_CARD:
            gold += COINS[other]
        elif FIRST_SETTLEMENT <= other < FIRST_TECHNOLOGY:
            settlements += 1
        if FIRST_CARD <= item < FIRST_TECHNOLOGY and (other - item == MOST_LANDS or item - other == MOST_LANDS):
            if FIRST_CARD <= other < FIRST_TECHNOLOGY:
                return "CE-13.8"
    if item < FIRST_CARD and gold + COINS[item] > t.gold[player]:
        return "CE-1.8"
    if FIRST_SETTLEMENT <= item < FIRST_TECHNOLOGY and t.agreed.advanced:
        if settlements + 1 >= settlements_of(t, player):
            return "CE-13.10"
    return None


# --- picks ---


def item_of_pick(t: Layout, player: i64, pick: i64, others: vec[i64]) -> i64:
    """Return the item that a seat gives by a pick, besides others that it gives; NONE if it has none."""
    if pick < FIRST_PIECE:
        return pick if has_item(t, player, pick) and no_gift(t, player, pick, others) is None else NONE
    for piece in range(len(t.piece_at)):
        if is_picked(t, player, piece, pick) and no_gift(t, player, FIRST_PIECE + piece, others) is None:
            return FIRST_PIECE + piece
    return NONE


def is_picked(t: Layout, player: i64, piece: i64, pick: i64) -> bool:
    """Return whether a piece is one of those that a pick names."""
    if t.piece_owner[piece] != player or not has_item(t, player, FIRST_PIECE + piece):
        return False
    if pick < FIRST_FLEET:
        code = pick - FIRST_PIECE
        return is_of(t, piece, player, code // PIECE_KINDS) and t.piece_figure[piece] == code % PIECE_KINDS
    code = pick - FIRST_FLEET
    if not is_of(t, piece, player, code // MOST_FLEETS) or class_of(t, piece) != FLEET:
        return False
    fleets = kinds_of_fleets(t, player, code // MOST_FLEETS)
    return code % MOST_FLEETS < len(fleets) and fleets_alike(t, fleets[code % MOST_FLEETS], piece)


def picks_of(t: Layout, player: i64, others: vec[i64], tag: i64, out: vec[i64]) -> vec[i64]:
    """Add to a list `tag | pick` for all that a seat could give besides other items, ascending."""
    if len(others) >= LINES:
        return out
    for coin in range(FIRST_CARD):
        out = add_gift(t, player, coin, others, tag, out)
    for land in range(t.world.land_count):
        if t.settlement_of[land] != NONE and holder_of_card(t, land) == player:
            out = add_gift(t, player, FIRST_CARD + land, others, tag, out)
    for land in lands_of(t, player):
        out = add_gift(t, player, FIRST_SETTLEMENT + land, others, tag, out)
    for technology in listed(t.technologies[player]):
        out = add_gift(t, player, FIRST_TECHNOLOGY + technology, others, tag, out)
    for wonder in listed(t.wonders[player]):
        out = add_gift(t, player, FIRST_WONDER + wonder, others, tag, out)
    pieces = picks_of_pieces(t, player, others)
    for at in range(len(pieces)):
        out = append(out, tag | pieces[at])
    return out


def add_gift(t: Layout, player: i64, item: i64, others: vec[i64], tag: i64, out: vec[i64]) -> vec[i64]:
    """Add an item other than a piece to a list of picks, if a seat has it and may give it besides others."""
    if has_item(t, player, item) and no_gift(t, player, item, others) is None:
        return append(out, tag | item)
    return out


def picks_of_pieces(t: Layout, player: i64, others: vec[i64]) -> vec[i64]:
    """Return the picks that name pieces which a seat could give besides other items, ascending, each once."""
    out = vec[i64](capacity=16)
    for piece in range(len(t.piece_at)):
        if t.piece_owner[piece] == player and has_item(t, player, FIRST_PIECE + piece):
            if not is_in(others, FIRST_PIECE + piece):
                pick = pick_of_piece(t, player, piece)
                if pick != NONE and not is_in(out, pick):
                    out = put_in(out, pick)
    return out


def pick_of_piece(t: Layout, player: i64, piece: i64) -> i64:
    """Return the pick that names a piece, or NONE of a fleet without a number."""
    region = t.piece_at[piece]
    if class_of(t, piece) != FLEET:
        return FIRST_PIECE + region * PIECE_KINDS + t.piece_figure[piece]
    fleets = kinds_of_fleets(t, player, region)
    for k in range(len(fleets)):
        if fleets_alike(t, fleets[k], piece):
            return FIRST_FLEET + region * MOST_FLEETS + k
    return NONE


# --- changing hands ---


def hand_over(t: Layout, giver: i64, taker: i64, item: i64) -> None:
    """Let an item change hands; nothing is gained at once by it (CE-13.9)."""
    if item < FIRST_CARD:
        t.gold[giver] -= COINS[item]
        t.gold[taker] += COINS[item]
    elif item < FIRST_SETTLEMENT:
        lend(t, item - FIRST_CARD, taker)
    elif item < FIRST_TECHNOLOGY:
        take_settlement(t, item - FIRST_SETTLEMENT, taker)
    elif item < FIRST_WONDER:
        t.technologies[giver] &= ~single(item - FIRST_TECHNOLOGY)
        t.technologies[taker] |= single(item - FIRST_TECHNOLOGY)
    elif item < FIRST_PIECE:
        t.wonders[giver] &= ~single(item - FIRST_WONDER)
        t.wonders[taker] |= single(item - FIRST_WONDER)
    else:
        fleet = item - FIRST_PIECE
        t.piece_owner[fleet] = taker
        for piece in range(len(t.piece_aboard)):
            if t.piece_aboard[piece] == fleet:
                t.piece_owner[piece] = taker


def lend(t: Layout, land: i64, taker: i64) -> None:
    """Let somebody hold the card of a land until it returns to its owner (CE-13.4, CE-13.18)."""
    t.card_with[land] = NONE if t.settlement_of[land] == taker else taker


# --- whole offers ---


def items_given(t: Layout, offer: i64, taken: i64) -> vec[i64]:
    """Return the items of an offer that its maker gives, or takes."""
    out = vec[i64](capacity=8)
    for at in range(LINES):
        line = t.line(offer, at)
        if line == NO_LINE:
            break
        if line & TAKEN == taken:
            out = append(out, line >> 1)
    return out


def is_backed(t: Layout, offer: i64) -> bool:
    """Return whether both sides have, and may give, all that an open offer names."""
    for taken in range(2):
        giver = t.offered_to[offer] if taken else offer // t.slots
        items = items_given(t, offer, taken)
        earlier = vec[i64](capacity=8)
        for at in range(len(items)):
            if not has_item(t, giver, items[at]) or no_gift(t, giver, items[at], earlier) is not None:
                return False
            earlier = append(earlier, items[at])
    return True
