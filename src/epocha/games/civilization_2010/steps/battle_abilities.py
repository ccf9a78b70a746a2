"""Abilities that are used in a turn of a battle: blows, wounds, healing (CF-25.10, CF-25.20 to CF-25.23)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.fields import Field, index, number
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY
from epocha.games.civilization_2010.effects import (
    ATTACK_BONUS,
    DEAL_WOUNDS,
    HEAL_WOUNDS,
    IN_BATTLE,
    ONCE_A_BATTLE,
)
from epocha.games.civilization_2010.forces import is_wild
from epocha.games.civilization_2010.fronts import fronts_of, has_unit, is_wounded, wound, wounded_of
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.state import HEAL, KIND_BITS, PASS, PAYLOAD, WOUND, Table
from epocha.games.civilization_2010.steps.common import DEALING_WOUNDS, HEALING_WOUNDS, Play
from epocha.games.civilization_2010.steps.gains import is_unused
from epocha.games.civilization_2010.steps.paying import can_pay, may_pay

MOST_SPREAD: Final = 9


def bars_ability(t: Layout, player: i64, side: i64, ability: i64, played: bool) -> str | None:
    """Return the rule by which, for all that everybody knows, a player may not use an ability now; cost aside."""
    if ABILITY[ability].phase != IN_BATTLE or is_wild(t, side):
        return "CF-23.9" if is_wild(t, side) else "CF-25.20"
    if not is_unused(t, player, ability) or t.used_here[side] & single(ability):
        return "CF-20.7"
    verb = ABILITY[ability].effects[0].verb
    if verb == ATTACK_BONUS:
        return "CF-25.21" if played else None
    if verb == DEAL_WOUNDS:
        return None if has_unit(t, 1 - side) else "CF-25.22"
    return None if is_wounded(t, side) else "CF-25.23"


def abilities_open(t: Layout, player: i64, side: i64, played: bool) -> vec[i64]:
    """Return the abilities that a player can use now, and pay for."""
    out = vec[i64](capacity=4)
    for ability in range(ABILITIES):
        if bars_ability(t, player, side, ability, played) is None and can_pay(t, player, ability):
            out = append(out, ability)
    return out


def may_use_any(t: Layout, player: i64, side: i64, played: bool) -> bool:
    """Return whether a player could use an ability now, for all that others know."""
    for ability in range(ABILITIES):
        if bars_ability(t, player, side, ability, played) is None and may_pay(t, player, ability):
            return True
    return False


def more_wounds(ability: i64) -> i64:
    """Return how many wounds more an ability lets the next unit deal."""
    effect = ABILITY[ability].effects[0]
    return effect.n if effect.verb == ATTACK_BONUS else 0


def use_in_battle(t: Table, player: i64, side: i64, ability: i64) -> None:
    """Use an ability that is paid for."""
    effect = ABILITY[ability].effects[0]
    if ABILITY[ability].limit == ONCE_A_BATTLE:
        t.used_here[side] |= single(ability)
    else:
        t.used[player] |= single(ability)
    if effect.verb == DEAL_WOUNDS:
        t.push(DEALING_WOUNDS, player, side, effect.n)
    elif effect.verb == HEAL_WOUNDS:
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


class DealingWounds(Play):
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


class HealingWounds(Play):
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
