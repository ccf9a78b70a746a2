"""Workers: processes in which bots think. A worker gets the view of one seat and nothing else."""

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

from epocha.bots import Clock, ask, make_bot
from epocha.engine.registry import load_game
from epocha.server.table.fair import Asker, Place, Queue

log = logging.getLogger(__name__)

PATIENCE: Final = 3.0
"""Seconds that a bot may take beyond what it has announced before others stop waiting for it."""

Job = tuple[str, int, bytes, str, int, float | None, float]
"""What `think` is told."""


class Worker:
    """A process in which one bot at a time thinks, and which nobody shares with it."""

    def __init__(self) -> None:
        self._pool = new_pool(1)
        self._pid = self._pool.submit(os.getpid)

    def think(self, job: Job) -> "asyncio.Future[str]":
        """Let a bot think; BrokenProcessPool if the process is lost meanwhile."""
        return asyncio.wrap_future(self._pool.submit(think, *job))

    def kill(self) -> None:
        """End the process, whatever it does."""
        if self._pid.done() and not self._pid.exception():
            for process in multiprocessing.active_children():
                if process.pid == self._pid.result():
                    process.kill()

    def close(self) -> None:
        """Let the process end when it has done its work."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """The worker processes, each replaced when it is lost.

    As many bots think at once as `count` says. A bot that overstays loses its place to the next one; its process goes
    on beside the others, until it answers or the limit ends it: so a bot that hangs costs its own table only. There may
    be one more such process than others; beyond that the oldest is ended, after a third of the limit.

    Args:
        count: number of processes.
        limit: seconds after which a worker that still thinks is ended.
    """

    def __init__(self, count: int, limit: float) -> None:
        self._count = count
        self._limit = limit
        self._queue = Queue(count)
        self._idle: list[Worker] = []
        self._late: dict[asyncio.Future[str], tuple[Worker, float]] = {}

    def warm(self) -> None:
        """Start a worker now, so that the first bot need not wait for it."""
        self._idle.append(Worker())

    async def choose(
        self,
        game: str,
        version: int,
        view: bytes,
        bot: str,
        asker: Asker,
        seconds: float | None = None,
        longest: float = 0.0,
    ) -> str | None:
        """Return the text of the action that a bot chooses, or None if it failed, which is logged.

        Args:
            game, version: the rulebook.
            view: `to_bytes` of the view of the seat that must decide.
            bot: name, or name and strength as in "search:quick".
            asker: on whose behalf.
            seconds: of thought; by default as many as the bot's strength says, which are at most `longest`.
        """
        job = (game, version, view, bot, secrets.randbits(32), seconds, self._limit)
        patience = (longest if seconds is None else seconds) + PATIENCE
        place = await self._queue.take(asker)
        try:
            if self._idle:
                with suppress(BrokenProcessPool):  # it may have been lost while it was idle
                    return await self._ask(self._idle.pop(), job, patience, place)
            return await self._ask(Worker(), job, patience, place)
        except BrokenProcessPool:
            log.warning("a worker was lost while bot %s thought about %s", bot, game)
        except Exception:
            log.exception("bot %s failed in %s", bot, game)
        finally:
            place.give_back()
        return None

    async def _ask(self, worker: Worker, job: Job, patience: float, place: Place) -> str | None:
        """Return what a bot says in a worker, None if it was ended for being late; once late it has no place."""
        answer = worker.think(job)
        late = False
        try:
            late = not (await asyncio.wait([answer], timeout=min(patience, self._limit)))[0]
            if late:
                await self._make_room(answer)
                self._late[answer] = worker, time.monotonic()
                place.give_back()
            return await answer
        except BrokenProcessPool:
            if not late:
                raise
            log.warning("bot %s thought for too long about %s", job[3], job[0])
            return None
        finally:
            self._late.pop(answer, None)
            self._put_away(worker, answer)

    def _put_away(self, worker: Worker, answer: "asyncio.Future[str]") -> None:
        """Keep a worker for the next bot if it has answered, and there are not enough."""
        answer.cancel()  # if it has not, nobody waits for it any more
        lost = answer.cancelled() or isinstance(answer.exception(), BrokenProcessPool)
        if lost or len(self._idle) >= self._count:
            worker.close()
        else:
            self._idle.append(worker)

    async def _make_room(self, answer: "asyncio.Future[str]") -> None:
        """Wait until one more late bot can be borne, or until it answers."""
        while len(self._late) > self._count and not answer.done():
            eldest, (worker, since) = next(iter(self._late.items()))
            left = since + self._limit / 3 - time.monotonic()
            if left <= 0:
                worker.kill()
            await asyncio.wait([eldest, answer], timeout=max(left, 0.1), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0)

    def close(self) -> None:
        """End the workers without waiting for what they think."""
        for worker in self._idle:
            worker.close()
        self._idle.clear()
        for process in multiprocessing.active_children():
            process.terminate()


def new_pool(count: int) -> ProcessPoolExecutor:
    """Return a pool of fresh processes that share nothing with the server."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=prepare_worker)


def prepare_worker() -> None:
    """Make a worker end with its server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
    os._exit(0)


def think(game_name: str, version: int, data: bytes, bot: str, seed: int, seconds: float | None, limit: float) -> str:
    """Return the text of a bot's choice; runs in a worker, which is ended if it takes longer than `limit` seconds."""
    faulthandler.dump_traceback_later(limit, exit=True)
    try:
        game = load_game(game_name).at_version(version)
        view = game.from_bytes(data)
        return game.action_to_text(view, ask(make_bot(bot, seed), view, Clock(seconds)))
    finally:
        faulthandler.cancel_dump_traceback_later()
