"""Mine: the tables of one person, those that go on and those that are over, and how they did in each game."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Final

from epocha.server.show.games import best_of, score_text, title_of_installed
from epocha.server.show.model import Model, TableCard
from epocha.server.show.views import Visitor, table_card
from epocha.server.store.kept import Listed, Seat

PAGE: Final = 20
"""Finished games on one page."""

COUNTED: Final = 500
"""How many of a person's latest games are counted, so that the page costs no more however many there are."""


class SizeLine(Model):
    """How a person did with so many players; `best` is their best result as people say it, empty if there is none."""

    players: int
    games: int
    wins: int
    best: str


class BotLine(Model):
    """How a person did at tables with a bot."""

    bot: str
    strength: str
    games: int
    wins: int


class GameStatistics(Model):
    """How a person did in one game.

    Attributes:
        shortest, longest, usual: number of actions; the last is the mean.
    """

    game: str
    game_title: str
    games: int
    wins: int
    sizes: list[SizeLine]
    bots: list[BotLine]
    shortest: int
    longest: int
    usual: int


class MyGamesView(Model):
    """The games of one person.

    Attributes:
        running: tables that wait or go on; where it is their turn first.
        finished: those of this page, latest first; page: its number from 1, of so many pages; count: of all.
        statistics: by game; counted: how many of the latest finished tables were looked at for them.
    """

    lang: str
    running: list[TableCard]
    finished: list[TableCard]
    page: int
    pages: int
    count: int
    statistics: list[GameStatistics]
    counted: int


def pages_of(count: int) -> int:
    """Return on how many pages so many finished games stand; there is always one."""
    return max(1, -(-count // PAGE))


def my_games_view(
    running: Sequence[Listed], finished: Sequence[Listed], latest: Sequence[Listed], page: int, count: int, who: Visitor
) -> MyGamesView:
    """Return the games of one person.

    Args:
        running: tables that are not over.
        finished: those of the page.
        latest: finished tables to be counted.
        page: number of the page; count: of all finished tables.
    """
    cards = [table_card(listed, who) for listed in running]
    return MyGamesView(
        lang=who.lang,
        running=sorted(cards, key=lambda card: not card.your_turn),
        finished=[table_card(listed, who) for listed in finished],
        page=page,
        pages=pages_of(count),
        count=count,
        statistics=statistics_of(latest, who),
        counted=len(latest),
    )


def own_seat(listed: Listed, browser: str) -> Seat | None:
    """Return the seat with which a table counts for a person, or None if it does not count.

    It does not if it began from a position or with the guide, if the person had several seats or left theirs, and if
    there is no result: a game of several that was broken off.
    """
    header = listed.header
    own = [seat for seat in listed.seats if seat.owner == browser and seat.kind == "human"]
    if header.from_position or header.guided or len(own) != 1 or not header.points:
        return None
    return own[0] if header.ranking or header.players == 1 else None


def statistics_of(tables: Sequence[Listed], who: Visitor) -> list[GameStatistics]:
    """Return how a person did in each game, the most played first."""
    tallies: dict[str, _Tally] = {}
    for listed in tables:
        seat = own_seat(listed, who.browser)
        if seat is not None:
            tallies.setdefault(listed.header.game, _Tally()).add(listed, seat)
    found = [tally.told(game, who.lang) for game, tally in tallies.items()]
    return sorted(found, key=lambda game: (-game.games, game.game_title))


@dataclass
class _Tally:
    """What is counted of one game."""

    games: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    points: dict[int, list[int]] = field(default_factory=dict)
    bots: Counter[tuple[str, str]] = field(default_factory=Counter)
    beaten: Counter[tuple[str, str]] = field(default_factory=Counter)
    plies: list[int] = field(default_factory=list)

    def add(self, listed: Listed, own: Seat) -> None:
        """Count a table."""
        header = listed.header
        won = bool(header.ranking) and header.ranking[own.index] == 1
        self.games[header.players] += 1
        self.wins[header.players] += won
        self.plies.append(header.plies)
        if header.ranking:
            self.points.setdefault(header.players, []).append(header.points[own.index])
        for bot in {(seat.bot, seat.strength) for seat in listed.seats if seat.kind == "bot"}:
            self.bots[bot] += 1
            self.beaten[bot] += won

    def told(self, game: str, lang: str) -> GameStatistics:
        """Return what was counted."""
        return GameStatistics(
            game=game,
            game_title=title_of_installed(game, lang),
            games=self.games.total(),
            wins=self.wins.total(),
            sizes=[
                SizeLine(players=size, games=self.games[size], wins=self.wins[size], best=self._best(game, size, lang))
                for size in sorted(self.games)
            ],
            bots=[
                BotLine(bot=bot, strength=strength, games=self.bots[bot, strength], wins=self.beaten[bot, strength])
                for bot, strength in sorted(self.bots)
            ],
            shortest=min(self.plies),
            longest=max(self.plies),
            usual=round(mean(self.plies)),
        )

    def _best(self, game: str, size: int, lang: str) -> str:
        points = self.points.get(size)
        return score_text(game, best_of(game, points, size), size, True, lang) if points else ""
