"""Find places for the names on the map of Civilization (2002): `python tools/place_names.py`.

None may be covered by what stands on the map, be it two things in each region, and none lies far from its region. Names
and things make room for each other in turns; then each name on which much lies goes where things, as they would make
room for it there, lie the least on any. It writes the file of the game that keeps the places.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from math import hypot, inf
from pathlib import Path
from typing import Final

from epocha.engine.parts.maps import Box
from epocha.engine.state import NOBODY
from epocha.games.civilization_2002 import lettering
from epocha.games.civilization_2002.atlas import THE_WORLD
from epocha.games.civilization_2002.ground import FAR_CELL, NEAR_CELL
from epocha.games.civilization_2002.lettering import FAR_NAME, NEAR_NAME, box_at, half_width, is_shown
from epocha.games.civilization_2002.map_shapes import WIDTH, Point, chart_of
from epocha.games.civilization_2002.spots import arranged, clearance, covered

ROUNDS: Final = 8
SETTLED: Final = 2
STEPS: Final = tuple([0.3 * step for step in range(-7, 8)])
"""How far a name moves up and down, and 1.2 times as far to the sides, in sizes of its font."""
ACROSS: Final = 1.2
AGAINST_MOVING: Final = 0.12
"""How much it counts that a name is where it is not wanted, against what it would lie on."""
ON_NAMES: Final = 3.0
ON_THINGS: Final = ((1, 1.0), (2, 0.8), (3, 0.4))
"""How much it counts that it lies on another name, and on things where there are so many in a region."""
MUCH: Final = 0.3
"""How much of a name, in squares of its font, may be covered without it being hard to read."""
STEEP: Final = 10.0
"""How many times as much counts what is covered of it beyond that."""
ASTRAY: Final = ((-0.8, 0.1), (-0.4, 0.1), (0.0, 12.0), (0.4, 0.1), (0.8, 0.1))
"""How much it counts, in squares of its font, that a part of a name lies on a land that is not its own: which part, in
halves of its width from the middle."""
DOUBTFUL: Final = 4.0
"""How much it counts, in sizes of its font, that the token of another land is nearer to a name than that of its own:
nobody could tell whose token is whose."""
CLEARLY: Final = 0.4
"""How much nearer its own land is than any other, in sizes of its font, so that nobody doubts it."""
NEAREST: Final = 2.9
"""How far from its region the middle of a name lies at most, in sizes of its font."""
MARGIN: Final = (4.0, 3.0)
HEAD: Final = (
    "# Where the names of the regions stand: the middles of their base lines, in units of the drawing, for the whole\n"
    "# earth and for a part of it. Made by tools/place_names.py; do not edit.\n"
)


class Names:
    """The names of one size while they are being placed.

    Attributes:
        places: the middles of their base lines. named: regions whose names are in view.
        homes: where a thing lies on each land if there is no other.
    """

    def __init__(self, size: float, cell: float) -> None:
        self.size, self.cell = size, cell
        self.halves = [half_width(THE_WORLD, region, size) for region in range(THE_WORLD.count)]
        self.wanted = lettering.wanted_places(THE_WORLD, size)
        self.places = list(lettering.placed(THE_WORLD, size, cell))
        self.homes = [shape.anchor for shape in chart_of(THE_WORLD).shapes[: THE_WORLD.land_count]]
        self.named = [region for region in range(THE_WORLD.count) if is_shown(THE_WORLD, region, size)]

    def box(self, region: int) -> Box:
        """Return the room that a name takes."""
        return box_at(self.places[region], self.halves[region], self.size)

    def apart(self, region: int) -> Box:
        """Return the room that a name needs for itself: two that touch on a line read as one."""
        box, more = self.box(region), lettering.APART * self.size
        return box._replace(left=box.left - more, right=box.right + more)

    def lies_on(self) -> float:
        """Return how much of the names is covered, the more of one the worse."""
        return self.burden(self.things())

    def burden(self, things: list[tuple[Box, float]]) -> float:
        """Return how bad it is that things lie on names."""
        much, boxes = MUCH * self.size * self.size, [self.box(region) for region in self.named]
        on_each = [sum([weight * box.over(name) for box, weight in things]) for name in boxes]
        return sum([on_it + STEEP * max(0.0, on_it - much) for on_it in on_each])

    def things(self, lands: Iterable[int] = range(THE_WORLD.land_count)) -> list[tuple[Box, float]]:
        """Return what things in each of some lands would cover, and how much that counts."""
        names = [self.box(region) for region in self.named]
        found: list[tuple[Box, float]] = []
        for land in lands:
            near = tuple([box for box in names if box.over(self.about(land))])
            for count, weight in ON_THINGS:
                spots = arranged(THE_WORLD, land, count, self.cell, near)
                if count == 1:
                    self.homes[land] = spots[0]
                found += [(covered(at, self.cell), weight) for at in spots]
        return found

    def about(self, land: int) -> Box:
        """Return where things of a land might be put."""
        (x, y), reach = chart_of(THE_WORLD).shapes[land].anchor, 4 * self.cell
        return Box(x - reach, y - reach, x + reach, y + reach)

    def improve(self) -> None:
        """Move the names off things and off each other, the longest first."""
        things = self.things()
        for region in sorted(self.named, key=lambda one: -self.halves[one]):
            others = [(self.apart(one), ON_NAMES) for one in self.named if one != region]
            self.places[region] = self.best(region, [*others, *things])

    def best(self, region: int, others: list[tuple[Box, float]]) -> Point:
        """Return where a name is best: near where it is wanted, and on nothing else."""
        (x, y), half, size = self.wanted[region], self.halves[region], self.size
        reach = box_at((x, y), half + ACROSS * STEPS[-1] * size + MARGIN[0], 6 * size)
        near = [(box, weight) for box, weight in others if box.over(reach)]
        best, least = (x, y), inf
        for at, cost in self.tried(region):
            here = box_at(at, half + MARGIN[0], size)
            here = here._replace(top=here.top - MARGIN[1], bottom=here.bottom + MARGIN[1])
            total = cost + self.doubtful(region, at) + sum([weight * here.over(box) for box, weight in near])
            if total < least:
                best, least = at, total
        return best

    def tried(self, region: int) -> Iterator[tuple[Point, float]]:
        """Yield where a name may stand, and how much speaks against it even if nothing lies there."""
        (x, y), half, size = self.wanted[region], self.halves[region], self.size
        for down in STEPS:
            for across in STEPS:
                at = (x + across * ACROSS * size, y + down * size)
                if not half + lettering.EDGE <= at[0] <= WIDTH - half - lettering.EDGE:
                    continue
                if clearance(THE_WORLD, region, at[0], at[1] - 0.3 * size) < -NEAREST * size:
                    continue
                moved = AGAINST_MOVING * (abs(across) * ACROSS + abs(down)) * size * size
                yield at, moved + self.astray(region, at)

    def settle(self) -> None:
        """Move each name on which much lies; what stands near is laid anew for every place that is tried."""
        things = self.things()
        for region in self.named:
            if sum([weight * box.over(self.box(region)) for box, weight in things]) > MUCH * self.size * self.size:
                self.places[region] = self.eased(region)

    def eased(self, region: int) -> Point:
        """Return the place of a name where least lies on it and on those near it; it touches none of them."""
        begun, others = self.places[region], [self.box(one) for one in self.named if one != region]
        reach = box_at(self.wanted[region], self.halves[region] + 2 * self.cell, 4 * self.size)
        lands = [land for land in range(THE_WORLD.land_count) if self.about(land).over(reach)]
        best, least = begun, inf
        for at, cost in self.tried(region):
            self.places[region] = at
            if any(self.apart(region).over(box) for box in others):
                continue
            total = cost + self.burden(self.things(lands))
            total += sum([self.doubtful(land, self.places[land]) for land in lands])
            if total < least:
                best, least = at, total
        self.places[region] = begun
        return best

    def doubtful(self, region: int, at: Point) -> float:
        """Return how much it counts that a name stands nearer to what lies on another land than to that of its own."""
        if THE_WORLD.is_sea(region):
            return 0.0
        box = box_at(at, self.halves[region], self.size)
        away = [gap(box, home) for home in self.homes]
        nearest = min([far for land, far in enumerate(away) if land != region])
        return DOUBTFUL * self.size * max(0.0, away[region] + CLEARLY * self.size - nearest)

    def astray(self, region: int, at: Point) -> float:
        """Return how much it counts that the name of a region lies on other lands."""
        x, y, half = at[0], at[1] - 0.3 * self.size, self.halves[region]
        other = [weight for part, weight in ASTRAY if land_at(x + part * half, y) not in (NOBODY, region)]
        return self.size * self.size * sum(other)


def gap(box: Box, at: Point) -> float:
    """Return how far a point lies from a box."""
    return hypot(max(box.left - at[0], 0.0, at[0] - box.right), max(box.top - at[1], 0.0, at[1] - box.bottom))


def land_at(x: float, y: float) -> int:
    """Return the land near a point of the map; NOBODY at sea."""
    return land_on(3 * round(x / 3), 3 * round(y / 3))


@cache
def land_on(x: int, y: int) -> int:
    """Return the land at a point; NOBODY at sea."""
    near = [land for land in range(THE_WORLD.land_count) if frame_of(land).over(Box(x - 1, y - 1, x + 1, y + 1))]
    return next((land for land in near if clearance(THE_WORLD, land, x, y) > 0), NOBODY)


@cache
def frame_of(land: int) -> Box:
    """Return what a land lies within."""
    corners = [corner for ring in chart_of(THE_WORLD).shapes[land].rings for corner in ring]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs), max(ys))


def found(size: float, cell: float) -> list[Point]:
    """Return the places of all names of a size: those of the best round."""
    names = Names(size, cell)
    rounds: list[tuple[float, list[Point]]] = []
    for _ in range(ROUNDS):
        names.improve()
        rounds.append((names.lies_on(), list(names.places)))
    names.places = min(rounds)[1]
    for _ in range(SETTLED):
        names.settle()
    return names.places


def main() -> None:
    """Write the file."""
    far, near = found(FAR_NAME, FAR_CELL), found(NEAR_NAME, NEAR_CELL)
    rows = [
        f'\n[[name]]\nid = "{name}"\nfar = [{x:.0f}, {y:.0f}]\nnear = [{near_x:.0f}, {near_y:.0f}]\n'
        for name, (x, y), (near_x, near_y) in zip(THE_WORLD.regions.names, far, near, strict=True)
    ]
    Path(lettering.__file__).with_name(lettering.FILE).write_text(HEAD + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
