"""The rules against the oracle: every decision and all that follows, in random games of every kind and in bots' games.

The suite plays a few games. `EPOCHA_ORACLE_GAMES=2000 pytest -s tests/games/through_the_ages/test_oracle.py` plays so
many and says what was compared; `EPOCHA_ORACLE_BOT=greedy`, or `module:Class`, lets a bot play them.
"""

import os
import sys
from collections.abc import Callable

import pytest

from epocha import Chance
from epocha.bots.protocol import Clock, ask, find_bot
from epocha.games.through_the_ages.components import CONSUMPTION, CORRUPTION, FACES_REQUIRED, INCREASE_COST
from epocha.games.through_the_ages.ratings import rate_all
from epocha.games.through_the_ages.state import BY_HAND, KIND_BITS

from .build import GAME, Table
from .games import VARIANTS, eager, fits
from .oracle import ratings
from .oracle.compare import Chooser, Comparison

FEW = 18
GAMES = int(os.environ.get("EPOCHA_ORACLE_GAMES", str(FEW)))
BOT = os.environ.get("EPOCHA_ORACLE_BOT", "")
ENOUGH = {
    "ratings": 3000, "legal: actions": 1000, "end of the turn": 200, "totals of a fight": 20, "landing": 5,
    "payment by hand": 50,
}  # fmt: skip
"""What even the few games of the suite compare, and how often at least."""


def new_table(number: int) -> Table:
    """Return the table of a game: all variants in turn, with 2, 3 and 4 players."""
    chosen = VARIANTS[number % len(VARIANTS)]
    players = 2 + number // len(VARIANTS) % 3
    return GAME.new_initial_state(players if fits(players, chosen) else 3, number, chosen)


def at_random(chance: Chance) -> Chooser:
    return lambda table: eager(table, chance)


def by_hand(chance: Chance) -> Chooser:
    """Return what chooses tokens by hand whenever that is possible, and seldom leaves them as they are."""

    def choose(table: Table) -> tuple[int, int]:
        player, action = eager(table, chance)
        open_now = table.legal_actions(player)
        if BY_HAND << KIND_BITS in open_now:
            return player, BY_HAND << KIND_BITS
        if table.course[int(table.step_number())].name == "payment" and chance.below(4):
            return player, open_now[-1]
        return player, action

    return choose


def by_bot(name: str, seed: int) -> Chooser:
    bot = find_bot(name, seed)

    def choose(table: Table) -> tuple[int, int]:
        player = table.current_players[0]
        return player, ask(bot, table.view(player), Clock(iterations=20))

    return choose


def generous(chance: Chance) -> Callable[[Table], bool]:
    """Return what gives the active player something in every turn, so that random games get to all cards."""
    seen: list[tuple[int, int]] = [(1, 0)]

    def give(table: Table) -> bool:
        now = (int(table.round), int(table.turn))
        if table.round == 1 or now == seen[0] or table.course[int(table.step_number())].name != "actions":
            return False
        seen[0] = now
        seat = table.turn
        most = int(table.terms.most_science) or 999
        table.science[seat] = min(most, table.science[seat] + chance.below(12))
        table.culture[seat] += chance.below(5)
        table.blue[seat] += chance.below(3)
        for site in (0, 4):
            stored = min(table.blue[seat], chance.below(6))
            table.blue[seat] -= stored
            table.tokens[seat * 12 + site] += stored
        table.unused[seat] += chance.below(2)
        rate_all(table)
        table.refresh()
        return True

    return give


def played(number: int, comparison: Comparison) -> None:
    """Play a game and compare; in every other random game players get something each turn."""
    table, chance = new_table(number), Chance.from_seed(number)
    if BOT:
        comparison.follow(table, by_bot(BOT, number))
    else:
        chooser = by_hand(chance) if number % 3 == 1 else at_random(chance)
        comparison.follow(table, chooser, generous(chance) if number % 2 else None)


@pytest.mark.rule(
    "TA-7.4", "TA-7.5", "TA-7.7", "TA-7.8", "TA-7.11", "TA-35.1", "TA-23.6", "TA-24.1", "TA-24.2", "TA-24.3", "TA-24.4",
    "TA-24.5", "TA-24.6", "TA-25.1", "TA-25.2", "TA-31.8", "TA-30.11", "TA-37.8", "TA-40.6", "TA-43.35", "TA-43.40",
    "TA-43.41", "TA-43.54", "TA-49.1", "TA-36.14", "TA-46.2",
)  # fmt: skip
@pytest.mark.timeout(600 + 5 * GAMES)
def test_the_oracle_and_the_rules_agree() -> None:
    comparison = Comparison()
    for number in range(GAMES):
        wrong = len(comparison.wrong)
        played(number, comparison)
        if (GAMES > 100 and number % 50 == 49) or len(comparison.wrong) > wrong:
            found = "\n".join([f"game {number}: {comparison.summary()}", *comparison.wrong[wrong : wrong + 5], ""])
            sys.stderr.write(found)
    assert comparison.wrong[:5] == []
    if GAMES >= FEW and not BOT:
        assert {what: comparison.made[what] for what, n in ENOUGH.items() if comparison.made[what] < n} == {}


@pytest.mark.rule("TA-5.1", "TA-5.2", "TA-5.3", "TA-5.4", "TA-5.5", "TA-6.1", "TA-6.2", "TA-6.3")
def test_the_banks_say_what_is_printed() -> None:
    assert [int(CONSUMPTION[y]) for y in range(30)] == [ratings.consumption(y) for y in range(30)]
    assert [int(FACES_REQUIRED[y]) for y in range(30)] == [ratings.required_faces(y) for y in range(30)]
    assert [int(CORRUPTION[b]) for b in range(30)] == [ratings.corruption(b) for b in range(30)]
    costs = [0] + [7] * 4 + [5] * 4 + [4] * 4 + [3] * 4 + [2] * 8
    assert [int(INCREASE_COST[y]) for y in range(25)] == costs
