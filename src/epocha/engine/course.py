"""Course: the steps of a game, in what mode each of them asks, and what a player may do aside.

A game's course of play is a list of `Step`s in the order of its rulebook. A step asks in one of four modes, or nobody:

    TURN    one seat, and its answer takes effect at once
    SEALED  several seats at once; the answers are opened together
    FLOOR   several seats, in any order; each answer takes effect at once
    WINDOW  everybody who could react for all that others know; the first response in the order of the rules counts
    TABLE   nobody: the table carries it out by itself
    END     nobody: the game is over

This module is on the path of every move: no text, colour or language here.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from epocha.engine.fields import Field
from epocha.engine.vec import vec

if TYPE_CHECKING:
    from epocha.engine.state import State

TABLE: Final = 0
TURN: Final = 1
SEALED: Final = 2
FLOOR: Final = 3
WINDOW: Final = 4
END: Final = 5
MODES: Final = ("table", "turn", "sealed", "floor", "window", "end")
"""The words for the modes."""

MOST_NUMBERS: Final = 14
"""How many numbers a frame may have."""

NO_ASIDE: Final = 1 << 40
"""More than any action."""

StateT = TypeVar("StateT", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[StateT]):
    """One thing that players are asked, or that the table does by itself.

    A step is shared by all games of its kind and keeps nothing. What it needs to remember stands in its frame: the
    numbers that the class names, counted from 0, as constants in capitals, and declares in `NUMBERS` as what they mean
    and the most they can be::

        class BuyCard(Step[Table]):
            SPACE: Final = 0
            PAID: Final = 1
            NUMBERS: ClassVar[tuple[Field, ...]] = (index("space", of="space"), number("paid", most=9))

        table.push(BUY_CARD, player, space)         # SPACE = space, PAID = 0
        table.put(BuyCard.PAID, table.get(BuyCard.PAID) + 1)

    Args:
        name: word for the step in decisions, positions and texts.
        rule: id of the rule that describes it.
        turn_rule: id of the rule that says whose turn it is, cited to everybody who is not asked.
        mode: TURN, SEALED, FLOOR, WINDOW, TABLE or END.
        forced: in a turn, whether a decision with exactly one option is carried out by itself.
        draft: whether an answer is made of several picks, which are its owner's until the last one `completes` it.
        decline: in a window, the action that lets pass.
        asides: whether the asides of the course are open in it.
        veiled: of a floor, whether each seat alone may know whether it is still asked; others see all as asked.
    """

    NUMBERS: ClassVar[tuple[Field, ...]] = ()

    def __init__(
        self,
        name: str,
        rule: str,
        turn_rule: str = "",
        mode: i64 = TURN,
        forced: bool = True,
        draft: bool = False,
        decline: i64 = -1,
        asides: bool = False,
        veiled: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.turn_rule = turn_rule or rule
        self.mode: i64 = mode
        self.forced = forced and mode == TURN and not draft
        self.draft = draft
        self.decline: i64 = decline
        self.asides = asides
        self.plain = mode == TURN and not draft
        self.veiled = veiled
        if asides and mode != TURN and mode != FLOOR:
            raise ValueError(f"step {name}: asides are open in turns and on floors only")
        if veiled and mode != FLOOR:
            raise ValueError(f"step {name}: only a floor can hide whom it still asks")
        if (mode == WINDOW) != (decline >= 0):
            raise ValueError(f"step {name}: a window, and nothing else, has an action that declines")
        self.first_aside: i64 = NO_ASIDE
        self.numbers: tuple[str, ...] = numbers_of(type(self))
        self.width: i64 = len(self.numbers)

    def __repr__(self) -> str:
        return f"<step {self.name}, {self.rule}>"

    # --- what a step that asks writes ---

    def legal(self, table: StateT, player: i64) -> vec[i64]:
        """Return the picks open to `player`, in ascending order; none means that nothing is asked of them."""
        raise NotImplementedError

    def forbids(self, table: StateT, player: i64, action: i64) -> str:
        """Return the id of the rule that forbids an `action` which is not among `legal`."""
        return self.rule

    def apply(self, table: StateT, player: i64, action: i64) -> None:
        """Carry out an answer of one pick: in a turn, on a floor, or the response in a window."""
        raise NotImplementedError

    def span(self, table: StateT, player: i64) -> tuple[int, int]:
        """Return bounds of how many picks the player will still be asked for here; see `Decision`.

        A step that puts several questions to a player keeps its frame from one to the next. The bounds must hold
        whatever is chosen; where the true ones take long to work out, looser ones are right.
        """
        return (1, 1)

    def skip(self, table: StateT, player: i64) -> None:
        """Go on in a turn whose player has no legal action, or is out of the game."""
        raise NotImplementedError

    # --- answers of several picks ---

    def completes(self, table: StateT, player: i64, action: i64) -> bool:
        """Return whether this pick, the last of the draft, completes it."""
        raise NotImplementedError

    def commit(self, table: StateT, player: i64, picks: vec[i64]) -> None:
        """Carry out a completed draft: in a turn, on a floor, or the response in a window."""
        raise NotImplementedError

    def narrowed(self, table: StateT, player: i64, before: vec[i64]) -> vec[i64]:
        """Return what `legal` does once a draft has one more pick, from what was open before that.

        By default all is listed anew; a step with long drafts takes off what cannot follow any more.
        """
        return self.legal(table, player)

    # --- questions to several seats ---

    def is_surely_open(self, table: StateT, player: i64) -> bool:
        """Return whether a seat has more to answer than to decline, where that is known without listing its actions."""
        return False

    def seats(self, table: StateT) -> i64:
        """Return the set of seats that are to be asked now; those out of the game are left out in any case.

        In a window these are the seats that could still respond for all that others know; each may at least decline.
        """
        raise NotImplementedError

    def begins(self, table: StateT) -> i64:
        """Return the seat from which the order of a window runs, clockwise."""
        return max(0, table.player())

    def unseal(self, table: StateT) -> None:
        """Open a sealed question; `table.answer(seat)` has the picks of each seat, none of those not asked."""
        raise NotImplementedError

    def passed(self, table: StateT) -> None:
        """Go on after a window in which everybody let pass, or a floor on which nobody is asked any more."""
        raise NotImplementedError

    # --- what the table does by itself ---

    def run(self, table: StateT) -> None:
        """Carry out a step of mode TABLE."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Generic[StateT]):
    """An action that is open inside any own decision that admits it, such as redeeming a card.

    Declared once per game, offered and refused in one place. It does not answer the question at hand, which is put
    again afterwards.

    Args:
        first, last: the range of its actions.
    """

    def __init__(self, first: i64, last: i64) -> None:
        self.first: i64 = first
        self.last: i64 = last

    def offer(self, table: StateT, player: i64, choices: vec[i64]) -> vec[i64]:
        """Return `choices` with those of its actions that are open to `player` added."""
        raise NotImplementedError

    def forbids(self, table: StateT, player: i64, action: i64) -> str:
        """Return the id of the rule that forbids one of its actions."""
        raise NotImplementedError

    def apply(self, table: StateT, player: i64, action: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


class Course:
    """The steps of a game by number, and its asides; checked when it is made.

    Args:
        steps: each step under the number by which frames name it.
        asides: what players may do inside other decisions.

    Raises:
        ValueError: the numbers do not run from 0 without a gap, two steps have one name, or none is of mode END.

    Attributes:
        steps, asides: as given. number: of each step by its name. end: number of the first step of mode END.
        veils: whether some floor hides whom it still asks.
    """

    def __init__(self, steps: Mapping[int, Step[Any]], asides: tuple[Aside[Any], ...] = ()) -> None:
        if sorted(steps) != list(range(len(steps))):
            raise ValueError(f"the numbers of the steps do not run from 0 without a gap: {sorted(steps)}")
        self.steps: list[Step[Any]] = [steps[number] for number in range(len(steps))]
        self.asides: list[Aside[Any]] = list(asides)
        for step in self.steps:
            if step.asides and asides:
                step.first_aside = min([aside.first for aside in asides])
        self.veils = any(step.veiled for step in self.steps)
        self.number = {step.name: number for number, step in enumerate(self.steps)}
        if len(self.number) != len(self.steps):
            raise ValueError(f"two steps have one name: {sorted([step.name for step in self.steps])}")
        ends = [number for number, step in enumerate(self.steps) if step.mode == END]
        if not ends:
            raise ValueError("no step is of mode END, so the game could never be over")
        self.end = ends[0]

    @property
    def has_windows(self) -> bool:
        """Whether anybody is ever asked in a window."""
        return any(step.mode == WINDOW for step in self.steps)


def numbers_of(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of the numbers of a step's frame, in their order.

    Raises:
        ValueError: the constants do not count from 0 without a gap, or are too many, or `NUMBERS` declares others.
    """
    found: dict[str, int] = {}
    for above in reversed(kind.__mro__):
        for name, value in vars(above).items():
            if name.isupper() and isinstance(value, int):
                found[name.lower()] = value
    names = sorted(found, key=lambda name: found[name])
    if [found[name] for name in names] != list(range(len(names))) or len(names) > MOST_NUMBERS:
        raise ValueError(f"the numbers of {kind.__name__} must count from 0 to at most {MOST_NUMBERS - 1}: {found}")
    declared: tuple[Field, ...] = kind.NUMBERS
    if [field.name for field in declared] != names or any(field.is_list for field in declared):
        raise ValueError(f"NUMBERS of {kind.__name__} must declare {names} in this order, each as a single number")
    return tuple(names)
