"""What is drawn by lot: unit cards, culture events, hut and village tokens, great people, wonders, tiles.

Only full states draw. Nobody knows what comes next, so it is drawn from all that it could be (see `layout.py`).
"""

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.chance import Chance
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.atlas import NEUTRAL_TILES, SLOTS
from epocha.games.civilization_2010.components import (
    CARDS_OF_UNIT,
    DECKS,
    EVENT_DECK,
    EVENTS,
    FIRST_EVENT,
    FIRST_TOKEN,
    NONE,
    OF_AGE,
    PEOPLE,
    SITES,
    TOKEN_SITE,
    TOKENS,
    UNIT_CARDS,
    WONDER_SLOTS,
)
from epocha.games.civilization_2010.layout import Layout


def drawn(bag: vec[i64], first: i64, last: i64, chance: Chance) -> i64:
    """Take one thing out of a part of a bag, each equally likely; return which, or NONE if there is none."""
    left = held(bag, first, last)
    if left == 0:
        return NONE
    at = chance.below(left)
    thing = first
    while at >= bag[thing]:
        at -= bag[thing]
        thing += 1
    bag[thing] -= 1
    return thing


def held(bag: vec[i64], first: i64, last: i64) -> i64:
    """Return how many things a part of a bag holds."""
    found: i64 = 0
    for thing in range(first, last):
        found += bag[thing]
    return found


def member(members: i64, which: i64) -> i64:
    """Return the member of a set that has `which` smaller ones."""
    thing: i64 = 0
    while True:
        if members & single(thing):
            if which == 0:
                return thing
            which -= 1
        thing += 1


# --- unit cards (CF-14) ---


def units_left(t: Layout, unit: i64) -> i64:
    """Return how many cards of a type there are to draw, face up ones included."""
    return t.deck_held[unit] + held(t.returned, unit * CARDS_OF_UNIT, (unit + 1) * CARDS_OF_UNIT)


def draw_unit(t: Layout, unit: i64) -> i64:
    """Draw a unit card; NONE if there is none. Where a face-up card would come, the deck is shuffled (CF-14.5)."""
    first = unit * CARDS_OF_UNIT
    if t.deck_held[unit] == 0:
        for card in range(first, first + CARDS_OF_UNIT):
            t.deck[card] = t.returned[card]
            t.deck_held[unit] += t.returned[card]
            t.returned[card] = 0
    card = drawn(t.deck, first, first + CARDS_OF_UNIT, t.dice_cup())
    if card != NONE:
        t.deck_held[unit] -= 1
        t.disclosures += 1
    return card


def recruit(t: Layout, player: i64, unit: i64) -> bool:
    """Draw a unit card into the standing forces (CF-14.3); return whether there was one."""
    card = draw_unit(t, unit)
    if card == NONE:
        return False
    join(t, player, card)
    return True


def join(t: Layout, player: i64, card: i64) -> None:
    """Put a unit card into the standing forces."""
    t.forces[player * UNIT_CARDS + card] += 1
    t.forces_held[player] += 1


def return_unit(t: Layout, card: i64) -> None:
    """Put a unit card face up under its deck (CF-14.4)."""
    t.returned[card] += 1


# --- culture events (CF-18) ---


def draw_event(t: Layout, player: i64, deck: i64) -> None:
    """Draw a culture event into a hand; from the shuffled discards if the deck is empty (CF-18.8)."""
    first = FIRST_EVENT[deck]
    last = FIRST_EVENT[deck + 1]
    if held(t.event_deck, first, last) == 0:
        for event in range(first, last):
            t.event_deck[event] = t.event_discard[event]
            t.event_discard[event] = 0
    event = drawn(t.event_deck, first, last, t.dice_cup())
    if event != NONE:
        t.hand[player * EVENTS + event] += 1
        t.hand_held[player * DECKS + deck] += 1
        t.disclosures += 1


def discard_event(t: Layout, player: i64, event: i64) -> None:
    """Lay a culture event from a hand face up on the discards of its deck."""
    t.hand[player * EVENTS + event] -= 1
    t.hand_held[player * DECKS + EVENT_DECK[event]] -= 1
    t.event_discard[event] += 1
    t.disclosures += 1


def events_held(t: Layout, player: i64) -> i64:
    """Return how many culture events a player has in hand."""
    return held(t.hand_held, player * DECKS, (player + 1) * DECKS)


# --- hut and village tokens (CF-22.4, CF-23) ---


def draw_token(t: Layout, site: i64) -> i64:
    """Draw a token from those that nobody has looked at: what lay on the map under a hut or village."""
    t.disclosures += 1
    return drawn(t.pool, FIRST_TOKEN[site], FIRST_TOKEN[site + 1], t.dice_cup())


def keep_token(t: Layout, player: i64, token: i64) -> None:
    """Put a token face down on a sheet (CF-20.4)."""
    t.tokens[player * TOKENS + token] += 1
    t.tokens_held[player * SITES + TOKEN_SITE[token]] += 1


def spend_token(t: Layout, player: i64, token: i64) -> None:
    """Take a token from a sheet out of the game, seen by all (CF-20.6)."""
    t.tokens[player * TOKENS + token] -= 1
    t.tokens_held[player * SITES + TOKEN_SITE[token]] -= 1
    t.spent[token] += 1
    t.disclosures += 1


def unspend_token(t: Layout, player: i64, token: i64) -> None:
    """Put a token that was to be spent face down on its sheet again (CF-31.11)."""
    keep_token(t, player, token)
    t.spent[token] -= 1
    t.disclosures += 1


# --- great people, wonders, tiles ---


def draw_person(t: Layout) -> i64:
    """Draw a great person; NONE if none is left (CF-19.1)."""
    t.disclosures += 1
    return drawn(t.people_left, 0, PEOPLE, t.dice_cup())


def draw_wonder(t: Layout, age: i64) -> i64:
    """Draw a wonder of an age out of the deck; there must be one."""
    among = t.wonders_left & OF_AGE[age]
    wonder = member(among, t.dice_cup().below(count(among)))
    t.wonders_left &= ~single(wonder)
    t.disclosures += 1
    return wonder


def refill_row(t: Layout) -> None:
    """Fill empty slots of the market from the wonder deck, the oldest age first (CF-2.7, CF-16.5)."""
    for slot in range(WONDER_SLOTS):
        if t.row[slot] == NONE and t.wonders_left:
            age: i64 = 0
            while t.wonders_left & OF_AGE[age] == 0:
                age += 1
            t.row[slot] = draw_wonder(t, age)


def draw_tile(t: Layout) -> i64:
    """Draw one of the neutral tiles that have not been seen (CF-3.5)."""
    unseen = vec[i64](capacity=16)
    for i in range(len(NEUTRAL_TILES)):
        if not _lies(t, NEUTRAL_TILES[i]):
            unseen = append(unseen, NEUTRAL_TILES[i])
    t.disclosures += 1
    return unseen[t.dice_cup().below(len(unseen))]


def _lies(t: Layout, tile: i64) -> bool:
    for slot in range(SLOTS):
        if t.tile[slot] == tile:
            return True
    return False
