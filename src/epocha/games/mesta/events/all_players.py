"""Events on all players, the actor included."""

from mypy_extensions import i64

from epocha.engine.bits import count
from epocha.engine.vec import append, vec
from epocha.games.mesta.components import COMMANDERS, DATA, DISCIPLINE_IDS, EVENT_EMPIRE, effect, term
from epocha.games.mesta.events.base import Event, draw_in_turn, take_picks
from epocha.games.mesta.state import SKIP_CITY, Table
from epocha.games.mesta.transfers import commands_nobody, show


class Commander(Event):
    """ME-9.1 to ME-9.4: all players lose all cities of an empire, capitals too."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, parts=1)

    def closed(self, t: Table) -> str | None:
        return "ME-2.15" if commands_nobody(t, self.record) else None

    def affected(self, t: Table) -> i64:
        return t.holders(t.atlas.of_empire[EVENT_EMPIRE[self.record]])

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat] & t.atlas.of_empire[EVENT_EMPIRE[self.record]]


class Festival(Event):
    """ME-9.5 to ME-9.8: all players draw cities for their capitals and neutral cities."""

    def __init__(self, record: i64) -> None:
        super().__init__(record)
        self.per_capital: i64 = term(int(record), "draw_cities", "capital")
        self.per_neutral: i64 = term(int(record), "draw_cities", "neutral")
        self.if_neutral: i64 = term(int(record), "draw_cities", "has_neutral")

    def effect(self, t: Table) -> None:
        numbers = vec[i64](capacity=8)
        for seat in range(t.players):
            neutral = t.cities[seat] & t.atlas.neutral
            number = self.per_capital * count(t.cities[seat] & t.atlas.capitals) + self.per_neutral * count(neutral)
            numbers = append(numbers, number + self.if_neutral if neutral else number)
        draw_in_turn(t, numbers)


class Games(Event):
    """ME-9.21 to ME-9.23: those with most points in a discipline draw cities; nobody does at 0 points."""

    def __init__(self, record: i64) -> None:
        super().__init__(record)
        self.discipline: i64 = DISCIPLINE_IDS.index(DATA["event"][int(record)]["discipline"])
        self.number: i64 = term(int(record), "draw_cities")

    def effect(self, t: Table) -> None:
        points = vec[i64](capacity=8)
        most: i64 = 1
        for seat in range(t.players):
            points = append(points, t.atlas.points(t.cities[seat], self.discipline))
            most = max(most, points[seat])
        for seat in range(t.players):
            points[seat] = self.number if points[seat] == most else 0
        draw_in_turn(t, points)


class Plague(Event):
    """ME-9.24 to ME-9.28: 1 capital and 2 ordinary cities, or without a capital 4 ordinary ones."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, pick_rule="ME-9.24", parts=2)
        cases = effect(int(record), "lose_cities_by_case")["cases"]
        with_capital = {take["status"]: take["n"] for take in cases[0]["take"]}
        without = {take["status"]: take["n"] for take in cases[1]["take"]}
        self.capitals: i64 = with_capital["capital"]
        self.ordinary: i64 = with_capital["ordinary"]
        self.without_capital: i64 = without["ordinary"]

    def affected(self, t: Table) -> i64:
        return t.holders(t.in_play)

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat] & (t.atlas.capitals if part == 0 else t.atlas.ordinary)

    def due(self, t: Table, seat: i64, part: i64) -> i64:
        if part == 0:
            return self.capitals
        return self.ordinary if t.has_capital(seat) else self.without_capital


class Crisis(Event):
    """ME-9.73 to ME-9.77: whoever is short of cities with points in two disciplines gives 2 cities and 2 events."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, pick_rule="ME-9.75", parts=1)
        pair = [DISCIPLINE_IDS.index(word) for word in DATA["event"][int(record)]["disciplines"]]
        self.one: i64 = pair[0]
        self.other: i64 = pair[1]
        self.below: i64 = effect(int(record), "give_cities")["below"]
        self.cities: i64 = effect(int(record), "give_cities")["amount"]
        self.events: i64 = effect(int(record), "lose_events")["amount"]

    def short(self, t: Table, seat: i64) -> bool:
        """ME-9.74, ME-9.75: whether a player has too few cities with a point in either discipline."""
        focus = t.atlas.with_points[self.one] | t.atlas.with_points[self.other]
        return count(t.cities[seat] & focus) < self.below

    def affected(self, t: Table) -> i64:
        found: i64 = 0
        for seat in range(t.players):
            if (t.cities[seat] or t.hand_size[seat]) and self.short(t, seat):
                found |= 1 << seat
        return found

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat]

    def due(self, t: Table, seat: i64, part: i64) -> i64:
        return self.cities

    def events_due(self, t: Table, seat: i64) -> i64:
        return self.events


class Barbarians(Event):
    """ME-9.69 to ME-9.72: all players lose 3 cities; who had fewer skips the next city draw."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, pick_rule="ME-9.69", parts=1)
        self.cities: i64 = effect(int(record), "lose_cities")["amount"]
        self.fewest: i64 = effect(int(record), "skip_draw")["n"]

    def affected(self, t: Table) -> i64:
        return t.everyone()

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat]

    def due(self, t: Table, seat: i64, part: i64) -> i64:
        return self.cities

    def effect(self, t: Table) -> None:
        for seat in range(t.players):
            if t.shielded >> seat & 1 == 0 and t.city_count(seat) < self.fewest:
                t.skips[seat] |= SKIP_CITY
        take_picks(t)


class Flood(Event):
    """ME-9.86 to ME-9.91: all players lose all but their capitals, then draw for the Commanders in their hands."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, parts=1)
        self.per_commander: i64 = term(int(record), "draw_cities", "commander_in_hand")

    def affected(self, t: Table) -> i64:
        return t.holders(t.atlas.ordinary)

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat] & t.atlas.ordinary

    def effect(self, t: Table) -> None:
        take_picks(t)
        numbers = vec[i64](capacity=8)
        for seat in range(t.players):
            commanders: i64 = 0
            if t.shielded >> seat & 1 == 0:
                for i in range(len(COMMANDERS)):
                    commanders += show(t, seat, COMMANDERS[i])
            numbers = append(numbers, self.per_commander * commanders)
        draw_in_turn(t, numbers)
