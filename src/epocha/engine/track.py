"""Tracks: a path of numbered spaces in sections, some of them milestones. Where a marker stands is a number of a state.

A track is an immutable value. Space 0 is where markers begin. A bank that is emptied section by section is a track too.
"""

from mypy_extensions import i64

from epocha.engine.vec import append, vec
from epocha.engine.vectors import filled


class Track:
    """A path.

    Attributes:
        last: the highest space.
        section: for each space from 0, in which section it lies.
        milestone: for each space the kind of its milestone, or -1 if it is none.
    """

    def __init__(self, sections: list[int], milestones: dict[int, int]) -> None:
        """Lay a path.

        Args:
            sections: how many spaces each has after space 0, which belongs to the first.
            milestones: kinds by space.

        Raises:
            ValueError: a milestone is not on the path.
        """
        self.last: i64 = sum(sections)
        self.section: vec[i64] = append(vec[i64](capacity=self.last + 1), 0)
        for number, spaces in enumerate(sections):
            for _ in range(spaces):
                self.section = append(self.section, number)
        self.milestone: vec[i64] = filled(self.last + 1, -1)
        for space, kind in milestones.items():
            if not 0 <= space <= self.last:
                raise ValueError(f"milestone {kind} lies on space {space} of a track that ends at {self.last}")
            self.milestone[space] = kind

    def moved(self, at: i64, by: i64) -> i64:
        """Return where a marker comes to stand; it leaves the path at neither end."""
        return max(0, min(self.last, at + by))

    def passed(self, before: i64, now: i64) -> vec[i64]:
        """Return the milestones that a marker comes to on its way forward, in their order: their kinds."""
        out = vec[i64](capacity=4)
        for space in range(before + 1, now + 1):
            if self.milestone[space] >= 0:
                out = append(out, self.milestone[space])
        return out

    def next_milestone(self, at: i64) -> i64:
        """Return the first space after a marker that is a milestone, or -1."""
        for space in range(at + 1, self.last + 1):
            if self.milestone[space] >= 0:
                return space
        return -1
