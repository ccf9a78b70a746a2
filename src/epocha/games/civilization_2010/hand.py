"""What a seat alone sees: its culture events, its unit cards, and its tokens face up; with them its resources."""

from collections.abc import Callable
from typing import Final, NamedTuple

from mypy_extensions import i64

from epocha.engine.parts.cards import fan
from epocha.engine.parts.pieces import Piece, lay
from epocha.engine.picture import Drawing, Form, Layer, Picture, key
from epocha.engine.svg import Svg, circle, group, icon, join, label, rect
from epocha.engine.vec import vec
from epocha.games.civilization_2010.cards import (
    EVENT_SIZE,
    HELD,
    UNIT_SIZE,
    chip,
    drawn,
    event_face,
    unit_card,
    unit_chip,
)
from epocha.games.civilization_2010.components import (
    CARDS_OF_UNIT,
    EVENT,
    EVENTS,
    NONE,
    RESOURCE,
    RESOURCES,
    SITE_IDS,
    TOKEN,
    TOKEN_RESOURCE,
    TOKEN_SITE,
    TOKENS,
    UNIT_CARD_IDS,
    UNIT_CARDS,
)
from epocha.games.civilization_2010.names import TEXTS, token_name
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.techs import rank

MIDDLE: Final = (534, 118)
TALL: Final = 366
"""The width of a hand on a phone."""
IN_LINE: Final = 5
"""So many unit cards lie there beside each other without covering names."""
FLAT: Final = 468.0
"""The width of a hand on a phone held flat."""
SLIM: Final = 340.0
"""The width of a hand in a slim column, where cards have emblems alone."""
CLOSEST: Final = 0.92
"""How much of their room cards have at least that lie side by side: closer ones would cover each other's names."""
LARGEST: Final = 0.8
"""A hand of few cards is so much of its width, and therefore larger on the page."""
GOOD: Final = (46, 56)
EMPTY: Final = 6.0
"""The height of a hand that holds nothing: what lies below it has the room."""
SHOWN: Final = 24
"""How much of a card must be seen that others lie upon."""
VERBS: Final = ("play", "discard", "give", "pay")


def hand(t: Table, lang: str) -> list[Picture]:
    """Return what the seat to whom a view belongs holds; nothing in the views of others."""
    seat = int(t.viewer)
    if not 0 <= seat < t.players:
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "middle": lambda: middle(t, seat, MIDDLE[0], lang),
        "narrow": lambda: small(t, seat, SLIM, lang),
        "tall": lambda: tall(t, seat, lang),
        "flat": lambda: middle(t, seat, FLAT, lang),
    }
    words = TEXTS.say(lang, "see-hand")
    return [Picture(f"hand-{seat}", "hand", words, forms, seat=seat, verbs=VERBS)]


def own(values: vec[i64], seat: int, size: int) -> list[int]:
    """Return the part of a field that is of a seat."""
    return [int(values[seat * size + i]) for i in range(size)]


Room = tuple[float, float, float]
"""Where cards lie, and how wide they may."""


class Held(NamedTuple):
    """What a seat holds: how many of each event, unit card, resource and token, and the rank of each unit card."""

    events: list[int]
    forces: list[int]
    ranks: list[int]
    resources: list[int]
    tokens: list[int]

    @property
    def numbers(self) -> tuple[int, int, int]:
        """How many kinds of goods, events and unit cards there are."""
        kinds = sum([bool(n) for counts in (self.resources, self.tokens) for n in counts])
        return kinds, sum(self.events), sum(self.forces)


def held_by(t: Table, seat: int) -> Held:
    """Return what a seat holds."""
    return Held(
        own(t.hand, seat, int(EVENTS)), own(t.forces, seat, int(UNIT_CARDS)),
        [int(rank(t, seat, card // CARDS_OF_UNIT)) for card in range(int(UNIT_CARDS))],
        own(t.resources, seat, int(RESOURCES)), own(t.tokens, seat, int(TOKENS)),
    )  # fmt: skip


def middle(t: Table, seat: int, width: float, lang: str) -> Drawing:
    """Return the hand side by side, larger if it is small; more cards than have room there as emblems."""
    held = held_by(t, seat)
    if not any(held.numbers):
        return Drawing(width, EMPTY, layers(held, (0, 0, 0), (0, 0, 0), [], lang))
    if CLOSEST * sum(wanted(*held.numbers)) > width - 24:
        return small(t, seat, width, lang)
    width = max(LARGEST * width, min(width, 24 + sum(wanted(*held.numbers))))
    goods_at, events_at, forces_at = side_by_side(*held.numbers, width)
    return Drawing(width, MIDDLE[1], layers(held, goods_at, events_at, [forces_at], lang))


def tall(t: Table, seat: int, lang: str) -> Drawing:
    """Return the hand in rows for a phone: no row is empty, and names of units are not covered."""
    held = held_by(t, seat)
    goods, events, forces = held.numbers
    room = TALL - 16.0
    events_at = 8.0 + (GOOD[1] + 8 if goods else 0)
    forces_at = events_at + (EVENT_SIZE[1] + 8 if events else 0)
    rows = -(-forces // IN_LINE)
    units = [(8.0, forces_at + i * (UNIT_SIZE[1] + 6), room) for i in range(rows)]
    height = max(GOOD[1], forces_at + rows * (UNIT_SIZE[1] + 6))
    return Drawing(TALL, height, layers(held, (8, 8, room), (8, events_at, room), units, lang))


def layers(held: Held, goods_at: Room, events_at: Room, forces_at: list[Room], lang: str) -> list[Layer]:
    """Return what is held in its rooms; unit cards in as many lines as there are rooms for them."""

    def forces() -> Svg:
        pieces = forces_of(held.forces, held.ranks, lang)
        per = -(-len(pieces) // max(1, len(forces_at)))
        return join([fan(pieces[i * per : (i + 1) * per], *at, shown=SHOWN) for i, at in enumerate(forces_at)])

    return [
        Layer("goods", (key(held.resources, held.tokens), goods_at),
              lambda: goods_of(held.resources, held.tokens, goods_at, lang)),
        Layer("events", (key(held.events), events_at),
              lambda: fan(events_of(held.events, lang), *events_at, shown=SHOWN)),
        Layer("forces", (key(held.forces, held.ranks), tuple(forces_at)), forces),
    ]  # fmt: skip


def small(t: Table, seat: int, width: float, lang: str) -> Drawing:
    """Return the hand in rows of goods and cards alike, which say by their emblems what they are."""
    held = held_by(t, seat)
    most, number = int((width - 2) // (GOOD[0] + 2)), sum(held.numbers)
    rows = -(-number // most)
    in_row = -(-number // max(1, rows))  # none stands in a row alone

    def draw() -> Svg:
        pieces = [*things_of(held.resources, held.tokens, lang),
                  *[("", one) for one in events_of(held.events, lang, GOOD)],
                  *[("", one) for one in forces_of(held.forces, held.ranks, lang, GOOD)]]  # fmt: skip
        step = (width - 2) / most
        return group(*[
            group(lay(piece, 2 + i % in_row * step, 3 + i // in_row * (GOOD[1] + 6)),
                  data_thing=f"resource-{name}" if name else None)
            for i, (name, piece) in enumerate(pieces)
        ])  # fmt: skip

    return Drawing(width, max(EMPTY, rows * (GOOD[1] + 6)), [Layer("all", key(*held), draw)])


def wanted(goods: int, events: int, forces: int) -> list[float]:
    """Return how wide goods, events and units would be side by side."""
    return [goods * (GOOD[0] + 4.0), events * (EVENT_SIZE[0] + 6.0), forces * (UNIT_SIZE[0] + 6.0)]


def side_by_side(goods: int, events: int, forces: int, width: float) -> tuple[Room, Room, Room]:
    """Return the rooms of goods, events and units, closer where there are many."""
    wants = wanted(goods, events, forces)
    scale = min(1.0, (width - 24) / max(1, sum(wants)))
    goods_room, events_room, forces_room = [want * scale for want in wants]
    at = 4 + goods_room + 6
    return (4, 32, goods_room), (at, 5, events_room), (at + events_room + 6, 13, forces_room)


def events_of(held: list[int], lang: str, size: tuple[int, int] = EVENT_SIZE) -> list[Piece]:
    """Return the culture events, as emblems where there is room for no more."""
    pieces: list[Piece] = []
    for event, count in enumerate(held):
        name = EVENT[event].id.replace("_", " ")
        actions = f"play {name}|discard {name}|give {name}|pay {name}"
        face = event_face(event, lang)
        art = drawn(face, *size, HELD) if size == EVENT_SIZE else chip(face, *size)
        pieces += [Piece(f"event-{EVENT[event].id}-{n}", art, *size, face.name, actions) for n in range(count)]
    return pieces


def forces_of(forces: list[int], ranks: list[int], lang: str, size: tuple[int, int] = UNIT_SIZE) -> list[Piece]:
    """Return the unit cards, each with its present side up, as emblems where there is room for no more."""
    pieces: list[Piece] = []
    for card, count in enumerate(forces):
        name = UNIT_CARD_IDS[card].replace("_", " ")
        art = unit_card(card, ranks[card], lang) if size == UNIT_SIZE else unit_chip(card, ranks[card], *size)
        pieces += [Piece(f"unit-{UNIT_CARD_IDS[card]}-{n}", art, *size, name) for n in range(count)]
    return pieces


def goods_of(resources: list[int], tokens: list[int], room: Room, lang: str) -> Svg:
    """Return resources and tokens in number: those of the market first, behind them those from huts and villages."""
    shown = things_of(resources, tokens, lang)
    x, y, wide = room
    step = min(GOOD[0] + 4.0, (wide - GOOD[0]) / max(1, len(shown) - 1))
    return group(*[
        group(lay(piece, x + i * step, y), data_thing=f"resource-{name}" if name else None)
        for i, (name, piece) in enumerate(shown)
    ])  # fmt: skip


def things_of(resources: list[int], tokens: list[int], lang: str) -> list[tuple[str, Piece]]:
    """Return resources and tokens, each with the id of its resource, or ""."""
    shown: list[tuple[str, Piece]] = []
    for kind, count in enumerate(resources):
        if count:
            name = RESOURCE.ids[kind]
            words = RESOURCE[kind].names.say(lang)
            art = good(f"resource-{name}", "", count)
            shown.append((name, Piece(f"own-{name}", art, *GOOD, words, f"pay {name}|give {name}")))
    for token, count in enumerate(tokens):
        if count:
            kind, name = int(TOKEN_RESOURCE[token]), TOKEN[token].id
            symbol = f"resource-{RESOURCE.ids[kind]}" if kind != NONE else "great-person"
            text = name.replace("_", " ")
            art = good(symbol, SITE_IDS[TOKEN_SITE[token]], count)
            piece = Piece(f"own-{name}", art, *GOOD, token_name(token, lang), f"pay {text}|give {text}")
            shown.append((RESOURCE.ids[kind] if kind != NONE else "", piece))
    return shown


def good(symbol: str, site: str, count: int) -> Svg:
    """Return a token with its number; one from a hut or a village has the sign of that."""
    width, height = GOOD
    drawn_good = [rect(1, 1, width - 2, height - 2, "field rim-dark", 9), icon(symbol, width / 2, 24, 32)]
    if site:
        drawn_good.append(icon(site, 11, height - 11, 18))
    if count > 1:
        drawn_good += [
            circle(width - 10, height - 10, 10, "f-bone rim-dark"),
            label(str(count), width - 10, height - 5, 14, "t-edge t-bold"),
        ]
    return join(drawn_good)
