"""Workers: processes in which bots think. A worker gets the view of one seat and nothing else."""

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from epocha.bots import ask, make_bot
from epocha.engine.registry import load_game

log = logging.getLogger(__name__)

TRIES: Final = 2
"""A bot whose worker was lost may have been the victim of another one; it is asked once more."""


class Workers:
    """A pool of worker processes, replaced when one of them is lost.

    Args:
        count: number of processes.
        limit: seconds after which a worker that still thinks is ended.
    """

    def __init__(self, count: int, limit: float) -> None:
        self._count = count
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=prepare_worker)
        return self._pool

    def warm(self) -> None:
        """Start the workers now, so that the first bot need not wait for them."""
        self._ready_pool().submit(os.getpid)

    async def choose(self, game: str, version: int, view: bytes, bot: str) -> str | None:
        """Return the text of the action that a bot chooses, or None if it failed, which is logged.

        Args:
            game, version: the rulebook.
            view: `to_bytes` of the view of the seat that must decide.
            bot: name, or name and strength as in "search:quick".
        """
        for _ in range(TRIES):
            pool = self._ready_pool()
            try:
                job = pool.submit(think, game, version, view, bot, secrets.randbits(32), self._limit)
                return await asyncio.wrap_future(job)
            except BrokenProcessPool:
                log.warning("a worker of the bots was lost while %s thought about %s", bot, game)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
            except Exception:
                log.exception("bot %s failed in %s", bot, game)
                return None
        return None

    def close(self) -> None:
        """End the workers without waiting for what they think."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        for process in multiprocessing.active_children():
            process.terminate()


def prepare_worker() -> None:
    """Make a worker end with its server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
    os._exit(0)


def think(game_name: str, version: int, data: bytes, bot: str, seed: int, limit: float) -> str:
    """Return the text of a bot's choice; runs in a worker, which is ended if it takes longer than `limit` seconds."""
    faulthandler.dump_traceback_later(limit, exit=True)
    try:
        game = load_game(game_name).at_version(version)
        view = game.from_bytes(data)
        return game.action_to_text(view, ask(make_bot(bot, seed), view))
    finally:
        faulthandler.cancel_dump_traceback_later()
