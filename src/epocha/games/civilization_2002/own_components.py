"""A table's own components: how many civ tokens there are of each kind, which is reconstructed (CE-R-26).

The text is TOML: `[[civ_token]]` records with `id` and `count`. What is not named stays. Everything else in
`components.toml` is known from the rulebook or another source, and stays as it is.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Final, NamedTuple

from mypy_extensions import i64

from epocha.engine.catalogue import Catalogue, Of
from epocha.engine.fault import Fault, read_toml
from epocha.engine.text import Texts
from epocha.engine.vec import vec
from epocha.games.civilization_2002.atlas import PACKAGE
from epocha.games.civilization_2002.components import MONOPOLY, TOKEN, TOKEN_COUNT

LONGEST: Final = 5000
DEEPEST: Final = 4
MOST: Final = 99
KIND: Final = "civ_token"
_TEXTS: Final = Texts(PACKAGE)


class OwnToken(NamedTuple):
    id: Annotated[int, Of(KIND)]
    count: int  # type: ignore[assignment]


def tokens_of(source: str) -> vec[i64]:
    """Return how many civ tokens there are of each kind, from a value of the option; "" are those of the box."""
    tokens = TOKEN_COUNT[:]
    for number, count in _counts(source).items():
        tokens[number] = count
    return tokens


@lru_cache(maxsize=32)
def line_of(text: str) -> str:
    """Return components on one line; Fault naming the record, what is wrong with it, and what to do."""
    rows = [f'{{id = "{TOKEN.ids[number]}", count = {count}}}' for number, count in _counts(text).items()]
    return f"{KIND} = [{', '.join(rows)}]"


@lru_cache(maxsize=32)
def _counts(text: str) -> Mapping[int, int]:
    """Return the kinds of tokens that a text names, and how many there are of each."""
    data = read_toml(text)
    for other in data:
        if other != KIND:
            raise Fault("replaced", _TEXTS, name=other[:40], kind=KIND)
    return _checked(Catalogue({KIND: [], **data}, "", names={KIND: TOKEN.ids}))


def _checked(file: Catalogue) -> Mapping[int, int]:
    found: dict[int, int] = {}
    for one in file.records(KIND, OwnToken):
        name = TOKEN.ids[one.id]
        most = len(MONOPOLY) - 1 if TOKEN[one.id].group == "resource" else MOST
        if not 0 <= one.count <= most:
            kind = "resources" if most < MOST else "tokens"
            raise Fault(kind, _TEXTS, name=repr(name), most=most, count=one.count)
        found[one.id] = one.count
    return found
