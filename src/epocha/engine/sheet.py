"""Sheet: how a record of a match is written as text. It reads like a score sheet.

    [Game "pebbles"]
    [Rules "1"]
    [Players "2"]
    [Options "double=false"]
    [Seat1 "Anna"]
    [Seat2 "greedy"]
    [Seed "7"]
    [Actions "3"]
    [Check "5f0c11de"]

    ; Anna begins.
    1 p1 draw    #0b6a9f3c
    2 p2 play 7  #91d2e0aa ; a good one
    3 p1 play 2  #44c01b7e

A header is a name and a JSON string. An action is its number, its seat and its text. A comment runs from `;` to the
end of its line.

A check is the beginning of a hash over the check before it, the line, the comments before and behind it, and the state
that follows. So the first line that was touched is found exactly. The chain begins with the check of the headers and of
the comments after the last action.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from urllib.parse import unquote

from epocha.engine.deal import COMMITMENT_BYTES, SECRET_BYTES, is_contribution, is_table
from epocha.engine.numbers import MOST_DIGITS, whole_number
from epocha.engine.options import options_text
from epocha.engine.summary import count
from epocha.engine.told import Told

MOST_BYTES = 4_000_000
"""Longer texts are not read; the longest game needs a tenth of it."""
HIDDEN = "?"
"""What a transcript says in place of an action that its reader may not know."""
PUBLIC = "public"
"""What stands for the contribution of a seat that gave none: a word that follows from the commitment."""
SPECTATOR_VIEW = "spectator"
"""Who a transcript is for that no seat has."""
MOST_SEATS = 64
CHECK_BYTES = 4
DIGEST_BYTES = 16


class BadRecord(ValueError):
    """A text that is no record, or a record that cannot be played by the rules.

    Attributes:
        line: number of the line that is wrong, from 1; 0 if it is the file as a whole.
        problem: what is wrong with it and what was expected.
    """

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem


@dataclass(frozen=True)
class Line:
    """One action of a record.

    Attributes:
        player: the seat, from 0.
        text: the action; HIDDEN in a transcript where its reader may not know it.
        check: 8 hexadecimal digits of the digest chain, or empty.
        comment: what stands behind it, without the semicolon.
        at: number of its line in the text that it was read from; 0 if it was not read.
    """

    player: int
    text: str
    check: str = ""
    comment: str = ""
    at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Score:
    """How a seat ended: its points and its place, 1 is best."""

    points: int
    place: int


@dataclass(frozen=True)
class Record:
    """A match as a text file: headers, then its actions, one on a line, each with a check of all that came before.

    Attributes:
        game, edition: name and edition of the rulebook.
        rules: rules version it was played by.
        players: number of seats.
        options: by name, as text.
        position: where it began, if not with the usual set-up: the text of a full position, in a transcript as far as
            its reader knew it.
        seats: name of each seat, empty where it has none.
        table: name of the table where it was played, empty if there is none.
        seed: what started the fast generator; None if there was a deal, or in a transcript.
        commitment: of a match with a deal, what was published before anybody contributed.
        contributions: of a match with a deal, the word of each seat, empty where it gave none.
        secret: of a match with a deal, revealed; empty if there was none, or in a transcript.
        date: day of the match, as year-month-day, or empty.
        view: empty for a full record; "p2" or "spectator" for the transcript of what they may know.
        end: why the game was over, as the game names it; empty while it runs.
        result: score of each seat; empty while the game runs, after a cut-off, and where nobody has won. If the game
            began from a position it has a header of another name, so that nobody takes it for that of a normal game.
        digest: digest of the last state; empty in a transcript.
        actions: how many actions there should be, to find a truncated file; None if it does not say.
        check: the check of the headers, which begins the chain; empty in a transcript.
        lines: the actions.
        comments: comment lines by the number of actions before them.
        extra: headers of other programs, by name.
        at: line number of each header in the text that it was read from.
    """

    game: str
    rules: int
    players: int
    edition: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    position: str = ""
    seats: tuple[str, ...] = ()
    table: str = ""
    seed: int | None = None
    commitment: str = ""
    contributions: tuple[str, ...] = ()
    secret: bytes = b""
    date: str = ""
    view: str = ""
    end: str = ""
    result: tuple[Score, ...] = ()
    digest: str = ""
    actions: int | None = None
    check: str = ""
    lines: tuple[Line, ...] = ()
    comments: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    extra: Mapping[str, str] = field(default_factory=dict)
    at: Mapping[str, int] = field(default_factory=dict, compare=False)

    @staticmethod
    def from_text(text: str) -> "Record":
        """Read a record; BadRecord names the line that is none and what is expected there."""
        if len(text) > MOST_BYTES:
            raise BadRecord(0, Told("record-too-long", most=str(MOST_BYTES)))
        return _read(text)

    @staticmethod
    def from_bytes(data: bytes) -> "Record":
        """Read a record from the bytes of a file; BadRecord also if they are no UTF-8 text."""
        try:
            return Record.from_text(data.decode("utf-8-sig"))
        except UnicodeDecodeError as problem:
            raise BadRecord(0, Told("record-no-utf8", at=str(problem.start + 1))) from None

    def __repr__(self) -> str:
        kind = f"transcript of {self.view}" if self.view else "record"
        players, actions = count(self.players, "player"), count(len(self.lines), "action")
        return f"<{self.game} {kind}, {players}, {actions}, {f'over: {self.end}' if self.end else 'not over'}>"

    def to_text(self) -> str:
        """Return the record as text; `from_text` gives an equal one."""
        digits = len(str(len(self.lines)))
        rows = [f"{number:{digits}} p{line.player + 1} {line.text}" for number, line in enumerate(self.lines, 1)]
        width = max(map(len, rows), default=0)
        out = [f"[{name} {_quoted(value)}]" for name, value in self._headers()]
        out.append("")
        for number, (row, line) in enumerate(zip(rows, self.lines, strict=True)):
            out += [f"; {comment}".rstrip() for comment in self.comments.get(number, ())]
            check = f"{row:{width}}  #{line.check}" if line.check else row
            out.append(f"{check} ; {line.comment}" if line.comment else check)
        out += [f"; {comment}".rstrip() for comment in self.comments.get(len(rows), ())]
        return "\n".join(out) + "\n"

    def _headers(self) -> Iterator[tuple[str, str]]:
        """Yield the headers in their order, those left out that say nothing."""
        yield "Game", self.game
        yield from _said("Edition", self.edition)
        yield "Rules", str(self.rules)
        yield "Players", str(self.players)
        yield from _said("Options", options_text(self.options))
        yield from _said("Position", self.position)
        for seat, name in enumerate(self.seats, 1):
            yield f"Seat{seat}", name
        yield from self.extra.items()
        yield from _said("Date", self.date)
        yield from _said("View", self.view)
        yield from _said("Table", self.table)
        yield from _said("Seed", "" if self.seed is None else str(self.seed))
        yield from _said("Commitment", self.commitment)
        for seat, word in enumerate(self.contributions, 1):
            yield f"Contribution{seat}", word or PUBLIC
        yield from _said("Secret", self.secret.hex())
        yield from _said("Actions", "" if self.actions is None else str(self.actions))
        yield from _said("End", self.end)
        scores = ", ".join([f"{score.points} ({score.place})" for score in self.result])
        yield from _said(result_header(self.position), scores)
        yield from _said("Digest", self.digest)
        yield from _said("Check", self.check)

    def all_comments(self) -> dict[int, list[str]]:
        """Return all comments by the number of actions before them; one behind an action comes first after it."""
        found = {ply: list(texts) for ply, texts in self.comments.items()}
        for ply, line in enumerate(self.lines, 1):
            if line.comment:
                found.setdefault(ply, []).insert(0, line.comment)
        return found

    def header_check(self) -> str:
        """Return what `check` should be: a hash over all other headers, and the comments after the last action."""
        headers = [f"{name} {_quoted(value)}" for name, value in self._headers() if name != "Check"]
        return short_hash(*headers, *[f"; {comment}" for comment in self.comments.get(len(self.lines), ())])


def result_header(position: str) -> str:
    """Return the name of the header for the result of a game that began from a position, or from none."""
    return "PositionResult" if position else "Result"


def _said(name: str, value: str) -> Iterator[tuple[str, str]]:
    if value:
        yield name, value


def _quoted(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def short_hash(*parts: str) -> str:
    """Return the 8 hexadecimal digits of a check over some texts."""
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=CHECK_BYTES).hexdigest()


# --- reading ---------------------------------------------------------------------------------------------------------

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_]{0,39}) (?=")')
_SCORE = re.compile(r"(\S+) \((\S+)\)")
_OPTION = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)=(\S*)")
_CHECK = re.compile(r"#[0-9a-f]{8}")
_HEX = re.compile(r"([0-9a-f]{2})*")
_DECODER = json.JSONDecoder()


class _Headers:
    """The headers of a text; each is taken out by what reads it, and what is left belongs to other programs."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.at: dict[str, int] = {}

    def add(self, number: int, row: str) -> str:
        """Read the header in a line; return what follows it there."""
        found = _HEADER.match(row)
        if not found:
            raise BadRecord(number, Told("record-no-header", found=_shown(row)))
        name = found.group(1)
        try:
            value, end = _DECODER.raw_decode(row, found.end())
            value.encode()
        except ValueError:
            raise BadRecord(number, Told("record-no-string", name=name)) from None
        if not row.startswith("]", end):
            raise BadRecord(number, Told("record-no-bracket", name=name))
        if name in self.values:
            raise BadRecord(number, Told("record-twice", name=name, at=str(self.at[name])))
        self.values[name] = value
        self.at[name] = number
        return row[end + 1 :].strip()

    def wrong(self, name: str, message: str, found: str = "", **places: object) -> BadRecord:
        """Return the error of a header, whose message says what is expected there."""
        if name not in self.at:
            return BadRecord(0, Told("record-missing", name=name))
        return BadRecord(self.at[name], Told(message, name=name, found=_shown(found), **places))

    def text(self, name: str) -> str:
        """Return the value of a header, empty if it is missing."""
        return self.values.pop(name, "")

    def needed(self, name: str) -> str:
        """Return the value of a header that a record cannot be without."""
        value = self.text(name)
        if not value:
            raise self.wrong(name, "record-empty-header")
        return value

    def whole(self, name: str, text: str, least: int, most: int) -> int:
        """Return the value of a header as a whole number in a range."""
        number = whole_number(text, least, most)
        if number is None:
            raise self.wrong(name, "record-no-number", text, least=str(least), most=str(most))
        return number

    def hexadecimal(self, name: str, size: int) -> str:
        """Return the hexadecimal digits of so many bytes, empty if the header is missing."""
        text = self.text(name)
        if text and (len(text) != 2 * size or not _HEX.fullmatch(text)):
            raise self.wrong(name, "record-no-digits", text, digits=str(2 * size))
        return text

    def seed(self) -> int | None:
        """Return the seed, None if the header is missing."""
        text = self.text("Seed")
        number = whole_number(text)
        if text and number is None:
            raise self.wrong("Seed", "record-no-seed", text, digits=str(MOST_DIGITS))
        return number

    def options(self) -> dict[str, str]:
        """Return the options by name, as text."""
        options: dict[str, str] = {}
        for part in self.text("Options").split():
            found = _OPTION.fullmatch(part)
            if not found or found.group(1) in options:
                raise self.wrong("Options", "record-no-options", part)
            options[found.group(1)] = unquote(found.group(2))
        return options

    def seats(self, players: int) -> tuple[str, ...]:
        """Return the names of the seats; none at all if no seat has a header."""
        headers = [f"Seat{seat}" for seat in range(1, players + 1)]
        if not any(name in self.values for name in headers):
            return ()
        return tuple([self.text(name) for name in headers])

    def table(self) -> str:
        """Return the name of the table, empty if the header is missing."""
        text = self.text("Table")
        if not is_table(text):
            raise self.wrong("Table", "record-no-table", text)
        return text

    def contributions(self, players: int) -> tuple[str, ...]:
        """Return what each seat contributed, empty where it gave nothing; none at all if no seat has a header."""
        words = []
        headers = [f"Contribution{seat}" for seat in range(1, players + 1)]
        if not any(name in self.values for name in headers):
            return ()
        for name in headers:
            word = self.text(name)
            if word != PUBLIC and not is_contribution(word):
                raise self.wrong(name, "record-no-contribution", word, public=PUBLIC)
            words.append("" if word == PUBLIC else word)
        return tuple(words)

    def result(self, players: int, position: str) -> tuple[Score, ...]:
        """Return the score of each seat; none if the header is missing."""
        name, other = result_header(position), result_header("" if position else "position")
        if other in self.values:
            message = "record-result-of-position" if position else "record-result-as-usual"
            raise self.wrong(other, message, other=name)
        text = self.text(name)
        if not text:
            return ()
        scores: list[Score] = []
        for part in text.split(", "):
            found = _SCORE.fullmatch(part)
            points = whole_number(found.group(1)) if found else None
            place = whole_number(found.group(2), 1, MOST_SEATS) if found else None
            if points is not None and place is not None:
                scores.append(Score(points, place))
        if len(scores) != players or len(scores) != len(text.split(", ")):
            raise self.wrong(name, "record-no-result", players=str(players))
        return tuple(scores)

    def view(self, players: int) -> str:
        """Return who the transcript is for, empty if it is a full record."""
        text = self.text("View")
        if text and text != SPECTATOR_VIEW and _seat(text, players) is None:
            raise self.wrong("View", "record-no-view", text, players=str(players))
        return text


def _seat(word: str, players: int) -> int | None:
    """Return the seat, from 0, that a word such as p2 names, or None if it names none."""
    number = whole_number(word[1:], 1, players) if word.startswith("p") else None
    return None if number is None else number - 1


def _shown(text: str) -> str:
    """Return a piece of a foreign text that is safe and short enough for an error message."""
    return ascii(text if len(text) <= 40 else text[:40] + "...")


def _read(text: str) -> Record:
    """Read the headers, then the lines."""
    try:
        text.encode()
    except UnicodeEncodeError as problem:
        raise BadRecord(0, Told("record-no-character", at=str(problem.start + 1))) from None
    rows = [row.strip() for row in text.split("\n")]
    if not any(rows):
        raise BadRecord(0, Told("record-nothing"))
    headers = _Headers()
    remarks: list[str] = []
    first = len(rows)
    for index, row in enumerate(rows):
        rest = headers.add(index + 1, row) if row.startswith("[") else row
        if rest.startswith(";"):
            remarks.append(rest[1:].strip())
        elif rest:
            first = index
            break
    if not headers.at:
        raise BadRecord(first + 1, Told("record-no-header", found=_shown("".join(rows[first:]))))
    record = _from_headers(headers)
    lines, comments = _read_lines(rows, first, record.players, remarks)
    return replace(record, lines=lines, comments=comments)


def _from_headers(headers: _Headers) -> Record:
    """Return a record without lines; BadRecord if a header says what it cannot."""
    game = headers.needed("Game")
    rules = headers.whole("Rules", headers.needed("Rules"), 1, 9999)
    players = headers.whole("Players", headers.needed("Players"), 1, MOST_SEATS)
    position = headers.text("Position")
    actions = headers.text("Actions")
    return Record(
        game=game,
        rules=rules,
        players=players,
        edition=headers.text("Edition"),
        options=headers.options(),
        seats=headers.seats(players),
        table=headers.table(),
        seed=headers.seed(),
        commitment=headers.hexadecimal("Commitment", COMMITMENT_BYTES),
        contributions=headers.contributions(players),
        secret=bytes.fromhex(headers.hexadecimal("Secret", SECRET_BYTES)),
        date=headers.text("Date"),
        view=headers.view(players),
        end=headers.text("End"),
        position=position,
        result=headers.result(players, position),
        digest=headers.hexadecimal("Digest", DIGEST_BYTES),
        actions=headers.whole("Actions", actions, 0, MOST_BYTES) if actions else None,
        check=headers.hexadecimal("Check", CHECK_BYTES),
        extra=headers.values,
        at=headers.at,
    )


def _read_lines(
    rows: list[str], first: int, players: int, remarks: list[str]
) -> tuple[tuple[Line, ...], dict[int, tuple[str, ...]]]:
    """Return the actions from row number `first` (from 0) on, and the comment lines, `remarks` before all others."""
    lines: list[Line] = []
    comments: dict[int, list[str]] = {0: remarks}
    for at, row in enumerate(rows[first:], first + 1):
        if row.startswith(";"):
            comments.setdefault(len(lines), []).append(row[1:].strip())
        elif row:
            lines.append(_read_line(row, at, len(lines) + 1, players))
    return tuple(lines), {ply: tuple(texts) for ply, texts in comments.items() if texts}


def _read_line(row: str, at: int, number: int, players: int) -> Line:
    """Return the action of a line, which must be that number."""
    body, _, comment = row.partition(";")
    words = body.split()
    if words[0] != str(number):
        raise BadRecord(at, Told("record-no-action", number=str(number), found=_shown(row)))
    word = words[1] if len(words) > 1 else ""
    seat = _seat(word, players)
    if seat is None:
        raise BadRecord(at, Told("record-no-seat", players=str(players), number=str(number), found=_shown(word)))
    check = words.pop() if words[-1].startswith("#") else ""
    if check and not _CHECK.fullmatch(check):
        raise BadRecord(at, Told("record-no-check", found=_shown(check)))
    if len(words) < 3:
        raise BadRecord(at, Told("record-no-text", seat=word))
    return Line(seat, " ".join(words[2:]), check[1:], comment.strip(), at)
