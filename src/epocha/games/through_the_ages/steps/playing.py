"""Playing leaders, technologies, governments, action cards and tactics: carried out (TA-18 to TA-21, TA-34)."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.games.through_the_ages.components import (
    ACTION,
    CATEGORY,
    DESPOTISM,
    GOVERNMENT,
    LEADER,
    NONE,
    SITES,
)
from epocha.games.through_the_ages.effect_tables import (
    EFFECTS,
    PARTNER_PAYS,
    PERFORMS,
    PERFORMS_BUILD,
    PERFORMS_UPGRADE,
)
from epocha.games.through_the_ages.effects import (
    ON_PLAY_CULTURE,
    ON_PLAY_REFUND,
    ON_PLAY_RESOURCES,
    RED_REVOLUTION,
    RESOURCES,
    SCORE,
)
from epocha.games.through_the_ages.piles import (
    civil_held,
    drop_civil,
    drop_military,
    leave_openly,
    throw_away,
)
from epocha.games.through_the_ages.prices import science_price, unplayable_technology
from epocha.games.through_the_ages.ratings import settle
from epocha.games.through_the_ages.scoring import score_effect
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.common import PERFORM
from epocha.games.through_the_ages.steps.events import give
from epocha.games.through_the_ages.steps.paying import gain
from epocha.games.through_the_ages.tableau import learn, put_special, score
from epocha.games.through_the_ages.values import amount_of


def play_leader(t: Table, p: i64, card: i64) -> None:
    """TA-18.3, TA-18.4: it replaces the old one; what it changes counts at once."""
    drop_civil(t, p, card)
    if t.leader[p] != NONE:
        leave_openly(t, t.leader[p])
    t.leader[p] = card
    settle(t, p)


def play_tactics(t: Table, p: i64, card: i64) -> None:
    """TA-34.1, TA-34.2."""
    drop_military(t, p, card)
    t.disclosures += 1
    if t.tactics[p] != NONE:
        throw_away(t, t.tactics[p], NONE)
    t.tactics[p] = card
    settle(t, p)


def play_technology(t: Table, p: i64, card: i64, revolution: bool) -> None:
    """Pay the science and put a technology into play (TA-19, TA-20); leaders may gain by it."""
    learn(t, p, -science_price(t, p, card, revolution))
    for q in range(t.players):
        if t.pact[q] != NONE and PARTNER_PAYS[t.pact[q]]:  # TA-43.68
            if q == p:
                learn(t, t.pact_with[q], -PARTNER_PAYS[t.pact[q]])
            elif t.pact_with[q] == p:
                learn(t, q, -PARTNER_PAYS[t.pact[q]])
    drop_civil(t, p, card)
    if not revolution:
        regain(t, p)  # before the new government's tokens are counted, as this action was not spent
    if card < SITES:
        t.techs[p] |= single(card)
    elif CATEGORY[card] == GOVERNMENT:
        change_government(t, p, card, revolution)
    else:
        put_special(t, p, card)
    gain(t, p, RESOURCES, t.perk(p, ON_PLAY_RESOURCES))
    score(t, p, t.perk(p, ON_PLAY_CULTURE))
    if revolution:
        regain(t, p)


def regain(t: Table, p: i64) -> None:
    """TA-43.4, TA-43.5: some leaders give back the civil action that played a technology."""
    t.civil_spent = max(0, t.civil_spent - t.perk(p, ON_PLAY_REFUND))


def change_government(t: Table, p: i64, card: i64, revolution: bool) -> None:
    """TA-20.4, TA-20.5, TA-20.10, TA-20.11: spent tokens stay spent; a revolution spends all of one colour."""
    civil = t.civil_spent
    military = t.military_spent
    if t.government[p] != DESPOTISM:
        leave_openly(t, t.government[p])
    t.government[p] = card
    settle(t, p)
    all_military = t.military_total[p] + t.military_extra
    if revolution and t.perk(p, RED_REVOLUTION):
        t.military_spent = all_military
        t.civil_spent = min(civil, t.civil_total[p])
    else:
        t.military_spent = min(military, all_military)
        t.civil_spent = t.civil_total[p] if revolution else min(civil, t.civil_total[p])


def unrevoltable(t: Table, p: i64, spent: i64) -> str | None:
    """Return the rule that forbids a revolution now (TA-20.2, TA-43.3, TA-43.58).

    Args:
        spent: civil actions that may be spent already: 1 inside an action card, else 0 (TA-20.8).
    """
    if t.perk(p, RED_REVOLUTION):
        return "TA-43.3" if t.military_spent or t.military_total[p] + t.military_extra == 0 else None
    return "TA-20.2" if t.civil_spent != spent or t.civil_total[p] == 0 else None


def unplayable(t: Table, p: i64, card: i64, revolution: bool) -> str | None:
    """Return the rule that keeps a civil card from being played from the hand for its own action, if one does."""
    if not civil_held(t, p, card):
        return "TA-8.9"
    if not revolution and t.civil_left() < 1:
        kind = CATEGORY[card]
        return "TA-21.1" if kind == ACTION else "TA-18.1" if kind == LEADER else "TA-19.1"
    return unready(t, p, card, revolution)


def unready(t: Table, p: i64, card: i64, revolution: bool) -> str | None:
    """Return the rule that keeps a card that is in hand from being played, the action aside, if one does."""
    kind = CATEGORY[card]
    if revolution:
        if kind != GOVERNMENT:
            return "TA-20.1"
        return unrevoltable(t, p, 0) or unplayable_technology(t, p, card, True)
    if kind == LEADER:
        return None
    if kind == ACTION:
        return unplayable_action(t, p, card)
    return unplayable_technology(t, p, card, False)


def unplayable_action(t: Table, p: i64, card: i64) -> str | None:
    """Return the rule that keeps an action card from being played: not in the turn it was taken (TA-21.2)."""
    taken: i64 = 0
    for i in range(len(t.fresh)):
        if t.fresh[i] == card:
            taken += 1
    return "TA-21.2" if taken and civil_held(t, p, card) <= taken else None


def performs(card: i64) -> bool:
    """Return whether an action card contains another action (TA-21.4)."""
    return bool(PERFORMS[card] or PERFORMS_BUILD[card] or PERFORMS_UPGRADE[card])


def play_action_card(t: Table, p: i64, card: i64) -> None:
    """TA-21.1, TA-21.3, TA-21.4: what it performs is asked next; the rest happens at once."""
    drop_civil(t, p, card)
    leave_openly(t, card)
    if performs(card):
        t.push(PERFORM, p, card)
        return
    do_effects(t, p, card)


def do_effects(t: Table, p: i64, card: i64) -> None:
    """Carry out what an action card gives."""
    for effect in EFFECTS[card]:
        if effect.verb == SCORE:
            score_effect(t, p, effect, t.turn)
        else:
            give(t, p, effect, amount_of(t, p, effect.value))
