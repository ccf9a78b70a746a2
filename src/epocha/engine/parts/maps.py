"""Maps: regions with shapes or, without, as discs joined by lines; and grids of squares."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from epocha.engine.grid import DIRECTIONS, OFF, Grid
from epocha.engine.parts.pieces import LEAST, text_box
from epocha.engine.svg import NOTHING, Svg, circle, group, hit, join, label, number, path, rect, tag, title

STRIPES = ("none", "12 4", "6 4", "12 3 3 3", "2 4", "9 3 2 3")
"""The dashes of each seat's lines, beside its colour."""


class Box(NamedTuple):
    """A part of the map that something covers."""

    left: float
    top: float
    right: float
    bottom: float

    def over(self, other: "Box") -> float:
        """Return how much of the two lies over each other, as an area."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 < high else 0

    def outside(self, of: "Box") -> float:
        """Return how much of it lies outside of another, as an area."""
        return (self.right - self.left) * (self.bottom - self.top) - self.over(of)


class Area(NamedTuple):
    """A region as it is drawn.

    Attributes:
        name: part of the ids. words: what is there, on hover and read aloud. text: its name on the map.
        at: where its name stands; without a shape the middle of its disc.
        ground: class of its fill, such as "f-earth".
        shape: the line around it, for `path`; "" if it is a disc.
        seat: who has it, or -1: it is tinted and rimmed in their colour.
        actions: beginnings of the texts of the actions that it offers.
    """

    name: str
    words: str
    text: str
    at: tuple[float, float]
    ground: str
    shape: str = ""
    seat: int = -1
    actions: str = ""


def region_ground(areas: Sequence[Area], borders: Collection[tuple[int, int, bool]], radius: float = 44) -> Svg:
    """Return what never changes of a map: the ground of the regions, and lines for the borders of discs.

    Args:
        areas: all regions. borders: pairs of them, and whether the line is dashed. radius: of the discs.
    """
    lines = [
        path(
            f"M{areas[a].at[0]:g} {areas[a].at[1]:g}L{areas[b].at[0]:g} {areas[b].at[1]:g}",
            "l-border",
            stroke_dasharray="3 7" if dashed else None,
        )
        for a, b, dashed in borders
    ]
    return group(*lines, *[_outline(area, f"{area.ground} edge", radius) for area in areas])


def region(area: Area, radius: float = 44) -> Svg:
    """Return what changes of a region: whose it is, and the place that offers its actions; a layer of its own each."""
    drawn = [title(area.words)] if not area.actions else []
    if area.seat >= 0:
        drawn.append(_outline(area, f"p{area.seat} tint", radius))
        drawn.append(_outline(area, f"p{area.seat} rim", radius, STRIPES[area.seat % len(STRIPES)]))
    if area.actions:
        drawn.append(hit(f"place-{area.name}", area.words, area.actions, _outline(area, "", radius)))
    return group(*drawn, id=area.name)


def region_names(areas: Sequence[Area], radius: float = 44, size: float = 16) -> Svg:
    """Return the names of the regions, to lie over all of them.

    Args:
        areas: all regions. radius: of the discs; for shapes, the room on each side of the middle of a name.
        size: of the names.
    """
    drawn: list[Svg] = []
    for area in areas:
        x, y = area.at
        top, height = (y - size * 1.2, size * 2.4) if area.shape else (y - radius - 2, radius * 0.9)
        drawn.append(text_box(area.text, x - radius * 0.95, top, radius * 1.9, height, size, "t-halo"))
    return group(*drawn)


def _outline(area: Area, class_: str, radius: float, dashes: str = "none") -> Svg:
    dash = None if dashes == "none" else dashes
    if area.shape:
        return path(area.shape, class_, stroke_dasharray=dash)
    return circle(*area.at, radius, class_, stroke_dasharray=dash)


# --- grids ---


def corner_of(grid: Grid, square: int, size: float) -> tuple[float, float]:
    """Return the upper left corner of a square."""
    return square % int(grid.width) * size, square // int(grid.width) * size


def grid_ground(grid: Grid, size: float, ground: Callable[[int], Svg], named: bool = True) -> Svg:
    """Return the squares of a map with the edges of its tiles, and the names of columns and rows on its frame.

    Args:
        grid: the map. size: of a square.
        ground: draws a square that is on the map from its upper left corner, best as one `use`.
        named: whether the frame has names; it takes `size / 2` above and to the left of the map.
    """
    covered = [square for square in range(int(grid.squares)) if grid.slot[square] != OFF]
    squares = [group(ground(square), at=corner_of(grid, square, size)) for square in covered]
    names: list[Svg] = []
    if named:
        names += [
            label(grid.name(column)[:-1], (column + 0.5) * size, -5, max(LEAST, size * 0.24), "t-soft")
            for column in range(int(grid.width))
        ]
        names += [
            label(str(row + 1), -6, (row + 0.5) * size + 5, max(LEAST, size * 0.24), "t-soft", anchor="end")
            for row in range(int(grid.height))
        ]
    return group(
        *squares, lines_between(grid, covered, size, lambda a, b: grid.slot[a] != grid.slot[b], "l-tile"), *names
    )


def turned(tile: Svg, size: float, turns: int) -> Svg:
    """Return a square tile turned clockwise by quarters, in the same place.

    Args:
        tile: as it is printed, its upper left corner at the origin. size: of the tile.
        turns: as for `Grid.printed`.
    """
    return tag("g", tile, transform=f"rotate({90 * (turns % DIRECTIONS)} {number(size / 2)} {number(size / 2)})")


def lines_between(
    grid: Grid,
    squares: Sequence[int],
    size: float,
    parts: Callable[[int, int], bool],
    class_: str,
    dashes: str = "none",
) -> Svg:
    """Return lines along edges of squares, where these part two squares or the map ends, such as borders of tiles.

    Args:
        parts: whether a line lies between a square and the one beside it.
    """
    lines: list[str] = []
    for square in squares:
        x, y = corner_of(grid, square, size)
        edges = (
            f"M{x:g} {y:g}h{size:g}",
            f"M{x + size:g} {y:g}v{size:g}",
            f"M{x:g} {y + size:g}h{size:g}",
            f"M{x:g} {y:g}v{size:g}",
        )
        for direction in range(DIRECTIONS):
            other = int(grid.step(square, direction))
            if other == OFF or (parts(square, other) and (other > square or other not in squares)):
                lines.append(edges[direction])
    return path("".join(lines), class_, stroke_dasharray=None if dashes == "none" else dashes) if lines else NOTHING


def square_place(grid: Grid, square: int, size: float, words: str, actions: str) -> Svg:
    """Return the place on a square that offers actions."""
    x, y = corner_of(grid, square, size)
    return hit(f"place-{grid.name(square)}", words, actions, rect(x + 2, y + 2, size - 4, size - 4, r=4))


def marked_squares(grid: Grid, squares: Sequence[int], size: float, class_: str) -> Svg:
    """Return a tint over squares, such as those that a figure reaches."""
    return join([rect(*corner_of(grid, square, size), size, size, class_) for square in squares])
