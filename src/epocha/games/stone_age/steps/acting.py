"""Phase 2: the active player resolves their places (section 5), with tools (section 6)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import Field, index, number
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.stone_age.components import (
    AMOUNT,
    BUILDING,
    CARD,
    DIVISOR,
    FIELD,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    GROUP,
    HUT,
    ONE_TIME_TOOLS,
    PLACE_GAIN,
    PLACES,
    TOOL_MAKER,
    TOOL_SLOTS,
    VILLAGE,
)
from epocha.games.stone_age.state import (
    DONE,
    GO,
    KIND_BITS,
    NONE,
    PAYLOAD,
    READY,
    USE_CARD,
    USE_TOOL,
    Table,
)
from epocha.games.stone_age.steps.common import (
    BUY_BUILDING,
    BUY_CARD,
    CHOOSE_PLACE,
    FEED,
    USE_TOOLS,
    misplaced,
    next_seat,
    take_back,
)


class ChoosePlace(Step[Table]):
    """SA-D2. The active player resolves their places in an order of their choice (SA-5.2)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        left = table.workers[player] - table.idle[player]
        if left == 0:
            return out
        placed = table.placed
        players = table.players
        at = player
        for place in range(PLACES):
            if placed[at]:
                out = append(out, GO << KIND_BITS | place)
                left -= placed[at]
                if left == 0:
                    break
            at += players
        return out

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return misplaced(action, "SA-5.2" if action >> KIND_BITS == GO else "SA-5.4")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        place = action & PAYLOAD
        group = GROUP[place]
        if group == CARD:
            table.push(BUY_CARD, player, place - FIRST_CARD_SPACE)
        elif group == BUILDING:
            table.push(BUY_BUILDING, player, place - FIRST_BUILDING_SPACE)
        elif group == VILLAGE:
            visit_village(table, player, place)
        else:
            total = table.roll(table.placed[place * table.players + player])
            table.push(USE_TOOLS, player, PLACE_GAIN[place], total, place)

    def skip(self, table: Table, player: i64) -> None:
        """SA-5.1: the next player clockwise acts; after the last one comes feeding (SA-9.1)."""
        table.pop()
        following = next_seat(table, player)
        if following != table.start:
            table.push(CHOOSE_PLACE, following)
        else:
            table.push(FEED, NOBODY)


def visit_village(t: Table, p: i64, place: i64) -> None:
    """SA-5.7 to SA-5.12: carry out the tool maker, the hut or the field."""
    if place == TOOL_MAKER:
        t.gain_tool(p)
    elif place == HUT:
        t.gain_worker(p)
    elif place == FIELD:
        t.advance_grain(p, 1)
    take_back(t, p, place)


class UseTools(Step[Table]):
    """SA-D3."""

    WHAT: Final = 0  # is gained
    TOTAL: Final = 1  # so far
    PLACE: Final = 2  # or NONE for a card's roll (SA-7.14)
    NUMBERS: ClassVar[tuple[Field, ...]] = (
        number("what", most=5),
        number("total", most=999),
        index("place", of="place"),
    )

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        at = player * TOOL_SLOTS
        for slot in range(TOOL_SLOTS):
            if table.tools[at + slot] and table.used[at + slot] == 0:
                out = append(out, USE_TOOL << KIND_BITS | slot)
        for card in ONE_TIME_TOOLS:
            if table.mark[card] == READY and table.owner[card] == player:
                out = append(out, USE_CARD << KIND_BITS | card)
        return append(out, DONE << KIND_BITS)

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        kind = action >> KIND_BITS
        if kind == USE_TOOL:
            at = player * TOOL_SLOTS + (action & PAYLOAD)
            return "SA-6.3" if (action & PAYLOAD) < TOOL_SLOTS and table.used[at] else "SA-6.15"
        return "SA-6.12" if kind == USE_CARD else misplaced(action, "SA-6.7")

    def apply(self, table: Table, player: i64, action: i64) -> None:
        kind = action >> KIND_BITS
        if kind == USE_TOOL:
            at = player * TOOL_SLOTS + (action & PAYLOAD)
            table.used[at] = 1
            table.put(UseTools.TOTAL, table.get(UseTools.TOTAL) + table.tools[at])
        elif kind == USE_CARD:
            table.mark[action & PAYLOAD] = 0
            table.put(UseTools.TOTAL, table.get(UseTools.TOTAL) + AMOUNT[action & PAYLOAD])
        else:
            what = table.get(UseTools.WHAT)
            table.gain(player, what, table.get(UseTools.TOTAL) // DIVISOR[what])
            place = table.get(UseTools.PLACE)
            table.pop()
            if place != NONE:
                take_back(table, player, place)

    def span(self, table: Table, player: i64) -> tuple[int, int]:
        """SA-18.3: one tool after the other, or done before the last, after which there is nothing to ask."""
        return (1, max(1, sum([action >> KIND_BITS in (USE_TOOL, USE_CARD) for action in self.legal(table, player)])))
