"""The map of the world: regions, borders, distances, the way round (CE-2)."""

import pytest

from epocha.engine.links import UNREACHED
from epocha.games.civilization_2002.atlas import THE_WORLD

from .field import read


def next_to(region: str) -> set[str]:
    """Return the names of all neighbours of a region."""
    links, names = THE_WORLD.by_air, THE_WORLD.regions.names
    at = read(region)
    return {names[int(to)] for to in links.to[links.first[at] : links.first[at + 1]]}


@pytest.mark.rule("CE-2.2", "CE-2.8")
def test_the_map_has_57_land_and_27_sea_regions() -> None:
    assert (len(THE_WORLD.lands), len(THE_WORLD.seas), THE_WORLD.count) == (57, 27, 84)
    assert not THE_WORLD.is_sea(read("tasmania"))
    assert THE_WORLD.is_sea(read("north_pacific_w"))


@pytest.mark.rule("CE-2.3")
def test_lands_parted_by_water_are_not_adjacent() -> None:
    """Tanami and Tasmania touch the same seas, and no army goes from one to the other."""
    assert not THE_WORLD.by_land.has(read("tanami"), read("tasmania"))
    assert THE_WORLD.by_land.has(read("himalaya"), read("mekong"))


@pytest.mark.rule("CE-2.4")
def test_some_lands_are_coastal_and_others_landlocked() -> None:
    assert THE_WORLD.is_coastal(read("mekong"))
    assert not THE_WORLD.is_coastal(read("himalaya"))


@pytest.mark.rule("CE-2.5")
def test_land_distance() -> None:
    """From Funa, as in the example of the plague; over water there is none."""
    names = ["funa", "kalahari", "atlantia", "tanganika", "eritrea", "nigeria", "euphrates", "tasmania"]
    far = [int(THE_WORLD.by_land.distance(read("funa"), read(name))) for name in names]
    assert far[0] == 0
    assert all(1 <= one <= 2 for one in far[1:6])
    assert far[6:] == [3, UNREACHED]


@pytest.mark.rule("CE-2.6", "CE-2.7")
def test_the_world_is_joined_in_the_pacific_only() -> None:
    """The two parts of each Pacific are two regions, one step apart."""
    for name in ("north_pacific", "mid_pacific", "south_pacific"):
        assert THE_WORLD.by_sea.distance(read(f"{name}_w"), read(f"{name}_e")) == 1
    places = {record.id: record.x for record in [*THE_WORLD.lands, *THE_WORLD.seas]}
    wide = THE_WORLD.frame.width / 2
    across = {
        frozenset((one, other)) for one in places for other in next_to(one) if abs(places[one] - places[other]) > wide
    }
    assert across == {frozenset(pair) for pair in THE_WORLD.frame.wrap_pairs}


@pytest.mark.example("CE-EX-4")
def test_the_seas_of_the_example_of_transport() -> None:
    """East Indian Ocean lies between Mekong, Tanami and Tasmania, Coral Sea beside Java and Tasmania."""
    assert {"mekong", "tanami", "tasmania", "coral_sea"} <= next_to("east_indian_ocean")
    assert {"java", "tasmania"} <= next_to("coral_sea")
