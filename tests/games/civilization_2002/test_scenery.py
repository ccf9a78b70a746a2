"""Tests of what is drawn on the lands of the map for its looks alone."""

from epocha.engine.parts.maps import Box
from epocha.games.civilization_2002.atlas import REGION_IDS, THE_WORLD
from epocha.games.civilization_2002.ground import FAR_CELL, NEAR_CELL
from epocha.games.civilization_2002.lettering import FAR_NAME, NEAR_NAME, boxes_near
from epocha.games.civilization_2002.scenery import GROWS, SIZE, free_places
from epocha.games.civilization_2002.spots import clearance


def test_what_grows_on_the_map_lies_in_its_land_and_off_its_name() -> None:
    sizes = ((FAR_CELL, FAR_NAME), (NEAR_CELL, NEAR_NAME))
    assert {name for names in GROWS.values() for name in names.split()} <= set(REGION_IDS)
    drawn = 0
    for land in range(THE_WORLD.land_count):
        for x, y in free_places(land, sizes):
            drawn += 1
            assert clearance(THE_WORLD, land, x, y) > SIZE / 2, REGION_IDS[land]
            here = Box(x - SIZE / 2, y - SIZE / 2, x + SIZE / 2, y + SIZE / 2)
            assert not any(here.over(name) for name in boxes_near(THE_WORLD, land, FAR_NAME, FAR_CELL))
    assert drawn > THE_WORLD.land_count
