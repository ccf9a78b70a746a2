"""Options and set-up (section 2)."""

from typing import Final

from epocha.engine.chance import Chance
from epocha.engine.options import BadOption, Option, Preset, read_presets
from epocha.engine.setup import Setup, whole
from epocha.engine.state import NOBODY
from epocha.games.stone_age.components import (
    CARD_SPACES,
    DATA,
    DEAREST_TILE,
    FIGURES_MAX,
    FOOD_PER_FIGURE,
    ONE_TIME_TOOLS,
    REDEEMERS,
    STACKS,
    TOOL_SLOTS,
)
from epocha.games.stone_age.state import NONE, Table, lay_out
from epocha.games.stone_age.steps import NEW_ROUND

OPTIONS: Final[tuple[Option, ...]] = (
    Option("start_player", default=0, least=0, most=4),
    Option("max_rounds", default=0, least=0, most=1000, offered=(0, 5, 10, 15, 20, 30, 50)),
)
"""What a table may choose: who begins, and after which round program play is broken off."""

PRESETS: Final[tuple[Preset, ...]] = read_presets(DATA["preset"])

MOST_IN_ROUND: Final = sum(
    (
        2 * int(FIGURES_MAX),  # a figure is placed, and taken back, in one decision at most
        int(FIGURES_MAX + TOOL_SLOTS) + len(ONE_TIME_TOOLS),  # a roll is ended, a tool is used
        int(CARD_SPACES) * int(2 + CARD_SPACES),  # a card is bought for up to four resources, a die of its roll taken
        int(STACKS[-1]) * int(2 + DEAREST_TILE),  # a tile is bought and paid for
        3 * len(REDEEMERS),  # a card is redeemed for two resources
        int(FIGURES_MAX * FOOD_PER_FIGURE),  # food that is short is covered
    )
)
"""Decisions of one player that no round exceeds."""


def set_up_table(setup: Setup, chance: Chance) -> Table:
    """Return a table at its first decision; BadOption if the start player is none of the players."""
    start_player = whole(setup, "start_player")
    if start_player > setup.players:
        message = f"option start_player is 0 (drawn) or a seat from 1 to {setup.players}, not {start_player}"
        raise BadOption(message, "start_player", "seat", seat=start_player, players=setup.players)
    t = Table(setup, chance)
    t.max_rounds = whole(setup, "max_rounds")
    lay_out(t, start_player - 1 if start_player else NONE)
    t.push(NEW_ROUND, NOBODY)
    t.advance()
    return t
