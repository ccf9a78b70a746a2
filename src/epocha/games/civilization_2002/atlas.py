"""The map of the world: land regions, then sea regions, by number, and who borders on whom (CE-2.2 to CE-2.8).

The left and right edge of the board join in the Pacific: the two parts of each Pacific name are two sea regions that
border on each other, so going round the world needs nothing of its own.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.catalogue import Catalogue, read_catalogue
from epocha.engine.links import Links
from epocha.engine.regions import Region, Regions, Way
from epocha.games.civilization_2002.map_records import Frame, LandRegion, SeaRegion

PACKAGE: Final = "epocha.games.civilization_2002"
LANDS: Final = 57
SEAS: Final = 27
REGIONS: Final = 84
"""Land regions have the numbers below LANDS."""

LAND_WAY: Final[i64] = 0
SEA_WAY: Final[i64] = 1
COAST_WAY: Final[i64] = 2
AIR_WAY: Final[i64] = 3
BORDERS: Final = {"land": ("land", "land"), "coast": ("land", "sea"), "sea": ("sea", "sea")}


class World:
    """A map of the world; an immutable value.

    Attributes:
        frame, lands, seas: as the file gives them.
        regions: all regions by number, and their borders.
        by_land, by_sea: steps of armies, steps of fleets.
        coasts: from land to the seas beside it, and back. by_air: all of these.
    """

    def __init__(self, file: Catalogue) -> None:
        """Read a map; CatalogueError or MapError says what is wrong with it."""
        self.frame = file.single("meta", Frame)
        self.lands = file.records("land_region", LandRegion)
        self.seas = file.records("sea_region", SeaRegion)
        file.finish()
        on_land = [Region(one.id, "land", {"land": one.land_adjacent, "coast": one.sea_adjacent}) for one in self.lands]
        at_sea = [Region(one.id, "sea", {"sea": one.sea_adjacent, "coast": one.land_adjacent}) for one in self.seas]
        ways = [Way(["land"]), Way(["sea"], whole=False), Way(["coast"]), Way(["land", "coast", "sea"], whole=True)]
        self.regions = Regions([*on_land, *at_sea], BORDERS, ways)
        self.by_land: Links = self.regions.ways[LAND_WAY]
        self.by_sea: Links = self.regions.ways[SEA_WAY]
        self.coasts: Links = self.regions.ways[COAST_WAY]
        self.by_air: Links = self.regions.ways[AIR_WAY]

    def is_coastal(self, land: i64) -> bool:
        """Return whether a land region borders on a sea (CE-2.4)."""
        return self.coasts.count(land) > 0

    def number(self, name: str) -> int:
        """Return the number of a region; MapError if there is none of that name."""
        return self.regions.number(name)


def is_sea(region: i64) -> bool:
    """Return whether a region is sea."""
    return region >= LANDS


THE_WORLD: Final = World(read_catalogue(PACKAGE, "map.toml", notes=["provenance"]))
"""The map of the box, as far as it is known (CE-2.8)."""
REGION_IDS: Final[list[str]] = THE_WORLD.regions.names
