"""The market: wonders, resources, buildings, units and culture events, how much of each is left, and what it costs."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from epocha.engine.parts.pieces import Piece, lay
from epocha.engine.picture import Drawing, Layer, key
from epocha.engine.svg import NOTHING, Svg, group, icon, join, label, rect, tag
from epocha.games.civilization_2010.building import cost_of
from epocha.games.civilization_2010.cards import drawn, event_back, row_of, scaled, unit_back, wonder_face
from epocha.games.civilization_2010.components import (
    BETTER_SIDE,
    BUILDING,
    BUILDING_TECH,
    BUILDINGS,
    DECK_IDS,
    DECKS,
    FIRST_EVENT,
    MARKET_RESOURCES,
    NONE,
    RESOURCE,
    STACK,
    STACKS,
    UNIT,
    UNITS,
    WONDER,
    WONDER_COST,
    WONDER_SLOTS,
)
from epocha.games.civilization_2010.gist import NUMERALS, Part
from epocha.games.civilization_2010.names import TEXTS, marker_name
from epocha.games.civilization_2010.pieces import marker_token
from epocha.games.civilization_2010.piles import units_left
from epocha.games.civilization_2010.places import asked
from epocha.games.civilization_2010.state import FIRST_UNIT_ITEM, FIRST_WONDER_ITEM, Table
from epocha.games.civilization_2010.techs import knows, rank

WONDERS_AT: Final = 6
WONDER_SCALE: Final = 1.16
WONDER_HEIGHT: Final = 99
STACKS_AT: Final = 110
GOODS_AT: Final = 330
HEIGHT: Final = 436
CELL: Final = 106
"""The height of the room of a building stack."""
BACK: Final = (40, 58)
VERBS: Final = ("build", "free", "harvest", "deck", "aim at")


class Lie(NamedTuple):
    """How the market lies: how wide it is, and the size of its smaller letters."""

    width: float
    size: float

    @property
    def cell(self) -> float:
        """From one wonder or building stack to the next."""
        return (self.width - 8) / 4

    @property
    def pitch(self) -> float:
        """From one pile to the next."""
        return (self.width - 32) / 11


def market(t: Table, lie: Lie, lang: str, wonders_last: bool = False) -> Drawing:
    """Return the market, with prices for whoever looks at it, and its layers from below.

    Something is in it after every battle and purchase: none of that is news beside what the map and the log tell.

    Args:
        wonders_last: whether wonders, which are dear and rarely bought, lie below all else.
    """
    seat = asked(t)
    known = int(t.techs[seat]) if seat != NONE else 0
    events = [events_left(t, deck) for deck in range(int(DECKS))]
    units = [int(units_left(t, unit)) for unit in range(int(UNITS))]
    row = STACKS_AT - WONDERS_AT
    has_row = has_wonders(t)
    at = (0, 0 if has_row and not wonders_last else -row)
    below = (0, HEIGHT - row - WONDERS_AT if wonders_last else 0)
    open_wonders = Layer("wonders", (key(t.row, known), lie), lambda: wonders(t, lie, lang), tells=False, at=below)
    return Drawing(lie.width, HEIGHT if has_row else HEIGHT - row, [
        *([open_wonders] if has_row else []),
        Layer("stacks", (key(t.stacks, known), lie), lambda: stacks(t, lie, lang), tells=False, at=at),
        Layer("resources", (key(t.market), lie), lambda: resources(t, lie, lang), tells=False, at=at),
        Layer("units", (key(units, known), lie), lambda: units_of(t, lie, units, lang), tells=False, at=at),
        Layer("events", (key(events), lie), lambda: events_of(lie, events, lang), tells=False, at=at),
    ])  # fmt: skip


def has_wonders(t: Table) -> bool:
    """Return whether wonders lie open or will: a tutorial game has none, and needs no row for them."""
    return bool(t.wonders_left) or any(int(wonder) != NONE for wonder in t.row)


def price_of(t: Table, item: int, usual: int) -> int:
    """Return what an item costs whoever looks at it."""
    seat = asked(t)
    return int(cost_of(t, seat, item)) if seat != NONE else usual


def wonders(t: Table, lie: Lie, lang: str) -> Svg:
    """Return the wonders that lie open."""
    out: list[Svg] = []
    width, height = lie.cell - 3, WONDER_HEIGHT
    for slot in range(int(WONDER_SLOTS)):
        x, wonder = 4 + slot * lie.cell, int(t.row[slot])
        if wonder == NONE:
            out.append(rect(x, WONDERS_AT, width, height, "spot", 7))
            continue
        price = price_of(t, int(FIRST_WONDER_ITEM) + wonder, int(WONDER_COST[wonder]))
        face = wonder_face(wonder, lang, price)
        name = WONDER[wonder].id
        actions = f"build {_text(name)}|aim at {_text(name)}"
        art = scaled(drawn(face, width / WONDER_SCALE, height / WONDER_SCALE), WONDER_SCALE)
        piece = Piece(f"market-{name}", art, width, height, face.name, actions)
        out.append(group(lay(piece, x, WONDERS_AT), data_thing=f"wonder-{name}"))
    return group(*out)


def _text(name: str) -> str:
    return name.replace("_", " ")


def stacks(t: Table, lie: Lie, lang: str) -> Svg:
    """Return the building stacks: the side to be built, the other one small, the price, and how many are left."""
    return group(*[_stack(t, stack, lie, lang) for stack in range(int(STACKS))])


def sides_of(t: Table, stack: int) -> tuple[int, int]:
    """Return the building of a stack that whoever looks would build, and the other side of its tokens, or NONE."""
    sides = [one for one in range(int(BUILDINGS)) if STACK[one] == stack]
    basic = sides[0] if BETTER_SIDE[sides[0]] != NONE or len(sides) == 1 else sides[1]
    seat, better = asked(t), int(BETTER_SIDE[basic])
    is_better = better != NONE and seat != NONE and knows(t, seat, BUILDING_TECH[better])
    return (better, basic) if is_better else (basic, better)


def _stack(t: Table, stack: int, lie: Lie, lang: str) -> Svg:
    """Return a building stack in its cell."""
    shown, other = sides_of(t, stack)
    seat = asked(t)
    is_open = seat == NONE or knows(t, seat, BUILDING_TECH[shown])
    left, width, height = int(t.stacks[stack]), lie.cell, CELL
    record, name = BUILDING[shown], marker_name(shown, lang)
    first, _, last = name.rpartition(" ")
    art = group(
        rect(0, 0, width - 4, height - 4, "shelf", 8),
        group(marker_token(shown), at=(4, 4), class_="emblem"),
        tag("g", marker_token(other), transform=f"translate({width - 46:g} 5) scale(0.55)", class_="later")
        if other != NONE
        else NOTHING,
        row_of((Part("production", str(record.cost)),), width - 30, 50, lie.size + 1),
        label(f"{left}×", width - 14, 71, lie.size, "t-bold", anchor="end"),
        label(first, 6, 79, lie.size, "t-bold", width - 54, "start") if first else NOTHING,
        label(last, 6, 94, lie.size, "t-bold", width - 16, "start"),
        class_=None if left and is_open else "locked",
    )
    words = TEXTS.say(lang, "see-left", name=name, n=left)
    actions = f"build {_text(record.id)}|free {_text(record.id)}"
    piece = Piece(f"stack-{stack}", art, width - 4, height - 4, words, actions)
    at = (4 + stack % 4 * width, STACKS_AT + stack // 4 * (height + 2))
    return group(lay(piece, *at), data_thing=f"building-{record.id}", data_now=words)


class Pile(NamedTuple):
    """Something that lies in a pile: its id, what it is on the page, drawing, number, words and actions."""

    name: str
    thing: str
    art: Svg
    held: int
    words: str
    actions: str


def _pile(one: Pile, at: tuple[float, float]) -> Svg:
    """Return what lies in a pile, with its number on a plate at its foot that covers nothing beside it."""
    width, height = BACK
    number = str(one.held)
    wide = 12 + 12 * len(number)
    plate = rect(0, 0, wide, 24, "f-bone rim-dark", 10)
    badge = group(
        plate, label(number, wide / 2, 18.5, 18, "t-edge t-bold", wide - 6), at=((width - wide) / 2, height - 17)
    )
    shown = group(one.art if one.held else rect(0, 0, width, height, "spot", 6), badge)
    piece = Piece(one.name, shown, width, height + 8, one.words, one.actions)  # a frame around it cuts no number
    return group(lay(piece, *at), data_thing=one.thing, data_now=one.words)


def resources(t: Table, lie: Lie, lang: str) -> Svg:
    """Return the resources."""
    width, height = BACK
    out: list[Svg] = []
    for i, left in enumerate(t.market[: int(MARKET_RESOURCES)]):
        record = RESOURCE[i]
        field = rect(0, 0, width, height, "field rim-dark", 8)
        art = join([field, icon(f"resource-{record.id}", width / 2, 26, 32)])
        words = TEXTS.say(lang, "see-left", name=record.names.say(lang), n=int(left))
        pile = Pile(f"market-{record.id}", f"resource-{record.id}", art, int(left), words, f"harvest {record.id}")
        out.append(_pile(pile, (5 + i * lie.pitch, GOODS_AT + 8)))
    return group(*out)


def units_of(t: Table, lie: Lie, left: Sequence[int], lang: str) -> Svg:
    """Return the decks of units, with the price of a card at the rank of whoever looks at it."""
    out: list[Svg] = []
    seat = asked(t)
    for i, count in enumerate(left):
        x, y = 5 + int(MARKET_RESOURCES + i) * lie.pitch + 8, GOODS_AT + 8
        level = int(rank(t, seat, i)) if seat != NONE else 1
        price = price_of(t, int(FIRST_UNIT_ITEM) + i, UNIT[i].cost_by_rank[0])
        words = TEXTS.say(lang, "see-left", name=UNIT[i].names.say(lang), n=count)
        actions = f"build {UNIT.ids[i]}"
        out += [
            _pile(Pile(f"units-{i}", f"unit-{UNIT.ids[i]}", unit_back(i, *BACK), count, words, actions), (x, y)),
            label(NUMERALS[level], x + 5, y + 14, lie.size, "t-bone t-bold", anchor="start"),
            row_of((Part("production", str(price)),), x + BACK[0] / 2, y + 82, lie.size),
        ]
    return group(*out)


def events_left(t: Table, deck: int) -> int:
    """Return how many culture events of a deck are face down, which all know: the others are in hands and discarded."""
    cards = range(int(FIRST_EVENT[deck]), int(FIRST_EVENT[deck + 1]))
    held = sum([int(t.hand_held[seat * int(DECKS) + deck]) for seat in range(int(t.players))])
    return sum([int(t.agreed.events[one]) - int(t.event_discard[one]) for one in cards]) - held


def events_of(lie: Lie, left: Sequence[int], lang: str) -> Svg:
    """Return the decks of culture events."""
    out: list[Svg] = []
    for i, count in enumerate(left):
        words = TEXTS.say(lang, "see-left", name=TEXTS.say(lang, "see-deck", deck=DECK_IDS[i]), n=count)
        at = (5 + int(MARKET_RESOURCES + UNITS + i) * lie.pitch + 16, GOODS_AT + 8)
        pile = Pile(f"events-{i}", f"deck-{i + 1}", event_back(i, *BACK), count, words, f"deck {'i' * (i + 1)}")
        out.append(_pile(pile, at))
    return group(*out)
