"""What the table of Civilization does by itself, in words: gathering, draws, battles, losses, victories.

Each line follows a player's name. Seats are counted from 1. What a view hides is said only by its back.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.battle import ATTACKER
from epocha.engine.outcome import FOUGHT, Chapter, Outcome
from epocha.engine.phrases import listed
from epocha.engine.state import UNKNOWN
from epocha.engine.vec import vec
from epocha.games.civilization_2010.components import (
    BUILDINGS,
    CITIES,
    DECK_IDS,
    DECKS,
    EVENT_DECK,
    EVENTS,
    FIGURES,
    FIRST_PERSON,
    FIRST_SCOUT,
    HUT,
    NONE,
    RESOURCES,
    SITE_IDS,
    SITES,
    TECHNOLOGIES,
    TOKEN_SITE,
    TOKENS,
    UNIT_CARDS,
    VILLAGE,
    WONDERS,
)
from epocha.games.civilization_2010.deal_words import an_event
from epocha.games.civilization_2010.forces import winning_side
from epocha.games.civilization_2010.ground import outskirts_of
from epocha.games.civilization_2010.names import (
    CITY_IDS,
    TEXTS,
    a_city,
    a_marker,
    amount,
    amounts,
    counted,
    marker_name,
    resource_name,
    square_name,
    tech_name,
    token_name,
    wonder_name,
)
from epocha.games.civilization_2010.place_words import unit_in_battle, unit_of
from epocha.games.civilization_2010.questions import source_name
from epocha.games.civilization_2010.state import ENDS, Table
from epocha.games.civilization_2010.steps import common as c
from epocha.games.civilization_2010.steps.deeds import Deed
from epocha.games.civilization_2010.steps.gains import PlacePerson
from epocha.games.civilization_2010.steps.management import CityAction
from epocha.games.civilization_2010.steps.rounds import BETWEEN_TURNS, Round
from epocha.games.civilization_2010.totals import battle_total

LOG_KINDS: Final = {"round": "round", "lay-out": "draw", "city-action": "effect", "gains": "effect"}
"""What the table's own doing is in the log, by step."""
DEAL: Final = "deal"
"""The kind of what an accepted offer brought."""
PHASE_IDS: Final = ("start", "trade", "cities", "movement", "research", "start")
IN_TURN: Final = (0, 2, 3)
"""The phases in which one player after the other acts."""


def outcome(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return what a stage of play brought a player beyond the action itself."""
    step = int(before.step_number())
    return [
        *_of_round(before, after, step, p, lang),
        *_cancelled(before, step, p, lang),
        *_gained(before, after, step, p, lang),
        *_drawn(before, after, step, p, lang),
        *_found(before, after, step, p, lang),
        *_exchanged(before, after, step, p, lang),
        *_fought(before, after, step, p, lang),
        *_lost(before, after, step, p, lang),
        *_won(before, after, p, lang),
    ]


def chapter(t: Table, lang: str) -> Chapter:
    """Return under which heading the log tells what happens: set-up, a phase of a turn, or the end."""
    if t.over:
        return Chapter(int(t.round), -1, TEXTS.say(lang, "chapter-over"))
    if t.round == 0:
        return Chapter(0, -1, TEXTS.say(lang, "chapter-set-up"))
    phase, turns = int(t.read(0, Round.PHASE)), int(t.read(0, Round.TURNS))
    places = {"round": int(t.round), "phase": PHASE_IDS[phase]}
    if phase not in IN_TURN or turns == 0 or phase == BETWEEN_TURNS:
        return Chapter(int(t.round), -1, TEXTS.say(lang, "chapter-phase", **places))
    seat = (int(t.first) + turns - 1) % int(t.players)
    return Chapter(int(t.round), seat, TEXTS.say(lang, "chapter-turn", seat=seat + 1, **places))


def _say(lang: str, told: str, kind: str, symbols: tuple[str, ...] = (), **places: object) -> Outcome:
    return Outcome(TEXTS.say(lang, f"outcome-{told}", **places), kind, symbols)


# --- turns, gathering, gains ---


def _of_round(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return who has the first player token now, what was gathered, what came by itself at the Start of Turn."""
    found: list[Outcome] = []
    if after.round != before.round and after.first == p and not after.over:
        found.append(_say(lang, "first", "round", round=int(after.round)))
    if step != c.ROUND:
        return found
    more = {"trade": int(after.trade[p] - before.trade[p]), "culture": int(after.culture[p] - before.culture[p])}
    gains = {what: n for what, n in more.items() if n > 0}
    if gains:
        name = "gathers" if after.step_number() == c.TRADE else "start-gains"
        found.append(_say(lang, name, "feeding", tuple(gains), amounts=listed(amounts(gains, lang), lang)))
    return found


def _cancelled(before: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return that a deed or a city action of a player was cancelled."""
    if step not in (c.DEED, c.CITY_ACTION) or p != before.player() or not before.get(Deed.CANCELLED):
        return []
    if step == c.CITY_ACTION:
        return [_say(lang, "city-cancelled", "effect", city=CITY_IDS[before.get(CityAction.CITY)])]
    return [_say(lang, "cancelled", "effect", name=source_name(int(before.get(Deed.SOURCE)), lang))]


def _gained(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return spaces of the culture track, technologies and a government that did not come by an own choice."""
    found: list[Outcome] = []
    if after.track[p] > before.track[p] and step != c.MANAGEMENT:
        found.append(_say(lang, "space", "effect", ("space",), space=int(after.track[p])))
    if step == c.DEED:
        learned = after.techs[p] & ~before.techs[p]
        for tech in range(int(TECHNOLOGIES)):
            if learned >> tech & 1:
                found.append(_say(lang, "learns", "effect", name=tech_name(tech, lang)))
        if after.government[p] != before.government[p]:
            found.append(_say(lang, "anarchy", "effect"))
        for wonder in range(int(WONDERS)):
            if (after.obsolete & ~before.obsolete) >> wonder & 1 and after.wonder_of[wonder] == p:
                found.append(_say(lang, "obsolete", "effect", name=wonder_name(wonder, lang)))
    return found


# --- what is drawn and turned up ---


def _more(before: vec[i64], after: vec[i64], first: int, last: int) -> list[int]:
    """Return of what there is more in a part of a bag, each as often as it was added."""
    found: list[int] = []
    for at in range(first, last):
        found += [at - first] * max(0, int(after[at] - before[at]))
    return found


def _drawn(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return the events, tokens, unit cards and great people that a player drew; by name where the view shows it."""
    if step == c.TRADE:
        return []
    found = [*_drawn_events(before, after, p, lang), *_drawn_tokens(before, after, p, lang)]
    units = int(after.forces_held[p] - before.forces_held[p])
    if units > 0 and step not in (c.SAVE_UNIT, c.LOOT):
        name = "units-back" if step == c.AFTERMATH else "draws"
        cards = _more(before.forces, after.forces, p * int(UNIT_CARDS), (p + 1) * int(UNIT_CARDS))
        known = UNKNOWN not in list(after.forces[p * int(UNIT_CARDS) : (p + 1) * int(UNIT_CARDS)])
        named = counted([unit_of(after, p, card, lang) for card in cards], lang)
        if known and name == "draws":
            name = "draws-units"
        found.append(_say(lang, name, "draw", what=named if known else amount("unit", units, lang)))
    if (
        after.step_number() == c.PLACE_PERSON
        and after.player() == p
        and sum(after.people_left) < sum(before.people_left)
    ):
        person = int(FIRST_PERSON + after.get(PlacePerson.PERSON))
        found.append(_say(lang, "person", "draw", name=marker_name(person, lang)))
    return found


def _drawn_events(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return the culture events that a player drew, by name or by deck."""
    decks = _more(before.hand_held, after.hand_held, p * int(DECKS), (p + 1) * int(DECKS))
    if not decks:
        return []
    events = _more(before.hand, after.hand, p * int(EVENTS), (p + 1) * int(EVENTS))
    if UNKNOWN in list(after.hand[p * int(EVENTS) : (p + 1) * int(EVENTS)]):
        named = [TEXTS.say(lang, "an-event-of", deck=DECK_IDS[deck]) for deck in decks]
    else:
        named = [an_event(event, lang) for event in events if EVENT_DECK[event] in decks]
    return [_say(lang, "draws", "draw", what=listed(named, lang))]


def _drawn_tokens(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return the hut and village tokens that a player got, by what they are or by their sort."""
    sites = _more(before.tokens_held, after.tokens_held, p * int(SITES), (p + 1) * int(SITES))
    if not sites:
        return []
    tokens = _more(before.tokens, after.tokens, p * int(TOKENS), (p + 1) * int(TOKENS))
    if UNKNOWN in list(after.tokens[p * int(TOKENS) : (p + 1) * int(TOKENS)]):
        named = amounts({SITE_IDS[site]: sites.count(site) for site in dict.fromkeys(sites)}, lang)
    else:
        named = [token_name(token, lang) for token in tokens if TOKEN_SITE[token] in sites]
    return [_say(lang, "gets", "draw", what=listed(named, lang))]


def _found(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return what a tile has that was discovered, and which wonders came into the market."""
    found: list[Outcome] = []
    if step == c.WALK and p == before.player() and list(after.tile) != list(before.tile):
        new = [int(after.site[at]) for at in range(len(after.site)) if before.site[at] == NONE]
        places = {"huts": new.count(HUT), "villages": new.count(VILLAGE)}
        found.append(_say(lang, "tile", "draw", (), **places))
    wonders = [int(one) for one in after.row if one != NONE and one not in list(before.row)]
    if wonders and after.first == p and step != c.LAY_OUT:
        named = listed([a_marker_of_wonder(one, lang) for one in wonders], lang)
        found.append(_say(lang, "row", "draw", what=named))
    return found


def a_marker_of_wonder(wonder: int, lang: str) -> str:
    """Return a wonder as the object of a sentence."""
    return TEXTS.say(lang, "a-wonder", name=wonder_name(wonder, lang))


# --- exchanges (CF-34.15) ---


def _public(t: Table, p: int) -> dict[tuple[str, int], int]:
    """Return what a player has that everybody may count, hidden things by their backs."""
    found = {("trade", 0): int(t.trade[p]), ("culture", 0): int(t.culture[p])}
    found |= {("resource", n): int(t.resources[p * int(RESOURCES) + n]) for n in range(int(RESOURCES))}
    found |= {("site", n): int(t.tokens_held[p * int(SITES) + n]) for n in range(int(SITES))}
    return found | {("event", n): int(t.hand_held[p * int(DECKS) + n]) for n in range(int(DECKS))}


def _named(what: tuple[str, int], n: int, lang: str) -> str:
    """Return so much of something public as the object of a sentence."""
    kind, which = what
    if kind in ("trade", "culture"):
        return amount(kind, n, lang)
    if kind == "site":
        return amount(SITE_IDS[which], n, lang)
    name = resource_name(which, lang) if kind == "resource" else TEXTS.say(lang, "an-event-of", deck=DECK_IDS[which])
    return name if n == 1 else TEXTS.say(lang, "times", n=n, name=name)


def _exchanged(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return what a player gave and got when an offer was accepted."""
    if step != c.TRADE:
        return []
    changed = [seat for seat in range(int(before.players)) if _public(before, seat) != _public(after, seat)]
    if len(changed) != 2 or p not in changed:
        return []
    had, has = _public(before, p), _public(after, p)
    given = [_named(what, had[what] - has[what], lang) for what in had if has[what] < had[what]]
    got = [_named(what, has[what] - had[what], lang) for what in had if has[what] > had[what]]
    message = "exchange" if given and got else "given" if given else "got"
    places: dict[str, object] = {"given": listed(given, lang), "got": listed(got, lang), "other": sum(changed) - p + 1}
    return [_say(lang, message, DEAL, ("trade", "culture"), **places)]


# --- battles and losses ---


def _fought(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return that a battle began, which units fell, and how it ended; told with the attacker."""
    found: list[Outcome] = []
    if before.battle_at == NONE and after.battle_at != NONE and after.commander[ATTACKER] == p:
        cards = {"own": int(after.force_held[0]), "other": int(after.force_held[1])}
        found.append(_say(lang, "attacks", "effect", (), square=square_name(int(after.battle_at)), **cards))
    if before.battle_at == NONE:
        return found
    if after.battle_at == before.battle_at:
        for side in range(2):
            if before.commander[side] == p:
                first = side * int(UNIT_CARDS)
                fallen = _more(before.killed, after.killed, first, first + int(UNIT_CARDS))
                named = [unit_in_battle(before, side, card, lang) for card in fallen]
                if named:
                    found.append(_say(lang, "fallen", "effect", what=counted(named, lang)))
    if step == c.BATTLE and after.step_number() != c.BATTLE_TURN and p == before.commander[ATTACKER]:
        totals = {"own": battle_total(before, ATTACKER), "other": battle_total(before, 1 - ATTACKER)}
        name = "won" if winning_side(before) == ATTACKER else "lost"
        found.append(_say(lang, name, FOUGHT, (), square=square_name(int(before.battle_at)), **totals))
    return found


def _on_map(t: Table, p: int) -> tuple[int, int]:
    """Return how many armies and scouts a player has on the map."""
    there = [t.figure_at[p * FIGURES + figure] != NONE for figure in range(FIGURES)]
    return sum(there[:FIRST_SCOUT]), sum(there[FIRST_SCOUT:])


def _lost(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return the figures, cities, buildings and units that a player lost."""
    found: list[Outcome] = []
    had, has = _on_map(before, p), _on_map(after, p)
    figures = amounts({"army": had[0] - has[0], "scout": had[1] - has[1]}, lang)
    if step not in (c.START_OF_TURN, c.SACRIFICED) and has[0] <= had[0] and has[1] <= had[1] and figures:
        found.append(_say(lang, "loses", "effect", what=listed(figures, lang)))
    for city in range(CITIES):
        if before.city_at[p * CITIES + city] != NONE and after.city_at[p * CITIES + city] == NONE:
            found.append(_say(lang, "loses", "effect", what=a_city(city, lang)))
    if step == c.DEED:
        found += _razed(before, after, p, lang)
        if after.forces_held[p] < before.forces_held[p]:
            cards = _more(before.returned, after.returned, 0, int(UNIT_CARDS))
            named = [unit_of(after, p, card, lang) for card in cards]
            found.append(_say(lang, "fallen", "effect", what=counted(named, lang)))
    return found


def _razed(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return the buildings and walls that a player lost."""
    found: list[str] = []
    for square in range(len(before.marker)):
        marker = int(before.marker[square])
        if NONE < marker < BUILDINGS and after.marker[square] == NONE:
            if outskirts_of(before, square) // CITIES == p and outskirts_of(after, square) == outskirts_of(
                before, square
            ):
                found.append(a_marker(marker, lang))
    for city in range(CITIES):
        if (before.walled[p] & ~after.walled[p]) >> city & 1 and after.city_at[p * CITIES + city] != NONE:
            found.append(TEXTS.say(lang, "a-building", what="city_walls"))
    return [_say(lang, "loses", "effect", what=listed(found, lang))] if found else []


def _won(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return that a player has won, and how."""
    if before.over or not after.over or not after.winners >> p & 1:
        return []
    return [_say(lang, "wins", "scoring", end=ENDS[int(after.over) - 1])]
