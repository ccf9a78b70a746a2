"""Frames: where a game stands. A stack of steps with their numbers, and the answers that are being made.

A frame is a step, the player it is put to, and the numbers that the step names (see `course.Step`). On top of the stack
is what happens next; a nested decision, an interrupt or a reaction pushes a frame and pops it when done.

A draft is what a seat has picked so far for the question at hand. It is the seat's own: views of others do not hold it,
and neither digests nor the number of actions tell of it.

This module is on the path of every move: no text, colour or language here.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from epocha.engine.course import MOST_NUMBERS, Aside, Step
from epocha.engine.setup import Setup
from epocha.engine.vec import append, vec

NOBODY: Final = -1

# what stands in a frame before its numbers
BELOW: Final = 0  # where the frame below begins
STEP: Final = 1
PLAYER: Final = 2
ASKED: Final = 3  # set of seats asked, unless it is one seat's turn
ANSWERED: Final = 4  # those of them that have answered and wait for the others
HEAD: Final = 5
ROOM: Final = HEAD + MOST_NUMBERS

SEAT_BITS: Final = 6
ACTION_BITS: Final = 32
ACTION: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Frames:
    """The stack of a state, and the drafts for the question on top of it.

    Attributes:
        setup: what never changes.
        players: number of seats.
        course: the steps by number. asides: what may be done inside other decisions.
        stack: all frames; what lies above `depth` means nothing. top: where the topmost frame begins.
        drafts: picks, each with the frame and seat it belongs to, those of a seat in their order.
        listed: what was found open last to a seat outside turns, and listed_for: that seat, or NOBODY once anything has
            changed since; whoever changes a table by hand calls `refresh`.
    """

    __slots__ = (
        "asides", "course", "depth", "drafts", "listed", "listed_for", "players", "setup", "stack", "top",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: i64 = setup.players
        self.course: list[Step[Any]] = setup.course.steps
        self.asides: list[Aside[Any]] = setup.course.asides
        self.top: i64 = NOBODY
        self.depth: i64 = 0
        self.stack = vec[i64](capacity=64)
        self.drafts = vec[i64](capacity=1)
        self.listed = vec[i64](capacity=0)
        self.listed_for: i64 = NOBODY

    # --- frames ---

    def push(
        self, step: i64, player: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Put a frame on top of the stack: `step` is next, put to `player` (or NOBODY), with its first numbers."""
        base = self.depth
        stack = self.stack
        while len(stack) < base + ROOM:
            stack = append(stack, 0)
        stack[base] = self.top
        stack[base + STEP] = step
        stack[base + PLAYER] = player
        stack[base + ASKED] = 0
        stack[base + ANSWERED] = 0
        first = base + HEAD
        stack[first] = a
        width = self.course[step].width
        if width > 1:
            stack[first + 1] = b
            stack[first + 2] = c
            stack[first + 3] = d
            stack[first + 4] = e
            stack[first + 5] = f
            if width > 6:
                for at in range(first + 6, first + width):
                    stack[at] = 0
        self.stack = stack
        self.top = base
        self.depth = first + width

    def replace(self, step: i64, player: i64, a: i64 = 0) -> None:
        """Put a step in the place of the one on top of the stack, with its first number."""
        if len(self.drafts):
            self.forget_drafts()
        base = self.top
        stack = self.stack
        stack[base + STEP] = step
        stack[base + PLAYER] = player
        stack[base + ASKED] = 0
        stack[base + ANSWERED] = 0
        first = base + HEAD
        stack[first] = a
        width = self.course[step].width
        if width > 1:
            for at in range(first + 1, first + width):
                stack[at] = 0
        self.depth = first + width

    def pop(self) -> None:
        """Take the top frame off."""
        if len(self.drafts):
            self.forget_drafts()
        self.depth = self.top
        self.top = self.stack[self.top]

    def clear_frames(self) -> None:
        """Take all frames off."""
        self.top = NOBODY
        self.depth = 0
        self.drafts = vec[i64](capacity=1)

    def get(self, number: i64) -> i64:
        """Return a number of the top frame."""
        return self.stack[self.top + HEAD + number]

    def put(self, number: i64, value: i64) -> None:
        """Set a number of the top frame."""
        self.stack[self.top + HEAD + number] = value

    def player(self) -> i64:
        """Return the player of the top frame, or NOBODY."""
        return self.stack[self.top + PLAYER]

    def pass_to(self, player: i64) -> None:
        """Put the step on top to another player."""
        self.stack[self.top + PLAYER] = player

    def step_number(self) -> i64:
        """Return the number of the step on top of the stack."""
        return self.stack[self.top + STEP]

    # --- frames below ---

    def frame_of(self, step: i64) -> i64:
        """Return where the topmost frame of a step begins, or NOBODY if there is none."""
        at = self.top
        while at != NOBODY and self.stack[at + STEP] != step:
            at = self.stack[at]
        return at

    def frame_below(self, frame: i64, step: i64) -> i64:
        """Return where the next frame of a step below another frame begins, or NOBODY if there is none."""
        at = self.stack[frame]
        while at != NOBODY and self.stack[at + STEP] != step:
            at = self.stack[at]
        return at

    def under(self, frame: i64) -> i64:
        """Return where the frame right under another one begins, or NOBODY if it is the lowest."""
        return self.stack[frame]

    def step_of(self, frame: i64) -> i64:
        """Return the number of the step of a frame."""
        return self.stack[frame + STEP]

    def asked_in(self, frame: i64) -> i64:
        """Return the set of seats asked in a frame; none in one seat's turn, or while nothing is asked."""
        return self.stack[frame + ASKED]

    def read(self, frame: i64, number: i64) -> i64:
        """Return a number of any frame, such as one that `frame_of` or `under` found."""
        return self.stack[frame + HEAD + number]

    def write(self, frame: i64, number: i64, value: i64) -> None:
        """Set a number of any frame."""
        self.stack[frame + HEAD + number] = value

    def player_of(self, frame: i64) -> i64:
        """Return the player of any frame, or NOBODY."""
        return self.stack[frame + PLAYER]

    # --- drafts ---

    def draft(self, player: i64) -> vec[i64]:
        """Return what a seat has picked so far for the question on top of the stack."""
        out = vec[i64](capacity=8)
        drafts = self.drafts
        if len(drafts):
            owner = self.top << SEAT_BITS | player
            for i in range(len(drafts)):
                if drafts[i] >> ACTION_BITS == owner:
                    out = append(out, drafts[i] & ACTION)
        return out

    def first_pick(self, player: i64) -> i64:
        """Return the first pick of a seat's draft, or NOBODY if it has none."""
        owner = self.top << SEAT_BITS | player
        for i in range(len(self.drafts)):
            if self.drafts[i] >> ACTION_BITS == owner:
                return self.drafts[i] & ACTION
        return NOBODY

    def add_pick(self, player: i64, action: i64) -> None:
        """Add a pick to a seat's draft; drafts of seats stay in the order of seats, whoever picks first."""
        self.add_pick_below(self.top, player, action)

    def add_pick_below(self, frame: i64, player: i64, action: i64) -> None:
        """Add a pick to a seat's draft for the question of a frame, which is kept until that is on top again."""
        owner = frame << SEAT_BITS | player
        out = vec[i64](capacity=8)
        placed = False
        for i in range(len(self.drafts)):
            if not placed and self.drafts[i] >> ACTION_BITS > owner:
                out = append(out, owner << ACTION_BITS | action)
                placed = True
            out = append(out, self.drafts[i])
        if not placed:
            out = append(out, owner << ACTION_BITS | action)
        self._set_drafts(out)

    def _set_drafts(self, drafts: vec[i64]) -> None:
        """Let there be other drafts, so that other picks are open."""
        self.drafts = drafts
        self.listed_for = NOBODY

    def drop_picks(self, player: i64, left: i64) -> None:
        """Drop the last picks of a seat's draft, so that so many are left."""
        owner = self.top << SEAT_BITS | player
        out = vec[i64](capacity=8)
        kept: i64 = 0
        for i in range(len(self.drafts)):
            if self.drafts[i] >> ACTION_BITS == owner:
                kept += 1
                if kept > left:
                    continue
            out = append(out, self.drafts[i])
        self._set_drafts(out)

    def forget_drafts(self) -> None:
        """Drop all drafts for the question on top of the stack."""
        out = vec[i64](capacity=8)
        for i in range(len(self.drafts)):
            if self.drafts[i] >> (ACTION_BITS + SEAT_BITS) != self.top:
                out = append(out, self.drafts[i])
        self._set_drafts(out)

    def keep_drafts_of(self, player: i64) -> None:
        """Drop all drafts but those of one seat; NOBODY keeps none."""
        out = vec[i64](capacity=8)
        for i in range(len(self.drafts)):
            if self.drafts[i] >> ACTION_BITS & ((1 << SEAT_BITS) - 1) == player:
                out = append(out, self.drafts[i])
        self._set_drafts(out)
