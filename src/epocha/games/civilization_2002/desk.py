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
from epocha.engine.svg import NOTHING, Svg, circle, group, hit, icon, join, label, rect, row_hit, tag, title
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002.bargain import HEIGHT as BILL
from epocha.games.civilization_2002.bargain import Bill, after_draft, after_offer, bill, bill_line
from epocha.games.civilization_2002.components import FIGURE, NONE, PIECE_KINDS, RESOURCE, WONDER
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
from epocha.games.civilization_2002.notation import words
from epocha.games.civilization_2002.piece_words import fleet_of, pick_of_line, picked_good
from epocha.games.civilization_2002.places import asked, draft_of, open_actions, region_of_item
from epocha.games.civilization_2002.settlements import holder_of_card, is_resource_card, resource_of
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.order import ANSWER, TRADE_TURN
from epocha.games.civilization_2002.trade_words import no_offers
from epocha.games.civilization_2002.trade_words import partner as partner_of
from epocha.games.civilization_2002.travel import MOST_FLEETS

CHIP: Final = (152.0, 50.0)
NARROW: Final = 112.0
"""The width of a chip where there are many."""
MANY: Final = 18
GAP: Final = 6.0
HELD: Final = 46.0
ROWS: Final = 525.0
LARGEST: Final = 2.6
"""How high the rows of what everybody holds are together on a wide desk, and how many times as large at most."""
PHONE: Final = 480.0
"""How high the whole is on a phone, where all of it is in sight in letters that can be read."""
APART: Final = 1.4
"""How much higher than usual rows are at most where few of them leave room."""
OF_GOOD: Final = 70.0
"""How wide a row is for each good in it before it is enlarged, beside what stands before the goods."""
BEFORE_GOODS: Final = 134.0
HEAD: Final = 86.0
FOOT: Final = 62.0
ROOMY: Final = 54.0
"""How wide the place of a good that somebody holds is at least, if its symbol is to have its full size."""
PARTNER: Final = (168.0, 52.0)
NAME: Final = 110.0
"""The room for the name of a seat before what it holds, where there is some."""
ABREAST: Final = 3
"""On a phone more partners stand in two lines, so that their names can be read."""
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
        is_wide: whether there is room beside things. beside: whether the sides stand beside each other.
    """

    width: float
    in_row: int
    chip: float
    is_wide: bool
    beside: bool


WIDE: Final = Lie(976, 3, CHIP[0], True, True)
MANY_GOODS: Final = Lie(976, 4, NARROW, True, True)
STACKED: Final = Lie(652, 4, CHIP[0], True, False)
"""For a deal of few goods, which is larger so."""
TALL: Final = Lie(450, 3, 140.0, False, False)
LOOK: Final = 1.45
"""How many times as wide as high the room for a wide picture is on a laptop."""


def desk(t: Table, lang: str) -> list[Picture]:
    """Return the trade desk while there is trade."""
    if t.over or t.step_number() not in (TRADE_TURN, ANSWER):
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: drawing(t, WIDE, lang),
        "tall": lambda: drawing(t, TALL, lang),
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
        name, words = TEXTS.say(lang, "see-there"), TEXTS.say(lang, "see-on-map")
        found.append(Good(int(NONE), "", 0, "settlements", "", name, words))
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
    """Return the desk: partners or answers above, below them a deal or what everybody holds."""
    seat = asked(t)
    actions = open_actions(t)
    texts = [t.setup.notation.text(action) for action in actions if action >> KIND_BITS not in (m.GIVE, m.TAKE)]
    open_now = tuple(texts)
    deal = deal_of(t, seat, actions, lang)
    held = [] if deal else [held_by(t, one, open_now) for one in range(int(t.players))]
    near, far = (deal.near, deal.far) if deal else ((), ())
    if lie.is_wide:
        lie = fitting(len(near), len(far)) if deal else fitting_holdings(held)
    seats = (deal.seat, deal.other) if deal else (int(NONE), int(NONE))
    others = tuple([(seat + k) % int(t.players) for k in range(1, int(t.players))]) if seat != NONE else ()
    why = no_offers(t, seat) if open_now and not deal and t.step_number() == TRADE_TURN else ""
    lines = 1 if why else in_lines(others, lie)
    top = HEAD + (lines - 1) * (PARTNER[1] + GAP)
    rows = rows_of(lie, held, top)
    sides, bill_rows = height_of(lie, len(near), len(far)) if deal else (0.0, 0)
    below_goods = top + sides + rows.larger * rows.step * len(held)
    bills = deal.bills if deal else ()
    height = below_goods + BILL * bill_rows + FOOT
    second = ((lie.width + GAP) / 2, top) if lie.beside else (GAP, top + side_height(lie, len(near)))
    return Drawing(lie.width, height, [
        Layer("head", (others, seats, open_now, why, lie.width),
              lambda: head(others, seats[1], open_now, why, lie, lang), at=(GAP, 12)),
        Layer("holdings", tuple([tuple(one) for one in held]), lambda: holdings(held, lie, rows, lang), at=(GAP, top)),
        Layer("give", (seat, seats, lie, tuple([tuple(one) for one in near])),
              lambda: side_of("give", seats[0], seat, near, lie, lang), at=(GAP, top)),
        Layer("take", (seat, seats, lie, tuple([tuple(one) for one in far])),
              lambda: side_of("take", seats[1], seat, far, lie, lang), at=second),
        *bill_layers(bills, lie, (GAP, below_goods), lang),
        Layer("buttons", (open_now, lie.width), lambda: below(open_now, lie, lang), tells=False, at=(0, height - 54)),
    ])  # fmt: skip


def side_height(lie: Lie, goods: int) -> float:
    """Return how high one side of a deal is."""
    return 46 + max(1, -(-goods // lie.in_row)) * (CHIP[1] + GAP)


def height_of(lie: Lie, near: int, far: int) -> tuple[float, int]:
    """Return how high both sides of a deal of so many goods are, and in how many lines it is told what it changes."""
    heights = side_height(lie, near), side_height(lie, far)
    return (max(heights), 1) if lie.beside else (sum(heights), 2)


def fitting(near: int, far: int) -> Lie:
    """Return how a deal of so many goods lies on a wide desk, so that it fills the room best."""
    wide = MANY_GOODS if max(near, far) > MANY else WIDE

    def high(lie: Lie) -> float:
        sides, bills = height_of(lie, near, far)
        return HEAD + sides + BILL * bills + FOOT

    return min((wide, STACKED), key=lambda lie: misses(lie.width / high(lie)))


def fitting_holdings(held: Sequence["Held"]) -> Lie:
    """Return how what everybody holds lies on a wide desk: few rows on a narrower one, which is larger so."""
    lies = (WIDE, STACKED) if (len(held) - 1) * PARTNER[0] <= STACKED.width else (WIDE,)

    def high(lie: Lie) -> float:
        return HEAD + rows_of(lie, held, HEAD).larger * HELD * len(held) + FOOT

    return min(lies, key=lambda lie: misses(lie.width / high(lie)))


def misses(look: float) -> float:
    """Return how far a desk so many times as wide as high is from filling the room for it."""
    return abs(log(look / LOOK))


def bill_layers(bills: Sequence[Bill], lie: Lie, corner: tuple[float, float], lang: str) -> list[Layer]:
    """Return what a deal changes for both: under the sides of both, or one below the other."""
    x, y = corner
    half = (lie.width - GAP) / 2
    places = [(x, y), (x + half, y) if lie.beside else (x, y + BILL)]
    width = half - GAP if lie.beside else lie.width - 2 * GAP

    def draw(one: Bill) -> Callable[[], Svg]:
        return lambda: bill_line(one, width, lang)

    return [
        Layer(f"bill-{at}", tuple(one), draw(one), tells=False, at=place)
        for at, (one, place) in enumerate(zip(bills, places, strict=False))
    ]


class Held(NamedTuple):
    """What a seat holds that trade is mostly about: its gold, and of each good that it holds how many cards.

    Attributes:
        goods: number, count, and the two actions by which an offer for one begins, "" if there can be none.
    """

    seat: int
    gold: int
    goods: tuple[tuple[int, int, str, str], ...]


def held_by(t: Table, seat: int, open_now: Sequence[str]) -> Held:
    """Return what a seat holds."""
    lands: dict[int, list[int]] = {}
    for land in range(t.world.land_count):
        if is_resource_card(t, land) and holder_of_card(t, land) == seat:
            lands.setdefault(int(resource_of(t, land)), []).append(land)
    offer = f"offer {seat + 1}"
    begins = offer if offer in open_now else ""
    found = [
        (resource, len(there), begins, f"take card of {words(t.world.regions.names[there[0]])}" if begins else "")
        for resource, there in sorted(lands.items())
    ]
    return Held(seat, int(t.gold[seat]), tuple(found))


class Rows(NamedTuple):
    """How the rows of what everybody holds lie.

    Attributes:
        larger: how many times as large. step: from row to row before that. name: the room for names, 0 for none.
    """

    larger: float
    step: float
    name: float


def rows_of(lie: Lie, held: Sequence[Held], top: float) -> Rows:
    """Return how what everybody holds lies below what is so high: as large as there is room, with names if they fit."""
    if not held:
        return Rows(1.0, HELD, 0.0)
    bare = BEFORE_GOODS + OF_GOOD * max([len(one.goods) for one in held])
    width, least = lie.width - 2 * GAP, HELD * len(held)
    if lie.is_wide:
        return Rows(max(1.0, min(LARGEST, ROWS / least, width / (bare + NAME))), HELD, NAME)
    room = PHONE - top - FOOT
    name = NAME if bare + NAME <= width else 0.0
    larger = max(1.0, min(LARGEST, room / least, width / (bare + name)))
    return Rows(larger, HELD * max(1.0, min(APART, room / (least * larger))), name)


def holdings(held: Sequence[Held], lie: Lie, rows: Rows, lang: str) -> Svg:
    """Return what everybody holds, a row for each seat; an offer for a good begins where it is shown."""
    drawn: list[Svg] = []
    larger, down, beside = rows
    width = (lie.width - 2 * GAP) / larger
    for i, one in enumerate(held):
        y = down * i + (down - HELD) / 2
        drawn += [
            rect(0, down * i + 2, width, down - 4, "shelf", 8),
            group(seat_mark(one.seat, 11), at=(26, y + HELD / 2)),
            name_line(TEXTS.say(lang, "see-seat", seat=one.seat + 1), 46, y + HELD / 2 + 6, 16, NAME)
            if beside
            else NOTHING,
            icon("coin", 72 + beside, y + HELD / 2, 26),
            label(str(one.gold), 90 + beside, y + HELD / 2 + 7, 20, "t-bold", anchor="start"),
        ]
        step = min(84.0, (width - BEFORE_GOODS - beside) / max(1, len(one.goods)))
        for n, good in enumerate(one.goods):
            drawn.append(group(held_good(one.seat, good, step - 6, lang), at=(BEFORE_GOODS + beside + step * n, y + 4)))
    return tag("g", *drawn, transform=f"scale({larger:.3g})" if larger != 1.0 else None)


def held_good(seat: int, good: tuple[int, int, str, str], width: float, lang: str) -> Svg:
    """Return a good that a seat holds, with how many cards of it."""
    resource, count, offer, then = good
    name, height = RESOURCE.ids[resource], HELD - 8
    size, edge = (28, 6) if width >= ROOMY else (23, 2)
    art = join([
        icon(f"resource-{name}", edge + size / 2, height / 2, size),
        label(str(count), edge + size + 3, height / 2 + 7, 19, "t-bold", anchor="start"),
    ])  # fmt: skip
    said = TEXTS.say(lang, "see-ask-for", what=RESOURCE[resource].name.say(lang), seat=seat + 1)
    if not offer:
        return group(art, data_thing=f"resource-{name}")
    spot = rect(0, 0, width, height, r=8)
    return group(
        rect(0, 0, width, height, "own-card", 8), art,
        hit(f"place-held-{seat}-{name}", said, offer, spot, data_then=then, data_thing=f"resource-{name}"),
    )  # fmt: skip


def head(others: Sequence[int], partner: int, open_now: Sequence[str], why: str, lie: Lie, lang: str) -> Svg:
    """Return how an offer may be answered, or with whom one may be begun: those are pale to whom none can be made.

    Where none can be made to anybody it says why.
    """
    if why:
        words = TEXTS.say(lang, "see-no-offers", why=why)
        return text_box(words, 0, 6, lie.width - 2 * GAP, PARTNER[1], 20, "t-soft", least=16)
    answers = [name for name in ANSWERS if name in open_now]
    if answers:
        width = (lie.width - 2 * GAP) / len(answers) - GAP
        return group(*[
            group(answer_button(name, TEXTS.say(lang, f"see-{name}"), width), at=((width + GAP) * i, 6))
            for i, name in enumerate(answers)
        ])  # fmt: skip
    drawn: list[Svg] = []
    in_line = -(-len(others) // in_lines(others, lie))
    room = (lie.width - 2 * GAP) / max(1, in_line) - 10
    wide = min(PARTNER[0], room) if lie.is_wide else room
    for i, other in enumerate(others):
        words = TEXTS.say(lang, "see-partner", seat=other + 1)
        is_open = other == partner or f"offer {other + 1}" in open_now
        name = TEXTS.say(lang, "see-seat", seat=other + 1)
        button = partner_button(other, name, words, other == partner, wide)
        at = ((wide + 10) * (i % in_line), 6 + (PARTNER[1] + GAP) * (i // in_line))
        drawn.append(group(button, at=at, class_=None if is_open else "half"))
    return group(*drawn)


def in_lines(others: Sequence[int], lie: Lie) -> int:
    """Return in how many lines partners stand."""
    return 1 if lie.is_wide or len(others) <= ABREAST else 2


def partner_button(seat: int, name: str, words: str, is_chosen: bool, width: float) -> Svg:
    """Return the button that opens an offer to a seat."""
    height = PARTNER[1]
    back = rect(0, 0, width, height, "f-gold rim-dark" if is_chosen else "field rim-dark", 10)
    place = row_hit(f"place-partner-{seat}", words, f"offer {seat + 1}", rect(0, 0, width, height, r=10))
    called = name_line(name, 46, height / 2 + 6, 16, width - 52, "t-bold t-edge" if is_chosen else "t-bold")
    return group(back, group(seat_mark(seat, 13), at=(24, height / 2)), called, place)


def answer_button(name: str, words: str, width: float) -> Svg:
    """Return the button of an answer: its sign, and what it means."""
    height = PARTNER[1]
    place = hit(f"place-{name}", words, name, rect(0, 0, width, height, r=10))
    said = text_box(words, 44, 2, width - 54, height - 4, 17, "t-bold", least=16)
    return group(rect(0, 0, width, height, "field rim-dark", 10), sign_of(name), said, place)


def sign_of(answer: str) -> Svg:
    """Return the sign of an answer to an offer."""
    return parts.tick() if answer == "accept" else icon({"decline": "cancel"}.get(answer, "swap"), 26, 26, 30)


def side_of(name: str, giver: int, seat: int, side: Sequence[Good], lie: Lie, lang: str) -> Svg:
    """Return what one side of a deal gives, and may give."""
    if giver == NONE:
        return NOTHING
    own = giver == seat or name == "take"
    words = TEXTS.say(lang, f"see-i-{name}") if own else TEXTS.say(lang, "see-gives", seat=giver + 1)
    drawn: list[Svg] = [
        group(parts.arrow(name == "take"), at=(-36, 20)),
        group(seat_mark(giver, 11), at=(48, 20)),
        label(words, 68, 26, 18, "t-bold", lie.in_row * lie.chip - 70, "start"),
        NOTHING if side else label(TEXTS.say(lang, "see-nothing"), 68, 74, 18, "t-soft", anchor="start"),
    ]
    for i, one in enumerate(side):
        at = (i % lie.in_row * (lie.chip + GAP), 42 + i // lie.in_row * (CHIP[1] + GAP))
        if one.item == NONE:
            drawn.append(group(title(one.words), face(one, lie.chip), data_front="map", at=at, class_="to-map"))
        else:
            shown = Piece(f"desk-{name}-{one.item}", face(one, lie.chip), lie.chip, CHIP[1], one.words, one.text)
            drawn.append(lay(shown, *at))
    return group(*drawn)


def face(one: Good, width: float) -> Svg:
    """Return a good of an offer; a card, which is only lent, lies on a disc."""
    x, y = 21.0, CHIP[1] / 2
    art = join([
        circle(x, y, 17, "disc") if one.under else NOTHING,
        icon(one.symbol, x, y, 25 if one.under else 31),
        text_box(one.name, 40, 3, width - 44, CHIP[1] - 6, 17, "t-bold", least=16),
    ])  # fmt: skip
    worth = int(COINS[one.item]) if 0 <= one.item < FIRST_CARD else 1
    return parts.good(width, CHIP[1], art, "", one.chosen * worth)


def below(open_now: Sequence[str], lie: Lie, lang: str) -> Svg:
    """Return the buttons under the composer: send the offer, or be done with trading."""
    named = [(name, TEXTS.say(lang, f"see-{name}"), name) for name in ("send", "done") if name in open_now]
    return group(*parts.buttons(named, lie.width - 10, 0)) if named else NOTHING
