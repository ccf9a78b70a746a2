"""Hints for a first game: what a sensible player of Through the Ages looks at in the decision at hand.

Each follows from a seat's own view. The two most pressing are given: what would go wrong at the end of the turn, then
what is coming, then what could be done well now.
"""

from typing import Any, Final

from epocha.engine.caution import Hint
from epocha.games.through_the_ages.components import (
    AGE,
    AGGRESSION,
    CATEGORY,
    CONSUMPTION,
    DESPOTISM,
    EVENT,
    FACES_REQUIRED,
    FARM,
    FIRST_WONDER,
    GOVERNMENT,
    LEADER,
    MINE,
    MOST_DRAWN,
    NONE,
    REMOVED,
    SPACES,
    SPECIAL,
    STAGE_COST,
    STAGES,
    TERRITORY,
    WONDER,
)
from epocha.games.through_the_ages.effects import FOOD, RESOURCES
from epocha.games.through_the_ages.forecast import outlook_of
from epocha.games.through_the_ages.names import TEXTS, card_label
from epocha.games.through_the_ages.piles import hand_kinds, military_kinds
from epocha.games.through_the_ages.prices import growth_price, science_price, take_cost, ungrowable, untakable
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps import common as c
from epocha.games.through_the_ages.stores import stock
from epocha.games.through_the_ages.terms import FULL, TUTORIAL
from epocha.games.through_the_ages.values import best_mine, discontent, made

AT_ONCE: Final = 2
"""How many pieces of advice are given at once."""
EARLY_ROUNDS: Final = 6
"""Until this round workers belong in mines and labs first."""
GOVERNMENT_ROUND: Final = 5
"""From this round on Despotism has served its time."""
SOON: Final = 2
"""So many rounds ahead, the end of an age and the price of a technology are worth a word."""
WORTH_WAITING: Final = 3
"""So many turns of own resources are not too many for a wonder."""

Advice = tuple[str, dict[str, Any]]
"""The name of a message without `hint-`, and its places."""


def hints(t: Table, player: int, lang: str) -> list[Hint]:
    """Return one or two pieces of advice for the decision that `player` has to make in their own view."""
    step = t.step_number()
    if step == c.ACTIONS:
        advice = [("first", {})] if t.round == 1 else _acting(t, player, lang)
    elif step == c.POLITICS:
        advice = _politics(t, player)
    else:
        advice = [(t.course[step].name, {})]
    return [Hint(name, TEXTS.say(lang, f"hint-{name}", **places)) for name, places in advice[:AT_ONCE]]


def _acting(t: Table, p: int, lang: str) -> list[Advice]:
    """Return advice on the actions of a turn, the most pressing first."""
    return [*troubles(t, p), *_coming(t, p, lang), *_growing(t, p), *_chances(t, p, lang), ("actions", {})]


def troubles(t: Table, p: int) -> list[Advice]:
    """Return what the end of this turn would bring if nothing more was done, the worst first."""
    advice: list[Advice] = []
    unhappy = int(discontent(t, p))
    if unhappy > t.unused[p]:  # then nothing is made, eaten or drawn (TA-23.6)
        return [("uprising", {"discontent": unhappy, "unused": t.unused[p]})]
    missing = CONSUMPTION[t.yellow[p]] - stock(t, p, FOOD) - made(t, p, FARM)
    if missing > 0:
        advice.append(("hunger", {"n": missing}))
    ahead = outlook_of(t, p)
    corrupted = next((change.loss for change in ahead.changes if change.lost == "corruption"), 0)
    if corrupted:
        advice.append(("corruption", {"n": corrupted}))
    if ahead.drawn >= 0 and ahead.held > ahead.limit:
        advice.append(("full-hand", {"n": ahead.held - ahead.limit, "drawn": ahead.drawn}))
    if ahead.drawn >= 0 and t.military_left() > MOST_DRAWN:
        advice.append(("soldiers", {"n": t.military_left() - MOST_DRAWN}))
    return advice


def _coming(t: Table, p: int, lang: str) -> list[Advice]:
    """Return what the next turns may bring."""
    advice: list[Advice] = []
    for q in range(int(t.players)):
        if t.war[q] != NONE and t.war_on[q] == p and t.strength[q] > t.strength[p]:
            places = {"card": card_label(t.war[q], lang), "seat": q + 1, "n": t.strength[q] - t.strength[p]}
            advice.append(("war", places))
    if t.is_last_round():
        advice.append(("last-round", {}))
    elif age_ends_soon(t) and t.terms.mode != TUTORIAL:
        advice.append(("age-tokens" if t.terms.mode == FULL else "age-ends", {}))
    if is_weak(t, p):
        advice.append(("weak", {"own": t.strength[p], "most": max(t.strength)}))
    if t.leader[p] != NONE and t.terms.mode != TUTORIAL and AGE[t.leader[p]] < t.age:
        advice.append(("heir", {"card": card_label(t.leader[p], lang)}))
    others = [int(t.culture_rate[q]) for q in range(int(t.players)) if q != p and not t.is_out(q)]
    if t.age >= 2 and others and t.culture_rate[p] < min(others):
        advice.append(("culture", {"own": t.culture_rate[p], "most": max(others)}))
    return advice


def _growing(t: Table, p: int) -> list[Advice]:
    """Return what one worker more would ask for."""
    if ungrowable(t, p, 0) is not None:
        return []
    after = t.yellow[p] - 1
    if t.terms.mode != TUTORIAL and FACES_REQUIRED[after] > max(t.happy[p], FACES_REQUIRED[t.yellow[p]]):
        return [("grow-faces", {"n": FACES_REQUIRED[after], "own": t.happy[p]})]
    missing = CONSUMPTION[after] - (stock(t, p, FOOD) - growth_price(t, p, 0)) - made(t, p, FARM)
    return [("grow-food", {"n": missing})] if missing > 0 else []


def _chances(t: Table, p: int, lang: str) -> list[Advice]:
    """Return what could be done well now."""
    advice: list[Advice] = []
    if t.unused[p] > discontent(t, p) and t.round <= EARLY_ROUNDS:
        advice.append(("idle", {}))
    for card in hand_kinds(t, p):
        advice += _with_card(t, p, int(card), lang)
    for space in range(int(SPACES)):
        if t.row[space] != NONE and take_cost(t, p, space) == 1 and untakable(t, p, space, t.civil_left()) is None:
            advice += _in_row(t, p, int(t.row[space]), lang)
    return advice


def _with_card(t: Table, p: int, card: int, lang: str) -> list[Advice]:
    """Return advice on a card of one's own hand."""
    places = {"card": card_label(card, lang)}
    if CATEGORY[card] == GOVERNMENT and t.government[p] == DESPOTISM and t.round >= GOVERNMENT_ROUND:
        if not t.civil_spent and science_price(t, p, card, True) <= t.science[p]:
            return [("revolution", places)]
    elif CATEGORY[card] <= SPECIAL:
        lacking = science_price(t, p, card, False) - t.science[p]
        if lacking > SOON * t.science_rate[p]:
            return [("science", places | {"n": lacking})]
    return []


def _in_row(t: Table, p: int, card: int, lang: str) -> list[Advice]:
    """Return advice on a card of the row that costs one action."""
    places = {"card": card_label(card, lang)}
    if CATEGORY[card] == MINE and card > best_mine(t, p):
        return [("mine", places)]
    if CATEGORY[card] == LEADER and t.leader[p] == NONE:
        return [("leader", places)]
    if CATEGORY[card] == WONDER and t.round <= EARLY_ROUNDS:
        first = (card - FIRST_WONDER) * STAGES
        price = sum(STAGE_COST[first : first + STAGES])
        dear = price > stock(t, p, RESOURCES) + WORTH_WAITING * made(t, p, MINE)
        return [("dear-wonder" if dear else "wonder", places | {"n": price})]
    return []


def age_ends_soon(t: Table) -> bool:
    """Return whether the cards of the age may run out within two rounds, if each turn takes one card."""
    seats = int(t.seats_left())
    return 0 < len(t.civil_deck) <= SOON * seats * (REMOVED[max(2, seats)] + 1)


def is_weak(t: Table, p: int) -> bool:
    """Return whether a player is the weakest of all, and by much; in the tutorial that does no harm."""
    others = [int(t.strength[q]) for q in range(int(t.players)) if q != p and not t.is_out(q)]
    return t.terms.mode != TUTORIAL and bool(others) and t.strength[p] < min(others) and 2 * t.strength[p] < max(others)


def _politics(t: Table, p: int) -> list[Advice]:
    """Return advice on the political action."""
    kinds = {int(CATEGORY[card]) for card in military_kinds(t, p)}
    others = [int(t.strength[q]) for q in range(int(t.players)) if q != p and not t.is_out(q)]
    advice: list[Advice] = []
    if AGGRESSION in kinds and others and t.strength[p] <= min(others):
        advice.append(("attack-weak", {"own": t.strength[p], "least": min(others)}))
    if EVENT in kinds or TERRITORY in kinds:
        advice.append(("prepare-weak" if is_weak(t, p) else "prepare", {}))
    return [*advice, ("politics", {})]
