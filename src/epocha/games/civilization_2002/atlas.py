"""The map of the world: land regions, then sea regions, by number, and who borders on whom (CE-2.2 to CE-2.8).

The left and right edge of the board join in the Pacific: the two parts of each Pacific name are two sea regions that
border on each other, so going round the world needs nothing of its own. A table may bring another map (`own_map.py`).
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from epocha.engine.catalogue import read_catalogue
from epocha.engine.links import Links
from epocha.engine.regions import Region, Regions, Way
from epocha.games.civilization_2002.map_records import Frame, LandRegion, SeaRegion, Shape

PACKAGE: Final = "epocha.games.civilization_2002"
MOST_LANDS: Final = 62
MOST_SEAS: Final = 38
MOST_REGIONS: Final = 100
"""A table has room for so many regions. A set of lands is one number, so there are no more than 62 of them."""

LAND_WAY: Final[i64] = 0
SEA_WAY: Final[i64] = 1
COAST_WAY: Final[i64] = 2
AIR_WAY: Final[i64] = 3
BORDERS: Final = {"land": ("land", "land"), "coast": ("land", "sea"), "sea": ("sea", "sea")}


class World:
    """A map of the world; an immutable value.

    Attributes:
        source: the value of the option `map_file` that it is read from; "" of the map of the box.
        frame, lands, seas: as the file gives them. shapes: of regions of a table's own map, if it has any.
        places: of all regions in a drawing, by number.
        land_count, count: how many land regions there are, and regions in all. Lands have the numbers below land_count.
        regions: all regions by number, and their borders.
        by_land, by_sea: steps of armies, steps of fleets.
        coasts: from land to the seas beside it, and back. by_air: all of these.
    """

    def __init__(
        self,
        frame: Frame,
        lands: Sequence[LandRegion],
        seas: Sequence[SeaRegion],
        shapes: Sequence[Shape] = (),
        source: str = "",
    ) -> None:
        """Put regions together to a map; MapError says what is wrong with it."""
        self.source = source
        self.frame = frame
        self.lands = tuple(lands)
        self.seas = tuple(seas)
        self.shapes = tuple(shapes)
        self.places: list[tuple[int, int]] = [*[(one.x, one.y) for one in lands], *[(one.x, one.y) for one in seas]]
        self.land_count: i64 = len(lands)
        self.count: i64 = len(lands) + len(seas)
        ways = [Way(["land"]), Way(["sea"], whole=False), Way(["coast"]), Way(["land", "coast", "sea"], whole=True)]
        self.regions = Regions(regions_of(lands, seas), BORDERS, ways)
        self.by_land: Links = self.regions.ways[LAND_WAY]
        self.by_sea: Links = self.regions.ways[SEA_WAY]
        self.coasts: Links = self.regions.ways[COAST_WAY]
        self.by_air: Links = self.regions.ways[AIR_WAY]

    def is_sea(self, region: i64) -> bool:
        """Return whether a region is sea."""
        return region >= self.land_count

    def is_coastal(self, land: i64) -> bool:
        """Return whether a land region borders on a sea (CE-2.4)."""
        return self.coasts.count(land) > 0

    def number(self, name: str) -> int:
        """Return the number of a region; MapError if there is none of that name."""
        return self.regions.number(name)

    def name(self, region: int, lang: str) -> str:
        """Return what a region is called in a language."""
        lands = len(self.lands)
        return (self.lands[region].name if region < lands else self.seas[region - lands].name).say(lang)


def regions_of(lands: Sequence[LandRegion], seas: Sequence[SeaRegion]) -> list[Region]:
    """Return the regions of a map with their borders."""
    on_land = [Region(one.id, "land", {"land": one.land_adjacent, "coast": one.sea_adjacent}) for one in lands]
    at_sea = [Region(one.id, "sea", {"sea": one.sea_adjacent, "coast": one.land_adjacent}) for one in seas]
    return [*on_land, *at_sea]


def _world_of_box() -> World:
    file = read_catalogue(PACKAGE, "map.toml", notes=["provenance"])
    frame = file.single("meta", Frame)
    lands, seas = file.records("land_region", LandRegion), file.records("sea_region", SeaRegion)
    file.finish()
    return World(frame, lands, seas)


THE_WORLD: Final = _world_of_box()
"""The map of the box, as far as it is known (CE-2.8)."""
REGION_IDS: Final[list[str]] = THE_WORLD.regions.names
"""Of the map of the box."""
