"""What Civilization says of choices: a sentence for every action, on its button and in the log.

An action has one meaning, the name of a message with the places to fill in. Its button says the message `do-NAME`, the
log `did-NAME`, to follow the player's name. A pick that is only part of an answer has a `part-NAME` instead, which does
not say what the answer began with: others may not know it yet. Seats are counted from 1.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.phrases import listed
from epocha.engine.picture import spoken_to
from epocha.engine.state import REFEREE
from epocha.engine.thing import Named
from epocha.engine.vec import vec
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2010 import state as s
from epocha.games.civilization_2010.building import cost_of, rush_price
from epocha.games.civilization_2010.card_words import doing_text, event_text, option_text
from epocha.games.civilization_2010.cities import culture_from_arts, has_city, production_of, scout_square
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import (
    CITIES,
    CIVILIZATION,
    DECK_IDS,
    FIGURES,
    FIRST_PERSON,
    FIRST_SCOUT,
    GOVERNMENT,
    LAST_SPACE,
    LEVEL,
    NONE,
    PERSON,
    SCOUTS,
    SPACE_CULTURE,
    SPACE_DECK,
    SPACE_PERSON,
    SPACE_TRADE,
    TECHNOLOGY,
    WHITE_ARMY,
)
from epocha.games.civilization_2010.deal_words import an_event, deal_of_offer, deal_of_picks, item_name
from epocha.games.civilization_2010.effect_tables import ABILITY
from epocha.games.civilization_2010.layout import OPEN_OFFERS
from epocha.games.civilization_2010.names import (
    CITY_IDS,
    LEVEL_IDS,
    TEXTS,
    a_marker,
    amounts,
    card_name,
    event_name,
    heading,
    resource_name,
    square_name,
    tech_name,
    wonder_name,
)
from epocha.games.civilization_2010.notation import SQUARE_COLUMNS
from epocha.games.civilization_2010.place_words import at_square, item_object
from epocha.games.civilization_2010.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2010.steps import common as c
from epocha.games.civilization_2010.steps.gains import PlacePerson
from epocha.games.civilization_2010.steps.management import Order
from epocha.games.civilization_2010.steps.setting_up import StartFigure, StartToken, start_figure
from epocha.games.civilization_2010.steps.start_of_turn import founder
from epocha.games.civilization_2010.war_words import WAR_MEANINGS

Meaning = tuple[str, dict[str, Any]]
"""The name of a message without `do-`, `did-` or `part-`, and its places."""
Teller = Callable[[Table, int, int, Sequence[int], str], Meaning]
"""From a position, a player, the payload of an action, the picks before it and a language to what it means."""


def describe(t: Table, action: int, lang: str) -> str:
    """Return the sentence on the button of an action open in a view."""
    player = asked(t)
    name, places = meaning(t, player, action, picks_of(t, player), lang)
    return _say(lang, "do", name, places)


def report(before: Table, player: int, action: int, lang: str) -> str:
    """Return what the log says of an action, to follow the player's name."""
    if is_unseen(before, player, action):
        return TEXTS.say(lang, "did-negotiate")
    name, places = meaning(before, player, action, (), lang)
    return _say(lang, "did", name, places)


def is_unseen(before: Table, player: int, action: int) -> bool:
    """Return whether a viewer may not know which of the things one does to negotiate a player has done (CF-34.14)."""
    what = action & PAYLOAD
    maker = what // OPEN_OFFERS
    partners = {s.OFFER: what, s.ACCEPT: maker, s.REFUSE: maker, s.WITHDRAW: player, s.LEAVE: player}
    partner = partners.get(action >> KIND_BITS)
    return partner is not None and before.viewer not in (player, partner, REFEREE)


def report_draft(before: Table, player: int, picks: Sequence[int], lang: str) -> str:
    """Return what the log says of an answer of several picks, in one line."""
    kind = picks[0] >> KIND_BITS
    if kind == s.CITY:
        return _city_line(before, player, picks, lang)
    if kind == s.OFFER:
        return _offer_line(before, player, picks, lang)
    if kind == s.ACCEPT and is_unseen(before, player, int(picks[0])):
        picks = picks[:1]
    meanings = [meaning(before, player, int(pick), picks[:at], lang) for at, pick in enumerate(picks)]
    parts = [_say(lang, "did", name, places) for name, places in meanings]
    if len(parts) == 1:
        return parts[0]
    return TEXTS.say(lang, "draft-line", first=parts[0], parts=", ".join(parts[1:]))


def picks_of(t: Table, player: int) -> list[int]:
    """Return what a player has picked so far for an answer."""
    return [int(pick) for pick in t.draft(player)]


def asked(t: Table) -> int:
    """Return the seat to whom a view speaks."""
    return max(0, spoken_to(t))


def meaning(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    """Return what an action of a player means in a position, after the picks of a draft."""
    return _MEANINGS[action >> KIND_BITS](t, p, int(action & PAYLOAD), draft, lang)


def part_of(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> str:
    """Return what a pick of a player says within a sentence, after the picks of a draft."""
    name, places = meaning(t, p, action, draft, lang)
    return TEXTS.say(lang, f"part-{name}", **places)


def _say(lang: str, voice: str, name: str, places: dict[str, Any]) -> str:
    """Return the message of a meaning for a voice; a part of an answer is the same on a button, but begins it."""
    if TEXTS.has(lang, f"{voice}-{name}"):
        return TEXTS.say(lang, f"{voice}-{name}", **places)
    part = TEXTS.say(lang, f"part-{name}", **places)
    return heading(part) if voice == "do" else part


# --- whole answers of several picks ---


def _city_line(t: Table, p: int, picks: Sequence[int], lang: str) -> str:
    """Return what a city does, with all its choices."""
    order = Order(vec_of_picks(picks))
    kind, thing = int(picks[1] >> KIND_BITS), int(picks[1] & PAYLOAD)
    city = {"city": CITY_IDS[order.city]}
    if kind == s.ARTS:
        return TEXTS.say(lang, "city-arts", **city)
    if kind in (s.HARVEST, s.HARVEST_BOTH):
        both = (thing,) if kind == s.HARVEST else (thing >> 3, thing & 7)
        return TEXTS.say(lang, "city-harvests", what=listed([resource_name(one, lang) for one in both], lang), **city)
    items = [(int(order.item), int(order.square)), (int(order.second), int(order.second_square))]
    built = listed([_placed(item, square, lang) for item, square in items if item != NONE], lang)
    if order.free:
        return TEXTS.say(lang, "city-builds-free", what=built, **city)
    trade = rush_of(t, p, int(order.city), [item for item, _ in items if item != NONE])
    return TEXTS.say(lang, "city-builds", what=built, trade=trade, **city)


def vec_of_picks(picks: Sequence[int]) -> vec[i64]:
    """Return picks as the rules read them."""
    return vec_of([int(pick) for pick in picks])


def _placed(item: int, square: int, lang: str) -> str:
    thing = item_object(item, lang)
    return thing if square == NONE else TEXTS.say(lang, "placed", what=thing, square=square_name(square))


def rush_of(t: Table, p: int, city: int, items: Sequence[int]) -> int:
    """Return the trade that building items in a city costs besides all its production."""
    if not has_city(t, p, city):
        return 0
    cost = sum([int(cost_of(t, p, item)) for item in items])
    return int(rush_price(t, p, cost - int(production_of(t, p, city))))


def _offer_line(t: Table, p: int, picks: Sequence[int], lang: str) -> str:
    """Return an offer, to its two partners; others are told that there is something of the kind (CF-34.14)."""
    partner = int(picks[0] & PAYLOAD)
    if is_unseen(t, p, int(picks[0])):
        return TEXTS.say(lang, "did-negotiate")
    deal = deal_of_picks(picks, lang, covered=t.viewer == partner)
    return TEXTS.say(lang, "did-offer-deal", seat=partner + 1, **deal)


# --- what an action means ---


def _pass(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    if len(draft):
        return ("pass-second" if draft[0] >> KIND_BITS == s.CITY else "pass-targets"), {}
    return f"pass-{t.course[int(t.step_number())].name}", {}


def _pick(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    record = CIVILIZATION[what]
    leader = TEXTS.say(lang, "leader", civilization=record.id)
    return "pick", {"name": record.names.say(lang), "leader": leader}


def _place(t: Table, p: int, square: int, draft: Sequence[int], lang: str) -> Meaning:
    step = t.step_number()
    places: dict[str, Any] = at_square(t, square, lang)
    if step == c.PLACE_CAPITAL:
        return "place-capital", places
    if step == c.RELOCATE:
        return "relocate", places
    if step == c.START_FIGURE:
        figure = start_figure(t.get(StartFigure.PLACED))
        what = "white" if figure == WHITE_ARMY else "scout" if figure >= FIRST_SCOUT else "army"
        return "place", places | {"what": TEXTS.say(lang, "a-figure", what=what), "replaced": ""}
    marker = t.get(StartToken.MARKER) if step == c.START_TOKEN else FIRST_PERSON + t.get(PlacePerson.PERSON)
    old = t.marker[square]
    places["replaced"] = a_marker(int(old), lang) if old != NONE else ""
    return ("place" if old == NONE else "place-over"), places | {"what": a_marker(int(marker), lang)}


def _keep(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    person = PERSON[int(t.get(PlacePerson.PERSON))].id if t.step_number() == c.PLACE_PERSON else PERSON[0].id
    return "keep", {"what": person}


def _found(t: Table, p: int, number: int, draft: Sequence[int], lang: str) -> Meaning:
    square = {"square": square_name(int(t.figure_at[p * FIGURES + founder(number)]))}
    return ("found" if number < SCOUTS else "found-army"), square


def _govern(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "govern", {"what": GOVERNMENT[what].id}


def _assign(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    at = scout_at(t, p, what >> 2)
    if what & 3 == s.NO_CITY:
        return "assign-off", at
    return "assign", at | {"city": CITY_IDS[what & 3]}


def scout_at(t: Table, p: int, scout: int) -> dict[str, Any]:
    """Return the places of a message that speaks of a scout: its square, and its number if it is not alone there."""
    square = int(scout_square(t, p, scout))
    there = [n for n in range(SCOUTS) if square != NONE and scout_square(t, p, n) == square]
    return {"square": square_name(square), "number": there.index(scout) + 1 if len(there) > 1 else 0}


def told_apart(t: Table, action: int, lang: str) -> tuple[str, str]:
    """Return for what a scout may gather: a sentence for all its choices, and the city of this one."""
    if action >> KIND_BITS != s.ASSIGN:
        return "", ""
    what = int(action & PAYLOAD)
    city = CITY_IDS[what & 3] if what & 3 != s.NO_CITY else "none"
    row = TEXTS.say(lang, "row-assign", **scout_at(t, asked(t), what >> 2))
    return row, TEXTS.say(lang, "row-city", city=city)


def named(action: int, lang: str) -> Named | None:
    """Return what a technology is called that may be researched: the question says the rest."""
    if action >> KIND_BITS != s.RESEARCH:
        return None
    tech = int(action & PAYLOAD)
    thing = f"tech-{TECHNOLOGY[tech].id}"
    return Named(TEXTS.say(lang, "named-tech", name=tech_name(tech, lang), level=LEVEL_IDS[LEVEL[tech]]), thing, thing)


def _send_for(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "send-for", {"what": PERSON[what].id}


def _city(t: Table, p: int, city: int, draft: Sequence[int], lang: str) -> Meaning:
    if len(draft):
        return "own-city", {"city": CITY_IDS[city]}
    production = int(production_of(t, p, city)) if has_city(t, p, city) else 0
    square = square_name(int(t.city_at[p * CITIES + city]))
    return "city", {"city": CITY_IDS[city], "n": production, "square": square}


def _arts(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    n = int(culture_from_arts(t, p, draft[0] & PAYLOAD)) if len(draft) else 0
    return "arts", {"amount": TEXTS.say(lang, "amount", what="culture", n=n)}


def _harvest(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    early = t.step_number() == c.START_OF_TURN
    return ("harvest-early" if early else "harvest"), {"what": resource_name(what, lang)}


def _harvest_both(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "harvest", {"what": listed([resource_name(one, lang) for one in (what >> 3, what & 7)], lang)}


def _build(t: Table, p: int, item: int, draft: Sequence[int], lang: str) -> Meaning:
    """Return what building an item means: its cost, and the trade that it takes besides production."""
    places: dict[str, Any] = {"what": item_object(item, lang), "cost": 0, "trade": 0}
    if not len(draft) or draft[0] >> KIND_BITS != s.CITY:
        return "build", places
    order = Order(vec_of_picks(draft))
    items = [item] if order.item == NONE else [int(order.item), item]
    places |= {"cost": int(cost_of(t, p, item)), "trade": rush_of(t, p, int(order.city), items)}
    return "build-for", places


def _build_free(t: Table, p: int, item: int, draft: Sequence[int], lang: str) -> Meaning:
    return "build-free", {"what": item_object(item, lang)}


def _at(t: Table, p: int, square: int, draft: Sequence[int], lang: str) -> Meaning:
    return "at", at_square(t, square, lang)


def _advance(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    space = min(int(LAST_SPACE), int(t.track[p]) + 1)
    prices = {"culture": int(SPACE_CULTURE[space]), "trade": int(SPACE_TRADE[space])}
    reward = "victory" if space == LAST_SPACE else "person" if SPACE_PERSON[space] else "event"
    deck = DECK_IDS[SPACE_DECK[space]] if SPACE_DECK[space] != NONE else ""
    return "advance", {"space": space, "cost": listed(amounts(prices, lang), lang), "reward": reward, "deck": deck}


def _discard(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "discard", {"what": an_event(what, lang)}


def _research(t: Table, p: int, tech: int, draft: Sequence[int], lang: str) -> Meaning:
    kept = min(int(t.trade[p]), int(coins(t, p)))
    level = LEVEL_IDS[LEVEL[tech]]
    return "research", {"name": tech_name(tech, lang), "level": level, "kept": kept}


def _learn(t: Table, p: int, tech: int, draft: Sequence[int], lang: str) -> Meaning:
    return "learn", {"name": tech_name(tech, lang), "level": LEVEL_IDS[LEVEL[tech]]}


def _use(t: Table, p: int, number: int, draft: Sequence[int], lang: str) -> Meaning:
    return "use", {"name": card_name(int(ABILITY[number].card), lang), "text": doing_text(number, lang)}


def _play(t: Table, p: int, event: int, draft: Sequence[int], lang: str) -> Meaning:
    return "play", {"name": event_name(event, lang), "text": event_text(event, lang)}


# --- what a deed is aimed at ---


def _aim_seat(t: Table, p: int, seat: int, draft: Sequence[int], lang: str) -> Meaning:
    return "aim-seat", {"seat": seat + 1}


def _aim_square(t: Table, p: int, square: int, draft: Sequence[int], lang: str) -> Meaning:
    return "aim-square", at_square(t, square, lang)


def _aim_column(t: Table, p: int, column: int, draft: Sequence[int], lang: str) -> Meaning:
    return "aim-column", {"column": SQUARE_COLUMNS[column].upper()}


def _aim_wonder(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "aim-wonder", {"name": wonder_name(what, lang)}


def _aim_deck(t: Table, p: int, deck: int, draft: Sequence[int], lang: str) -> Meaning:
    return "aim-deck", {"deck": DECK_IDS[deck]}


def _aim_city(t: Table, p: int, town: int, draft: Sequence[int], lang: str) -> Meaning:
    return "aim-city", {"city": CITY_IDS[town % len(CITY_IDS)], "seat": town // len(CITY_IDS) + 1}


def _aim_at(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    owner, kind = int(s.owner_hit(what)), ("army", "scout", "person")[int(s.kind_hit(what))]
    return ("aim-at", {"what": kind}) if owner == NONE else ("aim-at-one-of", {"what": kind, "seat": owner + 1})


def _option(t: Table, p: int, option: int, draft: Sequence[int], lang: str) -> Meaning:
    text = option_text(int(draft[0] & PAYLOAD), option, lang) if len(draft) else ""
    return "option", {"n": option + 1, "text": text}


# --- offers ---


def _offer(t: Table, p: int, seat: int, draft: Sequence[int], lang: str) -> Meaning:
    return "offer", {"seat": seat + 1}


def _item(name: str) -> Teller:
    """Return what tells of an item that is given or asked for."""

    def told(t: Table, p: int, item: int, draft: Sequence[int], lang: str) -> Meaning:
        return name, {"what": item_name(item, lang)}

    return told


def _send(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "send", deal_of_picks(draft, lang)


def _answer(name: str) -> Teller:
    """Return what tells of an answer to an offer."""

    def told(t: Table, p: int, number: int, draft: Sequence[int], lang: str) -> Meaning:
        return name, {"seat": number // OPEN_OFFERS + 1, **deal_of_offer(t, int(t.offer_of(p, number)), lang)}

    return told


def _withdraw(t: Table, p: int, k: int, draft: Sequence[int], lang: str) -> Meaning:
    offer = p * OPEN_OFFERS + k
    return "withdraw", {"seat": int(t.offered_to[offer]) + 1, **deal_of_offer(t, offer, lang)}


def _leave(t: Table, p: int, what: int, draft: Sequence[int], lang: str) -> Meaning:
    return "leave", {}


_MEANINGS: Final[dict[int, Teller]] = {
    s.PASS: _pass, s.PICK: _pick, s.PLACE: _place, s.KEEP: _keep, s.FOUND: _found, s.GOVERN: _govern,
    s.ASSIGN: _assign, s.SEND_FOR: _send_for, s.CITY: _city, s.ARTS: _arts, s.HARVEST: _harvest,
    s.HARVEST_BOTH: _harvest_both, s.BUILD: _build, s.BUILD_FREE: _build_free, s.AT: _at, s.ADVANCE: _advance,
    s.SPLIT: lambda t, p, what, draft, lang: ("split", {}), s.DISCARD: _discard, s.RESEARCH: _research,
    s.LEARN: _learn, s.USE: _use, s.PLAY: _play, s.AIM_SEAT: _aim_seat, s.AIM_SQUARE: _aim_square,
    s.AIM_COLUMN: _aim_column,
    s.AIM_WONDER: _aim_wonder, s.AIM_DECK: _aim_deck, s.AIM_CITY: _aim_city, s.AIM_AT: _aim_at, s.OPTION: _option,
    s.OFFER: _offer, s.GIVE: _item("give"), s.TAKE: _item("ask"), s.SEND: _send, s.ACCEPT: _answer("accept"),
    s.REFUSE: _answer("refuse"), s.WITHDRAW: _withdraw, s.LEAVE: _leave, **WAR_MEANINGS,
}  # fmt: skip
"""What tells of each kind of action."""
