"""A figure that is sacrificed in an enemy city for a technology, as only Russia may (CF-32.12)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.fields import SEAT, Field, index
from epocha.engine.grid import OFF
from epocha.engine.vec import vec
from epocha.games.civilization_2010.aims import learnable, with_pass
from epocha.games.civilization_2010.components import CITIES, NONE, TECHNOLOGIES
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY
from epocha.games.civilization_2010.effects import SACRIFICE
from epocha.games.civilization_2010.ground import centre_at, figures_on, retire
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.state import KIND_BITS, LEARN, PAYLOAD, Table
from epocha.games.civilization_2010.steps.common import LESSON, Play, Work
from epocha.games.civilization_2010.steps.gains import is_unused
from epocha.games.civilization_2010.steps.learning import acquire
from epocha.games.civilization_2010.techs import bars_learning
from epocha.games.civilization_2010.travel import is_locked


def sacrificing_ability(t: Layout, player: i64) -> i64:
    """Return the unused ability by which a player sacrifices figures, or NONE."""
    for ability in range(ABILITIES):
        if ABILITY[ability].effects[0].verb == SACRIFICE and is_unused(t, player, ability):
            return ability
    return NONE


def lessons_of(t: Layout, player: i64, teacher: i64) -> vec[i64]:
    """Return what a player could learn from another."""
    return learnable(t, player, teacher, TECHNOLOGIES, vec[i64](capacity=16))


def no_sacrifice(t: Layout, player: i64, group: i64, square: i64, heading: i64, left: i64) -> str | None:
    """Return the rule that keeps a group from sacrificing itself in the city beside its square, if one does."""
    beyond = t.plan.grid.step(square, heading)
    city = centre_at(t, beyond) if beyond != OFF else NONE
    if left == 0:
        return "CF-21.1"
    if is_locked(t, square):
        return "CF-28.16"
    if city == NONE or city // CITIES == player or count(group) != 1 or sacrificing_ability(t, player) == NONE:
        return "CF-32.12"
    return None if len(lessons_of(t, player, city // CITIES)) else "CF-32.12"


class Sacrifice(Work):
    """What follows the step into the city: a figure that was not killed on the way goes into the supply."""

    SQUARE: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("square", of="square", none=False),)

    def work(self, table: Table) -> None:
        player = table.player()
        square = table.get(Sacrifice.SQUARE)
        group = figures_on(table, player, square)
        table.pop()
        table.pop()
        if group:
            retire(table, player, group)
            table.used[player] |= single(sacrificing_ability(table, player))
            table.push(LESSON, player, centre_at(table, square) // CITIES)


class Lesson(Play):
    """CF-D26: a technology of another player is learned for free, or nothing."""

    TEACHER: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("teacher", of=SEAT, none=False),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        lessons = lessons_of(table, player, table.get(Lesson.TEACHER))
        return with_pass(lessons) if len(lessons) else lessons

    def forbids(self, table: Table, player: i64, action: i64) -> str:
        return bars_learning(table, player, action & PAYLOAD) or self.rule

    def act(self, table: Table, player: i64, action: i64) -> None:
        table.pop()
        if action >> KIND_BITS == LEARN:
            acquire(table, player, action & PAYLOAD)
