"""Who knows what (CF-34): what a view hides beyond what the fields declare, and how a view is completed by guessing."""

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.state import UNKNOWN
from epocha.engine.vec import vec
from epocha.games.civilization_2010.components import (
    CARDS_OF_UNIT,
    DECKS,
    EVENTS,
    FIRST_EVENT,
    FIRST_TOKEN,
    NONE,
    SITES,
    TOKENS,
    UNIT_CARDS,
    UNITS,
)
from epocha.games.civilization_2010.effects import OPEN_HAND
from epocha.games.civilization_2010.forces import is_wild
from epocha.games.civilization_2010.goods import cover_up, fill_offers, place_by_number
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.piles import drawn
from epocha.games.civilization_2010.techs import perk
from epocha.games.civilization_2010.war import SIDES


def hide_from(t: Layout, viewer: i64) -> None:
    """Offers but for partners, and who makes any (CF-34.14), what lies face down in them (CF-11.10), battle forces.

    Of those the commander of the other side may see something (CF-34.6, CF-34.7).
    """
    t.hide_offers(viewer)
    place_by_number(t, viewer)
    cover_up(t, viewer)
    for p in range(t.players):
        if p != viewer:
            t.offers_made[p] = 0
    for side in range(SIDES):
        if t.commander[side] != viewer and not sees_force(t, viewer, side):
            t.hide_force(side)


def sees_force(t: Layout, viewer: i64, side: i64) -> bool:
    """Return whether a seat fights the other side and sees the cards of this one nevertheless (CF-25.6)."""
    return (
        viewer >= 0 and t.commander[1 - side] == viewer and not is_wild(t, 1 - side) and perk(t, viewer, OPEN_HAND) > 0
    )


def complete_view(t: Layout, chance: Chance) -> None:
    """Deal what this view has not seen to where something hidden lies."""
    _complete_events(t, chance)
    _complete_tokens(t, chance)
    _complete_units(t, chance)
    fill_offers(t)


def take_off(counts: vec[i64], bags: vec[i64]) -> None:
    """Take off counts what a bag of each seat holds, as far as it is known."""
    width = len(counts)
    for at in range(len(bags)):
        if bags[at] != UNKNOWN:
            counts[at % width] -= bags[at]


def empty_unknown(bags: vec[i64], player: i64, width: i64) -> bool:
    """Empty the bag of a seat if it is not known; return whether it was not."""
    if bags[player * width] != UNKNOWN:
        return False
    for thing in range(width):
        bags[player * width + thing] = 0
    return True


def _complete_events(t: Layout, chance: Chance) -> None:
    """Hands of others, by the backs that are seen; the rest is in the decks."""
    unseen = t.agreed.events[:]
    take_off(unseen, t.event_discard)
    take_off(unseen, t.hand)
    for p in range(t.players):
        if empty_unknown(t.hand, p, EVENTS):
            for deck in range(DECKS):
                for _ in range(t.hand_held[p * DECKS + deck]):
                    t.hand[p * EVENTS + drawn(unseen, FIRST_EVENT[deck], FIRST_EVENT[deck + 1], chance)] += 1
    t.event_deck = unseen


def _complete_tokens(t: Layout, chance: Chance) -> None:
    """Tokens on the sheets of others; the rest nobody has looked at."""
    unseen = t.agreed.tokens[:]
    take_off(unseen, t.spent)
    take_off(unseen, t.tokens)
    for p in range(t.players):
        if empty_unknown(t.tokens, p, TOKENS):
            for site in range(SITES):
                for _ in range(t.tokens_held[p * SITES + site]):
                    t.tokens[p * TOKENS + drawn(unseen, FIRST_TOKEN[site], FIRST_TOKEN[site + 1], chance)] += 1
    t.pool = unseen


def _complete_units(t: Layout, chance: Chance) -> None:
    """The decks, of which the height is seen; what is left is with others, in standing forces and in a battle."""
    unseen = t.agreed.cards[:]
    take_off(unseen, t.returned)
    take_off(unseen, t.forces)
    take_off(unseen, t.force)
    take_off(unseen, t.killed)
    for front in range(len(t.front)):
        if t.front[front] != NONE:
            unseen[t.front[front]] -= 1
    for card in range(UNIT_CARDS):
        t.deck[card] = 0
    for unit in range(UNITS):
        for _ in range(t.deck_held[unit]):
            t.deck[drawn(unseen, unit * CARDS_OF_UNIT, (unit + 1) * CARDS_OF_UNIT, chance)] += 1
    for p in range(t.players):
        if empty_unknown(t.forces, p, UNIT_CARDS):
            for _ in range(t.forces_held[p]):
                t.forces[p * UNIT_CARDS + drawn(unseen, 0, UNIT_CARDS, chance)] += 1
    for side in range(SIDES):
        if empty_unknown(t.force, side, UNIT_CARDS):
            for _ in range(t.force_held[side]):
                t.force[side * UNIT_CARDS + drawn(unseen, 0, UNIT_CARDS, chance)] += 1
