"""Trade: which offers a bot makes, and which it accepts (CE-13)."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.components import NONE
from epocha.games.civilization_2002.goods import COINS, FIRST_CARD, lend
from epocha.games.civilization_2002.moves import ACCEPT, COUNTER, DECLINE, GIVE, OFFER, SEND, SWAP_GIVE, SWAP_TAKE, TAKE
from epocha.games.civilization_2002.outlook import Outlook, expected_income, rounds_left, with_cards_at_home, worth
from epocha.games.civilization_2002.settlements import holder_of_card, is_resource_card
from epocha.games.civilization_2002.state import KIND_BITS, Table
from epocha.games.civilization_2002.steps.trade import Answer, TradeTurn, can_swap, no_offer

LEAST_GAIN: Final = 1.0
"""Gold that a deal must bring either side."""
FAIR: Final = 0.6
"""The share of the partner's gain that one's own must be; against the leader, and between two, all of it."""
MOST_OFFERS: Final = 4
TRIFLE: Final = 0.02
MOST_COINS: Final = 60
MOST_EXTRA: Final = 6
"""Gold that is paid beyond half of the gain to make a deal welcome."""


class Deal:
    """An exchange of cards for this round, with gold to even it out.

    Attributes:
        other: with whom. given, taken: lands whose cards change hands, or NONE. paid: gold that the player pays, less
            than 0 if it is paid to them. gain: what it brings the player, in gold.
    """

    def __init__(self, other: i64, given: i64, taken: i64, paid: i64, gain: float) -> None:
        self.other = other
        self.given = given
        self.taken = taken
        self.paid = paid
        self.gain = gain

    def picks(self, first: i64) -> list[int]:
        """Return the whole answer that offers it, after a first pick."""
        out = [int(first)]
        if self.given != NONE:
            out.append(int(GIVE << KIND_BITS | FIRST_CARD + self.given))
        out += coins(max(0, self.paid), GIVE)
        if self.taken != NONE:
            out.append(int(TAKE << KIND_BITS | FIRST_CARD + self.taken))
        out += coins(max(0, -self.paid), TAKE)
        out.append(int(SEND << KIND_BITS))
        return out


def coins(gold: i64, kind: i64) -> list[int]:
    """Return the picks of so much gold, the fewest."""
    out: list[int] = []
    for coin in range(FIRST_CARD):
        while gold >= COINS[FIRST_CARD - 1 - coin]:
            gold -= COINS[FIRST_CARD - 1 - coin]
            out.append(int(kind << KIND_BITS | FIRST_CARD - 1 - coin))
    return out


# --- offers ---


def deals_proposed(t: Table, p: i64, draft: vec[i64]) -> list[list[int]]:
    """Return the best deals of cards for this round, at most one with each other player."""
    if len(draft) and draft[0] >> KIND_BITS != OFFER:
        return []
    deals: list[Deal] = []
    for other in range(t.players):
        if t.get(TradeTurn.MADE) == 0 and no_offer(t, p, other, 0) is None:
            deal = best_deal(t, p, other)
            if deal is not None:
                deals.append(deal)
    deals.sort(key=by_gain)
    return going_on([deal.picks(OFFER << KIND_BITS | deal.other) for deal in deals[:MOST_OFFERS]], draft)


def counters_proposed(t: Table, p: i64, draft: vec[i64]) -> list[list[int]]:
    """Return the best deal with whoever has made an offer, as a counter-offer, if it may still be made."""
    if t.get(Answer.COUNTERED):
        return []
    deal = best_deal(t, p, t.get(Answer.OFFERED) // t.slots)
    return [] if deal is None else going_on([deal.picks(COUNTER << KIND_BITS)], draft)


def going_on(answers: list[list[int]], draft: vec[i64]) -> list[list[int]]:
    """Return what is still to be picked of those answers that begin as a draft does."""
    begun = [int(draft[i]) for i in range(len(draft))]
    return [picks[len(begun) :] for picks in answers if picks[: len(begun)] == begun]


def by_gain(deal: Deal) -> float:
    """Sort key: the best first."""
    return -deal.gain


def best_deal(t: Table, p: i64, other: i64) -> Deal | None:
    """Return the deal of cards with another player that brings most to share, if one is good for both."""
    own = cards_of(t, p)
    theirs = cards_of(t, other)
    before = expected_income(t, p)
    other_before = expected_income(t, other)
    best: Deal | None = None
    for given in own:
        for taken in theirs:
            if given == NONE and taken == NONE:
                continue
            after = exchanged(t, p, other, given, taken, 0)
            deal = evened(
                t,
                p,
                other,
                given,
                taken,
                expected_income(after, p) - before,
                expected_income(after, other) - other_before,
            )
            if deal is not None and (best is None or deal.gain > best.gain):
                best = deal
    return None if best is None else made_welcome(t, p, best)


def made_welcome(t: Table, p: i64, deal: Deal) -> Deal | None:
    """Return a deal for which so much more is paid that the other will accept it, or None if none can be."""
    for more in range(0, MOST_EXTRA + 1, 2):
        paid = deal.paid + more
        if deal.gain - float(more) < LEAST_GAIN or paid > t.gold[p]:
            return None
        after = exchanged(t, p, deal.other, deal.given, deal.taken, paid)
        if is_fair(t, after, deal.other, p):
            return Deal(deal.other, deal.given, deal.taken, paid, deal.gain - float(more))
    return None


def cards_of(t: Table, p: i64) -> vec[i64]:
    """Return the lands whose resource cards a player holds, and NONE."""
    out = append(vec[i64](capacity=16), NONE)
    for land in range(t.world.land_count):
        if is_resource_card(t, land) and holder_of_card(t, land) == p:
            out = append(out, land)
    return out


def exchanged(t: Table, p: i64, other: i64, given: i64, taken: i64, paid: i64) -> Table:
    """Return the table after an exchange of cards for which a player pays."""
    after = t.clone()
    after.gold[p] -= paid
    after.gold[other] += paid
    if given != NONE:
        lend(after, given, other)
    if taken != NONE:
        lend(after, taken, p)
    return after


def evened(t: Table, p: i64, other: i64, given: i64, taken: i64, own: float, theirs: float) -> Deal | None:
    """Return the deal in which gold makes both gain alike, if there is enough to gain and to pay."""
    if own + theirs < 2.0 * LEAST_GAIN:
        return None
    paid = i64((own - theirs) / 2.0 + 1000.5) - 1000
    if own < theirs:
        paid = max(paid, -t.gold[other])
    else:
        paid = min(paid, t.gold[p])
    gain = own - float(paid)
    if gain < LEAST_GAIN or theirs + float(paid) < LEAST_GAIN or not -MOST_COINS <= paid <= MOST_COINS:
        return None
    return Deal(other, given, taken, paid, gain)


# --- Magellan's Voyage ---


def swaps_proposed(t: Table, p: i64, draft: vec[i64]) -> list[list[int]]:
    """Return the best exchange of two cards that a player can impose."""
    if not can_swap(t, p) or (len(draft) and draft[0] >> KIND_BITS != SWAP_GIVE):
        return []
    most = expected_income(t, p)
    found: list[list[int]] = []
    for other in range(t.players):
        if other == p or t.out >> other & 1:
            continue
        for given in cards_of(t, p):
            for taken in cards_of(t, other):
                if given == NONE or taken == NONE:
                    continue
                income = expected_income(exchanged(t, p, other, given, taken, 0), p)
                if income > most:
                    most = income
                    found = [[int(SWAP_GIVE << KIND_BITS | given), int(SWAP_TAKE << KIND_BITS | taken)]]
    if len(draft):
        return [picks[1:] for picks in found if picks[0] == draft[0]]
    return found


# --- answers ---


def answered(t: Table, p: i64, choices: vec[i64]) -> i64:
    """Return whether a player accepts an offer: never one by which they lose, nor one that helps others much more."""
    if choices[0] >> KIND_BITS != ACCEPT:
        return DECLINE << KIND_BITS
    offer = t.get(Answer.OFFERED)
    maker = offer // t.slots
    after = t.clone()
    after.carry_out(offer)
    return choices[0] if is_fair(t, after, p, maker) else DECLINE << KIND_BITS


def is_fair(t: Table, after: Table, p: i64, maker: i64) -> bool:
    """Return whether a player accepts what a deal would bring: a gain, and nearly that of who has proposed it."""
    own = gain_of(t, after, p)
    share = 1.0 if t.players - 1 == 1 or t.points(maker) > t.points(p) else FAIR
    return own > TRIFLE and own >= share * gain_of(t, after, maker)


def gain_of(before: Table, after: Table, p: i64) -> float:
    """Return what a player gains by a deal, in points."""
    o = Outlook(before, rounds_left(before))
    return worth(after, with_cards_at_home(after), p, o) - worth(before, with_cards_at_home(before), p, o)
