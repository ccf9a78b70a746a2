"""The ground of the map: each tile as it lies, in coasts, woods and ranges that run over its squares.

A tile is drawn for each way it can be turned, with everything on it upright: land of a kind that lies together has one
outline, and what grows there comes from the sprite (`emblems_ground.toml`).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from epocha.engine.svg import NOTHING, Svg, circle, group, icon, join, path, rect, symbol, use
from epocha.games.civilization_2010.atlas import (
    CELLS,
    MARKED_CELL,
    PRINTED_ICONS,
    PRINTED_RESOURCE,
    SIDE,
    SITE,
    TERRAIN,
    TERRAIN_ICONS,
    TILE_RECORDS,
    print_under,
)
from epocha.games.civilization_2010.components import (
    COIN,
    CULTURE,
    GRASSLAND,
    ICON_IDS,
    ICONS,
    NONE,
    PRODUCTION,
    RESOURCE,
    TERRAIN_IDS,
    TRADE,
)
from epocha.games.civilization_2010.emblems import GROUND, TILES, drawn

SQUARE: Final = 60
"""The side of a square of the map."""
TILE: Final = SQUARE * SIDE
VARIANTS: Final = 3
"""Drawings of each terrain."""
LAND: Final = [terrain for terrain in range(len(TERRAIN_IDS)) if terrain != GRASSLAND]
"""Terrains that are drawn over the grassland of a tile."""
ROUND: Final = 17
"""How far the corners of a stretch of land are rounded."""
BANDS: Final[Mapping[str, tuple[tuple[float, str], ...]]] = {
    "forest": ((0, "g-forest"), (5, "g-glade")),
    "mountain": ((0, "g-mountain"), (5, "g-foothill")),
    "desert": ((0, "g-desert"), (5, "g-sand")),
    "water": ((0, "g-beach"), (3.5, "g-water"), (9, "g-deep-water")),
}
"""What a stretch of land is painted with from its edge inwards, and how far from it; a lake has a beach."""


@cache
def tile_ground(tile: int, turns: int) -> Svg:
    """Return a tile that is turned clockwise by quarters, from its upper left corner."""
    prints = [int(print_under(tile, turns, cell)) for cell in range(CELLS)]
    lies = [int(TERRAIN[one]) for one in prints]
    return group(
        rect(0, 0, TILE, TILE, "g-grassland"),
        *[_stretch(lies, terrain) for terrain in LAND if terrain in lies],
        path(f"M{SQUARE} 0V{TILE}M{2 * SQUARE} 0V{TILE}M{3 * SQUARE} 0V{TILE}"
             f"M0 {SQUARE}H{TILE}M0 {2 * SQUARE}H{TILE}M0 {3 * SQUARE}H{TILE}", "l-square"),
        *[_square(tile, one, cell) for cell, one in enumerate(prints)],
        rect(0, 0, TILE, TILE, "l-tile-edge"),
    )  # fmt: skip


@cache
def unknown_ground() -> Svg:
    """Return a tile that lies face down."""
    return join(
        [rect(0, 0, TILE, TILE, "g-unknown"), use("unknown", 0, 0, TILE), rect(0, 0, TILE, TILE, "l-tile-edge")]
    )


def _stretch(lies: Sequence[int], terrain: int) -> Svg:
    """Return all land of a kind on a tile."""
    return join([path(_outline(lies, terrain, inset), look) for inset, look in BANDS[TERRAIN_IDS[terrain]]])


def _outline(lies: Sequence[int], terrain: int, inset: float) -> str:
    """Return the outline of the squares of a terrain: drawn in and rounded where other land of the tile is beside."""
    return "".join([_patch(lies, terrain, cell, inset) for cell in range(CELLS) if lies[cell] == terrain])


def _patch(lies: Sequence[int], terrain: int, cell: int, inset: float) -> str:
    """Return the outline of a square of a stretch of land; the edge of the tile does not end it."""
    row, column = divmod(cell, SIDE)
    sides = ((-1, 0), (0, 1), (1, 0), (0, -1))
    ends = [
        0 <= row + down < SIDE and 0 <= column + right < SIDE and lies[cell + down * SIDE + right] != terrain
        for down, right in sides
    ]
    x, y = column * SQUARE, row * SQUARE
    top, right, bottom, left = y + inset * ends[0], x + SQUARE - inset * ends[1], y + SQUARE - inset * ends[2], 0.0
    left = x + inset * ends[3]
    r = [ROUND if ends[i - 1] and ends[i] else 0 for i in range(4)]
    return (
        f"M{left + r[0]:g} {top:g}H{right - r[1]:g}q{r[1]} 0 {r[1]} {r[1]}V{bottom - r[2]:g}q0 {r[2]}-{r[2]} {r[2]}"
        f"H{left + r[3]:g}q-{r[3]} 0-{r[3]}-{r[3]}V{top + r[0]:g}q0-{r[0]} {r[0]}-{r[0]}z"
    )


def _square(tile: int, at: int, cell: int) -> Svg:
    """Return what grows and what is printed on a square."""
    x, y = cell % SIDE * SQUARE, cell // SIDE * SQUARE
    terrain = TERRAIN_IDS[TERRAIN[at]]
    return join([
        use(f"ground-{terrain}-{(tile + at + cell * 5) % VARIANTS}", x, y, SQUARE),
        group(icons_of(at), printed(at), at=(x, y)),
    ])  # fmt: skip


@cache
def square_ground(at: int) -> Svg:
    """Return a printed square by itself, from its upper left corner."""
    terrain = TERRAIN_IDS[TERRAIN[at]]
    return join([
        rect(0, 0, SQUARE, SQUARE, f"{inland(terrain)} rim-dark", 4),
        use(f"ground-{terrain}-{at % VARIANTS}", 0, 0, SQUARE),
        printed(at),
    ])  # fmt: skip


def inland(terrain: str) -> str:
    """Return what a terrain is painted with far from its edge."""
    return BANDS[terrain][-1][1] if terrain in BANDS else f"g-{terrain}"


def icons_of(at: int) -> Svg:
    """Return the icons of a square's terrain, small, on a field of their own in its lower left corner."""
    terrain = int(TERRAIN[at])
    names = [ICON_IDS[kind] for kind in (TRADE, PRODUCTION) for _ in range(TERRAIN_ICONS[terrain * ICONS + kind])]
    field = rect(2, 42.5, 4 + 12 * len(names), 17, "tag-field", 8) if names else NOTHING
    return join([field, *[icon(name, 10 + 12 * i, 51, 14) for i, name in enumerate(names)]])


def printed(at: int) -> Svg:
    """Return what else is printed on a square: a resource, a natural wonder, a coin, or where a token is laid."""
    resource = int(PRINTED_RESOURCE[at])
    shown: list[Svg] = []
    if resource != NONE:
        shown.append(_seal(f"resource-{RESOURCE.ids[resource]}", 42, 40))
    if PRINTED_ICONS[at * ICONS + CULTURE]:
        shown += [icon("natural-wonder", 30, 24, 36), icon("culture", 46, 46, 20)]
    if PRINTED_ICONS[at * ICONS + COIN]:
        shown.append(icon("coin", 43, 41, 26))
    if SITE[at] != NONE:
        shown.append(circle(30, 30, 20, "l-site"))
    if _is_marked(at):
        shown.append(icon("capital-place", 30, 30, 34))
    return join(shown)


def _seal(name: str, x: float, y: float) -> Svg:
    """Return an emblem on a round field."""
    return join([circle(x, y, 15, "field rim-dark"), icon(name, x, y, 22)])


def _is_marked(at: int) -> bool:
    """Return whether a square of a home tile is the one for a beginner's capital (CF-4.1)."""
    civilization = TILE_RECORDS[at // CELLS].civilization
    return civilization != NONE and MARKED_CELL[civilization] == at % CELLS


def disaster(terrain: int, square: int) -> Svg:
    """Return a disaster token that lies on a square, from its upper left corner."""
    name = TERRAIN_IDS[terrain]
    return join([
        rect(3, 3, SQUARE - 6, SQUARE - 6, f"{inland(name)} rim-dark", 8),
        use(f"ground-{name}-{square % VARIANTS}", 3, 3, SQUARE - 6),
        icon(f"disaster-{name}", 34, 26, 34),
        join([icon(ICON_IDS[TRADE], 13 + 12 * i, 49, 14) for i in range(int(TERRAIN_ICONS[terrain * ICONS + TRADE]))]),
    ])  # fmt: skip


def ground_symbols() -> dict[str, Svg]:
    """Return the symbols of the ground for a sprite, by name."""
    box = f"0 0 {SQUARE} {SQUARE}"
    found = {f"ground-{name}": symbol(f"ground-{name}", drawn(lines), box) for name, lines in GROUND.items()}
    return found | {name: symbol(name, drawn(lines), f"0 0 {TILE} {TILE}") for name, lines in TILES.items()}
