"""What bots work out once for a position, and go by for the moves that follow."""

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.games.civilization_2002.fronts import Front, army_field
from epocha.games.civilization_2002.odds import weights
from epocha.games.civilization_2002.outlook import Outlook
from epocha.games.civilization_2002.sites import Sites
from epocha.games.civilization_2002.state import Table


class Plan:
    """What is slow to work out and changes slowly.

    Attributes:
        weight: of figures in battles. rate: points that a gold piece is worth. each: points that a gold piece a round
            is worth until the end. front: where forces stand.
        fields, sites: of each seat, empty until somebody asks.
    """

    def __init__(self, t: Table) -> None:
        self.weight: vec[float] = weights(t)
        o = Outlook(t)
        self.rate = o.rate
        self.each = o.rate * o.incomes
        self.left = o.left
        self.front = Front(t, self.weight)
        self.fields: list[vec[float]] = [vec[float](capacity=1) for _ in range(t.players)]
        self.sites: list[Sites | None] = [None for _ in range(t.players)]

    def field_of(self, t: Table, p: i64) -> vec[float]:
        """Return the pull on the armies of a seat."""
        if len(self.fields[p]) == 0:
            self.fields[p] = army_field(t, p, self.front, self.each)
        return self.fields[p]

    def sites_of(self, t: Table, p: i64) -> Sites:
        """Return the sites for the settlers of a seat."""
        found = self.sites[p]
        if found is None:
            found = Sites(t, p, self.front, self.each)
            self.sites[p] = found
        return found
