"""Catalogues: the facts of a game's components, read from TOML into typed records.

A game writes down what it expects, one `NamedTuple` for each kind of table; the loader holds the file to it. A key that
no field reads, a field without its key, a value of another type, a name that nothing has: each is a `CatalogueError`
that names the file, the card and the key. So a fact is either read or not in the file.

    class Resource(NamedTuple):
        id: str
        value: int

    class Gain(NamedTuple):
        verb: Literal["gain", "lose"]
        resource: Annotated[int, Of("resource")]
        amount: int = 1

    class Card(NamedTuple):
        id: str
        name: Words
        cost: Annotated[tuple[int, ...], Each("resource")]
        effects: tuple[Gain | Draw, ...]

Field types are `int`, `str`, `bool`, `Literal` words, `tuple[X, ...]`, `Mapping[str, X]`, other records, and unions of
them. Among several records the one is read whose `Literal` field has the word that stands there. A field with a default
may be left out. A key that is a word of Python has a field with `_` at its end: `if_` reads `if`.

The records are plain Python and stand in a module that is not compiled; rules take flat columns from them.
"""

import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from keyword import iskeyword
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from epocha.engine.fault import Fault

RecordT = TypeVar("RecordT")


class CatalogueError(Fault):
    """A file of components is not as the game expects it; it says where and why."""


class Of(NamedTuple):
    """Marks a number that the file gives as the name of a thing of a kind: its place among the things of that kind."""

    kind: str


class Each(NamedTuple):
    """Marks one number for each thing of a kind, given as a table from names to numbers; 0 if missing."""

    kind: str


class Words(NamedTuple):
    """A text in every language."""

    en: str
    cs: str
    sk: str

    def say(self, lang: str) -> str:
        """Return the text in a language; in English if there is no such."""
        return self.cs if lang == "cs" else self.sk if lang == "sk" else self.en


class Records(Sequence[RecordT], Generic[RecordT]):
    """The records of one kind, numbered from 0 in the order of the file."""

    def __init__(self, kind: str, records: Sequence[RecordT], ids: Sequence[str]) -> None:
        self.kind: Final = kind
        self.ids: Final = tuple(ids)
        self._records: Final = tuple(records)
        self._numbers: Final = {name: number for number, name in enumerate(ids)}

    @overload
    def __getitem__(self, number: int) -> RecordT: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[RecordT, ...]: ...
    def __getitem__(self, number: int | slice) -> RecordT | tuple[RecordT, ...]:
        return self._records[number]

    def __len__(self) -> int:
        return len(self._records)

    def __iter__(self) -> Iterator[RecordT]:
        return iter(self._records)

    def number(self, name: str) -> int:
        """Return the number of the record with an id; CatalogueError if there is none."""
        if name not in self._numbers:
            raise CatalogueError("unknown", kind=self.kind, name=repr(name), near=near(name, self.ids))
        return self._numbers[name]


class Catalogue:
    """One file of components, being read.

    Args:
        data: what the file holds. where: what messages call it; "" if it is clear which it is.
        notes: keys that are for people, such as where a fact is from; they may stand in any table and are passed over.
        names: further names that fields may give, by kind. Tables `[[KIND]]` whose records have an `id` need not be
            given: their names are known from the start, so kinds may name each other.
    """

    def __init__(
        self,
        data: Mapping[str, Any],
        where: str,
        notes: Collection[str] = (),
        names: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self._data = data
        self._where = where
        self._notes = frozenset(notes)
        self._read: set[str] = set()
        self._names: dict[str, Sequence[str]] = {kind: self._ids(kind) for kind in data if self._ids(kind)}
        self._names.update(names or {})

    def records(self, kind: str, record: type[RecordT]) -> Records[RecordT]:
        """Return the tables `[[KIND]]`, each as a record; those with an `id` can be named."""
        rows = self._top(kind)
        if not isinstance(rows, list):
            raise self._wrong("", "no-list", kind=kind)
        ids = self._ids(kind)
        if twice := next((name for number, name in enumerate(ids) if name in ids[:number]), ""):
            raise self._wrong("", "twice", kind=kind, name=repr(twice))
        found: list[RecordT] = [
            self._record(row, record, f"{kind} {_named(row, number)}") for number, row in enumerate(rows, 1)
        ]
        return Records(kind, found, ids)

    def single(self, name: str, record: type[RecordT]) -> RecordT:
        """Return the table `[NAME]` as a record."""
        found: RecordT = self._record(self._top(name), record, name)
        return found

    def finish(self, known: Collection[str] = ()) -> None:
        """Raise CatalogueError if a table of the file was not read; `known` are those that it may have, if not all must
        be there."""
        for name in self._data:
            if name not in self._read and name not in self._notes:
                raise self._wrong("", "unread", name=repr(name), near=near(name, list(known)))

    def _ids(self, kind: str) -> list[str]:
        rows = self._data.get(kind)
        tables = [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
        return [str(row["id"]) for row in tables if "id" in row]

    def _top(self, name: str) -> Any:
        self._read.add(name)
        if name not in self._data:
            raise self._wrong("", "misses", name=repr(name))
        return self._data[name]

    def _wrong(self, at: str, message: str, **places: object) -> CatalogueError:
        """Return what is wrong at a place of the file, "" if it is wrong with the file as a whole."""
        where = ": ".join([part for part in (self._where, at) if part])
        if not where:
            return CatalogueError(message, **places)
        return CatalogueError("at", where=where, fault=Fault(message, **places))

    def _not_a(self, wanted: type, value: Any, at: str) -> CatalogueError:
        return self._wrong(at, "kind", found=_kind_of(value), wanted=Fault(_KINDS[wanted]))

    def _record(self, row: Any, record: Any, at: str) -> Any:
        """Return a table as a record whose fields read all of its keys."""
        if not isinstance(row, dict):
            raise self._not_a(dict, row, at)
        fields = fields_of(record)
        for key in row:
            if key not in fields and key not in self._notes:
                raise self._wrong(at, "key", name=repr(key), near=near(key, list(fields)))
        for key in fields:
            if key not in row and attribute_of(key) not in record._field_defaults:
                raise self._wrong(at, "no-key", name=repr(key))
        given = {attribute_of(key): self._value(row[key], fields[key], f"{at}: {key}") for key in row if key in fields}
        return record(**given)

    def _value(self, value: Any, hint: Any, at: str) -> Any:
        """Return a value as its field wants it."""
        origin, inside = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._marked(value, inside[0], inside[1], at)
        if origin in (Union, UnionType):
            return self._one_of(value, inside, at)
        if origin is Literal:
            if value not in inside:
                raise self._wrong(at, "word", name=repr(value), words=", ".join(map(str, inside)))
            return value
        if origin is tuple:
            return self._tuple(value, inside, at)
        if origin is not None and issubclass(origin, Mapping):
            if not isinstance(value, dict):
                raise self._not_a(dict, value, at)
            return {
                key: self._value(one, inside[1], f"{at}.{key}") for key, one in value.items() if key not in self._notes
            }
        if hint not in (int, str, bool):
            return self._record(value, hint, at)
        if type(value) is not hint:
            raise self._not_a(hint, value, at)
        if hint is str and not value.strip():
            raise self._wrong(at, "empty")
        return value

    def _tuple(self, value: Any, inside: tuple[Any, ...], at: str) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise self._not_a(list, value, at)
        if len(inside) == 2 and inside[1] is Ellipsis:
            inside = (inside[0],) * len(value)
        if len(value) != len(inside):
            raise self._wrong(at, "entries", count=len(value), wanted=len(inside))
        return tuple(
            [self._value(one, hint, f"{at}.{n}") for n, (one, hint) in enumerate(zip(value, inside, strict=True), 1)]
        )

    def _marked(self, value: Any, hint: Any, mark: Any, at: str) -> Any:
        """Return the number of a name, or one number for each thing of a kind."""
        if not isinstance(mark, Of | Each):
            return self._value(value, hint, at)
        if mark.kind not in self._names:
            raise self._wrong(at, "no-names", kind=repr(mark.kind))
        names = self._names[mark.kind]
        if isinstance(mark, Of):
            return self._named(value, mark.kind, names, at)
        amounts = [0] * len(names)
        for name, amount in self._value(value, Mapping[str, int], at).items():
            amounts[self._named(name, mark.kind, names, at)] = amount
        return tuple(amounts)

    def _named(self, name: Any, kind: str, names: Sequence[str], at: str) -> int:
        if name not in names:
            raise self._wrong(at, "unknown", kind=kind, name=repr(name), near=near(str(name), names))
        return names.index(name)

    def _one_of(self, value: Any, hints: tuple[Any, ...], at: str) -> Any:
        """Return a value that may be of several types."""
        hints = tuple([hint for hint in hints if hint is not NoneType])
        records = [hint for hint in hints if is_record(hint)]
        if not isinstance(value, dict) or not records:
            plain = [hint for hint in hints if hint not in records]
            fitting = [hint for hint in plain if _fits(value, hint)]
            if not plain:
                raise self._not_a(dict, value, at)
            return self._value(value, (fitting or plain)[0], at)
        if len(records) == 1:
            return self._record(value, records[0], at)
        words: list[str] = []
        for record in records:
            key, known = words_of(record)
            if value.get(key) in known:
                return self._record(value, record, f"{at}, {value[key]}")
            words += [f"{key} = {word}" for word in known]
        raise self._wrong(at, "none-of", value=str(value), words=", ".join(words))


def read_catalogue(
    package: str, file: str, notes: Collection[str] = (), names: Mapping[str, Sequence[str]] | None = None
) -> Catalogue:
    """Return a catalogue from a TOML file in a package; see `Catalogue`."""
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    return Catalogue(tomllib.loads(text), file, notes, names)


def read_in_parts(package: str, parts: Sequence[str], name: str, record: type[RecordT]) -> RecordT:
    """Return the table `[NAME]` that several files hold parts of, as one record, of which every field is a mapping.

    Args:
        package: where the files are.
        parts: the files; each may leave out fields that have a default.
    """
    found: list[Any] = []
    for part in parts:
        file = read_catalogue(package, part)
        found.append(file.single(name, record))
        file.finish()
    whole = [{key: value for part in field for key, value in part.items()} for field in zip(*found, strict=True)]
    return record(*whole)


_KINDS: Final[Mapping[type, str]] = {
    bool: "kind-bool", int: "kind-int", float: "kind-float", str: "kind-str", list: "kind-list", dict: "kind-dict",
    date: "kind-date", datetime: "kind-date", time: "kind-date",
}  # fmt: skip
"""The messages that say what a value of TOML is."""


def _kind_of(value: Any) -> Fault:
    return Fault(_KINDS[type(value)])


def _named(row: Any, number: int) -> str:
    """Return what messages call the `number`-th of the tables of a kind."""
    return repr(row["id"]) if isinstance(row, dict) and "id" in row else str(number)


def near(word: str, known: Sequence[str]) -> str:
    """Return the name that is probably meant by a word, or `none`."""
    return next(iter(get_close_matches(word, known, 1)), "none")


def attribute_of(key: str) -> str:
    """Return the name of the field that reads a key."""
    return f"{key}_" if iskeyword(key) else key


@cache
def fields_of(record: Any) -> dict[str, Any]:
    """Return the types of a record's keys, in their order."""
    hints = get_type_hints(record, include_extras=True)
    return {name.rstrip("_"): hints[name] for name in record._fields}


def is_record(hint: Any) -> bool:
    """Return whether a field's type is a record."""
    return isinstance(hint, type) and hasattr(hint, "_fields")


def _fits(value: Any, hint: Any) -> bool:
    """Return whether a value that is no record may be meant for a type."""
    base = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    if get_origin(hint) is Annotated and isinstance(get_args(hint)[1], Of):
        return isinstance(value, str)
    if get_origin(base) is Literal:
        return value in get_args(base)
    return isinstance(value, {tuple: list}.get(get_origin(base) or base, get_origin(base) or base))


@cache
def words_of(record: Any) -> tuple[str, tuple[str, ...]]:
    """Return the key of a record's first field of type Literal, and the words it may have."""
    for key, hint in fields_of(record).items():
        if get_origin(hint) is Literal:
            return key, get_args(hint)
    raise TypeError(f"{record.__name__} stands beside other records but has no field with Literal words")


# --- what the contract suite asks of cards ---


@dataclass(frozen=True)
class CardKind:
    """A kind of cards, and where their words, pictures and effects are found; see `faults`.

    Attributes:
        kind: what messages call one.
        ids: of the cards, by number.
        text: from a card's number and a language to the words on it.
        picture: from a card's number and a language to its drawing; None until the game draws.
        effects: from a card's number to the words for what it does; at least one each.
        known: words for which the rules have code.
    """

    kind: str
    ids: Sequence[str]
    text: Callable[[int, str], str]
    picture: Callable[[int, str], str] | None
    effects: Callable[[int], Collection[str]]
    known: Collection[str]

    def faults(self, languages: Sequence[str]) -> list[str]:
        """Return what is missing: words in a language, a picture, an effect that the rules carry out."""
        found: list[str] = []
        used: set[str] = set()
        for number, name in enumerate(self.ids):
            for lang in languages:
                if not self.text(number, lang).strip():
                    found.append(f"{self.kind} {name} has no text in {lang}")
                if self.picture is not None and not self.picture(number, lang):
                    found.append(f"{self.kind} {name} has no picture in {lang}")
            effects = self.effects(number)
            used.update(effects)
            if not effects:
                found.append(f"{self.kind} {name} has no effect")
            found += [f"{self.kind} {name}: no rule carries out {word}" for word in effects if word not in self.known]
        return found + [f"no {self.kind} has the effect {word}" for word in sorted(set(self.known) - used)]
