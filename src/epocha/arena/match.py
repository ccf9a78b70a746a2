"""Matches between bots: many games, seats rotated, luck shared out, and what can be said of it with confidence."""

import pickle
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import get_context
from time import perf_counter

from epocha.arena.confidence import interval, lasting_interval, verdict
from epocha.arena.referee import Entry, Failure, Played, Task, play_one, seated
from epocha.bots import Bot, Clock
from epocha.engine.registry import load_game

LONGEST = 86_400
"""Seconds for one choice that a clock gives at most."""
Progress = Callable[[int, int], None]
"""Told the number of games played, and of all games."""


class BadMatch(ValueError):
    """A match that cannot be played as asked; the message says why."""


@dataclass
class Entrant:
    """What one bot achieved over a match.

    Attributes:
        name: the bot's name, with its clock if these differ, and numbered if it was entered more than once.
        seconds, iterations: its clock for each choice; None: as its strength says.
        games: seats it sat in; finished: those in games that no bot lost by failing.
        wins: games won; a shared win counts as the part that falls to its seat.
        share: wins per game; low, high: its 95 % interval, which knows that the games of a shuffle share its luck.
        score: mean points, of finished games.
        decisions: mean decisions per game.
        milliseconds: mean time per decision.
        late: choices that took longer than the clock says; dropped: those of them that came so late that a random
            action was played instead.
        failures: games lost by failing.
        shuffles: wins and games by shuffle.
    """

    name: str
    seconds: float | None = None
    iterations: int | None = None
    games: int = 0
    finished: int = 0
    wins: float = 0.0
    share: float = 0.0
    low: float = 0.0
    high: float = 1.0
    score: float = 0.0
    decisions: float = 0.0
    milliseconds: float = 0.0
    late: int = 0
    dropped: int = 0
    failures: int = 0
    shuffles: list[tuple[float, int]] = field(default_factory=list)


@dataclass
class MatchResult:
    """A match played.

    Attributes:
        game: name of the game; players: seats; options, seed: as asked.
        until: the share of wins at which it was to stop, or None; then the intervals are right whenever it stopped.
        verdict: with `until`: whether the first bot's true share is "above" or "below" it; "" if that is not known.
        games: games played; cut_offs: those broken off by an option, which nobody won.
        length: mean decisions per game, of all seats together.
        entrants: in the order asked.
        failures: every game that a bot lost by failing.
        elapsed: seconds that the match took.
    """

    game: str
    players: int
    options: Mapping[str, object]
    seed: int
    until: float | None = None
    verdict: str = ""
    games: int = 0
    cut_offs: int = 0
    length: float = 0.0
    entrants: list[Entrant] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    elapsed: float = 0.0

    def to_json(self) -> dict[str, object]:
        """Return the result as what JSON can hold."""
        return asdict(self)


def play_matches(
    game: str,
    bots: Sequence[Entry],
    n: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    clock: Clock | Sequence[Clock] | None = None,
    processes: int = 1,
    progress: Progress | None = None,
    until: float | None = None,
) -> MatchResult:
    """Play a match between bots.

    Seats rotate from game to game, and every shuffle is played once in each rotation, so that neither the seat nor the
    luck of the draw favours anybody. The games do not depend on the number of processes.

    A bot that raises an error, or chooses what is not open to it, loses that game to the others, and the match goes on;
    the result reports it. A choice that takes longer than the clock says is counted as late; after half as long again
    and 0.25 s the bot is interrupted (in the main thread of a process on Unix) and a random action is played.

    Args:
        game: name of the game.
        bots: names of installed bots, with strengths if wanted, as in "search:quick"; one's own as "module:Class", as
            a class that is made anew for every game with a seed, or as an object that plays all games as it is. If
            there are more seats than bots, these take turns.
        n: games to play, at most if `until` is given.
        players: seats; by default as many as bots, but as many as the game needs.
        options: of the game.
        seed: the shuffles, dice and bots' randomness of the whole match follow from it.
        clock: for each choice, one for all or one for each bot; by default each bot's strength decides.
        processes: how many to share the games among; bots are then sent to them as pickles.
        progress: told after every game.
        until: stop as soon as it is known whether the first bot's share of wins, from 0 to 1, is above or below this.

    Raises:
        BadMatch: fewer than one game, no bot, more bots than seats, the wrong number of clocks, a clock or `until` out
            of range, or a bot that cannot be sent to other processes.
        BadTable: the game does not take that many players.
        BadOption: an option that the game does not have.
        Unknown: no such game, bot or strength.
    """
    check_bots(bots, processes)
    clocks = clock_of_each(clock, len(bots))
    seats = max(len(bots), load_game(game).min_players) if players is None else players
    result = announced(MatchResult(game, seats, dict(options or {}), seed, until), bots, n, clocks)
    started = perf_counter()
    with closing(perform(list(schedule(result, bots, n, clocks)), processes)) as games:
        for played in games:
            count(result, played)
            if progress is not None:
                progress(result.games, n)
            if is_decided(result):
                break
    conclude(result)
    result.elapsed = perf_counter() - started
    return result


def announced(result: MatchResult, bots: Sequence[Entry], n: int, clocks: Sequence[Clock]) -> MatchResult:
    """Return a match before its first game, with its entrants; refuse what cannot be played."""
    seats = result.players
    if not 0 < len(bots) <= seats or n < 1:
        raise BadMatch(f"a match needs at least one game and one to {seats} bots, not {n} games and {len(bots)} bots")
    if result.until is not None and not 0 < result.until < 1:
        raise BadMatch(f"a match goes on until a share of wins between 0 and 1, not {result.until:g}")
    load_game(result.game).new_initial_state(seats, result.seed, result.options)
    entrants = [
        Entrant(name, clock.seconds, clock.iterations)
        for name, clock in zip(names_of(bots, clocks), clocks, strict=True)
    ]
    return replace(result, entrants=entrants)


def check_bots(bots: Sequence[Entry], processes: int) -> None:
    """Raise Unknown or BadMatch if a bot cannot be made, or not be sent to other processes."""
    for bot in bots:
        if not isinstance(bot, str | Bot) and not (isinstance(bot, type) and issubclass(bot, Bot)):
            raise BadMatch(f"{bot!r} is no bot; a bot is a class that derives from epocha.Bot, or an object of it")
        seated(bot, 0)
        if processes > 1:
            try:
                pickle.dumps(bot)
            except Exception as problem:
                why = f"{label(bot)} cannot be sent to other processes: {problem}"
                raise BadMatch(f"{why}; play in 1 process, or write the bot as module:Class") from problem


def clock_of_each(clock: Clock | Sequence[Clock] | None, count: int) -> Sequence[Clock]:
    """Return the clock of each of so many bots; BadMatch if there are more or fewer, or one gives no time."""
    clocks = [clock or Clock()] * count if clock is None or isinstance(clock, Clock) else clock
    if len(clocks) != count:
        raise BadMatch(f"there are {len(clocks)} clocks for {count} bots; give one for each, or one for all")
    for its in clocks:
        if its.seconds is not None and not 0 < its.seconds <= LONGEST:
            raise BadMatch(f"a clock gives more than 0 and at most {LONGEST} seconds, not {its.seconds:g}")
    return clocks


def label(bot: Entry) -> str:
    """Return what a bot is called in results."""
    if isinstance(bot, str):
        return bot
    return bot.__name__ if isinstance(bot, type) else f"{type(bot).__name__}{':' * bool(bot.strength)}{bot.strength}"


def names_of(bots: Sequence[Entry], clocks: Sequence[Clock]) -> list[str]:
    """Return what bots are called, with their clocks where these differ, and a number where that is still the same."""
    if len(set(clocks)) == 1:
        return numbered([label(bot) for bot in bots])
    return numbered([f"{label(bot)}{spoken(clock)}" for bot, clock in zip(bots, clocks, strict=True)])


def spoken(clock: Clock) -> str:
    """Return a clock as it stands behind a name."""
    seconds = "" if clock.seconds is None else f" {clock.seconds:g} s"
    return seconds + ("" if clock.iterations is None else f" {clock.iterations} steps")


def numbered(names: Sequence[str]) -> list[str]:
    """Return the names, those that occur more than once with a number."""
    return [name if names.count(name) == 1 else f"{name} #{names[: i + 1].count(name)}" for i, name in enumerate(names)]


def schedule(result: MatchResult, bots: Sequence[Entry], n: int, clocks: Sequence[Clock]) -> Iterator[Task]:
    """Yield the games of a match: one shuffle after the other, each in all rotations."""
    seats = result.players
    for number in range(n):
        shuffle, rotation = divmod(number, seats)
        at = tuple((seat + rotation) % seats % len(bots) for seat in range(seats))
        seated_bots = tuple(bots[entrant] for entrant in at)
        seated_clocks = tuple(clocks[entrant] for entrant in at)
        seeds = (result.seed + shuffle, result.seed + number)
        yield Task(result.game, seated_bots, at, result.options, *seeds, seated_clocks, number)


def perform(tasks: Sequence[Task], processes: int) -> Generator[Played, None, None]:
    """Yield every game, in the order of the tasks, so that short games do not come first when a match stops early."""
    if processes <= 1:
        yield from map(play_one, tasks)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_one, tasks)
        except BrokenProcessPool:
            why = "a process was lost: a bot ended it, or is defined where other processes cannot find it"
            raise BadMatch(f"{why} (a notebook, a prompt); write it as module:Class, or play in 1 process") from None
        finally:
            pool.shutdown(cancel_futures=True)


def count(result: MatchResult, played: Played) -> None:
    """Add a game to the sums of a match."""
    result.games += 1
    result.cut_offs += played.cut_off
    result.length += sum(played.decisions)
    if played.failure is not None:
        at = played.entrants[played.failure.seat]
        result.failures.append(replace(played.failure, bot=result.entrants[at].name))
        result.entrants[at].failures += 1
    if played.number % result.players == 0:
        for entrant in result.entrants:
            entrant.shuffles.append((0.0, 0))
    for seat, at in enumerate(played.entrants):
        entrant = result.entrants[at]
        entrant.games += 1
        entrant.finished += played.failure is None
        entrant.wins += played.shares[seat]
        entrant.score += played.scores[seat]
        entrant.decisions += played.decisions[seat]
        entrant.milliseconds += 1000 * played.seconds[seat]
        entrant.late += played.late[seat]
        entrant.dropped += played.dropped[seat]
        wins, games = entrant.shuffles[-1]
        entrant.shuffles[-1] = (wins + played.shares[seat], games + 1)


def is_decided(result: MatchResult) -> bool:
    """Return whether a match that goes on until something is known may stop, and note the verdict; asked every game."""
    if result.until is not None and result.games % result.players == 0:
        result.verdict = verdict(result.entrants[0].shuffles, result.until)
    return bool(result.verdict)


def conclude(result: MatchResult) -> None:
    """Turn the sums of a match into means and intervals."""
    result.length /= result.games
    for entrant in result.entrants:
        if entrant.games:
            entrant.share = entrant.wins / entrant.games
            entrant.low, entrant.high = (
                interval(entrant.shuffles) if result.until is None else lasting_interval(entrant.shuffles)
            )
            entrant.score /= max(1, entrant.finished)
            entrant.milliseconds /= max(1.0, entrant.decisions)
            entrant.decisions /= entrant.games
