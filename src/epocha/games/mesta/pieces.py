"""Cities, events and plates of Města as drawn, and whose a city is."""

from functools import cache
from typing import Any, Final

from epocha.engine.svg import (
    NOTHING,
    SQUEEZED,
    Svg,
    circle,
    group,
    icon,
    join,
    label,
    path,
    player_mark,
    rect,
    tag,
    text_width,
    title,
    wrapped,
)
from epocha.games.mesta.atlas import City
from epocha.games.mesta.components import DATA, DISCIPLINE_IDS, EMPIRE_IDS, EVENT_IDS, PROTECTION_CARDS
from epocha.games.mesta.state import KIND_BITS, PAYLOAD, PROTECT, PUT_AWAY, USE, Table
from epocha.games.mesta.words import TEXTS, city_label, city_name, event_name, event_text, name_of

CITY: Final = (112, 52)
"""Width and height of a city card."""
LOW_CITY: Final = (60, 32)
"""Least width and height of a city card where many lie."""
EVENT: Final = (92, 116)
"""Width and height of an event card."""
PLATE: Final = (92, 42)
"""Width and height of an event of which there is the name only."""
TILE: Final = 60
"""Width and height of an event beside a sentence."""
IN_PILE: Final = -1
"""Where a city lies that no player has."""


def seat_name(p: int, lang: str) -> str:
    """Return what a picture calls a seat; it does not know people's names."""
    return TEXTS.say(lang, "seat-name", seat=p + 1)


def colours(empire: int) -> str:
    """Return the class that gives an empire its colours."""
    return f"e-{EMPIRE_IDS[empire]}"


# --- cities ---


def whose(t: Table, city: int) -> int:
    """Return the seat that has a city on the table or in the finished pile, or IN_PILE."""
    for p in range(int(t.players)):
        if (t.cities[p] | t.finished[p]) >> city & 1:
            return p
    return IN_PILE


def is_finished(t: Table, city: int) -> bool:
    """Return whether a city lies in a finished pile."""
    return any(t.finished[p] >> city & 1 for p in range(int(t.players)))


def whereabouts(t: Table, city: int, lang: str) -> str:
    """Return a city's name, what it is strong in, and where it lies, as hover and screen readers tell it."""
    record = t.atlas.cities[city]
    main = name_of("discipline", record.main, lang)
    places = {"city": city_label(t, city, lang), "main": main, "seat": whose(t, city) + 1}
    if not record.capital:
        places["secondary"] = name_of("discipline", record.secondary, lang)
    strong = TEXTS.say(lang, "city-capital" if record.capital else "city-ordinary", **places)
    return f"{strong} {lying(t, city, lang)}"


def lying(t: Table, city: int, lang: str) -> str:
    """Return where a city lies, as a sentence."""
    lies = "pile" if whose(t, city) == IN_PILE else "finished" if is_finished(t, city) else "table"
    return TEXTS.say(lang, f"city-in-{lies}", seat=whose(t, city) + 1)


def told_of(t: Table, city: int, lang: str) -> dict[str, Any]:
    """Return what makes an element tell of a city when it is looked at closely; see `engine.thing`."""
    return {"data_thing": f"city-{t.atlas.cities[city].id}", "data_now": lying(t, city, lang)}


def emblem(empire: int, x: float, y: float, size: float, class_: str = "") -> Svg:
    """Return a disc in an empire's colour with its emblem, its middle at a point."""
    disc = circle(x, y, size / 2, "f-empire edge")
    return group(
        disc, icon(f"empire-{EMPIRE_IDS[empire]}", x, y, size * 0.62), class_=f"{colours(empire)} {class_}".strip()
    )


def city_marker(t: Table, city: int) -> Svg:
    """Return a city on the map: a ring while it lies in the pile, then a disc with its owner's mark."""
    record = t.atlas.cities[city]
    seat = whose(t, city)
    radius = 17 if record.capital else 14
    colour = colours(record.empire)
    drawn: list[Svg] = []
    if seat == IN_PILE:
        drawn.append(circle(0, 0, radius - 3, f"unbuilt {colour}"))
    else:
        if is_finished(t, city):
            drawn.append(icon("wreath", 0, 1, 58))
        drawn += [circle(2, 3, radius, "cast"), emblem(record.empire, 0, 0, 2 * radius)]
    if record.capital:
        drawn.append(circle(0, 0, radius + 3, "gilt"))
    if record.wonder:
        drawn.append(icon(record.wonder, -radius - 5, -6, 25, class_="faded" if seat == IN_PILE else ""))
    if seat != IN_PILE:
        drawn += [circle(radius, -radius + 2, 11, "f-bone edge"), player_mark(seat, 8, radius, -radius + 2)]
    return join(drawn)


def city_card(t: Table, city: int, lang: str) -> Svg:
    """Return a city card, which tells where it lies."""
    return group(title(whereabouts(t, city, lang)), city_face(t, city, lang), **told_of(t, city, lang))


def city_face(t: Table, city: int, lang: str) -> Svg:
    """Return the face of a city card: its name on its empire's colour, below what it is strong in (ME-1.7, ME-1.8)."""
    record = t.atlas.cities[city]
    width, height = CITY
    lower = f"M0 24H{width}V{height - 8}Q{width} {height} {width - 8} {height}H8Q0 {height} 0 {height - 8}z"
    frame = rect(1, 1, width - 2, height - 2, "gilt", 7) if record.capital else NOTHING
    return group(
        rect(2, 3, width, height, "cast", 8),
        rect(0, 0, width, height, "f-empire edge", 8),
        path(lower, "f-paper-2 edge"),
        label(city_name(t, city, lang), width / 2, 19, 18, "t-on", width - 8),
        strengths(record),
        frame,
        class_=colours(record.empire),
    )


def strengths(record: City) -> Svg:
    """Return the points of a city in symbols, and its wonder."""
    own = DISCIPLINE_IDS[record.main]
    shown = [icon(own, 15, 38, 24), label("3" if record.capital else "2", 33, 45, 18, "t-bold")]
    if record.capital:
        shown += [all_disciplines(56, 38), label("1", 73, 45, 18, "t-bold"), icon("capitals", 97, 38, 25)]
    else:
        shown += [icon(DISCIPLINE_IDS[record.secondary], 53, 38, 20), label("1", 70, 45, 17.5, "t-soft")]
    if record.wonder:
        shown.append(icon(record.wonder, 95, 38, 27))
    return join(shown)


def all_disciplines(x: float, y: float) -> Svg:
    """Return a sign for every discipline: a dot in the colour of each, in a ring."""
    ring = ((0, -8), (6, -6), (8, 0), (6, 6), (0, 8), (-6, 6), (-8, 0), (-6, -6))
    return join([circle(x + dx, y + dy, 3, f"f-{d}") for d, (dx, dy) in zip(DISCIPLINE_IDS, ring, strict=True)])


def low_width(name: str, plain: bool) -> float:
    """Return how wide a city card of this name is where many lie: its letters are a little narrower than usual."""
    return max(float(LOW_CITY[0]), (12 if plain else 33) + 0.8 * text_width(name, 18))


def low_city_card(t: Table, city: int, lang: str, width: float, plain: bool) -> Svg:
    """Return a city card where many lie: its name, and its wonder or what it is strongest in, unless it is plain."""
    record = t.atlas.cities[city]
    height = LOW_CITY[1]
    frame = rect(1, 1, width - 2, height - 2, "gilt", 7) if record.capital else NOTHING
    strength = [circle(15, 16, 12, "f-paper-2"), icon(record.wonder or DISCIPLINE_IDS[record.main], 15, 16, 20)]
    left = 6 if plain else 28
    return group(
        title(whereabouts(t, city, lang)),
        rect(2, 3, width, height, "cast", 8),
        rect(0, 0, width, height, "f-empire edge", 8),
        *([] if plain else strength),
        label(city_name(t, city, lang), (left + width - (left if plain else 3)) / 2, 22, 18, "t-on", width - left - 5),
        frame,
        class_=colours(record.empire),
        **told_of(t, city, lang),
    )


def missing_city(t: Table, city: int, lang: str, width: float, height: float = CITY[1]) -> Svg:
    """Return the gap in a set where a city belongs that another player has, or the pile."""
    seat = whose(t, city)
    y = height / 2
    size = min(9.0, width / 2 - 0.5)
    pile = icon("pile", width / 2, y, 2.4 * size, class_="faded")
    mark = pile if seat == IN_PILE else player_mark(seat, size, width / 2, y)
    crowned = t.atlas.cities[city].capital and (width >= 30 or height == CITY[1])
    crown = icon("capitals", width / 2 if width < 30 else width - 9, 9, 14) if crowned else NOTHING
    return join([title(whereabouts(t, city, lang)), rect(0, 0, width, height, "slot", 7), mark, crown])


def city_chip(t: Table, city: int, lang: str, x: float, y: float, room: float = 120) -> Svg:
    """Return a city's name on its empire's colour, its middle at a point."""
    name = city_name(t, city, lang)
    empire = t.atlas.cities[city].empire
    width = min(room, text_width(name, 16) + 42)
    left = x - width / 2
    seat = whose(t, city)
    mark = (
        []
        if seat == IN_PILE
        else [circle(left - 2, y - 12, 9.5, "f-bone edge"), player_mark(seat, 7, left - 2, y - 12)]
    )
    return group(
        title(whereabouts(t, city, lang)),
        rect(left, y - 14, width, 28, "f-empire edge", 14),
        icon(f"empire-{EMPIRE_IDS[empire]}", left + 16, y, 18),
        label(name, left + 28 + (width - 36) / 2, y + 6, 16, "t-on", width - 38),
        *mark,
        class_=colours(empire),
        **told_of(t, city, lang),
    )


# --- events ---


def event_symbol(event: int) -> str:
    """Return the symbol of an event: of its kind, or of a protection's strength."""
    kind = DATA["event"][event]["kind"]
    return f"event-{EVENT_IDS[event] if kind == 'protection' else kind}"


def event_words(t: Table, event: int, lang: str) -> str:
    """Return an event's name and its whole text."""
    return f"{event_name(event, lang)}. {event_text(event, lang, bool(t.unrest_to_pile))}"


def event_card(t: Table, event: int, lang: str) -> Svg:
    """Return an event card: its name, what kind it is, what it does in symbols, and the protections against it."""
    return event_face(event, lang, bool(t.unrest_to_pile))


@cache
def event_face(event: int, lang: str, to_pile: bool = False) -> Svg:
    """Return an event card, for tables where cities that unrest takes go under the pile, and where they do not."""
    record = DATA["event"][event]
    width, height = EVENT
    does = effect_of(event, lang, to_pile)
    shields = [icon(f"event-{word}", width - 11, 50.5 + 14 * i, 15) for i, word in enumerate(record["blocked_by"])]
    return join([
        title(f"{event_name(event, lang)}. {event_text(event, lang, to_pile)}"),
        rect(2, 3, width, height, "cast", 9),
        rect(0, 0, width, height, "f-paper-2 edge", 9),
        path(f"M0 {PLATE[1]}V9Q0 0 9 0H{width - 9}Q{width} 0 {width} 9V{PLATE[1]}z", f"band-{band_of(event)} edge"),
        name_on_card(event, lang),
        icon(event_symbol(event), width / 2 - (7 if shields else 0), *((60, 33) if len(does) > 1 else (64, 40))),
        *marks_of(record, 58 if len(does) > 1 else 76, (15, 57)), *shields, effect_lines(does),
    ])  # fmt: skip


def name_on_card(event: int, lang: str) -> Svg:
    """Return the name of an event in one or two lines on the head of its card."""
    width = EVENT[0]
    size, lines = headline(event_name(event, lang).partition(":")[0], (width - 6) / SQUEEZED)
    return join([
        label(line, width / 2, 28.5 + 17 * i - 8.5 * (len(lines) - 1), size, "t-bone", width - 6)
        for i, line in enumerate(lines)
    ])  # fmt: skip


@cache
def event_plate(event: int, lang: str, to_pile: bool = False) -> Svg:
    """Return the head of an event card, for a hand of many: its name in the colour of its kind."""
    width, height = PLATE
    return join([
        title(f"{event_name(event, lang)}. {event_text(event, lang, to_pile)}"),
        rect(2, 3, width, height, "cast", 9),
        rect(0, 0, width, height, f"band-{band_of(event)} edge", 9),
        name_on_card(event, lang),
    ])  # fmt: skip


def played_card(action: int) -> Svg:
    """Return the event that an action takes from the hand as a picture of its own, to stand beside a sentence."""
    kind, payload = action >> KIND_BITS, action & PAYLOAD
    if kind not in (USE, PROTECT, PUT_AWAY):
        return NOTHING
    return event_tile(PROTECTION_CARDS[payload] if kind == PROTECT else payload)


@cache
def event_tile(event: int) -> Svg:
    """Return an event as a small square in the colour of its kind: the words beside it say its name and effect."""
    record = DATA["event"][event]
    about = marks_of(record, 44, (44, 15))
    aside = 4 if about else 0  # what it is about lies in the lower corners
    tile = group(
        rect(2, 3, TILE, TILE, "cast", 10),
        rect(0, 0, TILE, TILE, f"band-{band_of(event)} edge", 10),
        rect(5, 5, TILE - 10, TILE - 10, "f-paper-2", 6),
        icon(event_symbol(event), TILE / 2 - aside / 2, TILE / 2 - aside, 38),
        *about,
        data_thing=f"event-{EVENT_IDS[event]}",
    )
    return tag("svg", tile, class_="drawing mesta", viewBox=f"-1 -1 {TILE + 4} {TILE + 5}", aria_hidden="true")


def band_of(event: int) -> str:
    """Return the kind of an event by whose colour it is told: a reaction, what can be warded off, or a gain."""
    record = DATA["event"][event]
    return "react" if record["timing"] == "reaction" else "strike" if record["blocked_by"] else "gain"


def lone_event(t: Table, event: int, lang: str) -> Svg:
    """Return an event card as a picture of its own, which tells more where it is pointed at."""
    card = group(event_card(t, event, lang), data_thing=f"event-{EVENT_IDS[event]}")
    box = f"-1 -1 {EVENT[0] + 4} {EVENT[1] + 6}"
    return tag("svg", card, class_="drawing mesta", viewBox=box, aria_hidden="true")


def headline(name: str, width: float) -> tuple[float, list[str]]:
    """Return a name in at most two lines, and the largest size of font that allows it."""
    fitting = [(size, lines) for size in (19.0, 18.0) if len(lines := wrapped(name, width, size)) <= 2]
    return fitting[0] if fitting else (18.0, wrapped(name, width / SQUEEZED, 18.0)[:2])


def marks_of(record: dict[str, Any], y: float, spots: tuple[float, float]) -> list[Svg]:
    """Return the empire or the disciplines that an event is about, their middle at a height, from the first spot on."""
    if "empire" in record:
        return [emblem(EMPIRE_IDS.index(record["empire"]), spots[0], y, 23)]
    about = record.get("disciplines", [record["discipline"]] if "discipline" in record else [])
    return [icon(word, x, y, 21) for x, word in zip(spots, about, strict=False)]


_PER: Final = {
    "capital": "capitals",
    "target_capital": "capitals",
    "neutral": "neutral",
    "has_neutral": "neutral",
    "unification_in_hand": "event-unification",
    "commander_in_hand": "event-commander",
}


def _city_symbol(effect: dict[str, Any]) -> str:
    """Return the symbol of the cities that an effect is about."""
    chosen = effect.get("filter", {})
    if chosen.get("wonder"):
        return "wonders"
    return "neutral" if chosen.get("empire") == "neutral" else "cities"


def effect_tokens(effect: dict[str, Any], whole: str, to_pile: bool) -> list[list[str]]:
    """Return an effect as lines of texts and symbols, these after a colon: "+2", ":cities", "/", ":capitals".

    Args:
        effect: the record of the effect. whole: the word for all cities or cards. to_pile: see `event_text`.
    """
    verb = effect["verb"]
    amount = whole if effect.get("amount") == "all" else str(effect.get("amount", ""))
    if verb in ("draw_cities", "draw_events"):
        what = ":cities" if verb == "draw_cities" else ":events"
        terms = [(f"+{term['n']}", _PER.get(str(term.get("per", term.get("if", ""))))) for term in effect["terms"]]
        return [[n, what, "/", f":{per}"] if per else [n, what] for n, per in terms]
    if verb == "lose_cities_by_case":
        kinds = {"capital": ":capitals", "ordinary": ":cities"}
        return [[f"−{one['n']}", kinds[one["status"]]] for one in effect["cases"][0]["take"]]
    steps = [":cities" if one == "city" else ":events" for one in effect.get("steps", [])]
    fixed = {
        "swap_cities": [":cities", ":swap", ":cities"],
        "extra_event": ["+1", ":event-use"],
        "skip_draw": [":ban", *steps],
        "silence": [":ban", ":event-use", f"{effect.get('turns', '')}×"],
        "exchange_events": [":swap", f"{effect.get('max', '')}", ":events"],
        "lose_events": [f"−{amount}", ":events"],
    }
    if verb in fixed:
        return [fixed[verb]]
    if verb == "shield":
        return warded_off(effect["covers"], whole)
    gives = verb == "take_cities" or effect.get("to") in ("actor", "" if to_pile else "$unrest_destination")
    return [[f"{'+' if gives else '−'}{amount}", f":{_city_symbol(effect)}"]]


def warded_off(kinds: list[str], whole: str) -> list[list[str]]:
    """Return the events that a protection covers, in two lines."""
    if kinds == ["any"]:
        return [[whole, ":events"]]
    middle = (len(kinds) + 1) // 2
    return [[f":event-{kind}" for kind in line] for line in (kinds[:middle], kinds[middle:])]


def effect_of(event: int, lang: str, to_pile: bool) -> list[list[str]]:
    """Return what an event does, in at most two lines; see `effect_tokens`."""
    record = DATA["event"][event]
    effects = record.get("effects") or [one for mode in record["modes"] for one in mode["effects"]]
    return [line for one in effects for line in effect_tokens(one, TEXTS.say(lang, "all"), to_pile)][:2]


def effect_lines(lines: list[list[str]]) -> Svg:
    """Return what an event does, in symbols, clear of the edge of its card."""
    size = 19.0 if len(lines) == 1 else 17.5
    drawn: list[Svg] = []
    for i, line in enumerate(lines):
        widths = [size * 1.2 if part.startswith(":") else text_width(part, size) for part in line]
        words = sum([width for part, width in zip(line, widths, strict=True) if not part.startswith(":")])
        squeezed = min(1.0, 1 - (sum(widths) - EVENT[0] + 8) / max(1.0, words))
        widths = [width * (1 if part.startswith(":") else squeezed) for part, width in zip(line, widths, strict=True)]
        x = EVENT[0] / 2 - sum(widths) / 2
        y = 100.5 if len(lines) == 1 else 84.5 + 17.5 * i
        for part, width in zip(line, widths, strict=True):
            middle = x + width / 2
            symbol = part.startswith(":")
            shown = (
                icon(part[1:], middle, y, size * 1.15)
                if symbol
                else label(part, middle, y + size * 0.36, size, "t-bold", width)
            )
            drawn.append(shown)
            x += width
    return join(drawn)


def city_back(width: float, height: float) -> Svg:
    """Return a city card lying face down."""
    return join([
        rect(0, 0, width, height, "f-clay edge", 9),
        rect(5, 5, width - 10, height - 10, "stitch", 6),
        icon("cities", width / 2, height / 2, width * 0.62),
    ])  # fmt: skip


def event_back(width: float, height: float) -> Svg:
    """Return an event card lying face down."""
    star = "M0-16L4-4 16 0 4 4 0 16-4 4-16 0-4-4z"
    middle = f"translate({width / 2:g} {height / 2:g}) scale({width / 56:.2f})"
    return join([
        rect(0, 0, width, height, "f-night edge", 9),
        rect(5, 5, width - 10, height - 10, "stitch", 6),
        tag("path", d=star, class_="f-gold edge", transform=middle),
    ])  # fmt: skip


def stacked(card: Svg, count: int, each: int, at: tuple[float, float], words: str, size: tuple[float, float]) -> Svg:
    """Return a pile of cards, as thick as it is, with its number below; `each` cards make a layer."""
    layers = [group(card, at=(-1.5 * i, -2 * i)) for i in range(min(6, -(-count // each)))]
    width, height = size
    empty = [] if count else [rect(0, 0, width, height, "slot", 9)]
    number = [
        rect(width / 2 - 23, height - 15, 46, 28, "f-paper-2 edge", 14),
        label(str(count), width / 2, height + 6, 21, "t-bold"),
    ]
    return group(title(words), *empty, *layers, *number, at=at)


def protections(event: int) -> list[int]:
    """Return the protections that cover an event, from the weakest on (ME-8.5 to ME-8.7)."""
    blocked_by = DATA["event"][event]["blocked_by"]
    return [i for i, card in enumerate(PROTECTION_CARDS) if EVENT_IDS[card] in blocked_by]


def plate(empire: int, lang: str) -> Svg:
    """Return an empire's name with its emblem around the origin."""
    name = name_of("empire", empire, lang)
    width = text_width(name, 20) + 44
    return group(
        rect(2 - width / 2, -13, width, 30, "cast", 15),
        rect(-width / 2, -15, width, 30, "f-empire edge", 15),
        icon(f"empire-{EMPIRE_IDS[empire]}", 17 - width / 2, 0, 20),
        label(name, 14, 7, 20, "t-on"),
        class_=colours(empire),
    )


def plate_width(empire: int, lang: str) -> float:
    """Return how wide an empire's plate is."""
    return text_width(name_of("empire", empire, lang), 20) + 44
