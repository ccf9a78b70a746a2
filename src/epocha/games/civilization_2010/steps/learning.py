"""Technologies that are learned, with all that follows: what a civilization gains by it, what is learned in return."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.fields import SEAT, Field, index, number
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.aims import learnable
from epocha.games.civilization_2010.components import MARKET_RESOURCES, NONE, RESOURCES
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY, UPGRADED_UNIT
from epocha.games.civilization_2010.effects import AT_UNIT_TECHNOLOGY
from epocha.games.civilization_2010.piles import recruit
from epocha.games.civilization_2010.state import KIND_BITS, LEARN, PASS, PAYLOAD, TAKE_RESOURCE, Table
from epocha.games.civilization_2010.steps.common import MARKET_GIFT, Play
from epocha.games.civilization_2010.steps.gains import is_unused
from epocha.games.civilization_2010.techs import learn


def acquire(t: Table, player: i64, tech: i64) -> None:
    """Learn a technology, however that came about; after set-up it may bring a unit and a resource (CF-32.7)."""
    learn(t, player, tech)
    if UPGRADED_UNIT[tech] == NONE:
        return
    for number_ in range(ABILITIES):
        if ABILITY[number_].trigger == AT_UNIT_TECHNOLOGY and is_unused(t, player, number_):
            recruit(t, player, UPGRADED_UNIT[tech])
            t.push(MARKET_GIFT, player)


class MarketGift(Play):
    """CF-D29: a resource token of choice from the market, if there is one."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for resource in range(MARKET_RESOURCES):
            if table.market[resource]:
                out = append(out, TAKE_RESOURCE << KIND_BITS | resource)
        return out

    def act(self, table: Table, player: i64, action: i64) -> None:
        table.pop()
        table.market[action & PAYLOAD] -= 1
        table.resources[player * RESOURCES + (action & PAYLOAD)] += 1


class AnswerExchange(Play):
    """CF-18.13: whoever taught may learn in return under the same conditions, or decline."""

    TEACHER: Final = 0
    LEVEL: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("teacher", of=SEAT, none=False), number("level", most=9))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = append(vec[i64](capacity=16), PASS << KIND_BITS)
        teacher = table.get(AnswerExchange.TEACHER)
        return learnable(table, player, teacher, table.get(AnswerExchange.LEVEL), out)

    def act(self, table: Table, player: i64, action: i64) -> None:
        table.pop()
        if action >> KIND_BITS == LEARN:
            acquire(table, player, action & PAYLOAD)
