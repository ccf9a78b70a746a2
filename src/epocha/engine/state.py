"""State: the heart of every game. What lies on the table, where the game stands, and how questions are answered.

Everything in a state is an integer or a vector of integers, so a state can be copied, compared, hashed and stored at
every decision. What never changes during a match stands in its `Setup`.

This module is on the path of every move: no text, colour or language here.
"""

import hashlib
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from epocha.engine import deck, pieces, pile
from epocha.engine.asking import REFEREE as REFEREE
from epocha.engine.asking import Asking
from epocha.engine.chance import Chance
from epocha.engine.course import FLOOR, MODES, SEALED, TURN, WINDOW, Step
from epocha.engine.fields import DECK, OTHERS, PIECES, PILE, SOME, Field
from epocha.engine.frames import ACTION_BITS, ANSWERED, BELOW, HEAD, PLAYER, ROOM, SEAT_BITS, STEP
from epocha.engine.frames import NOBODY as NOBODY
from epocha.engine.numbers import whole_numbers
from epocha.engine.packing import put_number, put_numbers
from epocha.engine.refusal import Decision, IllegalAction
from epocha.engine.registry import restore_state
from epocha.engine.setup import Setup
from epocha.engine.summary import state_summary
from epocha.engine.vec import BytesWriter, append, vec
from epocha.engine.vectors import NOTHING, joined
from epocha.engine.vectors import filled as filled
from epocha.engine.vectors import vec_of as vec_of
from epocha.engine.vectors import zeros as zeros

SPECTATOR: Final = -1
CUT_OFF: Final = -1
"""Value of `over` for a game broken off, which is never a result; games number their own ends from 1."""
ENDLESS: Final = 1 << 40
"""More decisions than any game takes."""
UNKNOWN: Final = -1
"""The value that a view shows in place of anything hidden."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Asking):
    """What lies on the table of one game, and where the game stands.

    `current_players` must decide; `legal_actions` are open to one of them, and `apply_action` carries one out. Once the
    state `is_terminal`, `returns` says who won. Seats count from 0, actions are integers, which `Game` turns into text.

    A state is either full (the referee's, `viewer` is REFEREE) or the `view` of one seat or of a spectator, which
    `determinize` makes full again by guessing. It can be copied, pickled, compared and hashed.

    Games add their fields, declare them all in `FIELDS`, and write `clone`, `complete`, and `hide` for those fields
    whose secrecy does not follow from the declaration.

    Args:
        setup: what never changes during the match.
        chance: the generator, or None in a view.
    """

    __slots__ = ("chance",)
    BASE_NUMBERS: ClassVar[tuple[str, ...]] = (
        "viewer", "ply", "asked", "disclosures", "over", "out", "top", "depth",
    )  # fmt: skip
    BASE_LISTS: ClassVar[tuple[str, ...]] = ("stack", "drafts", "since")
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    KINDS: ClassVar[Mapping[str, int]] = {}

    def __init__(self, setup: Setup, chance: Chance | None) -> None:
        super().__init__(setup)
        self.chance = chance

    # --- what each game writes -----------------------------------------------------------------------------------

    def clone(self) -> "State":
        """Return an independent copy; a game builds one of its class and calls `copy_base_to`."""
        raise NotImplementedError

    def hide(self, viewer: i64) -> None:
        """Replace by UNKNOWN what `viewer` (a seat or SPECTATOR) may not know in fields whose secrecy is SOME.

        It is called on a fresh copy, in which all other fields are hidden as they declare.
        """

    def knows(self, viewer: i64, player: i64) -> bool:
        """Return whether a viewer may know a seat's part of a field that is secret to OTHERS; partners may."""
        return viewer == player

    def complete(self, chance: Chance) -> None:
        """Replace every UNKNOWN by a value consistent with the rest, drawn from `chance`; called on a fresh copy."""

    def restored(self) -> None:
        """Work out the derived fields from the others; called when a stored state is filled."""

    def unsound(self) -> str:
        """Return what in a position from outside is wrong although each number is within its bounds, "" if nothing.

        A game names here what its rules and pictures rely on and no play can break, such as figures that stand on the
        board being no more than there are.
        """
        return ""

    def standing(self, player: i64) -> list[int]:
        """Return what ranks a seat at the end, most important first: points, then tie-breaks; higher is better."""
        raise NotImplementedError

    def turn_number(self) -> i64:
        """Return a number that everybody knows, another one in every player's turn; what holds for a turn ends with it.

        A game with reaction windows writes it; by default the whole game is one turn.
        """
        return 0

    def round_number(self) -> i64:
        """Return a number that everybody knows, another one in every round; what holds for a round ends with it.

        By default the whole game is one round.
        """
        return 0

    def points(self, player: i64) -> i64:
        """Return a seat's result as a number for people: what ranks it first, unless fewer are better."""
        return self.standing(player)[0]

    def lead_seat(self, player: i64) -> i64:
        """Return the lowest seat of those that win and lose together with a seat; without teams, itself."""
        return player

    # --- result --------------------------------------------------------------------------------------------------

    def ranking(self) -> list[int]:
        """Return each seat's place, 1 is best; empty while running, after a cut-off, and where nobody has won.

        Equal places are shared, and a team counts once: two teams of two have the places 1, 2, 1, 2.
        """
        if self.over == 0 or self.over == CUT_OFF:
            return []
        standings = [self.standing(p) for p in range(self.players)]
        sides = [standings[p] for p in range(self.players) if self.lead_seat(p) == p]
        return [1 + sum([other > own for other in sides]) for own in standings]

    def returns(self) -> list[float]:
        """Return each seat's utility: from 1 (sole first) evenly down to -1 (sole last); 0 without a result."""
        places = self.ranking()
        sides = [places[p] for p in range(len(places)) if self.lead_seat(p) == p]
        if len(sides) < 2:
            return [0.0] * int(self.players)
        last = len(sides) - 1
        shared = [place + (sides.count(place) - 1) / 2 for place in places]
        return [1.0 - 2.0 * (place - 1) / last for place in shared]

    def cut_off(self) -> None:
        """Break the game off where it stands: it is over and has no result."""
        self.clear_frames()
        self.over = CUT_OFF
        self.disclosures += 1
        self.push(self.setup.course.end, NOBODY)
        self.advance()

    # --- chance ---

    def dice_cup(self) -> Chance:
        """Return the generator; ValueError in a view, which has none."""
        chance = self.chance
        if chance is None:
            raise ValueError("a view has no chance; determinize it first")
        return chance

    # --- the face ------------------------------------------------------------------------------------------------

    def choices(self, player: i64) -> vec[i64]:
        """Return the picks open to `player` now, possibly none, in a vector of the caller's own."""
        return self._open_to(player)[:]

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over; `over` says why, in the game's own numbers."""
        return self.over != 0

    @property
    def is_view(self) -> bool:
        """Whether this is somebody's view and not the full state."""
        return self.viewer != REFEREE

    def decision(self, player: int) -> Decision:
        """Return what `player` is being asked; ValueError if nothing."""
        if player not in self.current_players:
            raise ValueError(f"seat {player} has nothing to decide now")
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        least, most = step.span(self, player)
        picks = tuple([int(pick) for pick in self.draft(player)])
        return Decision(
            int(self.question(player)), player, step.name, step.rule, least, most, step.forced, MODES[step.mode], picks
        )

    def legal_actions(self, player: int) -> list[int]:
        """Return the picks open to `player`, sorted; ValueError if nothing is asked or the view is another's."""
        if self.viewer != REFEREE and self.viewer != player:
            raise ValueError(f"this view does not tell what is open to seat {player}")
        found = list(self._open_to(player))
        if not found:
            raise ValueError(f"seat {player} has nothing to decide now")
        return found

    def forbids(self, player: i64, action: i64) -> str | None:
        """Return the id of the rule that forbids `action` to `player` now, or None if it is legal."""
        if action in self._open_to(player):
            return None
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        if player not in self.current_players:
            return step.turn_rule
        if action not in self.setup.notation:
            return step.rule
        if step.asides:
            for aside in self.asides:
                if aside.first <= action <= aside.last:
                    return aside.forbids(self, player, action)
        return step.forbids(self, player, action)

    def apply_action(self, player: int, action: int) -> None:
        """Carry out `action` of `player`, or add it to their draft.

        Raises:
            IllegalAction: naming the rule that forbids it; the state is unchanged.
            ValueError: on a view, which cannot be played on; determinize it first.
        """
        if self.viewer != REFEREE:
            raise ValueError("a view cannot be played on; determinize it first")
        if action not in self._open_to(player):
            raise IllegalAction(self.forbids(player, action) or "", player, action)
        self.play(player, action)

    def apply_draft(self, player: int, picks: list[int]) -> bool:
        """Carry out several picks of a draft; return whether they are no more than one answer.

        If they are more, or `apply_action` would refuse one of them as IllegalAction, nothing has changed.
        """
        if self.viewer != REFEREE:
            raise ValueError("a view cannot be played on; determinize it first")
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        had = len(self.draft(player))
        self.entered = NOTHING
        for number, action in enumerate(picks):
            before = self._open_to(player)
            if action not in before:
                refused = IllegalAction(self.forbids(player, action) or "", player, action)
                if number:
                    self.withdraw(player, had)
                raise refused
            if number + had == 0 and step.asides and self.is_aside(action):
                return False
            self.add_pick(player, action)
            if not step.completes(self, player, action):
                self._narrow(step, player, before)
            elif number == len(picks) - 1:
                self._finish(step, player)
            else:
                self.withdraw(player, had)
                return False
        return True

    # --- views ---------------------------------------------------------------------------------------------------

    def view(self, player: int | None) -> "State":
        """Return all that a seat, or with None a spectator, may know; chance and everything hidden are taken out."""
        if player is not None and not 0 <= player < self.players:
            raise ValueError(f"there is no seat {player}; seats are 0 to {self.players - 1}")
        if self.viewer != REFEREE:
            raise ValueError("a view is made from the full state only")
        viewer: i64 = SPECTATOR if player is None else player
        seen = self.clone()
        seen.viewer = viewer
        seen.chance = None
        seen.entered = NOTHING
        if len(seen.drafts):
            seen.keep_drafts_of(viewer)
        step: Step[Any] = self.course[self.stack[self.top + STEP]]
        if step.mode == TURN:
            if self.stack[self.top + PLAYER] != viewer:
                seen.open = NOTHING
        elif step.mode == WINDOW:
            seen.stack[self.top + ANSWERED] &= 0 if player is None else 1 << viewer
        if seen.setup.course.veils:
            seen.veil(viewer)
        seen._hide_declared(viewer)
        seen.hide(viewer)
        return seen

    def _hide_declared(self, viewer: i64) -> None:
        """Hide what the fields declare that a viewer may not know."""
        for field in self.FIELDS:
            if field.secret and field.secret != SOME:
                value: Any = getattr(self, field.name)
                if field.meaning == PILE:
                    pile.hide(value)
                elif field.meaning == DECK:
                    deck.hide(value, viewer)
                elif field.meaning == PIECES:
                    pieces.hide(value, viewer)
                elif field.secret == OTHERS:
                    width: i64 = len(value) // self.players
                    for player in range(self.players):
                        if not self.knows(viewer, player):
                            blot(value, player * width, width)
                elif field.is_list:
                    blot(value, 0, len(value))
                else:
                    setattr(self, field.name, UNKNOWN)

    def determinize(self, chance: Chance) -> "State":
        """Return one full state consistent with this view; what is hidden is drawn from `chance`.

        The result draws its later dice from a generator of its own, started by `chance`.
        """
        if self.viewer == REFEREE:
            raise ValueError("a full state has nothing to determinize")
        full = self.clone()
        full.viewer = REFEREE
        full.complete(chance)
        full.chance = chance.split()
        step: Step[Any] = full.course[full.step_number()]
        if step.mode == SEALED:
            full._guess_answers(step, chance)
        full.refresh()
        return full

    def _guess_answers(self, step: "Step[Any]", chance: Chance) -> None:
        """Give each seat whose sealed answer is in, but not known, one at random."""
        for seat in range(self.players):
            if self.stack[self.top + ANSWERED] >> seat & 1 and len(self.draft(seat)) == 0:
                going = True
                while going:
                    choices: vec[i64] = step.legal(self, seat)
                    action = choices[chance.below(len(choices))]
                    self.add_pick(seat, action)
                    going = step.draft and not step.completes(self, seat, action)

    def copy_base_to(self, other: "State") -> None:
        """Copy the engine's own fields into a copy that a game's `clone` is making."""
        other.viewer = self.viewer
        other.ply = self.ply
        other.asked = self.asked
        other.disclosures = self.disclosures
        other.over = self.over
        other.out = self.out
        other.top = self.top
        other.depth = self.depth
        other.stack = self.stack[:]
        other.drafts = self.drafts  # replaced and never changed in place, like `entered`
        if len(self.since):
            other.since = self.since[:]
        other.open = self.open[:]
        other.entered = self.entered

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as `to_bytes`, which names the installed game and its rules version."""
        return restore_state, (self.setup.game.name, self.to_bytes())

    # --- storing and comparing -----------------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """Return the whole state, chance and drafts included, as bytes; equal states give equal bytes everywhere."""
        parts = [self.setup.name, *[str(getattr(self, name)) for name in self.BASE_NUMBERS]]
        parts.append(joined(self.stack, self.depth))
        parts.append(joined(self.drafts, len(self.drafts)))
        parts.append(joined(self.since, len(self.since)))
        for field in self.FIELDS:
            if not field.derived:
                value: Any = getattr(self, field.name)
                parts.append(joined(value, len(value)) if field.is_list else str(value))
        parts.append("-" if self.chance is None else self.chance.to_text())
        return ";".join(parts).encode()

    def load(self, data: bytes) -> None:
        """Fill this state from `to_bytes`; ValueError if the bytes are not such a state."""
        stored = [field for field in self.FIELDS if not field.derived]
        parts = data.decode().split(";")[1:]
        numbers = len(self.BASE_NUMBERS)
        if len(parts) != numbers + len(self.BASE_LISTS) + len(stored) + 1:
            raise ValueError("they have another number of fields")
        for name, part in zip(self.BASE_NUMBERS, parts, strict=False):
            setattr(self, name, stored_number(name, part))
        for name, part in zip(self.BASE_LISTS, parts[numbers:], strict=False):
            setattr(self, name, vec_of(stored_numbers(name, part)))
        self._check_frames()
        self._check_drafts()
        for _ in range(ROOM):
            self.stack = append(self.stack, 0)  # a frame on top may be replaced by a longer one
        for field, part in zip(stored, parts[numbers + len(self.BASE_LISTS) :], strict=False):
            self._load_field(field, part)
        self.chance = None if parts[-1] == "-" else Chance.from_text(parts[-1])
        self.restored()
        self.refresh()

    def _load_field(self, field: Field, part: str) -> None:
        """Set a field from its stored text; ValueError if that is not within what the field declares."""
        values = stored_numbers(field.name, part)
        fault = field.fault(values, int(self.players), self.KINDS)
        if fault:
            raise ValueError(fault)
        setattr(self, field.name, vec_of(values) if field.is_list else values[0])

    def _check_frames(self) -> None:
        """Raise ValueError if the stack just loaded is none that `push` could have made."""
        end = self.depth
        at = self.top
        if len(self.stack) != end or not -1 <= self.viewer + 1 <= self.players:
            raise ValueError("the stack is not of the length stated")
        while at != NOBODY:
            if not 0 <= at < end - HEAD + 1 or not 0 <= self.stack[at + STEP] < len(self.course):
                raise ValueError("the stack holds a frame that is none")
            if at + HEAD + self.course[self.stack[at + STEP]].width != end:
                raise ValueError("the stack holds a frame of the wrong length")
            if not NOBODY <= self.stack[at + PLAYER] < self.players:
                raise ValueError("the stack holds a frame of a seat that is none")
            step: Step[Any] = self.course[self.stack[at + STEP]]
            for i in range(step.width):
                fault = step.NUMBERS[i].fault([self.stack[at + HEAD + i]], int(self.players), self.KINDS)
                if fault:
                    raise ValueError(fault)
            end = at
            at = self.stack[at + BELOW]
        if end != 0 or self.depth == 0:
            raise ValueError("the stack has no bottom")

    def _check_drafts(self) -> None:
        """Raise ValueError if the numbers just loaded that follow from the stack are none that play leads to."""
        frames: set[int] = set()
        at = self.top
        while at != NOBODY:
            frames.add(int(at))
            at = self.stack[at + BELOW]
        for entry in self.drafts:
            owner = entry >> ACTION_BITS
            if entry < 0 or owner >> SEAT_BITS not in frames or owner & ((1 << SEAT_BITS) - 1) >= self.players:
                raise ValueError("there is a draft of a seat or for a question that is none")
        if len(self.since) not in (0, self.players) or not 0 <= self.out < 1 << self.players:
            raise ValueError("they are of another number of seats")
        if self.ply < 0 or not CUT_OFF <= self.over <= len(self.setup.game.ends):
            raise ValueError("they have a number of lines or an end that is none")

    def digest(self) -> str:
        """Return 32 hexadecimal digits, equal for equal positions on every platform and in later versions.

        It is made of names and numbers: a field of which all numbers are 0 does not count, nor do drafts, derived
        fields and the engine's own counters, so that later changes inside the engine break no record.
        """
        return hashlib.blake2b("\n".join(self.named()).encode(), digest_size=16).hexdigest()

    def named(self) -> list[str]:
        """Return the position as lines of names and numbers: setup, frames from the bottom, fields, chance."""
        lines = [self.setup.name, f"viewer {self.viewer}", f"ply {self.ply}", f"over {self.over}", f"out {self.out}"]
        lines += self.named_frames()
        for field in self.FIELDS:
            if not field.derived:
                value: Any = getattr(self, field.name)
                if field.is_list:
                    said = field.said(value)
                    if any(said) or (said and field.length(int(self.players), self.KINDS) is None):
                        lines.append(f"{field.name} {','.join(map(str, said))}")
                elif value:
                    lines.append(f"{field.name} {value}")
        if self.chance is not None:
            lines.append(f"chance {self.chance.to_text()}")
        return lines

    def named_frames(self) -> list[str]:
        """Return the frames from the bottom, each with the names of its step and of its numbers that are not 0."""
        found: list[str] = []
        at = self.top
        while at != NOBODY:
            step: Step[Any] = self.course[self.stack[at + STEP]]
            words = [f"frame {step.name} {self.stack[at + PLAYER]}"]
            for i in range(step.width):
                if self.stack[at + HEAD + i]:
                    words.append(f"{step.numbers[i]}={self.stack[at + HEAD + i]}")
            found.append(" ".join(words))
            at = self.stack[at + BELOW]
        found.reverse()
        return found

    def key(self) -> bytes:
        """Return the whole state, chance and drafts included, as short bytes: what a table of positions goes by.

        Two states of one setup, or two views of it, are equal if their keys are. Unlike `to_bytes` it cannot be read
        back.
        """
        out = BytesWriter()
        put_number(out, self.viewer)
        put_number(out, self.ply)
        put_number(out, self.asked)
        put_number(out, self.disclosures)
        put_number(out, self.over)
        put_number(out, self.out)
        put_numbers(out, self.stack, self.depth)
        put_numbers(out, self.drafts, len(self.drafts))
        put_numbers(out, self.since, len(self.since))
        for field in self.FIELDS:
            if not field.derived:
                value: Any = getattr(self, field.name)
                if field.is_list:
                    numbers: vec[i64] = value
                    put_numbers(out, numbers, len(numbers))
                else:
                    put_number(out, value)
        chance = self.chance
        if chance is not None:
            chance.put_key(out)
        return out.getvalue()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.setup.name == other.setup.name and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    # --- showing -------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return state_summary(self)

    def __str__(self) -> str:
        """Return the table as plain text, as far as this state or view knows it."""
        return str(self.setup.game.diagram(self))

    def _repr_svg_(self) -> str:
        """Return the table as pictures, which is what a notebook shows of a state or view."""
        return str(self.setup.game.document(self))


def blot(values: vec[i64], first: i64, number: i64) -> None:
    """Put UNKNOWN in the place of some numbers of a list."""
    for at in range(first, first + number):
        values[at] = UNKNOWN


def stored_number(name: str, text: str) -> int:
    """Return the one number of a text; ValueError if it holds anything else."""
    values = stored_numbers(name, text)
    if len(values) != 1:
        raise ValueError(f"{name} has {len(values)} numbers, not 1")
    return values[0]


def stored_numbers(name: str, text: str) -> list[int]:
    """Return the numbers of a text with commas between them; ValueError if it holds anything else."""
    values = whole_numbers(text)
    if values is None:
        raise ValueError(f"{name} holds something else than numbers")
    return values


def random_playout(state: State, chance: Chance, most: i64 = ENDLESS) -> i64:
    """Play uniformly random picks to the end of the game; return how many were chosen.

    After the most that may be chosen the game is cut off.
    """
    count: i64 = 0
    while state.over == 0:
        step: Step[Any] = state.course[state.stack[state.top + STEP]]
        if step.mode == TURN:
            player = state.stack[state.top + PLAYER]
            options = state.open
        else:
            player = any_of(state.unanswered(), chance) if step.mode == FLOOR else state.to_move()
            options = state.picks_of(step, player)
        state.play(player, options[chance.below(len(options))])
        count += 1
        if count == most and state.over == 0:
            state.cut_off()
    return count


def any_of(members: i64, chance: Chance) -> i64:
    """Return one member of a set of seats, each equally likely."""
    seats = vec[i64](capacity=8)
    for seat in range(62):
        if members >> seat & 1:
            seats = append(seats, seat)
    return seats[chance.below(len(seats))]
