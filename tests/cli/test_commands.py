"""Every command does what it says, and what it cannot do it says in one sentence, without a stack trace."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from epocha import Match, load_game
from epocha.arena.bars import RATES
from epocha.arena.bench import OPERATIONS, Bench
from epocha.cli import Refused
from epocha.cli.commands import read_pairs
from epocha.cli.match import measure
from epocha.cli.replay import Replay
from epocha.engine import state
from epocha.engine.deal import Deal
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
        (["play", "pebbles", "--seats", "you,greddy"], "nobody called “greddy” can sit at the table; seats are: you, "),
        (["play", "pebbles", "--seats", "you,search:x"], "SearchBot has "),
        (["play", "pebbles", "--option", "double"], "an option is written NAME=VALUE, not “double”"),
        (["play", "pebbles", "--option", "double=3"], "option double is true or false, not '3'"),
        (["play", "pebbles", "--option", "x=3"], "there is no option x; options are: double"),
        (["play", "pebbles", "--lang", "de"], "there are no texts in “de”; languages are: en, cs, sk"),
        (["play", "--resume", "none.txt"], "none.txt: No such file or directory"),
        (["play", "--resume", "letter.txt"], "line 1: expected a header such as"),
        (["play", "odds", "--resume", "game.txt"], "game.txt is a game of pebbles, not of odds"),
        (["play", "--resume", "game.txt", "--seats", "you"], "game.txt has 2 seats, not 1"),
        (["play", "--resume", "game.txt", "--seed", "3"], "a saved game already has its options and seed"),
        (["replay", "."], ".: Is a directory"),
        (["replay", "letter.txt"], "line 1: expected a header such as"),
        (["replay", "game.txt", "--ply", "999"], "there is no position 999"),
        (["replay", "game.txt", "--seat", "3"], "game.txt has seats 1 to 2, not 3"),
        (["verify", "none.txt"], "none.txt: No such file or directory"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "pebbles", "99"], "pebbles has no rule or section “99”; its sections are: 1 Course of play; 2 End"),
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
    assert done.code == 0
    assert [line.removeprefix(f"{record}: ") for line in done.out.splitlines()] == [
        f"checked: all {moves} actions are allowed by rules version 1 of pebbles",
        "checked: the end (all-done) and the result are those of the play",
        "checked: the last position is that of the play",
        "checked: headers, actions and comments fit their checks",
        "not checked: that nobody chose the seed, from which all shuffles and dice follow",
        f"proved: {moves} actions by rules version 1 of pebbles",
    ]


def test_verify_does_not_call_proved_what_has_lost_a_check(run: Run, record: Path) -> None:
    rows = record.read_text().splitlines()
    line = next(number for number, row in enumerate(rows) if row.split()[:1] == ["2"])
    bare = [row.partition("  #")[0] for row in rows]
    cut = {
        "all.txt": [row for row in bare if not row.startswith("[Check ")],
        "header.txt": [row for row in rows if not row.startswith("[Check ")],
        "line.txt": [*rows[:line], bare[line], *rows[line + 1 :]],
    }
    for name, left in cut.items():
        file = record.with_name(name)
        file.write_text("\n".join(left))
        done = run("verify", file)
        assert done.code == 1, name
        assert ": proved" not in done.out
        assert "fit their checks" not in done.out
        assert done.out.splitlines()[-1].endswith(
            "not proved: nothing in it is wrong, but something that would prove the whole is missing"
        )


def test_verify_says_where_the_shuffles_come_from(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "served.txt"
    match = Match(load_game("pebbles"), 2, deal=Deal(bytes(32), "T-1", ("Annas0Contribution", "")))
    file.write_text(record_of(match).to_text())
    done = run("verify", file)
    assert done.code == 0
    assert "the secret is the one committed to for table T-1, for this game, 2 players and these options" in done.out
    assert "follow from that secret and from the contributions: p1 Annas0Contribution, p2 none of its own" in done.out
    file.write_text(file.read_text().replace("Annas0", "Hanas0"))
    assert run("verify", file).code == 1


@pytest.mark.parametrize(
    ("lang", "says"),
    [("cs", "dokázáno: {} akcí podle pravidel hry pebbles ve verzi 1"),
     ("sk", "dokázané: {} akcií podľa pravidiel hry pebbles vo verzii 1")],
)  # fmt: skip
def test_verify_speaks_the_language_asked_for_or_the_systems(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch, lang: str, says: str
) -> None:
    told = f"{record}: {says.format(len(played('pebbles').moves))}\n"
    assert run("verify", record, "--lang", lang).out.endswith(told)
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    assert run("verify", record).out.endswith(told)


def test_what_cannot_be_done_is_said_in_the_language_asked_for(run: Run, record: Path) -> None:
    for lang, says in (
        ("cs", "v souboru game.txt jsou místa 1 až 2, ne 3"),
        ("sk", "v súbore game.txt sú miesta 1 až"),
    ):
        assert says in run("replay", "game.txt", "--seat", 3, "--lang", lang).err
    assert (
        "volba se píše NÁZEV=HODNOTA, ne „double“" in run("play", "pebbles", "--option", "double", "--lang", "cs").err
    )


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
    assert "this is the transcript of what p1 may know; without seed or secret it cannot be replayed" in done.out
    assert "nothing can be proved" in done.out
    assert run("replay", file).code == 2


def test_a_huge_file_is_not_read_to_its_end(run: Run, tmp_path: Path) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as stream:
        stream.truncate(10**12)
    done = run("verify", huge)
    assert (done.code, done.out) == (1, f"{huge}: error: a record has at most 4000000 bytes; this is longer\n")
    assert "a record has at most 4000000 bytes; this is longer" in run("position", huge).err
    for lang, says in (("en", "no text that is read here"), ("cs", "žádný text"), ("sk", "žiadny text")):
        done = run("play", "mesta", "--option", f"cities_file=@{huge}", "--lang", lang)
        assert done.code == 2
        assert says in done.err


def test_a_position_is_known_behind_what_editors_and_people_write_before_it(run: Run) -> None:
    text = "position odds 1\nplayers 2\nround 2\nscore p1=4 p2=1\nframe choose -\n"
    for number, before in enumerate(("", "\ufeff", "; where we stopped\n\n", "\ufeff;\n")):
        file = Path(f"{number}.txt")
        file.write_text(before + text, encoding="utf-8")
        shown = run("position", file)
        assert (shown.code, shown.err, shown.out) == (0, "", run("position", "0.txt").out)


# --- replay ---


def test_replay_prints_every_position_in_a_pipe(run: Run, record: Path) -> None:
    match = played("pebbles")
    done = run("replay", record)
    assert done.out.count("Position ") == len(match.moves) + 1
    assert "; a good start" in done.out
    assert match.game.diagram(match.state.view(None)).splitlines()[0] in done.out.splitlines()


@pytest.mark.parametrize(("lang", "word"), [("en", "Position 3 of"), ("cs", "Pozice 3 /"), ("sk", "Pozícia 3 /")])
def test_replay_shows_one_position_as_a_seat_saw_it(run: Run, record: Path, lang: str, word: str) -> None:
    match = played("pebbles")
    done = run("replay", record, "--ply", 3, "--seat", 2, "--lang", lang)
    assert word in done.out
    assert match.game.diagram(match.state_at(3).view(1), lang).splitlines()[1] in done.out.splitlines()
    assert Replay(record, 2, lang).view_at(3) == match.state_at(3).view(1)


def test_replay_calls_people_of_the_terminal_by_their_names(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_of(played("stone_age", 3, most=2), ["you:Eva", "greedy", "you"]).to_text())
    shown = run("replay", file, "--ply", 2, "--lang", "cs").out
    assert all(f"Místo {number} ({name}): má na své desce" in shown for number, name in
               enumerate(("Eva", "greedy", "Hráč 3"), 1))  # fmt: skip
    assert "you" not in shown


def test_replay_draws_every_position(run: Run, tmp_path: Path) -> None:
    match = played("stone_age", most=12)
    file = tmp_path / "game.txt"
    file.write_text(record_of(match).to_text())
    done = run("replay", file, "--svg", "pictures", "--lang", "cs")
    assert done.out == "13 obrázků je ve složce pictures.\n"
    drawn = sorted(Path("pictures").iterdir())
    assert [picture.name for picture in drawn] == [f"ply-{ply:02}.svg" for ply in range(13)]
    assert drawn[5].read_text() == match.game.document(match.state_at(5).view(None), "cs")
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


def test_bots_of_ones_own_play_a_match_from_the_current_folder(run: Run) -> None:
    Path("mine_only.py").write_text("from own_bots import First, Broken\n")
    done = run("match", "pebbles", "mine_only:First", "random", "search@3", "search@0.01s", "-n", 4)
    assert (done.code, done.err) == (0, "")
    assert "…" not in done.out
    shown = json.loads(run("match", "pebbles", "search@3", "search@0.01s", "-n", 2, "--json").out)
    assert [(bot["iterations"], bot["seconds"]) for bot in shown["entrants"]] == [(3, None), (None, 0.01)]
    done = run("match", "pebbles", "mine_only:Broken", "random", "-n", 2)
    assert done.code == 0
    assert "lost 2 of 2 games" in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["no_such:Bot", "random"], "no module:Class either"),
        (["random", "search@fast"], "search@0.5s for seconds or search@400 for steps, not 'search@fast'"),
        (["random", "search@0s"], "for seconds or"),
        (["random", "random", "--time", "nan"], "seconds from 0.001 to 3600, such as 0.5, not 'nan'"),
        (["random", "random", "--until", "0"], "between 0 and 1"),
        (["random", "random", "--until", "60", "--round-robin"], "a round robin has none"),
        (["random", "--round-robin"], "at least two bots"),
    ],
)
def test_what_bots_cannot_do_is_said(run: Run, arguments: list[str], said: str) -> None:
    done = run("match", "pebbles", *arguments)
    assert (done.code, done.out) == (2, "")
    assert said in done.err


def test_a_round_robin_prints_ratings_and_draws_them(run: Run) -> None:
    done = run("match", "pebbles", "random", "greedy", "search@4", "--round-robin", "-n", 2, "--picture", "all.html")
    assert (done.code, done.err) == (0, "")
    assert "Elo" in done.out
    assert Path("all.html").read_text().startswith("<!doctype html><html")
    shown = json.loads(run("match", "pebbles", "random", "greedy", "--round-robin", "-n", 2, "--json").out)
    assert len(shown["ratings"]) == 2


def test_a_match_stops_when_it_is_known_who_wins_more(run: Run) -> None:
    shown = json.loads(run("match", "pebbles", "own_bots:Cheat", "random", "-n", 200, "--until", 60, "--json").out)
    assert shown["verdict"] == "below"
    assert shown["games"] < 40


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


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_has_not_all_letters_shows_those_that_it_has(encoding: str, tmp_path: Path) -> None:
    """It may also send what is no letter."""
    command = [sys.executable, "-c", "from epocha.cli import main; main()"]
    environment = os.environ | {"PYTHONIOENCODING": f"{encoding}:strict"}
    shown = subprocess.run([*command, "rules", "mesta", "ME-1.1", "--lang", "cs"], capture_output=True, env=environment)
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert b"ME-1.1" in shown.stdout
    typed = b"\xff\xfe\n1\nquit\n"
    play = [*command, "play", "stone_age", "--seats", "you,random"]
    played = subprocess.run(play, input=typed, capture_output=True, env=environment, cwd=tmp_path)
    assert (played.returncode, played.stderr) == (0, b"")
    assert list(tmp_path.iterdir())


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_an_option_can_be_the_text_of_a_file(tmp_path: Path, mark: str) -> None:
    cities = tmp_path / "cities.toml"
    cities.write_text(f"{mark}[[city]]\nid = 'brno'\n", encoding="utf-8")
    assert read_pairs([f"cities_file=@{cities}", "size=full"], "en") == {
        "cities_file": "[[city]]\nid = 'brno'\n",
        "size": "full",
    }
    with pytest.raises(Refused, match="nejde přečíst"):
        read_pairs([f"cities_file=@{tmp_path / 'none.toml'}"], "cs")


def test_a_text_made_to_be_slow_is_refused_before_it_is_read(tmp_path: Path) -> None:
    cities = tmp_path / "cities.toml"
    cities.write_text("a." * 24_990 + "a = 1", encoding="utf-8")
    command = [sys.executable, "-c", "from epocha.cli import main; main()", "play", "mesta", "--seats", "greedy,greedy"]
    refused = subprocess.run([*command, "--option", f"cities_file=@{cities}"], capture_output=True, text=True)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "cities_file: Its brackets and names with dots go deeper than 6 levels." in refused.stderr


def test_a_position_is_printed_and_shown(run: Run, record: Path) -> None:
    whole = run("position", "game.txt", "--ply", "3").out
    assert whole.startswith("position pebbles 1\nplayers 2\n")
    assert "?" not in whole
    Path("here.txt").write_text(run("position", "game.txt", "--ply", "3", "--seat", "1").out)
    assert "viewer p1" in Path("here.txt").read_text()
    assert "?" in Path("here.txt").read_text()
    shown = run("position", "here.txt")
    assert (shown.code, shown.err) == (0, "")
    for arguments, says in (
        (["game.txt", "--ply", "999"], "there is no position 999"),
        (["game.txt", "--seat", "5"], "there is no seat 5"),
        (["letter.txt"], "line 2: there is no field 'how'"),
    ):
        Path("letter.txt").write_text("position pebbles 1\nhow are you?\n")
        done = run("position", *arguments)
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert says in done.err


# --- tables of figures ---


def test_figures_of_the_bench_are_whole_in_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = dict.fromkeys([key for _, key in OPERATIONS] + list(RATES) + ["games_per_s"], 123.4)
    found = Bench(games={"civilization_2010": {"4": {"compiled": figures}}})
    monkeypatch.setattr("epocha.cli.match.run_bench", lambda *_: found)
    measure([], quick=True, as_json=False)
    said = capsys.readouterr().out
    assert "MISSED" in said
    assert "determinize µs" in said
    assert "…" not in said
