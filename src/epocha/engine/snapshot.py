"""Snapshot: a position of a match, kept together with what its log came to, so that a long match opens at once.

Snapshots are only a cache: each fits one log, set-up and way of storing states, and whatever else it is offered to
refuses it. What they say follows from the log, which can be played again at any time.
"""

import json
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib.metadata import version
from typing import NamedTuple

from epocha.engine.state import State

FORMAT = 1
"""Of the bytes below; grows with every change of them."""


class BadSnapshot(ValueError):
    """Snapshots that do not fit a log, one another, or this program; the match is to be played from its log."""


@dataclass(frozen=True)
class Snapshot:
    """A position, and what the lines since the snapshot before it came to.

    Attributes:
        ply: number of lines that lead to the position.
        digest: over the set-up, all these lines, and `data`.
        data: the position and the lines, compressed; it holds all that is hidden.
    """

    ply: int
    digest: str
    data: bytes


class Came(NamedTuple):
    """What a line of the log came to.

    Attributes:
        picks: what was picked; reaction: whether in a window.
        readers: set of seats that may know it, as in `match.Move`.
        disclosures: how many there were before it.
    """

    picks: tuple[int, ...]
    reaction: bool
    readers: int
    disclosures: int


def pack(lines: Sequence[Came], state: bytes) -> bytes:
    """Return the `data` of a snapshot."""
    return zlib.compress(json.dumps([*lines], separators=(",", ":")).encode() + b"\n" + state, 1)


def unpack(data: bytes) -> tuple[list[Came], bytes]:
    """Return what `pack` was given; BadSnapshot if it was not called with anything such."""
    try:
        lines, _, state = zlib.decompress(data).partition(b"\n")
        came = [Came(tuple(picks), reaction, readers, before) for picks, reaction, readers, before in json.loads(lines)]
    except (zlib.error, ValueError, TypeError) as problem:
        raise BadSnapshot(f"a snapshot cannot be read: {problem}") from None
    return came, state


class Seal:
    """Makes the digests of snapshots of one match, from line to line.

    Args:
        start: the state before the first line.
    """

    def __init__(self, start: State) -> None:
        fields = [*start.BASE_NUMBERS, *start.BASE_LISTS, *[field for field in start.FIELDS if not field.derived]]
        steps = [(step.name, step.mode, step.numbers) for step in start.course]
        known = (FORMAT, version("epocha"), fields, steps, start.digest())
        self._hash = blake2b(repr(known).encode(), digest_size=16)

    def add(self, log: Sequence[tuple[int, str]]) -> None:
        """Go on over lines of the log: seats and texts."""
        self._hash.update("".join([f"{seat} {text}\n" for seat, text in log]).encode())

    def of(self, data: bytes) -> str:
        """Return the digest of a snapshot after the lines so far."""
        here = self._hash.copy()
        here.update(data)
        return here.hexdigest()


def checked(
    snapshots: Sequence[Snapshot], seal: Seal, log: Sequence[tuple[int, str]]
) -> Iterator[tuple[int, list[Came], bytes]]:
    """Yield of each snapshot its ply, what the lines since the one before came to, and its position.

    Args:
        snapshots: in the order of the game.
        seal: at the beginning of the log.
        log: seats and texts of all lines.

    Raises:
        BadSnapshot: one of them does not fit.
    """
    before = 0
    for snapshot in snapshots:
        if not before < snapshot.ply <= len(log):
            raise BadSnapshot(f"there is no place for a snapshot after {snapshot.ply} of {len(log)} actions")
        seal.add(log[before : snapshot.ply])
        if seal.of(snapshot.data) != snapshot.digest:
            raise BadSnapshot(f"the snapshot after {snapshot.ply} actions is of another log or program")
        lines, state = unpack(snapshot.data)
        if len(lines) != snapshot.ply - before:
            raise BadSnapshot(f"the snapshot after {snapshot.ply} actions tells of {len(lines)}")
        yield snapshot.ply, lines, state
        before = snapshot.ply
