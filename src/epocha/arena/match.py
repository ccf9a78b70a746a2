"""Matches between bots: many games, seats rotated, luck shared out, and what can be said of it with confidence."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from math import sqrt
from multiprocessing import get_context
from time import perf_counter

from epocha.bots import Bot, Clock, ask, make_bot
from epocha.engine.registry import load_game
from epocha.engine.state import CUT_OFF

CONFIDENCE = 1.96
"""Standard errors that a 95 % interval reaches to either side."""
Progress = Callable[[int, int], None]
"""Told the number of games played, and of all games."""


class BadMatch(ValueError):
    """A match that cannot be played as asked; the message says why."""


@dataclass(frozen=True)
class Task:
    """One game of a match; everything that a process needs to play it.

    Attributes:
        game: name of the game.
        bots: the name of the bot in each seat, with its strength.
        entrants: the entrant in each seat.
        options: of the game.
        seed: of the game's chance.
        bot_seed: of the bots' randomness.
        clock: for each choice.
    """

    game: str
    bots: tuple[str, ...]
    entrants: tuple[int, ...]
    options: Mapping[str, object]
    seed: int
    bot_seed: int
    clock: Clock


@dataclass
class Played:
    """How one game went; by seat: share of the win, points, decisions, seconds thought."""

    entrants: tuple[int, ...]
    shares: list[float]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    cut_off: bool


@dataclass
class Entrant:
    """What one bot achieved over a match.

    Attributes:
        name: the bot's name, numbered if it was entered more than once.
        games: seats it sat in.
        wins: games won; a shared win counts as the part that falls to its seat.
        share: wins per game; low, high: its 95 % interval (Wilson).
        score: mean points.
        decisions: mean decisions per game.
        milliseconds: mean time per decision.
    """

    name: str
    games: int = 0
    wins: float = 0.0
    share: float = 0.0
    low: float = 0.0
    high: float = 1.0
    score: float = 0.0
    decisions: float = 0.0
    milliseconds: float = 0.0


@dataclass
class MatchResult:
    """A match played.

    Attributes:
        game: name of the game; players: seats; options, seed: as asked.
        seconds, iterations: the clock for each choice; None: as the bots' strengths say.
        games: games played; cut_offs: those broken off by an option, which nobody won.
        length: mean decisions per game, of all seats together.
        entrants: in the order asked.
        elapsed: seconds that the match took.
    """

    game: str
    players: int
    options: Mapping[str, object]
    seed: int
    seconds: float | None
    iterations: int | None
    games: int = 0
    cut_offs: int = 0
    length: float = 0.0
    entrants: list[Entrant] = field(default_factory=list)
    elapsed: float = 0.0

    def to_json(self) -> dict[str, object]:
        """Return the result as what JSON can hold."""
        return asdict(self)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of Wilson for a share of wins; (0, 1) without games."""
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    square = CONFIDENCE * CONFIDENCE / games
    middle = share + square / 2
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games))
    return (max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square)))


def play_matches(
    game: str,
    bots: Sequence[str],
    n: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    clock: Clock | None = None,
    processes: int = 1,
    progress: Progress | None = None,
) -> MatchResult:
    """Play a match between bots.

    Seats rotate from game to game, and every shuffle is played once in each rotation, so that neither the seat nor the
    luck of the draw favours anybody. The games do not depend on the number of processes.

    Args:
        game: name of the game.
        bots: names of bots, with strengths if wanted, as in "search:quick"; if there are more seats, they take turns.
        n: games to play.
        players: seats; by default as many as bots, but as many as the game needs.
        options: of the game.
        seed: the shuffles, dice and bots' randomness of the whole match follow from it.
        clock: for each choice; by default each bot's strength decides.
        processes: how many to share the games among.
        progress: told after every game.

    Raises:
        BadMatch: fewer than one game, no bot, or more bots than seats.
        BadTable: the game does not take that many players.
        BadOption: an option that the game does not have.
        Unknown: no such game, bot or strength.
    """
    rules = load_game(game)
    seats = max(len(bots), rules.min_players) if players is None else players
    if not 0 < len(bots) <= seats or n < 1:
        raise BadMatch(f"a match needs at least one game and one to {seats} bots, not {n} games and {len(bots)} bots")
    rules.new_initial_state(seats, seed, options)  # refuses what the game does not take, before any process starts
    for name in bots:
        make_bot(name)
    clock = clock or Clock()
    result = MatchResult(game, seats, dict(options or {}), seed, clock.seconds, clock.iterations)
    result.entrants = [Entrant(name) for name in numbered(bots)]
    started = perf_counter()
    tasks = list(schedule(result, bots, n, clock))
    for played in perform(tasks, processes):
        count(result, played)
        if progress is not None:
            progress(result.games, n)
    conclude(result)
    result.elapsed = perf_counter() - started
    return result


def numbered(names: Sequence[str]) -> list[str]:
    """Return the names, those that occur more than once with a number."""
    return [name if names.count(name) == 1 else f"{name} #{names[: i + 1].count(name)}" for i, name in enumerate(names)]


def schedule(result: MatchResult, bots: Sequence[str], n: int, clock: Clock) -> Iterator[Task]:
    """Yield the games of a match: one shuffle after the other, each in all rotations."""
    seats = result.players
    for number in range(n):
        shuffle, rotation = divmod(number, seats)
        entrants = tuple((seat + rotation) % seats % len(bots) for seat in range(seats))
        names = tuple(bots[entrant] for entrant in entrants)
        yield Task(result.game, names, entrants, result.options, result.seed + shuffle, result.seed + number, clock)


def perform(tasks: Sequence[Task], processes: int) -> Iterator[Played]:
    """Yield every game as it is finished."""
    if processes <= 1:
        yield from map(play_one, tasks)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_one, task) for task in tasks]):
            yield future.result()


def play_one(task: Task) -> Played:
    """Play one game to its end."""
    state = load_game(task.game).new_initial_state(len(task.bots), task.seed, task.options)
    players: list[Bot] = [make_bot(name, task.bot_seed) for name in task.bots]
    seats = len(players)
    played = Played(task.entrants, [0.0] * seats, [0] * seats, [0] * seats, [0.0] * seats, False)
    while not state.is_terminal:
        seat = state.current_players[0]
        view = state.view(seat)
        started = perf_counter()
        action = ask(players[seat], view, task.clock)
        played.seconds[seat] += perf_counter() - started
        played.decisions[seat] += 1
        state.play(seat, action)
    ranking = state.ranking()
    played.cut_off = state.over == CUT_OFF
    played.shares = [1 / ranking.count(1) if place == 1 else 0.0 for place in ranking] or played.shares
    played.scores = [int(state.standing(seat)[0]) for seat in range(seats)]
    return played


def count(result: MatchResult, played: Played) -> None:
    """Add a game to the sums of a match."""
    result.games += 1
    result.cut_offs += played.cut_off
    result.length += sum(played.decisions)
    for seat, at in enumerate(played.entrants):
        entrant = result.entrants[at]
        entrant.games += 1
        entrant.wins += played.shares[seat]
        entrant.score += played.scores[seat]
        entrant.decisions += played.decisions[seat]
        entrant.milliseconds += 1000 * played.seconds[seat]


def conclude(result: MatchResult) -> None:
    """Turn the sums of a match into means and intervals."""
    result.length /= result.games
    for entrant in result.entrants:
        if entrant.games:
            entrant.share = entrant.wins / entrant.games
            entrant.low, entrant.high = wilson(entrant.wins, entrant.games)
            entrant.score /= entrant.games
            entrant.milliseconds /= max(1.0, entrant.decisions)
            entrant.decisions /= entrant.games
