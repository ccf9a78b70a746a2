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


class Weights(NamedTuple):
    """What else a seat has is worth, in hundredths of a point of trade.

    Attributes:
        per_trade, per_production, per_culture: an icon in a city's outskirts, in every turn that is left.
        city: a city. city_action: besides its icons, that it acts, in every turn that is left.
        coin: a coin; per_coin: the trade that it keeps in every turn that is left. In the race it counts on top.
        culture: a point of culture in hand. unit: a unit card, unit_rank for each rank of its type above the first, and
        unit_type for each of the first two of each common type: each of them trumps another one.
        army, scout: a figure. space: a space of the culture track, and space_on_the_way times what culture is worth
        more than to others. race: by so much divided by the turns in which it could win a seat is ahead.
        capital_lost, city_lost: what is in danger.
        explored: a tile that is turned up. gathering: a scout that gathers where there is something; less than a step
        to a better place, or it stays. exposed: what a scout costs that is killed: the figure, and what is looted.
        scout_place: a tenth of a point of pull where a scout stands. army_place: twice what it is worth that an army
        stands where the pull is army_half.
    """

    per_trade: int
    per_production: int
    per_culture: int
    city: int
    city_action: int
    coin: int
    per_coin: int
    culture: int
    unit: int
    unit_rank: int
    unit_type: int
    army: int
    scout: int
    space: int
    space_on_the_way: int
    race: int
    capital_lost: int
    city_lost: int
    explored: int
    gathering: int
    exposed: int
    scout_place: int
    army_place: int
    army_half: int


_file: Final = read_catalogue(PACKAGE, "bot.toml")
_TECHNOLOGIES: Final = {one.id: one for one in _file.records("technology", TechnologyWorth)}
_WONDERS: Final = {one.id: one for one in _file.records("wonder", WonderWorth)}
_GOVERNMENTS: Final = {one.id: one for one in _file.records("government", GovernmentWorth)}
_LEANINGS: Final = {one.id: one for one in _file.records("civilization", Leaning)}
_WEIGHTS: Final = _file.single("weights", Weights)
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
PER_TRADE: Final[float] = 0.01 * float(_WEIGHTS.per_trade)
PER_PRODUCTION: Final[float] = 0.01 * float(_WEIGHTS.per_production)
PER_CULTURE: Final[float] = 0.01 * float(_WEIGHTS.per_culture)
PER_CITY: Final[float] = 0.01 * float(_WEIGHTS.city)
CITY_ACTION: Final[float] = 0.01 * float(_WEIGHTS.city_action)
COIN_NOW: Final[float] = 0.01 * float(_WEIGHTS.coin)
PER_COIN: Final[float] = 0.01 * float(_WEIGHTS.per_coin)
CULTURE_IN_HAND: Final[float] = 0.01 * float(_WEIGHTS.culture)
UNIT: Final[float] = 0.01 * float(_WEIGHTS.unit)
UNIT_STRENGTH: Final[float] = 0.01 * float(_WEIGHTS.unit_rank)
UNIT_TYPE: Final[float] = 0.01 * float(_WEIGHTS.unit_type)
ARMY: Final[float] = 0.01 * float(_WEIGHTS.army)
SCOUT: Final[float] = 0.01 * float(_WEIGHTS.scout)
SPACE: Final[float] = 0.01 * float(_WEIGHTS.space)
SPACE_ON_THE_WAY: Final[float] = 0.01 * float(_WEIGHTS.space_on_the_way)
RACE: Final[float] = 0.01 * float(_WEIGHTS.race)
CAPITAL_LOST: Final[float] = 0.01 * float(_WEIGHTS.capital_lost)
CITY_LOST: Final[float] = 0.01 * float(_WEIGHTS.city_lost)
EXPLORED: Final[float] = 0.01 * float(_WEIGHTS.explored)
GATHERING: Final[float] = 0.01 * float(_WEIGHTS.gathering)
EXPOSED: Final[float] = 0.01 * float(_WEIGHTS.exposed)
SCOUT_PLACE: Final[float] = 0.01 * float(_WEIGHTS.scout_place)
ARMY_PLACE: Final[float] = 0.01 * float(_WEIGHTS.army_place)
ARMY_HALF: Final[float] = 0.01 * float(_WEIGHTS.army_half)
