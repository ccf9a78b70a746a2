"""All seats side by side: their numbers as bars, one below the other, and what they have in play as emblems.

Nothing in it is told as news: whatever changes here changes on the other pictures too.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import BASE
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import NOTHING, Svg, group, icon, join, kept, label, player_mark, rect, title
from epocha.games.through_the_ages.belongings import Held, agreed, armies_of, holdings, wonder_words
from epocha.games.through_the_ages.components import (
    CARD_IDS,
    CATEGORY,
    FIRST,
    FIRST_WONDER,
    LAB,
    LINES,
    MINE,
    NONE,
    SITES,
    STAGE_COUNT,
    TERRITORY,
    UNIT_SITE,
    WONDER,
)
from epocha.games.through_the_ages.emblems import emblem
from epocha.games.through_the_ages.names import TEXTS, card_label
from epocha.games.through_the_ages.scenes import sky_of
from epocha.games.through_the_ages.seats import Seat, all_seats, backs, name
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.tiles import plate
from epocha.games.through_the_ages.values import army_bonus

NUMBERS: Final = (
    "culture", "culture-rate", "science", "science-rate", "strength", "happy", "food", "food-made", "resources",
    "resources-made", "workers", "on-farms", "on-mines", "on-urban", "units", "yellow", "blue", "civil", "military",
    "civil-cards", "military-cards",
)  # fmt: skip
"""What is compared as numbers, by the symbol that stands for it or by what it counts."""
SIGNS: Final = {
    "food-made": "food", "resources-made": "resources", "on-farms": "workers", "on-mines": "workers",
    "on-urban": "workers", "units": "workers", "yellow": "workers", "blue": "blue",
}  # fmt: skip
"""The symbols of those that have none of their own."""
OF_WAR: Final = ("military", "military-cards")
"""What the tutorial knows nothing of."""
CARDS_SHOWN: Final = ("government", "leader", "special", "wonder", "wonders", "tactics", "colonies", "odds")
STOCK: Final = (
    "culture", "culture-rate", "science", "science-rate", "strength", "happy", "food", "resources", "workers",
    "civil-cards", "military-cards",
)  # fmt: skip
"""The order of `accounts.stock`."""
ROW: Final = 22.4
HEAD: Final = 30.0
WIDE: Final = 1300.0
NARROW: Final = 1170.0
MIDDLE: Final = 860.0
TALL: Final = 366.0
LETTERS: Final = 14.0
EMBLEM: Final = 25.0
"""From emblem to emblem."""
NAMED: Final = 96.0
"""Width of a column from which on names of cards can be read in it."""


class Shown(NamedTuple):
    """A card in play that is shown as its emblem: what is said of it, what stands beside it, whom it concerns."""

    card: int
    words: str
    text: str = ""
    seat: int = NONE


class Column(NamedTuple):
    """A seat: each of its numbers with the text that stands for it, and its cards by row."""

    seat: int
    moves: bool
    numbers: tuple[int, ...]
    texts: tuple[str, ...]
    cards: tuple[tuple[Shown, ...], ...]


class Place(NamedTuple):
    """Where a part of the comparison lies: its upper left corner, the width of its labels, and that of a column."""

    x: float
    y: float
    labels: float
    column: float

    def right_of(self, i: int) -> float:
        """Return where a column begins."""
        return self.x + self.labels + self.column * i


class Rows(NamedTuple):
    """Some of the rows of numbers, from one of them to before another, and where they lie."""

    first: int
    end: int
    at: Place


def compare(t: Table, lang: str) -> Picture:
    """Return the picture of all seats side by side."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: wide(t, lang),
        "narrow": lambda: narrow(t, lang),
        "middle": lambda: middle(t, lang),
        "tall": lambda: tall(t, lang),
    }
    return Picture("compare", "tracks", TEXTS.say(lang, "compare"), forms)


# --- what it says ---


def columns(t: Table, lang: str) -> list[Column]:
    """Return what is to be compared, the viewer's first."""
    return [column(t, one, lang) for one in all_seats(t)]


def column(t: Table, one: Seat, lang: str) -> Column:
    """Return what is to be compared of a seat."""
    numbers = numbers_of(t, one)
    left, of_left, military, of_military = one.actions
    texts = {
        "happy": str(numbers["happy"]) if one.simple else f"{numbers['happy']}/{one.required}",
        "food-made": f"+{one.food}",
        "resources-made": f"+{one.resources}",
        "culture-rate": f"+{numbers['culture-rate']}",
        "science-rate": f"+{numbers['science-rate']}",
        "civil": f"{left}/{of_left}",
        "military": f"{military}/{of_military}",
        "civil-cards": f"{numbers['civil-cards']}/{t.civil_limit[one.seat]}",
        "military-cards": backs(one.ages),
    }
    cards = cards_of(t, one.seat, lang)
    rows = rows_of(one.simple)
    return Column(
        one.seat,
        one.moves,
        tuple([numbers[row] for row in rows]),
        tuple([texts.get(row, str(numbers[row])) for row in rows]),
        tuple([tuple(cards[row]) for row in CARDS_SHOWN]),
    )


def rows_of(simple: bool) -> list[str]:
    """Return which numbers there are, in the tutorial or in other modes."""
    return [row for row in NUMBERS if not (simple and row in OF_WAR)]


def numbers_of(t: Table, one: Seat) -> dict[str, int]:
    """Return the numbers of a seat."""
    p = one.seat
    stock = dict(zip(STOCK, one.have, strict=True))
    workers = [int(n) for n in t.workers[p * SITES : (p + 1) * SITES]]
    mine, lab, unit = int(FIRST[MINE]), int(FIRST[LAB]), int(UNIT_SITE)
    return stock | {
        "food-made": one.food, "resources-made": one.resources, "on-farms": sum(workers[:mine]),
        "on-mines": sum(workers[mine:lab]), "on-urban": sum(workers[lab:unit]), "units": sum(workers[unit:]),
        "yellow": int(t.yellow[p]), "blue": int(t.blue[p]), "civil": one.actions[0], "military": one.actions[2],
    }  # fmt: skip


def cards_of(t: Table, p: int, lang: str) -> dict[str, list[Shown]]:
    """Return the cards in play of a seat, by row."""
    held = holdings(t, p, lang)
    odds = [one for q in range(int(t.players)) for one in agreed(t, p, q, lang)]
    special = [int(card) for card in t.special[p * LINES : (p + 1) * LINES]]
    return {
        "government": plain(int(t.government[p]), lang),
        "leader": plain(int(t.leader[p]), lang),
        "special": [one for card in special for one in plain(card, lang)],
        "wonder": begun(t, p, lang),
        "wonders": [Shown(one.card, one.words) for one in held if CATEGORY[one.card] == WONDER],
        "tactics": army(t, p, lang),
        "colonies": [Shown(one.card, one.words) for one in held if CATEGORY[one.card] == TERRITORY],
        "odds": [concerned(one) for one in odds],
    }


def plain(card: int, lang: str) -> list[Shown]:
    """Return a card of which there is no more to say, if there is one."""
    return [] if card == NONE else [Shown(card, card_label(card, lang))]


def concerned(one: Held) -> Shown:
    """Return a pact or a war, with whom it concerns."""
    return Shown(one.card, one.words, "", one.seat)


def begun(t: Table, p: int, lang: str) -> list[Shown]:
    """Return the wonder under construction with its stages."""
    card, stages = int(t.wonder[p]), int(t.stages[p])
    if card == NONE:
        return []
    return [Shown(card, wonder_words(card, stages, lang), f"{stages}/{STAGE_COUNT[card - FIRST_WONDER]}")]


def army(t: Table, p: int, lang: str) -> list[Shown]:
    """Return the tactics of a seat with its armies, and what they add."""
    card = int(t.tactics[p])
    if card == NONE:
        return []
    bonus, armies = int(army_bonus(t, p, False)), armies_of(t, p)
    words = TEXTS.say(lang, "tactics-now", card=card_label(card, lang), bonus=bonus, armies=armies)
    return [Shown(card, words, f"{armies}: +{bonus}")]


# --- how it is drawn ---


def wide(t: Table, lang: str) -> Drawing:
    """Return it for a desk."""
    return in_three(t, lang, WIDE, (WIDE - 24) // 3)


def narrow(t: Table, lang: str) -> Drawing:
    """Return it for a tablet held flat, where it is as wide as it can be read, and emblems have less room."""
    return in_three(t, lang, NARROW, 316)


def in_three(t: Table, lang: str, width: float, for_cards: float) -> Drawing:
    """Return the numbers in two blocks and the cards in a third, side by side; whole numbers take less to send.

    Args:
        width: of all. for_cards: that of the third block.
    """
    found = columns(t, lang)
    rows = rows_of(bool(t.terms.mode == TUTORIAL))
    half = -(-len(rows) // 2)
    room = (width - 24 - for_cards) // 2
    blocks = [
        Place((room + 12) * i, 0, words, (wide - words) // len(found))
        for i, (words, wide) in enumerate(((148, room), (140, room), (100, for_cards)))
    ]
    parts = [Rows(0, half, blocks[0]), Rows(half, len(rows), blocks[1])]
    cards = blocks[2]._replace(y=HEAD)
    height = HEAD + max(ROW * half, sum(heights(found, cards.column))) + 2
    return Drawing(width, height, layers(rows, found, parts, cards, lang))


def middle(t: Table, lang: str) -> Drawing:
    """Return for a tablet two blocks as high as each other, so that it leaves the own pictures their room: what numbers
    the first does not hold stand above the cards in the second."""
    found = columns(t, lang)
    rows = rows_of(bool(t.terms.mode == TUTORIAL))
    room = (MIDDLE - 12) / 2
    left, right = [Place(x, 0, 140, (room - 140) / len(found)) for x in (0, room + 12)]
    high = sum(heights(found, right.column))
    first = -(-int(ROW * len(rows) + high) // int(2 * ROW))
    cards = right._replace(y=HEAD + ROW * (len(rows) - first))
    parts = [Rows(0, first, left), Rows(first, len(rows), right)]
    return Drawing(MIDDLE, max(HEAD + ROW * first, cards.y + high) + 2, layers(rows, found, parts, cards, lang))


def tall(t: Table, lang: str) -> Drawing:
    """Return for a phone the numbers above the cards."""
    found = columns(t, lang)
    rows = rows_of(bool(t.terms.mode == TUTORIAL))
    labels = 110.0 + 16 * (4 - len(found))  # a column of few seats needs less than there is, and no label is cut short
    at = Place(0, 0, labels, (TALL - labels) / len(found))
    cards = at._replace(y=HEAD + ROW * len(rows) + 4)
    height = cards.y + sum(heights(found, at.column)) + 2
    return Drawing(TALL, height, layers(rows, found, [Rows(0, len(rows), at)], cards, lang))


def layers(rows: list[str], found: list[Column], parts: list[Rows], cards: Place, lang: str) -> list[Layer]:
    """Return the labels, the heads of the columns, each number of all seats, and the cards of each seat."""
    high = tuple(heights(found, cards.column))
    headed = [part.at for part in parts]
    if cards.y == HEAD:
        headed.append(cards)

    def words() -> Svg:
        named = [label_column(rows[part.first : part.end], part.at, len(found), lang) for part in parts]
        return join([*named, card_labels(high, cards, len(found), lang)])

    def headed_by(i: int, one: Column) -> Layer:
        def draw() -> Svg:
            return join([head(one, at.right_of(i), at.column, lang) for at in headed])

        return Layer(f"head-{one.seat}", (i, one.moves, len(found)), draw, tells=False)

    def number(i: int, part: Rows) -> Layer:
        of = tuple([(one.seat, one.numbers[i], one.texts[i]) for one in found])
        at = (part.at.right_of(0), HEAD + ROW * (i - part.first))
        return Layer(rows[i], of, lambda: bars(of, rows[i], part.at.column, lang), tells=False, at=at)

    def shown(i: int, one: Column) -> Layer:
        key = (one.cards, high, len(found))
        at = (cards.right_of(i), cards.y)
        return Layer(f"seat-{one.seat}", key, lambda: cards_of_seat(one, high, cards.column, lang), False, at)

    return [
        Layer("labels", (len(rows), high, len(found)), words, tells=False),
        *[headed_by(*one) for one in enumerate(found)],
        *[number(i, part) for part in parts for i in range(part.first, part.end)],
        *[shown(*one) for one in enumerate(found)],
    ]


def heights(found: list[Column], column: float) -> list[float]:
    """Return how high each row of cards is: as many lines as the seat needs that has the most of them."""
    across = max(1, int(column // EMBLEM))
    most = [max([len(one.cards[i]) for one in found]) for i in range(len(CARDS_SHOWN))]
    return [EMBLEM * max(1, -(-n // across)) + 4 for n in most]


def label_column(rows: list[str], at: Place, seats: int, lang: str) -> Svg:
    """Return what the rows of some numbers are called, every second on a ground of its own."""
    drawn: list[Svg] = []
    for i, row in enumerate(rows):
        y = HEAD + ROW * i
        middle = y + ROW / 2 - 1
        sign = icon(SIGNS.get(row, row), at.x + 12, middle, 17)
        drawn += [ground(i, at, y, ROW, seats), sign, said(row, at.x + 24, middle, at.labels - 28, lang)]
    return join(drawn)


def card_labels(high: tuple[float, ...], at: Place, seats: int, lang: str) -> Svg:
    """Return what the rows of cards are called, likewise."""
    drawn: list[Svg] = []
    y = at.y
    for i, row in enumerate(CARDS_SHOWN):
        drawn += [ground(i, at, y, high[i], seats), said(row, at.x + 4, y + EMBLEM / 2, at.labels - 8, lang)]
        y += high[i]
    return join(drawn)


def ground(i: int, at: Place, y: float, height: float, seats: int) -> Svg:
    """Return what lies under every second row."""
    return NOTHING if i % 2 else rect(at.x, y, at.labels + at.column * seats, height - 1.6, "own-row", 4)


def said(row: str, x: float, y: float, room: float, lang: str) -> Svg:
    """Return what a row is called."""
    return label(TEXTS.say(lang, f"compare-{row}"), x, y + BASE * LETTERS, LETTERS, "", room, "start")


def head(one: Column, x: float, width: float, lang: str) -> Svg:
    """Return whose column it is; it leads to their civilization."""
    return group(
        rect(1, 1, width - 4, HEAD - 4, "in-force" if one.moves else "trough", 6),
        player_mark(one.seat, 5, 8, HEAD / 2 - 1),
        name(one.seat, 15, HEAD / 2 - 1, width - 18, lang, LETTERS),
        at=(x, 0),
        data_front=f"civ-{one.seat}",
        class_=f"p{one.seat}",
    )


def bars(of: Sequence[tuple[int, int, str]], row: str, width: float, lang: str) -> Svg:
    """Return a number of all seats side by side, each on a bar that is as long as it is a part of the highest."""
    most = max([n for _, n, _ in of])
    return join([bar(seat, row, n, text, most, width * i, width, lang) for i, (seat, n, text) in enumerate(of)])


@kept
def bar(seat: int, row: str, n: int, text: str, most: int, x: float, width: float, lang: str) -> Svg:
    """Return a number on its bar, in whole units, which take less to send; the highest of its row is bold."""
    long = round((width - 8) * max(0, n) / most) if most > 0 else 0
    drawn = [
        rect(2, 1, long, round(ROW - 3.6), "f-player see-through", 3) if long > 0 else NOTHING,
        label(
            text, 7, round(ROW / 2 - 1 + BASE * LETTERS), LETTERS, "t-bold" if n == most else "", width - 14, "start"
        ),
    ]
    if row not in STOCK:
        return group(*drawn, at=(x, 0), class_=f"p{seat}")
    words = TEXTS.say(lang, "number-now", name=TEXTS.say(lang, f"compare-{row}"), n=text)
    return group(title(words), *drawn, at=(x, 0), class_=f"p{seat}", data_symbol=row, data_seat=seat)


def cards_of_seat(one: Column, high: tuple[float, ...], width: float, lang: str) -> Svg:
    """Return the cards of a seat, row by row; one that stands alone has its name or what it comes to beside it."""
    drawn: list[Svg] = []
    y = 0.0
    across = max(1, int(width // EMBLEM))
    for i, cards in enumerate(one.cards):
        for number, shown in enumerate(cards):
            at = (EMBLEM * (number % across), y + EMBLEM * (number // across))
            drawn.append(card_drawn(shown, CARDS_SHOWN[i], at, width, lang))
        y += high[i]
    return join(drawn)


def card_drawn(one: Shown, row: str, at: tuple[float, float], width: float, lang: str) -> Svg:
    """Return a card in play: governments and leaders by their names where there is room, others by their emblems."""
    if row in ("government", "leader") and width >= NAMED:
        inside = [plate(one.card, lang, width - 6, 20, LETTERS)]
    else:
        inside = [rect(0, 0, 23, 23, sky_of(one.card), 4), icon(emblem(one.card), 11.5, 11.5, 21)]
    if one.text:
        inside.append(label(one.text, 28, 11.5 + BASE * LETTERS, LETTERS, "t-bold", width - 34, "start"))
    if one.seat != NONE:
        inside.append(group(player_mark(one.seat, 5, 19, 19), class_=f"p{one.seat}"))
    return group(title(one.words), *inside, at=at, data_thing=f"card-{CARD_IDS[one.card]}")
