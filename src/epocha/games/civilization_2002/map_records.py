"""What `map.toml` holds: one record for each kind of table; the loader holds the file to them."""

from typing import NamedTuple

from epocha.engine.catalogue import Words


class Frame(NamedTuple):
    """The drawing that the centres of regions are given for, and what must be true of the map."""

    width: int
    height: int
    land_regions: int
    sea_regions: int
    wrap_pairs: tuple[tuple[str, ...], ...]


class LandRegion(NamedTuple):
    id: str
    name: Words
    continent: str
    x: int
    y: int
    land_adjacent: tuple[str, ...]
    sea_adjacent: tuple[str, ...]


class SeaRegion(NamedTuple):
    id: str
    name: Words
    x: int
    y: int
    sea_adjacent: tuple[str, ...]
    land_adjacent: tuple[str, ...]
