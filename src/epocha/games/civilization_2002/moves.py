"""The actions of moving, fighting and trading as numbers; their texts are in `moves_notation.py`.

An action is `kind << KIND_BITS | payload`; kinds below FROM belong to the other phases (see `state.py`).
"""

from typing import Final

# moving: a region, a piece in it, and what it does
FROM: Final = 40  # region
UNIT: Final = 41  # figure << SPENT_BITS | movement points spent
FLEET_OF: Final = 42  # number of a kind of fleets in the region (see `travel.py`)
CARGO: Final = 43  # kind of fleets << CARGO_BITS | as for UNIT
TO: Final = 44  # region
BOARD: Final = 45  # region << FLEET_BITS | kind of fleets
EXPLORE: Final = 46
INTERCEPT: Final = 47

# fighting
ATTACK: Final = 48  # region << SEAT_BITS | seat, or THE_NEUTRAL
FIGHT: Final = 49  # as for ATTACK
JOIN_ATTACK: Final = 50
JOIN_DEFENCE: Final = 51
USE_ARMY: Final = 52  # seat << FIGURE_BITS | figure
USE_FLEET: Final = 53  # seat << FLEET_BITS | kind of fleets
SUPPORT: Final = 54  # seat
ROLL: Final = 55
CAPTURE: Final = 56  # land region
DESTROY: Final = 57  # land region << SEAT_BITS | seat

# trading; items are those of `goods.py`
OFFER: Final = 60  # seat
GIVE: Final = 61  # item
TAKE: Final = 62  # item
SEND: Final = 63
ACCEPT: Final = 64
DECLINE: Final = 65
COUNTER: Final = 66
SWAP_GIVE: Final = 67  # land region
SWAP_TAKE: Final = 68  # land region

SPENT_BITS: Final = 3
CARGO_BITS: Final = 8
FLEET_BITS: Final = 5
FIGURE_BITS: Final = 5
SEAT_BITS: Final = 3
THE_NEUTRAL: Final = 7
"""In the place of a seat: the neutral cavalry unit."""
