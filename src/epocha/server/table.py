"""Table: one table in memory, rebuilt from its log; what follows from it and is worth keeping until the next change."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

from epocha.engine.match import Match
from epocha.engine.registry import load_game
from epocha.server.model import LiveEvent, Scene
from epocha.server.names import seat_names
from epocha.server.scene import Ledger, draw_scene
from epocha.server.store import Change, Header, Said, Seat, Stored, StoredMove

MOST_FOR_ALL: Final = 4
"""Pages kept for spectators of one language: those who look on all the time have the same parts."""


@dataclass
class Presence:
    """Who is looking: open streams by browser, and when the browsers that own seats were last heard of."""

    streams: dict[str, int] = field(default_factory=dict)
    heard: dict[str, float] = field(default_factory=dict)

    def online(self, browser: str) -> bool:
        """Return whether a page of that browser is open."""
        return self.streams.get(browser, 0) > 0

    def away(self, browser: str, after: float) -> bool:
        """Return whether nothing was heard of a browser for so many seconds, as far as this process knows."""
        return not self.online(browser) and time.monotonic() - self.heard.setdefault(browser, time.monotonic()) > after

    def hear(self, browser: str) -> None:
        """Note that the owner of a seat has asked for something."""
        self.heard[browser] = time.monotonic()


class Table:
    """A table in memory.

    Args:
        stored: what the store has of it.

    Attributes:
        header, seats, moves, chat: as stored.
        match: the game, rebuilt from the log.
        lock: held by whoever changes the table.
        presence: who is looking.
        thinking: seats of bots at work.
        spared: seats that shall not be asked again this turn in reaction windows where they can only decline. It is
            forgotten with the process and when the turn ends, and its seat's alone: nothing shown to others may tell.
        declining: seats of people that are answered for now, as secret as `spared`.
    """

    def __init__(self, stored: Stored) -> None:
        self.header: Header = stored.header
        self.seats: list[Seat] = stored.seats
        self.moves: list[StoredMove] = stored.moves
        self.chat: list[Said] = stored.chat
        self.match = build_match(stored.header, stored.key)
        for move in stored.moves:
            self.match.apply(move.seat, move.text)
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.thinking: set[int] = set()
        self.spared: set[int] = set()
        self.declining: set[int] = set()
        self._ledgers: dict[tuple[int | None, str], Ledger] = {}
        self._scenes: dict[tuple[int | None, str], Scene] = {}
        self._for_all: dict[str, tuple[LiveEvent, dict[frozenset[str], str]]] = {}

    def take(self, change: Change) -> None:
        """Carry out a change that has been stored."""
        turn = self.match.state.turn_number()
        self.header = change.header
        for seat in change.seats:
            self.seats[seat.index] = seat
        if change.cut is not None:
            self.match.cut(change.cut)
            del self.moves[change.cut :]
            for ledger in self._ledgers.values():
                ledger.cut(change.cut)
        if change.move:
            self.match.apply(change.move.seat, change.move.text)
            self.moves.append(change.move)
        if self.match.state.turn_number() != turn:
            self.spared.clear()
        if change.said:
            self.chat.append(change.said)
        if change.cut is not None or change.move or change.seats:
            self._scenes.clear()
        if change.seats:
            self._ledgers.clear()  # they call people by their names

    # --- who ---

    def seats_of(self, browser: str) -> list[int]:
        """Return the seats on which a browser's person sits."""
        return [seat.index for seat in self.seats if seat.kind == "human" and seat.owner == browser]

    def seat_shown(self, browser: str, wanted: int | None) -> int | None:
        """Return the seat that a browser looks through: the wanted one if it is its own, else its seat to move."""
        own = self.seats_of(browser)
        if wanted in own:
            return wanted
        turn = [seat for seat in own if seat in self.header.to_move]
        return next(iter(turn or own), None)

    def decision_id(self, seat: int) -> str:
        """Return the id of what a seat is being asked: generation of the log, ply of the question, seat."""
        return f"{self.header.generation}.{self.match.state.decision(seat).id}.{seat}"

    def spare(self, seat: int, wished: bool) -> None:
        """Note what the answer of a seat in a reaction window says about those to come; call it before the answer."""
        if self.match.state.decision(seat).reaction:
            self.spared.discard(seat)
            if wished:
                self.spared.add(seat)

    def is_spared(self, seat: int) -> bool:
        """Return whether a person's seat is not asked now but answered for: it wished so, and can only decline."""
        state = self.match.state
        if seat not in self.spared or self.seats[seat].kind != "human" or seat not in state.current_players:
            return False
        return state.decision(seat).reaction and len(state.legal_actions(seat)) == 1

    # --- what it looks like ---

    def names(self, lang: str) -> list[str]:
        """Return what each seat is called."""
        return seat_names(self.seats, lang)

    def ledger(self, seat: int | None, lang: str) -> Ledger:
        """Return the log as a seat, or a spectator, may read it."""
        key = (seat, lang)
        if key not in self._ledgers:
            self._ledgers[key] = Ledger(self.match, seat, lang, self.names(lang))
        return self._ledgers[key]

    def scene(self, seat: int | None, lang: str, ply: int | None = None) -> Scene:
        """Return the table as a seat, or a spectator, sees it now or saw it after `ply` actions."""
        now = ply is None or ply == len(self.moves)
        key = (seat, lang)
        if now and key in self._scenes:
            return self._scenes[key]
        state = self.match.state_at(len(self.moves) if ply is None else ply)
        lines = self.ledger(seat, lang).lines(self.moves)[: len(self.moves) if ply is None else ply]
        scene = draw_scene(self.match.game, state, seat, lang, self.names(lang), lines, len(self.moves))
        if now:
            self._scenes[key] = scene
        return scene

    def drawn_for_all(self, lang: str, now: LiveEvent) -> dict[frozenset[str], str]:
        """Return the pages made for spectators of a language, by the parts that they had; empty if they are outdated.

        Args:
            now: how the table stands.
        """
        at, drawn = self._for_all.get(lang, (None, {}))
        if at != now or len(drawn) >= MOST_FOR_ALL:
            drawn = {}
            self._for_all[lang] = (now, drawn)
        return drawn


def build_match(header: Header, key: bytes) -> Match:
    """Return the match of a table before its first action."""
    return Match(
        load_game(header.game).at_version(header.rules_version), header.players, options=header.options, key=key
    )
