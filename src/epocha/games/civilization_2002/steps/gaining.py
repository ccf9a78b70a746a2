"""What comes with a technology or a wonder: free pieces, improvements, growth, the end of the game (CE-18, CE-20)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count, listed, single
from epocha.engine.course import Step
from epocha.engine.fields import Field, index, number
from epocha.engine.state import NOBODY
from epocha.engine.vec import append, vec
from epocha.games.civilization_2002.agreed import MEDIUM, SHORT
from epocha.games.civilization_2002.components import (
    ENLARGES_TO,
    FIGURE_CLASS,
    FLEET,
    GIVES_FIGURE,
    GIVES_FIGURES,
    GIVES_IMPROVEMENT,
    GIVES_WONDERS,
    INDUSTRIAL,
    MEDIEVAL,
    METROPOLIS,
    MODERN,
    NONE,
    OF_ERA,
    SETTLER,
    TECHNOLOGY_ERA,
    WONDER_ERA,
    WONDER_FIGURE,
    WONDER_FIGURES,
    WONDER_SETTLERS,
)
from epocha.games.civilization_2002.forces import add_piece
from epocha.games.civilization_2002.prices import next_card
from epocha.games.civilization_2002.scoring import DIE_END, TECHNOLOGY_END, trigger
from epocha.games.civilization_2002.settlements import bars_size, lands_of
from epocha.games.civilization_2002.state import ENLARGE, KIND_BITS, PAYLOAD, PLACE, TAKE, Table
from epocha.games.civilization_2002.steps.common import (
    END_ROLL,
    ENLARGE_FREE,
    FREE_TECHNOLOGY,
    PLACE_FREE,
    Going,
    Play,
    actions,
    or_pass,
)
from epocha.games.civilization_2002.technologies import learnable, obtained

OF_AN_ERA: Final = 3
"""Technologies of an era with which it ends in the basic rules (CE-17.3)."""


def obtain(t: Table, player: i64, technology: i64, bought: bool = False) -> None:
    """Let a player have a technology, with what comes with it (CE-18.2)."""
    t.technologies[player] |= single(technology)
    technologies_changed(t)
    if not t.agreed.advanced:
        return
    if bought:
        may_end_by_die(t, TECHNOLOGY_ERA[technology])
    improvement = GIVES_IMPROVEMENT[technology]
    if improvement != NONE and t.obsolete & single(improvement) == 0:
        t.improvements[player] |= single(improvement)
    if ENLARGES_TO[technology]:
        t.push(ENLARGE_FREE, player, ENLARGES_TO[technology])
    if GIVES_FIGURE[technology] != NONE:
        t.push(PLACE_FREE, player, GIVES_FIGURE[technology], GIVES_FIGURES[technology])
    for wonder in listed(GIVES_WONDERS[technology]):
        take_wonder(t, player, wonder)


def take_wonder(t: Table, player: i64, wonder: i64) -> None:
    """Let a player have a wonder; its free pieces come at once, unless its era is over (CE-20.2, CE-20.4)."""
    t.wonders[player] |= single(wonder)
    if WONDER_ERA[wonder] < t.era:
        return
    if WONDER_SETTLERS[wonder]:
        t.push(PLACE_FREE, player, SETTLER, WONDER_SETTLERS[wonder])
    if WONDER_FIGURES[wonder]:
        t.push(PLACE_FREE, player, WONDER_FIGURE[wonder], WONDER_FIGURES[wonder])


def technologies_changed(t: Table) -> None:
    """Look whether an era, and the game, ends by technologies in the basic rules (CE-17.3, CE-22.1, CE-13.20)."""
    if t.agreed.advanced:
        return
    for p in range(t.players):
        if count(t.technologies[p] & OF_ERA[t.era]) >= OF_AN_ERA:
            t.era_ends = 1
    if obtained(t) & OF_ERA[t.era] == OF_ERA[t.era]:
        t.era_ends = 1
    if t.era == MODERN:
        t.era_ends = 0
        for p in range(t.players):
            if count(t.technologies[p] & OF_ERA[MODERN]) >= OF_AN_ERA:
                trigger(t, TECHNOLOGY_END)


def may_end_by_die(t: Table, era: i64) -> None:
    """A technology that was bought may end a short or medium game, after what comes with it (CE-23.1 to CE-23.4)."""
    if (t.agreed.length == SHORT and era == MEDIEVAL) or (t.agreed.length == MEDIUM and era == INDUSTRIAL):
        t.push(END_ROLL, NOBODY, era)


class EndRoll(Step[Table]):
    """CE-23.1, CE-23.2: the game ends by a die of no more than there are technologies of the era."""

    ERA: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("era", of="era", none=False),)

    def run(self, table: Table) -> None:
        era = table.get(EndRoll.ERA)
        table.pop()
        table.disclosures += 1
        table.die = 1 + table.dice_cup().below(6)
        if table.die <= count(obtained(table) & OF_ERA[era]):
            trigger(table, DIE_END)


class PlaceFree(Going):
    """CE-8.19: free pieces are placed where their owner has settlements; fleets on a coast, or they are lost."""

    FIGURE: Final = 0
    LEFT: Final = 1
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("figure", of="figure", none=False), number("left", most=9))

    def legal(self, table: Table, player: i64) -> vec[i64]:
        return actions(PLACE, places_for(table, player, table.get(PlaceFree.FIGURE)))

    def apply(self, table: Table, player: i64, action: i64) -> None:
        add_piece(table, player, table.get(PlaceFree.FIGURE), action & PAYLOAD)
        left = table.get(PlaceFree.LEFT)
        if left > 1:
            table.put(PlaceFree.LEFT, left - 1)
        else:
            table.pop()


def places_for(t: Table, player: i64, figure: i64) -> vec[i64]:
    """Return the lands where a player may place a free piece, ascending."""
    out = vec[i64](capacity=8)
    for land in lands_of(t, player):
        if FIGURE_CLASS[figure] != FLEET or t.world.is_coastal(land):
            out = append(out, land)
    return out


class EnlargeFree(Play):
    """CE-18.11: the owner of Chemistry may enlarge a settlement."""

    MOST: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("most", most=METROPOLIS),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for land in lands_of(table, player):
            if table.settlement_size[land] < table.get(EnlargeFree.MOST) and bars_size(table, land) is None:
                out = append(out, ENLARGE << KIND_BITS | land)
        return or_pass(out) if len(out) else out

    def apply(self, table: Table, player: i64, action: i64) -> None:
        table.pop()
        if action >> KIND_BITS == ENLARGE:
            table.settlement_size[action & PAYLOAD] += 1


def take_free_technology(t: Table, player: i64) -> None:
    """Let a player have a technology of the current era without payment, if there is one (CE-4.11, CE-4.12)."""
    if t.agreed.advanced:
        t.push(FREE_TECHNOLOGY, player)
    elif next_card(t) != NONE:
        obtain(t, player, next_card(t))


class FreeTechnology(Play):
    """CE-4.12."""

    def legal(self, table: Table, player: i64) -> vec[i64]:
        return actions(TAKE, listed(learnable(table) & OF_ERA[table.era]))

    def apply(self, table: Table, player: i64, action: i64) -> None:
        table.pop()
        obtain(table, player, action & PAYLOAD)
