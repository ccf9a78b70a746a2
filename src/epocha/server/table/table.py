"""Table: one table in memory, rebuilt from its log."""

import asyncio
import logging
import math
import time
from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from typing import Final, Protocol

from epocha.engine.course import SEALED, WINDOW
from epocha.engine.match import Match
from epocha.server.store.kept import CHAT_KEPT, Change, Draft, Header, Said, Seat, Stored, StoredMove
from epocha.server.table.beginning import build_match

log = logging.getLogger(__name__)

MOVE_BYTES: Final = 900
"""Memory of an action in the log and in the match, with its share of the positions that the match keeps, about."""

SAID_BYTES: Final = 1500
"""Memory of a line of chat, about, if it is long."""

TABLE_BYTES: Final = 30_000
"""Memory of a table without its log, about."""


@dataclass
class Presence:
    """Who is looking.

    Attributes:
        streams: how many are open, by browser; arrived: since when there has always been one.
        heard: when the browsers that own seats were last heard of.
        seen: up to which ply they have seen the table, as far as this process knows.
        looked: when anybody at all last asked for the table.
    """

    streams: dict[str, int] = field(default_factory=dict)
    arrived: dict[str, float] = field(default_factory=dict)
    heard: dict[str, float] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    looked: float = -math.inf

    def watched(self, after: float) -> bool:
        """Return whether anybody looks on: has a page open, or asked for the table in the last `after` seconds."""
        return bool(self.streams) or time.monotonic() - self.looked < after

    def arrive(self, browser: str) -> None:
        """Note that a page of a browser has opened its stream."""
        self.streams[browser] = self.streams.get(browser, 0) + 1
        self.arrived.setdefault(browser, time.monotonic())

    def depart(self, browser: str) -> None:
        """Note that it is closed."""
        self.streams[browser] = self.streams.get(browser, 1) - 1
        if self.streams[browser] <= 0:
            del self.streams[browser]
            self.arrived.pop(browser, None)

    def online(self, browser: str) -> bool:
        """Return whether a page of that browser is open."""
        return self.streams.get(browser, 0) > 0

    def away(self, browser: str, after: float) -> bool:
        """Return whether nothing was heard of a browser for so many seconds, as far as this process knows."""
        return not self.online(browser) and time.monotonic() - self.heard.setdefault(browser, time.monotonic()) > after

    def hear(self, browser: str) -> None:
        """Note that the owner of a seat has asked for something."""
        self.heard[browser] = time.monotonic()

    def forget_others(self, owners: Set[str]) -> None:
        """Forget those who own no seat any more."""
        for known in (self.heard, self.seen):
            for browser in known.keys() - owners:
                del known[browser]


class Drawn(Protocol):
    """What those who show a table keep of it for as long as it holds; the table knows no more of it."""

    @property
    def bytes(self) -> int:
        """About how much memory it takes."""

    def outdate(self, change: Change, begins: bool) -> None:
        """Forget what no longer holds after a change, which may be the one with which the game begins."""


class Table:
    """A table in memory.

    Args:
        stored: what the store has of it.

    Attributes:
        header, seats, moves, drafts, chat: as stored; of the chat the latest lines.
        secret: what the table's shuffles follow from, together with the contributions of its seats.
        position: where its game begins, as in `Stored`.
        match: the game, rebuilt from the log; while the table waits, a stand-in with other shuffles.
        snapshots: up to how many actions the store has snapshots of it.
        lock: held by whoever changes the table.
        presence: who is looking.
        thinking: seats of bots at work.
        declining: seats of people that are answered for now, since they have left a standing answer (see `match`). Both
            are forgotten with the process, and their seat's alone: nothing shown to others may tell.
        failures: how often in a row an answer in the place of a person failed by our fault.
        drawn: what is kept of it to be shown, or None.
    """

    def __init__(self, stored: Stored) -> None:
        self.header: Header = stored.header
        self.seats: list[Seat] = stored.seats
        self.moves: list[StoredMove] = stored.moves
        self.chat: list[Said] = stored.chat
        self.secret = stored.secret
        self.position = stored.position
        self.match, self.snapshots = rebuilt(stored)
        self.drafts: list[Draft] = []
        self._redraft(stored.drafts)
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.thinking: set[int] = set()
        self.declining: set[int] = set()
        self.failures = 0
        self.drawn: Drawn | None = None

    def take(self, change: Change) -> None:
        """Carry out a change that has been stored."""
        begins = self.header.status == "waiting" != change.header.status
        self.header = change.header
        for seat in change.seats:
            self.seats[seat.index] = seat
        if begins:
            self.match = build_match(self.header, self.secret, self.seats, self.position)
        if change.cut is not None:
            self.match.cut(change.cut)
            del self.moves[change.cut :]
            self.snapshots = min(self.snapshots, self.match.last_mark())
        if change.standing is not None:
            self.match.standing_answers = dict(change.standing)
        if change.played:
            self.match.take(change.played)
            self.moves += change.moves
            self.drafts = list(change.drafts or ())
        elif change.drafts is not None:
            self._redraft(change.drafts)
        if change.said:
            self.chat = [*self.chat, change.said][-CHAT_KEPT:]
        if change.seats or begins:
            self.presence.forget_others({seat.owner for seat in self.seats})
        if self.drawn:
            self.drawn.outdate(change, begins)

    def _redraft(self, drafts: Sequence[Draft]) -> None:
        """Make these the answers that have not taken effect, but for those that are no longer open to their seats."""
        self.match.state.drop_answers()
        self.drafts = [draft for draft in drafts if self._redrafted(draft)]

    def _redrafted(self, draft: Draft) -> bool:
        """Answer again what a seat has answered; return whether it still could."""
        try:
            if draft.frame == self.match.state.top:
                self.match.apply(draft.seat, draft.text)
            else:
                self.match.keep_draft(draft.seat, draft.frame, draft.text)
        except ValueError:  # IllegalAction and NotUnderstood are such
            return False
        return True

    @property
    def chat_count(self) -> int:
        """How many lines of chat there have been."""
        return self.chat[-1].number if self.chat else 0

    # --- memory ---

    @property
    def bytes(self) -> int:
        """About how much memory the table takes, most of it for what was drawn."""
        drawn = self.drawn.bytes if self.drawn else 0
        return TABLE_BYTES + len(self.moves) * MOVE_BYTES + len(self.chat) * SAID_BYTES + drawn

    # --- who ---

    def has_people(self) -> bool:
        """Return whether a person sits at the table."""
        return any(seat.kind == "human" for seat in self.seats)

    def seats_of(self, browser: str) -> list[int]:
        """Return the seats on which a browser's person sits."""
        return [seat.index for seat in self.seats if seat.kind == "human" and seat.owner == browser]

    def last_own(self, browser: str) -> int | None:
        """Return up to which ply a browser's person must have seen the table, having acted there; None if never."""
        own = self.seats_of(browser)
        return next((m.ply + 1 for m in reversed(self.moves) if m.seat in own and m.by == "human"), None)

    def seat_shown(self, browser: str, wanted: int | None) -> int | None:
        """Return the seat that a browser looks through: the wanted one if it is its own, else its seat to move.

        While none of several own seats is to move it is the one that acted last: its person sits before the device.
        """
        own = self.seats_of(browser)
        if wanted in own:
            return wanted
        turn = [seat for seat in own if self.header.to_move and seat in self.match.state.current_players]
        last = [] if turn or len(own) < 2 else [move.seat for move in reversed(self.moves) if move.seat in own][:1]
        return next(iter(turn or last or own), None)

    def decision_id(self, seat: int) -> str:
        """Return the id of what a seat is being asked: how often anything of it was changed, question, seat."""
        return f"{self._generation(seat)}.{self.match.state.decision(seat).id}.{seat}"

    def answer_id(self, seat: int) -> str:
        """Return the id of a seat's question, whether its answer is still being made or awaits those of others."""
        state = self.match.state
        return f"{self._generation(seat)}.{state.question(seat)}.{seat}" if state.is_asked(seat) else ""

    def _generation(self, seat: int) -> int:
        """Return a number that grows whenever a question of a seat may be put once more as it was before."""
        return self.header.generation + self.header.drafted[seat]

    def is_spared(self, seat: int) -> bool:
        """Return whether a person's seat is not asked now but answered for, since it has left an answer.

        Not while no page of theirs is open, which everybody sees: who holds something could not answer then either.
        """
        if self.seats[seat].kind != "human" or not self.presence.online(self.seats[seat].owner):
            return False
        return self.match.standing_answer(seat) is not None

    def at_work(self) -> list[int]:
        """Return the seats of bots that seem to be at work.

        In windows and sealed questions these are all that are asked, until the answers count: when
        each of them has answered would tell what it holds, or of how many picks its answer is made. On a floor that
        does not tell whom it asks, these are all bots.
        """
        state = self.match.state
        if self.header.status == "running" and (state.asks(WINDOW) or state.asks(SEALED)):
            return [seat.index for seat in self.seats if seat.kind == "bot" and state.is_asked(seat.index)]
        if self.header.status == "running" and state.course[int(state.step_number())].veiled:
            return [seat.index for seat in self.seats if seat.kind == "bot" and seat.index in self.header.to_move]
        return sorted(self.thinking)


def rebuilt(stored: Stored) -> tuple[Match, int]:
    """Return the match of a table as its log says, and up to how many actions its snapshots are of use.

    Snapshots that do not fit are of none: then all of the log is played again.
    """
    log_of = [(move.seat, move.text) for move in stored.moves]
    for snapshots in [stored.snapshots, []] if stored.snapshots else [[]]:
        match = build_match(stored.header, stored.secret, stored.seats, stored.position)
        try:
            match.resume(snapshots, log_of)
            for seat, text in log_of[len(match.moves) :]:
                match.apply(seat, text)
            break
        except ValueError as problem:
            if not snapshots:
                raise
            log.warning("table %s is played again from its log: %s", stored.header.id, problem)
    return match, snapshots[-1].ply if snapshots else 0
