"""The trade desk: open offers, what everybody has, and the offer that is being composed, with what it would leave.

It is there in the Trade phase; on a phone it shows whom to make an offer, and then what is in it. An offer exists for
its two partners only, and what lies face down in it is shown as far as the view knows it: the view has it by its sort.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from epocha.engine.bundles import NO_LINE
from epocha.engine.parts import offers as parts
from epocha.engine.parts.panels import Panel
from epocha.engine.parts.pieces import Piece, lay, name_line, seat_mark, text_box
from epocha.engine.picture import Drawing, Form, Layer, Picture, key
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, label, path, rect, row_hit, text_width, title
from epocha.games.civilization_2010.components import CIVILIZATION, NONE
from epocha.games.civilization_2010.deal_words import bundle, item_name
from epocha.games.civilization_2010.desk_goods import (
    DIM,
    KIND,
    face_of,
    held_chip,
    items_in_line,
    points,
    points_icon,
    rest,
    symbols_of,
    with_rest,
)
from epocha.games.civilization_2010.desk_room import CALM, CLOSE, FLAT, LOOK, ROWS, SLIM, TALL, UPRIGHT, WIDE, Lie
from epocha.games.civilization_2010.goods import (
    FIRST_RESOURCE,
    FIRST_SITE_ITEM,
    FIRST_TOKEN_ITEM,
    ITEMS,
    ONE_CULTURE,
    stock_of,
    worth,
)
from epocha.games.civilization_2010.layout import LINES, OPEN_OFFERS
from epocha.games.civilization_2010.names import TEXTS, amount
from epocha.games.civilization_2010.notation import GOODS_IDS, SORT_IDS, words
from epocha.games.civilization_2010.outcome import DEAL
from epocha.games.civilization_2010.places import asked, draft_of
from epocha.games.civilization_2010.state import ACCEPT, GIVE, KIND_BITS, OFFER, PAYLOAD, TAKE, Table
from epocha.games.civilization_2010.steps.common import TRADE

CHIP: Final = (64.0, 72.0)
GAP: Final = 8
OFFER_HEIGHT: Final = 106.0
ANSWERS: Final = 56.0
"""How much higher an offer is with its answers below it, where it is too narrow for several beside it."""
ROOM_FOR_ANSWERS: Final = 360.0
AFTER: Final = 28.0
"""Height of a line that tells what a deal would leave to one side."""
BOTH_AFTER: Final = 378.0
"""How wide a line for both sides is at least."""
STOCK_HEIGHT: Final = 82.0
"""Height of what somebody has in one line of goods; each further one takes `GOODS_LINE`."""
GOODS_LINE: Final = 31.0
HEAD: Final = 36.0
"""Height of a heading with what is below it."""
EMBLEM: Final = 74.0
"""How far the emblem of a civilization reaches into the row of its player."""
MAT: Final = 14.0
"""How wide the edge of the mat is, on which the desk of a wide window lies."""
VERBS: Final = ("offer", "give", "ask for", "send", "accept", "refuse", "withdraw", "done")
ITEM_IDS: Final = (*GOODS_IDS, *SORT_IDS)


class Deal(NamedTuple):
    """What changes hands: the items that one side gives and those that it gets."""

    given: tuple[int, ...]
    taken: tuple[int, ...]


NONE_OPEN: Final = 34.0
"""Height of the line that says that no offer is open, where it has no heading."""
BUTTONS: Final = 62.0
"""Height of the buttons where no goods stand above them."""


def desk(t: Table, lang: str) -> list[Picture]:
    """Return the trade desk while there is trade."""
    if t.over or t.step_number() != TRADE:
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: on_mat(drawing(t, fitting(t), lang)),
        "tall": lambda: drawing(t, largest(t, (SLIM, TALL), UPRIGHT), lang),
        "flat": lambda: drawing(t, CALM if in_turn(t) and not open_offers(t) else FLAT, lang),
    }
    told = DEAL, TEXTS.say(lang, "see-deals")
    return [Picture("desk", "row", TEXTS.say(lang, "see-desk"), forms, verbs=VERBS, told=told, lists=True)]


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
    if seat == NONE:
        return []
    found = [(item, int(stock_of(t, seat, item))) for item in items]
    return [(item, n) for item, n in found if n >= worth(item)]


def to_give(t: Table, seat: int) -> list[tuple[int, int]]:
    """Return what a seat may put into an offer."""
    return stocks(t, seat, range(int(FIRST_SITE_ITEM)))


def to_take(t: Table, partner: int) -> list[tuple[int, int]]:
    """Return what may be asked of a partner: what lies face down by its sort."""
    return stocks(t, partner, [*range(int(FIRST_TOKEN_ITEM)), *range(int(FIRST_SITE_ITEM), int(ITEMS))])


def others(t: Table, seat: int) -> list[int]:
    """Return the other seats, from the next on; all of them for who looks on."""
    count = int(t.players)
    return [(seat + k) % count for k in range(1, count)] if seat != NONE else list(range(count))


def invites(t: Table, seat: int) -> bool:
    """Return whether a seat chooses whom to make an offer, among several."""
    return addressed(t, seat) == NONE and may_offer(t, seat) and not len(draft_of(t, seat))


def addressed(t: Table, seat: int) -> int:
    """Return whom the goods on the composer are asked of: the partner, before there is one the only other, or NONE."""
    partner, _ = composed(t, seat)
    only = others(t, seat) if seat != NONE else []
    return only[0] if partner == NONE and len(only) == 1 else partner


def may_offer(t: Table, seat: int) -> bool:
    """Return whether a seat may make one more offer (CF-33.5)."""
    return seat != NONE and bool(t.offers_made[seat] < t.agreed.offers)


def is_over(t: Table, seat: int) -> bool:
    """Return whether a seat has made all its offers, and composes none."""
    return seat != NONE and not may_offer(t, seat) and not len(draft_of(t, seat))


def inviting(t: Table, seat: int, lang: str) -> str:
    """Return what a seat is told that may choose whom to make an offer, or can make none."""
    if is_over(t, seat):
        return TEXTS.say(lang, "see-offers-over", n=int(t.agreed.offers))
    return TEXTS.say(lang, "see-choose-partner")


def counter(t: Table, maker: int, deal: Deal) -> str:
    """Return the picks of an offer turned round, as texts with bars between.

    What lies face down among the goods that were asked for is left out: its owner names it.
    """
    given = [f"give {words(ITEM_IDS[item])}" for item in deal.taken if item < FIRST_SITE_ITEM]
    return "|".join([f"offer {maker + 1}", *given, *[f"ask for {words(ITEM_IDS[item])}" for item in deal.given]])


# --- the whole ---


def fitting(t: Table) -> Lie:
    """Return how the desk lies in a wide window, so that it is as large as it can be.

    As long as somebody must be chosen first, goods that cannot be touched have no room there either.
    """
    ways = [lie._replace(in_turn=in_turn(t)) for lie in (CLOSE, WIDE)]
    return largest(t, [*ways, ROWS, TALL] if in_turn(t) else ways, LOOK)


def in_turn(t: Table) -> bool:
    """Return whether who is asked must choose somebody before there are goods to choose."""
    seat = asked(t)
    return seat != NONE and addressed(t, seat) == NONE


def largest(t: Table, ways: Sequence[Lie], look: float) -> Lie:
    """Return which way to lie is largest in a room that is `look` times as wide as high."""
    return max(ways, key=lambda lie: min(look / lie.width, 1 / lay_out(t, lie).height))


def listed_height(t: Table, lie: Lie) -> float:
    """Return how high the open offers and what the others have are together."""
    return stocks_top(t, lie) + stocks_height(t, lie)


def stocks_height(t: Table, lie: Lie) -> float:
    """Return how high what the others have is."""
    return HEAD + sum([stock_height(t, one, lie) for one in others(t, asked(t))])


def stocks_top(t: Table, lie: Lie) -> float:
    """Return how far down begins what the others have."""
    offers = [offer_height(t, maker, lie) for _, maker, _, _ in open_offers(t)]
    if not offers and is_brief(lie):
        return NONE_OPEN + GAP
    return HEAD + (sum(offers) if offers else OFFER_HEIGHT) + GAP


def is_brief(lie: Lie) -> bool:
    """Return whether a line says that no offer is open: what is offered has the height."""
    return lie.in_turn and not lie.is_wide


def height_of(t: Table, lie: Lie) -> float:
    """Return how high the desk is where it lies as in a wide window."""
    listed, seat = listed_height(t, lie), asked(t)
    if seat == NONE:
        return listed
    high = composer_height(t, seat, lie)
    return max(listed, high) if lie.is_wide else listed + 12 + high


class Laid(NamedTuple):
    """Where the parts of a desk stand, by their names, how high it is, and how wide its composer."""

    at: dict[str, tuple[float, float]]
    height: float
    composer: float


def lay_out(t: Table, lie: Lie) -> Laid:
    """Return where the parts of the desk stand: the composer beside or below the offers and what the others have."""
    top = stocks_top(t, lie)
    beside = lie.offers + 10 if lie.is_wide else 0.0
    if not lie.in_turn:
        at = {"offers": (0.0, 0.0), "stocks": (0.0, top)}
        at["composer"] = (beside, 0.0) if beside else (0.0, listed_height(t, lie) + 12)
        return Laid(at, height_of(t, lie), lie.composer)
    return goods_in_turn(t, lie, beside) if addressed(t, asked(t)) != NONE else partners_in_turn(t, lie, beside)


def goods_in_turn(t: Table, lie: Lie, beside: float) -> Laid:
    """Return where the goods stand once it is known whom they are for: alone, or with the offers of the only other."""
    seat = asked(t)
    has_begun = composed(t, seat)[0] != NONE
    width = lie.composer if open_offers(t) and not has_begun else lie.width
    high = composer_height(t, seat, lie._replace(composer=width))
    if has_begun or not (open_offers(t) or is_brief(lie)):
        return Laid({"composer": (0.0, 0.0)}, high, width)
    top = stocks_top(t, lie)
    at = {"offers": (0.0, 0.0), "composer": (beside, 0.0) if beside else (0.0, top)}
    return Laid(at, max(top, high) if beside else top + high, width)


def partners_in_turn(t: Table, lie: Lie, beside: float) -> Laid:
    """Return where those stand to whom an offer may be made, and the buttons below."""
    top, high = stocks_top(t, lie), stocks_height(t, lie)
    at = {"offers": (0.0, 0.0), "stocks": (beside, 0.0) if beside else (0.0, top)}
    end = max(top, high) if beside else top + high
    if asked(t) == NONE:
        return Laid(at, end, lie.composer)
    if lie == CALM:
        end = max(top + BUTTONS, high)
        return Laid({**at, "buttons": (0.0, end - BUTTONS)}, end, lie.composer)
    return Laid({**at, "buttons": (0.0, end)}, end + BUTTONS, lie.composer)


def on_mat(desk: Drawing, edge: float = MAT) -> Drawing:
    """Return what lies in a wide window on a mat, so that it looks like a table.

    Args:
        edge: how wide the edge of the mat is; 0 where letters must not become smaller, for what has an edge of its own.
    """
    width, height = desk.width + 2 * edge, desk.height + 2 * edge

    def mat() -> Svg:
        line = rect(6, 6, width - 12, height - 12, "mat-line", 14) if edge else NOTHING
        return join([rect(1, 1, width - 2, height - 2, "mat", edge + 4), line])

    laid = Panel("", desk, edge, edge).layers()
    return Drawing(width, height, [Layer("mat", (width, height), mat), *laid])


def drawing(t: Table, lie: Lie, lang: str) -> Drawing:
    """Return the desk: open offers, below them what the others have, and beside or below that the composer."""
    seat = asked(t)
    offers = open_offers(t)
    draft = draft_of(t, seat)
    may = may_offer(t, seat)
    naming = NONE
    if len(draft) and draft[0] >> KIND_BITS == ACCEPT:
        naming = int(draft[0] & PAYLOAD)
    have = tuple([(one, int(t.civilization[one]), tuple(to_take(t, one))) for one in others(t, seat)])
    ends = (key(t.trade), key(t.culture))
    told = (seat, tuple([(one[0], one[1], one[2], tuple(one[3])) for one in offers]), naming, may, lie)
    partner, deal = composed(t, seat)
    laid = lay_out(t, lie)
    composing = lie._replace(composer=laid.composer)
    made = (seat, partner, tuple(deal), tuple(to_give(t, seat)), have, ends, may, composing)
    held = (have, ends, seat, partner, may, invites(t, seat), lie)
    layers = [
        Layer("offers", told, lambda: offers_of(t, seat, offers, lie, lang)),
        Layer("stocks", held, lambda: stocks_of(t, seat, lie, lang), tells=False),
        Layer("composer", made, lambda: composer(t, seat, composing, lang), tells=False),
        Layer("buttons", (lie,), lambda: done_alone(lie, lang)),
    ]
    return Drawing(
        lie.width, laid.height, [one._replace(at=laid.at[one.name]) for one in layers if one.name in laid.at]
    )


def buttons(width: float, y: float, has_goods: bool, lang: str) -> list[Svg]:
    """Return what sends an offer, veiled as long as there are no goods in it, and what ends trading."""
    named = [("send", TEXTS.say(lang, "see-send"), "send"), done_button(lang)]
    send, done = parts.buttons(named, width - 8, y)
    return [send if has_goods else group(send, opacity=DIM), done]


def done_alone(lie: Lie, lang: str) -> Svg:
    """Return what ends trading, as wide as the rows above it; lower where it need not be touched by a finger."""
    width = lie.offers if lie == CALM else lie.width
    return group(*parts.buttons([done_button(lang)], width - 2, 4, 42 if lie == ROWS else 50), at=(-4, 0))


def done_button(lang: str) -> tuple[str, str, str]:
    """Return the name, the words and the action of the button that ends trading."""
    return "done", TEXTS.say(lang, "see-done"), "done"


def per_row(lie: Lie) -> int:
    """Return how many goods stand in a row of the composer."""
    return int((lie.composer - 24 + GAP) // (CHIP[0] + GAP))


def goods_height(goods: Sequence[tuple[int, int]], lie: Lie) -> float:
    """Return how high the goods of one side are on the composer."""
    return max(1, -(-len(with_rest(goods)) // per_row(lie))) * (CHIP[1] + GAP)


def composer_height(t: Table, seat: int, lie: Lie) -> float:
    """Return how high the composer is."""
    theirs = to_take(t, addressed(t, seat))
    after = AFTER if lie.composer < BOTH_AFTER else 0.0
    return HEAD * 3 + goods_height(to_give(t, seat), lie) + goods_height(theirs, lie) + 100 + after


# --- open offers ---


def offers_of(t: Table, seat: int, offers: Sequence[tuple[int, int, int, Deal]], lie: Lie, lang: str) -> Svg:
    """Return the open offers below each other."""
    words = TEXTS.say(lang, "see-no-offers")
    if not offers and is_brief(lie):
        return text_box(words, 10, 4, lie.offers - 20, NONE_OPEN - 4, 14 if lie == ROWS else 16, "t-soft")
    out = [label(TEXTS.say(lang, "see-offers"), 10, 24, 18, "t-bold", anchor="start")]
    if not offers:
        out.append(rect(4, HEAD, lie.offers - 8, OFFER_HEIGHT - 8, "spot", 10))
        out.append(text_box(words, 14, HEAD, lie.offers - 28, OFFER_HEIGHT - 8, 16, "t-soft"))
    y = HEAD
    for offer, maker, to, deal in offers:
        out.append(group(offer_row(t, offer, maker, to, deal, seat, lie, lang), at=(4, y)))
        y += offer_height(t, maker, lie)
    return group(*out)


def offer_height(t: Table, maker: int, lie: Lie) -> float:
    """Return how high an open offer is: there is room beside it for one button."""
    return OFFER_HEIGHT + (ANSWERS if maker != asked(t) and lie.offers < ROOM_FOR_ANSWERS else 0.0)


def offer_row(t: Table, offer: int, maker: int, to: int, deal: Deal, seat: int, lie: Lie, lang: str) -> Svg:
    """Return an open offer: who gives what for what, and what may be answered."""
    width, high, number = lie.offers - 8, offer_height(t, maker, lie), int(t.number_of(offer)) + 1
    other = to if maker == seat else maker
    gets, gives = (deal.taken, deal.given) if maker == seat else (deal.given, deal.taken)
    told = TEXTS.say(lang, "see-offer", seat=maker + 1, other=to + 1, given=bundle(deal.given, lang),
                      taken=bundle(deal.taken, lang))  # fmt: skip
    out: list[Svg] = [rect(1, 1, width - 2, high - 8, "shelf", 10), group(seat_mark(other, 11), at=(22, 20))]
    answers = [("withdraw", f"withdraw {offer % OPEN_OFFERS + 1}", "")]
    if maker != seat:
        turned = [("counter", f"refuse {number}", counter(t, maker, deal))] if may_offer(t, seat) else []
        answers = [("accept", f"accept {number}", ""), *turned, ("refuse", f"refuse {number}", "")]
    beside, top = (58 * len(answers), 23.0) if high == OFFER_HEIGHT else (0, OFFER_HEIGHT - 8)
    room = width - 74 - beside
    out += [name_line(TEXTS.say(lang, "see-seat", seat=other + 1), 40, 26, 17, room + 26)]
    out += [group(title(told), parts.arrow(True), items_in_line(gets, 62, room), at=(-24, 48))]
    out += [group(parts.arrow(False), items_in_line(gives, 62, room), at=(-24, 80))]
    for i, (name, action, then) in enumerate(answers if seat in (maker, to) else ()):
        said = f"{TEXTS.say(lang, f'see-{name}')} {told}"
        button = parts.square_button(f"{name}-{offer}", said, action, SIGNS[name], then)
        out.append(group(button, at=(width - 58 * (len(answers) - i), top)))
    return group(*out)


SIGNS: Final = {
    "accept": parts.tick(),
    "counter": path("M38 18H14M21 11L14 18L21 25M14 35H38M31 28L38 35L31 42", "l-turn"),
    "refuse": icon("cancel", 26, 26, 30),
    "withdraw": icon("cancel", 26, 26, 30),
}
"""What stands on the answers to an offer."""


# --- what the others have ---


def stocks_of(t: Table, seat: int, lie: Lie, lang: str) -> Svg:
    """Return what each of the others has, each a place by which an offer to them begins."""
    heading = inviting(t, seat, lang) if lie.in_turn and seat != NONE else TEXTS.say(lang, "see-stocks")
    width = stock_width(lie)
    out = [label(heading, 10, 24, 18, "t-bold", width - 20, "start")]
    y = HEAD
    for one in others(t, seat):
        out.append(group(stock_row(t, one, one == addressed(t, seat), lie, lang), at=(4, y)))
        y += stock_height(t, one, lie)
    return group(*out)


def stock(t: Table, one: int) -> list[tuple[str, str, int]]:
    """Return what a player has that may change hands, as `amount_at` shows it."""
    counted = [("trade", "", int(t.trade[one])), ("culture", "", int(t.culture[one]))]
    return counted + [(*symbols_of(item), n) for item, n in to_take(t, one) if item >= FIRST_RESOURCE]


def stock_width(lie: Lie) -> float:
    """Return how wide the column is that shows what the others have: that beside the offers, or their own."""
    return lie.width - lie.offers - 10 if lie.in_turn and lie.is_wide else lie.offers


def in_line(lie: Lie) -> int:
    """Return how many kinds of goods stand in a line of what a player has."""
    return int((stock_width(lie) - 20 - EMBLEM) // KIND)


def stock_height(t: Table, one: int, lie: Lie) -> float:
    """Return how high the row of what a player has is."""
    return STOCK_HEIGHT + GOODS_LINE * ((len(stock(t, one)) - 1) // in_line(lie))


def stock_row(t: Table, one: int, is_partner: bool, lie: Lie, lang: str) -> Svg:
    """Return what a player has that may change hands; whether they are done trading nobody else knows."""
    width, height, most = stock_width(lie) - 8, stock_height(t, one, lie) - 8, in_line(lie)
    chips = [
        held_chip(each, EMBLEM + i % most * KIND, 52 + i // most * GOODS_LINE) for i, each in enumerate(stock(t, one))
    ]
    sign, room = NOTHING, width - EMBLEM - 12
    if invites(t, asked(t)):
        verb = TEXTS.say(lang, "see-make-offer")
        wide = text_width(verb, 16) + 20
        button = join([rect(0, 0, wide, 28, "offer-sign", 14), label(verb, wide / 2, 20, 16, "t-bold", wide - 10)])
        sign, room = group(button, at=(width - wide - 8, 7), class_="acts"), room - wide - 4
    bar = path(f"M11 1A10 10 0 0 0 1 11V{height - 11:g}A10 10 0 0 0 11 {height - 1:g}z", "f-player")
    people, words = int(t.civilization[one]), TEXTS.say(lang, "see-partner", seat=one + 1)
    return group(
        rect(1, 1, width - 2, height - 2, "desk-row", 10),
        group(bar, class_=f"p{one}"),
        rect(1, 1, width - 2, height - 2, "chosen-row", 10) if is_partner else NOTHING,
        icon(f"civ-{CIVILIZATION.ids[people]}", 40, height / 2 - 2, 48) if people != NONE else NOTHING,
        group(seat_mark(one, 8), at=(58, height / 2 + 18)),
        name_line(TEXTS.say(lang, "see-seat", seat=one + 1), EMBLEM, 27, 17, room),
        *chips,
        sign,
        row_hit(f"place-partner-{one}", words, f"offer {one + 1}", rect(2, 2, width - 4, height - 4, r=10)),
    )


# --- the composer ---


def composer(t: Table, seat: int, lie: Lie, lang: str) -> Svg:
    """Return what either side gives, what it leaves, and the buttons."""
    if seat == NONE:
        return NOTHING
    partner, deal = composed(t, seat)
    to = addressed(t, seat)
    first = f"offer {to + 1}" if partner == NONE != to else ""
    is_asking = to != NONE and not is_over(t, seat)
    heading = TEXTS.say(lang, "see-compose") if is_asking else inviting(t, seat, lang)
    size = 18 if text_width(heading, 18) <= lie.composer - 20 else 16
    out: list[Svg] = [label(heading, 10, 24, size, "t-bold", lie.composer - 20, "start")]
    if is_asking:
        x = 34 + text_width(heading, 18)
        out.append(group(seat_mark(to, 11), at=(x, 18)))
        out.append(name_line(TEXTS.say(lang, "see-seat", seat=to + 1), x + 18, 24, 18, lie.composer - x - 26))
    y = HEAD
    sides = (("give", to_give(t, seat), deal.given, "give"), ("take", to_take(t, to), deal.taken, "ask for"))
    for name, goods, chosen, verb in sides:
        high = goods_height(goods, lie)
        out.append(rect(4, y, lie.composer - 8, high + HEAD - 4, "shelf", 10))
        out.append(group(parts.arrow(name == "take"), at=(-26, y + 17)))
        out.append(label(TEXTS.say(lang, f"see-i-{name}"), 38, y + 23, 16, "t-bold", anchor="start"))
        y += 30
        if not goods:
            why = TEXTS.say(lang, "see-no-goods" if to != NONE or name == "give" else "see-no-partner")
            is_told = to == NONE and name == "take" and is_over(t, seat)  # by the heading
            out.append(NOTHING if is_told else text_box(why, 14, y, lie.composer - 28, high - 8, 16, "t-soft"))
        for i, (item, n, is_rest) in enumerate(with_rest(goods)):
            at = (14 + i % per_row(lie) * (CHIP[0] + GAP), y + i // per_row(lie) * (CHIP[1] + GAP))
            if is_rest:
                left = rest(item, n, chosen)
                picks = [first] * bool(first) + [f"{verb} {words(ITEM_IDS[one])}" for one in left]
                art = rest_chip(item, points(left, item - 1), f"{name}-{item}-rest", picks, lang)
            else:
                pick = f"{verb} {words(ITEM_IDS[item])}"
                art = chip(item, n, chosen.count(item), f"{name}-{item}", pick, first, lang)
            out.append(group(art, at=at) if to != NONE else group(art, at=at, opacity=DIM))
        y += high + 10
    in_line = lie.composer >= BOTH_AFTER
    out.append(after_it(t, seat, to, deal, y, lie.composer, lang))
    y += 0.0 if in_line else AFTER
    return group(*out, *buttons(lie.composer, y + 34, len(deal.given) + len(deal.taken) > 0, lang))


def chip(item: int, stock: int, chosen: int, name: str, action: str, first: str, lang: str) -> Svg:
    """Return a good that may be put into an offer, with how many there are, and how many are in it.

    Args:
        first: the action that must come before, as the offer has not been begun; "" if it has.
    """
    width, height = CHIP
    n = int(worth(item))
    if item < FIRST_RESOURCE:
        below, thing = f"+{n}", points_icon(item, width)
    else:
        symbol, site = symbols_of(item)
        below = str(stock)
        thing = join([face_of(item, symbol, width), icon(site, 12, 14, 19) if site else NOTHING])
    art = parts.good(width, height, thing, below, chosen * n)
    words_of = f"{item_name(item, lang)} ({stock})"
    if not first:
        return lay(Piece(f"desk-{name}", art, width, height, words_of, action), 0, 0)
    spot = hit(f"place-desk-{name}", words_of, first, rect(0, 0, width, height, r=6), data_then=action)
    return group(art, spot, id=f"desk-{name}", class_="moves")


def rest_chip(item: int, left: int, name: str, picks: list[str], lang: str) -> Svg:
    """Return what puts all that is left of some points into an offer: the picks are made one after the other."""
    width, height = CHIP
    art = parts.good(width, height, points_icon(item, width), TEXTS.say(lang, "see-all"), 0)
    said = TEXTS.say(lang, "see-all-of", what=amount("trade" if item < ONE_CULTURE else "culture", left, lang))
    if not picks:
        return group(art, id=f"desk-{name}", class_="moves")
    then = "|".join(picks[1:]) or None
    spot = hit(f"place-desk-{name}", said, picks[0], rect(0, 0, *CHIP, r=6), data_then=then)
    return group(art, spot, id=f"desk-{name}", class_="moves")


def after_it(t: Table, seat: int, partner: int, deal: Deal, y: float, width: float, lang: str) -> Svg:
    """Return the trade and culture that both would have after the deal, side by side or below each other.

    As long as there is nothing in the offer, it is told instead why it cannot be sent.
    """
    if partner == NONE:
        return NOTHING
    in_line = width >= BOTH_AFTER
    if not (deal.given or deal.taken):
        return text_box(TEXTS.say(lang, "see-empty-offer"), 10, y - 4, width - 20, 32 if in_line else 58, 16, "t-soft")
    out: list[Svg] = [label(TEXTS.say(lang, "see-after"), 10, y + 18, 16, "t-bold", anchor="start")]
    for i, (one, gets, gives) in enumerate(((seat, deal.taken, deal.given), (partner, deal.given, deal.taken))):
        x = 96 + (146 * i if in_line else 0)
        out.append(group(seat_mark(one, 10), at=(x, y + 12)))
        for k, (symbol, field, low) in enumerate((("trade", t.trade, 0), ("culture", t.culture, int(ONE_CULTURE)))):
            left = int(field[one]) + points(gets, low) - points(gives, low)
            out.append(icon(symbol, x + 30 + 62 * k, y + 12, 24))
            out.append(label(str(left), x + 46 + 62 * k, y + 18, 17, "t-bold", anchor="start"))
        y += 0.0 if in_line else AFTER
    return group(*out)
