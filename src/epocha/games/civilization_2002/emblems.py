"""The emblems of things and of settlements, read from `emblems*.toml`; each is a symbol of the sprite.

A picture costs one element for an emblem however much is drawn. Settlements are in the colour of their seat, so there
is one symbol for each seat; so it is with the badges of pieces.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from epocha.engine.catalogue import read_in_parts
from epocha.engine.parts.emblems import emblem
from epocha.engine.svg import Svg, group, moved, path, shape, symbol
from epocha.games.civilization_2002.components import (
    MOST_PLAYERS,
    NEUTRAL,
    PACKAGE,
    RESOURCE,
    SIZE,
    TOKEN,
    TOKEN_RESOURCE,
)

Lines = Mapping[str, tuple[str, ...]]
BADGE: Final = 35.0
"""How large the shape on a badge is in units of the map."""
BADGE_SIZE: Final = 104.0
BADGE_BOX: Final = f"{-BADGE_SIZE / 2:g} {-BADGE_SIZE / 2:g} {BADGE_SIZE:g} {BADGE_SIZE:g}"
DROP: Final = 3.0
HEXAGON: Final = "M0-34L30-17V17L0 34L-30 17V-17z"
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


def badge_of(owner: int) -> str:
    """Return the symbol of the badge of an owner, be it the neutral one."""
    return "badge-neutral" if owner == NEUTRAL else f"badge-{owner}"


def badge_symbols() -> dict[str, Svg]:
    """Return the badges by symbol: the shape of an owner with a bright rim on a dark edge, a little lower."""
    found = {badge_of(seat): (shape(seat, BADGE), f"p{seat} f-player") for seat in range(MOST_PLAYERS)}
    found[badge_of(NEUTRAL)] = (HEXAGON, "f-bone")
    return {
        name: symbol(
            name, group(path(line, "badge-edge", transform=moved(0, DROP)), path(line, f"{paint} badge-rim")), BADGE_BOX
        )
        for name, (line, paint) in found.items()
    }


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
    return {name: symbol(name, art) for name, art in found.items()} | badge_symbols()
