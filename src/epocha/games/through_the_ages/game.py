"""Through the Ages: the game as the engine sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from epocha.engine.album import Album, Whereabouts
from epocha.engine.catalogue import CardKind
from epocha.engine.caution import Caution, Hint
from epocha.engine.chance import Chance
from epocha.engine.course import Course
from epocha.engine.diagram import Names
from epocha.engine.evaluation import Evaluator
from epocha.engine.game import EVERYBODY, Game, Lines
from epocha.engine.lot import Lot
from epocha.engine.notation import Notation
from epocha.engine.options import Option, OptionValue, Preset
from epocha.engine.outcome import Chapter, Outcome
from epocha.engine.payment import Payment
from epocha.engine.picture import Picture
from epocha.engine.setup import Setup
from epocha.engine.svg import Svg, sprite, symbol
from epocha.engine.thing import Ruling, Thing
from epocha.games.through_the_ages import (
    accounts,
    ahead,
    album,
    cards,
    cautions,
    civilization,
    compare,
    cover,
    diagram,
    forecast,
    hand,
    hints,
    outcome,
    payments,
    questions,
    refusals,
    row,
    seats,
    stage,
    story,
    things,
    tokens,
    words,
)
from epocha.games.through_the_ages.bot import ThroughTheAgesEvaluator
from epocha.games.through_the_ages.card_words import KNOWN_VERBS, card_text, verbs_of
from epocha.games.through_the_ages.components import CARD_IDS, CIVIL_CARDS, REMOVED, copies
from epocha.games.through_the_ages.composed import composed
from epocha.games.through_the_ages.emblems import emblem_symbols
from epocha.games.through_the_ages.notation import NOTATION, names_of
from epocha.games.through_the_ages.scenes import land_symbols
from epocha.games.through_the_ages.setup import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, PRESETS, set_up_table
from epocha.games.through_the_ages.state import DISCARD, KIND_BITS, PREPARE, Table
from epocha.games.through_the_ages.steps import COURSE
from epocha.games.through_the_ages.terms import Terms

FURTHER_ROUNDS: Final = 4
"""Rounds without the end of a deck: the first two, and the last."""
MOST_IN_TURN: Final = 400
"""More decisions than a turn can take, with an auction in it that goes up by single points."""


class ThroughTheAges(Game[Table]):
    """Through the Ages: A Story of Civilization; the rules are in `rules.md`, the components in the TOML files."""

    name: ClassVar[str] = "through_the_ages"
    edition: ClassVar[str] = "2006/2007"
    rules_version: ClassVar[int] = 1
    prefix: ClassVar[str] = "TA"
    min_players: ClassVar[int] = MIN_PLAYERS
    max_players: ClassVar[int] = MAX_PLAYERS
    weight: ClassVar[float] = 5
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    log_kinds: ClassVar[Mapping[str, str]] = outcome.LOG_KINDS
    fronts: ClassVar[Mapping[str, str]] = stage.FRONTS
    ends: ClassVar[tuple[str, ...]] = ("scored", "last-one")
    notation: ClassVar[Notation] = NOTATION
    course: ClassVar[Course] = COURSE

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int | None:
        """The card row uses up the civil decks, even if nobody takes a card (TA-11.2, TA-12.2)."""
        cards = sum([copies(players)[card] for card in range(int(CIVIL_CARDS))])
        rounds = cards // int(REMOVED[players] * players) + FURTHER_ROUNDS
        return rounds * players * MOST_IN_TURN

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

    def card_kinds(self) -> Sequence[CardKind]:
        return (CardKind("card", CARD_IDS, card_text, cards.face, verbs_of, KNOWN_VERBS),)

    def readers(self, table: Table, player: int, picks: Sequence[int]) -> int:
        """What is prepared or discarded lies face down (TA-44.6, TA-44.7)."""
        return 1 << player if picks[0] >> KIND_BITS in (PREPARE, DISCARD) else EVERYBODY

    def evaluator(self) -> Evaluator:
        return ThroughTheAgesEvaluator()

    # --- what it says to people ---

    def describe(self, view: Table, action: int, lang: str) -> str:
        return words.describe(view, action, lang)

    def describe_row(self, view: Table, actions: Sequence[int], lang: str) -> str:
        return words.describe_row(view, actions, lang)

    def report(self, before: Table, player: int, action: int, lang: str) -> str:
        return words.report(before, player, action, lang)

    def report_draft(self, before: Table, player: int, picks: Sequence[int], lang: str) -> str:
        return words.report_draft(before, player, picks, lang)

    def outcome(self, before: Table, after: Table, player: int, lang: str) -> list[Outcome]:
        return outcome.outcome(before, after, player, lang)

    def chapter(self, view: Table, lang: str) -> Chapter:
        return outcome.chapter(view, lang)

    def prompt(self, view: Table, player: int, lang: str) -> str:
        return questions.prompt(view, player, lang)

    def hints(self, view: Table, player: int, lang: str) -> Sequence[Hint]:
        return hints.hints(view, player, lang)

    def caution_kinds(self, lang: str) -> dict[str, str]:
        return cautions.kinds(lang)

    def cautions(self, view: Table, player: int, action: int, lang: str) -> Sequence[Caution]:
        return cautions.cautions(view, player, action, lang)

    def ahead(self, view: Table, player: int, action: int, lang: str) -> Sequence[str]:
        return ahead.ahead(view, player, action, lang)

    def refusal_places(self, view: Table, player: int, action: int, lang: str) -> dict[str, Any]:
        return refusals.refusal_places(view, player, action, lang)

    def payment(self, view: Table, player: int, lang: str) -> Payment | None:
        return payments.payment(view, player, lang)

    def stock(self, view: Table, player: int) -> dict[str, int]:
        return accounts.stock(view, player)

    def breakdown(self, view: Table, player: int, lang: str) -> dict[str, Lines]:
        return accounts.breakdown(view, player, lang)

    def sources(self, view: Table, player: int) -> Mapping[str, int]:
        return story.sources(view, player)

    def earned(self, before: Table, after: Table, player: int) -> Mapping[str, int]:
        return story.earned(before, after, player)

    def luck(self, before: Table, after: Table, player: int) -> Sequence[Lot]:
        return story.luck(before, after, player)

    # --- what it shows to people ---

    def pictures(self, view: Table, lang: str) -> list[Picture]:
        return [
            *stage.stage(view, lang),
            row.card_row(view, lang),
            seats.seats(view, lang),
            compare.compare(view, lang),
            *[civilization.civilization(view, p, lang) for p in range(int(view.players))],
            *forecast.outlook(view, lang),
            *hand.hand(view, lang),
        ]

    def thing(self, view: Table, name: str, lang: str) -> Thing | None:
        return things.thing(view, name, lang)

    def rulings(self, lang: str) -> Sequence[Ruling]:
        return things.rulings(lang)

    def album(self, lang: str) -> Album:
        return album.album(lang)

    def whereabouts(self, view: Table, lang: str) -> Whereabouts:
        return album.whereabouts(view, lang)

    def symbols(self) -> Svg:
        art = {name: symbol(name, drawn) for name, drawn in tokens.SYMBOLS.items()}
        return sprite(art | emblem_symbols(composed()) | land_symbols())

    def cover(self, lang: str) -> Svg:
        return cover.cover(self.package, self.symbols(), lang)

    def diagram(self, view: Table, lang: str = "en", names: Names = ()) -> str:
        return diagram.diagram(view, lang, names)
