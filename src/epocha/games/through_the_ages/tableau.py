"""What a civilization gains and loses: points, people, tokens, cards in play."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.games.through_the_ages.components import (
    AGE,
    FIRST_TERRITORY,
    FIRST_WONDER,
    LINE,
    LINES,
    NONE,
    SITES,
    UNIT_SITE,
    UNITS,
)
from epocha.games.through_the_ages.effect_tables import BRINGS_BLUE, BRINGS_YELLOW
from epocha.games.through_the_ages.layout import Layout
from epocha.games.through_the_ages.piles import leave_openly, throw_away
from epocha.games.through_the_ages.ratings import rate_all, settle, settle_workers


def score(t: Layout, p: i64, points: i64) -> None:
    """Add culture points, or take them as far as there are any (TA-7.3)."""
    t.culture[p] = max(0, t.culture[p] + points)


def learn(t: Layout, p: i64, points: i64) -> None:
    """Add science points, or take them as far as there are any (TA-7.2, TA-7.3)."""
    t.science[p] = max(0, t.science[p] + points)
    if t.terms.most_science:
        t.science[p] = min(t.science[p], t.terms.most_science)


def grow(t: Layout, p: i64) -> None:
    """Turn a token of the yellow bank into an unused worker, if there is one (TA-14.3, TA-14.5)."""
    if t.yellow[p]:
        t.yellow[p] -= 1
        t.unused[p] += 1


def can_lose_worker_on(t: Layout, p: i64, site: i64) -> bool:
    """Return whether a worker on a site can be lost: those sent into a fight are spoken for (TA-31.15)."""
    sent = t.sacrifice[p * UNITS + site - UNIT_SITE] if site >= UNIT_SITE else 0
    return t.workers[p * SITES + site] > sent


def shrink(t: Layout, p: i64, site: i64) -> None:
    """Return a worker to the yellow bank: from a site, or with NONE an unused one (TA-5.7, TA-36.3)."""
    if site == NONE:
        t.unused[p] -= 1
    else:
        t.workers[p * SITES + site] -= 1
    t.yellow[p] += 1
    settle_workers(t, p)


def build_on(t: Layout, p: i64, site: i64) -> None:
    """Put an unused worker on a site."""
    t.unused[p] -= 1
    t.workers[p * SITES + site] += 1
    settle_workers(t, p)


def raze(t: Layout, p: i64, site: i64) -> None:
    """Take a worker off a site; the worker becomes unused (TA-15.14)."""
    t.workers[p * SITES + site] -= 1
    t.unused[p] += 1
    settle_workers(t, p)


def move_worker(t: Layout, p: i64, old: i64, new: i64) -> None:
    """Upgrade a building or unit (TA-15.9)."""
    t.workers[p * SITES + old] -= 1
    t.workers[p * SITES + new] += 1
    settle_workers(t, p)


def add_blue(t: Layout, p: i64, tokens: i64) -> None:
    """Put tokens into the blue bank, or return them from it as far as it reaches (TA-30.22)."""
    t.blue[p] = max(0, t.blue[p] + tokens)


def add_yellow(t: Layout, p: i64, tokens: i64) -> None:
    """Put tokens into the yellow bank, or return them from it as far as it reaches; workers stay (TA-30.21)."""
    t.yellow[p] = max(0, t.yellow[p] + tokens)


# --- cards in play ---


def drop_leader(t: Layout, p: i64) -> None:
    """Discard the leader in play (TA-12.8, TA-18.3)."""
    leave_openly(t, t.leader[p])
    t.leader[p] = NONE
    settle(t, p)


def drop_wonder(t: Layout, p: i64) -> None:
    """Discard the unfinished wonder; its blue tokens return (TA-12.7)."""
    leave_openly(t, t.wonder[p])
    t.blue[p] += t.stages[p]
    t.stages[p] = 0
    t.wonder[p] = NONE


def finish_wonder(t: Layout, p: i64) -> None:
    """The last stage is built: the markers return and the wonder takes effect (TA-17.6)."""
    t.wonders[p] |= single(t.wonder[p] - FIRST_WONDER)
    t.blue[p] += t.stages[p]
    t.stages[p] = 0
    t.wonder[p] = NONE
    settle(t, p)


def put_special(t: Layout, p: i64, card: i64) -> None:
    """Put a special technology into play; it replaces the one of its line, and brings only what is more (TA-19.9)."""
    line = p * LINES + LINE[card]
    old = t.special[line]
    before: i64 = 0
    if old != NONE:
        before = BRINGS_BLUE[old]
        leave_openly(t, old)
    t.special[line] = card
    add_blue(t, p, BRINGS_BLUE[card] - before)
    settle(t, p)


def lose_special(t: Layout, p: i64, card: i64) -> None:
    """Take a special technology out of play."""
    t.special[p * LINES + LINE[card]] = NONE
    add_blue(t, p, -BRINGS_BLUE[card])
    settle(t, p)


def add_colony(t: Layout, p: i64, card: i64) -> None:
    """Make a territory a colony: its permanent benefit (TA-30.17, TA-30.18)."""
    t.colonies[p] |= single(card - FIRST_TERRITORY)
    add_yellow(t, p, BRINGS_YELLOW[card])
    add_blue(t, p, BRINGS_BLUE[card])
    settle(t, p)


def lose_colony(t: Layout, p: i64, card: i64) -> None:
    """Take a colony away with its permanent benefit (TA-30.20 to TA-30.22)."""
    t.colonies[p] &= ~single(card - FIRST_TERRITORY)
    add_yellow(t, p, -BRINGS_YELLOW[card])
    add_blue(t, p, -BRINGS_BLUE[card])
    settle(t, p)


def turn_down(t: Layout, p: i64, wonder: i64) -> None:
    """Turn a completed wonder face down (TA-43.35)."""
    t.face_down[p] |= single(wonder)
    settle(t, p)


def end_pact(t: Layout, q: i64) -> None:
    """Discard the pact in front of a player; its effects end for both (TA-33.8, TA-33.15)."""
    card = t.pact[q]
    other = t.pact_with[q]
    t.pact[q] = NONE
    t.pact_with[q] = NONE
    t.pact_side[q] = 0
    throw_away(t, card, NONE)
    settle(t, q)
    settle(t, other)


def make_obsolete(t: Layout, age: i64) -> None:
    """At the end of an age, discard the leaders, unfinished wonders and pacts of older ones (TA-12.3, TA-12.4)."""
    for p in range(t.players):
        if t.leader[p] != NONE and AGE[t.leader[p]] < age:
            drop_leader(t, p)
        if t.wonder[p] != NONE and AGE[t.wonder[p]] < age:
            drop_wonder(t, p)
        if t.pact[p] != NONE and AGE[t.pact[p]] < age:
            end_pact(t, p)
    rate_all(t)
