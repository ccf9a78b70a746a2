"""What the next production will bring a seat, as far as it is certain: line by line, and card by card."""

from typing import Final, NamedTuple

from epocha.games.civilization_2002.components import (
    HAPPY_BY_ITSELF,
    HAPPY_VALUE,
    METROPOLIS,
    MINIMUM,
    NONE,
    UNHAPPY_VALUE,
)
from epocha.games.civilization_2002.components import SURPLUS as RESOURCE_BY_ROLL
from epocha.games.civilization_2002.layout import MOST_ROLL
from epocha.games.civilization_2002.production import (
    HAPPY_GAIN,
    OF_MONOPOLIES,
    OF_SETTLEMENTS,
    OF_VARIETY,
    OF_WONDERS,
    SURPLUS_GOLD,
    cards_held,
    happiness_of,
    income_of,
    produces_for,
    productivity_of,
)
from epocha.games.civilization_2002.settlements import is_fertile, resource_of
from epocha.games.civilization_2002.state import Table

ROLLS: Final = 36
"""Equally likely rolls of two dice."""


class Forecast(NamedTuple):
    """What the next production brings.

    Attributes:
        lines: name and gold of what is certain. least: what comes without a surplus.
        most: what comes with it. chance: of so many rolls in `ROLLS` a surplus comes.
    """

    lines: tuple[tuple[str, int], ...]
    least: int
    most: int
    chance: int


class CityCard(NamedTuple):
    """A city card that produces for a seat.

    Attributes:
        land, size, resource: of its settlement; NONE for a blank card. seat: whose settlement it is.
        gold: what it produces. is_happy, is_productive: as it is best for the seat.
    """

    land: int
    size: int
    resource: int
    seat: int
    gold: int
    is_happy: bool
    is_productive: bool


def forecast(t: Table, seat: int) -> Forecast:
    """Return what the next production brings a seat."""
    income = income_of(t, seat)
    names = (
        ("settlements", OF_SETTLEMENTS), ("variety", OF_VARIETY), ("monopolies", OF_MONOPOLIES), ("wonders", OF_WONDERS)
    )  # fmt: skip
    lines = [(name, int(income[line])) for name, line in names if line != OF_WONDERS or t.agreed.advanced]
    certain = sum([gold for _, gold in lines])
    surplus = int(SURPLUS_GOLD if t.agreed.advanced else income[OF_SETTLEMENTS])
    least = int(MINIMUM)
    return Forecast(tuple(lines), max(least, certain), max(least, certain + surplus), chance_of_surplus(t, seat))


def chance_of_surplus(t: Table, seat: int) -> int:
    """Return how many of the rolls bring a surplus of a good that a seat holds."""
    held = cards_held(t, seat)
    found = 0
    for roll in range(2, MOST_ROLL + 1):
        resource = RESOURCE_BY_ROLL[t.era * (MOST_ROLL + 1) + roll]
        if resource != NONE and held[resource]:
            found += 6 - abs(7 - roll)
    return found


def city_cards(t: Table, seat: int) -> list[CityCard]:
    """Return the city cards that produce for a seat, the most productive first."""
    lands = [land for land in range(t.world.land_count) if produces_for(t, land) == seat]
    if not t.agreed.advanced:
        lands = [land for land in range(t.world.land_count) if t.settlement_of[land] == seat]
    blank = [card_of(t, land) for land in lands]
    cards = [with_faces(t, card, *faces) for card, faces in zip(blank, best_faces(t, seat, blank), strict=True)]
    return sorted(cards, key=lambda card: (-card.gold, card.land))


def card_of(t: Table, land: int) -> CityCard:
    """Return a city card by itself."""
    resource = int(resource_of(t, land))
    by_itself = resource != NONE and bool(HAPPY_BY_ITSELF[resource])
    return CityCard(
        land, int(t.settlement_size[land]), resource, int(t.settlement_of[land]), 0, by_itself,
        bool(is_fertile(t, land)),
    )  # fmt: skip


def with_faces(t: Table, card: CityCard, happy: bool, productive: bool) -> CityCard:
    """Return a city card with what it produces if it is happy or productive."""
    if not t.agreed.advanced:
        return card._replace(gold=card.size + int(card.is_productive), is_happy=False, is_productive=False)
    at = (card.resource + 1) * (METROPOLIS + 1) + card.size
    value = int(HAPPY_VALUE[at] if happy else UNHAPPY_VALUE[at])
    return card._replace(gold=value * (2 if productive else 1), is_happy=happy, is_productive=productive)


def best_faces(t: Table, seat: int, cards: list[CityCard]) -> list[tuple[bool, bool]]:
    """Return which cards are happy and productive where that brings the most, in their order (see `production.py`)."""
    faces, wheels = int(happiness_of(t, seat)), int(productivity_of(t, seat))
    free = [n for n, card in enumerate(cards) if not card.is_productive]
    value = [int((HAPPY_VALUE if card.is_happy else UNHAPPY_VALUE)[
        (card.resource + 1) * (METROPOLIS + 1) + card.size]) for card in cards]  # fmt: skip
    happy = sorted([n for n in free if cards[n].is_happy], key=lambda n: -value[n])
    moody = sorted([n for n in free if not cards[n].is_happy], key=lambda n: -value[n])
    fertile = [n for n, card in enumerate(cards) if card.is_productive and not card.is_happy]
    best = -1
    found: tuple[list[int], list[int]] = ([], [])
    for k in range(min(wheels, len(moody)) + 1):
        turned = moody[:k] + happy[: wheels - k]
        smiling = (fertile + moody[:k] + moody[k:])[:faces]
        doubly = len([n for n in smiling if n in fertile or n in turned])
        gained = sum([value[n] for n in turned]) + int(HAPPY_GAIN) * (len(smiling) + doubly)
        if gained > best:
            best, found = gained, (turned, smiling)
    turned, smiling = found
    return [
        (card.is_happy or n in smiling, card.is_productive or n in turned) for n, card in enumerate(cards)
    ]  # fmt: skip
