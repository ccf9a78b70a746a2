"""The trade desk: the offer that waits for an answer, and the one that whoever looks is composing, with what it leaves.

Gold, cards, technologies and wonders are picked here; settlements and pieces on the map, where they stand.
"""

from collections.abc import Callable, Sequence
from math import log
from typing import Final, NamedTuple

from epocha.engine.bundles import TAKEN
from epocha.engine.parts import offers as parts
from epocha.engine.parts.pieces import Piece, lay, name_line, seat_mark, text_box
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import NOTHING, Svg, circle, group, icon, join, label, path, rect, row_hit, text_width, title
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002.bargain import HEIGHT as BILL
from epocha.games.civilization_2002.bargain import Bill, after_draft, after_offer, bill, bill_line
from epocha.games.civilization_2002.components import FIGURE, NONE, PIECE_KINDS, RESOURCE, WONDER
from epocha.games.civilization_2002.desk_rows import NAME, Held, Rows, all_held, bare_width, holdings, rows_of
from epocha.games.civilization_2002.emblems import settlement
from epocha.games.civilization_2002.goods import (
    COINS,
    FIRST_CARD,
    FIRST_FLEET,
    FIRST_PIECE,
    FIRST_SETTLEMENT,
    FIRST_TECHNOLOGY,
    FIRST_WONDER,
    items_given,
)
from epocha.games.civilization_2002.names import TEXTS, gold, heading, region_name, technology_name, wonder_name
from epocha.games.civilization_2002.piece_words import fleet_of, pick_of_line, picked_good
from epocha.games.civilization_2002.places import asked, draft_of, open_actions, region_of_item
from epocha.games.civilization_2002.settlements import resource_of
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.order import ANSWER, TRADE_TURN
from epocha.games.civilization_2002.trade_words import no_offers
from epocha.games.civilization_2002.trade_words import partner as partner_of
from epocha.games.civilization_2002.travel import MOST_FLEETS

CHIP: Final = (152.0, 50.0)
SMALLEST: Final = 16.0
"""Size of the letters of a name on a chip at the least."""
MARK: Final = 22.0
"""How large what tells on a chip how many of it are offered is."""
NARROW: Final = 112.0
"""The width of a chip where there are many."""
MANY: Final = 18
GAP: Final = 6.0
TOP: Final = 12.0
HEAD: Final = 86.0
"""Where the sides of a deal begin: below the edge, or below how an offer may be answered."""
FOOT: Final = 62.0
ANSWER_BUTTON: Final = 52.0
WAY: Final = 46.0
"""How high the button is that leads to what is picked on the map."""
VERBS: Final = ("offer", "give", "take", "send", "accept", "decline", "counter", "done")
ANSWERS: Final = ("accept", "decline", "counter")


class Good(NamedTuple):
    """Something that may be put into an offer, or is in it.

    Attributes:
        item: its pick. text: of the action that puts it there, "" if it can be put there no more.
        chosen: how often it is there.
        symbol, under: how it looks, and the good of a card. name: under it. words: what it is.
    """

    item: int
    text: str
    chosen: int
    symbol: str
    under: str
    name: str
    words: str


class Deal(NamedTuple):
    """A deal from where one looks: whose side is near, who is the other, what either gives, and what it changes."""

    seat: int
    other: int
    near: tuple[Good, ...]
    far: tuple[Good, ...]
    bills: tuple[Bill, ...]


class Lie(NamedTuple):
    """How the desk lies.

    Attributes:
        width: of the whole. in_row: goods in a row of a side. chip: how wide each is.
        beside: whether the sides stand beside each other.
        high: how high it is in sight as a whole in letters that can be read, on a phone; 0 where it fills its room.
    """

    width: float
    in_row: int
    chip: float
    beside: bool
    high: float = 0.0


WIDE: Final = Lie(976, 3, CHIP[0], True)
MANY_GOODS: Final = Lie(976, 4, NARROW, True)
STACKED: Final = Lie(652, 4, CHIP[0], False)
"""For a deal of not many goods, which is larger so."""
FEW: Final = Lie(652, 2, CHIP[0], True)
"""For a deal of so few goods that they would leave half of each line empty: a column for each side, on a mat."""
FEW_GOODS: Final = 4
TALL: Final = Lie(450, 3, 140.0, False, 460)
FLAT: Final = Lie(640, 2, CHIP[0], True, 392)
LOOK: Final = 1.45
"""How many times as wide as high the room for a wide picture is on a laptop."""

FLATTEST: Final = 1.9
"""How many times as wide as high what everybody holds is at most without a mat around it."""


def desk(t: Table, lang: str) -> list[Picture]:
    """Return the trade desk while there is trade."""
    if t.over or t.step_number() not in (TRADE_TURN, ANSWER):
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: drawing(t, WIDE, lang),
        "tall": lambda: drawing(t, TALL, lang),
        "flat": lambda: drawing(t, FLAT, lang),
    }
    return [Picture("desk", "row", TEXTS.say(lang, "see-desk"), forms, verbs=VERBS)]


# --- what there is ---


def goods_of(t: Table, seat: int, partner: int, kind: int, actions: Sequence[int], lang: str) -> tuple[Good, ...]:
    """Return what one side can still put into the offer of a seat, and what is in it."""
    chosen = [pick & PAYLOAD for pick in draft_of(t, seat) if pick >> KIND_BITS == kind]
    still = {action & PAYLOAD: t.setup.notation.text(action) for action in actions if action >> KIND_BITS == kind}
    giver = seat if kind == m.GIVE else partner
    items = sorted({*[item for item in still if not is_on_map(item)], *chosen})
    found = [good_of(t, giver, item, still.get(item, ""), chosen.count(item), lang) for item in items]
    if any(is_on_map(item) for item in still):
        found.append(Good(int(NONE), "", 0, "", "", "", ""))  # what leads there
    return tuple(found)


def is_on_map(item: int) -> bool:
    """Return whether something is picked where it stands on the map: a settlement or a piece."""
    return FIRST_SETTLEMENT <= item < FIRST_TECHNOLOGY or item >= FIRST_PIECE


def good_of(t: Table, giver: int, item: int, text: str, chosen: int, lang: str) -> Good:
    """Return something that may be put into an offer as the desk shows it."""
    symbol, under, name = looks(t, giver, item, lang)
    return Good(item, text, chosen, symbol, under, name, heading(picked_good(t, giver, item, 1, lang)))


def looks(t: Table, giver: int, item: int, lang: str) -> tuple[str, str, str]:
    """Return the symbol of an item, the good of a card, and its name."""
    if item < FIRST_CARD:
        return "coin", "", str(int(COINS[item]))
    if FIRST_TECHNOLOGY <= item < FIRST_WONDER:
        technology = item - int(FIRST_TECHNOLOGY)
        return "technologies", "", technology_name(technology, lang)
    if FIRST_WONDER <= item < FIRST_PIECE:
        wonder = item - int(FIRST_WONDER)
        return f"wonder-{WONDER.ids[wonder]}", "", wonder_name(wonder, lang)
    region = region_of_item(item)
    name = region_name(t.world, region, lang)
    if item < FIRST_SETTLEMENT:
        return f"resource-{RESOURCE.ids[resource_of(t, region)]}", "card", name
    if item < FIRST_TECHNOLOGY:
        return settlement(int(t.settlement_size[region]), giver), "", name
    if item < FIRST_FLEET:
        return f"figure-{FIGURE.ids[(item - int(FIRST_PIECE)) % int(PIECE_KINDS)]}", "", name
    fleet = fleet_of(t, giver, region, (item - int(FIRST_FLEET)) % MOST_FLEETS)
    return f"figure-{FIGURE.ids[t.piece_figure[fleet]]}", "", name


def deal_of(t: Table, seat: int, actions: Sequence[int], lang: str) -> Deal | None:
    """Return the deal that a seat is composing, or else the offer that waits for an answer."""
    draft = draft_of(t, seat)
    if draft:
        other = partner_of(t, draft)
        near, far = [goods_of(t, seat, other, kind, actions, lang) for kind in (m.GIVE, m.TAKE)]
        return Deal(seat, other, near, far, bills_of(t, after_draft(t, seat, other), seat, other))
    for offer, to in enumerate(t.offered_to):
        if to >= 0:
            maker = offer // int(t.slots)
            sides = {maker: goods_in(t, offer, maker, 0, lang), int(to): goods_in(t, offer, int(to), int(TAKEN), lang)}
            first, second = (maker, int(to)) if seat == maker else (int(to), maker)
            return Deal(first, second, sides[first], sides[second], bills_of(t, after_offer(t, offer), first, second))
    return None


def bills_of(t: Table, after: Table, *seats: int) -> tuple[Bill, ...]:
    """Return what a deal changes for both."""
    return tuple([bill(t, after, seat) for seat in seats])


def goods_in(t: Table, offer: int, giver: int, taken: int, lang: str) -> tuple[Good, ...]:
    """Return what one side gives by an open offer: its gold as one sum, then the rest."""
    items = [pick_of_line(t, giver, int(item)) for item in items_given(t, offer, taken)]
    coins = [item for item in items if NONE < item < FIRST_CARD]
    sum_of = sum([int(COINS[item]) for item in coins])
    purse = Good(min(coins), "", 0, "coin", "", str(sum_of), heading(gold(sum_of, lang))) if coins else None
    there = sorted({item for item in items if item >= FIRST_CARD})
    counts = {item: items.count(item) for item in there}
    rest = [good_of(t, giver, item, "", n if n > 1 else 0, lang) for item, n in counts.items()]
    return (purse, *rest) if purse else tuple(rest)


# --- drawing ---


def drawing(t: Table, lie: Lie, lang: str) -> Drawing:
    """Return the desk: a deal below how it may be answered, or what everybody holds."""
    seat = asked(t)
    actions = open_actions(t)
    texts = [t.setup.notation.text(action) for action in actions if action >> KIND_BITS not in (m.GIVE, m.TAKE)]
    open_now = tuple(texts)
    deal = deal_of(t, seat, actions, lang)
    why = no_offers(t, seat) if open_now and not deal and t.step_number() == TRADE_TURN else ""
    offers = bool(open_now) and t.step_number() == TRADE_TURN and not why
    held = [] if deal else all_held(t, seat, open_now, offers)
    near, far = (deal.near, deal.far) if deal else ((), ())
    top = HEAD if why or any(name in open_now for name in ANSWERS) else TOP
    if not lie.high:
        lie = fitting(near, far, top) if deal else fitting_holdings(held, top)
    width = lie.width - 2 * GAP
    rows = rows_on(lie, held, top)
    sides, bill_rows = height_of(lie, near, far) if deal else (0.0, 0)
    below_goods = top + sides + rows.height(len(held))
    bills = deal.bills if deal else ()
    foot = FOOT if "send" in open_now else TOP
    height = below_goods + BILL * bill_rows + foot
    seats = (deal.seat, deal.other) if deal else (int(NONE), int(NONE))
    second = ((lie.width + GAP) / 2, top) if lie.beside else (GAP, top + side_height(lie, near))
    drawn = Drawing(lie.width, height, [
        Layer("head", (open_now, why, lie.width), lambda: head(open_now, why, lie, lang), at=(GAP, 12)),
        Layer("holdings", (rows, *held), lambda: holdings(held, width, rows, lang), at=(GAP, top)),
        Layer("give", (seat, seats, lie, tuple([tuple(one) for one in near])),
              lambda: side_of("give", seats[0], seat, near, lie, lang), at=(GAP, top)),
        Layer("take", (seat, seats, lie, tuple([tuple(one) for one in far])),
              lambda: side_of("take", seats[1], seat, far, lie, lang), at=second),
        *bill_layers(bills, lie, (GAP, below_goods), lang),
        Layer("buttons", (open_now, lie.width), lambda: below(open_now, lie, lang), tells=False, at=(0, height - 54)),
    ])  # fmt: skip
    return drawn if lie.high or lie.width / height < FLATTEST else on_mat(drawn, HEAD / 2 if deal else HEAD)


def on_mat(drawn: Drawing, margin: float) -> Drawing:
    """Return a desk in the middle of a mat: few things would be giants if they filled the room for it."""
    width = drawn.width + 2 * margin
    height = width / LOOK
    right, down = (width - drawn.width) / 2, (height - drawn.height) / 2
    mat = Layer("mat", (width,), lambda: rect(1, 1, width - 2, height - 2, "desk-mat", 18))
    moved = [one._replace(at=(one.at[0] + right, one.at[1] + down)) for one in drawn.layers if one.at]
    return Drawing(width, height, [mat, *moved])


def side_height(lie: Lie, side: Sequence[Good]) -> float:
    """Return how high one side of a deal is."""
    chips = len([one for one in side if one.item != NONE])
    lines = max(len(side) == 0, -(-chips // lie.in_row))
    return 46 + lines * (CHIP[1] + GAP) + (chips < len(side)) * (WAY + GAP)


def height_of(lie: Lie, near: Sequence[Good], far: Sequence[Good]) -> tuple[float, int]:
    """Return how high both sides of a deal are, and in how many lines it is told what it changes."""
    heights = side_height(lie, near), side_height(lie, far)
    return max(heights) if lie.beside else sum(heights), bill_lines(lie)


def bill_lines(lie: Lie) -> int:
    """Return in how many lines it is told what a deal changes: beside each other both need a wide desk."""
    return 1 if lie.width >= WIDE.width else 2


def fitting(near: Sequence[Good], far: Sequence[Good], top: float) -> Lie:
    """Return how a deal lies on a wide desk, so that it fills the room best."""
    if max(len(near), len(far)) <= FEW_GOODS:
        return FEW
    wide = MANY_GOODS if max(len(near), len(far)) > MANY else WIDE

    def high(lie: Lie) -> float:
        sides, bills = height_of(lie, near, far)
        return top + sides + BILL * bills + FOOT

    return min((wide, STACKED), key=lambda lie: misses(lie.width / high(lie)))


def fitting_holdings(held: Sequence[Held], top: float) -> Lie:
    """Return how what everybody holds lies on a wide desk: few rows on a narrower one, which is larger so, if all goods
    have room there."""

    def high(lie: Lie) -> float:
        rows = rows_on(lie, held, top)
        return top + rows.height(len(held)) + TOP

    narrow = not held or bare_width(held) + NAME <= STACKED.width - 2 * GAP
    return min((WIDE, STACKED) if narrow else (WIDE,), key=lambda lie: misses(lie.width / high(lie)))


def rows_on(lie: Lie, held: Sequence[Held], top: float) -> Rows:
    """Return how what everybody holds lies on a desk, below what is so high."""
    return rows_of(held, lie.width - 2 * GAP, (lie.high or lie.width / LOOK) - top - TOP, is_wide=not lie.high)


def misses(look: float) -> float:
    """Return how far a desk so many times as wide as high is from filling the room for it."""
    return abs(log(look / LOOK))


def bill_layers(bills: Sequence[Bill], lie: Lie, corner: tuple[float, float], lang: str) -> list[Layer]:
    """Return what a deal changes for both: under the sides of both, or one below the other."""
    x, y = corner
    half = (lie.width - GAP) / 2
    abreast = bill_lines(lie) == 1
    places = [(x, y), (x + half, y) if abreast else (x, y + BILL)]
    width = half - GAP if abreast else lie.width - 2 * GAP

    def draw(one: Bill) -> Callable[[], Svg]:
        return lambda: bill_line(one, width, lang)

    return [
        Layer(f"bill-{at}", tuple(one), draw(one), tells=False, at=place)
        for at, (one, place) in enumerate(zip(bills, places, strict=False))
    ]


def head(open_now: Sequence[str], why: str, lie: Lie, lang: str) -> Svg:
    """Return how an offer may be answered; where none can be made to anybody, why."""
    if why:
        words = TEXTS.say(lang, "see-no-offers", why=why)
        return text_box(words, 0, 6, lie.width - 2 * GAP, ANSWER_BUTTON, 20, "t-soft", least=16)
    answers = [name for name in ANSWERS if name in open_now]
    width = (lie.width - 2 * GAP) / max(1, len(answers)) - GAP
    return group(*[
        group(answer_button(name, TEXTS.say(lang, f"see-{name}"), width), at=((width + GAP) * i, 6))
        for i, name in enumerate(answers)
    ])  # fmt: skip


def answer_button(name: str, words: str, width: float) -> Svg:
    """Return the button of an answer: its sign, and what it means."""
    height = ANSWER_BUTTON
    place = row_hit(f"place-{name}", words, name, rect(0, 0, width, height, r=10))
    said = text_box(words, 44, 2, width - 54, height - 4, 17, "t-bold", least=16)
    return group(rect(0, 0, width, height, "field rim-dark", 10), sign_of(name), said, place)


def sign_of(answer: str) -> Svg:
    """Return the sign of an answer to an offer."""
    return parts.tick() if answer == "accept" else icon({"decline": "cancel"}.get(answer, "swap"), 26, 26, 30)


def side_of(name: str, giver: int, seat: int, side: Sequence[Good], lie: Lie, lang: str) -> Svg:
    """Return what one side of a deal gives, and may give."""
    if giver == NONE:
        return NOTHING
    own = giver == seat
    words = TEXTS.say(lang, "see-i-give") if own else TEXTS.say(lang, "see-gives", seat=giver + 1)
    width = lie.in_row * (lie.chip + GAP) - GAP
    drawn: list[Svg] = [
        group(parts.arrow(name == "take"), at=(-36, 20)),
        group(seat_mark(giver, 11), at=(48, 20)),
        name_line(words, 68, 26, 18, width - 70),
        NOTHING if side else label(TEXTS.say(lang, "see-nothing"), 68, 74, 18, "t-soft", anchor="start"),
    ]
    chips = [one for one in side if one.item != NONE]
    for i, one in enumerate(chips):
        at = (i % lie.in_row * (lie.chip + GAP), 42 + i // lie.in_row * (CHIP[1] + GAP))
        shown = Piece(f"desk-{name}-{one.item}", face(one, lie.chip), lie.chip, CHIP[1], one.words, one.text)
        drawn.append(lay(shown, *at))
    if len(chips) < len(side):
        y = 42 + -(-len(chips) // lie.in_row) * (CHIP[1] + GAP)
        drawn.append(group(way_to_map(width, lang), at=(0, y)))
    return group(*drawn)


def way_to_map(width: float, lang: str) -> Svg:
    """Return the button that leads to what is picked where it stands on the map."""
    said = TEXTS.say(lang, "see-on-map")
    return group(
        title(said),
        rect(1, 1, width - 2, WAY - 2, "way", 9),
        icon("settlements", 24, WAY / 2, 28),
        text_box(said, 46, 2, width - 72, WAY - 4, 16.5, "t-bold", least=16),
        path(f"M{width - 22:g} {WAY / 2 - 7:g}l8 7l-8 7", "way-on"),
        data_front="map", class_="to-map",
    )  # fmt: skip


def face(one: Good, width: float) -> Svg:
    """Return a good of an offer; a card, which is only lent, lies on a disc."""
    x, y = 21.0, CHIP[1] / 2
    top, breadth = 3.0, width - 44
    if one.chosen:  # how many lies in the upper right corner: what has one line stands below that, two lines beside it
        if text_width(one.name, SMALLEST) <= breadth:
            top += MARK / 2
        else:
            breadth -= MARK
    art = join([
        circle(x, y, 17, "disc") if one.under else NOTHING,
        icon(one.symbol, x, y, 25 if one.under else 31),
        text_box(one.name, 40, top, breadth, CHIP[1] - 3 - top, 17, "t-bold", least=SMALLEST),
    ])  # fmt: skip
    worth = int(COINS[one.item]) if 0 <= one.item < FIRST_CARD else 1
    return parts.good(width, CHIP[1], art, "", one.chosen * worth)


def below(open_now: Sequence[str], lie: Lie, lang: str) -> Svg:
    """Return the button under the composer that sends the offer."""
    if "send" not in open_now:
        return NOTHING
    return group(*parts.buttons([("send", TEXTS.say(lang, "see-send"), "send")], lie.width - 10, 0))
