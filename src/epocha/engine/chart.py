"""Chart: how a game that is over went, computed from its log: points by source, luck, and where it turned.

Nothing of it is stored. All is read from full states, so only of a game that is over, of which nothing is secret.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from epocha.engine.game import Game
from epocha.engine.ledger import slowly
from epocha.engine.lot import Lot
from epocha.engine.match import Match
from epocha.engine.phrases import TEXTS
from epocha.engine.state import State

UNTOLD: Final = "points"
"""The source of points that no other source tells of."""

MOST_READINGS: Final = 60
"""Of a game that counts no rounds."""

MOST_LEADS: Final = 8
"""Changes of the lead that are told, the last ones."""


class Reading(NamedTuple):
    """What everybody would have had if the game had ended at one moment.

    Attributes:
        ply: lines of the log before it. round: the number of the round that begins with it; see `State.round_number`.
        points: for each seat its points by source; see `Game.sources`.
        has_goals: whether these are hundredths of goals, of which the nearest counts.
    """

    ply: int
    round: int
    points: tuple[Mapping[str, int], ...]
    has_goals: bool = False

    def total(self, seat: int) -> int:
        """Return the points of a seat in all, or how near it is to its nearest goal."""
        return (max if self.has_goals else sum)(self.points[seat].values())


class Turning(NamedTuple):
    """A round in which the game turned.

    Attributes:
        ply: lines of the log before that round. round: its number.
        kind: "lead" if somebody took the lead in it, "swing" if in no other somebody gained more on the rest.
        seat: who. points: by how many they led after it, or how many they gained in it.
    """

    ply: int
    round: int
    kind: str
    seat: int
    points: int


class Story(NamedTuple):
    """How a game went.

    Attributes:
        readings: at the start, after every round, and at the end.
        luck: what chance gave each seat, by kind, always the same kinds in the same order.
        turnings: in the order of play.
    """

    readings: list[Reading]
    luck: tuple[Mapping[str, Lot], ...]
    turnings: list[Turning]


def story_of(match: Match) -> Story:
    """Return how a game went; ValueError if it is not over. It plays the whole game once more."""
    if not match.state.is_terminal:
        raise ValueError("this game is not over")
    game, state = match.game, match.initial_state()
    seats = range(int(state.players))
    earned: list[dict[str, int]] = [{} for _ in seats]
    luck: list[dict[str, Lot]] = [{} for _ in seats]
    found = [read(state, earned)]
    every = max(1, len(match.moves) // MOST_READINGS)
    for ply, move in enumerate(match.moves, 1):
        for before, after in _stages(state, move.player, move.picks):
            for seat in seats:
                _note(game, before, after, seat, earned[seat], luck[seat])
        number = int(state.round_number())
        if number != found[-1].round or (number == 0 and ply % every == 0) or ply == len(match.moves):
            found.append(read(state, earned))
    kinds = list(dict.fromkeys([kind for own in luck for kind in own]))
    found_first = {kind: next(own[kind] for own in luck if kind in own) for kind in kinds}
    nothing = {kind: Lot(kind, 0, 0, None if lot.expected is None else 0.0) for kind, lot in found_first.items()}
    lots = [{kind: own.get(kind, nothing[kind]) for kind in kinds} for own in luck]
    leads = [int(state.lead_seat(seat)) for seat in seats]
    return Story(found, tuple(lots), turnings(found, leads))


def read(state: State, earned: Sequence[Mapping[str, int]]) -> Reading:
    """Return the points in a full state.

    Args:
        earned: of the points that no source tells of, those that each seat is known to have got by another.
    """
    points: list[dict[str, int]] = []
    for seat, own in enumerate(earned):
        sources = dict(state.setup.game.sources(state, seat))
        for source, count in own.items():
            sources[source] += count
            sources[UNTOLD] -= count
        points.append(sources)
    return Reading(int(state.ply), int(state.round_number()), tuple(points), state.setup.game.has_goals)


def _stages(state: State, player: int, picks: Sequence[int]) -> Iterator[tuple[State, State]]:
    """Carry out an answer on a state, and yield the states before and after each thing that happens."""
    before = state.clone()
    for _ in slowly(state, player, picks):
        after = state.clone()
        yield before, after
        before = after


def _note(game: Game, before: State, after: State, seat: int, earned: dict[str, int], luck: dict[str, Lot]) -> None:
    """Note what a stage of play brought a seat."""
    for source, more in game.earned(before, after, seat).items():
        earned[source] = earned.get(source, 0) + more
    for lot in game.luck(before, after, seat):
        luck[lot.kind] = lot.added(luck.get(lot.kind))


# --- where it turned ---


def turnings(read: Sequence[Reading], leads: Sequence[int]) -> list[Turning]:
    """Return the rounds in which the lead changed, and the one in which somebody gained most on the rest.

    Args:
        read: the readings of a game. leads: for each seat the lowest of those that win with it; see `State.lead_seat`.
    """
    teams = sorted(set(leads))
    if len(teams) < 2:
        return []
    totals = [[reading.total(seat) for seat in teams] for reading in read]
    found: list[Turning] = []
    leader = _leader(totals[0])
    for number in range(1, len(read)):
        now = _leader(totals[number])
        if now is not None and now != leader:
            second = sorted(totals[number])[-2]
            begins = read[number - 1]
            found.append(Turning(begins.ply, begins.round, "lead", teams[now], totals[number][now] - second))
        leader = leader if now is None else now
    swing = _swing(read, totals, teams)
    return sorted([*found[-MOST_LEADS:], *swing], key=lambda turning: turning.ply)


def _leader(totals: Sequence[int]) -> int | None:
    """Return which is ahead of all others, if any is."""
    most = max(totals)
    return totals.index(most) if totals.count(most) == 1 else None


def _swing(read: Sequence[Reading], totals: Sequence[Sequence[int]], teams: Sequence[int]) -> list[Turning]:
    """Return the round in which somebody gained most compared with the average of the others, if anybody ever did."""
    best, found = 0.0, []
    for number in range(1, len(read)):
        gains = [new - old for old, new in zip(totals[number - 1], totals[number], strict=True)]
        for at, gain in enumerate(gains):
            ahead = gain - (sum(gains) - gain) / (len(gains) - 1)
            if ahead > best:
                begins = read[number - 1]
                best, found = ahead, [Turning(begins.ply, begins.round, "swing", teams[at], gain)]
    return found


# --- rounds ---


def rounds_from(match: Match, ply: int = 0) -> list[tuple[int, int]]:
    """Return which rounds begin after so many lines of the log, as the lines before each and its number.

    The round that runs then is the first of them, even if it began before.
    """
    state = match.state_at(ply)
    found = [(ply, int(state.round_number()))]
    for number, move in enumerate(match.moves[ply:], ply + 1):
        for pick in move.picks:
            state.play(move.player, pick)
        if int(state.round_number()) != found[-1][1]:
            found.append((number, int(state.round_number())))
    return found


# --- words ---


def source_name(game: Game, source: str, lang: str) -> str:
    """Return what people call a source of points."""
    message = f"source-{source}"
    return (game.texts if game.texts.has(lang, message) else TEXTS).say(lang, message)
