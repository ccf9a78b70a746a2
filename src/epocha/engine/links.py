"""Links: which places of a map lead to which, with distances and paths. Places are numbers from 0; nothing changes."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.engine.vectors import filled

UNREACHED: Final = -1


class Links:
    """The steps from every place to its neighbours, ascending.

    Attributes:
        places: how many there are.
        first, to: the neighbours of place p are `to[first[p]]` up to before `to[first[p + 1]]`.
    """

    def __init__(self, neighbours: list[list[int]]) -> None:
        self.places: i64 = len(neighbours)
        self.first: vec[i64] = vec[i64](capacity=len(neighbours) + 1)
        self.to: vec[i64] = vec[i64](capacity=16)
        for around in neighbours:
            self.first = append(self.first, len(self.to))
            for place in sorted(around):
                self.to = append(self.to, place)
        self.first = append(self.first, len(self.to))
        self._distances: vec[i64] = vec[i64](capacity=0)

    def count(self, place: i64) -> i64:
        """Return how many neighbours a place has."""
        return self.first[place + 1] - self.first[place]

    def has(self, place: i64, other: i64) -> bool:
        """Return whether a step leads from a place to another."""
        for at in range(self.first[place], self.first[place + 1]):
            if self.to[at] == other:
                return True
        return False

    def spread(self, starts: vec[i64], most: i64, closed: vec[i64]) -> vec[i64]:
        """Return how far each place is from the nearest of some, UNREACHED beyond `most` steps.

        Args:
            starts: distance 0. most: the longest distance looked for.
            closed: 1 for each place that may not be entered; empty if all may.
        """
        far = filled(self.places, UNREACHED)
        queue = vec[i64](capacity=self.places)
        for start in starts:
            if far[start] < 0:
                far[start] = 0
                queue = append(queue, start)
        done: i64 = 0
        while done < len(queue):
            place = queue[done]
            done += 1
            if far[place] == most:
                break
            for at in range(self.first[place], self.first[place + 1]):
                other = self.to[at]
                if far[other] < 0 and (len(closed) == 0 or closed[other] == 0):
                    far[other] = far[place] + 1
                    queue = append(queue, other)
        return far

    def distance(self, place: i64, other: i64) -> i64:
        """Return the fewest steps from a place to another, or UNREACHED. The first question makes a table of all."""
        if len(self._distances) == 0:
            self._measure()
        return self._distances[place * self.places + other]

    def _measure(self) -> None:
        out = vec[i64](capacity=self.places * self.places)
        for place in range(self.places):
            start = append(vec[i64](capacity=1), place)
            for far in self.spread(start, self.places, vec[i64](capacity=0)):
                out = append(out, far)
        self._distances = out

    def path(self, place: i64, other: i64, closed: vec[i64]) -> vec[i64]:
        """Return a shortest path: the places after the first, up to the other; empty if there is none.

        Of several, the one whose first steps have the lowest numbers. `closed` as for `spread`; both ends may be.
        """
        out = vec[i64](capacity=8)
        far = self.spread(append(vec[i64](capacity=1), other), self.places, closed)
        nearest: i64 = UNREACHED
        while place != other:
            nearest = UNREACHED
            for at in range(self.first[place], self.first[place + 1]):
                step = self.to[at]
                if far[step] >= 0 and (nearest < 0 or far[step] < far[nearest]):
                    nearest = step
            if nearest < 0:
                return vec[i64](capacity=0)
            out = append(out, nearest)
            place = nearest
        return out
