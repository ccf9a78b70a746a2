"""The rules against the oracle: every decision and all that follows, in random games and in bots' games.

The suite plays a few games. `EPOCHA_ORACLE_GAMES=1000 pytest -s tests/games/civilization_2010/test_oracle.py` plays so
many and says what was compared; `EPOCHA_ORACLE_BOT=greedy`, or `module:Class`, lets a bot play them.
"""

import os
import sys
from collections.abc import Callable

import pytest

from epocha import Chance
from epocha.bots.protocol import Clock, ask, find_bot
from epocha.games.civilization_2010 import state
from epocha.games.civilization_2010.atlas import CELLS, NEUTRAL_TILES, SITE, plan_of
from epocha.games.civilization_2010.components import HUT, NONE, TOKEN_SITE
from epocha.games.civilization_2010.game import Civilization
from epocha.games.civilization_2010.piles import draw_event, draw_token, events_held, keep_token
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.steps.common import culture_hand_limit

from .oracle.compare import Chooser, Comparison

GAME = Civilization()
FEW = 6
GAMES = int(os.environ.get("EPOCHA_ORACLE_GAMES", str(FEW)))
FIRST = int(os.environ.get("EPOCHA_ORACLE_FIRST", "6"))
"""The number of the first game: by chance, much happens in the six from here."""
BOT = os.environ.get("EPOCHA_ORACLE_BOT", "")
MOST = 1000 if GAMES == FEW else 100_000
"""Decisions of a game: the suite plays the beginnings only."""
ENOUGH = {
    "coins": 1000, "production": 1000, "legal: management": 150, "legal: walk": 300, "entering": 200, "research": 20,
    "city: build": 40, "fronts": 5, "winner": 1, "legal: trade": 500, "trade: offer": 300, "trade: accept": 20,
    "offers seen": 1000,
}  # fmt: skip
"""What even the few games of the suite compare, and how often at least."""
HUTS = {tile: list(SITE[tile * CELLS : (tile + 1) * CELLS]).count(HUT) for tile in NEUTRAL_TILES}
"""How many huts each neutral tile has."""
VARIANTS: list[dict[str, object]] = [{}, {"offers": 2}, {"faq_loot": True}, {"offers": 4}, {"tutorial": True}]
IDLE = (state.PASS, state.HALT, state.LEAVE, state.GOVERN, state.ASSIGN)


def new_table(number: int) -> Table:
    """Return the table of a game: all variants in turn, with 2, 3 and 4 players."""
    return GAME.new_initial_state(2 + number % 3, number, {"offers": 0} | VARIANTS[number % len(VARIANTS)])


def at_random(chance: Chance) -> Chooser:
    """Return what seldom passes, so that games get somewhere."""

    def choose(table: Table) -> tuple[int, int]:
        player = table.current_players[chance.below(len(table.current_players))]
        actions = table.legal_actions(player)
        busy = [action for action in actions if action >> state.KIND_BITS not in IDLE]
        if busy and chance.below(10):
            actions = busy
        return player, actions[chance.below(len(actions))]

    return choose


def by_bot(name: str, seed: int) -> Chooser:
    bot = find_bot(name, seed)

    def choose(table: Table) -> tuple[int, int]:
        player = table.current_players[0]
        return player, ask(bot, table.view(player), Clock(iterations=20))

    return choose


def huts_to_come(table: Table) -> int:
    """Return the most huts that the tiles still face down can bring."""
    huts = sorted((n for tile, n in HUTS.items() if tile not in list(table.tile)), reverse=True)
    face_down = [slot for slot in plan_of(table.players).neutral_slots if table.tile[slot] == NONE]
    return sum(huts[: len(face_down)])


def goods_to_hide(table: Table, seat: int, chance: Chance) -> None:
    """Let a player find a hut token that no place on the map will need, and a culture event if there is room for it."""
    left = sum(n for token, n in enumerate(table.pool) if TOKEN_SITE[token] == HUT)
    if left > list(table.site).count(HUT) + huts_to_come(table) and not chance.below(3):
        keep_token(table, seat, draw_token(table, HUT))
    if events_held(table, seat) < culture_hand_limit(table, seat) and not chance.below(2):
        draw_event(table, seat, chance.below(3))


def generous(chance: Chance) -> Callable[[Table], None]:
    """Return what gives everybody something in every turn, so that random games get to all cards."""
    seen = [0]

    def give(table: Table) -> None:
        if table.round <= seen[0]:
            return
        seen[0] = int(table.round)
        for seat in range(table.players):
            table.trade[seat] = min(27, table.trade[seat] + chance.below(12))
            table.culture[seat] += chance.below(3)
            for resource in range(4):
                if table.market[resource] and not chance.below(4):
                    table.market[resource] -= 1
                    table.resources[seat * 6 + resource] += 1
            if table.agreed.offers:
                goods_to_hide(table, seat, chance)
        table.refresh()

    return give


def played(number: int, comparison: Comparison) -> None:
    """Play a game and compare; in two of three random games players get something each turn."""
    table, chance = new_table(number), Chance.from_seed(number)
    if BOT:
        comparison.follow(table, by_bot(BOT, number), None, MOST)
    else:
        comparison.follow(table, at_random(chance), generous(chance) if number % 3 else None, MOST)


@pytest.mark.rule(
    "CF-7.3", "CF-7.4", "CF-7.5", "CF-7.6", "CF-7.7", "CF-8.5", "CF-8.6", "CF-9.1", "CF-9.4", "CF-10.1", "CF-11.1",
    "CF-11.2", "CF-11.6", "CF-11.8", "CF-11.9", "CF-11.10", "CF-11.11", "CF-11.12",
    "CF-12.4", "CF-12.5", "CF-12.7", "CF-12.8", "CF-12.13", "CF-13.2", "CF-13.4", "CF-14.2", "CF-15.2", "CF-15.6",
    "CF-16.2", "CF-16.9", "CF-16.10", "CF-17.1", "CF-17.3", "CF-20.1", "CF-21.2", "CF-21.7", "CF-21.10", "CF-22.3",
    "CF-23.1", "CF-24.1", "CF-25.3", "CF-25.15", "CF-25.17", "CF-26.3", "CF-26.5", "CF-27.2", "CF-27.3", "CF-27.6",
    "CF-29.1", "CF-29.9",
)  # fmt: skip
@pytest.mark.timeout(600 + 20 * GAMES)
def test_the_oracle_and_the_rules_agree() -> None:
    comparison = Comparison()
    for number in range(FIRST, FIRST + GAMES):
        wrong = len(comparison.wrong)
        played(number, comparison)
        if (GAMES > 100 and number % 50 == 49) or len(comparison.wrong) > wrong:
            found = "\n".join([f"game {number}: {comparison.summary()}", *comparison.wrong[wrong : wrong + 12], ""])
            sys.stderr.write(found)
    if GAMES != FEW:
        sys.stderr.write(comparison.summary() + "\n")
    assert comparison.wrong[:5] == []
    if GAMES >= FEW and not BOT:
        assert {what: comparison.made[what] for what, n in ENOUGH.items() if comparison.made[what] < n} == {}
