"""Which actions a region of the map stands for, as the beginnings of their texts."""

from typing import Final

from epocha.engine.picture import spoken_to
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002 import state as s
from epocha.games.civilization_2002.atlas import MOST_LANDS, MOST_REGIONS, World
from epocha.games.civilization_2002.components import FIGURE, NONE, PIECE_KINDS
from epocha.games.civilization_2002.goods import (
    FIRST_CARD,
    FIRST_FLEET,
    FIRST_PIECE,
    FIRST_SETTLEMENT,
    FIRST_TECHNOLOGY,
)
from epocha.games.civilization_2002.notation import words
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.common import TOKEN
from epocha.games.civilization_2002.steps.movement import Interception
from epocha.games.civilization_2002.steps.order import INTERCEPTION
from epocha.games.civilization_2002.steps.tokens import LookedAt
from epocha.games.civilization_2002.travel import MOST_FLEETS

ON_LAND: Final = ("place", "found", "enlarge", "from", "to", "capture", "swap", "for", "bomb")
AT_SEA: Final = ("from", "to", "bomb")
"""Verbs that the name of a region follows, and nothing else."""
PIECE_VERBS: Final = ("fleet", *[words(name) for name in FIGURE.ids])
"""What the texts begin with by which a piece is picked."""
VERBS: Final = (
    *ON_LAND, "buy", "sell", "board", "attack", "fight", "destroy settlers of", "give", "take", "explore",
    "intercept", "keep", "turn up",
    "remove", *PIECE_VERBS,
)  # fmt: skip
OF_REGION: Final = (s.PLACE, s.FOUND, s.ENLARGE, s.BOMB, m.FROM, m.TO, m.CAPTURE, m.SWAP_GIVE, m.SWAP_TAKE)
AT_REGION: Final = (m.EXPLORE, m.INTERCEPT, m.UNIT, m.FLEET_OF, m.CARGO, s.KEEP, s.TURN_UP, s.REMOVE)
"""Actions at the region that the question is about."""
SHIFTED: Final = {
    m.BOARD: m.FLEET_BITS, m.ATTACK: m.SEAT_BITS, m.FIGHT: m.SEAT_BITS, m.DESTROY: m.SEAT_BITS
}  # fmt: skip


def asked(t: Table) -> int:
    """Return the seat to whom a view speaks, or NONE."""
    return spoken_to(t)


def draft_of(t: Table, seat: int) -> list[int]:
    """Return what a seat has picked so far, as far as a view shows it."""
    return [int(pick) for pick in t.draft(seat)] if seat != NONE else []


def open_actions(t: Table) -> list[int]:
    """Return what whoever looks can do now; nothing if they are not asked."""
    if t.over or t.viewer not in t.current_players:
        return []
    return [int(action) for action in t.legal_actions(t.viewer)]


def chosen_region(t: Table, seat: int) -> int:
    """Return the region in which a seat has begun to move something, or NONE."""
    draft = draft_of(t, seat)
    return draft[0] & PAYLOAD if draft and draft[0] >> KIND_BITS == m.FROM else int(NONE)


def region_concerned(t: Table) -> int:
    """Return the region that the question is about: where something begins to move, is looked at or met; or NONE."""
    if t.over:
        return int(NONE)
    step = t.step_number()
    if step == TOKEN:
        return int(t.get(LookedAt.LAND))
    if step == INTERCEPTION:
        return int(t.get(Interception.REGION))
    return chosen_region(t, asked(t))


def region_of(t: Table, action: int) -> int:
    """Return the region that an action is about, or NONE."""
    kind, what = action >> KIND_BITS, action & PAYLOAD
    if kind in OF_REGION:
        return what
    if kind in SHIFTED:
        return what >> SHIFTED[kind]
    if kind == s.BUY:
        return what % MOST_LANDS
    if kind == s.SELL:
        return what % MOST_REGIONS
    if kind in (m.GIVE, m.TAKE):
        return region_of_item(what)
    return region_concerned(t) if kind in AT_REGION else int(NONE)


def region_of_item(item: int) -> int:
    """Return where something is that may change hands, or NONE if it is nowhere on the map."""
    if FIRST_CARD <= item < FIRST_SETTLEMENT:
        return item - FIRST_CARD
    if FIRST_SETTLEMENT <= item < FIRST_TECHNOLOGY:
        return item - int(FIRST_SETTLEMENT)
    if FIRST_PIECE <= item < FIRST_FLEET:
        return (item - int(FIRST_PIECE)) // int(PIECE_KINDS)
    return (item - int(FIRST_FLEET)) // MOST_FLEETS if item >= FIRST_FLEET else int(NONE)


def offers_by_region(t: Table, actions: list[int]) -> dict[int, list[str]]:
    """Return the texts of some actions by the region that they are about, but for those that every region names."""
    found: dict[int, list[str]] = {}
    for action in actions:
        region = region_of(t, action)
        if region != NONE and action >> KIND_BITS not in OF_REGION:
            found.setdefault(region, []).append(t.setup.notation.text(action))
    return found


def actions_at(world: World, region: int, offered: list[str]) -> str:
    """Return the actions that a region stands for, with bars between."""
    verbs = AT_SEA if world.is_sea(region) else ON_LAND
    return "|".join([*[f"{verb} {words(world.regions.names[region])}" for verb in verbs], *offered])
