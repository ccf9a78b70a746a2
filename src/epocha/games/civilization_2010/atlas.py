"""The map as printed: tiles, terrain, icons and places for tokens, and how the tiles lie for each number of players.

Everything on a tile is found by *print*, `tile * CELLS + cell`: the cell is the one that the grid's `printed` gives for
a square, so that turned tiles need no tables of their own. What lies on the map besides is in `ground.py`.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.catalogue import read_catalogue
from epocha.engine.grid import DIRECTIONS, NORTH, Grid, turns_between
from epocha.engine.vec import vec
from epocha.engine.vectors import filled, vec_of
from epocha.games.civilization_2010.components import (
    CIVILIZATION,
    COIN,
    CULTURE,
    HUT,
    ICON_IDS,
    ICONS,
    NONE,
    PACKAGE,
    RESOURCE,
    TERRAIN_IDS,
    VILLAGE,
)
from epocha.games.civilization_2010.map_records import DisasterToken, Layout, TerrainIcons, Tile

SIDE: Final = 4
CELLS: Final = 16
WIDTH: Final = 16
"""The grid is as wide and as high for any number of players; squares that no tile can cover are left out."""
SQUARES: Final = 256
SLOTS: Final = 16
"""The most places for tiles that a map has."""
CENTRAL_CELLS: Final[vec[i64]] = vec_of([5, 6, 9, 10])
"""Where a capital may be founded on a home tile, however the tile is turned (CF-4.2)."""

_FILE: Final = read_catalogue(
    PACKAGE,
    "map.toml",
    notes=["provenance", "terrain_icons_meta"],
    names={"icon": ICON_IDS, "terrain": TERRAIN_IDS, "resource": RESOURCE.ids, "civilization": CIVILIZATION.ids},
)
_OF_TERRAIN: Final = _FILE.single("terrain_icons", TerrainIcons)
DISASTER: Final = _FILE.single("disaster_token", DisasterToken)
TILE_RECORDS: Final = _FILE.records("tile", Tile)
LAYOUTS: Final = _FILE.records("layout", Layout)
_FILE.finish()

TILES: Final[i64] = len(TILE_RECORDS)
TERRAIN_ICONS: Final[vec[i64]] = vec_of([number for icons in _OF_TERRAIN for number in icons])
"""What a terrain gives, at [terrain * ICONS + icon] (CF-3.10)."""
TERRAIN: Final[vec[i64]] = vec_of([terrain for tile in TILE_RECORDS for row in tile.terrain for terrain in row])
"""The printed terrain, by print."""


def _prints(kind: str) -> list[int]:
    """Return the prints that have a feature of a kind."""
    return [
        number * CELLS + feature.row * SIDE + feature.col
        for number, tile in enumerate(TILE_RECORDS)
        for feature in tile.features
        if feature.kind == kind
    ]


def _sites() -> vec[i64]:
    found = filled(TILES * CELLS, NONE)
    for at in _prints("hut"):
        found[at] = HUT
    for at in _prints("village"):
        found[at] = VILLAGE
    return found


def _resources() -> vec[i64]:
    found = filled(TILES * CELLS, NONE)
    for number, tile in enumerate(TILE_RECORDS):
        for feature in tile.features:
            if feature.kind == "resource":
                found[number * CELLS + feature.row * SIDE + feature.col] = feature.resource
    return found


def _icons() -> vec[i64]:
    """Return what is printed: the icons of the terrain, a natural wonder's culture, a coin."""
    found = vec_of([TERRAIN_ICONS[terrain * ICONS + icon] for terrain in TERRAIN for icon in range(ICONS)])
    for at in _prints("culture"):
        found[at * ICONS + CULTURE] += 1
    for at in _prints("coin"):
        found[at * ICONS + COIN] += 1
    return found


SITE: Final[vec[i64]] = _sites()
"""HUT or VILLAGE where such a token is laid, or NONE, by print."""
PRINTED_RESOURCE: Final[vec[i64]] = _resources()
"""The printed resource, or NONE, by print."""
PRINTED_ICONS: Final[vec[i64]] = _icons()
"""The printed icons, at [print * ICONS + icon]."""
NEUTRAL_TILES: Final[vec[i64]] = vec_of([n for n, tile in enumerate(TILE_RECORDS) if tile.kind == "neutral"])


def _home_tiles() -> vec[i64]:
    homes = {tile.civilization: number for number, tile in enumerate(TILE_RECORDS) if tile.kind == "home"}
    return vec_of([homes[civilization] for civilization in range(len(CIVILIZATION))])


def _marked_cells() -> vec[i64]:
    marks = {at // CELLS: at % CELLS for at in _prints("capital")}
    return vec_of([marks[home] for home in HOME_TILE])


HOME_TILE: Final[vec[i64]] = _home_tiles()
"""The home tile of each civilization."""
MARKED_CELL: Final[vec[i64]] = _marked_cells()
"""Which of its squares is marked for a beginner's capital (CF-4.1), by civilization."""


# --- how the tiles lie ---


class Plan:
    """Where the tiles lie for a number of players.

    Attributes:
        grid: the squares. home, home_turns: of each seat, the slot of its home tile and how far that is turned.
        neutral_slots: the others, which get neutral tiles face down.
    """

    def __init__(self, layout: Layout) -> None:
        corners = [(slot.x, slot.y) for slot in layout.slots]
        starts = sorted(layout.starts)
        self.grid = Grid(WIDTH, WIDTH, SIDE, corners)
        self.home: vec[i64] = vec_of([corners.index((start.x, start.y)) for start in starts])
        self.home_turns: vec[i64] = vec_of([start.rotation // 90 for start in starts])
        self.neutral_slots: vec[i64] = vec_of([n for n in range(len(corners)) if n not in self.home])


def _plans() -> list[Plan]:
    return [Plan(layout) for layout in sorted(LAYOUTS)]


_PLANS: Final[list[Plan]] = _plans()
FEWEST_PLAYERS: Final = 2


def _cells() -> vec[i64]:
    grid = _PLANS[0].grid
    return vec_of([grid.printed(cell, turns) for turns in range(DIRECTIONS) for cell in range(CELLS)])


_PRINTED_CELL: Final[vec[i64]] = _cells()


def plan_of(players: i64) -> Plan:
    """Return how the tiles lie for a number of players."""
    return _PLANS[players - FEWEST_PLAYERS]


def turns_towards(heading: i64) -> i64:
    """Return how far a tile is turned that is discovered by looking in a direction: its arrow points on (CF-22.3)."""
    return turns_between(NORTH, heading)


def print_under(tile: i64, turns: i64, cell: i64) -> i64:
    """Return the print that lies on a cell of a slot when a tile lies there, turned so far."""
    return tile * CELLS + _PRINTED_CELL[turns * CELLS + cell]
