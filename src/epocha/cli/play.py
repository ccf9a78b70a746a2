"""`epocha play`: a whole game in the terminal, against bots or with friends at one keyboard."""

import datetime
import difflib
import os
import secrets
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final

from epocha.arena.referee import Timer
from epocha.bots import Bot, Clock, is_own, place_of
from epocha.cli import Refused
from epocha.cli.position import position_text
from epocha.cli.screen import Screen
from epocha.cli.seats import PERSON, Seat, reach_own_bots, read_seats
from epocha.cli.story import show_events, story, symbol_name
from epocha.cli.verify import read_bytes
from epocha.cli.words import refused
from epocha.engine.game import Game
from epocha.engine.match import Match, Move, Undo
from epocha.engine.numbers import whole_number
from epocha.engine.options import BadOption, OptionValue
from epocha.engine.record import BadRecord, Record, record_of, replay
from epocha.engine.registry import load_game
from epocha.engine.state import State
from epocha.engine.text import call_players

LOG_LINES = 20
SLACK = 0.3
"""Seconds beyond its thinking that a bot is given, where its time must tell nothing."""
COMMANDS = ("undo", "why", "hint", "numbers", "log", "rules", "save", "help", "quit")
GOODBYES: Final = tuple([getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)])
"""Signals that a program gets whose terminal is closed, or that shall end."""


class Quit(Exception):
    """The person leaves the table."""


def new_session(
    name: str,
    seats: str,
    options: Mapping[str, OptionValue],
    seed: int | None,
    lang: str,
    seconds: float | None,
    file: Path | None,
) -> "Session":
    """Return a table where a new game begins; by default one person against as many greedy bots as needed."""
    reach_own_bots()
    game = load_game(name)
    screen = Screen(lang)
    specs = seats.split(",") if seats else [PERSON, *["greedy"] * (game.min_players - 1)]
    seed = secrets.randbelow(2**32) if seed is None else seed
    try:
        match = Match(game, len(specs), seed, options)
    except BadOption as problem:
        said = f"{problem.option}: {problem.sentence(game.texts, lang)}"
        raise Refused(said) if problem.reason else problem from None
    return Session(match, read_seats(specs, seed, screen), screen, Clock(seconds), file)


def from_position(
    source: Path, name: str, seats: str, seed: int | None, lang: str, seconds: float | None, file: Path | None
) -> "Session":
    """Return a table where a game begins from the position in a file, by default one person against greedy bots.

    Raises:
        BadPosition: the file is no full position from which somebody can play.
        Refused: it is of another game than asked for, or the wrong number of seats was given.
    """
    reach_own_bots()
    seed = secrets.randbelow(2**32) if seed is None else seed
    match = Match.from_position(position_text(read_bytes(source)), seed)
    if name and name != match.game.name:
        raise refused(lang, "refused-game", file=str(source), game=match.game.name, wanted=name)
    specs = seats.split(",") if seats else [PERSON, *["greedy"] * (match.players - 1)]
    if len(specs) != match.players:
        raise refused(lang, "refused-seats", file=str(source), count=match.players, given=len(specs))
    screen = Screen(lang)
    return Session(match, read_seats(specs, seed, screen), screen, Clock(seconds), file)


def resumed(source: Path, name: str, seats: str, lang: str, seconds: float | None, file: Path) -> "Session":
    """Return a table where a saved game goes on, with the seats it had or others.

    Raises:
        BadRecord: the file is no record that can be replayed.
        Refused: it is of another game than asked for, the wrong number of seats was given, or the record names a bot
            that is not installed.
    """
    reach_own_bots()
    record = Record.from_bytes(read_bytes(source))
    if name and name != record.game:
        raise refused(lang, "refused-game", file=str(source), game=record.game, wanted=name)
    specs = seats.split(",") if seats else [spec or PERSON for spec in record.seats] or [PERSON] * record.players
    strange = [] if seats else [spec for spec in specs if spec.partition(":")[0] != PERSON and is_own(spec)]
    if strange:  # to import a module because a file names it would let whoever wrote the file run it
        raise refused(lang, "refused-own-bot", file=str(source), who=strange[0], seats=",".join(specs))
    if len(specs) != record.players:
        raise refused(lang, "refused-seats", file=str(source), count=record.players, given=len(specs))
    match = replay(record)
    screen = Screen(lang)
    return Session(match, read_seats(specs, match.seed, screen), screen, Clock(seconds), file, record)


class Session:
    """A table in the terminal.

    Args:
        match: the game; the session is its referee and shows each seat its view only.
        seats: who sits where.
        screen: the terminal.
        clock: how long a bot may think.
        file: where to save; by default a new file in the current folder.
        record: what was resumed, whose comments and date are kept.

    Attributes:
        seen: per seat, how many actions had been carried out when it was last shown the table.
    """

    def __init__(
        self,
        match: Match,
        seats: list[Seat],
        screen: Screen,
        clock: Clock,
        file: Path | None = None,
        record: Record | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.clock = clock
        self.file = file
        self.record = record
        self.seen = [len(match.moves)] * len(seats)
        self.at_keyboard = -1
        self.saved: list[Move] = list(match.moves) if record else []

    @property
    def game(self) -> Game:
        """The rulebook."""
        return self.match.game

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name for seat in self.seats]

    def run(self) -> None:
        """Play to the end, or until the person leaves, closes the terminal or stops it; then it is saved."""
        with goodbyes_interrupt():
            self.play()

    def play(self) -> None:
        """Play as `run` says; whatever else ends it, a failure of ours too, what was played is saved."""
        if self.match.position:
            self.screen.say("begins-from-position", "dim")
        try:
            while not self.match.state.is_terminal:
                seat = int(self.match.state.to_move())
                if self.seats[seat].bot is None:
                    self.ask_person(seat)
                else:
                    self.ask_bot(seat)
            self.show_end()
        except Quit:
            return
        except (EOFError, KeyboardInterrupt):
            self.break_off()
            return
        except BaseException:
            self.break_off()
            raise
        if self.file is not None:
            self.save(self.file)

    # --- taking turns ---

    def ask_bot(self, seat: int) -> None:
        """Let a bot choose, from the view of its seat; where asking must tell nothing, always for the same time."""
        bot = self.seats[seat].bot
        assert bot is not None  # noqa: S101
        view = self.match.state.view(seat)
        started = time.monotonic()
        with self.screen.waiting(self.screen.text("thinks", name=self.seats[seat].name)):
            action = self.choice_of(bot, view, self.seats[seat].name)
            longest = bot.longest() and (self.clock.seconds or bot.longest()) + SLACK
            if self.screen.is_live and not view.decision(seat).forced:
                time.sleep(max(0.0, started + longest - time.monotonic()))
        self.match.apply(seat, self.game.action_to_text(self.match.state, action))

    def choice_of(self, bot: Bot, view: State, name: str) -> int:
        """Return what a bot chooses; for one that fails or overstays, which is said, a random action."""
        try:
            with Timer() as timer:
                action, _ = timer.ask(bot, view, self.clock)
            if action is not None:
                return action
            self.screen.say("bot-late", "yellow", name=name)
        except Exception as problem:
            why = f"{type(problem).__name__}, {place_of(problem)}"  # its words might tell what the bot holds
            self.screen.say("bot-failed", "yellow", name=name, why=why)
        return secrets.choice(view.legal_actions(int(view.viewer)))

    def ask_person(self, seat: int) -> None:
        """Show a person their view and take their lines until the game has moved."""
        self.pass_keyboard(seat)
        view = self.match.state.view(seat)
        self.show_turn(seat, view)
        before = self.match.state.key()
        while self.match.state.key() == before:
            self.answer(seat, view, self.screen.read())

    def answer(self, seat: int, view: State, line: str) -> None:
        """Carry out what a person typed: the number or text of an action, or a command."""
        legal = [self.game.action_to_text(view, action) for action in view.legal_actions(seat)]
        text = " ".join(line.lower().split())
        chosen = whole_number(text, 1, len(legal))
        if chosen is not None:
            text = legal[chosen - 1]
        if text in legal:
            self.match.apply(seat, text)
            return
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "": lambda: self.show_choices(seat, view),
            "undo": lambda: self.undo(seat),
            "why": lambda: self.explain(seat, view, legal, rest),
            "hint": lambda: self.show_hint(seat, view),
            "numbers": lambda: self.show_numbers(seat, view, rest.strip()),
            "log": lambda: self.show_story(seat, 0),
            "rules": lambda: self.show_rule(rest.strip().upper() or view.decision(seat).rule),
            "save": lambda: self.save_as(rest.strip()),
            "help": self.show_help,
            "quit": self.leave,
        }
        commands.get(word.lower(), lambda: self.explain(seat, view, legal, line))()

    def pass_keyboard(self, seat: int) -> None:
        """Where several people share the keyboard, hide the last one's view before the next one's is shown."""
        people = [number for number, person in enumerate(self.seats) if person.bot is None]
        if len(people) > 1 and seat != self.at_keyboard:
            self.screen.clear()
            self.screen.say("pass-keyboard", "bold", name=self.seats[seat].name)
            if self.screen.is_live:
                self.screen.read()
                self.screen.clear()
        self.at_keyboard = seat

    def save_as(self, name: str) -> None:
        """Save in a file, from now on too if that succeeds; without a name where it was saved before."""
        if self.save(Path(name) if name else self.file) and name:
            self.file = Path(name)

    def leave(self) -> None:
        """Leave the table, unless the game cannot be saved."""
        if self.leave_saved():
            raise Quit

    def break_off(self) -> None:
        """Leave the table where nobody may be there any more to read what is said of it."""
        for step in (self.screen.line, self.leave_saved):
            with suppress(OSError, SystemExit):  # the latter is what Rich makes of a closed pipe
                step()

    def leave_saved(self) -> bool:
        """Save what is not saved yet; return whether nothing is lost by leaving."""
        is_kept = not self.match.moves or self.saved == self.match.moves or self.save(self.file)
        if is_kept:
            self.screen.say("left")
        return is_kept

    # --- what is shown ---

    def show_turn(self, seat: int, view: State) -> None:
        """Show what happened since, the table, the question and the choices."""
        self.screen.line()
        self.screen.heading(self.screen.text("turn", name=self.seats[seat].name))
        if self.seen[seat] < len(self.match.moves):
            self.show_story(seat, self.seen[seat])
            self.seen[seat] = len(self.match.moves)
        self.screen.line()
        self.screen.picture(self.game.diagram(view, self.screen.lang, self.names))
        self.screen.line()
        self.show_choices(seat, view)

    def show_choices(self, seat: int, view: State) -> None:
        """Show the question and the numbered choices."""
        self.screen.line(self.called(self.game.prompt(view, seat, self.screen.lang)), "bold")
        actions = view.legal_actions(seat)
        rows = [
            (str(number), self.described(view, action), self.game.action_to_text(view, action))
            for number, action in enumerate(actions, 1)
        ]
        self.screen.rows(rows, right=(0,))
        self.screen.say("choose", "dim")

    def called(self, words: str) -> str:
        """Return words of the game in which players are called by their names."""
        return call_players(words, self.names)

    def described(self, view: State, action: int) -> str:
        """Return what an action would mean."""
        return self.called(self.game.describe(view, action, self.screen.lang))

    def show_story(self, viewer: int | None, since: int) -> None:
        """Show the last of what happened since an action, as a seat (or a spectator, None) saw it."""
        since = max(since, len(self.match.moves) - LOG_LINES)
        events = story(self.match, viewer, since, self.screen.lang, self.names)
        show_events(self.screen, self.game, events, self.names)

    def show_hint(self, seat: int, view: State) -> None:
        """Show what a sensible player looks at here."""
        self.screen.line(self.called(self.game.hint(view, seat, self.screen.lang)) or self.screen.text("no-hint"))

    def show_numbers(self, seat: int, view: State, whose: str) -> None:
        """Show what the numbers of a seat are made of: of the person's own, or of the one with that number."""
        seats = [str(number) for number in range(1, len(self.seats) + 1)]
        if whose and whose not in seats:
            self.screen.say("no-seat", count=len(seats))
            return
        shown = seats.index(whose) if whose else seat
        self.screen.line(self.seats[shown].name, "bold")
        parts = self.game.breakdown(view, shown, self.screen.lang)
        rows: list[tuple[str, ...]] = []
        for symbol, amount in self.game.stock(view, shown).items():
            made_of = [(str(part), self.called(name)) for name, part in parts.get(symbol, [])]
            whole = (symbol_name(self.game, symbol, self.screen.lang), str(amount))
            rows += [
                (*whole, *part) if not number else ("", "", *part) for number, part in enumerate(made_of or [("", "")])
            ]
        self.screen.rows(rows, right=(1, 2))

    def show_rule(self, rule_id: str) -> None:
        """Show a numbered rule."""
        rule = self.game.rules(self.screen.lang).get(rule_id)
        if rule is None:
            self.screen.say("no-rule", rule=rule_id, first=next(iter(self.game.rules())))
        else:
            self.screen.line(f"{rule.id}  {rule.text}")

    def show_help(self) -> None:
        """List the commands."""
        text = self.screen.text
        self.screen.rows([(text(f"help-{word}"), text(f"help-{word}-does")) for word in COMMANDS])

    def show_end(self) -> None:
        """Show the last position and the result."""
        state = self.match.state
        self.screen.line()
        self.screen.heading(self.screen.text("over"))
        people = [number for number, seat in enumerate(self.seats) if seat.bot is None]
        viewer = people[0] if len(people) == 1 else None  # what several people see at one keyboard is what all may know
        self.show_story(viewer, max(self.seen) if viewer is None else self.seen[viewer])
        self.screen.line()
        self.screen.picture(self.game.diagram(state.view(viewer), self.screen.lang, self.names))
        self.screen.line()
        self.screen.line(self.game.end_text(state, self.screen.lang))
        places = state.ranking()
        results = [self.game.result(state, seat, self.screen.lang) for seat in range(self.match.players)]
        if self.match.players == 1:
            self.screen.rows([(self.seats[0].name, results[0])])
        elif places:
            order = sorted(range(len(places)), key=lambda seat: places[seat])
            head = [self.screen.text(f"result-{word}") for word in ("place", "player", "points")]
            rows = [(str(places[seat]), self.seats[seat].name, results[seat]) for seat in order]
            self.screen.rows(rows, head, right=(0, 2))

    # --- commands ---

    def explain(self, seat: int, view: State, legal: list[str], text: str) -> None:
        """Say why an action is not allowed, or that it is."""
        number = whole_number(text.strip())
        if number is not None:
            if not 1 <= number <= len(legal):
                self.screen.say("no-number", count=len(legal))
                return
            text = legal[number - 1]
        refusal = self.game.refusal(view, seat, text, self.screen.lang)
        if refusal is None:
            action = self.game.text_to_action(view, text)
            self.screen.say("allowed", what=self.described(view, action))
        elif refusal.rule:
            self.screen.say("refused", "yellow", rule=refusal.rule, text=self.called(refusal.message))
        else:
            self.suggest(text, legal)

    def suggest(self, text: str, legal: list[str]) -> None:
        """Say that a line was not understood, and what it might have been."""
        near = difflib.get_close_matches(text.lower()[:80], [*legal, *COMMANDS], n=2, cutoff=0.5)
        if near:
            self.screen.say("did-you-mean", "yellow", text=text[:80], near=near[0])
        else:
            self.screen.say("not-understood", "yellow", text=text[:80])

    def undo(self, seat: int) -> None:
        """Take back the last pick of a draft, or the last action and all after it if the rules of undo let them."""
        picked = len(self.match.state.draft(seat))
        if picked:
            self.match.state.withdraw(seat, picked - 1)
            return
        verdict, ply = self.match.undo_to(seat)
        if verdict is Undo.NOTHING:
            self.screen.say("undo-nothing")
        elif verdict is Undo.DISCLOSED:
            self.screen.say("undo-disclosed")
        elif self.others_agree(seat, ply):
            self.screen.say("undone", count=len(self.match.moves) - ply)
            self.match.cut(ply)
            self.seen = [min(seen, ply) for seen in self.seen]
        else:
            self.screen.say("undo-refused")

    def others_agree(self, seat: int, ply: int) -> bool:
        """Ask the other people at the keyboard who have acted since, if there are any."""
        others = {move.player for move in self.match.moves[ply:] if move.player != seat}
        if all(self.seats[other].bot is not None for other in others):
            return True
        self.screen.say("undo-ask")
        return self.screen.read().lower() in self.screen.text("yes-words").split()

    def save(self, file: Path | None) -> bool:
        """Write the game as a record; if that cannot be done, say so and return False."""
        if file is None:
            file = self.file = Path(f"{self.game.name}-{datetime.datetime.now():%Y%m%d-%H%M%S}.epocha")
        old = self.record
        date = old.date if old else f"{datetime.date.today():%Y-%m-%d}"
        record = record_of(self.match, [seat.spec for seat in self.seats], date, old.all_comments() if old else None)
        try:
            check_is_ours(file)
            write_over(Path(os.path.realpath(file)), record.to_text())
        except BadRecord:
            self.screen.say("not-a-record", "red", file=str(file))
            return False
        except OSError as problem:
            self.screen.say("not-saved", "red", file=str(file), why=problem.strerror or str(problem))
            return False
        self.saved = list(self.match.moves)
        self.screen.say("recorded" if self.match.state.is_terminal else "saved", file=str(file))
        return True


def check_is_ours(file: Path) -> None:
    """Raise BadRecord if there is a file of that name which is no record, so that nothing else is overwritten."""
    if file.exists():
        Record.from_bytes(read_bytes(file))


def write_over(file: Path, text: str) -> None:
    """Write a file, whole or not at all: what stood there is not lost if the disk is full.

    Raises:
        OSError: it cannot be written.
    """
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise


@contextmanager
def goodbyes_interrupt() -> Iterator[None]:
    """While it lasts, the first of GOODBYES interrupts as Ctrl+C does, and further ones are too late to."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        for each in before:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    heard = [each for each in GOODBYES if signal.getsignal(each) is not signal.SIG_IGN]
    before = {each: signal.signal(each, interrupt) for each in heard}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
