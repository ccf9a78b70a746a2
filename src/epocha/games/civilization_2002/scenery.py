"""What grows and rises on the lands of the box, and a rose of the winds at sea: looks only, which nothing depends on.

Small drawings lie in each land off its names and off the only thing that stands there. All of a kind are one path, as
the ground is sent whole.
"""

from functools import cache
from typing import Final

from epocha.engine.parts.maps import Box
from epocha.engine.svg import Svg, group, path
from epocha.games.civilization_2002.atlas import THE_WORLD
from epocha.games.civilization_2002.lettering import boxes_near
from epocha.games.civilization_2002.map_shapes import chart_of
from epocha.games.civilization_2002.spots import clearance, covered, spots

KINDS: Final = {
    "peak": "m-15 11l10-21 8 14 5-7 9 14m-25-16l-2 8 6 2",
    "pine": "m0-15l8 12h-5l7 10h-20l7-10h-5zm0 22v6",
    "tree": "m0 4a9 9 0 1 1 .1 0zm0 0v10",
    "palm": "m-3 14q5-9 3-20m0 0q-8-6-13 1m13-1q8-6 13 1m-13-1q-5 2-7 9m7-9q5 2 7 9",
    "dune": "m-17 6q10-14 17-3 6-9 17 3m-22 6q6-5 11 0",
    "grass": "m-7 6l-3-9m6 9l1-13m5 13l4-9",
}
"""How each kind is drawn round a point."""
WOODS: Final = ("pine", "tree", "palm")
GROWS: Final = {
    "peak": "himalaya inca cascadia colorado persia anatolia atlas",
    "pine": "hudson yukon siberia lena scandinavia muscovy kamchatka manchuria",
    "palm": "amazonia orinoco yucatan funa nigeria java mekong madagascar bahia",
    "dune": "sahara gobi arabia kalahari tanami nubia egypt mexica",
    "grass": "steppe dakota pampas patagonia sarmatia euphrates mississippi eritrea tanganika murray gran_chaco",
}
"""What grows where; elsewhere there are trees with leaves."""
APART: Final = 54.0
CLEAR: Final = 19.0
"""How far inside the coast and the borders the middle of a drawing lies at least."""
SIZE: Final = 28.0
ROSE: Final = (1770.0, 1050.0)


@cache
def scenery(sizes: tuple[tuple[float, float], ...]) -> Svg:
    """Return all of it.

    Args:
        sizes: of what stands on the map and of the letters there, from afar and from near.
    """
    kind_of = {land: kind for kind, lands in GROWS.items() for land in lands.split()}
    lines = dict.fromkeys(KINDS, "")
    for land in range(THE_WORLD.land_count):
        kind = kind_of.get(THE_WORLD.regions.names[land], "tree")
        lines[kind] += "".join([f"M{x:.0f} {y:.0f}{KINDS[kind]}" for x, y in free_places(land, sizes)])
    return group(
        *[path(line, "scenery g-woods" if kind in WOODS else "scenery") for kind, line in lines.items()], rose()
    )


def free_places(land: int, sizes: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
    """Return where there is room for a drawing on a land, in rows that are shifted against each other."""
    shape = chart_of(THE_WORLD).shapes[land]
    corners = [corner for ring in shape.rings for corner in ring]
    left, top = min([x for x, _ in corners]), min([y for _, y in corners])
    right, bottom = max([x for x, _ in corners]), max([y for _, y in corners])
    taken = taken_of(land, sizes)
    found: list[tuple[float, float]] = []
    for row in range(int((bottom - top) / APART * 1.3) + 1):
        for column in range(int((right - left) / APART) + 2):
            stir = (row * 7 + column * 5) % 3 * 6.0
            x, y = left + (column + row % 2 / 2) * APART + stir, top + row * APART / 1.3 + stir
            here = Box(x - SIZE / 2, y - SIZE / 2, x + SIZE / 2, y + SIZE / 2)
            if clearance(THE_WORLD, land, x, y) > CLEAR and not any(here.over(box) for box in taken):
                found.append((x, y))
    return found


def taken_of(land: int, sizes: tuple[tuple[float, float], ...]) -> list[Box]:
    """Return what drawings on a land keep off: names, and the only thing that stands there."""
    taken: list[Box] = []
    for things, letters in sizes:
        taken += boxes_near(THE_WORLD, land, letters, things)
        taken += [covered(at, things) for at in spots(THE_WORLD, land, 1, things, letters)]
    return taken


def rose() -> Svg:
    """Return a rose of the winds, lit from the upper left."""
    long, short, waist = 88, 50, 15
    lit = f"M0{-long}L0 0L{-waist}{-waist}zM{-long} 0L0 0L{-waist} {waist}zM0 {long}L0 0L{waist} {waist}z"
    lit += f"M{long} 0L0 0L{waist}{-waist}z"
    dark = f"M0{-long}L0 0L{waist}{-waist}zM{-long} 0L0 0L{-waist}{-waist}zM0 {long}L0 0L{-waist} {waist}z"
    dark += f"M{long} 0L0 0L{waist} {waist}z"
    back = "".join(
        [f"M{a * short} {b * short}L{a * waist * 1.3:g} 0L0 {b * waist * 1.3:g}z" for a in (1, -1) for b in (1, -1)]
    )
    ring = "M-62 0a62 62 0 1 0 124 0a62 62 0 1 0-124 0z"
    return group(
        path(ring, "rose-ring"), path(back, "rose-pale"), path(lit, "rose-pale"), path(dark, "rose-dark"), at=ROSE
    )
