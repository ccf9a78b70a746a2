"""The rules against the oracle: every decision and all that follows, in random games of both rule sets.

The suite plays the beginnings of a few games. `EPOCHA_ORACLE_GAMES=1000 pytest -s
tests/games/civilization_2002/test_oracle.py` plays so many and says what was compared; `EPOCHA_ORACLE_BOT=greedy`, or
`module:Class`, lets a bot play them.
"""

import os
import sys

import pytest

from epocha import Chance
from epocha.bots.protocol import Clock, ask, find_bot
from epocha.games.civilization_2002 import moves, state
from epocha.games.civilization_2002.state import Table

from .build import GAME
from .oracle.compare import Chooser, Comparison
from .oracle.gifts import generous

FEW = 6
GAMES = int(os.environ.get("EPOCHA_ORACLE_GAMES", str(FEW)))
FIRST = int(os.environ.get("EPOCHA_ORACLE_FIRST", "0"))
BOT = os.environ.get("EPOCHA_ORACLE_BOT", "")
MOST = 400 if GAMES == FEW else 100_000
"""Decisions of a game: the suite plays the beginnings only."""
VARIANTS: list[dict[str, object]] = [
    {},
    {"open_tokens": True},
    {"phase_order": "purchase_last", "remove_no_effect_tokens": True},
    {"trade_range_scope": "own", "swapped_city_production": "owner", "length": "long"},
    {"length": "medium", "offers_per_trade_turn": 1, "trade_circuits": 1},
]
IDLE = (state.PASS, state.KEEP)
SELDOM = (moves.OFFER, moves.COUNTER, state.END_GAME, state.BOMB)
"""What an eager player seldom does, so that games get somewhere."""


def new_table(number: int) -> Table:
    """Return the table of a game: both rule sets and all variants in turn, with 2 to 6 players."""
    rules = "advanced" if number % 2 else "basic"
    chosen = {"rules": rules, "max_rounds": 12 if number % 4 else 30} | VARIANTS[number // 2 % len(VARIANTS)]
    return GAME.new_initial_state(2 + number % 5, number, chosen)


def at_random(chance: Chance) -> Chooser:
    """Return what seldom passes."""

    def choose(table: Table) -> tuple[int, int]:
        player = table.current_players[chance.below(len(table.current_players))]
        actions = table.legal_actions(player)
        kept = [one for one in actions if chance.below(8) == 0 or one >> state.KIND_BITS not in SELDOM]
        busy = [one for one in kept if one >> state.KIND_BITS not in IDLE]
        if table.draft(player) and moves.SEND << state.KIND_BITS in actions and chance.below(3) == 0:
            return player, moves.SEND << state.KIND_BITS
        actions = busy if busy and chance.below(10) else kept or actions
        return player, actions[chance.below(len(actions))]

    return choose


def by_bot(name: str, seed: int) -> Chooser:
    bot = find_bot(name, seed)

    def choose(table: Table) -> tuple[int, int]:
        player = table.current_players[0]
        return player, ask(bot, table.view(player), Clock(iterations=20))

    return choose


def played(number: int, comparison: Comparison) -> None:
    """Play a game and compare; in two of three random games players get something each round."""
    table, chance = new_table(number), Chance.from_seed(number)
    if BOT:
        comparison.follow(table, by_bot(BOT, number), None, MOST)
    else:
        comparison.follow(table, at_random(chance), generous(chance, number) if number % 3 else None, MOST)


@pytest.mark.timeout(600 + 20 * GAMES)
def test_the_oracle_and_the_rules_agree() -> None:
    comparison = Comparison()
    for number in range(FIRST, FIRST + GAMES):
        wrong = len(comparison.wrong)
        played(number, comparison)
        if (GAMES > 100 and number % 50 == 49) or len(comparison.wrong) > wrong:
            found = "\n".join([f"game {number}: {comparison.summary()}", *comparison.wrong[wrong : wrong + 6], ""])
            sys.stderr.write(found)
    if GAMES != FEW:
        sys.stderr.write(comparison.summary())
    assert comparison.wrong[:5] == []
