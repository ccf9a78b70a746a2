"""Game: everything about one rulebook that is not the state of a match. A game folder writes one subclass."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self
from urllib.parse import unquote

from typing_extensions import TypeVar

from epocha.engine.album import Album, Whereabouts
from epocha.engine.catalogue import CardKind
from epocha.engine.caution import Caution, Hint
from epocha.engine.chance import Chance
from epocha.engine.course import WINDOW, Course
from epocha.engine.diagram import Names, totals
from epocha.engine.evaluation import Evaluator
from epocha.engine.lot import Lot
from epocha.engine.notation import Notation, NotUnderstood
from epocha.engine.numbers import whole_number
from epocha.engine.options import Option, OptionValue, Preset, read_options
from epocha.engine.outcome import Chapter, Outcome
from epocha.engine.payment import Payment, Whole
from epocha.engine.picture import Picture, document, text_document
from epocha.engine.plan import Plan
from epocha.engine.refusal import Refusal
from epocha.engine.rulebook import Rule, rulebook
from epocha.engine.setup import Setup
from epocha.engine.state import CUT_OFF, NOBODY, State
from epocha.engine.svg import NOTHING, Svg, style_sheet
from epocha.engine.text import Texts
from epocha.engine.thing import Named, Ruling, Thing

TableT = TypeVar("TableT", bound=State, default=State)
"""The class of a game's states."""

EVERYBODY = -1
"""The readers of what is no secret: all seats and spectators."""

Lines = list[tuple[str, int]]
"""What a number is made of: names and amounts."""


MOST_SETUPS = 64
"""Setups that a rulebook keeps for matches to share."""


class BadTable(ValueError):
    """A number of players that the game does not take; the message says which it takes."""


class BadVersion(ValueError):
    """A rules version that this program does not know; the message says which it knows."""


class Game(Generic[TableT]):
    """One rulebook, as of one rules version; a game derives from `Game[Table]`, with the class of its states.

    Args:
        version: the rules version to play by; by default the newest. Steps and pictures read it as
            `setup.version` and keep the old behaviour behind it.

    Attributes:
        name: name of its folder and entry point.
        title: name for people, the same in all languages unless the locale has `title`.
        edition: the edition whose rules these are.
        rules_version: the newest; grows with every change of behaviour that would break a record.
        older_versions: earlier rules versions whose behaviour is kept, so that their records still replay.
        prefix: what its rule ids begin with.
        min_players, max_players: numbers of seats.
        weight: how much there is to learn, from 1 (easy) to 5; lists begin with the easiest.
        options: what a table may choose.
        presets: usual ways to choose it, from the shortest game to the longest.
        log_kinds: what the table's own doing is in the log, by name of the step; "effect" where it is not said.
        has_goals: whether it is won by reaching one of several goals instead of by points; see `sources`.
        earned_in: sources of the points that `sources` counts under "points", by name of the step that brings them.
        cues: what the answers given in a step sound like, by name of the step; see `engine.ledger.CUES`.
        ends: name of each value of `State.over` from 1 on; a cut-off is always "cut-off".
        notation: the texts of its actions.
        course: the steps of its course of play.
        closing: verbs by which a seat ends a phase, though they are not the first in order; on a page they are.
        fronts: name, or role for all or the seat asked, of the picture that a step asks about, by name of the step.
    """

    name: ClassVar[str]
    edition: ClassVar[str]
    rules_version: ClassVar[int]
    older_versions: ClassVar[tuple[int, ...]] = ()
    prefix: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    weight: ClassVar[float] = 3
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    log_kinds: ClassVar[Mapping[str, str]] = {}
    has_goals: ClassVar[bool] = False
    earned_in: ClassVar[Mapping[str, str]] = {}
    cues: ClassVar[Mapping[str, str]] = {}
    ends: ClassVar[tuple[str, ...]]
    notation: ClassVar[Notation]
    course: ClassVar[Course]
    closing: ClassVar[tuple[str, ...]] = ()
    fronts: ClassVar[Mapping[str, str]] = {}

    def __init__(self, version: int | None = None) -> None:
        self._setups: dict[tuple[object, ...], Setup] = {}
        self._usual: dict[str, OptionValue] = {}
        self.version = self.rules_version if version is None else version
        if self.version != self.rules_version and self.version not in self.older_versions:
            known = ", ".join(str(number) for number in sorted((*self.older_versions, self.rules_version)))
            raise BadVersion(f"made by rules version {version} of {self.name}; this program knows {known}")

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy or a pickle is made from: all but the setups, which are made anew when they are wanted."""
        return self.__dict__ | {"_setups": {}, "_usual": {}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and type(self) is type(other) and self.version == other.version

    def __hash__(self) -> int:
        return hash((type(self), self.version))

    def __repr__(self) -> str:
        return f"<{self.name}, {self.edition}, rules version {self.version}>"

    def at_version(self, version: int) -> Self:
        """Return this rulebook as of a rules version; BadVersion if it is not known."""
        return self if version == self.version else type(self)(version)

    # --- what each game must write ---

    def set_up(self, setup: Setup, chance: Chance) -> TableT:
        """Return a full state, set up, standing at the first decision; BadOption if options do not go together."""
        raise NotImplementedError

    def blank(self, setup: Setup) -> TableT:
        """Return a state of this game to be filled by `State.load`."""
        raise NotImplementedError

    def stock(self, view: TableT, player: int) -> dict[str, int]:
        """Return what a view knows a seat to have, by symbol, in one order; `-rate` at its end has a plus on pages."""
        raise NotImplementedError

    # --- what a game writes if its options change what is played with ---

    def tables(self, players: int, options: Mapping[str, OptionValue]) -> object:
        """Return what is built once from the options, such as an own map, for `Setup.tables`."""
        return None

    def notation_of(self, tables: object) -> Notation:
        """Return the texts of the actions in a match with such tables."""
        return self.notation

    def plan(self, tables: object, lang: str) -> Plan | None:
        """Return the map in such tables as `epocha map` tells it; a game with an option `map_file` has one."""
        return None

    # --- what a game should write; until it does, its table is plain but can be played ---
    # Players in its sentences and pictures are called by `engine.text.call_players`.

    def describe(self, view: TableT, action: int, lang: str) -> str:
        """Return a sentence for an action open in a view: what choosing it would mean."""
        return self.action_to_text(view, action)

    def report(self, before: TableT, player: int, action: int, lang: str) -> str:
        """Return what the log says of an action that `player` took in the view `before`, without their name."""
        return self.action_to_text(before, action)

    def report_draft(self, before: TableT, player: int, picks: Sequence[int], lang: str) -> str:
        """Return what the log says of an answer of several picks, likewise."""
        return ", ".join(self.report(before, player, pick, lang) for pick in picks)

    def report_line(self, before: TableT, player: int, picks: Sequence[int], lang: str) -> str:
        """Return what the log says of an answer of one pick or of several."""
        return (
            self.report(before, player, picks[0], lang)
            if len(picks) == 1
            else self.report_draft(before, player, picks, lang)
        )

    def readers(self, table: TableT, player: int, picks: Sequence[int]) -> int:
        """Return the set of seats that may know what an answer was, or EVERYBODY.

        It follows from the answer and from what never changes during a match, wherever the game stands. While it runs,
        others read in the log only what `report` says of it in their view: that something was done, and nothing that
        tells what. Log, transcripts, undo and prompts all ask here.
        """
        return EVERYBODY

    @property
    def has_secrets(self) -> bool:
        """Whether any answer of this game may be known to some seats only, as `readers` says."""
        return type(self).readers is not Game.readers

    def outcome(self, before: TableT, after: TableT, player: int, lang: str) -> list[Outcome]:
        """Return what a stage of play brought a seat beyond what `report` and `stock` say; see `engine.ledger.stages`.

        That is what the table did by itself, such as dice, cards that were drawn, feeding; and what an action brought
        that is not said in its own line. Both are views of one viewer, who is told no more than they show.
        """
        return []

    def chapter(self, view: TableT, lang: str) -> Chapter:
        """Return under which heading the log tells what happens in a view."""
        return Chapter()

    def first_seat(self, view: TableT) -> int:
        """Return the seat that comes first when the table does something for all of them, such as production."""
        return 0

    def in_battle(self, state: TableT) -> bool:
        """Return whether a battle is being fought, which everybody may step through once more when it is over."""
        return False

    def takes_spoils(self, state: TableT) -> bool:
        """Return whether a battle has been fought out and what it brings is still being taken: its last part."""
        return False

    def prompt(self, view: TableT, player: int, lang: str) -> str:
        """Return the sentence that asks `player` for the decision at hand, addressed to them."""
        return self.rules(lang)[view.decision(player).rule].text

    def refusal_places(self, view: TableT, player: int, action: int, lang: str) -> dict[str, Any]:
        """Return the places of the messages that refuse a forbidden action, all of them, whichever rule forbids it.

        The locale has a sentence for each rule that a refusal can name: `refusal-SA-4-12` for the rule SA-4.12.
        """
        return {}

    def hints(self, view: TableT, player: int, lang: str) -> Sequence[Hint]:
        """Return what a sensible player looks at in the decision at hand, for a first game, the most pressing first."""
        return ()

    def hint(self, view: TableT, player: int, lang: str) -> str:
        """Return all hints for the decision at hand, one after the other."""
        return " ".join([one.words for one in self.hints(view, player, lang)])

    def caution_kinds(self, lang: str) -> dict[str, str]:
        """Return the kinds of cautions that the game has, each with a few words for the switch that stops it."""
        return {}

    def cautions(self, view: TableT, player: int, action: int, lang: str) -> Sequence[Caution]:
        """Return what `player` may regret of an action open in their own view, the worst first; seldom anything."""
        return ()

    def ahead(self, view: TableT, player: int, action: int, lang: str) -> Sequence[str]:
        """Return what comes of an open action that `player` points at, by their view alone, which stays as it is."""
        return ()

    @property
    def tells_ahead(self) -> bool:
        """Whether this game ever tells what will come of an action, so that `ahead` must be asked."""
        return type(self).ahead is not Game.ahead

    def breakdown(self, view: TableT, player: int, lang: str) -> dict[str, Lines]:
        """Return what each number of a seat is made of, by symbol."""
        return {}

    def pictures(self, view: TableT, lang: str) -> list[Picture]:
        """Return what there is to see of a view, the most important first; nothing of it is drawn yet.

        The same pictures serve the site, replays, notebooks and files. All they show follows from the view alone.
        Whatever may offer an action has the class `place` and `data-actions`: texts of actions, or the words these
        begin with, with a bar between them (see `engine.svg.hit`); they begin with a verb of the picture's `verbs`.
        """
        return []

    def front(self, view: TableT, player: int | None, pictures: Sequence[Picture], past: bool = False) -> str:
        """Return the name of the picture that the question at hand is about, "" if there are no pictures.

        What `fronts` says of the step comes first, where a reaction window is looked back on of the step that it
        interrupts; then, for who is asked, a picture whose places offer their actions; then the first of all.

        Args:
            view: a view. player: whose eyes, or None for a spectator. pictures: those of the view.
            past: whether it is looked back on, so that nobody is asked any more.
        """
        frame = view.top
        if past:
            while view.course[int(view.step_of(frame))].mode == WINDOW and view.under(frame) != NOBODY:
                frame = view.under(frame)
        said = "" if view.is_terminal else self.fronts.get(view.course[int(view.step_of(frame))].name, "")
        seats = (NOBODY, player)
        for picture in pictures:
            if said == picture.name or (said == picture.role and picture.seat in seats):
                return picture.name
        if player in view.current_players:
            texts = [self.action_to_text(view, action) for action in view.legal_actions(player)]
            for picture in sorted(pictures, key=lambda one: one.seat not in seats):  # another's board last
                if any(picture.answers(text) for text in texts):
                    return picture.name
        return pictures[0].name if pictures else ""

    def describe_row(self, view: TableT, actions: Sequence[int], lang: str) -> str:
        """Return a sentence for several open actions whose texts differ only in the number at their end.

        They share a row with a button for each number; "" if each needs a sentence of its own. Where the question says
        what is done, the name of what it is done with is enough.
        """
        return ""

    def told_apart(self, view: TableT, action: int, lang: str) -> tuple[str, str]:
        """Return a sentence for all open actions that are told apart by a single word, and the word of this one.

        They share a row with a button for each word, such as places to buy a thing at; "" and "" if it shares none.
        """
        return "", ""

    def named(self, view: TableT, action: int, lang: str) -> Named | None:
        """Return what an open action is called by the thing that it chooses, where that is enough; None elsewhere.

        It stands on the button instead of the sentence, which is told with the thing to whoever points at it.
        """
        return None

    def payment(self, view: TableT, player: int, lang: str) -> Payment | None:
        """Return what `player` may pay in one go for the decision at hand, if the rules ask for it piece by piece.

        The rules allow the picks of every payment that fits it one after the other, in any order.
        """
        return None

    def wholes(self, view: TableT, player: int, lang: str) -> list[Whole]:
        """Return answers of several picks that are worth a button of their own for the decision at hand."""
        return []

    def card(self, view: TableT, action: int, lang: str) -> str:
        """Return the card that an action plays or takes from the hand as SVG, for its button; "" if it does not."""
        return ""

    def asked_about(self, view: TableT, player: int, lang: str) -> str:
        """Return the card that a player reacts to or buys as SVG, for phones: they have room for no other; or ""."""
        return ""

    def thing(self, view: TableT, name: str, lang: str) -> Thing | None:
        """Return what is to be said of what a picture calls `name` in `data-thing`, or None if there is no such thing.

        A number that a picture marks with `data-symbol` is the thing `symbol-NAME`. Nothing but the rulebook and the
        options of the table may decide it, because everybody must be told the same.
        """
        return None

    def symbols(self) -> Svg:
        """Return the symbols that boards, log and charts share, as hidden SVG to put into a page once.

        Each is `sym-NAME`, for every name in `stock` and whatever else the boards use; see `engine.svg.symbol_svg`.
        """
        return NOTHING

    def diagram(self, view: TableT, lang: str = "en", names: Names = ()) -> str:
        """Return the table as plain text, all that the view shows; in English it is what `str(view)` prints.

        Args:
            view: a state or view.
            lang: of all words.
            names: of the seats; empty or missing where there is none.
        """
        return "\n".join(totals(self.texts, [self.stock(view, p) for p in range(int(view.players))], lang))

    def max_game_length(self, players: int | None = None, options: Mapping[str, object] | None = None) -> int | None:
        """Return a number of decisions that no game exceeds, or None where the rules set no limit.

        It is a bound that is seldom come near to, made to give arrays a size.

        Args:
            players: number of seats; by default as few as the game takes.
            options: of the table, as for `new_initial_state`; some games get a limit by an option only.

        Raises:
            BadTable, BadOption: see `new_initial_state`.
        """
        players = self.min_players if players is None else players
        self.check_players(players)
        return self.longest(players, read_options(self.options, options or {}))

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int | None:
        """Return what `max_game_length` does, for options that are read already."""
        return None

    def names_of(self, state: TableT, kind: str) -> Sequence[str]:
        """Return what positions call the things of a kind of `State.KINDS`, in one word each; none for numbers."""
        return ()

    def sources(self, view: TableT, player: int) -> Mapping[str, int]:
        """Return the points of a seat by source, as if the game ended now; always the same ones in the same order.

        Charts show them. When the game is over they add up to `State.points`, but alone, where a result may be no
        points at all. What a position does not tell apart counts as "points"; see `earned_in`. The locale has
        `source-NAME` for each. Where a game has goals, this is instead how much of each goal the seat has reached, in
        hundredths, and what counts is the nearest.
        """
        return {"points": int(view.points(player))}

    def earned(self, before: TableT, after: TableT, player: int) -> Mapping[str, int]:
        """Return by source what one stage of play brought of the points that `sources` counts under "points"."""
        source = self.earned_in.get(before.course[int(before.step_number())].name, "")
        if not source:
            return {}
        return {source: self.sources(after, player)["points"] - self.sources(before, player)["points"]}

    def luck(self, before: TableT, after: TableT, player: int) -> Sequence[Lot]:
        """Return what chance gave a seat in one stage of play, between two full states of a game that is over."""
        return ()

    def card_kinds(self) -> Sequence[CardKind]:
        """Return the kinds of cards of the game, each card of which must have words, a picture and an effect."""
        return ()

    def album(self, lang: str) -> Album | None:
        """Return all cards of the game to leaf through, or None if it has no cards worth it."""
        return None

    def whereabouts(self, view: TableT, lang: str) -> Whereabouts | None:
        """Return where a view knows the cards of the album to be; None if there is no album."""
        return None

    def evaluator(self) -> Evaluator:
        """Return what this game's bots judge positions and choose habits by; by default the standing and chance."""
        return Evaluator()

    # --- what follows ---

    def document(self, view: TableT, lang: str = "en", only: str = "") -> Svg:
        """Return all pictures of a view as one SVG document that needs nothing else, or a single one; see `pictures`.

        Args:
            view: a state or view.
            lang: of all words.
            only: the name of a single picture; KeyError if there is none of that name.
        """
        found = self.pictures(view, lang)
        pictures = [picture for picture in found if (picture.name == only if only else picture.tabbed)]
        if only and not pictures:
            raise KeyError(only)
        if not pictures:
            return text_document(self.diagram(view, lang), style_sheet())
        name = self.texts.say(lang, "title") if self.texts.has(lang, "title") else self.name
        return document(name, style_sheet(self.package), self.symbols(), pictures)

    def cover(self, lang: str) -> Svg:
        """Return what shows best what a game is like, as an SVG document; nothing if that is how it begins."""
        return NOTHING

    @property
    def package(self) -> str:
        """Dotted name of the folder with the game's rules, data and locale."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def texts(self) -> Texts:
        """The messages of the game's locale."""
        return Texts(self.package)

    def rules(self, lang: str = "en") -> dict[str, Rule]:
        """Return the numbered rules by id, in a language if they are translated."""
        return rulebook(self.package, lang)

    def rulings(self, lang: str) -> Sequence[Ruling]:
        """Return all rulings that `thing` tells of, each once, in the order of their numbers."""
        return ()

    def check_players(self, players: int) -> None:
        """Raise BadTable if the game does not take that many seats."""
        if not self.min_players <= players <= self.max_players:
            raise BadTable(f"{self.name} takes {self.min_players} to {self.max_players} players, not {players}")

    def new_initial_state(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        key: bytes = b"",
    ) -> TableT:
        """Return the full state of a new match.

        Args:
            players: number of seats; by default as few as the game takes.
            seed: starts the fast generator.
            options: by name; what is missing has its default.
            key: 32 secret bytes that start the verifiable generator instead.

        Raises:
            BadTable: the game does not take that many players.
            BadOption: an unknown option, or a value that it does not take.
        """
        chance = Chance.from_key(key) if key else Chance.from_seed(seed)
        return self.set_up(self.setup(self.min_players if players is None else players, options), chance)

    def setup(self, players: int, options: Mapping[str, object] | None = None) -> Setup:
        """Return what never changes during a match with so many players and these options.

        Raises:
            BadTable: the game does not take that many players.
            BadOption: an unknown option, or a value that it does not take.
        """
        self.check_players(players)
        if not options and not self._usual:
            self._usual = read_options(self.options, {})
        chosen = read_options(self.options, options) if options else self._usual
        key = (players, *chosen.values())
        if key not in self._setups:
            if len(self._setups) >= MOST_SETUPS:
                self._setups.clear()
            tables = self.tables(players, chosen)
            self._setups[key] = Setup(self, players, chosen, self.course, self.notation_of(tables), tables)
        return self._setups[key]

    def from_bytes(self, data: bytes) -> TableT:
        """Restore a state or view from `State.to_bytes`; ValueError if the bytes are not one of this game."""
        try:
            name, version, players, *options = data[: data.index(b";")].decode().split(" ")
            if name != self.name or int(version) != self.version:
                raise ValueError(f"they are of {name[:40]}, rules version {version[:10]}")
            seats = whole_number(players)
            if seats is None:
                raise ValueError("they do not say the number of players")
            given = dict(option.split("=", 1) for option in options)
            state = self.blank(self.setup(seats, {key: unquote(value) for key, value in given.items()}))
            state.load(data)
        except (ValueError, IndexError) as problem:
            raise ValueError(f"these bytes are not a stored state of {self.name}: {problem}") from None
        return state

    def end_text(self, state: TableT, lang: str) -> str:
        """Return why the game is over as a sentence: the locale's `end-WORD`, or the word; "" while it runs."""
        end = self.end(state)
        return self.texts.say(lang, f"end-{end}") if self.texts.has(lang, f"end-{end}") else end

    def result(self, state: TableT, player: int, lang: str) -> str:
        """Return how a seat did in a finished game, as people say it; by default its points."""
        return str(state.points(player))

    def score(self, points: int, players: int, won: bool, lang: str) -> str:
        """Return a result as lists of games say it, which know no more of it than this; empty if it is plain points."""
        return ""

    def best(self, points: Sequence[int], players: int) -> int:
        """Return the best of several results of games with so many players; by default the highest."""
        return max(points)

    def end(self, state: TableT) -> str:
        """Return why the game is over as a word, or "" while it runs."""
        if state.over == CUT_OFF:
            return "cut-off"
        return self.ends[state.over - 1] if state.over else ""

    def action_to_text(self, state: TableT, action: int) -> str:
        """Return the text of an action, as in records."""
        notation: Notation = state.setup.notation
        return notation.text(action)

    def text_to_action(self, state: TableT, text: str) -> int:
        """Return the action of a text; NotUnderstood if it is none."""
        notation: Notation = state.setup.notation
        return notation.action(text)

    def picks_to_text(self, state: TableT, picks: Sequence[int]) -> str:
        """Return the text of an answer: its picks with commas between them."""
        notation: Notation = state.setup.notation
        return notation.line(picks)

    def text_to_picks(self, state: TableT, text: str) -> tuple[int, ...]:
        """Return the picks of an answer's text; NotUnderstood if one of them is none."""
        notation: Notation = state.setup.notation
        return notation.picks(text)

    # --- actions as places in an array, for learning ---

    @property
    def num_distinct_actions(self) -> int:
        """How many actions the game has, whoever plays and whatever is legal."""
        return len(self.notation)

    def action_index(self, action: int) -> int:
        """Return the number of an action from 0 to `num_distinct_actions` - 1; ValueError if there is no such action.

        It is the same in every match, process and place, for as long as `rules_version` is the same.
        """
        return self.notation.place(action)

    def indexed_action(self, index: int) -> int:
        """Return the action of a number that `action_index` gives; ValueError if there is none."""
        return self.notation.at(index)

    def refusal(self, view: TableT, player: int, text: str, lang: str = "en") -> Refusal | None:
        """Return why `player` may not do what `text` says, judged by their own view, or None if they may."""
        try:
            action = self.text_to_action(view, text)
        except NotUnderstood as problem:
            return Refusal("", str(problem))
        rule = view.forbids(player, action)
        return None if rule is None else Refusal(rule, self.refused(view, player, action, rule, lang))

    def refused(self, view: TableT, player: int, action: int, rule: str, lang: str) -> str:
        """Return why a rule forbids an action as people say it: the locale's `refusal-RULE`, or the rule's own text.

        Players in it are called by `engine.text.call_players`.
        """
        message = f"refusal-{rule.replace('.', '-')}"
        if not self.texts.has(lang, message):
            return self.rules(lang)[rule].text
        return self.texts.say(lang, message, **self.refusal_places(view, player, action, lang))
