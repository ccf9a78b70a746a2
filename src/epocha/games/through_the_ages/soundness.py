"""What a position given by hand must keep so that the rules and pictures can rely on it, though every number is right.

No play breaks any of it. Each check says what is wrong, or nothing.
"""

from collections.abc import Callable
from typing import Final

from epocha.games.through_the_ages.components import (
    AGE,
    AGES,
    CARD_IDS,
    CARDS,
    CATEGORY,
    CIVIL_CARDS,
    EVENT,
    FIRST_WONDER,
    GOVERNMENT,
    LEADER,
    LINE,
    LINES,
    NONE,
    PACT,
    SITES,
    SPECIAL,
    STAGE_COUNT,
    STORES,
    TACTICS,
    TERRITORY,
    UNIT_SITE,
    UNITS,
    WAR,
    WONDER,
)
from epocha.games.through_the_ages.knowledge import unseen_cards
from epocha.games.through_the_ages.layout import CIVIL_SLOTS, FIRST_EVENT, MILITARY_SLOTS, MOST_BLUE, Layout
from epocha.games.through_the_ages.soundness_frames import wrong_frames


def fault_of(t: Layout) -> str:
    """Return what is wrong with a full position, "" if nothing."""
    for check in (_wrong_lists, _wrong_turn, wrong_frames):
        if fault := check(t):
            return fault
    for p in range(int(t.players)):
        for look in _OF_SEATS:
            if fault := look(t, p):
                return f"seat {p + 1}: {fault}"
    return _wrong_copies(t)


def _wrong_lists(t: Layout) -> str:
    """Lists that say of each other's members who laid them, or of which age they are."""
    pairs = [
        ("discards", len(t.discards), "discards_by", len(t.discards_by)),
        ("current_events", len(t.current_events), "current_ages", len(t.current_ages)),
        ("future_events", len(t.future_events), "future_ages", len(t.future_ages)),
        ("future_events", len(t.future_events), "future_by", len(t.future_by)),
    ]
    for name, length, other, its_length in pairs:
        if length != its_length:
            return f"{name} has {length} cards, and {other} tells of {its_length}"
    for cards, ages in ((t.current_events, t.current_ages), (t.future_events, t.future_ages)):
        for i in range(len(cards)):
            if CATEGORY[cards[i]] not in (EVENT, TERRITORY) or AGE[cards[i]] != ages[i]:
                return f"{CARD_IDS[cards[i]]} is no event or territory of age {ages[i]}"
    for card in [*t.civil_deck, *t.military_deck, *t.discards]:
        if AGE[card] != t.age:
            return f"{CARD_IDS[card]} is not of age {t.age}, which it is now"
    for card in [*t.row, *t.civil_deck]:
        if card >= CIVIL_CARDS:
            return f"{CARD_IDS[card]} is no civil card"
    for card in [*t.military_deck, *t.discards]:
        if card < CIVIL_CARDS:
            return f"{CARD_IDS[card]} is no military card"
    if t.terms.gradual and len(t.laid_out) != t.terms.laid_out:
        return f"{t.terms.laid_out} scoring cards are laid out, not {len(t.laid_out)}"
    if t.turned_up > len(t.laid_out):
        return f"{t.turned_up} scoring cards are turned up of {len(t.laid_out)}"
    return ""


def _wrong_turn(t: Layout) -> str:
    """The turn and the start of rounds belong to somebody in the game; resigned are those who are out."""
    if t.over == 0 and t.is_out(t.turn):
        return "it is the turn of somebody who has resigned"
    if t.over == 0 and t.is_out(t.first):
        return "somebody who has resigned begins the rounds, so none would ever end"
    for p in range(int(t.players)):
        if t.is_out(p) != (t.resigned[p] != 0):
            return f"seat {p + 1}: `resigned` and `out` contradict each other"
    return ""


def _wrong_sites(t: Layout, p: int) -> str:
    """Workers and tokens stand on technologies in play; nobody is sent who is not there."""
    for site in range(int(SITES)):
        workers = t.workers[p * SITES + site]
        tokens = t.tokens[p * STORES + site] if site < STORES else 0
        if (workers or tokens) and not t.techs[p] >> site & 1:
            return f"workers or tokens stand on {CARD_IDS[site]}, which is not in play"
        if site >= UNIT_SITE and t.sacrifice[p * UNITS + site - UNIT_SITE] > workers:
            return f"more units of {CARD_IDS[site]} are sent than there are"
    if t.blue[p] + sum(t.tokens[p * STORES : (p + 1) * STORES]) > MOST_BLUE:
        return f"nobody has more than {MOST_BLUE} blue tokens"
    return ""


def _wrong_cards(t: Layout, p: int) -> str:
    """Each card in play lies where its kind belongs."""
    places = [
        ("government", t.government[p], GOVERNMENT),
        ("leader", t.leader[p], LEADER),
        ("tactics", t.tactics[p], TACTICS),
        ("wonder", t.wonder[p], WONDER),
        ("pact", t.pact[p], PACT),
        ("war", t.war[p], WAR),
    ]
    for name, card, kind in places:
        if card != NONE and CATEGORY[card] != kind:
            return f"{CARD_IDS[card]} cannot be a {name}"
    for line in range(int(LINES)):
        card = t.special[p * LINES + line]
        if card != NONE and (CATEGORY[card] != SPECIAL or LINE[card] != line):
            return f"{CARD_IDS[card]} is of another line"
    if t.stages[p] and (t.wonder[p] == NONE or t.stages[p] >= STAGE_COUNT[t.wonder[p] - FIRST_WONDER]):
        return f"{t.stages[p]} stages are built of a wonder that has not so many before its last"
    if t.face_down[p] & ~t.wonders[p]:
        return "a wonder is face down that is not completed"
    return ""


def _wrong_partners(t: Layout, p: int) -> str:
    """Pacts and wars have another party."""
    for name, card, other in (("pact", t.pact[p], t.pact_with[p]), ("war", t.war[p], t.war_on[p])):
        if (card == NONE) != (other == NONE):
            return f"a {name} needs a card and another player"
        if other == p:
            return f"nobody has a {name} with themselves"
    return ""


def _wrong_hands(t: Layout, p: int) -> str:
    """The slots of a hand are filled from the first, in ascending order, and counted by age."""
    hands = [
        ("civil", t.civil_hand, CIVIL_SLOTS, t.civil_count[p], t.civil_backs),
        ("military", t.military_hand, MILITARY_SLOTS, t.military_count[p], t.military_backs),
    ]
    for name, slots, size, count, backs in hands:
        cards = [int(card) for card in slots[p * size : p * size + count]]
        if NONE in cards or any(card != NONE for card in slots[p * size + count : (p + 1) * size]):
            return f"the {name} hand does not hold {count} cards"
        if cards != sorted(cards) or any((card < CIVIL_CARDS) != (name == "civil") for card in cards):
            return f"the {name} hand holds other cards, or not in their order"
        for age in range(int(AGES)):
            if sum(AGE[card] == age for card in cards) != backs[p * AGES + age]:
                return f"the {name} hand has other ages than its backs say"
    return ""


_OF_SEATS: Final[tuple[Callable[[Layout, int], str], ...]] = (
    _wrong_sites, _wrong_cards, _wrong_partners, _wrong_hands
)  # fmt: skip


def _wrong_copies(t: Layout) -> str:
    """No card lies in more places than it has copies: what is hidden from a view is guessed by what it does not see."""
    left = unseen_cards(t)
    hidden = [*t.civil_deck, *t.military_deck]
    for i in range(len(t.current_events)):  # those whose owner is known are counted among the cards seen
        if t.prepared_by[t.current_events[i] - FIRST_EVENT] == NONE:
            hidden.append(t.current_events[i])
    for card in hidden:
        left[card] -= 1
    for card in range(int(CARDS)):
        if left[card] < 0:
            return f"there are more of {CARD_IDS[card]} than the game has"
    return ""
