"""The Trade phase: everybody negotiates with everybody at once (CF-11.5 to CF-11.12)."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bundles import GIVEN, TAKEN, Bargain, OfferActions
from epocha.engine.vec import append, vec
from epocha.engine.vectors import filled
from epocha.games.civilization_2010.effects import OWN_TURN, TRADE_PHASE
from epocha.games.civilization_2010.goods import (
    add_items,
    backed_offers,
    has_goods,
    hidden_from,
    hidden_left,
    items_of,
    lose_excess,
    sorts_asked,
    take_off,
)
from epocha.games.civilization_2010.layout import LINES
from epocha.games.civilization_2010.state import (
    ACCEPT,
    GIVE,
    KIND_BITS,
    LEAVE,
    OFFER,
    PAYLOAD,
    REFUSE,
    SEND,
    TAKE,
    WITHDRAW,
    Table,
)
from epocha.games.civilization_2010.steps.common import settle
from epocha.games.civilization_2010.steps.costs import do_deed
from epocha.games.civilization_2010.steps.deeds import (
    add_deeds,
    bars_deed,
    deed_picks,
    is_deed,
    is_named,
    source_of,
)

OFFER_ACTIONS: Final = OfferActions(
    offer=OFFER << KIND_BITS,
    give=GIVE << KIND_BITS,
    take=TAKE << KIND_BITS,
    send=SEND << KIND_BITS,
    accept=ACCEPT << KIND_BITS,
    refuse=REFUSE << KIND_BITS,
    withdraw=WITHDRAW << KIND_BITS,
    leave=LEAVE << KIND_BITS,
)


class Trade(Bargain[Table]):
    """CF-D8: offers to one other player each, accepted or refused as a whole; abilities of the phase; done."""

    def bars(self, table: Table, player: i64, to: i64) -> str | None:
        if to == player or to >= table.players or table.free_slot(player) < 0:
            return "CF-11.8"
        if not has_goods(table, player) and not has_goods(table, to):
            return "CF-11.8"
        return None if table.offers_made[player] < table.agreed.offers else "CF-33.5"

    def items(self, table: Table, player: i64, to: i64, draft: vec[i64]) -> vec[i64]:
        """What lies face down of others nobody knows: it is asked for by its sort (CF-11.10)."""
        out = vec[i64](capacity=64)
        if len(draft) > LINES:
            return out
        out = add_items(table, player, draft, self.actions.give, True, out)
        return add_items(table, to, draft, self.actions.take, False, out)

    def made(self, table: Table, player: i64, offer: i64) -> None:
        """CF-11.11: the phase is open again to whom an offer is made."""
        table.offers_made[player] += 1
        table.gone &= ~(1 << table.offered_to[offer])

    def picks_after(self, table: Table, player: i64, draft: vec[i64]) -> vec[i64]:
        if len(draft) and is_deed(draft[0] >> KIND_BITS):
            return deed_picks(table, player, draft)
        if len(draft) and draft[0] >> KIND_BITS == ACCEPT:
            return self.items_to_name(table, player, draft)
        return super().picks_after(table, player, draft)

    def narrowed(self, table: Table, player: i64, before: vec[i64]) -> vec[i64]:
        draft = table.draft(player)
        if draft[0] >> KIND_BITS != OFFER or len(draft) <= 2 or len(draft) > LINES:
            return self.legal(table, player)
        pick = draft[len(draft) - 1]
        if pick >> KIND_BITS == GIVE:
            return take_off(table, player, draft, pick, self.actions.give, before[:])
        return take_off(table, draft[0] & PAYLOAD, draft, pick, self.actions.take, before[:])

    def items_to_name(self, table: Table, player: i64, draft: vec[i64]) -> vec[i64]:
        """What could be the next of the face-down items that the offer being accepted asks for."""
        out = vec[i64](capacity=16)
        sorts = sorts_asked(table, table.offer_of(player, draft[0] & PAYLOAD))
        if len(draft) > len(sorts):
            return out
        chosen = vec[i64](capacity=len(draft))
        for at in range(1, len(draft)):
            chosen = append(chosen, draft[at] & PAYLOAD)
        items = items_of(table, player, table.terms[sorts[len(draft) - 1]] >> 1, chosen, vec[i64](capacity=16))
        for at in range(len(items)):
            out = append(out, GIVE << KIND_BITS | items[at])
        return out

    def openings(self, table: Table, player: i64) -> vec[i64]:
        """Abilities of the phase come first, as their actions are lower."""
        out = add_deeds(table, player, TRADE_PHASE, OWN_TURN, vec[i64](capacity=16))
        offers = super().openings(table, player)
        for at in range(len(offers)):
            out = append(out, offers[at])
        return out

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        first = table.first_pick(player)
        if is_deed(first >> KIND_BITS):
            return is_named(table, player, table.draft(player))
        if first >> KIND_BITS == ACCEPT:
            return len(table.draft(player)) > len(sorts_asked(table, table.offer_of(player, first & PAYLOAD)))
        return super().completes(table, player, action)

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        kind = picks[0] >> KIND_BITS
        if is_deed(kind):
            do_deed(table, player, picks)
        else:
            if kind != ACCEPT:
                super().commit(table, player, picks)
                return  # nothing has changed hands
            self.exchange(table, player, picks)
        settle(table, player)

    def exchange(self, table: Table, player: i64, picks: vec[i64]) -> None:
        """Let goods change hands, and take offers off the table that tell of what has, or cannot be kept any more."""
        offer = table.offer_of(player, picks[0] & PAYLOAD)
        name_items(table, offer, picks)
        maker = offer // table.slots
        given = hidden_from(table, offer, GIVEN)
        taken = hidden_from(table, offer, TAKEN)
        super().commit(table, player, picks)
        lose_excess(table)
        hidden_left(table, maker, given)
        hidden_left(table, player, taken)
        backed_offers(table)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        if is_deed(kind):
            return bars_deed(table, player, source_of(action), TRADE_PHASE, OWN_TURN) or "CF-11.5"
        if kind == OFFER:
            return self.bars(table, player, action & PAYLOAD) or "CF-11.8"
        return "CF-11.8" if kind in (GIVE, TAKE, SEND) else "CF-11.9"

    def passed(self, table: Table) -> None:
        table.pop()
        for offer in range(len(table.offered_to)):
            table.clear_offer(offer)
        table.last_number = filled(table.players * table.players, 0)


def name_items(t: Table, offer: i64, picks: vec[i64]) -> None:
    """Put what the accepter gives in the place of the sorts that an offer asks for."""
    sorts = sorts_asked(t, offer)
    for k in range(len(sorts)):
        t.terms[sorts[k]] = (picks[k + 1] & PAYLOAD) << 1 | TAKEN
