"""A table's own list of cities: read from TOML, checked against the rules, and written on one line for records.

The list that comes with the game is partly reconstructed (ME-R-02), so a table may bring the real one. Its text has one
`[[city]]` record per city with `id`, `empire`, `status`, `main`, `secondary` and, where they apply, `wonder`,
`wonder_id`, `names`, `points` and `count`, as in `components.toml`.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from epocha.engine.fault import Fault, no_toml
from epocha.engine.options import BadOption, Option, toml_on_one_line
from epocha.engine.text import Texts
from epocha.games.mesta.atlas import Atlas, City
from epocha.games.mesta.components import (
    CITIES,
    DATA,
    DISCIPLINE_IDS,
    EMPIRE_IDS,
    EMPIRE_SIZE,
    EMPIRES,
    NEUTRAL,
    NONE,
    SPECIALTY,
)

LONGEST_LIST = 50_000
"""Characters that the option takes; the list in `components.toml` with all its remarks has 31,000."""
DEEPEST_LIST = 6
"""Levels that it may have; a list of records with points has 3."""
LONGEST_NAME = 40
_KEYS = {
    "id", "names", "empire", "status", "wonder", "wonder_id", "main", "secondary", "points", "count", "provenance",
}  # fmt: skip
_TEXTS = Texts("epocha.games.mesta")
_ID = re.compile(r"(?=.{1,30}$)[a-z][a-z0-9]*(_[a-z0-9]+)*")
_WONDER_EMPIRES: dict[str, str] = {
    wonder["id"]: next(city["empire"] for city in DATA["city"] if city.get("wonder_id") == wonder["id"])
    for wonder in DATA["wonder"]
}
"""The empire that each wonder stands in (ME-1.10)."""


class CityListOption(Option):
    """An option whose value is a list of cities as TOML text, or from Python the path of a file with it."""

    def read(self, value: object) -> str:
        """Return the list on one line, so that a record can carry it; BadOption if it is not one."""
        try:
            text = str(super().read(value.read_text(encoding="utf-8") if isinstance(value, Path) else value))
        except (OSError, UnicodeDecodeError) as problem:
            raise BadOption(f"option {self.name}: {value} cannot be read: {problem}", self.name) from None
        if not text:
            return ""
        try:
            return one_line(read_cities(records(text)))
        except ValueError as problem:
            raise BadOption(f"option {self.name}: {problem}", self.name, "cities", detail=problem) from None


@cache
def shipped_atlas() -> Atlas:
    """Return the atlas of the list in `components.toml`."""
    return Atlas(read_cities(DATA["city"]), "")


def atlas_of(source: str) -> Atlas:
    """Return the atlas of a value of the option: "" is the list that comes with the game."""
    return _own_atlas(source) if source else shipped_atlas()


@lru_cache(maxsize=32)
def _own_atlas(source: str) -> Atlas:
    return Atlas(read_cities(records(source)), source)


def _fault(message: str, **places: object) -> Fault:
    return Fault(message, _TEXTS, **places)


def records(text: str) -> list[Any]:
    """Return the `city` records of a TOML text; Fault if there is anything else in it."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise no_toml(problem) from None
    if other := sorted(set(data) - {"city"}):
        raise _fault("only-cities", names=", ".join(map(repr, other))[:80])
    found = data.get("city", [])
    if not isinstance(found, list):
        raise _fault("one-city")
    return found


def read_cities(found: Sequence[Any]) -> list[City]:
    """Return the cities of a list of records.

    Raises:
        Fault: naming the record and the rule that it breaks.
    """
    cities = [_city(_fault("city", n=number), record) for number, record in enumerate(found, start=1)]
    _check_list(cities)
    return cities


def one_line(cities: Iterable[City]) -> str:
    """Return a list of cities as TOML on one line; `records` and `read_cities` give the same list back."""
    return f"city = {toml_on_one_line([_record(city) for city in cities])}"


def _record(city: City) -> dict[str, object]:
    fields: dict[str, object] = {
        "id": city.id,
        "empire": EMPIRE_IDS[city.empire],
        "status": "capital" if city.capital else "ordinary",
        "main": DISCIPLINE_IDS[city.main],
        "secondary": "none" if city.capital else DISCIPLINE_IDS[city.secondary],
    }
    if city.wonder:
        fields |= {"wonder": True, "wonder_id": city.wonder}
    return fields | {"names": city.names}


# --- one record ---


def _city(where: Fault, record: Any) -> City:
    """Return the city of a record; Fault naming `where` it stands, its id, and what is wrong."""
    if not isinstance(record, dict):
        raise _fault("no-record", where=where)
    word = record.get("id")
    if not isinstance(word, str) or not _ID.fullmatch(word):
        raise _fault("id", where=where, told=_shown(word))
    where = _fault("named-city", n=where.places["n"], id=word)
    if unknown := sorted(set(record) - _KEYS):
        raise _fault("field", where=where, name=repr(unknown[0][:40]))
    if not _is_number(record.get("count", 1), 1):
        raise _fault("count", where=where, told=_shown(record["count"]))
    capital = _one_of(where, record, "status", ["capital", "ordinary"], "ME-1.3") == 0
    empire = _one_of(where, record, "empire", EMPIRE_IDS, "ME-1.2")
    main = _one_of(where, record, "main", DISCIPLINE_IDS, "ME-1.5")
    city = City(
        word, _names(where, word, record), empire, main, _secondary(where, record, capital), capital,
        _wonder(where, record),
    )  # fmt: skip
    if capital and empire == NEUTRAL:
        raise _fault("neutral-capital", where=where)
    if city.secondary == main:
        raise _fault("two-disciplines", where=where)
    if city.wonder and _WONDER_EMPIRES[city.wonder] != EMPIRE_IDS[empire]:
        raise _fault("stands-in", where=where, wonder=city.wonder, empire=_WONDER_EMPIRES[city.wonder])
    _check_points(where, record, city)
    return city


def _is_number(value: object, number: int) -> bool:
    """Return whether a value is this whole number; neither `true` nor 1.0 is 1."""
    return type(value) is int and value == number


def _shown(value: object) -> object:
    return _fault("missing") if value is None else repr(value)[:60]


def _one_of(where: Fault, record: dict[str, Any], field: str, words: Sequence[str], rule: str) -> int:
    value = record.get(field)
    if value not in words:
        raise _fault("one-of", where=where, field=field, words=", ".join(words), told=_shown(value), rule=rule)
    return words.index(value)


def _secondary(where: Fault, record: dict[str, Any], capital: bool) -> int:
    if not capital:
        return _one_of(where, record, "secondary", DISCIPLINE_IDS, "ME-1.8")
    if record.get("secondary", "none") != "none":
        raise _fault("capital-secondary", where=where)
    return int(NONE)


def _wonder(where: Fault, record: dict[str, Any]) -> str:
    carries = record.get("wonder", "wonder_id" in record)
    if not isinstance(carries, bool):
        raise _fault("carries", where=where, told=_shown(carries))
    if not carries:
        if "wonder_id" in record:
            raise _fault("no-wonder", where=where)
        return ""
    wonders = list(_WONDER_EMPIRES)
    return wonders[_one_of(where, record, "wonder_id", wonders, "ME-1.10")]


def _names(where: Fault, word: str, record: dict[str, Any]) -> dict[str, str]:
    """Return the city's name by language; without one its id serves."""
    names = record.get("names", {"en": word.replace("_", " ").title()})
    if not isinstance(names, dict) or "en" not in names or not set(names) <= {"en", "cs", "sk"}:
        raise _fault("names", where=where)
    for name in names.values():
        if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable():
            raise _fault("name", where=where, most=LONGEST_NAME, told=_shown(name))
    return {lang: name.strip() for lang, name in sorted(names.items())}


def _check_points(where: Fault, record: dict[str, Any], city: City) -> None:
    """ME-1.7, ME-1.8: points, where a record gives them, are those of its disciplines."""
    if "points" not in record:
        return
    due = {word: int(city.capital) for word in DISCIPLINE_IDS}
    due[DISCIPLINE_IDS[city.main]] = 3 if city.capital else 2
    if not city.capital:
        due[DISCIPLINE_IDS[city.secondary]] = 1
    given = record["points"]
    fits = isinstance(given, dict) and all(_is_number(given.get(word, 0), n) for word, n in due.items())
    if not fits or set(given) - set(due):
        wanted = ", ".join(f"{word} {n}" for word, n in due.items() if n)
        rule = "ME-1.7" if city.capital else "ME-1.8"
        raise _fault("points", where=where, wanted=wanted, rule=rule)


# --- the whole list ---


def _check_list(cities: list[City]) -> None:
    """Check what holds of all cities together (ME-1.1, ME-1.4, ME-1.6, ME-1.9, ME-1.10)."""
    words = Counter(city.id for city in cities)
    if doubled := [word for word, times in words.items() if times > 1]:
        raise _fault("doubled", n=words[doubled[0]], id=doubled[0])
    if len(cities) != CITIES:
        raise _fault("cities", most=CITIES, n=len(cities))
    for empire, name in enumerate(EMPIRE_IDS):
        own = [city for city in cities if city.empire == empire]
        if len(own) != EMPIRE_SIZE:
            raise _fault("empire", empire=name, most=EMPIRE_SIZE, n=len(own))
        if empire < EMPIRES:
            _check_empire(name, own, SPECIALTY[empire])
    carried = Counter(city.wonder for city in cities if city.wonder)
    for wonder in _WONDER_EMPIRES:
        if carried[wonder] != 1:
            raise _fault("carried", wonder=wonder, n=carried[wonder])


def _check_empire(name: str, own: list[City], specialty: int) -> None:
    capitals = [city.id for city in own if city.capital]
    if len(capitals) != 1:
        raise _fault("capitals", empire=name, n=len(capitals))
    points = Counter({specialty: 0})
    for city in own:
        points.update({city.main: 2, city.secondary: 1})
    if any(points[d] >= points[specialty] for d in range(len(DISCIPLINE_IDS)) if d != specialty):
        raise _fault("specialty", empire=name, discipline=DISCIPLINE_IDS[specialty])
    ordinary = {d for city in own if not city.capital for d in (city.main, city.secondary)}
    if len(ordinary) == len(DISCIPLINE_IDS):
        raise _fault("every-discipline", empire=name)
