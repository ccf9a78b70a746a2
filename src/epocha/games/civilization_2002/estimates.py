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


_file: Final = read_catalogue(PACKAGE, "bot.toml")
_RATES: Final = {one.id: one for one in _file.records("rate", Rate)}
_LENGTHS: Final = _file.single("lengths", Lengths)
_file.finish()

RATE_BASIC: Final[vec[float]] = vec[float]([0.01 * float(_RATES[era].basic) for era in ERA.ids])
RATE_ADVANCED: Final[vec[float]] = vec[float]([0.01 * float(_RATES[era].advanced) for era in ERA.ids])
ROUNDS_BASIC: Final[float] = float(_LENGTHS.basic)
ROUNDS_ADVANCED: Final[vec[float]] = vec[float]([float(_LENGTHS.short), float(_LENGTHS.medium), float(_LENGTHS.long)])
"""By length of the game."""


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
