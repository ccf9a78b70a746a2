"""Games and bots are found through entry points, so that anybody can add one without a fork."""

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from epocha.engine.game import Game
    from epocha.engine.state import State

GAMES = "epocha.games"
BOTS = "epocha.bots"


class Unknown(ValueError):
    """A game or bot that is not installed; the message lists those that are."""


def names(group: str) -> list[str]:
    """Return the names registered in an entry point group, sorted; what is installed later counts after a restart."""
    return list(_names(group))


@cache
def _names(group: str) -> tuple[str, ...]:
    return tuple(sorted({point.name for point in entry_points(group=group)}))


@cache
def load(group: str, name: str) -> Any:
    """Return the object registered under a name.

    Raises:
        Unknown: nothing is registered under it.
    """
    for point in entry_points(group=group):
        if point.name == name:
            return point.load()
    kind = group.removeprefix("epocha.").removesuffix("s")
    raise Unknown(f"there is no {kind} {name!r}; there are: {', '.join(names(group)) or 'none'}")


def game_names() -> list[str]:
    """Return the names of all installed games."""
    return names(GAMES)


@cache
def load_game(name: str) -> "Game":
    """Return an installed game by its name, such as "stone_age"; Unknown if there is none."""
    game: Game = load(GAMES, name)()
    return game


def restore_state(game: str, data: bytes) -> "State":
    """Return the state of an installed game that was stored as `State.to_bytes`; what a pickled state calls."""
    version = data[: data.index(b";")].decode().split(" ")[1]
    return load_game(game).at_version(int(version)).from_bytes(data)
