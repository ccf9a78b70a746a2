"""State, Step and the frame stack: the heart of every game.

A game's course of play is a list of `Step`s. Where the game stands is a stack of frames; a frame is six integers: the
number of a step, the player it is put to, and four numbers whose meaning the step defines. A step that asks a player
lists the actions open to him; a step that the table carries out by itself just runs. A nested decision pushes a frame
and pops it when done. Everything in a state is an integer or a vector of integers, so a state can be copied, compared,
hashed and stored at every decision.

This module is on the path of every move: no text, colour or language here.
"""

import hashlib
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from epocha.engine.chance import Chance
from epocha.engine.refusal import Decision, IllegalAction
from epocha.engine.registry import game_of
from epocha.engine.vec import append, vec

FRAME: Final = 6
STEP: Final = 0
PLAYER: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D: Final = 5

NOBODY: Final = -1
SPECTATOR: Final = -1
REFEREE: Final = -2
NOT_SEALED: Final = -1
SEALED: Final = -2
CUT_OFF: Final = -1
"""Value of `over` for a game broken off by an option, which is never a result; games number their own ends from 1."""
UNKNOWN: Final = -1
"""The value that a view shows in place of anything hidden."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table of one game, and where the game stands.

    A state is either full (the referee's, `viewer` is REFEREE) or the view of one seat or of a spectator. Games add
    their fields, name them all in `FIELDS`, and write `clone`, `hide` and `complete`.

    Args:
        players: number of seats.
        course: the steps of the game, indexed by the step number in frames; shared, never changed.
        chance: the generator, or None in a view.
    """

    BASE_FIELDS: ClassVar[tuple[str, ...]] = (
        "players", "viewer", "ply", "asked", "disclosures", "over", "depth", "stack", "sealed",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, players: i64, course: "list[Step[Any]]", chance: Chance | None) -> None:
        self.players = players
        self.course = course
        self.chance = chance
        self.viewer: i64 = REFEREE
        self.ply: i64 = 0
        self.asked: i64 = 0
        self.disclosures: i64 = 0
        self.over: i64 = 0
        self.depth: i64 = 0
        self.stack = vec[i64](capacity=48)
        self.sealed = vec[i64](capacity=8)
        self.open = vec[i64](capacity=1)

    # --- what each game writes -----------------------------------------------------------------------------------

    def clone(self) -> "State":
        """Return an independent copy; a game builds one of its class and calls `copy_base_to`."""
        raise NotImplementedError

    def hide(self, viewer: i64) -> None:
        """Replace all that `viewer` (a seat or SPECTATOR) may not know by UNKNOWN; called on a fresh copy."""

    def complete(self, chance: Chance) -> None:
        """Replace every UNKNOWN by a value consistent with the rest, drawn from `chance`; called on a fresh copy."""

    def restored(self) -> None:
        """Rebuild what follows from the fields but is not one of them; called when a stored state is filled."""

    def standing(self, player: i64) -> list[int]:
        """Return what ranks a seat at the end, most important first: points, then tie-breaks; higher is better."""
        raise NotImplementedError

    def turn_number(self) -> i64:
        """Return a number that everybody knows, another one in every player's turn; what holds for a turn ends with it.

        A game with reaction windows writes it; by default the whole game is one turn.
        """
        return 0

    # --- result --------------------------------------------------------------------------------------------------

    def ranking(self) -> list[int]:
        """Return each seat's place, 1 is best, equal places shared; empty while running and after a cut-off."""
        if self.over == 0 or self.over == CUT_OFF:
            return []
        standings = [self.standing(p) for p in range(self.players)]
        return [1 + sum([other > own for other in standings]) for own in standings]

    def returns(self) -> list[float]:
        """Return each seat's utility: from 1 (sole first) evenly down to -1 (sole last); 0 without a result."""
        places = self.ranking()
        if not places or self.players == 1:
            return [0.0] * int(self.players)
        last = len(places) - 1
        shared = [place + (places.count(place) - 1) / 2 for place in places]
        return [1.0 - 2.0 * (place - 1) / last for place in shared]

    # --- chance ---

    def dice_cup(self) -> Chance:
        """Return the generator; ValueError in a view, which has none."""
        chance = self.chance
        if chance is None:
            raise ValueError("a view has no chance; determinize it first")
        return chance

    # --- frames --------------------------------------------------------------------------------------------------

    def push(self, step: i64, player: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a frame on top of the stack: `step` is next, put to `player` (or NOBODY)."""
        top = self.depth
        stack = self.stack
        if len(stack) == top:
            for _ in range(FRAME):
                stack = append(stack, 0)
            self.stack = stack
        stack[top] = step
        stack[top + PLAYER] = player
        stack[top + A] = a
        stack[top + B] = b
        stack[top + C] = c
        stack[top + D] = d
        self.depth = top + FRAME

    def pop(self) -> None:
        """Take the top frame off."""
        self.depth -= FRAME

    def get(self, field: i64) -> i64:
        """Return a field (PLAYER, A, B, C or D) of the top frame."""
        return self.stack[self.depth - FRAME + field]

    def put(self, field: i64, value: i64) -> None:
        """Set a field of the top frame."""
        self.stack[self.depth - FRAME + field] = value

    def step_number(self) -> i64:
        """Return the number of the step on top of the stack."""
        return self.stack[self.depth - FRAME]

    # --- the course of play --------------------------------------------------------------------------------------

    def play(self, player: i64, action: i64) -> None:
        """Carry out an action known to be legal, and everything that follows up to the next decision."""
        self.ply += 1
        step: Step[Any] = self.course[self.stack[self.depth - FRAME]]
        if step.simultaneous:
            self._seal(step, player, action)
        else:
            step.apply(self, player, action)
            self.advance()

    def advance(self) -> None:
        """Run the table's own steps, and forced decisions, until somebody has a choice or the game is over."""
        while True:
            top = self.depth - FRAME
            step: Step[Any] = self.course[self.stack[top]]
            if not step.asks:
                if step.ends:
                    self.open = vec[i64](capacity=1)
                    return
                step.run(self)
                continue
            if step.simultaneous:
                self._ask_all(step)
                return
            player = self.stack[top + PLAYER]
            choices = step.legal(self, player)
            if len(choices) == 0:
                step.skip(self, player)
            elif len(choices) == 1 and step.forced:
                step.apply(self, player, choices[0])
            else:
                self.open = choices
                self.asked = self.ply
                return

    def _ask_all(self, step: "Step[Any]") -> None:
        """Put a simultaneous decision to every seat in field A (a bit per seat) of the frame."""
        sealed = vec[i64](capacity=8)
        for _ in range(self.players):
            sealed = append(sealed, NOT_SEALED)
        self.sealed = sealed
        self.asked = self.ply

    def _seal(self, step: "Step[Any]", player: i64, action: i64) -> None:
        """Keep a sealed choice; when the last is in, open all of them, in the order of seats."""
        self.sealed[player] = action
        waiting = self.get(A) & ~(1 << player)
        self.put(A, waiting)
        if waiting == 0:
            choices = self.sealed
            self.sealed = vec[i64](capacity=8)
            self.disclosures += 1
            step.unseal(self, choices)
            self.advance()

    def choices(self, player: i64) -> vec[i64]:
        """Return the actions open to `player` now, possibly none; not to be changed by the caller."""
        step: Step[Any] = self.course[self.stack[self.depth - FRAME]]
        if step.simultaneous:
            known = self.viewer == REFEREE or self.viewer == player
            if known and (self.get(A) >> player) & 1:
                return step.legal(self, player)
        elif self.stack[self.depth - FRAME + PLAYER] == player:
            return self.open
        return vec[i64](capacity=1)

    # --- the face ------------------------------------------------------------------------------------------------

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over; `over` says why, in the game's own numbers."""
        return self.over != 0

    @property
    def is_view(self) -> bool:
        """Whether this is somebody's view and not the full state."""
        return self.viewer != REFEREE

    @property
    def current_players(self) -> tuple[int, ...]:
        """The seats that must decide now; more than one only in a simultaneous decision; empty after the end."""
        step: Step[Any] = self.course[self.stack[self.depth - FRAME]]
        if step.simultaneous:
            return tuple([p for p in range(int(self.players)) if (self.get(A) >> p) & 1])
        return (self.stack[self.depth - FRAME + PLAYER],) if step.asks else ()

    def decision(self, player: int) -> Decision:
        """Return what `player` is being asked; ValueError if nothing."""
        if player not in self.current_players:
            raise ValueError(f"seat {player} has nothing to decide now")
        step: Step[Any] = self.course[self.stack[self.depth - FRAME]]
        least, most = step.span(self, player)
        return Decision(int(self.asked), player, step.name, step.rule, least, most, step.forced, step.reaction)

    def legal_actions(self, player: int) -> list[int]:
        """Return the actions open to `player`, sorted; ValueError if nothing is asked or the view is another's."""
        if self.viewer != REFEREE and self.viewer != player:
            raise ValueError(f"this view does not tell what is open to seat {player}")
        found = list(self.choices(player))
        if not found:
            raise ValueError(f"seat {player} has nothing to decide now")
        return found

    def forbids(self, player: i64, action: i64) -> str | None:
        """Return the id of the rule that forbids `action` to `player` now, or None if it is legal."""
        if action in self.choices(player):
            return None
        step: Step[Any] = self.course[self.stack[self.depth - FRAME]]
        if player not in self.current_players:
            return step.turn_rule
        if action not in game_of(self).notation:
            return step.rule
        return step.forbids(self, player, action)

    def apply_action(self, player: int, action: int) -> None:
        """Carry out `action` of `player`.

        Raises:
            IllegalAction: naming the rule that forbids it; the state is unchanged.
            ValueError: on a view, which cannot be played on; determinize it first.
        """
        if self.viewer != REFEREE:
            raise ValueError("a view cannot be played on; determinize it first")
        if action not in self.choices(player):
            raise IllegalAction(self.forbids(player, action) or "", player, action)
        self.play(player, action)

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
        for seat in range(len(seen.sealed)):
            if seat != viewer and seen.sealed[seat] != NOT_SEALED:
                seen.sealed[seat] = SEALED
        if player is None or player not in self.current_players:
            seen.open = vec[i64](capacity=1)
        seen.hide(viewer)
        return seen

    def determinize(self, chance: Chance) -> "State":
        """Return one full state consistent with this view; what is hidden is drawn from `chance`.

        The result draws its later dice from a generator of its own, started by `chance`.
        """
        if self.viewer == REFEREE:
            raise ValueError("a full state has nothing to determinize")
        full = self.clone()
        full.viewer = REFEREE
        full.complete(chance)
        full.chance = Chance(chance.word(), chance.word(), chance.word(), 0, b"")
        for seat in range(len(full.sealed)):
            if full.sealed[seat] == SEALED:
                options = full.course[full.step_number()].legal(full, seat)
                full.sealed[seat] = options[chance.below(len(options))]
        full.refresh()
        return full

    def refresh(self) -> None:
        """Recompute the open actions, which are not part of what is stored."""
        step: Step[Any] = self.course[self.stack[self.depth - FRAME]]
        self.open = vec[i64](capacity=1)
        if step.asks and not step.simultaneous:
            player = self.get(PLAYER)
            if self.viewer == REFEREE or self.viewer == player:
                self.open = step.legal(self, player)

    def copy_base_to(self, other: "State") -> None:
        """Copy the engine's own fields into a copy that a game's `clone` is making."""
        other.viewer = self.viewer
        other.ply = self.ply
        other.asked = self.asked
        other.disclosures = self.disclosures
        other.over = self.over
        other.depth = self.depth
        other.stack = self.stack[:]
        if len(self.sealed):
            other.sealed = self.sealed[:]
        other.open = self.open  # never changed in place, so it can be shared

    # --- storing and comparing -----------------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """Return the whole state, chance included, as bytes; equal states give equal bytes on every platform."""
        parts: list[str] = []
        for name in self.BASE_FIELDS + self.FIELDS:
            value: Any = getattr(self, name)
            if name == "stack":
                value = list(value)[: self.depth]
            parts.append(str(value) if isinstance(value, int) else ",".join([str(item) for item in value]))
        parts.append("-" if self.chance is None else self.chance.to_text())
        return ";".join(parts).encode()

    def load(self, data: bytes) -> None:
        """Fill this state from `to_bytes`; ValueError if the bytes are not such a state."""
        names = self.BASE_FIELDS + self.FIELDS
        parts = data.decode().split(";")
        if len(parts) != len(names) + 1:
            raise ValueError("these bytes are not a stored state of this game")
        for name, part in zip(names, parts, strict=False):
            if isinstance(getattr(self, name), int):
                setattr(self, name, int(part))
            else:
                setattr(self, name, vec_of([int(item) for item in part.split(",")] if part else []))
        self.chance = None if parts[-1] == "-" else Chance.from_text(parts[-1])
        self.restored()
        self.refresh()

    def digest(self) -> str:
        """Return 32 hexadecimal digits that are equal for equal states on every platform."""
        return hashlib.blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    # --- showing -------------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        """Return the table as plain text, as far as this state or view knows it."""
        return game_of(self).diagram(self)

    def _repr_svg_(self) -> str:
        """Return the table as a picture, which is what a notebook shows of a state or view."""
        return game_of(self).picture(self)


StateT = TypeVar("StateT", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[StateT]):
    """One thing that a player is asked to do, or that the table does by itself.

    A step is shared by all games of its kind and keeps nothing; what it needs to remember stands in its frame.

    Args:
        name: word for the step in decisions and texts.
        rule: id of the rule that describes it.
        turn_rule: id of the rule that says whose turn it is, cited to everybody else.
        asks: whether it puts a decision to the player of its frame; otherwise the table runs it.
        forced: whether a decision with exactly one option is carried out by itself.
        simultaneous: whether it is put at once to all seats in field A of its frame, sealed until all are in.
        reaction: whether it is a reaction window: put to everybody who could react for all that others know, holding
            anything or not, and so never forced; the first action of `legal` is the same for all and declines.
        ends: whether it is the end of the game, where nothing more happens.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        turn_rule: str = "",
        asks: bool = True,
        forced: bool = True,
        simultaneous: bool = False,
        reaction: bool = False,
        ends: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.turn_rule = turn_rule or rule
        self.asks = asks
        self.forced = forced and not reaction
        self.simultaneous = simultaneous
        self.reaction = reaction
        self.ends = ends

    def legal(self, table: StateT, player: i64) -> vec[i64]:
        """Return the actions open to `player`, in ascending order; none means that the step is skipped."""
        raise NotImplementedError

    def forbids(self, table: StateT, player: i64, action: i64) -> str:
        """Return the id of the rule that forbids an `action` which is not among `legal`."""
        return self.rule

    def apply(self, table: StateT, player: i64, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def skip(self, table: StateT, player: i64) -> None:
        """Go on where the player has no legal action."""
        raise NotImplementedError

    def run(self, table: StateT) -> None:
        """Carry out a step that the table does by itself."""
        raise NotImplementedError

    def unseal(self, table: StateT, choices: vec[i64]) -> None:
        """Carry out a simultaneous decision: one action per seat, NOT_SEALED for seats that were not asked."""
        raise NotImplementedError

    def span(self, table: StateT, player: i64) -> tuple[int, int]:
        """Return how many single choices the player will make in this decision, at least and at most."""
        return (1, 1)


def vec_of(items: list[int]) -> vec[i64]:
    """Return a vector of the given integers."""
    return vec[i64](items)


def zeros(count: i64) -> vec[i64]:
    """Return a vector of `count` zeros."""
    return filled(count, 0)


def filled(count: i64, value: i64) -> vec[i64]:
    """Return a vector of `count` times `value`."""
    out = vec[i64](capacity=count)
    for _ in range(count):
        out = append(out, value)
    return out


def random_playout(state: State, chance: Chance) -> i64:
    """Play uniformly random actions to the end of the game; return how many were chosen."""
    count: i64 = 0
    while state.over == 0:
        step: Step[Any] = state.course[state.stack[state.depth - FRAME]]
        if step.simultaneous:
            player: i64 = state.current_players[0]
            options = step.legal(state, player)
        else:
            player = state.stack[state.depth - FRAME + PLAYER]
            options = state.open
        state.play(player, options[chance.below(len(options))])
        count += 1
    return count
