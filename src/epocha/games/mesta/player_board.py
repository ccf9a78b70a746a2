"""A player's board of Města: large with their empires, wonders and hand, or as a strip of numbers."""

from collections.abc import Callable
from typing import Final

from epocha.engine.bits import count, listed
from epocha.engine.picture import Drawing, Form, Layer, Picture, key
from epocha.engine.player_board import BADGE, CELL, badge_amount, badge_corner, badge_frame, frame, shield, strip_frame
from epocha.engine.svg import (
    NOTHING,
    Svg,
    circle,
    group,
    hit,
    icon,
    join,
    label,
    rect,
    tag,
    title,
)
from epocha.games.mesta.accounts import completed, stock
from epocha.games.mesta.board import restrictions, team_letter
from epocha.games.mesta.components import (
    DISCIPLINE_IDS,
    EMPIRE_IDS,
    EMPIRES,
    EVENT_IDS,
    EVENTS,
    PROTECTION_CARDS,
)
from epocha.games.mesta.notation import protection_text, word
from epocha.games.mesta.pieces import (
    EVENT,
    PLATE,
    emblem,
    event_back,
    event_card,
    event_plate,
    event_words,
    seat_name,
    told_of,
    whereabouts,
)
from epocha.games.mesta.sets import laid_out, no_cities, row_of, set_layer
from epocha.games.mesta.shapes import LEFT, MIDDLE, NARROW, TALL, Shape
from epocha.games.mesta.state import Table
from epocha.games.mesta.words import TEXTS, name_of, sees_hand

STRIP: Final = (720, 84)
"""Width and height of a strip."""


def player_board(t: Table, p: int, lang: str) -> Picture:
    """Return a player's board, large, as a strip, or as a badge."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "middle": lambda: large(t, p, lang, MIDDLE),
        "narrow": lambda: large(t, p, lang, NARROW),
        "tall": lambda: large(t, p, lang, TALL),
        "low": lambda: low(t, p, lang),
        "badge": lambda: badge(t, p, lang),
    }
    return Picture(f"seat-{p}", "seat", TEXTS.say(lang, "board-of", seat=p + 1), forms, p, VERBS)


VERBS: Final = ("take", "offer", "give up", "use", "put away", "protect")


def large(t: Table, p: int, lang: str, shape: Shape) -> Drawing:
    """Return the large board; the more sets and cards a player has, the higher it is."""
    seen = sees_hand(t, p)
    top = shape.hand + (own_hand_height(t, p, shape) if seen else HIDDEN_HAND) + 10
    sets = laid_out(t, p, shape, top, lang)
    height = (max([one.y + one.height for one in sets]) if sets else top + row_of(low=False)) + 12
    held = (seen, *key(t.hand_size[p], t.hand[p * EVENTS : (p + 1) * EVENTS]))
    bound = key(t.skips[p], t.silence[p], int(t.team_score(p)) if t.teams else 0)
    return Drawing(shape.width, height, [
        Layer("frame", height, lambda: frame(shape.width, height)),
        Layer("banner", key(stock(t, p)["score"], t.first == p), lambda: banner(t, p, lang, shape)),
        Layer("disciplines", key(t.cities), lambda: disciplines(t, p, lang, shape)),
        Layer("restricted", bound, lambda: restricted(t, p, lang, shape)),
        Layer("finished", (*bound, *key(t.cities, t.finished, t.wonders_holder)), lambda: finished(t, p, lang, shape)),
        *[set_layer(t, p, one, lang) for one in sets],
        *([] if sets else [Layer("no-cities", top, lambda: no_cities(lang, shape, top))]),
        Layer("hand", held, lambda: own_hand(t, p, lang, shape) if seen else hidden_hand(t, p, lang, shape)),
    ])  # fmt: skip


# --- as a strip ---


def low(t: Table, p: int, lang: str) -> Drawing:
    """Return all numbers of a player in one row, each under its symbol, and below how far their empires are."""
    have = stock(t, p)
    first = bool(t.first == p)
    step = (STRIP[0] - 66) / len(have)

    def amount(i: int, name: str, number: int) -> Layer:
        return Layer(name, number, lambda: strip_amount(p, name, number, 62 + step * i, step, lang))

    return Drawing(*STRIP, [
        Layer("frame", first, lambda: strip_ground(p, first, lang)),
        *[amount(i, name, number) for i, (name, number) in enumerate(have.items())],
        Layer("far", key(t.cities[p], t.skips[p], t.silence[p]), lambda: join(far_along(t, p))),
        Layer(
            "restricted", key(t.skips[p], t.silence[p]), lambda: join(restrictions(t, p, lang, STRIP[0] - 174, 63))
        ),
    ])  # fmt: skip


def strip_ground(p: int, first: bool, lang: str) -> Svg:
    """Return what a strip is drawn on, with the flag of the first player if they are."""
    return join([strip_frame(p, *STRIP, 28), *([flag(lang, 27, 66, 28)] if first else [])])


def strip_amount(p: int, name: str, amount: int, x: float, room: float, lang: str) -> Svg:
    """Return an amount beside its symbol."""
    ground = rect(x, 4, room, 42, "f-none", pointer_events="all")
    art = [ground, icon(name, x + 22, 25, 36), label(str(amount), x + 44, 35, 27, "t-bold", room - 44, "start")]
    return group(title(amount_words(name, amount, lang)), *art, data_symbol=name, data_seat=p)


def amount_words(name: str, amount: int, lang: str) -> str:
    """Return what is said of an amount where it is pointed at."""
    return TEXTS.say(lang, "own-stock", name=TEXTS.say(lang, f"symbol-{name}"), amount=amount)


def begun(t: Table, p: int) -> list[tuple[int, int]]:
    """Return the empires a player has cities of, with their number."""
    numbers = [(e, int(count(t.cities[p] & t.atlas.of_empire[e]))) for e in range(int(EMPIRES) + 1)]
    return [(empire, number) for empire, number in numbers if number]


def far_along(t: Table, p: int) -> list[Svg]:
    """Return the emblem of each empire a player has cities of, with their number."""
    shown = begun(t, p)
    room = STRIP[0] - 84 - (180 if t.skips[p] or t.silence[p] else 0)
    step = min(62.0, room / max(1, len(shown)))
    return [
        group(emblem(empire, 0, 0, 30), label(str(number), 18, 8, 22, "t-bold", anchor="start"), at=(82 + step * i, 63))
        for i, (empire, number) in enumerate(shown)
    ]


# --- as a badge ---


def badge(t: Table, p: int, lang: str) -> Drawing:
    """Return all numbers of a player in rows of three, then how far their empires are, and what binds the player."""
    have = stock(t, p)
    first = bool(t.first == p)

    def amount(i: int, name: str, number: int) -> Layer:
        return Layer(name, number, lambda: badge_amount(p, i, name, str(number), amount_words(name, number, lang)))

    bound = key(t.skips[p], t.silence[p])
    return Drawing(*BADGE, [
        Layer("frame", (), lambda: badge_frame(p)),
        *[amount(i, name, number) for i, (name, number) in enumerate(have.items())],
        Layer("far", (key(t.cities[p]), bound, first), lambda: join(badge_emblems(t, p, len(have)))),
        Layer("restricted", bound, lambda: join(restrictions(t, p, lang, 74 if first else 104, 139))),
        Layer("first", first, lambda: flag(lang, BADGE[0] - 15, BADGE[1] - 20, 26) if first else NOTHING),
    ])  # fmt: skip


EMBLEM: Final = 25
"""Width of an emblem in a badge, where there is room."""


def badge_emblems(t: Table, p: int, taken: int) -> list[Svg]:
    """Return the emblems of the empires a player has cities of, with their number, in what is left of two rows.

    Args:
        taken: fields that numbers stand in already.
    """
    shown = begun(t, p)
    x, y = badge_corner(taken)
    bound = bool(t.skips[p] or t.silence[p])
    above = min(len(shown), 4 if bound else 3)
    room = (CELL[0] if bound else BADGE[0] - 22) - (30 if t.first == p else 0)
    rows = [(shown[:above], x + 3, y + 20, BADGE[0] - 8 - x), (shown[above:], 18.0, y + CELL[1] + 20, room)]
    drawn: list[Svg] = []
    for row, left, middle, wide in rows:
        step = min(54.0, wide / max(1, len(row)))
        size = min(EMBLEM, 0.36 * step)  # the rest of a step has the number, and space
        for i, (empire, number) in enumerate(row):
            words = label(str(number), size / 2 + 1, 11, 31, "t-bold", anchor="start")
            drawn.append(group(emblem(empire, 0, 0, size), words, at=(left + size / 2 + step * i, middle)))
    return drawn


def flag(lang: str, x: float, y: float, size: float) -> Svg:
    """Return the flag of the first player, its middle at a point."""
    return group(title(TEXTS.say(lang, "first-player")), icon("first", x, y, size), data_thing="first")


# --- the head of the large board ---


def banner(t: Table, p: int, lang: str, shape: Shape) -> Svg:
    """Return the player's colours with their shape and score, and the flag if they are the first player."""
    score = str(stock(t, p)["score"])
    drawn = [shield(p, score, f"{seat_name(p, lang)}. {TEXTS.say(lang, 'symbol-score')}: {score}")]
    if t.first == p:
        drawn.append(flag(lang, 118, 92, 38))
    edge = LEFT * (1 - shape.shield)  # it stays where it is on the left
    at = f"translate({edge:g} {edge / 2:g}) scale({shape.shield:g})" if edge else None
    return tag("g", *drawn, transform=at, data_symbol="score", data_seat=p)


def disciplines(t: Table, p: int, lang: str, shape: Shape) -> Svg:
    """Return the points in each discipline; where nobody has more, in gold (ME-9.21)."""
    drawn: list[Svg] = []
    (left, top), high = shape.fields, shape.field
    step = (shape.width - LEFT - left) / shape.in_row
    wide = step - 3.5
    size = 0.74 * min(high, wide)
    for d, name in enumerate(DISCIPLINE_IDS):
        x, y = left + step * (d % shape.in_row), top + (high + 6) * (d // shape.in_row)
        totals = [int(t.atlas.points(t.cities[q], d)) for q in range(int(t.players))]
        leads = totals[p] > 0 and totals[p] == max(totals)
        words = TEXTS.say(lang, "discipline-points", discipline=name_of("discipline", d, lang), points=totals[p])
        field = rect(x, y, wide, high, "lead" if leads else "bench", 9)
        number = label(str(totals[p]), x + 0.74 * wide, y + high / 2 + 9, min(26.0, 0.62 * high), "t-bold", 0.45 * wide)
        art = [icon(name, x + 0.6 * size, y + high / 2, size), number]
        drawn.append(group(title(words), field, *art, data_thing=f"discipline-{name}", data_now=words))
    return group(*drawn)


def restricted(t: Table, p: int, lang: str, shape: Shape) -> Svg:
    """Return what binds the player in their next turns, and their team with its points."""
    x, y = shape.bound
    drawn: list[Svg] = []
    if t.teams:
        letter = team_letter(t, p)
        words = TEXTS.say(lang, "team-score", team=letter, score=int(t.team_score(p)))
        sign = [
            rect(x, y - 15, 74, 30, "f-paper-2 edge", 15),
            label(f"{letter}: {t.team_score(p)}", x + 37, y + 7, 21, "t-bold"),
        ]
        drawn.append(group(title(words), *sign))
        x += 82
    return group(*drawn, tag("g", *restrictions(t, p, lang, 0, 0), transform=f"translate({x:g} {y:g}) scale(1.25)"))


def finished(t: Table, p: int, lang: str, shape: Shape) -> Svg:
    """Return the empires they have completed, and the wonders they have with gaps for the others (ME-6.1, ME-6.7)."""
    drawn: list[Svg] = []
    done = completed(t, p)
    own = t.cities[p] | t.finished[p]
    seven = [int(city) for city in listed(t.atlas.wonders & t.in_play)]
    goal = bool(t.wonders_goal)
    left, y = shape.bound
    for i, city in enumerate(seven if goal else []):
        x = shape.width - 32 - 31 * (len(seven) - 1 - i)
        class_ = "" if own >> city & 1 else "faded"
        art = icon(t.atlas.cities[city].wonder, x, y, 28, class_)
        drawn.append(group(title(whereabouts(t, city, lang)), art, **told_of(t, city, lang)))
    if t.wonders_holder == p:
        words = TEXTS.say(lang, "wonders-bonus")
        drawn.append(
            group(
                title(words),
                circle(shape.width - 248, y - 1, 17, "f-gold edge"),
                label("+5", shape.width - 248, y + 5, 18, "t-bold t-edge"),
                data_thing="symbol-wonders",
            )
        )
    right = shape.width - (284 if goal else 40)
    taken = left + 10 + (82 if t.teams else 0) + 110 * bool(t.skips[p]) + 100 * bool(t.silence[p])
    step = min(48.0, (right - taken) / max(1, len(done)))
    for i, empire in enumerate(reversed(done)):
        words = TEXTS.say(lang, "completed", empire=name_of("empire", empire, lang))
        laurels = [icon("laurel", 0, 2, 52), emblem(empire, 0, 0, 30)]
        thing = f"empire-{EMPIRE_IDS[empire]}"
        drawn.append(group(title(words), *laurels, at=(right - step * i, y - 1), data_thing=thing, data_now=words))
    return group(*drawn, data_symbol="empires", data_seat=p)


# --- the hand ---


HIDDEN_HAND: Final = 84
"""Height of a hand that is not seen, or empty."""
BETWEEN: Final = 7
"""Between the cards of a hand."""


def copies_held(t: Table, p: int) -> list[tuple[int, int]]:
    """Return the events of a hand that this view sees, with the copies of each."""
    return [(e, int(t.hand[p * EVENTS + e])) for e in range(int(EVENTS)) if t.hand[p * EVENTS + e]]


def hand_rows(kinds: int, shape: Shape) -> int:
    """Return in how many rows so many cards lie."""
    return -(-kinds // shape.held)


def card_size(kinds: int, shape: Shape) -> tuple[int, int]:
    """Return the width and height of a card in a hand: of the whole card, or of its name where there are too many."""
    return EVENT if hand_rows(kinds, shape) <= shape.rows else PLATE


def own_hand_height(t: Table, p: int, shape: Shape) -> float:
    """Return how high a hand is that this view sees."""
    kinds = len(copies_held(t, p))
    if not kinds:
        return HIDDEN_HAND
    size = larger(kinds, shape)
    return size * hand_rows(kinds, shape) * (card_size(kinds, shape)[1] + BETWEEN) + (6 if size > 1 else 10)


def larger(kinds: int, shape: Shape) -> float:
    """Return how much larger than usual so many cards in a hand are drawn: as large as one row has room for."""
    return max(1.0, min(shape.larger, ((shape.room + BETWEEN) / kinds - BETWEEN) / EVENT[0])) if kinds else 1.0


def own_hand(t: Table, p: int, lang: str, shape: Shape) -> Svg:
    """Return a hand that this view sees, face up: one row as a fan, more of them below each other."""
    y = shape.hand
    copies = copies_held(t, p)
    words = TEXTS.say(lang, "hand", events=int(t.hand_size[p]))
    if not copies:
        empty = [rect(LEFT, y, 60, 80, "slot", 9), label("0", LEFT + 84, y + 50, 30, "t-soft")]
        return group(title(words), *empty, data_symbol="events", data_seat=p)
    size, rows = larger(len(copies), shape), hand_rows(len(copies), shape)
    wide, high = card_size(len(copies), shape)
    in_row = -(-len(copies) // rows)
    step = min(size * wide + BETWEEN, (shape.room + BETWEEN - size * wide) / max(1, in_row - 1))
    lean = 1.1 if rows == 1 else 0.0
    drawn: list[Svg] = []
    for i, (event, number) in enumerate(copies):
        column, row = i % in_row, i // in_row
        off = column - (min(in_row, len(copies) - row * in_row) - 1) / 2
        x = shape.width / 2 + step * off - size * wide / 2
        down = y + 6 * (size == 1) + row * (high + BETWEEN) + 0.8 * lean * off * off
        face = event_card(t, event, lang) if high == EVENT[1] else event_plate(event, lang, bool(t.unrest_to_pile))
        place = hand_place(t, p, event, lang, high) if t.viewer == p else NOTHING
        drawn.append(held_card(p, event, number, face, (x, down, size, high), lean * off, place))
    ground = rect(
        LEFT, y, shape.room, own_hand_height(t, p, shape), "f-none", data_symbol="events", data_seat=p
    )  # where the number would stand
    return group(title(words), ground, *drawn)


def held_card(
    p: int, event: int, number: int, face: Svg, spot: tuple[float, float, float, float], turn: float, place: Svg
) -> Svg:
    """Return a card in a hand with its copies behind it, leaning by so many degrees, and its place if it has one.

    Args:
        spot: its upper left corner, how much larger than usual it is, and its usual height.
    """
    x, y, size, height = spot
    width = EVENT[0]
    copies = range(number - 1, 0, -1)
    behind = [group(rect(0, 0, width, height, "f-paper-2 edge", 9), at=(5 * i, -4 * i)) for i in copies]
    left, top = (width - 8, height - 8) if height == EVENT[1] else (width - 5, 1)  # it covers no letter of the name
    times = [circle(left, top, 15, "f-gold edge"), label(f"{number}×", left, top + 6, 17.5, "t-bold t-edge")]
    card = group(*behind, face, *(times if number > 1 else []), place)
    scaled = f" scale({size:g})" if size != 1 else ""
    turned = tag("g", card, transform=f"rotate({turn:.1f} {size * width / 2:g} {size * height:g}){scaled}")
    name = EVENT_IDS[event]
    return group(turned, at=(x, y), id=f"event-{p}-{name}", class_="moves", data_thing=f"event-{name}")


def hand_place(t: Table, p: int, event: int, lang: str, height: float) -> Svg:
    """Return a place over a card in one's own hand: to use it, to put it away, or to protect with it."""
    width = EVENT[0]
    name = EVENT_IDS[event]
    actions = [f"use {word(name)}", f"put away {word(name)}"]
    if event in PROTECTION_CARDS:
        actions.append(protection_text(event))
    shape = rect(-2, -2, width + 4, height + 4, r=10)
    words = event_words(t, event, lang)
    return hit(f"place-hand-{p}-{name}", words, "|".join(actions), shape, data_thing=f"event-{name}")


def hidden_hand(t: Table, p: int, lang: str, shape: Shape) -> Svg:
    """Return a hand that this view does not see: backs, and their number (ME-14.1)."""
    y = shape.hand
    held = int(t.hand_size[p])
    words = TEXTS.say(lang, "hand", events=held)
    step = min(26.0, (shape.room - 124) / max(1, held))
    backs = [group(event_back(52, 72), at=(LEFT + 4 + step * i, y + 4)) for i in range(held)]
    empty = [] if held else [rect(LEFT, y, 56, 76, "slot", 9)]
    number = label(str(held), LEFT + 70 + step * max(0, held - 1), y + 51, 32, "t-bold", 0, "start")
    return group(title(words), *empty, *backs, number, data_symbol="events", data_seat=p)
