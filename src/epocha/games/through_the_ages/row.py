"""The card row: what lies on its spaces, what each card costs whoever looks and why they cannot take it, and the decks.

Faces are the same for all viewers and lie in layers of their own, which are called after the cards, so that a card that
slides is not drawn again; what it costs and whether it can be taken lies above. A card keeps its element from the row
into the hand.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import NOTHING, Svg, circle, group, hit, icon, join, label, path, rect, text_width, title
from epocha.games.through_the_ages.cards import CARD, MARK, SIZE, TILE, face, mark_on, tile
from epocha.games.through_the_ages.components import (
    AGE,
    AGE_IDS,
    CARD_IDS,
    NONE,
    REMOVED,
    ROW_ZONES,
    SPACE_COST,
    SPACES,
)
from epocha.games.through_the_ages.held import copies_held
from epocha.games.through_the_ages.names import TEXTS, amount, card_label, kind_name
from epocha.games.through_the_ages.piles_drawn import AREA, BELOW, age_now, area, heap_layers, heaps
from epocha.games.through_the_ages.prices import take_cost, untakable
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps import common as c
from epocha.games.through_the_ages.steps.choices import TakeFromRow

VERBS: Final = ("take", "draw")
ZONES: Final = [(zone.spaces[0] - 1, len(zone.spaces), zone.civil_actions) for zone in ROW_ZONES]
"""The first space of each zone, how many it has, and their price."""
THREE_LINES: Final = (912, 230)
"""Three lines of tiles, one a zone, with room for the decks beside the last two, which are shorter."""
ONE_LINE: Final = (1300, 140)
"""One line, for a page that gives the row all its width."""
SLIM: Final = (1036, 140)
SLIM_CARD: Final = (66, 112)
SLIM_SIZE: Final = SIZE + 0.5
"""One line of slimmer cards, for a tablet held flat, with the piles as numbers at its end; letters of 12 px there."""
GAP: Final = 4
"""Between two cards of a zone; zones are set apart by three more."""
NATURAL: Final = 0.94
"""How wide words are, as a part of what `text_width` says."""
HEAD: Final = 25
"""Above the cards: prices and what leaves next."""
TALL: Final = 366
LINE: Final = 52
"""From tile to tile, one below the other."""
ABREAST: Final = 3
SLIM_TILE: Final = (145, 46)
SLIM_LINE: Final = 49
PRICES: Final = 36
"""Six lines of three such tiles behind their prices are in sight and can be read on a phone held flat that is 740 px
wide and 360 high."""
REASONS: Final = {
    "TA-13.1": "civil", "TA-13.10": "civil", "TA-13.5": "civil-cards", "TA-13.8": "e-leader", "TA-13.9": "e-wonder",
    "TA-13.12": "e-owned",
}  # fmt: skip
"""The symbol of what keeps somebody from taking a card."""
SEAL_AT: Final = {False: (20.0, 56.0), True: (46.0, 37.0)}
MARK_AT: Final = (11.0, 35.0)
"""The middle of a dearer price on an upright card and on one on its side, and of a reason on the latter: on the emblem
at most, and on nothing that is written there."""
SLIM_SEAL: Final = (12.5, 60.5)
BAND_SEAL: Final = (11.0, 32.0)
LOWEST: Final = 75.0
"""The middle of a price on a slim card, below its age, and on the band of one on its side; how low a reason lies."""


class Offer(NamedTuple):
    """What a space of the row means to whoever looks.

    Attributes:
        card: what lies there, or NONE. price: in civil actions. rule: that forbids taking it, "" if none does.
        about: what sentences of rules speak of: the actions there are, the wonder under construction, the hand limit.
    """

    card: int
    price: int
    rule: str
    about: tuple[int, ...]


def card_row(t: Table, lang: str) -> Picture:
    """Return the picture of the row."""
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: in_one_line(t, lang),
        "middle": lambda: in_three_lines(t, lang),
        "narrow": lambda: in_slim_line(t, lang),
        "tall": lambda: tall(t, lang),
        "flat": lambda: flat(t, lang),
    }
    return Picture("row", "row", TEXTS.say(lang, "row"), forms, verbs=VERBS)


# --- what the spaces mean to a viewer ---


def offers(t: Table) -> list[Offer]:
    """Return what each space means to whoever looks; to those without a seat, to the player whose turn it is."""
    own = t.viewer >= 0 and not t.is_out(t.viewer) and not t.over
    p = int(t.viewer) if own else int(t.turn)
    most = budget(t, p)
    found: list[Offer] = []
    for space in range(int(SPACES)):
        rule = (untakable(t, p, space, most) or "") if own and t.row[space] != NONE else ""
        about = (most, int(t.wonder[p]), int(t.civil_limit[p])) if rule else ()
        found.append(Offer(int(t.row[space]), int(take_cost(t, p, space)), rule, about))
    return found


def budget(t: Table, p: int) -> int:
    """Return the civil actions that a player has for cards: in another's turn, those of one's own turn to come."""
    if not t.over and t.step_number() == c.TAKE_FROM_ROW and p in t.current_players:
        return int(t.get(TakeFromRow.BUDGET))
    return int(t.civil_left() if p == t.turn else t.civil_total[p])


def why_not(offer: Offer, lang: str) -> str:
    """Return why whoever looks cannot take a card, as a sentence; the same as they would be refused with."""
    most, wonder, limit = offer.about
    return TEXTS.say(
        lang, f"refusal-{offer.rule.replace('.', '-')}",
        card=card_label(offer.card, lang), price=amount("civil", offer.price, lang), civil=amount("civil", most, lang),
        limit=limit, age=AGE_IDS[AGE[offer.card]], wonder=card_label(wonder, lang) if wonder != NONE else "",
    )  # fmt: skip


def copy_numbers(t: Table) -> list[int]:
    """Return for each space how many of its card there are before it, in one's own hand and in the row."""
    seen: dict[int, int] = {}
    found: list[int] = []
    for space in range(int(SPACES)):
        card = int(t.row[space])
        seen.setdefault(card, copies_held(t, card))
        found.append(seen[card])
        seen[card] += 1
    return found


# --- forms ---


def in_three_lines(t: Table, lang: str) -> Drawing:
    """Return the row as tiles, for a tablet: a line for each zone, and the decks beside the shorter ones."""
    spots = [spot for zone in range(len(ZONES)) for spot in line_of((zone,), HEAD + (HEAD + LINE) * zone, TILE[0])]
    left = spots[-1][0] + TILE[0] + 12
    return in_lines(t, lang, THREE_LINES, spots, TILE, (left, HEAD + LINE, THREE_LINES[0] - left, SIZE + 2))


def in_one_line(t: Table, lang: str) -> Drawing:
    """Return the row as a strip: all cards side by side, and the decks at its end."""
    return in_lines(t, lang, ONE_LINE, line_of((0, 1, 2), HEAD, CARD[0]), CARD, (ONE_LINE[0] - AREA, 0, AREA, SIZE))


def in_slim_line(t: Table, lang: str) -> Drawing:
    """Return the row as a strip of slim cards, for which one line of a tablet has room."""
    spots = line_of((0, 1, 2), HEAD, SLIM_CARD[0])
    left = spots[-1][0] + SLIM_CARD[0]
    return in_lines(t, lang, SLIM, spots, SLIM_CARD, (left, 0, SLIM[0] - left, SLIM_SIZE))


def in_lines(
    t: Table,
    lang: str,
    size: tuple[float, float],
    spots: list[tuple[float, float]],
    card: tuple[int, int],
    piles: tuple[float, float, float, float],
) -> Drawing:
    """Return the row with cards of a size at these spots, and the piles in a box of a width, with text so large."""
    return Drawing(*size, [
        Layer("zones", removed(t), lambda: zones(removed(t), spots, card[0], lang)),
        *cards_in(t, lang, spots, card),
        *area(t, lang, *piles),
    ])  # fmt: skip


def tall(t: Table, lang: str) -> Drawing:
    """Return the row for a phone: tiles two abreast under the heads of their zones.

    The decks lie below each other where the first zone leaves a place free, down to the tiles of the second one, whose
    head leaves the right free; if there are more of them, the second zone begins lower.
    """
    spots, heads, y = [], [], 0.0
    for _, count, _ in ZONES:
        heads.append(y)
        spots += [(3 + (TILE[0] + 4) * (i % 2), y + 22 + LINE * (i // 2)) for i in range(count)]
        y += 26 + LINE * -(-count // 2)
        if len(heads) == 1:
            left, top = 11.0 + TILE[0], y - LINE - 3
            y += max(0, BELOW * len(heaps(t, lang)) - LINE - 20)
    piles = [(left, top + BELOW * i) for i in range(len(heaps(t, lang)))]
    return Drawing(TALL, y, [
        Layer("zones", (removed(t), *heads), lambda: tall_zones(removed(t), heads, spots, lang)),
        *cards_in(t, lang, spots, TILE),
        *heap_layers(t, lang, piles, TILE[0] - 10, SIZE + 2),
    ])  # fmt: skip


def flat(t: Table, lang: str) -> Drawing:
    """Return the row for a phone held flat, all of it in sight: slim tiles behind the prices of their zones.

    The first zone has three tiles in a line and the others two, so that the decks have the last column beside these.
    """
    columns = [PRICES + (SLIM_TILE[0] + GAP) * i for i in range(ABREAST)]
    spots: list[tuple[float, float]] = []
    tops: list[float] = []
    y = 2.0
    for zone, (_, count, _) in enumerate(ZONES):
        tops.append(y)
        across = ABREAST if zone == 0 else ABREAST - 1
        spots += [(columns[i % across], y + SLIM_LINE * (i // across)) for i in range(count)]
        y += SLIM_LINE * 2 + 2
    age, middle = age_now(t, lang), columns[-1] + SLIM_TILE[0] / 2
    piles: list[tuple[float, float]] = [(columns[-1] + 6, tops[1] + 26 + BELOW * i) for i in range(len(heaps(t, lang)))]
    return Drawing(columns[-1] + SLIM_TILE[0] + GAP, y, [
        Layer("zones", removed(t), lambda: flat_zones(removed(t), tops, spots, lang)),
        *cards_in(t, lang, spots, SLIM_TILE),
        Layer("age", age, lambda: label(age, middle, tops[1] + 17, SIZE + 3, "t-bold", SLIM_TILE[0])),
        *heap_layers(t, lang, piles, SLIM_TILE[0] - 12, SIZE + 2),
    ])  # fmt: skip


def removed(t: Table) -> int:
    """Return how many spaces are emptied before the next turn (TA-11.2)."""
    return int(REMOVED[max(2, t.seats_left())])


def cards_in(t: Table, lang: str, spots: Sequence[tuple[float, float]], size: tuple[int, int]) -> list[Layer]:
    """Return the cards, which are so large, where they lie, and above them what they offer."""
    numbers = copy_numbers(t)
    lying: list[Layer] = []
    above: list[Layer] = []
    for space, offer in enumerate(offers(t)):
        at, number = spots[space], numbers[space]

        def draw(card: int = offer.card, number: int = number) -> Svg:
            return lying_card(card, number, lang, size)

        def bind(space: int = space, offer: Offer = offer) -> Svg:
            return offered(space, offer, lang, size)

        name = f"space-{space}" if offer.card == NONE else f"card-{CARD_IDS[offer.card]}-{number}"
        lying.append(Layer(name, (), draw, at=at))
        above.append(Layer(f"offer-{space}", offer, bind, tells=False, at=at))
    return [*lying, *above]


def lying_card(card: int, number: int, lang: str, size: tuple[int, int]) -> Svg:
    """Return a card of a size from its upper left corner, or the outline of an empty space."""
    width, height = size
    if card == NONE:
        return rect(1, 1, width - 2, height - 2, "absent", 8)
    if is_tile(size):
        drawn = tile(card, lang, *size)
    else:
        drawn = face(card, lang, *size, SLIM_SIZE if size == SLIM_CARD else SIZE)
    return group(drawn, id=f"card-{CARD_IDS[card]}-{number}", class_="moves")


def is_tile(size: tuple[int, int]) -> bool:
    """Return whether a card of a size lies on its side."""
    return size[0] > size[1]


def offered(space: int, offer: Offer, lang: str, size: tuple[int, int]) -> Svg:
    """Return what lies over a card: its price where it is not that of the zone, why it cannot be taken, the place."""
    if offer.card == NONE:
        return NOTHING
    width, height = size
    price = TEXTS.say(lang, "row-price", price=amount("civil", offer.price, lang))
    now = f"{price} {why_not(offer, lang)}" if offer.rule else price
    words = TEXTS.say(lang, "row-card", card=card_label(offer.card, lang), kind=kind_name(offer.card, lang))
    outline = rect(1, 1, width - 2, height - 2, r=8)
    zone = int(SPACE_COST[space])
    marks: list[Svg] = []
    is_sealed = offer.price != zone
    if is_sealed:
        marks.append(sealed(zone, offer.price, size, bool(offer.rule)))
    if offer.rule:
        marks.append(mark(offer.rule, *reason_at(offer.card, size, is_sealed)))
    place = hit(
        f"place-take-{space + 1}", words, f"take {space + 1}", outline,
        data_thing=f"card-{CARD_IDS[offer.card]}", data_now=now,
    )  # fmt: skip
    return join([*marks, place])


def reason_at(card: int, size: tuple[int, int], is_sealed: bool) -> tuple[float, float]:
    """Return where the reason why a card cannot be taken is marked on it: off its price, if there is one."""
    if is_tile(size):
        return MARK_AT
    is_slim = size == SLIM_CARD
    below = SLIM_SEAL[1] + 12 + MARK if is_slim else SEAL_AT[False][1] + 2 * MARK
    return mark_on(card, *size, SLIM_SIZE if is_slim else SIZE, max(LOWEST, below), below if is_sealed else 0.0)


def sealed(zone: int, price: int, size: tuple[int, int], is_marked: bool) -> Svg:
    """Return the seal of a card; on the band of one on its side, unless a mark says there that it cannot be taken."""
    if size == SLIM_CARD:
        return slim_seal(zone, price, *SLIM_SEAL, SLIM_SIZE)
    if is_tile(size) and not is_marked:
        return slim_seal(zone, price, *BAND_SEAL, SIZE + 2)
    return seal(zone, price, *SEAL_AT[is_tile(size)])


def slim_seal(zone: int, price: int, x: float, y: float, size: float) -> Svg:
    """Return a seal where there is room for one line above another only, around a point."""
    first, more = of_price(zone, price)
    high = 2 * size - 1
    return join([
        rect(x - 10, y - high / 2, 20, high, "f-gold edge", 8),
        label(first, x, y - 0.5, size, "t-print"),
        label(more, x, y + 0.84 * size, size, "t-print"),
    ])  # fmt: skip


def seal(zone: int, price: int, x: float, y: float) -> Svg:
    """Return a seal with a price."""
    return join([
        rect(x - 16, y - 9, 32, 18, "f-gold edge", 9),
        label("".join(of_price(zone, price)), x, y + 5, 14, "t-print"),
    ])  # fmt: skip


def of_price(zone: int, price: int) -> tuple[str, str]:
    """Return what a price is made of: that of the zone, and what is added to it or taken off."""
    return str(zone), f"+{price - zone}" if price > zone else f"−{zone - price}"


def mark(rule: str, x: float, y: float) -> Svg:
    """Return the mark that says why a card cannot be taken."""
    return join([circle(x, y, MARK, "f-paper edge-danger"), icon(REASONS[rule], x, y, 13)])


# --- zones ---


def line_of(numbers: Sequence[int], y: float, width: float) -> list[tuple[float, float]]:
    """Return the upper left corner of each space of zones that stand in a line; cards are so wide."""
    found: list[tuple[float, float]] = []
    x = 2.0
    for number in numbers:
        found += [(x + (width + GAP) * i, y) for i in range(ZONES[number][1])]
        x = found[-1][0] + width + 4 * GAP
    return found


def zones(leaving: int, spots: Sequence[tuple[float, float]], width: float, lang: str) -> Svg:
    """Return the heads of the zones: what their cards, which are so wide, cost, and which of them leave next."""
    drawn: list[Svg] = []
    for first, count, price in ZONES:
        (left, top), right = spots[first], spots[first + count - 1][0] + width
        if first == 0:
            drawn.append(leave_next(leaving, left, spots[leaving - 1][0] + width, lang))
            left = spots[leaving][0]
        drawn.append(path(f"M{left + 1:g} {top - 3:g}v-5H{right - 1:g}v5", "l-zone"))
        drawn.append(price_of_zone(price, (left + right) / 2, top - 12, SIZE + 2, lang))
    return join(drawn)


def price_of_zone(price: int, x: float, y: float, size: float, lang: str, anchor: str = "middle") -> Svg:
    """Return what cards of a zone cost, behind the token that they cost, around a point or from it on."""
    words, token = TEXTS.say(lang, "row-zone", n=price), 1.05 * size
    left = x if anchor == "start" else x - (token + text_width(words, size) * NATURAL) / 2
    said = label(words, left + token + 1, y, size, "t-bold", anchor="start")
    return join([icon("civil", left + 0.42 * size, y - 0.36 * size, token), said])


def leave_next(leaving: int, left: float, right: float, lang: str) -> Svg:
    """Return a bracket over the cards that leave next, and what says so."""
    words = TEXTS.say(lang, "row-leaves", n=leaving)
    return join([
        path(f"M{left + 1:g} {HEAD - 3}v-5H{right - 1:g}v5", "l-danger"),
        label(words, (left + right) / 2, HEAD - 12, SIZE + 2, "t-danger", right - left - 6),
    ])  # fmt: skip


def tall_zones(leaving: int, heads: Sequence[float], spots: Sequence[tuple[float, float]], lang: str) -> Svg:
    """Return the heads of the zones as lines, and what leaves next."""
    drawn = [frames(leaving, spots, TILE)]
    for (first, _, price), y in zip(ZONES, heads, strict=True):
        drawn.append(price_of_zone(price, 4, y + 15, SIZE + 3, lang, "start"))
        if first == 0:
            words = TEXTS.say(lang, "row-leaves-first", n=leaving)
            drawn.append(label(words, TALL - 4, y + 14, SIZE + 2, "t-danger", 200, "end"))
    return join(drawn)


def flat_zones(leaving: int, tops: Sequence[float], spots: Sequence[tuple[float, float]], lang: str) -> Svg:
    """Return the prices of the zones before their tiles, and what leaves next where the first one ends."""
    drawn = [frames(leaving, spots, SLIM_TILE)]
    for (_, _, price), y in zip(ZONES, tops, strict=True):
        bottom = y + 2 * SLIM_LINE - 5
        drawn.append(group(
            title(TEXTS.say(lang, "row-zone", n=price)),
            label(str(price), 14, y + 42, 26, "t-bold"),
            icon("civil", 14, y + 62, 22),
            path(f"M{PRICES - 4} {y + 2:g}h-5V{bottom:g}h5", "l-zone"),
        ))  # fmt: skip
    words = TEXTS.say(lang, "row-leaves-first", n=leaving)
    x, y = PRICES + (SLIM_TILE[0] + GAP) * (ABREAST - 1), tops[0] + SLIM_LINE
    return join([*drawn, label(words, x + SLIM_TILE[0] / 2, y + 28, SIZE + 2, "t-danger", SLIM_TILE[0] - 6)])


def frames(leaving: int, spots: Sequence[tuple[float, float]], size: tuple[int, int]) -> Svg:
    """Return a frame around each tile that leaves next; tiles are so large."""
    return join([rect(x - 2, y - 2, size[0] + 4, size[1] + 4, "leaving", 8) for x, y in spots[:leaving]])
