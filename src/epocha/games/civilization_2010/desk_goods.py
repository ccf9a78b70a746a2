"""How goods that may change hands look on the trade desk."""

from collections.abc import Sequence
from typing import Final

from epocha.engine.svg import NOTHING, Svg, group, icon, join, label, rect
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
from epocha.games.civilization_2010.emblems import EVENT_SIGNS
from epocha.games.civilization_2010.goods import (
    FIRST_DECK_ITEM,
    FIRST_EVENT_ITEM,
    FIRST_RESOURCE,
    FIRST_SITE_ITEM,
    FIRST_TOKEN_ITEM,
    FIVE,
    ONE_CULTURE,
    worth,
)

KIND: Final = 60.0
"""How wide a kind of goods is in a line of what somebody has."""
DIM: Final = 0.45
"""How much is left of what cannot be chosen yet."""


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
    return join([amount_at(each, x + i * step, 0) for i, each in enumerate(shown)])


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


def held_chip(shown: tuple[str, str, int], x: float, y: float) -> Svg:
    """Return a kind of goods on a chip; pale if there is none."""
    art = amount_at(shown, x, y)
    return group(rect(x - 2, y - 15, KIND - 6, 30, "chip", 8), art if shown[2] else group(art, class_="faded"))


def amount_at(shown: tuple[str, str, int], x: float, y: float) -> Svg:
    """Return a kind of goods with its number, from the left; the hut or village that it is from at its corner."""
    symbol, site, n = shown
    mark = icon(site, x + 23, y + 9, 15) if site else NOTHING
    return join([icon(symbol, x + 13, y, 26), mark, label(str(n), x + 29, y + 6, 17, "t-bold", anchor="start")])


def face_of(item: int, symbol: str, width: float) -> Svg:
    """Return what a good looks like; events lie as small cards with the colour of their deck."""
    if item >= FIRST_DECK_ITEM:
        return group(event_back(item - int(FIRST_DECK_ITEM), 34, 44), at=(width / 2 - 17, 3))
    if FIRST_EVENT_ITEM <= item < FIRST_SITE_ITEM:
        deck = int(EVENT_DECK[item - int(FIRST_EVENT_ITEM)])
        field = rect(width / 2 - 19, 4, 38, 42, f"b-deck-{deck}", 5)
        return join([field, rect(width / 2 - 16, 7, 32, 32, "field", 4), icon(symbol, width / 2, 23, 28)])
    return icon(symbol, width / 2, 26, 36)


def with_rest(goods: Sequence[tuple[int, int]]) -> list[tuple[int, int, bool]]:
    """Return the goods as they stand on the composer, and whether each is all that is left of its points."""
    shown: list[tuple[int, int, bool]] = []
    for item, n in goods:
        shown.append((item, n, False))
        if worth(item) < n and worth(item) == FIVE:
            shown.append((item, n, True))
    return shown


def rest(item: int, stock: int, chosen: Sequence[int]) -> list[int]:
    """Return the items by which all that is left of some points comes into an offer, fives first.

    Args:
        item: five of these points. chosen: what is in the offer.
    """
    ones = item - 1
    left = stock - points(chosen, ones)
    return [ones + 1] * (left // FIVE) + [ones] * (left % FIVE)


def points(items: Sequence[int], low: int) -> int:
    """Return how many points of a kind, by its first item, are among items."""
    return sum([int(worth(item)) for item in items if low <= item <= low + 1])


def points_icon(item: int, width: float) -> Svg:
    """Return the symbol of trade or culture as it stands on a good so wide."""
    return icon("trade" if item < ONE_CULTURE else "culture", width / 2, 23, 34)
