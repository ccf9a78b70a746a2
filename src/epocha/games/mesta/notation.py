"""Action <-> text: `use attack`, `against 3`, `take coptos`, `name celts`, `protect normal`, `give up rome`.

The words of cities depend on the list of cities that a table plays with.
"""

from collections.abc import Sequence
from functools import lru_cache

from epocha.engine.notation import Notation
from epocha.games.mesta.atlas import Atlas
from epocha.games.mesta.city_list import atlas_of
from epocha.games.mesta.components import (
    EMPIRE_IDS,
    EMPIRES,
    EVENT_IDS,
    MAX_PLAYERS,
    MODE_IDS,
    PROTECTION_CARDS,
    SIDE_IDS,
)
from epocha.games.mesta.state import (
    ACCEPT,
    AGAINST,
    DONE,
    GIVE_UP,
    KIND_BITS,
    NAME_EMPIRE,
    NAME_MODE,
    NAME_SIDE,
    NO_REACTION,
    OFFER,
    PASS,
    PROTECT,
    PUT_AWAY,
    REFUSE,
    TAKE,
    USE,
)


def word(name: str) -> str:
    """Return the word for a city, an event or an empire: its id, with blanks."""
    return name.replace("_", " ")


def protection_text(card: int) -> str:
    """Return the text of protecting oneself with one of the three protections: small, normal or great."""
    return f"protect {EVENT_IDS[card].removeprefix('protection').lstrip('_') or 'normal'}"


@lru_cache(maxsize=32)
def notation_for(city_list: str) -> Notation:
    """Return the texts of all actions with a list of cities, given as the option's value."""
    cities = [word(city.id) for city in atlas_of(city_list).cities]
    events = [word(event) for event in EVENT_IDS]
    words: dict[int, tuple[str, list[str]]] = {
        PASS: ("pass", [""]),
        USE: ("use", events),
        AGAINST: ("against", [str(seat) for seat in range(1, MAX_PLAYERS + 1)]),
        NAME_EMPIRE: ("name", [word(empire) for empire in EMPIRE_IDS[: int(EMPIRES)]]),
        NAME_SIDE: ("side", SIDE_IDS),
        NAME_MODE: ("mode", MODE_IDS),
        OFFER: ("offer", cities),
        TAKE: ("take", cities),
        ACCEPT: ("accept", [""]),
        REFUSE: ("refuse", [""]),
        NO_REACTION: ("no reaction", [""]),
        PROTECT: ("", [protection_text(card) for card in PROTECTION_CARDS]),
        GIVE_UP: ("give up", cities),
        PUT_AWAY: ("put away", events),
        DONE: ("done", [""]),
    }
    return Notation(
        {
            kind << KIND_BITS | payload: f"{verb} {name}".strip()
            for kind, (verb, names) in words.items()
            for payload, name in enumerate(names)
        }
    )


NOTATION = notation_for("")
"""The texts with the list of cities that comes with the game."""


def names_of(atlas: Atlas, kind: str) -> Sequence[str]:
    """Return what positions call things."""
    if kind == "held":
        return [f"p{seat + 1}:{event}" for seat in range(MAX_PLAYERS) for event in EVENT_IDS]
    if kind == "city":
        return [city.id for city in atlas.cities]
    return {"event": EVENT_IDS, "empire": EMPIRE_IDS, "side": SIDE_IDS, "mode": MODE_IDS}.get(kind, ())
