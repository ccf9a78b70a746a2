"""Record: what a match is written down as, replayed from and proved by. `sheet` says how a record reads as text."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from epocha.engine.chance import commitment
from epocha.engine.game import BadTable, BadVersion
from epocha.engine.match import Match
from epocha.engine.notation import NotUnderstood
from epocha.engine.options import BadOption, read_options
from epocha.engine.refusal import IllegalAction
from epocha.engine.registry import Unknown, load_game
from epocha.engine.sheet import HIDDEN, MOST_BYTES, SPECTATOR_VIEW, BadRecord, Line, Record, Score, short_hash
from epocha.engine.state import State

__all__ = [
    "HIDDEN",
    "MOST_BYTES",
    "BadRecord",
    "Line",
    "Problem",
    "Record",
    "Report",
    "Score",
    "Severity",
    "hidden_moves",
    "record_of",
    "replay",
    "start",
    "transcript_of",
    "verify",
    "verify_bytes",
]


def line_check(before: str, number: int, line: Line, after: State) -> str:
    """Return the check of a line: a hash over the check before it, its number, seat and text, and the state after."""
    return short_hash(before, str(number), str(line.player), line.text, after.digest())


# --- from a match and back -------------------------------------------------------------------------------------------


def record_of(
    match: Match,
    seats: Sequence[str] = (),
    date: str = "",
    comments: Mapping[int, Sequence[str]] | None = None,
) -> Record:
    """Return the full record of a match, finished or not. It holds the seed or key: never show it while playing.

    Args:
        match: what was played.
        seats: names of the seats.
        date: day of the match, as year-month-day.
        comments: by the number of actions before them.
    """
    length = len(match.moves)
    record = replace(
        _open_record(match, seats, date),
        seed=None if match.key else match.seed,
        key=match.key,
        digest=match.state.digest(),
        comments={ply: _rows(texts) for ply, texts in (comments or {}).items() if texts and 0 <= ply <= length},
    )
    check = record.header_check()
    return replace(record, check=check, lines=tuple(_checked_lines(match, check)))


def transcript_of(match: Match, viewer: int | None, seats: Sequence[str] = (), date: str = "") -> Record:
    """Return the record of a match as a seat (or a spectator, None) may have it while the game runs.

    It has no seed, key or digest, and HIDDEN in place of what others chose unseen; so it can be read, but not proved.
    """
    hidden = hidden_moves(match, viewer)
    lines = [Line(move.player, HIDDEN if ply in hidden else move.text) for ply, move in enumerate(match.moves)]
    view = SPECTATOR_VIEW if viewer is None else f"p{viewer + 1}"
    return replace(_open_record(match, seats, date), view=view, lines=tuple(lines))


def hidden_moves(match: Match, viewer: int | None) -> set[int]:
    """Return which actions of the log, counted from 0, a seat (or a spectator, None) may not read while playing.

    Those are the sealed choices of others in a simultaneous decision that is not yet complete, and the actions that the
    game calls secret.
    """
    state = match.state
    sealed_from = len(match.moves)
    if state.current_players and state.course[int(state.step_number())].simultaneous:
        sealed_from = int(state.asked)
    return {
        ply
        for ply, move in enumerate(match.moves)
        if move.player != viewer and (ply >= sealed_from or match.game.is_secret(move.action))
    }


def _open_record(match: Match, seats: Sequence[str], date: str) -> Record:
    """Return the headers of a match that hold no secret."""
    state = match.state
    places = state.ranking()
    names = (*seats, *[""] * match.players)[: match.players]
    return Record(
        game=match.game.name,
        edition=match.game.edition,
        rules=match.game.version,
        players=match.players,
        options={
            name: str(value).lower() if value is True or value is False else str(value)
            for name, value in match.options.items()
        },
        seats=names if seats else (),
        date=date,
        commitment=commitment(match.key) if match.key else "",
        actions=len(match.moves),
        end=match.game.end(state),
        result=tuple([Score(state.standing(seat)[0], place) for seat, place in enumerate(places)]),
    )


def _rows(texts: Sequence[str]) -> tuple[str, ...]:
    """Return comments as single lines."""
    return tuple([row.strip() for text in texts for row in text.splitlines() or [""]])


def _checked_lines(match: Match, check: str) -> Iterator[Line]:
    """Yield the actions of a match with their checks, by playing it again."""
    state = match.initial_state()
    for number, move in enumerate(match.moves, 1):
        state.play(move.player, move.action)
        line = Line(move.player, move.text)
        check = line_check(check, number, line, state)
        yield replace(line, check=check)


def start(record: Record) -> Match:
    """Return the match of a record before its first action; BadRecord if this program cannot set it up."""
    if record.view:
        why = f"this is the transcript of what {record.view} may know; without seed or key it cannot be replayed"
        raise BadRecord(record.at.get("View", 0), why)
    if record.seed is None and not record.key:
        raise BadRecord(0, "there is no header Seed or Key; without it the record cannot be replayed")
    header = "Game"
    try:
        game = load_game(record.game)
        header = "Rules"
        game = game.at_version(record.rules)
        header = "Players"
        game.check_players(record.players)
        header = "Options"
        return Match(game, record.players, record.seed or 0, record.options, record.key)
    except (Unknown, BadVersion, BadTable, BadOption) as problem:
        raise BadRecord(record.at.get(header, 0), str(problem)) from None


def replay(record: Record) -> Match:
    """Return the match of a record, all its actions carried out; BadRecord if the rules forbid one of them."""
    match = start(record)
    for number, line in enumerate(record.lines, 1):
        _carry_out(match, number, line)
    return match


def _carry_out(match: Match, number: int, line: Line) -> None:
    """Apply one action of a record; BadRecord, citing the rule, if it cannot be."""
    try:
        match.apply(line.player, line.text)
    except NotUnderstood as problem:
        raise BadRecord(line.at, f"action {number}: {problem}") from None
    except IllegalAction as refused:
        rule = match.game.rules()[refused.rule]
        what = f"action {number}, p{line.player + 1} {line.text}"
        raise BadRecord(line.at, f"{what}, is forbidden by {rule.id}: {rule.text}") from None


# --- proving ---------------------------------------------------------------------------------------------------------


class Severity(Enum):
    """How bad a problem of a record is."""

    ERROR = "error"
    """The record is wrong."""
    NOTE = "note"
    """Something cannot be proved, or is not said."""


@dataclass(frozen=True)
class Problem:
    """One thing that `verify` found.

    Attributes:
        line: number of the line, from 1; 0 if it is the record as a whole.
        severity: whether the record is wrong there or just proves less.
        message: what is wrong.
    """

    line: int
    severity: Severity
    message: str

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return f"{self.severity.value}: {where}{self.message}"


@dataclass(frozen=True)
class Report:
    """What `verify` found.

    Attributes:
        problems: in the order of the file.
        record: what was verified; None if the file is no record.
    """

    problems: tuple[Problem, ...]
    record: Record | None = None

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong; notes may still say that not all is proved."""
        return not any(problem.severity is Severity.ERROR for problem in self.problems)


def verify_bytes(data: bytes) -> Report:
    """Return what is wrong with the bytes of a file that should be a record."""
    try:
        return verify(Record.from_bytes(data))
    except BadRecord as problem:
        return Report((Problem(problem.line, Severity.ERROR, problem.problem),))


def verify(record: Record) -> Report:
    """Return what is wrong with a record.

    Checked are: game, rules version, players and options are known; the key is the one committed to; every action is
    legal; every line is as it was written; number of actions, end, result and digest are those of the play.
    """
    problems = list(_header_problems(record))
    try:
        match = start(record)
    except BadRecord as problem:
        severity = Severity.NOTE if record.view else Severity.ERROR
        problems.append(Problem(problem.line, severity, problem.problem))
    else:
        problems += _play_problems(record, match)
    return Report(tuple(sorted(problems, key=lambda problem: problem.line)), record)


def _error(line: int, message: str) -> Problem:
    return Problem(line, Severity.ERROR, message)


def _note(line: int, message: str) -> Problem:
    return Problem(line, Severity.NOTE, message)


def _header_problems(record: Record) -> Iterator[Problem]:
    """Yield what is wrong with the headers, as far as it shows without playing."""
    if record.check and record.check != record.header_check():
        yield _error(record.at.get("Check", 0), "the headers do not fit their check; one of them was changed")
    if record.key and record.commitment and commitment(record.key) != record.commitment:
        yield _error(record.at.get("Key", 0), "the key is not the one that was committed to before the first action")
    if record.key and not record.commitment:
        yield _note(record.at.get("Key", 0), "there is no commitment, so the key may have been chosen afterwards")
    if record.actions is not None and record.actions != len(record.lines):
        is_short = len(record.lines) < record.actions
        why = "the end of the file is missing" if is_short else "actions were added"
        at = record.lines[-1].at if record.lines else record.at.get("Actions", 0)
        yield _error(at, f"the record has {len(record.lines)} of {record.actions} actions; {why}")
    if record.view:
        yield from _transcript_problems(record)
    elif not record.check or not all(line.check for line in record.lines):
        yield _note(0, "not every line has a check, so a change to another legal action may go unnoticed")


def _transcript_problems(record: Record) -> Iterator[Problem]:
    """Yield what is wrong with a transcript: it cannot be played, but its words can be looked at."""
    try:
        game = load_game(record.game).at_version(record.rules)
        game.check_players(record.players)
        read_options(game.options, record.options)
    except (Unknown, BadVersion, BadTable, BadOption) as problem:
        yield _error(0, str(problem))
        return
    for number, line in enumerate(record.lines, 1):
        if line.text != HIDDEN:
            try:
                game.notation.action(line.text)
            except NotUnderstood as problem:
                yield _error(line.at, f"action {number}: {problem}")


def _play_problems(record: Record, match: Match) -> Iterator[Problem]:
    """Yield what is wrong with the actions, and with what the headers say of their outcome."""
    if record.edition != match.game.edition:
        yield _error(record.at.get("Edition", 0), f"rules version {record.rules} is of edition {match.game.edition}")
    before = record.check
    is_whole = True
    for number, line in enumerate(record.lines, 1):
        try:
            _carry_out(match, number, line)
        except BadRecord as problem:
            yield _error(problem.line, f"{problem.problem} Nothing after it was looked at.")
            return
        if is_whole and before and line.check and line.check != line_check(before, number, line, match.state):
            is_whole = False
            yield _error(line.at, f"action {number} does not fit its check; it is not what was played")
        before = line.check
    if record.actions in (None, len(record.lines)):
        yield from _outcome_problems(record, match)


def _outcome_problems(record: Record, match: Match) -> Iterator[Problem]:
    """Yield where end, result and digest are not those of the play."""
    played = _open_record(match, (), "")
    if record.end != played.end:
        says = f"the record says that it ended by {record.end}" if record.end else "the record has no header End"
        was = f"the game ended by {played.end}" if played.end else "the game is not over"
        yield _error(record.at.get("End", 0), f"{was}, but {says}")
    if record.result != played.result:
        was = ", ".join([f"{score.points} ({score.place})" for score in played.result]) or "none"
        yield _error(record.at.get("Result", 0), f"the result of the game is {was}, not what the record says")
    if record.digest and record.digest != match.state.digest():
        yield _error(record.at.get("Digest", 0), "the digest is not that of the last position")
    if not played.end:
        yield _note(0, "the game is not over, so there is no result to prove")
