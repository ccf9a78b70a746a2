"""Města: the one place where its rules, texts and pictures come together."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from epocha.engine.catalogue import CardKind
from epocha.engine.caution import Hint
from epocha.engine.chance import Chance
from epocha.engine.course import Course
from epocha.engine.diagram import Names
from epocha.engine.evaluation import Evaluator
from epocha.engine.game import EVERYBODY, Game
from epocha.engine.lot import Lot
from epocha.engine.notation import Notation
from epocha.engine.options import Option, OptionValue, Preset
from epocha.engine.outcome import Chapter, Outcome
from epocha.engine.picture import Picture
from epocha.engine.setup import Setup
from epocha.engine.svg import Svg
from epocha.engine.thing import Named, Thing
from epocha.games.mesta import (
    accounts,
    art,
    board,
    choices,
    diagram,
    hints,
    outcome,
    pieces,
    player_board,
    refusals,
    story,
    things,
    words,
)
from epocha.games.mesta.agreed import Agreed
from epocha.games.mesta.bot import MestaEvaluator
from epocha.games.mesta.components import EVENT_IDS, KIND, KIND_IDS, MAX_PLAYERS, MIN_PLAYERS, NONE
from epocha.games.mesta.events import CLASSES
from epocha.games.mesta.notation import NOTATION, names_of, notation_for
from epocha.games.mesta.setup import OPTIONS, PRESETS, set_up_table
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
    weight: ClassVar[float] = 3
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    log_kinds: ClassVar[Mapping[str, str]] = {"draw-city": "draw", "draw-event": "draw"}
    cues: ClassVar[Mapping[str, str]] = {
        "use-event": "cards",
        "react": "cards",
        "give-events": "cards",
        "exchange-events": "cards",
    }
    ends: ClassVar[tuple[str, ...]] = ("complete", "stall", "cap")
    notation: ClassVar[Notation] = NOTATION
    course: ClassVar[Course] = COURSE

    def tables(self, players: int, options: Mapping[str, OptionValue]) -> object:
        return Agreed(players, options)

    def notation_of(self, tables: object) -> Notation:
        return notation_for(cast(Agreed, tables).atlas.source)

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return set_up_table(setup, chance)

    def blank(self, setup: Setup) -> Table:
        return Table(setup, None)

    def names_of(self, state: Table, kind: str) -> Sequence[str]:
        return names_of(state.atlas, kind)

    def card_kinds(self) -> Sequence[CardKind]:
        return (
            CardKind(
                "event",
                EVENT_IDS,
                words.event_text,
                pieces.event_face,
                lambda event: [KIND_IDS[KIND[event]]],
                CLASSES,
            ),
        )

    def evaluator(self) -> Evaluator:
        return MestaEvaluator()

    def end_text(self, state: Table, lang: str) -> str:
        return words.end_text(state, self.end(state), lang)

    def result(self, state: Table, player: int, lang: str) -> str:
        return words.result(state, player, lang)

    def score(self, points: int, players: int, won: bool, lang: str) -> str:
        return words.score_alone(points, won, lang) if players == 1 else ""

    def best(self, points: Sequence[int], players: int) -> int:
        """Alone, the fewer turns the better (ME-13.1)."""
        return min(points) if players == 1 else max(points)

    def readers(self, table: Table, player: int, picks: Sequence[int]) -> int:
        """Events put away are not shown (ME-14.6); partners see each other's hands, and so what leaves them."""
        if picks[0] >> KIND_BITS != PUT_AWAY:
            return EVERYBODY
        return sum(1 << seat for seat in range(int(table.players)) if table.knows(seat, player))

    # --- what it says to people ---

    def named(self, view: Table, action: int, lang: str) -> Named | None:
        return choices.named(view, action, lang)

    def describe(self, view: Table, action: int, lang: str) -> str:
        return words.describe(view, action, lang)

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

    def card(self, view: Table, action: int, lang: str) -> str:
        return pieces.played_card(action)

    def asked_about(self, view: Table, player: int, lang: str) -> str:
        is_asked = view.used != NONE and view.decision(player).reaction
        return pieces.lone_event(view, int(view.used), lang) if is_asked else ""

    def thing(self, view: Table, name: str, lang: str) -> Thing | None:
        return things.thing(view, name, lang)

    def symbols(self) -> Svg:
        return art.symbols()

    def diagram(self, view: Table, lang: str = "en", names: Names = ()) -> str:
        return diagram.diagram(view, lang, names)
