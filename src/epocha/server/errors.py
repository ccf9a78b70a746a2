"""Errors: everything that the site may refuse, in one place. Each code is the id of a message in the locale."""

from collections.abc import Callable
from typing import Final

STATUS: Final[dict[str, int]] = {
    # what was asked for does not exist
    "error-not-found": 404,
    "error-no-table": 404,
    "error-no-game": 404,
    "error-no-link": 404,
    "error-no-guide": 404,
    "error-no-ply": 404,
    # the request itself
    "error-bad-input": 422,
    "error-too-long": 422,
    "error-bad-option": 422,
    "error-bad-players": 422,
    "error-bad-position": 422,
    "error-position-players": 422,
    "error-no-bot": 422,
    "error-method": 405,
    "error-cross-site": 403,
    "error-too-large": 413,
    "error-too-many": 429,
    "error-many-tables": 429,
    "error-internal": 500,
    "error-set-aside": 503,
    "error-busy": 503,
    # seats
    "error-not-your-seat": 403,
    "error-not-host": 403,
    "error-seat-taken": 409,
    "error-not-replaceable": 409,
    "error-not-waiting": 409,
    # the game
    "error-stale": 409,
    "error-not-running": 409,
    "error-not-finished": 409,
    "error-guided": 409,
    "error-illegal": 409,
    "error-no-going-on": 409,
    "error-not-understood": 422,
    # taking back
    "error-undo-nothing": 409,
    "error-undo-disclosed": 409,
    "error-undo-finished": 409,
    "error-undo-not-asked": 409,
    "error-undo-asked": 409,
}
"""HTTP status by code."""


class Problem(Exception):
    """A request that is refused; nothing has changed.

    Args:
        code: one of `STATUS`.
        rule: id of the game's rule behind it, or empty.
        field: of the form or request, that is wrong, or empty.
        places: what the message speaks of.

    Attributes:
        say: says it in a language in place of the code's message, where a game has words of its own for its cause.
        status: for HTTP.
    """

    def __init__(self, code: str, rule: str = "", field: str = "", **places: object) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.field = field
        self.say: Callable[[str], str] | None = None
        self.places = places
        self.status = STATUS[code]
