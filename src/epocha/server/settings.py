"""Settings: what can be set about a server, with values fit for a small public one."""

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Rate:
    """A limit: at most `burst` at once, refilled at `per_second`."""

    burst: float
    per_second: float


def _rates() -> dict[str, Rate]:
    return {
        "create": Rate(10, 1 / 20),
        "join": Rate(20, 1 / 5),
        "chat": Rate(8, 1 / 2),
        "act": Rate(40, 5),
        "look": Rate(120, 20),
    }


@dataclass(frozen=True)
class Settings:
    """How one server behaves.

    Attributes:
        data: folder of the database and the key of the cookies.
        workers: processes in which bots think.
        bot_pause: seconds that a bot takes at least, so that people can follow.
        reaction_pause: least and most seconds after which a reaction is answered for a bot or a person not to be asked.
        bot_limit: seconds after which a thinking bot is stopped and answered for at random.
        away_after: seconds without a page after which a person counts as away, and may be replaced by a bot.
        heartbeat: seconds between signs of life on an event stream.
        tables_in_memory: how many tables are kept rebuilt from their logs.
        streams_per_address: how many event streams one network address may hold.
        body_bytes: largest request body.
        rates: limits by what is done, per network address; empty for none.
    """

    data: Path
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_pause: float = 0.7
    reaction_pause: tuple[float, float] = (0.7, 2.1)
    bot_limit: float = 30.0
    away_after: float = 180.0
    heartbeat: float = 15.0
    tables_in_memory: int = 500
    streams_per_address: int = 200
    body_bytes: int = 262144
    rates: dict[str, Rate] = field(default_factory=_rates)
