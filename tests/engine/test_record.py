"""A match is written down, read back, played again, and proved; a text that is not what was played is found out."""

from dataclasses import replace
from typing import Any, ClassVar

import pytest
from epocha_fixtures.pebbles.game import Pebbles
from epocha_fixtures.pebbles.state import Table
from hypothesis import given, settings
from hypothesis import strategies as st

from epocha import Chance, Match, game_names, load_game
from epocha.engine import record as records
from epocha.engine.deal import Deal, Terms
from epocha.engine.game import EVERYBODY, BadVersion
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
from epocha.engine.setup import Setup

SECRET = bytes(range(32))
OWN = "Anna0123456789abcdef"
DEAL = Deal(SECRET, "a-table_1", (OWN, ""))
COMMITMENT = Terms("a-table_1", "pebbles", 1, 2, {"double": False}).commitment(SECRET)
FIRST = 15


def played(name: str, players: int = 2, seed: int = 5, most: int = 10_000, deal: Deal | None = None) -> Match:
    """Return a match of random actions, at most so many."""
    match = Match(load_game(name), players, seed, deal=deal)
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
        most = 3_000 if players == game.min_players else 500  # games of random offers hardly end
        match = played(name, players, most=most)
        record = record_of(match, ["Anna"], "2025-03-01", {0: ["first\nsecond"], len(match.moves): [""]})
        again = Record.from_text(record.to_text())
        assert again == record
        assert again.to_text() == record.to_text()
        assert again.comments[0] == ("first", "second")
        assert replay(again).state == match.state
        assert all(problem.severity is Severity.NOTE for problem in verify(again).problems)


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
        table=draw(st.sampled_from(["", "Ab_-9"])),
        secret=draw(st.sampled_from([b"", SECRET])),
        commitment=draw(st.sampled_from(["", COMMITMENT])),
        contributions=tuple(
            draw(st.one_of(st.just([]), st.lists(st.sampled_from(["", OWN]), min_size=players, max_size=players)))
        ),
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
    text = record_of(played("pebbles"), ["Anna", "greedy"], comments={0: ["first"], 3: ["a good one"]}).to_text()
    at = data.draw(st.integers(0, len(text) - 1))
    piece = data.draw(st.one_of(anything, st.sampled_from(["[", '"]', "; ", "\n", "#", " p2 ", "12"])))
    edited = text[:at] + piece + text[at + data.draw(st.integers(0, 30)) :]
    report = verify_bytes(edited.encode())
    original = Record.from_text(text)
    if report.ok and report.record is not None and report.record.check == original.check:
        stripped = [(line.player, line.text) for line in report.record.lines]
        assert stripped == [(line.player, line.text) for line in original.lines]
        assert report.record.seats == original.seats
        assert report.record.all_comments() == original.all_comments()


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
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[Secret "ab"]', 4, "64 hexadecimal digits"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[Result "3 (1)"]', 4, "each of 2 seats"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[View "p3"]', 4, "from p1 to p2 or spectator"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[Options "a b"]', 4, "a list such as"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n2 p1 draw', 4, "expected action 1"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p3 draw', 4, "expected a seat from p1 to p2"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p1', 4, "expected an action after p1"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p1 draw #xyz', 4, "expected a check"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p1 draw\n[Seed "1"]', 5, "expected action 2"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n1 p1 draw', 0, "no header Seed or Secret"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[Table "a b"]', 4, "at most 40 letters, digits"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "1"]\n[Contribution1 "short"]', 4, "16 to 64 letters and digits"),
        (b'[Game "pebbles"]\n[Rules "1"]\n[Players "2"]\n[Contribution1 "public"]', 0, "Contribution2 is missing"),
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
    says = f"action {number} or a comment at it does not fit its check; it is not what was written"
    assert (at + 1, says) in errors("\n".join(lines))


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
    assert [message[:34] for _, message in errors(other)] == ["action 2 or a comment at it does n"]


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
        ("Anna", "Hana", "the headers and the comments at the end do not fit their check"),
        ('[Edition "1"]', '[Edition "2"]', "rules version 1 is of edition 1"),
        ('[Rules "1"]', '[Rules "3"]', "made by rules version 3 of pebbles; this program knows 1"),
        ("all-done", "cut-off", "the game ended by all-done, but the record says that it ended by cut-off"),
        ('[Digest "', '[Digest "' + 32 * "0" + '"]\n[XOld "', "the digest is not that of the last position"),
        (" (1)", " (2)", "the result of the game is"),
    ],
)
def test_a_changed_header_is_named(text: str, old: str, new: str, says: str) -> None:
    assert any(message.startswith(says) for _, message in errors(text.replace(old, new)))


# --- comments ---


@pytest.fixture
def remarked() -> str:
    """A game of Pebbles with comments before the first action, before the third, and at the end."""
    match = played("pebbles")
    comments = {0: ["Anna begins"], 2: ["thinks for long", "and longer"], len(match.moves): ["well played"]}
    return record_of(match, comments=comments).to_text()


def test_a_comment_is_covered_by_the_checks(remarked: str) -> None:
    assert verify_bytes(remarked.encode()).problems == ()
    rows = remarked.splitlines()
    for old, action in (("Anna begins", 1), ("and longer", 3), ("well played", 0)):
        at = next(number for number, row in enumerate(rows, 1) if old in row)
        for edited in (remarked.replace(old, f"{old}!"), "\n".join(rows[: at - 1] + rows[at:])):
            ((line, message),) = errors(edited)
            assert message.startswith(
                f"action {action} or a comment at it" if action else "the headers and the comments"
            )
            assert edited.splitlines()[line - 1].split()[0] == (str(action) if action else "[Check")


def test_a_comment_that_was_added_or_moved_is_found(remarked: str) -> None:
    rows = remarked.splitlines()
    first = next(number for number, row in enumerate(rows) if row.split()[:1] == ["1"])
    added = [*rows[:first], rows[first] + " ; a blunder", *rows[first + 1 :]]
    assert [line for line, _ in errors("\n".join(added))] == [first + 1]
    moved = [*rows[: first - 1], rows[first], rows[first - 1], *rows[first + 1 :]]
    assert [line for line, _ in errors("\n".join(moved))] == [first]
    assert errors(remarked + "; the end\n")[0][1].startswith("the headers and the comments")


# --- checks that were taken out ---


def stripped(text: str) -> dict[str, str]:
    """Return a record without some of its checks, by what is missing."""
    rows = text.splitlines()
    headers = {
        name: "\n".join(row for row in rows if not row.startswith(f"[{name} "))
        for name in ("Check", "Digest", "Actions")
    }
    line = next(number for number, row in enumerate(rows) if row.split()[:1] == ["3"])
    one = [row.partition("  #")[0] if number == line else row for number, row in enumerate(rows)]
    every = [row.partition("  #")[0] for row in rows]
    return headers | {
        "line": "\n".join(one),
        "lines": "\n".join(every),
        "all": "\n".join(row for row in every if not row.startswith(("[Check", "[Digest", "[Actions"))),
    }


@pytest.mark.parametrize("what", ["Check", "Digest", "Actions", "line", "lines", "all"])
@pytest.mark.parametrize("deal", [None, DEAL], ids=["seed", "deal"])
def test_a_record_without_all_its_checks_is_not_proved(what: str, deal: Deal | None) -> None:
    report = verify_bytes(stripped(record_of(played("pebbles", deal=deal)).to_text())[what].encode())
    assert not report.ok
    missing = [problem for problem in report.problems if problem.severity is Severity.MISSING]
    assert missing
    assert any(
        {"line": "action 3 has no check", "lines": "have no check", "all": "have no check"}.get(
            what, f"no header {what}"
        )
        in p.message
        for p in missing
    )
    assert not any("fit their checks" in sentence for sentence in report.proved) or what in ("Digest", "Actions")


def test_a_line_without_its_check_is_still_held_by_the_next_one(text: str) -> None:
    rows = stripped(text)["line"].splitlines()
    at = next(number for number, row in enumerate(rows) if row.split()[:1] == ["3"])
    rows[at] = rows[at] + " ; a lie"
    assert [line for line, _ in errors("\n".join(rows))] == [at + 2]


def test_what_is_proved_is_said_in_words(text: str) -> None:
    report = verify_bytes(text.encode())
    count = len(played("pebbles").moves)
    assert report.proved == (
        f"all {count} actions are allowed by rules version 1 of pebbles",
        "the end (all-done) and the result are those of the play",
        "the last position is that of the play",
        "headers, actions and comments fit their checks",
    )
    assert verify_bytes(text.replace(" (1)", " (2)").encode()).proved == ()


# --- where the shuffles come from ---


def test_the_secret_must_be_the_one_committed_to() -> None:
    record = record_of(played("pebbles", deal=DEAL))
    assert (record.table, record.commitment, record.contributions) == ("a-table_1", COMMITMENT, (OWN, ""))
    assert record.seed is None
    report = verify(record)
    assert report.problems == ()
    assert report.proved[-2:] == (
        "the secret is the one committed to for table a-table_1, for this game, 2 players and these options",
        f"all shuffles and dice follow from that secret and from the contributions: p1 {OWN}, p2 none of its own",
    )
    other = record.to_text().replace(COMMITMENT, 64 * "0")
    assert any("is not the one that was committed to" in message for _, message in errors(other))


@pytest.mark.parametrize("changed", [{"table": "other"}, {"options": {"double": "true"}}, {"secret": bytes(32)}])
def test_the_commitment_binds_secret_table_and_options(changed: dict[str, Any]) -> None:
    record = replace(record_of(played("pebbles", most=0, deal=DEAL)), **changed)
    assert any("is not the one that was committed to" in message for _, message in errors(record.to_text()))


def test_a_changed_contribution_changes_the_play() -> None:
    record = record_of(played("pebbles", deal=DEAL))
    for words in ((OWN, OWN), ("", ""), (OWN[::-1], "")):
        changed = replace(record, contributions=words)
        changed = replace(changed, check=changed.header_check())
        assert errors(changed.to_text())


def test_a_secret_without_commitment_or_the_reverse_is_not_proved() -> None:
    record = record_of(played("pebbles", deal=DEAL))
    bare = verify(replace(record, commitment=""))
    assert not bare.ok
    assert any("no commitment to it" in p.message for p in bare.problems if p.severity is Severity.MISSING)
    seeded = replace(record_of(played("pebbles")), commitment=COMMITMENT)
    report = verify(replace(seeded, check=seeded.header_check()))
    assert not report.ok
    assert any("a commitment but no secret" in p.message for p in report.problems if p.severity is Severity.MISSING)
    with pytest.raises(BadRecord, match="a match has one of them"):
        replay(replace(record, seed=1))


# --- transcripts ---


def test_a_transcript_holds_no_secret_and_says_what_it_cannot_prove() -> None:
    match = played("pebbles", most=7, deal=DEAL)
    record = transcript_of(match, 1, ["Anna", "Bob"])
    text = record.to_text()
    for secret in (SECRET.hex(), match.key.hex(), match.state.digest(), "#", "Seed", "Secret", "Digest", "Check"):
        assert secret not in text
    assert COMMITMENT in text
    assert OWN in text
    assert Record.from_text(text) == record
    report = verify(record)
    assert report.ok
    assert "transcript of what p2 may know" in report.problems[0].message
    with pytest.raises(BadRecord, match="cannot be replayed"):
        replay(record)
    assert report.proved == ()
    assert errors(text.replace("draw", "dance", 1))
    assert "header View" in errors(record_of(match).to_text().replace("[Secret", '[View "p2"]\n[Secret'))[0][1]


def test_a_sealed_answer_is_in_no_transcript_before_it_is_opened() -> None:
    match = played("odds", 3)
    match.cut(3)
    match.apply(1, "choose 2")
    match.apply(0, "choose 3")
    for viewer in (None, 0, 1):
        assert len(transcript_of(match, viewer).lines) == 3
    match.apply(2, "choose 1")
    opened = transcript_of(match, None).lines[3:]
    assert [(line.player, line.text) for line in opened] == [(0, "choose 3"), (1, "choose 2"), (2, "choose 1")]


def test_a_transcript_hides_secret_actions_from_all_but_their_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pebbles, "readers", lambda self, before, player, picks: 1 << player if picks[0] else EVERYBODY)
    match = played("pebbles")
    for line, move in zip(transcript_of(match, 0).lines, match.moves, strict=True):
        assert line.text == (HIDDEN if move.player == 1 and move.action else move.text)


# --- rules versions ---


class Generous(Pebbles):
    """Pebbles whose second rules version gives the first player 100 points; the first is kept."""

    rules_version: ClassVar[int] = 2
    older_versions: ClassVar[tuple[int, ...]] = (1,)

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        table = super().set_up(setup, chance)
        if setup.version >= 2:
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
