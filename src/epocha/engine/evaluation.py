"""What bots know about a game beyond its rules: how good a position is for a seat, and what one does by habit.

A game's folder gives a subclass in its `bot.py`. This module is on the path of every playout: compiled, no text here.
"""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from epocha.engine.chance import Chance
from epocha.engine.state import State
from epocha.engine.vec import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions of one game; the base class knows only the standing, and has no habits.

    Args:
        scale: the lead, in the unit of `value`, that is worth as much as half of the way to a certain win.
        horizon: decisions after which a playout is broken off and judged, if it has not come to a settled position.

    Attributes:
        turn: the number of the turn that was held still last. drift: by how much its end changes each lead by itself.
    """

    def __init__(self, scale: float = 20.0, horizon: i64 = 60) -> None:
        self.scale = scale
        self.horizon = horizon
        self.turn: i64 = -1
        self.drift: list[float] = []

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how a copy or a pickle is made: anew, by the class without arguments; it studies for itself."""
        return _anew, (type(self), self.scale, int(self.horizon))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, scale {self.scale:g}, horizon {self.horizon}>"

    def value(self, state: State, player: i64) -> float:
        """Return how well a seat stands in a full state, in points; comparable between the seats of that state."""
        value = 0.0
        weight = 1.0
        for part in state.standing(player):
            value += weight * part
            weight *= 0.001
        return value

    def for_search(self) -> "Evaluator":
        """Return what a search judges by: this evaluator, or one that leans as it is best for whoever searches."""
        return self

    def sees_ahead(self) -> bool:
        """Return whether `value` tells more than the standing, so that what looks best one decision ahead often is."""
        return False

    def lines_planned(self, state: State) -> i64:
        """Return how many lines a search plans after each answer, to the end of the turn; 0 if it plays on by habit.

        A planned line does at every choice what looks best one decision ahead, and takes a hundred times as long. It is
        worth that where much is still to be chosen in the turn and little is left to luck. `turn_number` must tell
        turns apart.
        """
        return 0

    def plays_lines(self, state: State) -> bool:
        """Return whether lines of play by habit tell a search more than the look one decision ahead has told."""
        return True

    def courses(self, state: State, player: i64) -> list[list[list[int]]]:
        """Return what takes several answers of a seat in a row and shows little after the first, such as attacks: few.

        A search that plays no lines weighs them against the answers by themselves, and begins the best. It follows each
        until somebody else is asked.

        Args:
            state: a full state, which `study` has seen.
            player: the seat that decides.

        Returns:
            The answers of each, each as its picks; of the first only those that are still to be made.
        """
        return []

    def settled(self, state: State) -> bool:
        """Return whether a playout may stop here before its horizon, because nothing hangs in the balance."""
        return False

    def study(self, state: State) -> None:
        """Prepare for many playouts from about here: what changes slowly may be worked out once."""

    def conclude(self, state: State, chance: Chance) -> None:
        """Play on to where the state can be judged, if an action is still taking its effect; changes the state."""

    def playout_choice(self, state: State, player: i64, choices: vec[i64], chance: Chance) -> i64:
        """Return one of `choices`, quickly: what a player of this game does without much thought."""
        return choices[chance.below(len(choices))]

    def shuns(self, view: State, player: i64, action: i64) -> bool:
        """Return whether bots leave an action alone because it only goes to and fro, and could be taken for ever."""
        return False

    def proposals(self, view: State, player: i64) -> list[list[int]] | None:
        """Return whole answers worth a thought where an answer is made of several picks, such as offers: few.

        Bots weigh these against each other and against the answers of one pick, and give no others. The choice is made
        anew at every pick, so if the seat's draft has begun, propose what goes on from there, and the same again.

        Args:
            view: what the seat knows; what is hidden is UNKNOWN.
            player: the seat.

        Returns:
            The picks of each that are still to be made; None if all picks shall be tried one by one.
        """
        return None

    def turn_number(self, state: State) -> i64:
        """Return another number in every turn that `hold_still` is called in."""
        return 0

    def hold_still(self, state: State, after: State) -> None:
        """Have `margins` leave out what the end of the turn at hand changes by itself, in positions after that turn.

        Otherwise it would seem to be worth something, or to cost something, only to end the turn: whoever can still
        buy guards is less in danger, and whoever can still move can still take what is open.

        Args:
            state: the position studied, in the turn of whoever is asked.
            after: the same after they have ended the turn.
        """
        now = self.leads(state)
        then = self.leads(after)
        self.turn = self.turn_number(state)
        self.drift = [then[p] - now[p] for p in range(len(now))]

    def margins(self, state: State) -> list[float]:
        """Return by how much each seat is ahead, in points, where a bot weighs its next actions against each other.

        These are the leads, but for what `hold_still` leaves out.
        """
        leads = self.leads(state)
        if len(self.drift) and state.over == 0 and self.turn_number(state) != self.turn:
            for p in range(len(leads)):
                leads[p] -= self.drift[p]
        return leads

    def look_further(
        self, state: State, player: i64, answers: list[list[int]], leads: list[float], chance: Chance
    ) -> None:
        """Correct what the look one decision ahead found, where it takes several actions to see what one is good for.

        Args:
            state: one way how all may be, right before the decision; `study` has seen it.
            player: the seat that decides.
            answers: those weighed against each other, each as its picks.
            leads: what was found for each; changed in place.
            chance: the bot's own randomness.
        """

    def leads(self, state: State) -> list[float]:
        """Return each seat's lead over the best of the others, in points; alone, the value itself."""
        values = [self.value(state, p) for p in range(state.players)]
        if len(values) == 1:
            return values
        leads: list[float] = []
        for p in range(len(values)):
            others = [values[q] for q in range(len(values)) if q != p]
            leads.append(values[p] - max(others))
        return leads

    def reach(self, state: State) -> float:
        """Return the lead that is worth half of the way to a certain win here; less where little can still happen."""
        return self.scale

    def squash(self, margin: float, reach: float) -> float:
        """Return the prospect of winning, from 0 to 1, that a lead of so many points gives."""
        return 0.5 + 0.5 * margin / (reach + abs(margin))

    def prospects(self, state: State) -> list[float]:
        """Return each seat's prospect of winning, from 0 to 1; the result counts half once the game is over."""
        found: list[float] = []
        reach = self.reach(state)
        for lead in self.leads(state):
            found.append(self.squash(lead, reach))
        places = state.ranking()
        if len(places) > 1:
            results = state.returns()
            for p in range(len(places)):
                found[p] = 0.5 * found[p] + 0.25 * (results[p] + 1.0)
        return found


def _anew(kind: type[Evaluator], scale: float, horizon: int) -> Evaluator:
    """Return an evaluator that has studied nothing."""
    found = kind()
    found.scale = scale
    found.horizon = horizon
    return found
