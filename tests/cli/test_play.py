"""A whole game is played in the terminal; everything that can be typed there does what it says."""

import errno
import io
import re
import signal
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

from epocha import Match, load_game
from epocha.bots import Clock
from epocha.cli.play import GOODBYES, Session
from epocha.cli.screen import CLEAR_ALL, Screen
from epocha.cli.seats import read_seats
from epocha.engine.record import Record, replay, verify

from .conftest import Run

PEBBLES = ("play", "pebbles", "--seed", 7)
ALWAYS_FIRST = "1\n" * 200

Scripted = Callable[[str, str, list[str]], tuple[Match, str]]


class Typed(Screen):
    """A live screen at which somebody types what some steps return, one after the other."""

    def __init__(self, terminal: io.StringIO, steps: Iterable[Callable[[], str]]) -> None:
        super().__init__("en", Console(file=terminal, force_terminal=True, force_interactive=True, color_system=None))
        self.steps = iter(steps)

    def read(self) -> str:
        return next(self.steps)()


@pytest.fixture
def scripted(tmp_path: Path) -> Scripted:
    """Play at a terminal that people sit at; gives the match and all that was printed."""

    def play(game: str, seats: str, lines: list[str]) -> tuple[Match, str]:
        written = io.StringIO()
        screen = Typed(written, [partial(str, line) for line in lines])
        match = Match(load_game(game), seats.count(",") + 1, 3)
        Session(match, read_seats(seats.split(","), 3, screen), screen, Clock(), tmp_path / "game.txt").run()
        return match, written.getvalue()

    return play


@pytest.mark.parametrize(
    ("game", "seats", "options", "lang"),
    [
        ("pebbles", "you,random", (), "en"),
        ("pebbles", "random,you,random", (), "cs"),
        ("odds", "random,you,random", (), "sk"),
        ("stone_age", "you,random", (), "en"),
        ("stone_age", "you,random,random,greedy", ("--option", "max_rounds=1"), "cs"),
        ("stone_age", "greedy,you,random", ("--option", "max_rounds=1"), "sk"),
    ],
)
def test_a_whole_game_is_played_by_numbers_and_recorded(
    run: Run, game: str, seats: str, options: tuple[str, ...], lang: str
) -> None:
    command = ("play", game, "--seats", seats, *options, "--lang", lang, "--seed", 1, "--save", "game.txt")
    done = run(*command, typed="1\n" * 2000)
    assert (done.code, done.err) == (0, "")
    record = Record.from_text(Path("game.txt").read_text())
    assert verify(record).problems == ()
    assert (record.end == "cut-off") == bool(options)
    assert ",".join(record.seats) == seats
    result = done.out.partition(f" {Screen(lang).text('over')} ")[2]
    assert result
    for seat, score in enumerate(record.result):
        name = Screen(lang).text("player", number=seat + 1) if record.seats[seat] == "you" else r"random( \d)?"
        assert re.search(rf"^ *{score.place}  {name} +{score.points} *$", result, re.MULTILINE)


@pytest.mark.parametrize(
    ("options", "result"), [((), r"Player 1 +\d+ turns"), (("--option", "max_rounds=1"), "not completed")]
)
def test_a_game_alone_ends_with_its_turns_or_not_completed(run: Run, options: tuple[str, ...], result: str) -> None:
    command = ("play", "mesta", "--seats", "you", "--option", "size=very_short", *options, "--seed", 1)
    done = run(*command, typed="2\n1\n" * 2000)
    assert done.code == 0
    shown = done.out.partition(f" {Screen('en').text('over')} ")[2]
    assert re.search(result, shown.splitlines()[-1])
    assert "Place" not in shown


def test_pictures_and_choices_fit_80_columns(run: Run) -> None:
    done = run("play", "stone_age", "--seats", "you,greedy,greedy,greedy", "--seed", 3, typed="1\n" * 30)
    assert max(map(len, done.out.splitlines())) <= 80


def test_actions_are_typed_as_text_too(run: Run) -> None:
    done = run(*PEBBLES, "--seats", "you,random", typed="  DRAW \n")
    assert "1 p1 draw" in Path(next(Path().glob("pebbles-*.epocha"))).read_text()
    assert "The game is interrupted." in done.out


def test_there_may_be_nothing_to_take_back(scripted: Scripted) -> None:
    match, screen = scripted("odds", "you,you:Bob", ["", "choose 1", "", "undo", "quit"])
    assert "You have not done anything yet that you could take back." in screen
    assert match.drafts() == {0: "choose 1"}


def test_undo_is_refused_across_a_disclosure(run: Run) -> None:
    done = run(*PEBBLES, "--seats", "you,random", typed="draw\nundo\n")
    assert "You cannot take that back: something hidden has been shown since" in done.out


def test_undo_works_against_bots_and_asks_people(run: Run) -> None:
    done = run("play", "stone_age", "--seats", "you,greedy", "--seed", 4, typed="1\nundo\nquit\n")
    assert "2 actions have been taken back." in done.out
    seats = ("play", "stone_age", "--seats", "you,you:Bob", "--seed", 4, "--option", "start_player=1")
    asked = run(*seats, typed="1\n1\nundo\nn\nundo\ny\n")
    assert asked.out.count("Do they agree to take it back?") == 2
    assert "Nothing was taken back." in asked.out
    assert "actions have been taken back." in asked.out


def test_why_cites_the_rule(run: Run) -> None:
    done = run(*PEBBLES, "--seats", "you,random", typed="play 11\nwhy play 11\nwhy 1\nwhy 99\n")
    assert done.out.count("You can play only what you hold. (Rule PB-1.5)") == 2
    assert "You may do that: Draw a card" in done.out
    assert "The choices are numbered from 1 to 3." in done.out


def test_other_lines_get_a_sentence(run: Run) -> None:
    typed = "dreaw\nqwertz\n0\n99999999999999\n²\n\nhint\nlog\nhelp\nrules\nrules pb-1.4\nrules X\n[bold]\n"
    done = run(*PEBBLES, "--seats", "you,random", typed=typed)
    for sentence in (
        "Did you mean “draw”?",
        "“qwertz” is neither an action nor a command.",
        "The choices are numbered from 1 to 3.",
        "There is no hint for this decision.",
        "take back your last action",
        "PB-1.3  In your turn you either draw",
        "PB-1.4  A drawn card is seen by you only.",
        "There is no rule X. Rule numbers look like PB-1.1.",
        "“[bold]” is neither",
    ):
        assert sentence in done.out
    assert (done.code, done.err) == (0, "")


def test_a_saved_game_is_resumed_where_it_was(run: Run) -> None:
    saved = run(*PEBBLES, "--seats", "you:Anna,random", typed="1\n1\nsave mine.txt\nquit\n")
    assert "The game is saved. To go on: epocha play --resume mine.txt" in saved.out
    kept = Path("mine.txt").read_text()
    Path("mine.txt").write_text(kept.replace("\n\n", "\n\n; so far, so good\n", 1))
    done = run("play", "--resume", "mine.txt", typed=ALWAYS_FIRST)
    record = Record.from_text(Path("mine.txt").read_text())
    before = Record.from_text(kept)
    assert "Anna: your turn" in done.out
    assert [line.text for line in record.lines[: len(before.lines)]] == [line.text for line in before.lines]
    assert record.comments[0] == ("so far, so good",)
    assert record.end == "all-done"
    assert replay(record).state.is_terminal


def test_a_game_that_cannot_be_saved_is_not_left_by_quit(run: Run) -> None:
    Path("letter.txt").write_text("Dear Anna")
    typed = "1\nsave no/such/folder.txt\nsave letter.txt\nquit\nsave good.txt\nquit\n1\n"
    done = run(*PEBBLES, "--seats", "you,random", "--save", "letter.txt", typed=typed)
    assert "could not be saved in no/such/folder.txt: No such file or directory." in " ".join(done.out.split())
    assert done.out.count("letter.txt already exists and is not a record of a game.") == 2
    assert Path("letter.txt").read_text() == "Dear Anna"
    assert verify(Record.from_text(Path("good.txt").read_text())).ok


class Terminal(io.StringIO):
    """A terminal that may be closed."""

    gone = False

    def write(self, text: str) -> int:
        if self.gone:
            raise OSError(errno.EIO, "Input/output error")
        return super().write(text)


def left(tmp_path: Path, leaving: Callable[[Terminal], str]) -> Record:
    """Return what is saved of a game that is left after one action in some way, which the person does not say."""
    terminal = Terminal()
    screen = Typed(terminal, [lambda: "draw", lambda: leaving(terminal)])
    match = Match(load_game("pebbles"), 2, 3)
    Session(match, read_seats(["you", "random"], 3, screen), screen, Clock(), tmp_path / "game.txt").run()
    return Record.from_text((tmp_path / "game.txt").read_text())


@pytest.mark.parametrize("number", GOODBYES)
def test_a_game_is_saved_when_its_terminal_is_closed_or_the_program_stopped(tmp_path: Path, number: int) -> None:
    def closed(terminal: Terminal) -> str:
        terminal.gone = True
        signal.raise_signal(number)
        return ""

    before = signal.signal(number, signal.SIG_DFL)  # whoever runs the tests may ignore it, as nohup does
    try:
        assert [line.text for line in left(tmp_path, closed).lines][:1] == ["draw"]
        assert signal.getsignal(number) == signal.SIG_DFL
    finally:
        signal.signal(number, before)


def test_what_was_played_is_saved_whatever_fails(tmp_path: Path) -> None:
    def fails(terminal: Terminal) -> str:
        raise RuntimeError("the rules fail")

    with pytest.raises(RuntimeError, match="the rules fail"):
        left(tmp_path, fails)
    assert Record.from_text((tmp_path / "game.txt").read_text()).lines


def test_a_full_disk_does_not_cost_what_was_saved_before(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run(*PEBBLES, "--seats", "you,random", "--save", "game.txt", typed="1\nquit\n")
    kept = Path("game.txt").read_text()

    def full(file: Path, text: str, encoding: str) -> None:
        with file.open("w") as stream:
            stream.write(text[:20])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    done = run("play", "--resume", "game.txt", typed="1\nquit\n")
    assert "could not be saved in game.txt: No space left on device." in " ".join(done.out.split())
    assert [Path("game.txt").read_text(), list(Path().iterdir())] == [kept, [Path("game.txt")]]


def test_nobody_sees_the_cards_of_the_last_player(scripted: Scripted) -> None:
    match, screen = scripted("pebbles", "you:Anna,you:Bob", ["", "draw", "", "quit"])
    turns = screen.split(CLEAR_ALL)
    assert "Anna: your turn" in turns[2]
    assert "Pass the keyboard to Bob" in turns[3]
    assert "Play" not in turns[3]
    hand = [f"play {card + 1}" for card, owner in enumerate(match.state.view(0).owner) if owner == 0]  # type: ignore[attr-defined]
    assert any(card in turns[2] for card in hand)
    assert not any(f"{card} " in turns[4] for card in hand)


def test_a_sealed_choice_stays_sealed_in_the_log(scripted: Scripted) -> None:
    _, screen = scripted("odds", "you:Anna,you:Bob", ["", "choose 3", "", "log", "quit"])
    bobs = screen.split(CLEAR_ALL)[-1].splitlines()
    assert not [line for line in bobs if re.search(r"1  Anna", line)]


@pytest.mark.parametrize(("seats", "least", "most"), [("search:quick,you", 0.3, 2.0), ("greedy,you", 0.0, 0.2)])
def test_how_long_a_bot_takes_does_not_tell_what_it_could_choose(
    seats: str, least: float, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Pebbles a turn is asked whatever the hand; a bot that finds its answer at once says it no sooner than ever."""
    monkeypatch.setattr("epocha.arena.referee.ask", lambda bot, view, clock: view.legal_actions(0)[0])
    screen = Screen("en", Console(file=io.StringIO(), force_terminal=True, force_interactive=True))
    session = Session(Match(load_game("pebbles"), 2, 3), read_seats(seats.split(","), 3, screen), screen, Clock())
    started = time.monotonic()
    session.ask_bot(0)
    assert least < time.monotonic() - started < most


def test_a_bot_of_ones_own_plays_from_the_current_folder(run: Run) -> None:
    Path("mine_too.py").write_text("from own_bots import First\n")
    done = run(*PEBBLES, "--seats", "you,mine_too:First", "--save", "game.txt", typed="1\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert '[Seat2 "mine_too:First"]' in Path("game.txt").read_text()


def test_a_module_that_a_record_names_is_not_imported_unasked(run: Run) -> None:
    """A record may come from anybody; to import what it names would run it."""
    Path("trap.py").write_text("from own_bots import First\nopen('sprung', 'w').close()\n")
    run(*PEBBLES, "--seats", "you,own_bots:First", "--save", "game.txt", typed="1\nquit\n")
    file = Path("game.txt")
    file.write_text(file.read_text().replace("own_bots", "trap"))
    for lang in ("en", "cs", "sk"):
        done = run("play", "--resume", "game.txt", "--lang", lang, typed="quit\n")
        assert done.code == 2
        assert "--seats you,trap:First" in done.err
    assert not Path("sprung").exists()
    done = run("play", "--resume", "game.txt", "--seats", "you,trap:First", typed="quit\n")
    assert done.code == 0
    assert Path("sprung").exists()


def test_for_a_bot_that_fails_a_random_action_is_played(run: Run) -> None:
    done = run(*PEBBLES, "--seats", "you,own_bots:Cheat", typed="1\nquit\n")
    assert done.code == 0
    assert "own_bots:Cheat failed (BadChoice, " in done.out


def test_for_a_bot_that_overstays_a_random_action_is_played(run: Run) -> None:
    done = run(*PEBBLES, "--seats", "you,own_bots:Hanging", "--time", "0.01", typed="1\nquit\n")
    assert done.code == 0
    assert "own_bots:Hanging took too long" in done.out


# --- from a position ---

POSITION = "position odds 1\nplayers 2\nround 2\nscore p1=4 p2=1\nframe choose -\n"


def test_a_game_is_played_from_a_position_and_its_record_says_so(run: Run) -> None:
    Path("there.txt").write_text(POSITION)
    done = run("play", "--position", "there.txt", "--seats", "you,random", "--save", "game.txt", typed=ALWAYS_FIRST)
    assert (done.code, done.err) == (0, "")
    assert "begins from a position" in done.out
    record = Record.from_text(Path("game.txt").read_text())
    assert record.position == POSITION
    assert record.result
    assert verify(record).ok
    again = run("play", "--resume", "game.txt", "--seats", "you,random")
    assert "begins from a position" in again.out


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        (("--seats", "you"), "there.txt has 2 seats"),
        (("--option", "rounds=3"), "leave out --option"),
        (("--resume", "there.txt"), "leave out --resume or --position"),
        (("pebbles",), "there.txt is a game of odds, not of pebbles"),
    ],
)
def test_what_does_not_go_with_a_position_is_refused(run: Run, more: tuple[str, ...], problem: str) -> None:
    Path("there.txt").write_text(POSITION)
    done = run("play", *more, "--position", "there.txt")
    assert done.code == 2
    assert problem in done.err
    Path("there.txt").write_text(POSITION.replace("choose", "chose"))
    assert "line 5" in run("play", "--position", "there.txt").err
