"""Ledger: what an action changed in everybody's stock, as the log shows it."""

from typing import NamedTuple

from epocha.engine.game import Game
from epocha.engine.state import State


class Change(NamedTuple):
    """How one amount of a seat changed: by how much, and what it is now."""

    delta: int
    total: int


def changes(game: Game, before: State, after: State) -> list[dict[str, Change]]:
    """Return what changed between two states or views of one game: per seat, the changes by symbol.

    Both sides must know equally much: two full states, or two views of the same seat. Symbols that did not change are
    left out; the others come in the order of `Game.stock`.
    """
    ledger: list[dict[str, Change]] = []
    for seat in range(int(before.players)):
        old = game.stock(before, seat)
        new = game.stock(after, seat)
        ledger.append({s: Change(new[s] - old[s], new[s]) for s in new if new[s] != old[s]})
    return ledger
