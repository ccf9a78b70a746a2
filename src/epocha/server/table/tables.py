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
from epocha.engine.game import BadVersion
from epocha.engine.match import Match
from epocha.engine.registry import Unknown
from epocha.server.errors import Problem
from epocha.server.settings import Settings
from epocha.server.store.kept import By, Change, Conflict, Header, Store, Stored, TooMany, Unstored
from epocha.server.table import guided, life, seating
from epocha.server.table.fair import Asker
from epocha.server.table.input import Act, Guided, NewTable
from epocha.server.table.live import Hub, LiveEvent
from epocha.server.table.pauses import Pauses
from epocha.server.table.table import Table
from epocha.server.table.workers import Workers

log = logging.getLogger(__name__)

WEIGH_EVERY: Final = 1.0
"""Seconds between two looks at how much memory the tables take."""

RETRY_AFTER: Final = 5.0
"""Seconds after which a bot tries again whose answer could not be stored."""

LONGEST_RETRY: Final = 3600.0
"""Seconds at most after which it tries again where the rules fail each time, as they may in a position from outside."""

RESUMED: Final = 50
"""Bots at most that are let think while tables are resumed after a start; many of them only wait out a pause."""

P = ParamSpec("P")
T = TypeVar("T")


def _before_their_first_move(table: Table) -> bool:
    """Return whether the only person at a table has done nothing yet: they came to play, and not to look on."""
    people = {seat.owner for seat in table.seats if seat.kind == "human"}
    return len(people) == 1 and all(move.by != "human" for move in table.moves)


class Tables:
    """All tables of the site.

    Args:
        store: keeps them; changed from one thread, and read from another, so that reading never waits for a change.
        settings: pauses and limits.

    Attributes:
        hub: the event streams.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.hub = Hub(self._event, settings.heartbeat, settings.streams_per_address, settings.connections * 3 // 4)
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._aside: dict[str, str] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._builder = ThreadPoolExecutor(1, thread_name_prefix="tables")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="read")
        self._workers = Workers(settings.workers, settings.bot_limit)
        self._pauses = Pauses(settings)
        self._weighed = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._answering: set[asyncio.Task[None]] = set()

    async def keep(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call what changes the store, in its own thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **kwargs))

    async def build(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Set up or rebuild a table beside the event loop: one at a time, so that the loop gets its share."""
        return await asyncio.get_running_loop().run_in_executor(self._builder, lambda: work(*args, **kwargs))

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call what only reads the store, in another thread."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, lambda: work(*args, **kwargs))

    # --- tables in memory ---

    async def get(self, table_id: str, pay: Callable[[int], None] | None = None) -> Table:
        """Return a table, rebuilt from its log if it is not in memory; Problem if there is none, or it is set aside.

        Args:
            pay: called with what it costs, in actions that have to be played again; may refuse that with a Problem.
        """
        self._bound_memory()
        while True:
            if table := self._live.get(table_id):
                self._live.move_to_end(table_id)
                return table
            opening = self._opening.get(table_id)
            others = opening is not None
            if opening is None:
                opening = self._opening[table_id] = asyncio.create_task(self._open(table_id, pay))
                opening.add_done_callback(lambda done: self._opened(table_id, done))
            try:
                return await asyncio.shield(opening)
            except Problem as problem:
                if not others or problem.code != "error-too-many":  # that somebody else could not pay is their affair
                    raise

    def _opened(self, table_id: str, opening: asyncio.Task[Table]) -> None:
        del self._opening[table_id]
        if not opening.cancelled():
            opening.exception()  # told to those who asked; if they have all gone, to nobody

    async def _open(self, table_id: str, pay: Callable[[int], None] | None) -> Table:
        """Rebuild a table from its log and let its bots go on."""
        if reason := self._aside.get(table_id):
            raise _aside_problem(reason)
        stored = await self.read(self.store.load, table_id)
        if stored is None:
            raise Problem("error-no-table")
        if pay:
            pay(stored.opening_cost)
        try:
            table = await self.build(Table, stored)
        except Exception as problem:
            raise self._set_aside(stored, problem) from None
        self._live[table_id] = table
        self._forget_some()
        self._keep_snapshots(table, anew=bool(stored.snapshots) and not table.snapshots)
        self._wake(table)
        return table

    def _keep_snapshots(self, table: Table, anew: bool = False) -> None:
        """Have the store keep those of a table's snapshots that it has not got, beside whatever else goes on.

        Args:
            anew: throw away those that it has.
        """
        last = table.match.last_mark()
        if last > table.snapshots or anew:
            after, table.snapshots = table.snapshots, last
            self._spawn(self._store_snapshots(table, table.header, table.match.frozen(), after))

    async def _store_snapshots(self, table: Table, header: Header, match: Match, after: int) -> None:
        try:
            snapshots = await self.build(match.snapshots, after)
            await self.keep(self.store.keep_snapshots, header, snapshots, after)
        except Unstored as problem:
            log.info("snapshots of table %s are not kept: %s", header.id, problem)
            table.snapshots = min(table.snapshots, after)

    def _set_aside(self, stored: Stored, problem: Exception) -> Problem:
        """Note that a table cannot be resumed until the server is started anew; nothing that is stored changes."""
        header = stored.header
        reason = "game" if isinstance(problem, Unknown) else "version" if isinstance(problem, BadVersion) else "log"
        self._aside[header.id] = f"{reason} {header.game}"
        known = isinstance(problem, ValueError)  # what the engine says of games, versions, options and actions
        log.error("table %s is set aside: %s", header.id, problem, exc_info=None if known else problem)
        return _aside_problem(self._aside[header.id])

    def _forget_some(self) -> None:
        """Drop the tables that were not needed for longest; they can be rebuilt at any time."""
        for table_id in list(self._live)[: max(0, len(self._live) - self.settings.tables_in_memory)]:
            self._forget(table_id)

    def _forget(self, table_id: str) -> None:
        table = self._live[table_id]
        if not (table.lock.locked() or table.thinking or table.declining or self.hub.listeners(table_id)):
            self._live.pop(table_id).drawn = None  # it refers to the table

    def _bound_memory(self) -> None:
        """Keep the tables within their share of the memory: forget drawings first, then whole tables.

        What the tables take is looked at only now and then; nobody can draw much in between.
        """
        now = time.monotonic()
        if now - self._weighed < WEIGH_EVERY:
            return
        self._weighed = now
        most = self.settings.table_megabytes * 1_000_000
        sizes = {table_id: table.bytes for table_id, table in self._live.items()}
        total = sum(sizes.values())
        for table_id in list(sizes):  # those not needed for longest come first
            if total <= most:
                return
            self._live[table_id].drawn = None
            total += self._live[table_id].bytes - sizes[table_id]
        for table_id in list(sizes):
            if total <= most:
                return
            size = self._live[table_id].bytes
            self._forget(table_id)
            total -= 0 if table_id in self._live else size

    def _event(self, table_id: str) -> LiveEvent | None:
        table = self._live.get(table_id)
        return self.describe(table) if table else None

    def describe(self, table: Table) -> LiveEvent:
        """Return how a table stands, as its event stream tells it."""
        people = {seat.owner for seat in table.seats if seat.kind == "human"}
        return LiveEvent(
            revision=table.header.revision,
            plies=table.header.plies,
            chat=table.chat_count,
            online=[s.index for s in table.seats if s.kind == "human" and table.presence.online(s.owner)],
            thinking=table.at_work(),
            watching=sum(1 for browser, count in table.presence.streams.items() if count and browser not in people),
        )

    # --- changes ---

    async def create(self, plan: NewTable, browser: str, name: str) -> Header:
        """Make a table; the same request again gives the same table."""
        return await self._keep_new(await self.build(life.create, plan, browser, name, time.time()))

    async def create_guided(self, game: str, request: Guided, browser: str, name: str, bot: str) -> Header:
        """Make the table of a guided first game; the same request again gives the same table."""
        return await self._keep_new(await self.build(guided.create, game, request, browser, name, bot, time.time()))

    async def _keep_new(self, planned: Stored) -> Header:
        most = self.settings.tables_per_person
        try:
            header = await self.keep(self.store.create, planned, most)
        except TooMany:
            raise Problem("error-many-tables", most=most) from None
        self.look(await self.get(header.id))
        return header

    async def rematch(self, table_id: str, browser: str, contributes: bool) -> Header:
        """Make the table that follows a finished one; there is only one, whoever asks, and it begins when all did."""
        table = await self.get(table_id)
        async with table.lock:
            fresh = table.header.rematch if table.seats_of(browser) else ""
            if not fresh:
                planned = await self.build(life.rematch, table, browser, contributes, time.time())
                fresh = (await self.keep(self.store.create, planned)).id
                await self._commit(table, life.followed(table, fresh, time.time()))
        following = await self.get(fresh)
        if not contributes and following.seats_of(browser):
            await self.change(fresh, lambda t: seating.contribute(t, browser, "", time.time()))
        self._wake(following)
        return following.header

    async def change(self, table_id: str, verb: Callable[[Table], Change | None]) -> tuple[Header, bool]:
        """Carry out a verb of `life` or `seating` on a table; return its header, and whether anything was left to do.

        Args:
            verb: returns the change of the table as it then stands, or None if it was carried out before.
        """
        table = await self.get(table_id)
        async with table.lock:
            change = verb(table)
            if change:
                await self._commit(table, change)
        self._wake(table)
        return table.header, change is not None

    async def _commit(self, table: Table, change: Change) -> None:
        """Store a change, then carry it out in memory and tell the listeners."""
        try:
            if change.is_kept:
                await self.keep(self.store.change, change)
        except Conflict:
            self._live.pop(table.header.id, None)
            raise Problem("error-stale") from None
        table.take(change)
        self._keep_snapshots(table)
        if change.private is None:
            self.hub.publish(table.header.id)

    # --- who looks ---

    def look(self, table: Table) -> None:
        """Note that somebody asks for a table; bots that play among themselves go on."""
        table.presence.looked = time.monotonic()
        self._wake(table)

    def arrive(self, table: Table, browser: str) -> None:
        """Note that a page of a browser has opened its stream."""
        table.presence.arrive(browser)
        self.hub.publish_soon(table.header.id)
        self._wake(table)

    def depart(self, table: Table, browser: str) -> None:
        """Note that it is closed, and how much its person has seen; on the disk only their page can note that."""
        table.presence.depart(browser)
        self.hub.publish_soon(table.header.id)
        if table.seats_of(browser):
            table.presence.hear(browser)
            table.presence.seen[browser] = len(table.moves)

    async def seen(self, table: Table, browser: str) -> int:
        """Return up to which ply a person had seen a table before now, and note in memory that they see all of it now.

        Looking stores nothing. After a restart counts what their page has told, and what they must have seen to act.
        """
        if not table.seats_of(browser):
            return len(table.moves)
        seen = table.presence.seen
        before = seen.get(browser)
        if before is None:
            stored = await self.read(self.store.seen, table.header.id, browser)
            known = [ply for ply in (seen.get(browser), stored, table.last_own(browser)) if ply is not None]
            before = max(known, default=None)
        seen[browser] = plies = len(table.moves)
        if before is None or table.presence.online(browser):
            return plies
        return min(before, plies)

    async def note_seen(self, table: Table, browser: str, ply: int) -> None:
        """Store up to which ply the page of a person has shown a table."""
        seen = min(ply, len(table.moves))
        table.presence.seen[browser] = seen
        if await self.read(self.store.seen, table.header.id, browser) != seen:
            await self.keep(self.store.set_seen, table.header.id, browser, seen)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let work go on by itself; it is kept from being forgotten halfway."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- bots ---

    def resume(self) -> None:
        """Let all bots that must decide go on, after a start of the server; it answers requests meanwhile."""
        self._workers.warm()
        self._spawn(self._resume())

    async def _resume(self) -> None:
        """Open one table after the other, as their bots are served, and for half of the time at most.

        Bots that fail again and again keep their places, so none is waited for longer than they wait themselves.
        """
        for table_id in await self.read(self.store.bots_to_move):
            begun = time.monotonic()
            try:
                await self.get(table_id)
            except Problem as problem:
                log.info("table %s is not resumed: %s", table_id, problem.code)
            except Exception:
                log.exception("table %s could not be opened; its bots go on when somebody opens it", table_id)
            await asyncio.sleep(time.monotonic() - begun)
            while len(self._answering) >= RESUMED:
                done, _ = await asyncio.wait(self._answering, timeout=RETRY_AFTER, return_when=asyncio.FIRST_COMPLETED)
                if not done:
                    break

    def _wake(self, table: Table) -> None:
        """Let those who must decide be answered for: bots, and people who are spared a question.

        Nobody is answered for twice, nor anybody while a taking back is asked for; bots alone pause while nobody looks.
        """
        if table.header.status != "running" or table.header.undo:
            return
        if not (table.has_people() or table.presence.watched(self.settings.watched_for)):
            return
        state = table.match.state
        for index in state.current_players:
            is_bot = table.seats[index].kind == "bot"
            busy = table.thinking if is_bot else table.declining
            if index not in busy and (state.is_due(index) if is_bot else table.is_spared(index)):
                busy.add(index)
                answering = self._spawn(self._answer(table, index, busy))
                self._answering.add(answering)
                answering.add_done_callback(self._answering.discard)
                self.hub.publish_soon(table.header.id)

    async def _answer(self, table: Table, index: int, busy: set[int]) -> None:
        """Answer the decision of a seat in the place of a person; in vain if the decision is gone by then.

        Args:
            busy: where the table notes who is being answered for.
        """
        try:
            answer, by = await (self._think if busy is table.thinking else self._decline)(table, index)
            await self._carry_out(table, index, answer, by)
            table.failures = 0
        except Exception as problem:
            log.exception("seat %s of table %s will be answered for again", index, table.header.id)
            table.failures += not isinstance(problem, Unstored)
            await asyncio.sleep(min(RETRY_AFTER * 4**table.failures, LONGEST_RETRY))
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
            asked = asked._replace(forced=True, mode="turn")  # bots read nothing from each other's pauses
        scripted = guided.reply(table, index)
        if scripted:
            await asyncio.sleep(self._pauses.draw(asked, 0.0))
            return Act(decision=decision, action=scripted), "bot"
        bot = f"{seat.bot}:{seat.strength}" if seat.strength else seat.bot
        longest = bot_class(seat.bot)(0, seat.strength).longest()
        game, version, seconds = table.header.game, table.header.rules_version, self._pauses.thought(asked)
        asker = Asker(self._rank(table), table.header.host, table.header.id)
        choice = self._workers.choose(game, version, view.to_bytes(), bot, asker, seconds, longest)
        thought = asyncio.create_task(choice)
        at_once = asked.forced and _before_their_first_move(table)
        text = await (thought if at_once else self._pauses.reveal(thought, asked, longest))
        if text is None:
            text = table.match.game.action_to_text(view, secrets.choice(view.legal_actions(index)))
            return Act(decision=decision, action=text), "chance"
        return Act(decision=decision, action=text), "bot"

    def _rank(self, table: Table) -> int:
        """Return who goes first where bots wait: tables that people play and watch, that people play, of bots alone."""
        if not table.has_people():
            return 2
        return 0 if table.presence.watched(self.settings.watched_for) else 1

    async def _decline(self, table: Table, index: int) -> tuple[Act, By]:
        """Return the no of a person who can only decline or wished to, when they might have said it themselves.

        Whoever was away meanwhile might have found it only after another pause.
        """
        state = table.match.state
        answer = Act(decision=table.decision_id(index), action=table.match.standing_answer(index) or "")
        asked, begun = state.decision(index), 0.0
        while table.presence.arrived.get(table.seats[index].owner, 0.0) > begun:
            begun = time.monotonic()
            await asyncio.sleep(self._pauses.draw(asked, 0.0))
        return answer, "human"

    async def _carry_out(self, table: Table, index: int, answer: Act, by: By) -> None:
        """Carry out an answer given in the place of a person, on the same way as a person's own."""
        async with table.lock:
            if table.header.undo or (table.seats[index].kind == "human") != (by == "human"):
                return
            if by == "human" and not table.is_spared(index):  # the page was closed during the pause
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
        for task in [*self._tasks, *self._opening.values()]:
            task.cancel()
        self._workers.close()
        self._builder.shutdown(wait=False, cancel_futures=True)
        await self.keep(self.store.close)
        self._thread.shutdown()
        self._reader.shutdown()


def _aside_problem(reason: str) -> Problem:
    kind, _, game = reason.partition(" ")
    return Problem("error-set-aside", reason=kind, game=game)
