"""Setup: what never changes during a match, shared by every copy of its state."""

from collections.abc import Mapping
from typing import Any, Final, cast
from urllib.parse import quote

from mypy_extensions import i64

from epocha.engine.course import Course

QUICK: Final = "quick"
"""The value of the option `windows` that asks only seats that can respond."""


class Setup:
    """The game, its rules version, players and options, and all that is built from them once.

    Attributes:
        game: the rulebook, at the version played (`epocha.engine.game.Game`).
        version: the rules version.
        players: number of seats.
        options: by name, defaults filled in.
        course: the steps of the game.
        notation: the texts of the actions in this match.
        tables: what the game built from its options, such as an own list of cities; None if nothing.
        quick: whether windows are asked only of seats that can respond.
        name: all of this in one line, equal for equal setups: game, version, players, options that are not default.
    """

    def __init__(
        self, game: Any, players: i64, options: Mapping[str, object], course: Course, notation: Any, tables: Any
    ) -> None:
        self.game = game
        self.version: i64 = game.version
        self.players: i64 = players
        self.options = dict(options)
        self.course = course
        self.notation = notation
        self.tables = tables
        self.quick = options.get("windows") == QUICK
        self.name = setup_name(game, int(players), options)


def setup_name(game: Any, players: int, options: Mapping[str, object]) -> str:
    """Return the one line that names a setup; options with their default value are left out."""
    usual = {option.name: option.default for option in game.options}
    chosen = [f"{name}={quote(str(options[name]))}" for name in sorted(options) if options[name] != usual.get(name)]
    return " ".join([str(game.name), str(game.version), str(players), *chosen])


def whole(setup: Setup, option: str) -> int:
    """Return the value of an option that is a whole number."""
    return cast(int, setup.options[option])
