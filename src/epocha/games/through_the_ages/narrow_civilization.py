"""A civilization where there is little room: in lines for a phone, as a strip, and as plain numbers."""

from typing import Final, NamedTuple

from epocha.engine.parts.pieces import BASE, split
from epocha.engine.picture import Drawing, Layer
from epocha.engine.player_board import BADGE, CELL, badge_amount, badge_corner, badge_frame, strip_frame
from epocha.engine.svg import (
    NOTHING,
    Svg,
    circle,
    group,
    icon,
    join,
    kept,
    label,
    path,
    player_mark,
    rect,
    text_width,
    title,
)
from epocha.games.through_the_ages import belongings as belong
from epocha.games.through_the_ages.accounts import RATES, stock
from epocha.games.through_the_ages.banks import HEIGHT, NEEDS, PEOPLE, bank_layers
from epocha.games.through_the_ages.bindings import is_own, offered_at_site, offered_by_card
from epocha.games.through_the_ages.components import (
    AGE,
    AGE_IDS,
    AIR_FORCE,
    CARD_IDS,
    CATEGORY_IDS,
    FARM,
    LAB,
    LINES,
    NONE,
    THEATER,
)
from epocha.games.through_the_ages.emblems import emblem as emblem_of
from epocha.games.through_the_ages.names import TEXTS, card_name, heading
from epocha.games.through_the_ages.open_hands import open_hand
from epocha.games.through_the_ages.scenes import band_of, scene
from epocha.games.through_the_ages.sites import column, site_words
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.tiles import Standing, lacking, limit_sign, name_in_line, placed
from epocha.games.through_the_ages.tokens import amount, amount_width, spent, tokens
from epocha.games.through_the_ages.values import army_bonus, buildings_of

WIDTH: Final = 366
LINE: Final = 48
SIZE: Final = 14.0
"""Of letters, where they are the smallest."""
NAMES: Final = 88
"""Width of the names of kinds."""
SHORT: Final = 86
"""A card that is no wider does not tell its price."""
FLAT: Final = 484
"""Width on a phone held flat."""
BETWEEN: Final = 6
"""Between what stands side by side."""
STRIP: Final = (620, 72)
CHIP: Final = (214, 31)
"""A card on a strip: its name on the colour of its kind."""
BEFORE_CHIPS: Final = 550
"""Width of the numbers on a strip with cards."""
CHIP_SIZE: Final = 23.0
FIRST_ON_BADGE: Final = ("culture", "culture-rate", "strength", "science", "science-rate", "happy")
WAR: Final = 32
"""Height of a war among the numbers."""
KINDS: Final = range(FARM, AIR_FORCE + 1)


# --- for a phone: a line for each kind that is owned ---


def tall(t: Table, p: int, lang: str) -> Drawing:
    """Return the civilization in lines, for a phone held upright."""
    scale = 1.17
    step = HEIGHT * scale + 6
    banks = [(7.0, 0.0), (7.0, step), (WIDTH - 7 - NEEDS * scale, 0.0), (7.0, 2 * step)]
    return in_lines(t, p, lang, Sheet(WIDTH, 1, 2, 2), banks, 3 * step, scale)


def flat(t: Table, p: int, lang: str) -> Drawing:
    """Return the civilization in lines two abreast, for a phone held flat."""
    scale = 1.11
    step = HEIGHT * scale + 6
    second = 13 + PEOPLE * scale
    banks = [(7.0, 0.0), (second, 0.0), (7.0, step), (second, step)]
    return in_lines(t, p, lang, Sheet(FLAT, 2, 4, 3), banks, 2 * step, scale)


class Sheet(NamedTuple):
    """What there is room for side by side.

    Attributes:
        width: of all. lines: of kinds with few cards. cards: who rules, what is built and tactics. plates: all else.
    """

    width: float
    lines: int
    cards: int
    plates: int

    def share(self, of: int) -> float:
        """Return how wide each of so many is that stand side by side."""
        return (self.width - 14 - BETWEEN * (of - 1)) / of

    def corner(self, i: int, of: int, y: float, down: float) -> tuple[float, float]:
        """Return the corner of one of things that stand so many abreast from a height on, lines so far apart."""
        return 7 + (self.share(of) + BETWEEN) * (i % of), y + down * (i // of)


def in_lines(
    t: Table, p: int, lang: str, sheet: Sheet, banks: list[tuple[float, float]], below: float, scale: float
) -> Drawing:
    """Return the civilization in lines.

    Args:
        banks: where they lie under all else, which is so high. scale: how large they are.
    """
    rows = kinds_in_rows(t, p, sheet.lines)
    layers: list[Layer] = []
    for i, kinds in enumerate(rows):
        room = sheet.share(len(kinds))
        layers += [
            line_layer(t, p, kind, lang, *sheet.corner(n, len(kinds), 7.0 + LINE * i, 0), room)
            for n, kind in enumerate(kinds)
        ]
    y = 11.0 + LINE * len(rows)
    found, y = belongings(t, p, lang, sheet, y)
    at = [(x, y + down) for x, down in banks]
    in_hand, more = open_hand(t, p, lang, 7, y + below, sheet.width - 10, 2, SIZE)
    height = y + below + 4 + more

    def ground() -> Svg:
        return group(
            rect(1, 1, sheet.width - 2, height - 2, "f-earth edge", 10),
            rect(3.5, 3.5, sheet.width - 7, height - 7, "mat", 8),
        )

    return Drawing(
        sheet.width,
        height,
        [Layer("ground", height, ground), *layers, *found, *bank_layers(t, p, lang, at, scale), *in_hand],
    )


def kinds_in_rows(t: Table, p: int, most: int) -> list[list[int]]:
    """Return the kinds that are owned in rows; so many at most stand side by side if each has one card."""
    rows: list[list[int]] = []
    for kind in KINDS:
        count = len(column(t, p, kind))
        if not count:
            continue
        is_beside = bool(rows) and len(rows[-1]) < most and count == 1 == len(column(t, p, rows[-1][-1]))
        if is_beside:
            rows[-1].append(kind)
        else:
            rows.append([kind])
    return rows


def line_layer(t: Table, p: int, kind: int, lang: str, x: float, y: float, room: float) -> Layer:
    """Return the cards of a kind in a line, the lowest level first, on the colour of the kind."""
    standing = tuple(column(t, p, kind))
    offers = tuple([offered_at_site(t, p, one.card) for one in standing])
    limit = int(t.urban_limit[p]) if LAB <= kind <= THEATER else 0
    built = int(buildings_of(t, p, kind))
    names = NAMES if room > WIDTH / 2 + 100 else NAMES - 12
    width = min(130.0, (room - names - 1) / len(standing))
    free = room - names - width * len(standing)

    def draw() -> Svg:
        band, high = band_of(standing[0].card), LINE - 4
        name = heading(TEXTS.say(lang, "kind-head", kind=CATEGORY_IDS[kind]))
        head = [
            rect(x, y, room, high, band.replace("b-", "lane-"), 6),
            rect(x, y, names - 2, high, band, 6),
            label(name, x + 6, y + (20 if limit else 27), SIZE, "t-bone t-bold", names - 12, "start"),
            limit_sign(built, limit, x + 38, y + 38, SIZE) if limit else NOTHING,
            lacking(emblem_of(standing[-1].card), x + room - free / 2, y + high / 2, 34) if free > 44 else NOTHING,
        ]
        cells = [
            placed(
                f"civ-{p}-{CARD_IDS[one.card]}", cell(one, lang, width - 3), site_words(one, lang), offer,
                x + names + width * i, y, width - 3, high, one.card,
            )
            for i, (one, offer) in enumerate(zip(standing, offers, strict=True))
        ]  # fmt: skip
        return group(*head, *cells)

    return Layer(CATEGORY_IDS[kind], (standing, offers, limit, built, x, y, room), draw)


@kept
def cell(one: Standing, lang: str, width: float) -> Svg:
    """Return a card in a line, from its upper left corner: above its age and name, below what stands on it."""
    price = str(one.price) if width > SHORT else ""
    room = width - 8 - (amount_width(price, SIZE) if price else 0)
    half = room / 2 if one.stored else room
    land = scene(one.card, 1, 20, width - 2, LINE - 25)
    ink = "t-print" if one.workers else "t-bold"
    return join([
        ground_of(one.card, lang, width, not one.workers),
        land if one.workers else group(land, class_="faded"),
        tokens("workers", one.workers, 4, 32, half, 17, SIZE, ink),
        tokens("blue", one.stored, 6 + half, 32, half, 15, SIZE, ink),
        amount("resources", price, width - 4 - amount_width(price, SIZE), 32, SIZE, ink) if price else NOTHING,
    ])  # fmt: skip


@kept
def ground_of(card: int, lang: str, width: float, idle: bool = False) -> Svg:
    """Return what a card in a line is drawn on, with its age and name; one that nobody works on is paler."""
    return join([
        rect(0, 0, width, LINE - 4, "idle" if idle else "in-play", 6),
        path(f"M0 20V6Q0 0 6 0H{width - 6:g}Q{width:g} 0 {width:g} 6V20z", band_of(card)),
        label(AGE_IDS[AGE[card]], 5, 15.5, SIZE, "t-bone t-bold", anchor="start"),
        label(name_in_line(card, lang, width - 28, SIZE), 24, 15.5, SIZE, "t-bone t-bold", width - 28, "start"),
    ])  # fmt: skip


def belongings(t: Table, p: int, lang: str, sheet: Sheet, y: float) -> tuple[list[Layer], float]:
    """Return leader, government, wonder, tactics and all plates from a height on, and how far down they reach."""
    left, wonder, stages = belong.actions_of(t, p), int(t.wonder[p]), int(t.stages[p])
    leader, government, tactics, own = int(t.leader[p]), int(t.government[p]), int(t.tactics[p]), is_own(t, p)
    special = [int(card) for card in t.special[p * LINES : (p + 1) * LINES] if card != NONE]
    named = [belong.Held(card, card_name(card, lang), offered_by_card(t, p, card)) for card in special]
    held = (*named, *belong.holdings(t, p, lang))
    bonus, has_army = int(army_bonus(t, p, False)), bool(t.terms.mode != TUTORIAL)
    width, slim = sheet.share(sheet.cards), sheet.share(sheet.plates)
    at = [sheet.corner(i, sheet.cards, y, LINE) for i in range(4)]
    below = y + LINE * (4 // sheet.cards)

    def plates() -> Svg:
        corners = [sheet.corner(i, sheet.plates, below, 27) for i in range(len(held))]
        return group(*[plate_line(p, one, lang, *corner, slim) for one, corner in zip(held, corners, strict=True)])

    layers = [
        Layer("leader", (leader, y, width), lambda: box(p, leader, "no-leader", "", lang, *at[0], width)),
        Layer(
            "government", (government, left, y, width),
            lambda: government_line(p, government, left, lang, *at[1], width),
        ),
        Layer(
            "wonder", (wonder, stages, own, y, width), lambda: wonder_line(p, wonder, stages, own, lang, *at[2], width)
        ),
        Layer("holdings", (held, y, slim), plates),
    ]  # fmt: skip
    if has_army:
        text = f"+{bonus}" if tactics != NONE else ""
        layers.append(
            Layer(
                "tactics", (tactics, text, y, width), lambda: box(p, tactics, "no-tactics", text, lang, *at[3], width)
            )
        )
    return layers, below + 27 * -(-len(held) // sheet.plates) + 4


def box(p: int, card: int, nothing: str, text: str, lang: str, x: float, y: float, width: float) -> Svg:
    """Return a card in a part of a line, or the place of one; `text` is a number that it brings."""
    if card == NONE:
        words = TEXTS.say(lang, nothing)
        lines = split(words, 2) if text_width(words, SIZE) > width - 8 else [words]
        low = y + 27 - 8 * (len(lines) - 1)
        said = [label(one, x + width / 2, low + 16 * i, SIZE, "t-soft", width - 8) for i, one in enumerate(lines)]
        return group(rect(x, y, width, LINE - 4, "slot", 6), *said)
    below = amount("army", text, 6, 32, SIZE, "t-print") if text else NOTHING
    ground = scene(card, 1, 20, width - 2, LINE - 25)
    drawn = join([ground_of(card, lang, width), ground, icon(emblem_of(card), width / 2, 32, 22), below])
    return placed(f"civ-{p}-{CARD_IDS[card]}", drawn, card_name(card, lang), "", x, y, width, LINE - 4, card)


def government_line(
    p: int, card: int, left: tuple[int, int, int, int], lang: str, x: float, y: float, width: float
) -> Svg:
    """Return the government with the action tokens left."""
    words = belong.government_words(card, left, lang)
    half = (width - 12) / 2
    drawn = group(
        ground_of(card, lang, width),
        spent("civil", left[0], left[1], 5, 32, half + 14, 16),
        spent("military", left[2], left[3], 22 + half, 32, half - 14, 16),
    )
    return placed(f"civ-{p}-{CARD_IDS[card]}", drawn, words, "", x, y, width, LINE - 4, card)


def wonder_line(p: int, card: int, stages: int, own: bool, lang: str, x: float, y: float, width: float) -> Svg:
    """Return the wonder under construction with its stages."""
    if card == NONE:
        return box(p, card, "wonder-none-begun", "", lang, x, y, width)
    costs = belong.stage_costs(card)
    step = (width - 10) / len(costs)
    built = [
        group(belong.stage(cost, i < stages, step - 3, 20, SIZE), at=(6 + step * i, 22)) for i, cost in enumerate(costs)
    ]
    drawn, words = group(ground_of(card, lang, width), *built), belong.wonder_words(card, stages, lang)
    return placed(f"civ-{p}-{CARD_IDS[card]}", drawn, words, "stages" if own else "", x, y, width, LINE - 4, card)


def plate_line(p: int, one: belong.Held, lang: str, x: float, y: float, width: float) -> Svg:
    """Return a plate that can be read and touched on a phone."""
    return belong.held_plate(p, one, lang, x, y, width, 24, SIZE)


# --- as a strip ---


def low(t: Table, p: int, lang: str) -> Drawing:
    """Return the numbers of a seat in two rows."""
    ground = Layer("ground", (), lambda: strip_frame(p, *STRIP, STRIP[1] / 2))
    return Drawing(*STRIP, [ground, *numbers(t, p, STRIP[0], lang)])


def line(t: Table, p: int, lang: str) -> Drawing:
    """Return the numbers of a seat in two rows, and beside them what else makes it what it is."""
    width = BEFORE_CHIPS + 2 * CHIP[0] + 12.0
    cards = [("government", t.government[p], ""), ("leader", t.leader[p], "no-leader")]
    cards += [("wonder", t.wonder[p], "wonder-none-begun")]
    if t.terms.mode != TUTORIAL:
        cards += [("tactics", t.tactics[p], "no-tactics")]

    def chip_of(i: int, name: str, card: int, nothing: str) -> Layer:
        at = (BEFORE_CHIPS + (CHIP[0] + 5) * (i // 2), 4.0 + (CHIP[1] + 2) * (i % 2))
        return Layer(name, card, lambda: group(chip(card, nothing, lang), at=at))

    return Drawing(width, STRIP[1], [
        Layer("ground", (), lambda: strip_frame(p, width, STRIP[1], STRIP[1] / 2)),
        *numbers(t, p, BEFORE_CHIPS, lang),
        *[chip_of(i, name, int(card), nothing) for i, (name, card, nothing) in enumerate(cards)],
    ])  # fmt: skip


def chip(card: int, nothing: str, lang: str) -> Svg:
    """Return a card on a strip, or the outline of one."""
    width, height = CHIP
    name, style = (TEXTS.say(lang, nothing), "t-soft") if card == NONE else (card_name(card, lang), "t-bone t-bold")
    said = label(name, width / 2, height / 2 + BASE * CHIP_SIZE, CHIP_SIZE, style, width - 12)
    if card == NONE:
        return group(rect(1, 1, width - 2, height - 2, "absent", 6), said)
    return group(rect(0, 0, width, height, band_of(card), 6), said, data_thing=f"card-{CARD_IDS[card]}")


def numbers(t: Table, p: int, width: float, lang: str) -> list[Layer]:
    """Return the numbers of a seat as they stand on a strip, or on so much of it."""
    have = list(stock(t, p).items())
    in_row = len(have) // 2 + 1
    step = (width - 62) / in_row

    def corner(i: int) -> tuple[float, float]:
        return 58 + step * (i % in_row), 2.0 + 34 * (i // in_row)

    wars = wars_of(t, p, lang)

    def amount_of(i: int, name: str, n: int) -> Layer:
        beside = wars if i == len(have) - 1 else ()
        grown = have[i - 1][1] if name in RATES else 0

        def draw() -> Svg:
            if name in RATES:
                return strip_rate(p, name, n, grown, corner(i - 1), 2 * step - 4, lang)
            shown = strip_amount(p, name, n, corner(i), step - 37, lang)
            return join([shown, at_war(beside, corner(i + 1), step - 4)])

        return Layer(name, (n, grown, beside), draw)

    return [amount_of(i, name, n) for i, (name, n) in enumerate(have)]


def number_words(name: str, n: int, lang: str) -> str:
    """Return what a number is of, and how much."""
    return TEXTS.say(lang, "number-now", name=TEXTS.say(lang, f"symbol-{name}"), n=n)


def strip_amount(p: int, name: str, n: int, at: tuple[float, float], room: float, lang: str) -> Svg:
    """Return a number beside its symbol, with so much room for its digits."""
    x, y = at
    shown = label(str(n), x + 35, y + 31, 32, "t-bold", room, "start")
    return group(
        title(number_words(name, n, lang)), icon(name, x + 17, y + 19, 30), shown, data_symbol=name, data_seat=p
    )


def strip_rate(p: int, name: str, n: int, grown: int, at: tuple[float, float], room: float, lang: str) -> Svg:
    """Return what a turn adds to a number, behind that number, which is of the same symbol; with room for both."""
    x, y = at
    left = x + 35 + text_width(str(grown), 32) + 8
    shown = label(f"+{n}", left, y + 31, 32, "t-soft", x + room - left, "start")
    return group(title(number_words(name, n, lang)), shown, data_symbol=name, data_seat=p)


class War(NamedTuple):
    """A war that is not yet fought, as a seat sees it: declared by itself or on it."""

    card: belong.Held
    declared: bool


def wars_of(t: Table, p: int, lang: str) -> tuple[War, ...]:
    """Return the wars of a seat."""
    found = [(q, one) for q in range(int(t.players)) for one in belong.agreed(t, p, q, lang)]
    return tuple([War(one, q == p) for q, one in found if one.card == t.war[q]])


def at_war(wars: tuple[War, ...], at: tuple[float, float], width: float) -> Svg:
    """Return wars side by side in the field after the numbers; they come with the last of these, as one part."""
    room = width / max(1, len(wars))
    return join([group(war(one, room - 2), at=(at[0] + room * i, at[1] + 2)) for i, one in enumerate(wars)])


def war(one: War, width: float) -> Svg:
    """Return a war on the colour of such cards: an arrow to whom it was declared on, or from who declared it."""
    middle = WAR / 2
    far, near = (width - 28, width - 37) if one.declared else (width - 37, width - 28)
    return group(
        title(one.card.words),
        rect(0, 0, width, WAR, "b-war", 6),
        join([rect(3, 3, 28, WAR - 6, "f-bone", 4), icon("war", 17, middle, 25)]) if width > 70 else NOTHING,
        path(f"M{near:g} {middle - 8:g}L{far:g} {middle:g}L{near:g} {middle + 8:g}z", "f-bone"),
        circle(width - 14, middle, 12, "f-bone"),
        player_mark(one.card.seat, 9, width - 14, middle),
        data_thing=f"card-{CARD_IDS[one.card.card]}",
    )


# --- as numbers ---


def badge(t: Table, p: int, lang: str) -> Drawing:
    """Return all numbers of a seat in rows of three: what a turn adds stands behind what it adds to."""
    numbers = stock(t, p)
    have = [
        (name, numbers[name]) for name in [*FIRST_ON_BADGE, *[name for name in numbers if name not in FIRST_ON_BADGE]]
    ]
    wars = wars_of(t, p, lang)

    def number(i: int, name: str, n: int) -> Layer:
        words = number_words(name, n, lang)
        beside = wars if i == len(have) - 1 else ()

        def draw() -> Svg:
            if name in RATES:
                x, y = badge_corner(i)
                added = label(f"+{n}", x + 6, y + 31, 31, "t-soft", CELL[0] - 10, "start")
                return group(title(words), added, data_symbol=name, data_seat=p)
            return join([badge_amount(p, i, name, str(n), words), at_war(beside, badge_corner(i + 1), CELL[0] - 2)])

        return Layer(name, (n, beside), draw)

    layers = [number(i, name, n) for i, (name, n) in enumerate(have)]
    return Drawing(*BADGE, [Layer("frame", (), lambda: badge_frame(p)), *layers])
