"""What happened, told to one seat: every action and all that followed from it by itself, as that seat saw it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from epocha.cli.screen import Screen
from epocha.engine.game import Game
from epocha.engine.ledger import Event, events
from epocha.engine.match import Match
from epocha.engine.state import NOBODY, State
from epocha.engine.text import call_players


class Told(NamedTuple):
    """One thing that happened: the number of the action that it belongs to, from 1, and what it was."""

    ply: int
    event: Event


def story(match: Match, viewer: int | None, since: int, lang: str, names: Sequence[str] = ()) -> Iterator[Told]:
    """Yield what happened after the first `since` actions, as a seat (None: a spectator) saw it; `names` of seats."""
    state = match.state_at(since)
    for ply in range(since, len(match.moves)):
        found, state = told_of(match, state, ply, viewer, lang, names)
        yield from found


def told_of(
    match: Match, state: State, ply: int, viewer: int | None, lang: str, names: Sequence[str]
) -> tuple[list[Told], State]:
    """Return what an action brought, carried out in the full state before it, and the state after it.

    Args:
        match: the game.
        state: the full state before the action; it stays as it is.
        ply: number of actions before it.
        viewer: the seat that is told, None for a spectator.
        lang: language of the sentences.
        names: of the seats.
    """
    move = match.moves[ply]
    found, after = events(match.game, state, move.player, move.picks, viewer, lang)
    return [Told(ply + 1, one._replace(sentence=call_players(one.sentence, names))) for one in found], after


def show_events(screen: Screen, game: Game, told: Iterable[Told], names: Sequence[str]) -> None:
    """Print events: the number of the action, who, what, and what it changed in their stock."""
    rows: list[tuple[str, str, str, str]] = []
    last = (0, NOBODY)
    for ply, event in told:
        number = str(ply) if ply != last[0] else ""
        name = names[event.player] if (ply, event.player) != last else ""
        changed = [f"{symbol_name(game, symbol, screen.lang)} {c.delta:+}" for symbol, c in event.changes.items()]
        rows.append((number, name, event.sentence, ", ".join(changed)))
        last = (ply, event.player)
    screen.rows(rows, right=(0,))


def symbol_name(game: Game, symbol: str, lang: str) -> str:
    """Return the name of what a stock counts."""
    message = f"symbol-{symbol}"
    return game.texts.say(lang, message) if game.texts.has(lang, message) else symbol
