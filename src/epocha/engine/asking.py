"""Asking: how a question is put, to one seat or to several, how it is answered, and what follows.

A turn is one seat's, and its answer takes effect at once. Sealed answers are opened together, in the order of seats. On
a floor anybody asked may answer at any time. A window is decided by the first response in the order of the rules. What
a seat has picked and what awaits others' answers is a draft, its own until it takes effect (see `frames`).

This module is on the path of every move: no text, colour or language here.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from epocha.engine.course import END, FLOOR, SEALED, TABLE, TURN, WINDOW, Step
from epocha.engine.frames import ACTION, ACTION_BITS, ANSWERED, ASKED, NOBODY, PLAYER, STEP, Frames
from epocha.engine.setup import Setup
from epocha.engine.vec import append, vec
from epocha.engine.vectors import NOTHING, filled

REFEREE: Final = -2
LINE_END: Final = -1
"""Stands behind each line in `entered`."""
DRAFT_BITS: Final = 31
DRAFT_PRIME: Final = 2147483647
ENDLESS_STEPS: Final = 10_000
"""Steps that nobody makes before somebody is asked; in a game there are a few dozen at most."""
FRAME_BITS: Final = 20
"""In `since`, how far the number of lines stands left of the frame that asks."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Frames):
    """Where a game stands, and the questions and answers that take it on.

    Attributes:
        viewer: REFEREE in a full state; else the seat or SPECTATOR whose view it is.
        ply: lines of the log so far. asked: `ply` when the question at hand was put.
        disclosures: how often something was disclosed. over: why the game is over, 0 while it runs.
        out: set of seats that are out of the game; nobody asks them anything any more.
        since: on a floor, `ply` when each seat's question was put, and by which frame; empty before the first floor.
        open: the picks open in a turn. entered: the lines that the last answer wrote into the log, as
            `seat << ACTION_BITS | action`, each line with LINE_END behind it; plain answers do not change it.
        answers: the same for the sealed question opened last.
        halting: whether `advance` does nothing, for whoever carries out what follows one thing at a time.
    """

    __slots__ = (
        "answers", "asked", "disclosures", "entered", "halting", "open", "out", "over", "ply", "since", "viewer",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.viewer: i64 = REFEREE
        self.halting = False
        self.ply: i64 = 0
        self.asked: i64 = 0
        self.disclosures: i64 = 0
        self.over: i64 = 0
        self.out: i64 = 0
        self.since = NOTHING
        self.open = NOTHING
        self.entered = NOTHING
        self.answers = NOTHING

    # --- the course of play --------------------------------------------------------------------------------------

    def play(self, player: i64, action: i64) -> None:
        """Take a pick known to be legal; if that completes an answer, carry out all that follows."""
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        if not step.plain:
            self._pick(step, player, action)
            return
        self.ply += 1
        if action < step.first_aside or not self._take_aside(player, action):
            step.apply(self, player, action)
        self.advance()

    def advance(self) -> None:
        """Run the table's own steps, and forced decisions, until somebody has a choice or the game is over.

        Raises:
            RuntimeError: they never end, as from a position that no play leads to.
        """
        self.listed_for = NOBODY
        if self.halting:
            return
        course = self.course
        left: i64 = ENDLESS_STEPS
        while left:
            left -= 1
            step: Step[Any] = course[self.stack[self.top + STEP]]
            mode = step.mode
            if mode == TURN:
                player = self.stack[self.top + PLAYER]
                if self.out and self.out >> player & 1:
                    step.skip(self, player)
                    continue
                choices: vec[i64] = step.legal(self, player)
                if len(choices) == 0:
                    step.skip(self, player)
                    continue
                if step.asides:
                    for aside in self.asides:
                        choices = aside.offer(self, player, choices)
                if len(choices) == 1 and step.forced:
                    step.apply(self, player, choices[0])
                else:
                    self.open = choices
                    self.asked = self.ply
                    return
            elif mode == TABLE:
                step.run(self)
            elif mode == END:
                self.open = NOTHING
                return
            elif self.ask_several(step):
                return
        raise RuntimeError("the table goes on and on by itself, and nobody is asked anything")

    def _open_to(self, player: i64) -> vec[i64]:
        """Return the picks open to `player` now, possibly none; not to be changed nor handed on."""
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        if step.mode == TURN:
            if self.stack[self.top + PLAYER] == player:
                return self.open
        elif self.viewer == REFEREE or self.viewer == player:
            if self.unanswered() >> player & 1:
                if self.listed_for != player:  # whoever answers has asked before what is open
                    self.listed = self.picks_of(step, player)
                    self.listed_for = player
                return self.listed
        return NOTHING

    def picks_of(self, step: "Step[Any]", player: i64) -> vec[i64]:
        """Return what a seat may pick in the step on top."""
        choices: vec[i64] = step.legal(self, player)
        return self._with_asides(step, player, choices) if step.asides and len(choices) else choices

    def _with_asides(self, step: "Step[Any]", player: i64, choices: vec[i64]) -> vec[i64]:
        """Return choices with the asides that are open added, unless a draft has begun."""
        if not step.draft or self.first_pick(player) == NOBODY:
            for aside in self.asides:
                choices = aside.offer(self, player, choices)
        return choices

    def _take_aside(self, player: i64, action: i64) -> bool:
        """Carry out an action if it is an aside; the interrupted question is put again."""
        for aside in self.asides:
            if aside.first <= action <= aside.last:
                aside.apply(self, player, action)
                return True
        return False

    # --- answers that are not a plain pick in a turn ---

    def _pick(self, step: "Step[Any]", player: i64, action: i64) -> None:
        """Take a pick of a draft, on a floor, in a sealed question or in a window."""
        if step.mode == WINDOW and not step.draft and self.stack[self.top + ASKED] == 1 << player:
            self._answer_alone(step, player, action)
            return
        self.entered = NOTHING
        if step.asides and self.first_pick(player) == NOBODY and self.is_aside(action):
            self._enter(player, vec[i64]([action]))
            self._take_aside(player, action)
            self.advance()
            return
        self.add_pick(player, action)
        if step.draft and not step.completes(self, player, action):
            if step.mode == TURN:
                self._narrow(step, player, self.open)
        else:
            self._finish(step, player)

    def _finish(self, step: "Step[Any]", player: i64) -> None:
        """Take a seat's draft as its answer: it takes effect, or awaits those of others."""
        if step.mode == SEALED or step.mode == WINDOW:
            self.stack[self.top + ANSWERED] |= 1 << player
            if step.mode == SEALED:
                self._open_sealed(step)
            else:
                self._resolve_window(step)
        else:
            picks = self.draft(player)
            self.drop_picks(player, 0)
            self._enter(player, picks)
            self._carry_out(step, player, picks)
            self.advance()

    def _answer_alone(self, step: "Step[Any]", player: i64, action: i64) -> None:
        """Take the answer of the only seat that a window asks, which decides it."""
        self.ply += 1
        self.entered = vec[i64]([player << ACTION_BITS | action, LINE_END])
        self.stack[self.top + ASKED] = 0
        if action == step.decline:
            step.passed(self)
        else:
            step.apply(self, player, action)
        self.advance()

    def is_aside(self, action: i64) -> bool:
        """Return whether an action is an aside."""
        for aside in self.asides:
            if aside.first <= action <= aside.last:
                return True
        return False

    def _reopen(self, step: "Step[Any]", player: i64) -> None:
        """List anew what is open in a turn whose draft has changed."""
        if step.mode == TURN:
            self.open = self.picks_of(step, player)

    def _narrow(self, step: "Step[Any]", player: i64, before: vec[i64]) -> None:
        """List what is open to whose draft has one more pick; no aside is, once it has begun.

        Args:
            before: what was open before that pick.
        """
        choices: vec[i64] = step.narrowed(self, player, before)
        if step.mode == TURN:
            self.open = choices
        else:
            self.listed = choices
            self.listed_for = player

    def _carry_out(self, step: "Step[Any]", player: i64, picks: vec[i64]) -> None:
        """Carry out a complete answer that takes effect at once."""
        if step.draft:
            step.commit(self, player, picks)
        else:
            step.apply(self, player, picks[0])

    def _enter(self, player: i64, picks: vec[i64]) -> None:
        """Write a line into the log, and put the seat's next question on a floor."""
        self.ply += 1
        out = self.entered
        if len(out) == 0:
            out = vec[i64](capacity=8)
        for i in range(len(picks)):
            out = append(out, player << ACTION_BITS | picks[i])
        self.entered = append(out, LINE_END)
        if player < len(self.since):
            self._date(player)

    def ask_several(self, step: "Step[Any]") -> bool:
        """Put the step on top to all that it is for; False, and the game goes on, if that is nobody."""
        top = self.top
        before = self.stack[top + ASKED]
        asked: i64 = step.seats(self) & ~self.out
        if step.mode == FLOOR and len(self.drafts):
            self._shorten_drafts(step, asked)
        if step.mode != WINDOW:
            asked = self._able(step, asked, 0)
        elif self.setup.quick:
            if asked:
                self.disclosures += 1  # who is asked, or that nobody is, tells who could respond
            asked = self._able(step, asked, 1)
        self.stack[top + ASKED] = asked
        self.stack[top + ANSWERED] = 0
        if asked == 0:
            if step.mode == SEALED:
                self._open_sealed(step, ends=False)
            else:
                step.passed(self)
            return False
        self.open = NOTHING
        self.asked = self.ply
        if step.mode == FLOOR:
            self._date_questions(asked, before)
        return True

    def _able(self, step: "Step[Any]", seats: i64, fewest: i64) -> i64:
        """Return those of some seats that have more picks open than `fewest`."""
        able: i64 = 0
        for seat in range(self.players):
            if seats >> seat & 1:
                if step.is_surely_open(self, seat) or len(self.picks_of(step, seat)) > fewest:
                    able |= 1 << seat
        return able

    def _shorten_drafts(self, step: "Step[Any]", asked: i64) -> None:
        """Drop from all drafts on a floor what another's answer has made impossible, with all picks after it.

        What is committed is then legal pick by pick where it stands in the log, as replaying it needs.
        """
        for seat in range(self.players):
            picks = self.draft(seat)
            if len(picks):
                self.drop_picks(seat, 0)
                for i in range(len(picks)):
                    if asked >> seat & 1 == 0 or picks[i] not in self.picks_of(step, seat):
                        break
                    self.add_pick(seat, picks[i])

    def _date_questions(self, asked: i64, before: i64) -> None:
        """Note which questions on a floor are put now; seats asked before keep theirs, whatever has happened.

        A floor on top of this one has asked something else in between, and so makes the old question a new one.
        """
        if len(self.since) == 0:
            self.since = filled(self.players, 0)
        for seat in range(self.players):
            if asked >> seat & 1:
                if before >> seat & 1 == 0 or self.since[seat] & ((1 << FRAME_BITS) - 1) != self.top:
                    self._date(seat)

    def begin_log(self) -> None:
        """Count the lines of the log from here on."""
        self.ply = 0
        self.asked = 0
        for seat in range(len(self.since)):
            self.since[seat] &= (1 << FRAME_BITS) - 1

    @property
    def current_players(self) -> tuple[int, ...]:
        """The seats that must decide now; several only in sealed questions, on floors and in windows."""
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        if step.mode == TURN:
            return (self.stack[self.top + PLAYER],)
        if step.mode == END:
            return ()
        waiting = self.unanswered()
        return tuple([p for p in range(int(self.players)) if waiting >> p & 1])

    def asked_of_all(self) -> tuple[int, ...]:
        """The seats that must decide now as everybody may know it, whose own seat is none of them."""
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        if not step.veiled:
            return self.current_players
        asked = self.asked_as_seen(self.top, NOBODY)
        return tuple([p for p in range(int(self.players)) if asked >> p & 1])

    def veil(self, viewer: i64) -> None:
        """Let floors that hide whom they still ask look as if they asked everybody else, and had just begun."""
        at = self.top
        while at != NOBODY:
            if self.course[self.stack[at + STEP]].veiled:
                self.stack[at + ASKED] = self.asked_as_seen(at, viewer)
            at = self.stack[at]
        for seat in range(len(self.since)):
            if seat != viewer:
                self.since[seat] = 0

    def asked_as_seen(self, frame: i64, viewer: i64) -> i64:
        """Return the set of seats that a frame asks, as far as a viewer may know: of a veiled floor, all others."""
        asked = self.stack[frame + ASKED]
        if self.course[self.stack[frame + STEP]].veiled:
            own: i64 = 1 << viewer if viewer >= 0 else 0
            return (((1 << self.players) - 1) & ~self.out & ~own) | (asked & own)
        return asked

    def _date(self, seat: i64) -> None:
        """Note that a seat's question is put now, by the frame on top."""
        self.since[seat] = self.ply << FRAME_BITS | self.top

    def _open_sealed(self, step: "Step[Any]", ends: bool = True) -> None:
        """Open a sealed question once the last answer is in: the log has them in the order of seats."""
        top = self.top
        if self.stack[top + ASKED] & ~self.stack[top + ANSWERED]:
            return
        before = len(self.entered)
        for seat in range(self.players):
            if self.stack[top + ASKED] >> seat & 1:
                self._enter(seat, self.draft(seat))
        self.answers = self.entered[before:]
        self.stack[top + ASKED] = 0
        self.stack[top + ANSWERED] = 0
        self.forget_drafts()
        self.disclosures += 1
        step.unseal(self)
        if ends:
            self.advance()

    def answer(self, player: i64) -> vec[i64]:
        """Return a seat's picks in the sealed question that is being opened; empty if it was not asked."""
        out = vec[i64](capacity=4)
        for i in range(len(self.answers)):
            if self.answers[i] >> ACTION_BITS == player:
                out = append(out, self.answers[i] & ACTION)
        return out

    def _resolve_window(self, step: "Step[Any]") -> None:
        """Go on as soon as it is known which seat is the first to respond, or that nobody does.

        To respond means "if nobody before me does". Who comes later has said nothing yet that counts, and is asked
        again if it still matters.
        """
        top = self.top
        first: i64 = step.begins(self)
        responder: i64 = NOBODY
        for i in range(self.players):
            seat = (first + i) % self.players
            if self.stack[top + ASKED] >> seat & 1:
                if self.stack[top + ANSWERED] >> seat & 1 == 0:
                    return
                if self.first_pick(seat) != step.decline:
                    responder = seat
                    break
        response = NOTHING
        for i in range(self.players):
            seat = (first + i) % self.players
            if self.stack[top + ASKED] >> seat & 1:
                picks = self.draft(seat)
                self._enter(seat, picks)
                if seat == responder:
                    response = picks
                    break
        self.forget_drafts()
        self._close_window(step, responder, response)

    def _close_window(self, step: "Step[Any]", responder: i64, response: vec[i64]) -> None:
        """Carry out the response that counts, or go on where everybody let pass."""
        self.stack[self.top + ASKED] = 0
        self.stack[self.top + ANSWERED] = 0
        if responder == NOBODY:
            step.passed(self)
        else:
            self._carry_out(step, responder, response)
        self.advance()

    # --- drafts of a seat ---

    def withdraw(self, player: int, left: int = 0) -> None:
        """Take back picks of a seat's own answer, while it has not taken effect, so that so many are left.

        A sealed answer that is in is open again, and so is one in a window; nobody else's is touched.

        Raises:
            ValueError: the seat is not asked, or has not picked so many.
        """
        if not self.is_asked(player) or not 0 <= left < len(self.draft(player)):
            raise ValueError(f"seat {player} has no picks that could be taken back so far")
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        self.drop_picks(player, left)
        self.stack[self.top + ANSWERED] &= ~(1 << player)
        self._reopen(step, player)

    def drop_answers(self) -> None:
        """Forget all drafts, and all answers that have not taken effect."""
        if len(self.drafts):
            self.keep_drafts_of(NOBODY)
            self.stack[self.top + ANSWERED] = 0
            self.refresh()

    def is_asked(self, player: i64) -> bool:
        """Return whether the question at hand is put to a seat, whether it has answered or not."""
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        if step.mode == TURN:
            return self.stack[self.top + PLAYER] == player
        return step.mode != TABLE and self.stack[self.top + ASKED] >> player & 1 != 0

    def unanswered(self) -> i64:
        """Return the set of seats that are asked and have not answered, outside turns."""
        return self.stack[self.top + ASKED] & ~self.stack[self.top + ANSWERED]

    def to_move(self) -> i64:
        """Return a seat that must decide now, or NOBODY: the first, in a window in the order of the rules.

        On a floor, where anybody may answer, those who play in turn all the same do so by this: who has begun an answer
        goes on with it, else it is whoever has waited longest.
        """
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        if step.mode == TURN:
            return self.stack[self.top + PLAYER]
        if step.mode == END:
            return NOBODY
        waiting = self.unanswered()
        if step.mode == FLOOR:
            return self._longest_waiting(waiting)
        first: i64 = 0
        if step.mode == WINDOW and waiting & (waiting - 1):
            first = step.begins(self)
        for i in range(self.players):
            seat = (first + i) % self.players
            if waiting >> seat & 1:
                return seat
        return NOBODY

    def _longest_waiting(self, waiting: i64) -> i64:
        """Return who on a floor has begun an answer, else whose question was put first."""
        longest: i64 = NOBODY
        for seat in range(self.players):
            if waiting >> seat & 1:
                if self.first_pick(seat) != NOBODY:
                    return seat
                if longest == NOBODY or self.since[seat] < self.since[longest]:
                    longest = seat
        return longest

    def is_due(self, player: i64) -> bool:
        """Return whether a bot in a seat that must decide should answer now.

        On a floor it waits until nobody else who is asked has waited longer: so an offer is answered before its maker,
        who might withdraw it, is asked again.
        """
        if not self.asks(FLOOR):
            return True
        waiting = self.unanswered()
        for seat in range(self.players):
            if waiting >> seat & 1 and self.since[seat] < self.since[player]:
                return False
        return True

    def asks(self, mode: i64) -> bool:
        """Return whether the question at hand is asked in a mode: TURN, SEALED, FLOOR, WINDOW, or END."""
        return self.course[self.stack[self.top + STEP]].mode == mode

    def lines(self) -> list[tuple[int, tuple[int, ...]]]:
        """Return the lines that the last answer wrote into the log, after a question that was not plain."""
        found: list[tuple[int, tuple[int, ...]]] = []
        picks: list[int] = []
        seat = NOBODY
        for entry in self.entered:
            if entry == LINE_END:
                found.append((seat, tuple(picks)))
                picks = []
            else:
                seat = int(entry >> ACTION_BITS)
                picks.append(int(entry & ACTION))
        return found

    def question(self, player: i64) -> i64:
        """Return the id of a seat's question: another one whenever what that seat is asked changes, and not before.

        It is the number of lines in the log when the question was put; while the seat has a draft, at least
        1 << DRAFT_BITS, and for different drafts different but for a chance of 1 in DRAFT_PRIME.
        """
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        put = self.asked
        if step.mode == FLOOR:
            put = self.since[player] >> FRAME_BITS
        picks = self.draft(player)
        if len(picks) == 0:
            return put
        mixed: i64 = len(picks)
        for i in range(len(picks)):
            mixed = (mixed * 16807 + picks[i]) % DRAFT_PRIME
        return (put + 1) << DRAFT_BITS | mixed

    def refresh(self) -> None:
        """List the open picks anew, which are not part of what is stored."""
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        self.open = NOTHING
        self.listed_for = NOBODY
        if step.mode == TURN:
            player = self.stack[self.top + PLAYER]
            if self.viewer == REFEREE or self.viewer == player:
                self.open = self.picks_of(step, player)
