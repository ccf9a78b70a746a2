"""Lot: what chance gave a seat, as the story of a game tells it."""

from typing import NamedTuple


class Lot(NamedTuple):
    """What chance gave a seat.

    Attributes:
        kind: of what. The locale has `luck-KIND`, a short name; `luck-KIND-about`, a sentence that explains it; and
            `luck-KIND-n`, what stands beside a seat, with $got and $times.
        times: how often it was asked: dice thrown, cards drawn.
        got: what it gave in all; expected: what it gives on average, None where there is nothing to compare with.
    """

    kind: str
    times: int
    got: int
    expected: float | None = None

    def added(self, other: "Lot | None") -> "Lot":
        """Return this and an earlier one of its kind together."""
        if other is None:
            return self
        expected = None if self.expected is None else self.expected + (other.expected or 0)
        return Lot(self.kind, self.times + other.times, self.got + other.got, expected)
