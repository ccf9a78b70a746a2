"""What Města says to people: a sentence for every action and question, from the messages of its locale.

An action has one meaning, a message's name with the places to fill in. Its button says the message `do-NAME`, the log
`did-NAME`; only of an event the log says what has been announced so far. Names and texts of components come from
`components.toml`, names of cities from the list that the table plays with. Seats are counted from 1.
"""

from typing import Any, Final

from epocha.engine.bits import count, listed
from epocha.engine.course import TABLE
from epocha.engine.state import NOBODY, UNKNOWN
from epocha.engine.text import Texts, known_language
from epocha.games.mesta.atlas import City
from epocha.games.mesta.components import (
    DATA,
    DISCIPLINE_IDS,
    EMPIRE_IDS,
    EVENT_IDS,
    EVENTS,
    KIND,
    KIND_IDS,
    MODE_IDS,
    NEUTRAL,
    NONE,
    PARAM,
    PARAMS,
    PROTECTION_CARDS,
    SIDE_IDS,
    effect,
    term,
)
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.events.base import ALL
from epocha.games.mesta.nesting import aside_below
from epocha.games.mesta.state import (
    ACCEPT,
    AGAINST,
    CAP_END,
    COMPLETE_END,
    DONE,
    GIVE_UP,
    KIND_BITS,
    NAME_EMPIRE,
    NAME_MODE,
    NAME_SIDE,
    NO_REACTION,
    OFFER,
    PASS,
    PAYLOAD,
    PROTECT,
    PUT_AWAY,
    REFUSE,
    STALL_END,
    USE,
    Table,
)
from epocha.games.mesta.steps.common import (
    CONSENT,
    GIVE_CITIES,
    GIVE_EVENTS,
    NAME_FIRST,
    NAMING,
    REACT,
    TAKE_CITIES,
    USE_EVENT,
)
from epocha.games.mesta.steps.picks import ExchangeEvents, GiveEvents, PickCities

TEXTS: Final = Texts("epocha.games.mesta")
NAME_STEPS: Final = ("target", "empire", "side", "mode", "own-city", "their-city")
"""Words for the steps that name a parameter, in their order from NAME_FIRST on."""

ESPIONAGE: Final = EVENT_IDS.index("espionage")

Meaning = tuple[str, dict[str, Any]]
"""The name of a message without its first word, and its places."""


def describe(t: Table, action: int, lang: str) -> str:
    """Return the sentence on the button of an action open in a view."""
    name, places = meaning(t, decider(t), action, lang)
    return TEXTS.say(lang, f"do-{name}", **places)


def decider(t: Table) -> int:
    """Return the seat that decides; in a window, where several are asked, that of the view."""
    if t.player() != NOBODY:
        return int(t.player())
    return int(t.viewer if t.viewer >= 0 else t.to_move())


def report(before: Table, player: int, action: int, lang: str) -> str:
    """Return what the log says of an action, to follow the player's name.

    It is the same in every view, but for an event put away: which one it is, only those who see the hand are told.
    """
    if action >> KIND_BITS == USE or before.step_number() in range(NAME_FIRST, CONSENT):
        name, places = announcing(before, player, action, lang)
    elif action >> KIND_BITS == PUT_AWAY and not sees_hand(before, player):
        name, places = "put-away-unseen", {}
    else:
        name, places = meaning(before, player, action, lang)
    return TEXTS.say(lang, f"did-{name}", **places)


def sees_hand(t: Table, player: int) -> bool:
    """Return whether a view shows the events in a hand."""
    return bool(t.hand[player * EVENTS] != UNKNOWN)


# --- words for components ---


def name_of(table: str, number: int, lang: str) -> str:
    """Return the name of a component: of record `number` in a table of `components.toml`."""
    return str(DATA[table][number]["names"][known_language(lang)])


def event_name(event: int, lang: str) -> str:
    """Return an event's name."""
    return name_of("event", event, lang)


def quoted(event: int, lang: str) -> str:
    """Return an event's name in quotation marks, for enumerations: some names have an "and" in them."""
    return TEXTS.say(lang, "quoted", event=event_name(event, lang))


def event_text(event: int, lang: str, to_pile: bool = False) -> str:
    """Return what stands on an event's card.

    Args:
        to_pile: whether the cities given up in Unrest go under the city pile, and not to its player (ME-9.39).
    """
    record = DATA["event"][event]
    texts = record["text_city_pile"] if to_pile and "text_city_pile" in record else record["text"]
    return str(texts[known_language(lang)])


def city_name(t: Table, city: int, lang: str) -> str:
    """Return a city's name; a list of cities that a table brought along may have it in English only."""
    names = t.atlas.cities[city].names
    return names.get(known_language(lang), names["en"])


def city_label(t: Table, city: int, lang: str) -> str:
    """Return a city's name with its empire, and whether it is a capital or carries a wonder."""
    record = t.atlas.cities[city]
    places = {"city": city_name(t, city, lang), "empire": name_of("empire", record.empire, lang)}
    return TEXTS.say(lang, "city-label", status="neutral" if record.empire == NEUTRAL else status_of(record), **places)


def status_of(record: City) -> str:
    """Return whether a city is a capital, carries a wonder, or is an ordinary one."""
    return "capital" if record.capital else "wonder" if record.wonder else "ordinary"


def enumerated(names: list[str], lang: str) -> str:
    """Return names as an enumeration: "Rome", "Rome and Ostia", "Rome, Ostia and Ardea"."""
    if len(names) < 2:
        return "".join(names)
    return TEXTS.say(lang, "and", a=", ".join(names[:-1]), b=names[-1])


def cities_of(t: Table, cities: int, lang: str) -> str:
    """Return a set of cities as an object: "Rome and Ostia"."""
    return TEXTS.say(lang, "cities-named", n=count(cities), names=names_of(t, cities, lang))


def names_of(t: Table, cities: int, lang: str) -> str:
    """Return a set of cities by name alone, where a sentence has said already that they are cities."""
    return enumerated([city_name(t, city, lang) for city in listed(cities)], lang)


# --- how it ended ---


def end_text(t: Table, end: str, lang: str) -> str:
    """Return why the game is over; a lost solo game is not scored as it stands (ME-13.8)."""
    lost = t.players == 1 and t.over in (STALL_END, CAP_END)
    return TEXTS.say(lang, f"end-{end}{'-lost' if lost else ''}") if end else ""


def result(t: Table, player: int, lang: str) -> str:
    """Return a player's points; alone, the number of turns, or that not all empires were completed (ME-13.1)."""
    if t.players > 1 or not t.over:
        return str(t.points(player))
    return score_alone(int(t.round), t.over == COMPLETE_END, lang)


def score_alone(turns: int, won: bool, lang: str) -> str:
    """Return the result of who played alone: the number of turns, or that not all empires were completed (ME-13.1)."""
    return TEXTS.say(lang, "result-turns" if won else "result-lost", turns=turns)


# --- the event in use ---


def event_places(t: Table, lang: str) -> dict[str, Any]:
    """Return who uses what, and all that has been named for it, as places of a message."""
    places: dict[str, Any] = {
        "event": event_name(t.used, lang),
        "kind": KIND_IDS[KIND[t.used]],
        "actor": t.turn + 1,
        "seat": t.target + 1,
        "mode": MODE_IDS[t.mode] if t.mode != NONE else "",
        "side": SIDE_IDS[t.side] if t.side != NONE else "",
        "empire": EMPIRE_IDS[t.empire] if t.empire != NONE else "",
    }
    for name, city in (("own", t.own_city), ("their", t.their_city)):
        places[name] = city_name(t, city, lang) if city != NONE else ""
    return places


def is_disaster(t: Table) -> bool:
    """Return whether the event in use was drawn, not used: such a kind never comes to the hand (ME-13.3)."""
    return bool(t.disasters >> KIND[t.used] & 1)


def announced(before: Table, player: int, action: int) -> Table:
    """Return the table after an action that uses an event or names something for it, and what is then forced.

    It works in any view, because what is named is public; it stops before anything but naming happens.
    """
    t = before.clone()
    t.course[t.step_number()].apply(t, player, action)
    while t.step_number() == NAMING or t.step_number() in range(NAME_FIRST, CONSENT):
        step = t.course[t.step_number()]
        if step.mode == TABLE:
            step.run(t)
            continue
        options = step.legal(t, player)
        if len(options) > 1:
            break
        if options:
            step.apply(t, player, options[0])
        else:
            step.skip(t, player)
    return t


def announcing(before: Table, player: int, action: int, lang: str) -> Meaning:
    """Return what the log says of an event: once all is named, all of it; until then what was named last."""
    after = announced(before, player, action)
    places = event_places(after, lang)
    if after.step_number() not in range(NAME_FIRST, CONSENT):
        return "announce", places
    by_kind = {USE: "use", AGAINST: "name-target", NAME_MODE: "name-mode", OFFER: "name-own-city"}
    return by_kind[action >> KIND_BITS], places


# --- what an action means ---


def meaning(t: Table, player: int, action: int, lang: str) -> Meaning:
    """Return what an action of `player` means in the position, as the name and places of its messages."""
    kind = action >> KIND_BITS
    what = action & PAYLOAD
    if kind == USE:
        return using(t, player, what, lang)
    if kind == PASS:
        return "pass", {}
    if kind == PUT_AWAY:
        return "put-away", {"event": event_name(what, lang)}
    if kind == DONE:
        return "done", {"n": len(t.aside) - aside_below(t)}
    places = event_places(t, lang)
    if kind in (ACCEPT, REFUSE):
        return ("accept" if kind == ACCEPT else "refuse"), places
    if kind in (NO_REACTION, PROTECT):
        return reacting(t, player, kind, what, lang)
    if kind == GIVE_UP:
        to_actor = EVENT[t.used].to_actor(t, t.get(PickCities.PART))
        return ("give" if to_actor else "lose"), places | city_places(t, what, lang)
    if t.step_number() == TAKE_CITIES:
        return "pick", places | city_places(t, what, lang) | {"seat": t.get(PickCities.OWNER) + 1}
    return naming(t, kind, what, lang)


def city_places(t: Table, city: int, lang: str) -> dict[str, str]:
    """Return a city as places of a message: by name alone, and with what it is."""
    return {"city": city_name(t, city, lang), "label": city_label(t, city, lang)}


def using(t: Table, player: int, event: int, lang: str) -> Meaning:
    """Return the meaning of using an event, with what it would do on the tables where that is certain."""
    places: dict[str, Any] = {"event": event_name(event, lang), "text": event_text(event, lang, bool(t.unrest_to_pile))}
    others = [seat for seat in range(int(t.players)) if seat != player]
    rule = EVENT[event]
    if KIND_IDS[KIND[event]] == "games" and others:
        discipline = DISCIPLINE_IDS.index(DATA["event"][event]["discipline"])
        points = [int(t.atlas.points(t.cities[seat], discipline)) for seat in range(int(t.players))]
        return "use-games", places | {"own": points[player], "best": max([points[seat] for seat in others])}
    if rule.parts == 1 and PARAM[event * PARAMS] == NONE and rule.due(t, player, 0) == ALL:
        struck = [count(rule.pool(t, seat, 0)) for seat in range(int(t.players))]
        places |= {"own": struck[player], "others": sum([struck[seat] for seat in others])}
        return ("use-gathering" if rule.to_actor(t, 0) else "use-sweeping"), places
    return "use", places


def naming(t: Table, kind: int, what: int, lang: str) -> Meaning:
    """Return the meaning of naming something for the event in use."""
    places = event_places(t, lang)
    rule = EVENT[t.used]
    if kind == AGAINST:
        after = t.clone()
        after.target = what
        return "name-target", places | {
            "seat": what + 1,
            "cities": t.city_count(what),
            "drawn": spied(t, what),
            "lost": min(rule.events_due(after, what), t.hand_size[what]),
        }
    if kind == NAME_EMPIRE:
        taken = sum([count(t.cities[p] & t.atlas.of_empire[what]) for p in range(int(t.players)) if p != t.turn])
        return "name-empire", places | {"empire": EMPIRE_IDS[what], "n": taken}
    if kind == NAME_SIDE:
        holders = count(t.holders(t.atlas.of_side[what]) & t.others())
        return "name-side", places | {"side": SIDE_IDS[what], "n": holders}
    if kind == NAME_MODE:
        return "name-mode", places | {"mode": MODE_IDS[what]}
    return ("name-own-city" if kind == OFFER else "name-their-city"), places | city_places(t, what, lang)


def spied(t: Table, target: int) -> int:
    """Return how many events Espionage against a seat draws (ME-9.84)."""
    capitals = count(t.cities[target] & t.atlas.capitals)
    least = effect(ESPIONAGE, "draw_events")["min"]
    return int(max(least, capitals * term(ESPIONAGE, "draw_events", "target_capital")))


def reacting(t: Table, player: int, kind: int, which: int, lang: str) -> Meaning:
    """Return the meaning of using a protection, or none."""
    places = event_places(t, lang)
    if kind == NO_REACTION:
        return ("no-reaction" if len(t.choices(player)) > 1 else "no-reaction-only"), places
    name = "protect-flood" if places["kind"] == "flood" else "protect"
    return name, places | {"card": event_name(PROTECTION_CARDS[which], lang)}


# --- what is asked ---


def prompt(t: Table, player: int, lang: str) -> str:
    """Return the sentence that asks `player` in their own view for the decision at hand."""
    name, places = asking(t, player, lang)
    return TEXTS.say(lang, f"prompt-{name}", **places)


def asking(t: Table, player: int, lang: str) -> Meaning:
    """Return what `player` is asked, as the name of a message without `prompt-`, and its places."""
    step = t.step_number()
    if step == USE_EVENT:
        return ("use" if len(t.choices(player)) > 1 else "use-nothing"), {"n": t.allowance}
    places = event_places(t, lang)
    if step in range(NAME_FIRST, CONSENT):
        return NAME_STEPS[step - NAME_FIRST], places
    if step == CONSENT:
        return "consent", places
    if step == REACT:
        return asking_reaction(t, player, lang)
    if step == GIVE_CITIES:
        return asking_cities(t, player, lang)
    if step == TAKE_CITIES:
        return "take-city", places | {"seat": t.get(PickCities.OWNER) + 1}
    if step == GIVE_EVENTS:
        return "give-events", places | {"n": t.get(GiveEvents.LEFT)}
    return "exchange-events", places | {"n": t.get(ExchangeEvents.LEFT), "chosen": len(t.aside) - aside_below(t)}


def asking_cities(t: Table, player: int, lang: str) -> Meaning:
    """Return the question which cities to give up, and what kind of city if only one kind qualifies."""
    pool = EVENT[t.used].pool(t, t.get(PickCities.OWNER), t.get(PickCities.PART))
    places = event_places(t, lang)
    status = places["side"] or "any"
    if t.side == NONE and pool != t.cities[player]:
        status = "capital" if pool & t.atlas.ordinary == 0 else "ordinary"
    name = "give" if EVENT[t.used].to_actor(t, t.get(PickCities.PART)) else "lose"
    return name, places | {"n": t.get(PickCities.LEFT), "status": status}


# --- reactions ---


def asking_reaction(t: Table, player: int, lang: str) -> Meaning:
    """Return the question whether to protect oneself: from what, used by whom, and what it would cost."""
    who = "disaster" if is_disaster(t) else "self" if t.turn == player else "other"
    cost, places = toll(t, player, lang)
    places |= {"who": who, "protections": len(t.choices(player)) - 1}
    return "react", places | {"toll": TEXTS.say(lang, f"toll-{cost}", **places)}


def toll(t: Table, player: int, lang: str) -> Meaning:
    """Return what the event in use would cost a player, as the name of a message without `toll-`, and its places."""
    rule = EVENT[t.used]
    kind = KIND_IDS[KIND[t.used]]
    pools = [int(rule.pool(t, player, part)) for part in range(int(rule.parts))]
    dues = [min(int(rule.due(t, player, part)), count(pool)) for part, pool in enumerate(pools)]
    places = event_places(t, lang)
    if pools:
        places |= {"cities": cities_of(t, pools[0], lang), "names": names_of(t, pools[0], lang)}
        places |= {"n": dues[0], "left": count(pools[0])}
    if kind in ("trade", "curse", "calm", "education", "crisis"):
        return kind, places | {"events": min(rule.events_due(t, player), t.hand_size[player])}
    if kind == "plague":
        return kind, places | {"capitals": dues[0], "ordinary": dues[1]}
    if kind == "revolt" and count(pools[0]) > 1:
        return kind, places
    if kind == "barbarians" and count(pools[0]) < int(rule.due(t, player, 0)):
        return kind, places
    way = "give" if rule.to_actor(t, 0) else "lose"
    if dues[0] == count(pools[0]):
        return way, places
    return ("lose-any" if way == "lose" and pools[0] == t.cities[player] else f"{way}-some"), places
