"""Tables: all tables of the site. One change at a time per table, stored before anybody is told of it."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

from epocha.bots import bot_class
from epocha.server import life
from epocha.server.errors import Problem
from epocha.server.input import Act, NewTable
from epocha.server.live import Hub
from epocha.server.model import LiveEvent, Outcome
from epocha.server.pauses import Pauses
from epocha.server.settings import Settings
from epocha.server.store import By, Change, Conflict, Header, Store
from epocha.server.table import Table
from epocha.server.workers import Workers

log = logging.getLogger(__name__)

RETRY_AFTER: Final = 5.0
"""Seconds after which a bot tries again whose answer could not be stored."""

P = ParamSpec("P")
T = TypeVar("T")


class Tables:
    """All tables of the site.

    Args:
        store: keeps them; called from one thread of its own.
        settings: pauses and limits.

    Attributes:
        hub: the event streams.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.hub = Hub(self._event, settings.heartbeat, settings.streams_per_address)
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._workers = Workers(settings.workers, settings.bot_limit)
        self._pauses = Pauses(settings)
        self._tasks: set[asyncio.Task[None]] = set()

    async def keep(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call the store in its own thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **kwargs))

    # --- tables in memory ---

    async def get(self, table_id: str) -> Table:
        """Return a table, rebuilt from its log if it is not in memory; Problem if there is none."""
        if table := self._live.get(table_id):
            self._live.move_to_end(table_id)
            return table
        stored = await self.keep(self.store.load, table_id)
        if stored is None:
            raise Problem("error-no-table")
        table = self._live.setdefault(table_id, Table(stored))
        self._forget_some()
        return table

    def _forget_some(self) -> None:
        """Drop the tables that were not needed for longest; they can be rebuilt at any time."""
        for table_id in list(self._live)[: max(0, len(self._live) - self.settings.tables_in_memory)]:
            table = self._live[table_id]
            if not (table.lock.locked() or table.thinking or table.declining or self.hub.listeners(table_id)):
                del self._live[table_id]

    def _event(self, table_id: str) -> LiveEvent | None:
        table = self._live.get(table_id)
        return self.describe(table) if table else None

    def describe(self, table: Table) -> LiveEvent:
        """Return how a table stands, as its event stream tells it."""
        people = {seat.owner for seat in table.seats if seat.kind == "human"}
        return LiveEvent(
            revision=table.header.revision,
            plies=table.header.plies,
            chat=len(table.chat),
            online=[s.index for s in table.seats if s.kind == "human" and table.presence.online(s.owner)],
            thinking=sorted(table.thinking),
            watching=sum(1 for browser, count in table.presence.streams.items() if count and browser not in people),
        )

    # --- changes ---

    async def create(self, plan: NewTable, browser: str, name: str) -> Header:
        """Make a table; the same request again gives the same table."""
        header = await self.keep(self.store.create, life.create(plan, browser, name, time.time()))
        self._wake(await self.get(header.id))
        return header

    async def rematch(self, table_id: str, browser: str) -> Header:
        """Make the table that follows a finished one; there is only one, whoever asks."""
        table = await self.get(table_id)
        async with table.lock:
            fresh = await self.keep(self.store.create, life.rematch(table, browser, time.time()))
            if not table.header.rematch:
                await self._commit(table, life.followed(table, fresh.id, time.time()))
        self._wake(await self.get(fresh.id))
        return fresh

    async def change(self, table_id: str, verb: Callable[[Table], Change | None]) -> Outcome:
        """Carry out one verb of `life` on a table.

        Args:
            verb: returns the change of the table as it then stands, or None if it was carried out before.
        """
        table = await self.get(table_id)
        async with table.lock:
            change = verb(table)
            if change:
                await self._commit(table, change)
        self._wake(table)
        return Outcome(
            code="done" if change else "done-already",
            revision=table.header.revision,
            table=table_id,
            address=f"/tables/{table_id}",
        )

    async def _commit(self, table: Table, change: Change) -> None:
        """Store a change, then carry it out in memory and tell the listeners."""
        try:
            await self.keep(self.store.change, change)
        except Conflict:
            self._live.pop(table.header.id, None)
            raise Problem("error-stale") from None
        table.take(change)
        self.hub.publish(table.header.id)

    # --- who looks ---

    def arrive(self, table: Table, browser: str) -> None:
        """Note that a page of a browser has opened its stream."""
        streams = table.presence.streams
        streams[browser] = streams.get(browser, 0) + 1
        self.hub.publish_soon(table.header.id)

    def depart(self, table: Table, browser: str) -> None:
        """Note that it is closed, and how much its person has seen."""
        streams = table.presence.streams
        streams[browser] = streams.get(browser, 1) - 1
        if streams[browser] <= 0:
            del streams[browser]
        self.hub.publish_soon(table.header.id)
        if table.seats_of(browser):
            table.presence.hear(browser)
            self._spawn(self.keep(self.store.set_seen, table.header.id, browser, len(table.moves)))

    async def seen(self, table: Table, browser: str) -> int:
        """Return up to which ply a person had seen a table before now, and note that he sees all of it now."""
        plies = len(table.moves)
        if not table.seats_of(browser):
            return plies
        before = await self.keep(self.store.seen, table.header.id, browser)
        if before != plies:
            await self.keep(self.store.set_seen, table.header.id, browser, plies)
        if before is None or table.presence.online(browser):
            return len(table.moves)  # a bot may have acted meanwhile
        return min(before, plies)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let work go on by itself; it is kept from being forgotten halfway."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- bots ---

    async def resume(self) -> None:
        """Let all bots that must decide go on, after a start of the server."""
        self._workers.warm()
        for table_id in await self.keep(self.store.bots_to_move):
            self._wake(await self.get(table_id))

    def _wake(self, table: Table) -> None:
        """Let those who must decide be answered for: bots, and people who are spared a question.

        Nobody is answered for twice, nor anybody while a taking back is asked for.
        """
        if table.header.status != "running" or table.header.undo:
            return
        for index in table.match.state.current_players:
            busy = table.thinking if table.seats[index].kind == "bot" else table.declining
            if index not in busy and (busy is table.thinking or table.is_spared(index)):
                busy.add(index)
                self._spawn(self._answer(table, index, busy))
                self.hub.publish_soon(table.header.id)

    async def _answer(self, table: Table, index: int, busy: set[int]) -> None:
        """Answer the decision of a seat in the place of a person; in vain if the decision is gone by then.

        Args:
            busy: where the table notes who is being answered for.
        """
        try:
            answer, by = await (self._think if busy is table.thinking else self._decline)(table, index)
            await self._carry_out(table, index, answer, by)
        except Exception:
            log.exception("seat %s of table %s will be answered for again", index, table.header.id)
            await asyncio.sleep(RETRY_AFTER)
        finally:
            busy.discard(index)
            self.hub.publish_soon(table.header.id)
        self._wake(table)

    async def _think(self, table: Table, index: int) -> tuple[Act, By]:
        """Return the answer of a bot, or one at random if it failed, when it may become known."""
        seat = table.seats[index]
        view = table.match.state.view(index)
        decision = table.decision_id(index)
        asked = view.decision(index)
        if not any(other.kind == "human" for other in table.seats):
            asked = asked._replace(forced=True, reaction=False)  # bots read nothing from each other's pauses
        bot = f"{seat.bot}:{seat.strength}" if seat.strength else seat.bot
        longest = bot_class(seat.bot)(0, seat.strength).longest()
        game, version, seconds = table.header.game, table.header.rules_version, self._pauses.thought(asked)
        thought = asyncio.create_task(self._workers.choose(game, version, view.to_bytes(), bot, seconds))
        text = await self._pauses.reveal(thought, asked, longest)
        if text is None:
            text = table.match.game.action_to_text(view, secrets.choice(view.legal_actions(index)))
            return Act(decision=decision, action=text), "chance"
        return Act(decision=decision, action=text), "bot"

    async def _decline(self, table: Table, index: int) -> tuple[Act, By]:
        """Return the answer of a person who can only decline, when he might have found it himself."""
        state = table.match.state
        text = table.match.game.action_to_text(state, state.legal_actions(index)[0])
        answer = Act(decision=table.decision_id(index), action=text)
        await asyncio.sleep(self._pauses.draw(state.decision(index), 0.0))
        return answer, "human"

    async def _carry_out(self, table: Table, index: int, answer: Act, by: By) -> None:
        """Carry out an answer given in the place of a person, on the same way as a person's own."""
        async with table.lock:
            if table.header.undo or (table.seats[index].kind == "human") != (by == "human"):
                return
            try:
                change = life.act(table, [index], answer, time.time(), by)
                if change:
                    await self._commit(table, change)
            except Problem as problem:
                log.info("an answer given at table %s came to nothing: %s", table.header.id, problem.code)

    async def close(self) -> None:
        """Stop the bots, end the streams and let go of the store."""
        self.hub.close()
        for task in list(self._tasks):
            task.cancel()
        self._workers.close()
        await self.keep(self.store.close)
        self._thread.shutdown()
