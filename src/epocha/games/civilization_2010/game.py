"""Civilization (2010): the game as the engine sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from epocha.engine.album import Album, Whereabouts
from epocha.engine.battle import ATTACKER
from epocha.engine.caution import Hint
from epocha.engine.chance import Chance
from epocha.engine.course import Course
from epocha.engine.diagram import Names
from epocha.engine.evaluation import Evaluator
from epocha.engine.frames import NOBODY
from epocha.engine.game import EVERYBODY, Game, Lines
from epocha.engine.notation import Notation
from epocha.engine.options import Option, OptionValue, Preset
from epocha.engine.outcome import Chapter, Outcome
from epocha.engine.picture import Picture
from epocha.engine.setup import Setup
from epocha.engine.svg import Svg
from epocha.engine.thing import Named, Thing
from epocha.games.civilization_2010 import (
    accounts,
    ahead,
    album,
    diagram,
    gallery,
    hints,
    outcome,
    questions,
    refusals,
    stage,
    story,
    things,
    words,
)
from epocha.games.civilization_2010.bot import CivilizationEvaluator
from epocha.games.civilization_2010.components import MOST_PLAYERS, NONE
from epocha.games.civilization_2010.cover import cover
from epocha.games.civilization_2010.goods import FIRST_TOKEN_ITEM
from epocha.games.civilization_2010.layout import OPEN_OFFERS
from epocha.games.civilization_2010.notation import NOTATION, names_of
from epocha.games.civilization_2010.setup import MIN_PLAYERS, OPTIONS, PRESETS, set_up_table
from epocha.games.civilization_2010.state import (
    ACCEPT,
    ENDS,
    GIVE,
    KIND_BITS,
    LEAVE,
    OFFER,
    PAYLOAD,
    REFUSE,
    WITHDRAW,
    Table,
)
from epocha.games.civilization_2010.steps import COURSE
from epocha.games.civilization_2010.steps.common import GAINS, LOOT, LOOT_BY_POINTS
from epocha.games.civilization_2010.terms import Terms


class Civilization(Game[Table]):
    """Sid Meier's Civilization: The Board Game; the rules are in `rules.md`, the components in the TOML files."""

    name: ClassVar[str] = "civilization_2010"
    edition: ClassVar[str] = "2010"
    rules_version: ClassVar[int] = 3
    older_versions: ClassVar[tuple[int, ...]] = (1, 2)
    prefix: ClassVar[str] = "CF"
    min_players: ClassVar[int] = MIN_PLAYERS
    max_players: ClassVar[int] = MOST_PLAYERS
    weight: ClassVar[float] = 4.5
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    log_kinds: ClassVar[Mapping[str, str]] = outcome.LOG_KINDS
    ends: ClassVar[tuple[str, ...]] = ENDS
    notation: ClassVar[Notation] = NOTATION
    course: ClassVar[Course] = COURSE
    closing: ClassVar[tuple[str, ...]] = ("done",)
    fronts: ClassVar[Mapping[str, str]] = gallery.FRONTS
    has_goals: ClassVar[bool] = True

    def tables(self, players: int, options: Mapping[str, OptionValue]) -> object:
        return Terms(players, options)

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return set_up_table(setup, chance)

    def blank(self, setup: Setup) -> Table:
        table = Table(setup, None)
        table.clear()
        return table

    def names_of(self, state: Table, kind: str) -> Sequence[str]:
        return names_of(kind)

    def readers(self, table: Table, player: int, picks: Sequence[int]) -> int:
        """CF-34.14: an offer is between two partners; what lies face down in it, only its maker knows (CF-11.10).

        Which was accepted, and what was handed over face down, both know; what all may know of it is told as what came
        of it (CF-34.15). Whoever is done says so to nobody: once an offer
        is made to them they would have to say it again.
        """
        kind = picks[0] >> KIND_BITS
        if kind in (WITHDRAW, LEAVE):
            return 1 << player
        if kind in (ACCEPT, REFUSE):
            return 1 << player | 1 << (picks[0] & PAYLOAD) // OPEN_OFFERS
        if kind != OFFER:
            return EVERYBODY
        for pick in picks:
            if pick >> KIND_BITS == GIVE and pick & PAYLOAD >= FIRST_TOKEN_ITEM:
                return 1 << player
        return 1 << player | 1 << (picks[0] & PAYLOAD)

    def evaluator(self) -> Evaluator:
        return CivilizationEvaluator()

    def sources(self, view: Table, player: int) -> Mapping[str, int]:
        return story.sources(view, player)

    def result(self, state: Table, player: int, lang: str) -> str:
        return story.result(state, player, lang)

    def score(self, points: int, players: int, won: bool, lang: str) -> str:
        return story.score(won, lang)

    def stock(self, view: Table, player: int) -> dict[str, int]:
        return accounts.stock(view, player)

    def breakdown(self, view: Table, player: int, lang: str) -> dict[str, Lines]:
        return accounts.breakdown(view, player, lang)

    def in_battle(self, state: Table) -> bool:
        return bool(state.commander[ATTACKER] != NONE and not state.over)

    def takes_spoils(self, state: Table) -> bool:
        return any(state.frame_of(step) != NOBODY for step in (LOOT, LOOT_BY_POINTS, GAINS))

    # --- what it says to people ---

    def describe(self, view: Table, action: int, lang: str) -> str:
        return words.describe(view, action, lang)

    def report(self, before: Table, player: int, action: int, lang: str) -> str:
        return words.report(before, player, action, lang)

    def report_line(self, before: Table, player: int, picks: Sequence[int], lang: str) -> str:
        if picks[0] >> KIND_BITS == ACCEPT:  # whole, so that all see what comes of it
            return words.report_draft(before, player, picks, lang)
        return super().report_line(before, player, picks, lang)

    def report_draft(self, before: Table, player: int, picks: Sequence[int], lang: str) -> str:
        return words.report_draft(before, player, picks, lang)

    def told_apart(self, view: Table, action: int, lang: str) -> tuple[str, str]:
        return words.told_apart(view, action, lang)

    def named(self, view: Table, action: int, lang: str) -> Named | None:
        return words.named(action, lang)

    def prompt(self, view: Table, player: int, lang: str) -> str:
        return questions.prompt(view, player, lang)

    def hints(self, view: Table, player: int, lang: str) -> Sequence[Hint]:
        return hints.hints(view, player, lang)

    def ahead(self, view: Table, player: int, action: int, lang: str) -> Sequence[str]:
        return ahead.ahead(view, player, action, lang)

    def refusal_places(self, view: Table, player: int, action: int, lang: str) -> dict[str, Any]:
        return refusals.refusal_places(view, player, action, lang)

    def outcome(self, before: Table, after: Table, player: int, lang: str) -> list[Outcome]:
        return outcome.outcome(before, after, player, lang)

    def chapter(self, view: Table, lang: str) -> Chapter:
        return outcome.chapter(view, lang)

    def diagram(self, view: Table, lang: str = "en", names: Names = ()) -> str:
        return diagram.diagram(view, lang, names)

    # --- what it shows to people ---

    def pictures(self, view: Table, lang: str) -> list[Picture]:
        return gallery.pictures(view, lang)

    def card(self, view: Table, action: int, lang: str) -> str:
        return stage.played_card(action)

    def thing(self, view: Table, name: str, lang: str) -> Thing | None:
        return things.thing(name, lang)

    def album(self, lang: str) -> Album:
        return album.album(lang)

    def whereabouts(self, view: Table, lang: str) -> Whereabouts:
        return album.whereabouts(view, lang)

    def symbols(self) -> Svg:
        return gallery.symbols()

    def cover(self, lang: str) -> Svg:
        return cover(self.package, gallery.symbols(), lang)
