"""What a position is worth to a seat beyond its points: gold, income, land, pieces, royalties, milestones."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, listed, single
from epocha.engine.vec import append, vec
from epocha.engine.vectors import filled, zeros
from epocha.games.civilization_2002.agreed import SHORT
from epocha.games.civilization_2002.atlas import MOST_LANDS
from epocha.games.civilization_2002.components import (
    FIGURES,
    GIVES_WONDERS,
    IMPROVEMENT_ERA,
    IMPROVEMENT_TECHNOLOGY,
    IMPROVEMENTS,
    INDUSTRIAL,
    MEDIEVAL,
    METROPOLIS,
    MILESTONE_AMOUNT,
    MILESTONE_ERA,
    MILESTONES,
    MINIMUM,
    MODERN,
    MONOPOLY,
    NONE,
    OF_ERA,
    RESOURCES,
    ROYALTY,
    SEMINAL,
    SIZE_TECHNOLOGY,
    UNIT_ERA,
    UNIT_TECHNOLOGY,
    UNITS,
    WONDER_GOLD,
)
from epocha.games.civilization_2002.estimates import (
    LAND,
    LEAD,
    NEXT,
    PLAIN,
    POOR,
    RATE_ADVANCED,
    RATE_BASIC,
    ROOM,
    ROUNDS_ADVANCED,
    ROUNDS_BASIC,
    SURPLUS_SHARE,
    UNIT_SHARE,
    Leaning,
)
from epocha.games.civilization_2002.layout import NO_ENDING, Layout
from epocha.games.civilization_2002.milestones import amount_of
from epocha.games.civilization_2002.prices import MORE_PRICE, price_of, price_of_card, price_to_enlarge
from epocha.games.civilization_2002.production import (
    SURPLUS_GOLD,
    VARIETY_GOLD,
    cards_held,
    city_production,
    settlement_production,
    surplus_resource,
)
from epocha.games.civilization_2002.scoring import (
    SEMINAL_POINTS,
    TECHNOLOGY_POINTS,
    WONDER_POINTS,
    WONDER_POINTS_BASIC,
    score_of,
)
from epocha.games.civilization_2002.settlements import bars_enlarging, bars_size, settlements_of
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps.rounds import (
    BETWEEN_ROUNDS,
    PRODUCTION_PHASE,
    PURCHASE_PHASE,
    Round,
    phase_at,
)
from epocha.games.civilization_2002.technologies import has_wonder, learnable, obtained, price_to_learn

LEAST_LEFT: Final = 1.0
MOST_LEFT: Final = 12.0
"""Rounds beyond which nobody looks ahead."""
POINT_BITS: Final = 4
POINT_MASK: Final = (1 << POINT_BITS) - 1
NOT_FOR_SALE: Final = 9999 << POINT_BITS
ENOUGH: Final = 50.0
PLENTY: Final = 120.0
SPARE: Final = 0.4
HOARD: Final = 0.05
"""Gold beyond ENOUGH is worth a share of the first, and beyond PLENTY nearly nothing: it is hard to spend at once."""
BOUGHT_AT_END: Final = 0.9
"""The share that counts of points that can still be bought in the last turn of purchases."""
PAIR: Final = 1.0
"""Gold a round that two cards of a resource promise, since a third makes a monopoly."""
TIME: Final = 8.0
"""Rounds in which what is promised comes."""
MANY_UNITS: Final = 3
"""The share of its price that a unit is worth by being there, of one for each settlement and so many more."""
BUYERS: Final = 0.12
"""How many of the others buy an improvement in a round in which they could."""
UNITS_BOUGHT: Final = 0.2
READY: Final = 0.95
"""The share of a wonder that a milestone counts which can be declared."""
NEARLY: Final = 0.3


class Outlook:
    """What all seats share in a position.

    Attributes:
        left: rounds after this one. rate: points that a gold piece is worth.
        incomes: how often income is still to come, for which something can be bought.
        ends: whether the end of the game has been brought about. leaning: of the bot that judges.
    """

    def __init__(self, t: Table, left: float, leaning: Leaning = PLAIN) -> None:
        self.left = left
        self.leaning = leaning
        self.rate = RATE_ADVANCED[t.era] if t.agreed.advanced else RATE_BASIC[t.era]
        self.ends = t.ending != NO_ENDING or 0 < t.agreed.max_rounds <= t.round
        if self.ends:
            self.left = 0.0
        ahead = 1.0 if produces_yet(t) else 0.0
        self.incomes = 0.0 if self.ends else max(0.0, self.left - 1.0 + ahead)
        self.next = min(ahead, self.incomes)

    def purse(self, t: Table, p: i64, luck: float) -> float:
        """Return what the gold of a seat is worth, some of it that came by luck apart.

        The more there is, the less each piece; at the end it is only worth what points it still buys.
        """
        if self.ends:
            return BOUGHT_AT_END * float(points_for(t, p, t.gold[p])) if still_buys(t, p) else 0.0
        return self.rate * useful(float(t.gold[p]) - luck)

    def price(self, t: Table, p: i64, gold: i64) -> float:
        """Return what it costs a seat to pay so much, in points."""
        if self.ends:
            lost = points_for(t, p, t.gold[p]) - points_for(t, p, t.gold[p] - gold)
            return BOUGHT_AT_END * float(lost) if still_buys(t, p) else 0.0
        return self.rate * (useful(float(t.gold[p])) - useful(float(t.gold[p] - gold)))


def useful(gold: float) -> float:
    """Return how much of some gold there is a good use for."""
    if gold <= ENOUGH:
        return gold
    return ENOUGH + SPARE * (min(gold, PLENTY) - ENOUGH) + HOARD * max(0.0, gold - PLENTY)


def points_for(t: Layout, p: i64, gold: i64) -> i64:
    """Return the points that a player can buy now with some gold, those first that cost least by the point."""
    offers = points_for_sale(t, p)
    found: i64 = 0
    while True:
        best: i64 = NONE
        for offer in range(len(offers)):
            if offers[offer] >> POINT_BITS <= gold and (best == NONE or costs_less(offers[offer], offers[best])):
                best = offer
        if best == NONE:
            return found
        gold -= offers[best] >> POINT_BITS
        found += offers[best] & POINT_MASK
        offers[best] = NOT_FOR_SALE


def costs_less(offer: i64, other: i64) -> bool:
    """Return whether one thing for sale costs less by the point than another."""
    return (offer >> POINT_BITS) * (other & POINT_MASK) < (other >> POINT_BITS) * (offer & POINT_MASK)


def points_for_sale(t: Layout, p: i64) -> vec[i64]:
    """Return what is for sale to a player that brings points: price << POINT_BITS | points."""
    offers = vec[i64](capacity=8)
    for land in range(t.world.land_count):
        if t.settlement_of[land] == p and t.enlarged & single(land) == 0 and bars_enlarging(t, land) is None:
            offers = append(offers, price_to_enlarge(t, land) << POINT_BITS | 1)
    if not t.agreed.advanced:
        price = price_of_card(t, p)
        for _ in range(count(OF_ERA[t.era] & ~obtained(t))):
            offers = append(offers, price << POINT_BITS | TECHNOLOGY_POINTS)
            price += MORE_PRICE
        return offers
    for technology in listed(learnable(t)):
        points = SEMINAL_POINTS if SEMINAL & single(technology) else 0
        points += WONDER_POINTS * count(GIVES_WONDERS[technology])
        if points:
            offers = append(offers, price_to_learn(t, p, technology) << POINT_BITS | points)
    return offers


def luck_of(t: Layout, p: i64) -> float:
    """Return the gold that the last roll for a surplus brought a player beyond what could be expected."""
    held = cards_held(t, p)
    gold = float(SURPLUS_GOLD if t.agreed.advanced else settlement_production(t, p))
    share = 0.0
    for resource in range(RESOURCES):
        if held[resource]:
            share += SURPLUS_SHARE[t.era * RESOURCES + resource]
    resource = surplus_resource(t)
    return gold * ((1.0 if resource != NONE and held[resource] else 0.0) - share)


def produces_yet(t: Table) -> bool:
    """Return whether the production of this round is still to come."""
    place = t.read(0, Round.PLACE)
    return place != BETWEEN_ROUNDS and (
        place < production_place(t) or (place == production_place(t) and t.read(0, Round.TURNS) < t.players)
    )


def production_place(t: Table) -> i64:
    """Return the place of production in a round."""
    return PRODUCTION_PHASE - 1 if t.agreed.purchase_last else PRODUCTION_PHASE


def still_buys(t: Table, p: i64) -> bool:
    """Return whether a seat's turn of purchases of this round goes on or is to come."""
    place = t.read(0, Round.PLACE)
    if place == BETWEEN_ROUNDS or phase_at(t, place) != PURCHASE_PHASE:
        return t.agreed.purchase_last and place != BETWEEN_ROUNDS
    turns = t.read(0, Round.TURNS)
    return turns <= t.players and (p - t.first + t.players) % t.players + 1 >= turns


def rounds_left(t: Table) -> float:
    """Return how many rounds will probably follow this one."""
    left = rounds_by_length(t) if t.agreed.advanced else rounds_by_cards(t)
    left = min(MOST_LEFT, max(LEAST_LEFT, left))
    if t.agreed.max_rounds:
        left = min(left, float(max(0, t.agreed.max_rounds - t.round)))
    return 0.0 if t.ending != NO_ENDING else left


def rounds_by_cards(t: Table) -> float:
    """Return how many rounds the basic rules leave, by the technologies that are still to be bought."""
    best: i64 = 0
    for p in range(t.players):
        best = max(best, count(t.technologies[p] & OF_ERA[t.era]))
    to_come = ROUNDS_BASIC * 0.25 * float(MODERN - t.era)
    return to_come + ROUNDS_BASIC * 0.25 * float(3 - min(3, best)) / 3.0


def rounds_by_length(t: Table) -> float:
    """Return how many rounds the advanced rules leave; the die ends short and medium games."""
    left = ROUNDS_ADVANCED[t.agreed.length] - float(t.round)
    if t.agreed.length > 1:
        return max(3.0, left)
    era: i64 = MEDIEVAL if t.agreed.length == SHORT else INDUSTRIAL
    known = count(obtained(t) & OF_ERA[era])
    if known == 0:
        return max(3.0, left)
    return min(max(left, 2.0), 3.5 - 0.7 * float(known))


# --- income ---


def expected_income(t: Layout, p: i64) -> float:
    """Return the income of a player with the cards that they hold, surplus as it is to be expected."""
    held = cards_held(t, p)
    surplus = 0.0
    kinds: i64 = 0
    found = 0.0
    for resource in range(RESOURCES):
        if held[resource]:
            kinds += 1
            surplus += SURPLUS_SHARE[t.era * RESOURCES + resource]
            found += float(MONOPOLY[min(held[resource], len(MONOPOLY) - 1)])
            if held[resource] == 2:
                found += PAIR
    if not t.agreed.advanced:
        found += float(settlement_production(t, p)) * (1.0 + surplus)
        return found + float(kinds * count(t.technologies[p]))
    found += float(city_production(t, p) + VARIETY_GOLD * kinds) + float(SURPLUS_GOLD) * surplus
    for wonder in listed(t.wonders[p]):
        if WONDER_GOLD[wonder] and has_wonder(t, p, wonder):
            found += float(WONDER_GOLD[wonder])
    return found


def counted(income: float) -> float:
    """Return what an income counts: below the least that everybody gets, a step of it brings nothing yet."""
    least = float(MINIMUM)
    return income if income >= least else least - POOR * (least - income)


def has_lent(t: Layout) -> bool:
    """Return whether any card is lent."""
    for land in range(t.world.land_count):
        if t.card_with[land] != NONE:
            return True
    return False


def with_cards_at_home(t: Table) -> Table:
    """Return a table on which no card is lent."""
    if not has_lent(t):
        return t
    home = t.clone()
    home.card_with = filled(MOST_LANDS, NONE)
    return home


# --- the worth of a seat ---


def worth(t: Table, home: Table, p: i64, o: Outlook, luck: float = 0.0) -> float:
    """Return what a seat has and will have, in points, wars and settlers apart.

    Args:
        home: the same table with all cards at home. luck: gold that came by luck and is not to count.
    """
    found = float(score_of(t, p)) + o.purse(t, p, luck)
    if o.ends:
        return found + milestones_worth(t, p, o.ends)
    income = expected_income(home, p)
    found += o.rate * (o.incomes - o.next) * counted(income)
    if o.next > 0.0:
        found += o.rate * o.next * max(float(MINIMUM), income if home is t else expected_income(t, p))
    found += land_worth(t, p, o) + pieces_worth(t, p, o)
    if t.agreed.advanced:
        return found + o.rate * royalties(t, p, o) + LEAD * float(count(t.technologies[p]))
    return found + milestones_worth(t, p, o.ends)


def land_worth(t: Layout, p: i64, o: Outlook) -> float:
    """Return what it is worth that settlements can still grow."""
    known = obtained(t)
    found = 0.0
    for land in range(t.world.land_count):
        if t.settlement_of[land] == p:
            size = t.settlement_size[land]
            found += LAND + o.leaning.settlement + o.leaning.growth * ROOM * float(METROPOLIS - size)
            if bars_size(t, land) is None:
                technology = SIZE_TECHNOLOGY[size + 1]
                if not t.agreed.advanced or technology == NONE or known & single(technology):
                    found += o.leaning.growth * NEXT
    return found * min(TIME, o.left) / TIME


def pieces_worth(t: Layout, p: i64, o: Outlook) -> float:
    """Return what units are worth by being there."""
    number = zeros(FIGURES + 1)
    for piece in range(len(t.piece_figure)):
        if t.piece_owner[piece] == p and t.piece_figure[piece] != NONE:
            number[t.piece_figure[piece]] += 1
    most = MANY_UNITS + settlements_of(t, p)
    found: i64 = 0
    for figure in range(FIGURES - 1, -1, -1):
        if number[figure] and most > 0:
            found += min(most, number[figure]) * price_of(t, figure)
            most -= number[figure]
    return o.leaning.unit * UNIT_SHARE * o.rate * float(found)


def royalties(t: Layout, p: i64, o: Outlook) -> float:
    """Return the gold that others will probably pay for what a player's technologies let them buy."""
    found = 0.0
    own = t.technologies[p]
    rounds = min(6.0, o.left)
    for improvement in range(IMPROVEMENTS):
        if own & single(IMPROVEMENT_TECHNOLOGY[improvement]) and t.obsolete & single(improvement) == 0:
            lacking: i64 = 0
            for q in range(t.players):
                if q != p and t.out >> q & 1 == 0 and t.improvements[q] & single(improvement) == 0:
                    lacking += 1
            found += BUYERS * rounds * float(lacking * ROYALTY[IMPROVEMENT_ERA[improvement]])
    others = float(t.players - count(t.out) - 1)
    for unit in range(UNITS):
        if own & single(UNIT_TECHNOLOGY[unit]) and UNIT_ERA[unit] >= t.era:
            found += UNITS_BOUGHT * min(3.0, rounds) * others * float(ROYALTY[UNIT_ERA[unit]])
    return found


def milestones_worth(t: Layout, p: i64, ends: bool) -> float:
    """Return what milestones are worth that a player can declare, or nearly can if there is time."""
    if t.agreed.advanced:
        return 0.0
    found = 0.0
    for milestone in range(MILESTONES):
        if MILESTONE_ERA[milestone] == t.era and t.milestones & single(milestone) == 0:
            reached = float(amount_of(t, p, milestone)) / float(MILESTONE_AMOUNT[milestone])
            share = READY if reached >= 1.0 else 0.0 if ends else NEARLY * reached * reached * reached
            found += share * float(WONDER_POINTS_BASIC)
    return found
