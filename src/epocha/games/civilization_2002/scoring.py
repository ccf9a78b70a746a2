"""How a game ends and what it is worth: points of both rule sets, line by line (CE-22, CE-23)."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count
from epocha.engine.vec import vec
from epocha.engine.vectors import zeros
from epocha.games.civilization_2002.components import FIGURES, MODERN, NUMBERS, SEMINAL, UNITED_NATIONS
from epocha.games.civilization_2002.layout import NO_ENDING, Layout
from epocha.games.civilization_2002.settlements import size_of_all
from epocha.games.civilization_2002.technologies import era_of, owner_of_wonder

# why the game is over (`over`), and what has triggered that (`ending`)
TECHNOLOGY_END: Final = 1
DIE_END: Final = 2
CONQUEST_END: Final = 3
DIPLOMATIC_END: Final = 4
MILITARY_END: Final = 5
SPACE_END: Final = 6
ROUNDS_END: Final = 7
ENDS: Final = ("technology", "die", "conquest", "diplomatic", "military", "space", "rounds")

# the lines of a count
OF_SETTLEMENTS: Final = 0
OF_TECHNOLOGIES: Final = 1
OF_WONDERS: Final = 2
OF_ENDING: Final = 3
LINES_OF_COUNT: Final = 4

TECHNOLOGY_POINTS: Final[i64] = NUMBERS.technology_points_basic
WONDER_POINTS_BASIC: Final[i64] = NUMBERS.wonder_points_basic
WONDER_POINTS: Final[i64] = NUMBERS.wonder_points_advanced
SEMINAL_POINTS: Final[i64] = NUMBERS.seminal_points
DIPLOMATIC_POINTS: Final[i64] = NUMBERS.diplomatic_points


def trigger(t: Layout, ending: i64) -> None:
    """Let something bring about the end of the game; the first thing that does decides the bonus (CE-23.10)."""
    if t.ending == NO_ENDING:
        t.ending = ending


def count_of(t: Layout, player: i64) -> vec[i64]:
    """Return the points of a player line by line, as if the game ended now, by what has been triggered so far."""
    out = zeros(LINES_OF_COUNT)
    out[OF_SETTLEMENTS] = size_of_all(t, player)
    if t.agreed.advanced:
        out[OF_TECHNOLOGIES] = SEMINAL_POINTS * count(t.technologies[player] & SEMINAL)
        out[OF_WONDERS] = WONDER_POINTS * count(t.wonders[player])
        out[OF_ENDING] = bonus_of_ending(t, player)
    else:
        out[OF_TECHNOLOGIES] = TECHNOLOGY_POINTS * count(t.technologies[player])
        out[OF_WONDERS] = WONDER_POINTS_BASIC * count(t.wonders[player])
    return out


def bonus_of_ending(t: Layout, player: i64) -> i64:
    """Return what the ending brings a player (CE-23.6 to CE-23.8)."""
    if t.ending == DIPLOMATIC_END:
        return DIPLOMATIC_POINTS if owner_of_wonder(t, UNITED_NATIONS) == player else 0
    if t.ending == MILITARY_END:
        return modern_units(t, player)
    if t.ending == SPACE_END:
        return count(t.technologies[player])
    return 0


def modern_units(t: Layout, player: i64) -> i64:
    """Return how many military units of the modern era a player has."""
    found: i64 = 0
    for piece in range(len(t.piece_figure)):
        figure = t.piece_figure[piece]
        if t.piece_owner[piece] == player and 0 <= figure < FIGURES:
            found += 1 if era_of(t, figure) == MODERN else 0
    return found


def score_of(t: Layout, player: i64) -> i64:
    """Return the points of a player."""
    found: i64 = 0
    for points in count_of(t, player):
        found += points
    return found
