"""A player's board of Stone Age: large with all its pieces, or as a strip of numbers."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from epocha.engine.picture import Drawing, Form, Key, Layer, Picture, key
from epocha.engine.player_board import BADGE, badge_amount, badge_corner, badge_frame, frame, shield, strip_frame
from epocha.engine.svg import (
    NOTHING,
    Svg,
    group,
    hit,
    icon,
    join,
    label,
    rect,
    tag,
    title,
)
from epocha.games.stone_age.accounts import knows_cards, stock
from epocha.games.stone_age.cards import card_back, half_card, own_tile, sentence_of
from epocha.games.stone_age.components import (
    AMOUNT,
    CARD_IDS,
    CARDS,
    CRAFT,
    CRAFT_IDS,
    CRAFTS,
    FIGURES_MAX,
    MULTIPLIED_BY,
    ONE_TIME_TOOL,
    RESOURCE_IDS,
    SYMBOL,
    TILE_IDS,
    TILES,
    TOOL_SLOTS,
    TOP,
)
from epocha.games.stone_age.notation import card_word
from epocha.games.stone_age.pieces import figure, seat_name, stands
from epocha.games.stone_age.scoring import GREEN_SETS, craftsmen_owned, quantity, terms
from epocha.games.stone_age.shapes import LEFT, MIDDLE, NARROW, TALL, Shape
from epocha.games.stone_age.state import NONE, READY, Table
from epocha.games.stone_age.words import TEXTS, heading, name_of

STRIP: Final = (720, 84)
"""Width and height of a strip."""
GOODS: Final = ("food", *RESOURCE_IDS, "grain")
"""What has a field of its own on the board, from the left."""


def player_board(t: Table, p: int, lang: str) -> Picture:
    """Return a player's board, large, as a strip, or as a badge."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "middle": lambda: large(t, p, lang, MIDDLE),
        "narrow": lambda: large(t, p, lang, NARROW),
        "tall": lambda: large(t, p, lang, TALL),
        "flat": lambda: large(t, p, lang, MIDDLE),
        "low": lambda: low(t, p, lang),
        "badge": lambda: badge(t, p, lang),
    }
    return Picture(f"seat-{p}", "seat", TEXTS.say(lang, "board-of", seat=p + 1), forms, p, VERBS)


VERBS: Final = ("use tool", "pay", "take", "use", "redeem")


# --- as a strip ---


def low(t: Table, p: int, lang: str) -> Drawing:
    """Return all numbers of a player in one row, each under its symbol."""
    first = bool(t.start == p)
    shown = amounts(t, p)
    step = (STRIP[0] - 64) / len(shown)

    def amount(i: int, name: str, number: str) -> Layer:
        return Layer(name, number, lambda: strip_amount(p, name, number, 60 + step * (i + 0.5), step, lang))

    return Drawing(*STRIP, [
        Layer("frame", first, lambda: strip_ground(p, first, lang)),
        *[amount(i, name, number) for i, (name, number) in enumerate(shown.items())],
    ])  # fmt: skip


def amounts(t: Table, p: int) -> dict[str, str]:
    """Return the numbers of a player as they are written, by symbol; of the figures first those at home.

    Ten of ten figures, the most there are, are written once: twice they would be cut short.
    """
    figures = f"{t.idle[p]}/{t.workers[p]}" if t.idle[p] < FIGURES_MAX else str(t.idle[p])
    shown = {name: str(n) for name, n in stock(t, p).items()} | {"workers": figures}
    return {name: number.replace("-", "−") for name, number in shown.items()}


def badge(t: Table, p: int, lang: str) -> Drawing:
    """Return all numbers of a player in rows of three, and who starts."""
    shown = amounts(t, p)
    first = bool(t.start == p)
    x, y = badge_corner(len(shown))

    def amount(i: int, name: str, number: str) -> Layer:
        return Layer(name, number, lambda: badge_amount(p, i, name, number, amount_words(name, number, lang)))

    return Drawing(*BADGE, [
        Layer("frame", (), lambda: badge_frame(p)),
        *[amount(i, name, number) for i, (name, number) in enumerate(shown.items())],
        Layer("start", first, lambda: starts(lang, x + 17, y + 19, 36) if first else NOTHING),
    ])  # fmt: skip


def amount_words(name: str, amount: str, lang: str) -> str:
    """Return what is said of an amount where it is pointed at."""
    return TEXTS.say(lang, "own-stock", name=TEXTS.say(lang, f"symbol-{name}"), amount=amount)


def starts(lang: str, x: float, y: float, size: float) -> Svg:
    """Return the start player figure, its middle at a point."""
    return group(title(TEXTS.say(lang, "start-player")), icon("start", x, y, size), data_thing="start")


def strip_ground(p: int, first: bool, lang: str) -> Svg:
    """Return what a strip is drawn on, with the start player figure if the player has it."""
    ground = strip_frame(p, *STRIP, 28 if first else STRIP[1] / 2)
    figure_of = [starts(lang, 27, 65, 30)] if first else []
    return join([ground, *figure_of])


def strip_amount(p: int, name: str, amount: str, x: float, room: float, lang: str) -> Svg:
    """Return an amount under its symbol."""
    ground = rect(x - room / 2, 4, room, STRIP[1] - 8, "f-none", pointer_events="all")
    art = [ground, icon(name, x, 27, 34), label(amount, x, 70, 25, "t-bold", room)]
    return group(title(amount_words(name, amount, lang)), *art, data_symbol=name, data_seat=p)


# --- large ---


def large(t: Table, p: int, lang: str, shape: Shape) -> Drawing:
    """Return the large board; it is lower where the viewer may not know the player's cards."""
    known = knows_cards(t, p)
    height = shape.height if known else shape.lower
    have = tuple(stock(t, p).values())
    own = tuple(own_cards(t, p)) if known else ()
    ready = tuple(deferred(t, p))
    tiles = tuple([b for b in range(int(TILES)) if t.tile_owner[b] == p])
    slots = slice(p * TOOL_SLOTS, (p + 1) * TOOL_SLOTS)
    tools_key = key(t.tools[slots], t.used[slots])
    return Drawing(shape.width, height, [
        Layer("frame", height, lambda: frame(shape.width, height)),
        Layer("banner", key(t.score[p], t.start == p), lambda: banner(t, p, lang, shape)),
        Layer("tools", tools_key, lambda: tools(t, p, shape)),
        Layer("workers", key(t.idle[p], stands(t, p)), lambda: workers(t, p, lang, shape)),
        Layer("goods", have, lambda: goods(t, p, shape)),
        Layer("cards", (known, have, own, ready), lambda: cards(t, p, lang, shape)),
        Layer("buildings", tiles, lambda: buildings(t, p, lang, shape)),
        *([Layer("sums", sums_key(t, p), lambda: join(sums(t, p, lang, shape)))] if known else []),
        Layer("tool-places", tools_key, lambda: group(*tool_places(t, p, lang, shape), class_="places"), tells=False),
        Layer("goods-places", have, lambda: group(*goods_places(t, p, lang, shape), class_="places"), tells=False),
        Layer("card-places", ready, lambda: group(*deferred_places(t, p, lang, shape), class_="places"), tells=False),
    ])  # fmt: skip


def sums_key(t: Table, p: int) -> Key:
    """Return what the cards add up to; part of what they are multiplied by is on no card."""
    times = [int(quantity(t, p, MULTIPLIED_BY[c])) for c in range(CRAFTS)]
    return (*key(terms(t, p), craftsmen_owned(t, p)), *times, squares(t, p))


def banner(t: Table, p: int, lang: str, shape: Shape) -> Svg:
    """Return the player's colours with their shape and score, and the start player figure if they have it."""
    score = str(t.score[p]).replace("-", "−")
    art = shield(p, score, f"{seat_name(p, lang)}. {TEXTS.say(lang, 'symbol-score')}: {score}")
    edge = LEFT * (1 - shape.shield)  # it stays where it is on the left
    drawn = [tag("g", art, transform=f"translate({edge:g} {edge / 2:g}) scale({shape.shield:g})")]
    if t.start == p:
        drawn.append(
            group(
                title(TEXTS.say(lang, "start-player")),
                icon("start", 0, 0, 46 * shape.shield),
                at=shape.start,
                id="start-player",
                data_thing="start",
            )
        )
    return group(*drawn, data_symbol="score", data_seat=p)


def slot_corner(slot: int, shape: Shape) -> tuple[float, float]:
    """Return the upper left corner of a tool slot."""
    return shape.tools[0] + shape.slot * 1.12 * slot, shape.tools[1]


def tools(t: Table, p: int, shape: Shape) -> Svg:
    """Return the three tool slots; a tool used this round lies on its side (SA-6.9)."""
    drawn: list[Svg] = []
    size = shape.slot
    for slot in range(int(TOOL_SLOTS)):
        x, y = slot_corner(slot, shape)
        value = int(t.tools[p * TOOL_SLOTS + slot])
        drawn.append(rect(x, y, size, size, "slot", 12))
        if value:
            used = t.used[p * TOOL_SLOTS + slot]
            token = join([
                rect(4, 4, size - 8, size - 8, "f-bone edge", 10),
                icon("tools", 0.41 * size, 0.47 * size, 0.64 * size),
                label(str(value), 0.74 * size, 0.83 * size, 0.42 * size, "t-bold t-edge"),
            ])  # fmt: skip
            turn = f"rotate(90 {size / 2:g} {size / 2:g})" if used else None
            turned = tag("g", token, transform=turn, class_="faded" if used else None)
            drawn.append(group(turned, at=(x, y), id=f"tool-{p}-{slot}"))
    return group(*drawn, data_symbol="tools", data_seat=p)


def workers(t: Table, p: int, lang: str, shape: Shape) -> Svg:
    """Return the figures that are at home, a gap for each that is out, and a faint mark for each in reserve."""
    words = TEXTS.say(lang, "workers-idle", idle=int(t.idle[p]), workers=int(t.workers[p]))
    left, y = shape.workers
    room = shape.width - LEFT - left
    scale = min(1, room / BENCH[0])
    drawn = [rect(0, 0, room / scale, BENCH[1], "bench", 12)]
    at = stands(t, p)
    for k in range(int(FIGURES_MAX)):
        x = 20 + 34.5 * k
        drawn.append(tag("ellipse", cx=x, cy=55, rx=13, ry=4.5, class_="cast" if k < len(at) else "hollow"))
        if k < len(at) and at[k] == NONE:
            drawn.append(figure(p, k, x, 38))
    bench = tag("g", *drawn, transform=f"translate({left:g} {y:g}) scale({scale:.3f})")
    return group(title(words), bench, data_symbol="workers", data_seat=p)


BENCH: Final = (350, 68)
"""Width and height of the figures at home: where there is less room they are smaller."""


def goods(t: Table, p: int, shape: Shape) -> Svg:
    """Return food, resources and grain: pieces up to a handful, and the number."""
    have = stock(t, p)
    drawn: list[Svg] = []
    for i, name in enumerate(GOODS):
        x, y, width, height = shape.goods_box(i)
        amount = have[name]
        if shape.has_heaps:
            art = [icon(name, x + 34 + dx, y + 62 + dy, 42) for dx, dy in HEAP[: min(amount, len(HEAP))]]
            none = icon(name, x + 46, y + 56, 46, class_="faded")
            number = label(str(amount), x + width - 10, y + 36, 32, "t-bold", anchor="end")
        else:
            art = [icon(name, x + 20, y + height / 2, 36)] if amount else []
            none = icon(name, x + 20, y + height / 2, 36, class_="faded")
            number = label(str(amount), x + width - 6, y + height / 2 + 9, 26, "t-bold", width - 42, "end")
        box = rect(x, y, width, height, "f-paper-2 edge", 12)
        drawn.append(group(box, *(art or [none]), number, data_symbol=name, data_seat=p))
    return group(*drawn)


HEAP: Final = ((0, 12), (38, 14), (17, -12), (-9, -26))
"""Where the pieces of a heap lie."""


# --- cards and buildings ---


def own_cards(t: Table, p: int) -> list[int]:
    """Return a player's cards that this view shows, green ones first, then by craft."""
    owned = [c for c in range(int(CARDS)) if t.owner[c] == p]
    return sorted(owned, key=lambda c: (CRAFT[c], SYMBOL[c], c))


def deferred(t: Table, p: int) -> list[int]:
    """Return a player's cards lying face up until used (SA-7.19)."""
    return [c for c in range(int(CARDS)) if t.owner[c] == p and t.mark[c] == READY]


def cards(t: Table, p: int, lang: str, shape: Shape) -> Svg:
    """Return a player's cards: a row of lower halves where this view knows them, else a pile face down."""
    x, y = LEFT, shape.cards_top
    count = stock(t, p)["cards"]
    words = TEXTS.say(lang, "cards-down", cards=count)
    ready = deferred(t, p)
    offers = [
        group(deferred_token(c, lang), at=shape.deferred_corner(i, len(ready)), id=f"ready-{p}-{c}")
        for i, c in enumerate(ready)
    ]
    if not knows_cards(t, p):
        pile = [group(card_back(52, 70), at=(x + 5 * i, y)) for i in range(min(count, 12))]
        number = [label(str(count), x + 74 + 5 * min(count, 12), y + 48, 34, "t-bold")]
        return group(title(words), *pile, *number, *offers, data_symbol="cards", data_seat=p)
    own = own_cards(t, p)
    room = shape.cards_room - 56 * len(ready)
    step = min(54.0, room / max(1, len(own)))
    wide = max(NARROWEST, step - 3)
    fan = [
        group(
            half_card(c, lang, wide),
            at=(x + step * i, y),
            id=CARD_IDS[c],
            class_="moves",
            data_thing=f"card-{CARD_IDS[c]}",
        )
        for i, c in enumerate(own)
    ]
    empty = [rect(x, y, 51, 70, "slot", 8)] if not own else []
    return group(title(words), *empty, *fan, *offers, data_symbol="cards", data_seat=p)


NARROWEST: Final = 28.0
"""Width of a card in the row where there are many; more than fit so lie over each other."""


def sums(t: Table, p: int, lang: str, shape: Shape) -> list[Svg]:
    """Return what the cards come to as the table lies: green sets, and each craft times what it multiplies."""
    worth = terms(t, p)
    men = craftsmen_owned(t, p)
    green = int(worth[GREEN_SETS])
    lines = [("green", "green", TEXTS.say(lang, "green-sum", points=green), "cards", f"{squares(t, p)} = {green}")]
    for craft in range(int(CRAFTS)):
        times = int(quantity(t, p, MULTIPLIED_BY[craft]))
        points = int(worth[1 + craft])
        name = heading(name_of("craft", craft, lang))
        words = TEXTS.say(lang, "craft-sum", craft=name, men=int(men[craft]), times=times, points=points)
        lines.append(
            ("yellow", f"craft-{CRAFT_IDS[craft]}", words, CRAFT_IDS[craft], f"{men[craft]}×{times} = {points}")
        )
    drawn: list[Svg] = []
    for i, (colour, thing, words, what, amount) in enumerate(lines):
        x, y, wide, high = shape.sum_box(i)
        shown, middle = (amount, x + 88) if shape.has_terms else (amount[amount.index("=") :], x + 61)
        row = [
            rect(x, y, wide, high, colour, 18),
            icon(what, x + 22, y + 18, 30),
            label(shown, middle, y + 26, 22, "t-bold t-edge", 98 if shape.has_terms else 54),
        ]
        drawn.append(group(title(words), *row, data_thing=thing, data_now=words))
    return drawn


def squares(t: Table, p: int) -> str:
    """Return what makes up the points of green cards: a set times itself, or what each of several scores (SA-12.3)."""
    copies = Counter(int(SYMBOL[c]) for c in own_cards(t, p) if SYMBOL[c] >= 0)
    sets = [sum(n >= nth for n in copies.values()) for nth in range(1, max(copies.values(), default=0) + 1)]
    if len(sets) > 1:
        return "+".join([str(size * size) for size in sets])
    size = sets[0] if sets else 0
    return f"{size}×{size}"


def deferred_token(number: int, lang: str) -> Svg:
    """Return the upper half of a card waiting to be used: a tool for one roll, or any 2 resources; 48 by 70."""
    value = f"+{AMOUNT[number]}"
    art = "one-time-tool" if TOP[number] == ONE_TIME_TOOL else "any"
    return join([
        title(sentence_of("civ_card", number, lang)),
        rect(2, 3, 48, 70, "cast", 8),
        rect(0, 0, 48, 70, "f-paper-2 edge", 8),
        icon(art, 24, 25, 38),
        label(value, 24, 63, 20, "t-bold"),
    ])  # fmt: skip


def buildings(t: Table, p: int, lang: str, shape: Shape) -> Svg:
    """Return a player's building tiles, overlapping where they are many (SA-1.13)."""
    own = [b for b in range(int(TILES)) if t.tile_owner[b] == p]
    words = TEXTS.say(lang, "buildings-owned", buildings=len(own))
    (x, y), room, tall = shape.tiles, shape.tiles_room, 74
    size = tall if len(own) * (tall + 4) <= room else tall / 2
    in_row = max(5, -(-len(own) // 2))
    step = min(size + 4, (room - size) / (in_row - 1))
    drawn = [title(words), rect(x - 6, y - 4, room + 8, tall + 8, "bench", 12)]
    for i, number in enumerate(own):
        at = (x + step * (i % in_row), y + size * (i // in_row))
        thing = f"building-{TILE_IDS[number]}"
        art = own_tile(number, lang, size - 2)
        drawn.append(group(art, at=at, id=TILE_IDS[number], class_="moves", data_thing=thing))
    return group(*drawn, data_symbol="buildings", data_seat=p)


# --- places: what can be clicked ---


def tool_places(t: Table, p: int, lang: str, shape: Shape) -> list[Svg]:
    """Return a place over each tool slot."""
    drawn: list[Svg] = []
    for slot in range(int(TOOL_SLOTS)):
        x, y = slot_corner(slot, shape)
        at = p * TOOL_SLOTS + slot
        words = TEXTS.say(lang, "tool-slot", slot=slot + 1, value=int(t.tools[at]), used=int(t.used[at]))
        over = rect(x, y, shape.slot, shape.slot, r=12)
        name, action = f"place-tool-{p}-{slot}", f"use tool {slot + 1}"
        drawn.append(hit(name, words, action, over, data_symbol="tools", data_seat=p, data_now=words))
    return drawn


def goods_places(t: Table, p: int, lang: str, shape: Shape) -> list[Svg]:
    """Return a place over each kind of resource, to pay it or to take it."""
    have = stock(t, p)
    drawn: list[Svg] = []
    for i, name in enumerate(GOODS):
        words = TEXTS.say(lang, "own-stock", name=TEXTS.say(lang, f"symbol-{name}"), amount=have[name])
        if name in RESOURCE_IDS:
            actions = f"pay {name}|take {name}"
            over = rect(*shape.goods_box(i), r=12)
            drawn.append(hit(f"place-goods-{p}-{name}", words, actions, over, data_symbol=name, data_seat=p))
    return drawn


def deferred_places(t: Table, p: int, lang: str, shape: Shape) -> list[Svg]:
    """Return a place over each card that waits to be used."""
    drawn: list[Svg] = []
    ready = deferred(t, p)
    for i, number in enumerate(ready):
        x, y = shape.deferred_corner(i, len(ready))
        verb = "use" if TOP[number] == ONE_TIME_TOOL else "redeem"
        over = rect(x - 3, y - 3, 54, 76, r=10)
        words = sentence_of("civ_card", number, lang)
        name, action = f"place-ready-{p}-{number}", f"{verb} {card_word(number)}"
        drawn.append(hit(name, words, action, over, data_thing=f"card-{CARD_IDS[number]}"))
    return drawn
