"""Colonisation: the auction of a territory, and the force that is sent (TA-30)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.auction import Auction
from epocha.engine.course import Step
from epocha.engine.fields import Field, number
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import BONUS, CATEGORY, COLONIZATION, NONE, SITES, UNIT_SITE
from epocha.games.through_the_ages.effects import BONUS_CARD_MORE, COLONIZATION_MORE
from epocha.games.through_the_ages.layout import MILITARY_SLOTS
from epocha.games.through_the_ages.piles import put_to_past
from epocha.games.through_the_ages.ratings import unit_strength
from epocha.games.through_the_ages.state import BID, DONE, KIND_BITS, PAYLOAD, SEND, Table
from epocha.games.through_the_ages.steps.attacks import (
    cards_to_spend,
    cards_value,
    has_units,
    lose_units,
    sent_strength,
    sent_units,
    spend_cards,
    units_to_send,
)
from epocha.games.through_the_ages.steps.common import BIDDING, LANDING
from epocha.games.through_the_ages.steps.events import begin_effects
from epocha.games.through_the_ages.tableau import add_colony
from epocha.games.through_the_ages.values import army_bonus

MOST_BID: Final = 255


def begin_auction(t: Table) -> None:
    """TA-30.1, TA-30.2: the active player bids first."""
    t.push(BIDDING, t.turn)


def greatest_force(t: Table, p: i64) -> i64:
    """Return the greatest force a player can send: all units and all bonus cards (TA-30.8, TA-30.11)."""
    if not has_units(t, p):
        return 0
    found = army_bonus(t, p, False) + t.perk(p, COLONIZATION_MORE)
    for site in range(UNIT_SITE, SITES):
        found += t.workers[p * SITES + site] * unit_strength(t, p, site)
    for at in range(p * MILITARY_SLOTS, p * MILITARY_SLOTS + t.military_count[p]):
        card = t.military_hand[at]
        if card != NONE and CATEGORY[card] == BONUS:
            found += COLONIZATION[card] + t.perk(p, BONUS_CARD_MORE)
    return min(found, MOST_BID)


class Bidding(Auction[Table]):
    """DP-BID: higher, or out of the auction for good (TA-30.3 to TA-30.9)."""

    def most(self, table: Table, player: i64) -> i64:
        return greatest_force(table, player)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        """A player without a unit cannot bid (TA-30.8), as everybody can see."""
        return super().legal(table, player) if has_units(table, player) else vec[i64](capacity=1)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != BID:
            return "TA-30.4"
        return "TA-30.3" if action & PAYLOAD <= table.get(Auction.HIGHEST) else "TA-30.8"

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (1, MOST_BID)

    def won(self, table: Table, player: i64, bid: i64) -> None:
        table.replace(LANDING, player, bid)

    def unsold(self, table: Table) -> None:
        """TA-30.7."""
        table.pop()
        put_to_past(table, table.shown)
        table.shown = NONE


class Landing(Step[Table]):
    """DP-COLONISE: units and bonus cards with a force of at least the bid (TA-30.10 to TA-30.13)."""

    BID: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("bid", most=MOST_BID),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        out = units_to_send(table, player, draft, vec[i64](capacity=16))
        out = cards_to_spend(table, player, draft, out)
        if len(out) and not self.suffices(table, player, draft):
            return out
        return append(out, DONE << KIND_BITS)  # in a guess at hidden hands a bid may be more than anybody can send

    def suffices(self, table: Table, player: i64, draft: vec[i64]) -> bool:
        """Return whether a force has a unit and is great enough (TA-30.11, TA-30.12)."""
        for i in range(len(draft)):
            if draft[i] >> KIND_BITS == SEND:
                return force_of(table, player, draft) >= table.get(Landing.BID)
        return False

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != DONE:
            return "TA-30.11"
        draft = table.draft(player)
        return "TA-30.10" if force_of(table, player, draft) < table.get(Landing.BID) else "TA-30.12"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        return action >> KIND_BITS == DONE

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        table.pop()
        spend_cards(table, player, picks)
        lose_units(table, player, sent_units(picks))
        settle_colony(table, player)


def force_of(t: Table, p: i64, draft: vec[i64]) -> i64:
    """Return the force of a draft (TA-30.11)."""
    return sent_strength(t, p, draft) + cards_value(t, p, draft, False) + t.perk(p, COLONIZATION_MORE)


def settle_colony(t: Table, p: i64) -> None:
    """The territory shown becomes a colony: its permanent benefit, then its one-time gain (TA-30.17)."""
    add_colony(t, p, t.shown)
    begin_effects(t, p, p, 0)
