"""Stone Age: the one place where its rules, texts and pictures come together."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from epocha.engine.catalogue import CardKind
from epocha.engine.caution import Hint
from epocha.engine.chance import Chance
from epocha.engine.course import Course
from epocha.engine.diagram import Names
from epocha.engine.evaluation import Evaluator
from epocha.engine.game import Game
from epocha.engine.lot import Lot
from epocha.engine.notation import Notation
from epocha.engine.options import Option, OptionValue, Preset
from epocha.engine.outcome import Chapter, Outcome
from epocha.engine.payment import Payment, Whole
from epocha.engine.picture import Picture
from epocha.engine.setup import Setup
from epocha.engine.svg import Svg
from epocha.engine.thing import Thing
from epocha.games.stone_age import (
    accounts,
    art,
    board,
    cards,
    diagram,
    hints,
    outcome,
    payments,
    player_board,
    refusals,
    story,
    things,
    words,
)
from epocha.games.stone_age.bot import StoneAgeEvaluator
from epocha.games.stone_age.components import CARD_IDS, TOP, TOP_VERBS
from epocha.games.stone_age.notation import NAMES, NOTATION
from epocha.games.stone_age.setup import MOST_IN_ROUND, OPTIONS, PRESETS, set_up_table
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
    weight: ClassVar[float] = 2
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    log_kinds: ClassVar[Mapping[str, str]] = {"feed": "feeding", "new-round": "round", "final-scoring": "scoring"}
    earned_in: ClassVar[Mapping[str, str]] = story.EARNED_IN
    cues: ClassVar[Mapping[str, str]] = {"buy-card": "cards", "buy-building": "coins", "cover-shortage": "coins"}
    ends: ClassVar[tuple[str, ...]] = ("cards", "buildings")
    notation: ClassVar[Notation] = NOTATION
    course: ClassVar[Course] = COURSE

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return set_up_table(setup, chance)

    def blank(self, setup: Setup) -> Table:
        return Table(setup, None)

    def names_of(self, state: Table, kind: str) -> Sequence[str]:
        return NAMES.get(kind, ())

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int | None:
        """Nothing but the option `max_rounds` ends a game in which nobody buys anything (R-33)."""
        return int(options["max_rounds"]) * players * MOST_IN_ROUND or None

    def card_kinds(self) -> Sequence[CardKind]:
        return (
            CardKind("card", CARD_IDS, words.card_text, cards.card, lambda card: [TOP_VERBS[TOP[card]]], TOP_VERBS),
        )

    def evaluator(self) -> Evaluator:
        return StoneAgeEvaluator()

    # --- what it says to people ---

    def describe(self, view: Table, action: int, lang: str) -> str:
        return words.describe(view, action, lang)

    def describe_row(self, view: Table, actions: Sequence[int], lang: str) -> str:
        return words.describe_row(view, actions, lang)

    def report(self, before: Table, player: int, action: int, lang: str) -> str:
        return words.report(before, player, action, lang)

    def outcome(self, before: Table, after: Table, player: int, lang: str) -> list[Outcome]:
        return outcome.outcome(before, after, player, lang)

    def chapter(self, view: Table, lang: str) -> Chapter:
        return outcome.chapter(view, lang)

    def prompt(self, view: Table, player: int, lang: str) -> str:
        return words.prompt(view, player, lang)

    def refusal_places(self, view: Table, player: int, action: int, lang: str) -> dict[str, Any]:
        return refusals.refusal_places(view, player, action, lang)

    def hints(self, view: Table, player: int, lang: str) -> Sequence[Hint]:
        return hints.hints(view, player, lang)

    def payment(self, view: Table, player: int, lang: str) -> Payment | None:
        return payments.payment(view, player, lang)

    def wholes(self, view: Table, player: int, lang: str) -> list[Whole]:
        return payments.wholes(view, player, lang)

    def stock(self, view: Table, player: int) -> dict[str, int]:
        return accounts.stock(view, player)

    def breakdown(self, view: Table, player: int, lang: str) -> dict[str, list[tuple[str, int]]]:
        return accounts.breakdown(view, player, lang)

    def sources(self, view: Table, player: int) -> Mapping[str, int]:
        return story.sources(view, player)

    def luck(self, before: Table, after: Table, player: int) -> Sequence[Lot]:
        return story.luck(before, after, player)

    # --- what it shows to people ---

    def pictures(self, view: Table, lang: str) -> list[Picture]:
        boards = [player_board.player_board(view, p, lang) for p in range(int(view.players))]
        return [board.board(view, lang), *boards]

    def asked_about(self, view: Table, player: int, lang: str) -> str:
        return board.bought(view, lang)

    def thing(self, view: Table, name: str, lang: str) -> Thing | None:
        return things.thing(name, lang)

    def symbols(self) -> Svg:
        return art.symbols(self.max_players)

    def diagram(self, view: Table, lang: str = "en", names: Names = ()) -> str:
        return diagram.diagram(view, lang, names)
