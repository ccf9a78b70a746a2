"""What `map.toml`, or a map of a table's own, holds: one record for each kind of table of the file."""

from typing import NamedTuple

from epocha.engine.catalogue import Words


class Frame(NamedTuple):
    """The drawing that the places of regions are given for, and what must be true of the map.

    Attributes:
        land_regions, sea_regions: how many there are; 0 if the file does not say.
        wrap_pairs: sea regions that border on each other only across the left and right edge.
    """

    width: int = 1000
    height: int = 500
    land_regions: int = 0
    sea_regions: int = 0
    wrap_pairs: tuple[tuple[str, str], ...] = ()


class LandRegion(NamedTuple):
    id: str
    name: Words
    x: int
    y: int
    continent: str = ""
    land_adjacent: tuple[str, ...] = ()
    sea_adjacent: tuple[str, ...] = ()


class SeaRegion(NamedTuple):
    id: str
    name: Words
    x: int
    y: int
    sea_adjacent: tuple[str, ...] = ()
    land_adjacent: tuple[str, ...] = ()


class Shape(NamedTuple):
    """How a region of a table's own map is drawn; each line is `x-y/x-y/...` in the frame of the map.

    Attributes:
        outline: of the region. parts: further pieces of it. holes: islands in a sea.
    """

    id: str
    outline: str
    parts: tuple[str, ...] = ()
    holes: tuple[str, ...] = ()
