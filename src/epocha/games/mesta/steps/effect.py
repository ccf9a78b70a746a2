"""The effect of an event, and where its cards go (ME-5.1, ME-7.10)."""

from epocha.engine.course import Step
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import begin_disaster, end_game
from epocha.games.mesta.transfers import put_event_under


class TakeEffect(Step[Table]):
    """The effects in printed order, with the checks of section 6 after every atomic step.

    Then the used cards go under the event pile, and in the solo game disasters that it drew follow (ME-13.5).
    """

    def run(self, table: Table) -> None:
        EVENT[table.used].effect(table)
        table.pop()
        if table.over:
            end_game(table)
        else:
            put_event_under(table)
            if table.disasters:
                begin_disaster(table)
