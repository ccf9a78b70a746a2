"""What the bots of Města go by: what a position is worth, and what one does by habit."""

from math import sqrt
from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.state import State
from epocha.engine.vec import vec
from epocha.games.mesta.appeal import appeal_of, harm
from epocha.games.mesta.components import NONE
from epocha.games.mesta.outlook import (
    city_worth,
    decided_for,
    hand_worth,
    is_decided,
    restrictions,
    still_open,
    strengths,
    table_worth,
    time_left,
)
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
LAST_TIME: Final = 0.12
"""The least time left that leads are measured by, for there is none at the end."""
WON: Final = 5.0
"""The lead, in points, that it is worth to have a game decided: more than all that a leader may hold until then, so
that nobody puts off winning."""
ENOUGH_HARM: Final = 0.2
"""Harm from which on one protects oneself."""


# --- chances, fitted to how 2,500 games of greedy against itself went on ---
SCORED: Final = 2.4
LAID_OUT: Final = 2.9
"""What points, and the cities on a table, add to a chance; this over the root of what is still open."""
IN_HAND: Final = 1.9
STRONGEST: Final = 5.6
"""What the events in hand, and being strongest in disciplines, add to a chance, however much is open."""
STEEP: Final = 0.55
"""How fast a chance grows with the lead."""
RESULT: Final = 0.9
"""The share of the result once the game is over or decided; the rest asks by how much."""


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

    def sees_ahead(self) -> bool:
        """Return True: what is not scored yet counts too."""
        return True

    def value(self, state: State, player: i64) -> float:
        """Return the points of a player's team, with what its cities and events can be expected to bring."""
        table = cast(Table, state)
        sides = table.teams if table.teams else table.players
        return self.values(table)[player % sides]

    def values(self, t: Table) -> list[float]:
        """Return the value of each side: a team, or a player where there are none."""
        sides = t.teams if t.teams else t.players
        values = [0.0] * int(sides)
        time = 0.0 if t.over else time_left(t)
        leads = strengths(t)
        for p in range(t.players):
            worth = float(t.score(p))
            if time > 0.0:
                worth += time * (table_worth(t, p) + leads[p] + hand_worth(t, p) - restrictions(t, p))
            values[p % sides] += worth
        return values

    def reach(self, state: State) -> float:
        """Return the lead that is worth half of the way to a win: the nearer the end, the smaller."""
        return self.scale * sqrt(max(LAST_TIME, time_left(cast(Table, state))))

    def prospects(self, state: State) -> list[float]:
        """Return each seat's prospect of winning; the places count as the result once the first cannot be caught."""
        table = cast(Table, state)
        if table.players == 1:
            return super().prospects(state)
        found = chances(table)
        if table.over:
            results = table.returns()
            for p in range(table.players):
                found[p] = (1.0 - RESULT) * found[p] + RESULT * 0.5 * (results[p] + 1.0)
        elif is_decided(table):
            for p in range(table.players):
                found[p] = (1.0 - RESULT) * found[p] + RESULT * place_worth(table, p)
        return found

    def leads(self, state: State) -> list[float]:
        """Return each seat's lead over the best of its opponents, partners apart."""
        table = cast(Table, state)
        sides = table.teams if table.teams else table.players
        values = self.values(table)
        if sides == 1:
            return values
        winner = decided_for(table)
        leads: list[float] = []
        for p in range(table.players):
            own = p % sides
            lead = values[own] - max([values[q] for q in range(sides) if q != own])
            leads.append(lead + WON if own == winner else lead)
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


# --- chances ---


def chances(t: Table) -> list[float]:
    """Return each seat's chance to win with its team, from 0 to 1, as far as its lead over the best other tells."""
    sides = t.teams if t.teams else t.players
    together = [0.0] * int(sides)
    root = sqrt(float(max(1, still_open(t))))
    rest = 0.0 if t.over else time_left(t) if is_decided(t) else 1.0  # the share of all but points
    leads = strengths(t)
    for p in range(t.players):
        strength = SCORED * float(t.score(p)) / root
        if rest > 0.0:
            held = hand_worth(t, p) - restrictions(t, p)
            strength += rest * (LAID_OUT * table_worth(t, p) / root + IN_HAND * held + STRONGEST * leads[p])
        together[p % sides] += strength
    found: list[float] = []
    for p in range(t.players):
        own = p % sides
        ahead = STEEP * (together[own] - max([together[q] for q in range(sides) if q != own]))
        found.append(0.5 + 0.5 * ahead / sqrt(1.0 + ahead * ahead))
    return found


def place_worth(t: Table, p: i64) -> float:
    """Return what a player's place by points is worth now, from 1 for the first to 0 for the last."""
    own = t.team_score(p)
    behind = 0.0  # seats before this one; one with as many points is half before it
    for q in range(t.players):
        points = t.team_score(q)
        if q != p and points >= own:
            behind += 1.0 if points > own else 0.5
    return 1.0 - behind / float(t.players - 1)
