"""The trade desk: the offer that waits for an answer, and the one that whoever looks is composing, with what it leaves.

Gold, cards, technologies and wonders are picked here; settlements and pieces on the map too, where they stand.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from epocha.engine.parts import offers as parts
from epocha.engine.parts.pieces import Piece, lay, seat_mark, text_box
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.svg import NOTHING, Svg, circle, group, icon, join, label, rect
from epocha.games.civilization_2002 import goods
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002.components import FIGURE, NONE, PIECE_KINDS, RESOURCE, WONDER
from epocha.games.civilization_2002.emblems import settlement
from epocha.games.civilization_2002.names import TEXTS, heading, region_name, technology_name, wonder_name
from epocha.games.civilization_2002.piece_words import deal_of_offer, fleet_of, picked_good
from epocha.games.civilization_2002.places import asked, draft_of, open_actions, region_of_item
from epocha.games.civilization_2002.production import cards_held
from epocha.games.civilization_2002.settlements import resource_of
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.order import ANSWER, TRADE_TURN
from epocha.games.civilization_2002.trade_words import partner as partner_of
from epocha.games.civilization_2002.travel import MOST_FLEETS

CHIP: Final = (112.0, 60.0)
GAP: Final = 6.0
HELD: Final = 46.0
VERBS: Final = ("offer", "give", "take", "send", "accept", "decline", "counter", "done")
SIDES: Final = (("give", m.GIVE), ("take", m.TAKE))


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


class Lie(NamedTuple):
    """How the desk lies: how wide it is, goods in a row of a side, and whether the sides stand beside each other."""

    width: float
    in_row: int
    is_wide: bool


WIDE: Final = Lie(976, 4, True)
TALL: Final = Lie(488, 4, False)


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
    items = sorted({*still, *chosen})
    return tuple([good_of(t, giver, item, still.get(item, ""), chosen.count(item), lang) for item in items])


def good_of(t: Table, giver: int, item: int, text: str, chosen: int, lang: str) -> Good:
    """Return something that may be put into an offer as the desk shows it."""
    symbol, under, name = looks(t, giver, item, lang)
    return Good(item, text, chosen, symbol, under, name, heading(picked_good(t, giver, item, 1, lang)))


def looks(t: Table, giver: int, item: int, lang: str) -> tuple[str, str, str]:
    """Return the symbol of an item, the good of a card, and its name."""
    if item < goods.FIRST_CARD:
        return "coin", "", str(int(goods.COINS[item]))
    if goods.FIRST_TECHNOLOGY <= item < goods.FIRST_WONDER:
        technology = item - int(goods.FIRST_TECHNOLOGY)
        return "technologies", "", technology_name(technology, lang)
    if goods.FIRST_WONDER <= item < goods.FIRST_PIECE:
        wonder = item - int(goods.FIRST_WONDER)
        return f"wonder-{WONDER.ids[wonder]}", "", wonder_name(wonder, lang)
    region = region_of_item(item)
    name = region_name(t.world, region, lang)
    if item < goods.FIRST_SETTLEMENT:
        return f"resource-{RESOURCE.ids[resource_of(t, region)]}", "card", name
    if item < goods.FIRST_TECHNOLOGY:
        return settlement(int(t.settlement_size[region]), giver), "", name
    if item < goods.FIRST_FLEET:
        return f"figure-{FIGURE.ids[(item - int(goods.FIRST_PIECE)) % int(PIECE_KINDS)]}", "", name
    fleet = fleet_of(t, giver, region, (item - int(goods.FIRST_FLEET)) % MOST_FLEETS)
    return f"figure-{FIGURE.ids[t.piece_figure[fleet]]}", "", name


def waiting(t: Table) -> list[tuple[int, int, int]]:
    """Return the open offers that a view shows: number, who makes it, to whom."""
    return [(offer, offer // int(t.slots), int(to)) for offer, to in enumerate(t.offered_to) if to >= 0]


# --- drawing ---


def drawing(t: Table, lie: Lie, lang: str) -> Drawing:
    """Return the desk: what waits for an answer above, below it the composer."""
    seat = asked(t)
    actions = open_actions(t)
    texts = t.setup.notation
    open_now = tuple([texts.text(action) for action in actions if action >> KIND_BITS not in (m.GIVE, m.TAKE)])
    draft = draft_of(t, seat)
    partner = partner_of(t, draft) if seat != NONE and draft else int(NONE)
    told = [
        (offer, maker, to, tuple(deal_of_offer(t, offer, lang).values())) for offer, maker, to in waiting(t)
    ]  # fmt: skip
    sides = [goods_of(t, seat, partner, kind, actions, lang) if partner != NONE else () for _, kind in SIDES]
    top = 12 + 96.0 * len(told)
    rows = [max(1, -(-len(side) // lie.in_row)) for side in sides]
    per_side = [46 + count * (CHIP[1] + GAP) for count in rows] if partner != NONE else [0.0, 0.0]
    held = [] if partner != NONE else [(one, *held_by(t, one)) for one in range(int(t.players))]
    height = top + 74 + (max(per_side) if lie.is_wide else sum(per_side)) + HELD * len(held) + 62
    half = (lie.width - GAP) / 2 if lie.is_wide else 0.0
    corners = [(GAP, top + 74), (half + GAP, top + 74) if lie.is_wide else (GAP, top + 74 + per_side[0])]
    others = tuple([(seat + k) % int(t.players) for k in range(1, int(t.players))]) if seat != NONE else ()
    return Drawing(lie.width, height, [
        Layer("offers", (tuple(told), open_now, seat), lambda: offered(told, seat, lie, lang)),
        Layer("partners", (others, partner, open_now),
              lambda: partners(others, partner, open_now, lang), at=(GAP, top)),
        Layer("holdings", tuple(held), lambda: holdings(held, lie)
              if partner == NONE else NOTHING, at=(GAP, top + 74)),
        Layer("give", (seat, tuple([tuple(one) for one in sides[0]])),
              lambda: side_of("give", seat, sides[0], lie, lang), at=corners[0]),
        Layer("take", (partner, tuple([tuple(one) for one in sides[1]])),
              lambda: side_of("take", partner, sides[1], lie, lang), at=corners[1]),
        Layer("buttons", (open_now, lie.width), lambda: below(open_now, lie, lang), tells=False, at=(0, height - 54)),
    ])  # fmt: skip


def held_by(t: Table, seat: int) -> tuple[int, tuple[int, ...]]:
    """Return the gold of a seat, and how many cards of each good it holds."""
    return int(t.gold[seat]), tuple([int(n) for n in cards_held(t, seat)])


def holdings(held: Sequence[tuple[int, int, tuple[int, ...]]], lie: Lie) -> Svg:
    """Return what everybody holds that trade is mostly about, a row for each seat."""
    drawn: list[Svg] = []
    for i, (seat, gold, cards) in enumerate(held):
        y = HELD * i
        drawn += [
            rect(0, y + 2, lie.width - 2 * GAP, HELD - 4, "shelf", 8),
            group(seat_mark(seat, 11), at=(26, y + HELD / 2)),
            icon("coin", 72, y + HELD / 2, 26),
            label(str(gold), 90, y + HELD / 2 + 7, 20, "t-bold", anchor="start"),
        ]
        step = min(96.0, (lie.width - 170) / len(cards))
        for n, (resource, count) in enumerate(zip(RESOURCE.ids, cards, strict=True)):
            drawn.append(group(
                icon(f"resource-{resource}", 165 + step * n, y + HELD / 2, 27),
                label(str(count), 182 + step * n, y + HELD / 2 + 7, 19, "t-bold", anchor="start"),
                class_=None if count else "faded", data_thing=f"resource-{resource}",
            ))  # fmt: skip
    return group(*drawn)


def offered(told: Sequence[tuple[int, int, int, tuple[str, ...]]], seat: int, lie: Lie, lang: str) -> Svg:
    """Return the offers that wait: who offers whom what for what, and how that may be answered."""
    drawn: list[Svg] = []
    for i, (offer, maker, to, deal) in enumerate(told):
        given, taken = deal
        width = lie.width - 2 * GAP
        signs = parts.tick(), icon("cancel", 26, 26, 30), icon("swap", 26, 26, 30)
        answers = list(zip(("accept", "decline", "counter"), signs, strict=True))
        buttons = [
            group(parts.square_button(f"{name}-{offer}", TEXTS.say(lang, f"see-{name}"), name, sign),
                  at=(width - 60 * (len(answers) - k), 16))
            for k, (name, sign) in enumerate(answers if to == seat else ())
        ]  # fmt: skip
        room = width - 90 - 60 * len(buttons)
        drawn.append(group(
            rect(1, 1, width - 2, 84, "shelf", 10),
            group(seat_mark(maker, 12), at=(26, 24)), group(seat_mark(to, 12), at=(26, 62)),
            group(parts.arrow(False), at=(2, 24)), group(parts.arrow(False), at=(2, 62)),
            text_box(given, 70, 4, room, 38, 18, "t-bold"), text_box(taken, 70, 44, room, 38, 18, "t-bold"),
            *buttons,
            at=(GAP, 8 + 96 * i),
        ))  # fmt: skip
    return group(*drawn)


def partners(others: Sequence[int], partner: int, open_now: Sequence[str], lang: str) -> Svg:
    """Return the buttons that open an offer; those are pale to whom none can be made."""
    drawn: list[Svg] = []
    for i, other in enumerate(others):
        words = TEXTS.say(lang, "see-partner", seat=other + 1)
        is_open = other == partner or f"offer {other + 1}" in open_now
        button = parts.partner_button(other, words, f"offer {other + 1}", other == partner)
        drawn.append(group(button, at=(74 * i, 6), class_=None if is_open else "half"))
    return group(*drawn)


def side_of(name: str, giver: int, side: Sequence[Good], lie: Lie, lang: str) -> Svg:
    """Return what one side gives and may give; nothing before there is a partner."""
    if not side:
        return NOTHING
    mark = group(seat_mark(giver, 11), at=(62, 20)) if giver != NONE else NOTHING
    drawn: list[Svg] = [
        group(parts.arrow(name == "take"), at=(-36, 20)), mark,
        label(TEXTS.say(lang, f"see-i-{name}"), 82, 26, 18, "t-bold", anchor="start"),
    ]  # fmt: skip
    for i, one in enumerate(side):
        at = (i % lie.in_row * (CHIP[0] + GAP), 42 + i // lie.in_row * (CHIP[1] + GAP))
        drawn.append(lay(Piece(f"desk-{name}-{one.item}", face(one), *CHIP, one.words, one.text), *at))
    return group(*drawn)


def face(one: Good) -> Svg:
    """Return a good of an offer; the card of a region is round, what is given for good is not."""
    back = circle(24, CHIP[1] / 2, 20, "disc") if one.under else NOTHING
    size = 28 if one.under else 36
    art = join([
        back,
        icon(one.symbol, 24, CHIP[1] / 2, size),
        text_box(one.name, 48, 4, CHIP[0] - 54, CHIP[1] - 8, 16, "t-bold", least=15),
    ])  # fmt: skip
    worth = int(goods.COINS[one.item]) if one.item < goods.FIRST_CARD else 1
    return group(parts.good(*CHIP, art, "", one.chosen * worth), class_=None if one.text or one.chosen else "half")


def below(open_now: Sequence[str], lie: Lie, lang: str) -> Svg:
    """Return the buttons under the composer: send the offer, or be done with trading."""
    named = [(name, TEXTS.say(lang, f"see-{name}"), name) for name in ("send", "done") if name in open_now]
    return group(*parts.buttons(named, lie.width - 10, 0)) if named else NOTHING
