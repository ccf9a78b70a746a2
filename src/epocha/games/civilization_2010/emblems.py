"""The emblems of things and of figures, read from `emblems*.toml`; each is a symbol of the sprite.

A picture costs one element for an emblem however much is drawn. Figures and cities are in the colour of their seat, so
there is one symbol for each seat.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from epocha.engine.catalogue import read_in_parts
from epocha.engine.parts.emblems import emblem
from epocha.engine.svg import Svg, group, symbol
from epocha.games.civilization_2010.components import MOST_PLAYERS, PACKAGE

Lines = Mapping[str, tuple[str, ...]]
_EMPTY: Final[Lines] = MappingProxyType({})


class EmblemFile(NamedTuple):
    """What a file of emblems holds; the head of `emblems.toml` says what the tables mean."""

    paint: Mapping[str, str] = MappingProxyType({})
    figure: Lines = _EMPTY
    sign: Lines = _EMPTY
    ground: Lines = _EMPTY
    tile: Lines = _EMPTY
    event: Mapping[str, str] = MappingProxyType({})


FILE_NAMES: Final = (
    "emblems.toml",
    "emblems_built.toml",
    "emblems_tech.toml",
    "emblems_signs.toml",
    "emblems_ground.toml",
)
_FOUND: Final = read_in_parts(PACKAGE, FILE_NAMES, "emblems", EmblemFile)
PAINT: Final = _FOUND.paint
FIGURES: Final = _FOUND.figure
SIGNS: Final = _FOUND.sign
GROUND: Final = _FOUND.ground
TILES: Final = _FOUND.tile
EVENT_SIGNS: Final = _FOUND.event
"""The emblem that each culture event shows."""


def drawn(lines: tuple[str, ...]) -> Svg:
    """Return an emblem from its lines."""
    return emblem(lines, PAINT)


def figure(name: str, seat: int) -> str:
    """Return the symbol of a figure or a city in the colour of a seat."""
    return f"{name}-{seat}"


def emblem_symbols() -> dict[str, Svg]:
    """Return the symbols of all emblems for a sprite, by name."""
    found = {name: drawn(lines) for name, lines in SIGNS.items()}
    for name, lines in FIGURES.items():
        for seat in range(MOST_PLAYERS):
            found[figure(name, seat)] = group(drawn(lines), class_=f"p{seat}")
    return {name: symbol(name, art) for name, art in found.items()}
