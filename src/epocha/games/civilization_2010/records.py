"""What `components.toml` holds: one record for each kind of table; the loader holds the file to them.

The comments at the head of the file say what every key and verb means.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from epocha.engine.catalogue import Each, Of

Phase = Literal["start_of_turn", "trade", "city_management", "movement", "research", "battle", "any_time"]
Use = Literal["own_turn", "reaction", "interrupt", "battle_turn", "own_payment"]
Limit = Literal["once_per_turn", "once_per_battle", "unlimited"]
Resource = Annotated[int, Of("resource")]
Terrain = Annotated[int, Of("terrain")]
Icons = Annotated[tuple[int, ...], Each("icon")]
Unit = Annotated[int, Of("unit")]


class Name(NamedTuple):
    """A name in every language; whether the Slovak one is the rulebook's."""

    en: str
    cs: str
    sk: str
    sk_in_seed: bool

    def say(self, lang: str) -> str:
        """Return the name in a language."""
        return self.cs if lang == "cs" else self.sk if lang == "sk" else self.en


# --- effects: one record for the verbs that have the same parameters ---


class Amount(NamedTuple):
    verb: Literal[
        "gain_trade", "other_player_gain_trade", "gain_culture", "other_player_gain_coin", "coin", "city_production",
        "all_cities_production", "gain_great_person", "set_speed", "set_stacking", "set_max_cities", "culture_hand",
        "battle_hand", "attack_bonus_on_play", "deal_wounds", "heal_wounds", "unit_strength", "kill_random_unit",
        "research_discount", "research_known_by_other", "advance_culture", "move_enemy_stack", "harvest",
        "capital_arts_culture", "save_killed_unit", "take_market_resource", "stacking_bonus", "gain_culture_per_army",
        "combat_bonus", "lock_square", "move_stack_to_water", "nuke_city", "raze_on_stop", "breach_walls", "fly",
        "events_uncancellable", "split_production", "opponent_hand_open", "scouts_explore_huts",
        "no_attacks_on_players", "capital_no_action", "armies_found_cities", "city_production_equals_best_city",
    ]  # fmt: skip
    n: int = 1
    phase: Phase | None = None


class PerCoins(NamedTuple):
    verb: Literal["all_cities_production_per_coins", "hands_per_coins"]
    per: int


class GainCoin(NamedTuple):
    verb: Literal["gain_coin"]
    n: int
    on: Literal["tech", "wonder", "sheet"]
    max: int = 0


class Water(NamedTuple):
    verb: Literal["water"]
    mode: Literal["cross", "end"]


class UnlockBuilding(NamedTuple):
    verb: Literal["unlock_building"]
    building: Annotated[int, Of("building")]


class UnlockWalls(NamedTuple):
    verb: Literal["unlock_walls"]
    cost: int


class UnlockGovernment(NamedTuple):
    verb: Literal["unlock_government"]
    government: Annotated[int, Of("government")]


class UnlockUnit(NamedTuple):
    verb: Literal["unlock_unit"]
    unit: Unit


class UpgradeUnit(NamedTuple):
    verb: Literal["upgrade_unit"]
    unit: Unit
    rank: int


class Cancel(NamedTuple):
    verb: Literal["cancel"]
    what: tuple[Literal["city_action", "culture_event", "resource_ability"], ...]
    scope: Literal["any", "aimed_at_owner"] = "any"


class Obsolete(NamedTuple):
    verb: Literal["obsolete_wonder"]
    ages: tuple[Annotated[int, Of("age")], ...]


class Destroy(NamedTuple):
    verb: Literal["destroy_building"]
    range: int
    count: int  # type: ignore[assignment]
    owner: Literal["any", "others"]


class ExtraAction(NamedTuple):
    verb: Literal["extra_city_action"]
    scope: Literal["each_own_city"]


class DifferentAction(NamedTuple):
    verb: Literal["capital_extra_action"]
    different: bool


class Exchange(NamedTuple):
    verb: Literal["exchange_techs"]
    max_level: int


class DrawEvents(NamedTuple):
    verb: Literal["draw_events"]
    n: int
    deck: Literal["I", "II", "III", "any"]


class BuildFree(NamedTuple):
    verb: Literal["build_free"]
    what: tuple[Literal["building", "army", "scout", "unit_of_that_type"], ...]
    where: Literal["own_city_outskirts", "square_of_this_wonder", "standing_forces"]


class AsResource(NamedTuple):
    verb: Literal["as_resource"]
    kinds: tuple[Resource, ...]


class Kill(NamedTuple):
    verb: Literal["kill"]
    target: Literal["figure", "great_person_or_figures"]
    count: int  # type: ignore[assignment]
    range: int


class PlaceDisaster(NamedTuple):
    verb: Literal["place_disaster"]
    side: Terrain
    target: Literal["non_mountain_without_building_or_wonder", "forest_without_building_or_wonder"]


class SetGovernment(NamedTuple):
    verb: Literal["set_government"]
    government: Annotated[int, Of("government")]
    target: Literal["other_player"]


class IconOff(NamedTuple):
    verb: Literal["building_icon_off"]
    buildings: tuple[Annotated[int, Of("building")], ...]
    icon: Annotated[int, Of("icon")]


class RushRate(NamedTuple):
    verb: Literal["rush_rate"]
    trade: int
    production: int


class Sacrifice(NamedTuple):
    verb: Literal["sacrifice_in_enemy_city_for_tech"]
    figures: tuple[Literal["army", "scout"], ...]


class Win(NamedTuple):
    verb: Literal["win"]
    kind: Literal["technology"]


class ChooseOne(NamedTuple):
    verb: Literal["choose_one"]
    options: tuple[Amount | Destroy | Obsolete, ...]


Effect = (
    Amount | PerCoins | GainCoin | Water | UnlockBuilding | UnlockWalls | UnlockGovernment | UnlockUnit | UpgradeUnit
    | Cancel | Obsolete | Destroy | ExtraAction | DifferentAction | Exchange | DrawEvents | BuildFree | AsResource
    | Kill | PlaceDisaster | SetGovernment | IconOff | RushRate | Sacrifice | Win | ChooseOne
)  # fmt: skip


class Cost(NamedTuple):
    resources: tuple[Resource, ...] = ()
    any_resources: int = 0
    trade: int = 0
    culture: int = 0


class Ability(NamedTuple):
    kind: Literal["constant", "on_learn", "resource", "action", "triggered"]
    effects: tuple[Effect, ...]
    phase: Phase | None = None
    use: Use = "own_turn"
    limit: Limit = "unlimited"
    cost: Cost = Cost()
    trigger: str = ""
    uses_city_action: bool = False


# --- cards and tokens ---


class StartEffect(NamedTuple):
    """A civilization's bonus at set-up (CF-4.10 to CF-4.16)."""

    verb: Literal["start_great_person", "start_walls", "start_wonder", "start_units", "start_army"]
    count: int = 0  # type: ignore[assignment]
    city: Literal["", "capital"] = ""
    age: Literal["", "ancient"] = ""
    unit: Unit = -1
    figure: Literal["", "white_army"] = ""


class Civilization(NamedTuple):
    id: str
    names: Name
    leader: str
    start_tech: Annotated[int, Of("technology")]
    start_government: Annotated[int, Of("government")]
    start_effects: tuple[StartEffect, ...]
    abilities: tuple[Ability, ...]
    text: str


class Government(NamedTuple):
    id: str
    names: Name
    unlocked_by: str
    copies_per_player: int
    abilities: tuple[Ability, ...]
    text: str


class GovernmentAlternative(NamedTuple):
    id: str
    enabled_by_default: bool
    effects: tuple[Effect, ...]
    text: str


class Technology(NamedTuple):
    id: str
    names: Name
    level: int
    abilities: tuple[Ability, ...]
    text: str
    copies_per_player: int = 0
    copies_total: int = 0


class Building(NamedTuple):
    id: str
    names: Name
    cost: int
    terrain: tuple[Annotated[int, Of("ground")], ...]
    icons: Icons
    unique: bool
    unlocked_by: Annotated[int, Of("technology")]
    supply_stack: str
    supply: int = 0
    upgraded_side: bool = False
    upgrades_to: Annotated[int, Of("building")] = -1
    per_city_limit: int = 0
    combat_when_defending: int = 0
    text: str = ""


class Wonder(NamedTuple):
    id: str
    names: Name
    age: Annotated[int, Of("age")]
    cost: int
    culture: int
    terrain: tuple[Terrain, ...]
    abilities: tuple[Ability, ...]
    obsoleted_by: tuple[Annotated[int, Of("technology")], ...]
    text: str
    discount_tech: Annotated[int, Of("technology")] = -1
    discount_cost: int = 0


class Person(NamedTuple):
    id: str
    names: Name
    count: int  # type: ignore[assignment]
    icons: Icons
    terrain: tuple[Terrain, ...]


class Copies(NamedTuple):
    strength: tuple[int, int, int, int]
    count: int  # type: ignore[assignment]


class UnitType(NamedTuple):
    id: str
    names: Name
    rank_names_en: tuple[str, ...]
    rank_names_cs: tuple[str, ...]
    rank_names_sk: tuple[str, ...]
    rank_names_sk_in_seed: tuple[str, ...]
    cost_by_rank: tuple[int, ...]
    unlocked_by: str
    cards: tuple[Copies, ...]
    total: int
    trumps: Unit = -1


class Token(NamedTuple):
    id: str
    kind: Literal["hut", "village"]
    reward: str
    reward_kind: Literal["resource", "great_person"]
    count: int  # type: ignore[assignment]


class Event(NamedTuple):
    id: str
    names: Name
    age: Literal["I", "II", "III"]
    count: int  # type: ignore[assignment]
    phase: Phase
    use: Use
    effects: tuple[Effect, ...]
    text: str


class ResourceKind(NamedTuple):
    id: str
    names: Name
    in_market: bool
    market_tokens_total: int
    market_tokens_in_play: str
    harvestable: bool


# --- tables that stand once ---


class Numbers(NamedTuple):
    id: str
    players_min: int
    players_max: int
    trade_dial_max: int
    coins_to_win: int
    base_speed: int
    base_stacking: int
    base_max_cities: int
    base_culture_hand: int
    base_battle_hand: int
    rush_trade: int
    rush_production: int
    army_cost: int
    scout_cost: int
    walls_cost: int
    unit_cost_by_rank: tuple[int, int, int, int]
    aircraft_cost: int
    tech_cost_by_level: tuple[int, ...]


class Combat(NamedTuple):
    battle_hand_base: int
    battle_hand_per_extra_army: int
    battle_hand_fundamentalism: int
    battle_hand_defending_city: int
    bonus_barracks: int
    bonus_academy: int
    bonus_great_general: int
    bonus_defend_city: int
    bonus_defend_capital: int
    bonus_walls: int
    units_killed_per_army_lost: int
    trumps: Mapping[str, str]
    barbarian_units: Annotated[tuple[int, ...], Each("unit")]
    barbarian_rank: int


class Counts(NamedTuple):
    """What is in the box (CF-1)."""

    civilization_sheets: int
    home_tiles: int
    neutral_tiles: int
    city_tokens: int
    army_figures: int
    scout_figures: int
    white_russian_army: int
    unit_cards: Annotated[tuple[int, ...], Each("unit")]
    combat_bonus_cards: int
    small_cards: Mapping[str, int]
    wonder_tokens: Annotated[tuple[int, ...], Each("age")]
    culture_level_tokens: int
    great_people: int
    military_tokens: int
    building_tokens: int
    hut_tokens: int
    village_tokens: int
    disaster_tokens: int
    first_player_token: int
    resource_tokens: int
    culture_tokens: int
    wound_tokens: int
    coin_tokens: int
    reference_cards: int
    per_player: Mapping[str, int]


class Space(NamedTuple):
    space: int
    kind: Literal["event", "great_person", "victory"]
    culture: int
    trade: int
    deck: Literal["", "I", "II", "III"] = ""


class CultureTrack(NamedTuple):
    start: int
    victory_space: int
    spaces: tuple[Space, ...]


class MarketBoard(NamedTuple):
    wonder_slots: int
    unit_decks: tuple[str, ...]
    building_stacks: tuple[str, ...]
    event_decks: tuple[str, ...]
    culture_track: bool
    military_tokens_per_player: tuple[str, ...]
