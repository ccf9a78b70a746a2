"""What the log of Through the Ages tells one viewer beyond the actions: production, events, fights, ages, scoring."""

from collections import Counter
from typing import Final

from epocha.engine.outcome import Chapter, Outcome
from epocha.engine.phrases import listed
from epocha.engine.state import NOBODY, UNKNOWN
from epocha.games.through_the_ages.card_words import card_text
from epocha.games.through_the_ages.components import (
    CATEGORY,
    CONSUMPTION,
    FAMINE_LOSS,
    FIRST_WONDER,
    LOST_AT_AGE_END,
    NONE,
    REMOVED,
    STORES,
    UNITS,
    WAR,
)
from epocha.games.through_the_ages.effects import FOOD, FOOD_PER_TURN, RESOURCES
from epocha.games.through_the_ages.fights import standing
from epocha.games.through_the_ages.layout import MILITARY_SLOTS
from epocha.games.through_the_ages.names import TEXTS, age_name, amount, card_label, kind_name
from epocha.games.through_the_ages.scoring import card_points, tutorial_parts
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps import common as c
from epocha.games.through_the_ages.steps.upkeep import Upkeep, by_pact
from epocha.games.through_the_ages.stores import exchanges, produce_food
from epocha.games.through_the_ages.stores import stock as goods
from epocha.games.through_the_ages.terms import FULL, TUTORIAL
from epocha.games.through_the_ages.values import discontent
from epocha.games.through_the_ages.words import used_of

LOG_KINDS: Final = {
    "upkeep": "feeding", "upkeep-end": "feeding", "soften": "feeding", "end-turn": "scoring", "replenish": "round",
    "begin-turn": "round",
}  # fmt: skip
"""What the table's own doing is in the log, by step."""


def outcome(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return what a stage of play brought a player beyond the action itself."""
    step = before.step_number()
    found: list[Outcome] = []
    if p == before.turn:
        found += _turned_up(before, after, lang)
        found += _of_turn(before, after, step, p, lang)
    if step == c.FIGHT:
        found += _fought(before, p, lang)
    elif step == c.BIDDING:
        found += _auctioned(before, after, p, lang)
    elif step == c.LANDING and after.colonies[p] != before.colonies[p]:
        found.append(Outcome(TEXTS.say(lang, "outcome-colony", card=card_label(before.shown, lang)), "effect"))
    elif step == c.CARRY_OUT:
        found += _touched(before, after, p, lang)
    elif step == c.AFTER_FIGHT and _sent(before, p):
        found.append(Outcome(TEXTS.say(lang, "outcome-sacrificed", n=_sent(before, p)), "effect"))
    elif step == c.END_TURN and after.over:
        found += _final(before, after, p, lang)
    found += _left(before, after, step, p, lang)
    return found + _drawn(before, after, step, p, lang)


def chapter(t: Table, lang: str) -> Chapter:
    """Return under which heading the log tells what happens: a turn of a round, or the end."""
    if t.over:
        return Chapter(int(t.round), -1, TEXTS.say(lang, "chapter-over"))
    return Chapter(int(t.round), int(t.turn), TEXTS.say(lang, "chapter-turn", round=int(t.round), seat=int(t.turn) + 1))


# --- what is told with the seat whose turn it is ---


def _turned_up(before: Table, after: Table, lang: str) -> list[Outcome]:
    """Return the event or territory that was turned up, with what it says, and a war that is fought out."""
    card = after.shown
    if card == NONE or card == before.shown or before.step_number() not in (c.POLITICS, c.TURN_EVENT):
        return []
    if after.frame_of(c.CARRY_OUT) == NOBODY and after.frame_of(c.BIDDING) == NOBODY:
        return []
    places = {"kind": kind_name(card, lang), "card": card_label(card, lang), "text": card_text(card, lang)}
    return [Outcome(TEXTS.say(lang, "outcome-event", **places), "draw")]


def _of_turn(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return what the course of a turn brought: the row, an age, production, consumption, corruption."""
    found: list[Outcome] = []
    if step == c.REPLENISH:
        left = [card for card in before.row[: REMOVED[max(2, before.seats_left())]] if card != NONE]
        if left:
            cards = listed([used_of(card, 1, lang) for card in left], lang)
            found.append(Outcome(TEXTS.say(lang, "outcome-row", cards=cards)))
    if after.age != before.age:
        found.append(Outcome(TEXTS.say(lang, "outcome-age", age=age_name(after.age, lang)), "round"))
    if after.last_round != before.last_round:
        found.append(Outcome(TEXTS.say(lang, "outcome-last-round", round=int(after.last_round)), "round"))
    if step == c.UPKEEP and not before.get(Upkeep.HARVESTED):
        found += _upkeep(before, after, p, lang)
    elif step == c.SOFTEN and goods(after, p, RESOURCES) > goods(before, p, RESOURCES):
        mined = amount("resources", goods(after, p, RESOURCES) - goods(before, p, RESOURCES), lang)
        found.append(Outcome(TEXTS.say(lang, "outcome-mined", amount=mined), "feeding", ("resources",)))
    elif step == c.UPKEEP_END and goods(after, p, RESOURCES) < goods(before, p, RESOURCES):
        lost = goods(before, p, RESOURCES) - goods(after, p, RESOURCES)
        said = TEXTS.say(lang, "outcome-corruption", lost=amount("resources", lost, lang))
        found.append(Outcome(said, "feeding", ("resources",)))
    return found


def _upkeep(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return how a turn ended: in an uprising, or with points, food made and food eaten."""
    if after.step_number() == c.END_TURN:
        places = {"discontent": discontent(before, p), "unused": before.unused[p]}
        return [Outcome(TEXTS.say(lang, "outcome-uprising", **places), "effect")]
    rates = {"culture": int(before.culture_rate[p]), "science": int(before.science_rate[p])}
    found: list[Outcome] = []
    if any(rates.values()):
        points = listed([amount(what, n, lang) for what, n in rates.items() if n], lang)
        symbols = tuple([what for what, n in rates.items() if n])
        found.append(Outcome(TEXTS.say(lang, "outcome-scores", amounts=points), "scoring", symbols))
    trial = before.clone()
    had = goods(trial, p, FOOD)
    produce_food(trial, p)
    by_pact(trial, p, FOOD, trial.perk(p, FOOD_PER_TURN), had)
    made = int(goods(trial, p, FOOD) - had)
    need = int(CONSUMPTION[trial.yellow[p]])
    missing = max(0, need - int(goods(trial, p, FOOD)) - int(exchanges(trial, p, FOOD)))
    if made or need:
        said = TEXTS.say(lang, "outcome-food", made=amount("food", made, lang), eaten=need - missing)
        found.append(Outcome(said, "feeding", ("food",)))
    if missing:
        lost = amount("culture", min(FAMINE_LOSS * missing, before.culture[p] + rates["culture"]), lang)
        said = TEXTS.say(lang, "outcome-famine", food=amount("food", missing, lang), culture=lost)
        found.append(Outcome(said, "feeding", () if rates["culture"] else ("culture",)))
    return found


# --- events, fights and auctions ---


def _fought(before: Table, p: int, lang: str) -> list[Outcome]:
    """Return how a fight ended, told with the attacker."""
    now = standing(before)
    if p != now.attacker:
        return []
    ahead = now.attack - now.defence
    war = CATEGORY[before.shown] == WAR
    name = "won" if ahead > 0 else "lost" if ahead < 0 and war else "draw" if war else "repelled"
    places = {"card": card_label(before.shown, lang), "seat": now.target + 1}
    return [Outcome(TEXTS.say(lang, f"outcome-{name}", own=now.attack, other=now.defence, **places), "effect")]


def _auctioned(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return who has won an auction, or that nobody has."""
    card = card_label(before.shown, lang)
    if after.step_number() == c.LANDING and after.player() == p:
        return [Outcome(TEXTS.say(lang, "outcome-auction", card=card), "effect")]
    if after.shown == NONE and p == before.turn:
        return [Outcome(TEXTS.say(lang, "outcome-unsold", card=card), "effect")]
    return []


def _touched(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return that a card did something to a player, if it did."""
    had, has = _goods_of(before, p), _goods_of(after, p)
    more, less = any(n > had[i] for i, n in enumerate(has)), any(n < had[i] for i, n in enumerate(has))
    if not more and not less:
        return []
    name = "both" if more and less else "gains" if more else "loses"
    return [Outcome(TEXTS.say(lang, f"outcome-{name}-by", card=card_label(before.shown, lang)), "effect")]


def _goods_of(t: Table, p: int) -> list[int]:
    """Return what cards give and take, as numbers that can be compared."""
    return [
        int(t.culture[p]), int(t.science[p]), int(goods(t, p, FOOD)), int(goods(t, p, RESOURCES)),
        int(t.yellow[p] + t.unused[p]), int(t.blue[p] + sum(t.tokens[p * STORES : (p + 1) * STORES])), int(t.unused[p]),
        int(t.military_count[p]), -int(t.lost_actions[p]),
    ]  # fmt: skip


def _sent(t: Table, p: int) -> int:
    """Return how many units a player has sent into the fight."""
    return int(sum(t.sacrifice[p * UNITS : (p + 1) * UNITS]))


# --- what leaves, and what is drawn ---


def _left(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return what a player lost without having chosen it: leader, wonder, pact, outdated cards, tokens."""
    found: list[str] = []
    if before.leader[p] != NONE and after.leader[p] == NONE and not after.is_out(p):
        found.append(TEXTS.say(lang, "outcome-leader", card=card_label(before.leader[p], lang)))
    wonder = before.wonder[p]
    if wonder != NONE and after.wonder[p] == NONE and not after.is_out(p):
        if not after.wonders[p] >> (wonder - FIRST_WONDER) & 1:
            found.append(TEXTS.say(lang, "outcome-wonder", card=card_label(wonder, lang)))
    pact = before.pact[p]
    if pact != NONE and after.pact[p] != pact:
        places = {"card": card_label(pact, lang), "seat": before.pact_with[p] + 1}
        found.append(TEXTS.say(lang, "outcome-pact", **places))
    if after.age != before.age:
        civil = int(before.civil_count[p] - after.civil_count[p])
        military = int(before.military_count[p] - after.military_count[p])
        if civil > 0 or military > 0:
            found.append(TEXTS.say(lang, "outcome-outdated", n=max(0, civil) + max(0, military)))
        if after.terms.mode == FULL and before.age > 0:
            found.append(TEXTS.say(lang, "outcome-tokens", amount=amount("yellow", LOST_AT_AGE_END, lang)))
    if step == c.PACT_REPLY and after.military_count[p] > before.military_count[p]:
        found.append(TEXTS.say(lang, "outcome-pact-back", card=card_label(before.shown, lang)))
    return [Outcome(sentence, "effect") for sentence in found]


def _drawn(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return the military cards that a player drew: which, only in a view that shows the hand (TA-44.3)."""
    count = int(after.military_count[p] - before.military_count[p])
    if count <= 0 or step == c.PACT_REPLY:
        return []
    had, has = _hand(before, p), _hand(after, p)
    if UNKNOWN in had or UNKNOWN in has:
        said = TEXTS.say(lang, "outcome-draws", cards=amount("military-cards", count, lang))
    else:
        new = Counter(has) - Counter(had)  # of a hand that may have lost cards in the same stage
        cards = listed([used_of(card, 1, lang) for card in new.elements()], lang)
        said = TEXTS.say(lang, "outcome-draws", cards=cards)
    return [Outcome(said, "draw", ("military-cards",))]


def _hand(t: Table, p: int) -> list[int]:
    """Return the military cards in a hand, UNKNOWN where the view does not show them."""
    first = p * MILITARY_SLOTS
    return [int(card) for card in t.military_hand[first : first + t.military_count[p]]]


# --- the end ---


def _final(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return what a player scores at the end: by the formula of the tutorial, or for each scoring card."""
    if after.terms.mode == TUTORIAL:
        parts = {name: int(n) for name, n in tutorial_parts(before, p).items()}
        places = {"points": amount("culture", sum(parts.values()), lang), **parts}
        return [Outcome(TEXTS.say(lang, "outcome-final-tutorial", **places), "scoring", ("culture",))]
    cards = [int(card) for card in after.laid_out] + [
        int(card) for card in after.past_events[len(before.past_events) :]
    ]
    found: list[Outcome] = []
    for card in cards:
        if points := int(card_points(before, p, card)):
            places = {"card": card_label(card, lang), "points": amount("culture", points, lang)}
            found.append(Outcome(TEXTS.say(lang, "outcome-final", **places), "scoring", ("culture",)))
    return found
