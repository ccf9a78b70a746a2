"""The trade phase: trade turns in play order, offers with one counter-offer, Magellan's Voyage (CE-13).

TRADE -> TRADE_TURN [-> ANSWER [-> ANSWER to a counter-offer]] ... -> TRADE_TURN of the next ...
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bundles import TAKEN
from epocha.engine.course import Step
from epocha.engine.fields import Field, flag, number
from epocha.engine.vec import append, vec
from epocha.engine.vectors import NOTHING
from epocha.games.civilization_2002.components import MAGELLANS_VOYAGE
from epocha.games.civilization_2002.goods import Gifts, has_anything, item_of_pick, lend, no_gift, picks_left, picks_of
from epocha.games.civilization_2002.moves import ACCEPT, COUNTER, DECLINE, GIVE, OFFER, SEND, SWAP_GIVE, SWAP_TAKE, TAKE
from epocha.games.civilization_2002.ranges import in_range
from epocha.games.civilization_2002.settlements import holder_of_card, is_resource_card
from epocha.games.civilization_2002.state import KIND_BITS, PASS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.common import TRADE, Going
from epocha.games.civilization_2002.steps.declaring import has_asides
from epocha.games.civilization_2002.steps.gaining import technologies_changed
from epocha.games.civilization_2002.steps.order import ANSWER, TRADE_TURN
from epocha.games.civilization_2002.technologies import has_wonder


class Trade(Step[Table]):
    """CE-13.16, CE-13.17: circuits of trade turns, until one brings no deal."""

    TURNS: Final = 0
    DEALT: Final = 1
    SWAPPED: Final = 2
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("turns"), flag("dealt"), flag("swapped"))

    def run(self, table: Table) -> None:
        turns = table.get(Trade.TURNS)
        if turns >= table.players * table.agreed.circuits or (
            turns > 0 and turns % table.players == 0 and table.get(Trade.DEALT) == 0
        ):
            table.pop()
            return
        if turns % table.players == 0:
            table.put(Trade.DEALT, 0)
        table.put(Trade.TURNS, turns + 1)
        player = (table.first + turns) % table.players
        if table.out >> player & 1 == 0:
            table.push(TRADE_TURN, player)


# --- composing ---


def gifts_so_far(draft: vec[i64], kind: i64) -> Gifts:
    """Return what is given by the picks of a kind in a draft."""
    gifts = Gifts()
    for at in range(len(draft)):
        if draft[at] >> KIND_BITS == kind:
            gifts.add(draft[at] & PAYLOAD)
    return gifts


def items_open(t: Table, player: i64, other: i64, draft: vec[i64]) -> vec[i64]:
    """Return the picks by which a draft of an offer could go on, ascending."""
    out = vec[i64](capacity=32)
    if len(draft) <= t.lines_of_offer:
        out = picks_of(t, player, gifts_so_far(draft, GIVE), GIVE << KIND_BITS, out)
        out = picks_of(t, other, gifts_so_far(draft, TAKE), TAKE << KIND_BITS, out)
    return append(out, SEND << KIND_BITS) if len(draft) > 1 else out


def items_left(t: Table, player: i64, other: i64, draft: vec[i64], before: vec[i64]) -> vec[i64]:
    """Return what `items_open` does after one more pick, from what it returned before that."""
    if len(draft) <= 2 or len(draft) > t.lines_of_offer:
        return items_open(t, player, other, draft)
    last = draft[len(draft) - 1]
    kind = last >> KIND_BITS
    giver = player if kind == GIVE else other
    return picks_left(t, giver, gifts_so_far(draft, kind), last & PAYLOAD, kind << KIND_BITS, before[:])


def no_item(t: Table, player: i64, other: i64, draft: vec[i64], action: i64) -> str:
    """Return the rule against an action while an offer to another player is composed."""
    kind = action >> KIND_BITS
    if kind != GIVE and kind != TAKE:
        return "CE-13.16"
    giver = player if kind == GIVE else other
    return no_gift(t, giver, action & PAYLOAD, gifts_so_far(draft, kind))


def given_so_far(t: Table, player: i64, kind: i64, draft: vec[i64]) -> vec[i64]:
    """Return the items that a seat gives by the picks of a kind in a draft."""
    out = vec[i64](capacity=8)
    for at in range(len(draft)):
        if draft[at] >> KIND_BITS == kind:
            out = append(out, item_of_pick(t, player, draft[at] & PAYLOAD, out))
    return out


def make_offer(t: Table, player: i64, other: i64, picks: vec[i64]) -> i64:
    """Open the offer that a draft describes; return its number."""
    lines = vec[i64](capacity=len(picks))
    given = given_so_far(t, player, GIVE, picks)
    for at in range(len(given)):
        lines = append(lines, given[at] << 1)
    taken = given_so_far(t, other, TAKE, picks)
    for at in range(len(taken)):
        lines = append(lines, taken[at] << 1 | TAKEN)
    offer = t.free_slot(player)
    t.put_offer(offer, other, lines)
    return offer


# --- a trade turn ---


class TradeTurn(Going):
    """D-OFFER, D-MAGELLANS_VOYAGE: offers to others, one at a time."""

    MADE: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("made"),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        if len(draft) and draft[0] >> KIND_BITS == OFFER:
            return items_open(table, player, draft[0] & PAYLOAD, draft)
        if len(draft):
            return cards_to_swap(table, player, False)
        out = append(vec[i64](capacity=8), PASS << KIND_BITS)
        for other in range(table.players):
            if no_offer(table, player, other, table.get(TradeTurn.MADE)) is None:
                out = append(out, OFFER << KIND_BITS | other)
        if can_swap(table, player) and len(cards_to_swap(table, player, False)):
            own = cards_to_swap(table, player, True)
            for at in range(len(own)):
                out = append(out, own[at])
        return out if len(out) > 1 or has_asides(table, player) else NOTHING

    def narrowed(self, table: Table, player: i64, before: vec[i64]) -> vec[i64]:
        draft = table.draft(player)
        if draft[0] >> KIND_BITS != OFFER:
            return self.legal(table, player)
        return items_left(table, player, draft[0] & PAYLOAD, draft, before)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        if kind == OFFER:
            return no_offer(table, player, action & PAYLOAD, table.get(TradeTurn.MADE)) or "CE-13.16"
        if kind == SWAP_GIVE or kind == SWAP_TAKE:
            return "CE-13.19"
        draft = table.draft(player)
        if len(draft) and draft[0] >> KIND_BITS == OFFER:
            return no_item(table, player, draft[0] & PAYLOAD, draft, action)
        return "CE-13.16"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        kind = action >> KIND_BITS
        return kind == PASS or kind == SEND or kind == SWAP_TAKE

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        kind = picks[0] >> KIND_BITS
        if kind == PASS:
            table.pop()
        elif kind == OFFER:
            other = picks[0] & PAYLOAD
            table.put(TradeTurn.MADE, table.get(TradeTurn.MADE) + 1)
            table.push(ANSWER, other, make_offer(table, player, other, picks), 0)
        else:
            swap(table, player, picks[0] & PAYLOAD, picks[1] & PAYLOAD)


def no_offer(t: Table, player: i64, other: i64, made: i64) -> str | None:
    """Return the rule that keeps a player from making an offer to another one; None if none does."""
    if made >= t.agreed.offers or other >= t.players or other == player or t.out >> other & 1:
        return "CE-13.16"
    if not in_range(t, player, other):
        return "CE-13.3"
    return None if has_anything(t, player) or has_anything(t, other) else "CE-13.5"


# --- Magellan's Voyage ---


def can_swap(t: Table, player: i64) -> bool:
    """Return whether a player may impose an exchange in this phase (CE-13.19)."""
    return has_wonder(t, player, MAGELLANS_VOYAGE) and t.read(t.frame_of(TRADE), Trade.SWAPPED) == 0


def cards_to_swap(t: Table, player: i64, own: bool) -> vec[i64]:
    """Return the picks of resource cards that a player holds, or that others in range hold."""
    out = vec[i64](capacity=8)
    for land in range(t.world.land_count):
        if is_resource_card(t, land):
            holder = holder_of_card(t, land)
            if own and holder == player:
                out = append(out, SWAP_GIVE << KIND_BITS | land)
            if not own and holder != player and t.out >> holder & 1 == 0 and in_range(t, player, holder):
                out = append(out, SWAP_TAKE << KIND_BITS | land)
    return out


def swap(t: Table, player: i64, own: i64, wanted: i64) -> None:
    """Exchange two resource cards for this round."""
    other = holder_of_card(t, wanted)
    lend(t, own, other)
    lend(t, wanted, player)
    t.write(t.frame_of(TRADE), Trade.SWAPPED, 1)


# --- answers ---


class Answer(Going):
    """D-ANSWER, D-COUNTER-ANSWER: accept, decline, or once make a counter-offer."""

    OFFERED: Final = 0
    COUNTERED: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("offered"), flag("countered"))

    def maker(self, table: Table) -> i64:
        """Return who has made the offer."""
        return table.get(Answer.OFFERED) // table.slots

    def legal(self, table: Table, player: i64) -> vec[i64]:
        draft = table.draft(player)
        maker = self.maker(table)
        if len(draft):
            return items_open(table, player, maker, draft)
        out = vec[i64](capacity=4)
        if table.is_covered(table.get(Answer.OFFERED)):
            out = append(out, ACCEPT << KIND_BITS)
        out = append(out, DECLINE << KIND_BITS)
        return out if table.get(Answer.COUNTERED) else append(out, COUNTER << KIND_BITS)

    def narrowed(self, table: Table, player: i64, before: vec[i64]) -> vec[i64]:
        return items_left(table, player, self.maker(table), table.draft(player), before)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        draft = table.draft(player)
        return no_item(table, player, self.maker(table), draft, action) if len(draft) else "CE-13.16"

    def completes(self, table: Table, player: i64, action: i64) -> bool:
        kind = action >> KIND_BITS
        return kind == ACCEPT or kind == DECLINE or kind == SEND

    def commit(self, table: Table, player: i64, picks: vec[i64]) -> None:
        offer = table.get(Answer.OFFERED)
        maker = self.maker(table)
        kind = picks[0] >> KIND_BITS
        table.pop()
        if kind == ACCEPT:
            table.carry_out(offer)
            table.write(table.frame_of(TRADE), Trade.DEALT, 1)
            technologies_changed(table)
            return
        table.clear_offer(offer)
        if kind == COUNTER:
            table.push(ANSWER, maker, make_offer(table, player, maker, picks), 1)

    def skip(self, table: Table, player: i64) -> None:
        table.clear_offer(table.get(Answer.OFFERED))
        table.pop()
