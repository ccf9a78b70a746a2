"""All cards and tokens of Civilization to leaf through, and where a view knows each copy to be.

Events and units in the hands of others count as unseen, like those that are face down.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from epocha.engine.album import Album, Leaf, Trait, Whereabouts
from epocha.engine.svg import Svg
from epocha.engine.vec import vec
from epocha.games.civilization_2010.cards import Face, drawn, event_face, government_face, tech_face, wonder_face
from epocha.games.civilization_2010.components import (
    BUILDING,
    BUILDINGS,
    CARDS_OF_UNIT,
    CITIES,
    CIVILIZATION,
    EVENT,
    EVENT_DECK,
    EVENTS,
    FIRST_PERSON,
    GOVERNMENT,
    LEVEL,
    MOST_PLAYERS,
    NONE,
    PEOPLE,
    PERSON,
    PERSON_COUNT,
    STACK,
    STACK_SIZE,
    TECHNOLOGY,
    UNIT,
    UNIT_CARDS,
    UNIT_TOTAL,
    WONDER,
    WONDER_AGE,
    WONDER_COST,
)
from epocha.games.civilization_2010.gist import NUMERALS, of_civilization
from epocha.games.civilization_2010.names import TEXTS
from epocha.games.civilization_2010.piles import units_left
from epocha.games.civilization_2010.state import Table

SIZE: Final = (104.0, 136.0)
"""Of a face."""
NO_LEVEL: Final = "none"
SPOTS: Final = ("market", "play", "hand", "gone", "to-come", "hidden")
Found = dict[str, int]


class Sort(NamedTuple):
    """Cards of a kind: their records, their faces, the level or deck of each, and how many copies there are of each."""

    records: Any
    face: Callable[[int, str], Face]
    level: Callable[[int], int]
    copies: Callable[[int], int]


def _no_level(which: int) -> int:
    return 0


def _one(which: int) -> int:
    return 1


def _emblem(kind: str, records: Any, band: str) -> Callable[[int, str], Face]:
    """Return what makes the face of something that is only named and has an emblem."""
    return lambda which, lang: Face(records[which].names.say(lang), band, f"{kind}-{records.ids[which]}")


def _civilization(which: int, lang: str) -> Face:
    record = CIVILIZATION[which]
    return Face(record.names.say(lang), "b-5", f"civ-{record.id}", of_civilization(which))


SORTS: Final[Mapping[str, Sort]] = {
    "civ": Sort(CIVILIZATION, _civilization, _no_level, _one),
    "tech": Sort(TECHNOLOGY, tech_face, lambda one: int(LEVEL[one]),
                 lambda one: TECHNOLOGY[one].copies_total or MOST_PLAYERS),
    "government": Sort(GOVERNMENT, government_face, _no_level, lambda one: MOST_PLAYERS),
    "building": Sort(BUILDING, _emblem("building", BUILDING, "b-age-0"), _no_level,
                     lambda one: int(STACK_SIZE[STACK[one]]) if one < int(BUILDINGS) else MOST_PLAYERS * CITIES),
    "wonder": Sort(WONDER, lambda one, lang: wonder_face(one, lang, int(WONDER_COST[one])),
                   lambda one: int(WONDER_AGE[one]) + 1, _one),
    "person": Sort(PERSON, _emblem("person", PERSON, "b-government"), _no_level, lambda one: int(PERSON_COUNT[one])),
    "unit": Sort(UNIT, _emblem("unit", UNIT, "b-unit-1"), _no_level, lambda one: int(UNIT_TOTAL[one])),
    "event": Sort(EVENT, event_face, lambda one: int(EVENT_DECK[one]) + 1, lambda one: int(EVENT[one].count)),
}  # fmt: skip
"""The kinds of cards, by the word that their names as things begin with."""


def album(lang: str) -> Album:
    """Return all cards by kind."""
    kinds = tuple([(kind, TEXTS.say(lang, f"album-kind-{kind}")) for kind in SORTS])
    levels = [(NUMERALS[level], NUMERALS[level]) for level in range(1, max(LEVEL) + 1)]
    traits = (
        Trait("kind", TEXTS.say(lang, "album-kind"), kinds),
        Trait("level", TEXTS.say(lang, "album-level"), (*levels, (NO_LEVEL, TEXTS.say(lang, "album-no-level")))),
    )
    return Album(
        traits, [leaf(kind, one, lang) for kind, sort in SORTS.items() for one in range(len(sort.records))], SIZE
    )


def leaf(kind: str, one: int, lang: str) -> Leaf:
    """Return a card of the album."""
    sort = SORTS[kind]
    level, copies = sort.level(one), sort.copies(one)
    name: str = sort.records[one].names.say(lang)
    about = TEXTS.say(lang, "album-copies", n=copies)
    return Leaf(f"{kind}-{sort.records.ids[one]}", name, face_of(sort.face(one, lang)),
                (kind, NUMERALS[level] or NO_LEVEL), copies, about)  # fmt: skip


def face_of(face: Face) -> Svg:
    """Return a card of the album upright."""
    return drawn(face, *SIZE)


# --- where they are ---


def whereabouts(t: Table, lang: str) -> Whereabouts:
    """Return where a view knows the cards to be."""
    counted = {
        "civ": _chosen(t.civilization, len(CIVILIZATION)), "tech": _techs(t),
        "government": _governments(t), "building": _buildings(t), "wonder": _wonders(t),
        "person": _people(t), "unit": _units(t), "event": _events(t),
    }  # fmt: skip
    found = {
        f"{kind}-{SORTS[kind].records.ids[one]}": {spot: n for spot, n in spots.items() if n > 0}
        for kind, cards in counted.items()
        for one, spots in enumerate(cards)
    }
    return Whereabouts(SPOTS, found)


def _chosen(numbers: vec[i64], count: int) -> list[Found]:
    """Return how many seats have each of so many things, of which a seat has one."""
    return [{"play": sum([1 for one in numbers if one == n])} for n in range(count)]


def _governments(t: Table) -> list[Found]:
    """Return which governments are in force; everybody has a card of each to change to."""
    return [one | {"to-come": int(t.players) - one["play"]} for one in _chosen(t.government, len(GOVERNMENT))]


def _techs(t: Table) -> list[Found]:
    """Return which technologies are known, so often; those of which there is only one come to nobody else."""
    found: list[Found] = []
    for one, record in enumerate(TECHNOLOGY):
        known = sum([int(techs) >> one & 1 for techs in t.techs])
        found.append({"play": known, "to-come": (record.copies_total or int(t.players)) - known})
    return found


def _laid(t: Table, marker: int) -> int:
    """Return how many of a marker lie on the map."""
    return sum([1 for one in t.marker if one == marker])


def _buildings(t: Table) -> list[Found]:
    """Return where buildings are; both sides of a token count while it is in its stack. Walls stand around cities."""
    found: list[Found] = []
    for one in range(len(BUILDING)):
        if one < BUILDINGS:
            found.append({"market": int(t.stacks[STACK[one]]), "play": _laid(t, one)})
        else:
            walled = sum([int(walls).bit_count() for walls in t.walled])
            found.append({"play": walled, "market": int(t.players) * CITIES - walled})
    return found


def _wonders(t: Table) -> list[Found]:
    found: list[Found] = []
    row = [int(one) for one in t.row]
    for one in range(len(WONDER)):
        is_to_come = bool(t.wonders_left >> one & 1)
        spot = "market" if one in row else "play" if t.wonder_at[one] != NONE else "to-come" if is_to_come else "gone"
        found.append({spot: 1})
    return found


def _people(t: Table) -> list[Found]:
    """Return where great people are: who is in a reserve lies open too."""
    reserved = [sum([int(n) for n in t.reserve[one :: int(PEOPLE)]]) for one in range(int(PEOPLE))]
    return [
        {"to-come": int(t.people_left[one]), "play": _laid(t, int(FIRST_PERSON) + one) + reserved[one]}
        for one in range(len(PERSON))
    ]


def _held(bags: vec[i64], first: int, last: int, width: int) -> int:
    """Return how many of some things seats have in their bags, as far as a view sees these."""
    return sum([int(n) for at, n in enumerate(bags) if first <= at % width < last and n > 0])


def _units(t: Table) -> list[Found]:
    """Return where unit cards are; those that others hold are hidden."""
    found: list[Found] = []
    for one in range(len(UNIT)):
        first = one * int(CARDS_OF_UNIT)
        own = _held(t.forces, first, first + int(CARDS_OF_UNIT), int(UNIT_CARDS))
        left = int(units_left(t, one))
        found.append({"to-come": left, "hand": own, "hidden": int(UNIT_TOTAL[one]) - left - own})
    return found


def _events(t: Table) -> list[Found]:
    """Return where culture events are; what is not seen is in a deck or in the hand of another."""
    found: list[Found] = []
    for one in range(len(EVENT)):
        own, gone = _held(t.hand, one, one + 1, int(EVENTS)), int(t.event_discard[one])
        found.append({"hand": own, "gone": gone, "to-come": int(t.agreed.events[one]) - own - gone})
    return found
