"""A battle: both sides with who has joined, what they can send, how the last round went, and how the next may go."""

from collections.abc import Callable
from typing import Final, NamedTuple

from epocha.engine.battle import item
from epocha.engine.bits import listed
from epocha.engine.parts.battles import battle_sheet
from epocha.engine.parts.pieces import Piece, lay, name_line, seat_mark, text_box
from epocha.engine.picture import Drawing, Form, Layer, Picture, key
from epocha.engine.state import NOBODY
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, label, rect
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002.clash import ITEMS as ITEMS_OF_SHEET
from epocha.games.civilization_2002.components import FIGURE, JET, NEUTRAL, NONE
from epocha.games.civilization_2002.forces import aircraft_at, neutral_at
from epocha.games.civilization_2002.names import TEXTS, heading, piece_name, region_name
from epocha.games.civilization_2002.odds import odds_of
from epocha.games.civilization_2002.places import draft_of
from epocha.games.civilization_2002.standing import Stack, standings
from epocha.games.civilization_2002.state import KIND_BITS, Table
from epocha.games.civilization_2002.steps.fighting import Battle, leader, members, unit_of_pick, units_to_use
from epocha.games.civilization_2002.steps.order import BATTLE
from epocha.games.civilization_2002.technologies import bonus_of, dice_of

VERBS: Final = ("use", "with an aircraft of", "roll", "join the attacker", "join the defender")
CARD: Final = (152.0, 92.0)
GAP: Final = 8.0
HEAD: Final = 78.0
SIDES: Final = (0, 1)
NAMES: Final = ("attacker", "defender")
ITEMS: Final = ("dice", "superiority", "settlement", "plus", "technology")


class Force(NamedTuple):
    """Units of a side that are alike.

    Attributes:
        seat, figure: of them. number: how many. cargo: figures that a fleet carries.
        text: of the action that sends one.
        dice: what one rolls, such as "3+1". name: what it is called.
        is_sent: whether it is chosen, as far as a view knows.
    """

    seat: int
    figure: int
    number: int
    cargo: tuple[int, ...]
    text: str
    dice: str
    name: str
    is_sent: bool


class Lie(NamedTuple):
    """How the picture lies: its width, columns of cards on a side, and whether the rounds stand between the sides."""

    width: float
    columns: int
    is_wide: bool


WIDE: Final = Lie(1000, 2, True)
SMALL: Final = Lie(680, 1, True)
"""For a battle of few kinds of units."""
FEW: Final = 3
TALL: Final = Lie(480, 1, False)
ROUND: Final = 340.0
"""How wide what tells of rounds is."""
LINE: Final = 26.0


def battle(t: Table, lang: str) -> list[Picture]:
    """Return the picture of the battle at hand, if there is one."""
    frame = NOBODY if t.over else int(t.frame_of(BATTLE))
    if frame == NOBODY:
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: drawing(t, frame, WIDE, lang),
        "tall": lambda: drawing(t, frame, TALL, lang),
    }
    return [Picture("battle", "battle", TEXTS.say(lang, "see-battle"), forms, verbs=VERBS)]


# --- what there is ---


def sent(t: Table, frame: int) -> list[int]:
    """Return the pieces that are known to be sent into the next round: by who looks, and openly by others."""
    draft = draft_of(t, int(t.viewer))
    kinds_of_units = (m.USE_ARMY, m.USE_FLEET)
    mine = [int(unit_of_pick(t, frame, pick)) for pick in draft[:1] if pick >> KIND_BITS in kinds_of_units]
    return mine + [int(unit) for unit in t.clash_unit if unit != NONE]


def forces(t: Table, frame: int, side: int, lang: str) -> list[Force]:
    """Return what a side can send."""
    region = int(t.read(frame, Battle.REGION))
    chosen = sent(t, frame)
    if leader(t, frame, side) == NEUTRAL:
        piece = int(neutral_at(t, region))
        return [force(t, NEUTRAL, [piece], "", chosen, lang)] if piece != NONE else []
    stacks = standings(t)[region].stacks
    found: list[Force] = []
    for pick in units_to_use(t, frame, side):
        piece = int(unit_of_pick(t, frame, pick))
        if piece == NONE:
            continue
        alike = next((stack for stack in stacks if piece in stack.pieces), Stack(0, 0, (piece,)))
        text = t.setup.notation.text(int(pick))
        found.append(force(t, int(t.piece_owner[piece]), list(alike.pieces), text, chosen, lang))
    return found


def force(t: Table, seat: int, pieces: list[int], text: str, chosen: list[int], lang: str) -> Force:
    """Return pieces that are alike as a force."""
    figure, plus = int(t.piece_figure[pieces[0]]), int(bonus_of(t, int(t.piece_figure[pieces[0]])))
    cargo = tuple([int(t.piece_figure[one]) for one, at in enumerate(t.piece_aboard) if at == pieces[0]])
    dice = f"{int(dice_of(t, figure))}{f'+{plus}' if plus else ''}"
    name = heading(piece_name(t, figure, lang))
    return Force(seat, figure, len(pieces), cargo, text, dice, name, any(one in chosen for one in pieces))


def support(t: Table, frame: int, side: int) -> list[tuple[int, int, int]]:
    """Return the aircraft of a side: seat, how many, and how many of them are sent, as far as a view knows."""
    region, draft = int(t.read(frame, Battle.REGION)), draft_of(t, int(t.viewer))
    found: list[tuple[int, int, int]] = []
    for seat in listed(members(t, frame, side)):
        count = int(aircraft_at(t, seat, region))
        picked = len([pick for pick in draft if pick == m.SUPPORT << KIND_BITS | seat])
        if count:
            found.append((int(seat), count, picked))
    return found


def seats_of(t: Table, frame: int, side: int) -> tuple[int, ...]:
    """Return who fights on a side."""
    return tuple([int(seat) for seat in listed(members(t, frame, side))])


def near_side(t: Table, frame: int) -> int:
    """Return the side from which a view looks on: the attacker's, unless the seat leads the defenders."""
    return int(t.viewer >= 0 and leader(t, frame, 1) == t.viewer)


# --- drawing ---


def drawing(t: Table, frame: int, lie: Lie, lang: str) -> Drawing:
    """Return the battle, with its layers from below."""
    region = int(t.read(frame, Battle.REGION))
    sides = [forces(t, frame, side, lang) for side in SIDES]
    air = [support(t, frame, side) for side in SIDES]
    who = [
        (int(leader(t, frame, side)), tuple([int(one) for one in listed(members(t, frame, side))])) for side in SIDES
    ]
    grid = matrix(t, frame, sides, air)
    if lie is WIDE and max([len(sides[side]) + len(air[side]) for side in SIDES]) <= FEW:
        lie = SMALL
    rows = max([-(-(len(sides[side]) + len(air[side])) // lie.columns) for side in SIDES])
    low = HEAD + rows * (CARD[1] + GAP)
    middle = ((lie.width - ROUND) / 2, HEAD if lie.is_wide else low + 10)
    lines = (
        len([n for n in range(int(ITEMS_OF_SHEET)) if any(item(t.sheet, side, n) for side in SIDES)]) if t.sheet else 0
    )
    told_of = lie.is_wide or len(t.sheet) > 0  # on a phone the odds come at once, until there is a round to tell of
    odds_top = middle[1] + (((lines + 3) * LINE if lines else 56) + 12 if told_of else 0)
    height = max(low, odds_top + 66 + 42 * len(grid))
    right = lie.width - lie.columns * (CARD[0] + GAP)
    told = tuple([(tuple([tuple(one) for one in sides[side]]), tuple(air[side])) for side in SIDES])
    shown = (key(t.sheet, t.clash_figure, t.backing), tuple(who))
    return Drawing(lie.width, height, [
        Layer("head", (region, tuple(who)), lambda: head(t, region, who, lie, lang)),
        Layer("side-0", told[0], lambda: cards(sides[0], air[0], lie.columns, lang), at=(GAP, HEAD)),
        Layer("side-1", told[1], lambda: cards(sides[1], air[1], lie.columns, lang), at=(right, HEAD)),
        Layer("sheet", shown, lambda: last_round(t, who, lang) if told_of else NOTHING, at=middle),
        Layer("odds", (told, grid), lambda: chances(sides, grid, near_side(t, frame), lang),
              tells=False, at=(middle[0], odds_top)),
    ])  # fmt: skip


def lines_of(t: Table) -> int:
    """Return how many lines tell of the last round."""
    if not len(t.sheet):
        return 0
    return len([n for n in range(int(ITEMS_OF_SHEET)) if any(item(t.sheet, side, n) for side in SIDES)])


def head(t: Table, region: int, who: list[tuple[int, tuple[int, ...]]], lie: Lie, lang: str) -> Svg:
    """Return where the battle is, and on either side who fights; a side may be joined by its name."""
    width = lie.columns * (CARD[0] + GAP) - GAP if lie.is_wide else (lie.width - 3 * GAP) / 2
    drawn: list[Svg] = []
    if lie.is_wide:
        drawn.append(text_box(region_name(t.world, region, lang), lie.width / 2 - 165, 8, 330, 50, 28, "t-bold"))
    for side, (first, seats) in enumerate(who):
        x = GAP if side == 0 else lie.width - width - GAP
        words = TEXTS.say(lang, f"see-{NAMES[side]}")
        marks = [group(seat_mark(seat, 12), at=(x + 24 + 32 * i, 34)) for i, seat in enumerate(ordered(first, seats))]
        beside = x + 14 + 32 * max(1, len(marks))
        room = width - 18 - 32 * max(1, len(marks))
        drawn += [
            rect(x, 6, width, 56, "shelf", 10), *marks,
            icon("figure-horseman", x + 26, 34, 36) if first == NEUTRAL else NOTHING,
            label(words, beside, 26, 16, "t-soft", room, "start"),
            name_line(name_of_side(first, seats, lang), beside, 50, 19, room),
            hit(f"place-join-{side}", words, f"join the {NAMES[side]}", rect(x, 6, width, 56, r=10)),
        ]  # fmt: skip
    return group(*drawn)


def name_of_side(first: int, seats: tuple[int, ...], lang: str) -> str:
    """Return what a side is called: all who fight there, the leader first, or the neutral cavalry."""
    if first == NEUTRAL:
        return heading(TEXTS.say(lang, "neutral-unit"))
    return ", ".join([TEXTS.say(lang, "see-seat", seat=seat + 1) for seat in ordered(first, seats)])


def ordered(first: int, seats: tuple[int, ...]) -> list[int]:
    """Return who fights on a side, the leader first."""
    return sorted(seats, key=lambda seat: seat != first)


def cards(side: list[Force], air: list[tuple[int, int, int]], columns: int, lang: str) -> Svg:
    """Return what a side can send, and below it its aircraft."""
    drawn: list[Svg] = []
    for i, one in enumerate(side):
        art = unit_card(one)
        words = TEXTS.say(lang, "see-force", what=one.name, n=one.number, dice=one.dice)
        name = f"force-{one.text.replace(' ', '-')}" if one.text else "force-neutral"
        drawn.append(lay(Piece(name, art, *CARD, words, one.text), *corner(i, columns)))
    for i, (seat, count, picked) in enumerate(air, len(side)):
        text = f"with an aircraft of {seat + 1}"
        words = TEXTS.say(lang, "see-support", n=count, picked=picked)
        face = join([
            rect(1, 1, CARD[0] - 2, CARD[1] - 2, "own-card", 9),
            icon(f"figure-{FIGURE.ids[JET]}", 44, CARD[1] / 2, 62),
            label(f"{picked} / {count}", 82, 54, 22, "t-bold", anchor="start"),
            group(seat_mark(seat, 8), at=(CARD[0] - 15, 16)),
        ])  # fmt: skip
        drawn.append(lay(Piece(f"force-air-{seat}", face, *CARD, words, text), *corner(i, columns)))
    return group(*drawn)


def corner(i: int, columns: int) -> tuple[float, float]:
    """Return the upper left corner of a card of a side."""
    return i % columns * (CARD[0] + GAP), i // columns * (CARD[1] + GAP)


def unit_card(one: Force) -> Svg:
    """Return units of a kind as a card: how they look, how many, their dice, whose they are, and what they carry."""
    width, height = CARD
    return join([
        rect(1, 1, width - 2, height - 2, "own-card", 9),
        icon(f"figure-{FIGURE.ids[one.figure]}", 40, 38, 62),
        *[icon(f"figure-{FIGURE.ids[figure]}", 20 + 20 * i, 12, 18) for i, figure in enumerate(one.cargo)],
        label(f"×{one.number}", 78, 34, 24, "t-bold", anchor="start"),
        icon("die", 88, 56, 21), label(one.dice, 102, 63, 20, "t-bold", anchor="start"),
        label(one.name, width / 2, height - 8, 16, "", width - 12),
        group(seat_mark(one.seat, 8), at=(width - 15, 16)) if one.seat != NEUTRAL else NOTHING,
        rect(2, 2, width - 4, height - 4, "chosen-card", 9) if one.is_sent else NOTHING,
    ])  # fmt: skip


# --- rounds ---


def last_round(t: Table, who: list[tuple[int, tuple[int, ...]]], lang: str) -> Svg:
    """Return how the last round went, item by item."""
    if not len(t.sheet):
        return text_box(TEXTS.say(lang, "see-no-round"), 0, 0, ROUND, 52, 18, "t-soft")
    names: list[tuple[int, str]] = []
    for side in SIDES:
        figure = int(t.clash_figure[side])
        names.append((who[side][0], heading(piece_name(t, figure, lang)) if figure != NONE else ""))
    items = [TEXTS.say(lang, f"see-item-{name}") for name in ITEMS]
    return battle_sheet(t.sheet, names, items, ROUND, LINE)


Cell = tuple[int, int]


def matrix(
    t: Table, frame: int, sides: list[list[Force]], air: list[list[tuple[int, int, int]]]
) -> tuple[tuple[Cell, ...], ...]:
    """Return how each kind of the near side does against each of the other: won and tied rounds of 100."""
    region = int(t.read(frame, Battle.REGION))
    leaders = [int(leader(t, frame, side)) for side in SIDES]
    seats = [int(members(t, frame, side)) for side in SIDES]
    near = near_side(t, frame)
    picked = sum([sent_of for _, _, sent_of in air[near]])
    turn = slice(None, None, -1 if near else 1)
    found: list[tuple[Cell, ...]] = []
    foes = kinds(sides[1 - near])
    for figure in kinds(sides[near]):
        row = [odds_of(t, region, leaders[turn], seats[turn], [figure, other], picked) for other in foes]
        found.append(tuple([(one.wins, one.ties) for one in row]))
    return tuple(found)


def kinds(side: list[Force]) -> list[int]:
    """Return the kinds of units of a side, each once."""
    return list(dict.fromkeys([one.figure for one in side]))


def chances(sides: list[list[Force]], grid: tuple[tuple[Cell, ...], ...], near: int, lang: str) -> Svg:
    """Return how each own kind would do against each of the enemy: rounds won of 100, and below them ties."""
    rows, columns = kinds(sides[near]), kinds(sides[1 - near])
    if not rows or not columns:
        return NOTHING
    step = min(66.0, 280 / len(columns))
    left = 26 + max(0.0, (ROUND - 50 - step * len(columns)) / 2)
    drawn = [label(TEXTS.say(lang, "see-odds"), ROUND / 2, 16, 16, "t-soft", ROUND)]
    drawn += [icon(f"figure-{FIGURE.ids[figure]}", left + 58 + step * i, 44, 36) for i, figure in enumerate(columns)]
    for k, figure in enumerate(rows):
        y = 84 + 42 * k
        drawn.append(icon(f"figure-{FIGURE.ids[figure]}", left, y, 38))
        for i in range(len(columns)):
            wins, ties = grid[k][i]
            class_ = "odds-good" if wins >= 50 else "odds-fair" if wins + ties >= 45 else "odds-bad"
            drawn += [
                rect(left + 58 + step * i - step / 2 + 2, y - 19, step - 4, 38, class_, 6),
                label(f"{wins} %", left + 58 + step * i, y - 1, 17, "t-bold t-edge", step - 6),
                label(f"= {ties}", left + 58 + step * i, y + 15, 16, "t-edge", step - 6),
            ]
    return group(*drawn)
