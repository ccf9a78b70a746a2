"""The effect of an event, and where its cards go (ME-5.1, ME-7.10)."""

from epocha.engine.state import Step
from epocha.games.mesta.cards import put_event_under
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import FINISH, begin_disaster, follow


class TakeEffect(Step[Table]):
    """ME-7.10: the effects in printed order, with the checks of section 6 after every atomic step."""

    def run(self, table: Table) -> None:
        EVENT[table.used].effect(table)
        follow(table, FINISH)


class Finish(Step[Table]):
    """ME-5.1, ME-5.2: the used cards go under the event pile; then, alone, disasters that were drawn (ME-13.5)."""

    def run(self, table: Table) -> None:
        put_event_under(table)
        table.pop()
        begin_disaster(table)
