"""A battle: what both sides have in sum and why, the fronts side by side, and the hand of whoever fights.

Whoever looks on from a side has it below. On a phone the units of each side stand closed up, since a front is a place
for one unit and its other half would be empty. Held flat, it shows all of it at once: cards are lower, and what both
sides have in sum stands beside the rows. Of each unit in hand, and of the one that is raised, it is said what it would
come to against every enemy unit: who strikes first, what wounds are dealt, who is killed.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from mypy_extensions import i64

from epocha.engine.battle import ATTACKER, DEFENDER, add, ahead, item, total
from epocha.engine.parts.battles import battle_sheet
from epocha.engine.parts.cards import fan, places_in_fan
from epocha.engine.parts.pieces import Piece
from epocha.engine.picture import Drawing, Form, Layer, Picture, key
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, label, number, player_mark, rect, tag, title, use
from epocha.engine.vec import vec
from epocha.engine.vectors import zeros
from epocha.games.civilization_2010.cards import UNIT_SIZE, row_of, scaled, unit_card
from epocha.games.civilization_2010.clash import FIRST, SECOND, dealt, taken
from epocha.games.civilization_2010.components import (
    BARBARIAN_RANK,
    CARDS_OF_UNIT,
    NONE,
    TERRAIN_IDS,
    UNIT_CARD_IDS,
    UNIT_CARDS,
)
from epocha.games.civilization_2010.forces import (
    BONUS_ITEMS,
    bonus_sheet,
    is_wild,
    strength_in_play,
    strength_of,
    when_it_strikes,
)
from epocha.games.civilization_2010.gist import Part
from epocha.games.civilization_2010.ground import is_open, terrain_at
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.place_words import unit_in_battle
from epocha.games.civilization_2010.places import asked, draft_of
from epocha.games.civilization_2010.scenery import VARIANTS
from epocha.games.civilization_2010.state import KIND_BITS, PAYLOAD, PLAY_UNIT, Table
from epocha.games.civilization_2010.techs import rank
from epocha.games.civilization_2010.war import SIDES

SCALE: Final = 84 / UNIT_SIZE[0]
WIDTH: Final = 84.0
"""Of a card."""
VERBS: Final = ("play", "against", "new front", "wound", "heal")
ITEMS: Final = ("units", "buildings", "people", "city", "walls", "government")
WHEN: Final = {FIRST: "first", SECOND: "second"}


class Lie(NamedTuple):
    """How the picture lies.

    Attributes:
        width: of the whole. in_row: how many units stand in a row. scale: of what both sides have in sum.
        closed: whether the units of a side stand closed up. head: how high the head is.
        height: of a card, before it is scaled; where it is lower than a card is, its other sides are left out.
        aside: how much of the width what both sides have in sum takes beside the rows, 0 if it stands above them.
    """

    width: float
    in_row: int
    scale: float
    closed: bool
    head: float = 0.0
    height: float = UNIT_SIZE[1]
    aside: float = 0.0

    @property
    def card(self) -> tuple[float, float]:
        """The size of a card."""
        return WIDTH, self.height * SCALE

    @property
    def row(self) -> float:
        """How high a row of units is, with the gap below it."""
        return self.card[1] + 5

    @property
    def shown(self) -> float:
        """How much of a card in hand must be seen that others lie upon: on a phone, what a finger meets."""
        return 58 if self.closed else 24


Spots = tuple[list[tuple[float, float]], float]
"""Where the unit on each front stands, and after them that on a new one; and where the rows end."""

WIDE: Final = Lie(860, 9, 1.0, closed=False)
TALL: Final = Lie(480, 5, 1.15, closed=True)
FLAT: Final = Lie(612, 6, 1.15, closed=True, height=80, aside=122)
LEAST_HEAD: Final = 124.0
"""Height of the numbers of cards beside what both sides have in sum."""
LINE: Final = 26
"""Height of a line of what both sides have in sum."""
GROWN: Final = 70.0
GROWS_AT: Final = ((0.0, 0.0), (0.11, 0.55), (0.0, 1.0), (1.0, 0.05), (0.89, 0.5), (1.0, 1.0))
"""What grows on the ground of a battle: how large, and in what parts of its breadth and height, beside most cards."""
FORECAST: Final = 66
"""Height of what a clash would come to, where it stands in a row of its own."""
IN_PLAY: Final = 400.0
"""So high is what a phone shows first, nearest to the hand."""


class Clash(NamedTuple):
    """What a unit comes to against another: when it strikes, wounds dealt and taken, and whether either dies."""

    when: int
    dealt: int
    taken: int
    kills: bool
    dies: bool


def battle(t: Table, lang: str) -> list[Picture]:
    """Return the picture of the battle at hand, if there is one."""
    if t.commander[ATTACKER] == NONE or t.over:
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: drawing(t, WIDE, lang),
        "tall": lambda: drawing(t, TALL, lang),
        "flat": lambda: drawing(t, FLAT, lang),
    }
    return [Picture("battle", "battle", TEXTS.say(lang, "see-battle"), forms, verbs=VERBS)]


def near_side(t: Table) -> int:
    """Return the side from which a view looks on."""
    return int(ATTACKER) if t.commander[ATTACKER] == asked(t) else int(DEFENDER)


def raised(t: Table) -> int:
    """Return the unit that whoever looks has chosen and not yet put anywhere, or NONE."""
    seat = asked(t)
    draft = draft_of(t, seat)
    return int(draft[0] & PAYLOAD) if len(draft) == 1 and draft[0] >> KIND_BITS == PLAY_UNIT else NONE


def rank_of(t: Table, side: int, card: int) -> int:
    """Return the rank at which a unit of a side fights."""
    if is_wild(t, side):
        return int(BARBARIAN_RANK)
    return int(rank(t, t.commander[side], card // CARDS_OF_UNIT))


def clash(t: Table, side: int, card: int, front: int) -> Clash:
    """Return what a unit of a side would come to against the enemy unit on a front."""
    foe, wounds = int(t.front[front]), int(t.wounds[front])
    own, theirs = int(strength_of(t, side, card)), int(strength_of(t, 1 - side, foe))
    when = int(when_it_strikes(card, foe))
    given = int(dealt(own + t.blow, own, theirs, when))
    suffered = int(taken(own + t.blow, theirs, theirs - wounds, when))
    return Clash(when, given, suffered, given >= theirs - wounds, suffered >= own)


def clash_words(t: Table, side: int, card: int, front: int, lang: str) -> str:
    """Return what a unit would come to against an enemy unit, as a sentence."""
    one = clash(t, side, card, front)
    foe = unit_in_battle(t, 1 - side, int(t.front[front]), lang)
    fate = ("both" if one.dies else "kills") if one.kills else "dies" if one.dies else "none"
    places = {"dealt": one.dealt, "taken": one.taken, "fate": fate, "when": WHEN.get(one.when, "together")}
    return TEXTS.say(lang, "see-clash", front=front + 1, foe=foe, **places)


def drawing(t: Table, lie: Lie, lang: str) -> Drawing:
    """Return the battle, with its layers from below."""
    near = near_side(t)
    fronts = key(t.front, t.front_side, t.wounds, t.commander)
    ranks = tuple([rank_of(t, side, card) for side in range(SIDES) for card in range(int(UNIT_CARDS))])
    sheet = full_sheet(t)
    lie = lie._replace(head=6 if lie.aside else head_height(sheet, lie))
    cards = [int(t.force[near * UNIT_CARDS + card]) for card in range(int(UNIT_CARDS))]
    choice, blow = raised(t), int(t.blow)
    spots = spots_of(t, near, lie, is_raised=choice != NONE)
    middle = spots[1] + 8
    rows, _ = places_in_fan(sum(cards), lie.width - 20, WIDTH, 8, lie.shown)
    high = middle + rows * (lie.card[1] + 8)
    top = lie.head if choice != NONE else max(lie.head, high - IN_PLAY)
    about = (lie, top, min(high, top + (2 * lie.row + FORECAST if choice != NONE else IN_PLAY)))
    is_known = t.battle_at != NONE and is_open(t, t.battle_at)
    terrain = TERRAIN_IDS[int(terrain_at(t, t.battle_at))] if is_known else ""
    return Drawing(lie.width, high, [
        Layer("ground", (terrain, lie, spots[1]), lambda: battleground(terrain, lie, spots[1]), tells=False),
        Layer("about", about[1:], lambda: in_play(*about), tells=False),
        *sums(t, sheet, near, lie, spots, lang),
        Layer("fronts", (fronts, near, ranks, key(spots[0])), lambda: fronts_of(t, near, lie, spots, lang)),
        Layer("places", (fronts, near, ranks, choice, blow), lambda: places(t, near, choice, lie, spots, lang),
              tells=False),
        Layer("hand", (key(cards), near, ranks, fronts, choice, blow), lambda: hand(t, near, cards, lie, middle, lang)),
    ])  # fmt: skip


def battleground(terrain: str, lie: Lie, bottom: float) -> Svg:
    """Return the ground of the square that is fought for, paler than on the map: cards and numbers lie on it."""
    if not terrain:
        return NOTHING
    width, top = lie.width - lie.aside - 4, lie.head - 6
    high = bottom - top - 4
    grown = [
        use(f"ground-{terrain}-{i % VARIANTS}", 4 + x * (width - GROWN), top + 4 + y * (high - GROWN - 8), GROWN)
        for i, (x, y) in enumerate(GROWS_AT)
    ]
    return group(
        rect(2, top, width, high, f"g-{terrain}", 18, fill_opacity=0.6),
        group(*grown, opacity=0.6),
        rect(2, top, width, high, "l-tile-edge", 18, stroke_opacity=0.5),
    )


def in_play(lie: Lie, top: float, bottom: float) -> Svg:
    """Return the part that a phone shows, without a mark of it."""
    area = tag("rect", x=0, y=number(top), width=number(lie.width), height=number(bottom - top), fill="none")
    return group(area, class_="in-question") if lie.closed else NOTHING


# --- what both sides have in sum ---


def sums(t: Table, sheet: vec[i64], near: int, lie: Lie, spots: Spots, lang: str) -> list[Layer]:
    """Return the layers of what both sides have: above the rows, or beside them."""
    left = key(t.force_held, t.killed, near)
    if lie.aside:
        tops = (lie.head, spots[0][-1][1])
        shown = (key(sheet, t.commander), is_wild(t, 1), left, tops)
        return [Layer("sheet", shown, lambda: beside(t, sheet, near, lie, tops, lang))]
    return [
        Layer("sheet", (key(sheet, t.commander), is_wild(t, 1)), lambda: head(t, sheet, lie, lang)),
        Layer("left", left, lambda: counts(t, lie, lang)),
    ]


def beside(t: Table, sheet: vec[i64], near: int, lie: Lie, tops: tuple[float, float], lang: str) -> Svg:
    """Return beside the row of each side what it has in sum, and how many cards it holds and has lost."""
    items = [TEXTS.say(lang, f"see-bonus-{name}") for name in ITEMS]
    out: list[Svg] = []
    for side, y in zip((1 - near, near), tops, strict=True):
        seat, name = side_name(t, side, lang)
        parts = [f"{items[n]} {item(sheet, side, n)}" for n in range(len(items)) if item(sheet, side, n)]
        is_ahead = ahead(sheet) == side
        out.append(group(
            title(f"{name}: {', '.join(parts) or 0}"),
            rect(0, 0, lie.aside - 8, lie.card[1], "f-gold edge" if is_ahead else "f-paper-2 edge", 10),
            player_mark(seat, 10, 24, 27) if seat >= 0 else icon("village", 24, 27, 28),
            label(str(total(sheet, side)), 76, 38, 32, "t-bold t-edge" if is_ahead else "t-bold"),
            *_left_over(t, side, 20, lie.card[1] - 26, 52, 30, lang, "t-bold t-edge" if is_ahead else "t-bold"),
            at=(lie.width - lie.aside + 4, y),
        ))  # fmt: skip
    return group(*out)


def _left_over(
    t: Table, side: int, x: float, y: float, step: float, size: float, lang: str, kind: str = "t-bold"
) -> list[Svg]:
    """Return how many cards a side has not yet played and how many it has lost, side by side from a point."""
    lost = sum([int(t.killed[side * UNIT_CARDS + card]) for card in range(int(UNIT_CARDS))])
    found = (("battle-hand", int(t.force_held[side]), "held"), ("slain", lost, "lost"))
    return [
        group(
            title(TEXTS.say(lang, f"see-{name}", n=n)),
            icon(symbol, 0, 0, size),
            label(str(n), size * 0.6, size * 0.24, size * 0.7, kind, anchor="start"),
            at=(x + i * step, y),
        )
        for i, (symbol, n, name) in enumerate(found)
    ]


def full_sheet(t: Table) -> vec[i64]:
    """Return what both sides would have if the battle ended now: units in play first, then the combat bonus."""
    bonus = bonus_sheet(t)
    width = int(BONUS_ITEMS) + 1
    sheet = zeros(2 * width)
    for side in range(SIDES):
        add(sheet, side, 0, strength_in_play(t, side))
        for n in range(int(BONUS_ITEMS)):
            add(sheet, side, n + 1, bonus[side * BONUS_ITEMS + n])
    return sheet


def side_name(t: Table, side: int, lang: str) -> tuple[int, str]:
    """Return the seat of a side, or -1, and what it is called."""
    if is_wild(t, side):
        return -1, TEXTS.say(lang, "see-barbarians")
    return int(t.commander[side]), TEXTS.say(lang, "see-attacker" if side == ATTACKER else "see-defender")


def head_height(sheet: vec[i64], lie: Lie) -> float:
    """Return how high the head is: as what both sides have, and where it is narrow, below it the numbers of cards."""
    width = int(BONUS_ITEMS) + 1
    lines = sum([1 for n in range(width) if sheet[n] or sheet[width + n]])
    high = (lines + 3) * LINE * lie.scale
    return high + 64 if lie.closed else max(LEAST_HEAD, high + 16)


def head(t: Table, sheet: vec[i64], lie: Lie, lang: str) -> Svg:
    """Return what both sides have in sum."""
    width = min(lie.width - 20, 460)
    names = [TEXTS.say(lang, f"see-bonus-{name}") for name in ITEMS]
    drawn = battle_sheet(sheet, [side_name(t, 0, lang), side_name(t, 1, lang)], names, width / lie.scale, LINE)
    return group(scaled(drawn, lie.scale), at=((lie.width - width) / 2, 4))


def counts(t: Table, lie: Lie, lang: str) -> Svg:
    """Return how many cards each side has not yet played, and how many it has lost."""
    is_wide = lie.width > 600
    out: list[Svg] = []
    for side in range(SIDES):
        lost = sum([int(t.killed[side * UNIT_CARDS + card]) for card in range(int(UNIT_CARDS))])
        held = int(t.force_held[side])
        x = (60 if side == ATTACKER else lie.width - 130) if is_wide else (20 if side == ATTACKER else 270)
        for i, (symbol, n, name) in enumerate((("battle-hand", held, "held"), ("slain", lost, "lost"))):
            words = TEXTS.say(lang, f"see-{name}", n=n)
            at = (x, 36 + 54 * i) if is_wide else (x + 100 * i, lie.head - 34)
            text = label(f"× {n}", 30, 9, 24, "t-bold", anchor="start")
            out.append(group(title(words), icon(symbol, 4, 0, 40), text, at=at))
    return group(*out)


# --- the fronts ---


def spots_of(t: Table, near: int, lie: Lie, is_raised: bool) -> Spots:
    """Return where units stand: the enemies above, what is near below, on a new front too.

    Args:
        is_raised: whether a unit is raised, so that room is needed for what a clash would come to.
    """
    if lie.closed:
        return _closed_up(t, near, lie, is_raised)
    count = len(t.front) + 1
    places: list[tuple[float, float]] = []
    for front in range(count):
        is_near = front == count - 1 or t.front_side[front] == near
        row, column = divmod(front, lie.in_row)
        x = _left(lie, min(count, lie.in_row)) + column * _step(lie, min(count, lie.in_row))
        places.append((x, lie.head + (2 * row + is_near) * (lie.row + 6)))
    rows = int(-(-count // lie.in_row))
    return places, lie.head + rows * 2 * (lie.row + 6)


def _closed_up(t: Table, near: int, lie: Lie, is_raised: bool) -> Spots:
    """Return where units stand if there are no gaps: all enemies first, then all that are near and the new front."""
    there = [front for front, card in enumerate(t.front) if card != NONE]
    sides = ([front for front in there if t.front_side[front] != near],
             [*[front for front in there if t.front_side[front] == near], len(t.front)])  # fmt: skip
    places = [(0.0, 0.0)] * (len(t.front) + 1)
    y = lie.head
    for which in sides:
        below = lie.row + (FORECAST if is_raised and which is sides[0] else 0)
        least = 1 if lie.aside else 0  # what an enemy without units has in sum stands beside their row all the same
        for start in range(0, max(least, len(which)), lie.in_row):
            row = which[start : start + lie.in_row]
            for i, front in enumerate(row):
                places[front] = (_left(lie, len(row)) + i * _step(lie, len(row)), y)
            y += below
    return places, y


def _step(lie: Lie, in_row: int) -> float:
    """Return how far apart units are of which so many stand in a row."""
    return min(WIDTH + 22, (lie.width - lie.aside - 20) / in_row)


def _left(lie: Lie, in_row: int) -> float:
    """Return where a row of so many units begins."""
    return (lie.width - lie.aside - _step(lie, in_row) * (in_row - 1) - WIDTH) / 2


def fronts_of(t: Table, near: int, lie: Lie, spots: Spots, lang: str) -> Svg:
    """Return the units in play, with their wounds; where they do not stand closed up, opposite each an empty place."""
    out: list[Svg] = []
    for front, card in enumerate(t.front):
        x, y = spots[0][front]
        across = y - (lie.row + 6) if t.front_side[front] == near else y + lie.row + 6
        if card != NONE:
            out.append(group(standing(t, int(t.front_side[front]), front, lie, lang), at=(x, y)))
        if lie.closed:
            continue
        if card == NONE:
            for at in (y, across):
                out.append(group(icon("slain", x + WIDTH / 2, at + lie.card[1] / 2, 30), class_="faded"))
        else:
            out.append(rect(x + 2, across + 2, WIDTH - 4, lie.card[1] - 4, "spot", 8))
    return group(*out)


def standing(t: Table, side: int, front: int, lie: Lie, lang: str) -> Svg:
    """Return the unit on a front with a drop for each wound, in the colour of its side."""
    card, wounds = int(t.front[front]), int(t.wounds[front])
    seat, _ = side_name(t, side, lang)
    drops = [icon("wound", WIDTH / 2 + 15 * (i - (wounds - 1) / 2), lie.card[1] - 40, 22) for i in range(wounds)]
    return group(
        large(card, rank_of(t, side, card), lie, lang),
        rect(-3, -3, WIDTH + 6, lie.card[1] + 6, "border", 10) if seat >= 0 else NOTHING,
        *drops,
        class_=f"p{seat}" if seat >= 0 else None,
    )


def large(card: int, rank: int, lie: Lie, lang: str) -> Svg:
    """Return a unit card, larger than in a hand."""
    return scaled(unit_card(card, rank, lang, height=lie.height), SCALE)


def places(t: Table, near: int, choice: int, lie: Lie, spots: Spots, lang: str) -> Svg:
    """Return a place on each unit in play and on a new front, with what the raised unit would come to there."""
    out: list[Svg] = []
    shape = rect(0, 0, *lie.card, r=8)
    for front, card in enumerate(t.front):
        if card == NONE:
            continue
        is_near = t.front_side[front] == near
        side = int(t.front_side[front])
        words = TEXTS.say(lang, "see-unit", unit=unit_in_battle(t, side, int(card), lang),
                          n=int(strength_of(t, side, card)), wounds=int(t.wounds[front]))  # fmt: skip
        told = clash_words(t, near, choice, front, lang) if choice != NONE and not is_near else ""
        actions = f"heal {front + 1}" if is_near else f"against {front + 1}|wound {front + 1}"
        place = hit(f"place-front-{front}", f"{words} {told}".rstrip(), actions, shape)
        x, y = spots[0][front]
        out.append(group(place, at=(x, y)))
        if told:
            below = y + (lie.card[1] - 18 if lie.closed else lie.row + 6)
            out.append(group(forecast(clash(t, near, choice, front)), at=(x, below)))
    words = TEXTS.say(lang, "see-new-front")
    sign = label("+", WIDTH / 2, lie.card[1] / 2 + 14, 40, "t-soft")
    art = join([rect(2, 2, WIDTH - 4, lie.card[1] - 4, "spot", 8), sign])
    out.append(group(art, hit("place-new-front", words, "new front", shape), at=spots[0][-1]))
    return group(*out)


def forecast(one: Clash) -> Svg:
    """Return what a clash would come to, in symbols: what is dealt above, below it what is taken."""
    order = {FIRST: ("1", "2"), SECOND: ("2", "1")}.get(one.when, ("", ""))
    rows = [
        (Part("combat", str(one.dealt)), *((Part("slain"),) if one.kills else ())),
        (Part("wound", str(one.taken)), *((Part("slain"),) if one.dies else ())),
    ]
    return group(
        rect(3, 22, WIDTH - 6, 70, "f-paper-2 edge", 8),
        *[row_of(row, WIDTH / 2 + 6, 40 + 34 * i, 18, WIDTH - 24) for i, row in enumerate(rows)],
        *[label(text, 8, 46 + 34 * i, 16, "t-soft t-bold", anchor="start") for i, text in enumerate(order)],
    )


# --- the hand ---


def hand(t: Table, near: int, cards: list[int], lie: Lie, y: float, lang: str) -> Svg:
    """Return the units that the near side has not played, as far as they are seen; the raised one lies higher."""
    held: list[Piece] = []
    foes = [front for front, card in enumerate(t.front) if card != NONE and t.front_side[front] != near]
    choice = raised(t)
    for card, count in enumerate(cards):
        if count <= 0:
            continue
        name = UNIT_CARD_IDS[card].replace("_", " ")
        told = [clash_words(t, near, card, front, lang) for front in foes]
        unit, n = unit_in_battle(t, near, card, lang), int(strength_of(t, near, card))
        words = " ".join([TEXTS.say(lang, "see-unit", unit=unit, n=n, wounds=0), *told])
        art = large(card, rank_of(t, near, card), lie, lang)
        for i in range(count):
            lifted = choice == card and i == 0
            frame = rect(-3, -3, WIDTH + 6, lie.card[1] + 6, "chosen-card", 10) if lifted else NOTHING
            held.append(Piece(f"force-{UNIT_CARD_IDS[card]}-{i}", join([art, frame]), *lie.card, words, f"play {name}"))
    room = min(lie.width - 20, len(held) * (WIDTH + 8))
    return fan(held, (lie.width - room) / 2, y, room, shown=lie.shown)
