"""Action <-> text: `place yukon`, `buy knight yukon`, `enlarge yukon`, `learn masonry`, `build granary`, `done`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from epocha.engine.notation import Notation
from epocha.games.civilization_2002 import state
from epocha.games.civilization_2002.atlas import MOST_LANDS, MOST_REGIONS, THE_WORLD, World
from epocha.games.civilization_2002.components import (
    APOLLO,
    ERA,
    FIGURE,
    IMPROVEMENT,
    MILESTONE,
    RESOURCE,
    TECHNOLOGY,
    TOKEN,
    UNITED_NATIONS,
    WONDER,
)
from epocha.games.civilization_2002.moves_notation import texts_of_moves
from epocha.games.civilization_2002.moves_notation import words as words


def _texts(world: World) -> dict[int, str]:
    """Return the texts of the actions of all phases but movement and trade."""
    regions = world.regions.names
    lands = regions[: int(world.land_count)]
    found: dict[int, dict[int, str]] = {
        state.PASS: {0: "done"},
        state.PLACE: {n: f"place {name}" for n, name in enumerate(lands)},
        state.TAKE: {n: f"take {name}" for n, name in enumerate(TECHNOLOGY.ids)},
        state.BUY: {
            piece * MOST_LANDS + n: f"buy {kind} {name}"
            for piece, kind in enumerate(FIGURE.ids)
            for n, name in enumerate(lands)
        },
        state.FOUND: {n: f"found {name}" for n, name in enumerate(lands)},
        state.ENLARGE: {n: f"enlarge {name}" for n, name in enumerate(lands)},
        state.IMPROVE: {n: f"build {name}" for n, name in enumerate(IMPROVEMENT.ids)},
        state.LEARN: {n: f"learn {name}" for n, name in enumerate(TECHNOLOGY.ids)},
        state.LEARN_ONE: {0: "learn"},
        state.SELL: {
            piece * MOST_REGIONS + n: f"sell {kind} {name}"
            for piece, kind in enumerate(FIGURE.ids[:-1])
            for n, name in enumerate(regions)
        },
        state.BUY_SHIP: {0: "buy ship"},
        state.OUTDATE: {n: f"outdate {name}" for n, name in enumerate(IMPROVEMENT.ids)},
        state.ARMY: {n: f"army {name}" for n, name in enumerate(FIGURE.ids[:-1])},
        state.KEEP: {0: "keep"},
        state.TURN_UP: {0: "turn up"},
        state.REMOVE: {0: "remove"},
        state.WONDER_CARD: {n: f"wonder {name}" for n, name in enumerate(WONDER.ids)},
        state.CLAIM: {n: f"declare {name}" for n, name in enumerate(MILESTONE.ids)},
        state.END_GAME: {n: f"end game {WONDER.ids[n]}" for n in (int(UNITED_NATIONS), int(APOLLO))},
        state.BOMB: {n: f"bomb {name}" for n, name in enumerate(regions)},
    }
    return {kind << state.KIND_BITS | n: words(text) for kind, texts in found.items() for n, text in texts.items()}


@lru_cache(maxsize=16)
def notation_of(world: World) -> Notation:
    """Return the texts of all actions on a map."""
    return Notation(_texts(world) | texts_of_moves(world))


NOTATION: Final = notation_of(THE_WORLD)
"""The texts with the map of the box."""
NO_LAND: Final = "no land"
"""What stands for the lands that a map has fewer than it could; no position can name it, because it has a blank."""


_NAMES: Final[dict[str, Sequence[str]]] = {
    "figure": FIGURE.ids,
    "token": TOKEN.ids,
    "resource": RESOURCE.ids,
    "technology": TECHNOLOGY.ids,
    "wonder": WONDER.ids,
    "improvement": IMPROVEMENT.ids,
    "milestone": MILESTONE.ids,
    "era": ERA.ids,
}


def names_of(kind: str, world: World = THE_WORLD) -> Sequence[str]:
    """Return the words for the things of a kind, in positions written as text."""
    names = world.regions.names
    if kind == "land":
        lands = int(world.land_count)
        return [*names[:lands], *[NO_LAND] * (MOST_LANDS - lands)]
    return names if kind == "region" else _NAMES.get(kind, ())
