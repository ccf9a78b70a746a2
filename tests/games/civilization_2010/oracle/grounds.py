"""What a square is and gives, and who stands on it (CF-3.10, CF-9, CF-10, CF-15.7, CF-16.8, CF-19.6)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from .reading import BUILDINGS, COMPASS, PEOPLE, SCOUTS, WONDERS, Nation, Numbers, World, name_of, place_of


@cache
def around(square: str) -> list[str]:
    """Return the 8 squares around one, whether or not there is a map (CF-0.6)."""
    x, y = place_of(square)
    found = [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
    return [name_of(i, j) for i, j in found if i >= 0 and j >= 0]


@cache
def beside(square: str, heading: str) -> str:
    """Return the next square in a direction; it need not be on the map."""
    (x, y), (east, south) = place_of(square), COMPASS[heading]
    return name_of(x + east, y + south) if x + east >= 0 and y + south >= 0 else ""


def apart(one: str, other: str) -> int:
    """Return the distance that counts a diagonal as 1 (CF-7.7)."""
    (x, y), (i, j) = place_of(one), place_of(other)
    return max(abs(x - i), abs(y - j))


def terrain(world: World, square: str) -> str:
    """CF-15.3."""
    return world.covered.get(square) or world.ground[square][0]


def centre_of(world: World, square: str) -> Nation | None:
    """Return whose city centre a square is."""
    return next((nation for nation in world.nations if square and square in nation.cities), None)


def city_around(world: World, square: str) -> tuple[Nation, int] | None:
    """Return the city in whose outskirts a square lies."""
    for nation in world.nations:
        for city in nation.own_cities:
            if apart(nation.cities[city], square) == 1:
                return nation, city
    return None


def enemies_on(world: World, square: str, nation: Nation) -> list[tuple[Nation, str]]:
    return [(other, figure) for other in world.others(nation) for figure in other.standing_on(square)]


def is_blockaded(world: World, square: str, nation: Nation) -> bool:
    """CF-10.1, for a square of one of the nation's cities."""
    return bool(enemies_on(world, square, nation))


def icons_on(world: World, square: str) -> Numbers:
    """Return what a square gives to whoever gathers it; nobody's city centre gives anything (CF-7.10)."""
    if centre_of(world, square):
        return {}
    marker = world.markers.get(square, "")
    if marker in WONDERS:
        return {"culture": WONDERS[marker]["culture"]}
    if marker in PEOPLE:
        return dict(PEOPLE[marker]["icons"])
    if marker:
        icons = dict(BUILDINGS[marker]["icons"])
        home = city_around(world, square)
        government = home[0].government if home else ""
        if government == "communism" and marker in ("temple", "cathedral"):
            icons["culture"] = 0
        if government == "fundamentalism" and marker in ("library", "university"):
            icons["trade"] = 0
        return icons
    if square in world.covered:
        return {"trade": 1} if world.covered[square] == "desert" else {}
    return dict(world.ground[square][1])


def resource_on(world: World, square: str) -> str:
    """Return the resource that can be harvested on a square (CF-20.1)."""
    if square in world.markers or square in world.covered or centre_of(world, square):
        return ""
    return world.ground[square][2]


def outskirts(world: World, nation: Nation, city: int) -> list[str]:
    return [square for square in around(nation.cities[city]) if square in world.ground]


def gathered_by(world: World, nation: Nation, city: int) -> Iterator[str]:
    """Yield the squares that count for a city (CF-9.1, CF-9.4, CF-9.6, CF-10.1).

    If both scouts stand on one square and gather for two cities, it is the first one's: no rule tells.
    """
    sent = {nation.figures[scout]: nation.sends[scout] for scout in reversed(SCOUTS) if sends(nation, scout)}
    for square in outskirts(world, nation, city):
        if not is_blockaded(world, square, nation) and square not in sent:
            yield square
    for square, whither in sent.items():
        if whither == city:
            yield square


def sends(nation: Nation, scout: str) -> bool:
    return bool(nation.figures[scout]) and nation.sends[scout] >= 0


def icons_of(world: World, nation: Nation, city: int) -> Counter[str]:
    """Return the icons that a city has."""
    found = Counter[str]()
    for square in gathered_by(world, nation, city):
        found.update(icons_on(world, square))
    return found
