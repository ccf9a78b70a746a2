"""Stone Age: the one place where its rules, texts and pictures come together."""

from collections.abc import Mapping
from typing import ClassVar

from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.game import Game
from epocha.engine.notation import Notation
from epocha.engine.options import Option, OptionValue
from epocha.games.stone_age import accounts, art, board, diagram, hints, picture, player_board, words
from epocha.games.stone_age.bot import StoneAgeEvaluator
from epocha.games.stone_age.notation import NOTATION
from epocha.games.stone_age.setup import OPTIONS, set_up_table
from epocha.games.stone_age.state import Table
from epocha.games.stone_age.steps import COURSE


class StoneAge(Game[Table]):
    """Stone Age (2008), edition 2009/2019; the rules are in `rules.md`, the components in `components.toml`."""

    name: ClassVar[str] = "stone_age"
    edition: ClassVar[str] = "2009/2019"
    rules_version: ClassVar[int] = 1
    prefix: ClassVar[str] = "SA"
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    ends: ClassVar[tuple[str, ...]] = ("cards", "buildings")
    notation: ClassVar[Notation] = NOTATION

    def set_up(self, players: int, chance: Chance, options: Mapping[str, OptionValue]) -> Table:
        return set_up_table(players, chance, options)

    def blank(self, players: int) -> Table:
        return Table(players, COURSE, None)

    def evaluator(self) -> Evaluator:
        return StoneAgeEvaluator()

    # --- what it says to people ---

    def describe(self, view: Table, action: int, lang: str) -> str:
        return words.describe(view, action, lang)

    def report(self, before: Table, player: int, action: int, lang: str) -> str:
        return words.report(before, player, action, lang)

    def prompt(self, view: Table, player: int, lang: str) -> str:
        return words.prompt(view, player, lang)

    def hint(self, view: Table, player: int, lang: str) -> str:
        return hints.hint(view, player, lang)

    def stock(self, view: Table, player: int) -> dict[str, int]:
        return accounts.stock(view, player)

    def breakdown(self, view: Table, player: int, lang: str) -> dict[str, list[tuple[str, int]]]:
        return accounts.breakdown(view, player, lang)

    # --- what it shows to people ---

    def board(self, view: Table, lang: str) -> str:
        return board.board(view, lang)

    def player_board(self, view: Table, player: int, lang: str, compact: bool = False) -> str:
        return player_board.player_board(view, player, lang, compact)

    def picture(self, view: Table, lang: str = "en") -> str:
        return picture.picture(view, lang)

    def symbols(self) -> str:
        return art.symbols(self.max_players)

    def diagram(self, view: Table) -> str:
        return diagram.diagram(view)
