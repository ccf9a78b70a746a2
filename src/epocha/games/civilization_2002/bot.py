"""What the bots of the Boardgame go by: what a position is worth, and what one does by habit."""

from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.state import State
from epocha.engine.vec import vec
from epocha.games.civilization_2002.components import NONE
from epocha.games.civilization_2002.deals import counters_proposed, deals_proposed, swaps_proposed
from epocha.games.civilization_2002.estimates import OF_SEARCH, PLAIN, Leaning
from epocha.games.civilization_2002.fronts import Front, wars_worth, who_has_moved
from epocha.games.civilization_2002.habits import habit
from epocha.games.civilization_2002.layout import NO_ENDING
from epocha.games.civilization_2002.marches import attacks_planned, moves_proposed
from epocha.games.civilization_2002.outlook import luck_of, rounds_left, with_cards_at_home, worth
from epocha.games.civilization_2002.plan import Plan
from epocha.games.civilization_2002.sites import fleets_worth, settlers_worth
from epocha.games.civilization_2002.starts import starts_worth
from epocha.games.civilization_2002.state import KIND_BITS, PASS, Table
from epocha.games.civilization_2002.steps.common import PLACE_START, PURCHASE
from epocha.games.civilization_2002.steps.order import (
    ANSWER,
    BATTLES,
    CAPTURES,
    CHOICE,
    DECLARATION,
    JOINING,
    MOVE,
    OPEN_CHOICE,
    TRADE_TURN,
)
from epocha.games.civilization_2002.steps.rounds import Round
from epocha.games.civilization_2002.voyages import Voyages

WON: Final = 15.0
"""The lead, in points, that it is worth to have won, or to be ahead when the end has been brought about."""
AMPLE: Final = 30.0
"""The lead that counts for half: whoever is so far ahead had better end the game than grow."""
OUT: Final = -30.0
CALM: Final = (PLACE_START, PURCHASE, MOVE, DECLARATION, BATTLES, CAPTURES, TRADE_TURN)
"""Steps in which a position can be judged."""
CLASH: Final = (CHOICE, OPEN_CHOICE)
WAR: Final = (DECLARATION, BATTLES, JOINING, CHOICE, OPEN_CHOICE, CAPTURES)
"""Steps from which on a turn of movement is played to its end before it is judged."""
TURNS_OF_PHASE: Final = 32
TURNS_OF_ROUND: Final = 512
NEAR_END: Final = 3.0
PER_ROUND: Final = 0.8
"""The lead that is worth half of the way to a win: at the end, and more for every round that is left."""


class BoardgameEvaluator(Evaluator):
    """Judges positions of the Boardgame.

    Attributes:
        plan: what was worked out for the position studied last. at_war: whether battles were at hand in it.
        in_clash: whether a unit was to be chosen. placing: who was to choose where to start, or NONE.
    """

    def __init__(self) -> None:
        super().__init__(scale=10.0, horizon=240)
        self.plan: Plan | None = None
        self.at_war = False
        self.in_clash = False
        self.placing: i64 = NONE

    def study(self, state: State) -> None:
        """Work out where everybody is drawn to, and in whose turn it is."""
        t = cast(Table, state)
        self.plan = Plan(t, self.leaning(t))
        self.at_war = t.step_number() in WAR
        self.in_clash = t.step_number() in CLASH
        self.placing = t.to_move() if t.step_number() == PLACE_START else NONE
        self.turn = turn_of(t)
        self.drift = []
        if t.step_number() == MOVE or (t.step_number() == PURCHASE and t.ending == NO_ENDING):
            self.hold_turn_still(t)

    def hold_turn_still(self, t: Table) -> None:
        """Leave out what the end of the turn changes by itself, or of its moves if there are battles."""
        seat = t.to_move()
        before = t.clone()
        before.drop_picks(seat, 0)
        after = before.clone()
        after.play(seat, PASS << KIND_BITS)
        if after.over == 0 and turn_of(after) != self.turn:
            self.conclude(after, Chance.from_seed(0))
            self.hold_still(before, after)

    def known_plan(self, t: Table) -> Plan:
        """Return the plan studied, or that of a state if nothing was."""
        if self.plan is None:
            self.plan = Plan(t, self.leaning(t))
        return self.plan

    def leaning(self, t: Table) -> Leaning:
        """Return how whoever judges leans."""
        return PLAIN

    def for_search(self) -> Evaluator:
        return SearchEvaluator()

    # --- judging ---

    def sees_ahead(self) -> bool:
        """Return True: what will come of a position counts too."""
        return True

    def value(self, state: State, player: i64) -> float:
        """Return the points that a seat has and will have."""
        return self.values(cast(Table, state))[player]

    def values(self, t: Table) -> list[float]:
        """Return the value of each seat."""
        found: list[float] = []
        if t.over:
            return [float(t.points(p)) if t.out >> p & 1 == 0 else OUT for p in range(t.players)]
        plan = self.known_plan(t)
        o = plan.outlook(t)
        home = with_cards_at_home(t)
        front = Front(t, plan.weight)
        each = o.rate * o.incomes
        produced = t.round > plan.round and front.turn <= 1  # since the position studied, and nothing is bought yet
        for p in range(t.players):
            if t.out >> p & 1:
                found.append(OUT)
                continue
            value = worth(t, home, p, o, luck_of(t, p) if produced else 0.0)
            value += wars_worth(t, p, front, each, plan.leaning)
            if not o.ends:
                sites = plan.sites_of(t, p)
                voyages = Voyages(t, p)
                value += settlers_worth(t, p, sites, voyages) + fleets_worth(t, p, sites, voyages)
            if p == self.placing:  # what is good for one is bad for the other, and would count twice
                value += starts_worth(t, p)
            found.append(value)
        return found

    def turn_number(self, state: State) -> i64:
        """Return of whom, in which phase and round, a turn is."""
        return turn_of(cast(Table, state))

    def leads(self, state: State) -> list[float]:
        """Return each seat's lead over the best of the others; more once the end has been brought about."""
        t = cast(Table, state)
        values = self.values(t)
        leads: list[float] = []
        for p in range(t.players):
            best = OUT
            for q in range(t.players):
                if q != p:
                    best = max(best, values[q])
            lead = values[p] - best
            won = WON * lead / (1.0 + abs(lead)) if t.over or t.ending else 0.0
            leads.append(lead * AMPLE / (AMPLE + abs(lead)) + won)
        return leads

    def reach(self, state: State) -> float:
        """Return the lead that is worth half of the way to a win: the nearer the end, the smaller."""
        return NEAR_END + PER_ROUND * rounds_left(cast(Table, state))

    # --- playing on ---

    def lines_planned(self, state: State) -> i64:
        """Purchases of the advanced rules leave nothing to luck; technologies of the basic rules are drawn."""
        t = cast(Table, state)
        return 1 if t.step_number() == PURCHASE and t.agreed.advanced else 0

    def plays_lines(self, state: State) -> bool:
        """Habits play far worse than the judgement of a position, which knows what others could do with their turns."""
        return False

    def courses(self, state: State, player: i64) -> list[list[list[int]]]:
        """Attacks with several armies: an open town is kept by those who come along."""
        t = cast(Table, state)
        if t.step_number() != MOVE:
            return []
        return attacks_planned(t, player, self.known_plan(t).weight, t.draft(player))

    def settled(self, state: State) -> bool:
        """A playout may stop where the next turn of a phase begins: judgement says more than others' habits."""
        t = cast(Table, state)
        step = t.step_number()
        return (step == PURCHASE or step == MOVE or step == TRADE_TURN) and turn_of(t) != self.turn

    def playout_choice(self, state: State, player: i64, choices: vec[i64], chance: Chance) -> i64:
        """Return what a player does without much thought."""
        t = cast(Table, state)
        if len(choices) == 1:
            return choices[0]
        return habit(t, player, choices, self.known_plan(t), chance)

    def conclude(self, state: State, chance: Chance) -> None:
        """Finish by habit what has begun: an interception, an offer, and a turn in which battles were at hand."""
        t = cast(Table, state)
        while t.over == 0 and not self.is_calm(t):
            seat = t.to_move()
            t.play(seat, self.playout_choice(t, seat, t.choices(seat), chance))

    def is_calm(self, t: Table) -> bool:
        """Return whether a position can be judged."""
        step = t.step_number()
        if len(t.drafts):
            return False
        if self.in_clash and step in CLASH:
            return True  # one round is judged, or luck in the next would hide which unit was right
        if self.at_war and step in WAR:
            return False
        return step in CALM

    def proposals(self, view: State, player: i64) -> list[list[int]] | None:
        """Return whole answers worth a thought: moves of a piece, few offers and counter-offers, exchanges of cards."""
        t = cast(Table, view)
        step = t.step_number()
        if step == MOVE:
            return moves_proposed(t, player, t.draft(player))
        if step == TRADE_TURN:
            return deals_proposed(t, player, t.draft(player)) + swaps_proposed(t, player, t.draft(player))
        if step == ANSWER:
            return counters_proposed(t, player, t.draft(player))
        return None


class SearchEvaluator(BoardgameEvaluator):
    """Judges for bots that search: more by the settlements and armies that there are, less by what these threaten."""

    def leaning(self, t: Table) -> Leaning:
        return OF_SEARCH if t.agreed.advanced else PLAIN


def turn_of(t: Table) -> i64:
    """Return another number in every turn of a phase of a round, and in the battles of a movement turn."""
    place: i64 = t.read(0, Round.PLACE)
    fights: i64 = 0 if who_has_moved(t) == NONE else 1
    return t.round * TURNS_OF_ROUND + place * TURNS_OF_PHASE + t.read(0, Round.TURNS) * 2 + fights
