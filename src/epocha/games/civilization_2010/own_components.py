"""A table's own components: what is reconstructed of the cards may be replaced by what was printed (R-71 to R-73).

The text is TOML. `[[government]]` records have an `id` and `effects`, in the verbs of `components.toml`. An effect with
`phase = "start_of_turn"` comes by itself in one's own Start of Turn (CF-6.3); only `harvest` is a choice. `[[unit]]`
records say how many cards of each strength there are, `[[exploration_token]]` and `[[culture_event]]` records how many
of each. What is not named stays. The word `alternative` stands for `government_alternative` of `components.toml`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, NamedTuple

from mypy_extensions import i64

from epocha.engine.catalogue import Catalogue, Of, fields_of
from epocha.engine.fault import Fault, read_toml
from epocha.engine.options import toml_on_one_line
from epocha.engine.text import Texts
from epocha.engine.vec import vec
from epocha.engine.vectors import vec_of
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010 import effect_records as read
from epocha.games.civilization_2010 import records as rec
from epocha.games.civilization_2010.effects import Ability

LONGEST: Final = 20_000
DEEPEST: Final = 7
ALTERNATIVE: Final = "alternative"
ON_ONE_LINE: Final = "own"
"""The table that holds all kinds where components stand on one line, as records and positions need them."""
MOST_OF_AN_EFFECT: Final = 9
MOST_COINS: Final = 99
"""For which something is given once."""
MOST_EFFECTS: Final = 20
"""Of one government; what they bring in a turn then stays within what a table can hold."""
_TEXTS: Final = Texts(c.PACKAGE)
_NOTES: Final = ["provenance", "note", "certain", "constraints", "names", "enabled_by_default"]


class OwnGovernment(NamedTuple):
    id: Annotated[int, Of("government")]
    effects: tuple[rec.Effect, ...]
    text: str = ""


class OwnUnit(NamedTuple):
    id: Annotated[int, Of("unit")]
    counts: tuple[int, int, int]


class OwnToken(NamedTuple):
    id: Annotated[int, Of("exploration_token")]
    count: int  # type: ignore[assignment]


class OwnEvent(NamedTuple):
    id: Annotated[int, Of("culture_event")]
    count: int  # type: ignore[assignment]


Kind = Literal["government", "unit", "exploration_token", "culture_event"]
_RECORDS: Final[Mapping[Kind, Any]] = {
    "government": OwnGovernment, "unit": OwnUnit, "exploration_token": OwnToken, "culture_event": OwnEvent,
}  # fmt: skip
_NAMES: Final[Mapping[str, Sequence[str]]] = {
    "government": c.GOVERNMENT.ids, "unit": c.UNIT.ids, "exploration_token": c.TOKEN.ids,
    "culture_event": c.EVENT.ids, "building": c.BUILDING.ids, "resource": c.RESOURCE.ids, "terrain": c.TERRAIN_IDS,
    "icon": c.ICON_IDS, "age": c.AGE_IDS,
}  # fmt: skip


class OwnComponents:
    """The components of a table, read from a value of the option; "" are those of the game.

    Attributes:
        perks: for each perk the cards that have it, each followed by its amount. gains: what governments bring by
            themselves in the Start of Turn. texts: of replaced governments, by number, where the file has one.
        cards: unit cards of each kind. tokens, events: of each.
    """

    def __init__(self, source: str) -> None:
        found = _records(_read(source))
        governments = {one.id: one.effects for one in found["government"]}
        self.perks: list[vec[i64]] = [vec_of(pairs) for pairs in read.perks(governments)]
        self.gains: list[Ability] = read.gains(governments)
        self.texts: dict[int, str] = {one.id: one.text for one in found["government"] if one.text}
        cards = list(c.CARD_COPIES)
        for one in found["unit"]:
            cards[one.id * c.CARDS_OF_UNIT : (one.id + 1) * c.CARDS_OF_UNIT] = one.counts
        self.cards = vec_of(cards)
        self.tokens = vec_of(_counts(c.TOKEN_COUNT, found["exploration_token"]))
        self.events = vec_of(_counts(c.EVENT_COUNT, found["culture_event"]))
        self._check()

    def _check(self) -> None:
        """CF-1.4, CF-1.6, CF-1.8: there are as many cards and tokens of a sort as in the box."""
        for unit, name in enumerate(c.UNIT.ids):
            first, last = unit * c.CARDS_OF_UNIT, (unit + 1) * c.CARDS_OF_UNIT
            _check_sum(name, "cards", c.UNIT_CARD_IDS[first:last], self.cards[first:last], c.CARD_COPIES[first:last])
        for site, name in enumerate(c.SITE_IDS):
            first, last = c.FIRST_TOKEN[site], c.FIRST_TOKEN[site + 1]
            _check_sum(name, "tokens", c.TOKEN.ids[first:last], self.tokens[first:last], c.TOKEN_COUNT[first:last])
        for deck, name in enumerate(c.DECK_IDS):
            first, last = c.FIRST_EVENT[deck], c.FIRST_EVENT[deck + 1]
            _check_sum(name, "events", c.EVENT.ids[first:last], self.events[first:last], c.EVENT_COUNT[first:last])


def _check_sum(name: str, rule: str, ids: Sequence[str], own: vec[i64], box: vec[i64]) -> None:
    counts = [int(count) for count in own]
    most = sum([int(count) for count in box])
    if min(counts) < 0 or sum(counts) != most:
        told = ", ".join([f"{one} {count}" for one, count in zip(ids, counts, strict=True)])
        raise Fault(f"sum-{rule}", _TEXTS, name=name, most=most, count=sum(counts), told=told)


def _counts(box: vec[i64], own: Sequence[Any]) -> list[int]:
    found = [int(count) for count in box]
    for one in own:
        found[one.id] = one.count
    return found


def _records(data: Mapping[str, Any]) -> dict[Kind, Sequence[Any]]:
    """Return the records of a file by kind; Fault naming the record and what is wrong with it."""
    catalogue = Catalogue(data, "", _NOTES, _NAMES)
    found: dict[Kind, Sequence[Any]] = {
        kind: tuple(catalogue.records(kind, record)) if kind in data else () for kind, record in _RECORDS.items()
    }
    catalogue.finish(_RECORDS)
    for government in found["government"]:
        name = c.GOVERNMENT.ids[government.id]
        if len(government.effects) > MOST_EFFECTS:
            raise Fault("effects", _TEXTS, name=repr(name), most=MOST_EFFECTS, count=len(government.effects))
        for effect in government.effects:
            _check_effect(name, effect)
        _check_twice(name, government.effects)
    return found


def _check_effect(name: str, effect: rec.Effect) -> None:
    """Raise a Fault for what no government can do."""
    if not read.governs(effect):
        phase = read.phase_wanted(effect)
        if phase is not None:
            raise Fault("phase", _TEXTS, name=repr(name), verb=repr(effect.verb), phase=phase)
        raise Fault("verb", _TEXTS, name=repr(name), verb=repr(effect.verb))
    if isinstance(effect, rec.IconOff) and effect.icon == c.COIN:
        raise Fault("coins", _TEXTS, name=repr(name))
    if isinstance(effect, rec.DifferentAction) and not effect.different:
        raise Fault("different", _TEXTS, name=repr(name))
    most = c.CITIES if effect.verb == "set_max_cities" else MOST_OF_AN_EFFECT
    _check_amount(name, effect.verb, getattr(effect, "n", 1), most)
    _check_amount(name, f"{effect.verb}, per", getattr(effect, "per", 1), MOST_COINS)


def _check_amount(name: str, what: str, amount: int, most: int) -> None:
    if not 1 <= amount <= most:
        raise Fault("amount", _TEXTS, name=repr(name), verb=what, most=most, count=amount)


def _check_twice(name: str, effects: Sequence[rec.Effect]) -> None:
    """Raise a Fault for what a government cannot have twice: equal amounts would be added up."""
    seen: set[tuple[object, ...]] = set()
    for effect in effects:
        said: list[tuple[object, ...]] = []
        if isinstance(effect, rec.IconOff):
            said = [(effect.verb, c.ICON_IDS[effect.icon], c.BUILDING.ids[one]) for one in effect.buildings]
        elif isinstance(effect, rec.PerCoins | rec.DifferentAction):
            said = [(effect.verb,)]
        for one in said:
            if one in seen:
                raise Fault("doubled", _TEXTS, name=repr(name), what=", ".join(map(str, one)))
            seen.add(one)


@cache
def box() -> OwnComponents:
    """Return the components of the game."""
    return OwnComponents("")


def components_of(source: str) -> OwnComponents:
    """Return the components of a value of the option."""
    return _own(source) if source else box()


@lru_cache(maxsize=32)
def _own(source: str) -> OwnComponents:
    return OwnComponents(source)


# --- the option ---


def line_of(text: str) -> str:
    """Return components on one line, those of the box by their word; Fault if the rules cannot use them."""
    line = one_line({"government": _alternative()} if text == ALTERNATIVE else _read(text))
    components_of(line)
    return line


def _alternative() -> Any:
    return tomllib.loads(files(c.PACKAGE).joinpath("components.toml").read_text(encoding="utf-8"))[
        "government_alternative"
    ]


def _read(text: str) -> Mapping[str, Any]:
    """Return components by kind, from a file or from one line; Fault if it is no TOML."""
    data = read_toml(text)
    if list(data) != [ON_ONE_LINE]:
        return data
    own = data[ON_ONE_LINE]
    if not isinstance(own, dict):
        raise Fault("own", _TEXTS, name=ON_ONE_LINE)
    return own


def _writable(value: Any) -> Any:
    """Return a value without such notes in it as cannot be written on one line: those that are no texts."""
    if isinstance(value, list):
        return [_writable(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: _writable(one) for key, one in value.items() if key not in _NOTES or _is_text(one)}


def _is_text(value: Any) -> bool:
    return all(isinstance(one, str) for one in (value if isinstance(value, list) else [value]))


def one_line(data: Mapping[str, Any]) -> str:
    """Return checked components as one line of TOML, without what is for people only."""
    _records(data)
    own = {
        kind: [{key: _writable(row[key]) for key in fields_of(record) if key in row} for row in data[kind]]
        for kind, record in _RECORDS.items()
        if kind in data
    }
    return f"{ON_ONE_LINE} = {toml_on_one_line(own)}"
