"""What the bots of Through the Ages go by: what a position is worth, and what one does by habit."""

from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.engine.chance import Chance
from epocha.engine.evaluation import Evaluator
from epocha.engine.state import State
from epocha.engine.vec import vec
from epocha.games.through_the_ages.components import CATEGORY, EVENT, FARM, NONE, SITES, TERRITORY
from epocha.games.through_the_ages.effects import RESOURCES
from epocha.games.through_the_ages.estimates import WEIGHTS
from epocha.games.through_the_ages.habits import habit
from epocha.games.through_the_ages.layout import MILITARY_SLOTS
from epocha.games.through_the_ages.lines import Line, most_promising
from epocha.games.through_the_ages.outlook import Calendar, Outlook
from epocha.games.through_the_ages.prices import after_pools, build_price, is_full, is_unit
from epocha.games.through_the_ages.state import BUILD, END, GROW, KIND_BITS, PAYLOAD, PLAY, RAZE, STAGES, Table
from epocha.games.through_the_ages.steps.common import ACTIONS, DISCARD_EXCESS, POLITICS, RESIGNING
from epocha.games.through_the_ages.stores import can_pay
from epocha.games.through_the_ages.values import LAB_SITE, buildings_of, discontent, population
from epocha.games.through_the_ages.worth import closing_worth, hands_worth, impacts, public_worth

TORN_DOWN: Final = 0.01 * WEIGHTS.torn_down
"""What it costs to take a worker off a card: most often it was in vain to put it there."""
TORN_FARM: Final = 0.01 * WEIGHTS.torn_farm
"""What it costs more to take one off a farm while ten upkeeps or more are to come: whoever does will hardly grow."""
PREPARED: Final = 0.01 * WEIGHTS.prepared
"""What it is worth to prepare an event beyond its points: the one it reveals would strike a little later anyway."""
CANCELLED: Final = 0.01 * WEIGHTS.cancelled
"""What it must gain to end a pact: whoever made it had a reason, and the political action has other uses."""
PUT_OFF: Final = 0.01 * WEIGHTS.put_off
"""How much of what a site would bring at one upkeep is lost by leaving a worker idle for a turn."""
STRANDED: Final = 0.01 * WEIGHTS.stranded
"""What it costs more if there is nothing that this worker can be put on in the same turn."""
MOVED: Final = 0.01 * WEIGHTS.moved
"""What it must gain to take a worker off a card where nothing else is to be done; in the last turn any gain will do."""
HAIR: Final = 0.001
"""Points that are no gain: a difference of roundings."""
OPENINGS: Final = 1 << RAZE | 1 << STAGES | 1 << GROW | 1 << PLAY | 1 << BUILD
"""Kinds of actions that may be worth more with another one after them than both are alone."""
LONGEST: Final = 2
LONGEST_LAST: Final = 5
"""How many actions a line may have, and in the last turn."""
WIDTH: Final = 8
"""How many lines are followed in the last turn."""
TROUBLE: Final = 0.01
"""What each further action of a line costs: nothing is done on the way that is not needed."""
NO_LINE: Final = -9999.0
"""What an answer is worth that begins no line."""


class ThroughTheAgesEvaluator(Evaluator):
    """Judges positions of Through the Ages.

    Attributes:
        calendar: how long the ages last, from the position studied last.
        seat: who was to decide in it. ended: the leads that are true after the end of that turn.
        action: what a civil action is worth to that seat.
        turn: the number of that turn, if it was in its action phase, else -1. at_work: workers on cards in it.
        farmers: workers on that seat's farms in it. torn_farm: what it costs to tear one down.
        put_off: what a worker put to work in it earns beyond what the site is worth.
        events, pacts: how many events it held and pacts it had, if it was in its political phase, else 0.
    """

    def __init__(self) -> None:
        super().__init__(scale=25.0, horizon=60)
        self.calendar: Calendar | None = None
        self.seat: i64 = -1
        self.action = 0.0
        self.ended: list[float] = []
        self.at_work: i64 = 0
        self.events: i64 = 0
        self.pacts: i64 = 0
        self.put_off = 0.0
        self.farmers: i64 = 0
        self.torn_farm = 0.0

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
        self.pacts = pacts_of(t, self.seat) if t.step_number() == POLITICS else 0
        if t.step_number() == ACTIONS:
            self.at_work = population(t, self.seat) - t.unused[self.seat]
            self.farmers = buildings_of(t, self.seat, FARM)
            self.turn = t.turn_number()
            turns = self.calendar.turns(t, self.seat)
            self.action = Outlook(t, self.seat, turns, self.calendar).action
            self.torn_farm = TORN_FARM * max(0.0, min(1.0, 0.1 * (turns - 1.0)))
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
            leads[self.seat] -= CANCELLED * float(max(0, self.pacts - pacts_of(t, self.seat)))
            return leads
        if t.over or t.turn_number() != self.turn:
            return self.ended
        leads = self.leads(t)
        torn_down = self.at_work - population(t, self.seat) + t.unused[self.seat]
        if torn_down > 0:
            leads[self.seat] -= TORN_DOWN * float(torn_down) + self.farms_lost(t)
            if not can_place(t, self.seat, self.known_calendar(t)):
                leads[self.seat] -= STRANDED
        elif torn_down < 0 and discontent(t, self.seat) <= t.unused[self.seat]:
            leads[self.seat] -= self.put_off * float(torn_down)
        idle = self.action * float(t.civil_left())
        if leads[self.seat] - idle <= self.ended[self.seat]:
            leads[self.seat] -= idle
        return leads

    def farms_lost(self, t: Table) -> float:
        """Return what it costs beyond its food that farms were torn down in the turn studied."""
        return self.torn_farm * float(max(0, self.farmers - buildings_of(t, self.seat, FARM)))

    def look_further(
        self, state: State, player: i64, answers: list[list[int]], leads: list[float], chance: Chance
    ) -> None:
        """Look for actions that are worth more together than the end of the turn, though none of them is alone.

        In a player's last turn only what is scored counts, so there all goes by the best line to its end.
        """
        t = cast(Table, state)
        if self.turn < 0 or len(answers) < 2:
            return
        ended = self.ended[self.seat]
        last = is_last_turn(t)
        if not last and max(leads) > ended + HAIR:
            return
        before = closing_worth(t, self.seat, self.known_calendar(t)) if last else ended
        found = self.best_lines(t, answers, last, chance)
        for i in range(len(answers)):
            gain = found[i] - before
            if gain > HAIR:
                leads[i] = ended + gain
            elif last and answers[i][0] >> KIND_BITS != END:
                leads[i] = ended - 1.0

    def best_lines(self, t: Table, answers: list[list[int]], last: bool, chance: Chance) -> list[float]:
        """Return for each answer the most that a line of actions which begins with it is worth."""
        best = [NO_LINE for _ in range(len(answers))]
        lines: list[Line] = []
        for i in range(len(answers)):
            if last or OPENINGS >> (answers[i][0] >> KIND_BITS) & 1:
                self.add_line(lines, t, answers[i], i, 0, chance)
        for actions in range(1, LONGEST_LAST + 1 if last else LONGEST + 1):
            if actions > 1:
                lines = self.longer(lines, last, chance)
            for line in lines:
                best[line.first] = max(best[line.first], line.worth - TROUBLE * float(actions - 1))
            if last:
                lines = most_promising(lines, WIDTH)
        return best

    def longer(self, lines: list[Line], last: bool, chance: Chance) -> list[Line]:
        """Return the lines that are longer by one action than some."""
        found: list[Line] = []
        for line in lines:
            choices = line.table.choices(self.seat)
            for k in range(len(choices)):
                number = len(found)
                if last or may_follow(line, choices[k]):
                    self.add_line(found, line.table, [int(choices[k])], line.first, line.torn, chance)
                if len(found) > number and not last and not self.is_better(found[number], line):
                    found.pop()
        return found

    def is_better(self, longer: Line, line: Line) -> bool:
        """Return whether it is better to go on with a line than to end it, and nobody starves for it later."""
        if longer.lead <= line.lead:
            return False
        return longer.torn == 0 or has_food(longer.table, self.seat, self.known_calendar(longer.table))

    def add_line(self, lines: list[Line], t: Table, answer: list[int], first: i64, torn: i64, chance: Chance) -> None:
        """Add the line that an answer makes of the one that led to a table, unless the turn ends or cards turn up."""
        kind = answer[0] >> KIND_BITS
        if kind == END:
            return
        after = t.clone()
        for pick in answer:
            after.play(self.seat, pick)
        self.conclude(after, chance)
        goes_on = after.over == 0 and after.step_number() == ACTIONS and after.turn_number() == self.turn
        if goes_on and after.disclosures == t.disclosures:
            lines.append(self.judged(after, first, torn | single(answer[0] & PAYLOAD) if kind == RAZE else torn))

    def judged(self, t: Table, first: i64, torn: i64) -> Line:
        """Return the line that has led to a table, with what it is worth to end the turn there."""
        lead = self.leads(t)[self.seat] - self.action * float(t.civil_left())
        if is_last_turn(t):
            worth = closing_worth(t, self.seat, self.known_calendar(t))
            return Line(t, first, torn, lead, worth, worth + 0.01 * lead)
        torn_down = self.at_work - population(t, self.seat) + t.unused[self.seat]
        worth = lead - (TORN_DOWN + STRANDED) * float(max(0, torn_down)) - self.farms_lost(t)
        if torn:
            worth -= MOVED
        return Line(t, first, torn, lead, worth, worth)

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


def is_last_turn(t: Table) -> bool:
    """Return whether the active player has no turn after this one, so that nothing can be spent after its end."""
    return t.last_round > 0 and t.round >= t.last_round


def events_held(t: Table, p: i64) -> i64:
    """Return how many events and territories a player holds; where the hand is hidden, none."""
    found: i64 = 0
    for at in range(p * MILITARY_SLOTS, p * MILITARY_SLOTS + t.military_count[p]):
        card = t.military_hand[at]
        found += 1 if card >= 0 and (CATEGORY[card] == EVENT or CATEGORY[card] == TERRITORY) else 0
    return found


def pacts_of(t: Table, p: i64) -> i64:
    """Return how many pacts a player is a party of."""
    found: i64 = 0
    for q in range(t.players):
        found += 1 if t.pact[q] != NONE and (q == p or t.pact_with[q] == p) else 0
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


def may_follow(line: Line, action: i64) -> bool:
    """Return whether an action may go on a line: whom it took off a card goes neither back nor to a farm or mine.

    Those are for new workers.
    """
    site = action & PAYLOAD
    return line.torn == 0 or action >> KIND_BITS != BUILD or (site >= LAB_SITE and line.torn >> site & 1 == 0)


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
