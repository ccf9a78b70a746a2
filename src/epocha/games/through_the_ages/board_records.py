"""What `player_board.toml` holds: one record for each of its tables; its head says what the keys mean."""

from typing import Literal, NamedTuple


class Meta(NamedTuple):
    game: str
    edition: str
    board_name_en: str
    board_name_cs: str
    board_name_sk: str


class Start(NamedTuple):
    yellow_tokens_total: int
    yellow_bank: int
    unused_workers: int
    workers_on_cards: int
    blue_tokens_total: int
    blue_bank: int
    white_tokens: int
    red_tokens: int
    wooden_markers: int
    culture_points: int
    science_points: int
    strength: int
    culture_rating: int
    science_rating: int
    happy_faces: int
    food: int
    resources: int


class FirstRound(NamedTuple):
    civil_actions_by_seat: tuple[int, ...]
    military_actions: int


class RowZone(NamedTuple):
    id: str
    spaces: tuple[int, ...]
    civil_actions: int


class RowRemoval(NamedTuple):
    players_2: tuple[int, ...]
    players_3: tuple[int, ...]
    players_4: tuple[int, ...]


class YellowSection(NamedTuple):
    order: int
    spaces: int
    increase_cost: int
    consumption_when_empty: int
    happy_column_ids: tuple[int, ...]


class YellowLevel(NamedTuple):
    y_min: int
    y_max: int
    increase_cost: int
    consumption: int
    happy_required: int


class YellowBank(NamedTuple):
    name_en: str
    name_cs: str
    name_sk: str
    printed_spaces: int
    section: tuple[YellowSection, ...]
    level: tuple[YellowLevel, ...]


class BlueLevel(NamedTuple):
    b_min: int
    b_max: int
    corruption: int


class BlueBank(NamedTuple):
    name_en: str
    name_cs: str
    name_sk: str
    printed_spaces: int
    section_spaces_in_emptying_order: tuple[int, ...]
    level: tuple[BlueLevel, ...]


class Famine(NamedTuple):
    culture_loss_per_missing_food: int


class Happiness(NamedTuple):
    min: int
    max: int


class StartingTechnology(NamedTuple):
    id: str
    name_en: str
    name_cs: str
    name_sk: str
    kind: str
    level: int
    workers: int
    name_cs_alias: str = ""
    build_cost: int = 0
    token_value_food: int = 0
    token_value_resources: int = 0
    science: int = 0
    culture: int = 0
    happy_faces: int = 0
    strength: int = 0
    civil_actions: int = 0
    military_actions: int = 0
    urban_limit: int = 0


class Tracks(NamedTuple):
    culture_points_max: int
    culture_points_unlimited: bool
    culture_track_length: int
    science_points_max: int
    science_points_max_known: bool
    strength_max: int
    culture_rating_max: int
    science_rating_max: int
    science_rating_max_known: bool
    happy_faces_max: int


class HandLimits(NamedTuple):
    civil: Literal["civil_actions_total"]
    military: Literal["military_actions_total"]
    military_draw_max_per_turn: int
    military_draw_per_unspent_action: int


class Upkeep(NamedTuple):
    order: tuple[str, ...]
    tutorial_steps: tuple[str, ...]
    skipped_in_uprising: Literal[True]


class AgeEnd(NamedTuple):
    yellow_tokens_lost_from_bank: int


class EventsAtSetup(NamedTuple):
    tutorial: int
    advanced_extra_over_players: int
    full_extra_over_players: int


class Variant(NamedTuple):
    id: str
    yellow_bank_extra: int = 0
    urban_limit_extra: int = 0
    may_skip_one_resource_token: bool = False
