"""What a player of the Boardgame does without much thought, whatever is asked."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.battle import trumps
from epocha.engine.bits import single
from epocha.engine.chance import Chance
from epocha.engine.vec import vec
from epocha.games.civilization_2002.appeal import (
    best_place,
    card_worth,
    growth,
    guard_worth,
    improvement_worth,
    send_settlers,
    settler_worth,
    technology_worth,
)
from epocha.games.civilization_2002.atlas import MOST_LANDS
from epocha.games.civilization_2002.chances import win_chance
from epocha.games.civilization_2002.components import (
    FIGURE_CLASS,
    FLEET,
    NEUTRAL,
    NONE,
    SETTLER,
    SHIP_PRICE,
    UNITED_NATIONS,
)
from epocha.games.civilization_2002.deals import answered
from epocha.games.civilization_2002.forces import class_of
from epocha.games.civilization_2002.fronts import Front
from epocha.games.civilization_2002.layout import Layout
from epocha.games.civilization_2002.marches import next_move
from epocha.games.civilization_2002.moves import (
    ATTACK,
    FIGURE_BITS,
    INTERCEPT,
    ROLL,
    SEAT_BITS,
    SEND,
    USE_ARMY,
)
from epocha.games.civilization_2002.outlook import Outlook
from epocha.games.civilization_2002.plan import Plan
from epocha.games.civilization_2002.prices import (
    price_of,
    price_of_card,
    price_of_improvement,
    price_to_enlarge,
)
from epocha.games.civilization_2002.scoring import DIPLOMATIC_END, MILITARY_END, SPACE_END, score_of
from epocha.games.civilization_2002.starts import start_worth
from epocha.games.civilization_2002.state import (
    BOMB,
    BUY,
    BUY_SHIP,
    CLAIM,
    END_GAME,
    ENLARGE,
    FOUND,
    IMPROVE,
    KIND_BITS,
    LEARN,
    LEARN_ONE,
    OUTDATE,
    PASS,
    PAYLOAD,
    PLACE,
    Table,
)
from epocha.games.civilization_2002.steps.battles import foe_in
from epocha.games.civilization_2002.steps.common import (
    ENLARGE_FREE,
    FREE_TECHNOLOGY,
    NAME_OBSOLETE,
    NEUTRAL_ARMY,
    PLACE_FREE,
    PLACE_START,
    PURCHASE,
)
from epocha.games.civilization_2002.steps.fighting import Battle, leader, side_led_by
from epocha.games.civilization_2002.steps.gaining import PlaceFree
from epocha.games.civilization_2002.steps.movement import Interception
from epocha.games.civilization_2002.steps.order import (
    ANSWER,
    BATTLE,
    CAPTURES,
    CHOICE,
    DECLARATION,
    INTERCEPTION,
    MOVE,
    OPEN_CHOICE,
    TRADE_TURN,
)
from epocha.games.civilization_2002.technologies import price_to_learn

FAIR: Final = 0.6
"""The chance from which on one fights."""
MOOD: Final = 0.05
"""How far purchases and picks are swayed by chance, in points."""
FOUNDING: Final = 5.0


def habit(t: Table, p: i64, choices: vec[i64], plan: Plan, chance: Chance) -> i64:
    """Return one of the choices: what a player does by habit."""
    step = t.step_number()
    if step == PURCHASE:
        return best_purchase(t, p, choices, plan, chance)
    if step == MOVE:
        aside = best_aside(t, p, choices)
        return aside if aside != NONE else next_move(t, p, choices, plan)
    if step == CHOICE or step == OPEN_CHOICE:
        return best_unit(t, p, choices, plan, chance)
    if step == DECLARATION:
        return best_attack(t, p, choices, plan)
    if step == INTERCEPTION:
        return interception(t, p, plan)
    if step == TRADE_TURN:
        aside = best_aside(t, p, choices)
        return aside if aside != NONE else traded(t, p, choices)
    if step == ANSWER:
        return answered(t, p, choices) if len(t.draft(p)) == 0 else traded(t, p, choices)
    return other_pick(t, p, choices, plan, step)


def other_pick(t: Table, p: i64, choices: vec[i64], plan: Plan, step: i64) -> i64:
    """Return what is chosen where something is placed, taken or declared."""
    aside = best_aside(t, p, choices)
    if aside != NONE:
        return aside
    if step == PLACE_START:
        return best_start(t, p, choices)
    if step == PLACE_FREE:
        return best_placed(t, p, choices, plan)
    if step == FREE_TECHNOLOGY:
        return best_gift(t, p, choices, plan)
    if step == NEUTRAL_ARMY:
        return best_army(choices, plan)
    if step == NAME_OBSOLETE:
        return best_obsolete(t, p, choices)
    if step == CAPTURES or step == ENLARGE_FREE:
        return choices[1]
    return choices[0]


# --- set-up ---


def best_start(t: Layout, p: i64, choices: vec[i64]) -> i64:
    """Return the best region for a start."""
    best = choices[0]
    most = -100.0
    for i in range(len(choices)):
        appeal = start_worth(t, p, choices[i] & PAYLOAD)
        if appeal > most:
            most = appeal
            best = choices[i]
    return best


# --- purchases ---


def best_purchase(t: Table, p: i64, choices: vec[i64], plan: Plan, chance: Chance) -> i64:
    """Return the purchase that promises most beyond its price, or to let pass."""
    best = PASS << KIND_BITS
    most = 0.0
    o = plan.outlook(t)
    front: Front | None = None
    sent = False
    for i in range(len(choices)):
        kind = choices[i] >> KIND_BITS
        what = choices[i] & PAYLOAD
        appeal = 0.0
        if kind == BUY:
            figure = what // MOST_LANDS
            cost = o.price(t, p, price_of(t, figure))
            if t.ending:
                continue
            if figure == SETTLER:
                if not sent:
                    send_settlers(t, p, plan)
                    sent = True
                appeal = settler_worth(t, p, what % MOST_LANDS, plan) - cost
            elif FIGURE_CLASS[figure] < FLEET:
                if front is None:
                    front = Front(t, plan.weight)
                appeal = guard_worth(t, p, figure, what % MOST_LANDS, plan, front) - cost
        else:
            appeal = appeal_of(t, p, kind, what, plan, o)
        appeal += MOOD * 0.01 * float(chance.below(100)) if appeal > 0.0 else 0.0
        if appeal > most:
            most = appeal
            best = choices[i]
    return best


def appeal_of(t: Table, p: i64, kind: i64, what: i64, plan: Plan, o: Outlook) -> float:
    """Return what a purchase other than a piece promises beyond its price, or an aside."""
    if kind == FOUND:
        return FOUNDING
    if kind == ENLARGE:
        return growth(t, what, plan) - o.price(t, p, price_to_enlarge(t, what))
    if kind == LEARN_ONE:
        return card_worth(t, p, plan) - o.price(t, p, price_of_card(t, p))
    if kind == LEARN:
        return technology_worth(t, p, what, plan) - o.price(t, p, price_to_learn(t, p, what))
    if kind == IMPROVE:
        return improvement_worth(t, p, what, plan) - o.price(t, p, price_of_improvement(what))
    if kind == BUY_SHIP:
        return FOUNDING if leads_after(t, p, SPACE_END) else -o.price(t, p, SHIP_PRICE)
    return 2.0 * FOUNDING if is_good_aside(t, p, kind, what) else 0.0


# --- asides ---


def best_aside(t: Table, p: i64, choices: vec[i64]) -> i64:
    """Return a milestone, an end of the game or a bomb that is worth it, or NONE."""
    for i in range(len(choices)):
        kind = choices[i] >> KIND_BITS
        if CLAIM <= kind <= BOMB and is_good_aside(t, p, kind, choices[i] & PAYLOAD):
            return choices[i]
    return NONE


def is_good_aside(t: Table, p: i64, kind: i64, what: i64) -> bool:
    """Return whether an aside is worth it: a milestone always, an end for the leader, a bomb on a big city."""
    if kind == CLAIM:
        return True
    if kind == END_GAME:
        return leads_after(t, p, DIPLOMATIC_END if what == UNITED_NATIONS else MILITARY_END)
    if kind == BOMB:
        return (
            not t.world.is_sea(what)
            and t.settlement_of[what] not in (NONE, p)
            and t.settlement_size[what] >= largest(t, p)
        )
    return False


def leads_after(t: Table, p: i64, ending: i64) -> bool:
    """Return whether a player would be ahead of all others if the game ended so."""
    after = t.clone()
    after.ending = ending
    own = score_of(after, p)
    for q in range(t.players):
        if q != p and t.out >> q & 1 == 0 and score_of(after, q) >= own:
            return False
    return True


def largest(t: Layout, p: i64) -> i64:
    """Return the largest size of others' settlements."""
    found: i64 = 0
    for land in range(t.world.land_count):
        if t.settlement_of[land] not in (NONE, p):
            found = max(found, t.settlement_size[land])
    return found


# --- gifts ---


def best_placed(t: Table, p: i64, choices: vec[i64], plan: Plan) -> i64:
    """Return where a free piece is worth most."""
    figure = t.get(PlaceFree.FIGURE)
    if figure == SETTLER:
        send_settlers(t, p, plan)
    place = PLACE << KIND_BITS | best_place(t, p, figure, plan)
    return place if place in choices else choices[0]


def best_gift(t: Table, p: i64, choices: vec[i64], plan: Plan) -> i64:
    """Return the free technology that is worth most."""
    best = choices[0]
    most = -1.0
    for i in range(len(choices)):
        appeal = technology_worth(t, p, choices[i] & PAYLOAD, plan)
        if appeal > most:
            most = appeal
            best = choices[i]
    return best


def best_army(choices: vec[i64], plan: Plan) -> i64:
    """Return the strongest of some armies."""
    best = choices[0]
    for i in range(len(choices)):
        if plan.weight[choices[i] & PAYLOAD] > plan.weight[best & PAYLOAD]:
            best = choices[i]
    return best


def best_obsolete(t: Layout, p: i64, choices: vec[i64]) -> i64:
    """Return the improvement that others have and oneself has not, if there is one; else let pass."""
    best = PASS << KIND_BITS
    most: i64 = 0
    for i in range(len(choices)):
        thing = single(choices[i] & PAYLOAD)
        if choices[i] >> KIND_BITS == OUTDATE and t.improvements[p] & thing == 0:
            owners: i64 = 0
            for q in range(t.players):
                owners += 1 if t.improvements[q] & thing else 0
            if owners > most:
                most = owners
                best = choices[i]
    return best


# --- wars ---


def best_attack(t: Table, p: i64, choices: vec[i64], plan: Plan) -> i64:
    """Return the battle with the best chance, if it is good enough; else let pass."""
    best = PASS << KIND_BITS
    most = FAIR
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS == ATTACK:
            what = choices[i] & PAYLOAD
            odds = odds_at(t, p, what >> SEAT_BITS, foe_in(what), plan)
            if odds >= most:
                most = odds
                best = choices[i]
    return best


def odds_at(t: Layout, p: i64, region: i64, foe: i64, plan: Plan) -> float:
    """Return the chance of a player in a battle against another one, or the neutral unit."""
    attack = 0.0
    defence = 0.0
    defenders: i64 = 0
    for piece in range(len(t.piece_at)):
        if t.piece_at[piece] != region or t.piece_figure[piece] == SETTLER or t.piece_figure[piece] == NONE:
            continue
        weight = plan.weight[t.piece_figure[piece]]
        if t.piece_owner[piece] == p:
            attack += weight
        elif t.piece_owner[piece] == foe:
            defence += weight
            defenders += 1 if class_of(t, piece) <= FLEET else 0
    home = not t.world.is_sea(region) and t.settlement_of[region] == foe and foe != NEUTRAL
    return win_chance(attack, defence, defenders, home)


def interception(t: Table, p: i64, plan: Plan) -> i64:
    """Return whether one stops who has entered: if that will probably be won."""
    region = t.get(Interception.REGION)
    odds = odds_at(t, p, region, t.get(Interception.MOVER), plan)
    return INTERCEPT << KIND_BITS if odds >= FAIR else PASS << KIND_BITS


def best_unit(t: Table, p: i64, choices: vec[i64], plan: Plan, chance: Chance) -> i64:
    """Return the unit with the best chance against the enemy's mix, then the help of an aircraft, or the roll."""
    kind = choices[0] >> KIND_BITS
    if len(t.draft(p)):
        return choices[0] if len(t.draft(p)) == 1 and kind != ROLL else ROLL << KIND_BITS
    if kind != USE_ARMY:
        return choices[chance.below(len(choices))]
    battle = t.frame_of(BATTLE)
    foe = leader(t, battle, 1 - side_led_by(t, battle, p))
    region = t.read(battle, Battle.REGION)
    best = choices[0]
    most = -1000.0
    for i in range(len(choices)):
        if choices[i] >> KIND_BITS == USE_ARMY:
            figure = choices[i] & ((1 << FIGURE_BITS) - 1)
            appeal = against_mix(t, figure, foe, region, plan) + 0.3 * 0.01 * float(chance.below(100))
            if appeal > most:
                most = appeal
                best = choices[i]
    return best


def against_mix(t: Layout, figure: i64, foe: i64, region: i64, plan: Plan) -> float:
    """Return how well a unit stands against those that an enemy could send."""
    found = 0.0
    number = 0.0
    for piece in range(len(t.piece_at)):
        other = t.piece_figure[piece]
        if (
            t.piece_at[piece] == region
            and t.piece_owner[piece] == foe
            and other != NONE
            and FIGURE_CLASS[other] < FLEET
        ):
            number += 1.0
            if trumps(FIGURE_CLASS[figure], FIGURE_CLASS[other], FLEET):
                found += 1.0
            elif trumps(FIGURE_CLASS[other], FIGURE_CLASS[figure], FLEET):
                found -= 1.0
    return (found / number if number > 0.0 else 0.0) + 0.05 * plan.weight[figure]


# --- trade ---


def traded(t: Table, p: i64, choices: vec[i64]) -> i64:
    """Return how an offer goes on that has been begun: as it is; without one, let pass."""
    if len(t.draft(p)) == 0:
        return PASS << KIND_BITS
    last = choices[len(choices) - 1]
    return last if last >> KIND_BITS == SEND else choices[0]
