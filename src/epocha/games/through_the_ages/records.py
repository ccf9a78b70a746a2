"""What the files of components hold: one record for each kind of table; the loader holds the files to them.

The comments at the head of `cards_civil.toml` and `cards_military.toml` say what every key and word means.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from epocha.engine.catalogue import Words

Who = Literal[
    "self", "all", "rivals", "everybody", "active_player", "strongest", "weakest", "two_strongest", "two_weakest",
    "most_culture", "least_culture", "all_except_least_culture", "most_happy_all_tied", "rival", "attacker", "winner",
    "loser", "owner",
]  # fmt: skip
Good = Literal["food", "resources", "science", "culture", "food_or_resources"]
Category = Literal[
    "farm", "mine", "lab", "temple", "arena", "library", "theater", "infantry", "cavalry", "artillery", "air_force",
    "government", "special", "leader", "wonder", "action",
]  # fmt: skip
MilitaryCategory = Literal["event", "territory", "aggression", "war", "pact", "tactics", "bonus"]
Group = Literal["production", "urban", "military", "government", "special", "leader", "wonder", "action"]


class ByPlayers(NamedTuple):
    """A number for each number of players."""

    p2: int
    p3: int
    p4: int


class Points(NamedTuple):
    """Points by rank for each number of players."""

    p2: tuple[int, ...]
    p3: tuple[int, ...]
    p4: tuple[int, ...]


class Amount(NamedTuple):
    """A VALUE table: an amount that follows from the table."""

    count: str = ""  # type: ignore[assignment]
    sum: str = ""
    best: str = ""
    rating: str = ""
    production: str = ""
    level_of: str = ""
    half: str = ""
    of: tuple[str, ...] | str = ()
    on: tuple[str, ...] = ()
    max: int = 0
    above: int = 0
    level: int = 0
    level_in_advanced_game: int = 0
    points: Mapping[str, int] = {}
    advantage: int = 0
    base: int = 0
    per_advantage: int = 0


class TargetIn(NamedTuple):
    target_in: Who


class OrTake(NamedTuple):
    what: Literal["special_technology_card"]
    price: Literal["science_cost"]
    chooser: Literal["winner"]


# --- effects, told apart by `do` ---


class Add(NamedTuple):
    do: Literal["add"]
    to: Literal[
        "strength", "culture", "science", "happy", "civil_actions", "military_actions", "colonization",
        "civil_hand_limit", "military_hand_limit", "yellow_tokens", "blue_tokens", "resources_per_turn",
        "food_per_turn",
    ]  # fmt: skip
    value: int | Amount
    times: int = 1
    in_unit: bool = False
    condition: Literal["", "attacking_the_other_party"] = ""


class Gain(NamedTuple):
    do: Literal["gain"]
    what: Literal[
        "food", "resources", "science", "culture", "food_or_resources", "population", "military_cards",
        "military_actions",
    ]  # fmt: skip
    amount: int | Amount
    who: Who = "owner"
    when: Literal[
        "", "on_play", "after_perform", "on_take_technology_from_row", "on_play_technology", "on_attacked"
    ] = ""  # fmt: skip
    times: int = 1
    lasts: Literal["", "turn"] = ""
    attack: tuple[Literal["aggression", "war"], ...] = ()
    mix: bool = False
    chooser: Literal["", "each"] = ""
    optional: bool = False


class Lose(NamedTuple):
    do: Literal["lose"]
    who: Who
    what: Literal["food", "culture", "food_or_resources", "population", "blue_tokens", "civil_actions"]
    amount: int | Amount | Literal["all"]
    times: int = 1
    condition: TargetIn | None = None
    workers: Literal["", "discontent_only"] = ""
    place: Literal["", "bank"] = ""
    lasts: Literal["", "next_action_phase_of_target"] = ""
    mix: bool = False
    chooser: Literal["", "each", "target"] = ""


class Take(NamedTuple):
    do: Literal["take"]
    who: Literal["attacker", "winner"]
    source: Literal["rival", "loser"]
    what: Literal["science", "culture", "food_or_resources", "yellow_tokens", "colony"]
    amount: int | Amount
    mix: bool = False
    chooser: Literal["", "attacker", "winner"] = ""
    or_take: OrTake | None = None
    place: Literal["", "bank"] = ""
    immediate_gain: bool = True


class Transfer(NamedTuple):
    do: Literal["transfer"]
    who: Who
    to: Who
    what: Literal["yellow_tokens"]
    amount: int
    place: Literal["bank"]


class ChooseOne(NamedTuple):
    do: Literal["choose_one"]
    who: Who
    chooser: Literal["each"]
    options: tuple[Gain, ...]


class SkipStep(NamedTuple):
    do: Literal["skip_step"]
    who: Literal["active_player"]
    step: Literal["discard_excess_military_cards"]
    lasts: Literal["turn"]


class BuildFree(NamedTuple):
    do: Literal["build_free"]
    who: Who
    optional: Literal[True]
    card: str
    needs_unused_worker: Literal[True]
    amount: Literal[1]


class Destroy(NamedTuple):
    do: Literal["destroy"]
    who: Who
    what: tuple[Literal["urban", "farm", "mine"], ...]
    chooser: Literal["target", "attacker", "least_culture"]
    amount: int = 0
    up_to: int = 0
    same_type_and_level: bool = False


class Produce(NamedTuple):
    do: Literal["produce"]
    who: Who
    of: tuple[Literal["farm", "mine"], ...]
    consumption: bool
    corruption: bool


class DiscardCard(NamedTuple):
    do: Literal["discard"]
    who: Who
    what: Literal["leader", "unfinished_wonder", "colony"]
    amount: Literal[1] = 1
    chooser: Literal["", "target"] = ""
    condition: Literal["", "not_of_current_age"] = ""


class FaceDown(NamedTuple):
    culture: int


class Transform(NamedTuple):
    do: Literal["transform"]
    who: Who
    what: Literal["completed_wonder"]
    ages: tuple[Literal["A", "I", "II", "III"], ...]
    amount: Literal[1]
    chooser: Literal["each"]
    becomes: FaceDown


class TakeCivilCards(NamedTuple):
    do: Literal["take_civil_cards"]
    who: Who
    optional: Literal[True]
    budget_civil_actions: int
    forfeits: Literal["next_political_action"]


class RefillCardRow(NamedTuple):
    do: Literal["refill_card_row"]
    condition: Literal["cards_were_taken"]


class Score(NamedTuple):
    do: Literal["score"]
    value: Amount
    who: Who = "owner"
    when: Literal["", "on_complete", "on_play"] = ""
    times: int = 1
    times_by_players: ByPlayers | None = None
    max: int = 0


class ScoreRank(NamedTuple):
    do: Literal["score_rank"]
    who: Literal["all"]
    by: Literal["science", "strength"]
    points: Points
    ties: Literal["turn_order"]


class Fund(NamedTuple):
    do: Literal["fund"]
    when: Literal["on_play", "each_turn"]
    use: Literal["military_units"]
    amount: int = 0
    value: Amount | None = None
    times_by_players: ByPlayers | None = None


class LevelOff(NamedTuple):
    level_0: int
    level_1: int
    level_2: int
    level_3: int


class Discount(NamedTuple):
    do: Literal["discount"]
    on: tuple[Literal["build", "upgrade", "play_technology", "increase_population", "take_wonder"], ...]
    pay: Literal["food", "resources", "science", "civil_actions"]
    of: tuple[Category, ...] = ()
    amount: int = 0
    by_level: LevelOff | None = None
    condition: Literal["", "war_declared_on_owner"] = ""


class Surcharge(NamedTuple):
    do: Literal["surcharge"]
    who: Literal["rivals"]
    on: tuple[Literal["build", "upgrade"], ...]
    of: tuple[Category, ...]
    pay: Literal["resources"]
    amount: int


class MultiplyCost(NamedTuple):
    do: Literal["multiply_cost"]
    who: Literal["rivals"]
    on: tuple[Literal["aggression_against_owner", "war_against_owner"], ...]
    pay: Literal["military_actions"]
    factor: int


class Multiply(NamedTuple):
    do: Literal["multiply"]
    what: Literal["own_happy_faces", "own_defense_bonus_cards", "tactics_value_of_one_army_per_air_unit"]
    factor: int
    negative_faces: Literal[False] = False
    max_air_units_per_army: Literal[0, 1] = 0


class Substitute(NamedTuple):
    do: Literal["substitute"]
    on: Literal["revolution", "payment"]
    pay: Literal["all_military_actions", "food", "resources"]
    instead_of: Literal["all_civil_actions", "food", "resources"]
    amount: int = 0
    limit: Literal["", "once_per_turn"] = ""


class Refund(NamedTuple):
    do: Literal["refund"]
    when: Literal["on_play_technology"]
    what: Literal["civil_actions"]
    amount: int


class Cost(NamedTuple):
    civil_actions: int
    military_actions: int


class Off(NamedTuple):
    """What an action is cheaper by."""

    food: int = 0
    resources: int = 0
    science: int = 0


class OptionFor(NamedTuple):
    do: Literal["option"]
    when: Literal["political_action", "action_phase"]
    limit: Literal["any", "once_per_turn", "once_per_game"]
    perform: tuple[
        Literal["increase_population", "build_military_unit_with_new_worker", "colonize_from_hand"], ...
    ]  # fmt: skip
    cost: Cost = Cost(0, 0)
    discount: Off = Off()
    sacrifice_required: Literal[False] = False
    bidding: Literal[False] = False


class Perform(NamedTuple):
    do: Literal["perform"]
    when: Literal["on_play"]
    actions: tuple[
        Literal[
            "build_wonder_stage", "increase_population", "build_urban", "build_farm", "build_mine", "upgrade_farm",
            "upgrade_mine", "upgrade_urban", "play_technology",
        ],
        ...,
    ]  # fmt: skip
    extra_civil_action: Literal[False]
    discount: Off
    max_stages: Literal[0, 1] = 0


class BoostCard(NamedTuple):
    do: Literal["boost_card"]
    card_type: Literal["bonus"]
    side: Literal["colonization"]
    amount: int


class Ignore(NamedTuple):
    do: Literal["ignore"]
    what: Literal["own_tactics_card"]


class Forbid(NamedTuple):
    do: Literal["forbid"]
    what: tuple[Literal["play_aggression", "play_war", "declare_war_on_owner"], ...]
    who: Literal["owner", "everybody"] = "owner"


class SetLimit(NamedTuple):
    do: Literal["set"]
    what: Literal["wonder_stages_per_civil_action"]
    value: int


class StockProduction(NamedTuple):
    do: Literal["stock_production"]
    of: tuple[Literal["lab"], ...]
    min_level: Literal[1]
    tokens_per_worker: Literal[1]
    token_value: Literal["level"]
    what: Literal["resources"]


class ExtraToken(NamedTuple):
    do: Literal["extra_token"]
    when: Literal["production"]
    of: tuple[Literal["mine"], ...]
    which: Literal["best_with_worker"]
    amount: int


class Pay(NamedTuple):
    do: Literal["pay"]
    when: Literal["other_party_plays_technology"]
    what: Literal["science"]
    amount: int
    mandatory: Literal[True]


Lasting = (
    Add | Gain | Fund | Discount | Surcharge | MultiplyCost | Multiply | Substitute | Refund | OptionFor | Perform
    | BoostCard | Ignore | Forbid | SetLimit | StockProduction | ExtraToken | Score
)  # fmt: skip
Once = (
    Gain | Lose | Take | Transfer | ChooseOne | SkipStep | BuildFree | Destroy | Produce | DiscardCard | Transform
    | TakeCivilCards | RefillCardRow | Score | ScoreRank
)  # fmt: skip
OfPact = Add | Substitute | Discount | Pay | Forbid


# --- cards ---


class Marks(NamedTuple):
    none: int
    three_plus: int
    four: int


class ScienceCost(NamedTuple):
    revolution: int
    peaceful: int


class TokenValue(NamedTuple):
    food: int = 0
    resources: int = 0


class PerWorker(NamedTuple):
    culture: int = 0
    science: int = 0
    happy: int = 0
    strength: int = 0


class CivilCard(NamedTuple):
    id: str
    deck: Literal["civil"]
    age: Literal["A", "I", "II", "III"]
    level: int
    category: Category
    group: Group
    color: str
    name: Words
    copies: ByPlayers
    marks: Marks
    text: str
    effects: tuple[Lasting, ...] = ()
    alt_names: Mapping[str, tuple[str, ...]] = {}
    starting: bool = False
    start_workers: int = 0
    science_cost: int | ScienceCost = 0
    build_cost: int = 0
    token_value: TokenValue = TokenValue()
    per_worker: PerWorker = PerWorker()
    stages: tuple[int, ...] = ()
    civil_actions: int = 0
    military_actions: int = 0
    urban_limit: int = 0
    line: Literal["", "civil", "military", "colonization", "construction"] = ""


class Composition(NamedTuple):
    infantry: int
    cavalry: int
    artillery: int


class LevelOf(NamedTuple):
    level_of: Literal["rival_leader", "rival_unfinished_wonder"]


class MilitaryCard(NamedTuple):
    id: str
    deck: Literal["military"]
    age: Literal["A", "I", "II", "III"]
    level: int
    category: MilitaryCategory
    color: str
    name: Words
    copies: ByPlayers
    text: str
    effects: tuple[Once, ...] = ()
    final_scoring: bool = False
    immediate: tuple[Gain, ...] = ()
    permanent: tuple[Add, ...] = ()
    military_action_cost: int | LevelOf = 0
    target_must_have: Literal[
        "", "worker", "urban_building", "food_or_resources", "science", "culture", "leader", "unfinished_wonder",
        "colony",
    ] = ""  # fmt: skip
    min_players: int = 0
    symmetric: bool = False
    no_attack_between_parties: bool = False
    ends_if_party_attacks_party: bool = False
    both: tuple[OfPact, ...] = ()
    side_a: tuple[OfPact, ...] = ()
    side_b: tuple[OfPact, ...] = ()
    composition: Composition = Composition(0, 0, 0)
    strength: int = 0
    obsolete_strength: int = 0
    defense: int = 0
    colonization: int = 0


class CivilMeta(NamedTuple):
    game: str
    edition: str
    part: str
    total_cards: int
    total_cards_both_decks: int
    deck_sizes: Mapping[str, ByPlayers]
    card_row_size: int = 0
