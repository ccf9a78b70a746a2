"""The card row and the ages (TA-11, TA-12)."""

from mypy_extensions import i64

from epocha.engine.row import clear_first, slide
from epocha.games.through_the_ages.components import (
    AGE,
    LOST_AT_AGE_END,
    NONE,
    REMOVED,
    SPACES,
)
from epocha.games.through_the_ages.layout import Layout
from epocha.games.through_the_ages.piles import (
    civil_held,
    clear_civil_deck,
    clear_military_piles,
    drop_civil,
    drop_military,
    hand_kinds,
    leave_openly,
    military_held,
    military_kinds,
    open_decks,
    take_top,
    throw_away,
)
from epocha.games.through_the_ages.tableau import add_yellow, make_obsolete
from epocha.games.through_the_ages.terms import FULL, TUTORIAL


def replenish(t: Layout) -> None:
    """Before a turn: remove, slide and deal (TA-11.1 to TA-11.12)."""
    removed = clear_first(t.row, REMOVED[max(2, t.seats_left())])
    for i in range(len(removed)):
        leave_openly(t, removed[i])
    slide(t.row)
    deal(t, True)
    if t.age == 0:
        clear_civil_deck(t)
        end_age(t, True)


def deal(t: Layout, before_turn: bool) -> None:
    """Fill the empty spaces; an age ends when its last card is dealt (TA-11.6, TA-12.1, TA-12.2)."""
    for space in range(SPACES):
        if t.row[space] == NONE:
            if len(t.civil_deck) == 0:
                return
            t.row[space] = take_top(t)
            if len(t.civil_deck) == 0:
                end_age(t, before_turn)


def end_age(t: Layout, before_turn: bool) -> None:
    """End the current age: what is obsolete goes, the next decks come (TA-12), or the end of the game begins.

    Args:
        before_turn: whether this happens while replenishing at the start of a turn (TA-47.3).
    """
    ended = t.age
    t.age = ended + 1
    clear_military_piles(t)
    if ended > 0 and t.terms.mode != TUTORIAL:
        _discard_hands(t, ended)
        make_obsolete(t, ended)
        if t.terms.mode == FULL:
            for p in range(t.players):
                add_yellow(t, p, -LOST_AT_AGE_END)
    if t.terms.gradual:
        t.turned_up += 1
        t.disclosures += 1
    if ended < t.terms.last_age:
        open_decks(t, t.age)
    elif t.terms.mode == FULL and not (before_turn and t.turn == t.first):
        t.last_round = t.round + 1
    else:
        t.last_round = t.round


def _discard_hands(t: Layout, age: i64) -> None:
    """Discard the cards in hands that are older than the age that ends (TA-12.3, TA-12.4)."""
    for p in range(t.players):
        kinds = hand_kinds(t, p)
        for i in range(len(kinds)):
            while AGE[kinds[i]] < age and civil_held(t, p, kinds[i]):
                drop_civil(t, p, kinds[i])
                leave_openly(t, kinds[i])
        kinds = military_kinds(t, p)
        for i in range(len(kinds)):
            while AGE[kinds[i]] < age and military_held(t, p, kinds[i]):
                drop_military(t, p, kinds[i])
                throw_away(t, kinds[i], p)
