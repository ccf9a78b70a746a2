"""Civilization: The Boardgame (2002): the game as the engine sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from epocha.engine.album import Album, Whereabouts
from epocha.engine.caution import Caution, Hint
from epocha.engine.chance import Chance
from epocha.engine.course import Course
from epocha.engine.diagram import Names
from epocha.engine.evaluation import Evaluator
from epocha.engine.game import Game, Lines
from epocha.engine.lot import Lot
from epocha.engine.notation import Notation
from epocha.engine.options import Option, OptionValue, Preset
from epocha.engine.outcome import Chapter, Outcome
from epocha.engine.picture import Picture
from epocha.engine.plan import Plan
from epocha.engine.setup import Setup
from epocha.engine.state import NOBODY
from epocha.engine.svg import Svg
from epocha.engine.thing import Named, Thing
from epocha.games.civilization_2002 import (
    accounts,
    album,
    by_place,
    cautions,
    close_ups,
    diagram,
    gallery,
    hints,
    map_plan,
    outcome,
    questions,
    refusals,
    story,
    things,
    words,
)
from epocha.games.civilization_2002.agreed import Agreed
from epocha.games.civilization_2002.bot import BoardgameEvaluator
from epocha.games.civilization_2002.components import MOST_PLAYERS
from epocha.games.civilization_2002.notation import NOTATION, names_of, notation_of
from epocha.games.civilization_2002.scoring import ENDS
from epocha.games.civilization_2002.setup import MIN_PLAYERS, OPTIONS, PRESETS, set_up_table
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps import COURSE
from epocha.games.civilization_2002.steps.order import BATTLE


class Boardgame(Game[Table]):
    """Civilization: The Boardgame; the rules are in `rules.md`, the components in the TOML files."""

    name: ClassVar[str] = "civilization_2002"
    edition: ClassVar[str] = "2002"
    rules_version: ClassVar[int] = 1
    prefix: ClassVar[str] = "CE"
    min_players: ClassVar[int] = MIN_PLAYERS
    max_players: ClassVar[int] = MOST_PLAYERS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    log_kinds: ClassVar[Mapping[str, str]] = outcome.LOG_KINDS
    ends: ClassVar[tuple[str, ...]] = ENDS
    notation: ClassVar[Notation] = NOTATION
    course: ClassVar[Course] = COURSE
    fronts: ClassVar[Mapping[str, str]] = gallery.FRONTS

    def tables(self, players: int, options: Mapping[str, OptionValue]) -> object:
        return Agreed(players, options)

    def notation_of(self, tables: object) -> Notation:
        return notation_of(cast(Agreed, tables).world)

    def plan(self, tables: object, lang: str) -> Plan:
        return map_plan.plan(cast(Agreed, tables), lang)

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return set_up_table(setup, chance)

    def blank(self, setup: Setup) -> Table:
        table = Table(setup, None)
        table.clear()
        return table

    def evaluator(self) -> Evaluator:
        return BoardgameEvaluator()

    def names_of(self, state: Table, kind: str) -> Sequence[str]:
        return names_of(kind, state.world)

    def stock(self, view: Table, player: int) -> dict[str, int]:
        return accounts.stock(view, player)

    def first_seat(self, view: Table) -> int:
        return int(view.first)

    def in_battle(self, state: Table) -> bool:
        return bool(state.frame_of(BATTLE) != NOBODY)

    # --- what it says to people ---

    def describe(self, view: Table, action: int, lang: str) -> str:
        return words.describe(view, action, lang)

    def told_apart(self, view: Table, action: int, lang: str) -> tuple[str, str]:
        return by_place.told_apart(view, action, lang)

    def named(self, view: Table, action: int, lang: str) -> Named | None:
        return words.named(action, lang)

    def report(self, before: Table, player: int, action: int, lang: str) -> str:
        return words.report(before, player, action, lang)

    def report_draft(self, before: Table, player: int, picks: Sequence[int], lang: str) -> str:
        return words.report_draft(before, player, picks, lang)

    def prompt(self, view: Table, player: int, lang: str) -> str:
        return questions.prompt(view, player, lang)

    def outcome(self, before: Table, after: Table, player: int, lang: str) -> list[Outcome]:
        return outcome.outcome(before, after, player, lang)

    def chapter(self, view: Table, lang: str) -> Chapter:
        return outcome.chapter(view, lang)

    def hints(self, view: Table, player: int, lang: str) -> Sequence[Hint]:
        return hints.hints(view, player, lang)

    def caution_kinds(self, lang: str) -> dict[str, str]:
        return cautions.kinds(lang)

    def cautions(self, view: Table, player: int, action: int, lang: str) -> Sequence[Caution]:
        return cautions.cautions(view, player, action, lang)

    def refusal_places(self, view: Table, player: int, action: int, lang: str) -> dict[str, Any]:
        return refusals.refusal_places(view, player, action, lang)

    def thing(self, view: Table, name: str, lang: str) -> Thing | None:
        found = things.thing(view, name, lang)
        return found._replace(picture=close_ups.close_up(view.world, name)) if found else None

    def album(self, lang: str) -> Album:
        return album.album(lang)

    def whereabouts(self, view: Table, lang: str) -> Whereabouts:
        return album.whereabouts(view, lang)

    def breakdown(self, view: Table, player: int, lang: str) -> dict[str, Lines]:
        return accounts.breakdown(view, player, lang)

    def sources(self, view: Table, player: int) -> Mapping[str, int]:
        return accounts.sources(view, player)

    def luck(self, before: Table, after: Table, player: int) -> Sequence[Lot]:
        return story.luck(before, after, player)

    def diagram(self, view: Table, lang: str = "en", names: Names = ()) -> str:
        return diagram.diagram(view, lang, names)

    # --- what it shows to people ---

    def pictures(self, view: Table, lang: str) -> list[Picture]:
        return gallery.pictures(view, lang)

    def symbols(self) -> Svg:
        return gallery.symbols()
