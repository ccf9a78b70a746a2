"""`epocha position`: where a game stands, as text and back."""

from codecs import BOM_UTF8

import typer

from epocha.engine.position import BadPosition, position_of, read_position
from epocha.engine.record import Record, replay
from epocha.engine.state import State


def write_position(data: bytes, ply: int | None, seat: int | None) -> None:
    """Print a position of a record: what a seat, counted from 1, knows of it, or with None everything.

    Raises:
        BadRecord: the file is no record that can be replayed.
        BadPosition: there is no such seat, or there are not so many actions.
    """
    match = replay(Record.from_bytes(data))
    if ply is not None and ply > len(match.moves):
        raise BadPosition(0, f"the record has {len(match.moves)} actions, there is no position {ply}")
    state = match.state_at(len(match.moves) if ply is None else ply)
    typer.echo(position_of(_seen(state, seat)), nl=False)


def is_position(data: bytes) -> bool:
    """Return whether a file begins as a position does, behind its comments, and not as a record."""
    rows = (row.partition(b";")[0].split() for row in data.removeprefix(BOM_UTF8).splitlines())
    return next((words[0] for words in rows if words), b"") == b"position"


def position_text(data: bytes) -> str:
    """Return the text of a file that should hold a position; BadPosition if it is none."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise BadPosition(0, f"this is no text in UTF-8: byte {problem.start + 1} is not of it") from None


def show_position(data: bytes, seat: int | None, lang: str) -> None:
    """Print the table of a position that was written as text.

    Raises:
        BadPosition: naming the line that is wrong.
    """
    state = read_position(position_text(data))
    typer.echo(state.setup.game.diagram(state if state.is_view else _seen(state, seat), lang))


def _seen(state: State, seat: int | None) -> State:
    """Return what a seat, counted from 1, knows of a full state; all of it if there is none."""
    if seat is not None and not 1 <= seat <= state.players:
        raise BadPosition(0, f"there is no seat {seat}; seats are 1 to {state.players}")
    return state if seat is None else state.view(seat - 1)
