"""What cards are worth to a player of Through the Ages: in the row, in the hand, under construction and in play."""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.vec import append, vec
from epocha.games.through_the_ages.components import (
    ACTION,
    AGE,
    AGGRESSION,
    AIR_FORCE,
    ATTACK_COST,
    BONUS,
    CATEGORY,
    CIVIL_ACTIONS,
    COLONIZATION,
    DEFENCE,
    EVENT,
    FIRST,
    FIRST_WONDER,
    GOVERNMENT,
    INFANTRY,
    LEADER,
    LINE,
    LINES,
    MILITARY_ACTIONS,
    NONE,
    PACT,
    REVOLUTION_COST,
    SITES,
    SPECIAL,
    STAGE_COST,
    STAGE_COUNT,
    STAGES,
    TACTICS,
    TERRITORY,
    UNIT_SITE,
    URBAN_LIMIT,
    WAR,
    WONDER,
    WORTH,
)
from epocha.games.through_the_ages.effect_tables import (
    BRINGS_BLUE,
    BRINGS_YELLOW,
    EFFECTS,
    LASTING,
    PERFORM_FOOD_OFF,
    PERFORM_RESOURCES_OFF,
    PERFORMS,
    PERFORMS_BUILD,
    PERFORMS_UPGRADE,
)
from epocha.games.through_the_ages.effects import (
    CIVIL_MORE,
    CULTURE_POINTS,
    CULTURE_RATING,
    FACES_MORE,
    FOOD,
    FOOD_OR_RESOURCES,
    FOOD_PER_TURN,
    GAIN,
    HAPPY_RATING,
    LAB_STOCK,
    MILITARY_CARDS,
    MILITARY_MORE,
    MILITARY_THIS_TURN,
    MINE_EXTRA,
    NO_TACTICS,
    PERFORM_POPULATION,
    PERFORM_STAGE,
    PERFORM_TECHNOLOGY,
    PERKS,
    POPULATION,
    RESOURCES,
    RESOURCES_PER_TURN,
    SCIENCE_POINTS,
    SCIENCE_RATING,
    SCORE,
    STAGES_MORE,
    STRENGTH_RATING,
    UNIT_FUND,
    Effect,
)
from epocha.games.through_the_ages.estimates import PERK_AT_ONCE, PERK_PER_TURN, WEIGHTS, by_age
from epocha.games.through_the_ages.layout import CIVIL_SLOTS, MILITARY_SLOTS
from epocha.games.through_the_ages.outlook import Calendar, Outlook, potential, resources_made, unrest_cost
from epocha.games.through_the_ages.prices import is_full, science_price
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.stores import stock
from epocha.games.through_the_ages.terms import FULL
from epocha.games.through_the_ages.values import LAB_SITE, amount_of, army_bonus, best_mine, bonus_of

HELD: Final = 0.01 * WEIGHTS.held
"""The share of what a civil card will bring that it is worth in the hand: most of it comes with what is paid later."""
HELD_LEADER: Final = 0.01 * WEIGHTS.held_leader
"""The same of a leader, who costs an action alone."""
HELD_ARMS: Final = 0.01 * WEIGHTS.held_arms
"""The same of tactics and wars, which are drawn for nothing and cost little more."""
LONG_WAIT: Final = 0.01 * WEIGHTS.long_wait
"""Turns of saving for a technology after which it is of little use."""
QUEUE: Final = 0.01 * WEIGHTS.queue
"""The share of the science for the other technologies in the hand that is spent before one's turn comes."""
OF_NO_USE: Final = 0.01 * WEIGHTS.of_no_use
"""What counts of an action card as long as there is nothing that it could be played for."""
CROWDED: Final = 0.01 * WEIGHTS.crowded
"""What each card more than two in the civil hand costs: room, and actions that are spent elsewhere."""
URBAN_ROOM: Final = 0.01 * WEIGHTS.urban_room
"""What one more building of each type allowed is worth for each upkeep."""
WONDER_FINISHED: Final = 0.01 * WEIGHTS.wonder_finished
"""The share of wonders begun that are finished, if there is time enough."""
ABANDONED: Final = 0.01 * WEIGHTS.abandoned
"""What it costs to have a wonder that will not be finished: it is in the way of another."""
WONDER_HASTE: Final = 0.01 * WEIGHTS.wonder_haste
"""Upkeeps to spare from which on a wonder need not be hurried, for nobody knows when an age will end (TA-12.4)."""
UPSET: Final = 0.01 * WEIGHTS.upset
"""The share of the uprising that a card would cause which counts: something is mostly done about it before."""
BUILDING_SHARE: Final = 0.01 * WEIGHTS.building_share
"""The share of the resources made that goes into a wonder under construction."""
CARD_UNKNOWN: Final = 0.01 * WEIGHTS.card_unknown
"""A military card before it is drawn."""
EVENT_CARD: Final = 0.01 * WEIGHTS.event_card
"""The share of the points for preparing an event that it is worth in the hand."""
BONUS_SHARE: Final = 0.01 * WEIGHTS.bonus_share
"""What a bonus card is worth for each point that it defends or helps to land."""
ATTACK_CARD: Final = 0.01 * WEIGHTS.attack_card
"""An aggression or war that cannot win now."""
WAR_PRIZE: Final = 0.01 * WEIGHTS.war_prize
"""What a war declared will bring for each point of strength ahead."""
WAR_ARMING: Final = 0.01 * WEIGHTS.war_arming
WAR_ARMING_MEANS: Final = 0.01 * WEIGHTS.war_arming_means
"""Strength that the target of a war can still be expected to buy, and more for each resource that it will have."""
ARMY_BEGUN: Final = 0.01 * WEIGHTS.army_begun
ARMY_PLANNED: Final = 0.01 * WEIGHTS.army_planned
"""The share of an army's strength that counts while one unit is missing, and while two are."""
NO_RECRUIT: Final = 0.01 * WEIGHTS.no_recruit
"""What counts of such an army without an unused worker."""
SPOILS: Final[vec[float]] = by_age(WEIGHTS.spoils)
"""What an aggression that succeeds is worth, by its age."""
SURE: Final = 0.01 * WEIGHTS.sure
"""The lead in strength that makes success likely, for each level of an aggression less."""


# --- cards in play ---


def lasting_worth(t: Table, p: i64, o: Outlook, card: i64, turns: float) -> float:
    """Return what a card brings from being in play for some upkeeps, by what it would count now."""
    share = turns / o.turns if o.turns > 0.0 else 0.0
    worth = 0.0
    lasting = LASTING[card]
    for one in lasting.adds:
        number = amount_of(t, p, one.value)
        amount = float(number)
        if one.to == CULTURE_RATING:
            worth += turns * amount
        elif one.to == SCIENCE_RATING:
            worth += share * o.science_income * amount
        elif one.to == STRENGTH_RATING:
            worth += share * o.strength * amount
        elif one.to == HAPPY_RATING:
            worth += share * o.faces(number)
    for i in range(0, len(lasting.perks), 2):
        worth += float(lasting.perks[i + 1]) * perk_worth(t, p, o, lasting.perks[i], turns)
    return worth


def perk_worth(t: Table, p: i64, o: Outlook, perk: i64, turns: float) -> float:
    """Return what one of a perk brings for some upkeeps."""
    share = turns / o.turns if o.turns > 0.0 else 0.0
    if perk == CIVIL_MORE:
        return share * o.actions
    if perk == MILITARY_MORE:
        return share * o.war_actions
    if perk == RESOURCES_PER_TURN:
        return share * o.resource_income
    if perk == FOOD_PER_TURN:
        return share * o.food_income
    if perk == MINE_EXTRA:
        best = best_mine(t, p)
        return share * o.resource_income * float(WORTH[best]) if best != NONE else 0.0
    if perk == LAB_STOCK:
        made: i64 = 0
        for site in range(LAB_SITE + 1, LAB_SITE + 4):
            made += t.workers[p * SITES + site] * WORTH[site]
        return share * o.resource_income * float(made)
    if perk == FACES_MORE:
        return share * o.faces(t.happy[p])
    if perk == NO_TACTICS:
        return -share * o.strength * float(army_bonus(t, p, False))
    return (PERK_AT_ONCE[perk] if turns > 0.0 else 0.0) + PERK_PER_TURN[perk] * turns


def perks_worth(t: Table, p: i64, o: Outlook) -> float:
    """Return what a player's perks are worth that no rating, action or production shows."""
    worth = 0.0
    base = p * PERKS
    for perk in range(PERKS):
        if t.perks[base + perk]:
            worth += float(t.perks[base + perk]) * (PERK_AT_ONCE[perk] + PERK_PER_TURN[perk] * o.turns)
    return worth


def leader_fades(t: Table, p: i64, o: Outlook, calendar: Calendar) -> float:
    """Return what is counted too much for a leader, who leaves at the end of the next age (TA-12.4)."""
    card = t.leader[p]
    if card == NONE:
        return 0.0
    life = calendar.until(t, p, AGE[card] + 1)
    if life >= o.turns:
        return 0.0
    return lasting_worth(t, p, o, card, o.turns) - lasting_worth(t, p, o, card, life)


# --- what happens once ---


def at_once_worth(t: Table, p: i64, o: Outlook, effect: Effect) -> float:
    """Return what a gain or score is worth to a player."""
    if effect.verb != GAIN and effect.verb != SCORE:
        return 0.0
    amount = float(amount_of(t, p, effect.value))
    if effect.verb == SCORE:
        return min(amount, float(effect.most)) if effect.most else amount
    what = effect.what
    if what == RESOURCES or what == FOOD_OR_RESOURCES:
        return amount * o.resource
    if what == FOOD:
        return amount * o.food
    if what == SCIENCE_POINTS:
        return amount * o.science
    if what == CULTURE_POINTS:
        return amount
    if what == POPULATION:
        return amount * o.idle
    if what == MILITARY_CARDS:
        return amount * CARD_UNKNOWN
    if what == MILITARY_THIS_TURN:
        return 0.5 * amount * o.war_action
    return 0.6 * amount * o.resource if what == UNIT_FUND else 0.0


def action_worth(t: Table, p: i64, o: Outlook, card: i64) -> float:
    """Return what an action card brings when it is played, the civil action aside that it costs."""
    worth = o.resource * float(PERFORM_RESOURCES_OFF[card]) + o.food * float(PERFORM_FOOD_OFF[card])
    if PERFORM_RESOURCES_OFF[card] or PERFORM_FOOD_OFF[card]:
        worth = 0.85 * worth + o.action  # it saves the action that it performs
    for effect in EFFECTS[card]:
        worth += at_once_worth(t, p, o, effect)
    return worth


def is_of_use(t: Table, p: i64, card: i64) -> bool:
    """Return whether a player has what the action needs that a card performs, goods aside; True if it performs none."""
    flags = PERFORMS[card]
    builds = PERFORMS_BUILD[card]
    upgrades = PERFORMS_UPGRADE[card]
    if flags == 0 and builds == 0 and upgrades == 0:
        return True
    if flags & (PERFORM_POPULATION | PERFORM_TECHNOLOGY) or (flags & PERFORM_STAGE and t.wonder[p] != NONE):
        return True
    worker = False
    for site in range(UNIT_SITE):
        if builds >> CATEGORY[site] & 1 and t.unused[p] > 0 and t.techs[p] >> site & 1 and not is_full(t, p, site):
            return True
        if site == FIRST[CATEGORY[site]]:
            worker = False
        if worker and upgrades >> CATEGORY[site] & 1 and t.techs[p] >> site & 1:
            return True
        worker = worker or t.workers[p * SITES + site] > 0
    return False


# --- civil cards in the hand or the row ---


def technology_gain(t: Table, p: i64, o: Outlook, card: i64) -> float:
    """Return what a technology brings once it is in play, before what it costs."""
    kind = CATEGORY[card]
    if kind < GOVERNMENT:
        techs = t.techs[p]
        gain = potential(t, p, o, techs | single(card)) - potential(t, p, o, techs)
        return gain + o.strength * units_gain(t, p, techs | single(card)) if kind >= INFANTRY else gain
    if kind == SPECIAL:
        old = t.special[p * LINES + LINE[card]]
        gain = lasting_worth(t, p, o, card, o.turns) + 0.25 * o.resource * float(BRINGS_BLUE[card])
        if old == NONE:
            return gain
        return gain - lasting_worth(t, p, o, old, o.turns) if AGE[old] < AGE[card] else 0.0
    old = t.government[p]
    gain = o.actions * float(CIVIL_ACTIONS[card] - CIVIL_ACTIONS[old])
    gain += o.war_actions * float(MILITARY_ACTIONS[card] - MILITARY_ACTIONS[old])
    gain += URBAN_ROOM * o.turns * float(URBAN_LIMIT[card] - URBAN_LIMIT[old])
    gain -= upset(t, p, o, faces_given(t, p, old) - faces_given(t, p, card))
    return gain + lasting_worth(t, p, o, card, o.turns) - lasting_worth(t, p, o, old, o.turns)


def technology_worth(t: Table, p: i64, o: Outlook, card: i64) -> float:
    """Return what a technology in the hand is worth: what it will bring, less science, actions and waiting.

    It waits for its own science, and for some of that which goes into the others in the hand.
    """
    gain = technology_gain(t, p, o, card)
    if gain <= 0.0 or o.turns <= 0.0:
        return 0.0
    price = science_price(t, p, card, False)
    queue = QUEUE * float(science_promised(t, p, card))
    worth = after_saving(t, p, o, gain, price, queue, o.action)
    if CATEGORY[card] == GOVERNMENT:
        revolution = REVOLUTION_COST[card]
        actions = 0.85 * o.action * float(t.civil_total[p])
        worth = max(worth, after_saving(t, p, o, gain, revolution, queue, actions))
    return HELD * worth


def science_promised(t: Table, p: i64, card: i64) -> i64:
    """Return the science that the other technologies in a player's hand cost."""
    found: i64 = 0
    for at in range(p * CIVIL_SLOTS, p * CIVIL_SLOTS + t.civil_count[p]):
        other = t.civil_hand[at]
        if other != card and CATEGORY[other] <= SPECIAL:
            found += science_price(t, p, other, CATEGORY[other] == GOVERNMENT)
    return found


def after_saving(t: Table, p: i64, o: Outlook, gain: float, price: i64, queue: float, actions: float) -> float:
    """Return what is left of a gain that has to be saved for; the sooner it comes, the more of it.

    Args:
        price: science. queue: what else will be spent of it before. actions: what the actions are worth that it takes.
    """
    wait = max(0.0, float(price - t.science[p]) + queue) / max(0.5, float(t.science_rate[p]))
    share = max(0.0, 1.0 - wait / max(1.0, o.turns - 0.5))
    worth = share * share * gain - o.lore.paid(price) - actions
    if wait > LONG_WAIT:
        worth *= 0.3
    return max(0.0, worth)


def leader_worth(t: Table, p: i64, o: Outlook, card: i64, calendar: Calendar) -> float:
    """Return what a leader in the hand is worth beyond the one in play."""
    life = calendar.until(t, p, AGE[card] + 1)
    worth = lasting_worth(t, p, o, card, max(0.0, life))
    old = t.leader[p]
    if old != NONE:
        worth -= lasting_worth(t, p, o, old, calendar.until(t, p, AGE[old] + 1))
    return HELD_LEADER * max(0.0, worth - o.action)


def civil_worth(t: Table, p: i64, o: Outlook, card: i64, calendar: Calendar) -> float:
    """Return what a civil card in the hand is worth."""
    kind = CATEGORY[card]
    if kind <= SPECIAL:
        return technology_worth(t, p, o, card)
    if kind == LEADER:
        return leader_worth(t, p, o, card, calendar)
    if kind == ACTION:
        share = min(1.0, max(0.0, o.turns - 1.0))  # it is not played in the turn in which it is taken
        if not is_of_use(t, p, card):
            share *= OF_NO_USE
        return HELD * share * max(0.0, action_worth(t, p, o, card) - o.action)
    return 0.0


def hand_worth(t: Table, p: i64, o: Outlook, calendar: Calendar) -> float:
    """Return what a civil hand is worth: two governments, leaders or cards of a line are not worth twice."""
    worth = 0.0
    best_leader = 0.0
    best_government = 0.0
    for at in range(p * CIVIL_SLOTS, p * CIVIL_SLOTS + t.civil_count[p]):
        card = t.civil_hand[at]
        one = civil_worth(t, p, o, card, calendar)
        if CATEGORY[card] == LEADER:
            best_leader = max(best_leader, one)
        elif CATEGORY[card] == GOVERNMENT:
            best_government = max(best_government, one)
        else:
            worth += one
    return worth + best_leader + best_government - CROWDED * float(max(0, t.civil_count[p] - 2))


# --- wonders ---


def wonder_gain(t: Table, p: i64, o: Outlook, card: i64, turns: float) -> float:
    """Return what a wonder brings that is finished when so many upkeeps are to come."""
    worth = lasting_worth(t, p, o, card, turns) + 0.25 * o.resource * float(BRINGS_BLUE[card])
    for effect in EFFECTS[card]:
        worth += at_once_worth(t, p, o, effect)
    return worth


def wonder_worth(t: Table, p: i64, o: Outlook, card: i64, done: i64, calendar: Calendar, actions: i64) -> float:
    """Return what a wonder under construction is worth.

    Args:
        done: how many stages are built. actions: how many civil actions are left for the rest in this turn.
    """
    first = (card - FIRST_WONDER) * STAGES
    left = STAGE_COUNT[card - FIRST_WONDER] - done
    cost: i64 = 0
    for stage in range(first + done, first + STAGE_COUNT[card - FIRST_WONDER]):
        cost += STAGE_COST[stage]
    calls = (left + t.perk(p, STAGES_MORE)) // (1 + t.perk(p, STAGES_MORE))
    turns = calendar.until(t, p, AGE[card] + 1)
    missing = float(max(0, cost - stock(t, p, RESOURCES)))
    wait = missing / max(1.0, BUILDING_SHARE * float(resources_made(t, p)))
    sure = WONDER_FINISHED
    if left > 0 and (missing > 0.0 or actions < calls):
        haste = 1.0 if t.last_round else WONDER_HASTE
        sure *= max(0.0, min(1.0, (turns - wait - 1.0) / haste))
    if turns <= 0.0 or sure <= 0.0:
        return -ABANDONED
    gain = sure * wonder_gain(t, p, o, card, max(0.0, o.turns - wait)) - upset(t, p, o, -faces_given(t, p, card))
    return max(-ABANDONED, gain - o.purse.paid(cost) - o.action * float(calls))


def faces_given(t: Table, p: i64, card: i64) -> i64:
    """Return the happy faces that a card gives a player; below 0 if it takes some."""
    given: i64 = 0
    for one in LASTING[card].adds:
        if one.to == HAPPY_RATING:
            given += amount_of(t, p, one.value)
    return given


def upset(t: Table, p: i64, o: Outlook, taken: i64) -> float:
    """Return what the uprising costs that a card would cause by the happy faces that it takes."""
    if taken <= 0:
        return 0.0
    missing = o.required - o.happy
    before = unrest_cost(t, p, o, max(0, missing), True)
    return UPSET * (unrest_cost(t, p, o, max(0, missing + taken), True) - before)


# --- military cards ---


def tactics_gain(t: Table, p: i64, card: i64) -> float:
    """Return the strength that other tactics would add, armies begun included."""
    return armies_under(t, p, card, t.techs[p]) - armies_under(t, p, t.tactics[p], t.techs[p])


def units_gain(t: Table, p: i64, techs: i64) -> float:
    """Return the strength that armies would promise more with some technologies, under the best tactics at hand."""
    now = armies_under(t, p, t.tactics[p], t.techs[p])
    then = armies_under(t, p, t.tactics[p], techs)
    for at in range(p * MILITARY_SLOTS, p * MILITARY_SLOTS + t.military_count[p]):
        card = t.military_hand[at]
        if card >= 0 and CATEGORY[card] == TACTICS:
            now = max(now, armies_under(t, p, card, t.techs[p]))
            then = max(then, armies_under(t, p, card, techs))
    return then - now


def armies_under(t: Table, p: i64, tactics: i64, techs: i64, with_begun: bool = True) -> float:
    """Return the strength of a player's armies under some tactics and with some technologies, those begun included."""
    kept = t.tactics[p]
    t.tactics[p] = tactics
    strength = float(army_bonus(t, p, False))
    if with_begun:
        strength += armies_begun(t, p, techs)
    t.tactics[p] = kept
    return strength


def armies_begun(t: Table, p: i64, techs: i64) -> float:
    """Return the strength that counts of armies that want one unit or two more, which some technologies allow.

    Little of it counts as long as there is no unused worker for the first of them.
    """
    if t.tactics[p] == NONE:
        return 0.0
    units = t.workers[p * SITES + UNIT_SITE : (p + 1) * SITES]
    now = bonus_of(t, p, units, False)
    best = best_units(techs)
    with_one = now
    with_two = now
    for i in range(len(best)):
        units[best[i]] += 1
        with_one = max(with_one, bonus_of(t, p, units, False))
        for k in range(i, len(best)):
            units[best[k]] += 1
            with_two = max(with_two, bonus_of(t, p, units, False))
            units[best[k]] -= 1
        units[best[i]] -= 1
    begun = ARMY_BEGUN * float(with_one - now) + ARMY_PLANNED * float(with_two - with_one)
    return begun if t.unused[p] > 0 else NO_RECRUIT * begun


def best_units(techs: i64) -> vec[i64]:
    """Return the best unit of each type that some technologies allow, counted from the first unit."""
    out = vec[i64](capacity=4)
    for category in range(INFANTRY, AIR_FORCE + 1):
        best: i64 = NONE
        for site in range(FIRST[category], FIRST[category + 1]):
            if techs >> site & 1:
                best = site
        if best != NONE:
            out = append(out, best - UNIT_SITE)
    return out


def expected_arming(t: Table, p: i64) -> float:
    """Return the strength that a player is expected to buy when a war has been declared on them."""
    return WAR_ARMING + WAR_ARMING_MEANS * float(stock(t, p, RESOURCES) + resources_made(t, p))


def least_arming(t: Table, p: i64) -> float:
    """Return the least strength that a rival of a player is expected to buy against a war."""
    least = 99.0
    for q in range(t.players):
        if q != p and not t.is_out(q):
            least = min(least, expected_arming(t, q))
    return least


def military_worth(t: Table, p: i64, o: Outlook, card: i64, lead: float) -> float:
    """Return what a military card in the hand is worth."""
    if o.turns <= 0.0:
        return 0.0
    kind = CATEGORY[card]
    if kind == EVENT:
        return EVENT_CARD * float(AGE[card]) + 0.2
    if kind == TERRITORY:
        return 0.7 * float(AGE[card]) + 0.3
    if kind == BONUS:
        return BONUS_SHARE * float(DEFENCE[card] + COLONIZATION[card]) * min(1.0, o.turns / 3.0)
    if kind == TACTICS:
        stands = armies_under(t, p, card, t.techs[p], with_begun=False) - float(army_bonus(t, p, False))
        gain = HELD_ARMS * stands + tactics_gain(t, p, card) - stands  # plans count as much as with the card in play
        return 0.3 + max(0.0, o.strength * gain - o.war_action)
    if kind == WAR:
        prize = WAR_PRIZE * max(0.0, lead - least_arming(t, p)) - o.war_action * float(ATTACK_COST[card])
        return ATTACK_CARD + (HELD_ARMS * max(0.0, prize) if o.turns > 1.0 else 0.0)
    if kind == AGGRESSION:
        sure = min(1.0, max(0.0, (lead - 2.0 * float(AGE[card])) / SURE))
        paid = o.war_action * float(ATTACK_COST[card])
        return ATTACK_CARD + sure * max(0.0, 0.6 * SPOILS[AGE[card]] - paid)
    return 0.5 if kind == PACT else 0.0


def military_hand_worth(t: Table, p: i64, o: Outlook, lead: float) -> float:
    """Return what a military hand is worth; cards above the limit will be discarded."""
    worth = 0.0
    for at in range(p * MILITARY_SLOTS, p * MILITARY_SLOTS + t.military_count[p]):
        worth += military_worth(t, p, o, t.military_hand[at], lead)
    return worth - 0.6 * float(max(0, t.military_count[p] - t.military_limit[p]))


def colony_worth(t: Table, p: i64, o: Outlook, card: i64) -> float:
    """Return what a territory is worth as a colony."""
    worth = lasting_worth(t, p, o, card, o.turns)
    worth += (0.5 + 0.09 * o.turns) * float(BRINGS_YELLOW[card]) + 0.35 * o.resource * float(BRINGS_BLUE[card])
    for effect in EFFECTS[card]:
        worth += at_once_worth(t, p, o, effect)
    if t.terms.mode == FULL:
        worth += 4.0 * min(1.0, 0.08 * float(count(t.colonies[p]) + 3))  # the impact of colonies may be scored
    return worth


def wonder_on_offer(t: Table, p: i64, o: Outlook, card: i64, calendar: Calendar) -> float:
    """Return what a wonder in the row is worth to whoever takes it."""
    return wonder_worth(t, p, o, card, 0, calendar, 0) if CATEGORY[card] == WONDER else 0.0
