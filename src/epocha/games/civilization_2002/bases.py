"""Where aircraft may stay, and what becomes of those that may not (CE-6.5, CE-9.13, CE-9.14, CE-11.34).

All aircraft of a player are of one type at any time, so it does not matter which of them stay.
"""

from mypy_extensions import i64

from epocha.games.civilization_2002.components import AIRCRAFT, BATTLESHIP, CARRIER_ROOM
from epocha.games.civilization_2002.forces import aircraft_at, armies_at, class_of, count_at, is_of, remove_piece
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.technologies import are_carriers


def room_at_sea(t: Layout, player: i64, region: i64) -> i64:
    """Return how many aircraft of a player may stay in a sea region.

    In the basic rules a battleship is enough for any number; in the advanced ones each carrier has two places, and
    other ships have none (CE-3.10, CE-3.16).
    """
    ships = count_at(t, player, region, BATTLESHIP)
    if not t.agreed.advanced:
        return aircraft_at(t, player, region) if ships else 0
    return ships * CARRIER_ROOM if are_carriers(t) else 0


def is_base(t: Layout, player: i64, land: i64, with_armies: bool) -> bool:
    """Return whether aircraft may stay in a land region: by an own settlement, or for now by own armies (CE-R-15)."""
    return t.settlement_of[land] == player or (with_armies and armies_at(t, player, land) > 0)


def lose_aircraft(t: Layout, player: i64, region: i64, left: i64) -> None:
    """Destroy aircraft of a player in a region until so many are left."""
    excess = aircraft_at(t, player, region) - left
    for piece in range(len(t.piece_at)):
        if excess > 0 and is_of(t, piece, player, region) and class_of(t, piece) == AIRCRAFT:
            remove_piece(t, piece)
            excess -= 1


def check_bases(t: Layout, player: i64, with_armies: bool) -> None:
    """Destroy the aircraft of a player that have no place where they are."""
    for piece in range(len(t.piece_at)):
        if t.piece_owner[piece] == player and class_of(t, piece) == AIRCRAFT:
            region = t.piece_at[piece]
            if t.world.is_sea(region):
                lose_aircraft(t, player, region, room_at_sea(t, player, region))
            elif not is_base(t, player, region, with_armies):
                lose_aircraft(t, player, region, 0)


def destroy_unbased(t: Layout) -> None:
    """CE-6.5: at the end of the round only a settlement or a ship keeps aircraft."""
    for player in range(t.players):
        check_bases(t, player, False)
