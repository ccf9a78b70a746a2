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

FEW = 10
GAMES = int(os.environ.get("EPOCHA_ORACLE_GAMES", str(FEW)))
FIRST = int(os.environ.get("EPOCHA_ORACLE_FIRST", "280"))
"""The number of the first game: by chance, much happens in the ten from here."""
BOT = os.environ.get("EPOCHA_ORACLE_BOT", "")
MOST = 500 if GAMES == FEW else 100_000
"""Decisions of a game: the suite plays the beginnings only."""
ENOUGH = {
    "move": 2000, "purchase": 300, "trade-turn": 150, "choose": 150, "battles": 30, "captures": 20, "intercept": 80,
    "royalty": 50, "totals": 20, "token": 20, "place-free": 10, "battle with helpers": 1, "production": 20,
    "deal": 3, "round at sea": 3, "round with aircraft": 3, "new era": 2, "result": 1,
}  # fmt: skip
"""What even the few games of the suite compare, and how often at least."""
VARIANTS: list[dict[str, object]] = [
    {},
    {"open_tokens": True},
    {"phase_order": "purchase_last", "remove_no_effect_tokens": True},
    {"trade_range_scope": "own", "swapped_city_production": "owner", "length": "long"},
    {"length": "medium", "offers_per_trade_turn": 1, "trade_circuits": 1},
]
IDLE = (state.PASS, state.KEEP)
SELDOM = {
    moves.OFFER: 8, moves.COUNTER: 8, state.BOMB: 40, state.END_GAME: 2000, state.BUY_SHIP: 4,
}  # fmt: skip
"""What a player seldom does, so that games get somewhere: in one of so many decisions."""


def new_table(number: int) -> Table:
    """Return the table of a game: both rule sets and all variants in turn, with 2 to 6 players."""
    rules = "advanced" if number % 2 else "basic"
    chosen = {"rules": rules, "max_rounds": 12 if number // 2 % 4 else 30} | VARIANTS[number // 2 % len(VARIANTS)]
    return GAME.new_initial_state(2 + number % 5, number, chosen)


def at_random(chance: Chance, zeal: int) -> Chooser:
    """Return what passes in one of so many decisions only."""

    def choose(table: Table) -> tuple[int, int]:
        player = table.current_players[chance.below(len(table.current_players))]
        actions = table.legal_actions(player)
        kept = [one for one in actions if chance.below(SELDOM.get(one >> state.KIND_BITS, 1)) == 0]
        busy = [one for one in kept if one >> state.KIND_BITS not in IDLE]
        if table.draft(player) and moves.SEND << state.KIND_BITS in actions and chance.below(3) == 0:
            return player, moves.SEND << state.KIND_BITS
        actions = busy if busy and chance.below(zeal) else kept or actions
        return player, actions[chance.below(len(actions))]

    return choose


def by_bot(name: str, seed: int) -> Chooser:
    bot = find_bot(name, seed)

    def choose(table: Table) -> tuple[int, int]:
        player = table.current_players[0]
        return player, ask(bot, table.view(player), Clock(iterations=20))

    return choose


def played(number: int, comparison: Comparison) -> None:
    """Play a game and compare; in most random games players get something each round, in half they hurry."""
    table, chance = new_table(number), Chance.from_seed(number)
    if BOT:
        comparison.follow(table, by_bot(BOT, number), None, MOST)
        return
    zeal = 2 if number // 2 % 2 else 10
    comparison.follow(table, at_random(chance, zeal), generous(chance, number) if number % 7 else None, MOST)


@pytest.mark.rule(
    "CE-3.8", "CE-4.9", "CE-4.13", "CE-4.17", "CE-4.21", "CE-5.6", "CE-5.9", "CE-5.11", "CE-6.1", "CE-6.4", "CE-6.5",
    "CE-7.2", "CE-7.4", "CE-7.9", "CE-7.12", "CE-7.15", "CE-8.2", "CE-8.9", "CE-8.11", "CE-8.16", "CE-8.19", "CE-8.22",
    "CE-8.23", "CE-8.25", "CE-8.26", "CE-9.2", "CE-9.7", "CE-9.8", "CE-9.17", "CE-9.19", "CE-9.20", "CE-9.22",
    "CE-9.24", "CE-10.3", "CE-11.1", "CE-11.4", "CE-11.5", "CE-11.10", "CE-11.13", "CE-11.14", "CE-11.16", "CE-11.17",
    "CE-11.19", "CE-11.21", "CE-11.25", "CE-11.30", "CE-11.33", "CE-12.1", "CE-12.8", "CE-13.4", "CE-13.8", "CE-13.12",
    "CE-13.16", "CE-13.17", "CE-14.1", "CE-14.4", "CE-15.9", "CE-16.1", "CE-17.3", "CE-17.4", "CE-18.6", "CE-19.2",
    "CE-20.3", "CE-21.1", "CE-22.2", "CE-22.3", "CE-23.9", "CE-23.11", "CE-27.8", "CE-29.5",
)  # fmt: skip
@pytest.mark.timeout(600 + 20 * GAMES)
def test_the_oracle_and_the_rules_agree() -> None:
    comparison = Comparison()
    for number in range(FIRST, FIRST + GAMES):
        wrong = len(comparison.wrong)
        played(number, comparison)
        if (GAMES > 50 and number % 10 == 9) or len(comparison.wrong) > wrong:
            found = "\n".join([f"game {number}: {comparison.summary()}", *comparison.wrong[wrong : wrong + 6], ""])
            sys.stderr.write(found)
    if GAMES != FEW:
        sys.stderr.write(comparison.summary())
    assert comparison.wrong[:5] == []
    if GAMES >= FEW and not BOT:
        assert {what: comparison.made[what] for what, n in ENOUGH.items() if comparison.made[what] < n} == {}
