"""What `map.toml` holds: one record for each kind of table; the loader holds the file to them."""

from typing import Annotated, Literal, NamedTuple

from epocha.engine.catalogue import Each, Of

Icons = Annotated[tuple[int, ...], Each("icon")]
Terrain = Annotated[int, Of("terrain")]


class TerrainIcons(NamedTuple):
    """What each terrain gives (CF-3.10)."""

    grassland: Icons
    forest: Icons
    mountain: Icons
    desert: Icons
    water: Icons


class DisasterToken(NamedTuple):
    count: int  # type: ignore[assignment]
    sides: tuple[Terrain, ...]
    grassland_icons: Icons
    desert_icons: Icons


class Feature(NamedTuple):
    row: int
    col: int
    kind: Literal["hut", "village", "resource", "culture", "coin", "capital"]
    resource: Annotated[int, Of("resource")] = -1


class Tile(NamedTuple):
    id: str
    kind: Literal["home", "neutral"]
    arrow_edge: Literal["south"]
    terrain: tuple[tuple[Terrain, ...], ...]
    features: tuple[Feature, ...]
    printed_number: int = 0
    civilization: Annotated[int, Of("civilization")] = -1


class Slot(NamedTuple):
    x: int
    y: int


class Start(NamedTuple):
    """Where the home tile of a seat lies, and how it is turned."""

    seat: int
    x: int
    y: int
    rotation: Literal[0, 90, 180, 270]
    arrow: Literal["north", "east", "south", "west"]


class Layout(NamedTuple):
    players: int
    width: int
    height: int
    slots: tuple[Slot, ...]
    starts: tuple[Start, ...]
    neutral_tiles: int
