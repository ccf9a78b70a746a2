"""Events on one other player, whom the actor names."""

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.pile import size
from epocha.games.mesta.components import DEPRIVE, EVENT_EMPIRE, EXCHANGE, effect, term
from epocha.games.mesta.events.base import Event, others_with, take_picks
from epocha.games.mesta.nesting import aside_below
from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT, Table
from epocha.games.mesta.transfers import draw_cities, draw_events, swap


class OneTarget(Event):
    """An event that names one other player, who alone is affected; without a legal target it cannot be used."""

    def closed(self, t: Table) -> str | None:
        return None if t.players > 1 and self.targets(t) else self.target_rule  # alone there is nobody to name

    def targets(self, t: Table) -> i64:
        return others_with(t, t.in_play)

    def affected(self, t: Table) -> i64:
        return 1 << t.target

    def strikes(self, t: Table) -> bool:
        """Return whether the target did not protect itself."""
        return t.shielded >> t.target & 1 == 0


class Wrath(OneTarget):
    """ME-9.17 to ME-9.20: the target gives 1 city of an empire, not the capital, of its own choice."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, target_rule="ME-9.17", pick_rule="ME-9.18", parts=1)
        self.cities: i64 = effect(int(record), "give_cities")["amount"]

    def targets(self, t: Table) -> i64:
        return others_with(t, t.atlas.of_empire[EVENT_EMPIRE[self.record]] & t.atlas.ordinary)

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat] & t.atlas.of_empire[EVENT_EMPIRE[self.record]] & t.atlas.ordinary

    def due(self, t: Table, seat: i64, part: i64) -> i64:
        return self.cities

    def to_actor(self, t: Table, part: i64) -> bool:
        return True


class Attack(OneTarget):
    """ME-9.41 to ME-9.44: with a capital, take any 1 city of the target."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, target_rule="ME-9.43", parts=1)

    def closed(self, t: Table) -> str | None:
        return super().closed(t) if t.has_capital(t.turn) else "ME-9.41"

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return single(t.their_city)

    def to_actor(self, t: Table, part: i64) -> bool:
        return True


class Trade(OneTarget):
    """ME-9.45 to ME-9.47: with a capital, swap 1 own city for any 1 city of the target."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, target_rule="ME-9.46")

    def closed(self, t: Table) -> str | None:
        return super().closed(t) if t.has_capital(t.turn) else "ME-9.45"

    def effect(self, t: Table) -> None:
        if self.strikes(t):
            swap(t)


class Revolt(OneTarget):
    """ME-9.60 to ME-9.63: the target gives the actor 1 city and loses 1 further one, both of its own choice."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, target_rule="ME-9.60", pick_rule="ME-9.61", parts=2)

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        return t.cities[seat]

    def due(self, t: Table, seat: i64, part: i64) -> i64:
        return 1

    def to_actor(self, t: Table, part: i64) -> bool:
        return part == 0


class Curse(OneTarget):
    """ME-9.81 to ME-9.83: the target skips both draws of its next turn."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, target_rule="ME-9.81")

    def targets(self, t: Table) -> i64:
        return t.others()

    def effect(self, t: Table) -> None:
        if self.strikes(t):
            t.skips[t.target] |= SKIP_CITY | SKIP_EVENT


class Calm(OneTarget):
    """ME-9.78, ME-9.79: the target may use no event to the end of its second turn from now (ME-10.3)."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, target_rule="ME-9.78")
        self.turns: i64 = effect(int(record), "silence")["turns"]

    def targets(self, t: Table) -> i64:
        return t.others()

    def effect(self, t: Table) -> None:
        if self.strikes(t):
            t.silence[t.target] = self.turns


class Espionage(OneTarget):
    """ME-9.84, ME-9.85: draw as many events as another player has capitals, at least 1; they lose nothing."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, target_rule="ME-9.84")
        self.fewest: i64 = effect(int(record), "draw_events")["min"]
        self.per_capital: i64 = term(int(record), "draw_events", "target_capital")

    def targets(self, t: Table) -> i64:
        return t.others()

    def affected(self, t: Table) -> i64:
        return 0

    def effect(self, t: Table) -> None:
        capitals = count(t.cities[t.target] & t.atlas.capitals)
        draw_events(t, t.turn, max(self.fewest, self.per_capital * capitals))


class FriendlyExchange(OneTarget):
    """ME-9.29 to ME-9.33: swap 1 city with a player who agrees; then both draw 1 city."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, target_rule="ME-9.29")
        self.number: i64 = term(int(record), "draw_cities")

    def closed(self, t: Table) -> str | None:
        """ME-9.29: the actor and another player need a city; ME-9.32: one who has not refused in this turn."""
        if t.cities[t.turn] == 0 or others_with(t, t.in_play) == 0:
            return "ME-9.29"
        return None if self.targets(t) else "ME-9.32"

    def targets(self, t: Table) -> i64:
        return others_with(t, t.in_play) & ~t.refused

    def affected(self, t: Table) -> i64:
        return 0

    def effect(self, t: Table) -> None:
        target = t.target
        swap(t)
        draw_cities(t, t.turn, self.number)
        draw_cities(t, target, self.number)


class Education(Event):
    """ME-9.64 to ME-9.68: exchange up to 5 own events for new ones, or let another player lose 5."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, target_rule="ME-9.67")
        self.most: i64 = effect(int(record), "exchange_events")["max"]
        self.deprived: i64 = effect(int(record), "lose_events")["amount"]

    def targets(self, t: Table) -> i64:
        found: i64 = 0
        if t.mode != EXCHANGE:
            for seat in range(t.players):
                if seat != t.turn and t.hand_size[seat]:
                    found |= 1 << seat
        return found

    def affected(self, t: Table) -> i64:
        return 1 << t.target if t.mode == DEPRIVE else 0

    def events_due(self, t: Table, seat: i64) -> i64:
        return self.deprived

    def exchange_limit(self, t: Table) -> i64:
        if t.mode != EXCHANGE:
            return 0
        return min(self.most, min(t.hand_size[t.turn], size(t.event_pile)))

    def effect(self, t: Table) -> None:
        if t.mode == EXCHANGE:
            draw_events(t, t.turn, len(t.aside) - aside_below(t))
        take_picks(t)
