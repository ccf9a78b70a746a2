"""Where the names of the regions stand, so that none lies on another or on what stands in the middle of a region.

Those of the box stand in `map_names.toml`, where `tools/place_names.py` has put them off all that two things in each
region can cover, which takes long. On another map each begins where that wants it and moves a little where it must. A
name has the same place in every language, with room for the longest, as what stands on the map keeps off it.
"""

from functools import cache
from typing import Final, NamedTuple

from epocha.engine.catalogue import read_catalogue
from epocha.engine.parts.maps import Box
from epocha.engine.svg import text_width
from epocha.engine.text import LANGUAGES
from epocha.games.civilization_2002.atlas import PACKAGE, THE_WORLD, World
from epocha.games.civilization_2002.map_shapes import WIDTH, Point, Shape, chart_of
from epocha.games.civilization_2002.names import region_name

EDGE: Final = 60.0
"""How far from the edges of the map a name ends at least."""
STEPS: Final = (0.0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9, -1.25, 1.25)
"""How far a name moves up and down, in sizes of its font."""
SIDEWAYS: Final = 2.0
"""How many times as far it moves to the sides."""
APART: Final = 0.3
"""How far apart two names beside each other are at least, in sizes of their font: touching, they read as one."""
PASSES: Final = 2
AGAINST_MOVING: Final = 0.4
"""How much it counts that a name is where it is not wanted, against what it would cover."""


FILE: Final = "map_names.toml"
FAR_NAME: Final = 38.5
NEAR_NAME: Final = 23.0
"""Sizes of names where the whole earth is in view, and where a part of it is."""


class NameAt(NamedTuple):
    """Where the name of a region of the box stands: from afar, and near."""

    id: str
    far: tuple[int, int]
    near: tuple[int, int]


def shown_name(world: World, region: int, lang: str) -> str:
    """Return the name of a region as the map has it: without what stands in brackets."""
    return region_name(world, region, lang).partition(" (")[0]


@cache
def half_width(world: World, region: int, size: float) -> float:
    """Return half of the width of a name in the language in which it is longest."""
    return max([text_width(shown_name(world, region, lang), size) for lang in LANGUAGES]) / 2


def box_at(at: Point, half: float, size: float) -> Box:
    """Return the room that a name takes whose base line has its middle at a point."""
    return Box(at[0] - half, at[1] - 0.8 * size, at[0] + half, at[1] + 0.25 * size)


def is_narrow(world: World, region: int, size: float) -> bool:
    """Return whether a region is a sea that is narrower than its name; the name of a disc stands above it anyway."""
    shape = chart_of(world).shapes[region]
    return bool(world.is_sea(region)) and not shape.is_disc and half_width(world, region, size) > room(shape)


def is_shown(world: World, region: int, size: float) -> bool:
    """Return whether a name is in view without being asked for: from near all are."""
    return size <= NEAR_NAME or not is_narrow(world, region, size)


def room(shape: Shape) -> float:
    """Return how much room a name has on each side of the middle of a region."""
    around = [x for ring in shape.rings for x, _ in ring]
    return min(300.0, (max(around) - min(around)) * 0.42)


@cache
def boxes_near(world: World, region: int, size: float, things: float) -> tuple[Box, ...]:
    """Return the room that the names take which might come in the way of what stands on a region."""
    (x, y), reach = chart_of(world).shapes[region].anchor, 4 * things
    places = name_places(world, size, things)
    boxes = [
        box_at(places[one], half_width(world, one, size), size)
        for one in range(world.count)
        if is_shown(world, one, size)
    ]
    return tuple([box for box in boxes if box.over(Box(x - reach, y - reach, x + reach, y + reach))])


@cache
def name_places(world: World, size: float, things: float) -> tuple[Point, ...]:
    """Return the middles of the base lines of all names in letters of a size.

    Args:
        things: how large what stands in the middle of a region is.
    """
    if world is THE_WORLD and size in (FAR_NAME, NEAR_NAME):
        return stored(size == FAR_NAME)
    return placed(world, size, things)


@cache
def stored(is_far: bool) -> tuple[Point, ...]:
    """Return the places of the names of the box from afar or near, as the file has them."""
    file = read_catalogue(PACKAGE, FILE)
    names = file.records("name", NameAt)
    file.finish()
    found = [names[names.number(name)] for name in THE_WORLD.regions.names]
    return tuple([(float(x), float(y)) for x, y in [one.far if is_far else one.near for one in found]])


def wanted_places(world: World, size: float) -> list[Point]:
    """Return where a map wants its names, so far from its edges that none is cut."""
    halves = [half_width(world, region, size) for region in range(world.count)]
    return [
        (min(max(shape.label[0], half + EDGE), WIDTH - half - EDGE), shape.label[1])
        for shape, half in zip(chart_of(world).shapes, halves, strict=True)
    ]


def placed(world: World, size: float, things: float) -> tuple[Point, ...]:
    """Return places of all names that are soon found: off each other, and off the middles of the lands."""
    shapes = chart_of(world).shapes
    halves = [half_width(world, region, size) for region in range(world.count)]
    wanted = wanted_places(world, size)
    places = list(wanted)
    middles = [
        Box(x - things / 2, y - things / 2, x + things / 2, y + things / 2)
        for x, y in [shape.anchor for shape in shapes[: world.land_count]]
    ]
    named = [region for region in range(world.count) if not is_narrow(world, region, size)]
    around = {region: _around(region, named, wanted, halves, size) for region in range(world.count)}
    for _ in range(PASSES):
        for region in sorted(range(world.count), key=lambda one: -halves[one]):
            others = [box_at(places[one], halves[one], size) for one in around[region]]
            places[region] = _best(wanted[region], halves[region], size, [*others, *middles])
    for region in named:
        for one in around[region]:
            _part(places, halves, size, (region, one), middles)
    return tuple(places)


def _part(places: list[Point], halves: list[float], size: float, pair: tuple[int, int], middles: list[Box]) -> None:
    """Move two names that touch each other on a line apart, each if it comes to lie on nothing else."""
    left, right = sorted(pair, key=lambda one: places[one][0])
    gap = places[right][0] - halves[right] - places[left][0] - halves[left]
    if abs(places[left][1] - places[right][1]) >= size or not -size <= gap < APART * size:
        return
    for one, way in ((left, -1), (right, 1)):
        there = (places[one][0] + way * (APART * size - gap) / 2, places[one][1])
        others = [
            box_at(at, half, size) for n, (at, half) in enumerate(zip(places, halves, strict=True)) if n not in pair
        ]
        before, after = [
            sum([box_at(at, halves[one], size).over(box) for box in [*others, *middles]]) for at in (places[one], there)
        ]
        if after <= before:
            places[one] = there


def _around(region: int, named: list[int], wanted: list[Point], halves: list[float], size: float) -> list[int]:
    """Return the regions whose names might come in the way of that of a region."""
    x, y = wanted[region]
    reach = 2 * SIDEWAYS * size
    return [
        one
        for one in named
        if one != region
        and abs(wanted[one][0] - x) < halves[one] + halves[region] + reach
        and abs(wanted[one][1] - y) < 4 * size
    ]


def _best(wanted: Point, half: float, size: float, others: list[Box]) -> Point:
    """Return where a name is best: near where it is wanted, and on nothing else."""
    far = box_at(wanted, half + SIDEWAYS * size, 3 * size)
    near = [one for one in others if far.over(one)]
    best, least = wanted, float("inf")
    for down in STEPS:
        for across in STEPS:
            at = (wanted[0] + across * SIDEWAYS * size, wanted[1] + down * size)
            here = box_at(at, half, size)
            moved = (abs(across) * SIDEWAYS + abs(down)) * size * size
            cost = AGAINST_MOVING * moved + sum([here.over(one) for one in near])
            if cost < least:
                best, least = at, cost
    return best
