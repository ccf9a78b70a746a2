"""Store: what is kept of tables, and the face of whatever keeps it.

The log is the truth: positions, scores and pages are computed from it. `plies`, `to_move` and `ranking` stand in the
header as well, so that lists of tables need no log.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from epocha.engine.options import OptionValue
from epocha.server.model import SeatKind, Status

By = Literal["human", "bot", "chance"]


class StoreProblem(Exception):
    """The data cannot be used; the message says what to do."""


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
        to_move: seats that must decide; ranking: as of `State.ranking`.
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
    ranking: tuple[int, ...] = ()
    undo: UndoAsk | None = None
    rematch: str = ""
    once: str = ""


@dataclass(frozen=True)
class Seat:
    """A seat of a table.

    Attributes:
        kind: what it is now; origin: what it was created as, and becomes again when left before the start.
        owner: browser of the person who sits or sat here.
        token: the secret link that gives this seat away: the table's id, a dot, and what nobody guesses.
    """

    index: int
    kind: SeatKind
    origin: SeatKind
    owner: str = ""
    name: str = ""
    bot: str = ""
    strength: str = ""
    token: str = ""


@dataclass(frozen=True)
class StoredMove:
    """A move of the log: `ply` is its number from 0, `decision` the id of the decision that it answered."""

    ply: int
    seat: int
    text: str
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
        header: the table's header afterwards; its revision is one more than before.
        seats: those that changed.
        move: one to be added to the log.
        cut: number of moves to be left in the log, or None.
        said: a line of chat to be added.
    """

    header: Header
    seats: tuple[Seat, ...] = ()
    move: StoredMove | None = None
    cut: int | None = None
    said: Said | None = None


@dataclass
class Stored:
    """A whole table as it is stored."""

    header: Header
    key: bytes
    seats: list[Seat]
    moves: list[StoredMove] = field(default_factory=list)
    chat: list[Said] = field(default_factory=list)


@dataclass(frozen=True)
class Listed:
    """A table for a list."""

    header: Header
    seats: list[Seat]


class Store(Protocol):
    """Keeps tables. Whatever returns has been kept durably: it survives the end of the process at any moment."""

    def create(self, table: Stored) -> Header:
        """Keep a new table; return its header, or that of the one which its host made with the same word before."""

    def load(self, table_id: str) -> Stored | None:
        """Return a table, or None if there is none of that id."""

    def change(self, change: Change) -> None:
        """Keep a change; Conflict if the table has not the revision that the change was made for."""

    def tables_of(self, browser: str, limit: int) -> list[Listed]:
        """Return the tables where a browser has a seat, latest change first."""

    def open_tables(self, limit: int) -> list[Listed]:
        """Return the tables where anyone may take a seat, newest first."""

    def finished_tables(self, limit: int) -> list[Listed]:
        """Return the finished tables that were open to anyone, latest first."""

    def bots_to_move(self) -> list[str]:
        """Return the ids of running tables where a bot must decide."""

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
