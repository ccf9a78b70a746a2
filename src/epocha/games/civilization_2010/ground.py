"""The map in play: what a square gives, what lies on it, who stands there and whose it is (CF-3, CF-9, CF-10, CF-15).

A face-down tile does not exist for the game (CF-3.6), so its squares are as little open as those beyond the edge.
"""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.grid import OFF
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.atlas import (
    CELLS,
    PRINTED_ICONS,
    PRINTED_RESOURCE,
    SITE,
    SQUARES,
    TERRAIN,
    TERRAIN_ICONS,
    print_under,
)
from epocha.games.civilization_2010.components import (
    CITIES,
    COIN,
    FIGURES,
    FIRST_SCOUT,
    ICONS,
    MARKER_ICON,
    NONE,
    SCOUTS,
)
from epocha.games.civilization_2010.layout import Layout

# --- what a square is ---


def is_open(t: Layout, square: i64) -> bool:
    """Return whether a square is on a face-up tile."""
    return t.prints[square] != NONE


def terrain_at(t: Layout, square: i64) -> i64:
    """Return the terrain of an open square, that of a disaster token included (CF-15.3)."""
    return t.covered[square] if t.covered[square] != NONE else TERRAIN[t.prints[square]]


def icon_at(t: Layout, square: i64, icon: i64) -> i64:
    """Return how many icons of a kind an open square shows, whoever may use them.

    A city centre shows none (CF-7.10), a marker only its own (CF-15.7, CF-16.8, CF-19.6), a disaster token those of its
    terrain (CF-18.14).
    """
    return 0 if centre_at(t, square) != NONE else icon_beside_city(t, square, icon)


def icon_beside_city(t: Layout, square: i64, icon: i64) -> i64:
    """Return how many icons of a kind an open square shows that is known to be no city centre, as outskirts are not."""
    if t.marker[square] != NONE:
        return MARKER_ICON[t.marker[square] * ICONS + icon]
    if t.covered[square] != NONE:
        return TERRAIN_ICONS[t.covered[square] * ICONS + icon]
    return PRINTED_ICONS[t.prints[square] * ICONS + icon]


def resource_at(t: Layout, square: i64) -> i64:
    """Return the resource printed on an open square that nothing covers, or NONE (CF-20.1)."""
    if centre_at(t, square) != NONE or t.marker[square] != NONE or t.covered[square] != NONE:
        return NONE
    return PRINTED_RESOURCE[t.prints[square]]


def lay_tile(t: Layout, slot: i64, tile: i64, turns: i64) -> None:
    """Lay a tile face up, with a token on each place for a hut or village (CF-22.4); there are enough (CF-22.5)."""
    t.tile[slot] = tile
    t.turns[slot] = turns
    t.prints = printed(t)
    for cell in range(CELLS):
        t.site[t.plan.grid.square_of(slot, cell)] = SITE[print_under(tile, turns, cell)]


def printed(t: Layout) -> vec[i64]:
    """Return the print on each square, NONE where no tile lies face up."""
    grid = t.plan.grid
    out = vec[i64](capacity=SQUARES)
    for square in range(SQUARES):
        slot = grid.slot[square]
        is_hidden = slot == OFF or t.tile[slot] == NONE
        out = append(out, NONE if is_hidden else print_under(t.tile[slot], t.turns[slot], grid.cell[square]))
    return out


def turn_up(t: Layout, square: i64, marker: i64) -> None:
    """Let a square show a marker, or with NONE what is printed on it."""
    t.coins_laid += coins_of_marker(marker) - coins_of_marker(t.marker[square])
    t.marker[square] = marker


def coins_of_marker(marker: i64) -> i64:
    """Return how many coins a marker shows; NONE shows none."""
    return 0 if marker == NONE else MARKER_ICON[marker * ICONS + COIN]


def coins_of_markers(t: Layout) -> i64:
    """Return how many coins all markers on the map show."""
    found: i64 = 0
    for square in range(len(t.marker)):
        found += coins_of_marker(t.marker[square])
    return found


# --- cities ---


def centre_at(t: Layout, square: i64) -> i64:
    """Return the city whose centre a square is, as seat * CITIES + city, or NONE."""
    for city in range(t.players * CITIES):
        if t.city_at[city] == square:
            return city
    return NONE


def outskirts_of(t: Layout, square: i64) -> i64:
    """Return the city in whose outskirts a square lies, as seat * CITIES + city, or NONE; there is one at most."""
    for city in range(t.players * CITIES):
        centre = t.city_at[city]
        if centre != NONE and t.plan.grid.apart(centre, square) == 1:
            return city
    return NONE


# --- figures ---


def armies_on(t: Layout, player: i64, square: i64) -> i64:
    """Return how many armies of a player stand on a square."""
    found: i64 = 0
    for figure in range(player * FIGURES, player * FIGURES + FIRST_SCOUT):
        if t.figure_at[figure] == square:
            found += 1
    return found


def armies_of(t: Layout, player: i64) -> i64:
    """Return how many armies of a player are on the map."""
    found: i64 = 0
    for figure in range(player * FIGURES, player * FIGURES + FIRST_SCOUT):
        if t.figure_at[figure] != NONE:
            found += 1
    return found


def scouts_on(t: Layout, player: i64, square: i64) -> i64:
    """Return how many scouts of a player stand on a square."""
    found: i64 = 0
    for figure in range(player * FIGURES + FIRST_SCOUT, (player + 1) * FIGURES):
        if t.figure_at[figure] == square:
            found += 1
    return found


def figures_on(t: Layout, player: i64, square: i64) -> i64:
    """Return the set of a player's figures on a square."""
    found: i64 = 0
    for figure in range(FIGURES):
        if t.figure_at[player * FIGURES + figure] == square:
            found |= single(figure)
    return found


def enemy_on(t: Layout, player: i64, square: i64) -> i64:
    """Return a seat other than a player's that has figures on a square, or NONE.

    There is one at most, but for moments in which figures fly over others (CF-21.16, CF-24.8).
    """
    for figure in range(t.players * FIGURES):
        if t.figure_at[figure] == square and figure // FIGURES != player:
            return figure // FIGURES
    return NONE


def is_contested(t: Layout, square: i64) -> bool:
    """Return whether figures of two players are on a square, as in the windows that follow a step (CF-31.10)."""
    owner = enemy_on(t, NONE, square)
    return owner != NONE and enemy_on(t, owner, square) != NONE


def is_blockaded(t: Layout, player: i64, square: i64) -> bool:
    """Return whether enemy figures keep a player from using a square of an own city's outskirts (CF-10.1)."""
    return enemy_on(t, player, square) != NONE


def retire(t: Layout, player: i64, group: i64) -> None:
    """Put figures back into the supply; what scouts among them sent to a city is not sent any more (CF-9.3)."""
    for figure in range(FIGURES):
        if group & single(figure):
            t.figure_at[player * FIGURES + figure] = NONE
            if figure >= FIRST_SCOUT:
                t.sends[player * SCOUTS + figure - FIRST_SCOUT] = NONE
    t.moved[player] &= ~group
    t.fresh[player] &= ~group
