"""Civilization: The Boardgame (2002): the game as the engine sees it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from epocha.engine.bits import count
from epocha.engine.chance import Chance
from epocha.engine.course import Course
from epocha.engine.evaluation import Evaluator
from epocha.engine.game import Game
from epocha.engine.notation import Notation
from epocha.engine.options import Option, OptionValue
from epocha.engine.setup import Setup
from epocha.games.civilization_2002.agreed import Agreed
from epocha.games.civilization_2002.bot import BoardgameEvaluator
from epocha.games.civilization_2002.components import MOST_PLAYERS
from epocha.games.civilization_2002.notation import NOTATION, names_of
from epocha.games.civilization_2002.scoring import ENDS
from epocha.games.civilization_2002.settlements import settlements_of
from epocha.games.civilization_2002.setup import MIN_PLAYERS, OPTIONS, set_up_table
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps import COURSE


class Boardgame(Game[Table]):
    """Civilization: The Boardgame; the rules are in `rules.md`, the components in the TOML files."""

    name: ClassVar[str] = "civilization_2002"
    edition: ClassVar[str] = "2002"
    rules_version: ClassVar[int] = 1
    prefix: ClassVar[str] = "CE"
    min_players: ClassVar[int] = MIN_PLAYERS
    max_players: ClassVar[int] = MOST_PLAYERS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    ends: ClassVar[tuple[str, ...]] = ENDS
    notation: ClassVar[Notation] = NOTATION
    course: ClassVar[Course] = COURSE

    def tables(self, players: int, options: Mapping[str, OptionValue]) -> object:
        return Agreed(players, options)

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return set_up_table(setup, chance)

    def blank(self, setup: Setup) -> Table:
        table = Table(setup, None)
        table.clear()
        return table

    def evaluator(self) -> Evaluator:
        return BoardgameEvaluator()

    def names_of(self, state: Table, kind: str) -> Sequence[str]:
        return names_of(kind)

    def stock(self, view: Table, player: int) -> dict[str, int]:
        return {
            "gold": int(view.gold[player]),
            "settlements": int(settlements_of(view, player)),
            "technologies": int(count(view.technologies[player])),
            "wonders": int(count(view.wonders[player])),
        }
