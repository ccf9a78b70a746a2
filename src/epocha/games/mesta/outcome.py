"""What the log of Města tells one viewer beyond the actions: cities that move, events drawn and shown, disasters."""

from epocha.engine.bits import listed
from epocha.engine.outcome import Chapter, Outcome
from epocha.games.mesta.accounts import completed
from epocha.games.mesta.components import EVENTS, NONE
from epocha.games.mesta.notation import word
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import DRAW_EVENT, NAMING, TAKE_EFFECT
from epocha.games.mesta.words import TEXTS, city_name, enumerated, name_of, quoted, sees_hand

MOVED = ("cities", "capitals", "wonders", "neutral")
"""What changes by cities that come or go, in the line that tells of them."""
SCORED = ("score", "empires")
"""What grows by a completed empire or the wonders, in the line that tells of it."""


def outcome(before: Table, after: Table, player: int, lang: str) -> list[Outcome]:
    """Return what a stage of play brought a player beyond the action itself."""
    had, has = int(before.cities[player]), int(after.cities[player])
    done = int(after.finished[player]) & ~int(before.finished[player])
    found: list[Outcome] = []
    for message, cities in (("outcome-gets", (has | done) & ~had), ("outcome-loses", had & ~has & ~done)):
        if cities:
            moved = [int(city) for city in listed(cities)]
            named = enumerated([city_name(after, city, lang) for city in moved], lang)
            places = tuple([f"take {word(after.atlas.cities[city].id)}" for city in moved])
            found.append(Outcome(TEXTS.say(lang, message, cities=named), "", MOVED, places))
    found += [
        Outcome(TEXTS.say(lang, "outcome-completes", empire=name_of("empire", empire, lang)), "scoring", SCORED)
        for empire in completed(after, player)
        if empire not in completed(before, player)
    ]
    if after.wonders_holder == player != before.wonders_holder:
        found.append(Outcome(TEXTS.say(lang, "outcome-wonders"), "scoring", SCORED))
    return [*found, *[Outcome(sentence, "", ("events",)) for sentence in events(before, after, player, lang)]]


def chapter(t: Table, lang: str) -> Chapter:
    """Return under which heading the log tells what happens: a turn of a round."""
    if t.over:
        return Chapter(int(t.round), -1, TEXTS.say(lang, "chapter-over"))
    places = {"round": int(t.round), "seat": int(t.turn) + 1}
    return Chapter(int(t.round), int(t.turn), TEXTS.say(lang, "chapter-turn", **places))


def events(before: Table, after: Table, player: int, lang: str) -> list[str]:
    """Return which events a player drew, to those who see the hand; what they had to show; a disaster that struck."""
    found: list[str] = []
    more = int(after.hand_size[player] - before.hand_size[player])
    if sees_hand(before, player) and sees_hand(after, player):
        drawn: list[str] = []
        for event in range(int(EVENTS)):
            at = player * EVENTS + event
            drawn += [quoted(event, lang)] * int(after.hand[at] - before.hand[at])
        if drawn:
            found.append(TEXTS.say(lang, "outcome-draws", events=enumerated(drawn, lang)))
    elif more > 0:
        found.append(TEXTS.say(lang, "outcome-draws-unseen", count=more))
    if len(after.shown) > len(before.shown):
        new = [int(at) for at in after.shown[len(before.shown) :] if int(at) // int(EVENTS) == player]
        if new:
            cards = enumerated([quoted(at % int(EVENTS), lang) for at in new], lang)
            found.append(TEXTS.say(lang, "outcome-shows", events=cards))
    by_itself = before.step_number() in (DRAW_EVENT, TAKE_EFFECT) and after.step_number() == NAMING
    if by_itself and after.used != NONE and after.turn == player:
        found.append(TEXTS.say(lang, "outcome-disaster", event=quoted(after.used, lang)))
    return found
