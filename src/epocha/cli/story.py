"""What happened, told to one seat: a line per action, as that seat saw it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from epocha.engine.ledger import changes
from epocha.engine.match import Match
from epocha.engine.record import hidden_moves
from epocha.engine.text import call_players


class Event(NamedTuple):
    """One action as a seat saw it.

    Attributes:
        ply: its number, from 1.
        player: who did it.
        what: a sentence without the player's name; empty of a sealed choice that is not open yet.
        effects: by seat and symbol, what changed in the stocks.
    """

    ply: int
    player: int
    what: str
    effects: list[tuple[int, str, int]]


def story(match: Match, viewer: int | None, since: int, lang: str, names: Sequence[str] = ()) -> Iterator[Event]:
    """Yield what happened after the first `since` actions, as a seat (None: a spectator) saw it; `names` of seats."""
    hidden = hidden_moves(match, viewer)
    state = match.state_at(since)
    before = state.view(viewer)
    for ply, move in enumerate(match.moves[since:], since + 1):
        is_told = ply - 1 not in hidden or match.game.is_secret(move.action)
        what = match.game.report(before, move.player, move.action, lang) if is_told else ""
        state.play(move.player, move.action)
        after = state.view(viewer)
        changed = changes(match.game, before, after)
        effects = [(seat, symbol, change.delta) for seat, row in enumerate(changed) for symbol, change in row.items()]
        yield Event(ply, move.player, call_players(what, names), effects)
        before = after
