"""What can change hands in a deal, as items, and whether a seat may give it away (CE-13.4 to CE-13.10).

What is picked names a piece by what it is, as in `travel.py`; what is written into an offer is its number, so that two
picks of one kind are two pieces.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import single, tagged
from epocha.engine.bundles import NO_LINE, TAKEN, times
from epocha.engine.vec import append, vec
from epocha.engine.vectors import without
from epocha.games.civilization_2002.atlas import MOST_LANDS, MOST_REGIONS
from epocha.games.civilization_2002.components import FIGURE_CLASS, FLEET, NONE, PIECE_KINDS, TECHNOLOGIES, WONDERS
from epocha.games.civilization_2002.layout import LINES, Layout
from epocha.games.civilization_2002.lists import is_in, put_once
from epocha.games.civilization_2002.settlements import (
    holder_of_card,
    is_resource_card,
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
    return len(picks_of(t, player, Gifts(), 0, vec[i64](capacity=16))) > 0


class Gifts:
    """What a seat gives in an offer, added up, by picks or by items: they are the same but for pieces.

    Attributes:
        number: how many there are. gold: the sum of the coins. cards: set of lands whose card is given. settled: set of
            those whose settlement is; settlements: how many. technologies, wonders: sets. pieces: picks or items.
    """

    def __init__(self) -> None:
        self.number: i64 = 0
        self.gold: i64 = 0
        self.cards: i64 = 0
        self.settled: i64 = 0
        self.settlements: i64 = 0
        self.technologies: i64 = 0
        self.wonders: i64 = 0
        self.pieces = vec[i64](capacity=4)

    def add(self, item: i64) -> None:
        """Give one more."""
        self.number += 1
        if item < FIRST_CARD:
            self.gold += COINS[item]
        elif item < FIRST_SETTLEMENT:
            self.cards |= single(item - FIRST_CARD)
        elif item < FIRST_TECHNOLOGY:
            self.settled |= single(item - FIRST_SETTLEMENT)
            self.settlements += 1
        elif item < FIRST_WONDER:
            self.technologies |= single(item - FIRST_TECHNOLOGY)
        elif item < FIRST_PIECE:
            self.wonders |= single(item - FIRST_WONDER)
        else:
            self.pieces = append(self.pieces, item)

    def against(self, t: Layout, player: i64, item: i64) -> str | None:
        """Return the rule against giving an item besides that a seat has, or gold; None if there is none."""
        if item < FIRST_CARD:
            return None if self.gold + COINS[item] <= t.gold[player] else "CE-1.8"
        if item < FIRST_SETTLEMENT:
            return self._against_land(item - FIRST_CARD, self.cards)
        if item < FIRST_TECHNOLOGY:
            if t.agreed.advanced and self.settlements + 1 >= settlements_of(t, player):
                return "CE-13.10"
            return self._against_land(item - FIRST_SETTLEMENT, self.settled)
        if item < FIRST_WONDER:
            given = self.technologies & single(item - FIRST_TECHNOLOGY) != 0
        elif item < FIRST_PIECE:
            given = self.wonders & single(item - FIRST_WONDER) != 0
        else:
            given = is_in(self.pieces, item)
        return "CE-13.6" if given else None

    def _against_land(self, land: i64, alike: i64) -> str | None:
        """A settlement leaves its card with it; neither is given twice."""
        if alike & single(land):
            return "CE-13.6"
        return "CE-13.8" if (self.cards | self.settled) & single(land) else None


def no_gift(t: Layout, player: i64, pick: i64, gifts: Gifts) -> str:
    """Return the rule against giving what a pick names besides what a seat gives."""
    if pick < FIRST_CARD or (pick < FIRST_PIECE and has_item(t, player, pick)):
        return gifts.against(t, player, pick) or "CE-13.5"
    is_lent = FIRST_SETTLEMENT <= pick < FIRST_TECHNOLOGY and t.settlement_of[pick - FIRST_SETTLEMENT] == player
    return "CE-13.8" if is_lent else "CE-13.5"


# --- picks ---


def item_of_pick(t: Layout, player: i64, pick: i64, others: vec[i64]) -> i64:
    """Return the item that a seat gives by an open pick, besides others that it gives; NONE if there is none."""
    if pick < FIRST_PIECE:
        return pick
    for piece in range(len(t.piece_at)):
        if has_item(t, player, FIRST_PIECE + piece) and not is_in(others, FIRST_PIECE + piece):
            if pick_of_piece(t, player, piece) == pick:
                return FIRST_PIECE + piece
    return NONE


def picks_of(t: Layout, player: i64, gifts: Gifts, tag: i64, out: vec[i64]) -> vec[i64]:
    """Add to a list `tag + pick` for all that a seat could give besides what it gives, ascending."""
    if gifts.number >= LINES:
        return out
    for coin in range(FIRST_CARD):
        if gifts.gold + COINS[coin] <= t.gold[player]:
            out = append(out, tag + coin)
    cards: i64 = 0
    settled: i64 = 0
    settlements: i64 = 0
    for land in range(t.world.land_count):
        owner = t.settlement_of[land]
        if owner == NONE:
            continue
        lent = t.card_with[land]
        if owner == player:
            settlements += 1
            if lent == NONE:
                settled |= single(land)
        if (owner if lent == NONE else lent) == player and is_resource_card(t, land):
            cards |= single(land)
    given = gifts.cards | gifts.settled
    out = tagged(cards & ~given, tag + FIRST_CARD, out)
    if not t.agreed.advanced or gifts.settlements + 1 < settlements:
        out = tagged(settled & ~given, tag + FIRST_SETTLEMENT, out)
    out = tagged(t.technologies[player] & ~gifts.technologies, tag + FIRST_TECHNOLOGY, out)
    out = tagged(t.wonders[player] & ~gifts.wonders, tag + FIRST_WONDER, out)
    return picks_of_pieces(t, player, gifts.pieces[:], tag, out)


def picks_of_pieces(t: Layout, player: i64, given: vec[i64], tag: i64, out: vec[i64]) -> vec[i64]:
    """Add `tag + pick` for the pieces that a seat could give besides those picked, each once, to what stands before it.

    Args:
        given: the picks; used up.
    """
    owners = t.piece_owner
    aboard = t.piece_aboard
    for piece in range(len(owners)):
        if owners[piece] == player and aboard[piece] == NONE:
            pick = pick_of_piece(t, player, piece)
            if pick != NONE and not take_out(given, pick):
                out = put_once(out, tag + pick)
    return out


def picks_left(t: Layout, player: i64, gifts: Gifts, item: i64, tag: i64, out: vec[i64]) -> vec[i64]:
    """Take off a list the `tag + pick` that a seat cannot give any more, now that one item is added to what it gives.

    What is left is what `picks_of` would list anew.
    """
    if item < FIRST_CARD:
        for coin in range(FIRST_CARD):
            if gifts.gold + COINS[coin] > t.gold[player]:
                out = without(out, tag + coin)
    elif item < FIRST_TECHNOLOGY:
        given = (item - FIRST_CARD) % MOST_LANDS
        out = without(out, tag + FIRST_CARD + given)
        out = without(out, tag + FIRST_SETTLEMENT + given)
        if t.agreed.advanced and gifts.settlements + 1 >= settlements_of(t, player):
            for land in range(t.world.land_count):
                out = without(out, tag + FIRST_SETTLEMENT + land)
    elif item < FIRST_PIECE or not has_another(t, player, item, gifts.pieces):
        out = without(out, tag + item)
    return out


def has_another(t: Layout, player: i64, pick: i64, given: vec[i64]) -> bool:
    """Return whether a seat could give one more piece that a pick names, besides those picked."""
    left = -times(given, pick)
    for piece in range(len(t.piece_owner)):
        if t.piece_owner[piece] == player and t.piece_aboard[piece] == NONE:
            if pick_of_piece(t, player, piece) == pick:
                left += 1
    return left > 0


def take_out(picks: vec[i64], pick: i64) -> bool:
    """Put NONE in the place of a pick, once; return whether it was there."""
    for at in range(len(picks)):
        if picks[at] == pick:
            picks[at] = NONE
            return True
    return False


def pick_of_piece(t: Layout, player: i64, piece: i64) -> i64:
    """Return the pick that names a piece, or NONE of a fleet without a number."""
    region = t.piece_at[piece]
    figure = t.piece_figure[piece]
    if FIGURE_CLASS[figure] != FLEET:
        return FIRST_PIECE + region * PIECE_KINDS + figure
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
        earlier = Gifts()
        for at in range(len(items)):
            if not has_item(t, giver, items[at]) or earlier.against(t, giver, items[at]) is not None:
                return False
            earlier.add(items[at])
    return True
