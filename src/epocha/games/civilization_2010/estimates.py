"""What single cards are worth to the bots of Civilization, read from `bot.toml`; in points of trade in hand."""

from typing import Final, NamedTuple

from epocha.engine.catalogue import read_catalogue
from epocha.engine.vec import vec
from epocha.games.civilization_2010.components import CIVILIZATION, GOVERNMENT, PACKAGE, TECHNOLOGY, WONDER


class TechnologyWorth(NamedTuple):
    """What a technology lets its owner do."""

    id: str
    worth: int


class WonderWorth(NamedTuple):
    """What a wonder brings; `per_turn` is in tenths."""

    id: str
    at_once: int
    per_turn: int


class GovernmentWorth(NamedTuple):
    """What a government brings; in tenths."""

    id: str
    per_turn: int


class Leaning(NamedTuple):
    """How long each way to win counts to a civilization; in hundredths of the turns that it takes."""

    id: str
    technology: int
    culture: int
    economy: int
    military: int


_file: Final = read_catalogue(PACKAGE, "bot.toml")
_TECHNOLOGIES: Final = {one.id: one for one in _file.records("technology", TechnologyWorth)}
_WONDERS: Final = {one.id: one for one in _file.records("wonder", WonderWorth)}
_GOVERNMENTS: Final = {one.id: one for one in _file.records("government", GovernmentWorth)}
_LEANINGS: Final = {one.id: one for one in _file.records("civilization", Leaning)}
_file.finish()

TECH_WORTH: Final[vec[float]] = vec[float]([float(_TECHNOLOGIES[name].worth) for name in TECHNOLOGY.ids])
WONDER_AT_ONCE: Final[vec[float]] = vec[float]([float(_WONDERS[name].at_once) for name in WONDER.ids])
WONDER_PER_TURN: Final[vec[float]] = vec[float]([0.1 * _WONDERS[name].per_turn for name in WONDER.ids])
GOVERNMENT_PER_TURN: Final[vec[float]] = vec[float]([0.1 * _GOVERNMENTS[name].per_turn for name in GOVERNMENT.ids])
WAYS: Final = 4
CULTURE_WAY: Final = 1
LEANING: Final[vec[float]] = vec[float](
    [0.01 * float(part) for name in CIVILIZATION.ids for part in _LEANINGS[name][1:]]
)
"""How long each way to win counts, civilization by civilization: technology, culture, economy, military."""
