"""The emblems of things and of figures, read from `emblems*.toml`; each is a symbol of the sprite.

A picture costs one element for an emblem however much is drawn. Figures and cities are in the colour of their seat, so
there is one symbol for each seat.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from epocha.engine.catalogue import read_catalogue
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


def _read(name: str) -> EmblemFile:
    file = read_catalogue(PACKAGE, name)
    found = file.single("emblems", EmblemFile)
    file.finish()
    return found


FILE_NAMES: Final = (
    "emblems.toml",
    "emblems_built.toml",
    "emblems_tech.toml",
    "emblems_signs.toml",
    "emblems_ground.toml",
)
_FILES: Final = [_read(name) for name in FILE_NAMES]
PAINT: Final = {name: classes for file in _FILES for name, classes in file.paint.items()}
FIGURES: Final = {name: lines for file in _FILES for name, lines in file.figure.items()}
SIGNS: Final = {name: lines for file in _FILES for name, lines in file.sign.items()}
GROUND: Final = {name: lines for file in _FILES for name, lines in file.ground.items()}
EVENT_SIGNS: Final = {name: shown for file in _FILES for name, shown in file.event.items()}
"""The emblem that each culture event shows."""
TILES: Final = {name: lines for file in _FILES for name, lines in file.tile.items()}


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
