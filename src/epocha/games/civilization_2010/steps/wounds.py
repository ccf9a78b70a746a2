"""What abilities do to units in a battle: stronger blows, wounds, healing (CF-25.21 to CF-25.23)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.fields import Field, index, number
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.effects import ATTACK_BONUS, DEAL_WOUNDS, HEAL_WOUNDS, Effect
from epocha.games.civilization_2010.forces import side_of
from epocha.games.civilization_2010.fronts import fronts_of, has_unit, wound, wounded_of
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.state import HEAL, KIND_BITS, PASS, PAYLOAD, WOUND, Table
from epocha.games.civilization_2010.steps.common import DEALING_WOUNDS, HEALING_WOUNDS, Going

MOST_SPREAD: Final = 9


def is_for_battle(verb: i64) -> bool:
    """Return whether a verb is carried out here."""
    return verb in (ATTACK_BONUS, DEAL_WOUNDS, HEAL_WOUNDS)


def work_in_battle(t: Table, player: i64, effect: Effect) -> None:
    """Carry out an effect for the side that a player leads."""
    side = side_of(t, player)
    if effect.verb == ATTACK_BONUS:
        t.blow += effect.n
    elif effect.verb == DEAL_WOUNDS:
        t.push(DEALING_WOUNDS, player, side, effect.n)
    else:
        heal(t, player, side, effect.n)


def heal(t: Table, player: i64, side: i64, most: i64) -> None:
    """Heal so many wounds, or all with 0; if there are more, the player chooses (CF-25.23)."""
    if most == 0 or most >= wounds_of(t, side):
        for front in range(len(t.front)):
            if t.front_side[front] == side:
                t.wounds[front] = 0
    else:
        t.push(HEALING_WOUNDS, player, side, most)


def wounds_of(t: Layout, side: i64) -> i64:
    """Return how many wounds the units of a side have."""
    found: i64 = 0
    for front in range(len(t.front)):
        if t.front_side[front] == side:
            found += t.wounds[front]
    return found


class DealingWounds(Going):
    """CF-D21, CF-25.22: wounds are spread one by one over enemy units; fewer may be dealt."""

    SIDE: Final = 0
    LEFT: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("side", of="side", none=False), number("left", most=MOST_SPREAD))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        foe = 1 - table.get(DealingWounds.SIDE)
        if table.get(DealingWounds.LEFT) and has_unit(table, foe):
            out = fronts_of(table, foe, WOUND << KIND_BITS, append(out, PASS << KIND_BITS))
        return out

    def act(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == PASS:
            table.pop()
            return
        table.put(DealingWounds.LEFT, table.get(DealingWounds.LEFT) - 1)
        wound(table, action & PAYLOAD, 1)


class HealingWounds(Going):
    """CF-D21, CF-25.23: wounds are taken off own units one by one, of which there are more than can be healed."""

    SIDE: Final = 0
    LEFT: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("side", of="side", none=False), number("left", most=MOST_SPREAD))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if table.get(HealingWounds.LEFT):
            out = wounded_of(table, table.get(HealingWounds.SIDE), HEAL << KIND_BITS, out)
        return out

    def act(self, table: Table, player: i64, action: i64) -> None:
        table.put(HealingWounds.LEFT, table.get(HealingWounds.LEFT) - 1)
        table.wounds[action & PAYLOAD] -= 1
