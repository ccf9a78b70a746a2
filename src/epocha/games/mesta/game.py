"""Města: the one place where its rules, texts and pictures come together."""

from collections.abc import Mapping
from typing import ClassVar

from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.game import Game
from epocha.engine.notation import Notation
from epocha.engine.options import Option, OptionValue
from epocha.games.mesta import accounts, art, board, diagram, hints, picture, pieces, player_board, words
from epocha.games.mesta.bot import MestaEvaluator
from epocha.games.mesta.city_list import shipped_atlas
from epocha.games.mesta.components import MAX_PLAYERS, MIN_PLAYERS
from epocha.games.mesta.notation import NOTATION, notation_for
from epocha.games.mesta.setup import OPTIONS, set_up_table
from epocha.games.mesta.state import KIND_BITS, PUT_AWAY, Table
from epocha.games.mesta.steps import COURSE


class Mesta(Game[Table]):
    """Města ("Cities"), sixth edition; the rules are in `rules.md`, the components in `components.toml`."""

    name: ClassVar[str] = "mesta"
    edition: ClassVar[str] = "6 (2018)"
    rules_version: ClassVar[int] = 1
    prefix: ClassVar[str] = "ME"
    min_players: ClassVar[int] = MIN_PLAYERS
    max_players: ClassVar[int] = MAX_PLAYERS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    ends: ClassVar[tuple[str, ...]] = ("complete", "stall", "cap")
    notation: ClassVar[Notation] = NOTATION

    def set_up(self, players: int, chance: Chance, options: Mapping[str, OptionValue]) -> Table:
        return set_up_table(players, chance, options)

    def blank(self, players: int) -> Table:
        return Table(players, COURSE, None, shipped_atlas())

    def evaluator(self) -> Evaluator:
        return MestaEvaluator()

    def action_to_text(self, state: Table, action: int) -> str:
        return _notation(state).text(action)

    def text_to_action(self, state: Table, text: str) -> int:
        return _notation(state).action(text)

    def is_secret(self, action: int) -> bool:
        """Events put away are not shown (ME-14.6)."""
        return action >> KIND_BITS == PUT_AWAY

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

    def card(self, view: Table, action: int, lang: str) -> str:
        return pieces.played_card(action, lang)

    def picture(self, view: Table, lang: str = "en") -> str:
        return picture.picture(view, lang)

    def symbols(self) -> str:
        return art.symbols()

    def diagram(self, view: Table) -> str:
        return diagram.diagram(view)


def _notation(state: Table) -> Notation:
    """Return the texts of the actions with the cities that a table plays with."""
    return notation_for(state.atlas.source)
