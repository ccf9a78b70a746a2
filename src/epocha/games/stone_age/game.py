"""Stone Age: the one place where its rules, texts and pictures come together."""

from collections.abc import Mapping
from typing import ClassVar

from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.game import Game
from epocha.engine.notation import Notation
from epocha.engine.options import BadOption, Option, OptionValue
from epocha.engine.state import NOBODY, State
from epocha.games.stone_age import accounts, art, board, diagram, hints, picture, player_board, words
from epocha.games.stone_age.bot import StoneAgeEvaluator
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

    def evaluator(self) -> Evaluator:
        return StoneAgeEvaluator()

    # --- what it says to people ---

    def describe(self, view: State, action: int, lang: str) -> str:
        return words.describe(_table(view), action, lang)

    def report(self, before: State, player: int, action: int, lang: str) -> str:
        return words.report(_table(before), player, action, lang)

    def prompt(self, view: State, player: int, lang: str) -> str:
        return words.prompt(_table(view), player, lang)

    def hint(self, view: State, player: int, lang: str) -> str:
        return hints.hint(_table(view), player, lang)

    def stock(self, view: State, player: int) -> dict[str, int]:
        return accounts.stock(_table(view), player)

    def breakdown(self, view: State, player: int, lang: str) -> dict[str, list[tuple[str, int]]]:
        return accounts.breakdown(_table(view), player, lang)

    # --- what it shows to people ---

    def board(self, view: State, lang: str) -> str:
        return board.board(_table(view), lang)

    def player_board(self, view: State, player: int, lang: str, compact: bool = False) -> str:
        return player_board.player_board(_table(view), player, lang, compact)

    def picture(self, view: State, lang: str = "en") -> str:
        return picture.picture(_table(view), lang)

    def symbols(self) -> str:
        return art.symbols(self.max_players)

    def diagram(self, view: State) -> str:
        return diagram.diagram(_table(view))


def _table(state: State) -> Table:
    """Return a state of this game as what it is."""
    if not isinstance(state, Table):
        raise TypeError(f"not a table of Stone Age: {type(state).__name__}")
    return state
