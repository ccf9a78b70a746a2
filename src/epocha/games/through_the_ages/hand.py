"""The own hand: civil and military cards with their limits, what each may be used for, and why it cannot be now.

Nobody else has this picture. A card keeps its element when it comes from the row.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from epocha.engine.parts.cards import places_in_fan
from epocha.engine.parts.pieces import BASE, LEADING, fitted
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import NOTHING, Svg, circle, group, hit, icon, join, label, rect, title
from epocha.games.through_the_ages.card_words import card_text
from epocha.games.through_the_ages.cards import HELD, MARK, TILE, face, mark_on, tile
from epocha.games.through_the_ages.civilization import civilization
from epocha.games.through_the_ages.components import CARD_IDS, CIVIL_CARDS
from epocha.games.through_the_ages.held import VERBS, civil_cards, meant_for, military_cards, why_not
from epocha.games.through_the_ages.names import TEXTS, card_label, kind_name
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.terms import TUTORIAL

WIDE: Final = 1040
NARROW: Final = 780
MIDDLE: Final = 540
SPARE: Final = 0.64
MORE_SPARE: Final = 0.75
TABLET_SPARE: Final = 0.611
"""How high all own pictures may be together, as a part of their width: in windows with height to spare and with more,
and on a tablet held flat."""
BETWEEN: Final = 38
"""What the outlook and the gaps between the own pictures need of that."""
LARGE: Final = (540, 620, 700, 820, 940)
"""How wide the picture is where its cards may be larger: as wide as they need, in few steps; in proportion on a
tablet."""
UPRIGHT_ROOM: Final = 459
"""How high all own pictures may be together on the smallest tablet held upright, 768 by 1024."""
HEAD: Final = 64
"""Width of what stands before a hand: how many cards it has, and how many it may have."""
GAP: Final = 4
APART: Final = 24
"""Between two hands in a line, where there is room for it."""
BROADEST: Final = 116.0
STEP: Final = 8
FEW: Final = 6
"""How broad a card is at most where few lie in a line, in what steps it becomes so, and how many may: all are sent anew
then."""
SHOWN: Final = 56
"""How much of a card is seen at least where another lies upon it."""
ABOVE: Final = 30.0
"""What stands above a hand on a phone, with the gap below the hand."""
LOWEST: Final = 100.0
HIGHEST: Final = 150.0
"""How high an upright card is on a phone at least, where else tiles tell as much, and at most."""
THICKEST: Final = 64.0
"""How high a tile is at most, where few of them leave the room for it."""
NOTE: Final = (116.0, 200.0)
"""How wide what a card does is written beside it at least, where few cards leave the room for it, and at most."""
REASONS: Final = {
    "TA-18.1": "civil", "TA-19.1": "civil", "TA-21.1": "civil", "TA-20.2": "civil", "TA-34.1": "military",
    "TA-19.2": "science", "TA-20.3": "science", "TA-20.9": "science", "TA-31.2": "military", "TA-21.2": "e-wait",
}  # fmt: skip
"""The symbol of why a card cannot be used now; that of all other rules is a bar."""


class Size(NamedTuple):
    """How large cards are drawn.

    Attributes:
        text: size of letters. is_tile: whether cards lie on their side. line: how wide what stands above a hand is; 0
            where that stands before the hand, as it does everywhere but on a phone.
    """

    width: float
    height: float
    text: float
    is_tile: bool = False
    line: float = 0


class Slot(NamedTuple):
    """A card in hand: which of several copies it is, where it lies, and why it cannot be used now."""

    card: int
    number: int
    x: float
    y: float
    rule: str
    reason: str


class Phone(NamedTuple):
    """How wide hands are on a phone, how high they may be without being scrolled, and how many tiles lie abreast."""

    width: float
    height: float
    tiles: int


UPRIGHT_PHONE: Final = Phone(366, 356, 2)
FLAT_PHONE: Final = Phone(548, 280, 3)
"""The smallest of each, 360 by 740 and 640 by 360."""
UPRIGHT: Final = Size(*HELD, 12)
LOW: Final = Size(84, 73, 12)
"""A card on a tablet held flat where two lines of them have little room: broader, and its emblem is smaller."""
SLIM: Final = Size(UPRIGHT.width, LOW.height, 12)
"""One on a tablet held upright, as low, where all of them lie in one line."""
LARGER: Final = Size(84, 118, 13)


def hand(t: Table, lang: str) -> list[Picture]:
    """Return the picture of the hand of whoever looks; none for those without a seat."""
    if t.viewer < 0:
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "largest": lambda: larger(t, lang, "ample", WIDE, MORE_SPARE),
        "large": lambda: larger(t, lang, "ample", WIDE, SPARE),
        "roomy": lambda: larger(t, lang, "roomy", NARROW, TABLET_SPARE),
        "wide": lambda: in_a_row(t, lang, WIDE),
        "narrow": lambda: narrow(t, lang),
        "middle": lambda: stacked(t, lang, MIDDLE, LARGER),
        "tall": lambda: on_phone(t, lang, UPRIGHT_PHONE),
        "flat": lambda: on_phone(t, lang, FLAT_PHONE),
    }
    return [Picture("hand", "hand", TEXTS.say(lang, "hand"), forms, int(t.viewer), VERBS)]


def hands(t: Table) -> list[tuple[str, list[int]]]:
    """Return the hands that the mode has, each with its cards."""
    found = [("civil", civil_cards(t))]
    return found if t.terms.mode == TUTORIAL else [*found, ("military", military_cards(t))]


# --- forms ---


def larger(t: Table, lang: str, form: Form, most: int, spare: float) -> Drawing:
    """Return both hands as large as the own civilization leaves room for, in a line or below each other.

    Args:
        form: of the civilization. most: its width, and that of hands that are no larger. spare: see `SPARE`.
    """
    room = spare * most - BETWEEN - civilization(t, int(t.viewer), lang).drawing(form).height
    whole = [HEAD + (UPRIGHT.width + GAP) * max(1, len(cards)) for _, cards in hands(t)]  # with all of each card seen
    for width in [one * most / WIDE for one in (*LARGE, WIDE)]:
        in_line = sum(whole) + 8 <= width
        drawn = in_a_row(t, lang, width) if in_line else stacked(t, lang, width, UPRIGHT)
        is_whole = in_line or max(whole) <= width or width == most
        if is_whole and drawn.height * most / width <= room:
            return drawn
    drawn = in_a_row(t, lang, most)
    low = stacked(t, lang, most, LOW)
    is_better = low.height <= room or low.height < drawn.height
    return low if form == "roomy" and sum(whole) + 8 > most and is_better else drawn


def narrow(t: Table, lang: str) -> Drawing:
    """Return both hands on a tablet: lower than they are elsewhere, if the own civilization leaves them no more."""
    drawn = in_a_row(t, lang, NARROW)
    taken = BETWEEN + civilization(t, int(t.viewer), lang).drawing("narrow").height
    return drawn if taken + drawn.height <= UPRIGHT_ROOM else in_a_row(t, lang, NARROW, SLIM)


def in_a_row(t: Table, lang: str, width: float, size: Size = UPRIGHT) -> Drawing:
    """Return both hands side by side, if enough of each card is seen there; else below each other."""
    held = hands(t)
    note = note_width(held, width, size)
    if note and size == UPRIGHT:
        return with_notes(t, lang, width, note)
    size = broadened(held, width, size)
    steps = sum([max(0, len(cards) - 1) for _, cards in held])
    room = width - len(held) * (HEAD + size.width) - 8
    step = min(size.width + GAP, room / max(1, steps))
    if step < SHOWN:
        return stacked(t, lang, width, size)
    slots: list[Slot] = []
    heads: list[tuple[float, float]] = []
    x = 0.0
    for _, cards in held:
        heads.append((x, 0))
        slots += in_hand(t, cards, [(x + HEAD + step * i, 2.0) for i in range(len(cards))], lang)
        x += HEAD + step * max(0, len(cards) - 1) + size.width
        x += max(0.0, min(APART, (room - step * steps) / 2))
    return drawing(t, lang, width, size.height + 4, heads, slots, size)


def broadened(held: Sequence[tuple[str, list[int]]], width: float, size: Size) -> Size:
    """Return a size of cards as broad as they may be where few of them lie in a line: their pictures are larger."""
    count = sum([max(1, len(cards)) for _, cards in held])
    if count > FEW:
        return size
    room = (width - len(held) * HEAD - APART) / count - GAP
    return size._replace(width=max(size.width, min(BROADEST, float(room // STEP * STEP))))


def note_width(held: Sequence[tuple[str, list[int]]], width: float, size: Size) -> float:
    """Return how much room there is beside each card for what it does, 0 if too little."""
    count = sum([len(cards) for _, cards in held])
    taken = sum([HEAD + (0 if cards else size.width) for _, cards in held]) + count * (size.width + 4 * GAP) + 8
    note = min(NOTE[1], (width - taken) / count) if count else 0.0
    return note if note >= NOTE[0] else 0.0


def with_notes(t: Table, lang: str, width: float, note: float) -> Drawing:
    """Return both hands side by side, and beside each card what it does."""
    slots: list[Slot] = []
    heads: list[tuple[float, float]] = []
    x, step = 0.0, UPRIGHT.width + 4 * GAP + note
    for _, cards in hands(t):
        heads.append((x, 0))
        slots += in_hand(t, cards, [(x + HEAD + step * i, 2.0) for i in range(len(cards))], lang)
        x += HEAD + (step * len(cards) or UPRIGHT.width)
    drawn = drawing(t, lang, width, UPRIGHT.height + 4, heads, slots, UPRIGHT)

    def told(slot: Slot) -> Layer:
        at = (slot.x + UPRIGHT.width + 2 * GAP, slot.y)
        name = f"note-{CARD_IDS[slot.card]}-{slot.number}"
        return Layer(name, note, lambda: note_on(slot.card, note, lang), tells=False, at=at)

    return drawn._replace(layers=[*drawn.layers, *[told(slot) for slot in slots]])


def note_on(card: int, width: float, lang: str) -> Svg:
    """Return what a card does, in lines beside it; nothing if that is too long."""
    found = fitted(card_text(card, lang), width, UPRIGHT.height, UPRIGHT.text, UPRIGHT.text)
    if found is None:
        return NOTHING
    size, lines = found
    top = (UPRIGHT.height - (len(lines) - 1) * LEADING * size) / 2 + BASE * size
    return join(
        [label(line, 0, top + i * LEADING * size, size, "t-soft", anchor="start") for i, line in enumerate(lines)]
    )


def stacked(t: Table, lang: str, width: float, size: Size) -> Drawing:
    """Return the hands below each other, each in as many lines as it needs."""
    slots: list[Slot] = []
    heads: list[tuple[float, float]] = []
    y = 0.0
    for _, cards in hands(t):
        heads.append((0, y))
        rows, step = places_in_fan(max(1, len(cards)), width - HEAD, size.width, GAP, SHOWN)
        in_row = -(-max(1, len(cards)) // rows)
        down = size.height + 4
        spots = [(HEAD + step * (i % in_row), y + 2 + down * (i // in_row)) for i in range(len(cards))]
        slots += in_hand(t, cards, spots, lang)
        y += down * rows
    return drawing(t, lang, width, y, heads, slots, size)


def on_phone(t: Table, lang: str, phone: Phone) -> Drawing:
    """Return the hands for a phone, each under its head: few cards stand upright, more lie as tiles."""
    held = hands(t)
    size, across = size_on_phone([max(1, len(cards)) for _, cards in held], phone)
    slots: list[Slot] = []
    heads: list[tuple[float, float]] = []
    y, right, down = 0.0, size.width + GAP, size.height + GAP
    for _, cards in held:
        heads.append((0, y))
        spots = [(3 + right * (i % across), y + ABOVE - GAP + down * (i // across)) for i in range(len(cards))]
        slots += in_hand(t, cards, spots, lang)
        y += ABOVE + down * max(1, -(-len(cards) // across))
    return drawing(t, lang, phone.width, y, heads, slots, size)


def size_on_phone(counts: Sequence[int], phone: Phone) -> tuple[Size, int]:
    """Return how large cards of hands of so many are on a phone, and how many lie in a line."""

    def room_for(across: int) -> float:
        """Return how high a card may be if so many lie in a line."""
        return (phone.height - ABOVE * len(counts)) / sum([-(-count // across) for count in counts]) - GAP

    upright = room_for(phone.tiles + 1)
    if upright >= LOWEST:
        width = (phone.width - 6 + GAP) / (phone.tiles + 1) - GAP
        return Size(width, min(HIGHEST, upright), 14, line=phone.width), phone.tiles + 1
    high = min(THICKEST, max(TILE[1], room_for(phone.tiles)))
    return Size(TILE[0], high, 14, True, phone.width), phone.tiles


def in_hand(t: Table, cards: Sequence[int], spots: Sequence[tuple[float, float]], lang: str) -> list[Slot]:
    """Return cards with where they lie."""
    found: list[Slot] = []
    for i, (card, (x, y)) in enumerate(zip(cards, spots, strict=True)):
        found.append(Slot(card, cards[:i].count(card), x, y, *why_not(t, card, lang)))
    return found


def drawing(
    t: Table, lang: str, width: float, height: float, heads: list[tuple[float, float]], slots: list[Slot], size: Size
) -> Drawing:
    """Return hands as layers: what stands before them, the cards, and what the cards offer."""
    counted = [(kind, len(cards), limit_of(t, kind)) for kind, cards in hands(t)]
    lying: list[Layer] = []
    above: list[Layer] = []
    for slot in slots:

        def draw(slot: Slot = slot) -> Svg:
            return held_card(slot, lang, size)

        def bind(slot: Slot = slot) -> Svg:
            return offered(slot, lang, size)

        card, at = f"{CARD_IDS[slot.card]}-{slot.number}", (slot.x, slot.y)
        lying.append(Layer(f"card-{card}", size, draw, at=at))
        above.append(Layer(f"offer-{card}", (size, slot.rule, slot.reason), bind, tells=False, at=at))
    return Drawing(width, height, [*head_layers(counted, heads, lang, size), *lying, *above])


# --- what is drawn ---


def limit_of(t: Table, kind: str) -> int:
    """Return how many cards of a kind the hand may have."""
    return int((t.civil_limit if kind == "civil" else t.military_limit)[t.viewer])


def head_layers(
    counted: Sequence[tuple[str, int, int]], heads: Sequence[tuple[float, float]], lang: str, size: Size
) -> list[Layer]:
    """Return what stands before each hand."""

    def layer(one: tuple[str, int, int], at: tuple[float, float]) -> Layer:
        return Layer(f"head-{one[0]}", (one, size), lambda: head(*one, lang, size), at=at)

    return [layer(one, at) for one, at in zip(counted, heads, strict=True)]


def head(kind: str, count: int, limit: int, lang: str, size: Size) -> Svg:
    """Return how many cards a hand has of how many; too many are counted in red."""
    words = TEXTS.say(lang, "hand-count", n=count, limit=limit)
    name = TEXTS.say(lang, f"hand-{kind}")
    over = TEXTS.say(lang, "hand-over", n=count - limit) if count > limit else ""
    nothing = "" if count else TEXTS.say(lang, "hand-empty")
    line = flat_head if size.line else upright_head
    now = TEXTS.say(lang, f"hand-{kind}-now", n=count, limit=limit)
    drawn = line(f"{kind}-cards", name, words, over, nothing, size)
    return group(title(name), drawn, data_thing=f"{kind}-hand", data_now=now)


def upright_head(symbol: str, name: str, words: str, over: str, nothing: str, size: Size) -> Svg:
    """Return what stands before upright cards."""
    middle, high = HEAD / 2 - 1, min(size.height, UPRIGHT.height)
    return join([
        icon(symbol, middle, 0.17 * high, 0.26 * high),
        label(name, middle, 0.47 * high, size.text, "t-soft", HEAD - 4),
        label(words, middle, 0.69 * high, size.text + 3, "t-danger t-bold" if over else "t-bold", HEAD - 4),
        label(over, middle, 0.9 * high, size.text, "t-danger", HEAD - 4) if over else NOTHING,
        rect(HEAD, 3, size.width - 2, size.height - 2, "absent", 8) if nothing else NOTHING,
        label(nothing, HEAD + size.width / 2, 0.56 * high, size.text, "t-soft", size.width - 8) if nothing else NOTHING,
    ])  # fmt: skip


def flat_head(symbol: str, name: str, words: str, over: str, nothing: str, size: Size) -> Svg:
    """Return what stands above tiles."""
    state = "t-danger t-bold" if over else "t-bold"
    return join([
        icon(symbol, 14, 13, 20),
        label(name, 30, 18, size.text + 1, "t-bold", anchor="start"),
        label(f"{words}, {over}" if over else words, size.line - 6, 18, size.text + 1, state, 200, "end"),
        label(nothing, size.line / 2, ABOVE + size.height / 2, size.text, "t-soft") if nothing else NOTHING,
    ])  # fmt: skip


def held_card(slot: Slot, lang: str, size: Size) -> Svg:
    """Return a card from its upper left corner."""
    width, height, text, is_tile, _ = size
    drawn = tile(slot.card, lang, width, height, text) if is_tile else face(slot.card, lang, width, height, text)
    return group(drawn, id=f"card-{CARD_IDS[slot.card]}-{slot.number}", class_="moves")


def offered(slot: Slot, lang: str, size: Size) -> Svg:
    """Return what lies over a card: why it cannot be used now, and the place that offers its actions."""
    words = TEXTS.say(lang, "row-card", card=card_label(slot.card, lang), kind=kind_name(slot.card, lang))
    place = hit(
        f"place-held-{CARD_IDS[slot.card]}-{slot.number}", words,
        meant_for(slot.card), rect(1, 1, size.width - 2, size.height - 2, r=8),
        data_thing=f"card-{CARD_IDS[slot.card]}", data_now=slot.reason or None,
    )  # fmt: skip
    if not slot.rule:
        return place
    low = (5.2 if slot.card < CIVIL_CARDS else 2.9) * size.text
    x, y = (11.0, 35.0) if size.is_tile else mark_on(slot.card, *size[:3], low)
    mark = join([circle(x, y, MARK, "f-paper edge-danger"), icon(REASONS.get(slot.rule, "e-barred"), x, y, 13)])
    return join([mark, place])
