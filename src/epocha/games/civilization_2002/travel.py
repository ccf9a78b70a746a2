"""Where a piece may go in one step, and which pieces are alike (CE-9).

A player names a piece by what it is and not by its number: those of a kind in a region that have as many movement
points left are alike. Fleets are alike if what they carry is, too; the kinds of fleets that a player has in a region
are numbered in the order in which they stand there.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.components import AIRCRAFT, FIGURE_MOVES, FLEET, NONE, SETTLER
from epocha.games.civilization_2002.forces import Forces, class_of, has_room, is_of
from epocha.games.civilization_2002.layout import Layout

MOST_FLEETS: Final = 32
"""How many different fleets of one player in one region have a number; more are named when others have left."""


# --- which pieces are alike ---


def fleets_alike(t: Forces, fleet: i64, other: i64) -> bool:
    """Return whether two fleets of a player in a region are alike, with all that they carry."""
    if fleet == other:
        return True
    if t.piece_figure[fleet] != t.piece_figure[other] or t.piece_spent[fleet] != t.piece_spent[other]:
        return False
    return has_cargo_of(t, fleet, other) and has_cargo_of(t, other, fleet)


def has_cargo_of(t: Forces, fleet: i64, other: i64) -> bool:
    """Return whether a fleet carries at least what another does."""
    for piece in range(len(t.piece_aboard)):
        if t.piece_aboard[piece] == other and aboard(t, fleet, piece) < aboard(t, other, piece):
            return False
    return True


def aboard(t: Forces, fleet: i64, like: i64) -> i64:
    """Return how many pieces like another one a fleet carries."""
    found: i64 = 0
    for piece in range(len(t.piece_aboard)):
        if (
            t.piece_aboard[piece] == fleet
            and t.piece_figure[piece] == t.piece_figure[like]
            and t.piece_spent[piece] == t.piece_spent[like]
        ):
            found += 1
    return found


def kinds_of_fleets(t: Forces, owner: i64, region: i64) -> vec[i64]:
    """Return one of each kind of somebody's fleets in a region, in the order of their numbers."""
    out = vec[i64](capacity=4)
    at = t.piece_at
    for piece in range(len(at)):
        if at[piece] == region and t.piece_owner[piece] == owner and class_of(t, piece) == FLEET:
            new = len(out) < MOST_FLEETS
            for k in range(len(out)):
                if fleets_alike(t, out[k], piece):
                    new = False
            if new:
                out = append(out, piece)
    return out


def piece_like(t: Forces, owner: i64, region: i64, fleet: i64, figure: i64, spent: i64) -> i64:
    """Return a piece of a kind with so many points spent that stands in a region or is aboard a fleet; or NONE."""
    for piece in range(len(t.piece_at)):
        if (
            is_of(t, piece, owner, region)
            and t.piece_figure[piece] == figure
            and t.piece_spent[piece] == spent
            and t.piece_aboard[piece] == fleet
        ):
            return piece
    return NONE


# --- steps ---


def points_left(t: Forces, piece: i64) -> i64:
    """Return how many movement points a piece has left (CE-3.3)."""
    return FIGURE_MOVES[t.piece_figure[piece]] - t.piece_spent[piece]


def no_step(t: Layout, piece: i64, region: i64) -> str | None:
    """Return the rule that keeps a piece from going to a region, other than aboard a fleet; None if none does."""
    here = t.piece_at[piece]
    what = class_of(t, piece)
    if what == AIRCRAFT:
        rule = None if t.world.by_air.has(here, region) else "CE-9.12"
    elif what == FLEET:
        rule = no_voyage(t, here, region)
    elif t.piece_aboard[piece] != NONE:
        rule = no_landing(t, piece, region)
    else:
        rule = "CE-9.11" if t.world.is_sea(region) else None if t.world.by_land.has(here, region) else "CE-9.2"
    return rule or ("CE-9.2" if points_left(t, piece) <= 0 else None)


def no_voyage(t: Layout, here: i64, region: i64) -> str | None:
    """Return the rule that keeps a fleet from sailing somewhere (CE-9.10); from a port it goes to sea (CE-7.6)."""
    if not t.world.is_sea(region):
        return "CE-9.10"
    if not t.world.is_sea(here):
        return None if t.world.coasts.has(here, region) else "CE-7.6"
    return None if t.world.by_sea.has(here, region) else "CE-9.2"


def no_landing(t: Layout, piece: i64, region: i64) -> str | None:
    """Return the rule that keeps a carried piece from going ashore in a region."""
    if t.world.is_sea(region):
        return "CE-9.25"
    if not t.world.coasts.has(t.piece_at[piece], region):
        return "CE-9.4"
    if t.piece_figure[piece] == SETTLER:
        return None
    if t.piece_spent[t.piece_aboard[piece]] > 0:
        return "CE-9.8"
    return "CE-9.7" if points_left(t, piece) <= 0 else None


def no_boarding(t: Layout, piece: i64, fleet: i64) -> str | None:
    """Return the rule that keeps a piece from boarding a fleet of its owner (CE-9.3)."""
    what = class_of(t, piece)
    if what == FLEET or what == AIRCRAFT:
        return "CE-3.8"
    if t.piece_aboard[piece] != NONE or not t.world.is_sea(t.piece_at[fleet]):
        return "CE-9.25"
    if not t.world.coasts.has(t.piece_at[piece], t.piece_at[fleet]):
        return "CE-9.3"
    if not has_room(t, fleet):
        return "CE-3.8"
    return "CE-9.2" if points_left(t, piece) <= 0 else None


def goals(t: Layout, piece: i64) -> vec[i64]:
    """Return the regions to which a piece may go in one step, ascending."""
    out = vec[i64](capacity=8)
    if points_left(t, piece) <= 0:
        return out
    around = t.world.by_air
    here = t.piece_at[piece]
    for at in range(around.first[here], around.first[here + 1]):
        if no_step(t, piece, around.to[at]) is None:
            out = append(out, around.to[at])
    return out


# --- and what follows ---


def go(t: Forces, piece: i64, region: i64) -> None:
    """Let a piece take a step; what it carries goes with it (CE-9.6)."""
    t.piece_at[piece] = region
    t.piece_aboard[piece] = NONE
    t.piece_spent[piece] += 1
    for other in range(len(t.piece_aboard)):
        if t.piece_aboard[other] == piece:
            t.piece_at[other] = region


def board(t: Forces, piece: i64, fleet: i64) -> None:
    """Let a piece go aboard a fleet; this is not entering the sea region (CE-9.21)."""
    t.piece_at[piece] = t.piece_at[fleet]
    t.piece_aboard[piece] = fleet
    t.piece_spent[piece] += 1


def halt(t: Forces, piece: i64) -> None:
    """End the movement of a piece for this turn."""
    t.piece_spent[piece] = max(t.piece_spent[piece], FIGURE_MOVES[t.piece_figure[piece]])
