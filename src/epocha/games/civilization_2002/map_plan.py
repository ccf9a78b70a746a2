"""A map as `epocha map` tells and draws it: how much there is of what, and which regions border on each other."""

from typing import Final

from epocha.engine.picture import Drawing, Layer, Picture, document
from epocha.engine.plan import Plan
from epocha.engine.svg import Svg, style_sheet
from epocha.engine.text import Texts
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2002.agreed import Agreed
from epocha.games.civilization_2002.atlas import PACKAGE, World
from epocha.games.civilization_2002.gallery import symbols
from epocha.games.civilization_2002.ground import ground, names
from epocha.games.civilization_2002.map_shapes import HEIGHT, WIDTH

TEXTS: Final = Texts(PACKAGE)


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
    """Return the regions with their borders and names, as the table shows them."""
    name = TEXTS.say(lang, "option-map_file")
    layers = [Layer("ground", "", lambda: ground(world)), Layer("names", "", lambda: names(world, lang))]
    picture = Picture("map", "board", name, {"wide": lambda: Drawing(WIDTH, HEIGHT, layers)})
    return document(name, style_sheet(PACKAGE), symbols(), [picture])
