"""What the bots of Civilization go by: what a position is worth, and what one does by habit."""

from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.bits import count
from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.state import State
from epocha.engine.vec import vec
from epocha.games.civilization_2010.battle_habits import MOST_PLAYS, plays
from epocha.games.civilization_2010.components import FIGURES, FIRST_SCOUT, NONE, SCOUTS
from epocha.games.civilization_2010.deals import proposed
from epocha.games.civilization_2010.deed_habits import deed_draft, follows
from epocha.games.civilization_2010.estimates import (
    ARMY_HALF,
    ARMY_PLACE,
    EXPLORED,
    EXPOSED,
    GATHERING,
    SCOUT_PLACE,
)
from epocha.games.civilization_2010.forces import side_of
from epocha.games.civilization_2010.fronts import has_unit
from epocha.games.civilization_2010.habits import Plan, city_orders, habit, is_gathered
from epocha.games.civilization_2010.marches import is_exposed
from epocha.games.civilization_2010.outlook import Outlook, worth
from epocha.games.civilization_2010.state import (
    ASSIGN,
    CITY,
    GROUP,
    KIND_BITS,
    MOVE,
    PASS,
    PAYLOAD,
    PLAY_UNIT,
    Table,
)
from epocha.games.civilization_2010.steps.common import (
    BATTLE_TURN,
    INTERRUPTS,
    MANAGEMENT,
    MOVEMENT,
    RESEARCH,
    START_FIGURE,
    START_OF_TURN,
    TRADE,
    WALK,
)
from epocha.games.civilization_2010.steps.deeds import is_deed
from epocha.games.civilization_2010.steps.movement import groups, unmoved_on

WON: Final = 2000.0
"""What a won game is worth more than a lost one."""
MOST_LEFT: Final = 12.0
"""Turns beyond which nobody looks ahead."""
LEAST_LEFT: Final = 0.5
ORDERS: Final = 4
"""Orders to one city that are weighed against each other."""
PLANNED: Final = 6
"""Lines that a search plans after each answer: in one alone, the luck of a battle would decide."""
CALM: Final = (START_OF_TURN, TRADE, MANAGEMENT, MOVEMENT, RESEARCH)
"""Steps in which a position can be judged."""


NO_RESEARCH_YET: Final = (START_OF_TURN, RESEARCH)
"""Steps after which more trade comes in before research, or none does: what is in hand then is just trade."""


class CivilizationEvaluator(Evaluator):
    """Judges positions of Civilization.

    Attributes:
        plan: what was worked out for the position studied last. seat: who was to decide in it.
        until: the turn of the game in which a playout may stop. moving: whether it matters where figures stand.
    """

    def __init__(self) -> None:
        super().__init__(scale=60.0, horizon=90)
        self.plan: Plan | None = None
        self.seat: i64 = -1
        self.until: i64 = 0
        self.moving = True

    def study(self, state: State) -> None:
        """Estimate how long the game will last, and what it is worth to end one's own turn of the phase here."""
        t = cast(Table, state)
        self.plan = plan_of(t)
        self.seat = t.to_move()
        self.drift = []
        self.until = t.round + 1
        step = t.step_number()
        self.moving = step in (START_FIGURE, START_OF_TURN, MANAGEMENT, MOVEMENT, WALK, INTERRUPTS)
        if step in (START_OF_TURN, MANAGEMENT, MOVEMENT):
            self.hold_still(t, self.after_passing(t))

    def known_plan(self, t: Table) -> Plan:
        """Return the plan studied, or that of a state if nothing was."""
        if self.plan is None:
            self.plan = plan_of(t)
        return self.plan

    # --- judging ---

    def sees_ahead(self) -> bool:
        """Return True: what will come of a position counts too."""
        return True

    def value(self, state: State, player: i64) -> float:
        """Return what a seat has and will have, in points of trade."""
        t = cast(Table, state)
        if t.over:
            return WON if t.winners >> player & 1 else 0.0
        plan = self.known_plan(t)
        found = worth(t, player, Outlook(t, player), plan.left, t.step_number() not in NO_RESEARCH_YET)
        if player == self.seat and self.moving:
            found += self.places_worth(t, player, plan)
        return found

    def places_worth(self, t: Table, p: i64, plan: Plan) -> float:
        """Return what it is worth to a seat where its figures stand, and what it has seen of the map."""
        found = 0.0
        scouts = plan.scouts_of(t, p)
        armies = plan.armies_of(t, p)
        for figure in range(FIGURES):
            square = t.figure_at[p * FIGURES + figure]
            if square == NONE:
                continue
            if figure >= FIRST_SCOUT:
                found += SCOUT_PLACE * float(max(0, scouts[square]))
                if t.sends[p * SCOUTS + figure - FIRST_SCOUT] != NONE and is_gathered(t, p, square):
                    found += GATHERING
                if is_exposed(t, p, square):
                    found -= EXPOSED
            else:
                pull = max(0, armies[square])
                found += ARMY_PLACE * float(pull) / (float(pull) + ARMY_HALF)
        for slot in range(len(t.tile)):
            found += EXPLORED if t.tile[slot] != NONE else 0.0
        return found

    def turn_number(self, state: State) -> i64:
        """Return the number of a turn of a phase."""
        return cast(Table, state).turn_number()

    def after_passing(self, t: Table) -> Table:
        """Return the position after whoever is asked has ended their turn of a phase without another action."""
        after = t.clone()
        if len(after.draft(self.seat)):
            after.withdraw(self.seat, 0)
        after.play(self.seat, PASS << KIND_BITS)
        self.conclude(after, Chance.from_seed(0))
        return after

    # --- playing on ---

    def lines_planned(self, state: State) -> i64:
        """Cities and figures have many orders to come, which habit gives worse than the judgement chooses them."""
        step = cast(Table, state).step_number()
        return PLANNED if step == MANAGEMENT or step == MOVEMENT else 0

    def settled(self, state: State) -> bool:
        """A playout may stop after the next Research phase."""
        t = cast(Table, state)
        return t.round >= self.until and t.step_number() == START_OF_TURN

    def playout_choice(self, state: State, player: i64, choices: vec[i64], chance: Chance) -> i64:
        """Return what a player does without much thought."""
        t = cast(Table, state)
        return habit(t, player, choices, self.known_plan(t), chance)

    def conclude(self, state: State, chance: Chance) -> None:
        """Finish by habit what has begun: a walk, a battle, an offer; but others let pass what they may interrupt.

        An event that others may have can be played at any later move as well. If it counted here, only moves would
        seem to call it forth, and whoever fears it would stand still for ever.
        """
        t = cast(Table, state)
        while t.over == 0 and not is_calm(t):
            seat = t.to_move()
            choices = t.choices(seat)
            waits = seat != self.seat and t.step_number() == INTERRUPTS and len(t.draft(seat)) == 0
            t.play(seat, choices[0] if waits else self.playout_choice(t, seat, choices, chance))

    def shuns(self, view: State, player: i64, action: i64) -> bool:
        """Return whether a scout would be sent for another city than before: for one, then for the other, and so on."""
        t = cast(Table, view)
        scout = player * SCOUTS + ((action & PAYLOAD) >> 2)
        return action >> KIND_BITS == ASSIGN and t.sends[scout] != NONE

    def proposals(self, view: State, player: i64) -> list[list[int]] | None:
        """Return whole answers worth a thought: orders to a city, deeds, groups, cards in a battle, few offers."""
        t = cast(Table, view)
        step = t.step_number()
        draft = t.draft(player)
        choices = t.choices(player)
        found: list[list[int]] = []
        if len(draft) and is_deed(draft[0] >> KIND_BITS):
            return rest_of_deed(t, player, draft)
        if step == TRADE:
            found = proposed(t, player, draft)
        elif step == MANAGEMENT:
            found = orders_proposed(t, player, draft, choices, plan_of(t))
        elif step == MOVEMENT:
            found = groups_proposed(t, player, draft, choices)
        elif step == BATTLE_TURN:
            found = plays_proposed(t, player, draft)
        if len(draft) == 0:
            for i in range(len(choices)):
                if is_deed(choices[i] >> KIND_BITS):
                    found += rest_of_deed(t, player, vec[i64]([choices[i]]), whole=True)
        return [answer for answer in found if is_open(choices, answer[0])]


def plan_of(t: Table) -> Plan:
    """Return the plan for a position."""
    left = MOST_LEFT
    if t.round > 0:
        for p in range(t.players):
            left = min(left, Outlook(t, p).turns)
    return Plan(t, max(LEAST_LEFT, left))


def is_calm(t: Table) -> bool:
    """Return whether a position can be judged: nobody is about to do something, and no offer is open."""
    step = t.step_number()
    if step not in CALM or len(t.drafts):
        return False
    if step == TRADE:
        for offer in range(len(t.offered_to)):
            if t.offered_to[offer] >= 0:
                return False
    return True


# --- whole answers ---


def listed(picks: vec[i64], first: i64) -> list[int]:
    """Return picks from a number on, as a list."""
    return [int(picks[i]) for i in range(first, len(picks))]


def is_open(choices: vec[i64], pick: int) -> bool:
    """Return whether a pick is among the choices: a unit has been played already, or an offer made, in some turns."""
    for i in range(len(choices)):
        if choices[i] == pick:
            return True
    return False


def rest_of_deed(t: Table, p: i64, draft: vec[i64], whole: bool = False) -> list[list[int]]:
    """Return what is still to be picked of a deed, if it has a good aim."""
    picks = deed_draft(t, p, draft)
    return [listed(picks, 0 if whole else len(draft))] if len(picks) else []


def orders_proposed(t: Table, p: i64, draft: vec[i64], choices: vec[i64], plan: Plan) -> list[list[int]]:
    """Return the best orders to the first city that has not acted, or to the one that is being ordered."""
    cities: list[int] = []
    if len(draft):
        if draft[0] >> KIND_BITS != CITY:
            return []
        cities.append(int(draft[0] & PAYLOAD))
    else:
        for i in range(len(choices)):
            if choices[i] >> KIND_BITS == CITY and len(cities) == 0:
                cities.append(int(choices[i] & PAYLOAD))
    found: list[list[int]] = []
    for city in cities:
        orders = city_orders(t, p, city, Outlook(t, p), plan)
        for order in orders:
            if len(found) < ORDERS and follows(order.picks, draft):
                found.append(listed(order.picks, len(draft)))
    return found


def groups_proposed(t: Table, p: i64, draft: vec[i64], choices: vec[i64]) -> list[list[int]]:
    """Return the groups that could set out from every square where there are several figures; one alone just goes."""
    found: list[list[int]] = []
    if len(draft):
        return [[int(choices[i])] for i in range(len(choices)) if choices[i] >> KIND_BITS == GROUP]
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS == MOVE and count(unmoved_on(t, p, choices[i] & PAYLOAD)) > 1:
            for group in groups(t, p, choices[i] & PAYLOAD, vec[i64](capacity=16)):
                found.append([int(choices[i]), int(group)])
    return found


def plays_proposed(t: Table, p: i64, draft: vec[i64]) -> list[list[int]]:
    """Return the best ways to play a card against units in play."""
    side = side_of(t, p)
    if side == NONE or not has_unit(t, 1 - side) or (len(draft) and draft[0] >> KIND_BITS != PLAY_UNIT):
        return []
    found: list[list[int]] = []
    for play in plays(t, p):
        picks = play.picks()
        if len(found) < MOST_PLAYS and follows(picks, draft):
            found.append(listed(picks, len(draft)))
    return found
