"""What the course of play asks of an event, and what most events answer."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.vec import vec
from epocha.games.mesta.state import Table
from epocha.games.mesta.transfers import draw_cities, hand_over_picks, return_aside, return_picks

ALL: Final[i64] = 99
"""More cities than there are."""


class Event:
    """One event record; the answers here are those of an event that asks for nothing and takes nothing.

    Args:
        record: its number.
        target_rule: the rule that says who may be named as its target, where there is one.
        pick_rule: the rule that says which cities are given up for it, where anything is picked.
        parts: how many parts it takes cities in.
    """

    def __init__(self, record: i64, target_rule: str = "", pick_rule: str = "", parts: i64 = 0) -> None:
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

    def unpickable(self, t: Table, city: i64) -> str:
        """Return the rule that keeps a city from being picked."""
        return self.pick_rule

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
    """ME-5.8: everybody draws their number of cities, in turn order from the actor."""
    for i in range(t.players):
        seat = (t.turn + i) % t.players
        draw_cities(t, seat, numbers[seat])


def others_with(t: Table, cities: i64) -> i64:
    """Return the set of other players with at least one of these cities on the table."""
    others = t.others()
    return t.holders(cities) & others if others else 0
