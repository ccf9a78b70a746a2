"""Sections 1, 3 and 22: the tiles as printed, and how they lie."""

from collections import Counter

import pytest

from epocha.engine.grid import EAST, NORTH, OFF, SOUTH, WEST
from epocha.games.civilization_2010 import atlas
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.atlas import CELLS, plan_of, turns_towards
from epocha.games.civilization_2010.components import ICONS

COMPASS = ["north", "east", "south", "west"]


def print_of(tile: str, row: int, col: int) -> int:
    """Return the number of a printed square."""
    return atlas.TILE_RECORDS.number(tile) * CELLS + row * atlas.SIDE + col


def icons(at: int) -> dict[str, int]:
    """Return the printed icons of a square, without those it does not have."""
    numbers = atlas.PRINTED_ICONS[at * ICONS : (at + 1) * ICONS]
    return {name: int(n) for name, n in zip(c.ICON_IDS, numbers, strict=True) if n}


@pytest.mark.rule("CF-1.1", "CF-2.1")
def test_six_home_tiles_and_fourteen_neutral_ones() -> None:
    kinds = Counter(tile.kind for tile in atlas.TILE_RECORDS)
    assert kinds == {"home": 6, "neutral": 14}
    assert [tile.printed_number for tile in atlas.TILE_RECORDS if tile.kind == "neutral"] == list(range(1, 15))
    assert list(atlas.NEUTRAL_TILES) == list(range(14))
    for civilization, name in enumerate(c.CIVILIZATION.ids):
        assert atlas.TILE_RECORDS[int(atlas.HOME_TILE[civilization])].id == f"home_{name}"
    for tile in atlas.TILE_RECORDS:
        assert [len(row) for row in tile.terrain] == [4] * 4


@pytest.mark.rule("CF-1.8", "CF-3.8", "CF-4.2")
def test_places_for_tokens() -> None:
    """All hut tokens may come into play, and no more villages than there are tokens; homes have neither."""
    assert Counter(atlas.SITE)[c.HUT] == 20
    assert Counter(atlas.SITE)[c.VILLAGE] == 8
    for home in atlas.HOME_TILE:
        printed = range(home * CELLS, (home + 1) * CELLS)
        assert all(atlas.SITE[at] == c.NONE for at in printed)
        assert all(atlas.TERRAIN[home * CELLS + cell] != c.WATER for cell in atlas.CENTRAL_CELLS)
    assert set(atlas.MARKED_CELL) <= set(atlas.CENTRAL_CELLS)
    assert atlas.MARKED_CELL[c.CIVILIZATION.ids.index("rome")] == 2 * atlas.SIDE + 2


@pytest.mark.rule("CF-3.10")
def test_what_is_printed_on_squares() -> None:
    assert icons(print_of("neutral_01", 0, 2)) == {"production": 2}  # forest
    assert icons(print_of("neutral_01", 2, 0)) == {"production": 1}  # mountain
    assert icons(print_of("neutral_01", 1, 0)) == {"trade": 1}  # desert
    assert icons(print_of("neutral_01", 2, 1)) == {"trade": 1}  # water
    assert icons(print_of("neutral_01", 0, 0)) == {}  # grassland
    assert icons(print_of("neutral_01", 3, 1)) == {"production": 1, "culture": 1}  # a natural wonder in mountains
    assert icons(print_of("home_germany", 3, 0)) == {"production": 1, "coin": 1}
    wheat = print_of("neutral_01", 1, 2)
    assert c.RESOURCE.ids[atlas.PRINTED_RESOURCE[wheat]] == "wheat"
    assert icons(wheat) == {"production": 2}, "a resource is no icon"
    assert Counter(atlas.PRINTED_RESOURCE)[c.NONE] == 20 * CELLS - sum(
        feature.kind == "resource" for tile in atlas.TILE_RECORDS for feature in tile.features
    )
    assert set(atlas.PRINTED_RESOURCE) == {c.NONE, 0, 1, 2, 3}, "spies and uranium are on no map (CF-1.13)"


@pytest.mark.rule("CF-18.15")
def test_disaster_tokens_give_what_their_terrain_gives() -> None:
    assert atlas.DISASTER.count == 12
    for side, given in zip(
        atlas.DISASTER.sides, (atlas.DISASTER.grassland_icons, atlas.DISASTER.desert_icons), strict=True
    ):
        assert list(given) == list(atlas.TERRAIN_ICONS[side * ICONS : (side + 1) * ICONS])


@pytest.mark.rule("CF-3.2", "CF-3.3", "CF-3.4", "CF-3.9")
@pytest.mark.parametrize(
    ("players", "size", "neutral", "homes"),
    [
        (2, (8, 16), 6, ["E1", "A13"]),
        (3, (16, 16), 7, ["G1", "M13", "A13"]),
        (4, (16, 16), 12, ["A1", "M1", "M13", "A13"]),
    ],
)
def test_layouts(players: int, size: tuple[int, int], neutral: int, homes: list[str]) -> None:
    """Homes lie at the ends of the map, clockwise by seat, and their arrows point into it."""
    plan = plan_of(players)
    grid = plan.grid
    covered = [square for square in range(grid.squares) if grid.slot[square] != OFF]
    assert (max(square % 16 for square in covered) + 1, max(square // 16 for square in covered) + 1) == size
    assert len(plan.neutral_slots) == neutral
    assert grid.slots == neutral + players
    assert [grid.name(grid.corner[slot]) for slot in plan.home] == homes
    for slot, turns in zip(plan.home, plan.home_turns, strict=True):
        ahead = [grid.step(grid.square_of(slot, cell), turns) for cell in range(CELLS)]
        assert any(square != OFF and grid.slot[square] != slot for square in ahead), "the arrow points off the map"


@pytest.mark.rule("CF-3.1", "CF-3.2", "CF-3.3", "CF-3.4")
def test_the_file_says_where_the_arrows_of_home_tiles_point() -> None:
    for layout in atlas.LAYOUTS:
        plan = plan_of(layout.players)
        assert len(plan.neutral_slots) == layout.neutral_tiles
        for start in layout.starts:
            assert turns_towards(COMPASS.index(start.arrow)) == plan.home_turns[start.seat - 1]


@pytest.mark.rule("CF-3.7")
def test_squares_without_a_tile_are_not_on_the_map() -> None:
    for players, tiles in ((2, 8), (3, 10), (4, 16)):
        assert sum(slot != OFF for slot in plan_of(players).grid.slot) == tiles * CELLS
    grid = plan_of(3).grid
    assert grid.step(grid.square_of(0, 0), WEST) == OFF


@pytest.mark.rule("CF-22.3")
@pytest.mark.example("CF-EX-26")
@pytest.mark.parametrize(
    ("heading", "rotation"), [(NORTH, 0), (EAST, 90), (SOUTH, 180), (WEST, 270)], ids=["south", "west", "north", "east"]
)
def test_a_tile_is_turned_so_that_its_arrow_points_away_from_its_discoverer(heading: int, rotation: int) -> None:
    """The discoverer, south of the tile, looks north, and so on; the printed south edge then faces the figure."""
    turns = turns_towards(heading)
    assert turns * 90 == rotation
    edge = {NORTH: range(12, 16), EAST: range(0, 16, 4), SOUTH: range(4), WEST: range(3, 16, 4)}[heading]
    assert {atlas.print_under(2, turns, cell) // atlas.SIDE for cell in edge} == {2 * atlas.SIDE + 3}
