"""The events one by one (section 9): a class per kind, an object per record of `components.toml`.

An event answers what the course of play (`steps.py`) asks in the order of ME-7.10:

    closed -> (targets, while the actor names his choices) -> affected -> (reactions) -> pool, due and to_actor for
    each part, events_due, exchange_limit (while picks are made) -> effect

An event takes cities in parts: part 0 first, then part 1. The `pool` of a part are the cities of a seat that qualify,
`due` says how many of them it gives, `to_actor` whether they go to the actor or under the city pile. Where more qualify
than are due, a player picks them; the base class's effect then moves what was picked. Events are shared by all games
and keep nothing; all of a game stands in its table. The actor is the seat to move.
"""

from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.pile import size
from epocha.engine.vec import append, vec
from epocha.games.mesta.cards import (
    commands_nobody,
    draw_cities,
    draw_events,
    hand_over_picks,
    return_aside,
    return_picks,
    show,
    swap,
)
from epocha.games.mesta.components import (
    COMMANDERS,
    DATA,
    DEPRIVE,
    DISCIPLINE_IDS,
    EMPIRES,
    EVENT_EMPIRE,
    EXCHANGE,
    UNIFICATION_CARD,
    condition,
    effect,
    term,
)
from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT, Table

ALL: Final[i64] = 99
"""More cities than there are."""


class Event:
    """One event record; the answers here are those of an event that asks for nothing and takes nothing.

    Args:
        record: its number.
        target_rule: the rule that says who may be named as its target.
        pick_rule: the rule that says which cities are given up for it.
        parts: how many parts it takes cities in.
    """

    def __init__(self, record: i64, target_rule: str = "ME-7.8", pick_rule: str = "ME-7.5", parts: i64 = 0) -> None:
        self.record = record
        self.target_rule = target_rule
        self.pick_rule = pick_rule
        self.parts = parts

    def closed(self, t: Table) -> str | None:
        """Return the rule that keeps the seat to move from using it now, if one does (ME-7.2, ME-7.8)."""
        return None

    def targets(self, t: Table) -> i64:
        """Return the set of seats that may be named as its target."""
        return 0

    def empires(self, t: Table) -> i64:
        """Return the set of empires that may be named."""
        return 0

    def affected(self, t: Table) -> i64:
        """Return the set of seats that may protect themselves (ME-8.9); none if it opens no reaction window."""
        return 0

    def pool(self, t: Table, seat: i64, part: i64) -> i64:
        """Return the set of a seat's cities that qualify for a part."""
        return 0

    def due(self, t: Table, seat: i64, part: i64) -> i64:
        """Return how many cities of the pool a seat gives, or as many as there are (ME-7.6)."""
        return ALL

    def to_actor(self, t: Table, part: i64) -> bool:
        """Return whether the cities go to the actor; otherwise they go under the city pile."""
        return False

    def actor_picks(self) -> bool:
        """Return whether the actor picks the cities; otherwise their owner does (ME-7.5)."""
        return False

    def events_due(self, t: Table, seat: i64) -> i64:
        """Return how many events a seat gives up from its hand, or as many as it has."""
        return 0

    def exchange_limit(self, t: Table) -> i64:
        """Return how many events the actor may put away for new ones."""
        return 0

    def effect(self, t: Table) -> None:
        """Carry out its effects in printed order; nothing more happens once the game is over (ME-7.12)."""
        take_picks(t)


def take_picks(t: Table) -> None:
    """Move what was picked: first the cities for the actor, then the lost ones, then the events."""
    hand_over_picks(t)
    if t.over == 0:
        return_picks(t)
        return_aside(t)


def draw_in_turn(t: Table, numbers: vec[i64]) -> None:
    """ME-5.8: everybody draws his number of cities, in turn order from the actor."""
    for i in range(t.players):
        seat = (t.turn + i) % t.players
        draw_cities(t, seat, numbers[seat])


def others_with(t: Table, cities: i64) -> i64:
    """Return the set of other players with at least one of these cities on the table."""
    return t.holders(cities) & t.others()


# --- events on all players ---


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
        super().__init__(record, parts=1)
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


# --- events on all other players ---


class Unification(Event):
    """ME-9.9 to ME-9.13: with 4 cities of one empire, take all cities of it from the tables of others."""

    def __init__(self, record: i64) -> None:
        super().__init__(record, parts=1)
        self.fewest: i64 = condition(int(record), "cities_same_empire")

    def closed(self, t: Table) -> str | None:
        return None if self.empires(t) else "ME-9.9"

    def empires(self, t: Table) -> i64:
        found: i64 = 0
        for empire in range(EMPIRES):
            if count(t.cities[t.turn] & t.atlas.of_empire[empire]) >= self.fewest:
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


# --- events on one other player ---


class OneTarget(Event):
    """An event that names one other player, who alone is affected; without a legal target it cannot be used."""

    def closed(self, t: Table) -> str | None:
        return None if self.targets(t) else self.target_rule

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
    """ME-9.84, ME-9.85: draw as many events as another player has capitals, at least 1; he loses nothing."""

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
        return super().closed(t) if t.cities[t.turn] else "ME-9.29"

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
            draw_events(t, t.turn, len(t.aside))
        take_picks(t)


# --- events on the actor alone ---


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


CLASSES: Final[dict[str, Any]] = {
    "commander": Commander,
    "festival": Festival,
    "unification": Unification,
    "charisma": Charisma,
    "wrath": Wrath,
    "games": Games,
    "plague": Plague,
    "friendly_exchange": FriendlyExchange,
    "unrest": Unrest,
    "loss_of_influence": LossOfInfluence,
    "protection": Protection,
    "attack": Attack,
    "victory": Victory,
    "wonders_influence": WondersInfluence,
    "revolt": Revolt,
    "trade": Trade,
    "crisis": Crisis,
    "education": Education,
    "barbarians": Barbarians,
    "calm": Calm,
    "uncovering": Uncovering,
    "curse": Curse,
    "espionage": Espionage,
    "flood": Flood,
}
"""The class of each kind of event."""

EVENT: Final[list[Event]] = [CLASSES[record["kind"]](number) for number, record in enumerate(DATA["event"])]
"""The events by record."""
