"""The shared board of Města: what a view knows of it, drawn over the map of `scenery.py`.

Layers from below: scenery, names of empires, what is at stake, cities, piles, wonders, the players, what is under way,
and the places: see-through shapes that say by `data-actions` which actions they stand for. On top are the names of
cities, which no glow may cover. A table that brought cities of its own, whose places we cannot know, has them in a
gallery instead.
"""

from collections.abc import Iterator
from typing import Final

from epocha.engine.bits import count, listed
from epocha.engine.parts.maps import Box
from epocha.engine.picture import Drawing, Layer, Picture, key
from epocha.engine.pile import size
from epocha.engine.svg import Svg, circle, group, hit, icon, label, path, player_mark, rect, text_width, title
from epocha.games.mesta.components import EMPIRE_IDS, EMPIRES, NEUTRAL, NONE, SIDE_IDS
from epocha.games.mesta.dialogue import HEIGHT as SHEET_HEIGHT
from epocha.games.mesta.dialogue import SCALE, at_stake, dialogue, dialogue_key, looked_at, sheet_width
from epocha.games.mesta.dialogue import WIDTH as SHEET_WIDTH
from epocha.games.mesta.labels import Name, spread
from epocha.games.mesta.notation import word
from epocha.games.mesta.pieces import (
    IN_PILE,
    city_back,
    city_marker,
    colours,
    emblem,
    event_back,
    is_finished,
    plate,
    plate_width,
    stacked,
    told_of,
    whereabouts,
    whose,
)
from epocha.games.mesta.scenery import CITIES, EDGE, HEIGHT, MAP, PLATES, SCENERY, TABLE, WIDTH
from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT, Table
from epocha.games.mesta.words import TEXTS, city_name, name_of

PILED: Final = (72, 100)
"""Width and height of the cards in the piles."""
PILES: Final = (34, 646)
"""The upper left corner of the sheet with the piles and wonders."""
UNDER_WAY: Final = WIDTH - EDGE - 8
"""The right edge of the sheet with what is under way."""
SIDES: Final = ((76, 566), (1164, 240))
"""Where west and east stand."""
GROUND: Final = Box(MAP[0], MAP[1], MAP[0] + MAP[2], MAP[1] + MAP[3])
"""What of the picture is map."""
NAMES: Final = 20.5
"""The size of letters of the names of cities: 11 pixels on a tablet held flat."""
GALLERY_SIDES: Final = ((540, 710), (660, 710))
PLACARDS: Final = 792
"""The upper edge of the players' placards."""
PLACARD: Final = 66
"""Their height."""


def board(t: Table, lang: str) -> Picture:
    """Return the shared board as this view knows it."""
    return Picture("map", "board", TEXTS.say(lang, "map"), {"wide": lambda: drawing(t, lang)}, verbs=VERBS)


VERBS: Final = (
    "name", "side", "take", "offer", "give up", "against", "pass", "accept", "refuse", "done", "mode", "no reaction",
    "protect",
)  # fmt: skip


def drawing(t: Table, lang: str) -> Drawing:
    """Return the shared board, with its layers from below."""
    at = where_cities_lie(t)
    known = on_the_map(t)
    sheet_at = (UNDER_WAY - SCALE * sheet_width(t, lang), EDGE + 8)
    wonders_key = key(t.wonders_goal, t.wonders_holder, t.cities, t.finished) if t.wonders_goal else ()
    return Drawing(WIDTH, HEIGHT, [
        Layer("ground", known, lambda: SCENERY if known else TABLE),
        Layer("empires", key(t.in_play, t.finished), lambda: empires(t, lang)),
        Layer("sides", key(t.in_play), lambda: sides(t, lang)),
        Layer("at-stake", key(at_stake(t), looked_at(t)), lambda: halos(t, at)),
        *[marker_layer(t, empire, at) for empire in empires_in_play(t)],
        Layer("piles", key(size(t.city_pile), size(t.event_pile)), lambda: group(piles(t, lang), at=PILES)),
        Layer("wonders", wonders_key, lambda: group(wonders(t, lang), at=PILES)),
        *[placard_layer(t, p, lang) for p in range(int(t.players))],
        *[places_layer(t, empire, at, lang) for empire in empires_in_play(t)],
        Layer("under-way", dialogue_key(t), lambda: group(dialogue(t, lang), at=sheet_at)),
        Layer("names", key(t.in_play), lambda: city_names(t, at, lang)),
    ])  # fmt: skip


# --- where things lie ---


def on_the_map(t: Table) -> bool:
    """Return whether we know where every city in play lies."""
    return all(t.atlas.cities[city].id in CITIES for city in listed(t.in_play))


def empires_in_play(t: Table) -> list[int]:
    """Return the empires in play, and the neutral cities if they are."""
    return [e for e in range(int(EMPIRES) + 1) if t.atlas.of_empire[e] & t.in_play]


def where_cities_lie(t: Table) -> dict[int, tuple[float, float]]:
    """Return the middle of every city in play: on the map, or by empire in a gallery."""
    if on_the_map(t):
        return {int(city): CITIES[t.atlas.cities[city].id] for city in listed(t.in_play)}
    found: dict[int, tuple[float, float]] = {}
    for i, empire in enumerate(empires_in_play(t)):
        x, y = panel_corner(i)
        for k, city in enumerate(listed(t.atlas.of_empire[empire])):
            found[int(city)] = (x + 66 + 126 * (k % 3), y + 38 + 54 * (k // 3))
    return found


def panel_corner(i: int) -> tuple[int, int]:
    """Return the upper left corner of an empire's panel in the gallery, three in a row."""
    return EDGE + 10 + 394 * (i % 3), 224 + 142 * (i // 3)


def plate_spots(t: Table, lang: str) -> Iterator[tuple[int, float, float]]:
    """Yield every empire in play with the middle of its name."""
    known = on_the_map(t)
    for i, empire in enumerate(empires_in_play(t)):
        x, y = panel_corner(i)
        yield empire, *(PLATES[empire] if known else (x + 376 - plate_width(empire, lang) / 2, y - 2))


# --- the map ---


def empires(t: Table, lang: str) -> Svg:
    """Return the names of the empires in play; each a place to name it; a completed one has its owner's mark."""
    drawn: list[Svg] = []
    for empire, x, y in plate_spots(t, lang):
        if not on_the_map(t):
            drawn.append(rect(*panel_corner(empires_in_play(t).index(empire)), 384, 128, "bench", 14))
        seat = completed_by(t, empire)
        half = plate_width(empire, lang) / 2
        drawn.append(group(plate(empire, lang), at=(x, y)))
        if seat != NONE:
            drawn += [
                circle(x + half + 8, y, 14, "f-gold edge"),
                circle(x + half + 8, y, 11, "f-bone"),
                player_mark(seat, 8, x + half + 8, y),
            ]
        if empire != NEUTRAL:
            words = name_of("empire", empire, lang)
            shape = rect(x - half, y - 14, 2 * half, 28, r=14)
            name = EMPIRE_IDS[empire]
            drawn.append(hit(f"place-empire-{name}", words, f"name {word(name)}", shape, data_thing=f"empire-{name}"))
    return group(*drawn)


def completed_by(t: Table, empire: int) -> int:
    """Return the seat that has completed an empire, or NONE."""
    return next((p for p in range(int(t.players)) if t.finished[p] & t.atlas.of_empire[empire]), int(NONE))


def sides(t: Table, lang: str) -> Svg:
    """Return the signs of west and east with the empires on that side (ME-1.11), each a place to name it."""
    drawn: list[Svg] = []
    for side, (x, y) in enumerate(SIDES if on_the_map(t) else GALLERY_SIDES):
        own = [e for e in empires_in_play(t) if t.atlas.of_side[side] & t.atlas.of_empire[e]]
        arrow = "M-32-15H32L46 0 32 15H-32z" if side else "M32-15H-32L-46 0-32 15H32z"
        name = TEXTS.say(lang, f"side-{SIDE_IDS[side]}")
        sign = [path(arrow, "f-wood edge"), label(name, 0, 7, 20, "t-bone", 64)]
        dots = [
            circle(11 * (i - (len(own) - 1) / 2), 23, 4.5, f"f-empire edge {colours(e)}") for i, e in enumerate(own)
        ]
        word_of = f"side-{SIDE_IDS[side]}"
        place = hit(f"place-{word_of}", name, f"side {SIDE_IDS[side]}", path(arrow), data_thing=word_of)
        drawn.append(group(*sign, *dots, place, at=(x, y)))
    return group(*drawn)


def marker_layer(t: Table, empire: int, at: dict[int, tuple[float, float]]) -> Layer:
    """Return an empire's cities in play; those named or picked for the event in use have a dashed ring."""
    own = [int(city) for city in listed(t.atlas.of_empire[empire] & t.in_play)]
    chosen = int(chosen_cities(t) & t.atlas.of_empire[empire])
    there = (chosen, *[(whose(t, city), is_finished(t, city)) for city in own])
    return Layer(f"cities-{EMPIRE_IDS[empire]}", there, lambda: cities(t, {city: at[city] for city in own}, chosen))


def halos(t: Table, at: dict[int, tuple[float, float]]) -> Svg:
    """Return what is behind the cities that the question is about: where the map is to be looked at. Those at stake for
    who is asked about a reaction are seen to be so."""
    look = "at-stake in-question" if at_stake(t) else "unseen in-question"
    return group(*[circle(*at[int(city)], 30, look) for city in listed(looked_at(t) & t.in_play)])


def chosen_cities(t: Table) -> int:
    """Return the set of cities named or picked for the event in use."""
    chosen = 0
    for p in range(int(t.players)):
        chosen |= int(t.given[p] | t.lost[p])
    for city in (t.own_city, t.their_city):
        chosen |= 0 if city == NONE else 1 << int(city)
    return chosen


def cities(t: Table, at: dict[int, tuple[float, float]], chosen: int) -> Svg:
    """Return cities as they lie, those of a set with a ring."""
    drawn: list[Svg] = []
    for city, spot in at.items():
        ring = [circle(0, 0, 25, "under-way")] if chosen >> city & 1 else []
        drawn.append(group(*ring, city_marker(t, city), at=spot))
    return group(*drawn)


def city_names(t: Table, at: dict[int, tuple[float, float]], lang: str) -> Svg:
    """Return the names of the cities, below them."""
    known = on_the_map(t)
    names = {city: map_name(t, city, spot, lang) for city, spot in at.items()}
    stand = spread(tuple(names.items()), tuple(signs(t, lang)), GROUND) if known else {}
    drawn = []
    for city, name in names.items():
        x, y = stand.get(city, (name.x, name.y + name.down))
        words, place = city_name(t, city, lang), f"place-city-{t.atlas.cities[city].id}"
        drawn.append(label(words, x, y, name.size, "t-halo", 0 if known else 122, data_names=place))
    return group(*drawn, class_="names")


def map_name(t: Table, city: int, at: tuple[float, float], lang: str) -> Name:
    """Return the name of a city that lies at a point."""
    down = 36.0 if t.atlas.cities[city].capital else 34.0
    return Name(*at, text_width(city_name(t, city, lang), NAMES), NAMES, down)


def signs(t: Table, lang: str) -> list[Box]:
    """Return what no name of a city shall cover: the names of empires, wonders, and the sheets that lie on the map."""
    plates = [(x, y, plate_width(empire, lang) / 2) for empire, x, y in plate_spots(t, lang)]
    wonders = [CITIES[t.atlas.cities[city].id] for city in listed(t.atlas.wonders & t.in_play)]
    return [
        *[Box(x - half, y - 15, x + half, y + 15) for x, y, half in plates],
        *[Box(x - 46, y - 16, x + 46, y + 28) for x, y in SIDES],
        *[Box(x - 36, y - 20, x, y + 8) for x, y in wonders],
        Box(*PILES, PILES[0] + 404, PILES[1] + 130),
        Box(UNDER_WAY - SCALE * SHEET_WIDTH, EDGE, UNDER_WAY, EDGE + 8 + SCALE * SHEET_HEIGHT),
    ]


def places_layer(t: Table, empire: int, at: dict[int, tuple[float, float]], lang: str) -> Layer:
    """Return a place over each city of an empire: to take it, to offer it, or to give it up."""
    own = [int(city) for city in listed(t.atlas.of_empire[empire] & t.in_play)]
    there = tuple([(whose(t, city), is_finished(t, city)) for city in own])
    draw = lambda: group(*[city_place(t, city, at[city], lang) for city in own], class_="places")  # noqa: E731
    return Layer(f"places-{EMPIRE_IDS[empire]}", there, draw, tells=False)


def city_place(t: Table, city: int, at: tuple[float, float], lang: str) -> Svg:
    """Return a place over a city."""
    name = t.atlas.cities[city].id
    actions = "|".join([f"{verb} {word(name)}" for verb in ("take", "offer", "give up")])
    return hit(f"place-city-{name}", whereabouts(t, city, lang), actions, circle(*at, 23), **told_of(t, city, lang))


# --- piles, wonders, players ---


def piles(t: Table, lang: str) -> Svg:
    """Return the two piles with the numbers of their cards (ME-14.1)."""
    card = PILED
    left, right = int(size(t.city_pile)), int(size(t.event_pile))
    wide = 404 if t.wonders_goal else 196
    return group(
        rect(3, 4, wide, 130, "cast", 12),
        rect(0, 0, wide, 130, "sheet edge kept-clear", 12),
        pile("city-pile", city_back(*card), left, 9, (20, 16), lang),
        pile("event-pile", event_back(*card), right, 12, (110, 16), lang),
    )


def pile(name: str, back: Svg, cards: int, each: int, at: tuple[float, float], lang: str) -> Svg:
    """Return a pile; see `stacked`."""
    words = TEXTS.say(lang, name, cards=cards)
    return group(stacked(back, cards, each, at, words, PILED), data_thing=name, data_now=words)


def wonders(t: Table, lang: str) -> Svg:
    """Return the seven wonders with who has each, while they are a goal, and who has reached it (ME-6.7)."""
    if not t.wonders_goal:
        return group()
    goal = TEXTS.say(lang, "wonders-goal")
    drawn = [title(goal)]
    for i, city in enumerate(listed(t.atlas.wonders)):
        x, y = 226 + 50 * (i % 4), 32 + 58 * (i // 4)
        seat = whose(t, int(city))
        drawn.append(circle(x, y, 21, "f-paper edge"))
        drawn.append(icon(t.atlas.cities[city].wonder, x, y, 31, class_="faded" if seat == IN_PILE else ""))
        if seat != IN_PILE:
            drawn += [circle(x + 15, y + 15, 10.5, "f-bone edge"), player_mark(seat, 7.5, x + 15, y + 15)]
    if t.wonders_holder == NONE:
        drawn += [icon("score", 380, 90, 42), label("+5", 380, 126, 20, "t-bold")]
    else:
        drawn += [
            icon("laurel", 378, 90, 46),
            player_mark(int(t.wonders_holder), 12, 378, 88),
            label("+5", 378, 126, 20, "t-bold"),
        ]
    return group(*drawn, data_thing="symbol-wonders", data_now=goal)


def placard_layer(t: Table, p: int, lang: str) -> Layer:
    """Return the placard of a player; they stand in seat order."""
    n = int(t.players)
    room = (WIDTH - 2 * EDGE - 8) / n
    wide = min(300.0, room - 8)
    first = (WIDTH - (n - 1) * room - wide) / 2 if wide == room - 8 else WIDTH / 2 - n * (wide + 8) / 2 + 4
    step = room if wide == room - 8 else wide + 8
    shown = key(
        t.round if n == 1 else t.score(p), t.hand_size[p], t.cities[p], t.finished[p], t.skips[p], t.silence[p],
        t.first == p, not t.over and p in t.current_players,
    )  # fmt: skip
    return Layer(f"seat-{p}", shown, lambda: group(*placard(t, p, lang, wide), at=(first + step * p, PLACARDS)))


def placard(t: Table, p: int, lang: str, wide: float) -> list[Svg]:
    """Return a player's shape, numbers, best sets and restrictions, and a place to turn against them."""
    banner = f"M10 0H40V{PLACARD}H10Q0 {PLACARD} 0 {PLACARD - 10}V10Q0 0 10 0z"
    drawn = [
        rect(2, 3, wide, PLACARD, "cast", 10),
        rect(0, 0, wide, PLACARD, "f-paper-2 edge", 10),
        path(banner, f"f-player edge p{p}"), path(banner, "lit"), circle(20, PLACARD / 2, 14, "f-bone edge"),
        player_mark(p, 10, 20, PLACARD / 2),
    ]  # fmt: skip
    numbers = {
        "score": int(t.round if t.players == 1 else t.score(p)),
        "cities": int(t.city_count(p)),
        "events": int(t.hand_size[p]),
    }
    step = (wide - 44) / 3
    for i, (symbol, amount) in enumerate(numbers.items()):
        size = min(26.0, 0.4 * step)
        x = 42 + step * i + max(0.0, step - 2.45 * size) / 2
        drawn += [
            icon(symbol, x + size / 2, 20, 1.1 * size),
            label(str(amount), x + 1.15 * size, 20 + 0.36 * size, size, "t-bold", step - 1.2 * size, "start"),
        ]
    drawn += [*standing(t, p, wide), *restrictions(t, p, lang, 48, 52)]
    if t.teams:
        letter = team_letter(t, p)
        drawn.append(group(title(TEXTS.say(lang, "team", team=letter)), label(letter, 20, 17, 19.5, "t-bone t-bold")))
    if t.first == p:
        drawn.append(
            group(title(TEXTS.say(lang, "first-player")), icon("first", 11, PLACARD - 8, 22), data_thing="first")
        )
    if not t.over and p in t.current_players:
        drawn.append(rect(-3, -3, wide + 6, PLACARD + 6, "to-move", 12))
    words = TEXTS.say(lang, "player", seat=p + 1, **numbers)
    return [*drawn, hit(f"place-seat-{p}", words, f"against {p + 1}", rect(0, 0, wide, PLACARD, r=10))]


def standing(t: Table, p: int, wide: float) -> list[Svg]:
    """Return the empires a player has completed, and before them those they are nearest to, with their cities."""
    done = completed(t, p)
    step = min(17.0, 90 / max(1, len(done)))
    drawn = [emblem(e, wide - 14 - step * i, 52, 22) for i, e in enumerate(reversed(done))]
    sets = sorted([(-count(t.cities[p] & t.atlas.of_empire[e]), e) for e in range(int(EMPIRES))])
    x = wide - 18 - step * len(done) - (4 if done else 0)
    free = 48 + 62 * (bool(t.skips[p]) + bool(t.silence[p]))
    for number, empire in sets[:2]:
        if number <= -3 and x - 26 > free:
            drawn += [
                circle(x - 14, 52, 8, f"f-empire edge {colours(empire)}"),
                label(str(-number), x + 2, 59, 19.5, "t-soft"),
            ]
            x -= 36
    return drawn


def completed(t: Table, p: int) -> list[int]:
    """Return the empires that a player has completed."""
    return [e for e in range(int(EMPIRES)) if t.finished[p] & t.atlas.of_empire[e]]


def team_letter(t: Table, p: int) -> str:
    """Return the letter of a player's team (ME-12.2)."""
    return "ABC"[p % int(t.teams)]


def restricted(t: Table, p: int, lang: str) -> list[str]:
    """Return what binds a player in the next turns, as sentences (ME-10.1 to ME-10.3)."""
    skips = int(t.skips[p])
    found: list[str] = []
    if skips:
        both = skips == SKIP_CITY | SKIP_EVENT
        found.append(TEXTS.say(lang, "skips-both" if both else "skips-city" if skips == SKIP_CITY else "skips-event"))
    if t.silence[p]:
        found.append(TEXTS.say(lang, "silenced", turns=int(t.silence[p])))
    return found


def restrictions(t: Table, p: int, lang: str, x: float, y: float) -> list[Svg]:
    """Return what binds a player in their next turns, as labels from a point to the right (ME-10.1 to ME-10.3)."""
    drawn: list[Svg] = []
    skips = int(t.skips[p])
    told = restricted(t, p, lang)
    if skips:
        barred = [name for name, bit in (("cities", SKIP_CITY), ("events", SKIP_EVENT)) if skips & bit]
        cause = "event-curse" if skips & SKIP_EVENT else "event-barbarians"
        drawn.append(group(warning(cause, barred, "", told[0], x, y), data_thing="skip", data_now=told[0]))
        x += 30 + 28 * len(barred)
    if t.silence[p]:
        turns = int(t.silence[p])
        words = TEXTS.say(lang, "silenced", turns=turns)
        label_of = warning("event-calm", ["event-use"], f"{turns}×", words, x, y)
        drawn.append(group(label_of, data_thing="silence", data_now=words))
    return drawn


def warning(cause: str, barred: list[str], times: str, words: str, x: float, y: float) -> Svg:
    """Return a label: the symbol of what binds a player, and what they may not do, crossed out."""
    wide = 28 + 28 * len(barred) + (24 if times else 0)
    drawn = [title(words), rect(x, y - 13, wide, 26, "warning", 8), icon(cause, x + 14, y, 22)]
    for i, symbol in enumerate(barred):
        middle = x + 40 + 28 * i
        drawn += [icon(symbol, middle, y, 20), path(f"M{middle - 10:g} {y + 9:g}L{middle + 10:g} {y - 9:g}", "barred")]
    if times:
        drawn.append(label(times, x + wide - 14, y + 7, 19.5, "t-bold"))
    return group(*drawn)
