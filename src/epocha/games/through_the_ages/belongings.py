"""What a civilization has besides its columns: leader, government, special technologies, wonders, tactics, colonies,
pacts and wars."""

from typing import Final, NamedTuple

from epocha.engine.bits import listed
from epocha.engine.parts.pieces import LEAST, seat_mark, split
from epocha.engine.picture import Layer
from epocha.engine.svg import NOTHING, Svg, group, icon, join, label, rect, text_width, title
from epocha.games.through_the_ages.bindings import is_own, offered_by_card
from epocha.games.through_the_ages.components import (
    AGE,
    AGE_IDS,
    CARD_IDS,
    CIVIL_CARDS,
    FIRST,
    FIRST_TERRITORY,
    FIRST_WONDER,
    INFANTRY,
    LINES,
    NONE,
    SITES,
    STAGE_COST,
    STAGE_COUNT,
    STAGES,
    SYMMETRIC,
)
from epocha.games.through_the_ages.names import TEXTS, card_label
from epocha.games.through_the_ages.scenes import CORNER, band_of, scene
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.tiles import BAND, emblem, frame, lacking, name_on_band, placed, plate
from epocha.games.through_the_ages.tokens import amount, spent
from epocha.games.through_the_ages.values import army_bonus, needs_of

SIDE: Final = 112
"""Width of the cards beside the columns."""
CARD: Final = 60
"""Height of leader, wonder and tactics."""
ACROSS: Final = 86
"""Height of what rules a civilization, in two columns, less the part beside the head of its columns."""
FACE: Final = 44
"""How much higher a leader is drawn before the government is higher, too."""
SIGN: Final = 34
"""Size of the sign in the place of a card that is not there."""
SHOWN: Final = (84, 132)
"""How wide what was built, won and agreed is as a card, at least and at most."""
PLATE: Final = (130, 19)
"""From plate to plate, across and down."""


class Held(NamedTuple):
    """A card shown as a plate: with its words, the actions it offers, another seat concerned, and if it lies down."""

    card: int
    words: str
    actions: str = ""
    seat: int = NONE
    down: bool = False
    front: int = NONE


# --- who rules ---


def rulers(
    t: Table, p: int, lang: str, x: float, y: float, across: bool = False, lines: int = int(LINES), more: float = 0
) -> list[Layer]:
    """Return leader, government and special technologies below each other from a point, or in two columns.

    Args:
        lines: how many special technologies there is room for; if not for all, they stand without a gap.
        more: how much higher leader and government are together than usual.
    """
    leader, government = int(t.leader[p]), int(t.government[p])
    special = tuple([int(card) for card in t.special[p * LINES : (p + 1) * LINES]])
    offers = tuple([offered_by_card(t, p, card) if card != NONE else "" for card in special])
    left = actions_of(t, p)
    right = x + SIDE + 6 if across else x
    of_leader = CARD + (more if more <= FACE else FACE + 0.4 * (more - FACE))
    of_government = CARD + more - (of_leader - CARD)
    under = y + of_leader + 4
    places = [(right if across and i % 2 else x, under + PLATE[1] * (i // 2 if across else i)) for i in range(4)]
    below = (right, y) if across else (x, under + 4 + PLATE[1] * lines)

    def specials() -> Svg:
        there = [(card, offer, i) for i, (card, offer) in enumerate(zip(special, offers, strict=True)) if card != NONE]
        shown = [(card, offer, *places[i if lines == LINES else n]) for n, (card, offer, i) in enumerate(there)]
        room = (2 * SIDE + 6, 36) if across else (SIDE, PLATE[1] * lines - 2)
        nothing = empty(TEXTS.say(lang, "no-special"), *places[0], *room)
        return join([special_plate(p, *one, lang) for one in shown]) if shown else nothing

    def rules() -> Svg:
        return government_card(p, government, left, lang, *below, of_government)

    return [
        Layer("leader", (leader, x, y, of_leader), lambda: leader_card(p, leader, lang, x, y, of_leader)),
        Layer("special", (special, offers, x, under, lines), specials),
        Layer("government", (government, left, *below, of_government), rules),
    ]


def actions_of(t: Table, p: int) -> tuple[int, int, int, int]:
    """Return the civil actions that a seat has left, and in all, and likewise the military ones.

    The tokens of a seat that is not active are all there: they return as its turn begins (TA-8.3).
    """
    civil, military = int(t.civil_total[p]), int(t.military_total[p])
    if p != t.turn or t.over:
        return civil, civil, military, military
    left = int(t.military_left())
    return int(t.civil_left()), civil, left, max(left, military)


def leader_card(p: int, card: int, lang: str, x: float, y: float, high: float) -> Svg:
    """Return the leader in play, or the place of one."""
    if card == NONE:
        return empty(TEXTS.say(lang, "no-leader"), x, y, SIDE, high, "e-leader")
    size = min(high - BAND - 4, 84)
    drawn = group(
        frame(SIDE, high, False, band_of(card)),
        name_on_band(card, lang, SIDE, 0),
        scene(card, 1, BAND, SIDE - 2, high - BAND - 3),
        emblem(card, (SIDE - size) / 2, BAND + (high - BAND - size) / 2, size),
    )
    return placed(f"civ-{p}-{CARD_IDS[card]}", drawn, card_label(card, lang), "", x, y, SIDE, high, card)


def government_card(
    p: int, card: int, left: tuple[int, int, int, int], lang: str, x: float, y: float, high: float
) -> Svg:
    """Return the government with the action tokens left on it, and a ring for each that is spent."""
    body = high - BAND
    size = 13 + min(4.0, 0.12 * (body - 32))
    drawn = group(
        frame(SIDE, high, False, band_of(card)),
        name_on_band(card, lang, SIDE, 0),
        spent("civil", left[0], left[1], 6, BAND + 0.29 * body, SIDE - 12, size),
        spent("military", left[2], left[3], 6, BAND + 0.72 * body, SIDE - 12, size),
    )
    words = government_words(card, left, lang)
    return placed(f"civ-{p}-{CARD_IDS[card]}", drawn, words, "", x, y, SIDE, high, card)


def government_words(card: int, left: tuple[int, int, int, int], lang: str) -> str:
    """Return which government it is, and the actions that are left."""
    civil, of_civil, military, of_military = left
    places = {"civil": civil, "of_civil": of_civil, "military": military, "of_military": of_military}
    return TEXTS.say(lang, "government-now", card=card_label(card, lang), **places)


def special_plate(p: int, card: int, offer: str, x: float, y: float, lang: str) -> Svg:
    """Return a special technology in the place of its line."""
    drawn = plate(card, lang, SIDE, 17)
    return placed(f"civ-{p}-{CARD_IDS[card]}", drawn, card_label(card, lang), offer, x, y, SIDE, 17, card)


def empty(words: str, x: float, y: float, width: float, height: float, sign: str = "") -> Svg:
    """Return the place of a card that is not there, with what it would be and, where there is room, a sign of it."""
    lines = split(words, 2 if text_width(words, LEAST) > width - 8 and height > 3 * LEAST else 1)
    signed = sign if height > 2.2 * SIGN else ""
    first = y + height / 2 + 4 - 7 * (len(lines) - 1) + (SIGN / 2 if signed else 0)
    said = [label(one, x + width / 2, first + 14 * i, LEAST, "t-soft", width - 8) for i, one in enumerate(lines)]
    above = lacking(sign, x + width / 2, first - 14 - SIGN / 2, SIGN) if signed else NOTHING
    return join([rect(x, y, width, height, "slot", 6), above, *said])


def height_of_rulers(lines: int) -> float:
    """Return how high leader, government and so many special technologies are together."""
    return CARD + 8 + PLATE[1] * lines + CARD


# --- what was built, won and agreed ---


def works(t: Table, p: int, lang: str, x: float, y: float, width: float) -> list[Layer]:
    """Return in a row: the wonder under construction, what was won and agreed as plates, and tactics."""
    wonder, stages, own = int(t.wonder[p]), int(t.stages[p]), is_own(t, p)
    held = tuple(holdings(t, p, lang))
    tactics, bonus, armies = int(t.tactics[p]), int(army_bonus(t, p, False)), armies_of(t, p)
    right = x + width - SIDE
    layers = [
        Layer("wonder", (wonder, stages, own, x, y), lambda: wonder_card(p, wonder, stages, own, lang, x, y)),
        Layer("holdings", (held, x, y), lambda: shelf(p, held, lang, x + SIDE + 6, y, width - 2 * SIDE - 12)),
    ]
    if t.terms.mode != TUTORIAL:
        key = (tactics, bonus, armies, right, y)
        layers.append(Layer("tactics", key, lambda: army(p, tactics, bonus, armies, lang, right, y)))
    return layers


def wonder_card(p: int, card: int, stages: int, own: bool, lang: str, x: float, y: float) -> Svg:
    """Return the wonder under construction with its stages: a blue token on each that is built, else its cost."""
    if card == NONE:
        return empty(TEXTS.say(lang, "wonder-none-begun"), x, y, SIDE, CARD, "e-wonder")
    costs = stage_costs(card)
    step = (SIDE - 8) / len(costs)
    built = [group(stage(cost, i < stages, step - 3), at=(5 + step * i, BAND + 4)) for i, cost in enumerate(costs)]
    drawn = group(frame(SIDE, CARD, False, band_of(card)), name_on_band(card, lang, SIDE, 0), *built)
    words = wonder_words(card, stages, lang)
    return placed(f"civ-{p}-{CARD_IDS[card]}", drawn, words, "stages" if own else "", x, y, SIDE, CARD, card)


def wonder_words(card: int, stages: int, lang: str) -> str:
    """Return how far a wonder is."""
    return TEXTS.say(lang, "wonder-now", card=card_label(card, lang), done=stages, stages=len(stage_costs(card)))


def stage_costs(card: int) -> list[int]:
    """Return what the stages of a wonder cost."""
    first = int((card - FIRST_WONDER) * STAGES)
    return [int(cost) for cost in STAGE_COST[first : first + STAGE_COUNT[card - FIRST_WONDER]]]


def stage(cost: int, built: bool, width: float, height: float = 24, size: float = LEAST + 2) -> Svg:
    """Return a stage of a wonder from its upper left corner."""
    across, down = width / 2, height / 2
    what = icon("blue", across, down, 16) if built else label(str(cost), across, down + 5, size, "t-bold", width)
    return group(rect(0, 0, width, height, "in-force" if built else "trough", 4), what)


def holdings(t: Table, p: int, lang: str) -> list[Held]:
    """Return completed wonders, colonies, and the pacts and wars that concern a seat."""
    found: list[Held] = []
    for wonder in listed(t.wonders[p]):
        card, down = int(FIRST_WONDER + wonder), bool(t.face_down[p] >> wonder & 1)
        words = TEXTS.say(lang, "wonder-done", card=card_label(card, lang), down=int(down))
        found.append(Held(card, words, offered_by_card(t, p, card), down=down))
    for colony in listed(t.colonies[p]):
        card = int(FIRST_TERRITORY + colony)
        found.append(Held(card, card_label(card, lang), offered_by_card(t, p, card)))
    for q in range(int(t.players)):
        found += agreed(t, p, q, lang)
    return found


def agreed(t: Table, p: int, q: int, lang: str) -> list[Held]:
    """Return the pact in front of a seat and the war that it has declared, if they concern another."""
    found: list[Held] = []
    if t.pact[q] != NONE and p in (q, t.pact_with[q]):
        other = int(t.pact_with[q] if p == q else q)
        side = "none" if SYMMETRIC[t.pact[q]] else "AB"[int(t.pact_side[q]) ^ (p != q)]
        words = TEXTS.say(lang, "pact-now", card=card_label(t.pact[q], lang), seat=other + 1, side=side)
        found.append(Held(int(t.pact[q]), words, f"cancel {q + 1}" if is_own(t, p) else "", other, front=q))
    if t.war[q] != NONE and p in (q, t.war_on[q]):
        other = int(t.war_on[q] if p == q else q)
        words = TEXTS.say(lang, "war-on" if p == q else "war-by", card=card_label(t.war[q], lang), seat=other + 1)
        found.append(Held(int(t.war[q]), words, "", other, front=q))
    return found


def shelf(p: int, held: tuple[Held, ...], lang: str, x: float, y: float, room: float) -> Svg:
    """Return what was built, won and agreed as small cards side by side; if they are too many, as plates."""
    if not held or len(held) * SHOWN[0] > room:
        return plates(p, held, lang, x, y, room)
    width = min(float(SHOWN[1]), room / len(held))
    return group(*[held_card(p, one, lang, x + width * i, y, width - 4) for i, one in enumerate(held)])


def held_card(p: int, one: Held, lang: str, x: float, y: float, width: float) -> Svg:
    """Return a small card with its emblem; whom else it concerns has their mark on it."""
    band, is_military = "b-down" if one.down else band_of(one.card), one.card >= CIVIL_CARDS
    top = 0.0 if is_military else float(BAND)
    sign = emblem(one.card, width / 2 - 14, top + 2, 28)
    drawn = group(
        frame(width, CARD, is_military, band),
        name_on_band(one.card, lang, width, CARD - BAND if is_military else 0),
        scene(one.card, 1, top + (1 if is_military else 0), width - 2, CARD - BAND - 2, CORNER if is_military else 0),
        group(sign, class_="faded") if one.down else sign,
        label(AGE_IDS[AGE[one.card]], 5, top + 15, LEAST + 1, "t-bold", anchor="start"),
        group(seat_mark(one.seat, 7), at=(width - 12, top + 16)) if one.seat != NONE else NOTHING,
    )
    return placed(held_name(p, one), drawn, one.words, one.actions, x, y, width, CARD, one.card)


def held_name(p: int, one: Held) -> str:
    """Return the name of the element of such a card or plate."""
    return f"civ-{p}-{CARD_IDS[one.card]}" + (f"-{one.front}" if one.front != NONE else "")


def plates(p: int, held: tuple[Held, ...], lang: str, x: float, y: float, room: float) -> Svg:
    """Return plates in columns of three from a point on; where they are many, they are narrower."""
    columns = max(int(room // PLATE[0]), -(-len(held) // 3))
    width = room / columns
    return group(
        *[
            held_plate(p, one, lang, x + width * (i // 3), y + 1 + PLATE[1] * (i % 3), width - 4, PLATE[1] - 1.5)
            for i, one in enumerate(held)
        ]
    )


def held_plate(
    p: int, one: Held, lang: str, x: float, y: float, width: float, height: float, size: float = LEAST
) -> Svg:
    """Return a plate; whom else it concerns has their mark at its end."""
    drawn = plate(one.card, lang, width - (16 if one.seat != NONE else 0), height, size, one.down)
    mark = group(seat_mark(one.seat, 5.5), at=(width - 7, height / 2)) if one.seat != NONE else NOTHING
    return placed(held_name(p, one), group(drawn, mark), one.words, one.actions, x, y, width, height, one.card)


def armies_of(t: Table, p: int) -> int:
    """Return how many armies the units of a seat form under its tactics, obsolete ones among them (TA-34.3)."""
    tactics = int(t.tactics[p])
    if tactics == NONE:
        return 0
    formed: list[int] = []
    for kind in range(3):
        sites = range(int(FIRST[INFANTRY + kind]), int(FIRST[INFANTRY + kind + 1]))
        if needed := int(needs_of(tactics, kind)):
            formed.append(sum([int(t.workers[p * SITES + site]) for site in sites]) // needed)
    return min(formed)


def army(p: int, card: int, bonus: int, armies: int, lang: str, x: float, y: float) -> Svg:
    """Return the tactics in play with how many armies there are, and what they add."""
    if card == NONE:
        return empty(TEXTS.say(lang, "no-tactics"), x, y, SIDE, CARD)
    words = TEXTS.say(lang, "tactics-now", card=card_label(card, lang), bonus=bonus, armies=armies)
    drawn = group(
        frame(SIDE, CARD, True, band_of(card)),
        name_on_band(card, lang, SIDE, CARD - BAND),
        scene(card, 1, 1, 36, CARD - BAND - 2, CORNER - 1),
        emblem(card, 6, 3, 26),
        amount("army", f"{armies}: +{bonus}", SIDE / 2 - 18, 17, 15, "t-bold"),
        title(words),
    )
    return placed(f"civ-{p}-{CARD_IDS[card]}", drawn, words, "", x, y, SIDE, CARD, card)
