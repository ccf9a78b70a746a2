"""Match: the log is the truth. A match is (game, options, seed or deal, actions); all else is computed from it.

A match may begin from a position instead of the usual set-up. It is played and replayed like any other, but its result
is none of a normal game: records say so, and ratings and statistics leave it out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

from epocha.engine.answers import MORE_THAN_ONE, carry_out
from epocha.engine.answers import Move as Move
from epocha.engine.chance import Chance
from epocha.engine.course import FLOOR, TURN, Step
from epocha.engine.deal import Deal, Terms
from epocha.engine.frames import ACTION, ACTION_BITS, NOBODY, SEAT_BITS
from epocha.engine.game import Game
from epocha.engine.ledger import forced_after
from epocha.engine.notation import NotUnderstood
from epocha.engine.options import OptionValue, read_options
from epocha.engine.position import BadPosition, read_position
from epocha.engine.sheet import HIDDEN
from epocha.engine.snapshot import BadSnapshot, Came, Seal, Snapshot, checked, pack
from epocha.engine.standing import LetPass, current
from epocha.engine.state import UNKNOWN, State
from epocha.engine.summary import count, now

MARK_EVERY: Final = 64
"""Actions between two positions that a match keeps, so that none is further from one than so many actions."""


class Undo(Enum):
    """Whether a player may take back their last action."""

    FREE = "free"
    CONSENT = "consent"
    DISCLOSED = "disclosed"
    NOTHING = "nothing"


@dataclass(frozen=True)
class Played:
    """What an answer comes to, judged and played on a copy.

    Attributes:
        state: the full state afterwards.
        after: number of lines of the log that it was judged after.
        moves: the lines that it writes: one as a rule; none while a draft or another seat's sealed answer is awaited;
            several when sealed answers are opened or a window is decided.
    """

    state: State
    after: int
    moves: tuple[Move, ...] = ()


def drafts_of(state: State) -> list[tuple[int, int, str]]:
    """Return what seats have picked for answers that have not taken effect, as seats, frames and texts.

    Drafts for questions that wait below the one at hand are kept, and shortened to what is still possible when their
    question is put again.
    """
    picked: dict[tuple[int, int], list[int]] = {}
    for entry in state.drafts:
        owner = int(entry >> ACTION_BITS)
        picked.setdefault((owner & (1 << SEAT_BITS) - 1, owner >> SEAT_BITS), []).append(int(entry & ACTION))
    return [(seat, frame, state.setup.game.picks_to_text(state, picks)) for (seat, frame), picks in picked.items()]


@dataclass
class Match:
    """One game being played: its set-up, its log, and the state that follows from them.

    Positions that were kept on the way are only a shortcut to those after them; the log says what they are.

    Args:
        game: the rulebook.
        players: number of seats.
        seed: starts the fast generator; used when there is no deal.
        options: by name, defaults filled in.
        deal: what the shuffles and dice of a verifiable match follow from, or None.
        position: where it begins, as the text of a full position of this game, version, players and options; empty for
            the usual set-up. What has been drawn in it cannot be proved to be by chance; what is drawn later can.

    Raises:
        BadPosition: nobody can play from the position, or it is of something else.
    """

    game: Game
    players: int
    seed: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    deal: Deal | None = None
    position: str = field(default="", repr=False)
    moves: list[Move] = field(default_factory=list, init=False)
    state: State = field(init=False)
    standing_answers: dict[int, LetPass] = field(default_factory=dict, init=False, repr=False, compare=False)
    _disclosures: list[int] = field(default_factory=list, init=False)
    _marks: dict[int, State | bytes] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.options = read_options(self.game.options, self.options)
        if self.deal and len(self.deal.contributions) not in (0, self.players):
            raise ValueError(f"{len(self.deal.contributions)} contributions for {self.players} seats")
        self.state = self.initial_state()
        if self.position:
            self._check_hidden()

    @classmethod
    def from_position(cls, text: str, seed: int = 0, deal: Deal | None = None) -> "Match":
        """Return a match that begins from a position, which says itself of what game, players and options it is."""
        setup = read_position(text).setup
        options = read_options(setup.game.options, setup.options)
        return cls(setup.game, int(setup.players), seed, options, deal, text)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy or a pickle is made from; it shares nothing with this match that ever changes."""
        own = {
            "moves": list(self.moves),
            "standing_answers": dict(self.standing_answers),
            "state": self.state.to_bytes(),
            "_disclosures": list(self._disclosures),
            "_marks": {ply: mark if isinstance(mark, bytes) else mark.to_bytes() for ply, mark in self._marks.items()},
        }
        return self.__dict__ | own

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.state = self.game.from_bytes(kept["state"])

    def __repr__(self) -> str:
        """Return how far the match is; its seed and key would tell what is hidden."""
        players, actions = count(self.players, "player"), count(len(self.moves), "action")
        return f"<{self.game.name} match, {players}, {actions}, {now(self.state)}>"

    def initial_state(self) -> State:
        """Return the full state before the first action."""
        if not self.position:
            return self.game.new_initial_state(self.players, self.seed, self.options, self.key)
        state = read_position(self.position, self.seed, self.key)
        wanted = self.game.setup(self.players, self.options).name
        if state.setup.name != wanted:
            raise BadPosition(0, f"it is a position of {state.setup.name}, not of {wanted}")
        if state.is_view or state.is_terminal:
            raise BadPosition(0, "a match begins from a full position in which the game is not over")
        state.begin_log()
        return state

    def _check_hidden(self) -> None:
        """Raise BadPosition unless what is hidden from the seats fits together, so that bots can guess it."""
        for seat in range(self.players):
            try:
                self.state.view(seat).determinize(Chance.from_seed(0))
            except Exception as problem:  # the rules of a game may meet anything in a position that no play leads to
                raise BadPosition(0, f"what is hidden in it does not fit together: {problem}"[:300]) from None

    @property
    def terms(self) -> Terms:
        """What a commitment to a secret of this match binds it to."""
        table = self.deal.table if self.deal else ""
        return Terms(table, self.game.name, self.game.version, self.players, self.options, self.position)

    @property
    def commitment(self) -> str:
        """What is published before anybody contributes; empty if the match is none with a deal."""
        return self.terms.commitment(self.deal.secret) if self.deal else ""

    @property
    def key(self) -> bytes:
        """The key that starts the verifiable generator; empty if the match is none with a deal."""
        return self.deal.key(self.terms) if self.deal else b""

    def apply(self, player: int, answer: str | int) -> tuple[Move, ...]:
        """Carry out an answer, and log what it completes.

        An answer is one pick, as text or as an integer, or several as text, with commas between them: a whole draft, or
        what the same step asks the seat one after the other. It may say what follows by force.

        Returns:
            The lines that it wrote: one as a rule; none while a draft or another seat's sealed answer is awaited;
            several when sealed answers are opened or a window is decided.

        Raises:
            NotUnderstood: the text is no action of this game, or several answers.
            IllegalAction: naming the rule that forbids it; nothing has changed.
        """
        state = self.state
        picks = (answer,) if isinstance(answer, int) else self.game.text_to_picks(state, answer)
        disclosures = int(state.disclosures)
        if len(picks) > 1 and not _step_of(state).draft:  # one may be carried out before another is refused
            state = state.clone()
            moves = _carry_out_in_turn(state, player, list(picks))
            self.state = state
        else:
            moves = carry_out(state, player, picks)
        self._log(moves, disclosures)
        return moves

    def judge(self, player: int, answer: str | int) -> Played:
        """Return what an answer comes to, played on a copy: nothing has happened until the match takes it.

        It takes and raises what `apply` does, which is the same at once.
        """
        state = self.state.clone()
        picks = (answer,) if isinstance(answer, int) else self.game.text_to_picks(state, answer)
        several = len(picks) > 1 and not _step_of(state).draft
        moves = _carry_out_in_turn(state, player, list(picks)) if several else carry_out(state, player, picks)
        return Played(state, len(self.moves), moves)

    def take(self, played: Played) -> None:
        """Let what was judged have happened; ValueError if the log has grown or shrunk since."""
        if played.after != len(self.moves):
            raise ValueError(f"this was judged after {played.after} actions, and there are {len(self.moves)}")
        disclosures = int(self.state.disclosures)
        self.state = played.state
        self._log(played.moves, disclosures)

    def _log(self, moves: tuple[Move, ...], disclosures: int) -> None:
        """Add lines that the state has come to by; `disclosures` are those before them."""
        log = self.moves
        log.extend(moves)
        self._disclosures.extend([disclosures] * len(moves))
        if len(log) - next(reversed(self._marks), 0) >= MARK_EVERY and not len(self.state.drafts):
            self._marks[len(log)] = self.state.clone()
        if self.standing_answers:
            self._end_standing()

    def let_pass(self, player: int, until: str, always: bool = False) -> None:
        """Leave a standing answer for a seat, in the place of one that it left before (see `standing`).

        Args:
            player: the seat.
            until: TURN or ROUND: it lets pass in reaction windows for the rest of this turn or round.
            always: even where it could respond.
        """
        self.standing_answers[player] = LetPass(until, current(self.state, until), always)

    def standing_answer(self, player: int) -> str | None:
        """Return the text of the answer that a seat has left for the question at hand, or None if it is to be asked.

        It is not carried out by itself: whoever does so takes the time that a person would take.
        """
        left = self.standing_answers.get(player)
        action = left.answer(self.state, player) if left else None
        return None if action is None else self.game.action_to_text(self.state, action)

    def _end_standing(self) -> None:
        """Forget the standing answers whose turn or round is over, or taken back."""
        self.standing_answers = {p: left for p, left in self.standing_answers.items() if left.holds(self.state)}

    def drafts(self) -> dict[int, str]:
        """Return what seats have picked for the question at hand, by seat, as text."""
        return {seat: text for seat, frame, text in drafts_of(self.state) if frame == self.state.top}

    def kept_drafts(self) -> list[tuple[int, int, str]]:
        """Return the drafts for questions that wait below the one at hand, as seats, frames and texts."""
        return [kept for kept in drafts_of(self.state) if kept[1] != self.state.top]

    def keep_draft(self, seat: int, frame: int, text: str) -> None:
        """Put back a draft that `kept_drafts` returned in this position; ValueError if nothing there takes one."""
        state = self.state
        at = int(state.under(state.top))
        while at not in (NOBODY, frame):
            at = int(state.under(at))
        step = state.course[int(state.step_of(at))] if at != NOBODY else None
        if step is None or not (step.draft and step.mode == FLOOR and state.asked_in(at) >> seat & 1):
            raise ValueError(f"nothing in frame {frame} takes a draft of seat {seat}; there is no draft to keep")
        for pick in self.game.text_to_picks(state, text):
            state.add_pick_below(frame, seat, pick)

    def state_at(self, ply: int) -> State:
        """Return the full state after the first `ply` lines, without drafts; ValueError if there are not so many."""
        if not 0 <= ply <= len(self.moves):
            raise ValueError(f"this match has {len(self.moves)} actions, there is no position {ply}")
        if ply == len(self.moves):
            state = self.state.clone()
            state.drop_answers()
            return state
        known = max([mark for mark in self._marks if mark <= ply], default=0)
        state = self._mark(known).clone() if known else self.initial_state()
        for move in self.moves[known:ply]:
            for pick in move.picks:
                state.play(move.player, pick)
        return state

    def _mark(self, ply: int) -> State:
        """Return a position that was kept, which may have been stored since."""
        mark = self._marks[ply]
        if isinstance(mark, bytes):
            mark = self._marks[ply] = self.game.from_bytes(mark)
        return mark

    # --- opening a long match at once ---

    def last_mark(self) -> int:
        """Return after how many actions the last position stands that is kept on the way; 0 if none is."""
        return next(reversed(self._marks), 0)  # they ascend

    def frozen(self) -> "Match":
        """Return a match with this log and these kept positions, to be read while this one goes on."""
        other = object.__new__(Match)
        own = {"moves": list(self.moves), "_disclosures": list(self._disclosures), "_marks": dict(self._marks)}
        other.__dict__.update(self.__dict__ | own)
        return other

    def snapshots(self, after: int = 0) -> list[Snapshot]:
        """Return what lets `resume` set up this match without playing all of it again.

        Args:
            after: the ply of the last one that is known already, as they were returned one call after the other.
        """
        seal, before = Seal(self.initial_state()), 0
        found: list[Snapshot] = []
        for ply, mark in sorted(self._marks.items()):
            seal.add([(move.player, move.text) for move in self.moves[before:ply]])
            if ply > after:
                lines = zip(self.moves[before:ply], self._disclosures[before:ply], strict=True)
                came = [Came(move.picks, move.reaction, move.readers, told) for move, told in lines]
                data = pack(came, mark if isinstance(mark, bytes) else mark.to_bytes())
                found.append(Snapshot(ply, seal.of(data), data))
            before = ply
        return found

    def resume(self, snapshots: Sequence[Snapshot], log: Sequence[tuple[int, str]]) -> None:
        """Set up a match that has not begun as it was at the last of some snapshots; what follows is to be played.

        Args:
            snapshots: all up to some ply, in their order.
            log: seats and texts of all lines.

        Raises:
            BadSnapshot: one of them does not fit; the match has not begun.
        """
        moves: list[Move] = []
        disclosures: list[int] = []
        marks: dict[int, State | bytes] = {}
        for ply, lines, state in checked(snapshots, Seal(self.state), log):
            for (seat, text), came in zip(log[len(moves) : ply], lines, strict=True):
                moves.append(Move(seat, came.picks, text, came.reaction, came.readers))
                disclosures.append(came.disclosures)
            marks[ply] = state
        if not marks:
            return
        try:
            last = self.game.from_bytes(state)
        except ValueError as problem:
            raise BadSnapshot(str(problem)) from None
        if int(last.ply) != len(moves):
            raise BadSnapshot(f"the position after {len(moves)} actions is one after {last.ply}")
        self.moves, self._disclosures, self._marks, self.state = moves, disclosures, marks, last

    def hidden_moves(self, viewer: int | None) -> set[int]:
        """Return which lines of the log, counted from 0, a seat (or a spectator, None) may not read while playing."""
        return {ply for ply, move in enumerate(self.moves) if not move.is_read_by(viewer)}

    def transcript(self, viewer: int | None) -> list[Move]:
        """Return the log as a seat (or a spectator, None) may read it while the game runs.

        What others chose unseen has the pick UNKNOWN (-1) and the text "?".

        Raises:
            ValueError: there is no such seat.
        """
        if viewer is not None and not 0 <= viewer < self.players:
            raise ValueError(f"there is no seat {viewer}; seats are 0 to {self.players - 1}")
        unseen = self.hidden_moves(viewer)
        return [
            move._replace(picks=(UNKNOWN,), text=HIDDEN) if ply in unseen else move
            for ply, move in enumerate(self.moves)
        ]

    def undo_to(self, player: int) -> tuple[Undo, int]:
        """Return whether `player` may take back their last action, and the number of actions that would be left.

        Free while nobody else has acted and nothing was disclosed since; by consent of the others when somebody has;
        impossible once anything was disclosed. What somebody answered in a reaction window, "no" too, says something of
        what they hold: nobody may ask it, take back, and ask again elsewhere.
        """
        for ply in range(len(self.moves) - 1, -1, -1):
            if self.moves[ply].player != player:
                continue
            if self.state.disclosures != self._disclosures[ply] or any(move.reaction for move in self.moves[ply:]):
                return Undo.DISCLOSED, ply
            others = any(move.player != player for move in self.moves[ply:])
            return (Undo.CONSENT if others else Undo.FREE), ply
        return Undo.NOTHING, 0

    def cut(self, ply: int) -> None:
        """Take back all actions from number `ply` on; whether that is allowed is the caller's business.

        Lines that took effect together, as sealed answers do, go together: with one of them all.
        """
        self.state = self.state_at(ply)
        self.state.drop_answers()
        ply = int(self.state.ply)
        del self.moves[ply:]
        del self._disclosures[ply:]
        self._marks = {at: mark for at, mark in self._marks.items() if at <= ply}
        self._end_standing()


def _step_of(state: State) -> Step[Any]:
    """Return the step that asks in a state."""
    return state.course[int(state.step_number())]


def _carry_out_in_turn(state: State, player: int, picks: list[int]) -> tuple[Move, ...]:
    """Carry out what a turn's step asks for one after the other; return the lines that it writes.

    Raises:
        NotUnderstood, IllegalAction: the first may have been carried out.
    """
    if _step_of(state).mode != TURN:
        raise NotUnderstood(MORE_THAN_ONE)
    written: list[Move] = []
    while picks:
        pick = picks.pop(0)
        stood = state.clone() if picks else state
        written += carry_out(state, player, (pick,))
        if picks:
            _go_on(picks, stood, state, player, pick)
    return tuple(written)


def _go_on(picks: list[int], before: State, after: State, player: int, pick: int) -> None:
    """Leave out of the picks still to come what has been done by force, and raise NotUnderstood if others must wait.

    They must wait once another turn's step asks, or something was revealed: an answer that is refused changes nothing,
    so who could say more in it would learn from the refusal what the first picks would bring.

    Args:
        picks: those still to come; some are taken off its front.
        before, after: the full states around `pick`; the former is used up.
    """
    asked, disclosures = (before.top, before.step_number()), before.disclosures
    for forced in forced_after(before, player, pick):
        if picks[:1] == [forced]:
            picks.pop(0)
    if picks and ((after.top, after.step_number()) != asked or after.disclosures != disclosures):
        raise NotUnderstood(MORE_THAN_ONE)
