"""The fields of a battle and of figures on their way, a part of the table (see `layout.py`); empty at other times.

Of a battle the sides are numbered as in `engine.battle`. On a front at most one unit is left after every turn of a
battle (CF-25.27), so a front is a place for one unit.

    commander: who plays for each side, for barbarians the next player clockwise (CF-23.7); NONE without a battle.
    battle_at: the square that is fought for; what is fought for follows from what is there.
    force: unit cards of each side not yet played; force_held: how many. killed: its cards that were killed.
    blow: wounds that the next unit deals besides, as it is played (CF-25.21).
    used_here: set of the abilities that each side has used in this battle.
    front: the unit on each front, or NONE where all were killed; front_side: whose it is; wounds: how many it has.
    trail: the squares where the group that is moving has been, the present one last.
    locked: the square that a player's spies have closed for the rest of the turn (CF-28.16).
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bundles import Trading
from epocha.engine.chance import Chance
from epocha.engine.fields import MANY, SEAT, SOME, Field, bag, index, number, subset
from epocha.engine.setup import Setup
from epocha.engine.state import UNKNOWN, filled, zeros
from epocha.engine.vec import vec
from epocha.engine.vectors import NOTHING
from epocha.games.civilization_2010.components import NONE, UNIT_CARDS

SIDES: Final = 2
MOST_CARDS: Final = 53
MOST_WOUNDS: Final = 7


def war_fields() -> tuple[Field, ...]:
    """Return the fields of a `War`; the game declares the kinds "side" and "unit card"."""
    return (
        index("commander", "side", of=SEAT),
        index("battle_at", of="square"),
        bag("force", "side", "unit card", most=MOST_CARDS, secret=SOME),
        number("force_held", "side", most=MOST_CARDS),
        bag("killed", "side", "unit card", most=MOST_CARDS),
        number("blow", most=9),
        subset("used_here", "side", of="ability"),
        index("front", MANY, of="unit card"),
        index("front_side", MANY, of="side", none=False),
        number("wounds", MANY, most=MOST_WOUNDS),
        index("trail", MANY, of="square", none=False),
        index("locked", SEAT, of="square"),
    )


class War(Trading):
    """The part of a table on which wars are fought; offers are beside it."""

    def __init__(self, setup: Setup, chance: Chance | None, offers: i64, lines: i64) -> None:
        super().__init__(setup, chance, offers, lines)
        self.commander = NOTHING
        self.battle_at: i64 = NONE
        self.force = NOTHING
        self.force_held = NOTHING
        self.killed = NOTHING
        self.blow: i64 = 0
        self.used_here = NOTHING
        self.front = NOTHING
        self.front_side = NOTHING
        self.wounds = NOTHING
        self.trail = NOTHING
        self.locked = NOTHING

    def clear_war(self) -> None:
        """Let nobody have moved, and nobody fight."""
        self.trail = vec[i64](capacity=8)
        self.locked = filled(self.players, NONE)
        self.clear_battle()

    def clear_battle(self) -> None:
        """Let there be no battle."""
        self.commander = filled(SIDES, NONE)
        self.battle_at = NONE
        self.force = zeros(SIDES * UNIT_CARDS)
        self.force_held = zeros(SIDES)
        self.killed = zeros(SIDES * UNIT_CARDS)
        self.blow = 0
        self.used_here = zeros(SIDES)
        self.front = vec[i64](capacity=8)
        self.front_side = vec[i64](capacity=8)
        self.wounds = vec[i64](capacity=8)

    def copy_war_to(self, t: "War") -> None:
        """Copy these fields."""
        t.commander = self.commander[:]
        t.battle_at = self.battle_at
        t.force = self.force[:]
        t.force_held = self.force_held[:]
        t.killed = self.killed[:]
        t.blow = self.blow
        t.used_here = self.used_here[:]
        t.front = self.front[:]
        t.front_side = self.front_side[:]
        t.wounds = self.wounds[:]
        t.trail = self.trail[:]
        t.locked = self.locked[:]

    def hide_force(self, side: i64) -> None:
        """Take out the cards of a side that are not played."""
        for card in range(side * UNIT_CARDS, (side + 1) * UNIT_CARDS):
            self.force[card] = UNKNOWN
