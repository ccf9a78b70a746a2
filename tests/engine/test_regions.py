"""Maps of regions: borders by kind, distances by way, and what is wrong with a map."""

import pytest

from epocha.engine.regions import MapError, Region, Regions, Way
from epocha.engine.vectors import vec_of

BORDERS = {"land": ("land", "land"), "coast": ("land", "sea"), "sea": ("sea", "sea")}
WAYS = (Way(["land"]), Way(["sea"]), Way(["land", "coast", "sea"], whole=True))
ARMY, FLEET, AIRCRAFT = range(3)


def land(name: str, *others: str, coast: tuple[str, ...] = ()) -> Region:
    return Region(name, "land", {"land": others, "coast": coast})


def sea(name: str, *others: str, coast: tuple[str, ...] = ()) -> Region:
    return Region(name, "sea", {"sea": others, "coast": coast})


USUAL = [
    land("plain", "hills"),
    land("hills", "plain", "shore"),
    land("shore", "hills", coast=("bay",)),
    land("island", coast=("deep",)),
    sea("bay", "deep", coast=("shore",)),
    sea("deep", "bay", coast=("island",)),
]


def regions(*changed: Region) -> Regions:
    new = {region.name: region for region in changed}
    return Regions([new.pop(region.name, region) for region in USUAL] + list(new.values()), BORDERS, WAYS)


def test_distances_and_neighbours_go_by_the_way() -> None:
    world = regions()
    plain, shore, island, deep = (world.number(name) for name in ("plain", "shore", "island", "deep"))
    assert (world.distance(ARMY, plain, shore), world.distance(ARMY, plain, plain)) == (2, 0)
    assert world.distance(ARMY, shore, island) == -1
    assert world.distance(AIRCRAFT, plain, island) == 5
    assert world.distance(FLEET, world.number("bay"), deep) == 1
    assert world.is_next(AIRCRAFT, deep, island)
    assert not world.is_next(FLEET, deep, island)
    assert [world.names[int(n)] for n in world.ways[AIRCRAFT].path(plain, deep, vec_of([]))] == [
        "hills",
        "shore",
        "bay",
        "deep",
    ]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ([land("plain", "hill")], "region plain: there is no region hill; did you mean 'hills'?"),
        ([land("plain", "hills", "shore")], "region plain has a land border with shore, but shore has none with it"),
        ([land("plain", "hills", "plain")], "region plain has a land border with itself"),
        ([land("plain", "hills", "hills")], "region plain: its land border with hills is written twice"),
        (
            [land("plain", "hills", "bay")],
            r"region plain \(land\) has a land border with bay \(sea\); such borders lie between land and land",
        ),
        ([Region("plain", "land", {"river": ["hills"]})], "region plain: there are no borders of kind river"),
        ([land("moon")], "region moon has no borders"),
        ([land("moon", "star"), land("star", "moon")], "region moon cannot be reached from plain by land, coast"),
    ],
)
def test_what_is_wrong_with_a_map_names_the_region(changed: list[Region], message: str) -> None:
    with pytest.raises(MapError, match=message):
        regions(*changed)


def test_two_regions_of_a_name_are_refused() -> None:
    with pytest.raises(MapError, match="two regions plain"):
        Regions([*USUAL, USUAL[0]], BORDERS, WAYS)
