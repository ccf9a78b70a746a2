"""Record: what a match is written down as, replayed from and proved by. `sheet` says how a record reads as text."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from epocha.engine.deal import Deal
from epocha.engine.game import BadTable, BadVersion, Game
from epocha.engine.match import Match
from epocha.engine.notation import NotUnderstood
from epocha.engine.options import BadOption, said
from epocha.engine.position import BadPosition, position_of
from epocha.engine.refusal import IllegalAction
from epocha.engine.registry import Unknown, load_game
from epocha.engine.sheet import HIDDEN, MOST_BYTES, SPECTATOR_VIEW, BadRecord, Line, Record, Score, short_hash
from epocha.engine.state import State
from epocha.engine.told import Told

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
    "record_of",
    "replay",
    "start",
    "transcript_of",
    "verify",
    "verify_bytes",
]


def line_check(before: str, number: int, line: Line, comments: Sequence[str], after: State) -> str:
    """Return the check of a line: a hash over the check before it, the line, its comments, and the state after.

    Args:
        before: the check of the line before, or of the headers.
        number: of the action, from 1.
        comments: the comment lines before it.
    """
    remarks = [f"; {comment}" for comment in comments]
    return short_hash(before, str(number), str(line.player), line.text, after.digest(), *remarks, f"< {line.comment}")


# --- from a match and back -------------------------------------------------------------------------------------------


def record_of(
    match: Match,
    seats: Sequence[str] = (),
    date: str = "",
    comments: Mapping[int, Sequence[str]] | None = None,
) -> Record:
    """Return the full record of a match, finished or not. It holds the seed or secret: never show it while playing.

    Args:
        match: what was played.
        seats: names of the seats.
        date: day of the match, as year-month-day.
        comments: by the number of actions before them.
    """
    length = len(match.moves)
    record = replace(
        _open_record(match, seats, date),
        position=match.position,
        seed=None if match.deal else match.seed,
        secret=match.deal.secret if match.deal else b"",
        digest=match.state.digest(),
        comments={ply: _rows(texts) for ply, texts in (comments or {}).items() if texts and 0 <= ply <= length},
    )
    record = replace(record, lines=tuple([Line(move.player, move.text) for move in match.moves]))
    return _sealed(record, match)


def transcript_of(match: Match, viewer: int | None, seats: Sequence[str] = (), date: str = "") -> Record:
    """Return the record of a match as a seat (or a spectator, None) may have it while the game runs.

    It has no seed, secret or digest, and HIDDEN in place of what others chose unseen: it can be read, but not proved.
    """
    lines = [Line(move.player, move.text) for move in match.transcript(viewer)]
    view = SPECTATOR_VIEW if viewer is None else f"p{viewer + 1}"
    position = position_of(match.initial_state().view(viewer)) if match.position else ""
    return replace(_open_record(match, seats, date), position=position, view=view, lines=tuple(lines))


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
        options={name: said(value) for name, value in match.options.items()},
        seats=names if seats else (),
        date=date,
        table=match.deal.table if match.deal else "",
        commitment=match.commitment,
        contributions=_contributions(match),
        actions=len(match.moves),
        end=match.game.end(state),
        result=tuple([Score(int(state.points(seat)), place) for seat, place in enumerate(places)]),
    )


def _contributions(match: Match) -> tuple[str, ...]:
    """Return what each seat contributed to a match with a deal, empty where it gave nothing."""
    return (*match.deal.contributions, *[""] * match.players)[: match.players] if match.deal else ()


def _rows(texts: Sequence[str]) -> tuple[str, ...]:
    """Return comments as single lines."""
    return tuple([row.strip() for text in texts for row in text.splitlines() or [""]])


def _sealed(record: Record, match: Match) -> Record:
    """Return a record of a match with its checks as they should be, by playing the match again."""
    check = record.header_check()
    lines: list[Line] = []
    state = match.initial_state()
    before = check
    for number, (line, move) in enumerate(zip(record.lines, match.moves, strict=True), 1):
        for pick in move.picks:
            state.play(move.player, pick)
        before = line_check(before, number, line, record.comments.get(number - 1, ()), state)
        lines.append(replace(line, check=before))
    return replace(record, check=check, lines=tuple(lines))


def start(record: Record) -> Match:
    """Return the match of a record before its first action; BadRecord if this program cannot set it up."""
    if record.view:
        raise BadRecord(record.at.get("View", 0), Told("record-transcript", view=record.view))
    if record.seed is None and not record.secret:
        raise BadRecord(0, Told("record-no-seed-or-secret"))
    if record.seed is not None and record.secret:
        raise BadRecord(record.at.get("Seed", 0), Told("record-seed-and-secret"))
    deal = Deal(record.secret, record.table, record.contributions) if record.secret else None
    header = "Game"
    try:
        game = load_game(record.game)
        header = "Rules"
        game = game.at_version(record.rules)
        header = "Players"
        game.check_players(record.players)
        header = "Options"
        game.setup(record.players, record.options)
        header = "Position"
        return Match(game, record.players, record.seed or 0, record.options, deal, record.position)
    except (Unknown, BadVersion, BadTable, BadOption, BadPosition) as problem:
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
        raise BadRecord(line.at, Told("record-action", number=str(number), problem=str(problem))) from None
    except IllegalAction as refused:
        rule = RuleTold(match.game, refused.rule)
        places = {"number": str(number), "seat": f"p{line.player + 1}", "text": line.text}
        raise BadRecord(line.at, Told("record-forbidden", **places, rule=refused.rule, says=rule)) from None


class RuleTold(Told):
    """A numbered rule of a game, in English, and in the languages that it has rules in."""

    __slots__ = ("game",)
    game: Game

    def __new__(cls, game: Game, rule: str) -> "RuleTold":
        told = str.__new__(cls, game.rules()[rule].text)
        told.game, told.message, told.places = game, rule, {}
        return told

    def say(self, lang: str) -> str:
        """Return its text in a language."""
        return self.game.rules(lang)[self.message].text


# --- proving ---------------------------------------------------------------------------------------------------------


class Severity(Enum):
    """How bad a problem of a record is."""

    ERROR = "error"
    """The record is wrong."""
    MISSING = "unproved"
    """What would prove it was taken out, or never written."""
    NOTE = "note"
    """Something that no such record can prove."""


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
        proved: what is proved, each a sentence; nothing if the record is wrong.
    """

    problems: tuple[Problem, ...]
    record: Record | None = None
    proved: tuple[str, ...] = ()

    @property
    def is_wrong(self) -> bool:
        """Whether something in the record is wrong."""
        return any(problem.severity is Severity.ERROR for problem in self.problems)

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong, and nothing is missing that proves such a record.

        A transcript is no proof of anything; it is ok if nothing in it is wrong.
        """
        return all(problem.severity is Severity.NOTE for problem in self.problems)


def verify_bytes(data: bytes) -> Report:
    """Return what is wrong with the bytes of a file that should be a record, and what is proved."""
    try:
        return verify(Record.from_bytes(data))
    except BadRecord as problem:
        return Report((Problem(problem.line, Severity.ERROR, problem.problem),))


def verify(record: Record) -> Report:
    """Return what is wrong with a record, and what is proved.

    It is proved that

    - the game, its rules version, the players and the options are known;
    - the secret is the one committed to, and the key follows from it and from what the seats contributed;
    - every action is legal;
    - every line and comment is as it was written;
    - the number of actions, the end, the result and the digest are those of the game played again.
    """
    problems = list(_header_problems(record))
    proved: tuple[str, ...] = ()
    try:
        match = start(record)
    except BadRecord as problem:
        severity = Severity.NOTE if record.view else Severity.ERROR
        problems.append(Problem(problem.line, severity, problem.problem))
    else:
        problems += _commitment_problems(record, match)
        problems += _play_problems(record, match)
        if not any(problem.severity is Severity.ERROR for problem in problems):
            proved = tuple(_proved(record, match))
    return Report(tuple(sorted(problems, key=lambda problem: problem.line)), record, proved)


def _error(line: int, message: str) -> Problem:
    return Problem(line, Severity.ERROR, message)


def _missing(line: int, message: str) -> Problem:
    return Problem(line, Severity.MISSING, message)


def _note(line: int, message: str) -> Problem:
    return Problem(line, Severity.NOTE, message)


def _header_problems(record: Record) -> Iterator[Problem]:
    """Yield what is wrong with the headers, as far as it shows without playing."""
    is_whole = record.actions in (None, len(record.lines))
    if record.actions is not None and not is_whole:
        is_short = len(record.lines) < record.actions
        why = "record-short" if is_short else "record-long"
        at = record.lines[-1].at if record.lines else record.at.get("Actions", 0)
        yield _error(at, Told(why, has=str(len(record.lines)), says=str(record.actions)))
    elif record.check and record.check != record.header_check():
        yield _error(record.at.get("Check", 0), Told("record-headers-changed"))
    if record.view:
        yield from _transcript_problems(record)
    else:
        yield from _missing_checks(record)


def _missing_checks(record: Record) -> Iterator[Problem]:
    """Yield what a full record lacks without which a change may go unnoticed."""
    if not record.check:
        yield _missing(0, Told("record-unchecked-headers"))
    bare = [number for number, line in enumerate(record.lines, 1) if not line.check]
    if len(bare) == 1:
        why = Told("record-unchecked-action", number=str(bare[0]))
        yield _missing(record.lines[bare[0] - 1].at, why)
    elif bare:
        why = Told("record-unchecked-actions", bare=str(len(bare)), all=str(len(record.lines)))
        yield _missing(record.lines[bare[0] - 1].at, why)
    if record.actions is None:
        yield _missing(0, Told("record-unknown-length"))
    if not record.digest:
        yield _missing(0, Told("record-no-digest"))


def _commitment_problems(record: Record, match: Match) -> Iterator[Problem]:
    """Yield what is wrong with the secret of a match, or missing to show that nobody chose the shuffles."""
    if record.secret and not record.commitment:
        yield _missing(record.at.get("Secret", 0), Told("record-no-commitment"))
    elif record.commitment and not record.secret:
        at = record.at.get("Commitment", 0)
        yield _missing(at, Told("record-no-secret"))
    elif record.commitment != match.commitment:
        yield _error(record.at.get("Secret", 0), Told("record-other-secret"))


def _transcript_problems(record: Record) -> Iterator[Problem]:
    """Yield what is wrong with a transcript: it cannot be played, but its words can be looked at."""
    if record.seed is not None or record.secret:
        yield _error(0, Told("record-view-and-secret"))
    try:
        game = load_game(record.game).at_version(record.rules)
        state = game.new_initial_state(record.players, options=record.options)
    except (Unknown, BadVersion, BadTable, BadOption) as problem:
        yield _error(0, str(problem))
        return
    for number, line in enumerate(record.lines, 1):
        if line.text != HIDDEN:
            try:
                game.text_to_action(state, line.text)
            except NotUnderstood as problem:
                yield _error(line.at, Told("record-action", number=str(number), problem=str(problem)))


def _play_problems(record: Record, match: Match) -> Iterator[Problem]:
    """Yield what is wrong with the actions, and with what the headers say of their outcome."""
    if record.edition != match.game.edition:
        why = Told("record-edition", rules=str(record.rules), edition=match.game.edition)
        yield _error(record.at.get("Edition", 0), why)
    before = record.check
    is_whole = True
    for number, line in enumerate(record.lines, 1):
        try:
            _carry_out(match, number, line)
        except BadRecord as problem:
            yield _error(problem.line, Told("record-stopped", problem=problem.problem))
            return
        comments = record.comments.get(number - 1, ())
        check = line_check(before, number, line, comments, match.state) if before else line.check
        if is_whole and line.check not in ("", check):
            is_whole = False
            yield _error(line.at, Told("record-action-changed", number=str(number)))
        before = line.check or check
    if record.actions in (None, len(record.lines)):
        yield from _outcome_problems(record, match)


def _outcome_problems(record: Record, match: Match) -> Iterator[Problem]:
    """Yield where end, result and digest are not those of the play."""
    played = _open_record(match, (), "")
    if record.end != played.end:
        says = Told("record-says-end", end=record.end) if record.end else Told("record-says-no-end")
        was = Told("record-ended", end=played.end) if played.end else Told("record-not-over")
        yield _error(record.at.get("End", 0), Told("record-other-end", was=was, says=says))
    if record.result != played.result:
        scores = ", ".join([f"{score.points} ({score.place})" for score in played.result])
        why = Told("record-other-result", was=scores or Told("record-none"))
        yield _error(record.at.get("Result", 0), why)
    if record.digest and record.digest != match.state.digest():
        yield _error(record.at.get("Digest", 0), Told("record-other-digest"))
    if record.position:
        at = record.at.get("Position", 0)
        yield _note(at, Told("record-from-position"))
    if not played.end:
        yield _note(0, Told("record-nothing-to-prove"))


# --- what is proved, in words ---


def _proved(record: Record, match: Match) -> Iterator[str]:
    """Yield what is proved by a record with which nothing is wrong, once it has been played again."""
    count = len(record.lines)
    yield Told("proved-actions", count=count, shown=str(count), rules=str(record.rules), game=record.game)
    if record.position:
        yield Told("proved-position")
    if match.state.is_terminal:
        yield Told("proved-end", end=record.end)
    if record.digest:
        yield Told("proved-digest")
    if record.check and all(line.check for line in record.lines):
        yield Told("proved-checks")
    if record.secret and record.commitment:
        message = "proved-secret-of-table" if record.table else "proved-secret"
        yield Told(message, table=record.table, players=str(record.players))
        own = record.contributions or ("",) * record.players
        yield Told("proved-shuffles", seats=_contributors(own, len(own)))


def _contributors(words: Sequence[str], seat: int) -> Told:
    """Return what the first so many seats contributed."""
    own = words[seat - 1]
    what = Told("proved-own", seat=f"p{seat}", word=own) if own else Told("proved-nothing", seat=f"p{seat}")
    return what if seat == 1 else Told("proved-list", before=_contributors(words, seat - 1), last=what)
