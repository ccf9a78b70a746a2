"""Who knows what (TA-44): what a view hides, and how a view is completed by guessing."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.state import UNKNOWN
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    AGE,
    AGES,
    BONUS,
    CARDS,
    CATEGORY,
    CIVIL_CARDS,
    FIRST_TERRITORY,
    FIRST_WONDER,
    GOVERNMENT,
    LEADER,
    LINES,
    NONE,
    SCORING,
    SITES,
    SPECIAL,
    STARTING_CARDS,
    TERRITORIES,
    TERRITORY,
    WONDER,
    WONDERS,
)
from epocha.games.through_the_ages.layout import CIVIL_SLOTS, EVENT_CARDS, FIRST_EVENT, MILITARY_SLOTS, Layout
from epocha.games.through_the_ages.piles import hold_civil, hold_military

KEPT: Final = 3
"""Of so many military cards that a player draws, one stays in the hand: a bonus card rather than another."""


def hide_from(t: Layout, viewer: i64) -> None:
    """Hide what no declaration can say: civil hands unless they are open, and what others laid face down (TA-44)."""
    for p in range(t.players):
        if p != viewer and not t.terms.open_hands:
            for at in range(p * CIVIL_SLOTS, (p + 1) * CIVIL_SLOTS):
                t.civil_hand[at] = UNKNOWN
    for i in range(len(t.discards)):
        if t.discards_by[i] != NONE and t.discards_by[i] != viewer:
            t.discards[i] = UNKNOWN
    for i in range(len(t.future_events)):
        if t.future_by[i] != viewer or viewer < 0:
            t.future_events[i] = UNKNOWN
    for event in range(EVENT_CARDS):
        if t.prepared_by[event] != viewer:
            t.prepared_by[event] = NONE
    if t.terms.gradual:
        for i in range(t.turned_up, len(t.laid_out)):
            t.laid_out[i] = UNKNOWN


# --- guessing what is hidden ---


def complete_view(t: Layout, chance: Chance) -> None:
    """Deal the cards that this view has not seen to where hidden ones lie."""
    unseen = unseen_cards(t)
    _fill_laid_out(t, unseen, chance)
    _fill_events(t, unseen, chance)
    for p in range(t.players):
        if t.civil_count[p] and t.civil_hand[p * CIVIL_SLOTS] == UNKNOWN:
            _fill_civil_hand(t, unseen, p, chance)
    _fill_military(t, unseen, chance)
    pool = _pool_of(unseen, t.age, False)
    chance.shuffle(pool)
    for i in range(len(t.civil_deck)):
        t.civil_deck[i] = _deal(unseen, pool, i)
    for card in range(CARDS):
        t.away[card] = unseen[card] if AGE[card] <= min(t.age, t.terms.last_age) else 0


def unseen_cards(t: Layout) -> vec[i64]:
    """Return how many of each card this view does not see anywhere."""
    left = t.terms.copies[:]
    for group in (t.row, t.discards, t.future_events, t.past_events, t.laid_out, t.civil_hand, t.military_hand):
        for i in range(len(group)):
            if group[i] != NONE:
                left[group[i]] -= 1
    for card in range(CARDS):
        left[card] -= t.gone[card]
    for event in range(EVENT_CARDS):  # own events in the current pile; those in the future pile are seen there
        if t.prepared_by[event] != NONE and not _is_future(t, FIRST_EVENT + event):
            left[FIRST_EVENT + event] -= 1
    if t.shown != NONE and not _is_colony(t, t.shown):
        left[t.shown] -= 1
    for p in range(t.players):
        _count_in_play(t, p, left)
    return left


def _is_colony(t: Layout, card: i64) -> bool:
    """Return whether a territory, the gains of which are being carried out, is already counted as a colony."""
    for p in range(t.players):
        if CATEGORY[card] == TERRITORY and t.colonies[p] >> (card - FIRST_TERRITORY) & 1:
            return True
    return False


def _is_future(t: Layout, card: i64) -> bool:
    for i in range(len(t.future_events)):
        if t.future_events[i] == card:
            return True
    return False


def _count_in_play(t: Layout, p: i64, left: vec[i64]) -> None:
    """Take a player's cards in play off a count; starting technologies are in no deck."""
    for site in range(SITES):
        if t.techs[p] >> site & 1:
            left[site] -= 1
    for wonder in range(WONDERS):
        if t.wonders[p] >> wonder & 1:
            left[FIRST_WONDER + wonder] -= 1
    for territory in range(TERRITORIES):
        if t.colonies[p] >> territory & 1:
            left[FIRST_TERRITORY + territory] -= 1
    for line in range(LINES):
        if t.special[p * LINES + line] != NONE:
            left[t.special[p * LINES + line]] -= 1
    left[t.government[p]] -= 1
    for card in (t.leader[p], t.wonder[p], t.tactics[p], t.pact[p], t.war[p]):
        if card != NONE:
            left[card] -= 1
    for card in STARTING_CARDS:
        if t.terms.copies[card] == 0:
            left[card] = 0


def _pool_of(unseen: vec[i64], age: i64, military: bool) -> vec[i64]:
    """Return the unseen cards of one back, ascending."""
    out = vec[i64](capacity=64)
    for card in range(CIVIL_CARDS if military else 0, CARDS if military else CIVIL_CARDS):
        if AGE[card] == age:
            for _ in range(unseen[card]):
                out = append(out, card)
    return out


def _deal(unseen: vec[i64], pool: vec[i64], at: i64) -> i64:
    """Return a card of a pool, which is then seen."""
    unseen[pool[at]] -= 1
    return pool[at]


def _fill_laid_out(t: Layout, unseen: vec[i64], chance: Chance) -> None:
    """Guess the age III events that will be turned up later."""
    pool = vec[i64](capacity=16)
    for card in range(CARDS):
        if SCORING[card] and unseen[card] > 0:
            pool = append(pool, card)
    chance.shuffle(pool)
    at: i64 = 0
    for i in range(len(t.laid_out)):
        if t.laid_out[i] == UNKNOWN:
            t.laid_out[i] = _deal(unseen, pool, at)
            at += 1


def _fill_events(t: Layout, unseen: vec[i64], chance: Chance) -> None:
    """Guess both event piles; what the viewer prepared is among the current ones, wherever it lies."""
    for age in range(AGES):
        pool = vec[i64](capacity=32)
        for card in range(FIRST_EVENT, FIRST_EVENT + EVENT_CARDS):
            if AGE[card] == age and unseen[card] > 0:
                pool = append(pool, card)
        chance.shuffle(pool)
        own = vec[i64](capacity=16)
        for event in range(EVENT_CARDS):
            card = FIRST_EVENT + event
            if t.prepared_by[event] != NONE and AGE[card] == age and not _is_future(t, card):
                own = append(own, card)
        places = vec[i64](capacity=16)
        for i in range(len(t.current_events)):
            if t.current_ages[i] == age:
                places = append(places, i)
        chance.shuffle(places)
        at: i64 = 0
        for i in range(len(places)):
            if i < len(own):
                t.current_events[places[i]] = own[i]
            else:
                t.current_events[places[i]] = _deal(unseen, pool, at)
                at += 1
        for i in range(len(t.future_events)):
            if t.future_ages[i] == age and t.future_events[i] == UNKNOWN:
                card = _deal(unseen, pool, at)
                at += 1
                t.future_events[i] = card
                t.prepared_by[card - FIRST_EVENT] = t.future_by[i]


def _fill_civil_hand(t: Layout, unseen: vec[i64], p: i64, chance: Chance) -> None:
    """Guess a civil hand: cards of the backs that are seen, which the player may have taken."""
    t.civil_count[p] = 0
    for age in range(AGES):
        wanted = t.civil_backs[p * AGES + age]
        t.civil_backs[p * AGES + age] = 0
        pool = _pool_of(unseen, age, False)
        chance.shuffle(pool)
        for strict in range(1, -1, -1):
            for i in range(len(pool)):
                if wanted and pool[i] != UNKNOWN and CATEGORY[pool[i]] != WONDER:
                    if strict == 0 or _may_hold(t, p, pool[i]):
                        hold_civil(t, p, _deal(unseen, pool, i))
                        pool[i] = UNKNOWN
                        wanted -= 1


def _may_hold(t: Layout, p: i64, card: i64) -> bool:
    """Return whether a card can be in a hand: no technology twice, leaders of ages taken (TA-13.8, TA-13.12)."""
    kind = CATEGORY[card]
    if kind == LEADER and t.leaders_taken[p] >> AGE[card] & 1 == 0:
        return False
    if kind > SPECIAL and kind != LEADER:
        return True
    for at in range(p * CIVIL_SLOTS, p * CIVIL_SLOTS + t.civil_count[p]):
        held = t.civil_hand[at]
        if held == card or (kind == LEADER and CATEGORY[held] == LEADER and AGE[held] == AGE[card]):
            return False
    if kind < GOVERNMENT:
        return t.techs[p] >> card & 1 == 0
    return t.government[p] != card


def _prefer_bonus(pool: vec[i64], at: i64) -> None:
    """Let the next card of a pool be a bonus card if one of the next `KEPT` is: players hold on to these."""
    for ahead in range(at, min(len(pool), at + KEPT)):
        if CATEGORY[pool[ahead]] == BONUS:
            pool[at], pool[ahead] = pool[ahead], pool[at]
            return


def _fill_military(t: Layout, unseen: vec[i64], chance: Chance) -> None:
    """Guess military hands, discards and the deck."""
    hidden: i64 = 0
    for p in range(t.players):
        if t.military_count[p] and t.military_hand[p * MILITARY_SLOTS] == UNKNOWN:
            hidden |= 1 << p
            t.military_count[p] = 0
    for age in range(AGES):
        pool = _pool_of(unseen, age, True)
        chance.shuffle(pool)
        at: i64 = 0
        for p in range(t.players):
            if hidden >> p & 1:
                wanted = t.military_backs[p * AGES + age]
                t.military_backs[p * AGES + age] = 0
                for _ in range(wanted):
                    _prefer_bonus(pool, at)
                    hold_military(t, p, _deal(unseen, pool, at))
                    at += 1
        if age == t.age:
            for i in range(len(t.discards)):
                if t.discards[i] == UNKNOWN:
                    t.discards[i] = _deal(unseen, pool, at)
                    at += 1
            for i in range(len(t.military_deck)):
                t.military_deck[i] = _deal(unseen, pool, at)
                at += 1
