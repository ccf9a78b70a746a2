"""Action <-> text: `place F6`, `found 1`, `govern monarchy`, `city 1`, `build library`, `at F6`, `research writing`."""

from collections.abc import Mapping, Sequence
from typing import Final

from epocha.engine.notation import Notation
from epocha.games.civilization_2010 import state
from epocha.games.civilization_2010.atlas import SQUARES, TILE_RECORDS, WIDTH, plan_of
from epocha.games.civilization_2010.components import (
    BUILDING,
    CITIES,
    CIVILIZATION,
    DECK_IDS,
    EVENT,
    FIRST_SCOUT,
    GOVERNMENT,
    MARKER_IDS,
    MOST_PLAYERS,
    PERSON,
    RESOURCE,
    SCOUTS,
    SITE_IDS,
    STACK_IDS,
    TECHNOLOGY,
    TERRAIN_IDS,
    TOKEN,
    UNIT,
    UNIT_CARD_IDS,
    WONDER,
)
from epocha.games.civilization_2010.effect_tables import ABILITY, CARD_IDS, PURSE_CARD
from epocha.games.civilization_2010.layout import OPEN_OFFERS
from epocha.games.civilization_2010.war_notation import texts_of_war

SQUARE_IDS: Final[list[str]] = [plan_of(2).grid.name(square).lower() for square in range(SQUARES)]
SQUARE_COLUMNS: Final[list[str]] = [name.rstrip("0123456789") for name in SQUARE_IDS[:WIDTH]]
ITEM_IDS: Final[list[str]] = [*BUILDING.ids, *WONDER.ids, *UNIT.ids, "army", "scout"]
GOODS_IDS: Final[list[str]] = ["1 trade", "5 trade", "1 culture", "5 culture", *RESOURCE.ids, *TOKEN.ids, *EVENT.ids]
SORT_IDS: Final[list[str]] = [*SITE_IDS, *[f"event {deck.lower()}" for deck in DECK_IDS]]
FIGURE_IDS: Final[list[str]] = [*[f"army{n}" for n in range(1, 7)], "white", "scout1", "scout2"]


def words(name: str) -> str:
    """Return an id as texts write it: with blanks."""
    return name.replace("_", " ")


def _ability_ids() -> list[str]:
    """Return the name of each ability: its card, and from the second ability of a card on a number."""
    found: list[str] = []
    for number, ability in enumerate(ABILITY):
        earlier = sum([other.card == ability.card for other in ABILITY[:number]])
        card = CARD_IDS[int(ability.card)]
        kind = "_government" if ability.card >= len(TECHNOLOGY) and card in TECHNOLOGY.ids else ""
        found.append(card + kind + (f"_{earlier + 1}" if earlier else ""))
    return found


ABILITY_IDS: Final[list[str]] = _ability_ids()
PURSE_IDS: Final[list[str]] = ["sheet" if card < 0 else CARD_IDS[int(card)] for card in PURSE_CARD]


def _numbered(count: int) -> list[str]:
    return [str(number + 1) for number in range(count)]


_VERBS: Final[Mapping[int, tuple[str, Sequence[str]]]] = {
    state.PASS: ("pass", ("",)),
    state.PICK: ("pick", CIVILIZATION.ids),
    state.PLACE: ("place", SQUARE_IDS),
    state.KEEP: ("keep", ("",)),
    state.FOUND: ("found", [*_numbered(SCOUTS), *[f"with {army}" for army in FIGURE_IDS[:FIRST_SCOUT]]]),
    state.GOVERN: ("govern", GOVERNMENT.ids),
    state.SEND_FOR: ("send for", PERSON.ids),
    state.CITY: ("city", _numbered(CITIES)),
    state.ARTS: ("arts", ("",)),
    state.HARVEST: ("harvest", RESOURCE.ids),
    state.SPLIT: ("split", ("",)),
    state.BUILD: ("build", ITEM_IDS),
    state.BUILD_FREE: ("free", BUILDING.ids),
    state.AT: ("at", SQUARE_IDS),
    state.ADVANCE: ("advance", ("",)),
    state.DISCARD: ("discard", EVENT.ids),
    state.RESEARCH: ("research", TECHNOLOGY.ids),
    state.LEARN: ("learn", TECHNOLOGY.ids),
    state.USE: ("use", ABILITY_IDS),
    state.PLAY: ("play", EVENT.ids),
    state.AIM_SEAT: ("choose", _numbered(MOST_PLAYERS)),
    state.AIM_SQUARE: ("aim at", SQUARE_IDS),
    state.AIM_WONDER: ("aim at", WONDER.ids),
    state.AIM_DECK: ("deck", [deck.lower() for deck in DECK_IDS]),
    state.AIM_CITY: (
        "aim at",
        [f"{seat} city {city}" for seat in _numbered(MOST_PLAYERS) for city in _numbered(CITIES)],
    ),
    state.AIM_AT: (
        "hit",
        ["army", "scout", "great person"]
        + [f"{what} of {seat}" for seat in _numbered(MOST_PLAYERS) for what in ("army", "scout")],
    ),
    state.OPTION: ("option", _numbered(2)),
    state.AIM_COLUMN: ("column", SQUARE_COLUMNS),
    state.OFFER: ("offer", _numbered(MOST_PLAYERS)),
    state.GIVE: ("give", GOODS_IDS),
    state.TAKE: ("ask for", [*GOODS_IDS, *SORT_IDS]),
    state.SEND: ("send", ("",)),
    state.ACCEPT: ("accept", _numbered(MOST_PLAYERS * OPEN_OFFERS)),
    state.REFUSE: ("refuse", _numbered(MOST_PLAYERS * OPEN_OFFERS)),
    state.WITHDRAW: ("withdraw", _numbered(OPEN_OFFERS)),
    state.LEAVE: ("done", ("",)),
}
"""The verb of each kind of action, and the words for its payloads."""


def _of_scouts() -> dict[int, str]:
    """Return the texts by which scouts are sent to gather."""
    found: dict[int, str] = {}
    for scout in range(SCOUTS):
        for city in range(state.NO_CITY + 1):
            whither = f"for {city + 1}" if city < state.NO_CITY else "off"
            found[state.ASSIGN << state.KIND_BITS | scout << 2 | city] = f"scout {scout + 1} {whither}"
    return found


def _of_harvests() -> dict[int, str]:
    """Return the texts of harvests of two tokens."""
    found: dict[int, str] = {}
    for one, first in enumerate(RESOURCE.ids):
        for other, second in enumerate(RESOURCE.ids[one:], one):
            payload = one << 3 | other
            found[state.HARVEST_BOTH << state.KIND_BITS | payload] = f"harvest {first} and {second}"
    return found


def _of_verbs() -> dict[int, str]:
    return {
        kind << state.KIND_BITS | payload: f"{verb} {words(thing)}".strip()
        for kind, (verb, things) in _VERBS.items()
        for payload, thing in enumerate(things)
    }


NOTATION: Final = Notation({**_of_verbs(), **_of_scouts(), **_of_harvests(), **texts_of_war(SQUARE_IDS, PURSE_IDS)})

_NAMES: Final[Mapping[str, Sequence[str]]] = {
    "square": SQUARE_IDS,
    "tile": TILE_RECORDS.ids,
    "terrain": TERRAIN_IDS,
    "site": SITE_IDS,
    "marker": MARKER_IDS,
    "token": TOKEN.ids,
    "unit card": UNIT_CARD_IDS,
    "event": EVENT.ids,
    "deck": DECK_IDS,
    "resource": RESOURCE.ids,
    "stack": STACK_IDS,
    "person": PERSON.ids,
    "wonder": WONDER.ids,
    "civilization": CIVILIZATION.ids,
    "technology": TECHNOLOGY.ids,
    "government": GOVERNMENT.ids,
    "unit": UNIT.ids,
    "purse": PURSE_IDS,
    "ability": ABILITY_IDS,
    "figure": FIGURE_IDS,
    "side": ("attack", "defence"),
}


def names_of(kind: str) -> Sequence[str]:
    """Return what positions call things of a kind."""
    return _NAMES.get(kind, ())
