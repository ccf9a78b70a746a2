"""One game between bots, refereed: a bot that fails loses it; for one that is overdue a random action is played."""

import signal
import threading
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import perf_counter
from types import FrameType, TracebackType
from typing import Any, Self

from epocha.bots import Bot, Clock, ask, find_bot, place_of
from epocha.engine.chance import Chance
from epocha.engine.registry import load_game
from epocha.engine.state import CUT_OFF, State

Entry = str | Bot | type[Bot]
"""What may be entered into a match: the name of a bot, "module:Class", a class, or a bot that is ready."""


@dataclass(frozen=True)
class Task:
    """One game of a match; everything that a process needs to play it.

    Attributes:
        game: name of the game.
        bots: the bot in each seat.
        entrants: the entrant in each seat.
        options: of the game.
        seed: of the game's chance.
        bot_seed: of the bots' randomness.
        clocks: how long each seat may think about a choice.
        number: of the game in its match, from 0.
    """

    game: str
    bots: tuple[Entry, ...]
    entrants: tuple[int, ...]
    options: Mapping[str, object]
    seed: int
    bot_seed: int
    clocks: tuple[Clock, ...]
    number: int = 0


@dataclass(frozen=True)
class Failure:
    """A game that a bot lost because it raised an error, or chose what was not open to it.

    Attributes:
        bot: name of the entrant.
        number: of the game in its match, from 0.
        seed: of the game's chance; seat: where the bot sat, from 0; ply: how many actions had been carried out.
        error: what went wrong and where, on one line.
        trace: the whole traceback.
    """

    bot: str
    number: int
    seed: int
    seat: int
    ply: int
    error: str
    trace: str


@dataclass
class Played:
    """How one game went.

    Attributes:
        entrants: the entrant in each seat.
        number: of the game in its match, from 0.
        shares, scores, decisions, seconds: by seat: share of the win, points, decisions, seconds thought.
        late, dropped: by seat: choices that came too late, and those of them that did not count any more.
        cut_off: whether an option broke the game off.
        failure: what ended it, if a bot failed; `bot` is empty.
    """

    entrants: tuple[int, ...]
    number: int
    shares: list[float] = field(init=False)
    scores: list[int] = field(init=False)
    decisions: list[int] = field(init=False)
    seconds: list[float] = field(init=False)
    late: list[int] = field(init=False)
    dropped: list[int] = field(init=False)
    cut_off: bool = False
    failure: Failure | None = None

    def __post_init__(self) -> None:
        seats = len(self.entrants)
        self.shares, self.seconds = [0.0] * seats, [0.0] * seats
        self.scores, self.decisions, self.late, self.dropped = ([0] * seats for _ in range(4))


# --- time ------------------------------------------------------------------------------------------------------------


def is_late(clock: Clock, elapsed: float) -> bool:
    """Return whether a choice took longer than its clock says, a tenth and 20 ms for the machine aside."""
    return clock.seconds is not None and elapsed > 1.1 * clock.seconds + 0.02


def last_moment(clock: Clock) -> float:
    """Return the seconds after which a choice does not count: half as much again as the clock says, and 0.25."""
    return float("inf") if clock.seconds is None else 1.5 * clock.seconds + 0.25


AGAIN = 0.25
"""Seconds after which a bot that was interrupted and goes on all the same is interrupted again."""


class Overdue(BaseException):
    """A bot is interrupted; no `except Exception` of its own holds that up."""


class Timer:
    """Interrupts bots that overstay, on systems and in threads that can; elsewhere they are found late afterwards."""

    def __init__(self) -> None:
        self.is_armed = False
        self.is_usable = False
        self.handler: Any = None

    def __enter__(self) -> Self:
        is_main = threading.current_thread() is threading.main_thread()
        if is_main and hasattr(signal, "setitimer") and signal.getitimer(signal.ITIMER_REAL)[0] == 0:
            self.is_usable = True
            self.handler = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.is_usable:
            signal.signal(signal.SIGALRM, signal.SIG_DFL if self.handler is None else self.handler)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self.is_armed:
            signal.setitimer(signal.ITIMER_REAL, AGAIN)
            raise Overdue

    def _stop(self) -> None:
        if self.is_armed:
            self.is_armed = False
            signal.setitimer(signal.ITIMER_REAL, 0)

    def ask(self, bot: Bot, view: State, clock: Clock) -> tuple[int | None, float]:
        """Return the choice of a bot, or None if it was not made before the last moment, and the seconds it took."""
        last = last_moment(clock)
        started = perf_counter()
        action: int | None = None
        try:
            self.is_armed = self.is_usable and clock.seconds is not None
            if self.is_armed:
                signal.setitimer(signal.ITIMER_REAL, last)
            try:
                action = ask(bot, view, clock)
            finally:
                self._stop()
        except Overdue:
            self._stop()
        elapsed = perf_counter() - started
        return (action if elapsed <= last else None), elapsed


# --- playing ---------------------------------------------------------------------------------------------------------


def seated(entry: Entry, seed: int) -> Bot:
    """Return the bot that plays for an entry; one that is ready plays as it is, with the seed that it has."""
    if isinstance(entry, Bot):
        return entry
    return find_bot(entry, seed) if isinstance(entry, str) else entry(seed)


def play_one(task: Task) -> Played:
    """Play one game to its end, or until a bot fails."""
    state = load_game(task.game).new_initial_state(len(task.bots), task.seed, task.options)
    bots = [seated(entry, task.bot_seed) for entry in task.bots]
    played = Played(task.entrants, task.number)
    chance = Chance.from_seed(task.bot_seed)
    with Timer() as timer:
        while not state.is_terminal:
            seat = int(state.to_move())
            view = state.view(seat)
            played.decisions[seat] += 1
            try:
                action, elapsed = timer.ask(bots[seat], view, task.clocks[seat])
            except (Exception, SystemExit) as problem:
                played.failure = failure_of(task, seat, int(state.ply), problem)
                played.shares = shares_without(state, task.entrants, seat)
                return played
            played.seconds[seat] += elapsed
            played.late[seat] += is_late(task.clocks[seat], elapsed)
            if action is None:
                played.dropped[seat] += 1
                legal = state.legal_actions(seat)
                action = legal[chance.below(len(legal))]
            state.play(seat, action)
    ranking = state.ranking()
    played.cut_off = state.over == CUT_OFF
    played.shares = [1 / ranking.count(1) if place == 1 else 0.0 for place in ranking] or played.shares
    played.scores = [int(state.points(seat)) for seat in range(len(bots))]
    return played


def shares_without(state: State, entrants: tuple[int, ...], failed: int) -> list[float]:
    """Return who wins a game that a bot lost by failing in a seat: all others, but its own seats and teams."""
    lost = {state.lead_seat(seat) for seat, entrant in enumerate(entrants) if entrant == entrants[failed]}
    others = [int(state.lead_seat(seat) not in lost) for seat in range(len(entrants))]
    return [other / sum(others) if other else 0.0 for other in others]


def failure_of(task: Task, seat: int, ply: int, problem: BaseException) -> Failure:
    """Return the report of a game that a bot lost by failing."""
    error = f"{type(problem).__name__}: {problem} ({place_of(problem)})"
    trace = "".join(traceback.format_exception(problem))
    return Failure("", task.number, task.seed, seat, ply, " ".join(error.split()), trace)
