"""The atlas: every question that the rules ask about a list of cities, answered by sets of cities.

A set of cities is an integer with one bit per city, in the order of the list. A table refers to the atlas of its list;
an atlas is shared by all copies of a state and never changes.
"""

from typing import NamedTuple

from mypy_extensions import i64

from epocha.engine.bits import count
from epocha.engine.state import vec_of
from epocha.engine.vec import append, vec
from epocha.games.mesta.components import DISCIPLINES, EMPIRES, NEUTRAL, NONE, SIDE, SIDES


class City(NamedTuple):
    """One city card (ME-1.3).

    Attributes:
        id: word for notation; unique.
        names: its name by language.
        empire: number of its empire, or NEUTRAL.
        main: its main discipline.
        secondary: its secondary discipline; NONE for a capital, which has a point everywhere.
        capital: whether it is the capital of its empire.
        wonder: id of the wonder that it carries, or "".
    """

    id: str
    names: dict[str, str]
    empire: int
    main: int
    secondary: int
    capital: bool
    wonder: str


class Atlas:
    """The cities of a game as sets.

    Args:
        cities: the list, checked by `city_list.py`.
        source: the option value that the list was read from; "" for the list of `components.toml`.

    Attributes:
        of_empire: set of cities by empire, the neutral ones last; of_side: by side.
        main, secondary, with_points: sets by discipline; the latter: cities with at least one point in it (ME-9.74).
        capitals, ordinary, wonders, neutral: sets (ME-1.12).
    """

    def __init__(self, cities: list[City], source: str) -> None:
        self.cities = cities
        self.source = source
        self.of_empire = vec_of([_those([city.empire == e for city in cities]) for e in range(int(EMPIRES) + 1)])
        self.of_side = vec_of([_those([SIDE[city.empire] == side for city in cities]) for side in range(int(SIDES))])
        self.capitals: i64 = _those([city.capital for city in cities])
        self.ordinary: i64 = _those([not city.capital for city in cities])
        self.wonders: i64 = _those([city.wonder != "" for city in cities])
        self.neutral: i64 = self.of_empire[NEUTRAL]
        self.main = vec_of([_those([city.main == d for city in cities]) for d in range(int(DISCIPLINES))])
        self.secondary = vec_of([_those([city.secondary == d for city in cities]) for d in range(int(DISCIPLINES))])
        with_points = vec[i64](capacity=DISCIPLINES)
        for d in range(DISCIPLINES):
            with_points = append(with_points, self.main[d] | self.secondary[d] | self.capitals)
        self.with_points = with_points

    def points(self, cities: i64, discipline: i64) -> i64:
        """Return the points of a set of cities in a discipline.

        A main discipline brings 2, a secondary one 1, a capital 1 everywhere, so 3 in its main one (ME-1.7, ME-1.8).
        """
        main = count(cities & self.main[discipline])
        return 2 * main + count(cities & self.secondary[discipline]) + count(cities & self.capitals)

    def empire_of(self, city: i64) -> i64:
        """Return the empire of a city, NEUTRAL for a neutral one."""
        for empire in range(NEUTRAL + 1):
            if self.of_empire[empire] >> city & 1:
                return empire
        return NONE


def _those(members: list[bool]) -> int:
    """Return the set of those cities for which a condition holds."""
    return sum([1 << city for city, member in enumerate(members) if member])
