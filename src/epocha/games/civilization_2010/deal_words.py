"""What is said of things that change hands: items of offers, whole offers, sides of a deal."""

from collections.abc import Sequence

from epocha.engine.bundles import NO_LINE
from epocha.engine.phrases import listed
from epocha.games.civilization_2010.components import DECK_IDS, EVENT_DECK
from epocha.games.civilization_2010.goods import (
    FIRST_DECK_ITEM,
    FIRST_EVENT_ITEM,
    FIRST_RESOURCE,
    FIRST_SITE_ITEM,
    FIRST_TOKEN_ITEM,
    ONE_CULTURE,
    seen_as,
    worth,
)
from epocha.games.civilization_2010.layout import LINES
from epocha.games.civilization_2010.names import (
    TEXTS,
    amount,
    event_name,
    resource_name,
    site_token,
    token_name,
)
from epocha.games.civilization_2010.state import GIVE, KIND_BITS, PAYLOAD, TAKE, Table


def item_name(item: int, lang: str) -> str:
    """Return an item of an offer as the object of a sentence."""
    if item < FIRST_RESOURCE:
        return amount("trade" if item < ONE_CULTURE else "culture", int(worth(item)), lang)
    if item < FIRST_TOKEN_ITEM:
        return resource_name(item - FIRST_RESOURCE, lang)
    if item < FIRST_EVENT_ITEM:
        return token_name(item - int(FIRST_TOKEN_ITEM), lang)
    if item < FIRST_SITE_ITEM:
        return an_event(item - int(FIRST_EVENT_ITEM), lang)
    if item < FIRST_DECK_ITEM:
        return site_token(item - int(FIRST_SITE_ITEM), lang)
    return TEXTS.say(lang, "an-event-of", deck=DECK_IDS[item - int(FIRST_DECK_ITEM)])


def an_event(event: int, lang: str) -> str:
    """Return a culture event as the object of a sentence."""
    return TEXTS.say(lang, "an-event", name=event_name(event, lang), deck=DECK_IDS[EVENT_DECK[event]])


def bundle(items: Sequence[int], lang: str) -> str:
    """Return items as people list them, points of trade and of culture added up; "nothing" if there are none."""
    trade = sum([int(worth(item)) for item in items if item < ONE_CULTURE])
    culture = sum([int(worth(item)) for item in items if ONE_CULTURE <= item < FIRST_RESOURCE])
    parts = [amount(what, n, lang) for what, n in (("trade", trade), ("culture", culture)) if n]
    things = [item for item in items if item >= FIRST_RESOURCE]
    for item in dict.fromkeys(things):
        n = things.count(item)
        name = item_name(item, lang)
        parts.append(name if n == 1 else TEXTS.say(lang, "times", n=n, name=name))
    return listed(parts, lang) or TEXTS.say(lang, "nothing")


def deal_of_picks(picks: Sequence[int], lang: str, covered: bool = False) -> dict[str, str]:
    """Return both sides of an offer that is being made, or was made, from its picks.

    Args:
        covered: whether what lies face down is said by its sort only.
    """
    given = [int(pick & PAYLOAD) for pick in picks if pick >> KIND_BITS == GIVE]
    taken = [int(pick & PAYLOAD) for pick in picks if pick >> KIND_BITS == TAKE]
    if covered:
        given = [int(seen_as(item)) for item in given]
    return {"given": bundle(given, lang), "taken": bundle(taken, lang)}


def deal_of_offer(t: Table, offer: int, lang: str) -> dict[str, str]:
    """Return both sides of an open offer; nothing on either if there is none, as with -1."""
    sides: list[list[int]] = [[], []]
    for at in range(LINES if offer >= 0 else 0):
        line = t.line(offer, at)
        if line != NO_LINE:
            sides[line & 1].append(int(line >> 1))
    return {"given": bundle(sides[0], lang), "taken": bundle(sides[1], lang)}
