"""A match is written down, read back, played again, and proved; a text that is not what was played is found out."""

from collections.abc import Mapping
from typing import ClassVar

import pytest
from epocha_fixtures.pebbles.game import Pebbles
from epocha_fixtures.pebbles.state import Table
from hypothesis import given, settings
from hypothesis import strategies as st

from epocha import Chance, Match, game_names, load_game
from epocha.engine import record as records
from epocha.engine.chance import commitment
from epocha.engine.game import BadVersion
from epocha.engine.options import OptionValue
from epocha.engine.record import (
    HIDDEN,
    BadRecord,
    Line,
    Record,
    Score,
    Severity,
    record_of,
    replay,
    transcript_of,
    verify,
    verify_bytes,
)

KEY = bytes(range(32))
FIRST = 15


def played(name: str, players: int = 2, seed: int = 5, most: int = 10_000, key: bytes = b"") -> Match:
    """Return a match of random actions, at most so many."""
    match = Match(load_game(name), players, seed, key=key)
    chance = Chance.from_seed(seed)
    while not match.state.is_terminal and len(match.moves) < most:
        player = match.state.current_players[-1]
        actions = match.state.legal_actions(player)
        match.apply(player, match.game.action_to_text(match.state, actions[chance.below(len(actions))]))
    return match


def errors(text: str) -> list[tuple[int, str]]:
    """Return the line and message of every error that `verify` finds."""
    found = verify_bytes(text.encode()).problems
    return [(problem.line, problem.message) for problem in found if problem.severity is Severity.ERROR]


@pytest.fixture
def text() -> str:
    """A whole game of Pebbles as text; its first action stands in row FIRST, counted from 0."""
    text = record_of(played("pebbles"), ["Anna", "greedy"], "2025-03-01").to_text()
    assert text.splitlines()[FIRST].split()[:2] == ["1", "p1"]
    return text


# --- round trips ---


@pytest.mark.parametrize("name", game_names())
def test_a_match_is_read_back_replayed_and_proved(name: str) -> None:
    game = load_game(name)
    for players in range(game.min_players, game.max_players + 1):
        match = played(name, players)
        record = record_of(match, ["Anna"], "2025-03-01", {0: ["first\nsecond"], len(match.moves): [""]})
        again = Record.from_text(record.to_text())
        assert again == record
        assert again.to_text() == record.to_text()
        assert again.comments[0] == ("first", "second")
        assert replay(again).state == match.state
        assert verify(again).problems == ()


def test_a_record_reads_like_a_score_sheet(text: str) -> None:
    match = played("pebbles")
    lines = text.splitlines()
    assert lines[:7] == [
        '[Game "pebbles"]',
        '[Edition "1"]',
        '[Rules "1"]',
        '[Players "2"]',
        '[Options "double=false"]',
        '[Seat1 "Anna"]',
        '[Seat2 "greedy"]',
    ]
    points = [match.state.standing(seat)[0] for seat in (0, 1)]
    places = match.state.ranking()
    assert f'[Result "{points[0]} ({places[0]}), {points[1]} ({places[1]})"]' in lines
    assert '[End "all-done"]' in lines
    assert lines[FIRST].rpartition("  #")[0].rstrip() == f" 1 p1 {match.moves[0].text}"


def test_an_unfinished_match_is_resumed() -> None:
    match = played("pebbles", most=6)
    record = Record.from_text(record_of(match).to_text())
    assert (record.end, record.result) == ("", ())
    resumed = replay(record)
    assert resumed.moves == match.moves
    assert resumed.undo_to(0) == match.undo_to(0)
    assert [problem.severity for problem in verify(record).problems] == [Severity.NOTE]


def test_a_cut_off_is_no_result() -> None:
    match = Match(load_game("stone_age"), 2, options={"max_rounds": 1})
    while not match.state.is_terminal:
        player = match.state.current_players[0]
        match.apply(player, match.game.action_to_text(match.state, match.state.legal_actions(player)[0]))
    record = record_of(match)
    assert (record.end, record.result) == ("cut-off", ())
    assert verify(record).problems == ()


def test_comments_stay_where_they_were(text: str) -> None:
    lines = text.splitlines()
    lines[FIRST] += " ; why not"
    lines.insert(FIRST + 1, "; thinks for long")
    record = Record.from_text("; at the top\n" + "\r\n".join(lines) + "\n;\n")
    assert record.lines[0].comment == "why not"
    assert record.comments == {0: ("at the top",), 1: ("thinks for long",), len(record.lines): ("",)}
    assert Record.from_text(record.to_text()) == record
    assert verify(record).ok


words = st.text(st.characters(exclude_categories=["C", "Z"], exclude_characters=";#"), min_size=1, max_size=8)
sentences = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"), max_size=30).map(str.strip)
anything = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@st.composite
def sheets(draw: st.DrawFn) -> Record:
    players = draw(st.integers(1, 6))
    seat = st.integers(0, players - 1)
    check = st.one_of(st.just(""), st.binary(min_size=4, max_size=4).map(bytes.hex))
    lines = draw(st.lists(st.builds(Line, seat, words, check, sentences), max_size=12))
    scores = st.lists(st.builds(Score, st.integers(-(10**6), 10**6), st.integers(1, 9)), min_size=players)
    notes = st.dictionaries(st.integers(0, len(lines)), st.lists(sentences, min_size=1, max_size=3).map(tuple))
    return Record(
        game=draw(words),
        rules=draw(st.integers(1, 99)),
        players=players,
        edition=draw(anything),
        options=draw(st.dictionaries(st.from_regex(r"[a-z_]{1,8}", fullmatch=True), anything, max_size=3)),
        seats=tuple(draw(st.one_of(st.just([]), st.lists(anything, min_size=players, max_size=players)))),
        seed=draw(st.one_of(st.none(), st.integers())),
        key=draw(st.sampled_from([b"", KEY])),
        commitment=draw(st.sampled_from(["", commitment(KEY)])),
        date=draw(anything),
        view=draw(st.sampled_from(["", "p1", "spectator"])),
        end=draw(anything),
        result=tuple(draw(st.one_of(st.just([]), scores.map(lambda found: found[:players])))),
        actions=draw(st.one_of(st.none(), st.integers(0, 999))),
        check=draw(check),
        lines=tuple(lines),
        comments=draw(notes),
        extra=draw(st.dictionaries(st.from_regex(r"X[A-Za-z0-9_]{0,9}", fullmatch=True), anything, max_size=2)),
    )


@given(sheets())
@settings(deadline=None)
def test_every_record_is_read_back_as_it_was(record: Record) -> None:
    assert Record.from_text(record.to_text()) == record


# --- foreign and damaged files ---


@given(st.one_of(st.binary(), st.text(st.characters(exclude_categories=["Cs"])).map(str.encode)))
@settings(deadline=None)
def test_noise_is_no_record(data: bytes) -> None:
    assert not verify_bytes(data).ok


@given(st.data())
@settings(deadline=None)
def test_no_edit_breaks_the_reader_and_none_of_a_line_goes_unseen(data: st.DataObject) -> None:
    text = record_of(played("pebbles"), ["Anna", "greedy"]).to_text()
    at = data.draw(st.integers(0, len(text) - 1))
    piece = data.draw(st.one_of(anything, st.sampled_from(["[", '"]', "; ", "\n", "#", " p2 ", "12"])))
    edited = text[:at] + piece + text[at + data.draw(st.integers(0, 30)) :]
    report = verify_bytes(edited.encode())
    original = Record.from_text(text)
    if report.ok and report.record is not None and report.record.check == original.check:
        stripped = [(line.player, line.text) for line in report.record.lines]
        assert stripped == [(line.player, line.text) for line in original.lines]
        assert report.record.seats == original.seats


@pytest.mark.parametrize(
    ("data", "line", "says"),
    [
        (b"", 0, "nothing in it"),
        (b" \n\n", 0, "nothing in it"),
        (b"\x89PNG\r\n\x1a\n", 0, "no text in UTF-8: byte 1"),
        (b"\n\nGIF89", 3, "expected a header such as"),
        (b'[Event "F/S"]\n[White "Fischer"]\n\n1. e4 e5', 0, "header Game is missing"),
        (b"x" * 4_000_001, 0, "at most 4000000 bytes"),
        (b'[Game "pebbles"', 1, "expected ]"),
        (b'[Game "pebbles]', 1, "no closed string"),
        (b'[Game "a"]\n[Game "b"]', 2, "stands twice, first in line 1"),
        (b'[Game "pebbles"]\n[Rules "one"]', 2, "a whole number from 1"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "0"]', 3, "a whole number from 1"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[Key "ab"]', 4, "64 hexadecimal digits"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[Result "3 (1)"]', 4, "each of 2 seats"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[View "p3"]', 4, "from p1 to p2 or spectator"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[Options "a b"]', 4, "a list such as"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n2 p1 draw', 4, "expected action 1"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p3 draw', 4, "expected a seat from p1 to p2"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p1', 4, "expected an action after p1"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p1 draw #xyz', 4, "expected a check"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p1 draw\n[Seed "1"]', 5, "expected action 2"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p1 draw', 0, "no header Seed or Key"),
        (b'[Game "chess"]\n[Rules "1"]\n[Players "2"]\n[Seed "1"]', 1, "there is no game 'chess'"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "9"]\n[Seed "1"]', 3, "pebbles takes 2 to 4 players"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[Options "a=1"]\n[Seed "1"]', 4, "there is no option a"),
    ],
)
def test_a_foreign_or_broken_file_is_named_by_line(data: bytes, line: int, says: str) -> None:
    found = [problem for problem in verify_bytes(data).problems if problem.severity is Severity.ERROR]
    assert found[0].line == line
    assert says in found[0].message


# --- tampering ---


def test_a_changed_action_is_located(text: str) -> None:
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if i > FIRST + 5 and " play " in line)
    number, seat, _, card, check = lines[at].split()
    game = played("pebbles", most=int(number) - 1)
    others = [
        t for a in game.state.legal_actions(int(seat[1]) - 1) if (t := game.game.notation.text(a)) != f"play {card}"
    ]
    lines[at] = f"{number} {seat} {others[0]} {check}"
    assert (at + 1, f"action {number} does not fit its check; it is not what was played") in errors("\n".join(lines))


def test_an_illegal_action_is_refused_with_its_rule(text: str) -> None:
    lines = text.splitlines()
    lines[FIRST + 1] = lines[FIRST + 1].replace("p2", "p1")
    ((line, message),) = errors("\n".join(lines))
    assert line == 17
    assert "forbidden by PB-1.2: " in message
    with pytest.raises(BadRecord, match=r"line 17: action 2, .*PB-1\.2"):
        replay(Record.from_text("\n".join(lines)))


def test_a_changed_seed_is_found_by_the_checks_of_the_lines() -> None:
    match = Match(load_game("pebbles"), 2, seed=1)
    for player in (0, 1, 0):
        match.apply(player, "draw")
    lines = [line for line in record_of(match).to_text().splitlines() if not line.startswith(("[Check", "[Digest"))]
    assert errors("\n".join(lines)) == []
    other = "\n".join(lines).replace('[Seed "1"]', '[Seed "2"]')
    assert [message[:34] for _, message in errors(other)] == ["action 2 does not fit its check; i"]


def test_a_missing_end_or_middle_is_located(text: str) -> None:
    lines = text.splitlines()
    ((line, message),) = errors("\n".join(lines[:21]))
    assert line == 21
    assert f"the record has 6 of {len(lines) - FIRST} actions; the end of the file is missing" == message
    ((line, message),) = errors("\n".join(lines[:17] + lines[18:]))
    assert line == 18
    assert message.startswith("expected action 3, found")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Anna", "Hana", "the headers do not fit their check"),
        ('[Edition "1"]', '[Edition "2"]', "rules version 1 is of edition 1"),
        ('[Rules "1"]', '[Rules "3"]', "made by rules version 3 of pebbles; this program knows 1"),
        ("all-done", "cut-off", "the game ended by all-done, but the record says that it ended by cut-off"),
        ('[Digest "', '[Digest "' + 32 * "0" + '"]\n[XOld "', "the digest is not that of the last position"),
        (" (1)", " (2)", "the result of the game is"),
    ],
)
def test_a_changed_header_is_named(text: str, old: str, new: str, says: str) -> None:
    assert any(message.startswith(says) for _, message in errors(text.replace(old, new)))


def test_the_key_must_be_the_one_committed_to() -> None:
    record = record_of(played("pebbles", key=KEY))
    assert record.commitment == commitment(KEY)
    assert record.seed is None
    assert verify(record).problems == ()
    other = record.to_text().replace(commitment(KEY), 64 * "0")
    assert any("the key is not the one that was committed to" in message for _, message in errors(other))


def test_what_cannot_be_proved_is_said() -> None:
    record = record_of(played("pebbles", key=KEY))
    bare = "\n".join(line.partition("#")[0] for line in record.to_text().splitlines() if "Commit" not in line)
    report = verify_bytes(bare.replace(f'[Check "{record.check}"]', "").encode())
    assert report.ok
    assert ["may go unnoticed" in p.message or "chosen afterwards" in p.message for p in report.problems] == [
        True,
        True,
    ]


# --- transcripts ---


def test_a_transcript_holds_no_secret_and_says_what_it_cannot_prove() -> None:
    match = played("pebbles", most=7, key=KEY)
    record = transcript_of(match, 1, ["Anna", "Bob"])
    text = record.to_text()
    for secret in (KEY.hex(), match.state.digest(), "#", "Seed", "Key", "Digest", "Check"):
        assert secret not in text
    assert commitment(KEY) in text
    assert Record.from_text(text) == record
    report = verify(record)
    assert report.ok
    assert "transcript of what p2 may know" in report.problems[0].message
    with pytest.raises(BadRecord, match="cannot be replayed"):
        replay(record)
    assert errors(text.replace("draw", "dance", 1))


def test_a_transcript_hides_the_sealed_choices_of_others() -> None:
    match = played("odds", 3)
    match.cut(5)
    assert match.state.current_players == (0,)
    assert [line.text == HIDDEN for line in transcript_of(match, 2).lines] == [False] * 3 + [False, True]
    assert [line.text == HIDDEN for line in transcript_of(match, None).lines] == [False] * 3 + [True, True]
    match.apply(0, match.game.notation.text(match.state.legal_actions(0)[0]))
    assert all(line.text != HIDDEN for line in transcript_of(match, None).lines)


def test_a_transcript_hides_secret_actions_from_all_but_their_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pebbles, "is_secret", lambda self, action: action != 0)
    match = played("pebbles")
    for line, move in zip(transcript_of(match, 0).lines, match.moves, strict=True):
        assert line.text == (HIDDEN if move.player == 1 and move.action else move.text)


# --- rules versions ---


class Generous(Pebbles):
    """Pebbles whose second rules version gives the first player 100 points; the first is kept."""

    rules_version: ClassVar[int] = 2
    older_versions: ClassVar[tuple[int, ...]] = (1,)

    def set_up(self, players: int, chance: Chance, options: Mapping[str, OptionValue]) -> Table:
        table = super().set_up(players, chance, options)
        if self.version >= 2:
            table.score[0] += 100
        return table


def test_a_record_is_replayed_by_its_own_rules_version(monkeypatch: pytest.MonkeyPatch) -> None:
    old = record_of(played("pebbles"))
    game = Generous()
    monkeypatch.setattr(records, "load_game", lambda name: game)
    assert game.version == 2
    assert verify(old).problems == ()
    assert replay(old).game.version == 1
    new = Match(game, 2, 5)
    for line in old.lines:
        new.apply(line.player, line.text)
    assert record_of(new).rules == 2
    assert record_of(new).result[0].points == old.result[0].points + 100
    assert verify(record_of(new)).problems == ()
    assert not verify_bytes(record_of(new).to_text().replace('[Rules "2"]', '[Rules "1"]').encode()).ok
    with pytest.raises(BadVersion, match="made by rules version 3 of pebbles; this program knows 1, 2"):
        game.at_version(3)
