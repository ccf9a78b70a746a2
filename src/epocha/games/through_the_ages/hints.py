"""Hints for a first game: what a sensible player of Through the Ages looks at in the decision at hand."""

from typing import Any, Final

from epocha.games.through_the_ages.components import (
    AGE,
    CATEGORY,
    CONSUMPTION,
    CORRUPTION,
    EVENT,
    FARM,
    MINE,
    NONE,
    SITES,
    SPACES,
    TERRITORY,
    WONDER,
)
from epocha.games.through_the_ages.effects import FOOD
from epocha.games.through_the_ages.names import TEXTS, card_label
from epocha.games.through_the_ages.piles import military_kinds
from epocha.games.through_the_ages.prices import take_cost, untakable
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps import common as c
from epocha.games.through_the_ages.stores import resource_tokens, stock
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.values import MINE_SITE, best_mine, discontent, made

AT_ONCE: Final = 2
"""How many pieces of advice are given at once."""
EARLY_ROUNDS: Final = 6
"""Until this round workers belong in mines and labs first."""

Advice = tuple[str, dict[str, Any]]
"""The name of a message without `hint-`, and its places."""


def hint(t: Table, player: int, lang: str) -> str:
    """Return one or two sentences of advice for the decision that `player` has to make in their own view."""
    step = t.step_number()
    if step == c.ACTIONS:
        advice = [*_troubles(t, player), *_chances(t, player, lang), ("actions", {})]
    elif step == c.POLITICS:
        advice = _politics(t, player)
    else:
        advice = [(t.course[step].name, {})]
    return " ".join([TEXTS.say(lang, f"hint-{name}", **places) for name, places in advice[:AT_ONCE]])


def _troubles(t: Table, p: int) -> list[Advice]:
    """Return what the end of this turn would bring if nothing more was done, the worst first."""
    advice: list[Advice] = []
    if t.round == 1:
        return [("first", {})]
    unhappy = int(discontent(t, p))
    if unhappy > t.unused[p]:
        advice.append(("uprising", {"discontent": unhappy, "unused": t.unused[p]}))
    missing = CONSUMPTION[t.yellow[p]] - stock(t, p, FOOD) - made(t, p, FARM)
    if missing > 0:
        advice.append(("hunger", {"n": missing}))
    left = t.blue[p] - resource_tokens(t, p) - sum([t.workers[p * SITES + site] for site in range(int(MINE_SITE))])
    if t.terms.mode != TUTORIAL and CORRUPTION[max(0, left)]:
        advice.append(("corruption", {"n": CORRUPTION[max(0, left)]}))
    return advice


def _chances(t: Table, p: int, lang: str) -> list[Advice]:
    """Return what could be done well now."""
    advice: list[Advice] = []
    if t.unused[p] > discontent(t, p) and t.round <= EARLY_ROUNDS:
        advice.append(("idle", {}))
    if is_weak(t, p):
        advice.append(("weak", {"own": t.strength[p], "most": max(t.strength)}))
    if t.leader[p] != NONE and t.terms.mode != TUTORIAL and AGE[t.leader[p]] < t.age:
        advice.append(("heir", {"card": card_label(t.leader[p], lang)}))
    for space in range(int(SPACES)):
        card = t.row[space]
        if card == NONE or take_cost(t, p, space) > 1 or untakable(t, p, space, t.civil_left()) is not None:
            continue
        if CATEGORY[card] == MINE and card > best_mine(t, p):
            advice.append(("mine", {"card": card_label(card, lang)}))
        elif CATEGORY[card] == WONDER and t.round <= EARLY_ROUNDS:
            advice.append(("wonder", {"card": card_label(card, lang)}))
    return advice


def is_weak(t: Table, p: int) -> bool:
    """Return whether a player is the weakest of all, and by much; in the tutorial that does no harm."""
    others = [int(t.strength[q]) for q in range(int(t.players)) if q != p and not t.is_out(q)]
    return t.terms.mode != TUTORIAL and bool(others) and t.strength[p] < min(others) and 2 * t.strength[p] < max(others)


def _politics(t: Table, p: int) -> list[Advice]:
    """Return advice on the political action."""
    kinds = {int(CATEGORY[card]) for card in military_kinds(t, p)}
    advice: list[Advice] = []
    if EVENT in kinds or TERRITORY in kinds:
        advice.append(("prepare-weak" if is_weak(t, p) else "prepare", {}))
    return [*advice, ("politics", {})]
