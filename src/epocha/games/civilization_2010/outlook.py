"""What a player of Civilization has, and how far from winning that is: the basis of the bots' judgement.

Everything is in points of trade in hand. A seat's own hand is counted as every other's: by the number of its cards.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.grid import AROUND
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.atlas import PRINTED_ICONS, TERRAIN_ICONS
from epocha.games.civilization_2010.campaign import FAR, Campaign, danger
from epocha.games.civilization_2010.components import (
    AIRCRAFT,
    BUILDINGS,
    CARDS_OF_UNIT,
    CITIES,
    COIN,
    COINS_TO_WIN,
    COMBAT,
    CULTURE,
    DECKS,
    FIGURES,
    FIRST_SCOUT,
    FIRST_WONDER,
    ICONS,
    LAST_SPACE,
    LEVEL,
    LEVELS,
    MARKER_ICON,
    NONE,
    PEOPLE,
    PRODUCTION,
    RESOURCES,
    SITES,
    SPACE_CULTURE,
    SPACE_PERSON,
    SPACE_TRADE,
    TECH_COST,
    TECHNOLOGIES,
    TRADE,
    UNIT_CARDS,
    WONDER,
    WONDERS,
)
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY, PURSES
from epocha.games.civilization_2010.effects import (
    ACTION,
    CITY_PHASE,
    CITY_PRODUCTION,
    COINS,
    CULTURE_OFF,
    GAIN_COIN,
    RESEARCH_OFF,
    RESOURCE_ABILITY,
    TRADE_OFF,
)
from epocha.games.civilization_2010.estimates import (
    ARMY,
    CITY_ACTION,
    COIN_NOW,
    CULTURE_IN_HAND,
    CULTURE_WAY,
    GOVERNMENT_PER_TURN,
    LEANING,
    PER_CITY,
    PER_COIN,
    PER_CULTURE,
    PER_PRODUCTION,
    PER_TRADE,
    RACE,
    SCOUT,
    SPACE,
    SPACE_ON_THE_WAY,
    TECH_WORTH,
    UNIT,
    UNIT_STRENGTH,
    UNIT_TYPE,
    WAYS,
    WONDER_AT_ONCE,
    WONDER_PER_TURN,
)
from epocha.games.civilization_2010.ground import icon_at, is_open, outskirts_of
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.odds import power_of_army
from epocha.games.civilization_2010.techs import cards_in_row, knows, most_cities, perk

# --- prices ---
IN_HAND: Final = 0.5
"""A point of trade: most of it is lost when something is researched."""
ENOUGH_TRADE: Final = 11
SPARE_TRADE: Final = 0.4
"""The share that trade beyond that is worth."""
NEW_TECH: Final = 6.0
NEW_TECH_SHARE: Final = 0.9
"""What a technology that can be paid for is worth, and the share of its cost that comes to that."""
FILLED: Final = 0.6
"""The share of that if the pyramid needs no more of its level."""
SPACE_AT_HAND: Final = 200.0
SPARE_AFTER: Final = 0.1
"""A point of trade beyond that: it is lost, but for coins."""
ENOUGH_CULTURE: Final = 40
ENOUGH_PRODUCTION: Final = 12
PER_COMBAT: Final = 1.2
PER_SLOT: Final = 2.2
"""A city that may still be founded, in every turn that is left."""
TECH_SHARE: Final = 0.5
"""The share of its cost that a technology is worth as a stone of the pyramid."""
LASTING: Final = 6.0
"""Turns from which on what a technology does counts in full."""
ENOUGH_UNITS: Final = 6
PAIR: Final = 2
"""Cards of each type in balanced forces."""
SPARE_UNIT: Final = 2.5
MANY_UNITS: Final = 10
TOKEN: Final = 3.0
USEFUL_TOKEN: Final = 6.0
"""A resource token, and one that pays for an ability that its owner knows."""
EVENT: Final = 3.0
PERSON: Final = 5.0
WALLS: Final = 3.0
EXTRA: Final = 0.5


def paid_by(resource: i64) -> i64:
    """Return the set of technologies with an ability that a resource pays for."""
    found: i64 = 0
    for number in range(ABILITIES):
        ability = ABILITY[number]
        if ability.kind == RESOURCE_ABILITY and ability.card < TECHNOLOGIES:
            if len(ability.resources) and ability.resources[0] == resource:
                found |= single(ability.card)
    return found


PAID_BY: Final[vec[i64]] = vec[i64]([paid_by(resource) for resource in range(RESOURCES)])

# --- the race ---
HEAD_START: Final = 2.0
"""A seat that wins in T turns has RACE / (T + HEAD_START)."""
IN_ROWS: Final[vec[i64]] = vec[i64]([0, 5, 4, 3, 2])
"""Technologies that Space Flight needs in each row (CF-27.14)."""
RESEARCH_SHARE: Final = 0.7
"""The share of trade that can go into culture."""
CANAL: Final = WONDER.number("panama_canal")
CULTURE_GROWTH: Final = 0.6
"""By how much the culture of a turn grows in every turn, if one goes that way."""
COINS_TO_COME: Final = 0.3
"""Coins that turn up in a turn without any technology for it."""


class Outlook:
    """What a seat has.

    Attributes:
        trade, production, culture, coin, combat: icons of all cities; work: production as far as it is of use.
        cities; coins: in all. idle_extra: production of this turn only, of cities that have not acted.
        turns: in which it could win, on all ways together; aim: the same, as its civilization counts them.
    """

    def __init__(self, t: Layout, p: i64) -> None:
        self.trade: i64 = 0
        self.production: i64 = 0
        self.work = 0.0
        self.culture: i64 = 0
        self.coin: i64 = 0
        self.combat: i64 = 0
        self.cities: i64 = 0
        self.idle_extra: i64 = 0
        self.coins: i64 = 0
        self.turns = 0.0
        self.aim = 0.0
        self._look_around(t, p)
        self.coins = self.coin + perk(t, p, COINS) + _scouts_coins(t, p)
        for purse in range(p * PURSES, (p + 1) * PURSES):
            self.coins += t.coins_on[purse]
        self._look_ahead(t, p)

    def _look_around(self, t: Layout, p: i64) -> None:
        """Count the icons of all cities."""
        blocked = blockades(t, p)
        trade_off = perk(t, p, TRADE_OFF)
        culture_off = perk(t, p, CULTURE_OFF)
        more = perk(t, p, CITY_PRODUCTION)
        for city in range(CITIES):
            centre = t.city_at[p * CITIES + city]
            if centre == NONE:
                continue
            self.cities += 1
            if t.acted[p * CITIES + city] == 0:
                self.idle_extra += t.extra[p * CITIES + city]
            made = more
            for k in range(AROUND):
                square = t.plan.grid.around(centre, k)
                if len(blocked) and square in blocked:
                    continue
                marker = t.marker[square]
                if marker != NONE:
                    at = marker * ICONS
                    made += MARKER_ICON[at + PRODUCTION]
                    self.coin += MARKER_ICON[at + COIN]
                    self.combat += MARKER_ICON[at + COMBAT]
                    if marker >= BUILDINGS or trade_off & single(marker) == 0:
                        self.trade += MARKER_ICON[at + TRADE]
                    if marker >= BUILDINGS or culture_off & single(marker) == 0:
                        self.culture += MARKER_ICON[at + CULTURE]
                elif t.covered[square] != NONE:
                    at = t.covered[square] * ICONS
                    made += TERRAIN_ICONS[at + PRODUCTION]
                    self.trade += TERRAIN_ICONS[at + TRADE]
                else:
                    at = t.prints[square] * ICONS
                    made += PRINTED_ICONS[at + PRODUCTION]
                    self.trade += PRINTED_ICONS[at + TRADE]
                    self.culture += PRINTED_ICONS[at + CULTURE]
                    self.coin += PRINTED_ICONS[at + COIN]
            self.production += made
            self.work += float(min(made, ENOUGH_PRODUCTION)) + 0.4 * float(max(0, made - ENOUGH_PRODUCTION))

    # --- ways to win ---

    def _look_ahead(self, t: Layout, p: i64) -> None:
        """Estimate in how many turns the seat could win: less than on the best way, if others are nearly as good."""
        people = t.civilization[p]
        ways = (self.to_technology(t, p), self.to_culture(t, p), self.to_economy(t, p), Campaign(t, p).turns)
        together = 0.0
        leaning = 0.0
        for way, turns in enumerate(ways):
            together += nearness(turns)
            leaning += nearness(turns * LEANING[people * WAYS + way] if people != NONE else turns)
        self.turns = 1.0 / sqrt(sqrt(together))
        self.aim = 1.0 / sqrt(sqrt(leaning))

    def trade_rate(self, t: Layout, p: i64) -> float:
        """Return the trade of a turn, with what coins keep."""
        return max(1.0, float(self.trade + self.coins) + GOVERNMENT_PER_TURN[t.government[p]])

    def culture_rate(self) -> float:
        """Return the culture of a turn if all cities but one are devoted to the arts."""
        share = 0.6 if self.cities < 2 else float(self.cities - 1) / float(self.cities)
        return max(0.5, share * float(self.cities + self.culture))

    def to_technology(self, t: Layout, p: i64) -> float:
        """Return the turns until Space Flight is learned: each technology takes one at least, and spends all."""
        rate = self.trade_rate(t, p)
        turns = 0.0
        following = 0.0
        for row in range(LEVELS, 0, -1):
            lacks = IN_ROWS[row] - cards_in_row(t, p, row) if row < LEVELS else 1
            if lacks > 0:
                following = float(TECH_COST[row])
                turns += float(lacks) * max(1.0, following / rate)
        return turns - min(1.0, float(t.trade[p]) / max(1.0, following)) * max(1.0, following / rate) + 1.0

    def to_culture(self, t: Layout, p: i64) -> float:
        """Return the turns until the end of the culture track, with a rate that grows."""
        culture = -float(t.culture[p])
        trade = -float(t.trade[p])
        for space in range(t.track[p] + 1, LAST_SPACE + 1):
            culture += float(SPACE_CULTURE[space])
            trade += float(SPACE_TRADE[space])
        rate = self.culture_rate()
        turns = (sqrt(rate * rate + 2.0 * CULTURE_GROWTH * max(0.0, culture)) - rate) / CULTURE_GROWTH
        return max(0.5, turns, trade / (RESEARCH_SHARE * self.trade_rate(t, p)))

    def to_economy(self, t: Layout, p: i64) -> float:
        """Return the turns until enough coins: what cards can make, known or not, and those that turn up anyway."""
        rates = vec[float](capacity=8)
        rests = vec[float](capacity=8)
        begins = vec[float](capacity=8)
        wait = 0.0
        for number in range(ABILITIES):
            ability = ABILITY[number]
            if ability.kind == ACTION and ability.phase == CITY_PHASE and ability.effects[0].verb == GAIN_COIN:
                rest = ability.purse_limit - t.coins_on[p * PURSES + ability.purse]
                if rest > 0 and ability.card < TECHNOLOGIES:
                    price = float(ability.trade + 3) if ability.trade else float(ability.culture)
                    gained = self.trade_rate(t, p) if ability.trade else self.culture_rate()
                    rates = append(rates, min(1.0, gained / price))
                    rests = append(rests, float(rest))
                    if not knows(t, p, ability.card):
                        wait += self.turns_to_learn(t, p, LEVEL[ability.card])
                    begins = append(begins, 0.0 if knows(t, p, ability.card) else wait)
        lacks = float(COINS_TO_WIN - self.coins)
        steady = COINS_TO_COME + (1.0 if has_canal(t, p) else 0.0)
        turns = 0.0
        while lacks > 0.0 and turns < FAR:
            made = steady
            for i in range(len(rates)):
                if begins[i] <= turns:
                    more = min(rates[i], rests[i])
                    made += more
                    rests[i] -= more
            turns += min(1.0, lacks / made)
            lacks -= made
        return turns

    def turns_to_learn(self, t: Layout, p: i64, row: i64) -> float:
        """Return the turns until another technology of a level, and first those that carry it."""
        turns = max(1.0, float(TECH_COST[row]) / self.trade_rate(t, p))
        below = row - 1
        if below:
            turns += float(max(0, 2 - cards_in_row(t, p, below)))
        return turns


def nearness(turns: float) -> float:
    """Return what a way to win adds to all ways together: most of it comes from the shortest."""
    square = max(0.5, turns) * max(0.5, turns)
    return 1.0 / (square * square)


def has_canal(t: Layout, p: i64) -> bool:
    """Return whether a seat has the wonder that makes a coin in each turn."""
    return t.wonder_of[CANAL] == p and t.obsolete & single(CANAL) == 0


def blockades(t: Layout, p: i64) -> vec[i64]:
    """Return the squares of a player's outskirts on which figures of others stand (CF-10.1)."""
    out = vec[i64](capacity=4)
    for figure in range(t.players * FIGURES):
        square = t.figure_at[figure]
        if square != NONE and figure // FIGURES != p:
            for city in range(p * CITIES, (p + 1) * CITIES):
                if t.city_at[city] != NONE and t.plan.grid.apart(square, t.city_at[city]) == 1:
                    out = append(out, square)
    return out


def _scouts_coins(t: Layout, p: i64) -> i64:
    """Return the coins under scouts outside one's own outskirts (CF-9.8)."""
    found: i64 = 0
    for figure in range(p * FIGURES + FIRST_SCOUT, (p + 1) * FIGURES):
        square = t.figure_at[figure]
        if square != NONE and is_open(t, square) and icon_at(t, square, COIN):
            if outskirts_of(t, square) // CITIES != p:
                found += icon_at(t, square, COIN)
    return found


# --- worth ---


def trade_worth(t: Layout, p: i64, trade: i64, coins: i64, researches: bool) -> float:
    """Return what trade in hand is worth: if its seat is about to research, what it can pay for, and what is kept."""
    found = IN_HAND * (float(min(trade, ENOUGH_TRADE)) + SPARE_TRADE * float(max(0, trade - ENOUGH_TRADE)))
    if not researches:
        return found
    kept = IN_HAND * float(min(trade, max(0, coins)))
    off = perk(t, p, RESEARCH_OFF)
    for row in range(1, LEVELS + 1):
        if trade < max(0, TECH_COST[row] - off):
            break
        if has_room(t, p, row):
            price = NEW_TECH + NEW_TECH_SHARE * float(TECH_COST[row])
            if row == LEVELS:
                price = SPACE_AT_HAND
            elif cards_in_row(t, p, row) >= IN_ROWS[row]:
                price = FILLED * price
            rest = SPARE_AFTER * float(trade - max(0, TECH_COST[row] - off))
            found = max(found, kept + price + rest)
    return found


def has_room(t: Layout, p: i64, row: i64) -> bool:
    """Return whether a row of a pyramid has a spot for another technology (CF-27.3)."""
    return row == 1 or cards_in_row(t, p, row) + 1 <= cards_in_row(t, p, row - 1) - 1


def worth(t: Layout, p: i64, o: Outlook, left: float, researches: bool) -> float:
    """Return what a seat has and will have in the turns that are left, by what lies open.

    Args:
        researches: whether the trade in hand is what the next research is paid with.
    """
    found = trade_worth(t, p, t.trade[p], o.coins, researches)
    taste = taste_for_culture(t, p)
    found += taste * CULTURE_IN_HAND * float(min(t.culture[p], ENOUGH_CULTURE))
    found += left * (PER_TRADE * float(o.trade) + PER_PRODUCTION * o.work + taste * PER_CULTURE * float(o.culture))
    found += (PER_CITY + CITY_ACTION * left) * float(o.cities) + EXTRA * float(o.idle_extra)
    found += PER_SLOT * left * float(max(0, most_cities(t, p) - o.cities))
    found += float(o.coins) * (COIN_NOW + PER_COIN * left) + PER_COMBAT * float(o.combat)
    found += WALLS * float(count(t.walled[p])) + left * GOVERNMENT_PER_TURN[t.government[p]]
    found += techs_worth(t, p, left) + forces_worth(t, p) + goods_worth(t, p) + wonders_worth(t, p, left)
    for space in range(1, t.track[p] + 1):
        found += taste * CULTURE_IN_HAND * float(SPACE_CULTURE[space]) + IN_HAND * float(SPACE_TRADE[space])
        found += SPACE + SPACE_ON_THE_WAY * (taste - 1.0) + 2.0 * float(SPACE_PERSON[space])
    return found + RACE / (o.aim + HEAD_START) - danger(t, p)


def taste_for_culture(t: Layout, p: i64) -> float:
    """Return how much more than to others culture is worth to a civilization that is made for it."""
    people = t.civilization[p]
    return 1.0 if people == NONE else max(1.0, 2.0 - LEANING[people * WAYS + CULTURE_WAY])


def techs_worth(t: Layout, p: i64, left: float) -> float:
    """Return what a seat knows is worth."""
    found = 0.0
    use = min(1.0, left / LASTING)
    for tech in range(TECHNOLOGIES):
        if knows(t, p, tech):
            found += TECH_SHARE * float(TECH_COST[LEVEL[tech]]) + use * TECH_WORTH[tech]
    return found


def forces_worth(t: Layout, p: i64) -> float:
    """Return what unit cards and figures are worth, wherever they are."""
    cards = t.forces_held[p]
    found = float(min(cards, ENOUGH_UNITS)) * (UNIT + UNIT_STRENGTH * unit_strength(t, p))
    found += SPARE_UNIT * float(max(0, min(cards, MANY_UNITS) - ENOUGH_UNITS)) + UNIT_TYPE * float(mixture(t, p))
    for figure in range(FIGURES):
        if t.figure_at[p * FIGURES + figure] != NONE:
            found += SCOUT if figure >= FIRST_SCOUT else ARMY
    return found


def mixture(t: Layout, p: i64) -> i64:
    """Return how many unit cards a seat has that make its forces balanced: those of others are a guess."""
    found: i64 = 0
    for unit in range(AIRCRAFT):
        found += min(PAIR, cards_of_type(t, p, unit))
    return found


def cards_of_type(t: Layout, p: i64, unit: i64) -> i64:
    """Return how many unit cards of a type a seat has, none of them if that is not known."""
    found: i64 = 0
    for card in range(unit * CARDS_OF_UNIT, (unit + 1) * CARDS_OF_UNIT):
        found += max(0, t.forces[p * UNIT_CARDS + card])
    return found


def unit_strength(t: Layout, p: i64) -> float:
    """Return the mean rank of the three common types."""
    return power_of_army(t, p, 1) / (0.56 * float(max(1, min(3, t.forces_held[p])))) - 1.0


def goods_worth(t: Layout, p: i64) -> float:
    """Return what tokens, events in hand and great people in reserve are worth."""
    things: i64 = 0
    useful: i64 = 0
    for resource in range(RESOURCES):
        if t.techs[p] & PAID_BY[resource]:
            useful += t.resources[p * RESOURCES + resource]
        else:
            things += t.resources[p * RESOURCES + resource]
    for site in range(p * SITES, (p + 1) * SITES):
        things += t.tokens_held[site]
    found = TOKEN * float(things) + USEFUL_TOKEN * float(useful)
    for deck in range(DECKS):
        found += (EVENT + float(deck)) * float(t.hand_held[p * DECKS + deck])
    for person in range(p * PEOPLE, (p + 1) * PEOPLE):
        found += PERSON * float(t.reserve[person])
    return found


def wonders_worth(t: Layout, p: i64, left: float) -> float:
    """Return what the abilities of wonders are worth."""
    found = 0.0
    for wonder in range(WONDERS):
        if t.wonder_of[wonder] == p and t.obsolete & single(wonder) == 0:
            found += WONDER_AT_ONCE[wonder] + left * WONDER_PER_TURN[wonder]
    return found


def marker_worth(marker: i64, left: float) -> float:
    """Return what a building, wonder or great person on a square gives in the turns that are left."""
    at = marker * ICONS
    found = icons_worth(
        MARKER_ICON[at + TRADE], MARKER_ICON[at + PRODUCTION], MARKER_ICON[at + CULTURE], MARKER_ICON[at + COIN], left
    )
    found += PER_COMBAT * float(MARKER_ICON[at + COMBAT])
    if FIRST_WONDER <= marker < FIRST_WONDER + WONDERS:
        found += WONDER_AT_ONCE[marker - FIRST_WONDER] + left * WONDER_PER_TURN[marker - FIRST_WONDER]
    return found


def icons_worth(trade: i64, production: i64, culture: i64, coin: i64, left: float) -> float:
    """Return what icons of a city give in the turns that are left."""
    found = PER_TRADE * float(trade) + PER_PRODUCTION * float(production) + PER_CULTURE * float(culture)
    return left * found + float(coin) * (COIN_NOW + PER_COIN * left)


def square_worth(t: Layout, square: i64, left: float) -> float:
    """Return what an open square gives to whoever has it."""
    return icons_worth(
        icon_at(t, square, TRADE),
        icon_at(t, square, PRODUCTION),
        icon_at(t, square, CULTURE),
        icon_at(t, square, COIN),
        left,
    )
