"""Events on the actor alone, and the protections."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.games.mesta.components import UNIFICATION_CARD, condition, effect, term
from epocha.games.mesta.events.base import Event, take_picks
from epocha.games.mesta.state import Table
from epocha.games.mesta.transfers import draw_cities, draw_events, show


class Charisma(Event):
    """ME-9.14 to ME-9.16: with 4 cities, draw 1 city per Unification in hand."""

    def __init__(self, record: i64) -> None:
        super().__init__(record)
        self.fewest: i64 = condition(int(record), "cities")
        self.per_card: i64 = term(int(record), "draw_cities", "unification_in_hand")

    def closed(self, t: Table) -> str | None:
        return None if t.city_count(t.turn) >= self.fewest else "ME-9.14"

    def effect(self, t: Table) -> None:
        draw_cities(t, t.turn, self.per_card * show(t, t.turn, UNIFICATION_CARD))


class Victory(Event):
    """ME-9.48 to ME-9.50: lose 1 own city, draw 3 events, and one more event may be used."""

    def __init__(self, record: i64) -> None:
        super().__init__(record)
        self.events: i64 = term(int(record), "draw_events")
        self.extra: i64 = effect(int(record), "extra_event")["n"]

    def closed(self, t: Table) -> str | None:
        return None if t.cities[t.turn] else "ME-9.48"

    def effect(self, t: Table) -> None:
        t.lost[t.turn] = single(t.own_city)
        take_picks(t)
        draw_events(t, t.turn, self.events)
        t.allowance += self.extra


class Uncovering(Event):
    """ME-9.80: draw 1 city and 1 event from the bottoms of the piles."""

    def __init__(self, record: i64) -> None:
        super().__init__(record)
        self.cities: i64 = term(int(record), "draw_cities")
        self.events: i64 = term(int(record), "draw_events")

    def effect(self, t: Table) -> None:
        draw_cities(t, t.turn, self.cities, bottom=True)
        if t.over == 0:
            draw_events(t, t.turn, self.events, bottom=True)


class Protection(Event):
    """ME-8.1: a reaction, never the event of a turn."""

    def closed(self, t: Table) -> str | None:
        return "ME-8.1"
