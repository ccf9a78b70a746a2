"""What a player of Through the Ages does without much thought: in one's own turn, in fights, and when events strike."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.chance import Chance
from epocha.engine.vec import vec
from epocha.games.through_the_ages.appeal import (
    SPOILS,
    action_worth,
    civil_worth,
    colony_worth,
    lasting_worth,
    leader_worth,
    military_worth,
    tactics_gain,
    technology_gain,
    wonder_on_offer,
    wonder_worth,
)
from epocha.games.through_the_ages.components import (
    ACTION,
    AGE,
    CARDS,
    CATEGORY,
    COST,
    DEFENCE,
    HAPPY,
    LEADER,
    NONE,
    STRENGTH,
    TACTICS,
)
from epocha.games.through_the_ages.effect_tables import FIRST_PACT
from epocha.games.through_the_ages.effects import (
    DEFENCE_MORE,
    RECRUIT_FOOD,
    RECRUIT_RESOURCES,
    SETTLE_FOOD,
)
from epocha.games.through_the_ages.estimates import WEIGHTS, by_age
from epocha.games.through_the_ages.fights import standing
from epocha.games.through_the_ages.outlook import Calendar, Outlook, lead_in_strength, token_worth
from epocha.games.through_the_ages.piles import military_held
from epocha.games.through_the_ages.prices import (
    after_pools,
    build_price,
    growth_price,
    science_price,
    stages_price,
    take_cost,
    upgrade_price,
)
from epocha.games.through_the_ages.state import (
    ATTACK,
    BID,
    BUILD,
    CANCEL,
    COLONIZE,
    DECLARE,
    DONE,
    DRAW,
    END,
    GROW,
    KIND_BITS,
    OFFER,
    PASS,
    PAYLOAD,
    PLAY,
    PREPARE,
    RECRUIT,
    REVOLT,
    SEAT_MASK,
    SEND,
    SETTLE,
    SPEND,
    STAGES,
    TAKE,
    UPGRADE,
    Table,
    picked,
)
from epocha.games.through_the_ages.steps.actions import SITE_BITS, SITE_MASK
from epocha.games.through_the_ages.steps.attacks import cards_value
from epocha.games.through_the_ages.steps.choices import ChooseCard, DestroyBuildings, SplitGoods
from epocha.games.through_the_ages.steps.common import (
    ACTIONS,
    BIDDING,
    BUILD_OR_NOT,
    CHOOSE_CARD,
    DEFEND,
    DESTROY_BUILDINGS,
    DISCARD_EXCESS,
    LANDING,
    LOSE_WORKER,
    PACT_REPLY,
    PERFORM,
    POLITICS,
    RESIGNING,
    SACRIFICE,
    SETTLERS,
    SOFTEN,
    SPLIT_GOODS,
    TAKE_FROM_ROW,
    TAKE_TECHNOLOGY,
)
from epocha.games.through_the_ages.steps.politics import PactReply
from epocha.games.through_the_ages.values import discontent

MOOD: Final = 400
"""How far a habitual choice is swayed by chance, in hundredths of a point."""
NEVER: Final = -1000.0
BONUS_EXPECTED: Final[vec[float]] = by_age(WEIGHTS.bonus_expected)
"""What a target's bonus cards are expected to add to its defence, by age, if it holds two cards or more."""
UNREST: Final = 0.01 * WEIGHTS.unrest
"""What it costs to put the worker to use who keeps the peace by idling."""
WAR_RISK: Final = 0.01 * WEIGHTS.war_risk
"""The lead in strength from which on a war is declared."""


def habit(t: Table, p: i64, choices: vec[i64], calendar: Calendar, chance: Chance) -> i64:
    """Return one of the choices: what a player does by habit."""
    if len(choices) == 1:
        return choices[0]
    step = t.step_number()
    o = Outlook(t, p, calendar.turns(t, p), calendar)
    if step == ACTIONS or step == PERFORM or step == TAKE_FROM_ROW:
        return best_action(t, p, o, choices, calendar, chance)
    if step == POLITICS:
        return best_policy(t, p, o, choices, chance)
    if step == DISCARD_EXCESS:
        return cheapest_card(t, p, o, choices)
    if step == BIDDING:
        return next_bid(t, p, o, choices)
    if step == LANDING:
        return landing_pick(t, p, choices)
    if step == DEFEND:
        return defending_pick(t, p, choices)
    if step == SACRIFICE:
        return choices[len(choices) - 1]
    return answer_to_event(t, p, o, step, choices)


# --- one's own turn ---


def best_action(t: Table, p: i64, o: Outlook, choices: vec[i64], calendar: Calendar, chance: Chance) -> i64:
    """Return the action that brings most, or the end of the turn if none brings anything."""
    best: i64 = choices[0]
    most = NEVER
    for i in range(len(choices)):
        worth = action_appeal(t, p, o, choices[i], calendar)
        if worth > 0.0:
            worth *= 1.0 + 0.0005 * float(chance.below(MOOD))
        if worth > most:
            most = worth
            best = choices[i]
    return best


def action_appeal(t: Table, p: i64, o: Outlook, action: i64, calendar: Calendar) -> float:
    """Return what an action of one's own turn brings beyond what it costs."""
    kind = action >> KIND_BITS
    payload = action & PAYLOAD
    if kind == END or kind == DONE:
        return 0.0
    if kind == TAKE:
        card = t.row[payload]
        worth = civil_worth(t, p, o, card, calendar) + wonder_on_offer(t, p, o, card, calendar)
        crowd = 0.5 * float(max(0, t.civil_count[p] - 2))
        return worth - o.action * float(take_cost(t, p, payload)) - crowd
    if kind == PLAY:
        return play_appeal(t, p, o, payload, calendar)
    if kind == REVOLT:
        gain = technology_gain(t, p, o, payload) - o.lore.paid(science_price(t, p, payload, True))
        return gain - o.action * float(t.civil_left())
    if kind == STAGES:
        card = t.wonder[p]
        more = wonder_worth(t, p, o, card, t.stages[p] + payload, calendar, 0)
        more -= wonder_worth(t, p, o, card, t.stages[p], calendar, 0)
        return 0.3 + more - o.purse.paid(stages_price(t, p, payload, 0)) - o.action
    if kind == BUILD or kind == UPGRADE:
        return site_appeal(t, p, o, kind, payload)
    if kind == GROW or kind == SETTLE or kind == RECRUIT:
        return people_appeal(t, p, o, kind, payload)
    return 0.05 if kind == DRAW else NEVER


def play_appeal(t: Table, p: i64, o: Outlook, card: i64, calendar: Calendar) -> float:
    """Return what playing a card from the hand brings."""
    kind = CATEGORY[card]
    if kind == TACTICS:
        return o.strength * tactics_gain(t, p, card) - o.war_action
    if kind == LEADER:
        return leader_worth(t, p, o, card, calendar)
    if kind == ACTION:
        return action_worth(t, p, o, card) - o.action
    return technology_gain(t, p, o, card) - o.lore.paid(science_price(t, p, card, False)) - o.action


def site_appeal(t: Table, p: i64, o: Outlook, kind: i64, payload: i64) -> float:
    """Return what building or upgrading brings."""
    if kind == UPGRADE:
        old = payload >> SITE_BITS
        new = payload & SITE_MASK
        price = after_pools(t, old, upgrade_price(t, p, old, new, 0))
        return o.upgrade(old, new) - o.purse.paid(price) - o.action_for(new)
    price = after_pools(t, payload, build_price(t, p, payload, 0))
    gain = o.site(payload) - o.purse.paid(price) - o.action_for(payload) - 0.3 * o.idle
    if discontent(t, p) - HAPPY[payload] > t.unused[p] - 1:
        gain -= UNREST
    return gain


def people_appeal(t: Table, p: i64, o: Outlook, kind: i64, site: i64) -> float:
    """Return what one more worker brings, by an action or by what cards offer."""
    off = t.perk(p, SETTLE_FOOD) if kind == SETTLE else t.perk(p, RECRUIT_FOOD) if kind == RECRUIT else 0
    worth = o.idle * (0.6 if t.unused[p] else 1.0) - o.food * float(growth_price(t, p, off))
    worth -= 0.3 * o.food_income + token_worth(o)
    if discontent(t, p) >= t.unused[p] and discontent(t, p) > 0:
        worth += 2.0
    if kind == SETTLE:
        return worth
    if kind == RECRUIT:
        price = after_pools(t, site, build_price(t, p, site, t.perk(p, RECRUIT_RESOURCES)))
        worth += o.site(site) - o.idle - o.resource * float(price)
    return worth - o.action


def best_policy(t: Table, p: i64, o: Outlook, choices: vec[i64], chance: Chance) -> i64:
    """Return the political action that looks best: an attack that wins, else an event, else nothing."""
    best = choices[0]
    most = NEVER
    for i in range(len(choices)):
        kind = choices[i] >> KIND_BITS
        payload = choices[i] & PAYLOAD
        worth = 0.0
        if kind == ATTACK or kind == DECLARE:
            worth = attack_appeal(t, p, o, kind, payload >> 2, payload & SEAT_MASK)
        elif kind == PREPARE:
            worth = 0.3 * float(AGE[payload]) + 0.002 * float(chance.below(MOOD))
        elif kind == COLONIZE:
            worth = colony_worth(t, p, o, payload)
        elif kind == OFFER:
            side = CARDS + (payload >> 3) - FIRST_PACT if payload & 1 else payload >> 3
            worth = 0.5 * lasting_worth(t, p, o, side, o.turns)
        elif kind == CANCEL:
            worth = -2.0
        elif kind != PASS:
            worth = NEVER
        if worth > most:
            most = worth
            best = choices[i]
    return best


def attack_appeal(t: Table, p: i64, o: Outlook, kind: i64, card: i64, target: i64) -> float:
    """Return what an attack promises by the strengths as they stand."""
    ahead = float(t.strength[p] - t.strength[target])
    if kind == DECLARE:
        return ahead - WAR_RISK
    held = float(min(2, t.military_count[target])) * 0.5
    return SPOILS[AGE[card]] if ahead > held * BONUS_EXPECTED[t.age] else -1.0


def cheapest_card(t: Table, p: i64, o: Outlook, choices: vec[i64]) -> i64:
    """Return the military card that is missed least."""
    lead = lead_in_strength(t, p)
    best = choices[0]
    least = -NEVER
    for i in range(len(choices)):
        worth = military_worth(t, p, o, choices[i] & PAYLOAD, lead)
        if worth < least:
            least = worth
            best = choices[i]
    return best


# --- colonies and fights ---


def next_bid(t: Table, p: i64, o: Outlook, choices: vec[i64]) -> i64:
    """Bid one more as long as the force costs less than the territory is worth."""
    if len(choices) < 2:
        return choices[0]
    bid = float((choices[1] & PAYLOAD) if choices[1] >> KIND_BITS == BID else 99)
    units = 1.0 + max(0.0, bid - 2.0) / 3.0
    cost = 0.9 * o.strength * bid + units * (0.6 * o.idle + 1.5 * o.resource)
    return choices[1] if cost < colony_worth(t, p, o, t.shown) else choices[0]


def landing_pick(t: Table, p: i64, choices: vec[i64]) -> i64:
    """Send bonus cards first, then the weakest units, until the force suffices."""
    if choices[len(choices) - 1] >> KIND_BITS == DONE:
        return choices[len(choices) - 1]
    best = choices[0]
    sent = False
    draft = t.draft(p)
    for i in range(len(draft)):
        if draft[i] >> KIND_BITS == SEND:
            sent = True
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS == SEND:
            if best >> KIND_BITS != SEND or STRENGTH[choices[i] & PAYLOAD] < STRENGTH[best & PAYLOAD]:
                best = choices[i]
        elif sent:
            return choices[i]
    return best


def defending_pick(t: Table, p: i64, choices: vec[i64]) -> i64:
    """Spend bonus cards if they turn the fight, the least that do; sacrifice nobody."""
    done = choices[len(choices) - 1]
    fight = standing(t)
    draft = t.draft(p)
    missing = fight.attack - fight.defence - cards_value(t, p, draft, True)
    if missing <= 0:
        return done
    together: i64 = 0
    best: i64 = NONE
    most: i64 = 0
    for at in range(len(choices)):
        if choices[at] >> KIND_BITS == SPEND:
            card = choices[at] & PAYLOAD
            value = DEFENCE[card] * (1 + t.perk(p, DEFENCE_MORE))
            together += value * (military_held(t, p, card) - picked(draft, choices[at]))
            enough = value >= missing
            if best == NONE or (enough and (value < most or most < missing)) or (not enough and value > most):
                best = choices[at]
                most = value
    return best if best != NONE and together >= missing else done


# --- what events and attacks ask ---


def answer_to_event(t: Table, p: i64, o: Outlook, step: i64, choices: vec[i64]) -> i64:
    """Return what one chooses when something is to be lost, gained or built outside one's own actions."""
    last = choices[len(choices) - 1]
    if step == LOSE_WORKER or step == DESTROY_BUILDINGS:
        own = step == LOSE_WORKER or t.get(DestroyBuildings.OWNER) == p
        return site_to_lose(t, o, choices, own)
    if step == SPLIT_GOODS:
        return split(t, p, o, choices)
    if step == CHOOSE_CARD:
        return chosen_card(t, p, o, choices)
    if step == BUILD_OR_NOT:
        return choices[0] if t.unused[p] > discontent(t, p) or o.face > 1.0 else last
    if step == SETTLERS:
        return last if o.turns > 2.0 else choices[0]
    if step == PACT_REPLY:
        return pact_answer(t, p, o, choices)
    if step == TAKE_TECHNOLOGY or step == SOFTEN:
        return choices[0]
    return last if step == RESIGNING else choices[0]


def site_to_lose(t: Table, o: Outlook, choices: vec[i64], own: bool) -> i64:
    """Return the site that brings least, of one's own, or the dearest one of somebody else."""
    best = choices[0]
    least = -NEVER
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS == DONE:
            return choices[0] if not own else choices[i]
        site = choices[i] & PAYLOAD
        worth = o.site(site) if own else -float(COST[site])
        if worth < least:
            least = worth
            best = choices[i]
    return best


def split(t: Table, p: i64, o: Outlook, choices: vec[i64]) -> i64:
    """Gain resources unless food is short; lose what is worth less."""
    wants_food = o.net_food < 0.0
    gains = t.get(SplitGoods.IS_GAIN) != 0 or t.get(SplitGoods.OWNER) != p
    return choices[len(choices) - 1] if wants_food == gains else choices[0]


def chosen_card(t: Table, p: i64, o: Outlook, choices: vec[i64]) -> i64:
    """Give away the card that brings least, or take the one that brings most."""
    own = t.get(ChooseCard.OWNER) == p
    best = choices[0]
    most = NEVER
    for i in range(len(choices)):
        card = choices[i] & PAYLOAD
        worth = lasting_worth(t, p, o, card, o.turns)
        if own:
            worth = -worth
        if worth > most:
            most = worth
            best = choices[i]
    return best


def pact_answer(t: Table, p: i64, o: Outlook, choices: vec[i64]) -> i64:
    """Accept a pact that brings something."""
    offerer_is_a = t.get(PactReply.SIDE) == 0
    mine = CARDS + t.shown - FIRST_PACT if offerer_is_a else t.shown
    offerer = t.get(PactReply.OFFERER)
    theirs = t.shown if offerer_is_a else CARDS + t.shown - FIRST_PACT
    gain = lasting_worth(t, p, o, mine, o.turns)
    help_given = lasting_worth(t, offerer, o, theirs, o.turns)
    return choices[0] if gain > 0.0 and gain >= 0.6 * help_given else choices[1]
