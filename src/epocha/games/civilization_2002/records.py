"""What `components.toml` holds: one record for each kind of table; the loader holds the file to them."""

from typing import Annotated, Literal, NamedTuple

from epocha.engine.catalogue import Of, Words

Era = Annotated[int, Of("era")]
Class = Annotated[int, Of("class")]
Technology = Annotated[int, Of("technology")]
Resource = Annotated[int, Of("resource")]
ByEra = tuple[int, int, int, int]


class EraRecord(NamedTuple):
    id: str
    name: Words
    plague_radius: int


class ResourceRecord(NamedTuple):
    id: str
    name: Words
    happy_by_itself: bool


class Token(NamedTuple):
    """A kind of civ tokens (CE-4.1)."""

    id: str
    group: Literal["resource", "event", "terrain", "none"]
    name: Words
    count: int  # type: ignore[assignment]
    ignored_in_start_region: bool
    resource: Resource = -1
    max_settlement_size: int = 4


class Size(NamedTuple):
    id: str
    name: Words


class Figure(NamedTuple):
    id: str
    class_: Class
    name: Words
    movement: int
    era: Era = 0


class BasicUnit(NamedTuple):
    """What a figure is in the basic rules, in its era (CE-3.11)."""

    id: str
    era: Era
    figure: Annotated[int, Of("figure")]
    name: Words
    dice: int
    support_dice: int


class Unit(NamedTuple):
    """A unit type of the advanced rules (CE-3.13)."""

    id: str
    era: Era
    level: int
    figure: Annotated[int, Of("figure")]
    technology: Technology
    name: Words
    dice: int
    bonus: int
    support_dice: int


class EnableUnit(NamedTuple):
    verb: Literal["enable_unit"]
    unit: Annotated[int, Of("unit")]


class EnableImprovement(NamedTuple):
    verb: Literal["enable_improvement"]
    improvement: Annotated[int, Of("improvement")]


class EnableSize(NamedTuple):
    verb: Literal["enable_settlement_size"]
    size: int


class SetTradeRange(NamedTuple):
    verb: Literal["set_trade_range"]
    land: int
    sea: int


class EnableShip(NamedTuple):
    verb: Literal["enable_wonder_purchase"]
    wonder: Annotated[int, Of("wonder")]
    cost: int


class GrantWonder(NamedTuple):
    verb: Literal["grant_wonder"]
    when: Literal["gain"]
    wonder: Annotated[int, Of("wonder")]


class GrantUnit(NamedTuple):
    verb: Literal["grant_unit"]
    when: Literal["gain"]
    unit: Annotated[int, Of("unit")]
    count: int  # type: ignore[assignment]


class GrantImprovement(NamedTuple):
    verb: Literal["grant_improvement"]
    when: Literal["gain"]
    improvement: Annotated[int, Of("improvement")]


class EnlargeSettlement(NamedTuple):
    verb: Literal["enlarge_settlement"]
    when: Literal["gain"]
    max_size: int


class VictoryPoints(NamedTuple):
    verb: Literal["victory_points"]
    when: Literal["end"]
    vp: int


class TechnologyRecord(NamedTuple):
    id: str
    era: Era
    cost: int
    prereq: tuple[Technology, ...]
    name: Words
    seminal: bool
    enables: tuple[EnableUnit | EnableImprovement | EnableSize | SetTradeRange | EnableShip, ...]
    owner: tuple[GrantWonder | GrantUnit | GrantImprovement | EnlargeSettlement | VictoryPoints, ...]


class GrantSettler(NamedTuple):
    verb: Literal["grant_settler"]
    when: Literal["gain"]
    count: int  # type: ignore[assignment]


class GrantUnitClass(NamedTuple):
    verb: Literal["grant_unit_class"]
    when: Literal["gain"]
    class_: Class
    era: Era
    count: int  # type: ignore[assignment]


class Lasting(NamedTuple):
    """What a wonder gives until the end of its era (CE-20.3)."""

    verb: Literal["production_gold", "happiness", "productivity", "defence_bonus", "see_opponent_pick"]
    when: Literal["era"]
    gold: int = 0
    points: int = 0
    value: int = 0


class Discount(NamedTuple):
    verb: Literal["technology_discount"]
    when: Literal["era"]
    era: Era
    gold: int


class Deed(NamedTuple):
    """What the holder of a wonder may do, or does by taking it."""

    verb: Literal["force_resource_swap", "destroy_region", "may_end_game", "end_game"]
    when: Literal["action", "gain"]
    ending: str = "none"


class Wonder(NamedTuple):
    id: str
    era: Era
    name: Words
    effects: tuple[GrantSettler | GrantUnitClass | Lasting | Discount | Deed, ...]


class Improvement(NamedTuple):
    id: str
    era: Era
    kind: Literal["happiness", "productivity"]
    points: int
    technology: Technology
    name: Words


class CityCard(NamedTuple):
    """What a settlement produces by size, side and productivity (CE-15.2)."""

    id: str
    happy_red: ByEra
    happy_black: ByEra
    unhappy_red: ByEra
    unhappy_black: ByEra
    resource: Resource = -1


class Milestone(NamedTuple):
    id: str
    era: Era
    kind: Literal["settlements", "technologies", "armies", "fleets", "gold"]
    amount: int
    size: int = 0


class TradeRange(NamedTuple):
    land: int
    sea: int


class Prices(NamedTuple):
    army: ByEra
    fleet: ByEra
    aircraft: ByEra
    settler: ByEra


class Surplus(NamedTuple):
    ancient: tuple[Resource, ...]
    medieval: tuple[Resource, ...]
    industrial: tuple[Resource, ...]
    modern: tuple[Resource, ...]


class Numbers(NamedTuple):
    start_gold: int
    treasure_gold: int
    technology_first: int
    technology_more: int
    enlarge_basic: tuple[int, int, int]
    enlarge_advanced: int
    royalty: ByEra
    improvement: ByEra
    monopoly: tuple[int, ...]
    minimum: int
    surplus_advanced: int
    variety_advanced: int
    sells_for_one_in: int
    technology_points_basic: int
    wonder_points_basic: int
    wonder_points_advanced: int
    seminal_points: int
    diplomatic_points: int
    first_technology: Technology
    dealt_technologies: tuple[Technology, ...]
    trade_range: TradeRange
    price_basic: Prices
    price_advanced: Prices
    surplus: Surplus
