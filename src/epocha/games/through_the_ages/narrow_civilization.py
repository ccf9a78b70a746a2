"""A civilization where there is little room: in lines for a phone, as a map of its columns, and as plain numbers."""

from typing import Final

from epocha.engine.parts.pieces import LEAST
from epocha.engine.picture import Drawing, Layer, key
from epocha.engine.player_board import BADGE, badge_amount, badge_frame
from epocha.engine.svg import NOTHING, Svg, group, kept, label, path, rect, title
from epocha.games.through_the_ages import belongings as belong
from epocha.games.through_the_ages.accounts import stock
from epocha.games.through_the_ages.banks import HEIGHT, NEEDS, bank_layers
from epocha.games.through_the_ages.bindings import is_own, offered_at_site, offered_by_card
from epocha.games.through_the_ages.components import (
    AGE,
    AGE_IDS,
    AIR_FORCE,
    CARD_IDS,
    CATEGORY_IDS,
    FARM,
    INFANTRY,
    LAB,
    LINES,
    NONE,
    THEATER,
)
from epocha.games.through_the_ages.names import TEXTS, card_name, heading
from epocha.games.through_the_ages.sites import column, is_played_with, site_words
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.tiles import Standing, band_of, placed, plate
from epocha.games.through_the_ages.tokens import amount, spent, tokens
from epocha.games.through_the_ages.values import army_bonus, buildings_of

WIDTH: Final = 366
LINE: Final = 48
SIZE: Final = 14.0
"""Of letters, where they are the smallest."""
NAMES: Final = 88
"""Width of the names of kinds."""
HALF: Final = (WIDTH - 20) / 2
MINI: Final = (416, 196)
KINDS: Final = range(FARM, AIR_FORCE + 1)


# --- for a phone: a line for each kind that is owned ---


def tall(t: Table, p: int, lang: str) -> Drawing:
    """Return the civilization in lines."""
    kinds = [kind for kind in KINDS if column(t, p, kind)]
    layers = [line_layer(t, p, kind, lang, 6 + LINE * i) for i, kind in enumerate(kinds)]
    y = 10.0 + LINE * len(kinds)
    found, y = belongings(t, p, lang, y)
    scale = 1.17
    step = HEIGHT * scale + 6
    at = [(7.0, y), (7.0, y + step), (WIDTH - 7 - NEEDS * scale, y), (7.0, y + 2 * step)]
    height = y + 3 * step + 4
    ground = Layer("ground", height, lambda: rect(1, 1, WIDTH - 2, height - 2, "f-paper edge", 10))
    return Drawing(WIDTH, height, [ground, *layers, *found, *bank_layers(t, p, lang, at, scale)])


def line_layer(t: Table, p: int, kind: int, lang: str, y: float) -> Layer:
    """Return the cards of a kind in a line, the lowest level first."""
    standing = tuple(column(t, p, kind))
    offers = tuple([offered_at_site(t, p, one.card) for one in standing])
    limit = int(t.urban_limit[p]) if LAB <= kind <= THEATER else 0
    built = int(buildings_of(t, p, kind))
    width = min(130.0, (WIDTH - 14 - NAMES) / len(standing))

    def draw() -> Svg:
        name = heading(TEXTS.say(lang, "kind", kind=CATEGORY_IDS[kind]))
        head = [label(name, 8, y + 20, SIZE, "t-bold", NAMES - 10, "start")]
        if limit:
            full = "t-danger t-bold" if built >= limit else "t-soft"
            head.append(label(f"{built}/{limit}", 8, y + 38, SIZE, full, anchor="start"))
        cells = [
            placed(
                f"civ-{p}-{CARD_IDS[one.card]}", cell(one, lang, width - 4), site_words(one, lang), offer,
                NAMES + 6 + width * i, y, width - 4, LINE - 4, one.card,
            )
            for i, (one, offer) in enumerate(zip(standing, offers, strict=True))
        ]  # fmt: skip
        return group(*head, *cells)

    return Layer(CATEGORY_IDS[kind], (standing, offers, limit, built, y), draw)


@kept
def cell(one: Standing, lang: str, width: float) -> Svg:
    """Return a card in a line, from its upper left corner: above its age and name, below what stands on it."""
    half = (width - 8) / 2 if one.stored else width - 8
    return group(
        rect(0, 0, width, LINE - 4, "f-paper-2 edge" if one.workers else "idle", 6),
        path(f"M0 20V6Q0 0 6 0H{width - 6:g}Q{width:g} 0 {width:g} 6V20z", band_of(one.card)),
        label(AGE_IDS[AGE[one.card]], 5, 15.5, SIZE, "t-bone t-bold", anchor="start"),
        label(card_name(one.card, lang), 24, 15.5, SIZE, "t-bone t-bold", width - 28, "start"),
        tokens("workers", one.workers, 4, 32, half, 17, SIZE),
        tokens("blue", one.stored, 6 + half, 32, half, 15, SIZE),
    )


def belongings(t: Table, p: int, lang: str, y: float) -> tuple[list[Layer], float]:
    """Return leader, government, wonder, tactics and all plates from a height on, and how far down they reach."""
    left, wonder, stages = belong.actions_of(t, p), int(t.wonder[p]), int(t.stages[p])
    leader, government, tactics, own = int(t.leader[p]), int(t.government[p]), int(t.tactics[p]), is_own(t, p)
    special = [int(card) for card in t.special[p * LINES : (p + 1) * LINES] if card != NONE]
    named = [belong.Held(card, card_name(card, lang), offered_by_card(t, p, card)) for card in special]
    held = (*named, *belong.holdings(t, p, lang))
    bonus, has_army = int(army_bonus(t, p, False)), bool(t.terms.mode != TUTORIAL)
    right, second, third = 13 + HALF, y + LINE, y + 2 * LINE

    def plates() -> Svg:
        at = [(7 + (HALF + 6) * (i % 2), third + 27 * (i // 2)) for i in range(len(held))]
        return group(*[plate_line(p, one, lang, *corner) for one, corner in zip(held, at, strict=True)])

    layers = [
        Layer("leader", (leader, y), lambda: box(p, leader, "no-leader", "", lang, 7, y)),
        Layer("government", (government, left, y), lambda: government_line(p, government, left, lang, right, y)),
        Layer("wonder", (wonder, stages, own, y), lambda: wonder_line(p, wonder, stages, own, lang, 7, second)),
        Layer("holdings", (held, y), plates),
    ]
    if has_army:
        text = f"+{bonus}" if tactics != NONE else ""
        layers.append(
            Layer("tactics", (tactics, text, y), lambda: box(p, tactics, "no-tactics", text, lang, right, second))
        )
    return layers, third + 27 * -(-len(held) // 2) + 4


def box(p: int, card: int, nothing: str, text: str, lang: str, x: float, y: float) -> Svg:
    """Return a card in half a line, or the outline of one; `text` is a number that it brings."""
    if card == NONE:
        words = TEXTS.say(lang, nothing)
        outline = rect(x + 1, y + 1, HALF - 2, LINE - 6, "absent", 6)
        return group(outline, label(words, x + HALF / 2, y + 27, SIZE, "t-soft", HALF - 8))
    name = label(card_name(card, lang), 24, 15.5, SIZE, "t-bone t-bold", HALF - 28, "start")
    below = amount("army", text, 6, 32, SIZE) if text else NOTHING
    return placed(
        f"civ-{p}-{CARD_IDS[card]}", group(ground_of(card), name, below), card_name(card, lang), "",
        x, y, HALF, LINE - 4, card,
    )  # fmt: skip


def ground_of(card: int) -> Svg:
    """Return what a card in half a line is drawn on, with its age."""
    return group(
        rect(0, 0, HALF, LINE - 4, "f-paper-2 edge", 6),
        path(f"M0 20V6Q0 0 6 0H{HALF - 6:g}Q{HALF:g} 0 {HALF:g} 6V20z", band_of(card)),
        label(AGE_IDS[AGE[card]], 5, 15.5, SIZE, "t-bone t-bold", anchor="start"),
    )


def government_line(p: int, card: int, left: tuple[int, int, int, int], lang: str, x: float, y: float) -> Svg:
    """Return the government with the action tokens left."""
    words = belong.government_words(card, left, lang)
    half = (HALF - 12) / 2
    drawn = group(
        ground_of(card),
        label(card_name(card, lang), 24, 15.5, SIZE, "t-bone t-bold", HALF - 28, "start"),
        spent("civil", left[0], left[1], 5, 32, half + 14, 16),
        spent("military", left[2], left[3], 22 + half, 32, half - 14, 16),
    )
    return placed(f"civ-{p}-{CARD_IDS[card]}", drawn, words, "", x, y, HALF, LINE - 4, card)


def wonder_line(p: int, card: int, stages: int, own: bool, lang: str, x: float, y: float) -> Svg:
    """Return the wonder under construction with its stages."""
    if card == NONE:
        return box(p, card, "no-wonder", "", lang, x, y)
    costs = belong.stage_costs(card)
    step = (HALF - 10) / len(costs)
    built = [
        group(belong.stage(cost, i < stages, step - 3, 20, SIZE), at=(6 + step * i, 22)) for i, cost in enumerate(costs)
    ]
    name = label(card_name(card, lang), 24, 15.5, SIZE, "t-bone t-bold", HALF - 28, "start")
    drawn, words = group(ground_of(card), name, *built), belong.wonder_words(card, stages, lang)
    return placed(f"civ-{p}-{CARD_IDS[card]}", drawn, words, "stages" if own else "", x, y, HALF, LINE - 4, card)


def plate_line(p: int, one: belong.Held, lang: str, x: float, y: float) -> Svg:
    """Return a plate that can be read and touched on a phone."""
    return belong.held_plate(p, one, lang, x, y, HALF, 24, SIZE)


# --- as a map of columns ---


def mini(t: Table, p: int, lang: str) -> Drawing:
    """Return the columns with numerals and workers, who rules, and the numbers that matter to others."""
    kinds = [kind for kind in KINDS if is_played_with(t, kind)]
    standing = tuple([tuple(column(t, p, kind)) for kind in kinds])
    numbers = stock(t, p)
    shown = {name: numbers[name] for name in ("culture", "science", "strength", "happy", "food", "resources")}
    rates = (numbers["culture-rate"], numbers["science-rate"])
    rulers = key(t.government[p], t.leader[p], t.wonder[p])
    return Drawing(*MINI, [
        Layer("ground", (), lambda: mini_ground(p)),
        Layer("rulers", rulers, lambda: mini_rulers(t, p, lang)),
        Layer("columns", standing, lambda: group(*map(mini_column, kinds, standing, [lang] * len(kinds)))),
        Layer("numbers", (tuple(shown.values()), rates), lambda: mini_numbers(p, shown, rates, lang)),
    ])  # fmt: skip


def mini_ground(p: int) -> Svg:
    """Return what the map of columns is drawn on."""
    width, height = MINI
    band = f"M9 1H14V{height - 1}H9Q1 {height - 1} 1 {height - 9}V9Q1 1 9 1z"
    return group(rect(1, 1, width - 2, height - 2, "f-paper-2 edge", 9), path(band, f"f-player edge p{p}"))


def mini_rulers(t: Table, p: int, lang: str) -> Svg:
    """Return government, leader and the wonder under construction as plates in a row."""
    cards = [int(card) for card in (t.government[p], t.leader[p], t.wonder[p]) if card != NONE]
    width = (MINI[0] - 24) / 3
    return group(
        *[
            placed("", plate(card, lang, width - 4), card_name(card, lang), "", 20 + width * i, 6, width, 18, card)
            for i, card in enumerate(cards)
        ]
    )


def mini_column(kind: int, standing: tuple[Standing, ...], lang: str) -> Svg:
    """Return the cards of a kind, from the bottom up, each with its age and its workers."""
    x = 20 + 35.5 * kind + (4 if kind >= INFANTRY else 0)
    drawn: list[Svg] = []
    for level, one in enumerate(standing):
        y = 104 - 24 * level
        drawn.append(group(
            title(site_words(one, lang)),
            rect(x, y, 33, 21, f"{band_of(one.card)} edge", 4),
            label(AGE_IDS[AGE[one.card]], x + 10, y + 15, LEAST, "t-bone t-bold"),
            label(str(one.workers), x + 24, y + 15.5, LEAST + 2, "t-yellow t-bold") if one.workers else NOTHING,
        ))  # fmt: skip
    return group(*drawn)


def mini_numbers(p: int, shown: dict[str, int], rates: tuple[int, int], lang: str) -> Svg:
    """Return the numbers below the columns, in two rows of three."""
    drawn: list[Svg] = []
    for i, (name, number) in enumerate(shown.items()):
        more = f" +{rates[i]}" if i < len(rates) else ""
        x, y = 22 + 131 * (i % 3), 146 + 32 * (i // 3)
        words = TEXTS.say(lang, "number-now", name=TEXTS.say(lang, f"symbol-{name}"), n=number)
        drawn.append(group(title(words), amount(name, f"{number}{more}", x, y, 22), data_symbol=name, data_seat=p))
    return group(*drawn)


# --- as numbers ---


def badge(t: Table, p: int, lang: str) -> Drawing:
    """Return all numbers of a seat in rows of three."""

    def number(i: int, name: str, n: int) -> Layer:
        words = TEXTS.say(lang, "number-now", name=TEXTS.say(lang, f"symbol-{name}"), n=n)
        return Layer(name, n, lambda: badge_amount(p, i, name, str(n), words))

    layers = [number(i, name, n) for i, (name, n) in enumerate(stock(t, p).items())]
    return Drawing(*BADGE, [Layer("frame", (), lambda: badge_frame(p)), *layers])
