"""Telling: works out what looks back on a game, beside the thread that answers requests, and once for each game."""

import asyncio
from collections.abc import Callable
from typing import Final

from epocha.engine.chart import rounds_from, story_of
from epocha.server.show.drawn import drawings_of
from epocha.server.table.table import Table

ROUNDS_FOR_ONE: Final = 4
"""Actions whose rounds are counted that cost as much as one that is played again with all that it says, about."""

Pay = Callable[[int], None]
"""Lets who asks pay for so many actions to be played again; Problem if they have asked for too much."""


class Teller:
    """Works on one story at a time, so that no more than one processor is ever busy with them."""

    def __init__(self) -> None:
        self._telling = asyncio.Lock()

    async def tell(self, table: Table, pay: Pay) -> None:
        """Have at hand how a finished game went; nothing is done while it runs."""
        if table.header.status != "finished" or drawings_of(table).story:
            return
        pay(len(table.moves))
        async with self._telling:
            if not drawings_of(table).story:
                story = await asyncio.to_thread(story_of, table.match.frozen())
                drawings_of(table).tell(story)  # others than before, where memory is short

    async def count_rounds(self, table: Table, pay: Pay) -> None:
        """Have at hand in which rounds the actions of a game were made."""
        counted, end = drawings_of(table).counted, len(table.moves)
        if counted < end:
            pay((end - counted) // ROUNDS_FOR_ONE)
            match, generation = table.match.frozen(), table.header.generation
            found = await asyncio.to_thread(rounds_from, match, counted)
            if table.header.generation == generation:
                drawings_of(table).count_rounds(found, len(match.moves))
