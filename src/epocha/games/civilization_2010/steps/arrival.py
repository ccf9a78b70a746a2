"""What figures meet where they stop: a hut, a village, enemy figures, an enemy city (CF-23, CF-24)."""

from mypy_extensions import i64

from epocha.games.civilization_2010.components import HUT, NONE, VILLAGE
from epocha.games.civilization_2010.effects import AT_EXPLORING
from epocha.games.civilization_2010.ground import armies_on, centre_at, enemy_on, figures_on, retire
from epocha.games.civilization_2010.piles import draw_token, keep_token
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps.aftermath import push_loot
from epocha.games.civilization_2010.steps.battle import begin_battle
from epocha.games.civilization_2010.steps.common import GAINS
from epocha.games.civilization_2010.steps.gains import fire


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


def kill_scouts(t: Table, player: i64, enemy: i64, square: i64) -> None:
    """Kill scouts that are alone, which is a won battle (CF-24.3)."""
    retire(t, enemy, figures_on(t, enemy, square))
    t.push(GAINS, player)
    push_loot(t, player, enemy, False)
