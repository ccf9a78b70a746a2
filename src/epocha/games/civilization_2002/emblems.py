"""The emblems of things and of settlements, read from `emblems*.toml`; each is a symbol of the sprite.

A picture costs one element for an emblem however much is drawn. Settlements are in the colour of their seat, so there
is one symbol for each seat.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from epocha.engine.catalogue import read_in_parts
from epocha.engine.parts.emblems import emblem
from epocha.engine.svg import Svg, group, symbol
from epocha.games.civilization_2002.components import MOST_PLAYERS, PACKAGE, RESOURCE, SIZE, TOKEN, TOKEN_RESOURCE

Lines = Mapping[str, tuple[str, ...]]
_EMPTY: Final[Lines] = MappingProxyType({})


class EmblemFile(NamedTuple):
    """What a file of emblems holds; the head of `emblems.toml` says what the tables mean."""

    paint: Mapping[str, str] = MappingProxyType({})
    figure: Lines = _EMPTY
    sign: Lines = _EMPTY


_FOUND: Final = read_in_parts(PACKAGE, ("emblems.toml", "emblems_built.toml"), "emblems", EmblemFile)
PAINT: Final = _FOUND.paint
OF_SEATS: Final = _FOUND.figure
SIGNS: Final = _FOUND.sign


def settlement(size: int, seat: int) -> str:
    """Return the symbol of a settlement of a size, in the colour of its seat."""
    return f"{SIZE.ids[size - 1]}-{seat}"


def token(kind: int) -> str:
    """Return the symbol of a kind of civ tokens; of goods it is that of the resource."""
    resource = int(TOKEN_RESOURCE[kind])
    return f"resource-{RESOURCE.ids[resource]}" if resource >= 0 else f"token-{TOKEN.ids[kind]}"


def emblem_symbols() -> dict[str, Svg]:
    """Return the symbols of all emblems for a sprite, by name."""
    found = {name: emblem(lines, PAINT) for name, lines in SIGNS.items()}
    for name, lines in OF_SEATS.items():
        for seat in range(MOST_PLAYERS):
            found[f"{name}-{seat}"] = group(emblem(lines, PAINT), class_=f"p{seat}")
    return {name: symbol(name, art) for name, art in found.items()}
