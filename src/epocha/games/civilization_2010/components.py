"""The components of Civilization, read from `components.toml` into flat tables that the rules index by number.

Things of a kind have the numbers of their order in the file. What cards do is in `effect_tables.py`, the map in
`atlas.py`.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.catalogue import Records, read_catalogue
from epocha.engine.vec import vec
from epocha.games.civilization_2010 import records as rec

PACKAGE: Final = "epocha.games.civilization_2010"
NONE: Final[i64] = -1
"""No card, square, seat or thing."""

TERRAIN_IDS: Final[list[str]] = ["grassland", "forest", "mountain", "desert", "water"]
GRASSLAND: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
DESERT: Final = 3
WATER: Final = 4
TERRAINS: Final[i64] = len(TERRAIN_IDS)
ICON_IDS: Final[list[str]] = ["trade", "production", "culture", "coin", "combat"]
TRADE: Final = 0
PRODUCTION: Final = 1
CULTURE: Final = 2
COIN: Final = 3
COMBAT: Final = 4
ICONS: Final[i64] = len(ICON_IDS)
AGE_IDS: Final[list[str]] = ["ancient", "medieval", "modern"]
DECK_IDS: Final[list[str]] = ["I", "II", "III"]
"""The decks of culture events."""
DECKS: Final[i64] = len(DECK_IDS)

_FILE: Final = read_catalogue(
    PACKAGE,
    "components.toml",
    notes=["provenance", "certain", "constraints", "note"],
    names={"terrain": TERRAIN_IDS, "ground": [*TERRAIN_IDS, "city_center"], "icon": ICON_IDS, "age": AGE_IDS},
)
NUMBERS: Final = _FILE.single("game", rec.Numbers)
COMBAT_NUMBERS: Final = _FILE.single("combat", rec.Combat)
COUNTS: Final = _FILE.single("counts", rec.Counts)
RESOURCE: Final[Records[rec.ResourceKind]] = _FILE.records("resource", rec.ResourceKind)
CIVILIZATION: Final[Records[rec.Civilization]] = _FILE.records("civilization", rec.Civilization)
GOVERNMENT: Final[Records[rec.Government]] = _FILE.records("government", rec.Government)
GOVERNMENT_ALTERNATIVE: Final[Records[rec.GovernmentAlternative]] = _FILE.records(
    "government_alternative", rec.GovernmentAlternative
)
TECHNOLOGY: Final[Records[rec.Technology]] = _FILE.records("technology", rec.Technology)
BUILDING: Final[Records[rec.Building]] = _FILE.records("building", rec.Building)
WONDER: Final[Records[rec.Wonder]] = _FILE.records("wonder", rec.Wonder)
PERSON: Final[Records[rec.Person]] = _FILE.records("great_person", rec.Person)
UNIT: Final[Records[rec.UnitType]] = _FILE.records("unit", rec.UnitType)
TOKEN: Final[Records[rec.Token]] = _FILE.records("exploration_token", rec.Token)
EVENT: Final[Records[rec.Event]] = _FILE.records("culture_event", rec.Event)
CULTURE_TRACK: Final = _FILE.single("culture_track", rec.CultureTrack)
MARKET_BOARD: Final = _FILE.single("market_board", rec.MarketBoard)
_FILE.finish()


def _column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


# --- the sheet and the limits of a seat ---
MOST_PLAYERS: Final = 4
MOST_TRADE: Final[i64] = NUMBERS.trade_dial_max
COINS_TO_WIN: Final[i64] = NUMBERS.coins_to_win
BASE_SPEED: Final[i64] = NUMBERS.base_speed
BASE_STACKING: Final[i64] = NUMBERS.base_stacking
BASE_CITIES: Final[i64] = NUMBERS.base_max_cities
BASE_CULTURE_HAND: Final[i64] = NUMBERS.base_culture_hand
BASE_BATTLE_HAND: Final[i64] = NUMBERS.base_battle_hand
RUSH_TRADE: Final[i64] = NUMBERS.rush_trade
RUSH_PRODUCTION: Final[i64] = NUMBERS.rush_production
ARMY_COST: Final[i64] = NUMBERS.army_cost
SCOUT_COST: Final[i64] = NUMBERS.scout_cost

# --- figures (CF-1.2, CF-1.3): armies first, then the white one, then the scouts ---
WHITE_ARMY: Final = 6
FIRST_SCOUT: Final = 7
FIGURES: Final = 9
SCOUTS: Final = 2
CITIES: Final = 3
"""City tokens of a seat; city 0 is the capital."""
CAPITAL: Final = 0

# --- resources: the first four are in the market ---
RESOURCES: Final[i64] = len(RESOURCE)
MARKET_RESOURCES: Final[i64] = sum([kind.in_market for kind in RESOURCE])

# --- technologies ---
TECHNOLOGIES: Final[i64] = len(TECHNOLOGY)
LEVEL: Final[vec[i64]] = _column([card.level for card in TECHNOLOGY])
LEVELS: Final[i64] = max([card.level for card in TECHNOLOGY])
TECH_COST: Final[vec[i64]] = _column([0, *NUMBERS.tech_cost_by_level])
"""Trade that research needs, by level."""
OF_LEVEL: Final[vec[i64]] = _column(
    [sum([1 << n for n, card in enumerate(TECHNOLOGY) if card.level == level]) for level in range(int(LEVELS) + 1)]
)
"""Set of the technologies of a level."""
ONLY_ONE: Final[i64] = sum([1 << n for n, card in enumerate(TECHNOLOGY) if card.copies_total])
"""Set of the technologies of which there is one card for the whole game (CF-1.12)."""

# --- governments ---
GOVERNMENTS: Final[i64] = len(GOVERNMENT)
ANARCHY: Final[i64] = GOVERNMENT.number("anarchy")
OPEN_GOVERNMENTS: Final[i64] = sum([1 << n for n, card in enumerate(GOVERNMENT) if card.unlocked_by == "start"])
"""Set of those that need no technology (CF-8.2)."""

# --- buildings: the sides of the tokens; walls are a side of the city token ---
CITY_WALLS: Final[i64] = BUILDING.number("city_walls")
BUILDINGS: Final[i64] = CITY_WALLS
"""Buildings that stand on squares have the numbers below that of the walls."""
STACK_IDS: Final[list[str]] = list(MARKET_BOARD.building_stacks)
STACKS: Final[i64] = len(STACK_IDS)
STACK: Final[vec[i64]] = _column([STACK_IDS.index(one.supply_stack) for one in BUILDING[: int(BUILDINGS)]])
STACK_SIZE: Final[vec[i64]] = _column(
    [next(one.supply for one in BUILDING if one.supply_stack == stack and one.supply) for stack in STACK_IDS]
)
BUILDING_COST: Final[vec[i64]] = _column([one.cost for one in BUILDING])
BUILDING_UNIQUE: Final[vec[i64]] = _column([int(one.unique) for one in BUILDING])
BUILDING_TECH: Final[vec[i64]] = _column([one.unlocked_by for one in BUILDING])
BETTER_SIDE: Final[vec[i64]] = _column([one.upgrades_to for one in BUILDING])
"""The other side of a token, for basic sides; NONE for others."""
BUILDING_TERRAIN: Final[vec[i64]] = _column([sum([1 << kind for kind in one.terrain]) for one in BUILDING])
"""Set of the terrains on which it may stand."""
WALLS_BONUS: Final[i64] = BUILDING[int(CITY_WALLS)].combat_when_defending

# --- wonders ---
WONDERS: Final[i64] = len(WONDER)
WONDER_SLOTS: Final[i64] = MARKET_BOARD.wonder_slots
WONDER_AGE: Final[vec[i64]] = _column([one.age for one in WONDER])
WONDER_COST: Final[vec[i64]] = _column([one.cost for one in WONDER])
WONDER_DISCOUNT_TECH: Final[vec[i64]] = _column([one.discount_tech for one in WONDER])
WONDER_DISCOUNT_COST: Final[vec[i64]] = _column([one.discount_cost for one in WONDER])
OF_AGE: Final[vec[i64]] = _column(
    [sum([1 << n for n, one in enumerate(WONDER) if one.age == age]) for age in range(len(AGE_IDS))]
)
"""Set of the wonders of an age."""
LAND: Final[i64] = (1 << GRASSLAND) | (1 << FOREST) | (1 << MOUNTAIN) | (1 << DESERT)
"""Set of the terrains of wonders and great people (CF-16.9, CF-19.3)."""

# --- great people ---
PEOPLE: Final[i64] = len(PERSON)
PERSON_COUNT: Final[vec[i64]] = _column([one.count for one in PERSON])

# --- markers: what can lie on a square of a city's outskirts and hides what is printed there ---
FIRST_WONDER: Final[i64] = int(BUILDINGS)
FIRST_PERSON: Final[i64] = int(FIRST_WONDER) + int(WONDERS)
MARKERS: Final[i64] = int(FIRST_PERSON) + int(PEOPLE)
MARKER_IDS: Final[list[str]] = [*BUILDING.ids[: int(BUILDINGS)], *WONDER.ids, *PERSON.ids]
MARKER_ICON: Final[vec[i64]] = _column(
    [
        *[icons for one in BUILDING[: int(BUILDINGS)] for icons in one.icons],
        *[one.culture if icon == CULTURE else 0 for one in WONDER for icon in range(int(ICONS))],
        *[icons for one in PERSON for icons in one.icons],
    ]
)
"""How many icons of a kind a marker has: [marker * ICONS + icon]."""

# --- unit cards: three kinds of each type, which differ in strength ---
UNITS: Final[i64] = len(UNIT)
INFANTRY: Final = 0
ARTILLERY: Final = 1
MOUNTED: Final = 2
AIRCRAFT: Final = 3
CARDS_OF_UNIT: Final = 3
UNIT_CARDS: Final[i64] = int(UNITS) * CARDS_OF_UNIT
UNIT_TOTAL: Final[vec[i64]] = _column([one.total for one in UNIT])
CARD_COPIES: Final[vec[i64]] = _column([kind.count for one in UNIT for kind in one.cards])
RANKS: Final = 4
CARD_STRENGTH: Final[vec[i64]] = _column([side for one in UNIT for kind in one.cards for side in kind.strength])
"""Strength of a unit card: [card * RANKS + rank - 1]."""
UNIT_COST: Final[vec[i64]] = _column(
    [one.cost_by_rank[min(rank, len(one.cost_by_rank) - 1)] for one in UNIT for rank in range(RANKS)]
)
"""Production for a unit: [type * RANKS + rank - 1]."""
TRUMPS: Final[vec[i64]] = _column([one.trumps for one in UNIT])
"""Which type a type trumps, or NONE."""
UNIT_CARD_IDS: Final[list[str]] = [f"{one.id}_{kind.strength[0]}" for one in UNIT for kind in one.cards]

# --- combat ---
HAND_PER_ARMY: Final[i64] = COMBAT_NUMBERS.battle_hand_per_extra_army
HAND_IN_CITY: Final[i64] = COMBAT_NUMBERS.battle_hand_defending_city
BONUS_CITY: Final[i64] = COMBAT_NUMBERS.bonus_defend_city
BONUS_CAPITAL: Final[i64] = COMBAT_NUMBERS.bonus_defend_capital
KILLED_PER_ARMY: Final[i64] = COMBAT_NUMBERS.units_killed_per_army_lost
BARBARIANS: Final[vec[i64]] = _column(list(COMBAT_NUMBERS.barbarian_units))
"""How many units of each type barbarians have."""
BARBARIAN_RANK: Final[i64] = COMBAT_NUMBERS.barbarian_rank

# --- hut and village tokens ---
HUT: Final = 0
VILLAGE: Final = 1
SITE_IDS: Final[list[str]] = ["hut", "village"]
SITES: Final[i64] = len(SITE_IDS)
TOKENS: Final[i64] = len(TOKEN)
TOKEN_SITE: Final[vec[i64]] = _column([SITE_IDS.index(one.kind) for one in TOKEN])
FIRST_TOKEN: Final[vec[i64]] = _column([0, sum([one.kind == "hut" for one in TOKEN]), len(TOKEN)])
"""Where the tokens of each sort begin in the numbering, and behind the last where they end."""
TOKEN_COUNT: Final[vec[i64]] = _column([one.count for one in TOKEN])
TOKEN_RESOURCE: Final[vec[i64]] = _column(
    [RESOURCE.number(one.reward) if one.reward_kind == "resource" else -1 for one in TOKEN]
)
"""The resource that a token is; NONE for a great person."""

# --- culture events and the culture track ---
EVENTS: Final[i64] = len(EVENT)
EVENT_DECK: Final[vec[i64]] = _column([DECK_IDS.index(one.age) for one in EVENT])
FIRST_EVENT: Final[vec[i64]] = _column(
    [*[next(n for n, one in enumerate(EVENT) if one.age == deck) for deck in DECK_IDS], len(EVENT)]
)
"""Where the events of each deck begin in the numbering, and behind the last where they end."""
EVENT_COUNT: Final[vec[i64]] = _column([one.count for one in EVENT])
LAST_SPACE: Final[i64] = CULTURE_TRACK.victory_space
SPACE_CULTURE: Final[vec[i64]] = _column([0, *[space.culture for space in CULTURE_TRACK.spaces]])
SPACE_TRADE: Final[vec[i64]] = _column([0, *[space.trade for space in CULTURE_TRACK.spaces]])
SPACE_DECK: Final[vec[i64]] = _column(
    [-1, *[DECK_IDS.index(space.deck) if space.deck else -1 for space in CULTURE_TRACK.spaces]]
)
"""The deck from which a space gives an event, or NONE."""
SPACE_PERSON: Final[vec[i64]] = _column([0, *[int(space.kind == "great_person") for space in CULTURE_TRACK.spaces]])

# --- civilizations ---
CIVILIZATIONS: Final[i64] = len(CIVILIZATION)
START_TECH: Final[vec[i64]] = _column([one.start_tech for one in CIVILIZATION])
START_GOVERNMENT: Final[vec[i64]] = _column([one.start_government for one in CIVILIZATION])


def _start(verb: str) -> list[int]:
    """Return how many things of a start bonus each civilization gets."""
    return [sum([max(1, one.count) for one in card.start_effects if one.verb == verb]) for card in CIVILIZATION]


START_PEOPLE: Final[vec[i64]] = _column(_start("start_great_person"))
START_WALLS: Final[vec[i64]] = _column(_start("start_walls"))
START_WONDERS: Final[vec[i64]] = _column(_start("start_wonder"))
START_ARMIES: Final[vec[i64]] = _column(_start("start_army"))
START_UNITS: Final[vec[i64]] = _column(
    [
        sum([one.count for one in card.start_effects if one.verb == "start_units" and one.unit == unit])
        for card in CIVILIZATION
        for unit in range(int(UNITS))
    ]
)
"""Further units at set-up: [civilization * UNITS + type]."""

DISASTERS: Final[i64] = COUNTS.disaster_tokens
