"""A table's own list of cities: read from TOML, checked against the rules, and written on one line for records.

The list that comes with the game is partly reconstructed (ME-R-02), so a table may bring the real one. Its text has one
`[[city]]` record per city with `id`, `empire`, `status`, `main`, `secondary` and, where they apply, `wonder`,
`wonder_id`, `names`, `points` and `count`, as in `components.toml`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from epocha.engine.fault import Fault, read_toml
from epocha.engine.options import toml_on_one_line
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


def records(text: str) -> list[Any]:
    """Return the `city` records of a TOML text; Fault if there is anything else in it."""
    data = read_toml(text)
    if other := sorted(set(data) - {"city"}):
        raise Fault("only-cities", _TEXTS, names=", ".join(map(repr, other))[:80])
    found = data.get("city", [])
    if not isinstance(found, list):
        raise Fault("one-city", _TEXTS)
    return found


def read_cities(found: Sequence[Any]) -> list[City]:
    """Return the cities of a list of records.

    Raises:
        Fault: naming the record and the rule that it breaks.
    """
    cities = [_city(Fault("city", _TEXTS, n=number), record) for number, record in enumerate(found, start=1)]
    _check_list(cities)
    return cities


def line_of(text: str) -> str:
    """Return the list of a TOML text on one line; Fault if it is not one that the rules can use."""
    return one_line(read_cities(records(text)))


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
        raise Fault("no-record", _TEXTS, where=where)
    word = record.get("id")
    if not isinstance(word, str) or not _ID.fullmatch(word):
        raise Fault("id", _TEXTS, where=where, told=_shown(word))
    where = Fault("named-city", _TEXTS, n=where.places["n"], id=word)
    if unknown := sorted(set(record) - _KEYS):
        raise Fault("field", _TEXTS, where=where, name=repr(unknown[0][:40]))
    if not _is_number(record.get("count", 1), 1):
        raise Fault("count", _TEXTS, where=where, told=_shown(record["count"]))
    capital = _one_of(where, record, "status", ["capital", "ordinary"], "ME-1.3") == 0
    empire = _one_of(where, record, "empire", EMPIRE_IDS, "ME-1.2")
    main = _one_of(where, record, "main", DISCIPLINE_IDS, "ME-1.5")
    city = City(
        word, _names(where, word, record), empire, main, _secondary(where, record, capital), capital,
        _wonder(where, record),
    )  # fmt: skip
    if capital and empire == NEUTRAL:
        raise Fault("neutral-capital", _TEXTS, where=where)
    if city.secondary == main:
        raise Fault("two-disciplines", _TEXTS, where=where)
    if city.wonder and _WONDER_EMPIRES[city.wonder] != EMPIRE_IDS[empire]:
        raise Fault("stands-in", _TEXTS, where=where, wonder=city.wonder, empire=_WONDER_EMPIRES[city.wonder])
    _check_points(where, record, city)
    return city


def _is_number(value: object, number: int) -> bool:
    """Return whether a value is this whole number; neither `true` nor 1.0 is 1."""
    return type(value) is int and value == number


def _shown(value: object) -> object:
    return Fault("missing", _TEXTS) if value is None else repr(value)[:60]


def _one_of(where: Fault, record: dict[str, Any], field: str, words: Sequence[str], rule: str) -> int:
    value = record.get(field)
    if value not in words:
        raise Fault("one-of", _TEXTS, where=where, field=field, words=", ".join(words), told=_shown(value), rule=rule)
    return words.index(value)


def _secondary(where: Fault, record: dict[str, Any], capital: bool) -> int:
    if not capital:
        return _one_of(where, record, "secondary", DISCIPLINE_IDS, "ME-1.8")
    if record.get("secondary", "none") != "none":
        raise Fault("capital-secondary", _TEXTS, where=where)
    return int(NONE)


def _wonder(where: Fault, record: dict[str, Any]) -> str:
    carries = record.get("wonder", "wonder_id" in record)
    if not isinstance(carries, bool):
        raise Fault("carries", _TEXTS, where=where, told=_shown(carries))
    if not carries:
        if "wonder_id" in record:
            raise Fault("no-wonder", _TEXTS, where=where)
        return ""
    wonders = list(_WONDER_EMPIRES)
    return wonders[_one_of(where, record, "wonder_id", wonders, "ME-1.10")]


def _names(where: Fault, word: str, record: dict[str, Any]) -> dict[str, str]:
    """Return the city's name by language; without one its id serves."""
    names = record.get("names", {"en": word.replace("_", " ").title()})
    if not isinstance(names, dict) or "en" not in names or not set(names) <= {"en", "cs", "sk"}:
        raise Fault("names", _TEXTS, where=where)
    for name in names.values():
        if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable():
            raise Fault("name", _TEXTS, where=where, most=LONGEST_NAME, told=_shown(name))
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
        raise Fault("points", _TEXTS, where=where, wanted=wanted, rule=rule)


# --- the whole list ---


def _check_list(cities: list[City]) -> None:
    """Check what holds of all cities together (ME-1.1, ME-1.4, ME-1.6, ME-1.9, ME-1.10)."""
    words = Counter(city.id for city in cities)
    if doubled := [word for word, times in words.items() if times > 1]:
        raise Fault("doubled", _TEXTS, n=words[doubled[0]], id=doubled[0])
    if len(cities) != CITIES:
        raise Fault("cities", _TEXTS, most=CITIES, n=len(cities))
    for empire, name in enumerate(EMPIRE_IDS):
        own = [city for city in cities if city.empire == empire]
        if len(own) != EMPIRE_SIZE:
            raise Fault("empire", _TEXTS, empire=name, most=EMPIRE_SIZE, n=len(own))
        if empire < EMPIRES:
            _check_empire(name, own, SPECIALTY[empire])
    carried = Counter(city.wonder for city in cities if city.wonder)
    for wonder in _WONDER_EMPIRES:
        if carried[wonder] != 1:
            raise Fault("carried", _TEXTS, wonder=wonder, n=carried[wonder])


def _check_empire(name: str, own: list[City], specialty: int) -> None:
    capitals = [city.id for city in own if city.capital]
    if len(capitals) != 1:
        raise Fault("capitals", _TEXTS, empire=name, n=len(capitals))
    points = Counter({specialty: 0})
    for city in own:
        points.update({city.main: 2, city.secondary: 1})
    if any(points[d] >= points[specialty] for d in range(len(DISCIPLINE_IDS)) if d != specialty):
        raise Fault("specialty", _TEXTS, empire=name, discipline=DISCIPLINE_IDS[specialty])
    ordinary = {d for city in own if not city.capital for d in (city.main, city.secondary)}
    if len(ordinary) == len(DISCIPLINE_IDS):
        raise Fault("every-discipline", _TEXTS, empire=name)
