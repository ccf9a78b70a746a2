"""What the bots of the Boardgame go by, read from `bot.toml`, and what follows from the components alone."""

from typing import Final, NamedTuple

from epocha.engine.catalogue import read_catalogue
from epocha.engine.vec import vec
from epocha.games.civilization_2002.components import (
    ERA,
    ERAS,
    NONE,
    PACKAGE,
    RESOURCES,
    SURPLUS,
    TOKEN_COUNT,
    TOKEN_RESOURCE,
)
from epocha.games.civilization_2002.layout import MOST_ROLL


class Rate(NamedTuple):
    """What a gold piece is worth in an era, in hundredths of a point."""

    id: str
    basic: int
    advanced: int


class Lengths(NamedTuple):
    """Rounds that a game usually takes."""

    basic: int
    short: int
    medium: int
    long: int


class Weights(NamedTuple):
    """What else counts, in hundredths: of a point unless it says otherwise.

    Attributes:
        unit: the share of its price that a unit is worth by being there.
        army_basic, army_advanced: what it is worth to have all the forces at the table, in gold a round.
        land: to hold a land for itself, if there is time. lead: to have a technology before others (advanced rules).
        room: each size that a settlement may still grow. next: more for the next one, if it is for sale.
        poor: the share that counts of an income below the least that everybody gets.
        captor: the share of what the owner stands to lose that counts for whoever is near enough to take it.
        later: the share of a threat that counts while the threatened can still buy guards.
        under_way: the share of a site that a settler is worth which stands on it.
        opens: the share of sites overseas that counts for a player with a fleet and no other sites.
        beyond: the share that counts of what armies threaten beyond what they can take at once.
        yields: gold a round that a size of a settlement brings.
    """

    unit: int
    army_basic: int
    army_advanced: int
    land: int
    lead: int
    room: int
    next: int
    poor: int
    captor: int
    later: int
    under_way: int
    opens: int
    beyond: int
    yields: int


class LeaningRow(NamedTuple):
    """What the weights count for a bot, in hundredths.

    Attributes:
        army: what it is worth to have the forces at the table. unit: what units are worth by being there.
        captor: what settlements in reach are worth. attack: what they are with armies in them that will attack.
        stake: the income that a settlement means to whoever may win or lose it. growth: that settlements can grow.
        settlement: what each is worth besides, if there is time; in hundredths of a point.
    """

    id: str
    army: int
    unit: int
    captor: int
    attack: int
    stake: int
    growth: int
    settlement: int


class Leaning:
    """How a bot leans in its judgement, as `LeaningRow` tells; 1.0 is what the weights say."""

    def __init__(self, row: LeaningRow) -> None:
        self.army = 0.01 * float(row.army)
        self.unit = 0.01 * float(row.unit)
        self.captor = 0.01 * float(row.captor)
        self.attack = 0.01 * float(row.attack)
        self.stake = 0.01 * float(row.stake)
        self.growth = 0.01 * float(row.growth)
        self.settlement = 0.01 * float(row.settlement)


_file: Final = read_catalogue(PACKAGE, "bot.toml")
_RATES: Final = {one.id: one for one in _file.records("rate", Rate)}
_LENGTHS: Final = _file.single("lengths", Lengths)
_WEIGHTS: Final = _file.single("weights", Weights)
_LEANINGS: Final = {one.id: Leaning(one) for one in _file.records("leaning", LeaningRow)}
_file.finish()

PLAIN: Final[Leaning] = _LEANINGS["greedy"]
OF_SEARCH: Final[Leaning] = _LEANINGS["search"]

RATE_BASIC: Final[vec[float]] = vec[float]([0.01 * float(_RATES[era].basic) for era in ERA.ids])
RATE_ADVANCED: Final[vec[float]] = vec[float]([0.01 * float(_RATES[era].advanced) for era in ERA.ids])
ROUNDS_BASIC: Final[float] = float(_LENGTHS.basic)
ROUNDS_ADVANCED: Final[vec[float]] = vec[float]([float(_LENGTHS.short), float(_LENGTHS.medium), float(_LENGTHS.long)])
"""By length of the game."""
UNIT_SHARE: Final[float] = 0.01 * float(_WEIGHTS.unit)
ARMY_BASIC: Final[float] = 0.01 * float(_WEIGHTS.army_basic)
ARMY_ADVANCED: Final[float] = 0.01 * float(_WEIGHTS.army_advanced)
LEAD: Final[float] = 0.01 * float(_WEIGHTS.lead)
LAND: Final[float] = 0.01 * float(_WEIGHTS.land)
ROOM: Final[float] = 0.01 * float(_WEIGHTS.room)
NEXT: Final[float] = 0.01 * float(_WEIGHTS.next)
POOR: Final[float] = 0.01 * float(_WEIGHTS.poor)
CAPTOR: Final[float] = 0.01 * float(_WEIGHTS.captor)
LATER: Final[float] = 0.01 * float(_WEIGHTS.later)
UNDER_WAY: Final[float] = 0.01 * float(_WEIGHTS.under_way)
OPENS: Final[float] = 0.01 * float(_WEIGHTS.opens)
BEYOND: Final[float] = 0.01 * float(_WEIGHTS.beyond)
YIELD: Final[float] = 0.01 * float(_WEIGHTS.yields)


def _surplus_shares() -> list[float]:
    """Return how likely a surplus of each resource is in each era: [era * RESOURCES + resource]."""
    found = [0.0] * (int(ERAS) * int(RESOURCES))
    for era in range(int(ERAS)):
        for roll in range(2, MOST_ROLL + 1):
            resource = int(SURPLUS[era * (MOST_ROLL + 1) + roll])
            found[era * int(RESOURCES) + resource] += float(6 - abs(roll - 7)) / 36.0
    return found


SURPLUS_SHARE: Final[vec[float]] = vec[float](_surplus_shares())
RESOURCE_SHARE: Final[float] = float(
    sum([int(TOKEN_COUNT[token]) for token in range(len(TOKEN_COUNT)) if TOKEN_RESOURCE[token] != NONE])
) / float(sum([int(count) for count in TOKEN_COUNT]))
"""How likely an unknown token is a resource."""
