"""What the bots of Města go by: what a position is worth, and what one does by habit."""

from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.state import State
from epocha.engine.vec import vec
from epocha.games.mesta.appeal import appeal_of, harm
from epocha.games.mesta.components import NONE
from epocha.games.mesta.outlook import city_worth, hand_worth, restrictions, strengths, table_worth
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import CONSENT, REACT, USE_EVENT

ROUNDS_AHEAD: Final = 3
"""Rounds after which a playout may stop."""
MOOD: Final = 1000
"""Steps of chance in which a habitual choice is swayed, between nothing and the whole of a mood."""
USE_MOOD: Final = 0.1
"""How much the choice of an event to use is swayed."""
NAMING_MOOD: Final = 0.02
"""How much the choice of what to name, take or give is swayed."""
ENOUGH_HARM: Final = 0.15
"""Harm from which on one protects oneself."""


class MestaEvaluator(Evaluator):
    """Judges positions of Města.

    Attributes:
        until: the round in which a playout from the position studied last may stop.
    """

    def __init__(self) -> None:
        super().__init__(scale=1.5, horizon=60)
        self.until: i64 = ROUNDS_AHEAD

    def study(self, state: State) -> None:
        """Fix how far playouts from here go."""
        self.until = cast(Table, state).round + ROUNDS_AHEAD

    def settled(self, state: State) -> bool:
        """A playout may stop between two events, a few rounds ahead."""
        table = cast(Table, state)
        return table.round >= self.until and table.used == NONE

    def conclude(self, state: State, chance: Chance) -> None:
        """Let an event that is announced take its effect, as everybody answers and picks by habit."""
        table = cast(Table, state)
        while table.over == 0 and table.used != NONE:
            seat = table.current_players[0]
            table.play(seat, self.playout_choice(table, seat, table.choices(seat), chance))

    # --- judging ---

    def value(self, state: State, player: i64) -> float:
        """Return the points of a player's team, with what its cities and events can be expected to bring."""
        table = cast(Table, state)
        if table.teams == 0:
            return self.worth(table, player)
        total = 0.0
        for p in range(player % table.teams, table.players, table.teams):
            total += self.worth(table, p)
        return total

    def worth(self, t: Table, p: i64) -> float:
        """Return a player's own points, with what his cities and events can be expected to bring."""
        points = float(t.score(p))
        if t.over:
            return points
        return points + table_worth(t, p) + strengths(t)[p] + hand_worth(t, p) - restrictions(t, p)

    def margins(self, state: State) -> list[float]:
        """Return each seat's lead over the best of its opponents, partners apart."""
        table = cast(Table, state)
        sides = table.teams if table.teams else table.players
        values = [self.value(state, side) for side in range(sides)]
        if sides == 1:
            return values
        leads: list[float] = []
        for p in range(table.players):
            leads.append(values[p % sides] - max([values[q] for q in range(sides) if q != p % sides]))
        return leads

    # --- habits ---

    def playout_choice(self, state: State, player: i64, choices: vec[i64], chance: Chance) -> i64:
        """Return what a player does without much thought."""
        table = cast(Table, state)
        if len(choices) == 1:
            return choices[0]
        step = table.step_number()
        if step == REACT:
            return choices[1] if harm(table, player, table.used) >= ENOUGH_HARM else choices[0]
        if step == CONSENT:
            gain = city_worth(table, player, table.own_city) - city_worth(table, player, table.their_city)
            return choices[0] if gain > 0.0 else choices[1]
        mood = USE_MOOD if step == USE_EVENT else NAMING_MOOD
        best = choices[0]
        best_appeal = -100.0
        for i in range(len(choices)):
            appeal = appeal_of(table, player, choices[i]) + mood * float(chance.below(MOOD)) / float(MOOD)
            if appeal > best_appeal:
                best_appeal = appeal
                best = choices[i]
        return best
