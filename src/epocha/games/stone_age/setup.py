"""Options and set-up (section 2)."""

from collections.abc import Mapping
from typing import Final

from epocha.engine.chance import Chance
from epocha.engine.options import BadOption, Option, OptionValue
from epocha.engine.state import NOBODY
from epocha.games.stone_age.state import NONE, Table, lay_out
from epocha.games.stone_age.steps import COURSE, NEW_ROUND

OPTIONS: Final[tuple[Option, ...]] = (
    Option("start_player", default=0, least=0, most=4),
    Option("max_rounds", default=0, least=0, most=1000),
)
"""What a table may choose: who begins, and after which round program play is broken off."""


def set_up_table(players: int, chance: Chance, options: Mapping[str, OptionValue]) -> Table:
    """Return a table at its first decision; BadOption if the start player is none of the players."""
    start_player = int(options["start_player"])
    if start_player > players:
        raise BadOption(f"option start_player is 0 (drawn) or a seat from 1 to {players}, not {start_player}")
    t = Table(players, COURSE, chance)
    t.max_rounds = int(options["max_rounds"])
    lay_out(t, start_player - 1 if start_player else NONE)
    t.push(NEW_ROUND, NOBODY)
    t.advance()
    return t
