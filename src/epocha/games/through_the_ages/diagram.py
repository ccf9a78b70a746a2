"""The table of Through the Ages as plain text of at most 80 columns, for a terminal or a Python prompt."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.bits import listed as members
from epocha.engine.diagram import NO_BREAK, Names, result, seat_name, wrapped
from epocha.engine.state import NOBODY, UNKNOWN
from epocha.engine.text import call_players
from epocha.engine.vec import vec
from epocha.games.through_the_ages.accounts import stock
from epocha.games.through_the_ages.card_words import card_text, says_its_kind
from epocha.games.through_the_ages.components import (
    AGE_IDS,
    AGES,
    FIRST_TERRITORY,
    FIRST_WONDER,
    LINES,
    NONE,
    SITES,
    SPACES,
    STAGE_COUNT,
    STORES,
    SYMMETRIC,
)
from epocha.games.through_the_ages.fights import standing as fight_standing
from epocha.games.through_the_ages.layout import CIVIL_SLOTS, MILITARY_SLOTS
from epocha.games.through_the_ages.names import TEXTS, age_name, amount, card_label, heading, kind_name
from epocha.games.through_the_ages.prices import take_cost
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps import common as c
from epocha.games.through_the_ages.values import discontent

COLUMN: Final = 6
"""Columns for a number of a seat."""


def diagram(t: Table, lang: str, names: Names) -> str:
    """Return what lies on the table, as this view knows it; seats are counted from 1."""
    head = TEXTS.say(lang, "diagram-head", age=heading(age_name(t.age, lang)), round=t.round, seat=t.first + 1)
    lines = wrapped(call_players(head, names))
    for words in (*piles(t, lang), *scoring_cards(t, lang)):
        lines += wrapped(words)
    lines += ["", *row(t, lang), "", *totals(t, lang)]
    for seat in range(int(t.players)):
        lines += ["", *seat_lines(t, seat, lang, names)]
    below = [call_players(words, names) for words in under_way(t, lang)]
    return "\n".join([*lines, "", *[line for words in (*below, standing(t, lang, names)) for line in wrapped(words)]])


# --- what belongs to all ---


def piles(t: Table, lang: str) -> list[str]:
    """Return how many cards the decks have, which events are prepared by whom, and those of the past."""
    found = [TEXTS.say(lang, "diagram-decks", civil=len(t.civil_deck), military=len(t.military_deck))]
    if t.last_round:
        found.append(TEXTS.say(lang, "diagram-last-round", round=t.last_round))
    if len(t.current_events):
        top = AGE_IDS[t.current_ages[len(t.current_ages) - 1]]
        found.append(TEXTS.say(lang, "diagram-current", n=len(t.current_events), age=top))
    if len(t.future_events):
        found.append(TEXTS.say(lang, "diagram-future", cards=", ".join(future_events(t, lang))))
    if len(t.past_events):
        past = [card_label(card, lang) for card in t.past_events]
        found.append(TEXTS.say(lang, "diagram-past", cards="; ".join(past)))
    return found


def future_events(t: Table, lang: str) -> list[str]:
    """Return the events being prepared: each by its age and who prepared it, and by name where the view shows it."""
    found: list[str] = []
    for i, card in enumerate(t.future_events):
        name = AGE_IDS[t.future_ages[i]] if card == UNKNOWN else card_label(card, lang)
        found.append(TEXTS.say(lang, "diagram-prepared", card=name, seat=t.future_by[i] + 1))
    return found


def scoring_cards(t: Table, lang: str) -> list[str]:
    """Return the cards that score at the end, as far as they are open."""
    return [
        TEXTS.say(lang, "diagram-scoring", card=card_label(card, lang), text=card_text(card, lang))
        for card in t.laid_out
        if card != UNKNOWN
    ]


def row(t: Table, lang: str) -> list[str]:
    """Return the cards of the row: what each costs whoever is to move, and what it does."""
    player = int(t.viewer) if t.viewer >= 0 else int(t.turn)
    lines = wrapped(TEXTS.say(lang, "diagram-row"))
    for space in range(int(SPACES)):
        card = t.row[space]
        if card != NONE:
            places: dict[str, Any] = {"card": card_label(card, lang), "kind": kind_name(card, lang)}
            places |= {"space": space + 1, "price": take_cost(t, player, space), "text": card_text(card, lang)}
            lines += wrapped(TEXTS.say(lang, f"diagram-space{plain(card)}", **places), 1)
    return lines


# --- the seats ---


def totals(t: Table, lang: str) -> list[str]:
    """Return a table of what everybody has: a line for each number, a column for each seat."""
    stocks = [stock(t, seat) for seat in range(int(t.players))]
    rows = [(TEXTS.say(lang, f"symbol-{symbol}"), [one[symbol] for one in stocks]) for symbol in stocks[0]]
    rows.append((TEXTS.say(lang, "diagram-discontent"), [int(discontent(t, p)) for p in range(t.players)]))
    for name, numbers in (("civil-actions", t.civil_total), ("military-actions", t.military_total)):
        rows.append((TEXTS.say(lang, f"diagram-{name}"), [int(n) for n in numbers]))
    for name, numbers in (("yellow-bank", t.yellow), ("blue-bank", t.blue)):
        rows.append((TEXTS.say(lang, f"diagram-{name}"), [int(n) for n in numbers]))
    head = (TEXTS.say(lang, "diagram-seats"), list(range(1, int(t.players) + 1)))
    width = max([len(name) for name, _ in rows]) + 1
    return [name.ljust(width) + "".join([f"{n:>{COLUMN}}" for n in numbers]) for name, numbers in [head, *rows]]


def seat_lines(t: Table, p: int, lang: str, names: Names) -> list[str]:
    """Return a civilization: its cards in play with their workers and tokens, its pacts and wars, and its hands."""
    title = seat_name(p, lang, names)
    if t.is_out(p):
        return wrapped(TEXTS.say(lang, "diagram-resigned", player=title))
    lines = wrapped(f"{title}:")
    for words in (*in_play(t, p, lang), *relations(t, p, lang)):
        lines += wrapped(call_players(words, names), 1)
    civil = t.civil_hand[p * CIVIL_SLOTS : p * CIVIL_SLOTS + t.civil_count[p]]
    military = t.military_hand[p * MILITARY_SLOTS : p * MILITARY_SLOTS + t.military_count[p]]
    lines += hand_lines("civil", [int(card) for card in civil], ages_of(t.civil_backs, p), lang)
    return lines + hand_lines("military", [int(card) for card in military], ages_of(t.military_backs, p), lang)


def ages_of(backs: vec[i64], p: int) -> list[str]:
    """Return the ages on the backs of a hand."""
    return [AGE_IDS[age] for age in range(int(AGES)) for _ in range(int(backs[p * AGES + age]))]


def in_play(t: Table, p: int, lang: str) -> list[str]:
    """Return the cards of a civilization, by kind."""
    sites = [site for site in range(int(SITES)) if t.techs[p] >> site & 1]
    found = [TEXTS.say(lang, "diagram-cards", cards=", ".join([site_words(t, p, site, lang) for site in sites]))]
    found.append(TEXTS.say(lang, "diagram-government", card=card_label(t.government[p], lang)))
    for name, card in (("leader", t.leader[p]), ("tactics", t.tactics[p])):
        if card != NONE:
            found.append(TEXTS.say(lang, f"diagram-{name}", card=card_label(card, lang), text=card_text(card, lang)))
    if t.wonder[p] != NONE:
        done, stages = t.stages[p], STAGE_COUNT[t.wonder[p] - FIRST_WONDER]
        places = {"card": card_label(t.wonder[p], lang), "text": card_text(t.wonder[p], lang)}
        found.append(TEXTS.say(lang, "diagram-building", done=done, stages=stages, **places))
    special = [t.special[p * LINES + line] for line in range(int(LINES)) if t.special[p * LINES + line] != NONE]
    wonders = [int(FIRST_WONDER) + int(w) for w in members(t.wonders[p] & ~t.face_down[p])]
    down = [int(FIRST_WONDER) + int(w) for w in members(t.face_down[p])]
    colonies = [int(FIRST_TERRITORY) + int(one) for one in members(t.colonies[p])]
    for name, cards in (("special", special), ("wonders", wonders), ("down", down), ("colonies", colonies)):
        if cards:
            found.append(TEXTS.say(lang, f"diagram-{name}", cards=", ".join([card_label(one, lang) for one in cards])))
    return found


def site_words(t: Table, p: int, site: int, lang: str) -> str:
    """Return a card that workers stand on, how many there are, and in brackets the blue tokens on it."""
    tokens = t.tokens[p * STORES + site] if site < STORES else 0
    words = f"{card_label(site, lang)}{NO_BREAK}{t.workers[p * SITES + site]}"
    return f"{words}{NO_BREAK}[{tokens}]" if tokens else words


def relations(t: Table, p: int, lang: str) -> list[str]:
    """Return the pact in front of a player, the war that they have declared, and who holds their marker."""
    found: list[str] = []
    if t.pact[p] != NONE:
        side = "none" if SYMMETRIC[t.pact[p]] else "AB"[t.pact_side[p]]
        places: dict[str, Any] = {"card": card_label(t.pact[p], lang), "text": card_text(t.pact[p], lang)}
        found.append(TEXTS.say(lang, "diagram-pact", seat=t.pact_with[p] + 1, side=side, **places))
    if t.war[p] != NONE:
        places = {"card": card_label(t.war[p], lang), "text": card_text(t.war[p], lang)}
        found.append(TEXTS.say(lang, "diagram-war", seat=t.war_on[p] + 1, **places))
    if t.marker[p] != NONE:
        found.append(TEXTS.say(lang, "diagram-marker", seat=t.marker[p] + 1))
    return found


def hand_lines(kind: str, cards: Sequence[int], ages: Sequence[str], lang: str) -> list[str]:
    """Return a hand: with what its cards do where the view shows it, else the ages on their backs (TA-44.1)."""
    if not cards:
        return []
    if UNKNOWN in cards:
        return wrapped(TEXTS.say(lang, f"diagram-{kind}-backs", n=len(cards), ages=", ".join(ages)), 1)
    lines = wrapped(TEXTS.say(lang, f"diagram-{kind}-hand"), 1)
    for card in dict.fromkeys(cards):
        times = f"{NO_BREAK}×{cards.count(card)}" if cards.count(card) > 1 else ""
        places = {"card": card_label(card, lang) + times, "kind": kind_name(card, lang), "text": card_text(card, lang)}
        lines += wrapped(TEXTS.say(lang, f"diagram-held{plain(card)}", **places), 2)
    return lines


def plain(card: int) -> str:
    """Return the end of a message's name: without the kind of a card, if its own text begins with it."""
    return "-plain" if says_its_kind(card) else ""


# --- what is going on ---


def under_way(t: Table, lang: str) -> list[str]:
    """Return what actions are left, and the card that is being resolved, with both sides of a fight."""
    if t.over:
        return []
    places = {"civil": amount("civil", t.civil_left(), lang), "military": amount("military", t.military_left(), lang)}
    found = [TEXTS.say(lang, "diagram-turn", seat=t.turn + 1, **places)]
    if t.shown != NONE:
        card = {"card": card_label(t.shown, lang), "kind": kind_name(t.shown, lang), "text": card_text(t.shown, lang)}
        found.append(TEXTS.say(lang, "diagram-shown", **card))
    if t.frame_of(c.FIGHT) != NOBODY:
        now = fight_standing(t)
        sides: dict[str, Any] = {"seat": now.attacker + 1, "target": now.target + 1}
        found.append(TEXTS.say(lang, "diagram-fight", attack=now.attack, defence=now.defence, **sides))
    return found


def standing(t: Table, lang: str, names: Names) -> str:
    """Return what somebody is busy with, or who has come in where; the question itself is asked beside the table."""
    if t.over:
        return result(t, lang, names)
    player = t.current_players[0]
    return f"{seat_name(player, lang, names)}: {TEXTS.say(lang, f'step-{t.course[t.step_number()].name}')}"
