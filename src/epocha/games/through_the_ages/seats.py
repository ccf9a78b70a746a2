"""All seats in rows of numbers, the viewer's first: points, stores, strength, actions, hands, and who is at odds.

A row brings its civilization to the front. Of hands it says what their backs say (TA-44.1), never more.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import BASE, LEAST
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.state import NOBODY
from epocha.engine.svg import NOTHING, Svg, group, icon, join, kept, label, path, player_mark, rect, tag, title
from epocha.games.through_the_ages.accounts import stock
from epocha.games.through_the_ages.belongings import actions_of
from epocha.games.through_the_ages.components import AGE_IDS, AGES, FACES_REQUIRED, FARM, MINE, NONE
from epocha.games.through_the_ages.effects import FOOD_PER_TURN, RESOURCES_PER_TURN, STRENGTH_RATING
from epocha.games.through_the_ages.names import TEXTS, card_label
from epocha.games.through_the_ages.ranking import ranked
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.tiles import plate
from epocha.games.through_the_ages.values import discontent, made

WIDTH: Final = 1200
ROW: Final = 30
OWN: Final = 40
SLIM: Final = 784
LINES: Final = 48
"""A row of two lines, where the window is slim."""
CHIP: Final = (178, 100)
LETTERS: Final = 15.5
PLATE: Final = 14.5
"""The letters of a plate in a wide row, which can be read on a tablet held flat."""
SIGN: Final = 17.0
MARK: Final = 12.0
GAP: Final = 6.0
"""How wide the sign of wars or pacts is, from the mark of one other seat behind it to the next, and between signs."""
FEW: Final = 3
"""So many wars and pacts need more room on a chip than a long name leaves."""


class Seat(NamedTuple):
    """What a row says of a seat.

    Attributes:
        have: see `accounts.stock`, in its order. food, resources: made each turn. place: in strength, 0 if out of the
            game. ahead: of the viewer in strength. required: happy faces. angry: discontent workers without an unused
            one to answer for them, which is an uprising.
        actions: see `belongings.actions_of`. ages: military cards in hand by age.
        government, leader: cards. odds: wars and pacts as the sign and the other seat.
        moves: whether it is their turn. simple: whether it is the tutorial, which knows no politics.
    """

    seat: int
    have: tuple[int, ...]
    food: int
    resources: int
    place: int
    ahead: int
    required: int
    angry: bool
    actions: tuple[int, int, int, int]
    ages: tuple[int, ...]
    government: int
    leader: int
    odds: tuple[tuple[str, int], ...]
    moves: bool
    simple: bool


def seats(t: Table, lang: str) -> Picture:
    """Return the picture of all seats."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: wide(t, lang),
        "narrow": lambda: wide(t, lang),
        "middle": lambda: middle(t, lang),
        "tall": lambda: tall(t, lang),
    }
    return Picture("seats", "tracks", TEXTS.say(lang, "seats"), forms)


def order(t: Table) -> list[int]:
    """Return the seats in the order of their turns, from the viewer's on."""
    first = max(0, int(t.viewer))
    return [(first + i) % int(t.players) for i in range(int(t.players))]


def seat_of(t: Table, p: int, places: list[int]) -> Seat:
    """Return what is to be said of a seat; `places` are the seats by strength."""
    viewer = int(t.viewer)
    return Seat(
        p,
        tuple(stock(t, p).values()),
        int(made(t, p, FARM) + t.perk(p, FOOD_PER_TURN)),
        int(made(t, p, MINE) + t.perk(p, RESOURCES_PER_TURN)),
        places.index(p) + 1 if p in places else 0,
        int(t.strength[p] - t.strength[viewer]) if viewer >= 0 and viewer != p else 0,
        int(FACES_REQUIRED[t.yellow[p]]),
        bool(discontent(t, p) > t.unused[p]),
        actions_of(t, p),
        tuple([int(n) for n in t.military_backs[p * AGES : (p + 1) * AGES]]),
        int(t.government[p]),
        int(t.leader[p]),
        tuple(at_odds(t, p)),
        bool(t.turn == p and not t.over),
        bool(t.terms.mode == TUTORIAL),
    )


def at_odds(t: Table, p: int) -> list[tuple[str, int]]:
    """Return the wars and pacts that a seat has, with whom."""
    found: list[tuple[str, int]] = []
    for q in range(int(t.players)):
        for sign, card, other in (("war", t.war[q], t.war_on[q]), ("pact", t.pact[q], t.pact_with[q])):
            if card != NONE and p in (q, other):
                found.append((sign, int(other if p == q else q)))
    return found


def all_seats(t: Table) -> list[Seat]:
    """Return what is to be said of every seat, in the order of the rows."""
    places = [int(p) for p in ranked(t, STRENGTH_RATING, t.turn)]
    return [seat_of(t, p, places) for p in order(t)]


def wide(t: Table, lang: str) -> Drawing:
    """Return a row for each seat."""
    found = all_seats(t)
    height = OWN + ROW * (len(found) - 1)
    at = [(0.0, OWN - 2.0)] + [(OWN + ROW * i - 1.0, ROW - 2.0) for i in range(len(found) - 1)]

    def layer(one: Seat, y: float, high: float) -> Layer:
        return Layer(f"seat-{one.seat}", (one, y), lambda: group(row(one, high, lang), at=(0, y)))

    return Drawing(WIDTH, height, [layer(one, *place) for one, place in zip(found, at, strict=True)])


@kept
def row(one: Seat, height: float, lang: str) -> Svg:
    """Return the row of a seat, from its upper left corner."""
    middle = height / 2
    ground = rect(1, 0.5, WIDTH - 2, height, "own-row edge" if height > ROW else "trough", 6)
    mover = path(f"M4 {middle - 6:g}l8 6-8 6z", "mover") if one.moves else NOTHING
    drawn = [
        ground, mover, player_mark(one.seat, 8, 24, middle), name(one.seat, 38, middle, 78, lang),
        *points(one, middle, lang, 120, 1.05),
        *hands(one, 584, middle, lang),
        ruler(one.government, 864, middle, lang, 112, PLATE),
        ruler(one.leader, 982, middle, lang, 112, PLATE),
    ]  # fmt: skip
    return group(*drawn, *odds(one, WIDTH - 8, middle, 90), data_front=f"civ-{one.seat}")


def middle(t: Table, lang: str) -> Drawing:
    """Return a row of two lines for each seat: in one line the letters were too small for a tablet held upright."""
    found = all_seats(t)

    def layer(i: int, one: Seat) -> Layer:
        y = (LINES + 2.0) * i
        return Layer(f"seat-{one.seat}", (one, y), lambda: group(double_row(one, i == 0, lang), at=(0, y)))

    return Drawing(SLIM, (LINES + 2) * len(found), [layer(i, one) for i, one in enumerate(found)])


@kept
def double_row(one: Seat, is_first: bool, lang: str) -> Svg:
    """Return the row of a seat in two lines, from its upper left corner."""
    upper, lower = 13.0, LINES - 13.0
    drawn = [
        rect(1, 0.5, SLIM - 2, LINES - 1, "own-row edge" if is_first else "trough", 6),
        path(f"M4 {upper - 6:g}l8 6-8 6z", "mover") if one.moves else NOTHING,
        player_mark(one.seat, 8, 24, upper), name(one.seat, 38, upper, 94, lang),
        *points(one, upper, lang, 138, 1.2),
        *hands(one, 138, lower, lang),
        ruler(one.government, 420, lower, lang, 122),
        ruler(one.leader, 546, lower, lang, 122),
    ]  # fmt: skip
    return group(*drawn, *odds(one, SLIM - 8, lower, 102), data_front=f"civ-{one.seat}")


def hands(one: Seat, x: float, y: float, lang: str) -> list[Svg]:
    """Return unused workers, actions and cards in hand, from a point on."""
    left, of_left, military, of_military = one.actions
    drawn = [
        number(one, "workers", str(one.have[8]), x, y, lang),
        sign("civil", f"{left}/{of_left}", x + 38, y, TEXTS.say(lang, "actions-civil", left=left, total=of_left)),
        number(one, "civil-cards", str(one.have[9]), x + 140, y, lang),
    ]
    if not one.simple:
        words = TEXTS.say(lang, "actions-military", left=military, total=of_military)
        drawn.append(sign("military", f"{military}/{of_military}", x + 88, y, words))
        drawn.append(number(one, "military-cards", backs(one.ages), x + 178, y, lang, 76))
    return drawn


def points(one: Seat, y: float, lang: str, x: float, wider: float) -> list[Svg]:
    """Return points, stores, strength and faces, each with what it grows by, from a point on; `wider` apart."""
    culture, culture_rate, science, science_rate, strength, happy, food, resources = one.have[:8]

    def at(name: str, text: str, right: float, room: float, class_: str = "t-bold") -> Svg:
        return number(one, name, text, x + right * wider, y, lang, room * wider, class_)

    face = str(happy) if one.simple else f"{happy}/{one.required}"
    return [
        at("culture", f"{culture} +{culture_rate}", 0, 66),
        at("science", f"{science} +{science_rate}", 86, 48),
        at("food", f"{food} +{one.food}", 154, 46),
        at("resources", f"{resources} +{one.resources}", 222, 54),
        at("strength", str(strength) if one.simple else strength_text(one), 296, 78),
        at("happy", face, 396, 32, "t-danger t-bold" if one.angry else "t-bold"),
    ]


def strength_text(one: Seat) -> str:
    """Return the strength of a seat, its place, and how far it is ahead of the viewer or behind."""
    ahead = f" {one.ahead:+d}".replace("-", "−") if one.ahead else ""
    place = f" ({one.place}.)" if one.place else ""
    return f"{one.have[4]}{place}{ahead}"


def number(
    one: Seat, name: str, text: str, x: float, y: float, lang: str, room: float = 0, class_: str = "t-bold"
) -> Svg:
    """Return a number of a seat beside its symbol, which says what the number is made of."""
    words = TEXTS.say(lang, "number-now", name=TEXTS.say(lang, f"symbol-{name}"), n=text)
    return sign(name, text, x, y, words, room, class_, one.seat)


def sign(
    name: str, text: str, x: float, y: float, words: str, room: float = 0, class_: str = "t-bold", seat: int = NOBODY
) -> Svg:
    """Return a symbol and a text behind it, from the middle of the left edge; of a seat's number with whose it is."""
    shown = label(text, x + 18, y + BASE * LETTERS, LETTERS, class_, room, "start")
    counted, whose = (None, None) if seat == NOBODY else (name, seat)
    return group(title(words), icon(name, x + 8, y, 17), shown, data_symbol=counted, data_seat=whose)


def backs(ages: tuple[int, ...]) -> str:
    """Return how many military cards of which age are in a hand, as their backs tell."""
    return " ".join([f"{n}×{AGE_IDS[age]}" for age, n in enumerate(ages) if n]) or "0"


def ruler(card: int, x: float, y: float, lang: str, width: float, size: float = LEAST) -> Svg:
    """Return a government or leader as a plate."""
    if card == NONE:
        return NOTHING
    return group(title(card_label(card, lang)), plate(card, lang, width, 20, size), at=(x, y - 10))


def odds(one: Seat, right: float, y: float, room: float) -> list[Svg]:
    """Return the wars and the pacts of a seat, which end at a point: each sign once, behind it the marks of the others.

    Where they are many, marks lie closer together, so that all of them have so much `room`.
    """
    others: dict[str, list[int]] = {}
    for sign_of, other in one.odds:
        others.setdefault(sign_of, [])
        if other not in others[sign_of]:
            others[sign_of].append(other)
    count = sum([len(found) for found in others.values()])
    signs = (SIGN + GAP) * len(others) - GAP
    step = min(MARK, (room - signs) / max(1, count))
    drawn: list[Svg] = []
    left = right - signs - step * count
    for sign_of, found in others.items():
        marks = [player_mark(other, 5, left + SIGN + step * (i + 0.5), y) for i, other in enumerate(found)]
        drawn.append(join([icon(sign_of, left + 8, y, 16), *marks]))
        left += SIGN + step * len(found) + GAP
    return drawn


def name(seat: int, x: float, y: float, room: float, lang: str, size: float = LETTERS - 1) -> Svg:
    """Return the name of a seat, cut off where it is longer than there is room: people's names stand in its place."""
    text = label(TEXTS.say(lang, "seat-name", seat=seat + 1), 0, 15, size, "t-bold", anchor="start")
    return tag("svg", text, x=float(x), y=float(y - 10), width=float(room), height=22.0)


# --- for a phone ---


def tall(t: Table, lang: str) -> Drawing:
    """Return a chip for each seat, two abreast."""
    found = all_seats(t)
    step = (CHIP[0] + 8, CHIP[1] + 8)

    def layer(i: int, one: Seat) -> Layer:
        x, y = 1 + step[0] * (i % 2), 1 + step[1] * (i // 2)
        return Layer(f"seat-{one.seat}", (one, x, y), lambda: group(chip(one, lang), at=(x, y)))

    return Drawing(366, step[1] * -(-len(found) // 2), [layer(i, one) for i, one in enumerate(found)])


@kept
def chip(one: Seat, lang: str) -> Svg:
    """Return a seat in a box of four lines."""
    width, height = CHIP
    culture, culture_rate, science, science_rate, _, happy, food, resources = one.have[:8]
    left, right = 8, width / 2 + 4
    room = width / 2 - 30
    face = f"{happy}/{one.required}" if not one.simple else str(happy)
    drawn = [
        rect(0, 0, width, height, "in-force" if one.moves else "trough", 8),
        player_mark(one.seat, 7, 15, 14),
        name(one.seat, 28, 14, 84 if len(one.odds) < FEW else 72, lang),
        number(one, "culture", f"{culture} +{culture_rate}", left, 38, lang, room),
        number(one, "strength", f"{one.have[4]} ({one.place}.)", right, 38, lang, room),
        number(one, "science", f"{science} +{science_rate}", left, 62, lang, room),
        number(one, "happy", face, right, 62, lang, room, "t-danger t-bold" if one.angry else "t-bold"),
        number(one, "food", f"{food} +{one.food}", left, 86, lang, room),
        number(one, "resources", f"{resources} +{one.resources}", right, 86, lang, room),
    ]
    return group(*drawn, *odds(one, width - 5, 14, 60 if len(one.odds) < FEW else 72), data_front=f"civ-{one.seat}")
