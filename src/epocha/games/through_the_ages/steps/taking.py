"""Taking civil cards from the row (TA-13)."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.vec import append
from epocha.games.through_the_ages.components import ACTION, AGE, CATEGORY, LEADER, NONE, SPECIAL, WONDER
from epocha.games.through_the_ages.effects import ON_TAKE_SCIENCE
from epocha.games.through_the_ages.piles import hold_civil
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.tableau import learn


def take_card(t: Table, p: i64, space: i64) -> None:
    """Take a card: a wonder goes under construction, everything else into the hand (TA-13.3, TA-13.4)."""
    card = t.row[space]
    kind = CATEGORY[card]
    t.row[space] = NONE
    if kind == WONDER:
        t.wonder[p] = card
        return
    hold_civil(t, p, card)
    if kind == LEADER:
        t.leaders_taken[p] |= single(AGE[card])
    elif kind == ACTION:
        if p == t.turn:
            t.fresh = append(t.fresh, card)
    elif kind <= SPECIAL:
        learn(t, p, t.perk(p, ON_TAKE_SCIENCE))
