"""What the bots of Through the Ages go by: what a position is worth, and what one does by habit."""

from typing import Any, Final, cast

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.state import State
from epocha.engine.vec import vec
from epocha.games.through_the_ages.appeal import (
    URBAN_ROOM,
    WAR_ARMING,
    WAR_PRIZE,
    armies_begun,
    hand_worth,
    leader_fades,
    military_hand_worth,
    perks_worth,
    wonder_worth,
)
from epocha.games.through_the_ages.components import CATEGORY, EVENT, NONE, SCORING, SITES, TERRITORY
from epocha.games.through_the_ages.effect_tables import EFFECTS
from epocha.games.through_the_ages.effects import RESOURCES, SCORE, SCORE_RANK
from epocha.games.through_the_ages.estimates import WEIGHTS
from epocha.games.through_the_ages.habits import habit
from epocha.games.through_the_ages.layout import EVENT_CARDS, FIRST_EVENT, MILITARY_SLOTS
from epocha.games.through_the_ages.outlook import (
    Calendar,
    Outlook,
    ability,
    goods_worth,
    lead_in_strength,
    people_worth,
    potential,
    strength_worth,
)
from epocha.games.through_the_ages.prices import after_pools, build_price, is_full, is_unit
from epocha.games.through_the_ages.ranking import ranked
from epocha.games.through_the_ages.scoring import tutorial_points
from epocha.games.through_the_ages.state import BUILD, KIND_BITS, Table
from epocha.games.through_the_ages.steps.common import ACTIONS, DISCARD_EXCESS, POLITICS, RESIGNING
from epocha.games.through_the_ages.stores import can_pay
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.values import LAB_SITE, amount_of, population

TORN_DOWN: Final = 0.01 * WEIGHTS.torn_down
"""What it costs to take a worker off a card: most often it was in vain to put it there."""
PREPARED: Final = 0.01 * WEIGHTS.prepared
"""What it is worth to prepare an event beyond its points: the one it reveals would strike a little later anyway."""
PUT_OFF: Final = 0.01 * WEIGHTS.put_off
"""How much of what a site would bring at one upkeep is lost by leaving a worker idle for a turn."""
STRANDED: Final = 0.01 * WEIGHTS.stranded
"""What it costs more if there is nothing that this worker can be put on in the same turn."""
MOVED: Final = 0.01 * WEIGHTS.moved
"""What it must gain to move a worker to another site before the turn ends; in the last turn any gain will do."""
LAST_RESORT: Final = 0.01 * WEIGHTS.last_resort
"""The share of what is gained beyond that which speaks for it: all else that is of use comes first."""


class ThroughTheAgesEvaluator(Evaluator):
    """Judges positions of Through the Ages.

    Attributes:
        calendar: how long the ages last, from the position studied last.
        seat: who was to decide in it. ended: the leads that are true after the end of that turn.
        action: what a civil action is worth to that seat.
        turn: the number of that turn, if it was in its action phase, else -1. at_work: workers on cards in it.
        workers: that seat's workers on each site in it.
        put_off: what a worker put to work in it earns beyond what the site is worth.
        moved: what it must gain in it to move a worker where nothing else is to be done.
        events: how many events that seat held if it was in its political phase, else 0.
    """

    def __init__(self) -> None:
        super().__init__(scale=25.0, horizon=60)
        self.calendar: Calendar | None = None
        self.seat: i64 = -1
        self.turn: i64 = -1
        self.action = 0.0
        self.ended: list[float] = []
        self.at_work: i64 = 0
        self.workers = vec[i64]()
        self.events: i64 = 0
        self.put_off = 0.0
        self.moved = 0.0

    def __getstate__(self) -> dict[str, Any]:
        """Return its fields for copies and pickles: what was studied is studied anew."""
        return {"scale": self.scale, "horizon": int(self.horizon)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.scale = kept["scale"]
        self.horizon = kept["horizon"]
        self.calendar = None
        self.seat = -1
        self.turn = -1
        self.action = 0.0
        self.ended = []
        self.at_work = 0
        self.workers = vec[i64]()
        self.events = 0
        self.put_off = 0.0
        self.moved = 0.0

    def study(self, state: State) -> None:
        """Estimate how long the game will last, and what it is worth to end the turn here.

        That is what the position is worth without the civil actions that are left, and nothing that the end of the turn
        changes: so a turn goes on for whatever is better than nothing, and for nothing else.
        """
        t = cast(Table, state)
        self.calendar = Calendar(t)
        self.seat = t.to_move()
        self.turn = -1
        self.events = events_held(t, self.seat) if t.step_number() == POLITICS else 0
        if t.step_number() == ACTIONS:
            self.at_work = population(t, self.seat) - t.unused[self.seat]
            self.workers = t.workers[self.seat * SITES : (self.seat + 1) * SITES]
            self.turn = t.turn_number()
            turns = self.calendar.turns(t, self.seat)
            self.action = Outlook(t, self.seat, turns, self.calendar).action
            self.moved = MOVED * max(0.0, min(1.0, turns - 1.0))
            self.ended = self.leads(t)
            self.ended[self.seat] -= self.action * float(t.civil_left())
            self.put_off = PUT_OFF * put_off(t, self.seat, self.calendar)

    def known_calendar(self, t: Table) -> Calendar:
        """Return the calendar studied, or that of a state if nothing was."""
        return Calendar(t) if self.calendar is None else self.calendar

    def sees_ahead(self) -> bool:
        """Return True: what is not scored yet counts too."""
        return True

    def value(self, state: State, player: i64) -> float:
        """Return the points that a player will probably have at the end, as far as they can be told apart."""
        t = cast(Table, state)
        if t.over:
            return -999.0 if t.is_out(player) else float(t.culture[player])
        calendar = self.known_calendar(t)
        worth = public_worth(t, player, calendar) + impacts(t, player, self.seat, calendar)
        if player == self.seat or self.seat < 0:
            worth += hands_worth(t, player, calendar)  # others' hands are guesses
        return worth

    def margins(self, state: State) -> list[float]:
        """Return each seat's lead over the best of the others; the same after every way to end the turn studied.

        Actions that are left count for whoever has a use for them: not after something that brings nothing.
        """
        t = cast(Table, state)
        if self.turn < 0 or t.is_out(self.seat):
            leads = self.leads(t)
            leads[self.seat] += PREPARED * float(max(0, self.events - events_held(t, self.seat)))
            return leads
        if t.over or t.turn_number() != self.turn:
            return self.ended
        leads = self.leads(t)
        left_idle = leads[self.seat]
        torn_down = self.at_work - population(t, self.seat) + t.unused[self.seat]
        if torn_down > 0:
            leads[self.seat] -= TORN_DOWN * float(torn_down)
            if not can_place(t, self.seat, self.known_calendar(t)):
                leads[self.seat] -= STRANDED
        elif torn_down < 0:
            leads[self.seat] -= self.put_off * float(torn_down)
        idle = self.action * float(t.civil_left())
        if leads[self.seat] - idle <= self.ended[self.seat]:
            leads[self.seat] -= idle
        if torn_down == 1 and t.unused[self.seat] == 1 and leads[self.seat] <= self.ended[self.seat]:
            gain = self.gain_of_moving(t, left_idle - idle) - self.moved
            if gain > 0.0:
                leads[self.seat] = self.ended[self.seat] + LAST_RESORT * gain
        return leads

    def gain_of_moving(self, t: Table, left_idle: float) -> float:
        """Return what it gains over ending the turn to put the only unused worker on another site: the best one.

        Farms and mines are for new workers. It is nothing where people would starve, or the worker may as well idle.

        Args:
            left_idle: the lead if the turn ended here.
        """
        p = self.seat
        best = max(left_idle, self.ended[p])
        gain = 0.0
        for site in range(LAB_SITE, SITES):
            if t.workers[p * SITES + site] >= self.workers[site] and is_open(t, p, site):
                after = t.clone()
                after.play(p, BUILD << KIND_BITS | site)
                if after.step_number() == ACTIONS:
                    lead = self.leads(after)[p] - self.action * float(after.civil_left())
                    if lead > best and has_food(after, p, self.known_calendar(t)):
                        best = lead
                        gain = lead - self.ended[p]
        return gain

    def settled(self, state: State) -> bool:
        """A playout may stop where a player's political phase begins."""
        return cast(Table, state).step_number() == POLITICS

    def playout_choice(self, state: State, player: i64, choices: vec[i64], chance: Chance) -> i64:
        """Return what a player does without much thought."""
        t = cast(Table, state)
        return habit(t, player, choices, self.known_calendar(t), chance)

    def conclude(self, state: State, chance: Chance) -> None:
        """Finish by habit what has begun, until a player is at a phase of one's own turn."""
        t = cast(Table, state)
        step = t.step_number()
        while t.over == 0 and step != ACTIONS and step != POLITICS and step != DISCARD_EXCESS and step != RESIGNING:
            seat = t.to_move()
            t.play(seat, self.playout_choice(t, seat, t.choices(seat), chance))
            step = t.step_number()


def events_held(t: Table, p: i64) -> i64:
    """Return how many events and territories a player holds; where the hand is hidden, none."""
    found: i64 = 0
    for at in range(p * MILITARY_SLOTS, p * MILITARY_SLOTS + t.military_count[p]):
        card = t.military_hand[at]
        found += 1 if card >= 0 and (CATEGORY[card] == EVENT or CATEGORY[card] == TERRITORY) else 0
    return found


def put_off(t: Table, p: i64, calendar: Calendar) -> float:
    """Return the most that an upkeep less costs on any site that the active player could put a worker on."""
    turns = calendar.turns(t, p)
    now = Outlook(t, p, turns, calendar)
    later = Outlook(t, p, max(0.0, turns - 1.0), calendar)
    most = 0.0
    for site in range(SITES):
        if is_open(t, p, site):
            most = max(most, now.lasting(site) - later.lasting(site))
    return most


def is_open(t: Table, p: i64, site: i64) -> bool:
    """Return whether the active player could put a worker on a site in this turn, if there were one."""
    left = t.military_left() if is_unit(site) else t.civil_left()
    if left == 0 or t.techs[p] >> site & 1 == 0 or is_full(t, p, site):
        return False
    return can_pay(t, p, RESOURCES, after_pools(t, site, build_price(t, p, site, 0)))


def has_food(t: Table, p: i64, calendar: Calendar) -> bool:
    """Return whether a player's food, with what is made, lasts to the end for the people there are."""
    turns = calendar.turns(t, p)
    o = Outlook(t, p, turns, calendar)
    return float(o.stored) + turns * float(o.left_over) >= 0.0


def can_place(t: Table, p: i64, calendar: Calendar) -> bool:
    """Return whether the active player can put an unused worker to good use in this turn."""
    o = Outlook(t, p, calendar.turns(t, p), calendar)
    for site in range(SITES):
        if is_open(t, p, site):
            price = after_pools(t, site, build_price(t, p, site, 0))
            if o.lasting(site) - o.purse.paid(price) - o.action_for(site) >= o.idle:
                return True
    return False


def public_worth(t: Table, p: i64, calendar: Calendar) -> float:
    """Return what a civilization will have at the end, by what lies open, without what is scored then."""
    if t.is_out(p):
        return -999.0
    turns = calendar.turns(t, p)
    o = Outlook(t, p, turns, calendar)
    own_turn = t.turn == p
    worth = float(t.culture[p]) + turns * float(t.culture_rate[p])
    worth += goods_worth(t, p, o) + people_worth(t, p, o, own_turn) + actions_worth(t, p, o)
    lead = lead_in_strength(t, p)
    worth += (
        strength_worth(t, lead, turns) + ability(t, p, turns) + potential(t, p, o, t.techs[p]) + perks_worth(t, p, o)
    )
    worth += o.strength * armies_begun(t, p, t.techs[p]) - leader_fades(t, p, o, calendar)
    if t.wonder[p] != NONE:
        actions = t.civil_left() if own_turn else 0
        worth += wonder_worth(t, p, o, t.wonder[p], t.stages[p], calendar, actions)
    if t.terms.mode == TUTORIAL:
        worth += float(tutorial_points(t, p))
    return worth + wars_worth(t, p)


def hands_worth(t: Table, p: i64, calendar: Calendar) -> float:
    """Return what the cards in a player's hands are worth."""
    if t.is_out(p):
        return 0.0
    o = Outlook(t, p, calendar.turns(t, p), calendar)
    return hand_worth(t, p, o, calendar) + military_hand_worth(t, p, o, lead_in_strength(t, p))


def actions_worth(t: Table, p: i64, o: Outlook) -> float:
    """Return what actions are worth: those left in this turn, and all of every later one."""
    worth = o.actions * float(t.civil_total[p]) + o.war_actions * float(t.military_total[p])
    if p == t.turn:
        worth -= o.action * float(t.civil_total[p] - t.civil_left())
        worth -= o.war_action * float(t.military_total[p] - t.military_left())
    return worth + URBAN_ROOM * o.turns * float(t.urban_limit[p])


def wars_worth(t: Table, p: i64) -> float:
    """Return what the wars that are declared will bring a player, or cost, at the strengths then to be expected."""
    worth = 0.0
    for q in range(t.players):
        if t.war[q] != NONE and (q == p or t.war_on[q] == p):
            ahead = float(t.strength[q] - t.strength[t.war_on[q]])
            still_arms = (t.turn - q) % t.players < (t.war_on[q] - q) % t.players  # before the war is resolved
            arming = WAR_ARMING if still_arms else 0.0
            prize = WAR_PRIZE * (max(0.0, ahead - arming) + min(0.0, ahead))
            worth += prize if q == p else -prize
    return worth


def impacts(t: Table, p: i64, viewer: i64, calendar: Calendar) -> float:
    """Return what the events that are scored at the end would bring a player now, as far as that will last.

    Those that the viewer does not know count as the mean of all that may lie there.
    """
    if t.terms.mode == TUTORIAL:
        return 0.0
    worth = 0.0
    for i in range(len(t.laid_out)):
        worth += impact(t, p, t.laid_out[i])
    if t.age >= 3:
        unknown: i64 = 0
        for i in range(len(t.current_ages)):
            unknown += 1 if t.current_ages[i] == 3 else 0
        for i in range(len(t.future_ages)):
            unknown += 1 if t.future_ages[i] == 3 else 0
        others = 0.0
        number: i64 = 0
        for event in range(EVENT_CARDS):
            card = FIRST_EVENT + event
            if SCORING[card]:
                if t.prepared_by[event] == viewer and viewer >= 0:
                    worth += impact(t, p, card)
                    unknown -= 1
                else:
                    others += impact(t, p, card)
                    number += 1
        if number > 0 and unknown > 0:
            worth += others * float(unknown) / float(number)
    return worth * min(1.0, max(0.2, 1.0 - 0.08 * calendar.turns(t, p)))


def impact(t: Table, p: i64, card: i64) -> float:
    """Return what one of these events would bring a player now."""
    if SCORING[card] == 0:
        return 0.0
    worth = 0.0
    for effect in EFFECTS[card]:
        if effect.verb == SCORE_RANK:
            order = ranked(t, effect.number, t.first)
            points = effect.ranks[t.seats_left()]
            for place in range(len(order)):
                if order[place] == p:
                    worth += float(points[place])
        elif effect.verb == SCORE:
            amount = float(amount_of(t, p, effect.value))
            worth += min(amount, float(effect.most)) if effect.most else amount
    return worth
