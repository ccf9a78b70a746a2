"""What will come of an action of war, told while it is only pointed at, by the view of whoever is asked.

Of a unit that may be played: what it comes to against each enemy unit, and how the battle then stands. Of a step into a
battle: what both sides draw, how strong a card is on average, and the combat bonus. The own standing forces are known;
of the defender's, all know how many there are and at which rank they fight.
"""

from collections.abc import Sequence
from typing import Final

from epocha.engine.battle import ATTACKER, DEFENDER, total
from epocha.games.civilization_2010.battle_picture import clash, clash_words
from epocha.games.civilization_2010.components import (
    CITIES,
    FIGURES,
    FIRST_SCOUT,
    NONE,
    UNIT_CARDS,
    VILLAGE,
)
from epocha.games.civilization_2010.forces import battle_hand, bonus_sheet, is_wild, side_of, strength_of
from epocha.games.civilization_2010.ground import armies_on, centre_at, enemy_on
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.odds import BARBARIAN_CARDS, WILD_STRENGTH, chance_of, mean_strength
from epocha.games.civilization_2010.state import AGAINST, KIND_BITS, NEW_FRONT, PAYLOAD, PLAY_UNIT, STEP, Table
from epocha.games.civilization_2010.steps.common import BATTLE_TURN
from epocha.games.civilization_2010.steps.movement import Walk
from epocha.games.civilization_2010.totals import battle_total
from epocha.games.civilization_2010.war_words import walker_square

POWER: Final = 0.5
"""What a point of strength or of bonus adds to the balance of a battle, about; see `odds.py`."""
EVEN: Final = 0.12
"""So near to one half a chance counts as even."""


def ahead(view: Table, p: int, action: int, lang: str) -> Sequence[str]:
    """Return what will come of an action, in lines; nothing but of war."""
    kind, what = action >> KIND_BITS, int(action & PAYLOAD)
    if view.step_number() == BATTLE_TURN:
        return of_unit(view, p, kind, what, lang)
    here = walker_square(view, p) if kind == STEP else NONE
    square = int(view.plan.grid.step(here, what)) if here != NONE else NONE
    return before_battle(view, p, square, lang) if square != NONE else ()


# --- in a battle ---


def of_unit(t: Table, p: int, kind: int, what: int, lang: str) -> list[str]:
    """Return what a unit that is played comes to, wherever it may be."""
    side = int(side_of(t, p))
    draft = [int(pick) for pick in t.draft(p)]
    card = what if kind == PLAY_UNIT else int(draft[0] & PAYLOAD) if draft else NONE
    if side == NONE or card == NONE or kind not in (PLAY_UNIT, NEW_FRONT, AGAINST):
        return []
    foes = [front for front, foe in enumerate(t.front) if foe != NONE and t.front_side[front] != side]
    met = foes if kind == PLAY_UNIT else [what] if kind == AGAINST else []
    lines = [f"{clash_words(t, side, card, front, lang)} {after_clash(t, side, card, front, lang)}" for front in met]
    if kind != AGAINST:
        own = battle_total(t, side) + int(strength_of(t, side, card))
        lines.append(TEXTS.say(lang, "ahead-new-front", own=own, other=battle_total(t, 1 - side)))
    return lines


def after_clash(t: Table, side: int, card: int, front: int, lang: str) -> str:
    """Return what both sides would have after a clash: who is killed no longer counts."""
    one = clash(t, side, card, front)
    own = battle_total(t, side) + (0 if one.dies else int(strength_of(t, side, card)))
    other = battle_total(t, 1 - side) - (int(strength_of(t, 1 - side, int(t.front[front]))) if one.kills else 0)
    return TEXTS.say(lang, "ahead-totals", own=own, other=other)


# --- before a battle ---


def before_battle(view: Table, p: int, square: int, lang: str) -> list[str]:
    """Return with what both sides would fight if a walking group stepped on a square; nothing if there is no battle."""
    enemy, city = int(enemy_on(view, p, square)), int(centre_at(view, square))
    owner = city // int(CITIES) if city != NONE else enemy
    is_village = view.site[square] == VILLAGE
    armies = int(view.get(Walk.FIGURES)) & (1 << FIRST_SCOUT) - 1
    if (
        owner == p
        or not armies
        or not (city != NONE or is_village or (enemy != NONE and armies_on(view, enemy, square)))
    ):
        return []
    t = at_war(view, p, owner, square, armies)
    cards = [cards_of(t, side) for side in (ATTACKER, DEFENDER)]
    means = [mean_of(t, p), WILD_STRENGTH if is_wild(t, DEFENDER) else mean_strength(t, owner)]
    sheet = bonus_sheet(t)
    bonus = [int(total(sheet, side)) for side in (ATTACKER, DEFENDER)]
    sums = [n * mean + more for n, mean, more in zip(cards, means, bonus, strict=True)]
    chance = chance_of(POWER * (sums[0] - sums[1]))
    word = "even" if abs(chance - 0.5) < EVEN else "ahead" if chance > 0.5 else "behind"
    seat = 0 if is_wild(t, DEFENDER) else owner + 1
    return [
        TEXTS.say(lang, "ahead-cards", own=cards[0], held=int(t.forces_held[p]), other=cards[1], seat=seat),
        TEXTS.say(lang, "ahead-means", own=round(means[0], 1), other=round(means[1], 1)),
        TEXTS.say(lang, "ahead-bonus", own=bonus[0], other=bonus[1]),
        TEXTS.say(lang, "ahead-odds", word=word),
    ]


def at_war(view: Table, p: int, owner: int, square: int, armies: int) -> Table:
    """Return a copy on which armies of a player have come to a square and lead the attack."""
    t = view.clone()
    for figure in range(int(FIRST_SCOUT)):
        if armies >> figure & 1:
            t.figure_at[p * FIGURES + figure] = square
    t.battle_at = square
    t.commander[ATTACKER] = p
    t.commander[DEFENDER] = owner
    return t


def cards_of(t: Table, side: int) -> int:
    """Return how many cards a side would draw."""
    if is_wild(t, side):
        return int(BARBARIAN_CARDS)
    return min(int(battle_hand(t, side)), int(t.forces_held[t.commander[side]]))


def mean_of(t: Table, p: int) -> float:
    """Return the mean strength of one's own standing forces, all of which their player sees."""
    held = [int(n) for n in t.forces[p * UNIT_CARDS : (p + 1) * UNIT_CARDS]]
    strength = [int(strength_of(t, ATTACKER, card)) for card in range(int(UNIT_CARDS))]
    return sum([n * one for n, one in zip(held, strength, strict=True)]) / max(1, sum(held))
