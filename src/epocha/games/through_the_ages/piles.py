"""Decks, hands and piles: where cards come from and where they go (TA-26, TA-28, TA-44)."""

from mypy_extensions import i64

from epocha.engine.state import zeros
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    AGE,
    AGES,
    CARDS,
    CIVIL_CARDS,
    NONE,
    SCORING,
)
from epocha.games.through_the_ages.layout import CIVIL_SLOTS, FIRST_EVENT, MILITARY_SLOTS, Layout

# --- hands ---


def _insert(slots: vec[i64], base: i64, count: i64, card: i64) -> None:
    """Put a card among `count` cards in ascending order, so that their order tells nothing."""
    at = base + count
    while at > base and slots[at - 1] > card:
        slots[at] = slots[at - 1]
        at -= 1
    slots[at] = card


def _remove(slots: vec[i64], base: i64, count: i64, card: i64) -> None:
    """Take one of a card away."""
    at = base
    while slots[at] != card:
        at += 1
    while at < base + count - 1:
        slots[at] = slots[at + 1]
        at += 1
    slots[at] = NONE


def hold_civil(t: Layout, p: i64, card: i64) -> None:
    """Take a civil card into a hand."""
    _insert(t.civil_hand, p * CIVIL_SLOTS, t.civil_count[p], card)
    t.civil_count[p] += 1
    t.civil_backs[p * AGES + AGE[card]] += 1


def drop_civil(t: Layout, p: i64, card: i64) -> None:
    """Take a civil card out of a hand."""
    _remove(t.civil_hand, p * CIVIL_SLOTS, t.civil_count[p], card)
    t.civil_count[p] -= 1
    t.civil_backs[p * AGES + AGE[card]] -= 1


def hold_military(t: Layout, p: i64, card: i64) -> None:
    """Take a military card into a hand."""
    _insert(t.military_hand, p * MILITARY_SLOTS, t.military_count[p], card)
    t.military_count[p] += 1
    t.military_backs[p * AGES + AGE[card]] += 1


def drop_military(t: Layout, p: i64, card: i64) -> None:
    """Take a military card out of a hand."""
    _remove(t.military_hand, p * MILITARY_SLOTS, t.military_count[p], card)
    t.military_count[p] -= 1
    t.military_backs[p * AGES + AGE[card]] -= 1


def civil_held(t: Layout, p: i64, card: i64) -> i64:
    """Return how many of a card a player has in the civil hand."""
    found: i64 = 0
    hand = t.civil_hand
    for at in range(p * CIVIL_SLOTS, p * CIVIL_SLOTS + t.civil_count[p]):
        if hand[at] == card:
            found += 1
    return found


def military_held(t: Layout, p: i64, card: i64) -> i64:
    """Return how many of a card a player has in the military hand."""
    found: i64 = 0
    for at in range(p * MILITARY_SLOTS, p * MILITARY_SLOTS + t.military_count[p]):
        if t.military_hand[at] == card:
            found += 1
    return found


def hand_kinds(t: Layout, p: i64) -> vec[i64]:
    """Return the different civil cards in a hand, ascending."""
    return _kinds(t.civil_hand, p * CIVIL_SLOTS, t.civil_count[p], 0)


def military_kinds(t: Layout, p: i64, first: i64 = 0) -> vec[i64]:
    """Return the different military cards in a hand, ascending; only those from number `first` on."""
    return _kinds(t.military_hand, p * MILITARY_SLOTS, t.military_count[p], first)


def _kinds(slots: vec[i64], base: i64, count: i64, first: i64) -> vec[i64]:
    out = vec[i64](capacity=16)
    last: i64 = NONE
    for at in range(base, base + count):
        card = slots[at]
        if card >= first and card != last:  # NONE, for what a view does not show, is below all cards
            last = card
            out = append(out, card)
    return out


# --- leaving the game ---


def leave_openly(t: Layout, card: i64) -> None:
    """A card leaves the game for all to see."""
    t.gone[card] += 1


def throw_away(t: Layout, card: i64, by: i64) -> None:
    """A military card was played (`by` NONE) or discarded face down: TA-26.10, TA-26.12, TA-44.7."""
    if AGE[card] == t.age and t.terms.has_military_deck(t.age):
        t.discards = append(t.discards, card)
        t.discards_by = append(t.discards_by, by)
    elif by == NONE:
        t.gone[card] += 1
    else:
        t.away[card] += 1


def clear_military_piles(t: Layout) -> None:
    """The military deck and discard pile of an age that has ended leave the game (TA-12.10)."""
    for i in range(len(t.military_deck)):
        t.away[t.military_deck[i]] += 1
    for i in range(len(t.discards)):
        if t.discards_by[i] == NONE:
            t.gone[t.discards[i]] += 1
        else:
            t.away[t.discards[i]] += 1
    t.military_deck = zeros(0)
    t.discards = zeros(0)
    t.discards_by = zeros(0)


def clear_civil_deck(t: Layout) -> None:
    """What is left of a civil deck leaves the game unseen (TA-11.9)."""
    for i in range(len(t.civil_deck)):
        t.away[t.civil_deck[i]] += 1
    t.civil_deck = zeros(0)


# --- decks ---


def cards_of_age(t: Layout, age: i64, military: bool) -> vec[i64]:
    """Return the cards of a deck that are not laid out, ascending."""
    out = vec[i64](capacity=64)
    first = CIVIL_CARDS if military else 0
    last = CARDS if military else CIVIL_CARDS
    for card in range(first, last):
        if AGE[card] == age:
            for _ in range(t.terms.copies[card] - (laid_out(t, card) if military else 0)):
                out = append(out, card)
    return out


def laid_out(t: Layout, card: i64) -> i64:
    """Return how many of a card lie apart, to be scored at the end."""
    found: i64 = 0
    for i in range(len(t.laid_out)):
        if t.laid_out[i] == card:
            found += 1
    return found


def open_decks(t: Layout, age: i64) -> None:
    """Shuffle the decks of an age and bring them into play (TA-4.11)."""
    chance = t.dice_cup()
    t.civil_deck = cards_of_age(t, age, False)
    chance.shuffle(t.civil_deck)
    if t.terms.has_military_deck(age):
        t.military_deck = cards_of_age(t, age, True)
        chance.shuffle(t.military_deck)


def take_top(t: Layout) -> i64:
    """Deal the top card of the civil deck."""
    left = len(t.civil_deck) - 1
    card = t.civil_deck[left]
    t.civil_deck = t.civil_deck[:left]
    t.disclosures += 1
    return card


def draw_military(t: Layout, p: i64, count: i64) -> None:
    """Draw military cards of the current age; an empty deck is made anew from the discards (TA-26.10, TA-26.11)."""
    if not t.terms.has_military_deck(t.age):
        return
    for _ in range(count):
        if len(t.military_deck) == 0:
            t.military_deck = t.discards
            t.discards = zeros(0)
            t.discards_by = zeros(0)
            t.dice_cup().shuffle(t.military_deck)
        left = len(t.military_deck) - 1
        if left < 0:
            return
        hold_military(t, p, t.military_deck[left])
        t.military_deck = t.military_deck[:left]
        t.disclosures += 1


# --- events (TA-28) ---


def prepare(t: Layout, p: i64, card: i64) -> None:
    """Put an event or territory on the future events (TA-28.1)."""
    drop_military(t, p, card)
    t.future_events = append(t.future_events, card)
    t.future_ages = append(t.future_ages, AGE[card])
    t.future_by = append(t.future_by, p)
    t.prepared_by[card - FIRST_EVENT] = p


def reveal(t: Layout) -> i64:
    """Turn up the top current event; after the last one the future events take their place (TA-28.3 to TA-28.5)."""
    left = len(t.current_events) - 1
    card = t.current_events[left]
    t.current_events = t.current_events[:left]
    t.current_ages = t.current_ages[:left]
    t.prepared_by[card - FIRST_EVENT] = NONE
    t.disclosures += 1
    if left == 0:
        _bring_future(t)
    t.shown = card
    return card


def _bring_future(t: Layout) -> None:
    """Shuffle the future events, sort them by age with the lower ages on top, and make them the current ones."""
    shuffled = t.future_events[:]
    t.dice_cup().shuffle(shuffled)
    for age in range(AGES - 1, -1, -1):
        for i in range(len(shuffled)):
            if AGE[shuffled[i]] == age:
                t.current_events = append(t.current_events, shuffled[i])
                t.current_ages = append(t.current_ages, age)
    t.future_events = zeros(0)
    t.future_ages = zeros(0)
    t.future_by = zeros(0)


def put_to_past(t: Layout, card: i64) -> None:
    """A resolved event, or an unclaimed or lost territory, goes to the past events (TA-28.8, TA-30.26)."""
    t.past_events = append(t.past_events, card)


def turn_up_events_left(t: Layout) -> vec[i64]:
    """Turn up the age III events that are still in the event piles, and return them (TA-40.6)."""
    out = vec[i64](capacity=16)
    current = zeros(0)
    ages = zeros(0)
    for i in range(len(t.current_events)):
        if SCORING[t.current_events[i]]:
            out = append(out, t.current_events[i])
        else:
            current = append(current, t.current_events[i])
            ages = append(ages, t.current_ages[i])
    future = zeros(0)
    future_ages = zeros(0)
    future_by = zeros(0)
    for i in range(len(t.future_events)):
        if SCORING[t.future_events[i]]:
            out = append(out, t.future_events[i])
        else:
            future = append(future, t.future_events[i])
            future_ages = append(future_ages, t.future_ages[i])
            future_by = append(future_by, t.future_by[i])
    t.current_events = current
    t.current_ages = ages
    t.future_events = future
    t.future_ages = future_ages
    t.future_by = future_by
    for i in range(len(out)):
        t.prepared_by[out[i] - FIRST_EVENT] = NONE
        put_to_past(t, out[i])
    return out
