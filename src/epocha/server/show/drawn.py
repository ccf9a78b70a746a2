"""Drawn: what was drawn and said of a table, kept for as long as it holds."""

from sys import getsizeof
from typing import Final

from epocha.engine.chart import Story
from epocha.server.show.names import seat_names
from epocha.server.show.scene import Ledger, Sight, look
from epocha.server.show.shown import Wish
from epocha.server.show.story import scored
from epocha.server.store.kept import Change
from epocha.server.table.live import LiveEvent
from epocha.server.table.table import Table

LOG_SHOWN: Final = 60
"""Lines of the log in one page or answer; the others are on earlier pages."""

SIGHT_BYTES: Final = 50_000
"""Memory of what one seat sees, without what was drawn of it and without its log, about."""

LINE_COST: Final = 3
"""Actions played again that take as long as making a line of the log, about; a jump in a long game makes a hundred."""

MOST_SIGHTS: Final = 16
"""Of how many seats, languages and moments it is kept what they see."""

MOST_FOR_ALL: Final = 4
"""Pages kept for spectators of one language: those who look on all the time have the same parts."""


READING_BYTES: Final = 400
"""Memory of what one seat had after one round, about."""


class Drawings:
    """What is kept of one table to be shown; `drawings_of` makes it where it is needed first.

    Args:
        table: whose drawings they are.

    Attributes:
        story: how the game went, once it is over and somebody has asked.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._ledgers: dict[tuple[int | None, str], Ledger] = {}
        self._sights: dict[tuple[int | None, str, int], Sight] = {}
        self._for_all: dict[str, tuple[LiveEvent, dict[tuple[frozenset[str], Wish], str]]] = {}
        self._rounds: list[tuple[int, int]] = []
        self._rounds_to = 0
        self.story: Story | None = None

    @property
    def bytes(self) -> int:
        """About how much memory all of it takes."""
        drawn = sum(ledger.bytes for ledger in self._ledgers.values())
        drawn += SIGHT_BYTES * len(self._sights)
        for _, pages in self._for_all.values():
            drawn += sum(getsizeof(page) + sum(map(getsizeof, have)) for (have, _), page in pages.items())
        if self.story:
            drawn += READING_BYTES * len(self.story.readings) * len(self.story.luck)
        return drawn

    def outdate(self, change: Change, begins: bool) -> None:
        """Forget what no longer holds after a change, which may be the one with which the game begins."""
        if change.cut is not None:
            for ledger in self._ledgers.values():
                ledger.cut(change.cut)
            self._rounds, self._rounds_to, self.story = [], 0, None
        if change.cut is not None or change.drafts is not None or change.seats or begins:
            self._sights.clear()
        if change.seats or begins:
            self._ledgers.clear()  # they call people by their names

    def ledger(self, seat: int | None, lang: str) -> Ledger:
        """Return the log as a seat, or a spectator, may read it."""
        key = (seat, lang)
        if key not in self._ledgers:
            table = self._table
            self._ledgers[key] = Ledger(table.match, seat, lang, seat_names(table.seats, lang))
        return self._ledgers[key]

    def sight(self, seat: int | None, lang: str, ply: int | None = None) -> Sight:
        """Return what a seat, or a spectator, sees of the table now or saw of it after `ply` actions."""
        table = self._table
        end = len(table.moves) if ply is None else ply
        key = (seat, lang, end)
        if key not in self._sights:
            state = table.match.state if end == len(table.moves) else table.match.state_at(end)
            lines = self.ledger(seat, lang).lines(table.moves, max(0, end - LOG_SHOWN), end)
            names = seat_names(table.seats, lang)
            if len(self._sights) >= MOST_SIGHTS:
                del self._sights[next(iter(self._sights))]
            sight = look(table.match.game, state, seat, lang, names, lines, len(table.moves))
            if sight.scene.result and self.story:
                sight.scene.result.scores = scored(table.match.game, self.story, lang)
            self._sights[key] = sight
        return self._sights[key]

    def cost(self, seat: int | None, lang: str, ply: int) -> int:
        """Return what the lines of the log for `sight` after `ply` actions cost, in actions played again."""
        if (seat, lang, ply) in self._sights:
            return 0
        return LINE_COST * self.ledger(seat, lang).missing(max(0, ply - LOG_SHOWN), ply)

    def tell(self, story: Story) -> None:
        """Keep how the game went, which what was drawn of its end does not show yet."""
        self.story = story
        self._sights.clear()

    @property
    def counted(self) -> int:
        """Of how many actions it is known in which round they were made."""
        return self._rounds_to

    def count_rounds(self, found: list[tuple[int, int]], end: int) -> None:
        """Keep which rounds begin from the action on up to which they were known; see `engine.chart.rounds_from`.

        Args:
            end: up to which action they are known now.
        """
        if found[0][0] == self._rounds_to:  # nobody else has counted them meanwhile
            self._rounds += found[1:] if self._rounds else found
            self._rounds_to = end

    @property
    def rounds(self) -> list[tuple[int, int]]:
        """The rounds that have begun: the actions before each, and its number; of a game without rounds none."""
        return self._rounds if any(number for _, number in self._rounds) else []

    def for_all(self, lang: str, now: LiveEvent) -> dict[tuple[frozenset[str], Wish], str]:
        """Return the pages made for spectators of a language, by the parts that they had and what they show.

        They are gone when they are outdated.

        Args:
            now: how the table stands.
        """
        at, drawn = self._for_all.get(lang, (None, {}))
        if at != now or len(drawn) >= MOST_FOR_ALL:
            drawn = {}
            self._for_all[lang] = (now, drawn)
        return drawn


def drawings_of(table: Table) -> Drawings:
    """Return what is kept of a table to be shown."""
    if not isinstance(table.drawn, Drawings):
        table.drawn = Drawings(table)
    return table.drawn
