"""Kept: what is kept of tables, and the face of whatever keeps it.

The log is the truth: positions, scores and pages are computed from it. `plies`, `to_move`, `ranking` and `points` stand
in the header as well, so that lists of tables need no log.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, Protocol

from epocha.engine.match import Played
from epocha.engine.options import OptionValue
from epocha.engine.snapshot import Snapshot
from epocha.engine.standing import LetPass

By = Literal["human", "bot", "chance"]
Status = Literal["waiting", "running", "finished", "abandoned"]
SeatKind = Literal["human", "bot", "open", "friend", "empty"]

CHAT_KEPT: Final = 200
"""Lines of chat that a table has in memory and shows; older ones stay in the store."""


READ_FOR_ONE: Final = 8
"""Actions read with a snapshot that cost as much as one that is played again, about."""


class StoreProblem(Exception):
    """The data cannot be used; the message says what to do."""


class TooMany(Exception):
    """Its host has too many tables already; nothing was stored."""


class Unstored(Exception):
    """The data cannot be changed now: another program holds it, or the disk is full. Nothing was stored."""


class Conflict(Exception):
    """Somebody else changed the table first; nothing was stored."""


@dataclass(frozen=True)
class UndoAsk:
    """A request to take back: the seat that asks, the number of moves that would be left, the seats that agreed."""

    seat: int
    ply: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Header:
    """A table without its seats and log.

    Attributes:
        revision: grows by one with every stored change.
        generation: grows with every taking back, so that a decision asked again has another id.
        host: the browser that created it; public: whether it was open to anyone.
        to_move: seats that must decide, as all see it: whoever has answered what takes effect later is among them.
        done: those of them that need not, which is told to each of itself only.
        ranking: as of `State.ranking`; points: of the seats, once the game is over.
        from_position: whether it began from a position, so that its result is none of a normal game.
        guided: whether it is somebody's guided first game, whose script says what the bots answer; its dice and
            shuffles follow from a number that everybody may know, so there is nothing to be proved of them.
        drafted: how often each seat has changed an answer that has not taken effect; so no question of a seat has an id
            that was another's before, and no server overwrites the drafts of another. Never shown.
        rematch: id of the table that followed.
        once: word of the request that created it.
    """

    id: str
    game: str
    rules_version: int
    players: int
    title: str
    options: Mapping[str, OptionValue]
    commitment: str
    host: str
    public: bool
    created: float
    changed: float
    status: Status = "waiting"
    revision: int = 1
    generation: int = 0
    plies: int = 0
    to_move: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    undo: UndoAsk | None = None
    rematch: str = ""
    once: str = ""
    from_position: bool = False
    guided: bool = False
    drafted: tuple[int, ...] = ()


@dataclass(frozen=True)
class Seat:
    """A seat of a table.

    Attributes:
        kind: what it is now; origin: what it was created as, and becomes again when left before the start.
        owner: browser of the person who sits or sat here.
        token: the secret link that gives this seat away: the table's id, a dot, and what nobody guesses.
        contribution: the word that its person's browser contributed to the shuffles, or empty; nobody else learns of it
            before the game begins.
        awaited: whether the game waits for that word.
    """

    index: int
    kind: SeatKind
    origin: SeatKind
    owner: str = ""
    name: str = ""
    bot: str = ""
    strength: str = ""
    token: str = ""
    contribution: str = ""
    awaited: bool = False


class StoredMove(NamedTuple):
    """A move of the log: `ply` is its number from 0, `decision` the id of the decision that it answered.

    A tuple, since opening a long table makes thousands of them.
    """

    ply: int
    seat: int
    text: str
    decision: str
    by: By
    at: float


@dataclass(frozen=True)
class Draft:
    """What a seat has answered that has not taken effect: picks of a draft, a sealed answer, or one in a window.

    It is the seat's own: nothing of it is in the log or the header, and storing it tells nobody.

    Attributes:
        frame: of the question that it answers, as in `epocha.engine.frames`; others may be asked above it meanwhile.
        given: whether it is complete and awaits the answers of others.
    """

    seat: int
    frame: int
    text: str
    given: bool
    decision: str
    by: By
    at: float


@dataclass(frozen=True)
class Said:
    """A line of chat; `number` from 1."""

    number: int
    seat: int | None
    browser: str
    name: str
    text: str
    at: float
    once: str


@dataclass(frozen=True)
class Change:
    """One change of a table, stored whole or not at all.

    Attributes:
        header: the table's header afterwards; its revision is one more than before, or the same if the change is
            private.
        seats: those that changed.
        moves: those to be added to the log.
        drafts: all drafts afterwards, or None if they are as before.
        cut: number of moves to be left in the log, or None.
        said: a line of chat to be added.
        played: what an answer, or taking back one that has not taken effect, comes to; of this only `moves` and
            `drafts` are kept, the rest is for whoever has the table in memory.
        standing: all answers that seats have left for reaction windows, or None if they are as before; never kept.
        private: the seat whose own answer or wish is all that changes, so that nobody is told; or None.
    """

    header: Header
    seats: tuple[Seat, ...] = ()
    moves: tuple[StoredMove, ...] = ()
    drafts: tuple[Draft, ...] | None = None
    cut: int | None = None
    said: Said | None = None
    played: Played | None = None
    standing: Mapping[int, LetPass] | None = None
    private: int | None = None

    @property
    def is_kept(self) -> bool:
        """Whether any of it is kept: it is more than a wish."""
        return self.private is None or self.drafts is not None

    @property
    def drafted_before(self) -> tuple[int, ...]:
        """`Header.drafted` of the table that the change is made for."""
        return tuple([times - (seat == self.private) for seat, times in enumerate(self.header.drafted)])


@dataclass
class Stored:
    """A whole table as it is stored; of its chat the latest lines.

    Its shuffles follow from `secret` and the contributions of its seats. Snapshots are only a cache of what its log
    comes to.

    Attributes:
        position: where it begins, as text, empty for the usual set-up; what that does not know follows from `secret`.
    """

    header: Header
    secret: bytes
    seats: list[Seat]
    moves: list[StoredMove] = field(default_factory=list)
    chat: list[Said] = field(default_factory=list)
    drafts: list[Draft] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)
    position: str = ""

    @property
    def opening_cost(self) -> int:
        """What it costs to rebuild the table, in actions played again: those after a snapshot, and a part of others."""
        kept = self.snapshots[-1].ply if self.snapshots else 0
        return len(self.moves) - kept + kept // READ_FOR_ONE


@dataclass(frozen=True)
class Listed:
    """A table for a list.

    Attributes:
        answered: seats that have answered what takes effect later; tell each of itself only.
    """

    header: Header
    seats: list[Seat]
    answered: Set[int] = frozenset()


class Store(Protocol):
    """Keeps tables. Whatever returns has been kept durably: it survives the end of the process at any moment.

    What changes anything raises Unstored if that cannot be done now.
    """

    def create(self, table: Stored, most: int | None = None) -> Header:
        """Keep a new table; return its header, or that of the one which its host made with the same word before.

        TooMany if the host has `most` tables that are not over and where something happened within the last day.
        """

    def load(self, table_id: str) -> Stored | None:
        """Return a table, or None if there is none of that id."""

    def change(self, change: Change) -> None:
        """Keep a change; Conflict if the table has not the revision that the change was made for."""

    def keep_snapshots(self, header: Header, snapshots: Sequence[Snapshot], after: int) -> None:
        """Keep snapshots of a table in place of all that are of more than `after` actions.

        Nothing is kept if the table was taken back meanwhile, which its header tells.
        """

    def running_of(self, browser: str, limit: int) -> list[Listed]:
        """Return the waiting and running tables where a browser has a seat, latest first."""

    def finished_of(self, browser: str, limit: int, skip: int = 0) -> list[Listed]:
        """Return the finished tables where a browser has a seat, latest first.

        Args:
            limit: the most of them; skip: how many of the latest are left out.
        """

    def count_finished_of(self, browser: str) -> int:
        """Return how many tables `finished_of` knows of a browser."""

    def open_tables(self, limit: int) -> list[Listed]:
        """Return the tables where anyone may take a seat, newest first."""

    def finished_tables(self, limit: int) -> list[Listed]:
        """Return the finished tables that were open to anyone, latest first."""

    def bots_to_move(self) -> list[str]:
        """Return the ids of running tables with people where a bot must decide."""

    def name_of(self, browser: str) -> str:
        """Return the name that a person last used, or an empty text."""

    def set_name(self, browser: str, name: str) -> None:
        """Remember the name of a person."""

    def seen(self, table_id: str, browser: str) -> int | None:
        """Return up to which ply a browser had seen a table, or None."""

    def set_seen(self, table_id: str, browser: str, ply: int) -> None:
        """Remember up to which ply a browser has seen a table."""

    def close(self) -> None:
        """Let go of the data."""
