"""What is picked after the reactions: by owners, then by the actor (ME-7.5, ME-7.10)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count, single, tagged
from epocha.engine.course import Step
from epocha.engine.fields import SEAT, Field, index, number
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.mesta.components import EVENT_CARDS, EVENTS, MAX_PLAYERS
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.events.base import ALL, Event
from epocha.games.mesta.state import DONE, KIND_BITS, PAYLOAD, PUT_AWAY, Table
from epocha.games.mesta.steps.common import EXCHANGE_EVENTS, GIVE_CITIES, GIVE_EVENTS, TAKE_CITIES, TAKE_EFFECT
from epocha.games.mesta.transfers import put_aside


class Picks(Step[Table]):
    """Put the picks to every affected player who is not shielded, in turn order."""

    GONE: Final = 0  # seats gone through
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("gone", most=MAX_PLAYERS),)

    def run(self, table: Table) -> None:
        event = EVENT[table.used]
        struck = table.affected & ~table.shielded
        if struck:
            for done in range(table.get(Picks.GONE), table.players):
                seat = (table.turn + done) % table.players
                if struck >> seat & 1:
                    table.put(Picks.GONE, done + 1)
                    self.ask(table, event, seat)
                    return
        table.replace(TAKE_EFFECT, NOBODY)
        limit = event.exchange_limit(table)
        if limit:
            table.push(EXCHANGE_EVENTS, table.turn, limit)

    def ask(self, table: Table, event: Event, seat: i64) -> None:
        """Ask for cities part by part, then for events: what comes first lies on top of the stack."""
        events = event.events_due(table, seat)
        if events and table.hand_size[seat]:
            table.push(GIVE_EVENTS, seat, events)
        for part in range(event.parts - 1, -1, -1):
            if event.actor_picks():
                table.push(TAKE_CITIES, table.turn, seat, part, event.due(table, seat, part))
            else:
                table.push(GIVE_CITIES, seat, seat, part, event.due(table, seat, part))


def pickable(t: Table) -> i64:
    """Return the set of cities that qualify for the part on top of the stack and are not picked yet."""
    seat = t.get(PickCities.OWNER)
    return EVENT[t.used].pool(t, seat, t.get(PickCities.PART)) & ~t.given[seat] & ~t.lost[seat]


def pick(t: Table, cities: i64) -> None:
    """Note cities as picked for the part on top of the stack."""
    seat = t.get(PickCities.OWNER)
    if EVENT[t.used].to_actor(t, t.get(PickCities.PART)):
        t.given[seat] |= cities
    else:
        t.lost[seat] |= cities


class PickCities(Step[Table]):
    """DP-4, DP-6.

    Args:
        kind: the kind of action: GIVE_UP for own cities, TAKE for those of another.
    """

    OWNER: Final = 0  # whose cities
    PART: Final = 1  # of the event
    LEFT: Final = 2  # cities still to be picked
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        index("owner", of=SEAT, none=False),
        number("part", most=1),
        number("left", most=int(ALL)),
    )

    def __init__(self, name: str, rule: str, kind: i64) -> None:
        super().__init__(name, rule, turn_rule="ME-7.10")
        self.kind = kind

    def legal(self, table: Table, player: i64) -> vec[i64]:
        cities = pickable(table)
        out = vec[i64](capacity=16)
        return out if count(cities) <= table.get(PickCities.LEFT) else tagged(cities, self.kind << KIND_BITS, out)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        if action >> KIND_BITS != self.kind:
            return self.rule
        return EVENT[table.used].unpickable(table, action & PAYLOAD)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        pick(table, single(action & PAYLOAD))
        left = table.get(PickCities.LEFT) - 1
        table.put(PickCities.LEFT, left)
        if left == 0:
            table.pop()

    def skip(self, table: Table, player: i64) -> None:
        """ME-7.6: no choice, so all that qualify go."""
        pick(table, pickable(table))
        table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (int(table.get(PickCities.LEFT)), int(table.get(PickCities.LEFT)))


def cards_in_hand(t: Table, player: i64) -> vec[i64]:
    """Return an action for each kind of card that a player may put away; identical cards are one (ME-17.2)."""
    out = vec[i64](capacity=32)
    hand = t.hand[player * EVENTS : (player + 1) * EVENTS]
    for event in range(EVENTS):
        if hand[event]:
            out = append(out, PUT_AWAY << KIND_BITS | event)
    return out


class GiveEvents(Step[Table]):
    """DP-5. Events are put away unseen by others (ME-5.5)."""

    LEFT: Final = 0  # events still to be put away
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("left", most=EVENT_CARDS),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        if table.hand_size[player] <= table.get(GiveEvents.LEFT):
            return vec[i64](capacity=1)
        return cards_in_hand(table, player)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        put_aside(table, player, action & PAYLOAD)
        left = table.get(GiveEvents.LEFT) - 1
        table.put(GiveEvents.LEFT, left)
        if left == 0:
            table.pop()

    def skip(self, table: Table, player: i64) -> None:
        """ME-7.6: the whole hand goes."""
        for event in range(EVENTS):
            for _ in range(table.hand[player * EVENTS + event]):
                put_aside(table, player, event)
        table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (int(table.get(GiveEvents.LEFT)), int(table.get(GiveEvents.LEFT)))


class ExchangeEvents(Step[Table]):
    """DP-7. The actor may put away events for new ones (ME-9.65, ME-9.66)."""

    LEFT: Final = 0  # events that may still be put away
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("left", most=EVENT_CARDS),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        return append(cards_in_hand(table, player), DONE << KIND_BITS)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        left: i64 = 0
        if action >> KIND_BITS == PUT_AWAY:
            put_aside(table, player, action & PAYLOAD)
            left = table.get(ExchangeEvents.LEFT) - 1
        table.put(ExchangeEvents.LEFT, left)
        if left == 0:
            table.pop()

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        return (1, int(table.get(ExchangeEvents.LEFT)))
