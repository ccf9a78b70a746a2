"""Civilization cards and building tiles of Stone Age, drawn as things; each around its upper left corner."""

from typing import Final

from epocha.engine.parts.pieces import split
from epocha.engine.svg import (
    SQUEEZED,
    Svg,
    circle,
    group,
    icon,
    join,
    label,
    moved,
    path,
    rect,
    tag,
    text_width,
    title,
    use,
)
from epocha.engine.text import known_language
from epocha.games.stone_age.components import (
    ADVANCE_GRAIN,
    AMOUNT,
    CRAFT,
    CRAFT_IDS,
    CRAFTSMEN,
    DATA,
    DRAW_CARD,
    FIXED,
    GAIN_FOOD,
    GAIN_POINTS,
    GAIN_RESOURCE,
    GAIN_TOOL,
    MARKET,
    MULTIPLIED_BY,
    ONE_TIME_TOOL,
    RESOURCE_IDS,
    RESOURCES,
    REWARD,
    REWARD_RESOURCE,
    ROLL_GATHER,
    SYMBOL,
    SYMBOL_IDS,
    TILE_COST,
    TILE_FEWEST,
    TILE_KIND,
    TILE_KINDS,
    TILE_MOST,
    TILE_POINTS,
    TOP,
    TOP_RESOURCE,
    VARIABLE,
)
from epocha.games.stone_age.words import TEXTS, heading, name_of

CARD: Final = (108, 166)
"""Width and height of a card."""
HALF: Final = 92
"""Where the lower half of a card begins."""
TILE: Final = 112
"""Width and height of a building tile."""
QUANTITY_SYMBOLS: Final = ("grain", "buildings", "workers", "tools")
"""What a craft multiplies, as a symbol, by the number in MULTIPLIED_BY."""


def sentence_of(table: str, number: int, lang: str) -> str:
    """Return a component's name and what it does, as hover and screen readers tell it."""
    record = DATA[table][number]
    language = known_language(lang)
    return f"{heading(record[f'name_{language}'])}. {record[f'text_{language}']}"


def reward_symbol(face: int) -> str:
    """Return the symbol of what a die of the dice market brings (SA-7.29)."""
    if REWARD[face] == GAIN_TOOL:
        return "tools"
    return "grain" if REWARD[face] == ADVANCE_GRAIN else RESOURCE_IDS[REWARD_RESOURCE[face]]


# --- civilization cards ---


def card(number: int, lang: str) -> Svg:
    """Return a card, face up: above what it brings, below what it scores (SA-1.18)."""
    width, height = CARD
    green = SYMBOL[number] >= 0
    lower = f"M0 {HALF}H{width}V{height - 10}Q{width} {height} {width - 10} {height}H10Q0 {height} 0 {height - 10}z"
    return join([
        title(sentence_of("civ_card", number, lang)),
        rect(3, 4, width, height, "cast", 10),
        rect(0, 0, width, height, "f-paper-2 edge", 10),
        upper(number),
        path(lower, "green edge" if green else "yellow edge"),
        path(f"M10 {height - 3}Q3 {height - 3} 3 {height - 10}V10Q3 3 10 3H{width - 10}", "sheen"),
        named_bottom(number, lang, width / 2),
    ])  # fmt: skip


def named_bottom(number: int, lang: str, middle: float) -> Svg:
    """Return what a card scores, and its name below; one that is too long for a line has two."""
    name, size, room = bottom_name(number, lang), 20.1, 104
    lines = split(name, 2) if SQUEEZED * text_width(name, size) > room else [name]
    if len(lines) == 1:
        return join([scored(number, middle, 117), label(name, middle, 159, size, "t-edge named", room)])
    words = [
        label(line, middle, end, size, "t-edge named", room) for line, end in zip(lines, (143, 161.5), strict=True)
    ]
    return join([scored(number, middle, 106), *words])


def scored(number: int, x: float, y: float) -> Svg:
    """Return what a card scores around a point, a little smaller than where it stands alone."""
    return tag("g", bottom(number), transform=f"{moved(x, y)} scale(0.92)")


def bottom_name(number: int, lang: str) -> str:
    """Return what a card's lower half shows, in words; what a name adds in brackets is for the hover text."""
    table, row = ("symbol", SYMBOL[number]) if SYMBOL[number] >= 0 else ("craft", CRAFT[number])
    return heading(name_of(table, int(row), lang)).partition(" (")[0]


def upper(number: int) -> Svg:
    """Return the effect of a card in symbols (SA-7.10 to SA-7.29)."""
    top, amount = TOP[number], int(AMOUNT[number])
    plus = f"+{amount}"
    if top == MARKET:
        return market()
    if top == GAIN_FOOD:
        return gain("food", plus)
    if top == GAIN_TOOL:
        return gain("tools", plus)
    if top == ADVANCE_GRAIN:
        return gain("grain", plus)
    if top == DRAW_CARD:
        return gain("back", plus)
    if top == GAIN_RESOURCE:
        what = RESOURCE_IDS[TOP_RESOURCE[number]]
        return gain(what, plus) if amount == 1 else join([use(what, 8, 22, 48), use(what, 52, 22, 48)])
    if top == ROLL_GATHER:
        what = RESOURCE_IDS[TOP_RESOURCE[number]]
        return join(
            [use("die-5", 6, 8, 34), use("die-3", 22, 36, 34), icon("arrow", 66, 40, 16), icon(what, 88, 40, 34)]
        )
    if top == GAIN_POINTS:
        return join(
            [
                icon("score", 54, 40, 68),
                circle(54, 40, 17, "f-bone edge"),
                label(str(amount), 54, 50, 28, "t-bold t-edge"),
            ]
        )
    if top == ONE_TIME_TOOL:
        return join([gain("one-time-tool", plus), label("1×", 80, 22, 20.1, "t-soft")])
    return join([use("any", 8, 16, 46), use("any", 54, 24, 46)])


def gain(what: str, amount: str) -> Svg:
    """Return a symbol and how much of it comes in."""
    return join([icon(what, 34, 40, 54), label(amount, 80, 51, 30, "t-bold")])


def market() -> Svg:
    """Return dice, and below what their faces bring; from afar, where that cannot be made out, larger dice alone."""
    dice = [use("die-2", 8, 6, 30), use("die-6", 39, 6, 30), use("die-4", 70, 6, 30)]
    rewards = [
        icon(reward_symbol(face), 20 + 34 * ((face - 1) % 3), 49 + 19 * ((face - 1) // 3), 18) for face in range(1, 7)
    ]
    large = [use("die-2", 10, 4, 42), use("die-6", 56, 4, 42), use("die-4", 33, 48, 42)]
    return join([group(*dice, *rewards, class_="not-from-afar"), group(*large, class_="from-afar")])


def bottom(number: int) -> Svg:
    """Return what a card scores, around the origin: a symbol of culture, or craftsmen times what they multiply.

    From afar craftsmen are a number: what they multiply tells their craft, and is large enough to be made out.
    """
    if SYMBOL[number] >= 0:
        return icon(SYMBOL_IDS[SYMBOL[number]], 0, 0, 48)
    craft, men = CRAFT[number], int(CRAFTSMEN[number])
    people = [icon(CRAFT_IDS[craft], -24 + 16 * (i - (men - 1) / 2), 0, 35) for i in range(men)]
    times = label("×", 16, 8, 22, "t-bold t-edge")
    what = QUANTITY_SYMBOLS[MULTIPLIED_BY[craft]]
    return join([
        group(*people, times, icon(what, 36, 0, 29), class_="not-from-afar"),
        group(label(f"{men}×", -26, 20, 22, "t-bold t-edge times"), icon(what, 24, 9, 52), class_="from-afar"),
    ])  # fmt: skip


def half_card(number: int, lang: str, width: float) -> Svg:
    """Return the lower half of a card, as it stands in a row on its owner's board: 70 high, as wide as it may be."""
    green = SYMBOL[number] >= 0
    if green:
        scores = icon(SYMBOL_IDS[SYMBOL[number]], width / 2, 34, min(44, width - 2))
    else:
        men = str(CRAFTSMEN[number])
        craft = icon(CRAFT_IDS[CRAFT[number]], width / 2, 42, min(42, width - 2))
        scores = join([craft, label(men, width - 4, 19, 19, "t-bold t-edge", anchor="end")])
    return join([
        title(sentence_of("civ_card", number, lang)),
        rect(2, 3, width, 70, "cast", 7),
        rect(0, 0, width, 70, "green edge" if green else "yellow edge", 7),
        path(f"M3 10Q3 3 10 3H{width - 9:g}", "sheen"),
        scores,
    ])  # fmt: skip


def card_back(width: float, height: float) -> Svg:
    """Return a card lying face down."""
    spiral = "M0 0q9-8 16 2q4 18-16 20q-24-2-22-24q4-21 27-21q30 2 30 30"
    scale = width / 84
    return join([
        rect(0, 0, width, height, "f-wood edge", 10),
        rect(5, 5, width - 10, height - 10, "stitch", 7),
        tag("path", d=spiral, class_="l-bone", transform=f"{moved(width / 2 - 3, height / 2)} scale({scale:.2f})"),
    ])  # fmt: skip


# --- building tiles ---


def tile(number: int, lang: str) -> Svg:
    """Return a building tile, face up: in the roof its points, below it what it costs (SA-8.2 to SA-8.4)."""
    points = str(TILE_POINTS[number]) if TILE_KIND[number] == FIXED else "Σ"
    return join([
        title(sentence_of("building", number, lang)),
        rect(3, 4, TILE, TILE, "cast", 10),
        rect(0, 0, TILE, TILE, "f-paper-2 edge", 10),
        path("M16 56H96V104Q96 106 94 106H18Q16 106 16 104z", "wall edge"),
        path("M56 5L107 53Q101 62 92 55 83 64 74 56 65 64 56 56 47 64 38 56 29 64 20 55 11 62 5 53z", "f-wood edge"),
        path("M56 8L12 50 28 50 56 22z", "lit"),
        label(points, 56, 49, 26, "t-bold t-bone"),
        cost(number, lang),
    ])  # fmt: skip


def own_tile(number: int, lang: str, size: float) -> Svg:
    """Return a building tile on its owner's board, where it is a square of a size: only its points matter there."""
    points = str(TILE_POINTS[number]) if TILE_KIND[number] == FIXED else "Σ"
    art = join([
        rect(3, 4, TILE, TILE, "cast", 10), rect(0, 0, TILE, TILE, "f-paper-2 edge", 10),
        path("M56 8L108 62H4z", "f-wood edge"), path("M56 8L12 54 28 54 56 22z", "lit"),
    ])  # fmt: skip
    face = max(19.0, 0.36 * size)
    return join([
        title(sentence_of("building", number, lang)),
        tag("g", art, transform=f"scale({size / TILE:.3f})"),
        label(points, size / 2, size - 0.12 * face, face, "t-bold", size + 2),
    ])  # fmt: skip


def cost(number: int, lang: str) -> Svg:
    """Return what a building tile costs, in symbols."""
    kind = TILE_KIND[number]
    if kind == FIXED:
        due = [RESOURCE_IDS[r] for r in range(int(RESOURCES)) for _ in range(int(TILE_COST[number * RESOURCES + r]))]
        return join([icon(what, 56 + 25 * (i - (len(due) - 1) / 2), 83, 29) for i, what in enumerate(due)])
    least, most = int(TILE_FEWEST[number]), int(TILE_MOST[number])
    if kind == VARIABLE:
        kinds = int(TILE_KINDS[number])
        words = TEXTS.say(lang, "tile-kinds", kinds=kinds)
        hues = [  # as many kinds can be told from afar by their colours
            circle(56 + 22 * (i - (kinds - 1) / 2), 100, 8.5, f"{hue} edge")
            for i, hue in enumerate(("f-wood", "f-clay", "f-stone", "f-gold")[:kinds])
        ]
        return join([
            label(str(most), 43, 81, 22, "t-bold"), icon("any", 67, 74, 25), label(words, 56, 104, 20.1, "named", 78),
            group(*hues, class_="from-afar"),
        ])  # fmt: skip
    return join([label(f"{least}–{most}", 42, 90, 24, "t-bold"), icon("any", 77, 82, 30)])
