"""The components of the Boardgame, read from `components.toml` into flat tables that the rules index by number.

Things of a kind have the numbers of their order in the file; eras count from 0. The map is in `atlas.py`.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.catalogue import Records, read_catalogue
from epocha.engine.vec import vec
from epocha.games.civilization_2002 import records as rec

PACKAGE: Final = "epocha.games.civilization_2002"
NONE: Final[i64] = -1
"""No region, seat, piece or thing."""
NEUTRAL: Final = -1
"""The owner of neutral cavalry."""

INFANTRY: Final = 0
ARTILLERY: Final = 1
CAVALRY: Final = 2
FLEET: Final = 3
AIRCRAFT: Final = 4
SETTLERS: Final = 5
CLASS_IDS: Final[list[str]] = ["infantry", "artillery", "cavalry", "fleet", "aircraft", "settler"]
"""Each of the first three beats the next one, and the third the first (CE-11.17)."""

_FILE: Final = read_catalogue(
    PACKAGE,
    "components.toml",
    notes=["prov", "seed_check", "note", "text_en"],
    names={"class": CLASS_IDS},
)
ERA: Final[Records[rec.EraRecord]] = _FILE.records("era", rec.EraRecord)
RESOURCE: Final[Records[rec.ResourceRecord]] = _FILE.records("resource", rec.ResourceRecord)
TOKEN: Final[Records[rec.Token]] = _FILE.records("civ_token", rec.Token)
SIZE: Final[Records[rec.Size]] = _FILE.records("settlement_size", rec.Size)
FIGURE: Final[Records[rec.Figure]] = _FILE.records("figure", rec.Figure)
BASIC_UNIT: Final[Records[rec.BasicUnit]] = _FILE.records("unit_basic", rec.BasicUnit)
UNIT: Final[Records[rec.Unit]] = _FILE.records("unit", rec.Unit)
TECHNOLOGY: Final[Records[rec.TechnologyRecord]] = _FILE.records("technology", rec.TechnologyRecord)
WONDER: Final[Records[rec.Wonder]] = _FILE.records("wonder", rec.Wonder)
IMPROVEMENT: Final[Records[rec.Improvement]] = _FILE.records("improvement", rec.Improvement)
CITY_CARD: Final[Records[rec.CityCard]] = _FILE.records("city_card", rec.CityCard)
MILESTONE: Final[Records[rec.Milestone]] = _FILE.records("milestone", rec.Milestone)
NUMBERS: Final = _FILE.single("table", rec.Numbers)
_FILE.finish()


def _column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


MOST_PLAYERS: Final = 6

# --- eras ---
ANCIENT: Final = 0
MEDIEVAL: Final = 1
INDUSTRIAL: Final = 2
MODERN: Final = 3
ERAS: Final[i64] = len(ERA)
PLAGUE_RADIUS: Final[vec[i64]] = _column([era.plague_radius for era in ERA])

# --- civ tokens ---
RESOURCES: Final[i64] = len(RESOURCE)
TOKENS: Final[i64] = len(TOKEN)
TOKEN_COUNT: Final[vec[i64]] = _column([token.count for token in TOKEN])
TOKEN_RESOURCE: Final[vec[i64]] = _column([token.resource for token in TOKEN])
"""The resource that a token is, or NONE."""
FREE_TECHNOLOGY: Final[i64] = TOKEN.number("free_technology")
TREASURE: Final[i64] = TOKEN.number("treasure")
NEUTRAL_NATION: Final[i64] = TOKEN.number("neutral_nation")
PLAGUE: Final[i64] = TOKEN.number("plague")
DESERT: Final[i64] = TOKEN.number("desert")
FERTILE: Final[i64] = TOKEN.number("fertile")
NO_EFFECT: Final[i64] = TOKEN.number("no_effect")
IS_EVENT: Final[vec[i64]] = _column([int(token.group == "event") for token in TOKEN])
IS_TERRAIN: Final[vec[i64]] = _column([int(token.group == "terrain") for token in TOKEN])
SHUNS_STARTS: Final[vec[i64]] = _column([int(token.ignored_in_start_region) for token in TOKEN])
"""Whether a token is removed without effect where a player starts (CE-4.31)."""
LARGEST: Final[vec[i64]] = _column([token.max_settlement_size for token in TOKEN])
"""How large a settlement can be on a terrain (CE-4.25 to CE-4.27)."""

# --- settlements ---
VILLAGE: Final = 1
TOWN: Final = 2
CITY: Final = 3
METROPOLIS: Final = 4

# --- figures: sixteen that fight, and the settler ---
PIECE_KINDS: Final[i64] = len(FIGURE)
FIGURES: Final[i64] = int(PIECE_KINDS) - 1
SETTLER: Final[i64] = FIGURE.number("settler")
CATAPULT: Final[i64] = FIGURE.number("catapult")
BATTLESHIP: Final[i64] = FIGURE.number("battleship")
JET: Final[i64] = FIGURE.number("jet")
FIGURE_CLASS: Final[vec[i64]] = _column([figure.class_ for figure in FIGURE])
FIGURE_ERA: Final[vec[i64]] = _column([figure.era for figure in FIGURE])
"""The era of a figure; that of the catapult changes (see `era_of`)."""
FIGURE_MOVES: Final[vec[i64]] = _column([figure.movement for figure in FIGURE])
CAPACITY: Final = 3
"""Armies and settlers that a fleet carries (CE-3.8)."""
CARRIER_ROOM: Final = 2
"""Aircraft that a carrier takes (CE-3.10)."""
FIGURE_OF: Final[vec[i64]] = _column(
    [
        next((n for n, one in enumerate(FIGURE) if one.class_ == kind and one.era == era), -1)
        for kind in range(SETTLERS)
        for era in range(int(ERAS))
    ]
)
"""The figure of a class and era, or NONE: [class * ERAS + era]; medieval artillery is the catapult."""
FIGURE_OF[ARTILLERY * ERAS + MEDIEVAL] = CATAPULT


def _basic(column: str) -> list[int]:
    """Return a column of the units of the basic rules: [figure * ERAS + era], 0 where there is no such unit."""
    found = [0] * (int(FIGURES) * int(ERAS))
    for unit in BASIC_UNIT:
        found[unit.figure * int(ERAS) + unit.era] = getattr(unit, column)
    return found


BASIC_DICE: Final[vec[i64]] = _column(_basic("dice"))
BASIC_SUPPORT: Final[vec[i64]] = _column(_basic("support_dice"))

# --- unit types of the advanced rules ---
UNITS: Final[i64] = len(UNIT)
UNIT_ERA: Final[vec[i64]] = _column([unit.era for unit in UNIT])
UNIT_TECHNOLOGY: Final[vec[i64]] = _column([unit.technology for unit in UNIT])
UNIT_DICE: Final[vec[i64]] = _column([unit.dice for unit in UNIT])
UNIT_BONUS: Final[vec[i64]] = _column([unit.bonus for unit in UNIT])
UNIT_SUPPORT: Final[vec[i64]] = _column([unit.support_dice for unit in UNIT])
CARRIER: Final[i64] = UNIT.number("carrier")
UNITS_OF_FIGURE: Final[list[vec[i64]]] = [
    _column([n for _, _, n in sorted([(one.era, one.level, n) for n, one in enumerate(UNIT) if one.figure == figure])])
    for figure in range(int(FIGURES))
]
"""The types of each figure, the best last (CE-3.14, CE-3.15)."""

# --- technologies ---
TECHNOLOGIES: Final[i64] = len(TECHNOLOGY)
TECHNOLOGY_ERA: Final[vec[i64]] = _column([card.era for card in TECHNOLOGY])
TECHNOLOGY_COST: Final[vec[i64]] = _column([card.cost for card in TECHNOLOGY])
PREREQUISITES: Final[vec[i64]] = _column([sum([1 << one for one in card.prereq]) for card in TECHNOLOGY])
"""Set of the technologies that a technology needs."""
OF_ERA: Final[vec[i64]] = _column(
    [sum([1 << n for n, card in enumerate(TECHNOLOGY) if card.era == era]) for era in range(int(ERAS))]
)
"""Set of the technologies of an era."""
SEMINAL: Final[i64] = sum([1 << n for n, card in enumerate(TECHNOLOGY) if card.seminal])
"""Set of the seminal discoveries (CE-18.4)."""
FIRST_TECHNOLOGY: Final[i64] = NUMBERS.first_technology
DEALT: Final[vec[i64]] = _column(list(NUMBERS.dealt_technologies))
_SHIP: Final = next(
    (n, one) for n, card in enumerate(TECHNOLOGY) for one in card.enables if isinstance(one, rec.EnableShip)
)
SHIP_TECHNOLOGY: Final[i64] = _SHIP[0]
SHIP: Final[i64] = _SHIP[1].wonder
SHIP_PRICE: Final[i64] = _SHIP[1].cost
SIZE_TECHNOLOGY: Final[vec[i64]] = _column(
    [
        next(
            (n for n, card in enumerate(TECHNOLOGY) for one in card.enables if one == ("enable_settlement_size", size)),
            -1,
        )
        for size in range(METROPOLIS + 1)
    ]
)
"""The technology without which no settlement is enlarged to a size, or NONE (CE-8.6)."""
_RANGES: Final = {
    n: one for n, card in enumerate(TECHNOLOGY) for one in card.enables if isinstance(one, rec.SetTradeRange)
}
RANGE_LAND: Final[vec[i64]] = _column([_RANGES[n].land if n in _RANGES else 0 for n in range(int(TECHNOLOGIES))])
RANGE_SEA: Final[vec[i64]] = _column([_RANGES[n].sea if n in _RANGES else 0 for n in range(int(TECHNOLOGIES))])
"""How far a technology lets trade, -1 without limit (CE-13.12)."""
START_RANGE_LAND: Final[i64] = NUMBERS.trade_range.land
START_RANGE_SEA: Final[i64] = NUMBERS.trade_range.sea

# --- what the owner of a technology gets (CE-18.2) ---
GIVES_WONDERS: Final[vec[i64]] = _column(
    [sum([1 << one.wonder for one in card.owner if isinstance(one, rec.GrantWonder)]) for card in TECHNOLOGY]
)
"""Set of wonders."""
GIVES_FIGURE: Final[vec[i64]] = _column(
    [next((UNIT[one.unit].figure for one in card.owner if isinstance(one, rec.GrantUnit)), -1) for card in TECHNOLOGY]
)
GIVES_FIGURES: Final[vec[i64]] = _column(
    [sum([one.count for one in card.owner if isinstance(one, rec.GrantUnit)]) for card in TECHNOLOGY]
)
"""What free figures it gives, and how many."""
GIVES_IMPROVEMENT: Final[vec[i64]] = _column(
    [next((one.improvement for one in card.owner if isinstance(one, rec.GrantImprovement)), -1) for card in TECHNOLOGY]
)
ENLARGES_TO: Final[vec[i64]] = _column(
    [next((one.max_size for one in card.owner if isinstance(one, rec.EnlargeSettlement)), 0) for card in TECHNOLOGY]
)
"""How large a settlement may become that its owner enlarges, 0 if none."""

# --- wonders ---
WONDERS: Final[i64] = len(WONDER)
WONDER_ERA: Final[vec[i64]] = _column([card.era for card in WONDER])
WONDER_SETTLERS: Final[vec[i64]] = _column(
    [sum([one.count for one in card.effects if isinstance(one, rec.GrantSettler)]) for card in WONDER]
)
WONDER_FIGURES: Final[vec[i64]] = _column(
    [sum([one.count for one in card.effects if isinstance(one, rec.GrantUnitClass)]) for card in WONDER]
)
WONDER_FIGURE: Final[vec[i64]] = _column(
    [
        next(
            (
                int(FIGURE_OF[one.class_ * int(ERAS) + one.era])
                for one in card.effects
                if isinstance(one, rec.GrantUnitClass)
            ),
            -1,
        )
        for card in WONDER
    ]
)
"""What free figures a wonder gives, and how many."""


def _lasting(verb: str, key: str) -> list[int]:
    """Return what each wonder gives of something until the end of its era."""
    return [
        sum([getattr(one, key) for one in card.effects if isinstance(one, rec.Lasting) and one.verb == verb])
        for card in WONDER
    ]


WONDER_GOLD: Final[vec[i64]] = _column(_lasting("production_gold", "gold"))
WONDER_HAPPINESS: Final[vec[i64]] = _column(_lasting("happiness", "points"))
WONDER_PRODUCTIVITY: Final[vec[i64]] = _column(_lasting("productivity", "points"))
WONDER_DEFENCE: Final[vec[i64]] = _column(_lasting("defence_bonus", "value"))
WONDER_DISCOUNT: Final[vec[i64]] = _column(
    [sum([one.gold for one in card.effects if isinstance(one, rec.Discount)]) for card in WONDER]
)
"""How much less the technologies of the wonder's own era cost its holder (CE-20.11)."""
ORACLE: Final[i64] = WONDER.number("oracle")
GREAT_WALL: Final[i64] = WONDER.number("great_wall")
MAGELLANS_VOYAGE: Final[i64] = WONDER.number("magellans_voyage")
MANHATTAN: Final[i64] = WONDER.number("manhattan_project")
UNITED_NATIONS: Final[i64] = WONDER.number("united_nations")
APOLLO: Final[i64] = WONDER.number("apollo_program")

# --- improvements ---
IMPROVEMENTS: Final[i64] = len(IMPROVEMENT)
IMPROVEMENT_ERA: Final[vec[i64]] = _column([card.era for card in IMPROVEMENT])
IMPROVEMENT_TECHNOLOGY: Final[vec[i64]] = _column([card.technology for card in IMPROVEMENT])
HAPPINESS: Final[vec[i64]] = _column([card.points if card.kind == "happiness" else 0 for card in IMPROVEMENT])
PRODUCTIVITY: Final[vec[i64]] = _column([card.points if card.kind == "productivity" else 0 for card in IMPROVEMENT])

# --- production ---
_CARDS: Final = {card.resource: card for card in CITY_CARD}
UNHAPPY_VALUE: Final[vec[i64]] = _column(
    [
        value
        for resource in range(-1, int(RESOURCES))
        for value in (0, *_CARDS[resource].unhappy_red)
    ]
)  # fmt: skip
HAPPY_VALUE: Final[vec[i64]] = _column(
    [
        value
        for resource in range(-1, int(RESOURCES))
        for value in (0, *_CARDS[resource].happy_red)
    ]
)  # fmt: skip
"""What a city card produces: [(resource + 1) * (METROPOLIS + 1) + size]; twice that if it is productive."""
HAPPY_BY_ITSELF: Final[vec[i64]] = _column([int(resource.happy_by_itself) for resource in RESOURCE])
_BY_ROLL: Final = [0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4]
"""The place of a roll of two dice in the rows of the table of surplus."""
SURPLUS: Final[vec[i64]] = _column([row[place] for row in NUMBERS.surplus for place in _BY_ROLL])
"""The resource of which there is a surplus: [era * 13 + roll] (CE-14.5)."""
MONOPOLY: Final[vec[i64]] = _column(list(NUMBERS.monopoly))
MINIMUM: Final[i64] = NUMBERS.minimum

# --- prices ---


def _prices(table: rec.Prices) -> list[int]:
    """Return a table of prices by class: [class * ERAS + era]."""
    return [*table.army * 3, *table.fleet, *table.aircraft, *table.settler]


PRICES_BASIC: Final[vec[i64]] = _column(_prices(NUMBERS.price_basic))
PRICES_ADVANCED: Final[vec[i64]] = _column(_prices(NUMBERS.price_advanced))
ROYALTY: Final[vec[i64]] = _column(list(NUMBERS.royalty))
IMPROVEMENT_PRICE: Final[vec[i64]] = _column(list(NUMBERS.improvement))
ENLARGE_BASIC: Final[vec[i64]] = _column([0, *NUMBERS.enlarge_basic, 0])
"""What it costs to enlarge a settlement, by its size before."""

# --- milestones (CE-19.3 to CE-19.6) ---
MILESTONES: Final[i64] = len(MILESTONE)
MILESTONE_ERA: Final[vec[i64]] = _column([one.era for one in MILESTONE])
MILESTONE_AMOUNT: Final[vec[i64]] = _column([one.amount for one in MILESTONE])
MILESTONE_SIZE: Final[vec[i64]] = _column([one.size for one in MILESTONE])
MILESTONE_KINDS: Final[list[str]] = ["settlements", "technologies", "armies", "fleets", "gold"]
MILESTONE_KIND: Final[vec[i64]] = _column([MILESTONE_KINDS.index(one.kind) for one in MILESTONE])
OWN_SETTLEMENTS: Final = 0
OWN_TECHNOLOGIES: Final = 1
OWN_ARMIES: Final = 2
OWN_FLEETS: Final = 3
