"""What the bots of Města go by: what a position is worth, and what one does by habit."""

from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.bits import count
from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.state import A, B, State
from epocha.engine.vec import vec
from epocha.games.mesta.components import (
    COMMANDER,
    EVENT_EMPIRE,
    KIND,
    KIND_IDS,
    NONE,
)
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.outlook import (
    CARD,
    HELD_WORTH,
    city_worth,
    hand_worth,
    restrictions,
    strengths,
    table_worth,
)
from epocha.games.mesta.state import (
    AGAINST,
    DONE,
    GIVE_UP,
    KIND_BITS,
    NAME_EMPIRE,
    NAME_SIDE,
    OFFER,
    PAYLOAD,
    PUT_AWAY,
    TAKE,
    USE,
    Table,
)
from epocha.games.mesta.steps.common import CONSENT, REACT, USE_EVENT

ROUNDS_AHEAD: Final = 3
"""Rounds after which a playout may stop."""
MOOD: Final = 1000
"""Steps of chance in which a habitual choice is swayed, between nothing and the whole of a mood."""
USE_MOOD: Final = 0.3
"""How much the choice of an event to use is swayed."""
NAMING_MOOD: Final = 0.02
"""How much the choice of what to name, take or give is swayed."""
USUAL_APPEAL: Final = 0.2
"""How good most events are to use."""
ENOUGH_HARM: Final = 0.15
"""Harm from which on one protects oneself."""
FLOOD: Final[i64] = KIND_IDS.index("flood")


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
            return choices[1] if harm(table, player) >= ENOUGH_HARM else choices[0]
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


def harm(t: Table, p: i64) -> float:
    """Return what the announced event would cost a player, as he sees it at a glance."""
    event = EVENT[t.used]
    if event.parts == 0:
        return ENOUGH_HARM
    cost = 0.0
    for part in range(event.parts):
        pool = event.pool(t, p, part)
        cities = count(pool)
        if cities:
            cost += all_worth(t, p, pool) * float(min(cities, event.due(t, p, part))) / float(cities)
    return cost


def all_worth(t: Table, p: i64, cities: i64) -> float:
    """Return what cities are worth to a player, taken one by one."""
    worth = 0.0
    city: i64 = 0
    while cities >> city:
        if cities >> city & 1:
            worth += city_worth(t, p, city)
        city += 1
    return worth


def against_others(t: Table, p: i64, cities: i64) -> float:
    """Return how much more some cities are worth to opponents than to a player, where they lie on the tables."""
    lead = -all_worth(t, p, t.cities[p] & cities)
    for q in range(t.players):
        if q != p and not is_partner(t, p, q):
            lead += all_worth(t, q, t.cities[q] & cities)
    return lead


def is_partner(t: Table, p: i64, q: i64) -> bool:
    """Return whether two players are in one team."""
    return t.teams > 0 and p % t.teams == q % t.teams


def appeal_of(t: Table, p: i64, action: i64) -> float:
    """Return how good an action looks at a glance; comparable between the actions of one decision."""
    kind = action >> KIND_BITS
    what = action & PAYLOAD
    if kind == AGAINST:
        return -1.0 if is_partner(t, p, what) else all_worth(t, p, t.cities[what]) + float(t.score(what))
    if kind == TAKE:
        owner = t.get(A) if t.target == NONE else t.target
        return city_worth(t, p, what) + (0.0 if is_partner(t, p, owner) else city_worth(t, owner, what))
    if kind == OFFER:
        return -city_worth(t, p, what)
    if kind == GIVE_UP:
        cost = city_worth(t, p, what)
        actor = p != t.turn and not is_partner(t, p, t.turn) and EVENT[t.used].to_actor(t, t.get(B))
        return -cost - city_worth(t, t.turn, what) if actor else -cost
    if kind == NAME_EMPIRE:
        return against_others(t, p, t.atlas.of_empire[what])
    if kind == NAME_SIDE:
        return against_others(t, p, t.atlas.of_side[what] & ~t.cities[p])
    if kind == PUT_AWAY:
        return -HELD_WORTH[what]
    if kind == DONE:
        return -CARD
    return event_appeal(t, p, what) if kind == USE else 0.0


def event_appeal(t: Table, p: i64, event: i64) -> float:
    """Return how good an event looks to use, above passing."""
    kind = KIND[event]
    if kind == COMMANDER:
        return against_others(t, p, t.atlas.of_empire[EVENT_EMPIRE[event]])
    if kind == FLOOD:
        return against_others(t, p, t.atlas.ordinary)
    return USUAL_APPEAL
