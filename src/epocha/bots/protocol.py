"""What a bot is, and how it is asked.

A bot author subclasses `Bot`, writes `choose`, and names the class in the entry point group `epocha.bots`. A bot keeps
nothing between its choices: all it knows is the view of its seat, so the same view, seed and number of iterations give
the same choice, on every platform, after every restart, and in any process.
"""

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from operator import index
from typing import ClassVar

from epocha.engine.chance import Chance
from epocha.engine.refusal import Decision
from epocha.engine.registry import BOTS, Unknown, load, names
from epocha.engine.state import State


@dataclass(frozen=True)
class Clock:
    """How long a bot may think about one choice; with neither limit, as long as its strength says.

    Attributes:
        seconds: time on the wall.
        iterations: a number of steps of thought, whatever that is for the bot; makes its choice repeatable.
    """

    seconds: float | None = None
    iterations: int | None = None


class BadChoice(ValueError):
    """A bot chose something that is not open to it; the message names the bot and the action."""


class Bot:
    """A player that is a program.

    Args:
        seed: starts the bot's own randomness.
        strength: one of `strengths`, or empty for the bot's normal one.

    Raises:
        Unknown: a strength that this bot does not have.

    Attributes:
        strengths: names of its strengths, weakest first; empty if it plays in one way only.
    """

    strengths: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seed: int = 0, strength: str = "") -> None:
        if strength and strength not in self.strengths:
            has = f"has {', '.join(self.strengths)}" if self.strengths else "has only one strength"
            raise Unknown(f"{type(self).__name__} {has}, not {strength!r}")
        self.seed = seed
        self.strength = strength

    def __repr__(self) -> str:
        return f"<{' '.join(filter(None, [type(self).__name__, self.strength]))}, seed {self.seed}>"

    def choose(self, view: State, decision: Decision, legal: Sequence[int], clock: Clock) -> int:
        """Return one of the `legal` actions.

        Args:
            view: the view of the bot's own seat, `view.viewer`; the bot may not change it.
            decision: what the seat is being asked.
            legal: the actions open to it, in ascending order.
            clock: how long it may think.
        """
        raise NotImplementedError

    def longest(self) -> float:
        """Return how many seconds a choice takes at most if the clock sets no limit; 0 if it takes no time to speak of.

        A table where asking must tell nothing shows the choice only when that time is over, however soon it was made.
        """
        return 0.0

    def chance(self, view: State) -> Chance:
        """Return the bot's randomness for one decision: it depends on the seed and the view only."""
        return Chance.from_seed(int(view.digest(), 16) ^ self.seed)


def bot_names() -> list[str]:
    """Return the names of all installed bots."""
    return names(BOTS)


def bot_class(name: str) -> type[Bot]:
    """Return the class of an installed bot; Unknown if there is none of that name."""
    found: type[Bot] = load(BOTS, name)
    return found


def make_bot(name: str, seed: int = 0) -> Bot:
    """Return a bot by its name, or by name and strength as in "search:quick"; Unknown if there is no such bot."""
    kind, _, strength = name.partition(":")
    return bot_class(kind)(seed, strength)


def is_own(spec: str) -> bool:
    """Return whether a bot is written as one's own, "module:Class", and not by the name of an installed one."""
    kind, colon, _ = spec.partition(":")
    return bool(colon) and kind not in bot_names()


def find_bot(spec: str, seed: int = 0) -> Bot:
    """Return an installed bot as `make_bot` does, or one's own, written "module:Class" or "module:Class:strength".

    The module of one's own is imported, which runs it: never pass what a stranger wrote.

    Raises:
        Unknown: there is no such bot, module or strength.
    """
    if not is_own(spec):
        return make_bot(spec, seed)
    module, _, rest = spec.partition(":")
    name, _, strength = rest.partition(":")
    try:
        found = getattr(import_module(module), name, None)
    except (ImportError, ValueError, TypeError) as problem:
        known = ", ".join(bot_names())
        raise Unknown(f"{spec!r} is no bot ({known}), and no module:Class either: {problem}") from problem
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise Unknown(f"{module} has no bot {name!r}; a bot is a class that derives from epocha.Bot")
    return found(seed, strength)


def place_of(problem: BaseException) -> str:
    """Return where a bot failed, as a file and a line."""
    last = traceback.extract_tb(problem.__traceback__)[-1]
    return f"{last.filename}, line {last.lineno}"


def ask(bot: Bot, view: State, clock: Clock | None = None) -> int:
    """Return the choice of a bot in the view of its seat.

    Raises:
        BadChoice: the bot chose an action that is not open to it, or what is no integer.
        ValueError: the seat of the view has nothing to decide.
    """
    seat = int(view.viewer)
    legal = view.legal_actions(seat)
    chosen = bot.choose(view, view.decision(seat), tuple(legal), clock or Clock())
    try:
        action = index(chosen)  # other libraries' integers become plain ones, which compiled games ask for
    except TypeError:
        raise BadChoice(f"{type(bot).__name__} chose {chosen!r}, which is no action") from None
    if action not in legal:
        raise BadChoice(f"{type(bot).__name__} chose {action}, which is not open to seat {seat}")
    return action
