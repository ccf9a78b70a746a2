"""A battle: both sides with who has joined, what they can send, how the last round went, and how the next may go.

Before there is one, whoever may declare it sees in the same way whom they would fight.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from epocha.engine.battle import item
from epocha.engine.parts import offers as parts
from epocha.engine.parts.battles import battle_sheet
from epocha.engine.parts.pieces import Piece, lay, name_line, seat_mark, text_box
from epocha.engine.picture import Drawing, Form, Layer, Picture, key
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, label, rect
from epocha.games.civilization_2002.clash import ITEMS as ITEMS_OF_SHEET
from epocha.games.civilization_2002.components import FIGURE, JET, NEUTRAL, NONE
from epocha.games.civilization_2002.encounters import (
    SIDES,
    Air,
    Cell,
    Encounter,
    Force,
    encounter,
    keeps,
    kinds,
    matrix,
    owners,
)
from epocha.games.civilization_2002.names import TEXTS, heading, piece_name, region_name
from epocha.games.civilization_2002.places import open_actions
from epocha.games.civilization_2002.state import Table

VERBS: Final = ("use", "with an aircraft of", "roll", "join the attacker", "join the defender")
INTERCEPTING: Final = {"intercept": "intercept", "done": "let-pass"}
"""The actions of who may declare a battle, and what their buttons are called."""
CARD: Final = (152.0, 92.0)
GAP: Final = 8.0
HEAD: Final = 78.0
NAMES: Final = (("enters", "stands"), ("attacker", "defender"))
"""What the sides are called, before a battle and in it."""
ITEMS: Final = ("dice", "superiority", "settlement", "plus", "technology")


class Lie(NamedTuple):
    """How the picture lies.

    Attributes:
        columns: of cards on a side. is_wide: whether the rounds stand between the sides.
        cell: how large a cell of the odds is at most.
    """

    width: float
    columns: int
    is_wide: bool
    cell: tuple[float, float] = (66.0, 42.0)


WIDE: Final = Lie(1000, 2, True, (84.0, 52.0))
SMALL: Final = WIDE._replace(width=680, columns=1)
"""For a battle of few kinds of units."""
FLAT: Final = Lie(680, 2, False)
LOW: Final = Lie(680, 1, True)
"""For a phone held flat, the latter for few kinds: what may be chosen has room above its lower edge."""
FEW: Final = 3
LETTERS: Final = 17.1
"""The smallest: on a phone 360 pixels wide the whole width can be read."""
TALL: Final = Lie(480, 1, False)
ROUND: Final = 340.0
"""How wide what tells of rounds is."""
LINE: Final = 26.0
BAR: Final = 58.0
"""How high is what tells how likely the field is kept."""
BUTTONS: Final = 70.0
"""How much room the buttons have: on a phone held flat they are as large as a finger."""


def battle(t: Table, lang: str) -> list[Picture]:
    """Return the picture of the battle at hand, or of the one that may be declared, if there is one."""
    met = encounter(t, lang)
    if met is None:
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: drawing(t, met, WIDE, lang),
        "tall": lambda: drawing(t, met, TALL, lang),
        "flat": lambda: drawing(t, met, FLAT, lang),
    }
    verbs = VERBS if met.is_battle else tuple(INTERCEPTING)
    return [Picture("battle", "battle", TEXTS.say(lang, "see-battle"), forms, verbs=verbs)]


# --- drawing ---


def drawing(t: Table, met: Encounter, lie: Lie, lang: str) -> Drawing:
    """Return the battle, with its layers from below."""
    grid, kept_by = matrix(t, met), keeps(t, met)
    most = [len(met.sides[side]) + len(met.air[side]) for side in SIDES]
    if max(most) <= FEW:
        lie = {WIDE: SMALL, FLAT: LOW}.get(lie, lie)
    open_now = () if met.is_battle else tuple([t.setup.notation.text(action) for action in open_actions(t)])
    room = BUTTONS if open_now else 0
    top = HEAD + (room if lie is FLAT else 0)
    low = top + max([-(-number // lie.columns) for number in most]) * (CARD[1] + GAP)
    x, y = (lie.width - ROUND) / 2, HEAD if lie.is_wide else low + 10
    told_of = met.is_battle and len(t.sheet) > 0
    odds_top = y + (lines_of(t) + 3) * LINE + 12 if told_of else y
    odds_low = odds_top + BAR + 70 + lie.cell[1] * len(grid)
    height = max(low, odds_low + (room if lie is not FLAT else 0))
    buttons_at = {FLAT: (0.0, HEAD), TALL: (0.0, height - BUTTONS + 8)}.get(lie, (x, height - BUTTONS + 8))
    right = lie.width - lie.columns * (CARD[0] + GAP)
    told = tuple([(tuple([tuple(one) for one in met.sides[side]]), met.air[side]) for side in SIDES])
    who = (met.leaders, met.seats, met.is_battle)
    return Drawing(lie.width, height, [
        Layer("head", (met.region, *who), lambda: head(t, met, lie, lang)),
        Layer("side-0", told[0], lambda: cards(met.sides[0], met.air[0], lie.columns, lang), at=(GAP, top)),
        Layer("side-1", told[1], lambda: cards(met.sides[1], met.air[1], lie.columns, lang), at=(right, top)),
        Layer("sheet", (key(t.sheet, t.clash_figure, t.backing), *who),
              lambda: last_round(t, met, lang) if told_of else NOTHING, at=(x, y)),
        Layer("odds", (told, grid, kept_by, who, met.near), lambda: chances(met, grid, kept_by, lie, lang),
              tells=False, at=(x, odds_top)),
        Layer("buttons", open_now, lambda: buttons(open_now, ROUND if lie.is_wide else lie.width, lang), tells=False,
              at=buttons_at),
    ])  # fmt: skip


def lines_of(t: Table) -> int:
    """Return how many lines tell of what the last round added up."""
    return len([n for n in range(int(ITEMS_OF_SHEET)) if any(item(t.sheet, side, n) for side in SIDES)])


def buttons(open_now: tuple[str, ...], width: float, lang: str) -> Svg:
    """Return the buttons of who may declare a battle."""
    named = [(name, TEXTS.say(lang, f"see-{name}"), text) for text, name in INTERCEPTING.items() if text in open_now]
    return group(*parts.buttons(named, width - 10, 0, BUTTONS - 8)) if named else NOTHING


def head(t: Table, met: Encounter, lie: Lie, lang: str) -> Svg:
    """Return where the battle is, and on either side who fights; a side may be joined by its name."""
    width = lie.columns * (CARD[0] + GAP) - GAP if lie.is_wide else (lie.width - 3 * GAP) / 2
    drawn: list[Svg] = []
    if lie.is_wide:
        drawn.append(text_box(region_name(t.world, met.region, lang), lie.width / 2 - 165, 8, 330, 50, 28, "t-bold"))
    for side, first in enumerate(met.leaders):
        seats = owners(met, side)
        x = GAP if side == 0 else lie.width - width - GAP
        name = NAMES[met.is_battle][side]
        words = TEXTS.say(lang, f"see-{name}")
        marks = [group(seat_mark(seat, 12), at=(x + 24 + 32 * i, 34)) for i, seat in enumerate(seats) if seat >= 0]
        beside = x + 14 + 32 * max(1, len(marks))
        room = width - 18 - 32 * max(1, len(marks))
        drawn += [
            rect(x, 6, width, 56, "shelf", 10), rect(x, 6, width, 56, f"{paint_of(first)} tint", 10), *marks,
            icon("figure-horseman", x + 26, 34, 36) if first == NEUTRAL else NOTHING,
            label(words, beside, 26, LETTERS, "t-soft", room, "start"),
            name_line(name_of_side(seats, lang), beside, 50, 19, room),
            hit(f"place-join-{side}", words, f"join the {name}", rect(x, 6, width, 56, r=10))
            if met.is_battle else NOTHING,
        ]  # fmt: skip
    return group(*drawn)


def paint_of(seat: int) -> str:
    """Return the class that gives what belongs to a leader its colour."""
    return "neutral" if seat == NEUTRAL else f"p{seat}"


def name_of_side(seats: list[int], lang: str) -> str:
    """Return what a side is called: all who fight there, the leader first, or the neutral cavalry."""
    if seats == [NEUTRAL]:
        return heading(TEXTS.say(lang, "neutral-unit"))
    return ", ".join([TEXTS.say(lang, "see-seat", seat=seat + 1) for seat in seats])


def cards(side: tuple[Force, ...], air: tuple[Air, ...], columns: int, lang: str) -> Svg:
    """Return what a side can send, and below it its aircraft."""
    drawn: list[Svg] = []
    for i, one in enumerate(side):
        art = unit_card(one)
        words = TEXTS.say(lang, "see-force", what=one.name, n=one.number, dice=one.dice or "0")
        name = f"force-{one.text.replace(' ', '-')}" if one.text else f"force-{one.seat}-{i}"
        drawn.append(lay(Piece(name, art, *CARD, words, one.text), *corner(i, columns)))
    for i, (seat, count, picked) in enumerate(air, len(side)):
        text = f"with an aircraft of {seat + 1}"
        words = TEXTS.say(lang, "see-support", n=count, picked=picked)
        face = join([
            card_of(seat),
            icon(f"figure-{FIGURE.ids[JET]}", 44, CARD[1] / 2, 62),
            label(f"{picked} / {count}", 82, 54, 22, "t-bold", anchor="start"),
            group(seat_mark(seat, 8), at=(CARD[0] - 15, 16)),
        ])  # fmt: skip
        drawn.append(lay(Piece(f"force-air-{seat}", face, *CARD, words, text), *corner(i, columns)))
    return group(*drawn)


def corner(i: int, columns: int) -> tuple[float, float]:
    """Return the upper left corner of a card of a side."""
    return i % columns * (CARD[0] + GAP), i // columns * (CARD[1] + GAP)


def card_of(seat: int) -> Svg:
    """Return an empty card of units, in the colour of whose they are."""
    width, height = CARD
    back = rect(1, 1, width - 2, height - 2, "own-card", 9)
    return back if seat == NEUTRAL else join([back, rect(1, 1, width - 2, height - 2, f"p{seat} tint", 9)])


def unit_card(one: Force) -> Svg:
    """Return units of a kind as a card: how they look, how many, their dice, whose they are, and what they carry."""
    width, height = CARD
    return join([
        card_of(one.seat),
        icon(f"figure-{FIGURE.ids[one.figure]}", 40, 38, 62),
        *[icon(f"figure-{FIGURE.ids[figure]}", 20 + 20 * i, 12, 18) for i, figure in enumerate(one.cargo)],
        label(f"×{one.number}", 78, 34, 24, "t-bold", anchor="start"),
        join([icon("die", 88, 56, 21), label(one.dice, 102, 63, 20, "t-bold", anchor="start")])
        if one.dice else NOTHING,
        label(one.name, width / 2, height - 8, LETTERS, "", width - 12),
        group(seat_mark(one.seat, 8), at=(width - 15, 16)) if one.seat != NEUTRAL else NOTHING,
        rect(2, 2, width - 4, height - 4, "chosen-card", 9) if one.is_sent else NOTHING,
    ])  # fmt: skip


# --- rounds ---


def last_round(t: Table, met: Encounter, lang: str) -> Svg:
    """Return how the last round went, item by item."""
    names: list[tuple[int, str]] = []
    for side in SIDES:
        figure = int(t.clash_figure[side])
        names.append((met.leaders[side], heading(piece_name(t, figure, lang)) if figure != NONE else ""))
    items = [TEXTS.say(lang, f"see-item-{name}") for name in ITEMS]
    return battle_sheet(t.sheet, names, items, ROUND, LINE)


def chances(met: Encounter, grid: tuple[tuple[Cell, ...], ...], kept_by: int, lie: Lie, lang: str) -> Svg:
    """Return how likely the near side keeps the field, and how each of its kinds would do against each of the enemy.

    Of each pair it says how many rounds of 100 are won, and below that how many are tied.
    """
    rows, columns = kinds(met.sides[met.near]), kinds(met.sides[1 - met.near])
    if not rows or not columns:
        return bar(met, kept_by, lang)
    wide, high = lie.cell
    step = min(wide, 280 / len(columns))
    left = 26 + max(0.0, (ROUND - 50 - step * len(columns)) / 2)
    drawn = [bar(met, kept_by, lang), label(TEXTS.say(lang, "see-odds"), ROUND / 2, BAR + 16, LETTERS, "t-soft", ROUND)]
    drawn += [
        icon(f"figure-{FIGURE.ids[figure]}", left + 58 + step * i, BAR + 44, 36) for i, figure in enumerate(columns)
    ]
    for k, figure in enumerate(rows):
        y = BAR + 68 + high * (k + 0.5)
        drawn.append(icon(f"figure-{FIGURE.ids[figure]}", left - 6, y, 38))
        for i in range(len(columns)):
            wins, ties = grid[k][i]
            class_ = "odds-good" if wins >= 50 else "odds-fair" if wins + ties >= 45 else "odds-bad"
            x = left + 58 + step * i
            drawn += [
                rect(x - step / 2 + 2, y - high / 2 + 2, step - 4, high - 4, class_, 6),
                label(f"{wins} %", x, y - 1, max(LETTERS, high * 0.4), "t-bold t-edge", step - 6),
                label(f"= {ties}", x, y + high * 0.36, max(LETTERS, high * 0.32), "t-edge", step - 6),
            ]
    return group(*drawn)


def bar(met: Encounter, kept_by: int, lang: str) -> Svg:
    """Return how likely the near side keeps the field, in words and as a part of a bar in the colours of both."""
    words = TEXTS.say(lang, "see-keeps", seat=met.leaders[met.near] + 1, n=kept_by)
    return join([
        label(words, ROUND / 2, 18, 18, "t-bold", ROUND),
        rect(0, 28, ROUND, 18, f"{paint_of(met.leaders[1 - met.near])} f-player edge", 9),
        rect(0, 28, ROUND * kept_by / 100, 18, f"{paint_of(met.leaders[met.near])} f-player edge", 9)
        if kept_by else NOTHING,
    ])  # fmt: skip
