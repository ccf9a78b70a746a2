"""What `repr` says of states, matches and records: one short line each."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from epocha.engine.state import State


def state_summary(state: "State") -> str:
    """Return a line such as `<stone_age view of seat 1, 4 players, ply 12, seat 2 to place>`."""
    viewer = f"seat {state.viewer}" if state.viewer >= 0 else "a spectator"
    what = f"view of {viewer}" if state.is_view else "state"
    return f"<{state.setup.game.name} {what}, {count(int(state.players), 'player')}, ply {state.ply}, {now(state)}>"


def now(state: "State") -> str:
    """Return who must do what now, or why the game is over."""
    if state.is_terminal:
        return f"over: {state.setup.game.end(state)}"
    if state.depth == 0:
        return "not set up"
    seats = state.current_players
    if not seats:
        return "nobody to move"
    return f"{'seat' if len(seats) == 1 else 'seats'} {', '.join(map(str, seats))} to {state.decision(seats[0]).step}"


def count(n: int, noun: str) -> str:
    """Return a number with its noun."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
