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

from epocha.bots import Clock, ask, make_bot
from epocha.engine.registry import load_game

log = logging.getLogger(__name__)


Job = tuple[str, int, bytes, str, int, float | None, float]
"""What `think` is told."""


class Workers:
    """A pool of worker processes, replaced when one of them is lost.

    No more bots are asked at once than there are workers, so that a lost worker takes few others' work with it.

    Args:
        count: number of processes.
        limit: seconds after which a worker that still thinks is ended.
    """

    def __init__(self, count: int, limit: float) -> None:
        self._count = count
        self._limit = limit
        self._free = asyncio.Semaphore(count)
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start the workers now, so that the first bot need not wait for them."""
        self._shared().submit(os.getpid)

    def _shared(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(self._count)
        return self._pool

    async def choose(self, game: str, version: int, view: bytes, bot: str, seconds: float | None = None) -> str | None:
        """Return the text of the action that a bot chooses, or None if it failed, which is logged.

        Args:
            game, version: the rulebook.
            view: `to_bytes` of the view of the seat that must decide.
            bot: name, or name and strength as in "search:quick".
            seconds: of thought; by default as many as the bot's strength says.
        """
        job = (game, version, view, bot, secrets.randbits(32), seconds, self._limit)
        async with self._free:
            started = time.monotonic()
            pool = self._shared()
            try:
                return await asyncio.wrap_future(pool.submit(think, *job))
            except BrokenProcessPool:
                log.warning("a worker was lost while bot %s thought about %s", bot, game)
                self._drop(pool)
            except Exception:
                log.exception("bot %s failed in %s", bot, game)
                return None
            # whoever did not overstay may have been the victim of another bot, and is asked again on its own
            return None if time.monotonic() - started >= self._limit else await self._alone(job)

    async def _alone(self, job: Job) -> str | None:
        pool = new_pool(1)
        try:
            return await asyncio.wrap_future(pool.submit(think, *job))
        except Exception:
            log.exception("bot %s failed in %s", job[3], job[0])
            return None
        finally:
            pool.shutdown(wait=False)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Let the next bot find a new pool in place of a broken one."""
        pool.shutdown(wait=False)
        if self._pool is pool:
            self._pool = None

    def close(self) -> None:
        """End the workers without waiting for what they think."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
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
