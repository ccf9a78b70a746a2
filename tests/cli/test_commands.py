"""Every command does what it says, and what it cannot do it says in one sentence, without a stack trace."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from epocha import load_game
from epocha.cli import Refused
from epocha.cli.commands import read_pairs
from epocha.cli.replay import Replay
from epocha.engine import state
from epocha.engine.record import record_of, transcript_of
from epocha.engine.text import LANGUAGES, Texts

from .conftest import Run, played

# --- what is refused ---


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play"], "which game? There are: "),
        (["play", "chess"], "there is no game 'chess'; there are: "),
        (["play", "pebbles", "--seats", "you"], "pebbles takes 2 to 4 players, not 1"),
        (["play", "pebbles", "--seats", "you,greddy"], "nobody called 'greddy' can sit at the table; seats are: you, "),
        (["play", "pebbles", "--seats", "you,search:x"], "SearchBot has "),
        (["play", "pebbles", "--option", "double"], "an option is written NAME=VALUE, not 'double'"),
        (["play", "pebbles", "--option", "double=3"], "option double is true or false, not '3'"),
        (["play", "pebbles", "--option", "x=3"], "there is no option x; options are: double"),
        (["play", "pebbles", "--lang", "de"], "there are no texts in 'de'; languages are: en, cs, sk"),
        (["play", "--resume", "none.txt"], "none.txt: No such file or directory"),
        (["play", "--resume", "letter.txt"], "line 1: expected a header such as"),
        (["play", "odds", "--resume", "game.txt"], "game.txt is a game of pebbles, not of odds"),
        (["play", "--resume", "game.txt", "--seats", "you"], "game.txt has 2 seats, not 1"),
        (["play", "--resume", "game.txt", "--seed", "3"], "a saved game has its options and seed already"),
        (["replay", "."], ".: Is a directory"),
        (["replay", "letter.txt"], "line 1: expected a header such as"),
        (["replay", "game.txt", "--ply", "999"], "there is no position 999"),
        (["replay", "game.txt", "--seat", "3"], "game.txt has seats 1 to 2, not 3"),
        (["verify", "none.txt"], "none.txt: No such file or directory"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "pebbles", "99"], "pebbles has no rule or section '99'; its sections are: 1 Course of play; 2 End"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["match", "pebbles", "nobody", "random"], "there is no bot 'nobody'"),
        (["match", "pebbles", "random", "random", "random", "random", "random"], "pebbles takes 2 to 4 players, not 5"),
        (["match", "pebbles", "random", "random", "random", "--players", "2"], "a match needs "),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(run: Run, record: Path, arguments: list[str], says: str) -> None:
    Path("letter.txt").write_text("Dear Anna,\nhow are you?\n")
    done = run(*arguments)
    assert done.code == 2
    assert done.err.startswith("epocha: ")
    assert says in done.err
    assert done.err.count("\n") == 1


def test_a_wrong_switch_is_refused(run: Run) -> None:
    done = run("play", "--colour")
    assert done.code == 2
    assert "No such option: --colour" in done.err


# --- version ---


def test_the_version_tells_what_is_installed(run: Run) -> None:
    done = run("--version")
    first, second, *games = done.out.splitlines()
    assert first.startswith("epocha 0.")
    assert second.startswith(f"Python {sys.version.split()[0]}, engine ")
    assert "pebbles: edition 1, rules version 1" in games
    assert ("not compiled" in second) == str(state.__file__).endswith(".py")


# --- verify ---


def test_verify_proves_a_record(run: Run, record: Path) -> None:
    moves = len(played("pebbles").moves)
    done = run("verify", record)
    assert (done.code, done.out) == (0, f"{record}: proved: {moves} actions by rules version 1 of pebbles\n")


def test_verify_says_what_is_wrong_and_where(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if " p2 " in line)
    lines[at] = lines[at].replace("p2", "p1")
    bad = record.with_name("bad.txt")
    bad.write_text("\n".join(lines))
    done = run("verify", record, bad)
    assert done.code == 1
    assert f"{bad}: error: line {at + 1}: action 2, p1" in done.out
    assert "is forbidden by PB-1.2: Players take turns" in done.out
    assert f"{record}: proved" in done.out


def test_verify_says_what_a_transcript_cannot_prove(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "seen.txt"
    file.write_text(transcript_of(played("pebbles", most=5), 0).to_text())
    done = run("verify", file)
    assert done.code == 0
    assert "this is the transcript of what p1 may know; without seed or key it cannot be replayed" in done.out
    assert "nothing can be proved" in done.out
    assert run("replay", file).code == 2


def test_a_huge_file_is_not_read_to_its_end(run: Run, tmp_path: Path) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as stream:
        stream.truncate(10**12)
    done = run("verify", huge)
    assert (done.code, done.out) == (1, f"{huge}: error: a record has at most 4000000 bytes; this is longer\n")


# --- replay ---


def test_replay_prints_every_position_in_a_pipe(run: Run, record: Path) -> None:
    match = played("pebbles")
    done = run("replay", record)
    assert done.out.count("Position ") == len(match.moves) + 1
    assert "; a good start" in done.out
    assert match.game.diagram(match.state.view(None)).splitlines()[0] in done.out.splitlines()


@pytest.mark.parametrize(("lang", "word"), [("en", "Position"), ("cs", "Pozice"), ("sk", "Pozícia")])
def test_replay_shows_one_position_as_a_seat_saw_it(run: Run, record: Path, lang: str, word: str) -> None:
    match = played("pebbles")
    done = run("replay", record, "--ply", 3, "--seat", 2, "--lang", lang)
    assert f"{word} 3 " in done.out
    assert match.game.diagram(match.state_at(3).view(1)).splitlines()[1] in done.out.splitlines()
    assert Replay(record, 2, lang).views[3] == match.state_at(3).view(1)


def test_replay_draws_every_position(run: Run, tmp_path: Path) -> None:
    match = played("stone_age", most=12)
    file = tmp_path / "game.txt"
    file.write_text(record_of(match).to_text())
    done = run("replay", file, "--svg", "pictures", "--lang", "cs")
    assert done.out == "13 obrázků je ve složce pictures.\n"
    drawn = sorted(Path("pictures").iterdir())
    assert [picture.name for picture in drawn] == [f"ply-{ply:02}.svg" for ply in range(13)]
    assert drawn[5].read_text() == match.game.picture(match.state_at(5).view(None), "cs")
    assert drawn[0].read_text().startswith("<svg")


# --- rules ---


def test_rules_are_shown_by_section_and_number(run: Run) -> None:
    assert "pebbles" in run("rules").out
    whole = run("rules", "pebbles").out
    assert whole.index("1 Course of play") < whole.index("PB-1.6") < whole.index("2 End") < whole.index("PB-2.2")
    assert [word for word in run("rules", "pebbles", "2").out.split() if word.startswith("PB-")] == ["PB-2.1", "PB-2.2"]
    assert "PB-2.1" in run("rules", "pebbles", "end").out
    assert run("rules", "pebbles", "pb-1.4").out.count("PB-") == 1
    assert "SA-4.8" in run("rules", "stone_age", "4").out


def test_proofs_are_listed_as_json(run: Run) -> None:
    done = run("rules", "stone_age", "--json")
    (game,) = json.loads(done.out).items()
    name, lists = game
    assert name == "stone_age"
    assert set(lists) == {"proven", "excused", "missing"}
    needed = [rule.id for rule in load_game("stone_age").rules().values() if not rule.is_row]
    assert sorted([*lists["proven"], *lists["excused"], *lists["missing"]]) == sorted(needed)
    assert len(needed) == 220
    assert "tests/games/stone_age/test_buildings.py::" in json.dumps(lists["proven"]["SA-8.1"])


def test_missing_proofs_are_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("OD-1.1")\ndef test_one() -> None: ...\n')
    monkeypatch.setattr("epocha.engine.proof.folder_of_tests", lambda game: tmp_path)
    done = run("rules", "odds", "--proof")
    assert done.code == 1
    missing = ["OD-1.2", "OD-1.3", "OD-1.4", "OD-2.1"]
    assert json.loads(run("rules", "odds", "--json").out)["odds"]["missing"] == missing
    assert [line for line in done.out.splitlines() if "no test proves" in line] == [
        f"odds: no test proves {rule}" for rule in missing
    ]


def test_a_game_with_all_rules_proven_passes(run: Run) -> None:
    assert run("rules", "odds", "--proof").code == 0


# --- match ---


def test_bots_play_a_match(run: Run) -> None:
    done = run("match", "pebbles", "random", "greedy", "-n", 6, "--picture", "match.svg", "--seed", 3)
    assert done.code == 0
    assert "greedy" in done.out
    assert Path("match.svg").read_text().startswith("<svg")
    shown = json.loads(run("match", "pebbles", "random", "greedy", "-n", 6, "--json").out)
    assert (shown["games"], len(shown["entrants"])) == (6, 2)


# --- words ---


def test_every_message_is_there_in_every_language() -> None:
    names = [
        {line.split(" = ")[0] for line in Path(file).read_text().splitlines() if line[:1].isalpha()}
        for file in sorted(Path(__file__).parents[2].glob("src/epocha/cli/locale/*/terminal.ftl"))
    ]
    assert len(names) == len(LANGUAGES)
    assert names[0] == names[1] == names[2]
    for lang in LANGUAGES:
        assert all(Texts("epocha.cli").has(lang, name) for name in names[0])


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_of(played("stone_age", 4)).to_text())
    command = [sys.executable, "-c", "from epocha.cli import main; main()", "replay", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_an_option_can_be_the_text_of_a_file(tmp_path: Path) -> None:
    cities = tmp_path / "cities.toml"
    cities.write_text("[[city]]\nid = 'brno'\n", encoding="utf-8")
    assert read_pairs([f"cities_file=@{cities}", "size=full"]) == {
        "cities_file": "[[city]]\nid = 'brno'\n",
        "size": "full",
    }
    with pytest.raises(Refused, match="cannot be read"):
        read_pairs([f"cities_file=@{tmp_path / 'none.toml'}"])
