"""What a position of Through the Ages is worth to a player: the sum of all that `outlook.py` and `appeal.py` price."""

from mypy_extensions import i64

from epocha.games.through_the_ages.appeal import (
    URBAN_ROOM,
    WAR_PRIZE,
    armies_begun,
    expected_arming,
    hand_worth,
    leader_fades,
    military_hand_worth,
    perks_worth,
    wonder_worth,
)
from epocha.games.through_the_ages.components import NONE, SCORING
from epocha.games.through_the_ages.effect_tables import EFFECTS
from epocha.games.through_the_ages.effects import (
    SCORE,
    SCORE_RANK,
)
from epocha.games.through_the_ages.layout import EVENT_CARDS, FIRST_EVENT
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
from epocha.games.through_the_ages.ranking import ranked
from epocha.games.through_the_ages.scoring import tutorial_points
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.upkeep import harvest, mine
from epocha.games.through_the_ages.stores import consume, corrupt
from epocha.games.through_the_ages.terms import TUTORIAL
from epocha.games.through_the_ages.values import amount_of, discontent


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


def closing_worth(t: Table, p: i64, calendar: Calendar) -> float:
    """Return the points that a player will have in the end if the last turn ends here, as far as they can be told.

    Goods, people and cards are worth nothing any more but for what is scored; strength still deters those who follow.
    """
    u = t.clone()
    if discontent(u, p) <= u.unused[p]:
        harvest(u, p)
        consume(u, p)
        mine(u, p, NONE)
        if t.terms.mode != TUTORIAL:
            corrupt(u, p)
    worth = float(u.culture[p]) + impacts(u, p, p, calendar) + wars_worth(u, p)
    if t.terms.mode == TUTORIAL:
        return worth + float(tutorial_points(u, p))
    turns = calendar.turns(t, p)
    return worth + strength_worth(t, lead_in_strength(t, p), turns) + ability(t, p, turns)


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
            arming = expected_arming(t, t.war_on[q]) if still_arms else 0.0
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
