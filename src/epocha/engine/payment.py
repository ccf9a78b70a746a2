"""Payments: what the rules ask for piece by piece, put together so that it can be answered in one go.

A game that asks for one resource after the other says here what the whole may consist of; whoever plays chooses how
much of each, and sends the picks with commas between them. The rules judge such an answer pick by pick as ever.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple


class Portion(NamedTuple):
    """One kind of what can be paid.

    Attributes:
        pick: the text of the action that pays one piece.
        symbol: the name of its symbol; see `engine.svg.symbol_svg`.
        words: what it is called.
        most: how many pieces can be paid.
        worth: what a piece brings, in the unit that the payment names; 0 if nothing.
        cost: how dear a piece is, to find the cheapest payment.
        begun: whether pieces of this kind have been paid already.
    """

    pick: str
    symbol: str
    words: str
    most: int
    worth: int = 0
    cost: int = 1
    begun: bool = False


class Payment(NamedTuple):
    """What a player may pay for the question at hand.

    Attributes:
        portions: the kinds.
        least, most: how many pieces it takes and how many it may take, those paid before left out.
        confirm: what the whole does, for its button.
        kinds: how many different kinds there must be in the end, those begun included; 0 for any number.
        end: the text of the action that ends a payment of fewer pieces than `most`; "" if there is none.
        unit: the symbol of what is worth something; "" if nothing is.
        brought: what the pieces paid before are worth.
        ways: how much of each portion makes a whole payment, where numbers alone do not say that, the one proposed
            first; all of these come to the same worth.
    """

    portions: Sequence[Portion]
    least: int
    most: int
    confirm: str
    kinds: int = 0
    end: str = ""
    unit: str = ""
    brought: int = 0
    ways: Sequence[Sequence[int]] = ()

    def text(self, amounts: Sequence[int]) -> str:
        """Return the answer that pays so much of each kind."""
        picks = [one.pick for one, amount in zip(self.portions, amounts, strict=True) for _ in range(amount)]
        return ", ".join(picks + [self.end] * bool(self.end and len(picks) < self.most))

    def fits(self, amounts: Sequence[int]) -> bool:
        """Return whether so much of each kind is a whole payment."""
        if self.ways:
            return list(amounts) in [list(way) for way in self.ways]
        used = sum([one.begun or amount > 0 for one, amount in zip(self.portions, amounts, strict=True)])
        within = all(0 <= amount <= one.most for one, amount in zip(self.portions, amounts, strict=True))
        return within and self.least <= sum(amounts) <= self.most and self.kinds in (0, used)

    def worth(self, amounts: Sequence[int]) -> int:
        """Return what so much of each kind is worth."""
        return sum([one.worth * amount for one, amount in zip(self.portions, amounts, strict=True)])

    def cheapest(self) -> list[int]:
        """Return how much of each kind the cheapest payment takes, or the one proposed; all 0 if nothing fits."""
        if self.ways:
            return list(self.ways[0])
        best: list[int] = [0] * len(self.portions)
        least = 0
        for some in self._choices():
            amounts = [int(i in some and not one.begun) if self.kinds else 0 for i, one in enumerate(self.portions)]
            for i in sorted(some, key=lambda i: self.portions[i].cost):
                amounts[i] += max(0, min(self.portions[i].most - amounts[i], self.least - sum(amounts)))
            cost = sum([amount * one.cost for amount, one in zip(amounts, self.portions, strict=True)])
            if self.fits(amounts) and (least == 0 or cost < least):
                best, least = amounts, cost
        return best

    def _choices(self) -> list[tuple[int, ...]]:
        """Return the sets of kinds that may be paid together, by their numbers."""
        every = range(len(self.portions))
        if not self.kinds:
            return [tuple(every)]
        begun = {i for i in every if self.portions[i].begun}
        return [some for some in combinations(every, self.kinds) if begun <= set(some)]


class Whole(NamedTuple):
    """Several picks that make sense together, for one click: their text, and a sentence for the button."""

    text: str
    sentence: str
