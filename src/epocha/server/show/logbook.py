"""Logbook: lines of the log under the headings of rounds and turns, as pages show them."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple, TypeVar

from epocha.engine.outcome import FOUGHT
from epocha.server.show.model import ActionView, LogEntry, LogLine, StockChange

TOLD: Final = 6
"""Moves that the strip of the last turn tells; of those before them, only how many there were."""

LONGEST: Final = 3
"""So many different things that follow each other again and again are told once, at most."""
OFTEN: Final = 3
"""How often they are there then, at least."""


class LogRow(NamedTuple):
    """What stands together under one heading: an action with its consequences, or consequences of one before.

    Attributes:
        heading: that begins here, or empty.
        line: the action.
        part: 0 for what begins with the action; further ones are consequences that fall under another heading.
        entries: what is told, in the order in which it happened.
    """

    heading: str
    line: LogLine
    part: int
    entries: list[LogEntry]


def log_rows(lines: Sequence[LogLine], newest_first: bool = True) -> list[LogRow]:
    """Return lines of the log as rows in the order of the page; a heading stands above the rows that belong to it.

    Who did not react, and from that nothing followed, is left out: it says nothing, and is long. What somebody does, or
    what happens to them, several times in a row is told once with how often.
    """
    told: list[tuple[LogLine, int, list[LogEntry]]] = []
    shown = [line for line in lines if not line.declined or line.changes or line.followed]
    for line in told_once(shown):
        entries: list[LogEntry] = [line]
        told.append((line, 0, entries))
        for entry in told_once(line.followed):
            if entries[0].heading != entry.heading:
                entries = []
                told.append((line, told[-1][1] + 1, entries))
            entries.append(entry)
    if newest_first:
        told.reverse()
    headings = ["", *[entries[0].heading for _, _, entries in told]]
    return [
        LogRow(heading if heading != last else "", *row)
        for row, heading, last in zip(told, headings[1:], headings[:-1], strict=True)
    ]


Entry = TypeVar("Entry", LogEntry, LogLine)


def told_once(entries: Sequence[Entry]) -> list[Entry]:
    """Return what was told, what is the same several times in a row once: as the last of it, with what all changed.

    So are two or three things that follow each other again and again, such as an offer and the answer to it.
    """
    kinds = [_sameness(at, one) for at, one in enumerate(entries)]
    found: list[Entry] = []
    at = 0
    while at < len(entries):
        span, times = _repeated(kinds, at)
        end = at + span * times
        found += [_in_one(entries[at + i : end : span]) for i in range(span)]
        at = end
    return found


def _repeated(kinds: Sequence[tuple[object, ...]], at: int) -> tuple[int, int]:
    """Return how many things from a place on come again right after each other, and how often they are there."""
    for span in range(1, LONGEST + 1):
        ends = at + span
        while kinds[ends : ends + span] == kinds[at : at + span]:
            ends += span
        times = (ends - at) // span
        if times >= (2 if span == 1 else OFTEN):
            return span, times
    return 1, 1


def _in_one(same: Sequence[Entry]) -> Entry:
    """Return things that are the same as the last of them, with how many there were and what all of them changed."""
    if len(same) == 1:
        return same[0]
    changes = [change for one in same for change in one.changes]
    return same[-1].model_copy(update={"count": len(same), "changes": summed(changes)})


def _sameness(at: int, one: LogEntry) -> tuple[object, ...]:
    """Return what makes things that happened the same; what tells more than its sentence is like nothing else."""
    alike = (one.kind, one.seat, one.sentence, one.heading, one.places, one.brought)
    if not isinstance(one, LogLine):
        return alike
    tells_more = one.followed or one.hidden or one.aims or one.battle or one.declined or not one.sentence
    return (at,) if tells_more else (*alike, one.by)


def summed(changes: Sequence[StockChange]) -> list[StockChange]:
    """Return changes with those of one number of one seat added up, each with its last total."""
    found: dict[tuple[int, str], StockChange] = {}
    for change in changes:
        before = found.get((change.seat, change.symbol))
        delta = change.delta + (before.delta if before else 0)
        found[change.seat, change.symbol] = change.model_copy(update={"delta": delta})
    return [change for change in found.values() if change.delta]


def picked(picks: Sequence[ActionView]) -> list[tuple[str, int]]:
    """Return the sentences of picks in their order, and how often each was picked in a row."""
    return [(sentence, len(list(same))) for sentence, same in groupby([pick.sentence for pick in picks])]


def told_of(lines: Sequence[LogLine], kind: str) -> list[tuple[LogLine, list[LogEntry]]]:
    """Return what happened of a kind, with the action that it came of, the latest first; nothing of no kind."""
    found = [(line, [entry for entry in line.followed if kind and entry.kind == kind]) for line in lines]
    return [(line, entries) for line, entries in reversed(found) if entries]


def how_it_ended(lines: Sequence[LogLine]) -> list[LogEntry]:
    """Return how the battle ended whose spoils are being taken; nothing at any other time."""
    for line in reversed(lines):
        told = [entry for entry in line.followed if entry.kind == FOUGHT]
        if line.battle != "on" or told:
            return told if line.battle == "on" else []
    return []


def battle_rows(lines: Sequence[LogLine], since: int) -> list[LogRow]:
    """Return what the battle brought that was fought in the actions after the first `since`, in its order."""
    fought = [(line, [one for one in (line, *line.followed) if one.brought]) for line in lines if line.ply > since]
    return [LogRow("", line, 0, brought) for line, brought in fought if brought]


class LastTurn(NamedTuple):
    """What others did in a row between the last two times that a seat acted, or since it did.

    Attributes:
        after: number of actions before that.
        lines: of what they did, the latest few, in the order in which it happened; earlier: how many there were before.
    """

    after: int
    lines: list[LogLine]
    earlier: int


def last_turn(lines: Sequence[LogLine], seat: int | None) -> LastTurn:
    """Return what others did last, as far as the lines of the log go; nothing for a spectator."""
    ends = len(lines)
    while ends and lines[ends - 1].seat == seat:
        ends -= 1
    begins = ends
    while seat is not None and begins and lines[begins - 1].seat != seat:
        begins -= 1
    told = [line for line in lines[begins:ends] if line.sentence and not (line.declined and not line.followed)]
    return LastTurn(lines[begins].ply - 1 if begins < ends else 0, told[-TOLD:], len(told[:-TOLD]))


class LastBattle(NamedTuple):
    """The battle that was fought last.

    Attributes:
        since, until: how many actions there were when it began, and when it was over.
    """

    since: int
    until: int


def last_battle(lines: Sequence[LogLine]) -> LastBattle | None:
    """Return the last battle that is over, as far as the lines of the log go; None while one is being fought."""
    ends = max([at for at, line in enumerate(lines) if line.battle], default=-1)
    if ends < 0 or lines[ends].battle == "on":
        return None
    begins = ends
    while begins and lines[begins - 1].battle == "on":
        begins -= 1
    return LastBattle(lines[begins].ply - 1, lines[ends].ply)
