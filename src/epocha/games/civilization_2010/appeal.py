"""What single choices of a player of Civilization promise: orders to cities, technologies, deeds, tokens."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.atlas import SIDE, WIDTH
from epocha.games.civilization_2010.building import (
    bars_item,
    budget_of,
    cost_of,
    needs_square,
    rush_price,
    squares_to_build,
)
from epocha.games.civilization_2010.campaign import danger, has_a_chance
from epocha.games.civilization_2010.cities import culture_from_arts, harvestable, production_of
from epocha.games.civilization_2010.components import (
    AIRCRAFT,
    BUILDINGS,
    CITIES,
    FIGURES,
    FIRST_SCOUT,
    FIRST_WONDER,
    INFANTRY,
    LEVEL,
    MOST_TRADE,
    NONE,
    RESOURCES,
    TECH_COST,
    TECHNOLOGIES,
)
from epocha.games.civilization_2010.effects import (
    BUILD_FREE,
    DESTROY,
    DRAW_EVENTS,
    EXCHANGE,
    EXTRA_PRODUCTION,
    GAIN_COIN,
    GAIN_CULTURE,
    GAIN_PERSON,
    GAIN_TRADE,
    KILL,
    KILL_UNIT,
    LEARN_FROM_OTHER,
    NUKE,
    OBSOLETE,
    SET_GOVERNMENT,
    TRIGGERED,
    Ability,
)
from epocha.games.civilization_2010.estimates import (
    ARMY,
    CULTURE_IN_HAND,
    SCOUT,
    TECH_WORTH,
    UNIT,
    UNIT_STRENGTH,
    UNIT_TYPE,
)
from epocha.games.civilization_2010.goods import (
    FIRST_DECK_ITEM,
    FIRST_EVENT_ITEM,
    FIRST_RESOURCE,
    FIRST_SITE_ITEM,
    FIRST_TOKEN_ITEM,
    ONE_CULTURE,
    worth,
)
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.outlook import (
    ENOUGH_UNITS,
    IN_HAND,
    IN_ROWS,
    LASTING,
    MANY_UNITS,
    PAID_BY,
    PAIR,
    SPARE_UNIT,
    TECH_SHARE,
    TOKEN,
    USEFUL_TOKEN,
    WALLS,
    Outlook,
    cards_of_type,
    marker_worth,
    square_worth,
    taste_for_culture,
    trade_worth,
)
from epocha.games.civilization_2010.state import (
    ARMY_ITEM,
    ARTS,
    AT,
    BUILD,
    CITY,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    HARVEST,
    ITEMS,
    KIND_BITS,
    SCOUT_ITEM,
    WALLS_ITEM,
)
from epocha.games.civilization_2010.state import (
    BUILD_FREE as FREE,
)
from epocha.games.civilization_2010.techs import cards_in_row, most_cities, rank, research_cost, stacking_limit

NEVER: Final = -1000.0
SETTLER: Final = 16.0
"""What a scout is worth beyond its price in figures while a city may be founded, and there is no other scout."""
SECOND_SCOUT: Final = 3.0
MARCHING: Final = 5.0
"""What an army is worth beyond its price while an attack on a capital is planned."""
GUARDS: Final = 0.15
"""The share of the danger that a unit card or walls take away."""


# --- orders to a city ---


class Order:
    """What a city could do, and what that promises.

    Attributes:
        picks: the whole draft. appeal: in points of trade in hand.
    """

    def __init__(self, picks: vec[i64], appeal: float) -> None:
        self.picks = picks
        self.appeal = appeal


def orders(t: Layout, p: i64, city: i64, o: Outlook, left: float, can_build: bool) -> list[Order]:
    """Return what a city could do, every item on the best square only."""
    found: list[Order] = []
    first = append(vec[i64](capacity=3), CITY << KIND_BITS | city)
    arts = float(culture_from_arts(t, p, city))
    found.append(Order(append(first[:], ARTS << KIND_BITS), taste_for_culture(t, p) * CULTURE_IN_HAND * arts))
    resources = harvestable(t, p, city)
    for resource in range(RESOURCES):
        if resources & single(resource):
            found.append(Order(append(first[:], HARVEST << KIND_BITS | resource), token_worth(t, p, resource)))
    if not can_build:
        return found
    budget = budget_of(t, p, city)
    made = production_of(t, p, city)
    fear = danger(t, p)
    for item in range(ITEMS):
        if bars_item(t, p, city, item, budget) is not None:
            continue
        appeal = -spent(t, p, o.coins, rush_price(t, p, cost_of(t, p, item) - made))
        picks = append(first[:], BUILD << KIND_BITS | item)
        if needs_square(item):
            square = best_square(t, p, city, item, left)
            picks = append(picks, AT << KIND_BITS | square)
            appeal += placed_worth(t, p, item, square, left)
        else:
            appeal += GUARDS * fear + (WALLS if item == WALLS_ITEM else unit_worth(t, p, item - FIRST_UNIT_ITEM))
        found.append(Order(picks, appeal))
    return found


def spent(t: Layout, p: i64, coins: i64, price: i64) -> float:
    """Return what a seat loses that pays so much trade before it researches."""
    before = trade_worth(t, p, t.trade[p], coins, True)
    return before - trade_worth(t, p, max(0, t.trade[p] - price), coins, True)


def best_square(t: Layout, p: i64, city: i64, item: i64, left: float) -> i64:
    """Return where a city would put an item: where it covers least, a figure towards the middle of the map."""
    squares = squares_to_build(t, p, city, item)
    best = squares[0]
    most = NEVER
    for i in range(len(squares)):
        if item >= ARMY_ITEM:
            appeal = -float(from_middle(t, squares[i]))
            if item == ARMY_ITEM:
                appeal += 3.0 * float(armies_beside(t, p, squares[i]))
        else:
            appeal = -covered_worth(t, squares[i], left)
        if appeal > most:
            most = appeal
            best = squares[i]
    return best


def from_middle(t: Layout, square: i64) -> i64:
    """Return how far a square is from the middle of the tiles in play."""
    corner = t.plan.grid.corner
    first = corner[0]
    last = corner[len(corner) - 1] + (SIDE - 1) * (WIDTH + 1)
    column = (first % WIDTH + last % WIDTH) // 2
    row = (first // WIDTH + last // WIDTH) // 2
    return t.plan.grid.distance(square, row * WIDTH + column)


def armies_beside(t: Layout, p: i64, square: i64) -> i64:
    """Return how many of a player's armies stand on a square."""
    found: i64 = 0
    for figure in range(p * FIGURES, p * FIGURES + FIRST_SCOUT):
        found += 1 if t.figure_at[figure] == square else 0
    return found


def covered_worth(t: Layout, square: i64, left: float) -> float:
    """Return what is lost when something is put on a square."""
    marker = t.marker[square]
    return marker_worth(marker, left) if marker != NONE else square_worth(t, square, left)


def placed_worth(t: Layout, p: i64, item: i64, square: i64, left: float) -> float:
    """Return what an item on a square promises."""
    if item == ARMY_ITEM:
        more = MARCHING if has_a_chance(t, p, stacking_limit(t, p)) else 0.0
        return ARMY + more
    if item == SCOUT_ITEM:
        return SCOUT + scout_need(t, p)
    marker = item if item < FIRST_WONDER_ITEM else FIRST_WONDER + item - FIRST_WONDER_ITEM
    return marker_worth(marker, left) - covered_worth(t, square, left)


def scout_need(t: Layout, p: i64) -> float:
    """Return what a further scout is worth besides."""
    scouts = 0
    for figure in range(p * FIGURES + FIRST_SCOUT, (p + 1) * FIGURES):
        scouts += 1 if t.figure_at[figure] != NONE else 0
    cities = 0
    for city in range(p * CITIES, (p + 1) * CITIES):
        cities += 1 if t.city_at[city] != NONE else 0
    if scouts == 0:
        return SETTLER if cities < most_cities(t, p) else SECOND_SCOUT
    return SECOND_SCOUT if cities < most_cities(t, p) else 0.0


def unit_worth(t: Layout, p: i64, unit: i64) -> float:
    """Return what a unit card promises."""
    strength = float(rank(t, p, unit)) if unit <= 2 else 4.0
    lacks = 0.0
    if unit < AIRCRAFT and cards_of_type(t, p, unit) < PAIR:
        lacks = UNIT_TYPE
    held = t.forces_held[p]
    if held < ENOUGH_UNITS:
        return UNIT + UNIT_STRENGTH * strength + lacks + 0.1 * float(unit == INFANTRY)
    return (SPARE_UNIT if held < MANY_UNITS else 0.0) + 0.3 * strength + lacks


# --- technologies ---


def tech_appeal(t: Layout, p: i64, tech: i64, left: float) -> float:
    """Return what a technology promises: what it does, and its place in the pyramid."""
    row = LEVEL[tech]
    appeal = TECH_SHARE * float(TECH_COST[row]) + min(1.0, left / LASTING) * TECH_WORTH[tech]
    if row < len(IN_ROWS) and cards_in_row(t, p, row) >= IN_ROWS[row]:
        appeal -= 0.25 * float(TECH_COST[row])
    return appeal


def waits_for_more(t: Layout, p: i64, tech: i64, gathered: i64) -> bool:
    """Return whether one more turn of trade reaches a higher level than that of a technology."""
    best = LEVEL[tech]
    if t.trade[p] + gathered > MOST_TRADE:
        return False
    for other in range(TECHNOLOGIES):
        if LEVEL[other] > best + 1 and cards_in_row(t, p, LEVEL[other]) + 1 < cards_in_row(t, p, LEVEL[other] - 1):
            if t.trade[p] + gathered >= research_cost(t, p, other):
                return True
    return False


# --- resources and deeds ---


def token_worth(t: Layout, p: i64, resource: i64) -> float:
    """Return what a resource token is worth: more if an ability is known that it pays."""
    return USEFUL_TOKEN if t.techs[p] & PAID_BY[resource] else TOKEN


def item_worth(t: Layout, p: i64, item: i64) -> float:
    """Return what an item of an offer is worth to a player."""
    if item < ONE_CULTURE:
        return 0.8 * float(worth(item))
    if item < FIRST_RESOURCE:
        return CULTURE_IN_HAND * float(worth(item))
    if item < FIRST_TOKEN_ITEM:
        return token_worth(t, p, item - FIRST_RESOURCE)
    if item < FIRST_EVENT_ITEM or FIRST_SITE_ITEM <= item < FIRST_DECK_ITEM:
        return 4.0
    return 5.0


def deed_appeal(t: Layout, p: i64, ability: Ability) -> float:
    """Return what an ability or a culture event promises, less what it costs."""
    if ability.kind == TRIGGERED:
        return 0.0
    appeal = -IN_HAND * float(ability.trade) - CULTURE_IN_HAND * float(ability.culture)
    appeal -= TOKEN * float(len(ability.resources) + ability.any_resources)
    for effect in ability.effects:
        verb = effect.verb
        if verb == GAIN_COIN:
            appeal += 9.0
        elif verb == GAIN_TRADE:
            appeal += 0.6 * float(effect.n)
        elif verb == GAIN_CULTURE:
            appeal += CULTURE_IN_HAND * float(effect.n)
        elif verb == GAIN_PERSON:
            appeal += 12.0
        elif verb == EXTRA_PRODUCTION:
            appeal += 0.6 * float(effect.n)
        elif verb in (LEARN_FROM_OTHER, EXCHANGE):
            appeal += 10.0
        elif verb in (DESTROY, KILL, KILL_UNIT, OBSOLETE, SET_GOVERNMENT, NUKE):
            appeal += 7.0
        elif verb in (BUILD_FREE, DRAW_EVENTS):
            appeal += 5.0
    return appeal


def free_orders(t: Layout, p: i64, city: i64, left: float) -> list[Order]:
    """Return the buildings that a city could put up for nothing, each on its best square (CF-32.5)."""
    found: list[Order] = []
    for item in range(BUILDINGS + 1):
        if bars_item(t, p, city, item, NONE) is None:
            picks = append(append(vec[i64](capacity=3), CITY << KIND_BITS | city), FREE << KIND_BITS | item)
            appeal = WALLS
            if needs_square(item):
                square = best_square(t, p, city, item, left)
                picks = append(picks, AT << KIND_BITS | square)
                appeal = placed_worth(t, p, item, square, left)
            found.append(Order(picks, appeal))
    return found
