"""The ground of the map, which never changes: sea with pale shores, land by continents, ice, lakes, peaks, and names.

The outlines of the regions of the box are paths of the sprite, so whatever follows them costs one short element.
"""

from functools import cache
from typing import Final

from epocha.engine.svg import NOTHING, Svg, group, join, label, path, rect, tag
from epocha.games.civilization_2002.atlas import THE_WORLD, World
from epocha.games.civilization_2002.lettering import FAR_NAME, NEAR_NAME, is_narrow, name_places, shown_name
from epocha.games.civilization_2002.map_shapes import BEYOND, HEIGHT, WIDTH, chart_of
from epocha.games.civilization_2002.scenery import scenery

FAR_CELL: Final = 68.0
NEAR_CELL: Final = 57.0
"""How much room everything that stands on the map has, likewise."""
SHADOW: Final = (5.0, 7.0)
"""How far the shadow of the lands lies from them: light falls from the upper left."""
OVERLAP: Final = 600.0
"""How much of the sea goes on above and below the map: a window that is higher than the map is filled by it."""
SHORES: Final = ("shore-wide", "shore")


def outline(world: World, region: int, class_: str | None = None) -> Svg:
    """Return the shape of a region."""
    if world is THE_WORLD:
        return tag("use", href=f"#region-{world.regions.names[region]}", class_=class_)
    return path(chart_of(world).shapes[region].path, class_ or "", fill_rule="evenodd")


@cache
def outlines() -> dict[str, Svg]:
    """Return the shapes of the regions of the box for the sprite, by name."""
    shapes = chart_of(THE_WORLD).shapes
    return {
        f"region-{name}": tag("path", id=f"region-{name}", d=shapes[region].path, fill_rule="evenodd")
        for region, name in enumerate(THE_WORLD.regions.names)
    }


@cache
def ground(world: World) -> Svg:
    """Return sea and land with their borders."""
    chart = chart_of(world)
    lands, seas = range(world.land_count), range(world.land_count, world.count)
    drawn: list[Svg] = [rect(0, -OVERLAP, WIDTH, HEIGHT + 2 * OVERLAP, "g-sea")]
    drawn += [outline(world, land, shore) for shore in SHORES for land in lands]
    if world is THE_WORLD:
        drawn.append(path(chart.sea_borders, "sea-border"))
    else:
        drawn += [outline(world, sea, "sea-border") for sea in seas if not chart.shapes[sea].is_disc]
    drawn += [path(line, "sea-link" if at_sea else "land-link") for line, at_sea in chart.lines]
    drawn += [outline(world, sea, "sea-disc") for sea in seas if chart.shapes[sea].is_disc]
    drawn += [path(shape.links, "island-link") for shape in chart.shapes if shape.links]
    continents = [f" g-{one.continent.replace('_', '-')}" if one.continent else "" for one in world.lands]
    drawn.append(group(*[outline(world, land) for land in lands], class_="land-shadow", at=SHADOW))
    drawn += [outline(world, land, f"land{continents[land]}") for land in lands]
    drawn += [path(line, f"g-{look}") for look, line in chart.obstacles]
    if chart.ice_edges:  # it lies along the upper edge, where the line round it does not end it
        drawn += [path(chart.ice_edges, "ice-edge"), rect(0, -OVERLAP, WIDTH, OVERLAP + 2, "g-ice")]
    drawn.append(scenery(((FAR_CELL, FAR_NAME), (NEAR_CELL, NEAR_NAME))) if world is THE_WORLD else NOTHING)
    return group(*drawn)


def names(world: World, lang: str) -> Svg:
    """Return the names of the regions: large ones for the whole earth, smaller ones for a part of it.

    From afar narrow seas have no name, unless they may be chosen.
    """
    drawn: list[Svg] = []
    for class_, size, cell in (("far", FAR_NAME, FAR_CELL), ("near", NEAR_NAME, NEAR_CELL)):
        labels: list[Svg] = []
        for region, (x, y) in enumerate(name_places(world, size, cell)):
            kind = "sea-name" if world.is_sea(region) else "land-name"
            narrow = " narrow-sea" if is_narrow(world, region, size) else ""
            text, place = shown_name(world, region, lang), f"place-{world.regions.names[region]}"
            labels.append(label(text, x, y, size, f"t-halo {kind}{narrow}", data_names=place))
        drawn.append(group(*labels, class_=f"{class_} names"))
    return join(drawn)


def edges(world: World) -> Svg:
    """Return the strips beyond the left and right edge, with arrows: who goes on there comes to the other edge."""
    if world is not THE_WORLD:
        return NOTHING
    veil = [rect(x, -OVERLAP, BEYOND, HEIGHT + 2 * OVERLAP, "beyond") for x in (0.0, WIDTH - BEYOND)]
    arrows = [
        path(f"M{x - 9 * way:g} {y - 24:g}L{x + 9 * way:g} {y:g}L{x - 9 * way:g} {y + 24:g}", "edge-arrow")
        for x, way in ((BEYOND / 2, -1), (WIDTH - BEYOND / 2, 1))
        for y in (350.0, 800.0, 1270.0)
    ]
    return group(*veil, *arrows, class_="on-map")
