"""The turn: a city, an event, using events, and the end of the round (section 4)."""

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.mesta.components import ALLOWANCE, EVENTS
from epocha.games.mesta.events import EVENT, NEEDS_OTHER
from epocha.games.mesta.scoring import end_round
from epocha.games.mesta.state import KIND_BITS, PASS, PAYLOAD, SKIP_CITY, SKIP_EVENT, USE, Table
from epocha.games.mesta.steps.common import (
    DRAW_CITY,
    DRAW_EVENT,
    END_TURN,
    USE_EVENT,
    begin_disaster,
    begin_event,
    follow,
    next_seat,
)
from epocha.games.mesta.transfers import draw_cities, draw_events, take_from_hand


class DrawCity(Step[Table]):
    """ME-4.3, ME-4.4: the seat to move lays the top city on its table."""

    def run(self, table: Table) -> None:
        p = table.turn
        table.allowance = ALLOWANCE
        table.refused = 0
        if table.skips[p] & SKIP_CITY == 0:
            draw_cities(table, p, 1)
        follow(table, DRAW_EVENT)


class DrawEvent(Step[Table]):
    """ME-4.5, ME-4.6: it takes the top event into its hand; pending skips are used up now (ME-10.7)."""

    def run(self, table: Table) -> None:
        p = table.turn
        if table.skips[p] & SKIP_EVENT == 0:
            draw_events(table, p, 1)
        table.skips[p] = 0
        table.replace(USE_EVENT, p)
        if table.disasters:
            begin_disaster(table)


class UseEvent(Step[Table]):
    """DP-1. The seat to move may use an event, or pass (ME-4.7 to ME-4.11)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        if table.allowance == 0 or table.silence[player] or table.hand_size[player] == 0:
            return out
        out = append(out, PASS << KIND_BITS)
        hand = table.hand[player * EVENTS : (player + 1) * EVENTS]
        left = table.hand_size[player]
        alone = table.players == 1
        for event in range(EVENTS):
            if hand[event]:
                if not (alone and NEEDS_OTHER[event]) and EVENT[event].closed(table) is None:
                    out = append(out, USE << KIND_BITS | event)
                left -= hand[event]
                if left == 0:
                    break
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        event = action & PAYLOAD
        if action >> KIND_BITS != USE or not table.holds(player, event):
            return "ME-4.7"
        return EVENT[event].closed(table) or "ME-4.7"

    def apply(self, table: Table, player: i64, action: i64) -> None:
        if action >> KIND_BITS == PASS:
            table.replace(END_TURN, NOBODY)
            return
        take_from_hand(table, player, action & PAYLOAD)
        table.allowance -= 1
        begin_event(table, action & PAYLOAD)

    def skip(self, table: Table, player: i64) -> None:
        """ME-4.11: no allowance, silenced, or an empty hand, all of which everybody knows."""
        table.replace(END_TURN, NOBODY)


class EndTurn(Step[Table]):
    """ME-16.6: a silence runs down, the next seat is to move, and after the last one a round ends."""

    def run(self, table: Table) -> None:
        p = table.turn
        if table.silence[p]:
            table.silence[p] -= 1
        following = next_seat(table, p)
        if following == table.first:
            end_round(table)
        if table.over == 0:
            table.turn = following
        follow(table, DRAW_CITY)
