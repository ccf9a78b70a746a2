"""How the map of the world is drawn: the outlines of `map_shapes.toml`, made as high as a page has room for it.

The left and right edge of the map are the same meridian, in the Pacific: what lies at one edge is repeated as a strip
beyond the other. Another world than that of the box has no
outlines: its regions are discs where its file puts them, and lines say which of them border on each other.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from epocha.engine.catalogue import Records, read_catalogue
from epocha.games.civilization_2002.atlas import PACKAGE, THE_WORLD, World
from epocha.games.civilization_2002.map_lines import Edge, alone, chained, edges, shared
from epocha.games.civilization_2002.map_records import Shape as OwnShape
from epocha.games.civilization_2002.own_map import corners_of

Point = tuple[float, float]
BREADTH: Final = 2400
"""From edge to edge."""
BEYOND: Final = 40.0
"""What is repeated beyond each edge."""
WIDTH: Final = BREADTH + 2 * BEYOND
HIGHER: Final = 1.25
"""How much higher than in its file the map is drawn."""
HEIGHT: Final = 1200 * HIGHER
CORNERS: Final = 24
"""About so many corners of a ring tell well enough what lies inside."""
NAME_ABOVE: Final = 30.0
"""How far the name of a shape of a table's own map stands above its middle."""
DISC: Final = 52.0
"""Radius of a region without an outline."""


class Frame(NamedTuple):
    width: int
    height: int
    wrap: str


class RegionShape(NamedTuple):
    """The shape of a region, as the head of the file explains."""

    id: str
    kind: str
    label: tuple[int, int]
    anchor: tuple[int, int]
    room: int
    label_size: int
    outline: str
    callout: tuple[int, int] = (0, 0)
    parts: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    holes: tuple[str, ...] = ()


class Obstacle(NamedTuple):
    """Ice, lakes and peaks that part regions, or scenery that does nothing."""

    id: str
    look: str
    outline: str
    parts: tuple[str, ...] = ()


class Shape(NamedTuple):
    """A region as it is drawn.

    Attributes:
        path: its outline, for `engine.svg.path`. links: lines between its islands.
        rings: some of its corners, ring by ring, close enough to know by them what lies inside.
        is_disc: whether it has no outline, so that lines tell what it borders on.
        label: the middle of the base line of its name. anchor: the middle of what stands there.
    """

    path: str
    rings: tuple[tuple[Point, ...], ...]
    label: Point
    anchor: Point
    links: str = ""
    is_disc: bool = False


class Chart(NamedTuple):
    """A world as it is drawn.

    Attributes:
        shapes: its regions by number. obstacles: what parts them, and scenery, each with its look.
        sea_borders: the lines along which seas meet. ice_edges: those along which ice ends on the map.
        lines: between regions without outlines, and whether a sea is one of them.
    """

    shapes: tuple[Shape, ...]
    obstacles: tuple[tuple[str, str], ...] = ()
    sea_borders: str = ""
    ice_edges: str = ""
    lines: tuple[tuple[str, bool], ...] = ()


def _placed(corners: Iterable[tuple[int, int]]) -> tuple[Point, ...]:
    return tuple([(x + BEYOND, y * HIGHER) for x, y in corners])


def _ring(line: str) -> tuple[Point, ...]:
    return _placed(corners_of(line))


def _path(ring: tuple[Point, ...], end: str = "z") -> str:
    """Return the line through some points, each told by how far it is from the one before: that is shortest."""
    (x, y), *rest = [(round(px), round(py)) for px, py in ring]
    steps = [f"M{x} {y}l"]
    for px, py in rest:
        steps.append(f"{px - x} {py - y} ".replace(" -", "-"))
        x, y = px, py
    return "".join(steps).rstrip() + end


@cache
def chart_of(world: World) -> Chart:
    """Return how a world is drawn."""
    return chart_of_box() if world is THE_WORLD else chart_of_own(world)


def breadth(world: World) -> float:
    """Return how broad a world is drawn from edge to edge if the seas at these edges border on each other, else 0."""
    if world is THE_WORLD:
        return BREADTH
    return WIDTH if world.frame.wrap_pairs else 0


def chart_of_box() -> Chart:
    """Return the map of the box."""
    file = read_catalogue(PACKAGE, "map_shapes.toml")
    frame = file.single("meta", Frame)
    found = file.records("region", RegionShape)
    things = [*file.records("barrier", Obstacle), *file.records("scenery", Obstacle)]
    file.finish()
    if frame.width != BREADTH or frame.height * HIGHER != HEIGHT:
        raise ValueError("the map is drawn for another frame")
    shapes = [_shape(found[found.number(name)]) for name in THE_WORLD.regions.names]
    looks = [(one.look, "".join([_whole(line) for line in (one.outline, *one.parts)])) for one in things]
    return Chart(tuple(shapes), tuple(looks), _sea_borders(found), _ice_edges(things))


def _sea_borders(found: Records[RegionShape]) -> str:
    """Return the borders between seas, the meridian at the edges among them, which parts two seas on each side."""
    seas = [found[found.number(name)] for name in THE_WORLD.regions.names[THE_WORLD.land_count :]]
    rings = [corners_of(line) for sea in seas for line in (sea.outline, *sea.parts, *sea.holes)]
    meridian = [edge for ring in rings for edge in edges(ring) if _on_edge(edge)]
    return _lines([*shared(rings), *meridian])


def _ice_edges(things: list[Obstacle]) -> str:
    """Return where ice ends: neither at an edge of the map, where it goes on, nor at other ice."""
    rings = [corners_of(line) for one in things if one.look == "ice" for line in (one.outline, *one.parts)]
    return _lines([edge for edge in alone(rings) if not _on_edge(edge) and edge[0][1] + edge[1][1]])


def _on_edge(edge: Edge) -> bool:
    """Return whether a line lies along the left or right edge of the map."""
    return edge[0][0] == edge[1][0] and edge[0][0] in (0, BREADTH)


def _lines(found: list[Edge]) -> str:
    return "".join([_path(_placed(line), "") for line in chained(found)])


def _shape(one: RegionShape) -> Shape:
    rings = [_ring(line) for line in (one.outline, *one.parts, *one.holes)]
    some = tuple([ring[:: max(1, len(ring) // CORNERS)] for ring in rings])
    links = "".join([_path(_ring(line), "") for line in one.links])
    (x, y), (to_x, to_y) = one.anchor, one.label
    lines = "".join([*map(_path, rings), _strips(one.outline)])
    return Shape(lines, some, (to_x + BEYOND, to_y * HIGHER), (x + BEYOND, y * HIGHER), links)


def _whole(line: str) -> str:
    """Return a ring as a path, with what is repeated of it beyond the edges."""
    return _path(_ring(line)) + _strips(line)


def _strips(line: str) -> str:
    """Return what is repeated of a ring beyond the edge on the other side, if it lies along an edge."""
    found = ""
    for edge, x in ((0, BREADTH + BEYOND), (BREADTH, 0.0)):
        along = [y * HIGHER for at, y in corners_of(line) if at == edge]
        if len(along) > 1:
            found += f"M{x:g} {min(along):g}h{BEYOND:g}V{max(along):g}h{-BEYOND:g}z"
    return found


def chart_of_own(world: World) -> Chart:
    """Return a map of a table's own: the shapes that its file has, and for other regions discs with lines."""
    scale = (WIDTH / world.frame.width, HEIGHT / world.frame.height)
    middles = [(x * scale[0], y * scale[1]) for x, y in world.places]
    own = {shape.id: shape for shape in world.shapes}
    shapes = [
        _own_shape(own[name], middle, scale) if name in own else _disc(*middle)
        for name, middle in zip(world.regions.names, middles, strict=True)
    ]
    return Chart(tuple(shapes), lines=lines_between(world, shapes))


def _own_shape(shape: OwnShape, middle: Point, scale: Point) -> Shape:
    """Return a shape of a table's own map, brought to the size of the drawing."""
    lines = (shape.outline, *shape.parts, *shape.holes)
    rings = tuple([tuple([(x * scale[0], y * scale[1]) for x, y in corners_of(line)]) for line in lines])
    return Shape("".join(map(_path, rings)), rings, (middle[0], middle[1] - NAME_ABOVE), middle)


def _disc(x: float, y: float) -> Shape:
    corners = tuple([(x + dx * DISC, y + dy * DISC) for dx, dy in ((-1, 0), (0, -1), (1, 0), (0, 1))])
    disc = f"M{x - DISC:g} {y:g}a{DISC:g} {DISC:g} 0 1 0 {2 * DISC:g} 0a{DISC:g} {DISC:g} 0 1 0-{2 * DISC:g} 0z"
    return Shape(disc, (corners,), (x, y - DISC - 8), (x, y), is_disc=True)


def lines_between(world: World, shapes: list[Shape]) -> tuple[tuple[str, bool], ...]:
    """Return lines between neighbours of which one at least is a disc, and whether a sea is one of them.

    A line across the edge of a map that goes round is drawn at both edges; on other maps there is none.
    """
    lines: list[tuple[str, bool]] = []
    around = breadth(world)
    for region in range(world.count):
        for at in range(world.by_air.first[region], world.by_air.first[region + 1]):
            other = int(world.by_air.to[at])
            (x, y), (to_x, to_y) = shapes[region].anchor, shapes[other].anchor
            if region > other or not (shapes[region].is_disc or shapes[other].is_disc):
                continue
            if abs(x - to_x) < WIDTH / 2:
                lines.append((f"M{x:g} {y:g}L{to_x:g} {to_y:g}", world.is_sea(other)))
            elif around:
                lines.append((_line_across((x, y), (to_x, to_y)), world.is_sea(other)))
    return tuple(lines)


def _line_across(one: Point, other: Point) -> str:
    """Return a line between two points over the left and right edge, where it is cut in two."""
    (x, y), (to_x, to_y) = sorted((one, other))
    share = x / (x + WIDTH - to_x or 1)
    edge = y + share * (to_y - y)
    return f"M{x:g} {y:g}L0 {edge:g}M{WIDTH:g} {edge:g}L{to_x:g} {to_y:g}"
