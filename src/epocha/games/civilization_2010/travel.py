"""How figures travel: how far, what they may enter, where they may stop (CF-21, CF-23.1, CF-24.1).

A group is a set of figures of one seat that stand on one square. Each check returns the rule that forbids, or None.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, everything_below, single
from epocha.engine.grid import DIRECTIONS, OFF
from epocha.games.civilization_2010.components import CITIES, FIGURES, FIRST_SCOUT, HUT, NONE, WATER
from epocha.games.civilization_2010.effects import CROSS, END, FLYING, HUT_SCOUTS, PEACEFUL, WATER_MODE
from epocha.games.civilization_2010.ground import centre_at, enemy_on, figures_on, is_open, terrain_at
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.techs import perk, stacking_limit

ARMIES_OF: Final[i64] = everything_below(FIRST_SCOUT)
"""The figures of a seat that are armies, as a set."""


def overfull(t: Layout, player: i64, square: i64, group: i64) -> bool:
    """Return whether a group would make more figures on a square than the stacking limit."""
    return count(figures_on(t, player, square) | group) > stacking_limit(t, player)


def is_refused(t: Layout, player: i64, group: i64, square: i64) -> str | None:
    """Return the rule that keeps a group from what it would meet on a square: tokens, enemies, their cities."""
    city = centre_at(t, square)
    is_hostile = enemy_on(t, player, square) != NONE or (city != NONE and city // CITIES != player)
    if is_hostile and group & ARMIES_OF == 0:
        return "CF-24.1"
    if is_hostile and perk(t, player, PEACEFUL):
        return "CF-8.12"
    if t.site[square] != NONE and group & ARMIES_OF == 0:
        if t.site[square] != HUT or perk(t, player, HUT_SCOUTS) == 0:
            return "CF-23.1"
    return None


def not_entered(t: Layout, player: i64, group: i64, square: i64) -> str | None:
    """Return the rule that keeps a group from moving onto a square, if one does; it may be the edge of the map."""
    if square == OFF:
        return "CF-21.14"
    if not is_open(t, square):
        return "CF-3.6"
    if terrain_at(t, square) == WATER and perk(t, player, WATER_MODE) < CROSS:
        return "CF-21.9"
    if perk(t, player, FLYING):
        return None
    return is_refused(t, player, group, square)


def no_stop(t: Layout, player: i64, group: i64, square: i64) -> str | None:
    """Return the rule that keeps a group from ending its movement on a square that it may enter, if one does."""
    if terrain_at(t, square) == WATER and perk(t, player, WATER_MODE) < END:
        return "CF-21.10"
    city = centre_at(t, square)
    if city != NONE and city // CITIES == player:
        return "CF-21.12"
    if overfull(t, player, square, group):
        return "CF-21.8"
    return is_refused(t, player, group, square)


def is_locked(t: Layout, square: i64) -> bool:
    """Return whether no figure may leave a square for the rest of the turn (CF-28.16)."""
    for player in range(t.players):
        if t.locked[player] == square:
            return True
    return False


def ends_journey(t: Layout, player: i64, square: i64) -> bool:
    """Return whether whoever enters a square stops there: at a token, enemies, their city (CF-23.3, CF-24.2)."""
    if perk(t, player, FLYING):
        return False
    city = centre_at(t, square)
    return t.site[square] != NONE or enemy_on(t, player, square) != NONE or (city != NONE and city // CITIES != player)


def can_end(t: Layout, player: i64, group: i64, square: i64, left: i64) -> bool:
    """Return whether a group that has come to a square can end its movement somewhere within so many more steps."""
    if no_stop(t, player, group, square) is None:
        return True
    if left == 0 or is_locked(t, square) or ends_journey(t, player, square):
        return False
    for heading in range(DIRECTIONS):
        beyond = t.plan.grid.step(square, heading)
        if not_entered(t, player, group, beyond) is None and can_end(t, player, group, beyond, left - 1):
            return True
    return False


def no_step(t: Layout, player: i64, group: i64, square: i64, heading: i64, left: i64) -> str | None:
    """Return the rule that keeps a group with so many steps left from moving on in a direction, if one does."""
    if left == 0:
        return "CF-21.1"
    if is_locked(t, square):
        return "CF-28.16"
    beyond = t.plan.grid.step(square, heading)
    rule = not_entered(t, player, group, beyond)
    if rule is None and not can_end(t, player, group, beyond, left - 1):
        rule = no_stop(t, player, group, beyond)
    return rule


def no_discovery(t: Layout, player: i64, group: i64, square: i64, heading: i64, left: i64) -> str | None:
    """Return the rule that keeps a group on a square from discovering the tile in a direction, if one does (CF-22)."""
    beyond = t.plan.grid.step(square, heading)
    if beyond == OFF or is_open(t, beyond):
        return "CF-22.1"
    if left == 0:
        return "CF-22.1"
    return None if can_end(t, player, group, square, left - 1) else "CF-22.6"


def square_of_group(t: Layout, player: i64, group: i64) -> i64:
    """Return where a group stands, which has at least one figure."""
    for figure in range(FIGURES):
        if group & single(figure):
            return t.figure_at[player * FIGURES + figure]
    return NONE
