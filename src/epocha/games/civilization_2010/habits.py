"""What a player of Civilization does without much thought, whatever is asked."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count
from epocha.engine.chance import Chance
from epocha.engine.grid import OFF
from epocha.engine.vec import vec
from epocha.games.civilization_2010.appeal import (
    NEVER,
    Order,
    covered_worth,
    deed_appeal,
    free_orders,
    from_middle,
    orders,
    tech_appeal,
    token_worth,
    waits_for_more,
)
from epocha.games.civilization_2010.battle_habits import battle_pick, spoils_pick
from epocha.games.civilization_2010.components import (
    CITIES,
    EVENT_DECK,
    FIGURES,
    FIRST_SCOUT,
    LAST_SPACE,
    NONE,
    SPACE_TRADE,
)
from epocha.games.civilization_2010.deals import deal_pick
from epocha.games.civilization_2010.deed_habits import best_aim, deed_draft, follows, named_next
from epocha.games.civilization_2010.effects import BUILD_FREE as FREE_ITEM
from epocha.games.civilization_2010.estimates import GOVERNMENT_PER_TURN
from epocha.games.civilization_2010.ground import armies_on, centre_at, enemy_on
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.marches import (
    BOLD,
    FAIR,
    SHUT,
    army_field,
    is_own_outskirts,
    scout_field,
    set_of_armies,
)
from epocha.games.civilization_2010.odds import chance_at
from epocha.games.civilization_2010.outlook import Outlook, square_worth
from epocha.games.civilization_2010.state import (
    ADVANCE,
    ASSIGN,
    CITY,
    DISCARD,
    DISCOVER,
    FOUND,
    GOVERN,
    GROUP,
    HALT,
    KEEP,
    KIND_BITS,
    LEARN,
    MOVE,
    NO_CITY,
    PASS,
    PAYLOAD,
    PLACE,
    RAZE,
    RESEARCH,
    SACRIFICE,
    SEND_FOR,
    SPLIT,
    STEP,
    TAKE_RESOURCE,
    Table,
)
from epocha.games.civilization_2010.steps.common import (
    BATTLE_TURN,
    DEALING_WOUNDS,
    HEALING_WOUNDS,
    INTERRUPTS,
    LOOT,
    LOOT_BY_POINTS,
    MANAGEMENT,
    MOVEMENT,
    PAYMENT,
    PLACE_CAPITAL,
    PLACE_PERSON,
    REACT,
    RELOCATE,
    SAVE_UNIT,
    START_FIGURE,
    START_OF_TURN,
    START_TOKEN,
    TRADE,
    WALK,
)
from epocha.games.civilization_2010.steps.common import RESEARCH as RESEARCH_STEP
from epocha.games.civilization_2010.steps.deeds import ability_of, is_deed, source_of
from epocha.games.civilization_2010.steps.management import action_ability
from epocha.games.civilization_2010.steps.movement import Walk
from epocha.games.civilization_2010.travel import square_of_group

MOOD: Final = 100
"""How far an order to a city is swayed by chance, in hundredths of a point."""
LEAST_SITE: Final = 22.0
"""What the squares of a new city give at least, in the turns that are left, for each ten turns."""
GOVERNING: Final = 0.3
"""What a government must bring more in a turn than the one in office."""
NEAR_END: Final = 14
"""The space from which on culture comes before research."""
KEPT_TRADE: Final = 6
EXPLORES: Final = 55
"""What it pulls to look at a new tile when one is beside it, in tenths of a point."""
BACK: Final = 40
"""What speaks against going back to a square where one has just been."""


class Plan:
    """What bots work out once for a position, and go by for the moves that follow.

    Attributes:
        left: turns until somebody wins. scouts, armies: the fields of each seat, empty until somebody asks.
        outlooks are not kept: they change with every move.
    """

    def __init__(self, t: Layout, left: float) -> None:
        self.left = left
        self.scouts: list[vec[i64]] = [vec[i64](capacity=1) for _ in range(t.players)]
        self.armies: list[vec[i64]] = [vec[i64](capacity=1) for _ in range(t.players)]

    def scouts_of(self, t: Layout, p: i64) -> vec[i64]:
        """Return the pull on the scouts of a seat."""
        if len(self.scouts[p]) == 0:
            self.scouts[p] = scout_field(t, p, self.left)
        return self.scouts[p]

    def armies_of(self, t: Layout, p: i64) -> vec[i64]:
        """Return the pull on the armies of a seat."""
        if len(self.armies[p]) == 0:
            self.armies[p] = army_field(t, p, self.left)
        return self.armies[p]


def habit(t: Table, p: i64, choices: vec[i64], plan: Plan, chance: Chance) -> i64:
    """Return one of the choices: what a player does by habit."""
    if len(choices) == 1:
        return choices[0]
    step = t.step_number()
    if step == WALK:
        return next_step(t, p, choices, plan)
    if step == MOVEMENT:
        return next_move(t, p, choices, plan)
    if step == MANAGEMENT:
        return next_order(t, p, choices, plan, chance)
    if step == TRADE:
        return deal_pick(t, p, choices)
    if step == INTERRUPTS or step == REACT:
        return window_pick(t, p, choices)
    if step == BATTLE_TURN:
        draft = t.draft(p)
        if len(draft) and is_deed(draft[0] >> KIND_BITS):
            return choices[0]
        return battle_pick(t, p, draft, choices)
    if step == RESEARCH_STEP:
        return best_research(t, p, choices, plan)
    if step == START_OF_TURN:
        return next_beginning(t, p, choices, plan)
    if step in (LOOT, LOOT_BY_POINTS, SAVE_UNIT, DEALING_WOUNDS, HEALING_WOUNDS):
        return spoils_pick(t, p, choices)
    if step == PAYMENT:
        return best_aim(t, p, choices)
    return other_pick(t, p, choices, plan, step)


def other_pick(t: Table, p: i64, choices: vec[i64], plan: Plan, step: i64) -> i64:
    """Return what is chosen where nothing but placing, keeping or learning something is asked."""
    best = choices[0]
    most = NEVER
    for i in range(len(choices)):
        kind = choices[i] >> KIND_BITS
        what = choices[i] & PAYLOAD
        appeal = 0.0
        if kind == PLACE:
            appeal = place_appeal(t, p, what, plan, step)
        elif kind == KEEP:
            appeal = -8.0
        elif kind == LEARN:
            appeal = tech_appeal(t, p, what, plan.left)
        elif kind == TAKE_RESOURCE:
            appeal = token_worth(t, p, what)
        elif kind == DISCARD:
            appeal = -float(EVENT_DECK[what])
        elif kind == RAZE:
            appeal = 5.0
        if appeal > most:
            most = appeal
            best = choices[i]
    return best


def place_appeal(t: Table, p: i64, square: i64, plan: Plan, step: i64) -> float:
    """Return what speaks for placing something on a square."""
    if step == PLACE_CAPITAL:
        found = 0.0
        for k in range(8):
            found += square_worth(t, t.plan.grid.around(square, k), plan.left)
        return found
    if step == PLACE_PERSON or step == START_TOKEN:
        return -covered_worth(t, square, plan.left)
    if step == START_FIGURE or step == RELOCATE:
        return -float(from_middle(t, square))
    return 0.0


# --- start of turn ---


def next_beginning(t: Table, p: i64, choices: vec[i64], plan: Plan) -> i64:
    """Return what is done next in the Start of Turn: a city, a government, scouts, great people, events; or nothing."""
    draft = t.draft(p)
    if len(draft):
        return named_next(t, p, draft, choices)
    for i in range(len(choices)):
        kind = choices[i] >> KIND_BITS
        what = choices[i] & PAYLOAD
        if kind == FOUND and is_worth_founding(t, p, what, plan):
            return choices[i]
        if kind == GOVERN:
            more = GOVERNMENT_PER_TURN[what] - GOVERNMENT_PER_TURN[t.government[p]]
            if more > GOVERNING:
                return choices[i]
        if kind == ASSIGN and what & 3 != NO_CITY and t.sends[p * 2 + (what >> 2)] == NONE:
            square = t.figure_at[p * FIGURES + FIRST_SCOUT + (what >> 2)]
            if is_gathered(t, p, square):
                return choices[i]
        if kind == SEND_FOR:
            return choices[i]
        if is_deed(kind) and is_worth_using(t, p, choices[i]):
            return choices[i]
    return PASS << KIND_BITS


def is_gathered(t: Layout, p: i64, square: i64) -> bool:
    """Return whether a scout on a square brings in what none of its owner's cities has already."""
    return not is_own_outskirts(t, p, square) and square_worth(t, square, 1.0) > 0.0


def is_worth_founding(t: Table, p: i64, n: i64, plan: Plan) -> bool:
    """Return whether the site where a figure stands is good enough for a city."""
    figure = FIRST_SCOUT + n if n < 2 else n - 2
    square = t.figure_at[p * FIGURES + figure]
    found = 0.0
    for k in range(8):
        found += square_worth(t, t.plan.grid.around(square, k), plan.left)
    return found >= 0.1 * LEAST_SITE * plan.left


# --- deeds ---


def is_worth_using(t: Layout, p: i64, action: i64) -> bool:
    """Return whether an ability or event is worth its price, and has an aim."""
    source = source_of(action)
    if deed_appeal(t, p, ability_of(source)) <= 0.0:
        return False
    return len(deed_draft(t, p, vec[i64]([action]))) > 0


def window_pick(t: Table, p: i64, choices: vec[i64]) -> i64:
    """Return how one reacts: with a cancel if there is one, with another deed if it is worth it."""
    draft = t.draft(p)
    if len(draft):
        return named_next(t, p, draft, choices)
    if t.step_number() == REACT:
        return choices[1] if is_harmful(t, p) else choices[0]
    for i in range(1, len(choices)):
        if is_worth_using(t, p, choices[i]):
            return choices[i]
    return choices[0]


def is_harmful(t: Table, p: i64) -> bool:
    """Return whether what could be cancelled is worth it: it comes from whoever is ahead, or near the end."""
    actor = t.player()
    return Outlook(t, actor).turns < 4.0 or Outlook(t, actor).turns < Outlook(t, p).turns


# --- city management ---


def next_order(t: Table, p: i64, choices: vec[i64], plan: Plan, chance: Chance) -> i64:
    """Return what is done next in City Management."""
    draft = t.draft(p)
    if len(draft):
        if is_deed(draft[0] >> KIND_BITS):
            return named_next(t, p, draft, choices)
        return ordered_next(t, p, draft, choices, plan)
    best = PASS << KIND_BITS
    most = -0.01
    outlook: Outlook | None = None
    for i in range(len(choices)):
        kind = choices[i] >> KIND_BITS
        if kind == ADVANCE and advances(t, p):
            return choices[i]
        if is_deed(kind) and is_worth_using(t, p, choices[i]):
            return choices[i]
        if kind == CITY:
            if outlook is None:
                outlook = Outlook(t, p)
            order = best_order(t, p, choices[i] & PAYLOAD, outlook, plan)
            appeal = order.appeal + 0.01 * float(chance.below(MOOD))
            if appeal > most:
                most = appeal
                best = choices[i]
    return best


def advances(t: Layout, p: i64) -> bool:
    """Return whether one pays for the next space of the culture track."""
    space = t.track[p] + 1
    price = SPACE_TRADE[space]
    return price == 0 or space > NEAR_END or space == LAST_SPACE or t.trade[p] >= price + KEPT_TRADE


def city_orders(t: Layout, p: i64, city: i64, o: Outlook, plan: Plan) -> list[Order]:
    """Return what a city could do, the best first."""
    found = orders(t, p, city, o, plan.left, True)
    if action_ability(t, p, FREE_ITEM) != NONE:
        found += free_orders(t, p, city, plan.left)
    found.sort(key=by_appeal)
    return found


def by_appeal(order: Order) -> tuple[float, i64]:
    """Sort key: the best first."""
    return (-order.appeal, order.picks[1])


def best_order(t: Layout, p: i64, city: i64, o: Outlook, plan: Plan) -> Order:
    """Return the order to a city that promises most."""
    return city_orders(t, p, city, o, plan)[0]


def ordered_next(t: Table, p: i64, draft: vec[i64], choices: vec[i64], plan: Plan) -> i64:
    """Return the next pick of an order that has been begun."""
    for order in city_orders(t, p, draft[0] & PAYLOAD, Outlook(t, p), plan):
        if follows(order.picks, draft) and order.picks[len(draft)] in choices:
            return order.picks[len(draft)]
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS not in (PASS, SPLIT):
            return choices[i]
    return choices[0]


# --- research ---


def best_research(t: Table, p: i64, choices: vec[i64], plan: Plan) -> i64:
    """Return the technology that promises most; nothing if the next level is one turn away."""
    best = choices[0]
    most = NEVER
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS == RESEARCH:
            appeal = tech_appeal(t, p, choices[i] & PAYLOAD, plan.left)
            if appeal > most:
                most = appeal
                best = choices[i]
    if best != choices[0] and waits_for_more(t, p, best & PAYLOAD, Outlook(t, p).trade):
        return choices[0]
    return best


# --- movement ---


def next_move(t: Table, p: i64, choices: vec[i64], plan: Plan) -> i64:
    """Return which figures set out: those that come to something better; or nobody."""
    draft = t.draft(p)
    if len(draft):
        if is_deed(draft[0] >> KIND_BITS):
            return named_next(t, p, draft, choices)
        return best_group(t, p, draft[0] & PAYLOAD, choices, plan)
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS == MOVE and has_somewhere_to_go(t, p, choices[i] & PAYLOAD, plan):
            return choices[i]
        if is_deed(choices[i] >> KIND_BITS) and is_worth_using(t, p, choices[i]):
            return choices[i]
    return PASS << KIND_BITS


def has_somewhere_to_go(t: Table, p: i64, square: i64, plan: Plan) -> bool:
    """Return whether figures on a square that have not moved are drawn elsewhere."""
    armies = set_of_armies(t, p, square)
    if armies and is_drawn(t, plan.armies_of(t, p), square):
        return True
    for figure in range(FIRST_SCOUT, FIGURES):
        if t.figure_at[p * FIGURES + figure] == square and t.moved[p] >> figure & 1 == 0:
            if is_drawn(t, plan.scouts_of(t, p), square):
                return True
    return False


def is_drawn(t: Layout, field: vec[i64], square: i64) -> bool:
    """Return whether the pull is stronger beside a square, or a new tile lies there."""
    for heading in range(4):
        beyond = t.plan.grid.step(square, heading)
        if beyond != OFF and field[beyond] > field[square]:
            return True
        if beyond != OFF and t.tile[t.plan.grid.slot[beyond]] == NONE:
            return True
    return False


def best_group(t: Table, p: i64, square: i64, choices: vec[i64], plan: Plan) -> i64:
    """Return which of the figures on a square go together: armies that go to war all, else one by one."""
    armies = count(set_of_armies(t, p, square))
    wanted: i64 = 0
    if armies and is_drawn(t, plan.armies_of(t, p), square):
        goes = armies if plan.armies_of(t, p)[square] > 150 else 1
        wanted = GROUP << KIND_BITS | goes << 2
    else:
        for scout in range(2):
            if wanted == 0 and GROUP << KIND_BITS | 1 << scout in choices:
                wanted = GROUP << KIND_BITS | 1 << scout
    return wanted if wanted in choices else choices[0]


def next_step(t: Table, p: i64, choices: vec[i64], plan: Plan) -> i64:
    """Return where a group goes next: where it is drawn to, a look at a new tile first."""
    if len(t.draft(p)):
        return named_next(t, p, t.draft(p), choices)
    group = t.get(Walk.FIGURES)
    square = square_of_group(t, p, group)
    armies = count(group & ((1 << FIRST_SCOUT) - 1))
    field = plan.armies_of(t, p) if armies else plan.scouts_of(t, p)
    best = choices[0]
    most = SHUT * 2
    for i in range(len(choices)):
        kind = choices[i] >> KIND_BITS
        what = choices[i] & PAYLOAD
        pull = SHUT * 2 + 1
        if kind == HALT:
            pull = field[square]
        elif kind == STEP:
            beyond = t.plan.grid.step(square, what)
            pull = field[beyond] - 1 if may_meet(t, p, armies, beyond) else SHUT
            if beyond in t.trail:
                pull -= BACK
        elif kind == DISCOVER:
            pull = max(0, field[square]) + EXPLORES
        elif kind == SACRIFICE:
            pull = 150
        if pull > most:
            most = pull
            best = choices[i]
    return best


def may_meet(t: Table, p: i64, armies: i64, square: i64) -> bool:
    """Return whether so many armies may dare what they would meet on a square."""
    city = centre_at(t, square)
    if city != NONE and city // CITIES != p:
        return chance_at(t, p, armies, square) >= (BOLD if city % CITIES == 0 else FAIR)
    enemy = enemy_on(t, p, square)
    if t.site[square] == 1 or (enemy != NONE and armies_on(t, enemy, square)):
        return chance_at(t, p, armies, square) >= FAIR
    return True
