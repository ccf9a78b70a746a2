"""Bundles with offer and answer: lists of what is given and taken, checked on both sides and exchanged whole.

What can change hands are *items*, numbered by the game: a good that is counted, or one certain thing. A table of such a
game derives from `Trading` and says what an item is; `Bargain` is the floor on which everybody trades with everybody at
once. A game whose offers go in turn writes steps of its own over the same offers.

A line of an offer is an item, and whether it is taken or given: `item << 1 | taken`. Three silk are three lines.
"""

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from epocha.engine.chance import Chance
from epocha.engine.course import FLOOR, Step
from epocha.engine.fields import SEAT, Field, index, number, subset
from epocha.engine.frames import NOBODY
from epocha.engine.setup import Setup
from epocha.engine.state import State
from epocha.engine.vec import append, vec
from epocha.engine.vectors import NOTHING, filled

NO_LINE: Final = -1
GIVEN: Final = 0
TAKEN: Final = 1


def offer_fields(secret: str = "") -> tuple[Field, ...]:
    """Return the fields of `Trading`, to stand in a game's FIELDS; KINDS says how many a "slot" and a "line" are.

    Args:
        secret: SOME if only its two partners see an offer, so that `hide` of the game calls `hide_offers`.
    """
    return (
        index("offered_to", SEAT, "slot", of=SEAT, secret=secret),
        number("terms", SEAT, "slot", "line", least=NO_LINE, secret=secret),
        subset("gone", of=SEAT, secret=secret),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Trading(State):
    """A table with open offers.

    Attributes:
        slots: how many open offers a seat may have; lines: the most items in one.
        offered_to: whom each offer is made to, or -1; offer `player * slots + k` is the k-th of a player.
        terms: the lines of offer o from `o * lines` on, NO_LINE after the last.
        gone: set of seats that have left the floor.
    """

    def __init__(self, setup: Setup, chance: Chance | None, slots: i64, lines: i64) -> None:
        super().__init__(setup, chance)
        self.slots: i64 = slots
        self.lines_of_offer: i64 = lines
        self.offered_to = NOTHING
        self.terms = NOTHING
        self.gone: i64 = 0

    def clear_offers(self) -> None:
        """Let no offer be open; a game calls it when it lays out its table, a copy takes them from its original."""
        self.offered_to = filled(self.players * self.slots, -1)
        self.terms = filled(self.players * self.slots * self.lines_of_offer, NO_LINE)

    def copy_offers_to(self, other: "Trading") -> None:
        """Copy what `Trading` keeps; `clone` of the game calls it beside `copy_base_to`."""
        other.offered_to = self.offered_to[:]
        other.terms = self.terms[:]
        other.gone = self.gone

    # --- what a game writes ---

    def holds(self, player: i64, item: i64, count: i64) -> bool:
        """Return whether a seat has an item, so often, and may give it away."""
        raise NotImplementedError

    def hand_over(self, giver: i64, taker: i64, item: i64) -> None:
        """Let an item change hands, once."""
        raise NotImplementedError

    # --- offers ---

    def hide_offers(self, viewer: i64) -> None:
        """Hide the offers between other seats: a view looks as if there were none, and is complete as it is.

        Whoever has left the floor is back on it once an offer is made to them, so nobody sees of others that they have:
        the floor itself should be veiled.
        """
        self.gone &= 1 << viewer if viewer >= 0 else 0
        for offer in range(len(self.offered_to)):
            if offer // self.slots != viewer and self.offered_to[offer] != viewer:
                self.clear_offer(offer)

    def free_slot(self, player: i64) -> i64:
        """Return the first of a seat's offers that is not open, or -1."""
        for offer in range(player * self.slots, (player + 1) * self.slots):
            if self.offered_to[offer] < 0:
                return offer
        return -1

    def number_of(self, offer: i64) -> i64:
        """Return the number, from 0, by which whoever is made an open offer names it: its place, if that may be known.

        It tells them how many offers are open to others.
        """
        return offer

    def offer_of(self, player: i64, called: i64) -> i64:
        """Return the open offer to a seat that has a number, or -1."""
        return called if self.offered_to[called] == player else -1

    def put_offer(self, offer: i64, to: i64, lines: vec[i64]) -> None:
        """Open an offer."""
        self.clear_offer(offer)
        self.offered_to[offer] = to
        for at in range(len(lines)):
            self.terms[offer * self.lines_of_offer + at] = lines[at]

    def clear_offer(self, offer: i64) -> None:
        """Take an offer off the table."""
        self.offered_to[offer] = -1
        for at in range(offer * self.lines_of_offer, (offer + 1) * self.lines_of_offer):
            self.terms[at] = NO_LINE

    def clear_offers_to(self, player: i64) -> None:
        """Take all offers to a seat off the table."""
        for offer in range(len(self.offered_to)):
            if self.offered_to[offer] == player:
                self.clear_offer(offer)

    def line(self, offer: i64, at: i64) -> i64:
        """Return a line of an offer, or NO_LINE after the last."""
        return self.terms[offer * self.lines_of_offer + at] if at < self.lines_of_offer else NO_LINE

    def times_named(self, offer: i64, line: i64) -> i64:
        """Return how often an offer has a line."""
        found: i64 = 0
        for at in range(self.lines_of_offer):
            found += 1 if self.line(offer, at) == line else 0
        return found

    def is_covered(self, offer: i64) -> bool:
        """Return whether both sides have what an open offer names."""
        maker = offer // self.slots
        for at in range(self.lines_of_offer):
            line = self.line(offer, at)
            if line == NO_LINE:
                break
            same: i64 = 0
            for other in range(at + 1):
                same += 1 if self.line(offer, other) == line else 0
            if not self.holds(self.offered_to[offer] if line & 1 else maker, line >> 1, same):
                return False
        return True

    def carry_out(self, offer: i64) -> None:
        """Exchange everything that an open offer names, and take it off the table."""
        maker = offer // self.slots
        taker = self.offered_to[offer]
        for at in range(self.lines_of_offer):
            line = self.line(offer, at)
            if line == NO_LINE:
                break
            if line & 1:
                self.hand_over(taker, maker, line >> 1)
            else:
                self.hand_over(maker, taker, line >> 1)
        self.clear_offer(offer)


class OfferActions:
    """The first action of each kind in a bargain, ascending.

    Attributes:
        offer: + seat: begin an offer to it. give, take: + item: add a line. send: complete it.
        accept, refuse: + the offer's number. withdraw: + slot, one's own. leave: be asked no more.
    """

    def __init__(
        self, offer: i64, give: i64, take: i64, send: i64, accept: i64, refuse: i64, withdraw: i64, leave: i64
    ) -> None:
        """Note them; ValueError if they do not ascend."""
        self.offer: i64 = offer
        self.give: i64 = give
        self.take: i64 = take
        self.send: i64 = send
        self.accept: i64 = accept
        self.refuse: i64 = refuse
        self.withdraw: i64 = withdraw
        self.leave: i64 = leave
        if not offer < give < take < send < accept < refuse < withdraw < leave:
            raise ValueError("the actions of a bargain must ascend in the order of their names")


TradingT = TypeVar("TradingT", bound=Trading)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargain(Step[TradingT]):
    """A floor on which everybody may make, answer and withdraw offers until they leave.

    An offer is a draft: whom to, what is given, what is taken, send. All other answers are single picks. A game writes
    `bars`, `items`, `forbids` and `passed`.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        actions: OfferActions,
        turn_rule: str = "",
        asides: bool = False,
        veiled: bool = False,
    ) -> None:
        super().__init__(name, rule, turn_rule, mode=FLOOR, draft=True, asides=asides, veiled=veiled)
        self.actions: OfferActions = actions

    # --- what a game writes ---

    def bars(self, table: TradingT, player: i64, to: i64) -> str | None:
        """Return the rule that keeps a player from making an offer to a seat, if one does."""
        raise NotImplementedError

    def items(self, table: TradingT, player: i64, to: i64, draft: vec[i64]) -> vec[i64]:
        """Return the picks that may be added to an offer, ascending, without sending it; see `open_items`."""
        raise NotImplementedError

    def line_of(self, table: TradingT, player: i64, pick: i64) -> i64:
        """Return the line that a pick stands for; a game overrides it if what is picked is not what is written."""
        actions = self.actions
        return (pick - actions.take) << 1 | TAKEN if pick >= actions.take else (pick - actions.give) << 1

    def made(self, table: TradingT, player: i64, offer: i64) -> None:
        """Do what the rules tie to making an offer: count it, tell a secret, refuse what it counters."""

    # --- what follows ---

    def seats(self, table: TradingT) -> i64:
        return ((1 << table.players) - 1) & ~table.out & ~table.gone

    def is_surely_open(self, table: TradingT, player: i64) -> bool:
        """Whoever composes no offer can leave."""
        return table.first_pick(player) == NOBODY

    def legal(self, table: TradingT, player: i64) -> vec[i64]:
        return self.picks_after(table, player, table.draft(player))

    def picks_after(self, table: TradingT, player: i64, draft: vec[i64]) -> vec[i64]:
        """Return what a player may pick after a draft, which may be empty."""
        if len(draft) == 0:
            return self.openings(table, player)
        out = self.items(table, player, draft[0] - self.actions.offer, draft)
        return append(out, self.actions.send) if len(draft) > 1 else out

    def openings(self, table: TradingT, player: i64) -> vec[i64]:
        """Return what a player may do who is not composing an offer."""
        actions = self.actions
        out = vec[i64](capacity=16)
        if table.free_slot(player) >= 0:
            for to in range(table.players):
                if self.bars(table, player, to) is None:
                    out = append(out, actions.offer + to)
        for called in range(len(table.offered_to)):
            offer = table.offer_of(player, called)
            if offer >= 0 and table.is_covered(offer):
                out = append(out, actions.accept + called)
        for called in range(len(table.offered_to)):
            if table.offer_of(player, called) >= 0:
                out = append(out, actions.refuse + called)
        for slot in range(table.slots):
            if table.offered_to[player * table.slots + slot] >= 0:
                out = append(out, actions.withdraw + slot)
        return append(out, actions.leave)

    def open_items(
        self, table: TradingT, giver: i64, draft: vec[i64], base: i64, first: i64, last: i64, out: vec[i64]
    ) -> vec[i64]:
        """Add the picks `base + item` for items from `first` up to before `last` of which the giver has one more left.

        Args:
            base: `actions.give` for what the maker gives, `actions.take` for what they take.
        """
        if len(draft) > table.lines_of_offer:
            return out
        for item in range(first, last):
            if table.holds(giver, item, times(draft, base + item) + 1):
                out = append(out, base + item)
        return out

    def completes(self, table: TradingT, player: i64, action: i64) -> bool:
        return action >= self.actions.send

    def commit(self, table: TradingT, player: i64, picks: vec[i64]) -> None:
        actions = self.actions
        action = picks[0]
        if action < actions.give:
            self.make(table, player, picks)
        elif action < actions.refuse:
            table.carry_out(table.offer_of(player, action - actions.accept))
        elif action < actions.withdraw:
            table.clear_offer(table.offer_of(player, action - actions.refuse))
        elif action < actions.leave:
            table.clear_offer(player * table.slots + action - actions.withdraw)
        else:
            for slot in range(table.slots):
                table.clear_offer(player * table.slots + slot)
            table.clear_offers_to(player)
            table.gone |= 1 << player

    def make(self, table: TradingT, player: i64, picks: vec[i64]) -> None:
        """Open the offer that a draft describes."""
        lines = vec[i64](capacity=len(picks))
        for at in range(1, len(picks) - 1):
            lines = append(lines, self.line_of(table, player, picks[at]))
        offer = table.free_slot(player)
        table.put_offer(offer, picks[0] - self.actions.offer, lines)
        self.made(table, player, offer)


def times(draft: vec[i64], pick: i64) -> i64:
    """Return how often a draft has a pick."""
    found: i64 = 0
    for at in range(len(draft)):
        if draft[at] == pick:
            found += 1
    return found
