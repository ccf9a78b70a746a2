"""What players may trade, as items of offers (CF-11.6, CF-11.8).

Trade and culture go by ones and by fives, market resources by kind. Hut and village tokens and culture events lie face
down: who gives them in an offer names them, to the other player it says of what sort they are (CF-11.10). Who asks for
them asks for a sort, and whoever accepts names which.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.bundles import GIVEN, NO_LINE, TAKEN, times
from epocha.engine.vec import append, vec
from epocha.engine.vectors import filled, without
from epocha.games.civilization_2010.components import (
    DECKS,
    EVENT_DECK,
    EVENTS,
    MOST_TRADE,
    RESOURCES,
    SITES,
    TOKEN_SITE,
    TOKENS,
)
from epocha.games.civilization_2010.layout import LINES, Layout

ONE_TRADE: Final = 0
FIVE_TRADE: Final = 1
ONE_CULTURE: Final = 2
FIVE_CULTURE: Final = 3
FIVE: Final = 5
FIRST_RESOURCE: Final = 4
FIRST_TOKEN_ITEM: Final[i64] = FIRST_RESOURCE + int(RESOURCES)
FIRST_EVENT_ITEM: Final[i64] = FIRST_RESOURCE + int(RESOURCES) + int(TOKENS)
FIRST_SITE_ITEM: Final[i64] = FIRST_RESOURCE + int(RESOURCES) + int(TOKENS) + int(EVENTS)
"""Items as whoever is offered them sees them: some token of a sort, some event of a deck."""
FIRST_DECK_ITEM: Final[i64] = int(FIRST_SITE_ITEM) + int(SITES)
ITEMS: Final[i64] = int(FIRST_DECK_ITEM) + int(DECKS)
ALL_OF_A_SORT: Final = 3
"""The rules version from which all offers of a sort go when something of it has left; before, those not backed did."""
NUMBERED_BY_PAIRS: Final = 3
"""The rules version from which an offer has a number among those between the same two; before, among all of a maker."""


def seen_as(item: i64) -> i64:
    """Return as what an item is shown to whom it is offered."""
    if FIRST_TOKEN_ITEM <= item < FIRST_EVENT_ITEM:
        return FIRST_SITE_ITEM + TOKEN_SITE[item - FIRST_TOKEN_ITEM]
    if FIRST_EVENT_ITEM <= item < FIRST_SITE_ITEM:
        return FIRST_DECK_ITEM + EVENT_DECK[item - FIRST_EVENT_ITEM]
    return item


def is_sort(item: i64) -> bool:
    """Return whether an item is not a certain one but any of a sort."""
    return item >= FIRST_SITE_ITEM


def worth(item: i64) -> i64:
    """Return how many points of trade or culture an item is."""
    return FIVE if item in (FIVE_TRADE, FIVE_CULTURE) else 1


def stock_of(t: Layout, player: i64, item: i64) -> i64:
    """Return how much of an item a player has; of trade and culture the points."""
    if item < ONE_CULTURE:
        return t.trade[player]
    if item < FIRST_RESOURCE:
        return t.culture[player]
    if item < FIRST_TOKEN_ITEM:
        return t.resources[player * RESOURCES + item - FIRST_RESOURCE]
    if item < FIRST_EVENT_ITEM:
        return t.tokens[player * TOKENS + item - FIRST_TOKEN_ITEM]
    if item < FIRST_SITE_ITEM:
        return t.hand[player * EVENTS + item - FIRST_EVENT_ITEM]
    if item < FIRST_DECK_ITEM:
        return t.tokens_held[player * SITES + item - FIRST_SITE_ITEM]
    return t.hand_held[player * DECKS + item - FIRST_DECK_ITEM]


def has_goods(t: Layout, player: i64) -> bool:
    """Return whether a player has anything to trade."""
    for item in range(ITEMS):
        if (item < FIRST_TOKEN_ITEM or is_sort(item)) and stock_of(t, player, item):
            return True
    return False


def hand_over(t: Layout, giver: i64, taker: i64, item: i64) -> None:
    """Let an item change hands; a face-down one is then seen by its new owner (CF-11.10).

    A dial may pass its end while the rest of the exchange is still to come; see `lose_excess`.
    """
    if item < ONE_CULTURE:
        t.trade[giver] -= worth(item)
        t.trade[taker] += worth(item)
    elif item < FIRST_RESOURCE:
        t.culture[giver] -= worth(item)
        t.culture[taker] += worth(item)
    elif item < FIRST_TOKEN_ITEM:
        t.resources[giver * RESOURCES + item - FIRST_RESOURCE] -= 1
        t.resources[taker * RESOURCES + item - FIRST_RESOURCE] += 1
    elif item < FIRST_EVENT_ITEM:
        token = item - FIRST_TOKEN_ITEM
        t.tokens[giver * TOKENS + token] -= 1
        t.tokens_held[giver * SITES + TOKEN_SITE[token]] -= 1
        t.tokens[taker * TOKENS + token] += 1
        t.tokens_held[taker * SITES + TOKEN_SITE[token]] += 1
        t.disclosures += 1
    else:
        event = item - FIRST_EVENT_ITEM
        t.hand[giver * EVENTS + event] -= 1
        t.hand_held[giver * DECKS + EVENT_DECK[event]] -= 1
        t.hand[taker * EVENTS + event] += 1
        t.hand_held[taker * DECKS + EVENT_DECK[event]] += 1
        t.disclosures += 1


def lose_excess(t: Layout) -> None:
    """Turn back the dials that an exchange, which happens all at once, leaves beyond their end (CF-11.2, CF-11.9)."""
    for player in range(t.players):
        t.trade[player] = min(MOST_TRADE, t.trade[player])


def needed(t: Layout, offer: i64, line: i64) -> i64:
    """Return how much of the item of a line an offer names in all, on the same side; ones and fives together."""
    found: i64 = 0
    item = line >> 1
    for at in range(offer * LINES, (offer + 1) * LINES):
        other = t.terms[at]
        if other != NO_LINE and other & 1 == line & 1 and is_same_good(other >> 1, item):
            found += worth(other >> 1)
    return found


def is_same_good(item: i64, other: i64) -> bool:
    """Return whether two items come from one stock: the same, or ones and fives of trade or of culture."""
    return item == other or (item < FIRST_RESOURCE and item | 1 == other | 1)


def is_backed(t: Layout, offer: i64) -> bool:
    """Return whether both sides have all that an open offer names."""
    maker = offer // t.slots
    for at in range(offer * LINES, (offer + 1) * LINES):
        line = t.terms[at]
        if line == NO_LINE:
            return True
        if stock_of(t, t.offered_to[offer] if line & 1 else maker, line >> 1) < needed(t, offer, line):
            return False
    return True


# --- the numbers of offers ---


def next_number(t: Layout, maker: i64, to: i64) -> i64:
    """Return the number of the next offer from one player to another, among those between the two.

    So it tells how many were made to the same player and nothing else; the one after it has the next, in a circle, so
    that whoever accepts an offer that was withdrawn meanwhile does not accept another one.
    """
    number = t.last_number[maker * t.players + to] % t.slots
    for _ in range(t.slots):
        if numbered_so(t, maker, to, number) < 0:
            return number
        number = (number + 1) % t.slots
    return number


def give_number(t: Layout, offer: i64, number: i64) -> None:
    """Let an offer that was put on the table have a number; in earlier rules versions it goes by its place."""
    if t.setup.version >= NUMBERED_BY_PAIRS:
        t.numbered[offer] = number
        t.last_number[offer // t.slots * t.players + t.offered_to[offer]] = number + 1


def numbered_so(t: Layout, maker: i64, to: i64, number: i64) -> i64:
    """Return the open offer from one player to another with a number among those between the two, or -1."""
    for offer in range(maker * t.slots, (maker + 1) * t.slots):
        if t.offered_to[offer] == to and t.numbered[offer] == number:
            return offer
    return -1


def number_of(t: Layout, offer: i64) -> i64:
    """Return the number by which its receiver names an open offer, from 0."""
    if t.setup.version < NUMBERED_BY_PAIRS:
        return offer
    return offer // t.slots * t.slots + t.numbered[offer]


def offer_of(t: Layout, player: i64, number: i64) -> i64:
    """Return the open offer to a player that has a number, or -1."""
    if t.setup.version < NUMBERED_BY_PAIRS:
        return number if t.offered_to[number] == player else -1
    return numbered_so(t, number // t.slots, player, number % t.slots)


def place_by_number(t: Layout, viewer: i64) -> None:
    """Let the offers to a viewer lie where their numbers say, whatever else their makers offer."""
    for p in range(t.players):
        if p != viewer:
            for to in range(t.players):
                if to != viewer:
                    t.last_number[p * t.players + to] = 0
            place_those_of(t, p)


def place_those_of(t: Layout, maker: i64) -> None:
    """Let the open offers of a player, all to one other, lie where their numbers say."""
    if t.setup.version < NUMBERED_BY_PAIRS:
        return
    first = maker * t.slots
    to = filled(t.slots, -1)
    lines = filled(t.slots * LINES, NO_LINE)
    for offer in range(first, first + t.slots):
        if t.offered_to[offer] >= 0:
            number = t.numbered[offer]
            to[number] = t.offered_to[offer]
            for at in range(LINES):
                lines[number * LINES + at] = t.line(offer, at)
    for number in range(t.slots):
        t.offered_to[first + number] = to[number]
        t.numbered[first + number] = number if to[number] >= 0 else 0
        for at in range(LINES):
            t.terms[(first + number) * LINES + at] = lines[number * LINES + at]


# --- what an offer asks for that lies face down ---


def sorts_asked(t: Layout, offer: i64) -> vec[i64]:
    """Return the lines of an offer that ask for an item of some sort, which whoever accepts names."""
    out = vec[i64](capacity=4)
    for at in range(offer * LINES, (offer + 1) * LINES):
        if t.terms[at] != NO_LINE and t.terms[at] & 1 == TAKEN and is_sort(t.terms[at] >> 1):
            out = append(out, at)
    return out


def items_of(t: Layout, player: i64, sort: i64, chosen: vec[i64], out: vec[i64]) -> vec[i64]:
    """Add the items of a sort that a player has besides those chosen."""
    for item in range(FIRST_TOKEN_ITEM, FIRST_SITE_ITEM):
        if seen_as(item) == sort:
            left = stock_of(t, player, item)
            for at in range(len(chosen)):
                left -= 1 if chosen[at] == item else 0
            if left > 0:
                out = append(out, item)
    return out


# --- views ---


def cover_up(t: Layout, viewer: i64) -> None:
    """Show face-down items to whom they are offered by their sort only."""
    for offer in range(len(t.offered_to)):
        if t.offered_to[offer] == viewer:
            for at in range(offer * LINES, (offer + 1) * LINES):
                if t.terms[at] != NO_LINE:
                    t.terms[at] = seen_as(t.terms[at] >> 1) << 1 | t.terms[at] & 1


def fill_offers(t: Layout) -> None:
    """Guess which items stand behind the sorts that a view shows; the hands of their givers are complete."""
    for offer in range(len(t.offered_to)):
        maker = offer // t.slots
        for at in range(LINES):
            line = t.line(offer, at)
            if line != NO_LINE and is_sort(line >> 1) and line & 1 == GIVEN:
                t.terms[offer * LINES + at] = _some_item(t, maker, offer, line >> 1) << 1


def _some_item(t: Layout, maker: i64, offer: i64, sort: i64) -> i64:
    """Return an item of a sort that its giver has and the offer does not name yet."""
    for item in range(FIRST_TOKEN_ITEM, FIRST_SITE_ITEM):
        if seen_as(item) == sort and stock_of(t, maker, item) > needed(t, offer, item << 1):
            return item
    return sort


def backed_offers(t: Layout) -> None:
    """Take offers off the table that are not backed any more: what they name has gone elsewhere."""
    for offer in range(len(t.offered_to)):
        if t.offered_to[offer] >= 0 and not is_backed(t, offer):
            t.clear_offer(offer)


def hidden_from(t: Layout, offer: i64, side: i64) -> i64:
    """Return the set of the sorts of what one side of an offer gives face down, counted from the first sort."""
    found: i64 = 0
    for at in range(offer * LINES, (offer + 1) * LINES):
        line = t.terms[at]
        if line != NO_LINE and line & 1 == side and is_hidden(line >> 1):
            found |= single(seen_as(line >> 1) - FIRST_SITE_ITEM)
    return found


def is_hidden(item: i64) -> bool:
    """Return whether an item is a certain one that lies face down."""
    return FIRST_TOKEN_ITEM <= item < FIRST_SITE_ITEM


def hidden_left(t: Layout, giver: i64, sorts: i64) -> None:
    """Take all offers of a player off the table that give face down what is of one of some sorts: something has left.

    If only those went that cannot be kept any more, whoever has been made one would see by its going or staying whether
    what it gives is what has left, and how many of that the maker has (CF-34.3, CF-34.8).
    """
    if sorts == 0 or t.setup.version < ALL_OF_A_SORT:
        return
    for offer in range(giver * t.slots, (giver + 1) * t.slots):
        if t.offered_to[offer] >= 0 and hidden_from(t, offer, GIVEN) & sorts:
            t.clear_offer(offer)


def item_left(t: Layout, giver: i64, item: i64) -> None:
    """Do what follows for offers when a player has paid with, played or discarded what lay face down."""
    hidden_left(t, giver, single(seen_as(item) - FIRST_SITE_ITEM))
    backed_offers(t)


def add_items(t: Layout, giver: i64, draft: vec[i64], base: i64, known: bool, out: vec[i64]) -> vec[i64]:
    """Add the picks `base + item` for all items that a giver has besides those that a draft names, ascending.

    This is asked at every pick of an offer, so each stock is read where it lies.

    Args:
        known: whether face-down items are named themselves; otherwise they go by their sorts (CF-11.10).
    """
    out = _add_points(t.trade[giver], base + ONE_TRADE, draft, out)
    out = _add_points(t.culture[giver], base + ONE_CULTURE, draft, out)
    first = base + FIRST_RESOURCE
    out = _add_left(t.resources, giver * RESOURCES, RESOURCES, first, draft, out)
    if known:
        out = _add_left(t.tokens, giver * TOKENS, TOKENS, base + FIRST_TOKEN_ITEM, draft, out)
        return _add_left(t.hand, giver * EVENTS, EVENTS, base + FIRST_EVENT_ITEM, draft, out)
    out = _add_left(t.tokens_held, giver * SITES, SITES, base + FIRST_SITE_ITEM, draft, out)
    return _add_left(t.hand_held, giver * DECKS, DECKS, base + FIRST_DECK_ITEM, draft, out)


def take_off(t: Layout, giver: i64, draft: vec[i64], pick: i64, base: i64, out: vec[i64]) -> vec[i64]:
    """Take off a list the picks `base + item` of which a giver has no more, now that one was added to a draft.

    What is left is what `add_items` would list anew.
    """
    item = pick - base
    if item >= FIRST_RESOURCE:
        return out if stock_of(t, giver, item) > times(draft, pick) else without(out, pick)
    ones = base + (ONE_TRADE if item <= FIVE_TRADE else ONE_CULTURE)
    left = stock_of(t, giver, item) - times(draft, ones) - FIVE * times(draft, ones + 1)
    if left < FIVE:
        out = without(out, ones + 1)
    return out if left else without(out, ones)


def _add_left(stock: vec[i64], at: i64, kinds: i64, first: i64, draft: vec[i64], out: vec[i64]) -> vec[i64]:
    """Add the picks from `first` on for the kinds of a stock, which begins at `at`, that are not all named yet."""
    for kind in range(kinds):
        there = stock[at + kind]
        if there and there > times(draft, first + kind):
            out = append(out, first + kind)
    return out


def _add_points(left: i64, ones: i64, draft: vec[i64], out: vec[i64]) -> vec[i64]:
    """Add the picks of one point and of five of trade or culture, as far as so many are left besides a draft's."""
    fives = ones + 1
    for at in range(len(draft)):
        if draft[at] == ones:
            left -= 1
        elif draft[at] == fives:
            left -= FIVE
    if left >= 1:
        out = append(out, ones)
    return append(out, fives) if left >= FIVE else out
