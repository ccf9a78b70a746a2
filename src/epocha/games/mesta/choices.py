"""What choices of Města are called on their buttons, where the question says what happens to what is chosen."""

from epocha.engine.thing import Named
from epocha.games.mesta.components import EMPIRE_IDS, EVENT_IDS
from epocha.games.mesta.pieces import event_symbol
from epocha.games.mesta.state import GIVE_UP, KIND_BITS, OFFER, PAYLOAD, PUT_AWAY, TAKE, USE, Table
from epocha.games.mesta.words import TEXTS, city_name, decider, event_name, meaning, status_of


def named(t: Table, action: int, lang: str) -> Named | None:
    """Return the city or the event that an action chooses; of an event that may be used, with what it does."""
    kind, what = action >> KIND_BITS, action & PAYLOAD
    if kind in (USE, PUT_AWAY):
        name, places = meaning(t, decider(t), action, lang)
        told = TEXTS.say(lang, f"told-{name}", **places) if kind == USE else ""
        return Named(event_name(what, lang), f"event-{EVENT_IDS[what]}", event_symbol(what), told)
    if kind not in (GIVE_UP, OFFER, TAKE):
        return None
    record = t.atlas.cities[what]
    words = TEXTS.say(lang, "city-short", city=city_name(t, what, lang), status=status_of(record))
    return Named(words, f"city-{record.id}", f"emblem-{EMPIRE_IDS[record.empire]}")
