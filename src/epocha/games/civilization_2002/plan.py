"""What bots work out once for a position, and go by for the moves that follow."""

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.games.civilization_2002.chances import weights
from epocha.games.civilization_2002.estimates import PLAIN, Leaning
from epocha.games.civilization_2002.fronts import Front, army_field
from epocha.games.civilization_2002.outlook import Outlook, rounds_left
from epocha.games.civilization_2002.sites import Sites
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.voyages import Voyages


class Plan:
    """What is slow to work out and changes slowly.

    Attributes:
        leaning: of the bot that judges. weight: of figures in battles. rate: points that a gold piece is worth.
        each: points that a gold piece a round is worth until the end. left: rounds after this one. round: its number.
        front: where forces stand.
        fields, sites, voyages: of each seat, empty until somebody asks.
    """

    def __init__(self, t: Table, leaning: Leaning = PLAIN) -> None:
        self.leaning = leaning
        self.weight: vec[float] = weights(t)
        self.left = rounds_left(t)
        self.round: i64 = t.round
        o = self.outlook(t)
        self.rate = o.rate
        self.each = o.rate * o.incomes
        self.front = Front(t, self.weight)
        self.fields: list[vec[float]] = [vec[float](capacity=1) for _ in range(t.players)]
        self.sites: list[Sites | None] = [None for _ in range(t.players)]
        self.voyages: list[Voyages | None] = [None for _ in range(t.players)]

    def outlook(self, t: Table) -> Outlook:
        """Return what all seats share; how long the game will last stays as it was: nobody is to play for time."""
        return Outlook(t, max(1.0, self.left - float(t.round - self.round)), self.leaning)

    def field_of(self, t: Table, p: i64) -> vec[float]:
        """Return the pull on the armies of a seat."""
        if len(self.fields[p]) == 0:
            self.fields[p] = army_field(t, p, self.front, self.each)
        return self.fields[p]

    def sites_of(self, t: Table, p: i64) -> Sites:
        """Return the sites for the settlers of a seat."""
        found = self.sites[p]
        if found is None:
            found = Sites(t, p, self.front, self.each, self.left)
            self.sites[p] = found
        return found

    def voyages_of(self, t: Table, p: i64) -> Voyages:
        """Return where the fleets of a seat are."""
        found = self.voyages[p]
        if found is None:
            found = Voyages(t, p)
            self.voyages[p] = found
        return found
