"""Game: everything about one rulebook that is not the state of a match. A game folder writes one subclass."""

from collections.abc import Mapping
from typing import ClassVar, Generic, Self

from typing_extensions import TypeVar

from epocha.engine.chance import Chance
from epocha.engine.diagram import totals
from epocha.engine.evaluation import Evaluator
from epocha.engine.notation import Notation, NotUnderstood
from epocha.engine.options import Option, OptionValue, read_options
from epocha.engine.refusal import Refusal
from epocha.engine.rulebook import Rule, rulebook
from epocha.engine.state import CUT_OFF, State
from epocha.engine.text import Texts

TableT = TypeVar("TableT", bound=State, default=State)
"""The class of a game's states."""

Lines = list[tuple[str, int]]
"""What a number is made of: names and amounts."""


class BadTable(ValueError):
    """A number of players that the game does not take; the message says which it takes."""


class BadVersion(ValueError):
    """A rules version that this program does not know; the message says which it knows."""


class Game(Generic[TableT]):
    """One rulebook, as of one rules version; a game derives from `Game[Table]`, with the class of its states.

    Args:
        version: the rules version to play by; by default the newest. `set_up` and `blank` read it as `self.version`
            and keep the old behaviour behind it.

    Attributes:
        name: name of its folder and entry point.
        title: name for people, the same in all languages unless the locale has `title`.
        edition: the edition whose rules these are.
        rules_version: the newest; grows with every change of behaviour that would break a record.
        older_versions: earlier rules versions whose behaviour is kept, so that their records still replay.
        prefix: what its rule ids begin with.
        min_players, max_players: numbers of seats.
        options: what a table may choose.
        ends: name of each value of `State.over` from 1 on; a cut-off is always "cut-off".
        notation: the texts of its actions.
    """

    name: ClassVar[str]
    edition: ClassVar[str]
    rules_version: ClassVar[int]
    older_versions: ClassVar[tuple[int, ...]] = ()
    prefix: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    ends: ClassVar[tuple[str, ...]]
    notation: ClassVar[Notation]

    def __init__(self, version: int | None = None) -> None:
        self.version = self.rules_version if version is None else version
        if self.version != self.rules_version and self.version not in self.older_versions:
            known = ", ".join(str(number) for number in sorted((*self.older_versions, self.rules_version)))
            raise BadVersion(f"made by rules version {version} of {self.name}; this program knows {known}")

    def at_version(self, version: int) -> Self:
        """Return this rulebook as of a rules version; BadVersion if it is not known."""
        return self if version == self.version else type(self)(version)

    # --- what each game must write ---

    def set_up(self, players: int, chance: Chance, options: Mapping[str, OptionValue]) -> TableT:
        """Return a full state, set up, standing at the first decision."""
        raise NotImplementedError

    def blank(self, players: int) -> TableT:
        """Return a state of this game to be filled by `State.load`."""
        raise NotImplementedError

    def stock(self, view: TableT, player: int) -> dict[str, int]:
        """Return what a seat has, as the view knows it: amount by symbol, always the same symbols in the same order."""
        raise NotImplementedError

    # --- what a game should write; until it does, its table is plain but can be played ---
    # Players in its sentences and pictures are called by `engine.text.call_players`.

    def describe(self, view: TableT, action: int, lang: str) -> str:
        """Return a sentence for an action open in a view: what choosing it would mean."""
        return self.action_to_text(view, action)

    def report(self, before: TableT, player: int, action: int, lang: str) -> str:
        """Return what the log says of an action that `player` took in the view `before`, without his name."""
        return "" if self.is_secret(action) else self.action_to_text(before, action)

    def prompt(self, view: TableT, player: int, lang: str) -> str:
        """Return the sentence that asks `player` for the decision at hand, addressed to him."""
        return self.rules(lang)[view.decision(player).rule].text

    def hint(self, view: TableT, player: int, lang: str) -> str:
        """Return what a sensible player looks at in the decision at hand, for a first game."""
        return ""

    def breakdown(self, view: TableT, player: int, lang: str) -> dict[str, Lines]:
        """Return what each number of a seat is made of, by symbol."""
        return {}

    def board(self, view: TableT, lang: str) -> str:
        """Return the shared board as SVG, for a page that has `symbols` and the style sheets (see `engine.svg`).

        Whatever may offer an action has the class `place` and `data-actions`: texts of actions, or the words these
        begin with, with a bar between them.
        """
        return ""

    def player_board(self, view: TableT, player: int, lang: str, compact: bool = False) -> str:
        """Return a player's board as SVG, large or as a strip."""
        return ""

    def card(self, view: TableT, action: int, lang: str) -> str:
        """Return the card that an action plays as SVG, for its button in a reaction window; "" if it plays none."""
        return ""

    def picture(self, view: TableT, lang: str = "en") -> str:
        """Return the whole table as one SVG picture."""
        return self.board(view, lang)

    def symbols(self) -> str:
        """Return the symbols that boards, log and charts share, as hidden SVG to put into a page once.

        Each is `sym-NAME`, for every name in `stock` and whatever else the boards use; see `engine.svg.symbol_svg`.
        """
        return ""

    def diagram(self, view: TableT) -> str:
        """Return the table as plain text, what `str(view)` prints."""
        return "\n".join(totals(self.texts, [self.stock(view, p) for p in range(int(view.players))]))

    def is_secret(self, action: int) -> bool:
        """Return whether an action tells what only its player may know, such as a card put down unseen.

        While the game runs, others read in the log only what `report` says of it in their view: that it was done, and
        nothing that tells which action it was. Sealed choices need no mention here; they are not reported at all.
        """
        return False

    def evaluator(self) -> Evaluator:
        """Return what this game's bots judge positions and choose habits by; by default the standing and chance."""
        return Evaluator()

    # --- what follows ---

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
        players = self.min_players if players is None else players
        self.check_players(players)
        chance = Chance.from_key(key) if key else Chance.from_seed(seed)
        return self.set_up(players, chance, read_options(self.options, options or {}))

    def from_bytes(self, data: bytes) -> TableT:
        """Restore a state or view from `State.to_bytes`; ValueError if the bytes are not one of this game."""
        try:
            players = int(data[: data.index(b";")])
            self.check_players(players)
            state = self.blank(players)
            state.load(data)
        except (ValueError, IndexError) as problem:
            raise ValueError(f"these bytes are not a stored state of {self.name}: {problem}") from None
        return state

    def end(self, state: TableT) -> str:
        """Return why the game is over as a word, or "" while it runs."""
        if state.over == CUT_OFF:
            return "cut-off"
        return self.ends[state.over - 1] if state.over else ""

    def action_to_text(self, state: TableT, action: int) -> str:
        """Return the text of an action, as in records."""
        return self.notation.text(action)

    def text_to_action(self, state: TableT, text: str) -> int:
        """Return the action of a text; NotUnderstood if it is none."""
        return self.notation.action(text)

    def refusal(self, view: TableT, player: int, text: str, lang: str = "en") -> Refusal | None:
        """Return why `player` may not do what `text` says, judged by his own view, or None if he may."""
        try:
            rule = view.forbids(player, self.text_to_action(view, text))
        except NotUnderstood as problem:
            return Refusal("", str(problem))
        return None if rule is None else Refusal(rule, self.rules(lang)[rule].text)
