"""Failures: what goes wrong again and again is logged once, and then counted.

A disk that is full fails every bot of every table every few seconds; a log that fills up with it hides all else.
"""

import logging
import time
import traceback
from dataclasses import dataclass
from typing import Final

FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
COUNTED_FOR: Final = 600.0
"""Seconds after which a failure that goes on is logged again, with the count."""
MOST_KEPT: Final = 200
"""Failures told apart; beyond that the oldest is forgotten, and logged as new if it comes again."""


@dataclass
class _Known:
    at: float
    count: int = 0


class Repeated(logging.Filter):
    """Lets a warning or error pass once, then again only every ten minutes with the number of those left out.

    Alike are those of one logger that say the same; with an exception, those of one kind raised at one place, whatever
    table they speak of.
    """

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[tuple[object, ...], _Known] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is to be written; it is given the count of those left out before it."""
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, *(_cause(record) or (record.getMessage()[:200],)))
        now = time.monotonic()
        known = self._known.pop(key, None)
        self._known[key] = known or _Known(now)
        if len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]
        if known is None:
            return True
        known.count += 1
        if now - known.at < COUNTED_FOR:
            return False
        record.msg = f"{record.msg} ({known.count} times since this was last written)"
        self._known[key] = _Known(now)
        return True

    def left_out(self) -> list[str]:
        """Return what was counted and not yet told, for the end of the log."""
        return [f"{key[0]}: {key[1]} ({known.count} times more)" for key, known in self._known.items() if known.count]


def _cause(record: logging.LogRecord) -> tuple[object, ...]:
    if not record.exc_info or not record.exc_info[2]:
        return ()
    *_, last = traceback.walk_tb(record.exc_info[2])
    return (str(record.msg)[:200], record.exc_info[0], last[0].f_code.co_filename, last[1])


def set_up_log() -> Repeated:
    """Log to standard error, repeated failures once; return what counts them.

    No request is logged: addresses of seats are secrets.
    """
    repeated = Repeated()
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(FORMAT))
    handler.addFilter(repeated)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    return repeated
