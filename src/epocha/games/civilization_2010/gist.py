"""What cards do, in symbols and numbers: a row for each ability, what it costs and what it gives.

The sentences are on the sheets of cards; here is as much as tells cards apart at a glance.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from epocha.games.civilization_2010 import records as rec
from epocha.games.civilization_2010.components import (
    BUILDING,
    CIVILIZATION,
    EVENT,
    GOVERNMENT,
    ICON_IDS,
    RESOURCE,
    TECHNOLOGY,
    TERRAIN_IDS,
    UNIT,
    WONDER,
)

NUMERALS: Final = ("", "I", "II", "III", "IV", "V")
"""How levels, ranks and ages are written, from 1."""
MINUS: Final = "−"


class Part(NamedTuple):
    """A symbol of the sprite, and what stands beside it; one without a symbol is text alone."""

    symbol: str
    text: str = ""


Row = tuple[Part, ...]
LEADS_TO: Final = Part("", "›")
OR: Final = Part("", "/")

_COUNTED: Final[Mapping[str, str]] = {
    "gain_trade": "trade", "gain_culture": "culture", "coin": "coin", "gain_coin": "coin",
    "city_production": "production", "all_cities_production": "production", "culture_hand": "culture-hand",
    "battle_hand": "battle-hand", "attack_bonus_on_play": "combat", "unit_strength": "combat", "combat_bonus": "combat",
    "gain_great_person": "great-person", "advance_culture": "level-1", "stacking_bonus": "stacking",
    "take_market_resource": "any-resource", "capital_arts_culture": "culture", "heal_wounds": "heal",
    "gain_culture_per_army": "culture", "harvest": "any-resource", "research_known_by_other": "research",
    "save_killed_unit": "unit-hand", "research_discount": "research", "draw_events": "culture-hand",
}  # fmt: skip
"""The symbols of what is gained in a number."""
_SET: Final[Mapping[str, str]] = {"set_speed": "speed", "set_stacking": "stacking", "set_max_cities": "town"}
"""The symbols of limits that are set to a number."""
_PLAIN: Final[Mapping[str, Row]] = {
    "kill_random_unit": (Part("unit-hand"), Part("slain")),
    "lock_square": (Part("lock"),),
    "move_stack_to_water": (Part("army-0"), Part("waves")),
    "nuke_city": (Part("town"), Part("fire")),
    "raze_on_stop": (Part("army-0"), Part("fire")),
    "breach_walls": (Part("building-city_walls"), Part("cancel")),
    "fly": (Part("tech-flight"),),
    "events_uncancellable": (Part("culture-hand"), Part("lock")),
    "split_production": (Part("production", "½"), Part("production", "½")),
    "opponent_hand_open": (Part("battle-hand"), Part("wonder-oracle")),
    "scouts_explore_huts": (Part("scout-0"), Part("hut")),
    "no_attacks_on_players": (Part("combat"), Part("cancel")),
    "capital_no_action": (Part("town"), Part("cancel")),
    "move_enemy_stack": (Part("move-away"),),
    "other_player_gain_coin": (Part("coin", "(+1)"),),
    "extra_city_action": (Part("town", "+1"),),
    "capital_extra_action": (Part("town", "+1"),),
    "exchange_techs": (Part("research"), Part("", "⇄"), Part("research")),
    "destroy_building": (Part("building-market"), Part("fire")),
    "sacrifice_in_enemy_city_for_tech": (Part("army-0"), LEADS_TO, Part("research")),
    "win": (Part("victory"),),
    "armies_found_cities": (Part("army-0"), LEADS_TO, Part("town")),
    "city_production_equals_best_city": (Part("production"), Part("", "=")),
}
"""What has no number."""


def _hands(effect: Any) -> Row:
    return Part("battle-hand", "+1"), Part("coin", f"/{effect.per}")


def _per_coins(effect: Any) -> Row:
    return Part("production", "+1"), Part("coin", f"/{effect.per}")


def _icon_off(effect: Any) -> Row:
    lost = Part(ICON_IDS[effect.icon], f"{MINUS}1")
    return (*[Part(f"building-{BUILDING[one].id}") for one in effect.buildings], lost)


_MADE: Final[Mapping[str, Callable[[Any], Row]]] = {
    "other_player_gain_trade": lambda one: (Part("trade", f"(+{one.n})"),),
    "deal_wounds": lambda one: (Part("wound", str(one.n)),),
    "unlock_building": lambda one: (Part(f"building-{BUILDING[one.building].id}"),),
    "unlock_walls": lambda one: (Part("building-city_walls"),),
    "unlock_government": lambda one: (Part(f"government-{GOVERNMENT[one.government].id}"),),
    "unlock_unit": lambda one: (Part(f"unit-{UNIT[one.unit].id}"),),
    "upgrade_unit": lambda one: (Part(f"unit-{UNIT[one.unit].id}", NUMERALS[one.rank]),),
    "water": lambda one: (Part("waves"),),
    "cancel": lambda one: (Part("cancel"),),
    "obsolete_wonder": lambda one: (Part("obsolete"),),
    "all_cities_production_per_coins": _per_coins,
    "hands_per_coins": _hands,
    "building_icon_off": _icon_off,
    "build_free": lambda one: (Part("building-workshop" if "building" in one.what else "army-0", "0"),),
    "as_resource": lambda one: tuple(Part(f"resource-{RESOURCE.ids[kind]}") for kind in one.kinds),
    "kill": lambda one: (Part("slain"),),
    "place_disaster": lambda one: (Part(f"disaster-{TERRAIN_IDS[one.side]}"),),
    "set_government": lambda one: (Part(f"government-{GOVERNMENT[one.government].id}"),),
    "rush_rate": lambda one: (Part("trade", str(one.trade)), LEADS_TO, Part("production", str(one.production))),
}


def given(effect: rec.Effect) -> Row:
    """Return what an effect does."""
    if isinstance(effect, rec.ChooseOne):
        parts = [part for one in effect.options for part in (OR, *given(one))]
        return tuple(parts[1:])
    verb: str = effect.verb
    if verb in _MADE:
        return _MADE[verb](effect)
    if verb in _PLAIN:
        return _PLAIN[verb]
    n: int = getattr(effect, "n", 1)
    if verb in _SET:
        return (Part(_SET[verb], str(n)),)
    return (Part(_COUNTED[verb], f"+{n}" if n else "∞"),)


def cost(paid: rec.Cost) -> Row:
    """Return what using an ability costs."""
    parts = [Part(f"resource-{RESOURCE.ids[kind]}") for kind in paid.resources]
    if paid.any_resources:
        parts.append(Part("any-resource", f"×{paid.any_resources}"))
    parts += [Part(what, str(n)) for what, n in (("trade", paid.trade), ("culture", paid.culture)) if n]
    return tuple(parts)


def rows(abilities: Sequence[rec.Ability]) -> tuple[Row, ...]:
    """Return a row for each ability that costs something, and before them what comes of itself, two things a row."""
    free: list[Row] = []
    paid: list[Row] = []
    for ability in abilities:
        parts = tuple([part for effect in ability.effects for part in given(effect)])
        price = cost(ability.cost)
        if price:
            paid.append((*price, LEADS_TO, *parts))
        else:
            free.append(parts)
    return (*_paired(free), *paid)


def _paired(free: Sequence[Row]) -> list[Row]:
    """Return short rows joined by twos."""
    out: list[Row] = []
    for row in free:
        if out and len(out[-1]) + len(row) <= 2:
            out[-1] = (*out[-1], *row)
        else:
            out.append(row)
    return out


@cache
def of_tech(tech: int) -> tuple[Row, ...]:
    return rows(TECHNOLOGY[tech].abilities)


@cache
def of_government(government: int) -> tuple[Row, ...]:
    return rows(GOVERNMENT[government].abilities)


@cache
def of_wonder(wonder: int) -> tuple[Row, ...]:
    return rows(WONDER[wonder].abilities)


@cache
def of_civilization(civilization: int) -> tuple[Row, ...]:
    return rows(CIVILIZATION[civilization].abilities)


@cache
def of_event(event: int) -> tuple[Row, ...]:
    return tuple([given(effect) for effect in EVENT[event].effects])
