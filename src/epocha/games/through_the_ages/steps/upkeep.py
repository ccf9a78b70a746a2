"""The end of a turn: uprising, or scoring, production, consumption, corruption, drawing (TA-23, TA-24, TA-25)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import Field, flag
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages import stores
from epocha.games.through_the_ages.components import CORRUPTION, MOST_DRAWN, NONE, STORES
from epocha.games.through_the_ages.effects import (
    FOOD,
    FOOD_PER_TURN,
    RESOURCES,
    RESOURCES_PER_TURN,
)
from epocha.games.through_the_ages.piles import draw_military
from epocha.games.through_the_ages.state import DONE, KIND_BITS, LEAVE_OUT, PAYLOAD, Table
from epocha.games.through_the_ages.steps.common import END_TURN, SOFTEN, UPKEEP_END
from epocha.games.through_the_ages.steps.paying import consume, corrupt, gain, lose
from epocha.games.through_the_ages.stores import made_on, produce_food, produce_resources, resource_tokens, stock
from epocha.games.through_the_ages.tableau import learn, score
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.values import MINE_SITE, discontent


class Upkeep(Step[Table]):
    """The first half of the upkeep, which an uprising does without (TA-23.5, TA-23.6, TA-24.2 to TA-24.5)."""

    HARVESTED: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (flag("harvested"),)

    def run(self, table: Table) -> None:
        p = table.turn
        if table.get(Upkeep.HARVESTED):
            table.replace(SOFTEN, p)
            consume(table, p)
            return
        if discontent(table, p) > table.unused[p]:
            table.replace(END_TURN, p)
            return
        table.put(Upkeep.HARVESTED, 1)
        harvest(table, p)


def harvest(t: Table, p: i64) -> None:
    """Score culture, gain science and produce food: what comes before consumption (TA-24.2 to TA-24.4)."""
    score(t, p, t.culture_rate[p])
    learn(t, p, t.science_rate[p])
    more = t.perk(p, FOOD_PER_TURN)
    before = stock(t, p, FOOD) if more else 0
    produce_food(t, p)
    by_pact(t, p, FOOD, more, before)


def mine(t: Table, p: i64, left_out: i64) -> None:
    """Produce resources: what comes between consumption and corruption (TA-24.6).

    Args:
        left_out: the site that makes one token less, or NONE.
    """
    more = t.perk(p, RESOURCES_PER_TURN)
    before = stock(t, p, RESOURCES) if more else 0
    produce_resources(t, p, True, left_out)
    by_pact(t, p, RESOURCES, more, before)


def by_pact(t: Table, p: i64, good: i64, more: i64, before: i64) -> None:
    """What pacts give or take per turn, after the workers: at most what they made can be taken (TA-24.12).

    Args:
        before: the stock before the workers made something; of no matter if there is no such pact.
    """
    if more > 0:
        gain(t, p, good, more)
    elif more < 0:
        lose(t, p, good, min(-more, stock(t, p, good) - before))


class Soften(Step[Table]):
    """DP-SOFT-CORRUPTION: one blue token less, where that avoids a step of corruption (TA-25.6)."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        if not table.terms.softer or not is_spared(table, player):
            return out
        for site in range(MINE_SITE, STORES):
            if made_on(table, player, site):
                out = append(out, LEAVE_OUT << KIND_BITS | site)
        return append(out, DONE << KIND_BITS)

    def apply(self, table: Table, player: i64, action: i64) -> None:
        self.produce(table, player, action & PAYLOAD if action >> KIND_BITS == LEAVE_OUT else NONE)

    def skip(self, table: Table, player: i64) -> None:
        self.produce(table, player, NONE)

    def produce(self, table: Table, player: i64, left_out: i64) -> None:
        """TA-24.6: mines, and laboratories if a leader lets them."""
        table.replace(UPKEEP_END, player)
        mine(table, player, left_out)


def is_spared(t: Table, p: i64) -> bool:
    """Return whether one token less avoids a step of corruption (TA-25.6)."""
    made = min(t.blue[p], resource_tokens(t, p))
    return made > 0 and CORRUPTION[bank_after(t, p, made)] > CORRUPTION[bank_after(t, p, made - 1)]


def bank_after(t: Table, p: i64, made: i64) -> i64:
    """Return what is in the blue bank after so many tokens are made and pacts bring theirs, the worthiest first
    (TA-22.7); what a pact takes is not looked at."""
    tried = t.clone()
    tried.blue[p] -= made
    stores.gain(tried, p, RESOURCES, max(0, t.perk(p, RESOURCES_PER_TURN)))
    return tried.blue[p]


class UpkeepEnd(Step[Table]):
    """The second half: corruption, and military cards for unspent military actions (TA-25, TA-26.1, TA-26.2)."""

    CORRUPTED: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (flag("corrupted"),)

    def run(self, table: Table) -> None:
        p = table.turn
        if table.terms.mode != TUTORIAL:
            if not table.get(UpkeepEnd.CORRUPTED):
                table.put(UpkeepEnd.CORRUPTED, 1)
                corrupt(table, p)
                return
            if table.round > 1 and not table.terms.draw_in_turn:
                draw_military(table, p, min(MOST_DRAWN, table.military_left()))
        table.replace(END_TURN, p)
