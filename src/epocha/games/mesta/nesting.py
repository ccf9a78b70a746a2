"""An event inside an event: the one in use stands in the fields of the table, those that wait for it in frames below.

Every step reads the event in use, and events hardly ever wait. So its numbers are fields, and go into frames only when
another event begins inside it. The last that began is resolved first; then the one below goes on where it stood.

Reactions and events set aside all lie on the table together. A waiting event's frame says how many of them are its own
or belong to events below it; what came later belongs to the event in use.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import Field, index, number, subset
from epocha.engine.state import NOBODY
from epocha.games.mesta.components import EVENT_CARDS
from epocha.games.mesta.state import EVENT_BELOW, NAMED, PICKS_BELOW, WAITING, Table


class EventBelow(Step[Table]):
    """An event that waits for another to be resolved, with all that was named for it."""

    EVENT: Final = WAITING
    TARGET: Final = 1
    EMPIRE: Final = 2
    SIDE: Final = 3
    MODE: Final = 4
    OWN_CITY: Final = 5
    THEIR_CITY: Final = 6
    AFFECTED: Final = 7
    SHIELDED: Final = 8
    REACTIONS: Final = 9  # how many reactions lie on the table for it and for events below it
    ASIDE: Final = 10  # how many events are set aside likewise
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        index("event", of="event", none=False),
        *NAMED,
        number("reactions", most=EVENT_CARDS),
        number("aside", most=EVENT_CARDS),
    )

    def run(self, table: Table) -> None:
        """Take the event into use again."""
        table.used = table.get(EventBelow.EVENT)
        table.target = table.get(EventBelow.TARGET)
        table.empire = table.get(EventBelow.EMPIRE)
        table.side = table.get(EventBelow.SIDE)
        table.mode = table.get(EventBelow.MODE)
        table.own_city = table.get(EventBelow.OWN_CITY)
        table.their_city = table.get(EventBelow.THEIR_CITY)
        table.affected = table.get(EventBelow.AFFECTED)
        table.shielded = table.get(EventBelow.SHIELDED)
        table.pop()


class PicksBelow(Step[Table]):
    """The cities that its player has picked for an event that waits."""

    GIVEN: Final = 0
    LOST: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (subset("given", of="city"), subset("lost", of="city"))

    def run(self, table: Table) -> None:
        """Take up what is still there of them."""
        player = table.player()
        table.given[player] = table.get(PicksBelow.GIVEN) & table.cities[player]
        table.lost[player] = table.get(PicksBelow.LOST) & table.cities[player]
        table.pop()


def lay_by(t: Table) -> None:
    """Let the event in use wait in frames, so that another can begin inside it."""
    t.push(EVENT_BELOW, t.turn)
    t.put(EventBelow.EVENT, t.used)
    t.put(EventBelow.TARGET, t.target)
    t.put(EventBelow.EMPIRE, t.empire)
    t.put(EventBelow.SIDE, t.side)
    t.put(EventBelow.MODE, t.mode)
    t.put(EventBelow.OWN_CITY, t.own_city)
    t.put(EventBelow.THEIR_CITY, t.their_city)
    t.put(EventBelow.AFFECTED, t.affected)
    t.put(EventBelow.SHIELDED, t.shielded)
    t.put(EventBelow.REACTIONS, len(t.reactions))
    t.put(EventBelow.ASIDE, len(t.aside))
    for p in range(t.players):
        if t.given[p] | t.lost[p]:
            t.push(PICKS_BELOW, p, t.given[p], t.lost[p])
    t.forget_named()


def reactions_below(t: Table) -> i64:
    """Return how many of the reactions on the table belong to events that wait; they are the first ones."""
    waits = t.frame_of(EVENT_BELOW)
    return 0 if waits == NOBODY else t.read(waits, EventBelow.REACTIONS)


def aside_below(t: Table) -> i64:
    """Return how many of the events set aside belong to events that wait; they are the first ones."""
    waits = t.frame_of(EVENT_BELOW)
    return 0 if waits == NOBODY else t.read(waits, EventBelow.ASIDE)
