"""Coins (CF-29): on squares, of cards, and tokens on cards and sheets."""

from mypy_extensions import i64

from epocha.engine.grid import AROUND
from epocha.games.civilization_2010.atlas import PRINTED_ICONS
from epocha.games.civilization_2010.components import CITIES, COIN, FIGURES, FIRST_SCOUT, ICONS, NONE
from epocha.games.civilization_2010.effect_tables import PURSES
from epocha.games.civilization_2010.effects import COINS
from epocha.games.civilization_2010.ground import icon_at, icon_beside_city, is_blockaded, is_open, scouts_on
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.techs import perk


def has_coins(t: Layout, player: i64, wanted: i64) -> bool:
    """Return whether a player has at least so many coins.

    This is asked after every effect, so it counts them only if what is quickly seen does not rule it out.
    """
    most = t.agreed.coins_besides + t.coins_laid
    for purse in range(player * PURSES, (player + 1) * PURSES):
        most += t.coins_on[purse]
    return most >= wanted and coins(t, player) >= wanted


def coins(t: Layout, player: i64) -> i64:
    """Return how many coins a player has (CF-29.1)."""
    found = perk(t, player, COINS)
    for purse in range(player * PURSES, (player + 1) * PURSES):
        found += t.coins_on[purse]
    for city in range(player * CITIES, (player + 1) * CITIES):
        if t.city_at[city] != NONE:
            found += _coins_around(t, player, t.city_at[city])
    return found + _coins_of_scouts(t, player)


def _coins_around(t: Layout, player: i64, centre: i64) -> i64:
    """Return the coins of a city's outskirts that are the city's: nobody else's figures stand there (CF-29.9).

    Those under an own scout are the scout's.
    """
    found: i64 = 0
    beside = t.plan.grid.beside
    marker = t.marker
    covered = t.covered
    for at in range(centre * AROUND, (centre + 1) * AROUND):
        square = beside[at]
        if marker[square] == NONE and covered[square] == NONE:  # as most are, and this is asked after every effect
            here = PRINTED_ICONS[t.prints[square] * ICONS + COIN]
        else:
            here = icon_beside_city(t, square, COIN)
        if here and scouts_on(t, player, square) == 0 and not is_blockaded(t, player, square):
            found += here
    return found


def _coins_of_scouts(t: Layout, player: i64) -> i64:
    """Return the coins of the squares on which a player's scouts stand, each square once (CF-9.6, CF-9.8)."""
    found: i64 = 0
    first = player * FIGURES + FIRST_SCOUT
    for figure in range(first, (player + 1) * FIGURES):
        square = t.figure_at[figure]
        if square != NONE and is_open(t, square) and not _seen_before(t, first, figure):
            found += icon_at(t, square, COIN)
    return found


def _seen_before(t: Layout, first: i64, figure: i64) -> bool:
    for other in range(first, figure):
        if t.figure_at[other] == t.figure_at[figure]:
            return True
    return False
