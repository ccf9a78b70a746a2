"""The trade desk: offers to and from whoever looks, and the offer that they are composing, with what it would leave.

It is there in the Trade phase. An offer exists for its two partners only, and what lies face down in it is shown as far
as the view knows it: the view has it by its sort.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from epocha.engine.bundles import NO_LINE
from epocha.engine.parts import offers as parts
from epocha.engine.parts.pieces import Piece, lay, seat_mark, text_box
from epocha.engine.picture import Drawing, Form, Layer, Picture, key
from epocha.engine.svg import NOTHING, Svg, group, icon, join, label, rect, title
from epocha.games.civilization_2010.cards import event_back
from epocha.games.civilization_2010.components import (
    EVENT,
    EVENT_DECK,
    NONE,
    RESOURCE,
    SITE_IDS,
    TOKEN_RESOURCE,
    TOKEN_SITE,
)
from epocha.games.civilization_2010.deal_words import bundle, item_name
from epocha.games.civilization_2010.emblems import EVENT_SIGNS
from epocha.games.civilization_2010.goods import (
    FIRST_DECK_ITEM,
    FIRST_EVENT_ITEM,
    FIRST_RESOURCE,
    FIRST_SITE_ITEM,
    FIRST_TOKEN_ITEM,
    ITEMS,
    ONE_CULTURE,
    stock_of,
    worth,
)
from epocha.games.civilization_2010.layout import LINES, OPEN_OFFERS
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.notation import GOODS_IDS, SORT_IDS, words
from epocha.games.civilization_2010.places import asked, draft_of
from epocha.games.civilization_2010.state import ACCEPT, GIVE, KIND_BITS, OFFER, PAYLOAD, TAKE, Table
from epocha.games.civilization_2010.steps.common import TRADE

CHIP: Final = (58.0, 66.0)
GAP: Final = 6
OFFER_HEIGHT: Final = 84.0
VERBS: Final = ("offer", "give", "ask for", "send", "accept", "refuse", "withdraw", "done")
ITEM_IDS: Final = (*GOODS_IDS, *SORT_IDS)


class Deal(NamedTuple):
    """What changes hands: the items that one side gives and those that it gets."""

    given: tuple[int, ...]
    taken: tuple[int, ...]


class Lie(NamedTuple):
    """How the desk lies: how wide it is, and how wide its column of open offers and its composer are."""

    width: float
    offers: float
    composer: float

    @property
    def is_wide(self) -> bool:
        return self.offers + self.composer <= self.width


WIDE: Final = Lie(1000, 400, 590)
TALL: Final = Lie(480, 480, 480)


def desk(t: Table, lang: str) -> list[Picture]:
    """Return the trade desk while there is trade."""
    if t.over or t.step_number() != TRADE:
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: drawing(t, WIDE, lang),
        "tall": lambda: drawing(t, TALL, lang),
    }
    return [Picture("desk", "row", TEXTS.say(lang, "see-desk"), forms, verbs=VERBS)]


# --- what there is ---


def composed(t: Table, seat: int) -> tuple[int, Deal]:
    """Return to whom a seat is composing an offer, or NONE, and what is in it so far."""
    draft = draft_of(t, seat)
    picks = [(int(pick >> KIND_BITS), int(pick & PAYLOAD)) for pick in draft]
    partner = picks[0][1] if picks and picks[0][0] == OFFER else NONE
    given = tuple([item for kind, item in picks if kind == GIVE])
    return partner, Deal(given, tuple([item for kind, item in picks if kind == TAKE]))


def open_offers(t: Table) -> list[tuple[int, int, int, Deal]]:
    """Return the open offers that a view shows: number, who makes it, to whom, and what."""
    found: list[tuple[int, int, int, Deal]] = []
    for offer, to in enumerate(t.offered_to):
        if to >= 0:
            lines = [int(t.line(offer, at)) for at in range(LINES)]
            sides = [tuple([line >> 1 for line in lines if line != NO_LINE and line & 1 == side]) for side in (0, 1)]
            found.append((offer, offer // OPEN_OFFERS, int(to), Deal(*sides)))
    return found


def stocks(t: Table, seat: int, items: Sequence[int]) -> list[tuple[int, int]]:
    """Return of some items those that a seat has, with how many."""
    found = [(item, int(stock_of(t, seat, item))) for item in items]
    return [(item, n) for item, n in found if n >= worth(item)]


def to_give(t: Table, seat: int) -> list[tuple[int, int]]:
    """Return what a seat may put into an offer."""
    return stocks(t, seat, range(int(FIRST_SITE_ITEM)))


def to_take(t: Table, partner: int) -> list[tuple[int, int]]:
    """Return what may be asked of a partner: what lies face down by its sort."""
    return stocks(t, partner, [*range(int(FIRST_TOKEN_ITEM)), *range(int(FIRST_SITE_ITEM), int(ITEMS))])


# --- the whole ---


def drawing(t: Table, lie: Lie, lang: str) -> Drawing:
    """Return the desk: open offers, and beside or below them the composer."""
    seat = asked(t)
    offers = open_offers(t)
    draft = draft_of(t, seat)
    partner, deal = composed(t, seat)
    naming = NONE
    if len(draft) and draft[0] >> KIND_BITS == ACCEPT:
        naming = int(draft[0] & PAYLOAD)
    mine = to_give(t, seat) if seat != NONE else []
    theirs = to_take(t, partner) if partner != NONE else []
    ends = [(int(t.trade[one]), int(t.culture[one])) for one in (seat, partner) if one != NONE]
    listed = OFFER_HEIGHT * max(1, len(offers)) + 40
    at = (lie.offers + 10, 0.0) if lie.is_wide else (0.0, listed + 12)
    rows = sum([-(-len(goods) // per_row(lie)) for goods in (mine, theirs)])
    height = 150 + 34 * 2 + max(2, rows) * (CHIP[1] + GAP) + 46
    told = (seat, tuple([(one[0], one[1], one[2], tuple(one[3])) for one in offers]), naming)
    made = (seat, partner, tuple(deal), tuple(mine), tuple(theirs), tuple(ends), int(t.players), key(t.gone))
    return Drawing(lie.width, max(listed, at[1] + height), [
        Layer("offers", told, lambda: offers_of(t, seat, offers, lie, lang)),
        Layer("composer", made, lambda: composer(t, seat, lie, lang), at=at),
    ])  # fmt: skip


def per_row(lie: Lie) -> int:
    """Return how many goods stand in a row of the composer."""
    return int((lie.composer - 20 + GAP) // (CHIP[0] + GAP))


# --- open offers ---


def offers_of(t: Table, seat: int, offers: Sequence[tuple[int, int, int, Deal]], lie: Lie, lang: str) -> Svg:
    """Return the open offers below each other."""
    out = [label(TEXTS.say(lang, "see-offers"), 10, 24, 18, "t-bold", anchor="start")]
    if not offers:
        words = TEXTS.say(lang, "see-no-offers")
        out.append(rect(4, 36, lie.offers - 8, OFFER_HEIGHT - 8, "spot", 10))
        out.append(text_box(words, 14, 36, lie.offers - 28, OFFER_HEIGHT - 8, 16, "t-soft"))
    for i, (offer, maker, to, deal) in enumerate(offers):
        out.append(group(offer_row(offer, maker, to, deal, seat, lie, lang), at=(4, 36 + i * OFFER_HEIGHT)))
    return group(*out)


def offer_row(offer: int, maker: int, to: int, deal: Deal, seat: int, lie: Lie, lang: str) -> Svg:
    """Return an open offer: who gives what for what, and what may be answered."""
    width, number = lie.offers - 8, offer + 1
    other = to if maker == seat else maker
    gets, gives = (deal.taken, deal.given) if maker == seat else (deal.given, deal.taken)
    words = TEXTS.say(lang, "see-offer", seat=maker + 1, other=to + 1, given=bundle(deal.given, lang),
                      taken=bundle(deal.taken, lang))  # fmt: skip
    out: list[Svg] = [rect(1, 1, width - 2, OFFER_HEIGHT - 8, "shelf", 10), group(seat_mark(other, 12), at=(22, 26))]
    out += [group(title(words), parts.arrow(True), items_in_line(gets, 62, width - 180), at=(0, 24))]
    out += [group(parts.arrow(False), items_in_line(gives, 62, width - 180), at=(0, 56))]
    if maker == seat:
        named = f"withdraw {offer % OPEN_OFFERS + 1}"
        answers = [("withdraw", named, "cancel")]
    else:
        answers = [("accept", f"accept {number}", "accept"), ("refuse", f"refuse {number}", "cancel")]
    for i, (name, action, symbol) in enumerate(answers if seat in (maker, to) else ()):
        sign = parts.tick() if symbol == "accept" else icon("cancel", 26, 26, 30)
        button = parts.square_button(f"{name}-{offer}", f"{TEXTS.say(lang, f'see-{name}')} {words}", action, sign)
        out.append(group(button, at=(width - 60 * (len(answers) - i), 12)))
    return group(*out)


def items_in_line(items: Sequence[int], x: float, room: float) -> Svg:
    """Return items in a line, equal ones with their number."""
    shown: list[tuple[str, str, int]] = []
    trade = sum([int(worth(item)) for item in items if item < ONE_CULTURE])
    culture = sum([int(worth(item)) for item in items if ONE_CULTURE <= item < FIRST_RESOURCE])
    shown += [(symbol, "", n) for symbol, n in (("trade", trade), ("culture", culture)) if n]
    things = [item for item in items if item >= FIRST_RESOURCE]
    shown += [(*symbols_of(item), things.count(item)) for item in dict.fromkeys(things)]
    if not shown:
        return label("–", x + 10, 7, 20, "t-soft")
    step = min(58.0, room / len(shown))
    return join([
        join([icon(symbol, x + 13 + i * step, 0, 26), icon(site, x + 23 + i * step, 9, 15) if site else NOTHING,
              label(str(n), x + 29 + i * step, 6, 17, "t-bold", anchor="start")])
        for i, (symbol, site, n) in enumerate(shown)
    ])  # fmt: skip


def symbols_of(item: int) -> tuple[str, str]:
    """Return the emblem of an item that is not counted in points, and of the hut or village that it is from, or ""."""
    if item < FIRST_TOKEN_ITEM:
        return f"resource-{RESOURCE.ids[item - FIRST_RESOURCE]}", ""
    if item < FIRST_EVENT_ITEM:
        token = item - int(FIRST_TOKEN_ITEM)
        kind = int(TOKEN_RESOURCE[token])
        return f"resource-{RESOURCE.ids[kind]}" if kind != NONE else "great-person", SITE_IDS[TOKEN_SITE[token]]
    if item < FIRST_SITE_ITEM:
        return EVENT_SIGNS[EVENT[item - int(FIRST_EVENT_ITEM)].id], ""
    if item < FIRST_DECK_ITEM:
        return SITE_IDS[item - int(FIRST_SITE_ITEM)], ""
    return f"level-{item - int(FIRST_DECK_ITEM) + 1}", ""


# --- the composer ---


def composer(t: Table, seat: int, lie: Lie, lang: str) -> Svg:
    """Return the partners, what either side gives, what it leaves, and the buttons."""
    if seat == NONE:
        return NOTHING
    partner, deal = composed(t, seat)
    width = lie.composer - 8
    out: list[Svg] = [
        label(TEXTS.say(lang, "see-compose"), 10, 24, 18, "t-bold", anchor="start"),
        *[
            group(
                parts.partner_button(
                    other, TEXTS.say(lang, "see-partner", seat=other + 1), f"offer {other + 1}", other == partner
                ),
                at=(10 + 74 * i, 36),
            )
            for i, other in enumerate(others(t, seat))
        ],
    ]
    y = 100.0
    mine, theirs = to_give(t, seat), to_take(t, partner) if partner != NONE else []
    for name, goods, chosen, verb in (("give", mine, deal.given, "give"), ("take", theirs, deal.taken, "ask for")):
        out.append(group(parts.arrow(name == "take"), at=(-30, y + 12)))
        out.append(label(TEXTS.say(lang, f"see-i-{name}"), 34, y + 18, 16, "t-bold", anchor="start"))
        y += 28
        for i, (item, n) in enumerate(goods):
            at = (10 + i % per_row(lie) * (CHIP[0] + GAP), y + i // per_row(lie) * (CHIP[1] + GAP))
            out.append(group(chip(item, n, chosen.count(item), f"{name}-{item}", verb, lang), at=at))
        y += max(1, -(-len(goods) // per_row(lie))) * (CHIP[1] + GAP) + 6
    out.append(after_it(t, seat, partner, deal, y, lang))
    out += parts.buttons([(name, TEXTS.say(lang, f"see-{name}"), name) for name in ("send", "done")], width, y + 40)
    return group(*out)


def others(t: Table, seat: int) -> list[int]:
    """Return the other seats, from the next on."""
    return [(seat + k) % int(t.players) for k in range(1, int(t.players))]


def chip(item: int, stock: int, chosen: int, name: str, verb: str, lang: str) -> Svg:
    """Return a good that may be put into an offer, with how many there are, and how many are in it."""
    width, height = CHIP
    n = int(worth(item))
    if item < FIRST_RESOURCE:
        below, art = f"+{n}", icon("trade" if item < ONE_CULTURE else "culture", width / 2, 23, 34)
    else:
        symbol, site = symbols_of(item)
        below = str(stock)
        art = join([face_of(item, symbol, width), icon(site, 12, 14, 19) if site else NOTHING])
    face = parts.good(width, height, art, below, chosen * n)
    words_of = f"{item_name(item, lang)} ({stock})"
    return lay(Piece(f"desk-{name}", face, width, height, words_of, f"{verb} {words(ITEM_IDS[item])}"), 0, 0)


def face_of(item: int, symbol: str, width: float) -> Svg:
    """Return what a good looks like; events lie as small cards with the colour of their deck."""
    if item >= FIRST_DECK_ITEM:
        return group(event_back(item - int(FIRST_DECK_ITEM), 34, 44), at=(width / 2 - 17, 3))
    if FIRST_EVENT_ITEM <= item < FIRST_SITE_ITEM:
        deck = int(EVENT_DECK[item - int(FIRST_EVENT_ITEM)])
        field = rect(width / 2 - 19, 4, 38, 42, f"b-deck-{deck}", 5)
        return join([field, rect(width / 2 - 16, 7, 32, 32, "field", 4), icon(symbol, width / 2, 23, 28)])
    return icon(symbol, width / 2, 26, 36)


def after_it(t: Table, seat: int, partner: int, deal: Deal, y: float, lang: str) -> Svg:
    """Return the trade and culture that both would have after the deal."""
    if partner == NONE:
        return NOTHING
    out: list[Svg] = [label(TEXTS.say(lang, "see-after"), 10, y + 18, 16, "t-bold", anchor="start")]
    for i, (one, gets, gives) in enumerate(((seat, deal.taken, deal.given), (partner, deal.given, deal.taken))):
        x = 110 + 170 * i
        out.append(group(seat_mark(one, 10), at=(x, y + 12)))
        for k, (symbol, field, low) in enumerate((("trade", t.trade, 0), ("culture", t.culture, int(ONE_CULTURE)))):
            left = int(field[one]) + points(gets, low) - points(gives, low)
            out.append(icon(symbol, x + 30 + 62 * k, y + 12, 24))
            out.append(label(str(left), x + 46 + 62 * k, y + 18, 17, "t-bold", anchor="start"))
    return group(*out)


def points(items: Sequence[int], low: int) -> int:
    """Return how many points of a kind, by its first item, are among items."""
    return sum([int(worth(item)) for item in items if low <= item <= low + 1])
