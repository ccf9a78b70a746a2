"""Events on all other players."""

from mypy_extensions import i64

from epocha.engine.bits import count
from epocha.games.mesta.components import EMPIRES, condition, effect
from epocha.games.mesta.events.base import Event, others_with, take_picks
from epocha.games.mesta.state import Table


class Unification(Event):
    """ME-9.9 to ME-9.13: with 4 cities of one empire, take all cities of it from the tables of others."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, parts=1)
        self.fewest: i64 = condition(int(record), "cities_same_empire")

    def closed(self, t: Table) -> str | None:
        return None if self.empires(t) else "ME-9.9"

    def empires(self, t: Table) -> i64:
        found: i64 = 0
        own = t.cities[t.turn]
        of_empire = t.atlas.of_empire
        for empire in range(EMPIRES):
            cities = own & of_empire[empire]
            if cities and count(cities) >= self.fewest:
                found |= 1 << empire
        return found

    def affected(self, t: Table) -> i64:
        return others_with(t, t.atlas.of_empire[t.empire])

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat] & t.atlas.of_empire[t.empire]

    def to_actor(self, t: Table, part: i64) -> bool:
        return True


class Unrest(Event):
    """ME-9.34 to ME-9.40: every other player gives 1 or 2 cities of one side, never neutral ones."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, pick_rule="ME-9.36", parts=1)
        self.cities: i64 = effect(int(record), "give_cities")["amount"]

    def affected(self, t: Table) -> i64:
        return others_with(t, t.atlas.of_side[t.side])

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat] & t.atlas.of_side[t.side]

    def unpickable(self, t: Table, city: i64) -> str:
        """ME-9.37: no neutral city; ME-9.35: none of the other side; otherwise it is not there to be given."""
        if t.atlas.neutral >> city & 1:
            return "ME-9.37"
        return self.pick_rule if t.atlas.of_side[t.side] >> city & 1 else "ME-9.35"

    def due(self, t: Table, seat: i64, part: i64) -> i64:
        return self.cities

    def to_actor(self, t: Table, part: i64) -> bool:
        return t.unrest_to_pile == 0


class LossOfInfluence(Event):
    """ME-9.51 to ME-9.55: the actor takes 1 neutral city from every other player and may use one more event."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, pick_rule="ME-9.54", parts=1)
        self.cities: i64 = effect(int(record), "take_cities")["amount"]
        self.extra: i64 = effect(int(record), "extra_event")["n"]

    def affected(self, t: Table) -> i64:
        return others_with(t, t.atlas.neutral)

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat] & t.atlas.neutral

    def due(self, t: Table, seat: i64, part: i64) -> i64:
        return self.cities

    def to_actor(self, t: Table, part: i64) -> bool:
        return True

    def actor_picks(self) -> bool:
        return True

    def effect(self, t: Table) -> None:
        take_picks(t)
        t.allowance += self.extra


class WondersInfluence(Event):
    """ME-9.56 to ME-9.59: with a capital and a wonder city, take all wonder cities from the tables of others."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, parts=1)

    def closed(self, t: Table) -> str | None:
        wonder = t.cities[t.turn] & t.atlas.wonders != 0
        return None if wonder and t.has_capital(t.turn) else "ME-9.56"

    def affected(self, t: Table) -> i64:
        return others_with(t, t.atlas.wonders)

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat] & t.atlas.wonders

    def to_actor(self, t: Table, part: i64) -> bool:
        return True
