"""A map as `epocha map` tells and draws it: how much there is of what, and which regions border on each other."""

from math import hypot
from typing import Final

from epocha.engine.links import Links
from epocha.engine.plan import Plan
from epocha.engine.svg import Svg, circle, label, path, rect, standalone, style_sheet
from epocha.engine.text import Texts
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2002.agreed import Agreed
from epocha.games.civilization_2002.atlas import PACKAGE, World
from epocha.games.civilization_2002.own_map import corners_of

TEXTS: Final = Texts(PACKAGE)
WIDTH: Final = 2400
MARGIN: Final = 60
LEAST_RADIUS: Final = 12.0
LARGEST_RADIUS: Final = 40.0
NAME_SIZE: Final = 17.0
DASHES: Final = {"coast": "2 6", "sea": "12 7"}

Place = tuple[float, float]


def plan(agreed: Agreed, lang: str) -> Plan:
    """Return what there is to tell of a map, and a drawing of it."""
    return Plan(facts(agreed, lang), drawing(agreed.world, lang))


# --- told ---


def facts(agreed: Agreed, lang: str) -> list[tuple[str, str]]:
    """Return how many regions, borders and tokens there are."""
    world = agreed.world
    lands = int(world.land_count)
    tokens = sum([int(count) for count in agreed.tokens])
    counts = {
        "lands": lands,
        "coastal": sum([world.is_coastal(land) for land in range(lands)]),
        "masses": landmasses(world),
        "seas": int(world.count) - lands,
        "land-borders": len(world.by_land.to) // 2,
        "coasts": len(world.coasts.to) // 2,
        "sea-borders": len(world.by_sea.to) // 2,
        "tokens": tokens,
        "spare": tokens - lands,
    }
    return [(TEXTS.say(lang, f"map-{name}"), str(count)) for name, count in counts.items()]


def landmasses(world: World) -> int:
    """Return how many lands, or groups of lands, no army leaves without a fleet."""
    links, seen, found = world.by_land, vec_of([0] * int(world.count)), 0
    for land in range(int(world.land_count)):
        if not seen[land]:
            found += 1
            for other, far in enumerate(links.spread(vec_of([land]), world.count, vec_of([]))):
                if far >= 0:
                    seen[other] = 1
    return found


# --- drawn ---


def drawing(world: World, lang: str) -> Svg:
    """Return the regions with their names and borders: by their shapes if the map has any, else as discs and lines."""
    scale = WIDTH / world.frame.width
    high = world.frame.height * scale
    places = [(x * scale + MARGIN, y * scale + MARGIN) for x, y in world.places]
    radius = radius_for(places)
    shaped = {shape.id: shape for shape in world.shapes}
    ground: list[Svg] = []
    for region, name in enumerate(world.regions.names):
        class_ = "f-water edge" if world.is_sea(region) else "f-earth edge"
        if shape := shaped.get(name):
            rings = "".join([_ring(line, scale) for line in (shape.outline, *shape.parts, *shape.holes)])
            ground.append(path(rings, class_, fill_rule="evenodd"))
        else:
            ground.append(circle(*places[region], radius, class_))
    lines = [] if shaped else borders(world, places)
    names = [
        label(world.name(region, lang), x, y + (6 if shaped else radius + NAME_SIZE), NAME_SIZE, "t-halo")
        for region, (x, y) in enumerate(places)
    ]
    paper = rect(0, 0, WIDTH + 2 * MARGIN, high + 2 * MARGIN, "f-paper")
    title = TEXTS.say(lang, "option-map_file")
    return standalone(WIDTH + 2 * MARGIN, high + 2 * MARGIN, title, style_sheet(), paper, *lines, *ground, *names)


def radius_for(places: list[Place]) -> float:
    """Return how large discs may be so that no two touch, within limits."""
    nearest = [hypot(x - u, y - v) for n, (x, y) in enumerate(places) for u, v in places[:n]]
    return max(LEAST_RADIUS, min(LARGEST_RADIUS, 0.4 * min(nearest, default=LARGEST_RADIUS)))


def _ring(line: str, scale: float) -> str:
    corners = [f"{x * scale + MARGIN:.0f} {y * scale + MARGIN:.0f}" for x, y in corners_of(line)]
    return f"M{'L'.join(corners)}Z"


def borders(world: World, places: list[Place]) -> list[Svg]:
    """Return a line for each border; dashes tell coasts and borders at sea."""
    across = {frozenset(pair) for pair in world.frame.wrap_pairs}
    kinds: list[tuple[str, Links]] = [("land", world.by_land), ("coast", world.coasts), ("sea", world.by_sea)]
    found: list[Svg] = []
    for kind, links in kinds:
        for a in range(int(world.count)):
            for b in neighbours(links, a):
                if a < b:
                    names = frozenset((world.regions.names[a], world.regions.names[b]))
                    ends = _around(places[a], places[b]) if names in across else [(places[a], places[b])]
                    found += [path(_line(*end), "l-border", stroke_dasharray=DASHES.get(kind)) for end in ends]
    return found


def neighbours(links: Links, place: int) -> list[int]:
    """Return where steps lead from a place."""
    return [int(links.to[at]) for at in range(int(links.first[place]), int(links.first[place + 1]))]


def _line(start: Place, end: Place) -> str:
    return f"M{start[0]:.0f} {start[1]:.0f}L{end[0]:.0f} {end[1]:.0f}"


def _around(a: Place, b: Place) -> list[tuple[Place, Place]]:
    """Return the two parts of a border that goes across the left and right edge."""
    west, east = sorted((a, b))
    return [(west, (0, west[1])), (east, (WIDTH + 2.0 * MARGIN, east[1]))]
