"""After the battles: settlements without defence are captured, settlers without it destroyed (CE-12)."""

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.engine.vectors import NOTHING
from epocha.games.civilization_2002.elimination import eliminate
from epocha.games.civilization_2002.forces import regions_of_fighters
from epocha.games.civilization_2002.losses import lose_port, lose_settlers, no_capture, no_destruction
from epocha.games.civilization_2002.moves import CAPTURE, DESTROY, SEAT_BITS
from epocha.games.civilization_2002.settlements import settlements_of, take_settlement
from epocha.games.civilization_2002.state import KIND_BITS, PASS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.battles import SEAT_MASK
from epocha.games.civilization_2002.steps.common import Going


class Captures(Going):
    """D-CAPTURE and D-DESTROY: region by region, as the player likes (CE-12.10)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=8), PASS << KIND_BITS)
        lands = regions_of_fighters(table, player)
        for land in lands:
            if not table.world.is_sea(land) and no_capture(table, player, land) is None:
                out = append(out, CAPTURE << KIND_BITS | land)
        for land in lands:
            for other in range(table.players):
                if not table.world.is_sea(land) and no_destruction(table, player, land, other) is None:
                    out = append(out, DESTROY << KIND_BITS | land << SEAT_BITS | other)
        return out if len(out) > 1 else NOTHING

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        payload = action & PAYLOAD
        if action >> KIND_BITS == CAPTURE:
            return no_capture(table, player, payload) or "CE-12.1"
        if action >> KIND_BITS == DESTROY:
            return no_destruction(table, player, payload >> SEAT_BITS, payload & SEAT_MASK) or "CE-12.8"
        return "CE-12.10"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        kind = action >> KIND_BITS
        payload = action & PAYLOAD
        if kind == PASS:
            table.pop()
        elif kind == DESTROY:
            lose_settlers(table, payload & SEAT_MASK, payload >> SEAT_BITS)
        else:
            capture(table, player, payload)


def capture(t: Table, captor: i64, land: i64) -> None:
    """CE-12.2 to CE-12.6: the settlement changes its owner; settlers and ships of the former one there are lost."""
    former = t.settlement_of[land]
    lose_settlers(t, former, land)
    lose_port(t, former, land)
    take_settlement(t, land, captor)
    if t.agreed.advanced and settlements_of(t, former) == 0:
        eliminate(t, former, captor)
