"""Auction: seats bid in turn, each more than the last, or pass and are out; who is left has it for their bid."""

from typing import ClassVar, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from epocha.engine.bits import single
from epocha.engine.course import Step
from epocha.engine.fields import SEAT, Field, index, number, subset
from epocha.engine.state import NOBODY, State
from epocha.engine.vec import append, vec

TableT = TypeVar("TableT", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Step[TableT]):
    """Open bidding by turns, until all but one have passed; who has not bid yet may, even if all others have passed.

    Push it with the seat that begins: `table.push(AUCTION, player)`. A subclass says what can be bid and what becomes
    of it; numbers of its own frame count from 3, and follow `Auction.NUMBERS`.

    Args:
        first: the action that passes; `first + n` bids n.
        least: the lowest bid.
    """

    PASSED: Final = 0  # set of seats that have passed
    HIGHEST: Final = 1  # bid so far, 0 if none
    BIDDER: Final = 2  # whose it is
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        subset("passed", of=SEAT),
        number("highest"),
        index("bidder", of=SEAT),
    )

    def __init__(
        self, name: str, rule: str, first: i64, least: i64 = 1, turn_rule: str = "", forced: bool = True
    ) -> None:
        super().__init__(name, rule, turn_rule, forced=forced)
        self.first: i64 = first
        self.least: i64 = least

    # --- what a game writes ---

    def most(self, table: TableT, player: i64) -> i64:
        """Return the highest bid that a seat could make good."""
        raise NotImplementedError

    def won(self, table: TableT, player: i64, bid: i64) -> None:
        """Go on when a seat has won; the auction is still the frame on top."""
        raise NotImplementedError

    def unsold(self, table: TableT) -> None:
        """Go on when nobody has bid; likewise."""
        raise NotImplementedError

    # --- what follows ---

    def legal(self, table: TableT, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=16), self.first)
        for bid in range(max(self.least, table.get(Auction.HIGHEST) + 1), self.most(table, player) + 1):
            out = append(out, self.first + bid)
        return out

    def apply(self, table: TableT, player: i64, action: i64) -> None:
        if action == self.first:
            self.skip(table, player)
            return
        table.put(Auction.HIGHEST, action - self.first)
        table.put(Auction.BIDDER, player)
        self.pass_on(table, player)

    def skip(self, table: TableT, player: i64) -> None:
        """A seat passes, or is out of the game."""
        table.put(Auction.PASSED, table.get(Auction.PASSED) | single(player))
        self.pass_on(table, player)

    def pass_on(self, table: TableT, player: i64) -> None:
        """Ask the next seat that is still in, or close."""
        highest = table.get(Auction.HIGHEST)
        bidder = table.get(Auction.BIDDER) if highest else NOBODY
        gone = table.get(Auction.PASSED) | table.out
        for k in range(1, table.players + 1):
            seat = (player + k) % table.players
            if seat == bidder:
                self.won(table, seat, highest)
                return
            if gone >> seat & 1 == 0:
                table.pass_to(seat)
                return
        self.unsold(table)
