"""What a civilization is worth at the end, as far as it can be told now: the eyes of the bots of Through the Ages.

Everything is counted in culture points at the end of the game, at the prices of `currency.py`.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    AGE,
    AGES,
    AIR_FORCE,
    CATEGORY,
    CIVIL_CARDS,
    CONSUMPTION,
    CORRUPTION,
    COST,
    CULTURE,
    FACES_REQUIRED,
    FAMINE_LOSS,
    FARM,
    FIRST,
    HAPPY,
    INCREASE_COST,
    INFANTRY,
    LOST_AT_AGE_END,
    MINE,
    NONE,
    SCIENCE,
    SITES,
    STORES,
    STRENGTH,
    WORTH,
)
from epocha.games.through_the_ages.currency import (
    CIVIL_ACTION,
    CIVIL_ACTIONS,
    MILITARY_ACTION,
    MILITARY_ACTIONS,
    RESOURCE,
    RESOURCE_INCOME,
    SCIENCE_INCOME,
    at,
)
from epocha.games.through_the_ages.currency import SCIENCE as SCIENCE_PRICE
from epocha.games.through_the_ages.effects import FOOD, FOOD_PER_TURN, LAB_STOCK, RESOURCES, RESOURCES_PER_TURN
from epocha.games.through_the_ages.estimates import WEIGHTS, by_age
from epocha.games.through_the_ages.prices import base_cost, is_full, is_unit, is_urban
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.attacks import has_units
from epocha.games.through_the_ages.stores import resource_tokens, stock
from epocha.games.through_the_ages.terms import FULL
from epocha.games.through_the_ages.values import LAB_SITE, buildings_of, discontent, made

# --- how long it lasts ---
PACE: Final[vec[float]] = by_age(WEIGHTS.pace)
"""Cards that a turn takes from the civil deck, by the number of players."""
AFTER_LAST_CARD: Final = 0.01 * WEIGHTS.after_last_card
AFTER_LAST_CARD_SHORT: Final = 0.01 * WEIGHTS.after_last_card_short
"""Rounds that follow the last civil card, in the full game and in the others."""

# --- strength ---
TAX: Final[vec[float]] = by_age(WEIGHTS.tax)
"""What a point of strength is worth among equals, by age: the weakest pays for everybody's cards."""
BEHIND: Final = 0.01 * WEIGHTS.behind
"""How much more a point counts for whoever is weaker."""
ENOUGH: Final = 0.01 * WEIGHTS.enough
PLENTY: Final = 0.01 * WEIGHTS.plenty
HOPELESS: Final = 0.01 * WEIGHTS.hopeless
"""Leads from which on another point counts half, or next to nothing."""

ABLE: Final = 0.01 * WEIGHTS.able
ABLE_UP_TO: Final = 0.01 * WEIGHTS.able_up_to
ARMED: Final = 0.01 * WEIGHTS.armed
"""What a point of one's own strength is worth, whoever is stronger, up to so many. The first of them is worth more:
without a unit there is no colony, and every event strikes."""

# --- people and goods ---
FOOD_SHARE: Final = 0.01 * WEIGHTS.food_share
FOOD_INCOME_SHARE: Final = 0.01 * WEIGHTS.food_income_share
"""What a food is worth in resources, as long as it feeds more people."""
STORED_LASTS: Final = 0.01 * WEIGHTS.stored_lasts
"""Upkeeps over which food that is stored is used."""
HUNGER_LASTS: Final = 0.01 * WEIGHTS.hunger_lasts
"""Upkeeps for which people go hungry if too little food is made, before something is done about it."""
LAST_GROWTH: Final = 0.01 * WEIGHTS.last_growth
"""Upkeeps to come below which no more people are wanted."""
PLACED: Final = 0.01 * WEIGHTS.placed
"""The share of its best use that an unused worker is worth, where no more can be had."""
NEXT_IDLE: Final = 0.01 * WEIGHTS.next_idle
"""What each further unused worker is worth of the one before."""
RELIEF: Final = 0.01 * WEIGHTS.relief
"""The share of the hunger that a new farm would end which counts for an unused worker."""
DISCONTENT: Final = 0.01 * WEIGHTS.discontent
"""What an unused worker is worth who is discontent: a temple may still be built."""
SOON: Final = 0.01 * WEIGHTS.soon
"""What counts of a happy face, or of hunger, that will be there when the people grow or the age ends."""
UPRISING: Final = 0.01 * WEIGHTS.uprising
"""What an uprising costs beyond what is not made: plans that come to nothing."""
RIOTERS: Final = 0.01 * WEIGHTS.rioters
"""How much worse an uprising is for each further worker who is missing: it is the harder to end."""
RIOT_TO_COME: Final = 0.01 * WEIGHTS.riot_to_come
"""The share of an upkeep that it costs, for each worker, if there will be an uprising when the age ends."""
LEAST_IDLE: Final = 0.01 * WEIGHTS.least_idle
IDLE_GAIN: Final = 0.01 * WEIGHTS.idle_gain
"""What an unused worker is worth at least; what it shares of the gain of its best use over the price of another."""
WAITING: Final = 0.01 * WEIGHTS.waiting
"""The share that a use of an unused worker loses for each turn that one must save for it."""
HOARD: Final[vec[float]] = by_age(WEIGHTS.hoard)
HOARDED: Final = 0.01 * WEIGHTS.hoarded
"""Goods that can be spent well, by age, and what counts of those beyond twice as many; in between it falls."""
SATED: Final = 0.01 * WEIGHTS.sated
SATED_LASTS: Final = 0.01 * WEIGHTS.sated_lasts
"""What an income is worth less, the more of it lies unspent; and for how many upkeeps, for then that will be spent."""
ENOUGH_RESOURCES: Final[vec[float]] = by_age(WEIGHTS.enough_resources)
ENOUGH_SCIENCE: Final[vec[float]] = by_age(WEIGHTS.enough_science)
SCARCE: Final = 0.01 * WEIGHTS.scarce
AMPLE: Final = 0.01 * WEIGHTS.ample
"""Income that an engine wants, by age; what counts of an income below, and of one beyond."""
DIRE: Final = 0.01 * WEIGHTS.dire
DIRE_BELOW: Final = 3.0
"""What the first science counts more, for nothing goes on without it; less and less up to so many."""
CONTENT: Final = 0.01 * WEIGHTS.content
"""The most that a missing happy face is worth: there are other ways to come by one."""
SPARE_FACE: Final = 0.01 * WEIGHTS.spare_face
LASTING_FACE: Final = 0.01 * WEIGHTS.lasting_face
"""What a happy face more than are wanted is worth: that of a building, and that of a card, which lasts."""
CORRUPTED: Final = 0.01 * WEIGHTS.corrupted
"""What counts of the corruption at later upkeeps, by the tokens that lie on cards now."""
TOKEN_USE: Final = 0.01 * WEIGHTS.token_use
"""What a blue token that lies on a card costs for each upkeep."""
PROMISE: Final = 0.01 * WEIGHTS.promise
"""The share of an upgrade's gain that it is worth before it is made."""
NEXT_PROMISE: Final = 0.01 * WEIGHTS.next_promise
ROOM: Final = 0.01 * WEIGHTS.room
"""The share of the gain of a new building that is worth having the technology for it."""
NEWCOMERS: Final = 0.01 * WEIGHTS.newcomers
"""New workers that may be had with every turn to come: for so many, and for those unused, room is wanted."""


class Calendar:
    """How long the ages will last, and what is wanted, as things stand in one state.

    Attributes:
        ends: the round, with its fraction, in which each age ends. last: the last round.
        resources, science: the share that each player's income is worth, by what lies unspent.
    """

    def __init__(self, t: Table) -> None:
        left = float(len(t.civil_deck))
        pace = PACE[t.players] * float(max(2, t.seats_left()))
        now = float(t.round) + float((t.turn - t.first) % t.players) / float(t.players)
        self.ends = vec[float](capacity=AGES)
        for age in range(AGES):
            if age < t.age:
                self.ends = append(self.ends, now)
            else:
                if age > t.age:
                    left += float(cards_in_deck(t, age))
                self.ends = append(self.ends, 1.0 if t.age == 0 and age == 0 else now + left / pace)
        after = AFTER_LAST_CARD if t.terms.mode == FULL else AFTER_LAST_CARD_SHORT
        self.last = float(t.last_round) if t.last_round else self.ends[t.terms.last_age] + after
        self.resources = vec[float](capacity=4)
        self.science = vec[float](capacity=4)
        for p in range(t.players):
            turns = self.turns(t, p)
            self.resources = append(self.resources, demand(t, stock(t, p, RESOURCES), turns))
            self.science = append(self.science, demand(t, t.science[p], turns))

    def turns(self, t: Table, p: i64) -> float:
        """Return how many upkeeps a player will still have."""
        last = float(t.last_round) if t.last_round else self.last
        return max(0.0, last - float(t.round) + upkeep_to_come(t, p))

    def until(self, t: Table, p: i64, age: i64) -> float:
        """Return how many upkeeps a player will have before an age has ended."""
        if age >= t.terms.last_age + 1:
            return self.turns(t, p)
        return max(0.0, min(self.turns(t, p), self.ends[age] - float(t.round) + upkeep_to_come(t, p)))


def upkeep_to_come(t: Table, p: i64) -> float:
    """Return 1 if a player's upkeep of this round is still to come, else 0."""
    return 1.0 if (p - t.first) % t.players >= (t.turn - t.first) % t.players else 0.0


def cards_in_deck(t: Table, age: i64) -> i64:
    """Return how many cards the civil deck of an age has."""
    found: i64 = 0
    if age <= t.terms.last_age:
        for card in range(CIVIL_CARDS):
            if AGE[card] == age:
                found += t.terms.copies[card]
    return found


class Purse:
    """What a stock of resources or of science is worth, and what it costs to pay out of it.

    Attributes:
        held: how much there is. price: what one is worth that can be spent well. worth: what all of it is worth.
    """

    def __init__(self, t: Table, held: i64, price: float) -> None:
        self.held = held
        self.price = price
        self.hoard = HOARD[t.age]
        self.worth = price * useful(self.hoard, held)

    def paid(self, amount: i64) -> float:
        """Return what a payment costs: what the stock is worth less by it, and the full price for what is missing."""
        if amount >= self.held:
            return self.worth + self.price * float(amount - self.held)
        return self.worth - self.price * useful(self.hoard, self.held - amount)


class Outlook:
    """What things are worth to one player, as the game and the player's civilization stand.

    Attributes:
        turns: upkeeps to come.
        purse, lore: the resources and the science in store.
        resource, science, food: one more or less in store; resource_income and so on: one more at every upkeep.
        action, war_action: a civil and a military action now; actions, war_actions: one more in every turn.
        strength, face: one more point of strength, or happy face.
        net_food: food left over at an upkeep, what is stored shared out over several.
        left_over: food left over at the next upkeep, below 0 if too little is made. stored: food.
        appetite_grows: what will be eaten more when an age has ended.
        idle: an unused worker. content: a happy face that is missing now.
        happy, required, required_soon: happy faces, those that the people want, and will want when they have grown.
        resources_wanted, science_wanted: the share that an income is worth by what lay unspent when the calendar was
            made: spending something makes no other income worth more.
    """

    def __init__(self, t: Table, p: i64, turns: float, calendar: Calendar) -> None:
        self.turns = turns
        self.resources_wanted = calendar.resources[p]
        self.science_wanted = calendar.science[p]
        self.purse = Purse(t, stock(t, p, RESOURCES), at(RESOURCE, turns))
        self.lore = Purse(t, t.science[p], at(SCIENCE_PRICE, turns))
        self.resource = self.purse.price * last_use(t, self.purse.held)
        self.science = self.lore.price * last_use(t, self.lore.held)
        self.resource_income = at(RESOURCE_INCOME, turns) * slope(resources_made(t, p), ENOUGH_RESOURCES[t.age])
        self.resource_income *= self.resources_wanted
        wanted = slope(t.science_rate[p], ENOUGH_SCIENCE[t.age]) + first_science(t.science_rate[p])
        self.science_income = at(SCIENCE_INCOME, turns) * wanted
        self.science_income *= self.science_wanted
        self.action = at(CIVIL_ACTION, turns)
        self.war_action = at(MILITARY_ACTION, turns)
        self.actions = at(CIVIL_ACTIONS, turns)
        self.war_actions = at(MILITARY_ACTIONS, turns)
        lead = lead_in_strength(t, p)
        self.strength = strength_worth(t, lead + 1.0, turns) - strength_worth(t, lead, turns)
        if t.strength[p] < 5:
            self.strength += ABLE * still_counts(t, turns, 4.0)
        self.left_over = made(t, p, FARM) + t.perk(p, FOOD_PER_TURN) - CONSUMPTION[t.yellow[p]]
        self.appetite_grows = CONSUMPTION[after_age(t, p)] - CONSUMPTION[t.yellow[p]]
        self.stored = stock(t, p, FOOD)
        self.net_food = float(made(t, p, FARM) + t.perk(p, FOOD_PER_TURN)) - appetite(t.yellow[p])
        self.net_food += max(0.0, float(self.stored - INCREASE_COST[t.yellow[p]])) / STORED_LASTS
        eager = FOOD_SHARE if turns >= LAST_GROWTH and t.yellow[p] > 0 else 0.25
        self.food = eager * at(RESOURCE, turns)
        self.food_income = FOOD_INCOME_SHARE * at(RESOURCE_INCOME, turns)
        self.idle = LEAST_IDLE
        self.idle = idle_worth(t, p, self)
        self.content = min(1.0 + self.idle, CONTENT)
        self.happy = t.happy[p]
        self.required = FACES_REQUIRED[t.yellow[p]] if t.terms.last_age > 1 else 0
        self.required_soon = FACES_REQUIRED[max(0, t.yellow[p] - 2)] if t.terms.last_age > 1 else 0
        self.face = self.face_price()

    def face_price(self) -> float:
        """Return what one more happy face is worth."""
        if self.required > self.happy:
            return self.content
        if self.required_soon > self.happy:
            return 0.5 + 0.4 * self.idle
        return SPARE_FACE

    def faces(self, more: i64) -> float:
        """Return what the happy faces are worth that a card gives, or takes: those that are missing count most."""
        return self.contentment(self.happy + more) - self.contentment(self.happy)

    def contentment(self, happy: i64) -> float:
        """Return what so many happy faces are worth altogether."""
        wanted = max(self.required, self.required_soon)
        worth = self.content * float(min(happy, self.required))
        worth += (0.5 + 0.4 * self.idle) * float(max(0, min(happy, wanted) - self.required))
        return worth + LASTING_FACE * float(max(0, happy - wanted))

    def food_per_turn(self, more: i64) -> float:
        """Return what a change of the food made at every upkeep is worth, from what there is."""
        return self.food_worth(more) - self.food_worth(0)

    def food_worth(self, more: i64) -> float:
        """Return what the food made at every upkeep is worth, if it were more, less what hunger costs."""
        left = self.left_over + more
        hunger = (1.0 - SOON) * self.hunger(left) + SOON * self.hunger(left - self.appetite_grows)
        return self.food_income * fed(self.net_food + float(more)) - hunger

    def hunger(self, left_over: i64) -> float:
        """Return what is lost to famine (TA-24.5) with so much food left over at every upkeep."""
        if left_over >= 0:
            return 0.0
        hungry = self.turns + float(self.stored) / float(left_over)
        return -float(FAMINE_LOSS * left_over) * max(0.0, min(hungry, HUNGER_LASTS))

    def site(self, site: i64) -> float:
        """Return what a worker on a site brings from now on."""
        worth = self.lasting(site) + (self.face - SPARE_FACE) * float(HAPPY[site])
        if site < LAB_SITE and CATEGORY[site] == FARM:
            worth += self.food_per_turn(WORTH[site]) - self.food_use(WORTH[site])
        return worth

    def food_use(self, more: i64) -> float:
        """Return what more food at every upkeep is worth, hunger aside."""
        return self.food_income * (fed(self.net_food + float(more)) - fed(self.net_food))

    def lasting(self, site: i64) -> float:
        """Return what a worker on a site brings, whatever is missing now: a face or a meal is missed only once."""
        worth = self.turns * float(CULTURE[site]) + self.science_income * float(SCIENCE[site])
        worth += SPARE_FACE * float(HAPPY[site]) + self.strength * float(STRENGTH[site])
        if site < LAB_SITE:
            if CATEGORY[site] == FARM:
                worth += self.food_use(WORTH[site])
            else:
                worth += self.resource_income * float(WORTH[site])
            worth -= TOKEN_USE * self.turns
        return worth

    def upgrade(self, old: i64, new: i64) -> float:
        """Return what a worker brings more on a better site."""
        if CATEGORY[new] == FARM:
            return self.food_per_turn(WORTH[new] - WORTH[old])
        return self.lasting(new) - self.lasting(old)

    def action_for(self, site: i64) -> float:
        """Return what the action of building on a site is worth."""
        return self.war_action if is_unit(site) else self.action


def after_age(t: Table, p: i64) -> i64:
    """Return a player's yellow tokens as they will be when the age has ended (TA-12.9)."""
    return max(0, t.yellow[p] - LOST_AT_AGE_END) if 0 < t.age < AGES - 1 and t.terms.last_age > 1 else t.yellow[p]


def appetite(yellow: i64) -> float:
    """Return what people eat at an upkeep, on the average of those now and the next to come."""
    eaten: i64 = 0
    for more in range(4):
        eaten += CONSUMPTION[max(0, yellow - more)]
    return 0.25 * float(eaten)


def fed(net: float) -> float:
    """Return how much food per turn counts: want is dear, plenty is of little use."""
    if net <= 0.0:
        return SCARCE * net
    worth = min(net, 2.0) + 0.5 * max(0.0, min(net, 3.0) - 2.0)
    return worth + 0.15 * max(0.0, min(net, 6.0) - 3.0)


# --- strength ---


def lead_in_strength(t: Table, p: i64) -> float:
    """Return by how much a player is stronger than a typical rival, who is the strongest of two."""
    most: i64 = 0
    least: i64 = 999
    for q in range(t.players):
        if q != p and not t.is_out(q):
            most = max(most, t.strength[q])
            least = min(least, t.strength[q])
    return float(t.strength[p]) - 0.5 * float(most + min(most, least))


def ability(t: Table, p: i64, turns: float) -> float:
    """Return what it is worth to have any strength at all."""
    able = ABLE * min(ABLE_UP_TO, float(t.strength[p])) + (ARMED if has_units(t, p) else 0.0)
    return able * still_counts(t, turns, 4.0)


def strength_worth(t: Table, lead: float, turns: float) -> float:
    """Return what a lead in strength is worth, by what it threatens and deters."""
    worth = min(lead, ENOUGH)
    if lead > ENOUGH:
        worth += 0.5 * (min(lead, PLENTY) - ENOUGH) + 0.1 * max(0.0, lead - PLENTY)
    if lead < 0.0:
        worth = BEHIND * (max(lead, HOPELESS) + 0.4 * min(0.0, lead - HOPELESS))
    return TAX[t.age] * still_counts(t, turns, 2.0) * worth


def still_counts(t: Table, turns: float, fading: float) -> float:
    """Return how much strength still counts: less and less over the last upkeeps, nothing where nobody follows."""
    if t.is_last_round() and (t.turn - t.first) % t.players == t.players - 1:
        return 0.0
    return min(1.0, turns / fading)


# --- people ---


def idle_worth(t: Table, p: i64, o: Outlook) -> float:
    """Return what an unused worker is worth: the price of another one, and a share of what its best use gains."""
    best = LEAST_IDLE * min(1.0, o.turns)
    techs = t.techs[p]
    means = stock(t, p, RESOURCES)
    income = float(max(1, resources_made(t, p)))
    for site in range(SITES):
        if techs >> site & 1:
            cost = base_cost(t, p, site)
            worth = o.lasting(site) - o.purse.paid(cost) - o.action_for(site)
            if cost > means:
                worth *= max(0.0, 1.0 - WAITING * max(1.0, float(cost - means) / income))
            if worth > best and not is_full(t, p, site):
                best = worth
    if t.yellow[p] == 0:
        return PLACED * best
    price = o.food * float(INCREASE_COST[t.yellow[p]]) + o.action + token_worth(o)
    return price + IDLE_GAIN * (best - price) if best > price else PLACED * best


def unrest_cost(t: Table, p: i64, o: Outlook, unhappy: i64, own_turn: bool) -> float:
    """Return what an uprising costs (TA-23.6): at the next upkeep, and when the age has ended."""
    missing = unhappy - t.unused[p]
    later = FACES_REQUIRED[after_age(t, p)] - t.happy[p] - t.unused[p]
    if o.turns <= 0.0 or max(missing, later) <= 0:
        return 0.0
    lost = float(t.culture_rate[p]) + o.science * float(t.science_rate[p]) + o.resource * float(made(t, p, MINE))
    lost += UPRISING + o.food * float(made(t, p, FARM))
    cost = RIOT_TO_COME * lost * float(max(0, later)) if o.turns > 1.0 else 0.0
    if missing > 0:
        cost += lost * (1.0 if own_turn else 0.7) * (1.0 + RIOTERS * float(missing - 1)) + o.idle * float(missing)
    return cost


def token_worth(o: Outlook) -> float:
    """Return what a yellow token in the bank is worth."""
    return 0.3 + 0.05 * o.turns


def people_worth(t: Table, p: i64, o: Outlook, own_turn: bool) -> float:
    """Return what unused workers are worth, less what discontent will cost."""
    unhappy = discontent(t, p)
    worth = 0.0
    each = o.idle
    for k in range(t.unused[p]):
        worth += each * (DISCONTENT if k < unhappy else 1.0)
        each *= NEXT_IDLE
    if t.unused[p] > 0 and stock(t, p, RESOURCES) >= base_cost(t, p, FIRST[FARM]):
        worth += RELIEF * (o.food_per_turn(1) - o.food_use(1))  # one of them can end a hunger
    worth -= unrest_cost(t, p, o, unhappy, own_turn)
    if t.terms.last_age > 1:
        soon = FACES_REQUIRED[max(0, t.yellow[p] - 2)] - t.happy[p] - unhappy
        worth -= SOON * o.idle * float(max(0, soon))
        worth += SPARE_FACE * float(max(0, -soon))
    return worth + token_worth(o) * float(t.yellow[p])


# --- goods ---


def last_use(t: Table, amount: i64) -> float:
    """Return how much the last one of a stock counts: what lies there with no use for it is cheaply spent."""
    excess = float(amount) / HOARD[t.age] - 1.0
    return 1.0 - (1.0 - HOARDED) * max(0.0, min(1.0, excess))


def useful(hoard: float, amount: i64) -> float:
    """Return how much of a stock counts altogether: the sum of what each counts."""
    excess = max(0.0, float(amount) - hoard)
    falling = min(excess, hoard)
    worth = min(float(amount), hoard) + falling * (1.0 - 0.5 * (1.0 - HOARDED) * falling / hoard)
    return worth + HOARDED * (excess - falling)


def slope(income: i64, enough: float) -> float:
    """Return how much one more of an income counts."""
    return min(SCARCE, max(AMPLE, SCARCE + (AMPLE - SCARCE) * (float(income) - 0.5 * enough) / enough))


def first_science(rate: i64) -> float:
    """Return how much more one more science counts while there is hardly any."""
    return DIRE * max(0.0, 1.0 - float(rate) / DIRE_BELOW)


def income_worth(income: i64, enough: float) -> float:
    """Return how much an income counts altogether: the sum of the slopes."""
    total = 0.0
    for one in range(income):
        total += slope(one, enough)
    return total


def demand(t: Table, amount: i64, turns: float) -> float:
    """Return the share that an income of so many upkeeps is worth of which so much is stored unspent."""
    excess = float(amount) / HOARD[t.age] - 1.0
    return 1.0 - SATED * max(0.0, min(1.0, excess)) * min(1.0, SATED_LASTS / max(1.0, turns))


def goods_worth(t: Table, p: i64, o: Outlook) -> float:
    """Return what stocks and production are worth."""
    worth = o.purse.worth + o.lore.worth
    made_now = income_worth(resources_made(t, p), ENOUGH_RESOURCES[t.age])
    worth += at(RESOURCE_INCOME, o.turns) * made_now * o.resources_wanted
    learnt_now = income_worth(t.science_rate[p], ENOUGH_SCIENCE[t.age])
    for rate in range(t.science_rate[p]):
        learnt_now += first_science(rate)
    worth += at(SCIENCE_INCOME, o.turns) * learnt_now * o.science_wanted
    food = stock(t, p, FOOD)
    price = INCREASE_COST[t.yellow[p]]
    reserve = min(food, price + 1)
    worth += o.food * (float(reserve) + 0.35 * float(food - reserve)) + o.food_worth(0)
    return worth - corruption_cost(t, p, o)


def resources_made(t: Table, p: i64) -> i64:
    """Return the resources of an upkeep."""
    found = made(t, p, MINE) + t.perk(p, RESOURCES_PER_TURN)
    if t.perk(p, LAB_STOCK):
        for site in range(LAB_SITE + 1, STORES):
            found += t.workers[p * SITES + site] * WORTH[site]
    return found


def corruption_cost(t: Table, p: i64, o: Outlook) -> float:
    """Return what is lost to corruption at the next upkeep, and will be at later ones."""
    if o.turns <= 0.0:
        return 0.0
    made_tokens = resource_tokens(t, p) + buildings_of(t, p, FARM)
    eaten = CONSUMPTION[t.yellow[p]]
    left = t.blue[p] - made_tokens + (eaten + 1) // 2
    lost = at(RESOURCE, o.turns) * float(CORRUPTION[max(0, left)] + max(0, -left))
    if t.turn != p:  # much of it can still be spent before
        lost *= 0.5
    everything = t.blue[p] + t.stages[p]
    for store in range(p * STORES, (p + 1) * STORES):
        everything += t.tokens[store]
    usual = max(0, everything - made_tokens - 2)
    return lost + CORRUPTED * o.resource_income * float(CORRUPTION[usual]) - 0.04 * o.turns * float(everything)


# --- technologies ---


def potential(t: Table, p: i64, o: Outlook, techs: i64) -> float:
    """Return what the upgrades and buildings are worth that some technologies still allow."""
    total = 0.0
    for category in range(AIR_FORCE + 1):
        best: i64 = NONE
        for site in range(FIRST[category], FIRST[category + 1]):
            if techs >> site & 1:
                best = site
        if best != NONE:
            total += upgrades_worth(t, p, o, best) + room_worth(t, p, o, best)
    return total


def upgrades_worth(t: Table, p: i64, o: Outlook, best: i64) -> float:
    """Return what it is worth that workers can be moved to a better site."""
    total = 0.0
    share = PROMISE
    moved: i64 = 0
    for old in range(FIRST[CATEGORY[best]], best):
        workers = t.workers[p * SITES + old]
        if workers:
            cost = o.purse.paid(max(0, COST[best] - COST[old])) + o.action_for(best)
            for _ in range(min(workers, 4)):
                gain = o.upgrade(old, best) - cost
                if CATEGORY[best] == FARM:  # a hunger is ended once
                    more = (WORTH[best] - WORTH[old]) * moved
                    gain = o.food_per_turn(more + WORTH[best] - WORTH[old]) - o.food_per_turn(more) - cost
                    moved += 1
                if gain > 0.0:
                    total += share * gain
                    share *= NEXT_PROMISE
    return total


def room_worth(t: Table, p: i64, o: Outlook, best: i64) -> float:
    """Return what it is worth that new workers can be put on a site."""
    gain = o.lasting(best) - o.purse.paid(base_cost(t, p, best)) - o.action_for(best) - o.idle
    if gain <= 0.0 or is_full(t, p, best):
        return 0.0
    rooms = t.urban_limit[p] - buildings_of(t, p, CATEGORY[best]) if is_urban(best) else 2
    if CATEGORY[best] >= INFANTRY:
        rooms = 3
    workers = float(t.unused[p]) + NEWCOMERS * max(0.0, o.turns - 1.0)
    return ROOM * gain * min(float(min(rooms, 3)), workers)
