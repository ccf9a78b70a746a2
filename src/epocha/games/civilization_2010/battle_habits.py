"""How bots of Civilization fight: which card against which, whom wounds are dealt to, what is taken as loot."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.appeal import NEVER, tech_appeal, token_worth
from epocha.games.civilization_2010.clash import dealt, taken
from epocha.games.civilization_2010.components import NONE, UNIT_CARDS
from epocha.games.civilization_2010.forces import side_of, strength_of, when_it_strikes
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.state import (
    AGAINST,
    HEAL,
    KIND_BITS,
    LEARN,
    NEW_FRONT,
    PAYLOAD,
    PLAY_UNIT,
    SAVE,
    TAKE_COIN,
    TAKE_CULTURE,
    TAKE_EVENT,
    TAKE_RESOURCE,
    TAKE_TRADE,
    WOUND,
)

EXPOSED: Final = 0.3
"""The share of its strength that a unit is likely to lose that lies alone on a front."""
WOUNDED: Final = 0.25
MOST_PLAYS: Final = 5
"""Ways to play a card that bots weigh against each other."""


class Play:
    """A way to play a unit card.

    Attributes:
        card. front: against which it is played, NONE for a new one. appeal: in strength won or lost.
    """

    def __init__(self, card: i64, front: i64, appeal: float) -> None:
        self.card = card
        self.front = front
        self.appeal = appeal

    def picks(self) -> vec[i64]:
        """Return the draft."""
        out = append(vec[i64](capacity=2), PLAY_UNIT << KIND_BITS | self.card)
        return append(out, NEW_FRONT << KIND_BITS if self.front == NONE else AGAINST << KIND_BITS | self.front)


def plays(t: Layout, p: i64) -> list[Play]:
    """Return the ways to play a card, the best first."""
    side = side_of(t, p)
    found: list[Play] = []
    for card in range(UNIT_CARDS):
        if t.force[side * UNIT_CARDS + card] > 0:
            found.append(Play(card, NONE, -EXPOSED * float(strength_of(t, side, card))))
            for front in range(len(t.front)):
                if t.front[front] != NONE and t.front_side[front] != side:
                    found.append(Play(card, front, attack_appeal(t, side, card, front)))
    found.sort(key=by_appeal)
    return found


def by_appeal(play: Play) -> tuple[float, i64, i64]:
    """Sort key: the best first."""
    return (-play.appeal, play.card, play.front)


def attack_appeal(t: Layout, side: i64, card: i64, front: i64) -> float:
    """Return the strength that is won by an attack, less what is lost."""
    foe = t.front[front]
    own = strength_of(t, side, card)
    theirs = strength_of(t, 1 - side, foe)
    when = when_it_strikes(card, foe)
    left = theirs - t.wounds[front]
    hurt = taken(own + t.blow, theirs, left, when)
    hits = dealt(own + t.blow, own, theirs, when)
    appeal = float(theirs) if hits >= left else WOUNDED * float(hits)
    appeal -= float(own) if hurt >= own else WOUNDED * float(hurt)
    return appeal


def battle_pick(t: Layout, p: i64, draft: vec[i64], choices: vec[i64]) -> i64:
    """Return the next pick of a battle turn; abilities of battles are used as soon as they can be."""
    if len(draft) == 0 and choices[0] >> KIND_BITS != PLAY_UNIT:
        return choices[len(choices) - 1] if choices[len(choices) - 1] >> KIND_BITS != PLAY_UNIT else choices[0]
    for play in plays(t, p):
        picks = play.picks()
        if len(draft) == 0 or draft[0] == picks[0]:
            if picks[len(draft)] in choices:
                return picks[len(draft)]
    return choices[0]


def spoils_pick(t: Layout, p: i64, choices: vec[i64]) -> i64:
    """Return the loot, the unit or the wound that promises most."""
    best = choices[0]
    most = NEVER
    for i in range(len(choices)):
        appeal = spoil_appeal(t, p, choices[i])
        if appeal > most:
            most = appeal
            best = choices[i]
    return best


def spoil_appeal(t: Layout, p: i64, action: i64) -> float:
    """Return what a choice during or after a battle promises."""
    kind = action >> KIND_BITS
    what = action & PAYLOAD
    if kind == LEARN:
        return 5.0 + tech_appeal(t, p, what, 6.0)
    if kind == TAKE_RESOURCE:
        return token_worth(t, p, what)
    if kind in (TAKE_TRADE, TAKE_CULTURE):
        return 1.2 * float(what)
    if kind == TAKE_EVENT:
        return 5.0
    if kind == TAKE_COIN:
        return 12.0
    if kind == SAVE:
        return 1.0 + float(what % 3)
    if kind in (WOUND, HEAL):
        return wound_appeal(t, what)
    return 0.0 if action == 0 else 4.0


def wound_appeal(t: Layout, front: i64) -> float:
    """Return how much a wound dealt or healed on a front matters: most where a strong unit is near death."""
    strength = strength_of(t, t.front_side[front], t.front[front])
    return 1.0 + float(strength) / float(1 + strength - t.wounds[front])
