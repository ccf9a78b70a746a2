"""Stone Age: the one place where its rules, texts and pictures come together."""

from collections.abc import Mapping
from typing import ClassVar

from epocha.engine.chance import Chance
from epocha.engine.game import Game
from epocha.engine.notation import Notation
from epocha.engine.options import BadOption, Option, OptionValue
from epocha.engine.state import NOBODY
from epocha.games.stone_age.notation import NOTATION
from epocha.games.stone_age.state import NONE, Table, lay_out
from epocha.games.stone_age.steps import COURSE, NEW_ROUND


class StoneAge(Game):
    """Stone Age (2008), edition 2009/2019; the rules are in `rules.md`, the components in `components.toml`."""

    name: ClassVar[str] = "stone_age"
    edition: ClassVar[str] = "2009/2019"
    rules_version: ClassVar[int] = 1
    prefix: ClassVar[str] = "SA"
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = (
        Option("start_player", default=0, least=0, most=4),
        Option("max_rounds", default=0, least=0, most=1000),
    )
    ends: ClassVar[tuple[str, ...]] = ("cards", "buildings")
    notation: ClassVar[Notation] = NOTATION

    def set_up(self, players: int, chance: Chance, options: Mapping[str, OptionValue]) -> Table:
        table = Table(players, COURSE, chance)
        start_player = int(options["start_player"])
        if start_player > players:
            raise BadOption(f"option start_player is 0 (drawn) or a seat from 1 to {players}, not {start_player}")
        table.max_rounds = int(options["max_rounds"])
        lay_out(table, start_player - 1 if start_player else NONE)
        table.push(NEW_ROUND, NOBODY)
        table.advance()
        return table

    def blank(self, players: int) -> Table:
        return Table(players, COURSE, None)
