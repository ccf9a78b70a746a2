"""What figures meet where they stop: a hut, a village, enemy figures, an enemy city (CF-23, CF-24)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.fields import Field, index
from epocha.engine.vec import append, vec
from epocha.games.civilization_2010.components import BUILDINGS, CITIES, HUT, NONE, VILLAGE
from epocha.games.civilization_2010.effect_tables import ABILITIES, ABILITY
from epocha.games.civilization_2010.effects import AT_EXPLORING, AT_STOP_ON_BUILDING
from epocha.games.civilization_2010.ground import armies_on, centre_at, enemy_on, figures_on, outskirts_of, retire
from epocha.games.civilization_2010.markers import take_marker
from epocha.games.civilization_2010.piles import draw_token, keep_token
from epocha.games.civilization_2010.state import KIND_BITS, PASS, RAZE, Table
from epocha.games.civilization_2010.steps.aftermath import push_loot
from epocha.games.civilization_2010.steps.battle import begin_battle
from epocha.games.civilization_2010.steps.common import GAINS, RAZING, Play
from epocha.games.civilization_2010.steps.gains import fire, is_unused


def stop(t: Table, player: i64, square: i64) -> None:
    """Let figures end their movement on a square: they meet what is there, and may raze what stands there after it."""
    if razing_ability(t, player) != NONE:
        t.push(RAZING, player, square)
    arrive(t, player, square)


def arrive(t: Table, player: i64, square: i64) -> None:
    """Let figures that have stopped on a square, or were placed there, meet what is there."""
    enemy = enemy_on(t, player, square)
    if t.site[square] == HUT:
        explore(t, player, square)
    elif enemy != NONE and armies_on(t, enemy, square) == 0:
        kill_scouts(t, player, enemy, square)
    elif enemy != NONE or centre_at(t, square) != NONE or t.site[square] == VILLAGE:
        begin_battle(t, player, square)


def explore(t: Table, player: i64, square: i64) -> None:
    """Take the token of a hut; only its new owner looks at it (CF-23.4, CF-23.5)."""
    t.site[square] = NONE
    keep_token(t, player, draw_token(t, HUT))
    fire(t, player, AT_EXPLORING)


def razing_ability(t: Table, player: i64) -> i64:
    """Return the unused ability by which armies raze buildings on which they stop, or NONE (CF-28.20)."""
    for ability in range(ABILITIES):
        if ABILITY[ability].trigger == AT_STOP_ON_BUILDING and is_unused(t, player, ability):
            return ability
    return NONE


class Razing(Play):
    """CF-28.20: an army that has ended its movement on another player's building may destroy it, once a turn."""

    SQUARE: Final = 0
    NUMBERS: ClassVar[tuple[Field, ...]] = (index("square", of="square", none=False),)

    def legal(self, table: Table, player: i64) -> vec[i64]:
        square = table.get(Razing.SQUARE)
        marker = table.marker[square]
        out = vec[i64](capacity=2)
        if NONE < marker < BUILDINGS and armies_on(table, player, square):
            if outskirts_of(table, square) // CITIES != player:
                out = append(out, PASS << KIND_BITS)
                out = append(out, RAZE << KIND_BITS)
        return out

    def act(self, table: Table, player: i64, action: i64) -> None:
        square = table.get(Razing.SQUARE)
        table.pop()
        if action >> KIND_BITS == RAZE:
            table.used[player] |= single(razing_ability(table, player))
            take_marker(table, outskirts_of(table, square) // CITIES, square)


def kill_scouts(t: Table, player: i64, enemy: i64, square: i64) -> None:
    """Kill scouts that are alone, which is a won battle (CF-24.3)."""
    retire(t, enemy, figures_on(t, enemy, square))
    t.push(GAINS, player)
    push_loot(t, player, enemy, False)
