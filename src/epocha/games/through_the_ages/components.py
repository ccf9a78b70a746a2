"""The components of Through the Ages, read from the TOML files into flat tables that the rules index by number.

The cards of both decks are numbered together, by category and within one by level. Farms come first, so the cards that
workers stand on, the *sites*, are numbered from 0. Wonders, territories and so on each have numbers without a gap. What
the cards do is in `effects.py`.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import everything_below, single
from epocha.engine.catalogue import Records, read_catalogue
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages import board_records as board
from epocha.games.through_the_ages.records import CivilCard, CivilMeta, LevelOf, MilitaryCard, ScienceCost

PACKAGE: Final = "epocha.games.through_the_ages"
NONE: Final[i64] = -1
"""No card, seat or wonder."""

_civil_file: Final = read_catalogue(PACKAGE, "cards_civil.toml", notes=["provenance"])
CIVIL_META: Final = _civil_file.single("meta", CivilMeta)
_CIVIL: Final[Records[CivilCard]] = _civil_file.records("card", CivilCard)
_civil_file.finish()
_military_file: Final = read_catalogue(PACKAGE, "cards_military.toml", notes=["provenance"])
MILITARY_META: Final = _military_file.single("meta", CivilMeta)
_MILITARY: Final[Records[MilitaryCard]] = _military_file.records("card", MilitaryCard)
_military_file.finish()
_board_file: Final = read_catalogue(PACKAGE, "player_board.toml", notes=["provenance"])
META: Final = _board_file.single("meta", board.Meta)
START: Final = _board_file.single("start", board.Start)
FIRST_ROUND: Final = _board_file.single("first_round", board.FirstRound)
ROW_ZONES: Final = _board_file.records("card_row_zone", board.RowZone)
REMOVAL: Final = _board_file.single("card_row_removal", board.RowRemoval)
YELLOW_BANK: Final = _board_file.single("yellow_bank", board.YellowBank)
BLUE_BANK: Final = _board_file.single("blue_bank", board.BlueBank)
FAMINE: Final = _board_file.single("famine", board.Famine)
HAPPINESS: Final = _board_file.single("happiness", board.Happiness)
STARTING: Final = _board_file.records("starting_technology", board.StartingTechnology)
TRACKS: Final = _board_file.single("tracks", board.Tracks)
HAND_LIMITS: Final = _board_file.single("hand_limits", board.HandLimits)
UPKEEP: Final = _board_file.single("upkeep", board.Upkeep)
AGE_END: Final = _board_file.single("age_end", board.AgeEnd)
EVENTS_AT_SETUP: Final = _board_file.single("current_events_at_setup", board.EventsAtSetup)
VARIANTS: Final = _board_file.records("variant", board.Variant)
_board_file.finish()

# --- categories (TA-0.7 to TA-0.11, TA-26.15), in the order in which cards are numbered ---
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
GOVERNMENT: Final = 11
SPECIAL: Final = 12
LEADER: Final = 13
WONDER: Final = 14
ACTION: Final = 15
EVENT: Final = 16
TERRITORY: Final = 17
AGGRESSION: Final = 18
WAR: Final = 19
PACT: Final = 20
TACTICS: Final = 21
BONUS: Final = 22
CATEGORY_IDS: Final[list[str]] = [
    "farm", "mine", "lab", "temple", "arena", "library", "theater", "infantry", "cavalry", "artillery", "air_force",
    "government", "special", "leader", "wonder", "action", "event", "territory", "aggression", "war", "pact", "tactics",
    "bonus",
]  # fmt: skip
LINE_IDS: Final[list[str]] = ["civil", "military", "colonization", "construction"]
LINES: Final[i64] = len(LINE_IDS)
AGE_IDS: Final[list[str]] = ["A", "I", "II", "III", "IV"]
AGES: Final[i64] = len(AGE_IDS)

Card = CivilCard | MilitaryCard


def _in_order() -> list[Card]:
    """Return all cards in the order in which they are numbered."""
    cards: list[Card] = [*_CIVIL, *_MILITARY]
    return sorted(cards, key=lambda card: (CATEGORY_IDS.index(card.category), card.level))


CARD_RECORDS: Final[list[Card]] = _in_order()
CARD_IDS: Final[list[str]] = [card.id for card in CARD_RECORDS]
CARDS: Final[i64] = len(CARD_IDS)
_OF_CIVIL: Final[list[CivilCard]] = [card for card in CARD_RECORDS if isinstance(card, CivilCard)]
_OF_MILITARY: Final[list[MilitaryCard]] = [card for card in CARD_RECORDS if isinstance(card, MilitaryCard)]
CIVIL_CARDS: Final[i64] = len(_CIVIL)
"""Civil cards have the numbers below."""


def number_of(card: str) -> int:
    """Return the number of a card, given its id."""
    return CARD_IDS.index(card)


def _column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _civil(values: list[int]) -> vec[i64]:
    """Return a column that military cards have zeros in."""
    return vec[i64](values + [0] * len(_OF_MILITARY))


def _military(values: list[int]) -> vec[i64]:
    """Return a column that civil cards have zeros in."""
    return vec[i64]([0] * len(_OF_CIVIL) + values)


CATEGORY: Final[vec[i64]] = _column([CATEGORY_IDS.index(card.category) for card in CARD_RECORDS])
AGE: Final[vec[i64]] = _column([AGE_IDS.index(card.age) for card in CARD_RECORDS])
"""Age and level are the same number (TA-0.2)."""
_CATEGORIES: Final[list[str]] = [card.category for card in CARD_RECORDS]
FIRST: Final[vec[i64]] = _column([_CATEGORIES.index(category) for category in CATEGORY_IDS] + [len(CARD_RECORDS)])
"""The first card of each category."""


def _of(category: int) -> int:
    return _CATEGORIES.count(CATEGORY_IDS[category])


SITES: Final[i64] = int(FIRST[GOVERNMENT])
STORES: Final[i64] = int(FIRST[TEMPLE])
"""The first sites may hold blue tokens: farms, mines, and laboratories under one leader (TA-43.7)."""
UNIT_SITE: Final[i64] = int(FIRST[INFANTRY])
"""The first of the sites that units stand on."""
UNITS: Final[i64] = SITES - UNIT_SITE
CIVIL_SITES: Final[i64] = everything_below(UNIT_SITE)
UNIT_SITES: Final[i64] = everything_below(SITES) & ~CIVIL_SITES
"""The sites as sets: those of buildings, and those of units."""


def _better() -> vec[i64]:
    return vec[i64]([sum([single(new) for new in range(site + 1, FIRST[CATEGORY[site] + 1])]) for site in range(SITES)])


BETTER: Final[vec[i64]] = _better()
"""The sites of the same category that are numbered above each site, as sets: none else can be upgrades of it."""
WONDERS: Final[i64] = _of(WONDER)
TERRITORIES: Final[i64] = _of(TERRITORY)
FIRST_WONDER: Final[i64] = int(FIRST[WONDER])
FIRST_TERRITORY: Final[i64] = int(FIRST[TERRITORY])

# --- civil cards ---
COST: Final[vec[i64]] = _civil([card.build_cost for card in _OF_CIVIL])
SCIENCE_COST: Final[vec[i64]] = _civil(
    [
        card.science_cost.peaceful if isinstance(card.science_cost, ScienceCost) else card.science_cost
        for card in _OF_CIVIL
    ]
)
"""Of a government, of the peaceful change (TA-20.1)."""
REVOLUTION_COST: Final[vec[i64]] = _civil(
    [card.science_cost.revolution if isinstance(card.science_cost, ScienceCost) else 0 for card in _OF_CIVIL]
)
WORTH: Final[vec[i64]] = _civil(
    [card.token_value.food + card.token_value.resources or card.level * (card.category == "lab") for card in _OF_CIVIL]
)
"""What one blue token on a site is worth: food on farms, resources on mines and laboratories (TA-22.1, TA-43.7)."""
CULTURE: Final[vec[i64]] = _civil([card.per_worker.culture for card in _OF_CIVIL])
SCIENCE: Final[vec[i64]] = _civil([card.per_worker.science for card in _OF_CIVIL])
HAPPY: Final[vec[i64]] = _civil([card.per_worker.happy for card in _OF_CIVIL])
STRENGTH: Final[vec[i64]] = _civil([card.per_worker.strength for card in _OF_CIVIL])
START_WORKERS: Final[vec[i64]] = _civil([card.start_workers for card in _OF_CIVIL])
CIVIL_ACTIONS: Final[vec[i64]] = _civil([card.civil_actions for card in _OF_CIVIL])
MILITARY_ACTIONS: Final[vec[i64]] = _civil([card.military_actions for card in _OF_CIVIL])
URBAN_LIMIT: Final[vec[i64]] = _civil([card.urban_limit for card in _OF_CIVIL])
LINE: Final[vec[i64]] = _civil([LINE_IDS.index(card.line) if card.line else -1 for card in _OF_CIVIL])
STARTING_CARDS: Final[list[int]] = [number for number, card in enumerate(_OF_CIVIL) if card.starting]
DESPOTISM: Final[i64] = next(
    number for number, card in enumerate(_OF_CIVIL) if card.starting and card.category == "government"
)

STAGES: Final[i64] = max([len(card.stages) for card in _OF_CIVIL])
"""The most stages that a wonder has."""


def _stage_costs() -> vec[i64]:
    """Return the costs of the stages of every wonder: STAGES numbers for each, 0 after the last."""
    out = vec[i64](capacity=WONDERS * STAGES)
    for card in _OF_CIVIL:
        if card.category == "wonder":
            for i in range(int(STAGES)):
                out = append(out, card.stages[i] if i < len(card.stages) else 0)
    return out


STAGE_COST: Final[vec[i64]] = _stage_costs()
STAGE_COUNT: Final[vec[i64]] = _column([len(card.stages) for card in _OF_CIVIL if card.category == "wonder"])

# --- military cards ---
ARMY: Final[vec[i64]] = _military([card.strength for card in _OF_MILITARY])
"""What an army adds under a tactics card, and under an obsolete one (TA-34.5, TA-34.9)."""
OLD_ARMY: Final[vec[i64]] = _military([card.obsolete_strength or card.strength for card in _OF_MILITARY])
NEEDS_INFANTRY: Final[vec[i64]] = _military([card.composition.infantry for card in _OF_MILITARY])
NEEDS_CAVALRY: Final[vec[i64]] = _military([card.composition.cavalry for card in _OF_MILITARY])
NEEDS_ARTILLERY: Final[vec[i64]] = _military([card.composition.artillery for card in _OF_MILITARY])
DEFENCE: Final[vec[i64]] = _military([card.defense for card in _OF_MILITARY])
COLONIZATION: Final[vec[i64]] = _military([card.colonization for card in _OF_MILITARY])
ATTACK_COST: Final[vec[i64]] = _military(
    [0 if isinstance(card.military_action_cost, LevelOf) else card.military_action_cost for card in _OF_MILITARY]
)
LEVEL_OF_LEADER: Final[i64] = 1
COST_LEVEL_OF: Final[vec[i64]] = _military(
    [
        1 + ["rival_leader", "rival_unfinished_wonder"].index(card.military_action_cost.level_of)
        if isinstance(card.military_action_cost, LevelOf)
        else 0
        for card in _OF_MILITARY
    ]
)
"""Whether an aggression costs the level of the target's leader, which is 1, or wonder, 2 (TA-31.20); else 0."""
MUST_HAVE_IDS: Final[list[str]] = [
    "", "worker", "urban_building", "food_or_resources", "science", "culture", "leader", "unfinished_wonder", "colony",
]  # fmt: skip
MUST_HAVE: Final[vec[i64]] = _military([MUST_HAVE_IDS.index(card.target_must_have) for card in _OF_MILITARY])
SYMMETRIC: Final[vec[i64]] = _military([int(card.symmetric) for card in _OF_MILITARY])
FORBIDS_ATTACK: Final[vec[i64]] = _military([int(card.no_attack_between_parties) for card in _OF_MILITARY])
ENDS_BY_ATTACK: Final[vec[i64]] = _military([int(card.ends_if_party_attacks_party) for card in _OF_MILITARY])
SCORING: Final[vec[i64]] = _military([int(card.final_scoring) for card in _OF_MILITARY])


def copies(players: int) -> list[int]:
    """Return how many copies of each card there are with a number of players (TA-3.2, TA-4.6)."""
    return [(card.copies.p2, card.copies.p3, card.copies.p4)[players - 2] for card in CARD_RECORDS]


# --- the civilization board (TA-5, TA-6) and the card row ---
MOST_TOKENS: Final = 100
"""More yellow or blue tokens than a player can ever have."""


def _by_level(name: str) -> vec[i64]:
    """Return a number of the yellow bank by the tokens left in it."""
    out = vec[i64](capacity=MOST_TOKENS)
    for left in range(MOST_TOKENS):
        level = next(level for level in YELLOW_BANK.level if level.y_min <= left <= level.y_max)
        out = append(out, int(getattr(level, name)))
    return out


def _corruption() -> vec[i64]:
    out = vec[i64](capacity=MOST_TOKENS)
    for left in range(MOST_TOKENS):
        level = next(level for level in BLUE_BANK.level if level.b_min <= left <= level.b_max)
        out = append(out, level.corruption)
    return out


INCREASE_COST: Final[vec[i64]] = _by_level("increase_cost")
CONSUMPTION: Final[vec[i64]] = _by_level("consumption")
FACES_REQUIRED: Final[vec[i64]] = _by_level("happy_required")
CORRUPTION: Final[vec[i64]] = _corruption()
SPACES: Final[i64] = CIVIL_META.card_row_size


def _space_costs() -> vec[i64]:
    cost = {space: zone.civil_actions for zone in ROW_ZONES for space in zone.spaces}
    return vec[i64]([cost[space] for space in range(1, int(SPACES) + 1)])


SPACE_COST: Final[vec[i64]] = _space_costs()
REMOVED: Final[vec[i64]] = _column([0, 0, len(REMOVAL.players_2), len(REMOVAL.players_3), len(REMOVAL.players_4)])
"""How many spaces are cleared before a turn, by the number of players still in the game (TA-11.2)."""
FIRST_ROUND_ACTIONS: Final[vec[i64]] = _column(list(FIRST_ROUND.civil_actions_by_seat))
MOST_STRENGTH: Final[i64] = TRACKS.strength_max
MOST_CULTURE_RATE: Final[i64] = TRACKS.culture_rating_max
MOST_FACES: Final[i64] = HAPPINESS.max
FAMINE_LOSS: Final[i64] = FAMINE.culture_loss_per_missing_food
MOST_DRAWN: Final[i64] = HAND_LIMITS.military_draw_max_per_turn
LOST_AT_AGE_END: Final[i64] = AGE_END.yellow_tokens_lost_from_bank
