"""The abilities of the component file, read as the numbers of `effects.py`.

This is the one place that reads them. A verb that it does not know is an error when the game is loaded;
`effect_tables.py` keeps what comes of it for the rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from epocha.engine.vectors import vec_of
from epocha.games.civilization_2010 import effects as fx
from epocha.games.civilization_2010 import records as rec
from epocha.games.civilization_2010.components import (
    CIVILIZATION,
    DECK_IDS,
    EVENT,
    FOREST,
    GOVERNMENT,
    MOUNTAIN,
    NUMBERS,
    TECHNOLOGY,
    TERRAINS,
    WONDER,
)
from epocha.games.civilization_2010.effects import Ability, Effect

CARDS: Final[Sequence[Any]] = (*TECHNOLOGY, *GOVERNMENT, *WONDER, *CIVILIZATION)
"""All cards with abilities, in the order of their numbers."""
_GOVERNMENT_CARDS: Final = range(len(TECHNOLOGY), len(TECHNOLOGY) + len(GOVERNMENT))
LASTING: Final = ("constant", "on_learn")

_PERKS: Final = {
    "set_speed": fx.SPEED, "set_stacking": fx.STACKING, "set_max_cities": fx.MOST_CITIES, "fly": fx.FLYING,
    "stacking_bonus": fx.STACKING_MORE, "culture_hand": fx.CULTURE_HAND, "battle_hand": fx.BATTLE_HAND,
    "coin": fx.COINS, "all_cities_production": fx.CITY_PRODUCTION, "unit_strength": fx.UNIT_STRENGTH,
    "opponent_hand_open": fx.OPEN_HAND, "events_uncancellable": fx.UNCANCELLABLE, "research_discount": fx.RESEARCH_OFF,
    "scouts_explore_huts": fx.HUT_SCOUTS, "no_attacks_on_players": fx.PEACEFUL, "capital_no_action": fx.CAPITAL_IDLE,
    "capital_arts_culture": fx.CAPITAL_ARTS, "breach_walls": fx.BREACHING, "combat_bonus": fx.COMBAT_BONUS,
    "city_production_equals_best_city": fx.BEST_CITY, "armies_found_cities": fx.ARMIES_FOUND,
}  # fmt: skip
_VERBS: Final = {
    "gain_trade": fx.GAIN_TRADE, "other_player_gain_trade": fx.OTHER_GAINS_TRADE, "gain_culture": fx.GAIN_CULTURE,
    "other_player_gain_coin": fx.OTHER_GAINS_COIN, "city_production": fx.EXTRA_PRODUCTION,
    "gain_great_person": fx.GAIN_PERSON, "advance_culture": fx.ADVANCE, "harvest": fx.HARVEST,
    "research_known_by_other": fx.LEARN_FROM_OTHER, "attack_bonus_on_play": fx.ATTACK_BONUS,
    "deal_wounds": fx.DEAL_WOUNDS, "heal_wounds": fx.HEAL_WOUNDS, "kill_random_unit": fx.KILL_UNIT,
    "lock_square": fx.LOCK_SQUARE, "move_stack_to_water": fx.SAIL_AWAY, "nuke_city": fx.NUKE, "raze_on_stop": fx.RAZE,
    "move_enemy_stack": fx.MOVE_STACK, "save_killed_unit": fx.SAVE_UNIT, "take_market_resource": fx.TAKE_RESOURCE,
    "split_production": fx.SPLIT, "gain_culture_per_army": fx.GAIN_CULTURE_PER_ARMY,
}  # fmt: skip
_KINDS: Final = {"resource": fx.RESOURCE_ABILITY, "action": fx.ACTION, "triggered": fx.TRIGGERED}
_PHASES: Final = {
    "start_of_turn": fx.START_PHASE, "trade": fx.TRADE_PHASE, "city_management": fx.CITY_PHASE,
    "movement": fx.MOVE_PHASE, "research": fx.RESEARCH_PHASE, "battle": fx.IN_BATTLE, "any_time": fx.ANY_TIME,
    None: fx.ANY_TIME,
}  # fmt: skip
_USES: Final = {
    "own_turn": fx.OWN_TURN, "reaction": fx.REACTION, "interrupt": fx.INTERRUPT, "battle_turn": fx.BATTLE_TURN,
    "own_payment": fx.OWN_PAYMENT,
}  # fmt: skip
_LIMITS: Final = {"once_per_turn": fx.ONCE_A_TURN, "once_per_battle": fx.ONCE_A_BATTLE, "unlimited": fx.UNLIMITED}
_TRIGGERS: Final = {
    "": fx.NO_TRIGGER, "start_of_turn": fx.AT_START_OF_TURN, "win_battle": fx.AT_WON_BATTLE,
    "after_battle": fx.AFTER_BATTLE, "explore_hut_or_conquer_village": fx.AT_EXPLORING,
    "research_tech_with_unit_upgrade_or_unlock": fx.AT_UNIT_TECHNOLOGY,
    "build_wonder_or_city_or_conquer_city_or_village": fx.AT_GLORY,
    "own_army_ends_movement_on_building": fx.AT_STOP_ON_BUILDING,
}  # fmt: skip
_CANCELLED: Final = {
    "city_action": fx.CITY_ACTION, "culture_event": fx.CULTURE_EVENT, "resource_ability": fx.RESOURCE_USE,
}  # fmt: skip
_FREE: Final = {
    "own_city_outskirts": fx.FREE_BUILDING, "square_of_this_wonder": fx.FREE_FIGURE, "standing_forces": fx.FREE_UNIT,
}  # fmt: skip


def _set_of(members: Sequence[int]) -> int:
    return sum([1 << member for member in members])


# --- what lasts ---


def perk_of(effect: rec.Effect) -> tuple[int, int] | None:
    """Return the perk that an effect is, and its amount; None if other tables say it (who unlocks what)."""
    match effect:
        case rec.Amount(verb="harvest", phase="start_of_turn"):
            return fx.START_HARVEST, effect.n
        case rec.DifferentAction():
            return fx.CAPITAL_MORE, 1
        case rec.Amount():
            return _PERKS[effect.verb], effect.n
        case rec.PerCoins():
            hands = effect.verb == "hands_per_coins"
            return (fx.COINS_PER_HAND if hands else fx.COINS_PER_PRODUCTION), effect.per
        case rec.Water():
            return fx.WATER_MODE, fx.CROSS if effect.mode == "cross" else fx.END
        case rec.UnlockWalls():
            return fx.WALLS, 1
        case rec.UnlockUnit():
            return fx.RANK + effect.unit, 1
        case rec.UpgradeUnit():
            return fx.RANK + effect.unit, effect.rank
        case rec.IconOff():
            return fx.TRADE_OFF + effect.icon, _set_of(effect.buildings)
        case rec.RushRate():
            return fx.RUSH_MORE, effect.production - NUMBERS.rush_production
        case rec.Win():
            return fx.WINS, 1
        case rec.UnlockBuilding() | rec.UnlockGovernment():
            return None
    raise ValueError(f"the rules have no perk for {effect}")


def lasting_of(card: int) -> list[rec.Effect]:
    """Return what a card does as long as it is in force, or from when it was learned."""
    return [effect for ability in CARDS[card].abilities if ability.kind in LASTING for effect in ability.effects]


Governments = Mapping[int, Sequence[rec.Effect]]
"""What governments do that a table has replaced, by number."""
_GAINS: Final = ("gain_trade", "gain_culture", "gain_culture_per_army")


def comes_by_itself(effect: rec.Effect) -> bool:
    """Return whether an effect of a replaced government is paid in the Start of Turn (CF-6.3)."""
    return isinstance(effect, rec.Amount) and effect.phase == "start_of_turn" and effect.verb in _GAINS


def governs(effect: rec.Effect) -> bool:
    """Return whether the rules have code for an effect as that of a government."""
    if isinstance(effect, rec.Amount):
        starts = effect.phase == "start_of_turn"
        return effect.verb in (*_GAINS, "harvest") if starts else effect.verb in _PERKS and effect.phase is None
    return isinstance(effect, rec.PerCoins | rec.IconOff | rec.DifferentAction)


def phase_wanted(effect: rec.Effect) -> str | None:
    """Return the phase that an effect must name to be one of a government, "" if it must name none; None if it never
    is."""
    if isinstance(effect, rec.Amount) and effect.verb in (*_GAINS, "harvest"):
        return "start_of_turn"
    return "" if isinstance(effect, rec.Amount) and effect.verb in _PERKS else None


def perks(governments: Governments) -> list[list[int]]:
    """Return for each perk the cards that have it, each followed by its amount."""
    found: list[list[int]] = [[] for _ in range(fx.PERKS)]
    for card in range(len(CARDS)):
        own = governments.get(card - len(TECHNOLOGY))
        for effect in lasting_of(card) if own is None else [one for one in own if not comes_by_itself(one)]:
            if (perk := perk_of(effect)) is not None:
                found[perk[0]] += [card, perk[1]]
    return found


def gains(governments: Governments) -> list[Ability]:
    """Return what governments bring by themselves in the Start of Turn."""
    found: list[Ability] = []
    for number, record in enumerate(GOVERNMENT):
        card = len(TECHNOLOGY) + number
        if number in governments:
            ability = Ability(card, fx.TRIGGERED, fx.START_PHASE, fx.OWN_TURN, fx.UNLIMITED, fx.AT_START_OF_TURN)
            ability.effects = [effect_of(one) for one in governments[number] if comes_by_itself(one)]
            found.append(ability)
        else:
            found += [_ability(card, one) for one in record.abilities if one.kind not in LASTING]
    return found


def upgraded_units() -> list[int]:
    """Return the type of unit that each technology upgrades or unlocks, or -1."""
    return [
        next((one.unit for one in lasting_of(card) if isinstance(one, rec.UpgradeUnit | rec.UnlockUnit)), -1)
        for card in range(len(TECHNOLOGY))
    ]


def unlocked_governments() -> list[int]:
    """Return the government that each technology unlocks, or -1."""
    return [
        next((one.government for one in lasting_of(card) if isinstance(one, rec.UnlockGovernment)), -1)
        for card in range(len(TECHNOLOGY))
    ]


# --- what happens once ---


def effect_of(one: rec.Effect) -> Effect:
    """Return an effect as numbers."""
    match one:
        case rec.Amount():
            return Effect(_VERBS[one.verb], one.n, 0, 0, 0, -1)
        case rec.GainCoin():
            return Effect(fx.GAIN_COIN, one.n, 0, 0, 0, -1)
        case rec.Cancel():
            aimed = fx.AIMED_ONLY if one.scope == "aimed_at_owner" else 0
            return Effect(fx.CANCEL, 1, 0, aimed, _set_of([_CANCELLED[what] for what in one.what]), -1)
        case rec.Obsolete():
            return Effect(fx.OBSOLETE, 1, 0, 0, _set_of(one.ages), -1)
        case rec.Destroy():
            return Effect(fx.DESTROY, one.count, one.range, fx.OTHERS_ONLY if one.owner == "others" else 0, 0, -1)
        case rec.ExtraAction():
            return Effect(fx.EXTRA_ACTION, 1, 0, 0, 0, -1)
        case rec.Exchange():
            return Effect(fx.EXCHANGE, one.max_level, 0, 0, 0, -1)
        case rec.DrawEvents():
            return Effect(fx.DRAW_EVENTS, one.n, 0, 0, 0, DECK_IDS.index(one.deck) if one.deck != "any" else -1)
        case rec.BuildFree():
            return Effect(fx.BUILD_FREE, 1, 0, _FREE[one.where], 0, -1)
        case rec.AsResource():
            return Effect(fx.AS_RESOURCE, 1, 0, 0, _set_of(one.kinds), -1)
        case rec.Kill():
            person = fx.PERSON_TOO if one.target == "great_person_or_figures" else 0
            return Effect(fx.KILL, one.count, one.range, person, 0, -1)
        case rec.PlaceDisaster():
            return Effect(fx.DISASTER, 1, 0, 0, _covered_terrains(one), one.side)
        case rec.SetGovernment():
            return Effect(fx.SET_GOVERNMENT, 1, 0, 0, 0, one.government)
        case rec.Sacrifice():
            return Effect(fx.SACRIFICE, 1, 0, 0, 0, -1)
        case rec.ChooseOne():
            found = Effect(fx.CHOOSE_ONE, 1, 0, 0, 0, -1)
            found.options = [effect_of(option) for option in one.options]
            return found
    raise ValueError(f"the rules have no code for {one}")


def _covered_terrains(one: rec.PlaceDisaster) -> int:
    """Return the set of terrains on which a disaster token may be laid (CF-18.14)."""
    if one.target == "forest_without_building_or_wonder":
        return 1 << FOREST
    return _set_of([terrain for terrain in range(int(TERRAINS)) if terrain != MOUNTAIN])


def _ability(card: int, one: rec.Ability) -> Ability:
    if len(set(one.cost.resources)) + bool(one.cost.any_resources) > 1:
        raise ValueError(f"{CARDS[card].id}: an ability costs tokens of one kind, or of any")
    found = Ability(
        card, _KINDS[one.kind], _PHASES[one.phase], _USES[one.use], _LIMITS[one.limit], _TRIGGERS[one.trigger]
    )
    found.resources = vec_of(list(one.cost.resources))
    found.any_resources = one.cost.any_resources
    found.trade = one.cost.trade
    found.culture = one.cost.culture
    found.takes_action = one.uses_city_action
    found.effects = [effect_of(effect) for effect in one.effects]
    return found


def abilities() -> list[Ability]:
    """Return what cards let their owners do or do by themselves, by card; each with coins of its own has a purse.

    What governments bring by themselves, `gains` tells, since a table may replace it.
    """
    found: list[Ability] = []
    purses = 1
    for card, record in enumerate(CARDS):
        for one in record.abilities:
            if one.kind in LASTING or card in _GOVERNMENT_CARDS:
                continue
            ability = _ability(card, one)
            coins = [effect for effect in one.effects if isinstance(effect, rec.GainCoin)]
            if coins:
                ability.purse = purses
                ability.purse_limit = coins[0].max
                purses += 1
            found.append(ability)
    return found


def events() -> list[Ability]:
    """Return what each culture event does."""
    found: list[Ability] = []
    for number, one in enumerate(EVENT):
        ability = Ability(number, fx.PLAYED, _PHASES[one.phase], _USES[one.use], fx.UNLIMITED, fx.NO_TRIGGER)
        ability.effects = [effect_of(effect) for effect in one.effects]
        found.append(ability)
    return found
