"""Announcing an event with all choices that are the actor's (ME-7.4, ME-17.1)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import tagged
from epocha.engine.course import Step
from epocha.engine.fields import Field, number
from epocha.engine.state import NOBODY
from epocha.engine.vec import vec
from epocha.games.mesta.components import (
    COVERED,
    DEPRIVE,
    EXCHANGE,
    FRIENDLY_EXCHANGE,
    KIND,
    NONE,
    PARAM,
    PARAMS,
    PROTECTION_CARDS,
    PROTECTIONS,
)
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.events.base import Event
from epocha.games.mesta.state import AGAINST, KIND_BITS, NAME_MODE, PAYLOAD, Table
from epocha.games.mesta.steps.common import CONSENT, NAME_FIRST, PICKS, REACT


class Naming(Step[Table]):
    """Go through what the event asks its player to name, then announce it."""

    NAMED: Final = 0  # how much of it
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("named", most=int(PARAMS)),)

    def run(self, table: Table) -> None:
        named = table.get(Naming.NAMED)
        param = PARAM[table.used * PARAMS + named] if named < PARAMS else NONE
        if param == NONE:
            announce(table)
        else:
            table.put(Naming.NAMED, named + 1)
            table.push(NAME_FIRST + param, table.turn)


def announce(t: Table) -> None:
    """ME-7.10: everything is named. A Friendly Exchange needs consent; then those affected are asked (ME-8.11)."""
    t.affected = EVENT[t.used].affected(t)
    if KIND[t.used] == FRIENDLY_EXCHANGE:
        t.replace(CONSENT, t.target)
    elif t.affected and is_coverable(t):
        t.replace(REACT, NOBODY)
    else:
        t.replace(PICKS, NOBODY)


class Name(Step[Table]):
    """The actor names one thing. What is named is public, as the tables are.

    Args:
        kind: the kind of action that names it.
    """

    def __init__(self, name: str, rule: str, kind: i64) -> None:
        super().__init__(name, rule, turn_rule="ME-7.4")
        self.kind = kind

    def open_to(self, table: Table, event: Event) -> i64:
        """Return the set of what may be named."""
        raise NotImplementedError

    def keep(self, table: Table, named: i64) -> None:
        """Note what was named."""
        raise NotImplementedError

    def legal(self, table: Table, player: i64) -> vec[i64]:
        options = self.open_to(table, EVENT[table.used])
        return tagged(options, self.kind << KIND_BITS, vec[i64](capacity=16))

    def apply(self, table: Table, player: i64, action: i64) -> None:
        self.keep(table, action & PAYLOAD)
        table.pop()

    def skip(self, table: Table, player: i64) -> None:
        """Education in mode exchange names no target."""
        table.pop()


class NameTarget(Name):
    """Which other player (ME-7.8)."""

    def open_to(self, table: Table, event: Event) -> i64:
        return event.targets(table)

    def keep(self, table: Table, named: i64) -> None:
        table.target = named

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != AGAINST:
            return self.rule
        refused = (action & PAYLOAD) < table.players and table.refused >> (action & PAYLOAD) & 1
        return "ME-9.32" if refused and KIND[table.used] == FRIENDLY_EXCHANGE else EVENT[table.used].target_rule


class NameEmpire(Name):
    """Which empire of Unification (ME-9.10)."""

    def open_to(self, table: Table, event: Event) -> i64:
        return event.empires(table)

    def keep(self, table: Table, named: i64) -> None:
        table.empire = named


class NameSide(Name):
    """West or east, for Unrest (ME-9.34)."""

    def open_to(self, table: Table, event: Event) -> i64:
        return 0b11

    def keep(self, table: Table, named: i64) -> None:
        table.side = named


class NameMode(Name):
    """Which of the two modes of Education (ME-9.64)."""

    def open_to(self, table: Table, event: Event) -> i64:
        return 1 << EXCHANGE | 1 << DEPRIVE if event.targets(table) else 1 << EXCHANGE

    def keep(self, table: Table, named: i64) -> None:
        table.mode = named

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return "ME-9.67" if action == NAME_MODE << KIND_BITS | DEPRIVE else self.rule


class NameOwnCity(Name):
    """Which own city is lost to Victory or offered in an exchange or a trade."""

    def open_to(self, table: Table, event: Event) -> i64:
        return table.cities[table.turn]

    def keep(self, table: Table, named: i64) -> None:
        table.own_city = named


class NameTheirCity(Name):
    """Which city of the target is asked for or taken."""

    def open_to(self, table: Table, event: Event) -> i64:
        return table.cities[table.target]

    def keep(self, table: Table, named: i64) -> None:
        table.their_city = named


def is_coverable(t: Table) -> bool:
    """Return whether a protection that covers the event is in the game at all; everybody knows what is (ME-2.17)."""
    for i in range(PROTECTIONS):
        if COVERED[t.used * PROTECTIONS + i] and t.copies[PROTECTION_CARDS[i]]:
            return True
    return False
