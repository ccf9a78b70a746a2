"""A player's board of Města: large with his empires, wonders and hand, or as a strip of numbers."""

from typing import Final, NamedTuple

from epocha.engine.bits import count, listed
from epocha.engine.player_board import frame, shield, strip_frame
from epocha.engine.svg import (
    NOTHING,
    Layers,
    Svg,
    circle,
    group,
    hit,
    icon,
    label,
    picture,
    rect,
    tag,
    title,
)
from epocha.games.mesta.accounts import completed, stock
from epocha.games.mesta.board import restrictions, team_letter
from epocha.games.mesta.components import (
    DISCIPLINE_IDS,
    EMPIRE_SIZE,
    EMPIRES,
    EVENT_IDS,
    EVENTS,
    NEUTRAL,
    PROTECTION_CARDS,
)
from epocha.games.mesta.notation import protection_text, word
from epocha.games.mesta.pieces import (
    CITY,
    EVENT,
    city_card,
    emblem,
    event_back,
    event_card,
    event_words,
    missing_city,
    seat_name,
    whereabouts,
)
from epocha.games.mesta.state import Table
from epocha.games.mesta.words import TEXTS, name_of, sees_hand

WIDTH: Final = 760
STRIP: Final = (720, 84)
"""Width and height of a strip."""
SETS: Final = 126
"""The upper edge of the sets."""
ROW: Final = 60
"""Height of a row of sets."""
SIX: Final = int(EMPIRE_SIZE)
LEFT: Final = 18
"""Left edge of sets and hand; as much is free on the right."""
ROOM: Final = WIDTH - 2 * LEFT
"""Width of a row of sets."""
GAP: Final = 10
"""Between sets."""
HEAD: Final = 44
"""Width of the emblem before a set."""
NARROW: Final = 15
"""The least width of the gap for a missing city."""
IN_ROW: Final = 11
"""Cards of a hand in a row, where they lie over each other as in a fan; the rest is in a second row."""


class Cards(NamedTuple):
    """The cities of one empire, or the neutral ones, on a player's table, and where the set is drawn."""

    empire: int
    own: list[int]
    x: float
    y: float
    width: float


def player_board(t: Table, p: int, lang: str, compact: bool) -> Svg:
    """Return a player's board, large or as a strip."""
    name = TEXTS.say(lang, "board-of", seat=p + 1)
    if compact:
        return picture(*STRIP, name, *strip(t, p, lang), class_=f"mesta p{p}")
    large = layers(t, p, lang)
    return picture(large.width, large.height, name, *large.parts, class_=f"mesta p{p}")


def layers(t: Table, p: int, lang: str) -> Layers:
    """Return the large board in parts; the more sets and cards a player has, the higher it is."""
    sets = laid_out(t, p)
    y = (max([one.y for one in sets]) + ROW if sets else SETS + ROW) + 8
    hand, rest = own_hand(t, p, lang, y) if sees_hand(t, p) else hidden_hand(t, p, lang, y)
    height = y + rest + 14
    parts = [
        frame(WIDTH, height),
        banner(t, p, lang), disciplines(t, p, lang), restricted(t, p, lang), finished(t, p, lang),
        *[city_set(t, p, one, lang) for one in sets], *([] if sets else [no_cities(lang)]), hand,
    ]  # fmt: skip
    return Layers(WIDTH, height, parts, p)


# --- as a strip ---


def strip(t: Table, p: int, lang: str) -> list[Svg]:
    """Return all numbers of a player in one row, each under its symbol, and below how far his empires are."""
    width, height = STRIP
    drawn = [strip_frame(p, width, height, 28)]
    if t.first == p:
        drawn.append(group(title(TEXTS.say(lang, "first-player")), icon("first", 27, 66, 28)))
    have = stock(t, p)
    step = (width - 66) / len(have)
    for i, (name, amount) in enumerate(have.items()):
        x = 62 + step * i
        words = TEXTS.say(lang, "own-stock", name=TEXTS.say(lang, f"symbol-{name}"), amount=amount)
        art = [icon(name, x + 22, 25, 36), label(str(amount), x + 44, 35, 27, "t-bold", step - 44, "start")]
        drawn.append(group(title(words), *art, data_symbol=name, data_seat=p))
    return [*drawn, *far_along(t, p), *restrictions(t, p, lang, width - 174, 63)]


def far_along(t: Table, p: int) -> list[Svg]:
    """Return the emblem of each empire a player has cities of, with their number."""
    numbers = [(e, int(count(t.cities[p] & t.atlas.of_empire[e]))) for e in range(int(EMPIRES) + 1)]
    shown = [(empire, number) for empire, number in numbers if number]
    room = STRIP[0] - 84 - (180 if t.skips[p] or t.silence[p] else 0)
    step = min(62.0, room / max(1, len(shown)))
    return [
        group(emblem(empire, 0, 0, 30), label(str(number), 18, 8, 22, "t-bold", anchor="start"), at=(82 + step * i, 63))
        for i, (empire, number) in enumerate(shown)
    ]


# --- the head of the large board ---


def banner(t: Table, p: int, lang: str) -> Svg:
    """Return the player's colours with his shape and score, and the flag of the first player if he is."""
    score = str(stock(t, p)["score"])
    drawn = [shield(p, score, f"{seat_name(p, lang)}. {TEXTS.say(lang, 'symbol-score')}: {score}")]
    if t.first == p:
        drawn.append(group(title(TEXTS.say(lang, "first-player")), icon("first", 118, 92, 38)))
    return group(*drawn, data_symbol="score", data_seat=p)


def disciplines(t: Table, p: int, lang: str) -> Svg:
    """Return the points in each discipline; where nobody has more, in gold (ME-9.21)."""
    drawn: list[Svg] = []
    for d, name in enumerate(DISCIPLINE_IDS):
        x, y = 138 + 75.5 * d, 14
        totals = [int(t.atlas.points(t.cities[q], d)) for q in range(int(t.players))]
        leads = totals[p] > 0 and totals[p] == max(totals)
        words = TEXTS.say(lang, "discipline-points", discipline=name_of("discipline", d, lang), points=totals[p])
        field = rect(x, y, 72, 46, "lead" if leads else "bench", 9)
        art = [icon(name, x + 22, y + 23, 34), label(str(totals[p]), x + 54, y + 32, 26, "t-bold", 32)]
        drawn.append(group(title(words), field, *art))
    return group(*drawn)


def restricted(t: Table, p: int, lang: str) -> Svg:
    """Return what binds the player in his next turns, and his team with its points."""
    x = 140.0
    drawn: list[Svg] = []
    if t.teams:
        letter = team_letter(t, p)
        words = TEXTS.say(lang, "team-score", team=letter, score=int(t.team_score(p)))
        sign = [
            rect(x, 78, 74, 30, "f-paper-2 edge", 15),
            label(f"{letter}: {t.team_score(p)}", x + 37, 100, 21, "t-bold"),
        ]
        drawn.append(group(title(words), *sign))
        x += 82
    return group(*drawn, tag("g", *restrictions(t, p, lang, 0, 0), transform=f"translate({x:g} 93) scale(1.25)"))


def finished(t: Table, p: int, lang: str) -> Svg:
    """Return the empires he has completed, and the wonders he has with gaps for the others (ME-6.1, ME-6.7)."""
    drawn: list[Svg] = []
    done = completed(t, p)
    own = t.cities[p] | t.finished[p]
    seven = [int(city) for city in listed(t.atlas.wonders & t.in_play)]
    goal = bool(t.wonders_goal)
    for i, city in enumerate(seven if goal else []):
        x = 728 - 31 * (len(seven) - 1 - i)
        class_ = "" if own >> city & 1 else "faded"
        drawn.append(group(title(whereabouts(t, city, lang)), icon(t.atlas.cities[city].wonder, x, 93, 28, class_)))
    if t.wonders_holder == p:
        words = TEXTS.say(lang, "wonders-bonus")
        drawn.append(group(title(words), circle(512, 92, 17, "f-gold edge"), label("+5", 512, 98, 18, "t-bold t-edge")))
    right = 476 if goal else 720
    taken = 150 + (82 if t.teams else 0) + 110 * bool(t.skips[p]) + 100 * bool(t.silence[p])
    step = min(48.0, (right - taken) / max(1, len(done)))
    for i, empire in enumerate(reversed(done)):
        words = TEXTS.say(lang, "completed", empire=name_of("empire", empire, lang))
        laurels = [icon("laurel", 0, 2, 52), emblem(empire, 0, 0, 30)]
        drawn.append(group(title(words), *laurels, at=(right - step * i, 92)))
    return group(*drawn, data_symbol="empires", data_seat=p)


# --- sets ---


def laid_out(t: Table, p: int) -> list[Cards]:
    """Return the sets with at least one city on the table, fullest first, as many in a row as it takes."""
    own = {e: [int(c) for c in listed(t.cities[p] & t.atlas.of_empire[e])] for e in range(int(EMPIRES) + 1)}
    rows: list[list[int]] = []
    for empire in sorted([e for e in own if own[e]], key=lambda e: (-len(own[e]), e)):
        fitting = [
            row for row in rows if sum([least_width(len(own[e])) for e in [*row, empire]]) + GAP * len(row) <= ROOM
        ]
        if fitting:
            fitting[0].append(empire)
        else:
            rows.append([empire])
    found: list[Cards] = []
    for i, row in enumerate(rows):
        gaps = sum([SIX - len(own[e]) for e in row])
        spare = ROOM - GAP * (len(row) - 1) - sum([least_width(len(own[e])) for e in row])
        wider = min(60.0, spare / max(1, gaps))
        x = float(LEFT)
        for empire in row:
            width = least_width(len(own[empire])) + wider * (SIX - len(own[empire]))
            found.append(Cards(empire, own[empire], x, SETS + ROW * i, width))
            x += width + GAP
    return found


def least_width(cities: int) -> float:
    """Return how wide a set of so many cities is with narrow gaps."""
    return HEAD + (CITY[0] + 3) * cities + NARROW * (SIX - cities)


def city_set(t: Table, p: int, one: Cards, lang: str) -> Svg:
    """Return a set: the emblem with how many of six, his cities, and the gaps of those that others or the pile have."""
    missing = [int(c) for c in listed(t.atlas.of_empire[one.empire]) if int(c) not in one.own]
    words = TEXTS.say(lang, "set-of", empire=name_of("empire", one.empire, lang), own=len(one.own), size=SIX)
    whole = f"{len(one.own)}" if one.empire == NEUTRAL else f"{len(one.own)}/{SIX}"
    head = [title(words), emblem(one.empire, 18, 18, 34), label(whole, 18, 51, 17, "t-bold")]
    drawn = [rect(-4, -4, one.width + 4, ROW - 3, "bench", 10), group(*head, data_symbol="cities", data_seat=p)]
    places: list[Svg] = []
    for i, city in enumerate(one.own):
        x = 40 + (CITY[0] + 3) * i
        drawn.append(group(city_card(t, city, lang), at=(x, 0), id=f"city-{t.atlas.cities[city].id}", class_="moves"))
        places.append(city_place(t, p, city, lang, x))
    start = HEAD - 3 + (CITY[0] + 3) * len(one.own)
    step = (one.width - start) / max(1, len(missing))
    drawn += [group(missing_city(t, c, lang, step - 2), at=(start + step * i, 0)) for i, c in enumerate(missing)]
    return group(*drawn, group(*places, class_="places"), at=(one.x, one.y))


def city_place(t: Table, p: int, city: int, lang: str, x: float) -> Svg:
    """Return a place over a city card: its owner offers it or gives it up, others take it."""
    name = t.atlas.cities[city].id
    verbs = ("offer", "give up") if t.viewer == p else ("take",)
    actions = "|".join([f"{verb} {word(name)}" for verb in verbs])
    return hit(
        f"place-card-{name}", whereabouts(t, city, lang), actions, rect(x - 1, -1, CITY[0] + 2, CITY[1] + 2, r=9)
    )


def no_cities(lang: str) -> Svg:
    """Return what stands where the sets would: that there are none."""
    bench = rect(LEFT - 4, SETS - 4, ROOM + 4, ROW - 3, "bench", 10)
    return group(bench, label(TEXTS.say(lang, "no-cities"), WIDTH / 2, SETS + 31, 18, "t-soft"))


# --- the hand ---


def own_hand(t: Table, p: int, lang: str, y: float) -> tuple[Svg, float]:
    """Return a hand that this view sees as a fan of cards, face up, and how high it is."""
    copies = [(e, int(t.hand[p * EVENTS + e])) for e in range(int(EVENTS)) if t.hand[p * EVENTS + e]]
    words = TEXTS.say(lang, "hand", events=int(t.hand_size[p]))
    width, height = EVENT
    if not copies:
        empty = [rect(LEFT, y, 60, 80, "slot", 9), label("0", LEFT + 84, y + 50, 30, "t-soft")]
        return group(title(words), *empty, data_symbol="events", data_seat=p), 84
    rows = 1 if len(copies) <= IN_ROW else 2
    in_row = -(-len(copies) // rows)
    step = min(width + 7.0, (WIDTH - 2 * LEFT - width - 4) / max(1, in_row - 1))
    drawn: list[Svg] = []
    for i, (event, number) in enumerate(copies):
        column, row = i % in_row, i // in_row
        here = min(in_row, len(copies) - row * in_row)
        off = column - (here - 1) / 2
        x = WIDTH / 2 + step * off - width / 2
        down = y + 6 + row * (height + 12) + 0.9 * off * off
        place = hand_place(p, event, lang) if t.viewer == p else NOTHING
        drawn.append(held_card(p, event, number, lang, x, down, 1.1 * off, place))
    high = rows * (height + 12) + 14
    ground = rect(LEFT, y, ROOM, high, "f-none", data_symbol="events", data_seat=p)  # where the number would stand
    return group(title(words), ground, *drawn), high


def held_card(p: int, event: int, number: int, lang: str, x: float, y: float, turn: float, place: Svg) -> Svg:
    """Return a card in a hand with its copies behind it, leaning by so many degrees, and its place if it has one."""
    width, height = EVENT
    copies = range(number - 1, 0, -1)
    behind = [group(rect(0, 0, width, height, "f-paper-2 edge", 9), at=(5 * i, -4 * i)) for i in copies]
    times = [
        circle(width - 6, height - 6, 13, "f-gold edge"),
        label(f"{number}×", width - 6, height - 1, 14, "t-bold t-edge"),
    ]
    card = group(*behind, event_card(event, lang), *(times if number > 1 else []), place)
    turned = tag("g", card, transform=f"rotate({turn:.1f} {width / 2:g} {height:g})")
    return group(turned, at=(x, y), id=f"event-{p}-{EVENT_IDS[event]}", class_="moves")


def hand_place(p: int, event: int, lang: str) -> Svg:
    """Return a place over a card in the own hand: to use it, to put it away, or to protect oneself with it."""
    width, height = EVENT
    name = EVENT_IDS[event]
    actions = [f"use {word(name)}", f"put away {word(name)}"]
    if event in PROTECTION_CARDS:
        actions.append(protection_text(event))
    shape = rect(-2, -2, width + 4, height + 4, r=10)
    return hit(f"place-hand-{p}-{name}", event_words(event, lang), "|".join(actions), shape)


def hidden_hand(t: Table, p: int, lang: str, y: float) -> tuple[Svg, float]:
    """Return a hand that this view does not see: backs, and their number (ME-14.1)."""
    held = int(t.hand_size[p])
    words = TEXTS.say(lang, "hand", events=held)
    step = min(26.0, 600 / max(1, held))
    backs = [group(event_back(52, 72), at=(LEFT + 4 + step * i, y + 4)) for i in range(held)]
    empty = [] if held else [rect(LEFT, y, 56, 76, "slot", 9)]
    number = label(str(held), LEFT + 70 + step * max(0, held - 1), y + 51, 32, "t-bold", 0, "start")
    return group(title(words), *empty, *backs, number, data_symbol="events", data_seat=p), 84
