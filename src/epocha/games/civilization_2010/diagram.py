"""The table of Civilization as plain text of at most 80 columns, for a terminal or a Python prompt."""

from typing import Any, Final

from epocha.engine.battle import ATTACKER
from epocha.engine.diagram import NO_BREAK, Names, result, seat_name, wrapped
from epocha.engine.state import UNKNOWN
from epocha.engine.text import call_players
from epocha.games.civilization_2010.accounts import stock
from epocha.games.civilization_2010.card_words import card_text, event_text, wonder_text
from epocha.games.civilization_2010.chart import map_lines
from epocha.games.civilization_2010.cities import culture_from_arts, icons_for, production_of
from epocha.games.civilization_2010.components import (
    BUILDING,
    CITIES,
    EVENTS,
    FIRST_PERSON,
    LEVEL,
    NONE,
    PEOPLE,
    RESOURCES,
    SITE_IDS,
    SITES,
    STACK_IDS,
    TECHNOLOGIES,
    TOKENS,
    TRADE,
    UNIT_CARDS,
)
from epocha.games.civilization_2010.deal_words import deal_of_offer
from epocha.games.civilization_2010.effect_tables import FIRST_CIVILIZATION_CARD, FIRST_GOVERNMENT_CARD
from epocha.games.civilization_2010.names import (
    LEVEL_IDS,
    TEXTS,
    a_city,
    amounts,
    card_name,
    counted,
    event_name,
    heading,
    marker_name,
    resource_name,
    square_name,
    tech_name,
    token_name,
    wonder_name,
)
from epocha.games.civilization_2010.outcome import chapter
from epocha.games.civilization_2010.place_words import unit_of, unit_of_front
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.totals import battle_total

COLUMN: Final = 6
"""Columns for a number of a seat."""


def diagram(t: Table, lang: str, names: Names) -> str:
    """Return what lies on the table, as this view knows it; seats are counted from 1."""
    head = TEXTS.say(lang, "diagram-head", chapter=chapter(t, lang).heading, seat=t.first + 1)
    lines = [*wrapped(call_players(head, names)), "", *map_lines(t, lang), "", *market(t, lang), "", *totals(t, lang)]
    for seat in range(int(t.players)):
        lines += ["", *seat_lines(t, seat, lang, names)]
    below = [call_players(words, names) for words in (*offers(t, lang), *battle(t, lang))]
    return "\n".join([*lines, "", *[line for words in (*below, standing(t, lang, names)) for line in wrapped(words)]])


# --- what belongs to all ---


def market(t: Table, lang: str) -> list[str]:
    """Return the market: wonders with what they do, resources, buildings that are left."""
    lines = wrapped(TEXTS.say(lang, "diagram-market"))
    for wonder in t.row:
        if wonder != NONE:
            lines += wrapped(f"{wonder_name(wonder, lang)}: {wonder_text(wonder, lang)}", 1)
    resources = [(resource_name(n, lang), int(t.market[n])) for n in range(int(RESOURCES)) if t.market[n]]
    stacks = [(BUILDING[BUILDING.number(name)].names.say(lang), int(t.stacks[n])) for n, name in enumerate(STACK_IDS)]
    for title, left in (("diagram-resources", resources), ("diagram-buildings", stacks)):
        things = ", ".join([f"{name}{NO_BREAK}{n}" for name, n in left])
        lines += wrapped(TEXTS.say(lang, title, things=things or TEXTS.say(lang, "nothing")), 1)
    return lines


def totals(t: Table, lang: str) -> list[str]:
    """Return a table of what everybody has: a line for each number, a column for each seat."""
    stocks = [stock(t, seat) for seat in range(int(t.players))]
    rows = [(TEXTS.say(lang, f"symbol-{symbol}"), [one[symbol] for one in stocks]) for symbol in stocks[0]]
    head = (TEXTS.say(lang, "diagram-seats"), list(range(1, int(t.players) + 1)))
    width = max([len(name) for name, _ in rows]) + 1
    return [name.ljust(width) + "".join([f"{n:>{COLUMN}}" for n in numbers]) for name, numbers in [head, *rows]]


# --- the seats ---


def seat_lines(t: Table, p: int, lang: str, names: Names) -> list[str]:
    """Return what a player has: civilization, government, technologies, cities, goods, and what the view shows."""
    title = seat_name(p, lang, names)
    if t.civilization[p] == NONE:
        return wrapped(f"{title}.")
    civilization = int(FIRST_CIVILIZATION_CARD + t.civilization[p])
    government = int(FIRST_GOVERNMENT_CARD + t.government[p])
    lines = wrapped(f"{title}: {card_name(civilization, lang)}. {card_text(civilization, lang)}")
    said = {"name": card_name(government, lang), "text": card_text(government, lang)}
    lines += wrapped(TEXTS.say(lang, "diagram-government", **said), 1)
    for words in (*technologies(t, p, lang), *cities(t, p, lang), *goods(t, p, lang), *hidden(t, p, lang)):
        lines += wrapped(words, 1)
    return lines


def technologies(t: Table, p: int, lang: str) -> list[str]:
    """Return the technologies of a player by level."""
    found: list[str] = []
    for level in range(1, len(LEVEL_IDS)):
        known = [tech for tech in range(int(TECHNOLOGIES)) if LEVEL[tech] == level and t.techs[p] >> tech & 1]
        if known:
            cards = ", ".join([tech_name(tech, lang) for tech in known])
            found.append(TEXTS.say(lang, "diagram-technologies", level=LEVEL_IDS[level], cards=cards))
    return found


def cities(t: Table, p: int, lang: str) -> list[str]:
    """Return the cities of a player, with what each gives."""
    found: list[str] = []
    for city in range(CITIES):
        square = int(t.city_at[p * CITIES + city])
        if square == NONE:
            continue
        gives = {"trade": int(icons_for(t, p, city, TRADE)), "production": int(production_of(t, p, city))}
        places: dict[str, Any] = {"name": heading(a_city(city, lang)), "square": square_name(square)}
        walls = "yes" if t.walled[p] >> city & 1 else "no"
        arts = int(culture_from_arts(t, p, city))
        found.append(TEXTS.say(lang, "diagram-city", walls=walls, arts=arts, **gives, **places))
    return found


def goods(t: Table, p: int, lang: str) -> list[str]:
    """Return market resources, face-down tokens by their backs, and great people in reserve."""
    things = [
        f"{resource_name(n, lang)}{NO_BREAK}{t.resources[p * RESOURCES + n]}"
        for n in range(int(RESOURCES))
        if t.resources[p * RESOURCES + n]
    ]
    things += amounts({SITE_IDS[n]: int(t.tokens_held[p * SITES + n]) for n in range(int(SITES))}, lang)
    people = [marker_name(int(FIRST_PERSON) + n, lang) for n in range(int(PEOPLE)) if t.reserve[p * PEOPLE + n]]
    found = [TEXTS.say(lang, "diagram-goods", things=", ".join(things))] if things else []
    return [*found, TEXTS.say(lang, "diagram-reserve", people=", ".join(people))] if people else found


def _held(bag: Any, p: int, kinds: int) -> list[int]:
    """Return the things in a player's part of a bag, each as often as it is there; none if the view hides them."""
    part = [int(n) for n in bag[p * kinds : (p + 1) * kinds]]
    return [] if UNKNOWN in part else [thing for thing, n in enumerate(part) for _ in range(n)]


def hidden(t: Table, p: int, lang: str) -> list[str]:
    """Return what a player holds secretly, where the view shows it: tokens, units, events with what they do."""
    found: list[str] = []
    tokens = _held(t.tokens, p, int(TOKENS))
    units = _held(t.forces, p, int(UNIT_CARDS))
    if tokens:
        found.append(TEXTS.say(lang, "diagram-tokens", cards=counted([token_name(one, lang) for one in tokens], lang)))
    if units:
        found.append(TEXTS.say(lang, "diagram-units", cards=counted([unit_of(t, p, one, lang) for one in units], lang)))
    for event in dict.fromkeys(_held(t.hand, p, int(EVENTS))):
        places = {"name": event_name(event, lang), "text": event_text(event, lang)}
        found.append(TEXTS.say(lang, "diagram-event", **places))
    return found


# --- what is going on ---


def offers(t: Table, lang: str) -> list[str]:
    """Return the open offers that the view shows."""
    found: list[str] = []
    for offer, to in enumerate(t.offered_to):
        if to >= 0:
            seats = {"maker": offer // int(t.slots) + 1, "seat": to + 1}
            found.append(TEXTS.say(lang, "diagram-offer", **seats, **deal_of_offer(t, offer, lang)))
    return found


def battle(t: Table, lang: str) -> list[str]:
    """Return the battle at hand: totals, cards left, and the units on the fronts."""
    if t.battle_at == NONE:
        return []
    sides = {"own": battle_total(t, ATTACKER), "other": battle_total(t, 1 - ATTACKER)}
    cards = {"cards": int(t.force_held[ATTACKER]), "against": int(t.force_held[1 - ATTACKER])}
    seats = {"seat": t.commander[ATTACKER] + 1, "foe": t.commander[1 - ATTACKER] + 1}
    found = [TEXTS.say(lang, "diagram-battle", square=square_name(int(t.battle_at)), **sides, **cards, **seats)]
    for front in range(len(t.front)):
        if t.front[front] != NONE:
            side = "attack" if t.front_side[front] == ATTACKER else "defence"
            found.append(TEXTS.say(lang, "diagram-front", side=side, **unit_of_front(t, front, lang)))
    return found


def standing(t: Table, lang: str, names: Names) -> str:
    """Return what somebody is busy with, or who has won; the question itself is asked beside the table."""
    if t.over:
        won = [seat for seat in range(int(t.players)) if t.winners >> seat & 1]
        return result(t, lang, names) if won else TEXTS.say(lang, "end-tutorial")
    return TEXTS.say(lang, "diagram-asked", names=", ".join([seat_name(p, lang, names) for p in t.current_players]))
