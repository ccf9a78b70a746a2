"""What bots know about a game beyond its rules: how good a position is for a seat, and what one does by habit.

A game's folder gives a subclass in its `bot.py`. This module is on the path of every playout: compiled, no text here.
"""

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
    """

    def __init__(self, scale: float = 20.0, horizon: i64 = 60) -> None:
        self.scale = scale
        self.horizon = horizon

    def value(self, state: State, player: i64) -> float:
        """Return how well a seat stands in a full state, in points; comparable between the seats of that state."""
        value = 0.0
        weight = 1.0
        for part in state.standing(player):
            value += weight * part
            weight *= 0.001
        return value

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

    def margins(self, state: State) -> list[float]:
        """Return each seat's lead over the best of the others, in points; alone, the value itself."""
        values = [self.value(state, p) for p in range(state.players)]
        if len(values) == 1:
            return values
        leads: list[float] = []
        for p in range(len(values)):
            others = [values[q] for q in range(len(values)) if q != p]
            leads.append(values[p] - max(others))
        return leads

    def squash(self, margin: float) -> float:
        """Return the prospect of winning, from 0 to 1, that a lead of so many points gives."""
        return 0.5 + 0.5 * margin / (self.scale + abs(margin))

    def prospects(self, state: State) -> list[float]:
        """Return each seat's prospect of winning, from 0 to 1; the result counts half once the game is over."""
        found: list[float] = []
        for margin in self.margins(state):
            found.append(self.squash(margin))
        places = state.ranking()
        if len(places) > 1:
            results = state.returns()
            for p in range(len(places)):
                found[p] = 0.5 * found[p] + 0.25 * (results[p] + 1.0)
        return found
