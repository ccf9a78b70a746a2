"""Which abilities a player can use in a turn of a battle (CF-25.10, CF-25.20 to CF-25.23)."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY
from epocha.games.civilization_2010.effects import ATTACK_BONUS, DEAL_WOUNDS, IN_BATTLE, ONCE_A_BATTLE
from epocha.games.civilization_2010.forces import is_wild
from epocha.games.civilization_2010.fronts import has_unit, is_wounded
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps.costs import do_deed
from epocha.games.civilization_2010.steps.deeds import source_of
from epocha.games.civilization_2010.steps.gains import is_unused
from epocha.games.civilization_2010.steps.paying import can_pay, may_pay, symbols


def bars_ability(t: Layout, player: i64, side: i64, ability: i64, played: bool) -> str | None:
    """Return the rule by which, for all that everybody knows, a player may not use an ability now; cost aside."""
    if is_wild(t, side):
        return "CF-23.9"
    if ABILITY[ability].phase != IN_BATTLE:
        return "CF-20.8"
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
        if bars_ability(t, player, side, ability, played) is None and can_pay(t, player, ability, symbols(ability)):
            out = append(out, ability)
    return out


def may_use_any(t: Layout, player: i64, side: i64, played: bool) -> bool:
    """Return whether a player could use an ability now, for all that others know."""
    for ability in range(ABILITIES):
        if bars_ability(t, player, side, ability, played) is None and may_pay(t, player, ability):
            return True
    return False


def use_in_battle(t: Table, player: i64, side: i64, picks: vec[i64]) -> None:
    """Use an ability, with what pays for it."""
    ability = source_of(picks[0])
    if ABILITY[ability].limit == ONCE_A_BATTLE:
        t.used_here[side] |= single(ability)
    do_deed(t, player, picks)
