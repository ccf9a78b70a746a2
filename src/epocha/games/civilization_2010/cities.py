"""Cities: which squares count for one, and what it gives (CF-9, CF-10, CF-12.4, CF-17.1, CF-20.1)."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.grid import AROUND
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import (
    BUILDINGS,
    CAPITAL,
    CITIES,
    CULTURE,
    FIGURES,
    FIRST_SCOUT,
    MOST_TRADE,
    NONE,
    PRODUCTION,
    SCOUTS,
    TRADE,
)
from epocha.games.civilization_2010.effects import (
    BEST_CITY,
    CAPITAL_ARTS,
    CITY_PRODUCTION,
    COINS_PER_PRODUCTION,
    TRADE_OFF,
)
from epocha.games.civilization_2010.ground import centre_at, icon_beside_city, is_blockaded, outskirts_of, resource_at
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.techs import perk

# --- cities on the map ---


def has_city(t: Layout, player: i64, city: i64) -> bool:
    """Return whether a city token of a player is on the map."""
    return t.city_at[player * CITIES + city] != NONE


def cities_of(t: Layout, player: i64) -> i64:
    """Return how many cities a player has, the capital included."""
    found: i64 = 0
    for city in range(CITIES):
        if has_city(t, player, city):
            found += 1
    return found


# --- scouts that gather (CF-9) ---


def scout_square(t: Layout, player: i64, scout: i64) -> i64:
    """Return where a scout stands, or NONE."""
    return t.figure_at[player * FIGURES + FIRST_SCOUT + scout]


def target_of(t: Layout, player: i64, scout: i64) -> i64:
    """Return one's own city that gets what a scout's square gives, or NONE; of two scouts there, the first sends it."""
    if scout and scout_square(t, player, 0) == scout_square(t, player, 1):
        if t.sends[player * SCOUTS] != NONE:
            return NONE
    return t.sends[player * SCOUTS + scout]


def is_sent_away(t: Layout, player: i64, square: i64) -> bool:
    """Return whether an own scout sends what a square gives to some own city (CF-9.4)."""
    for scout in range(SCOUTS):
        if scout_square(t, player, scout) == square and t.sends[player * SCOUTS + scout] != NONE:
            return True
    return False


def squares_for(t: Layout, player: i64, city: i64) -> vec[i64]:
    """Return the squares that count for a city: its outskirts without blockaded ones, and those of its scouts.

    A square counts for one city only (CF-9.4, CF-10.1). A scout stands on a city centre, which gives nothing, while its
    owner says where those go who were with a founder (CF-7.9, CF-7.10).
    """
    out = vec[i64](capacity=AROUND + SCOUTS)
    centre = t.city_at[player * CITIES + city]
    for k in range(AROUND):
        square = t.plan.grid.around(centre, k)
        if not is_blockaded(t, player, square) and not is_sent_away(t, player, square):
            out = append(out, square)
    for scout in range(SCOUTS):
        square = scout_square(t, player, scout)
        if square != NONE and target_of(t, player, scout) == city and centre_at(t, square) == NONE:
            out = append(out, square)
    return out


# --- what it gives ---


def given(t: Layout, square: i64, icon: i64) -> i64:
    """Return how many icons of a kind a square gives to a city; a government may switch those of buildings off.

    What is off is off for everybody (CF-8.15).
    """
    here = icon_beside_city(t, square, icon)
    marker = t.marker[square]
    if here and marker != NONE and marker < BUILDINGS:
        owner = outskirts_of(t, square) // CITIES
        if perk(t, owner, TRADE_OFF + icon) & single(marker):
            return 0
    return here


def icons_for(t: Layout, player: i64, city: i64, icon: i64) -> i64:
    """Return how many icons of a kind count for a city."""
    squares = squares_for(t, player, city)
    found: i64 = 0
    for i in range(len(squares)):
        found += given(t, squares[i], icon)
    return found


def trade_icons(t: Layout, player: i64) -> i64:
    """Return the trade that a player gathers (CF-11.1)."""
    found: i64 = 0
    for city in range(CITIES):
        if has_city(t, player, city):
            found += icons_for(t, player, city, TRADE)
    return found


def production_of(t: Layout, player: i64, city: i64) -> i64:
    """Return the production of a city without rushing (CF-12.4)."""
    found = icons_for(t, player, city, PRODUCTION)
    if perk(t, player, BEST_CITY):
        for other in range(CITIES):
            if has_city(t, player, other):
                found = max(found, icons_for(t, player, other, PRODUCTION))
    found += perk(t, player, CITY_PRODUCTION) + t.extra[player * CITIES + city]
    coins_needed = perk(t, player, COINS_PER_PRODUCTION)
    return found + coins(t, player) // coins_needed if coins_needed else found


def culture_from_arts(t: Layout, player: i64, city: i64) -> i64:
    """Return the culture tokens that a city devoted to the arts gives (CF-17.1, CF-8.15)."""
    found = 1 + icons_for(t, player, city, CULTURE)
    return found + perk(t, player, CAPITAL_ARTS) if city == CAPITAL else found


def harvestable(t: Layout, player: i64, city: i64) -> i64:
    """Return the set of resources that a city may harvest: printed on its squares, and in the market (CF-20.1)."""
    squares = squares_for(t, player, city)
    found: i64 = 0
    for i in range(len(squares)):
        resource = resource_at(t, squares[i])
        if resource != NONE and t.market[resource]:
            found |= single(resource)
    return found


# --- gains ---


def gain_trade(t: Layout, player: i64, amount: i64) -> None:
    """Turn the trade dial up, to its end at most (CF-11.2)."""
    t.trade[player] = min(MOST_TRADE, t.trade[player] + amount)
