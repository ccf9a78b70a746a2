"""A table's own map: read from TOML, checked against the rules, and written on one line for records (CE-2.8, CE-24.8).

The text has the form of `map.toml`: `[[land_region]]` and `[[sea_region]]` with `id`, `land_adjacent` and
`sea_adjacent`. All else may be left out: `name`, a text or one for each language; `continent`, for its colour; `x` and
`y` in a drawing of the size that `[meta]` gives; and shapes, `[[region]]` records with `id` and `outline` as in
`map_shapes.toml`.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from epocha.engine.catalogue import Catalogue, near
from epocha.engine.fault import Fault, MapError, read_toml, refuse
from epocha.engine.options import toml_on_one_line
from epocha.engine.regions import border_faults
from epocha.engine.text import Texts
from epocha.games.civilization_2002.atlas import (
    BORDERS,
    MOST_LANDS,
    MOST_REGIONS,
    MOST_SEAS,
    PACKAGE,
    THE_WORLD,
    World,
    regions_of,
)
from epocha.games.civilization_2002.map_places import places_of
from epocha.games.civilization_2002.map_records import Frame, LandRegion, SeaRegion, Shape

LONGEST: Final = 120_000
"""Characters that the option takes; the map of the box has 25,000, and its shapes 87,000."""
DEEPEST: Final = 6
LONGEST_NAME: Final = 40
MOST_POINTS: Final = 6000
"""Points of all shapes together: a record carries them."""
LEAST_LANDS: Final = 4
"""Two players start in two lands each (CE-5.6, CE-5.7)."""
SMALLEST: Final = 100
LARGEST: Final = 10_000
"""Sides of the drawing."""
MOST_TOLD: Final = 6
"""Faults that are told at once."""
_TEXTS: Final = Texts(PACKAGE)
_ID: Final = re.compile(r"(?=.{1,30}$)[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LINE: Final = re.compile(r"\d{1,5}-\d{1,5}(/\d{1,5}-\d{1,5})*")
_BORDER_WORDS: Final = {"land": "border-land", "coast": "border-coast", "sea": "border-sea"}
_REGION_WORDS: Final = {"land": "on-land", "sea": "on-sea"}
"""The messages that say kinds of borders and of regions."""
_ENDS: Final = ("here", "there", "first", "second")
"""Places of faults where kinds of regions stand."""
_NOTES: Final = ["provenance", "kind", "label", "label_size", "anchor", "room", "callout", "links"]
"""Keys for people, and of shapes those that only the pictures of the box use."""


def world_of(source: str) -> World:
    """Return the map of a value of the option: "" is the map of the box."""
    return _own_world(source) if source else THE_WORLD


@lru_cache(maxsize=32)
def _own_world(source: str) -> World:
    return read_map(read_toml(source)["map"], source)


@lru_cache(maxsize=32)
def line_of(text: str) -> str:
    """Return a map on one line; Fault naming the region and what is wrong with it, and what to do."""
    data = read_toml(text)
    inner = data["map"] if list(data) == ["map"] else data
    if not isinstance(inner, dict):
        raise Fault("no-map", _TEXTS)
    return one_line(read_map(inner, ""))


def read_map(data: Mapping[str, Any], source: str = "") -> World:
    """Return the map of a file's content; Fault if the rules cannot use it."""
    shapes = _rows(data, "region", _drawn)
    seen = {str(row.get("id")): row for row in shapes if isinstance(row, dict)}
    named = {kind: _rows(data, kind, lambda row: _named(row, seen)) for kind in ("land_region", "sea_region")}
    placed = _are_placed([row for rows in named.values() for row in rows])
    file = Catalogue({"meta": {}, **data, **named, "region": shapes}, "", _NOTES)
    frame = file.single("meta", Frame)
    lands: Sequence[LandRegion] = file.records("land_region", LandRegion)
    seas: Sequence[SeaRegion] = file.records("sea_region", SeaRegion)
    drawn = file.records("region", Shape)
    file.finish()
    refuse(MOST_TOLD, _frame_faults(frame, lands, seas), _name_faults([*lands, *seas]))
    refuse(MOST_TOLD, _border_faults(lands, seas))
    try:
        world = World(frame, lands, seas, drawn, source)
    except MapError as problem:
        raise _in_own_words(problem) from None
    if not placed:
        places = places_of(world.regions, frame.width, frame.height)
        lands = [one._replace(x=x, y=y) for one, (x, y) in zip(lands, places, strict=False)]
        seas = [one._replace(x=x, y=y) for one, (x, y) in zip(seas, places[len(lands) :], strict=True)]
        world = World(frame._replace(wrap_pairs=()), lands, seas, drawn, source)
    refuse(MOST_TOLD, _drawing_faults(world))
    return world


# --- what may be left out or written shorter ---


def _rows(data: Mapping[str, Any], kind: str, filled: Callable[[dict[str, Any]], dict[str, Any]]) -> list[Any]:
    """Return the records of a kind, filled up; whatever is no record is left for the catalogue to refuse."""
    rows = data.get(kind, [])
    if not isinstance(rows, list):
        raise Fault("rows", _TEXTS, kind=kind)
    return [filled(dict(row)) if isinstance(row, dict) else row for row in rows]


def _named(row: dict[str, Any], shapes: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """Fill up the name of a region, and its place from the anchor or the corners of its shape."""
    name = row.get("name", str(row.get("id", "")).replace("_", " ").title())
    if isinstance(name, str):
        name = {"en": name}
    if isinstance(name, dict) and "en" in name:
        row["name"] = {"cs": name["en"], "sk": name["en"], **name}
    if shape := shapes.get(str(row.get("id"))):
        corners = corners_of(shape["outline"])
        x, y = [sum([corner[axis] for corner in corners]) // len(corners) for axis in (0, 1)]
        match shape.get("anchor"):
            case [int(x), int(y)]:
                row |= {"x": x, "y": y}
            case _:
                row = {"x": x, "y": y} | row
    return row


def _drawn(row: dict[str, Any]) -> dict[str, Any]:
    """Write the lines of a shape short."""
    where = str(row.get("id", "?"))
    row["outline"] = _line(row.get("outline"), where)
    for key in ("parts", "holes"):
        if isinstance(row.get(key), list):
            row[key] = [_line(ring, where) for ring in row[key]]
    return row


def _line(ring: Any, where: str) -> str:
    """Return a ring as `x-y/x-y/...`, from that or from a list of pairs."""
    pairs = ring if isinstance(ring, list) else []
    line = "/".join(["-".join(map(str, pair)) if isinstance(pair, list) else "?" for pair in pairs]) if pairs else ring
    if not isinstance(line, str) or not _LINE.fullmatch(line):
        raise Fault("outline", _TEXTS, name=where)
    return line


def corners_of(line: str) -> list[tuple[int, int]]:
    """Return the corners of a ring that is written short."""
    return [(int(x), int(y)) for x, _, y in [pair.partition("-") for pair in line.split("/")]]


def _are_placed(rows: Sequence[Any]) -> bool:
    """Return whether the regions have places; without any, all are put at 0. Fault if only some have."""
    regions = [row for row in rows if isinstance(row, dict)]
    without = [row for row in regions if "x" not in row or "y" not in row]
    if without and len(without) < len(regions):
        raise Fault("no-place", _TEXTS, name=str(without[0].get("id", "?")))
    for row in without:
        row["x"] = row["y"] = 0
    return not without


# --- what is wrong ---


def _frame_faults(frame: Frame, lands: Sequence[LandRegion], seas: Sequence[SeaRegion]) -> Iterator[Fault]:
    """Yield what is wrong with the size of a map."""
    if not LEAST_LANDS <= len(lands) <= MOST_LANDS:
        yield Fault("lands", _TEXTS, count=len(lands), least=LEAST_LANDS, most=MOST_LANDS)
    if len(seas) > MOST_SEAS:
        yield Fault("seas", _TEXTS, count=len(seas), most=MOST_SEAS)
    for kind, said, found in (("land", frame.land_regions, len(lands)), ("sea", frame.sea_regions, len(seas))):
        if said and said != found:
            yield Fault("count", _TEXTS, key=f"{kind}_regions", said=said, found=found)
    for name, side in (("width", frame.width), ("height", frame.height)):
        if not SMALLEST <= side <= LARGEST:
            yield Fault("size", _TEXTS, name=name, least=SMALLEST, most=LARGEST, side=side)
    at_sea = {one.id: one for one in seas}
    for one, other in frame.wrap_pairs:
        if one not in at_sea or other not in at_sea[one].sea_adjacent:
            yield Fault("wrap", _TEXTS, one=one, other=other)


def _border_faults(lands: Sequence[LandRegion], seas: Sequence[SeaRegion]) -> Iterator[Fault]:
    """Yield what is wrong with borders."""
    yield from map(_in_own_words, border_faults(regions_of(lands, seas), BORDERS))


def _in_own_words(found: Fault) -> Fault:
    """Return what is wrong with regions with the kinds of borders and regions in the words of the game."""
    said = dict(found.places)
    if "kind" in said:
        said["kind"] = Fault(_BORDER_WORDS[str(said["kind"])], _TEXTS)
    if "kinds" in said:
        said["kinds"] = Fault("every-border", _TEXTS)
    for end in _ENDS:
        if end in said:
            said[end] = Fault(_REGION_WORDS[str(said[end])], _TEXTS)
    return Fault(found.message, **said)


def _name_faults(regions: Sequence[LandRegion | SeaRegion]) -> Iterator[Fault]:
    """Yield what is wrong with ids and names, and with how many neighbours regions have."""
    for one in regions:
        if not _ID.fullmatch(one.id):
            yield Fault("id", _TEXTS, name=repr(one.id[:40]))
        if len(one.land_adjacent) + len(one.sea_adjacent) >= MOST_REGIONS:
            yield Fault("neighbours", _TEXTS, name=one.id[:40])
        if isinstance(one, LandRegion) and one.continent and not _ID.fullmatch(one.continent):
            yield Fault("continent", _TEXTS, name=one.id[:40], continent=repr(one.continent[:40]))
        for name in one.name:
            if len(name) > LONGEST_NAME or not name.isprintable():
                yield Fault("name", _TEXTS, name=one.id[:40], most=LONGEST_NAME, told=repr(name[:60]))


def _drawing_faults(world: World) -> Iterator[Fault]:
    """Yield what is wrong with places and shapes."""
    wide, high = world.frame.width, world.frame.height
    for name, (x, y) in zip(world.regions.names, world.places, strict=True):
        if not (0 <= x <= wide and 0 <= y <= high):
            yield Fault("outside", _TEXTS, name=name, x=x, y=y, wide=wide, high=high)
    points = 0
    for shape in world.shapes:
        if shape.id not in world.regions.names:
            yield Fault("shape", _TEXTS, name=shape.id, near=near(shape.id, world.regions.names))
        for line in (shape.outline, *shape.parts, *shape.holes):
            corners = corners_of(line)
            points += len(corners)
            if len(corners) < 3 or any(x > wide or y > high for x, y in corners):
                yield Fault("corners", _TEXTS, name=shape.id, wide=wide, high=high)
    if points > MOST_POINTS:
        yield Fault("points", _TEXTS, count=points, most=MOST_POINTS)


# --- one line ---


def one_line(world: World) -> str:
    """Return a map as TOML on one line; `read_map` gives the same map back."""
    lists = {"land_region": world.lands, "sea_region": world.seas, "region": world.shapes}
    rows = {kind: [_shortened(record) for record in records] for kind, records in lists.items() if records}
    return f"map = {toml_on_one_line({'meta': _shortened(world.frame), **rows})}"


def _shortened(record: Any) -> dict[str, Any]:
    """Return a record without what may be left out."""
    usual = record._field_defaults
    row = {key: value for key, value in record._asdict().items() if key not in usual or value != usual[key]}
    if "name" in row:
        row["name"] = row["name"].en if len(set(row["name"])) == 1 else row["name"]._asdict()
    return row
