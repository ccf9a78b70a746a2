"""Ratings: several bots, each against each other, on one scale of strength."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from math import exp, log, log10
from time import perf_counter

from epocha.arena.match import BadMatch, MatchResult, Progress, clock_of_each, names_of, play_matches
from epocha.arena.referee import Entry
from epocha.bots import Clock
from epocha.engine.chance import Chance

ELO = 400.0
"""Points of Elo that stand for ten wins to one."""
DRAWS = 1.0
"""Made-up drawn games between any two bots, so that one that wins every game has a rating too."""
CLOSE = 1e-7
"""Relative change at which strengths are found."""
MOST_ROUNDS = 5000
RESAMPLES = 400
"""Draws of shuffles from which the intervals of ratings are read."""

Table = list[list[float]]
"""Wins by winner and loser."""


@dataclass
class Rating:
    """How strong a bot is.

    Attributes:
        name: as in results of matches.
        elo: its rating; the mean of all is 0, and only differences tell anything: 400 points are ten wins to one.
        low, high: its 95 % interval.
        games: games it took part in.
        share: of wins, over all opponents.
    """

    name: str
    elo: float = 0.0
    low: float = 0.0
    high: float = 0.0
    games: int = 0
    share: float = 0.0


@dataclass
class RoundRobin:
    """Several bots, each against each other.

    Attributes:
        ratings: in the order asked.
        pairs: the match of every two, in the order (0, 1), (0, 2), ..., (1, 2), ...
        wins: by winner and loser.
        elapsed: seconds that it took.
    """

    ratings: list[Rating]
    pairs: list[MatchResult]
    wins: Table = field(default_factory=list)
    elapsed: float = 0.0

    def to_json(self) -> dict[str, object]:
        """Return the result as what JSON can hold."""
        return asdict(self)


def round_robin(
    game: str,
    bots: Sequence[Entry],
    n: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    clock: Clock | Sequence[Clock] | None = None,
    processes: int = 1,
    progress: Progress | None = None,
) -> RoundRobin:
    """Let every bot play every other, and rate them.

    Strengths are those of Bradley and Terry: the odds of two bots are as their strengths. All pairs play the same
    shuffles; the intervals come from drawing shuffles again and again (bootstrap).

    Args:
        n: games for each pair.
        game, bots, players, options, seed, clock, processes, progress: see `play_matches`; the bots of a pair take
            turns if there are more seats.

    Raises:
        BadMatch: fewer than two bots, or see `play_matches`.
        BadTable, BadOption, Unknown: see `play_matches`.
    """
    if len(bots) < 2:
        raise BadMatch(f"a round robin needs at least two bots, not {len(bots)}")
    clocks = clock_of_each(clock, len(bots))
    pairs = list(combinations(range(len(bots)), 2))
    started = perf_counter()
    matches: list[MatchResult] = []
    for number, (a, b) in enumerate(pairs):
        told = None if progress is None else _shifted(progress, number * n, len(pairs) * n)
        two = ([bots[a], bots[b]], n, players, options, seed, [clocks[a], clocks[b]], processes, told)
        matches.append(play_matches(game, *two))
    names = names_of(bots, clocks)
    for (a, b), match in zip(pairs, matches, strict=True):
        match.entrants[0].name, match.entrants[1].name = names[a], names[b]
    return rated(names, matches, seed, perf_counter() - started)


def _shifted(progress: Progress, before: int, total: int) -> Progress:
    return lambda done, games: progress(before + done, total)


def rated(names: Sequence[str], matches: list[MatchResult], seed: int = 0, elapsed: float = 0.0) -> RoundRobin:
    """Return the ratings that follow from the matches of all pairs, in their order."""
    pairs = list(combinations(range(len(names)), 2))
    shuffles = len(matches[0].entrants[0].shuffles)
    wins = wins_table(len(names), matches, range(shuffles))
    found = strengths(wins)
    chance = Chance.from_seed(seed)
    samples = [
        elo(strengths(wins_table(len(names), matches, [chance.below(shuffles) for _ in range(shuffles)]), found))
        for _ in range(RESAMPLES)
    ]
    ratings: list[Rating] = []
    for at, (name, rating) in enumerate(zip(names, elo(found), strict=True)):
        sampled = sorted([sample[at] for sample in samples])
        low, high = sampled[RESAMPLES // 40], sampled[-RESAMPLES // 40 - 1]
        games = sum([match.games for pair, match in zip(pairs, matches, strict=True) if at in pair])
        ratings.append(Rating(name, rating, min(low, rating), max(high, rating), games, sum(wins[at]) / games))
    return RoundRobin(ratings, matches, wins, elapsed)


def wins_table(count: int, matches: Sequence[MatchResult], shuffles: Sequence[int]) -> Table:
    """Return who won how often against whom in some of the shuffles; one named twice counts twice."""
    wins = [[0.0] * count for _ in range(count)]
    for (a, b), match in zip(combinations(range(count), 2), matches, strict=True):
        for winner, loser, entrant in ((a, b, match.entrants[0]), (b, a, match.entrants[1])):
            wins[winner][loser] = sum([entrant.shuffles[shuffle][0] for shuffle in shuffles])
    return wins


def strengths(wins: Table, start: Sequence[float] = ()) -> list[float]:
    """Return the strengths of Bradley and Terry, with the mean logarithm 0, found by Hunter's MM iteration.

    Args:
        wins: by winner and loser.
        start: strengths to begin with; by default all are equal.
    """
    count = len(wins)
    others = [[b for b in range(count) if b != a] for a in range(count)]
    won = [sum(wins[a][b] + DRAWS / 2 for b in others[a]) for a in range(count)]
    games = [[wins[a][b] + wins[b][a] + DRAWS for b in range(count)] for a in range(count)]
    found = list(start) or [1.0] * count
    for _ in range(MOST_ROUNDS):
        better = [won[a] / sum([games[a][b] / (found[a] + found[b]) for b in others[a]]) for a in range(count)]
        middle = exp(sum(map(log, better)) / count)
        better = [strength / middle for strength in better]
        change = max([abs(new / old - 1) for new, old in zip(better, found, strict=True)])
        found = better
        if change < CLOSE:
            break
    return found


def elo(found: Sequence[float]) -> list[float]:
    """Return strengths in points of Elo."""
    return [ELO * log10(strength) for strength in found]
