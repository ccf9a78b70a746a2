"""Pieces that are lost other than by dice: settlers without armies, fleets in a port that falls (CE-11, CE-12)."""

from mypy_extensions import i64

from epocha.games.civilization_2002.components import FLEET, SETTLER
from epocha.games.civilization_2002.forces import (
    CAUGHT,
    Forces,
    aircraft_at,
    armies_at,
    class_of,
    is_of,
    remove_piece,
    settlers_at,
)
from epocha.games.civilization_2002.layout import Layout


def lose_settlers(t: Forces, player: i64, region: i64) -> None:
    """Destroy all settlers of a player in a land region (CE-11.31, CE-12.3, CE-12.8)."""
    for piece in range(len(t.piece_at)):
        if is_of(t, piece, player, region) and t.piece_figure[piece] == SETTLER:
            remove_piece(t, piece)


def is_caught_settler(t: Forces, piece: i64, player: i64, region: i64) -> bool:
    """Return whether a piece is a settler that a neutral unit has stopped there in this turn (CE-9.22)."""
    return is_of(t, piece, player, region) and t.piece_figure[piece] == SETTLER and t.piece_spent[piece] == CAUGHT


def has_caught_settlers(t: Forces, player: i64, region: i64) -> bool:
    """Return whether a neutral unit threatens settlers of a player (CE-11.30)."""
    for piece in range(len(t.piece_at)):
        if is_caught_settler(t, piece, player, region):
            return True
    return False


def lose_caught_settlers(t: Forces, player: i64, region: i64) -> None:
    """Destroy the settlers that a neutral unit has stopped in this turn (CE-11.30)."""
    for piece in range(len(t.piece_at)):
        if is_caught_settler(t, piece, player, region):
            remove_piece(t, piece)


def lose_port(t: Forces, player: i64, region: i64) -> None:
    """Destroy the fleets of a player that stand in a settlement region (CE-12.4)."""
    for piece in range(len(t.piece_at)):
        if is_of(t, piece, player, region) and class_of(t, piece) == FLEET:
            remove_piece(t, piece)


def is_defended(t: Forces, player: i64, land: i64) -> bool:
    """Return whether a player has an army or aircraft in a land region (CE-12.1)."""
    return armies_at(t, player, land) > 0 or aircraft_at(t, player, land) > 0


def no_capture(t: Layout, player: i64, land: i64) -> str | None:
    """Return the rule that keeps a player from capturing the settlement of a region; None if none does."""
    owner = t.settlement_of[land]
    if owner < 0 or owner == player or is_defended(t, owner, land):
        return "CE-12.1"
    if armies_at(t, player, land) == 0:
        return "CE-3.7" if settlers_at(t, player, land) else "CE-12.9" if aircraft_at(t, player, land) else "CE-12.1"
    return None


def no_destruction(t: Layout, player: i64, land: i64, other: i64) -> str | None:
    """Return the rule that keeps a player from destroying another's settlers in a region; None if none does."""
    if other == player or settlers_at(t, other, land) == 0 or is_defended(t, other, land):
        return "CE-12.8"
    if armies_at(t, player, land) == 0:
        return "CE-12.9" if aircraft_at(t, player, land) else "CE-12.8"
    return None
